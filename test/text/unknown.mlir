// Ops, types and attributes of unknown dialects are kept as they are.
"foo.top"() {a = 1} : () -> ()
func.func @f(%x: tensor<4xf32>, %y: !foo.type<a, [b]>) -> !foo.type<a, [b]> {
  %0:2 = "foo.op"(%x, %y) <{p = 1 : i32}> ({
  ^bb0(%a: tensor<f32>):
    "foo.yield"(%a) : (tensor<f32>) -> ()
  }, {
  }, {
    %s = "foo.const"() : () -> i32
    %t = stablehlo.constant dense<1> : tensor<i32>
    "foo.yield"(%s) : (i32) -> ()
  }) {attr = #foo.attr<"x">} : (tensor<4xf32>, !foo.type<a, [b]>) -> (tensor<4xf32>, !foo.type<a, [b]>)
  "foo.none"() : () -> ()
  %1 = stablehlo.abs %0#0 : tensor<4xf32>
  return %0#1 : !foo.type<a, [b]>
}

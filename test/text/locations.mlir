// also: locations
#loc2 = loc("a.py":3:4)
#l = loc("f"(#loc2))
module @m {
  func.func @f(%x: tensor<4xf32> loc("x"), %y: tensor<4xf32> loc("y"(#loc2)), %z: tensor<4xf32> loc(unknown)) -> tensor<4xf32> {
    %0 = stablehlo.abs %x : tensor<4xf32> loc("a.py":1:2)
    %1 = stablehlo.abs %0 : tensor<4xf32> loc("a.py":1:2 to :5)
    %2 = stablehlo.abs %1 : tensor<4xf32> loc("a.py":1:2 to 3:4)
    %3 = stablehlo.abs %2 : tensor<4xf32> loc("name")
    %4 = stablehlo.abs %3 : tensor<4xf32> loc("name"("child":5:6))
    %5 = stablehlo.abs %4 : tensor<4xf32> loc(callsite("f" at #loc2))
    %6 = stablehlo.abs %5 : tensor<4xf32> loc(fused["f", #l, unknown])
    %7 = stablehlo.abs %6 : tensor<4xf32> loc(fused<"meta">["f"])
    %8 = stablehlo.abs %7 : tensor<4xf32> loc(unknown)
    %9 = stablehlo.abs %8 : tensor<4xf32> loc(#l)
    %10 = stablehlo.abs %9 : tensor<4xf32> loc(#after)
    %zero = stablehlo.constant dense<0.0> : tensor<f32> loc("zero")
    %11 = "stablehlo.reduce"(%10, %zero) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32> loc("a"), %b: tensor<f32> loc(#after)):
      %s = stablehlo.subtract %a, %b : tensor<f32> loc("sub")
      stablehlo.return %s : tensor<f32> loc("ret")
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc("reduce")
    %12 = "stablehlo.sort"(%10) ({
    ^bb0(%a: tensor<f32> loc("sorta"), %b: tensor<f32> loc(unknown)):
      %s = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> loc("lt")
      stablehlo.return %s : tensor<i1> loc("ret")
    }) : (tensor<4xf32>) -> tensor<4xf32> loc("sort")
    %13 = stablehlo.while(%i = %12) : tensor<4xf32>
     cond {
      %t = stablehlo.constant dense<true> : tensor<i1> loc("t")
      stablehlo.return %t : tensor<i1> loc("ret")
    } do {
      stablehlo.return %i : tensor<4xf32> loc("ret2")
    } loc("while")
    func.return %10 : tensor<4xf32> loc("say \22it\22")
  } loc("func")
  func.func private @g(tensor<4xf32>) loc(#loc2)
} loc("module.mlir":0:0)
#after = loc("b.py":7:8)

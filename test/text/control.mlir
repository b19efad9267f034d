// Control flow, calls, tuples.
func.func @control(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %n = stablehlo.negate %x : tensor<4xf32>
    "stablehlo.return"(%n) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  %1:2 = "stablehlo.case"(%i) ({
    stablehlo.return %x, %i : tensor<4xf32>, tensor<i32>
  }, {
    %n = func.call @callee(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n, %i {x.b} : tensor<4xf32>, tensor<i32>
  }) {x.b} : (tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
  "stablehlo.case"(%i) ({
    stablehlo.return
  }) : (tensor<i32>) -> ()
  %c = stablehlo.constant dense<10> : tensor<i32>
  %2:3 = stablehlo.while(%a = %i, %b = %x, %t = %c) : tensor<i32>, tensor<4xf32>, tensor<i32> attributes {mhlo.x = 1 : i32}
   cond {
    %l = stablehlo.compare LT, %a, %t, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %n = stablehlo.add %a, %one : tensor<i32>
    %inner = stablehlo.while(%k = %n) : tensor<i32>
     cond {
      %l = stablehlo.compare LT, %k, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %l : tensor<i1>
    } do {
      %m = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %m : tensor<i32>
    }
    stablehlo.return %inner, %b, %t : tensor<i32>, tensor<4xf32>, tensor<i32>
  }
  %3 = "stablehlo.while"(%2#0) ({
  ^bb0(%k: tensor<i32>):
    %l = stablehlo.compare LT, %k, %2#2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }, {
  ^bb0(%k: tensor<i32>):
    stablehlo.return %k : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %4:2 = stablehlo.optimization_barrier %x, %i : tensor<4xf32>, tensor<i32>
  %5 = stablehlo.optimization_barrier {x.b} %x : tensor<4xf32>
  stablehlo.optimization_barrier()
  %6 = stablehlo.tuple %x, %i : tuple<tensor<4xf32>, tensor<i32>>
  %7 = stablehlo.tuple %6, %x {x.b} : tuple<tuple<tensor<4xf32>, tensor<i32>>, tensor<4xf32>>
  %8 = stablehlo.get_tuple_element %7[0] : (tuple<tuple<tensor<4xf32>, tensor<i32>>, tensor<4xf32>>) -> tuple<tensor<4xf32>, tensor<i32>>
  %9 = stablehlo.get_tuple_element %8[1] {x.b} : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
  %10 = call @callee(%x, %2#1) {x.b} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %10 : tensor<4xf32>
}

func.func private @callee(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  "func.return"(%b) : (tensor<4xf32>) -> ()
}

func.func @custom(%x: tensor<4xf32>, %t: !stablehlo.token) {
  %0 = stablehlo.custom_call @foo(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @"foo-bar baz"(%x) {has_side_effect = true, api_version = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %2:2 = stablehlo.custom_call @x.y$z(%x, %t) {api_version = 4 : i32, backend_config = {a = 1 : i64, b = "c", d = [1.0, 2.0]}} : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  stablehlo.custom_call @check.eq() {backend_config = "", called_computations = [@callee], has_side_effect = false} : () -> ()
  %3 = "stablehlo.custom_call"(%x) <{call_target_name = "layouts", api_version = 1 : i32, backend_config = "some \22text\22", operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0]> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.composite "ns.name" %x {composite_attributes = {n = 1 : i32}, decomposition = @callee1, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = stablehlo.composite "ns.name" %x {decomposition = @callee1} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func private @callee1(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// Inputs, results and operands that are tuples become their leaves, in order.
func.func @main(%p: tuple<tensor<i32>, tuple<tensor<f32>, tensor<2xf32>>>) -> tuple<tensor<f32>, tensor<i32>> {
  %t = call @inner(%p) : (tuple<tensor<i32>, tuple<tensor<f32>, tensor<2xf32>>>) -> tuple<tensor<f32>, tensor<2xf32>>
  %u = call @pair(%t) : (tuple<tensor<f32>, tensor<2xf32>>) -> tuple<tensor<f32>, tensor<2xf32>>
  %v = call @pair(%u) : (tuple<tensor<f32>, tensor<2xf32>>) -> tuple<tensor<f32>, tensor<2xf32>>
  %w = stablehlo.custom_call @mix(%v) : (tuple<tensor<f32>, tensor<2xf32>>) -> tuple<tensor<f32>, tensor<i32>>
  return %w : tuple<tensor<f32>, tensor<i32>>
}
func.func private @inner(%p: tuple<tensor<i32>, tuple<tensor<f32>, tensor<2xf32>>>) -> tuple<tensor<f32>, tensor<2xf32>> {
  %t = stablehlo.get_tuple_element %p[1] : (tuple<tensor<i32>, tuple<tensor<f32>, tensor<2xf32>>>) -> tuple<tensor<f32>, tensor<2xf32>>
  return %t : tuple<tensor<f32>, tensor<2xf32>>
}
func.func private @pair(%p: tuple<tensor<f32>, tensor<2xf32>>) -> tuple<tensor<f32>, tensor<2xf32>> {
  %a = stablehlo.get_tuple_element %p[0] : (tuple<tensor<f32>, tensor<2xf32>>) -> tensor<f32>
  %b = stablehlo.get_tuple_element %p[1] : (tuple<tensor<f32>, tensor<2xf32>>) -> tensor<2xf32>
  %c = stablehlo.negate %a : tensor<f32>
  %t = stablehlo.tuple %c, %b : tuple<tensor<f32>, tensor<2xf32>>
  return %t : tuple<tensor<f32>, tensor<2xf32>>
}

func.func @e(%a: tensor<4xf32>, %i: tensor<i32>, %p: tensor<i1>) -> tensor<4xf32> {
  %0 = stablehlo.compare LT, %a, %a, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.select %p, %a, %a : tensor<i1>, tensor<4xf32>
  %2 = stablehlo.reduce_precision %a, format = e8m10 : tensor<4xf32>
  %3 = stablehlo.slice %a [0:4:2] : (tensor<4xf32>) -> tensor<2xf32>
  %4 = stablehlo.dynamic_slice %a, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<2xf32>
  %5 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %6 = stablehlo.custom_call @x.y(%a) {api_version = 4 : i32, backend_config = {a = "b"}} : (tensor<4xf32>) -> tuple<i32>
  %7 = stablehlo.get_tuple_element %6[0] : (tuple<i32>) -> i32
  %8 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>
  %9:2 = chlo.top_k(%a, k = 2, is_stable = false) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %10 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

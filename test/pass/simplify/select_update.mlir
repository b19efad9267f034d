// A choice between an array and updates of it is a choice of what is written, or of where: the array stays in its place.
func.func @main(%p: tensor<i1>, %x: tensor<8x4xf32>, %u: tensor<1x4xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<8x4xf32> {
  %y = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<8x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  %r = stablehlo.select %p, %x, %y : tensor<i1>, tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// Both are updates: one of the two is left out.
func.func @both(%p: tensor<i1>, %x: tensor<9xf32>, %u: tensor<f32>, %i: tensor<1xi8>, %j: tensor<1xi8>) -> tensor<9xf32> {
  %q = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<i1>) -> tensor<9xi1>
  %y = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<9xf32>, tensor<1xi8>, tensor<f32>) -> tensor<9xf32>
  %z = "stablehlo.scatter"(%x, %j, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<9xf32>, tensor<1xi8>, tensor<f32>) -> tensor<9xf32>
  %r = stablehlo.select %q, %y, %z : tensor<9xi1>, tensor<9xf32>
  return %r : tensor<9xf32>
}

// A choice for each batch.
func.func @batch(%p: tensor<3xi1>, %x: tensor<3x9xf32>, %u: tensor<3xf32>, %i: tensor<3x1xi32>) -> tensor<3x9xf32> {
  %q = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<3xi1>) -> tensor<3x9xi1>
  %y = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<3x9xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3x9xf32>
  %r = stablehlo.select %q, %y, %x : tensor<3x9xi1>, tensor<3x9xf32>
  return %r : tensor<3x9xf32>
}

// Not where the index type has no number outside, the choice is one for each element, others read the update, or it
// is made in front of the loop.
func.func @refused(%p: tensor<i1>, %ps: tensor<200xi1>, %x: tensor<200xf32>, %u: tensor<f32>, %u1: tensor<1xf32>, %i: tensor<1xi8>, %j: tensor<i32>) -> (tensor<200xf32>, tensor<200xf32>, tensor<200xf32>, tensor<200xf32>, tensor<200xf32>) {
  %y = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<200xf32>, tensor<1xi8>, tensor<f32>) -> tensor<200xf32>
  %0 = stablehlo.select %p, %y, %x : tensor<i1>, tensor<200xf32>
  %y1 = stablehlo.dynamic_update_slice %x, %u1, %j : (tensor<200xf32>, tensor<1xf32>, tensor<i32>) -> tensor<200xf32>
  %1 = stablehlo.select %ps, %y1, %x : tensor<200xi1>, tensor<200xf32>
  %y2 = stablehlo.dynamic_update_slice %0, %u1, %j : (tensor<200xf32>, tensor<1xf32>, tensor<i32>) -> tensor<200xf32>
  %2 = stablehlo.select %p, %y2, %0 : tensor<i1>, tensor<200xf32>
  %y3 = stablehlo.dynamic_update_slice %1, %u1, %j : (tensor<200xf32>, tensor<1xf32>, tensor<i32>) -> tensor<200xf32>
  %3 = stablehlo.while(%c = %x) : tensor<200xf32>
  cond {
    %e = stablehlo.slice %c [0:1] : (tensor<200xf32>) -> tensor<1xf32>
    %s = stablehlo.reshape %e : (tensor<1xf32>) -> tensor<f32>
    %k = stablehlo.compare LT, %s, %u : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %k : tensor<i1>
  } do {
    %d = stablehlo.add %c, %c : tensor<200xf32>
    %f = stablehlo.select %p, %y3, %1 : tensor<i1>, tensor<200xf32>
    %g = stablehlo.add %d, %f : tensor<200xf32>
    stablehlo.return %g : tensor<200xf32>
  }
  return %0, %1, %2, %y2, %3 : tensor<200xf32>, tensor<200xf32>, tensor<200xf32>, tensor<200xf32>, tensor<200xf32>
}

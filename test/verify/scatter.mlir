// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of scatter.

func.func @rows(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @rows_by_scalar_indices(%arg0: tensor<3x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @smaller_windows(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @points(%arg0: tensor<3x4xf32>, %arg1: tensor<5x2xindex>, %arg2: tensor<5xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<5x2xindex>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @two(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xi32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xi32>) {
  %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<2x1xi32>, tensor<2x4xf32>, tensor<2x4xi32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)
  return
}

// -----

func.func @batches(%arg0: tensor<5x3x4xf32>, %arg1: tensor<5x2x1xi32>, %arg2: tensor<5x2x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x3x4xf32>, tensor<5x2x1xi32>, tensor<5x2x4xf32>) -> tensor<5x3x4xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x4xf32>, %arg1: tensor<?x1xi32>, %arg2: tensor<?x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x4xf32>, tensor<?x1xi32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @promoted(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf64>
  return
}

// -----

func.func @shapes_of_inputs_differ(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xf32>) {
  // expected-error@+1 {{input 0 is tensor<3x4xf32> and another input is tensor<4x3xf32>, expected the same shape (scatter_c1)}}
  %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<3x4xf32>, tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  return
}

// -----

func.func @window_dimensions_and_rank(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{update_window_dims, inserted_window_dims and input_batching_dims name 1 dimensions, expected the rank 2 of the inputs (scatter_c2)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @shapes_of_updates_differ(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x3xf32>) {
  // expected-error@+1 {{update 0 is tensor<2x4xf32> and another update is tensor<2x3xf32>, expected the same shape (scatter_c3)}}
  %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>, tensor<2x3xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>)
  return
}

// -----

func.func @rank_of_updates(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x1x4xf32>) {
  // expected-error@+1 {{updates is tensor<2x1x4xf32>, expected a tensor of rank 2 (scatter_c4)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x1x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @window_larger_than_input(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x5xf32>) {
  // expected-error@+1 {{window dimension 1 of updates has size 5, expected at most 4 (scatter_c4)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @scatter_dimension_of_updates(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<3x4xf32>) {
  // expected-error@+1 {{dimension 0 of updates has size 3, expected 2 as in scatter_indices (scatter_c4)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @even_operands(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x4xf32>) {
  // expected-error@+1 {{4 operands, expected N inputs, scatter_indices and N updates, N > 0 (scatter_c5)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @too_few_results(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xf32>) {
  // expected-error@+1 {{1 results, expected 2 (scatter_c5)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @updates_of_another_type(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xi32>) {
  // expected-error@+1 {{update is tensor<2x4xi32> and input is tensor<3x4xf32>, expected the same element type (scatter_c6)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @update_window_dims_not_sorted(%arg0: tensor<3x4x5xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4x5xf32>) {
  // expected-error@+1 {{update_window_dims has 1 after 2, expected ascending order (scatter_c7)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<2x1xi32>, tensor<2x4x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @update_window_dims_repeat(%arg0: tensor<3x4x5xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4x5xf32>) {
  // expected-error@+1 {{update_window_dims has 1 more than once, expected unique values (scatter_c7)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<2x1xi32>, tensor<2x4x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @update_window_dim_beyond_rank(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{element 0 of update_window_dims is 2, expected a value in [0, 2) (scatter_c8)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @inserted_dim_is_batching(%arg0: tensor<5x4xf32>, %arg1: tensor<5x0xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{inserted_window_dims and input_batching_dims have 0 more than once, expected unique values (scatter_c9)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x0xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @inserted_dims_repeat(%arg0: tensor<5x4xf32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{inserted_window_dims and input_batching_dims have 1 more than once, expected unique values (scatter_c9)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @inserted_dims_not_sorted(%arg0: tensor<5x4xf32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{inserted_window_dims has 0 after 1, expected ascending order (scatter_c10)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @inserted_dim_beyond_rank(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{element 0 of inserted_window_dims is 2, expected a value in [0, 2) (scatter_c11)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @input_batching_dims_not_sorted(%arg0: tensor<5x6x4xf32>, %arg1: tensor<6x5x1xi32>, %arg2: tensor<6x5xf32>) {
  // expected-error@+1 {{input_batching_dims has 0 after 1, expected ascending order (scatter_c12)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [1, 0], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x6x4xf32>, tensor<6x5x1xi32>, tensor<6x5xf32>) -> tensor<5x6x4xf32>
  return
}

// -----

func.func @input_batching_dim_beyond_rank(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{element 0 of input_batching_dims is 2, expected a value in [0, 2) (scatter_c13)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @indices_batching_dims_repeat(%arg0: tensor<5x5x4xf32>, %arg1: tensor<5x5x1xi32>, %arg2: tensor<5x5xf32>) {
  // expected-error@+1 {{scatter_indices_batching_dims has 0 more than once, expected unique values (scatter_c14)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x5x4xf32>, tensor<5x5x1xi32>, tensor<5x5xf32>) -> tensor<5x5x4xf32>
  return
}

// -----

func.func @indices_batching_dim_beyond_rank(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{element 0 of scatter_indices_batching_dims is 2, expected a value in [0, 2) (scatter_c15)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @index_vector_dim_is_batching(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{scatter_indices_batching_dims contains index_vector_dim 1 (scatter_c16)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @batching_dims_sizes(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{scatter_indices_batching_dims has 0 elements, expected 1 (scatter_c17)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @batches_differ(%arg0: tensor<5x4xf32>, %arg1: tensor<6x1xi32>, %arg2: tensor<6xf32>) {
  // expected-error@+1 {{batching dimension 0 has size 5 in the inputs and 6 in scatter_indices, expected equal sizes (scatter_c18)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<6x1xi32>, tensor<6xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @index_size(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims has 1 elements, expected the index size 2 (scatter_c19)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x2xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @index_size_of_scalar_indices(%arg0: tensor<3x4xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims has 2 elements, expected the index size 1 (scatter_c19)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @operand_dims_repeat(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims and input_batching_dims have 0 more than once, expected unique values (scatter_c20)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x2xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @operand_dim_is_batching(%arg0: tensor<5x4xf32>, %arg1: tensor<5x1xi32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims and input_batching_dims have 0 more than once, expected unique values (scatter_c20)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @operand_dim_beyond_rank(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{element 0 of scatter_dims_to_operand_dims is 2, expected a value in [0, 2) (scatter_c21)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @index_vector_dim_beyond_rank(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{index_vector_dim is 3, expected a value in [0, 3) (scatter_c22)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @negative_index_vector_dim(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{index_vector_dim is -1, expected a value in [0, 3) (scatter_c22)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @body_of_one_argument(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{update_computation takes 1 arguments, expected 2 (scatter_c23)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @body_of_another_kind(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{update_computation computes in i64, to which element type f32 of input 0 cannot be promoted (scatter_c23)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r0 = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r0 : tensor<i64>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xi64>
  return
}

// -----

func.func @result_shape(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x4xf32>, expected tensor<3x4xf32> (scatter_c24)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{result 0 is tensor<3x4xf64>, expected element type f32 (scatter_c25)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<3x4xf64>
  return
}

// -----

func.func @float_indices(%arg0: tensor<3x4xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x4xf32>) {
  // expected-error@+1 {{operand 1 is tensor<2x1xf32>, expected a ranked tensor of integer or index (scatter_i2)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<2x1xf32>, tensor<2x4xf32>) -> tensor<3x4xf32>
  return
}

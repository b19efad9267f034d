// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @implicit_vector(%x: tensor<4x8xf32>, %y: tensor<3xi64>) -> tensor<3x5xf32> {
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @dynamic(%x: tensor<?x8xf32>, %y: tensor<?x1xi64>) -> tensor<?x5xf32> {
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<?x8xf32>, tensor<?x1xi64>) -> tensor<?x5xf32>
  func.return %0 : tensor<?x5xf32>
}

// -----

func.func @batching(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @bounded(%x: tensor<4x8xf32>, %y: tensor<?x1xi64, #stablehlo.bounds<6, ?>>) -> tensor<?x5xf32, #stablehlo.bounds<6, ?>> {
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<?x1xi64, #stablehlo.bounds<6, ?>>) -> tensor<?x5xf32, #stablehlo.bounds<6, ?>>
  func.return %0 : tensor<?x5xf32, #stablehlo.bounds<6, ?>>
}

// -----

func.func @gather_c1(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{offset_dims, collapsed_slice_dims and operand_batching_dims have 1, 2 and 0 elements, expected the operand's rank 2 together (gather_c1)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c2(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{index_vector_dim is 3, expected a value in [0, 3) (gather_c2)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c3(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{start_index_map has 2 elements, expected 1, the size of an index vector (gather_c3)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c4_order(%x: tensor<4x8x2xf32>, %y: tensor<3x1xi64>) -> tensor<3x5x2xf32> {
  // expected-error@+1 {{offset_dims has 1 after 2, expected ascending order (gather_c4)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<4x8x2xf32>, tensor<3x1xi64>) -> tensor<3x5x2xf32>
  func.return %0 : tensor<3x5x2xf32>
}

// -----

func.func @gather_c4_unique(%x: tensor<4x8x2xf32>, %y: tensor<3x1xi64>) -> tensor<3x5x2xf32> {
  // expected-error@+1 {{offset_dims has 1 more than once, expected unique values (gather_c4)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<4x8x2xf32>, tensor<3x1xi64>) -> tensor<3x5x2xf32>
  func.return %0 : tensor<3x5x2xf32>
}

// -----

func.func @gather_c5(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{element 0 of offset_dims is 2, expected a value in [0, 2) (gather_c5)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c6(%x: tensor<4x8x2xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{collapsed_slice_dims and operand_batching_dims have 0 more than once, expected unique values (gather_c6)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 2>}> : (tensor<4x8x2xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c7(%x: tensor<4x8x2xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{collapsed_slice_dims has 0 after 1, expected ascending order (gather_c7)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<4x8x2xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c8(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{element 0 of collapsed_slice_dims is 2, expected a value in [0, 2) (gather_c8)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c9(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{slice size of collapsed dimension 0 is more than 1 (gather_c9)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c10(%x: tensor<3x3x4x8xf32>, %y: tensor<3x3x1xi64>) -> tensor<3x3x5xf32> {
  // expected-error@+1 {{operand_batching_dims has 0 after 1, expected ascending order (gather_c10)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 5>}> : (tensor<3x3x4x8xf32>, tensor<3x3x1xi64>) -> tensor<3x3x5xf32>
  func.return %0 : tensor<3x3x5xf32>
}

// -----

func.func @gather_c11(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{element 0 of operand_batching_dims is 3, expected a value in [0, 3) (gather_c11)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c12(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{slice size of batching dimension 1 is more than 1 (gather_c12)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c13(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{start_indices_batching_dims has 0 more than once, expected unique values (gather_c13)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c14(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{element 0 of start_indices_batching_dims is 2, expected a value in [0, 2) (gather_c14)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c15(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{start_indices_batching_dims has index_vector_dim 1, expected other dimensions (gather_c15)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c16(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{operand_batching_dims has 1 elements and start_indices_batching_dims 0, expected as many (gather_c16)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c17(%x: tensor<4x2x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{batching dimension 0 is 2 in the operand and 3 in start_indices (gather_c17)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x2x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c18(%x: tensor<4x3x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{start_index_map and operand_batching_dims have 1 more than once, expected unique values (gather_c18)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<4x3x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c19(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{element 0 of start_index_map is 2, expected a value in [0, 2) (gather_c19)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c20(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{slice_sizes has 3 elements, expected the operand's rank 2 (gather_c20)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c21(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{slice size of dimension 1 is 9, expected at most the operand's 8 (gather_c21)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 9>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c21_negative(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xf32> {
  // expected-error@+1 {{slice size of dimension 1 is -1, expected at least 0 (gather_c21)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, -1>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @gather_c22(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<5x3xf32> {
  // expected-error@+1 {{result is tensor<5x3xf32>, expected tensor<3x5xf32> (gather_c22)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<5x3xf32>
  func.return %0 : tensor<5x3xf32>
}

// -----

func.func @gather_c23(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>) -> tensor<3x5xi32> {
  // expected-error@+1 {{expected the same element type (gather_c23)}}
  %0 = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<4x8xf32>, tensor<3x1xi64>) -> tensor<3x5xi32>
  func.return %0 : tensor<3x5xi32>
}

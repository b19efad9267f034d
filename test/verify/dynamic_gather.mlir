// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @constant(%x: tensor<4x8xf32>, %i: tensor<3x1xi64>) -> tensor<3x5xf32> {
  %s = stablehlo.constant dense<[1, 5]> : tensor<2xi64>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x5xf32>
  func.return %0 : tensor<3x5xf32>
}

// -----

func.func @dynamic_gather_c1(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{expected the operand's rank 2 together (dynamic_gather_c1)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c2(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{index_vector_dim is 3, expected a value in [0, 3) (dynamic_gather_c2)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c3(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{start_index_map has 2 elements, expected 1, the size of an index vector (dynamic_gather_c3)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c4(%x: tensor<4x8x2xf32>, %y: tensor<3x1xi64>, %z: tensor<3xi64>) -> tensor<3x?x?xf32> {
  // expected-error@+1 {{offset_dims has 1 after 2, expected ascending order (dynamic_gather_c4)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8x2xf32>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<3x?x?xf32>
  func.return %0 : tensor<3x?x?xf32>
}

// -----

func.func @dynamic_gather_c5(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{element 0 of offset_dims is 2, expected a value in [0, 2) (dynamic_gather_c5)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c6(%x: tensor<4x8x2xf32>, %y: tensor<3x1xi64>, %z: tensor<3xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{have 0 more than once, expected unique values (dynamic_gather_c6)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8x2xf32>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c7(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{element 0 of collapsed_slice_dims is 2, expected a value in [0, 2) (dynamic_gather_c7)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c8(%x: tensor<4x8xf32>, %i: tensor<3x1xi64>) -> tensor<3x?xf32> {
  %s = stablehlo.constant dense<[2, 5]> : tensor<2xi64>
  // expected-error@+1 {{slice size of collapsed dimension 0 is more than 1 (dynamic_gather_c8)}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c9(%x: tensor<4x8xf32>, %y: tensor<3x2xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{have 0 more than once, expected unique values (dynamic_gather_c9)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x2xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c10(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{element 0 of start_index_map is 2, expected a value in [0, 2) (dynamic_gather_c10)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c11(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<3xi64>) -> tensor<3x?xf32> {
  // expected-error@+1 {{slice_sizes has 3 elements, expected the operand's rank 2 (dynamic_gather_c11)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<3xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c12(%x: tensor<4x8xf32>, %i: tensor<3x1xi64>) -> tensor<3x?xf32> {
  %s = stablehlo.constant dense<[1, 9]> : tensor<2xi64>
  // expected-error@+1 {{slice size of dimension 1 is 9, expected at most the operand's 8 (dynamic_gather_c12)}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xf32>
  func.return %0 : tensor<3x?xf32>
}

// -----

func.func @dynamic_gather_c13(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<4x?xf32> {
  // expected-error@+1 {{result is tensor<4x?xf32>, expected tensor<3x?xf32> (dynamic_gather_c13)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<4x?xf32>
  func.return %0 : tensor<4x?xf32>
}

// -----

func.func @dynamic_gather_c14(%x: tensor<4x8xf32>, %y: tensor<3x1xi64>, %z: tensor<2xi64>) -> tensor<3x?xi32> {
  // expected-error@+1 {{expected the same element type (dynamic_gather_c14)}}
  %0 = "stablehlo.dynamic_gather"(%x, %y, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x8xf32>, tensor<3x1xi64>, tensor<2xi64>) -> tensor<3x?xi32>
  func.return %0 : tensor<3x?xi32>
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @broadcast_add(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_add_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_add: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_add_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_atan2(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_atan2"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_atan2_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_atan2: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_atan2"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_atan2_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_atan2"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_divide(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_divide"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_divide_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_divide: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_divide"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_divide_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_divide"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_maximum(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_maximum"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_maximum_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_maximum: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_maximum"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_maximum_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_maximum"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_minimum(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_minimum"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_minimum_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_minimum: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_minimum"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_minimum_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_minimum"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_multiply(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_multiply"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_multiply_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_multiply: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_multiply"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_multiply_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_multiply"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_next_after(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_next_after"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_next_after_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_next_after: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_next_after"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_next_after_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_next_after"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_polygamma(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_polygamma"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_polygamma_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_polygamma: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_polygamma"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_polygamma_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_polygamma"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_power(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_power"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_power_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_power: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_power"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_power_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_power"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_remainder(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_remainder"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_remainder_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_remainder: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_remainder"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_remainder_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_remainder"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_shift_left(%x: tensor<4x1xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  %0 = "chlo.broadcast_shift_left"(%x, %y) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_shift_left_sizes(%x: tensor<4x2xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error@+1 {{chlo.broadcast_shift_left: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_shift_left"(%x, %y) : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_shift_left_elements(%x: tensor<3xi32>, %y: tensor<3xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_shift_left"(%x, %y) : (tensor<3xi32>, tensor<3xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_shift_right_arithmetic(%x: tensor<4x1xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  %0 = "chlo.broadcast_shift_right_arithmetic"(%x, %y) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_shift_right_arithmetic_sizes(%x: tensor<4x2xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error@+1 {{chlo.broadcast_shift_right_arithmetic: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_shift_right_arithmetic"(%x, %y) : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_shift_right_arithmetic_elements(%x: tensor<3xi32>, %y: tensor<3xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_shift_right_arithmetic"(%x, %y) : (tensor<3xi32>, tensor<3xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_shift_right_logical(%x: tensor<4x1xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  %0 = "chlo.broadcast_shift_right_logical"(%x, %y) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_shift_right_logical_sizes(%x: tensor<4x2xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error@+1 {{chlo.broadcast_shift_right_logical: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_shift_right_logical"(%x, %y) : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_shift_right_logical_elements(%x: tensor<3xi32>, %y: tensor<3xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_shift_right_logical"(%x, %y) : (tensor<3xi32>, tensor<3xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_subtract(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_subtract"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_subtract_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_subtract: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_subtract"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_subtract_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_subtract"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @broadcast_and(%x: tensor<4x1xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  %0 = "chlo.broadcast_and"(%x, %y) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_and_sizes(%x: tensor<4x2xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error@+1 {{chlo.broadcast_and: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_and"(%x, %y) : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_and_elements(%x: tensor<3xi32>, %y: tensor<3xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_and"(%x, %y) : (tensor<3xi32>, tensor<3xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_or(%x: tensor<4x1xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  %0 = "chlo.broadcast_or"(%x, %y) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_or_sizes(%x: tensor<4x2xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error@+1 {{chlo.broadcast_or: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_or"(%x, %y) : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_or_elements(%x: tensor<3xi32>, %y: tensor<3xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_or"(%x, %y) : (tensor<3xi32>, tensor<3xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_xor(%x: tensor<4x1xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  %0 = "chlo.broadcast_xor"(%x, %y) : (tensor<4x1xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_xor_sizes(%x: tensor<4x2xi32>, %y: tensor<3xi32>) -> tensor<4x3xi32> {
  // expected-error@+1 {{chlo.broadcast_xor: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_xor"(%x, %y) : (tensor<4x2xi32>, tensor<3xi32>) -> tensor<4x3xi32>
  func.return %0 : tensor<4x3xi32>
}

// -----

func.func @broadcast_xor_elements(%x: tensor<3xi32>, %y: tensor<3xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{expected the same element type}}
  %0 = "chlo.broadcast_xor"(%x, %y) : (tensor<3xi32>, tensor<3xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @broadcast_zeta(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_zeta"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_zeta_sizes(%x: tensor<4x2xf32>, %y: tensor<3xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{chlo.broadcast_zeta: dimension 1 is 2 and 3, expected sizes that broadcast}}
  %0 = "chlo.broadcast_zeta"(%x, %y) : (tensor<4x2xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @broadcast_zeta_elements(%x: tensor<3xf32>, %y: tensor<3xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{expected a tensor of float}}
  %0 = "chlo.broadcast_zeta"(%x, %y) : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @explicit(%x: tensor<4x3xf32>, %y: tensor<4xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_add"(%x, %y) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @unranked(%x: tensor<*xf32>, %y: tensor<4xf32>) -> tensor<*xf32> {
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
  func.return %0 : tensor<*xf32>
}

// -----

func.func @dynamic(%x: tensor<?x1xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<?x1xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  func.return %0 : tensor<?x?xf32>
}

// -----

func.func @bounded(%x: tensor<?xf32, #stablehlo.bounds<5>>, %y: tensor<1xf32>) -> tensor<?xf32, #stablehlo.bounds<5>> {
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<?xf32, #stablehlo.bounds<5>>, tensor<1xf32>) -> tensor<?xf32, #stablehlo.bounds<5>>
  func.return %0 : tensor<?xf32, #stablehlo.bounds<5>>
}

// -----

func.func @explicit_count(%x: tensor<4x3xf32>, %y: tensor<4xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{broadcast_dimensions has 2 elements, expected 1}}
  %0 = "chlo.broadcast_add"(%x, %y) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @explicit_range(%x: tensor<4x3xf32>, %y: tensor<4xf32>) -> tensor<4x3xf32> {
  // expected-error@+1 {{element 0 of broadcast_dimensions is 2, expected a value in [0, 2)}}
  %0 = "chlo.broadcast_add"(%x, %y) <{broadcast_dimensions = array<i64: 2>}> : (tensor<4x3xf32>, tensor<4xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @explicit_unique(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{broadcast_dimensions has 1 more than once, expected unique values}}
  %0 = "chlo.broadcast_add"(%x, %y) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %0 : tensor<4x4xf32>
}

// -----

func.func @result(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{result is tensor<3x4xf32>, expected tensor<4x3xf32>}}
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<3x4xf32>
  func.return %0 : tensor<3x4xf32>
}

// -----

func.func @compare(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xi1> {
  %0 = "chlo.broadcast_compare"(%x, %y) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xi1>
  func.return %0 : tensor<4x3xi1>
}

// -----

func.func @compare_result(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{result is tensor<4xf32>, expected tensor<4xi1>}}
  %0 = "chlo.broadcast_compare"(%x, %y) <{comparison_direction = #chlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @complex(%x: tensor<4x1xf32>, %y: tensor<3xf32>) -> tensor<4x3xcomplex<f32>> {
  %0 = "chlo.broadcast_complex"(%x, %y) : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xcomplex<f32>>
  func.return %0 : tensor<4x3xcomplex<f32>>
}

// -----

func.func @complex_half(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xcomplex<f32>> {
  // expected-error@+1 {{operands have elements f16, expected f32 or f64}}
  %0 = "chlo.broadcast_complex"(%x, %y) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xcomplex<f32>>
  func.return %0 : tensor<4xcomplex<f32>>
}

// -----

func.func @select(%x: tensor<i1>, %y: tensor<4x1xf32>, %z: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "chlo.broadcast_select"(%x, %y, %z) : (tensor<i1>, tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  func.return %0 : tensor<4x3xf32>
}

// -----

func.func @select_pred(%x: tensor<i32>, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{operand 0 is tensor<i32>, expected a tensor of i1}}
  %0 = "chlo.broadcast_select"(%x, %y, %z) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @select_elements(%x: tensor<i1>, %y: tensor<4xf32>, %z: tensor<4xi32>) -> tensor<4xf32> {
  // expected-error@+1 {{operand 1 is tensor<4xf32> and operand 2 is tensor<4xi32>, expected the same element type}}
  %0 = "chlo.broadcast_select"(%x, %y, %z) : (tensor<i1>, tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

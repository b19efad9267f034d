// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sort.

func.func @one(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @last_dimension(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @two(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x3xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// -----

func.func @no_inputs() {
  // expected-error@+1 {{no inputs, expected at least one (sort_c1)}}
  "stablehlo.sort"() <{dimension = 0 : i64, is_stable = true}> ({
  %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : () -> ()
  return
}

// -----

func.func @too_many_results(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{2 results, expected 1 (sort_c2)}}
  %0:2 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result is tensor<2x3xf64>, expected tensor<2x3xf32> (sort_c2)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf64>
  return
}

// -----

func.func @shapes_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>) {
  // expected-error@+1 {{input 0 is tensor<2x3xf32> and another input is tensor<3x2xf32>, expected the same shape (sort_c3)}}
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>)
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result 0 is tensor<3x2xf32>, expected the shape of tensor<2x3xf32> (sort_c3)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @dimension_beyond_rank(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{dimension is 2, expected a value in [-2, 2) (sort_c4)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dimension_below_minus_rank(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{dimension is -3, expected a value in [-2, 2) (sort_c4)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = -3 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @comparator_of_four(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{comparator takes 4 arguments, expected 2 (sort_c5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @comparator_of_other_types(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{comparator argument 0 is tensor<f64>, expected tensor<f32> (sort_c5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @comparator_of_vectors(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{comparator argument 0 is tensor<3xf32>, expected tensor<f32> (sort_c5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @comparator_returns_a_float(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{returned value 0 is tensor<f32>, expected tensor<i1> (sort_c5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @comparator_returns_two(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{comparator returns 2 values, expected 1 (sort_c5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p, %p : tensor<i1>, tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

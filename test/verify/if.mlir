// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of if.

func.func @one_result(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg1 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @no_result(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  "stablehlo.if"(%arg0) ({
  stablehlo.return
  }, {
  stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @two_results(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  %0:2 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1, %arg2 : tensor<f32>, tensor<2x3xf32>
  }, {
  stablehlo.return %arg1, %arg2 : tensor<f32>, tensor<2x3xf32>
  }) : (tensor<i1>) -> (tensor<f32>, tensor<2x3xf32>)
  return
}

// -----

func.func @less_specific_of_both(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg2 : tensor<2x3xf32>
  }, {
  stablehlo.return %arg3 : tensor<?x3xf32>
  }) : (tensor<i1>) -> tensor<?x3xf32>
  return
}

// -----

func.func @token(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  %0 = "stablehlo.if"(%arg0) ({
  %t = stablehlo.create_token : !stablehlo.token
  stablehlo.return %t : !stablehlo.token
  }, {
  %t = stablehlo.create_token : !stablehlo.token
  stablehlo.return %t : !stablehlo.token
  }) : (tensor<i1>) -> !stablehlo.token
  return
}

// -----

func.func @argument(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{branch takes 1 arguments, expected 0 (if_c1)}}
  %0 = "stablehlo.if"(%arg0) ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }, {
  stablehlo.return %arg1 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @counts_differ(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{branch returns 2 values, expected 1 (if_c2)}}
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg1, %arg1 : tensor<f32>, tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @types_differ(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{what the first branch returns is tensor<f32> and what another returns is tensor<i32>, expected compatible types (if_c2)}}
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @shapes_differ(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{what the first branch returns is tensor<f32> and what another returns is tensor<2x3xf32>, expected compatible types (if_c2)}}
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg2 : tensor<2x3xf32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @result_count(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{2 results, expected 1 (if_c3)}}
  %0:2 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg1 : tensor<f32>
  }) : (tensor<i1>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @result_type(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{result is tensor<f64>, expected tensor<f32> (if_c3)}}
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg1 : tensor<f32>
  }) : (tensor<i1>) -> tensor<f64>
  return
}

// -----

func.func @selector_type(%arg0: tensor<i32>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{operand 0 is tensor<i32>, expected a ranked tensor of i1 (if_i1)}}
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg1 : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @selector_rank(%arg0: tensor<1xi1>, %arg1: tensor<f32>, %arg2: tensor<2x3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<i32>) {
  // expected-error@+1 {{operand 0 is tensor<1xi1>, expected tensor<i1> (if_i1)}}
  %0 = "stablehlo.if"(%arg0) ({
  stablehlo.return %arg1 : tensor<f32>
  }, {
  stablehlo.return %arg1 : tensor<f32>
  }) : (tensor<1xi1>) -> tensor<f32>
  return
}

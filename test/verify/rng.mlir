// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<2xi64>) -> tensor<?x3xf32> {
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x3xf32>
  func.return %0 : tensor<?x3xf32>
}

// -----

func.func @integer(%x: tensor<i32>, %y: tensor<i32>, %z: tensor<1xi64>) -> tensor<3xi32> {
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @rng_c1(%x: tensor<f32>, %y: tensor<f64>, %z: tensor<1xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{operand 0 is tensor<f32> and operand 1 is tensor<f64>, expected the same element type (rng_c1)}}
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f64>, tensor<1xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @rng_c1_result(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<1xi64>) -> tensor<3xf64> {
  // expected-error@+1 {{operand 0 is tensor<f32> and result is tensor<3xf64>, expected the same element type (rng_c1)}}
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf64>
  func.return %0 : tensor<3xf64>
}

// -----

func.func @rng_c2(%x: tensor<i32>, %y: tensor<i32>, %z: tensor<1xi64>) -> tensor<3xi32> {
  // expected-error@+1 {{operands are tensor<i32>, expected floats for the distribution NORMAL (rng_c2)}}
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<3xi32>
  func.return %0 : tensor<3xi32>
}

// -----

func.func @rng_c3(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<2xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{result has rank 1, expected 2, the size of operand 2 (rng_c3)}}
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @rng_c3_constant(%a: tensor<f32>) -> tensor<4xf32> {
  %s = stablehlo.constant dense<[3]> : tensor<1xi64>
  // expected-error@+1 {{result is tensor<4xf32>, expected tensor<3xf32> (rng_c3)}}
  %0 = "stablehlo.rng"(%a, %a, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// -----

func.func @rng_i1(%x: tensor<1xf32>, %y: tensor<f32>, %z: tensor<1xi64>) -> tensor<3xf32> {
  // expected-error@+1 {{operand 0 is tensor<1xf32>, expected a tensor of rank 0 (rng_i1)}}
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<1xf32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @rng_c3_no_tensor(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<1xi64>) {
  // expected-error@+1 {{result is tuple<>, expected a ranked tensor of i1, integer or float (rng_c3)}}
  %0 = "stablehlo.rng"(%x, %y, %z) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tuple<>
  return
}

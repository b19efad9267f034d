// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%s: tensor<2xui64>) {
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  func.return
}

// -----

func.func @philox(%s: tensor<3xui64>) {
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xf32>)
  func.return
}

// -----

func.func @narrow(%s: tensor<4xui32>) {
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui32>) -> (tensor<4xui32>, tensor<5xui32>)
  func.return
}

// -----

func.func @default(%s: tensor<7xui64>) {
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<7xui64>) -> (tensor<7xui64>, tensor<5xui32>)
  func.return
}

// -----

func.func @rng_bit_generator_c1(%s: tensor<2xui64>) {
  // expected-error@+1 {{result 0 is tensor<3xui64>, expected tensor<2xui64> (rng_bit_generator_c1)}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  func.return
}

// -----

func.func @rng_bit_generator_c2(%s: tensor<3xui64>) {
  // expected-error@+1 {{initial state is tensor<3xui64>, expected 2 elements of 64 bits for THREE_FRY (rng_bit_generator_c2)}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  func.return
}

// -----

func.func @rng_bit_generator_c2_philox(%s: tensor<4xui64>) {
  // expected-error@+1 {{initial state is tensor<4xui64>, expected 2 or 3 elements of 64 bits for PHILOX (rng_bit_generator_c2)}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui64>) -> (tensor<4xui64>, tensor<5xui32>)
  func.return
}

// -----

func.func @scalar(%s: tensor<f32>) {
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<f32>) -> (tensor<f32>, tensor<5xui32>)
  func.return
}

// -----

func.func @rng_bit_generator_i2(%s: tensor<2xi1>) {
  // expected-error@+1 {{operand 0 is tensor<2xi1>, expected a ranked tensor of integer or float (rng_bit_generator_i2)}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xi1>) -> (tensor<2xi1>, tensor<5xui32>)
  func.return
}

// -----

func.func @dynamic(%s: tensor<2xui64>) {
  // expected-error@+1 {{result 1 is tensor<?xui32>, expected static dimensions}}
  %0:2 = "stablehlo.rng_bit_generator"(%s) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<?xui32>)
  func.return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of map.

func.func @two_inputs(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @another_element_type(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.map"(%arg0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.is_finite %a : (tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @scalars(%arg0: tensor<f32>, %arg1: tensor<i32>) {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<f32>, tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x3xf32>, %arg1: tensor<2x?xi32>) {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<?x3xf32>, tensor<2x?xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @shapes_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xi32>) {
  // expected-error@+1 {{input 0 is tensor<2x3xf32> and another input is tensor<3x2xi32>, expected the same shape (map_c1)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<3x2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{result is tensor<3x2xf32>, expected tensor<2x3xf32> (map_c1)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @no_inputs() {
  // expected-error@+1 {{no inputs, expected at least one (map_c2)}}
  %0 = "stablehlo.map"() <{dimensions = array<i64: 0, 1>}> ({
  %c = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : () -> tensor<2x3xf32>
  return
}

// -----

func.func @some_dimensions(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{dimensions has 1 elements, expected 2 (map_c3)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dimensions_out_of_order(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{dimensions[0] is 1, expected 0: all dimensions in order (map_c3)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @body_of_one_argument(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{computation takes 1 arguments, expected 2 (map_c4)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @body_of_other_types(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{computation argument 1 is tensor<i64>, expected tensor<i32> (map_c4)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i64>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @body_returns_two(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{computation returns 2 values, expected 1 (map_c4)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a, %a : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @body_returns_a_vector(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{returned value 0 is tensor<2xf32>, expected a 0-D tensor (map_c4)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.constant dense<1.0> : tensor<2xf32>
    stablehlo.return %c : tensor<2xf32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
  // expected-error@+1 {{result 0 is tensor<2x3xf64>, expected element type f32 (map_c4)}}
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %c = stablehlo.convert %b : (tensor<i32>) -> tensor<f32>
    %d = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf64>
  return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of reduce_window.

func.func @full(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @defaults(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @negative_padding(%arg0: tensor<4x4xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{padding = dense<[[0, -1], [-1, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @window_larger_than_input(%arg0: tensor<1x4xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<1x4xf32>, tensor<f32>) -> tensor<0x4xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x4xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @bounded(%arg0: tensor<?x4xf32, #stablehlo.bounds<8, ?>>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x4xf32, #stablehlo.bounds<8, ?>>, tensor<f32>) -> tensor<?x4xf32, #stablehlo.bounds<7, ?>>
  return
}

// -----

func.func @two(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
  %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) : (tensor<3x2xf32>, tensor<3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}

// -----

func.func @promoted(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf64>
  return
}

// -----

func.func @odd_operands(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{3 operands, expected as many inputs as init_values (reduce_window_c1)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @too_few_results(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) {
  // expected-error@+1 {{1 results, expected 2 (reduce_window_c1)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @shapes_of_inputs_differ(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) {
  // expected-error@+1 {{input 0 is tensor<3x2xf32> and another input is tensor<2x3xf32>, expected the same shape (reduce_window_c2)}}
  %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<3x2xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  return
}

// -----

func.func @init_of_another_type(%arg0: tensor<3x2xf32>, %arg1: tensor<i32>) {
  // expected-error@+1 {{input is tensor<3x2xf32> and init_value is tensor<i32>, expected the same element type (reduce_window_c3)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<i32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @window_dimensions_size(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_dimensions has 1 elements, expected 2 (reduce_window_c4)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @window_dimension_of_zero(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{element 1 of window_dimensions is 0, expected at least 1 (reduce_window_c5)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 0>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @strides_size(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_strides has 1 elements, expected 2 (reduce_window_c6)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @stride_of_zero(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{element 1 of window_strides is 0, expected at least 1 (reduce_window_c7)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @base_dilations_size(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{base_dilations has 3 elements, expected 2 (reduce_window_c8)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @base_dilation_of_zero(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{element 0 of base_dilations is 0, expected at least 1 (reduce_window_c9)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 0, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @window_dilations_size(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_dilations has 1 elements, expected 2 (reduce_window_c10)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @negative_window_dilation(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{element 1 of window_dilations is -1, expected at least 1 (reduce_window_c11)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, -1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @padding_shape(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{padding has type tensor<2xi64>, expected 2 x 2 elements (reduce_window_c12)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[2, 1]> : tensor<2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @padding_of_one_dimension(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{padding has type tensor<1x2xi64>, expected 2 x 2 elements (reduce_window_c12)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @body_returns_two(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{body returns 2 values, expected 1 (reduce_window_c13)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @body_of_another_kind(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{body computes in i64, to which element type f32 of input 0 cannot be promoted (reduce_window_c13)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r0 = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r0 : tensor<i64>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xi64>
  return
}

// -----

func.func @results_differ(%arg0: tensor<3x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) {
  // expected-error@+1 {{result 1 is tensor<2x2xf32>, expected the shape of tensor<2x1xf32> (reduce_window_c14)}}
  %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x1xf32>, tensor<2x2xf32>)
  return
}

// -----

func.func @result_shape(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{result is tensor<2x2xf32>, expected tensor<2x1xf32> (reduce_window_c15)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @sizes_beyond_64_bits(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{the padded and dilated size of dimension 0, from 3, exceeds 64 bits (reduce_window_c15)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 9223372036854775807, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<3x2xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{result 0 is tensor<2x1xf64>, expected element type f32 (reduce_window_c16)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<2x1xf64>
  return
}

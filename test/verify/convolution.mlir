// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of convolution.

func.func @plain(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @defaults(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @strides_and_dilations(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[2, 3], [0, 1]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x8x6x16xf32>
  return
}

// -----

func.func @feature_groups(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x3x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x3x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @batch_groups(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<2x6x7x16xf32>
  return
}

// -----

func.func @wider_result(%arg0: tensor<8x8x9x12xi8>, %arg1: tensor<3x3x12x16xi8>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xi8>, tensor<3x3x12x16xi8>) -> tensor<8x6x7x16xi32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x8x?x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<?x8x?x12xf32>, tensor<3x3x12x16xf32>) -> tensor<?x6x?x16xf32>
  return
}

// -----

func.func @precision(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @larger_window_than_input(%arg0: tensor<8x2x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x2x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x0x7x16xf32>
  return
}

// -----

func.func @quantized(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32, 6.0>>
  return
}

// -----

func.func @hybrid(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) -> tensor<8x6x7x2xf32>
  return
}

// -----

func.func @quantized_per_axis(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32:3, {3.0, 4.0}>>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i8:f32:3, {3.0, 4.0}>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32:3, {6.0, 8.0}>>
  return
}

// -----

func.func @ranks_differ(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x12x16xf32>) {
  // expected-error@+1 {{lhs is tensor<8x8x9x12xf32> and rhs is tensor<3x12x16xf32>, expected equal ranks of 2 or more (convolution_c1)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @rank_one(%arg0: tensor<8xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{lhs is tensor<8xf32> and rhs is tensor<3xf32>, expected equal ranks of 2 or more (convolution_c1)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8xf32>, tensor<3xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @strides_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{window_strides has 1 elements, expected 2 (convolution_c2)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @stride_of_zero(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{element 1 of window_strides is 0, expected at least 1 (convolution_c3)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 0>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @padding_shape(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{padding has type tensor<2xi64>, expected 2 x 2 elements (convolution_c4)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @padding_of_three(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{padding has type tensor<3x2xi64>, expected 2 x 2 elements (convolution_c4)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<3x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @lhs_dilation_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{lhs_dilation has 1 elements, expected 2 (convolution_c5)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @too_many_lhs_dilations(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{lhs_dilation has 3 elements, expected 2 (convolution_c5)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @lhs_dilation_of_zero(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{element 0 of lhs_dilation is 0, expected at least 1 (convolution_c6)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 0, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @rhs_dilation_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{rhs_dilation has 1 elements, expected 2 (convolution_c7)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @rhs_dilation_of_zero(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{element 1 of rhs_dilation is 0, expected at least 1 (convolution_c8)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 0>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @window_reversal_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{window_reversal has 1 elements, expected 2 (convolution_c9)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @batch_is_no_multiple(%arg0: tensor<7x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{input batch dimension of size 7 is not a multiple of 2 groups (convolution_c10)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<7x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @features_are_no_multiple(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{input feature dimension of size 12 is not a multiple of 5 groups (convolution_c11)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 5 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @raw_numbers(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @input_spatial_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{input has 1 spatial dimensions, expected 2 (convolution_c12)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @input_dimension_beyond_rank(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{input dimension 4 is out of range for rank 4 (convolution_c13)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 4, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @input_dimensions_repeat(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{input_spatial_dimensions has 1 more than once, expected unique values (convolution_c13)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @input_feature_is_batch(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{input dimensions repeat, expected each once (convolution_c13)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @kernel_input_features(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x11x16xf32>) {
  // expected-error@+1 {{kernel input feature dimension is 11, expected 12 features / 1 groups (convolution_c14)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x11x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @kernel_output_features_and_batch_groups(%arg0: tensor<9x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{kernel output feature dimension of size 16 is not a multiple of 3 groups (convolution_c15)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 3 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<9x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @kernel_output_features_and_feature_groups(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x4x16xf32>) {
  // expected-error@+1 {{kernel output feature dimension of size 16 is not a multiple of 3 groups (convolution_c16)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x4x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @kernel_spatial_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{kernel has 1 spatial dimensions, expected 2 (convolution_c17)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @kernel_dimension_negative(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{kernel dimension -1 is out of range for rank 4 (convolution_c18)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = -1, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @kernel_dimensions_repeat(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{kernel dimensions repeat, expected each once (convolution_c18)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 2], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @output_spatial_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{output has 3 spatial dimensions, expected 2 (convolution_c19)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @output_dimension_beyond_rank(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{element 1 of output_spatial_dimensions is 9, expected a value in [0, 4) (convolution_c20)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 9]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @output_dimensions_repeat(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{output dimensions repeat, expected each once (convolution_c20)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 3, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @no_feature_groups(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{feature_group_count is 0, expected at least 1 (convolution_c21)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 0 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @negative_batch_groups(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{batch_group_count is -1, expected at least 1 (convolution_c22)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = -1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @both_groups(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x6x16xf32>) {
  // expected-error@+1 {{feature_group_count is 2 and batch_group_count 2, expected one of them to be 1 (convolution_c23)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x6x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @precision_of_three(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{precision_config has 3 elements, expected one for each of 2 operands (convolution_c24)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @result_batch(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{result is tensor<9x6x7x16xf32>, expected tensor<8x6x7x16xf32> (convolution_c25)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<9x6x7x16xf32>
  return
}

// -----

func.func @result_features(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{result is tensor<8x6x7x12xf32>, expected tensor<8x6x7x16xf32> (convolution_c25)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x12xf32>
  return
}

// -----

func.func @result_spatial_size(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{result is tensor<8x6x8x16xf32>, expected tensor<8x6x7x16xf32> (convolution_c25)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x8x16xf32>
  return
}

// -----

func.func @result_rank(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{result is tensor<8x6x16xf32>, expected a tensor of rank 4 (convolution_c26)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xf32>) -> tensor<8x6x16xf32>
  return
}

// -----

func.func @element_types_differ(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x16xi32>) {
  // expected-error@+1 {{lhs is tensor<8x8x9x12xf32> and rhs is tensor<3x3x12x16xi32>, expected the same element type (convolution_c27)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x16xi32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @quantized_lhs_only(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x16xf32>) {
  // expected-error@+1 {{rhs is tensor<3x3x12x16xf32>, expected a quantized tensor as lhs or result is (convolution_c28)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x16xf32>) -> tensor<8x6x7x16xf32>
  return
}

// -----

func.func @quantized_result_of_hybrid(%arg0: tensor<8x8x9x12xf32>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) {
  // expected-error@+1 {{lhs is tensor<8x8x9x12xf32> and result is tensor<8x6x7x2x!quant.uniform<i32:f32, 6.000000e+00>>, expected both or neither quantized (convolution_c28)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf32>, tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32, 6.0>>
  return
}

// -----

func.func @rhs_quantized_along_another_dimension(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32:0, {3.0, 4.0, 5.0}>>) {
  // expected-error@+1 {{rhs is quantized along dimension 0, expected the kernel output feature dimension 3 (convolution_c29)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i8:f32:0, {3.0, 4.0, 5.0}>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32, 6.0>>
  return
}

// -----

func.func @result_quantized_along_another_dimension(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32:3, {3.0, 4.0}>>) {
  // expected-error@+1 {{result is quantized along dimension 1, expected the output feature dimension 3 (convolution_c30)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i8:f32:3, {3.0, 4.0}>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32:1, {1.0, 2.0, 3.0, 4.0, 5.0, 6.0}>>
  return
}

// -----

func.func @storage_types_differ(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i16:f32, 3.0>>) {
  // expected-error@+1 {{lhs is stored as i8 and rhs as i16, expected the same storage type (convolution_c31)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i16:f32, 3.0>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32, 6.0>>
  return
}

// -----

func.func @expressed_types_differ(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f64, 3.0>>) {
  // expected-error@+1 {{lhs, rhs and result express f32, f64 and f32, expected the same type (convolution_c32)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i8:f64, 3.0>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32, 6.0>>
  return
}

// -----

func.func @granularity(%arg0: tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) {
  // expected-error@+1 {{result is quantized per axis, expected per tensor as rhs (convolution_c33)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12x!quant.uniform<i8:f32, 2.0:4>>, tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) -> tensor<8x6x7x2x!quant.uniform<i32:f32:3, {6.0, 8.0}>>
  return
}

// -----

func.func @hybrid_of_another_type(%arg0: tensor<8x8x9x12xf16>, %arg1: tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) {
  // expected-error@+1 {{lhs is tensor<8x8x9x12xf16> and rhs expresses f32, expected lhs and result of that type (convolution_c34)}}
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x8x9x12xf16>, tensor<3x3x12x2x!quant.uniform<i8:f32, 3.0>>) -> tensor<8x6x7x2xf16>
  return
}

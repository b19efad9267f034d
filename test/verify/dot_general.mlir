// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of dot_general.

func.func @plain(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @outer(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @wider_result(%arg0: tensor<2x3x4xi8>, %arg1: tensor<2x4x5xi8>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi32>
  return
}

// -----

func.func @small_floats_mix(%arg0: tensor<2x3x4xf8E4M3FN>, %arg1: tensor<2x4x5xf8E5M2>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @precision(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @precision_of_lhs(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @algorithm(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @algorithm_of_tf32(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @algorithm_of_f8(%arg0: tensor<2x3x4xf8E4M3FN>, %arg1: tensor<2x4x5xf8E4M3FN>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E5M2, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x3x4xf32>, %arg1: tensor<2x?x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<?x3x4xf32>, tensor<2x?x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @bounded(%arg0: tensor<2x?x4xf32, #stablehlo.bounds<?, 3, ?>>, %arg1: tensor<2x4x5xf32>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x?x4xf32, #stablehlo.bounds<?, 3, ?>>, tensor<2x4x5xf32>) -> tensor<2x?x5xf32, #stablehlo.bounds<?, 3, ?>>
  return
}

// -----

func.func @quantized(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x3x5x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @hybrid(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @quantized_per_axis(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32:2, {1.0, 2.0, 3.0, 4.0, 5.0}>>) {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32:2, {1.0, 2.0, 3.0, 4.0, 5.0}>>) -> tensor<2x3x5x!quant.uniform<i32:f32:2, {1.0, 2.0, 3.0, 4.0, 5.0}>>
  return
}

// -----

func.func @batching_dims_sizes(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs_batching_dimensions has 0 elements, expected 1 (dot_general_c1)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @contracting_dims_sizes(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs_contracting_dimensions has 2 elements, expected 1 (dot_general_c2)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1, 2]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @lhs_dims_repeat(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{lhs_batching_dimensions and lhs_contracting_dimensions have 0 more than once, expected unique values (dot_general_c3)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @rhs_dims_repeat(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs_batching_dimensions and rhs_contracting_dimensions have 0 more than once, expected unique values (dot_general_c4)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @lhs_batching_dim_beyond_rank(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{element 0 of lhs_batching_dimensions is 3, expected a value in [0, 3) (dot_general_c5)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @lhs_contracting_dim_beyond_rank(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{element 0 of lhs_contracting_dimensions is 3, expected a value in [0, 3) (dot_general_c6)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @rhs_batching_dim_negative(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{element 0 of rhs_batching_dimensions is -1, expected a value in [0, 3) (dot_general_c7)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [-1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @rhs_contracting_dim_beyond_rank(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{element 0 of rhs_contracting_dimensions is 3, expected a value in [0, 3) (dot_general_c8)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @batches_differ(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x5xf32>) {
  // expected-error@+1 {{batching dimension 0 has size 2 in lhs and 3 in rhs, expected equal sizes (dot_general_c9)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<3x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @contracted_sizes_differ(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x5xf32>) {
  // expected-error@+1 {{contracting dimension 0 has size 4 in lhs and 3 in rhs, expected equal sizes (dot_general_c10)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @precision_of_three(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{precision_config has 3 elements, expected one for each of 2 operands (dot_general_c11)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{result is tensor<2x5x3xf32>, expected tensor<2x3x5xf32> (dot_general_c12)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x5x3xf32>
  return
}

// -----

func.func @result_rank(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{result is tensor<3x5xf32>, expected tensor<2x3x5xf32> (dot_general_c12)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @element_types_differ(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf64>) {
  // expected-error@+1 {{lhs is tensor<2x3x4xf32> and rhs is tensor<2x4x5xf64>, expected the same element type (dot_general_c13)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf64>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @quantized_lhs_only(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs is tensor<2x4x5xf32>, expected a quantized tensor as lhs or result is (dot_general_c14)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @quantized_result_of_hybrid(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error@+1 {{lhs is tensor<2x3x4xf32> and result is tensor<2x3x5x!quant.uniform<i32:f32, 1.000000e+00>>, expected both or neither quantized (dot_general_c14)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x3x5x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @zero_point_of_rhs(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0:2>>) {
  // expected-error@+1 {{rhs has zero point 2, expected 0 (dot_general_c15)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0:2>>) -> tensor<2x3x5x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @zero_points_of_rhs(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32:2, {1.0, 2.0, 3.0, 4.0:1, 5.0}>>) {
  // expected-error@+1 {{rhs has zero point 1, expected 0 (dot_general_c15)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32:2, {1.0, 2.0, 3.0, 4.0:1, 5.0}>>) -> tensor<2x3x5x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @quantized_along_contracting(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0, 4.0}>>) {
  // expected-error@+1 {{rhs is quantized along its contracting dimension 1 (dot_general_c16)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32:1, {1.0, 2.0, 3.0, 4.0}>>) -> tensor<2x3x5x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @storage_types_differ(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i4:f32, 1.0>>) {
  // expected-error@+1 {{lhs is stored as i8 and rhs as i4, expected the same storage type (dot_general_c17)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i4:f32, 1.0>>) -> tensor<2x3x5x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @expressed_types_differ(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error@+1 {{lhs, rhs and result express f32, f32 and f64, expected the same type (dot_general_c18)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x3x5x!quant.uniform<i32:f64, 1.0>>
  return
}

// -----

func.func @granularity(%arg0: tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error@+1 {{result is quantized per axis, expected per tensor as rhs (dot_general_c19)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 1.0:17>>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x3x5x!quant.uniform<i32:f32:2, {1.0, 2.0, 3.0, 4.0, 5.0}>>
  return
}

// -----

func.func @hybrid_of_another_type(%arg0: tensor<2x3x4xf16>, %arg1: tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error@+1 {{lhs is tensor<2x3x4xf16> and rhs expresses f32, expected lhs and result of that type (dot_general_c20)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf16>, tensor<2x4x5x!quant.uniform<i8:f32, 1.0>>) -> tensor<2x3x5xf16>
  return
}

// -----

func.func @precision_next_to_algorithm(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{precision_config has HIGH next to an algorithm, expected DEFAULT (dot_general_c21)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @no_lhs_components(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{lhs_component_count is 0, expected at least 1 (dot_general_c22)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @no_rhs_components(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs_component_count is 0, expected at least 1 (dot_general_c23)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 0, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @no_primitive_operations(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{num_primitive_operations is 0, expected at least 1 (dot_general_c24)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @unknown_algorithm(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{algorithm of 1 x f32 by 1 x f32 in 1 products summed in f64 is not known on any hardware (dot_general_i8)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @imprecise_f32(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>) {
  // expected-error@+1 {{algorithm of 1 x f32 by 1 x f32 in 1 products summed in f32 (imprecise) is not known on any hardware (dot_general_i8)}}
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of reduce.

func.func @one(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @all_dimensions(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @no_dimensions(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @two(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
  %0:2 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<i32>
  }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @promoted(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf64>
  return
}

// -----

func.func @promoted_integers(%arg0: tensor<2x3xi8>, %arg1: tensor<i8>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r0 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) : (tensor<2x3xi8>, tensor<i8>) -> tensor<3xi32>
  return
}

// -----

func.func @promoted_quantized(%arg0: tensor<4x4x!quant.uniform<i8:f32, 2.0:15>>, %arg1: tensor<!quant.uniform<i8:f32, 2.0:15>>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<i16:f32, 2.0:15>>, %b: tensor<!quant.uniform<i16:f32, 2.0:15>>):
    %r0 = stablehlo.add %a, %b : tensor<!quant.uniform<i16:f32, 2.0:15>>
    stablehlo.return %r0 : tensor<!quant.uniform<i16:f32, 2.0:15>>
  }) : (tensor<4x4x!quant.uniform<i8:f32, 2.0:15>>, tensor<!quant.uniform<i8:f32, 2.0:15>>) -> tensor<4x!quant.uniform<i16:f32, 2.0:15>>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x3xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @declared_less_specific(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @merged_from_both_inputs(%arg0: tensor<?x3xf32>, %arg1: tensor<2x?xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) {
  %0:2 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<?x3xf32>, tensor<2x?xf32>, tensor<f32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @bounded(%arg0: tensor<?x?xf32, #stablehlo.bounds<4, ?>>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x?xf32, #stablehlo.bounds<4, ?>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  return
}

// -----

func.func @shapes_of_inputs_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) {
  // expected-error@+1 {{input 0 is tensor<2x3xf32> and another input is tensor<3x2xf32>, expected the same shape (reduce_c1)}}
  %0:2 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<3x2xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @ranks_of_inputs_differ(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) {
  // expected-error@+1 {{input 0 is tensor<?x?xf32> and another input is tensor<?xf32>, expected the same shape (reduce_c1)}}
  %0:2 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %r0 = stablehlo.add %a, %c : tensor<f32>
    %r1 = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %r0, %r1 : tensor<f32>, tensor<f32>
  }) : (tensor<?x?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>)
  return
}

// -----

func.func @init_of_another_type(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>) {
  // expected-error@+1 {{input is tensor<2x3xf32> and init_value is tensor<i32>, expected the same element type (reduce_c2)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

func.func @odd_operands(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{3 operands, expected as many inputs as init_values (reduce_c3)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1, %arg2) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @too_many_results(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{2 results, expected 1 (reduce_c3)}}
  %0:2 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @dimension_beyond_rank(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{element 0 of dimensions is 2, expected a value in [0, 2) (reduce_c4)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @negative_dimension(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{element 0 of dimensions is -1, expected a value in [0, 2) (reduce_c4)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @dimension_twice(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{dimensions has 1 more than once, expected unique values (reduce_c5)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @body_of_one_argument(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{body takes 1 arguments, expected 2 (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @body_returns_nothing(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{body returns 0 values, expected 1 (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @body_returns_a_token(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{returned value 0 is !stablehlo.token, expected a 0-D tensor (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    %t = stablehlo.create_token : !stablehlo.token
    stablehlo.return %t : !stablehlo.token
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @body_of_vectors(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{returned value 0 is tensor<3xf32>, expected a 0-D tensor (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    %r0 = stablehlo.add %a, %b : tensor<3xf32>
    stablehlo.return %r0 : tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @body_of_mixed_types(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{region argument 1 is tensor<i32>, expected tensor<f32> (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @body_narrower_than_input(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{body computes in f16, to which element type f32 of input 0 cannot be promoted (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %r0 = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %r0 : tensor<f16>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf16>
  return
}

// -----

func.func @body_of_another_kind(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{body computes in i64, to which element type f32 of input 0 cannot be promoted (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %r0 = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %r0 : tensor<i64>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xi64>
  return
}

// -----

func.func @body_expresses_another_type(%arg0: tensor<4x4x!quant.uniform<i8:f32, 2.0:15>>, %arg1: tensor<!quant.uniform<i8:f32, 2.0:15>>) {
  // expected-error@+1 {{body computes in !quant.uniform<i16:f64, 2.000000e+00:15>, to which element type !quant.uniform<i8:f32, 2.000000e+00:15> of input 0 cannot be promoted (reduce_c6)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<i16:f64, 2.0:15>>, %b: tensor<!quant.uniform<i16:f64, 2.0:15>>):
    %r0 = stablehlo.add %a, %b : tensor<!quant.uniform<i16:f64, 2.0:15>>
    stablehlo.return %r0 : tensor<!quant.uniform<i16:f64, 2.0:15>>
  }) : (tensor<4x4x!quant.uniform<i8:f32, 2.0:15>>, tensor<!quant.uniform<i8:f32, 2.0:15>>) -> tensor<4x!quant.uniform<i16:f64, 2.0:15>>
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{result is tensor<2xf32>, expected tensor<3xf32> (reduce_c7)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @result_rank(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{result is tensor<2x3xf32>, expected tensor<3xf32> (reduce_c7)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{result 0 is tensor<3xf32>, expected element type f64 (reduce_c8)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @init_of_rank_one(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{init_value is tensor<3xf32>, expected a tensor of rank 0 (reduce_i2)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @input_is_a_token(%arg0: !stablehlo.token, %arg1: tensor<f32>) {
  // expected-error@+1 {{operand 0 is !stablehlo.token, expected a ranked tensor of i1, integer, float, complex or per-tensor quantized (reduce_i1)}}
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (!stablehlo.token, tensor<f32>) -> tensor<3xf32>
  return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of chlo_scan.

func.func @plain(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @reverse(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, is_reverse = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @given_size(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 2 : i64}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<?x3xf32>, tensor<3xf32>) -> (tensor<?x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @output_of_another_type(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %i = stablehlo.constant dense<1> : tensor<i32>
    stablehlo.return %i, %c : tensor<i32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2xi32>, tensor<3xf32>)
  return
}

// -----

func.func @no_input(%arg0: tensor<3xf32>) {
  %0:2 = "chlo.scan"(%arg0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 5 : i64}> ({
  ^bb0(%c: tensor<3xf32>):
    stablehlo.return %c, %c : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @segments(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{operandSegmentSizes is [1, 2], expected a sum of 2}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 2>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @negative_segment(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{operandSegmentSizes is [-1, 3], expected a sum of 2}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: -1, 3>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @nothing_to_scan(%arg0: tensor<3xf32>) {
  // expected-error@+1 {{no inputs and no outputs, expected one or the other}}
  %0 = "chlo.scan"(%arg0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%c: tensor<3xf32>):
    stablehlo.return %c : tensor<3xf32>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @dimension_beyond_rank(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{dimension is 2, expected a value in [0, 2)}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 2 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @sizes_differ(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3xf32>) {
  // expected-error@+1 {{input 1 has size 4 along the scanned dimension, expected 2}}
  %0:2 = "chlo.scan"(%arg0, %arg1, %arg2) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @given_size_differs(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{input 0 has size 2 along the scanned dimension, expected 5}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>, scan_dim_size = 5 : i64}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @body_arguments(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{body takes 1 arguments, expected 2}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>):
    stablehlo.return %a, %a : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @argument_type(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{body argument is tensor<2xf32> and what it stands for is tensor<3xf32>, expected compatible types}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<2xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %c, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @returned_count(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{body returns 1 values, expected 2}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s : tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----

func.func @carry_type(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{returned carry is tensor<2xf32> and its initial value is tensor<3xf32>, expected compatible types}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    %k = stablehlo.constant dense<0.0> : tensor<2xf32>
    stablehlo.return %s, %k : tensor<3xf32>, tensor<2xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  return
}

// -----

func.func @carry_count(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{1 initial and 0 final carries, expected as many}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @result_shape(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{result 0 is tensor<3x3xf32>, expected tensor<2x3xf32>}}
  %0:2 = "chlo.scan"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return
}

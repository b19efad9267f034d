// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of collective_permute.

func.func @plain(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @one_pair_to_itself(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<3> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @pairs_of_three(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{source_target_pairs is tensor<1x3xi64>, expected N x 2 elements (collective_permute_c1)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @pairs_of_rank_one(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{source_target_pairs is tensor<2xi64>, expected N x 2 elements (collective_permute_c1)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[0, 1]> : tensor<2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @source_twice(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{source 0 stands in source_target_pairs more than once (collective_permute_c2)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @splat(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{source 0 stands in source_target_pairs more than once (collective_permute_c2)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<0> : tensor<1000000000x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @target_twice(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{target 1 stands in source_target_pairs more than once (collective_permute_c3)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @negative_id(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{element 1 of source_target_pairs is -1, expected at least 0 (collective_permute_c4)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_type(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x2xf32>, expected tensor<2x4xf32> (collective_permute_c5)}}
  %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

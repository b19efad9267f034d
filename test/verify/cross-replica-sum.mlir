// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of cross-replica-sum.

func.func @plain(%arg0: tensor<2x4xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @id_twice(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{replica id 0 stands in replica_groups more than once}}
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @result_type(%arg0: tensor<2x4xf32>) {
  // expected-error@+1 {{result is tensor<4x2xf32>, expected tensor<2x4xf32>}}
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return
}

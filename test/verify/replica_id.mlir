// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok() -> tensor<ui32> {
  %0 = "stablehlo.replica_id"() : () -> tensor<ui32>
  func.return %0 : tensor<ui32>
}

// -----

func.func @type() -> tensor<i32> {
  // expected-error@+1 {{replica_id: result is tensor<i32>, expected tensor<ui32>}}
  %0 = "stablehlo.replica_id"() : () -> tensor<i32>
  func.return %0 : tensor<i32>
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Literals whose lists do not fit their type.

func.func @more_lists_than_rows() {
  // expected-error@+1 {{found more than 2 items in a list, expected 2 (dimension 0 of tensor<2x2xi64>)}}
  %0 = stablehlo.constant dense<[[0, 1], [2, 3], [4, 5]]> : tensor<2x2xi64>
  return
}

// -----

func.func @lists_for_no_rows() {
  // expected-error@+1 {{found more than 0 items in a list, expected 0 (dimension 0 of tensor<0x2xi64>)}}
  %0 = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<0x2xi64>
  return
}

// -----

func.func @fewer_lists_than_rows() {
  // expected-error@+1 {{found 1 items in a list, expected 2 (dimension 0 of tensor<2x2xi64>)}}
  %0 = stablehlo.constant dense<[[0, 1]]> : tensor<2x2xi64>
  return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Transpositions that another one undoes, behind elementwise ops, reshapes, broadcasts and short reductions.

func.func @pack() {
  %v1 = stablehlo.iota dim = 0 : tensor<64x80xi32>
  %v2 = stablehlo.constant dense<11> : tensor<64x80xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<64x80xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<64x80xi32>
  %v5 = stablehlo.constant dense<7> : tensor<64x80xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<64x80xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<64x80xi32>
  %v8 = stablehlo.constant dense<5> : tensor<64x80xi32>
  %v9 = stablehlo.and %v7, %v8 : tensor<64x80xi32>
  %v10 = stablehlo.convert %v9 : (tensor<64x80xi32>) -> tensor<64x80xui8>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<64x80xui8>
  %v12 = stablehlo.constant dense<1> : tensor<64x80xui8>
  %v13 = stablehlo.minimum %v11, %v12 : tensor<64x80xui8>
  %v14 = stablehlo.transpose %v13, dims = [1, 0] : (tensor<64x80xui8>) -> tensor<80x64xui8>
  %v15 = stablehlo.reshape %v14 : (tensor<80x64xui8>) -> tensor<80x8x8xui8>
  %v16 = stablehlo.iota dim = 2 : tensor<80x8x8xui8>
  %v17 = stablehlo.shift_left %v15, %v16 : tensor<80x8x8xui8>
  %v18 = stablehlo.convert %v17 : (tensor<80x8x8xui8>) -> tensor<80x8x8xi32>
  %v19 = stablehlo.constant dense<0> : tensor<i32>
  %v20 = stablehlo.reduce(%v18 init: %v19) applies stablehlo.add across dimensions = [2] : (tensor<80x8x8xi32>, tensor<i32>) -> tensor<80x8xi32>
  %v21 = stablehlo.broadcast_in_dim %v20, dims = [0, 1] : (tensor<80x8xi32>) -> tensor<80x8x8xi32>
  %v22 = stablehlo.iota dim = 2 : tensor<80x8x8xi32>
  %v23 = stablehlo.shift_right_logical %v21, %v22 : tensor<80x8x8xi32>
  %v24 = stablehlo.constant dense<1> : tensor<80x8x8xi32>
  %v25 = stablehlo.and %v23, %v24 : tensor<80x8x8xi32>
  %v26 = stablehlo.convert %v25 : (tensor<80x8x8xi32>) -> tensor<80x8x8xui8>
  %v27 = stablehlo.reshape %v26 : (tensor<80x8x8xui8>) -> tensor<80x64xui8>
  %v28 = stablehlo.transpose %v27, dims = [1, 0] : (tensor<80x64xui8>) -> tensor<64x80xui8>
  %v29 = stablehlo.optimization_barrier %v13 : tensor<64x80xui8>
  check.expect_eq %v28, %v29 : tensor<64x80xui8>
  return
}

// -----

func.func @unpack() {
  %v1 = stablehlo.iota dim = 0 : tensor<64x80xi32>
  %v2 = stablehlo.constant dense<11> : tensor<64x80xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<64x80xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<64x80xi32>
  %v5 = stablehlo.constant dense<7> : tensor<64x80xi32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<64x80xi32>
  %v7 = stablehlo.add %v3, %v6 : tensor<64x80xi32>
  %v8 = stablehlo.convert %v7 : (tensor<64x80xi32>) -> tensor<64x80xui8>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<64x80xui8>
  %v10 = stablehlo.transpose %v9, dims = [1, 0] : (tensor<64x80xui8>) -> tensor<80x64xui8>
  %v11 = stablehlo.broadcast_in_dim %v10, dims = [0, 1] : (tensor<80x64xui8>) -> tensor<80x64x8xui8>
  %v12 = stablehlo.iota dim = 2 : tensor<80x64x8xui8>
  %v13 = stablehlo.shift_right_logical %v11, %v12 : tensor<80x64x8xui8>
  %v14 = stablehlo.constant dense<1> : tensor<80x64x8xui8>
  %v15 = stablehlo.and %v13, %v14 : tensor<80x64x8xui8>
  %v16 = stablehlo.reshape %v15 : (tensor<80x64x8xui8>) -> tensor<80x512xui8>
  %v17 = stablehlo.transpose %v16, dims = [1, 0] : (tensor<80x512xui8>) -> tensor<512x80xui8>
  %v18 = stablehlo.broadcast_in_dim %v9, dims = [0, 2] : (tensor<64x80xui8>) -> tensor<64x8x80xui8>
  %v19 = stablehlo.iota dim = 1 : tensor<64x8x80xui8>
  %v20 = stablehlo.shift_right_logical %v18, %v19 : tensor<64x8x80xui8>
  %v21 = stablehlo.constant dense<1> : tensor<64x8x80xui8>
  %v22 = stablehlo.and %v20, %v21 : tensor<64x8x80xui8>
  %v23 = stablehlo.reshape %v22 : (tensor<64x8x80xui8>) -> tensor<512x80xui8>
  check.expect_eq %v17, %v23 : tensor<512x80xui8>
  return
}

// -----

func.func @two() {
  %v1 = stablehlo.iota dim = 0 : tensor<64x72xf32>
  %v2 = stablehlo.constant dense<3.0> : tensor<64x72xf32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<64x72xf32>
  %v4 = stablehlo.iota dim = 1 : tensor<64x72xf32>
  %v5 = stablehlo.add %v3, %v4 : tensor<64x72xf32>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<64x72xf32>
  %v7 = stablehlo.multiply %v6, %v6 : tensor<64x72xf32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<64x72xf32>
  %v9 = stablehlo.transpose %v6, dims = [1, 0] : (tensor<64x72xf32>) -> tensor<72x64xf32>
  %v10 = stablehlo.constant dense<2.0> : tensor<72x64xf32>
  %v11 = stablehlo.multiply %v9, %v10 : tensor<72x64xf32>
  %v12 = stablehlo.transpose %v8, dims = [1, 0] : (tensor<64x72xf32>) -> tensor<72x64xf32>
  %v13 = stablehlo.subtract %v11, %v12 : tensor<72x64xf32>
  %v14 = stablehlo.transpose %v13, dims = [1, 0] : (tensor<72x64xf32>) -> tensor<64x72xf32>
  %v15 = stablehlo.constant dense<2.0> : tensor<64x72xf32>
  %v16 = stablehlo.multiply %v6, %v15 : tensor<64x72xf32>
  %v17 = stablehlo.subtract %v16, %v8 : tensor<64x72xf32>
  check.expect_eq %v14, %v17 : tensor<64x72xf32>
  return
}

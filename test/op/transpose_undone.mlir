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
  %v11 = stablehlo.iota dim = 1 : tensor<64x80xi32>
  %v12:2 = "stablehlo.sort"(%v11, %v10) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x80xi32>, tensor<64x80xui8>) -> (tensor<64x80xi32>, tensor<64x80xui8>)
  %v13 = stablehlo.constant dense<1> : tensor<64x80xui8>
  %v14 = stablehlo.minimum %v12#1, %v13 : tensor<64x80xui8>
  %v15 = stablehlo.transpose %v14, dims = [1, 0] : (tensor<64x80xui8>) -> tensor<80x64xui8>
  %v16 = stablehlo.reshape %v15 : (tensor<80x64xui8>) -> tensor<80x8x8xui8>
  %v17 = stablehlo.iota dim = 2 : tensor<80x8x8xui8>
  %v18 = stablehlo.shift_left %v16, %v17 : tensor<80x8x8xui8>
  %v19 = stablehlo.convert %v18 : (tensor<80x8x8xui8>) -> tensor<80x8x8xi32>
  %v20 = stablehlo.constant dense<0> : tensor<i32>
  %v21 = stablehlo.reduce(%v19 init: %v20) applies stablehlo.add across dimensions = [2] : (tensor<80x8x8xi32>, tensor<i32>) -> tensor<80x8xi32>
  %v22 = stablehlo.broadcast_in_dim %v21, dims = [0, 1] : (tensor<80x8xi32>) -> tensor<80x8x8xi32>
  %v23 = stablehlo.iota dim = 2 : tensor<80x8x8xi32>
  %v24 = stablehlo.shift_right_logical %v22, %v23 : tensor<80x8x8xi32>
  %v25 = stablehlo.constant dense<1> : tensor<80x8x8xi32>
  %v26 = stablehlo.and %v24, %v25 : tensor<80x8x8xi32>
  %v27 = stablehlo.convert %v26 : (tensor<80x8x8xi32>) -> tensor<80x8x8xui8>
  %v28 = stablehlo.reshape %v27 : (tensor<80x8x8xui8>) -> tensor<80x64xui8>
  %v29 = stablehlo.transpose %v28, dims = [1, 0] : (tensor<80x64xui8>) -> tensor<64x80xui8>
  %v30 = stablehlo.optimization_barrier %v14 : tensor<64x80xui8>
  check.expect_eq %v29, %v30 : tensor<64x80xui8>
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
  %v9 = stablehlo.iota dim = 1 : tensor<64x80xi32>
  %v10:2 = "stablehlo.sort"(%v9, %v8) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x80xi32>, tensor<64x80xui8>) -> (tensor<64x80xi32>, tensor<64x80xui8>)
  %v11 = stablehlo.transpose %v10#1, dims = [1, 0] : (tensor<64x80xui8>) -> tensor<80x64xui8>
  %v12 = stablehlo.broadcast_in_dim %v11, dims = [0, 1] : (tensor<80x64xui8>) -> tensor<80x64x8xui8>
  %v13 = stablehlo.constant dense<1> : tensor<80x64x8xui8>
  %v14 = stablehlo.iota dim = 2 : tensor<80x64x8xui8>
  %v15 = stablehlo.shift_left %v13, %v14 : tensor<80x64x8xui8>
  %v16 = stablehlo.and %v12, %v15 : tensor<80x64x8xui8>
  %v17 = stablehlo.constant dense<0> : tensor<80x64x8xui8>
  %v18 = stablehlo.compare GT, %v16, %v17, UNSIGNED : (tensor<80x64x8xui8>, tensor<80x64x8xui8>) -> tensor<80x64x8xi1>
  %v19 = stablehlo.convert %v18 : (tensor<80x64x8xi1>) -> tensor<80x64x8xui8>
  %v20 = stablehlo.reshape %v19 : (tensor<80x64x8xui8>) -> tensor<80x512xui8>
  %v21 = stablehlo.transpose %v20, dims = [1, 0] : (tensor<80x512xui8>) -> tensor<512x80xui8>
  %v22 = stablehlo.broadcast_in_dim %v10#1, dims = [0, 2] : (tensor<64x80xui8>) -> tensor<64x8x80xui8>
  %v23 = stablehlo.iota dim = 1 : tensor<64x8x80xui8>
  %v24 = stablehlo.shift_right_logical %v22, %v23 : tensor<64x8x80xui8>
  %v25 = stablehlo.constant dense<1> : tensor<64x8x80xui8>
  %v26 = stablehlo.and %v24, %v25 : tensor<64x8x80xui8>
  %v27 = stablehlo.reshape %v26 : (tensor<64x8x80xui8>) -> tensor<512x80xui8>
  check.expect_eq %v21, %v27 : tensor<512x80xui8>
  return
}

// -----

func.func @two() {
  %v1 = stablehlo.iota dim = 0 : tensor<64x72xf32>
  %v2 = stablehlo.constant dense<3.0> : tensor<64x72xf32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<64x72xf32>
  %v4 = stablehlo.iota dim = 1 : tensor<64x72xf32>
  %v5 = stablehlo.add %v3, %v4 : tensor<64x72xf32>
  %v6 = stablehlo.iota dim = 1 : tensor<64x72xi32>
  %v7:2 = "stablehlo.sort"(%v6, %v5) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x72xi32>, tensor<64x72xf32>) -> (tensor<64x72xi32>, tensor<64x72xf32>)
  %v8 = stablehlo.multiply %v7#1, %v7#1 : tensor<64x72xf32>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<64x72xf32>
  %v10 = stablehlo.transpose %v7#1, dims = [1, 0] : (tensor<64x72xf32>) -> tensor<72x64xf32>
  %v11 = stablehlo.constant dense<2.0> : tensor<72x64xf32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<72x64xf32>
  %v13 = stablehlo.transpose %v9, dims = [1, 0] : (tensor<64x72xf32>) -> tensor<72x64xf32>
  %v14 = stablehlo.subtract %v12, %v13 : tensor<72x64xf32>
  %v15 = stablehlo.transpose %v14, dims = [1, 0] : (tensor<72x64xf32>) -> tensor<64x72xf32>
  %v16 = stablehlo.constant dense<2.0> : tensor<64x72xf32>
  %v17 = stablehlo.multiply %v7#1, %v16 : tensor<64x72xf32>
  %v18 = stablehlo.subtract %v17, %v9 : tensor<64x72xf32>
  check.expect_eq %v15, %v18 : tensor<64x72xf32>
  return
}

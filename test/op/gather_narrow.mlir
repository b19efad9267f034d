// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements of one and two bytes at indices of their own, the first and the last among them.

func.func @gather_i8() {
  %v1 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v2 = stablehlo.constant dense<5> : tensor<301xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<301xi32>
  %v4 = stablehlo.convert %v3 : (tensor<301xi32>) -> tensor<301xi8>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<301xi8>
  %v6 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v7 = stablehlo.constant dense<7> : tensor<301xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<301xi32>
  %v9 = stablehlo.constant dense<301> : tensor<301xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<301xi32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<301xi32>
  %v12 = stablehlo.reshape %v11 : (tensor<301xi32>) -> tensor<301x1xi32>
  %v13 = "stablehlo.gather"(%v5, %v12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<301xi8>, tensor<301x1xi32>) -> tensor<301xi8>
  %v14 = stablehlo.constant dense<5> : tensor<301xi32>
  %v15 = stablehlo.multiply %v11, %v14 : tensor<301xi32>
  %v16 = stablehlo.convert %v15 : (tensor<301xi32>) -> tensor<301xi8>
  check.expect_eq %v13, %v16 : tensor<301xi8>
  return
}

// -----

func.func @rows_i8() {
  %v1 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v2 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70x43xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<70x43xi32>
  %v6 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<70x43xi32>
  %v8 = stablehlo.convert %v7 : (tensor<70x43xi32>) -> tensor<70x43xi8>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<70x43xi8>
  %v10 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v11 = stablehlo.constant dense<3> : tensor<70x43xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<70x43xi32>
  %v13 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v14 = stablehlo.constant dense<5> : tensor<70x43xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<70x43xi32>
  %v16 = stablehlo.add %v12, %v15 : tensor<70x43xi32>
  %v17 = stablehlo.constant dense<70> : tensor<70x43xi32>
  %v18 = stablehlo.remainder %v16, %v17 : tensor<70x43xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<70x43xi32>
  %v20 = stablehlo.reshape %v19 : (tensor<70x43xi32>) -> tensor<70x43x1xi32>
  %v21 = "stablehlo.gather"(%v9, %v20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<70x43xi8>, tensor<70x43x1xi32>) -> tensor<70x43xi8>
  %v22 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v23 = stablehlo.multiply %v19, %v22 : tensor<70x43xi32>
  %v24 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v25 = stablehlo.add %v23, %v24 : tensor<70x43xi32>
  %v26 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<70x43xi32>
  %v28 = stablehlo.convert %v27 : (tensor<70x43xi32>) -> tensor<70x43xi8>
  check.expect_eq %v21, %v28 : tensor<70x43xi8>
  return
}

// -----

func.func @gather_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v2 = stablehlo.constant dense<5> : tensor<301xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<301xi32>
  %v4 = stablehlo.convert %v3 : (tensor<301xi32>) -> tensor<301xui8>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<301xui8>
  %v6 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v7 = stablehlo.constant dense<7> : tensor<301xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<301xi32>
  %v9 = stablehlo.constant dense<301> : tensor<301xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<301xi32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<301xi32>
  %v12 = stablehlo.reshape %v11 : (tensor<301xi32>) -> tensor<301x1xi32>
  %v13 = "stablehlo.gather"(%v5, %v12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<301xui8>, tensor<301x1xi32>) -> tensor<301xui8>
  %v14 = stablehlo.constant dense<5> : tensor<301xi32>
  %v15 = stablehlo.multiply %v11, %v14 : tensor<301xi32>
  %v16 = stablehlo.convert %v15 : (tensor<301xi32>) -> tensor<301xui8>
  check.expect_eq %v13, %v16 : tensor<301xui8>
  return
}

// -----

func.func @rows_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v2 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70x43xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<70x43xi32>
  %v6 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<70x43xi32>
  %v8 = stablehlo.convert %v7 : (tensor<70x43xi32>) -> tensor<70x43xui8>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<70x43xui8>
  %v10 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v11 = stablehlo.constant dense<3> : tensor<70x43xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<70x43xi32>
  %v13 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v14 = stablehlo.constant dense<5> : tensor<70x43xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<70x43xi32>
  %v16 = stablehlo.add %v12, %v15 : tensor<70x43xi32>
  %v17 = stablehlo.constant dense<70> : tensor<70x43xi32>
  %v18 = stablehlo.remainder %v16, %v17 : tensor<70x43xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<70x43xi32>
  %v20 = stablehlo.reshape %v19 : (tensor<70x43xi32>) -> tensor<70x43x1xi32>
  %v21 = "stablehlo.gather"(%v9, %v20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<70x43xui8>, tensor<70x43x1xi32>) -> tensor<70x43xui8>
  %v22 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v23 = stablehlo.multiply %v19, %v22 : tensor<70x43xi32>
  %v24 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v25 = stablehlo.add %v23, %v24 : tensor<70x43xi32>
  %v26 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<70x43xi32>
  %v28 = stablehlo.convert %v27 : (tensor<70x43xi32>) -> tensor<70x43xui8>
  check.expect_eq %v21, %v28 : tensor<70x43xui8>
  return
}

// -----

func.func @gather_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v2 = stablehlo.constant dense<37> : tensor<301xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<301xi32>
  %v4 = stablehlo.convert %v3 : (tensor<301xi32>) -> tensor<301xi16>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<301xi16>
  %v6 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v7 = stablehlo.constant dense<7> : tensor<301xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<301xi32>
  %v9 = stablehlo.constant dense<301> : tensor<301xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<301xi32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<301xi32>
  %v12 = stablehlo.reshape %v11 : (tensor<301xi32>) -> tensor<301x1xi32>
  %v13 = "stablehlo.gather"(%v5, %v12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<301xi16>, tensor<301x1xi32>) -> tensor<301xi16>
  %v14 = stablehlo.constant dense<37> : tensor<301xi32>
  %v15 = stablehlo.multiply %v11, %v14 : tensor<301xi32>
  %v16 = stablehlo.convert %v15 : (tensor<301xi32>) -> tensor<301xi16>
  check.expect_eq %v13, %v16 : tensor<301xi16>
  return
}

// -----

func.func @rows_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v2 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70x43xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<70x43xi32>
  %v6 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<70x43xi32>
  %v8 = stablehlo.convert %v7 : (tensor<70x43xi32>) -> tensor<70x43xi16>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<70x43xi16>
  %v10 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v11 = stablehlo.constant dense<3> : tensor<70x43xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<70x43xi32>
  %v13 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v14 = stablehlo.constant dense<5> : tensor<70x43xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<70x43xi32>
  %v16 = stablehlo.add %v12, %v15 : tensor<70x43xi32>
  %v17 = stablehlo.constant dense<70> : tensor<70x43xi32>
  %v18 = stablehlo.remainder %v16, %v17 : tensor<70x43xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<70x43xi32>
  %v20 = stablehlo.reshape %v19 : (tensor<70x43xi32>) -> tensor<70x43x1xi32>
  %v21 = "stablehlo.gather"(%v9, %v20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<70x43xi16>, tensor<70x43x1xi32>) -> tensor<70x43xi16>
  %v22 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v23 = stablehlo.multiply %v19, %v22 : tensor<70x43xi32>
  %v24 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v25 = stablehlo.add %v23, %v24 : tensor<70x43xi32>
  %v26 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<70x43xi32>
  %v28 = stablehlo.convert %v27 : (tensor<70x43xi32>) -> tensor<70x43xi16>
  check.expect_eq %v21, %v28 : tensor<70x43xi16>
  return
}

// -----

func.func @gather_ui16() {
  %v1 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v2 = stablehlo.constant dense<37> : tensor<301xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<301xi32>
  %v4 = stablehlo.convert %v3 : (tensor<301xi32>) -> tensor<301xui16>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<301xui16>
  %v6 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v7 = stablehlo.constant dense<7> : tensor<301xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<301xi32>
  %v9 = stablehlo.constant dense<301> : tensor<301xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<301xi32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<301xi32>
  %v12 = stablehlo.reshape %v11 : (tensor<301xi32>) -> tensor<301x1xi32>
  %v13 = "stablehlo.gather"(%v5, %v12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<301xui16>, tensor<301x1xi32>) -> tensor<301xui16>
  %v14 = stablehlo.constant dense<37> : tensor<301xi32>
  %v15 = stablehlo.multiply %v11, %v14 : tensor<301xi32>
  %v16 = stablehlo.convert %v15 : (tensor<301xi32>) -> tensor<301xui16>
  check.expect_eq %v13, %v16 : tensor<301xui16>
  return
}

// -----

func.func @rows_ui16() {
  %v1 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v2 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70x43xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<70x43xi32>
  %v6 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<70x43xi32>
  %v8 = stablehlo.convert %v7 : (tensor<70x43xi32>) -> tensor<70x43xui16>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<70x43xui16>
  %v10 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v11 = stablehlo.constant dense<3> : tensor<70x43xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<70x43xi32>
  %v13 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v14 = stablehlo.constant dense<5> : tensor<70x43xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<70x43xi32>
  %v16 = stablehlo.add %v12, %v15 : tensor<70x43xi32>
  %v17 = stablehlo.constant dense<70> : tensor<70x43xi32>
  %v18 = stablehlo.remainder %v16, %v17 : tensor<70x43xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<70x43xi32>
  %v20 = stablehlo.reshape %v19 : (tensor<70x43xi32>) -> tensor<70x43x1xi32>
  %v21 = "stablehlo.gather"(%v9, %v20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<70x43xui16>, tensor<70x43x1xi32>) -> tensor<70x43xui16>
  %v22 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v23 = stablehlo.multiply %v19, %v22 : tensor<70x43xi32>
  %v24 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v25 = stablehlo.add %v23, %v24 : tensor<70x43xi32>
  %v26 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<70x43xi32>
  %v28 = stablehlo.convert %v27 : (tensor<70x43xi32>) -> tensor<70x43xui16>
  check.expect_eq %v21, %v28 : tensor<70x43xui16>
  return
}

// -----

func.func @gather_bf16() {
  %v1 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v2 = stablehlo.constant dense<1> : tensor<301xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<301xi32>
  %v4 = stablehlo.convert %v3 : (tensor<301xi32>) -> tensor<301xbf16>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<301xbf16>
  %v6 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v7 = stablehlo.constant dense<7> : tensor<301xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<301xi32>
  %v9 = stablehlo.constant dense<301> : tensor<301xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<301xi32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<301xi32>
  %v12 = stablehlo.reshape %v11 : (tensor<301xi32>) -> tensor<301x1xi32>
  %v13 = "stablehlo.gather"(%v5, %v12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<301xbf16>, tensor<301x1xi32>) -> tensor<301xbf16>
  %v14 = stablehlo.constant dense<1> : tensor<301xi32>
  %v15 = stablehlo.multiply %v11, %v14 : tensor<301xi32>
  %v16 = stablehlo.convert %v15 : (tensor<301xi32>) -> tensor<301xbf16>
  check.expect_eq %v13, %v16 : tensor<301xbf16>
  return
}

// -----

func.func @rows_bf16() {
  %v1 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v2 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70x43xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<70x43xi32>
  %v6 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<70x43xi32>
  %v8 = stablehlo.convert %v7 : (tensor<70x43xi32>) -> tensor<70x43xbf16>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<70x43xbf16>
  %v10 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v11 = stablehlo.constant dense<3> : tensor<70x43xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<70x43xi32>
  %v13 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v14 = stablehlo.constant dense<5> : tensor<70x43xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<70x43xi32>
  %v16 = stablehlo.add %v12, %v15 : tensor<70x43xi32>
  %v17 = stablehlo.constant dense<70> : tensor<70x43xi32>
  %v18 = stablehlo.remainder %v16, %v17 : tensor<70x43xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<70x43xi32>
  %v20 = stablehlo.reshape %v19 : (tensor<70x43xi32>) -> tensor<70x43x1xi32>
  %v21 = "stablehlo.gather"(%v9, %v20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<70x43xbf16>, tensor<70x43x1xi32>) -> tensor<70x43xbf16>
  %v22 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v23 = stablehlo.multiply %v19, %v22 : tensor<70x43xi32>
  %v24 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v25 = stablehlo.add %v23, %v24 : tensor<70x43xi32>
  %v26 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<70x43xi32>
  %v28 = stablehlo.convert %v27 : (tensor<70x43xi32>) -> tensor<70x43xbf16>
  check.expect_eq %v21, %v28 : tensor<70x43xbf16>
  return
}

// -----

func.func @gather_f16() {
  %v1 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v2 = stablehlo.constant dense<1> : tensor<301xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<301xi32>
  %v4 = stablehlo.convert %v3 : (tensor<301xi32>) -> tensor<301xf16>
  %v5 = stablehlo.optimization_barrier %v4 : tensor<301xf16>
  %v6 = stablehlo.iota dim = 0 : tensor<301xi32>
  %v7 = stablehlo.constant dense<7> : tensor<301xi32>
  %v8 = stablehlo.multiply %v6, %v7 : tensor<301xi32>
  %v9 = stablehlo.constant dense<301> : tensor<301xi32>
  %v10 = stablehlo.remainder %v8, %v9 : tensor<301xi32>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<301xi32>
  %v12 = stablehlo.reshape %v11 : (tensor<301xi32>) -> tensor<301x1xi32>
  %v13 = "stablehlo.gather"(%v5, %v12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<301xf16>, tensor<301x1xi32>) -> tensor<301xf16>
  %v14 = stablehlo.constant dense<1> : tensor<301xi32>
  %v15 = stablehlo.multiply %v11, %v14 : tensor<301xi32>
  %v16 = stablehlo.convert %v15 : (tensor<301xi32>) -> tensor<301xf16>
  check.expect_eq %v13, %v16 : tensor<301xf16>
  return
}

// -----

func.func @rows_f16() {
  %v1 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v2 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<70x43xi32>
  %v4 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v5 = stablehlo.add %v3, %v4 : tensor<70x43xi32>
  %v6 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v7 = stablehlo.remainder %v5, %v6 : tensor<70x43xi32>
  %v8 = stablehlo.convert %v7 : (tensor<70x43xi32>) -> tensor<70x43xf16>
  %v9 = stablehlo.optimization_barrier %v8 : tensor<70x43xf16>
  %v10 = stablehlo.iota dim = 0 : tensor<70x43xi32>
  %v11 = stablehlo.constant dense<3> : tensor<70x43xi32>
  %v12 = stablehlo.multiply %v10, %v11 : tensor<70x43xi32>
  %v13 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v14 = stablehlo.constant dense<5> : tensor<70x43xi32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<70x43xi32>
  %v16 = stablehlo.add %v12, %v15 : tensor<70x43xi32>
  %v17 = stablehlo.constant dense<70> : tensor<70x43xi32>
  %v18 = stablehlo.remainder %v16, %v17 : tensor<70x43xi32>
  %v19 = stablehlo.optimization_barrier %v18 : tensor<70x43xi32>
  %v20 = stablehlo.reshape %v19 : (tensor<70x43xi32>) -> tensor<70x43x1xi32>
  %v21 = "stablehlo.gather"(%v9, %v20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<70x43xf16>, tensor<70x43x1xi32>) -> tensor<70x43xf16>
  %v22 = stablehlo.constant dense<43> : tensor<70x43xi32>
  %v23 = stablehlo.multiply %v19, %v22 : tensor<70x43xi32>
  %v24 = stablehlo.iota dim = 1 : tensor<70x43xi32>
  %v25 = stablehlo.add %v23, %v24 : tensor<70x43xi32>
  %v26 = stablehlo.constant dense<120> : tensor<70x43xi32>
  %v27 = stablehlo.remainder %v25, %v26 : tensor<70x43xi32>
  %v28 = stablehlo.convert %v27 : (tensor<70x43xi32>) -> tensor<70x43xf16>
  check.expect_eq %v21, %v28 : tensor<70x43xf16>
  return
}

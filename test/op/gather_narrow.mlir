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

// -----

// Rows at places counted from either end, with a number chosen for each: what is chosen of one lane keeps its 32 bits.
func.func @rows_from_either_end() {
  %cx = stablehlo.constant dense<[[121, 66, 189, 242, 33, 6, 240, 132, 119, 98, 240, 243, 203, 77, 118, 77, 199, 7, 32, 81, 21, 154, 15, 137, 242, 198, 218, 202, 227, 68, 187, 49, 18, 69, 253, 111, 132, 223, 154, 215], [197, 179, 208, 118, 172, 14, 143, 83, 167, 53, 108, 136, 145, 63, 32, 246, 247, 45, 176, 34, 210, 77, 10, 150, 218, 212, 60, 22, 23, 193, 169, 142, 120, 18, 158, 3, 39, 55, 16, 101], [208, 149, 134, 79, 21, 173, 160, 184, 70, 193, 192, 235, 197, 52, 138, 220, 121, 154, 223, 132, 155, 173, 5, 212, 161, 10, 192, 68, 30, 170, 238, 180, 180, 142, 250, 11, 31, 10, 189, 128], [233, 152, 163, 90, 186, 94, 160, 189, 135, 153, 193, 53, 13, 67, 158, 113, 137, 122, 167, 95, 222, 49, 52, 164, 170, 114, 224, 86, 40, 172, 111, 230, 138, 115, 61, 17, 97, 161, 93, 142], [174, 43, 176, 66, 215, 149, 138, 237, 177, 213, 148, 214, 209, 18, 211, 79, 102, 2, 244, 222, 113, 16, 233, 147, 174, 116, 34, 146, 61, 125, 23, 17, 101, 220, 25, 6, 246, 61, 87, 153]]> : tensor<5x40xui8>
  %ck = stablehlo.constant dense<[-2, -5, 3, 3, 1, -5, 4, -4, 0]> : tensor<9xi32>
  %x = stablehlo.optimization_barrier %cx : tensor<5x40xui8>
  %k = "stablehlo.sort"(%ck) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %l = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) {dimension = 0 : i64} : (tensor<9xi32>) -> tensor<9xi32>
  %zero = stablehlo.constant dense<0> : tensor<9xi32>
  %size = stablehlo.constant dense<5> : tensor<9xi32>
  %three = stablehlo.constant dense<3> : tensor<9xi32>
  %seven = stablehlo.constant dense<7> : tensor<9xi32>
  %is_from_end = stablehlo.compare LT, %k, %zero : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  %from_end = stablehlo.add %k, %size : tensor<9xi32>
  %at = stablehlo.select %is_from_end, %from_end, %k : tensor<9xi1>, tensor<9xi32>
  %rows = "stablehlo.gather"(%x, %at) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 40>
  }> : (tensor<5x40xui8>, tensor<9xi32>) -> tensor<9x40xui8>
  %low = stablehlo.and %k, %three : tensor<9xi32>
  %more = stablehlo.select %is_from_end, %low, %seven : tensor<9xi1>, tensor<9xi32>
  %bytes = stablehlo.convert %more : (tensor<9xi32>) -> tensor<9xui8>
  %each = stablehlo.broadcast_in_dim %bytes, dims = [0] : (tensor<9xui8>) -> tensor<9x40xui8>
  %r = stablehlo.add %rows, %each : tensor<9x40xui8>
  check.expect_eq_const %r, dense<[[124, 69, 192, 245, 36, 9, 243, 135, 122, 101, 243, 246, 206, 80, 121, 80, 202, 10, 35, 84, 24, 157, 18, 140, 245, 201, 221, 205, 230, 71, 190, 52, 21, 72, 0, 114, 135, 226, 157, 218], [124, 69, 192, 245, 36, 9, 243, 135, 122, 101, 243, 246, 206, 80, 121, 80, 202, 10, 35, 84, 24, 157, 18, 140, 245, 201, 221, 205, 230, 71, 190, 52, 21, 72, 0, 114, 135, 226, 157, 218], [197, 179, 208, 118, 172, 14, 143, 83, 167, 53, 108, 136, 145, 63, 32, 246, 247, 45, 176, 34, 210, 77, 10, 150, 218, 212, 60, 22, 23, 193, 169, 142, 120, 18, 158, 3, 39, 55, 16, 101], [235, 154, 165, 92, 188, 96, 162, 191, 137, 155, 195, 55, 15, 69, 160, 115, 139, 124, 169, 97, 224, 51, 54, 166, 172, 116, 226, 88, 42, 174, 113, 232, 140, 117, 63, 19, 99, 163, 95, 144], [128, 73, 196, 249, 40, 13, 247, 139, 126, 105, 247, 250, 210, 84, 125, 84, 206, 14, 39, 88, 28, 161, 22, 144, 249, 205, 225, 209, 234, 75, 194, 56, 25, 76, 4, 118, 139, 230, 161, 222], [204, 186, 215, 125, 179, 21, 150, 90, 174, 60, 115, 143, 152, 70, 39, 253, 254, 52, 183, 41, 217, 84, 17, 157, 225, 219, 67, 29, 30, 200, 176, 149, 127, 25, 165, 10, 46, 62, 23, 108], [240, 159, 170, 97, 193, 101, 167, 196, 142, 160, 200, 60, 20, 74, 165, 120, 144, 129, 174, 102, 229, 56, 59, 171, 177, 121, 231, 93, 47, 179, 118, 237, 145, 122, 68, 24, 104, 168, 100, 149], [240, 159, 170, 97, 193, 101, 167, 196, 142, 160, 200, 60, 20, 74, 165, 120, 144, 129, 174, 102, 229, 56, 59, 171, 177, 121, 231, 93, 47, 179, 118, 237, 145, 122, 68, 24, 104, 168, 100, 149], [181, 50, 183, 73, 222, 156, 145, 244, 184, 220, 155, 221, 216, 25, 218, 86, 109, 9, 251, 229, 120, 23, 240, 154, 181, 123, 41, 153, 68, 132, 30, 24, 108, 227, 32, 13, 253, 68, 94, 160]]> : tensor<9x40xui8>
  return
}

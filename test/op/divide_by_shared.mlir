// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Quotients by negative constants, and of words widened to 64 bits by one number for all.

func.func @negative_i32() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v2 = stablehlo.constant dense<150> : tensor<300xi32>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<300xi32>
  %v4 = stablehlo.constant dense<14316557> : tensor<300xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<300xi32>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<300xi32>
  %v7 = stablehlo.constant dense<-7> : tensor<300xi32>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<300xi32>
  %v9 = stablehlo.divide %v6, %v7 : tensor<300xi32>
  %v10 = stablehlo.divide %v6, %v8 : tensor<300xi32>
  check.expect_eq %v9, %v10 : tensor<300xi32>
  %v11 = stablehlo.remainder %v6, %v7 : tensor<300xi32>
  %v12 = stablehlo.remainder %v6, %v8 : tensor<300xi32>
  check.expect_eq %v11, %v12 : tensor<300xi32>
  %v13 = stablehlo.constant dense<-2> : tensor<300xi32>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<300xi32>
  %v15 = stablehlo.divide %v6, %v13 : tensor<300xi32>
  %v16 = stablehlo.divide %v6, %v14 : tensor<300xi32>
  check.expect_eq %v15, %v16 : tensor<300xi32>
  %v17 = stablehlo.remainder %v6, %v13 : tensor<300xi32>
  %v18 = stablehlo.remainder %v6, %v14 : tensor<300xi32>
  check.expect_eq %v17, %v18 : tensor<300xi32>
  %v19 = stablehlo.constant dense<-1000> : tensor<300xi32>
  %v20 = stablehlo.optimization_barrier %v19 : tensor<300xi32>
  %v21 = stablehlo.divide %v6, %v19 : tensor<300xi32>
  %v22 = stablehlo.divide %v6, %v20 : tensor<300xi32>
  check.expect_eq %v21, %v22 : tensor<300xi32>
  %v23 = stablehlo.remainder %v6, %v19 : tensor<300xi32>
  %v24 = stablehlo.remainder %v6, %v20 : tensor<300xi32>
  check.expect_eq %v23, %v24 : tensor<300xi32>
  %v25 = stablehlo.constant dense<-2147483648> : tensor<300xi32>
  %v26 = stablehlo.optimization_barrier %v25 : tensor<300xi32>
  %v27 = stablehlo.divide %v6, %v25 : tensor<300xi32>
  %v28 = stablehlo.divide %v6, %v26 : tensor<300xi32>
  check.expect_eq %v27, %v28 : tensor<300xi32>
  %v29 = stablehlo.remainder %v6, %v25 : tensor<300xi32>
  %v30 = stablehlo.remainder %v6, %v26 : tensor<300xi32>
  check.expect_eq %v29, %v30 : tensor<300xi32>
  return
}

// -----

func.func @negative_i64() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xi64>
  %v2 = stablehlo.constant dense<150> : tensor<300xi64>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<300xi64>
  %v4 = stablehlo.constant dense<14316557> : tensor<300xi64>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<300xi64>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<300xi64>
  %v7 = stablehlo.constant dense<-7> : tensor<300xi64>
  %v8 = stablehlo.optimization_barrier %v7 : tensor<300xi64>
  %v9 = stablehlo.divide %v6, %v7 : tensor<300xi64>
  %v10 = stablehlo.divide %v6, %v8 : tensor<300xi64>
  check.expect_eq %v9, %v10 : tensor<300xi64>
  %v11 = stablehlo.remainder %v6, %v7 : tensor<300xi64>
  %v12 = stablehlo.remainder %v6, %v8 : tensor<300xi64>
  check.expect_eq %v11, %v12 : tensor<300xi64>
  %v13 = stablehlo.constant dense<-3000000000> : tensor<300xi64>
  %v14 = stablehlo.optimization_barrier %v13 : tensor<300xi64>
  %v15 = stablehlo.divide %v6, %v13 : tensor<300xi64>
  %v16 = stablehlo.divide %v6, %v14 : tensor<300xi64>
  check.expect_eq %v15, %v16 : tensor<300xi64>
  %v17 = stablehlo.remainder %v6, %v13 : tensor<300xi64>
  %v18 = stablehlo.remainder %v6, %v14 : tensor<300xi64>
  check.expect_eq %v17, %v18 : tensor<300xi64>
  return
}

// -----

func.func @by_shared() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v2 = stablehlo.constant dense<150> : tensor<300xi32>
  %v3 = stablehlo.subtract %v1, %v2 : tensor<300xi32>
  %v4 = stablehlo.constant dense<14316557> : tensor<300xi32>
  %v5 = stablehlo.multiply %v3, %v4 : tensor<300xi32>
  %v6 = stablehlo.optimization_barrier %v5 : tensor<300xi32>
  %v7 = stablehlo.convert %v6 : (tensor<300xi32>) -> tensor<300xi64>
  %v8 = stablehlo.iota dim = 0 : tensor<1xi64>
  %v9 = stablehlo.constant dense<13> : tensor<1xi64>
  %v10 = stablehlo.add %v8, %v9 : tensor<1xi64>
  %v11 = stablehlo.optimization_barrier %v10 : tensor<1xi64>
  %v12 = stablehlo.constant dense<40> : tensor<1xi64>
  %v13 = stablehlo.remainder %v11, %v12 : tensor<1xi64>
  %v14 = stablehlo.constant dense<1> : tensor<1xi64>
  %v15 = stablehlo.maximum %v13, %v14 : tensor<1xi64>
  %v16 = stablehlo.broadcast_in_dim %v15, dims = [0] : (tensor<1xi64>) -> tensor<300xi64>
  %v17 = stablehlo.constant dense<13> : tensor<300xi64>
  %v18 = stablehlo.optimization_barrier %v17 : tensor<300xi64>
  %v19 = stablehlo.divide %v7, %v16 : tensor<300xi64>
  %v20 = stablehlo.optimization_barrier %v7 : tensor<300xi64>
  %v21 = stablehlo.divide %v20, %v18 : tensor<300xi64>
  check.expect_eq %v19, %v21 : tensor<300xi64>
  %v22 = stablehlo.remainder %v7, %v16 : tensor<300xi64>
  %v23 = stablehlo.optimization_barrier %v7 : tensor<300xi64>
  %v24 = stablehlo.remainder %v23, %v18 : tensor<300xi64>
  check.expect_eq %v22, %v24 : tensor<300xi64>
  return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A short last dim whose elements lie far apart in what it is made of.

func.func @planes_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<3x5x130xui8>
  %v2 = stablehlo.constant dense<50> : tensor<3x5x130xui8>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<3x5x130xui8>
  %v4 = stablehlo.iota dim = 1 : tensor<3x5x130xui8>
  %v5 = stablehlo.constant dense<7> : tensor<3x5x130xui8>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<3x5x130xui8>
  %v7 = stablehlo.add %v3, %v6 : tensor<3x5x130xui8>
  %v8 = stablehlo.iota dim = 2 : tensor<3x5x130xui8>
  %v9 = stablehlo.add %v7, %v8 : tensor<3x5x130xui8>
  %v10 = stablehlo.iota dim = 2 : tensor<3x5x130xi32>
  %v11:2 = "stablehlo.sort"(%v10, %v9) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x5x130xi32>, tensor<3x5x130xui8>) -> (tensor<3x5x130xi32>, tensor<3x5x130xui8>)
  %v12 = stablehlo.transpose %v11#1, dims = [1, 2, 0] : (tensor<3x5x130xui8>) -> tensor<5x130x3xui8>
  %v13 = stablehlo.iota dim = 2 : tensor<5x130x3xui8>
  %v14 = stablehlo.constant dense<50> : tensor<5x130x3xui8>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<5x130x3xui8>
  %v16 = stablehlo.iota dim = 0 : tensor<5x130x3xui8>
  %v17 = stablehlo.constant dense<7> : tensor<5x130x3xui8>
  %v18 = stablehlo.multiply %v16, %v17 : tensor<5x130x3xui8>
  %v19 = stablehlo.add %v15, %v18 : tensor<5x130x3xui8>
  %v20 = stablehlo.iota dim = 1 : tensor<5x130x3xui8>
  %v21 = stablehlo.add %v19, %v20 : tensor<5x130x3xui8>
  check.expect_eq %v12, %v21 : tensor<5x130x3xui8>
  return
}

// -----

func.func @planes_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<3x5x130xi16>
  %v2 = stablehlo.constant dense<50> : tensor<3x5x130xi16>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<3x5x130xi16>
  %v4 = stablehlo.iota dim = 1 : tensor<3x5x130xi16>
  %v5 = stablehlo.constant dense<7> : tensor<3x5x130xi16>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<3x5x130xi16>
  %v7 = stablehlo.add %v3, %v6 : tensor<3x5x130xi16>
  %v8 = stablehlo.iota dim = 2 : tensor<3x5x130xi16>
  %v9 = stablehlo.add %v7, %v8 : tensor<3x5x130xi16>
  %v10 = stablehlo.iota dim = 2 : tensor<3x5x130xi32>
  %v11:2 = "stablehlo.sort"(%v10, %v9) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i16>, %s: tensor<i16>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x5x130xi32>, tensor<3x5x130xi16>) -> (tensor<3x5x130xi32>, tensor<3x5x130xi16>)
  %v12 = stablehlo.transpose %v11#1, dims = [1, 2, 0] : (tensor<3x5x130xi16>) -> tensor<5x130x3xi16>
  %v13 = stablehlo.iota dim = 2 : tensor<5x130x3xi16>
  %v14 = stablehlo.constant dense<50> : tensor<5x130x3xi16>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<5x130x3xi16>
  %v16 = stablehlo.iota dim = 0 : tensor<5x130x3xi16>
  %v17 = stablehlo.constant dense<7> : tensor<5x130x3xi16>
  %v18 = stablehlo.multiply %v16, %v17 : tensor<5x130x3xi16>
  %v19 = stablehlo.add %v15, %v18 : tensor<5x130x3xi16>
  %v20 = stablehlo.iota dim = 1 : tensor<5x130x3xi16>
  %v21 = stablehlo.add %v19, %v20 : tensor<5x130x3xi16>
  check.expect_eq %v12, %v21 : tensor<5x130x3xi16>
  return
}

// -----

func.func @planes_f32() {
  %v1 = stablehlo.iota dim = 0 : tensor<3x5x130xf32>
  %v2 = stablehlo.constant dense<50.0> : tensor<3x5x130xf32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<3x5x130xf32>
  %v4 = stablehlo.iota dim = 1 : tensor<3x5x130xf32>
  %v5 = stablehlo.constant dense<7.0> : tensor<3x5x130xf32>
  %v6 = stablehlo.multiply %v4, %v5 : tensor<3x5x130xf32>
  %v7 = stablehlo.add %v3, %v6 : tensor<3x5x130xf32>
  %v8 = stablehlo.iota dim = 2 : tensor<3x5x130xf32>
  %v9 = stablehlo.add %v7, %v8 : tensor<3x5x130xf32>
  %v10 = stablehlo.iota dim = 2 : tensor<3x5x130xi32>
  %v11:2 = "stablehlo.sort"(%v10, %v9) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<f32>, %s: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3x5x130xi32>, tensor<3x5x130xf32>) -> (tensor<3x5x130xi32>, tensor<3x5x130xf32>)
  %v12 = stablehlo.transpose %v11#1, dims = [1, 2, 0] : (tensor<3x5x130xf32>) -> tensor<5x130x3xf32>
  %v13 = stablehlo.iota dim = 2 : tensor<5x130x3xf32>
  %v14 = stablehlo.constant dense<50.0> : tensor<5x130x3xf32>
  %v15 = stablehlo.multiply %v13, %v14 : tensor<5x130x3xf32>
  %v16 = stablehlo.iota dim = 0 : tensor<5x130x3xf32>
  %v17 = stablehlo.constant dense<7.0> : tensor<5x130x3xf32>
  %v18 = stablehlo.multiply %v16, %v17 : tensor<5x130x3xf32>
  %v19 = stablehlo.add %v15, %v18 : tensor<5x130x3xf32>
  %v20 = stablehlo.iota dim = 1 : tensor<5x130x3xf32>
  %v21 = stablehlo.add %v19, %v20 : tensor<5x130x3xf32>
  check.expect_eq %v12, %v21 : tensor<5x130x3xf32>
  return
}

// -----

func.func @swapped() {
  %v1 = stablehlo.iota dim = 2 : tensor<5x130x4xi32>
  %v2 = stablehlo.iota dim = 0 : tensor<5x130x4xi32>
  %v3 = stablehlo.constant dense<40> : tensor<5x130x4xi32>
  %v4 = stablehlo.multiply %v2, %v3 : tensor<5x130x4xi32>
  %v5 = stablehlo.iota dim = 1 : tensor<5x130x4xi32>
  %v6 = stablehlo.add %v4, %v5 : tensor<5x130x4xi32>
  %v7 = stablehlo.constant dense<60> : tensor<5x130x4xi32>
  %v8 = stablehlo.multiply %v1, %v7 : tensor<5x130x4xi32>
  %v9 = stablehlo.add %v6, %v8 : tensor<5x130x4xi32>
  %v10 = stablehlo.convert %v9 : (tensor<5x130x4xi32>) -> tensor<5x130x4xui8>
  %v11 = stablehlo.iota dim = 2 : tensor<5x130x4xi32>
  %v12:2 = "stablehlo.sort"(%v11, %v10) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui8>, %s: tensor<ui8>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x130x4xi32>, tensor<5x130x4xui8>) -> (tensor<5x130x4xi32>, tensor<5x130x4xui8>)
  %v13 = stablehlo.constant dense<[[2], [1], [0], [3]]> : tensor<4x1xi32>
  %v14 = "stablehlo.gather"(%v12#1, %v13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 5, 130, 1>}> : (tensor<5x130x4xui8>, tensor<4x1xi32>) -> tensor<5x130x4xui8>
  %v15 = stablehlo.constant dense<[2, 1, 0, 3]> : tensor<4xi32>
  %v16 = stablehlo.broadcast_in_dim %v15, dims = [2] : (tensor<4xi32>) -> tensor<5x130x4xi32>
  %v17 = stablehlo.iota dim = 0 : tensor<5x130x4xi32>
  %v18 = stablehlo.constant dense<40> : tensor<5x130x4xi32>
  %v19 = stablehlo.multiply %v17, %v18 : tensor<5x130x4xi32>
  %v20 = stablehlo.iota dim = 1 : tensor<5x130x4xi32>
  %v21 = stablehlo.add %v19, %v20 : tensor<5x130x4xi32>
  %v22 = stablehlo.constant dense<60> : tensor<5x130x4xi32>
  %v23 = stablehlo.multiply %v16, %v22 : tensor<5x130x4xi32>
  %v24 = stablehlo.add %v21, %v23 : tensor<5x130x4xi32>
  %v25 = stablehlo.convert %v24 : (tensor<5x130x4xi32>) -> tensor<5x130x4xui8>
  check.expect_eq %v14, %v25 : tensor<5x130x4xui8>
  return
}

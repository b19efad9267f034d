// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bits counted in fields, and what looks like it but for one constant.

func.func @i32_0() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xi32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi32>
  %v13 = stablehlo.constant dense<2> : tensor<40xi32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi32>
  %v18 = stablehlo.constant dense<4> : tensor<40xi32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xi32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xi32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi32>
  %v25 = stablehlo.constant dense<24> : tensor<40xi32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi32>
  %v27 = stablehlo.constant dense<[0, 18, 18, 23, 17, 17, 23, 15, 16, 20, 17, 17, 22, 14, 15, 18, 15, 19, 20, 17, 16, 16, 17, 18, 21, 15, 14, 18, 14, 14, 18, 12, 14, 19, 19, 22, 19, 17, 17, 16]> : tensor<40xi32>
  check.expect_eq %v26, %v27 : tensor<40xi32>
  return
}

// -----

func.func @i32_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xi32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi32>
  %v11 = stablehlo.constant dense<858993457> : tensor<40xi32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi32>
  %v13 = stablehlo.constant dense<2> : tensor<40xi32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi32>
  %v18 = stablehlo.constant dense<4> : tensor<40xi32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xi32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xi32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi32>
  %v25 = stablehlo.constant dense<24> : tensor<40xi32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi32>
  %v27 = stablehlo.constant dense<[0, 18, 18, 21, 17, 17, 23, 13, 16, 20, 17, 15, 22, 14, 15, 16, 15, 19, 20, 15, 16, 16, 17, 16, 21, 15, 14, 16, 14, 14, 18, 10, 14, 19, 19, 20, 19, 17, 17, 14]> : tensor<40xi32>
  check.expect_eq %v26, %v27 : tensor<40xi32>
  return
}

// -----

func.func @i32_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xi32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi32>
  %v13 = stablehlo.constant dense<2> : tensor<40xi32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi32>
  %v18 = stablehlo.constant dense<4> : tensor<40xi32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi32>
  %v21 = stablehlo.constant dense<252645134> : tensor<40xi32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xi32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi32>
  %v25 = stablehlo.constant dense<24> : tensor<40xi32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi32>
  %v27 = stablehlo.constant dense<[0, 17, 17, 23, 16, 17, 23, 15, 15, 20, 17, 17, 22, 14, 14, 17, 15, 19, 19, 16, 15, 15, 16, 17, 20, 14, 14, 17, 13, 13, 17, 12, 14, 18, 19, 21, 18, 17, 17, 16]> : tensor<40xi32>
  check.expect_eq %v26, %v27 : tensor<40xi32>
  return
}

// -----

func.func @i32_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xi32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi32>
  %v13 = stablehlo.constant dense<2> : tensor<40xi32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi32>
  %v18 = stablehlo.constant dense<4> : tensor<40xi32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xi32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi32>
  %v23 = stablehlo.constant dense<16843011> : tensor<40xi32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi32>
  %v25 = stablehlo.constant dense<24> : tensor<40xi32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi32>
  %v27 = stablehlo.constant dense<[0, 32, 32, 35, 31, 27, 37, 27, 28, 30, 27, 25, 36, 24, 27, 28, 25, 29, 32, 25, 26, 24, 25, 30, 33, 25, 26, 26, 24, 24, 28, 20, 24, 25, 31, 32, 29, 25, 27, 22]> : tensor<40xi32>
  check.expect_eq %v26, %v27 : tensor<40xi32>
  return
}

// -----

func.func @i32_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i32>, %s: tensor<i32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi32>) -> (tensor<40xi32>, tensor<40xi32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xi32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi32>
  %v13 = stablehlo.constant dense<2> : tensor<40xi32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xi32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi32>
  %v18 = stablehlo.constant dense<4> : tensor<40xi32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xi32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xi32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi32>
  %v25 = stablehlo.constant dense<23> : tensor<40xi32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi32>
  %v27 = stablehlo.constant dense<[0, 36, 36, 46, 34, 34, 46, 30, 32, 40, 34, 34, 44, 28, 30, 36, 30, 38, 40, 34, 32, 32, 34, 36, 42, 30, 28, 36, 28, 28, 36, 24, 28, 38, 38, 44, 38, 34, 34, 32]> : tensor<40xi32>
  check.expect_eq %v26, %v27 : tensor<40xi32>
  return
}

// -----

func.func @i64_0() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi64>
  %v2 = stablehlo.constant dense<-7046029254386353131> : tensor<40xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi64>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi64>) -> (tensor<40xi32>, tensor<40xi64>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi64>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi64>
  %v8 = stablehlo.constant dense<6148914691236517205> : tensor<40xi64>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi64>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi64>
  %v11 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi64>
  %v13 = stablehlo.constant dense<2> : tensor<40xi64>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi64>
  %v15 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi64>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi64>
  %v18 = stablehlo.constant dense<4> : tensor<40xi64>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi64>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi64>
  %v21 = stablehlo.constant dense<1085102592571150095> : tensor<40xi64>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi64>
  %v23 = stablehlo.constant dense<72340172838076673> : tensor<40xi64>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi64>
  %v25 = stablehlo.constant dense<56> : tensor<40xi64>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi64>
  %v27 = stablehlo.constant dense<[0, 38, 37, 40, 37, 32, 39, 26, 37, 38, 32, 33, 38, 28, 26, 30, 36, 33, 37, 31, 32, 36, 32, 40, 38, 33, 28, 36, 25, 27, 30, 31, 35, 34, 32, 36, 37, 35, 30, 30]> : tensor<40xi64>
  check.expect_eq %v26, %v27 : tensor<40xi64>
  return
}

// -----

func.func @i64_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi64>
  %v2 = stablehlo.constant dense<-7046029254386353131> : tensor<40xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi64>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi64>) -> (tensor<40xi32>, tensor<40xi64>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi64>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi64>
  %v8 = stablehlo.constant dense<6148914691236517205> : tensor<40xi64>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi64>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi64>
  %v11 = stablehlo.constant dense<3689348814741910321> : tensor<40xi64>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi64>
  %v13 = stablehlo.constant dense<2> : tensor<40xi64>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi64>
  %v15 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi64>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi64>
  %v18 = stablehlo.constant dense<4> : tensor<40xi64>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi64>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi64>
  %v21 = stablehlo.constant dense<1085102592571150095> : tensor<40xi64>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi64>
  %v23 = stablehlo.constant dense<72340172838076673> : tensor<40xi64>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi64>
  %v25 = stablehlo.constant dense<56> : tensor<40xi64>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi64>
  %v27 = stablehlo.constant dense<[0, 38, 37, 38, 37, 32, 39, 24, 37, 38, 32, 31, 38, 28, 26, 28, 36, 33, 37, 29, 32, 36, 32, 38, 38, 33, 28, 34, 25, 27, 30, 29, 35, 34, 32, 34, 37, 35, 30, 28]> : tensor<40xi64>
  check.expect_eq %v26, %v27 : tensor<40xi64>
  return
}

// -----

func.func @i64_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi64>
  %v2 = stablehlo.constant dense<-7046029254386353131> : tensor<40xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi64>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi64>) -> (tensor<40xi32>, tensor<40xi64>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi64>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi64>
  %v8 = stablehlo.constant dense<6148914691236517205> : tensor<40xi64>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi64>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi64>
  %v11 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi64>
  %v13 = stablehlo.constant dense<2> : tensor<40xi64>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi64>
  %v15 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi64>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi64>
  %v18 = stablehlo.constant dense<4> : tensor<40xi64>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi64>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi64>
  %v21 = stablehlo.constant dense<1085102592571150094> : tensor<40xi64>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi64>
  %v23 = stablehlo.constant dense<72340172838076673> : tensor<40xi64>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi64>
  %v25 = stablehlo.constant dense<56> : tensor<40xi64>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi64>
  %v27 = stablehlo.constant dense<[0, 37, 36, 40, 36, 32, 39, 26, 36, 38, 32, 33, 38, 28, 25, 29, 36, 33, 36, 30, 31, 35, 31, 39, 37, 32, 28, 35, 24, 26, 29, 31, 35, 33, 32, 35, 36, 35, 30, 30]> : tensor<40xi64>
  check.expect_eq %v26, %v27 : tensor<40xi64>
  return
}

// -----

func.func @i64_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi64>
  %v2 = stablehlo.constant dense<-7046029254386353131> : tensor<40xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi64>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi64>) -> (tensor<40xi32>, tensor<40xi64>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi64>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi64>
  %v8 = stablehlo.constant dense<6148914691236517205> : tensor<40xi64>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi64>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi64>
  %v11 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi64>
  %v13 = stablehlo.constant dense<2> : tensor<40xi64>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi64>
  %v15 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi64>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi64>
  %v18 = stablehlo.constant dense<4> : tensor<40xi64>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi64>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi64>
  %v21 = stablehlo.constant dense<1085102592571150095> : tensor<40xi64>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi64>
  %v23 = stablehlo.constant dense<72340172838076675> : tensor<40xi64>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi64>
  %v25 = stablehlo.constant dense<56> : tensor<40xi64>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi64>
  %v27 = stablehlo.constant dense<[0, 48, 45, 50, 45, 40, 49, 34, 47, 48, 40, 41, 46, 30, 36, 36, 46, 37, 47, 43, 40, 48, 38, 48, 48, 43, 32, 48, 33, 37, 36, 35, 43, 42, 36, 42, 49, 47, 40, 36]> : tensor<40xi64>
  check.expect_eq %v26, %v27 : tensor<40xi64>
  return
}

// -----

func.func @i64_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xi64>
  %v2 = stablehlo.constant dense<-7046029254386353131> : tensor<40xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xi64>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<i64>, %s: tensor<i64>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xi64>) -> (tensor<40xi32>, tensor<40xi64>)
  %v6 = stablehlo.constant dense<1> : tensor<40xi64>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xi64>
  %v8 = stablehlo.constant dense<6148914691236517205> : tensor<40xi64>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xi64>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xi64>
  %v11 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xi64>
  %v13 = stablehlo.constant dense<2> : tensor<40xi64>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xi64>
  %v15 = stablehlo.constant dense<3689348814741910323> : tensor<40xi64>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xi64>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xi64>
  %v18 = stablehlo.constant dense<4> : tensor<40xi64>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xi64>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xi64>
  %v21 = stablehlo.constant dense<1085102592571150095> : tensor<40xi64>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xi64>
  %v23 = stablehlo.constant dense<72340172838076673> : tensor<40xi64>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xi64>
  %v25 = stablehlo.constant dense<55> : tensor<40xi64>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xi64>
  %v27 = stablehlo.constant dense<[0, 76, 74, 80, 74, 64, 78, 52, 74, 76, 64, 66, 76, 56, 52, 60, 72, 66, 74, 62, 64, 72, 64, 80, 76, 66, 56, 72, 50, 54, 60, 62, 70, 68, 64, 72, 74, 70, 60, 60]> : tensor<40xi64>
  check.expect_eq %v26, %v27 : tensor<40xi64>
  return
}

// -----

func.func @ui32_0() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xui32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xui32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xui32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui32>, %s: tensor<ui32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xui32>) -> (tensor<40xi32>, tensor<40xui32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xui32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xui32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xui32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xui32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xui32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xui32>
  %v13 = stablehlo.constant dense<2> : tensor<40xui32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xui32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xui32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xui32>
  %v18 = stablehlo.constant dense<4> : tensor<40xui32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xui32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xui32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xui32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xui32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xui32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xui32>
  %v25 = stablehlo.constant dense<24> : tensor<40xui32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xui32>
  %v27 = stablehlo.constant dense<[0, 18, 18, 23, 17, 17, 23, 15, 16, 20, 17, 17, 22, 14, 15, 18, 15, 19, 20, 17, 16, 16, 17, 18, 21, 15, 14, 18, 14, 14, 18, 12, 14, 19, 19, 22, 19, 17, 17, 16]> : tensor<40xui32>
  check.expect_eq %v26, %v27 : tensor<40xui32>
  return
}

// -----

func.func @ui32_1() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xui32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xui32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xui32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui32>, %s: tensor<ui32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xui32>) -> (tensor<40xi32>, tensor<40xui32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xui32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xui32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xui32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xui32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xui32>
  %v11 = stablehlo.constant dense<858993457> : tensor<40xui32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xui32>
  %v13 = stablehlo.constant dense<2> : tensor<40xui32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xui32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xui32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xui32>
  %v18 = stablehlo.constant dense<4> : tensor<40xui32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xui32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xui32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xui32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xui32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xui32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xui32>
  %v25 = stablehlo.constant dense<24> : tensor<40xui32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xui32>
  %v27 = stablehlo.constant dense<[0, 18, 18, 21, 17, 17, 23, 13, 16, 20, 17, 15, 22, 14, 15, 16, 15, 19, 20, 15, 16, 16, 17, 16, 21, 15, 14, 16, 14, 14, 18, 10, 14, 19, 19, 20, 19, 17, 17, 14]> : tensor<40xui32>
  check.expect_eq %v26, %v27 : tensor<40xui32>
  return
}

// -----

func.func @ui32_2() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xui32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xui32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xui32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui32>, %s: tensor<ui32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xui32>) -> (tensor<40xi32>, tensor<40xui32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xui32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xui32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xui32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xui32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xui32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xui32>
  %v13 = stablehlo.constant dense<2> : tensor<40xui32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xui32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xui32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xui32>
  %v18 = stablehlo.constant dense<4> : tensor<40xui32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xui32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xui32>
  %v21 = stablehlo.constant dense<252645134> : tensor<40xui32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xui32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xui32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xui32>
  %v25 = stablehlo.constant dense<24> : tensor<40xui32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xui32>
  %v27 = stablehlo.constant dense<[0, 17, 17, 23, 16, 17, 23, 15, 15, 20, 17, 17, 22, 14, 14, 17, 15, 19, 19, 16, 15, 15, 16, 17, 20, 14, 14, 17, 13, 13, 17, 12, 14, 18, 19, 21, 18, 17, 17, 16]> : tensor<40xui32>
  check.expect_eq %v26, %v27 : tensor<40xui32>
  return
}

// -----

func.func @ui32_3() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xui32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xui32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xui32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui32>, %s: tensor<ui32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xui32>) -> (tensor<40xi32>, tensor<40xui32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xui32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xui32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xui32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xui32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xui32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xui32>
  %v13 = stablehlo.constant dense<2> : tensor<40xui32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xui32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xui32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xui32>
  %v18 = stablehlo.constant dense<4> : tensor<40xui32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xui32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xui32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xui32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xui32>
  %v23 = stablehlo.constant dense<16843011> : tensor<40xui32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xui32>
  %v25 = stablehlo.constant dense<24> : tensor<40xui32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xui32>
  %v27 = stablehlo.constant dense<[0, 32, 32, 35, 31, 27, 37, 27, 28, 30, 27, 25, 36, 24, 27, 28, 25, 29, 32, 25, 26, 24, 25, 30, 33, 25, 26, 26, 24, 24, 28, 20, 24, 25, 31, 32, 29, 25, 27, 22]> : tensor<40xui32>
  check.expect_eq %v26, %v27 : tensor<40xui32>
  return
}

// -----

func.func @ui32_4() {
  %v1 = stablehlo.iota dim = 0 : tensor<40xui32>
  %v2 = stablehlo.constant dense<2135587861> : tensor<40xui32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<40xui32>
  %v4 = stablehlo.iota dim = 0 : tensor<40xi32>
  %v5:2 = "stablehlo.sort"(%v4, %v3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>, %r: tensor<ui32>, %s: tensor<ui32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<40xi32>, tensor<40xui32>) -> (tensor<40xi32>, tensor<40xui32>)
  %v6 = stablehlo.constant dense<1> : tensor<40xui32>
  %v7 = stablehlo.shift_right_logical %v5#1, %v6 : tensor<40xui32>
  %v8 = stablehlo.constant dense<1431655765> : tensor<40xui32>
  %v9 = stablehlo.and %v7, %v8 : tensor<40xui32>
  %v10 = stablehlo.subtract %v5#1, %v9 : tensor<40xui32>
  %v11 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v12 = stablehlo.and %v10, %v11 : tensor<40xui32>
  %v13 = stablehlo.constant dense<2> : tensor<40xui32>
  %v14 = stablehlo.shift_right_logical %v10, %v13 : tensor<40xui32>
  %v15 = stablehlo.constant dense<858993459> : tensor<40xui32>
  %v16 = stablehlo.and %v14, %v15 : tensor<40xui32>
  %v17 = stablehlo.add %v12, %v16 : tensor<40xui32>
  %v18 = stablehlo.constant dense<4> : tensor<40xui32>
  %v19 = stablehlo.shift_right_logical %v17, %v18 : tensor<40xui32>
  %v20 = stablehlo.add %v17, %v19 : tensor<40xui32>
  %v21 = stablehlo.constant dense<252645135> : tensor<40xui32>
  %v22 = stablehlo.and %v20, %v21 : tensor<40xui32>
  %v23 = stablehlo.constant dense<16843009> : tensor<40xui32>
  %v24 = stablehlo.multiply %v22, %v23 : tensor<40xui32>
  %v25 = stablehlo.constant dense<23> : tensor<40xui32>
  %v26 = stablehlo.shift_right_logical %v24, %v25 : tensor<40xui32>
  %v27 = stablehlo.constant dense<[0, 36, 36, 46, 34, 34, 46, 30, 32, 40, 34, 34, 44, 28, 30, 36, 30, 38, 40, 34, 32, 32, 34, 36, 42, 30, 28, 36, 28, 28, 36, 24, 28, 38, 38, 44, 38, 34, 34, 32]> : tensor<40xui32>
  check.expect_eq %v26, %v27 : tensor<40xui32>
  return
}

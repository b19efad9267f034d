// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The low bytes of more lanes than one register has.

func.func @low_i32_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<517xi32>
  %v2 = stablehlo.constant dense<23> : tensor<517xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<517xi32>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<517xi32>
  %v5 = stablehlo.constant dense<1021> : tensor<517xi32>
  %v6 = stablehlo.xor %v4, %v5 : tensor<517xi32>
  %v7 = stablehlo.constant dense<300> : tensor<517xi32>
  %v8 = stablehlo.add %v6, %v7 : tensor<517xi32>
  %v9 = stablehlo.convert %v8 : (tensor<517xi32>) -> tensor<517xui8>
  %v10 = stablehlo.optimization_barrier %v8 : tensor<517xi32>
  %v11 = stablehlo.convert %v10 : (tensor<517xi32>) -> tensor<517xi32>
  %v12 = stablehlo.constant dense<24> : tensor<517xi32>
  %v13 = stablehlo.shift_left %v11, %v12 : tensor<517xi32>
  %v14 = stablehlo.constant dense<24> : tensor<517xi32>
  %v15 = stablehlo.shift_right_logical %v13, %v14 : tensor<517xi32>
  %v16 = stablehlo.convert %v9 : (tensor<517xui8>) -> tensor<517xi32>
  check.expect_eq %v16, %v15 : tensor<517xi32>
  return
}

// -----

func.func @low_i32_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<517xi32>
  %v2 = stablehlo.constant dense<23> : tensor<517xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<517xi32>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<517xi32>
  %v5 = stablehlo.constant dense<1021> : tensor<517xi32>
  %v6 = stablehlo.xor %v4, %v5 : tensor<517xi32>
  %v7 = stablehlo.constant dense<300> : tensor<517xi32>
  %v8 = stablehlo.add %v6, %v7 : tensor<517xi32>
  %v9 = stablehlo.convert %v8 : (tensor<517xi32>) -> tensor<517xi16>
  %v10 = stablehlo.optimization_barrier %v8 : tensor<517xi32>
  %v11 = stablehlo.convert %v10 : (tensor<517xi32>) -> tensor<517xi32>
  %v12 = stablehlo.constant dense<16> : tensor<517xi32>
  %v13 = stablehlo.shift_left %v11, %v12 : tensor<517xi32>
  %v14 = stablehlo.constant dense<16> : tensor<517xi32>
  %v15 = stablehlo.shift_right_arithmetic %v13, %v14 : tensor<517xi32>
  %v16 = stablehlo.convert %v9 : (tensor<517xi16>) -> tensor<517xi32>
  check.expect_eq %v16, %v15 : tensor<517xi32>
  return
}

// -----

func.func @low_i16_i8() {
  %v1 = stablehlo.iota dim = 0 : tensor<517xi16>
  %v2 = stablehlo.constant dense<23> : tensor<517xi16>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<517xi16>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<517xi16>
  %v5 = stablehlo.constant dense<1021> : tensor<517xi16>
  %v6 = stablehlo.xor %v4, %v5 : tensor<517xi16>
  %v7 = stablehlo.constant dense<300> : tensor<517xi16>
  %v8 = stablehlo.add %v6, %v7 : tensor<517xi16>
  %v9 = stablehlo.convert %v8 : (tensor<517xi16>) -> tensor<517xi8>
  %v10 = stablehlo.optimization_barrier %v8 : tensor<517xi16>
  %v11 = stablehlo.convert %v10 : (tensor<517xi16>) -> tensor<517xi32>
  %v12 = stablehlo.constant dense<24> : tensor<517xi32>
  %v13 = stablehlo.shift_left %v11, %v12 : tensor<517xi32>
  %v14 = stablehlo.constant dense<24> : tensor<517xi32>
  %v15 = stablehlo.shift_right_arithmetic %v13, %v14 : tensor<517xi32>
  %v16 = stablehlo.convert %v9 : (tensor<517xi8>) -> tensor<517xi32>
  check.expect_eq %v16, %v15 : tensor<517xi32>
  return
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2x!quant.uniform<i8<-127:127>:f32, 2.0:127>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32, 2.0:127>> {
  func.return %x : tensor<2x!quant.uniform<i8<-127:127>:f32, 2.0:127>>
}

// -----

func.func @unsigned(%x: tensor<2x!quant.uniform<u4:f16, 2.0:15>>) -> tensor<2x!quant.uniform<u4:f16, 2.0:15>> {
  func.return %x : tensor<2x!quant.uniform<u4:f16, 2.0:15>>
}

// -----

func.func @per_axis(%x: tensor<2x!quant.uniform<i32:f64:0, {1.0, 2.0:-5}>>) -> tensor<2x!quant.uniform<i32:f64:0, {1.0, 2.0:-5}>> {
  func.return %x : tensor<2x!quant.uniform<i32:f64:0, {1.0, 2.0:-5}>>
}

// -----

func.func @dynamic_axis(%x: tensor<?x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<?x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  func.return %x : tensor<?x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}

// -----

// expected-error@+1 {{storage range is -129:127, expected an ascending one inside -128:127 (quantized_type_c3)}}
func.func @quantized_type_c3(%x: tensor<2x!quant.uniform<i8<-129:127>:f32, 2.0>>) -> tensor<2x!quant.uniform<i8<-129:127>:f32, 2.0>> {
  func.return %x : tensor<2x!quant.uniform<i8<-129:127>:f32, 2.0>>
}

// -----

// expected-error@+1 {{storage range is 5:5, expected an ascending one inside -128:127 (quantized_type_c3)}}
func.func @quantized_type_c3_order(%x: tensor<2x!quant.uniform<i8<5:5>:f32, 2.0:5>>) -> tensor<2x!quant.uniform<i8<5:5>:f32, 2.0:5>> {
  func.return %x : tensor<2x!quant.uniform<i8<5:5>:f32, 2.0:5>>
}

// -----

// expected-error@+1 {{expressed type is tf32, expected a float (quantized_type_c4)}}
func.func @quantized_type_c4(%x: tensor<2x!quant.uniform<i8:tf32, 2.0>>) -> tensor<2x!quant.uniform<i8:tf32, 2.0>> {
  func.return %x : tensor<2x!quant.uniform<i8:tf32, 2.0>>
}

// -----

// expected-error@+1 {{scale 0 is -2, expected a positive number (quantized_type_c5)}}
func.func @quantized_type_c5(%x: tensor<2x!quant.uniform<i8:f32, -2.0>>) -> tensor<2x!quant.uniform<i8:f32, -2.0>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32, -2.0>>
}

// -----

// expected-error@+1 {{scale 1 is 0, expected a positive number (quantized_type_c5)}}
func.func @quantized_type_c5_zero(%x: tensor<2x!quant.uniform<i8:f32:0, {1.0, 0.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 0.0}>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32:0, {1.0, 0.0}>>
}

// -----

// expected-error@+1 {{scale 0 is inf, expected a finite number (quantized_type_c6)}}
func.func @quantized_type_c6(%x: tensor<2x!quant.uniform<i8:f32, 1.0e400>>) -> tensor<2x!quant.uniform<i8:f32, 1.0e400>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32, 1.0e400>>
}

// -----

// expected-error@+1 {{zero point 0 is 128, expected one inside -128:127 (quantized_type_c7)}}
func.func @quantized_type_c7(%x: tensor<2x!quant.uniform<i8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:128>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32, 2.0:128>>
}

// -----

// expected-error@+1 {{is 1, expected less than its rank 1 (quantized_type_c12)}}
func.func @quantized_type_c12(%x: tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
}

// -----

// expected-error@+1 {{has 2 scales, expected the quantized dimension's size 3 (quantized_type_c13)}}
func.func @quantized_type_c13(%x: tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  func.return %x : tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}

// -----

// expected-error@+1 {{storage type is i7, expected an integer of 2, 4, 8, 16 or 32 bits}}
func.func @storage(%x: tensor<2x!quant.uniform<i7:f32, 2.0>>) -> tensor<2x!quant.uniform<i7:f32, 2.0>> {
  func.return %x : tensor<2x!quant.uniform<i7:f32, 2.0>>
}

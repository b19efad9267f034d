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

// expected-error@+1 {{storage range is -129:127, expected an ascending one inside -128:127 (quantized_element_type_c3)}}
func.func @quantized_element_type_c3(%x: tensor<2x!quant.uniform<i8<-129:127>:f32, 2.0>>) -> tensor<2x!quant.uniform<i8<-129:127>:f32, 2.0>> {
  func.return %x : tensor<2x!quant.uniform<i8<-129:127>:f32, 2.0>>
}

// -----

// expected-error@+1 {{storage range is 5:5, expected an ascending one inside -128:127 (quantized_element_type_c3)}}
func.func @quantized_element_type_c3_order(%x: tensor<2x!quant.uniform<i8<5:5>:f32, 2.0:5>>) -> tensor<2x!quant.uniform<i8<5:5>:f32, 2.0:5>> {
  func.return %x : tensor<2x!quant.uniform<i8<5:5>:f32, 2.0:5>>
}

// -----

// expected-error@+1 {{expressed type is tf32, expected a float (quantized_element_type_c4)}}
func.func @quantized_element_type_c4(%x: tensor<2x!quant.uniform<i8:tf32, 2.0>>) -> tensor<2x!quant.uniform<i8:tf32, 2.0>> {
  func.return %x : tensor<2x!quant.uniform<i8:tf32, 2.0>>
}

// -----

// expected-error@+1 {{scale 0 is -2, expected a positive number (quantized_element_type_c5)}}
func.func @quantized_element_type_c5(%x: tensor<2x!quant.uniform<i8:f32, -2.0>>) -> tensor<2x!quant.uniform<i8:f32, -2.0>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32, -2.0>>
}

// -----

// expected-error@+1 {{scale 1 is 0, expected a positive number (quantized_element_type_c5)}}
func.func @quantized_element_type_c5_zero(%x: tensor<2x!quant.uniform<i8:f32:0, {1.0, 0.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 0.0}>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32:0, {1.0, 0.0}>>
}

// -----

// expected-error@+1 {{scale 0 is inf, expected a finite number (quantized_element_type_c6)}}
func.func @quantized_element_type_c6(%x: tensor<2x!quant.uniform<i8:f32, 1.0e400>>) -> tensor<2x!quant.uniform<i8:f32, 1.0e400>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32, 1.0e400>>
}

// -----

func.func @quantized_element_type_c7(%x: tensor<2x!quant.uniform<i8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:128>> {
  // expected-error@+1 {{negate: zero point 0 of operand 0 is 128, expected one inside -128:127 (quantized_element_type_c7)}}
  %0 = "stablehlo.negate"(%x) : (tensor<2x!quant.uniform<i8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:128>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32, 2.0:128>>
}

// -----

func.func @passed_around(%x: tensor<2x!quant.uniform<i8:f32, 2.0:128>>) -> tensor<2x!quant.uniform<i8:f32, 2.0:128>> {
  func.return %x : tensor<2x!quant.uniform<i8:f32, 2.0:128>>
}

// -----

// expected-error@+1 {{scale 0 is 100000, expected one in the range of f16 (quantized_element_type_c4)}}
func.func @quantized_element_type_c4_large(%x: tensor<2x!quant.uniform<i8:f16, 1.0e5>>) -> tensor<2x!quant.uniform<i8:f16, 1.0e5>> {
  func.return %x : tensor<2x!quant.uniform<i8:f16, 1.0e5>>
}

// -----

// expected-error@+1 {{scale 0 is 4.9e-08, expected one in the range of f16 (quantized_element_type_c4)}}
func.func @quantized_element_type_c4_small(%x: tensor<2x!quant.uniform<i8:f16, 4.9e-8>>) -> tensor<2x!quant.uniform<i8:f16, 4.9e-8>> {
  func.return %x : tensor<2x!quant.uniform<i8:f16, 4.9e-8>>
}

// -----

func.func @quantized_element_type_c12(%x: tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  // expected-error@+1 {{expected its quantization dimension 1 to be less than its rank 1 (quantized_element_type_c12)}}
  %0 = "stablehlo.reshape"(%x) : (tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  func.return %0 : tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}

// -----

func.func @quantized_element_type_c13(%x: tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>> {
  // expected-error@+1 {{result 0 is tensor<3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> with 2 scales, expected the quantized dimension's size 3 (quantized_element_type_c13)}}
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  func.return %0 : tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
}

// -----

func.func @storage_width(%x: tensor<2x!quant.uniform<i7:f32, 2.0>>) -> tensor<2x!quant.uniform<i7:f32, 2.0>> {
  // expected-error@+1 {{storage type of operand 0 is i7, expected a signless or unsigned integer of 2, 4, 8, 16 or 32 bits}}
  %0 = "stablehlo.negate"(%x) : (tensor<2x!quant.uniform<i7:f32, 2.0>>) -> tensor<2x!quant.uniform<i7:f32, 2.0>>
  func.return %0 : tensor<2x!quant.uniform<i7:f32, 2.0>>
}

// -----

func.func @storage_sign(%x: tensor<2x!quant.uniform<si8:f32, 2.0>>) -> tensor<2x!quant.uniform<si8:f32, 2.0>> {
  // expected-error@+1 {{storage type of operand 0 is si8, expected a signless or unsigned integer}}
  %0 = "stablehlo.negate"(%x) : (tensor<2x!quant.uniform<si8:f32, 2.0>>) -> tensor<2x!quant.uniform<si8:f32, 2.0>>
  func.return %0 : tensor<2x!quant.uniform<si8:f32, 2.0>>
}

// -----

// A scale that is no number is spelt as its bits, as it is printed.
// expected-error@+1 {{scale 0 is nan, expected a finite number (quantized_element_type_c6)}}
func.func @scale_not_a_number(%a: tensor<2x!quant.uniform<i8:f32, 0x7FF8000000000000>>) {
  return
}

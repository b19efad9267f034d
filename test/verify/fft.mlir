// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of fft.

func.func @forward(%arg0: tensor<3x8xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
  return
}

// -----

func.func @inverse(%arg0: tensor<3x8xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 3, 8>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
  return
}

// -----

func.func @real(%arg0: tensor<3x8xf32>) {
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  return
}

// -----

func.func @real_result(%arg0: tensor<3x5xcomplex<f64>>) {
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x5xcomplex<f64>>) -> tensor<3x8xf64>
  return
}

// -----

func.func @real_of_nothing(%arg0: tensor<3x0xf32>) {
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 0>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x0xf32>) -> tensor<3x0xcomplex<f32>>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x?xf32>) {
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<?x?xf32>) -> tensor<?x5xcomplex<f32>>
  return
}

// -----

func.func @length_longer_than_rank(%arg0: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{fft_length has 2 elements, expected at most the rank 1 of the operand (fft_c1)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8, 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @real_operand(%arg0: tensor<3x8xf32>) {
  // expected-error@+1 {{FFT of tensor<3x8xf32>, expected complex elements (fft_c2)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x8xf32>) -> tensor<3x8xcomplex<f32>>
  return
}

// -----

func.func @complex_operand_of_rfft(%arg0: tensor<3x8xcomplex<f32>>) {
  // expected-error@+1 {{RFFT of tensor<3x8xcomplex<f32>>, expected f32 or f64 elements (fft_c2)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  return
}

// -----

func.func @half_operand_of_rfft(%arg0: tensor<3x8xf16>) {
  // expected-error@+1 {{RFFT of tensor<3x8xf16>, expected f32 or f64 elements (fft_c2)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x8xf16>) -> tensor<3x5xcomplex<f32>>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<3x5xcomplex<f64>>) {
  // expected-error@+1 {{result 0 is tensor<3x8xf32>, expected element type f64 (fft_c2)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x5xcomplex<f64>>) -> tensor<3x8xf32>
  return
}

// -----

func.func @no_length(%arg0: tensor<3x8xcomplex<f32>>) {
  // expected-error@+1 {{fft_length has 0 elements, expected 1 to 3 (fft_c3)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
  return
}

// -----

func.func @length_of_four(%arg0: tensor<1x1x1x8xcomplex<f32>>) {
  // expected-error@+1 {{fft_length has 4 elements, expected 1 to 3 (fft_c3)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 1, 1, 1, 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<1x1x1x8xcomplex<f32>>) -> tensor<1x1x1x8xcomplex<f32>>
  return
}

// -----

func.func @length_of_rfft(%arg0: tensor<3x8xf32>) {
  // expected-error@+1 {{dimension 1 of tensor<3x8xf32> is 8, expected 6 for fft_length 6 (fft_c4)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x8xf32>) -> tensor<3x4xcomplex<f32>>
  return
}

// -----

func.func @outer_length_of_irfft(%arg0: tensor<3x5xcomplex<f32>>) {
  // expected-error@+1 {{dimension 0 of tensor<3x5xcomplex<f32>> is 3, expected 4 for fft_length 4 (fft_c4)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 4, 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32>
  return
}

// -----

func.func @negative_length(%arg0: tensor<3x8xcomplex<f32>>) {
  // expected-error@+1 {{element 0 of fft_length is -8, expected at least 0 (fft_c4)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: -8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
  return
}

// -----

func.func @half_of_irfft(%arg0: tensor<3x4xcomplex<f32>>) {
  // expected-error@+1 {{dimension 1 of tensor<3x4xcomplex<f32>> is 4, expected 5 for fft_length 8 (fft_c5)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x8xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<3x8xcomplex<f32>>) {
  // expected-error@+1 {{result is tensor<3x7xcomplex<f32>>, expected tensor<3x8xcomplex<f32>> (fft_c5)}}
  %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x7xcomplex<f32>>
  return
}

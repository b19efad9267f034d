// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @acos(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.acos"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @acos_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.acos"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @acos_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.acos: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.acos"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @acos_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.acos: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.acos"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @acosh(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.acosh"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @acosh_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.acosh"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @acosh_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.acosh: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.acosh"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @acosh_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.acosh: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.acosh"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @asin(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.asin"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @asin_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.asin"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @asin_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.asin: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.asin"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @asin_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.asin: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.asin"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @asinh(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.asinh"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @asinh_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.asinh"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @asinh_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.asinh: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.asinh"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @asinh_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.asinh: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.asinh"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @atan(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.atan"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @atan_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.atan"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @atan_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.atan: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.atan"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @atan_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.atan: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.atan"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @atanh(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.atanh"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @atanh_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.atanh"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @atanh_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.atanh: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.atanh"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @atanh_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.atanh: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.atanh"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @bessel_i1e(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.bessel_i1e"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @bessel_i1e_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.bessel_i1e"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @bessel_i1e_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.bessel_i1e: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.bessel_i1e"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @bessel_i1e_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.bessel_i1e: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.bessel_i1e"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @conj(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.conj"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @conj_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.conj"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @conj_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.conj: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.conj"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @conj_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.conj: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.conj"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @cosh(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.cosh"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @cosh_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.cosh"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @cosh_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.cosh: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.cosh"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @cosh_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.cosh: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.cosh"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @sinh(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.sinh"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @sinh_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.sinh"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @sinh_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.sinh: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.sinh"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @sinh_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.sinh: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.sinh"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @square(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.square"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @square_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.square"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @square_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.square: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.square"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @square_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.square: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.square"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @tan(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.tan"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @tan_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.tan"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @tan_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.tan: operand 0 is tensor<2xi32>, expected a tensor of float or complex}}
  %0 = "chlo.tan"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @tan_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.tan: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.tan"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @digamma(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.digamma"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @digamma_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.digamma"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @digamma_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.digamma: operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.digamma"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @digamma_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.digamma: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.digamma"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @erf(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.erf"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @erf_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.erf"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @erf_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.erf: operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.erf"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @erf_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.erf: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.erf"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @erf_inv(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.erf_inv"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @erf_inv_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.erf_inv"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @erf_inv_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.erf_inv: operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.erf_inv"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @erf_inv_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.erf_inv: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.erf_inv"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @erfc(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.erfc"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @erfc_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.erfc"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @erfc_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.erfc: operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.erfc"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @erfc_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.erfc: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.erfc"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @lgamma(%x: tensor<2x?xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.lgamma"(%x) : (tensor<2x?xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @lgamma_unranked(%x: tensor<*xf32>) -> tensor<2xf32> {
  %0 = "chlo.lgamma"(%x) : (tensor<*xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @lgamma_operand(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.lgamma: operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.lgamma"(%x) : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @lgamma_result(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{chlo.lgamma: result is tensor<3xf32>, expected tensor<2xf32>}}
  %0 = "chlo.lgamma"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %0 : tensor<3xf32>
}

// -----

func.func @kernel(%x: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = "chlo._asin_acos_kernel"(%x) : (tensor<complex<f32>>) -> tensor<complex<f32>>
  func.return %0 : tensor<complex<f32>>
}

// -----

func.func @kernel_operand(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{operand 0 is tensor<f32>, expected a tensor of complex}}
  %0 = "chlo._asin_acos_kernel"(%x) : (tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @is_inf(%x: tensor<2x?xf32>) -> tensor<2x3xi1> {
  %0 = "chlo.is_inf"(%x) : (tensor<2x?xf32>) -> tensor<2x3xi1>
  func.return %0 : tensor<2x3xi1>
}

// -----

func.func @is_inf_result(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{chlo.is_inf: result is tensor<2xf32>, expected tensor<2xi1>}}
  %0 = "chlo.is_inf"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @is_inf_operand(%x: tensor<2xi32>) -> tensor<2xi1> {
  // expected-error@+1 {{expected a tensor of float}}
  %0 = "chlo.is_inf"(%x) : (tensor<2xi32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @is_neg_inf(%x: tensor<2x?xf32>) -> tensor<2x3xi1> {
  %0 = "chlo.is_neg_inf"(%x) : (tensor<2x?xf32>) -> tensor<2x3xi1>
  func.return %0 : tensor<2x3xi1>
}

// -----

func.func @is_neg_inf_result(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{chlo.is_neg_inf: result is tensor<2xf32>, expected tensor<2xi1>}}
  %0 = "chlo.is_neg_inf"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @is_neg_inf_operand(%x: tensor<2xi32>) -> tensor<2xi1> {
  // expected-error@+1 {{expected a tensor of float}}
  %0 = "chlo.is_neg_inf"(%x) : (tensor<2xi32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @is_pos_inf(%x: tensor<2x?xf32>) -> tensor<2x3xi1> {
  %0 = "chlo.is_pos_inf"(%x) : (tensor<2x?xf32>) -> tensor<2x3xi1>
  func.return %0 : tensor<2x3xi1>
}

// -----

func.func @is_pos_inf_result(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{chlo.is_pos_inf: result is tensor<2xf32>, expected tensor<2xi1>}}
  %0 = "chlo.is_pos_inf"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @is_pos_inf_operand(%x: tensor<2xi32>) -> tensor<2xi1> {
  // expected-error@+1 {{expected a tensor of float}}
  %0 = "chlo.is_pos_inf"(%x) : (tensor<2xi32>) -> tensor<2xi1>
  func.return %0 : tensor<2xi1>
}

// -----

func.func @next_after(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.next_after"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @next_after_operands(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{expected compatible types}}
  %0 = "chlo.next_after"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @next_after_element(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.next_after"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @polygamma(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.polygamma"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @polygamma_operands(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{expected compatible types}}
  %0 = "chlo.polygamma"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @polygamma_element(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.polygamma"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @zeta(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<2x3xf32> {
  %0 = "chlo.zeta"(%x, %y) : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
  func.return %0 : tensor<2x3xf32>
}

// -----

func.func @zeta_operands(%x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{expected compatible types}}
  %0 = "chlo.zeta"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @zeta_element(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{operand 0 is tensor<2xi32>, expected a tensor of float}}
  %0 = "chlo.zeta"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @mulhi(%x: tensor<2x?xi32>, %y: tensor<?x3xi32>) -> tensor<2x3xi32> {
  %0 = "chlo.mulhi"(%x, %y) : (tensor<2x?xi32>, tensor<?x3xi32>) -> tensor<2x3xi32>
  func.return %0 : tensor<2x3xi32>
}

// -----

func.func @mulhi_operands(%x: tensor<2xi32>, %y: tensor<3xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{expected compatible types}}
  %0 = "chlo.mulhi"(%x, %y) : (tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @mulhi_element(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{operand 0 is tensor<2xf32>, expected a tensor of integer}}
  %0 = "chlo.mulhi"(%x, %y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

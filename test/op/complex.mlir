// Edge values of every element type. Written by tools/op_values.py.
func.func @c64() {
  %x = stablehlo.constant dense<[0x3FC00000, 0x80000000, 0x7F800000]> : tensor<3xf32>
  %y = stablehlo.constant dense<[0x40200000, 0xBF800000, 0x00000000]> : tensor<3xf32>
  %r = "stablehlo.complex"(%x, %y) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  %want = stablehlo.constant dense<[(0x3FC00000, 0x40200000), (0x80000000, 0xBF800000), (0x7F800000, 0x00000000)]> : tensor<3xcomplex<f32>>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  return
}

// -----

func.func @c128() {
  %x = stablehlo.constant dense<[0x3FF8000000000000, 0x8000000000000000, 0x7FF0000000000000]> : tensor<3xf64>
  %y = stablehlo.constant dense<[0x4004000000000000, 0xBFF0000000000000, 0x0000000000000000]> : tensor<3xf64>
  %r = "stablehlo.complex"(%x, %y) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xcomplex<f64>>
  %want = stablehlo.constant dense<[(0x3FF8000000000000, 0x4004000000000000), (0x8000000000000000, 0xBFF0000000000000), (0x7FF0000000000000, 0x0000000000000000)]> : tensor<3xcomplex<f64>>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  return
}

// -----

// A part that is one number, of many elements side by side in memory: a spectrum of ones has all in its first place.
func.func @one_part() {
  %x = stablehlo.constant dense<1.0> : tensor<4x16xf64>
  %i = stablehlo.iota dim = 1 : tensor<4x16xf64>
  %z = stablehlo.complex %i, %x : tensor<4x16xcomplex<f64>>
  %f = stablehlo.fft %z, type = FFT, length = [16] : (tensor<4x16xcomplex<f64>>) -> tensor<4x16xcomplex<f64>>
  %first = stablehlo.slice %f [0:4, 0:1] : (tensor<4x16xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
  check.expect_eq_const %first, dense<(120.0, 16.0)> : tensor<4x1xcomplex<f64>>
  return
}

// -----

// What only moves keeps both parts, -0 and subnormals too; parts that change places or come from two numbers do not move
// as one.
func.func @moved() {
  %x = stablehlo.constant dense<[(1.0, -2.0), (-0.0, 4.0e-39), (5.0, 6.0)]> : tensor<3xcomplex<f32>>
  %y = stablehlo.constant dense<[(7.0, 8.0), (9.0, 10.0), (11.0, 12.0)]> : tensor<3xcomplex<f32>>
  %a, %b = stablehlo.optimization_barrier %x, %y : tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>
  %p = stablehlo.constant dense<(-0.0, 3.0)> : tensor<complex<f32>>
  %0 = stablehlo.pad %a, %p, low = [1], high = [1], interior = [0] : (tensor<3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
  check.expect_eq_const %0, dense<[(-0.0, 3.0), (1.0, -2.0), (-0.0, 4.0e-39), (5.0, 6.0), (-0.0, 3.0)]> : tensor<5xcomplex<f32>>
  %1 = stablehlo.reverse %b, dims = [0] : tensor<3xcomplex<f32>>
  check.expect_eq_const %1, dense<[(11.0, 12.0), (9.0, 10.0), (7.0, 8.0)]> : tensor<3xcomplex<f32>>
  %re = stablehlo.real %b : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %im = stablehlo.imag %b : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %2 = stablehlo.complex %im, %re : tensor<3xcomplex<f32>>
  check.expect_eq_const %2, dense<[(8.0, 7.0), (10.0, 9.0), (12.0, 11.0)]> : tensor<3xcomplex<f32>>
  %other = stablehlo.imag %a : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  %3 = stablehlo.complex %re, %other : tensor<3xcomplex<f32>>
  check.expect_eq_const %3, dense<[(7.0, -2.0), (9.0, 4.0e-39), (11.0, 6.0)]> : tensor<3xcomplex<f32>>
  %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %4 = stablehlo.select %c, %1, %b : tensor<3xi1>, tensor<3xcomplex<f32>>
  check.expect_eq_const %4, dense<[(11.0, 12.0), (9.0, 10.0), (7.0, 8.0)]> : tensor<3xcomplex<f32>>
  return
}

// -----

// Rows of a few: what moves, what is made, and both parts of each in their places.
func.func @beside() {
  %i = stablehlo.iota dim = 0 : tensor<19x1xf32>
  %n = stablehlo.negate %i : tensor<19x1xf32>
  %c = stablehlo.complex %i, %n : tensor<19x1xcomplex<f32>>
  %x = stablehlo.optimization_barrier %c : tensor<19x1xcomplex<f32>>
  %p = stablehlo.multiply %x, %x : tensor<19x1xcomplex<f32>>
  %r = stablehlo.concatenate %x, %p, %x, dim = 1 : (tensor<19x1xcomplex<f32>>, tensor<19x1xcomplex<f32>>, tensor<19x1xcomplex<f32>>) -> tensor<19x3xcomplex<f32>>
  %re = stablehlo.real %r : (tensor<19x3xcomplex<f32>>) -> tensor<19x3xf32>
  %im = stablehlo.imag %r : (tensor<19x3xcomplex<f32>>) -> tensor<19x3xf32>
  %k = stablehlo.constant dense<-2.0> : tensor<19x1xf32>
  %z = stablehlo.constant dense<0.0> : tensor<19x1xf32>
  %s = stablehlo.multiply %i, %i : tensor<19x1xf32>
  %q = stablehlo.multiply %s, %k : tensor<19x1xf32>
  %want_re = stablehlo.concatenate %i, %z, %i, dim = 1 : (tensor<19x1xf32>, tensor<19x1xf32>, tensor<19x1xf32>) -> tensor<19x3xf32>
  %want_im = stablehlo.concatenate %n, %q, %n, dim = 1 : (tensor<19x1xf32>, tensor<19x1xf32>, tensor<19x1xf32>) -> tensor<19x3xf32>
  check.expect_eq %re, %want_re : tensor<19x3xf32>
  check.expect_eq %im, %want_im : tensor<19x3xf32>
  return
}

// -----

func.func @beside_f64() {
  %i = stablehlo.iota dim = 0 : tensor<19x1xf64>
  %n = stablehlo.negate %i : tensor<19x1xf64>
  %c = stablehlo.complex %i, %n : tensor<19x1xcomplex<f64>>
  %x = stablehlo.optimization_barrier %c : tensor<19x1xcomplex<f64>>
  %p = stablehlo.multiply %x, %x : tensor<19x1xcomplex<f64>>
  %r = stablehlo.concatenate %x, %p, %x, dim = 1 : (tensor<19x1xcomplex<f64>>, tensor<19x1xcomplex<f64>>, tensor<19x1xcomplex<f64>>) -> tensor<19x3xcomplex<f64>>
  %re = stablehlo.real %r : (tensor<19x3xcomplex<f64>>) -> tensor<19x3xf64>
  %im = stablehlo.imag %r : (tensor<19x3xcomplex<f64>>) -> tensor<19x3xf64>
  %k = stablehlo.constant dense<-2.0> : tensor<19x1xf64>
  %z = stablehlo.constant dense<0.0> : tensor<19x1xf64>
  %s = stablehlo.multiply %i, %i : tensor<19x1xf64>
  %q = stablehlo.multiply %s, %k : tensor<19x1xf64>
  %want_re = stablehlo.concatenate %i, %z, %i, dim = 1 : (tensor<19x1xf64>, tensor<19x1xf64>, tensor<19x1xf64>) -> tensor<19x3xf64>
  %want_im = stablehlo.concatenate %n, %q, %n, dim = 1 : (tensor<19x1xf64>, tensor<19x1xf64>, tensor<19x1xf64>) -> tensor<19x3xf64>
  check.expect_eq %re, %want_re : tensor<19x3xf64>
  check.expect_eq %im, %want_im : tensor<19x3xf64>
  return
}

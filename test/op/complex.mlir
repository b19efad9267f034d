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

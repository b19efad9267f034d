// Starts are clamped so that the slice lies inside; index types may be narrow or unsigned.
func.func @inside() {
  %x = stablehlo.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : tensor<3x4xi64>
  %i = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 2] : (tensor<3x4xi64>, tensor<i32>, tensor<i32>) -> tensor<2x2xi64>
  check.expect_eq_const %0, dense<[[6, 7], [10, 11]]> : tensor<2x2xi64>
  return
}

// -----

func.func @clamped() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %low = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %0 = stablehlo.dynamic_slice %x, %low, sizes = [2] : (tensor<5xi32>, tensor<i64>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[0, 1]> : tensor<2xi32>
  %high = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %1 = stablehlo.dynamic_slice %x, %high, sizes = [2] : (tensor<5xi32>, tensor<i64>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[3, 4]> : tensor<2xi32>
  // As a signed number this would be -1.
  %huge = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %2 = stablehlo.dynamic_slice %x, %huge, sizes = [2] : (tensor<5xi32>, tensor<ui64>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[3, 4]> : tensor<2xi32>
  %byte = stablehlo.constant dense<200> : tensor<ui8>
  %3 = stablehlo.dynamic_slice %x, %byte, sizes = [3] : (tensor<5xi32>, tensor<ui8>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[2, 3, 4]> : tensor<3xi32>
  return
}

// -----

func.func @whole_and_empty() {
  %x = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf16>
  %i = stablehlo.constant dense<5> : tensor<i16>
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 2] : (tensor<1x2xf16>, tensor<i16>, tensor<i16>) -> tensor<1x2xf16>
  check.expect_eq_const %0, dense<[[1.0, 2.0]]> : tensor<1x2xf16>
  %1 = stablehlo.dynamic_slice %x, %i, %i, sizes = [0, 2] : (tensor<1x2xf16>, tensor<i16>, tensor<i16>) -> tensor<0x2xf16>
  check.expect_eq_const %1, dense<> : tensor<0x2xf16>
  return
}

// -----

func.func @rank_0() {
  %x = stablehlo.constant dense<3.5> : tensor<f64>
  %0 = "stablehlo.dynamic_slice"(%x) <{slice_sizes = array<i64>}> : (tensor<f64>) -> tensor<f64>
  check.expect_eq_const %0, dense<3.5> : tensor<f64>
  return
}

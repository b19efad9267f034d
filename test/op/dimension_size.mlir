// get_dimension_size and set_dimension_size.
func.func @static() {
  %x = stablehlo.constant dense<0> : tensor<2x0x5xi8>
  %0 = stablehlo.get_dimension_size %x, dim = 2 : (tensor<2x0x5xi8>) -> tensor<i32>
  check.expect_eq_const %0, dense<5> : tensor<i32>
  %1 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x0x5xi8>) -> tensor<i32>
  check.expect_eq_const %1, dense<0> : tensor<i32>
  return
}

// -----

func.func @cut_and_grow() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %two, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %1 = stablehlo.add %0, %0 : tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %2 = stablehlo.reshape %1 : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<?xi32, #stablehlo.bounds<6>>
  %3 = stablehlo.get_dimension_size %2, dim = 0 : (tensor<?xi32, #stablehlo.bounds<6>>) -> tensor<i32>
  check.expect_eq_const %3, dense<4> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.set_dimension_size %1, %three, dim = 1 : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %5 = stablehlo.dynamic_reshape %4, %shape : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %5, dense<[[2, 4, 0], [8, 10, 0]]> : tensor<2x3xi32>
  return
}

// -----

// A size that is clamped, from the size of another value.
func.func @clamped() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.get_dimension_size %x, dim = 0 : (tensor<2x3xi32>) -> tensor<i32>
  %n = stablehlo.clamp %zero, %two, %one : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[1, 4]> : tensor<2xi32>
  return
}

// -----

// A type without zero grows by NaN.
func.func @grown_without_zero() {
  %x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %one, dim = 0 : (tensor<2xf8E8M0FNU>, tensor<i32>) -> tensor<?xf8E8M0FNU, #stablehlo.bounds<2>>
  %1 = stablehlo.set_dimension_size %0, %two, dim = 0 : (tensor<?xf8E8M0FNU, #stablehlo.bounds<2>>, tensor<i32>) -> tensor<?xf8E8M0FNU, #stablehlo.bounds<2>>
  %2 = stablehlo.convert %1 : (tensor<?xf8E8M0FNU, #stablehlo.bounds<2>>) -> tensor<2xf32>
  %3 = stablehlo.compare EQ, %2, %2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %3, dense<[true, false]> : tensor<2xi1>
  return
}

// Splats, lists, hex strings, every kind of element.
func.func @spellings() {
  %a = stablehlo.constant dense<3> : tensor<2x2xi32>
  check.expect_eq_const %a, dense<[[3, 3], [3, 3]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<"0x0100000002000000FFFFFFFF"> : tensor<3xi32>
  check.expect_eq_const %b, dense<[1, 2, -1]> : tensor<3xi32>
  %c = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
  %d = stablehlo.is_finite %c : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %d, dense<false> : tensor<2xi1>
  %e = stablehlo.constant dense<> : tensor<2x0xi1>
  check.expect_eq_const %e, dense<> : tensor<2x0xi1>
  return
}

// -----

// A large splat is made anew each time and may be changed in place; a second reader sees the old value.
func.func @large_splat() {
  %x = stablehlo.constant dense<1> : tensor<4096xi32>
  %0 = stablehlo.negate %x : tensor<4096xi32>
  %1 = stablehlo.add %0, %x : tensor<4096xi32>
  check.expect_eq_const %1, dense<0> : tensor<4096xi32>
  check.expect_eq_const %x, dense<1> : tensor<4096xi32>
  %2 = stablehlo.constant dense<1> : tensor<4096xi32>
  %3 = stablehlo.negate %2 : tensor<4096xi32>
  check.expect_eq %3, %0 : tensor<4096xi32>
  return
}

// -----

func.func @chlo() {
  %a = chlo.constant dense<[1, 2]> : tensor<2xi8>
  check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi8>
  %x = stablehlo.constant dense<0.0> : tensor<2x3xf32>
  %0 = "chlo.constant_like"(%x) <{value = 2.5 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<2.5> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%a) <{value = -3 : i8}> : (tensor<2xi8>) -> tensor<2xi8>
  check.expect_eq_const %1, dense<-3> : tensor<2xi8>
  return
}

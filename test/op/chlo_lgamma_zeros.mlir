// Next to their zeros lgamma and digamma are small beside the terms that cancel there: one unit all the same in f32.
func.func @lgamma() {
  %x = stablehlo.constant dense<[0xC01D3FE5, 0xC02FDA08, 0xC02FDA09, 0xC02FDA0A, 0xC049306E]> : tensor<5xf32>
  %r = "chlo.lgamma"(%x) : (tensor<5xf32>) -> tensor<5xf32>
  %want = stablehlo.constant dense<[0xB3F26792, 0xB41AD05C, 0x34A7A146, 0x354E5571, 0xB4528315]> : tensor<5xf32>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<5xf32>, tensor<5xf32>
  return
}

// -----

func.func @digamma() {
  %x = stablehlo.constant dense<[0xC2BF9DCF]> : tensor<1xf32>
  %r = "chlo.digamma"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  %want = stablehlo.constant dense<[0x3367E4D2]> : tensor<1xf32>
  check.expect_close %r, %want, max_ulp_difference = 0 : tensor<1xf32>, tensor<1xf32>
  return
}

// -----

// Left of zero, down to where pi x has few bits.
func.func @tiny() {
  %x = stablehlo.constant dense<[0x8000000000000001, 0x800114202B9D7C86, 0xBC20000000000000]> : tensor<3xf64>
  %r = "chlo.lgamma"(%x) : (tensor<3xf64>) -> tensor<3xf64>
  %want = stablehlo.constant dense<[0x40874385446D71C3, 0x408638BF231447C0, 0x40452417DB067F38]> : tensor<3xf64>
  check.expect_close %r, %want, max_ulp_difference = 1 : tensor<3xf64>, tensor<3xf64>
  return
}

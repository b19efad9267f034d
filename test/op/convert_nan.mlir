// NaN from each type of float to each other one: f16, bf16, f32 and f64 keep the sign and the upper bits, and what is
// narrowed is quiet; floats of 8 bits have or give one NaN of either sign, those without a negative one that.
// There are too many elements to be folded.
func.func @of_f16() {
  %bits = stablehlo.constant dense<[0x7E00, 0xFD23, 0x7C01, 0x7FFF]> : tensor<4xui16>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui16>) -> tensor<20000x4xf16>
  %bf16 = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<20000x4xbf16>) -> tensor<20000x4xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0xFFE4, 0x7FC0, 0x7FFF]> : tensor<4xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<20000x4xui16>
  %f32 = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<20000x4xf32>) -> tensor<20000x4xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0xFFE46000, 0x7FC02000, 0x7FFFE000]> : tensor<4xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<20000x4xui32>
  %f64 = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<20000x4xf64>) -> tensor<20000x4xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFFC8C0000000000, 0x7FF8040000000000, 0x7FFFFC0000000000]> : tensor<4xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<20000x4xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0xFE, 0x7E, 0x7E]> : tensor<4xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<20000x4xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0xFC, 0x7C, 0x7C]> : tensor<4xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<20000x4xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0xF8, 0x78, 0x78]> : tensor<4xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0xFF, 0x7F, 0x7F]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xf16>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_bf16() {
  %bits = stablehlo.constant dense<[0x7FC0, 0xFF81, 0x7FA3, 0xFFFF]> : tensor<4xui16>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui16>) -> tensor<20000x4xbf16>
  %f16 = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<20000x4xf16>) -> tensor<20000x4xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0xFE08, 0x7F18, 0xFFF8]> : tensor<4xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<20000x4xui16>
  %f32 = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<20000x4xf32>) -> tensor<20000x4xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0xFF810000, 0x7FA30000, 0xFFFF0000]> : tensor<4xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<20000x4xui32>
  %f64 = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<20000x4xf64>) -> tensor<20000x4xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8200000000000, 0x7FFC600000000000, 0xFFFFE00000000000]> : tensor<4xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<20000x4xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0xFE, 0x7E, 0xFE]> : tensor<4xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<20000x4xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0xFC, 0x7C, 0xFC]> : tensor<4xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<20000x4xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0xF8, 0x78, 0xF8]> : tensor<4xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0xFF, 0x7F, 0xFF]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xbf16>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_f32() {
  %bits = stablehlo.constant dense<[0x7FC00000, 0xFFC00000, 0x7F812345, 0xFFE54321]> : tensor<4xui32>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui32>) -> tensor<20000x4xf32>
  %f16 = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<20000x4xf16>) -> tensor<20000x4xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0xFE00, 0x7E09, 0xFF2A]> : tensor<4xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<20000x4xui16>
  %bf16 = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<20000x4xbf16>) -> tensor<20000x4xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0xFFC0, 0x7FC1, 0xFFE5]> : tensor<4xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<20000x4xui16>
  %f64 = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<20000x4xf64>) -> tensor<20000x4xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000, 0x7FF82468A0000000, 0xFFFCA86420000000]> : tensor<4xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<20000x4xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0xFE, 0x7E, 0xFE]> : tensor<4xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<20000x4xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0xFC, 0x7C, 0xFC]> : tensor<4xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<20000x4xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0xF8, 0x78, 0xF8]> : tensor<4xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0xFF, 0x7F, 0xFF]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xf32>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_f64() {
  %bits = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF4567812345678, 0x7FF0000000000001, 0x7FFFFFFFFFFFFFFF]> : tensor<4xui64>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui64>) -> tensor<20000x4xf64>
  %f16 = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<20000x4xf16>) -> tensor<20000x4xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0xFF15, 0x7E00, 0x7FFF]> : tensor<4xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<20000x4xui16>
  %bf16 = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<20000x4xbf16>) -> tensor<20000x4xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0xFFE2, 0x7FC0, 0x7FFF]> : tensor<4xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<20000x4xui16>
  %f32 = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<20000x4xf32>) -> tensor<20000x4xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0xFFE2B3C0, 0x7FC00000, 0x7FFFFFFF]> : tensor<4xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<20000x4xui32>
  %f8E5M2 = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0xFE, 0x7E, 0x7E]> : tensor<4xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<20000x4xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0xFC, 0x7C, 0x7C]> : tensor<4xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<20000x4xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0xF8, 0x78, 0x78]> : tensor<4xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0xFF, 0x7F, 0x7F]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xf64>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_f8E5M2() {
  %bits = stablehlo.constant dense<[0x7D, 0x7E, 0x7F, 0xFD]> : tensor<4xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui8>) -> tensor<20000x4xf8E5M2>
  %f16 = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<20000x4xf16>) -> tensor<20000x4xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0xFE00]> : tensor<4xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<20000x4xui16>
  %bf16 = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<20000x4xbf16>) -> tensor<20000x4xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0xFFC0]> : tensor<4xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<20000x4xui16>
  %f32 = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<20000x4xf32>) -> tensor<20000x4xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFFC00000]> : tensor<4xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<20000x4xui32>
  %f64 = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<20000x4xf64>) -> tensor<20000x4xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<4xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<20000x4xui64>
  %f8E4M3 = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0xFC]> : tensor<4xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<20000x4xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0xF8]> : tensor<4xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0xFF]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_f8E4M3() {
  %bits = stablehlo.constant dense<[0x79, 0x7C, 0x7F, 0xFF]> : tensor<4xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui8>) -> tensor<20000x4xf8E4M3>
  %f16 = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<20000x4xf16>) -> tensor<20000x4xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0xFE00]> : tensor<4xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<20000x4xui16>
  %bf16 = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<20000x4xbf16>) -> tensor<20000x4xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0xFFC0]> : tensor<4xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<20000x4xui16>
  %f32 = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<20000x4xf32>) -> tensor<20000x4xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFFC00000]> : tensor<4xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<20000x4xui32>
  %f64 = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<20000x4xf64>) -> tensor<20000x4xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<4xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<20000x4xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0xFE]> : tensor<4xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<20000x4xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0x78, 0x78, 0xF8]> : tensor<4xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0xFF]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_f8E3M4() {
  %bits = stablehlo.constant dense<[0x71, 0x78, 0x7F, 0xFF]> : tensor<4xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<20000x4xui8>) -> tensor<20000x4xf8E3M4>
  %f16 = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<20000x4xf16>) -> tensor<20000x4xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0x7E00, 0x7E00, 0xFE00]> : tensor<4xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<20000x4xui16>
  %bf16 = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<20000x4xbf16>) -> tensor<20000x4xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0x7FC0, 0x7FC0, 0xFFC0]> : tensor<4xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<4xui16>) -> tensor<20000x4xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<20000x4xui16>
  %f32 = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<20000x4xf32>) -> tensor<20000x4xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFFC00000]> : tensor<4xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<4xui32>) -> tensor<20000x4xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<20000x4xui32>
  %f64 = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<20000x4xf64>) -> tensor<20000x4xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000]> : tensor<4xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<4xui64>) -> tensor<20000x4xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<20000x4xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<20000x4xf8E5M2>) -> tensor<20000x4xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0x7E, 0x7E, 0xFE]> : tensor<4xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<20000x4xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<20000x4xf8E4M3>) -> tensor<20000x4xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0x7C, 0x7C, 0xFC]> : tensor<4xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<20000x4xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<20000x4xf8E4M3FN>) -> tensor<20000x4xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F, 0x7F, 0x7F, 0xFF]> : tensor<4xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<20000x4xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<20000x4xf8E4M3FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<20000x4xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<20000x4xf8E5M2FNUZ>) -> tensor<20000x4xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<20000x4xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<20000x4xf8E4M3B11FNUZ>) -> tensor<20000x4xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80, 0x80, 0x80]> : tensor<4xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<20000x4xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<20000x4xf8E3M4>) -> tensor<20000x4xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<20000x4xf8E8M0FNU>) -> tensor<20000x4xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF, 0xFF, 0xFF]> : tensor<4xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<4xui8>) -> tensor<20000x4xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<20000x4xui8>
  return
}

func.func @of_f8E4M3FN() {
  %bits = stablehlo.constant dense<[0x7F, 0xFF]> : tensor<2xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<40000x2xui8>) -> tensor<40000x2xf8E4M3FN>
  %f16 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<40000x2xf16>) -> tensor<40000x2xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00, 0xFE00]> : tensor<2xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<2xui16>) -> tensor<40000x2xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<40000x2xui16>
  %bf16 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<40000x2xbf16>) -> tensor<40000x2xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0, 0xFFC0]> : tensor<2xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<2xui16>) -> tensor<40000x2xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<40000x2xui16>
  %f32 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<40000x2xf32>) -> tensor<40000x2xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000]> : tensor<2xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<2xui32>) -> tensor<40000x2xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<40000x2xui32>
  %f64 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<40000x2xf64>) -> tensor<40000x2xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF8000000000000]> : tensor<2xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<2xui64>) -> tensor<40000x2xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<40000x2xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<40000x2xf8E5M2>) -> tensor<40000x2xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E, 0xFE]> : tensor<2xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<40000x2xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<40000x2xf8E4M3>) -> tensor<40000x2xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C, 0xFC]> : tensor<2xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<40000x2xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<40000x2xf8E3M4>) -> tensor<40000x2xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78, 0xF8]> : tensor<2xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<40000x2xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<40000x2xf8E4M3FNUZ>) -> tensor<40000x2xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<40000x2xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<40000x2xf8E5M2FNUZ>) -> tensor<40000x2xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<40000x2xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<40000x2xf8E4M3B11FNUZ>) -> tensor<40000x2xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80, 0x80]> : tensor<2xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<40000x2xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<40000x2xf8E4M3FN>) -> tensor<40000x2xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<40000x2xf8E8M0FNU>) -> tensor<40000x2xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF, 0xFF]> : tensor<2xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<2xui8>) -> tensor<40000x2xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<40000x2xui8>
  return
}

func.func @of_f8E4M3FNUZ() {
  %bits = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<80000x1xui8>) -> tensor<80000x1xf8E4M3FNUZ>
  %f16 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<80000x1xf16>) -> tensor<80000x1xui16>
  %want_f16 = stablehlo.constant dense<[0xFE00]> : tensor<1xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<80000x1xui16>
  %bf16 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<80000x1xbf16>) -> tensor<80000x1xui16>
  %want_bf16 = stablehlo.constant dense<[0xFFC0]> : tensor<1xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<80000x1xui16>
  %f32 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<80000x1xf32>) -> tensor<80000x1xui32>
  %want_f32 = stablehlo.constant dense<[0xFFC00000]> : tensor<1xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<1xui32>) -> tensor<80000x1xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<80000x1xui32>
  %f64 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<80000x1xf64>) -> tensor<80000x1xui64>
  %want_f64 = stablehlo.constant dense<[0xFFF8000000000000]> : tensor<1xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<1xui64>) -> tensor<80000x1xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<80000x1xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<80000x1xf8E5M2>) -> tensor<80000x1xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0xFE]> : tensor<1xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<80000x1xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<80000x1xf8E4M3>) -> tensor<80000x1xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0xFC]> : tensor<1xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<80000x1xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<80000x1xf8E3M4>) -> tensor<80000x1xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0xF8]> : tensor<1xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<80000x1xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<80000x1xf8E4M3FN>) -> tensor<80000x1xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<80000x1xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<80000x1xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<80000x1xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<80000x1xui8>
  return
}

func.func @of_f8E5M2FNUZ() {
  %bits = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<80000x1xui8>) -> tensor<80000x1xf8E5M2FNUZ>
  %f16 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<80000x1xf16>) -> tensor<80000x1xui16>
  %want_f16 = stablehlo.constant dense<[0xFE00]> : tensor<1xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<80000x1xui16>
  %bf16 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<80000x1xbf16>) -> tensor<80000x1xui16>
  %want_bf16 = stablehlo.constant dense<[0xFFC0]> : tensor<1xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<80000x1xui16>
  %f32 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<80000x1xf32>) -> tensor<80000x1xui32>
  %want_f32 = stablehlo.constant dense<[0xFFC00000]> : tensor<1xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<1xui32>) -> tensor<80000x1xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<80000x1xui32>
  %f64 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<80000x1xf64>) -> tensor<80000x1xui64>
  %want_f64 = stablehlo.constant dense<[0xFFF8000000000000]> : tensor<1xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<1xui64>) -> tensor<80000x1xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<80000x1xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<80000x1xf8E5M2>) -> tensor<80000x1xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0xFE]> : tensor<1xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<80000x1xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<80000x1xf8E4M3>) -> tensor<80000x1xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0xFC]> : tensor<1xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<80000x1xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<80000x1xf8E3M4>) -> tensor<80000x1xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0xF8]> : tensor<1xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<80000x1xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<80000x1xf8E4M3FN>) -> tensor<80000x1xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<80000x1xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<80000x1xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<80000x1xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<80000x1xui8>
  return
}

func.func @of_f8E4M3B11FNUZ() {
  %bits = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<80000x1xui8>) -> tensor<80000x1xf8E4M3B11FNUZ>
  %f16 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<80000x1xf16>) -> tensor<80000x1xui16>
  %want_f16 = stablehlo.constant dense<[0xFE00]> : tensor<1xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<80000x1xui16>
  %bf16 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<80000x1xbf16>) -> tensor<80000x1xui16>
  %want_bf16 = stablehlo.constant dense<[0xFFC0]> : tensor<1xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<80000x1xui16>
  %f32 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<80000x1xf32>) -> tensor<80000x1xui32>
  %want_f32 = stablehlo.constant dense<[0xFFC00000]> : tensor<1xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<1xui32>) -> tensor<80000x1xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<80000x1xui32>
  %f64 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<80000x1xf64>) -> tensor<80000x1xui64>
  %want_f64 = stablehlo.constant dense<[0xFFF8000000000000]> : tensor<1xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<1xui64>) -> tensor<80000x1xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<80000x1xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<80000x1xf8E5M2>) -> tensor<80000x1xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0xFE]> : tensor<1xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<80000x1xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<80000x1xf8E4M3>) -> tensor<80000x1xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0xFC]> : tensor<1xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<80000x1xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<80000x1xf8E3M4>) -> tensor<80000x1xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0xF8]> : tensor<1xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<80000x1xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<80000x1xf8E4M3FN>) -> tensor<80000x1xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<80000x1xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<80000x1xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<80000x1xui8>
  %f8E8M0FNU = stablehlo.convert %x : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xf8E8M0FNU>
  %f8E8M0FNU_bits = stablehlo.bitcast_convert %f8E8M0FNU : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xui8>
  %want_f8E8M0FNU = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %want_f8E8M0FNU_all = stablehlo.broadcast_in_dim %want_f8E8M0FNU, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E8M0FNU_bits, %want_f8E8M0FNU_all : tensor<80000x1xui8>
  return
}

func.func @of_f8E8M0FNU() {
  %bits = stablehlo.constant dense<[0xFF]> : tensor<1xui8>
  %all = stablehlo.broadcast_in_dim %bits, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  %x = stablehlo.bitcast_convert %all : (tensor<80000x1xui8>) -> tensor<80000x1xf8E8M0FNU>
  %f16 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf16>
  %f16_bits = stablehlo.bitcast_convert %f16 : (tensor<80000x1xf16>) -> tensor<80000x1xui16>
  %want_f16 = stablehlo.constant dense<[0x7E00]> : tensor<1xui16>
  %want_f16_all = stablehlo.broadcast_in_dim %want_f16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %f16_bits, %want_f16_all : tensor<80000x1xui16>
  %bf16 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xbf16>
  %bf16_bits = stablehlo.bitcast_convert %bf16 : (tensor<80000x1xbf16>) -> tensor<80000x1xui16>
  %want_bf16 = stablehlo.constant dense<[0x7FC0]> : tensor<1xui16>
  %want_bf16_all = stablehlo.broadcast_in_dim %want_bf16, dims = [1] : (tensor<1xui16>) -> tensor<80000x1xui16>
  check.expect_eq %bf16_bits, %want_bf16_all : tensor<80000x1xui16>
  %f32 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf32>
  %f32_bits = stablehlo.bitcast_convert %f32 : (tensor<80000x1xf32>) -> tensor<80000x1xui32>
  %want_f32 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xui32>
  %want_f32_all = stablehlo.broadcast_in_dim %want_f32, dims = [1] : (tensor<1xui32>) -> tensor<80000x1xui32>
  check.expect_eq %f32_bits, %want_f32_all : tensor<80000x1xui32>
  %f64 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf64>
  %f64_bits = stablehlo.bitcast_convert %f64 : (tensor<80000x1xf64>) -> tensor<80000x1xui64>
  %want_f64 = stablehlo.constant dense<[0x7FF8000000000000]> : tensor<1xui64>
  %want_f64_all = stablehlo.broadcast_in_dim %want_f64, dims = [1] : (tensor<1xui64>) -> tensor<80000x1xui64>
  check.expect_eq %f64_bits, %want_f64_all : tensor<80000x1xui64>
  %f8E5M2 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E5M2>
  %f8E5M2_bits = stablehlo.bitcast_convert %f8E5M2 : (tensor<80000x1xf8E5M2>) -> tensor<80000x1xui8>
  %want_f8E5M2 = stablehlo.constant dense<[0x7E]> : tensor<1xui8>
  %want_f8E5M2_all = stablehlo.broadcast_in_dim %want_f8E5M2, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2_bits, %want_f8E5M2_all : tensor<80000x1xui8>
  %f8E4M3 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E4M3>
  %f8E4M3_bits = stablehlo.bitcast_convert %f8E4M3 : (tensor<80000x1xf8E4M3>) -> tensor<80000x1xui8>
  %want_f8E4M3 = stablehlo.constant dense<[0x7C]> : tensor<1xui8>
  %want_f8E4M3_all = stablehlo.broadcast_in_dim %want_f8E4M3, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3_bits, %want_f8E4M3_all : tensor<80000x1xui8>
  %f8E3M4 = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E3M4>
  %f8E3M4_bits = stablehlo.bitcast_convert %f8E3M4 : (tensor<80000x1xf8E3M4>) -> tensor<80000x1xui8>
  %want_f8E3M4 = stablehlo.constant dense<[0x78]> : tensor<1xui8>
  %want_f8E3M4_all = stablehlo.broadcast_in_dim %want_f8E3M4, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E3M4_bits, %want_f8E3M4_all : tensor<80000x1xui8>
  %f8E4M3FN = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E4M3FN>
  %f8E4M3FN_bits = stablehlo.bitcast_convert %f8E4M3FN : (tensor<80000x1xf8E4M3FN>) -> tensor<80000x1xui8>
  %want_f8E4M3FN = stablehlo.constant dense<[0x7F]> : tensor<1xui8>
  %want_f8E4M3FN_all = stablehlo.broadcast_in_dim %want_f8E4M3FN, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FN_bits, %want_f8E4M3FN_all : tensor<80000x1xui8>
  %f8E4M3FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E4M3FNUZ>
  %f8E4M3FNUZ_bits = stablehlo.bitcast_convert %f8E4M3FNUZ : (tensor<80000x1xf8E4M3FNUZ>) -> tensor<80000x1xui8>
  %want_f8E4M3FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E4M3FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3FNUZ_bits, %want_f8E4M3FNUZ_all : tensor<80000x1xui8>
  %f8E5M2FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E5M2FNUZ>
  %f8E5M2FNUZ_bits = stablehlo.bitcast_convert %f8E5M2FNUZ : (tensor<80000x1xf8E5M2FNUZ>) -> tensor<80000x1xui8>
  %want_f8E5M2FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E5M2FNUZ_all = stablehlo.broadcast_in_dim %want_f8E5M2FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E5M2FNUZ_bits, %want_f8E5M2FNUZ_all : tensor<80000x1xui8>
  %f8E4M3B11FNUZ = stablehlo.convert %x : (tensor<80000x1xf8E8M0FNU>) -> tensor<80000x1xf8E4M3B11FNUZ>
  %f8E4M3B11FNUZ_bits = stablehlo.bitcast_convert %f8E4M3B11FNUZ : (tensor<80000x1xf8E4M3B11FNUZ>) -> tensor<80000x1xui8>
  %want_f8E4M3B11FNUZ = stablehlo.constant dense<[0x80]> : tensor<1xui8>
  %want_f8E4M3B11FNUZ_all = stablehlo.broadcast_in_dim %want_f8E4M3B11FNUZ, dims = [1] : (tensor<1xui8>) -> tensor<80000x1xui8>
  check.expect_eq %f8E4M3B11FNUZ_bits, %want_f8E4M3B11FNUZ_all : tensor<80000x1xui8>
  return
}

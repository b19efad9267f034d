// What hand-written programs use of other dialects: arith.constant, tensor.cast, sparse encodings, affine maps.
#CSR = #sparse_tensor.encoding<{
  // rows are dense
  map = (d0, d1) -> (d0 : dense,
                     d1 : compressed)
}>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%x: tensor<4xi32>, %s: tensor<10x20xf32, #CSR>, %v: tensor<20xf32, #SV>) -> tensor<?xi32> {
  %0 = arith.constant dense<1> : tensor<i64>
  %1 = arith.constant {a.b} dense<[1.0, 2.0]> : tensor<2xf32>
  %2 = "arith.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
  %n = arith.constant -1 : index
  %t = arith.constant true
  %y = "arith.constant"() {value = 1.5 : f32} : () -> f32
  %z = "arith.addi"(%n, %n) : (index, index) -> index
  %3 = tensor.cast %x : tensor<4xi32> to tensor<?xi32>
  %4 = stablehlo.abs %s : (tensor<10x20xf32, #CSR>) -> tensor<10x20xf32>
  %5 = stablehlo.abs %s : tensor<10x20xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
  %6 = stablehlo.constant {m = affine_map<(d0, d1) -> (d1, d0)>} dense<1> : tensor<i32>
  return %3 : tensor<?xi32>
}

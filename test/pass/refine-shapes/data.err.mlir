// A size that only the data says.
func.func @main(%x: tensor<1xi64>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_iota %x, dim = 0 : (tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A call outside of functions never runs, whatever becomes of what it calls.
func.call @nothing() : () -> ()
func.func @nothing() {
  return
}
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  call @nothing() : () -> ()
  return %x : tensor<2xf32>
}

// For z the pair (Re sqrt(1 - z^2), |Im asin z|).
func.func @values() {
  %x = stablehlo.constant dense<[(0.5, 0.25), (-2.0, 3.0), (0.0, 0.0), (0.0, -1.0)]> : tensor<4xcomplex<f64>>
  %0 = "chlo._asin_acos_kernel"(%x) : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.91175433, 0.28139606), (3.11579908, 1.98338703), (1.0, 0.0), (1.41421356, 0.88137359)]> : tensor<4xcomplex<f64>>
  return
}

// Routines that the library of LAPACK does: eigenvalues of any matrices, and what is rare of complex ones.

// A rotation: a pair of eigenvalues, whose vectors are packed as real and imaginary parts, and one alone.
func.func @geev() {
  %a = stablehlo.constant dense<[[[0.0, -2.0, 0.0], [2.0, 0.0, 0.0], [0.0, 0.0, 3.0]], [[1.0, 0.0, 0.0], [0.0, 2.0, 0.0], [5.0, 0.0, 3.0]]]> : tensor<2x3x3xf64>
  %r:5 = stablehlo.custom_call @lapack_dgeev_ffi(%a) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %size = stablehlo.abs %r#1 : tensor<2x3xf64>
  check.expect_almost_eq_const %size, dense<[[2.0, 2.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_eq_const %r#4, dense<0> : tensor<2xi32>
  %c = stablehlo.convert %a : (tensor<2x3x3xf64>) -> tensor<2x3x3xcomplex<f64>>
  %w = stablehlo.complex %r#0, %r#1 : tensor<2x3xcomplex<f64>>
  %columns = stablehlo.broadcast_in_dim %w, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %av = stablehlo.dot_general %c, %r#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %vw = stablehlo.multiply %r#3, %columns : tensor<2x3x3xcomplex<f64>>
  %d_av_vw = stablehlo.subtract %av, %vw : tensor<2x3x3xcomplex<f64>>
  %s_av_vw = stablehlo.abs %d_av_vw : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  check.expect_almost_eq_const %s_av_vw, dense<0.0> : tensor<2x3x3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @geev_complex() {
  %a = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0), (3.0, 0.0)], [(2.0, 0.0), (-1.0, 1.0), (0.0, -2.0)], [(0.5, 0.0), (1.0, 1.0), (2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %r:4 = stablehlo.custom_call @lapack_zgeev_ffi(%a) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}} : (tensor<3x3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
  %av = stablehlo.dot_general %a, %r#2, contracting_dims = [1] x [0] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %columns = stablehlo.broadcast_in_dim %r#0, dims = [1] : (tensor<3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %vw = stablehlo.multiply %r#2, %columns : tensor<3x3xcomplex<f64>>
  %d_av_vw = stablehlo.subtract %av, %vw : tensor<3x3xcomplex<f64>>
  %s_av_vw = stablehlo.abs %d_av_vw : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %s_av_vw, dense<0.0> : tensor<3x3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

// q t q^T is the matrix again.
func.func @gees() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [-2.0, 1.0, 0.5], [0.25, 4.0, -1.0]]> : tensor<3x3xf64>
  %r:6 = stablehlo.custom_call @lapack_dgees_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<i32>, tensor<i32>)
  %qt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %back = stablehlo.dot_general %qt, %r#1, contracting_dims = [1] x [1] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %d_back_a = stablehlo.subtract %back, %a : tensor<3x3xf64>
  %s_back_a = stablehlo.abs %d_back_a : (tensor<3x3xf64>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %s_back_a, dense<0.0> : tensor<3x3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @gees_complex() {
  %a = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0), (3.0, 0.0)], [(2.0, 0.0), (-1.0, 1.0), (0.0, -2.0)], [(0.5, 0.0), (1.0, 1.0), (2.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %r:5 = stablehlo.custom_call @lapack_zgees_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<i32>, tensor<i32>)
  %qt = stablehlo.dot_general %r#1, %r#0, contracting_dims = [1] x [0] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %q_re = stablehlo.real %r#1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  %q_im = stablehlo.imag %r#1 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  %q_neg = stablehlo.negate %q_im : tensor<3x3xf64>
  %q = stablehlo.complex %q_re, %q_neg : tensor<3x3xcomplex<f64>>
  %back = stablehlo.dot_general %qt, %q, contracting_dims = [1] x [1] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %d_back_a = stablehlo.subtract %back, %a : tensor<3x3xcomplex<f64>>
  %s_back_a = stablehlo.abs %d_back_a : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %s_back_a, dense<0.0> : tensor<3x3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

// A matrix of that form stays.
func.func @gehrd() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [0.0, 7.0, 8.0]]> : tensor<3x3xf64>
  %r:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%a) {mhlo.backend_config = {high = 3 : i32, low = 1 : i32}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<2xf64>, tensor<i32>)
  %d = stablehlo.subtract %r#0, %a : tensor<3x3xf64>
  %s = stablehlo.abs %d : (tensor<3x3xf64>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %s, dense<0.0> : tensor<3x3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_eq_const %r#1, dense<0.0> : tensor<2xf64>
  return
}

// -----

func.func @sytrd() {
  %a = stablehlo.constant dense<[[1.0, 77.0, 77.0], [2.0, 3.0, 77.0], [0.0, 4.0, 5.0]]> : tensor<3x3xf64>
  %r:5 = stablehlo.custom_call @lapack_dsytrd_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<2xf64>, tensor<2xf64>, tensor<i32>)
  check.expect_almost_eq_const %r#1, dense<[1.0, 3.0, 5.0]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_almost_eq_const %r#2, dense<[2.0, 4.0]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

// What is beside the matrix is not read.
func.func @gtsv() {
  %l = stablehlo.constant dense<[77.0, 1.0, 2.0]> : tensor<3xf32>
  %m = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %u = stablehlo.constant dense<[1.0, 2.0, 77.0]> : tensor<3xf32>
  %b = stablehlo.constant dense<[[5.0, 4.0], [8.0, 1.0], [8.0, 0.0]]> : tensor<3x2xf32>
  %r:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%l, %m, %u, %b) {mhlo.backend_config = {}} : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x2xf32>, tensor<i32>)
  check.expect_almost_eq_const %r#3, dense<[[1.0, 1.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf32> {tolerance = 1.0e-06 : f64}
  return
}

// -----

// The longest column first.
func.func @geqp3() {
  %a = stablehlo.constant dense<[[1.0, 0.0], [0.0, 2.0]]> : tensor<2x2xf64>
  %p = stablehlo.constant dense<0> : tensor<2xi32>
  %r:3 = stablehlo.custom_call @lapack_dgeqp3_ffi(%a, %p) {mhlo.backend_config = {}} : (tensor<2x2xf64>, tensor<2xi32>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<2xf64>)
  check.expect_eq_const %r#1, dense<[2, 1]> : tensor<2xi32>
  return
}

// -----

// q^H q is 1, and q^H a is r.
func.func @geqrf_ungqr() {
  %a = stablehlo.constant dense<[[(1.0, 2.0), (0.0, 1.0)], [(3.0, 0.0), (2.0, 0.0)], [(-1.0, 1.0), (0.0, -2.0)]]> : tensor<3x2xcomplex<f64>>
  %r:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  %q = stablehlo.custom_call @lapack_zungqr_ffi(%r#0, %r#1) {mhlo.backend_config = {}} : (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %h_re = stablehlo.real %q : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  %h_im = stablehlo.imag %q : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xf64>
  %h_neg = stablehlo.negate %h_im : tensor<3x2xf64>
  %h = stablehlo.complex %h_re, %h_neg : tensor<3x2xcomplex<f64>>
  %one = stablehlo.dot_general %h, %q, contracting_dims = [0] x [0] : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %want = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  %d_one_want = stablehlo.subtract %one, %want : tensor<2x2xcomplex<f64>>
  %s_one_want = stablehlo.abs %d_one_want : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  check.expect_almost_eq_const %s_one_want, dense<0.0> : tensor<2x2xf64> {tolerance = 1.0e-14 : f64}
  %qa = stablehlo.dot_general %h, %a, contracting_dims = [0] x [0] : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %top = stablehlo.slice %r#0 [0:2, 0:2] : (tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %mask = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f64>>
  %upper = stablehlo.select %mask, %top, %zero : tensor<2x2xi1>, tensor<2x2xcomplex<f64>>
  %d_qa_upper = stablehlo.subtract %qa, %upper : tensor<2x2xcomplex<f64>>
  %s_qa_upper = stablehlo.abs %d_qa_upper : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  check.expect_almost_eq_const %s_qa_upper, dense<0.0> : tensor<2x2xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

// Applied to 1, the reflections are q.
func.func @ormqr() {
  %a = stablehlo.constant dense<[[3.0, 5.0], [4.0, 10.0]]> : tensor<2x2xf64>
  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xf64>)
  %one = stablehlo.constant dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf64>
  %q = stablehlo.custom_call @lapack_dormqr_ffi(%r#0, %r#1, %one) {mhlo.backend_config = {left = true, transpose = false}} : (tensor<2x2xf64>, tensor<2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  check.expect_almost_eq_const %q, dense<[[-0.6, -0.8], [-0.8, 0.6]]> : tensor<2x2xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

// Only the lower triangle is read.
func.func @heevd() {
  %a = stablehlo.constant dense<[[(2.0, 0.0), (77.0, 77.0)], [(0.0, 1.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %r:3 = stablehlo.custom_call @lapack_cheevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<i32>)
  check.expect_almost_eq_const %r#1, dense<[1.0, 3.0]> : tensor<2xf32> {tolerance = 1.0e-06 : f64}
  return
}

// -----

// Of all sizes, with all of the vectors.
func.func @gesdd() {
  %a = stablehlo.constant dense<[[(0.0, 3.0), (0.0, 0.0), (4.0, 0.0)], [(0.0, 0.0), (0.0, 2.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %r:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%a) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>, tensor<2xf64>, tensor<2x2xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<i32>)
  check.expect_almost_eq_const %r#1, dense<[5.0, 2.0]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  %s = stablehlo.constant dense<[[(5.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (2.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  %us = stablehlo.dot_general %r#2, %s, contracting_dims = [1] x [0] : (tensor<2x2xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %usv = stablehlo.dot_general %us, %r#3, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %d_usv_a = stablehlo.subtract %usv, %a : tensor<2x3xcomplex<f64>>
  %s_usv_a = stablehlo.abs %d_usv_a : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  check.expect_almost_eq_const %s_usv_a, dense<0.0> : tensor<2x3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

// Nothing at all.
func.func @empty() {
  %a = stablehlo.constant dense<0.0> : tensor<2x0x0xf64>
  %r:5 = stablehlo.custom_call @lapack_dgeev_ffi(%a) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}} : (tensor<2x0x0xf64>) -> (tensor<2x0xf64>, tensor<2x0xf64>, tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>, tensor<2xi32>)
  check.expect_eq_const %r#4, dense<0> : tensor<2xi32>
  return
}

// -----

// A routine that is asked for what it does not do is none: the process goes on.
func.func @no_option() {
  %a = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f32>>
  // expected-error @+1 {{no handler is registered for target @lapack_cheevd_ffi}}
  %r:3 = stablehlo.custom_call @lapack_cheevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 88 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<i32>)
  check.expect_eq_const %r#2, dense<0> : tensor<i32>
  return
}

// -----

func.func @bounds() {
  %a = stablehlo.constant dense<0.0> : tensor<2x2xf64>
  // expected-error @+1 {{no handler is registered for target @lapack_dgehrd_ffi}}
  %r:3 = stablehlo.custom_call @lapack_dgehrd_ffi(%a) {mhlo.backend_config = {high = 3 : i32, low = 1 : i32}} : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<1xf64>, tensor<i32>)
  check.expect_eq_const %r#2, dense<0> : tensor<i32>
  return
}

// -----

func.func @more_reflections_than_columns() {
  %a = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x2xcomplex<f64>>
  %t = stablehlo.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f64>>
  // expected-error @+1 {{no handler is registered for target @lapack_zungqr_ffi}}
  %r = stablehlo.custom_call @lapack_zungqr_ffi(%a, %t) {mhlo.backend_config = {}} : (tensor<2x2xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %r, dense<(0.0, 0.0)> : tensor<2x2xcomplex<f64>>
  return
}

// -----

func.func @no_operands() {
  // expected-error @+1 {{no handler is registered for target @lapack_dgetrf_ffi}}
  %r = stablehlo.custom_call @lapack_dgetrf_ffi() : () -> tensor<i32>
  check.expect_eq_const %r, dense<0> : tensor<i32>
  return
}

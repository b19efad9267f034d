// The routines of LAPACK that JAX calls for linear algebra on CPUs.

func.func @getrf() {
  %a = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[0.0, 1.0], [2.0, 4.0]]]> : tensor<2x2x2xf32>
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2x2xi32>, tensor<2xi32>)
  check.expect_almost_eq_const %r#0, dense<[[[3.0, 4.0], [0.333333343, 0.666666627]], [[2.0, 4.0], [0.0, 1.0]]]> : tensor<2x2x2xf32> {tolerance = 1.0e-06 : f64}
  check.expect_eq_const %r#1, dense<[[2, 2], [2, 2]]> : tensor<2x2xi32>
  check.expect_eq_const %r#2, dense<0> : tensor<2xi32>
  return
}

// -----

func.func @getrf_complex() {
  %a = stablehlo.constant dense<[[(1.0, 0.0), (2.0, 0.0)], [(0.0, 2.0), (2.0, 2.0)]]> : tensor<2x2xcomplex<f32>>
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<i32>)
  check.expect_almost_eq_const %r#0, dense<[[(0.0, 2.0), (2.0, 2.0)], [(0.0, -0.5), (1.0, 1.0)]]> : tensor<2x2xcomplex<f32>> {tolerance = 1.0e-06 : f64}
  check.expect_eq_const %r#1, dense<2> : tensor<2xi32>
  return
}

// -----

// A column without a pivot: info tells the first.
func.func @getrf_singular() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 1.0], [2.0, 4.0, 2.0]]> : tensor<2x3xf64>
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) {api_version = 4 : i32, backend_config = {}} : (tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2xi32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[[2.0, 4.0, 2.0], [0.5, 0.0, 0.0]]> : tensor<2x3xf64>
  check.expect_eq_const %r#2, dense<2> : tensor<i32>
  return
}

// -----

func.func @geqrf_orgqr() {
  %a = stablehlo.constant dense<[[3.0, 5.0], [4.0, 10.0]]> : tensor<2x2xf32>
  %r:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %r#0, dense<[[-5.0, -11.0], [0.5, 2.0]]> : tensor<2x2xf32> {tolerance = 1.0e-06 : f64}
  check.expect_almost_eq_const %r#1, dense<[1.6, 0.0]> : tensor<2xf32> {tolerance = 1.0e-06 : f64}
  %q = stablehlo.custom_call @lapack_sorgqr_ffi(%r#0, %r#1) {mhlo.backend_config = {}} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %q, dense<[[-0.6, -0.8], [-0.8, 0.6]]> : tensor<2x2xf32> {tolerance = 1.0e-06 : f64}
  return
}

// -----

// Only the lower triangle is read.
func.func @syevd() {
  %a = stablehlo.constant dense<[[2.0, 77.0, 77.0], [1.0, 2.0, 77.0], [0.0, 0.0, -1.0]]> : tensor<3x3xf64>
  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r#1, dense<[-1.0, 1.0, 3.0]> : tensor<3xf64> {tolerance = 1.0e-14 : f64}
  %v = stablehlo.abs %r#0 : tensor<3x3xf64>
  check.expect_almost_eq_const %v, dense<[[0.0, 0.70710678118654757, 0.70710678118654757], [0.0, 0.70710678118654757, 0.70710678118654757], [1.0, 0.0, 0.0]]> : tensor<3x3xf64> {tolerance = 1.0e-14 : f64}
  check.expect_eq_const %r#2, dense<0> : tensor<i32>
  return
}

// -----

// A wide matrix of rank 1, with all of v.
func.func @gesdd() {
  %a = stablehlo.constant dense<[[3.0, 0.0, 4.0], [6.0, 0.0, 8.0]]> : tensor<2x3xf64>
  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<2xf64>, tensor<2x2xf64>, tensor<3x3xf64>, tensor<i32>)
  check.expect_almost_eq_const %r#1, dense<[11.180339887498949, 0.0]> : tensor<2xf64> {tolerance = 1.0e-14 : f64}
  %square = stablehlo.dot_general %r#3, %r#3, contracting_dims = [1] x [1] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  check.expect_almost_eq_const %square, dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf64> {tolerance = 1.0e-14 : f64}
  %s = stablehlo.constant dense<[[11.180339887498949, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf64>
  %us = stablehlo.dot_general %r#2, %s, contracting_dims = [1] x [0] : (tensor<2x2xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %usv = stablehlo.dot_general %us, %r#3, contracting_dims = [1] x [0] : (tensor<2x3xf64>, tensor<3x3xf64>) -> tensor<2x3xf64>
  check.expect_almost_eq_const %usv, dense<[[3.0, 0.0, 4.0], [6.0, 0.0, 8.0]]> : tensor<2x3xf64> {tolerance = 1.0e-14 : f64}
  return
}

// -----

func.func @potrf_trsm() {
  %a = stablehlo.constant dense<[[4.0, 77.0], [2.0, 5.0]]> : tensor<2x2xf32>
  %r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<i32>)
  check.expect_eq_const %r#0, dense<[[2.0, 0.0], [1.0, 2.0]]> : tensor<2x2xf32>
  check.expect_eq_const %r#1, dense<0> : tensor<i32>
  %b = stablehlo.constant dense<[[2.0], [9.0]]> : tensor<2x1xf32>
  %x = stablehlo.custom_call @lapack_strsm_ffi(%r#0, %b) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %x, dense<[[-1.25], [4.5]]> : tensor<2x1xf32>
  return
}

// -----

// The second matrix has no factor.
func.func @potrf_without_factor() {
  %a = stablehlo.constant dense<[[[4.0, 0.0], [2.0, 5.0]], [[1.0, 0.0], [2.0, 3.0]]]> : tensor<2x2x2xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<2x2x2xf64>
  %c = stablehlo.complex %a, %zero : tensor<2x2x2xcomplex<f64>>
  %r:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%c) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x2x2xcomplex<f64>>) -> (tensor<2x2x2xcomplex<f64>>, tensor<2xi32>)
  check.expect_eq_const %r#1, dense<[0, 1]> : tensor<2xi32>
  %none = stablehlo.constant dense<0.0> : tensor<3x0x0xf32>
  %s:2 = stablehlo.custom_call @lapack_spotrf_ffi(%none) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x0x0xf32>) -> (tensor<3x0x0xf32>, tensor<3xi32>)
  check.expect_eq_const %s#1, dense<0> : tensor<3xi32>
  return
}

// -----

// Where shapes are open, operands say those of the results.
func.func @shapes_from_operands() {
  %rows = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %n = stablehlo.constant dense<2> : tensor<1xi32>
  %none = stablehlo.constant dense<> : tensor<0xi32>
  %iota = stablehlo.dynamic_iota %rows, dim = 0 : (tensor<2xi64>) -> tensor<?x?xf64>
  %shift = stablehlo.dynamic_iota %rows, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf64>
  %a = stablehlo.add %iota, %shift : tensor<?x?xf64>
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a, %rows, %n, %none) {indices_of_shape_operands = dense<[1, 2, 3]> : tensor<3xi64>, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<?x?xf64>, tensor<2xi64>, tensor<1xi32>, tensor<0xi32>) -> (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>)
  %lu = stablehlo.reshape %r#0 : (tensor<?x?xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %lu, dense<[[1.0, 2.0], [0.0, 1.0]]> : tensor<2x2xf64>
  %pivots = stablehlo.reshape %r#1 : (tensor<?xi32>) -> tensor<2xi32>
  check.expect_eq_const %pivots, dense<2> : tensor<2xi32>
  check.expect_eq_const %r#2, dense<0> : tensor<i32>
  // What options there are stay with the call.
  %x = stablehlo.custom_call @lapack_dtrsm_ffi(%r#0, %a, %rows) {indices_of_shape_operands = dense<2> : tensor<1xi64>, mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}} : (tensor<?x?xf64>, tensor<?x?xf64>, tensor<2xi64>) -> tensor<?x?xf64>
  %y = stablehlo.reshape %x : (tensor<?x?xf64>) -> tensor<2x2xf64>
  check.expect_eq_const %y, dense<[[0.0, 1.0], [1.0, 2.0]]> : tensor<2x2xf64>
  return
}

// -----

func.func @shape_operand_of_another_rank() {
  %n = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %wrong = stablehlo.constant dense<[2, 2, 2]> : tensor<3xi64>
  %a = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi64>) -> tensor<?x?xf32>
  // expected-error@+1 {{@lapack_spotrf_ffi expects operands of indices_of_shape_operands that say shapes of its results}}
  %r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a, %wrong, %n) {indices_of_shape_operands = dense<[1, 2]> : tensor<2xi64>, mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<?x?xf32>, tensor<3xi64>, tensor<2xi64>) -> (tensor<?x?xf32>, tensor<i32>)
  return
}

// -----

// Without operands there is nothing that the routine could work on.
func.func @getrf_of_nothing() {
  // expected-error@+1 {{no handler is registered for target @lapack_sgetrf_ffi}}
  %r = stablehlo.custom_call @lapack_sgetrf_ffi() {has_side_effect = true} : () -> tensor<2x2xf32>
  return
}

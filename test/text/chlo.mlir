// Every chlo op.
func.func @unary(%x: tensor<4xf32>, %z: tensor<4xcomplex<f32>>) {
  %0 = chlo.acos %x : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.acosh %x : tensor<4xf32> -> tensor<4xf32>
  %2 = chlo.asin %x : tensor<4xf32> -> tensor<4xf32>
  %3 = chlo.asinh %x : tensor<4xf32> -> tensor<4xf32>
  %4 = chlo.atan %x : tensor<4xf32> -> tensor<4xf32>
  %5 = chlo.atanh %x : tensor<4xf32> -> tensor<4xf32>
  %6 = chlo.bessel_i1e %x : tensor<4xf32> -> tensor<4xf32>
  %7 = chlo.conj %z : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %8 = chlo.cosh %x : tensor<4xf32> -> tensor<4xf32>
  %9 = chlo.digamma %x : tensor<4xf32> -> tensor<4xf32>
  %10 = chlo.erf %x {x.b} : tensor<4xf32> -> tensor<4xf32>
  %11 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  %12 = chlo.erfc %x : tensor<4xf32> -> tensor<4xf32>
  %13 = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  %14 = chlo.is_neg_inf %x : tensor<4xf32> -> tensor<4xi1>
  %15 = chlo.is_pos_inf %x : tensor<4xf32> -> tensor<4xi1>
  %16 = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>
  %17 = chlo.sinh %x : tensor<4xf32> -> tensor<4xf32>
  %18 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  %19 = chlo.tan %x : tensor<4xf32> -> tensor<4xf32>
  %20 = chlo._asin_acos_kernel %z : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return
}

func.func @binary(%x: tensor<4xf32>, %i: tensor<4xi32>, %u: tensor<*xf32>, %p: tensor<i1>, %b: tensor<4xi1>, %s: tensor<2x4xf32>) {
  %0 = chlo.next_after %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.polygamma %x, %x {x.b} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %2 = chlo.zeta %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %3 = chlo.broadcast_add %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = chlo.broadcast_and %b, %p {broadcast_dimensions = array<i64>} : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  %5 = chlo.broadcast_atan2 %x, %s {a, broadcast_dimensions = array<i64: 1>, z} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %6 = chlo.broadcast_compare %x, %s {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %7 = chlo.broadcast_compare %x, %s {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction GE>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %8 = chlo.broadcast_complex %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
  %9 = chlo.broadcast_divide %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %10 = chlo.broadcast_maximum %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %11 = chlo.broadcast_minimum %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %12 = chlo.broadcast_multiply %x, %u : (tensor<4xf32>, tensor<*xf32>) -> tensor<*xf32>
  %13 = chlo.broadcast_next_after %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %14 = chlo.broadcast_or %b, %p : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  %15 = chlo.broadcast_polygamma %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %16 = chlo.broadcast_power %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %17 = chlo.broadcast_remainder %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %18 = chlo.broadcast_select %p, %x, %x : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %19 = chlo.broadcast_shift_left %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %20 = chlo.broadcast_shift_right_arithmetic %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %21 = chlo.broadcast_shift_right_logical %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %22 = chlo.broadcast_subtract %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %23 = chlo.broadcast_xor %b, %p : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  %24 = chlo.broadcast_zeta %x, %s : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

func.func @other(%x: tensor<4x16xf32>, %l: tensor<2x11x5xf32>, %r: tensor<3x2x5x7xf32>, %g: tensor<3xi64>) {
  %0 = chlo.constant dense<1.0> : tensor<4xf32>
  %1 = chlo.constant {x.b} dense<[1, 2]> : tensor<2xi32>
  %2 = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<4x16xf32>) -> tensor<4x16xf32>
  %3:2 = chlo.top_k(%x, k = 8) : tensor<4x16xf32> -> (tensor<4x8xf32>, tensor<4x8xi32>)
  %v, %i = chlo.top_k(%x, k=8) {x.b} : tensor<4x16xf32> -> (tensor<4x8xf32>, tensor<4x8xi32>)
  %4 = "chlo.ragged_dot"(%l, %r, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
  return
}

func.func @scan(%x: tensor<4x4xf32>, %i: tensor<4xf32>) {
  %0:2 = chlo.scan(%x) inits (%i) dimension=0 attributes {is_associative = false, is_reverse = false} {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %1 = stablehlo.add %a, %b : tensor<4xf32>
    stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
  return
}

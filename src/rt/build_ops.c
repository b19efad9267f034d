// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Printed by `make docs` (tools/builder.c) from the op table.
#include "rt/builder.h"

TnValue *tn_build_abs(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_abs, operand);
}

TnValue *tn_build_cbrt(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_cbrt, operand, result_accuracy);
}

TnValue *tn_build_ceil(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_ceil, operand);
}

TnValue *tn_build_convert(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_convert, operand, result_type);
}

TnValue *tn_build_cosine(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_cosine, operand, result_accuracy);
}

TnValue *tn_build_count_leading_zeros(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_count_leading_zeros, operand);
}

TnValue *tn_build_exponential(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_exponential, operand, result_accuracy);
}

TnValue *tn_build_exponential_minus_one(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_exponential_minus_one, operand, result_accuracy);
}

TnValue *tn_build_floor(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_floor, operand);
}

TnValue *tn_build_imag(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_imag, operand);
}

TnValue *tn_build_is_finite(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_is_finite, operand);
}

TnValue *tn_build_log(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_log, operand, result_accuracy);
}

TnValue *tn_build_log_plus_one(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_log_plus_one, operand, result_accuracy);
}

TnValue *tn_build_logistic(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_logistic, operand, result_accuracy);
}

TnValue *tn_build_negate(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_negate, operand);
}

TnValue *tn_build_not(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_not, operand);
}

TnValue *tn_build_popcnt(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_popcnt, operand);
}

TnValue *tn_build_real(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_real, operand);
}

TnValue *tn_build_reduce_precision(TnBuilder *b, TnValue *operand, int64_t exponent_bits, int64_t mantissa_bits) {
  return tn_builder_call(b, TN_OP_reduce_precision, operand, exponent_bits, mantissa_bits);
}

TnValue *tn_build_round_nearest_afz(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_round_nearest_afz, operand);
}

TnValue *tn_build_round_nearest_even(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_round_nearest_even, operand);
}

TnValue *tn_build_rsqrt(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_rsqrt, operand, result_accuracy);
}

TnValue *tn_build_sign(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_sign, operand);
}

TnValue *tn_build_sine(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_sine, operand, result_accuracy);
}

TnValue *tn_build_sqrt(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_sqrt, operand, result_accuracy);
}

TnValue *tn_build_tan(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_tan, operand, result_accuracy);
}

TnValue *tn_build_tanh(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  return tn_builder_call(b, TN_OP_tanh, operand, result_accuracy);
}

TnValue *tn_build_uniform_dequantize(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_uniform_dequantize, operand);
}

TnValue *tn_build_uniform_quantize(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_uniform_quantize, operand, result_type);
}

TnValue *tn_build_add(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_add, lhs, rhs);
}

TnValue *tn_build_and(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_and, lhs, rhs);
}

TnValue *tn_build_atan2(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_atan2, lhs, rhs);
}

TnValue *tn_build_clamp(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2) {
  return tn_builder_call(b, TN_OP_clamp, operand0, operand1, operand2);
}

TnValue *tn_build_compare(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *compare_type,
     const char *comparison_direction) {
  return tn_builder_call(b, TN_OP_compare, lhs, rhs, compare_type, comparison_direction);
}

TnValue *tn_build_complex(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_complex, lhs, rhs);
}

TnValue *tn_build_divide(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_divide, lhs, rhs);
}

TnValue *tn_build_maximum(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_maximum, lhs, rhs);
}

TnValue *tn_build_minimum(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_minimum, lhs, rhs);
}

TnValue *tn_build_multiply(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_multiply, lhs, rhs);
}

TnValue *tn_build_or(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_or, lhs, rhs);
}

TnValue *tn_build_power(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_power, lhs, rhs);
}

TnValue *tn_build_remainder(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_remainder, lhs, rhs);
}

TnValue *tn_build_select(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2) {
  return tn_builder_call(b, TN_OP_select, operand0, operand1, operand2);
}

TnValue *tn_build_shift_left(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_shift_left, lhs, rhs);
}

TnValue *tn_build_shift_right_arithmetic(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_shift_right_arithmetic, lhs, rhs);
}

TnValue *tn_build_shift_right_logical(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_shift_right_logical, lhs, rhs);
}

TnValue *tn_build_subtract(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_subtract, lhs, rhs);
}

TnValue *tn_build_xor(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_xor, lhs, rhs);
}

TnValue *tn_build_dynamic_iota(TnBuilder *b, TnValue *operand, int64_t iota_dimension, const TnType *result_type
    ) {
  return tn_builder_call_typed(b, TN_OP_dynamic_iota, operand, iota_dimension, result_type);
}

TnValue *tn_build_iota(TnBuilder *b, int64_t iota_dimension, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_iota, iota_dimension, result_type);
}

TnValue *tn_build_partition_id(TnBuilder *b) {
  return tn_builder_call(b, TN_OP_partition_id);
}

TnValue *tn_build_replica_id(TnBuilder *b) {
  return tn_builder_call(b, TN_OP_replica_id);
}

TnValue *tn_build_rng(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *rng_distribution, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_rng, operand0, operand1, operand2, rng_distribution, result_type);
}

TnValue *tn_build_rng_bit_generator(TnBuilder *b, TnValue *operand, const char *rng_algorithm,
     const TnType *const *result_types, size_t n_results) {
  return tn_builder_call_typed(b, TN_OP_rng_bit_generator, operand, rng_algorithm, result_types, n_results);
}

TnValue *tn_build_bitcast_convert(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_bitcast_convert, operand, result_type);
}

TnValue *tn_build_broadcast(TnBuilder *b, TnValue *operand,
     const int64_t *broadcast_sizes, size_t n_broadcast_sizes) {
  return tn_builder_call(b, TN_OP_broadcast, operand, broadcast_sizes, n_broadcast_sizes);
}

TnValue *tn_build_broadcast_in_dim(TnBuilder *b, TnValue *operand,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_broadcast_in_dim, operand, broadcast_dimensions, n_broadcast_dimensions,
     result_type);
}

TnValue *tn_build_concatenate(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t dimension) {
  return tn_builder_call(b, TN_OP_concatenate, operands, n_operands, dimension);
}

TnValue *tn_build_dynamic_broadcast_in_dim(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions,
     const int64_t *known_expanding_dimensions, size_t n_known_expanding_dimensions,
     const int64_t *known_nonexpanding_dimensions, size_t n_known_nonexpanding_dimensions,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dynamic_broadcast_in_dim, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions, known_expanding_dimensions, n_known_expanding_dimensions,
     known_nonexpanding_dimensions, n_known_nonexpanding_dimensions, result_type);
}

TnValue *tn_build_dynamic_gather(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *dimension_numbers, bool indices_are_sorted, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dynamic_gather, operand0, operand1, operand2, dimension_numbers,
     indices_are_sorted, result_type);
}

TnValue *tn_build_dynamic_pad(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dynamic_pad, operand0, operand1, operand2, operand3, operand4,
     result_type);
}

TnValue *tn_build_dynamic_reshape(TnBuilder *b, TnValue *lhs, TnValue *rhs, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dynamic_reshape, lhs, rhs, result_type);
}

TnValue *tn_build_dynamic_slice(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *slice_sizes, size_t n_slice_sizes) {
  return tn_builder_call(b, TN_OP_dynamic_slice, operands, n_operands, slice_sizes, n_slice_sizes);
}

TnValue *tn_build_dynamic_update_slice(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_call(b, TN_OP_dynamic_update_slice, operands, n_operands);
}

TnValue *tn_build_gather(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *dimension_numbers,
     bool indices_are_sorted, const int64_t *slice_sizes, size_t n_slice_sizes) {
  return tn_builder_call(b, TN_OP_gather, lhs, rhs, dimension_numbers, indices_are_sorted, slice_sizes,
     n_slice_sizes);
}

TnValue *tn_build_get_dimension_size(TnBuilder *b, TnValue *operand, int64_t dimension) {
  return tn_builder_call(b, TN_OP_get_dimension_size, operand, dimension);
}

TnValue *tn_build_pad(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *edge_padding_high, size_t n_edge_padding_high,
     const int64_t *edge_padding_low, size_t n_edge_padding_low,
     const int64_t *interior_padding, size_t n_interior_padding) {
  return tn_builder_call(b, TN_OP_pad, lhs, rhs, edge_padding_high, n_edge_padding_high, edge_padding_low,
     n_edge_padding_low, interior_padding, n_interior_padding);
}

TnValue *tn_build_real_dynamic_slice(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_real_dynamic_slice, operand0, operand1, operand2, operand3, result_type);
}

TnValue *tn_build_reshape(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_reshape, operand, result_type);
}

TnValue *tn_build_reverse(TnBuilder *b, TnValue *operand, const int64_t *dimensions, size_t n_dimensions) {
  return tn_builder_call(b, TN_OP_reverse, operand, dimensions, n_dimensions);
}

TnValue *tn_build_set_dimension_size(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t dimension) {
  return tn_builder_call(b, TN_OP_set_dimension_size, lhs, rhs, dimension);
}

TnValue *tn_build_slice(TnBuilder *b, TnValue *operand, const int64_t *limit_indices, size_t n_limit_indices,
     const int64_t *start_indices, size_t n_start_indices, const int64_t *strides, size_t n_strides) {
  return tn_builder_call(b, TN_OP_slice, operand, limit_indices, n_limit_indices, start_indices, n_start_indices
    , strides, n_strides);
}

TnValue *tn_build_torch_index_select(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t batch_dims, int64_t dim,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_torch_index_select, lhs, rhs, batch_dims, dim, result_type);
}

TnValue *tn_build_transpose(TnBuilder *b, TnValue *operand, const int64_t *permutation, size_t n_permutation) {
  return tn_builder_call(b, TN_OP_transpose, operand, permutation, n_permutation);
}

TnValue *tn_build_map(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *dimensions, size_t n_dimensions, TnRegion *region0) {
  return tn_builder_call(b, TN_OP_map, operands, n_operands, dimensions, n_dimensions, region0);
}

TnValue *tn_build_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *dimensions, size_t n_dimensions, TnRegion *region0) {
  return tn_builder_call(b, TN_OP_reduce, operands, n_operands, dimensions, n_dimensions, region0);
}

TnValue *tn_build_reduce_window(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *base_dilations, size_t n_base_dilations, const char *padding,
     const int64_t *window_dilations, size_t n_window_dilations,
     const int64_t *window_dimensions, size_t n_window_dimensions,
     const int64_t *window_strides, size_t n_window_strides, TnRegion *region0) {
  return tn_builder_call(b, TN_OP_reduce_window, operands, n_operands, base_dilations, n_base_dilations, padding
    , window_dilations, n_window_dilations, window_dimensions, n_window_dimensions, window_strides,
     n_window_strides, region0);
}

TnValue *tn_build_scatter(TnBuilder *b, TnValue *const *operands, size_t n_operands, bool indices_are_sorted,
     const char *scatter_dimension_numbers, bool unique_indices, TnRegion *region0) {
  return tn_builder_call(b, TN_OP_scatter, operands, n_operands, indices_are_sorted, scatter_dimension_numbers,
     unique_indices, region0);
}

TnValue *tn_build_select_and_scatter(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *padding, const int64_t *window_dimensions, size_t n_window_dimensions,
     const int64_t *window_strides, size_t n_window_strides, TnRegion *region0, TnRegion *region1) {
  return tn_builder_call(b, TN_OP_select_and_scatter, operand0, operand1, operand2, padding, window_dimensions,
     n_window_dimensions, window_strides, n_window_strides, region0, region1);
}

TnValue *tn_build_sort(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t dimension,
     bool is_stable, TnRegion *region0) {
  return tn_builder_call(b, TN_OP_sort, operands, n_operands, dimension, is_stable, region0);
}

TnValue *tn_build_batch_norm_grad(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, double epsilon, int64_t feature_index) {
  return tn_builder_call(b, TN_OP_batch_norm_grad, operand0, operand1, operand2, operand3, operand4, epsilon,
     feature_index);
}

TnValue *tn_build_batch_norm_inference(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, double epsilon, int64_t feature_index) {
  return tn_builder_call(b, TN_OP_batch_norm_inference, operand0, operand1, operand2, operand3, operand4,
     epsilon, feature_index);
}

TnValue *tn_build_batch_norm_training(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     double epsilon, int64_t feature_index) {
  return tn_builder_call(b, TN_OP_batch_norm_training, operand0, operand1, operand2, epsilon, feature_index);
}

TnValue *tn_build_cholesky(TnBuilder *b, TnValue *operand, bool lower) {
  return tn_builder_call(b, TN_OP_cholesky, operand, lower);
}

TnValue *tn_build_convolution(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t batch_group_count,
     const char *dimension_numbers, int64_t feature_group_count,
     const int64_t *lhs_dilation, size_t n_lhs_dilation, const char *padding, const char *precision_config,
     const int64_t *rhs_dilation, size_t n_rhs_dilation, const bool *window_reversal, size_t n_window_reversal,
     const int64_t *window_strides, size_t n_window_strides, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_convolution, lhs, rhs, batch_group_count, dimension_numbers,
     feature_group_count, lhs_dilation, n_lhs_dilation, padding, precision_config, rhs_dilation, n_rhs_dilation,
     window_reversal, n_window_reversal, window_strides, n_window_strides, result_type);
}

TnValue *tn_build_dot(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *precision_config,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dot, lhs, rhs, precision_config, result_type);
}

TnValue *tn_build_dot_general(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *algorithm,
     const char *dot_dimension_numbers, const char *precision_config, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dot_general, lhs, rhs, algorithm, dot_dimension_numbers,
     precision_config, result_type);
}

TnValue *tn_build_dynamic_conv(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     int64_t batch_group_count, const char *dimension_numbers, int64_t feature_group_count,
     const int64_t *lhs_dilation, size_t n_lhs_dilation, const char *precision_config,
     const int64_t *rhs_dilation, size_t n_rhs_dilation, const bool *window_reversal, size_t n_window_reversal,
     const int64_t *window_strides, size_t n_window_strides, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_dynamic_conv, operand0, operand1, operand2, batch_group_count,
     dimension_numbers, feature_group_count, lhs_dilation, n_lhs_dilation, precision_config, rhs_dilation,
     n_rhs_dilation, window_reversal, n_window_reversal, window_strides, n_window_strides, result_type);
}

TnValue *tn_build_einsum(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *einsum_config,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_einsum, lhs, rhs, einsum_config, result_type);
}

TnValue *tn_build_fft(TnBuilder *b, TnValue *operand, const int64_t *fft_length, size_t n_fft_length,
     const char *fft_type) {
  return tn_builder_call(b, TN_OP_fft, operand, fft_length, n_fft_length, fft_type);
}

TnValue *tn_build_triangular_solve(TnBuilder *b, TnValue *lhs, TnValue *rhs, bool left_side, bool lower,
     const char *transpose_a, bool unit_diagonal) {
  return tn_builder_call(b, TN_OP_triangular_solve, lhs, rhs, left_side, lower, transpose_a, unit_diagonal);
}

TnValue *tn_build_unary_einsum(TnBuilder *b, TnValue *operand, const char *einsum_config,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_unary_einsum, operand, einsum_config, result_type);
}

TnValue *tn_build_case(TnBuilder *b, TnValue *operand, TnRegion *const *regions, size_t n_regions) {
  return tn_builder_call(b, TN_OP_case, operand, regions, n_regions);
}

TnValue *tn_build_composite(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *composite_attributes, const char *decomposition, const char *name, int64_t version,
     TnRegion *const *regions, size_t n_regions, const TnType *const *result_types, size_t n_results) {
  return tn_builder_call_typed(b, TN_OP_composite, operands, n_operands, composite_attributes, decomposition,
     name, version, regions, n_regions, result_types, n_results);
}

TnValue *tn_build_custom_call(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t api_version,
     const char *backend_config, const char *call_target_name, const char *called_computations,
     bool has_side_effect, const char *operand_layouts, const char *output_operand_aliases,
     const char *result_layouts, const char *result_tilings, const TnType *const *result_types, size_t n_results
    ) {
  return tn_builder_call_typed(b, TN_OP_custom_call, operands, n_operands, api_version, backend_config,
     call_target_name, called_computations, has_side_effect, operand_layouts, output_operand_aliases,
     result_layouts, result_tilings, result_types, n_results);
}

TnValue *tn_build_get_tuple_element(TnBuilder *b, TnValue *operand, int64_t index) {
  return tn_builder_call(b, TN_OP_get_tuple_element, operand, index);
}

TnValue *tn_build_if(TnBuilder *b, TnValue *operand, TnRegion *region0, TnRegion *region1) {
  return tn_builder_call(b, TN_OP_if, operand, region0, region1);
}

TnValue *tn_build_optimization_barrier(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_call(b, TN_OP_optimization_barrier, operands, n_operands);
}

TnValue *tn_build_tuple(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_call(b, TN_OP_tuple, operands, n_operands);
}

TnValue *tn_build_while(TnBuilder *b, TnValue *const *operands, size_t n_operands, TnRegion *region0,
     TnRegion *region1) {
  return tn_builder_call(b, TN_OP_while, operands, n_operands, region0, region1);
}

TnValue *tn_build_after_all(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_call(b, TN_OP_after_all, operands, n_operands);
}

TnValue *tn_build_all_gather(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t all_gather_dim,
     const char *channel_handle, const char *replica_groups, bool use_global_device_ids,
     const TnType *const *result_types, size_t n_results) {
  return tn_builder_call_typed(b, TN_OP_all_gather, operands, n_operands, all_gather_dim, channel_handle,
     replica_groups, use_global_device_ids, result_types, n_results);
}

TnValue *tn_build_all_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, const char *replica_groups, bool use_global_device_ids, TnRegion *region0) {
  return tn_builder_call(b, TN_OP_all_reduce, operands, n_operands, channel_handle, replica_groups,
     use_global_device_ids, region0);
}

TnValue *tn_build_all_to_all(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, int64_t concat_dimension, const char *replica_groups, int64_t split_count,
     int64_t split_dimension, const TnType *const *result_types, size_t n_results) {
  return tn_builder_call_typed(b, TN_OP_all_to_all, operands, n_operands, channel_handle, concat_dimension,
     replica_groups, split_count, split_dimension, result_types, n_results);
}

TnValue *tn_build_async_done(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_async_done, operand);
}

TnValue *tn_build_async_start(TnBuilder *b, TnValue *const *operands, size_t n_operands, TnRegion *region0,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_async_start, operands, n_operands, region0, result_type);
}

TnValue *tn_build_collective_broadcast(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, bool has_dynamic_root, const char *replica_groups) {
  return tn_builder_call(b, TN_OP_collective_broadcast, operands, n_operands, channel_handle, has_dynamic_root,
     replica_groups);
}

TnValue *tn_build_collective_permute(TnBuilder *b, TnValue *operand, const char *channel_handle,
     const char *source_target_pairs) {
  return tn_builder_call(b, TN_OP_collective_permute, operand, channel_handle, source_target_pairs);
}

TnValue *tn_build_collective_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, bool has_dynamic_root, const char *replica_groups, bool use_global_device_ids,
     TnRegion *region0) {
  return tn_builder_call(b, TN_OP_collective_reduce, operands, n_operands, channel_handle, has_dynamic_root,
     replica_groups, use_global_device_ids, region0);
}

TnValue *tn_build_create_token(TnBuilder *b) {
  return tn_builder_call(b, TN_OP_create_token);
}

TnValue *tn_build_cross_replica_sum(TnBuilder *b, TnValue *operand, const char *replica_groups,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_cross_replica_sum, operand, replica_groups, result_type);
}

TnValue *tn_build_infeed(TnBuilder *b, TnValue *operand, const char *infeed_config, const char *layout,
     const TnType *const *result_types, size_t n_results) {
  return tn_builder_call_typed(b, TN_OP_infeed, operand, infeed_config, layout, result_types, n_results);
}

TnValue *tn_build_outfeed(TnBuilder *b, TnValue *const *operands, size_t n_operands, const char *outfeed_config) {
  return tn_builder_call(b, TN_OP_outfeed, operands, n_operands, outfeed_config);
}

TnValue *tn_build_recv(TnBuilder *b, TnValue *operand, const char *channel_handle, bool is_host_transfer,
     const char *source_target_pairs, const TnType *const *result_types, size_t n_results) {
  return tn_builder_call_typed(b, TN_OP_recv, operand, channel_handle, is_host_transfer, source_target_pairs,
     result_types, n_results);
}

TnValue *tn_build_reduce_scatter(TnBuilder *b, TnValue *operand, const char *channel_handle,
     const char *replica_groups, int64_t scatter_dimension, bool use_global_device_ids, TnRegion *region0,
     const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_reduce_scatter, operand, channel_handle, replica_groups,
     scatter_dimension, use_global_device_ids, region0, result_type);
}

TnValue *tn_build_send(TnBuilder *b, TnValue *const *operands, size_t n_operands, const char *channel_handle,
     bool is_host_transfer, const char *source_target_pairs) {
  return tn_builder_call(b, TN_OP_send, operands, n_operands, channel_handle, is_host_transfer,
     source_target_pairs);
}

TnValue *tn_build_chlo_asin_acos_kernel(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_asin_acos_kernel, operand);
}

TnValue *tn_build_chlo_acos(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_acos, operand);
}

TnValue *tn_build_chlo_acosh(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_acosh, operand);
}

TnValue *tn_build_chlo_asin(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_asin, operand);
}

TnValue *tn_build_chlo_asinh(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_asinh, operand);
}

TnValue *tn_build_chlo_atan(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_atan, operand);
}

TnValue *tn_build_chlo_atanh(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_atanh, operand);
}

TnValue *tn_build_chlo_bessel_i1e(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_bessel_i1e, operand);
}

TnValue *tn_build_chlo_conj(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_conj, operand);
}

TnValue *tn_build_chlo_cosh(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_cosh, operand);
}

TnValue *tn_build_chlo_digamma(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_digamma, operand);
}

TnValue *tn_build_chlo_erf(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_erf, operand);
}

TnValue *tn_build_chlo_erf_inv(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_erf_inv, operand);
}

TnValue *tn_build_chlo_erfc(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_erfc, operand);
}

TnValue *tn_build_chlo_is_inf(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_is_inf, operand);
}

TnValue *tn_build_chlo_is_neg_inf(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_is_neg_inf, operand);
}

TnValue *tn_build_chlo_is_pos_inf(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_is_pos_inf, operand);
}

TnValue *tn_build_chlo_lgamma(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_lgamma, operand);
}

TnValue *tn_build_chlo_sinh(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_sinh, operand);
}

TnValue *tn_build_chlo_square(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_square, operand);
}

TnValue *tn_build_chlo_tan(TnBuilder *b, TnValue *operand) {
  return tn_builder_call(b, TN_OP_chlo_tan, operand);
}

TnValue *tn_build_chlo_mulhi(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_chlo_mulhi, lhs, rhs);
}

TnValue *tn_build_chlo_next_after(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_chlo_next_after, lhs, rhs);
}

TnValue *tn_build_chlo_polygamma(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_chlo_polygamma, lhs, rhs);
}

TnValue *tn_build_chlo_zeta(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_call(b, TN_OP_chlo_zeta, lhs, rhs);
}

TnValue *tn_build_chlo_broadcast_add(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_add, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_and(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_and, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_atan2(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_atan2, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_compare(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions, const char *compare_type,
     const char *comparison_direction) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_compare, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions
    , compare_type, comparison_direction);
}

TnValue *tn_build_chlo_broadcast_complex(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_complex, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_divide(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_divide, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_maximum(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_maximum, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_minimum(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_minimum, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_multiply(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_multiply, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_next_after(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_next_after, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_or(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_or, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_polygamma(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_polygamma, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_power(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_power, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_remainder(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_remainder, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_shift_left(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_shift_left, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_shift_right_arithmetic(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_shift_right_arithmetic, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_shift_right_logical(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_shift_right_logical, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_subtract(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_subtract, lhs, rhs, broadcast_dimensions,
     n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_xor(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_xor, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_zeta(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_zeta, lhs, rhs, broadcast_dimensions, n_broadcast_dimensions);
}

TnValue *tn_build_chlo_broadcast_select(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2) {
  return tn_builder_call(b, TN_OP_chlo_broadcast_select, operand0, operand1, operand2);
}

TnValue *tn_build_chlo_constant_like(TnBuilder *b, TnValue *operand, const char *value) {
  return tn_builder_call(b, TN_OP_chlo_constant_like, operand, value);
}

TnValue *tn_build_chlo_ragged_dot(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *precision_config, const char *ragged_dot_dimension_numbers, const TnType *result_type) {
  return tn_builder_call_typed(b, TN_OP_chlo_ragged_dot, operand0, operand1, operand2, precision_config,
     ragged_dot_dimension_numbers, result_type);
}

TnValue *tn_build_chlo_top_k(TnBuilder *b, TnValue *operand, bool is_stable, int64_t k) {
  return tn_builder_call(b, TN_OP_chlo_top_k, operand, is_stable, k);
}


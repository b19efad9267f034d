// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Printed by `make docs` (tools/builder.c) from the op table.
#include "rt/builder.h"

TnValue *tn_build_abs(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_abs,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_cbrt(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_cbrt,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_ceil(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_ceil,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_convert(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_convert,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_cosine(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_cosine,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_count_leading_zeros(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_count_leading_zeros,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_exponential(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_exponential,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_exponential_minus_one(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_exponential_minus_one,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_floor(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_floor,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_imag(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_imag,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_is_finite(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_is_finite,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_log(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_log,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_log_plus_one(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_log_plus_one,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_logistic(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_logistic,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_negate(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_negate,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_not(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_not,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_popcnt(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_popcnt,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_real(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_real,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_reduce_precision(TnBuilder *b, TnValue *operand, int64_t exponent_bits, int64_t mantissa_bits) {
  const TnBuildArg attrs[] = {
      {.i = exponent_bits},
      {.i = mantissa_bits},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_reduce_precision,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_round_nearest_afz(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_round_nearest_afz,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_round_nearest_even(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_round_nearest_even,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_rsqrt(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_rsqrt,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_sign(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_sign,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_sine(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_sine,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_sqrt(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_sqrt,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_tan(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_tan,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_tanh(TnBuilder *b, TnValue *operand, const char *result_accuracy) {
  const TnBuildArg attrs[] = {
      {.text = result_accuracy},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_tanh,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_uniform_dequantize(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_uniform_dequantize,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_uniform_quantize(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_uniform_quantize,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_add(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_add,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_and(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_and,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_atan2(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_atan2,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_clamp(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_clamp,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
  });
}

TnValue *tn_build_compare(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *compare_type,
     const char *comparison_direction) {
  const TnBuildArg attrs[] = {
      {.text = compare_type},
      {.text = comparison_direction},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_compare,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_complex(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_complex,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_divide(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_divide,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_maximum(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_maximum,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_minimum(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_minimum,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_multiply(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_multiply,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_or(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_or,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_power(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_power,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_remainder(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_remainder,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_select(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_select,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
  });
}

TnValue *tn_build_shift_left(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_shift_left,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_shift_right_arithmetic(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_shift_right_arithmetic,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_shift_right_logical(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_shift_right_logical,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_subtract(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_subtract,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_xor(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_xor,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_dynamic_iota(TnBuilder *b, TnValue *operand, int64_t iota_dimension, const TnType *result_type
    ) {
  const TnBuildArg attrs[] = {
      {.i = iota_dimension},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_iota,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_iota(TnBuilder *b, int64_t iota_dimension, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.i = iota_dimension},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_iota,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_partition_id(TnBuilder *b) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_partition_id,
  });
}

TnValue *tn_build_replica_id(TnBuilder *b) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_replica_id,
  });
}

TnValue *tn_build_rng(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *rng_distribution, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = rng_distribution},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_rng,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_rng_bit_generator(TnBuilder *b, TnValue *operand, const char *rng_algorithm,
     const TnType *const *result_types, size_t n_results) {
  const TnBuildArg attrs[] = {
      {.text = rng_algorithm},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_rng_bit_generator,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_bitcast_convert(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_bitcast_convert,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_broadcast(TnBuilder *b, TnValue *operand,
     const int64_t *broadcast_sizes, size_t n_broadcast_sizes) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_sizes, .n = n_broadcast_sizes},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_broadcast,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_broadcast_in_dim(TnBuilder *b, TnValue *operand,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_broadcast_in_dim,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_concatenate(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t dimension) {
  const TnBuildArg attrs[] = {
      {.i = dimension},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_concatenate,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
  });
}

TnValue *tn_build_dynamic_broadcast_in_dim(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions,
     const int64_t *known_expanding_dimensions, size_t n_known_expanding_dimensions,
     const int64_t *known_nonexpanding_dimensions, size_t n_known_nonexpanding_dimensions,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
      {.list = known_expanding_dimensions, .n = n_known_expanding_dimensions},
      {.list = known_nonexpanding_dimensions, .n = n_known_nonexpanding_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_broadcast_in_dim,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dynamic_gather(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *dimension_numbers, bool indices_are_sorted, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = dimension_numbers},
      {.i = indices_are_sorted},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_gather,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dynamic_pad(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_pad,
      .operands = (TnValue *[]){operand0, operand1, operand2, operand3, operand4}, .n_operands = 5,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dynamic_reshape(TnBuilder *b, TnValue *lhs, TnValue *rhs, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_reshape,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dynamic_slice(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *slice_sizes, size_t n_slice_sizes) {
  const TnBuildArg attrs[] = {
      {.list = slice_sizes, .n = n_slice_sizes},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_slice,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
  });
}

TnValue *tn_build_dynamic_update_slice(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_update_slice,
      .operands = operands, .n_operands = n_operands,
  });
}

TnValue *tn_build_gather(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *dimension_numbers,
     bool indices_are_sorted, const int64_t *slice_sizes, size_t n_slice_sizes) {
  const TnBuildArg attrs[] = {
      {.text = dimension_numbers},
      {.i = indices_are_sorted},
      {.list = slice_sizes, .n = n_slice_sizes},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_gather,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_get_dimension_size(TnBuilder *b, TnValue *operand, int64_t dimension) {
  const TnBuildArg attrs[] = {
      {.i = dimension},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_get_dimension_size,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_pad(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *edge_padding_high, size_t n_edge_padding_high,
     const int64_t *edge_padding_low, size_t n_edge_padding_low,
     const int64_t *interior_padding, size_t n_interior_padding) {
  const TnBuildArg attrs[] = {
      {.list = edge_padding_high, .n = n_edge_padding_high},
      {.list = edge_padding_low, .n = n_edge_padding_low},
      {.list = interior_padding, .n = n_interior_padding},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_pad,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_real_dynamic_slice(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_real_dynamic_slice,
      .operands = (TnValue *[]){operand0, operand1, operand2, operand3}, .n_operands = 4,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_reshape(TnBuilder *b, TnValue *operand, const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_reshape,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_reverse(TnBuilder *b, TnValue *operand, const int64_t *dimensions, size_t n_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = dimensions, .n = n_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_reverse,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_set_dimension_size(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t dimension) {
  const TnBuildArg attrs[] = {
      {.i = dimension},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_set_dimension_size,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_slice(TnBuilder *b, TnValue *operand, const int64_t *limit_indices, size_t n_limit_indices,
     const int64_t *start_indices, size_t n_start_indices, const int64_t *strides, size_t n_strides) {
  const TnBuildArg attrs[] = {
      {.list = limit_indices, .n = n_limit_indices},
      {.list = start_indices, .n = n_start_indices},
      {.list = strides, .n = n_strides},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_slice,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_torch_index_select(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t batch_dims, int64_t dim,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.i = batch_dims},
      {.i = dim},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_torch_index_select,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_transpose(TnBuilder *b, TnValue *operand, const int64_t *permutation, size_t n_permutation) {
  const TnBuildArg attrs[] = {
      {.list = permutation, .n = n_permutation},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_transpose,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_map(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *dimensions, size_t n_dimensions, TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.list = dimensions, .n = n_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_map,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *dimensions, size_t n_dimensions, TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.list = dimensions, .n = n_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_reduce,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_reduce_window(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *base_dilations, size_t n_base_dilations, const char *padding,
     const int64_t *window_dilations, size_t n_window_dilations,
     const int64_t *window_dimensions, size_t n_window_dimensions,
     const int64_t *window_strides, size_t n_window_strides, TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.list = base_dilations, .n = n_base_dilations},
      {.text = padding},
      {.list = window_dilations, .n = n_window_dilations},
      {.list = window_dimensions, .n = n_window_dimensions},
      {.list = window_strides, .n = n_window_strides},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_reduce_window,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_scatter(TnBuilder *b, TnValue *const *operands, size_t n_operands, bool indices_are_sorted,
     const char *scatter_dimension_numbers, bool unique_indices, TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.i = indices_are_sorted},
      {.text = scatter_dimension_numbers},
      {.i = unique_indices},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_scatter,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_select_and_scatter(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *padding, const int64_t *window_dimensions, size_t n_window_dimensions,
     const int64_t *window_strides, size_t n_window_strides, TnRegion *region0, TnRegion *region1) {
  const TnBuildArg attrs[] = {
      {.text = padding},
      {.list = window_dimensions, .n = n_window_dimensions},
      {.list = window_strides, .n = n_window_strides},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_select_and_scatter,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0, region1}, .n_regions = 2,
  });
}

TnValue *tn_build_sort(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t dimension,
     bool is_stable, TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.i = dimension},
      {.i = is_stable},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_sort,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_batch_norm_grad(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, double epsilon, int64_t feature_index) {
  const TnBuildArg attrs[] = {
      {.f = epsilon},
      {.i = feature_index},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_batch_norm_grad,
      .operands = (TnValue *[]){operand0, operand1, operand2, operand3, operand4}, .n_operands = 5,
      .attrs = attrs,
  });
}

TnValue *tn_build_batch_norm_inference(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, double epsilon, int64_t feature_index) {
  const TnBuildArg attrs[] = {
      {.f = epsilon},
      {.i = feature_index},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_batch_norm_inference,
      .operands = (TnValue *[]){operand0, operand1, operand2, operand3, operand4}, .n_operands = 5,
      .attrs = attrs,
  });
}

TnValue *tn_build_batch_norm_training(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     double epsilon, int64_t feature_index) {
  const TnBuildArg attrs[] = {
      {.f = epsilon},
      {.i = feature_index},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_batch_norm_training,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
      .attrs = attrs,
  });
}

TnValue *tn_build_cholesky(TnBuilder *b, TnValue *operand, bool lower) {
  const TnBuildArg attrs[] = {
      {.i = lower},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_cholesky,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_convolution(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t batch_group_count,
     const char *dimension_numbers, int64_t feature_group_count,
     const int64_t *lhs_dilation, size_t n_lhs_dilation, const char *padding, const char *precision_config,
     const int64_t *rhs_dilation, size_t n_rhs_dilation, const bool *window_reversal, size_t n_window_reversal,
     const int64_t *window_strides, size_t n_window_strides, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.i = batch_group_count},
      {.text = dimension_numbers},
      {.i = feature_group_count},
      {.list = lhs_dilation, .n = n_lhs_dilation},
      {.text = padding},
      {.text = precision_config},
      {.list = rhs_dilation, .n = n_rhs_dilation},
      {.flags = window_reversal, .n = n_window_reversal},
      {.list = window_strides, .n = n_window_strides},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_convolution,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dot(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *precision_config,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = precision_config},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dot,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dot_general(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *algorithm,
     const char *dot_dimension_numbers, const char *precision_config, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = algorithm},
      {.text = dot_dimension_numbers},
      {.text = precision_config},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dot_general,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_dynamic_conv(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     int64_t batch_group_count, const char *dimension_numbers, int64_t feature_group_count,
     const int64_t *lhs_dilation, size_t n_lhs_dilation, const char *precision_config,
     const int64_t *rhs_dilation, size_t n_rhs_dilation, const bool *window_reversal, size_t n_window_reversal,
     const int64_t *window_strides, size_t n_window_strides, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.i = batch_group_count},
      {.text = dimension_numbers},
      {.i = feature_group_count},
      {.list = lhs_dilation, .n = n_lhs_dilation},
      {.text = precision_config},
      {.list = rhs_dilation, .n = n_rhs_dilation},
      {.flags = window_reversal, .n = n_window_reversal},
      {.list = window_strides, .n = n_window_strides},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_dynamic_conv,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_einsum(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *einsum_config,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = einsum_config},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_einsum,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_fft(TnBuilder *b, TnValue *operand, const int64_t *fft_length, size_t n_fft_length,
     const char *fft_type) {
  const TnBuildArg attrs[] = {
      {.list = fft_length, .n = n_fft_length},
      {.text = fft_type},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_fft,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_triangular_solve(TnBuilder *b, TnValue *lhs, TnValue *rhs, bool left_side, bool lower,
     const char *transpose_a, bool unit_diagonal) {
  const TnBuildArg attrs[] = {
      {.i = left_side},
      {.i = lower},
      {.text = transpose_a},
      {.i = unit_diagonal},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_triangular_solve,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_unary_einsum(TnBuilder *b, TnValue *operand, const char *einsum_config,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = einsum_config},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_unary_einsum,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_case(TnBuilder *b, TnValue *operand, TnRegion *const *regions, size_t n_regions) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_case,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .regions = regions, .n_regions = n_regions,
  });
}

TnValue *tn_build_composite(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *composite_attributes, const char *decomposition, const char *name, int64_t version,
     TnRegion *const *regions, size_t n_regions, const TnType *const *result_types, size_t n_results) {
  const TnBuildArg attrs[] = {
      {.text = composite_attributes},
      {.text = decomposition},
      {.text = name},
      {.i = version},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_composite,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = regions, .n_regions = n_regions,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_custom_call(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t api_version,
     const char *backend_config, const char *call_target_name, const char *called_computations,
     bool has_side_effect, const char *operand_layouts, const char *output_operand_aliases,
     const char *result_layouts, const char *result_tilings, const TnType *const *result_types, size_t n_results
    ) {
  const TnBuildArg attrs[] = {
      {.i = api_version},
      {.text = backend_config},
      {.text = call_target_name},
      {.text = called_computations},
      {.i = has_side_effect},
      {.text = operand_layouts},
      {.text = output_operand_aliases},
      {.text = result_layouts},
      {.text = result_tilings},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_custom_call,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_get_tuple_element(TnBuilder *b, TnValue *operand, int64_t index) {
  const TnBuildArg attrs[] = {
      {.i = index},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_get_tuple_element,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_if(TnBuilder *b, TnValue *operand, TnRegion *region0, TnRegion *region1) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_if,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .regions = (TnRegion *[]){region0, region1}, .n_regions = 2,
  });
}

TnValue *tn_build_optimization_barrier(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_optimization_barrier,
      .operands = operands, .n_operands = n_operands,
  });
}

TnValue *tn_build_tuple(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_tuple,
      .operands = operands, .n_operands = n_operands,
  });
}

TnValue *tn_build_while(TnBuilder *b, TnValue *const *operands, size_t n_operands, TnRegion *region0,
     TnRegion *region1) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_while,
      .operands = operands, .n_operands = n_operands,
      .regions = (TnRegion *[]){region0, region1}, .n_regions = 2,
  });
}

TnValue *tn_build_after_all(TnBuilder *b, TnValue *const *operands, size_t n_operands) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_after_all,
      .operands = operands, .n_operands = n_operands,
  });
}

TnValue *tn_build_all_gather(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t all_gather_dim,
     const char *channel_handle, const char *replica_groups, bool use_global_device_ids,
     const TnType *const *result_types, size_t n_results) {
  const TnBuildArg attrs[] = {
      {.i = all_gather_dim},
      {.text = channel_handle},
      {.text = replica_groups},
      {.i = use_global_device_ids},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_all_gather,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_all_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, const char *replica_groups, bool use_global_device_ids, TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.text = replica_groups},
      {.i = use_global_device_ids},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_all_reduce,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_all_to_all(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, int64_t concat_dimension, const char *replica_groups, int64_t split_count,
     int64_t split_dimension, const TnType *const *result_types, size_t n_results) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.i = concat_dimension},
      {.text = replica_groups},
      {.i = split_count},
      {.i = split_dimension},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_all_to_all,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_async_done(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_async_done,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_async_start(TnBuilder *b, TnValue *const *operands, size_t n_operands, TnRegion *region0,
     const TnType *result_type) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_async_start,
      .operands = operands, .n_operands = n_operands,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_collective_broadcast(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, bool has_dynamic_root, const char *replica_groups) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.i = has_dynamic_root},
      {.text = replica_groups},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_collective_broadcast,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
  });
}

TnValue *tn_build_collective_permute(TnBuilder *b, TnValue *operand, const char *channel_handle,
     const char *source_target_pairs) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.text = source_target_pairs},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_collective_permute,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_collective_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, bool has_dynamic_root, const char *replica_groups, bool use_global_device_ids,
     TnRegion *region0) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.i = has_dynamic_root},
      {.text = replica_groups},
      {.i = use_global_device_ids},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_collective_reduce,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
  });
}

TnValue *tn_build_create_token(TnBuilder *b) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_create_token,
  });
}

TnValue *tn_build_cross_replica_sum(TnBuilder *b, TnValue *operand, const char *replica_groups,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = replica_groups},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_cross_replica_sum,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_infeed(TnBuilder *b, TnValue *operand, const char *infeed_config, const char *layout,
     const TnType *const *result_types, size_t n_results) {
  const TnBuildArg attrs[] = {
      {.text = infeed_config},
      {.text = layout},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_infeed,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_outfeed(TnBuilder *b, TnValue *const *operands, size_t n_operands, const char *outfeed_config) {
  const TnBuildArg attrs[] = {
      {.text = outfeed_config},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_outfeed,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
  });
}

TnValue *tn_build_recv(TnBuilder *b, TnValue *operand, const char *channel_handle, bool is_host_transfer,
     const char *source_target_pairs, const TnType *const *result_types, size_t n_results) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.i = is_host_transfer},
      {.text = source_target_pairs},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_recv,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .types = result_types, .n_types = n_results,
  });
}

TnValue *tn_build_reduce_scatter(TnBuilder *b, TnValue *operand, const char *channel_handle,
     const char *replica_groups, int64_t scatter_dimension, bool use_global_device_ids, TnRegion *region0,
     const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.text = replica_groups},
      {.i = scatter_dimension},
      {.i = use_global_device_ids},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_reduce_scatter,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
      .regions = (TnRegion *[]){region0}, .n_regions = 1,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_send(TnBuilder *b, TnValue *const *operands, size_t n_operands, const char *channel_handle,
     bool is_host_transfer, const char *source_target_pairs) {
  const TnBuildArg attrs[] = {
      {.text = channel_handle},
      {.i = is_host_transfer},
      {.text = source_target_pairs},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_send,
      .operands = operands, .n_operands = n_operands,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_asin_acos_kernel(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_asin_acos_kernel,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_acos(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_acos,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_acosh(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_acosh,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_asin(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_asin,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_asinh(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_asinh,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_atan(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_atan,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_atanh(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_atanh,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_bessel_i1e(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_bessel_i1e,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_conj(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_conj,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_cosh(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_cosh,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_digamma(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_digamma,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_erf(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_erf,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_erf_inv(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_erf_inv,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_erfc(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_erfc,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_is_inf(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_is_inf,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_is_neg_inf(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_is_neg_inf,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_is_pos_inf(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_is_pos_inf,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_lgamma(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_lgamma,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_sinh(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_sinh,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_square(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_square,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_tan(TnBuilder *b, TnValue *operand) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_tan,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
  });
}

TnValue *tn_build_chlo_mulhi(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_mulhi,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_chlo_next_after(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_next_after,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_chlo_polygamma(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_polygamma,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_chlo_zeta(TnBuilder *b, TnValue *lhs, TnValue *rhs) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_zeta,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
  });
}

TnValue *tn_build_chlo_broadcast_add(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_add,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_and(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_and,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_atan2(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_atan2,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_compare(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions, const char *compare_type,
     const char *comparison_direction) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
      {.text = compare_type},
      {.text = comparison_direction},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_compare,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_complex(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_complex,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_divide(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_divide,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_maximum(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_maximum,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_minimum(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_minimum,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_multiply(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_multiply,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_next_after(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_next_after,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_or(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_or,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_polygamma(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_polygamma,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_power(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_power,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_remainder(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_remainder,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_shift_left(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_shift_left,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_shift_right_arithmetic(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_shift_right_arithmetic,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_shift_right_logical(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_shift_right_logical,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_subtract(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_subtract,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_xor(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_xor,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_zeta(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions) {
  const TnBuildArg attrs[] = {
      {.list = broadcast_dimensions, .n = n_broadcast_dimensions},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_zeta,
      .operands = (TnValue *[]){lhs, rhs}, .n_operands = 2,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_broadcast_select(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2) {
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_broadcast_select,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
  });
}

TnValue *tn_build_chlo_constant_like(TnBuilder *b, TnValue *operand, const char *value) {
  const TnBuildArg attrs[] = {
      {.text = value},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_constant_like,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}

TnValue *tn_build_chlo_ragged_dot(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *precision_config, const char *ragged_dot_dimension_numbers, const TnType *result_type) {
  const TnBuildArg attrs[] = {
      {.text = precision_config},
      {.text = ragged_dot_dimension_numbers},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_ragged_dot,
      .operands = (TnValue *[]){operand0, operand1, operand2}, .n_operands = 3,
      .attrs = attrs,
      .types = &result_type, .n_types = 1,
  });
}

TnValue *tn_build_chlo_top_k(TnBuilder *b, TnValue *operand, bool is_stable, int64_t k) {
  const TnBuildArg attrs[] = {
      {.i = is_stable},
      {.i = k},
  };
  return tn_builder_add(b, &(TnBuildCall){
      .op = TN_OP_chlo_top_k,
      .operands = (TnValue *[]){operand}, .n_operands = 1,
      .attrs = attrs,
  });
}


// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Keys of elements as unsigned integers of the same order.
#include "lib/sort_priv.h"

// Floats are sign and magnitude: negative ones are turned around, positive ones put above them.
#define ENCODE_FLOATS(WORD, SIGN_BIT, INF, QUIET, LOAD)                              \
  {                                                                                  \
    const WORD sign = (WORD)1 << SIGN_BIT, zero_bits = is_zero_merged ? 0 : sign;    \
    WORD has_nan = 0;                                                                \
    for (int64_t i = 0; i < n; i++) {                                                \
      WORD x, magnitude;                                                             \
      LOAD;                                                                          \
      magnitude = (WORD)(x & (WORD)~sign);                                           \
      bool is_nan = magnitude > (INF);                                               \
      has_nan |= is_nan;                                                             \
      x = magnitude == 0 ? (WORD)(x & zero_bits) : is_nan && key->is_nan_merged ? (QUIET) : x; \
      out[i] = (WORD)((x & sign ? (WORD)~x : (WORD)(x | sign)) ^ turned);            \
    }                                                                                \
    return !has_nan || key->is_total;                                                \
  }

bool tn_sort_encode(const TnLibSortKey *key, const uint8_t *in, int64_t step, int64_t n, uint64_t *out) {
  const TnDtype t = key->type;
  const bool is_zero_merged = key->is_zero_merged || !key->is_total;
  const uint32_t turned = key->is_descending ? UINT32_MAX : 0;
  const size_t by = (size_t)step;
  switch ((int)t) {
    case TN_F32:
      if (step == 4) ENCODE_FLOATS(uint32_t, 31, 0x7F800000u, 0x7FC00000u, memcpy(&x, in + 4 * i, 4))
      else ENCODE_FLOATS(uint32_t, 31, 0x7F800000u, 0x7FC00000u, memcpy(&x, in + by * (size_t)i, 4))
    case TN_BF16: ENCODE_FLOATS(uint16_t, 15, 0x7F80, 0x7FC0, memcpy(&x, in + by * (size_t)i, 2))
    case TN_F16: ENCODE_FLOATS(uint16_t, 15, 0x7C00, 0x7E00, memcpy(&x, in + by * (size_t)i, 2))
    case TN_F64: {
      const uint64_t turned_wide = key->is_descending ? UINT64_MAX : 0;
#define turned turned_wide
      ENCODE_FLOATS(uint64_t, 63, 0x7FF0000000000000u, 0x7FF8000000000000u, memcpy(&x, in + by * (size_t)i, 8))
#undef turned
    }
    default: break;
  }
  if (tn_dtype_is_float(t)) {
    float value;
    uint8_t nan = (uint8_t)tn_float_encode(t, (double)__builtin_nanf(""));  // its only one may be negative
    uint32_t quiet;
    tn_convert(TN_F32, &value, t, &nan, 1), memcpy(&quiet, &value, 4);
    ENCODE_FLOATS(uint32_t, 31, 0x7F800000u, quiet,
                  (tn_convert(TN_F32, &value, t, in + by * (size_t)i, 1), memcpy(&x, &value, 4)))
  }
  if (tn_sort_is_wide(t)) {
    uint64_t flip = (t == TN_I64 ? (uint64_t)1 << 63 : 0) ^ (key->is_descending ? UINT64_MAX : 0), x;
    for (int64_t i = 0; i < n; i++) memcpy(&x, in + by * (size_t)i, 8), out[i] = x ^ flip;
    return true;
  }
  uint32_t flip = (tn_dtype_class(t) == TN_CLASS_SINT ? (uint32_t)1 << 31 : 0) ^ turned, x;
  if (tn_dtype_bytes(t) == 4)
    for (int64_t i = 0; i < n; i++) memcpy(&x, in + by * (size_t)i, 4), out[i] = x ^ flip;
  else
    for (int64_t i = 0; i < n; i++) out[i] = (uint32_t)tn_load_i64(t, in + by * (size_t)i) ^ flip;
  return true;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Conversions around products: those that are frequent have loops for wide vectors, all others are tn_convert's.
#include "lib/widen.h"

#include "lib/tile.h"
#include "num/num_priv.h"

#if TN_LIB_X64
#include <immintrin.h>
#endif

enum { SIDE = 64 };  // of what is transposed at once

TnWidening tn_widening(TnArena *a, TnDtype to, TnDtype from) {
  TnWidening w = {.to = to, .from = from, .to_bytes = tn_dtype_bytes(to), .from_bytes = tn_dtype_bytes(from)};
  w.is_same = to == from || (to == TN_UI32 && from == TN_I32) || (to == TN_UI64 && from == TN_I64);
  if (to != TN_F32 || w.from_bytes != 1 || !tn_dtype_is_float(from)) return w;
  uint8_t all[256];
  float *table = tn_new_n(a, float, 256);
  for (int i = 0; i < 256; i++) all[i] = (uint8_t)(i & ((1 << tn_dtype_bits(from)) - 1));
  tn_convert(TN_F32, table, from, all, 256);
  w.table = table;
  return w;
}

#define WIDEN(name, OUT, IN, TARGET, EXPR)                            \
  TARGET static void name(void *out, const void *in, int64_t n) {     \
    OUT *r = out;                                                     \
    const IN *x = in;                                                 \
    for (int64_t i = 0; i < n; i++) r[i] = (OUT)(EXPR);               \
  }
WIDEN(f32_of_bf16, float, uint16_t, , tn_bf16_to_f32(x[i]))
WIDEN(i16_of_i8, int16_t, int8_t, , x[i])
WIDEN(i16_of_ui8, int16_t, uint8_t, , x[i])
#if TN_LIB_X64
WIDEN(f32_of_bf16_avx2, float, uint16_t, TN_AVX2, tn_bf16_to_f32(x[i]))
WIDEN(i16_of_i8_avx2, int16_t, int8_t, TN_AVX2, x[i])
WIDEN(i16_of_ui8_avx2, int16_t, uint8_t, TN_AVX2, x[i])
WIDEN(bf16_of_f32_avx2, uint16_t, float, TN_AVX2, tn_bf16_encode(x[i]))

TN_AVX2 static void f32_of_f16_avx2(float *out, const uint16_t *in, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) _mm256_storeu_ps(out + i, _mm256_cvtph_ps(_mm_loadu_si128((const void *)(in + i))));
  for (; i < n; i++) out[i] = _cvtsh_ss(in[i]);
}
#define PICK(name) (tn_lib_has_avx2() ? name##_avx2 : name)
#else
#define PICK(name) name
#endif

void tn_widen(const TnWidening *w, void *out, const void *in, int64_t n) {
  if (w->is_same) {
    memcpy(out, in, (size_t)n * w->to_bytes);
  } else if (w->table) {
    for (int64_t i = 0; i < n; i++) ((float *)out)[i] = w->table[((const uint8_t *)in)[i]];
  } else if (w->to == TN_F32 && w->from == TN_BF16) {
    PICK(f32_of_bf16)(out, in, n);
#if TN_LIB_X64
  } else if (w->to == TN_F32 && w->from == TN_F16 && tn_lib_has_avx2()) {
    f32_of_f16_avx2(out, in, n);
#endif
  } else if (w->to == TN_I16 && w->from_bytes == 1) {
    (tn_dtype_class(w->from) == TN_CLASS_SINT ? PICK(i16_of_i8) : PICK(i16_of_ui8))(out, in, n);
  } else {
    tn_convert(w->to, out, w->from, in, (size_t)n);
  }
}

// Columns of the block are contiguous in `in`.
static void widen_across(const TnWidening *w, const uint8_t *in, size_t step, int64_t rows, int64_t columns,
                         uint8_t *out, size_t out_row) {
  _Alignas(64) uint8_t block[SIDE * SIDE * 4];
  for (int64_t r = 0; r < rows; r += SIDE)
    for (int64_t c = 0; c < columns; c += SIDE) {
      int64_t n_r = tn_min_i64(SIDE, rows - r), n_c = tn_min_i64(SIDE, columns - c);
      const uint8_t *from = in + (size_t)c * step + (size_t)r * w->from_bytes;
      for (int64_t i = 0; i < n_c; i++)
        tn_widen(w, block + (size_t)i * SIDE * w->to_bytes, from + (size_t)i * step, n_r);
      tn_transpose_block(w->to_bytes, block, SIDE * w->to_bytes, out + (size_t)r * out_row + (size_t)c * w->to_bytes,
                         out_row, n_r, n_c);
    }
}

void tn_widen_block(const TnWidening *w, const void *in, int64_t row_step, int64_t step, int64_t rows, int64_t columns,
                    void *out, size_t out_row) {
  const size_t bytes = w->from_bytes, row_bytes = (size_t)row_step * bytes, step_bytes = (size_t)step * bytes;
  const uint8_t *from = in;
  uint8_t *to = out;
  if (step == 1 || columns == 1) {
    for (int64_t r = 0; r < rows; r++, from += row_bytes, to += out_row) tn_widen(w, to, from, columns);
  } else if (row_step == 1 && w->is_same) {
    tn_transpose_block(bytes, from, step_bytes, to, out_row, rows, columns);
  } else if (row_step == 1 && w->to_bytes <= 4) {
    widen_across(w, from, step_bytes, rows, columns, to, out_row);
  } else {
    for (int64_t r = 0; r < rows; r++, from += row_bytes, to += out_row)
      for (int64_t c = 0; c < columns; c++)
        tn_widen(w, to + (size_t)c * w->to_bytes, from + (size_t)c * step_bytes, 1);
  }
}

void tn_narrow(TnDtype to, void *out, TnDtype from, const void *in, int64_t n) {
#if TN_LIB_X64
  if (to == TN_BF16 && from == TN_F32 && tn_lib_has_avx2()) {
    bf16_of_f32_avx2(out, in, n);
    return;
  }
#endif
  tn_convert(to, out, from, in, (size_t)n);
}

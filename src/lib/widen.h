// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements of products on their way to the type they are multiplied in, and sums on their way out.
#ifndef TENON_LIB_WIDEN_H
#define TENON_LIB_WIDEN_H

#include "lib/lib_priv.h"

// How elements of one type are read as another one, which holds them all or wraps: made by tn_widening.
typedef struct TnWidening TnWidening;
typedef void TnWidenFn(const TnWidening *w, void *out, const void *in, int64_t n);
struct TnWidening {
  TnDtype to, from;
  size_t to_bytes, from_bytes;
  bool is_same;         // nothing to do
  TnWidenFn *fn;
  const float *table;   // of the floats of 8 bits; else NULL
};

// to: a type that sums are made in, or I16 for integers of at most 8 bits and I16.
TnWidening tn_widening(TnArena *a, TnDtype to, TnDtype from);
// Integers that fit in I16.
static inline bool tn_is_pairable(TnDtype t) {
  return t == TN_I16 || (tn_dtype_bytes(t) == 1 && !tn_dtype_is_float(t));
}
// Two rows of n integers as one of pairs of I16.
void tn_widen_pairs(const TnWidening *w, const void *even, const void *odd, int64_t n, uint32_t *out);
// So many times two rows of n I16, next to each other, as one of pairs, out_step pairs apart. TN_NARROW_PAIRS of a row
// are written, and as many elements read behind where the last one begins.
enum { TN_NARROW_PAIRS = 8 };
void tn_pair_narrow(const int16_t *rows, int64_t pairs, int64_t n, uint32_t *out, int64_t out_step);

// Pairs of BF16 with the first in the upper half: of rows, `step` elements apart, of n columns, and of n neighbours,
// where a zero follows the last of an odd number. True when one of them is too small for products of pairs
// (TN_BF16_LEAST).
bool tn_pair_bf16(const uint16_t *in, int64_t step, int64_t rows, int64_t n, uint32_t *out, int64_t out_step);
bool tn_pair_near_bf16(const uint16_t *in, int64_t n, uint32_t *out);  // out may be in

// out[r][c] = in[r * row_step + c * step] for all rows and columns; steps of `in` in elements, out_row in bytes.
void tn_widen_block(const TnWidening *w, const void *in, int64_t row_step, int64_t step, int64_t rows, int64_t columns,
                    void *out, size_t out_row);

// Sums of `from` as elements of `to`, as tn_convert.
void tn_narrow(TnDtype to, void *out, TnDtype from, const void *in, int64_t n);

#endif  // TENON_LIB_WIDEN_H

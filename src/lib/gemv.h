// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels of products of a row with a matrix, by fma. All versions give the same bits.
#ifndef TENON_LIB_GEMV_H
#define TENON_LIB_GEMV_H

#include "lib/lib_priv.h"

enum { TN_LANE_BLOCK = 4096, TN_FEW_BLOCK = 1024 };  // of k of a sum in lanes; of each of few

typedef void TnRowFn(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out, bool is_added);

typedef void TnLanesFn(const void *x, const void *b, int64_t step, int64_t n, int64_t k, void *out, int64_t out_step);

typedef struct TnRows {
  // out[j * out_step] = sum of x[i] * b[j * step + i] over i < k <= TN_LANE_BLOCK: 64 lanes (32 of f64) start from 0,
  // lane l takes the products l, l + 64, ...; then lane l < 32 adds lane l + 32, l < 16 lane l + 16, ...
  TnLanesFn *lanes;
  // out[j] (+)= sum of x[i] * b[i * step + j] over i < k, in order, for n columns, a multiple of `columns`.
  TnRowFn *row;
  // out[j] = sum of what `blocks` blocks gave, sums[j * blocks ...], as a reduce over that many elements; spoils sums.
  void (*join)(void *sums, int64_t n, int64_t blocks, void *out);
  // out[j] (+)= sum of x[i] * b[j * step + i] over i < k, in order. NULL: there are none.
  TnRowFn *across, *across_bf16;  // of the latter b is BF16
  TnRowFn *row_bf16;              // as row, of BF16 and any number of columns
  TnLanesFn *lanes_bf16;
  int64_t columns;
} TnRows;

// type: F32 or F64. The best kernels for this processor, or those of an instruction set as tn_tiles_at says.
const TnRows *tn_rows(TnDtype type);
const TnRows *tn_rows_at(unsigned level, TnDtype type);

// One row of integers, whose sums wrap and so have no order, in vectors of 32-bit sums. x: elements as I16, with a 0
// behind an odd number, or I32 where `type`, that of b, is I32.
// rows: out[j] = sum of x[i] * b[i * step + j], of all types but I32; across: the same of b[j * step + i], for up to
// four rows of x, whose sums are out_row apart, at every out_step. Those of x beyond `rows` are read, but for nothing.
enum { TN_INT_COLUMNS = 64, TN_INT_ROWS = 4 };  // that `rows` takes at once, and `across`
typedef struct TnIntsAcross {
  const void *x[TN_INT_ROWS], *b;
  TnDtype type;
  int64_t rows, step, n, k, out_row, out_step;
  uint32_t *out;
} TnIntsAcross;
bool tn_has_int_rows(void);
void tn_int_rows(const void *x, const void *b, TnDtype type, int64_t step, int64_t n, int64_t k, uint32_t *out);
void tn_int_rows_across(const TnIntsAcross *p);

#endif  // TENON_LIB_GEMV_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The unblocked parts of factorizations and solves, for each type.
#ifndef TENON_LIB_LINALG_H
#define TENON_LIB_LINALG_H

#include "lib/lib_priv.h"

// A system t x = b, x holding b at first.
typedef struct TnSolve {
  const void *t;  // n x n; only the triangle and the diagonal are read
  void *x;
  int64_t n, x_row;
  bool is_forward, is_unit;
} TnSolve;

typedef struct TnLinalg {
  bool (*factor)(void *a, int64_t n, int64_t first, int64_t last, void *room);
  void (*solve)(const TnSolve *s, int64_t first, int64_t end, int64_t from, int64_t to);
  void (*solve_column)(const TnSolve *s, void *column);
  void (*factor_lanes)(void *a, int64_t n, uint8_t *out_is_bad);
  void (*solve_lanes)(const TnSolve *s, int64_t others);
  int64_t lanes;
} TnLinalg;

// F32 or F64: the best for this processor.
const TnLinalg *tn_linalg_real(TnDtype type);

#endif  // TENON_LIB_LINALG_H

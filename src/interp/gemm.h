// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A row times a matrix, the arithmetic of dot and convolution. Each element is a sum from zero in the order of the
// contracted index, each product and each sum rounded to the type (integers wrap); nothing is reordered or fused, as
// the published results need. Sums of more than TN_SUM_BLOCK floats are made of blocks of that many, whose sums are
// added in f64 and rounded once: otherwise the rounding errors of long sums would hide the answer.
#ifndef TENON_INTERP_GEMM_H
#define TENON_INTERP_GEMM_H

#include "num/num.h"

enum { TN_SUM_BLOCK = 256, TN_GEMM_COLUMNS = 64 };

// The type that products of these operand and result types are computed in: F32, F64, UI64, C64 or C128.
TnDtype tn_gemm_type(TnDtype lhs, TnDtype rhs, TnDtype result);

// c[n] = a[k] x b[k][n], all of gemm type, n at most TN_GEMM_COLUMNS.
void tn_gemm_row(TnDtype type, int64_t n, int64_t k, const void *a, const void *b, void *c);

#endif  // TENON_INTERP_GEMM_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix products, the arithmetic of dot and convolution. Each element is a sum from zero in the order of the
// contracted index, each product and each sum rounded to the type (integers wrap); nothing is reordered or fused, as
// the published results need. Sums of more than TN_SUM_BLOCK floats are made of blocks of that many, whose sums are
// added in f64 and rounded once: otherwise the rounding errors of long sums would hide the answer.
#ifndef TENON_INTERP_GEMM_H
#define TENON_INTERP_GEMM_H

#include "num/num.h"

enum { TN_SUM_BLOCK = 256 };

// The type that products of these operand and result types are computed in: F32, F64, UI32, UI64, C64 or C128.
TnDtype tn_gemm_type(TnDtype lhs, TnDtype rhs, TnDtype result);

// The right operand is packed in panels of some columns: elements of the packed form of a k x n matrix; the matrix is
// read with the given steps between rows and columns, in elements.
size_t tn_gemm_packed(TnDtype type, int64_t k, int64_t n);
void tn_gemm_pack(TnDtype type, const void *b, int64_t k, int64_t n, int64_t k_step, int64_t n_step, void *out);
// c[m][n] = a[m][k] x b[k][n], all of gemm type and row-major; the rows of a are k elements, those of c are n.
void tn_gemm_run(TnDtype type, int64_t m, int64_t n, int64_t k, const void *a, const void *packed_b, void *c);

#endif  // TENON_INTERP_GEMM_H

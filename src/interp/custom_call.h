// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the targets of custom_call mean that stand for a routine of LAPACK: JAX writes them for linear algebra on CPUs.
#ifndef TENON_INTERP_CUSTOM_CALL_H
#define TENON_INTERP_CUSTOM_CALL_H

#include "ir/ir.h"
#include "lib/lib.h"

// An entry of `mhlo.attributes`, of backend_config in either place, or beside the op's own attributes; NULL: none.
const TnAttr *tn_custom_call_entry(const TnOp *op, const char *name);

// Whether the call is a factorisation of matrices of static shape whose operands and results are those that the
// library's routine has as its buffers, in that order; without `threads`.
bool tn_custom_call_factor(const TnOp *op, TnLibFactor *out);

// Whether the call is lapack_<type><routine>_ffi, of any type.
bool tn_custom_call_is_lapack(const TnOp *op, const char *routine);

// trsm and potrf as triangular_solve and cholesky: their attributes.
typedef struct TnTriangle {
  bool is_left, is_lower, is_unit;
  int64_t transpose;  // TN_transpose_*
} TnTriangle;
TnTriangle tn_custom_call_triangle(const TnOp *op);

#endif  // TENON_INTERP_CUSTOM_CALL_H

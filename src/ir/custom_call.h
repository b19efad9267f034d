// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the targets of custom_call mean that stand for a routine of LAPACK: JAX writes them for linear algebra on CPUs.
#ifndef TENON_IR_CUSTOM_CALL_H
#define TENON_IR_CUSTOM_CALL_H

#include "ir/ir.h"

// An entry of `mhlo.attributes`, of backend_config in either place, or beside the op's own attributes; NULL: none.
const TnAttr *tn_custom_call_entry(const TnOp *op, const char *name);

// Factorisations of matrices of static shape.
typedef enum TnFactorKind {
  TN_FACTOR_LU,      // getrf: a -> factors, pivots, info
  TN_FACTOR_QR,      // geqrf: a -> factors, taus
  TN_FACTOR_MAKE_Q,  // orgqr: a, taus -> q
  TN_FACTOR_EIGH,    // syevd: a -> vectors, values, info
  TN_FACTOR_SVD,     // gesdd: a -> (of no meaning), values, u [m][u_columns], v [v_rows][n], info
} TnFactorKind;

typedef struct TnFactorCall {
  TnFactorKind kind;
  TnDtype type;  // F32 or F64; LU: or complex
  int64_t batch, m, n;
  int64_t k;  // MAKE_Q: reflections
  int64_t u_columns, v_rows;
  bool is_upper, has_vectors;
} TnFactorCall;

// Whether the call is one, with the operands and results of its kind.
bool tn_custom_call_factor(const TnOp *op, TnFactorCall *out);

// Whether the call is lapack_<type><routine>_ffi, of any type.
bool tn_custom_call_is_lapack(const TnOp *op, const char *routine);

// trsm and potrf as triangular_solve and cholesky: their attributes.
typedef struct TnTriangle {
  bool is_left, is_lower, is_unit;
  int64_t transpose;  // TN_transpose_*
} TnTriangle;
TnTriangle tn_custom_call_triangle(const TnOp *op);

#endif  // TENON_IR_CUSTOM_CALL_H

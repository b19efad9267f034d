// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the targets of custom_call mean that stand for a routine of LAPACK: JAX writes them for linear algebra on CPUs.
#ifndef TENON_IR_CUSTOM_CALL_H
#define TENON_IR_CUSTOM_CALL_H

#include "ir/ir.h"

// An entry of `mhlo.attributes`, of backend_config in either place, or beside the op's own attributes; NULL: none.
const TnAttr *tn_custom_call_entry(const TnOp *op, const char *name);

// Which operands say the shapes of the results, one for each result (indices_of_shape_operands, as JAX writes it for
// shapes that are open); NULL: none do.
#define TN_SHAPE_OPERANDS "indices_of_shape_operands"
#define TN_SHAPES_EXPECTED "operands of " TN_SHAPE_OPERANDS " that say shapes of its results"
TnI64s tn_custom_call_shapes(const TnOp *op);

// Lists that stablehlo.dynamic_reduce_window has as operands, behind operands and initial values, and reduce_window as
// attributes: numbers for each dimension, the least that each may be.
typedef struct TnListOperand {
  unsigned slot;
  int64_t per_dim, least;
} TnListOperand;
extern const TnListOperand tn_reduce_window_lists[5];

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

// Routines that the library of LAPACK does. A spec lists the arguments of the Fortran routine, a character each:
//   a-z   a size: m n k of matrices, e = n - 1, h of reflections, p q what is left, f g the attributes low and high
//   [trcos]  an array: its type (T as the call's, R its real type, I ints, V real numbers of which the program sees
//         complex ones, as geev packs them), rows, columns (1: none), operand and result, - for none
//   +     the next array begins one element later
//   L     the rows of the last array as a leading dimension
//   ?x    an option, from the attribute that x stands for
//   W w   work and its length; R r, I i  the real one, that of ints; B  one of n flags; F  no function
//   !x    the info, result x
typedef struct TnLapackCall {
  const char *spec;
  char symbol[12];
  TnDtype type;
  int64_t batch;
  int32_t sizes[26];  // by letter
  char options[4];    // in the order of the spec
} TnLapackCall;

// Whether the call is one, with operands, results and attributes that the routine takes.
bool tn_custom_call_lapack(const TnOp *op, TnLapackCall *out);

// trsm and potrf as triangular_solve and cholesky: their attributes.
typedef struct TnTriangle {
  bool is_left, is_lower, is_unit;
  int64_t transpose;  // TN_transpose_*
} TnTriangle;
TnTriangle tn_custom_call_triangle(const TnOp *op);

#endif  // TENON_IR_CUSTOM_CALL_H

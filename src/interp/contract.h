// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Contraction of two strided arrays, what dot, dot_general, einsum, ragged_dot and convolution have in common.
#ifndef TENON_INTERP_CONTRACT_H
#define TENON_INTERP_CONTRACT_H

#include "interp/gemm.h"
#include "interp/interp.h"

// BATCH: in both operands and the result; ROW: lhs and result; COLUMN: rhs and result; SUM: contracted.
typedef enum TnLabelRole { TN_BATCH, TN_ROW, TN_COLUMN, TN_SUM } TnLabelRole;

// A dimension of the iteration space; steps in elements, 0 where the array does not have it.
typedef struct TnLabel {
  TnLabelRole role;
  int64_t size;
  int64_t lhs, rhs, out;
} TnLabel;

// out = sum over the SUM labels (the last listed runs fastest) of lhs * rhs. All of gemm type.
TnError *tn_contract(TnInterp *it, const TnOp *op, TnDtype type, const TnLabel *labels, size_t n, const void *lhs,
                     const void *rhs, void *out);
// The same with the result rounded once to its own type.
TnError *tn_contract_to(TnInterp *it, const TnOp *op, TnDtype type, const TnLabel *labels, size_t n, const void *lhs,
                        const void *rhs, TnTensor *result);

#endif  // TENON_INTERP_CONTRACT_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The functions of decompose_<family>.c, which decompose.c calls by opcode. Each replaces its op, of static shapes.
#ifndef TENON_PASS_DECOMPOSE_H
#define TENON_PASS_DECOMPOSE_H

#include "pass/emit.h"

typedef TnError *TnDecomposeFn(TnPassCtx *cx, TnOp *op);

TnDecomposeFn tn_decompose_broadcast_ew, tn_decompose_constant_like, tn_decompose_asin_acos;  // _elementwise
TnDecomposeFn tn_decompose_broadcast, tn_decompose_get_size, tn_decompose_set_size,
    tn_decompose_index_select;                                                                    // _movement
TnDecomposeFn tn_decompose_dot, tn_decompose_einsum, tn_decompose_ragged_dot;                     // _dot, _ragged_dot
TnDecomposeFn tn_decompose_scan;                                                                  // _scan
TnDecomposeFn tn_decompose_norm_training, tn_decompose_norm_inference, tn_decompose_norm_grad;    // _norm
TnDecomposeFn tn_decompose_custom_call;                                                           // _custom_call
TnDecomposeFn tn_decompose_async_start, tn_decompose_async_done, tn_decompose_cross_replica_sum;  // _collective

// Replaces op by its first operand with another size of a dimension: cut, or filled up with zeros.
void tn_decompose_resize(TnPassCtx *cx, TnOp *op, int64_t dim, int64_t size);

#endif  // TENON_PASS_DECOMPOSE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Operands within what kernel.def asks of nodes that are not specified for all.
#ifndef TENON_TEST_KERNEL_LIMITS_H
#define TENON_TEST_KERNEL_LIMITS_H

#include "kernel/kernel.h"

static inline TnKVal limits_number(TnKBuilder *b, TnKVal as, double x) {
  return b->nodes.data[as].type == TN_KT_F64 ? tn_k_f64(b, x) : tn_k_f32(b, (float)x);
}

// x where it is within [least, most], else `other`.
static inline TnKVal limits_within(TnKBuilder *b, TnKVal of, double least, double most, TnKVal x, double other) {
  TnKVal low = tn_k_cmp(b, TN_KP_GE, of, limits_number(b, of, least));
  TnKVal p = tn_k_op2(b, TN_K_iand, low, tn_k_cmp(b, TN_KP_LE, of, limits_number(b, of, most)));
  return tn_k_select(b, p, x, limits_number(b, of, other));
}

static inline void limit_operands(TnKBuilder *b, TnKOp op, TnKVal *x, TnKVal *y) {
  bool wide = b->nodes.data[*x].type == TN_KT_F64;
  double most = wide ? 2000 : 230;
  if (op == TN_K_fscale) {
    *x = limits_within(b, tn_k_op1(b, TN_K_fabs, *x), 0x1p-10, 4, *x, 1.375);
    *y = limits_within(b, *y, -most, most, *y, most / 2);
  }
  if (op == TN_K_fmant || op == TN_K_fexp) *x = limits_within(b, *x, 0x1p-149, 0x1.fffffep127, *x, 0x1p-130);
  if (op == TN_K_fexp) *y = tn_k_op1(b, TN_K_fmant, *x);
}

#endif  // TENON_TEST_KERNEL_LIMITS_H

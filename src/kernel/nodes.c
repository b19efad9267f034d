// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The short names of scalar_priv.h. Functions of thousands of calls: each node costs a call of its operands alone.
#include "kernel/scalar_priv.h"

#define K1(name, op) \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x) { return tn_k_op1(b, TN_K_##op, x); }
#define K2(name, op) \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x, TnKVal y) { return tn_k_op2(b, TN_K_##op, x, y); }
#define KP(name, pred) \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x, TnKVal y) { return tn_k_cmp(b, TN_KP_##pred, x, y); }
TN_KS_NODES(K1, K2, KP)

TnKVal tn_ks_f(TnKBuilder *b, TnKVal x, double c) {
  return k_type(b, x) == TN_KT_F32 ? tn_k_f32(b, (float)c) : tn_k_f64(b, c);
}

TnKVal tn_ks_i(TnKBuilder *b, TnKVal x, int64_t c) { return tn_k_const(b, k_type(b, x), c); }

TnKVal tn_ks_bits(TnKBuilder *b, TnKVal x) {
  switch (k_type(b, x)) {
    case TN_KT_F32: return tn_k_cvt(b, TN_K_bits, TN_KT_I32, x);
    case TN_KT_F64: return tn_k_cvt(b, TN_K_bits, TN_KT_I64, x);
    case TN_KT_I32: return tn_k_cvt(b, TN_K_bits, TN_KT_F32, x);
    default: return tn_k_cvt(b, TN_K_bits, TN_KT_F64, x);
  }
}

TnKVal tn_ks_f64(TnKBuilder *b, TnKVal x) { return tn_k_cvt(b, TN_K_f2f, TN_KT_F64, x); }

TnKVal tn_ks_f32(TnKBuilder *b, TnKVal x) { return tn_k_cvt(b, TN_K_f2f, TN_KT_F32, x); }

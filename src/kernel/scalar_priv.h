// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared by the files that build the meaning of elementwise ops: short names for nodes, and what one file offers the
// others. k_x appends node x; constants are given in the type of a value next to them.
#ifndef TENON_KERNEL_SCALAR_PRIV_H
#define TENON_KERNEL_SCALAR_PRIV_H

#include "kernel/scalar.h"

// Nodes of one and two operands, and comparisons. They are functions (nodes.c): a call says no more than its operands.
#define TN_KS_NODES(K1, K2, KP) \
  K2(isub, isub) K2(imul, imul) K2(and, iand) K2(or, ior) K2(xor, ixor) K2(shl, ishl) K2(shru, ishru) \
  K2(shrs, ishrs) K2(mins, imins) K2(maxs, imaxs) K2(minu, iminu) K2(add, fadd) K1(abs, fabs) K1(rint, frint) \
  KP(eq, EQ) KP(ne, NE) KP(lt, LT) KP(le, LE) KP(gt, GT) KP(ge, GE)
#define TN_K1(name, op)                              \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x); \
  static inline TnKVal k_##name(TnKBuilder *b, TnKVal x) { return tn_ks_node_##name(b, x); }
#define TN_K2(name, op)                                        \
  TnKVal tn_ks_node_##name(TnKBuilder *b, TnKVal x, TnKVal y); \
  static inline TnKVal k_##name(TnKBuilder *b, TnKVal x, TnKVal y) { return tn_ks_node_##name(b, x, y); }
TN_KS_NODES(TN_K1, TN_K2, TN_K2)
#undef TN_K1
#undef TN_K2

#define K_INF ((double)__builtin_inf())

static inline TnKVal k_sel(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y) { return tn_k_select(b, p, x, y); }
static inline TnKType k_type(const TnKBuilder *b, TnKVal x) { return (TnKType)b->nodes.data[x].type; }

// A constant of x's type.
TnKVal tn_ks_f(TnKBuilder *b, TnKVal x, double c);
static inline TnKVal k_f(TnKBuilder *b, TnKVal x, double c) { return tn_ks_f(b, x, c); }
TnKVal tn_ks_i(TnKBuilder *b, TnKVal x, int64_t c);
static inline TnKVal k_i(TnKBuilder *b, TnKVal x, int64_t c) { return tn_ks_i(b, x, c); }

// The bits of a float as an integer of its width, and back.
TnKVal tn_ks_bits(TnKBuilder *b, TnKVal x);
static inline TnKVal k_bits(TnKBuilder *b, TnKVal x) { return tn_ks_bits(b, x); }
TnKVal tn_ks_f64(TnKBuilder *b, TnKVal x);
static inline TnKVal k_f64(TnKBuilder *b, TnKVal x) { return tn_ks_f64(b, x); }
TnKVal tn_ks_f32(TnKBuilder *b, TnKVal x);
static inline TnKVal k_f32(TnKBuilder *b, TnKVal x) { return tn_ks_f32(b, x); }

TnKMem tn_ks_mem(TnDtype t);  // how elements lie in memory, or the parts of them

// ---- narrow.c
static inline bool tn_ks_is_narrow(TnDtype t) { return tn_dtype_is_float(t) && tn_dtype_bits(t) < 32; }
TnKVal tn_ks_round_narrow(TnKBuilder *b, TnDtype t, TnKVal x);  // f32 to the nearest value of t
TnKScalar tn_ks_rounded(TnKBuilder *b, TnDtype t, TnKVal x);    // the same, with its bits
TnKVal tn_ks_decode(TnKBuilder *b, TnDtype t, TnKVal bits);     // i32, bits above the type's are 0
TnKVal tn_ks_encode(TnKBuilder *b, TnDtype t, TnKVal x);        // the bits of a value of t, as i32
TnKVal tn_ks_wrap(TnKBuilder *b, TnDtype t, TnKVal x);          // i32 or i64 to the value of its low bits in t
TnKScalar tn_ks_next_after(TnKBuilder *b, TnKScalar x, TnKScalar y);

// ---- math.c: functions of f32 and f64, and all ops on complex numbers; y 0 of those of one operand
TnKVal tn_ks_math(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y);
TnKScalar tn_ks_apply_complex(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y);

#endif  // TENON_KERNEL_SCALAR_PRIV_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A second reading of the kernel IR for tests: evaluates kernels of one vector loop without anything nested in it, in
// blocks of lanes, each node by a plain C loop. And the building of such kernels for one elementwise op.
#ifndef TENON_TEST_KERNEL_EVAL_H
#define TENON_TEST_KERNEL_EVAL_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel/scalar.h"
#include "num/num_priv.h"

enum { EVAL_BLOCK = 512 };

typedef union EvalValue {
  int32_t i[EVAL_BLOCK];  // also i1
  uint32_t u[EVAL_BLOCK];
  int64_t l[EVAL_BLOCK];
  uint64_t ul[EVAL_BLOCK];
  float f[EVAL_BLOCK];
  double d[EVAL_BLOCK];
} EvalValue;

typedef struct Eval {
  const TnKernel *k;
  EvalValue *v;  // per node
} Eval;

static inline void eval_init(Eval *e, const TnKernel *k) {
  e->k = k;
  e->v = aligned_alloc(64, sizeof(EvalValue) * k->n_nodes);
}
static inline void eval_free(Eval *e) { free(e->v); }

#define LANES for (size_t j = 0; j < EVAL_BLOCK; j++)

static inline int64_t eval_f2s(double x, int64_t least, int64_t most, double limit) {
  return x >= limit ? most : x > -limit ? (int64_t)x : x <= -limit ? least : 0;
}
static inline uint64_t eval_f2u(double x, uint64_t most, double limit) {
  return x >= limit ? most : x > 0 ? (uint64_t)x : 0;
}

static inline void eval_int(const TnKNode *n, EvalValue *r, const EvalValue *x, const EvalValue *y) {
  bool w = n->type == TN_KT_I64;
#define I2(name, e32, e64)                   \
  case TN_K_##name:                          \
    if (w) LANES {                           \
        uint64_t a = x->ul[j], c = y->ul[j]; \
        (void)c;                             \
        r->ul[j] = (uint64_t)(e64);          \
      }                                      \
    else                                     \
      LANES {                                \
        uint32_t a = x->u[j], c = y->u[j];   \
        (void)c;                             \
        r->u[j] = (uint32_t)(e32);           \
      }                                      \
    return;
#define I2_SAME(name, e) I2(name, e, e)
#define S32(x) ((int32_t)(x))
#define S64(x) ((int64_t)(x))
  switch (n->op) {
    I2_SAME(iadd, a + c)
    I2_SAME(isub, a - c)
    I2_SAME(imul, a * c)
    I2_SAME(iand, a & c)
    I2_SAME(ior, a | c)
    I2_SAME(ixor, a ^ c)
    I2(ishl, c < 32 ? a << c : 0, c < 64 ? a << c : 0)
    I2(ishru, c < 32 ? a >> c : 0, c < 64 ? a >> c : 0)
    I2(ishrs, S32(a) >> (c < 32 ? c : 31), S64(a) >> (c < 64 ? c : 63))
    I2(imins, S32(a) < S32(c) ? a : c, S64(a) < S64(c) ? a : c)
    I2(imaxs, S32(a) > S32(c) ? a : c, S64(a) > S64(c) ? a : c)
    I2_SAME(iminu, a < c ? a : c)
    I2_SAME(imaxu, a > c ? a : c)
    I2_SAME(idivu, c ? a / c : ~(a ^ a))
    I2_SAME(iremu, c ? a % c : a)
    I2(idivs,
       !c             ? ~0u
       : S32(c) == -1 ? 0 - a
                      : (uint32_t)(S32(a) / S32(c)),
       !c             ? ~0ull
       : S64(c) == -1 ? 0 - a
                      : (uint64_t)(S64(a) / S64(c)))
    I2(irems,
       !c             ? a
       : S32(c) == -1 ? 0
                      : (uint32_t)(S32(a) % S32(c)),
       !c             ? a
       : S64(c) == -1 ? 0
                      : (uint64_t)(S64(a) % S64(c)))
    I2_SAME(ipop, __builtin_popcountll(a))
    I2(iclz, a ? __builtin_clz(a) : 32, a ? __builtin_clzll(a) : 64)
    default: abort();
  }
}

static inline float eval_mantissa(double x, int *e) {
  double m = frexp(x, e);
  if (m >= 0.75) return (float)m;
  --*e;
  return (float)(2 * m);
}

static inline void eval_float(const TnKNode *n, EvalValue *r, const EvalValue *x, const EvalValue *y,
                              const EvalValue *z) {
  bool w = n->type == TN_KT_F64;
  int e;
#define F3(name, e32, e64)                            \
  case TN_K_##name:                                   \
    if (w) LANES {                                    \
        double a = x->d[j], c = y->d[j], d = z->d[j]; \
        (void)c, (void)d;                             \
        r->d[j] = e64;                                \
      }                                               \
    else                                              \
      LANES {                                         \
        float a = x->f[j], c = y->f[j], d = z->f[j];  \
        (void)c, (void)d;                             \
        r->f[j] = e32;                                \
      }                                               \
    return;
#define F3_SAME(name, e) F3(name, e, e)
  switch (n->op) {
    F3_SAME(fadd, a + c)
    F3_SAME(fsub, a - c)
    F3_SAME(fmul, a * c)
    F3_SAME(fdiv, a / c)
    F3(ffma, fmaf(a, c, d), fma(a, c, d))
    F3(fsqrt, sqrtf(a), sqrt(a))
    F3_SAME(fneg, -a)
    F3(fabs, fabsf(a), fabs(a))
    F3_SAME(fmin, a != a ? a : c != c ? c : a < c ? a : c < a ? c : signbit(a) ? a : c)
    F3_SAME(fmax, a != a ? a : c != c ? c : a > c ? a : c > a ? c : signbit(a) ? c : a)
    F3(ffloor, floorf(a), floor(a))
    F3(fceil, ceilf(a), ceil(a))
    F3(ftrunc, truncf(a), trunc(a))
    F3(frint, rintf(a), rint(a))
    F3(fscale, ldexpf(a, c == c ? (int)floorf(c) : 0), ldexp(a, c == c ? (int)floor(c) : 0))
    F3(fmant, eval_mantissa(a, &e), eval_mantissa(a, &e))
    F3(fexp, (eval_mantissa(a, &e), (float)e), (eval_mantissa(a, &e), e))
    F3(rf16, tn_f16_decode(tn_f16_encode(a)), a)
    F3(rbf16, tn_bf16_to_f32(tn_bf16_encode(a)), a)
    default: abort();
  }
}

static inline void eval_compare(const TnKNode *n, TnKType t, EvalValue *r, const EvalValue *x, const EvalValue *y) {
#define CMP(type, field, op)                              \
  LANES r->i[j] = (type)x->field[j] op(type) y->field[j]; \
  return;
#define CMP_ANY(op)     \
  if (t == TN_KT_I32) { \
    CMP(int32_t, i, op) \
  }                     \
  if (t == TN_KT_I64) { \
    CMP(int64_t, l, op) \
  }                     \
  if (t == TN_KT_F32) { \
    CMP(float, f, op)   \
  }                     \
  CMP(double, d, op)
#define CMP_UNSIGNED(op) \
  if (t == TN_KT_I32) {  \
    CMP(uint32_t, u, op) \
  }                      \
  CMP(uint64_t, ul, op)
  // The loops must not be turned into others: r may be neither x nor y.
  switch (n->aux) {
    case TN_KP_EQ: CMP_ANY(==)
    case TN_KP_NE: CMP_ANY(!=)
    case TN_KP_LT: CMP_ANY(<)
    case TN_KP_LE: CMP_ANY(<=)
    case TN_KP_GT: CMP_ANY(>)
    case TN_KP_GE: CMP_ANY(>=)
    case TN_KP_ULT: CMP_UNSIGNED(<)
    case TN_KP_ULE: CMP_UNSIGNED(<=)
    case TN_KP_UGT: CMP_UNSIGNED(>)
    default: CMP_UNSIGNED(>=)
  }
}

static inline void eval_convert(const TnKNode *n, TnKType from, EvalValue *r, const EvalValue *x, const EvalValue *y) {
  bool wide_from = from == TN_KT_I64 || from == TN_KT_F64;
  TnKType to = (TnKType)n->type;
#define FROM(e32, e64)   \
  if (wide_from) LANES { \
      e64;               \
    }                    \
  else                   \
    LANES { e32; }       \
  return;
  switch (n->op) {
    case TN_K_sext: LANES r->l[j] = x->i[j]; return;
    case TN_K_zext: LANES r->l[j] = x->u[j]; return;
    case TN_K_trunc: LANES r->i[j] = (int32_t)x->l[j]; return;
    case TN_K_bits: memcpy(r, x, sizeof *r); return;
    case TN_K_lookup:
      if (to == TN_KT_F64)
        LANES r->d[j] = tn_k_tables_64[y->l[j]][x->l[j] & 7];
      else
        LANES r->f[j] = tn_k_tables[y->i[j]][x->i[j] & 15];
      return;
    case TN_K_f2f:
      if (to == TN_KT_F64)
        LANES r->d[j] = (double)x->f[j];
      else
        LANES r->f[j] = (float)x->d[j];
      return;
    case TN_K_s2f:
      if (to == TN_KT_F32) {
        FROM(r->f[j] = (float)x->i[j], r->f[j] = (float)x->l[j])
      }
      FROM(r->d[j] = (double)x->i[j], r->d[j] = (double)x->l[j])
    case TN_K_u2f:
      if (to == TN_KT_F32) {
        FROM(r->f[j] = (float)x->u[j], r->f[j] = (float)x->ul[j])
      }
      FROM(r->d[j] = (double)x->u[j], r->d[j] = (double)x->ul[j])
    case TN_K_f2s:
      if (to == TN_KT_I32) {
        FROM(r->i[j] = (int32_t)eval_f2s((double)x->f[j], INT32_MIN, INT32_MAX, 0x1p31),
             r->i[j] = (int32_t)eval_f2s(x->d[j], INT32_MIN, INT32_MAX, 0x1p31))
      }
      FROM(r->l[j] = eval_f2s((double)x->f[j], INT64_MIN, INT64_MAX, 0x1p63),
           r->l[j] = eval_f2s(x->d[j], INT64_MIN, INT64_MAX, 0x1p63))
    case TN_K_f2u:
      if (to == TN_KT_I32) {
        FROM(r->u[j] = (uint32_t)eval_f2u((double)x->f[j], UINT32_MAX, 0x1p32),
             r->u[j] = (uint32_t)eval_f2u(x->d[j], UINT32_MAX, 0x1p32))
      }
      FROM(r->ul[j] = eval_f2u((double)x->f[j], UINT64_MAX, 0x1p64), r->ul[j] = eval_f2u(x->d[j], UINT64_MAX, 0x1p64))
    default: abort();
  }
}

static inline int64_t eval_stride(const TnKernel *k, const TnKNode *n) {
  return n->n_terms ? k->terms[n->term].coef : 0;
}

static inline void eval_load(const Eval *e, const TnKNode *n, EvalValue *r, void *const *bufs, size_t at,
                             size_t count) {
  const char *p = (const char *)bufs[n->buf] + n->imm;
  int64_t stride = eval_stride(e->k, n);
  for (size_t j = 0; j < count; j++) {
    const void *q = p + (int64_t)(at + j) * stride;
    switch (n->aux) {
      case TN_KM_I1: r->i[j] = *(const uint8_t *)q; break;
      case TN_KM_I8: r->i[j] = *(const int8_t *)q; break;
      case TN_KM_U8: r->i[j] = *(const uint8_t *)q; break;
      case TN_KM_I16: r->i[j] = *(const int16_t *)q; break;
      case TN_KM_U16: r->i[j] = *(const uint16_t *)q; break;
      case TN_KM_I32:
      case TN_KM_F32: memcpy(&r->i[j], q, 4); break;
      case TN_KM_F16: r->f[j] = tn_f16_decode(*(const uint16_t *)q); break;
      case TN_KM_BF16: r->f[j] = tn_bf16_to_f32(*(const uint16_t *)q); break;
      default: memcpy(&r->l[j], q, 8);
    }
  }
}

static inline void eval_store(const Eval *e, const TnKNode *n, const EvalValue *x, void *const *bufs, size_t at,
                              size_t count) {
  char *p = (char *)bufs[n->buf] + n->imm;
  int64_t stride = eval_stride(e->k, n);
  for (size_t j = 0; j < count; j++) {
    void *q = p + (int64_t)(at + j) * stride;
    switch (n->aux) {
      case TN_KM_I1:
      case TN_KM_I8:
      case TN_KM_U8: *(uint8_t *)q = (uint8_t)x->i[j]; break;
      case TN_KM_I16:
      case TN_KM_U16: *(uint16_t *)q = (uint16_t)x->i[j]; break;
      case TN_KM_I32:
      case TN_KM_F32: memcpy(q, &x->i[j], 4); break;
      case TN_KM_F16: *(uint16_t *)q = tn_f16_encode(x->f[j]); break;
      case TN_KM_BF16: *(uint16_t *)q = tn_bf16_encode(x->f[j]); break;
      default: memcpy(q, &x->l[j], 8);
    }
  }
}

static inline void eval_const(const TnKNode *n, EvalValue *r) {
  if (n->type == TN_KT_I64 || n->type == TN_KT_F64)
    LANES r->l[j] = n->imm;
  else
    LANES r->i[j] = (int32_t)n->imm;
}

static inline void eval_select(const TnKNode *n, EvalValue *r, const EvalValue *p, const EvalValue *x,
                               const EvalValue *y) {
  if (n->type == TN_KT_I64 || n->type == TN_KT_F64)
    LANES r->l[j] = p->i[j] ? x->l[j] : y->l[j];
  else
    LANES r->i[j] = p->i[j] ? x->i[j] : y->i[j];
}

static inline void eval_node(const Eval *e, size_t i, void *const *bufs, size_t at, size_t count) {
  const TnKNode *n = &e->k->nodes[i];
  EvalValue *r = &e->v[i];
  const EvalValue *x = &e->v[n->a], *y = n->b ? &e->v[n->b] : x, *z = n->c ? &e->v[n->c] : x;
  TnKType from = (TnKType)e->k->nodes[n->a].type;
  switch (tn_k_op_info[n->op].kind) {
    case TN_KK_INT: eval_int(n, r, x, y); return;
    case TN_KK_FLT: eval_float(n, r, x, y, z); return;
    case TN_KK_CMP: eval_compare(n, from, r, x, y); return;
    case TN_KK_CVT: eval_convert(n, from, r, x, y); return;
    default: break;
  }
  switch (n->op) {
    case TN_K_nop:
    case TN_K_loop:
    case TN_K_skip:
    case TN_K_end: return;
    case TN_K_const: eval_const(n, r); return;
    case TN_K_select: eval_select(n, r, x, y, z); return;
    case TN_K_load: eval_load(e, n, r, bufs, at, count); return;
    case TN_K_store: eval_store(e, n, z, bufs, at, count); return;
    case TN_K_call1:
    case TN_K_call2: tn_k_call_run(n->imm, (TnKType)n->type, r, x, y, count); return;
    default: abort();
  }
}

// All n iterations.
static inline void eval_run(const Eval *e, void *const *bufs, size_t n) {
  for (size_t at = 0; at < n; at += EVAL_BLOCK)
    for (size_t i = 1; i < e->k->n_nodes; i++) eval_node(e, i, bufs, at, n - at < EVAL_BLOCK ? n - at : EVAL_BLOCK);
}

// ---- kernels of one op: buffer 0 is the result, then the operands

typedef TnKScalar EvalBuild(TnKBuilder *b, void *context, const TnKScalar *x);

static inline TnKernel *eval_kernel(TnArena *arena, int64_t n, const TnDtype *types, size_t n_operands,
                                    EvalBuild *build, void *context) {
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKVal loop = tn_k_loop(&b, n, TN_LOOP_VECTOR, 16);
  TnKScalar x[3];
  for (size_t i = 0; i < n_operands; i++) {
    TnKTerm term = {loop, (int64_t)tn_dtype_bytes(types[i])};
    x[i] = tn_ks_load(&b, types[i], (uint32_t)i + 1, &(TnKAddr){.terms = &term, .n_terms = 1}, 0);
  }
  TnKScalar r = build(&b, context, x);
  TnKTerm term = {loop, (int64_t)tn_dtype_bytes(r.dtype)};
  tn_ks_store(&b, 0, &(TnKAddr){.terms = &term, .n_terms = 1}, r, 0);
  tn_k_end(&b);
  TnKernel *k = tn_k_finish(&b, "op");
  tn_k_skip(k, arena);
  return k;
}

#endif  // TENON_TEST_KERNEL_EVAL_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Factorisations of matrices: LU, QR, eigenvalues of symmetric matrices, singular values.
#include <float.h>
#include <math.h>

#include "lib/tile.h"

enum { PANEL = 32 };  // columns of LU that are finished before what is right of them is touched

static double length_of(double x, double y) {
  double most = fmax(fabs(x), fabs(y)), ratio = fmin(fabs(x), fabs(y)) / most;
  return most > 0 ? most * sqrt(1 + ratio * ratio) : most;
}

#define NAME(f) TN_JOIN(f, _f32)
#define T float
#define EPSILON FLT_EPSILON
#include "lib/factor_tmpl.h"

#define NAME(f) TN_JOIN(f, _f64)
#define T double
#define EPSILON DBL_EPSILON
#include "lib/factor_tmpl.h"

// 1 / x without overflow in between.
static TnC128 reciprocal(TnC128 x) {
  bool is_tall = fabs(x.im) > fabs(x.re);
  double r = is_tall ? x.re / x.im : x.im / x.re, d = is_tall ? x.im + x.re * r : x.re + x.im * r;
  return is_tall ? (TnC128){r / d, -1 / d} : (TnC128){1 / d, -r / d};
}

static TnC128 product(TnC128 x, TnC128 y) { return (TnC128){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re}; }

// LU of complex matrices, each element computed in f64 and rounded once a step.
static int32_t lu_complex(TnDtype type, uint8_t *a, int64_t m, int64_t n, int32_t *pivots) {
  size_t bytes = tn_dtype_bytes(type), row = (size_t)n * bytes;
  int32_t zero = 0;
  for (int64_t j = 0; j < tn_min_i64(m, n); j++) {
    uint8_t *top = a + (size_t)j * row, *best = top;
    double most = -1;
    for (uint8_t *x = top; x < a + (size_t)m * row; x += row) {
      TnC128 v = tn_load_c128(type, x + (size_t)j * bytes);
      if (fabs(v.re) + fabs(v.im) > most) most = fabs(v.re) + fabs(v.im), best = x;
    }
    pivots[j] = (int32_t)((size_t)(best - a) / row) + 1;
    for (size_t k = 0; best != top && k < row; k++) {
      uint8_t swap = top[k];
      top[k] = best[k], best[k] = swap;
    }
    if (most == 0) {
      zero = zero ? zero : (int32_t)j + 1;
      continue;
    }
    TnC128 scale = reciprocal(tn_load_c128(type, top + (size_t)j * bytes));
    for (uint8_t *x = top + row; x < a + (size_t)m * row; x += row) {
      tn_store_c128(type, x + (size_t)j * bytes, product(tn_load_c128(type, x + (size_t)j * bytes), scale));
      TnC128 left = tn_load_c128(type, x + (size_t)j * bytes);
      for (size_t k = (size_t)(j + 1) * bytes; k < row; k += bytes) {
        TnC128 p = product(left, tn_load_c128(type, top + k)), v = tn_load_c128(type, x + k);
        tn_store_c128(type, x + k, (TnC128){v.re - p.re, v.im - p.im});
      }
    }
  }
  return zero;
}

// Of a slot: for svd a, u and v the other way round, and the room of the routine.
static size_t slot_bytes(const TnLibFactor *p) {
  int64_t m = tn_max_i64(p->m, p->n), n = tn_min_i64(p->m, p->n);
  int64_t elements = 8 * m;
  if (p->kind == TN_LIB_EIGH) elements += n * n;
  if (p->kind == TN_LIB_SVD) elements += m * n + 2 * n * n + m * m;
  return tn_round_scratch((size_t)elements * tn_dtype_bytes(p->type));
}

size_t tn_lib_factor_scratch(const TnLibFactor *p) { return slot_bytes(p) * tn_lib_slots(p->threads, p->batch); }

typedef struct Factorise {
  TnLibCall *call;
  const TnLibFactor *p;
} Factorise;

// Matrix i of buffer b, whose matrices have n elements.
static void *part(const Factorise *f, size_t b, int64_t i, int64_t n, size_t bytes) {
  return (uint8_t *)f->call->bufs[b] + (size_t)(i * n) * bytes;
}

#define BY_TYPE(CALL, ...) (f->p->type == TN_F32 ? CALL##_f32(__VA_ARGS__) : CALL##_f64(__VA_ARGS__))

// Wide matrices are done the other way round: a^T = v s u^T.
static bool one_svd(const Factorise *f, int64_t i, void *room) {
  const TnLibFactor *p = f->p;
  size_t bytes = tn_dtype_bytes(p->type);
  int64_t m = p->m, n = p->n, most = tn_max_i64(m, n), least = tn_min_i64(m, n), long_side = most;
  void *s = part(f, 2, i, least, bytes), *u = part(f, 3, i, m * p->u_columns, bytes);
  void *v = part(f, 4, i, p->v_rows * n, bytes);
  uint8_t *a = room, *left = a + (size_t)(most * least) * bytes, *right = left + (size_t)(most * most) * bytes;
  uint8_t *more = right + (size_t)(least * least) * bytes;
  bool is_wide = m < n, is_full = p->has_vectors && (is_wide ? p->v_rows : p->u_columns) > least;
  if (!is_full) long_side = least;
  if (is_wide) tn_transpose_block(bytes, part(f, 0, i, m * n, bytes), (size_t)n * bytes, a, (size_t)m * bytes, n, m);
  else memcpy(a, part(f, 0, i, m * n, bytes), (size_t)(m * n) * bytes);
  bool is_done = BY_TYPE(svd, (void *)a, most, least, s, (void *)left, long_side, (void *)right, (void *)more);
  if (!p->has_vectors) {
    memset(u, 0, (size_t)(m * p->u_columns) * bytes), memset(v, 0, (size_t)(p->v_rows * n) * bytes);
  } else if (is_wide) {
    size_t row = (size_t)long_side * bytes, short_row = (size_t)least * bytes;
    tn_transpose_block(bytes, left, row, v, (size_t)most * bytes, long_side, most);
    tn_transpose_block(bytes, right, short_row, u, short_row, least, least);
  } else {
    memcpy(u, left, (size_t)(most * long_side) * bytes), memcpy(v, right, (size_t)(least * least) * bytes);
  }
  return is_done;
}

// The int that LAPACK calls info: 0 when all is well.
static int32_t one_matrix(const Factorise *f, int64_t i, void *room) {
  const TnLibFactor *p = f->p;
  size_t bytes = tn_dtype_bytes(p->type);
  int64_t m = p->m, n = p->n, least = tn_min_i64(m, n);
  void *a = part(f, 0, i, m * n, bytes);
  size_t result = p->kind == TN_LIB_MAKE_Q ? 2 : 1;
  void *out = part(f, result, i, m * n, bytes);
  memcpy(out, a, (size_t)(m * n) * bytes);
  if (tn_dtype_is_complex(p->type)) return lu_complex(p->type, out, m, n, part(f, 2, i, least, 4));
  switch (p->kind) {
    case TN_LIB_LU: return BY_TYPE(lu, out, m, n, part(f, 2, i, least, 4));
    case TN_LIB_QR: BY_TYPE(qr, out, m, n, part(f, 2, i, least, bytes), room); return 0;
    case TN_LIB_MAKE_Q: BY_TYPE(make_q, out, m, n, p->k, part(f, 1, i, p->k, bytes), room); return 0;
    case TN_LIB_EIGH:
      return !BY_TYPE(eigh, out, n, p->is_upper, p->has_vectors, part(f, 2, i, n, bytes), room);
    case TN_LIB_SVD: break;
  }
  return !one_svd(f, i, room);
}

static bool has_info(const TnLibFactor *p) { return p->kind != TN_LIB_QR && p->kind != TN_LIB_MAKE_Q; }

static void factorise(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Factorise *f = arg;
  void *room = (uint8_t *)f->call->scratch + (size_t)slot * slot_bytes(f->p);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(f->call); i++) {
    int32_t info = one_matrix(f, i, room);
    if (has_info(f->p)) ((int32_t *)f->call->bufs[f->call->n_bufs - 1])[i] = info;
  }
}

TnError *tn_lib_factor(TnLibCall *call) {
  const TnLibFactor *p = call->params;
  if (p->batch * p->m * p->n == 0) {
    if (has_info(p)) memset(call->bufs[call->n_bufs - 1], 0, (size_t)p->batch * 4);
    return NULL;
  }
  Factorise f = {call, p};
  int64_t work = p->m * p->n * tn_min_i64(p->m, p->n);
  tn_lib_split(call, factorise, &f, p->batch, tn_max_i64(1, 10000 / work), p->threads);
  return tn_lib_finish(call);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Folds over strided data: what reduce and reduce_window have in common. Every element of a result folds its own
// elements in index order and rounds to the element type at each step, so it does not matter that many results
// advance together.
#include "interp/body.h"

enum { OUTS = 1024, WINDOW = 1024 };  // results that advance together; window offsets known at a time

// ---------------------------------------------------------------------------------------------------------------
// Grids

TnGrid tn_grid_new(TnArena *a, size_t rank, const int64_t *dims, const int64_t *strides) {
  TnGrid g = {0, tn_new_n(a, int64_t, rank + 1), tn_new_n(a, int64_t, rank + 1), 1};
  for (size_t d = 0; d < rank; d++) {
    g.n *= dims[d];
    if (dims[d] == 1) continue;
    if (g.rank && g.strides[g.rank - 1] == strides[d] * dims[d]) {
      g.dims[g.rank - 1] *= dims[d];
      g.strides[g.rank - 1] = strides[d];
    } else {
      g.dims[g.rank] = dims[d];
      g.strides[g.rank++] = strides[d];
    }
  }
  return g;
}

void tn_grid_offsets(const TnGrid *g, int64_t first, size_t count, int64_t *out_offsets) {
  if (g->rank == 0) {
    for (size_t i = 0; i < count; i++) out_offsets[i] = 0;
    return;
  }
  size_t last = g->rank - 1;
  int64_t n = g->dims[last], step = g->strides[last];
  for (size_t i = 0; i < count;) {
    int64_t place = first + (int64_t)i, inner = place % n, offset = inner * step;
    place /= n;
    for (size_t d = last; d-- > 0; place /= g->dims[d]) offset += place % g->dims[d] * g->strides[d];
    for (; inner < n && i < count; inner++, offset += step) out_offsets[i++] = offset;
  }
}

#define MOVE(T, to, from)                                      \
  {                                                            \
    T *r = out;                                                \
    const T *x = in;                                           \
    for (size_t i = 0; i < n; i++) r[to] = x[from];            \
  }                                                            \
  break;

void tn_gather(size_t bytes, void *out, const void *in, const int64_t *offsets, size_t n) {
  switch (bytes) {
    case 1: MOVE(uint8_t, i, offsets[i])
    case 2: MOVE(uint16_t, i, offsets[i])
    case 4: MOVE(uint32_t, i, offsets[i])
    case 8: MOVE(uint64_t, i, offsets[i])
    default: MOVE(TnC128, i, offsets[i])
  }
}

void tn_scatter(size_t bytes, void *out, const int64_t *offsets, const void *in, size_t n) {
  switch (bytes) {
    case 1: MOVE(uint8_t, offsets[i], i)
    case 2: MOVE(uint16_t, offsets[i], i)
    case 4: MOVE(uint32_t, offsets[i], i)
    case 8: MOVE(uint64_t, offsets[i], i)
    default: MOVE(TnC128, offsets[i], i)
  }
}
#undef MOVE

// ---------------------------------------------------------------------------------------------------------------
// Folding a run of elements into one, for bodies of one op

typedef bool Run(TnScalarOp op, void *acc, const void *x, size_t n, int64_t stride);

#define FOLD fold_f32
#define ELEMENT float
#define LOAD(e) (e)
#define STORE(v) (v)
#define VALUE float
#define IS_FLOAT 1
#include "interp/fold_tmpl.h"

#define FOLD fold_f64
#define ELEMENT double
#define LOAD(e) (e)
#define STORE(v) (v)
#define VALUE double
#define IS_FLOAT 1
#include "interp/fold_tmpl.h"

#define FOLD fold_f16
#define ELEMENT uint16_t
#define LOAD(e) tn_f16_to_f32(e)
#define STORE(v) tn_f32_to_f16(v)
#define VALUE float
#define IS_FLOAT 1
#include "interp/fold_tmpl.h"

#define FOLD fold_bf16
#define ELEMENT uint16_t
#define LOAD(e) tn_bf16_to_f32(e)
#define STORE(v) tn_f32_to_bf16(v)
#define VALUE float
#define IS_FLOAT 1
#include "interp/fold_tmpl.h"

// Integers: sums and products are computed in U, which wraps.
#define IS_FLOAT 0
#define FOLD fold_i8
#define ELEMENT int8_t
#define UNSIGNED uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_i16
#define ELEMENT int16_t
#define UNSIGNED uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_i32
#define ELEMENT int32_t
#define UNSIGNED uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_i64
#define ELEMENT int64_t
#define UNSIGNED uint64_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_ui8
#define ELEMENT uint8_t
#define UNSIGNED uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_ui16
#define ELEMENT uint16_t
#define UNSIGNED uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_ui32
#define ELEMENT uint32_t
#define UNSIGNED uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_ui64
#define ELEMENT uint64_t
#define UNSIGNED uint64_t
#include "interp/fold_tmpl.h"

static bool fold_bool(TnScalarOp op, void *acc, const void *in, size_t n, int64_t stride) {
  uint8_t a = *(uint8_t *)acc;
  const uint8_t *x = in;
  switch ((unsigned)op) {
    case TN_SCALAR_add: case TN_SCALAR_or: case TN_SCALAR_maximum:
      for (size_t i = 0; i < n; i++) a |= x[(int64_t)i * stride];
      break;
    case TN_SCALAR_multiply: case TN_SCALAR_and: case TN_SCALAR_minimum:
      for (size_t i = 0; i < n; i++) a &= x[(int64_t)i * stride];
      break;
    default: return false;
  }
  *(uint8_t *)acc = a;
  return true;
}

static Run *const runs[TN_N_DTYPES] = {
    [TN_I1] = fold_bool, [TN_I8] = fold_i8,   [TN_I16] = fold_i16,   [TN_I32] = fold_i32,   [TN_I64] = fold_i64,
    [TN_UI8] = fold_ui8, [TN_UI16] = fold_ui16, [TN_UI32] = fold_ui32, [TN_UI64] = fold_ui64,
    [TN_F16] = fold_f16, [TN_BF16] = fold_bf16, [TN_F32] = fold_f32,   [TN_F64] = fold_f64,
};

static Run *find_run(const TnBody *b) {
  Run *run = b->single == TN_SCALAR_NONE ? NULL : runs[b->arg_types[0]];
  uint64_t probe[2] = {0};
  return run && run(b->single, probe, probe, 0, 0) ? run : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// The fold

typedef struct State {
  const TnFold *f;
  int64_t *outs, *window;     // offsets of OUTS results, of WINDOW places
  const void **args;          // of the body: accumulators, then elements
  void **results, **lanes;    // accumulators; gathered elements
} State;

static State new_state(const TnFold *f, TnArena *a) {
  State s = {f, tn_new_n(a, int64_t, OUTS), tn_new_n(a, int64_t, WINDOW), tn_new_n(a, const void *, 2 * f->n_inputs),
             tn_new_n(a, void *, f->n_inputs), tn_new_n(a, void *, f->n_inputs)};
  for (size_t k = 0; k < f->n_inputs; k++)
    s.lanes[k] = tn_arena_push(a, OUTS * tn_dtype_bytes((TnDtype)f->body->arg_types[f->n_inputs + k]), 64);
  return s;
}

static size_t chunk(int64_t at, int64_t n, size_t most) { return n - at < (int64_t)most ? (size_t)(n - at) : most; }

static bool is_consecutive(const int64_t *offsets, size_t n) {
  for (size_t i = 1; i < n; i++)
    if (offsets[i] != offsets[0] + (int64_t)i) return false;
  return true;
}

// Results one after another, each over its whole window.
static TnError *fold_each(const State *s, Run *run, size_t n) {
  const TnFold *f = s->f;
  const TnGrid *w = &f->window;
  size_t bytes = tn_dtype_bytes((TnDtype)f->body->arg_types[0]);
  size_t inner = w->rank ? (size_t)w->dims[w->rank - 1] : 1;
  int64_t stride = w->rank ? w->strides[w->rank - 1] : 0;
  TnGrid rows = *w;
  if (w->rank) rows.rank--, rows.n /= w->dims[w->rank - 1];
  for (int64_t at = 0; at < rows.n; at += WINDOW) {
    size_t count = chunk(at, rows.n, WINDOW);
    tn_grid_offsets(&rows, at, count, s->window);
    for (size_t i = 0; i < n; i++) {
      const uint8_t *x = (const uint8_t *)f->x[0] + s->outs[i] * (int64_t)bytes;
      for (size_t k = 0; k < count; k++)
        run(f->body->single, (uint8_t *)s->results[0] + i * bytes, x + s->window[k] * (int64_t)bytes, inner, stride);
    }
    TN_TRY(tn_interp_poll(f->body->it, f->body->op));
  }
  return NULL;
}

// n results side by side, place after place.
static TnError *fold_lanes(const State *s, size_t n, bool is_contiguous) {
  const TnFold *f = s->f;
  for (int64_t at = 0; at < f->window.n; at += WINDOW) {
    size_t count = chunk(at, f->window.n, WINDOW);
    tn_grid_offsets(&f->window, at, count, s->window);
    for (size_t w = 0; w < count; w++) {
      for (size_t k = 0; k < f->n_inputs; k++) {
        size_t bytes = tn_dtype_bytes((TnDtype)f->body->arg_types[f->n_inputs + k]);
        const uint8_t *x = (const uint8_t *)f->x[k] + s->window[w] * (int64_t)bytes;
        if (is_contiguous) s->args[f->n_inputs + k] = x + s->outs[0] * (int64_t)bytes;
        else tn_gather(bytes, s->lanes[k], x, s->outs, n), s->args[f->n_inputs + k] = s->lanes[k];
      }
      TN_TRY(tn_body_run(f->body, s->args, s->results, n));
    }
    TN_TRY(tn_interp_poll(f->body->it, f->body->op));
  }
  return NULL;
}

TnError *tn_fold_run(const TnFold *f) {
  State s = new_state(f, tn_interp_scratch(f->body->it));
  Run *run = f->n_inputs == 1 ? find_run(f->body) : NULL;
  for (int64_t at = 0; at < f->outs.n; at += OUTS) {
    size_t n = chunk(at, f->outs.n, OUTS);
    tn_grid_offsets(&f->outs, at, n, s.outs);
    for (size_t k = 0; k < f->n_inputs; k++) {
      size_t bytes = tn_dtype_bytes((TnDtype)f->body->arg_types[k]);
      s.args[k] = s.results[k] = (uint8_t *)f->results[k] + (size_t)at * bytes;
      tn_fill(bytes, s.results[k], f->init[k], (int64_t)n);
    }
    if (f->window.n == 0) continue;
    bool is_contiguous = is_consecutive(s.outs, n);
    // Side by side is faster where neighbours are neighbours in memory, and enough of them.
    if (run && (!is_contiguous || n < 16)) TN_TRY(fold_each(&s, run, n));
    else TN_TRY(fold_lanes(&s, n, is_contiguous));
  }
  return NULL;
}

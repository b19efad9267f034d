// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Folds over strided data: what reduce and reduce_window have in common. Every element of a result folds its own
// elements in index order and rounds to the element type at each step, so it does not matter that many results
// advance together. Long sums of floats are made of blocks, as in gemm.h.
#include "interp/body.h"
#include "interp/gemm.h"

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

typedef bool Run(TnScalarOp op, bool is_signed, void *acc, const void *x, size_t n, int64_t stride);

#define IS_FLOAT 1
#define FOLD fold_f32
#define ELEMENT float
#include "interp/fold_tmpl.h"
#define IS_FLOAT 1
#define FOLD fold_f64
#define ELEMENT double
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_32
#define ELEMENT uint32_t
#include "interp/fold_tmpl.h"
#define IS_FLOAT 0
#define FOLD fold_64
#define ELEMENT uint64_t
#include "interp/fold_tmpl.h"

// Elements of other types go side by side, as those of other bodies do.
static Run *run_of(TnDtype type) {
  if (type == TN_F32) return fold_f32;
  if (type == TN_F64) return fold_f64;
  if (!tn_dtype_is_int(type)) return NULL;
  return tn_dtype_bits(type) == 32 ? fold_32 : tn_dtype_bits(type) == 64 ? fold_64 : NULL;
}

static Run *find_run(const TnBody *b) {
  Run *run = b->single == TN_SCALAR_NONE ? NULL : run_of((TnDtype)b->arg_types[0]);
  uint64_t probe[2] = {0};
  return run && run(b->single, false, probe, probe, 0, 0) ? run : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// The fold

typedef struct Segment { int64_t offset; size_t n; } Segment;  // consecutive places of a row of the window

typedef struct State {
  const TnFold *f;
  Run *run;                   // NULL when there is none for the body
  size_t n;                   // results at hand
  bool is_contiguous;         // their elements are neighbours
  int64_t *outs, *window;     // offsets of OUTS results, of WINDOW places
  Segment *segments;          // WINDOW of them
  const void **args;          // of the body: accumulators, then elements
  void **results, **lanes;    // accumulators; gathered elements
  double *sums;               // of blocks
} State;

static size_t at_most(int64_t n, size_t most) { return n < (int64_t)most ? (size_t)n : most; }

static State new_state(const TnFold *f, TnArena *a) {
  size_t outs = at_most(f->outs.n, OUTS), places = at_most(f->window.n, WINDOW);
  State s = {.f = f,
             .outs = tn_new_n(a, int64_t, outs),
             .window = tn_new_n(a, int64_t, places),
             .segments = tn_new_n(a, Segment, places),
             .args = tn_new_n(a, const void *, 2 * f->n_inputs),
             .results = tn_new_n(a, void *, f->n_inputs),
             .lanes = tn_new_n(a, void *, f->n_inputs),
             .sums = tn_new_n(a, double, outs)};
  for (size_t k = 0; k < f->n_inputs; k++)
    s.lanes[k] = tn_arena_push(a, outs * tn_dtype_bytes((TnDtype)f->body->arg_types[f->n_inputs + k]), 64);
  s.run = f->n_inputs == 1 ? find_run(f->body) : NULL;
  return s;
}

static bool is_consecutive(const int64_t *offsets, size_t n) {
  for (size_t i = 1; i < n; i++)
    if (offsets[i] != offsets[0] + (int64_t)i) return false;
  return true;
}

// Segments of the places first... of the window, before end, as many as there is room for; sets *out_next.
static size_t find_segments(const State *s, int64_t first, int64_t end, int64_t *out_next) {
  const TnGrid *w = &s->f->window;
  int64_t inner = w->rank ? w->dims[w->rank - 1] : 1;
  size_t n = 0;
  for (; n < WINDOW && first < end; n++) {
    int64_t left = inner - first % inner;
    if (left > end - first) left = end - first;
    tn_grid_offsets(w, first, 1, &s->segments[n].offset);
    s->segments[n].n = (size_t)left;
    first += left;
  }
  *out_next = first;
  return n;
}

// Results one after another, each over the places first... to end.
static TnError *fold_each(const State *s, int64_t first, int64_t end) {
  const TnFold *f = s->f;
  const TnDtype type = (TnDtype)f->body->arg_types[0];
  const bool is_signed = tn_dtype_class(type) == TN_CLASS_SINT;
  int64_t bytes = (int64_t)tn_dtype_bytes(type);
  int64_t stride = f->window.rank ? f->window.strides[f->window.rank - 1] : 0;
  while (first < end) {
    size_t count = find_segments(s, first, end, &first);
    for (size_t i = 0; i < s->n; i++) {
      const uint8_t *x = (const uint8_t *)f->x[0] + s->outs[i] * bytes;
      for (size_t k = 0; k < count; k++)
        s->run(f->body->single, is_signed, (uint8_t *)s->results[0] + (int64_t)i * bytes,
               x + s->segments[k].offset * bytes, s->segments[k].n, stride);
    }
    TN_TRY(tn_interp_poll(f->body->it, f->body->op));
  }
  return NULL;
}

// Elements of input k at one place of the window, of all results side by side.
static const void *lanes_at(const State *s, size_t k, int64_t place_offset) {
  size_t bytes = tn_dtype_bytes((TnDtype)s->f->body->arg_types[s->f->n_inputs + k]);
  const uint8_t *x = (const uint8_t *)s->f->x[k] + place_offset * (int64_t)bytes;
  if (s->is_contiguous) return x + s->outs[0] * (int64_t)bytes;
  tn_gather(bytes, s->lanes[k], x, s->outs, s->n);
  return s->lanes[k];
}

// All results side by side, place after place.
static TnError *fold_lanes(const State *s, int64_t first, int64_t end) {
  const TnFold *f = s->f;
  for (int64_t at = first; at < end; at += WINDOW) {
    size_t count = at_most(end - at, WINDOW);
    tn_grid_offsets(&f->window, at, count, s->window);
    for (size_t w = 0; w < count; w++) {
      for (size_t k = 0; k < f->n_inputs; k++) s->args[f->n_inputs + k] = lanes_at(s, k, s->window[w]);
      TN_TRY(tn_body_run(f->body, s->args, s->results, s->n));
    }
    TN_TRY(tn_interp_poll(f->body->it, f->body->op));
  }
  return NULL;
}

static TnError *fold_range(const State *s, int64_t first, int64_t end) {
  // Side by side is faster where neighbours are neighbours in memory, and enough of them.
  return s->run && (!s->is_contiguous || s->n < 16) ? fold_each(s, first, end) : fold_lanes(s, first, end);
}

static bool is_long_sum(const TnFold *f) {
  return f->n_inputs == 1 && f->body->single == TN_SCALAR_add && tn_dtype_is_float((TnDtype)f->body->arg_types[0]) &&
         f->window.n > TN_SUM_BLOCK;
}

// Block by block; the first begins with init, every other one with its first element.
static TnError *fold_blocks(const State *s) {
  const TnFold *f = s->f;
  TnDtype type = (TnDtype)f->body->arg_types[0];
  size_t bytes = tn_dtype_bytes(type);
  for (int64_t first = 0; first < f->window.n; first += TN_SUM_BLOCK) {
    int64_t end = f->window.n - first > TN_SUM_BLOCK ? first + TN_SUM_BLOCK : f->window.n;
    if (first) {
      tn_grid_offsets(&f->window, first, 1, s->window);
      memcpy(s->results[0], lanes_at(s, 0, s->window[0]), s->n * bytes);
    }
    TN_TRY(fold_range(s, first + (first > 0), end));
    for (size_t i = 0; i < s->n; i++) {
      double sum = tn_load_f64(type, (const uint8_t *)s->results[0] + i * bytes);
      s->sums[i] = first ? s->sums[i] + sum : sum;
    }
  }
  for (size_t i = 0; i < s->n; i++) tn_store_f64(type, (uint8_t *)s->results[0] + i * bytes, s->sums[i]);
  return NULL;
}

// Several results, each a fold of its own input by one op.
static bool is_apart(const TnFold *f) {
  const TnRegion *r = f->body->region;
  uint32_t n = 0;
  while (n < f->n_inputs && !tn_type_is_quant(r->args[n].type) &&
         tn_body_scalar(r, n, (uint32_t)f->n_inputs) != TN_SCALAR_NONE)
    n++;
  return n > 1 && n == f->n_inputs;
}

static TnError *fold_apart(const TnFold *f) {
  const size_t n = f->n_inputs;
  for (size_t k = 0; k < n; k++) {
    uint8_t types[] = {f->body->arg_types[k], f->body->arg_types[n + k]};
    TnBody body = *f->body;
    body.n_args = 2, body.n_results = 1, body.arg_types = types, body.result_types += k;
    body.single = tn_body_scalar(f->body->region, (uint32_t)k, (uint32_t)n);
    TN_TRY(tn_fold_run(&(TnFold){&body, 1, f->init + k, f->x + k, f->results + k, f->outs, f->window}));
  }
  return NULL;
}

TnError *tn_fold_run(const TnFold *f) {
  if (is_apart(f)) return fold_apart(f);
  State s = new_state(f, tn_interp_scratch(f->body->it));
  for (int64_t at = 0; at < f->outs.n; at += OUTS) {
    s.n = at_most(f->outs.n - at, OUTS);
    tn_grid_offsets(&f->outs, at, s.n, s.outs);
    for (size_t k = 0; k < f->n_inputs; k++) {
      size_t bytes = tn_dtype_bytes((TnDtype)f->body->arg_types[k]);
      s.args[k] = s.results[k] = (uint8_t *)f->results[k] + (size_t)at * bytes;
      tn_fill(bytes, s.results[k], f->init[k], (int64_t)s.n);
    }
    s.is_contiguous = is_consecutive(s.outs, s.n);
    if (f->window.n) TN_TRY(is_long_sum(f) ? fold_blocks(&s) : fold_range(&s, 0, f->window.n));
  }
  return NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// reduce_window and select_and_scatter.
#include "interp/body.h"
#include "interp/window.h"

static bool dilate(int64_t n, int64_t by, int64_t *out) {
  if (n == 0) return *out = 0, true;
  return tn_mul_i64(n - 1, by, out) && !__builtin_add_overflow(*out, 1, out);
}

TnError *tn_window_measure(TnInterp *it, const TnOp *op, size_t d, int64_t n, TnWindow *w) {
  int64_t base, window;
  if (!dilate(n, w->base_dilation, &base) || !dilate(w->size, w->dilation, &window) ||
      __builtin_add_overflow(base, w->low, &w->content) || __builtin_add_overflow(w->content, w->high, &w->padded))
    return tn_interp_fail(it, op, "padded size of dimension %zu is out of range", d);
  if (w->padded < 0) w->padded = 0;
  if (w->content > w->padded) w->content = w->padded;
  w->outs = w->padded == 0 || window > w->padded ? 0 : (w->padded - window) / w->stride + 1;
  return NULL;
}

static TnError *read_windows(TnInterp *it, const TnOp *op, const TnTensor *x, TnWindow **out) {
  const Tn_reduce_window_attrs *at = TN_OP_ATTRS(op, reduce_window);
  TnWindow *w = *out = tn_new_n(tn_interp_scratch(it), TnWindow, x->rank + 1);
  for (size_t d = 0; d < x->rank; d++) {
    w[d] = (TnWindow){.size = tn_attr_i64_or(at->window_dimensions, d, 1),
                      .stride = tn_attr_i64_or(at->window_strides, d, 1),
                      .base_dilation = tn_attr_i64_or(at->base_dilations, d, 1),
                      .dilation = tn_attr_i64_or(at->window_dilations, d, 1),
                      .low = tn_attr_i64_or(at->padding, 2 * d, 0),
                      .high = tn_attr_i64_or(at->padding, 2 * d + 1, 0)};
    TN_TRY(tn_window_measure(it, op, d, x->dims[d], &w[d]));
  }
  return NULL;
}

TnError *tn_window_pad(TnInterp *it, TnTensor *x, const TnWindow *w, const void *init, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  int64_t *dims = tn_new_n(a, int64_t, x->rank + 1), *low = tn_new_n(a, int64_t, x->rank + 1);
  int64_t *step = tn_new_n(a, int64_t, x->rank + 1);
  bool is_same = true;
  for (size_t d = 0; d < x->rank; d++) {
    dims[d] = w[d].padded, low[d] = w[d].low, step[d] = w[d].base_dilation;
    is_same = is_same && low[d] == 0 && dims[d] == x->dims[d] && (step[d] == 1 || dims[d] == 1);
  }
  if (is_same) {
    tn_tensor_retain(x);
    *out = x;
    return NULL;
  }
  TN_TRY(tn_tensor_new(it, (TnDtype)x->dtype, NULL, x->rank, dims, out));
  tn_pad(it, x, low, step, init, *out);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Windows that grow by one end only (cumulative sums and their like): one running fold along one dimension.

// The one dimension with a window of more than one element, when that is a large one; -1 otherwise.
static int find_long_dim(const TnWindow *w, size_t rank) {
  int found = -1;
  for (size_t d = 0; d < rank; d++) {
    if (w[d].size == 1) continue;
    if (found >= 0 || w[d].size < 16 || w[d].dilation != 1) return -1;
    found = (int)d;
  }
  return found;
}

// Folding init into itself any number of times changes nothing, so padding at the ends of a window may be left out.
static bool is_init_neutral(TnBody *b, size_t n, const void *const *init, TnError **out_error) {
  TnArena *a = tn_interp_scratch(b->it);
  const void **args = tn_new_n(a, const void *, 2 * n);
  void **results = tn_new_n(a, void *, n);
  for (size_t k = 0; k < n; k++) args[k] = args[n + k] = init[k], results[k] = tn_arena_push(a, sizeof(TnC128), 16);
  if ((*out_error = tn_body_run(b, args, results, 1))) return false;
  for (size_t k = 0; k < n; k++)
    if (memcmp(results[k], init[k], tn_dtype_bytes((TnDtype)b->result_types[k]))) return false;
  return true;
}

typedef enum Direction { NEITHER, FROM_START, FROM_END } Direction;

// FROM_START: every window begins in the padding before the first element, so that result i is the fold of init with a
// prefix of the elements in index order: a running fold gives the same bits for any body.
// FROM_END: every window ends behind the last element. The running fold goes backwards then, which is the same for
// exact ops; sums and products of floats do it only when folding each window by itself would take too long.
static Direction find_direction(const TnBody *b, const TnWindow *w, const TnTensor *x) {
  static const int64_t too_long = (int64_t)1 << 26;
  if ((w->outs - 1) * w->stride <= w->low) return FROM_START;
  if (w->low > 0 || w->size < w->content) return NEITHER;
  bool is_reorderable = b->single == TN_SCALAR_add || b->single == TN_SCALAR_multiply;
  if (tn_body_is_exact(b) || (is_reorderable && x->n && w->size > too_long / x->n)) return FROM_END;
  return NEITHER;
}

typedef struct Running {
  TnFold *f;                    // x: padded; outs: all dims but the long one
  const TnWindow *w;
  Direction direction;
  int64_t x_step, result_step;  // strides of the long dim
  TnGrid places;                // of the results, matching f->outs
} Running;

static TnError *run_block(const Running *r, const int64_t *from, const int64_t *to, size_t lanes) {
  TnBody *b = r->f->body;
  TnArena *a = tn_interp_scratch(b->it);
  size_t n = r->f->n_inputs;
  const void **args = tn_new_n(a, const void *, 2 * n);
  void **acc = tn_new_n(a, void *, n);
  for (size_t k = 0; k < n; k++) {
    size_t bytes = tn_dtype_bytes((TnDtype)b->arg_types[k]);
    args[k] = acc[k] = tn_arena_push(a, lanes * bytes, 64);
    args[n + k] = tn_arena_push(a, lanes * tn_dtype_bytes((TnDtype)b->arg_types[n + k]), 64);
    tn_fill(bytes, acc[k], r->f->init[k], (int64_t)lanes);
  }
  const TnWindow *w = r->w;
  int64_t step = r->direction == FROM_START ? 1 : -1, first = step > 0 ? w->low : w->content - 1;
  int64_t result = step > 0 ? 0 : w->outs - 1;
  for (int64_t p = first;; p += step) {
    bool is_done = p < 0 || p >= w->padded;
    // Results whose window holds nothing from here on.
    while (result >= 0 && result < w->outs &&
           (is_done || (step > 0 ? result * w->stride + w->size <= p : result * w->stride > p))) {
      for (size_t k = 0; k < n; k++) {
        size_t bytes = tn_dtype_bytes((TnDtype)b->arg_types[k]);
        tn_scatter(bytes, (uint8_t *)r->f->results[k] + result * r->result_step * (int64_t)bytes, to, acc[k], lanes);
      }
      result += step;
    }
    if (is_done || result < 0 || result >= w->outs) return NULL;
    for (size_t k = 0; k < n; k++) {
      size_t bytes = tn_dtype_bytes((TnDtype)b->arg_types[n + k]);
      tn_gather(bytes, (void *)(uintptr_t)args[n + k], (const uint8_t *)r->f->x[k] + p * r->x_step * (int64_t)bytes,
                from, lanes);
    }
    TN_TRY(tn_body_run(b, args, acc, lanes));
    if ((p & 1023) == 0) TN_TRY(tn_interp_poll(b->it, b->op));
  }
}

static TnError *run_running(const Running *r) {
  enum { LANES = 1024 };
  TnArena *a = tn_interp_scratch(r->f->body->it);
  int64_t *from = tn_new_n(a, int64_t, LANES), *to = tn_new_n(a, int64_t, LANES);
  for (int64_t at = 0; at < r->f->outs.n; at += LANES) {
    size_t lanes = r->f->outs.n - at < LANES ? (size_t)(r->f->outs.n - at) : LANES;
    TnArenaMark mark = tn_arena_mark(a);
    tn_grid_offsets(&r->f->outs, at, lanes, from);
    tn_grid_offsets(&r->places, at, lanes, to);
    TN_TRY(run_block(r, from, to, lanes));
    tn_arena_release(a, mark);
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

// Grids over all dims but `skip` (-1: all). They are not merged against each other's rank: each enumerates the same
// places in the same order.
static TnGrid grid_without(TnArena *a, size_t rank, const int64_t *dims, const int64_t *strides, int skip) {
  int64_t *d2 = tn_new_n(a, int64_t, rank + 1), *s2 = tn_new_n(a, int64_t, rank + 1);
  size_t n = 0;
  for (size_t d = 0; d < rank; d++)
    if ((int)d != skip) d2[n] = dims[d], s2[n++] = strides[d];
  return tn_grid_new(a, n, d2, s2);
}

static TnError *fold_windows(TnInterp *it, TnFold *f, const TnWindow *w, TnTensor *padded, const int64_t *outs) {
  TnArena *a = tn_interp_scratch(it);
  size_t rank = padded->rank;
  int64_t *x_steps = tn_tensor_strides(it, padded), *out_steps = tn_new_n(a, int64_t, rank + 1);
  int64_t *result_steps = tn_new_n(a, int64_t, rank + 1), *sizes = tn_new_n(a, int64_t, rank + 1);
  int64_t *window_steps = tn_new_n(a, int64_t, rank + 1);
  tn_row_strides(rank, outs, result_steps);
  for (size_t d = 0; d < rank; d++) {
    // What is not stepped along may have any step.
    out_steps[d] = outs[d] > 1 ? x_steps[d] * w[d].stride : 0;
    window_steps[d] = w[d].size > 1 ? x_steps[d] * w[d].dilation : 0;
    sizes[d] = w[d].size;
  }
  f->outs = tn_grid_new(a, rank, outs, out_steps);
  f->window = tn_grid_new(a, rank, sizes, window_steps);
  int d = f->outs.n ? find_long_dim(w, rank) : -1;
  Direction direction = d >= 0 ? find_direction(f->body, &w[d], padded) : NEITHER;
  if (direction == NEITHER) return tn_fold_run(f);
  TnError *error = NULL;
  if (!is_init_neutral(f->body, f->n_inputs, f->init, &error)) return error ? error : tn_fold_run(f);
  f->outs = grid_without(a, rank, outs, out_steps, d);
  Running r = {f, &w[d], direction, x_steps[d], result_steps[d], grid_without(a, rank, outs, result_steps, d)};
  return run_running(&r);
}

TnError *tn_eval_reduce_window(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  size_t n = op->n_results, rank = in[0]->rank;
  TnBody *body;
  TnWindow *w;
  TN_TRY(tn_check_same_dims(it, op, in, n, "reduce_window_c2"));
  TN_TRY(tn_body_new(it, op, &op->regions[0], &body));
  TN_TRY(read_windows(it, op, in[0], &w));
  TnTensor **x = tn_new_n(a, TnTensor *, n), **init = tn_new_n(a, TnTensor *, n);
  const void **data = tn_new_n(a, const void *, 2 * n);
  void **results = tn_new_n(a, void *, n);
  int64_t *outs = tn_new_n(a, int64_t, rank + 1);
  for (size_t d = 0; d < rank; d++) outs[d] = w[d].outs;
  for (size_t k = 0; k < n; k++) {
    TN_TRY(tn_tensor_new_ranked(it, op, k, rank, outs, &out[k]));
    results[k] = out[k]->data;
  }
  if (out[0]->n == 0) return NULL;
  for (size_t k = 0; k < n; k++) {
    TnTensor *promoted;
    TN_TRY(tn_body_promote(it, in[n + k], (TnDtype)body->arg_types[k], &init[k]));
    TN_TRY(tn_body_promote(it, in[k], (TnDtype)body->arg_types[n + k], &promoted));
    TN_TRY(tn_window_pad(it, promoted, w, init[k]->data, &x[k]));
    tn_tensor_release(it, promoted);
    data[k] = x[k]->data, data[n + k] = init[k]->data;
  }
  TnFold f = {.body = body, .n_inputs = n, .x = data, .init = data + n, .results = results};
  TN_TRY(fold_windows(it, &f, w, x[0], outs));
  for (size_t k = 0; k < n; k++) tn_tensor_release(it, x[k]), tn_tensor_release(it, init[k]);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// select_and_scatter

typedef struct Select {
  size_t rank;
  const TnWindow *w;
  const TnTensor *x, *source;
  const int64_t *strides;  // of x
} Select;

// Where in x place `place` of the window of source element i is; -1: in the padding.
static int64_t candidate(const Select *s, int64_t i, int64_t place) {
  int64_t offset = 0;
  for (size_t d = s->rank; d-- > 0; i /= s->source->dims[d], place /= s->w[d].size) {
    const int64_t at = i % s->source->dims[d] * s->w[d].stride - s->w[d].low + place % s->w[d].size;
    if (at < 0 || at >= s->x->dims[d]) return -1;
    offset += at * s->strides[d];
  }
  return offset;
}

// The element of window i that the body keeps against every other one; -1: there is none.
static TnError *choose(const Select *s, TnBody *body, int64_t i, int64_t n_places, int64_t *out_chosen) {
  const size_t bytes = tn_dtype_bytes((TnDtype)s->x->dtype);
  *out_chosen = -1;
  for (int64_t place = 0; place < n_places; place++) {
    const int64_t at = candidate(s, i, place);
    uint8_t is_kept = 0;
    void *pred = &is_kept;
    if (at < 0) continue;
    if (*out_chosen >= 0) {
      const void *args[2] = {s->x->data + (size_t)*out_chosen * bytes, s->x->data + (size_t)at * bytes};
      TN_TRY(tn_body_run(body, args, &pred, 1));
    }
    if (!is_kept) *out_chosen = at;
  }
  return NULL;
}

static TnError *scatter_chosen(const Select *s, TnBody *select, TnBody *scatter, TnTensor *result) {
  const size_t bytes = tn_dtype_bytes((TnDtype)result->dtype), source_bytes = tn_dtype_bytes((TnDtype)s->source->dtype);
  int64_t n_places = 1, chosen;
  for (size_t d = 0; d < s->rank; d++)
    if (!tn_mul_i64(n_places, s->w[d].size, &n_places))
      return tn_interp_fail(select->it, select->op, "window has too many elements");
  for (int64_t i = 0; i < s->source->n && s->x->n; i++) {
    TN_TRY(choose(s, select, i, n_places, &chosen));
    if (chosen < 0) continue;
    void *place = result->data + (size_t)chosen * bytes;
    const void *args[2] = {place, s->source->data + (size_t)i * source_bytes};
    TN_TRY(tn_body_run(scatter, args, &place, 1));
    TN_TRY(tn_interp_poll(select->it, select->op));
  }
  return NULL;
}

TnError *tn_eval_select_and_scatter(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  const Tn_select_and_scatter_attrs *at = TN_OP_ATTRS(op, select_and_scatter);
  size_t rank = in[0]->rank;
  TnBody *select, *scatter;
  TN_TRY(tn_body_new(it, op, &op->regions[0], &select));
  TN_TRY(tn_body_new(it, op, &op->regions[1], &scatter));
  TnTensor *x, *source, *init;
  TN_TRY(tn_body_promote(it, in[0], (TnDtype)select->arg_types[0], &x));
  TN_TRY(tn_body_promote(it, in[1], (TnDtype)scatter->arg_types[1], &source));
  TN_TRY(tn_body_promote(it, in[2], (TnDtype)scatter->arg_types[0], &init));
  TnWindow *w = tn_new_n(a, TnWindow, rank + 1);
  for (size_t d = 0; d < rank; d++) {
    w[d] = (TnWindow){tn_attr_i64_or(at->window_dimensions, d, 1), tn_attr_i64_or(at->window_strides, d, 1), 1, 1,
                    tn_attr_i64_or(at->padding, 2 * d, 0), tn_attr_i64_or(at->padding, 2 * d + 1, 0), 0, 0, 0};
    TN_TRY(tn_window_measure(it, op, d, x->dims[d], &w[d]));
    if (w[d].outs != source->dims[d])
      return tn_interp_fail(it, op,
                            "dimension %zu of source is %lld, expected %lld windows (select_and_scatter_c2)", d,
                            (long long)source->dims[d], (long long)w[d].outs);
  }
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, x->dims, &out[0]));
  tn_fill(tn_dtype_bytes((TnDtype)out[0]->dtype), out[0]->data, init->data, out[0]->n);
  const Select s = {.rank = rank, .w = w, .x = x, .source = source, .strides = tn_tensor_strides(it, x)};
  TN_TRY(scatter_chosen(&s, select, scatter, out[0]));
  tn_tensor_release(it, x), tn_tensor_release(it, source), tn_tensor_release(it, init);
  return NULL;
}

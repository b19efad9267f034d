// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops with bodies that kernels cannot compute in registers, as loops over elements:
//
//   map(%x) { f }   ->   while (%i = 0, %r; %i < n) { %r[%i] = f(%x[%i]) }
//
// Arrays are lists of elements in row-major order there, and places in them are worked out from the number of the step.
// Elements are taken in the order that docs/numerics.md promises. A body runs where the op runs it and nowhere else:
// it may be a loop that ends for such elements only.
#include "pass/elements.h"

typedef struct Loop {
  TnOp *op, *end;  // new ops of a step go before `end`
  TnValue *i;      // the number of the step
  TnValue **v;     // what is carried, as a step finds it
  uint32_t n;
} Loop;

// A loop of so many steps, to be closed before the same op.
static Loop open_loop(TnPassCtx *cx, TnOp *at, int64_t steps, uint32_t n, TnValue *const *init) {
  const TnType **types = tn_new_n(cx->scratch, const TnType *, n + 1);
  types[0] = tn_type_tensor_of(cx->m, TN_I64, 0, NULL);
  for (uint32_t k = 0; k < n; k++) types[1 + k] = init[k]->type;
  Loop l = {.op = tn_emit_loop(cx, at, types, n + 1, steps), .v = tn_new_n(cx->scratch, TnValue *, n + 1), .n = n};
  TnRegion *body = &l.op->regions[1];
  l.op->operands[0] = tn_emit_zero(cx, at, types[0]);
  if (n) memcpy(l.op->operands + 1, init, n * sizeof *init);
  for (uint32_t k = 0; k < n; k++) l.v[k] = &body->args[1 + k];
  l.end = tn_region_end(body);
  l.i = &body->args[0];
  return l;
}

// next: what it carries on; out: what it leaves.
static void close_loop(TnPassCtx *cx, TnOp *at, const Loop *l, TnValue *const *next, TnValue **out) {
  if (l->n) memcpy(l->end->operands + 1, next, l->n * sizeof *next);
  tn_rewrite_place(cx, at, l->op);
  for (uint32_t k = 0; k < l->n; k++) out[k] = &l->op->results[1 + k];
}

// ---- numbers and places

static TnValue *number(TnPassCtx *cx, TnOp *at, int64_t x) {
  return tn_rewrite_splat_int(cx, at, tn_type_tensor_of(cx->m, TN_I64, 0, NULL), x);
}

static TnValue *with_number(TnPassCtx *cx, TnOp *at, TnOpcode code, TnValue *x, int64_t y) {
  return tn_emit_same(cx, at, code, x, number(cx, at, y));
}

static TnValue *compared(TnPassCtx *cx, TnOp *at, TnValue *x, int64_t direction, int64_t y) {
  return tn_emit_compare(cx, at, direction, x, number(cx, at, y));
}

static TnValue *both(TnPassCtx *cx, TnOp *at, TnValue *p, TnValue *q) {
  return p ? tn_emit_same(cx, at, TN_OP_and, p, q) : q;
}

static int64_t product(const int64_t *sizes, size_t rank) {
  int64_t n = 1;
  for (size_t d = 0; d < rank; d++) n *= sizes[d];
  return n;
}

// The index of element i.
static void find_index(TnPassCtx *cx, TnOp *at, TnValue *i, const int64_t *sizes, size_t rank, TnValue **index) {
  for (size_t d = rank; d-- > 0;) {
    index[d] = d ? with_number(cx, at, TN_OP_remainder, i, sizes[d]) : i;
    if (d) i = with_number(cx, at, TN_OP_divide, i, sizes[d]);
  }
}

static TnValue *find_place(TnPassCtx *cx, TnOp *at, TnValue *const *index, const TnType *t) {
  TnValue *place = t->rank ? index[0] : number(cx, at, 0);
  for (uint32_t d = 1; d < t->rank; d++) {
    place = with_number(cx, at, TN_OP_multiply, place, t->dims[d]);
    place = tn_emit_same(cx, at, TN_OP_add, place, index[d]);
  }
  return place;
}

// Whether x lies in [0, size), too.
static TnValue *is_inside(TnPassCtx *cx, TnOp *at, TnValue *x, int64_t size, TnValue *so_far) {
  so_far = both(cx, at, so_far, compared(cx, at, x, TN_comparison_direction_GE, 0));
  return both(cx, at, so_far, compared(cx, at, x, TN_comparison_direction_LT, size));
}

// x as a list, of at least one element for the sake of loops that never run.
static TnValue *as_list(TnPassCtx *cx, TnOp *at, TnValue *x, const TnType *elem) {
  int64_t n = tn_static_count(x->type);
  if (n > 0) return tn_emit_reshape(cx, at, tn_emit_convert(cx, at, x, elem), 1, &n);
  return tn_emit_zero(cx, at, tn_type_tensor(cx->m, elem, 1, (const int64_t[]){1}, NULL));
}

static const TnType *list_type(TnPassCtx *cx, const TnType *t) {
  int64_t n = tn_static_count(t);
  return tn_type_tensor(cx->m, t->elem, 1, &n, NULL);
}

static TnValue *zeros(TnPassCtx *cx, TnOp *at, const TnType *t) { return tn_emit_zero(cx, at, list_type(cx, t)); }

static void take_all(TnPassCtx *cx, TnOp *at, uint32_t n, TnValue *const *lists, TnValue *place, TnValue **out) {
  for (uint32_t k = 0; k < n; k++) out[k] = tn_emit_take(cx, at, lists[k], 0, place);
}
static void put_all(TnPassCtx *cx, TnOp *at, uint32_t n, TnValue *const *lists, TnValue *place, TnValue **x) {
  for (uint32_t k = 0; k < n; k++) x[k] = tn_emit_put(cx, at, lists[k], 0, place, x[k]);
}

static void replace_by_lists(TnPassCtx *cx, TnOp *op, TnValue **lists) {
  for (uint32_t k = 0; k < op->n_results; k++)
    lists[k] = tn_emit_reshape(cx, op, lists[k], op->results[k].type->rank, op->results[k].type->dims);
  tn_rewrite_replace(cx, op, lists);
}

// f(args) where p holds, else what is in out already.
static TnError *call_if(TnPassCtx *cx, TnOp *at, TnValue *p, TnRegion *f, TnValue *const *args, uint32_t n,
                        TnValue **out) {
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_if, 1, n, 2), *end[2];
  op->operands[0] = p;
  for (int k = 0; k < 2; k++) {
    tn_rewrite_region_args(cx, &op->regions[k], NULL, 0);
    end[k] = tn_emit_return(cx, at, &op->regions[k], n);
  }
  memcpy(end[1]->operands, out, n * sizeof *out);
  for (uint32_t k = 0; k < n; k++) op->results[k].type = out[k]->type;
  TN_TRY(tn_rewrite_copy_region(cx, end[0], f, args, end[0]->operands));
  tn_rewrite_place(cx, at, op);
  for (uint32_t k = 0; k < n; k++) out[k] = &op->results[k];
  return NULL;
}

// ---- map

static TnError *loop_map(TnPassCtx *cx, TnOp *op) {
  uint32_t n = op->n_operands;
  TnValue **lists = tn_new_n(cx->scratch, TnValue *, 2 * n + 1), **args = lists + n, *result;
  for (uint32_t k = 0; k < n; k++) lists[k] = as_list(cx, op, op->operands[k], op->operands[k]->type->elem);
  result = zeros(cx, op, op->results[0].type);
  Loop l = open_loop(cx, op, tn_static_count(op->results[0].type), 1, &result);
  take_all(cx, l.end, n, lists, l.i, args);
  TN_TRY(tn_rewrite_copy_region(cx, l.end, &op->regions[0], args, &result));
  put_all(cx, l.end, 1, l.v, l.i, &result);
  close_loop(cx, op, &l, &result, &result);
  replace_by_lists(cx, op, &result);
  return NULL;
}

// ---- reduce, reduce_window, select_and_scatter: loops over results, and over the places that each looks at

typedef struct Window {
  const TnOp *op;
  const TnType *in;  // what it looks at
  size_t rank;       // of the window
  int64_t *size;     // the rest is of all but reduce
  TnI64s strides, base_dilations, window_dilations, padding;
} Window;

static void set_sizes(TnPassCtx *cx, Window *w, const TnAttr *sizes) {
  w->rank = w->in->rank;
  w->size = tn_emit_list(cx, sizes, NULL);
}

static Window read_window(TnPassCtx *cx, const TnOp *op) {
  Window w = {.op = op, .in = op->operands[0]->type};
  if (op->opcode == TN_OP_reduce) {
    w.size = tn_emit_list(cx, TN_OP_ATTRS(op, dimensions)->dimensions, &w.rank);
    for (size_t d = 0; d < w.rank; d++) w.size[d] = w.in->dims[w.size[d]];
  } else if (op->opcode == TN_OP_reduce_window) {
    const Tn_reduce_window_attrs *a = TN_OP_ATTRS(op, reduce_window);
    set_sizes(cx, &w, a->window_dimensions);
    w.strides = a->window_strides, w.padding = a->padding;
    w.base_dilations = a->base_dilations, w.window_dilations = a->window_dilations;
  } else {
    const Tn_select_and_scatter_attrs *a = TN_OP_ATTRS(op, select_and_scatter);
    set_sizes(cx, &w, a->window_dimensions);
    w.strides = a->window_strides, w.padding = a->padding;
  }
  return w;
}

// The place in the operand's list of place `k` of the window of result `i`. out_inside: NULL where it always is.
static TnValue *look(TnPassCtx *cx, TnOp *at, const Window *w, TnValue *const *i, TnValue *const *k,
                     TnValue **out_inside) {
  TnValue **index = tn_new_n(cx->scratch, TnValue *, w->in->rank + 1);
  size_t rank = w->in->rank, n_kept = 0;
  *out_inside = NULL;
  if (w->op->opcode == TN_OP_reduce) {
    TnI64s dims = TN_OP_ATTRS(w->op, dimensions)->dimensions;
    for (size_t d = 0; d < rank; d++)
      if (!tn_i64s_has(dims, (int64_t)d)) index[d] = i[n_kept++];
    for (size_t d = 0; d < w->rank; d++) index[tn_i64s_at(dims, d)] = k[d];
    return find_place(cx, at, index, w->in);
  }
  for (size_t d = 0; d < rank; d++) {
    int64_t base = tn_attr_i64_or(w->base_dilations, d, 1), n = w->in->dims[d];
    TnValue *x = with_number(cx, at, TN_OP_multiply, i[d], tn_attr_i64_or(w->strides, d, 1));
    TnValue *step = with_number(cx, at, TN_OP_multiply, k[d], tn_attr_i64_or(w->window_dilations, d, 1));
    x = tn_emit_same(cx, at, TN_OP_add, x, step);
    x = with_number(cx, at, TN_OP_subtract, x, tn_attr_i64_or(w->padding, 2 * d, 0));
    *out_inside = is_inside(cx, at, x, n ? (n - 1) * base + 1 : 0, *out_inside);
    if (base > 1) {
      TnValue *rest = with_number(cx, at, TN_OP_remainder, x, base);
      *out_inside = both(cx, at, *out_inside, compared(cx, at, rest, TN_comparison_direction_EQ, 0));
      x = with_number(cx, at, TN_OP_divide, x, base);
    }
    index[d] = x;
  }
  return find_place(cx, at, index, w->in);
}

static TnError *loop_fold(TnPassCtx *cx, TnOp *op) {
  const TnType *to = op->results[0].type;
  const uint32_t n = op->n_results;
  Window w = read_window(cx, op);
  TnValue **lists = tn_new_n(cx->scratch, TnValue *, 6 * n + 1), **init = lists + n, **out = init + n,
          **args = out + n, **next = args + 2 * n, *inside;
  TnValue **i = tn_new_n(cx->scratch, TnValue *, to->rank + w.rank + 1), **k = i + to->rank;
  for (uint32_t j = 0; j < n; j++) {
    lists[j] = as_list(cx, op, op->operands[j], op->results[j].type->elem);
    init[j] = tn_emit_convert(cx, op, op->operands[n + j], op->results[j].type->elem);
    out[j] = zeros(cx, op, op->results[j].type);
  }
  Loop all = open_loop(cx, op, tn_static_count(to), n, out);
  find_index(cx, all.end, all.i, to->dims, to->rank, i);
  Loop window = open_loop(cx, all.end, product(w.size, w.rank), n, init);
  find_index(cx, window.end, window.i, w.size, w.rank, k);
  TnValue *place = look(cx, window.end, &w, i, k, &inside);
  memcpy(args, window.v, n * sizeof *args);
  take_all(cx, window.end, n, lists, place, args + n);
  for (uint32_t j = 0; j < n && inside; j++)
    args[n + j] = tn_emit_select(cx, window.end, inside, args[n + j], init[j]);
  TN_TRY(tn_rewrite_copy_region(cx, window.end, &op->regions[0], args, next));
  close_loop(cx, all.end, &window, next, next);
  put_all(cx, all.end, n, all.v, all.i, next);
  close_loop(cx, op, &all, next, next);
  replace_by_lists(cx, op, next);
  return NULL;
}

// The place that the window of source element `i` selects; -1: it has none.
static TnError *loop_select(TnPassCtx *cx, TnOp *at, TnOp *op, const Window *w, TnValue *list, TnValue *const *i,
                            TnValue **out_place) {
  TnValue **k = tn_new_n(cx->scratch, TnValue *, w->rank + 1), *args[2], *inside, *best[2], *kept;
  best[0] = number(cx, at, -1);
  best[1] = tn_emit_zero(cx, at, tn_scalar_type(cx, list->type->elem));
  Loop window = open_loop(cx, at, product(w->size, w->rank), 2, best);
  find_index(cx, window.end, window.i, w->size, w->rank, k);
  TnValue *place = look(cx, window.end, w, i, k, &inside);
  args[0] = window.v[1], args[1] = tn_emit_take(cx, window.end, list, 0, place);
  TnValue *is_second = compared(cx, window.end, window.v[0], TN_comparison_direction_GE, 0);
  kept = tn_emit_zero(cx, window.end, is_second->type);
  TN_TRY(call_if(cx, window.end, both(cx, window.end, inside, is_second), &op->regions[0], args, 1, &kept));
  TnValue *takes = TN_EMIT(cx, window.end, not, kept->type, kept);
  takes = both(cx, window.end, inside, takes);
  best[0] = tn_emit_select(cx, window.end, takes, place, window.v[0]);
  best[1] = tn_emit_select(cx, window.end, takes, args[1], window.v[1]);
  close_loop(cx, at, &window, best, best);
  *out_place = best[0];
  return NULL;
}

static TnError *loop_select_and_scatter(TnPassCtx *cx, TnOp *op) {
  const TnType *to = op->results[0].type, *source = op->operands[1]->type;
  Window w = read_window(cx, op);
  TnValue *list = as_list(cx, op, op->operands[0], op->regions[0].args[0].type->elem), *place, *args[2], *out;
  TnValue *sources = as_list(cx, op, op->operands[1], to->elem);
  TnValue **i = tn_new_n(cx->scratch, TnValue *, source->rank + 1);
  out = tn_emit_convert(cx, op, op->operands[2], to->elem);
  out = tn_emit_broadcast(cx, op, out, list_type(cx, to), NULL);
  Loop all = open_loop(cx, op, tn_static_count(source), 1, &out);
  find_index(cx, all.end, all.i, source->dims, source->rank, i);
  TN_TRY(loop_select(cx, all.end, op, &w, list, i, &place));
  args[0] = out = tn_emit_take(cx, all.end, all.v[0], 0, place);
  args[1] = tn_emit_take(cx, all.end, sources, 0, all.i);
  TnValue *is_any = compared(cx, all.end, place, TN_comparison_direction_GE, 0);
  TN_TRY(call_if(cx, all.end, is_any, &op->regions[1], args, 1, &out));
  put_all(cx, all.end, 1, all.v, place, &out);
  close_loop(cx, op, &all, &out, &out);
  replace_by_lists(cx, op, &out);
  return NULL;
}

// ---- scatter

// A number of the index list as i64: what is beyond counts as far outside.
static TnValue *as_index(TnPassCtx *cx, TnOp *at, TnValue *x) {
  static const int64_t far = (int64_t)1 << 61;
  if (x->type->dtype == TN_UI64) x = tn_emit_same(cx, at, TN_OP_minimum, x, tn_rewrite_splat_int(cx, at, x->type, far));
  return tn_emit_convert(cx, at, x, tn_type_scalar(cx->m, TN_I64));
}

// The index in the operand of the update at u.
static void scatter_index(TnPassCtx *cx, TnOp *at, const TnOp *op, TnValue *indices, TnValue *const *u,
                          TnValue **index) {
  const uint32_t n = op->n_results;
  const TnType *to = op->results[0].type, *t = op->operands[n]->type, *updates = op->operands[n + 1]->type;
  const TnAttr *a = TN_OP_ATTRS(op, scatter)->scatter_dimension_numbers;
  TnI64s window = tn_attr_field(a, TN_FIELD_scatter_update_window_dims),
         inserted = tn_attr_field(a, TN_FIELD_scatter_inserted_window_dims),
         batching = tn_attr_field(a, TN_FIELD_scatter_input_batching_dims),
         indices_batching = tn_attr_field(a, TN_FIELD_scatter_scatter_indices_batching_dims),
         map = tn_attr_field(a, TN_FIELD_scatter_scatter_dims_to_operand_dims);
  const int64_t vector_dim = tn_attr_field(a, TN_FIELD_scatter_index_vector_dim)->i;
  TnValue **s = tn_new_n(cx->scratch, TnValue *, t->rank + 1);
  uint32_t next = 0;
  for (uint32_t d = 0; d < updates->rank; d++) {
    if (tn_i64s_has(window, d)) continue;
    next += next == vector_dim;
    s[next++] = u[d];
  }
  next = 0;
  for (uint32_t d = 0; d < to->rank; d++) {
    int64_t b = tn_i64s_find(batching, d);
    if (b >= 0)
      index[d] = s[tn_i64s_at(indices_batching, (size_t)b)];
    else
      index[d] = tn_i64s_has(inserted, d) ? number(cx, at, 0) : u[tn_i64s_at(window, next++)];
  }
  for (size_t k = 0; k < tn_attr_n(map); k++) {
    if (vector_dim < t->rank) s[vector_dim] = number(cx, at, (int64_t)k);
    TnValue *place = find_place(cx, at, s, t), **to_dim = &index[tn_i64s_at(map, k)];
    *to_dim = tn_emit_same(cx, at, TN_OP_add, *to_dim, as_index(cx, at, tn_emit_take(cx, at, indices, 0, place)));
  }
}

static TnError *loop_scatter(TnPassCtx *cx, TnOp *op) {
  const uint32_t n = op->n_results;
  const TnType *to = op->results[0].type, *t = op->operands[n + 1]->type;
  TnValue **updates = tn_new_n(cx->scratch, TnValue *, 4 * n + 1), **out = updates + n, **args = out + n;
  TnValue *inside = NULL;
  TnValue **u = tn_new_n(cx->scratch, TnValue *, t->rank + to->rank + 1), **index = u + t->rank;
  TnValue *indices = as_list(cx, op, op->operands[n], op->operands[n]->type->elem);
  for (uint32_t k = 0; k < n; k++) {
    out[k] = as_list(cx, op, op->operands[k], op->results[k].type->elem);
    updates[k] = as_list(cx, op, op->operands[n + 1 + k], op->results[k].type->elem);
  }
  Loop l = open_loop(cx, op, tn_static_count(t), n, out);
  find_index(cx, l.end, l.i, t->dims, t->rank, u);
  scatter_index(cx, l.end, op, indices, u, index);
  for (uint32_t d = 0; d < to->rank; d++) inside = is_inside(cx, l.end, index[d], to->dims[d], inside);
  TnValue *place = find_place(cx, l.end, index, to);
  take_all(cx, l.end, n, l.v, place, args);
  take_all(cx, l.end, n, updates, l.i, args + n);
  memcpy(out, args, n * sizeof *out);
  if (inside)
    TN_TRY(call_if(cx, l.end, inside, &op->regions[0], args, n, out));
  else
    TN_TRY(tn_rewrite_copy_region(cx, l.end, &op->regions[0], args, out));
  put_all(cx, l.end, n, l.v, place, out);
  close_loop(cx, op, &l, out, out);
  replace_by_lists(cx, op, out);
  return NULL;
}

// ---- sort: lines are merged, neighbours first, then pairs of them, and so on

typedef struct Merge {
  TnOp *op;
  uint32_t n;  // operands
  int64_t length;
} Merge;

// One round: pairs of runs of `width` elements of `from` become runs of twice as many. Carried are where the next
// elements of both runs are, and the lists.
static TnError *merge_runs(TnPassCtx *cx, const Merge *m, TnOp *at, TnValue *width, TnValue *const *from,
                           TnValue **out) {
  const uint32_t n = m->n;
  TnValue **carried = tn_new_n(cx->scratch, TnValue *, 5 * n + 3), **args = carried + n + 2, **next = args + 2 * n;
  carried[0] = carried[1] = number(cx, at, 0);
  memcpy(carried + 2, from, n * sizeof *from);
  Loop l = open_loop(cx, at, tn_static_count(from[0]->type), n + 2, carried);
  TnValue *length = number(cx, l.end, m->length), *end[2], *runs[2], *has[2], *places[2];
  TnValue *k = with_number(cx, l.end, TN_OP_remainder, l.i, m->length);
  TnValue *line = tn_emit_same(cx, l.end, TN_OP_subtract, l.i, k);
  TnValue *twice = tn_emit_same(cx, l.end, TN_OP_add, width, width);
  TnValue *in_runs = tn_emit_same(cx, l.end, TN_OP_remainder, k, twice);
  TnValue *first = tn_emit_same(cx, l.end, TN_OP_subtract, k, in_runs);
  TnValue *is_first = compared(cx, l.end, in_runs, TN_comparison_direction_EQ, 0);
  for (int r = 0; r < 2; r++) {
    end[r] = tn_emit_same(cx, l.end, TN_OP_add, r ? end[0] : first, width);
    end[r] = tn_emit_same(cx, l.end, TN_OP_minimum, end[r], length);
    runs[r] = tn_emit_select(cx, l.end, is_first, r ? end[0] : first, l.v[r]);
    has[r] = tn_emit_compare(cx, l.end, TN_comparison_direction_LT, runs[r], end[r]);
    places[r] = tn_emit_same(cx, l.end, TN_OP_add, line, runs[r]);
    for (uint32_t j = 0; j < n; j++) args[2 * j + !r] = tn_emit_take(cx, l.end, from[j], 0, places[r]);
  }
  TnValue *is_second = TN_EMIT(cx, l.end, not, has[0]->type, has[0]);
  TN_TRY(call_if(cx, l.end, both(cx, l.end, has[0], has[1]), &m->op->regions[0], args, 1, &is_second));
  for (uint32_t j = 0; j < n; j++) next[2 + j] = tn_emit_select(cx, l.end, is_second, args[2 * j], args[2 * j + 1]);
  put_all(cx, l.end, n, l.v + 2, l.i, next + 2);
  TnValue *one = tn_emit_convert(cx, l.end, is_second, l.i->type->elem);
  next[1] = tn_emit_same(cx, l.end, TN_OP_add, runs[1], one);
  next[0] = tn_emit_same(cx, l.end, TN_OP_subtract, with_number(cx, l.end, TN_OP_add, runs[0], 1), one);
  close_loop(cx, at, &l, next, carried);
  memcpy(out, carried + 2, n * sizeof *out);
  return NULL;
}

static TnError *loop_sort(TnPassCtx *cx, TnOp *op) {
  const TnType *t = op->operands[0]->type;
  Merge m = {op, op->n_operands, 1};
  int64_t dim = tn_attr_int_or(TN_OP_ATTRS(op, sort)->dimension, -1), rounds = 0, last = (int64_t)t->rank - 1;
  if (dim < 0) dim += t->rank;
  if (tn_static_count(t) == 0) return tn_rewrite_replace(cx, op, op->operands), NULL;
  if (t->rank) m.length = t->dims[dim];
  while ((m.length - 1) >> rounds) rounds++;
  int64_t *swap = tn_new_n(cx->scratch, int64_t, t->rank + 1);
  for (uint32_t d = 0; d < t->rank; d++) swap[d] = d == dim ? last : d == last ? dim : d;
  TnValue **lists = tn_new_n(cx->scratch, TnValue *, m.n + 1);
  for (uint32_t k = 0; k < m.n; k++)
    lists[k] = as_list(cx, op, tn_emit_transpose(cx, op, op->operands[k], swap), op->operands[k]->type->elem);
  Loop l = open_loop(cx, op, rounds, m.n, lists);
  TnValue *width = tn_emit_same(cx, l.end, TN_OP_shift_left, number(cx, l.end, 1), l.i);
  TN_TRY(merge_runs(cx, &m, l.end, width, l.v, lists));
  close_loop(cx, op, &l, lists, lists);
  int64_t *dims = tn_emit_dims(cx, t, 0, t->rank ? t->dims[0] : 0);
  if (t->rank) dims[dim] = t->dims[last], dims[last] = t->dims[dim];
  for (uint32_t k = 0; k < m.n; k++)
    lists[k] = tn_emit_transpose(cx, op, tn_emit_reshape(cx, op, lists[k], t->rank, dims), swap);
  tn_rewrite_replace(cx, op, lists);
  return NULL;
}

TnError *tn_elements_loop(TnPassCtx *cx, TnOp *op) {
  if (op->n_results && tn_static_count(op->results[0].type) == 0 && op->opcode != TN_OP_sort) {
    TnValue **none = tn_new_n(cx->scratch, TnValue *, op->n_results);
    for (uint32_t k = 0; k < op->n_results; k++) none[k] = tn_emit_zero(cx, op, op->results[k].type);
    tn_rewrite_replace(cx, op, none);
    return NULL;
  }
  switch (op->opcode) {
    case TN_OP_map: return loop_map(cx, op);
    case TN_OP_reduce:
    case TN_OP_reduce_window: return loop_fold(cx, op);
    case TN_OP_select_and_scatter: return loop_select_and_scatter(cx, op);
    case TN_OP_scatter: return loop_scatter(cx, op);
    case TN_OP_sort: return loop_sort(cx, op);
    default: return NULL;
  }
}

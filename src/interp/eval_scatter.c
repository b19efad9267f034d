// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// gather, dynamic_gather and scatter: each element of the result, or of the updates, belongs to a place of the operand.
// Gather clamps windows into the operand; scatter leaves out every element that falls outside of it and takes the rest
// in row-major order of the updates.
#include "interp/body.h"

// Fields of the dimension numbers of both, by gather's names.
typedef struct Numbers {
  TnI64s windows;  // dims of the result or the updates: those of a window
  TnI64s dropped;  // dims of the operand that windows do not have
  TnI64s batching, index_batching, map;
  int64_t vector_dim;
} Numbers;

_Static_assert((int)TN_FIELD_gather_index_vector_dim == (int)TN_FIELD_scatter_index_vector_dim &&
                   (int)TN_FIELD_gather_start_index_map == (int)TN_FIELD_scatter_scatter_dims_to_operand_dims,
               "the same fields in the same order");
static Numbers read_numbers(const TnAttr *a) {
  return (Numbers){tn_attr_field(a, TN_FIELD_gather_offset_dims),
                   tn_attr_field(a, TN_FIELD_gather_collapsed_slice_dims),
                   tn_attr_field(a, TN_FIELD_gather_operand_batching_dims),
                   tn_attr_field(a, TN_FIELD_gather_start_indices_batching_dims),
                   tn_attr_field(a, TN_FIELD_gather_start_index_map),
                   tn_attr_field(a, TN_FIELD_gather_index_vector_dim)->i};
}

// A dim of the result or the updates.
typedef struct Dim {
  int64_t size;
  int64_t operand_dim;  // that it walks along: a window's or a batching one; -1: none
  int64_t index_dim;    // of the indices; -1: of a window
  int64_t index_step;
} Dim;

typedef struct Walk {
  TnInterp *it;
  const TnOp *op;
  const TnTensor *x, *indices;  // the operand
  Numbers numbers;
  size_t rank;                  // of the result or the updates
  Dim *dims;
  int64_t *strides;             // of the operand
  const int64_t *limits;        // largest start of a window in each dim of it; NULL: starts are not clamped
  int64_t component_step;       // of index vectors
  int64_t row_dim, row_n;       // a row: the last dim where it is a window's, which walks along row_dim; -1: an element
  int64_t *place;               // in the operand, of the first element of a row
} Walk;

// Sizes that the types leave open where dims are dynamic.
static TnError *check_indices(const Walk *w) {
  const bool is_scatter = w->op->opcode == TN_OP_scatter;
  const int64_t d = w->numbers.vector_dim;
  size_t n = d < (int64_t)w->indices->rank ? (size_t)w->indices->dims[d] : 1;
  if (tn_attr_n(w->numbers.map) != n)
    return tn_interp_fail(w->it, w->op, "index vectors have %zu components, expected %zu (%s)", n,
                          tn_attr_n(w->numbers.map), is_scatter ? "scatter_c19" : "gather_c3");
  for (size_t i = 0; i < tn_attr_n(w->numbers.batching); i++) {
    int64_t b = tn_i64s_at(w->numbers.batching, i), e = tn_i64s_at(w->numbers.index_batching, i);
    if (w->x->dims[b] != w->indices->dims[e])
      return tn_interp_fail(w->it, w->op, "batching dimension %lld of the operand is %lld, of the indices %lld (%s)",
                            (long long)b, (long long)w->x->dims[b], (long long)w->indices->dims[e],
                            is_scatter ? "scatter_c18" : "gather_c17");
  }
  return NULL;
}

// The dims but their sizes, which are set for those of the indices. rank: of the result or the updates.
static TnError *new_walk(TnInterp *it, const TnOp *op, const TnTensor *x, const TnTensor *indices,
                         const TnAttr *numbers, size_t rank, Walk *w) {
  TnArena *a = tn_interp_scratch(it);
  *w = (Walk){.it = it, .op = op, .x = x, .indices = indices, .numbers = read_numbers(numbers), .rank = rank};
  TN_TRY(check_indices(w));
  w->dims = tn_new_n(a, Dim, rank + 1);
  w->strides = tn_tensor_strides(it, x), w->place = tn_new_n(a, int64_t, x->rank + 1);
  int64_t *steps = tn_tensor_strides(it, indices), window = 0, index_dim = 0;
  if (w->numbers.vector_dim < (int64_t)indices->rank) w->component_step = steps[w->numbers.vector_dim];
  for (size_t d = 0; d < rank; d++) {
    if (tn_i64s_has(w->numbers.windows, (int64_t)d)) {
      while (tn_i64s_has(w->numbers.dropped, window) || tn_i64s_has(w->numbers.batching, window)) window++;
      w->dims[d] = (Dim){0, window++, -1, 0};
    } else {
      index_dim += index_dim == w->numbers.vector_dim;
      int64_t b = tn_i64s_find(w->numbers.index_batching, index_dim);
      w->dims[d] = (Dim){indices->dims[index_dim], b < 0 ? -1 : tn_i64s_at(w->numbers.batching, (size_t)b), index_dim,
                         steps[index_dim]};
      index_dim++;
    }
  }
  return NULL;
}

// When all sizes are known: what a row is; the number of rows.
static int64_t find_rows(Walk *w) {
  int64_t rows = 1;
  w->row_dim = -1, w->row_n = 1;
  if (w->rank && w->dims[w->rank - 1].index_dim < 0)
    w->row_dim = w->dims[w->rank - 1].operand_dim, w->row_n = w->dims[--w->rank].size;
  for (size_t d = 0; d < w->rank; d++) rows *= w->dims[d].size;
  return rows;
}

// Component i of the index vector at `offset`; far outside of every tensor when it does not fit.
static int64_t index_at(const Walk *w, int64_t offset, size_t i) {
  static const int64_t far = (int64_t)1 << 61;
  const TnDtype type = (TnDtype)w->indices->dtype;
  offset += (int64_t)i * w->component_step;
  int64_t x = tn_load_i64(type, w->indices->data + (size_t)offset * tn_dtype_bytes(type));
  if (x < 0 && type == TN_UI64) return far;
  return x < -far ? -far : x > far ? far : x;
}

// The place of a row; its offset in the operand, of use where the place is one of its own.
static int64_t find_place(const Walk *w, int64_t row) {
  uint64_t offset = 0;
  int64_t vector = 0;
  memset(w->place, 0, w->x->rank * sizeof *w->place);
  for (size_t d = w->rank; d-- > 0; row /= w->dims[d].size) {
    const int64_t at = row % w->dims[d].size;
    vector += at * w->dims[d].index_step;
    if (w->dims[d].operand_dim >= 0) w->place[w->dims[d].operand_dim] = at;
  }
  for (size_t i = 0; i < tn_attr_n(w->numbers.map); i++) {
    int64_t d = tn_i64s_at(w->numbers.map, i), x = index_at(w, vector, i);
    if (w->limits) x = x < 0 ? 0 : x > w->limits[d] ? w->limits[d] : x;
    w->place[d] += x;
  }
  for (size_t d = 0; d < w->x->rank; d++) offset += (uint64_t)w->place[d] * (uint64_t)w->strides[d];
  return (int64_t)offset;
}

static TnError *poll(const Walk *w, int64_t row) { return row & 1023 ? NULL : tn_interp_poll(w->it, w->op); }

// ---------------------------------------------------------------------------------------------------------------

// The largest start in each dimension. Dimensions that the result does not have give one element.
static TnError *find_limits(Walk *w, const int64_t *slice_sizes) {
  int64_t *limits = tn_new_n(tn_interp_scratch(w->it), int64_t, w->x->rank + 1);
  for (size_t d = 0; d < w->x->rank; d++) {
    bool is_one = tn_i64s_has(w->numbers.dropped, (int64_t)d) || tn_i64s_has(w->numbers.batching, (int64_t)d);
    int64_t most = is_one && w->x->dims[d] > 1 ? 1 : w->x->dims[d];
    if (slice_sizes[d] < 0 || slice_sizes[d] > most)
      return tn_interp_fail(w->it, w->op, "slice size of dimension %zu is %lld, expected 0 to %lld (%s)", d,
                            (long long)slice_sizes[d], (long long)most,
                            w->op->opcode == TN_OP_gather ? "gather_c21" : "dynamic_gather_c12");
    limits[d] = w->x->dims[d] - (is_one ? 1 : slice_sizes[d]);
  }
  w->limits = limits;
  return NULL;
}

static TnError *eval_gather(TnInterp *it, const TnOp *op, TnTensor *const *in, const TnAttr *numbers,
                            const int64_t *slice_sizes, TnTensor **out) {
  const TnTensor *x = in[0];
  const int64_t vector_dim = tn_attr_field(numbers, TN_FIELD_gather_index_vector_dim)->i;
  size_t n_windows = tn_attr_n(tn_attr_field(numbers, TN_FIELD_gather_offset_dims));
  const size_t rank = n_windows + in[1]->rank - (vector_dim < (int64_t)in[1]->rank);
  const size_t bytes = tn_dtype_bytes((TnDtype)x->dtype);
  int64_t *sizes = tn_new_n(tn_interp_scratch(it), int64_t, rank + 1);
  Walk w;
  TN_TRY(new_walk(it, op, x, in[1], numbers, rank, &w));
  TN_TRY(find_limits(&w, slice_sizes));
  for (size_t d = 0; d < rank; d++) {
    if (w.dims[d].index_dim < 0) w.dims[d].size = slice_sizes[w.dims[d].operand_dim];
    sizes[d] = w.dims[d].size;
  }
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, sizes, &out[0]));
  if (x->n == 0) memset(out[0]->data, 0, out[0]->bytes);  // slices of no elements that are one element in the result
  if (x->n == 0 || out[0]->n == 0) return NULL;
  const int64_t rows = find_rows(&w), step = w.row_dim < 0 ? 1 : w.strides[w.row_dim], one = 1;
  uint8_t *to = out[0]->data;
  for (int64_t row = 0; row < rows; row++, to += (size_t)w.row_n * bytes) {
    const uint8_t *from = x->data + (size_t)find_place(&w, row) * bytes;
    if (step == 1) memcpy(to, from, (size_t)w.row_n * bytes);
    else tn_copy_box(bytes, 1, &w.row_n, to, &one, from, &step);
    TN_TRY(poll(&w, row));
  }
  return NULL;
}

TnError *tn_eval_gather(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_gather_attrs *at = TN_OP_ATTRS(op, gather);
  int64_t *sizes = tn_new_n(tn_interp_scratch(it), int64_t, in[0]->rank + 1);
  for (size_t d = 0; d < in[0]->rank; d++) sizes[d] = tn_attr_i64_or(at->slice_sizes, d, 0);
  return eval_gather(it, op, in, at->dimension_numbers, sizes, out);
}

TnError *tn_eval_dynamic_gather(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t *sizes = tn_new_n(tn_interp_scratch(it), int64_t, in[0]->rank + 1);
  const TnTensor *given = in[2];
  if (given->n != (int64_t)in[0]->rank)
    return tn_interp_fail(it, op, "slice_sizes has %lld elements, expected %u",
                          (long long)given->n, (unsigned)in[0]->rank);
  size_t bytes = tn_dtype_bytes((TnDtype)given->dtype);
  for (size_t d = 0; d < in[0]->rank; d++) sizes[d] = tn_load_i64((TnDtype)given->dtype, given->data + d * bytes);
  return eval_gather(it, op, in, TN_OP_ATTRS(op, dynamic_gather)->dimension_numbers, sizes, out);
}

// ---------------------------------------------------------------------------------------------------------------

typedef struct Scatter {
  Walk w;
  TnBody *body;
  size_t n_inputs;
  TnTensor **updates, **results;
  const void **args;
  void **places;
} Scatter;

// n elements of the updates from `from` on go to consecutive places of the operand.
static TnError *update(const Scatter *s, int64_t from, int64_t to, int64_t n) {
  for (size_t k = 0; k < s->n_inputs; k++) {
    s->places[k] = s->results[k]->data + (size_t)to * tn_dtype_bytes((TnDtype)s->results[k]->dtype);
    s->args[k] = s->places[k];
    s->args[s->n_inputs + k] = s->updates[k]->data + (size_t)from * tn_dtype_bytes((TnDtype)s->updates[k]->dtype);
  }
  return tn_body_run(s->body, s->args, s->places, (size_t)n);
}

// The part of a row that falls into the operand.
static TnError *update_row(const Scatter *s, int64_t row) {
  const Walk *w = &s->w;
  int64_t to = find_place(w, row), from = row * w->row_n, first = 0, end = w->row_n, step = 1;
  for (size_t d = 0; d < w->x->rank; d++) {
    const int64_t at = w->place[d], size = w->x->dims[d];
    if ((int64_t)d == w->row_dim) {
      first = at < 0 ? -at : 0, step = w->strides[d];
      if (end > size - at) end = size - at;
    } else if (at < 0 || at >= size) {
      return NULL;
    }
  }
  if (first >= end) return NULL;
  if (step == 1) return update(s, from + first, to + first, end - first);
  for (int64_t i = first; i < end; i++) TN_TRY(update(s, from + i, to + i * step, 1));
  return NULL;
}

// The sizes of the updates follow from those of the operand and the indices only where types are static.
static TnError *check_updates(Walk *w, const TnTensor *updates) {
  for (size_t d = 0; d < w->rank; d++) {
    if (w->dims[d].index_dim >= 0 && updates->dims[d] != w->dims[d].size)
      return tn_interp_fail(w->it, w->op,
                            "dimension %zu of updates is %lld, expected %lld as in scatter_indices (scatter_c4)", d,
                            (long long)updates->dims[d], (long long)w->dims[d].size);
    w->dims[d].size = updates->dims[d];
  }
  return NULL;
}

TnError *tn_eval_scatter(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  size_t n = op->n_results;
  Scatter s = {.n_inputs = n, .results = out};
  TN_TRY(tn_check_same_dims(it, op, in, n, "scatter_c1"));
  TN_TRY(tn_check_same_dims(it, op, in + n + 1, n, "scatter_c3"));
  TN_TRY(tn_body_new(it, op, &op->regions[0], &s.body));
  s.updates = tn_new_n(a, TnTensor *, n);
  for (size_t k = 0; k < n; k++) {
    TnDtype type = (TnDtype)s.body->arg_types[k];
    TN_TRY(tn_body_promote(it, in[n + 1 + k], (TnDtype)s.body->arg_types[n + k], &s.updates[k]));
    if (in[k]->dtype == type) {
      TN_TRY(tn_tensor_edit(it, op, k, in, k, &out[k]));
    } else {
      TN_TRY(tn_tensor_new_ranked(it, op, k, in[0]->rank, in[k]->dims, &out[k]));
      tn_convert(type, out[k]->data, (TnDtype)in[k]->dtype, in[k]->data, (size_t)in[k]->n);
    }
  }
  const TnAttr *numbers = TN_OP_ATTRS(op, scatter)->scatter_dimension_numbers;
  TN_TRY(new_walk(it, op, out[0], in[n], numbers, s.updates[0]->rank, &s.w));
  TN_TRY(check_updates(&s.w, s.updates[0]));
  s.args = tn_new_n(a, const void *, 2 * n), s.places = tn_new_n(a, void *, n);
  const int64_t rows = s.updates[0]->n && out[0]->n ? find_rows(&s.w) : 0;
  for (int64_t row = 0; row < rows; row++) {
    TN_TRY(update_row(&s, row));
    TN_TRY(poll(&s.w, row));
  }
  for (size_t k = 0; k < n; k++) tn_tensor_release(it, s.updates[k]);
  return NULL;
}

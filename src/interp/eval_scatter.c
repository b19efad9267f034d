// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// gather, dynamic_gather and scatter. Gather clamps slices into the operand; scatter leaves out every element that
// falls outside of it and takes the rest in row-major order of the updates.
#include "interp/body.h"

enum { CHUNK = 512 };

// Index vectors in a tensor of indices: for each batch place one vector along index_vector_dim.
typedef struct Indices {
  const TnTensor *t;
  size_t bytes, n;        // of an element; components of a vector
  int64_t component_step;
  size_t n_batch;         // dims of t but index_vector_dim, in order
  int64_t *batch_dims, *batch_steps;
  size_t *batch_sources;  // which dims of t they are
} Indices;

static Indices read_indices(TnArena *a, const TnTensor *t, int64_t vector_dim) {
  int64_t *steps = tn_new_n(a, int64_t, t->rank + 1);
  tn_row_strides(t->rank, t->dims, steps);
  Indices ix = {t, tn_dtype_bytes((TnDtype)t->dtype), 1, 0, 0, tn_new_n(a, int64_t, t->rank + 1),
                tn_new_n(a, int64_t, t->rank + 1), tn_new_n(a, size_t, t->rank + 1)};
  for (size_t d = 0; d < t->rank; d++) {
    if ((int64_t)d == vector_dim) {
      ix.n = (size_t)t->dims[d], ix.component_step = steps[d];
    } else {
      ix.batch_dims[ix.n_batch] = t->dims[d], ix.batch_steps[ix.n_batch] = steps[d];
      ix.batch_sources[ix.n_batch++] = d;
    }
  }
  return ix;
}

// Component i of the vector at `offset`; far outside of every tensor when it does not fit.
static int64_t index_at(const Indices *ix, int64_t offset, size_t i) {
  static const int64_t far = (int64_t)1 << 61;
  const uint8_t *p = ix->t->data + (size_t)(offset + (int64_t)i * ix->component_step) * ix->bytes;
  int64_t x = tn_load_i64((TnDtype)ix->t->dtype, p);
  if (x < 0 && ix->t->dtype == TN_UI64) return far;
  return x < -far ? -far : x > far ? far : x;
}

// Sizes that the types leave open where dims are dynamic.
static TnError *check_indices(TnInterp *it, const TnOp *op, const TnTensor *x, const Indices *ix, TnI64s map,
                              TnI64s batching, TnI64s index_batching) {
  if (tn_attr_n(map) != ix->n)
    return tn_interp_fail(it, op, "index vectors have %zu components, expected %zu (%s)", ix->n,
                          tn_attr_n(map), op->opcode == TN_OP_scatter ? "scatter_c19" : "gather_c3");
  for (size_t i = 0; i < tn_attr_n(batching); i++) {
    int64_t d = tn_i64s_at(batching, i), e = tn_i64s_at(index_batching, i);
    if (x->dims[d] != ix->t->dims[e])
      return tn_interp_fail(it, op,
                            "batching dimension %lld of the operand is %lld, of the indices %lld (%s)", (long long)d,
                            (long long)x->dims[d], (long long)ix->t->dims[e],
                            op->opcode == TN_OP_scatter ? "scatter_c18" : "gather_c17");
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

typedef struct Gather {
  TnInterp *it;
  const TnTensor *x;
  TnTensor *result;
  Indices ix;
  TnI64s map;                     // component -> operand dim
  int64_t *strides, *limits;      // of the operand; largest start in each of its dims
  TnGrid from, batch, to;  // by batch place: offset in the indices, of the batch dims in the operand, in the result
  size_t rank;                    // of the slice that is copied
  int64_t *sizes, *in_steps, *out_steps;
} Gather;

static int64_t slice_start(const Gather *g, int64_t at) {
  int64_t start = 0;
  for (size_t i = 0; i < tn_attr_n(g->map); i++) {
    int64_t d = tn_i64s_at(g->map, i), x = index_at(&g->ix, at, i);
    start += (x < 0 ? 0 : x > g->limits[d] ? g->limits[d] : x) * g->strides[d];
  }
  return start;
}

static TnError *run_gather(const Gather *g, const TnOp *op) {
  TnArena *a = tn_interp_scratch(g->it);
  int64_t *from = tn_new_n(a, int64_t, CHUNK), *batch = tn_new_n(a, int64_t, CHUNK), *to = tn_new_n(a, int64_t, CHUNK);
  size_t bytes = tn_dtype_bytes((TnDtype)g->x->dtype);
  // A slice that lies in one piece in both tensors.
  bool is_run = g->rank == 0 || (g->rank == 1 && g->in_steps[0] == 1 && g->out_steps[0] == 1);
  size_t run_bytes = bytes * (size_t)(g->rank && is_run ? g->sizes[0] : 1);
  for (int64_t at = 0; at < g->to.n; at += CHUNK) {
    size_t n = g->to.n - at < CHUNK ? (size_t)(g->to.n - at) : CHUNK;
    tn_grid_offsets(&g->from, at, n, from);
    tn_grid_offsets(&g->batch, at, n, batch);
    tn_grid_offsets(&g->to, at, n, to);
    for (size_t i = 0; i < n; i++) {
      const uint8_t *in = g->x->data + (size_t)(slice_start(g, from[i]) + batch[i]) * bytes;
      uint8_t *out = g->result->data + (size_t)to[i] * bytes;
      if (is_run) memcpy(out, in, run_bytes);
      else tn_copy_box(bytes, g->rank, g->sizes, out, g->out_steps, in, g->in_steps);
    }
    TN_TRY(tn_interp_poll(g->it, op));
  }
  return NULL;
}

// Joins neighbouring dims of the slice that step as one in both tensors and drops dims of 1.
static void join_slice(Gather *g) {
  size_t n = 0;
  for (size_t d = 0; d < g->rank; d++) {
    if (g->sizes[d] == 1) continue;
    if (n && g->in_steps[n - 1] == g->in_steps[d] * g->sizes[d] && g->out_steps[n - 1] == g->out_steps[d] * g->sizes[d])
      g->sizes[n - 1] *= g->sizes[d], g->in_steps[n - 1] = g->in_steps[d], g->out_steps[n - 1] = g->out_steps[d];
    else
      g->sizes[n] = g->sizes[d], g->in_steps[n] = g->in_steps[d], g->out_steps[n++] = g->out_steps[d];
  }
  g->rank = n;
}

typedef struct GatherDims {
  TnI64s offset, collapsed, batching, index_batching;
  size_t *slice;  // operand dims that the result has as offset dims
  size_t n_slice;
} GatherDims;

static GatherDims read_gather_dims(TnArena *a, const TnAttr *numbers, size_t rank) {
  GatherDims g = {tn_attr_field(numbers, TN_FIELD_gather_offset_dims),
                  tn_attr_field(numbers, TN_FIELD_gather_collapsed_slice_dims),
                  tn_attr_field(numbers, TN_FIELD_gather_operand_batching_dims),
                  tn_attr_field(numbers, TN_FIELD_gather_start_indices_batching_dims),
                  tn_new_n(a, size_t, rank + 1),
                  0};
  for (size_t d = 0; d < rank; d++)
    if (!tn_i64s_has(g.collapsed, (int64_t)d) && !tn_i64s_has(g.batching, (int64_t)d)) g.slice[g.n_slice++] = d;
  return g;
}

// The largest start in each dimension. Dimensions that the result does not have give one element.
static TnError *find_limits(Gather *g, const TnOp *op, const GatherDims *dims, const int64_t *slice_sizes) {
  g->limits = tn_new_n(tn_interp_scratch(g->it), int64_t, g->x->rank + 1);
  for (size_t d = 0; d < g->x->rank; d++) {
    bool is_one = tn_i64s_has(dims->collapsed, (int64_t)d) || tn_i64s_has(dims->batching, (int64_t)d);
    int64_t most = is_one && g->x->dims[d] > 1 ? 1 : g->x->dims[d];
    if (slice_sizes[d] < 0 || slice_sizes[d] > most)
      return tn_interp_fail(
          g->it, op, "slice size of dimension %zu is %lld, expected 0 to %lld (%s)", d,
          (long long)slice_sizes[d], (long long)most, op->opcode == TN_OP_gather ? "gather_c21" : "dynamic_gather_c12");
    g->limits[d] = g->x->dims[d] - (is_one ? 1 : slice_sizes[d]);
  }
  return NULL;
}

// Where batch places and slices lie in the operand and in the result.
static void lay_out_gather(Gather *g, const GatherDims *dims) {
  TnArena *a = tn_interp_scratch(g->it);
  const TnTensor *r = g->result;
  int64_t *steps = tn_new_n(a, int64_t, r->rank + 1);
  int64_t *batch_steps = tn_new_n(a, int64_t, g->ix.n_batch + 1), *to_steps = tn_new_n(a, int64_t, g->ix.n_batch + 1);
  g->rank = dims->n_slice;
  g->sizes = tn_new_n(a, int64_t, g->rank + 1), g->in_steps = tn_new_n(a, int64_t, g->rank + 1);
  g->out_steps = tn_new_n(a, int64_t, g->rank + 1);
  tn_row_strides(r->rank, r->dims, steps);
  size_t n = 0;
  for (size_t d = 0; d < r->rank; d++) {
    int64_t k = tn_i64s_find(dims->offset, (int64_t)d);
    if (k >= 0) {
      g->sizes[k] = r->dims[d], g->in_steps[k] = g->strides[dims->slice[k]], g->out_steps[k] = steps[d];
    } else {
      int64_t b = tn_i64s_find(dims->index_batching, (int64_t)g->ix.batch_sources[n]);
      batch_steps[n] = b >= 0 ? g->strides[tn_i64s_at(dims->batching, (size_t)b)] : 0;
      to_steps[n++] = steps[d];
    }
  }
  join_slice(g);
  g->from = tn_grid_new(a, n, g->ix.batch_dims, g->ix.batch_steps);
  g->batch = tn_grid_new(a, n, g->ix.batch_dims, batch_steps);
  g->to = tn_grid_new(a, n, g->ix.batch_dims, to_steps);
}

static TnError *eval_gather(TnInterp *it, const TnOp *op, TnTensor *const *in, const TnAttr *numbers,
                            const int64_t *slice_sizes, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  TnTensor *x = in[0];
  GatherDims dims = read_gather_dims(a, numbers, x->rank);
  Gather g = {.it = it, .x = x, .map = tn_attr_field(numbers, TN_FIELD_gather_start_index_map)};
  g.ix = read_indices(a, in[1], tn_attr_field(numbers, TN_FIELD_gather_index_vector_dim)->i);
  TN_TRY(check_indices(it, op, x, &g.ix, g.map, dims.batching, dims.index_batching));
  TN_TRY(find_limits(&g, op, &dims, slice_sizes));
  g.strides = tn_new_n(a, int64_t, x->rank + 1);
  tn_row_strides(x->rank, x->dims, g.strides);
  size_t rank = tn_attr_n(dims.offset) + g.ix.n_batch;
  int64_t *sizes = tn_new_n(a, int64_t, rank + 1);
  for (size_t d = 0, batch = 0; d < rank; d++) {
    int64_t k = tn_i64s_find(dims.offset, (int64_t)d);
    sizes[d] = k >= 0 ? slice_sizes[dims.slice[k]] : g.ix.batch_dims[batch++];
  }
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, sizes, &out[0]));
  g.result = out[0];
  if (x->n == 0) memset(out[0]->data, 0, out[0]->bytes);  // slices of no elements that are one element in the result
  if (x->n == 0 || out[0]->n == 0) return NULL;
  lay_out_gather(&g, &dims);
  return run_gather(&g, op);
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

// One dim of the updates outside of the row.
typedef struct UpdateDim {
  int64_t size;
  int64_t index_step;   // in the indices; 0 for window dims
  int64_t base_step;    // in the operand: of a window dim or of a batching dim
  int64_t operand_dim;  // of a window dim, -1 for scatter dims
} UpdateDim;

typedef struct Scatter {
  TnInterp *it;
  const TnOp *op;
  TnBody *body;
  size_t n_inputs, rank;
  const int64_t *dims;      // of the operand
  int64_t *strides;
  TnTensor **updates, **results;
  Indices ix;
  TnI64s map;               // component -> operand dim
  UpdateDim *outer;         // in row-major order
  size_t n_outer;
  int64_t *place;           // index of the current row in outer
  int64_t *start;           // by operand dim; 0 where no index component says otherwise
  // The innermost dims of the updates that lie along operand dim row_dim: row_n places, each unit consecutive elements.
  int64_t row_dim;          // -1: the row is one element
  int64_t row_n, unit;
  const void **args;
  void **places;
} Scatter;

// Splits the dims of the updates into rows and what is outside of them.
static void split_updates(Scatter *s, const TnTensor *update, const TnAttr *numbers) {
  TnArena *a = tn_interp_scratch(s->it);
  TnI64s windows = tn_attr_field(numbers, TN_FIELD_scatter_update_window_dims);
  TnI64s inserted = tn_attr_field(numbers, TN_FIELD_scatter_inserted_window_dims);
  TnI64s batching = tn_attr_field(numbers, TN_FIELD_scatter_input_batching_dims);
  TnI64s index_batching = tn_attr_field(numbers, TN_FIELD_scatter_scatter_indices_batching_dims);
  int64_t *window_dims = tn_new_n(a, int64_t, s->rank + 1);  // operand dim of each window dim
  for (size_t d = 0, k = 0; d < s->rank; d++)
    if (!tn_i64s_has(inserted, (int64_t)d) && !tn_i64s_has(batching, (int64_t)d)) window_dims[k++] = (int64_t)d;
  s->outer = tn_new_n(a, UpdateDim, update->rank + 1);
  for (size_t d = 0, batch = 0; d < update->rank; d++) {
    UpdateDim *u = &s->outer[s->n_outer++];
    int64_t k = tn_i64s_find(windows, (int64_t)d);
    *u = (UpdateDim){update->dims[d], 0, 0, -1};
    if (k >= 0) {
      u->operand_dim = window_dims[k], u->base_step = s->strides[u->operand_dim];
    } else {
      int64_t b = tn_i64s_find(index_batching, (int64_t)s->ix.batch_sources[batch]);
      u->index_step = s->ix.batch_steps[batch++];
      if (b >= 0) u->base_step = s->strides[tn_i64s_at(batching, (size_t)b)];
    }
  }
  // Take window dims from the end into the row as long as the inner ones are whole operand dims.
  s->row_dim = -1, s->row_n = s->unit = 1;
  while (s->n_outer && s->outer[s->n_outer - 1].operand_dim >= 0) {
    const UpdateDim *u = &s->outer[s->n_outer - 1];
    if (s->row_dim >= 0) {
      bool is_whole = s->row_n == s->dims[s->row_dim] && !tn_i64s_has(s->map, s->row_dim);
      if (!is_whole || u->base_step != s->unit * s->row_n || s->strides[s->row_dim] != s->unit) break;
      s->unit *= s->row_n;
    }
    s->row_dim = u->operand_dim, s->row_n = u->size, s->n_outer--;
  }
}

// The part of the current row that falls into the operand: elements [*out_first, *out_end) of the update's row, and
// the place of the first one in the operand.
static bool find_row(const Scatter *s, int64_t *out_first, int64_t *out_end, int64_t *out_base) {
  int64_t base = 0, first = 0, end = s->row_n;
  if (s->row_dim >= 0 && end > s->dims[s->row_dim]) end = s->dims[s->row_dim];
  for (size_t u = 0; u < s->n_outer; u++) {
    int64_t d = s->outer[u].operand_dim;
    if (d >= 0 && (s->start[d] + s->place[u] < 0 || s->start[d] + s->place[u] >= s->dims[d])) return false;
    base += s->place[u] * s->outer[u].base_step;
  }
  for (size_t i = 0; i < tn_attr_n(s->map); i++) {
    int64_t d = tn_i64s_at(s->map, i), start = s->start[d];
    if (d == s->row_dim) {
      if (start < 0) first = -start;
      if (end > s->dims[d] - start) end = s->dims[d] - start;
      if (first >= end) return false;
    } else if (start <= -s->dims[d] || start >= s->dims[d]) {
      return false;
    }
    base += start * s->strides[d];
  }
  if (s->row_dim >= 0) base += first * s->strides[s->row_dim];
  *out_first = first, *out_end = end, *out_base = base;
  return true;
}

// Inserted dims have no window dim: their start itself has to be inside.
static bool is_inserted_inside(const Scatter *s, TnI64s inserted) {
  for (size_t i = 0; i < tn_attr_n(inserted); i++) {
    int64_t d = tn_i64s_at(inserted, i);
    if (s->start[d] < 0 || s->start[d] >= s->dims[d]) return false;
  }
  return true;
}

// n elements of the updates from `from` on go to consecutive places of the operand.
static TnError *update_consecutive(const Scatter *s, int64_t from, int64_t base, size_t n) {
  for (size_t k = 0; k < s->n_inputs; k++) {
    s->places[k] = s->results[k]->data + (size_t)base * tn_dtype_bytes((TnDtype)s->results[k]->dtype);
    s->args[k] = s->places[k];
    s->args[s->n_inputs + k] = s->updates[k]->data + (size_t)from * tn_dtype_bytes((TnDtype)s->updates[k]->dtype);
  }
  return tn_body_run(s->body, s->args, s->places, n);
}

static TnError *update_row(const Scatter *s, int64_t row) {
  int64_t first, end, base;
  if (!find_row(s, &first, &end, &base)) return NULL;
  int64_t from = row * s->row_n * s->unit + first * s->unit;
  int64_t stride = s->row_dim >= 0 ? s->strides[s->row_dim] : 1;
  if (stride == s->unit) return update_consecutive(s, from, base, (size_t)((end - first) * s->unit));
  for (int64_t i = first; i < end; i++, from += s->unit, base += stride)
    TN_TRY(update_consecutive(s, from, base, (size_t)s->unit));
  return NULL;
}

static void read_start(const Scatter *s) {
  int64_t at = 0;
  for (size_t u = 0; u < s->n_outer; u++) at += s->place[u] * s->outer[u].index_step;
  for (size_t i = 0; i < tn_attr_n(s->map); i++) s->start[tn_i64s_at(s->map, i)] = index_at(&s->ix, at, i);
}

static TnError *run_scatter(const Scatter *s, TnI64s inserted) {
  int64_t n_rows = s->updates[0]->n / (s->row_n * s->unit);
  for (int64_t row = 0; row < n_rows; row++) {
    read_start(s);
    if (is_inserted_inside(s, inserted)) TN_TRY(update_row(s, row));
    for (size_t u = s->n_outer; u-- > 0;) {
      if (++s->place[u] < s->outer[u].size) break;
      s->place[u] = 0;
    }
    if ((row & 1023) == 1023) TN_TRY(tn_interp_poll(s->it, s->op));
  }
  return NULL;
}

// The sizes of the updates follow from those of the operand and the indices only where types are static.
static TnError *check_updates(const Scatter *s, const TnTensor *update, const TnAttr *numbers) {
  TnI64s windows = tn_attr_field(numbers, TN_FIELD_scatter_update_window_dims);
  for (size_t d = 0, batch = 0; d < update->rank; d++) {
    if (tn_i64s_has(windows, (int64_t)d)) continue;
    int64_t expected = s->ix.batch_dims[batch++];
    if (update->dims[d] != expected)
      return tn_interp_fail(s->it, s->op,
                            "dimension %zu of updates is %lld, expected %lld as in scatter_indices (scatter_c4)", d,
                            (long long)update->dims[d], (long long)expected);
  }
  return check_indices(s->it, s->op, s->results[0], &s->ix, s->map,
                       tn_attr_field(numbers, TN_FIELD_scatter_input_batching_dims),
                       tn_attr_field(numbers, TN_FIELD_scatter_scatter_indices_batching_dims));
}

TnError *tn_eval_scatter(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  size_t n = op->n_results;
  const TnAttr *numbers = TN_OP_ATTRS(op, scatter)->scatter_dimension_numbers;
  Scatter s = {.it = it, .op = op, .n_inputs = n, .rank = in[0]->rank};
  s.map = tn_attr_field(numbers, TN_FIELD_scatter_scatter_dims_to_operand_dims);
  TN_TRY(tn_check_same_dims(it, op, in, n, "scatter_c1"));
  TN_TRY(tn_check_same_dims(it, op, in + n + 1, n, "scatter_c3"));
  TN_TRY(tn_body_new(it, op, &op->regions[0], &s.body));
  s.ix = read_indices(a, in[n], tn_attr_field(numbers, TN_FIELD_scatter_index_vector_dim)->i);
  s.updates = tn_new_n(a, TnTensor *, n), s.results = out;
  for (size_t k = 0; k < n; k++) {
    TnDtype type = (TnDtype)s.body->arg_types[k];
    TN_TRY(tn_body_promote(it, in[n + 1 + k], (TnDtype)s.body->arg_types[n + k], &s.updates[k]));
    if (in[k]->dtype == type) {
      TN_TRY(tn_tensor_edit(it, op, k, in, k, &out[k]));
    } else {
      TN_TRY(tn_tensor_new_ranked(it, op, k, s.rank, in[k]->dims, &out[k]));
      tn_convert(type, out[k]->data, (TnDtype)in[k]->dtype, in[k]->data, (size_t)in[k]->n);
    }
  }
  TN_TRY(check_updates(&s, s.updates[0], numbers));
  s.dims = out[0]->dims;
  s.strides = tn_new_n(a, int64_t, s.rank + 1), s.start = tn_new_n(a, int64_t, s.rank + 1);
  tn_row_strides(s.rank, s.dims, s.strides);
  split_updates(&s, s.updates[0], numbers);
  s.place = tn_new_n(a, int64_t, s.n_outer + 1);
  s.args = tn_new_n(a, const void *, 2 * n), s.places = tn_new_n(a, void *, n);
  if (s.updates[0]->n && out[0]->n)
    TN_TRY(run_scatter(&s, tn_attr_field(numbers, TN_FIELD_scatter_inserted_window_dims)));
  for (size_t k = 0; k < n; k++) tn_tensor_release(it, s.updates[k]);
  return NULL;
}

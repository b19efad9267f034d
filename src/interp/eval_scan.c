// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// chlo.scan: the body takes one slice of each input and the carried values, and gives one slice of each output and the
// next carried values.
#include "interp/body.h"

typedef struct Scan {
  TnInterp *it;
  const TnOp *op;
  const TnRegion *region;
  size_t n_inputs, n_outputs, n_carries;
  int64_t dim, n;              // the scanned dimension, and its size
  TnTensor *const *in;
  TnTensor **out;
  TnTensor **args, **results;  // of one call
} Scan;

// Copies slice `at` of x along dim out of it (or into it), to or from contiguous memory.
static void move_slice(const Scan *s, TnTensor *x, int64_t at, void *slice, bool is_write) {
  size_t bytes = tn_dtype_bytes((TnDtype)x->dtype);
  int64_t inner = 1, outer = 1;
  for (size_t d = (size_t)s->dim + 1; d < x->rank; d++) inner *= x->dims[d];
  for (size_t d = 0; d < (size_t)s->dim; d++) outer *= x->dims[d];
  int64_t dims[2] = {outer, inner}, steps[2] = {inner * s->n, 1}, packed[2] = {inner, 1};
  uint8_t *place = x->data + (size_t)(at * inner) * bytes;
  if (outer * inner == 0) return;
  if (is_write) tn_copy_box(bytes, 2, dims, place, steps, slice, packed);
  else tn_copy_box(bytes, 2, dims, slice, packed, place, steps);
}

// dims of a value of which a slice has the dims `inner`; rank + 1 of them.
static int64_t *stack_dims(const Scan *s, size_t rank, const int64_t *inner) {
  int64_t *dims = tn_new_n(tn_interp_scratch(s->it), int64_t, rank + 1);
  for (size_t d = 0; d <= rank; d++) dims[d] = (int64_t)d == s->dim ? s->n : inner[d - ((int64_t)d > s->dim)];
  return dims;
}

static TnError *new_outputs(const Scan *s, TnTensor *const *slices) {
  for (size_t k = 0; k < s->n_outputs; k++)
    TN_TRY(tn_tensor_new_ranked(s->it, s->op, k, slices[k]->rank + 1,
                                stack_dims(s, slices[k]->rank, slices[k]->dims), &s->out[k]));
  return NULL;
}

// Outputs of a scan of no steps: the declared types have all sizes.
static TnError *finish_empty(const Scan *s) {
  for (size_t k = 0; k < s->n_outputs; k++) TN_TRY(tn_tensor_new_result(s->it, s->op, k, NULL, &s->out[k]));
  for (size_t k = 0; k < s->n_carries; k++) {
    tn_tensor_retain(s->in[s->n_inputs + k]);
    s->out[s->n_outputs + k] = s->in[s->n_inputs + k];
  }
  return NULL;
}

static TnError *new_slice(const Scan *s, size_t k, TnTensor **out) {
  const TnTensor *x = s->in[k];
  int64_t *dims = tn_new_n(tn_interp_scratch(s->it), int64_t, x->rank + 1);
  for (size_t d = 0, e = 0; d < x->rank; d++)
    if ((int64_t)d != s->dim) dims[e++] = x->dims[d];
  return tn_tensor_new(s->it, (TnDtype)x->dtype, s->region->args[k].type->elem, x->rank - 1, dims, out);
}

// By the interpreter, one run of the region for each step.
static TnError *run_steps(Scan *s, bool is_reverse) {
  for (size_t k = 0; k < s->n_carries; k++) {
    s->results[s->n_outputs + k] = s->in[s->n_inputs + k];
    tn_tensor_retain(s->in[s->n_inputs + k]);
  }
  for (int64_t step = 0; step < s->n; step++) {
    int64_t at = is_reverse ? s->n - 1 - step : step;
    TnArenaMark mark = tn_arena_mark(tn_interp_scratch(s->it));
    for (size_t k = 0; k < s->n_inputs; k++) {
      TN_TRY(new_slice(s, k, &s->args[k]));
      move_slice(s, s->in[k], at, s->args[k]->data, false);
    }
    memcpy(s->args + s->n_inputs, s->results + s->n_outputs, s->n_carries * sizeof *s->args);
    TN_TRY(tn_interp_region_take(s->it, s->region, s->args, s->results));
    if (step == 0) TN_TRY(new_outputs(s, s->results));
    for (size_t k = 0; k < s->n_outputs; k++) {
      move_slice(s, s->out[k], at, s->results[k]->data, true);
      tn_tensor_release(s->it, s->results[k]);
    }
    tn_arena_release(tn_interp_scratch(s->it), mark);
    TN_TRY(tn_interp_poll(s->it, s->op));
  }
  memcpy(s->out + s->n_outputs, s->results + s->n_outputs, s->n_carries * sizeof *s->out);
  return NULL;
}

// An elementwise body runs on whole slices in place.
static TnError *run_lanes(Scan *s, TnBody *b, bool is_reverse) {
  TnArena *a = tn_interp_scratch(s->it);
  const void **args = tn_new_n(a, const void *, b->n_args);
  void **results = tn_new_n(a, void *, b->n_results), **slices = tn_new_n(a, void *, s->n_inputs + 1);
  TnTensor **room = tn_new_n(a, TnTensor *, s->n_inputs + s->n_outputs + 1);
  for (size_t k = 0; k < s->n_inputs; k++) {
    TN_TRY(new_slice(s, k, &room[k]));
    args[k] = slices[k] = room[k]->data;
  }
  const TnTensor *shape = s->n_inputs ? room[0] : s->in[0];
  for (size_t k = 0; k < s->n_outputs; k++) {
    TN_TRY(tn_tensor_new(s->it, (TnDtype)b->result_types[k], NULL, shape->rank, shape->dims, &room[s->n_inputs + k]));
    results[k] = room[s->n_inputs + k]->data;
  }
  TN_TRY(new_outputs(s, room + s->n_inputs));
  for (size_t k = 0; k < s->n_carries; k++) {
    const TnTensor *init = s->in[s->n_inputs + k];
    TN_TRY(tn_tensor_new_ranked(s->it, s->op, s->n_outputs + k, init->rank, init->dims, &s->out[s->n_outputs + k]));
    memcpy(s->out[s->n_outputs + k]->data, init->data, init->bytes);
    args[s->n_inputs + k] = results[s->n_outputs + k] = s->out[s->n_outputs + k]->data;
  }
  for (int64_t step = 0; step < s->n; step++) {
    int64_t at = is_reverse ? s->n - 1 - step : step;
    for (size_t k = 0; k < s->n_inputs; k++) move_slice(s, s->in[k], at, slices[k], false);
    TN_TRY(tn_body_run(b, args, results, (size_t)shape->n));
    for (size_t k = 0; k < s->n_outputs; k++) move_slice(s, s->out[k], at, results[k], true);
    if ((step & 255) == 255) TN_TRY(tn_interp_poll(s->it, s->op));
  }
  for (size_t k = 0; k < s->n_inputs + s->n_outputs; k++) tn_tensor_release(s->it, room[k]);
  return NULL;
}

// Whether slices and carries have one shape and carries keep their element types, as lanes need.
static bool is_uniform(const Scan *s, const TnBody *b) {
  if (b->single == TN_SCALAR_NONE && !b->is_steps) return false;
  for (size_t k = 0; k < s->n_carries; k++)
    if (b->result_types[s->n_outputs + k] != b->arg_types[s->n_inputs + k]) return false;
  int64_t lanes;
  if (!b->n_args || !tn_type_is_static(s->region->args[0].type) || !tn_type_n_elements(s->region->args[0].type, &lanes))
    return false;
  for (size_t k = 0; k < s->n_inputs; k++)
    if (s->in[k]->n != lanes * s->n) return false;
  for (size_t k = 0; k < s->n_carries; k++)
    if (s->in[s->n_inputs + k]->n != lanes) return false;
  return true;
}

TnError *tn_eval_chlo_scan(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_chlo_scan_attrs *at = TN_OP_ATTRS(op, chlo_scan);
  TnArena *a = tn_interp_scratch(it);
  const TnRegion *r = &op->regions[0];
  int32_t n_inits = 0;
  if (at->operandSegmentSizes) memcpy(&n_inits, at->operandSegmentSizes->data + sizeof n_inits, sizeof n_inits);
  Scan s = {
      .it = it, .op = op, .region = r, .n_carries = (size_t)n_inits, .dim = at->dimension->i, .in = in, .out = out};
  s.n_inputs = op->n_operands - s.n_carries, s.n_outputs = op->n_results - s.n_carries;
  if (!s.n_inputs && !at->scan_dim_size)
    return tn_interp_fail(it, op, "without inputs scan_dim_size is expected");
  s.n = s.n_inputs ? in[0]->dims[s.dim] : at->scan_dim_size->i;
  for (size_t k = 1; k < s.n_inputs; k++)
    if (in[k]->dims[s.dim] != s.n)
      return tn_interp_fail(it, op,
                            "dimension %lld of input %zu is %lld, expected %lld as in input 0", (long long)s.dim, k,
                            (long long)in[k]->dims[s.dim], (long long)s.n);
  if (s.n <= 0) return finish_empty(&s);
  s.args = tn_new_n(a, TnTensor *, r->n_args), s.results = tn_new_n(a, TnTensor *, op->n_results);
  TnBody *body;
  TN_TRY(tn_body_new(it, op, r, &body));
  bool is_reverse = tn_attr_bool_or(at->is_reverse, false);
  return is_uniform(&s, body) ? run_lanes(&s, body, is_reverse) : run_steps(&s, is_reverse);
}

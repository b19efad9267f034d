// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// reduce and map.
#include "interp/body.h"

// Which dims of an operand of this rank an attribute lists.
static bool *mark_dims(TnArena *a, const TnAttr *list, size_t rank) {
  bool *marked = tn_new_n(a, bool, rank + 1);
  TnI64s dims = list;
  for (size_t i = 0; i < tn_attr_n(dims); i++) marked[tn_i64s_at(dims, i)] = true;
  return marked;
}

// The grids of the kept and of the reduced dims of x, and the dims of the result; returns its rank.
static size_t split_dims(TnArena *a, const TnTensor *x, const bool *is_reduced, TnFold *f, int64_t *out_dims) {
  int64_t *strides = tn_new_n(a, int64_t, x->rank + 1), *kept = tn_new_n(a, int64_t, x->rank + 1);
  int64_t *dims = tn_new_n(a, int64_t, x->rank + 1), *steps = tn_new_n(a, int64_t, x->rank + 1);
  tn_row_strides(x->rank, x->dims, strides);
  size_t n_kept = 0, n_reduced = 0;
  for (size_t d = 0; d < x->rank; d++) {
    if (is_reduced[d]) dims[n_reduced] = x->dims[d], steps[n_reduced++] = strides[d];
    else out_dims[n_kept] = x->dims[d], kept[n_kept++] = strides[d];
  }
  f->outs = tn_grid_new(a, n_kept, out_dims, kept);
  f->window = tn_grid_new(a, n_reduced, dims, steps);
  return n_kept;
}

TnError *tn_eval_reduce(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  size_t n = op->n_results;
  TnBody *body;
  TN_TRY(tn_check_same_dims(it, op, in, n, "reduce_c1"));
  TN_TRY(tn_body_new(it, op, &op->regions[0], &body));
  TnTensor **x = tn_new_n(a, TnTensor *, 2 * n);
  const void **data = tn_new_n(a, const void *, 2 * n);
  void **results = tn_new_n(a, void *, n);
  TnFold f = {.body = body, .n_inputs = n, .x = data, .init = data + n, .results = results};
  int64_t *dims = tn_new_n(a, int64_t, in[0]->rank + 1);
  size_t rank =
      split_dims(a, in[0], mark_dims(a, TN_OP_ATTRS(op, dimensions)->dimensions, in[0]->rank), &f, dims);
  for (size_t k = 0; k < n; k++) {
    TN_TRY(tn_body_promote(it, in[k], (TnDtype)body->arg_types[n + k], &x[k]));
    TN_TRY(tn_body_promote(it, in[n + k], (TnDtype)body->arg_types[k], &x[n + k]));
    TN_TRY(tn_tensor_new_ranked(it, op, k, rank, dims, &out[k]));
    data[k] = x[k]->data, data[n + k] = x[n + k]->data, results[k] = out[k]->data;
  }
  TN_TRY(tn_fold_run(&f));
  for (size_t k = 0; k < 2 * n; k++) tn_tensor_release(it, x[k]);
  return NULL;
}

TnError *tn_eval_map(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  TnBody *body;
  TN_TRY(tn_check_same_dims(it, op, in, op->n_operands, "map_c1"));
  TN_TRY(tn_body_new(it, op, &op->regions[0], &body));
  const void **data = tn_new_n(a, const void *, op->n_operands);
  for (size_t k = 0; k < op->n_operands; k++) data[k] = in[k]->data;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, in[0]->rank, in[0]->dims, &out[0]));
  void *result = out[0]->data;
  return tn_body_run(body, data, &result, (size_t)in[0]->n);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// scatter. Operands: N inputs, scatter_indices, N updates.
#include <inttypes.h>

#include "ir/infer_region_priv.h"

// The op's operands and dimension numbers, read once.
typedef struct Scatter {
  uint32_t n;
  const TnType *input, *indices, *updates;  // input and updates 0 stand for all: the shapes are the same
  TnI64s update_window, inserted, input_batching, indices_batching, to_operand;
  int64_t index_vector_dim;
  const TnAttr *numbers;
} Scatter;

static bool read_operands(TnInfer *cx, Scatter *s) {
  const TnOp *op = cx->op;
  s->n = op->n_operands / 2;
  if (s->n == 0 || op->n_operands % 2 == 0)
    return tn_infer_fail(cx, scatter_c5, "%u operands, expected N inputs, scatter_indices and N updates, N > 0",
                         op->n_operands);
  if (op->n_results != s->n) return tn_infer_fail(cx, scatter_c5, "%u results, expected %u", op->n_results, s->n);
  if (!tn_infer_operands(cx, 0, s->n, TN_ELEM_TENSOR, scatter_i1) ||
      !tn_infer_operand(cx, s->n, TN_ELEM_DIM, scatter_i2) ||
      !tn_infer_operands(cx, s->n + 1, s->n, TN_ELEM_TENSOR, scatter_i3))
    return false;
  s->input = tn_infer_type(cx, 0);
  s->indices = tn_infer_type(cx, s->n);
  s->updates = tn_infer_type(cx, s->n + 1);
  for (uint32_t i = 0; i < s->n; i++) {
    const TnType *x = tn_infer_type(cx, i), *u = tn_infer_type(cx, s->n + 1 + i);
    if (!tn_infer_same_shape(cx, s->input, "input 0", x, "another input", scatter_c1)) return false;
    if (!tn_infer_same_shape(cx, s->updates, "update 0", u, "another update", scatter_c3)) return false;
    if (!tn_infer_same_elem(cx, u, "update", x, "input", scatter_c6)) return false;
  }
  return true;
}

static void read_numbers(const TnOp *op, Scatter *s) {
  const TnAttr *d = TN_OP_ATTRS(op, scatter)->scatter_dimension_numbers;
  s->numbers = d;
  s->update_window = tn_attr_field(d, TN_FIELD_scatter_update_window_dims);
  s->inserted = tn_attr_field(d, TN_FIELD_scatter_inserted_window_dims);
  s->input_batching = tn_attr_field(d, TN_FIELD_scatter_input_batching_dims);
  s->indices_batching = tn_attr_field(d, TN_FIELD_scatter_scatter_indices_batching_dims);
  s->to_operand = tn_attr_field(d, TN_FIELD_scatter_scatter_dims_to_operand_dims);
  s->index_vector_dim = tn_attr_field(d, TN_FIELD_scatter_index_vector_dim)->i;
}

#define FIELD(name) TN_FIELD_scatter_##name

// Lists that index the dimensions of the inputs and of the updates.
static bool check_window_dims(TnInfer *cx, const Scatter *s) {
  static const TnRule rules[] = {
      {TN_RULE_SORTED, FIELD(update_window_dims), 0, scatter_c7},
      {TN_RULE_UNIQUE, FIELD(update_window_dims), 0, scatter_c7},
      {TN_RULE_DISJOINT, FIELD(inserted_window_dims), FIELD(input_batching_dims), scatter_c9},
      {TN_RULE_SORTED, FIELD(inserted_window_dims), 0, scatter_c10},
      {TN_RULE_DIMS, FIELD(inserted_window_dims), 0, scatter_c11},
      {TN_RULE_SORTED, FIELD(input_batching_dims), 0, scatter_c12},
      {TN_RULE_DIMS, FIELD(input_batching_dims), 0, scatter_c13},
      {0}};
  size_t n = tn_attr_n(s->update_window) + tn_attr_n(s->inserted) + tn_attr_n(s->input_batching);
  if (n != s->input->rank)
    return tn_infer_fail(cx, scatter_c2,
                         "update_window_dims, inserted_window_dims and input_batching_dims name %zu dimensions, "
                         "expected the rank %u of the inputs",
                         n, s->input->rank);
  return tn_infer_rules_of(cx, rules, s->numbers, NULL) &&
         tn_infer_list_range(cx, s->update_window, 0, s->updates->rank, "update_window_dims", scatter_c8);
}

// Lists that index the dimensions of scatter_indices, or are indexed by them.
static bool check_index_dims(TnInfer *cx, const Scatter *s) {
  if (!tn_infer_range(cx, s->index_vector_dim, 0, (int64_t)s->indices->rank + 1, "index_vector_dim", scatter_c22) ||
      !tn_infer_dim_list(cx, s->indices_batching, s->indices->rank, "scatter_indices_batching_dims", scatter_c15,
                         scatter_c14))
    return false;
  if (tn_i64s_has(s->indices_batching, s->index_vector_dim))
    return tn_infer_fail(cx, scatter_c16, "scatter_indices_batching_dims contains index_vector_dim %" PRId64,
                         s->index_vector_dim);
  if (!tn_infer_list_size(cx, s->indices_batching, tn_attr_n(s->input_batching), "scatter_indices_batching_dims",
                          scatter_c17))
    return false;
  for (size_t i = 0; i < tn_attr_n(s->input_batching); i++) {
    int64_t x = s->input->dims[tn_i64s_at(s->input_batching, i)];
    int64_t y = s->indices->dims[tn_i64s_at(s->indices_batching, i)];
    if (!tn_dim_compatible(x, y))
      return tn_infer_fail(cx, scatter_c18,
                           "batching dimension %zu has size %" PRId64 " in the inputs and %" PRId64
                           " in scatter_indices, expected equal sizes",
                           i, x, y);
  }
  bool has_vector = s->index_vector_dim < s->indices->rank;
  int64_t n = has_vector ? s->indices->dims[s->index_vector_dim] : 1;
  if (n != TN_DYNAMIC && (int64_t)tn_attr_n(s->to_operand) != n)
    return tn_infer_fail(cx, scatter_c19,
                         "scatter_dims_to_operand_dims has %zu elements, expected the index size %" PRId64,
                         tn_attr_n(s->to_operand), n);
  static const TnRule rules[] = {
      {TN_RULE_DIMS, FIELD(scatter_dims_to_operand_dims), 0, scatter_c21},
      {TN_RULE_DISJOINT, FIELD(scatter_dims_to_operand_dims), FIELD(input_batching_dims), scatter_c20},
      {0}};
  return tn_infer_rules_of(cx, rules, s->numbers, NULL);
}

// scatter_c4: update dimensions are window dimensions, no larger than the inputs' (without those that are inserted or
// batching), and the dimensions of scatter_indices without index_vector_dim, both in order.
static bool check_updates_shape(TnInfer *cx, const Scatter *s) {
  bool has_vector = s->index_vector_dim < s->indices->rank;
  size_t rank = tn_attr_n(s->update_window) + s->indices->rank - has_vector;
  if (!tn_infer_rank(cx, s->updates, (uint32_t)rank, "updates", scatter_c4)) return false;
  TnBits inserted = tn_infer_dim_set(cx, s->inserted, s->input->rank);
  TnBits batching = tn_infer_dim_set(cx, s->input_batching, s->input->rank);
  size_t in_input = 0, in_indices = 0, in_window = 0;
  for (size_t i = 0; i < rank; i++) {
    int64_t size = s->updates->dims[i];
    if (in_window < tn_attr_n(s->update_window) && tn_i64s_at(s->update_window, in_window) == (int64_t)i) {
      while (tn_bits_get(&inserted, in_input) || tn_bits_get(&batching, in_input)) in_input++;
      int64_t most = s->input->dims[in_input++];
      in_window++;
      if (size != TN_DYNAMIC && most != TN_DYNAMIC && size > most)
        return tn_infer_fail(cx, scatter_c4,
                             "window dimension %zu of updates has size %" PRId64 ", expected at most %" PRId64, i, size,
                             most);
      continue;
    }
    if ((int64_t)in_indices == s->index_vector_dim) in_indices++;
    int64_t want = s->indices->dims[in_indices++];
    if (!tn_dim_compatible(size, want))
      return tn_infer_fail(cx, scatter_c4, "dimension %zu of updates has size %s, expected %s as in scatter_indices", i,
                           tn_infer_dim_text(cx, size), tn_infer_dim_text(cx, want));
  }
  return true;
}

bool tn_infer_scatter(TnInfer *cx) {
  Scatter s = {0};
  if (!read_operands(cx, &s)) return false;  // scatter_c1, c3, c5, c6
  read_numbers(cx->op, &s);
  if (!check_window_dims(cx, &s)) return false;  // scatter_c2, c7..c13
  // scatter_c14..c22, c4
  if (!check_index_dims(cx, &s) || !check_updates_shape(cx, &s)) return false;
  const TnType **inputs = tn_new_n(&cx->m->arena, const TnType *, s.n);
  const TnType **elems = tn_new_n(&cx->m->arena, const TnType *, s.n);
  for (uint32_t i = 0; i < s.n; i++) inputs[i] = tn_infer_type(cx, i);
  if (!tn_infer_reducer(cx, 0, inputs, elems, s.n, "update_computation", scatter_c23)) return false;
  for (uint32_t i = 0; i < s.n; i++) {
    const TnType *result = tn_type_with_elem(cx->m, inputs[i], elems[i]);
    if (!tn_infer_declared_elem(cx, i, result, scatter_c25)) return false;
    tn_infer_set(cx, i, result, scatter_c24);
  }
  return true;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// chlo.ragged_dot as a loop of products, one a group. The places of one dimension of lhs are divided into consecutive
// groups, whose sizes are data. A row dimension: group g meets slice g of rhs, and its rows are taken over into the
// result; rows of no group stay 0. A contracted one: the operands outside of the group count as 0, and the result has a
// leading dimension of groups. A batching one: the groups do not matter.
#include "pass/decompose.h"

typedef struct Ragged {
  TnPassCtx *cx;
  TnOp *op;
  TnDotNumbers d;  // rhs without its group dimension
  int64_t dim;     // of lhs
  int64_t groups;
  bool is_sum;
  int64_t *prefix;  // dims of lhs that group_sizes has before its groups
  size_t n_prefix;
  int64_t *lhs_place;  // place in the result of the dims of lhs, -1: contracted
} Ragged;

// The dims of lhs in the order of labels: batch, free, contracted.
static void order_lhs(Ragged *r, bool is_batch) {
  const TnType *lhs = r->op->operands[0]->type;
  const TnDotNumbers *d = &r->d;
  bool uses_prefix = r->op->operands[2]->type->rank > 1 && !is_batch;
  size_t place = 0;
  for (uint32_t i = 0; i < lhs->rank; i++) r->lhs_place[i] = -1;
  for (size_t i = 0; i < d->n_batch; i++) {
    r->lhs_place[d->lhs_batch[i]] = (int64_t)place++;
    if (uses_prefix) r->prefix[r->n_prefix++] = d->lhs_batch[i];
  }
  for (int64_t i = 0; i < lhs->rank; i++) {
    if (tn_list_has(d->lhs_batch, d->n_batch, i) || tn_list_has(d->lhs_sum, d->n_sum, i)) continue;
    r->lhs_place[i] = (int64_t)place++;
    if (uses_prefix && !r->is_sum && i < r->dim) r->prefix[r->n_prefix++] = i;
  }
  for (size_t i = 0; uses_prefix && r->is_sum && d->lhs_sum[i] != r->dim; i++) r->prefix[r->n_prefix++] = d->lhs_sum[i];
}

// Whether a place of the ragged dimension is in the group from `start` to `end` (of the prefix dims), in the shape of
// type, of which dims[i] is the place of prefix i and ragged that of the ragged dimension.
static TnValue *in_group(Ragged *r, TnOp *at, const TnType *shape, const int64_t *dims, int64_t ragged, TnValue *start,
                         TnValue *end) {
  TnPassCtx *cx = r->cx;
  const TnType *type = tn_shaped_like(cx, shape, start->type->elem);
  TnValue *place = tn_emit_iota(cx, at, type, ragged);
  TnValue *low =
      tn_emit_compare(cx, at, TN_comparison_direction_GE, place, tn_emit_broadcast(cx, at, start, type, dims));
  TnValue *high =
      tn_emit_compare(cx, at, TN_comparison_direction_LT, place, tn_emit_broadcast(cx, at, end, type, dims));
  return TN_EMIT(cx, at, and, low->type, low, high);
}

// Zeros outside of the group. place_of[i]: the dim of x for dim i of lhs.
static TnValue *mask(Ragged *r, TnOp *at, TnValue *x, const int64_t *place_of, TnValue *start, TnValue *end) {
  int64_t *dims = tn_new_n(r->cx->scratch, int64_t, r->n_prefix + 1);
  for (size_t i = 0; i < r->n_prefix; i++) dims[i] = place_of[r->prefix[i]];
  TnValue *inside = in_group(r, at, x->type, dims, place_of[r->dim], start, end);
  return tn_emit_select(r->cx, at, inside, x, tn_emit_zero(r->cx, at, x->type));
}

// Where the dims of lhs stand in rhs, for batching and contracted ones.
static int64_t *rhs_places(Ragged *r) {
  int64_t *place = tn_new_n(r->cx->scratch, int64_t, r->op->operands[0]->type->rank + 1);
  for (size_t i = 0; i < r->d.n_batch; i++) place[r->d.lhs_batch[i]] = r->d.rhs_batch[i];
  for (size_t i = 0; i < r->d.n_sum; i++) place[r->d.lhs_sum[i]] = r->d.rhs_sum[i];
  return place;
}

// One iteration: group g, from start to end; returns the next result.
static TnValue *add_group(Ragged *r, TnOp *at, TnValue *g, TnValue *start, TnValue *end, TnValue *result,
                          int64_t group_dim) {
  TnPassCtx *cx = r->cx;
  const TnAttr *precision = TN_OP_ATTRS(r->op, chlo_ragged_dot)->precision_config;
  TnValue *lhs = r->op->operands[0], *rhs = r->op->operands[1];
  if (!r->is_sum) {
    if (group_dim >= 0) rhs = tn_emit_take(cx, at, rhs, group_dim, g);
    TnValue *product = tn_emit_dot(cx, at, result->type->elem, lhs, rhs, &r->d, precision);
    int64_t *dims = tn_new_n(cx->scratch, int64_t, r->n_prefix + 1);
    for (size_t i = 0; i < r->n_prefix; i++) dims[i] = r->lhs_place[r->prefix[i]];
    TnValue *inside = in_group(r, at, product->type, dims, r->lhs_place[r->dim], start, end);
    return tn_emit_select(cx, at, inside, product, result);
  }
  int64_t *same = tn_new_n(cx->scratch, int64_t, lhs->type->rank);
  for (uint32_t i = 0; i < lhs->type->rank; i++) same[i] = i;
  lhs = mask(r, at, lhs, same, start, end);
  rhs = mask(r, at, rhs, rhs_places(r), start, end);
  TnValue *product = tn_emit_dot(cx, at, result->type->elem, lhs, rhs, &r->d, precision);
  return tn_emit_put(cx, at, result, 0, g, product);
}

// while (g < groups) (g, start, result) = (g + 1, start + size[g], ...)
static void loop(Ragged *r, int64_t group_dim) {
  TnPassCtx *cx = r->cx;
  TnOp *op = r->op;
  TnValue *sizes = op->operands[2];
  const TnType *index = tn_scalar_type(cx, sizes->type->elem), *carried[3] = {index, NULL, op->results[0].type};
  int64_t *dims = tn_new_n(cx->scratch, int64_t, r->n_prefix + 1);
  for (size_t i = 0; i < r->n_prefix; i++) dims[i] = op->operands[0]->type->dims[r->prefix[i]];
  carried[1] = tn_type_tensor(cx->m, index->elem, r->n_prefix, dims, NULL);
  TnOp *loop = tn_emit_loop(cx, op, carried, 3, r->groups), *end = tn_region_end(&loop->regions[1]);
  for (int i = 0; i < 3; i++) loop->operands[i] = tn_emit_zero(cx, op, carried[i]);
  TnValue *args = loop->regions[1].args, *g = &args[0], *start = &args[1];
  TnValue *size = tn_emit_take(cx, end, sizes, (int64_t)r->n_prefix, g);
  TnValue *stop = tn_emit_same(cx, end, TN_OP_add, start, size);
  end->operands[1] = stop;
  end->operands[2] = add_group(r, end, g, start, stop, &args[2], group_dim);
  tn_rewrite_place(cx, op, loop);
  tn_rewrite_replace1(cx, op, &loop->results[2]);
}

TnError *tn_decompose_ragged_dot(TnPassCtx *cx, TnOp *op) {
  const TnAttr *numbers = TN_OP_ATTRS(op, chlo_ragged_dot)->ragged_dot_dimension_numbers;
  size_t n_groups, n_ragged;
  Ragged r = {.cx = cx, .op = op};
  int64_t *rhs_batch, *rhs_sum;
  r.d.lhs_batch = tn_emit_list(cx, tn_attr_field(numbers, TN_FIELD_ragged_dot_lhs_batching_dimensions), &r.d.n_batch);
  r.d.lhs_sum = tn_emit_list(cx, tn_attr_field(numbers, TN_FIELD_ragged_dot_lhs_contracting_dimensions), &r.d.n_sum);
  r.d.rhs_batch = rhs_batch =
      tn_emit_list(cx, tn_attr_field(numbers, TN_FIELD_ragged_dot_rhs_batching_dimensions), NULL);
  r.d.rhs_sum = rhs_sum =
      tn_emit_list(cx, tn_attr_field(numbers, TN_FIELD_ragged_dot_rhs_contracting_dimensions), NULL);
  r.dim = *tn_emit_list(cx, tn_attr_field(numbers, TN_FIELD_ragged_dot_lhs_ragged_dimensions), &n_ragged);
  int64_t *group = tn_emit_list(cx, tn_attr_field(numbers, TN_FIELD_ragged_dot_rhs_group_dimensions), &n_groups);
  int64_t group_dim = n_groups ? *group : -1;
  for (size_t i = 0; i < r.d.n_batch; i++) rhs_batch[i] -= group_dim >= 0 && rhs_batch[i] > group_dim;
  for (size_t i = 0; i < r.d.n_sum; i++) rhs_sum[i] -= group_dim >= 0 && rhs_sum[i] > group_dim;
  const TnType *sizes = op->operands[2]->type;
  bool is_batch = tn_list_has(r.d.lhs_batch, r.d.n_batch, r.dim);
  r.is_sum = tn_list_has(r.d.lhs_sum, r.d.n_sum, r.dim);
  r.groups = sizes->dims[sizes->rank - 1];
  r.prefix = tn_new_n(cx->scratch, int64_t, op->operands[0]->type->rank + 1);
  r.lhs_place = tn_new_n(cx->scratch, int64_t, op->operands[0]->type->rank + 1);
  order_lhs(&r, is_batch);
  if (r.groups == 0 && !is_batch)
    tn_rewrite_replace1(cx, op, tn_emit_zero(cx, op, op->results[0].type));
  else if (!is_batch)
    loop(&r, group_dim);
  else
    tn_rewrite_replace1(cx, op,
                        tn_emit_dot(cx, op, op->results[0].type->elem, op->operands[0], op->operands[1], &r.d,
                                    TN_OP_ATTRS(op, chlo_ragged_dot)->precision_config));
  return NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// chlo.ragged_dot and chlo.scan. The specification does not number CHLO's constraints.
#include <inttypes.h>

#include "ir/infer_dot_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// ragged_dot: a dot whose lhs has one ragged dimension, cut into groups whose sizes an operand gives. What kind of
// dimension is ragged decides the shapes, with b, m, k, n for batching, lhs free, contracting, rhs free dimensions and
// g for groups:
//   free:         lhs [b, m, k]  rhs [g, b, k, n]  group_sizes [b, g]  result [b, m, n]
//   contracting:  lhs [b, m, k]  rhs [b, k, n]     group_sizes [b, g]  result [g, b, m, n]
//   batching:     lhs [b, m, k]  rhs [b, k, n]     group_sizes [g]     result [b, m, n]
// group_sizes has a row for each position in the dimensions outside the ragged one; [g] stands for equal rows.

typedef enum RaggedMode { RAGGED_FREE, RAGGED_CONTRACTING, RAGGED_BATCHING } RaggedMode;

typedef struct Ragged {
  const TnType *lhs, *rhs, *group_sizes;
  const TnAttr *numbers;
  TnDotDims dims;
  TnI64s ragged, group;
  int64_t at;        // the ragged dimension
  int64_t n_groups;  // last dimension of group_sizes
  RaggedMode mode;
} Ragged;

static void read_ragged(const TnInfer *cx, Ragged *r) {
  const TnAttr *n = TN_OP_ATTRS(cx->op, chlo_ragged_dot)->ragged_dot_dimension_numbers;
  r->lhs = tn_infer_type(cx, 0);
  r->rhs = tn_infer_type(cx, 1);
  r->group_sizes = tn_infer_type(cx, 2);
  r->numbers = n;
  r->ragged = tn_attr_field(n, TN_FIELD_ragged_dot_lhs_ragged_dimensions);
  r->group = tn_attr_field(n, TN_FIELD_ragged_dot_rhs_group_dimensions);
}

static bool check_ragged_dim(TnInfer *cx, Ragged *r) {
  if (!tn_infer_list_size(cx, r->ragged, 1, "lhs_ragged_dimensions", TN_NO_LABEL) ||
      !tn_infer_list_range(cx, r->ragged, 0, r->lhs->rank, "lhs_ragged_dimensions", TN_NO_LABEL))
    return false;
  r->at = tn_i64s_at(r->ragged, 0);
  r->mode = tn_i64s_has(r->dims.lhs_batching, r->at)      ? RAGGED_BATCHING
            : tn_i64s_has(r->dims.lhs_contracting, r->at) ? RAGGED_CONTRACTING
                                                          : RAGGED_FREE;
  return true;
}

// Dimensions of lhs that are outside the ragged one: the batching ones, then those of its kind, up to itself.
static void outer_dims(TnInfer *cx, const Ragged *r, TnShapeBuf *shape) {
  const TnDotDims *d = &r->dims;
  tn_shape_begin(cx, shape, r->lhs->rank);
  for (size_t i = 0; i < tn_attr_n(d->lhs_batching); i++) {
    int64_t dim = tn_i64s_at(d->lhs_batching, i);
    if (dim == r->at) return;
    tn_shape_copy(shape, r->lhs, (size_t)dim);
  }
  if (r->mode == RAGGED_CONTRACTING)
    for (size_t i = 0; tn_i64s_at(d->lhs_contracting, i) != r->at; i++)
      tn_shape_copy(shape, r->lhs, (size_t)tn_i64s_at(d->lhs_contracting, i));
  if (r->mode != RAGGED_FREE) return;
  TnBits batching = tn_infer_dim_set(cx, d->lhs_batching, r->lhs->rank);
  TnBits contracting = tn_infer_dim_set(cx, d->lhs_contracting, r->lhs->rank);
  for (size_t i = 0; i < (size_t)r->at; i++)
    if (!tn_bits_get(&batching, i) && !tn_bits_get(&contracting, i)) tn_shape_copy(shape, r->lhs, i);
}

static bool check_group_sizes(TnInfer *cx, Ragged *r) {
  const TnType *t = r->group_sizes;
  if (t->rank == 0) return tn_infer_fail(cx, TN_NO_LABEL, "group_sizes is %p, expected rank 1 or more", t);
  r->n_groups = t->dims[t->rank - 1];
  if (t->rank == 1) return true;
  TnShapeBuf outer;
  outer_dims(cx, r, &outer);
  bool fits = t->rank == outer.rank + 1;
  for (size_t i = 0; fits && i < outer.rank; i++) fits = tn_dim_compatible(t->dims[i], outer.dims[i]);
  if (fits) return true;
  tn_shape_add(&outer, r->n_groups, TN_DYNAMIC);
  return tn_infer_fail(cx, TN_NO_LABEL, "group_sizes is %p, expected %p or one row", t,
                       tn_shape_type(cx, &outer, t->elem));
}

static bool check_group_dim(TnInfer *cx, const Ragged *r) {
  if (!tn_infer_list_size(cx, r->group, r->mode == RAGGED_FREE, "rhs_group_dimensions", TN_NO_LABEL)) return false;
  if (r->mode != RAGGED_FREE) return true;
  enum { GROUP = TN_FIELD_ragged_dot_rhs_group_dimensions };
  static const TnRule rules[] = {{TN_RULE_DIMS, GROUP, 1, TN_NO_LABEL},
                                 {TN_RULE_DISJOINT, GROUP, TN_FIELD_ragged_dot_rhs_batching_dimensions, TN_NO_LABEL},
                                 {TN_RULE_DISJOINT, GROUP, TN_FIELD_ragged_dot_rhs_contracting_dimensions, TN_NO_LABEL},
                                 {0}};
  if (!tn_infer_rules_of(cx, rules, r->numbers, NULL)) return false;
  int64_t size = r->rhs->dims[tn_i64s_at(r->group, 0)];
  return tn_dim_compatible(size, r->n_groups) ||
         tn_infer_fail(cx, TN_NO_LABEL,
                       "the group dimension of rhs has size %" PRId64 ", expected the %" PRId64 " of group_sizes", size,
                       r->n_groups);
}

bool tn_infer_chlo_ragged_dot(TnInfer *cx) {
  static const TnQuantLabels labels = {.plain = TN_NO_LABEL};
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_NO_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_NO_LABEL},
                                 {TN_RULE_OPERAND, 2, TN_ELEM_I, TN_NO_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_TENSOR, TN_NO_LABEL},
                                 {0}};
  if (!tn_infer_rules(cx, rules) ||
      !tn_infer_precision(cx, TN_OP_ATTRS(cx->op, chlo_ragged_dot)->precision_config, TN_NO_LABEL))
    return false;
  Ragged r = {0};
  read_ragged(cx, &r);
  cx->rules = &tn_op_info[TN_OP_dot_general];
  if (!tn_infer_dot_dims(cx, r.numbers, &r.dims, r.lhs, r.rhs) || !check_ragged_dim(cx, &r) ||
      !check_group_sizes(cx, &r) || !check_group_dim(cx, &r) ||
      !tn_infer_products(cx, r.lhs, r.rhs, cx->has_results ? tn_infer_declared(cx, 0) : NULL, &labels))
    return false;
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, (size_t)r.lhs->rank + r.rhs->rank + 1);
  if (r.mode == RAGGED_CONTRACTING) tn_shape_copy(&shape, r.group_sizes, r.group_sizes->rank - 1);
  tn_infer_dot_batch_dims(&shape, &r.dims, r.lhs, r.rhs);
  tn_infer_dot_free_dims(cx, &shape, r.lhs, r.dims.lhs_batching, r.dims.lhs_contracting, NULL);
  tn_infer_dot_free_dims(cx, &shape, r.rhs, r.dims.rhs_batching, r.dims.rhs_contracting, r.group);
  tn_infer_set_product(cx, &shape, r.lhs, TN_NO_LABEL);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// scan: a loop along one dimension. The body takes a slice of every input, without the dimension, and the carries; it
// returns a slice of every output and the next carries. Operands: inputs, initial carries. Results: outputs, last
// carries.

static bool segment_sizes(TnInfer *cx, const TnAttr *sizes, uint32_t n, const char *what, uint32_t out[2]) {
  int32_t v[2] = {0};
  if (!sizes || tn_attr_n(sizes) != 2)
    return tn_infer_fail(cx, TN_NO_LABEL, "%s is %s, expected two sizes", what, sizes ? "of another length" : "absent");
  memcpy(v, sizes->data, sizeof v);
  if (v[0] < 0 || v[1] < 0 || (int64_t)v[0] + v[1] != n)
    return tn_infer_fail(cx, TN_NO_LABEL, "%s is [%" PRId32 ", %" PRId32 "], expected a sum of %u", what, v[0], v[1],
                         n);
  out[0] = (uint32_t)v[0];
  out[1] = (uint32_t)v[1];
  return true;
}

// All inputs, and scan_dim_size when given, have one size along the dimension.
static bool scan_size(TnInfer *cx, uint32_t n_inputs, int64_t dim, int64_t *out) {
  *out = tn_attr_int_or(TN_OP_ATTRS(cx->op, chlo_scan)->scan_dim_size, TN_DYNAMIC);
  for (uint32_t i = 0; i < n_inputs; i++) {
    const TnType *x = tn_infer_type(cx, i);
    if (!tn_infer_range(cx, dim, 0, x->rank, "dimension", TN_NO_LABEL)) return false;
    if (!tn_dim_compatible(*out, x->dims[dim]))
      return tn_infer_fail(cx, TN_NO_LABEL,
                           "input %u has size %" PRId64 " along the scanned dimension, expected %" PRId64, i,
                           x->dims[dim], *out);
    if (*out == TN_DYNAMIC) *out = x->dims[dim];
  }
  return true;
}

static const TnType *without_dim(TnInfer *cx, const TnType *x, int64_t dim) {
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, x->rank);
  for (size_t i = 0; i < x->rank; i++)
    if ((int64_t)i != dim) tn_shape_copy(&shape, x, i);
  return tn_shape_type(cx, &shape, x->elem);
}

static bool check_scan_args(TnInfer *cx, uint32_t n_inputs, int64_t dim) {
  const TnRegion *r = &cx->op->regions[0];
  if (!tn_infer_n_args(cx, 0, cx->op->n_operands, "body", TN_NO_LABEL)) return false;
  for (uint32_t i = 0; i < r->n_args; i++) {
    const TnType *x = tn_infer_type(cx, i), *want = i < n_inputs ? without_dim(cx, x, dim) : x;
    if (!tn_infer_compatible(cx, r->args[i].type, "body argument", want, "what it stands for", TN_NO_LABEL))
      return false;
  }
  return true;
}

static bool set_scan_output(TnInfer *cx, uint32_t i, const TnType *t, int64_t dim, int64_t size) {
  if (!tn_infer_range(cx, dim, 0, (int64_t)t->rank + 1, "dimension of an output", TN_NO_LABEL)) return false;
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, (size_t)t->rank + 1);
  for (size_t k = 0; k <= t->rank; k++) {
    if ((int64_t)k == dim) tn_shape_add(&shape, size, TN_DYNAMIC);
    if (k < t->rank) tn_shape_copy(&shape, t, k);
  }
  tn_infer_set(cx, i, tn_shape_type(cx, &shape, t->elem), TN_NO_LABEL);
  return true;
}

bool tn_infer_chlo_scan(TnInfer *cx) {
  const Tn_chlo_scan_attrs *a = TN_OP_ATTRS(cx->op, chlo_scan);
  uint32_t in[2], out[2];
  int64_t dim = a->dimension->i, size;
  if (!tn_infer_operands(cx, 0, cx->op->n_operands, TN_ELEM_TENSOR, TN_NO_LABEL) ||
      !segment_sizes(cx, a->operandSegmentSizes, cx->op->n_operands, "operandSegmentSizes", in) ||
      !segment_sizes(cx, a->resultSegmentSizes, cx->op->n_results, "resultSegmentSizes", out))
    return false;
  if (in[0] == 0 && out[0] == 0)
    return tn_infer_fail(cx, TN_NO_LABEL, "no inputs and no outputs, expected one or the other");
  if (!tn_infer_at_least(cx, dim, 0, "dimension", TN_NO_LABEL) || !scan_size(cx, in[0], dim, &size) ||
      !check_scan_args(cx, in[0], dim))
    return false;
  const TnOp *ret = tn_infer_terminator(cx, 0, "body", TN_NO_LABEL);
  if (!ret || !tn_infer_n_returned(cx, ret, cx->op->n_results, "body", TN_NO_LABEL)) return false;
  if (out[1] != in[1])
    return tn_infer_fail(cx, TN_NO_LABEL, "%u initial and %u final carries, expected as many", in[1], out[1]);
  for (uint32_t i = 0; i < ret->n_operands; i++) {
    const TnType *t = ret->operands[i]->type;
    if (!tn_infer_is_tensor(cx, t, TN_ELEM_TENSOR, "returned value", TN_NO_LABEL)) return false;
    if (i < out[0] && !set_scan_output(cx, i, t, dim, size)) return false;
    if (i < out[0]) continue;
    if (!tn_infer_compatible(cx, t, "returned carry", tn_infer_type(cx, in[0] + i - out[0]), "its initial value",
                             TN_NO_LABEL))
      return false;
    tn_infer_set(cx, i, t, TN_NO_LABEL);
  }
  return true;
}

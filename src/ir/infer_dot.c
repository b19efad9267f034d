// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dot_general, dot, and the einsum family; the rules on quantized operands and precision that convolution shares.
#include "ir/infer_dot_priv.h"

#include <inttypes.h>

// ---------------------------------------------------------------------------------------------------------------
// Shared with convolution and ragged_dot.

bool tn_infer_precision(TnInfer *cx, const TnAttr *config, TnConstraint label) {
  size_t n = config ? config->n : 0;
  return n <= 2 ||
         tn_infer_fail(cx, label, "precision_config has %zu elements, expected one for each of 2 operands", n);
}

// Floats of 8 bits and less may differ from each other: programs that multiply f8E4M3FN by f8E5M2 are common.
static bool can_multiply(const TnType *lhs, const TnType *rhs) {
  if (tn_elem_compatible(lhs, rhs)) return true;
  return tn_dtype_is_float(lhs->dtype) && tn_dtype_is_float(rhs->dtype) && tn_dtype_bits(lhs->dtype) <= 8 &&
         tn_dtype_bits(rhs->dtype) <= 8;
}

static bool check_quantized_lhs(TnInfer *cx, const TnType *lhs, const TnType *rhs, const TnType *result,
                                const TnQuantLabels *l) {
  const TnQuant *a = lhs->quant, *b = rhs->quant, *r = result ? result->quant : NULL;
  if (!tn_type_equal(a->storage, b->storage))
    return tn_infer_fail(cx, l->storage, "lhs is stored as %p and rhs as %p, expected the same storage type",
                         a->storage, b->storage);
  if (!tn_type_equal(a->expressed, b->expressed) || (r && !tn_type_equal(a->expressed, r->expressed)))
    return tn_infer_fail(cx, l->expressed, "lhs, rhs and result express %p, %p and %p, expected the same type",
                         a->expressed, b->expressed, r ? r->expressed : a->expressed);
  if (r && !tn_quant_is_per_axis(b) && tn_quant_is_per_axis(r))
    return tn_infer_fail(cx, l->granularity, "result is quantized per axis, expected per tensor as rhs");
  return true;
}

bool tn_infer_products(TnInfer *cx, const TnType *lhs, const TnType *rhs, const TnType *result,
                       const TnQuantLabels *l) {
  if (!lhs->quant && !rhs->quant && !(result && result->quant)) {
    if (can_multiply(lhs->elem, rhs->elem)) return true;
    return tn_infer_fail(cx, l->plain, "lhs is %p and rhs is %p, expected the same element type", lhs, rhs);
  }
  if (!rhs->quant) return tn_infer_fail(cx, l->all, "rhs is %p, expected a quantized tensor as lhs or result is", rhs);
  if (result && !lhs->quant != !result->quant)
    return tn_infer_fail(cx, l->all, "lhs is %p and result is %p, expected both or neither quantized", lhs, result);
  if (lhs->quant) return check_quantized_lhs(cx, lhs, rhs, result, l);
  const TnType *expressed = rhs->quant->expressed;
  if (tn_type_equal(lhs->elem, expressed) && (!result || tn_type_equal(result->elem, expressed))) return true;
  return tn_infer_fail(cx, l->hybrid, "lhs is %p and rhs expresses %p, expected lhs and result of that type", lhs,
                       expressed);
}

// ---------------------------------------------------------------------------------------------------------------
// Dimension numbers of dot_general and ragged_dot.

enum {  // fields of both structs
  LB = TN_FIELD_dot_lhs_batching_dimensions,
  RB = TN_FIELD_dot_rhs_batching_dimensions,
  LC = TN_FIELD_dot_lhs_contracting_dimensions,
  RC = TN_FIELD_dot_rhs_contracting_dimensions,
};
_Static_assert((int)LB == TN_FIELD_ragged_dot_lhs_batching_dimensions &&
                   (int)RB == TN_FIELD_ragged_dot_rhs_batching_dimensions &&
                   (int)LC == TN_FIELD_ragged_dot_lhs_contracting_dimensions &&
                   (int)RC == TN_FIELD_ragged_dot_rhs_contracting_dimensions,
               "fields where dot has them");

static bool check_pairs(TnInfer *cx, const TnType *lhs, TnI64s a, const TnType *rhs, TnI64s b, const char *what,
                        TnConstraint label) {
  for (size_t i = 0; i < tn_attr_n(a); i++) {
    int64_t x = lhs->dims[tn_i64s_at(a, i)], y = rhs->dims[tn_i64s_at(b, i)];
    if (!tn_dim_compatible(x, y))
      return tn_infer_fail(cx, label,
                           "%s dimension %zu has size %" PRId64 " in lhs and %" PRId64 " in rhs, expected equal sizes",
                           what, i, x, y);
  }
  return true;
}

bool tn_infer_dot_dims(TnInfer *cx, const TnAttr *numbers, TnDotDims *d, const TnType *lhs, const TnType *rhs) {
  static const TnRule rules[] = {{TN_RULE_SAME_SIZE, RB, LB, dot_general_c1},
                                 {TN_RULE_SAME_SIZE, RC, LC, dot_general_c2},
                                 {TN_RULE_DIMS, LB, 0, dot_general_c5},
                                 {TN_RULE_DIMS, LC, 0, dot_general_c6},
                                 {TN_RULE_DIMS, RB, 1, dot_general_c7},
                                 {TN_RULE_DIMS, RC, 1, dot_general_c8},
                                 {TN_RULE_DISJOINT, LB, LC, dot_general_c3},
                                 {TN_RULE_DISJOINT, RB, RC, dot_general_c4},
                                 {0}};
  *d = (TnDotDims){tn_attr_field(numbers, LB), tn_attr_field(numbers, RB), tn_attr_field(numbers, LC),
                   tn_attr_field(numbers, RC)};
  return tn_infer_rules_of(cx, rules, numbers, NULL) &&
         check_pairs(cx, lhs, d->lhs_batching, rhs, d->rhs_batching, "batching", dot_general_c9) &&
         check_pairs(cx, lhs, d->lhs_contracting, rhs, d->rhs_contracting, "contracting", dot_general_c10);
}

void tn_infer_dot_free_dims(TnInfer *cx, TnShapeBuf *shape, const TnType *t, TnI64s a, TnI64s b, TnI64s c) {
  TnBits used = tn_infer_dim_set(cx, a, t->rank), more = tn_infer_dim_set(cx, b, t->rank);
  TnBits group = tn_infer_dim_set(cx, c, t->rank);
  for (size_t i = 0; i < t->rank; i++)
    if (!tn_bits_get(&used, i) && !tn_bits_get(&more, i) && !tn_bits_get(&group, i)) tn_shape_copy(shape, t, i);
}

void tn_infer_dot_batch_dims(TnShapeBuf *shape, const TnDotDims *d, const TnType *lhs, const TnType *rhs) {
  for (size_t i = 0; i < tn_attr_n(d->lhs_batching); i++)
    tn_shape_add_merged(shape, lhs, (size_t)tn_i64s_at(d->lhs_batching, i), rhs,
                        (size_t)tn_i64s_at(d->rhs_batching, i));
}

// The result has the element type that the program declares; without one, that of unquantized operands.
void tn_infer_set_product(TnInfer *cx, const TnShapeBuf *shape, const TnType *lhs, TnConstraint label) {
  const TnType *declared = cx->has_results ? tn_infer_declared(cx, 0) : NULL;
  const TnType *elem = declared ? declared->elem : lhs->quant ? NULL : lhs->elem;
  if (elem) tn_infer_set(cx, 0, tn_shape_type(cx, shape, elem), label);
}

// ---------------------------------------------------------------------------------------------------------------
// Dot algorithms: the combinations that exist in hardware.

typedef enum AlgorithmType { T_F8, T_F16, T_BF16, T_TF32, T_F32, T_F64, T_OTHER } AlgorithmType;

static AlgorithmType algorithm_type(const TnType *t) {
  switch (t->dtype) {
    case TN_F8E3M4:
    case TN_F8E4M3:
    case TN_F8E4M3FN:
    case TN_F8E4M3FNUZ:
    case TN_F8E4M3B11FNUZ:
    case TN_F8E5M2:
    case TN_F8E5M2FNUZ: return T_F8;
    case TN_F16: return T_F16;
    case TN_BF16: return T_BF16;
    case TN_F32: return T_F32;
    case TN_F64: return T_F64;
    default: return t->kind == TN_TYPE_FLOAT && tn_str_is(t->text, "tf32") ? T_TF32 : T_OTHER;
  }
}

static bool is_known_algorithm(AlgorithmType operands, AlgorithmType accumulation, int64_t n_products, bool imprecise) {
  static const struct {
    AlgorithmType operands, accumulation;
    int8_t n_products;
  } known[] = {
      {T_F8, T_F32, 1},   {T_F16, T_F16, 1},  {T_F16, T_F32, 1},  {T_BF16, T_BF16, 1},
      {T_BF16, T_F32, 1}, {T_BF16, T_F32, 3}, {T_BF16, T_F32, 6}, {T_BF16, T_F32, 9},
      {T_TF32, T_F32, 1}, {T_TF32, T_F32, 3}, {T_F32, T_F32, 1},  {T_F64, T_F64, 1},
  };
  if (imprecise && operands != T_F8) return false;
  for (size_t i = 0; i < TN_COUNT(known); i++)
    if (known[i].operands == operands && known[i].accumulation == accumulation && known[i].n_products == n_products)
      return true;
  return false;
}

static bool check_algorithm(TnInfer *cx, const TnAttr *a, const TnAttr *precision) {
  for (size_t i = 0; precision && i < precision->n; i++)
    if (precision->items[i]->i != TN_precision_DEFAULT)
      return tn_infer_fail(cx, dot_general_c21, "precision_config has %s next to an algorithm, expected DEFAULT",
                           tn_enum_name(TN_ENUM_precision, precision->items[i]->i));
  int64_t n_lhs = tn_attr_field(a, TN_FIELD_dot_algorithm_lhs_component_count)->i;
  int64_t n_rhs = tn_attr_field(a, TN_FIELD_dot_algorithm_rhs_component_count)->i;
  int64_t n_products = tn_attr_field(a, TN_FIELD_dot_algorithm_num_primitive_operations)->i;
  static const TnRule rules[] = {
      {TN_RULE_AT_LEAST, TN_FIELD_dot_algorithm_lhs_component_count, 1, dot_general_c22},
      {TN_RULE_AT_LEAST, TN_FIELD_dot_algorithm_rhs_component_count, 1, dot_general_c23},
      {TN_RULE_AT_LEAST, TN_FIELD_dot_algorithm_num_primitive_operations, 1, dot_general_c24},
      {0}};
  if (!tn_infer_rules_of(cx, rules, a, NULL)) return false;
  const TnType *lhs = tn_attr_field(a, TN_FIELD_dot_algorithm_lhs_precision_type)->type;
  const TnType *rhs = tn_attr_field(a, TN_FIELD_dot_algorithm_rhs_precision_type)->type;
  const TnType *sum = tn_attr_field(a, TN_FIELD_dot_algorithm_accumulation_type)->type;
  bool imprecise = tn_attr_field(a, TN_FIELD_dot_algorithm_allow_imprecise_accumulation)->i != 0;
  if (n_lhs == 1 && n_rhs == 1 && algorithm_type(lhs) == algorithm_type(rhs) &&
      is_known_algorithm(algorithm_type(lhs), algorithm_type(sum), n_products, imprecise))
    return true;
  return tn_infer_fail(cx, dot_general_i8,
                       "algorithm of %" PRId64 " x %p by %" PRId64 " x %p in %" PRId64
                       " products summed in %p%s is not "
                       "known on any hardware",
                       n_lhs, lhs, n_rhs, rhs, n_products, sum, imprecise ? " (imprecise)" : "");
}

// ---------------------------------------------------------------------------------------------------------------

static bool check_quantized_rhs(TnInfer *cx, const TnType *rhs, TnI64s contracting) {
  const TnQuant *q = rhs->quant;
  for (size_t i = 0; q && i < q->n; i++)
    if (q->zero_points[i] != 0)
      return tn_infer_fail(cx, dot_general_c15, "rhs has zero point %" PRId64 ", expected 0", q->zero_points[i]);
  if (q && tn_quant_is_per_axis(q) && tn_i64s_has(contracting, q->axis))
    return tn_infer_fail(cx, dot_general_c16, "rhs is quantized along its contracting dimension %" PRId64, q->axis);
  return true;
}

bool tn_infer_dot_general(TnInfer *cx) {
  static const TnQuantLabels labels = {.plain = dot_general_c13,
                                       .all = dot_general_c14,
                                       .storage = dot_general_c17,
                                       .expressed = dot_general_c18,
                                       .granularity = dot_general_c19,
                                       .hybrid = dot_general_c20};
  const Tn_dot_general_attrs *a = TN_OP_ATTRS(cx->op, dot_general);
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, dot_general_i1},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_ANY, dot_general_i2},
                                 {TN_RULE_RESULT, 0, TN_ELEM_ANY, dot_general_c12},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *lhs = tn_infer_type(cx, 0), *rhs = tn_infer_type(cx, 1);
  TnDotDims d;
  if (!tn_infer_precision(cx, a->precision_config, dot_general_c11)) return false;
  if (!tn_infer_dot_dims(cx, a->dot_dimension_numbers, &d, lhs, rhs)) return false;  // dot_general_c1..c10
  if (!check_quantized_rhs(cx, rhs, d.rhs_contracting)) return false;  // dot_general_c15, c16
  const TnType *result = cx->has_results ? tn_infer_declared(cx, 0) : NULL;
  if (!tn_infer_products(cx, lhs, rhs, result, &labels)) return false;  // dot_general_c13, c14, c17..c20
  if (a->algorithm && !check_algorithm(cx, a->algorithm, a->precision_config)) return false;  // dot_general_c21..c24
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, (size_t)lhs->rank + rhs->rank);
  tn_infer_dot_batch_dims(&shape, &d, lhs, rhs);
  tn_infer_dot_free_dims(cx, &shape, lhs, d.lhs_batching, d.lhs_contracting, NULL);
  tn_infer_dot_free_dims(cx, &shape, rhs, d.rhs_batching, d.rhs_contracting, NULL);
  tn_infer_set_product(cx, &shape, lhs, dot_general_c12);
  return true;
}

// dot: the last dimension of lhs by the first of rhs, both of rank 1 or 2. It has no constraints in the specification.
bool tn_infer_dot(TnInfer *cx) {
  static const TnQuantLabels labels = {.plain = TN_NO_LABEL};
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_NO_LABEL},
                                 {TN_RULE_OPERAND, 1, TN_ELEM_ANY, TN_NO_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_ANY, TN_NO_LABEL},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *lhs = tn_infer_type(cx, 0), *rhs = tn_infer_type(cx, 1);
  if (!tn_infer_precision(cx, TN_OP_ATTRS(cx->op, dot)->precision_config, TN_NO_LABEL)) return false;
  if (lhs->rank < 1 || lhs->rank > 2 || rhs->rank < 1 || rhs->rank > 2)
    return tn_infer_fail(cx, TN_NO_LABEL, "operands are %p and %p, expected ranks 1 or 2", lhs, rhs);
  if (!tn_dim_compatible(lhs->dims[lhs->rank - 1], rhs->dims[0]))
    return tn_infer_fail(cx, TN_NO_LABEL, "the last dimension of %p and the first of %p differ, expected equal sizes",
                         lhs, rhs);
  if (!tn_infer_products(cx, lhs, rhs, cx->has_results ? tn_infer_declared(cx, 0) : NULL, &labels)) return false;
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, 2);
  if (lhs->rank == 2) tn_shape_copy(&shape, lhs, 0);
  if (rhs->rank == 2) tn_shape_copy(&shape, rhs, 1);
  tn_infer_set_product(cx, &shape, lhs, TN_NO_LABEL);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// einsum and unary_einsum: "ab,bc->ac", "ab->a". A letter names a dimension; equal letters have equal sizes.

typedef struct Letter {
  const TnType *type;  // where it was seen first, NULL before
  size_t dim;
  int64_t size, bound;  // merged over all places
  bool in_result;
} Letter;

static int letter_index(char c) { return c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? c - 'A' + 26 : -1; }

static bool merge_letter(TnInfer *cx, Letter *l, char c, const TnType *t, size_t dim) {
  int64_t size = t->dims[dim], bound = tn_type_bound(t, dim);
  if (!l->type) {
    *l = (Letter){.type = t, .dim = dim, .size = size, .bound = bound};
    return true;
  }
  if (!tn_dim_compatible(l->size, size))
    return tn_infer_fail(cx, TN_NO_LABEL, "%c is %" PRId64 " and %" PRId64 ", expected one size", c, l->size, size);
  TnShapeBuf merged;
  int64_t dims[2] = {l->size, size}, bounds[2] = {l->bound, bound};
  TnType both = {.rank = 2, .dims = dims, .bounds = bounds};
  tn_shape_begin(cx, &merged, 1);
  tn_shape_add_merged(&merged, &both, 0, &both, 1);
  l->size = merged.dims[0];
  l->bound = merged.bounds[0];
  return true;
}

// Reads the letters of operand t; *at moves to the first character that is no letter.
static bool read_operand(TnInfer *cx, TnStr config, size_t *at, const TnType *t, Letter *letters) {
  size_t dim = 0;
  for (; *at < config.n && letter_index(config.p[*at]) >= 0; ++*at, dim++) {
    char c = config.p[*at];
    if (dim < t->rank && !merge_letter(cx, &letters[letter_index(c)], c, t, dim)) return false;
  }
  if (dim == t->rank) return true;
  return tn_infer_fail(cx, TN_NO_LABEL, "config \"%.*s\" names %zu dimensions of %p, expected %u", TN_STR_ARG(config),
                       dim, t, t->rank);
}

static bool read_result(TnInfer *cx, TnStr config, size_t at, Letter *letters, TnShapeBuf *shape) {
  tn_shape_begin(cx, shape, TN_COUNT("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"));
  for (; at < config.n; at++) {
    int k = letter_index(config.p[at]);
    if (k < 0)
      return tn_infer_fail(cx, TN_NO_LABEL, "config \"%.*s\" has '%c', expected a letter", TN_STR_ARG(config),
                           config.p[at]);
    if (!letters[k].type || letters[k].in_result)
      return tn_infer_fail(cx, TN_NO_LABEL, "result letter %c of config \"%.*s\" is %s", config.p[at],
                           TN_STR_ARG(config), letters[k].in_result ? "repeated" : "in no operand");
    letters[k].in_result = true;
    tn_shape_add(shape, letters[k].size, letters[k].bound);
  }
  return true;
}

static bool infer_einsum(TnInfer *cx) {
  uint32_t n = cx->op->n_operands;
  TnStr config = TN_OP_ATTRS(cx->op, einsum)->einsum_config->str;
  Letter letters[52] = {0};
  size_t at = 0;
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, TN_NO_LABEL) || !tn_infer_result(cx, 0, TN_ELEM_TENSOR, TN_NO_LABEL))
    return false;
  for (uint32_t i = 0; i < n; i++) {
    if (!read_operand(cx, config, &at, tn_infer_type(cx, i), letters)) return false;
    const char *want = i + 1 < n ? "," : "->";
    if (!tn_str_starts((TnStr){config.p + at, config.n - at}, tn_str(want)))
      return tn_infer_fail(cx, TN_NO_LABEL,
                           "config \"%.*s\" has no '%s' after %zu characters, expected the form \"%s\"",
                           TN_STR_ARG(config), want, at, n == 1 ? "ab->a" : "ab,bc->ac");
    at += strlen(want);
  }
  TnShapeBuf shape;
  if (!read_result(cx, config, at, letters, &shape)) return false;
  tn_infer_set_product(cx, &shape, tn_infer_type(cx, 0), TN_NO_LABEL);
  return true;
}

bool tn_infer_einsum(TnInfer *cx) {
  static const TnQuantLabels labels = {.plain = TN_NO_LABEL};
  return infer_einsum(cx) && tn_infer_products(cx, tn_infer_type(cx, 0), tn_infer_type(cx, 1),
                                               cx->has_results ? tn_infer_declared(cx, 0) : NULL, &labels);
}

bool tn_infer_unary_einsum(TnInfer *cx) {
  return infer_einsum(cx) && tn_infer_declared_elem(cx, 0, tn_infer_type(cx, 0), TN_NO_LABEL);
}

// ---- quantized axes

static int64_t int_field(const TnAttr *s, unsigned field) { return tn_attr_field(s, field)->i; }

int64_t tn_op_result_axis(const TnOp *op, int64_t axis) {
  if (op->opcode == TN_OP_convolution || op->opcode == TN_OP_dynamic_conv) {
    const TnAttr *d = op->opcode == TN_OP_convolution ? TN_OP_ATTRS(op, convolution)->dimension_numbers
                                                      : TN_OP_ATTRS(op, dynamic_conv)->dimension_numbers;
    return axis == int_field(d, TN_FIELD_conv_kernel_output_feature_dimension)
               ? int_field(d, TN_FIELD_conv_output_feature_dimension)
               : -1;
  }
  if (op->opcode != TN_OP_dot_general) return op->results[0].type->rank ? (int64_t)op->results[0].type->rank - 1 : -1;
  const TnAttr *d = TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers;
  const TnAttr *batch = tn_attr_field(d, TN_FIELD_dot_rhs_batching_dimensions);
  const TnAttr *contracting = tn_attr_field(d, TN_FIELD_dot_rhs_contracting_dimensions);
  if (tn_i64s_has(batch, axis) || tn_i64s_has(contracting, axis)) return -1;
  int64_t place = (int64_t)op->operands[0]->type->rank - (int64_t)tn_attr_n(contracting);
  for (int64_t i = 0; i < axis; i++) place += !tn_i64s_has(batch, i) && !tn_i64s_has(contracting, i);
  return place;
}

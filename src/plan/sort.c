// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort and top_k. A comparator that orders by one or more operands, as JAX writes it, is recognised and sorted by keys;
// any other one becomes a kernel that the routine calls for two elements.
#include "plan/priv.h"

enum { MAX_KEYS = 16 };

typedef struct Keys {
  const TnRegion *r;
  TnLibSortKey keys[MAX_KEYS];
  uint32_t n;
} Keys;

// One side of a comparison: which argument it is, or which part of it, and what is done to it on the way.
typedef struct Side {
  const TnValue *arg;
  bool is_imag, is_zero_merged, is_nan_merged;
} Side;

static const TnOp *op_in(const Keys *k, const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  return op && op->parent == k->r ? op : NULL;
}

static bool constant_is(const TnValue *v, bool want_nan) {
  const TnOp *op = tn_value_op(v);
  if (!op || op->opcode != TN_OP_constant || !tn_dtype_is_float(v->type->dtype)) return false;
  const TnAttr *a = TN_OP_ATTRS(op, constant)->value;
  if (a->kind != TN_ATTR_DENSE) return false;
  uint8_t bytes[8] = {0};
  memcpy(bytes, a->data, tn_dtype_bytes(v->type->dtype));
  double x = tn_load_f64(v->type->dtype, bytes);
  return want_nan ? x != x && !signbit(x) : x == 0 && !signbit(x);
}

// The argument that a value is, or is a part of; NULL when it is neither.
static const TnValue *read_part(const Keys *k, const TnValue *v) {
  const TnOp *op = op_in(k, v);
  const bool is_part = op && (op->opcode == TN_OP_real || op->opcode == TN_OP_imag);
  if (is_part && tn_dtype_is_complex(op->operands[0]->type->dtype)) v = op->operands[0];
  return v->is_arg && v->def.region == k->r ? v : NULL;
}

static bool read_side(const Keys *k, const TnValue *v, Side *s) {
  *s = (Side){0};
  const TnValue *asked = NULL;  // what was asked for being NaN
  for (int depth = 0; depth < 4; depth++) {
    const TnOp *op = op_in(k, v);
    s->arg = read_part(k, v);
    s->is_imag = op && op->opcode == TN_OP_imag;
    if (s->arg) return !asked || asked == v;
    if (!op || op->opcode != TN_OP_select) return false;
    const TnOp *p = op_in(k, op->operands[0]);
    const TnValue *from = op->operands[2];
    if (!p || p->opcode != TN_OP_compare) return false;
    TnScalarOp c = tn_op_scalar(p);
    bool of_zero = c == TN_SCALAR_compare_eq && p->operands[0] == from && constant_is(p->operands[1], false);
    // Asked of the element itself or of what the select gives otherwise: NaN is NaN on both sides of the zero's.
    bool of_nan = c == TN_SCALAR_compare_ne && p->operands[0] == p->operands[1] &&
                  (p->operands[0] == from || read_part(k, p->operands[0]));
    if (of_zero && constant_is(op->operands[1], false))
      s->is_zero_merged = true;
    else if (of_nan && constant_is(op->operands[1], true))
      s->is_nan_merged = true, asked = read_part(k, p->operands[0]) ? p->operands[0] : asked;
    else
      return false;
    v = from;
  }
  return false;
}

// compare(x, y) of the two elements of one operand.
static bool read_compare(const Keys *k, const TnOp *op, TnScalarOp lt, TnScalarOp gt, TnLibSortKey *key,
                         bool *out_total) {
  Side x, y;
  if (!op || op->opcode != TN_OP_compare) return false;
  if (!read_side(k, op->operands[0], &x) || !read_side(k, op->operands[1], &y)) return false;
  if (x.arg->index / 2 != y.arg->index / 2 || x.arg == y.arg) return false;
  if (x.is_zero_merged != y.is_zero_merged || x.is_nan_merged != y.is_nan_merged) return false;
  TnScalarOp s = tn_op_scalar(op);
  bool total = s >= TN_SCALAR_total_eq && s <= TN_SCALAR_total_lt;
  TnScalarOp plain = total ? (TnScalarOp)(s - TN_SCALAR_total_eq + TN_SCALAR_compare_eq) : s;
  if (plain != lt && plain != gt) return false;
  const TnDtype t = op->operands[0]->type->dtype;
  if (tn_dtype_is_complex(t) || x.is_imag != y.is_imag) return false;
  bool swapped = x.arg->index % 2 == 1;
  *key = (TnLibSortKey){.buf = x.arg->index / 2,
                        .offset = x.is_imag ? (uint32_t)tn_dtype_bytes(t) : 0,
                        .type = t,
                        .is_descending = (plain == TN_SCALAR_compare_gt) != swapped,
                        .is_total = total,
                        .is_zero_merged = x.is_zero_merged,
                        .is_nan_merged = x.is_nan_merged};
  *out_total = total;
  return true;
}

// less(k1) or (equal(k1) and less(k2) ...)
static bool read_keys(Keys *k, const TnValue *v) {
  for (;;) {
    const TnOp *op = op_in(k, v);
    bool total;
    if (!op || k->n == MAX_KEYS) return false;
    TnLibSortKey *key = &k->keys[k->n];
    if (read_compare(k, op, TN_SCALAR_compare_lt, TN_SCALAR_compare_gt, key, &total)) {
      k->n++;
      return true;
    }
    if (tn_op_scalar(op) != TN_SCALAR_or) return false;
    const TnOp *first = op_in(k, op->operands[0]), *rest = op_in(k, op->operands[1]);
    if (!first || !rest || tn_op_scalar(rest) != TN_SCALAR_and) return false;
    if (!read_compare(k, first, TN_SCALAR_compare_lt, TN_SCALAR_compare_gt, key, &total)) return false;
    TnLibSortKey same;
    bool same_total;
    if (!read_compare(k, op_in(k, rest->operands[0]), TN_SCALAR_compare_eq, TN_SCALAR_compare_eq, &same, &same_total) ||
        same.buf != key->buf || same.offset != key->offset || same_total != total ||
        same.is_zero_merged != key->is_zero_merged || same.is_nan_merged != key->is_nan_merged)
      return false;
    k->n++;
    v = rest->operands[1];
  }
}

// The comparator as a kernel: bufs 2i and 2i + 1 are elements of operand i, the next one takes the answer, and behind
// it are the arrays that the region reads from outside: out_slots, *out_n of them.
static TnError *comparator(TnPlanner *p, const TnOp *op, uint32_t *out_kernel, const uint32_t **out_slots,
                           uint32_t *out_n) {
  TnLower *l = tn_lower_new(p);
  uint32_t n = 2 * op->n_operands;
  TnKScalar *args = tn_new_n(l->arena, TnKScalar, n + 1), less;
  TnKAddr at = {0};
  for (uint32_t i = 0; i < n; i++) args[i] = tn_ks_load(l->b, op->regions[0].args[i].type->dtype, i, &at, 0);
  l->n_bufs = n + 1;  // taken
  l->cap_bufs = n + 8;
  l->bufs = tn_new_n(l->arena, uint32_t, l->cap_bufs);
  for (uint32_t i = 0; i <= n; i++) l->bufs[i] = TN_NO_SLOT;
  tn_lower_region(l, &op->regions[0], args, &less);
  tn_ks_store(l->b, n, &at, less, 0);
  if (l->error) return l->error;
  *out_slots = l->bufs + n + 1;
  *out_n = l->n_bufs - n - 1;
  TnKernel *k = tn_k_finish(l->b, "less");
  k->changing = l->changing;
  *out_kernel = tn_plan_keep(p, k);
  return NULL;
}

TnError *tn_emit_sort(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->operands[0]->type;
  int64_t dim = tn_attr_int_or(TN_OP_ATTRS(op, sort)->dimension, -1);
  if (dim < 0) dim += t->rank;
  if (tn_count(t) == 0) return NULL;
  TnLibSort *s = tn_new(p->arena, TnLibSort);
  *s = (TnLibSort){.outer = 1, .n = t->rank ? t->dims[dim] : 1, .inner = 1, .n_operands = op->n_operands,
                   .threads = p->options->threads};
  for (uint32_t i = 0; i < t->rank; i++) {
    if (i < dim) s->outer *= t->dims[i];
    if (i > dim) s->inner *= t->dims[i];
  }
  uint8_t *bytes = tn_new_n(p->arena, uint8_t, op->n_operands + 1);
  for (uint32_t i = 0; i < op->n_operands; i++) bytes[i] = (uint8_t)tn_dtype_bytes(op->operands[i]->type->dtype);
  s->bytes = bytes;
  Keys k = {.r = &op->regions[0]};
  bool needs_less = !read_keys(&k, tn_region_end(&op->regions[0])->operands[0]);
  if (!needs_less) {
    s->n_keys = k.n;
    TnLibSortKey *keys = tn_new_n(p->arena, TnLibSortKey, k.n);
    memcpy(keys, k.keys, k.n * sizeof *keys);
    s->keys = keys;
    for (uint32_t i = 0; i < k.n; i++) needs_less |= tn_dtype_is_float(keys[i].type) && !keys[i].is_total;
  }
  uint32_t less = UINT32_MAX, n_outside = 0;
  const uint32_t *outside = NULL;
  if (needs_less) TN_TRY(comparator(p, op, &less, &outside, &n_outside));
  TnStep *step = tn_plan_lib(p, out, op, tn_lib_sort, s, tn_lib_sort_scratch(s), outside, n_outside);
  step->less = less;
  step->pairs = tn_lib_sort_in_place(s) ? (uint16_t)op->n_operands : 0;
  return NULL;
}

TnError *tn_emit_top_k(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->operands[0]->type;
  int64_t n = t->dims[t->rank - 1];
  if (tn_count(op->results[0].type) == 0) return NULL;
  TnLibTopK *k = tn_new(p->arena, TnLibTopK);
  *k = (TnLibTopK){.rows = tn_count(t) / n,
                   .n = n,
                   .k = TN_OP_ATTRS(op, chlo_top_k)->k->i,
                   .type = t->dtype,
                   .index_type = op->results[1].type->dtype,
                   .threads = p->options->threads};
  tn_plan_lib(p, out, op, tn_lib_top_k, k, tn_lib_top_k_scratch(k), NULL, 0);
  return NULL;
}

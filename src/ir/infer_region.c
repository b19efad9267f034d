// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Signatures of regions: how many arguments they take, what they return, and whether they can serve as the
// computation of a reduction.
#include "ir/infer_region_priv.h"

const TnOp *tn_infer_terminator(TnInfer *cx, unsigned index, const char *what, TnConstraint label) {
  const TnRegion *r = &cx->op->regions[index];
  const TnOp *last = r->last;
  if (r->has_block && last && tn_op_get_info(last)->traits & TN_TRAIT_TERM) return last;
  tn_infer_fail(cx, label, "%s has no %s, expected a region that ends with a return", what,
                r->has_block ? "terminator" : "block");
  return NULL;
}

bool tn_infer_n_args(TnInfer *cx, unsigned index, size_t n, const char *what, TnConstraint label) {
  uint32_t found = cx->op->regions[index].n_args;
  return found == n || tn_infer_fail(cx, label, "%s takes %u arguments, expected %zu", what, found, n);
}

bool tn_infer_n_returned(TnInfer *cx, const TnOp *ret, size_t n, const char *what, TnConstraint label) {
  return ret->n_operands == n ||
         tn_infer_fail(cx, label, "%s returns %u values, expected %zu", what, ret->n_operands, n);
}

bool tn_infer_scalar(TnInfer *cx, const TnType *t, const TnType *elem, const char *what, size_t i, TnConstraint label) {
  if (tn_type_is_tensor(t) && t->rank == 0 && (!elem || tn_type_equal(t->elem, elem))) return true;
  if (!elem) return tn_infer_fail(cx, label, "%s %zu is %p, expected a 0-D tensor", what, i, t);
  return tn_infer_fail(cx, label, "%s %zu is %p, expected tensor<%p>", what, i, t, elem);
}

static const TnType *declared_tensor(const TnInfer *cx, uint32_t result) {
  const TnType *t = cx->has_results ? tn_infer_declared(cx, result) : NULL;
  return t && tn_type_is_tensor(t) ? t : NULL;
}

bool tn_infer_declared_elem(TnInfer *cx, uint32_t result, const TnType *t, TnConstraint label) {
  const TnType *declared = declared_tensor(cx, result);
  if (!declared || tn_elem_compatible(declared, t)) return true;
  return tn_infer_fail(cx, label, "result %u is %p, expected element type %p", result, declared, t->elem);
}

bool tn_infer_declared_shape(TnInfer *cx, uint32_t result, const TnType *t, TnConstraint label) {
  const TnType *declared = declared_tensor(cx, result);
  if (!declared || tn_shape_compatible(declared, t)) return true;
  return tn_infer_fail(cx, label, "result %u is %p, expected the shape of %p", result, declared, t);
}

// ---------------------------------------------------------------------------------------------------------------

static unsigned width_of(const TnType *elem) {
  return elem->quant ? elem->quant->storage->width : tn_dtype_bits(elem->dtype);
}

bool tn_elem_promotable(const TnType *from, const TnType *to) {
  TnElemSet a = tn_elem_set(from), b = tn_elem_set(to);
  const TnElemSet quant = TN_ELEM_Q | TN_ELEM_A;
  bool same_kind = (a & b) || (a & TN_ELEM_I && b & TN_ELEM_I) || (a & quant && b & quant);
  if (!same_kind) return false;
  if (a & quant && !tn_type_equal(from->quant->expressed, to->quant->expressed)) return false;
  return width_of(from) <= width_of(to);
}

bool tn_infer_reducer(TnInfer *cx, unsigned index, const TnType *const *inputs, const TnType **accumulators, size_t n,
                      const char *what, TnConstraint label) {
  const TnOp *ret = tn_infer_terminator(cx, index, what, label);
  if (!ret || !tn_infer_n_args(cx, index, 2 * n, what, label)) return false;
  if (!tn_infer_n_returned(cx, ret, n, what, label)) return false;
  const TnRegion *r = &cx->op->regions[index];
  for (size_t i = 0; i < n; i++) {
    const TnType *t = ret->operands[i]->type;
    if (!tn_infer_scalar(cx, t, NULL, "returned value", i, label)) return false;
    if (!tn_infer_scalar(cx, r->args[i].type, t->elem, "region argument", i, label)) return false;
    if (!tn_infer_scalar(cx, r->args[n + i].type, t->elem, "region argument", n + i, label)) return false;
    if (!tn_elem_promotable(inputs[i]->elem, t->elem))
      return tn_infer_fail(cx, label, "%s computes in %p, to which element type %p of input %zu cannot be promoted",
                           what, t->elem, inputs[i]->elem, i);
    accumulators[i] = t->elem;
  }
  return true;
}

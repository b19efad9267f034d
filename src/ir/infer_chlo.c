// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of CHLO's elementwise and broadcasting ops, constants and top_k. They also take unranked tensors.
#include "ir/infer_priv.h"

#include <inttypes.h>

static bool is_tensor_of(const TnType *t, TnElemSet set) {
  return (t->kind == TN_TYPE_TENSOR || t->kind == TN_TYPE_UNRANKED) && tn_elem_set(t->elem) & set;
}

static bool check_operands(TnInfer *cx, TnElemSet set) {
  for (uint32_t i = 0; i < cx->op->n_operands; i++)
    if (!is_tensor_of(tn_infer_type(cx, i), set))
      return tn_infer_fail(cx, TN_NO_LABEL, "operand %u is %p, expected a tensor of %s", i, tn_infer_type(cx, i),
                           set == TN_ELEM_ANY ? "any element type" : tn_elem_set_text(cx, set));
  return true;
}

// Operands and result have one type.
static bool infer_same(TnInfer *cx, TnElemSet set) {
  if (!check_operands(cx, set)) return false;
  const TnType *types[2] = {tn_infer_type(cx, 0), cx->op->n_operands > 1 ? tn_infer_type(cx, 1) : NULL};
  if (types[1] && !tn_infer_compatible(cx, types[0], "operand 0", types[1], "operand 1", TN_NO_LABEL)) return false;
  const TnType *t = tn_infer_merge(cx, types, cx->op->n_operands, TN_NO_LABEL);
  if (t) tn_infer_set(cx, 0, t, TN_NO_LABEL);
  return t != NULL;
}

static bool infer_test(TnInfer *cx) {
  if (!check_operands(cx, TN_ELEM_F)) return false;
  tn_infer_set(cx, 0, tn_type_with_elem(cx->m, tn_infer_type(cx, 0), tn_type_scalar(cx->m, TN_I1)), TN_NO_LABEL);
  return true;
}

bool tn_infer_chlo_same(TnInfer *cx) { return infer_same(cx, tn_infer_same_set(cx)); }
bool tn_infer_chlo_asin_acos_kernel(TnInfer *cx) { return infer_same(cx, TN_ELEM_C); }
bool tn_infer_chlo_is_inf(TnInfer *cx) { return infer_test(cx); }
bool tn_infer_chlo_is_neg_inf(TnInfer *cx) { return infer_test(cx); }
bool tn_infer_chlo_is_pos_inf(TnInfer *cx) { return infer_test(cx); }

// ---------------------------------------------------------------------------------------------------------------
// Broadcasting: sizes are equal, or one of them is 1 and gives way.

typedef struct Dim {
  int64_t size, bound;
} Dim;

static bool broadcast_dim(Dim *d, Dim other) {
  if (other.size == 1) return true;
  if (d->size == 1) {
    *d = other;
    return true;
  }
  if (d->size == TN_DYNAMIC && other.size == TN_DYNAMIC) {
    if (d->bound == TN_DYNAMIC || (other.bound != TN_DYNAMIC && other.bound < d->bound)) d->bound = other.bound;
    return true;
  }
  if (!tn_dim_compatible(d->size, other.size)) return false;
  if (d->size == TN_DYNAMIC) d->size = other.size;
  d->bound = TN_DYNAMIC;
  return true;
}

static bool broadcast_into(TnInfer *cx, Dim *dims, const TnType *t, uint32_t i, size_t at) {
  if (broadcast_dim(&dims[at], (Dim){t->dims[i], tn_type_bound(t, i)})) return true;
  return tn_infer_fail(cx, TN_NO_LABEL, "dimension %zu is %s and %s, expected sizes that broadcast", at,
                       tn_infer_dim_text(cx, dims[at].size), tn_infer_dim_text(cx, t->dims[i]));
}

// Operand dimension i stands at broadcast_dimensions[i] for the operand of lower rank; by default ranks are aligned at
// the last dimension. The result is unranked when an operand is.
static bool broadcast_operands(TnInfer *cx, TnI64s explicit, bool is_explicit, const TnType *elem, TnConstraint label) {
  uint32_t rank = 0, n = cx->op->n_operands;
  for (uint32_t k = 0; k < n; k++) {
    const TnType *t = tn_infer_type(cx, k);
    if (t->kind == TN_TYPE_UNRANKED) {
      tn_infer_set(cx, 0, tn_type_unranked(cx->m, elem), label);
      return true;
    }
    if (t->rank > rank) rank = t->rank;
  }
  Dim *dims = tn_new_n(&cx->m->arena, Dim, rank);
  for (uint32_t i = 0; i < rank; i++) dims[i] = (Dim){1, TN_DYNAMIC};
  uint32_t small = n > 1 && tn_infer_type(cx, 1)->rank < tn_infer_type(cx, 0)->rank ? 1 : 0;
  for (uint32_t k = 0; k < n; k++) {
    const TnType *t = tn_infer_type(cx, k);
    for (uint32_t i = 0; i < t->rank; i++) {
      size_t at = is_explicit && k == small ? (size_t)tn_i64s_at(explicit, i) : rank - t->rank + i;
      if (!broadcast_into(cx, dims, t, i, at)) return false;
    }
  }
  int64_t *sizes = tn_infer_dims(cx, rank), *bounds = tn_infer_dims(cx, rank);
  for (uint32_t i = 0; i < rank; i++) sizes[i] = dims[i].size, bounds[i] = dims[i].bound;
  tn_infer_set(cx, 0, tn_infer_tensor(cx, elem, rank, sizes, bounds), label);
  return true;
}

static bool infer_broadcast(TnInfer *cx, const TnAttr *dimensions, const TnType *elem) {
  const TnType *a = tn_infer_type(cx, 0), *b = tn_infer_type(cx, 1);
  TnI64s dims = dimensions;
  if (!dimensions || a->kind == TN_TYPE_UNRANKED || b->kind == TN_TYPE_UNRANKED)
    return broadcast_operands(cx, dims, false, elem, TN_NO_LABEL);
  uint32_t low = a->rank < b->rank ? a->rank : b->rank, high = a->rank < b->rank ? b->rank : a->rank;
  if (!tn_infer_list_size(cx, dims, low, "broadcast_dimensions", TN_NO_LABEL) ||
      !tn_infer_list_range(cx, dims, 0, high, "broadcast_dimensions", TN_NO_LABEL) ||
      !tn_infer_list_unique(cx, dims, "broadcast_dimensions", TN_NO_LABEL))
    return false;
  return broadcast_operands(cx, dims, true, elem, TN_NO_LABEL);
}

static bool check_broadcast_operands(TnInfer *cx, TnElemSet set) {
  return check_operands(cx, set) &&
         tn_infer_same_elem(cx, tn_infer_type(cx, 0), "operand 0", tn_infer_type(cx, 1), "operand 1", TN_NO_LABEL);
}

bool tn_infer_chlo_broadcast_same(TnInfer *cx) {
  return check_broadcast_operands(cx, tn_infer_same_set(cx)) &&
         infer_broadcast(cx, TN_OP_ATTRS(cx->op, chlo_broadcast)->broadcast_dimensions, tn_infer_type(cx, 0)->elem);
}

bool tn_infer_chlo_broadcast_compare(TnInfer *cx) {
  return check_broadcast_operands(cx, TN_ELEM_ANY) &&
         infer_broadcast(cx, TN_OP_ATTRS(cx->op, chlo_broadcast_compare)->broadcast_dimensions,
                         tn_type_scalar(cx->m, TN_I1));
}

bool tn_infer_chlo_broadcast_complex(TnInfer *cx) {
  if (!check_broadcast_operands(cx, TN_ELEM_F)) return false;
  const TnType *real = tn_infer_type(cx, 0)->elem, *elem = tn_type_complex(cx->m, real);
  if (!elem->dtype) return tn_infer_fail(cx, TN_NO_LABEL, "operands have elements %p, expected f32 or f64", real);
  return infer_broadcast(cx, TN_OP_ATTRS(cx->op, chlo_broadcast)->broadcast_dimensions, elem);
}

bool tn_infer_chlo_broadcast_select(TnInfer *cx) {
  if (!check_operands(cx, TN_ELEM_ANY)) return false;
  const TnType *pred = tn_infer_type(cx, 0), *yes = tn_infer_type(cx, 1), *no = tn_infer_type(cx, 2);
  if (pred->dtype != TN_I1) return tn_infer_fail(cx, TN_NO_LABEL, "operand 0 is %p, expected a tensor of i1", pred);
  if (!tn_infer_same_elem(cx, yes, "operand 1", no, "operand 2", TN_NO_LABEL)) return false;
  return broadcast_operands(cx, NULL, false, yes->elem, TN_NO_LABEL);
}

// ---------------------------------------------------------------------------------------------------------------

bool tn_infer_chlo_constant(TnInfer *cx) {
  const TnType *value = TN_OP_ATTRS(cx->op, constant)->value->type;
  if (!tn_infer_is_tensor(cx, value, TN_ELEM_TENSOR, "value", TN_NO_LABEL) ||
      !tn_infer_static(cx, value, "value", TN_NO_LABEL))
    return false;
  tn_infer_set(cx, 0, value, TN_NO_LABEL);
  return true;
}

bool tn_infer_chlo_constant_like(TnInfer *cx) {
  if (!check_operands(cx, TN_ELEM_ANY)) return false;
  const TnAttr *value = TN_OP_ATTRS(cx->op, chlo_constant_like)->value;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  if (value->kind == TN_ATTR_INT || value->kind == TN_ATTR_FLOAT) {
    tn_infer_set(cx, 0, tn_type_with_elem(cx->m, x, value->type), TN_NO_LABEL);
    return true;
  }
  if (value->kind != TN_ATTR_OPAQUE)  // complex numbers are attributes of another dialect
    return tn_infer_fail(cx, TN_NO_LABEL, "value is no number");
  if (result && !tn_infer_same_shape(cx, x, "operand", result, "result", TN_NO_LABEL)) return false;
  return true;
}

bool tn_infer_chlo_top_k(TnInfer *cx) {
  int64_t k = TN_OP_ATTRS(cx->op, chlo_top_k)->k->i;
  if (!check_operands(cx, TN_ELEM_ANY)) return false;
  if (k < 0) return tn_infer_fail(cx, TN_NO_LABEL, "k is %" PRId64 ", expected at least 0", k);
  const TnType *x = tn_infer_type(cx, 0), *index = tn_type_scalar(cx->m, TN_I32);
  if (x->kind == TN_TYPE_UNRANKED) {
    tn_infer_set(cx, 0, tn_type_unranked(cx->m, x->elem), TN_NO_LABEL);
    tn_infer_set(cx, 1, tn_type_unranked(cx->m, index), TN_NO_LABEL);
    return true;
  }
  if (x->rank == 0) return tn_infer_fail(cx, TN_NO_LABEL, "operand is %p, expected rank 1 or more", x);
  uint32_t last = x->rank - 1;
  if (x->dims[last] != TN_DYNAMIC && x->dims[last] < k)
    return tn_infer_fail(cx, TN_NO_LABEL, "last dimension of the operand is %" PRId64 ", expected at least k, %" PRId64,
                         x->dims[last], k);
  int64_t *dims = tn_infer_dims(cx, x->rank), *bounds = tn_infer_dims(cx, x->rank);
  for (uint32_t i = 0; i < x->rank; i++) dims[i] = x->dims[i], bounds[i] = tn_type_bound(x, i);
  dims[last] = k;
  bounds[last] = TN_DYNAMIC;
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, x->rank, dims, bounds), TN_NO_LABEL);
  tn_infer_set(cx, 1, tn_infer_tensor(cx, index, x->rank, dims, bounds), TN_NO_LABEL);
  return true;
}

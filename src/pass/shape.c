// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Follows integers through ops on small operands that are all known.
#include "pass/shape.h"

const TnKnown *tn_shapes_find(const TnShapes *s, const TnValue *v) { return v->id < s->n ? s->known[v->id] : NULL; }

int64_t *tn_shapes_list(TnShapes *s, const TnValue *v) {
  const TnKnown *k = tn_shapes_find(s, v);
  if (!k) return NULL;
  s->inputs |= k->inputs;
  int64_t *list = tn_new_n(s->cx->scratch, int64_t, k->is.n + 1);
  for (size_t i = 0; i < k->is.n; i++) list[i] = tn_load_i64(k->is.dtype, tn_dense_at(&k->is, i));
  return list;
}

TnValue *tn_shapes_constant(TnShapes *s, TnOp *at, const TnValue *v) {
  const TnKnown *k = tn_shapes_find(s, v);
  s->inputs |= k->inputs;
  return tn_rewrite_constant(s->cx, at, v->type, k->is.data, k->is.is_splat);
}

static TnDtype dtype_of(const TnType *t) {
  if (!tn_type_is_tensor(t) || t->quant) return TN_DTYPE_NONE;
  if (t->elem->kind == TN_TYPE_INDEX) return TN_I64;
  return tn_dtype_is_int(t->dtype) || t->dtype == TN_I1 ? t->dtype : TN_DTYPE_NONE;
}

// What is to be known of v, said by dense elements, if given; NULL when v is not followed.
static TnKnown *new_known(TnShapes *s, const TnValue *v, const TnAttr *value) {
  int64_t n = 0;
  TnDtype dtype = dtype_of(v->type);
  if (!dtype || !tn_type_n_elements(v->type, &n) || n > TN_MAX_KNOWN) return NULL;
  TnKnown *k = tn_new(s->cx->scratch, TnKnown);
  k->is = (TnDense){.type = v->type, .dtype = dtype, .n = (size_t)n};
  if (!value) return k;
  k->is.data = value->data, k->is.is_splat = value->is_splat;
  size_t bytes = (k->is.is_splat ? 1 : k->is.n) * tn_dtype_bytes(dtype);
  return value->kind == TN_ATTR_DENSE && value->data_bytes >= bytes ? k : NULL;
}

static void set(TnShapes *s, const TnValue *v, const TnKnown *k) {
  s->known = tn_rewrite_table(s->cx, s->known, &s->n, v->id, sizeof *s->known);
  s->known[v->id] = k;
}

// Counts up from 0 along the one dimension.
static bool count_up(TnShapes *s, TnDense *out) {
  size_t bytes = tn_dtype_bytes(out->dtype);
  uint8_t *data = tn_arena_push(s->cx->scratch, out->n * bytes + 1, 16);
  for (size_t i = 0; i < out->n; i++) tn_store_i64(out->dtype, data + i * bytes, (int64_t)i);
  out->data = data;
  return out->type->rank == 1;
}

bool tn_shapes_set_input(TnShapes *s, const TnValue *v, uint32_t index, const TnAttr *value) {
  TnKnown *k = index < 64 && value->type == v->type ? new_known(s, v, value) : NULL;
  if (!k) return false;
  k->inputs = (uint64_t)1 << index;
  set(s, v, k);
  return true;
}

void tn_shapes_note(TnShapes *s, const TnOp *op) {
  enum { MOST = 8 };
  TnDense in[MOST];
  uint64_t inputs = 0;
  if (op->n_results != 1 || op->n_regions || op->n_operands > MOST) return;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnKnown *k = tn_shapes_find(s, op->operands[i]);
    if (!k) return;
    in[i] = k->is;
    inputs |= k->inputs;
  }
  const TnValue *v = &op->results[0];
  bool is_constant = op->opcode == TN_OP_constant;
  TnKnown *k = new_known(s, v, is_constant ? op->attrs[TN_SLOT_constant_value] : NULL);
  if (!k) return;
  k->inputs = inputs;
  if (is_constant || (op->opcode == TN_OP_iota ? count_up(s, &k->is)
                                               : op->n_operands && tn_fold_op(s->cx, op, in, &k->is)))
    set(s, v, k);
}

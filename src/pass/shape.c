// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Evaluates integer ops on small operands that are all known.
#include "pass/shape.h"

const TnKnown *tn_shapes_find(const TnShapes *s, const TnValue *v) { return v->id < s->n ? s->known[v->id] : NULL; }

int64_t *tn_shapes_list(TnShapes *s, const TnValue *v) {
  const TnKnown *k = tn_shapes_find(s, v);
  if (!k) return NULL;
  s->inputs |= k->inputs;
  int64_t *list = tn_new_n(s->cx->scratch, int64_t, k->n + 1);
  for (size_t i = 0; i < k->n; i++)
    list[i] = tn_load_i64(k->dtype, (const uint8_t *)k->data + i * tn_dtype_bytes(k->dtype));
  return list;
}

TnValue *tn_shapes_constant(TnShapes *s, TnOp *at, const TnValue *v) {
  const TnKnown *k = tn_shapes_find(s, v);
  s->inputs |= k->inputs;
  return tn_rewrite_constant(s->cx, at, v->type, k->data, false);
}

static TnDtype dtype_of(const TnType *t) {
  if (!tn_type_is_tensor(t) || t->quant) return TN_DTYPE_NONE;
  if (t->elem->kind == TN_TYPE_INDEX) return TN_I64;
  return tn_dtype_is_int(t->dtype) || t->dtype == TN_I1 ? t->dtype : TN_DTYPE_NONE;
}

static void set(TnShapes *s, const TnValue *v, const TnKnown *k) {
  uint32_t need = v->id + 1;
  if (need > s->n) {
    uint32_t to = need + need / 4 + 64;
    s->known =
        tn_arena_grow(s->cx->scratch, s->known, s->n * sizeof *s->known, to * sizeof *s->known, _Alignof(TnKnown *));
    memset(s->known + s->n, 0, (to - s->n) * sizeof *s->known);
    s->n = to;
  }
  s->known[v->id] = k;
}

// ---------------------------------------------------------------------------------------------------------------
// One function a form of op: fills k->data from the operands; false when it is not worked out.

typedef struct Fold {
  const TnOp *op;
  const TnKnown *in[8];
  TnKnown *out;
  uint8_t *data;
  size_t bytes;  // of an element
} Fold;

static bool copy_dense(const TnAttr *a, uint8_t *data, size_t n, size_t bytes) {
  if (!a || a->kind != TN_ATTR_DENSE || a->data_bytes < (a->is_splat ? 1 : n) * bytes) return false;
  for (size_t i = 0; i < n; i++) memcpy(data + i * bytes, a->data + (a->is_splat ? 0 : i * bytes), bytes);
  return true;
}

static bool fold_constant(Fold *f) {
  return copy_dense(f->op->attrs[TN_SLOT_constant_value], f->data, f->out->n, f->bytes);
}

static bool fold_copy(Fold *f) {
  if (f->in[0]->n != f->out->n || f->in[0]->dtype != f->out->dtype) return false;
  memcpy(f->data, f->in[0]->data, f->out->n * f->bytes);
  return true;
}

static bool fold_broadcast(Fold *f) {
  if (f->in[0]->n != 1) return f->op->results[0].type->rank == 1 && fold_copy(f);
  for (size_t i = 0; i < f->out->n; i++) memcpy(f->data + i * f->bytes, f->in[0]->data, f->bytes);
  return true;
}

static bool fold_convert(Fold *f) {
  tn_convert(f->out->dtype, f->data, f->in[0]->dtype, f->in[0]->data, f->out->n);
  return f->in[0]->n == f->out->n;
}

static bool fold_concatenate(Fold *f) {
  const TnType *type = f->op->results[0].type;
  size_t outer = 1, at = 0, row = f->out->n * f->bytes;
  for (int64_t d = 0; d < TN_OP_ATTRS(f->op, concatenate)->dimension->i; d++) outer *= (size_t)type->dims[d];
  if (f->out->n == 0) return true;
  row /= outer;
  for (uint32_t i = 0; i < f->op->n_operands; i++) {
    size_t piece = f->in[i]->n * f->bytes / outer;
    if (at + piece > row || f->in[i]->dtype != f->out->dtype) return false;
    for (size_t o = 0; o < outer; o++)
      memcpy(f->data + o * row + at, (const uint8_t *)f->in[i]->data + o * piece, piece);
    at += piece;
  }
  return at == row;
}

static bool fold_slice(Fold *f) {
  if (f->op->results[0].type->rank != 1) return false;
  int64_t start = tn_attr_i64_or(TN_OP_ATTRS(f->op, slice)->start_indices, 0, 0);
  int64_t stride = tn_attr_i64_or(TN_OP_ATTRS(f->op, slice)->strides, 0, 1);
  for (size_t i = 0; i < f->out->n; i++) {
    size_t at = (size_t)start + i * (size_t)stride;
    if (at >= f->in[0]->n) return false;
    memcpy(f->data + i * f->bytes, (const uint8_t *)f->in[0]->data + at * f->bytes, f->bytes);
  }
  return true;
}

static bool fold_iota(Fold *f) {
  if (f->op->results[0].type->rank != 1) return false;
  for (size_t i = 0; i < f->out->n; i++) tn_store_i64(f->out->dtype, f->data + i * f->bytes, (int64_t)i);
  return true;
}

static bool fold_select(Fold *f) {
  const TnKnown *pred = f->in[0];
  if (f->in[1]->n != f->out->n || f->in[2]->n != f->out->n || (pred->n != 1 && pred->n != f->out->n)) return false;
  for (size_t i = 0; i < f->out->n; i++) {
    const TnKnown *from = f->in[((const uint8_t *)pred->data)[pred->n == 1 ? 0 : i] ? 1 : 2];
    memcpy(f->data + i * f->bytes, (const uint8_t *)from->data + i * f->bytes, f->bytes);
  }
  return true;
}

static bool fold_elementwise(Fold *f) {
  TnScalarOp scalar;
  if (f->op->opcode == TN_OP_compare) {
    scalar = tn_scalar_compare((unsigned)TN_OP_ATTRS(f->op, compare)->comparison_direction->i, false);
  } else {
    scalar = tn_scalar_find(tn_str(tn_op_mnemonic(tn_op_get_info(f->op))));
  }
  TnDtype t = f->in[0]->dtype;
  uint32_t n = f->op->n_operands;
  if (!scalar || tn_scalar_operands(scalar) != n || tn_scalar_result(scalar, t) != f->out->dtype) return false;
  for (uint32_t i = 0; i < n; i++)
    if (f->in[i]->n != f->out->n || f->in[i]->dtype != t) return false;
  return n == 1 ? tn_scalar_unary(scalar, t, f->data, f->in[0]->data, f->out->n)
                : tn_scalar_binary(scalar, t, f->data, f->in[0]->data, f->in[1]->data, f->out->n);
}

static bool fold_clamp(Fold *f) {
  const TnKnown *lo = f->in[0], *x = f->in[1], *hi = f->in[2];
  if (lo->n != x->n || hi->n != x->n) return false;
  return tn_scalar_binary(TN_SCALAR_maximum, x->dtype, f->data, lo->data, x->data, x->n) &&
         tn_scalar_binary(TN_SCALAR_minimum, x->dtype, f->data, f->data, hi->data, x->n);
}

static bool fold(Fold *f) {
  switch (f->op->opcode) {
    case TN_OP_constant: return fold_constant(f);
    case TN_OP_reshape:
    case TN_OP_tensor_cast: return fold_copy(f);
    case TN_OP_broadcast_in_dim: return fold_broadcast(f);
    case TN_OP_convert: return fold_convert(f);
    case TN_OP_concatenate: return fold_concatenate(f);
    case TN_OP_slice: return fold_slice(f);
    case TN_OP_iota: return fold_iota(f);
    case TN_OP_select: return fold_select(f);
    case TN_OP_clamp: return fold_clamp(f);
    default: return tn_op_get_info(f->op)->kind == TN_KIND_EW && fold_elementwise(f);
  }
}

bool tn_shapes_set_input(TnShapes *s, const TnValue *v, uint32_t index, const TnAttr *value) {
  int64_t n = 0;
  TnDtype dtype = dtype_of(v->type);
  if (!dtype || index >= 64 || !tn_type_n_elements(v->type, &n) || n > TN_MAX_KNOWN || value->type != v->type)
    return false;
  size_t bytes = tn_dtype_bytes(dtype);
  uint8_t *data = tn_arena_push_zero(s->cx->scratch, (size_t)n * bytes + 1, 16);
  if (!copy_dense(value, data, (size_t)n, bytes)) return false;
  TnKnown *k = tn_new(s->cx->scratch, TnKnown);
  *k = (TnKnown){dtype, (size_t)n, data, (uint64_t)1 << index};
  set(s, v, k);
  return true;
}

void tn_shapes_note(TnShapes *s, const TnOp *op) {
  int64_t n = 0;
  if (op->n_results != 1 || op->n_regions) return;
  const TnType *type = op->results[0].type;
  TnDtype dtype = dtype_of(type);
  Fold f = {.op = op};
  if (!dtype || op->n_operands > TN_COUNT(f.in) || !tn_type_n_elements(type, &n) || n > TN_MAX_KNOWN) return;
  uint64_t inputs = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (!(f.in[i] = tn_shapes_find(s, op->operands[i]))) return;
    inputs |= f.in[i]->inputs;
  }
  f.bytes = tn_dtype_bytes(dtype);
  f.data = tn_arena_push_zero(s->cx->scratch, (size_t)n * f.bytes + 1, 16);
  f.out = tn_new(s->cx->scratch, TnKnown);
  *f.out = (TnKnown){dtype, (size_t)n, f.data, inputs};
  if (fold(&f)) set(s, &op->results[0], f.out);
}

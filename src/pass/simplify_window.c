// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rules for windows. Kernels go along the minor-most dim of a window; where a few channels stand behind that dim, they
// and it become one, so that what is read and written lies side by side. The places of a window keep their order.
#include "pass/simplify.h"

typedef struct Window {
  int64_t *size, *stride, *base, *step, *padding;  // padding: low and high of each dim
} Window;

static Window window_of(TnPassCtx *cx, const TnOp *op) {
  const Tn_reduce_window_attrs *a = TN_OP_ATTRS(op, reduce_window);
  size_t rank = op->operands[0]->type->rank;
  int64_t *all = tn_new_n(cx->scratch, int64_t, 6 * rank + 1);
  Window w = {all, all + rank, all + 2 * rank, all + 3 * rank, all + 4 * rank};
  for (size_t i = 0; i < rank; i++) {
    w.size[i] = tn_i64s_at(a->window_dimensions, i);
    w.stride[i] = tn_attr_i64_or(a->window_strides, i, 1);
    w.base[i] = tn_attr_i64_or(a->base_dilations, i, 1);
    w.step[i] = tn_attr_i64_or(a->window_dilations, i, 1);
    for (size_t k = 2 * i; k < 2 * i + 2; k++) w.padding[k] = tn_attr_i64_or(a->padding, k, 0);
  }
  return w;
}

static bool is_plain(const Window *w, size_t i) {
  return w->size[i] == 1 && w->stride[i] == 1 && w->base[i] == 1 && !w->padding[2 * i] && !w->padding[2 * i + 1];
}

// The minor-most dim with a window of a few places, if a few elements stand behind each of its places.
static bool find_row(TnPassCtx *cx, const TnOp *op, Window *w, size_t *out_dim, int64_t *out_channels) {
  enum { CHANNELS = 16, PLACES = 16 };
  const TnType *in = op->operands[0]->type;
  size_t dim = in->rank;
  int64_t channels = 1;
  if (op->n_results != 1 || !in->rank) return false;
  *w = window_of(cx, op);
  while (dim && is_plain(w, dim - 1) && channels < CHANNELS) channels *= in->dims[--dim];
  if (!dim || channels < 2 || channels >= CHANNELS) return false;
  *out_dim = --dim, *out_channels = channels;
  return w->base[dim] == 1 && w->size[dim] <= PLACES && w->size[dim] < in->dims[dim] && op->results[0].type->dims[dim];
}

// The same fold of x, whose rank is given, with another window.
static TnValue *emit_window(TnPassCtx *cx, TnOp *op, TnValue *x, size_t rank, const Window *w) {
  TnOp *by = tn_rewrite_op(cx, op, TN_OP_reduce_window, 2, 1, 1);
  by->operands[0] = x, by->operands[1] = op->operands[1];
  by->attrs[TN_SLOT_reduce_window_window_dimensions] = tn_attr_i64s(cx->m, w->size, rank);
  by->attrs[TN_SLOT_reduce_window_window_strides] = tn_attr_i64s(cx->m, w->stride, rank);
  by->attrs[TN_SLOT_reduce_window_base_dilations] = tn_attr_i64s(cx->m, w->base, rank);
  by->attrs[TN_SLOT_reduce_window_window_dilations] = tn_attr_i64s(cx->m, w->step, rank);
  by->attrs[TN_SLOT_reduce_window_padding] = tn_attr_dense_i64(cx->m, 2, (int64_t[]){(int64_t)rank, 2}, w->padding);
  tn_rewrite_move_regions(by, op);
  return tn_rewrite_place(cx, op, by);
}

bool tn_rule_window_channels(TnPassCtx *cx, TnOp *op) {
  Window w;
  size_t dim;
  int64_t channels;
  if (!find_row(cx, op, &w, &dim, &channels) || w.stride[dim] != 1) return false;
  const TnType *in = op->operands[0]->type, *out = op->results[0].type;
  int64_t *dims = tn_new_n(cx->scratch, int64_t, in->rank + 1);
  for (size_t i = 0; i <= dim; i++) dims[i] = in->dims[i] * (i == dim ? channels : 1);
  for (size_t k = 0; k < 2; k++)
    if (__builtin_mul_overflow(w.padding[2 * dim + k], channels, &w.padding[2 * dim + k])) return false;
  if (__builtin_mul_overflow(w.step[dim], channels, &w.step[dim])) return false;
  TnValue *r = emit_window(cx, op, tn_emit_reshape(cx, op, op->operands[0], dim + 1, dims), dim + 1, &w);
  return tn_simplify_to(cx, op, tn_emit_reshape(cx, op, r, out->rank, out->dims));
}

// Channels that fill a register of their own need no neighbours, of which some would be folded for nothing.
bool tn_rule_window_stride(TnPassCtx *cx, TnOp *op) {
  enum { LANES = 8 };
  Window w;
  size_t dim;
  int64_t channels;
  if (!find_row(cx, op, &w, &dim, &channels) || w.stride[dim] == 1 || w.stride[dim] > w.size[dim]) return false;
  if (channels >= LANES) return false;
  const TnType *out = op->results[0].type;
  int64_t *limit = tn_new_n(cx->scratch, int64_t, 2 * out->rank + 1), *strides = limit + out->rank;
  for (size_t i = 0; i < out->rank; i++) limit[i] = out->dims[i], strides[i] = 1;
  strides[dim] = w.stride[dim], limit[dim] = (limit[dim] - 1) * w.stride[dim] + 1;
  w.stride[dim] = 1;
  return tn_simplify_to(
      cx, op, tn_emit_slice(cx, op, emit_window(cx, op, op->operands[0], out->rank, &w), NULL, limit, strides));
}

static bool is_zero(TnPassCtx *cx, const TnValue *v) {
  TnDense d;
  if (!tn_value_dense(cx->m, v, &d) || !tn_dense_is_splat(&d)) return false;
  const uint8_t *x = tn_dense_at(&d, 0);
  for (size_t i = 0; i < tn_dtype_bytes(d.dtype); i++)
    if (x[i]) return false;
  return true;
}

bool tn_rule_window_spread(TnPassCtx *cx, TnOp *op) {
  TnOp *pad = op->n_results == 1 ? tn_defined_by(op->operands[0], TN_OP_pad) : NULL;
  const TnType *out = op->results[0].type;
  enum { MOST_DIMS = 32 };
  if (!pad || out->rank > MOST_DIMS || tn_body_scalar(&op->regions[0], 0, 1) != TN_SCALAR_add ||
      pad->results[0].type->dtype != out->dtype || !is_zero(cx, pad->operands[1]) || !is_zero(cx, op->operands[1]))
    return false;
  const Tn_pad_attrs *a = TN_OP_ATTRS(pad, pad);
  const TnType *in = pad->operands[0]->type;
  const Window w = window_of(cx, op);
  int64_t *dims = tn_new_n(cx->scratch, int64_t, 3 * in->rank + 1), *to = dims + 2 * in->rank;
  size_t rank = 0;
  for (uint32_t i = 0; i < in->rank; i++) {
    const int64_t more = w.size[i] - 1;
    if (w.stride[i] != 1 || w.base[i] != 1 || w.step[i] != 1 || w.padding[2 * i] || w.padding[2 * i + 1]) return false;
    if (tn_i64s_at(a->edge_padding_low, i) != more || tn_i64s_at(a->edge_padding_high, i) != more ||
        tn_i64s_at(a->interior_padding, i) != more || out->dims[i] != in->dims[i] * w.size[i])
      return false;
    to[i] = (int64_t)rank, dims[rank++] = in->dims[i];
    if (more) dims[rank++] = w.size[i];
  }
  TnValue *x = tn_emit_same(cx, op, TN_OP_add, pad->operands[0], tn_emit_zero(cx, op, in));
  x = tn_emit_broadcast(cx, op, x, tn_type_tensor(cx->m, in->elem, rank, dims, NULL), to);
  return tn_simplify_to(cx, op, tn_emit_reshape(cx, op, x, out->rank, out->dims));
}

// The dims of t, of size one where the operand is the same all along and windows are single places; false: none is.
static bool find_same(TnPassCtx *cx, const TnOp *op, const TnType *t, const Window *w, int64_t **out) {
  const TnOp *from = tn_value_op(op->operands[0]);
  const bool is_splat = from && from->opcode == TN_OP_constant && TN_OP_ATTRS(from, constant)->value->is_splat;
  const TnOp *spread = from && from->opcode == TN_OP_broadcast_in_dim ? from : NULL;
  bool any = false;
  if (!is_splat && !spread) return false;
  int64_t *dims = *out = tn_new_n(cx->scratch, int64_t, t->rank + 1);
  for (uint32_t i = 0; i < t->rank; i++) {
    bool same = is_splat;
    if (spread) {
      const TnI64s to = TN_OP_ATTRS(spread, broadcast_in_dim)->broadcast_dimensions;
      same = true;
      for (size_t k = 0; k < tn_attr_n(to); k++)
        same &= tn_i64s_at(to, k) != i || spread->operands[0]->type->dims[k] != t->dims[i];
    }
    same &= is_plain(w, i) && t->dims[i] > 1;
    any |= same, dims[i] = same ? 1 : t->dims[i];
  }
  return any;
}

bool tn_rule_window_same(TnPassCtx *cx, TnOp *op) {
  const TnType *in = op->operands[0]->type, *out = op->results[0].type;
  int64_t *dims, *all = tn_new_n(cx->scratch, int64_t, 2 * in->rank + 1), *to = all + in->rank;
  if (op->n_results != 1 || !in->rank) return false;
  Window w = window_of(cx, op);
  if (!find_same(cx, op, in, &w, &dims)) return false;
  for (uint32_t i = 0; i < in->rank; i++) to[i] = i;
  TnValue *x = tn_emit_slice(cx, op, op->operands[0], NULL, dims, NULL);
  return tn_simplify_to(cx, op, tn_emit_broadcast(cx, op, emit_window(cx, op, x, in->rank, &w), out, to));
}

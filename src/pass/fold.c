// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// fold: ops on constants become constants.
//
//   %c = constant dense<2>; %0 = stablehlo.add %c, %c                 ->   constant dense<4>
//   %c = constant dense<1.0>; %0 = stablehlo.broadcast_in_dim %c      ->   constant dense<1.0> of the larger type
//
// Elementwise ops only where every engine gives the same bits (no ulp in scalar.def), so that what is computed here is
// what would be computed there. A result that is one element everywhere stays one element, however large its type;
// others up to MAX_BYTES. Requires a module that is up to date; static shapes. Breaks nothing.
#include "interp/interp.h"
#include "pass/rewrite.h"

enum { MAX_BYTES = 64 << 10, MAX_BROADCAST_BYTES = 1 << 10 };

typedef struct Fold {
  const TnOp *op;
  const TnType *type;  // of the result
  TnDtype dtype;
  size_t n, bytes;    // elements and bytes of the result
  const TnDense *in;  // operands
  TnDense *out;
} Fold;

static size_t size_of(const TnDense *d) { return tn_dtype_bytes(d->dtype); }

static bool give(const Fold *f, const void *data, bool is_splat) {
  f->out->data = data;
  f->out->is_splat = is_splat;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Elementwise: on one element when all operands are splats, else on all elements with splats filled out

static const void *elements(TnPassCtx *cx, const TnDense *d, size_t n) {
  if (n <= 1 && d->n) return d->data;
  if (!tn_dense_is_splat(d)) return d->data;
  uint8_t *filled = tn_arena_push(cx->scratch, n * size_of(d), 16);
  uint64_t element[2] = {0};
  memcpy(element, d->data, size_of(d));
  tn_fill(size_of(d), filled, element, (int64_t)n);
  return filled;
}

// Dense data may lie anywhere; what computes wants it aligned.
static const void *aligned(TnPassCtx *cx, const void *p, size_t bytes) {
  if ((uintptr_t)p % 16 == 0) return p;
  void *copy = tn_arena_push(cx->scratch, bytes, 16);
  memcpy(copy, p, bytes);
  return copy;
}

static bool apply_scalar(const Fold *f, uint8_t *out, const void *const *in, size_t n) {
  TnScalarOp s = tn_op_scalar(f->op);
  TnDtype t = f->in[0].dtype;
  if (s == TN_SCALAR_NONE || tn_scalar_ulp(s, t) || tn_scalar_result(s, t) != f->dtype) return false;
  if (tn_scalar_operands(s) != f->op->n_operands || (f->op->n_operands == 2 && f->in[1].dtype != t)) return false;
  return f->op->n_operands == 2 ? tn_scalar_binary(s, t, out, in[0], in[1], n) : tn_scalar_unary(s, t, out, in[0], n);
}

static void apply_select(const Fold *f, uint8_t *out, const void *const *in, size_t n) {
  size_t size = tn_dtype_bytes(f->dtype);
  const uint8_t *p = in[0];
  bool is_scalar = f->in[0].type->rank == 0;
  for (size_t i = 0; i < n; i++) {
    const uint8_t *from = in[p[is_scalar ? 0 : i] ? 1 : 2];
    memcpy(out + i * size, from + i * size, size);
  }
}

// min(max(x, low), high)
static bool apply_clamp(const Fold *f, uint8_t *out, const void *const *in, size_t n) {
  TnDtype t = f->dtype;
  return tn_scalar_binary(TN_SCALAR_maximum, t, out, in[1], in[0], n) &&
         tn_scalar_binary(TN_SCALAR_minimum, t, out, out, in[2], n);
}

static bool apply(const Fold *f, uint8_t *out, const void *const *in, size_t n) {
  switch (f->op->opcode) {
    case TN_OP_convert: tn_convert(f->dtype, out, f->in[0].dtype, in[0], n); return true;
    case TN_OP_select: apply_select(f, out, in, n); return true;
    case TN_OP_clamp: return apply_clamp(f, out, in, n);
    default: return apply_scalar(f, out, in, n);
  }
}

static bool fold_elementwise(TnPassCtx *cx, const Fold *f) {
  bool is_splat = f->n > 0;
  const void *in[3];
  for (uint32_t i = 0; i < f->op->n_operands; i++) is_splat &= tn_dense_is_splat(&f->in[i]);
  if (!is_splat && f->bytes > MAX_BYTES) return false;
  size_t n = is_splat ? 1 : f->n;
  for (uint32_t i = 0; i < f->op->n_operands; i++)
    in[i] = aligned(cx, elements(cx, &f->in[i], n), n * size_of(&f->in[i]));
  uint8_t *out = tn_arena_push(cx->scratch, n * tn_dtype_bytes(f->dtype) + 16, 16);
  if (!apply(f, out, in, n)) return false;
  return give(f, out, is_splat);
}

// ---------------------------------------------------------------------------------------------------------------
// Movement: a box of strides in the operand, as the whole of the result

typedef struct Box {
  int64_t offset;
  int64_t *strides;  // by dimension of the result
} Box;

static int64_t *new_strides(TnPassCtx *cx, const TnType *t) {
  int64_t *s = tn_new_n(cx->scratch, int64_t, t->rank + 1);
  tn_row_strides(t->rank, t->dims, s);
  return s;
}

static bool find_box(TnPassCtx *cx, const Fold *f, Box *b) {
  const TnType *from = f->in[0].type;
  int64_t *s = new_strides(cx, from);
  *b = (Box){0, tn_new_n(cx->scratch, int64_t, f->type->rank + 1)};
  switch (f->op->opcode) {
    case TN_OP_slice: {
      const Tn_slice_attrs *a = TN_OP_ATTRS(f->op, slice);
      for (uint32_t i = 0; i < from->rank; i++) {
        b->offset += s[i] * tn_attr_i64_or(a->start_indices, i, 0);
        b->strides[i] = s[i] * tn_attr_i64_or(a->strides, i, 1);
      }
      return true;
    }
    case TN_OP_transpose: {
      TnI64s p = TN_OP_ATTRS(f->op, transpose)->permutation;
      for (uint32_t i = 0; i < from->rank; i++) b->strides[i] = s[tn_i64s_at(p, i)];
      return true;
    }
    case TN_OP_reverse: {
      TnI64s d = TN_OP_ATTRS(f->op, dimensions)->dimensions;
      if (from->rank) memcpy(b->strides, s, from->rank * sizeof *s);
      for (size_t i = 0; i < tn_attr_n(d); i++) {
        int64_t k = tn_i64s_at(d, i);
        b->offset += s[k] * (from->dims[k] - 1);
        b->strides[k] = -s[k];
      }
      return true;
    }
    case TN_OP_broadcast_in_dim: {
      TnI64s d = TN_OP_ATTRS(f->op, broadcast_in_dim)->broadcast_dimensions;
      for (uint32_t i = 0; i < from->rank; i++)
        if (from->dims[i] != 1) b->strides[tn_i64s_at(d, i)] = s[i];
      return f->bytes <= MAX_BROADCAST_BYTES;
    }
    default: return false;
  }
}

static bool fold_box(TnPassCtx *cx, const Fold *f) {
  if (tn_dense_is_splat(&f->in[0])) return give(f, f->in[0].data, true);
  Box b;
  size_t size = tn_dtype_bytes(f->dtype);
  if (f->bytes > MAX_BYTES || !find_box(cx, f, &b)) return false;
  uint8_t *out = tn_arena_push(cx->scratch, f->bytes + 16, 16);
  const uint8_t *in = aligned(cx, f->in[0].data, f->in[0].n * size);
  if (f->n)
    tn_copy_box(size, f->type->rank, f->type->dims, out, new_strides(cx, f->type), in + b.offset * (int64_t)size,
                b.strides);
  return give(f, out, false);
}

// The elements stay where they are.
static bool fold_reshape(const Fold *f) { return give(f, f->in[0].data, f->in[0].is_splat); }

static bool fold_bitcast(const Fold *f) {
  const TnDense *d = &f->in[0];
  bool whole_bytes =
      size_of(d) * 8 == tn_dtype_bits(d->dtype) && tn_dtype_bytes(f->dtype) * 8 == tn_dtype_bits(f->dtype);
  return whole_bytes && size_of(d) == tn_dtype_bytes(f->dtype) && fold_reshape(f);
}

static bool all_splats_of_one(const Fold *f) {
  for (uint32_t i = 0; i < f->op->n_operands; i++)
    if (!tn_dense_is_splat(&f->in[i]) || memcmp(f->in[i].data, f->in[0].data, size_of(&f->in[0]))) return false;
  return f->op->n_operands > 0;
}

static bool fold_concatenate(TnPassCtx *cx, const Fold *f) {
  if (all_splats_of_one(f)) return give(f, f->in[0].data, true);
  if (f->bytes > MAX_BYTES) return false;
  size_t size = tn_dtype_bytes(f->dtype);
  int64_t d = TN_OP_ATTRS(f->op, concatenate)->dimension->i, *to = new_strides(cx, f->type), at = 0;
  uint8_t *out = tn_arena_push(cx->scratch, f->bytes + 16, 16);
  for (uint32_t i = 0; i < f->op->n_operands; i++) {
    const TnDense *in = &f->in[i];
    const void *data = aligned(cx, elements(cx, in, in->n), in->n * size);
    if (in->n)
      tn_copy_box(size, in->type->rank, in->type->dims, out + at * to[d] * (int64_t)size, to, data,
                  new_strides(cx, in->type));
    at += in->type->dims[d];
  }
  return give(f, out, false);
}

static bool fold_pad(TnPassCtx *cx, const Fold *f) {
  if (all_splats_of_one(f) && f->n) return give(f, f->in[0].data, true);
  const Tn_pad_attrs *a = TN_OP_ATTRS(f->op, pad);
  const TnDense *in = &f->in[0];
  size_t size = tn_dtype_bytes(f->dtype);
  int64_t *to = new_strides(cx, f->type), offset = 0;
  if (f->bytes > MAX_BYTES) return false;
  for (uint32_t i = 0; i < in->type->rank; i++) {
    int64_t low = tn_attr_i64_or(a->edge_padding_low, i, 0), high = tn_attr_i64_or(a->edge_padding_high, i, 0);
    if (low < 0 || high < 0) return false;
    offset += low * to[i];
    to[i] *= 1 + tn_attr_i64_or(a->interior_padding, i, 0);
  }
  uint8_t *out = tn_arena_push(cx->scratch, f->bytes + 16, 16);
  uint64_t element[2] = {0};
  memcpy(element, f->in[1].data, size);
  tn_fill(size, out, element, (int64_t)f->n);
  const void *data = aligned(cx, elements(cx, in, in->n), in->n * size);
  if (in->n)
    tn_copy_box(size, in->type->rank, in->type->dims, out + offset * (int64_t)size, to, data,
                new_strides(cx, in->type));
  return give(f, out, false);
}

// ---------------------------------------------------------------------------------------------------------------

bool tn_fold_op(TnPassCtx *cx, const TnOp *op, const TnDense *in, TnDense *out) {
  Fold f = {op, out->type, out->dtype, out->n, 0, in, out};
  if (!tn_mul_size(f.n, tn_dtype_bytes(f.dtype), &f.bytes)) return false;
  switch (op->opcode) {
    case TN_OP_tensor_cast:
    case TN_OP_reshape: return fold_reshape(&f);
    case TN_OP_bitcast_convert: return fold_bitcast(&f);
    case TN_OP_broadcast_in_dim:
    case TN_OP_reverse:
    case TN_OP_slice:
    case TN_OP_transpose: return fold_box(cx, &f);
    case TN_OP_concatenate: return fold_concatenate(cx, &f);
    case TN_OP_pad: return fold_pad(cx, &f);
    default: return tn_op_get_info(op)->kind == TN_KIND_EW && op->n_operands <= 3 && fold_elementwise(cx, &f);
  }
}

static bool is_constant(const TnValue *v) {
  const TnOp *def = tn_value_op(v);
  return def && def->opcode == TN_OP_constant;
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!is_constant(op->operands[i])) return NULL;
  if (!op->n_operands || op->n_results != 1) return NULL;
  const TnType *t = op->results[0].type;
  int64_t n;
  if (!tn_type_is_tensor(t) || !t->dtype || t->encoding || !tn_type_n_elements(t, &n)) return NULL;
  TnArenaMark mark = tn_arena_mark(cx->scratch);
  TnDense *in = tn_new_n(cx->scratch, TnDense, op->n_operands), out = {.type = t, .dtype = t->dtype, .n = (size_t)n};
  bool fits = true;
  for (uint32_t i = 0; i < op->n_operands; i++) fits &= tn_value_dense(cx->m, op->operands[i], &in[i]);
  if (!fits || !tn_fold_op(cx, op, in, &out)) {
    tn_arena_release(cx->scratch, mark);
    return NULL;
  }
  TnValue *v;
  if (out.data == in[0].data)  // which may be large, and stays where it is
    v = tn_rewrite_constant_of(
        cx, op, tn_attr_dense(cx->m, t, out.data, (out.is_splat ? 1 : out.n) * tn_dtype_bytes(t->dtype), out.is_splat));
  else
    v = tn_rewrite_constant(cx, op, t, out.data, out.is_splat);
  tn_rewrite_replace1(cx, op, v);
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_fold = {.name = "fold", .doc = "ops on constants", .run = run, .flags = TN_PASS_REPEAT};

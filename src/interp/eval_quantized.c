// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Quantized arithmetic: ops that compute with numbers and have a quantized operand or result.
//
// A stored integer q stands for (q - zero point) * scale. Products and convolutions run on the integers with the zero
// points taken off and are scaled once at the end; a sum of equally quantized operands stays in integers; everything
// else goes through the expressed float type: dequantize, compute, quantize. Each of these runs the ordinary evaluator
// on a shadow of the op, a copy whose types are the unquantized ones. Ops with bodies need no shadow: their bodies'
// ops come here one by one.
#include <math.h>

#include "interp/body.h"
#include "interp/interp_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Which scale belongs to which element

typedef struct Scales {
  const TnQuant *q;
  const TnTensor *t;
  int64_t stride;  // per axis: elements from one slice to the next
} Scales;

static Scales scales_of(const TnType *elem, const TnTensor *t) {
  Scales s = {elem->quant, t, 1};
  for (int64_t d = (int64_t)t->rank - 1; s.q->axis >= 0 && d > s.q->axis; d--) s.stride *= t->dims[d];
  return s;
}

// Sub-channel: the tensor is cut in blocks along some axes, one scale a block.
static size_t block_index(const Scales *s, int64_t i) {
  size_t index = 0, step = 1;
  for (size_t d = s->t->rank; d-- > 0;) {
    int64_t at = i % s->t->dims[d], size = 0;
    i /= s->t->dims[d];
    for (size_t k = 0; k < s->q->n_blocks; k++)
      if (s->q->block_axes[k] == (int64_t)d) size = s->q->block_sizes[k];
    if (d >= s->q->scale_rank) continue;
    index += step * (size_t)(size > 0 ? at / size : s->q->scale_dims[d] > 1 ? at : 0);
    step *= (size_t)s->q->scale_dims[d];
  }
  return index;
}

static size_t scale_index(const Scales *s, int64_t i) {
  if (s->q->n_blocks) return block_index(s, i) % s->q->n;
  if (s->q->axis < 0 || s->q->axis >= (int64_t)s->t->rank) return 0;
  return (size_t)(i / s->stride % s->t->dims[s->q->axis]) % s->q->n;
}

// ---------------------------------------------------------------------------------------------------------------
// Numbers to stored integers and back. The steps are those of the published recipe, in f32 (f64 when that is the
// expressed type), because a result may lie halfway between two integers: multiply by the inverse scale, add the zero
// point, clamp (narrow storage), round to nearest even.

static int64_t clamp_stored(const TnQuant *q, double x) {
  if (isnan(x)) return 0;
  if (x <= (double)q->min) return q->min;
  if (x >= (double)q->max) return q->max;
  return (int64_t)x;
}

static int64_t quantize_one(const TnQuant *q, size_t k, double x, bool wide) {
  if (wide) return clamp_stored(q, rint(x * (1.0 / q->scales[k]) + (double)q->zero_points[k]));
  float y = (float)x * (float)(1.0 / q->scales[k]) + (float)q->zero_points[k];
  return clamp_stored(q, (double)rintf(y));
}

static double dequantize_one(const TnQuant *q, size_t k, int64_t stored, bool wide) {
  int64_t v = stored - q->zero_points[k];
  return wide ? (double)v * q->scales[k] : (double)((float)v * (float)q->scales[k]);
}

static bool is_wide(const TnQuant *q) { return q->expressed->dtype == TN_F64; }

static TnError *dequantize(TnInterp *it, const TnTensor *t, const TnType *elem, const TnType *to, TnTensor **out) {
  TN_TRY(tn_tensor_new(it, elem->quant->expressed->dtype, to, t->rank, t->dims, out));
  Scales s = scales_of(elem, t);
  TnDtype from = (TnDtype)t->dtype, dtype = elem->quant->expressed->dtype;
  size_t from_bytes = tn_dtype_bytes(from), bytes = tn_dtype_bytes(dtype);
  bool wide = is_wide(elem->quant);
  for (int64_t i = 0; i < t->n; i++) {
    double x = dequantize_one(s.q, scale_index(&s, i), tn_load_i64(from, t->data + (size_t)i * from_bytes), wide);
    tn_store_f64(dtype, (*out)->data + (size_t)i * bytes, x);
  }
  return NULL;
}

// Result `index` of op from a float tensor.
static TnError *quantize_result(TnInterp *it, const TnOp *op, size_t index, const TnTensor *t, TnTensor **out) {
  TN_TRY(tn_tensor_new_result(it, op, index, t->dims, out));
  const TnType *elem = (*out)->elem;
  Scales s = scales_of(elem, t);
  TnDtype from = (TnDtype)t->dtype, to = (TnDtype)(*out)->dtype;
  size_t from_bytes = tn_dtype_bytes(from), bytes = tn_dtype_bytes(to);
  bool wide = is_wide(elem->quant);
  for (int64_t i = 0; i < t->n; i++) {
    double x = tn_load_f64(from, t->data + (size_t)i * from_bytes);
    tn_store_i64(to, (*out)->data + (size_t)i * bytes, quantize_one(s.q, scale_index(&s, i), x, wide));
  }
  return NULL;
}

void tn_tensor_fill_zero(TnTensor *t) {
  if (!t->elem || !t->elem->quant) {
    if (t->bytes) memset(t->data, 0, t->bytes);
    return;
  }
  Scales s = scales_of(t->elem, t);
  size_t bytes = tn_dtype_bytes((TnDtype)t->dtype);
  for (int64_t i = 0; i < t->n; i++)
    tn_store_i64((TnDtype)t->dtype, t->data + (size_t)i * bytes,
                 quantize_one(s.q, scale_index(&s, i), 0, is_wide(s.q)));
}

static TnError *eval_uniform_quantize(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnType *from = op->operands[0]->type->elem;
  if (!from->quant) return quantize_result(it, op, 0, in[0], out);
  TnTensor *real = NULL;
  TN_TRY(dequantize(it, in[0], from, from->quant->expressed, &real));
  TN_TRY(quantize_result(it, op, 0, real, out));
  tn_tensor_release(it, real);
  return NULL;
}

static TnError *eval_uniform_dequantize(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnType *elem = op->operands[0]->type->elem;
  return dequantize(it, in[0], elem, op->results[0].type->elem, out);
}

// ---------------------------------------------------------------------------------------------------------------
// Shadows: copies of an op on the scratch arena with other element types. They are no part of the module, so several
// runs can make them at once.

static const TnType *shadow_type(TnArena *a, const TnType *t, const TnType *elem) {
  TnType *copy = tn_new(a, TnType);
  *copy = *t;
  copy->elem = elem;
  copy->dtype = elem->dtype;
  copy->quant = NULL;
  return copy;
}

// elem_of gives the element type that stands for a quantized one.
static TnOp *shadow_op(TnArena *a, const TnOp *op, const TnType *(*elem_of)(TnArena *a, const TnType *quantized)) {
  size_t bytes = sizeof *op + tn_op_get_info(op)->n_attrs * sizeof *op->attrs;
  TnOp *s = tn_arena_push(a, bytes, _Alignof(TnOp));
  memcpy(s, op, bytes);
  s->operands = tn_new_n(a, TnValue *, op->n_operands);
  s->results = tn_new_n(a, TnValue, op->n_results);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnValue *v = tn_new(a, TnValue);
    *v = *op->operands[i];
    if (tn_type_is_quant(v->type)) v->type = shadow_type(a, v->type, elem_of(a, v->type->elem));
    s->operands[i] = v;
  }
  for (uint32_t i = 0; i < op->n_results; i++) {
    s->results[i] = op->results[i];
    const TnType *t = op->results[i].type;
    if (tn_type_is_quant(t)) s->results[i].type = shadow_type(a, t, elem_of(a, t->elem));
  }
  return s;
}

static const TnType *expressed_type(TnArena *a, const TnType *quantized) {
  (void)a;
  return quantized->quant->expressed;
}

// Products of narrow integers fit 32 bits as upstream computes them; wider storage gets 64.
static const TnType *integer_type(TnArena *a, const TnType *quantized) {
  uint32_t width = quantized->quant->storage->width <= 8 ? 32 : 64;
  TnType *t = tn_new(a, TnType);
  *t = (TnType){.kind = TN_TYPE_INTEGER, .width = width, .dtype = width == 32 ? TN_I32 : TN_I64};
  return t;
}

static const TnType *wide_integer_type(TnArena *a, const TnType *quantized) {
  (void)quantized;
  TnType *t = tn_new(a, TnType);
  *t = (TnType){.kind = TN_TYPE_INTEGER, .width = 64, .dtype = TN_I64};
  return t;
}

// ---------------------------------------------------------------------------------------------------------------
// Through floats

static TnError *eval_through_floats(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  TnOp *shadow = shadow_op(a, op, expressed_type);
  TnTensor **real_in = tn_new_n(a, TnTensor *, op->n_operands), **real_out = tn_new_n(a, TnTensor *, op->n_results);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnType *elem = op->operands[i]->type->elem;
    if (elem && elem->quant) {
      TN_TRY(dequantize(it, in[i], elem, elem->quant->expressed, &real_in[i]));
    } else {
      real_in[i] = in[i];
      tn_tensor_retain(in[i]);
    }
  }
  TN_TRY(tn_eval_table[op->opcode](it, shadow, real_in, real_out));
  for (uint32_t i = 0; i < op->n_operands; i++) tn_tensor_release(it, real_in[i]);
  for (uint32_t i = 0; i < op->n_results; i++) {
    if (tn_type_is_quant(op->results[i].type)) {
      TN_TRY(quantize_result(it, op, i, real_out[i], &out[i]));
      tn_tensor_release(it, real_out[i]);
    } else {
      out[i] = real_out[i];
    }
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Sums of equally quantized operands, on the stored integers; choices of them are any elements' choices

static TnError *eval_add(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TN_TRY(tn_check_same_dims(it, op, in, 2, "add_c1"));
  TN_TRY(tn_tensor_new_result(it, op, 0, in[0]->dims, out));
  Scales s = scales_of((*out)->elem, in[0]);
  TnDtype t = (TnDtype)in[0]->dtype;
  size_t bytes = tn_dtype_bytes(t);
  for (int64_t i = 0; i < in[0]->n; i++) {
    size_t at = (size_t)i * bytes;
    int64_t sum =
        tn_load_i64(t, in[0]->data + at) + tn_load_i64(t, in[1]->data + at) - s.q->zero_points[scale_index(&s, i)];
    tn_store_i64(t, (*out)->data + at, sum < s.q->min ? s.q->min : sum > s.q->max ? s.q->max : sum);
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Products and convolutions

// The stored integers less their zero points, so that zero stands for zero (also in padding).
static TnError *centred(TnInterp *it, const TnTensor *t, const TnType *elem, const TnType *to, TnTensor **out) {
  TN_TRY(tn_tensor_new(it, to->dtype, to, t->rank, t->dims, out));
  Scales s = scales_of(elem, t);
  TnDtype from = (TnDtype)t->dtype;
  size_t from_bytes = tn_dtype_bytes(from), bytes = tn_dtype_bytes(to->dtype);
  for (int64_t i = 0; i < t->n; i++) {
    int64_t q = tn_load_i64(from, t->data + (size_t)i * from_bytes) - s.q->zero_points[scale_index(&s, i)];
    tn_store_i64(to->dtype, (*out)->data + (size_t)i * bytes, q);
  }
  return NULL;
}

// Sums of products to the result: times lhs scale * rhs scale / result scale, plus the result's zero point.
static TnError *scale_sums(TnInterp *it, const TnOp *op, const TnTensor *sums, TnTensor **out) {
  const TnType *lhs = op->operands[0]->type->elem, *rhs = op->operands[1]->type->elem;
  TN_TRY(tn_tensor_new_result(it, op, 0, sums->dims, out));
  const TnQuant *q = (*out)->elem->quant;
  Scales s = scales_of((*out)->elem, sums);
  int64_t axis = rhs->quant->axis >= 0 ? tn_op_result_axis(op, rhs->quant->axis) : -1, stride = 1;
  for (int64_t d = (int64_t)sums->rank - 1; axis >= 0 && d > axis; d--) stride *= sums->dims[d];
  TnDtype from = (TnDtype)sums->dtype, to = (TnDtype)(*out)->dtype;
  size_t from_bytes = tn_dtype_bytes(from), bytes = tn_dtype_bytes(to);
  bool wide = is_wide(q);
  for (int64_t i = 0; i < sums->n; i++) {
    size_t k = axis >= 0 ? (size_t)(i / stride % sums->dims[axis]) % rhs->quant->n : 0, r = scale_index(&s, i);
    double ratio = lhs->quant->scales[0] * rhs->quant->scales[k] / q->scales[r];
    double sum = (double)tn_load_i64(from, sums->data + (size_t)i * from_bytes), zero = (double)q->zero_points[r];
    double x = sum + zero;
    if (ratio != 1) x = wide ? rint(sum * ratio + zero) : (double)rintf((float)sum * (float)ratio + (float)zero);
    tn_store_i64(to, (*out)->data + (size_t)i * bytes, clamp_stored(q, x));
  }
  return NULL;
}

static TnError *eval_products(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  bool narrow = op->operands[0]->type->elem->quant->storage->width <= 8 &&
                op->operands[1]->type->elem->quant->storage->width <= 8;
  TnOp *shadow = shadow_op(a, op, narrow ? integer_type : wide_integer_type);
  const TnType *elem = shadow->operands[0]->type->elem;
  shadow->results[0].type = shadow_type(a, op->results[0].type, elem);
  shadow->operands[1]->type = shadow_type(a, op->operands[1]->type, elem);
  TnTensor **ints = tn_new_n(a, TnTensor *, op->n_operands), *sums = NULL;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (i < 2) {
      TN_TRY(centred(it, in[i], op->operands[i]->type->elem, elem, &ints[i]));
    } else {
      ints[i] = in[i];
      tn_tensor_retain(in[i]);
    }
  }
  TN_TRY(tn_eval_table[op->opcode](it, shadow, ints, &sums));
  for (uint32_t i = 0; i < op->n_operands; i++) tn_tensor_release(it, ints[i]);
  TN_TRY(scale_sums(it, op, sums, out));
  tn_tensor_release(it, sums);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

static bool is_integer_product(const TnOp *op) {
  if (tn_op_get_info(op)->kind != TN_KIND_DOT || op->n_operands < 2) return false;
  const TnType *lhs = op->operands[0]->type, *rhs = op->operands[1]->type;
  return tn_type_is_quant(lhs) && tn_type_is_quant(rhs) && tn_type_is_quant(op->results[0].type) &&
         lhs->elem->quant->axis < 0 && !lhs->elem->quant->n_blocks && !rhs->elem->quant->n_blocks &&
         (rhs->elem->quant->axis < 0 || tn_op_result_axis(op, rhs->elem->quant->axis) >= 0);
}

TnError *tn_eval_quantized(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  if (tn_op_get_info(op)->kind == TN_KIND_BODY) return tn_eval_table[op->opcode](it, op, in, out);
  if (op->opcode == TN_OP_uniform_quantize) return eval_uniform_quantize(it, op, in, out);
  if (op->opcode == TN_OP_uniform_dequantize) return eval_uniform_dequantize(it, op, in, out);
  if (op->opcode == TN_OP_add && tn_op_is_of_one_type(op, 0)) return eval_add(it, op, in, out);
  if (op->opcode == TN_OP_select && tn_op_is_of_one_type(op, 1)) return tn_eval_elementwise(it, op, in, out);
  if (is_integer_product(op)) return eval_products(it, op, in, out);
  return eval_through_floats(it, op, in, out);
}

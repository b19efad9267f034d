// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// batch_norm_training, batch_norm_inference and batch_norm_grad, by the formulas of the specification. f64 is computed
// in f64, all other floats in f32; results are rounded to their type once.
#include "pass/decompose.h"

typedef struct Norm {
  TnPassCtx *cx;
  TnOp *op;
  const TnType *full, *part;  // of all elements, of one number a feature
  int64_t feature;
  int64_t *others;  // the dimensions but that of the features
  size_t n_others;
  double count;  // elements of a feature
} Norm;

static Norm begin(TnPassCtx *cx, TnOp *op) {
  const TnType *x = op->operands[0]->type;
  TnDtype t = x->dtype == TN_F64 || tn_dtype_is_complex(x->dtype) ? x->dtype : TN_F32;
  Norm n = {.cx = cx, .op = op, .full = tn_shaped_as(cx, x, t), .count = 1};
  n.feature = TN_OP_ATTRS(op, batch_norm)->feature_index->i;
  n.part = tn_type_tensor(cx->m, n.full->elem, 1, &x->dims[n.feature], NULL);
  n.others = tn_new_n(cx->scratch, int64_t, x->rank);
  for (uint32_t d = 0; d < x->rank; d++) {
    if (d == n.feature) continue;
    n.others[n.n_others++] = d;
    n.count *= (double)x->dims[d];
  }
  return n;
}

static void operands(Norm *n, TnValue **out) {
  for (uint32_t i = 0; i < n->op->n_operands; i++)
    out[i] = tn_emit_convert(n->cx, n->op, n->op->operands[i], n->full->elem);
}

static TnValue *add(Norm *n, TnValue *x, TnValue *y) { return tn_emit_same(n->cx, n->op, TN_OP_add, x, y); }
static TnValue *subtract(Norm *n, TnValue *x, TnValue *y) { return tn_emit_same(n->cx, n->op, TN_OP_subtract, x, y); }
static TnValue *multiply(Norm *n, TnValue *x, TnValue *y) { return tn_emit_same(n->cx, n->op, TN_OP_multiply, x, y); }
static TnValue *divide(Norm *n, TnValue *x, TnValue *y) { return tn_emit_same(n->cx, n->op, TN_OP_divide, x, y); }
static TnValue *spread(Norm *n, TnValue *x) { return tn_emit_broadcast1(n->cx, n->op, x, n->full, n->feature); }
static TnValue *sum(Norm *n, TnValue *x) { return tn_emit_sum(n->cx, n->op, x, n->others, n->n_others); }
static TnValue *number(Norm *n, double v) { return tn_rewrite_splat_float(n->cx, n->op, n->part, v); }

static TnValue *add_epsilon(Norm *n, TnValue *variance) {
  return add(n, variance, number(n, tn_attr_f64(TN_OP_ATTRS(n->op, batch_norm)->epsilon)));
}

static TnValue *root(Norm *n, TnValue *x) { return tn_emit_same(n->cx, n->op, TN_OP_sqrt, x, NULL); }

// scale * ((x - mean) / sqrt(variance + epsilon)) + offset; centred: x - mean
static TnValue *normalize(Norm *n, TnValue *centred, TnValue *variance, TnValue *scale, TnValue *offset) {
  TnValue *quotient = divide(n, centred, spread(n, root(n, add_epsilon(n, variance))));
  TnValue *scaled = multiply(n, spread(n, scale), quotient);
  return add(n, scaled, spread(n, offset));
}

static TnError *finish(Norm *n, TnValue *const *results) {
  TnValue *rounded[3];
  for (uint32_t i = 0; i < n->op->n_results; i++)
    rounded[i] = tn_emit_convert(n->cx, n->op, results[i], n->op->results[i].type->elem);
  tn_rewrite_replace(n->cx, n->op, rounded);
  return NULL;
}

TnError *tn_decompose_norm_inference(TnPassCtx *cx, TnOp *op) {
  Norm n = begin(cx, op);
  TnValue *in[5];
  operands(&n, in);
  TnValue *result = normalize(&n, subtract(&n, in[0], spread(&n, in[3])), in[4], in[1], in[2]);
  return finish(&n, &result);
}

TnError *tn_decompose_norm_training(TnPassCtx *cx, TnOp *op) {
  Norm n = begin(cx, op);
  TnValue *in[3];
  operands(&n, in);
  TnValue *count = number(&n, n.count), *mean = divide(&n, sum(&n, in[0]), count);
  TnValue *centred = subtract(&n, in[0], spread(&n, mean));
  TnValue *variance = divide(&n, sum(&n, multiply(&n, centred, centred)), count);
  TnValue *result = normalize(&n, centred, variance, in[1], in[2]);
  return finish(&n, (TnValue *[]){result, mean, variance});
}

// Operands: operand, scale, mean, variance, grad_output.
TnError *tn_decompose_norm_grad(TnPassCtx *cx, TnOp *op) {
  Norm n = begin(cx, op);
  TnValue *in[5];
  operands(&n, in);
  TnValue *g = in[4], *count = number(&n, n.count), *centred = subtract(&n, in[0], spread(&n, in[2]));
  TnValue *variance = add_epsilon(&n, in[3]), *deviation = root(&n, variance);
  TnValue *total = sum(&n, g), *centred_total = sum(&n, multiply(&n, g, centred));
  TnValue *factor = divide(&n, divide(&n, in[1], deviation), count);
  TnValue *slope = multiply(&n, spread(&n, centred_total), centred);
  slope = divide(&n, slope, spread(&n, variance));
  TnValue *inner = multiply(&n, g, spread(&n, count));
  inner = subtract(&n, inner, spread(&n, total));
  inner = subtract(&n, inner, slope);
  TnValue *grad = multiply(&n, spread(&n, factor), inner);
  return finish(&n, (TnValue *[]){grad, divide(&n, centred_total, deviation), total});
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// fft, cholesky, triangular_solve and batch normalisation.
#include <inttypes.h>

#include "ir/infer_region_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// fft

// fft_c2: element type of the result.
static bool fft_elem(TnInfer *cx, int64_t type, const TnType *operand, const TnType **out) {
  bool takes_real = type == TN_fft_type_RFFT;
  bool is_real = operand->dtype == TN_F32 || operand->dtype == TN_F64;
  if (takes_real ? !is_real : !tn_dtype_is_complex(operand->dtype))
    return tn_infer_fail(cx, fft_c2, "%s of %p, expected %s elements", tn_enum_name(TN_ENUM_fft_type, type), operand,
                         takes_real ? "f32 or f64" : "complex");
  *out = operand->elem;
  if (takes_real) *out = tn_type_complex(cx->m, operand->elem);
  if (type == TN_fft_type_IRFFT) *out = operand->elem->elem;
  return true;
}

// fft_c4, fft_c5: the last dimensions of whichever side is real are fft_length; the other side's last is half of it. Of
// a length of 0 the half that IRFFT takes may be 1 too, as it is by the formula of other lengths: JAX writes it so.
static bool fft_dim(TnInfer *cx, int64_t type, const TnType *x, size_t i, int64_t length, bool is_last, int64_t *out) {
  int64_t dim = x->dims[i], half = length == 0 ? 0 : length / 2 + 1;
  *out = dim;
  if (type != TN_fft_type_RFFT && type != TN_fft_type_IRFFT) return true;
  bool is_half = is_last && type == TN_fft_type_IRFFT;
  int64_t want = is_half ? half : length;
  if (!tn_dim_compatible(dim, want) && !(is_half && length == 0 && dim == 1))
    return tn_infer_fail(cx, is_half ? fft_c5 : fft_c4,
                         "dimension %zu of %p is %" PRId64 ", expected %" PRId64 " for fft_length %" PRId64, i, x, dim,
                         want, length);
  if (is_last) *out = type == TN_fft_type_RFFT ? half : length;
  return true;
}

bool tn_infer_fft(TnInfer *cx) {
  const Tn_fft_attrs *a = TN_OP_ATTRS(cx->op, fft);
  if (!tn_infer_operand(cx, 0, TN_ELEM_F | TN_ELEM_C, fft_i1)) return false;
  const TnType *x = tn_infer_type(cx, 0), *elem = x->elem;
  TnI64s length = a->fft_length;
  int64_t type = a->fft_type->i;
  if (tn_attr_n(length) < 1 || tn_attr_n(length) > 3)
    return tn_infer_fail(cx, fft_c3, "fft_length has %zu elements, expected 1 to 3", tn_attr_n(length));
  if (tn_attr_n(length) > x->rank)
    return tn_infer_fail(cx, fft_c1, "fft_length has %zu elements, expected at most the rank %u of the operand",
                         tn_attr_n(length), x->rank);
  if (!tn_infer_list_min(cx, length, 0, "fft_length", fft_c4)) return false;
  if (!fft_elem(cx, type, x, &elem)) return false;
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, x->rank);
  for (size_t i = 0, first = x->rank - tn_attr_n(length); i < x->rank; i++) {
    int64_t dim = x->dims[i];
    if (i >= first && !fft_dim(cx, type, x, i, tn_i64s_at(length, i - first), i + 1 == x->rank, &dim)) return false;
    tn_shape_add(&shape, dim, dim == TN_DYNAMIC ? tn_type_bound(x, i) : TN_DYNAMIC);
  }
  const TnType *t = tn_shape_type(cx, &shape, elem);
  if (!tn_infer_declared_elem(cx, 0, t, fft_c2)) return false;
  tn_infer_set(cx, 0, t, fft_c5);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// cholesky, triangular_solve

static bool check_square(TnInfer *cx, const TnType *a, TnConstraint rank_label, TnConstraint label) {
  if (a->rank < 2) return tn_infer_fail(cx, rank_label, "a is %p, expected rank 2 or more", a);
  return tn_dim_compatible(a->dims[a->rank - 2], a->dims[a->rank - 1]) ||
         tn_infer_fail(cx, label, "the last two dimensions of a, %p, differ, expected square matrices", a);
}

bool tn_infer_cholesky(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_F | TN_ELEM_C | TN_ELEM_Q, cholesky_i1)) return false;
  const TnType *a = tn_infer_type(cx, 0);
  if (!check_square(cx, a, cholesky_c2, cholesky_c3)) return false;
  tn_infer_set(cx, 0, a, cholesky_c1);
  return true;
}

bool tn_infer_triangular_solve(TnInfer *cx) {
  const Tn_triangular_solve_attrs *attrs = TN_OP_ATTRS(cx->op, triangular_solve);
  if (!tn_infer_operands(cx, 0, 2, TN_ELEM_F | TN_ELEM_C | TN_ELEM_Q, TN_INPUT_LABEL)) return false;
  const TnType *a = tn_infer_type(cx, 0), *b = tn_infer_type(cx, 1);
  if (!tn_infer_same_elem(cx, a, "a", b, "b", triangular_solve_c1)) return false;
  if (!check_square(cx, a, triangular_solve_c2, triangular_solve_c3)) return false;
  if (!tn_infer_rank(cx, b, a->rank, "b", triangular_solve_c2)) return false;
  bool shapes_fit = tn_dim_compatible(a->dims[a->rank - 1], b->dims[b->rank - (attrs->left_side->i ? 2 : 1)]);
  for (uint32_t i = 0; i + 2 < a->rank; i++) shapes_fit &= tn_dim_compatible(a->dims[i], b->dims[i]);
  if (!shapes_fit)
    return tn_infer_fail(cx, triangular_solve_c3,
                         "a is %p and b is %p, expected equal batch dimensions and the size of "
                         "a as the %s dimension of b",
                         a, b, attrs->left_side->i ? "second to last" : "last");
  if (attrs->transpose_a->i == TN_transpose_TRANSPOSE_INVALID)
    return tn_infer_fail(cx, triangular_solve_i6,
                         "transpose_a is TRANSPOSE_INVALID, expected NO_TRANSPOSE, TRANSPOSE or ADJOINT");
  tn_infer_set(cx, 0, b, triangular_solve_c4);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Batch normalisation. Operands are full tensors (operand, grad_output) or have one element a feature.

typedef struct BatchNorm {
  TnConstraint elem_label, index_label;
  TnConstraint size_labels[5];  // by operand; none: a full tensor
} BatchNorm;

static bool check_batch_norm(TnInfer *cx, const BatchNorm *bn, int64_t *out_feature) {
  if (!tn_infer_operands(cx, 0, cx->op->n_operands, TN_ELEM_F | TN_ELEM_Q, TN_INPUT_LABEL)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  int64_t feature = TN_OP_ATTRS(cx->op, batch_norm)->feature_index->i;
  if (!tn_infer_range(cx, feature, 0, x->rank, "feature_index", bn->index_label)) return false;
  for (uint32_t i = 1; i < cx->op->n_operands; i++) {
    const TnType *t = tn_infer_type(cx, i);
    if (!tn_infer_same_elem(cx, x, "operand 0", t, "another operand", bn->elem_label)) return false;
    if (!bn->size_labels[i]) continue;
    if (t->rank == 1 && tn_dim_compatible(t->dims[0], x->dims[feature])) continue;
    return tn_infer_fail(cx, bn->size_labels[i], "operand %u is %p, expected one element for each of %s features", i, t,
                         tn_infer_dim_text(cx, x->dims[feature]));
  }
  for (uint32_t i = 0; i < cx->op->n_results; i++)
    if (!tn_infer_declared_elem(cx, i, x, bn->elem_label)) return false;
  *out_feature = feature;
  return true;
}

static const TnType *feature_type(TnInfer *cx, const TnType *x, int64_t feature) {
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, 1);
  tn_shape_copy(&shape, x, (size_t)feature);
  return tn_shape_type(cx, &shape, x->elem);
}

bool tn_infer_batch_norm_training(TnInfer *cx) {
  static const BatchNorm bn = {
      batch_norm_training_c2, batch_norm_training_c1, {TN_NO_LABEL, batch_norm_training_c3, batch_norm_training_c4}};
  int64_t feature;
  if (!check_batch_norm(cx, &bn, &feature)) return false;
  const TnType *x = tn_infer_type(cx, 0), *f = feature_type(cx, x, feature);
  if (!tn_infer_declared_shape(cx, 1, f, batch_norm_training_c5)) return false;
  if (!tn_infer_declared_shape(cx, 2, f, batch_norm_training_c6)) return false;
  tn_infer_set(cx, 1, f, batch_norm_training_c5);
  tn_infer_set(cx, 2, f, batch_norm_training_c6);
  tn_infer_set(cx, 0, x, batch_norm_training_c7);
  return true;
}

bool tn_infer_batch_norm_inference(TnInfer *cx) {
  static const BatchNorm bn = {batch_norm_inference_c2,
                               batch_norm_inference_c1,
                               {TN_NO_LABEL, batch_norm_inference_c3, batch_norm_inference_c4, batch_norm_inference_c5,
                                batch_norm_inference_c6}};
  int64_t feature;
  if (!check_batch_norm(cx, &bn, &feature)) return false;
  tn_infer_set(cx, 0, tn_infer_type(cx, 0), batch_norm_inference_c7);
  return true;
}

bool tn_infer_batch_norm_grad(TnInfer *cx) {
  static const BatchNorm bn = {batch_norm_grad_c2,
                               batch_norm_grad_c1,
                               {TN_NO_LABEL, batch_norm_grad_c5, batch_norm_grad_c4, batch_norm_grad_c4}};
  int64_t feature;
  if (!check_batch_norm(cx, &bn, &feature)) return false;
  const TnType *types[] = {tn_infer_type(cx, 0), tn_infer_type(cx, 4)};
  if (!tn_infer_same_shape(cx, types[0], "operand", types[1], "grad_output", batch_norm_grad_c3)) return false;
  const TnType *x = tn_infer_merge(cx, types, 2, batch_norm_grad_c3);
  if (!x) return false;
  const TnType *f = feature_type(cx, x, feature);
  if (!tn_infer_declared_shape(cx, 0, x, batch_norm_grad_c3)) return false;
  tn_infer_set(cx, 0, x, batch_norm_grad_c3);
  tn_infer_set(cx, 1, f, batch_norm_grad_c4);
  tn_infer_set(cx, 2, f, batch_norm_grad_c4);
  return true;
}

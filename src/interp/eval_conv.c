// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// convolution and dynamic_conv: of the padded input they are a contraction, in which a dimension of the input is
// stepped through by places of the result and by places of the kernel. The sums run over the kernel's spatial places,
// then its input features.
#include "interp/body.h"
#include "interp/contract.h"
#include "interp/window.h"

typedef struct ConvDims {
  int64_t in_batch, in_feature, kernel_in, kernel_out, out_batch, out_feature;
  TnI64s in_spatial, kernel_spatial, out_spatial;
} ConvDims;

static ConvDims read_dims(const TnAttr *n) {
  return (ConvDims){tn_attr_field(n, TN_FIELD_conv_input_batch_dimension)->i,
                    tn_attr_field(n, TN_FIELD_conv_input_feature_dimension)->i,
                    tn_attr_field(n, TN_FIELD_conv_kernel_input_feature_dimension)->i,
                    tn_attr_field(n, TN_FIELD_conv_kernel_output_feature_dimension)->i,
                    tn_attr_field(n, TN_FIELD_conv_output_batch_dimension)->i,
                    tn_attr_field(n, TN_FIELD_conv_output_feature_dimension)->i,
                    tn_attr_field(n, TN_FIELD_conv_input_spatial_dimensions),
                    tn_attr_field(n, TN_FIELD_conv_kernel_spatial_dimensions),
                    tn_attr_field(n, TN_FIELD_conv_output_spatial_dimensions)};
}

// Attributes that convolution and dynamic_conv share.
typedef struct ConvAttrs {
  const TnAttr *numbers, *strides, *lhs_dilation, *rhs_dilation, *reversal;
  int64_t feature_groups, batch_groups;
  const int64_t *padding;  // low and high of each spatial dim
} ConvAttrs;

static TnError *check_features(TnInterp *it, const TnOp *op, const ConvAttrs *at, const TnTensor *lhs,
                               const TnTensor *rhs, const ConvDims *d) {
  int64_t features = lhs->dims[d->in_feature], outs = rhs->dims[d->kernel_out], batch = lhs->dims[d->in_batch];
  if (features != rhs->dims[d->kernel_in] * at->feature_groups)
    return tn_interp_fail(it, op, "the input has %lld features, expected %lld times %lld groups (convolution_c14)",
                          (long long)features, (long long)rhs->dims[d->kernel_in], (long long)at->feature_groups);
  if (outs % at->feature_groups || outs % at->batch_groups)
    return tn_interp_fail(it, op, "%lld output features do not divide into the groups (convolution_c16)",
                          (long long)outs);
  if (batch % at->batch_groups)
    return tn_interp_fail(it, op, "batch size %lld does not divide into %lld groups (convolution_c10)",
                          (long long)batch, (long long)at->batch_groups);
  return NULL;
}

// By dim of the input; one place and no padding for those that are not spatial.
static TnError *read_windows(TnInterp *it, const TnOp *op, const ConvAttrs *at, const ConvDims *d, const TnTensor *lhs,
                             const TnTensor *rhs, TnWindow *w) {
  for (size_t i = 0; i < lhs->rank; i++) w[i] = (TnWindow){1, 1, 1, 1, 0, 0, 0, 0, 0};
  for (size_t i = 0; i < tn_attr_n(d->in_spatial); i++)
    w[tn_i64s_at(d->in_spatial, i)] =
        (TnWindow){rhs->dims[tn_i64s_at(d->kernel_spatial, i)], tn_attr_i64_or(at->strides, i, 1),
                   tn_attr_i64_or(at->lhs_dilation, i, 1), tn_attr_i64_or(at->rhs_dilation, i, 1),
                   at->padding[2 * i], at->padding[2 * i + 1], 0, 0, 0};
  for (size_t i = 0; i < lhs->rank; i++) TN_TRY(tn_window_measure(it, op, i, lhs->dims[i], &w[i]));
  return NULL;
}

static bool is_reversed(const ConvAttrs *at, size_t i) {
  return at->reversal && at->reversal->data[at->reversal->is_splat ? 0 : i];
}

static TnError *eval_conv(TnInterp *it, const TnOp *op, TnTensor *lhs, TnTensor *rhs, const ConvAttrs *at,
                          TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  const ConvDims d = read_dims(at->numbers);
  const size_t rank = lhs->rank, spatial = tn_attr_n(d.in_spatial);
  TnWindow *w = tn_new_n(a, TnWindow, rank);
  TN_TRY(check_features(it, op, at, lhs, rhs, &d));
  TN_TRY(read_windows(it, op, at, &d, lhs, rhs, w));
  const int64_t groups = at->feature_groups * at->batch_groups, batch = lhs->dims[d.in_batch] / at->batch_groups;
  const int64_t group_features = rhs->dims[d.kernel_in], group_outs = rhs->dims[d.kernel_out] / groups;
  int64_t *dims = tn_new_n(a, int64_t, rank);
  dims[d.out_batch] = batch, dims[d.out_feature] = rhs->dims[d.kernel_out];
  for (size_t i = 0; i < spatial; i++) dims[tn_i64s_at(d.out_spatial, i)] = w[tn_i64s_at(d.in_spatial, i)].outs;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, &out[0]));
  if (out[0]->n == 0) return NULL;
  const TnDtype type = tn_gemm_type((TnDtype)lhs->dtype, (TnDtype)rhs->dtype, (TnDtype)out[0]->dtype);
  const TnC128 zero = {0, 0};
  TnTensor *input, *padded, *kernel;
  TN_TRY(tn_body_promote(it, lhs, type, &input));
  TN_TRY(tn_window_pad(it, input, w, &zero, &padded));
  TN_TRY(tn_body_promote(it, rhs, type, &kernel));
  const int64_t *l = tn_tensor_strides(it, padded), *r = tn_tensor_strides(it, kernel);
  const int64_t *o = tn_tensor_strides(it, out[0]);
  TnLabel *labels = tn_new_n(a, TnLabel, 2 * rank);
  const uint8_t *weights = kernel->data;
  size_t n = 0;
  labels[n++] = (TnLabel){TN_BATCH, groups,
                          at->batch_groups > 1 ? batch * l[d.in_batch] : group_features * l[d.in_feature],
                          group_outs * r[d.kernel_out], group_outs * o[d.out_feature]};
  labels[n++] = (TnLabel){TN_ROW, batch, l[d.in_batch], 0, o[d.out_batch]};
  labels[n++] = (TnLabel){TN_COLUMN, group_outs, 0, r[d.kernel_out], o[d.out_feature]};
  for (size_t i = 0; i < spatial; i++) {
    const int64_t x = tn_i64s_at(d.in_spatial, i), y = tn_i64s_at(d.kernel_spatial, i);
    labels[n++] =
        (TnLabel){TN_ROW, w[x].outs, w[x].outs > 1 ? w[x].stride * l[x] : 0, 0, o[tn_i64s_at(d.out_spatial, i)]};
    const int64_t step = w[x].size > 1 ? w[x].dilation * l[x] : 0;
    labels[n++] = (TnLabel){TN_SUM, w[x].size, step, is_reversed(at, i) ? -r[y] : r[y], 0};
    if (is_reversed(at, i) && w[x].size) weights += (size_t)((w[x].size - 1) * r[y]) * tn_dtype_bytes(type);
  }
  labels[n++] = (TnLabel){TN_SUM, group_features, l[d.in_feature], r[d.kernel_in], 0};
  TN_TRY(tn_contract_to(it, op, type, labels, n, padded->data, weights, out[0]));
  tn_tensor_release(it, input), tn_tensor_release(it, padded), tn_tensor_release(it, kernel);
  return NULL;
}

TnError *tn_eval_convolution(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_convolution_attrs *at = TN_OP_ATTRS(op, convolution);
  size_t n = 2 * (in[0]->rank - 2);
  int64_t *padding = tn_new_n(tn_interp_scratch(it), int64_t, n + 1);
  for (size_t i = 0; i < n; i++) padding[i] = tn_attr_i64_or(at->padding, i, 0);
  ConvAttrs attrs = {at->dimension_numbers, at->window_strides, at->lhs_dilation, at->rhs_dilation, at->window_reversal,
                     at->feature_group_count->i, at->batch_group_count->i, padding};
  return eval_conv(it, op, in[0], in[1], &attrs, out);
}

TnError *tn_eval_dynamic_conv(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_dynamic_conv_attrs *at = TN_OP_ATTRS(op, dynamic_conv);
  size_t n = 2 * (in[0]->rank - 2), bytes = tn_dtype_bytes((TnDtype)in[2]->dtype);
  if (in[2]->n != (int64_t)n)
    return tn_interp_fail(it, op, "padding has %lld elements, expected %zu", (long long)in[2]->n,
                          n);
  int64_t *padding = tn_new_n(tn_interp_scratch(it), int64_t, n + 1);
  for (size_t i = 0; i < n; i++) padding[i] = tn_load_i64((TnDtype)in[2]->dtype, in[2]->data + i * bytes);
  ConvAttrs attrs = {at->dimension_numbers, at->window_strides, at->lhs_dilation, at->rhs_dilation, at->window_reversal,
                     at->feature_group_count->i, at->batch_group_count->i, padding};
  return eval_conv(it, op, in[0], in[1], &attrs, out);
}

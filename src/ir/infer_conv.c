// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// convolution and dynamic_conv: the same numbered constraints under two names, of which the code has the shorter.
#include <inttypes.h>

#include "ir/infer_dot_priv.h"

// Batch, feature and spatial dimensions of input or output; of the kernel, "batch" is the input feature dimension and
// "feature" the output feature dimension.
typedef struct ConvDims {
  int64_t batch, feature;
  TnI64s spatial;
} ConvDims;

typedef struct Conv {
  const TnType *lhs, *rhs;
  ConvDims input, kernel, output;
  int64_t feature_groups, batch_groups;
  TnWindow window;
} Conv;

static ConvDims read_dims(const TnAttr *d, unsigned batch, unsigned feature, unsigned spatial) {
  return (ConvDims){tn_attr_field(d, batch)->i, tn_attr_field(d, feature)->i, tn_attr_field(d, spatial)};
}

static void read_numbers(Conv *c, const TnAttr *d) {
  c->input = read_dims(d, TN_FIELD_conv_input_batch_dimension, TN_FIELD_conv_input_feature_dimension,
                       TN_FIELD_conv_input_spatial_dimensions);
  c->kernel = read_dims(d, TN_FIELD_conv_kernel_input_feature_dimension, TN_FIELD_conv_kernel_output_feature_dimension,
                        TN_FIELD_conv_kernel_spatial_dimensions);
  c->output = read_dims(d, TN_FIELD_conv_output_batch_dimension, TN_FIELD_conv_output_feature_dimension,
                        TN_FIELD_conv_output_spatial_dimensions);
}

typedef struct ConvTensor {
  const char *what, *spatial;
  TnConstraint size_label, label;
} ConvTensor;

// Every dimension of a tensor of this rank is named once.
static bool check_dims(TnInfer *cx, const ConvDims *d, uint32_t rank, const ConvTensor *t) {
  if (tn_attr_n(d->spatial) != rank - 2)
    return tn_infer_fail(cx, t->size_label, "%s has %zu spatial dimensions, expected %u", t->what,
                         tn_attr_n(d->spatial), rank - 2);
  int64_t two[] = {d->batch, d->feature};
  for (size_t i = 0; i < 2; i++)
    if (two[i] < 0 || two[i] >= rank)
      return tn_infer_fail(cx, t->label, "%s dimension %" PRId64 " is out of range for rank %u", t->what, two[i], rank);
  if (!tn_infer_list_range(cx, d->spatial, 0, rank, t->spatial, t->label)) return false;
  TnBits seen = tn_infer_dim_set(cx, d->spatial, rank);
  bool is_unique =
      d->batch != d->feature && !tn_bits_get(&seen, (size_t)d->batch) && !tn_bits_get(&seen, (size_t)d->feature);
  if (!is_unique) return tn_infer_fail(cx, t->label, "%s dimensions repeat, expected each once", t->what);
  return tn_infer_list_unique(cx, d->spatial, t->spatial, t->label);
}

static bool check_numbers(TnInfer *cx, const Conv *c) {
  static const ConvTensor input = {"input", "input_spatial_dimensions", convolution_c12,
                                   convolution_c13},  // dynamic_conv_c12 dynamic_conv_c13
      kernel = {"kernel", "kernel_spatial_dimensions", convolution_c17,
                convolution_c18},  // dynamic_conv_c17 dynamic_conv_c18
      output = {"output", "output_spatial_dimensions", convolution_c19,
                convolution_c20};  // dynamic_conv_c19 dynamic_conv_c20
  uint32_t n = c->lhs->rank;
  if (n != c->rhs->rank || n < 2)  // dynamic_conv_c1
    return tn_infer_fail(cx, convolution_c1, "lhs is %p and rhs is %p, expected equal ranks of 2 or more", c->lhs,
                         c->rhs);
  return check_dims(cx, &c->input, n, &input) && check_dims(cx, &c->kernel, n, &kernel) &&
         check_dims(cx, &c->output, n, &output);
}

static bool divides(TnInfer *cx, int64_t groups, int64_t dim, const char *what, TnConstraint label) {
  return dim == TN_DYNAMIC || dim % groups == 0 ||
         tn_infer_fail(cx, label, "%s dimension of size %" PRId64 " is not a multiple of %" PRId64 " groups", what, dim,
                       groups);
}

static bool check_groups(TnInfer *cx, const Conv *c) {
  if (!tn_infer_at_least(cx, c->feature_groups, 1, "feature_group_count", convolution_c21) ||  // dynamic_conv_c21
      !tn_infer_at_least(cx, c->batch_groups, 1, "batch_group_count", convolution_c22))        // dynamic_conv_c22
    return false;
  if (c->feature_groups != 1 && c->batch_groups != 1)  // dynamic_conv_c23
    return tn_infer_fail(cx, convolution_c23,
                         "feature_group_count is %" PRId64 " and batch_group_count %" PRId64
                         ", expected one of them to be 1",
                         c->feature_groups, c->batch_groups);
  int64_t batch = c->lhs->dims[c->input.batch], features = c->lhs->dims[c->input.feature];
  int64_t kernel_in = c->rhs->dims[c->kernel.batch], kernel_out = c->rhs->dims[c->kernel.feature];
  if (!divides(cx, c->batch_groups, batch, "input batch", convolution_c10) ||                 // dynamic_conv_c10
      !divides(cx, c->feature_groups, features, "input feature", convolution_c11) ||          // dynamic_conv_c11
      !divides(cx, c->batch_groups, kernel_out, "kernel output feature", convolution_c15) ||  // dynamic_conv_c15
      !divides(cx, c->feature_groups, kernel_out, "kernel output feature", convolution_c16))  // dynamic_conv_c16
    return false;
  if (features != TN_DYNAMIC && kernel_in != TN_DYNAMIC &&
      features / c->feature_groups != kernel_in)  // dynamic_conv_c14
    return tn_infer_fail(cx, convolution_c14,
                         "kernel input feature dimension is %" PRId64 ", expected %" PRId64 " features / %" PRId64
                         " groups",
                         kernel_in, features, c->feature_groups);
  return true;
}

static bool check_window(TnInfer *cx, const Conv *c) {
  TnWindowLabels labels = {.strides_size = convolution_c2,
                           .strides = convolution_c3,
                           .base_size = convolution_c5,
                           .base = convolution_c6,
                           .window_size = convolution_c7,
                           .window = convolution_c8,
                           .reversal_size = convolution_c9,
                           .padding = convolution_c4};
  return tn_infer_window(cx, &c->window, &labels);  // dynamic_conv_c2 dynamic_conv_c3 dynamic_conv_c4 dynamic_conv_c5
                                                    // dynamic_conv_c6 dynamic_conv_c7 dynamic_conv_c8 dynamic_conv_c9
}

// Element types, and along which dimensions quantized ones may vary.
static bool check_types(TnInfer *cx, const Conv *c) {
  TnQuantLabels labels = {convolution_c27, convolution_c28, convolution_c31,
                          convolution_c32, convolution_c33, convolution_c34};
  const TnType *result = cx->has_results ? tn_infer_declared(cx, 0) : NULL;
  const TnQuant *k = c->rhs->quant, *r = result ? result->quant : NULL;
  if (result && !tn_infer_rank(cx, result, c->lhs->rank, "result", convolution_c26)) return false;  // dynamic_conv_c26
  if (k && tn_quant_is_per_axis(k) && k->axis != c->kernel.feature)                                 // dynamic_conv_c29
    return tn_infer_fail(cx, convolution_c29,
                         "rhs is quantized along dimension %" PRId64
                         ", expected the kernel output feature dimension %" PRId64,
                         k->axis, c->kernel.feature);
  if (r && tn_quant_is_per_axis(r) && r->axis != c->output.feature)  // dynamic_conv_c30
    return tn_infer_fail(cx, convolution_c30,
                         "result is quantized along dimension %" PRId64
                         ", expected the output feature dimension %" PRId64,
                         r->axis, c->output.feature);
  return tn_infer_products(cx, c->lhs, c->rhs, result, &labels);  // dynamic_conv_c27 dynamic_conv_c28 dynamic_conv_c31
                                                                  // dynamic_conv_c32 dynamic_conv_c33 dynamic_conv_c34
}

// convolution_c25, dynamic_conv_c25. Spatial sizes of dynamic_conv depend on its padding operand.
static bool set_result(TnInfer *cx, const Conv *c, bool knows_padding) {
  TnShapeBuf shape;
  uint32_t n = c->lhs->rank;
  tn_shape_begin(cx, &shape, n);
  for (uint32_t i = 0; i < n; i++) tn_shape_add(&shape, TN_DYNAMIC, TN_DYNAMIC);
  int64_t batch = c->lhs->dims[c->input.batch], bound = tn_type_bound(c->lhs, (size_t)c->input.batch);
  shape.dims[c->output.batch] = batch == TN_DYNAMIC ? TN_DYNAMIC : batch / c->batch_groups;
  shape.bounds[c->output.batch] = bound == TN_DYNAMIC ? TN_DYNAMIC : bound / c->batch_groups;
  shape.dims[c->output.feature] = c->rhs->dims[c->kernel.feature];
  shape.bounds[c->output.feature] = tn_type_bound(c->rhs, (size_t)c->kernel.feature);
  for (size_t i = 0; knows_padding && i < tn_attr_n(c->input.spatial); i++) {
    size_t in = (size_t)tn_i64s_at(c->input.spatial, i), out = (size_t)tn_i64s_at(c->output.spatial, i);
    int64_t size = c->rhs->dims[tn_i64s_at(c->kernel.spatial, i)];
    if (!tn_infer_n_windows(cx, &c->window, i, c->lhs->dims[in], size, convolution_c25, &shape.dims[out])) return false;
    if (!tn_infer_n_windows(cx, &c->window, i, tn_type_bound(c->lhs, in), size, convolution_c25, &shape.bounds[out]))
      return false;
  }
  tn_infer_set_product(cx, &shape, c->lhs, convolution_c25);
  return true;
}

static bool infer(TnInfer *cx, Conv *c, const TnAttr *numbers, const TnAttr *precision, bool knows_padding) {
  read_numbers(c, numbers);
  return check_numbers(cx, c) && check_groups(cx, c) && check_window(cx, c) &&
         tn_infer_precision(cx, precision, convolution_c24) &&  // convolution_c24, dynamic_conv_c24
         check_types(cx, c) && set_result(cx, c, knows_padding);
}

bool tn_infer_convolution(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_TENSOR, convolution_i1) ||
      !tn_infer_operand(cx, 1, TN_ELEM_ANY, convolution_i2) || !tn_infer_result(cx, 0, TN_ELEM_ANY, convolution_c25))
    return false;
  const Tn_convolution_attrs *a = TN_OP_ATTRS(cx->op, convolution);
  const TnType *lhs = tn_infer_type(cx, 0);
  Conv c = {.lhs = lhs,
            .rhs = tn_infer_type(cx, 1),
            .feature_groups = a->feature_group_count->i,
            .batch_groups = a->batch_group_count->i,
            .window = {.rank = lhs->rank < 2 ? 0 : lhs->rank - 2,
                       .strides = a->window_strides,
                       .base_dilations = a->lhs_dilation,
                       .window_dilations = a->rhs_dilation,
                       .reversal = a->window_reversal,
                       .padding = a->padding}};
  return infer(cx, &c, a->dimension_numbers, a->precision_config, true);
}

// The padding operand of dynamic_conv as convolution's attribute, when it is constant; else NULL.
static const TnAttr *constant_padding(TnInfer *cx, size_t n_spatial) {
  TnConst c;
  if (!tn_infer_const_operand(cx, 2, &c) || c.n != 2 * n_spatial) return NULL;
  int64_t *values = tn_new_n(&cx->m->arena, int64_t, c.n), dims[2] = {(int64_t)n_spatial, 2};
  for (size_t i = 0; i < c.n; i++) values[i] = tn_const_at(c, i);
  return tn_attr_dense_i64(cx->m, 2, dims, values);
}

// Exporters write strides and the like of more dimensions than there are while the padding is computed; they are taken
// as long as the padding is no constant.
bool tn_infer_dynamic_conv(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_TENSOR, dynamic_conv_i1) ||
      !tn_infer_operand(cx, 1, TN_ELEM_ANY, dynamic_conv_i2) || !tn_infer_operand(cx, 2, TN_ELEM_I, dynamic_conv_i3) ||
      !tn_infer_result(cx, 0, TN_ELEM_ANY, dynamic_conv_c25))
    return false;
  const Tn_dynamic_conv_attrs *a = TN_OP_ATTRS(cx->op, dynamic_conv);
  const TnType *lhs = tn_infer_type(cx, 0), *padding = tn_infer_type(cx, 2);
  if (!tn_infer_rank(cx, padding, 2, "padding", dynamic_conv_i3) ||
      !tn_infer_static(cx, padding, "padding", dynamic_conv_i3))
    return false;
  size_t n_spatial = lhs->rank < 2 ? 0 : lhs->rank - 2;
  if (padding->dims[0] != (int64_t)n_spatial || padding->dims[1] != 2)
    return tn_infer_fail(cx, dynamic_conv_c4, "padding is %p, expected %zu x 2 elements", padding, n_spatial);
  const TnAttr *known = constant_padding(cx, n_spatial);
  Conv c = {.lhs = lhs,
            .rhs = tn_infer_type(cx, 1),
            .feature_groups = a->feature_group_count->i,
            .batch_groups = a->batch_group_count->i,
            .window = {.rank = n_spatial,
                       .strides = a->window_strides,
                       .base_dilations = a->lhs_dilation,
                       .window_dilations = a->rhs_dilation,
                       .reversal = a->window_reversal,
                       .padding = known,
                       .may_exceed = !known}};
  return infer(cx, &c, a->dimension_numbers, a->precision_config, known != NULL);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// convolution and dynamic_conv: some output places at a time, their patches of the input are written as rows of a
// matrix and multiplied by the kernel. The sums run over the kernel's spatial places, then its input features.
#include "interp/body.h"
#include "interp/gemm.h"
#include "interp/window.h"

typedef struct Conv {
  TnInterp *it;
  const TnOp *op;
  TnDtype type;               // of the sums
  size_t bytes, spatial;
  TnWindow *w;                // by spatial dim
  int64_t *in_dims, *in_steps;  // spatial dims of the input and their steps in the packed input
  int64_t *reversed;          // by spatial dim: 1 when the kernel is reversed there
  int64_t feature_groups, batch_groups;
  int64_t batch, places;      // of the output: batch size, spatial places
  int64_t in_features, group_features;  // input features; those that one group sees
  int64_t out_features, group_outs;     // output features; those of one group (feature or batch group)
  int64_t taps, k;            // kernel places; length of a sum
  const uint8_t *input;       // [batch * batch_groups][spatial...][in_features]
  const uint8_t *kernel;      // [taps * group_features][out_features]
  uint8_t *sums;              // [batch][places][out_features]
} Conv;

// ---------------------------------------------------------------------------------------------------------------
// Dimension numbers

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

// x as a row-major array of the type of the sums with dims first, spatial..., last; reversed where asked (or NULL).
static TnError *arrange(const Conv *c, TnTensor *x, int64_t first, TnI64s spatial, bool is_spatial_first, int64_t last,
                        const int64_t *reversed, TnTensor **out) {
  TnArena *a = tn_interp_scratch(c->it);
  size_t rank = x->rank;
  int64_t *steps = tn_new_n(a, int64_t, rank + 1), *dims = tn_new_n(a, int64_t, rank + 1);
  int64_t *from = tn_new_n(a, int64_t, rank + 1), *to = tn_new_n(a, int64_t, rank + 1);
  TnTensor *converted;
  TN_TRY(tn_body_promote(c->it, x, c->type, &converted));
  tn_row_strides(rank, x->dims, steps);
  size_t n = 0;
  const uint8_t *data = converted->data;
  if (!is_spatial_first) dims[n] = x->dims[first], from[n++] = steps[first];
  for (size_t i = 0; i < tn_attr_n(spatial); i++) {
    int64_t d = tn_i64s_at(spatial, i);
    dims[n] = x->dims[d], from[n++] = reversed && reversed[i] ? -steps[d] : steps[d];
    if (reversed && reversed[i] && x->dims[d]) data += (size_t)((x->dims[d] - 1) * steps[d]) * c->bytes;
  }
  if (is_spatial_first) dims[n] = x->dims[first], from[n++] = steps[first];
  dims[n] = x->dims[last], from[n++] = steps[last];
  TN_TRY(tn_tensor_new(c->it, c->type, NULL, rank, dims, out));
  tn_row_strides(rank, dims, to);
  if (x->n) tn_copy_box(c->bytes, rank, dims, (*out)->data, to, data, from);
  tn_tensor_release(c->it, converted);
  return NULL;
}

static TnError *check_features(const Conv *c, const TnTensor *lhs, const TnTensor *rhs, const ConvDims *d) {
  int64_t features = lhs->dims[d->in_feature], outs = rhs->dims[d->kernel_out], batch = lhs->dims[d->in_batch];
  if (features != rhs->dims[d->kernel_in] * c->feature_groups)
    return tn_interp_fail(c->it, c->op,
                          "the input has %lld features, expected %lld times %lld groups (convolution_c14)",
                          (long long)features, (long long)rhs->dims[d->kernel_in], (long long)c->feature_groups);
  if (outs % c->feature_groups || outs % c->batch_groups)
    return tn_interp_fail(c->it, c->op,
                          "%lld output features do not divide into the groups (convolution_c16)", (long long)outs);
  if (batch % c->batch_groups)
    return tn_interp_fail(c->it, c->op,
                          "batch size %lld does not divide into %lld groups (convolution_c10)", (long long)batch,
                          (long long)c->batch_groups);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Patches

// For output place `place` and every tap the element of the packed input, relative to its batch; -1 in holes and
// padding.
static void find_taps(const Conv *c, int64_t place, int64_t *out_offsets, int64_t *base, int64_t *tap) {
  for (size_t d = c->spatial; d-- > 0; place /= c->w[d].outs) {
    base[d] = place % c->w[d].outs * c->w[d].stride - c->w[d].low;
    tap[d] = 0;
  }
  for (int64_t t = 0; t < c->taps; t++) {
    int64_t offset = 0;
    for (size_t d = 0; d < c->spatial && offset >= 0; d++) {
      int64_t at = base[d] + tap[d] * c->w[d].dilation, step = c->w[d].base_dilation;
      bool is_inside = at >= 0 && at % step == 0 && at / step < c->in_dims[d];
      offset = is_inside ? offset + at / step * c->in_steps[d] : -1;
    }
    out_offsets[t] = offset;
    for (size_t d = c->spatial; d-- > 0; tap[d] = 0)
      if (++tap[d] < c->w[d].size) break;
  }
}

static void write_patch(const Conv *c, const uint8_t *image, const int64_t *offsets, uint8_t *out) {
  size_t run = (size_t)c->group_features * c->bytes;
  for (int64_t t = 0; t < c->taps; t++, out += run) {
    if (offsets[t] < 0) memset(out, 0, run);
    else memcpy(out, image + (size_t)offsets[t] * c->bytes, run);
  }
}

// Room for a block of output places.
typedef struct Block {
  int64_t most, n, first;     // places: at most, now, the first of them
  int64_t *offsets;           // [most][taps]
  uint8_t *patches;           // [most][k]
  uint8_t *packed;            // patches as the right operand
  uint8_t *product;           // [most][group_outs] or exchanged
  int64_t *base, *tap;
} Block;

// The sums of one group for a block: patches times kernel, or, when there are few output features, kernel rows times
// patches; the sums are the same.
static void run_group(const Conv *c, Block *b, int64_t group, const uint8_t *kernel, size_t kernel_step,
                      bool is_exchanged) {
  bool by_batch = c->batch_groups > 1;
  int64_t image_n = c->in_features, in_places = 1;
  for (size_t d = 0; d < c->spatial; d++) in_places *= c->in_dims[d];
  image_n *= in_places;
  for (int64_t i = 0; i < b->n; i++) {
    int64_t batch = (b->first + i) / c->places + (by_batch ? group * c->batch : 0);
    const uint8_t *image = c->input + (size_t)(batch * image_n + (by_batch ? 0 : group * c->group_features)) * c->bytes;
    write_patch(c, image, b->offsets + i * c->taps, b->patches + (size_t)(i * c->k) * c->bytes);
  }
  const uint8_t *weights = kernel + (size_t)group * kernel_step * c->bytes;
  uint8_t *to = c->sums + (size_t)(b->first * c->out_features + group * c->group_outs) * c->bytes;
  int64_t dims[2] = {b->n, c->group_outs}, out_steps[2] = {c->out_features, 1}, steps[2] = {c->group_outs, 1};
  if (is_exchanged) {
    tn_gemm_pack(c->type, b->patches, c->k, b->n, 1, c->k, b->packed);
    tn_gemm_run(c->type, c->group_outs, b->n, c->k, weights, b->packed, b->product);
    steps[0] = 1, steps[1] = b->n;
  } else {
    tn_gemm_run(c->type, b->n, c->group_outs, c->k, b->patches, weights, b->product);
  }
  tn_copy_box(c->bytes, 2, dims, to, out_steps, b->product, steps);
}

static TnError *new_room(const Conv *c, int64_t n, uint8_t **out, TnTensor **keep) {
  TN_TRY(tn_tensor_new(c->it, c->type, NULL, 1, &n, keep));
  *out = (*keep)->data;
  return NULL;
}

// The kernel in the form that run_group takes: per group its packed panels, or its columns as rows.
static TnError *prepare_kernel(const Conv *c, bool is_exchanged, TnTensor **out, size_t *out_step) {
  int64_t groups = c->out_features / c->group_outs;
  size_t step = is_exchanged ? (size_t)(c->k * c->group_outs) : tn_gemm_packed(c->type, c->k, c->group_outs);
  int64_t n = (int64_t)step * groups;
  TN_TRY(tn_tensor_new(c->it, c->type, NULL, 1, &n, out));
  for (int64_t g = 0; g < groups; g++) {
    const uint8_t *from = c->kernel + (size_t)(g * c->group_outs) * c->bytes;
    uint8_t *to = (*out)->data + step * (size_t)g * c->bytes;
    int64_t dims[2] = {c->group_outs, c->k}, steps[2] = {c->k, 1}, from_steps[2] = {1, c->out_features};
    if (is_exchanged) tn_copy_box(c->bytes, 2, dims, to, steps, from, from_steps);
    else tn_gemm_pack(c->type, from, c->k, c->group_outs, c->out_features, 1, to);
  }
  *out_step = step;
  return NULL;
}

static TnError *run_conv(const Conv *c) {
  enum { ROOM = 1 << 18, PLACES = 256 };  // elements of patches and places in a block
  TnArena *a = tn_interp_scratch(c->it);
  int64_t total = c->batch * c->places, groups = c->out_features / c->group_outs;
  bool is_exchanged = c->group_outs < 16 && total > c->group_outs;
  TnTensor *keep[4];
  size_t kernel_step;
  Block b = {.most = ROOM / (c->k + 1) + 1};
  if (b.most > PLACES) b.most = PLACES;
  if (b.most > total) b.most = total;
  int64_t taps_n = b.most * c->taps;
  TnTensor *offsets;
  TN_TRY(tn_tensor_new(c->it, TN_I64, NULL, 1, &taps_n, &offsets));
  b.offsets = (int64_t *)(void *)offsets->data;
  TN_TRY(prepare_kernel(c, is_exchanged, &keep[0], &kernel_step));
  TN_TRY(new_room(c, b.most * c->k, &b.patches, &keep[1]));
  TN_TRY(new_room(c, is_exchanged ? (int64_t)tn_gemm_packed(c->type, c->k, b.most) : 0, &b.packed, &keep[2]));
  TN_TRY(new_room(c, b.most * c->group_outs, &b.product, &keep[3]));
  b.base = tn_new_n(a, int64_t, c->spatial + 1), b.tap = tn_new_n(a, int64_t, c->spatial + 1);
  for (b.first = 0; b.first < total; b.first += b.most) {
    b.n = total - b.first < b.most ? total - b.first : b.most;
    for (int64_t i = 0; i < b.n; i++) find_taps(c, (b.first + i) % c->places, b.offsets + i * c->taps, b.base, b.tap);
    for (int64_t g = 0; g < groups; g++) run_group(c, &b, g, keep[0]->data, kernel_step, is_exchanged);
    TN_TRY(tn_interp_poll(c->it, c->op));
  }
  tn_tensor_release(c->it, offsets);
  for (size_t i = 0; i < TN_COUNT(keep); i++) tn_tensor_release(c->it, keep[i]);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

// The result from the sums: dims put in their places, rounded once.
static TnError *finish(const Conv *c, const TnTensor *sums, const ConvDims *d, TnTensor *result) {
  TnArena *a = tn_interp_scratch(c->it);
  size_t rank = result->rank;
  int64_t *steps = tn_new_n(a, int64_t, rank + 1), *from = tn_new_n(a, int64_t, rank + 1);
  TnTensor *placed = result;
  if (result->dtype != c->type) TN_TRY(tn_tensor_new(c->it, c->type, NULL, rank, result->dims, &placed));
  tn_row_strides(rank, sums->dims, from);
  tn_row_strides(rank, result->dims, steps);
  int64_t *to = tn_new_n(a, int64_t, rank + 1);
  to[0] = steps[d->out_batch];
  for (size_t i = 0; i < c->spatial; i++) to[i + 1] = steps[tn_i64s_at(d->out_spatial, i)];
  to[rank - 1] = steps[d->out_feature];
  tn_copy_box(c->bytes, rank, sums->dims, placed->data, to, sums->data, from);
  if (placed == result) return NULL;
  tn_convert((TnDtype)result->dtype, result->data, c->type, placed->data, (size_t)result->n);
  tn_tensor_release(c->it, placed);
  return NULL;
}

// Attributes that convolution and dynamic_conv share.
typedef struct ConvAttrs {
  const TnAttr *numbers, *strides, *lhs_dilation, *rhs_dilation, *reversal;
  int64_t feature_groups, batch_groups;
  const int64_t *padding;  // low and high of each spatial dim
} ConvAttrs;

static TnError *read_windows(Conv *c, const ConvAttrs *at, const ConvDims *d, const TnTensor *lhs,
                             const TnTensor *rhs) {
  TnArena *a = tn_interp_scratch(c->it);
  c->spatial = tn_attr_n(d->in_spatial);
  c->w = tn_new_n(a, TnWindow, c->spatial + 1), c->in_dims = tn_new_n(a, int64_t, c->spatial + 1);
  c->in_steps = tn_new_n(a, int64_t, c->spatial + 1), c->reversed = tn_new_n(a, int64_t, c->spatial + 1);
  c->places = c->taps = 1;
  for (size_t i = 0; i < c->spatial; i++) {
    c->in_dims[i] = lhs->dims[tn_i64s_at(d->in_spatial, i)];
    c->w[i] = (TnWindow){rhs->dims[tn_i64s_at(d->kernel_spatial, i)], tn_attr_i64_or(at->strides, i, 1),
                         tn_attr_i64_or(at->lhs_dilation, i, 1), tn_attr_i64_or(at->rhs_dilation, i, 1),
                         at->padding[2 * i], at->padding[2 * i + 1], 0, 0, 0};
    c->reversed[i] = at->reversal ? at->reversal->data[at->reversal->is_splat ? 0 : i] != 0 : 0;
    TN_TRY(tn_window_measure(c->it, c->op, i, c->in_dims[i], &c->w[i]));
    c->taps *= c->w[i].size;
    if (!tn_mul_i64(c->places, c->w[i].outs, &c->places))
      return tn_interp_fail(c->it, c->op, "the result has too many elements");
  }
  tn_row_strides(c->spatial, c->in_dims, c->in_steps);
  for (size_t i = 0; i < c->spatial; i++) c->in_steps[i] *= lhs->dims[d->in_feature];
  return NULL;
}

static TnError *eval_conv(TnInterp *it, const TnOp *op, TnTensor *lhs, TnTensor *rhs, const ConvAttrs *at,
                          TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  ConvDims d = read_dims(at->numbers);
  Conv c = {.it = it, .op = op, .feature_groups = at->feature_groups, .batch_groups = at->batch_groups};
  TN_TRY(check_features(&c, lhs, rhs, &d));
  TN_TRY(read_windows(&c, at, &d, lhs, rhs));
  c.batch = lhs->dims[d.in_batch] / c.batch_groups;
  c.in_features = lhs->dims[d.in_feature], c.group_features = rhs->dims[d.kernel_in];
  c.out_features = rhs->dims[d.kernel_out];
  c.group_outs = c.out_features / (c.feature_groups * c.batch_groups);
  c.k = c.taps * c.group_features;
  size_t rank = c.spatial + 2;
  int64_t *dims = tn_new_n(a, int64_t, rank), *sum_dims = tn_new_n(a, int64_t, rank);
  dims[d.out_batch] = sum_dims[0] = c.batch, dims[d.out_feature] = sum_dims[rank - 1] = c.out_features;
  for (size_t i = 0; i < c.spatial; i++) dims[tn_i64s_at(d.out_spatial, i)] = sum_dims[i + 1] = c.w[i].outs;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, &out[0]));
  if (out[0]->n == 0) return NULL;
  c.type = tn_gemm_type((TnDtype)lhs->dtype, (TnDtype)rhs->dtype, (TnDtype)out[0]->dtype);
  c.bytes = tn_dtype_bytes(c.type);
  TnTensor *input, *kernel, *sums;
  TN_TRY(arrange(&c, lhs, d.in_batch, d.in_spatial, false, d.in_feature, NULL, &input));
  TN_TRY(arrange(&c, rhs, d.kernel_in, d.kernel_spatial, true, d.kernel_out, c.reversed, &kernel));
  TN_TRY(tn_tensor_new(it, c.type, NULL, rank, sum_dims, &sums));
  c.input = input->data, c.kernel = kernel->data, c.sums = sums->data;
  TN_TRY(run_conv(&c));
  TN_TRY(finish(&c, sums, &d, out[0]));
  tn_tensor_release(it, input), tn_tensor_release(it, kernel), tn_tensor_release(it, sums);
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

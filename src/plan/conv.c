// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Convolutions with few output features, whose tiles in the library would be mostly empty: kernels with the last dim of
// the space in lanes. Each result is a chain from +0 over the kernel's places in row-major order, then input features;
// places in the padding are left out. The last dim is done in parts: between its ends no place is in the padding.
#include "lib/tile.h"
#include "plan/priv.h"

enum {
  NARROW = 8,    // output features of a group from which on the library's tiles are filled well enough
  NEAR = 4,      // elements between neighbours along the last spatial dim
  UNROLLED = 8,  // places of the last dim, and input features, that are written out
};

typedef struct Conv {
  const TnOp *op;
  const TnLibConv *c;
  TnDtype type;  // of the sums
  bool is_fused;
  int64_t group_in, group_out, begin, end;  // features of a group; the part of the last dim
  TnAx batch, group, *to;                   // the result's element: to[i] in spatial dim i
  TnKScalar *sums;                          // of the output features of the group
} Conv;

int64_t tn_step_after(const TnType *t, uint32_t dim) {
  int64_t step = 1;
  for (uint32_t i = dim + 1; i < t->rank; i++) step *= t->dims[i];
  return step;
}

bool tn_conv_is_narrow(const TnOp *op, const TnLibConv *c) {
  if (c->batch_groups != 1 || c->spatial == 0 || c->out_features / c->feature_groups >= NARROW) return false;
  for (size_t i = 0; i < c->spatial; i++)
    if (c->dims[i].in_dilation != 1) return false;
  size_t last = c->spatial - 1;
  if (c->dims[last].out < 2 * UNROLLED || c->dims[last].stride > 2) return false;
  if (tn_dtype_is_complex(c->out_type) || tn_count(op->operands[0]->type) == 0) return false;
  if (tn_count(op->operands[1]->type) == 0) return false;
  return tn_step_after(op->operands[0]->type, c->in_at[2 + last]) <= NEAR &&
         tn_step_after(op->results[0].type, c->out_at[2 + last]) <= NEAR;
}

static TnKScalar element(TnLower *l, const Conv *x, const TnValue *v, const uint8_t *at, TnAx first, TnAx second,
                         const TnAx *places) {
  TnAx *in = tn_new_n(l->arena, TnAx, x->c->spatial + 2);
  in[at[0]] = first, in[at[1]] = second;
  for (size_t i = 0; i < x->c->spatial; i++) in[at[2 + i]] = places[i];
  return tn_ks_convert(l->b, tn_lower_at(l, v, in), x->type);
}

// The products of one input element with the weights of each output feature.
static void add_products(TnLower *l, Conv *x, TnAx feature, const TnAx *from, const TnAx *places, TnKVal inside) {
  const TnLibConv *c = x->c;
  l->mask = inside;
  TnAx in_feature = tn_ax_join(&l->x, x->group, x->group_in, feature);
  TnKScalar e = element(l, x, x->op->operands[0], c->in_at, x->batch, in_feature, from);
  l->mask = 0;
  for (int64_t o = 0; o < x->group_out; o++) {
    TnAx out_feature = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, x->group, x->group_out), o);
    TnKScalar w = element(l, x, x->op->operands[1], c->kernel_at, feature, out_feature, places);
    TnKScalar old = tn_var_get(l, x->sums[o]), r = old;
    if (x->is_fused) {
      r.v = tn_k_fma(l->b, e.v, w.v, old.v);
    } else {
      tn_ks_apply(l->b, TN_SCALAR_multiply, e, w, &w);
      tn_ks_apply(l->b, TN_SCALAR_add, old, w, &r);
    }
    tn_var_set(l, x->sums[o], inside ? tn_ks_select(l->b, inside, r, old) : r);
  }
}

static void each_feature(TnLower *l, Conv *x, const TnAx *from, const TnAx *places, TnKVal inside) {
  if (x->group_in > UNROLLED) {
    add_products(l, x, tn_loop_open(l, x->group_in, 0, 1), from, places, inside);
    tn_loop_close(l, x->group_in, 1);
    return;
  }
  for (int64_t i = 0; i < x->group_in; i++) add_products(l, x, tn_ax_const(&l->x, i), from, places, inside);
}

// The kernel's place k in dim i: where it looks, and which of the weights it takes.
static TnKVal look(TnLower *l, const Conv *x, size_t i, TnAx k, TnAx *from, TnAx *place, bool *never) {
  const TnLibConvDim *d = &x->c->dims[i];
  TnAx a = tn_ax_add(&l->x, tn_ax_scale(&l->x, x->to[i], d->stride), tn_ax_scale(&l->x, k, d->kernel_dilation));
  a = tn_ax_add_imm(&l->x, a, -d->low);
  TnKVal inside = tn_lower_inside(l, a, 0, d->in, never);
  *from = tn_ax_inside(&l->x, a, d->in);
  *place = d->is_reversed ? tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, k, -1), d->kernel - 1) : k;
  return inside;
}

static void each_place(TnLower *l, Conv *x, size_t i, TnAx *from, TnAx *places) {
  const TnLibConvDim *d = &x->c->dims[i];
  bool is_last = i + 1 == x->c->spatial, is_written = is_last && d->kernel <= UNROLLED;
  for (int64_t n = 0; n < (is_written ? d->kernel : 1); n++) {
    bool never;
    TnAx k = is_written ? tn_ax_const(&l->x, n) : tn_loop_open(l, d->kernel, 0, 1);
    TnKVal inside = look(l, x, i, k, &from[i], &places[i], &never);
    if (!is_last && inside) tn_k_if(l->b, inside);
    if (!never && is_last) each_feature(l, x, from, places, inside);
    if (!never && !is_last) each_place(l, x, i + 1, from, places);
    if (!is_last && inside) tn_k_end(l->b);
    if (!is_written) tn_loop_close(l, d->kernel, 1);
  }
}

static void store_sums(TnLower *l, const Conv *x) {
  const TnType *t = x->op->results[0].type;
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1);
  at[x->c->out_at[0]] = x->batch;
  for (size_t i = 0; i < x->c->spatial; i++) at[x->c->out_at[2 + i]] = x->to[i];
  for (int64_t o = 0; o < x->group_out; o++) {
    at[x->c->out_at[1]] = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, x->group, x->group_out), o);
    TnKScalar sum = tn_ks_convert(l->b, tn_var_get(l, x->sums[o]), t->dtype);
    tn_lower_store_at(l, tn_plan_value_slot(l->p, &x->op->results[0]), t, at, sum);
  }
}

static TnAx open_loop(TnLower *l, int64_t n, unsigned *flags, unsigned lanes) {
  TnAx at = tn_loop_open(l, n, *flags, lanes);
  if (n > 1) *flags = 0;
  return at;
}

static TnError *emit_part(TnPlanner *p, Conv *x, TnSteps *out) {
  const TnLibConv *c = x->c;
  static const uint8_t none[16] = {0};
  TnLower *l = tn_lower_new(p);
  size_t last = c->spatial - 1;
  int64_t n = x->end - x->begin, products = x->group_in;
  unsigned flags = TN_LOOP_PARALLEL, lanes = x->group_out == 1 ? 64 : x->group_out <= 3 ? 32 : 16;
  if (tn_dtype_bits(x->type) == 64) lanes /= 2;
  lanes = tn_lanes_for(n, lanes);
  TnAx *all = tn_new_n(l->arena, TnAx, 3 * c->spatial);
  x->to = all;
  x->sums = tn_new_n(l->arena, TnKScalar, (size_t)x->group_out);
  x->batch = open_loop(l, c->batch, &flags, 1);
  x->group = open_loop(l, c->feature_groups, &flags, 1);
  for (size_t i = 0; i < last; i++) x->to[i] = open_loop(l, c->dims[i].out, &flags, 1);
  x->to[last] = tn_ax_add_imm(&l->x, open_loop(l, n, &flags, lanes), x->begin);
  for (int64_t o = 0; o < x->group_out; o++) x->sums[o] = tn_var_new(l, tn_ks_const(l->b, x->type, none), lanes);
  each_place(l, x, 0, all + c->spatial, all + 2 * c->spatial);
  store_sums(l, x);
  tn_k_end(l->b);
  for (size_t i = 0; i < last; i++) tn_loop_close(l, c->dims[i].out, 1);
  tn_loop_close(l, c->feature_groups, 1);
  tn_loop_close(l, c->batch, 1);
  for (size_t i = 0; i < c->spatial; i++) products *= c->dims[i].kernel;
  double results = (double)tn_count(x->op->results[0].type) / (double)c->dims[last].out * (double)n;
  return tn_emit_finish(l, out, x->op, results * (double)products * 0.05);
}

TnError *tn_emit_narrow_conv(TnPlanner *p, const TnOp *op, const TnLibConv *c, TnSteps *out) {
  Conv x = {.op = op, .c = c, .type = tn_lib_sum_type(c->in_type, c->kernel_type, c->out_type)};
  x.group_in = c->in_features / c->feature_groups, x.group_out = c->out_features / c->feature_groups;
  int64_t products = x.group_in;
  for (size_t i = 0; i < c->spatial; i++) products *= c->dims[i].kernel;
  x.is_fused = (x.type == TN_F32 || x.type == TN_F64) && products >= TN_FUSED_FROM;
  // The results of the last dim that see no padding.
  const TnLibConvDim *d = &c->dims[c->spatial - 1];
  int64_t first = d->low > 0 ? (d->low + d->stride - 1) / d->stride : 0;
  int64_t room = d->in - 1 + d->low - (d->kernel - 1) * d->kernel_dilation, end = room < 0 ? 0 : room / d->stride + 1;
  if (end > d->out) end = d->out;
  bool is_split = end - first >= 2 * UNROLLED;
  int64_t ends[] = {0, is_split ? first : 0, is_split ? end : d->out, d->out};
  for (int i = 0; i < 3; i++) {
    x.begin = ends[i], x.end = ends[i + 1];
    if (x.begin < x.end) TN_TRY(emit_part(p, &x, out));
  }
  return NULL;
}

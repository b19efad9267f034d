// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops with a routine of their own: products, convolutions, sorts, transforms, factorisations, random bits. What a
// routine wants in another layout is transposed beside it.
#include "ir/custom_call.h"
#include "plan/priv.h"

// The slots of the op's operands, then of its results; room for `more`.
static uint32_t *slots_of(TnPlanner *p, const TnOp *op, uint32_t more, uint32_t *out_n) {
  uint32_t *all = tn_new_n(p->scratch, uint32_t, op->n_operands + op->n_results + more), n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) all[n++] = tn_plan_value_slot(p, op->operands[i]);
  for (uint32_t i = 0; i < op->n_results; i++) all[n++] = tn_plan_value_slot(p, &op->results[i]);
  *out_n = n;
  return all;
}

// bufs: room for one more.
static TnStep *plan_lib(TnPlanner *p, TnSteps *out, const TnOp *op, TnLibFn *fn, const void *params, uint32_t *bufs,
                        uint32_t n, size_t scratch) {
  if (scratch) bufs[n++] = tn_plan_temp(p, TN_UI8, scratch);
  TnStep *s = tn_plan_step(p, out, TN_STEP_LIB, op, bufs, n);
  s->lib = fn;
  s->params = params;
  s->bytes = scratch;
  s->less = UINT32_MAX;
  return s;
}

TnStep *tn_plan_lib(TnPlanner *p, TnSteps *out, const TnOp *op, TnLibFn *fn, const void *params, size_t scratch,
                    const uint32_t *more, uint32_t n_more) {
  uint32_t n, *bufs = slots_of(p, op, n_more + 1, &n);
  for (uint32_t i = 0; i < n_more; i++) bufs[n++] = more[i];
  return plan_lib(p, out, op, fn, params, bufs, n, scratch);
}

// On the op's own slots.
static TnStep *plan_op(TnPlanner *p, TnSteps *out, const TnOp *op, TnLibFn *fn, const void *params, size_t scratch) {
  return tn_plan_lib(p, out, op, fn, params, scratch, NULL, 0);
}

// ---- products

// Dims of one role as one: their size and step; false when they do not follow each other.
static bool one_dim(const TnType *t, TnI64s dims, int64_t *size, int64_t *step) {
  int64_t strides[TN_MAX_RANK], next = 1;
  for (uint32_t i = t->rank; i-- > 0;) strides[i] = next, next *= t->dims[i];
  *size = 1, *step = 1;
  bool have = false;
  for (size_t k = tn_attr_n(dims); k-- > 0;) {
    int64_t d = tn_i64s_at(dims, k);
    if (t->dims[d] == 1) continue;
    if (have && strides[d] != *step * *size) return false;
    if (!have) *step = strides[d];
    *size *= t->dims[d];
    have = true;
  }
  return true;
}

typedef struct Operand {
  const TnValue *v;  // what is read: the operand, or what it is a transposition of
  int64_t *perm;     // how v is transposed first, where its dims do not allow steps; else NULL
  int64_t batch, free, sum, at_batch, at_free, at_sum;
} Operand;

static TnI64s as_list(TnArena *a, const int64_t *v, size_t n) {
  TnAttr *x = tn_new(a, TnAttr);
  x->kind = TN_ATTR_DENSE_ARRAY;
  x->n = (uint32_t)n;
  x->data = (const uint8_t *)v;
  x->data_bytes = n * sizeof *v;
  return x;
}

// Dims of an operand of dot_general that are neither batch nor contracted.
static TnI64s free_dims(TnPlanner *p, const TnType *t, TnI64s batch, TnI64s sum) {
  int64_t *free = tn_new_n(p->scratch, int64_t, t->rank + 1);
  size_t n_free = 0;
  for (uint32_t d = 0; d < t->rank; d++) {
    if (!tn_i64s_has(batch, d) && !tn_i64s_has(sum, d)) free[n_free++] = d;
  }
  return as_list(p->scratch, free, n_free);
}

// These dims of a transposition's result, as dims of its operand.
static TnI64s dims_through(TnPlanner *p, const TnOp *transpose, TnI64s dims) {
  int64_t *list = tn_new_n(p->scratch, int64_t, tn_attr_n(dims) + 1);
  for (size_t i = 0; i < tn_attr_n(dims); i++)
    list[i] = tn_i64s_at(TN_OP_ATTRS(transpose, transpose)->permutation, (size_t)tn_i64s_at(dims, i));
  return as_list(p->scratch, list, tn_attr_n(dims));
}

static bool view_dims(const TnType *t, TnI64s batch, TnI64s free, TnI64s sum, Operand *o) {
  return one_dim(t, batch, &o->batch, &o->at_batch) && one_dim(t, free, &o->free, &o->at_free) &&
         one_dim(t, sum, &o->sum, &o->at_sum);
}

// An operand of dot_general as [batch][free][sum] with steps, or as it is once it has been transposed to that order.
// through: the transposition that it is, if what that reads is to be seen and is there in steps; else NULL.
static Operand view_operand(TnPlanner *p, const TnValue *v, TnI64s batch, TnI64s sum, const TnOp *through) {
  const TnType *t = v->type;
  TnI64s free = free_dims(p, t, batch, sum);
  Operand o = {.v = v};
  if (through && view_dims(through->operands[0]->type, dims_through(p, through, batch), dims_through(p, through, free),
                           dims_through(p, through, sum), &o)) {
    o.v = through->operands[0];
    return o;
  }
  if (view_dims(t, batch, free, sum, &o)) return o;
  int64_t *to = o.perm = tn_new_n(p->arena, int64_t, t->rank + 1);
  size_t n = 0;
  o.batch = o.free = o.sum = 1;
  for (size_t k = 0; k < tn_attr_n(batch); k++) to[n++] = tn_i64s_at(batch, k), o.batch *= t->dims[to[n - 1]];
  for (size_t k = 0; k < tn_attr_n(free); k++) to[n++] = tn_i64s_at(free, k), o.free *= t->dims[to[n - 1]];
  for (size_t k = 0; k < tn_attr_n(sum); k++) to[n++] = tn_i64s_at(sum, k), o.sum *= t->dims[to[n - 1]];
  o.at_sum = 1, o.at_free = o.sum, o.at_batch = o.sum * o.free;
  return o;
}

// Where neighbours belong to different products, their dims go to the front; the others stay in their order.
static void move_batch(TnPlanner *p, Operand *o) {
  const TnType *t = o->v->type;
  if (o->perm || o->batch == 1 || o->at_batch != 1) return;
  uint32_t first = t->rank;
  for (int64_t rest = o->batch; rest > 1;) rest /= t->dims[--first];
  o->perm = tn_new_n(p->arena, int64_t, t->rank);
  for (uint32_t i = 0; i < t->rank; i++) o->perm[i] = (first + i) % t->rank;
  o->at_batch = o->free * o->sum;
  o->at_free = o->free > 1 ? o->at_free / o->batch : 1;
  o->at_sum = o->sum > 1 ? o->at_sum / o->batch : 1;
}

static uint32_t operand_slot(TnPlanner *p, const TnOp *op, const Operand *o, TnSteps *out) {
  uint32_t from = tn_plan_value_slot(p, o->v), to;
  if (!o->perm) return from;
  to = tn_plan_temp(p, o->v->type->dtype, p->slots.data[from].bytes);
  tn_plan_transpose(p, out, op, o->v->type, o->perm, NULL, from, to);
  return to;
}

void tn_plan_transpose(TnPlanner *p, TnSteps *out, const TnOp *op, const TnType *t, const int64_t *perm,
                       const bool *backwards, uint32_t from, uint32_t to) {
  TnLibTranspose *params = tn_new(p->arena, TnLibTranspose);
  tn_lib_transpose_prepare(p->arena, t->rank, t->dims, perm, backwards, tn_dtype_bytes(t->dtype), params);
  const size_t scratch = tn_lib_transpose_scratch(params);
  plan_lib(p, out, op, tn_lib_transpose, params, (uint32_t[3]){from, to}, 2, scratch)->pairs =
      tn_lib_transpose_in_place(params);
}

// A transposition, or the reversal of one.
static TnError *emit_transpose(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnOp *from = op->opcode == TN_OP_reverse ? tn_value_op(op->operands[0]) : op;
  TnI64s perm = TN_OP_ATTRS(from, transpose)->permutation;
  int64_t *dims = tn_new_n(p->arena, int64_t, tn_attr_n(perm) + 1);
  bool *backwards = tn_new_n(p->arena, bool, tn_attr_n(perm) + 1);
  for (size_t i = 0; i < tn_attr_n(perm); i++) {
    dims[i] = tn_i64s_at(perm, i);
    if (op != from) backwards[i] = tn_i64s_has(TN_OP_ATTRS(op, dimensions)->dimensions, (int64_t)i);
  }
  uint32_t source = tn_plan_value_slot(p, from->operands[0]), to = tn_plan_value_slot(p, &op->results[0]);
  tn_plan_transpose(p, out, op, from->operands[0]->type, dims, backwards, source, to);
  return NULL;
}

static TnError *emit_gather(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->operands[0]->type, *i = op->operands[1]->type;
  TnLibGather *g = tn_new(p->arena, TnLibGather);
  *g = (TnLibGather){.n = tn_count(i), .rows = t->dims[0], .index_type = i->dtype};
  g->bytes = (size_t)(tn_count(t) / g->rows) * tn_dtype_bytes(t->dtype);
  plan_op(p, out, op, tn_lib_gather, g, 0);
  return NULL;
}

// The operand's elements where the program has them; NULL where they come at run time, or transposed.
static const void *fixed_operand(TnPlanner *p, const Operand *o) {
  uint32_t slot = tn_plan_value_slot(p, o->v);  // may move the slots
  const TnSlot *s = &p->slots.data[slot];
  return !o->perm && s->kind == TN_SLOT_CONST ? s->data : NULL;
}

static TnLibGemm product_of(const TnPlanner *p, const TnOp *op, const Operand views[2]) {
  return (TnLibGemm){.a_type = op->operands[0]->type->dtype,
                     .b_type = op->operands[1]->type->dtype,
                     .c_type = op->results[0].type->dtype,
                     .batch = views[0].batch,
                     .m = views[0].free,
                     .n = views[1].free,
                     .k = views[0].sum,
                     .a_batch = views[0].at_batch,
                     .a_m = views[0].at_free,
                     .a_k = views[0].at_sum,
                     .b_batch = views[1].at_batch,
                     .b_k = views[1].at_sum,
                     .b_n = views[1].at_free,
                     .c_batch = views[0].free * views[1].free,
                     .c_m = views[1].free,
                     .c_n = 1,
                     .threads = p->options->threads,
                     .tiles = p->options->tiles};
}

static TnLibGemm view_dot(TnPlanner *p, const TnOp *op, const TnOp *const through[2], Operand out[2]) {
  const TnAttr *d = TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers;
  out[0] = view_operand(p, op->operands[0], tn_attr_field(d, TN_FIELD_dot_lhs_batching_dimensions),
                        tn_attr_field(d, TN_FIELD_dot_lhs_contracting_dimensions), through[0]);
  out[1] = view_operand(p, op->operands[1], tn_attr_field(d, TN_FIELD_dot_rhs_batching_dimensions),
                        tn_attr_field(d, TN_FIELD_dot_rhs_contracting_dimensions), through[1]);
  return product_of(p, op, out);
}

// The transposition that the operand is; NULL where it is none.
static const TnOp *transposition(const TnOp *op, uint32_t side) {
  const TnOp *from = tn_value_op(op->operands[side]);
  return from && from->opcode == TN_OP_transpose && from->parent == op->parent ? from : NULL;
}

// A vector with rows of integers whose sums have 64 bits, all side by side: any order will do, and a kernel has lanes
// of them.
static bool are_wide_rows(const TnLibGemm *g) {
  enum { LEAST = 32 };
  const TnDtype sum = tn_lib_sum_type(g->a_type, g->b_type, g->c_type);
  return sum == TN_UI64 && (g->m == 1 || g->n == 1) && g->a_k == 1 && g->b_k == 1 && g->k >= LEAST;
}

// An algorithm that is asked for has the order of its steps.
static TnSumOrder order_of(const TnOp *op, const TnLibGemm *g) {
  const TnSumOrder order = are_wide_rows(g) ? TN_SUM_LANES : tn_lib_gemm_order(g);
  return order == TN_SUM_FEW && TN_OP_ATTRS(op, dot_general)->algorithm ? TN_SUM_CHAIN : order;
}

// Whether the product is a kernel of its own. Few sums are made in lanes there where they lie so.
static bool is_kernel(TnPlanner *p, const TnOp *op, TnSumOrder order, const Operand views[2]) {
  const bool is_far = order == TN_SUM_FEW && (views[0].at_sum != 1 || views[1].at_sum != 1);
  return !is_far && tn_dot_is_small(p, op, order != TN_SUM_CHAIN);
}

bool tn_dot_is_kernel(TnPlanner *p, const TnOp *op) {
  if (op->opcode != TN_OP_dot_general || tn_count(op->results[0].type) == 0) return false;
  Operand views[2];
  const TnLibGemm g = view_dot(p, op, (const TnOp *const[2]){NULL, NULL}, views);
  return is_kernel(p, op, order_of(op, &g), views);
}

bool tn_dot_reads_transposed(TnPlanner *p, const TnOp *op, uint32_t side) {
  const TnOp *from = op->opcode == TN_OP_dot_general ? transposition(op, side) : NULL;
  if (!from || tn_info(p, op->operands[side])->uses != 1) return false;
  Operand views[2];
  const TnLibGemm g = view_dot(p, op, (const TnOp *const[2]){NULL, NULL}, views);
  const TnSumOrder order = order_of(op, &g);
  if (order == TN_SUM_LANES || tn_count(op->results[0].type) == 0) return false;
  // Of kernels the right operand has the lanes, mostly.
  if (is_kernel(p, op, order, views)) return side == 0 && order == TN_SUM_CHAIN;
  view_dot(p, op, (const TnOp *const[2]){side ? NULL : from, side ? from : NULL}, views);
  return views[side].v != op->operands[side];
}

static TnError *plan_product(TnPlanner *p, const TnOp *op, TnLibGemm *g, const Operand views[2], TnSteps *out) {
  g->a_fixed = fixed_operand(p, &views[0]), g->b_fixed = fixed_operand(p, &views[1]);
  tn_lib_gemm_prepare(p->arena, g);
  p->plan->fixed_bytes += tn_lib_gemm_fixed_bytes(g);
  uint32_t bufs[4];
  for (uint32_t i = 0; i < 2; i++) bufs[i] = operand_slot(p, op, &views[i], out);
  bufs[2] = tn_plan_value_slot(p, &op->results[0]);
  plan_lib(p, out, op, tn_lib_gemm, g, bufs, 3, tn_lib_gemm_scratch(g));
  return NULL;
}

static TnError *emit_dot(TnPlanner *p, const TnOp *op, TnSteps *out) {
  Operand views[2];
  TnLibGemm *g = tn_new(p->arena, TnLibGemm);
  *g = view_dot(p, op, (const TnOp *const[2]){NULL, NULL}, views);
  const TnSumOrder order = order_of(op, g);
  if (tn_dot_picks(p, op) || is_kernel(p, op, order, views))
    return tn_emit_small_dot(p, op, order != TN_SUM_CHAIN, out);
  if (tn_count(op->results[0].type) == 0) return NULL;
  const TnOp *through[2];
  for (uint32_t i = 0; i < 2; i++) through[i] = tn_info(p, op->operands[i])->inlined ? transposition(op, i) : NULL;
  if (through[0] || through[1]) view_dot(p, op, through, views);
  for (uint32_t i = 0; i < 2 && order != TN_SUM_LANES; i++) move_batch(p, &views[i]);
  *g = product_of(p, op, views);
  g->order = order;
  return plan_product(p, op, g, views, out);
}

// The places of a convolution's operand or result as one dim, together with the batch or without.
static bool view_places(TnPlanner *p, const TnType *t, const uint8_t *at, size_t spatial, bool has_batch, int64_t *size,
                        int64_t *step) {
  int64_t dims[TN_LIB_MAX_SPATIAL + 1];
  size_t n = 0;
  if (has_batch) dims[n++] = at[0];
  for (size_t i = 0; i < spatial; i++) dims[n++] = at[2 + i];
  return one_dim(t, as_list(p->scratch, dims, n), size, step);
}

// A convolution that looks at nothing but the place itself, as a product of places and features.
static bool view_pointwise(TnPlanner *p, const TnOp *op, const TnLibConv *c, TnLibGemm *g) {
  const TnType *in = op->operands[0]->type, *kernel = op->operands[1]->type, *to = op->results[0].type;
  if (c->feature_groups > 1 || c->batch_groups > 1 || tn_dtype_is_complex(c->out_type)) return false;
  for (size_t i = 0; i < c->spatial; i++)
    if (c->dims[i].kernel != 1 || c->dims[i].stride > 1 || c->dims[i].low != 0 || c->dims[i].out != c->dims[i].in)
      return false;
  *g = (TnLibGemm){.a_type = c->in_type,
                   .b_type = c->kernel_type,
                   .c_type = c->out_type,
                   .batch = 1,
                   .n = c->out_features,
                   .k = c->in_features,
                   .a_k = tn_step_after(in, c->in_at[1]),
                   .b_k = tn_step_after(kernel, c->kernel_at[0]),
                   .b_n = tn_step_after(kernel, c->kernel_at[1]),
                   .c_n = tn_step_after(to, c->out_at[1]),
                   .order = TN_SUM_CHAIN,
                   .threads = c->threads,
                   .tiles = c->tiles};
  if (view_places(p, in, c->in_at, c->spatial, true, &g->m, &g->a_m) &&
      view_places(p, to, c->out_at, c->spatial, true, &g->m, &g->c_m) && (g->c_m == 1 || g->c_n == 1))
    return true;
  g->batch = c->batch, g->a_batch = tn_step_after(in, c->in_at[0]), g->c_batch = tn_step_after(to, c->out_at[0]);
  return view_places(p, in, c->in_at, c->spatial, false, &g->m, &g->a_m) &&
         view_places(p, to, c->out_at, c->spatial, false, &g->m, &g->c_m) && (g->c_m == 1 || g->c_n == 1);
}

static TnError *emit_convolution(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const Tn_convolution_attrs *a = TN_OP_ATTRS(op, convolution);
  const TnAttr *d = a->dimension_numbers;
  const TnType *in = op->operands[0]->type, *kernel = op->operands[1]->type, *to = op->results[0].type;
  TnI64s is = tn_attr_field(d, TN_FIELD_conv_input_spatial_dimensions);
  TnI64s ks = tn_attr_field(d, TN_FIELD_conv_kernel_spatial_dimensions);
  TnI64s os = tn_attr_field(d, TN_FIELD_conv_output_spatial_dimensions);
  if (tn_attr_n(is) > TN_LIB_MAX_SPATIAL)
    return tn_op_fail(p->m, op, TN_UNIMPLEMENTED, "%zu spatial dimensions, at most %d can be", tn_attr_n(is),
                        TN_LIB_MAX_SPATIAL);
  if (tn_count(to) == 0) return NULL;
  TnLibConv *c = tn_new(p->arena, TnLibConv);
  c->in_type = in->dtype, c->kernel_type = kernel->dtype, c->out_type = to->dtype;
  c->spatial = tn_attr_n(is);
  c->threads = p->options->threads, c->tiles = p->options->tiles;
  c->feature_groups = a->feature_group_count->i, c->batch_groups = a->batch_group_count->i;
  c->in_at[0] = (uint8_t)tn_attr_field(d, TN_FIELD_conv_input_batch_dimension)->i;
  c->in_at[1] = (uint8_t)tn_attr_field(d, TN_FIELD_conv_input_feature_dimension)->i;
  c->kernel_at[0] = (uint8_t)tn_attr_field(d, TN_FIELD_conv_kernel_input_feature_dimension)->i;
  c->kernel_at[1] = (uint8_t)tn_attr_field(d, TN_FIELD_conv_kernel_output_feature_dimension)->i;
  c->out_at[0] = (uint8_t)tn_attr_field(d, TN_FIELD_conv_output_batch_dimension)->i;
  c->out_at[1] = (uint8_t)tn_attr_field(d, TN_FIELD_conv_output_feature_dimension)->i;
  c->batch = in->dims[c->in_at[0]], c->in_features = in->dims[c->in_at[1]];
  c->out_features = kernel->dims[c->kernel_at[1]];
  for (size_t i = 0; i < tn_attr_n(is); i++) {
    c->in_at[2 + i] = (uint8_t)tn_i64s_at(is, i);
    c->kernel_at[2 + i] = (uint8_t)tn_i64s_at(ks, i);
    c->out_at[2 + i] = (uint8_t)tn_i64s_at(os, i);
    const TnAttr *reversal = a->window_reversal;
    c->dims[i] = (TnLibConvDim){.in = in->dims[c->in_at[2 + i]],
                                .kernel = kernel->dims[c->kernel_at[2 + i]],
                                .out = to->dims[c->out_at[2 + i]],
                                .stride = tn_attr_i64_or(a->window_strides, i, 1),
                                .low = a->padding ? tn_i64s_at(a->padding, 2 * i) : 0,
                                .in_dilation = tn_attr_i64_or(a->lhs_dilation, i, 1),
                                .kernel_dilation = tn_attr_i64_or(a->rhs_dilation, i, 1),
                                .is_reversed = reversal && reversal->data[i] != 0};
  }
  if (tn_conv_is_narrow(op, c)) return tn_emit_narrow_conv(p, op, c, out);
  TnLibGemm *g = tn_new(p->arena, TnLibGemm);
  if (view_pointwise(p, op, c, g))
    return plan_product(p, op, g, (const Operand[]){{.v = op->operands[0]}, {.v = op->operands[1]}}, out);
  c->kernel_fixed = fixed_operand(p, &(Operand){.v = op->operands[1]});
  tn_lib_conv_prepare(p->arena, c);
  p->plan->fixed_bytes += tn_lib_conv_fixed_bytes(c);
  plan_op(p, out, op, tn_lib_conv, c, tn_lib_conv_scratch(c));
  return NULL;
}

// ---- transforms and factorisations

static TnError *emit_fft(TnPlanner *p, const TnOp *op, TnSteps *out) {
  TnI64s lengths = TN_OP_ATTRS(op, fft)->fft_length;
  const TnType *t = op->operands[0]->type;
  if (tn_count(op->results[0].type) == 0) return NULL;
  TnLibFft *f = tn_new(p->arena, TnLibFft);
  f->kind = (TnLibFftKind)TN_OP_ATTRS(op, fft)->fft_type->i;
  f->is_double = tn_dtype_real(t->dtype) == TN_F64;
  f->n_axes = tn_attr_n(lengths);
  f->batch = 1;
  f->threads = p->options->threads;
  const size_t first = t->rank - tn_attr_n(lengths);
  for (size_t i = 0; i < tn_attr_n(lengths); i++) {
    const int64_t n = f->lengths[i] = tn_i64s_at(lengths, i), dim = t->dims[first + i];
    if (f->kind <= TN_LIB_IFFT && dim != n)  // which no constraint of the op asks for
      return tn_op_fail(p->m, op, TN_INVALID_ARGUMENT, "dimension %zu is %lld, expected %lld (fft_c5)", first + i,
                        (long long)dim, (long long)n);
  }
  for (size_t i = 0; i < first; i++) f->batch *= t->dims[i];
  tn_lib_fft_prepare(p->arena, f, &p->ffts);
  plan_op(p, out, op, tn_lib_fft, f, tn_lib_fft_scratch(f))->pairs = op->results[0].type == t;
  return NULL;
}

static int64_t batch_of(const TnType *t) {
  int64_t n = 1;
  for (uint32_t i = 0; i + 2 < t->rank; i++) n *= t->dims[i];
  return n;
}

static TnError *emit_cholesky(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->operands[0]->type;
  if (tn_count(t) == 0) return NULL;
  TnLibCholesky *c = tn_new(p->arena, TnLibCholesky);
  *c = (TnLibCholesky){.type = t->dtype, .batch = batch_of(t), .n = t->dims[t->rank - 1],
                       .threads = p->options->threads, .tiles = p->options->tiles};
  c->is_lower = tn_attr_bool_or(TN_OP_ATTRS(op, cholesky)->lower, false);
  plan_op(p, out, op, tn_lib_cholesky, c, tn_lib_cholesky_scratch(c))->pairs = 1;
  return NULL;
}

static TnError *emit_solve(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const Tn_triangular_solve_attrs *a = TN_OP_ATTRS(op, triangular_solve);
  const TnType *t = op->operands[0]->type, *b = op->operands[1]->type;
  if (tn_count(b) == 0) return NULL;
  TnLibSolve *s = tn_new(p->arena, TnLibSolve);
  bool left = a->left_side->i != 0;
  *s = (TnLibSolve){
      .type = t->dtype,
      .batch = batch_of(t),
      .n = t->dims[t->rank - 1],
      .others = b->dims[b->rank - (left ? 1 : 2)],
      .is_right = !left,
      .is_lower = a->lower->i != 0,
      .is_unit = a->unit_diagonal->i != 0,
      .is_transposed = a->transpose_a->i == TN_transpose_TRANSPOSE || a->transpose_a->i == TN_transpose_ADJOINT,
      .is_conjugated = a->transpose_a->i == TN_transpose_ADJOINT,
      .threads = p->options->threads,
      .tiles = p->options->tiles};
  uint32_t bufs[4] = {tn_plan_value_slot(p, op->operands[1]), tn_plan_value_slot(p, &op->results[0]),
                      tn_plan_value_slot(p, op->operands[0])};
  plan_lib(p, out, op, tn_lib_solve, s, bufs, 3, tn_lib_solve_scratch(s))->pairs = 1;
  return NULL;
}

// Matrices that are of no meaning, and that nobody reads, have no memory.
static void leave_unread(TnPlanner *p, const TnOp *op, TnLibFactor *f) {
  const bool is_svd = f->kind == TN_LIB_SVD, has_none = is_svd || f->kind == TN_LIB_EIGH;
  for (uint32_t i = 0; i < 4 && i < op->n_results && has_none; i++) {
    TnInfo *r = tn_info(p, &op->results[i]);
    if (r->uses || i == 1 || (f->has_vectors && (i || !is_svd))) continue;
    r->slot = tn_plan_temp(p, f->type, 0), f->unread |= (uint8_t)(1 << i);
  }
}

// custom_call: a routine of LAPACK, ours or its library's, else the host's affair.
static TnError *emit_host(TnPlanner *p, const TnOp *op, TnSteps *out);
static TnError *emit_custom_call(TnPlanner *p, const TnOp *op, TnSteps *out) {
  TnFactorCall c;
  TnLapackCall *call = tn_new(p->arena, TnLapackCall);
  const bool is_factor = tn_custom_call_factor(op, &c);
  if (!is_factor && !tn_custom_call_lapack(op, call)) return emit_host(p, op, out);
  if (!is_factor) {
    TnLibLapack *l = tn_new(p->arena, TnLibLapack);
    *l = (TnLibLapack){.spec = call->spec, .symbol = call->symbol, .options = call->options, .type = call->type,
                       .batch = call->batch, .sizes = call->sizes, .n_operands = op->n_operands,
                       .threads = p->options->threads};
    if (!tn_lib_lapack_prepare(p->arena, l))
      return tn_op_fail(p->m, op, TN_FAILED_PRECONDITION, TN_LAPACK_MISSING, l->symbol);
    plan_op(p, out, op, tn_lib_lapack, l, tn_lib_lapack_scratch(l));
    return NULL;
  }
  TnLibFactor *f = tn_new(p->arena, TnLibFactor);
  *f = (TnLibFactor){.kind = (TnLibFactorKind)c.kind, .type = c.type, .batch = c.batch, .m = c.m, .n = c.n, .k = c.k,
                      .u_columns = c.u_columns, .v_rows = c.v_rows, .is_upper = c.is_upper,
                      .has_vectors = c.has_vectors, .threads = p->options->threads, .tiles = p->options->tiles};
  leave_unread(p, op, f);
  plan_op(p, out, op, tn_lib_factor, f, tn_lib_factor_scratch(f))->pairs = (uint16_t)op->n_operands;
  return NULL;
}

// ---- random bits

static TnError *emit_rng_bits(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *state = op->operands[0]->type, *t = op->results[1].type;
  TnLibRngBits *r = tn_new(p->arena, TnLibRngBits);
  int64_t algorithm = TN_OP_ATTRS(op, rng_bit_generator)->rng_algorithm->i;
  *r = (TnLibRngBits){.is_philox = algorithm != TN_rng_algorithm_THREE_FRY,
                      .n_words = (size_t)tn_count(state) * tn_dtype_bytes(state->dtype) / 8,
                      .type = t->dtype,
                      .rank = t->rank,
                      .dims = t->dims};
  plan_op(p, out, op, tn_lib_rng_bits, r, tn_lib_rng_bits_scratch(r));
  return NULL;
}

// ---- the choice

static TnError *emit_host(TnPlanner *p, const TnOp *op, TnSteps *out) {
  uint32_t n, *bufs = slots_of(p, op, 0, &n);
  bool is_call = op->opcode == TN_OP_func_call;
  TnStep *s = tn_plan_step(p, out, is_call ? TN_STEP_CALL : TN_STEP_HOST, op, bufs, n);
  s->n_in = op->n_operands;
  if (is_call) s->index = (uint32_t)p->plan->n_calls++;
  return NULL;
}

TnError *tn_emit_op(TnPlanner *p, const TnOp *op, TnSteps *out) {
  switch (op->opcode) {
    case TN_OP_while:
    case TN_OP_if:
    case TN_OP_case: return tn_emit_control(p, op, out);
    case TN_OP_map: return tn_emit_map(p, op, out);
    case TN_OP_reduce: return tn_emit_reduce(p, op, out);
    case TN_OP_reduce_window: return tn_emit_reduce_window(p, op, out);
    case TN_OP_select_and_scatter: return tn_emit_select_and_scatter(p, op, out);
    case TN_OP_scatter: return tn_emit_scatter(p, op, out);
    case TN_OP_dynamic_update_slice: return tn_emit_update_slice(p, op, out);
    case TN_OP_concatenate: return tn_emit_concatenate(p, op, out);
    case TN_OP_gather: return emit_gather(p, op, out);
    case TN_OP_dot_general: return emit_dot(p, op, out);
    case TN_OP_convolution: return emit_convolution(p, op, out);
    case TN_OP_fft: return emit_fft(p, op, out);
    case TN_OP_cholesky: return emit_cholesky(p, op, out);
    case TN_OP_triangular_solve: return emit_solve(p, op, out);
    case TN_OP_custom_call: return emit_custom_call(p, op, out);
    case TN_OP_rng_bit_generator: return emit_rng_bits(p, op, out);
    case TN_OP_reverse:
    case TN_OP_transpose: return emit_transpose(p, op, out);
    case TN_OP_sort: return tn_emit_sort(p, op, out);
    case TN_OP_chlo_top_k: return tn_emit_top_k(p, op, out);
    default: return emit_host(p, op, out);
  }
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// reduce_window and select_and_scatter. A window is folded in index order; what lies in the padding or in a hole
// counts as the initial value. Sums and the like that run from one end of a dimension become scans.
#include "plan/priv.h"

typedef struct Window {
  uint32_t rank;
  int64_t *size, *stride, *low, *base, *step;  // of the window, between windows, padding, dilations
} Window;

static Window new_window(TnArena *a, uint32_t rank) {
  int64_t *all = tn_new_n(a, int64_t, 5 * rank + 1);
  return (Window){rank, all, all + rank, all + 2 * rank, all + 3 * rank, all + 4 * rank};
}

static int64_t low_padding(const TnAttr *padding, uint32_t i) {
  if (!padding) return 0;
  return tn_i64s_at(tn_attr_view_i64s(padding), 2 * i);
}

static TnAx loop(TnLower *l, int64_t n, unsigned flags, unsigned lanes) {
  if (n == 1 && lanes == 1) return tn_ax_const(0);
  TnKVal k = tn_k_loop(l->b, n, flags | (lanes > 1 ? TN_LOOP_VECTOR : 0u), lanes);
  return tn_ax_term(&l->x, k, n > 1 ? n - 1 : 1);
}
static void end(TnLower *l, int64_t n, unsigned lanes) {
  if (n > 1 || lanes > 1) tn_k_end(l->b);
}

static TnKScalar new_var(TnLower *l, TnKScalar init, unsigned lanes) {
  TnKScalar r = {.dtype = init.dtype, .v = tn_k_var(l->b, init.v, lanes)};
  if (tn_dtype_is_complex(init.dtype)) r.im = tn_k_var(l->b, init.im, lanes);
  return r;
}
static TnKScalar get_var(TnLower *l, TnKScalar var) {
  TnKScalar r = {.dtype = var.dtype, .v = tn_k_get(l->b, var.v)};
  if (tn_dtype_is_complex(var.dtype)) r.im = tn_k_get(l->b, var.im);
  return r;
}
static void set_var(TnLower *l, TnKScalar var, TnKScalar x) {
  tn_k_set(l->b, var.v, x.v);
  if (tn_dtype_is_complex(var.dtype)) tn_k_set(l->b, var.im, x.im);
}

// Where in the operand's dim i the window at `at` looks with its place k; *p: whether that is an element.
static TnAx look(TnLower *l, const Window *w, const TnType *t, uint32_t i, TnAx at, TnAx k, TnKVal *p, bool *never) {
  TnAx a = tn_ax_add(&l->x, tn_ax_scale(&l->x, at, w->stride[i]), tn_ax_scale(&l->x, k, w->step[i]));
  a = tn_ax_add_imm(a, -w->low[i]);
  int64_t n = t->dims[i], span = n ? (n - 1) * w->base[i] + 1 : 0;
  bool none;
  *p = tn_lower_and(l, *p, tn_lower_inside(l, a, 0, span, &none));
  *never |= none;
  if (none) return tn_ax_const(0);
  a.masked |= a.lo < 0 || a.hi >= span;
  if (a.lo < 0) a.lo = 0;
  if (a.hi >= span) a.hi = span - 1;
  if (w->base[i] > 1) {
    TnAx rest = tn_ax_mod(&l->x, a, w->base[i]);
    if (rest.hi > 0) {
      TnKVal zero = tn_k_const(l->b, l->p->wide ? TN_KT_I64 : TN_KT_I32, 0);
      *p = tn_lower_and(l, *p, tn_k_cmp(l->b, TN_KP_EQ, tn_ax_data(&l->x, rest), zero));
    }
    a = tn_ax_div(&l->x, a, w->base[i]);
  }
  return a;
}

static uint32_t widest_dim(const TnType *t) {
  uint32_t last = t->rank;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] > 1 && (last == t->rank || t->dims[i] >= 8 || t->dims[i] > t->dims[last])) last = i;
  return last;
}

// ---- scans

// A cumulative sum, product, ...: one dim has a window over everything before (or behind) each place.
static bool find_scan(const TnOp *op, const Window *w, const TnAttr *padding, TnLibScan *scan) {
  const TnType *t = op->operands[0]->type;
  if (op->n_operands != 2 || !padding) return false;
  const TnRegion *r = &op->regions[0];
  const TnOp *f = tn_value_op(tn_region_end(r)->operands[0]);
  if (!f || f->parent != r || f->n_operands != 2 || f != r->first) return false;
  TnScalarOp s = tn_op_scalar(f);
  bool known = s == TN_SCALAR_add || s == TN_SCALAR_multiply || s == TN_SCALAR_maximum || s == TN_SCALAR_minimum ||
               s == TN_SCALAR_and || s == TN_SCALAR_or || s == TN_SCALAR_xor;
  if (!known || f->operands[0] == f->operands[1] || !f->operands[0]->is_arg || !f->operands[1]->is_arg) return false;
  if (f->operands[0]->def.region != r || f->operands[1]->def.region != r) return false;
  uint32_t dim = t->rank;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (w->stride[i] != 1 || w->base[i] != 1 || w->step[i] != 1) return false;
    if (w->size[i] == 1 && w->low[i] == 0 && op->results[0].type->dims[i] == t->dims[i]) continue;
    if (dim != t->rank) return false;
    dim = i;
  }
  if (dim == t->rank || t->dims[dim] < 16 || w->size[dim] != t->dims[dim]) return false;
  if (op->results[0].type->dims[dim] != t->dims[dim]) return false;
  bool forward = w->low[dim] == t->dims[dim] - 1, backward = w->low[dim] == 0;
  if (forward == backward || op->results[0].type->dtype != t->dtype) return false;
  // Sums in narrow floats are made in f32 elsewhere; here each step would round.
  if (tn_dtype_is_float(t->dtype) && tn_dtype_bits(t->dtype) < 32) return false;
  *scan = (TnLibScan){.outer = 1, .n = t->dims[dim], .inner = 1, .type = t->dtype, .op = s, .is_reverse = backward};
  for (uint32_t i = 0; i < dim; i++) scan->outer *= t->dims[i];
  for (uint32_t i = dim + 1; i < t->rank; i++) scan->inner *= t->dims[i];
  return true;
}

static void emit_scan(TnPlanner *p, const TnOp *op, const TnLibScan *scan, TnSteps *out) {
  TnLibScan *params = tn_new(p->arena, TnLibScan);
  *params = *scan;
  uint32_t bufs[] = {tn_plan_value_slot(p, op->operands[0]), tn_plan_value_slot(p, op->operands[1]),
                     tn_plan_value_slot(p, &op->results[0])};
  tn_plan_lib(p, out, op, tn_lib_scan, params, bufs, 3, tn_lib_scan_scratch(params));
}

// ---- reduce_window

TnError *tn_emit_reduce_window(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const Tn_reduce_window_attrs *a = TN_OP_ATTRS(op, reduce_window);
  const TnType *in = op->operands[0]->type, *to = op->results[0].type;
  Window w = new_window(p->scratch, in->rank);
  TnI64s size = tn_attr_view_i64s(a->window_dimensions);
  for (uint32_t i = 0; i < in->rank; i++) {
    w.size[i] = tn_i64s_at(size, i);
    w.stride[i] = tn_attr_i64_or(a->window_strides, i, 1);
    w.base[i] = tn_attr_i64_or(a->base_dilations, i, 1);
    w.step[i] = tn_attr_i64_or(a->window_dilations, i, 1);
    w.low[i] = low_padding(a->padding, i);
  }
  if (tn_count(to) == 0) return NULL;
  TnLibScan scan;
  if (find_scan(op, &w, a->padding, &scan)) {
    emit_scan(p, op, &scan, out);
    return NULL;
  }
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  uint32_t n = op->n_operands / 2, lane_dim = widest_dim(to);
  unsigned lanes = 16;
  while (lane_dim < to->rank && lanes > 8 && (int64_t)lanes / 2 >= to->dims[lane_dim]) lanes /= 2;
  if (tn_region_loops(&op->regions[0])) lane_dim = to->rank;
  if (lane_dim == to->rank) lanes = 1;
  TnAx *at = tn_new_n(l.arena, TnAx, to->rank + 1), *k = tn_new_n(l.arena, TnAx, to->rank + 1);
  TnAx *from = tn_new_n(l.arena, TnAx, to->rank + 1);
  unsigned flags = TN_LOOP_PARALLEL;
  for (uint32_t i = 0; i < to->rank; i++) {
    if (i == lane_dim) continue;
    at[i] = loop(&l, to->dims[i], flags, 1);
    if (to->dims[i] > 1) flags = 0;
  }
  if (lane_dim < to->rank) at[lane_dim] = loop(&l, to->dims[lane_dim], flags, lanes);
  TnKScalar *vars = tn_new_n(l.arena, TnKScalar, 5 * n + 1), *args = vars + n, *r = args + 2 * n, *init = r + n;
  for (uint32_t i = 0; i < n; i++) {
    // The body may compute in a wider type than the operand has.
    init[i] =
        tn_ks_convert(&b, tn_lower(&l, op->operands[n + i], tn_ix_of(&l.x, 0, NULL, NULL)), op->results[i].type->dtype);
    vars[i] = new_var(&l, init[i], lanes);
  }
  for (uint32_t i = 0; i < to->rank; i++) k[i] = loop(&l, w.size[i], 0, 1);
  TnKVal inside = 0;
  bool never = false;
  for (uint32_t i = 0; i < to->rank; i++) from[i] = look(&l, &w, in, i, at[i], k[i], &inside, &never);
  for (uint32_t i = 0; i < n; i++) {
    args[i] = get_var(&l, vars[i]);
    args[n + i] = init[i];
    if (never) continue;
    l.mask = inside;
    TnKScalar x = tn_lower(&l, op->operands[i], tn_lower_ix(&l, op->operands[i], from));
    l.mask = 0;
    x = tn_ks_convert(&b, x, op->results[i].type->dtype);
    args[n + i] = inside ? tn_ks_select(&b, inside, x, init[i]) : x;
  }
  tn_lower_region(&l, &op->regions[0], args, r);
  for (uint32_t i = 0; i < n; i++) set_var(&l, vars[i], r[i]);
  int64_t places = 1;
  for (uint32_t i = 0; i < to->rank; i++) places *= w.size[i], end(&l, w.size[i], 1);
  TnAx flat = tn_ix_flat(&l.x, tn_ix_of(&l.x, to->rank, to->dims, at));
  for (uint32_t i = 0; i < n; i++)
    tn_lower_store(&l, r[i].dtype, tn_plan_value_slot(p, &op->results[i]), flat, get_var(&l, vars[i]));
  for (uint32_t i = 0; i < to->rank; i++) end(&l, to->dims[i], i == lane_dim ? lanes : 1);
  return tn_emit_finish(&l, out, op, (double)tn_count(to) * (double)places * 0.5);
}

// ---- select_and_scatter

TnError *tn_emit_select_and_scatter(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const Tn_select_and_scatter_attrs *a = TN_OP_ATTRS(op, select_and_scatter);
  const TnValue *x = op->operands[0], *source = op->operands[1];
  const TnType *in = x->type, *s = source->type;
  Window w = new_window(p->scratch, in->rank);
  for (uint32_t i = 0; i < in->rank; i++) {
    w.size[i] = tn_attr_i64_or(a->window_dimensions, i, 1);
    w.stride[i] = tn_attr_i64_or(a->window_strides, i, 1);
    w.base[i] = w.step[i] = 1;
    w.low[i] = low_padding(a->padding, i);
  }
  uint32_t slot = tn_plan_value_slot(p, &op->results[0]);
  TnKBuilder b;
  TnLower l;
  int64_t count = tn_count(in);
  if (count == 0) return NULL;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  TnAx fill = loop(&l, count, TN_LOOP_PARALLEL, 16);
  TnDtype to = op->results[0].type->dtype;  // may be wider than the operand's
  TnKScalar zero = tn_ks_convert(&b, tn_lower(&l, op->operands[2], tn_ix_of(&l.x, 0, NULL, NULL)), to);
  tn_lower_store(&l, to, slot, fill, zero);
  tn_k_end(&b);
  TN_TRY(tn_emit_finish(&l, out, op, (double)count * 0.1));
  if (tn_count(s) == 0) return NULL;

  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  // Dims without a window do not meet: the last of them in lanes, the first one parallel.
  uint32_t lane_dim = in->rank;
  for (uint32_t i = 0; i < in->rank; i++)
    if (w.size[i] == 1 && w.stride[i] == 1 && w.low[i] == 0 && s->dims[i] >= 4) lane_dim = i;
  if (tn_region_loops(&op->regions[0]) || tn_region_loops(&op->regions[1])) lane_dim = in->rank;
  unsigned lanes = lane_dim < in->rank ? 16 : 1, flags = TN_LOOP_PARALLEL;
  TnAx *at = tn_new_n(l.arena, TnAx, in->rank + 1), *k = tn_new_n(l.arena, TnAx, in->rank + 1);
  TnAx *from = tn_new_n(l.arena, TnAx, in->rank + 1);
  for (uint32_t pass = 0; pass < 2; pass++)  // dims that may run in any order first
    for (uint32_t i = 0; i < in->rank; i++) {
      bool is_free = w.size[i] == 1 && w.stride[i] == 1 && w.low[i] == 0;
      if (i == lane_dim || is_free != (pass == 0)) continue;
      at[i] = loop(&l, s->dims[i], pass == 0 ? flags : 0, 1);
      if (s->dims[i] > 1) flags = 0;
    }
  if (lanes > 1) at[lane_dim] = loop(&l, s->dims[lane_dim], 0, lanes);
  TnKType it = p->wide ? TN_KT_I64 : TN_KT_I32;
  static const uint8_t none[16] = {0};
  TnKScalar best = new_var(&l, tn_ks_const(&b, in->dtype, none), lanes);
  TnKVal place = tn_k_var(&b, tn_k_const(&b, it, -1), lanes);
  for (uint32_t i = 0; i < in->rank; i++) k[i] = loop(&l, w.size[i], 0, 1);
  TnKVal inside = 0;
  bool never = false;
  for (uint32_t i = 0; i < in->rank; i++) from[i] = look(&l, &w, in, i, at[i], k[i], &inside, &never);
  if (!never) {
    const TnIx *ix = tn_lower_ix(&l, x, from);
    TnKVal here = tn_ax_data(&l.x, tn_ix_flat(&l.x, ix)), old = tn_k_get(&b, place);
    l.mask = inside;
    TnKScalar args[2] = {get_var(&l, best), tn_lower(&l, x, ix)}, keep;
    l.mask = 0;
    tn_lower_region(&l, &op->regions[0], args, &keep);
    // Nothing chosen yet, or the body prefers the new one.
    TnKVal is_first = tn_k_cmp(&b, TN_KP_LT, old, tn_k_const(&b, it, 0));
    TnKVal take = tn_k_op2(&b, TN_K_ior, is_first, tn_k_not(&b, keep.v));
    take = tn_lower_and(&l, take, inside);
    set_var(&l, best, tn_ks_select(&b, take, args[1], args[0]));
    tn_k_set(&b, place, tn_k_select(&b, take, here, old));
  }
  int64_t places = 1;
  for (uint32_t i = 0; i < in->rank; i++) places *= w.size[i], end(&l, w.size[i], 1);
  TnKVal chosen = tn_k_get(&b, place);
  l.mask = tn_k_cmp(&b, TN_KP_GE, chosen, tn_k_const(&b, it, 0));
  TnAx flat = tn_ax_from_data(chosen, 0, count - 1);
  flat.masked = true;
  TnKScalar args[2], r;
  args[0] = tn_lower_load(&l, to, slot, flat);
  TnKVal mask = l.mask;
  l.mask = 0;
  args[1] = tn_ks_convert(&b, tn_lower(&l, source, tn_lower_ix(&l, source, at)), to);
  tn_lower_region(&l, &op->regions[1], args, &r);
  l.mask = mask;
  tn_lower_store(&l, r.dtype, slot, flat, r);
  l.mask = 0;
  for (uint32_t i = 0; i < in->rank; i++) end(&l, s->dims[i], i == lane_dim ? lanes : 1);
  return tn_emit_finish(&l, out, op, (double)tn_count(s) * (double)places * 1.0);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// reduce_window and select_and_scatter. A window is folded in index order; what lies in the padding or in a hole
// counts as the initial value. Sums and the like that run from one end of a dimension become scans.
#include "plan/cost.h"
#include "plan/priv.h"

typedef struct Window {
  uint32_t rank;
  int64_t *size, *stride, *low, *base, *step;  // of the window, between windows, padding, dilations
  uint32_t along;  // the dim in which windows begin, or end, at one end: each is the one before and one more element;
  bool backward;   // rank: none does
} Window;

static Window new_window(TnArena *a, uint32_t rank) {
  int64_t *all = tn_new_n(a, int64_t, 5 * rank + 1);
  return (Window){rank, all, all + rank, all + 2 * rank, all + 3 * rank, all + 4 * rank, rank, false};
}

static int64_t low_padding(const TnAttr *padding, uint32_t i) {
  if (!padding) return 0;
  return tn_i64s_at(padding, 2 * i);
}

// Whether a place of a window is an element of the operand: what all lanes share apart, for it is branched on. 0: yes.
typedef struct Inside {
  TnKVal all, each;
  bool never;
} Inside;

static void require(TnLower *l, Inside *in, TnKVal p) {
  TnKVal *to = p && l->b->nodes.data[p].lanes == 1 ? &in->all : &in->each;
  *to = tn_lower_and(l, *to, p);
}

// Where in the operand's dim i the window at `at` looks with its place k.
static TnAx look(TnLower *l, const Window *w, const TnType *t, uint32_t i, TnAx at, TnAx k, Inside *in) {
  TnAx a = tn_ax_add(&l->x, tn_ax_scale(&l->x, at, w->stride[i]), tn_ax_scale(&l->x, k, w->step[i]));
  a = tn_ax_add_imm(&l->x, a, -w->low[i]);
  TnKVal inside, hit;
  bool never;
  a = tn_lower_undilated(l, a, t->dims[i], w->base[i], &inside, &hit, &never);
  in->never |= never;
  require(l, in, inside), require(l, in, hit);
  return a;
}

// ---- scans

// Places in the padding count as the initial value: a scan, which begins with it once, is the same where once or often
// makes no difference.
static bool counts_once(TnPlanner *p, TnScalarOp s, const TnValue *init) {
  if (s == TN_SCALAR_maximum || s == TN_SCALAR_minimum || s == TN_SCALAR_and || s == TN_SCALAR_or) return true;
  TnDtype t = init->type->dtype;
  if (t == TN_I1 && s != TN_SCALAR_xor) return true;  // addition is or, multiplication is and
  const TnOp *op = tn_value_op(init);
  if (!op || op->opcode != TN_OP_constant || !tn_count(init->type)) return false;
  bool is_splat;
  TnC128 x = tn_load_c128(t, tn_constant_data(p, op, &is_splat));
  return x.re == (s == TN_SCALAR_multiply ? 1 : 0) && x.im == 0 && !(s == TN_SCALAR_multiply && tn_dtype_is_complex(t));
}

// What an op of a body gives for these operands; false: it is not worked out.
static bool compute(const TnOp *op, const void *const *in, void *out) {
  const TnDtype t = op->operands[0]->type->dtype;
  const TnScalarOp s = tn_op_scalar(op);
  const TnType *to = op->results[0].type;
  switch (op->opcode) {
    case TN_OP_convert: tn_convert(to->dtype, out, t, in[0], 1); return true;
    case TN_OP_select: memcpy(out, in[*(const uint8_t *)in[0] ? 1 : 2], tn_dtype_bytes(to->dtype)); return true;
    default: break;
  }
  if (s == TN_SCALAR_NONE || tn_scalar_result(s, t) != to->dtype) return false;
  return op->n_operands == 2 ? tn_scalar_binary(s, t, out, in[0], in[1], 1) : tn_scalar_unary(s, t, out, in[0], 1);
}

// Values of a body by their id, from that of its first argument on; NULL: not known.
typedef struct Known {
  TnPlanner *p;
  const void **at;
  uint32_t first, n;
} Known;

static const void *find_known(const Known *k, const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  bool is_splat;
  if (!op || op->opcode != TN_OP_constant) return v->id - k->first < k->n ? k->at[v->id - k->first] : NULL;
  const void *data = tn_constant_data(k->p, op, &is_splat);
  return is_splat ? data : NULL;
}

static void learn(const Known *k, const TnOp *op) {
  const void *in[3];
  TnC128 *out = tn_new(k->p->work, TnC128);
  if (op->n_operands < 1 || op->n_operands > 3 || op->n_results != 1 || op->n_regions) return;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!(in[i] = find_known(k, op->operands[i]))) return;
  const uint32_t at = op->results[0].id - k->first;
  if (at < k->n && compute(op, in, out)) k->at[at] = out;
}

typedef enum Neutral { NEVER, ALWAYS, UNKNOWN } Neutral;

// Whether the body makes the initial values of twice these, bit by bit.
static Neutral is_neutral(TnPlanner *p, const TnOp *op) {
  const TnRegion *r = &op->regions[0];
  const uint32_t n = op->n_results;
  const TnOp *end = tn_region_end(r);
  const TnScalarOp s = n == 1 ? tn_body_scalar(r, 0, 1) : TN_SCALAR_NONE;
  if (s != TN_SCALAR_NONE && counts_once(p, s, op->operands[1])) return ALWAYS;
  Known k = {.p = p, .first = r->args[0].id, .n = 2 * n};
  TN_FOR_OPS(o, r)
  if (o->n_results) k.n = o->results[o->n_results - 1].id - k.first + 1;
  k.at = tn_new_n(p->work, const void *, k.n);
  for (uint32_t i = 0; i < 2 * n; i++) {
    const TnValue *init = op->operands[n + i % n];
    if (init->type->dtype == r->args[i].type->dtype) k.at[i] = find_known(&k, init);
  }
  TN_FOR_OPS(o, r) learn(&k, o);
  Neutral is = ALWAYS;
  for (uint32_t i = 0; i < n; i++) {
    const void *x = k.at[i], *y = find_known(&k, end->operands[i]);
    if (!x || !y) return UNKNOWN;
    if (memcmp(x, y, tn_dtype_bytes(r->args[i].type->dtype))) is = NEVER;
  }
  return is;
}

// The one dim that has a window over everything before (or behind) each place; rank when there is none.
static uint32_t running_dim(const TnOp *op, const Window *w, bool *out_backward) {
  const TnType *t = op->operands[0]->type;
  uint32_t dim = t->rank;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (w->stride[i] != 1 || w->base[i] != 1 || w->step[i] != 1) return t->rank;
    if (w->size[i] == 1 && w->low[i] == 0 && op->results[0].type->dims[i] == t->dims[i]) continue;
    if (dim != t->rank) return t->rank;
    dim = i;
  }
  if (dim == t->rank || t->dims[dim] < 16 || w->size[dim] != t->dims[dim]) return t->rank;
  if (op->results[0].type->dims[dim] != t->dims[dim]) return t->rank;
  bool forward = w->low[dim] == t->dims[dim] - 1;
  *out_backward = w->low[dim] == 0;
  return forward == *out_backward ? t->rank : dim;
}

// A cumulative sum, product, ... of contiguous lines for which there is a routine: lanes that each go along a line of
// their own, as a kernel's would, read and write far apart.
static TnLibScan *find_scan(TnPlanner *p, const TnOp *op, const Window *w) {
  const TnType *t = op->operands[0]->type;
  TnScalarOp s = tn_body_scalar(&op->regions[0], 0, 1);
  if (op->n_operands != 2 || !TN_OP_ATTRS(op, reduce_window)->padding || op->results[0].type->dtype != t->dtype ||
      !tn_lib_scan_has(s, t->dtype) || !counts_once(p, s, op->operands[1]))
    return NULL;
  bool backward;
  uint32_t dim = running_dim(op, w, &backward);
  if (dim == t->rank || tn_step_after(t, dim) != 1) return NULL;
  TnLibScan *scan = tn_new(p->arena, TnLibScan);
  *scan = (TnLibScan){
      .lines = tn_count(t) / t->dims[dim], .n = t->dims[dim], .type = t->dtype, .op = s, .is_reverse = backward};
  return scan;
}

// ---- windows being walked

// The places of the window that belongs to the element at `at`: loops over k, where each looks, and whether that is an
// element of the operand.
typedef struct Places {
  const Window *w;
  const TnType *in;
  TnAx *at, *k, *from;
  Inside inside;
  int64_t n;
  int64_t together;  // places of the last dim that the loop over it treats at once
} Places;

static Places new_places(TnLower *l, const Window *w, const TnType *in) {
  TnAx *all = tn_new_n(l->arena, TnAx, 3 * in->rank + 3);
  return (Places){
      .w = w, .in = in, .at = all, .k = all + in->rank + 1, .from = all + 2 * in->rank + 2, .n = 1, .together = 1};
}

static int64_t trips(const Places *v, uint32_t i) {
  return i + 1 == v->in->rank ? v->w->size[i] / v->together : v->w->size[i];
}

// Place number `one` of those that are treated at once.
static void look_at(TnLower *l, Places *v, int64_t one) {
  v->inside = (Inside){0};
  for (uint32_t i = 0; i < v->in->rank; i++) {
    const bool is_last = i + 1 == v->in->rank;
    const TnAx k = is_last ? tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, v->k[i], v->together), one) : v->k[i];
    v->from[i] = look(l, v->w, v->in, i, v->at[i], k, &v->inside);
  }
}

static void open_places(TnLower *l, Places *v) {
  for (uint32_t i = 0; i < v->in->rank; i++) v->k[i] = tn_loop_open(l, trips(v, i), 0, 1);
  look_at(l, v, 0);
}

static void close_places(TnLower *l, Places *v) {
  for (uint32_t i = 0; i < v->in->rank; i++) v->n *= v->w->size[i], tn_loop_close(l, trips(v, i), 1);
}

// An operand's element where the window looks; only where that is one.
static TnKScalar look_up(TnLower *l, const Places *v, const TnValue *x, TnKVal inside) {
  l->mask = inside;
  TnKScalar r = tn_lower_at(l, x, v->from);
  l->mask = 0;
  return r;
}

static TnKScalar scalar_as(TnLower *l, const TnValue *v, TnDtype t) {
  return tn_ks_convert(l->b, tn_lower_scalar(l, v), t);
}

// ---- reduce_window

static Window reduce_window_of(TnArena *arena, const TnOp *op) {
  const Tn_reduce_window_attrs *a = TN_OP_ATTRS(op, reduce_window);
  Window w = new_window(arena, op->operands[0]->type->rank);
  TnI64s size = a->window_dimensions;
  for (uint32_t i = 0; i < w.rank; i++) {
    w.size[i] = tn_i64s_at(size, i);
    w.stride[i] = tn_attr_i64_or(a->window_strides, i, 1);
    w.base[i] = tn_attr_i64_or(a->base_dilations, i, 1);
    w.step[i] = tn_attr_i64_or(a->window_dilations, i, 1);
    w.low[i] = low_padding(a->padding, i);
  }
  return w;
}

// Folds one place of the window into the variables; the body may compute in a wider type than the operand has.
static void fold_place(TnLower *l, const Places *v, const TnOp *op, const TnKScalar *vars, const TnKScalar *init,
                       unsigned lanes) {
  uint32_t n = op->n_operands / 2;
  TnKScalar *args = tn_new_n(l->arena, TnKScalar, 3 * n + 1), *r = args + 2 * n;
  for (uint32_t i = 0; i < n; i++) {
    args[i] = tn_var_get(l, vars[i]);
    args[n + i] = init[i];
    if (v->inside.never) continue;
    TnKScalar element = {0};
    if (v->inside.all) {
      element = tn_var_new(l, init[i], lanes);
      tn_k_if(l->b, v->inside.all);
    }
    TnKVal each = v->inside.each;
    TnKScalar x = tn_ks_convert(l->b, look_up(l, v, op->operands[i], each), op->results[i].type->dtype);
    args[n + i] = each ? tn_ks_select(l->b, each, x, init[i]) : x;
    if (!v->inside.all) continue;
    tn_var_set(l, element, args[n + i]);
    tn_k_end(l->b);
    args[n + i] = tn_var_get(l, element);
  }
  tn_lower_region(l, &op->regions[0], args, r);
  tn_vars_set(l, n, vars, r);
}

// Part of the result: n[i] elements of dim i from begin[i] on.
typedef struct Box {
  const int64_t *begin, *n;
} Box;

// Loops over the elements of a box but for dim `without`, a wide one in lanes.
typedef struct Across {
  Box box;
  uint32_t rank, without, lane_dim;
  unsigned lanes;
} Across;

// Integers that are folded along the last dim: a step takes a cycle, and lanes of such walks would lie far apart.
static bool is_quick_walk(const TnOp *op, uint32_t along) {
  const TnType *t = op->results[0].type;
  return along + 1 == t->rank && op->n_results == 1 && !tn_dtype_is_float(t->dtype) && !tn_dtype_is_complex(t->dtype);
}

// Beside one another in memory, elements are taken by whole cache lines where a walk goes across them.
static Across open_across(TnLower *l, const TnOp *op, Box box, uint32_t without, unsigned flags, TnAx *at) {
  enum { SOME = 16, MANY = 64 };
  const uint32_t rank = op->results[0].type->rank;
  Across a = {.box = box, .rank = rank, .without = without, .lane_dim = rank, .lanes = 1};
  const bool is_scalar = is_quick_walk(op, without) || tn_region_loops(&op->regions[0]);
  for (uint32_t i = 0; i < rank && !is_scalar; i++) {
    int64_t n = box.n[i], most = a.lane_dim < rank ? box.n[a.lane_dim] : 1;
    if (i != without && n > 1 && (n >= 8 || n > most)) a.lane_dim = i;
  }
  if (a.lane_dim < rank) {
    unsigned most = without < a.lane_dim && a.lane_dim == rank - 1 ? MANY : SOME;
    a.lanes = tn_lanes_for(box.n[a.lane_dim], most);
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (i == a.lane_dim || i == without) continue;
    at[i] = tn_ax_add_imm(&l->x, tn_loop_open(l, box.n[i], flags, 1), box.begin[i]);
    if (box.n[i] > 1) flags = 0;
  }
  if (a.lane_dim < rank)
    at[a.lane_dim] = tn_ax_add_imm(&l->x, tn_loop_open(l, box.n[a.lane_dim], flags, a.lanes), box.begin[a.lane_dim]);
  return a;
}

// How many neighbours of a window in the lanes' dim are read at once: where windows are apart, a load of each would be
// one element here and there, and targets make several of those of whole rows.
static int64_t neighbours(const Window *w, const Across *a) {
  enum { MOST = 8 };
  const uint32_t i = a->lane_dim;
  if (i == a->rank || i + 1 < a->rank || w->stride[i] == 1 || w->step[i] != 1 || w->base[i] != 1) return 1;
  int64_t n = w->size[i] < MOST ? w->size[i] : MOST;
  while (w->size[i] % n) n--;
  return n;
}

static void close_across(TnLower *l, const Across *a) {
  for (uint32_t i = 0; i < a->rank; i++)
    if (i != a->without) tn_loop_close(l, a->box.n[i], i == a->lane_dim ? a->lanes : 1);
}

static void store_vars(TnLower *l, const TnOp *op, const TnAx *at, const TnKScalar *vars) {
  const TnType *t = op->results[0].type;
  for (uint32_t i = 0; i < op->n_results; i++)
    tn_lower_store_at(l, tn_plan_value_slot(l->p, &op->results[i]), t, at, tn_var_get(l, vars[i]));
}

// The windows at v.at, and those along the dim without a loop: each by itself, or from where the one before it ended.
static void fold_line(TnLower *l, const TnOp *op, Places v, const TnKScalar *init, unsigned lanes, bool goes_on) {
  TnKScalar *vars = tn_new_n(l->arena, TnKScalar, op->n_results + 1);
  const uint32_t dim = v.w->along;
  const bool is_line = dim < v.w->rank;
  const int64_t n = is_line ? v.in->dims[dim] : 1;
  for (uint32_t i = 0; i < op->n_results; i++) vars[i] = tn_var_new(l, init[i], lanes);
  TnAx k = tn_loop_open(l, n, 0, 1);
  if (is_line) v.at[dim] = v.w->backward ? tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, k, -1), n - 1) : k;
  if (is_line && !goes_on) tn_vars_set(l, op->n_results, vars, init);
  if (goes_on)
    v.from = v.at;
  else
    open_places(l, &v);
  fold_place(l, &v, op, vars, init, lanes);
  for (int64_t one = 1; one < v.together; one++) {
    look_at(l, &v, one);
    fold_place(l, &v, op, vars, init, lanes);
  }
  if (!goes_on) close_places(l, &v);
  store_vars(l, op, v.at, vars);
  tn_loop_close(l, n, 1);
}

// same: whether the windows along a dim may go on from one another; none: they do where there is such a dim.
static void each_window(TnLower *l, const TnOp *op, const Window *w, Box box, const TnKScalar *init, unsigned flags,
                        TnKVal same) {
  Places v = new_places(l, w, op->operands[0]->type);
  Across a = open_across(l, op, box, w->along, flags, v.at);
  if (flags) v.together = neighbours(w, &a);  // borders are few
  if (same) tn_k_if(l->b, same);
  fold_line(l, op, v, init, a.lanes, w->along < w->rank);
  if (same) {
    tn_k_else(l->b);
    fold_line(l, op, v, init, a.lanes, false);
    tn_k_end(l->b);
  }
  close_across(l, &a);
}

// The windows that lie within the operand; false where that makes no difference or there are too few of them.
static bool find_inner(const TnOp *op, const Window *w, int64_t *begin, int64_t *n) {
  enum { WORTH = 1024 };
  const TnType *from = op->operands[0]->type, *to = op->results[0].type;
  int64_t all = tn_count(to), inner = 1;
  for (uint32_t i = 0; i < w->rank; i++) {
    const int64_t last = from->dims[i] - 1 + w->low[i] - (w->size[i] - 1) * w->step[i];  // where the last one begins
    if (w->base[i] != 1 || last < 0) return false;
    begin[i] = w->low[i] > 0 ? (w->low[i] + w->stride[i] - 1) / w->stride[i] : 0;
    const int64_t end = last / w->stride[i] + 1;
    n[i] = (end < to->dims[i] ? end : to->dims[i]) - begin[i];
    if (n[i] <= 0) return false;
    inner *= n[i];
  }
  return inner < all && inner >= WORTH && inner >= all / 2;
}

static void read_init(TnLower *l, const TnOp *op, TnKScalar *init) {
  for (uint32_t i = 0; i < op->n_results; i++)
    init[i] = scalar_as(l, op->operands[op->n_results + i], op->results[i].type->dtype);
}

// What stands around the inner windows: in front of and behind them in each dim, within them in those before it.
static void border(TnLower *l, const TnOp *op, const Window *w, Box inner, const TnKScalar *init) {
  const TnType *t = op->results[0].type;
  int64_t *begin = tn_new_n(l->arena, int64_t, 2 * t->rank + 1), *n = begin + t->rank;
  for (uint32_t i = 0; i < t->rank; i++) begin[i] = 0, n[i] = t->dims[i];
  for (uint32_t i = 0; i < t->rank; i++) {
    n[i] = inner.begin[i];
    if (n[i]) each_window(l, op, w, (Box){begin, n}, init, 0, 0);
    begin[i] = inner.begin[i] + inner.n[i], n[i] = t->dims[i] - begin[i];
    if (n[i]) each_window(l, op, w, (Box){begin, n}, init, 0, 0);
    begin[i] = inner.begin[i], n[i] = inner.n[i];
  }
}

// Windows of which each is folded by itself; those within the operand are spared looking whether they are.
static TnError *fold_each(TnPlanner *p, const TnOp *op, const Window *w, TnSteps *out) {
  const TnType *t = op->results[0].type;
  TnLower *l = tn_lower_new(p);
  TnKScalar *init = tn_new_n(l->arena, TnKScalar, op->n_results + 1);
  int64_t *first = tn_new_n(l->arena, int64_t, 2 * t->rank + 1), *n = first + t->rank;
  double work = 0.5 * (double)tn_count(t);
  for (uint32_t i = 0; i < w->rank; i++) work *= (double)w->size[i];
  Box box = {tn_new_n(l->arena, int64_t, t->rank + 1), t->dims};
  read_init(l, op, init);
  if (find_inner(op, w, first, n)) {
    double part = 1;
    for (uint32_t i = 0; i < t->rank; i++) part *= (double)n[i] / (double)t->dims[i];
    box = (Box){first, n};
    border(l, op, w, box, init);
    TN_TRY(tn_emit_finish(l, out, op, work * (1 - part)));
    work *= part;
    l = tn_lower_new(p);
    read_init(l, op, init);
  }
  each_window(l, op, w, box, init, TN_LOOP_PARALLEL, 0);
  return tn_emit_finish(l, out, op, work);
}

// Whether two values are the same bits.
static TnKVal same_bits(TnLower *l, TnKScalar x, TnKScalar y) {
  TnKVal a[2] = {x.v, x.im}, b[2] = {y.v, y.im}, r = 0;
  for (int i = 0; i < (tn_dtype_is_complex(x.dtype) ? 2 : 1); i++) {
    TnKType t = (TnKType)l->b->nodes.data[a[i]].type, bits = t == TN_KT_F64 ? TN_KT_I64 : TN_KT_I32;
    bool is_float = t == TN_KT_F32 || t == TN_KT_F64;
    TnKVal p = is_float ? tn_k_cvt(l->b, TN_K_bits, bits, a[i]) : a[i];
    TnKVal q = is_float ? tn_k_cvt(l->b, TN_K_bits, bits, b[i]) : b[i];
    r = tn_lower_and(l, r,
                     t == TN_KT_I1 ? tn_k_not(l->b, tn_k_op2(l->b, TN_K_ixor, p, q)) : tn_k_cmp(l->b, TN_KP_EQ, p, q));
  }
  return r;
}

// Windows that all begin at one end, with any body. Places in the padding count as the initial value; where the body
// makes nothing new of two of those, the fold goes on from element to element. What is not known here the kernel finds
// out.
static TnError *fold_running(TnPlanner *p, const TnOp *op, const Window *w, bool is_known, TnSteps *out) {
  const TnType *to = op->results[0].type;
  TnLower *l = tn_lower_new(p);
  uint32_t n = op->n_results;
  TnKScalar *init = tn_new_n(l->arena, TnKScalar, 4 * n + 1), *two = init + n, *again = init + 3 * n;
  read_init(l, op, init);
  TnKVal same = 0;
  if (!is_known) {
    for (uint32_t i = 0; i < n; i++) two[i] = two[n + i] = init[i];
    tn_lower_region(l, &op->regions[0], two, again);
    for (uint32_t i = 0; i < n; i++) same = tn_lower_and(l, same, same_bits(l, init[i], again[i]));
  }
  const Box whole = {tn_new_n(l->arena, int64_t, to->rank + 1), to->dims};
  each_window(l, op, w, whole, init, TN_LOOP_PARALLEL, same);
  return tn_emit_finish(l, out, op, (double)tn_count(to) * 5);
}

static TnError *fold_windows(TnPlanner *p, const TnOp *op, Window *w, TnSteps *out) {
  w->along = running_dim(op, w, &w->backward);
  const Neutral neutral = w->along < w->rank ? is_neutral(p, op) : NEVER;
  if (neutral != NEVER) return fold_running(p, op, w, neutral == ALWAYS, out);
  w->along = w->rank;
  return fold_each(p, op, w, out);
}

TnError *tn_emit_reduce_window(TnPlanner *p, const TnOp *op, TnSteps *out) {
  Window w = reduce_window_of(p->scratch, op);
  if (tn_count(op->results[0].type) == 0) return NULL;
  const TnLibScan *scan = find_scan(p, op, &w);
  if (!scan) return fold_windows(p, op, &w, out);
  tn_plan_lib(p, out, op, tn_lib_scan, scan, 0, NULL, 0);
  return NULL;
}

// ---- select_and_scatter

static Window select_window_of(TnArena *arena, const TnOp *op) {
  const Tn_select_and_scatter_attrs *a = TN_OP_ATTRS(op, select_and_scatter);
  Window w = new_window(arena, op->operands[0]->type->rank);
  for (uint32_t i = 0; i < w.rank; i++) {
    w.size[i] = tn_attr_i64_or(a->window_dimensions, i, 1);
    w.stride[i] = tn_attr_i64_or(a->window_strides, i, 1);
    w.base[i] = w.step[i] = 1;
    w.low[i] = low_padding(a->padding, i);
  }
  return w;
}

// Dims along which no two windows have an element: they may run in any order.
static bool is_free(const Window *w, uint32_t i) { return w->size[i] <= w->stride[i]; }

// Loops over the windows, the free dims first; lane_dim in lanes, innermost.
static void open_windows(TnLower *l, Places *v, const TnType *windows, uint32_t lane_dim, unsigned lanes) {
  unsigned flags = TN_LOOP_PARALLEL;
  for (int free = 1; free >= 0; free--)
    for (uint32_t i = 0; i < windows->rank; i++) {
      if (i == lane_dim || is_free(v->w, i) != (free == 1)) continue;
      v->at[i] = tn_loop_open(l, windows->dims[i], free ? flags : 0, 1);
      if (windows->dims[i] > 1) flags = 0;
    }
  if (lanes > 1) v->at[lane_dim] = tn_loop_open(l, windows->dims[lane_dim], 0, lanes);
}

// Compares the window's best element so far with the one at this place: the first of those that the body keeps stays.
static void choose(TnLower *l, const Places *v, const TnOp *op, TnKScalar best, TnKVal place) {
  if (v->inside.never) return;
  TnKBuilder *b = l->b;
  const TnValue *x = op->operands[0];
  TnKVal inside = tn_lower_and(l, v->inside.all, v->inside.each);
  TnKVal here = tn_ax_data(&l->x, tn_ix_flat(&l->x, tn_lower_ix(l, x, v->from))), old = tn_k_get(b, place);
  TnKScalar args[2] = {tn_var_get(l, best), look_up(l, v, x, inside)}, keep;
  tn_lower_region(l, &op->regions[0], args, &keep);
  TnKVal is_first = tn_k_cmp(b, TN_KP_LT, old, tn_k_const(b, l->p->wide ? TN_KT_I64 : TN_KT_I32, 0));
  TnKVal take = tn_lower_and(l, tn_k_op2(b, TN_K_ior, is_first, tn_k_not(b, keep.v)), inside);
  tn_var_set(l, best, tn_ks_select(b, take, args[1], args[0]));
  tn_k_set(b, place, tn_k_select(b, take, here, old));
}

// Adds the source's element, by the second body, to the chosen place; nowhere when the window saw no element.
static void scatter_to(TnLower *l, const Places *v, const TnOp *op, TnKVal chosen) {
  const TnValue *source = op->operands[1];
  TnDtype t = op->results[0].type->dtype;
  uint32_t slot = tn_plan_value_slot(l->p, &op->results[0]);
  TnKVal any = tn_k_cmp(l->b, TN_KP_GE, chosen, tn_k_const(l->b, l->p->wide ? TN_KT_I64 : TN_KT_I32, 0));
  int64_t n = tn_count(op->results[0].type);
  TnAx flat = tn_ax_masked(&l->x, tn_ax_from_data(&l->x, chosen, 0, n - 1));
  TnKScalar args[2], r;
  args[1] = tn_ks_convert(l->b, tn_lower_at(l, source, v->at), t);
  l->mask = any;
  args[0] = tn_lower_load(l, t, slot, flat);
  l->mask = 0;
  tn_lower_region(l, &op->regions[1], args, &r);
  l->mask = any;
  tn_lower_store(l, slot, flat, r);
  l->mask = 0;
}

TnError *tn_emit_select_and_scatter(TnPlanner *p, const TnOp *op, TnSteps *out) {
  static const uint8_t none[16] = {0};
  const TnType *in = op->operands[0]->type, *s = op->operands[1]->type;
  Window w = select_window_of(p->scratch, op);
  if (tn_count(in) == 0) return NULL;
  TN_TRY(tn_emit_fill(p, op, 2, out));  // before anything is scattered
  if (tn_count(s) == 0) return NULL;
  TnLower *l = tn_lower_new(p);
  bool loops = tn_region_loops(&op->regions[0]) || tn_region_loops(&op->regions[1]);
  uint32_t lane_dim = in->rank;
  for (uint32_t i = 0; i < in->rank && !loops; i++)
    if (is_free(&w, i) && s->dims[i] >= 4) lane_dim = i;
  unsigned lanes = lane_dim < in->rank ? 16 : 1;
  Places v = new_places(l, &w, in);
  open_windows(l, &v, s, lane_dim, lanes);
  TnKScalar best = tn_var_new(l, tn_ks_const(l->b, in->dtype, none), lanes);
  TnKVal place = tn_k_var(l->b, tn_k_const(l->b, p->wide ? TN_KT_I64 : TN_KT_I32, -1), lanes);
  open_places(l, &v);
  choose(l, &v, op, best, place);
  close_places(l, &v);
  scatter_to(l, &v, op, tn_k_get(l->b, place));
  for (uint32_t i = 0; i < in->rank; i++) tn_loop_close(l, s->dims[i], i == lane_dim ? lanes : 1);
  return tn_emit_finish(l, out, op, (double)tn_count(s) * (double)v.n);
}

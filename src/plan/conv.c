// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Convolutions with few output features, whose tiles in the library would be mostly empty: kernels with the last dim of
// the space in lanes. Each result is a chain from +0 over the kernel's places in row-major order, then input features;
// places in the padding are left out. A long last dim is done in parts: between its ends no place is in the padding. An
// input whose features lie together is transposed before: lanes of places of one feature are a load then. Where the
// input has holes, places of the last dim that meet the same taps are parts of their own, or sums beside each other. So
// are some lines of a short one, as a chain waits for itself.
#include "lib/tile.h"
#include "plan/priv.h"

enum {
  NARROW = 8,    // output features of a group from which on tiles of the library are filled well; most sums at once
  LEAST = 7,     // results of the last dim that are worth lanes
  FEW = 4,       // up to which it pays to transpose the input, of places that so many taps look at
  FEW_TAPS = 3,
  LONG = 64,     // results of the last dim from which on its ends by themselves cost less than masks in all of it
  NEAR = 4,      // elements between neighbours along the last spatial dim
  UNROLLED = 8,  // places of the last dim, and input features, that are written out
};

typedef struct Conv {
  const TnOp *op;
  const TnLibConv *c;
  TnDtype type;  // of the sums
  bool is_fused;
  int64_t group_in, group_out;              // features of a group
  int64_t begin, n, step, abreast;          // the part of the last dim; places one by one from each of its places on
  int64_t lines;                            // of the dim before it that are done at once
  TnAx batch, group, *to;                   // the result's element: to[i] in spatial dim i
  TnKScalar *sums;                          // of the output features of the group, for each place abreast of each line
  uint32_t moved;                           // slot of the input with features before the last dim, or TN_NO_SLOT
} Conv;

// A tap of the last dim, and the sums that it is of: those of a place abreast of a line, which looks there.
typedef struct Tap {
  TnAx from, place, line;
  TnKVal inside;
  int64_t at;
} Tap;

typedef struct Line {
  TnAx from;
  TnKVal inside;
  bool never;  // inside
} Line;

int64_t tn_step_after(const TnType *t, uint32_t dim) {
  int64_t step = 1;
  for (uint32_t i = dim + 1; i < t->rank; i++) step *= t->dims[i];
  return step;
}

static bool is_near(const TnType *t, const uint8_t *at, const TnLibConv *c) {
  return tn_step_after(t, at[1 + c->spatial]) <= NEAR;
}

static int64_t vectors_of(int64_t n, TnDtype type) { return tn_ceil_div(n, 64 / (int64_t)tn_dtype_bytes(type)); }

// Whether the last dim fills vectors, or leaves so few of them that the library takes longer for a whole tile.
static bool is_wide(const TnLibConv *c) {
  const TnLibConvDim *d = &c->dims[c->spatial - 1];
  if (d->out >= 2 * UNROLLED) return true;
  const TnDtype type = tn_lib_sum_type(c->in_type, c->kernel_type, c->out_type);
  const int64_t words = vectors_of(d->out, type) * (int64_t)tn_dtype_bytes(type) / 4;
  return d->out >= LEAST && words * d->stride * (c->out_features / c->feature_groups) < NARROW;
}

bool tn_conv_is_narrow(const TnOp *op, const TnLibConv *c) {
  if (c->batch_groups != 1 || c->spatial == 0 || c->out_features / c->feature_groups >= NARROW) return false;
  size_t last = c->spatial - 1;
  if (c->dims[last].in_dilation > 1 && c->dims[last].kernel > UNROLLED * c->dims[last].in_dilation) return false;
  if (c->dims[last].stride > 2 || tn_dtype_is_complex(c->out_type) || !is_wide(c)) return false;
  if (tn_count(op->operands[0]->type) == 0 || tn_count(op->operands[1]->type) == 0) return false;
  if (!is_near(op->results[0].type, c->out_at, c)) return false;
  int64_t taps = 1;
  for (size_t i = 0; i < c->spatial; i++) taps *= c->dims[i].kernel;
  return is_near(op->operands[0]->type, c->in_at, c) ||
         (c->feature_groups == 1 && c->out_features <= FEW && taps >= FEW_TAPS);
}

static uint32_t move_input(TnPlanner *p, const TnOp *op, const TnLibConv *c, TnSteps *out) {
  const TnValue *v = op->operands[0];
  int64_t *perm = tn_new_n(p->arena, int64_t, c->spatial + 2);
  perm[0] = c->in_at[0], perm[c->spatial] = c->in_at[1], perm[c->spatial + 1] = c->in_at[c->spatial + 1];
  for (size_t i = 1; i < c->spatial; i++) perm[i] = c->in_at[1 + i];
  uint32_t to = tn_plan_temp(p, v->type->dtype, (size_t)tn_count(v->type) * tn_dtype_bytes(v->type->dtype));
  tn_plan_transpose(p, out, op, v->type, perm, NULL, tn_plan_value_slot(p, v), to);
  return to;
}

static TnKScalar moved_element(TnLower *l, const Conv *x, TnAx feature, const TnAx *from) {
  TnAx at = x->batch;
  for (size_t i = 0; i < x->c->spatial; i++) {
    if (i + 1 == x->c->spatial) at = tn_ax_join(&l->x, at, x->c->in_features, feature);
    at = tn_ax_join(&l->x, at, x->c->dims[i].in, from[i]);
  }
  return tn_ks_convert(l->b, tn_lower_load(l, x->op->operands[0]->type->dtype, x->moved, at), x->type);
}

static TnKScalar element(TnLower *l, const Conv *x, const TnValue *v, const uint8_t *at, TnAx first, TnAx second,
                         const TnAx *places) {
  TnAx *in = tn_new_n(l->arena, TnAx, x->c->spatial + 2);
  in[at[0]] = first, in[at[1]] = second;
  for (size_t i = 0; i < x->c->spatial; i++) in[at[2 + i]] = places[i];
  return tn_ks_convert(l->b, tn_lower_at(l, v, in), x->type);
}

// The products of one input element with the weights of each output feature.
static void add_products(TnLower *l, Conv *x, TnAx feature, TnAx *from, TnAx *places, const Tap *tap) {
  const TnLibConv *c = x->c;
  from[c->spatial - 1] = tap->from, places[c->spatial - 1] = tap->place;
  if (tap->line) from[c->spatial - 2] = tap->line;
  l->mask = tap->inside;
  TnAx in_feature = tn_ax_join(&l->x, x->group, x->group_in, feature);
  TnKScalar e = x->moved != TN_NO_SLOT ? moved_element(l, x, in_feature, from)
                                       : element(l, x, x->op->operands[0], c->in_at, x->batch, in_feature, from);
  l->mask = 0;
  for (int64_t o = 0; o < x->group_out; o++) {
    TnAx out_feature = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, x->group, x->group_out), o);
    TnKScalar w = element(l, x, x->op->operands[1], c->kernel_at, feature, out_feature, places);
    TnKScalar sum = x->sums[tap->at * x->group_out + o], old = tn_var_get(l, sum), r = old;
    if (x->is_fused) {
      r.v = tn_k_fma(l->b, e.v, w.v, old.v);
    } else {
      tn_ks_apply(l->b, TN_SCALAR_multiply, e, w, &w);
      tn_ks_apply(l->b, TN_SCALAR_add, old, w, &r);
    }
    tn_var_set(l, sum, tap->inside ? tn_ks_select(l->b, tap->inside, r, old) : r);
  }
}

static void each_feature(TnLower *l, Conv *x, TnAx *from, TnAx *places, const Tap *taps, size_t n) {
  const bool is_loop = x->group_in > UNROLLED && n;
  const TnAx feature = is_loop ? tn_loop_open(l, x->group_in, 0, 1) : NULL;
  for (int64_t i = 0; i < (is_loop ? 1 : x->group_in); i++)
    for (size_t t = 0; t < n; t++)
      add_products(l, x, is_loop ? feature : tn_ax_const(&l->x, i), from, places, &taps[t]);
  if (is_loop) tn_loop_close(l, x->group_in, 1);
}

// The kernel's place k in dim i: where it looks, and which of the weights it takes.
static TnKVal look(TnLower *l, const TnLibConvDim *d, TnAx to, TnAx k, TnAx *from, TnAx *place, bool *never) {
  TnKVal inside, hit;
  TnAx a = tn_ax_add(&l->x, tn_ax_scale(&l->x, to, d->stride), tn_ax_scale(&l->x, k, d->kernel_dilation));
  a = tn_ax_add_imm(&l->x, a, -d->low);
  *never = d->in_dilation > 1 && tn_ax_mod(&l->x, a, d->in_dilation)->lo > 0;
  if (*never) return 0;
  a = tn_lower_undilated(l, a, d->in, d->in_dilation, &inside, &hit, never);
  *from = tn_ax_inside(&l->x, a, d->in);
  *place = d->is_reversed ? tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, k, -1), d->kernel - 1) : k;
  return tn_lower_and(l, inside, hit);
}

// Of the last dim's places from k on, as many as there are places abreast: these meet one each, in each of the lines.
static void some_taps(TnLower *l, Conv *x, TnAx k, int64_t n, const Line *lines, TnAx *from, TnAx *places) {
  const size_t last = x->c->spatial - 1;
  Tap *taps = tn_new_n(l->arena, Tap, (size_t)(x->abreast * x->lines));
  size_t found = 0;
  for (int64_t i = 0; i < n; i++)
    for (int64_t at = 0; at < x->abreast; at++) {
      Tap t = {.at = at};
      bool never;
      TnAx to = tn_ax_add_imm(&l->x, x->to[last], at);
      const TnKVal inside = look(l, &x->c->dims[last], to, tn_ax_add_imm(&l->x, k, i), &t.from, &t.place, &never);
      for (int64_t line = 0; line < x->lines && !never; line++, t.at += x->abreast) {
        t.line = lines[line].from, t.inside = tn_lower_and(l, inside, lines[line].inside);
        taps[found] = t, found += !lines[line].never;
      }
    }
  each_feature(l, x, from, places, taps, found);
}

static void last_places(TnLower *l, Conv *x, const Line *lines, TnAx *from, TnAx *places) {
  const TnLibConvDim *d = &x->c->dims[x->c->spatial - 1];
  const bool is_loop = d->kernel > UNROLLED * d->in_dilation;
  if (is_loop) some_taps(l, x, tn_loop_open(l, d->kernel, 0, 1), 1, lines, from, places);
  for (int64_t n = 0; n < d->kernel && !is_loop; n += x->abreast)
    some_taps(l, x, tn_ax_const(&l->x, n), tn_min_i64(x->abreast, d->kernel - n), lines, from, places);
  if (is_loop) tn_loop_close(l, d->kernel, 1);
}

// The kernel's place k in the dim before the last, for each of the lines.
static void each_line(TnLower *l, Conv *x, TnAx k, TnAx *from, TnAx *places) {
  const size_t i = x->c->spatial - 2;
  Line *lines = tn_new_n(l->arena, Line, (size_t)x->lines);
  for (int64_t at = 0; at < x->lines; at++) {
    const TnAx to = tn_ax_add_imm(&l->x, x->to[i], at);
    lines[at].inside = look(l, &x->c->dims[i], to, k, &lines[at].from, &places[i], &lines[at].never);
  }
  last_places(l, x, lines, from, places);
}

static void each_place(TnLower *l, Conv *x, size_t i, TnAx *from, TnAx *places) {
  if (i + 1 == x->c->spatial) {
    last_places(l, x, &(Line){0}, from, places);
    return;
  }
  const TnLibConvDim *d = &x->c->dims[i];
  bool never = false;
  TnAx k = tn_loop_open(l, d->kernel, 0, 1);
  const bool is_of_lines = x->lines > 1 && i + 2 == x->c->spatial;
  TnKVal inside = is_of_lines ? 0 : look(l, d, x->to[i], k, &from[i], &places[i], &never);
  if (inside) tn_k_if(l->b, inside);
  if (is_of_lines) each_line(l, x, k, from, places);
  else if (!never) each_place(l, x, i + 1, from, places);
  if (inside) tn_k_end(l->b);
  tn_loop_close(l, d->kernel, 1);
}

static void store_sums(TnLower *l, const Conv *x) {
  const TnType *t = x->op->results[0].type;
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1);
  at[x->c->out_at[0]] = x->batch;
  const size_t last = x->c->spatial - 1;
  for (size_t i = 0; i <= last; i++) at[x->c->out_at[2 + i]] = x->to[i];
  for (int64_t i = 0; i < x->lines * x->abreast * x->group_out; i++) {
    const int64_t place = i / x->group_out, line = place / x->abreast;
    at[x->c->out_at[2 + last]] = tn_ax_add_imm(&l->x, x->to[last], place % x->abreast);
    if (last > 0) at[x->c->out_at[1 + last]] = tn_ax_add_imm(&l->x, x->to[last - 1], line);
    at[x->c->out_at[1]] = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, x->group, x->group_out), i % x->group_out);
    TnKScalar sum = tn_ks_convert(l->b, tn_var_get(l, x->sums[i]), t->dtype);
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
  int64_t n = x->n, products = x->group_in, sums = x->lines * x->abreast * x->group_out;
  unsigned flags = TN_LOOP_PARALLEL, lanes = sums == 1 || x->lines > 1 ? 64 : sums <= 3 ? 32 : 16;
  if (tn_dtype_bits(x->type) == 64) lanes /= 2;
  lanes = tn_lanes_for(n, lanes);
  const int64_t n_lines = last > 0 ? c->dims[last - 1].out / x->lines : 1;
  TnAx *all = tn_new_n(l->arena, TnAx, 3 * c->spatial);
  x->to = all;
  x->sums = tn_new_n(l->arena, TnKScalar, (size_t)sums);
  x->batch = open_loop(l, c->batch, &flags, 1);
  x->group = open_loop(l, c->feature_groups, &flags, 1);
  for (size_t i = 0; i < last; i++) x->to[i] = open_loop(l, i + 1 < last ? c->dims[i].out : n_lines, &flags, 1);
  if (last > 0) x->to[last - 1] = tn_ax_scale(&l->x, x->to[last - 1], x->lines);
  x->to[last] = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, open_loop(l, n, &flags, lanes), x->step), x->begin);
  for (int64_t i = 0; i < sums; i++) x->sums[i] = tn_var_new(l, tn_ks_const(l->b, x->type, none), lanes);
  each_place(l, x, 0, all + c->spatial, all + 2 * c->spatial);
  store_sums(l, x);
  tn_k_end(l->b);
  for (size_t i = 0; i < last; i++) tn_loop_close(l, i + 1 < last ? c->dims[i].out : n_lines, 1);
  tn_loop_close(l, c->feature_groups, 1);
  tn_loop_close(l, c->batch, 1);
  for (size_t i = 0; i < c->spatial; i++) products *= c->dims[i].kernel;
  double results = (double)tn_count(x->op->results[0].type) / (double)c->dims[last].out * (double)(n * x->abreast);
  return tn_emit_finish(l, out, x->op, results * (double)products * 0.05);
}

// As many lines of a short last dim as keep the sums few, without a rest, where input features are many.
static int64_t choose_lines(const Conv *x) {
  enum { SHORT = 2 };  // vectors
  const TnLibConv *c = x->c;
  if (c->spatial < 2 || c->dims[c->spatial - 2].in_dilation > 1 || x->group_in <= UNROLLED) return 1;
  const int64_t vectors = vectors_of(c->dims[c->spatial - 1].out / x->step, x->type);
  int64_t lines = vectors > SHORT ? 1 : tn_max_i64(1, NARROW / (vectors * x->abreast * x->group_out));
  while (c->dims[c->spatial - 2].out % lines) lines--;
  return lines;
}

TnError *tn_emit_narrow_conv(TnPlanner *p, const TnOp *op, const TnLibConv *c, TnSteps *out) {
  Conv x = {.op = op, .c = c, .type = tn_lib_sum_type(c->in_type, c->kernel_type, c->out_type)};
  x.group_in = c->in_features / c->feature_groups, x.group_out = c->out_features / c->feature_groups;
  int64_t products = x.group_in;
  for (size_t i = 0; i < c->spatial; i++) products *= c->dims[i].kernel;
  x.is_fused = (x.type == TN_F32 || x.type == TN_F64) && products >= TN_FUSED_FROM;
  x.moved = is_near(op->operands[0]->type, c->in_at, c) ? TN_NO_SLOT : move_input(p, op, c, out);
  // The results of the last dim that see no padding.
  const TnLibConvDim *d = &c->dims[c->spatial - 1];
  int64_t first = d->low > 0 ? (d->low + d->stride - 1) / d->stride : 0;
  int64_t room = (d->in - 1) * d->in_dilation + d->low - (d->kernel - 1) * d->kernel_dilation;
  int64_t end = tn_min_i64(room < 0 ? 0 : room / d->stride + 1, d->out);
  x.step = d->in_dilation / tn_common_divisor(d->in_dilation, d->stride);
  bool is_split = end - first >= 2 * UNROLLED * x.step && d->out > LONG * x.step;
  // Places abreast meet taps in turn.
  const bool is_abreast = !is_split && d->stride == 1 && d->out % x.step == 0 && x.step * x.group_out <= NARROW &&
                          tn_common_divisor(x.step, d->kernel_dilation) == 1;
  x.abreast = is_abreast ? x.step : 1;
  x.lines = is_split ? 1 : choose_lines(&x);
  int64_t ends[] = {0, is_split ? first : 0, is_split ? end : d->out, d->out};
  for (int64_t phase = 0; phase < x.step; phase += x.abreast)
    for (int i = 0; i < 3; i++) {
      x.begin = ends[i] + (phase + x.step - ends[i] % x.step) % x.step;
      x.n = tn_ceil_div(ends[i + 1] - x.begin, x.step);
      if (x.begin < ends[i + 1]) TN_TRY(emit_part(p, &x, out));
    }
  return NULL;
}

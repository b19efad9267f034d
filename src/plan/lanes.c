// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A while whose iterations do not mix elements: what a loop over whole arrays does is then the same as a loop for each
// element, so the loops change places. A handful of elements at a time goes through all its iterations in registers,
// and no array is written between two of them.
//
// Two kinds of condition allow it. One that is made of carried scalars alone (a counter) is the same for all elements;
// every handful counts for itself, and is done before where nothing in it will change any more. One that asks whether
// any element is not done yet, as vmap makes it, ends a handful when its own elements are done; the body must leave the
// others as they are, by select on the very same predicate.
#include "plan/priv.h"

enum {
  FEWEST = 8,      // elements that pay for it, or of a row that pays for lanes of its own
  MOST_OPS = 400,  // in the regions
  ROUND_OPS = 120,
  MOST_DEPTH = 64,   // of a predicate
  MOST_STEPS = 500,  // of a search
  SHORT_OPS = 60,    // bodies of fewer look every so many iterations whether all lanes are done
  LOOK_EVERY = 8,
};

typedef struct Lanes {
  TnPlanner *p;
  const TnOp *op;
  const TnRegion *cond, *body;
  const TnType *shape;     // of the carried arrays
  const TnValue *pending;  // the predicate whose "any" is the condition; NULL: scalars decide
  const TnValue *active;   // then: the predicate of the body without which it changes nothing, or NULL
  bool is_negated;         // it is the one with which it changes nothing
  unsigned steps;          // of a search
  uint32_t n, n_arrays, n_ops;
  double cost;
  bool is_wide;
} Lanes;

static bool has_shape(const Lanes *w, const TnType *t) {
  const int64_t *a, *b;
  uint32_t n = tn_dims_trim(w->p->scratch, t, &a), m = tn_dims_trim(w->p->scratch, w->shape, &b);
  return n == m && memcmp(a, b, n * sizeof *a) == 0;
}

static bool is_array(const TnValue *v) { return tn_count(v->type) != 1; }

// Takes twice the registers. A counter of 64 bits beside arrays of 32 does not.
static bool fills_wide(const TnValue *v) {
  return is_array(v) && tn_dtype_bits(tn_dtype_real(v->type->dtype)) == 64;
}

// ---- whether the loops may change places

// Parts of an array's rows: a handful of elements, which may be of two rows, would be gathered one by one, and rows for
// themselves lie side by side. Of bytes and words what fills no register is dear.
static bool cuts_rows(const TnOp *op) {
  if (op->opcode != TN_OP_slice && op->opcode != TN_OP_dynamic_slice) return false;
  const TnType *t = op->results[0].type, *from = op->operands[0]->type;
  uint32_t last = t->rank ? t->rank - 1 : 0;
  int64_t least = tn_dtype_bits(t->dtype) < 32 ? 4 * FEWEST : FEWEST;
  return t->rank && t->dims[last] >= least && t->dims[last] < from->dims[last] && t->dims[last] < tn_count(t);
}

// Values of the regions are of two sorts: those that can be made for any index (of scalars, constants and outer
// values), and those that are there at the own index only, because a carried array is in them.
static bool sort_op(Lanes *w, const TnOp *op) {
  bool by_lane = false, is_list = tn_op_lists_indices(w->p, op), moves = false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    bool is_own = tn_info(w->p, op->operands[i])->by_lane;
    by_lane |= is_own;
    moves |= is_own && !is_list && !tn_op_reads_own(w->p, op, i);
  }
  w->n_ops++, w->cost += tn_op_cost(op);
  if (op->n_results != 1 || op->n_regions || w->n_ops > MOST_OPS) return false;
  if (!tn_op_is_elementwise(op) && (!tn_op_is_movement(op) || moves || cuts_rows(op))) return false;
  if (by_lane && !is_list && !has_shape(w, op->results[0].type)) return false;
  w->is_wide |= fills_wide(&op->results[0]);
  tn_info(w->p, &op->results[0])->by_lane = by_lane;
  return true;
}

static bool sort_args(Lanes *w, const TnRegion *r) {
  for (uint32_t i = 0; i < r->n_args; i++) {
    const TnValue *v = &r->args[i];
    if (v->type->kind != TN_TYPE_TENSOR) return false;
    tn_info(w->p, v)->by_lane = is_array(v);
    if (is_array(v) && !has_shape(w, v->type)) return false;
    w->is_wide |= fills_wide(v);
  }
  return true;
}

static bool is_false(const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  if (!op || op->opcode != TN_OP_constant) return false;
  const TnAttr *a = TN_OP_ATTRS(op, constant)->value;
  return a->is_splat && a->data_bytes && !*(const uint8_t *)a->data;
}

// Whether any element of the operand is true.
static bool is_any(const TnOp *op) {
  return op->opcode == TN_OP_reduce && op->n_operands == 2 && tn_count(op->results[0].type) == 1 &&
         tn_reduce_scalar_op(op, 0) == TN_SCALAR_or && op->results[0].type->dtype == TN_I1 && is_false(op->operands[1]);
}

static bool sort_cond(Lanes *w) {
  const TnOp *end = tn_region_end(w->cond);
  TN_FOR_OPS(op, w->cond) {
    if (op == end) break;
    if (is_any(op) && end->operands[0] == &op->results[0] && tn_info(w->p, op->operands[0])->by_lane)
      w->pending = op->operands[0];
    else if (!sort_op(w, op))
      return false;
  }
  return true;
}

static bool sort_body(Lanes *w) {
  const TnOp *end = tn_region_end(w->body);
  TN_FOR_OPS(op, w->body)
  if (op != end && !sort_op(w, op)) return false;
  for (uint32_t i = 0; i < w->n; i++)
    if (is_array(&w->body->args[i]) && !has_shape(w, end->operands[i]->type)) return false;
  return true;
}

static bool same_constant(const TnOp *a, const TnOp *b) {
  const TnAttr *x = TN_OP_ATTRS(a, constant)->value, *y = TN_OP_ATTRS(b, constant)->value;
  return x == y || (x->is_splat && y->is_splat && x->data_bytes == y->data_bytes && x->data && y->data &&
                    memcmp(x->data, y->data, x->data_bytes) == 0);
}

// Whether b in the body is what a is in the condition.
static bool is_same(const Lanes *w, const TnValue *a, const TnValue *b, unsigned depth) {
  if (a == b) return true;
  if (depth == MOST_DEPTH || a->is_arg != b->is_arg || !tn_type_equal(a->type, b->type)) return false;
  if (a->is_arg) return a->def.region == w->cond && b->def.region == w->body && a->index == b->index;
  const TnOp *x = a->def.op, *y = b->def.op;
  if (x->opcode != y->opcode || x->n_operands != y->n_operands || x->n_regions) return false;
  if (x->opcode == TN_OP_constant) return same_constant(x, y);
  for (uint32_t i = 0; i < tn_op_get_info(x)->n_attrs; i++)
    if (x->attrs[i] != y->attrs[i]) return false;
  for (uint32_t i = 0; i < x->n_operands; i++)
    if (!is_same(w, x->operands[i], y->operands[i], depth + 1)) return false;
  return true;
}

// Where the predicate is false the body leaves everything as it is.
static bool keeps_done(const Lanes *w) {
  const TnOp *end = tn_region_end(w->body);
  for (uint32_t i = 0; i < w->n; i++) {
    const TnValue *v = end->operands[i], *old = &w->body->args[i];
    if (v == old) continue;
    const TnOp *op = tn_value_op(v);
    if (!is_array(old) || !op || op->opcode != TN_OP_select || op->operands[2] != old) return false;
    const TnValue *p = op->operands[0];
    while (tn_value_op(p) && tn_value_op(p)->opcode == TN_OP_broadcast_in_dim && tn_info(w->p, p)->by_lane)
      p = tn_value_op(p)->operands[0];
    if (!is_same(w, w->pending, p, 0)) return false;
  }
  return true;
}

// ---- lanes in which nothing will change any more
//
// fori_loop(200, where(abs(z) <= 2, z * z + c, z)): once the predicate does not hold, it never will again, as what it
// is made of stays. A handful none of whose elements changes is done whatever the counter says.

typedef enum Known { UNKNOWN, NONE, ALL } Known;  // NONE: false or zero; ALL: true

static Known opposite(Known x) { return x == NONE ? ALL : x == ALL ? NONE : UNKNOWN; }

static Known known_constant(const TnOp *op) {
  const TnAttr *a = TN_OP_ATTRS(op, constant)->value;
  if (!a->is_splat || !a->data_bytes || a->data_bytes > 8) return UNKNOWN;
  static const uint8_t zeros[8] = {0};
  if (memcmp(a->data, zeros, a->data_bytes) == 0) return NONE;
  return op->results[0].type->dtype == TN_I1 ? ALL : UNKNOWN;
}

// What v is where the body is taken to change nothing.
static Known known(Lanes *w, const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  if (v == w->active) return w->is_negated ? ALL : NONE;
  if (!op || op->n_regions || op->n_operands > 3 || ++w->steps > MOST_STEPS) return UNKNOWN;
  if (op->opcode == TN_OP_constant) return known_constant(op);
  Known x[3] = {UNKNOWN, UNKNOWN, UNKNOWN};
  for (uint32_t i = 0; i < op->n_operands; i++) x[i] = known(w, op->operands[i]);
  switch (op->opcode) {
    case TN_OP_not: return v->type->dtype == TN_I1 ? opposite(x[0]) : UNKNOWN;
    case TN_OP_broadcast_in_dim:
    case TN_OP_reshape: return x[0];
    case TN_OP_convert: return x[0] == NONE || v->type->dtype == TN_I1 ? x[0] : UNKNOWN;
    case TN_OP_and: return x[0] == NONE || x[1] == NONE ? NONE : x[0] == x[1] ? x[0] : UNKNOWN;
    case TN_OP_or: return x[0] == ALL || x[1] == ALL ? ALL : x[0] == x[1] ? x[0] : UNKNOWN;
    case TN_OP_select: return x[0] == ALL ? x[1] : x[0] == NONE ? x[2] : x[1] == x[2] ? x[1] : UNKNOWN;
    default: return UNKNOWN;
  }
}

// Whether v is `old` there. (A float plus zero is not: -0 would lose its sign.)
static bool keeps(Lanes *w, const TnValue *v, const TnValue *old) {
  if (v == old) return true;
  const TnOp *op = tn_value_op(v);
  if (!op || ++w->steps > MOST_STEPS) return false;
  TnValue **x = op->operands;
  const bool is_whole = tn_dtype_is_int(v->type->dtype) || v->type->dtype == TN_I1;
  switch (op->opcode) {
    case TN_OP_select: {
      const Known chosen = known(w, x[0]);
      return (chosen == NONE || keeps(w, x[1], old)) && (chosen == ALL || keeps(w, x[2], old));
    }
    case TN_OP_add:
    case TN_OP_or:
      return is_whole &&
             ((known(w, x[1]) == NONE && keeps(w, x[0], old)) || (known(w, x[0]) == NONE && keeps(w, x[1], old)));
    case TN_OP_subtract: return known(w, x[1]) == NONE && keeps(w, x[0], old);
    case TN_OP_and: return known(w, x[1]) == ALL && keeps(w, x[0], old);
    default: return false;
  }
}

// Made of carried arrays and of what the loop does not change.
static bool is_of_arrays(Lanes *w, const TnValue *v) {
  if (++w->steps > MOST_STEPS) return false;
  if (v->is_arg)
    return v->def.region != w->body || is_array(v) || tn_region_end(w->body)->operands[v->index] == v;
  const TnOp *op = v->def.op;
  if (op->parent != w->body) return true;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!is_of_arrays(w, op->operands[i])) return false;
  return op->n_regions == 0;
}

static bool keeps_all(Lanes *w) {
  const TnOp *end = tn_region_end(w->body);
  w->steps = 0;
  if (!is_of_arrays(w, w->active)) return false;
  for (uint32_t i = 0; i < w->n; i++)
    if (is_array(&w->body->args[i]) && !keeps(w, end->operands[i], &w->body->args[i])) return false;
  return true;
}

static void find_active(Lanes *w) {
  const TnOp *end = tn_region_end(w->body);
  for (uint32_t i = 0; i < w->n; i++) {
    const TnValue *old = &w->body->args[i];
    const TnOp *op = tn_value_op(end->operands[i]);
    if (!is_array(old) || !op || op->opcode != TN_OP_select || !tn_info(w->p, op->operands[0])->by_lane) continue;
    w->active = op->operands[0];
    w->is_negated = op->operands[1] == old;
    if (keeps_all(w)) return;
    w->active = NULL;
  }
}

static bool find_shape(Lanes *w) {
  for (uint32_t i = 0; i < w->n; i++) {
    const TnValue *v = w->op->operands[i];
    if (v->type->kind != TN_TYPE_TENSOR) return false;
    if (!is_array(v)) continue;
    if (!w->shape) w->shape = v->type;
    w->n_arrays++;
  }
  return w->shape && tn_count(w->shape) >= FEWEST;
}

static bool may_interchange(Lanes *w) {
  return find_shape(w) && sort_args(w, w->cond) && sort_args(w, w->body) && sort_cond(w) && sort_body(w) &&
         (!w->pending || keeps_done(w));
}

// ---- the kernels

// Lanes: as many as the carried arrays find registers for.
static unsigned choose_lanes(const Lanes *w, int64_t n) {
  unsigned one = w->is_wide ? 8 : 16, lanes = w->n_arrays <= 3 && w->n_ops <= 80 ? 4 * one
                                              : w->n_arrays <= 8                 ? 2 * one
                                                                                 : one;
  while ((int64_t)lanes > n) lanes /= 2;
  return lanes;
}

static const TnIx *index_of(TnLower *l, const TnValue *v, TnAx at) {
  const TnType *t = v->type;
  return tn_ix_of_flat(&l->x, t->rank, t->dims, is_array(v) ? at : tn_ax_const(&l->x, 0));
}

// Outer arrays that are read at the own index: once, in front of the loop.
static void read_outer(TnLower *l, const Lanes *w, const TnRegion *r, TnAx at) {
  TN_FOR_OPS(op, r)
  for (uint32_t i = 0; i < op->n_operands && tn_op_is_elementwise(op); i++) {
    const TnValue *v = op->operands[i];
    bool is_outer = v->is_arg ? v->def.region != r : v->def.op->parent != r;
    if (is_outer && is_array(v) && has_shape(w, v->type)) tn_lower(l, v, index_of(l, v, at));
  }
}

// The values of the variables as the region's arguments, in an instance of it of its own.
static void bind(TnLower *l, const TnRegion *r, const TnKScalar *values) {
  l->instance = ++l->p->n_instances;
  for (uint32_t i = 0; i < r->n_args; i++)
    if (values[i].v) tn_lower_bind(l, &r->args[i], values[i]);
}

// Whether any lane is true: 1 or 0. As integers: masks have no shuffles.
static TnKVal any_lane(TnKBuilder *b, TnKVal mask, unsigned lanes) {
  TnKVal any = tn_k_select(b, mask, tn_k_i32(b, 1), tn_k_i32(b, 0));
  for (unsigned h = lanes / 2; h > 0; h /= 2) any = tn_k_op2(b, TN_K_ior, any, tn_k_down(b, any, h));
  return lanes == 1 ? any : tn_k_lane(b, any, 0);
}

static TnKVal is_set(TnKBuilder *b, TnKVal x) { return tn_k_cmp(b, TN_KP_NE, x, tn_k_i32(b, 0)); }

static TnKVal lower_cond(TnLower *l, const Lanes *w, TnAx at, unsigned lanes) {
  const TnValue *v = w->pending ? w->pending : tn_region_end(w->cond)->operands[0];
  TnKVal x = tn_lower(l, v, index_of(l, v, at)).v;
  return w->pending && lanes > 1 ? is_set(l->b, any_lane(l->b, x, lanes)) : x;
}

// The next values of what is carried; in the order of the body, so that nothing is lowered deep inside of another.
static void lower_body(TnLower *l, const Lanes *w, TnAx at, const TnKScalar *vars, bool with_arrays) {
  const TnOp *end = tn_region_end(w->body);
  TN_FOR_OPS(op, w->body)
  if (op != end && with_arrays && tn_info(l->p, &op->results[0])->by_lane)
    tn_lower(l, &op->results[0], index_of(l, &op->results[0], at));
  TnKScalar *next = tn_new_n(l->arena, TnKScalar, w->n + 1);
  for (uint32_t i = 0; i < w->n; i++)
    if (vars[i].v) next[i] = tn_lower(l, end->operands[i], index_of(l, end->operands[i], at));
  tn_vars_set(l, w->n, vars, next);
}

// Whether the first round takes from the condition what both compute, the predicate for one: a comparison or two are
// done again sooner than their masks, of which there are few registers, are kept.
static bool shares_cond(const Lanes *w) {
  enum { FEW = 2 };
  unsigned n = 0;
  TN_FOR_OPS(op, w->cond) n += tn_op_is_elementwise(op);
  return n > FEW;
}

// Rounds of the body for a look at the condition, which is dear when it is about all lanes. Too many do no harm.
static unsigned rounds_of(const Lanes *w) {
  unsigned n = w->pending ? ROUND_OPS / w->n_ops : 1;
  return n > 4 ? 4 : n < 1 ? 1 : n;
}

// From time to time: whether any lane is still active.
static void exit_when_done(TnLower *l, const Lanes *w, TnAx at, unsigned lanes, TnKScalar round, TnKScalar more) {
  TnKBuilder *b = l->b;
  const int32_t every = w->n_ops < SHORT_OPS ? LOOK_EVERY : 1;
  TnKVal active = tn_lower(l, w->active, index_of(l, w->active, at)).v;
  TnKScalar next = {.dtype = TN_I32, .v = tn_k_op2(b, TN_K_iadd, tn_var_get(l, round).v, tn_k_i32(b, 1))};
  tn_var_set(l, round, next);
  tn_k_if(b, tn_k_not(b, is_set(b, tn_k_op2(b, TN_K_iand, next.v, tn_k_i32(b, every - 1)))));
  TnKVal any = any_lane(b, w->is_negated ? tn_k_not(b, active) : active, lanes);
  tn_var_set(l, more, (TnKScalar){.dtype = TN_I32, .v = any});
  tn_k_end(b);
  tn_k_exit(b, is_set(b, tn_var_get(l, more).v));
}

// n elements from `begin` on, whole steps of the lanes; n = 0: the scalars alone.
static TnError *emit_part(const Lanes *w, int64_t begin, int64_t n, unsigned lanes, TnSteps *out) {
  TnLower *l = tn_lower_new(w->p);
  TnAx at = tn_ax_const(&l->x, begin);
  if (n) {
    unsigned flags = (lanes > 1 ? TN_LOOP_VECTOR : 0u) | (begin ? 0u : TN_LOOP_PARALLEL);
    TnKVal loop = tn_k_loop(l->b, n, flags, lanes);
    at = tn_ax_add_imm(&l->x, tn_ax_term(&l->x, loop, n - 1), begin);
  }
  TnKScalar *vars = tn_new_n(l->arena, TnKScalar, 2 * w->n + 1), *values = vars + w->n;
  for (uint32_t i = 0; i < w->n; i++) {
    const TnValue *v = w->op->operands[i];
    if (n || !is_array(v)) vars[i] = tn_var_new(l, tn_lower(l, v, index_of(l, v, at)), is_array(v) ? lanes : 1);
  }
  if (n) read_outer(l, w, w->cond, at), read_outer(l, w, w->body, at);
  TnKScalar round = {0}, more = {0};
  if (n && w->active) {
    round = tn_var_new(l, (TnKScalar){.dtype = TN_I32, .v = tn_k_i32(l->b, 0)}, 1);
    more = tn_var_new(l, (TnKScalar){.dtype = TN_I32, .v = tn_k_i32(l->b, 1)}, 1);
  }
  tn_k_while(l->b);
  tn_vars_get(l, w->n, vars, values);
  bind(l, w->cond, values);
  tn_k_exit(l->b, lower_cond(l, w, at, lanes));
  tn_loop_exit_on_cancel(l);
  for (unsigned i = 0; i < rounds_of(w); i++) {
    if (i || !shares_cond(w)) tn_vars_get(l, w->n, vars, values);
    bind(l, w->body, values);
    lower_body(l, w, at, vars, n > 0);
  }
  if (n && w->active) exit_when_done(l, w, at, lanes, round, more);
  tn_k_end(l->b);
  l->instance = 0;
  for (uint32_t i = 0; i < w->n; i++) {
    const TnValue *v = &w->op->results[i];
    if (tn_info(w->p, v)->uses == 0 || is_array(v) != (n != 0)) continue;
    tn_lower_store(l, tn_plan_value_slot(w->p, v), n ? at : tn_ax_const(&l->x, 0),
                   tn_var_get(l, vars[i]));
  }
  if (n) tn_k_end(l->b);
  return tn_emit_finish(l, out, w->op, (double)(n ? n : 1) * w->cost * 16);
}

// Whether a result lies where its operand did.
static bool is_in_place(const Lanes *w) {
  for (uint32_t i = 0; i < w->n; i++) {
    const TnValue *v = &w->op->results[i];
    if (is_array(v) && tn_info(w->p, v)->uses && tn_info(w->p, w->op->operands[i])->slot == tn_plan_value_slot(w->p, v))
      return true;
  }
  return false;
}

TnError *tn_emit_while_by_lanes(TnPlanner *p, const TnOp *op, TnSteps *out, bool *done) {
  Lanes w = {.p = p, .op = op, .cond = &op->regions[0], .body = &op->regions[1], .n = op->n_operands};
  *done = !p->options->unfused && !p->options->unjoined && may_interchange(&w);
  if (!*done) return NULL;
  if (!w.pending) find_active(&w);
  int64_t n = tn_count(w.shape);
  unsigned lanes = choose_lanes(&w, n);
  int64_t whole = n / lanes * lanes;
  TN_TRY(emit_part(&w, 0, whole, lanes, out));
  // The last step overlaps the one before: every lane has an element, and some are computed twice. Where the first
  // time has written over what the second reads, shorter steps take what is left.
  if (whole < n && !is_in_place(&w)) {
    TN_TRY(emit_part(&w, n - lanes, lanes, lanes, out));
    whole = n;
  }
  for (; whole < n; whole += lanes) {
    while (lanes > n - whole) lanes /= 2;
    TN_TRY(emit_part(&w, whole, lanes, lanes, out));
  }
  for (uint32_t i = 0; i < w.n; i++)
    if (!is_array(&op->results[i]) && tn_info(p, &op->results[i])->uses) return emit_part(&w, 0, 0, 1, out);
  return NULL;
}

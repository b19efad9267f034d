// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// From a unit to a kernel: loops over the unit's dims, the members lowered at the loops' index, stores of what must
// stand in memory. The innermost loop is the vector loop, the outermost one is parallel.
#include "plan/cost.h"
#include "plan/priv.h"

enum {
  FEW = 4,          // elements of a unit that are computed one by one,
  FEW_NODES = 192,  // where that takes no more nodes
  ROW_BLOCKS = 16,  // most that the rows of a ROW unit are cut into: its parallel iterations, each with its own scratch
  BLOCK_NS = 1000,  // of work that a block is worth
  BAND = 16,        // most rows of a block that take turns
  SHORT = 8,        // elements of a last dim that leave too many lanes empty: fewer than this
  LEAST_LINE = 4,   // elements of a last dim that a loop of its own pays for
  BAND_ELEMENTS = 4096,  // and of their elements: what is kept of them stays in the cache
};

// Bits that an element takes in a lane: integers and flags may stand in narrow ones.
unsigned tn_lane_bits(TnDtype t) {
  unsigned bits = tn_dtype_bits(tn_dtype_real(t));
  return bits < 32 && tn_dtype_is_float(tn_dtype_real(t)) ? 32 : bits;
}
static unsigned wider(unsigned bits, TnDtype t) { return tn_lane_bits(t) > bits ? tn_lane_bits(t) : bits; }

// Whether nothing in the unit but indices has more than 16 bits. Whole numbers made of indices alone are mostly as
// narrow as what stands beside them.
static bool is_narrow(const TnPlanner *p, const TnUnit *u) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnValue *v = &u->members.data[i].op->results[0];
    bool is_index = tn_info(p, v)->is_index && !tn_info(p, v)->stored;
    if (!is_index && tn_dtype_bits(tn_dtype_real(v->type->dtype)) > 16) return false;
  }
  return true;
}

static unsigned widest_in(const TnPlanner *p, const TnUnit *u) {
  unsigned widest = 0;
  bool skips_indices = is_narrow(p, u);
  for (size_t i = 0; i < u->members.n; i++) {
    const TnOp *op = u->members.data[i].op;
    if (skips_indices && tn_info(p, &op->results[0])->is_index) continue;
    unsigned bits = wider(0, op->results[0].type->dtype);
    widest = bits > widest ? bits : widest;
    for (uint32_t k = 0; k < op->n_operands; k++) {
      TnDtype t = op->operands[k]->type->dtype;
      if (skips_indices && tn_info(p, op->operands[k])->is_index) continue;
      if (bits > 16 || tn_dtype_is_float(tn_dtype_real(t)) || tn_lane_bits(t) > 32) widest = wider(widest, t);
    }
  }
  return widest;
}

// Lanes of a unit's vector loop: two registers' worth, so that operations need not wait for each other. More would
// only be more code: processors look ahead further than that.
static unsigned lanes_of_bits(unsigned bits) { return bits == 64 ? 16 : bits <= 16 ? 64 : 32; }
static unsigned most_lanes(const TnUnit *u) { return u->is_heavy ? 16 : lanes_of_bits(u->lane_bits); }

unsigned tn_lanes_for(int64_t n, unsigned lanes) {
  while (lanes > 8 && (int64_t)lanes / 2 >= n) lanes /= 2;
  return lanes;
}

// The index of a value with these loops as its dims but for those of size 1.
const TnIx *tn_ix_of_loops(TnLower *l, const TnType *t, const TnAx *loops) {
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1);
  for (uint32_t i = 0, k = 0; i < t->rank; i++) at[i] = t->dims[i] == 1 ? tn_ax_const(&l->x, 0) : loops[k++];
  return tn_ix_of(&l->x, t->rank, t->dims, at);
}

// A store into a carried slot waits until everything of the step is computed: it may still be read.
static void store_member(TnLower *l, const TnValue *v, const TnIx *ix, TnKScalar x) {
  TnInfo *i = tn_info(l->p, v);
  if (!i->stored) return;
  if (i->guest) tn_lower(l, i->guest, ix);  // before it is gone
  uint32_t slot = tn_plan_value_slot(l->p, v);
  TnAx flat = tn_ix_flat(&l->x, ix);
  if (l->is_abreast || (l->p->notes.data[slot].owner && l->defers))
    tn_push(l->arena, &l->late, ((TnLateStore){slot, flat, tn_ks_stored(l->b, x)}));
  else
    tn_lower_store(l, slot, flat, x);
}

void tn_lower_late(TnLower *l) {
  for (size_t i = 0; i < l->late.n; i++) {
    const TnLateStore *s = &l->late.data[i];
    tn_lower_store(l, s->slot, s->flat, s->x);
  }
  l->late.n = 0;
}

// Keeps x for later passes: a value of the row's shape, or one a row.
static void store_scratch(TnLower *l, const TnValue *v, const TnIx *ix, int64_t elements, TnKScalar x) {
  TnInfo *info = tn_info(l->p, v);
  size_t bytes = (size_t)(elements * l->band * l->blocks) * tn_dtype_bytes(v->type->dtype);
  if (info->slot == TN_NO_SLOT) info->slot = tn_plan_temp(l->p, v->type->dtype, bytes);
  tn_lower_store(l, info->slot, tn_lower_scratch(l, info, tn_ix_flat(&l->x, ix)), x);
}

// Where members are computed, and the index there of values of one type: mostly the same for all of them.
typedef struct Here {
  const TnAx *loops;
  const TnType *type;
  const TnIx *ix;
} Here;

static const TnIx *index_here(TnLower *l, Here *here, const TnType *t) {
  if (t != here->type) here->type = t, here->ix = tn_ix_of_loops(l, t, here->loops);
  return here->ix;
}

static void compute_member(TnLower *l, const TnOp *op, Here *here) {
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnValue *v = &op->results[i];
    const TnIx *ix = index_here(l, here, v->type);
    TnKScalar x = tn_lower(l, v, ix);
    store_member(l, v, ix, x);
    if (tn_info(l->p, v)->scratch) store_scratch(l, v, ix, l->row_elements, x);
  }
}

static void compute_each(TnLower *l, const TnUnit *u, const TnAx *loops) {
  Here here = {.loops = loops};
  for (size_t i = 0; i < u->members.n; i++) compute_member(l, u->members.data[i].op, &here);
}

static void compute_members(TnLower *l, const TnUnit *u, const TnAx *loops) {
  compute_each(l, u, loops);
  tn_lower_late(l);
}

TnAx tn_lower_scratch(TnLower *l, const TnInfo *i, TnAx flat) {
  int64_t row_elements = i->is_row ? 1 : l->row_elements;
  TnAx in_row = tn_ax_add(&l->x, flat, tn_ax_scale(&l->x, l->row, -row_elements));
  TnAx row = tn_ax_join(&l->x, l->block, l->band, l->in_band);
  return tn_ax_join(&l->x, row, row_elements, in_row);
}

static TnKernel *merged(TnLower *l, const TnOp *op) {
  TnKernel *k = tn_k_finish(l->b, tn_op_mnemonic(tn_op_get_info(op)));
  k->changing = l->changing;
  tn_kernel_merge_loops(k, l->arena);
  return k;
}

static TnError *plan_simplified(TnLower *l, TnKernel *k, TnSteps *out, const TnOp *op, double work_ns) {
  tn_plan_turn_loops(k, l->arena, l->p->options->inverses);
  k->work_ns = work_ns;
  tn_plan_kernel(l->p, out, op, k, l->bufs, l->n_bufs);
  return NULL;
}

static TnError *plan_merged(TnLower *l, TnKernel *k, TnSteps *out, const TnOp *op, double work_ns) {
  tn_k_simplify(k, l->arena);
  return plan_simplified(l, k, out, op, work_ns);
}

TnError *tn_emit_finish(TnLower *l, TnSteps *out, const TnOp *op, double work_ns) {
  return l->error ? l->error : plan_merged(l, merged(l, op), out, op, work_ns);
}

static TnLower *begin_flat(TnPlanner *p, const TnUnit *u) {
  TnLower *l = tn_lower_new(p);
  l->unit = (int32_t)u->number;
  l->defers = true;
  return l;
}

// A handful of elements: each by itself, without loops, so that they can stay in registers. Not where one takes so long
// that lanes, which do all in that time, are worth a loop.
static TnError *emit_few(TnPlanner *p, TnUnit *u, TnSteps *out, bool *is_long) {
  TnLower *l = begin_flat(p, u);
  TnAx loops[TN_MAX_RANK];
  for (int64_t e = 0; e < u->n; e++) {
    tn_ax_apart(&l->x, tn_ax_const(&l->x, e), u->dims, 0, u->rank, loops);
    compute_each(l, u, loops);
    if (e == 0 && (*is_long = u->n > 1 && (size_t)u->n * l->b->nodes.n > FEW_NODES)) return NULL;
  }
  tn_lower_late(l);
  return tn_emit_finish(l, out, u->members.data[0].op, (double)u->n * u->cost);
}

// A last dim of a few elements leaves most lanes empty. Where it does not become one loop with those around it, the
// lanes go over the elements of several dims, in blocks after which the places of the lanes within the last dims are
// the same again: then these are known when code is made, and what is read is read as it lies and put in order.

typedef struct Blocks {
  uint32_t dim;          // blocks go over this dim and those behind it
  int64_t inner, total;  // elements of the dims behind it, and with it
  int64_t lanes, steps;  // of a block
} Blocks;

static int64_t steps_of(int64_t lanes, int64_t inner) {
  int64_t steps = inner;
  while (steps % 2 == 0 && lanes % 2 == 0) steps /= 2, lanes /= 2;
  return steps;
}

// is_one: the dims but for the last one can be taken as one.
static bool choose_short_blocks(const TnUnit *u, size_t n_nodes, bool is_one, Blocks *w) {
  enum { MOST_STEPS = 9, MOST_INNER = 16, MOST_NODES = 3000 };
  *w = (Blocks){.dim = u->rank - 1, .inner = 1, .total = u->dims[u->rank - 1]};
  while (w->dim > 0 && w->total < MOST_INNER) w->inner = w->total, w->total *= u->dims[--w->dim];
  if (is_one) w->dim = 0, w->inner = u->dims[u->rank - 1], w->total = u->n;
  w->lanes = tn_lanes_for(w->total, most_lanes(u));
  while (w->lanes > 16 && w->lanes * steps_of(w->lanes, w->inner) > w->total) w->lanes /= 2;
  w->steps = steps_of(w->lanes, w->inner);
  return w->inner <= MOST_INNER && w->steps <= MOST_STEPS && (int64_t)n_nodes * w->steps <= MOST_NODES &&
         (w->dim > 0 || w->total >= w->lanes * w->steps);
}

// Elements [begin, begin + n) of those that blocks go over, n at most a block.
static void compute_block(TnLower *l, const TnUnit *u, const Blocks *w, TnAx *loops, TnAx begin, int64_t n) {
  for (int64_t done = 0; done < n; done += w->lanes) {
    int64_t step = n - done < w->lanes ? n - done : w->lanes;
    TnAx in_step = tn_loop_open(l, step, 0, tn_lanes_for(step, (unsigned)w->lanes));
    TnAx number = tn_ax_add(&l->x, begin, tn_ax_add_imm(&l->x, in_step, done));
    tn_ax_apart(&l->x, number, u->dims, w->dim, u->rank, loops);
    compute_members(l, u, loops);
    tn_k_end(l->b);
  }
}

// Whole blocks, or what is left behind them: without outer dims these are kernels of their own. *is_far, if asked for:
// loads stand apart, nothing is emitted.
static TnError *emit_short(TnPlanner *p, TnUnit *u, const Blocks *w, bool with_blocks, bool with_rest, bool *is_far,
                           TnSteps *out) {
  TnLower *l = begin_flat(p, u);
  TnAx loops[TN_MAX_RANK];
  int64_t block = w->lanes * w->steps, blocks = w->total / block, n = 0;
  unsigned flags = TN_LOOP_PARALLEL;
  for (uint32_t i = 0; i < w->dim; i++, flags = 0)
    loops[i] = tn_loop_open(l, u->dims[i], flags, 1);
  if (with_blocks && blocks) {
    TnAx k = tn_loop_open(l, blocks, flags, 1);
    compute_block(l, u, w, loops, tn_ax_scale(&l->x, k, block), block);
    tn_loop_close(l, blocks, 1);
    n += blocks * block;
  }
  if (with_rest && w->total % block) {
    compute_block(l, u, w, loops, tn_ax_const(&l->x, blocks * block), w->total % block);
    n += w->total % block;
  }
  for (uint32_t i = 0; i < w->dim; i++) tn_k_end(l->b);
  if (n == 0 || l->error) return l->error;
  const TnOp *op = u->members.data[0].op;
  TnKernel *k = merged(l, op);
  if (is_far && (*is_far = u->cost < TN_COST_FUNCTION && tn_k_has_far_loads(k))) return NULL;
  return plan_merged(l, k, out, op, (double)u->n / (double)w->total * (double)n * u->cost);
}

// Whether neighbours in the lanes' loop are read near each other.
static bool reads_lines(const TnKernel *k) {
  enum { NEAR = 8 };
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (n->op != TN_K_load || n->lanes == 1) continue;
    if (n->a && k->nodes[n->a].lanes > 1) return false;
    for (uint32_t t = n->term; t < n->term + n->n_terms; t++) {
      bool is_lanes = k->nodes[k->terms[t].node].aux & TN_LOOP_VECTOR;
      if (is_lanes && (k->terms[t].coef < 0 || k->terms[t].coef > NEAR * tn_k_mem_bytes[n->aux])) return false;
    }
  }
  return true;
}

// The last dim's elements one by one, the lanes along the dim before it: what is read far apart otherwise is read in
// lines, and what is written fills the places between the lanes. *is_far: it is not so, nothing is emitted.
static TnError *emit_columns(TnPlanner *p, TnUnit *u, bool *is_far, TnSteps *out) {
  TnLower *l = begin_flat(p, u);
  l->is_abreast = true;
  TnAx loops[TN_MAX_RANK];
  const uint32_t last = u->rank - 1;
  const unsigned lanes = tn_lanes_for(u->dims[last - 1], most_lanes(u));
  for (uint32_t i = 0; i < last; i++)
    loops[i] = tn_loop_open(l, u->dims[i], i == 0 ? TN_LOOP_PARALLEL : 0, i + 1 == last ? lanes : 1);
  for (int64_t c = 0; c < u->dims[last]; c++) {
    loops[last] = tn_ax_const(&l->x, c);
    compute_each(l, u, loops);
  }
  tn_lower_late(l);
  for (uint32_t i = last; i-- > 0;) tn_loop_close(l, u->dims[i], i + 1 == last ? lanes : 1);
  if (l->error) return l->error;
  const TnOp *op = u->members.data[0].op;
  TnKernel *k = merged(l, op);
  *is_far = !reads_lines(k);
  return *is_far ? NULL : plan_merged(l, k, out, op, (double)u->n * u->cost);
}

// The vector loop of a kernel, and how many loops it has.
static const TnKNode *vector_loop_of(const TnKernel *k, unsigned *n_loops) {
  const TnKNode *vector = NULL;
  *n_loops = 0;
  for (const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes; n < end; n++) {
    if (n->op != TN_K_loop) continue;
    ++*n_loops;
    if (n->aux & TN_LOOP_VECTOR) vector = n;
  }
  return vector;
}

// Narrow elements have more lanes to leave empty, and rows of 8 and 16 fill them without a rest.
static bool is_short(const TnUnit *u, const TnKNode *loop) {
  return loop->imm < SHORT || (u->lane_bits <= 16 && (loop->imm == SHORT || loop->imm == 2 * SHORT));
}

// Lanes whose places come by dividing the lanes' own numbers, in a loop of several steps: in steps that are loops of
// their own, these places are the same in each.
static bool divides_lanes(const TnKernel *k, const TnKNode *loop) {
  if (!loop || loop->a || loop->imm <= loop->lanes || !tn_k_has(k, TN_K_affine)) return false;
  for (const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes; n < end; n++) {
    if (n->op != TN_K_load || !n->a || k->nodes[n->a].lanes == 1) continue;
    const TnKNode *at = &k->nodes[n->a];
    bool divides = at->op == TN_K_idivu || at->op == TN_K_ishru;
    if (divides && k->nodes[at->a].op == TN_K_affine && k->nodes[at->b].op == TN_K_const) return true;
  }
  return false;
}

// Part of the iterations over one dim: rounds of so many, the first of them at `first`, each written out, one after the
// other in loops of its own or all of them beside each other in one.
typedef struct Turns {
  uint32_t dim;
  bool is_beside;
  int64_t first, rounds, each;
} Turns;

static TnKernel *flat_kernel(TnLower *l, const TnUnit *u, const Turns *t) {
  TnAx loops[TN_MAX_RANK];
  const unsigned lanes = tn_lanes_for(u->n, most_lanes(u));
  unsigned flags = TN_LOOP_PARALLEL;
  for (uint32_t i = 0; i <= t->dim; i++, flags = 0)
    loops[i] = tn_loop_open(l, i == t->dim ? t->rounds : u->dims[i], flags, i + 1 == u->rank ? lanes : 1);
  const TnAx round = tn_ax_scale(&l->x, loops[t->dim], t->each);
  for (int64_t e = 0; e < t->each; e++) {
    loops[t->dim] = tn_ax_add_imm(&l->x, round, t->first + e);
    for (uint32_t i = t->dim + 1; i < u->rank && (e == 0 || !t->is_beside); i++)
      loops[i] = tn_loop_open(l, u->dims[i], 0, i + 1 == u->rank ? lanes : 1);
    compute_members(l, u, loops);
    if (t->is_beside && e + 1 < t->each) continue;
    for (uint32_t i = u->rank; --i > t->dim;) tn_loop_close(l, u->dims[i], i + 1 == u->rank ? lanes : 1);
  }
  for (uint32_t i = t->dim + 1; i-- > 0;)
    tn_loop_close(l, i == t->dim ? t->rounds : u->dims[i], i + 1 == u->rank ? lanes : 1);
  return l->error ? NULL : merged(l, u->members.data[0].op);
}

// Short rows that take turns, as interior padding has them: which is made how is known when each of a round is written
// out. An outer dim's number is divided by a few then.
static bool takes_turns(const TnUnit *u, const TnKernel *k, Turns *t) {
  enum { MOST_EACH = 4, MOST_ROW = 64, MOST_NODES = 600 };
  if (u->rank < 2) return false;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i], *a = &k->nodes[n->a];
    if (n->op != TN_K_idivu && n->op != TN_K_ishru) continue;
    if (a->op != TN_K_affine || a->n_terms != 1 || k->nodes[n->b].op != TN_K_const) continue;
    const TnKNode *loop = &k->nodes[k->terms[a->term].node];
    const int64_t by = k->nodes[n->b].imm;  // any number that a program divides or shifts by
    if (loop->op != TN_K_loop || loop->aux & TN_LOOP_VECTOR || by < 1 || by > MOST_EACH) continue;
    t->each = n->op == TN_K_idivu ? by : INT64_C(1) << by;
    if (t->each > MOST_EACH) continue;
    int64_t row = 1;
    for (t->dim = u->rank - 1; row *= u->dims[t->dim], t->dim > 0 && u->dims[t->dim - 1] != loop->imm;) t->dim--;
    if (t->dim-- > 0 && row <= MOST_ROW && k->n_nodes * t->each <= MOST_NODES) return u->dims[t->dim] >= 2 * t->each;
  }
  return false;
}

static bool has_term(const TnKernel *k, const TnKNode *n, const TnKNode *loop) {
  for (uint32_t t = n->term; t < n->term + n->n_terms; t++)
    if (&k->nodes[k->terms[t].node] == loop) return true;
  return false;
}

// Halves that are the same for every row, as a bias is, and would be converted for each: a few rows share them.
static bool shares_halves(const TnUnit *u, const TnKernel *k, Turns *t) {
  enum { EACH = 4, MOST_NODES = 100 };
  const double least_ns = 10000;
  const TnKNode *row = NULL, *lanes = NULL;
  if (u->rank < 2 || k->n_nodes > MOST_NODES || (double)u->n * u->cost < least_ns) return false;
  for (const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes; n < end && !lanes; n++)
    if (n->op == TN_K_loop) *(n->aux & TN_LOOP_VECTOR ? &lanes : &row) = n;
  if (!row || !lanes || row->imm < 2 * EACH) return false;
  int64_t inner = 1;
  for (t->dim = u->rank; t->dim > 0 && inner < lanes->imm;) inner *= u->dims[--t->dim];
  if (inner != lanes->imm || t->dim-- == 0 || u->dims[t->dim] < EACH) return false;
  for (const TnKNode *n = lanes, *end = k->nodes + k->n_nodes; n < end; n++) {
    const bool is_half = n->op == TN_K_load && n->lanes > 1 && (n->aux == TN_KM_F16 || n->aux == TN_KM_BF16);
    if (is_half && !n->a && has_term(k, n, lanes) && !has_term(k, n, row)) return t->is_beside = true, t->each = EACH;
  }
  return false;
}

static TnError *emit_turns(TnPlanner *p, TnUnit *u, const Turns *t, TnSteps *out) {
  TnLower *l = begin_flat(p, u);
  TnKernel *k = flat_kernel(l, u, t);
  if (!k) return l->error;
  const double part = (double)(t->rounds * t->each) / (double)u->dims[t->dim];
  return plan_merged(l, k, out, u->members.data[0].op, part * (double)u->n * u->cost);
}

// Functions are long chains, of fma as nothing else here is. Where they leave registers free, the lanes of four
// registers wait less than those of two: that is more code, which pays where there are many elements.
static void widen(TnKernel *k, const TnKNode *loop, double cost) {
  enum { LANES = 32, LEAST_ROW = 8 * LANES, MOST_NODES = 56 };
  const double least_ns = 20000;
  if (cost < least_ns || k->n_nodes > MOST_NODES || !loop || loop->imm < LEAST_ROW || !tn_k_has(k, TN_K_ffma)) return;
  for (uint32_t i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].lanes == LANES) k->nodes[i].lanes = 2 * LANES;
}

// Lanes for the widest value of lanes, or some that are not more than enough; numbers of 32 bits that are loaded and
// stored as fewer count as these.
static unsigned lanes_of_values(const TnKernel *k, unsigned enough) {
  unsigned widest = 0;
  for (const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes; n < end; n++) {
    if (n->lanes <= 1 || n->op == TN_K_loop) continue;
    unsigned bits = n->type == TN_KT_I32 || n->type == TN_KT_I1 ? 0 : 8 * tn_k_type_bytes((TnKType)n->type);
    if (tn_k_is_access(n) && n->type != TN_KT_F32) bits = 8u * tn_k_mem_bytes[n->aux];
    widest = bits > widest ? bits : widest;
    if (lanes_of_bits(widest) <= enough) break;
  }
  return lanes_of_bits(widest);
}

// What the program computes in wide numbers, which choices of constants mostly are, may have become narrower.
static void fill_lanes(TnKernel *k, const TnUnit *u) {
  unsigned n_loops;
  if (u->is_heavy) return;
  const unsigned had = most_lanes(u), lanes = lanes_of_values(k, had);
  if (had >= lanes) return;
  const TnKNode *loop = vector_loop_of(k, &n_loops);
  if (!loop || loop->lanes != had || loop->a || loop->imm < lanes) return;
  for (uint32_t i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].lanes == had) k->nodes[i].lanes = (uint8_t)lanes;
}

static TnError *emit_flat(TnPlanner *p, TnUnit *u, TnSteps *out) {
  bool is_long = u->n > FEW || (u->n > 1 && (size_t)u->n * u->members.n > FEW_NODES);  // a member is a node at least
  if (!is_long) TN_TRY(emit_few(p, u, out, &is_long));
  if (!is_long) return NULL;
  TnLower *l = begin_flat(p, u);
  unsigned lanes = tn_lanes_for(u->n, most_lanes(u)), n_loops;
  Turns t = {.rounds = u->dims[0], .each = 1};
  TnKernel *k = flat_kernel(l, u, &t);
  if (!k) return l->error;
  Blocks w = {.dim = u->rank - 1, .inner = 1, .total = u->dims[u->rank - 1], .lanes = lanes, .steps = 1};
  const TnKNode *loop = vector_loop_of(k, &n_loops);
  bool has_blocks = divides_lanes(k, loop) && w.total >= lanes;
  if (!has_blocks && u->rank > 1 && is_short(u, loop))
    has_blocks = choose_short_blocks(u, k->n_nodes, n_loops == 2, &w);
  if (has_blocks) {
    bool is_far = false;
    TN_TRY(emit_short(p, u, &w, true, w.dim > 0, &is_far, out));
    if (!is_far) return w.dim ? NULL : emit_short(p, u, &w, false, true, NULL, out);
    if (u->dims[u->rank - 1] <= SHORT && u->dims[u->rank - 2] >= lanes) TN_TRY(emit_columns(p, u, &is_far, out));
    if (!is_far) return NULL;
  }
  if (takes_turns(u, k, &t) || shares_halves(u, k, &t)) {
    const int64_t rest = u->dims[t.dim] % t.each;
    t.rounds = u->dims[t.dim] / t.each;
    TN_TRY(emit_turns(p, u, &t, out));
    t = (Turns){t.dim, t.is_beside, u->dims[t.dim] - rest, 1, rest};
    return rest ? emit_turns(p, u, &t, out) : NULL;
  }
  if (u->cost >= TN_COST_FUNCTION) widen(k, loop, (double)u->n * u->cost);
  tn_k_simplify(k, l->arena);
  fill_lanes(k, u);
  return plan_simplified(l, k, out, u->members.data[0].op, (double)u->n * u->cost);
}

// ---- rows
//
// The rows of a block are taken in bands: a pass goes over every row of the band before the next pass does, and what is
// one a row is computed for the rows of a band side by side. So neither waits for the end of a row's reduction.

typedef struct Rows {
  TnUnit *u;
  TnAx first;               // row of the band
  TnAx loops[TN_MAX_RANK];  // the outer dims of the row at hand
  int64_t rows;
  unsigned lanes;
} Rows;

static void set_row(TnLower *l, Rows *w, TnAx in_band) {
  l->in_band = in_band;
  l->row = tn_ax_below(&l->x, tn_ax_add(&l->x, w->first, in_band), w->rows);
  tn_ax_apart(&l->x, l->row, w->u->dims, 0, w->u->outer, w->loops);
}

// In another loop over the band: what earlier loops left in memory, one a row, stands in registers from here on.
static void load_row_values(TnLower *l, const Rows *w, uint32_t level, bool beside) {
  for (size_t i = 0; i < w->u->members.n; i++) {
    const TnMember *m = &w->u->members.data[i];
    if (!m->is_row || !(m->level < level || (beside && m->is_reduce && m->level == level))) continue;
    for (uint32_t k = 0; k < m->op->n_results; k++) {
      const TnValue *v = &m->op->results[k];
      const TnInfo *info = tn_info(l->p, v);
      const TnIx *ix = tn_ix_of_loops(l, v->type, w->loops);
      TnAx flat = tn_ix_flat(&l->x, ix);
      if (info->scratch) flat = tn_lower_scratch(l, info, flat);
      tn_memo_put(l, v, ix, tn_lower_load(l, v->type->dtype, info->slot, flat));
    }
  }
}

// x is the value or its bits.
static void keep_row_value(TnLower *l, const Rows *w, const TnValue *v, TnKScalar x) {
  const TnIx *ix = tn_ix_of_loops(l, v->type, w->loops);
  tn_memo_put(l, v, ix, tn_ks_bitcast(l->b, x, v->type->dtype));
  store_member(l, v, ix, x);
  if (tn_info(l->p, v)->scratch) store_scratch(l, v, ix, 1, x);
}

// One pass over the row: every member of the level that has the full shape, and the reductions.
static void emit_pass(TnLower *l, const Rows *w, uint32_t level) {
  const TnUnit *u = w->u;
  TnRowReduce *reduces = tn_new_n(l->arena, TnRowReduce, u->members.n + 1);
  size_t n_reduces = 0, n_full = 0;
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->level != level) continue;
    if (m->is_reduce) reduces[n_reduces++] = (TnRowReduce){.op = m->op};
    n_full += !m->is_reduce && !m->is_row;
  }
  if (n_reduces + n_full == 0) return;
  TnRowPass pass = {.u = u, .level = level, .outer = w->loops, .reduces = reduces, .n_reduces = n_reduces};
  pass.lanes = w->lanes;
  tn_row_pass(l, &pass);
  for (size_t r = 0; r < n_reduces; r++)
    for (uint32_t k = 0; k < reduces[r].op->n_results; k++)
      keep_row_value(l, w, &reduces[r].op->results[k], reduces[r].result[k]);
}

// What is computed, one a row, from the results of reductions.
static void emit_row_values(TnLower *l, const Rows *w, uint32_t level) {
  for (size_t i = 0; i < w->u->members.n; i++) {
    const TnMember *m = &w->u->members.data[i];
    if (m->level != level || !m->is_row || m->is_reduce) continue;
    for (uint32_t k = 0; k < m->op->n_results; k++) {
      const TnValue *v = &m->op->results[k];
      keep_row_value(l, w, v, tn_lower(l, v, tn_ix_of_loops(l, v->type, w->loops)));
    }
  }
}

static bool has_row_values(const TnUnit *u, uint32_t level) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->level == level && m->is_row && !m->is_reduce) return true;
  }
  return false;
}

static void emit_band(TnLower *l, Rows *w) {
  for (uint32_t level = 0; level < w->u->n_levels; level++) {
    l->level = (uint8_t)level;
    set_row(l, w, tn_loop_open(l, l->band, 0, 1));
    load_row_values(l, w, level, false);
    emit_pass(l, w, level);
    tn_loop_close(l, l->band, 1);
    if (!has_row_values(w->u, level)) continue;
    unsigned lanes = tn_lanes_for(l->band, most_lanes(w->u));
    set_row(l, w, tn_loop_open(l, l->band, 0, lanes));
    load_row_values(l, w, level, true);
    emit_row_values(l, w, level);
    tn_loop_close(l, l->band, lanes);
  }
}

static void emit_one_by_one(TnLower *l, Rows *w) {
  set_row(l, w, tn_ax_const(&l->x, 0));
  for (uint32_t level = 0; level < w->u->n_levels; level++) {
    l->level = (uint8_t)level;
    emit_pass(l, w, level);
    emit_row_values(l, w, level);
  }
}

// The row's dims from the element's number in it.
void tn_row_loops(TnLower *l, const TnUnit *u, const TnAx *outer, TnAx in_row, TnAx *loops) {
  memcpy(loops, outer, u->outer * sizeof *loops);
  tn_ax_apart(&l->x, in_row, u->dims, u->outer, u->rank, loops);
}

void tn_row_members(TnLower *l, const TnUnit *u, uint32_t level, const TnAx *outer, TnAx in_row) {
  TnAx loops[TN_MAX_RANK];
  tn_row_loops(l, u, outer, in_row, loops);
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->level != level || m->is_row || m->is_reduce) continue;
    if (m->is_column)
      tn_column_add(l, m, in_row, loops);
    else
      compute_member(l, m->op, &(Here){.loops = loops});
  }
}

// A result of the unit that goes to memory in the last pass that reads v, or later: v is kept there until then, after
// what nobody reads any more when v is made. Not where results go past the caches.
static const TnValue *find_host(const TnPlanner *p, const TnUnit *u, const TnValue *v) {
  if (4.0 * (double)u->n * (double)tn_dtype_bytes(v->type->dtype) > TN_COST_STREAM_RESULT) return NULL;
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    const TnValue *w = &m->op->results[0];
    const TnInfo *info = tn_info(p, w);
    bool is_whole = !m->is_row && !m->is_reduce && !m->is_column;
    if (!is_whole || !info->stored || w->type->dtype != v->type->dtype) continue;
    if (info->guest && tn_info(p, info->guest)->last_level > tn_info(p, v)->level) continue;
    if (m->level >= tn_info(p, v)->last_level && w != v) return w;
  }
  return NULL;
}

// What another unit reads is in memory anyway.
static void drop_scratch(TnPlanner *p, const TnUnit *u) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnValue *v = &u->members.data[i].op->results[0];
    TnInfo *info = tn_info(p, v);
    info->scratch &= !info->stored;
    const TnValue *host = info->scratch ? find_host(p, u, v) : NULL;
    if (!host) continue;
    info->guest = tn_info(p, host)->guest;
    tn_info(p, host)->guest = v;
    info->slot = tn_plan_value_slot(p, host);
    info->stored = true, info->scratch = false;
  }
}

static int64_t largest_divisor(int64_t n, int64_t most) {
  int64_t d = most < n ? most : n;
  while (n % d) d--;
  return d;
}

static bool has_columns(const TnUnit *u) {
  for (size_t i = 0; i < u->members.n; i++)
    if (u->members.data[i].is_column) return true;
  return false;
}

// Rows are cut into sections, which columns are summed over, and sections into blocks: the parallel loop. The last
// section and the last block may be shorter.
typedef struct Cut {
  int64_t rows, section, sections, per_block, blocks;
} Cut;

static Cut cut_rows(const TnUnit *u, int64_t rows) {
  double parts = (double)u->n * u->cost / BLOCK_NS;
  int64_t most = parts < 1 ? 1 : parts > ROW_BLOCKS ? ROW_BLOCKS : (int64_t)parts, each = has_columns(u);
  int64_t n = each ? (rows + TN_COLUMN_SECTION - 1) / TN_COLUMN_SECTION : rows, blocks = largest_divisor(n, most);
  bool even = 2 * blocks > most || blocks == n;
  int64_t per_block = even ? n / blocks : (n + most - 1) / most;
  Cut c = {.rows = rows, .section = each ? TN_COLUMN_SECTION : per_block, .per_block = each ? per_block : 1};
  c.sections = (rows + c.section - 1) / c.section;
  c.blocks = (c.sections + c.per_block - 1) / c.per_block;
  return c;
}

// Rows of a band: so many that the next row is far enough behind, so few that what is kept of them stays in the cache.
static int64_t choose_band(const TnUnit *u, const Cut *c, int64_t inner) {
  if (u->n_levels == 1 && !has_row_values(u, 0)) return 1;
  int64_t most = BAND_ELEMENTS / inner;
  if (most < 4) return 1;
  return largest_divisor(tn_common_divisor(c->section, c->rows), most < BAND ? most : BAND);
}

// What is one a row and not in memory anyway goes through scratch between the loops over a band.
static void mark_row_values(TnPlanner *p, const TnUnit *u) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    for (uint32_t k = 0; m->is_row && k < m->op->n_results; k++) {
      TnInfo *info = tn_info(p, &m->op->results[k]);
      info->scratch = !info->stored;
    }
  }
}

// The rows of a section.
static void emit_section(TnLower *l, Rows *w, const Cut *c) {
  for (size_t i = 0; i < w->u->members.n; i++)
    if (w->u->members.data[i].is_column) tn_column_begin(l, &w->u->members.data[i], c->sections, w->lanes);
  int64_t bands = c->section / l->band;
  bool is_open;
  TnAx done = tn_ax_scale(&l->x, l->section, bands);
  TnAx band = tn_loop_open_rest(l, bands, c->rows / l->band, done, &is_open);
  w->first = tn_ax_scale(&l->x, tn_ax_add(&l->x, done, band), l->band);
  if (l->band > 1) {
    mark_row_values(l->p, w->u);
    emit_band(l, w);
  } else {
    emit_one_by_one(l, w);
  }
  if (is_open) tn_k_end(l->b);
}

static TnError *emit_rows(TnPlanner *p, TnUnit *u, TnSteps *out) {
  drop_scratch(p, u);
  TnLower *l = tn_lower_new(p);
  l->unit = (int32_t)u->number;
  Rows w = {.u = u, .rows = 1};
  int64_t inner = 1;
  for (uint32_t i = 0; i < u->rank; i++) *(i < u->outer ? &w.rows : &inner) *= u->dims[i];
  l->row_elements = inner;
  l->line = tn_unit_has_lines(p, u) && u->dims[u->rank - 1] >= LEAST_LINE ? u->dims[u->rank - 1] : 0;
  w.lanes = tn_lanes_for(l->line ? l->line : inner, most_lanes(u));
  Cut c = cut_rows(u, w.rows);
  l->blocks = c.blocks;
  l->band = choose_band(u, &c, inner);
  l->block = tn_loop_open(l, c.blocks, TN_LOOP_PARALLEL, 1);
  bool is_open;
  TnAx done = tn_ax_scale(&l->x, l->block, c.per_block);
  l->section = tn_ax_add(&l->x, done, tn_loop_open_rest(l, c.per_block, c.sections, done, &is_open));
  emit_section(l, &w, &c);
  if (is_open) tn_k_end(l->b);
  tn_loop_close(l, c.blocks, 1);
  TN_TRY(tn_emit_finish(l, out, u->members.data[0].op, (double)u->n * u->cost));
  for (size_t i = 0; i < u->members.n; i++)
    if (u->members.data[i].is_column) TN_TRY(tn_column_end(p, &u->members.data[i], c.sections, inner, out));
  return NULL;
}

// One element that stands for all, converted, into a slot of the type.
static TnError *fill(TnPlanner *p, TnSteps *out, const TnOp *op, uint32_t to, const TnType *t, const TnValue *v) {
  int64_t n = tn_count(t);
  if (n == 0) return NULL;
  TnLower *l = tn_lower_new(p);
  TnAx at = tn_loop_open(l, n, TN_LOOP_PARALLEL, tn_lanes_for(n, tn_lane_bits(t->dtype) == 64 ? 32 : 64));
  const TnIx *ix = tn_ix_of_flat(&l->x, v->type->rank, v->type->dims, tn_ax_const(&l->x, 0));
  tn_lower_store(l, to, at, tn_ks_convert(l->b, tn_lower(l, v, ix), t->dtype));
  tn_k_end(l->b);
  return tn_emit_finish(l, out, op, (double)n * TN_COST_CHEAP);
}

// A value into a slot of its type: one element that stands for all is written, not copied from memory.
TnError *tn_plan_move(TnPlanner *p, TnSteps *out, const TnOp *op, uint32_t to, const TnValue *v) {
  const TnOp *from = tn_value_op(v);
  bool is_splat = false;
  if (from && from->opcode == TN_OP_constant && tn_count(v->type) > 4 && tn_info(p, v)->slot == TN_NO_SLOT)
    tn_constant_data(p, from, &is_splat);
  if (is_splat) return fill(p, out, op, to, v->type, v);
  tn_plan_copy(p, out, op, to, tn_plan_value_slot(p, v));
  return NULL;
}

TnError *tn_emit_fill(TnPlanner *p, const TnOp *op, uint32_t init, TnSteps *out) {
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnValue *r = &op->results[i];
    TN_TRY(fill(p, out, op, tn_plan_value_slot(p, r), r->type, op->operands[init + i]));
  }
  return NULL;
}

// map with a loop in its body: element by element.
TnError *tn_emit_map(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->results[0].type;
  int64_t n = tn_count(t);
  if (n == 0) return NULL;
  TnLower *l = tn_lower_new(p);
  TnAx at = tn_loop_open(l, n, TN_LOOP_PARALLEL, 1);
  TnKScalar *args = tn_new_n(l->arena, TnKScalar, op->n_operands + 1), r;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnType *o = op->operands[i]->type;
    args[i] = tn_lower(l, op->operands[i], tn_ix_of_flat(&l->x, o->rank, o->dims, at));
  }
  tn_lower_region(l, &op->regions[0], args, &r);
  tn_lower_store(l, tn_plan_value_slot(p, &op->results[0]), at, r);
  tn_loop_close(l, n, 1);
  return tn_emit_finish(l, out, op, (double)n * TN_COST_LOOP);
}

// Without elements: reductions give their initial values.
static TnError *emit_empty(TnPlanner *p, TnUnit *u, TnSteps *out) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->is_reduce) TN_TRY(tn_emit_fill(p, m->op, m->op->n_results, out));
  }
  return NULL;
}

TnError *tn_emit_unit(TnPlanner *p, TnUnit *u, TnSteps *out) {
  if (u->members.n == 0) return NULL;
  const TnMember *m = &u->members.data[0];
  if (u->kind == TN_UNIT_OP) return tn_emit_op(p, m->op, out);
  if (u->n == 0) return emit_empty(p, u, out);
  if (u->members.n == 1 && m->is_reduce && tn_reduce_takes_columns(p, m->op)) return tn_emit_op(p, m->op, out);
  u->lane_bits = widest_in(p, u);
  return u->kind == TN_UNIT_ROW ? emit_rows(p, u, out) : emit_flat(p, u, out);
}

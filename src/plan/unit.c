// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Forming units: which ops share a kernel.
//
// When it is decided what must stand in memory and what is lowered where it is read (choose.c), forwards each
// remaining op joins the first unit that has its iteration space and comes after everything it reads. A position is
// unit * TN_LEVELS + level; for every value it is known from which position on it can be read at the reader's own
// index (in registers, when the reader is in the same unit) and from which at any other index (through memory, in a
// later unit). So units are acyclic by construction and the whole is linear in the number of ops. The first unit is for
// single elements made of constants, lest what reads them comes after what it could be made with.
//
// A reduction over the inner dims makes its unit a ROW unit: the outer dims are loops, and passes over the row (levels)
// follow each other, with what was reduced in registers between them. Softmax is one unit of three levels. Reductions
// over the outer dims of many rows go along: each column has an accumulator in memory.
#include "plan/cost.h"
#include "plan/priv.h"

enum {
  MAX_DEPTH = 24,  // of ops lowered within each other
  FEW = 4,         // numbers known without memory that are made at the start
  LOOK_BACK = 16,  // units looked at to find one to join
  MAX_MEMBERS = 4096,
};

// Whether the op may have result i in the memory of operand i.
static bool keeps_place(const TnPlanner *p, const TnOp *op, uint32_t i) {
  if (op->opcode != TN_OP_while) return i == 0 && tn_op_in_place(op);
  return tn_info(p, op->operands[i])->taken_by == op;
}

bool tn_plan_is_last(const TnPlanner *p, const TnOp *op, uint32_t i) {
  const TnValue *v = op->operands[i];
  const TnInfo *from = tn_info(p, v);
  uint32_t unit = (uint32_t)tn_info(p, &op->results[i])->unit;
  return !v->is_arg && v->def.op->parent == op->parent && from->unit >= 0 && from->last_reader == unit &&
         from->last_cross < unit && keeps_place(p, op, i);
}

uint32_t tn_dims_trim(TnArena *a, const TnType *t, const int64_t **out) {
  int64_t *dims = tn_arena_push(a, (t->rank + 1) * sizeof *dims, 8);
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] != 1) dims[n++] = t->dims[i];
  *out = dims;
  return n;
}

bool tn_dims_same(uint32_t rank, const int64_t *a, uint32_t rank_b, const int64_t *b) {
  if (rank != rank_b) return false;
  for (uint32_t i = 0; i < rank; i++)
    if (a[i] != b[i]) return false;
  return true;
}

// ---- forwards: positions

static TnPos pos_of(const TnUnit *u, uint32_t level) { return u->number * TN_LEVELS + level; }
static TnPos after(const TnUnit *u) { return (u->number + 1) * TN_LEVELS; }
static TnPos later(TnPos a, TnPos b) { return a > b ? a : b; }

static TnUnit *unit_at(const TnPlanner *p, uint32_t number) { return p->units.data[number]; }

static TnUnit *new_unit(TnPlanner *p, TnUnitKind kind, const TnType *t) {
  TnUnit *u = tn_new(p->scratch, TnUnit);
  u->kind = (uint8_t)kind;
  u->number = (uint32_t)p->units.n;
  u->n_levels = 1;
  if (t && t->kind == TN_TYPE_TENSOR) {
    u->rank = (uint8_t)tn_dims_trim(p->scratch, t, &u->dims);
    u->n = tn_count(t);
  }
  tn_push(p->scratch, &p->units, u);
  return u;
}

// Whether a broadcast only repeats the operand over inner dims of the unit's rows: its operand has the outer dims.
static bool is_row_broadcast(const TnPlanner *p, const TnOp *op, const TnUnit *u) {
  const int64_t *dims, *from;
  uint32_t rank = tn_dims_trim(p->scratch, op->results[0].type, &dims);
  uint32_t n = tn_dims_trim(p->scratch, op->operands[0]->type, &from);
  if (!tn_dims_same(rank, dims, u->rank, u->dims) || !tn_dims_same(n, from, u->outer, u->dims)) return false;
  // Operand dims that are not 1 must go to the leading result dims that are not 1, in order.
  TnI64s map = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
  uint32_t k = 0;
  for (uint32_t i = 0, d = 0; i < op->operands[0]->type->rank; i++) {
    if (op->operands[0]->type->dims[i] == 1) continue;
    int64_t to = tn_i64s_at(map, i);
    while (d < to && op->results[0].type->dims[d] == 1) d++;
    if (d != to) return false;
    d++, k++;
  }
  return k == u->outer;
}

// A movement that leaves every element at its index but for dims of size 1. (A broadcast that does is a reshape.)
bool tn_op_keeps_index(const TnPlanner *p, const TnOp *op) {
  if (op->n_operands == 0) return true;
  const int64_t *a, *b;
  uint32_t n = tn_dims_trim(p->scratch, op->operands[0]->type, &a),
           m = tn_dims_trim(p->scratch, op->results[0].type, &b);
  if (!tn_dims_same(n, a, m, b)) return false;
  return op->opcode == TN_OP_reshape || op->opcode == TN_OP_slice;
}

// Whether what the unit reads to compute op lies in other rows of the inner dims than the unit's own: then its elements
// are numbered by divisions, and neighbours are loaded one by one, unless loops go over those dims one by one.
static bool reads_other_lines(const TnPlanner *p, const TnUnit *u, const TnOp *op) {
  if (op->opcode == TN_OP_iota || tn_reduce_is_short(op)) return true;
  if (tn_op_is_movement(op) && !tn_op_keeps_index(p, op) && tn_count(op->operands[0]->type) != 1 &&
      !(op->opcode == TN_OP_broadcast_in_dim && is_row_broadcast(p, op, u)))
    return true;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnInfo *o = tn_info(p, op->operands[i]);
    if (!o->inlined || op->operands[i]->is_arg || o->stamp == 2 * p->stamp) continue;
    o->stamp = 2 * p->stamp;
    if (reads_other_lines(p, u, op->operands[i]->def.op)) return true;
  }
  return false;
}

bool tn_unit_has_lines(TnPlanner *p, const TnUnit *u) {
  p->stamp++;
  for (size_t i = 0; i < u->members.n && u->rank > u->outer + 1u; i++)
    if (reads_other_lines(p, u, u->members.data[i].op)) return true;
  return false;
}

bool tn_value_has_lines(TnPlanner *p, const TnValue *v) {
  static const TnUnit none;
  p->stamp++;
  return tn_info(p, v)->inlined && !v->is_arg && reads_other_lines(p, &none, v->def.op);
}

// Bits of elements as wide as the result's are at the same index. Where long units end with them, as random numbers do,
// what follows is another unit: in one the values of both would not find registers. Those of narrow floats, which are
// made of f32 step by step, are read from memory.
static bool is_short_bitcast(const TnPlanner *p, const TnOp *op) {
  enum { FEW_MEMBERS = 24 };
  const TnType *from = op->operands[0]->type, *to = op->results[0].type;
  const uint32_t unit = tn_info(p, op->operands[0])->at_same / TN_LEVELS;
  const unsigned bits = tn_dtype_bits(from->dtype);
  return bits == tn_dtype_bits(to->dtype) && bits == tn_lane_bits(from->dtype) &&
         (unit >= p->units.n || unit_at(p, unit)->members.n <= FEW_MEMBERS);
}

bool tn_op_reads_own(const TnPlanner *p, const TnOp *op, uint32_t i) {
  const TnType *o = op->operands[i]->type, *r = op->results[0].type;
  if (op->opcode == TN_OP_bitcast_convert) return is_short_bitcast(p, op);
  if (tn_op_is_elementwise(op) || op->opcode == TN_OP_map) return o->rank == r->rank;
  if (op->opcode == TN_OP_concatenate) return tn_info(p, &op->results[0])->inlined && tn_op_lists_indices(p, op);
  if (op->opcode != TN_OP_gather) return op->n_operands == 1 && tn_op_is_movement(op) && tn_op_keeps_index(p, op);
  const TnOp *list = i == 1 ? tn_value_op(op->operands[1]) : NULL;
  bool is_row = tn_count(o) == tn_count(r) || (list && tn_op_lists_indices(p, list));
  return i == 1 && is_row && tn_op_is_pointwise(op);
}

typedef struct Captured {
  const TnPlanner *p;
  TnPos need;
} Captured;

static bool need_captured(void *user, TnOp *op) {
  Captured *c = user;
  for (uint32_t i = 0; i < op->n_operands; i++) c->need = later(c->need, tn_info(c->p, op->operands[i])->at_any);
  return true;
}

// From where on all that the regions of the op read from outside can be read, anywhere in it.
static TnPos need_of_regions(const TnPlanner *p, const TnOp *op) {
  Captured c = {p, p->first_unit * TN_LEVELS};
  for (uint32_t i = 0; i < op->n_regions; i++)
    if (op->regions[i].has_block) tn_walk(&op->regions[i], need_captured, &c);
  return c.need;
}

// From where on all operands of the op can be read.
static TnPos need_of(const TnPlanner *p, const TnOp *op) {
  TnPos need = need_of_regions(p, op);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnInfo *o = tn_info(p, op->operands[i]);
    need = later(need, tn_op_reads_own(p, op, i) ? o->at_same : o->at_any);
  }
  if (op->opcode == TN_OP_broadcast_in_dim) {
    const TnInfo *o = tn_info(p, op->operands[0]);
    uint32_t number = o->at_same / TN_LEVELS;
    if (number >= p->first_unit && number < p->units.n) {
      const TnUnit *u = unit_at(p, number);
      if (u->kind == TN_UNIT_ROW && o->at_same % TN_LEVELS + 1 < TN_LEVELS && is_row_broadcast(p, op, u))
        return o->at_same + 1;
    }
  }
  return need;
}

// Positions of an op that is lowered where it is read, and what it costs.
static void set_inline(TnPlanner *p, const TnOp *op) {
  TnInfo *r = tn_info(p, &op->results[0]);
  r->at_any = need_of_regions(p, op), r->at_same = need_of(p, op), r->cost = tn_op_cost(op);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnInfo *o = tn_info(p, op->operands[i]);
    r->at_any = later(r->at_any, o->at_any);
    if (!o->inlined) continue;
    if (r->depth <= o->depth) r->depth = (uint16_t)(o->depth + 1);
    r->cost += o->cost;
  }
}

// Whether what is lowered where it is read would read few elements of an array that has been changed by then, so that
// all of it would have to be copied: (a[i], a[j]) = (a[j], a[i]). What the change alone reads is computed before it.
static bool outlives_array(TnPlanner *p, const TnOp *op) {
  TnInfo *r = tn_info(p, &op->results[0]);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnInfo *o = tn_info(p, op->operands[i]);
    bool is_array = !o->inlined && 2 * tn_count(op->results[0].type) < tn_count(op->operands[i]->type);
    if (!o->changed_by || (!o->inlined && !is_array)) continue;
    if (!r->changed_by || o->changed_by->id < r->changed_by->id) r->changed_by = o->changed_by;
  }
  bool outlives = r->changed_by && r->user->parent == op->parent && r->user->id >= r->changed_by->id + (r->uses == 1);
  if (outlives) r->changed_by = NULL;
  return outlives;
}

// ---- forwards: joining

// Whether the op reads the operand at another index than its own. (One element for all is no other index.)
static bool moves(const TnPlanner *p, const TnOp *op, uint32_t operand) {
  return (tn_op_is_movement(op) && !tn_op_reads_own(p, op, operand)) || tn_reduce_is_short(op);
}

static void mark_operands(TnPlanner *p, const TnOp *op, const TnUnit *u, uint32_t level, uint32_t stamp, bool crosses);

// Marks what an op of unit u (at a level) reads from other units or from earlier levels. What is cheap is made again
// in every pass, from what it was made of.
// crosses: at another index than the op's own.
static void mark_reads(TnPlanner *p, const TnValue *v, const TnUnit *u, uint32_t level, uint32_t stamp, bool crosses) {
  TnInfo *i = tn_info(p, v);
  uint32_t twice = 2 * stamp + crosses;
  if (i->stamp >= twice && i->stamp <= 2 * stamp + 1) return;
  i->stamp = twice;
  if (u->number > i->last_reader) i->last_reader = u->number;
  if (crosses && u->number > i->last_cross) i->last_cross = u->number;
  if (i->unit >= 0) {
    if ((uint32_t)i->unit != u->number) {
      i->stored = true;
    } else if (u->kind == TN_UNIT_ROW && i->level < level && !i->is_row && !i->stored && i->last_level < level) {
      i->last_level = (uint8_t)level;
      i->scratch |= i->dear;
      if (!i->dear) mark_operands(p, v->def.op, u, level, stamp, crosses);
    }
    return;
  }
  if (i->inlined && !v->is_arg) mark_operands(p, v->def.op, u, level, stamp, crosses);
}

static void mark_operands(TnPlanner *p, const TnOp *op, const TnUnit *u, uint32_t level, uint32_t stamp, bool crosses) {
  for (uint32_t k = 0; k < op->n_operands; k++)
    mark_reads(p, op->operands[k], u, level, stamp, crosses || moves(p, op, k));
}

// What the regions of an op read from outside is read by its unit.
static bool mark_captured(void *user, TnOp *op) {
  TnPlanner *p = ((void **)user)[0];
  const TnUnit *u = ((void **)user)[1];
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnInfo *info = tn_info(p, tn_plan_holder(p, op->operands[i]));
    if (u->number >= info->last_reader) info->last_reader = info->last_cross = u->number;
  }
  return true;
}

// A loop that begins with the operands, in their memory where it begins with them once.
static void note_taken(TnPlanner *p, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnInfo *from = tn_info(p, op->operands[i]);
    from->taken_by = from->given++ ? NULL : op;
  }
  for (uint32_t i = 0; i < op->n_operands; i++) tn_info(p, op->operands[i])->given = 0;
}

static void join(TnPlanner *p, TnUnit *u, const TnOp *op, uint32_t level, bool is_row, bool is_reduce) {
  TnMember m = {.op = op, .level = (uint8_t)level, .is_row = is_row, .is_reduce = is_reduce};
  tn_push(p->scratch, &u->members, m);
  u->is_heavy |= tn_op_is_heavy(op);
  if (level + 1 > u->n_levels) u->n_levels = level + 1;
  double cost = tn_op_cost(op);
  u->cost += cost;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnInfo *o = tn_info(p, op->operands[i]);
    cost += o->inlined ? o->cost : 0;
  }
  uint32_t stamp = ++p->stamp;
  if (op->opcode == TN_OP_while) note_taken(p, op);
  bool anywhere = !tn_op_is_movement(op) && u->kind == TN_UNIT_OP;
  for (uint32_t i = 0; i < op->n_operands; i++)
    mark_reads(p, op->operands[i], u, level, stamp, (anywhere || moves(p, op, i)) && !keeps_place(p, op, i));
  for (uint32_t i = 0; i < op->n_regions; i++)
    if (op->regions[i].has_block) tn_walk(&op->regions[i], mark_captured, (void *[]){p, u});
  for (uint32_t i = 0; i < op->n_results; i++) {
    TnInfo *r = tn_info(p, &op->results[i]);
    r->unit = (int32_t)u->number;
    r->level = (uint8_t)level;
    r->is_row = is_row || is_reduce;
    r->at_same = pos_of(u, level);
    r->at_any = after(u);
    r->has_base = false;  // now the region's reshapes are known
    r->dear = cost > TN_COST_DEAR;
  }
}

// The unit for an elementwise op that can be read from `need` on, and its level there.
static TnUnit *find_unit(TnPlanner *p, const TnType *t, TnPos need, uint32_t *out_level, bool *out_row) {
  const int64_t *dims;
  uint32_t rank = tn_dims_trim(p->scratch, t, &dims), first = need / TN_LEVELS, n = (uint32_t)p->units.n;
  *out_level = 0, *out_row = false;
  if (first <= p->first_unit) first = p->first_unit + 1, need = first * TN_LEVELS;
  if (first < n) {
    TnUnit *u = unit_at(p, first);
    uint32_t level = need % TN_LEVELS;
    bool fits = u->kind != TN_UNIT_OP && tn_dims_same(rank, dims, u->rank, u->dims) && u->members.n < MAX_MEMBERS;
    if (fits && (u->kind == TN_UNIT_ROW || level == 0)) {
      *out_level = level;
      return u;
    }
    if (u->kind == TN_UNIT_ROW && tn_dims_same(rank, dims, u->outer, u->dims)) {
      *out_level = level, *out_row = true;
      return u;
    }
    first += level > 0 || !fits;
  }
  if (n > LOOK_BACK && first < n - LOOK_BACK) first = n - LOOK_BACK;
  for (uint32_t k = first; k < n; k++) {
    TnUnit *u = unit_at(p, k);
    if (u->kind != TN_UNIT_OP && tn_dims_same(rank, dims, u->rank, u->dims) && u->members.n < MAX_MEMBERS) return u;
  }
  return new_unit(p, TN_UNIT_FLAT, t);
}

// Whether the level has a reduction along rows in other lanes, which are one loop's.
static bool has_other_lanes(const TnUnit *u, uint32_t level, const TnOp *op) {
  const unsigned lanes = tn_reduce_lanes(op);
  for (size_t i = 0; i < u->members.n && lanes; i++) {
    const TnMember *m = &u->members.data[i];
    const unsigned have = m->is_reduce && m->level == level ? tn_reduce_lanes(m->op) : 0;
    if (have && have != lanes) return true;
  }
  return false;
}

static void place_reduce(TnPlanner *p, const TnOp *op, uint32_t outer, bool is_column) {
  uint32_t n = op->n_operands / 2;
  TnPos need = need_of_regions(p, op);
  for (uint32_t i = 0; i < n; i++) {
    need = later(need, tn_info(p, op->operands[i])->at_same);
    need = later(need, tn_info(p, op->operands[n + i])->at_any);
  }
  uint32_t level;
  bool is_row;
  TnUnit *u = find_unit(p, op->operands[0]->type, need, &level, &is_row);
  if (is_row || (u->kind == TN_UNIT_ROW && u->outer != outer) || (!is_column && has_other_lanes(u, level, op))) {
    u = new_unit(p, TN_UNIT_FLAT, op->operands[0]->type);
    level = 0;
  }
  u->kind = TN_UNIT_ROW;
  u->outer = (uint8_t)outer;
  join(p, u, op, level, !is_column, !is_column);
  if (!is_column) return;
  u->members.data[u->members.n - 1].is_column = true;
  for (uint32_t i = 0; i < n; i++) {
    TnInfo *r = tn_info(p, &op->results[i]);
    r->at_same = after(u);
    r->stored = true;
  }
}

// Whether lowering v where it is read would read the array at another index than the reader's own.
static bool reads_across(TnPlanner *p, const TnValue *v, const TnValue *array, uint32_t stamp, bool crosses) {
  if (v == array) return crosses;
  TnInfo *i = tn_info(p, v);
  uint32_t twice = 2 * stamp + crosses;
  if (!i->inlined || v->is_arg || (i->stamp >= twice && i->stamp <= 2 * stamp + 1)) return false;
  i->stamp = twice;
  const TnOp *op = v->def.op;
  for (uint32_t k = 0; k < op->n_operands; k++)
    if (reads_across(p, op->operands[k], array, stamp, crosses || moves(p, op, k))) return true;
  return false;
}

// What an op writes into an array in place, but computes from other places of it, is computed before; not what fills
// most of the array: then the rest is copied.
static void compute_before(TnPlanner *p, const TnOp *op) {
  for (uint32_t k = 1; k < op->n_operands; k++) {
    const TnValue *v = op->operands[k];
    TnInfo *i = tn_info(p, v);
    bool is_most = 2 * tn_count(v->type) >= tn_count(op->operands[0]->type);
    if (v->is_arg || i->uses != 1 || is_most || !reads_across(p, v, op->operands[0], ++p->stamp, false)) continue;
    uint32_t level;
    bool is_row;
    i->inlined = false, i->depth = 0, i->cost = 0;
    TnUnit *u = find_unit(p, v->type, need_of(p, v->def.op), &level, &is_row);
    join(p, u, v->def.op, level, is_row, false);
  }
}

static void place_op(TnPlanner *p, const TnOp *op) {
  if (tn_op_in_place(op)) compute_before(p, op);
  TnUnit *u = new_unit(p, TN_UNIT_OP, NULL);
  join(p, u, op, 0, false, false);
  for (uint32_t i = 0; i < op->n_results; i++) {
    TnInfo *r = tn_info(p, &op->results[i]);
    r->at_same = after(u);
    r->stored = true;
    r->is_row = false;
  }
}

// A single element made of constants; what it reads may be in memory nevertheless.
static bool is_known(const TnPlanner *p, const TnOp *op, unsigned depth) {
  const TnInfo *i = op->n_results ? tn_info(p, &op->results[0]) : NULL;
  if (!i || op->results[0].type->kind != TN_TYPE_TENSOR || tn_count(op->results[0].type) != 1) return false;
  if (i->generated || i->unit == (int32_t)p->first_unit) return true;
  if (!tn_op_is_elementwise(op) || depth == 0 || i->unit >= 0) return false;
  for (uint32_t k = 0; k < op->n_operands; k++)
    if (op->operands[k]->is_arg || !is_known(p, op->operands[k]->def.op, depth - 1)) return false;
  return true;
}

static void place(TnPlanner *p, const TnOp *op) {
  if (tn_op_is_terminator(op)) return;
  uint32_t outer;
  const bool is_free = op->opcode == TN_OP_reduce && !p->options->unfused;
  const bool is_column = is_free && tn_reduce_is_of_columns(op, &outer);
  if (is_column || (is_free && tn_reduce_is_of_rows(p, op, &outer))) {
    place_reduce(p, op, outer, is_column);
    return;
  }
  bool is_unit = tn_op_is_unit(p, op) && !(op->n_results == 1 && tn_info(p, &op->results[0])->inlined);
  if (is_unit || (op->n_results == 1 && tn_info(p, &op->results[0])->is_routine)) {
    place_op(p, op);
    return;
  }
  TnInfo *i = tn_info(p, &op->results[0]);
  bool is_used = false;
  for (uint32_t k = 0; k < op->n_results; k++) {
    const TnInfo *r = tn_info(p, &op->results[k]);
    is_used |= r->uses > 0 || r->stored;
  }
  if (!is_used) return;
  if (op->opcode == TN_OP_constant) {
    i->inlined = true;
    return;
  }
  if (i->inlined) {
    set_inline(p, op);
    if (i->depth <= MAX_DEPTH && !outlives_array(p, op)) return;
    i->inlined = false;
    i->depth = 0;
  }
  uint32_t level = 0;
  bool is_row = false;
  const TnPos need = need_of(p, op);
  TnUnit *first = unit_at(p, p->first_unit);
  TnUnit *u = p->options->unfused                           ? new_unit(p, TN_UNIT_FLAT, op->results[0].type)
              : need < after(first) && is_known(p, op, FEW) ? first
                                                            : find_unit(p, op->results[0].type, need, &level, &is_row);
  join(p, u, op, level, is_row, false);
  i->stored |= p->options->unfused;
}

TnError *tn_unit_form(TnPlanner *p, const TnRegion *r) {
  static const TnType scalar = {.kind = TN_TYPE_TENSOR};
  p->first_unit = (uint32_t)p->units.n;
  new_unit(p, TN_UNIT_FLAT, &scalar);
  TN_FOR_OPS(op, r) {
    if (op->n_results != 1) continue;
    tn_info(p, &op->results[0])->generated = tn_op_is_generated(p, op, true);
    tn_info(p, &op->results[0])->is_index = tn_op_is_generated(p, op, false);
  }
  for (const TnOp *op = r->last; op; op = op->prev) tn_op_decide(p, op);
  TN_FOR_OPS(op, r) place(p, op);
  // What the region gives back is read after all units.
  for (uint32_t i = 0; r->last && i < r->last->n_operands; i++) {
    TnInfo *info = tn_info(p, tn_plan_holder(p, r->last->operands[i]));
    info->last_reader = info->last_cross = UINT32_MAX;
  }
  return NULL;
}

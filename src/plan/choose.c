// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What must stand in memory of a region, and what is lowered where it is read: decided backwards over it, before unit.c
// forms units of what is left.
#include "plan/cost.h"
#include "plan/priv.h"

enum {
  TRANSPOSED = 4096,    // elements from which on moving the minor-most dim is a step of its own
  CLOSE = 4,            // elements that neighbours are apart which registers put in order
  SMALL = 64,           // elements up to which concatenate and dynamic_update_slice are computed per element
  CARRIED = 8,          // and that of an array which goes from one iteration to the next
  LOOK_BACK = 16,       // steps back from an op
  MOST_PARTS = 2,       // arrays made in parts within each other
  SPREAD = 16,          // times as many elements as its operand has a broadcast that costs no array
  MIN_ROW = 24,         // elements of a row that a vector loop over it pays for
  MIN_COLUMNS = 128,    // that are summed as rows go by: fewer wait for their accumulators
  MAX_COLUMNS = 16384,  // and whose accumulators stay in the cache
  MIN_SECTIONS = 4,     // of the rows, for threads to share
};

bool tn_op_spreads(const TnOp *op, int64_t n) {
  enum { LARGE = 1 << 15 };
  return n >= LARGE && op->opcode == TN_OP_broadcast_in_dim && SPREAD * tn_count(op->operands[0]->type) <= n;
}

bool tn_op_is_movement(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_constant:
    case TN_OP_iota:
    case TN_OP_broadcast_in_dim:
    case TN_OP_reshape:
    case TN_OP_transpose:
    case TN_OP_slice:
    case TN_OP_reverse:
    case TN_OP_dynamic_slice:
    case TN_OP_gather:
    case TN_OP_concatenate:
    case TN_OP_pad:
    case TN_OP_dynamic_update_slice:
    case TN_OP_bitcast_convert: return true;
    default: return false;
  }
}

bool tn_op_in_place(const TnOp *op) {
  return op->opcode == TN_OP_dynamic_update_slice || (op->opcode == TN_OP_scatter && op->n_results == 1);
}

// Whether neighbours of the result are far apart in the operand, and those of the operand in the result: registers put
// what is close in order, as they do with few neighbours where those next to them are close.
static bool moves_last_dim(const TnOp *op) {
  TnI64s perm = TN_OP_ATTRS(op, transpose)->permutation;
  const TnType *t = op->operands[0]->type;
  int64_t neighbours = 1;
  for (size_t i = tn_attr_n(perm); i-- > 0 && neighbours <= CLOSE;) {
    const uint32_t dim = (uint32_t)tn_i64s_at(perm, i);
    int64_t step = 1;
    for (uint32_t d = t->rank; d-- > dim + 1;) step *= t->dims[d];
    if (t->dims[dim] > 1 && step <= CLOSE) return false;
    neighbours *= t->dims[dim];
  }
  return neighbours > CLOSE;
}

// Whether the op is an update, perhaps after others, of an array that a loop carries.
static bool updates_carried(const TnOp *op) {
  for (unsigned n = 0; n < LOOK_BACK && tn_op_in_place(op); n++) {
    const TnValue *v = op->operands[0];
    if (v->is_arg) return v->def.region->op->opcode == TN_OP_while;
    op = v->def.op;
  }
  return false;
}

// Ops that always run as a unit of their own.
bool tn_op_is_unit(const TnPlanner *p, const TnOp *op) {
  if (tn_op_is_elementwise(op)) return false;
  if (op->opcode == TN_OP_map) return tn_region_loops(&op->regions[0]);
  if (op->opcode == TN_OP_reduce) return !tn_reduce_is_short(op);
  if (op->opcode == TN_OP_transpose)
    return tn_count(op->results[0].type) >= TRANSPOSED && moves_last_dim(op) &&
           !tn_info(p, &op->results[0])->is_undone && !tn_info(p, &op->results[0])->generated;
  if (op->opcode == TN_OP_concatenate || op->opcode == TN_OP_dynamic_update_slice)
    return tn_count(op->results[0].type) > (updates_carried(op) ? CARRIED : SMALL);
  return !tn_op_is_movement(op);
}

// Reads rows of a table, each of more elements than are gathered one by one as fast.
static bool reads_rows(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnOp *from = tn_value_op(op->operands[i]);
    if (!from || from->opcode != TN_OP_gather) continue;
    TnI64s offsets = tn_attr_field(TN_OP_ATTRS(from, gather)->dimension_numbers, TN_FIELD_gather_offset_dims);
    const TnType *t = from->results[0].type;
    if (t->rank && t->dims[t->rank - 1] > 2 && tn_i64s_has(offsets, t->rank - 1)) return true;
  }
  return false;
}

bool tn_op_reads_again(const TnOp *op, uint32_t i) {
  const TnOp *from = tn_value_op(op->operands[i]);
  if (!tn_op_is_elementwise(op) || !from || tn_op_cost(from) > TN_COST_CHEAP) return false;
  if (tn_count(op->results[0].type) == 1 || reads_rows(from)) return false;
  for (uint32_t k = 0; k < i; k++)
    if (op->operands[k] == op->operands[i]) return true;
  return false;
}

// ---- what must be stored, what is lowered where it is read

// Whether the operand must stand in memory for this op.
static bool needs_memory(const TnPlanner *p, const TnOp *op, uint32_t operand) {
  if (tn_op_is_terminator(op)) return true;
  switch (op->opcode) {
    case TN_OP_gather: return operand == 0;
    case TN_OP_reduce: return false;
    case TN_OP_scatter: return operand < (op->n_operands - 1) / 2;
    case TN_OP_concatenate: return false;
    case TN_OP_dynamic_update_slice: return tn_op_is_unit(p, op) && operand == 0;
    default: return tn_op_is_unit(p, op);
  }
}

static int64_t concatenated_dim(const TnOp *op) { return TN_OP_ATTRS(op, concatenate)->dimension->i; }

// A gather of single elements, one a row of the list of indices, in its order.
bool tn_op_is_pointwise(const TnOp *op) {
  if (op->opcode != TN_OP_gather) return false;
  TnI64s sizes = TN_OP_ATTRS(op, gather)->slice_sizes;
  for (size_t i = 0; i < tn_attr_n(sizes); i++)
    if (tn_i64s_at(sizes, i) != 1) return false;
  return true;
}

bool tn_op_takes_list(const TnOp *op) {
  const TnOp *list = tn_op_is_pointwise(op) ? tn_value_op(op->operands[1]) : NULL;
  if (!list || list->opcode != TN_OP_concatenate || list->parent != op->parent) return false;
  const TnAttr *d = TN_OP_ATTRS(op, gather)->dimension_numbers;
  return tn_attr_field(d, TN_FIELD_gather_index_vector_dim)->i == concatenated_dim(list);
}

bool tn_op_lists_indices(const TnPlanner *p, const TnOp *op) {
  enum { OFTEN = 4 };  // that a row is read: for each channel of a pixel
  if (op->opcode != TN_OP_concatenate) return false;
  const TnValue *list = &op->results[0];
  const TnInfo *i = tn_info(p, list);
  if (i->uses == i->listed) return i->uses > 0;
  if (i->uses != 1 || i->user->parent != op->parent) return false;
  const TnOp *user = i->user;
  const TnAttr *vector_dim = NULL;
  int64_t dim = TN_OP_ATTRS(op, concatenate)->dimension->i, rows = 1;
  uint32_t n = (user->n_operands - 1) / 2;  // scatter: operands
  if (user->opcode == TN_OP_gather && user->operands[1] == list) {
    rows = tn_count(user->results[0].type);
    vector_dim = tn_attr_field(TN_OP_ATTRS(user, gather)->dimension_numbers, TN_FIELD_gather_index_vector_dim);
  } else if (user->opcode == TN_OP_scatter && user->operands[n] == list) {
    rows = tn_count(user->operands[n + 1]->type);
    vector_dim =
        tn_attr_field(TN_OP_ATTRS(user, scatter)->scatter_dimension_numbers, TN_FIELD_scatter_index_vector_dim);
  }
  return vector_dim && vector_dim->i == dim && rows * list->type->dims[dim] <= OFTEN * tn_count(list->type);
}

// A concatenation whose one reader, behind elementwise ops, reduces the dim along which it was put together.
static bool is_taken_apart(const TnPlanner *p, const TnOp *op) {
  const int64_t dim = concatenated_dim(op);
  for (unsigned depth = 0; depth < LOOK_BACK; depth++) {
    const TnInfo *i = tn_info(p, &op->results[0]);
    if (i->stored || i->uses != 1 || op->n_results != 1 || i->user->parent != op->parent) return false;
    op = i->user;
    if (tn_reduce_is_short_over(op, dim)) return true;
    if (op->opcode == TN_OP_concatenate ? concatenated_dim(op) != dim : !tn_op_is_elementwise(op)) return false;
  }
  return false;
}

// Rows of two arrays that take turns, each row long: to choose between two cheap elements costs less than an array in
// between.
static bool takes_turns(const TnPlanner *p, const TnOp *op) {
  uint32_t dim = (uint32_t)concatenated_dim(op);
  for (uint32_t k = 0; k < 2; k++) {
    const TnOp *from = tn_value_op(op->operands[k]);
    if (op->operands[k]->type->dims[dim] != 1 || !from || tn_op_is_unit(p, from) || tn_op_cost(from) > TN_COST_CHEAP)
      return false;
  }
  int64_t row = tn_step_after(op->results[0].type, dim);
  return row >= MIN_ROW && 2 * row < tn_count(op->results[0].type);
}

static bool is_from_memory(const TnPlanner *p, const TnValue *v, unsigned depth, bool once);

// An array moved by a few places with what comes in at its end, both in memory: two loads and a choice cost less than
// an array in between.
static bool is_moved_by_few(const TnPlanner *p, const TnOp *op) {
  int64_t dim = concatenated_dim(op), a = op->operands[0]->type->dims[dim], b = op->operands[1]->type->dims[dim];
  if ((a < b ? a : b) > CLOSE || op->results[0].type->dims[dim] < MIN_ROW) return false;
  return is_from_memory(p, op->operands[0], 0, false) && is_from_memory(p, op->operands[1], 0, false);
}

// A concatenation, large as it may be, that is not made: its operands go to their places in a larger one, or its one
// reader makes something of it and chooses what it reads.
static bool is_read_through(const TnPlanner *p, const TnOp *op) {
  if (op->opcode != TN_OP_concatenate) return false;
  const TnInfo *i = tn_info(p, &op->results[0]);
  if (tn_op_lists_indices(p, op)) return true;
  if (i->uses != 1 || i->user->parent != op->parent) return false;
  bool is_unit = tn_op_is_unit(p, i->user);
  if ((is_unit && i->user->opcode == TN_OP_concatenate) || is_taken_apart(p, op)) return true;
  if (i->stored || op->n_operands != 2) return false;
  return (!is_unit && takes_turns(p, op)) || (tn_op_is_elementwise(i->user) && is_moved_by_few(p, op));
}

// Made of nothing but numbers known without memory; where `is_cheap` is asked for, cheap to make again anywhere.
bool tn_op_is_generated(const TnPlanner *p, const TnOp *op, bool is_cheap) {
  if (op->opcode == TN_OP_constant) return TN_OP_ATTRS(op, constant)->value->is_splat;
  if (op->opcode == TN_OP_iota) return true;
  if (op->n_operands == 0 || op->n_regions || (is_cheap && tn_op_cost(op) > TN_COST_CHEAP)) return false;
  const bool moves = op->opcode == TN_OP_broadcast_in_dim || op->opcode == TN_OP_reshape ||
                     op->opcode == TN_OP_transpose || op->opcode == TN_OP_slice;
  if (!moves && !tn_op_is_elementwise(op)) return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnInfo *from = tn_info(p, op->operands[i]);
    if (!tn_value_op(op->operands[i]) || !(is_cheap ? from->generated : from->is_index)) return false;
  }
  return true;
}

// How often a fold of windows reads each element of its operand.
static float window_reads(const TnOp *op) {
  TnI64s size = TN_OP_ATTRS(op, reduce_window)->window_dimensions;
  float n = (float)tn_count(op->results[0].type) / (float)tn_count(op->operands[0]->type);
  for (size_t i = 0; i < tn_attr_n(size); i++) n *= (float)tn_i64s_at(size, i);
  return n;
}

// How many of what the broadcast makes of one element a reduction reads in one step, which makes that element once.
static int64_t made_abreast(const TnPlanner *p, const TnOp *op) {
  const TnValue *v = &op->results[0];
  while (tn_info(p, v)->uses == 1 && tn_info(p, v)->inlined && tn_op_is_elementwise(tn_info(p, v)->user))
    v = &tn_info(p, v)->user->results[0];
  const TnOp *user = tn_info(p, v)->user;
  uint32_t from;
  if (!tn_info(p, v)->inlined || tn_info(p, v)->uses != 1 || user->opcode != TN_OP_reduce) return 1;
  const int64_t n = tn_reduce_abreast(user, &from);
  TnI64s map = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
  for (uint32_t k = 0; k < tn_attr_n(map) && n > 1; k++)
    if (tn_i64s_at(map, k) >= from && op->operands[0]->type->dims[k] > 1) return 1;
  return n;
}

// How often each element of v is made when it is lowered where its one user reads it: a broadcast has more of them, the
// user or what that is lowered in.
float tn_value_repeats(const TnPlanner *p, const TnValue *v) {
  const TnOp *user = tn_info(p, v)->user;
  if (user->n_results != 1 || user->parent != v->def.op->parent) return 1;
  const TnValue *r = &user->results[0];
  float n = tn_info(p, r)->inlined ? tn_info(p, r)->repeats : 1;
  if (user->opcode == TN_OP_reduce_window) n = window_reads(user);
  if (user->opcode != TN_OP_broadcast_in_dim) return n;
  return n * (float)tn_count(r->type) / (float)(tn_count(v->type) * made_abreast(p, user));
}

// Whether v repairs what was computed to be the places of single updates. Those are made one by one, so it is done
// where the places are made, in lanes, and kept in their stead.
static bool is_list_of_places(const TnPlanner *p, const TnValue *v) {
  if (v->def.op->opcode != TN_OP_select || tn_count(v->type) < MIN_ROW) return false;
  const TnOp *from = tn_value_op(v->def.op->operands[2]);
  if (!from || from->parent != v->def.op->parent || !tn_op_is_elementwise(from)) return false;
  for (unsigned depth = 0; depth < LOOK_BACK; depth++) {
    const TnInfo *i = tn_info(p, v);
    const TnOp *user = i->user;
    if (i->uses != 1 || user->parent != v->def.op->parent) return false;
    if (user->opcode == TN_OP_scatter)
      return user->operands[(user->n_operands - 1) / 2] == v &&
             tn_count(user->operands[user->n_operands - 1]->type) == tn_count(v->type);
    bool passes = user->opcode == TN_OP_reshape || user->opcode == TN_OP_broadcast_in_dim;
    if (!passes || tn_count(user->results[0].type) != tn_count(v->type)) return false;
    v = &user->results[0];
  }
  return false;
}

// How many values as large as v that have more readers v is made of: each would be kept if v were not.
static unsigned shared_parts(const TnPlanner *p, const TnValue *v, int64_t n, unsigned depth) {
  const TnOp *op = v->def.op;
  unsigned parts = 0;
  for (uint32_t k = 0; k < op->n_operands && depth; k++) {
    const TnValue *x = op->operands[k];
    const TnInfo *i = tn_info(p, x);
    if (x->is_arg || i->stored || i->generated || !tn_op_is_elementwise(x->def.op) || tn_count(x->type) != n) continue;
    parts += i->uses > 1 ? 1 : shared_parts(p, x, n, depth - 1);
  }
  return parts;
}

// How much it may take to make a value: ops, and values to look at. through: movements and picked elements count too,
// with the places where these are.
typedef struct Effort {
  unsigned left, looks;
  bool through;
} Effort;
enum { LOOKS = 64 };

// Whether more ops than are left, or one that takes longer than a division, make v of memory. To pick many elements of
// 8 bytes takes as long in lanes as one by one, as they wait for memory.
static bool takes_long(const TnPlanner *p, const TnValue *v, Effort *e) {
  enum { MOST_WIDE = 1 << 15 };
  const TnInfo *i = tn_info(p, v);
  const TnOp *op = v->def.op;
  if (!e->looks || v->is_arg || i->stored || i->generated || op->opcode == TN_OP_constant) return false;
  e->looks--;
  const bool picks = e->through && op->opcode == TN_OP_gather, is_step = picks || tn_op_is_elementwise(op);
  if (picks && tn_lane_bits(v->type->dtype) == 64 && tn_count(v->type) > MOST_WIDE) return false;
  if (!is_step && !(e->through && tn_op_is_movement(op))) return false;
  if (is_step && (e->left-- == 0 || tn_op_cost(op) > TN_COST_DIVIDE)) return true;
  for (uint32_t k = 0; k < op->n_operands; k++)
    if (takes_long(p, op->operands[k], e)) return true;
  return false;
}

// Whether v is the updates of a scatter that does them one by one, and making them so would take longer than an array
// in between, filled in lanes and by all threads.
static bool is_made_before_updates(const TnPlanner *p, const TnValue *v) {
  enum { STEPS = 3, MANY = 256, IN_LANES = 4 };
  const TnOp *user = tn_info(p, v)->user;
  if (tn_info(p, v)->uses != 1 || user->opcode != TN_OP_scatter || user->parent != v->def.op->parent) return false;
  const uint32_t n = (user->n_operands - 1) / 2;
  const TnAttr *d = TN_OP_ATTRS(user, scatter)->scatter_dimension_numbers;
  const int64_t vector_dim = tn_attr_field(d, TN_FIELD_scatter_index_vector_dim)->i, updates = tn_count(v->type);
  const TnType *indices = user->operands[n]->type;
  const int64_t parts = vector_dim < indices->rank ? indices->dims[vector_dim] : 1;
  return user->operands[n] != v && updates >= MANY && updates * parts < IN_LANES * tn_count(indices) &&
         takes_long(p, v, &(Effort){STEPS, LOOKS, true});
}

static bool is_cheap_of_memory(const TnPlanner *p, const TnOp *op, unsigned depth, bool once);

// Whether v, or what is made of it at the same index, is read by a reduction whose rows are written out: as often as
// the row has elements.
static bool is_written_out(const TnPlanner *p, const TnValue *v) {
  while (tn_info(p, v)->uses == 1 && tn_op_is_elementwise(tn_info(p, v)->user)) v = &tn_info(p, v)->user->results[0];
  const TnOp *user = tn_info(p, v)->user;
  return user->opcode == TN_OP_reduce && v->type->rank && v->type->dims[v->type->rank - 1] < 4 * MIN_ROW;
}

// Whether v costs little when it is lowered where its one user reads it.
static bool is_cheap_in_user(const TnPlanner *p, const TnValue *v) {
  const TnOp *user = tn_info(p, v)->user;
  if (user->parent != v->def.op->parent) return false;
  if ((needs_memory(p, user, 0) && user->operands[0] == v) || is_list_of_places(p, v)) return false;
  if (user->opcode == TN_OP_dot_general) return !tn_info(p, v)->stored;  // picked rows; else they are
  double cost = tn_op_cost(v->def.op), again = (double)tn_value_repeats(p, v) - 1;
  if (tn_count(v->type) > 1 && cost > TN_COST_CHEAP && again * cost > TN_COST_KEEP) return false;
  if (v->def.op->opcode == TN_OP_reduce && is_written_out(p, v)) return false;
  if (tn_op_is_elementwise(user) || user->opcode == TN_OP_map || user->opcode == TN_OP_reduce) return true;
  if (user->opcode == TN_OP_concatenate || user->opcode == TN_OP_dynamic_update_slice) return true;
  if (user->opcode == TN_OP_scatter)
    return shared_parts(p, v, tn_count(v->type), LOOK_BACK) < 2 && !is_made_before_updates(p, v);
  if (!tn_op_is_movement(user)) return false;
  // Readers of parts, behind the reshape, would each make all that it is made of.
  if (user->opcode == TN_OP_reshape && tn_info(p, &user->results[0])->slices > 1 &&
      !is_cheap_of_memory(p, v->def.op, 0, false))
    return false;
  if (user->opcode == TN_OP_broadcast_in_dim &&
      tn_count(v->type) * made_abreast(p, user) != tn_count(user->results[0].type))
    return (cost <= TN_COST_CHEAP || (tn_count(v->type) == 1 && cost < TN_COST_FUNCTION)) &&
           (tn_info(p, v)->is_index || shared_parts(p, v, tn_count(v->type), LOOK_BACK) < 2);
  return user->opcode != TN_OP_gather || user->operands[0] != v;
}

// Whether v is in memory anyway, or made by moving elements, which is done best in loops over its own dims.
static bool is_worth_keeping(const TnPlanner *p, const TnValue *v, uint32_t *seen) {
  if (v->is_arg || tn_info(p, v)->stored) return true;
  const TnOp *op = v->def.op;
  if (tn_info(p, v)->generated || op->opcode == TN_OP_constant || ++*seen > LOOK_BACK) return false;
  if (op->opcode == TN_OP_broadcast_in_dim && tn_count(op->operands[0]->type) == 1) return false;
  if (tn_op_is_unit(p, op) || (tn_op_is_movement(op) && op->opcode != TN_OP_reshape)) return true;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (is_worth_keeping(p, op->operands[i], seen)) return true;
  return false;
}

// A reshape that is needed in memory is where its operand is, when that is kept.
static bool becomes_alias(TnPlanner *p, const TnOp *op) {
  const TnValue *v = &op->results[0], *from = op->operands[0];
  uint32_t seen = 0;
  if (!tn_info(p, v)->stored || v->type->kind != TN_TYPE_TENSOR || tn_count(v->type) == 0) return false;
  const TnOp *maker = tn_value_op(from);
  if (maker && maker->opcode == TN_OP_constant) return false;
  if (!is_worth_keeping(p, from, &seen)) return false;
  tn_info(p, v)->is_alias = tn_info(p, v)->inlined = true;
  return tn_info(p, from)->stored = true;
}

// Where neighbouring elements of an input are wanted in memory, they are there.
static bool becomes_part(TnPlanner *p, const TnOp *op) {
  const TnValue *v = &op->results[0], *from = op->operands[0];
  TnInfo *i = tn_info(p, v);
  uint32_t slot = tn_info(p, from)->slot;
  if (!i->stored || p->options->unfused || slot == TN_NO_SLOT) return false;
  if (p->slots.data[slot].kind != TN_SLOT_INPUT) return false;
  if (tn_op_is_terminator(i->user) || tn_count(v->type) == 0) return false;
  TnI64s start = TN_OP_ATTRS(op, slice)->start_indices, step = TN_OP_ATTRS(op, slice)->strides;
  int64_t at = 0, inner = 1;  // inner: elements of a row of whole dims
  bool is_cut = false;        // dims outside of this one must be of one element
  for (uint32_t d = v->type->rank; d-- > 0;) {
    int64_t size = from->type->dims[d], n = v->type->dims[d];
    if (n > 1 && (is_cut || tn_i64s_at(step, d) != 1)) return false;
    is_cut |= n < size;
    at += tn_i64s_at(start, d) * inner;
    inner *= size;
  }
  const TnSlot *whole = &p->slots.data[slot];
  size_t offset = whole->offset + (size_t)at * tn_dtype_bytes(v->type->dtype);
  uint32_t index = whole->index;
  i->slot = tn_plan_slot(p, TN_SLOT_INPUT, v->type);
  p->slots.data[i->slot].index = index, p->slots.data[i->slot].offset = offset;
  return i->inlined = true;
}

// Many whole rows of a table by their numbers, which a routine does best.
static bool gathers_rows(const TnOp *op) {
  if (op->opcode != TN_OP_gather) return false;
  const TnType *t = op->operands[0]->type, *i = op->operands[1]->type, *r = op->results[0].type;
  const TnAttr *d = TN_OP_ATTRS(op, gather)->dimension_numbers;
  TnI64s sizes = TN_OP_ATTRS(op, gather)->slice_sizes, offsets = tn_attr_field(d, TN_FIELD_gather_offset_dims),
         collapsed = tn_attr_field(d, TN_FIELD_gather_collapsed_slice_dims),
         batch = tn_attr_field(d, TN_FIELD_gather_operand_batching_dims),
         map = tn_attr_field(d, TN_FIELD_gather_start_index_map);
  if (tn_attr_n(collapsed) != 1 || tn_attr_n(map) != 1 || tn_attr_n(batch) || tn_i64s_at(collapsed, 0) ||
      tn_i64s_at(map, 0))
    return false;
  for (uint32_t k = 1; k < t->rank; k++)
    if (tn_i64s_at(sizes, k) != t->dims[k] || tn_i64s_at(offsets, k - 1) != r->rank - t->rank + k) return false;
  size_t row = (size_t)(tn_count(t) / t->dims[0]) * tn_dtype_bytes(t->dtype);
  bool is_plain = tn_dtype_bits(i->dtype) >= 32 && i->dtype != TN_UI64;
  return is_plain && row >= 256 && (double)row * (double)tn_count(i) >= TN_COST_STREAM_LEAST;
}

// Windows that are copied: an index for many neighbours, so that reading from where they are costs no more.
static bool gathers_windows(const TnOp *op) {
  const TnType *r = op->results[0].type;
  const TnAttr *d = TN_OP_ATTRS(op, gather)->dimension_numbers;
  TnI64s offsets = tn_attr_field(d, TN_FIELD_gather_offset_dims);
  int64_t n = 1;
  for (uint32_t i = r->rank; i-- > 0 && (r->dims[i] == 1 || tn_i64s_has(offsets, i));) n *= r->dims[i];
  return n >= MIN_ROW;
}

static bool is_made_in_parts(const TnPlanner *p, const TnOp *op, unsigned depth);

// A cheap operation, for one reader or two, on what is in memory anyway or made by such.
static bool is_step(const TnPlanner *p, const TnOp *op, unsigned depth);

// A part of what is in memory anyway, or known without it, or of what is made in parts of such; `once`: or of what is
// made a step before, or read often, or a broadcast of so little that it is in memory too.
static bool is_from_memory(const TnPlanner *p, const TnValue *v, unsigned depth, bool once) {
  enum { OFTEN = 4 };  // that a value is read: it is kept
  while (!v->is_arg && !tn_info(p, v)->stored) {
    const TnOp *op = v->def.op;
    if (tn_info(p, v)->generated) return true;
    if (op->opcode == TN_OP_gather && tn_info(p, v)->uses > 2) return true;  // kept
    if (once && tn_op_is_elementwise(op) && tn_info(p, v)->uses > OFTEN) return true;
    if (once && op->opcode == TN_OP_broadcast_in_dim && SPREAD * tn_count(op->operands[0]->type) <= tn_count(v->type))
      return true;
    bool is_spread = op->opcode == TN_OP_broadcast_in_dim && tn_info(p, v)->uses == 1;
    if (op->opcode != TN_OP_slice && op->opcode != TN_OP_reshape && !is_spread)
      return depth > 0 && tn_op_is_elementwise(op) &&
             (is_made_in_parts(p, op, depth - 1) || (once && is_step(p, op, depth - 1)));
    v = op->operands[0];
  }
  return true;
}

static bool is_cheap_of_memory(const TnPlanner *p, const TnOp *op, unsigned depth, bool once) {
  if (tn_op_cost(op) > TN_COST_CHEAP || op->n_regions) return false;
  for (uint32_t k = 0; k < op->n_operands; k++)
    if (!is_from_memory(p, op->operands[k], depth, once)) return false;
  return true;
}

static bool is_step(const TnPlanner *p, const TnOp *op, unsigned depth) {
  return tn_info(p, &op->results[0])->uses <= 2 && is_cheap_of_memory(p, op, depth, true);
}

// One cheap operation on what is in memory anyway, for readers who take parts of it, two of them or such as make
// nothing twice, which may be of a few steps: to compute it there costs less than an array in between. depth: of such
// that may stand in it.
static bool is_made_in_parts(const TnPlanner *p, const TnOp *op, unsigned depth) {
  const TnInfo *i = tn_info(p, &op->results[0]);
  bool once = i->sliced <= (double)tn_count(op->results[0].type);
  return i->uses == i->slices && (i->uses <= 2 || once) && is_cheap_of_memory(p, op, depth, once);
}

// A few cheap operations on what is in memory anyway, each counted for each of its readers, the last for two that are
// lowered where others read them, at places of their own: what is made twice takes no longer than an array in between.
static bool is_made_twice(const TnPlanner *p, const TnOp *op) {
  enum { STEPS = 6, LARGE = 1 << 12 };
  const TnInfo *i = tn_info(p, &op->results[0]);
  return i->uses == 2 && i->inlined_uses == 2 && tn_count(op->results[0].type) >= LARGE &&
         is_cheap_of_memory(p, op, STEPS, true) && !takes_long(p, &op->results[0], &(Effort){STEPS, LOOKS, false});
}

// What it takes to make an element of v of numbers known without memory; at least `most` when it is more, or not so.
static double cost_of_index(const TnPlanner *p, const TnValue *v, double most) {
  if (tn_info(p, v)->generated) return 0;
  double cost = tn_info(p, v)->is_index ? tn_op_cost(v->def.op) : most;
  for (uint32_t k = 0; cost < most && k < v->def.op->n_operands; k++)
    cost += cost_of_index(p, v->def.op->operands[k], most - cost);
  return cost;
}

// Not much more than a division of numbers known without memory, for a few readers that are lowered where others read
// them.
static bool is_made_by_each(const TnPlanner *p, const TnOp *op) {
  enum { FEW = 4 };
  const TnInfo *i = tn_info(p, &op->results[0]);
  return i->is_index && i->uses <= FEW && i->inlined_uses == i->uses &&
         cost_of_index(p, &op->results[0], 2 * TN_COST_DIVIDE) < 2 * TN_COST_DIVIDE;
}

// Whether v is kept, whoever reads it.
static bool is_kept(const TnPlanner *p, const TnValue *v) {
  if (tn_info(p, v)->stored) return true;
  if (v->is_arg) return v->def.region->op->opcode == TN_OP_func_func;
  const TnOp *op = v->def.op;
  if (tn_op_is_elementwise(op)) return tn_op_cost(op) > TN_COST_CHEAP && tn_info(p, v)->uses > 1;
  return op->opcode == TN_OP_dot_general || op->opcode == TN_OP_convolution;
}

// A broadcast of so little that it costs no array to have it in memory.
static bool is_spread(const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  return op && op->opcode == TN_OP_broadcast_in_dim && SPREAD * tn_count(op->operands[0]->type) <= tn_count(v->type);
}

// Whether at most `left` cheap operations make the op's result of numbers known without memory, broadcasts of little,
// and *one, which is kept.
static bool is_made_of_one(const TnPlanner *p, const TnOp *op, const TnValue **one, unsigned *left) {
  if (tn_op_cost(op) > TN_COST_CHEAP || !tn_op_is_elementwise(op) || (*left)-- == 0) return false;
  for (uint32_t k = 0; k < op->n_operands; k++) {
    const TnValue *x = op->operands[k];
    if (tn_info(p, x)->generated || x == *one || is_spread(x)) continue;
    if (is_kept(p, x)) {
      if (*one) return false;
      *one = x;
    } else if (x->is_arg || x->def.op->parent != op->parent || !is_made_of_one(p, x->def.op, one, left)) {
      return false;
    }
  }
  return true;
}

// A few cheap operations on one value that is kept and no wider, for readers at their own index, which read that one:
// what a gradient has of the function's own steps takes no array more. With a reduction of rows and one more reader it
// is in registers, or in the scratch of rows. Floats may be of broadcasts of little alone; integers are random bits
// then, which many rounds follow.
static bool is_made_beside(const TnPlanner *p, const TnOp *op) {
  enum { STEPS = 3 };
  const TnValue *v = &op->results[0], *one = NULL;
  const TnInfo *i = tn_info(p, v);
  unsigned left = STEPS;
  if (i->own_uses != i->uses || (i->uses == 2 && i->folds == 1) || !is_made_of_one(p, op, &one, &left)) return false;
  if (!one) return tn_dtype_is_float(v->type->dtype);
  return tn_count(one->type) == tn_count(v->type) && tn_dtype_bytes(one->type->dtype) <= tn_dtype_bytes(v->type->dtype);
}

// One cheap operation on broadcasts of small arrays that are in memory: to compute it for each of a few readers costs
// less than an array in between.
static bool is_of_spread(const TnPlanner *p, const TnOp *op) {
  enum { FEW = 4 };
  if (tn_info(p, &op->results[0])->uses > FEW || tn_op_cost(op) > TN_COST_CHEAP) return false;
  for (uint32_t k = 0; k < op->n_operands; k++) {
    const TnOp *from = tn_value_op(op->operands[k]);
    if (tn_info(p, op->operands[k])->generated) continue;
    if (!from || !tn_op_spreads(from, tn_count(op->results[0].type))) return false;
    const TnOp *turned = tn_value_op(from->operands[0]);
    const bool is_turned = turned && turned->opcode == TN_OP_transpose;
    if (!is_from_memory(p, is_turned ? turned->operands[0] : from->operands[0], 0, false)) return false;
  }
  return op->n_operands > 0;
}

// Integers in memory as wider ones: loads extend them, so that nobody needs more of memory than there is.
static bool is_extended(const TnPlanner *p, const TnOp *op) {
  if (op->opcode != TN_OP_convert) return false;
  const TnDtype from = op->operands[0]->type->dtype, to = op->results[0].type->dtype;
  const bool is_integer = !tn_dtype_is_float(to) && !tn_dtype_is_complex(to) && to != TN_I1;
  const bool is_narrow = !tn_dtype_is_float(from) && !tn_dtype_is_complex(from) && tn_dtype_bits(from) <= 16;
  return is_integer && is_narrow && tn_dtype_bits(to) > tn_dtype_bits(from) && tn_dtype_bits(to) <= 32 &&
         is_from_memory(p, op->operands[0], 0, false);
}

// Windows that only a gather reads, which picks at most half of what one cheap operation makes of memory: it is made
// of what is picked.
static bool is_picked(const TnPlanner *p, const TnValue *v, const TnOp *user) {
  const TnOp *op = tn_value_op(v);
  if (user->opcode != TN_OP_gather || user->operands[0] != v || !gathers_windows(user)) return false;
  if (!op || op->parent != user->parent || !tn_op_is_elementwise(op) || tn_op_cost(op) > TN_COST_CHEAP) return false;
  const TnValue *r = &user->results[0];
  const TnInfo *i = tn_info(p, r);
  if (i->stored && gathers_rows(user)) return false;
  if (!i->stored && i->uses == 1 && i->user->opcode == TN_OP_slice && i->user->parent == op->parent)
    r = &i->user->results[0], i = tn_info(p, r);
  bool is_once = tn_info(p, v)->uses == 1 && (i->stored || (i->uses == 1 && tn_value_repeats(p, r) <= 1));
  if (!is_once || 2 * tn_count(r->type) > tn_count(v->type)) return false;
  for (uint32_t k = 0; k < op->n_operands; k++) {
    const TnOp *from = tn_value_op(op->operands[k]);
    bool repeated = from && from->opcode == TN_OP_broadcast_in_dim;
    if (!is_from_memory(p, repeated ? from->operands[0] : op->operands[k], 0, false)) return false;
  }
  return true;
}

// What only a fold of windows reads, each element once or so, which makes it as it goes.
static bool is_folded(const TnPlanner *p, const TnValue *v, const TnOp *user) {
  enum { FEW = 3 };  // readings of an element that take no longer than an array in between
  const TnOp *op = tn_value_op(v);
  if (user->opcode != TN_OP_reduce_window || user->n_results != 1 || user->operands[0] != v) return false;
  if (!op || op->parent != user->parent || !tn_op_is_elementwise(op) || tn_info(p, v)->uses != 1) return false;
  const float reads = tn_op_cost(op) > TN_COST_CHEAP ? FEW + 1 : window_reads(user);
  return reads <= 1 || (reads <= FEW && is_cheap_of_memory(p, op, 0, false));
}

// A gather of what is in memory, which only another one reads, along other dims and not much more often: one that picks
// by both. Its places are known without memory, or kept as they are few beside what they pick.
static bool is_picked_twice(const TnPlanner *p, const TnValue *v, const TnOp *user) {
  enum { FEW = 4, MANY = 16 };
  const TnOp *op = tn_value_op(v);
  if (user->opcode != TN_OP_gather || user->operands[0] != v || !op || op->opcode != TN_OP_gather) return false;
  if (op->parent != user->parent || tn_info(p, v)->uses != 1) return false;
  const TnValue *places = op->operands[1];
  if (!tn_info(p, places)->generated && tn_count(v->type) < MANY * tn_count(places->type)) return false;
  return tn_count(user->results[0].type) <= FEW * tn_count(v->type) && is_from_memory(p, op->operands[0], 0, false);
}

// What only a gather reads, which picks so few of its elements that making these alone takes less than making all.
static bool is_seldom_picked(const TnPlanner *p, const TnValue *v, const TnOp *user) {
  const TnOp *op = tn_value_op(v);
  if (tn_info(p, v)->uses != 1 || user->opcode != TN_OP_gather || user->operands[0] != v || !op) return false;
  if (op->parent != user->parent || (!tn_op_is_elementwise(op) && op->opcode != TN_OP_transpose)) return false;
  return SPREAD * tn_count(user->results[0].type) <= tn_count(v->type);
}

// What takes no memory to make, where it is picked or multiplied element by element.
static bool is_made_there(TnPlanner *p, const TnValue *v, const TnOp *user) {
  if (!tn_info(p, v)->generated || v->def.op->opcode == TN_OP_constant) return false;
  return user->opcode == TN_OP_gather ? user->operands[0] == v : tn_dot_is_kernel(p, user);
}

// Operands of routines that these lower where they read them.
static bool is_read_in_place(TnPlanner *p, const TnValue *v, const TnOp *user) {
  return is_made_there(p, v, user) || is_seldom_picked(p, v, user) || is_picked(p, v, user) || is_folded(p, v, user) ||
         is_picked_twice(p, v, user);
}

// A transposition that only its reversal reads is done with it.
static bool reverses_transpose(TnPlanner *p, const TnOp *op) {
  const TnOp *from = op->opcode == TN_OP_reverse ? tn_value_op(op->operands[0]) : NULL;
  if (!from || from->opcode != TN_OP_transpose || from->parent != op->parent || !tn_op_is_unit(p, from)) return false;
  if (tn_info(p, &from->results[0])->uses != 1) return false;
  tn_info(p, &op->results[0])->is_routine = tn_info(p, &from->results[0])->inlined = true;
  return tn_info(p, from->operands[0])->stored = true;
}

// Dims of size 1 aside.
static bool is_last_dim(const TnType *t, uint32_t d) {
  while (++d < t->rank)
    if (t->dims[d] != 1) return false;
  return true;
}

// The operand's dim that dim *d of a reshape's result is.
static bool reshaped_dim(const TnType *from, const TnType *to, uint32_t *d) {
  int64_t size = to->dims[*d], step = 1, found = 1;
  for (uint32_t i = to->rank; --i > *d;) step *= to->dims[i];
  for (uint32_t i = from->rank; i-- > 0 && found <= step; found *= from->dims[i]) {
    if (found != step || from->dims[i] != size) continue;
    *d = i;
    return true;
  }
  return false;
}

// The operand's dim that dim *d of the result is; its rank where the result is the same all along it.
static bool dim_of_operand(const TnOp *op, const TnType *from, uint32_t *d) {
  uint32_t k = 0;
  TnI64s list;
  switch (op->opcode) {
    case TN_OP_transpose: *d = (uint32_t)tn_i64s_at(TN_OP_ATTRS(op, transpose)->permutation, *d); return true;
    case TN_OP_reshape: return reshaped_dim(from, op->results[0].type, d);
    case TN_OP_broadcast_in_dim:
      list = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
      while (k < from->rank && tn_i64s_at(list, k) != *d) k++;
      *d = k;
      return true;
    case TN_OP_reduce:
      list = TN_OP_ATTRS(op, dimensions)->dimensions;
      for (;; k++)
        if (!tn_i64s_has(list, k) && (*d)-- == 0) break;
      *d = k;
      return op->n_results == 1;
    default: return tn_op_is_elementwise(op);
  }
}

// Whether neighbours along dim d of v are neighbours in all that it is made of, transpositions undone. These are marked
// if that is asked for.
static bool lies_along(TnPlanner *p, const TnValue *v, uint32_t d, unsigned depth, bool marks) {
  const TnOp *op = tn_value_op(v);
  const TnInfo *i = tn_info(p, v);
  bool is_unit = op && tn_op_is_unit(p, op), moves = is_unit && op->opcode == TN_OP_transpose;
  if (v->type->rank == d || v->type->dims[d] == 1 || i->generated) return true;
  if (!op || !depth || i->uses != 1 || (is_unit && !moves)) return is_last_dim(v->type, d);
  if (moves && marks) tn_info(p, v)->is_undone = true;
  for (uint32_t k = 0; k < op->n_operands - (op->opcode == TN_OP_reduce); k++) {
    const TnValue *x = op->operands[k];
    uint32_t e = d;
    if (x->type->rank == 0) continue;
    if (!dim_of_operand(op, x->type, &e)) return is_last_dim(v->type, d);
    if (!lies_along(p, x, e, depth - 1, marks)) return false;
  }
  return true;
}

// A transposition of what is made of others that it undoes: its rows are theirs, and nothing needs to be moved.
static void undo_transpose(TnPlanner *p, const TnOp *op) {
  if (op->opcode != TN_OP_transpose || !tn_op_is_unit(p, op)) return;
  TnI64s perm = TN_OP_ATTRS(op, transpose)->permutation;
  uint32_t d = (uint32_t)tn_i64s_at(perm, tn_attr_n(perm) - 1);
  tn_info(p, &op->results[0])->is_undone =
      is_seldom_picked(p, &op->results[0], tn_info(p, &op->results[0])->user) ||
      (lies_along(p, op->operands[0], d, LOOK_BACK, false) && lies_along(p, op->operands[0], d, LOOK_BACK, true));
}

// A transposition whose elements a broadcast has many of, in rows that go across the operand's: it is made once, lest
// every row be gathered.
static bool is_gathered_often(const TnPlanner *p, const TnOp *op) {
  enum { OFTEN = 8 };
  const TnValue *v = &op->results[0];
  if (op->opcode != TN_OP_transpose || tn_info(p, v)->uses != 1 || tn_value_repeats(p, v) < OFTEN) return false;
  const uint32_t last = v->type->rank - 1;
  if (tn_i64s_at(TN_OP_ATTRS(op, transpose)->permutation, last) == last) return false;
  for (uint32_t seen = 0; seen < LOOK_BACK; seen++) {
    const TnOp *user = tn_info(p, v)->user;
    const TnType *from = v->type, *to = user->n_results == 1 ? user->results[0].type : NULL;
    if (user->opcode == TN_OP_broadcast_in_dim) {
      TnI64s map = TN_OP_ATTRS(user, broadcast_in_dim)->broadcast_dimensions;
      const uint32_t row = from->rank - 1, rows = to->rank - 1;
      const int64_t before = row ? tn_i64s_at(map, row - 1) : -1, at = tn_i64s_at(map, row);
      if (before == rows && at + 1 == rows) return true;  // rows that all meet
      if (at != rows) return false;
    } else if (!to || to->rank == 0 || user->opcode == TN_OP_transpose ||
               from->dims[from->rank - 1] != to->dims[to->rank - 1]) {
      return true;
    }
    v = &user->results[0];
    if (!tn_info(p, v)->inlined) return true;
  }
  return false;
}

// A reduction over trailing dims with rows worth a vector loop: how many dims stay. 0 outer dims are fine.
bool tn_reduce_is_of_rows(TnPlanner *p, const TnOp *op, uint32_t *out_outer) {
  if (!tn_reduce_is_known(op)) return false;
  const TnType *t = op->operands[0]->type;
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  int64_t inner = 1, outer = 1;
  uint32_t kept = 0;
  bool in_run = true;
  for (uint32_t i = t->rank; i-- > 0;) {
    bool reduced = tn_i64s_has(dims, i);
    if (t->dims[i] == 1) continue;
    if (!reduced) in_run = false, kept++, outer *= t->dims[i];
    if (reduced && !in_run) return false;
    if (reduced) inner *= t->dims[i];
  }
  *out_outer = kept;
  const TnValue *v = op->operands[0];
  bool is_words = t->dtype == TN_I1 && inner <= 64 && inner % 8 == 0;  // of flags in memory (reduce.c)
  if ((is_words && (v->is_arg || tn_info(p, v)->stored)) || tn_reduce_is_of_chosen(p, op, outer, inner)) return false;
  int64_t least = tn_reduce_is_simple(op) || outer < 16 ? MIN_ROW : 4 * MIN_ROW;  // lanes with places are dear to join
  return inner >= least && (inner <= 4096 || outer >= 16) && outer > 0 && !tn_reduce_meets_rows(p, op);
}

// A reduction over all leading dims whose columns are summed while something is done with the rows: how many dims.
bool tn_reduce_is_of_columns(const TnOp *op, uint32_t *out_outer) {
  if (!tn_reduce_is_simple(op)) return false;
  const TnType *t = op->operands[0]->type;
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  int64_t inner = 1, outer = 1;
  uint32_t reduced = 0;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (t->dims[i] == 1) continue;
    bool is_reduced = tn_i64s_has(dims, i);
    if (is_reduced && inner > 1) return false;
    if (is_reduced) reduced++, outer *= t->dims[i];
    if (!is_reduced) inner *= t->dims[i];
  }
  *out_outer = reduced;
  return inner >= MIN_COLUMNS && inner <= MAX_COLUMNS && outer > (MIN_SECTIONS - 1) * TN_COLUMN_SECTION;
}

// A reduction of rows too long, and too few, for a unit of rows: each element is read once, beside its neighbour.
static bool is_reduce_alone(const TnPlanner *p, const TnOp *op) {
  enum { LONG = 4096 };
  if (op->opcode != TN_OP_reduce || !tn_op_is_unit(p, op)) return false;
  const TnType *t = op->operands[0]->type;
  uint32_t last = t->rank;
  while (last > 0 && t->dims[last - 1] == 1) last--;
  return last && tn_i64s_has(TN_OP_ATTRS(op, dimensions)->dimensions, last - 1) &&
         tn_count(t) > LONG * tn_count(op->results[0].type);
}

// Whether at most `left` ops make v of memory.
static bool is_made_of_few(TnPlanner *p, const TnValue *v, unsigned *left) {
  TnInfo *i = tn_info(p, v);
  if (v->is_arg || i->stored || i->generated || tn_op_is_unit(p, v->def.op) || i->stamp == 2 * p->stamp) return true;
  i->stamp = 2 * p->stamp;
  if ((*left)-- == 0) return false;
  for (uint32_t k = 0; k < v->def.op->n_operands; k++)
    if (!is_made_of_few(p, v->def.op->operands[k], left)) return false;
  return true;
}

// A concatenation whose pieces are made in one loop, all of few ops: what they share is made once there.
static bool is_made_abreast(TnPlanner *p, const TnOp *op) {
  enum { FEW = 64 };
  unsigned left = FEW;
  p->stamp++;
  if (tn_info(p, &op->results[0])->inlined || !tn_op_is_abreast(op)) return false;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!is_made_of_few(p, op->operands[i], &left)) return false;
  return true;
}

// Whether the op is lowered where a root is, and its operands, or the places of what it picks, at the same index:
// behind a reshape those made abreast.
static bool passes_root(const TnPlanner *p, const TnOp *op) {
  bool is_reshape = op->opcode == TN_OP_reshape, picks = tn_op_is_pointwise(op) && tn_op_reads_own(p, op, 1);
  if (!is_reshape && !picks && !tn_op_is_elementwise(op)) return false;
  const TnInfo *i = tn_info(p, &op->results[0]);
  if (!i->inlined || !i->root || !(is_reshape || picks)) return i->inlined && i->root;
  const TnOp *user = tn_info(p, i->root)->user;
  return user->opcode == TN_OP_concatenate && tn_info(p, &user->results[0])->is_abreast &&
         (picks || tn_op_keeps_index(p, op));
}

// A broadcast whose repetitions a reduction reads in one step, so that its operand is made once.
static bool is_spread_abreast(const TnPlanner *p, const TnOp *op) {
  if (op->opcode != TN_OP_broadcast_in_dim || !tn_info(p, &op->results[0])->inlined) return false;
  const int64_t n = tn_count(op->operands[0]->type);
  return n < tn_count(op->results[0].type) && n * made_abreast(p, op) == tn_count(op->results[0].type);
}

// Operands are lowered with the op, or with a piece of the concatenation, all of the reduction or the operand of the
// broadcast that it is, at the same index.
static void note_root(TnPlanner *p, const TnOp *op) {
  bool is_whole = op->opcode == TN_OP_concatenate && tn_op_is_unit(p, op),
       is_abreast = is_whole && is_made_abreast(p, op),
       is_one = is_abreast || is_reduce_alone(p, op) || is_spread_abreast(p, op) ||
                (op->n_operands && is_folded(p, op->operands[0], op));
  if (is_abreast) tn_info(p, &op->results[0])->is_abreast = true;
  if (!is_whole && !is_one && !passes_root(p, op)) return;
  for (uint32_t i = op->opcode == TN_OP_gather; i < op->n_operands; i++) {
    const TnValue *root = is_one ? op->operands[0] : is_whole ? op->operands[i] : tn_info(p, &op->results[0])->root;
    TnInfo *o = tn_info(p, op->operands[i]);
    if ((o->root && o->root != root) || tn_count(op->operands[i]->type) != tn_count(root->type)) continue;
    if (tn_op_reads_again(op, i)) continue;
    o->root = root;
    o->in_root++;
  }
}

// Whether all readers are lowered together and what they share is better made there than kept: not a function within
// the long body of a reduction, whose lanes wait for each other, nor a remainder of floats, whose lanes take twice the
// registers.
static bool is_in_one_root(const TnPlanner *p, const TnOp *op) {
  const TnInfo *i = tn_info(p, &op->results[0]);
  if (!i->root || i->in_root != i->uses) return false;
  if (tn_op_cost(op) <= TN_COST_CHEAP) return true;
  bool is_wide = op->opcode == TN_OP_remainder && !tn_dtype_is_int(op->results[0].type->dtype);
  Effort e = {LOOK_BACK, LOOKS, false};
  return (tn_info(p, i->root)->user->opcode != TN_OP_reduce || !takes_long(p, &op->results[0], &e)) && !is_wide;
}

// Backwards, so that the first is what stays.
static void note_change(TnPlanner *p, const TnOp *op) {
  if (tn_op_in_place(op) && tn_op_is_unit(p, op) && updates_carried(op)) tn_info(p, op->operands[0])->changed_by = op;
}

// The places of gathers that are one, and large or not known without memory, are computed once and not for each row.
static void list_places(TnPlanner *p, const TnValue *v, const TnOp *user) {
  const TnOp *op = v->def.op;
  if (op->opcode == TN_OP_gather && (gathers_rows(op) || !tn_info(p, op->operands[1])->generated))
    tn_info(p, op->operands[1])->stored = tn_info(p, user->operands[1])->stored = true;
}

// A list of places that several gathers read: what it puts together is made once, and each of them reads that.
static bool is_list_of_several(const TnPlanner *p, const TnOp *op) {
  return op->opcode == TN_OP_concatenate && tn_info(p, &op->results[0])->uses > 1 && tn_op_lists_indices(p, op);
}

static void choose(TnPlanner *p, const TnOp *op) {
  undo_transpose(p, op);
  if (reverses_transpose(p, op)) return;
  if (op->opcode == TN_OP_reshape && becomes_alias(p, op)) return;
  if (op->opcode == TN_OP_slice && becomes_part(p, op)) return;
  bool picks = tn_dot_picks(p, op);
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (!needs_memory(p, op, i) || (i == 1 && picks)) continue;
    const TnValue *from = op->operands[i];
    if (is_read_in_place(p, from, op)) {
      list_places(p, from, op);
      continue;
    }
    if (tn_dot_reads_transposed(p, op, i)) tn_info(p, from)->inlined = true, from = tn_value_op(from)->operands[0];
    tn_info(p, from)->stored = true;
  }
  const bool takes_rows = gathers_rows(op) && tn_info(p, op->operands[0])->stored;
  if (takes_rows && (tn_info(p, &op->results[0])->stored || tn_info(p, &op->results[0])->uses > 1)) {
    tn_info(p, &op->results[0])->is_routine = tn_info(p, op->operands[1])->stored = true;
    return;
  }
  if (tn_op_is_terminator(op)) return;
  if (tn_op_is_unit(p, op) && !is_read_through(p, op)) return;
  const TnValue *v = &op->results[0];
  TnInfo *i = tn_info(p, v);
  if (i->stored || i->uses == 0) return;
  if (i->generated) {
    i->inlined = true;
  } else if (i->uses == 1 && is_list_of_several(p, i->user) && !is_from_memory(p, v, 0, false)) {
    i->inlined = false;
  } else if (tn_op_is_elementwise(op) || op->opcode == TN_OP_map || op->opcode == TN_OP_reduce) {
    bool once = i->uses == 1 ? is_cheap_in_user(p, v) || is_read_in_place(p, v, i->user)
                             : is_in_one_root(p, op) || is_made_in_parts(p, op, MOST_PARTS) || is_extended(p, op) ||
                                   is_of_spread(p, op) || is_made_twice(p, op) || is_made_by_each(p, op) ||
                                   is_made_beside(p, op);
    i->inlined = once && op->n_results == 1;
  } else {
    bool costs = op->opcode == TN_OP_gather || op->opcode == TN_OP_pad || op->opcode == TN_OP_concatenate ||
                 op->opcode == TN_OP_dynamic_update_slice;
    i->inlined = (i->uses == 1 && !is_gathered_often(p, op) && !is_made_before_updates(p, v)) ||
                 (i->uses != 1 && !costs) || (i->uses == 2 && op->opcode == TN_OP_gather && gathers_windows(op)) ||
                 is_list_of_several(p, op);
  }
  i->repeats = i->uses == 1 ? tn_value_repeats(p, v) : 1;
  for (uint32_t k = 0; k < op->n_operands && i->inlined; k++)
    tn_info(p, op->operands[k])->inlined_uses += !tn_op_reads_again(op, k);
}

static void note_own(TnPlanner *p, const TnOp *op) {
  const bool folds = op->opcode == TN_OP_reduce && tn_op_is_unit(p, op);
  if (!op->n_results) return;
  const TnInfo *i = tn_info(p, &op->results[0]);
  if (!folds && (!tn_op_is_elementwise(op) || (i->inlined && i->own_uses != i->uses))) return;
  for (uint32_t k = 0; k < op->n_operands; k++) {
    if (tn_op_reads_again(op, k)) continue;
    tn_info(p, op->operands[k])->own_uses++;
    tn_info(p, op->operands[k])->folds += folds;
  }
}

void tn_op_decide(TnPlanner *p, const TnOp *op) {
  choose(p, op);
  note_own(p, op);
  note_root(p, op);
  note_change(p, op);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops that write part of an array: dynamic_update_slice and scatter, in place where nobody needs the old array, and
// concatenate, whose operands are computed into their places.
#include "plan/cost.h"
#include "plan/priv.h"

enum { FEW = 4 };  // elements of an update that are done one by one

static unsigned lanes_for(const TnType *t) {
  unsigned bits = tn_lane_bits(t->dtype), lanes = bits == 64 ? 16 : bits <= 16 ? 64 : 32;
  int64_t inner = 1;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] > 1) inner = t->dims[i];
  return tn_lanes_for(inner, lanes);
}

// Loops over all dims of a type, the last one of more than one element in so many lanes.
static void open_loops_in(TnLower *l, const TnType *t, unsigned lanes, unsigned flags, TnAx *at) {
  uint32_t last = t->rank;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] > 1) last = i;
  for (uint32_t i = 0; i < t->rank; i++) {
    at[i] = tn_loop_open(l, t->dims[i], flags, i == last ? lanes : 1);
    if (t->dims[i] > 1) flags = 0;
  }
}

static void open_loops(TnLower *l, const TnType *t, unsigned flags, TnAx *at) {
  open_loops_in(l, t, lanes_for(t), flags, at);
}

static void close_loops(TnLower *l, const TnType *t) {
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] > 1) tn_k_end(l->b);
}

// ---- the array that is changed: the operand's own memory when this is its last reader, else a copy

// Columns of bytes or words that only move go one by one: in lanes they would have all of the kernel's lanes be wide.
static bool is_narrow_column(const TnPlanner *p, const TnValue *v, const TnType *box) {
  if (!box->rank || box->dims[box->rank - 1] > 1 || tn_dtype_bits(box->dtype) > 16) return false;
  const TnOp *maker = tn_value_op(v);
  for (; maker && !tn_info(p, v)->stored && tn_op_is_movement(maker); maker = tn_value_op(v)) v = maker->operands[0];
  return !maker || tn_info(p, v)->stored;
}

// Elements of v into the result r, converted to its type: those of a box, from `begin` on. What the result is made of
// in place has them there too.
static TnError *put_box(TnPlanner *p, const TnValue *r, const TnValue *v, const TnType *box, const int64_t *begin,
                        TnSteps *out) {
  const TnOp *op = r->def.op;
  bool is_piece = op->opcode == TN_OP_concatenate;
  if (tn_count(box) == 0) return NULL;
  TnLower *l = tn_lower_new(p);
  TnAx *at = tn_new_n(l->arena, TnAx, 2 * box->rank + 1), *to = at + box->rank;
  open_loops_in(l, box, is_narrow_column(p, v, box) ? 1 : lanes_for(box), TN_LOOP_PARALLEL, at);
  for (uint32_t i = 0; i < box->rank; i++) to[i] = tn_ax_add_imm(&l->x, at[i], begin[i]);
  TnKScalar x = tn_lower_at(l, v, is_piece ? at : to);
  tn_lower_store_at(l, tn_plan_value_slot(p, r), r->type, to, tn_ks_convert(l->b, x, r->type->dtype));
  close_loops(l, box);
  return tn_emit_finish(l, out, op, (double)tn_count(box) * (is_piece ? 0.3 : TN_COST_WALK));
}

// Where the update's place is known, only what lies around it has to be copied: two boxes a dimension.
static TnError *copy_around(TnPlanner *p, const TnOp *op, TnSteps *out) {
  TnModule *m = (TnModule *)(uintptr_t)p->m;
  const TnValue *r = &op->results[0], *v = op->operands[0];
  const TnType *t = r->type, *u = op->operands[1]->type;
  int64_t *begin = tn_new_n(p->scratch, int64_t, 2 * t->rank + 2), *size = begin + t->rank + 1;
  for (uint32_t i = 0; i < t->rank; i++) size[i] = t->dims[i];
  for (uint32_t i = 0; i < t->rank; i++) {
    bool is_splat;
    const void *data = tn_constant_data(p, tn_value_op(op->operands[2 + i]), &is_splat);
    TnDtype e = op->operands[2 + i]->type->dtype;
    int64_t start = tn_load_i64(e, data), most = t->dims[i] - u->dims[i];
    // What an unsigned type holds is never negative.
    start = start > most || (start < 0 && tn_dtype_class(e) == TN_CLASS_UINT) ? most : start < 0 ? 0 : start;
    size[i] = start;
    TN_TRY(put_box(p, r, v, tn_type_with_dims(m, t, t->rank, size), begin, out));
    begin[i] = start + u->dims[i], size[i] = t->dims[i] - begin[i];
    TN_TRY(put_box(p, r, v, tn_type_with_dims(m, t, t->rank, size), begin, out));
    begin[i] = start, size[i] = u->dims[i];
  }
  return NULL;
}

static bool has_constant_start(const TnOp *op) {
  for (uint32_t i = 2; i < op->n_operands; i++) {
    const TnOp *start = tn_value_op(op->operands[i]);
    if (!start || start->opcode != TN_OP_constant) return false;
  }
  return true;
}

static TnError *target_slot(TnPlanner *p, const TnOp *op, uint32_t operand, TnSteps *out, uint32_t *out_slot) {
  const TnValue *v = op->operands[operand], *r = &op->results[operand];
  TnInfo *to = tn_info(p, r);
  if (v->type->dtype != r->type->dtype) {  // the body computes in another one
    const int64_t *begin = tn_new_n(p->scratch, int64_t, r->type->rank);
    *out_slot = tn_plan_value_slot(p, r);
    return put_box(p, r, v, v->type, begin, out);
  }
  const TnOp *maker = tn_value_op(v);
  if (maker && maker->opcode == TN_OP_constant)
    return tn_plan_move(p, out, op, *out_slot = tn_plan_value_slot(p, r), v);
  uint32_t source = tn_plan_value_slot(p, v);
  bool is_free = p->slots.data[source].kind == TN_SLOT_TEMP && tn_plan_is_last(p, op, operand);
  if (to->slot == TN_NO_SLOT && is_free) to->slot = source;
  *out_slot = tn_plan_value_slot(p, r);
  bool most = op->opcode == TN_OP_dynamic_update_slice && *out_slot != source &&
              2 * tn_count(op->operands[1]->type) >= tn_count(r->type) && has_constant_start(op);
  if (most) return copy_around(p, op, out);
  tn_plan_copy(p, out, op, *out_slot, source);
  return NULL;
}

TnError *tn_emit_update_slice(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->results[0].type;
  const TnValue *u = op->operands[1];
  uint32_t slot;
  TN_TRY(target_slot(p, op, 0, out, &slot));
  if (tn_count(u->type) == 0) return NULL;
  TnLower *l = tn_lower_new(p);
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1), *to = tn_new_n(l->arena, TnAx, t->rank + 1);
  const TnIx *scalar = tn_ix_of(&l->x, 0, NULL, NULL);
  for (uint32_t i = 0; i < t->rank; i++)
    to[i] = tn_lower_index(l, tn_lower(l, op->operands[2 + i], scalar), t->dims[i] - u->type->dims[i]);
  int64_t n = tn_count(u->type), few = n <= FEW ? n : 1;
  if (few < n) open_loops(l, u->type, TN_LOOP_PARALLEL, at);
  for (int64_t e = 0; e < few; e++) {  // a handful of elements one by one
    if (few == n) tn_ax_apart(&l->x, tn_ax_const(&l->x, e), u->type->dims, 0, t->rank, at);
    TnKScalar x = tn_lower_at(l, u, at);
    TnAx *place = tn_new_n(l->arena, TnAx, t->rank + 1);
    for (uint32_t i = 0; i < t->rank; i++) place[i] = tn_ax_add(&l->x, to[i], at[i]);
    tn_lower_store_at(l, slot, t, place, x);
  }
  if (few < n) close_loops(l, u->type);
  return tn_emit_finish(l, out, op, (double)tn_count(u->type) * 0.3);
}

// Whether single elements make the rows, or such of concatenations that are its operands.
static bool is_of_columns(const TnOp *op, int64_t dim, unsigned depth) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnOp *inner = tn_value_op(op->operands[i]);
    bool is_part = depth && inner && inner->opcode == TN_OP_concatenate && inner->parent == op->parent &&
                   TN_OP_ATTRS(inner, concatenate)->dimension->i == dim;
    if (op->operands[i]->type->dims[dim] > 1 && !(is_part && is_of_columns(inner, dim, depth - 1))) return false;
  }
  return true;
}

// Rows of a few elements, or of more that are put together one by one, many of them: the rows go into the lanes, and
// the elements of a row are made and stored side by side.
static bool has_short_rows(const TnOp *op, int64_t dim) {
  enum { SHORT = 8, LONG = 32, LEAST = 16 };
  const TnType *t = op->results[0].type;
  int64_t rows = 1;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (i < dim && t->dims[i] > 1) rows *= t->dims[i];
    if (i > dim && t->dims[i] > 1) return false;
  }
  bool is_one = tn_dtype_is_int(t->dtype) ? tn_dtype_bits(t->dtype) >= 8 : tn_lane_bits(t->dtype) >= 32;
  bool is_few = t->dims[dim] <= SHORT || (t->dims[dim] <= LONG && is_of_columns(op, dim, 1));
  return is_few && rows >= LEAST && is_one;
}

// Pieces of `width` elements of the dim, all of them in one loop: made one after the other and stored side by side.
static TnError *emit_abreast(TnPlanner *p, const TnOp *op, int64_t dim, int64_t width, TnSteps *out) {
  const TnType *t = op->results[0].type;
  int64_t *dims = tn_new_n(p->scratch, int64_t, t->rank + 1), n = 0;
  memcpy(dims, t->dims, t->rank * sizeof *dims);
  dims[dim] = width;
  const TnType *piece = tn_type_with_dims((TnModule *)(uintptr_t)p->m, t, t->rank, dims);
  uint32_t slot = tn_plan_value_slot(p, &op->results[0]);
  TnLower *l = tn_lower_new(p);
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1);
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, (size_t)(t->dims[dim] / width) + 1);
  open_loops(l, piece, TN_LOOP_PARALLEL, at);
  const TnAx first = at[dim];
  for (uint32_t i = 0; i < op->n_operands; i++)
    for (int64_t k = 0; k < op->operands[i]->type->dims[dim]; k += width) {
      at[dim] = tn_ax_add_imm(&l->x, first, k);
      x[n++] = tn_ks_stored(l->b, tn_lower_at(l, op->operands[i], at));
    }
  for (int64_t k = 0; k < n; k++) {
    at[dim] = tn_ax_add_imm(&l->x, first, k * width);
    tn_lower_store_at(l, slot, t, at, x[k]);
  }
  close_loops(l, piece);
  return tn_emit_finish(l, out, op, (double)tn_count(t) * 0.3);
}

// The pieces of v go to their places in the result r: from begin on.
static TnError *emit_pieces(TnPlanner *p, const TnValue *r, const TnValue *v, int64_t *begin, TnSteps *out) {
  const TnOp *inner = tn_value_op(v);
  if (v == r || (inner && inner->opcode == TN_OP_concatenate && tn_info(p, v)->inlined)) {
    int64_t dim = TN_OP_ATTRS(inner, concatenate)->dimension->i, offset = 0;
    for (uint32_t i = 0; i < inner->n_operands; i++) {
      begin[dim] += offset;
      TN_TRY(emit_pieces(p, r, inner->operands[i], begin, out));
      begin[dim] -= offset;
      offset += inner->operands[i]->type->dims[dim];
    }
    return NULL;
  }
  return put_box(p, r, v, v->type, begin, out);
}

static bool is_even(const TnOp *op) {
  enum { MOST = 4 };
  if (op->opcode != TN_OP_concatenate || op->n_operands < 2 || op->n_operands > MOST) return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnOp *from = tn_value_op(op->operands[i]);
    if (!from || !tn_op_is_elementwise(from) || op->operands[i]->type != op->operands[0]->type) return false;
  }
  return tn_count(op->operands[0]->type) > 0;
}

bool tn_op_is_abreast(const TnOp *op) {
  if (op->opcode != TN_OP_concatenate) return false;
  int64_t dim = TN_OP_ATTRS(op, concatenate)->dimension->i;
  return is_even(op) || (has_short_rows(op, dim) && op->results[0].type->dims[dim] == op->n_operands);
}

TnError *tn_emit_concatenate(TnPlanner *p, const TnOp *op, TnSteps *out) {
  int64_t dim = TN_OP_ATTRS(op, concatenate)->dimension->i;
  if (has_short_rows(op, dim)) return emit_abreast(p, op, dim, 1, out);
  if (is_even(op)) return emit_abreast(p, op, dim, op->operands[0]->type->dims[dim], out);
  const TnValue *r = &op->results[0];
  return emit_pieces(p, r, r, tn_new_n(p->scratch, int64_t, r->type->rank), out);
}

// ---- scatter

typedef struct Scatter {
  const TnOp *op;
  uint32_t n;  // operands
  const TnType *input, *indices, *updates;
  TnI64s window, inserted, batching, indices_batching, to_operand;
  int64_t vector_dim;
} Scatter;

static Scatter read_scatter(const TnOp *op) {
  Scatter s = {.op = op, .n = (op->n_operands - 1) / 2};
  s.input = op->operands[0]->type, s.indices = op->operands[s.n]->type, s.updates = op->operands[s.n + 1]->type;
  const TnAttr *d = TN_OP_ATTRS(op, scatter)->scatter_dimension_numbers;
  s.window = tn_attr_field(d, TN_FIELD_scatter_update_window_dims);
  s.inserted = tn_attr_field(d, TN_FIELD_scatter_inserted_window_dims);
  s.batching = tn_attr_field(d, TN_FIELD_scatter_input_batching_dims);
  s.indices_batching = tn_attr_field(d, TN_FIELD_scatter_scatter_indices_batching_dims);
  s.to_operand = tn_attr_field(d, TN_FIELD_scatter_scatter_dims_to_operand_dims);
  s.vector_dim = tn_attr_field(d, TN_FIELD_scatter_index_vector_dim)->i;
  return s;
}

// A start index as index data. Indices are kept within -2 .. dim, so that sums with window places stay small and out of
// bounds stays out of bounds.
static TnAx start_index(TnLower *l, TnKScalar x, int64_t span, int64_t dim) {
  TnKVal v = tn_lower_cut(l, x, -span, &dim);
  return tn_ax_from_data(&l->x, v, tn_dtype_class(x.dtype) == TN_CLASS_UINT ? 0 : -span, dim);
}

// An index that no window place is added to: one comparison, as unsigned, says whether it is inside.
static TnAx single_index(TnLower *l, TnKScalar x, int64_t dim, TnKVal *inside) {
  bool is_64 = tn_dtype_bits(x.dtype) == 64;
  TnKType t = is_64 ? TN_KT_I64 : TN_KT_I32;
  if (!is_64 && dim > INT32_MAX) dim = INT32_MAX;
  *inside = tn_lower_and(l, *inside, tn_k_cmp(l->b, TN_KP_ULT, x.v, tn_k_const(l->b, t, dim)));
  TnKVal v = tn_lower_as_index(l, x.dtype, x.v, TN_K_zext);
  return tn_ax_masked(&l->x, tn_ax_from_data(&l->x, v, 0, dim - 1));
}

// Place in the operand of an element of the updates, and whether it is inside (0: always).
static TnKVal scatter_place(TnLower *l, const Scatter *s, const TnAx *at, TnAx *to) {
  TnAx *index = tn_new_n(l->arena, TnAx, s->indices->rank + 1);
  uint32_t next = 0;
  for (uint32_t i = 0; i < s->updates->rank; i++) {
    if (tn_i64s_has(s->window, i)) continue;
    next += next == s->vector_dim;
    index[next++] = at[i];
  }
  uint32_t w = 0;
  int64_t *span = tn_new_n(l->arena, int64_t, s->input->rank + 1);
  for (uint32_t i = 0; i < s->input->rank; i++) {
    to[i] = tn_ax_const(&l->x, 0), span[i] = 1;
    if (tn_i64s_has(s->inserted, i)) continue;
    int64_t batch = tn_i64s_find(s->batching, i);
    if (batch >= 0) {
      to[i] = index[tn_i64s_at(s->indices_batching, (size_t)batch)];
      continue;
    }
    int64_t dim = tn_i64s_at(s->window, w++);
    to[i] = at[dim], span[i] = s->updates->dims[dim];
  }
  const TnValue *v = s->op->operands[s->n];
  TnKVal inside = 0;
  for (size_t k = 0; k < tn_attr_n(s->to_operand); k++) {
    int64_t d = tn_i64s_at(s->to_operand, k);
    if (s->vector_dim < s->indices->rank) index[s->vector_dim] = tn_ax_const(&l->x, (int64_t)k);
    TnKScalar x = tn_lower_at(l, v, index);
    if (span[d] == 1 && tn_ax_is_const(to[d]) && tn_dtype_bits(x.dtype) >= 32)
      to[d] = single_index(l, x, s->input->dims[d], &inside);
    else
      to[d] = tn_ax_add(&l->x, to[d], start_index(l, x, span[d], s->input->dims[d]));
  }
  bool never = false;
  for (uint32_t i = 0; i < s->input->rank && !never; i++)
    inside = tn_lower_and(l, inside, tn_lower_inside(l, to[i], 0, s->input->dims[i], &never));
  return never ? tn_k_i1(l->b, false) : inside;
}

// Elements of a window's dim that pay for lanes: fewer where they lie side by side in the operand.
static int64_t least_in_lanes(const Scatter *s, uint32_t dim) {
  enum { BESIDE = 4, APART = 8 };
  uint32_t last = s->input->rank - 1;
  bool is_last = tn_i64s_at(s->window, tn_attr_n(s->window) - 1) == dim;
  return is_last && !tn_i64s_has(s->inserted, last) && !tn_i64s_has(s->batching, last) ? BESIDE : APART;
}

// Conditions that all have to hold are asked one after the other: branches, mostly taken, are cheaper than masks.
static unsigned open_ifs(TnKBuilder *b, TnKVal p) {
  TnKNode n = b->nodes.data[p];
  if (n.op == TN_K_iand) return open_ifs(b, n.a) + open_ifs(b, n.b);
  tn_k_if(b, p);
  return 1;
}

// The operand's dim that a window dim goes along, where no index moves the window in it; -1: one does.
static int64_t resting_dim(const Scatter *s, uint32_t window_dim) {
  uint32_t w = 0;
  for (uint32_t i = 0; i < s->input->rank; i++) {
    if (tn_i64s_has(s->inserted, i) || tn_i64s_has(s->batching, i)) continue;
    if (tn_i64s_at(s->window, w++) == window_dim) return tn_i64s_has(s->to_operand, i) ? -1 : (int64_t)i;
  }
  return -1;
}

TnError *tn_emit_scatter(TnPlanner *p, const TnOp *op, TnSteps *out) {
  Scatter s = read_scatter(op);
  uint32_t *slots = tn_new_n(p->scratch, uint32_t, s.n + 1);
  for (uint32_t i = 0; i < s.n; i++) TN_TRY(target_slot(p, op, i, out, &slots[i]));
  if (tn_count(s.updates) == 0) return NULL;
  TnLower *l = tn_lower_new(p);
  TnAx *at = tn_new_n(l->arena, TnAx, s.updates->rank + 1), *to = tn_new_n(l->arena, TnAx, s.input->rank + 1);
  // Elements of one window fall on different places: a window dim may be in lanes, unless windows, which may meet,
  // follow each other further in. Everything else in order.
  uint32_t lane_dim = s.updates->rank;
  for (uint32_t i = 0; i < s.updates->rank; i++) {
    bool in_window = tn_i64s_has(s.window, i);
    if (!in_window && s.updates->dims[i] > 1) lane_dim = s.updates->rank;
    if (in_window && s.updates->dims[i] >= least_in_lanes(&s, i) && !tn_region_loops(&op->regions[0])) lane_dim = i;
  }
  for (uint32_t i = 0; i < s.updates->rank; i++)
    if (i != lane_dim) at[i] = tn_loop_open(l, s.updates->dims[i], 0, 1);
  const int64_t n_lanes = lane_dim < s.updates->rank ? s.updates->dims[lane_dim] : 0;
  const TnOp *index = tn_value_op(op->operands[s.n]);
  const bool is_known = index && index->opcode == TN_OP_constant && lane_dim + 1 == s.updates->rank;
  const unsigned width = is_known ? lanes_for(s.updates) : n_lanes <= 4 ? 4 : n_lanes <= 8 ? 8 : 16;
  const int64_t resting = n_lanes ? resting_dim(&s, lane_dim) : -1;
  if (n_lanes) at[lane_dim] = resting >= 0 ? tn_ax_const(&l->x, 0) : tn_loop_open(l, n_lanes, 0, width);
  TnKVal inside = scatter_place(l, &s, at, to);
  unsigned branches = inside && l->b->nodes.data[inside].lanes == 1 ? open_ifs(l->b, inside) : 0;
  if (branches) inside = 0;
  if (resting >= 0) to[resting] = at[lane_dim] = tn_loop_open(l, n_lanes, 0, width);
  TnAx flat = tn_ax_masked(&l->x, tn_ix_flat(&l->x, tn_ix_of(&l->x, s.input->rank, s.input->dims, to)));
  TnKScalar *args = tn_new_n(l->arena, TnKScalar, 3 * s.n + 1), *r = args + 2 * s.n;
  for (uint32_t i = 0; i < s.n; i++) {
    const TnValue *u = op->operands[s.n + 1 + i];
    args[s.n + i] = tn_ks_convert(l->b, tn_lower_at(l, u, at), op->results[i].type->dtype);
    l->mask = inside;
    args[i] = tn_lower_load(l, op->results[i].type->dtype, slots[i], flat);
    l->mask = 0;
  }
  tn_lower_region(l, &op->regions[0], args, r);
  l->mask = inside;
  for (uint32_t i = 0; i < s.n; i++) tn_lower_store(l, slots[i], flat, r[i]);
  l->mask = 0;
  while (branches--) tn_k_end(l->b);
  for (uint32_t i = 0; i < s.updates->rank; i++)
    if (s.updates->dims[i] > 1 || i == lane_dim) tn_k_end(l->b);
  double each = lane_dim < s.updates->rank ? TN_COST_WALK : TN_COST_UPDATE;
  return tn_emit_finish(l, out, op, (double)tn_count(s.updates) * each);
}

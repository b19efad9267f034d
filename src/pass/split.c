// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// split: elementwise work on concatenations is done piece by piece, so that they need not stand in memory.
//
//   concatenate(%a, %b) + %x   ->   concatenate(%a + %x[:k], %b + %x[k:])
//
// A periodic stencil is such work: each of its neighbours is a rotation, two slices the other way round. All ops of one
// shape that hang together are cut at the same places, along one dimension a run; the next run takes the next one. So
// that it sees concatenations behind slices, a slice that leaves their dimension whole goes to the operands:
//
//   slice(concatenate(%a, %b, dim = 0))[:, 1:]   ->   concatenate(%a[:, 1:], %b[:, 1:], dim = 0)
//
// Requires a module that is up to date. Breaks nothing.
#include "pass/emit.h"

enum {
  MOST_PIECES = 5,   // that ops are cut into
  MOST_OPS = 512,    // that a group may become
  MIXED = UINT32_MAX
};

// Ops that hang together.
typedef struct Group {
  uint32_t n_ops;
  uint32_t n_gone, n_new;  // tensors that need not be in memory any more; that have to be from now on
  int64_t dim;
  int64_t cuts[MOST_PIECES + 1];  // 0, where pieces end
  uint32_t n_cuts;                // more than MOST_PIECES + 1: too many
} Group;

// By value. A group is known by the result of one of its ops, the root.
typedef struct Node {
  Group *group;        // of a root, from find_dims on
  uint32_t up;         // towards the group's root, +1; 0: in no group
  uint32_t users;      // the group that all its users belong to, +1; 0: no users yet
  bool meets_readers;  // some op that is in no group might have been fused with it
  // Of concatenations:
  uint32_t n_views;    // slices that leave its dimension whole
  int64_t viewed;      // elements in these
  uint32_t in_groups;  // reads by groups, directly or as such slices
  const Group *counted;  // the last group that counts it
} Node;

typedef struct Split {
  Node *nodes;  // n of them
  uint32_t *uses;
  uint32_t n;
} Split;

// ---- asking

static bool can_split(const TnOp *op) {
  if (op->n_results != 1 || op->n_regions || !tn_value_is_long(&op->results[0])) return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    uint32_t rank = op->operands[i]->type->rank;
    if (rank && rank != op->results[0].type->rank) return false;
  }
  return tn_op_is_elementwise(op);
}

static int64_t dim_of(const TnOp *concatenate) { return TN_OP_ATTRS(concatenate, concatenate)->dimension->i; }

// The slice takes all of its operand along the dimension.
static bool is_whole(const TnOp *slice, int64_t dim) {
  return slice->results[0].type->dims[dim] == slice->operands[0]->type->dims[dim];
}

// The concatenation that v is, or that it is a slice of which leaves the concatenation's dimension whole; NULL: none.
static TnOp *concatenation_behind(const TnValue *v) {
  TnOp *op = tn_value_op(v);
  TnOp *from = op && op->opcode == TN_OP_slice ? tn_value_op(op->operands[0]) : op;
  if (!from || from->opcode != TN_OP_concatenate || from->parent != op->parent) return NULL;
  return tn_value_is_long(&from->results[0]) && (from == op || is_whole(op, dim_of(from))) ? from : NULL;
}

// Ops that read memory whatever they read: nothing is lost when it has to be there.
static bool reads_memory(const TnOp *op, uint32_t operand) {
  if (tn_op_get_info(op)->traits & TN_TRAIT_TERM) return true;
  switch (op->opcode) {
    case TN_OP_while:
    case TN_OP_case:
    case TN_OP_if:
    case TN_OP_dot_general:
    case TN_OP_convolution:
    case TN_OP_sort:
    case TN_OP_fft:
    case TN_OP_concatenate: return true;  // (that writes pieces to their places)
    case TN_OP_gather:
    case TN_OP_scatter:
    case TN_OP_dynamic_update_slice: return operand == 0;
    default: return false;
  }
}

// ---- groups

static uint32_t root_of(Split *s, uint32_t id) {  // id is in a group
  while (s->nodes[id].up != id + 1) {
    uint32_t up = s->nodes[id].up - 1;
    s->nodes[id].up = s->nodes[up].up;
    id = up;
  }
  return id;
}

static void unite(Split *s, uint32_t a, uint32_t b) {
  if (!s->nodes[a].up) s->nodes[a].up = a + 1;
  s->nodes[root_of(s, a)].up = root_of(s, b) + 1;
}

// Forward: elementwise ops that read concatenations begin groups, what reads of these joins.
static void join(Split *s, const TnRegion *r) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_regions; i++) join(s, &op->regions[i]);
    if (!can_split(op)) continue;
    uint32_t id = op->results[0].id;
    for (uint32_t i = 0; i < op->n_operands; i++) {
      const TnValue *v = op->operands[i];
      if (v->type->rank == 0 || tn_value_region(v) != r) continue;
      if (s->nodes[v->id].up) unite(s, id, v->id);
      else if (!s->nodes[id].up && concatenation_behind(v)) s->nodes[id].up = id + 1;
    }
  }
}

static void note_user(Split *s, const TnValue *v, const TnRegion *r, uint32_t user) {
  Node *n = &s->nodes[v->id];
  if (tn_value_region(v) != r) user = MIXED;
  n->users = n->users == 0 || n->users == user ? user : MIXED;
}

static void note_view(Split *s, const TnOp *slice) {
  const TnOp *from = concatenation_behind(&slice->results[0]);
  if (!from) return;
  Node *n = &s->nodes[from->results[0].id];
  uint32_t id = slice->results[0].id;
  int64_t elements = 0;
  n->n_views++;
  n->in_groups += s->nodes[id].in_groups == s->uses[id] || !tn_value_is_long(&slice->results[0]);
  if (tn_type_n_elements(slice->results[0].type, &elements)) n->viewed += elements;
}

// Backward: an elementwise op that only a group reads is of the group. Notes who reads what.
static void join_readers(Split *s, const TnRegion *r) {
  for (TnOp *op = r->last; op; op = op->prev) {
    bool is_member = can_split(op);
    if (is_member) {
      Node *n = &s->nodes[op->results[0].id];
      if (!n->up && n->users && n->users != MIXED) unite(s, op->results[0].id, n->users - 1);
      is_member = n->up;
    }
    uint32_t group = is_member ? root_of(s, op->results[0].id) + 1 : MIXED;
    for (uint32_t i = 0; i < op->n_operands; i++) {
      const TnValue *v = op->operands[i];
      Node *n = &s->nodes[v->id];
      n->meets_readers |= !is_member && !reads_memory(op, i);
      n->in_groups += is_member && v->type->rank;
      note_user(s, v, r, v->type->rank ? group : MIXED);
    }
    for (uint32_t i = 0; i < op->n_regions; i++) join_readers(s, &op->regions[i]);
    if (op->opcode == TN_OP_slice) note_view(s, op);
  }
}

// A concatenation that operand v of a group makes, and that nobody but groups reads.
static const TnOp *fed_by(const Split *s, const TnValue *v) {
  const TnOp *from = concatenation_behind(v);
  return from && s->nodes[from->results[0].id].in_groups == s->uses[from->results[0].id] ? from : NULL;
}

static Group **group_of(Split *s, const TnOp *op) {  // NULL: none
  if (op->n_results != 1 || !s->nodes[op->results[0].id].up) return NULL;
  return &s->nodes[root_of(s, op->results[0].id)].group;
}

static void find_dims(TnArena *arena, Split *s, const TnRegion *r) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_regions; i++) find_dims(arena, s, &op->regions[i]);
    Group **group = group_of(s, op);
    if (!group) continue;
    if (!*group) *group = tn_new(arena, Group);
    Group *g = *group;
    for (uint32_t i = 0; i < op->n_operands; i++) {
      const TnOp *from = fed_by(s, op->operands[i]);
      if (from && (g->n_cuts == 0 || dim_of(from) < g->dim)) g->dim = dim_of(from), g->n_cuts = 1;
    }
  }
}

static void cut(Group *g, int64_t at) {
  uint32_t i = 0;
  while (i < g->n_cuts && i <= MOST_PIECES && g->cuts[i] < at) i++;
  if (g->n_cuts > MOST_PIECES + 1 || (i < g->n_cuts && i <= MOST_PIECES && g->cuts[i] == at)) return;
  for (uint32_t k = g->n_cuts++; k > i; k--)
    if (k <= MOST_PIECES) g->cuts[k] = g->cuts[k - 1];
  if (i <= MOST_PIECES) g->cuts[i] = at;
}

// Read once and lowered where it is read today; read by every piece it is made in memory.
static bool is_dear_twice(const Split *s, const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  return op && (op->opcode == TN_OP_pad || op->opcode == TN_OP_gather) && s->uses[v->id] == 1;
}

// What the group need not have in memory when it is cut where the concatenation's operands meet.
static void count_concatenation(Split *s, Group *g, const TnOp *from) {
  Node *n = &s->nodes[from->results[0].id];
  if (dim_of(from) != g->dim || n->counted == g) return;
  n->counted = g;
  g->n_gone++;
  int64_t at = 0;
  for (uint32_t i = 0; i < from->n_operands; i++) cut(g, at += from->operands[i]->type->dims[g->dim]);
}

static void count(Split *s, const TnRegion *r) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_regions; i++) count(s, &op->regions[i]);
    Group **group = group_of(s, op);
    if (!group) continue;
    Group *g = *group;
    g->n_ops++;
    g->n_new += s->nodes[op->results[0].id].meets_readers;
    for (uint32_t i = 0; i < op->n_operands; i++) {
      const TnOp *from = fed_by(s, op->operands[i]);
      if (from) count_concatenation(s, g, from);
      g->n_new += is_dear_twice(s, op->operands[i]);
    }
  }
}

static bool pays(const Group *g) {
  return g->n_gone > g->n_new && g->n_cuts <= MOST_PIECES + 1 && g->n_ops * (g->n_cuts - 1) <= MOST_OPS;
}

// ---- cutting

static TnValue *part(TnPassCtx *cx, TnOp *at, TnValue *v, int64_t dim, int64_t lo, int64_t hi);

// The same of a concatenation along dim, or a view of one; NULL when it is not all of one operand.
static TnValue *part_of_operand(TnPassCtx *cx, TnOp *at, const TnValue *v, const TnOp *from, int64_t lo, int64_t hi) {
  int64_t dim = dim_of(from);
  uint32_t i = 0;
  for (; lo >= from->operands[i]->type->dims[dim]; i++) {
    lo -= from->operands[i]->type->dims[dim];
    hi -= from->operands[i]->type->dims[dim];
  }
  if (hi > from->operands[i]->type->dims[dim]) return NULL;
  if (v == &from->results[0]) return part(cx, at, from->operands[i], dim, lo, hi);
  const Tn_slice_attrs *a = TN_OP_ATTRS(v->def.op, slice);
  int64_t *start = tn_emit_list(cx, a->start_indices, NULL), *limit = tn_emit_list(cx, a->limit_indices, NULL);
  start[dim] = lo, limit[dim] = hi;
  return tn_emit_slice(cx, at, from->operands[i], start, limit, tn_emit_list(cx, a->strides, NULL));
}

// Elements from lo to hi of v along dim.
static TnValue *part(TnPassCtx *cx, TnOp *at, TnValue *v, int64_t dim, int64_t lo, int64_t hi) {
  if (v->type->rank == 0 || (lo == 0 && hi == v->type->dims[dim])) return v;
  const TnOp *from = concatenation_behind(v);
  TnValue *of_operand = from && dim_of(from) == dim ? part_of_operand(cx, at, v, from, lo, hi) : NULL;
  if (of_operand) return of_operand;
  int64_t *start = tn_new_n(cx->scratch, int64_t, v->type->rank), *limit = tn_emit_dims(cx, v->type, dim, hi);
  start[dim] = lo;
  return tn_emit_slice(cx, at, v, start, limit, NULL);
}

static void cut_op(TnPassCtx *cx, TnOp *op, const Group *g) {
  TnValue *v[MOST_PIECES];
  const TnType *t = op->results[0].type;
  for (uint32_t p = 0; p + 1 < g->n_cuts; p++) {
    TnOp *piece = tn_rewrite_copy_op(cx, op);
    const int64_t *dims = tn_emit_dims(cx, t, g->dim, g->cuts[p + 1] - g->cuts[p]);
    piece->results[0].type = tn_type_tensor(cx->m, t->elem, t->rank, dims, NULL);
    for (uint32_t i = 0; i < op->n_operands; i++)
      piece->operands[i] = part(cx, op, op->operands[i], g->dim, g->cuts[p], g->cuts[p + 1]);
    v[p] = tn_rewrite_place(cx, op, piece);
  }
  tn_rewrite_replace1(cx, op, tn_emit_joined(cx, op, t, g->dim, g->n_cuts - 1, v));
}

// The slice of a concatenation goes to its operands when it is read element by element then, or when nothing else reads
// the concatenation but slices, and these not more of it than there is.
static void slice_operands(TnPassCtx *cx, TnOp *op, const TnOp *from) {
  const Split *s = cx->state;
  const TnValue *all = &from->results[0];
  int64_t dim = dim_of(from), n = 0;
  if (all->id >= s->n || !tn_type_n_elements(all->type, &n)) return;
  const Node *node = &s->nodes[all->id];
  if (tn_value_is_long(&op->results[0]) && (node->n_views != s->uses[all->id] || node->viewed > n)) return;
  const Tn_slice_attrs *a = TN_OP_ATTRS(op, slice);
  int64_t *start = tn_emit_list(cx, a->start_indices, NULL), *limit = tn_emit_list(cx, a->limit_indices, NULL),
          *strides = tn_emit_list(cx, a->strides, NULL);
  TnValue **v = tn_new_n(cx->scratch, TnValue *, from->n_operands);
  for (uint32_t i = 0; i < from->n_operands; i++) {
    limit[dim] = from->operands[i]->type->dims[dim];
    v[i] = tn_emit_slice(cx, op, from->operands[i], start, limit, strides);
  }
  tn_rewrite_replace1(cx, op, tn_emit_joined(cx, op, op->results[0].type, dim, from->n_operands, v));
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  Split *s = cx->state;
  if (op->n_results != 1 || op->results[0].id >= s->n) return NULL;
  const TnOp *from = op->opcode == TN_OP_slice ? concatenation_behind(&op->results[0]) : NULL;
  if (from) slice_operands(cx, op, from);
  if (op->opcode == TN_OP_slice || op->opcode == TN_OP_concatenate || !s->nodes[op->results[0].id].up) return NULL;
  const Group *g = s->nodes[root_of(s, op->results[0].id)].group;
  if (pays(g)) cut_op(cx, op, g);
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  TnRegion *all = &cx->m->root->regions[0];
  if (!tn_rewrite_has_long_joins(cx)) return NULL;
  Split s = {.n = cx->n_values, .uses = tn_rewrite_count_uses(cx)};
  s.nodes = tn_new_n(cx->scratch, Node, s.n);
  join(&s, all);
  join_readers(&s, all);
  find_dims(cx->scratch, &s, all);
  count(&s, all);
  cx->state = &s;
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_split = {.name = "split",
                              .doc = "elementwise work on concatenations is done piece by piece",
                              .run = run,
                              .flags = TN_PASS_REPEAT | TN_PASS_AGAIN,
                              .needs = TN_HAS_CONCATENATE};

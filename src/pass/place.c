// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// place: what slices read of a piece, they read of the concatenation that the piece goes into.
//
//   %c = concatenate(%a, %b); slice(%b)[1:]   ->   %c = concatenate(%a, %b); slice(%c)[k + 1:]
//
// The concatenation is then all that reads the piece, which is made where it belongs and stands in memory once: so do
// the steps of a periodic stencil, one after the other. As slices want the piece in memory anyway, elementwise ops that
// read it too do likewise. The reverse of what simplify does, which other passes need.
// Requires a module that is up to date. Breaks nothing.
#include "pass/emit.h"

// By value: of a piece, the first concatenation that it goes into, and where it lies there.
typedef struct Piece {
  TnOp *whole;
  int64_t at;
  uint32_t n_slices, n_readers;  // behind the concatenation: slices, ops that read each element at its place
} Piece;

typedef struct Place {
  Piece *pieces;  // n of them
  uint32_t *uses;
  uint32_t n;
} Place;

static bool can_be_placed(const TnOp *op, const TnOp *whole) {
  return op && op->parent == whole->parent && (op->opcode == TN_OP_concatenate || tn_op_is_elementwise(op));
}

static void note_pieces(Place *s, TnOp *whole) {
  int64_t dim = TN_OP_ATTRS(whole, concatenate)->dimension->i, at = 0;
  for (uint32_t i = 0; i < whole->n_operands; i++) {
    const TnValue *v = whole->operands[i];
    Piece *p = &s->pieces[v->id];
    if (!p->whole && tn_value_is_long(v) && can_be_placed(tn_value_op(v), whole)) p->whole = whole, p->at = at;
    at += v->type->dims[dim];
  }
}

// Reads its operands where it is told to.
static bool can_be_moved(const TnOp *op) { return op->opcode == TN_OP_slice || tn_op_is_elementwise(op); }

static void note(Place *s, const TnRegion *r) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_regions; i++) note(s, &op->regions[i]);
    if (op->opcode == TN_OP_concatenate) note_pieces(s, op);
    for (uint32_t i = 0; i < op->n_operands && can_be_moved(op); i++) {
      Piece *p = &s->pieces[op->operands[i]->id];
      bool is_behind = p->whole && p->whole->parent == op->parent;
      p->n_slices += is_behind && op->opcode == TN_OP_slice;
      p->n_readers += is_behind && op->opcode != TN_OP_slice;
    }
  }
}

// What v is a piece of for its reader; NULL: nothing.
static const Piece *piece_of(const Place *s, const TnOp *reader, const TnValue *v) {
  if (v->id >= s->n) return NULL;
  const Piece *p = &s->pieces[v->id];
  bool is_behind =
      p->whole && p->whole->parent == reader->parent && p->whole->results[0].id < reader->results[0].id;
  return is_behind && p->n_slices + p->n_readers + 1 == s->uses[v->id] ? p : NULL;
}

// A slice of the largest concatenation around v, the same elements as from start to limit of v.
static TnValue *from_whole(TnPassCtx *cx, TnOp *op, TnValue *v, int64_t *start, int64_t *limit, int64_t *strides) {
  for (const Piece *p; (p = piece_of(cx->state, op, v)) != NULL; v = &p->whole->results[0]) {
    int64_t dim = TN_OP_ATTRS(p->whole, concatenate)->dimension->i;
    start[dim] += p->at, limit[dim] += p->at;
  }
  return tn_emit_slice(cx, op, v, start, limit, strides);
}

static TnValue *slice_whole(TnPassCtx *cx, TnOp *op, TnValue *v) {
  const Tn_slice_attrs *a = TN_OP_ATTRS(op, slice);
  int64_t *start = tn_emit_list(cx, a->start_indices, NULL), *limit = tn_emit_list(cx, a->limit_indices, NULL);
  return from_whole(cx, op, v, start, limit, tn_emit_list(cx, a->strides, NULL));
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  const Place *s = cx->state;
  if (!can_be_moved(op) || op->results[0].id >= s->n) return NULL;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnValue *v = op->operands[i];
    const Piece *p = piece_of(s, op, v);
    if (!p || !p->n_slices) continue;
    if (op->opcode == TN_OP_slice) {
      tn_rewrite_replace1(cx, op, slice_whole(cx, op, v));
      return NULL;
    }
    int64_t *start = tn_new_n(cx->scratch, int64_t, v->type->rank);
    int64_t *limit = tn_emit_dims(cx, v->type, 0, v->type->dims[0]);
    op->operands[i] = from_whole(cx, op, v, start, limit, NULL);
  }
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  TnRegion *all = &cx->m->root->regions[0];
  if (!tn_rewrite_has_long_joins(cx)) return NULL;
  Place s = {.n = cx->n_values, .uses = tn_rewrite_count_uses(cx)};
  s.pieces = tn_new_n(cx->scratch, Piece, s.n);
  note(&s, all);
  cx->state = &s;
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_place = {.name = "place",
                              .doc = "slices of pieces are slices of what the pieces are put together to",
                              .run = run,
                              .needs = TN_HAS_CONCATENATE};

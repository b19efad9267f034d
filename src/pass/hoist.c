// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// hoist: moves pure ops out of loops that compute the same in every iteration.
//
//   while (...) { %0 = stablehlo.multiply %x, %y (both from outside); ... }   ->   %0 = ...; while (...) { ... }
//
// Inner loops first, so that an op leaves as many loops as it can. Ops that make large tensors of little (broadcast,
// iota, ...) stay: they cost less where they are read than as memory; an op that leaves takes copies of them along. For
// the same reason elementwise ops in a loop read copies of some broadcasts from outside.
// Nothing traps, so that computing before a loop that does not run is no harm. Requires a module that is up to date.
// Breaks nothing.
#include "pass/rewrite.h"

// Results of generators up to this size leave; above they are recomputed where they are read.
enum { MAX_GENERATED_BYTES = 256 };

typedef struct Place {
  uint16_t level;  // of the region that defines the value: how deep it is nested
  bool is_lazy;    // could leave the loop that is looked at but stays
} Place;

typedef struct Hoist {
  Place *places;  // by value id
  uint32_t n;
} Hoist;

static Place *place_of(TnPassCtx *cx, const TnValue *v) {
  Hoist *h = cx->state;
  h->places = tn_rewrite_table(cx, h->places, &h->n, v->id, sizeof *h->places);
  return &h->places[v->id];
}

static bool is_large(const TnType *t) {
  int64_t n = 0;
  return !tn_type_is_tensor(t) || !tn_type_n_elements(t, &n) || n > MAX_GENERATED_BYTES ||
         (size_t)n * tn_dtype_bytes(t->dtype) > MAX_GENERATED_BYTES;
}

// Makes much of little.
static bool is_generator(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_iota:
    case TN_OP_broadcast_in_dim:
    case TN_OP_pad: return is_large(op->results[0].type);
    case TN_OP_reshape:
    case TN_OP_convert: {
      const TnOp *from = tn_value_op(op->operands[0]);
      return from && is_generator(from);
    }
    default: return false;
  }
}

// No operand, also of ops inside, is defined at `level`: operands are from outside the loop or inside the op.
static bool reads_only_outside(TnPassCtx *cx, const TnOp *op, uint32_t level) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const Place *p = place_of(cx, op->operands[i]);
    if (p->level == level && !p->is_lazy) return false;
  }
  for (uint32_t i = 0; i < op->n_regions; i++) TN_FOR_OPS(inner, &op->regions[i])
  if (!reads_only_outside(cx, inner, level)) return false;
  return true;
}

// The results of an op in a region of this level, and what is inside.
static void set_level(TnPassCtx *cx, TnOp *op, uint32_t level);

static void set_levels(TnPassCtx *cx, TnRegion *r, uint32_t level) {
  for (uint32_t i = 0; i < r->n_args; i++) place_of(cx, &r->args[i])->level = (uint16_t)level;
  TN_FOR_OPS(op, r) set_level(cx, op, level);
}

static void set_level(TnPassCtx *cx, TnOp *op, uint32_t level) {
  for (uint32_t i = 0; i < op->n_results; i++) place_of(cx, &op->results[i])->level = (uint16_t)level;
  for (uint32_t i = 0; i < op->n_regions; i++) set_levels(cx, &op->regions[i], level + 1);
}

// Operands that stayed are copied to before the loop.
static void bring_lazy(TnPassCtx *cx, TnOp *loop, TnOp *op, uint32_t level) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (!place_of(cx, op->operands[i])->is_lazy) continue;
    TnOp *copy = tn_rewrite_copy_op(cx, tn_value_op(op->operands[i]));
    bring_lazy(cx, loop, copy, level);
    tn_region_insert_before(loop, copy);
    set_level(cx, copy, level - 1);
    op->operands[i] = &copy->results[op->operands[i]->index];
  }
  for (uint32_t k = 0; k < op->n_regions; k++) TN_FOR_OPS(inner, &op->regions[k]) bring_lazy(cx, loop, inner, level);
}

static void set_lazy(TnPassCtx *cx, const TnOp *op, bool is_lazy) {
  for (uint32_t i = 0; i < op->n_results; i++) place_of(cx, &op->results[i])->is_lazy = is_lazy;
}

static void hoist_region(TnPassCtx *cx, TnOp *loop, TnRegion *r, uint32_t level) {
  for (TnOp *op = r->first, *next; op; op = next) {
    next = op->next;
    if (!op->n_results || !reads_only_outside(cx, op, level) || !tn_op_is_pure(op)) continue;
    if (is_generator(op)) {
      set_lazy(cx, op, true);
      continue;
    }
    bring_lazy(cx, loop, op, level);
    tn_op_remove(op);
    tn_region_insert_before(loop, op);
    set_level(cx, op, level - 1);
    cx->changed = true;
  }
  TN_FOR_OPS(op, r) set_lazy(cx, op, false);
}

// ---- the other way: broadcasts from outside, where elementwise ops in a loop read them

enum { MANY_BYTES = 16384 };  // that rows are read again for rather than an array

static bool repeats_rows(const TnOp *op) {
  const TnType *t = op->results[0].type;
  const TnAttr *dims = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
  const TnOp *from = tn_value_op(op->operands[0]);
  int64_t n = 0;
  bool is_many = tn_type_n_elements(t, &n) && n * (int64_t)tn_dtype_bytes(t->dtype) >= MANY_BYTES;
  return is_many && tn_i64s_has(dims, (int64_t)t->rank - 1) && op->operands[0]->type->dims[tn_attr_n(dims) - 1] > 1 &&
         !(from && from->opcode == TN_OP_iota);
}

// Large arrays of equal rows, and those of equal numbers in a row which a power takes, whose logarithm is then one of a
// row.
static bool can_sink(const TnOp *op, const TnOp *reader) {
  if (!op || !is_generator(op)) return false;
  if (op->opcode == TN_OP_convert) return can_sink(tn_value_op(op->operands[0]), reader);
  return op->opcode == TN_OP_broadcast_in_dim && (reader->opcode == TN_OP_power || repeats_rows(op));
}

static void sink_operands(TnPassCtx *cx, TnOp *op, const TnOp *reader, uint32_t level) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnOp *from = tn_value_op(op->operands[i]);
    if (!can_sink(from, reader) || place_of(cx, op->operands[i])->level >= level) continue;
    TnOp *copy = tn_rewrite_copy_op(cx, from);
    tn_region_insert_before(op, copy);
    set_level(cx, copy, level);
    sink_operands(cx, copy, reader, level);
    op->operands[i] = &copy->results[0];
    cx->changed = true;
  }
}

static void sink_region(TnPassCtx *cx, TnRegion *r, uint32_t level) {
  TN_FOR_OPS(op, r)
  if (tn_op_is_elementwise(op)) sink_operands(cx, op, op, level);
}

static void walk(TnPassCtx *cx, TnRegion *r, uint32_t level) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_regions; i++) walk(cx, &op->regions[i], level + 1);
    if (op->opcode != TN_OP_while) continue;
    for (uint32_t i = 0; i < 2; i++) hoist_region(cx, op, &op->regions[i], level + 1);
    sink_region(cx, &op->regions[1], level + 1);
  }
}

static TnError *run(TnPassCtx *cx) {
  TnRegion *top = &cx->m->root->regions[0];
  cx->state = tn_new(cx->scratch, Hoist);
  set_levels(cx, top, 1);
  walk(cx, top, 1);
  return NULL;
}

const TnPass tn_pass_hoist = {.name = "hoist",
                              .doc = "what a loop computes anew each time",
                              .run = run,
                              .flags = TN_PASS_REPEAT,
                              .needs = TN_HAS_WHILE};

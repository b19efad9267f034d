// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dce: drops what nobody reads: pure ops, whole pure loops, and of while, if and case the results nobody reads with
// what is carried and computed only for them.
//
//   %0 = stablehlo.add %x, %x      (unread)                        ->   (nothing)
//   %r:2 = while(%i = ..., %s = ...) { i + 1, s * i }  (%r#0 read) ->   %r = while(%i = ...) { i + 1 }
//
// Marks the values that are read, from ops with an effect and what functions return, then sweeps in one walk. A loop
// that does not end counts as pure. Requires a module that is up to date. Breaks nothing.
#include "pass/rewrite.h"

typedef struct Dce {
  TnBits live;               // by value id; ids made later are live
  TnBits needed;             // by value id of the first result: what its op needs is marked
  TnBits effects;            // by op id, which this pass gives to ops with regions: an effect is inside
  TN_VEC(TnValue *) marked;  // values whose definitions are still to be looked at
} Dce;

static bool is_live(const Dce *d, const TnValue *v) { return v->id >= d->live.n || tn_bits_get(&d->live, v->id); }

static void mark(TnPassCtx *cx, TnValue *v) {
  Dce *d = cx->state;
  if (tn_bits_get(&d->live, v->id)) return;
  tn_bits_set(&d->live, v->id);
  tn_push(cx->scratch, &d->marked, v);
}

static void mark_all(TnPassCtx *cx, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) mark(cx, op->operands[i]);
}

static bool is_branch(const TnOp *op) { return op->opcode == TN_OP_if || op->opcode == TN_OP_case; }

// Once: what an op reads however many of its results are read: all of it, but for control flow only what decides.
static void mark_needs(TnPassCtx *cx, const TnOp *op) {
  Dce *d = cx->state;
  if (op->n_results && tn_bits_get(&d->needed, op->results[0].id)) return;
  if (op->n_results) tn_bits_set(&d->needed, op->results[0].id);
  if (op->opcode == TN_OP_while) {
    mark_all(cx, tn_region_end(&op->regions[0]));
    return;
  }
  if (is_branch(op)) {
    mark(cx, op->operands[0]);
    return;
  }
  mark_all(cx, op);
  for (uint32_t i = 0; i < op->n_regions; i++) {
    const TnOp *end = tn_region_end(&op->regions[i]);
    if (end) mark_all(cx, end);
  }
}

static void mark_carried(TnPassCtx *cx, const TnOp *op, uint32_t i) {
  mark(cx, op->operands[i]);
  mark(cx, tn_region_end(&op->regions[1])->operands[i]);
  mark(cx, &op->results[i]);
  for (uint32_t k = 0; k < 2; k++) mark(cx, &op->regions[k].args[i]);
}

static void mark_definition(TnPassCtx *cx, TnValue *v) {
  const TnOp *op = v->is_arg ? v->def.region->op : v->def.op;
  if (op->opcode == TN_OP_while) {
    mark_needs(cx, op);
    mark_carried(cx, op, v->index);
  } else if (!v->is_arg) {
    mark_needs(cx, op);
    for (uint32_t i = 0; is_branch(op) && i < op->n_regions; i++)
      mark(cx, tn_region_end(&op->regions[i])->operands[v->index]);
  }
}

// ---------------------------------------------------------------------------------------------------------------

static uint32_t number_ops(TnRegion *r, uint32_t next) {
  TN_FOR_OPS(op, r) {
    if (!op->n_regions) continue;
    op->id = next++;
    for (uint32_t i = 0; i < op->n_regions; i++) next = number_ops(&op->regions[i], next);
  }
  return next;
}

// Marks what ops with an effect read, and finds the ops that have one inside.
static bool mark_effects(TnPassCtx *cx, const TnRegion *r) {
  Dce *d = cx->state;
  bool any = false;
  TN_FOR_OPS(op, r) {
    unsigned traits = tn_op_get_info(op)->traits;
    bool effect = !(traits & (TN_TRAIT_BODY_EFFECT | TN_TRAIT_TERM)) && !tn_op_is_pure(op);
    for (uint32_t i = 0; i < op->n_regions; i++) effect |= mark_effects(cx, &op->regions[i]);
    if (!effect) continue;
    if (op->n_regions) tn_bits_set(&d->effects, op->id);
    mark_needs(cx, op);
    any = true;
  }
  return any;
}

// ---------------------------------------------------------------------------------------------------------------

static void drop_operands(const Dce *d, TnOp *end, const TnValue *by) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < end->n_operands; i++)
    if (is_live(d, &by[i])) end->operands[n++] = end->operands[i];
  end->n_operands = n;
}

static void drop_args(TnPassCtx *cx, TnRegion *r) {
  const Dce *d = cx->state;
  TnValue *old = r->args;
  uint32_t n = 0, n_old = r->n_args;
  const TnType **types = tn_new_n(cx->scratch, const TnType *, n_old);
  for (uint32_t i = 0; i < n_old; i++)
    if (is_live(d, &old[i])) types[n++] = old[i].type;
  tn_rewrite_region_args(cx, r, types, n);
  r->arg_locs = NULL;
  n = 0;
  for (uint32_t i = 0; i < n_old; i++)
    if (is_live(d, &old[i])) tn_rewrite_set(cx, &old[i], &r->args[n++]);
}

// while, if, case without the results that nobody reads.
static void shrink(TnPassCtx *cx, TnOp *op, uint32_t n_results) {
  const Dce *d = cx->state;
  bool is_loop = op->opcode == TN_OP_while;
  TnOp *n = tn_rewrite_op(cx, op, (TnOpcode)op->opcode, is_loop ? n_results : 1, n_results, op->n_regions);
  n->dict = op->dict;
  n->id = op->id;  // of its bit in `effects`
  if (!is_loop) n->operands[0] = op->operands[0];
  for (uint32_t i = is_loop ? 1 : 0; i < op->n_regions; i++)
    drop_operands(d, tn_region_end(&op->regions[i]), op->results);
  tn_rewrite_move_regions(n, op);
  for (uint32_t i = 0; is_loop && i < n->n_regions; i++) drop_args(cx, &n->regions[i]);
  for (uint32_t i = 0, k = 0; i < op->n_results; i++) {
    if (!is_live(d, &op->results[i])) continue;
    n->results[k].type = op->results[i].type;
    if (is_loop) n->operands[k] = op->operands[i];
    tn_rewrite_set(cx, &op->results[i], &n->results[k++]);
  }
  tn_rewrite_place(cx, op, n);
  tn_rewrite_erase(cx, op);
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  const Dce *d = cx->state;
  unsigned traits = tn_op_get_info(op)->traits;
  bool has_effect = traits & TN_TRAIT_TERM || (op->n_regions && tn_bits_get(&d->effects, op->id));
  uint32_t n_live = 0;
  for (uint32_t i = 0; i < op->n_results; i++) n_live += is_live(d, &op->results[i]);
  if (n_live && n_live == op->n_results) return NULL;
  if (has_effect || (!op->n_regions && !tn_op_is_pure(op)) || n_live) {
    if (op->n_results && (op->opcode == TN_OP_while || is_branch(op))) shrink(cx, op, n_live);
    return NULL;
  }
  tn_rewrite_erase(cx, op);
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  TnRegion *top = &cx->m->root->regions[0];
  Dce *d = tn_new(cx->scratch, Dce);
  d->live = tn_bits_new(cx->scratch, cx->n_values);
  d->needed = tn_bits_new(cx->scratch, cx->n_values);
  d->effects = tn_bits_new(cx->scratch, number_ops(top, 0));
  cx->state = d;
  TN_FOR_OPS(func, top) {
    if (func->opcode != TN_OP_func_func || !func->regions[0].has_block) continue;
    mark_effects(cx, &func->regions[0]);
    mark_all(cx, tn_region_end(&func->regions[0]));
  }
  while (d->marked.n) mark_definition(cx, d->marked.data[--d->marked.n]);
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_dce = {
    .name = "dce", .doc = "what nobody reads", .run = run, .flags = TN_PASS_REPEAT | TN_PASS_QUIET};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// unroll: a loop of a few short iterations, counted by constants, becomes its iterations one after another.
//
//   while (%i = 0; %i < 5; %i + 1) { %x' = f(%x, %i) }   ->   f(f(f(f(f(%x, 0), 1), 2), 3), 4)
//
// So that counters and tables of constants fold, and the ops join those around the loop: rounds of random generators
// are such loops. Requires a module that is up to date. Breaks nothing.
#include "pass/rewrite.h"

// More iterations, or more ops in all of them, stay a loop.
enum { MOST_TRIPS = 8, MOST_OPS = 256 };

static const TnOp *op_of(const TnValue *v, TnOpcode code, const TnRegion *r) {
  const TnOp *op = tn_value_op(v);
  return op && op->opcode == code && op->parent == r ? op : NULL;
}

// The condition is counter < bound or counter != bound: which argument counts.
static bool find_counter(const TnModule *m, const TnRegion *cond, uint32_t *out_arg, int64_t *out_bound, bool *out_ne) {
  const TnOp *op = op_of(tn_region_end(cond)->operands[0], TN_OP_compare, cond);
  if (!op || !op->operands[0]->is_arg || op->operands[0]->def.region != cond) return false;
  int64_t direction = TN_OP_ATTRS(op, compare)->comparison_direction->i;
  if (direction != TN_comparison_direction_LT && direction != TN_comparison_direction_NE) return false;
  *out_arg = op->operands[0]->index;
  *out_ne = direction == TN_comparison_direction_NE;
  return tn_dtype_is_int(op->operands[0]->type->dtype) && tn_value_splat_int(m, op->operands[1], out_bound);
}

// The body adds a constant to the argument.
static bool find_step(const TnModule *m, const TnRegion *body, uint32_t arg, int64_t *out) {
  const TnOp *op = op_of(tn_region_end(body)->operands[arg], TN_OP_add, body);
  if (!op) return false;
  uint32_t k = op->operands[0] == &body->args[arg] ? 1 : 0;
  return op->operands[1 - k] == &body->args[arg] && tn_value_splat_int(m, op->operands[k], out);
}

// Iterations that the loop makes, -1 when there are too many or nobody knows.
static int64_t count_trips(const TnModule *m, const TnOp *op) {
  const TnRegion *cond = &op->regions[0], *body = &op->regions[1];
  uint32_t arg;
  int64_t from, to, step;
  bool is_ne;
  if (!tn_region_end(cond) || !tn_region_end(body) || !find_counter(m, cond, &arg, &to, &is_ne)) return -1;
  if (tn_dtype_bits(op->operands[arg]->type->dtype) < 8) return -1;
  if (!tn_value_splat_int(m, op->operands[arg], &from) || !find_step(m, body, arg, &step)) return -1;
  if (from < 0 || step <= 0 || to > INT8_MAX) return -1;
  if (from >= to) return is_ne && from > to ? -1 : 0;
  if (step > INT8_MAX - to) return -1;  // whatever the type, nothing wraps
  int64_t trips = (to - from + step - 1) / step;
  if (is_ne && (to - from) % step) return -1;
  return trips <= MOST_TRIPS ? trips : -1;
}

// Ops of a region when the loops inside are unrolled too.
static uint64_t count_ops(const TnModule *m, const TnRegion *r) {
  uint64_t n = 0;
  TN_FOR_OPS(op, r) {
    int64_t trips = op->opcode == TN_OP_while ? count_trips(m, op) : 1;
    n++;
    for (uint32_t i = 0; i < op->n_regions; i++) n += count_ops(m, &op->regions[i]) * (uint64_t)(trips > 1 ? trips : 1);
  }
  return n;
}

// Types need only be compatible: one of them may say more of bounds. Those who read the results expect theirs.
static bool keeps_types(const TnOp *op) {
  const TnOp *end = tn_region_end(&op->regions[1]);
  for (uint32_t i = 0; end && i < op->n_operands; i++) {
    const TnType *t = op->results[i].type;
    if (op->operands[i]->type != t || op->regions[1].args[i].type != t || end->operands[i]->type != t) return false;
  }
  return end != NULL;
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  if (op->opcode != TN_OP_while || !keeps_types(op)) return NULL;
  int64_t trips = count_trips(cx->m, op);
  if (trips < 0 || (uint64_t)trips * count_ops(cx->m, &op->regions[1]) > MOST_OPS) return NULL;
  TnValue **values = tn_new_n(cx->scratch, TnValue *, 2 * op->n_operands + 1), **next = values + op->n_operands;
  for (uint32_t i = 0; i < op->n_operands; i++) values[i] = op->operands[i];
  for (int64_t k = 0; k < trips; k++) {
    TN_TRY(tn_rewrite_copy_region(cx, op, &op->regions[1], values, next));
    memcpy(values, next, op->n_operands * sizeof *values);
  }
  tn_rewrite_replace(cx, op, values);
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_unroll = {.name = "unroll",
                               .doc = "short counted loops become their iterations",
                               .run = run,
                               .flags = TN_PASS_REPEAT,
                               .needs = TN_HAS_WHILE};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// simplify: rewrites that change no bit of any result. The rules stand in simplify.def.
//
//   stablehlo.reshape (stablehlo.reshape %x)   ->   stablehlo.reshape %x
//
// Requires a module that is up to date. Rules for tensors look at static shapes only. Breaks nothing.
#include "pass/simplify.h"

// Where the rules of an op begin among all: behind a place without one, which ends those of the op before.
enum {
#define TN_RULES(op, ...) END_BEFORE_##op, LAST_OF_##op = END_BEFORE_##op __VA_ARGS__,
#define TN_RULE(name, law) +1
#include "pass/simplify.def"
#undef TN_RULES
#undef TN_RULE
  N_PLACES
};
_Static_assert(N_PLACES <= 256, "places are bytes");

static TnRuleFn *const rules[N_PLACES + 1] = {
#define TN_RULES(op, ...) NULL, __VA_ARGS__
#define TN_RULE(name, law) tn_rule_##name,
#include "pass/simplify.def"
#undef TN_RULES
#undef TN_RULE
};
static const uint8_t first[TN_N_OPS] = {
#define TN_RULES(op, ...) [TN_OP_##op] = END_BEFORE_##op + 1,
#include "pass/simplify.def"
#undef TN_RULES
};

typedef struct Uses {
  const uint32_t *of;  // by value id, when the pass began
  uint32_t n;          // values that there were
} Uses;

bool tn_simplify_to(TnPassCtx *cx, TnOp *op, TnValue *v) {
  if (v->type != op->results[0].type) return false;
  tn_rewrite_replace1(cx, op, v);
  return true;
}

bool tn_simplify_is_used_once(const TnPassCtx *cx, const TnValue *v) {
  const Uses *uses = cx->state;
  return v->id < uses->n && uses->of[v->id] == 1;
}

// Types say all there is to say: what a rule makes has the type that it replaces.
static bool is_plain(const TnValue *v) {
  const TnType *t = v->type;
  return tn_type_is_tensor(t) && t->dtype && !t->encoding && tn_type_is_static(t);
}

static bool is_static(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!is_plain(op->operands[i])) return false;
  return op->n_results && is_plain(&op->results[0]);
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  unsigned k = first[op->opcode];
  if (!k || (tn_op_get_info(op)->kind != TN_KIND_CONTROL && !is_static(op))) return NULL;
  for (; rules[k]; k++) {
    uint64_t n_made = cx->n_made;
    if (rules[k](cx, op)) return NULL;
    assert(n_made == cx->n_made);
    (void)n_made;
  }
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  Uses uses = {tn_rewrite_count_uses(cx), cx->n_values};
  cx->state = &uses;
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_simplify = {
    .name = "simplify", .doc = "local rewrites that change no bit", .run = run, .flags = TN_PASS_REPEAT};

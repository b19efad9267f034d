// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// simplify: rewrites that change no bit of any result. The rules stand in tables by family, simplify_<family>.c.
//
//   stablehlo.reshape (stablehlo.reshape %x)   ->   stablehlo.reshape %x
//
// Requires a module that is up to date. Rules for tensors look at static shapes only. Breaks nothing.
#include "pass/simplify.h"

static const TnRules *const families[] = {&tn_rules_elementwise, &tn_rules_movement, &tn_rules_dot, &tn_rules_window,
                                          &tn_rules_control};

enum { MAX_RULES = 255 };

// The rules of each opcode, as lists in the order of the tables.
typedef struct Index {
  const TnRule *rule[MAX_RULES];  // from 1 on
  uint8_t next[MAX_RULES];
  uint8_t first[TN_N_OPS];
  const uint32_t *uses;           // by value id, when the pass began
  uint32_t n_values;              // that there were
} Index;

static Index *make_index(TnPassCtx *cx) {
  Index *x = tn_arena_push(cx->scratch, sizeof *x, _Alignof(Index));
  memset(x->first, 0, sizeof x->first);
  x->n_values = cx->n_values;
  x->uses = tn_rewrite_count_uses(cx);
  size_t n = 0;
  for (size_t f = TN_COUNT(families); f-- > 0;) {
    for (size_t i = families[f]->n; i-- > 0;) {
      const TnRule *r = &families[f]->rules[i];
      assert(n + 1 < MAX_RULES);
      x->rule[++n] = r;
      x->next[n] = x->first[r->op];
      x->first[r->op] = (uint8_t)n;
    }
  }
  return x;
}

bool tn_simplify_to(TnPassCtx *cx, TnOp *op, TnValue *v) {
  if (v->type != op->results[0].type) return false;
  tn_rewrite_replace1(cx, op, v);
  return true;
}

bool tn_simplify_is_used_once(const TnPassCtx *cx, const TnValue *v) {
  const Index *x = cx->state;
  return v->id < x->n_values && x->uses[v->id] == 1;
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
  const Index *x = cx->state;
  uint8_t k = x->first[op->opcode];
  if (!k || (tn_op_get_info(op)->kind != TN_KIND_CONTROL && !is_static(op))) return NULL;
  for (; k; k = x->next[k]) {
    uint64_t n_made = cx->n_made;
    if (x->rule[k]->apply(cx, op)) return NULL;
    assert(n_made == cx->n_made);
    (void)n_made;
  }
  return NULL;
}

static TnError *run(TnPassCtx *cx, TnModule *m, bool *out_changed) {
  (void)m, (void)out_changed;
  cx->state = make_index(cx);
  return tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_simplify = {
    .name = "simplify", .doc = "local rewrites that change no bit", .run = run, .flags = TN_PASS_REPEAT};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A node of a kernel once more, by the builder, which folds what is constant now and what ranges now tell. Sums and
// products by constants of what counts with loops stay sums of loops: so they become addresses without instructions.
#include "kernel/kernel.h"

static const TnKNode *made(const TnKRemake *r, TnKVal v) { return &r->b->nodes.data[v]; }

static bool is_zero(const TnKRemake *r, TnKVal v) { return v && made(r, v)->op == TN_K_const && made(r, v)->imm == 0; }

// An integer of one lane that is a sum of terms and does not wrap.
static bool is_sum(const TnKRemake *r, TnKVal v) {
  const TnKNode *n = made(r, v);
  TnKRange x = r->b->range[v];
  if (n->lanes != 1 || (n->type != TN_KT_I32 && n->type != TN_KT_I64)) return false;
  if (n->op != TN_K_const && n->op != TN_K_affine) return false;
  return n->type == TN_KT_I32 ? x.lo > INT32_MIN && x.hi < INT32_MAX : x.lo > INT64_MIN && x.hi < INT64_MAX;
}

typedef struct Terms {
  TnKTerm *data;
  uint32_t n;
  int64_t imm;
} Terms;

static void add_sum(const TnKRemake *r, Terms *to, TnKVal sum, int64_t coef) {
  const TnKNode *n = made(r, sum);
  to->imm = (int64_t)((uint64_t)to->imm + (uint64_t)coef * (uint64_t)n->imm);
  for (uint32_t t = 0; t < n->n_terms; t++) {
    TnKTerm term = r->b->terms.data[n->term + t];
    to->data[to->n++] = (TnKTerm){term.node, (int64_t)((uint64_t)coef * (uint64_t)term.coef)};
  }
}

static uint32_t terms_of(const TnKRemake *r, TnKVal v) { return made(r, v)->n_terms; }

// The address of an access or affine value.
static TnKAddr address(const TnKRemake *r, const TnKNode *n) {
  const TnKTerm *from = &r->k->terms[n->term];
  uint32_t most = 1;
  for (uint32_t t = 0; t < n->n_terms; t++) most += 1 + terms_of(r, made(r, r->to[from[t].node])->a);
  Terms to = {.data = tn_new_n(r->b->arena, TnKTerm, most), .imm = n->imm};
  for (uint32_t t = 0; t < n->n_terms; t++) {
    TnKVal term = r->to[from[t].node], x = made(r, term)->a;
    if (made(r, term)->op == TN_K_index && is_sum(r, x))
      add_sum(r, &to, x, from[t].coef);
    else
      to.data[to.n++] = (TnKTerm){term, from[t].coef};
  }
  TnKVal lane = r->to[n->a];
  TnKAddr at = {.terms = to.data};
  if (!r->single)
    at.lane_index = lane, at.lane_coef = n->coef_a, at.lane_reach = n->reach;
  else if (lane && made(r, lane)->op == TN_K_const)
    to.imm = (int64_t)((uint64_t)to.imm + (uint64_t)n->coef_a * (uint64_t)made(r, lane)->imm);
  else if (lane)
    to.data[to.n++] = (TnKTerm){tn_k_index(r->b, lane), n->coef_a};
  at.imm = to.imm, at.n_terms = to.n;
  return at;
}

static TnKVal remake_flow(const TnKRemake *r, const TnKNode *n, TnKVal x, TnKVal y, TnKVal z) {
  TnKBuilder *b = r->b;
  TnKAddr at = n->op == TN_K_affine || tn_k_is_access(n) ? address(r, n) : (TnKAddr){0};
  switch ((TnKOp)n->op) {
    case TN_K_const: return tn_k_const(b, (TnKType)n->type, n->imm);
    case TN_K_affine: return tn_k_affine(b, (TnKType)n->type, &at);
    case TN_K_index: return tn_k_index(b, x);
    case TN_K_load:
      return is_zero(r, y) ? tn_k_const(b, (TnKType)n->type, 0) : tn_k_load(b, (TnKMem)n->aux, n->buf, &at, y);
    case TN_K_store:
      if (!is_zero(r, y)) tn_k_store(b, (TnKMem)n->aux, n->buf, &at, z, y);
      return 0;
    case TN_K_loop: return n->a ? tn_k_loop_n(b, x) : tn_k_loop(b, n->imm, n->aux, n->lanes);
    case TN_K_while: return tn_k_while(b);
    case TN_K_exit: return tn_k_exit(b, x), 0;
    case TN_K_if: return tn_k_if(b, x);
    case TN_K_else: return tn_k_else(b), 0;
    case TN_K_end: return tn_k_end(b), 0;
    case TN_K_var: return tn_k_var(b, x, r->single ? 1 : n->lanes);
    case TN_K_get: return tn_k_get(b, x);
    case TN_K_set: return tn_k_set(b, x, y), 0;
    case TN_K_down: return tn_k_down(b, x, (unsigned)n->imm);
    case TN_K_lane: return tn_k_lane(b, x, (unsigned)n->imm);
    case TN_K_call1:
    case TN_K_call2: return tn_k_call(b, (TnScalarOp)n->imm, x, y, z);
    case TN_K_select: return n->aux ? tn_k_select_seldom(b, x, y, z) : tn_k_select(b, x, y, z);
    default: return 0;
  }
}

// x + y, x - y or x * y as a sum of terms again, 0: not one.
static TnKVal sum_of(const TnKRemake *r, TnKOp op, TnKVal x, TnKVal y) {
  if ((op != TN_K_iadd && op != TN_K_isub && op != TN_K_imul) || !is_sum(r, x) || !is_sum(r, y)) return 0;
  if (!terms_of(r, x) && !terms_of(r, y)) return 0;
  if (op == TN_K_imul && terms_of(r, x) && terms_of(r, y)) return 0;
  TnKType type = (TnKType)made(r, x)->type;
  unsigned bits = type == TN_KT_I32 ? 32 : 64;
  TnKRange range = tn_k_range_rule(op, r->b->range[x], r->b->range[y], bits);
  if (bits == 32 ? range.lo <= INT32_MIN || range.hi >= INT32_MAX : range.lo == INT64_MIN || range.hi == INT64_MAX)
    return 0;
  Terms to = {.data = tn_new_n(r->b->arena, TnKTerm, terms_of(r, x) + terms_of(r, y) + 1)};
  if (op == TN_K_imul) {
    bool swap = terms_of(r, y) > 0;
    add_sum(r, &to, swap ? y : x, made(r, swap ? x : y)->imm);
  } else {
    add_sum(r, &to, x, 1);
    add_sum(r, &to, y, op == TN_K_iadd ? 1 : -1);
  }
  return tn_k_affine(r->b, type, &(TnKAddr){.imm = to.imm, .terms = to.data, .n_terms = to.n});
}

// The same number in more or fewer bits, as a sum of terms again, 0: not one, or not the same.
static TnKVal resized_sum(const TnKRemake *r, TnKOp op, TnKType to, TnKVal x) {
  TnKRange range = r->b->range[x];
  if ((op != TN_K_trunc && op != TN_K_sext && op != TN_K_zext) || !is_sum(r, x) || !terms_of(r, x)) return 0;
  if (op == TN_K_trunc ? range.lo <= INT32_MIN || range.hi >= INT32_MAX : op == TN_K_zext && range.lo < 0) return 0;
  Terms sum = {.data = tn_new_n(r->b->arena, TnKTerm, terms_of(r, x))};
  add_sum(r, &sum, x, 1);
  return tn_k_affine(r->b, to, &(TnKAddr){.imm = sum.imm, .terms = sum.data, .n_terms = sum.n});
}

TnKVal tn_k_remake(const TnKRemake *r, TnKVal i) {
  const TnKNode *n = &r->k->nodes[i];
  TnKVal x = r->to[n->a], y = r->to[n->b], z = r->to[n->c], sum = n->b ? sum_of(r, (TnKOp)n->op, x, y) : 0;
  if (!sum) sum = resized_sum(r, (TnKOp)n->op, (TnKType)n->type, x);
  if (sum) return sum;
  switch ((TnKOpKind)tn_k_op_info[n->op].kind) {
    case TN_KK_INT:
    case TN_KK_FLT:
      if (n->op == TN_K_ffma) return tn_k_fma(r->b, x, y, z);
      return n->b ? tn_k_op2(r->b, (TnKOp)n->op, x, y) : tn_k_op1(r->b, (TnKOp)n->op, x);
    case TN_KK_CMP: return tn_k_cmp(r->b, (TnKPred)n->aux, x, y);
    case TN_KK_CVT:
      if (n->op == TN_K_lookup) return tn_k_lookup(r->b, (unsigned)r->k->nodes[n->b].imm, x);
      return tn_k_cvt(r->b, (TnKOp)n->op, (TnKType)n->type, x);
    case TN_KK_FLOW: return remake_flow(r, n, x, y, z);
  }
  return 0;
}

void tn_k_remake_end(const TnKRemake *r, TnKernel *k, TnArena *scratch) {
  const TnKernel *made = tn_k_finish(r->b, k->name);
  k->nodes = made->nodes, k->terms = made->terms, k->n_nodes = made->n_nodes, k->n_terms = made->n_terms;
  k->lacks = made->lacks, k->no_mems = made->no_mems, k->is_consed = made->is_consed;
  tn_k_simplify(k, scratch);
}

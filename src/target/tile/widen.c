// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// How many iterations of a vector loop can be one step. A step costs one call for each node of the body, so long ones
// are better; they give the same results where nothing but the lanes' own values goes from one place of the body to
// another: no lane is moved, nothing from outside has lanes, no variable from outside is set, and what is stored is
// neither loaded nor stored again at another iteration.
#include "target/tile/tile_priv.h"

// What the body does with one buffer.
typedef struct Access {
  TnKVal first;  // 0: nothing so far
  uint32_t n, n_stores;
  int64_t low, high;  // bytes touched at one iteration, from the address of the outer terms
  bool is_apart;      // the addresses are of one shape, so that low and high say all
  bool is_nested;     // some stand in a loop of the body
} Access;

typedef struct Body {
  const TnKernel *k;
  TnKVal loop, end;
  Access *access;  // per buffer
} Body;

static bool add(int64_t *to, int64_t x) { return !__builtin_add_overflow(*to, x, to); }

// Widens [low, high] by coef * (0 .. n - 1).
static bool add_range(int64_t *low, int64_t *high, int64_t coef, int64_t n) {
  int64_t reach;
  if (n < 1 || __builtin_mul_overflow(coef, n - 1, &reach)) return false;
  return add(reach < 0 ? low : high, reach);
}

// The terms up to and with the vector loop's own are those of the first access; the others are loops of known length.
static bool measure(const Body *body, const TnKNode *n, Access *a) {
  const TnKernel *k = body->k;
  const TnKNode *first = &k->nodes[a->first];
  int64_t low = n->imm, high = n->imm;
  bool has_loop = false;
  uint32_t i = 0;
  for (; i < n->n_terms && k->terms[n->term + i].node <= body->loop; i++) {
    const TnKTerm *t = &k->terms[n->term + i];
    if (i >= first->n_terms) return false;
    const TnKTerm *u = &k->terms[first->term + i];
    if (t->node != u->node || t->coef != u->coef) return false;
    has_loop = has_loop || t->node == body->loop;
  }
  if (!has_loop || n->a) return false;
  for (; i < n->n_terms; i++) {
    const TnKTerm *t = &k->terms[n->term + i];
    const TnKNode *loop = &k->nodes[t->node];
    if (t->node <= body->loop || loop->op != TN_K_loop || loop->a) return false;
    if (!add_range(&low, &high, t->coef, loop->imm)) return false;
  }
  if (!add(&high, tn_k_mem_bytes[n->aux])) return false;
  if (low < a->low) a->low = low;
  if (high > a->high) a->high = high;
  return true;
}

static void note_access(Body *body, TnKVal v, bool is_nested) {
  const TnKNode *n = &body->k->nodes[v];
  Access *a = &body->access[n->buf];
  if (!a->first) *a = (Access){.first = v, .low = INT64_MAX, .high = INT64_MIN, .is_apart = true};
  a->n++;
  a->n_stores += n->op == TN_K_store;
  a->is_nested = a->is_nested || is_nested;
  if (a->is_apart) a->is_apart = measure(body, n, a);
}

static int64_t loop_coef(const Body *body, TnKVal v) {
  const TnKNode *n = &body->k->nodes[v];
  for (uint32_t i = 0; i < n->n_terms; i++)
    if (body->k->terms[n->term + i].node == body->loop) return body->k->terms[n->term + i].coef;
  return 0;
}

// No iteration touches in this buffer what another one stores. A single store in no inner loop may go anywhere: its
// lanes store in order.
static bool is_free(const Body *body, const Access *a) {
  if (!a->first || a->n_stores == 0 || (a->n == 1 && !a->is_nested)) return true;
  if (!a->is_apart) return false;
  int64_t coef = loop_coef(body, a->first), span;
  if (coef == INT64_MIN || __builtin_sub_overflow(a->high, a->low, &span)) return false;
  return span <= (coef < 0 ? -coef : coef);
}

static bool crosses_lanes(const Body *body, const TnKNode *n) {
  if (n->op == TN_K_down || n->op == TN_K_lane) return true;
  if (n->op == TN_K_store && n->lanes == 1) return true;
  if (n->op == TN_K_set && n->a < body->loop) return true;
  const TnKVal operands[] = {n->a, n->b, n->c};
  for (size_t i = 0; i < TN_COUNT(operands); i++)
    if (operands[i] && operands[i] < body->loop && body->k->nodes[operands[i]].lanes > 1) return true;
  return false;
}

uint32_t tn_tile_widen(TnArena *scratch, const TnKernel *k, TnKVal loop, TnKVal end) {
  const uint32_t lanes = k->nodes[loop].lanes;
  if (k->nodes[loop].imm <= lanes) return lanes;
  TnArenaMark mark = tn_arena_mark(scratch);
  Body body = {k, loop, end, tn_new_n(scratch, Access, k->n_bufs)};
  bool ok = true;
  unsigned depth = 0;
  for (TnKVal v = loop + 1; ok && v < end; v++) {
    const TnKNode *n = &k->nodes[v];
    if (crosses_lanes(&body, n)) ok = false;
    if (tn_k_opens(n)) depth++;
    if (n->op == TN_K_end) depth--;
    if (tn_k_is_access(n)) note_access(&body, v, depth > 0);
  }
  for (uint32_t i = 0; ok && i < k->n_bufs; i++) ok = is_free(&body, &body.access[i]);
  tn_arena_release(scratch, mark);
  if (!ok) return lanes;
  int64_t most = (k->nodes[loop].imm + lanes - 1) / lanes * lanes;
  return most < TN_TILE_WIDTH ? (uint32_t)most : TN_TILE_WIDTH;
}

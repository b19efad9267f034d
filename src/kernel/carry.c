// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What an iteration of a loop stores for the next ones to load (x[i + 1] = f(x[i])) is kept in variables, too: a value
// that goes through memory comes later than most arithmetic takes, and where loads are of what was stored before, they
// are what the loop waits for. Only the first iterations' values are loaded, in front of the loop, which is sure to do
// so itself.
#include "kernel/kernel.h"

enum { FARTHEST = 3 };  // FARTHEST: iterations between the store and the load

typedef struct Carry {
  TnKernel *k;
  TnKVal *ends;      // by node
  uint32_t *stores;  // by buffer: how many there are in the loop at hand
  TnKVal *store;     // by buffer: the last of them, 0: in a bracket of its own
  uint8_t *far;      // by load: how many iterations ago that was, 0: not so; by store: the most of its loads
  TnKVal *next;      // by loop, and by store: the next store of the loop whose values are kept
} Carry;

static const TnKNode *node_of(const Carry *c, TnKVal v) { return &c->k->nodes[v]; }

static bool is_plain(const TnKNode *n) { return n->lanes == 1 && !n->a && !n->b && tn_k_is_whole((TnKMem)n->aux); }

// How many iterations after the store the load is of the same place, 0: none, or not known.
static unsigned iterations_between(const Carry *c, TnKVal loop, const TnKNode *store, const TnKNode *load) {
  int64_t coef = 0, ahead;
  if (!is_plain(store) || !is_plain(load) || store->aux != load->aux || store->n_terms != load->n_terms) return 0;
  for (uint32_t t = 0; t < store->n_terms; t++) {
    const TnKTerm *x = &c->k->terms[store->term + t], *y = &c->k->terms[load->term + t];
    if (x->node != y->node || x->coef != y->coef || x->node > loop) return 0;
    if (x->node == loop) coef = x->coef;
  }
  if (!coef || __builtin_sub_overflow(store->imm, load->imm, &ahead) || ahead % coef) return 0;
  int64_t n = ahead / coef;
  return n > 0 && n <= FARTHEST && n <= node_of(c, loop)->imm ? (unsigned)n : 0;
}

// Stores in the loop by buffer, and whether nothing in it leaves it early.
static bool find_stores(Carry *c, TnKVal loop) {
  unsigned depth = 0, whiles = 0;
  bool is_while[TN_K_MAX_DEPTH + 1];
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++)
    if (node_of(c, i)->op == TN_K_store) c->stores[node_of(c, i)->buf] = 0;
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++) {
    const TnKNode *n = node_of(c, i);
    if (tn_k_opens(n)) whiles += is_while[depth++] = n->op == TN_K_while;
    if (n->op == TN_K_end) whiles -= is_while[--depth];
    if (n->op == TN_K_exit && !whiles) return false;
    if (n->op == TN_K_store) c->stores[n->buf]++, c->store[n->buf] = depth ? 0 : i;
  }
  return true;
}

// Notes the loads of the loop's own level whose values it stored before.
static bool find_loads(Carry *c, TnKVal loop, TnKVal *kept) {
  bool some = false;
  if (!find_stores(c, loop)) return false;
  for (TnKVal i = loop + 1; i < c->ends[loop]; i++) {
    const TnKNode *n = node_of(c, i);
    if (tn_k_opens(n)) i = c->ends[i];
    TnKVal s = n->op == TN_K_load ? c->store[n->buf] : 0;
    if (s < i || s > c->ends[loop] || c->stores[n->buf] != 1) continue;
    unsigned far = iterations_between(c, loop, node_of(c, s), n);
    if (far && !c->far[s]) c->next[s] = c->next[loop], c->next[loop] = s;
    if (far > c->far[s]) c->far[s] = (uint8_t)far;
    c->far[i] = (uint8_t)far, kept[i] = s;
    some |= far > 0;
  }
  return some;
}

// ---- the new kernel

// Variables with what stands where a store of the loop would have stored 1, 2, ... iterations before the first one.
// Gives the first of them; they are one behind the other.
static TnKVal add_variables(const Carry *c, const TnKRemake *r, TnKVal loop, TnKVal store) {
  const TnKNode *s = node_of(c, store);
  TnKTerm *terms = tn_new_n(r->b->arena, TnKTerm, s->n_terms + 1);
  TnKAddr at = {.imm = s->imm, .terms = terms};
  TnKVal first[FARTHEST], var = 0;
  int64_t step = 0;
  for (uint32_t t = 0; t < s->n_terms; t++) {
    TnKTerm term = c->k->terms[s->term + t];
    if (term.node == loop) step = term.coef;
    else terms[at.n_terms++] = (TnKTerm){r->to[term.node], term.coef};
  }
  for (unsigned far = 0; far < c->far[store]; far++) {
    at.imm -= step;
    first[far] = tn_k_load(r->b, (TnKMem)s->aux, s->buf, &at, 0);
  }
  for (unsigned far = 0; far < c->far[store]; far++) var = tn_k_var(r->b, first[far], 1);
  return var + 1 - c->far[store];
}

// What was stored goes one iteration on.
static void add_sets(const Carry *c, const TnKRemake *r, TnKVal store, TnKVal var) {
  for (unsigned far = c->far[store]; far-- > 0;) {
    TnKVal x = far ? tn_k_get(r->b, var + far - 1) : r->to[node_of(c, store)->c];
    tn_k_set(r->b, var + far, x);
  }
}

// kept: by load, what stored its value. vars: by store, the first of its variables.
static void remake(const Carry *c, const TnKRemake *r, const TnKVal *kept, TnKVal *vars) {
  for (TnKVal i = 1; i < c->k->n_nodes; i++) {
    const TnKNode *n = node_of(c, i);
    for (TnKVal s = n->op == TN_K_loop ? c->next[i] : 0; s; s = c->next[s]) vars[s] = add_variables(c, r, i, s);
    bool is_kept = n->op == TN_K_load && c->far[i];
    r->to[i] = is_kept ? tn_k_get(r->b, vars[kept[i]] + c->far[i] - 1) : tn_k_remake(r, i);
    if (n->op == TN_K_store && c->far[i]) add_sets(c, r, i, vars[i]);
  }
}

static bool is_serial(const TnKNode *n) {
  return n->op == TN_K_loop && !n->aux && n->lanes == 1 && !n->a && n->imm > 0;
}

// Whether any buffer is stored to and loaded from one by one (its number but for multiples of 64).
static bool reads_back(const TnKernel *k) {
  uint64_t loaded = 0, stored = 0;
  for (const TnKNode *n = k->nodes + 1; n < k->nodes + k->n_nodes; n++)
    if (tn_k_is_access(n) && is_plain(n)) *(n->op == TN_K_load ? &loaded : &stored) |= (uint64_t)1 << n->buf % 64;
  return loaded & stored;
}

void tn_k_carry(TnKernel *k, TnArena *arena) {
  if (!reads_back(k)) return;
  TnKVal first = 1;
  while (first < k->n_nodes && !is_serial(&k->nodes[first])) first++;
  if (first == k->n_nodes) return;
  Carry c = {.k = k, .ends = tn_k_ends(k, arena), .far = tn_new_n(arena, uint8_t, k->n_nodes)};
  c.stores = tn_new_n(arena, uint32_t, k->n_bufs + 1);
  c.store = tn_new_n(arena, TnKVal, k->n_bufs + 1);
  c.next = tn_new_n(arena, TnKVal, k->n_nodes);
  TnKVal *kept = tn_new_n(arena, TnKVal, k->n_nodes);
  bool some = false;
  for (TnKVal i = first; i < k->n_nodes; i++)
    if (is_serial(node_of(&c, i))) some |= find_loads(&c, i, kept);
  if (!some) return;
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  remake(&c, &r, kept, tn_new_n(arena, TnKVal, k->n_nodes));
  tn_k_remake_end(&r, k, arena);
}

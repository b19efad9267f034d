// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What an iteration of a loop stores for the next ones to load (x[i + 1] = f(x[i])) is kept in variables, too: a value
// that goes through memory comes later than most arithmetic takes, and where loads are of what was stored before, they
// are what the loop waits for. Only the first iterations' values are loaded, in front of the loop, which is sure to do
// so itself.
#include "kernel/kernel.h"

enum { FARTHEST = 3, MAX_DEPTH = 64 };  // FARTHEST: iterations between the store and the load

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
  bool is_while[MAX_DEPTH + 1];
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

typedef struct Made {
  TnArena *arena;
  TN_VEC(TnKNode) nodes;
  TN_VEC(TnKTerm) terms;
  TnKVal *to;    // by node
  TnKVal *vars;  // by store: the first of its variables, one behind the other
} Made;

static TnKVal add(Made *m, const TnKNode *n) {
  tn_push(m->arena, &m->nodes, *n);
  return (TnKVal)(m->nodes.n - 1);
}

static void add_copy(const Carry *c, Made *m, TnKVal i) {
  TnKNode n = *node_of(c, i);
  n.a = m->to[n.a], n.b = m->to[n.b], n.c = m->to[n.c];
  uint32_t from = n.term;
  n.term = (uint32_t)m->terms.n;
  for (uint32_t t = 0; t < n.n_terms; t++) {
    TnKTerm term = c->k->terms[from + t];
    term.node = m->to[term.node];
    tn_push(m->arena, &m->terms, term);
  }
  m->to[i] = add(m, &n);
}

// Variables with what stands where a store of the loop would have stored 1, 2, ... iterations before the first one.
static void add_variables(const Carry *c, Made *m, TnKVal loop, TnKVal store) {
  const TnKNode *s = node_of(c, store);
  TnKVal first[FARTHEST];
  for (unsigned far = 1; far <= c->far[store]; far++) {
    TnKNode load = {.op = TN_K_load, .type = (uint8_t)tn_k_mem_type((TnKMem)s->aux), .lanes = 1, .aux = s->aux};
    load.buf = s->buf, load.imm = s->imm, load.term = (uint32_t)m->terms.n;
    for (uint32_t t = 0; t < s->n_terms; t++) {
      TnKTerm term = c->k->terms[s->term + t];
      if (term.node == loop) {
        load.imm -= term.coef * far;
        continue;
      }
      term.node = m->to[term.node];
      tn_push(m->arena, &m->terms, term);
      load.n_terms++;
    }
    first[far - 1] = add(m, &load);
  }
  for (unsigned far = 1; far <= c->far[store]; far++) {
    TnKNode var = {.op = TN_K_var, .type = m->nodes.data[first[0]].type, .lanes = 1, .a = first[far - 1]};
    TnKVal v = add(m, &var);
    if (far == 1) m->vars[store] = v;
  }
}

static TnKVal add_get(Made *m, TnKVal var) {
  return add(m, &(TnKNode){.op = TN_K_get, .type = m->nodes.data[var].type, .lanes = 1, .a = var});
}

// What was stored goes one iteration on.
static void add_sets(const Carry *c, Made *m, TnKVal store) {
  TnKVal var = m->vars[store];
  for (unsigned far = c->far[store]; far-- > 0;) {
    TnKVal x = far ? add_get(m, var + far - 1) : m->to[node_of(c, store)->c];
    add(m, &(TnKNode){.op = TN_K_set, .lanes = 1, .a = var + far, .b = x});
  }
}

static void remake(const Carry *c, Made *m, const TnKVal *kept) {
  m->to = tn_new_n(m->arena, TnKVal, c->k->n_nodes);
  m->vars = tn_new_n(m->arena, TnKVal, c->k->n_nodes);
  add(m, &(TnKNode){.op = TN_K_nop});
  for (TnKVal i = 1; i < c->k->n_nodes; i++) {
    const TnKNode *n = node_of(c, i);
    for (TnKVal s = n->op == TN_K_loop ? c->next[i] : 0; s; s = c->next[s]) add_variables(c, m, i, s);
    if (n->op == TN_K_load && c->far[i])
      m->to[i] = add_get(m, m->vars[kept[i]] + c->far[i] - 1);
    else
      add_copy(c, m, i);
    if (n->op == TN_K_store && c->far[i]) add_sets(c, m, i);
  }
}

static bool is_serial(const TnKNode *n) {
  return n->op == TN_K_loop && !n->aux && n->lanes == 1 && !n->a && n->imm > 0;
}

void tn_k_carry(TnKernel *k, TnArena *arena) {
  TnKVal first = 1;
  while (first < k->n_nodes && !is_serial(&k->nodes[first])) first++;
  if (first == k->n_nodes) return;
  Carry c = {.k = k, .ends = tn_k_ends(k, arena), .far = tn_new_n(arena, uint8_t, k->n_nodes)};
  c.stores = tn_new_n(arena, uint32_t, k->n_bufs + 1);
  c.store = tn_new_n(arena, TnKVal, k->n_bufs + 1);
  c.next = tn_new_n(arena, TnKVal, k->n_nodes);
  TnKVal *kept = tn_new_n(arena, TnKVal, k->n_nodes);  // by load: what stored its value
  bool some = false;
  for (TnKVal i = first; i < k->n_nodes; i++)
    if (is_serial(node_of(&c, i))) some |= find_loads(&c, i, kept);
  if (!some) return;
  Made m = {.arena = arena};
  remake(&c, &m, kept);
  k->nodes = m.nodes.data, k->n_nodes = (uint32_t)m.nodes.n;
  k->terms = m.terms.data, k->n_terms = (uint32_t)m.terms.n;
  tn_k_simplify(k, arena);
}

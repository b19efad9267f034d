// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What is wanted only by seldom selects goes right in front of them, behind a skip. Selects of one mask that follow
// each other are a group; the home of a node is the group all of whose selects alone want it, or 0. Homes are nested: a
// group's own selects have one. Linear in the nodes:
//   1. from the end on, each node's home from those of its users;
//   2. groups that would save little are dissolved, the others get their nodes;
//   3. forwards, the new order: a node with a home waits for the first select of it.
#include "kernel/kernel.h"

enum { LEAST = 6, DEEPEST = 8 };  // LEAST: nodes worth a branch; a division is

typedef struct Place {
  uint32_t group;    // select: the last of its group, which stands for it; else 0
  uint32_t home;     // a group, or 0
  uint32_t bracket;  // that it stands in
  uint32_t first, next;  // of a group: its first node; the next one with the same home
  uint32_t n_wanted;  // of a group: nodes that have their home in it
  uint8_t depth;      // of a group
  bool has_user, is_done;
} Place;

typedef struct Skip {
  TnKernel *k;
  Place *place;
  uint32_t *number;  // in the new order
  TnKNode *nodes;
  uint32_t n;
} Skip;

static bool is_seldom(const TnKNode *n) { return n->op == TN_K_select && n->aux; }
static bool may_wait(const TnKNode *n) {
  return tn_k_op_info[n->op].kind != TN_KK_FLOW || n->op == TN_K_select || n->op == TN_K_call1 || n->op == TN_K_call2;
}

// ---- homes

static uint32_t outer(const Skip *s, uint32_t group) { return group ? s->place[group].home : 0; }
static unsigned depth_of(const Skip *s, uint32_t group) { return group ? s->place[group].depth : 0; }

static uint32_t common(const Skip *s, uint32_t x, uint32_t y) {
  while (x != y) {
    if (depth_of(s, x) >= depth_of(s, y))
      x = outer(s, x);
    else
      y = outer(s, y);
  }
  return x;
}

static void want(Skip *s, TnKVal v, uint32_t home) {
  Place *p = &s->place[v];
  p->home = p->has_user ? common(s, p->home, home) : home;
  p->has_user = true;
}

static void find_brackets(Skip *s) {
  uint32_t open[64], depth = 0;
  for (uint32_t i = 1; i < s->k->n_nodes; i++) {
    const TnKNode *n = &s->k->nodes[i];
    if (n->op == TN_K_end) depth--;
    s->place[i].bracket = depth ? open[depth - 1] : 0;
    if (tn_k_opens(n)) open[depth++] = i;
    if (n->op == TN_K_else) open[depth - 1] = i;
  }
}

// The group of seldom select i, whose home is known.
static uint32_t group_of(Skip *s, uint32_t i) {
  const TnKNode *n = &s->k->nodes[i];
  Place *p = &s->place[i], *next = &s->place[i + 1];
  if (i + 1 < s->k->n_nodes && next->group && s->k->nodes[i + 1].a == n->a && next->home == p->home) return next->group;
  p->depth = (uint8_t)(depth_of(s, p->home) + 1);
  return p->depth <= DEEPEST ? i : 0;
}

static void find_homes(Skip *s) {
  for (uint32_t i = s->k->n_nodes; i-- > 1;) {
    const TnKNode *n = &s->k->nodes[i];
    Place *p = &s->place[i];
    if (!may_wait(n)) p->home = 0;
    while (p->home && s->place[p->home].bracket != p->bracket) p->home = outer(s, p->home);
    if (is_seldom(n)) p->group = group_of(s, i);
    want(s, n->a, p->home);
    want(s, n->b, p->group ? p->group : p->home);
    want(s, n->c, p->home);
    for (uint32_t t = 0; t < n->n_terms; t++) want(s, s->k->terms[n->term + t].node, 0);
  }
}

// ---- groups

static void count(Skip *s) {
  for (uint32_t i = 1; i < s->k->n_nodes; i++)
    for (uint32_t g = s->place[i].home; g; g = outer(s, g))
      s->place[g].n_wanted += s->k->nodes[i].op == TN_K_fdiv ? LEAST : 1;
}

static void fill(Skip *s) {
  for (uint32_t i = s->k->n_nodes; i-- > 1;) {
    Place *p = &s->place[i];
    while (p->home && s->place[p->home].n_wanted < LEAST) p->home = outer(s, p->home);
    if (!p->home) continue;
    p->next = s->place[p->home].first;
    s->place[p->home].first = i;
  }
}

// ---- the new order

static void put(Skip *s, uint32_t i);

static void put_group(Skip *s, uint32_t group) {
  Place *p = &s->place[group];
  const TnKNode *select = &s->k->nodes[group];
  uint32_t at = s->n;
  p->is_done = true;
  s->nodes[s->n++] = (TnKNode){.op = TN_K_skip, .lanes = s->k->nodes[select->a].lanes, .a = s->number[select->a]};
  for (uint32_t i = p->first; i; i = s->place[i].next) put(s, i);
  s->nodes[at].imm = s->n - 1 - at;
}

static void put(Skip *s, uint32_t i) {
  TnKNode n = s->k->nodes[i];
  uint32_t group = s->place[i].group;
  if (group && s->place[group].first && !s->place[group].is_done) put_group(s, group);
  n.a = s->number[n.a], n.b = s->number[n.b], n.c = s->number[n.c];
  for (uint32_t t = 0; t < n.n_terms; t++) {
    TnKVal *v = &s->k->terms[n.term + t].node;
    *v = s->number[*v];
  }
  s->number[i] = s->n;
  s->nodes[s->n++] = n;
}

void tn_k_skip(TnKernel *k, TnArena *arena) {
  uint32_t n_seldom = 0;
  if (k->lacks >> TN_K_skip & 1) return;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    n_seldom += is_seldom(&k->nodes[i]);
    if (k->nodes[i].op == TN_K_skip) return;  // done
  }
  if (!n_seldom) return;
  Skip s = {.k = k, .nodes = tn_new_n(arena, TnKNode, k->n_nodes + n_seldom)};
  TnArenaMark mark = tn_arena_mark(arena);
  s.place = tn_new_n(arena, Place, k->n_nodes);
  s.number = tn_new_n(arena, uint32_t, k->n_nodes);
  find_brackets(&s);
  find_homes(&s);
  count(&s);
  fill(&s);
  s.n = 1;
  for (uint32_t i = 1; i < k->n_nodes; i++)
    if (!s.place[i].home) put(&s, i);
  k->nodes = s.nodes, k->n_nodes = s.n;
  tn_arena_release(arena, mark);
}

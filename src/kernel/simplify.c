// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Cleans a kernel that was built: nodes that give the same value become one, those that do not change in a loop move
// in front of it, what nothing uses goes. In time linear in the nodes:
//   1. mark what is needed, backwards: stores, variables that are read, brackets with one of them in it; memory of
//      narrow floats rounds, so that what only it reads need not be rounded before; of what 64 bits were made of for
//      their low half alone only low halves are computed;
//   2. forwards, give every node its place: a list, where a node that leaves loops goes in front of the outermost, and
//      conditions that follow each other are one when they ask the same;
//   3. number the nodes anew along the list.
// Constants go to the front. A pure node leaves loops but no conditions (it may be expensive there). A load does the
// same where the kernel writes nothing to its buffer, but leaves only loops that are sure to reach it: memory must be
// touched only where the kernel touches it.
#include "kernel/kernel.h"

typedef struct Place {
  uint32_t same;     // the node that stands for this one
  uint32_t bracket;  // innermost bracket (of a second branch: its else) after moving
  uint32_t next;     // in the new order
  uint8_t depth;     // of that bracket
  uint8_t inside;    // where what uses the value is at the least: of a loop's in the loop
  bool is_live;
} Place;

typedef struct Bracket {
  uint32_t start;   // the node
  uint32_t id;      // start, or the else of a second branch
  uint32_t before;  // the node in front of it in the new order
  bool may_skip;    // what comes now may not be reached: there was an exit
} Bracket;

typedef struct Simplify {
  TnKernel *k;
  TnKNode *nodes;  // of k
  TnArena *arena;
  Place *place;
  TnBits written;               // buffers
  uint32_t *table;              // of nodes, by what they compute
  size_t mask;                  // of the table
  bool has_twins;               // there may be equal nodes that are no loads; until then the table is of loads
  Bracket open[TN_K_MAX_DEPTH + 1];  // [d]: the bracket that values at depth d stand in; [0] is the kernel
  unsigned depth;
  uint32_t tail;      // last node in the new order
  Bracket closed;     // the last one
  uint32_t last, end;  // its last node and its end in the new order
} Simplify;

static TnKNode *node_of(const Simplify *s, TnKVal v) { return &s->nodes[v]; }

// ---- what is needed

static void mark(Simplify *s, TnKVal v) { s->place[v].is_live = true; }

static void mark_operands(Simplify *s, const TnKNode *n) {
  mark(s, n->a), mark(s, n->b), mark(s, n->c);
  for (uint32_t i = 0; i < n->n_terms; i++) mark(s, s->k->terms[n->term + i].node);
}

static bool has_effect_by_itself(const TnKNode *n, const TnBits *read) {
  switch ((int)n->op) {
    case TN_K_store:
    case TN_K_exit:
    case TN_K_while: return true;
    case TN_K_set: return tn_bits_get(read, n->a);
    case TN_K_loop: return n->aux & TN_LOOP_PARALLEL;
    default: return false;
  }
}

static TnKOp rounding_of(const TnKNode *store) {
  return store->aux == TN_KM_BF16 ? TN_K_rbf16 : store->aux == TN_KM_F16 ? TN_K_rf16 : TN_K_nop;
}

// What v is before it is rounded for its one reader, who rounds: that may as well be behind a choice.
TN_COLD static TnKVal unrounded(Simplify *s, const TnBits *often, TnKVal v, TnKOp rounding, unsigned depth) {
  enum { MOST_DEPTH = 8 };
  TnKNode *n = node_of(s, v);
  if (tn_bits_get(often, v) || depth == MOST_DEPTH) return v;
  if (n->op == rounding) return n->a;
  bool is_select = n->op == TN_K_select, is_extreme = n->op == TN_K_fmin || n->op == TN_K_fmax;
  if (is_extreme || n->op == TN_K_fneg || n->op == TN_K_fabs) n->a = unrounded(s, often, n->a, rounding, depth + 1);
  if (is_extreme || is_select) n->b = unrounded(s, often, n->b, rounding, depth + 1);
  if (is_select) n->c = unrounded(s, often, n->c, rounding, depth + 1);
  return v;
}

static bool is_rounding(const TnKNode *n) { return n->op == TN_K_store && rounding_of(n); }

// Low bits of sums, products, bitwise operations and choices depend on low bits alone.
static bool is_low_of_low(const Simplify *s, const TnKNode *n) {
  switch ((int)n->op) {
    case TN_K_iadd:
    case TN_K_isub:
    case TN_K_imul:
    case TN_K_iand:
    case TN_K_ior:
    case TN_K_ixor:
    case TN_K_select: return true;
    case TN_K_ishl:
      return node_of(s, n->b)->op == TN_K_const && node_of(s, n->b)->imm >= 0 && node_of(s, n->b)->imm < 32;
    default: return false;
  }
}

// Whether the low half of v, which has one reader, is computed as well without the high one.
TN_COLD static bool has_low_half(const Simplify *s, const TnBits *often, TnKVal v, unsigned depth) {
  enum { MOST_DEPTH = 8 };
  const TnKNode *n = node_of(s, v);
  if (n->op == TN_K_sext || n->op == TN_K_zext) return true;
  if (tn_bits_get(often, v) || depth == MOST_DEPTH) return false;
  if (n->op == TN_K_const) return true;
  const TnKVal first = n->op == TN_K_select ? n->c : n->a;
  return is_low_of_low(s, n) && has_low_half(s, often, first, depth + 1) && has_low_half(s, often, n->b, depth + 1);
}

TN_COLD static TnKVal low_half(Simplify *s, TnKVal v) {
  TnKNode *n = node_of(s, v);
  if (n->op == TN_K_sext || n->op == TN_K_zext) return n->a;
  n->type = TN_KT_I32;
  if (n->op == TN_K_const)
    n->imm = (int32_t)n->imm;
  else if (n->op == TN_K_select)
    n->b = low_half(s, n->b), n->c = low_half(s, n->c);
  else
    n->a = low_half(s, n->a), n->b = low_half(s, n->b);
  return v;
}

static bool is_low(const Simplify *s, const TnKNode *n) {
  return n->op == TN_K_trunc && is_low_of_low(s, node_of(s, n->a));
}

// Bits that no reader sees, from the first node on that drops some.
static void drop_unread(Simplify *s, uint32_t first) {
  TnBits used = tn_bits_new(s->arena, s->k->n_nodes), often = tn_bits_new(s->arena, s->k->n_nodes);
  for (uint32_t i = 1; i < s->k->n_nodes; i++) {
    const TnKNode *n = node_of(s, i);
    const TnKVal operands[] = {n->a, n->b, n->c};
    for (unsigned o = 0; o < 3; o++) tn_bits_set(tn_bits_get(&used, operands[o]) ? &often : &used, operands[o]);
  }
  for (uint32_t i = first; i < s->k->n_nodes; i++) {
    TnKNode *n = node_of(s, i);
    if (is_rounding(n)) n->c = unrounded(s, &often, n->c, rounding_of(n), 0);
    if (is_low(s, n) && has_low_half(s, &often, n->a, 0)) *n = *node_of(s, low_half(s, n->a));
  }
}

// Finds the variables that are read and the buffers that are written. Gives the first node that drops bits, 0: none.
static uint32_t survey(Simplify *s, TnBits *read) {
  uint32_t first = 0;
  for (uint32_t i = s->k->n_nodes; i-- > 1;) {
    const TnKNode *n = node_of(s, i);
    if (n->op > TN_K_get && n->op != TN_K_trunc) continue;
    if (n->op == TN_K_get) tn_bits_set(read, n->a);
    if (n->op == TN_K_store) tn_bits_set(&s->written, n->buf);
    if (n->op == TN_K_load && n->buf + 1 == s->k->changing) tn_bits_set(&s->written, n->buf);
    if (is_rounding(n) || is_low(s, n)) first = i;
  }
  return first;
}

typedef struct Effects {  // of the brackets that are open
  bool any[TN_K_MAX_DEPTH + 1], has_else[TN_K_MAX_DEPTH + 1];
  unsigned depth;
} Effects;

// A set counts when its variable is read anywhere; an exit keeps its while, and a loop all of its brackets' ends. Of a
// condition that always holds what is in it is kept, but no bracket.
static void mark_flow(Simplify *s, Effects *e, const TnBits *read, uint32_t i) {
  const TnKNode *n = node_of(s, i), *condition = node_of(s, n->a);
  if (n->op == TN_K_end) {
    e->depth++;
    e->any[e->depth] = e->has_else[e->depth] = false;
    return;
  }
  e->has_else[e->depth] |= n->op == TN_K_else;
  if (has_effect_by_itself(n, read)) e->any[e->depth] = true, mark(s, i);
  if (!tn_k_opens(n)) return;
  bool holds = n->op == TN_K_if && condition->op == TN_K_const && condition->imm & 1 && !e->has_else[e->depth];
  bool keep = e->any[e->depth] || s->place[i].is_live;
  e->depth--;
  if (keep) e->any[e->depth] = true;
  if (keep && !holds) mark(s, i);
}

static void mark_live(Simplify *s, const TnBits *read) {
  Effects e = {.any = {false}, .has_else = {false}};
  for (uint32_t i = s->k->n_nodes; i-- > 1;) {
    const TnKNode *n = node_of(s, i);
    if (n->op >= TN_K_store && n->op <= TN_K_set) mark_flow(s, &e, read, i);
    if (s->place[i].is_live) mark_operands(s, n);
  }
}

// ---- equal nodes

static TnKVal same(const Simplify *s, TnKVal v) { return s->place[v].same; }

static bool in_reach(const Simplify *s, TnKVal v) {
  const Place *p = &s->place[v];
  return p->depth <= s->depth && s->open[p->depth].id == p->bracket;
}

// Of the structure, what is a value.
static const bool is_value[TN_K_skip + 1] = {[TN_K_const] = true, [TN_K_affine] = true, [TN_K_index] = true,
                                             [TN_K_down] = true,  [TN_K_lane] = true,   [TN_K_call1] = true,
                                             [TN_K_call2] = true};

static bool is_pure(const Simplify *s, const TnKNode *n) {
  if (n->op == TN_K_load) return !tn_bits_get(&s->written, n->buf);
  return n->op > TN_K_skip || is_value[n->op];
}

// The equal node that may be used here, else 0 and v is the one from now on.
static TnKVal find_equal(Simplify *s, TnKVal v) {
  const TnKNode *n = node_of(s, v);
  size_t at = (size_t)tn_k_hash_node(n, s->k->terms) & s->mask;
  for (; s->table[at]; at = (at + 1) & s->mask) {
    TnKVal u = s->table[at];
    if (!tn_k_same_node(node_of(s, u), s->k->terms, n, s->k->terms)) continue;
    if (in_reach(s, u)) return u;
    break;  // that one stands in a closed bracket
  }
  s->table[at] = v;
  return 0;
}

// Two loads turned out equal, and so may now be what was made of them.
TN_COLD static void note_twins(Simplify *s, TnKVal end) {
  s->has_twins = true;
  for (TnKVal i = 1; i < end; i++) {
    const TnKNode *n = node_of(s, i);
    if (!s->place[i].is_live || n->op == TN_K_load || !is_pure(s, n)) continue;
    size_t at = (size_t)tn_k_hash_node(n, s->k->terms) & s->mask;  // equal to none that is there
    while (s->table[at]) at = (at + 1) & s->mask;
    s->table[at] = i;
  }
}

// ---- places

static void insert(Simplify *s, TnKVal v, unsigned depth) {
  Place *p = &s->place[v];
  p->depth = (uint8_t)depth;
  p->inside = (uint8_t)(depth + (node_of(s, v)->op == TN_K_loop));
  p->bracket = s->open[depth].id;
  if (depth == s->depth) {  // at the end
    s->place[s->tail].next = v;
    p->next = 0;
    s->tail = v;
    return;
  }
  // In front of the outermost bracket that it leaves.
  uint32_t old = s->open[depth + 1].before;
  p->next = s->place[old].next;
  s->place[old].next = v;
  // What began right behind the old node begins behind this one.
  for (unsigned d = depth + 1; d <= s->depth && s->open[d].before == old; d++) s->open[d].before = v;
  if (s->tail == old) s->tail = v;
}

static unsigned deeper(const Simplify *s, unsigned depth, TnKVal v) {
  return s->place[v].inside > depth ? s->place[v].inside : depth;
}

// The outermost depth at which the node's operands are there.
static unsigned operand_depth(const Simplify *s, const TnKNode *n) {
  unsigned most = deeper(s, deeper(s, deeper(s, 0, n->a), n->b), n->c);
  for (uint32_t i = 0; i < n->n_terms; i++) most = deeper(s, most, s->k->terms[n->term + i].node);
  return most;
}

// Whether a node in the bracket may be done in front of it instead.
static bool may_leave(const Simplify *s, const Bracket *b, bool is_load) {
  const TnKNode *n = node_of(s, b->start);
  if (n->op == TN_K_if) return false;
  if (!is_load) return true;
  return !b->may_skip && (n->op == TN_K_while || (!n->a && n->imm > 0));
}

static unsigned best_depth(const Simplify *s, const TnKNode *n) {
  if (n->op == TN_K_const) return 0;
  unsigned least = operand_depth(s, n), d = s->depth;
  while (d > least && may_leave(s, &s->open[d], n->op == TN_K_load)) d--;
  return d;
}

// Behind an exit nothing is sure to be reached, up to the while that it leaves.
static void note_exit(Simplify *s) {
  for (unsigned d = s->depth; d > 0; d--) {
    s->open[d].may_skip = true;
    if (node_of(s, s->open[d].start)->op == TN_K_while) return;
  }
}

// A condition right behind the end of one that asks the same: that one goes on.
static bool goes_on(Simplify *s, const TnKNode *n) {
  const Bracket *b = &s->closed;
  bool is_same = n->op == TN_K_if && s->tail == s->end && b->start == b->id && node_of(s, b->start)->op == TN_K_if &&
                 node_of(s, b->start)->a == n->a;
  if (!is_same) return false;
  s->tail = s->last;
  s->place[s->tail].next = 0;
  s->open[++s->depth] = *b;
  return true;
}

static void place_node(Simplify *s, uint32_t i) {
  TnKNode *n = node_of(s, i);
  s->place[i].same = i;
  if (!s->place[i].is_live) return;
  n->a = same(s, n->a), n->b = same(s, n->b), n->c = same(s, n->c);
  for (uint32_t t = 0; t < n->n_terms; t++) s->k->terms[n->term + t].node = same(s, s->k->terms[n->term + t].node);
  const bool moves = n->op > TN_K_skip || is_pure(s, n);  // mostly the first
  if (moves && (s->has_twins || n->op == TN_K_load)) {
    TnKVal u = find_equal(s, i);
    if (u && !s->has_twins) note_twins(s, i);
    if (u) s->place[i].same = u, s->place[i].is_live = false;
    if (u) return;
  }
  if (!moves && goes_on(s, n)) return;
  uint32_t before = s->tail;
  insert(s, i, moves ? best_depth(s, n) : s->depth);
  if (moves) return;
  if (tn_k_opens(n)) s->open[++s->depth] = (Bracket){i, i, before, false};
  if (n->op == TN_K_else) s->open[s->depth].id = i;
  if (n->op == TN_K_exit) note_exit(s);
}

// Ends and elses live when their brackets do.
static void place_all(Simplify *s) {
  bool keeps[TN_K_MAX_DEPTH];
  unsigned depth = 0;
  for (uint32_t i = 1; i < s->k->n_nodes; i++) {
    const uint8_t op = node_of(s, i)->op;
    if (op >= TN_K_loop && op <= TN_K_end) {
      if (tn_k_opens(node_of(s, i))) keeps[depth++] = s->place[i].is_live;
      if (op == TN_K_else || op == TN_K_end) s->place[i].is_live = keeps[depth - 1];
    }
    uint32_t last = s->tail;
    place_node(s, i);
    if (op != TN_K_end || !keeps[--depth]) continue;
    s->closed = s->open[s->depth--], s->last = last, s->end = i;
  }
}

// ---- the new order

static uint32_t renumber_terms(const Simplify *s, TnKTerm *to, const TnKNode *n, const uint32_t *number) {
  uint32_t n_terms = 0;
  for (uint32_t i = 0; i < n->n_terms; i++) {
    TnKTerm t = s->k->terms[n->term + i];
    t.node = number[t.node];
    uint32_t at = n_terms;
    while (at && to[at - 1].node > t.node) at--;
    if (at && to[at - 1].node == t.node) {
      to[at - 1].coef = (int64_t)((uint64_t)to[at - 1].coef + (uint64_t)t.coef);
      continue;
    }
    memmove(&to[at + 1], &to[at], (n_terms - at) * sizeof *to);
    to[at] = t;
    n_terms++;
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < n_terms; i++)
    if (to[i].coef) to[kept++] = to[i];
  return kept;
}

static void write_back(Simplify *s) {
  TnKernel *k = s->k;
  TnKNode *nodes = tn_arena_push(s->arena, k->n_nodes * sizeof *nodes, _Alignof(TnKNode));
  TnKTerm *terms = tn_arena_push(s->arena, k->n_terms * sizeof *terms, _Alignof(TnKTerm));
  uint32_t *number = tn_new_n(s->arena, uint32_t, k->n_nodes), n_nodes = 1, n_terms = 0;
  for (uint32_t i = s->place[0].next; i; i = s->place[i].next) {
    TnKNode *n = &nodes[n_nodes];
    number[i] = n_nodes++;
    *n = k->nodes[i];
    n->a = number[n->a], n->b = number[n->b], n->c = number[n->c];
    uint32_t term = n_terms;
    if (n->n_terms) n_terms += renumber_terms(s, &terms[term], n, number);
    n->term = n_terms > term ? term : 0;
    n->n_terms = (uint16_t)(n_terms - term);
    if (n->op == TN_K_affine && !n->n_terms) {
      n->op = TN_K_const;
      if (n->type == TN_KT_I32) n->imm = (int32_t)n->imm;
    }
  }
  memcpy(k->nodes + 1, nodes + 1, (n_nodes - 1) * sizeof *nodes);
  if (n_terms) memcpy(k->terms, terms, n_terms * sizeof *terms);
  k->n_nodes = n_nodes, k->n_terms = n_terms;
}

void tn_k_simplify(TnKernel *k, TnArena *scratch) {
  TnArenaMark mark_ = tn_arena_mark(scratch);
  size_t n_table = 16;
  while (n_table < 2 * (size_t)k->n_nodes) n_table *= 2;
  Simplify s = {.k = k,
                .nodes = k->nodes,
                .arena = scratch,
                .place = tn_new_n(scratch, Place, k->n_nodes),
                .written = tn_bits_new(scratch, k->n_bufs),
                .table = tn_new_n(scratch, uint32_t, n_table),
                .mask = n_table - 1,
                .has_twins = !k->is_consed};
  TnBits read = tn_bits_new(scratch, k->n_nodes);
  uint32_t first = survey(&s, &read);
  if (first) drop_unread(&s, first), s.has_twins = true;
  mark_live(&s, &read);
  place_all(&s);
  write_back(&s);
  k->is_consed = false;
  tn_arena_release(scratch, mark_);
}

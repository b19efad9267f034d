// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bitwise operations on three values: with AVX-512 any function of three bits is one instruction, so that an operation
// takes in those that make its operands where nothing else wants these. A constant and its complement are one value:
// bits of one number where a mask is set, and of another where it is not.
#include "target/x64/gen.h"

static const uint8_t columns[3] = {0xF0, 0xCC, 0xAA};

static bool is_logic(const TnKNode *n) { return n->op == TN_K_iand || n->op == TN_K_ior || n->op == TN_K_ixor; }

bool tn_x_keeps_all(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *by = tn_x_node(g, n->b);
  unsigned elem = tn_x_elem(g, i, (TnKType)n->type);
  bool is_mask = n->op == TN_K_iand && elem < 4 && n->type == TN_KT_I32 && by->op == TN_K_const;
  return is_mask && !(~by->imm & ((1 << 8 * elem) - 1));
}

static bool may_join(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (!is_logic(n) || n->lanes == 1 || n->type == TN_KT_I1 || !g->vloop[i] || g->known[i]) return false;
  if (g->moved && g->moved[i].from) return false;
  return !tn_x_keeps_all(g, i) && !tn_x_rotation(g, n, &(TnKVal){0}, &(unsigned){0});
}

// The value that v is, of n of them, or n; *turned: v is its complement.
static unsigned place_of(const TnXGen *g, const TnKVal *values, unsigned n, TnKVal v, bool *turned) {
  const TnKNode *x = tn_x_node(g, v);
  unsigned bits = x->type == TN_KT_I64 ? 64 : g->narrow ? 8 * g->narrow : 32;
  for (unsigned k = 0; k < n; k++) {
    const TnKNode *y = tn_x_node(g, values[k]);
    *turned = x->op == TN_K_const && y->op == TN_K_const && !(~(uint64_t)(x->imm ^ y->imm) << (64 - bits));
    if (v == values[k] || *turned) return k;
  }
  return n;
}

// The operands of values[k] in its place. false: those would be too many values.
static bool open_up(const TnXGen *g, TnKVal *values, unsigned *n, unsigned k) {
  TnKVal list[4];
  unsigned m = 0;
  bool turned;
  for (unsigned i = 0; i <= *n; i++) {
    const TnKNode *x = tn_x_node(g, values[k]);
    TnKVal v = i == *n ? x->b : i == k ? x->a : values[i];
    if (place_of(g, list, m, v, &turned) == m) list[m++] = v;
  }
  if (m > 3) return false;
  memcpy(values, list, m * sizeof *list);
  *n = m;
  return true;
}

static uint8_t table_of(const TnXGen *g, const TnKVal *values, unsigned n, TnKVal v) {
  bool turned;
  unsigned k = place_of(g, values, n, v, &turned);
  if (k < n) return turned ? (uint8_t)~columns[k] : columns[k];
  const TnKNode *x = tn_x_node(g, v);
  uint8_t a = table_of(g, values, n, x->a), b = table_of(g, values, n, x->b);
  return x->op == TN_K_iand ? a & b : x->op == TN_K_ior ? a | b : a ^ b;
}

static void join(TnXGen *g, uint32_t i, const uint32_t *uses) {
  TnKVal values[3] = {tn_x_node(g, i)->a, tn_x_node(g, i)->b};
  unsigned n = 2;
  bool is_joined = false;
  for (unsigned k = 0; k < n;) {
    TnKVal v = values[k];
    const TnKNode *x = tn_x_node(g, v), *y = tn_x_node(g, i);
    bool is_one = uses[v] == 1 && may_join(g, v) && g->basic[v] == g->basic[i] && x->lanes == y->lanes;
    bool opens = is_one && x->type == y->type && open_up(g, values, &n, k);
    is_joined |= opens;
    k = opens ? 0 : k + 1;
  }
  if (!is_joined) return;
  for (unsigned k = n; k < 3; k++) values[k] = values[0];
  g->logic[i].table = table_of(g, values, n, i);
  memcpy(g->logic[i].v, values, sizeof values);
}

void tn_x_find_logic(TnXGen *g) {
  uint32_t left = g->n_of[TN_K_iand] + g->n_of[TN_K_ior] + g->n_of[TN_K_ixor];
  if (!g->is_512 || left < 2) return;
  uint32_t *uses = tn_new_n(g->arena, uint32_t, g->k->n_nodes);
  const TnKNode *end = g->nodes + g->k->n_nodes;
  for (const TnKNode *n = g->nodes + 1; n < end; n++) {
    uses[n->a]++;
    if (n->b) uses[n->b]++;  // not the same counter again and again, which waits for itself
    if (n->c) uses[n->c]++;
  }
  g->logic = tn_new_n(g->arena, TnXLogic, g->k->n_nodes);
  for (uint32_t i = g->k->n_nodes; left > 0;) {  // most stand at the end
    assert(i > 1);
    if (!is_logic(tn_x_node(g, --i))) continue;
    left--;
    if (uses[i] && may_join(g, i)) join(g, i, uses);
  }
}

// Operands x < y exchanged: bits of the table where one of them is set change places with those where the other is.
static uint8_t exchanged(uint8_t table, unsigned x, unsigned y) {
  const unsigned distance = (4u >> x) - (4u >> y), moved = columns[y] & ~columns[x];
  const unsigned bits = table, differ = (bits ^ bits >> distance) & moved;
  return (uint8_t)(bits ^ differ ^ differ << distance);
}

bool tn_x_logic(TnXGen *g, uint32_t i) {
  if (!g->logic || !g->logic[i].table) return false;
  const TnKNode *n = tn_x_node(g, i);
  const TnXLogic *l = &g->logic[i];
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  TnXInsn op = n->type == TN_KT_I64 ? TN_X_pternlogq : TN_X_pternlogd;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    // The first is changed: best what ends here, not what comes from memory. The last may come from there.
    unsigned to = tn_x_dst(g, i, q), order[] = {0, 1, 2}, first = 3;
    for (unsigned o = 0; o < 3; o++) {
      if (!tn_x_in_reg(g, l->v[o], q)) continue;
      bool is_it = tn_x_src(g, l->v[o], q, bytes) == to;
      if (is_it || first == 3) first = o;
      if (is_it) break;
    }
    first = first == 3 ? 0 : first;
    order[0] = first, order[first] = 0;
    uint8_t table = exchanged(l->table, 0, first);
    if (tn_x_in_reg(g, l->v[order[2]], q) && !tn_x_in_reg(g, l->v[order[1]], q)) {
      unsigned t = order[1];
      order[1] = order[2], order[2] = t;
      table = exchanged(table, 1, 2);
    }
    unsigned x = tn_x_src(g, l->v[order[0]], q, bytes), y = tn_x_src(g, l->v[order[1]], q, bytes);
    TnXArg z = tn_x_src_rm(g, l->v[order[2]], q, bytes);
    tn_x_copy(g, to, x, bytes);
    tn_x_opi(g, op, bytes, to, y, z, table);
    tn_x_done(g, i, q, to);
  }
  return true;
}

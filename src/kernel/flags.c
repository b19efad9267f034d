// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Flags that stay bytes. A flag in memory is a byte 0 or 1. Where flags are only moved, joined bit by bit and taken as
// the numbers 0 and 1, these bytes are computed with as they are: a flag made of each, and a byte or a number again of
// the flag, are most of such a kernel's work. Flags that are joined are a group, which does so together or not at all.
// Numbers may become places in memory: those of a caller's byte are 0 and 1, too.
#include "kernel/kernel.h"

typedef struct Flags {
  const TnKernel *k;
  TnKVal *group;  // by node: another one of it, or itself
  TnBits wanted;  // as flags
  TnBits bytes;
} Flags;

static const TnKNode *node_of(const Flags *f, TnKVal v) { return &f->k->nodes[v]; }

static bool is_const(const Flags *f, TnKVal v, int64_t imm) {
  return node_of(f, v)->op == TN_K_const && node_of(f, v)->imm == imm;
}

static bool is_logic(const TnKNode *n) {
  return n->type == TN_KT_I1 && (n->op == TN_K_iand || n->op == TN_K_ior || n->op == TN_K_ixor);
}

static bool is_flag_load(const Flags *f, const TnKNode *n) {
  return n->op == TN_K_load && n->aux == TN_KM_I1 && n->buf + 1 != f->k->changing;
}

static TnKVal group_of(const Flags *f, TnKVal v) {
  while (f->group[v] != v) v = f->group[v] = f->group[f->group[v]];
  return v;
}

static bool is_byte(const Flags *f, TnKVal v) { return tn_bits_get(&f->bytes, v); }

// Stores it, or makes 0 and 1 of it.
static bool takes_byte(const Flags *f, const TnKNode *n, TnKVal v) {
  if (n->op == TN_K_store) return n->a != v && n->b != v;
  bool is_number = n->op == TN_K_select && n->type == TN_KT_I32 && is_const(f, n->b, 1) && is_const(f, n->c, 0);
  return n->a == v && is_number;
}

static void find_groups(Flags *f) {
  for (TnKVal i = 1; i < f->k->n_nodes; i++) {
    const TnKNode *n = node_of(f, i);
    f->group[i] = i;
    if (is_logic(n)) {
      f->group[group_of(f, n->a)] = i;
      if (node_of(f, n->b)->op != TN_K_const) f->group[group_of(f, n->b)] = i;
      continue;
    }
    if (!is_flag_load(f, n)) tn_bits_set(&f->wanted, i);
    const TnKVal operands[] = {n->a, n->b, n->c};
    for (unsigned o = 0; o < 3; o++)
      if (operands[o] && !takes_byte(f, n, operands[o])) tn_bits_set(&f->wanted, operands[o]);
  }
}

static bool find_bytes(Flags *f) {
  bool any = false;
  find_groups(f);
  for (TnKVal i = 1; i < f->k->n_nodes; i++)
    if (tn_bits_get(&f->wanted, i)) tn_bits_set(&f->wanted, group_of(f, i));
  for (TnKVal i = 1; i < f->k->n_nodes; i++) {
    if (tn_bits_get(&f->wanted, group_of(f, i))) continue;
    tn_bits_set(&f->bytes, i);
    any = true;
  }
  return any;
}

static TnKVal remake(const Flags *f, const TnKRemake *r, TnKVal i) {
  TnKNode *n = &r->k->nodes[i];
  if (is_logic(n) && is_byte(f, i)) {
    bool with_const = node_of(f, n->b)->op == TN_K_const;
    TnKVal y = with_const ? tn_k_i32(r->b, node_of(f, n->b)->imm & 1) : r->to[n->b];
    return tn_k_op2(r->b, (TnKOp)n->op, r->to[n->a], y);
  }
  if (n->op == TN_K_select && is_byte(f, n->a)) return r->to[n->a];
  if (n->op == TN_K_store && is_byte(f, n->c)) n->aux = TN_KM_U8;
  if (n->op != TN_K_load || !is_byte(f, i)) return tn_k_remake(r, i);
  n->aux = TN_KM_U8, n->type = TN_KT_I32;
  return tn_k_op2(r->b, TN_K_iand, tn_k_remake(r, i), tn_k_i32(r->b, 1));  // whatever the caller's byte is
}

void tn_k_flags(TnKernel *k, TnArena *arena) {
  TnKVal first = 1;
  if (k->no_mems >> TN_KM_I1 & 1) return;
  while (first < k->n_nodes && (k->nodes[first].op != TN_K_load || k->nodes[first].aux != TN_KM_I1)) first++;
  if (first == k->n_nodes) return;
  Flags f = {.k = k, .group = tn_new_n(arena, TnKVal, k->n_nodes)};
  f.wanted = tn_bits_new(arena, k->n_nodes), f.bytes = tn_bits_new(arena, k->n_nodes);
  if (!find_bytes(&f)) return;
  TnKBuilder b;
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  tn_k_init(&b, arena);
  for (TnKVal i = 1; i < k->n_nodes; i++) r.to[i] = remake(&f, &r, i);
  tn_k_remake_end(&r, k, arena);
}

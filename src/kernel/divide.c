// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Quotients x / y of many lanes whose y stays the same in the loop: by the inverse of y and what that lost, four
// products that take half the time of the division (math.def: why they give its very bits). Where a lane has numbers
// for which they do not, the division is done, a seldom arm.
#include "kernel/formula.h"

typedef struct Divisor {
  TnKVal v[4];  // what F_inverse_of gives, one lane each
} Divisor;

unsigned tn_k_beside_division(TnKType t) { return t == TN_KT_F32 ? 6 : 14; }

static bool is_in_front_of_loops(const TnKernel *k, TnKVal v) {
  while (v && !tn_k_opens(&k->nodes[v])) v--;
  return !v;
}

// Of a node in a vector loop, or in a loop inside of one. By constants targets have shorter ways to divide. Where the
// divisor was made just before, its inverse comes late, and the divider would have worked beside the next row: that is
// worth it for f64 only.
static bool may_be_by_inverse(const TnKernel *k, const TnKNode *n, TnKVal loop) {
  if (n->op != TN_K_fdiv || n->lanes < 8 || n->b >= loop) return false;
  const TnKNode *y = &k->nodes[n->b];
  if (y->lanes > 1 || y->op == TN_K_load || y->type == TN_KT_F64) return y->op != TN_K_const;
  return y->op != TN_K_const && is_in_front_of_loops(k, n->b);
}

typedef struct Found {  // nodes
  TnBits quotients, divisors;
} Found;

// Marks the quotients of a loop, which ends at `end`, and their divisors. Where there is much else to do, the divider
// works beside it: then there are none, and the answer is false.
static bool find_in(const TnKernel *k, TnKVal loop, TnKVal end, Found *found) {
  enum { LEAST = 96 };  // elements
  uint32_t n_ops = 0, n_free = 0;
  for (TnKVal i = loop + 1; i < end; i++) {
    const TnKNode *n = &k->nodes[i];
    if (may_be_by_inverse(k, n, loop))
      n_free += tn_k_beside_division((TnKType)n->type);
    else if (n->lanes > 1 && (tn_k_op_info[n->op].kind != TN_KK_FLOW || n->op == TN_K_select))
      n_ops++;
  }
  unsigned lanes = k->nodes[loop].aux & TN_LOOP_VECTOR ? 1 : 8;
  if (!n_free || n_ops > n_free || k->nodes[loop].imm < LEAST / lanes) return false;
  for (TnKVal i = loop + 1; i < end; i++) {
    if (!may_be_by_inverse(k, &k->nodes[i], loop)) continue;
    tn_bits_set(&found->quotients, i);
    tn_bits_set(&found->divisors, k->nodes[i].b);
  }
  return true;
}

static bool has_quotients(const TnKernel *k) {
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (may_be_by_inverse(k, &k->nodes[i], i)) return true;
  return false;
}

static TnKVal quotient(TnKBuilder *b, const Divisor *d, TnKVal x, TnKVal y) {
  TnKVal r;
  tn_formula_run(b, F_by_inverse, false, (TnKVal[]){x, y, d->v[0], d->v[1], d->v[2], d->v[3]}, 6, &r);
  return r;
}

void tn_k_divide(TnKernel *k, TnArena *arena) {
  if (!tn_k_has(k, TN_K_fdiv) || !has_quotients(k)) return;
  Found found = {tn_bits_new(arena, k->n_nodes), tn_bits_new(arena, k->n_nodes)};
  const TnKVal *ends = tn_k_ends(k, arena);
  bool any = false;
  for (TnKVal i = 1, vector_end = 0; i < k->n_nodes; i++) {
    if (k->nodes[i].op != TN_K_loop) continue;
    if (k->nodes[i].aux & TN_LOOP_VECTOR) vector_end = ends[i];
    if (i < vector_end) any |= find_in(k, i, ends[i], &found);
  }
  if (!any) return;
  TnKBuilder b;
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  Divisor *divisors = tn_new_n(arena, Divisor, k->n_nodes);
  tn_k_init(&b, arena);
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    bool is_quotient = tn_bits_get(&found.quotients, i);
    r.to[i] = is_quotient ? quotient(&b, &divisors[n->b], r.to[n->a], r.to[n->b]) : tn_k_remake(&r, i);
    if (tn_bits_get(&found.divisors, i)) tn_formula_run(&b, F_inverse_of, false, &r.to[i], 1, divisors[i].v);
  }
  tn_k_remake_end(&r, k, arena);
}

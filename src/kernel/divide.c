// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Quotients x / y of many lanes whose y stays the same in the loop: by the inverse of y and what that lost, four
// products that take half the time of the division (math.def: why they give its very bits). Where a lane has numbers
// for which they do not, the division is done, a seldom arm. Of numbers of f16, rounded to f16, two products give the
// same bits, infinities, zeros and subnormal numbers among them: all pairs were tried.
#include <math.h>

#include "kernel/formula.h"

typedef struct Divisor {
  TnKVal v[4];     // what F_inverse_of gives, one lane each
  TnKVal half[2];  // of quotients of halves: the inverse in two parts
} Divisor;

unsigned tn_k_beside_division(TnKType t) { return t == TN_KT_F32 ? 6 : 14; }

static bool is_in_front_of_loops(const TnKernel *k, TnKVal v) {
  while (v && !tn_k_opens(&k->nodes[v])) v--;
  return !v;
}

// What the magnitude of a whole number, made of places, is not above; infinity: it may be none.
static double most_of(const TnKernel *k, TnKVal v, unsigned depth) {
  const TnKNode *n = &k->nodes[v], *x = &k->nodes[n->a];
  double most = fabs((double)x->imm), c = tn_k_float(n);
  if (n->op == TN_K_const) return c == floor(c) ? fabs(c) : (double)INFINITY;
  bool is_sum = depth && (n->op == TN_K_fadd || n->op == TN_K_fsub);
  if (is_sum) return most_of(k, n->a, depth - 1) + most_of(k, n->b, depth - 1);
  if (n->op != TN_K_s2f || x->op != TN_K_affine) return INFINITY;
  for (uint32_t t = 0; t < x->n_terms; t++) {
    const TnKTerm *term = &k->terms[x->term + t];
    const TnKNode *loop = &k->nodes[term->node];
    most += loop->op == TN_K_loop && !loop->a ? fabs((double)term->coef) * (double)loop->imm : (double)INFINITY;
  }
  return most;
}

// A number of f16.
static bool is_half(const TnKernel *k, TnKVal v) {
  enum { STEPS = 2 };
  const TnKNode *n = &k->nodes[v];
  return n->op == TN_K_rf16 || (n->op == TN_K_load && n->aux == TN_KM_F16) || most_of(k, v, STEPS) <= 0x1p11;
}

// All that read v round it to f16.
static bool is_rounded_to_half(const TnKernel *k, TnKVal v) {
  bool any = false;
  for (TnKVal i = v + 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (n->a != v && n->b != v && n->c != v) continue;
    any = n->op == TN_K_rf16 || (n->op == TN_K_store && n->aux == TN_KM_F16);
    if (!any) return false;
  }
  return any;
}

static bool is_of_halves(const TnKernel *k, TnKVal quotient) {
  const TnKNode *n = &k->nodes[quotient];
  return is_half(k, n->a) && is_half(k, n->b) && is_rounded_to_half(k, quotient);
}

bool tn_k_may_invert(const TnKernel *k, TnKVal quotient, TnKInverses which) {
  const TnKNode *n = &k->nodes[quotient];
  if (!which || n->op != TN_K_fdiv || n->lanes == 1 || k->nodes[n->b].op == TN_K_const) return false;
  return which == TN_K_INVERSES_ALL || is_of_halves(k, quotient);
}

// Of a node in a vector loop, or in a loop inside of one. By constants targets have shorter ways to divide. Where the
// divisor was made just before, its inverse comes late, and the divider would have worked beside the next row: that is
// worth it for f64 only.
static bool may_be_by_inverse(const TnKernel *k, TnKVal v, TnKVal loop, TnKInverses which) {
  const TnKNode *n = &k->nodes[v];
  if (n->op != TN_K_fdiv || n->lanes < 8 || n->b >= loop || !tn_k_may_invert(k, v, which)) return false;
  const TnKNode *y = &k->nodes[n->b];
  return y->lanes > 1 || y->op == TN_K_load || y->type == TN_KT_F64 || is_in_front_of_loops(k, n->b);
}

typedef struct Found {  // nodes
  TnBits quotients, divisors, of_halves;  // of_halves: divisors
} Found;

// Marks the quotients of a loop, which ends at `end`, and their divisors. Where there is much else to do, the divider
// works beside it: then there are none, and the answer is false.
static bool find_in(const TnKernel *k, TnKVal loop, TnKVal end, TnKInverses which, Found *found) {
  enum { LEAST = 96 };  // elements
  uint32_t n_ops = 0, n_free = 0;
  for (TnKVal i = loop + 1; i < end; i++) {
    const TnKNode *n = &k->nodes[i];
    if (may_be_by_inverse(k, i, loop, which))
      n_free += tn_k_beside_division((TnKType)n->type);
    else if (n->lanes > 1 && (tn_k_op_info[n->op].kind != TN_KK_FLOW || n->op == TN_K_select))
      n_ops++;
  }
  unsigned lanes = k->nodes[loop].aux & TN_LOOP_VECTOR ? 1 : 8;
  if (!n_free || n_ops > n_free || k->nodes[loop].imm < LEAST / lanes) return false;
  for (TnKVal i = loop + 1; i < end; i++) {
    if (!may_be_by_inverse(k, i, loop, which)) continue;
    tn_bits_set(&found->quotients, i);
    tn_bits_set(is_of_halves(k, i) ? &found->of_halves : &found->divisors, k->nodes[i].b);
  }
  return true;
}

static bool has_quotients(const TnKernel *k, TnKInverses which) {
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (may_be_by_inverse(k, i, i, which)) return true;
  return false;
}

static TnKVal quotient(TnKBuilder *b, const Divisor *d, TnKVal x, TnKVal y) {
  TnKVal r;
  tn_formula_run(b, F_by_inverse, false, (TnKVal[]){x, y, d->v[0], d->v[1], d->v[2], d->v[3]}, 6, &r);
  return r;
}

// The first part is below 1 / y, however that is rounded, so that both have its sign: infinities and zeros add up to
// themselves. The second one is no number where the first is all there is.
static void half_inverse(TnKBuilder *b, TnKVal y, TnKVal out[2]) {
  TnKVal one = tn_k_f32(b, 1), inverse = tn_k_op2(b, TN_K_fdiv, one, y);
  out[0] = tn_k_op2(b, TN_K_fmul, inverse, tn_k_f32(b, 0x1.fffff8p-1F));
  TnKVal lost = tn_k_fma(b, tn_k_op1(b, TN_K_fneg, out[0]), y, one), rest = tn_k_op2(b, TN_K_fmul, lost, inverse);
  out[1] = tn_k_select(b, tn_k_cmp(b, TN_KP_EQ, rest, rest), rest, out[0]);
}

static TnKVal half_quotient(TnKBuilder *b, const Divisor *d, TnKVal x) {
  return tn_k_fma(b, x, d->half[0], tn_k_op2(b, TN_K_fmul, x, d->half[1]));
}

void tn_k_divide(TnKernel *k, TnArena *arena, TnKInverses which) {
  if (!which || !tn_k_has(k, TN_K_fdiv) || !has_quotients(k, which)) return;
  Found found = {tn_bits_new(arena, k->n_nodes), tn_bits_new(arena, k->n_nodes), tn_bits_new(arena, k->n_nodes)};
  const TnKVal *ends = tn_k_ends(k, arena);
  bool any = false;
  for (TnKVal i = 1, vector_end = 0; i < k->n_nodes; i++) {
    if (k->nodes[i].op != TN_K_loop) continue;
    if (k->nodes[i].aux & TN_LOOP_VECTOR) vector_end = ends[i];
    if (i < vector_end) any |= find_in(k, i, ends[i], which, &found);
  }
  if (!any) return;
  TnKBuilder b;
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  Divisor *divisors = tn_new_n(arena, Divisor, k->n_nodes);
  tn_k_init(&b, arena);
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (!tn_bits_get(&found.quotients, i))
      r.to[i] = tn_k_remake(&r, i);
    else if (is_of_halves(k, i))
      r.to[i] = half_quotient(&b, &divisors[n->b], r.to[n->a]);
    else
      r.to[i] = quotient(&b, &divisors[n->b], r.to[n->a], r.to[n->b]);
    if (tn_bits_get(&found.divisors, i)) tn_formula_run(&b, F_inverse_of, false, &r.to[i], 1, divisors[i].v);
    if (tn_bits_get(&found.of_halves, i)) half_inverse(&b, r.to[i], divisors[i].half);
  }
  tn_k_remake_end(&r, k, arena);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Quotients x / y of many lanes whose y stays the same in the loop: by the inverse of y and what that lost, four
// products that take half the time of the division. They give its very bits:
//   i = 1/y, l = (1 - i y) i;  q = x i + x l is less than a unit off;  r = x - q y is exact;  q + r i is x / y, rounded
// (P. Markstein, Computation of elementary functions on the IBM RISC System/6000 processor, theorem 7), as long as
// nothing comes near to where numbers end: y > 0 and x have moderate exponents, or x is +0. Where a lane has others the
// division is done, a seldom arm.
#include "kernel/kernel.h"

typedef struct Divisor {  // one lane each
  TnKVal inverse, lost;
  TnKVal limit;  // what twice the bits of x, less those of the least x, are below; 0 where y is not moderate
  TnKVal zero;   // bits of x that are fine all the same
} Divisor;

typedef struct Form {  // of a float type
  TnKType bits;
  uint64_t one, nan;        // their bits
  uint64_t mantissa;        // bits of one
  uint64_t x_most, y_most;  // moderate exponents are -most .. most
} Form;
static const Form f32_form = {TN_KT_I32, 0x3F800000, 0x7FFFFFFF, 23, 84, 40};
static const Form f64_form = {TN_KT_I64, 0x3FF0000000000000, INT64_MAX, 52, 700, 300};
static const Form *form_of(TnKType t) { return t == TN_KT_F32 ? &f32_form : &f64_form; }

unsigned tn_k_beside_division(TnKType t) { return t == TN_KT_F32 ? 6 : 14; }

static uint64_t least_y(const Form *f) { return f->one - (f->y_most << f->mantissa); }
static uint64_t n_y(const Form *f) { return (2 * f->y_most + 1) << f->mantissa; }
static uint64_t least_x(const Form *f) { return (f->one - (f->x_most << f->mantissa)) * 2; }
static uint64_t n_x(const Form *f) { return (2 * f->x_most + 1) << (f->mantissa + 1); }
static TnKVal bits_of(TnKBuilder *b, const Form *f, uint64_t x) { return tn_k_const(b, f->bits, (int64_t)x); }

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

// Nodes are made one a statement: compilers evaluate arguments in orders of their own.
static Divisor divisor(TnKBuilder *b, TnKVal y, TnKType t) {
  const Form *f = form_of(t);
  TnKVal one = tn_k_const(b, t, (int64_t)f->one);
  TnKVal least = bits_of(b, f, least_y(f)), n = bits_of(b, f, n_y(f)), most = bits_of(b, f, n_x(f));
  TnKVal none = bits_of(b, f, 0), nan = bits_of(b, f, f->nan);
  TnKVal inverse = tn_k_op2(b, TN_K_fdiv, one, y);
  TnKVal rest = tn_k_fma(b, tn_k_op1(b, TN_K_fneg, inverse), y, one);
  TnKVal lost = tn_k_op2(b, TN_K_fmul, rest, inverse);
  TnKVal above = tn_k_op2(b, TN_K_isub, tn_k_cvt(b, TN_K_bits, f->bits, y), least);
  TnKVal is_moderate = tn_k_cmp(b, TN_KP_ULT, above, n);
  TnKVal limit = tn_k_select(b, is_moderate, most, none), zero = tn_k_select(b, is_moderate, none, nan);
  return (Divisor){inverse, lost, limit, zero};
}

static TnKVal quotient(TnKBuilder *b, const Divisor *d, TnKType t, TnKVal x, TnKVal y) {
  const Form *f = form_of(t);
  TnKVal one = bits_of(b, f, 1), least = bits_of(b, f, least_x(f));
  TnKVal bits = tn_k_cvt(b, TN_K_bits, f->bits, x);
  TnKVal above = tn_k_op2(b, TN_K_isub, tn_k_op2(b, TN_K_ishl, bits, one), least);
  TnKVal is_far = tn_k_cmp(b, TN_KP_UGE, above, d->limit), is_some = tn_k_cmp(b, TN_KP_NE, bits, d->zero);
  TnKVal q = tn_k_fma(b, x, d->inverse, tn_k_op2(b, TN_K_fmul, x, d->lost));
  TnKVal rest = tn_k_fma(b, tn_k_op1(b, TN_K_fneg, q), y, x);
  TnKVal by_inverse = tn_k_fma(b, rest, d->inverse, q), divides = tn_k_op2(b, TN_K_iand, is_far, is_some);
  return tn_k_select_seldom(b, divides, tn_k_op2(b, TN_K_fdiv, x, y), by_inverse);
}

void tn_k_divide(TnKernel *k, TnArena *arena) {
  if (!has_quotients(k)) return;
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
    TnKType t = (TnKType)n->type;
    bool is_quotient = tn_bits_get(&found.quotients, i);
    r.to[i] = is_quotient ? quotient(&b, &divisors[n->b], t, r.to[n->a], r.to[n->b]) : tn_k_remake(&r, i);
    if (tn_bits_get(&found.divisors, i)) divisors[i] = divisor(&b, r.to[i], t);
  }
  tn_k_remake_end(&r, k, arena);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What is known of integers while a kernel is built: a range a node, from its operands' when it is made, and what
// follows from it. Indices of loops, lengths and masks are nearly always known to be small and not negative, and so
// most clamps, bound checks and repairs of signs that programs are full of fold away.
#include "kernel/build.h"

#define ALL {INT64_MIN, INT64_MAX}
// The last one: of a type that only a target has.
static const TnKRange of_type[] = {
    [TN_KT_NONE] = ALL, [TN_KT_I1] = {0, 1}, [TN_KT_I32] = {INT32_MIN, INT32_MAX}, [TN_KT_I64] = ALL,
    [TN_KT_F32] = ALL,  [TN_KT_F64] = ALL,   [TN_KT_IX] = ALL,                     [TN_KT_IX + 1] = ALL};

static const TnKNode *node_of(const TnKBuilder *b, TnKVal v) { return &b->nodes.data[v]; }
static bool const_of(const TnKBuilder *b, TnKVal v, int64_t *out) {
  *out = node_of(b, v)->imm;
  return node_of(b, v)->op == TN_K_const;
}

static TnKRange within(TnKRange r, TnKRange type) { return r.lo >= type.lo && r.hi <= type.hi ? r : type; }

static TnKRange of_sum(TnKRange x, TnKRange y, bool minus) {
  TnKRange r, all = of_type[TN_KT_I64];
  bool over = minus ? __builtin_sub_overflow(x.lo, y.hi, &r.lo) || __builtin_sub_overflow(x.hi, y.lo, &r.hi)
                    : __builtin_add_overflow(x.lo, y.lo, &r.lo) || __builtin_add_overflow(x.hi, y.hi, &r.hi);
  return over ? all : r;
}

static TnKRange of_product(TnKRange x, TnKRange y) {
  int64_t p[4], a[] = {x.lo, x.lo, x.hi, x.hi}, c[] = {y.lo, y.hi, y.lo, y.hi};
  TnKRange r = {INT64_MAX, INT64_MIN};
  for (unsigned i = 0; i < 4; i++) {
    if (__builtin_mul_overflow(a[i], c[i], &p[i])) return of_type[TN_KT_I64];
    if (p[i] < r.lo) r.lo = p[i];
    if (p[i] > r.hi) r.hi = p[i];
  }
  return r;
}

// y is above 0, which brings all nearer to 0, by y.lo the least; others may make numbers negative.
static TnKRange of_quotient(TnKRange x, TnKRange y) {
  if (y.lo <= 0) return of_type[TN_KT_I64];
  return (TnKRange){x.lo / (x.lo < 0 ? y.lo : y.hi), x.hi / (x.hi > 0 ? y.lo : y.hi)};
}

static TnKRange of_terms(const TnKBuilder *b, const TnKNode *n) {
  TnKRange r = {n->imm, n->imm};
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *t = &b->terms.data[n->term + i];
    r = of_sum(r, of_product(b->range[t->node], (TnKRange){t->coef, t->coef}), false);
  }
  return r;
}

static TnKRange of_memory(TnKMem m, TnKRange all) {
  switch (m) {
    case TN_KM_I8: return (TnKRange){INT8_MIN, INT8_MAX};
    case TN_KM_U8: return (TnKRange){0, UINT8_MAX};
    case TN_KM_I16: return (TnKRange){INT16_MIN, INT16_MAX};
    case TN_KM_U16: return (TnKRange){0, UINT16_MAX};
    default: return all;
  }
}

TnKRange tn_k_range_rule(TnKOp op, TnKRange x, TnKRange y, unsigned bits) {
  TnKRange all = of_type[TN_KT_I64];
  bool by_const = y.lo == y.hi;
  int64_t k = y.lo;
  int64_t least = x.hi < y.hi ? x.hi : y.hi, most = x.hi < y.hi ? y.hi : x.hi;
  bool plus = x.lo >= 0 && y.lo >= 0;
  switch (op) {
    case TN_K_iadd: return of_sum(x, y, false);
    case TN_K_isub: return of_sum(x, y, true);
    case TN_K_imul: return of_product(x, y);
    case TN_K_iand:
      if (plus) return (TnKRange){0, least};
      return x.lo >= 0 ? (TnKRange){0, x.hi} : y.lo >= 0 ? (TnKRange){0, y.hi} : all;
    case TN_K_ior:
    case TN_K_ixor:
      if (!plus) return all;
      return (TnKRange){0, most ? (int64_t)(UINT64_MAX >> __builtin_clzll((uint64_t)most)) : 0};
    case TN_K_ishl:
      if (!by_const || k < 0 || k > 30) return all;
      return of_product(x, (TnKRange){(int64_t)1 << k, (int64_t)1 << k});
    case TN_K_ishru:
      if (!by_const || k <= 0 || k >= bits) return all;
      if (x.lo >= 0) return (TnKRange){x.lo >> k, x.hi >> k};
      return (TnKRange){0, (int64_t)(UINT64_MAX >> (64 - bits + (unsigned)k))};
    case TN_K_ishrs: return by_const && k >= 0 && k < bits ? (TnKRange){x.lo >> k, x.hi >> k} : all;
    case TN_K_iminu:
      if (!plus) return x.lo >= 0 ? (TnKRange){0, x.hi} : y.lo >= 0 ? (TnKRange){0, y.hi} : all;
      return (TnKRange){x.lo < y.lo ? x.lo : y.lo, least};
    case TN_K_imins: return (TnKRange){x.lo < y.lo ? x.lo : y.lo, least};
    case TN_K_imaxu:
      if (!plus) return all;
      return (TnKRange){x.lo < y.lo ? y.lo : x.lo, most};
    case TN_K_imaxs: return (TnKRange){x.lo < y.lo ? y.lo : x.lo, most};
    case TN_K_iremu: return y.lo > 0 ? (TnKRange){0, y.hi - 1} : x.lo >= 0 ? (TnKRange){0, x.hi} : all;
    case TN_K_irems:
      if (y.lo <= 0) return (TnKRange){x.lo < 0 ? x.lo : 0, x.hi > 0 ? x.hi : 0};  // by 0, too: x
      return (TnKRange){x.lo >= 0 ? 0 : 1 - y.hi, x.hi <= 0 ? 0 : x.hi < y.hi ? x.hi : y.hi - 1};
    case TN_K_idivu: return x.lo < 0 ? all : of_quotient(x, y);
    case TN_K_idivs: return of_quotient(x, y);
    case TN_K_ipop:
    case TN_K_iclz: return (TnKRange){0, bits};
    default: return all;
  }
}

bool tn_k_is_rest(const TnKNode *nodes, TnKVal v, TnKVal *x, TnKVal *y) {
  const TnKNode *n = &nodes[v], *product = &nodes[n->b], *quotient = &nodes[product->a];
  *x = n->a, *y = n->b;
  if (n->op == TN_K_irems || n->op == TN_K_iremu) return true;
  *y = product->b;
  return n->op == TN_K_isub && product->op == TN_K_imul && quotient->a == n->a && quotient->b == product->b &&
         (quotient->op == TN_K_idivs || quotient->op == TN_K_idivu);
}

bool tn_k_is_turned(const TnKNode *nodes, const TnKNode *n) {
  const TnKNode *y = &nodes[n->b], *by = &nodes[y->b];
  return n->op == TN_K_ixor && y->op == TN_K_ishrs && y->a == n->a && by->op == TN_K_const &&
         by->imm >= (n->type == TN_KT_I64 ? 63 : 31);
}

static TnKRange hull(TnKRange x, TnKRange y) {
  return (TnKRange){x.lo < y.lo ? x.lo : y.lo, x.hi > y.hi ? x.hi : y.hi};
}

static TnKRange turned(TnKRange x) { return (TnKRange){0, x.lo < 0 && ~x.lo > x.hi ? ~x.lo : x.hi}; }

// Of f32 that are integers, as places are that count as numbers: no sum of them is rounded. Others may be all.
static TnKRange of_float(const TnKBuilder *b, const TnKNode *n) {
  const TnKRange exact = {-(1 << 24), 1 << 24}, *x = &b->range[n->a], *y = &b->range[n->b];
  TnKRange r = of_type[TN_KT_F32];
  if (n->op == TN_K_const) {
    const double c = tn_k_float(n);
    if (c >= -0x1p24 && c <= 0x1p24 && c == (double)(int32_t)c) r.lo = r.hi = (int32_t)c;
  } else if (n->op == TN_K_s2f) {
    r = *x;
  } else {
    r = n->op == TN_K_fmul ? of_product(*x, *y) : of_sum(*x, *y, n->op == TN_K_fsub);
  }
  return r.lo >= exact.lo && r.hi <= exact.hi ? r : of_type[TN_KT_F32];
}

static bool may_be_whole(const TnKNode *n) {
  bool is_made = n->op == TN_K_const || n->op == TN_K_s2f;
  return n->type == TN_KT_F32 && (is_made || n->op == TN_K_fadd || n->op == TN_K_fsub || n->op == TN_K_fmul);
}

TN_COLD static TnKRange of_integer(const TnKBuilder *b, const TnKNode *n) {
  if (n->op == TN_K_const) return n->type == TN_KT_I1 ? (TnKRange){n->imm & 1, n->imm & 1} : (TnKRange){n->imm, n->imm};
  TnKRange all = of_type[n->type];
  TnKRange x = b->range[n->a], y = b->range[n->b];
  switch ((TnKOp)n->op) {
    case TN_K_ixor:
      if (tn_k_is_turned(b->nodes.data, n)) return turned(x);
      break;
    case TN_K_affine: return within(of_terms(b, n), all);
    case TN_K_load: return of_memory((TnKMem)n->aux, all);
    case TN_K_loop: return (TnKRange){0, n->a ? INT64_MAX : n->imm > 0 ? n->imm - 1 : 0};
    case TN_K_select: return hull(y, b->range[n->c]);
    case TN_K_index:
    case TN_K_down:
    case TN_K_lane:
    case TN_K_sext: return x;
    case TN_K_zext: return x.lo >= 0 ? x : (TnKRange){0, UINT32_MAX};
    case TN_K_trunc: return within(x, all);
    default: break;
  }
  if (tn_k_op_info[n->op].kind != TN_KK_INT) return all;
  return within(tn_k_range_rule((TnKOp)n->op, x, y, n->type == TN_KT_I64 ? 64 : 32), all);
}

TnKRange tn_k_range_of(const TnKBuilder *b, const TnKNode *n) {
  if (n->type != TN_KT_F32 && n->type != TN_KT_F64) return of_integer(b, n);
  return may_be_whole(n) ? of_float(b, n) : of_type[n->type];
}

TnKRange tn_k_range(const TnKNode *nodes, TnKVal v, unsigned depth) {
  const TnKNode *n = &nodes[v];
  TnKRange all = of_type[n->type];
  if (n->op == TN_K_const) return (TnKRange){n->imm, n->imm};
  if (n->op == TN_K_load) return of_memory((TnKMem)n->aux, all);
  bool extends = n->op == TN_K_sext || n->op == TN_K_zext;
  if (!depth || (tn_k_op_info[n->op].kind != TN_KK_INT && n->op != TN_K_select && !extends)) return all;
  TnKRange x = tn_k_range(nodes, n->a, depth - 1), y = n->b ? tn_k_range(nodes, n->b, depth - 1) : x;
  if (n->op == TN_K_select) return hull(y, tn_k_range(nodes, n->c, depth - 1));
  if (extends) return n->op == TN_K_sext || x.lo >= 0 ? x : (TnKRange){0, UINT32_MAX};
  if (tn_k_is_turned(nodes, n)) return turned(x);
  return within(tn_k_range_rule((TnKOp)n->op, x, y, n->type == TN_KT_I64 ? 64 : 32), all);
}

void tn_k_bound(TnKBuilder *b, TnKVal v, int64_t lo, int64_t hi) {
  TnKRange *r = &b->range[v];
  if (lo > r->lo) r->lo = lo;
  if (hi < r->hi) r->hi = hi;
}

// ---- what follows

int tn_k_decide(const TnKBuilder *b, TnKPred p, TnKVal x, TnKVal y) {
  static const uint8_t turned_round[] = {TN_KP_EQ,  TN_KP_NE,  TN_KP_GT,  TN_KP_GE,  TN_KP_LT,
                                         TN_KP_LE,  TN_KP_UGT, TN_KP_UGE, TN_KP_ULT, TN_KP_ULE};
  TnKRange r = b->range[x], s = b->range[y];
  if (x == b->less[0] && y == b->less[1] && x != y)
    return p == TN_KP_NE || p == TN_KP_LT || p == TN_KP_LE || p == TN_KP_ULT || p == TN_KP_ULE;
  if (y == b->less[0] && x == b->less[1] && x != y) return tn_k_decide(b, (TnKPred)turned_round[p], y, x);
  if (r.lo > r.hi || s.lo > s.hi) return -1;  // never runs
  switch (p) {
    case TN_KP_EQ:
    case TN_KP_NE:
      if (r.hi < s.lo || s.hi < r.lo) return p == TN_KP_NE;
      return r.lo == r.hi && s.lo == s.hi ? p == TN_KP_EQ : -1;
    case TN_KP_LT: return r.hi < s.lo ? 1 : r.lo >= s.hi ? 0 : -1;
    case TN_KP_LE: return r.hi <= s.lo ? 1 : r.lo > s.hi ? 0 : -1;
    case TN_KP_GT: return tn_k_decide(b, TN_KP_LT, y, x);
    case TN_KP_GE: return tn_k_decide(b, TN_KP_LE, y, x);
    default: break;
  }
  if (r.lo < 0 || s.lo < 0) return -1;
  static const uint8_t as_signed[] = {TN_KP_LT, TN_KP_LE, TN_KP_GT, TN_KP_GE};
  return tn_k_decide(b, (TnKPred)as_signed[p - TN_KP_ULT], x, y);
}

static bool is_op(const TnKBuilder *b, TnKVal v, TnKOp op, int64_t by) {
  int64_t k;
  return node_of(b, v)->op == op && const_of(b, node_of(b, v)->b, &k) && k == by;
}
static bool is_compare(const TnKBuilder *b, TnKVal v, TnKPred p, int64_t with) {
  return is_op(b, v, TN_K_icmp, with) && node_of(b, v)->aux == p;
}

TnKVal tn_k_sign_of(const TnKBuilder *b, TnKVal v) {
  TnKVal x = node_of(b, v)->a, y = is_op(b, v, TN_K_imaxs, -1) ? x : v;
  if (is_op(b, y, TN_K_imins, 1) && (y != v || b->range[x].lo >= -1)) return node_of(b, y)->a;
  return y != v && b->range[x].hi <= 1 ? x : 0;
}

// A remainder that is 0 where x is.
static bool is_rest_of(const TnKBuilder *b, TnKVal v, TnKVal x) {
  TnKVal of, by;
  return tn_k_is_rest(b->nodes.data, v, &of, &by) ? of == x : node_of(b, v)->op == TN_K_iand && node_of(b, v)->a == x;
}

// The comparison of x with a constant that v is, as a bound of x: *low or not, and which. false: it is none.
static bool is_bound(const TnKBuilder *b, TnKVal v, bool *low, int64_t *out) {
  const TnKNode *n = node_of(b, v);
  if (n->op != TN_K_icmp || !const_of(b, n->b, out) || n->aux <= TN_KP_NE) return false;
  bool is_unsigned = n->aux >= TN_KP_ULT;
  unsigned p = is_unsigned ? n->aux - TN_KP_ULT + TN_KP_LT : n->aux;
  if (is_unsigned && (b->range[n->a].lo < 0 || *out < 0)) return false;
  *low = p == TN_KP_GT || p == TN_KP_GE;
  if (__builtin_add_overflow(*out, p == TN_KP_GT ? 1 : p == TN_KP_LT ? -1 : 0, out)) return false;
  return node_of(b, n->b)->type == TN_KT_I64 || *out == (int32_t)*out;
}

// lo <= x and x <= hi: one comparison without sign. Of 64 bits where nothing is subtracted for it.
static TnKVal fold_bounds(TnKBuilder *b, TnKVal p, TnKVal q) {
  TnKVal x = node_of(b, p)->a;
  TnKType t = (TnKType)node_of(b, x)->type;
  bool p_low, q_low;
  int64_t lo, hi;
  if (x != node_of(b, q)->a || !is_bound(b, p, &p_low, &lo) || !is_bound(b, q, &q_low, &hi)) return 0;
  if (!p_low || q_low || lo > hi || (lo != 0 && t != TN_KT_I32)) return 0;
  return tn_k_cmp(b, TN_KP_ULE, tn_k_op2(b, TN_K_isub, x, tn_k_const(b, t, lo)), tn_k_const(b, t, hi - lo));
}

TnKVal tn_k_fold_and(TnKBuilder *b, TnKVal p, TnKVal q) {
  if (node_of(b, p)->op != TN_K_icmp || node_of(b, q)->op != TN_K_icmp) return 0;
  TnKVal bounds = fold_bounds(b, p, q);
  if (bounds || (bounds = fold_bounds(b, q, p))) return bounds;
  if (is_compare(b, p, TN_KP_NE, 0)) {
    TnKVal t = p;
    p = q, q = t;
  }
  if (!is_compare(b, q, TN_KP_NE, 0)) return 0;
  TnKVal x = node_of(b, p)->a, r = node_of(b, q)->a;
  if (is_compare(b, p, TN_KP_LT, 0) && x == r) return p;  // x < 0 and x != 0
  // x < 1 and x % y != 0, where x is not negative
  return is_compare(b, p, TN_KP_LT, 1) && b->range[x].lo >= 0 && is_rest_of(b, r, x) ? tn_k_i1(b, false) : 0;
}

// The quotient towards minus infinity, k > 1: of numbers below 0, which are not negative when all bits are turned
// round, that of those turned round.
static TnKVal floor_quotient(TnKBuilder *b, TnKVal x, int64_t k) {
  TnKType t = (TnKType)node_of(b, x)->type;
  if (!(k & (k - 1))) return tn_k_op2(b, TN_K_ishrs, x, tn_k_const(b, t, __builtin_ctzll((uint64_t)k)));
  TnKVal sign = tn_k_op2(b, TN_K_ishrs, x, tn_k_const(b, t, t == TN_KT_I64 ? 63 : 31));
  TnKVal quotient = tn_k_op2(b, TN_K_idivu, tn_k_op2(b, TN_K_ixor, x, sign), tn_k_const(b, t, k));
  return tn_k_op2(b, TN_K_ixor, quotient, sign);
}

// The same for remainders.
static TnKVal floor_rest(TnKBuilder *b, TnKVal x, int64_t k) {
  TnKType t = (TnKType)node_of(b, x)->type;
  if (!(k & (k - 1))) return tn_k_op2(b, TN_K_iand, x, tn_k_const(b, t, k - 1));
  TnKVal r = tn_k_op2(b, TN_K_isub, x, tn_k_op2(b, TN_K_imul, floor_quotient(b, x, k), tn_k_const(b, t, k)));
  tn_k_bound(b, r, 0, k - 1);
  return r;
}

// Quotients and remainders towards minus infinity, by a constant, as programs write them with those towards zero.
TnKVal tn_k_fold_floor(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y) {
  const TnKNode *n = node_of(b, y), *m = node_of(b, p);
  int64_t k;
  TnKVal of, by;
  if (tn_k_is_rest(b->nodes.data, y, &of, &by)) {
    bool fits = is_compare(b, p, TN_KP_LT, 0) && m->a == y && node_of(b, x)->op == TN_K_iadd;
    fits = fits && const_of(b, by, &k) && k > 1 && is_op(b, x, TN_K_iadd, k) && node_of(b, x)->a == y;
    return fits ? floor_rest(b, of, k) : 0;
  }
  if (n->op != TN_K_idivs || !const_of(b, n->b, &k) || k <= 1) return 0;
  if (m->op != TN_K_iand || !is_op(b, x, TN_K_isub, 1) || node_of(b, x)->a != y) return 0;
  TnKVal first = m->a, second = m->b;
  if (is_compare(b, first, TN_KP_NE, 0)) first = m->b, second = m->a;
  if (!is_compare(b, first, TN_KP_LT, 1) || node_of(b, first)->a != n->a) return 0;
  if (!is_compare(b, second, TN_KP_NE, 0)) return 0;
  bool fits = tn_k_is_rest(b->nodes.data, node_of(b, second)->a, &of, &by) && of == n->a && by == n->b;
  return fits ? floor_quotient(b, of, k) : 0;
}

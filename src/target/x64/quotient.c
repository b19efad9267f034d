// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Quotients of floats by a constant d: fma(x, high, x * low), where high + low is 1 / d to twice the precision. That is
// the quotient, rounded once, for every x, if it is for the few whose quotient lies next to the middle of two numbers,
// which are tried here; one constant in twelve fails and is divided by. high is 1 / d rounded towards zero, so that
// infinities and zeros come out right by themselves. Where x * low would be subnormal the quotient is not right: such
// small numbers (zero is none of them) are looked for first, and divided.
//
// Of one lane, as in loops that wait for it, the quotient comes early. Of x times a power of two (8 * x / 3) that power
// goes into high and low, where the product is exact. Of a sum s + t and a d that is a small odd number times a power
// of two, x * low is s * low + t * low, which is there when the sum is: x / d is no nearer than 1 / (2 odd) of its last
// place to the middle of two numbers, and as long as s is not more than 2^11 times the sum, what that is wrong by is
// less than half of it. Everything else is divided.
#include <math.h>

#include "target/x64/gen.h"

typedef struct Reciprocal {
  double d, high, low;
  bool is_64;
} Reciprocal;

// ---- which constants

// As the instructions make it, and as it is.
static bool is_right(const Reciprocal *r, double x) {
  if (r->is_64) return fma(x, r->high, x * r->low) == x / r->d;
  float low = (float)x * (float)r->low;
  return fmaf((float)x, (float)r->high, low) == (float)x / (float)r->d;
}

// With x and d of p bits, taken as integers, x / d is |x 2^s - m d| / (m d) away from m, the middle of two numbers, and
// what is added up is wrong by less than 12 of that for the smallest such difference: differences up to 15 are tried.
static bool is_right_for_all(const Reciprocal *r) {
  unsigned p = r->is_64 ? 53 : 24;
  int exponent;
  uint64_t odd = (uint64_t)ldexp(frexp(fabs(r->d), &exponent), (int)p), inverse;
  unsigned zeros = (unsigned)__builtin_ctzll(odd);
  if (zeros > 3) return true;    // differences are multiples of 2^zeros
  odd >>= zeros, inverse = odd;  // modulo 8
  for (unsigned bits = 3; bits < 64; bits *= 2) inverse *= 2 - odd * inverse;
  for (unsigned s = p - zeros; s <= p + 1 - zeros; s++) {
    for (int64_t k = -(15 >> zeros); k <= 15 >> zeros; k++) {
      uint64_t m = -(uint64_t)k * inverse & (((uint64_t)1 << s) - 1);  // so that 2^s divides m * odd + k
      for (; k && m >> (p + 1) == 0; m += (uint64_t)1 << s) {
        uint64_t high, low = tn_mul_wide(m, odd, &high), sum = low + (uint64_t)k;
        high += k < 0 ? -(uint64_t)(sum > low) : sum < low;
        uint64_t x = high << (64 - s) | sum >> s;
        if (m >> p && x >> (p - 1) == 1 && !is_right(r, (double)x)) return false;
      }
    }
  }
  return true;
}

static double next_to_zero(double x, bool is_64) { return is_64 ? nextafter(x, 0) : (double)nextafterf((float)x, 0); }

// 2^-75 and 2^-550: square roots are not smaller.
static double least(bool is_64) { return is_64 ? 0x1p-550 : 0x1p-75; }

// An f16 that is computed as such (halves.c).
static bool is_half(const TnKNode *n) { return n->type == TN_KT_I32 || n->type == TN_X_F16; }

static double value_of(const TnKNode *n) {
  uint64_t bits = (uint64_t)n->imm;
  float narrow;
  double x;
  if (is_half(n)) return tn_float_decode(TN_F16, bits);
  memcpy(&narrow, &bits, sizeof narrow);
  memcpy(&x, &bits, sizeof x);
  return n->type == TN_KT_F64 ? x : (double)narrow;
}

// Whether the parts are what they have to be; is_right_for_all is not asked.
static bool reciprocal_of(const TnKNode *n, Reciprocal *r) {
  bool is_64 = n->type == TN_KT_F64;
  double d = value_of(n);
  double most = is_64 ? 0x1p200 : 0x1p20;
  *r = (Reciprocal){fabs(d), 1 / fabs(d), 0, is_64};
  if (!(r->d <= most && r->d >= 1 / most)) return false;
  if (!is_64) r->high = (double)(float)r->high;
  if (fma(-r->high, r->d, 1) < 0) r->high = next_to_zero(r->high, is_64);
  r->low = fma(-r->high, r->d, 1) / r->d;
  if (!is_64) r->low = (double)(float)r->low;
  bool is_normal = r->low * least(is_64) >= (is_64 ? 0x1p-1022 : 0x1p-126);
  if (d < 0) r->d = d, r->high = -r->high, r->low = -r->low;
  return is_normal;
}

// What the magnitude is not below where it is not 0; 0 where that is not known. NaN counts for nothing.
static double smallest(const TnXGen *g, TnKVal v, unsigned depth) {
  const TnKNode *n = tn_x_node(g, v), *y = tn_x_node(g, n->b);
  double c = fabs(value_of(n));
  switch ((int)n->op) {
    case TN_K_const: return c > 0 ? c : (double)INFINITY;
    case TN_K_s2f:
    case TN_K_u2f:
    case TN_K_ffloor:
    case TN_K_fceil:
    case TN_K_ftrunc:
    case TN_K_frint: return 1;
    case TN_K_rf16: return is_half(n) && depth ? smallest(g, n->a, depth - 1) : 0x1p-24;
    case TN_K_load: return n->aux == TN_KM_F16 ? 0x1p-24 : 0;
    case TN_K_fsqrt: return least(n->type == TN_KT_F64);
    case TN_K_f2f:
      if (n->type == TN_KT_F64) return 0x1p-149;
      if (tn_x_node(g, n->a)->type == TN_X_F16) return 0x1p-24;
      break;
    default: break;
  }
  if (!depth) return 0;
  c = fabs(value_of(y));
  switch ((int)n->op) {
    case TN_K_fneg:
    case TN_K_fabs: return smallest(g, n->a, depth - 1);
    case TN_K_fmin:
    case TN_K_fmax: return fmin(smallest(g, n->a, depth - 1), smallest(g, n->b, depth - 1));
    case TN_K_select: return fmin(smallest(g, n->b, depth - 1), smallest(g, n->c, depth - 1));
    case TN_K_fmul: return smallest(g, n->a, depth - 1) * smallest(g, n->b, depth - 1);
    case TN_K_fadd:  // near to -c the sum is exact, a multiple of the last place of c / 2; elsewhere it is above that
    case TN_K_fsub:
      return y->op == TN_K_const ? c * (n->type == TN_KT_F64 ? 0x1p-54 : is_half(n) ? 0x1p-12 : 0x1p-25) : 0;
    case TN_K_fdiv: return y->op == TN_K_const ? smallest(g, n->a, depth - 1) / c : 0;
    default: return 0;
  }
}

// x is zero or not below the least number, with room for what is rounded on the way. Of an AVX2 register of doubles
// that is not asked for.
static bool is_known(const TnXGen *g, TnKVal v) {
  enum { STEPS = 6 };
  double x = smallest(g, v, STEPS), needed = least(tn_x_node(g, v)->type == TN_KT_F64);
  bool is_exact = tn_x_node(g, v)->op == TN_K_fsqrt;
  return x >= (is_exact ? 1 : 2) * needed;
}

// ---- those that come early

// x, v[0], times `scale` is divided; it is v[1] + v[2], if these are not 0.
typedef struct Early {
  TnKVal v[3];
  double scale;
} Early;

static Early early_of(const TnXGen *g, uint32_t i) {
  enum { MOST_SCALE = 10 };
  const TnKNode *n = tn_x_node(g, i), *product = tn_x_node(g, n->a);
  bool turn = tn_x_node(g, product->a)->op == TN_K_const;
  const TnKNode *factor = tn_x_node(g, turn ? product->a : product->b);
  Early e = {{n->a}, 1};
  int exponent;
  if (product->op == TN_K_fmul && factor->op == TN_K_const) {
    double k = value_of(factor);
    bool fits = frexp(k, &exponent) == 0.5 && exponent <= MOST_SCALE && exponent >= -MOST_SCALE;
    if (fits) e = (Early){{turn ? product->b : product->a}, k};
  }
  const TnKNode *sum = tn_x_node(g, e.v[0]);
  double odd = ldexp(frexp(fabs(value_of(tn_x_node(g, n->b))), &exponent), MOST_SCALE);
  bool is_sum = sum->op == TN_K_fadd && g->basic[e.v[0]] == g->basic[i] && n->type == TN_KT_F32;
  bool has_terms = is_sum && tn_x_node(g, sum->a)->op != TN_K_const && tn_x_node(g, sum->b)->op != TN_K_const;
  if (has_terms && odd == floor(odd)) e.v[1] = sum->a, e.v[2] = sum->b;
  return e;
}

void tn_x_dividend(const TnXGen *g, uint32_t i, TnKVal v[3]) {
  Early e = early_of(g, i);
  memcpy(v, e.v, sizeof e.v);
}

void tn_x_find_quotients(TnXGen *g) {
  Reciprocal r;
  if (!g->n_of[TN_K_fdiv]) return;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    if (n->op != TN_K_fdiv || tn_x_node(g, n->b)->op != TN_K_const) continue;
    bool can_ask = g->is_512 || n->lanes == 1 || n->type == TN_KT_F32 || is_known(g, n->a);
    g->is_quotient[i] = can_ask && reciprocal_of(tn_x_node(g, n->b), &r) && is_right_for_all(&r);
    if (!g->is_quotient[i] || n->lanes > 1 || !g->basic[i] || is_known(g, n->a)) continue;
    Early e = early_of(g, i);
    if ((e.v[1] || e.v[0] != n->a) && fabs(r.low) * e.scale < 1) g->is_quotient[i] = TN_X_EARLY;
  }
}

// ---- instructions

static TnXArg number(TnXGen *g, double x, bool is_64, unsigned bytes) {
  uint64_t wide;
  uint32_t narrow;
  float rounded = (float)x;
  memcpy(&wide, &x, sizeof wide);
  memcpy(&narrow, &rounded, sizeof narrow);
  return tn_x_const_rm(g, is_64 ? wide : narrow, is_64 ? 8 : 4, bytes);
}

// Twice the bits, less 1, without sign: what is small and not zero is below this.
static uint64_t limit_of(bool is_64) {
  return is_64 ? ((uint64_t)(1023 - 550) << 53) - 1 : ((uint64_t)(127 - 75) << 24) - 1;
}

// ax op number, of the type's width
static void with_ax(TnXGen *g, unsigned op, bool is_64, uint64_t number) {
  if (is_64) {
    tn_x_mov_imm(g->code, TN_XR_CX, (int64_t)number);
    tn_x_alu(g->code, op, true, tn_x_reg(TN_XR_AX), TN_XR_CX);
  } else {
    tn_x_alu_imm(g->code, op, false, tn_x_reg(TN_XR_AX), (int32_t)(uint32_t)number);
  }
}

// Twice the bits of the one lane, without sign.
static void bits_of(TnXGen *g, TnKVal v, unsigned to, bool is_64) {
  tn_x_op(g, is_64 ? TN_X_movq_to : TN_X_movd_to, 16, tn_x_src(g, v, 0, 16), 0, tn_x_reg(to));
  tn_x_alu(g->code, TN_XA_ADD, is_64, tn_x_reg(to), to);
}

// A jump that is taken when the one lane is not small.
static size_t unless_small(TnXGen *g, const TnKNode *n, bool is_64) {
  bits_of(g, n->a, TN_XR_AX, is_64);
  with_ax(g, TN_XA_SUB, is_64, 1);
  with_ax(g, TN_XA_CMP, is_64, limit_of(is_64));
  return tn_x_jump(g->code, TN_XJ_AE);
}

// A jump that is taken when no lane is small.
static size_t unless_any_small(TnXGen *g, uint32_t i, bool is_64, unsigned bytes) {
  TnXCode *c = g->code;
  const TnKNode *n = tn_x_node(g, i);
  unsigned all = tn_x_temp(g, 1), size = is_64 ? 8 : 4;
  TnXInsn add = is_64 ? TN_X_paddq : TN_X_paddd;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, n->a, q, bytes), t = q ? tn_x_temp(g, 2) : all;
    tn_x_op(g, add, bytes, t, x, tn_x_reg(x));
    tn_x_op(g, add, bytes, t, t, tn_x_const_rm(g, UINT64_MAX >> (64 - 8 * size), size, bytes));
    if (q) tn_x_op(g, is_64 ? TN_X_pminuq : TN_X_pminud, bytes, all, all, tn_x_reg(t));
  }
  TnXArg limit = tn_x_const_rm(g, limit_of(is_64) - !g->is_512, size, bytes);
  if (g->is_512) {
    tn_x_opi(g, is_64 ? TN_X_pcmpuq_k : TN_X_pcmpud_k, bytes, TN_X_TEMP_K, all, limit, 1);
    tn_x_op(g, TN_X_kmovw_to, 16, TN_XR_AX, 0, tn_x_reg(TN_X_TEMP_K));
  } else {
    unsigned t = tn_x_temp(g, 2);
    tn_x_op(g, TN_X_pminud, bytes, t, all, limit);
    tn_x_op(g, TN_X_pcmpeqd, bytes, t, t, tn_x_reg(all));
    tn_x_op(g, TN_X_movmskps, bytes, TN_XR_AX, 0, tn_x_reg(t));
  }
  tn_x_gpr(c, 0x85, false, TN_XR_AX, tn_x_reg(TN_XR_AX), 0, 0);
  return tn_x_jump(c, TN_XJ_E);
}

static void divide(TnXGen *g, uint32_t i, const Reciprocal *r, unsigned bytes) {
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, tn_x_node(g, i)->a, q, bytes), to = tn_x_dst(g, i, q);
    TnXInsn div = r->is_64 ? TN_X_divpd : TN_X_divps;
    tn_x_op(g, div, tn_x_width(g, i, bytes), to, x, number(g, r->d, r->is_64, bytes));
    tn_x_done(g, i, q, to);
  }
}

static void product(TnXGen *g, const Reciprocal *r, unsigned to, unsigned x, unsigned width, unsigned bytes) {
  tn_x_op(g, r->is_64 ? TN_X_mulpd : TN_X_mulps, width, to, x, number(g, r->low, r->is_64, bytes));
  tn_x_op(g, r->is_64 ? TN_X_fmadd231pd : TN_X_fmadd231ps, width, to, x, number(g, r->high, r->is_64, bytes));
}

void tn_x_quotient_of(TnXGen *g, uint32_t i, unsigned to, unsigned x, unsigned bytes) {
  Reciprocal r;
  reciprocal_of(tn_x_node(g, tn_x_node(g, i)->b), &r);
  product(g, &r, to, x, bytes, bytes);
}

// ---- of f16 by small whole numbers
//
// The quotient by a product with 1 / d is off by its last place at most. What it is off by times d, x less the quotient
// times d, has no more bits than x, in subnormal numbers too, so it is known exactly, but where x is infinite: then it
// is NaN, for which the maximum gives a number. Divided by d it is added, 2^10 times as large meanwhile, so that halves
// of the least number stay. All x and d were tried. Zeros keep their sign, as the sign of a difference of 0 is plus.

bool tn_x_has_half_quotient(const TnKNode *divisor) {
  enum { LEAST = 2, MOST = 512 };
  if (divisor->op != TN_K_const || divisor->type == TN_KT_F64) return false;
  double d = value_of(divisor);
  return d >= LEAST && d <= MOST && d == floor(d);
}

// An extreme of this kind of *out and a constant.
static bool is_bound(const TnXGen *g, TnKVal v, TnKOp op, TnKVal *out) {
  const TnKNode *n = tn_x_node(g, v);
  bool turn = tn_x_node(g, n->a)->op == TN_K_const;
  *out = turn ? n->b : n->a;
  return n->op == op && tn_x_node(g, turn ? n->a : n->b)->op == TN_K_const;
}

// Between two constants, and its quotient by d is 0 or not near to subnormal numbers.
static bool is_ordinary(const TnXGen *g, TnKVal v, double d) {
  enum { STEPS = 6 };
  TnKVal x = v;
  bool is_between = (is_bound(g, v, TN_K_fmin, &x) && is_bound(g, x, TN_K_fmax, &x)) ||
                    (is_bound(g, v, TN_K_fmax, &x) && is_bound(g, x, TN_K_fmin, &x));
  return is_between && smallest(g, v, STEPS) >= d * 0x1p-13;
}

// What has no halves of the least number and is not infinite needs half as many steps.
void tn_x_half_quotient(TnXGen *g, const TnKNode *n, const TnXPart *p) {
  enum { C = TN_XP_CONST };
  static const TnXStep list[] = {
      {TN_X_mulph, TN_XP_T0, TN_XP_X, C, 0},          {TN_X_movaps, TN_XP_T1, TN_XP_0, TN_XP_T0, 0},
      {TN_X_fmsub132ph, TN_XP_T1, TN_XP_X, C + 1, 0}, {TN_X_maxph, TN_XP_T1, TN_XP_T1, C + 2, 0},
      {TN_X_mulph, TN_XP_T1, TN_XP_T1, C + 3, 0},     {TN_X_fnmadd231ph, TN_XP_T0, TN_XP_T1, C + 4, 0}};
  static const TnXStep ordinary[] = {{TN_X_mulph, TN_XP_T0, TN_XP_X, C, 0},
                                     {TN_X_movaps, TN_XP_T1, TN_XP_0, TN_XP_T0, 0},
                                     {TN_X_fmsub132ph, TN_XP_T1, TN_XP_X, C + 1, 0},
                                     {TN_X_fnmadd231ph, TN_XP_T0, TN_XP_T1, C, 0}};
  const double d = value_of(tn_x_node(g, n->b));
  const double numbers[] = {1 / d, d, -64, 0x1p10 / d, 0x1p-10};
  uint64_t bits[TN_COUNT(numbers)];
  for (size_t i = 0; i < TN_COUNT(numbers); i++) bits[i] = tn_float_encode(TN_F16, numbers[i]);
  if (is_ordinary(g, n->a, d))
    tn_x_steps(g, p, ordinary, TN_COUNT(ordinary), 2, bits);
  else
    tn_x_steps(g, p, list, TN_COUNT(list), 2, bits);
  tn_x_copy(g, p->to, tn_x_temp(g, 0), p->bytes);
}

static void multiply(TnXGen *g, uint32_t i, const Reciprocal *r, unsigned bytes) {
  unsigned width = tn_x_width(g, i, bytes);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, tn_x_node(g, i)->a, q, bytes), to = tn_x_dst(g, i, q);
    unsigned sum = to == x ? tn_x_temp(g, 1) : to;
    product(g, r, sum, x, width, bytes);
    tn_x_copy(g, to, sum, bytes);
    tn_x_done(g, i, q, to);
  }
}

// Jumps that are taken when x, times its power of two, is small or infinite, or the sum's first term too large for it;
// the second one is 0 without a sum.
static void unless_early(TnXGen *g, const Early *e, bool is_64, size_t jumps[2]) {
  enum { FARTHEST = 10 };  // between the exponents of the term and the sum
  int exponent;
  uint64_t one = (uint64_t)1 << (is_64 ? 53 : 24), least = limit_of(is_64) + 1, infinite = (is_64 ? 2047 : 255) * one;
  frexp(e->scale, &exponent);
  uint64_t shift = (uint64_t)(exponent - 1) * one;
  bits_of(g, e->v[0], TN_XR_AX, is_64);
  if (e->v[1]) {
    bits_of(g, e->v[1], TN_XR_CX, false);
    tn_x_alu(g->code, TN_XA_SUB, true, tn_x_reg(TN_XR_CX), TN_XR_AX);
    tn_x_alu_imm(g->code, TN_XA_CMP, true, tn_x_reg(TN_XR_CX), (int32_t)(FARTHEST * one));
    jumps[1] = tn_x_jump(g->code, TN_XJ_G);
  }
  with_ax(g, TN_XA_SUB, is_64, least - shift);
  with_ax(g, TN_XA_CMP, is_64, infinite - least + (exponent < 1 ? shift : 0));
  jumps[0] = tn_x_jump(g->code, TN_XJ_AE);
}

static void early_product(TnXGen *g, uint32_t i, const Early *e, const Reciprocal *r) {
  bool is_64 = r->is_64;
  TnXInsn mul = is_64 ? TN_X_mulpd : TN_X_mulps, fma = is_64 ? TN_X_fmadd231pd : TN_X_fmadd231ps;
  unsigned x[3], to = tn_x_dst(g, i, 0), sum = to, bytes = tn_x_bytes(g, i, (TnKType)tn_x_node(g, i)->type);
  unsigned width = tn_x_width(g, i, bytes);
  g->n_reload = 0;
  for (unsigned o = 0; o < 3; o++) {
    x[o] = e->v[o] ? tn_x_src(g, e->v[o], 0, bytes) : 0;
    if (e->v[o] && x[o] == to) sum = tn_x_temp(g, 1);
  }
  TnXArg low = number(g, r->low * e->scale, is_64, bytes);
  tn_x_op(g, mul, width, sum, x[e->v[1] ? 1 : 0], low);
  if (e->v[1]) tn_x_op(g, fma, width, sum, x[2], low);
  tn_x_op(g, fma, width, sum, x[0], number(g, r->high * e->scale, is_64, bytes));
  tn_x_copy(g, to, sum, bytes);
  tn_x_done(g, i, 0, to);
}

static void early(TnXGen *g, uint32_t i, const Reciprocal *r) {
  Early e = early_of(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)tn_x_node(g, i)->type), t = tn_x_temp(g, 1), to = tn_x_dst(g, i, 0);
  unsigned width = tn_x_width(g, i, bytes);
  size_t slow[2] = {0};
  g->n_reload = 0;
  unless_early(g, &e, r->is_64, slow);
  early_product(g, i, &e, r);
  size_t end = tn_x_jump(g->code, TN_XJ_ALWAYS);
  for (unsigned o = 0; o < 2; o++)
    if (slow[o]) tn_x_here(g->code, slow[o]);
  g->n_reload = 0;
  unsigned x = tn_x_src(g, e.v[0], 0, bytes);
  tn_x_op(g, r->is_64 ? TN_X_mulpd : TN_X_mulps, width, t, x, number(g, e.scale, r->is_64, bytes));
  tn_x_op(g, r->is_64 ? TN_X_divpd : TN_X_divps, width, to, t, number(g, r->d, r->is_64, bytes));
  tn_x_done(g, i, 0, to);
  tn_x_here(g->code, end);
}

void tn_x_quotient(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  Reciprocal r;
  reciprocal_of(tn_x_node(g, n->b), &r);
  if (g->is_quotient[i] == TN_X_EARLY) {
    early(g, i, &r);
    return;
  }
  if (is_known(g, n->a)) {
    multiply(g, i, &r, bytes);
    return;
  }
  size_t fast = n->lanes == 1 ? unless_small(g, n, r.is_64) : unless_any_small(g, i, r.is_64, bytes);
  divide(g, i, &r, bytes);
  size_t end = tn_x_jump(g->code, TN_XJ_ALWAYS);
  tn_x_here(g->code, fast);
  multiply(g, i, &r, bytes);
  tn_x_here(g->code, end);
}

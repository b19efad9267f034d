// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Integer operations of more than one instruction: products, shifts, extremes, division, counting of bits.
#include "target/x64/gen.h"

#include <math.h>

// Places of steps.
enum { TO = TN_XP_TO, X = TN_XP_X, Y = TN_XP_Y, L = TN_XP_T0, S = TN_XP_T1, T = TN_XP_T2, U = TN_XP_RELOAD };
enum { NO = TN_XP_0, C = TN_XP_CONST, D, E, LEFT = TN_XP_DIGIT + 6, RIGHT = TN_XP_DIGIT + 2, SIGNED = TN_XP_DIGIT + 4 };

typedef struct Part {  // what one part of a node works on
  unsigned to, x, y, bytes, lanes, log;  // log: of an element's bytes
  bool is_64, is_by;
  TnXInsn low;    // of a product of 64 bits: what multiplies halves, where these are all
  uint64_t by;    // the constant that y is, where is_by
  uint64_t most;  // of a division by a constant: what the magnitude of x is not above
} Part;

// By the logarithm of an element's bytes.
static const TnXInsn adds[] = {TN_X_paddb, TN_X_paddw, TN_X_paddd, TN_X_paddq};
static const TnXInsn subtracts[] = {TN_X_psubb, TN_X_psubw, TN_X_psubd, TN_X_psubq};

static void steps(TnXGen *g, const Part *p, const TnXStep *list, size_t n, unsigned elem, const uint64_t *consts) {
  tn_x_steps(g, &(TnXPart){p->to, p->x, p->y, p->bytes}, list, n, elem, consts);
}

static void two(TnXGen *g, TnXInsn op, const Part *p) { tn_x_op(g, op, p->bytes, p->to, p->x, tn_x_reg(p->y)); }

// ---- constants as the second operand

static bool const_of(const TnXGen *g, TnKVal v, uint64_t *out) {
  const TnKNode *n = tn_x_node(g, v);
  if (n->op != TN_K_const) return false;
  *out = n->type == TN_KT_I64 ? (uint64_t)n->imm : (uint32_t)n->imm;
  return true;
}

// Bytes are shifted as words, and what comes from the neighbour taken off.
static void shift_bytes(TnXGen *g, const Part *p, TnKOp op, unsigned count) {
  unsigned t = tn_x_temp(g, 1), kept = op == TN_K_ishl ? 0xFFu << count : 0xFFu >> count;
  TnXInsn insn = op == TN_K_ishl ? TN_X_psllw_i : TN_X_psrlw_i;
  tn_x_opi(g, insn, p->bytes, op == TN_K_ishl ? 6 : 2, t, tn_x_reg(p->x), count);
  bool is_signed = op == TN_K_ishrs;
  tn_x_op(g, TN_X_andps, p->bytes, is_signed ? t : p->to, t, tn_x_const_rm(g, kept, 1, p->bytes));
  if (!is_signed) return;
  TnXArg sign = tn_x_const_rm(g, 0x80u >> count, 1, p->bytes);
  tn_x_op(g, TN_X_xorps, p->bytes, t, t, sign);
  tn_x_op(g, TN_X_psubb, p->bytes, p->to, t, sign);
}

static void shift_narrow(TnXGen *g, const Part *p, TnKOp op, uint64_t count) {
  unsigned width = 8u << p->log;
  // To the top of 32 bits, and back from there: to and from the top of the lane.
  if (op != TN_K_ishru && count >= 32 - width) count -= 32 - width;
  if (op == TN_K_ishrs && count >= width) count = width - 1;
  if (count >= width) {
    tn_x_const(g, p->to, 0, 4, p->bytes);
  } else if (count == 0) {
    tn_x_copy(g, p->to, p->x, p->bytes);
  } else if (p->log == 0) {
    shift_bytes(g, p, op, (unsigned)count);
  } else {
    TnXInsn insn = op == TN_K_ishl ? TN_X_psllw_i : op == TN_K_ishru ? TN_X_psrlw_i : TN_X_psraw_i;
    unsigned digit = op == TN_K_ishl ? 6 : op == TN_K_ishru ? 2 : 4;
    tn_x_opi(g, insn, p->bytes, digit, p->to, tn_x_reg(p->x), (unsigned)count);
  }
}

static void shift_const(TnXGen *g, const Part *p, TnKOp op, uint64_t count) {
  unsigned width = p->is_64 ? 64 : 32;
  if (p->log < 2) {
    shift_narrow(g, p, op, count);
    return;
  }
  if (count >= width && op != TN_K_ishrs) {
    tn_x_const(g, p->to, 0, 4, p->bytes);
    return;
  }
  if (count >= width) count = width - 1;
  if (op == TN_K_ishl) {
    tn_x_opi(g, p->is_64 ? TN_X_psllq_i : TN_X_pslld_i, p->bytes, 6, p->to, tn_x_reg(p->x), (unsigned)count);
  } else if (op == TN_K_ishru) {
    tn_x_opi(g, p->is_64 ? TN_X_psrlq_i : TN_X_psrld_i, p->bytes, 2, p->to, tn_x_reg(p->x), (unsigned)count);
  } else {
    tn_x_opi(g, p->is_64 ? TN_X_psraq_i : TN_X_psrad_i, p->bytes, 4, p->to, tn_x_reg(p->x), (unsigned)count);
  }
}

// ---- products and shifts

// to: the bytes of `even` at even places and those of `odd`, which may be `to`, at odd ones.
static void join_bytes(TnXGen *g, unsigned to, unsigned even, unsigned odd, unsigned bytes) {
  TnXArg low = tn_x_const_rm(g, 0xFF, 2, bytes);
  if (g->is_512) {
    tn_x_opi(g, TN_X_pternlogd, bytes, even, odd, low, 0xE4);
    tn_x_copy(g, to, even, bytes);
    return;
  }
  tn_x_op(g, TN_X_andps, bytes, even, even, low);
  tn_x_op(g, TN_X_andps, bytes, odd, odd, tn_x_const_rm(g, 0xFF00, 2, bytes));
  tn_x_op(g, TN_X_orps, bytes, to, even, tn_x_reg(odd));
}

// Products of words have those of the bytes at even places in their low bytes, and in the high ones those at odd
// places where one operand has nothing else and the other has them below.
static void multiply_bytes(TnXGen *g, const Part *p) {
  static const TnXStep by_const[] = {{TN_X_andps, T, X, C, 0}, {TN_X_pmullw, T, T, D, 0}, {TN_X_pmullw, S, X, D, 0}};
  static const TnXStep by_lanes[] = {
      {TN_X_psrlw_i, RIGHT, S, X, 8}, {TN_X_andps, T, Y, C, 0}, {TN_X_pmullw, T, T, S, 0}, {TN_X_pmullw, S, X, Y, 0}};
  const uint64_t consts[] = {0xFF00, p->by & 0xFF};
  if (p->is_by)
    steps(g, p, by_const, TN_COUNT(by_const), 2, consts);
  else
    steps(g, p, by_lanes, TN_COUNT(by_lanes), 2, consts);
  join_bytes(g, p->to, tn_x_temp(g, 1), tn_x_temp(g, 2), p->bytes);
}

// One instruction multiplies the low halves of lanes: which one, where both numbers are no longer, or 0. Of 32 bits it
// adds the product of the high halves, so one of these must be 0.
static TnXInsn multiply_low(const TnXGen *g, const TnKNode *n, bool is_64) {
  enum { STEPS = 4 };
  TnKRange x = tn_k_range(g->nodes, n->a, STEPS), y = tn_k_range(g->nodes, n->b, STEPS);
  bool is_word = x.lo >= INT16_MIN && y.lo >= INT16_MIN && x.hi <= INT16_MAX && y.hi <= INT16_MAX;
  if (!is_64) return is_word && (x.lo >= 0 || y.lo >= 0) ? TN_X_pmaddwd : 0;
  if (x.lo >= 0 && y.lo >= 0 && x.hi <= UINT32_MAX && y.hi <= UINT32_MAX) return TN_X_pmuludq;
  bool is_signed = x.lo >= INT32_MIN && y.lo >= INT32_MIN && x.hi <= INT32_MAX && y.hi <= INT32_MAX;
  return is_signed ? TN_X_pmuldq : 0;
}

static void multiply(TnXGen *g, const Part *p) {
  static const TnXInsn insns[] = {0, TN_X_pmullw, TN_X_pmulld, TN_X_pmullq};
  if (p->log == 0) {
    multiply_bytes(g, p);
    return;
  }
  if (p->low) {
    two(g, p->low, p);
    return;
  }
  if (!p->is_64 || g->is_512) {
    two(g, insns[p->log], p);
    return;
  }
  // low * low + ((low * high + high * low) << 32)
  static const TnXStep list[] = {{TN_X_psrlq_i, RIGHT, S, X, 32}, {TN_X_pmuludq, S, S, Y, 0},
                                 {TN_X_psrlq_i, RIGHT, T, Y, 32}, {TN_X_pmuludq, T, T, X, 0},
                                 {TN_X_paddq, S, S, T, 0},        {TN_X_psllq_i, LEFT, S, S, 32},
                                 {TN_X_pmuludq, T, X, Y, 0},      {TN_X_paddq, TO, S, T, 0}};
  steps(g, p, list, TN_COUNT(list), 0, NULL);
}

static void shift(TnXGen *g, const Part *p, TnKOp op) {
  static const TnXInsn insns[][4] = {{0, TN_X_psllvw, TN_X_psllvd, TN_X_psllvq},
                                     {0, TN_X_psrlvw, TN_X_psrlvd, TN_X_psrlvq},
                                     {0, TN_X_psravw, TN_X_psravd, TN_X_psravq}};
  unsigned kind = op == TN_K_ishl ? 0 : op == TN_K_ishru ? 1 : 2;
  if (g->is_512 || !p->is_64 || kind < 2) {
    two(g, insns[kind][p->log], p);
    return;
  }
  // Complement negative numbers, shift zeros in, complement again.
  static const TnXStep list[] = {
      {TN_X_pcmpgtq, S, S, X, 0}, {TN_X_pxor, T, S, X, 0}, {TN_X_psrlvq, T, T, Y, 0}, {TN_X_pxor, TO, T, S, 0}};
  tn_x_const(g, tn_x_temp(g, 1), 0, 4, p->bytes);
  steps(g, p, list, TN_COUNT(list), 0, NULL);
}

// A byte that is known, shifted by bytes: a table for those below 16; the rest give what 15 gives.
static void shift_known(TnXGen *g, const Part *p, TnKOp op, int64_t x) {
  uint8_t shifted[64];
  for (unsigned i = 0; i < sizeof shifted; i++) {
    unsigned by = i % 16;
    shifted[i] = (uint8_t)(op == TN_K_ishl    ? (uint64_t)x << by
                           : op == TN_K_ishru ? (uint64_t)(x & 0xFF) >> by
                                              : (uint64_t)((int8_t)x >> by));
  }
  unsigned table = tn_x_temp(g, 1), by = tn_x_temp(g, 2);
  tn_x_op(g, TN_X_movups_load, p->bytes, table, 0, tn_x_pool_rm(g, shifted, p->bytes));
  tn_x_op(g, TN_X_pminub, p->bytes, by, p->y, tn_x_const_rm(g, 15, 1, p->bytes));
  tn_x_op(g, TN_X_pshufb, p->bytes, p->to, table, tn_x_reg(by));
}

// Bytes shifted each by a number that is known, those that fit below their sign or without it: eight bits of the eight
// bytes that it stands among, from the one on that is to be its lowest, and what comes from the neighbours taken off.
static void shift_by_known(TnXGen *g, const Part *p, const TnKNode *n, unsigned first) {
  uint8_t from[64], kept[64];
  const bool is_left = n->op == TN_K_ishl;
  for (unsigned b = 0; b < sizeof from; b++) {
    int64_t count = 0;
    if (first + b < n->lanes) (void)tn_x_lane_of(g, n->b, first + b, &count);
    from[b] = (uint8_t)((is_left ? 8 * b - (unsigned)count : 8 * b + (unsigned)count) % 64);
    kept[b] = (uint8_t)(count > 7 ? 0 : is_left ? 0xFFu << count : 0xFFu >> count);
  }
  const unsigned t = tn_x_temp(g, 1);
  tn_x_op(g, TN_X_movups_load, p->bytes, t, 0, tn_x_pool_rm(g, from, p->bytes));
  tn_x_op(g, TN_X_pmultishiftqb, p->bytes, t, t, tn_x_reg(p->x));
  tn_x_op(g, TN_X_andps, p->bytes, p->to, t, tn_x_pool_rm(g, kept, p->bytes));
}

static void int_extreme(TnXGen *g, const Part *p, TnKOp op) {
  static const TnXInsn insns[][4] = {{TN_X_pminsb, TN_X_pminsw, TN_X_pminsd, TN_X_pminsq},
                                     {TN_X_pmaxsb, TN_X_pmaxsw, TN_X_pmaxsd, TN_X_pmaxsq},
                                     {TN_X_pminub, TN_X_pminuw, TN_X_pminud, TN_X_pminuq},
                                     {TN_X_pmaxub, TN_X_pmaxuw, TN_X_pmaxud, TN_X_pmaxuq}};
  unsigned kind = (unsigned)op - TN_K_imins;
  if (g->is_512 || !p->is_64) {
    two(g, insns[kind][p->log], p);
    return;
  }
  static const TnXStep above[] = {{TN_X_pxor, S, X, C, 0}, {TN_X_pxor, T, Y, C, 0}, {TN_X_pcmpgtq, S, S, T, 0}};
  static const uint64_t top[] = {(uint64_t)1 << 63};
  unsigned s = tn_x_temp(g, 1);
  if (kind >= 2)
    steps(g, p, above, TN_COUNT(above), 8, top);
  else
    tn_x_op(g, TN_X_pcmpgtq, p->bytes, s, p->x, tn_x_reg(p->y));
  // Where x > y (s), the minimum is y and the maximum x.
  bool is_min = (kind & 1) == 0;
  tn_x_opi(g, TN_X_blendvpd, p->bytes, p->to, is_min ? p->x : p->y, tn_x_reg(is_min ? p->y : p->x), s << 4);
}

// ---- division

// Quotients of 32-bit numbers in doubles: exact after truncation. x, y: vectors of up to 8 (4) lanes, half as wide.
static void divide_doubles(TnXGen *g, unsigned to, unsigned x, unsigned y, bool is_signed, unsigned wide) {
  static const TnXStep by_sign[][4] = {{{TN_X_cvtudq2pd, L, NO, Y, 0},
                                        {TN_X_cvtudq2pd, TO, NO, X, 0},
                                        {TN_X_divpd, TO, TO, L, 0},
                                        {TN_X_cvttpd2udq, TO, NO, TO, 0}},
                                       {{TN_X_cvtdq2pd, L, NO, Y, 0},
                                        {TN_X_cvtdq2pd, TO, NO, X, 0},
                                        {TN_X_divpd, TO, TO, L, 0},
                                        {TN_X_cvttpd2dq, TO, NO, TO, 0}}};
  // 2^52 + n has n in its low bits.
  static const TnXStep by_bits[] = {
      {TN_X_pmovzxdq, L, NO, Y, 0},  {TN_X_por, L, L, C, 0},         {TN_X_subpd, L, L, C, 0},
      {TN_X_pmovzxdq, TO, NO, X, 0}, {TN_X_por, TO, TO, C, 0},       {TN_X_subpd, TO, TO, C, 0},
      {TN_X_divpd, TO, TO, L, 0},    {TN_X_roundpd, TO, NO, TO, 11}, {TN_X_addpd, TO, TO, C, 0}};
  static const uint64_t magic[] = {0x4330000000000000u};
  Part p = {.to = to, .x = x, .y = y, .bytes = wide};
  unsigned s = tn_x_temp(g, 0);  // a result is not written before the end, so temp 0 is free
  if (is_signed || g->is_512) {
    steps(g, &p, by_sign[is_signed], TN_COUNT(by_sign[0]), 0, NULL);
    return;
  }
  steps(g, &p, by_bits, TN_COUNT(by_bits), 8, magic);
  if (wide == 32) {
    tn_x_opi(g, TN_X_extracti128, 32, to, 0, tn_x_reg(s), 1);
    tn_x_opi(g, TN_X_shufps, 16, to, to, tn_x_reg(s), 0x88);
  } else {
    tn_x_opi(g, TN_X_pshufd, 16, to, 0, tn_x_reg(to), 8);
  }
}

static void upper_half(TnXGen *g, unsigned to, unsigned from, unsigned bytes) {
  if (bytes == 64) {
    tn_x_opi(g, TN_X_extracti64x4, 64, from, 0, tn_x_reg(to), 1);
  } else if (bytes == 32 && from < 16 && to < 16) {
    tn_x_opi(g, TN_X_extracti128, 32, from, 0, tn_x_reg(to), 1);
  } else if (bytes == 32) {
    tn_x_opi(g, TN_X_alignq, 32, to, from, tn_x_reg(from), 2);
  } else {
    tn_x_opi(g, TN_X_pshufd, 16, to, 0, tn_x_reg(from), 0x4E);
  }
}

static void join_halves(TnXGen *g, unsigned to, unsigned low, unsigned high, unsigned bytes) {
  if (bytes == 64) {
    tn_x_opi(g, TN_X_inserti64x4, 64, to, low, tn_x_reg(high), 1);
  } else if (bytes == 32 && g->is_512) {
    tn_x_opi(g, TN_X_inserti32x4, 32, to, low, tn_x_reg(high), 1);
  } else if (bytes == 32) {
    tn_x_opi(g, TN_X_inserti128, 32, to, low, tn_x_reg(high), 1);
  } else {
    tn_x_opi(g, TN_X_shufps, 16, to, low, tn_x_reg(high), 0x44);
  }
}

// temp 1 gets the quotients, what division by zero gives included.
static void quotients(TnXGen *g, const Part *p, bool is_signed) {
  unsigned q = tn_x_temp(g, 1), h = tn_x_temp(g, 2);
  unsigned wide = p->lanes > 1 && p->bytes < g->vector_bytes ? 2 * p->bytes : p->bytes;
  if (wide == p->bytes && p->lanes > 2) {  // by halves
    unsigned y = tn_x_reload(g);
    upper_half(g, h, p->x, p->bytes);
    upper_half(g, y, p->y, p->bytes);
    divide_doubles(g, h, h, y, is_signed, p->bytes);
    g->n_reload--;
    divide_doubles(g, q, p->x, p->y, is_signed, p->bytes);
    join_halves(g, q, q, h, p->bytes);
  } else {
    divide_doubles(g, q, p->x, p->y, is_signed, wide);
  }
  if (is_signed || !g->is_512) {
    if (g->is_512) {
      tn_x_const(g, h, 0, 4, p->bytes);
      tn_x_opi(g, TN_X_pcmpd_k, p->bytes, TN_X_TEMP_K, p->y, tn_x_reg(h), 0);
      tn_x_opk(g, TN_X_blendmps, p->bytes, q, q, tn_x_const_rm(g, ~(uint64_t)0, 4, p->bytes), TN_X_TEMP_K);
    } else {
      tn_x_const(g, h, 0, 4, p->bytes);
      tn_x_op(g, TN_X_pcmpeqd, p->bytes, h, h, tn_x_reg(p->y));
      tn_x_op(g, TN_X_por, p->bytes, q, q, tn_x_reg(h));
    }
  }
}

// Where each lane's divisor is known: as doubles, by reciprocals that are not below the true ones. Those are off by
// less than one part in 2^51, and a quotient that is no whole number by one in 2^32 at least.
static bool divide_by_known(TnXGen *g, const Part *p, const TnKNode *n, unsigned first) {
  const bool is_signed = n->op == TN_K_idivs;
  double by[16];
  if (!g->is_512 || (!is_signed && n->op != TN_K_idivu) || p->is_64 || p->log != 2) return false;
  for (unsigned l = 0; l < p->lanes; l++) {
    int64_t d = 1, bits;
    if (first + l < n->lanes && !tn_x_lane_of(g, n->b, first + l, &d)) return false;
    const double divisor = is_signed ? (double)(int32_t)d : (double)(uint32_t)d;
    by[l] = 1 / divisor;
    if (divisor == 0) return false;
    memcpy(&bits, &by[l], sizeof bits);
    bits += fma(by[l], divisor, -1) < 0;
    memcpy(&by[l], &bits, sizeof bits);
  }
  const unsigned wide = p->lanes > 1 && p->bytes < g->vector_bytes ? 2 * p->bytes : p->bytes;
  const bool is_halved = wide == p->bytes && p->lanes > 2;
  for (unsigned half = 1 + is_halved; half-- > 0;) {
    unsigned to = tn_x_temp(g, 1 + half);
    if (half) upper_half(g, to, p->x, p->bytes);
    tn_x_op(g, is_signed ? TN_X_cvtdq2pd : TN_X_cvtudq2pd, wide, to, 0, tn_x_reg(half ? to : p->x));
    tn_x_op(g, TN_X_mulpd, wide, to, to, tn_x_pool_rm(g, by + half * (p->lanes / 2), wide));
    tn_x_op(g, is_signed ? TN_X_cvttpd2dq : TN_X_cvttpd2udq, wide, to, 0, tn_x_reg(to));
  }
  if (is_halved) join_halves(g, p->to, tn_x_temp(g, 1), tn_x_temp(g, 2), p->bytes);
  else tn_x_copy(g, p->to, tn_x_temp(g, 1), p->bytes);
  return true;
}

static void divide_32(TnXGen *g, const Part *p, TnKOp op) {
  bool is_signed = op == TN_K_idivs || op == TN_K_irems, is_rem = op == TN_K_irems || op == TN_K_iremu;
  unsigned q = tn_x_temp(g, 1);
  quotients(g, p, is_signed);
  if (is_rem) {
    // With a zero below, the quotient counts for nothing: x - q * 0.
    tn_x_op(g, TN_X_pmulld, p->bytes, q, q, tn_x_reg(p->y));
    tn_x_op(g, TN_X_psubd, p->bytes, p->to, p->x, tn_x_reg(q));
  } else {
    tn_x_copy(g, p->to, q, p->bytes);
  }
}

void tn_x_divide(TnXGen *g, bool w, bool is_signed, bool is_rem) {
  TnXCode *c = g->code;
  TnXArg ax = tn_x_reg(TN_XR_AX), cx = tn_x_reg(TN_XR_CX), dx = tn_x_reg(TN_XR_DX);
  size_t end_minus = 0;
  if (is_signed) {  // 0 and -1: the smallest number over that would trap
    tn_x_gpr(c, 0x8D, w, TN_XR_DX, tn_x_mem(TN_XR_CX, 1), 0, 0);
    tn_x_alu_imm(c, 7, w, dx, 1);
  } else {
    tn_x_gpr(c, 0x85, w, TN_XR_CX, cx, 0, 0);
  }
  size_t some = tn_x_jump(c, is_signed ? TN_XJ_A : TN_XJ_NE);
  if (is_signed) {
    tn_x_gpr(c, 0x85, w, TN_XR_CX, cx, 0, 0);
    size_t zero = tn_x_jump(c, TN_XJ_E);
    tn_x_gpr(c, 0xF7, w, 3, ax, 0, 0);
    if (is_rem) tn_x_mov_imm(c, TN_XR_AX, 0);
    end_minus = tn_x_jump(c, TN_XJ_ALWAYS);
    tn_x_here(c, zero);
  }
  if (!is_rem) tn_x_mov_imm(c, TN_XR_AX, -1);
  size_t end = tn_x_jump(c, TN_XJ_ALWAYS);
  tn_x_here(c, some);
  if (is_signed) {
    if (w) tn_x_byte(c, 0x48);
    tn_x_byte(c, 0x99);  // cdq, cqo
  } else {
    tn_x_mov_imm(c, TN_XR_DX, 0);
  }
  tn_x_gpr(c, 0xF7, w, is_signed ? 7 : 6, cx, 0, 0);
  if (is_rem) tn_x_gpr(c, 0x8B, true, TN_XR_AX, dx, 0, 0);
  tn_x_here(c, end);
  if (is_signed) tn_x_here(c, end_minus);
}

// The low word of 2^(64 + shift) / y, rounded up; y is no power of two and above 2^shift / 2.
static uint64_t reciprocal(uint64_t y, unsigned shift) {
  uint64_t r = shift < 64 ? (uint64_t)1 << shift : 0, m = 0;
  if (shift == 64 || r > y) r -= y;
  for (int i = 0; i < 64; i++) {
    bool bit = r >= y - r;
    r = bit ? r - (y - r) : 2 * r;
    m = 2 * m | bit;
  }
  return m + 1;
}

bool tn_x_divides_by(uint64_t d, bool is_signed) {
  return d > 2 && (d & (d - 1)) != 0 && !(is_signed && (int64_t)d < 0);
}

void tn_x_divide_by(TnXGen *g, uint64_t d, bool is_signed, bool is_rem) {
  TnXCode *c = g->code;
  const TnXArg ax = tn_x_reg(TN_XR_AX), cx = tn_x_reg(TN_XR_CX), dx = tn_x_reg(TN_XR_DX);
  const unsigned shift = 63 - (unsigned)__builtin_clzll(d) + !is_signed;
  tn_x_mov_imm(c, TN_XR_AX, (int64_t)reciprocal(d, shift));
  tn_x_gpr(c, 0xF7, true, is_signed ? 5 : 4, cx, 0, 0);
  tn_x_gpr(c, 0x8B, true, TN_XR_AX, is_signed ? dx : cx, 0, 0);
  if (is_signed) {  // of the reciprocal, taken as signed, 2^64 is missing; rounded down: one more for negative numbers
    tn_x_alu(c, 0, true, ax, TN_XR_CX);
    tn_x_shift_imm(c, 7, true, TN_XR_AX, shift);
    tn_x_gpr(c, 0x8B, true, TN_XR_DX, cx, 0, 0);
    tn_x_shift_imm(c, 5, true, TN_XR_DX, 63);
    tn_x_alu(c, 0, true, ax, TN_XR_DX);
  } else {  // of the reciprocal 2^64 is missing: half of what the product with it adds, so that nothing is carried
    tn_x_alu(c, 5, true, ax, TN_XR_DX);
    tn_x_shift_imm(c, 5, true, TN_XR_AX, 1);
    tn_x_alu(c, 0, true, ax, TN_XR_DX);
    tn_x_shift_imm(c, 5, true, TN_XR_AX, shift - 1);
  }
  if (!is_rem) return;
  tn_x_mov_imm(c, TN_XR_DX, (int64_t)d);
  tn_x_gpr(c, 0x0FAF, true, TN_XR_AX, dx, 0, 0);
  tn_x_gpr(c, 0xF7, true, 3, ax, 0, 0);
  tn_x_alu(c, 0, true, ax, TN_XR_CX);
}

// d: the constant that all lanes are divided by, if any.
static void divide_64(TnXGen *g, const Part *p, TnKOp op, const uint64_t *d) {
  bool is_signed = op == TN_K_idivs || op == TN_K_irems, is_rem = op == TN_K_irems || op == TN_K_iremu;
  TnXCode *c = g->code;
  unsigned at_y = 64;
  tn_x_op(g, TN_X_movups_store, p->bytes, p->x, 0, tn_x_area(g, 0));
  if (!d) tn_x_op(g, TN_X_movups_store, p->bytes, p->y, 0, tn_x_area(g, at_y));
  for (unsigned l = 0; l < p->lanes; l++) {
    tn_x_load64(c, d ? TN_XR_CX : TN_XR_AX, tn_x_area(g, l * 8));
    if (!d) tn_x_load64(c, TN_XR_CX, tn_x_area(g, at_y + l * 8));
    if (d) tn_x_divide_by(g, *d, is_signed, is_rem);
    else tn_x_divide(g, true, is_signed, is_rem);
    tn_x_store64(c, tn_x_area(g, l * 8), TN_XR_AX);
  }
  tn_x_op(g, TN_X_movups_load, p->bytes, p->to, 0, tn_x_area(g, 0));
}

// By a power of two: shifts and masks. y: the constant.
static bool divide_by_power(TnXGen *g, const Part *p, TnKOp op, uint64_t y) {
  if (!y || y & (y - 1)) return false;
  unsigned shift = (unsigned)__builtin_ctzll(y), elem = 1u << p->log, width = 8 * elem;
  if (op == TN_K_idivu) {
    shift_const(g, p, TN_K_ishru, shift);
  } else if (op == TN_K_iremu) {
    TnXInsn and = g->is_512 ? (p->is_64 ? TN_X_pandq : TN_X_pandd) : TN_X_pand;
    tn_x_op(g, and, p->bytes, p->to, p->x, tn_x_const_rm(g, y - 1, elem, p->bytes));
  } else {
    if (shift == width - 1 || (p->is_64 && !g->is_512)) return false;
    // (x + (x < 0 ? y - 1 : 0)) >> shift
    unsigned t = tn_x_temp(g, 1);
    if (shift == 0) {
      if (op == TN_K_idivs) tn_x_copy(g, p->to, p->x, p->bytes);
      if (op == TN_K_irems) tn_x_const(g, p->to, 0, 4, p->bytes);
      return true;
    }
    Part sign = *p, bias = *p;
    sign.to = t;
    shift_const(g, &sign, TN_K_ishrs, width - 1);
    bias.to = bias.x = t;
    shift_const(g, &bias, TN_K_ishru, width - shift);
    tn_x_op(g, adds[p->log], p->bytes, t, t, tn_x_reg(p->x));
    Part quotient = *p;
    quotient.x = t;
    if (op == TN_K_idivs) {
      shift_const(g, &quotient, TN_K_ishrs, shift);
    } else {
      TnXInsn and = g->is_512 ? (p->is_64 ? TN_X_pandq : TN_X_pandd) : TN_X_pand;
      tn_x_op(g, and, p->bytes, t, t, tn_x_const_rm(g, ~(y - 1), elem, p->bytes));
      tn_x_op(g, subtracts[p->log], p->bytes, p->to, p->x, tn_x_reg(t));
    }
  }
  return true;
}

// Upper halves of the products with m, into temp 1.
static void multiply_high(TnXGen *g, const Part *p, uint64_t m, bool is_signed) {
  if (p->log == 1) {
    tn_x_op(g, is_signed ? TN_X_pmulhw : TN_X_pmulhuw, p->bytes, tn_x_temp(g, 1), p->x,
            tn_x_const_rm(g, m & 0xFFFF, 2, p->bytes));
    return;
  }
  static const TnXStep by_sign[][4] = {{{TN_X_pmuludq, S, X, C, 0},
                                        {TN_X_psrlq_i, RIGHT, T, X, 32},
                                        {TN_X_pmuludq, T, T, C, 0},
                                        {TN_X_psrlq_i, RIGHT, S, S, 32}},
                                       {{TN_X_pmuldq, S, X, C, 0},
                                        {TN_X_psrlq_i, RIGHT, T, X, 32},
                                        {TN_X_pmuldq, T, T, C, 0},
                                        {TN_X_psrlq_i, RIGHT, S, S, 32}}};
  static const TnXStep join[] = {{TN_X_pand, T, T, D, 0}, {TN_X_por, S, S, T, 0}, {TN_X_pternlogq, S, T, D, 0xD8}};
  const uint64_t consts[] = {(uint32_t)m, ~(uint64_t)UINT32_MAX};
  steps(g, p, by_sign[is_signed], TN_COUNT(by_sign[0]), 8, consts);
  steps(g, p, g->is_512 ? join + 2 : join, g->is_512 ? 1 : 2, 8, consts);
}

// Upper halves of the products with m, into temp 1, by four products of halves.
static void multiply_high_64(TnXGen *g, const Part *p, uint64_t m) {
  static const TnXStep list[] = {
      {TN_X_psrlq_i, RIGHT, T, X, 32}, {TN_X_pmuludq, S, X, C, 0},      {TN_X_psrlq_i, RIGHT, S, S, 32},
      {TN_X_pmuludq, U, T, C, 0},      {TN_X_paddq, S, S, U, 0},        {TN_X_pmuludq, U, X, D, 0},
      {TN_X_pmuludq, T, T, D, 0},      {TN_X_pandq, L, S, E, 0},        {TN_X_paddq, U, U, L, 0},
      {TN_X_psrlq_i, RIGHT, S, S, 32}, {TN_X_psrlq_i, RIGHT, U, U, 32}, {TN_X_paddq, S, S, T, 0},
      {TN_X_paddq, S, S, U, 0}};
  const uint64_t consts[] = {m, m >> 32, UINT32_MAX};
  steps(g, p, list, TN_COUNT(list), 8, consts);
}

// As tn_x_divide_by does it, but with the unsigned product, from which numbers below 0 have the reciprocal taken off.
static void divide_64_by(TnXGen *g, const Part *p, TnKOp op, uint64_t d) {
  const bool is_signed = op == TN_K_idivs || op == TN_K_irems;
  const bool is_small = !is_signed && p->most <= INT64_MAX;  // the reciprocal is one of 64 bits
  const unsigned shift = 63 - (unsigned)__builtin_clzll(d) + (!is_signed && !is_small), n = p->bytes;
  const unsigned t = tn_x_temp(g, 1), s = tn_x_temp(g, 2);
  const uint64_t m = reciprocal(d, shift);
  multiply_high_64(g, p, m);
  if (is_signed) {
    tn_x_opi(g, TN_X_psraq_i, n, 4, s, tn_x_reg(p->x), 63);
    tn_x_op(g, TN_X_pandq, n, s, s, tn_x_const_rm(g, m, 8, n));
    tn_x_op(g, TN_X_psubq, n, t, t, tn_x_reg(s));
    tn_x_opi(g, TN_X_psraq_i, n, 4, t, tn_x_reg(t), shift);
    tn_x_opi(g, TN_X_psrlq_i, n, 2, s, tn_x_reg(p->x), 63);
  } else if (!is_small) {
    tn_x_op(g, TN_X_psubq, n, s, p->x, tn_x_reg(t));
    tn_x_opi(g, TN_X_psrlq_i, n, 2, s, tn_x_reg(s), 1);
  }
  if (!is_small) tn_x_op(g, TN_X_paddq, n, t, t, tn_x_reg(s));
  if (!is_signed) tn_x_opi(g, TN_X_psrlq_i, n, 2, t, tn_x_reg(t), is_small ? shift : shift - 1);
  if (op == TN_K_irems || op == TN_K_iremu) {
    tn_x_op(g, TN_X_pmullq, n, t, t, tn_x_const_rm(g, d, 8, n));
    tn_x_op(g, TN_X_psubq, n, p->to, p->x, tn_x_reg(t));
  } else {
    tn_x_copy(g, p->to, t, n);
  }
}

// x / d is x * m >> shift, rounded down; m is above 2^shift / d.
typedef struct Factor {
  uint64_t m;
  unsigned shift;
} Factor;

// The least shift, from `shift` on, for all magnitudes up to `most`. false: m would have more than so many bits.
static bool factor_of(uint64_t d, uint64_t most, unsigned shift, unsigned bits, Factor *f) {
  for (; shift < 64; shift++) {
    uint64_t power = (uint64_t)1 << shift, m = power / d + 1;
    if (m >> bits) return false;
    *f = (Factor){m, shift};
    if (most * (m * d - power) < power) return true;
  }
  return false;
}

static void shift_quotient(TnXGen *g, const Part *p, TnKOp op, unsigned by) {
  Part t = *p;
  t.x = t.to = tn_x_temp(g, 1);
  if (by) shift_const(g, &t, op, by);
}

// What is rounded down is one less than the quotient of a negative number: into temp 1.
static void add_sign(TnXGen *g, const Part *p) {
  unsigned t = tn_x_temp(g, 1), sign = tn_x_temp(g, 2);
  TnXInsn shift = p->log == 2 ? TN_X_psrld_i : TN_X_psrlw_i;
  tn_x_opi(g, shift, p->bytes, 2, sign, tn_x_reg(p->x), (8u << p->log) - 1);
  if (p->log == 0) tn_x_op(g, TN_X_andps, p->bytes, sign, sign, tn_x_const_rm(g, 1, 1, p->bytes));
  tn_x_op(g, adds[p->log], p->bytes, t, t, tn_x_reg(sign));
}

// Of 16 and 32 bits, into temp 1. Where m has a bit more than a lane, x is added, or half of what that would add.
static void divide_lanes(TnXGen *g, const Part *p, uint64_t d, bool is_signed) {
  unsigned width = 8u << p->log, t = tn_x_temp(g, 1), s = tn_x_temp(g, 2);
  Factor f;
  bool is_short = p->log == 2 && factor_of(d, p->most, 0, 32, &f) && f.m * p->most >> (32 - is_signed) == 0;
  if (is_short) {
    bool is_word = !is_signed && p->most <= INT16_MAX && f.m <= INT16_MAX;  // the upper words of x are 0
    TnXArg m = tn_x_const_rm(g, f.m, is_word ? 2 : 4, p->bytes);
    tn_x_op(g, is_word ? TN_X_pmaddwd : TN_X_pmulld, p->bytes, t, p->x, m);
    shift_quotient(g, p, is_signed ? TN_K_ishrs : TN_K_ishru, f.shift);
    if (is_signed) add_sign(g, p);
    return;
  }
  bool is_whole = factor_of(d, p->most, width, width - is_signed, &f);
  if (!is_whole) {
    f.shift = width + 63 - (unsigned)__builtin_clzll(d) + !is_signed;
    f.m = (UINT64_MAX >> (64 - f.shift)) / d + 1;  // d does not divide 2^shift
  }
  multiply_high(g, p, f.m, is_signed);
  if (is_signed) {
    if (!is_whole) tn_x_op(g, adds[p->log], p->bytes, t, t, tn_x_reg(p->x));
    shift_quotient(g, p, TN_K_ishrs, f.shift - width);
    add_sign(g, p);
  } else if (is_whole) {
    shift_quotient(g, p, TN_K_ishru, f.shift - width);
  } else {
    Part half = *p;
    half.to = half.x = s;
    tn_x_op(g, subtracts[p->log], p->bytes, s, p->x, tn_x_reg(t));
    shift_const(g, &half, TN_K_ishru, 1);
    tn_x_op(g, adds[p->log], p->bytes, t, t, tn_x_reg(s));
    shift_quotient(g, p, TN_K_ishru, f.shift - width - 1);
  }
}

// As words, of which 16 bits of the reciprocal are enough: into temp 1.
static void divide_bytes(TnXGen *g, const Part *p, uint64_t d, bool is_signed) {
  static const TnXStep of_signed[] = {{TN_X_psllw_i, LEFT, S, X, 8},   {TN_X_psraw_i, SIGNED, S, S, 8},
                                      {TN_X_psraw_i, SIGNED, T, X, 8}, {TN_X_pmulhw, S, S, C, 0},
                                      {TN_X_pmulhw, T, T, C, 0},       {TN_X_psllw_i, LEFT, T, T, 8}};
  static const TnXStep of_unsigned[] = {{TN_X_andps, S, X, D, 0},      {TN_X_psrlw_i, RIGHT, T, X, 8},
                                        {TN_X_pmulhuw, S, S, C, 0},    {TN_X_pmulhuw, T, T, C, 0},
                                        {TN_X_psllw_i, LEFT, T, T, 8}, {TN_X_orps, S, S, T, 0}};
  const uint64_t consts[] = {0x10000 / d + 1, 0xFF};
  steps(g, p, is_signed ? of_signed : of_unsigned, TN_COUNT(of_signed), 2, consts);
  if (!is_signed) return;
  join_bytes(g, tn_x_temp(g, 1), tn_x_temp(g, 1), tn_x_temp(g, 2), p->bytes);
  add_sign(g, p);
}

// By another constant above 2; 64 bits without AVX-512 lane by lane.
static bool divide_by_const(TnXGen *g, const Part *p, TnKOp op, uint64_t y) {
  bool is_signed = op == TN_K_idivs || op == TN_K_irems;
  if (p->is_64 && tn_x_divides_by(y, is_signed)) {
    if (g->is_512) divide_64_by(g, p, op, y);
    else divide_64(g, p, op, &y);
    return true;
  }
  if (p->is_64 || y < 3 || !(y & (y - 1)) || (is_signed && y > INT32_MAX)) return false;
  unsigned t = tn_x_temp(g, 1);
  if (p->log == 0) divide_bytes(g, p, y, is_signed);
  else divide_lanes(g, p, y, is_signed);
  if (op == TN_K_irems || op == TN_K_iremu) {
    tn_x_op(g, TN_X_pmulld, p->bytes, t, t, tn_x_const_rm(g, y, 4, p->bytes));
    tn_x_op(g, TN_X_psubd, p->bytes, p->to, p->x, tn_x_reg(t));
  } else {
    tn_x_copy(g, p->to, t, p->bytes);
  }
  return true;
}

// Of lanes of so many bits, by the op's sign.
static uint64_t magnitude(const TnXGen *g, const TnKNode *n, unsigned bits) {
  enum { STEPS = 6 };
  TnKRange r = tn_k_range(g->nodes, n->a, STEPS);
  uint64_t most = UINT64_MAX >> (64 - bits), all = n->op == TN_K_idivs || n->op == TN_K_irems ? most / 2 + 1 : most;
  if (r.lo < 0 && all == most) return all;
  most = r.lo < 0 && -(uint64_t)r.lo > (uint64_t)r.hi ? -(uint64_t)r.lo : (uint64_t)r.hi;
  return most < all ? most : all;
}

// ---- counting bits

// Each byte: what the table has for its low nibble and, from 16 on, for its high one, joined by op.
static void by_nibbles(TnXGen *g, const Part *p, const uint8_t *table, TnXInsn op, unsigned to, unsigned x) {
  uint8_t low[64], high[64];
  for (unsigned i = 0; i < 64; i++) low[i] = table[i & 15], high[i] = table[16 + (i & 15)];
  unsigned s = tn_x_temp(g, 1), t = tn_x_temp(g, 2), r = tn_x_reload(g);
  TnXArg mask = tn_x_const_rm(g, 0x0F0F0F0F, 4, p->bytes);
  tn_x_opi(g, TN_X_psrld_i, p->bytes, 2, s, tn_x_reg(x), 4);
  tn_x_op(g, TN_X_andps, p->bytes, t, x, mask);
  tn_x_op(g, TN_X_andps, p->bytes, s, s, mask);
  tn_x_op(g, TN_X_movups_load, p->bytes, r, 0, tn_x_pool_rm(g, low, p->bytes));
  tn_x_op(g, TN_X_pshufb, p->bytes, t, r, tn_x_reg(t));
  tn_x_op(g, TN_X_movups_load, p->bytes, r, 0, tn_x_pool_rm(g, high, p->bytes));
  tn_x_op(g, TN_X_pshufb, p->bytes, s, r, tn_x_reg(s));
  tn_x_op(g, op, p->bytes, to, t, tn_x_reg(s));
  g->n_reload--;
}

static void popcount(TnXGen *g, const Part *p, unsigned to, unsigned x) {
  static const TnXInsn counts[] = {TN_X_popcntb, TN_X_popcntw, TN_X_popcntd, TN_X_popcntq};
  if (g->is_512 && (p->log < 2 ? g->cpu->has_bitalg : g->cpu->has_popcnt)) {
    tn_x_op(g, counts[p->log], p->bytes, to, 0, tn_x_reg(x));
    return;
  }
  // Counts of nibbles from a table, added up to bytes, then to the element.
  static const uint8_t table[32] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                    0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
  unsigned s = tn_x_temp(g, 1), t = tn_x_temp(g, 2), u = tn_x_temp(g, 0);
  by_nibbles(g, p, table, TN_X_paddb, p->log ? t : to, x);
  if (p->log == 0) return;
  if (p->is_64) {
    tn_x_const(g, s, 0, 4, p->bytes);
    tn_x_op(g, TN_X_psadbw, p->bytes, to, t, tn_x_reg(s));
  } else {
    tn_x_const(g, s, 0x01010101, 4, p->bytes);
    tn_x_op(g, TN_X_pmaddubsw, p->bytes, p->log == 1 ? to : t, t, tn_x_reg(s));
    if (p->log == 1) return;
    tn_x_const(g, u, 0x00010001, 4, p->bytes);
    tn_x_op(g, TN_X_pmaddwd, p->bytes, to, t, tn_x_reg(u));
  }
}

static void count_zeros(TnXGen *g, const Part *p) {
  // Of 32 bits of which the low 8 say all: those of a high nibble that is not 0 are fewer than any of a low one.
  static const uint8_t table[32] = {32, 31, 30, 30, 29, 29, 29, 29, 28, 28, 28, 28, 28, 28, 28, 28,
                                    32, 27, 26, 26, 25, 25, 25, 25, 24, 24, 24, 24, 24, 24, 24, 24};
  if (p->log == 0) {
    by_nibbles(g, p, table, TN_X_pminub, p->to, p->x);
    return;
  }
  if (g->is_512) {
    tn_x_op(g, p->is_64 ? TN_X_plzcntq : TN_X_plzcntd, p->bytes, p->to, 0, tn_x_reg(p->x));
    return;
  }
  // All bits below the highest one set: the zeros are what is missing to the width.
  unsigned s = tn_x_temp(g, 1), t = tn_x_temp(g, 2);
  tn_x_copy(g, s, p->x, p->bytes);
  for (unsigned n = 1; n < (p->is_64 ? 64u : 32u); n *= 2) {
    tn_x_opi(g, p->is_64 ? TN_X_psrlq_i : TN_X_psrld_i, p->bytes, 2, t, tn_x_reg(s), n);
    tn_x_op(g, TN_X_por, p->bytes, s, s, tn_x_reg(t));
  }
  unsigned all = tn_x_reload(g);
  tn_x_const(g, all, ~(uint64_t)0, p->is_64 ? 8 : 4, p->bytes);
  tn_x_op(g, TN_X_pxor, p->bytes, all, all, tn_x_reg(s));
  popcount(g, p, p->to, all);
}

void tn_x_integer(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  uint64_t k = 0;
  bool with_const = n->b && const_of(g, n->b, &k);
  bool is_shift = n->op == TN_K_ishl || n->op == TN_K_ishru || n->op == TN_K_ishrs;
  bool is_division = n->op >= TN_K_idivs && n->op <= TN_K_iremu;
  unsigned log = tn_x_log(g, i, (TnKType)n->type);
  uint64_t most = is_division && with_const ? magnitude(g, n, 8u << log) : 0;
  TnXInsn low = n->op == TN_K_imul && log >= 2 ? multiply_low(g, n, log == 3) : 0;
  const TnXCut *cut = g->cut && g->cut[i].x ? &g->cut[i] : NULL;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    Part p = {.bytes = tn_x_bytes(g, i, (TnKType)n->type), .lanes = tn_x_lanes(g, i), .is_64 = n->type == TN_KT_I64};
    p.log = log, p.is_by = with_const, p.by = k, p.most = most, p.low = low;
    p.x = tn_x_src(g, cut ? cut->x : n->a, q, p.bytes);
    p.to = tn_x_dst(g, i, q);
    if (cut) {
      tn_x_op(g, (TnXInsn)cut->insn, p.bytes, p.to, p.x, tn_x_src_rm(g, cut->y, q, p.bytes));
    } else if (is_shift && with_const && (n->op != TN_K_ishrs || !p.is_64 || g->is_512)) {
      shift_const(g, &p, (TnKOp)n->op, k);
    } else if (is_shift && p.log == 0 && tn_x_is_by_known(g, n)) {
      shift_by_known(g, &p, n, (g->part0 + q) * g->c);
    } else if (is_division && with_const &&
               (divide_by_power(g, &p, (TnKOp)n->op, k) || divide_by_const(g, &p, (TnKOp)n->op, k))) {
    } else if (is_division && n->lanes > 1 && divide_by_known(g, &p, n, (g->part0 + q) * g->c)) {
    } else {
      if (n->b) p.y = tn_x_src(g, n->b, q, p.bytes);
      if (n->op == TN_K_imul) {
        multiply(g, &p);
      } else if (is_shift && p.log == 0) {
        shift_known(g, &p, (TnKOp)n->op, tn_x_node(g, n->a)->imm);
      } else if (is_shift) {
        shift(g, &p, (TnKOp)n->op);
      } else if (is_division && p.is_64) {
        divide_64(g, &p, (TnKOp)n->op, NULL);
      } else if (is_division) {
        divide_32(g, &p, (TnKOp)n->op);
      } else if (n->op == TN_K_ipop) {
        popcount(g, &p, p.to, p.x);
      } else if (n->op == TN_K_iclz) {
        count_zeros(g, &p);
      } else {
        int_extreme(g, &p, (TnKOp)n->op);
      }
    }
    tn_x_done(g, i, q, p.to);
  }
}

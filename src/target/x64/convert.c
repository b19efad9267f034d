// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Conversions between types. Conversions to integers go towards zero, saturate, and make NaN zero.
#include "target/x64/gen.h"

// Places of steps.
enum { TO = TN_XP_TO, X = TN_XP_X, W = TN_XP_T0, T = TN_XP_T1, U = TN_XP_T2, NO = TN_XP_0 };
enum { C = TN_XP_CONST, D, E, F, DIGIT = TN_XP_DIGIT };

typedef struct Cvt {
  TnKOp op;
  unsigned to, x, bytes, lanes;  // bytes: of the wider side
  unsigned from_bytes, to_bytes;
  bool from_64, to_64;
  bool is_bounded;  // f2s of a number that an i32 holds
  bool is_rounded;  // to nearest even
  bool is_high;     // trunc of the other half
} Cvt;

// ---- AVX2: lane by lane through general registers

// The scalar instructions: prefix, opcode, 64-bit integers.
static void cvt_scalar(TnXGen *g, unsigned prefix, unsigned op, unsigned to, TnXArg from) {
  tn_x_gpr(g->code, prefix << 16 | 0x0F00 | op, true, to, from, 0, 0);
}

// x (unsigned 64) in ax to an f32 in xmm t; odd halves of large numbers are rounded once.
static void unsigned_to_float(TnXGen *g, unsigned t) {
  TnXCode *c = g->code;
  tn_x_gpr(c, 0x85, true, TN_XR_AX, tn_x_reg(TN_XR_AX), 0, 0);
  size_t large = tn_x_jump(c, TN_XJ_S);
  cvt_scalar(g, 0xF3, 0x2A, t, tn_x_reg(TN_XR_AX));
  size_t end = tn_x_jump(c, TN_XJ_ALWAYS);
  tn_x_here(c, large);
  tn_x_mov(c, TN_XR_CX, TN_XR_AX);
  tn_x_shift_imm(c, 5, true, TN_XR_AX, 1);
  tn_x_alu_imm(c, 4, false, tn_x_reg(TN_XR_CX), 1);
  tn_x_alu(c, 1, true, tn_x_reg(TN_XR_AX), TN_XR_CX);
  cvt_scalar(g, 0xF3, 0x2A, t, tn_x_reg(TN_XR_AX));
  tn_x_op(g, TN_X_addps, 16, t, t, tn_x_reg(t));
  tn_x_here(c, end);
}

// Float at `from` in the area to a 64-bit integer in ax. Limits are compared as floats first.
static void float_to_int(TnXGen *g, TnXArg from, bool from_64, bool is_signed) {
  TnXCode *c = g->code;
  unsigned t = tn_x_temp(g, 2), prefix = from_64 ? 0xF2 : 0xF3;
  int power = is_signed ? 63 : 64;
  // As integers of their own size and sign, floats of one sign are ordered like their bits.
  tn_x_op(g, from_64 ? TN_X_movsd_load : TN_X_movss_load, 16, t, 0, from);
  uint64_t top = from_64 ? (uint64_t)(1023 + power) << 52 : (uint64_t)(127 + power) << 23;
  if (from_64) {
    tn_x_load64(c, TN_XR_AX, from);
    tn_x_mov_imm(c, TN_XR_CX, INT64_MAX);
  } else {
    tn_x_gpr(c, 0x8B, false, TN_XR_AX, from, 0, 0);
    tn_x_mov_imm(c, TN_XR_CX, INT32_MAX);
  }
  tn_x_alu(c, 4, true, tn_x_reg(TN_XR_CX), TN_XR_AX);
  tn_x_mov_imm(c, TN_XR_DX, (int64_t)(from_64 ? 0x7FF0000000000000u : 0x7F800000u));
  tn_x_alu(c, 7, true, tn_x_reg(TN_XR_CX), TN_XR_DX);
  size_t nan = tn_x_jump(c, TN_XJ_G), neg_ok = 0;
  if (!is_signed) {
    tn_x_gpr(c, 0x85, from_64, TN_XR_AX, tn_x_reg(TN_XR_AX), 0, 0);
    neg_ok = tn_x_jump(c, TN_XJ_S);  // negative: zero
  }
  tn_x_mov_imm(c, TN_XR_DX, (int64_t)top);
  tn_x_alu(c, 7, true, tn_x_reg(TN_XR_CX), TN_XR_DX);
  size_t large = tn_x_jump(c, TN_XJ_GE), huge = 0;
  if (!is_signed) {
    tn_x_mov_imm(c, TN_XR_DX, (int64_t)(from_64 ? (uint64_t)(1023 + 63) << 52 : (uint64_t)(127 + 63) << 23));
    tn_x_alu(c, 7, true, tn_x_reg(TN_XR_CX), TN_XR_DX);
    huge = tn_x_jump(c, TN_XJ_GE);
  }
  cvt_scalar(g, prefix, 0x2C, TN_XR_AX, tn_x_reg(t));
  size_t end = tn_x_jump(c, TN_XJ_ALWAYS), end2 = 0;
  if (!is_signed) {  // less 2^63, and the bit again
    tn_x_here(c, huge);
    tn_x_op(g, from_64 ? TN_X_subpd : TN_X_subps, 16, t, t,
            tn_x_const_rm(g, from_64 ? (uint64_t)(1023 + 63) << 52 : (uint64_t)(127 + 63) << 23, from_64 ? 8 : 4, 16));
    cvt_scalar(g, prefix, 0x2C, TN_XR_AX, tn_x_reg(t));
    tn_x_mov_imm(c, TN_XR_DX, INT64_MIN);
    tn_x_alu(c, 6, true, tn_x_reg(TN_XR_AX), TN_XR_DX);
    end2 = tn_x_jump(c, TN_XJ_ALWAYS);
  }
  tn_x_here(c, large);
  if (is_signed) {  // the largest, or for negative numbers the smallest: its complement
    tn_x_shift_imm(c, 7, from_64, TN_XR_AX, from_64 ? 63 : 31);
    tn_x_mov_imm(c, TN_XR_DX, INT64_MAX);
    if (!from_64) tn_x_gpr(c, 0x63, true, TN_XR_AX, tn_x_reg(TN_XR_AX), 0, 0);
    tn_x_alu(c, 6, true, tn_x_reg(TN_XR_AX), TN_XR_DX);
  } else {
    tn_x_mov_imm(c, TN_XR_AX, -1);
  }
  size_t end3 = tn_x_jump(c, TN_XJ_ALWAYS);
  tn_x_here(c, nan);
  if (!is_signed) tn_x_here(c, neg_ok);
  tn_x_mov_imm(c, TN_XR_AX, 0);
  tn_x_here(c, end);
  if (!is_signed) tn_x_here(c, end2);
  tn_x_here(c, end3);
}

static void lane_by_lane(TnXGen *g, const Cvt *v) {
  TnXCode *c = g->code;
  unsigned in = v->from_64 ? 8 : 4, out = v->to_64 ? 8 : 4, at_out = 64;
  tn_x_op(g, TN_X_movups_store, v->from_bytes, v->x, 0, tn_x_area(g, 0));
  for (unsigned l = 0; l < v->lanes; l++) {
    TnXArg from = tn_x_area(g, l * in), to = tn_x_area(g, at_out + l * out);
    if (v->op == TN_K_s2f || v->op == TN_K_u2f) {  // of 64 bits to f32: through f64 it would round twice
      unsigned t = tn_x_temp(g, 2);
      tn_x_load64(c, TN_XR_AX, from);
      tn_x_const(g, t, 0, 4, 16);
      if (v->op == TN_K_s2f) {
        cvt_scalar(g, 0xF3, 0x2A, t, tn_x_reg(TN_XR_AX));
      } else {
        unsigned_to_float(g, t);
      }
      tn_x_op(g, TN_X_movss_store, 16, t, 0, to);
    } else {
      float_to_int(g, from, v->from_64, v->op == TN_K_f2s);
      tn_x_store64(c, to, TN_XR_AX);
    }
  }
  tn_x_op(g, TN_X_movups_load, v->to_bytes, v->to, 0, tn_x_area(g, at_out));
}

// ---- AVX2 by vectors, where that is exact

static void steps(TnXGen *g, const Cvt *v, const TnXStep *list, size_t n, unsigned elem, const uint64_t *consts) {
  tn_x_steps(g, &(TnXPart){v->to, v->x, 0, v->bytes}, list, n, elem, consts);
}

// 2^52 + low half and 2^84 + high half * 2^32 are doubles with the halves among their bits; what they hold too much is
// subtracted exactly, and the sum rounds once.
static void int64_to_f64(TnXGen *g, const Cvt *v) {
  static const TnXStep list[] = {{TN_X_pand, T, X, C, 0}, {TN_X_por, T, T, D, 0},   {TN_X_psrlq_i, DIGIT + 2, U, X, 32},
                                 {TN_X_pxor, U, U, E, 0}, {TN_X_subpd, U, U, F, 0}, {TN_X_addpd, TO, U, T, 0}};
  static const uint64_t consts[][4] = {{UINT32_MAX, 0x4330000000000000u, 0x4530000000000000u, 0x4530000000100000u},
                                       {UINT32_MAX, 0x4330000000000000u, 0x4530000080000000u, 0x4530000080100000u}};
  steps(g, v, list, TN_COUNT(list), 8, consts[v->op == TN_K_s2f]);
}

static void u32_to_float(TnXGen *g, const Cvt *v) {
  static const TnXStep to_f64[] = {{TN_X_pmovzxdq, T, NO, X, 0}, {TN_X_por, T, T, C, 0}, {TN_X_subpd, TO, T, C, 0}};
  // Both halves are exact, and so is 65536 times one.
  static const TnXStep to_f32[] = {{TN_X_pand, T, X, C, 0},      {TN_X_psrld_i, DIGIT + 2, U, X, 16},
                                   {TN_X_cvtdq2ps, T, NO, T, 0}, {TN_X_cvtdq2ps, U, NO, U, 0},
                                   {TN_X_mulps, U, U, D, 0},     {TN_X_addps, TO, U, T, 0}};
  static const uint64_t magic[] = {0x4330000000000000u}, halves[] = {0xFFFF, 0x47800000};
  if (v->to_64)
    steps(g, v, to_f64, TN_COUNT(to_f64), 8, magic);
  else
    steps(g, v, to_f32, TN_COUNT(to_f32), 4, halves);
}

// Low 32 bits of 64-bit lanes side by side.
static void narrow_lanes(TnXGen *g, unsigned to, unsigned x, unsigned bytes, unsigned temp) {
  if (bytes == 32) {
    tn_x_opi(g, TN_X_extracti128, 32, x, 0, tn_x_reg(temp), 1);
    tn_x_opi(g, TN_X_shufps, 16, to, x, tn_x_reg(temp), 0x88);
  } else {
    tn_x_opi(g, TN_X_pshufd, 16, to, 0, tn_x_reg(x), 8);
  }
}

static void f64_to_int32(TnXGen *g, const Cvt *v) {
  // NaN to 0; what is too small gives the smallest by itself.
  static const TnXStep to_i32[] = {
      {TN_X_cmppd, T, X, X, 7}, {TN_X_andps, T, T, X, 0}, {TN_X_minpd, T, T, C, 0}, {TN_X_cvttpd2dq, TO, NO, T, 0}};
  // To 0 .. 2^32 - 1, whole, into the low bits of 2^52 + n.
  static const TnXStep to_u32[] = {
      {TN_X_maxpd, T, X, U, 0}, {TN_X_minpd, T, T, C, 0}, {TN_X_roundpd, T, NO, T, 11}, {TN_X_addpd, T, T, D, 0}};
  static const uint64_t most_i32[] = {0x41DFFFFFFFC00000u}, most_u32[] = {0x41EFFFFFFFE00000u, 0x4330000000000000u};
  if (v->op == TN_K_f2s) {
    steps(g, v, to_i32, TN_COUNT(to_i32), 8, most_i32);
  } else {
    tn_x_const(g, tn_x_temp(g, 2), 0, 4, v->bytes);
    steps(g, v, to_u32, TN_COUNT(to_u32), 8, most_u32);
    narrow_lanes(g, v->to, tn_x_temp(g, 1), v->bytes, tn_x_temp(g, 2));
  }
}

static void f32_to_u32(TnXGen *g, const Cvt *v) {
  static const TnXStep list[] = {
      {TN_X_maxps, T, X, U, 0},      {TN_X_cmpps, U, T, C, 0x1D},  // from 2^31 on: less that, and the bit put in
      {TN_X_andps, W, U, C, 0},      {TN_X_subps, W, T, W, 0},
      {TN_X_cvttps2dq, W, NO, W, 0}, {TN_X_pslld_i, DIGIT + 6, U, U, 31},
      {TN_X_pxor, W, W, U, 0},       {TN_X_cmpps, U, T, D, 0x1D},  // from 2^32 on: all ones
      {TN_X_por, TO, W, U, 0}};
  static const uint64_t limits[] = {0x4F000000, 0x4F800000};
  tn_x_const(g, tn_x_temp(g, 2), 0, 4, v->bytes);
  steps(g, v, list, TN_COUNT(list), 4, limits);
}

// ---- vectors

static void to_float(TnXGen *g, const Cvt *v) {
  static const TnXInsn insns[2][2][2] = {// unsigned, from 64, to 64
                                         {{TN_X_cvtdq2ps, TN_X_cvtdq2pd}, {TN_X_cvtqq2ps, TN_X_cvtqq2pd}},
                                         {{TN_X_cvtudq2ps, TN_X_cvtudq2pd}, {TN_X_cvtuqq2ps, TN_X_cvtuqq2pd}}};
  bool is_unsigned = v->op == TN_K_u2f;
  if (!g->is_512 && (is_unsigned || v->from_64)) {
    if (v->from_64 && v->to_64) {
      int64_to_f64(g, v);
    } else if (v->from_64) {
      lane_by_lane(g, v);
    } else {
      u32_to_float(g, v);
    }
    return;
  }
  tn_x_op(g, insns[is_unsigned][v->from_64][v->to_64], v->bytes, v->to, 0, tn_x_reg(v->x));
}

// v is an extreme of this kind of another value and a small constant, which it is where that value is NaN.
static bool is_bound(const TnXGen *g, TnKVal v, unsigned kind, TnKVal *out_x) {
  TnKVal y = 0;
  if (tn_x_extreme(g, tn_x_node(g, v), out_x, &y) != kind || tn_x_node(g, y)->op != TN_K_const) return false;
  uint64_t bits = (uint64_t)tn_x_node(g, y)->imm, two_30 = (uint64_t)(1023 + 30) << 52;
  if (tn_x_node(g, y)->type == TN_KT_F32) return (bits & INT32_MAX) < (127 + 30) << 23;
  return (bits & INT64_MAX) < two_30;
}

// Not NaN, and held by an i32.
static bool is_small(const TnXGen *g, TnKVal v) {
  TnKVal x;
  return is_bound(g, v, 1, &x) && is_bound(g, x, 2, &x);
}

TnKVal tn_x_rounded(const TnXGen *g, const TnKNode *n) {
  const TnKNode *a = tn_x_node(g, n->a);
  return n->type == TN_KT_I32 && a->op == TN_K_frint && is_small(g, a->a) ? a->a : n->a;
}

TnKVal tn_x_picked(const TnXGen *g, const TnKNode *n, bool *is_high) {
  const TnKNode *a = tn_x_node(g, n->a), *by = tn_x_node(g, a->b);
  bool is_whole = g->is_512 && g->c == 8 && n->lanes >= 8 && a->lanes >= 8;
  bool is_shifted = a->op == TN_K_ishru && by->op == TN_K_const && by->imm == 32;
  *is_high = is_whole && is_shifted && tn_x_node(g, a->a)->lanes >= 8;
  return *is_high ? a->a : n->a;
}

static void to_signed(TnXGen *g, const Cvt *v) {
  static const TnXInsn insns[2][2] = {{TN_X_cvttps2dq, TN_X_cvttps2qq}, {TN_X_cvttpd2dq, TN_X_cvttpd2qq}};
  if (v->is_bounded) {
    static const TnXInsn nearest[2] = {TN_X_cvtps2dq, TN_X_cvtpd2dq};
    tn_x_op(g, v->is_rounded ? nearest[v->from_64] : insns[v->from_64][0], v->bytes, v->to, 0, tn_x_reg(v->x));
    return;
  }
  if (!g->is_512 && (v->to_64 || v->from_64)) {
    if (v->to_64) {
      lane_by_lane(g, v);
    } else {
      f64_to_int32(g, v);
    }
    return;
  }
  unsigned r = tn_x_temp(g, 1);
  uint64_t bound = v->to_64 ? 63 : 31;
  uint64_t limit = v->from_64 ? (1023 + bound) << 52 : (127 + bound) << 23;
  TnXArg rm = tn_x_const_rm(g, limit, v->from_64 ? 8 : 4, v->from_bytes);
  tn_x_op(g, insns[v->from_64][v->to_64], v->bytes, r, 0, tn_x_reg(v->x));
  if (g->is_512) {
    TnXInsn cmp = v->from_64 ? TN_X_cmppd_k : TN_X_cmpps_k, move = v->to_64 ? TN_X_movapd : TN_X_movaps;
    TnXInsn blend = v->to_64 ? TN_X_blendmpd : TN_X_blendmps;
    tn_x_opi(g, cmp, v->from_bytes, TN_X_TEMP_K, v->x, rm, 0x1D);  // too large
    tn_x_opk(g, blend, v->to_bytes, r, r,
             tn_x_const_rm(g, v->to_64 ? INT64_MAX : INT32_MAX, v->to_64 ? 8 : 4, v->to_bytes), TN_X_TEMP_K);
    tn_x_opi(g, cmp, v->from_bytes, TN_X_TEMP_K, v->x, tn_x_reg(v->x), 7);  // not NaN
    tn_x_opk(g, move, v->to_bytes, v->to, 0, tn_x_reg(r), TN_X_TEMP_K | TN_X_ZERO);
  } else {  // 0x80000000 becomes 0x7FFFFFFF where it stands for too large, and 0 where for NaN
    unsigned t = tn_x_temp(g, 2);
    tn_x_opi(g, TN_X_cmpps, v->bytes, t, v->x, rm, 0x1D);
    tn_x_op(g, TN_X_pxor, v->bytes, r, r, tn_x_reg(t));
    tn_x_opi(g, TN_X_cmpps, v->bytes, t, v->x, tn_x_reg(v->x), 7);
    tn_x_op(g, TN_X_pand, v->bytes, v->to, r, tn_x_reg(t));
  }
}

static void to_unsigned(TnXGen *g, const Cvt *v) {
  static const TnXInsn insns[2][2] = {{TN_X_cvttps2udq, TN_X_cvttps2uqq}, {TN_X_cvttpd2udq, TN_X_cvttpd2uqq}};
  if (!g->is_512) {
    if (v->to_64) {
      lane_by_lane(g, v);
    } else if (v->from_64) {
      f64_to_int32(g, v);
    } else {
      f32_to_u32(g, v);
    }
    return;
  }
  // Negative numbers and NaN become 0 (the second operand wins on NaN); too large ones give all ones by themselves.
  unsigned t = tn_x_temp(g, 1), zero = tn_x_temp(g, 2);
  tn_x_const(g, zero, 0, 4, v->from_bytes);
  tn_x_op(g, v->from_64 ? TN_X_maxpd : TN_X_maxps, v->from_bytes, t, v->x, tn_x_reg(zero));
  tn_x_op(g, insns[v->from_64][v->to_64], v->bytes, v->to, 0, tn_x_reg(t));
}

static void truncate(TnXGen *g, const Cvt *v) {
  if (g->is_512 && v->from_bytes == 64) {  // one instruction instead of two, which pmovqd is inside
    static const uint32_t halves[2][8] = {{0, 2, 4, 6, 8, 10, 12, 14}, {1, 3, 5, 7, 9, 11, 13, 15}};
    unsigned t = tn_x_temp(g, 1);
    tn_x_op(g, TN_X_movups_load, 32, t, 0, tn_x_pool_rm(g, halves[v->is_high], 32));
    tn_x_op(g, TN_X_permd, 64, v->to, t, tn_x_reg(v->x));
  } else if (g->is_512) {
    tn_x_opk(g, TN_X_pmovqd, v->from_bytes, v->x, 0, tn_x_reg(v->to), 0);
  } else {
    narrow_lanes(g, v->to, v->x, v->from_bytes, tn_x_temp(g, 1));
  }
}

static void convert_part(TnXGen *g, const Cvt *v) {
  switch ((int)v->op) {
    case TN_K_sext: tn_x_op(g, TN_X_pmovsxdq, v->bytes, v->to, 0, tn_x_reg(v->x)); return;
    case TN_K_zext: tn_x_op(g, TN_X_pmovzxdq, v->bytes, v->to, 0, tn_x_reg(v->x)); return;
    case TN_K_trunc: truncate(g, v); return;
    case TN_K_s2f:
    case TN_K_u2f: to_float(g, v); return;
    case TN_K_f2s: to_signed(g, v); return;
    case TN_K_f2u: to_unsigned(g, v); return;
    case TN_K_f2f: tn_x_op(g, v->to_64 ? TN_X_cvtps2pd : TN_X_cvtpd2ps, v->bytes, v->to, 0, tn_x_reg(v->x)); return;
    default: tn_x_copy(g, v->to, v->x, v->bytes); return;
  }
}

// By one instruction a register, whose bytes become so many.
static void convert_whole(TnXGen *g, uint32_t i, TnXInsn op, unsigned from, unsigned bytes) {
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, tn_x_node(g, i)->a, q, from), to = tn_x_dst(g, i, q);
    tn_x_op(g, op, bytes, to, 0, tn_x_reg(x));
    tn_x_done(g, i, q, to);
  }
}

void tn_x_convert(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a);
  const unsigned all = tn_x_bytes(g, i, (TnKType)n->type);
  if (n->op == TN_K_s2f && n->type == TN_KT_I32) {
    convert_whole(g, i, TN_X_cvtw2ph, all, all);
    return;
  }
  if (a->type == TN_X_F16) {
    convert_whole(g, i, TN_X_cvtph2ps, all / 2, all);
    return;
  }
  bool is_high = false;
  TnKVal x = n->op == TN_K_f2s ? tn_x_rounded(g, n) : n->op == TN_K_trunc ? tn_x_picked(g, n, &is_high) : n->a;
  // One lane in a kernel whose registers have more lanes than 64-bit elements find place: made alone, then spread.
  bool one = n->lanes == 1 &&
             (!tn_x_spreads(g, (TnKType)a->type) || !tn_x_spreads(g, (TnKType)n->type) || !tn_x_is_spread(g, i) ||
              g->in_g[i] || g->in_g[n->a]);
  Cvt v = {.op = (TnKOp)n->op};
  v.from_64 = tn_x_type_bytes((TnKType)a->type) == 8;
  v.to_64 = tn_x_type_bytes((TnKType)n->type) == 8;
  v.is_rounded = n->op == TN_K_f2s && x != n->a;
  v.is_high = is_high;
  v.is_bounded = n->op == TN_K_f2s && !v.to_64 && is_small(g, x);
  v.lanes = one ? 1 : tn_x_lanes(g, i);
  v.from_bytes = v.lanes * (v.from_64 ? 8 : 4) <= 16 ? 16 : v.lanes * (v.from_64 ? 8 : 4);
  v.to_bytes = v.lanes * (v.to_64 ? 8 : 4) <= 16 ? 16 : v.lanes * (v.to_64 ? 8 : 4);
  v.bytes = v.from_bytes > v.to_bytes ? v.from_bytes : v.to_bytes;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    if (one && g->in_g[n->a]) {
      v.x = v.to = tn_x_dst(g, i, q);
      tn_x_op(g, v.from_64 ? TN_X_movq_from : TN_X_movd_from, 16, v.x, 0,
              tn_x_reg(tn_x_src_g_value(g, n->a, TN_XR_AX)));
    } else {
      v.x = tn_x_src(g, x, q, v.from_bytes);
      v.to = g->in_g[i] ? tn_x_reload(g) : tn_x_dst(g, i, q);
    }
    convert_part(g, &v);
    if (g->in_g[i]) {
      unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
      tn_x_op(g, v.to_64 ? TN_X_movq_to : TN_X_movd_to, 16, v.to, 0, tn_x_reg(to));
      tn_x_done_g(g, i, to);
      return;
    }
    if (one && tn_x_is_spread(g, i))
      tn_x_op(g, v.to_64 ? TN_X_pbroadcastq : TN_X_pbroadcastd, tn_x_bytes(g, i, (TnKType)n->type), v.to, 0,
              tn_x_reg(v.to));
    tn_x_done(g, i, q, v.to);
  }
}

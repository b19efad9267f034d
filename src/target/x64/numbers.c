// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Exponents and mantissas of floats, and tables. AVX-512 has instructions for them; with AVX2, exponents are moved by
// integer operations.
#include "target/x64/gen.h"

// Places of steps.
enum { TO = TN_XP_TO, X = TN_XP_X, Y = TN_XP_Y, S = TN_XP_T1, T = TN_XP_T2, NO = TN_XP_0 };
enum { C = TN_XP_CONST, D, E, F, DIGIT = TN_XP_DIGIT };

// What is left of a sum with a number that has no bits behind the point.
static bool is_whole(const TnXGen *g, TnKVal v) {
  const TnKNode *n = tn_x_node(g, v), *k = tn_x_node(g, n->b);
  if (n->op != TN_K_fsub || k->op != TN_K_const) return false;
  return n->type == TN_KT_F64 ? (uint64_t)k->imm >> 52 >= 1023 + 52 : (uint32_t)k->imm >> 23 >= 127 + 23;
}

// The sum's low bits are the exponent with twice the bias, which two factors share.
static void scale_256(TnXGen *g, unsigned to, unsigned x, TnKVal exponent, unsigned q, bool is_64, unsigned bytes) {
  static const TnXStep by_width[][7] = {{{TN_X_addps, S, Y, C, 0},
                                         {TN_X_psrld_i, DIGIT + 2, T, S, 1},
                                         {TN_X_psubd, S, S, T, 0},
                                         {TN_X_pslld_i, DIGIT + 6, T, T, 23},
                                         {TN_X_pslld_i, DIGIT + 6, S, S, 23},
                                         {TN_X_mulps, T, X, T, 0},
                                         {TN_X_mulps, TO, T, S, 0}},
                                        {{TN_X_addpd, S, Y, C, 0},
                                         {TN_X_psrlq_i, DIGIT + 2, T, S, 1},
                                         {TN_X_psubq, S, S, T, 0},
                                         {TN_X_psllq_i, DIGIT + 6, T, T, 52},
                                         {TN_X_psllq_i, DIGIT + 6, S, S, 52},
                                         {TN_X_mulpd, T, X, T, 0},
                                         {TN_X_mulpd, TO, T, S, 0}}};
  static const uint64_t biases[] = {0x4B4000FE, 0x43380000000007FE};
  unsigned s = tn_x_temp(g, 1), e = tn_x_src(g, exponent, q, bytes), whole = is_whole(g, exponent) ? e : s;
  if (whole != e) tn_x_opi(g, is_64 ? TN_X_roundpd : TN_X_roundps, bytes, s, 0, tn_x_reg(e), 9);
  tn_x_steps(g, &(TnXPart){to, x, whole, bytes}, by_width[is_64], TN_COUNT(by_width[0]), is_64 ? 8 : 4, &biases[is_64]);
}

// A jump that is taken when no lane's result can be below the normal numbers.
static size_t unless_any_tiny(TnXGen *g, uint32_t i, bool is_64, unsigned bytes) {
  unsigned all = 0;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = q == 1;  // the first one is still needed
    unsigned x = tn_x_src(g, tn_x_node(g, i)->b, q, bytes);
    if (q) tn_x_op(g, is_64 ? TN_X_minpd : TN_X_minps, bytes, tn_x_temp(g, 1), all, tn_x_reg(x));
    all = q ? tn_x_temp(g, 1) : x;
  }
  TnXArg least = tn_x_const_rm(g, is_64 ? 0xC08FA00000000000 : 0xC2E80000, is_64 ? 8 : 4, bytes);  // -1012, -116
  tn_x_opi(g, is_64 ? TN_X_cmppd_k : TN_X_cmpps_k, bytes, TN_X_TEMP_K, all, least, 1);
  tn_x_op(g, TN_X_kmovw_to, 16, TN_XR_AX, 0, tn_x_reg(TN_X_TEMP_K));
  tn_x_gpr(g->code, 0x85, false, TN_XR_AX, tn_x_reg(TN_XR_AX), 0, 0);
  return tn_x_jump(g->code, TN_XJ_E);
}

// Some processors take 100 times as long for a result below the normal numbers. 2^k times such a one is below 4, and
// added to 4 it loses what the result has no bits for; what the sum is above 4, in its last places, is the result.
static void scale_tiny(TnXGen *g, unsigned to, unsigned x, unsigned exponent, bool is_64, unsigned bytes) {
  enum { NOT_LESS = 5, A_OR_B_AND_C = 0xF8, K = DIGIT + TN_X_TEMP_K };
  static const TnXStep by_width[][7] = {{{TN_X_addps, T, Y, C, 0},  // 128
                                         {TN_X_scalefps, T, X, T, 0},
                                         {TN_X_pandd, S, T, D, 0},
                                         {TN_X_cmpps_k, K, S, E, NOT_LESS},  // 4
                                         {TN_X_addps, S, S, E, 0},
                                         {TN_X_psubd, S, S, E, 0},
                                         {TN_X_pternlogd, S, T, F, A_OR_B_AND_C}},
                                        {{TN_X_addpd, T, Y, C, 0},  // 1024
                                         {TN_X_scalefpd, T, X, T, 0},
                                         {TN_X_pandq, S, T, D, 0},
                                         {TN_X_cmppd_k, K, S, E, NOT_LESS},
                                         {TN_X_addpd, S, S, E, 0},
                                         {TN_X_psubq, S, S, E, 0},
                                         {TN_X_pternlogq, S, T, F, A_OR_B_AND_C}}};
  static const uint64_t consts[][4] = {{0x43000000, INT32_MAX, 0x40800000, (uint64_t)1 << 31},
                                       {0x4090000000000000, INT64_MAX, 0x4010000000000000, (uint64_t)1 << 63}};
  unsigned s = tn_x_temp(g, 1);
  const TnXPart p = {to, x, exponent, bytes};
  tn_x_steps(g, &p, by_width[is_64], TN_COUNT(by_width[0]), is_64 ? 8 : 4, consts[is_64]);
  tn_x_opk(g, is_64 ? TN_X_scalefpd : TN_X_scalefps, bytes, s, x, tn_x_reg(exponent), TN_X_TEMP_K);
  tn_x_copy(g, to, s, bytes);
}

static void scale_parts(TnXGen *g, uint32_t i, bool is_tiny, bool is_64, unsigned bytes) {
  const TnKNode *n = tn_x_node(g, i);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, n->a, q, bytes), to = tn_x_dst(g, i, q);
    if (!g->is_512)
      scale_256(g, to, x, n->b, q, is_64, bytes);
    else if (is_tiny)
      scale_tiny(g, to, x, tn_x_src(g, n->b, q, bytes), is_64, bytes);
    else
      tn_x_op(g, is_64 ? TN_X_scalefpd : TN_X_scalefps, bytes, to, x, tn_x_src_rm(g, n->b, q, bytes));
    tn_x_done(g, i, q, to);
  }
}

void tn_x_scale(TnXGen *g, uint32_t i) {
  bool is_64 = tn_x_node(g, i)->type == TN_KT_F64;
  unsigned bytes = tn_x_bytes(g, i, (TnKType)tn_x_node(g, i)->type);
  size_t normal = 0, end = 0;
  if (g->is_512) {
    normal = unless_any_tiny(g, i, is_64, bytes);
    scale_parts(g, i, true, is_64, bytes);
    end = tn_x_jump(g->code, TN_XJ_ALWAYS);
    tn_x_here(g->code, normal);
  }
  scale_parts(g, i, false, is_64, bytes);
  if (g->is_512) tn_x_here(g->code, end);
}

// x, or a multiple of what is not normal, in temporary 2; where that was, all ones in 1.
static void normal_256(TnXGen *g, unsigned x, unsigned bytes) {
  unsigned s = tn_x_temp(g, 1), t = tn_x_temp(g, 2);
  tn_x_opi(g, TN_X_cmpps, bytes, s, x, tn_x_const_rm(g, 0x00800000, 4, bytes), 1);
  tn_x_op(g, TN_X_mulps, bytes, t, x, tn_x_const_rm(g, 0x4B000000, 4, bytes));
  tn_x_opi(g, TN_X_blendvps, bytes, t, x, tn_x_reg(t), s << 4);
}

void tn_x_mantissa(TnXGen *g, uint32_t i) {
  enum { FROM_3_4 = 3, NEGATIVE_IS_NAN = 8 };
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, TN_KT_F32);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned to = tn_x_dst(g, i, q);
    if (g->is_512) {
      tn_x_opi(g, TN_X_getmantps, bytes, to, 0, tn_x_src_rm(g, n->a, q, bytes), FROM_3_4 | NEGATIVE_IS_NAN);
    } else {
      unsigned t = tn_x_temp(g, 2);
      TnXArg least = tn_x_const_rm(g, 0x3F400000, 4, bytes);
      normal_256(g, tn_x_src(g, n->a, q, bytes), bytes);
      tn_x_op(g, TN_X_psubd, bytes, t, t, least);
      tn_x_op(g, TN_X_pand, bytes, t, t, tn_x_const_rm(g, 0x007FFFFF, 4, bytes));
      tn_x_op(g, TN_X_paddd, bytes, to, t, least);
    }
    tn_x_done(g, i, q, to);
  }
}

void tn_x_exponent(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, TN_KT_F32), s = tn_x_temp(g, 1), t = tn_x_temp(g, 2);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, n->a, q, bytes), m = tn_x_src(g, n->b, q, bytes), to = tn_x_dst(g, i, q);
    if (g->is_512) {
      tn_x_op(g, TN_X_getexpps, bytes, s, 0, tn_x_reg(x));
      tn_x_op(g, TN_X_getexpps, bytes, t, 0, tn_x_reg(m));
    } else {
      normal_256(g, x, bytes);
      tn_x_op(g, TN_X_psubd, bytes, t, t, tn_x_reg(m));
      tn_x_opi(g, TN_X_psrad_i, bytes, 4, t, tn_x_reg(t), 23);
      tn_x_op(g, TN_X_andps, bytes, s, s, tn_x_const_rm(g, 0x41B80000, 4, bytes));
      tn_x_op(g, TN_X_cvtdq2ps, bytes, t, 0, tn_x_reg(t));
    }
    tn_x_op(g, TN_X_subps, bytes, to, g->is_512 ? s : t, tn_x_reg(g->is_512 ? t : s));
    tn_x_done(g, i, q, to);
  }
}

TnXArg tn_x_table(TnXGen *g, uint32_t v) {
  const TnKNode *n = tn_x_node(g, v);
  return tn_x_pool_rm(g, n->type == TN_KT_I64 ? (const void *)tn_k_tables_64[n->imm] : tn_k_tables[n->imm], 64);
}

// With AVX2 there is a register for each half of the table; the index's highest bit, as a sign, says which one counts.
// The halves of an f64 are picked as two f32.
static void lookup_256(TnXGen *g, unsigned to, unsigned index, TnXArg table, bool is_64) {
  enum { LOW_HALVES = 0xA0 };
  unsigned s = tn_x_temp(g, 1), t = tn_x_temp(g, 2), place = is_64 ? t : index;
  if (is_64) {
    tn_x_opi(g, TN_X_pshufd, 32, t, 0, tn_x_reg(index), LOW_HALVES);
    tn_x_op(g, TN_X_paddd, 32, t, t, tn_x_reg(t));
    tn_x_op(g, TN_X_paddd, 32, t, t, tn_x_const_rm(g, (uint64_t)1 << 32, 8, 32));
  }
  tn_x_op(g, TN_X_permps, 32, s, place, table);
  table.disp += 32;
  tn_x_op(g, TN_X_permps, 32, t, place, table);
  tn_x_opi(g, is_64 ? TN_X_psllq_i : TN_X_pslld_i, 32, 6, to, tn_x_reg(index), is_64 ? 61 : 28);
  tn_x_opi(g, is_64 ? TN_X_blendvpd : TN_X_blendvps, 32, to, s, tn_x_reg(t), to << 4);
}

void tn_x_lookup(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_64 = n->type == TN_KT_F64;
  TnXInsn permute = is_64 ? TN_X_permpd : TN_X_permps;
  if (g->is_512 && g->is_table[n->b] == TN_X_AS_TABLE && tn_x_in_reg(g, n->b, 0)) {
    tn_x_each(g, i, permute, 64, n->a, n->b);
    return;
  }
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned index = tn_x_src(g, n->a, q, bytes), to = tn_x_dst(g, i, q);
    if (g->is_512)
      tn_x_op(g, permute, 64, to, index, tn_x_table(g, n->b));
    else
      lookup_256(g, to, index, tn_x_table(g, n->b), is_64);
    tn_x_done(g, i, q, to);
  }
}

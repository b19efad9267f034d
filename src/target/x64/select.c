// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Instructions of each kernel operation. A result's register may be that of an operand of the same part that ends
// here, so it is written only when the operands have been read; scratch registers hold what is between.
#include "target/x64/gen.h"

// Inside of a vector loop: lanes that come together want fewer and fewer of those that stand further on.
static unsigned parts_in_loop(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_whole = tn_k_op_info[n->op].kind == TN_KK_FLOW && n->op != TN_K_down && n->op != TN_K_select;
  unsigned wanted = (g->need[i] + g->c - 1) / g->c;
  return is_whole || wanted > g->n_parts ? g->n_parts : wanted;
}

unsigned tn_x_parts(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (n->lanes == 1) return 1;
  if (g->vloop[i]) return g->need[i] < n->lanes ? parts_in_loop(g, i) : g->n_parts;
  unsigned lanes = n->op == TN_K_var || n->op == TN_K_set ? n->lanes : g->need[i];
  return (lanes + g->c - 1) / g->c;
}

static bool is_64(const TnKNode *n) { return n->type == TN_KT_I64 || n->type == TN_KT_F64; }

// Of an operation on floats: they are f16 (halves.c).
static bool is_half(const TnKNode *n) { return n->type == TN_KT_I32 || n->type == TN_X_F16; }

static bool is_const(const TnXGen *g, TnKVal v) { return tn_x_node(g, v)->op == TN_K_const; }

static bool is_nan_const(const TnKNode *n) {
  uint64_t bits = (uint64_t)n->imm;
  return n->type == TN_KT_F64 ? (bits & INT64_MAX) > 0x7FF0000000000000u : (bits & INT32_MAX) > 0x7F800000u;
}

// ---- one instruction

typedef struct Pair {  // the same instruction on elements of 4 and of 8 bytes, and of 1 and 2
  TnXInsn op4, op8, op1, op2;
} Pair;

static TnXInsn insn_of(const TnXGen *g, uint32_t i, const Pair *p) {
  const TnXInsn by_log[] = {p->op1, p->op2, p->op4, p->op8};
  return by_log[tn_x_log(g, i, (TnKType)tn_x_node(g, i)->type)];
}

// Quotients and square roots of one number that stands in all lanes: of the widest registers they take so much longer
// than of one lane that this one is made first. Spread then.
static bool is_made_first(const TnXGen *g, uint32_t i, unsigned bytes) {
  const TnKNode *n = tn_x_node(g, i);
  return (n->op == TN_K_fdiv || n->op == TN_K_fsqrt) && n->lanes == 1 && bytes == 64;
}
static unsigned width_of(const TnXGen *g, uint32_t i, unsigned bytes) {
  bool first = is_made_first(g, i, bytes);
  return first ? tn_x_type_bytes((TnKType)tn_x_node(g, i)->type) : tn_x_width(g, i, bytes);
}
static void spread_first(TnXGen *g, uint32_t i, unsigned bytes, unsigned reg) {
  if (!is_made_first(g, i, bytes)) return;
  tn_x_op(g, is_64(tn_x_node(g, i)) ? TN_X_pbroadcastq : TN_X_pbroadcastd, bytes, reg, 0, tn_x_reg(reg));
}

static void divide_first(TnXGen *g, uint32_t i, TnXInsn op, unsigned bytes) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned x = tn_x_src(g, n->a, 0, bytes), to = tn_x_dst(g, i, 0);
  tn_x_op(g, op, width_of(g, i, bytes), to, x, tn_x_src_rm(g, n->b, 0, bytes));
  spread_first(g, i, bytes, to);
  tn_x_done(g, i, 0, to);
}

static void binary(TnXGen *g, uint32_t i, Pair pair, bool commutes) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  TnXInsn op = insn_of(g, i, &pair);
  if (is_made_first(g, i, bytes))
    divide_first(g, i, op, bytes);
  else
    tn_x_each(g, i, op, tn_x_width(g, i, bytes) | (commutes ? TN_X_COMMUTES : 0), n->a, n->b);
}

// Of two NaNs the first counts, so floats change places only with a constant that is none.
static void float_binary(TnXGen *g, uint32_t i, Pair pair, bool commutes) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a), *b = tn_x_node(g, n->b);
  bool may_swap = (is_const(g, n->a) && !is_nan_const(a)) || (is_const(g, n->b) && !is_nan_const(b));
  binary(g, i, pair, commutes && may_swap);
}

// f16 number `half` of x, of so many bytes, as f32.
TN_COLD static void widen_half(TnXGen *g, unsigned to, unsigned x, unsigned half, unsigned bytes) {
  if (half) tn_x_opi(g, TN_X_extracti64x4, 64, x, 0, tn_x_reg(to), 1), x = to;
  tn_x_op(g, TN_X_cvtph2ps, bytes, to, 0, tn_x_reg(x));
}

// Quotients and roots of f16 take the divider longer than those of twice as many bits.
static void divide_halves_by_whole(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, n->a, q, bytes), to = tn_x_dst(g, i, q);
    tn_x_half_quotient(g, n, &(TnXPart){to, x, 0, bytes});
    tn_x_done(g, i, q, to);
  }
}

TN_COLD static void divide_halves(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type), wide = bytes == 64 ? 64 : 2 * bytes;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    bool is_root = n->op == TN_K_fsqrt, by_product = g->is_quotient[i];
    unsigned x = tn_x_src(g, n->a, q, bytes), y = is_root || by_product ? x : tn_x_src(g, n->b, q, bytes);
    unsigned to = tn_x_dst(g, i, q), first = tn_x_temp(g, 0), second = tn_x_temp(g, 1), u = tn_x_temp(g, 2);
    for (unsigned half = 0; half <= bytes / 64; half++) {
      unsigned t = half ? second : first;
      widen_half(g, t, x, half, wide);
      if (by_product) {
        tn_x_quotient_of(g, i, u, t, wide);
      } else if (is_root) {
        tn_x_op(g, TN_X_sqrtps, wide, u, 0, tn_x_reg(t));
      } else {
        widen_half(g, u, y, half, wide);
        tn_x_op(g, TN_X_divps, wide, u, t, tn_x_reg(u));
      }
      tn_x_opi(g, TN_X_cvtps2ph, wide, u, 0, tn_x_reg(t), 0);
    }
    if (bytes == 64)
      tn_x_opi(g, TN_X_inserti64x4, 64, to, first, tn_x_reg(second), 1);
    else
      tn_x_copy(g, to, first, bytes);
    tn_x_done(g, i, q, to);
  }
}

static void square_root(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type), width = width_of(g, i, bytes);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned to = tn_x_dst(g, i, q);
    TnXArg x = tn_x_src_rm(g, n->a, q, bytes);
    unsigned rest = x.is_mem ? to : x.reg;  // where the other lanes come from
    tn_x_op(g, is_64(n) ? TN_X_sqrtpd : TN_X_sqrtps, width, to, width < 16 ? rest : 0, x);
    spread_first(g, i, bytes, to);
    tn_x_done(g, i, q, to);
  }
}

TN_COLD static void rounded(TnXGen *g, uint32_t i, unsigned mode) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  TnXInsn op = g->is_512 ? (is_64(n) ? TN_X_rndscalepd : TN_X_rndscaleps) : is_64(n) ? TN_X_roundpd : TN_X_roundps;
  tn_x_each(g, i, op, tn_x_how(bytes, 0, 8 | mode), 0, n->a);
}

// x op constant, of the type's width: the sign alone, or all but it
TN_COLD static void with_bits(TnXGen *g, uint32_t i, TnXInsn op) {
  const TnKNode *n = tn_x_node(g, i);
  uint64_t sign = is_half(n) ? 0x80008000 : (uint64_t)1 << (is_64(n) ? 63 : 31), bits = op == TN_X_xorps ? sign : ~sign;
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, n->a, q, bytes), to = tn_x_dst(g, i, q);
    TnXArg rm = tn_x_const_rm(g, is_64(n) ? bits : (uint32_t)bits, is_64(n) ? 8 : 4, bytes);
    TnXInsn wide = op == TN_X_andps ? TN_X_pandq : TN_X_pxorq;
    tn_x_op(g, is_64(n) && g->is_512 ? wide : op, bytes, to, x, rm);
    tn_x_done(g, i, q, to);
  }
}

// A register of its own for an operand that is to be overwritten.
static void take(TnXGen *g, unsigned to, TnXArg x, unsigned elem, unsigned bytes) {
  TnXInsn load = x.is_bcast ? elem == 8 ? TN_X_pbroadcastq : TN_X_pbroadcastd : TN_X_movups_load;
  x.is_bcast = false;
  if (x.is_mem)
    tn_x_op(g, load, bytes, to, 0, x);
  else
    tn_x_copy(g, to, x.reg, bytes);
}

typedef struct Fma {
  TnXInsn f213, f231;
  unsigned width;
} Fma;

static Fma fma_of(const TnXGen *g, uint32_t i, unsigned bytes) {
  static const TnXInsn f213s[] = {TN_X_fmadd213ps, TN_X_fmsub213ps, TN_X_fnmadd213ps, TN_X_fnmsub213ps},
                       f231s[] = {TN_X_fmadd231ps, TN_X_fmsub231ps, TN_X_fnmadd231ps, TN_X_fnmsub231ps};
  const TnKNode *n = tn_x_node(g, i);
  const TnKVal *v = g->uses[i].v;
  // What is not the operand itself is it before its sign was changed.
  unsigned signs = (v[0] != n->a ? 2u : 0) ^ (v[1] != n->b ? 2u : 0) ^ (v[2] != n->c);
  unsigned wide = is_64(n);  // those of f64 follow those of f32
  return (Fma){f213s[signs] + wide, f231s[signs] + wide, tn_x_width(g, i, bytes)};
}

// All three in registers.
static void fma_at_hand(TnXGen *g, const Fma *f, unsigned to, unsigned a, unsigned b, unsigned c, unsigned bytes) {
  if (b == to && c != to) {
    tn_x_op(g, f->f213, f->width, to, a, tn_x_reg(c));
  } else if (a == to && c != to) {
    tn_x_op(g, f->f213, f->width, to, b, tn_x_reg(c));
  } else {
    tn_x_copy(g, to, c, bytes);
    tn_x_op(g, f->f231, f->width, to, a, tn_x_reg(b));
  }
}

static void fma_part(TnXGen *g, uint32_t i, unsigned q, const Fma *f, unsigned bytes) {
  const TnKVal *v = g->uses[i].v;
  TnKVal va = v[0], vb = v[1];
  g->n_reload = 0;
  if (!tn_x_in_reg(g, va, q) && tn_x_in_reg(g, vb, q)) va = v[1], vb = v[0];
  unsigned to = tn_x_dst(g, i, q), a = tn_x_src(g, va, q, bytes);
  TnXArg b = tn_x_src_rm(g, vb, q, bytes), c = tn_x_src_rm(g, v[2], q, bytes);
  if (!c.is_mem && !b.is_mem) {
    fma_at_hand(g, f, to, a, b.reg, c.reg, bytes);
  } else if (!c.is_mem && c.reg == to) {
    tn_x_op(g, f->f231, f->width, to, a, b);
  } else if (!b.is_mem && b.reg == to) {
    tn_x_op(g, f->f213, f->width, to, a, c);
  } else if (a == to || (c.is_mem && !b.is_mem)) {
    if (b.is_mem) b = tn_x_reg(tn_x_src(g, vb, q, bytes));
    tn_x_copy(g, to, a, bytes);
    tn_x_op(g, f->f213, f->width, to, b.reg, c);
  } else {
    take(g, to, c, is_64(tn_x_node(g, i)) ? 8 : 4, bytes);
    tn_x_op(g, f->f231, f->width, to, a, b);
  }
  tn_x_done(g, i, q, to);
}

static void fused(TnXGen *g, uint32_t i) {
  unsigned bytes = tn_x_bytes(g, i, (TnKType)tn_x_node(g, i)->type), parts = tn_x_parts(g, i);
  const TnKVal *v = g->uses[i].v;
  const Fma f = fma_of(g, i, bytes);
  if (parts == 1) {
    fma_part(g, i, 0, &f, bytes);
    return;
  }
  const TnXPlaces to = tn_x_places(g, i, parts), a = tn_x_places(g, v[0], parts), b = tn_x_places(g, v[1], parts),
                  c = tn_x_places(g, v[2], parts);
  bool usual = to.at && a.at && b.at && c.at && !g->narrow;
  for (unsigned q = 0; q < parts; q++) {
    int32_t r, x, y, z;
    if (usual &&
        ((r = to.at[q * to.step]) | (x = a.at[q * a.step]) | (y = b.at[q * b.step]) | (z = c.at[q * c.step])) >= 0)
      fma_at_hand(g, &f, (unsigned)r, (unsigned)x, (unsigned)y, (unsigned)z, bytes);
    else
      fma_part(g, i, q, &f, bytes);
  }
}

// ---- minimum and maximum of floats

static TnXInsn extreme_insn(const TnKNode *n, bool is_max) {
  static const TnXInsn insns[3][2] = {{TN_X_minps, TN_X_maxps}, {TN_X_minpd, TN_X_maxpd}, {TN_X_minph, TN_X_maxph}};
  return insns[is_half(n) ? 2 : is_64(n)][is_max];
}

// The instructions give their second operand when either is NaN or both are zeros. With a constant that is neither,
// as the first, that is right; with a zero too where the constant is the zero that loses.
static bool extreme_of_const(TnXGen *g, uint32_t i, bool is_max) {
  const TnKNode *n = tn_x_node(g, i);
  TnKVal k = is_const(g, n->b) ? n->b : n->a, x = k == n->b ? n->a : n->b;
  if (!is_const(g, k) || is_nan_const(tn_x_node(g, k))) return false;
  bool d64 = is_64(n);
  uint64_t bits = d64 ? (uint64_t)tn_x_node(g, k)->imm : (uint32_t)tn_x_node(g, k)->imm;
  uint64_t sign = (uint64_t)1 << (is_half(n) ? 15 : d64 ? 63 : 31);
  bool plus_zero = bits == 0, minus_zero = bits == sign;
  if (minus_zero && !is_max) return false;
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  TnXInsn op = extreme_insn(n, is_max);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned c = tn_x_src(g, k, q, bytes), to = tn_x_dst(g, i, q);
    TnXArg from = tn_x_src_rm(g, x, q, bytes);
    if (plus_zero && is_max) {  // -0 + 0 is 0, and nothing else changes
      unsigned t = tn_x_temp(g, 1);
      tn_x_op(g, op, bytes, t, c, from);
      tn_x_op(g, is_half(n) ? TN_X_addph : d64 ? TN_X_addpd : TN_X_addps, bytes, to, t, tn_x_reg(c));
    } else {
      tn_x_op(g, op, bytes, to, c, from);
    }
    tn_x_done(g, i, q, to);
  }
  return true;
}

static void extreme_part(TnXGen *g, uint32_t i, unsigned q, bool is_max) {
  const TnKNode *n = tn_x_node(g, i);
  bool d64 = is_64(n);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  unsigned x = tn_x_src(g, n->a, q, bytes), y = tn_x_src(g, n->b, q, bytes), to = tn_x_dst(g, i, q);
  unsigned s = tn_x_temp(g, 1), t = tn_x_temp(g, 2);
  TnXInsn op = extreme_insn(n, is_max);
  if (!is_max) {  // or: -0 of two zeros, NaN of a NaN and anything
    tn_x_op(g, op, bytes, s, x, tn_x_reg(y));
    tn_x_op(g, op, bytes, t, y, tn_x_reg(x));
    tn_x_op(g, TN_X_orps, bytes, to, s, tn_x_reg(t));
  } else if (is_half(n)) {  // and: +0 of two zeros; where one is NaN: or
    tn_x_opi(g, TN_X_cmpph_k, bytes, TN_X_TEMP_K, x, tn_x_reg(y), 3);
    tn_x_op(g, op, bytes, s, x, tn_x_reg(y));
    tn_x_op(g, op, bytes, t, y, tn_x_reg(x));
    tn_x_op(g, TN_X_andps, bytes, to, s, tn_x_reg(t));
    tn_x_op(g, TN_X_orps, bytes, s, s, tn_x_reg(t));
    tn_x_opk(g, TN_X_movdqu16_load, bytes, to, 0, tn_x_reg(s), TN_X_TEMP_K);
  } else if (g->is_512) {
    unsigned r = to == x || to == y ? s : to;
    tn_x_opi(g, d64 ? TN_X_rangepd : TN_X_rangeps, bytes, r, x, tn_x_reg(y), 5);
    tn_x_opi(g, d64 ? TN_X_cmppd_k : TN_X_cmpps_k, bytes, TN_X_TEMP_K, x, tn_x_reg(y), 3);
    tn_x_opk(g, d64 ? TN_X_porq : TN_X_orps, bytes, r, x, tn_x_reg(y), TN_X_TEMP_K);  // of a NaN and anything
    tn_x_copy(g, to, r, bytes);
  } else {  // and: +0 of two zeros; NaN is put in
    tn_x_op(g, op, bytes, s, x, tn_x_reg(y));
    tn_x_op(g, op, bytes, t, y, tn_x_reg(x));
    tn_x_op(g, TN_X_andps, bytes, s, s, tn_x_reg(t));
    tn_x_opi(g, d64 ? TN_X_cmppd : TN_X_cmpps, bytes, t, x, tn_x_reg(y), 3);
    tn_x_op(g, TN_X_orps, bytes, to, s, tn_x_reg(t));
  }
  tn_x_done(g, i, q, to);
}

TN_COLD static void extreme(TnXGen *g, uint32_t i, bool is_max) {
  if (extreme_of_const(g, i, is_max)) return;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    extreme_part(g, i, q, is_max);
  }
}

// ---- i1 values

// A mask whose lane 0 counts, made to stand in all lanes.
static void spread_k(TnXGen *g, unsigned to, unsigned from) {
  tn_x_op(g, TN_X_kmovw_to, 16, TN_XR_AX, 0, tn_x_reg(from));
  tn_x_alu_imm(g->code, 4, false, tn_x_reg(TN_XR_AX), 1);
  tn_x_gpr(g->code, 0xF7, true, 3, tn_x_reg(TN_XR_AX), 0, 0);
  tn_x_op(g, TN_X_kmovq_from, 16, to, 0, tn_x_reg(TN_XR_AX));
}

static bool must_spread(const TnXGen *g, uint32_t i, const TnKNode *operand) {
  return tn_x_is_spread(g, i) && !tn_x_spreads(g, (TnKType)operand->type);
}

static const uint8_t float_predicate[] = {0x00, 0x04, 0x11, 0x12, 0x1E, 0x1D};
static const uint8_t int_predicate[] = {0, 4, 1, 2, 6, 5, 1, 2, 6, 5};

static void compare_512(TnXGen *g, uint32_t i, unsigned q, unsigned to) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)a->type);
  unsigned x = tn_x_src(g, n->a, q, bytes);
  TnXArg y = tn_x_src_rm(g, n->b, q, bytes);
  static const TnXInsn insns[2][4] = {{TN_X_pcmpb_k, TN_X_pcmpw_k, TN_X_pcmpd_k, TN_X_pcmpq_k},
                                      {TN_X_pcmpub_k, TN_X_pcmpuw_k, TN_X_pcmpud_k, TN_X_pcmpuq_k}};
  if (n->op == TN_K_fcmp) {
    TnXInsn op = is_half(a) ? TN_X_cmpph_k : is_64(a) ? TN_X_cmppd_k : TN_X_cmpps_k;
    tn_x_opi(g, op, bytes, to, x, y, float_predicate[n->aux]);
  } else {
    TnXInsn op = insns[n->aux >= TN_KP_ULT][tn_x_log(g, i, (TnKType)a->type)];
    tn_x_opi(g, op, bytes, to, x, y, int_predicate[n->aux]);
  }
  if (must_spread(g, i, a)) spread_k(g, to, to);
}

// Lanes of 64-bit elements, all ones or zeros, to lanes of 32.
static void narrow_mask(TnXGen *g, unsigned to, unsigned from, unsigned bytes, unsigned lanes) {
  if (bytes == 32) {
    unsigned t = tn_x_temp(g, 2);
    tn_x_opi(g, TN_X_extracti128, 32, from, 0, tn_x_reg(t), 1);
    tn_x_opi(g, TN_X_shufps, 16, to, from, tn_x_reg(t), 0x88);
  } else if (lanes == 2) {
    tn_x_opi(g, TN_X_pshufd, 16, to, 0, tn_x_reg(from), 8);
  } else {
    tn_x_copy(g, to, from, 16);
  }
}

static void int_compare_256(TnXGen *g, unsigned to, unsigned x, unsigned y, unsigned p, unsigned log, unsigned bytes) {
  static const TnXInsn equal[] = {TN_X_pcmpeqb, TN_X_pcmpeqw, TN_X_pcmpeqd, TN_X_pcmpeqq},
                       greater[] = {TN_X_pcmpgtb, TN_X_pcmpgtw, TN_X_pcmpgtd, TN_X_pcmpgtq};
  unsigned flip = tn_x_temp(g, 2);
  bool negate = false;
  if (p >= TN_KP_ULT) {
    unsigned x2 = tn_x_temp(g, 0);
    TnXArg bit = tn_x_const_rm(g, (uint64_t)1 << ((8u << log) - 1), 1u << log, bytes);
    tn_x_op(g, TN_X_xorps, bytes, flip, y, bit);
    tn_x_op(g, TN_X_xorps, bytes, x2, x, bit);
    x = x2, y = flip;
    p -= TN_KP_ULT - TN_KP_LT;
  }
  TnXInsn eq = equal[log], gt = greater[log];
  switch (p) {
    case TN_KP_EQ: tn_x_op(g, eq, bytes, to, x, tn_x_reg(y)); break;
    case TN_KP_NE: tn_x_op(g, eq, bytes, to, x, tn_x_reg(y)), negate = true; break;
    case TN_KP_LT: tn_x_op(g, gt, bytes, to, y, tn_x_reg(x)); break;
    case TN_KP_LE: tn_x_op(g, gt, bytes, to, x, tn_x_reg(y)), negate = true; break;
    case TN_KP_GT: tn_x_op(g, gt, bytes, to, x, tn_x_reg(y)); break;
    default: tn_x_op(g, gt, bytes, to, y, tn_x_reg(x)), negate = true; break;
  }
  if (negate) tn_x_op(g, TN_X_xorps, bytes, to, to, tn_x_const_rm(g, ~(uint64_t)0, 4, bytes));
}

static void compare_256(TnXGen *g, uint32_t i, unsigned q, unsigned to) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)a->type), r = tn_x_temp(g, 1);
  unsigned x = tn_x_src(g, n->a, q, bytes);
  bool d64 = is_64(a);
  if (n->op == TN_K_fcmp) {
    tn_x_opi(g, d64 ? TN_X_cmppd : TN_X_cmpps, bytes, r, x, tn_x_src_rm(g, n->b, q, bytes), float_predicate[n->aux]);
  } else {
    int_compare_256(g, r, x, tn_x_src(g, n->b, q, bytes), n->aux, tn_x_log(g, i, (TnKType)a->type), bytes);
  }
  if (d64) {
    narrow_mask(g, to, r, bytes, tn_x_lanes(g, i));
  } else {
    tn_x_copy(g, to, r, bytes);
  }
  if (must_spread(g, i, a)) tn_x_op(g, TN_X_pbroadcastd, 32, to, 0, tn_x_reg(to));
}

static void compare(TnXGen *g, uint32_t i) {
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    if (g->is_512) {
      unsigned to = tn_x_dst_k(g, i, q);
      compare_512(g, i, q, to);
      tn_x_done_k(g, i, q, to);
    } else {
      unsigned to = tn_x_dst(g, i, q);
      compare_256(g, i, q, to);
      tn_x_done(g, i, q, to);
    }
  }
}

static unsigned const_k(TnXGen *g, TnKVal v, unsigned q, unsigned temp) {
  if (!is_const(g, v) || tn_x_loc(g, v, q) != INT32_MIN) return tn_x_src_k(g, v, q, temp);
  tn_x_op(g, tn_x_node(g, v)->imm & 1 ? TN_X_kxnorq : TN_X_kxorq, 16, temp, temp, tn_x_reg(temp));
  return temp;
}

TN_COLD static void mask_logic(TnXGen *g, uint32_t i, TnXInsn op) {
  const TnKNode *n = tn_x_node(g, i);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    unsigned a = const_k(g, n->a, q, TN_X_TEMP_K), b = const_k(g, n->b, q, TN_X_TEMP_K2), to = tn_x_dst_k(g, i, q);
    tn_x_op(g, op, 16, to, a, tn_x_reg(b));
    tn_x_done_k(g, i, q, to);
  }
}

static bool rotation(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnKVal x;
  unsigned left, bytes = tn_x_bytes(g, i, (TnKType)n->type);
  if (!tn_x_rotation(g, n, &x, &left)) return false;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned from = tn_x_src(g, x, q, bytes), to = tn_x_dst(g, i, q);
    tn_x_opi(g, is_64(n) ? TN_X_prolq_i : TN_X_prold_i, bytes, 1, to, tn_x_reg(from), left);
    tn_x_done(g, i, q, to);
  }
  return true;
}

static Pair all(TnXInsn op4, TnXInsn op8) { return (Pair){op4, op8, op4, op4}; }

// The same bits in so many lanes of the same size.
static bool is_same(const TnXGen *g, const TnKNode *n) {
  const TnKNode *a = tn_x_node(g, n->a);
  return n->op == TN_K_bits && n->lanes > 1 && a->lanes > 1 && a->type != TN_X_F16 && !g->narrow;
}

static void keep_all(TnXGen *g, uint32_t i) {
  unsigned bytes = tn_x_bytes(g, i, (TnKType)tn_x_node(g, i)->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, tn_x_node(g, i)->a, q, bytes), to = tn_x_dst(g, i, q);
    tn_x_copy(g, to, x, bytes);
    tn_x_done(g, i, q, to);
  }
}

static void logic(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_mask = n->type == TN_KT_I1 && g->is_512;
  if (tn_x_move_bits(g, i) || tn_x_logic(g, i)) return;
  switch ((int)n->op) {
    case TN_K_iand:
      if (is_mask) {
        mask_logic(g, i, TN_X_kandq);
      } else if (tn_x_keeps_all(g, i)) {
        keep_all(g, i);
      } else {
        binary(g, i, g->is_512 ? all(TN_X_pandd, TN_X_pandq) : all(TN_X_pand, TN_X_pand), true);
      }
      return;
    case TN_K_ior:
      if (rotation(g, i)) return;
      if (is_mask) {
        mask_logic(g, i, TN_X_korq);
      } else {
        binary(g, i, g->is_512 ? all(TN_X_pord, TN_X_porq) : all(TN_X_por, TN_X_por), true);
      }
      return;
    default:
      if (is_mask) {
        mask_logic(g, i, TN_X_kxorq);
      } else {
        binary(g, i, g->is_512 ? all(TN_X_pxord, TN_X_pxorq) : all(TN_X_pxor, TN_X_pxor), true);
      }
      return;
  }
}

// ---- select

static void select_mask(TnXGen *g, uint32_t i) {  // (p and b) or (c and not p)
  const TnKNode *n = tn_x_node(g, i);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    unsigned p = const_k(g, n->a, q, TN_X_TEMP_K), c = const_k(g, n->c, q, TN_X_TEMP_K2);
    tn_x_op(g, TN_X_kandnq, 16, TN_X_TEMP_K2, p, tn_x_reg(c));
    unsigned b = const_k(g, n->b, q, 0);
    tn_x_op(g, TN_X_kandq, 16, TN_X_TEMP_K, p, tn_x_reg(b));
    unsigned to = tn_x_dst_k(g, i, q);
    tn_x_op(g, TN_X_korq, 16, to, TN_X_TEMP_K, tn_x_reg(TN_X_TEMP_K2));
    tn_x_done_k(g, i, q, to);
  }
}

static bool is_zero_const(const TnXGen *g, TnKVal v) { return is_const(g, v) && tn_x_node(g, v)->imm == 0; }

static const TnXInsn masked_moves[] = {TN_X_movdqu8_load, TN_X_movdqu16_load, TN_X_movaps, TN_X_movapd};

static void select_512(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  static const TnXInsn blends[] = {TN_X_pblendmb, TN_X_pblendmw, TN_X_blendmps, TN_X_blendmpd};
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type), log = tn_x_log(g, i, (TnKType)n->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned p = const_k(g, n->a, q, TN_X_TEMP_K), to = tn_x_dst(g, i, q);
    if (is_zero_const(g, n->c)) {
      unsigned b = tn_x_src(g, n->b, q, bytes);
      tn_x_opk(g, masked_moves[log], bytes, to, 0, tn_x_reg(b), p | TN_X_ZERO);
    } else {
      unsigned c = tn_x_src(g, n->c, q, bytes);
      tn_x_opk(g, blends[log], bytes, to, c, tn_x_src_rm(g, n->b, q, bytes), p);
    }
    tn_x_done(g, i, q, to);
  }
}

static void select_256(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  bool d64 = is_64(n);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned p = tn_x_src(g, n->a, q, 32), to = tn_x_dst(g, i, q), c = tn_x_src(g, n->c, q, bytes);
    if (d64) {
      tn_x_op(g, TN_X_pmovsxdq, bytes, tn_x_temp(g, 1), 0, tn_x_reg(p));
      p = tn_x_temp(g, 1);
    }
    tn_x_opi(g, d64 ? TN_X_blendvpd : TN_X_pblendvb, bytes, to, c, tn_x_src_rm(g, n->b, q, bytes), p << 4);
    tn_x_done(g, i, q, to);
  }
}

// ---- variables

TN_COLD static void move_part(TnXGen *g, uint32_t to, unsigned to_q, TnKVal from, unsigned q, unsigned bytes) {
  g->n_reload = 0;
  if (g->is_512 && tn_x_node(g, from)->type == TN_KT_I1) {
    tn_x_done_k(g, to, to_q, const_k(g, from, q, TN_X_TEMP_K));
    return;
  }
  int32_t there = tn_x_loc(g, to, to_q);
  if (there >= 0 && !tn_x_in_reg(g, from, q)) {  // read straight into the place
    const TnKNode *n = tn_x_node(g, from);
    if (n->op == TN_K_const) {
      tn_x_node_const(g, from, to, (unsigned)there, bytes);
    } else {
      tn_x_op(g, TN_X_movups_load, bytes, (unsigned)there, 0, tn_x_src_rm(g, from, q, bytes));
    }
    return;
  }
  unsigned x = tn_x_src(g, from, q, bytes);
  if (there >= 0) {
    tn_x_copy(g, (unsigned)there, x, bytes);
  } else {
    tn_x_done(g, to, to_q, x);
  }
}

// The variable's lanes that the tail leaves out stay.
static void set_cut(TnXGen *g, uint32_t i, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  TnKType type = (TnKType)tn_x_node(g, n->a)->type;
  unsigned bytes = tn_x_bytes(g, n->a, type), elem = tn_x_elem(g, n->a, type);
  g->n_reload = 0;
  if (g->is_512 && type == TN_KT_I1) {
    unsigned var = tn_x_src_k(g, n->a, q, TN_X_TEMP_K), x = const_k(g, n->b, q, TN_X_TEMP_K2);
    tn_x_op(g, TN_X_kandq, 16, TN_X_TEMP_K2, x, tn_x_reg(TN_X_TAIL_K));
    tn_x_op(g, TN_X_kandnq, 16, TN_X_TEMP_K, TN_X_TAIL_K, tn_x_reg(var));
    tn_x_op(g, TN_X_korq, 16, TN_X_TEMP_K, TN_X_TEMP_K, tn_x_reg(TN_X_TEMP_K2));
    tn_x_done_k(g, n->a, q, TN_X_TEMP_K);
    return;
  }
  unsigned var = tn_x_src(g, n->a, q, bytes), x = tn_x_src(g, n->b, q, bytes);
  if (g->is_512) {
    tn_x_opk(g, masked_moves[__builtin_ctz(elem)], bytes, var, 0, tn_x_reg(x), TN_X_TAIL_K);
  } else {
    uint8_t first[32] = {0};
    memset(first, 0xFF, (size_t)g->tail_lanes * elem);
    unsigned m = tn_x_temp(g, 1);
    TnXArg rm = tn_x_mem(TN_XR_POOL, tn_x_pool(g->code, first, 32));
    tn_x_op(g, TN_X_movups_load, bytes, m, 0, rm);
    tn_x_opi(g, TN_X_pblendvb, bytes, var, var, tn_x_reg(x), m << 4);
  }
  tn_x_done(g, n->a, q, var);
}

static void set(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, n->a, (TnKType)tn_x_node(g, n->a)->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    bool is_cut = n->lanes > 1 && (int)(g->part0 + q) == g->partial && g->items[n->a].flags & TN_XI_ABS;
    if (is_cut) {
      set_cut(g, i, q);
    } else if (g->items[n->b].alias != n->a || tn_x_node(g, n->b)->op == TN_K_get) {
      move_part(g, n->a, q, n->b, q, bytes);
    }
  }
}

static void copy(TnXGen *g, uint32_t i) {  // var, and get where it does not share the variable's registers
  const TnKNode *n = tn_x_node(g, i);
  if (g->items[i].alias) return;
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) move_part(g, i, q, n->a, q, bytes);
}

static void constant(TnXGen *g, uint32_t i) {  // i1 with AVX-512; others are made where they are used
  const TnKNode *n = tn_x_node(g, i);
  if (n->type != TN_KT_I1 || !g->is_512 || !g->items[i].parts) return;
  unsigned to = tn_x_dst_k(g, i, 0);
  tn_x_op(g, n->imm & 1 ? TN_X_kxnorq : TN_X_kxorq, 16, to, to, tn_x_reg(to));
  tn_x_done_k(g, i, 0, to);
}

// In a general register as 64 bits, and not negative: the bits of a number are taken off by a constant.
static bool is_extended(const TnXGen *g, TnKVal v) {
  const TnKNode *n = tn_x_node(g, v), *k = tn_x_node(g, n->b);
  return g->in_g[v] && n->op == TN_K_iand && k->op == TN_K_const && (int32_t)k->imm >= 0;
}

static void index_of(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  if (tn_x_node(g, n->a)->type == TN_KT_I64 || is_extended(g, n->a)) {
    tn_x_into_g(g, to, n->a);
  } else {
    tn_x_gpr(g->code, 0x63, true, to, tn_x_src_g_rm(g, n->a, TN_XR_AX), 0, 0);
  }
  tn_x_done_g(g, i, to);
}

// ---- roundings to narrow floats

TN_COLD static void narrow_float(TnXGen *g, uint32_t i, bool is_bf16) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, n->a, q, n->type == TN_X_F16 ? 2 * bytes : bytes), to = tn_x_dst(g, i, q);
    if (is_bf16) {
      tn_x_rbf16(g, to, x, bytes);
    } else if (n->type == TN_X_F16) {
      tn_x_opi(g, TN_X_cvtps2ph, 2 * bytes, x, 0, tn_x_reg(to), 0);
    } else if (is_half(n)) {
      tn_x_copy(g, to, x, bytes);
    } else {
      unsigned t = tn_x_temp(g, 1);
      tn_x_opi(g, TN_X_cvtps2ph, bytes, x, 0, tn_x_reg(t), 0);
      tn_x_op(g, TN_X_cvtph2ps, bytes, to, 0, tn_x_reg(t));
    }
    tn_x_done(g, i, q, to);
  }
}

static bool select_extreme(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnKVal a, b;
  unsigned kind = tn_x_extreme(g, n, &a, &b);
  if (kind) tn_x_each(g, i, extreme_insn(n, kind == 2), tn_x_bytes(g, i, (TnKType)n->type), a, b);
  return kind;
}

#define PAIR(name) ((Pair){TN_X_##name##ps, TN_X_##name##pd, 0, TN_X_##name##ph})

// Operations on general registers that are not written where those on vectors are.
static bool is_scalar(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  switch ((int)n->op) {
    case TN_K_set: return g->in_g[n->a];
    case TN_K_affine:
    case TN_K_load:
    case TN_K_lane:
    case TN_K_call1:
    case TN_K_call2:
    case TN_K_f2s:
    case TN_K_f2u: return false;
    default: return g->in_g[i];
  }
}

void tn_x_select(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (g->has_integers && is_scalar(g, i)) {
    tn_x_scalar(g, i);
    return;
  }
  if (g->known[i]) {
    tn_x_put_known(g, i);
    return;
  }
  switch ((TnKOp)n->op) {
    case TN_K_nop: return;
    case TN_K_const: constant(g, i); return;
    case TN_K_affine: tn_x_affine(g, i); return;
    case TN_K_index: index_of(g, i); return;
    case TN_K_load: tn_x_load(g, i); return;
    case TN_K_store: tn_x_store(g, i); return;
    case TN_K_var:
    case TN_K_get: copy(g, i); return;
    case TN_K_set: set(g, i); return;
    case TN_K_down: tn_x_down(g, i); return;
    case TN_K_lane: tn_x_lane(g, i); return;
    case TN_K_call1:
    case TN_K_call2: tn_x_call(g, i); return;
    case TN_K_iand:
    case TN_K_ior:
    case TN_K_ixor: logic(g, i); return;
    case TN_K_iadd: binary(g, i, (Pair){TN_X_paddd, TN_X_paddq, TN_X_paddb, TN_X_paddw}, true); return;
    case TN_K_isub: binary(g, i, (Pair){TN_X_psubd, TN_X_psubq, TN_X_psubb, TN_X_psubw}, false); return;
    case TN_K_imul:
    case TN_K_ishl:
    case TN_K_ishru:
    case TN_K_ishrs:
    case TN_K_imins:
    case TN_K_imaxs:
    case TN_K_iminu:
    case TN_K_imaxu:
    case TN_K_idivs:
    case TN_K_idivu:
    case TN_K_irems:
    case TN_K_iremu:
    case TN_K_ipop:
    case TN_K_iclz: tn_x_integer(g, i); return;
    case TN_K_fadd: float_binary(g, i, PAIR(add), true); return;
    case TN_K_fsub: float_binary(g, i, PAIR(sub), false); return;
    case TN_K_fmul: float_binary(g, i, PAIR(mul), true); return;
    case TN_K_fdiv:
      if (is_half(n) && tn_x_has_half_quotient(tn_x_node(g, n->b))) {
        divide_halves_by_whole(g, i);
      } else if (is_half(n)) {
        divide_halves(g, i);
      } else if (g->is_quotient[i]) {
        tn_x_quotient(g, i);
      } else {
        float_binary(g, i, (Pair){TN_X_divps, TN_X_divpd, 0, 0}, false);
      }
      return;
    case TN_K_ffma: fused(g, i); return;
    case TN_K_fsqrt:
      if (is_half(n)) {
        divide_halves(g, i);
      } else {
        square_root(g, i);
      }
      return;
    case TN_K_fneg: with_bits(g, i, TN_X_xorps); return;
    case TN_K_fabs: with_bits(g, i, TN_X_andps); return;
    case TN_K_fmin: extreme(g, i, false); return;
    case TN_K_fmax: extreme(g, i, true); return;
    case TN_K_ffloor: rounded(g, i, 1); return;
    case TN_K_fceil: rounded(g, i, 2); return;
    case TN_K_ftrunc: rounded(g, i, 3); return;
    case TN_K_frint: rounded(g, i, 0); return;
    case TN_K_fscale: tn_x_scale(g, i); return;
    case TN_K_fmant: tn_x_mantissa(g, i); return;
    case TN_K_fexp: tn_x_exponent(g, i); return;
    case TN_K_lookup: tn_x_lookup(g, i); return;
    case TN_K_rf16: narrow_float(g, i, false); return;
    case TN_K_rbf16: narrow_float(g, i, true); return;
    case TN_K_icmp:
    case TN_K_fcmp: compare(g, i); return;
    case TN_K_select:
      if (tn_x_move_bits(g, i) || select_extreme(g, i)) return;
      if (g->is_512 && n->type == TN_KT_I1) {
        select_mask(g, i);
      } else if (g->is_512) {
        select_512(g, i);
      } else {
        select_256(g, i);
      }
      return;
    case TN_K_sext:
    case TN_K_zext:
    case TN_K_trunc:
    case TN_K_s2f:
    case TN_K_u2f:
    case TN_K_f2s:
    case TN_K_f2u:
    case TN_K_f2f:
    case TN_K_bits:
      if (is_same(g, n))
        keep_all(g, i);
      else
        tn_x_convert(g, i);
      return;
    case TN_K_loop:
    case TN_K_while:
    case TN_K_exit:
    case TN_K_if:
    case TN_K_else:
    case TN_K_end:
    case TN_K_skip:
    case TN_N_K_OPS: return;
  }
}

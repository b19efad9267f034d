// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loads and stores of one lane, and of lanes side by side, in the memory's format.
#include "target/x64/memory.h"

// ---- rounding to bf16

// Bits of x rounded to bf16, in the upper half of each lane. NaN keeps its sign and upper bits, and is quiet. What is
// added is 2^15, less 1 where the bit above is not set.
static void round_bf16_512(TnXGen *g, unsigned to, unsigned x, unsigned bytes) {
  enum { QUIET_NANS = 0x22 };  // of either kind of NaN the quiet one, of other numbers what is there
  tn_x_op(g, TN_X_ptestmd, bytes, TN_X_TEMP_K2, x, tn_x_const_rm(g, 0x10000, 4, bytes));
  tn_x_op(g, TN_X_paddd, bytes, to, x, tn_x_const_rm(g, 0x7FFF, 4, bytes));
  tn_x_opk(g, TN_X_paddd, bytes, to, x, tn_x_const_rm(g, 0x8000, 4, bytes), TN_X_TEMP_K2);
  tn_x_opi(g, TN_X_fixupimmps, bytes, to, x, tn_x_const_rm(g, QUIET_NANS, 4, bytes), 0);
}

static void round_bf16(TnXGen *g, unsigned to, unsigned x, unsigned bytes) {  // two registers
  if (g->is_512) {
    round_bf16_512(g, to, x, bytes);
    return;
  }
  tn_x_opi(g, TN_X_psrld_i, bytes, 2, to, tn_x_reg(x), 16);
  TnXArg one = tn_x_const_rm(g, 1, 4, bytes), half = tn_x_const_rm(g, 0x7FFF, 4, bytes),
         quiet = tn_x_const_rm(g, 0x00400000, 4, bytes);
  tn_x_op(g, TN_X_andps, bytes, to, to, one);
  tn_x_op(g, TN_X_paddd, bytes, to, to, half);
  tn_x_op(g, TN_X_paddd, bytes, to, to, tn_x_reg(x));
  unsigned q = tn_x_reload(g);
  tn_x_op(g, TN_X_orps, bytes, q, x, quiet);
  unsigned m = tn_x_reload(g);
  tn_x_opi(g, TN_X_cmpps, bytes, m, x, tn_x_reg(x), 3);
  tn_x_opi(g, TN_X_blendvps, bytes, to, to, tn_x_reg(q), m << 4);
}

// Whether a value is a bf16 already: what is read or was rounded, or picked of such values.
static bool is_bf16(const TnXGen *g, TnKVal v, unsigned depth) {
  enum { MOST_DEPTH = 6 };
  const TnKNode *n = tn_x_node(g, v);
  switch ((int)n->op) {
    case TN_K_const: return !(n->imm & 0xFFFF);
    case TN_K_load: return n->aux == TN_KM_BF16;
    case TN_K_rbf16: return true;
    case TN_K_fneg:
    case TN_K_fabs: return is_bf16(g, n->a, depth);
    case TN_K_fmin:
    case TN_K_fmax: return depth < MOST_DEPTH && is_bf16(g, n->a, depth + 1) && is_bf16(g, n->b, depth + 1);
    case TN_K_select: return depth < MOST_DEPTH && is_bf16(g, n->b, depth + 1) && is_bf16(g, n->c, depth + 1);
    default: return false;
  }
}

// Not NaN and not subnormal, as what was an integer is: the instruction for bf16 rounds it as it is rounded here.
static bool is_plain(const TnXGen *g, TnKVal v) {
  unsigned op = tn_x_node(g, v)->op;
  return g->cpu->has_bf16 && (op == TN_K_s2f || op == TN_K_u2f);
}

void tn_x_rbf16(TnXGen *g, unsigned to, unsigned x, unsigned bytes) {
  unsigned t = tn_x_temp(g, 1);
  round_bf16(g, t, x, bytes);
  tn_x_op(g, TN_X_andps, bytes, to, t, tn_x_const_rm(g, 0xFFFF0000u, 4, bytes));
}

// ---- one lane

void tn_x_load_one(TnXGen *g, uint32_t i, unsigned to, TnXArg at) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  TnXArg dx = tn_x_reg(TN_XR_DX);
  bool spread = tn_x_is_spread(g, i), is_integer = n->type == TN_KT_I32 || n->type == TN_KT_I64;
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type), log = tn_x_log(g, i, (TnKType)n->type);
  if (spread && is_integer && tn_k_mem_bytes[n->aux] == 1u << log) {  // lanes as narrow as memory
    tn_x_op(g, tn_x_broadcasts[log], bytes, to, 0, at);
    return;
  }
  switch ((TnKMem)n->aux) {
    case TN_KM_I32:
    case TN_KM_F32:
    case TN_KM_I64:
    case TN_KM_F64: {
      static const TnXInsn alone[] = {0, 0, TN_X_movss_load, TN_X_movsd_load};
      tn_x_op(g, spread ? tn_x_broadcasts[log] : alone[log], bytes, to, 0, at);
      return;
    }
    case TN_KM_I8: tn_x_gpr(c, 0x0FBE, false, TN_XR_DX, at, 0, 0); break;
    case TN_KM_I16: tn_x_gpr(c, 0x0FBF, false, TN_XR_DX, at, 0, 0); break;
    case TN_KM_I1:
      tn_x_gpr(c, 0x0FB6, false, TN_XR_DX, at, 0, 0);
      tn_x_gpr(c, 0xF7, true, 3, dx, 0, 0);  // neg: all bits
      break;
    case TN_KM_U8: tn_x_gpr(c, 0x0FB6, false, TN_XR_DX, at, 0, 0); break;
    case TN_KM_U16:
    case TN_KM_F16: tn_x_gpr(c, 0x0FB7, false, TN_XR_DX, at, 0, 0); break;
    case TN_KM_BF16:
      tn_x_gpr(c, 0x0FB7, false, TN_XR_DX, at, 0, 0);
      tn_x_shift_imm(c, 4, false, TN_XR_DX, 16);
      break;
    case TN_N_KM: tn_unreachable();
  }
  if (n->type == TN_KT_I1 && g->is_512) {
    tn_x_op(g, TN_X_kmovq_from, 16, to, 0, dx);
    return;
  }
  tn_x_op(g, TN_X_movd_from, 16, to, 0, dx);
  if (n->aux == TN_KM_F16) tn_x_op(g, TN_X_cvtph2ps, 16, to, 0, tn_x_reg(to));
  if (spread) tn_x_op(g, tn_x_broadcasts[log], bytes, to, 0, tn_x_reg(to));
}

// A store of a constant, or from a general register.
static void store_g(TnXGen *g, TnKMem m, TnKVal value, TnXArg at) {
  const TnKNode *v = tn_x_node(g, value);
  TnXCode *c = g->code;
  unsigned size = tn_k_mem_bytes[m];
  if (v->op == TN_K_const && size != 2 && v->imm == (size == 8 ? (int32_t)v->imm : v->imm)) {
    int32_t imm = m == TN_KM_I1 ? (int32_t)v->imm & 1 : (int32_t)v->imm;
    tn_x_gpr(c, size == 1 ? 0xC6 : 0xC7, size == 8, 0, at, size == 1 ? 1 : 4, imm);
    return;
  }
  if (!g->in_g[value] || tn_x_loc(g, value, 0) < 0) {  // dx may be part of the address
    tn_x_lea(c, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  unsigned x = tn_x_src_g_value(g, value, TN_XR_DX);
  tn_x_gpr(c, size == 1 ? 0x88 : size == 2 ? 0x660089 : 0x89, size == 8, x, at, 0, 0);
}

// A byte or word of a vector's first lane, by a general register: vpextr takes turns with what moves lanes, and a row's
// reduction ends with that. The address may be in dx.
static void store_lane(TnXGen *g, unsigned x, unsigned size, TnXArg at) {
  TnXCode *c = g->code;
  if (at.index != TN_XR_NONE || at.base == TN_XR_DX) tn_x_lea(c, TN_XR_AX, at), at = tn_x_mem(TN_XR_AX, 0);
  tn_x_op(g, TN_X_movd_to, 16, x, 0, tn_x_reg(TN_XR_DX));
  tn_x_gpr(c, size == 1 ? 0x88 : 0x660089, false, TN_XR_DX, at, 0, 0);
}

void tn_x_store_one(TnXGen *g, uint32_t i, TnXArg at) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  if (g->items[n->c].flags & TN_XI_FUSED) {
    tn_x_change(g, n->c, at);
    return;
  }
  if (g->in_g[n->c] || tn_x_stores_const(g, n)) {
    store_g(g, (TnKMem)n->aux, n->c, at);
    return;
  }
  if (n->aux == TN_KM_I1) {
    // The address may be in dx: the bit is made in another register's place.
    tn_x_lea(c, TN_XR_AX, at);
    tn_x_mask_bits(g, n->c, 0, TN_XR_DX);
    tn_x_alu_imm(c, 4, false, tn_x_reg(TN_XR_DX), 1);
    tn_x_gpr(c, 0x88, false, TN_XR_DX, tn_x_mem(TN_XR_AX, 0), 0, 0);
    return;
  }
  unsigned x = tn_x_src(g, n->c, 0, 16), t = g->n_scratch_v ? tn_x_temp(g, 0) : 0;
  switch ((TnKMem)n->aux) {
    case TN_KM_I32:
    case TN_KM_F32: tn_x_op(g, TN_X_movss_store, 16, x, 0, at); return;
    case TN_KM_I64:
    case TN_KM_F64: tn_x_op(g, TN_X_movsd_store, 16, x, 0, at); return;
    case TN_KM_I8:
    case TN_KM_U8: store_lane(g, x, 1, at); return;
    case TN_KM_I16:
    case TN_KM_U16: store_lane(g, x, 2, at); return;
    case TN_KM_F16:
      tn_x_opi(g, TN_X_cvtps2ph, 16, x, 0, tn_x_reg(t), 0);
      store_lane(g, t, 2, at);
      return;
    case TN_KM_BF16:
      round_bf16(g, t, x, 16);
      tn_x_opi(g, TN_X_pextrw, 16, t, 0, at, 1);
      return;
    case TN_KM_I1:
    case TN_N_KM: tn_unreachable();
  }
}

// ---- lanes side by side

TnXInsn tn_x_masked_load(TnKMem m) {
  switch (m) {
    case TN_KM_I8: return TN_X_pmovsxbd;
    case TN_KM_U8: return TN_X_pmovzxbd;
    case TN_KM_I16: return TN_X_pmovsxwd;
    case TN_KM_U16:
    case TN_KM_BF16: return TN_X_pmovzxwd;
    case TN_KM_F16: return TN_X_cvtph2ps;
    case TN_KM_I32:
    case TN_KM_F32: return TN_X_movups_m;
    case TN_KM_I64:
    case TN_KM_F64: return TN_X_movupd_m;
    case TN_KM_I1: return TN_X_movdqu8_load;
    case TN_N_KM: break;
  }
  tn_unreachable();
}

static TnXInsn load_of(unsigned bytes, TnXArg from) {  // which may be a register
  return bytes >= 16 || !from.is_mem ? TN_X_movups_load : bytes == 8 ? TN_X_movq_from : TN_X_movd_from;
}
static TnXInsn store_of(unsigned bytes) {
  return bytes >= 16 ? TN_X_movups_store : bytes == 8 ? TN_X_movq_to : TN_X_movd_to;
}

// `at` may be a register in what follows, but for AVX2's loads of lanes of 4 bytes and more under a mask.
// i1: `to` is the vector of bytes.
static void load_bytes(TnXGen *g, unsigned to, TnXArg at, const TnXLanes *l, unsigned k) {
  if (k) {
    tn_x_opk(g, TN_X_movdqu8_load, tn_x_at_least_16(l->n), to, 0, at, k | TN_X_ZERO);
  } else {
    tn_x_op(g, load_of(l->n, at), tn_x_at_least_16(l->n), to, 0, at);
  }
}

unsigned tn_x_granules_of(const TnXGen *g, const TnXLanes *l, TnKMem m) {
  unsigned elem = tn_x_elem_of(g, m), least = m == TN_KM_I1 ? 16 : 16 / elem;
  // Whole accesses of 4, 8 or more flags, or narrow lanes as they are, need no mask.
  bool as_they_are = m == TN_KM_I1 || (elem < 4 && elem == tn_k_mem_bytes[m]);
  if (as_they_are && tn_x_takes_all(l) && l->n * tn_k_mem_bytes[m] >= 4) return l->n;
  return l->n < least ? least : l->n;
}

// Between memory of one or two bytes and lanes of as many, or of two. AVX2: whole parts only, k is 0.
static void load_narrow(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const TnXLanes *l, unsigned k) {
  unsigned size = tn_k_mem_bytes[m], bytes = l->n * g->narrow;
  if (size < g->narrow) {
    tn_x_opk(g, m == TN_KM_I8 ? TN_X_pmovsxbw : TN_X_pmovzxbw, tn_x_at_least_16(bytes), to, 0, at,
             k ? k | TN_X_ZERO : 0);
  } else if (k) {
    tn_x_opk(g, size == 1 ? TN_X_movdqu8_load : TN_X_movdqu16_load, tn_x_at_least_16(bytes), to, 0, at, k | TN_X_ZERO);
  } else {
    tn_x_op(g, load_of(bytes, at), tn_x_at_least_16(bytes), to, 0, at);
  }
}

static void store_narrow(TnXGen *g, TnKMem m, unsigned x, unsigned t, TnXArg at, const TnXLanes *l, unsigned k) {
  unsigned size = tn_k_mem_bytes[m], bytes = l->n * g->narrow;
  if (size < g->narrow && g->is_512) {
    tn_x_opk(g, TN_X_pmovwb, tn_x_at_least_16(bytes), x, 0, at, k);
    return;
  }
  if (size < g->narrow) {
    unsigned high = tn_x_temp(g, 1);
    tn_x_op(g, TN_X_andps, tn_x_at_least_16(bytes), t, x, tn_x_const_rm(g, 0xFF, 2, tn_x_at_least_16(bytes)));
    if (bytes == 32) tn_x_opi(g, TN_X_extracti128, 32, t, 0, tn_x_reg(high), 1);
    tn_x_op(g, TN_X_packuswb, 16, t, t, tn_x_reg(bytes == 32 ? high : t));
    x = t, bytes /= 2;
  }
  if (k) {
    tn_x_opk(g, size == 1 ? TN_X_movdqu8_store : TN_X_movdqu16_store, tn_x_at_least_16(bytes), x, 0, at, k);
  } else {
    tn_x_op(g, store_of(bytes), tn_x_at_least_16(bytes), x, 0, at);
  }
}

static void load_near_512(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const TnXLanes *l, unsigned q) {
  unsigned elem = tn_x_elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : l->n * elem;
  unsigned k = tn_x_mask_k(g, l, q, tn_x_granules_of(g, l, m));
  if (m == TN_KM_I1) {
    unsigned t = tn_x_temp(g, 1);
    load_bytes(g, t, at, l, k);
    tn_x_op(g, TN_X_ptestmb, tn_x_at_least_16(l->n), to, t, tn_x_reg(t));
    return;
  }
  if (elem < 4) {
    load_narrow(g, m, to, at, l, k);
    return;
  }
  bool plain = !k && (m == TN_KM_I32 || m == TN_KM_F32 || m == TN_KM_I64 || m == TN_KM_F64);
  tn_x_opk(g, plain ? TN_X_movups_load : tn_x_masked_load(m), bytes, to, 0, at, k ? k | TN_X_ZERO : 0);
  if (m == TN_KM_BF16) tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 16);
}

static void load_near_256(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const TnXLanes *l, unsigned q) {
  unsigned elem = tn_x_elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : 32;
  bool full = m == TN_KM_I32 || m == TN_KM_F32 || m == TN_KM_I64 || m == TN_KM_F64;
  if (elem < 4) {
    load_narrow(g, m, to, at, l, 0);
    if (m != TN_KM_I1) return;
    unsigned zero = tn_x_temp(g, 1);
    tn_x_const(g, zero, 0, 4, bytes);
    tn_x_op(g, elem == 1 ? TN_X_psubb : TN_X_psubw, bytes, to, zero, tn_x_reg(to));
    return;
  }
  if (full && (!tn_x_takes_all(l) || l->n * elem < 16)) {
    unsigned mask = tn_x_mask_v(g, l, q, elem, tn_x_temp(g, 1));
    tn_x_op(g, elem == 8 ? TN_X_maskmovpd_load : TN_X_maskmovps_load, bytes, to, mask, at);
  } else if (m == TN_KM_I1) {
    tn_x_op(g, TN_X_pmovzxbd, bytes, to, 0, at);
    unsigned zero = tn_x_temp(g, 1);
    tn_x_const(g, zero, 0, 4, bytes);
    tn_x_op(g, TN_X_psubd, bytes, to, zero, tn_x_reg(to));
  } else {
    tn_x_op(g, full ? TN_X_movups_load : tn_x_masked_load(m), bytes, to, 0, at);
    if (m == TN_KM_BF16) tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 16);
  }
}

// Bytes of the first lanes of a register, where these are all that count and one instruction moves them without a mask:
// what is stored under a mask comes late to those who load it. 0: not so.
static unsigned first_bytes(const TnXGen *g, TnKMem m, const TnXLanes *l) {
  unsigned elem = tn_x_elem_of(g, m), bytes = l->active * elem;
  bool is_whole = tn_k_is_whole(m) && m != TN_KM_I1 && elem >= 4 && !l->mask;
  return is_whole && !(bytes & (bytes - 1)) && bytes < tn_x_at_least_16(l->n * elem) ? bytes : 0;
}

void tn_x_load_near(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const TnXLanes *l, unsigned q) {
  unsigned first = first_bytes(g, m, l);
  if (first) {
    tn_x_op(g, load_of(first, at), tn_x_at_least_16(first), to, 0, at);
  } else if (g->is_512) {
    load_near_512(g, m, to, at, l, q);
  } else {
    load_near_256(g, m, to, at, l, q);
  }
}

static TnXInsn plain_store(const TnXLanes *l) { return l->is_streamed ? TN_X_movntps_store : TN_X_movups_store; }

// The first bytes of a register by plain stores, which loads of what is behind them need not wait for.
static void store_first(TnXGen *g, unsigned x, TnXArg at, unsigned bytes) {
  for (unsigned piece = 32, done = 0; piece >= 4; piece /= 2) {
    if (!(bytes & piece)) continue;
    unsigned from = done ? tn_x_temp(g, 0) : x;
    if (done) tn_x_opi(g, TN_X_alignd, 64, from, x, tn_x_reg(x), done / 4);
    tn_x_op(g, store_of(piece), tn_x_at_least_16(piece), from, 0, at);
    at.disp += (int32_t)piece, done += piece;
  }
}

static void store_near_512(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const TnXLanes *l, unsigned q) {
  unsigned elem = tn_x_elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : l->n * elem;
  unsigned t = g->n_scratch_v ? tn_x_temp(g, 0) : 0;  // plain stores need none
  unsigned k = tn_x_mask_k(g, l, q, tn_x_granules_of(g, l, m));
  if (m == TN_KM_I1) {
    unsigned keep = k == TN_X_TEMP_K ? TN_X_TEMP_K2 : TN_X_TEMP_K, flags = tn_x_at_least_16(l->n);
    TnXArg ones = tn_x_const_rm(g, 1, 1, flags);
    tn_x_opk(g, TN_X_movdqu8_load, flags, t, 0, ones, tn_x_src_k(g, value, q, keep) | TN_X_ZERO);
    if (k) {
      tn_x_opk(g, TN_X_movdqu8_store, flags, t, 0, at, k);
    } else {
      tn_x_op(g, store_of(l->n), flags, t, 0, at);
    }
    return;
  }
  unsigned x = tn_x_src(g, value, q, bytes);
  if (elem < 4) {
    store_narrow(g, m, x, t, at, l, k);
    return;
  }
  if (l->is_reread && l->active < l->n) {
    store_first(g, x, at, l->active * elem);
    return;
  }
  switch (m) {
    case TN_KM_I8:
    case TN_KM_U8: tn_x_opk(g, TN_X_pmovdb, bytes, x, 0, at, k); return;
    case TN_KM_I16:
    case TN_KM_U16: tn_x_opk(g, TN_X_pmovdw, bytes, x, 0, at, k); return;
    case TN_KM_F16: tn_x_opk(g, TN_X_cvtps2ph, bytes, x, 0, at, k); return;
    case TN_KM_BF16: {
      if (bytes > 16 && is_plain(g, value)) {
        tn_x_op(g, TN_X_cvtneps2bf16, bytes, t, 0, tn_x_reg(x));
        tn_x_opk(g, k ? TN_X_movdqu16_store : TN_X_movups_store, bytes / 2, t, 0, at, k);
        return;
      }
      bool round = !is_bf16(g, value, 0);
      if (round && k == TN_X_TEMP_K2) {  // rounding uses this one
        tn_x_op(g, TN_X_kmovq, 16, TN_X_TEMP_K, 0, tn_x_reg(k));
        k = TN_X_TEMP_K;
      }
      if (round) round_bf16(g, t, x, bytes);
      x = round ? t : x;
      if (bytes == 16) {
        tn_x_opi(g, TN_X_psrld_i, bytes, 2, t, tn_x_reg(x), 16);
        tn_x_opk(g, TN_X_pmovdw, bytes, t, 0, at, k);
        return;
      }
      uint16_t upper[32];
      for (unsigned lane = 0; lane < bytes / 2; lane++) upper[lane] = (uint16_t)(2 * lane + 1);
      unsigned to = tn_x_temp(g, 1);
      tn_x_op(g, TN_X_movups_load, bytes, to, 0, tn_x_mem(TN_XR_POOL, tn_x_pool(g->code, upper, bytes)));
      tn_x_op(g, TN_X_permw, bytes, to, to, tn_x_reg(x));
      tn_x_opk(g, k ? TN_X_movdqu16_store : TN_X_movups_store, bytes / 2, to, 0, at, k);
      return;
    }
    case TN_KM_I32:
    case TN_KM_F32: tn_x_opk(g, k ? TN_X_movups_mst : plain_store(l), bytes, x, 0, at, k); return;
    case TN_KM_I64:
    case TN_KM_F64: tn_x_opk(g, k ? TN_X_movupd_mst : plain_store(l), bytes, x, 0, at, k); return;
    case TN_KM_I1:
    case TN_N_KM: break;
  }
  tn_unreachable();
}

// Low 16 bits of each 32-bit lane of t side by side in its low half.
static void pack_words(TnXGen *g, unsigned t, unsigned bytes, bool is_signed) {
  if (!is_signed) tn_x_op(g, TN_X_andps, bytes, t, t, tn_x_const_rm(g, 0xFFFF, 4, bytes));
  TnXInsn pack = is_signed ? TN_X_packssdw : TN_X_packusdw;
  if (bytes == 32) {
    unsigned high = tn_x_temp(g, 1);
    tn_x_opi(g, TN_X_extracti128, 32, t, 0, tn_x_reg(high), 1);
    tn_x_op(g, pack, 16, t, t, tn_x_reg(high));
  } else {
    tn_x_op(g, pack, 16, t, t, tn_x_reg(t));
  }
}

static void store_low(TnXGen *g, unsigned t, unsigned bytes, TnXArg at) {
  if (bytes == 2) {
    tn_x_opi(g, TN_X_pextrw, 16, t, 0, at, 0);
  } else {
    tn_x_op(g, store_of(bytes), 16, t, 0, at);
  }
}

static void store_near_256(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const TnXLanes *l, unsigned q) {
  unsigned elem = tn_x_elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : 32;
  unsigned t = g->n_scratch_v ? tn_x_temp(g, 0) : 0;
  unsigned x = tn_x_src(g, value, q, bytes), size = tn_k_mem_bytes[m] * l->n;
  if (elem < 4) {
    if (m == TN_KM_I1) tn_x_op(g, TN_X_andps, bytes, t, x, tn_x_const_rm(g, 1, elem, bytes));
    store_narrow(g, m, m == TN_KM_I1 ? t : x, t, at, l, 0);
    return;
  }
  switch (m) {
    case TN_KM_I32:
    case TN_KM_F32:
    case TN_KM_I64:
    case TN_KM_F64:
      if (tn_x_takes_all(l) && l->n * elem >= 16) {
        tn_x_op(g, plain_store(l), bytes, x, 0, at);
      } else {
        unsigned mask = tn_x_mask_v(g, l, q, elem, tn_x_temp(g, 1));
        tn_x_op(g, elem == 8 ? TN_X_maskmovpd_store : TN_X_maskmovps_store, bytes, x, mask, at);
      }
      return;
    case TN_KM_F16:
      tn_x_opi(g, TN_X_cvtps2ph, bytes, x, 0, tn_x_reg(t), 0);
      store_low(g, t, size, at);
      return;
    case TN_KM_BF16:
      round_bf16(g, t, x, bytes);
      tn_x_opi(g, TN_X_psrld_i, bytes, 2, t, tn_x_reg(t), 16);
      pack_words(g, t, bytes, false);
      store_low(g, t, size, at);
      return;
    case TN_KM_I16:
    case TN_KM_U16:
    case TN_KM_I8:
    case TN_KM_U8:
      tn_x_copy(g, t, x, bytes);
      if (size == 2 * l->n) {
        pack_words(g, t, bytes, false);
      } else {
        tn_x_op(g, TN_X_andps, bytes, t, t, tn_x_const_rm(g, 0xFF, 4, bytes));
        pack_words(g, t, bytes, true);
        tn_x_op(g, TN_X_packuswb, 16, t, t, tn_x_reg(t));
      }
      store_low(g, t, size, at);
      return;
    case TN_KM_I1:
      tn_x_opi(g, TN_X_psrld_i, bytes, 2, t, tn_x_reg(x), 31);
      pack_words(g, t, bytes, true);
      tn_x_op(g, TN_X_packuswb, 16, t, t, tn_x_reg(t));
      store_low(g, t, size, at);
      return;
    case TN_N_KM: break;
  }
  tn_unreachable();
}

void tn_x_store_near(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const TnXLanes *l, unsigned q) {
  unsigned first = first_bytes(g, m, l);
  if (first) {
    unsigned x = tn_x_src(g, value, q, tn_x_at_least_16(l->n * tn_x_elem_of(g, m)));
    tn_x_op(g, store_of(first), tn_x_at_least_16(first), x, 0, at);
  } else if (g->is_512) {
    store_near_512(g, m, value, at, l, q);
  } else {
    store_near_256(g, m, value, at, l, q);
  }
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loads, stores, and addresses. What vector instructions can not do (elements of one or two bytes apart from each
// other, scatter and masks without AVX-512) goes lane by lane through a piece of the frame, in the memory's format.
#include "target/x64/gen.h"

// ---- addresses

void tn_x_make_address(TnXGen *g, uint32_t addr) {
  const TnXAddr *x = &g->addrs.data[addr - 1];
  TnXCode *c = g->code;
  unsigned to = tn_x_dst_g(g, x->item, TN_XR_AX), parent = tn_x_src_g(g, g->addrs.data[x->parent - 1].item, TN_XR_CX);
  bool is_loop = tn_x_node(g, x->node)->op == TN_K_loop;
  if (is_loop && x->node != g->parallel_loop) {  // starts at iteration 0
    tn_x_mov(c, to, parent);
  } else {
    unsigned n = tn_x_src_g(g, is_loop ? g->begin_item : x->node, TN_XR_DX);
    int scale = tn_x_index_scale(x->coef);
    if (scale >= 0) {
      tn_x_lea(c, to, tn_x_mem_index(parent, n, (unsigned)scale, 0));
    } else {
      if (x->coef == (int32_t)x->coef) {
        tn_x_gpr(c, 0x69, true, TN_XR_AX, tn_x_reg(n), 4, (int32_t)x->coef);
      } else {
        tn_x_mov_imm(c, TN_XR_AX, x->coef);
        tn_x_gpr(c, 0x0FAF, true, TN_XR_AX, tn_x_reg(n), 0, 0);
      }
      tn_x_lea(c, to, tn_x_mem_index(parent, TN_XR_AX, 0, 0));
    }
  }
  tn_x_done_g(g, x->item, to);
}

static bool is_single_loop(const TnXGen *g, TnKVal v) {
  return tn_x_node(g, v)->op == TN_K_loop && tn_x_loop_is_single(g, v);
}

static int64_t stride_of(const TnXGen *g, const TnKNode *n) { return tn_x_stride(g, n, g->vector_loop); }

static TnXArg base_of(TnXGen *g, uint32_t i, int64_t *disp) {
  const TnKNode *n = tn_x_node(g, i);
  const TnXAddr *x = &g->addrs.data[g->address[i] - 1];
  const TnKTerm *last = NULL;
  *disp = n->imm;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    *disp += g->constant[term->node] * term->coef;
    if (!is_single_loop(g, term->node)) last = term;
  }
  TnXArg at = tn_x_mem(tn_x_src_g(g, x->item, TN_XR_AX), 0);
  if (last && !(x->node == last->node) && tn_x_index_scale(last->coef) >= 0) {
    at.index = (uint8_t)tn_x_src_g(g, last->node, TN_XR_CX);
    at.scale = (uint8_t)tn_x_index_scale(last->coef);
  }
  return at;
}

// Adds the per-lane index of an access of one lane, which is a number like any other.
static TnXArg add_lane_index(TnXGen *g, const TnKNode *n, TnXArg at) {
  TnXCode *c = g->code;
  unsigned before = g->n_reload, x;
  if (at.index != TN_XR_NONE) {
    tn_x_lea(c, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  if (tn_x_node(g, n->a)->type == TN_KT_I64) {
    x = tn_x_src_g_value(g, n->a, TN_XR_DX);
  } else {
    tn_x_gpr(c, 0x63, true, x = TN_XR_DX, tn_x_src_g_rm(g, n->a, TN_XR_DX), 0, 0);
  }
  int scale = tn_x_index_scale(n->coef_a);
  if (scale < 0) {
    tn_x_gpr(c, 0x69, true, TN_XR_DX, tn_x_reg(x), 4, n->coef_a);
    x = TN_XR_DX;
  }
  at.index = (uint8_t)x;
  at.scale = (uint8_t)(scale < 0 ? 0 : scale);
  g->n_reload = before;
  return at;
}

// Where lane 0 of part q lies. May use ax, cx, dx, and so may the result.
static TnXArg address_of(TnXGen *g, uint32_t i, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  int64_t disp;
  TnXArg at = base_of(g, i, &disp);
  if (n->a && tn_x_node(g, n->a)->lanes == 1) at = add_lane_index(g, n, at);
  if (n->a && n->lanes > 1 && at.index != TN_XR_NONE) {  // vectors change dx
    tn_x_lea(g->code, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  if (n->lanes > 1) disp += stride_of(g, n) * (int64_t)((g->part0 + q) * g->c);
  if (disp == (int32_t)disp) {
    at.disp = (int32_t)disp;
    return at;
  }
  tn_x_lea(g->code, TN_XR_AX, at);
  tn_x_mov_imm(g->code, TN_XR_DX, disp);
  tn_x_alu(g->code, 0, true, tn_x_reg(TN_XR_AX), TN_XR_DX);
  return tn_x_mem(TN_XR_AX, 0);
}

// ---- which lanes

typedef struct Lanes {
  unsigned n, active;  // lanes of the part; of those, the first so many
  TnKVal mask;         // or 0
  bool is_streamed;    // past the caches, where all lanes take part
  bool is_reread;      // TN_XI_REREAD
} Lanes;

bool tn_x_can_stream(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (n->op != TN_K_store || n->buf >= 64 || !(g->k->streamed >> n->buf & 1) || n->a || n->b) return false;
  unsigned size = tn_k_mem_bytes[n->aux], lanes = n->lanes < g->c ? n->lanes : g->c;
  if (size < 4 || size * lanes != g->vector_bytes || n->imm % g->vector_bytes) return false;
  bool is_dense = false;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    if (term->node == g->vloop[i])
      is_dense = term->coef == size;
    else if (term->coef % g->vector_bytes)
      return false;
  }
  return is_dense;
}

static Lanes lanes_of(const TnXGen *g, uint32_t i, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned lanes = n->lanes == 1 ? 1 : n->op == TN_K_store ? (n->lanes < g->c ? n->lanes : g->c) : tn_x_lanes(g, i);
  bool is_cut = n->lanes > 1 && (int)(g->part0 + q) == g->partial;
  if (n->op == TN_K_store && n->reach >= (g->part0 + q) * g->c + lanes) is_cut = false;
  return (Lanes){lanes, is_cut ? g->tail_lanes : lanes, n->b, g->is_streaming && tn_x_can_stream(g, i),
                 g->items[i].flags & TN_XI_REREAD};
}

static bool is_all(const Lanes *l) { return l->active == l->n && !l->mask; }

// The mask register for an access, 0 when all of `granules` lanes take part.
static unsigned mask_k(TnXGen *g, const Lanes *l, unsigned q, unsigned granules) {
  bool cut = l->active < granules;
  unsigned k = l->mask ? tn_x_src_k(g, l->mask, q, TN_X_TEMP_K) : 0;
  if (!cut) return k;
  unsigned limit = l->active == g->tail_lanes && g->partial >= 0 ? TN_X_TAIL_K : TN_X_TEMP_K2;
  if (limit != TN_X_TAIL_K) {
    tn_x_mov_imm(g->code, TN_XR_DX, ((int64_t)1 << l->active) - 1);
    tn_x_op(g, TN_X_kmovq_from, 16, limit, 0, tn_x_reg(TN_XR_DX));
  }
  if (!k) return limit;
  tn_x_op(g, TN_X_kandq, 16, TN_X_TEMP_K, k, tn_x_reg(limit));
  return TN_X_TEMP_K;
}

void tn_x_mask_bits(TnXGen *g, uint32_t mask, unsigned q, unsigned to) {
  if (g->is_512) {
    TnXInsn op = g->c > 16 ? TN_X_kmovq_to : TN_X_kmovw_to;  // what is above the lanes is not clean
    tn_x_op(g, op, 16, to, 0, tn_x_reg(tn_x_src_k(g, mask, q, TN_X_TEMP_K)));
  } else {
    unsigned before = g->n_reload;
    tn_x_op(g, TN_X_movmskps, 32, to, 0, tn_x_reg(tn_x_src(g, mask, q, 32)));
    g->n_reload = before;
  }
}

// AVX2: the lanes of an access as a vector of elements of `elem` bytes.
static unsigned mask_v(TnXGen *g, const Lanes *l, unsigned q, unsigned elem, unsigned to) {
  unsigned bytes = l->n * elem <= 16 ? 16 : 32;
  if (l->mask) {
    TnXArg m = tn_x_reg(tn_x_src(g, l->mask, q, 32));
    tn_x_op(g, elem == 8 ? TN_X_pmovsxdq : TN_X_movaps, bytes, to, 0, m);
  }
  if (l->active * elem == bytes) return to;
  uint8_t first[32] = {0};
  memset(first, 0xFF, l->active * elem);
  TnXArg rm = tn_x_mem(TN_XR_POOL, tn_x_pool(g->code, first, 32));
  tn_x_op(g, l->mask ? TN_X_andps : TN_X_movups_load, bytes, to, to * (l->mask != 0), rm);
  return to;
}

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

static void load_one(TnXGen *g, uint32_t i, unsigned to, TnXArg at) {
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

static void store_one(TnXGen *g, uint32_t i, TnXArg at) {
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
    case TN_KM_U8: tn_x_opi(g, TN_X_pextrb, 16, x, 0, at, 0); return;
    case TN_KM_I16:
    case TN_KM_U16: tn_x_opi(g, TN_X_pextrw, 16, x, 0, at, 0); return;
    case TN_KM_F16:
      tn_x_opi(g, TN_X_cvtps2ph, 16, x, 0, tn_x_reg(t), 0);
      tn_x_opi(g, TN_X_pextrw, 16, t, 0, at, 0);
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

static TnXInsn masked_load(TnKMem m) {
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
static unsigned at_least_16(unsigned bytes) { return bytes < 16 ? 16 : bytes; }

// `at` may be a register in what follows, but for AVX2's loads of lanes of 4 bytes and more under a mask.
// i1: `to` is the vector of bytes.
static void load_bytes(TnXGen *g, unsigned to, TnXArg at, const Lanes *l, unsigned k) {
  if (k) {
    tn_x_opk(g, TN_X_movdqu8_load, at_least_16(l->n), to, 0, at, k | TN_X_ZERO);
  } else {
    tn_x_op(g, load_of(l->n, at), at_least_16(l->n), to, 0, at);
  }
}

// Bytes of a lane that memory of type m has in registers.
static unsigned elem_of(const TnXGen *g, TnKMem m) {
  TnKType t = tn_k_mem_type(m);
  return tn_x_is_narrow(g, t) ? g->narrow : tn_k_type_bytes(t);
}

static unsigned granules_of(const TnXGen *g, const Lanes *l, TnKMem m) {
  unsigned elem = elem_of(g, m), least = m == TN_KM_I1 ? 16 : 16 / elem;
  // Whole accesses of 4, 8 or more flags, or narrow lanes as they are, need no mask.
  bool as_they_are = m == TN_KM_I1 || (elem < 4 && elem == tn_k_mem_bytes[m]);
  if (as_they_are && is_all(l) && l->n * tn_k_mem_bytes[m] >= 4) return l->n;
  return l->n < least ? least : l->n;
}

// Between memory of one or two bytes and lanes of as many, or of two. AVX2: whole parts only, k is 0.
static void load_narrow(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const Lanes *l, unsigned k) {
  unsigned size = tn_k_mem_bytes[m], bytes = l->n * g->narrow;
  if (size < g->narrow) {
    tn_x_opk(g, m == TN_KM_I8 ? TN_X_pmovsxbw : TN_X_pmovzxbw, at_least_16(bytes), to, 0, at, k ? k | TN_X_ZERO : 0);
  } else if (k) {
    tn_x_opk(g, size == 1 ? TN_X_movdqu8_load : TN_X_movdqu16_load, at_least_16(bytes), to, 0, at, k | TN_X_ZERO);
  } else {
    tn_x_op(g, load_of(bytes, at), at_least_16(bytes), to, 0, at);
  }
}

static void store_narrow(TnXGen *g, TnKMem m, unsigned x, unsigned t, TnXArg at, const Lanes *l, unsigned k) {
  unsigned size = tn_k_mem_bytes[m], bytes = l->n * g->narrow;
  if (size < g->narrow && g->is_512) {
    tn_x_opk(g, TN_X_pmovwb, at_least_16(bytes), x, 0, at, k);
    return;
  }
  if (size < g->narrow) {
    unsigned high = tn_x_temp(g, 1);
    tn_x_op(g, TN_X_andps, at_least_16(bytes), t, x, tn_x_const_rm(g, 0xFF, 2, at_least_16(bytes)));
    if (bytes == 32) tn_x_opi(g, TN_X_extracti128, 32, t, 0, tn_x_reg(high), 1);
    tn_x_op(g, TN_X_packuswb, 16, t, t, tn_x_reg(bytes == 32 ? high : t));
    x = t, bytes /= 2;
  }
  if (k) {
    tn_x_opk(g, size == 1 ? TN_X_movdqu8_store : TN_X_movdqu16_store, at_least_16(bytes), x, 0, at, k);
  } else {
    tn_x_op(g, store_of(bytes), at_least_16(bytes), x, 0, at);
  }
}

static void load_near_512(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const Lanes *l, unsigned q) {
  unsigned elem = elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : l->n * elem;
  unsigned k = mask_k(g, l, q, granules_of(g, l, m));
  if (m == TN_KM_I1) {
    unsigned t = tn_x_temp(g, 1);
    load_bytes(g, t, at, l, k);
    tn_x_op(g, TN_X_ptestmb, at_least_16(l->n), to, t, tn_x_reg(t));
    return;
  }
  if (elem < 4) {
    load_narrow(g, m, to, at, l, k);
    return;
  }
  bool plain = !k && (m == TN_KM_I32 || m == TN_KM_F32 || m == TN_KM_I64 || m == TN_KM_F64);
  tn_x_opk(g, plain ? TN_X_movups_load : masked_load(m), bytes, to, 0, at, k ? k | TN_X_ZERO : 0);
  if (m == TN_KM_BF16) tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 16);
}

static void load_near_256(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const Lanes *l, unsigned q) {
  unsigned elem = elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : 32;
  bool full = m == TN_KM_I32 || m == TN_KM_F32 || m == TN_KM_I64 || m == TN_KM_F64;
  if (elem < 4) {
    load_narrow(g, m, to, at, l, 0);
    if (m != TN_KM_I1) return;
    unsigned zero = tn_x_temp(g, 1);
    tn_x_const(g, zero, 0, 4, bytes);
    tn_x_op(g, elem == 1 ? TN_X_psubb : TN_X_psubw, bytes, to, zero, tn_x_reg(to));
    return;
  }
  if (full && (!is_all(l) || l->n * elem < 16)) {
    unsigned mask = mask_v(g, l, q, elem, tn_x_temp(g, 1));
    tn_x_op(g, elem == 8 ? TN_X_maskmovpd_load : TN_X_maskmovps_load, bytes, to, mask, at);
  } else if (m == TN_KM_I1) {
    tn_x_op(g, TN_X_pmovzxbd, bytes, to, 0, at);
    unsigned zero = tn_x_temp(g, 1);
    tn_x_const(g, zero, 0, 4, bytes);
    tn_x_op(g, TN_X_psubd, bytes, to, zero, tn_x_reg(to));
  } else {
    tn_x_op(g, full ? TN_X_movups_load : masked_load(m), bytes, to, 0, at);
    if (m == TN_KM_BF16) tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 16);
  }
}

// Bytes of the first lanes of a register, where these are all that count and one instruction moves them without a mask:
// what is stored under a mask comes late to those who load it. 0: not so.
static unsigned first_bytes(const TnXGen *g, TnKMem m, const Lanes *l) {
  unsigned elem = elem_of(g, m), bytes = l->active * elem;
  bool is_whole = tn_k_is_whole(m) && m != TN_KM_I1 && elem >= 4 && !l->mask;
  return is_whole && !(bytes & (bytes - 1)) && bytes < at_least_16(l->n * elem) ? bytes : 0;
}

static void load_near(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const Lanes *l, unsigned q) {
  unsigned first = first_bytes(g, m, l);
  if (first) {
    tn_x_op(g, load_of(first, at), at_least_16(first), to, 0, at);
  } else if (g->is_512) {
    load_near_512(g, m, to, at, l, q);
  } else {
    load_near_256(g, m, to, at, l, q);
  }
}

static TnXInsn plain_store(const Lanes *l) { return l->is_streamed ? TN_X_movntps_store : TN_X_movups_store; }

// The first bytes of a register by plain stores, which loads of what is behind them need not wait for.
static void store_first(TnXGen *g, unsigned x, TnXArg at, unsigned bytes) {
  for (unsigned piece = 32, done = 0; piece >= 4; piece /= 2) {
    if (!(bytes & piece)) continue;
    unsigned from = done ? tn_x_temp(g, 0) : x;
    if (done) tn_x_opi(g, TN_X_alignd, 64, from, x, tn_x_reg(x), done / 4);
    tn_x_op(g, store_of(piece), at_least_16(piece), from, 0, at);
    at.disp += (int32_t)piece, done += piece;
  }
}

static void store_near_512(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const Lanes *l, unsigned q) {
  unsigned elem = elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : l->n * elem;
  unsigned t = g->n_scratch_v ? tn_x_temp(g, 0) : 0;  // plain stores need none
  unsigned k = mask_k(g, l, q, granules_of(g, l, m));
  if (m == TN_KM_I1) {
    unsigned keep = k == TN_X_TEMP_K ? TN_X_TEMP_K2 : TN_X_TEMP_K, flags = at_least_16(l->n);
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

static void store_near_256(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const Lanes *l, unsigned q) {
  unsigned elem = elem_of(g, m), bytes = l->n * elem <= 16 ? 16 : 32;
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
      if (is_all(l) && l->n * elem >= 16) {
        tn_x_op(g, plain_store(l), bytes, x, 0, at);
      } else {
        unsigned mask = mask_v(g, l, q, elem, tn_x_temp(g, 1));
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

static void store_near(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const Lanes *l, unsigned q) {
  unsigned first = first_bytes(g, m, l);
  if (first) {
    unsigned x = tn_x_src(g, value, q, at_least_16(l->n * elem_of(g, m)));
    tn_x_op(g, store_of(first), at_least_16(first), x, 0, at);
  } else if (g->is_512) {
    store_near_512(g, m, value, at, l, q);
  } else {
    store_near_256(g, m, value, at, l, q);
  }
}

// ---- lane by lane

static void move_lane(TnXGen *g, unsigned bytes, TnXArg to, TnXArg from) {
  TnXCode *c = g->code;
  if (bytes == 8) {
    tn_x_load64(c, TN_XR_DX, from);
    tn_x_store64(c, to, TN_XR_DX);
  } else if (bytes == 4) {
    tn_x_gpr(c, 0x8B, false, TN_XR_DX, from, 0, 0);
    tn_x_gpr(c, 0x89, false, TN_XR_DX, to, 0, 0);
  } else {
    tn_x_gpr(c, bytes == 2 ? 0x0FB7 : 0x0FB6, false, TN_XR_DX, from, 0, 0);
    tn_x_gpr(c, bytes == 2 ? 0x660089 : 0x88, false, TN_XR_DX, to, 0, 0);
  }
}

enum { INDEXES = 512 };  // where per-lane indexes stand in the area

// Lanes of the indexes of an access into the area; whether there are any.
static bool store_indexes(TnXGen *g, const TnKNode *n, unsigned q) {
  if (!n->a || tn_x_node(g, n->a)->lanes <= 1) return false;
  unsigned bytes = g->vector_bytes, x = tn_x_src(g, n->a, q, bytes);
  tn_x_op(g, TN_X_movups_store, bytes, x, 0, tn_x_area(g, INDEXES));
  return true;
}

// Where a lane lies, from ax on; its index goes into dx.
static TnXArg lane_at(TnXGen *g, const TnKNode *n, unsigned lane, bool indexed) {
  TnXCode *c = g->code;
  int32_t disp = (int32_t)(stride_of(g, n) * (int64_t)lane);
  if (!indexed) return tn_x_mem(TN_XR_AX, disp);
  bool is_64 = tn_x_node(g, n->a)->type == TN_KT_I64;
  int scale = tn_x_index_scale(n->coef_a);
  tn_x_gpr(c, is_64 ? 0x8B : 0x63, true, TN_XR_DX, tn_x_area(g, INDEXES + lane * (is_64 ? 8 : 4)), 0, 0);
  if (scale < 0) tn_x_gpr(c, 0x69, true, TN_XR_DX, tn_x_reg(TN_XR_DX), 4, n->coef_a);
  return tn_x_mem_index(TN_XR_AX, TN_XR_DX, scale < 0 ? 0 : (unsigned)scale, disp);
}

// Copies the active lanes between memory and bytes 0 .. of the area, lane 0 first.
static void copy_lanes(TnXGen *g, uint32_t i, unsigned q, const Lanes *l, bool to_area) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  unsigned size = tn_k_mem_bytes[n->aux];
  int64_t stride = stride_of(g, n);
  g->n_reload = 0;  // what a store had there is in the area by now
  bool indexed = store_indexes(g, n, q);
  tn_x_lea(c, TN_XR_AX, address_of(g, i, q));
  if (l->mask) tn_x_mask_bits(g, l->mask, q, TN_XR_CX);
  bool far = stride * (int64_t)l->n != (int32_t)(stride * (int64_t)l->n);  // further apart than displacements reach
  for (unsigned lane = 0; lane < l->active; lane++) {
    size_t skip = 0;
    if (far && lane) {
      tn_x_mov_imm(c, TN_XR_DX, stride);
      tn_x_alu(c, 0, true, tn_x_reg(TN_XR_AX), TN_XR_DX);
    }
    if (l->mask) {
      tn_x_gpr(c, 0x0FBA, false, 4, tn_x_reg(TN_XR_CX), 1, (int32_t)lane);  // bt
      skip = tn_x_jump(c, TN_XJ_AE);
    }
    TnXArg there = lane_at(g, n, lane, indexed), here = tn_x_area(g, lane * size);
    if (far) there.disp = 0;
    if (to_area) {
      move_lane(g, size, here, there);
    } else if (indexed) {  // dx has the index: the value goes through the vector unit
      unsigned t = tn_x_temp(g, 2);
      tn_x_op(g, TN_X_movq_from, 16, t, 0, here);
      if (size == 8) tn_x_op(g, TN_X_movq_to, 16, t, 0, there);
      if (size == 4) tn_x_op(g, TN_X_movd_to, 16, t, 0, there);
      if (size == 2) tn_x_opi(g, TN_X_pextrw, 16, t, 0, there, 0);
      if (size == 1) tn_x_opi(g, TN_X_pextrb, 16, t, 0, there, 0);
    } else {
      move_lane(g, size, there, here);
    }
    if (l->mask) tn_x_here(c, skip);
  }
}

// AVX-512 has them for elements of 4 and 8 bytes.
static bool is_gathered(const TnXGen *g, const TnKNode *n) {
  return g->is_512 && tn_k_mem_bytes[n->aux] >= 4 && stride_of(g, n) * 16 == (int32_t)(stride_of(g, n) * 16);
}

// Whether lanes are put into a register one by one: what is stored in pieces is not read back as a whole before it has
// reached the cache.
static bool is_inserted(const TnXGen *g, const TnKNode *n, const Lanes *l) {
  int64_t reach = stride_of(g, n) * (int64_t)l->n;
  if (is_gathered(g, n)) return false;
  return !l->mask && !g->narrow && n->aux != TN_KM_I1 && reach == (int32_t)reach;
}

// The next lane's element into a vector of 128 bits.
static void pick_one(TnXGen *g, unsigned size, unsigned to, unsigned place, TnXArg from) {
  static const TnXInsn insns[] = {TN_X_pinsrb, TN_X_pinsrw, TN_X_pinsrd, TN_X_pinsrq};
  if (!place && size >= 4) {
    tn_x_op(g, size == 8 ? TN_X_movsd_load : TN_X_movss_load, 16, to, 0, from);
    return;
  }
  if (!place) tn_x_const(g, to, 0, 4, 16);
  tn_x_opi(g, insns[__builtin_ctz(size)], 16, to, to, from, place);
}

static void insert_lanes(TnXGen *g, uint32_t i, unsigned to, const Lanes *l, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned size = tn_k_mem_bytes[n->aux], each = 16 / size;
  bool indexed = store_indexes(g, n, q);
  tn_x_lea(g->code, TN_XR_AX, address_of(g, i, q));
  for (unsigned lane = 0; lane < l->active; lane++) {
    unsigned chunk = lane / each, at = lane % each, x = chunk ? tn_x_temp(g, 1) : to;
    pick_one(g, size, x, at, lane_at(g, n, lane, indexed));
    if (!chunk || (at + 1 < each && lane + 1 < l->active)) continue;
    unsigned bytes = chunk == 1 ? 32 : 64;
    tn_x_opi(g, g->is_512 ? TN_X_inserti32x4 : TN_X_inserti128, bytes, to, to, tn_x_reg(x), chunk);
  }
  if (size < 4) load_near(g, (TnKMem)n->aux, to, tn_x_reg(to), &(Lanes){.n = l->n, .active = l->n}, q);
}

static void load_far(TnXGen *g, uint32_t i, unsigned to, const Lanes *l, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  if (l->mask || l->active < l->n) {  // lanes that are out read zero
    unsigned zero = tn_x_temp(g, 1);
    tn_x_const(g, zero, 0, 4, g->vector_bytes);
    unsigned bytes = tn_k_mem_bytes[n->aux] * l->n;
    for (unsigned at = 0; at < bytes; at += g->vector_bytes)
      tn_x_op(g, TN_X_movups_store, g->vector_bytes, zero, 0, tn_x_area(g, at));
  }
  copy_lanes(g, i, q, l, true);
  Lanes all = {.n = l->n, .active = l->n};
  load_near(g, (TnKMem)n->aux, to, tn_x_area(g, 0), &all, q);
}

static void store_far(TnXGen *g, uint32_t i, const Lanes *l, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  Lanes all = {.n = l->n, .active = l->n};
  store_near(g, (TnKMem)n->aux, n->c, tn_x_area(g, 0), &all, q);
  copy_lanes(g, i, q, l, false);
}

// ---- gather and scatter

typedef struct Indexes {
  TnXArg at;       // index is the vector's register
  unsigned lanes;  // that one instruction treats
  bool is_64;
} Indexes;

// Lanes from `first` on, as 64-bit offsets in temp 1.
static void offsets_64(TnXGen *g, uint32_t i, unsigned q, unsigned first, unsigned lanes) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a);
  unsigned t = tn_x_temp(g, 1), bytes = lanes * 8 < 16 ? 16 : lanes * 8, before = g->n_reload;
  int64_t stride = stride_of(g, n), steps[8];
  TnXArg coef = tn_x_const_rm(g, (uint64_t)(int64_t)n->coef_a, 8, bytes);
  unsigned x = tn_x_src(g, n->a, q, 64);
  if (a->type == TN_KT_I64) {
    tn_x_op(g, TN_X_pmullq, bytes, t, x, coef);
  } else {
    if (first) {
      tn_x_opi(g, TN_X_extracti64x4, 64, x, 0, tn_x_reg(t), 1);
      x = t;
    }
    tn_x_op(g, TN_X_pmovsxdq, bytes, t, 0, tn_x_reg(x));
    tn_x_op(g, TN_X_pmuldq, bytes, t, t, coef);
  }
  g->n_reload = before;
  if (!stride) return;
  for (unsigned l = 0; l < 8; l++) steps[l] = stride * (int64_t)(first + l);
  tn_x_op(g, TN_X_paddq, bytes, t, t, tn_x_pool_rm(g, steps, bytes));
}

// How lanes from `first` on are indexed: by the values themselves, by constants, or by offsets made for it.
static Indexes indexes(TnXGen *g, uint32_t i, unsigned q, unsigned first, const Lanes *l, TnXArg at) {
  const TnKNode *n = tn_x_node(g, i);
  bool indexed = n->a && tn_x_node(g, n->a)->lanes > 1;
  int64_t stride = stride_of(g, n);
  int scale = indexed ? tn_x_index_scale(n->coef_a) : 0;
  Indexes x = {.at = at, .lanes = l->n};
  if (!indexed) {
    int32_t steps[16];
    unsigned t = tn_x_temp(g, 1), bytes = l->n * 4 < 16 ? 16 : l->n * 4;
    for (unsigned lane = 0; lane < 16; lane++) steps[lane] = (int32_t)(stride * (int64_t)lane);
    tn_x_op(g, TN_X_movups_load, bytes, t, 0, tn_x_pool_rm(g, steps, bytes));
    x.at.index = (uint8_t)t;
  } else if (scale >= 0 && !stride) {
    x.is_64 = tn_x_node(g, n->a)->type == TN_KT_I64;
    x.at.index = (uint8_t)tn_x_src(g, n->a, q, 64);
    x.at.scale = (uint8_t)scale;
  } else {
    x.is_64 = true;
    x.lanes = l->n < 8 ? l->n : 8;
    offsets_64(g, i, q, first, x.lanes);
    x.at.index = (uint8_t)tn_x_temp(g, 1);
  }
  return x;
}

// The instruction eats its mask, so each has a copy in TEMP_K. keep: the mask of all lanes, or 0.
static void mask_of_part(TnXGen *g, unsigned keep, unsigned first) {
  if (!keep) {
    tn_x_op(g, TN_X_kxnorq, 16, TN_X_TEMP_K, TN_X_TEMP_K, tn_x_reg(TN_X_TEMP_K));
  } else if (first) {
    tn_x_opi(g, TN_X_kshiftrw, 16, TN_X_TEMP_K, 0, tn_x_reg(keep), first);
  } else {
    tn_x_op(g, TN_X_kmovq, 16, TN_X_TEMP_K, 0, tn_x_reg(keep));
  }
}

// value: the register loaded to, or stored from.
static void gather_or_scatter(TnXGen *g, uint32_t i, unsigned q, const Lanes *lanes, unsigned value, bool is_store) {
  static const TnXInsn insns[2][2][2] = {{{TN_X_pgatherdd, TN_X_pgatherdq}, {TN_X_pgatherqd, TN_X_pgatherqq}},
                                         {{TN_X_pscatterdd, TN_X_pscatterdq}, {TN_X_pscatterqd, TN_X_pscatterqq}}};
  const TnKNode *n = tn_x_node(g, i);
  unsigned size = tn_k_mem_bytes[n->aux], t = tn_x_temp(g, 2), least = size == 8 ? 2 : 4;
  unsigned k = mask_k(g, lanes, q, lanes->n < least ? least : lanes->n);
  if (k) tn_x_op(g, TN_X_kmovq, 16, TN_X_TEMP_K2, 0, tn_x_reg(k));
  Lanes few = *lanes, *l = &few;  // each lane takes time, also one that is out
  while (l->n > least && l->n / 2 >= l->active) l->n /= 2;
  TnXArg at = address_of(g, i, q);
  if (at.index != TN_XR_NONE) {
    tn_x_lea(g->code, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  for (unsigned first = 0; first < l->n;) {
    Indexes x = indexes(g, i, q, first, l, at);
    unsigned wide = x.is_64 || size == 8 ? 8 : 4, bytes = x.lanes * wide < 16 ? 16 : x.lanes * wide;
    unsigned reg = first ? t : value;
    mask_of_part(g, k ? TN_X_TEMP_K2 : 0, first);
    if (is_store && first) tn_x_opi(g, TN_X_extracti64x4, 64, value, 0, tn_x_reg(t), 1);
    if (!is_store) tn_x_const(g, reg, 0, 4, 64);
    tn_x_opk(g, insns[is_store][x.is_64][size == 8], bytes, reg, 0, x.at, TN_X_TEMP_K);
    if (!is_store && first) tn_x_opi(g, TN_X_inserti64x4, 64, value, value, tn_x_reg(t), 1);
    first += x.lanes;
  }
}

// ---- one load a lane, at indexes that general registers get in pairs: often faster than gathering, and of any size

// Loads that mostly miss the caches wait less one by one, also where gathers are fast.
static bool is_large_table(const TnXGen *g, const TnKNode *n) {
  enum { LARGE = 4 << 20, DEPTH = 4 };
  TnKRange r = tn_k_range(g->nodes, n->a, DEPTH);
  return r.hi < INT32_MAX && r.hi * n->coef_a > LARGE;
}

static bool is_picked(const TnXGen *g, const TnKNode *n, const Lanes *l) {
  const TnKNode *a = tn_x_node(g, n->a);
  if (g->cpu->is_fast_gather && is_gathered(g, n) && !is_large_table(g, n)) return false;
  return n->a && a->type == TN_KT_I32 && a->lanes > 1 && is_all(l) && l->n >= 4 && !stride_of(g, n) &&
         n->aux != TN_KM_I1 && elem_of(g, (TnKMem)n->aux) >= 4;
}

// Lanes lane and lane + 1 of i32 in x, in cx and dx; t takes the quarter they stand in.
static void next_indexes(TnXGen *g, unsigned x, unsigned t, unsigned lane, int64_t coef) {
  TnXArg cx = tn_x_reg(TN_XR_CX), dx = tn_x_reg(TN_XR_DX);
  if (lane >= 4 && lane % 4 == 0)
    tn_x_opi(g, g->is_512 ? TN_X_extracti32x4 : TN_X_extracti128, g->vector_bytes, x, 0, tn_x_reg(t), lane / 4);
  if (lane >= 4) x = t;
  if (lane % 4) {
    tn_x_opi(g, TN_X_pextrq, 16, x, 0, dx, 1);
  } else {
    tn_x_op(g, TN_X_movq_to, 16, x, 0, dx);
  }
  tn_x_gpr(g->code, 0x63, true, TN_XR_CX, dx, 0, 0);
  tn_x_shift_imm(g->code, 7, true, TN_XR_DX, 32);
  if (tn_x_index_scale(coef) >= 0) return;
  tn_x_gpr(g->code, 0x69, true, TN_XR_CX, cx, 4, (int32_t)coef);
  tn_x_gpr(g->code, 0x69, true, TN_XR_DX, dx, 4, (int32_t)coef);
}

static void pick_lanes(TnXGen *g, uint32_t i, unsigned q, unsigned to, const Lanes *l) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned size = tn_k_mem_bytes[n->aux], per = 16 / size, t = tn_x_temp(g, 1), part = tn_x_temp(g, 2);
  unsigned bytes = at_least_16(l->n * elem_of(g, (TnKMem)n->aux));
  int scale = tn_x_index_scale(n->coef_a);
  TnXArg at = address_of(g, i, q);
  if (at.index != TN_XR_NONE || at.base == TN_XR_CX || at.base == TN_XR_DX) {
    tn_x_lea(g->code, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  unsigned x = tn_x_src(g, n->a, q, g->vector_bytes);
  for (unsigned lane = 0; lane < l->n; lane++) {
    if (lane % 2 == 0) next_indexes(g, x, t, lane, n->coef_a);
    TnXArg from = tn_x_mem_index(at.base, lane % 2 ? TN_XR_DX : TN_XR_CX, scale < 0 ? 0 : (unsigned)scale, at.disp);
    pick_one(g, size, lane < per ? to : part, lane % per, from);
    if (lane >= per && (lane + 1) % per == 0)
      tn_x_opi(g, g->is_512 ? TN_X_inserti32x4 : TN_X_inserti128, l->n * size, to, to, tn_x_reg(part), lane / per);
  }
  if (size < 4) tn_x_op(g, masked_load((TnKMem)n->aux), bytes, to, 0, tn_x_reg(to));
  if (n->aux == TN_KM_BF16) tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 16);
}

// ---- bytes and words, gathered as the 4 bytes at a multiple of 4 that they stand in, which are no other page's

static bool is_gathered_in_words(const TnXGen *g, const TnKNode *n, const Lanes *l) {
  enum { DEPTH = 4 };
  const TnKNode *a = tn_x_node(g, n->a);
  if (!g->is_512 || !g->cpu->is_fast_gather || !n->a || a->type != TN_KT_I32 || a->lanes < 8 || n->aux == TN_KM_I1)
    return false;
  if (tn_k_mem_bytes[n->aux] >= 4 || elem_of(g, (TnKMem)n->aux) != 4 || l->active < 8 || n->coef_a < 1) return false;
  TnKRange r = tn_k_range(g->nodes, n->a, DEPTH);
  int64_t stride = stride_of(g, n), most = INT32_MAX / 4;
  return r.hi <= most / n->coef_a && r.lo >= -most / n->coef_a && stride < most / 64 && stride > -most / 64 &&
         !is_large_table(g, n);
}

// What stands in the low bytes of lanes as a value.
static void extend_low(TnXGen *g, TnKMem m, unsigned to, unsigned bytes) {
  unsigned bits = 8 * tn_k_mem_bytes[m];
  if (m == TN_KM_F16) {
    tn_x_op(g, TN_X_pmovdw, bytes, to, 0, tn_x_reg(to));
    tn_x_op(g, TN_X_cvtph2ps, bytes, to, 0, tn_x_reg(to));
  } else if (m == TN_KM_U8 || m == TN_KM_U16) {
    tn_x_op(g, TN_X_pandd, bytes, to, to, tn_x_const_rm(g, ((uint64_t)1 << bits) - 1, 4, bytes));
  } else {
    tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 32 - bits);
    if (m != TN_KM_BF16) tn_x_opi(g, TN_X_psrad_i, bytes, 4, to, tn_x_reg(to), 32 - bits);
  }
}

static void gather_in_words(TnXGen *g, uint32_t i, unsigned q, unsigned to, const Lanes *l) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = l->n * 4, t = tn_x_temp(g, 1), s = tn_x_temp(g, 2), k = mask_k(g, l, q, l->n);
  int32_t steps[16];
  for (unsigned lane = 0; lane < 16; lane++) steps[lane] = (int32_t)(stride_of(g, n) * (int64_t)lane);
  tn_x_lea(g->code, TN_XR_AX, address_of(g, i, q));
  tn_x_mov(g->code, TN_XR_CX, TN_XR_AX);
  tn_x_alu_imm(g->code, 4, false, tn_x_reg(TN_XR_CX), 3);
  tn_x_alu(g->code, 5, true, tn_x_reg(TN_XR_AX), TN_XR_CX);
  tn_x_op(g, TN_X_movd_from, 16, t, 0, tn_x_reg(TN_XR_CX));
  tn_x_op(g, TN_X_pbroadcastd, bytes, t, 0, tn_x_reg(t));
  unsigned x = tn_x_src(g, n->a, q, 64), coef = (unsigned)n->coef_a;
  if (coef & (coef - 1)) {
    tn_x_op(g, TN_X_pmulld, bytes, s, x, tn_x_const_rm(g, coef, 4, bytes));
  } else {
    tn_x_opi(g, TN_X_pslld_i, bytes, 6, s, tn_x_reg(x), (unsigned)__builtin_ctz(coef));
  }
  tn_x_op(g, TN_X_paddd, bytes, t, t, tn_x_reg(s));
  if (steps[1]) tn_x_op(g, TN_X_paddd, bytes, t, t, tn_x_pool_rm(g, steps, bytes));
  tn_x_opi(g, TN_X_psrad_i, bytes, 4, s, tn_x_reg(t), 2);
  tn_x_const(g, to, 0, 4, 64);
  if (k)
    tn_x_op(g, TN_X_kmovq, 16, TN_X_TEMP_K, 0, tn_x_reg(k));
  else
    tn_x_op(g, TN_X_kxnorq, 16, TN_X_TEMP_K, TN_X_TEMP_K, tn_x_reg(TN_X_TEMP_K));
  tn_x_opk(g, TN_X_pgatherdd, bytes, to, 0, tn_x_mem_index(TN_XR_AX, s, 2, 0), TN_X_TEMP_K);
  tn_x_op(g, TN_X_pandd, bytes, t, t, tn_x_const_rm(g, 3, 4, bytes));
  tn_x_opi(g, TN_X_pslld_i, bytes, 6, t, tn_x_reg(t), 3);
  tn_x_op(g, TN_X_psrlvd, bytes, to, to, tn_x_reg(t));
  extend_low(g, (TnKMem)n->aux, to, bytes);
}

// ---- known places

static void load_table(TnXGen *g, uint32_t i, unsigned q, unsigned to, const Lanes *l) {
  static const TnXInsn tests[] = {TN_X_ptestmb, TN_X_ptestmw, TN_X_ptestmd};
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  unsigned elem = elem_of(g, m), log = (unsigned)__builtin_ctz(elem), x = m == TN_KM_I1 ? tn_x_temp(g, 0) : to;
  tn_x_read_table(g, i, q, elem, l->active, address_of(g, i, q), x);
  unsigned k = l->mask ? mask_k(g, l, q, l->n) : 0;
  if (m == TN_KM_I1) {
    tn_x_opk(g, tests[log], g->vector_bytes, to, x, tn_x_reg(x), k);
  } else if (k) {
    tn_x_opk(g, tn_x_masked_moves[log], g->vector_bytes, to, 0, tn_x_reg(to), k | TN_X_ZERO);
  }
}

static bool load_pattern(TnXGen *g, uint32_t i, unsigned q, unsigned to, const Lanes *l) {
  TnXPattern p;
  if (!tn_x_pattern(g, i, (g->part0 + q) * g->c, l->n, l->active, &p)) return false;
  TnXArg at = address_of(g, i, q);
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  if (p.size >= 4 || (elem_of(g, m) == p.size && m != TN_KM_I1)) {  // as it is
    tn_x_read_pattern(g, &p, at, to);
    return true;
  }
  unsigned t = tn_x_temp(g, 0);
  tn_x_read_pattern(g, &p, at, t);
  load_near(g, m, to, tn_x_reg(t), &(Lanes){.n = l->n, .active = l->n}, q);
  return true;
}

// ---- stores side by side: the parts of complex numbers, and with AVX-512 the columns of rows

// Whether elements of less than a word can be moved to the places between others: lanes as wide as they are, or
// integers in wider ones, whose low bytes they are.
static bool is_placed_narrow(const TnXGen *g, const TnKNode *n) {
  TnKMem m = (TnKMem)n->aux;
  unsigned size = tn_k_mem_bytes[m];
  bool is_low = m >= TN_KM_I8 && m <= TN_KM_U16 && tn_x_node(g, n->c)->type == TN_KT_I32;
  return g->is_512 && m != TN_KM_I1 && (size == g->narrow || is_low) && (size > 1 || g->cpu->has_vbmi);
}

// Number of stores from i on that fill every place between two lanes, 0: they do not.
static unsigned group_of_stores(const TnXGen *g, uint32_t i, unsigned q) {
  enum { MOST = 8 };
  const TnKNode *n = tn_x_node(g, i);
  Lanes l = lanes_of(g, i, q);
  int64_t size = tn_k_mem_bytes[n->aux], each = n->lanes > 1 ? stride_of(g, n) / size : 0;
  unsigned bytes = l.n * elem_of(g, (TnKMem)n->aux);
  if (each < 2 || each > MOST || stride_of(g, n) % size || i + each > g->k->n_nodes) return 0;
  if (size < 4 && (!is_placed_narrow(g, n) || size * l.n < 16)) return 0;
  if ((!g->is_512 && each != 2) || !is_all(&l) || (bytes != 32 && bytes != 64)) return 0;
  for (unsigned k = 0; k < each; k++) {
    const TnKNode *m = tn_x_node(g, i + k);
    if (m->op != TN_K_store || m->aux != n->aux || m->buf != n->buf || m->a || m->b || m->c >= i) return 0;
    if (m->lanes != n->lanes || m->imm != n->imm + k * size || !tn_x_same_terms(g, n, m)) return 0;
    if (tn_x_node(g, m->c)->lanes != n->lanes && tn_x_node(g, m->c)->lanes != 1) return 0;
  }
  return (unsigned)each;
}

// Whether a group that begins earlier has store i in it.
static bool is_in_group(const TnXGen *g, uint32_t i, unsigned q) {
  uint32_t first = i;
  while (tn_x_node(g, first - 1)->op == TN_K_store) first--;
  while (first < i) {
    unsigned each = group_of_stores(g, first, q);
    first += each ? each : 1;
  }
  return first > i;
}

// Vector number `out` of the places of a group, of `bytes`, from two of its stores at a time, which are in registers of
// `from` bytes. Elements are moved in pieces that one instruction takes: of 4 bytes, or the element's.
static void store_places(TnXGen *g, uint32_t i, unsigned q, unsigned each, unsigned from, unsigned bytes, unsigned out,
                         TnXArg to) {
  static const TnXInsn one[] = {TN_X_permb, TN_X_permw, TN_X_permd}, two[] = {TN_X_permi2b, TN_X_permi2w, TN_X_permi2d};
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  unsigned size = tn_k_mem_bytes[m], piece = size < 4 ? size : 4, per = size / piece, lane = elem_of(g, m) / piece;
  unsigned n = bytes / piece, log = (unsigned)__builtin_ctz(piece), all = tn_x_temp(g, 1), t = tn_x_temp(g, 2);
  for (unsigned pair = 0; pair < each; pair += 2) {
    uint8_t places[64] = {0};
    uint64_t in = 0;
    for (unsigned w = 0; w < n; w++) {
      unsigned e = (out * n + w) / per, column = e % each;
      if (column / 2 * 2 != pair) continue;
      places[w * piece] = (uint8_t)(e / each * lane + w % per + (column > pair ? from / piece : 0));
      in |= (uint64_t)1 << w;
    }
    unsigned x = pair ? tn_x_temp(g, 0) : all, before = g->n_reload;
    unsigned first = tn_x_src(g, tn_x_node(g, i + pair)->c, q, from);
    unsigned k = pair ? tn_x_mask_of(g, in, TN_X_TEMP_K) : 0;
    bool has_second = pair + 1 < each;
    tn_x_op(g, TN_X_movups_load, from, has_second ? x : t, 0, tn_x_pool_rm(g, places, from));
    if (has_second) {
      unsigned second = tn_x_src(g, tn_x_node(g, i + pair + 1)->c, q, from);
      tn_x_op(g, two[log], from, x, first, tn_x_reg(second));
      if (pair) tn_x_opk(g, tn_x_masked_moves[log], from, all, 0, tn_x_reg(x), k);
    } else {
      tn_x_opk(g, one[log], from, all, t, tn_x_reg(first), k);
    }
    g->n_reload = before;
  }
  to.disp += (int32_t)(out * bytes);
  tn_x_op(g, TN_X_movups_store, bytes, all, 0, to);
}

// AVX2: a pair's places in 128 bits are alternately of the one and the other half.
static void store_pairs(TnXGen *g, uint32_t i, unsigned q, TnXArg to) {
  unsigned first = tn_x_src(g, tn_x_node(g, i)->c, q, 32), second = tn_x_src(g, tn_x_node(g, i + 1)->c, q, 32);
  bool is_64 = tn_k_mem_bytes[tn_x_node(g, i)->aux] == 8;
  unsigned low = tn_x_temp(g, 1), high = tn_x_temp(g, 2);
  tn_x_op(g, is_64 ? TN_X_unpcklpd : TN_X_unpcklps, 32, low, first, tn_x_reg(second));
  tn_x_op(g, is_64 ? TN_X_unpckhpd : TN_X_unpckhps, 32, high, first, tn_x_reg(second));
  for (unsigned out = 0; out < 4; out++, to.disp += 16) {
    unsigned x = out % 2 ? high : low;
    if (out < 2)
      tn_x_op(g, TN_X_movups_store, 16, x, 0, to);
    else
      tn_x_opi(g, TN_X_extracti128, 32, x, 0, to, 1);
  }
}

static void store_group(TnXGen *g, uint32_t i, unsigned q, const Lanes *l, unsigned each) {
  TnXArg at = address_of(g, i, q);
  if (!g->is_512) {
    store_pairs(g, i, q, at);
    return;
  }
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  unsigned from = l->n * elem_of(g, m), all = each * l->n * tn_k_mem_bytes[m], bytes = from;
  while (all % bytes) bytes /= 2;
  for (unsigned out = 0; out < all / bytes; out++) store_places(g, i, q, each, from, bytes, out, at);
}

// ---- loads and stores

static bool is_near(const TnXGen *g, const TnKNode *n, const Lanes *l) {
  unsigned size = tn_k_mem_bytes[n->aux];
  if (n->a && tn_x_node(g, n->a)->lanes > 1) return false;
  if (stride_of(g, n) != size) return false;
  if (g->is_512) return true;
  bool full = size >= 4 && n->aux != TN_KM_I1;
  return full || (is_all(l) && l->n >= (g->narrow ? 8 : 4));
}

// level: the cache that it comes into, 1 or 2.
static void fetch(TnXGen *g, TnXArg at, int64_t far, unsigned level) {
  if (at.disp + far != (int32_t)(at.disp + far)) return;
  at.disp += (int32_t)far;
  tn_x_gpr(g->code, 0x0F18, false, level, at, 0, 0);  // prefetcht0, prefetcht1
}

// A serial loop in a vector loop walks down columns, from page to page, which the machine does not foresee: what is
// read some steps later is asked for now.
static void fetch_ahead(TnXGen *g, uint32_t i, TnXArg at) {
  enum { FAR = 2048, AHEAD = 16 };
  const TnKNode *n = tn_x_node(g, i);
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    const TnKNode *loop = tn_x_node(g, term->node);
    if (term->node <= g->vloop[i] || loop->op != TN_K_loop || loop->a || loop->imm < 2 * AHEAD) continue;
    if (term->coef < FAR && term->coef > -FAR) continue;
    fetch(g, at, AHEAD * term->coef, 2);
    return;
  }
}

// Bytes from one round to the next of the innermost loop around loads i and j, where in it both read the same places;
// 0: they do not.
static int64_t step_of_rereading(const TnXGen *g, uint32_t i, uint32_t j) {
  const TnKNode *n = tn_x_node(g, i), *m = tn_x_node(g, j);
  if (i == j || m->op != TN_K_load || m->a || m->buf != n->buf || m->imm != n->imm) return 0;
  if (m->n_terms != n->n_terms) return 0;
  int64_t step = 0;
  bool is_apart = false;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *x = &g->k->terms[n->term + t], *y = &g->k->terms[m->term + t];
    if (x->coef != y->coef || (is_apart && x->node == y->node)) return 0;
    is_apart |= x->node != y->node;
    if (!is_apart) step = x->coef;
  }
  return is_apart ? step : 0;
}

// Several loops go over the same rows of a large array: the last one asks for the next rows, so that they come while
// it computes; into the first cache where nothing that is done to these rows after it has use for that.
static void fetch_next(TnXGen *g, uint32_t i, TnXArg at) {
  enum { LARGE = 4 << 20, MOST_NODES = 1000, HALF_A_CACHE = 16 << 10 };
  const TnKNode *n = tn_x_node(g, i);
  int64_t bytes = 0, step = 0;
  bool is_last = true;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    const TnKNode *loop = tn_x_node(g, term->node);
    if (loop->op == TN_K_loop && !loop->a) bytes += term->coef * loop->imm;
  }
  if (bytes < LARGE || n->a || g->k->n_nodes > MOST_NODES) return;
  for (uint32_t j = 1; j < g->k->n_nodes; j++) {
    int64_t again = step_of_rereading(g, i, j);
    if (again && j > i) return;
    if (again) step = again;
    const TnKNode *other = tn_x_node(g, j);
    is_last &= j < i || other->op != TN_K_loop || !(other->aux & TN_LOOP_VECTOR);
  }
  if (step > 0) fetch(g, at, step, is_last && step <= HALF_A_CACHE ? 1 : 2);
}

// A jump over the load where all lanes are out, which read zero: not to read from a page that is not there takes a
// thousand cycles on some machines.
static size_t skip_load(TnXGen *g, uint32_t i, unsigned q, unsigned to, const Lanes *l) {
  unsigned before = g->n_reload;
  if (g->is_512 && tn_x_node(g, i)->type == TN_KT_I1) {
    tn_x_op(g, TN_X_kxorq, 16, to, to, tn_x_reg(to));
  } else {
    tn_x_const(g, to, 0, 4, g->vector_bytes);
  }
  tn_x_mask_bits(g, l->mask, q, TN_XR_DX);
  g->n_reload = before;
  if (l->n < 32) {
    tn_x_alu_imm(g->code, 4, false, tn_x_reg(TN_XR_DX), (1 << l->n) - 1);
  } else {
    tn_x_alu(g->code, 4, true, tn_x_reg(TN_XR_DX), TN_XR_DX);
  }
  return tn_x_jump(g->code, TN_XJ_E);
}

static void load_part(TnXGen *g, uint32_t i, unsigned q, unsigned to) {
  const TnKNode *n = tn_x_node(g, i);
  Lanes l = lanes_of(g, i, q);
  if (is_near(g, n, &l)) {
    size_t skip = l.mask ? skip_load(g, i, q, to, &l) : 0;
    TnXArg at = address_of(g, i, q);
    fetch_ahead(g, i, at);
    if (q * g->vector_bytes % 64 == 0) fetch_next(g, i, at);
    load_near(g, (TnKMem)n->aux, to, at, &l, q);
    if (skip) tn_x_here(g->code, skip);
  } else if (!g->is_pattern[i] && tn_x_is_table(g, i, elem_of(g, (TnKMem)n->aux))) {
    load_table(g, i, q, to, &l);
  } else if (load_pattern(g, i, q, to, &l)) {
    return;
  } else if (is_gathered_in_words(g, n, &l)) {
    gather_in_words(g, i, q, to, &l);
  } else if (is_picked(g, n, &l)) {
    pick_lanes(g, i, q, to, &l);
  } else if (is_inserted(g, n, &l)) {
    insert_lanes(g, i, to, &l, q);
  } else if (is_gathered(g, n)) {
    gather_or_scatter(g, i, q, &l, to, false);
  } else {
    load_far(g, i, to, &l, q);
  }
}

// An access all of whose parts are whole words side by side, which plain instructions move.
static bool is_all_plain(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned size = tn_k_mem_bytes[n->aux];
  if (n->a || n->b || g->partial >= 0 || n->lanes < g->c || size < 4 || size * g->c < 16) return false;
  return g->vloop[i] && elem_of(g, (TnKMem)n->aux) == size && stride_of(g, n) == size;
}

// Where part q lies, behind the one at `at`. Nothing changes registers between them.
static TnXArg next_plain(TnXGen *g, uint32_t i, unsigned q, TnXArg at) {
  const int64_t disp = at.disp + (int64_t)(tn_k_mem_bytes[tn_x_node(g, i)->aux] * g->c);
  if (q == 0 || disp != (int32_t)disp) return address_of(g, i, q);
  at.disp = (int32_t)disp;
  return at;
}

static void load_plain(TnXGen *g, uint32_t i, unsigned parts) {
  const unsigned bytes = tn_k_mem_bytes[tn_x_node(g, i)->aux] * g->c;
  TnXArg at = {0};
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    unsigned to = tn_x_dst(g, i, q);
    at = next_plain(g, i, q, at);
    fetch_ahead(g, i, at);
    if (q * g->vector_bytes % 64 == 0) fetch_next(g, i, at);
    tn_x_op(g, TN_X_movups_load, bytes, to, 0, at);
    tn_x_done(g, i, q, to);
  }
}

static void store_plain(TnXGen *g, uint32_t i, unsigned parts) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned bytes = tn_k_mem_bytes[n->aux] * g->c;
  const TnXInsn op = g->is_streaming && tn_x_can_stream(g, i) ? TN_X_movntps_store : TN_X_movups_store;
  TnXArg at = {0};
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    at = next_plain(g, i, q, at);
    tn_x_op(g, op, bytes, tn_x_src(g, n->c, q, bytes), 0, at);
  }
}

static void load_g(TnXGen *g, uint32_t i) {
  static const uint16_t opcode[TN_N_KM] = {
      [TN_KM_I1] = 0x0FB6,  [TN_KM_I8] = 0x0FBE, [TN_KM_U8] = 0x0FB6, [TN_KM_I16] = 0x0FBF,
      [TN_KM_U16] = 0x0FB7, [TN_KM_I32] = 0x8B,  [TN_KM_I64] = 0x8B};
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  size_t skip = 0;
  if (n->b) {
    tn_x_mov_imm(g->code, to, 0);
    skip = tn_x_jump(g->code, tn_x_condition(g, n->b) ^ 1);
  }
  tn_x_gpr(g->code, opcode[n->aux], n->aux == TN_KM_I64, to, address_of(g, i, 0), 0, 0);
  if (n->b) tn_x_here(g->code, skip);
  tn_x_done_g(g, i, to);
}

static void load_one_masked(TnXGen *g, uint32_t i, unsigned to) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  if (g->is_512 && n->type == TN_KT_I1) {
    tn_x_op(g, TN_X_kxorq, 16, to, to, tn_x_reg(to));
  } else {
    tn_x_const(g, to, 0, 4, 16);
  }
  size_t skip = tn_x_jump(c, tn_x_condition(g, n->b) ^ 1);
  load_one(g, i, to, address_of(g, i, 0));
  tn_x_here(c, skip);
}

// f16 as they are.
static void load_half(TnXGen *g, uint32_t i) {
  unsigned bytes = tn_x_bytes(g, i, TN_X_F16);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    Lanes l = lanes_of(g, i, q);
    unsigned to = tn_x_dst(g, i, q), k = l.n > 1 ? mask_k(g, &l, q, bytes / 2) : 0;
    TnXInsn op = l.n == 1 ? TN_X_pbroadcastw : k ? TN_X_movdqu16_load : TN_X_movups_load;
    tn_x_opk(g, op, bytes, to, 0, address_of(g, i, q), k ? k | TN_X_ZERO : 0);
    tn_x_done(g, i, q, to);
  }
}

static void store_half(TnXGen *g, uint32_t i) {
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    Lanes l = lanes_of(g, i, q);
    unsigned bytes = 2 * l.n, x = tn_x_src(g, tn_x_node(g, i)->c, q, bytes), k = mask_k(g, &l, q, l.n);
    tn_x_opk(g, k ? TN_X_movdqu16_store : TN_X_movups_store, bytes, x, 0, address_of(g, i, q), k);
  }
}

void tn_x_load(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (n->type == TN_X_F16) {
    load_half(g, i);
    return;
  }
  bool is_k = g->is_512 && n->type == TN_KT_I1;
  unsigned parts = tn_x_parts(g, i);
  if (g->items[i].flags & TN_XI_FUSED) return;
  if (g->in_g[i]) {
    load_g(g, i);
    return;
  }
  if (is_all_plain(g, i) && !tn_x_has_columns(g, i)) {
    load_plain(g, i, parts);
    return;
  }
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    const bool is_cut = (int)(g->part0 + q) == g->partial;
    if (tn_x_has_columns(g, i) && (!is_cut || tn_x_cuts_columns(g, g->column[i]))) {
      if (g->column[i] == i) tn_x_load_columns(g, i, q, address_of(g, i, q));
      continue;
    }
    unsigned to = is_k ? tn_x_dst_k(g, i, q) : tn_x_dst(g, i, q);
    if (n->lanes > 1) {
      load_part(g, i, q, to);
    } else if (n->b) {
      load_one_masked(g, i, to);
    } else {
      load_one(g, i, to, address_of(g, i, 0));
    }
    if (is_k) {
      tn_x_done_k(g, i, q, to);
    } else {
      tn_x_done(g, i, q, to);
    }
  }
}

// ---- stores that saturate: numbers between the least and the most that memory holds go there without these bounds

static bool is_signed(TnKMem m) { return m == TN_KM_I8 || m == TN_KM_I16; }

TnKVal tn_x_stored(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned size = tn_k_mem_bytes[n->aux];
  TnKVal inner, x = 0;
  if (!g->is_512 || n->lanes == 1 || n->aux < TN_KM_I8 || n->aux > TN_KM_U16) return n->c;
  if (n->a || size >= (g->narrow ? g->narrow : 4) || tn_x_stride(g, n, g->vloop[i]) != size) return n->c;
  if ((g->cut && g->cut[n->c].x) || g->known[n->c]) return n->c;
  const int64_t all = INT64_C(1) << 8 * size, least = is_signed((TnKMem)n->aux) ? -all / 2 : 0;
  bool is_it = tn_x_is_between(g, n->c, least, least + all - 1, &inner, &x) && tn_x_node(g, x)->lanes == n->lanes;
  return is_it && !(g->cut && g->cut[inner].x) ? x : n->c;
}

static void store_saturated(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const Lanes *l, unsigned q) {
  static const uint16_t insns[3][2] = {
      {TN_X_pmovusdb, TN_X_pmovsdb}, {TN_X_pmovusdw, TN_X_pmovsdw}, {TN_X_pmovuswb, TN_X_pmovswb}};
  const unsigned elem = elem_of(g, m), bytes = at_least_16(l->n * elem), t = tn_x_temp(g, 0);
  const unsigned k = mask_k(g, l, q, granules_of(g, l, m)), which = elem == 2 ? 2 : tn_k_mem_bytes[m] / 2u;
  unsigned x = tn_x_src(g, value, q, bytes);
  if (!is_signed(m)) {  // the instruction takes it as unsigned
    tn_x_op(g, elem == 2 ? TN_X_pmaxsw : TN_X_pmaxsd, bytes, t, x, tn_x_const_rm(g, 0, elem, bytes));
    x = t;
  }
  tn_x_opk(g, (TnXInsn)insns[which][is_signed(m)], bytes, x, 0, at, k);
}

// Two whole parts, whose quarters have come to take turns.
static void store_two_saturated(TnXGen *g, uint32_t i, unsigned q, unsigned low, unsigned high) {
  static const uint16_t packs[2][2] = {{TN_X_packuswb, TN_X_packsswb}, {TN_X_packusdw, TN_X_packssdw}};
  static const uint64_t order[8] = {0, 2, 4, 6, 1, 3, 5, 7};
  const TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  const unsigned elem = elem_of(g, m), t = tn_x_temp(g, 0), to = tn_x_temp(g, 1);
  tn_x_op(g, (TnXInsn)packs[elem == 4][is_signed(m)], 64, t, low, tn_x_reg(high));
  tn_x_op(g, TN_X_movups_load, 64, to, 0, tn_x_pool_rm(g, order, 64));
  tn_x_op(g, TN_X_permq_v, 64, to, to, tn_x_reg(t));
  if (elem == 4 && tn_k_mem_bytes[m] == 1)
    tn_x_opk(g, is_signed(m) ? TN_X_pmovswb : TN_X_pmovuswb, 64, to, 0, address_of(g, i, q), 0);
  else
    tn_x_op(g, TN_X_movups_store, 64, to, 0, address_of(g, i, q));
}

// The low bytes of the lanes of two whole parts, picked at once and stored together.
static bool store_two(TnXGen *g, uint32_t i, unsigned q, TnKVal value) {
  enum { ALL = 64 };
  const TnKNode *n = tn_x_node(g, i);
  TnKMem m = (TnKMem)n->aux;
  unsigned elem = elem_of(g, m), size = tn_k_mem_bytes[m], piece = size < 2 ? 1 : 2;
  if (!g->is_512 || m < TN_KM_I8 || m > TN_KM_U16 || size >= elem) return false;
  if (size == 1 && !g->cpu->has_vbmi && value == n->c) return false;
  Lanes first = lanes_of(g, i, q), second = lanes_of(g, i, q + 1);
  if (!is_all(&first) || !is_all(&second) || first.n * elem != ALL || !is_near(g, n, &first)) return false;
  uint8_t places[ALL] = {0};
  unsigned bytes = 2 * first.n * size, t = tn_x_temp(g, 1);
  for (unsigned at = 0; at < bytes; at += piece) places[at] = (uint8_t)(at / size * elem / piece);
  unsigned low = tn_x_src(g, value, q, ALL), high = tn_x_src(g, value, q + 1, ALL);
  if (value != n->c) {
    store_two_saturated(g, i, q, low, high);
    return true;
  }
  tn_x_op(g, TN_X_movups_load, ALL, t, 0, tn_x_pool_rm(g, places, ALL));
  tn_x_op(g, size == 1 ? TN_X_permi2b : TN_X_permi2w, ALL, t, low, tn_x_reg(high));
  tn_x_op(g, TN_X_movups_store, bytes, t, 0, address_of(g, i, q));
  return true;
}

void tn_x_store(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (tn_x_node(g, n->c)->type == TN_X_F16) {
    store_half(g, i);
    return;
  }
  TnXCode *c = g->code;
  const TnKVal value = tn_x_stored(g, i);
  unsigned parts = tn_x_parts(g, i);
  if (is_all_plain(g, i)) {
    store_plain(g, i, parts);
    return;
  }
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    if (n->lanes > 1 && q + 1 < parts && store_two(g, i, q, value)) {
      q++;
      continue;
    }
    if (n->lanes > 1) {
      Lanes l = lanes_of(g, i, q);
      if (value != n->c) {
        store_saturated(g, (TnKMem)n->aux, value, address_of(g, i, q), &l, q);
      } else if (is_near(g, n, &l)) {
        store_near(g, (TnKMem)n->aux, n->c, address_of(g, i, q), &l, q);
      } else if (is_in_group(g, i, q)) {
        continue;  // done with those before
      } else if (group_of_stores(g, i, q)) {
        store_group(g, i, q, &l, group_of_stores(g, i, q));
      } else if (is_gathered(g, n)) {
        gather_or_scatter(g, i, q, &l, tn_x_src(g, n->c, q, 64), true);
      } else {
        store_far(g, i, &l, q);
      }
      continue;
    }
    size_t skip = 0;
    if (n->b) skip = tn_x_jump(c, tn_x_condition(g, n->b) ^ 1);
    store_one(g, i, address_of(g, i, 0));
    if (n->b) tn_x_here(c, skip);
  }
}

// ---- addresses as data

void tn_x_affine(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  static const TnXInsn sums[] = {TN_X_paddb, TN_X_paddw, TN_X_paddd, TN_X_paddq};
  unsigned log = tn_x_log(g, i, (TnKType)n->type), elem = 1u << log, bytes = tn_x_bytes(g, i, (TnKType)n->type);
  int64_t imm = n->imm, stride = n->lanes > 1 ? stride_of(g, n) : 0;
  unsigned sum = TN_XR_NONE;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    imm = (int64_t)((uint64_t)imm + (uint64_t)g->constant[term->node] * (uint64_t)term->coef);
    if (is_single_loop(g, term->node)) continue;
    unsigned x = tn_x_src_g(g, term->node, TN_XR_CX), to = sum == TN_XR_NONE ? TN_XR_AX : TN_XR_CX;
    if (term->coef == 1 && n->n_terms == 1 && x != TN_XR_CX) {
      sum = x;
      break;
    }
    if (term->coef == 1) {
      tn_x_mov(c, to, x);
    } else if (term->coef == (int32_t)term->coef) {
      tn_x_gpr(c, 0x69, true, to, tn_x_reg(x), 4, (int32_t)term->coef);
    } else {
      tn_x_mov_imm(c, TN_XR_DX, term->coef);
      tn_x_gpr(c, 0x0FAF, true, TN_XR_DX, tn_x_reg(x), 0, 0);
      tn_x_mov(c, to, TN_XR_DX);
    }
    if (sum != TN_XR_NONE) tn_x_alu(c, 0, true, tn_x_reg(sum), to);
    sum = TN_XR_AX;
  }
  if (g->in_g[i]) {
    unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
    if (sum == TN_XR_NONE || imm != (int32_t)imm) {
      tn_x_mov_imm(c, TN_XR_CX, imm);
      if (sum != TN_XR_NONE) tn_x_alu(c, 0, true, tn_x_reg(TN_XR_CX), sum);
      tn_x_mov(c, to, TN_XR_CX);
    } else {
      tn_x_lea(c, to, tn_x_mem(sum, (int32_t)imm));
    }
    tn_x_done_g(g, i, to);
    return;
  }
  unsigned parts = tn_x_parts(g, i), lanes = tn_x_lanes(g, i);
  unsigned base = tn_x_temp(g, 1);
  if (sum != TN_XR_NONE) {
    tn_x_op(g, elem == 8 ? TN_X_movq_from : TN_X_movd_from, 16, base, 0, tn_x_reg(sum));
    if (n->lanes > 1 || tn_x_is_spread(g, i)) tn_x_op(g, tn_x_broadcasts[log], bytes, base, 0, tn_x_reg(base));
  }
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    unsigned to = tn_x_dst(g, i, q);
    uint64_t first = (uint64_t)imm + (uint64_t)stride * ((g->part0 + q) * g->c), v[8] = {0};
    for (unsigned l = 0; l < lanes; l++) {
      uint64_t x = first + (uint64_t)stride * l;
      memcpy((uint8_t *)v + (size_t)l * elem, &x, elem);
    }
    TnXArg rm = tn_x_mem(TN_XR_POOL, 0);
    if (sum == TN_XR_NONE && !stride) {
      tn_x_const(g, to, first, elem, bytes);
    } else if (sum == TN_XR_NONE) {
      rm.disp = tn_x_pool(c, v, bytes);
      tn_x_op(g, TN_X_movups_load, bytes, to, 0, rm);
    } else {
      TnXArg add = stride ? (rm.disp = tn_x_pool(c, v, bytes), rm) : tn_x_const_rm(g, first, elem, bytes);
      tn_x_op(g, sums[log], bytes, to, base, add);
    }
    tn_x_done(g, i, q, to);
  }
}

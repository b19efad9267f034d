// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loads and stores of lanes that are apart from each other. What vector instructions can not do (elements of one or two
// bytes, scatter and masks without AVX-512) goes lane by lane through a piece of the frame, in the memory's format.
#include "target/x64/memory.h"

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
  int32_t disp = (int32_t)(tn_x_stride_of(g, n) * (int64_t)lane);
  if (!indexed) return tn_x_mem(TN_XR_AX, disp);
  bool is_64 = tn_x_node(g, n->a)->type == TN_KT_I64;
  int scale = tn_x_index_scale(n->coef_a);
  tn_x_gpr(c, is_64 ? 0x8B : 0x63, true, TN_XR_DX, tn_x_area(g, INDEXES + lane * (is_64 ? 8 : 4)), 0, 0);
  if (scale < 0) tn_x_gpr(c, 0x69, true, TN_XR_DX, tn_x_reg(TN_XR_DX), 4, n->coef_a);
  return tn_x_mem_index(TN_XR_AX, TN_XR_DX, scale < 0 ? 0 : (unsigned)scale, disp);
}

// Copies the active lanes between memory and bytes 0 .. of the area, lane 0 first.
static void copy_lanes(TnXGen *g, uint32_t i, unsigned q, const TnXLanes *l, bool to_area) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  unsigned size = tn_k_mem_bytes[n->aux];
  int64_t stride = tn_x_stride_of(g, n);
  g->n_reload = 0;  // what a store had there is in the area by now
  bool indexed = store_indexes(g, n, q);
  tn_x_lea(c, TN_XR_AX, tn_x_address_of(g, i, q));
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
bool tn_x_is_gathered(const TnXGen *g, const TnKNode *n) {
  return g->is_512 && tn_k_mem_bytes[n->aux] >= 4 && tn_x_stride_of(g, n) * 16 == (int32_t)(tn_x_stride_of(g, n) * 16);
}

// Whether lanes are put into a register one by one: what is stored in pieces is not read back as a whole before it has
// reached the cache.
bool tn_x_is_inserted(const TnXGen *g, const TnKNode *n, const TnXLanes *l) {
  int64_t reach = tn_x_stride_of(g, n) * (int64_t)l->n;
  if (tn_x_is_gathered(g, n)) return false;
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

void tn_x_insert_lanes(TnXGen *g, uint32_t i, unsigned to, const TnXLanes *l, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned size = tn_k_mem_bytes[n->aux], each = 16 / size;
  bool indexed = store_indexes(g, n, q);
  tn_x_lea(g->code, TN_XR_AX, tn_x_address_of(g, i, q));
  for (unsigned lane = 0; lane < l->active; lane++) {
    unsigned chunk = lane / each, at = lane % each, x = chunk ? tn_x_temp(g, 1) : to;
    pick_one(g, size, x, at, lane_at(g, n, lane, indexed));
    if (!chunk || (at + 1 < each && lane + 1 < l->active)) continue;
    unsigned bytes = chunk == 1 ? 32 : 64;
    tn_x_opi(g, g->is_512 ? TN_X_inserti32x4 : TN_X_inserti128, bytes, to, to, tn_x_reg(x), chunk);
  }
  if (size < 4) tn_x_load_near(g, (TnKMem)n->aux, to, tn_x_reg(to), &(TnXLanes){.n = l->n, .active = l->n}, q);
}

void tn_x_load_far(TnXGen *g, uint32_t i, unsigned to, const TnXLanes *l, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  if (l->mask || l->active < l->n) {  // lanes that are out read zero
    unsigned zero = tn_x_temp(g, 1);
    tn_x_const(g, zero, 0, 4, g->vector_bytes);
    unsigned bytes = tn_k_mem_bytes[n->aux] * l->n;
    for (unsigned at = 0; at < bytes; at += g->vector_bytes)
      tn_x_op(g, TN_X_movups_store, g->vector_bytes, zero, 0, tn_x_area(g, at));
  }
  copy_lanes(g, i, q, l, true);
  TnXLanes all = {.n = l->n, .active = l->n};
  tn_x_load_near(g, (TnKMem)n->aux, to, tn_x_area(g, 0), &all, q);
}

void tn_x_store_far(TnXGen *g, uint32_t i, const TnXLanes *l, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  TnXLanes all = {.n = l->n, .active = l->n};
  tn_x_store_near(g, (TnKMem)n->aux, n->c, tn_x_area(g, 0), &all, q);
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
  int64_t stride = tn_x_stride_of(g, n), steps[8];
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
static Indexes indexes(TnXGen *g, uint32_t i, unsigned q, unsigned first, const TnXLanes *l, TnXArg at) {
  const TnKNode *n = tn_x_node(g, i);
  bool indexed = n->a && tn_x_node(g, n->a)->lanes > 1;
  int64_t stride = tn_x_stride_of(g, n);
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
    tn_x_op(g, TN_X_kxnorq, 16, TN_X_TEMP_K, TN_X_NO_K, tn_x_reg(TN_X_NO_K));
  } else if (first) {
    tn_x_opi(g, TN_X_kshiftrw, 16, TN_X_TEMP_K, 0, tn_x_reg(keep), first);
  } else {
    tn_x_op(g, TN_X_kmovq, 16, TN_X_TEMP_K, 0, tn_x_reg(keep));
  }
}

// value: the register loaded to, or stored from.
void tn_x_gather_or_scatter(TnXGen *g, uint32_t i, unsigned q, const TnXLanes *lanes, unsigned value, bool is_store) {
  static const TnXInsn insns[2][2][2] = {{{TN_X_pgatherdd, TN_X_pgatherdq}, {TN_X_pgatherqd, TN_X_pgatherqq}},
                                         {{TN_X_pscatterdd, TN_X_pscatterdq}, {TN_X_pscatterqd, TN_X_pscatterqq}}};
  const TnKNode *n = tn_x_node(g, i);
  unsigned size = tn_k_mem_bytes[n->aux], t = tn_x_temp(g, 2), least = size == 8 ? 2 : 4;
  unsigned k = tn_x_mask_k(g, lanes, q, lanes->n < least ? least : lanes->n);
  if (k) tn_x_op(g, TN_X_kmovq, 16, TN_X_TEMP_K2, 0, tn_x_reg(k));
  TnXLanes few = *lanes, *l = &few;  // each lane takes time, also one that is out
  while (l->n > least && l->n / 2 >= l->active) l->n /= 2;
  TnXArg at = tn_x_address_of(g, i, q);
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

bool tn_x_is_picked(const TnXGen *g, const TnKNode *n, const TnXLanes *l) {
  const TnKNode *a = tn_x_node(g, n->a);
  if (g->cpu->is_fast_gather && tn_x_is_gathered(g, n) && !is_large_table(g, n)) return false;
  return n->a && a->type == TN_KT_I32 && a->lanes > 1 && tn_x_takes_all(l) && l->n >= 4 && !tn_x_stride_of(g, n) &&
         n->aux != TN_KM_I1 && tn_x_elem_of(g, (TnKMem)n->aux) >= 4;
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

void tn_x_pick_lanes(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned size = tn_k_mem_bytes[n->aux], per = 16 / size, t = tn_x_temp(g, 1), part = tn_x_temp(g, 2);
  unsigned bytes = tn_x_at_least_16(l->n * tn_x_elem_of(g, (TnKMem)n->aux));
  int scale = tn_x_index_scale(n->coef_a);
  TnXArg at = tn_x_address_of(g, i, q);
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
  if (size < 4) tn_x_op(g, tn_x_masked_load((TnKMem)n->aux), bytes, to, 0, tn_x_reg(to));
  if (n->aux == TN_KM_BF16) tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(to), 16);
}

// ---- bytes and words, gathered as the 4 bytes at a multiple of 4 that they stand in, which are no other page's

bool tn_x_is_gathered_in_words(const TnXGen *g, const TnKNode *n, const TnXLanes *l) {
  enum { DEPTH = 4 };
  const TnKNode *a = tn_x_node(g, n->a);
  if (!g->is_512 || !g->cpu->is_fast_gather || !n->a || a->type != TN_KT_I32 || a->lanes < 8 || n->aux == TN_KM_I1)
    return false;
  if (tn_k_mem_bytes[n->aux] >= 4 || tn_x_elem_of(g, (TnKMem)n->aux) != 4 || l->active < 8 || n->coef_a < 1)
    return false;
  TnKRange r = tn_k_range(g->nodes, n->a, DEPTH);
  int64_t stride = tn_x_stride_of(g, n), most = INT32_MAX / 4;
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

void tn_x_gather_in_words(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = l->n * 4, t = tn_x_temp(g, 1), s = tn_x_temp(g, 2), k = tn_x_mask_k(g, l, q, l->n);
  int32_t steps[16];
  for (unsigned lane = 0; lane < 16; lane++) steps[lane] = (int32_t)(tn_x_stride_of(g, n) * (int64_t)lane);
  tn_x_lea(g->code, TN_XR_AX, tn_x_address_of(g, i, q));
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
    tn_x_op(g, TN_X_kxnorq, 16, TN_X_TEMP_K, TN_X_NO_K, tn_x_reg(TN_X_NO_K));
  tn_x_opk(g, TN_X_pgatherdd, bytes, to, 0, tn_x_mem_index(TN_XR_AX, s, 2, 0), TN_X_TEMP_K);
  tn_x_op(g, TN_X_pandd, bytes, t, t, tn_x_const_rm(g, 3, 4, bytes));
  tn_x_opi(g, TN_X_pslld_i, bytes, 6, t, tn_x_reg(t), 3);
  tn_x_op(g, TN_X_psrlvd, bytes, to, to, tn_x_reg(t));
  extend_low(g, (TnKMem)n->aux, to, bytes);
}

// ---- known places

void tn_x_load_table(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l) {
  static const TnXInsn tests[] = {TN_X_ptestmb, TN_X_ptestmw, TN_X_ptestmd};
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  unsigned elem = tn_x_elem_of(g, m), log = (unsigned)__builtin_ctz(elem), x = m == TN_KM_I1 ? tn_x_temp(g, 0) : to;
  tn_x_read_table(g, i, q, elem, l->active, tn_x_address_of(g, i, q), x);
  unsigned k = l->mask ? tn_x_mask_k(g, l, q, l->n) : 0;
  if (m == TN_KM_I1) {
    tn_x_opk(g, tests[log], g->vector_bytes, to, x, tn_x_reg(x), k);
  } else if (k) {
    tn_x_opk(g, tn_x_masked_moves[log], g->vector_bytes, to, 0, tn_x_reg(to), k | TN_X_ZERO);
  }
}

bool tn_x_load_pattern(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l) {
  TnXPattern p;
  if (!tn_x_pattern(g, i, (g->part0 + q) * g->c, l->n, l->active, &p)) return false;
  TnXArg at = tn_x_address_of(g, i, q);
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  if (p.size >= 4 || (tn_x_elem_of(g, m) == p.size && m != TN_KM_I1)) {  // as it is
    tn_x_read_pattern(g, &p, at, to);
    return true;
  }
  unsigned t = tn_x_temp(g, 0);
  tn_x_read_pattern(g, &p, at, t);
  tn_x_load_near(g, m, to, tn_x_reg(t), &(TnXLanes){.n = l->n, .active = l->n}, q);
  return true;
}

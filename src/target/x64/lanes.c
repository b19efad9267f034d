// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Movement between lanes, and calls of C functions, which see lanes in memory.
#include "target/x64/gen.h"

static bool is_mask(const TnXGen *g, const TnKNode *n) { return g->is_512 && n->type == TN_KT_I1; }
static unsigned elem_of(const TnXGen *g, const TnKNode *n) {
  return n->lanes > 1 && tn_x_is_narrow(g, (TnKType)n->type) ? g->narrow : tn_x_type_bytes((TnKType)n->type);
}

// ---- down

// Parts of `from` that there are.
static unsigned parts_of(const TnXGen *g, uint32_t from) {
  const TnXItem *it = &g->items[from];
  if (g->vloop[from]) return g->n_parts;
  return it->alias ? g->items[it->alias].parts : it->parts;
}

static void down_mask(TnXGen *g, uint32_t i, unsigned q, unsigned shift, unsigned part) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  bool is_last = part + 1 == parts_of(g, n->a);
  if (is_last && shift && g->c <= 16) {
    unsigned from = tn_x_src_k(g, n->a, part, TN_X_TEMP_K), to = tn_x_dst_k(g, i, q);
    tn_x_opi(g, TN_X_kshiftrw, 16, to, 0, tn_x_reg(from), shift);
    tn_x_done_k(g, i, q, to);
    return;
  }
  tn_x_mask_bits(g, n->a, part, TN_XR_AX);
  if (shift) {
    tn_x_shift_imm(c, 5, g->c > 32, TN_XR_AX, shift);
    if (!is_last) {
      tn_x_mask_bits(g, n->a, part + 1, TN_XR_CX);
      tn_x_shift_imm(c, 4, g->c > 16, TN_XR_CX, g->c - shift);
      tn_x_alu(c, 1, g->c > 16, tn_x_reg(TN_XR_AX), TN_XR_CX);
    }
  }
  unsigned to = tn_x_dst_k(g, i, q);
  tn_x_op(g, TN_X_kmovq_from, 16, to, 0, tn_x_reg(TN_XR_AX));
  tn_x_done_k(g, i, q, to);
}

// Bytes from `from` on of two registers beside each other.
static void through_memory(TnXGen *g, unsigned to, unsigned low, unsigned high, unsigned from, unsigned bytes) {
  tn_x_op(g, TN_X_movups_store, bytes, low, 0, tn_x_area(g, 0));
  tn_x_op(g, TN_X_movups_store, bytes, high, 0, tn_x_area(g, bytes));
  tn_x_op(g, TN_X_movups_load, bytes, to, 0, tn_x_area(g, from));
}

// Whether all that is needed of lanes moved down comes from the low 128 bits.
static bool within_16(const TnXGen *g, uint32_t i, unsigned shift, unsigned elem) {
  return (g->need[i] + shift) * elem <= 16;
}

// Whether it comes from the upper half of 256 or 512 bits, whose lower half is as much as is needed.
static bool is_half(const TnXGen *g, uint32_t i, unsigned shift, unsigned elem) {
  return (shift * elem == 16 || shift * elem == 32) && g->need[i] <= shift;
}

static void down_512(TnXGen *g, uint32_t i, unsigned q, unsigned shift, unsigned part) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned elem = elem_of(g, n), full = g->c * elem <= 16 ? 16 : g->c * elem;
  unsigned low = tn_x_src(g, n->a, part, full), to = tn_x_dst(g, i, q);
  if (!shift) {
    tn_x_copy(g, to, low, full);
  } else {
    unsigned high = part + 1 < parts_of(g, n->a) ? tn_x_src(g, n->a, part + 1, full) : low;
    if (within_16(g, i, shift, elem)) {
      tn_x_opi(g, TN_X_palignr, 16, to, low, tn_x_reg(low), shift * elem);
    } else if (is_half(g, i, shift, elem)) {  // is there a cycle or two before alignd is
      tn_x_opi(g, shift * elem == 32 ? TN_X_extracti64x4 : TN_X_extracti32x4, shift * elem * 2, low, 0, tn_x_reg(to),
               1);
    } else if (shift * elem % 4) {
      through_memory(g, to, low, high, shift * elem, full);
    } else {
      tn_x_opi(g, TN_X_alignd, full, to, high, tn_x_reg(low), shift * elem / 4);
    }
  }
  tn_x_done(g, i, q, to);
}

// AVX2: through memory where the lanes are not whole parts.
static void down_256(TnXGen *g, uint32_t i, unsigned q, unsigned shift, unsigned part) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned elem = elem_of(g, n), full = g->c * elem <= 16 ? 16 : 32;
  unsigned low = tn_x_src(g, n->a, part, full), to = tn_x_dst(g, i, q);
  bool one = part + 1 >= parts_of(g, n->a);
  if (!shift) {
    tn_x_copy(g, to, low, full);
  } else if (one && shift * elem == 16) {
    tn_x_opi(g, TN_X_extracti128, 32, low, 0, tn_x_reg(to), 1);
  } else if (within_16(g, i, shift, elem)) {
    tn_x_opi(g, TN_X_palignr, 16, to, low, tn_x_reg(low), shift * elem);
  } else {
    unsigned high = one ? low : tn_x_src(g, n->a, part + 1, full);
    through_memory(g, to, low, high, shift * elem, full);
  }
  tn_x_done(g, i, q, to);
}

// Result parts ascend, and part q reads parts from q on: what it overwrites is needed no more.
void tn_x_down(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned shift = (unsigned)n->imm % g->c, skip = (unsigned)n->imm / g->c;
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned part = q + skip;
    if (part >= parts_of(g, n->a)) continue;  // lanes that are beyond
    if (is_mask(g, n)) {
      down_mask(g, i, q, shift, part);
    } else if (g->is_512) {
      down_512(g, i, q, shift, part);
    } else {
      down_256(g, i, q, shift, part);
    }
  }
}

// ---- lane

static void put_g(TnXGen *g, uint32_t i, unsigned x) {
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  tn_x_mov(g->code, to, x);
  tn_x_done_g(g, i, to);
}

static void lane_mask(TnXGen *g, uint32_t i, unsigned part, unsigned lane) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  tn_x_mask_bits(g, n->a, part, TN_XR_AX);
  if (lane) tn_x_shift_imm(c, 5, g->c > 32, TN_XR_AX, lane);
  if (g->in_g[i]) {
    tn_x_alu_imm(c, 4, false, tn_x_reg(TN_XR_AX), 1);
    put_g(g, i, TN_XR_AX);
    return;
  }
  if (tn_x_is_spread(g, i)) {
    tn_x_alu_imm(c, 4, false, tn_x_reg(TN_XR_AX), 1);
    tn_x_gpr(c, 0xF7, true, 3, tn_x_reg(TN_XR_AX), 0, 0);
  }
  unsigned to = tn_x_dst_k(g, i, 0);
  tn_x_op(g, TN_X_kmovq_from, 16, to, 0, tn_x_reg(TN_XR_AX));
  tn_x_done_k(g, i, 0, to);
}

// A narrow lane to all lanes, or as a number of 32 bits: unsigned where the node says so.
static void lane_narrow(TnXGen *g, uint32_t i, unsigned part, unsigned lane) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned full = g->c * g->narrow <= 16 ? 16 : g->c * g->narrow, x = tn_x_src(g, n->a, part, full);
  unsigned to = tn_x_dst(g, i, 0);
  if (lane) through_memory(g, to, x, x, lane * g->narrow, full), x = to;
  if (tn_x_is_spread(g, i)) {
    tn_x_op(g, tn_x_broadcasts[g->narrow - 1], tn_x_bytes(g, i, (TnKType)n->type), to, 0, tn_x_reg(x));
  } else {
    static const uint8_t widen[2][2] = {{TN_X_pmovsxbd, TN_X_pmovsxwd}, {TN_X_pmovzxbd, TN_X_pmovzxwd}};
    tn_x_op(g, (TnXInsn)widen[n->aux != 0][g->narrow == 2], 16, to, 0, tn_x_reg(x));
  }
  tn_x_done(g, i, 0, to);
}

void tn_x_lane(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a);
  unsigned elem = elem_of(g, a), part = (unsigned)n->imm / g->c, lane = (unsigned)n->imm % g->c;
  if (is_mask(g, n)) {
    lane_mask(g, i, part, lane);
    return;
  }
  if (elem < 4) {
    lane_narrow(g, i, part, lane);
    return;
  }
  unsigned full = g->c * elem <= 16 ? 16 : g->c * elem;
  bool in_g = g->in_g[i];
  unsigned x = tn_x_src(g, n->a, part, full), to = in_g ? tn_x_reload(g) : tn_x_dst(g, i, 0), from = x;
  if (lane && g->is_512) {
    tn_x_opi(g, elem == 8 ? TN_X_alignq : TN_X_alignd, full, to, x, tn_x_reg(x), lane);
    from = to;
  } else if (lane) {
    if (lane * elem >= 16) {
      tn_x_opi(g, TN_X_extracti128, 32, x, 0, tn_x_reg(to), 1);
      from = to;
    }
    unsigned l = lane % (16 / elem);
    if (l) tn_x_opi(g, TN_X_pshufd, 16, to, 0, tn_x_reg(from), elem == 8 ? 0x4E : l == 1 ? 0x55 : l == 2 ? 0xAA : 0xFF);
    from = to;
  }
  if (in_g) {
    tn_x_op(g, elem == 8 ? TN_X_movq_to : TN_X_movd_to, 16, from, 0, tn_x_reg(TN_XR_AX));
    if (n->type == TN_KT_I1) tn_x_alu_imm(g->code, 4, false, tn_x_reg(TN_XR_AX), 1);
    put_g(g, i, TN_XR_AX);
    return;
  }
  if (tn_x_is_spread(g, i)) {
    unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
    tn_x_op(g, elem == 8 ? TN_X_pbroadcastq : TN_X_pbroadcastd, bytes, to, 0, tn_x_reg(from));
  } else {
    tn_x_copy(g, to, from, 16);
  }
  tn_x_done(g, i, 0, to);
}

// ---- calls

enum { AT_V = 0, AT_K = 32 * 64, AT_G = AT_K + 8 * 8, AT_X = AT_G + 16 * 8, AT_Y = AT_X + 512, AT_OUT = AT_Y + 512 };

static TnXArg call_area(const TnXGen *g, unsigned at) { return tn_x_mem(TN_XR_SP, (int32_t)(g->call_at + at)); }

// Registers that are in use, to the frame or back.
static void keep(TnXGen *g, uint64_t live, bool is_back) {
  TnXCode *c = g->code;
  for (unsigned r = 0; r < 32; r++)
    if (live >> r & 1)
      tn_x_op(g, is_back ? TN_X_movups_load : TN_X_movups_store, g->vector_bytes, r, 0,
              call_area(g, AT_V + r * g->vector_bytes));
  for (unsigned r = 1; r < 8; r++)
    if (g->is_512 && (live >> (32 + r) & 1 || r == TN_X_TAIL_K))
      tn_x_op(g, is_back ? TN_X_kmovq_load : TN_X_kmovq_store, 16, r, 0, call_area(g, AT_K + r * 8));
  static const unsigned caller_saved = 1 << TN_XR_SI | 1 << TN_XR_DI | 0xF00;
  for (unsigned r = 0; r < 16; r++) {
    if (!(caller_saved >> r & 1) || !(live >> (40 + r) & 1 || r == TN_XR_DI)) continue;
    if (is_back) {
      tn_x_load64(c, r, call_area(g, AT_G + r * 8));
    } else {
      tn_x_store64(c, call_area(g, AT_G + r * 8), r);
    }
  }
}

static void pass_lanes(TnXGen *g, uint32_t i, TnKVal v, unsigned at, unsigned bytes) {
  if (tn_x_reads_g(g, i, v)) {
    tn_x_store64(g->code, call_area(g, at), tn_x_src_g_value(g, v, TN_XR_AX));
    return;
  }
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    tn_x_op(g, TN_X_movups_store, bytes, tn_x_src(g, v, q, bytes), 0, call_area(g, at + q * bytes));
  }
}

static void call_function(TnXGen *g, const TnKNode *n, unsigned count) {
  TnXCode *c = g->code;
  void (*run)(int64_t, TnKType, void *, const void *, const void *, size_t) = tn_k_call_run;
  void (*some)(int64_t, TnKType, void *, const void *, const void *, uint64_t) = tn_k_call_some;
  const int64_t function = (int64_t)(n->c ? (uintptr_t)some : (uintptr_t)run);
  tn_x_mov_imm(c, TN_XR_DI, n->imm);
  tn_x_mov_imm(c, TN_XR_SI, n->type);
  tn_x_lea(c, TN_XR_DX, call_area(g, AT_OUT));
  tn_x_lea(c, TN_XR_CX, call_area(g, AT_X));
  tn_x_lea(c, TN_XR_8, call_area(g, AT_Y));
  if (n->c)
    tn_x_load64(c, TN_XR_9, call_area(g, AT_OUT));
  else
    tn_x_mov_imm(c, TN_XR_9, count);
  if (g->notes) tn_push(g->arena, &g->notes->calls, ((TnXNote){c->n - c->start, g->origin ? g->origin[g->i] : g->i}));
  tn_x_byte(c, 0x48), tn_x_byte(c, 0xB8);  // mov rax, function: 10 bytes for any address
  for (unsigned i = 0; i < 8; i++) tn_x_byte(c, (uint32_t)(function >> 8 * i) & 0xFF);
  tn_x_byte(c, 0xC5);
  tn_x_byte(c, 0xF8);
  tn_x_byte(c, 0x77);  // vzeroupper
  tn_x_gpr(c, 0xFF, false, 2, tn_x_reg(TN_XR_AX), 0, 0);
}

// The bits of the lanes that want the call, kept where its results will be; jumps over it when there are none.
static size_t skip_call(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  unsigned lanes = n->lanes == 1 ? 1 : tn_x_lanes(g, i);
  if (n->lanes == 1) tn_x_into_g(g, TN_XR_AX, n->c);
  for (unsigned q = 0; q < tn_x_parts(g, i) && n->lanes > 1; q++) {
    unsigned to = q ? TN_XR_CX : TN_XR_AX;
    tn_x_mask_bits(g, n->c, q, to);
    tn_x_alu_imm(c, 4, true, tn_x_reg(to), (1 << lanes) - 1);  // what is beyond the lanes is not known
    if (!q) continue;
    tn_x_shift_imm(c, 4, true, TN_XR_CX, q * lanes);
    tn_x_alu(c, 1, true, tn_x_reg(TN_XR_AX), TN_XR_CX);
  }
  tn_x_store64(c, call_area(g, AT_OUT), TN_XR_AX);
  tn_x_alu(c, 4, true, tn_x_reg(TN_XR_AX), TN_XR_AX);
  return tn_x_jump(c, TN_XJ_E);
}

void tn_x_call(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  size_t skip = n->c ? skip_call(g, i) : 0;
  uint64_t live = g->live_at_call[g->match[i]];
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type), parts = tn_x_parts(g, i), elem = elem_of(g, n);
  pass_lanes(g, i, n->a, AT_X, bytes);
  if (n->op == TN_K_call2) pass_lanes(g, i, n->b, AT_Y, bytes);
  keep(g, live, false);
  bool one = n->lanes == 1;
  call_function(g, n, one ? 1 : parts * tn_x_lanes(g, i));
  keep(g, live, true);
  if (g->in_g[i]) {
    tn_x_load64(g->code, TN_XR_AX, call_area(g, AT_OUT));
    put_g(g, i, TN_XR_AX);
    parts = 0;
  }
  for (unsigned q = 0; q < parts; q++) {
    unsigned to = tn_x_dst(g, i, q);
    TnXInsn op = one && tn_x_is_spread(g, i) ? (elem == 8 ? TN_X_pbroadcastq : TN_X_pbroadcastd)
                 : one                       ? (elem == 8 ? TN_X_movsd_load : TN_X_movss_load)
                                             : TN_X_movups_load;
    tn_x_op(g, op, bytes, to, 0, call_area(g, AT_OUT + q * bytes));
    tn_x_done(g, i, q, to);
  }
  if (skip) tn_x_here(g->code, skip);
}

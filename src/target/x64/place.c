// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Operands and results: where they are, loads of what is in memory into scratch registers, and stores back.
#include "target/x64/gen.h"

TN_COLD static int32_t find_loc(const TnXGen *g, const TnXItem *it, unsigned q) {
  if (it->alias) {
    if (it->parts && (int)(g->part0 + q) == g->partial) return g->locs[it->loc];
    it = &g->items[it->alias];
  }
  if (!it->parts) return INT32_MIN;
  q += it->flags & TN_XI_ABS ? g->part0 : g->in_block;
  return g->locs[it->loc + (q < it->parts ? q : 0)];
}

static inline int32_t loc_of(const TnXGen *g, uint32_t item, unsigned q) {
  const TnXItem *it = &g->items[item];
  unsigned part = q + g->in_block;
  return part < it->plain ? g->locs[it->loc + part] : find_loc(g, it, q);
}

// Register number, -1 - slot, or INT32_MIN for what is read again from where it came from.
int32_t tn_x_loc(const TnXGen *g, uint32_t item, unsigned q) { return loc_of(g, item, q); }

// Width of a register that holds node i's lanes as elements of type t.
unsigned tn_x_bytes(const TnXGen *g, uint32_t i, TnKType t) {
  unsigned lanes = tn_x_lanes(g, i);
  if (tn_x_node(g, i)->lanes == 1 && !tn_x_spreads(g, t)) lanes = 1;
  unsigned bytes = lanes * (lanes > 1 ? tn_x_elem(g, i, t) : tn_x_type_bytes(t));
  return bytes <= 16 ? 16 : bytes;
}

unsigned tn_x_temp(const TnXGen *g, unsigned n) {
  assert(n < TN_X_TEMPS && n < g->n_scratch_v);
  return g->scratch_v[n];
}

unsigned tn_x_reload(TnXGen *g) {
  assert(g->n_reload < TN_X_RELOADS && g->n_scratch_v > TN_X_TEMPS);
  return g->scratch_v[TN_X_TEMPS + g->n_reload++];
}

TnXArg tn_x_slot(const TnXGen *g, int32_t loc) {
  return tn_x_mem(TN_XR_SP, (int32_t)(g->spill_at + (uint32_t)(-1 - loc) * g->slot_bytes));
}
TnXArg tn_x_area(const TnXGen *g, unsigned at) { return tn_x_mem(TN_XR_SP, (int32_t)(g->area_at + at)); }

// ---- constants

const TnXInsn tn_x_masked_moves[4] = {TN_X_movdqu8_load, TN_X_movdqu16_load, TN_X_movups_m, TN_X_movupd_m};
const TnXInsn tn_x_broadcasts[4] = {TN_X_pbroadcastb, TN_X_pbroadcastw, TN_X_pbroadcastd, TN_X_pbroadcastq};

// Narrow elements side by side in one of four bytes.
static uint64_t repeat(uint64_t bits, unsigned elem) {
  return elem == 1 ? (bits & 0xFF) * 0x01010101 : elem == 2 ? (bits & 0xFFFF) * 0x00010001 : bits;
}

// A constant as an operand: one element for all lanes where the instruction set has that, else a whole vector.
TnXArg tn_x_const_rm(TnXGen *g, uint64_t bits, unsigned elem, unsigned bytes) {
  bits = repeat(bits, elem);
  if (g->is_512 && elem >= 4) {
    TnXArg rm = tn_x_pool_rm(g, &bits, elem);
    rm.is_bcast = true;
    return rm;
  }
  uint64_t all[8];
  for (unsigned i = 0; i < 8; i++) all[i] = elem <= 4 ? (uint32_t)bits | bits << 32 : bits;
  return tn_x_pool_rm(g, all, bytes);
}

TnXArg tn_x_pool_rm(TnXGen *g, const void *bytes, unsigned n) {
  return tn_x_mem(TN_XR_POOL, tn_x_pool(g->code, bytes, n));
}

TN_COLD void tn_x_const(TnXGen *g, unsigned to, uint64_t bits, unsigned elem, unsigned bytes) {
  bits = repeat(bits, elem);
  if (elem <= 4 ? !(uint32_t)bits : !bits) {
    unsigned b = to > 15 && bytes < 64 ? 64 : 16;  // a write of 128 bits clears the rest
    tn_x_op(g, TN_X_xorps, b, to, to, tn_x_reg(to));
    return;
  }
  TnXArg rm = tn_x_pool_rm(g, &bits, elem == 8 ? 8 : 4);
  tn_x_op(g, elem == 8 ? TN_X_pbroadcastq : TN_X_pbroadcastd, bytes, to, 0, rm);
}

// ---- vectors

// The item that a vector instruction reads; without a shadow, general registers are copied where they are read.
static bool must_cross(const TnXGen *g, uint32_t v) { return g->in_g[v] && !g->shadow[v]; }
static int32_t vector_loc(const TnXGen *g, uint32_t v, unsigned q) {
  return loc_of(g, g->in_g[v] ? g->shadow[v] : v, q);
}

bool tn_x_in_reg(const TnXGen *g, uint32_t v, unsigned q) { return !must_cross(g, v) && vector_loc(g, v, q) >= 0; }

void tn_x_op(TnXGen *g, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm) {
  tn_x_put(g->code, op, bytes, reg, v, rm);
}
void tn_x_opi(TnXGen *g, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm, unsigned imm) {
  tn_x_put(g->code, op, tn_x_how(bytes, 0, imm), reg, v, rm);
}
void tn_x_opk(TnXGen *g, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm, unsigned mask) {
  tn_x_put(g->code, op, tn_x_how(bytes, mask, 0), reg, v, rm);
}

TN_COLD void tn_x_steps(TnXGen *g, const TnXPart *p, const TnXStep *steps, size_t n, unsigned elem,
                        const uint64_t *consts) {
  const unsigned *t = g->scratch_v;
  TnXArg at[TN_XP_DIGIT] = {tn_x_reg(p->to),
                            tn_x_reg(p->x),
                            tn_x_reg(p->y),
                            tn_x_reg(t[0]),
                            tn_x_reg(t[1]),
                            tn_x_reg(t[2]),
                            tn_x_reg(t[TN_X_TEMPS + g->n_reload])};
  for (const TnXStep *s = steps; s < steps + n; s++) {
    TnXArg *rm = &at[s->rm];
    if (s->rm >= TN_XP_CONST && !rm->is_mem) *rm = tn_x_const_rm(g, consts[s->rm - TN_XP_CONST], elem, p->bytes);
    unsigned reg = s->reg < TN_XP_DIGIT ? at[s->reg].reg : s->reg - TN_XP_DIGIT;
    tn_x_opi(g, (TnXInsn)s->insn, p->bytes, reg, at[s->v].reg, *rm, s->imm);
  }
}

void tn_x_copy(TnXGen *g, unsigned to, unsigned from, unsigned bytes) {
  if (to != from) tn_x_op(g, TN_X_movaps, bytes, to, 0, tn_x_reg(from));
}

static uint64_t const_bits(const TnKNode *n) {
  if (n->type == TN_KT_I1) return n->imm & 1 ? ~(uint64_t)0 : 0;
  return (uint64_t)n->imm;
}

// A constant in narrow lanes whose reader wants one number of 32 bits.
TN_COLD static bool is_read_alone(const TnXGen *g, uint32_t v) {
  return g->narrow && tn_x_node(g, v)->op == TN_K_const && tn_x_is_spread(g, v) && tn_x_node(g, g->i)->lanes == 1 &&
         !tn_x_is_spread(g, g->i);
}

static unsigned const_elem(const TnXGen *g, uint32_t v) {
  TnKType t = (TnKType)tn_x_node(g, v)->type;
  return is_read_alone(g, v) ? tn_x_type_bytes(t) : tn_x_elem(g, v, t);
}

TN_COLD void tn_x_node_const(TnXGen *g, uint32_t v, uint32_t as, unsigned to, unsigned bytes) {
  tn_x_const(g, to, const_bits(tn_x_node(g, v)), tn_x_elem(g, as, (TnKType)tn_x_node(g, v)->type), bytes);
}

// Lane 0 of a vector register; flags of AVX2 are all ones.
TN_COLD static unsigned cross(TnXGen *g, uint32_t v) {
  const TnKNode *n = tn_x_node(g, v);
  unsigned to = tn_x_reload(g), x = TN_XR_AX;
  if (n->type == TN_KT_I1) {
    tn_x_into_g(g, x, v);
    tn_x_gpr(g->code, 0xF7, false, 3, tn_x_reg(x), 0, 0);
  } else {
    x = tn_x_src_g_value(g, v, x);
  }
  tn_x_op(g, n->type == TN_KT_I64 ? TN_X_movq_from : TN_X_movd_from, 16, to, 0, tn_x_reg(x));
  return to;
}

// Whether the operand is usually in a vector register; *out_loc is where it is.
static inline bool is_at_hand(const TnXGen *g, uint32_t v, unsigned q, int32_t *out_loc) {
  return !g->in_g[v] && !g->narrow && (*out_loc = loc_of(g, v, q)) >= 0;
}

TN_COLD static unsigned fetch(TnXGen *g, uint32_t v, unsigned q, unsigned bytes) {
  if (must_cross(g, v)) return cross(g, v);
  int32_t loc = vector_loc(g, v, q);
  if (loc >= 0 && !is_read_alone(g, v)) return (unsigned)loc;
  unsigned to = tn_x_reload(g);
  const TnKNode *n = tn_x_node(g, v);
  if (n->op == TN_K_const) {
    tn_x_const(g, to, const_bits(n), const_elem(g, v), bytes);
  } else {
    tn_x_op(g, TN_X_movups_load, bytes, to, 0, tn_x_slot(g, loc));
  }
  return to;
}

unsigned tn_x_src(TnXGen *g, uint32_t v, unsigned q, unsigned bytes) {
  int32_t loc;
  return is_at_hand(g, v, q, &loc) ? (unsigned)loc : fetch(g, v, q, bytes);
}

TN_COLD static TnXArg find(TnXGen *g, uint32_t v, unsigned q, unsigned bytes) {
  if (must_cross(g, v)) return tn_x_reg(cross(g, v));
  int32_t loc = vector_loc(g, v, q);
  if (loc >= 0 && !is_read_alone(g, v)) return tn_x_reg((unsigned)loc);
  const TnKNode *n = tn_x_node(g, v);
  if (n->op == TN_K_const) return tn_x_const_rm(g, const_bits(n), const_elem(g, v), bytes);
  return tn_x_slot(g, loc);
}

TnXArg tn_x_src_rm(TnXGen *g, uint32_t v, unsigned q, unsigned bytes) {
  int32_t loc;
  return is_at_hand(g, v, q, &loc) ? tn_x_reg((unsigned)loc) : find(g, v, q, bytes);
}

unsigned tn_x_dst(TnXGen *g, uint32_t v, unsigned q) {
  int32_t loc = loc_of(g, v, q);
  return loc >= 0 ? (unsigned)loc : tn_x_temp(g, 0);
}

// How much of a register is stored: of one lane alone, as most of what is spilled is, not the rest.
TN_COLD static unsigned spilled_bytes(const TnXGen *g, uint32_t v) {
  bool is_one = v < g->k->n_nodes && tn_x_node(g, v)->lanes == 1 && tn_x_lanes(g, v) == 1;
  return is_one ? 16 : g->slot_bytes;
}

TN_COLD static void move_to(TnXGen *g, uint32_t v, int32_t loc, unsigned reg) {
  if (loc == INT32_MIN) return;
  if (loc >= 0) {
    tn_x_copy(g, (unsigned)loc, reg, g->vector_bytes);
  } else {
    tn_x_op(g, TN_X_movups_store, spilled_bytes(g, v), reg, 0, tn_x_slot(g, loc));
  }
}

void tn_x_done(TnXGen *g, uint32_t v, unsigned q, unsigned reg) {
  int32_t loc = loc_of(g, v, q);
  if (loc != (int32_t)reg) move_to(g, v, loc, reg);
}

// ---- one instruction a part

TnXPlaces tn_x_places(const TnXGen *g, uint32_t v, unsigned parts) {
  const TnXItem *it = &g->items[v];
  const unsigned plain = it->plain, first = g->in_block;
  if (g->in_g[v] || (plain < parts + first && (plain != 1 || first))) return (TnXPlaces){NULL, 0};
  return (TnXPlaces){g->locs + it->loc + first, plain > 1};
}

static void each_apart(TnXGen *g, uint32_t i, TnXInsn op, unsigned how, TnKVal x, TnKVal y, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type);
  g->n_reload = 0;
  if (how & TN_X_COMMUTES && !tn_x_in_reg(g, x, q) && tn_x_in_reg(g, y, q)) {
    TnKVal swap = x;
    x = y, y = swap;
  }
  unsigned from = x ? tn_x_src(g, x, q, bytes) : 0, to = tn_x_dst(g, i, q);
  tn_x_put(g->code, op, how, to, from, tn_x_src_rm(g, y, q, bytes));
  tn_x_done(g, i, q, to);
}

void tn_x_each(TnXGen *g, uint32_t i, TnXInsn op, unsigned how, TnKVal x, TnKVal y) {
  unsigned parts = tn_x_parts(g, i);
  if (parts == 1) {
    each_apart(g, i, op, how, x, y, 0);
    return;
  }
  const TnXPlaces to = tn_x_places(g, i, parts), with = tn_x_places(g, y, parts);
  const TnXPlaces from = x ? tn_x_places(g, x, parts) : with;
  bool usual = to.at && from.at && with.at && !g->narrow;
  for (unsigned q = 0; q < parts; q++) {
    int32_t r, a, b;
    if (usual && ((r = to.at[q * to.step]) | (a = from.at[q * from.step]) | (b = with.at[q * with.step])) >= 0)
      tn_x_put(g->code, op, how, (unsigned)r, x ? (unsigned)a : 0, tn_x_reg((unsigned)b));
    else
      each_apart(g, i, op, how, x, y, q);
  }
}

// ---- masks and general registers

TN_COLD unsigned tn_x_src_k(TnXGen *g, uint32_t v, unsigned q, unsigned temp) {
  if (must_cross(g, v)) {
    tn_x_op(g, TN_X_kmovq_from, 16, temp, 0, tn_x_reg(tn_x_src_g_value(g, v, TN_XR_AX)));
    return temp;
  }
  int32_t loc = vector_loc(g, v, q);
  if (loc >= 0) return (unsigned)loc;
  tn_x_op(g, TN_X_kmovq_load, 16, temp, 0, tn_x_slot(g, loc));
  return temp;
}
TN_COLD unsigned tn_x_dst_k(TnXGen *g, uint32_t v, unsigned q) {
  int32_t loc = tn_x_loc(g, v, q);
  return loc >= 0 ? (unsigned)loc : TN_X_TEMP_K;
}
TN_COLD void tn_x_done_k(TnXGen *g, uint32_t v, unsigned q, unsigned reg) {
  int32_t loc = tn_x_loc(g, v, q);
  if (loc == (int32_t)reg || loc == INT32_MIN) return;
  if (loc >= 0) {
    tn_x_op(g, TN_X_kmovq, 16, (unsigned)loc, 0, tn_x_reg(reg));
  } else {
    tn_x_op(g, TN_X_kmovq_store, 16, reg, 0, tn_x_slot(g, loc));
  }
}

unsigned tn_x_src_g(TnXGen *g, uint32_t item, unsigned temp) {
  const TnXItem *it = &g->items[item];
  int32_t loc = g->locs[it->loc];
  if (loc >= 0) return (unsigned)loc;
  if (loc == INT32_MIN) {
    tn_x_load64(g->code, temp, tn_x_mem(TN_XR_DI, (int32_t)g->addrs.data[it->addr - 1].buf * 8));
  } else {
    tn_x_load64(g->code, temp, tn_x_slot(g, loc));
  }
  return temp;
}

TN_COLD void tn_x_into_g(TnXGen *g, unsigned to, uint32_t v) {
  const TnKNode *n = tn_x_node(g, v);
  TnXCode *c = g->code;
  bool is_i1 = n->type == TN_KT_I1, w = tn_x_type_bytes((TnKType)n->type) == 8;
  if (n->op == TN_K_const) {
    tn_x_mov_imm(c, to, is_i1 ? n->imm & 1 : w ? n->imm : (int64_t)(uint32_t)n->imm);
  } else if (g->in_g[v]) {
    TnXArg x = tn_x_src_g_rm(g, v, to);
    if (x.is_mem || x.reg != to) tn_x_gpr(c, 0x8B, w, to, x, 0, 0);
  } else if (is_i1 && g->is_512) {
    tn_x_op(g, TN_X_kmovq_to, 16, to, 0, tn_x_reg(tn_x_src_k(g, v, 0, TN_X_TEMP_K)));
  } else {
    tn_x_op(g, w ? TN_X_movq_to : TN_X_movd_to, 16, tn_x_src(g, v, 0, 16), 0, tn_x_reg(to));
  }
  if (is_i1 && n->op != TN_K_const && !g->in_g[v]) tn_x_alu_imm(c, 4, false, tn_x_reg(to), 1);
}

TN_COLD TnXArg tn_x_src_g_rm(TnXGen *g, uint32_t v, unsigned temp) {
  if (g->in_g[v]) {
    int32_t loc = tn_x_loc(g, v, 0);
    return loc >= 0 ? tn_x_reg((unsigned)loc) : tn_x_slot(g, loc);
  }
  tn_x_into_g(g, temp, v);
  return tn_x_reg(temp);
}

TN_COLD unsigned tn_x_src_g_value(TnXGen *g, uint32_t v, unsigned temp) {
  int32_t loc = g->in_g[v] ? tn_x_loc(g, v, 0) : -1;
  if (loc >= 0) return (unsigned)loc;
  tn_x_into_g(g, temp, v);
  return temp;
}

TN_COLD unsigned tn_x_dst_g(TnXGen *g, uint32_t item, unsigned temp) {
  int32_t loc = tn_x_loc(g, item, 0);
  return loc >= 0 ? (unsigned)loc : temp;
}
TN_COLD void tn_x_done_g(TnXGen *g, uint32_t item, unsigned reg) {
  int32_t loc = tn_x_loc(g, item, 0);
  if (loc < 0 && loc != INT32_MIN) tn_x_store64(g->code, tn_x_slot(g, loc), reg);
}

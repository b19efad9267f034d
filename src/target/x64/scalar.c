// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Integers of one lane in general registers. ax, cx and dx are free inside of an operation: ax holds a result that
// has no register, cx and dx operands. A result may have the register of operand a, b or c, never that of another.
#include "target/x64/gen.h"

enum { ROL = 0, SHL = 4, SHR = 5, SAR = 7 };  // of tn_x_shift_imm

static bool is_64(const TnKNode *n) { return n->type == TN_KT_I64; }

// The value of a constant operand, sign-extended from its width.
static bool const_of(const TnXGen *g, TnKVal v, int64_t *out) {
  const TnKNode *n = tn_x_node(g, v);
  if (!v || n->op != TN_K_const) return false;
  *out = n->type == TN_KT_I1 ? n->imm & 1 : n->type == TN_KT_I64 ? n->imm : (int32_t)n->imm;
  return true;
}
static bool small_const(const TnXGen *g, TnKVal v, int64_t *out) {
  return const_of(g, v, out) && *out == (int32_t)*out;
}

static bool is_in(const TnXGen *g, TnKVal v, unsigned reg) { return g->in_g[v] && tn_x_loc(g, v, 0) == (int32_t)reg; }

// ---- one instruction

// to = a op b
static void two(TnXGen *g, uint32_t i, unsigned opcode, bool commutes) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  TnKVal a = n->a, b = n->b;
  int64_t k;
  if (commutes && (is_in(g, b, to) || (const_of(g, a, &k) && !const_of(g, b, &k)))) a = n->b, b = n->a;
  TnXArg y = tn_x_src_g_rm(g, b, TN_XR_CX);
  unsigned at = !y.is_mem && y.reg == to && !is_in(g, a, to) ? TN_XR_AX : to;
  tn_x_into_g(g, at, a);
  tn_x_gpr(g->code, opcode, is_64(n), at, y, 0, 0);
  tn_x_mov(g->code, to, at);
  tn_x_done_g(g, i, to);
}

static void alu(TnXGen *g, uint32_t i, unsigned op) {
  const TnKNode *n = tn_x_node(g, i);
  TnKVal a = n->a, b = n->b;
  int64_t k;
  if (op != TN_XA_SUB && small_const(g, a, &k)) a = n->b, b = n->a;
  bool fits = small_const(g, b, &k);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  int32_t x = g->in_g[a] ? tn_x_loc(g, a, 0) : -1, y = g->in_g[b] ? tn_x_loc(g, b, 0) : -1;
  bool is_add = op == TN_XA_ADD || (op == TN_XA_SUB && fits && k != INT32_MIN);
  if (is_add && fits && x >= 0 && x != (int32_t)to) {
    tn_x_gpr(g->code, 0x8D, is_64(n), to, tn_x_mem((unsigned)x, (int32_t)(op == TN_XA_SUB ? -k : k)), 0, 0);
  } else if (op == TN_XA_ADD && x >= 0 && y >= 0 && x != (int32_t)to && y != (int32_t)to) {
    tn_x_gpr(g->code, 0x8D, is_64(n), to, tn_x_mem_index((unsigned)x, (unsigned)y, 0, 0), 0, 0);
  } else if (fits) {
    tn_x_into_g(g, to, a);
    tn_x_alu_imm(g->code, op, is_64(n), tn_x_reg(to), (int32_t)k);
  } else {
    two(g, i, op << 3 | 3, op != TN_XA_SUB);
    return;
  }
  tn_x_done_g(g, i, to);
}

static void multiply(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnKVal a = n->a, b = n->b;
  int64_t k;
  if (small_const(g, a, &k)) a = n->b, b = n->a;
  if (!small_const(g, b, &k)) {
    two(g, i, 0x0FAF, true);
    return;
  }
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  if (k > 0 && !(k & (k - 1))) {
    tn_x_into_g(g, to, a);
    tn_x_shift_imm(g->code, SHL, is_64(n), to, (unsigned)__builtin_ctzll((uint64_t)k));
  } else if (k == 3 || k == 5 || k == 9) {  // x + 2 x, ... as an address is there sooner
    unsigned x = tn_x_src_g_value(g, a, TN_XR_CX);
    tn_x_gpr(g->code, 0x8D, is_64(n), to, tn_x_mem_index(x, x, k == 3 ? 1 : k == 5 ? 2 : 3, 0), 0, 0);
  } else {
    bool is_short = k >= -128 && k <= 127;
    TnXArg x = tn_x_src_g_rm(g, a, TN_XR_CX);
    tn_x_gpr(g->code, is_short ? 0x6B : 0x69, is_64(n), to, x, is_short ? 1 : 4, (int32_t)k);
  }
  tn_x_done_g(g, i, to);
}

static void one(TnXGen *g, uint32_t i, unsigned opcode, bool w) {
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  tn_x_gpr(g->code, opcode, w, to, tn_x_src_g_rm(g, tn_x_node(g, i)->a, TN_XR_CX), 0, 0);
  tn_x_done_g(g, i, to);
}

static void move(TnXGen *g, uint32_t i, TnKVal from) {
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  tn_x_into_g(g, to, from);
  tn_x_done_g(g, i, to);
}

// ---- shifts

// True when the amount is below the width whatever the data are.
static bool is_bounded(const TnXGen *g, TnKVal amount, unsigned width) {
  const TnKNode *n = tn_x_node(g, amount);
  int64_t k;
  bool by_mask = n->op == TN_K_iand && (const_of(g, n->a, &k) || const_of(g, n->b, &k));
  return by_mask && k >= 0 && k < width;
}

static void shift(TnXGen *g, uint32_t i, unsigned digit) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX), width = is_64(n) ? 64 : 32;
  int64_t k;
  if (const_of(g, n->b, &k)) {
    bool all_out = k < 0 || k >= width;
    if (all_out && digit != SAR) {
      tn_x_mov_imm(c, to, 0);
    } else {
      tn_x_into_g(g, to, n->a);
      tn_x_shift_imm(c, digit, is_64(n), to, all_out ? width - 1 : (unsigned)k);
    }
    tn_x_done_g(g, i, to);
    return;
  }
  bool bounded = is_bounded(g, n->b, width);
  tn_x_into_g(g, TN_XR_CX, n->b);
  tn_x_into_g(g, TN_XR_AX, n->a);
  if (digit == SAR && !bounded) {
    tn_x_mov_imm(c, TN_XR_DX, width - 1);
    tn_x_alu(c, TN_XA_CMP, is_64(n), tn_x_reg(TN_XR_CX), TN_XR_DX);
    tn_x_gpr(c, 0x0F47, is_64(n), TN_XR_CX, tn_x_reg(TN_XR_DX), 0, 0);  // cmova
  }
  tn_x_gpr(c, 0xD3, is_64(n), digit, tn_x_reg(TN_XR_AX), 0, 0);
  if (digit != SAR && !bounded) {  // all ones where the amount is below the width
    tn_x_alu_imm(c, TN_XA_CMP, is_64(n), tn_x_reg(TN_XR_CX), (int32_t)width);
    tn_x_gpr(c, 0x1B, true, TN_XR_DX, tn_x_reg(TN_XR_DX), 0, 0);  // sbb
    tn_x_alu(c, TN_XA_AND, true, tn_x_reg(TN_XR_AX), TN_XR_DX);
  }
  tn_x_mov(c, to, TN_XR_AX);
  tn_x_done_g(g, i, to);
}

static bool rotation(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX), left;
  TnKVal x;
  if (!tn_x_rotation(g, n, &x, &left)) return false;
  tn_x_into_g(g, to, x);
  tn_x_shift_imm(g->code, ROL, is_64(n), to, left);
  tn_x_done_g(g, i, to);
  return true;
}

// ---- comparisons

static const uint8_t integer_cc[] = {TN_XJ_E,  TN_XJ_NE, TN_XJ_L,  TN_XJ_LE, TN_XJ_G,
                                     TN_XJ_GE, TN_XJ_B,  TN_XJ_BE, TN_XJ_A,  TN_XJ_AE};
static const uint8_t turned_cc[] = {TN_XJ_E,  TN_XJ_NE, TN_XJ_G, TN_XJ_GE, TN_XJ_L,
                                    TN_XJ_LE, TN_XJ_A,  TN_XJ_AE, TN_XJ_B, TN_XJ_BE};

static void compare_floats(TnXGen *g, TnKVal x, TnKVal y) {
  TnXArg rm = tn_x_src_rm(g, y, 0, 16);
  rm.is_bcast = false;
  tn_x_op(g, tn_x_node(g, x)->type == TN_KT_F64 ? TN_X_ucomisd : TN_X_ucomiss, 16, tn_x_src(g, x, 0, 16), 0, rm);
}

// Flags of a comparison; the condition that stands for true. Uses cx and dx. Of floats: not for EQ and NE.
static unsigned compare(TnXGen *g, uint32_t p) {
  const TnKNode *n = tn_x_node(g, p);
  if (n->op == TN_K_fcmp) {
    bool turn = n->aux == TN_KP_LT || n->aux == TN_KP_LE;
    compare_floats(g, turn ? n->b : n->a, turn ? n->a : n->b);
    return n->aux == TN_KP_LT || n->aux == TN_KP_GT ? TN_XJ_A : TN_XJ_AE;
  }
  int64_t k;
  bool turn = const_of(g, n->a, &k), w = is_64(tn_x_node(g, n->a));
  TnKVal a = turn ? n->b : n->a, b = turn ? n->a : n->b;
  int64_t of_a;
  if (turn && const_of(g, a, &of_a)) {  // cx may hold what is chosen
    tn_x_mov_imm(g->code, TN_XR_DX, tn_k_fold_compare((TnKPred)n->aux, w, k, of_a));
    tn_x_gpr(g->code, 0x85, false, TN_XR_DX, tn_x_reg(TN_XR_DX), 0, 0);
    return TN_XJ_NE;
  }
  TnXArg x = tn_x_src_g_rm(g, a, TN_XR_CX);
  if (small_const(g, b, &k) && k == 0 && !x.is_mem) {
    tn_x_gpr(g->code, 0x85, w, x.reg, x, 0, 0);
  } else if (small_const(g, b, &k)) {
    tn_x_alu_imm(g->code, TN_XA_CMP, w, x, (int32_t)k);
  } else if (x.is_mem) {
    tn_x_alu(g->code, TN_XA_CMP, w, x, tn_x_src_g_value(g, b, TN_XR_DX));
  } else {
    tn_x_alu_from(g->code, TN_XA_CMP, w, x.reg, tn_x_src_g_rm(g, b, TN_XR_DX));
  }
  return turn ? turned_cc[n->aux] : integer_cc[n->aux];
}

unsigned tn_x_condition(TnXGen *g, uint32_t p) {
  unsigned cc = TN_XJ_NE;
  g->n_reload = 0;
  if (g->items[p].flags & TN_XI_FUSED) {
    cc = compare(g, p);
  } else {
    unsigned x = tn_x_src_g_value(g, p, TN_XR_DX);
    tn_x_gpr(g->code, 0x85, false, x, tn_x_reg(x), 0, 0);
  }
  g->n_reload = 0;
  return cc;
}

static void set_cc(TnXGen *g, unsigned cc, unsigned reg) {
  tn_x_gpr(g->code, 0x0F90 | cc, false, 0, tn_x_reg(reg), 0, 0);
}

static void flag(TnXGen *g, uint32_t i) {  // 0 or 1
  const TnKNode *n = tn_x_node(g, i);
  if (n->op == TN_K_fcmp && n->aux <= TN_KP_NE) {
    bool eq = n->aux == TN_KP_EQ;
    compare_floats(g, n->a, n->b);
    set_cc(g, eq ? TN_XJ_NP : TN_XJ_P, TN_XR_AX);
    if (n->a != n->b) {  // else it asks for NaN
      set_cc(g, eq ? TN_XJ_E : TN_XJ_NE, TN_XR_CX);
      tn_x_alu(g->code, eq ? TN_XA_AND : TN_XA_OR, false, tn_x_reg(TN_XR_AX), TN_XR_CX);
    }
  } else {
    set_cc(g, compare(g, i), TN_XR_AX);
  }
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  tn_x_gpr(g->code, 0x0FB6, false, to, tn_x_reg(TN_XR_AX), 0, 0);
  tn_x_done_g(g, i, to);
}

// ---- choices

static void choose(TnXGen *g, unsigned cc, bool w, unsigned to, TnXArg from) {
  tn_x_gpr(g->code, 0x0F40 | cc, w, to, from, 0, 0);
}

static bool is_in_condition(const TnXGen *g, TnKVal p, unsigned reg) {
  const TnKNode *n = tn_x_node(g, p);
  return g->items[p].flags & TN_XI_FUSED ? is_in(g, n->a, reg) || is_in(g, n->b, reg) : is_in(g, p, reg);
}

static void select(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  bool turn = is_in(g, n->b, to) && !is_in(g, n->c, to);
  TnKVal first = turn ? n->b : n->c;
  TnXArg other = tn_x_src_g_rm(g, turn ? n->c : n->b, TN_XR_CX);
  // The result's register may be one that the condition reads.
  unsigned at = !is_in(g, first, to) && is_in_condition(g, n->a, to) ? TN_XR_AX : to;
  tn_x_into_g(g, at, first);
  unsigned cc = tn_x_condition(g, n->a);
  choose(g, turn ? cc ^ 1 : cc, is_64(n), at, other);
  tn_x_mov(g->code, to, at);
  tn_x_done_g(g, i, to);
}

static void extreme(TnXGen *g, uint32_t i, unsigned cc) {  // cc: b instead of a
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  int64_t k;
  bool turn = is_in(g, n->b, to) || const_of(g, n->a, &k);
  TnXArg other = tn_x_src_g_rm(g, turn ? n->a : n->b, TN_XR_CX);
  tn_x_into_g(g, to, turn ? n->b : n->a);
  if (const_of(g, turn ? n->a : n->b, &k) && k == 0) {
    tn_x_gpr(g->code, 0x85, is_64(n), to, tn_x_reg(to), 0, 0);
  } else {
    tn_x_alu_from(g->code, TN_XA_CMP, is_64(n), to, other);
  }
  choose(g, cc, is_64(n), to, other);
  tn_x_done_g(g, i, to);
}

// Between 0 and a constant, which a number that is clamped hardly ever is not: so it need not wait for what it becomes.
static void clamp(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  int32_t high = (int32_t)tn_x_node(g, n->b)->imm;
  tn_x_into_g(g, to, tn_x_node(g, n->a)->a);
  tn_x_alu_imm(c, TN_XA_CMP, is_64(n), tn_x_reg(to), high);
  size_t within = tn_x_jump(c, TN_XJ_BE);
  tn_x_mov_imm(c, TN_XR_CX, high);
  tn_x_mov_imm(c, TN_XR_DX, 0);
  tn_x_gpr(c, 0x85, is_64(n), to, tn_x_reg(to), 0, 0);
  tn_x_mov(c, to, TN_XR_CX);
  choose(g, TN_XJ_S, is_64(n), to, tn_x_reg(TN_XR_DX));
  tn_x_here(c, within);
  tn_x_done_g(g, i, to);
}

// ---- division

// By a constant other than 0 and -1: ax = quotient of x, which is no longer in ax.
static bool divide_by_const(TnXGen *g, uint32_t i, bool is_signed, bool is_rem) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  int64_t d;
  if (!const_of(g, n->b, &d) || d == 0 || d == -1) return false;
  bool w = is_64(n);
  uint64_t y = is_signed ? (uint64_t)(d < 0 ? -(uint64_t)d : (uint64_t)d) : w ? (uint64_t)d : (uint32_t)d;
  bool power = !(y & (y - 1));
  if (w && tn_x_divides_by((uint64_t)d, is_signed)) {
    tn_x_into_g(g, TN_XR_CX, n->a);
    tn_x_divide_by(g, (uint64_t)d, is_signed, is_rem);
    unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
    tn_x_mov(c, to, TN_XR_AX);
    tn_x_done_g(g, i, to);
    return true;
  }
  if ((w && !power) || (power && (y > 1u << 30 || d < 0)) || y == 1) return false;
  unsigned shift = (unsigned)__builtin_ctzll(y), width = w ? 64 : 32;
  unsigned x = tn_x_src_g_value(g, n->a, TN_XR_CX), to = tn_x_dst_g(g, i, TN_XR_AX);
  if (!power) {  // the upper half of x times 2^64 / y, exact for numbers of 32 bits
    tn_x_mov_imm(c, TN_XR_AX, (int64_t)(UINT64_MAX / y + 1));
    if (is_signed) {
      tn_x_gpr(c, 0x63, true, TN_XR_CX, tn_x_reg(x), 0, 0);
    } else {
      tn_x_gpr(c, 0x8B, false, TN_XR_CX, tn_x_reg(x), 0, 0);
    }
    bool is_behind = is_rem && !is_signed;
    if (is_behind) {  // what is behind the point of x / y, times y
      tn_x_gpr(c, 0x0FAF, true, TN_XR_CX, tn_x_reg(TN_XR_AX), 0, 0);  // imul
      tn_x_mov_imm(c, TN_XR_AX, (int64_t)y);
    }
    tn_x_gpr(c, 0xF7, true, is_signed ? 5 : 4, tn_x_reg(TN_XR_CX), 0, 0);
    if (is_signed) {  // rounded down: one more for negative numbers
      tn_x_mov(c, TN_XR_AX, TN_XR_DX);
      tn_x_shift_imm(c, SHR, false, TN_XR_CX, 31);
      tn_x_alu(c, TN_XA_ADD, false, tn_x_reg(TN_XR_AX), TN_XR_CX);
      if (d < 0) tn_x_gpr(c, 0xF7, false, 3, tn_x_reg(TN_XR_AX), 0, 0);
    } else if (!is_behind) {
      tn_x_mov(c, TN_XR_AX, TN_XR_DX);
    }
    if (is_rem && !is_behind) {
      tn_x_gpr(c, 0x69, false, TN_XR_AX, tn_x_reg(TN_XR_AX), 4, (int32_t)d);
      tn_x_into_g(g, TN_XR_DX, n->a);
      tn_x_alu(c, TN_XA_SUB, false, tn_x_reg(TN_XR_DX), TN_XR_AX);
    }
    tn_x_mov(c, to, is_rem ? TN_XR_DX : TN_XR_AX);
  } else if (!is_signed) {
    tn_x_into_g(g, to, n->a);
    if (is_rem) {
      tn_x_alu_imm(c, TN_XA_AND, w, tn_x_reg(to), (int32_t)(y - 1));
    } else {
      tn_x_shift_imm(c, SHR, w, to, shift);
    }
  } else {  // (x + (x < 0 ? y - 1 : 0)) >> shift
    tn_x_mov(c, TN_XR_AX, x);
    tn_x_shift_imm(c, SAR, w, TN_XR_AX, width - 1);
    tn_x_shift_imm(c, SHR, w, TN_XR_AX, width - shift);
    tn_x_alu(c, TN_XA_ADD, w, tn_x_reg(TN_XR_AX), x);
    if (is_rem) {
      tn_x_alu_imm(c, TN_XA_AND, w, tn_x_reg(TN_XR_AX), -(int32_t)y);
      tn_x_mov(c, TN_XR_DX, x);
      tn_x_alu(c, TN_XA_SUB, w, tn_x_reg(TN_XR_DX), TN_XR_AX);
    } else {
      tn_x_shift_imm(c, SAR, w, TN_XR_AX, shift);
    }
    tn_x_mov(c, to, is_rem ? TN_XR_DX : TN_XR_AX);
  }
  tn_x_done_g(g, i, to);
  return true;
}

static void divide(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_signed = n->op == TN_K_idivs || n->op == TN_K_irems, is_rem = n->op == TN_K_irems || n->op == TN_K_iremu;
  if (divide_by_const(g, i, is_signed, is_rem)) return;
  tn_x_into_g(g, TN_XR_CX, n->b);
  tn_x_into_g(g, TN_XR_AX, n->a);
  tn_x_divide(g, is_64(n), is_signed, is_rem);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  tn_x_mov(g->code, to, TN_XR_AX);
  tn_x_done_g(g, i, to);
}

static unsigned alu_of(TnKOp op) {
  switch ((int)op) {
    case TN_K_iadd: return TN_XA_ADD;
    case TN_K_isub: return TN_XA_SUB;
    case TN_K_iand: return TN_XA_AND;
    case TN_K_ior: return TN_XA_OR;
    default: return TN_XA_XOR;
  }
}

void tn_x_change(TnXGen *g, uint32_t i, TnXArg at) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned op = alu_of((TnKOp)n->op);
  int64_t k;
  if (small_const(g, n->b, &k)) {
    tn_x_alu_imm(g->code, op, is_64(n), at, (int32_t)k);
    return;
  }
  if (!g->in_g[n->b] || tn_x_loc(g, n->b, 0) < 0) {  // dx may be part of the address
    tn_x_lea(g->code, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  tn_x_alu(g->code, op, is_64(n), at, tn_x_src_g_value(g, n->b, TN_XR_DX));
}

void tn_x_scalar(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (g->items[i].flags & TN_XI_FUSED || (n->op == TN_K_ior && rotation(g, i))) return;
  switch ((int)n->op) {
    case TN_K_iadd:
    case TN_K_isub:
    case TN_K_iand:
    case TN_K_ior:
    case TN_K_ixor: alu(g, i, alu_of((TnKOp)n->op)); return;
    case TN_K_imul: multiply(g, i); return;
    case TN_K_ishl: shift(g, i, SHL); return;
    case TN_K_ishru: shift(g, i, SHR); return;
    case TN_K_ishrs: shift(g, i, SAR); return;
    case TN_K_imins:
      if (g->items[n->a].flags & TN_XI_FUSED) {
        clamp(g, i);
      } else {
        extreme(g, i, TN_XJ_G);
      }
      return;
    case TN_K_imaxs: extreme(g, i, TN_XJ_L); return;
    case TN_K_iminu: extreme(g, i, TN_XJ_A); return;
    case TN_K_imaxu: extreme(g, i, TN_XJ_B); return;
    case TN_K_ipop: one(g, i, 0xF30FB8, is_64(n)); return;
    case TN_K_iclz: one(g, i, 0xF30FBD, is_64(n)); return;
    case TN_K_sext: one(g, i, 0x63, true); return;
    case TN_K_zext:
    case TN_K_trunc: one(g, i, 0x8B, false); return;
    case TN_K_icmp:
    case TN_K_fcmp: flag(g, i); return;
    case TN_K_select: select(g, i); return;
    case TN_K_var:
    case TN_K_get:
      if (!g->items[i].alias) move(g, i, n->a);
      return;
    case TN_K_set:
      if (g->items[n->b].alias != n->a || tn_x_node(g, n->b)->op == TN_K_get) move(g, n->a, n->b);
      return;
    case TN_K_bits: move(g, i, n->a); return;
    default: divide(g, i); return;
  }
}

// The copy of the value that many lanes use.
void tn_x_shadow(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  uint32_t item = g->shadow[i];
  unsigned x = tn_x_src_g_value(g, i, TN_XR_AX), bytes = tn_x_bytes(g, i, (TnKType)n->type);
  if (n->type == TN_KT_I1) {
    tn_x_mov(g->code, TN_XR_AX, x);
    tn_x_gpr(g->code, 0xF7, true, 3, tn_x_reg(TN_XR_AX), 0, 0);
    x = TN_XR_AX;
    if (g->is_512) {
      unsigned k = tn_x_dst_k(g, item, 0);
      tn_x_op(g, TN_X_kmovq_from, 16, k, 0, tn_x_reg(x));
      tn_x_done_k(g, item, 0, k);
      return;
    }
  }
  unsigned to = tn_x_dst(g, item, 0);
  bool is_narrow = tn_x_is_narrow(g, (TnKType)n->type);
  if (g->is_512 && !is_narrow) {
    tn_x_op(g, is_64(n) ? TN_X_pbroadcastq_g : TN_X_pbroadcastd_g, bytes, to, 0, tn_x_reg(x));
  } else {
    unsigned log = is_narrow ? g->narrow - 1 : is_64(n) ? 3 : 2;
    tn_x_op(g, is_64(n) ? TN_X_movq_from : TN_X_movd_from, 16, to, 0, tn_x_reg(x));
    tn_x_op(g, tn_x_broadcasts[log], bytes, to, 0, tn_x_reg(to));
  }
  tn_x_done(g, item, 0, to);
}

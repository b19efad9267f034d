// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Tables: loads with an index a lane, all from a few registers' size of memory that may be read whatever the indices
// are (their `reach`). It is read as it lies, and the lanes' elements are picked out in registers, from two of them at
// a time. Elements narrower than a lane come with what stands beside them, which shifts take off.
#include "target/x64/gen.h"

enum { REGISTER = 64, MOST_REGISTERS = 8 };

typedef struct Table {
  TnXArg at;
  unsigned bytes, elem, log;  // elem: of a lane, and its logarithm
  unsigned place;             // register: the lanes' indices, in lanes
} Table;

static int64_t extent_of(const TnKNode *n) { return (n->reach - 1) * (int64_t)n->coef_a + tn_k_mem_bytes[n->aux]; }

bool tn_x_is_table(const TnXGen *g, uint32_t i, unsigned elem) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a);
  unsigned size = tn_k_mem_bytes[n->aux], lanes = n->lanes < g->c ? n->lanes : g->c;
  if (!g->is_512 || n->op != TN_K_load || !n->reach || a->lanes == 1 || a->type != TN_KT_I32) return false;
  if (size > elem || n->coef_a < (int32_t)size || n->coef_a % (int32_t)size) return false;
  if (elem == 1 && (n->coef_a != 1 || !g->cpu->has_vbmi)) return false;
  int64_t registers = (extent_of(n) + REGISTER - 1) / REGISTER;
  bool is_dear = size >= 4 && registers > lanes;  // more than to gather them
  return lanes >= 4 && registers <= MOST_REGISTERS && !is_dear && !tn_x_stride(g, n, g->vloop[i]);
}

// Register r of the table: where it lies, or what there is of it in a register.
static TnXArg part_of(TnXGen *g, const Table *t, unsigned r) {
  TnXArg at = t->at;
  at.disp += (int32_t)(REGISTER * r);
  unsigned left = t->bytes - REGISTER * r;
  if (left >= REGISTER) return at;
  unsigned to = tn_x_reload(g), k = tn_x_mask_of(g, ((uint64_t)1 << left) - 1, TN_X_TEMP_K2);
  tn_x_opk(g, TN_X_movdqu8_load, REGISTER, to, 0, at, k | TN_X_ZERO);
  return tn_x_reg(to);
}

// What stands in registers `first` and the next of the table at the lanes' places, of which the low bits count.
static void pick(TnXGen *g, const Table *t, unsigned first, unsigned to) {
  static const TnXInsn one[] = {TN_X_permb, TN_X_permw, TN_X_permd, TN_X_permq_v};
  static const TnXInsn two[] = {TN_X_permi2b, TN_X_permi2w, TN_X_permi2d, TN_X_permi2q};
  unsigned before = g->n_reload;
  if (t->bytes <= REGISTER * (first + 1)) {
    tn_x_op(g, one[t->log], REGISTER, to, t->place, part_of(g, t, first));
  } else {
    unsigned low = tn_x_reload(g);
    tn_x_op(g, TN_X_movups_load, REGISTER, low, 0, part_of(g, t, first));
    tn_x_copy(g, to, t->place, REGISTER);
    tn_x_op(g, two[t->log], REGISTER, to, low, part_of(g, t, first + 1));
  }
  g->n_reload = before;
}

static void pick_all(TnXGen *g, const Table *t, unsigned to) {
  static const TnXInsn compare[] = {TN_X_pcmpub_k, TN_X_pcmpuw_k, TN_X_pcmpud_k, TN_X_pcmpuq_k};
  enum { NOT_LESS = 5 };
  pick(g, t, 0, to);
  for (unsigned r = 2; REGISTER * r < t->bytes; r += 2) {
    unsigned x = tn_x_temp(g, 2);
    pick(g, t, r, x);
    TnXArg limit = tn_x_const_rm(g, REGISTER * r / t->elem, t->elem, REGISTER);
    tn_x_opi(g, compare[t->log], REGISTER, TN_X_TEMP_K, t->place, limit, NOT_LESS);
    tn_x_opk(g, tn_x_masked_moves[t->log], REGISTER, to, 0, tn_x_reg(x), TN_X_TEMP_K);
  }
}

// Lanes of 2 or 4 bytes shifted by a number; digit: of the instruction.
static void shift(TnXGen *g, const Table *t, unsigned digit, unsigned to, unsigned x, unsigned by) {
  static const TnXInsn insns[2][3] = {{TN_X_psrlw_i, TN_X_psraw_i, TN_X_psllw_i},
                                      {TN_X_psrld_i, TN_X_psrad_i, TN_X_pslld_i}};
  tn_x_opi(g, insns[t->log - 1][digit / 2 - 1], REGISTER, digit, to, tn_x_reg(x), by);
}
enum { RIGHT = 2, RIGHT_SIGNED = 4, LEFT = 6 };  // digits

// Makes values of elements of memory type m, which have something else beside them in their lanes.
static void widen(TnXGen *g, const Table *t, TnKMem m, unsigned to) {
  unsigned size = tn_k_mem_bytes[m], more = 8 * (t->elem - size);
  if (m == TN_KM_F16) {
    tn_x_op(g, TN_X_pmovdw, REGISTER, to, 0, tn_x_reg(to));
    tn_x_op(g, TN_X_cvtph2ps, REGISTER, to, 0, tn_x_reg(to));
  } else if (m == TN_KM_I8 || m == TN_KM_I16 || m == TN_KM_BF16) {
    shift(g, t, LEFT, to, to, more);
    if (m != TN_KM_BF16) shift(g, t, RIGHT_SIGNED, to, to, more);
  } else {
    tn_x_op(g, TN_X_andps, REGISTER, to, to, tn_x_const_rm(g, ((uint64_t)1 << 8 * size) - 1, t->elem, REGISTER));
  }
}

void tn_x_read_table(TnXGen *g, uint32_t i, unsigned q, unsigned elem, TnXArg at, unsigned to) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned place = tn_x_temp(g, 1), size = tn_k_mem_bytes[n->aux], by = 0;
  Table t = {at, (unsigned)extent_of(n), elem, (unsigned)__builtin_ctz(elem), place};
  bool is_whole = (unsigned)n->coef_a % elem == 0;  // lanes of the table, not parts of those
  unsigned factor = (unsigned)n->coef_a / (is_whole ? elem : 1);
  if (!is_whole) by = tn_x_reload(g);
  unsigned before = g->n_reload, x = tn_x_src(g, n->a, q, REGISTER);
  if (factor > 1) {
    unsigned wide = elem == 2 ? 2 : 4;
    tn_x_op(g, elem == 2 ? TN_X_pmullw : TN_X_pmulld, REGISTER, place, x, tn_x_const_rm(g, factor, wide, REGISTER));
    x = place;
  }
  if (!is_whole) {
    shift(g, &t, LEFT, by, x, 3);
    tn_x_op(g, TN_X_andps, REGISTER, by, by, tn_x_const_rm(g, 8 * (elem - 1), elem, REGISTER));
    shift(g, &t, RIGHT, place, x, t.log);
  } else if (elem == 8) {
    tn_x_op(g, TN_X_pmovzxdq, REGISTER, place, 0, tn_x_reg(x));
  } else {
    tn_x_copy(g, place, x, REGISTER);
  }
  g->n_reload = before;
  pick_all(g, &t, to);
  if (!is_whole) tn_x_op(g, elem == 2 ? TN_X_psrlvw : TN_X_psrlvd, REGISTER, to, to, tn_x_reg(by));
  if (size < elem) widen(g, &t, (TnKMem)n->aux, to);
}

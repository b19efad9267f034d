// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Tables: loads with an index a lane, all from a few registers' size of memory that may be read whatever the indices
// are (their `reach`). It is read as it lies, and the lanes' elements are picked out in registers, from two of them at
// a time. Elements narrower than a lane come with what stands beside them, which shifts take off. So are elements that
// stand apart, none of them masked, read into narrow lanes: the lanes' places are constants then.
#include "target/x64/gen.h"

enum { REGISTER = 64, MOST_REGISTERS = 8, MOST_OF_BYTES = 4 };  // places of bytes by an index are bytes

typedef struct Table {
  TnXArg at;
  unsigned bytes, elem, log;  // elem: of a lane, and its logarithm
  unsigned place;             // register: the lanes' indices, in lanes
  unsigned stride;            // bytes between lanes, which have no index then; 0: they have one
} Table;

static bool is_indexed(const TnXGen *g, const TnKNode *n) { return n->a && tn_x_node(g, n->a)->lanes > 1; }

// Bytes from the first place of a table to the last one's end; stride: between lanes that have no index.
static int64_t extent_of(const TnXGen *g, const TnKNode *n, int64_t stride, unsigned lanes) {
  return (is_indexed(g, n) ? (n->reach - 1) * (int64_t)n->coef_a : stride * (lanes - 1)) + tn_k_mem_bytes[n->aux];
}

bool tn_x_is_table(const TnXGen *g, uint32_t i, unsigned elem) {
  const TnKNode *n = tn_x_node(g, i);
  if (!g->is_512 || n->op != TN_K_load || n->lanes < 4) return false;
  bool indexed = is_indexed(g, n);
  int64_t stride = tn_x_stride(g, n, g->vloop[i]), size = tn_k_mem_bytes[n->aux], step = indexed ? n->coef_a : stride;
  if (indexed ? !n->reach || tn_x_node(g, n->a)->type != TN_KT_I32 || stride : n->b || elem >= 4 || stride == size)
    return false;
  if (size > elem || step < size || step % size) return false;
  if (elem == 1 && ((indexed && step != 1) || !g->cpu->has_vbmi)) return false;
  unsigned most = REGISTER / elem, lanes = n->lanes < most ? n->lanes : most;
  int64_t registers = (extent_of(g, n, stride, lanes) + REGISTER - 1) / REGISTER;
  bool is_dear = size >= 4 && registers > (n->lanes < g->c ? n->lanes : g->c);  // more than to gather them
  return registers <= (elem == 1 && indexed ? MOST_OF_BYTES : MOST_REGISTERS) && !is_dear;
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

// The lanes whose places are in register r of the table or behind it.
static unsigned lanes_from(TnXGen *g, const Table *t, unsigned r) {
  static const TnXInsn compare[] = {TN_X_pcmpub_k, TN_X_pcmpuw_k, TN_X_pcmpud_k, TN_X_pcmpuq_k};
  enum { NOT_LESS = 5 };
  if (t->stride) {
    uint64_t lanes = 0;
    for (unsigned lane = 0; lane < REGISTER / t->elem; lane++)
      lanes |= (uint64_t)(t->stride * lane >= REGISTER * r) << lane;
    return tn_x_mask_of(g, lanes, TN_X_TEMP_K);
  }
  TnXArg limit = tn_x_const_rm(g, REGISTER * r / t->elem, t->elem, REGISTER);
  tn_x_opi(g, compare[t->log], REGISTER, TN_X_TEMP_K, t->place, limit, NOT_LESS);
  return TN_X_TEMP_K;
}

static void pick_all(TnXGen *g, const Table *t, unsigned to) {
  pick(g, t, 0, to);
  for (unsigned r = 2; REGISTER * r < t->bytes; r += 2) {
    unsigned x = tn_x_temp(g, 2);
    pick(g, t, r, x);
    tn_x_opk(g, tn_x_masked_moves[t->log], REGISTER, to, 0, tn_x_reg(x), lanes_from(g, t, r));
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

// The lanes' places by their indices, and where in its lane of the table an element begins (bits) in register by, if
// that is not 0.
static void find_places(TnXGen *g, const Table *t, const TnKNode *n, unsigned q, unsigned by) {
  unsigned before = g->n_reload, x = tn_x_src(g, n->a, q, REGISTER), factor = (unsigned)n->coef_a / (by ? 1 : t->elem);
  if (factor > 1) {
    TnXArg f = tn_x_const_rm(g, factor, t->elem == 2 ? 2 : 4, REGISTER);
    tn_x_op(g, t->elem == 2 ? TN_X_pmullw : TN_X_pmulld, REGISTER, t->place, x, f);
    x = t->place;
  }
  if (by) {
    shift(g, t, LEFT, by, x, 3);
    tn_x_op(g, TN_X_andps, REGISTER, by, by, tn_x_const_rm(g, 8 * (t->elem - 1), t->elem, REGISTER));
    shift(g, t, RIGHT, t->place, x, t->log);
  } else if (t->elem == 8) {
    tn_x_op(g, TN_X_pmovzxdq, REGISTER, t->place, 0, tn_x_reg(x));
  } else {
    tn_x_copy(g, t->place, x, REGISTER);
  }
  g->n_reload = before;
}

// The same of lanes that stand apart by a stride.
static void set_places(TnXGen *g, const Table *t, unsigned stride, unsigned by) {
  uint8_t places[REGISTER] = {0}, bits[REGISTER] = {0};
  for (unsigned lane = 0; lane < REGISTER / t->elem; lane++) {
    uint16_t place = (uint16_t)(stride * lane / t->elem), bit = (uint16_t)(8 * (stride * lane % t->elem));
    memcpy(places + lane * t->elem, &place, t->elem);
    memcpy(bits + lane * t->elem, &bit, t->elem);
  }
  tn_x_op(g, TN_X_movups_load, REGISTER, t->place, 0, tn_x_pool_rm(g, places, REGISTER));
  if (by) tn_x_op(g, TN_X_movups_load, REGISTER, by, 0, tn_x_pool_rm(g, bits, REGISTER));
}

// Whether the byte in front of the first place of a load is in its buffer.
static bool has_in_front(const TnXGen *g, const TnKNode *n) {
  bool is = n->imm > 0;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    is &= term->coef >= 0 && tn_x_node(g, term->node)->op == TN_K_loop;
  }
  return is;
}

// Bytes that stand as far apart as lanes: what is between them is masked, or shifted out where a register of what ends
// with the last of them may be read. Whole parts that follow the first one have its mask.
static bool read_spaced(TnXGen *g, const TnKNode *n, const Table *t, unsigned q, unsigned lanes, unsigned to) {
  if (n->aux != TN_KM_U8 || t->stride != t->elem || t->elem != 2) return false;
  const bool is_whole = 2 * lanes == REGISTER;
  if (is_whole && has_in_front(g, n)) {
    TnXArg at = t->at;
    at.disp--;
    tn_x_opi(g, TN_X_psrlw_i, REGISTER, 2, to, at, 8);
    return true;
  }
  const uint64_t bytes = 0x5555555555555555 >> (REGISTER - 2 * lanes);
  if (!q || !is_whole) tn_x_mask_of(g, bytes, TN_X_TEMP_K);
  tn_x_opk(g, TN_X_movdqu8_load, REGISTER, to, 0, t->at, TN_X_TEMP_K | TN_X_ZERO);
  return true;
}

// Lanes that stand apart by a stride as a pattern, in which bytes that widen elements without a sign are places that
// are out: where one instruction takes that. False: it does not.
static bool read_apart(TnXGen *g, const Table *t, TnKMem m, unsigned stride, unsigned lanes, unsigned to) {
  unsigned size = tn_k_mem_bytes[m], per = t->elem / size;
  if (!g->cpu->has_vbmi || (per > 1 && m != TN_KM_U8) || t->bytes > 2 * REGISTER) return false;
  TnXPattern p = {.n = REGISTER / size, .size = size, .hi = (int32_t)t->bytes};
  for (unsigned lane = 0; lane < lanes; lane++) {
    p.at[per * lane] = (int32_t)(stride * lane);
    p.lanes |= (uint64_t)1 << per * lane;
  }
  tn_x_read_pattern(g, &p, t->at, to);
  return true;
}

void tn_x_read_table(TnXGen *g, uint32_t i, unsigned q, unsigned elem, unsigned lanes, TnXArg at, unsigned to) {
  const TnKNode *n = tn_x_node(g, i);
  int64_t stride = tn_x_stride(g, n, g->vloop[i]);
  bool indexed = is_indexed(g, n);
  unsigned extent = (unsigned)extent_of(g, n, stride, lanes), step = indexed ? (unsigned)n->coef_a : (unsigned)stride;
  Table t = {at, extent, elem, (unsigned)__builtin_ctz(elem), tn_x_temp(g, 1), indexed ? 0 : step};
  if (!indexed && read_spaced(g, n, &t, q, lanes, to)) return;
  if (!indexed && read_apart(g, &t, (TnKMem)n->aux, step, lanes, to)) return;
  unsigned by = step % elem ? tn_x_reload(g) : 0;  // 0: elements begin where lanes of the table do
  if (indexed)
    find_places(g, &t, n, q, by);
  else
    set_places(g, &t, step, by);
  pick_all(g, &t, to);
  if (by) tn_x_op(g, elem == 2 ? TN_X_psrlvw : TN_X_psrlvd, REGISTER, to, to, tn_x_reg(by));
  if (tn_k_mem_bytes[n->aux] < elem) widen(g, &t, (TnKMem)n->aux, to);
}

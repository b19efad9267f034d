// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Patterns: loads whose lanes lie at places that are known when code is made, and close together: backwards, every
// second element, a few elements over and over. What they span is read as it lies, in one or two vectors, and put in
// order in registers. Nothing outside of what the lanes themselves read is touched.
#include "target/x64/gen.h"

// ---- numbers that only depend on the lane

enum { MOST_DEPTH = 12 };

// A loop of one step, whose iteration is the lane or 0.
static bool term_of(const TnXGen *g, const TnKTerm *t, unsigned lane, int64_t *sum) {
  const TnKNode *loop = tn_x_node(g, t->node);
  bool is_vector = loop->op == TN_K_loop && loop->aux & TN_LOOP_VECTOR;
  if (loop->op != TN_K_loop || loop->a || loop->imm > (is_vector ? loop->lanes : 1)) return false;
  *sum += is_vector ? t->coef * lane : 0;
  return true;
}

static bool number_of(const TnXGen *g, TnKVal v, unsigned lane, unsigned depth, int64_t *out) {
  const TnKNode *n = tn_x_node(g, v);
  *out = n->imm;
  if (n->op == TN_K_const) return true;
  for (uint32_t t = 0; t < n->n_terms && n->op == TN_K_affine; t++)
    if (!term_of(g, &g->k->terms[n->term + t], lane, out)) return false;
  if (n->op == TN_K_affine) return true;
  int64_t x, y;
  if (!n->a || !n->b || n->c || depth == MOST_DEPTH || (n->type != TN_KT_I1 && n->type != TN_KT_I32)) return false;
  return number_of(g, n->a, lane, depth + 1, &x) && number_of(g, n->b, lane, depth + 1, &y) &&
         tn_k_fold(n, tn_x_node(g, n->a)->type == TN_KT_I64, x, y, out);
}

// ---- which loads

static void extend(const TnXPattern *p, unsigned lane, int32_t *lo, int32_t *hi) {
  if (!(p->lanes >> lane & 1)) return;
  if (*lo == *hi) *lo = p->at[lane], *hi = *lo + (int32_t)p->size;
  if (p->at[lane] < *lo) *lo = p->at[lane];
  if (p->at[lane] + (int32_t)p->size > *hi) *hi = p->at[lane] + (int32_t)p->size;
}

// What 16 bytes of the vector, or all of it, span.
static void span_of(const TnXPattern *p, unsigned first, unsigned n, int32_t *lo, int32_t *hi) {
  *lo = *hi = 0;
  for (unsigned lane = first; lane < first + n && lane < p->n; lane++) extend(p, lane, lo, hi);
}

static unsigned bytes_of(const TnXPattern *p) { return p->n * p->size <= 32 ? 32 : 64; }

static bool is_close(const TnXGen *g, const TnXPattern *p) {
  if (p->size >= 4) return g->is_512 && p->hi - p->lo <= 2 * (int32_t)bytes_of(p);
  for (unsigned lane = 0; lane < p->n; lane += 16 / p->size) {
    int32_t lo, hi;
    span_of(p, lane, 16 / p->size, &lo, &hi);
    if (hi - lo > 32) return false;
  }
  return g->is_512 || p->hi - p->lo >= 16;
}

bool tn_x_pattern(const TnXGen *g, uint32_t i, unsigned first, unsigned n, unsigned active, TnXPattern *p) {
  const TnKNode *x = tn_x_node(g, i);
  bool is_indexed = x->a && tn_x_node(g, x->a)->lanes > 1;
  int64_t stride = tn_x_stride(g, x, g->vloop[i]);
  *p = (TnXPattern){.n = n, .size = tn_k_mem_bytes[x->aux]};
  for (unsigned lane = 0; lane < active; lane++) {
    int64_t at = 0, takes_part = 1;
    if (is_indexed && !number_of(g, x->a, first + lane, 0, &at)) return false;
    if (x->b && !number_of(g, x->b, first + lane, 0, &takes_part)) return false;
    at = at * x->coef_a + stride * (int64_t)lane;
    if (at > 1 << 28 || at < -(1 << 28)) return false;
    p->at[lane] = (int32_t)at;
    p->lanes |= (uint64_t)(takes_part & 1) << lane;
  }
  span_of(p, 0, n, &p->lo, &p->hi);
  return is_close(g, p);
}

void tn_x_find_patterns(TnXGen *g) {
  TnXPattern p;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i), *loop = tn_x_node(g, g->vloop[i]);
    if (n->op != TN_K_load || n->lanes == 1 || !n->a || tn_x_node(g, n->a)->lanes == 1 || loop->a) continue;
    if (loop->imm > loop->lanes) continue;
    bool is_pattern = true;
    unsigned each = n->lanes < g->c ? n->lanes : g->c, all = (unsigned)loop->imm;
    for (unsigned lane = 0; lane < all && is_pattern; lane += each)
      is_pattern = tn_x_pattern(g, i, lane, each, all - lane < each ? all - lane : each, &p);
    g->is_pattern[i] = is_pattern;
  }
}

// ---- reading them

static unsigned mask_of(TnXGen *g, uint64_t lanes, unsigned k) {
  tn_x_op(g, TN_X_kmovq, 16, k, 0, tn_x_pool_rm(g, &lanes, 8));
  return k | TN_X_ZERO;
}

// Elements of 4 and 8 bytes, as words.
static void read_words(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to) {
  unsigned bytes = bytes_of(p), each = p->size / 4, t = tn_x_temp(g, 1), k = 0;
  int32_t rest = p->hi - (int32_t)bytes;
  uint32_t places[16] = {0};
  bool is_row = rest == p->lo && p->n * p->size == bytes;
  for (unsigned w = 0; w < p->n * each; w++) {
    int32_t from = p->at[w / each] + (int32_t)(4 * (w % each));
    bool is_first = from < p->lo + (int32_t)bytes;
    places[w] = is_first ? (uint32_t)(from - p->lo) / 4 : (bytes + (uint32_t)(from - rest)) / 4;
    is_row &= places[w] == w && p->lanes >> w / each & 1;
  }
  TnXArg first = at, second = at;
  first.disp += p->lo, second.disp += rest;
  if (is_row) {
    tn_x_op(g, TN_X_movups_load, bytes, to, 0, first);
    return;
  }
  tn_x_op(g, TN_X_movups_load, bytes, t, 0, tn_x_pool_rm(g, places, bytes));
  uint64_t words = 0;
  for (unsigned w = 0; w < p->n * each; w++) words |= (p->lanes >> w / each & 1) << w;
  if (words != ((uint64_t)1 << p->n * each) - 1) k = mask_of(g, words, TN_X_TEMP_K);
  if (rest > p->lo) {
    tn_x_op(g, TN_X_movups_load, bytes, to, 0, first);
    tn_x_opk(g, TN_X_permt2d, bytes, to, t, second, k);
    return;
  }
  if (rest < p->lo) {
    unsigned have = mask_of(g, ((uint64_t)1 << (p->hi - p->lo) / 4) - 1, TN_X_TEMP_K2);
    tn_x_opk(g, TN_X_movups_m, bytes, to, 0, first, have);
    first = tn_x_reg(to);
  }
  tn_x_opk(g, TN_X_permd, bytes, to, t, first, k);
}

// Those of lanes [first, first + 16 / size) that lie within 16 bytes from `from` on, each in its place. done: lanes
// that stand somewhere already.
static void read_16(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned first, int32_t from, uint64_t *done,
                    unsigned to) {
  uint8_t places[16];
  memset(places, 0x80, sizeof places);
  for (unsigned k = 0; k < 16 / p->size && first + k < p->n; k++) {
    unsigned lane = first + k;
    int32_t in = p->at[lane] - from;
    if (!((p->lanes & ~*done) >> lane & 1) || in < 0 || in + (int32_t)p->size > 16) continue;
    for (unsigned b = 0; b < p->size; b++) places[k * p->size + b] = (uint8_t)(in + (int32_t)b);
    *done |= (uint64_t)1 << lane;
  }
  at.disp += from;
  if (p->hi - p->lo < 16) {
    unsigned have = mask_of(g, ((uint64_t)1 << (p->hi - p->lo)) - 1, TN_X_TEMP_K2);
    tn_x_opk(g, TN_X_movdqu8_load, 16, to, 0, at, have);
  } else {
    tn_x_op(g, TN_X_movups_load, 16, to, 0, at);
  }
  tn_x_op(g, TN_X_pshufb, 16, to, to, tn_x_pool_rm(g, places, 16));
}

// Narrower ones: 16 bytes at a time, each from 16 bytes or two times as many.
static void read_bytes(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to) {
  uint64_t done = 0;
  for (unsigned lane = 0, c = 0; lane < p->n; lane += 16 / p->size, c++) {
    int32_t lo, hi;
    unsigned x = c ? tn_x_temp(g, 1) : to;
    span_of(p, lane, 16 / p->size, &lo, &hi);
    if (lo == hi) lo = p->lo;
    if (lo > p->hi - 16) lo = p->hi - p->lo < 16 ? p->lo : p->hi - 16;
    read_16(g, p, at, lane, lo, &done, x);
    if (hi > lo + 16) {
      unsigned y = tn_x_temp(g, 2);
      read_16(g, p, at, lane, hi - 16, &done, y);
      tn_x_op(g, TN_X_orps, 16, x, x, tn_x_reg(y));
    }
    if (c) tn_x_opi(g, g->is_512 ? TN_X_inserti32x4 : TN_X_inserti128, p->n * p->size, to, to, tn_x_reg(x), c);
  }
}

void tn_x_read_pattern(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to) {
  if (!p->lanes) {
    tn_x_const(g, to, 0, 4, 64);
  } else if (p->size >= 4) {
    read_words(g, p, at, to);
  } else {
    read_bytes(g, p, at, to);
  }
}

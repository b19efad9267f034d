// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Patterns: loads whose lanes lie at places that are known when code is made, and close together: backwards, every
// second element, a few elements over and over. What they span is read as it lies, in one or two vectors, and put in
// order in registers. Nothing outside of what the lanes themselves read is touched.
#include "target/x64/gen.h"

// ---- which loads

// A window is `bytes` bytes from `lo` on that lanes [first, first + n) of the pattern are read from: those that are not
// in `done` yet and lie there. They are added to it. false: no lane is left.
static bool next_window(const TnXPattern *p, unsigned first, unsigned n, int32_t bytes, uint64_t *done, int32_t *lo,
                        uint64_t *in) {
  const unsigned end = first + n < p->n ? first + n : p->n;
  const uint64_t left =
      p->lanes & ~*done & (end < 64 ? ((uint64_t)1 << end) - 1 : ~(uint64_t)0) & ~(uint64_t)0 << first;
  *lo = INT32_MAX, *in = 0;
  for (uint64_t set = left; set; set &= set - 1) {
    const int32_t at = p->at[__builtin_ctzll(set)];
    if (at < *lo) *lo = at;
  }
  if (!left) return false;
  if (*lo > p->hi - bytes) *lo = p->hi - p->lo < bytes ? p->lo : p->hi - bytes;
  const int32_t last = *lo + bytes - (int32_t)p->size;
  for (uint64_t set = left; set; set &= set - 1) {
    const int32_t at = p->at[__builtin_ctzll(set)];
    if (at >= *lo && at <= last) *in |= set & -set;
  }
  *done |= *in;
  return true;
}

static unsigned bytes_of(const TnXPattern *p) { return p->n * p->size <= 32 ? 32 : 64; }

// All of it is read as one number of a general register's size.
static bool is_word(const TnXPattern *p) { return p->hi - p->lo == 4 || p->hi - p->lo == 8; }

static bool is_close(const TnXGen *g, const TnXPattern *p) {
  bool are_words = p->size >= 4;
  unsigned each = are_words ? p->n : 16 / p->size, bytes = are_words ? bytes_of(p) : 16;
  if (are_words ? !g->is_512 : !g->is_512 && p->hi - p->lo < 16 && !is_word(p)) return false;
  for (unsigned first = 0; first < p->n; first += each) {
    uint64_t done = 0, in;
    int32_t lo;
    for (unsigned k = 0; next_window(p, first, each, (int32_t)bytes, &done, &lo, &in); k++)
      if (k == TN_K_WINDOWS) return false;
  }
  return true;
}

bool tn_x_pattern(const TnXGen *g, uint32_t i, unsigned first, unsigned n, unsigned active, TnXPattern *p) {
  const TnKNode *x = tn_x_node(g, i);
  bool is_indexed = x->a && tn_x_node(g, x->a)->lanes > 1;
  int64_t stride = tn_x_stride(g, x, g->vloop[i]);
  *p = (TnXPattern){.n = n, .size = tn_k_mem_bytes[x->aux]};
  for (unsigned lane = 0; lane < active; lane++) {
    int64_t at = 0, takes_part = 1;
    if (is_indexed && !tn_k_lane_number(g->k, x->a, first + lane, &at)) return false;
    if (x->b && !tn_k_lane_number(g->k, x->b, first + lane, &takes_part)) return false;
    at = at * x->coef_a + stride * (int64_t)lane;
    if (at > 1 << 28 || at < -(1 << 28)) return false;
    p->at[lane] = (int32_t)at;
    if (!(takes_part & 1)) continue;
    if (!p->lanes) p->lo = p->at[lane], p->hi = p->lo + (int32_t)p->size;
    if (p->at[lane] < p->lo) p->lo = p->at[lane];
    if (p->at[lane] + (int32_t)p->size > p->hi) p->hi = p->at[lane] + (int32_t)p->size;
    p->lanes |= (uint64_t)1 << lane;
  }
  return is_close(g, p);
}

bool tn_x_is_pattern(const TnXGen *g, uint32_t i, unsigned c) {
  TnXPattern p;
  bool is_pattern = true;
  unsigned lanes = tn_x_node(g, i)->lanes, each = lanes < c ? lanes : c, all = (unsigned)tn_x_node(g, g->vloop[i])->imm;
  for (unsigned lane = 0; lane < all && is_pattern; lane += each)
    is_pattern = tn_x_pattern(g, i, lane, each, all - lane < each ? all - lane : each, &p);
  return is_pattern;
}

void tn_x_find_patterns(TnXGen *g) {
  if (!g->has_index) return;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i), *loop = tn_x_node(g, g->vloop[i]);
    if (n->op != TN_K_load || n->lanes == 1 || !n->a || tn_x_node(g, n->a)->lanes == 1 || loop->a) continue;
    if (loop->imm > loop->lanes) continue;
    g->is_pattern[i] = tn_x_is_pattern(g, i, g->c);
  }
}

// ---- reading them

unsigned tn_x_mask_of(TnXGen *g, uint64_t lanes, unsigned k) {
  tn_x_op(g, TN_X_kmovq, 16, k, 0, tn_x_pool_rm(g, &lanes, 8));
  return k;
}

// The words of these lanes.
static uint64_t words_of(const TnXPattern *p, uint64_t lanes) {
  uint64_t words = 0;
  for (unsigned w = 0; w < p->n * p->size / 4; w++) words |= (lanes >> 4 * w / p->size & 1) << w;
  return words;
}

static void find_places(const TnXPattern *p, uint64_t lanes, int32_t lo, unsigned base, uint32_t *places) {
  for (unsigned w = 0; w < p->n * p->size / 4; w++)
    if (lanes >> 4 * w / p->size & 1)
      places[w] = base + (uint32_t)(p->at[4 * w / p->size] - lo) / 4 + w % (p->size / 4);
}

static bool is_row(const TnXPattern *p, const uint32_t *places, unsigned bytes) {
  if (p->hi - p->lo != (int32_t)bytes || words_of(p, p->lanes) != ((uint64_t)1 << bytes / 4) - 1) return false;
  for (unsigned w = 0; w < bytes / 4; w++)
    if (places[w] != w) return false;
  return true;
}

// Elements of 4 and 8 bytes, as words: from two windows at a time.
static void read_words(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to) {
  unsigned bytes = bytes_of(p), t = tn_x_temp(g, 1), x = to;
  uint64_t done = 0, in, in2;
  int32_t lo, lo2;
  for (; next_window(p, 0, p->n, (int32_t)bytes, &done, &lo, &in); x = tn_x_temp(g, 2)) {
    uint32_t places[16] = {0};
    TnXArg first = at, second = at;
    bool has_second = next_window(p, 0, p->n, (int32_t)bytes, &done, &lo2, &in2);
    find_places(p, in, lo, 0, places);
    first.disp += lo;
    if (has_second) find_places(p, in2, lo2, bytes / 4, places), second.disp += lo2;
    if (is_row(p, places, bytes)) {
      tn_x_op(g, TN_X_movups_load, bytes, to, 0, first);
      return;
    }
    // Lanes that are out read zero; those of later windows join the first ones.
    uint64_t words = words_of(p, has_second ? in | in2 : in);
    unsigned k = 0;
    if (x != to || words != ((uint64_t)1 << p->n * p->size / 4) - 1) k = tn_x_mask_of(g, words, TN_X_TEMP_K);
    if (k && x == to) k |= TN_X_ZERO;
    tn_x_op(g, TN_X_movups_load, bytes, t, 0, tn_x_pool_rm(g, places, bytes));
    if (has_second) {
      tn_x_op(g, TN_X_movups_load, bytes, x, 0, first);
      tn_x_opk(g, TN_X_permt2d, bytes, x, t, second, x == to ? k : 0);
      if (x != to) tn_x_opk(g, TN_X_movups_m, bytes, to, 0, tn_x_reg(x), k);
      continue;
    }
    if (p->hi - p->lo < (int32_t)bytes) {
      unsigned have = tn_x_mask_of(g, ((uint64_t)1 << (p->hi - p->lo) / 4) - 1, TN_X_TEMP_K2) | TN_X_ZERO;
      tn_x_opk(g, TN_X_movups_m, bytes, x, 0, first, have);
      first = tn_x_reg(x);
    }
    tn_x_opk(g, TN_X_permd, bytes, to, t, first, k);
  }
}

// 16 bytes from `from` on, and each of the lanes in its place of the 16 bytes that begin with lane `first`.
static void read_16(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned first, uint64_t lanes, int32_t from,
                    unsigned to) {
  uint8_t places[16];
  memset(places, 0x80, sizeof places);
  for (unsigned b = 0; b < 16; b++) {
    unsigned lane = first + b / p->size;
    if (lane < p->n && lanes >> lane & 1) places[b] = (uint8_t)(p->at[lane] - from + (int32_t)(b % p->size));
  }
  at.disp += from;
  if (is_word(p)) {
    tn_x_op(g, p->hi - p->lo == 8 ? TN_X_movq_from : TN_X_movd_from, 16, to, 0, at);
  } else if (p->hi - p->lo < 16) {
    unsigned have = tn_x_mask_of(g, ((uint64_t)1 << (p->hi - p->lo)) - 1, TN_X_TEMP_K2) | TN_X_ZERO;
    tn_x_opk(g, TN_X_movdqu8_load, 16, to, 0, at, have);
  } else {
    tn_x_op(g, TN_X_movups_load, 16, to, 0, at);
  }
  tn_x_op(g, TN_X_pshufb, 16, to, to, tn_x_pool_rm(g, places, 16));
}

// Where in a window from `lo` on, and behind `base` others, the bytes of these lanes are. Gives which bytes those are.
static uint64_t find_bytes(const TnXPattern *p, uint64_t lanes, int32_t lo, unsigned base, uint8_t *places) {
  uint64_t found = 0;
  for (unsigned b = 0; b < p->n * p->size; b++) {
    if (!(lanes >> b / p->size & 1)) continue;
    places[b] = (uint8_t)(base + (unsigned)(p->at[b / p->size] - lo) + b % p->size);
    found |= (uint64_t)1 << b;
  }
  return found;
}

// All lanes at once, from two windows of a register's size at a time, where the processor has the instructions.
static bool read_at_once(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to) {
  enum { ALL = 64 };
  unsigned bytes = p->n * p->size, windows = 0, t = tn_x_temp(g, 1), x = to;
  uint64_t done = 0, in, in2;
  int32_t lo, lo2, span = p->hi - p->lo;
  if (!g->is_512 || !g->cpu->has_vbmi || bytes <= 16) return false;
  while (next_window(p, 0, p->n, ALL, &done, &lo, &in)) windows++;
  if (windows > TN_K_WINDOWS) return false;
  for (done = 0; next_window(p, 0, p->n, ALL, &done, &lo, &in); x = tn_x_temp(g, 2)) {
    uint8_t places[ALL] = {0};
    uint64_t have = find_bytes(p, in, lo, 0, places);
    TnXArg first = at, second = at;
    bool has_second = next_window(p, 0, p->n, ALL, &done, &lo2, &in2);
    first.disp += lo;
    if (has_second) have |= find_bytes(p, in2, lo2, ALL, places), second.disp += lo2;
    // Lanes that are out read zero; those of later windows join the first ones.
    unsigned k = have == UINT64_MAX >> (ALL - bytes) ? 0 : tn_x_mask_of(g, have, TN_X_TEMP_K);
    tn_x_op(g, TN_X_movups_load, ALL, x, 0, tn_x_pool_rm(g, places, ALL));
    if (has_second) {
      tn_x_op(g, TN_X_movups_load, ALL, t, 0, first);
      tn_x_opk(g, TN_X_permi2b, ALL, x, t, second, k && x == to ? k | TN_X_ZERO : 0);
      if (x != to) tn_x_opk(g, TN_X_movdqu8_load, ALL, to, 0, tn_x_reg(x), k);
      continue;
    }
    if (span < ALL) {
      unsigned within = tn_x_mask_of(g, ((uint64_t)1 << span) - 1, TN_X_TEMP_K2) | TN_X_ZERO;
      tn_x_opk(g, TN_X_movdqu8_load, ALL, t, 0, first, within);
      first = tn_x_reg(t);
    }
    tn_x_opk(g, TN_X_permb, ALL, to, x, first, k && x == to ? k | TN_X_ZERO : k);
  }
  return true;
}

// Narrower ones: 16 bytes at a time.
static void read_bytes(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to) {
  unsigned each = 16 / p->size;
  if (read_at_once(g, p, at, to)) return;
  for (unsigned lane = 0, c = 0; lane < p->n; lane += each, c++) {
    uint64_t done = 0, in;
    int32_t lo;
    unsigned all = c ? tn_x_temp(g, 1) : to, x = all;
    for (; next_window(p, lane, each, 16, &done, &lo, &in); x = tn_x_temp(g, 2)) {
      read_16(g, p, at, lane, in, lo, x);
      if (x != all) tn_x_op(g, TN_X_orps, 16, all, all, tn_x_reg(x));
    }
    if (!done) tn_x_const(g, all, 0, 4, 16);
    if (c) tn_x_opi(g, g->is_512 ? TN_X_inserti32x4 : TN_X_inserti128, p->n * p->size, to, to, tn_x_reg(all), c);
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

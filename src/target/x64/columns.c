// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Columns: loads whose lanes stand further apart than elements lie. The lanes are rows, and loads of neighbours in
// the same rows are made together, where the first of them stands: 16 bytes of each row, or 32 with AVX-512, and a
// transposition of those in registers. Nothing outside of what the loads themselves read is touched: where 16 bytes
// would go beyond the last row's end, they are read from further in front and moved. Rows of up to four words or pairs
// of them, and short ones for narrow lanes, are read as they lie with AVX-512, where columns are picked out of several
// registers; rows of two words with AVX2 too.
#include "target/x64/gen.h"

enum { WINDOW = 16, WIDE = 32, LOOK_BACK = 16 };

// ---- which loads

// Registers full of rows that columns are picked out of, or 0: they are not.
static unsigned picked_from(const TnXGen *g, uint32_t i) {
  enum { MOST_NARROW = 8 };
  const TnKNode *n = tn_x_node(g, i);
  int64_t stride = tn_x_stride(g, n, g->vloop[i]), size = tn_k_mem_bytes[n->aux], elem = size, most = g->is_512 ? 4 : 2;
  if (g->narrow) {
    elem = g->narrow, most = MOST_NARROW;
    bool is_there = size == 2 || g->cpu->has_vbmi, fits = size == elem || n->aux == TN_KM_U8 || n->aux == TN_KM_I1;
    if (!g->is_512 || !is_there || !fits || elem * tn_x_lanes(g, i) < 16) return 0;
  } else if (size < 4) {
    return 0;
  }
  return stride % size == 0 && stride > elem && stride <= most * elem ? (unsigned)((stride + elem - 1) / elem) : 0;
}

// Bytes of a row that columns which are loaded together stand in.
static int64_t window_of(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (picked_from(g, i)) return tn_x_stride(g, n, g->vloop[i]);
  unsigned size = tn_k_mem_bytes[n->aux];
  return size >= 4 && size * tn_x_lanes(g, i) == 64 ? WIDE : WINDOW;
}

static bool is_column(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *loop = tn_x_node(g, g->vloop[i]);
  if (n->op != TN_K_load || n->lanes == 1 || !g->need[i] || !g->vloop[i] || n->b || n->aux == TN_KM_F16) return false;
  if (n->a && tn_x_node(g, n->a)->lanes > 1) return false;
  int64_t stride = tn_x_stride(g, n, g->vloop[i]), size = tn_k_mem_bytes[n->aux];
  const unsigned lanes = tn_x_lanes(g, i);
  const int64_t rows = loop->imm < lanes ? loop->imm : lanes;
  bool is_close = stride > size && stride < 1 << 24 && n->imm > -(1 << 29) && n->imm < 1 << 29;  // by displacements
  if (!is_close || (g->narrow && !picked_from(g, i))) return false;
  if (rows < lanes && (size < 4 || picked_from(g, i))) return false;
  return lanes >= (size == 8 ? 2 : 4) && stride * (rows - 1) + size >= WINDOW;
}

// The extent of the loads from `first` on: least and greatest offset behind the last byte.
static void extent_of(const TnXGen *g, uint32_t first, int64_t *lo, int64_t *hi) {
  unsigned size = tn_k_mem_bytes[tn_x_node(g, first)->aux];
  *lo = *hi = tn_x_node(g, first)->imm;
  for (uint32_t i = first; i; i = g->next_column[i]) {
    int64_t imm = tn_x_node(g, i)->imm;
    if (imm < *lo) *lo = imm;
    if (imm > *hi) *hi = imm;
  }
  *hi += size;
}

static bool joins(const TnXGen *g, uint32_t first, uint32_t i) {
  const TnKNode *x = tn_x_node(g, first), *n = tn_x_node(g, i);
  if (x->buf != n->buf || x->aux != n->aux || x->a != n->a || x->lanes != n->lanes || !tn_x_same_terms(g, x, n))
    return false;
  int64_t lo, hi, size = tn_k_mem_bytes[n->aux];
  extent_of(g, first, &lo, &hi);
  unsigned have = 0;
  for (uint32_t k = first; k; k = g->next_column[k]) have++;
  if (n->imm < lo) lo = n->imm;
  if (n->imm + size > hi) hi = n->imm + size;
  return hi - lo <= window_of(g, i) && (n->imm - x->imm) % size == 0 && have < (g->is_512 ? 16u : 8u);
}

void tn_x_find_columns(TnXGen *g) {
  uint32_t firsts[LOOK_BACK], n_firsts = 0, basic = 0;
  if (!g->needs_area) return;  // so all lanes stand side by side
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    if (g->basic[i] != basic || tn_x_node(g, i)->op == TN_K_store) n_firsts = 0;
    basic = g->basic[i];
    if (!is_column(g, i)) continue;
    uint32_t at = 0;
    while (at < n_firsts && !joins(g, firsts[at], i)) at++;
    if (at == n_firsts) {
      if (n_firsts < LOOK_BACK) firsts[n_firsts++] = i;
      g->column[i] = i;
      continue;
    }
    uint32_t last = firsts[at];
    while (g->next_column[last]) last = g->next_column[last];
    g->next_column[last] = i;
    g->column[i] = firsts[at];
  }
  // One column alone is gathered, where elements can be, or a table.
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    bool is_else = g->is_512 && (g->narrow || tn_k_mem_bytes[tn_x_node(g, i)->aux] >= 4);
    if (g->column[i] == i && !g->next_column[i] && is_else) g->column[i] = 0;
  }
}

// ---- reading rows

typedef struct Rows {
  TnXArg at;  // of the first one's window
  int32_t stride, end;
  unsigned bytes;  // of a vector
  unsigned n;      // rows, fewer where a tail has fewer
} Rows;

// By how much the 16 bytes of a row would go beyond the end.
static unsigned beyond(const Rows *r, unsigned row) {
  int32_t to = (int32_t)row * r->stride + WINDOW;
  return to > r->end ? (unsigned)(to - r->end) : 0;
}

// 16 bytes from the row on, or those in front of them by what is beyond, into 128 bits of a vector. moves: to where
// they would stand.
static void read_row(TnXGen *g, const Rows *r, unsigned row, unsigned to, unsigned place, unsigned t, bool moves) {
  unsigned over = beyond(r, row);
  TnXArg from = r->at;
  from.disp += (int32_t)row * r->stride - (int32_t)over;
  if (over && moves) {
    uint8_t down[WINDOW];
    for (unsigned b = 0; b < WINDOW; b++) down[b] = (uint8_t)(b + over < WINDOW ? b + over : 0x80);
    tn_x_op(g, TN_X_movups_load, 16, t, 0, from);
    tn_x_op(g, TN_X_pshufb, 16, t, t, tn_x_pool_rm(g, down, WINDOW));
    from = tn_x_reg(t);
  }
  if (place) {
    tn_x_opi(g, g->is_512 ? TN_X_inserti32x4 : TN_X_inserti128, r->bytes, to, to, from, place);
  } else {
    tn_x_op(g, TN_X_movups_load, 16, to, 0, from);
  }
}

// Vector k gets rows k, k + n, ..., one each 128 bits; where there is no row, 0.
static void read_rows(TnXGen *g, const Rows *r, unsigned n, const unsigned *to, unsigned t) {
  for (unsigned k = 0; k < n; k++) {
    if (k >= r->n) tn_x_op(g, TN_X_xorps, r->bytes, to[k], to[k], tn_x_reg(to[k]));
    for (unsigned place = 0, row = k; row < r->n; place++, row += n) read_row(g, r, row, to[k], place, t, true);
  }
}

// ---- columns of 8 and 4 bytes, and of 4 in which narrow ones stand

// The narrow column at bit `shift` of each 32 of `from`; is_alone: all other bits are 0.
static void take_narrow(TnXGen *g, uint32_t i, unsigned q, unsigned from, unsigned shift, bool is_alone,
                        unsigned bytes) {
  unsigned m = tn_x_node(g, i)->aux, bits = 8u * tn_k_mem_bytes[m], left = 32 - bits - shift, digit = 2, by = shift;
  if (m == TN_KM_I1 && g->is_512) {
    unsigned to = tn_x_dst_k(g, i, q);
    tn_x_op(g, TN_X_ptestmd, bytes, to, from, tn_x_const_rm(g, (uint64_t)1 << shift, 4, bytes));
    tn_x_done_k(g, i, q, to);
    return;
  }
  unsigned to = tn_x_dst(g, i, q);
  if (m == TN_KM_I1) left = 31 - shift, digit = 4, by = 31;
  if (m == TN_KM_I8 || m == TN_KM_I16) digit = 4, by = 32 - bits;
  if (m == TN_KM_BF16) digit = 6, by = left;
  if (digit == 4 && left) {
    tn_x_opi(g, TN_X_pslld_i, bytes, 6, to, tn_x_reg(from), left);
    from = to;
  }
  if (by) {
    tn_x_opi(g, digit == 6 ? TN_X_pslld_i : digit == 4 ? TN_X_psrad_i : TN_X_psrld_i, bytes, digit, to,
             tn_x_reg(from), by);
    from = to;
  }
  bool is_cut = !is_alone && ((digit == 2 && left) || (digit == 6 && shift));
  uint32_t mask = digit == 6 ? 0xFFFF0000u : ((uint32_t)1 << bits) - 1;
  if (is_cut) {
    tn_x_op(g, TN_X_andps, bytes, to, from, tn_x_const_rm(g, mask, 4, bytes));
  } else {
    tn_x_copy(g, to, from, bytes);
  }
  tn_x_done(g, i, q, to);
}

// 32 bytes of a row and of another one into the halves of a vector; where there is no row, 0.
static void read_two(TnXGen *g, const Rows *r, unsigned to, unsigned row, unsigned other) {
  TnXArg at = r->at, from = r->at;
  at.disp += (int32_t)row * r->stride, from.disp += (int32_t)other * r->stride;
  tn_x_op(g, row < r->n ? TN_X_movups_load : TN_X_xorps, row < r->n ? WIDE : r->bytes, to, row < r->n ? 0 : to,
          row < r->n ? at : tn_x_reg(to));
  if (other < r->n) tn_x_opi(g, TN_X_inserti64x4, r->bytes, to, to, from, 1);
}

// Halves of four vectors, 16 bytes each, turned: to[0] gets the first words of 4 bytes of all, and so on. `to` may be
// v[3], t, v[1], v[0].
static void turn_four(TnXGen *g, const unsigned *v, unsigned t, const unsigned *to) {
  tn_x_op(g, TN_X_unpcklps, 64, t, v[0], tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpckhps, 64, v[0], v[0], tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpcklps, 64, v[1], v[2], tn_x_reg(v[3]));
  tn_x_op(g, TN_X_unpckhps, 64, v[2], v[2], tn_x_reg(v[3]));
  tn_x_op(g, TN_X_unpcklpd, 64, to[0], t, tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpckhpd, 64, to[1], t, tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpcklpd, 64, to[2], v[0], tn_x_reg(v[2]));
  tn_x_op(g, TN_X_unpckhpd, 64, to[3], v[0], tn_x_reg(v[2]));
}

// Eight columns of words of 4 bytes, if they have registers of their own: those of eight rows at a time are turned.
static bool turn_eight(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, const unsigned *v) {
  unsigned to[8], have = 0;
  const unsigned rest[] = {v[3], v[4], v[1], v[0]};
  for (uint32_t i = first; i; i = g->next_column[i], have++) {
    if (!tn_x_in_reg(g, i, q) || have == 8) return false;
    to[(tn_x_node(g, i)->imm - lo) / 4] = tn_x_dst(g, i, q);
  }
  if (have < 8) return false;
  for (unsigned half = 0; half < 2; half++) {
    for (unsigned k = 0; k < 4; k++) read_two(g, r, v[k], 8 * half + k, 8 * half + k + 4);
    turn_four(g, v, v[4], half ? rest : to);
  }
  for (unsigned k = 0; k < 4; k++) {
    tn_x_opi(g, TN_X_shuff64x2, 64, to[k + 4], to[k], tn_x_reg(rest[k]), 0xDD);
    tn_x_opi(g, TN_X_shuff64x2, 64, to[k], to[k], tn_x_reg(rest[k]), 0x88);
  }
  for (uint32_t i = first; i; i = g->next_column[i]) tn_x_done(g, i, q, tn_x_dst(g, i, q));
  return true;
}

// Up to four columns of words of 8 bytes.
static void turn_words(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, const unsigned *v) {
  for (unsigned k = 0; k < 4; k++) read_two(g, r, v[k], k % 2 + k / 2 * 4, k % 2 + k / 2 * 4 + 2);
  const unsigned of[2][2] = {{v[4], v[1]}, {v[0], v[2]}};  // of even columns, of odd ones
  tn_x_op(g, TN_X_unpcklpd, 64, v[4], v[0], tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpckhpd, 64, v[0], v[0], tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpcklpd, 64, v[1], v[2], tn_x_reg(v[3]));
  tn_x_op(g, TN_X_unpckhpd, 64, v[2], v[2], tn_x_reg(v[3]));
  for (uint32_t i = first; i; i = g->next_column[i]) {
    unsigned word = (unsigned)(tn_x_node(g, i)->imm - lo) / 8, to = tn_x_dst(g, i, q);
    const unsigned *pair = of[word % 2];
    tn_x_opi(g, TN_X_shuff64x2, 64, to, pair[0], tn_x_reg(pair[1]), word < 2 ? 0x88 : 0xDD);
    tn_x_done(g, i, q, to);
  }
}

// The columns in word number `word`, which the pair of vectors holds.
static void take_word(TnXGen *g, uint32_t first, unsigned q, int64_t lo, unsigned word, const unsigned *pair,
                      unsigned bytes, unsigned t) {
  unsigned size = tn_k_mem_bytes[tn_x_node(g, first)->aux], each = size == 8 ? 8 : 4;
  TnXInsn op = word % 2 ? TN_X_unpckhpd : TN_X_unpcklpd;
  bool made = false;
  for (uint32_t i = first; i; i = g->next_column[i]) {
    unsigned at = (unsigned)(tn_x_node(g, i)->imm - lo);
    if (at / each != word) continue;
    if (size >= 4) {
      unsigned to = tn_x_dst(g, i, q);
      tn_x_op(g, op, bytes, to, pair[0], tn_x_reg(pair[1]));
      tn_x_done(g, i, q, to);
      continue;
    }
    if (!made) tn_x_op(g, op, bytes, t, pair[0], tn_x_reg(pair[1]));
    made = true;
    take_narrow(g, i, q, t, 8 * (at % 4), false, bytes);
  }
}

// Narrow columns of four rows that lie within 16 bytes: each is one shuffle.
static void take_bytes(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, unsigned from, unsigned t) {
  for (uint32_t i = first; i; i = g->next_column[i]) {
    const TnKNode *n = tn_x_node(g, i);
    unsigned size = tn_k_mem_bytes[n->aux], at = (unsigned)(n->imm - lo), lanes = r->bytes / 4;
    bool on_top = n->aux == TN_KM_I8 || n->aux == TN_KM_I16 || n->aux == TN_KM_BF16;
    unsigned shift = on_top ? 32 - 8 * size : 0;
    uint8_t places[64];
    memset(places, 0x80, sizeof places);
    for (unsigned lane = 0; lane < lanes; lane++)
      for (unsigned b = 0; b < size; b++)
        places[4 * lane + shift / 8 + b] =
            (uint8_t)(lane % 4 * (unsigned)r->stride + beyond(r, lane / 4 * 4) + at + b);
    tn_x_op(g, TN_X_pshufb, r->bytes, t, from, tn_x_pool_rm(g, places, r->bytes));
    take_narrow(g, i, q, t, shift, true, r->bytes);
  }
}

// Narrow columns that fill rows of 8 bytes: the halves of the rows are picked out of whole vectors.
static void take_halves(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, const unsigned *v) {
  TnXArg rest = r->at;
  rest.disp += (int32_t)r->bytes;
  for (unsigned half = 0; half < 2; half++) {
    uint32_t places[16];
    for (unsigned lane = 0; lane < r->bytes / 4; lane++) places[lane] = 2 * lane + half;
    tn_x_op(g, TN_X_movups_load, r->bytes, v[0], 0, tn_x_pool_rm(g, places, r->bytes));
    tn_x_op(g, TN_X_movups_load, r->bytes, v[1], 0, r->at);
    tn_x_op(g, TN_X_permt2d, r->bytes, v[1], v[0], rest);
    for (uint32_t i = first; i; i = g->next_column[i]) {
      unsigned at = (unsigned)(tn_x_node(g, i)->imm - lo);
      if (at / 4 == half) take_narrow(g, i, q, v[1], 8 * (at % 4), false, r->bytes);
    }
  }
}

// What is picked with: pieces of which an element has `per`, or that are all of a lane but for zeros.
typedef struct Pick {
  unsigned n, piece, per, pieces;  // registers full of rows; bytes of a piece; pieces of a register
  unsigned lane, stride;           // pieces of a lane, and from row to row
  TnXArg from[8];                  // the registers, or where what would stand in them lies
} Pick;

// The rows into registers, the last one's end as well, while there are some.
static void read_picked(TnXGen *g, Pick *p, const Rows *r, const unsigned *v, unsigned have) {
  TnXArg at = r->at;
  int32_t left = r->end;
  for (unsigned k = 0; k < p->n; k++, at.disp += (int32_t)r->bytes, left -= (int32_t)r->bytes) {
    bool is_last = k + 1 == p->n;
    p->from[k] = at;
    if (k + 1 >= have && !is_last) continue;
    unsigned to = v[is_last && k >= have ? have - 1 : k];
    if (left >= (int32_t)r->bytes) {
      tn_x_op(g, TN_X_movups_load, r->bytes, to, 0, at);
    } else {
      unsigned unit = p->piece < 4 ? 1 : 4;
      unsigned mask = tn_x_mask_of(g, ((uint64_t)1 << (unsigned)left / unit) - 1, TN_X_TEMP_K2);
      tn_x_opk(g, unit == 1 ? TN_X_movdqu8_load : TN_X_movups_m, r->bytes, to, 0, at, mask | TN_X_ZERO);
    }
    p->from[k] = tn_x_reg(to);
  }
}

// The column that begins `column` pieces into the rows: from two registers first, then what the next ones have.
static void pick_column(TnXGen *g, const Pick *p, unsigned column, unsigned bytes, unsigned to, unsigned t) {
  static const TnXInsn first[] = {TN_X_permi2b, TN_X_permi2w, TN_X_permi2d},
                       next[] = {TN_X_permt2b, TN_X_permt2w, TN_X_permt2d};
  unsigned log = (unsigned)__builtin_ctz(p->piece);
  uint64_t in = 0;
  for (unsigned w = 0; w < p->pieces; w++) in |= (uint64_t)(w % p->lane < p->per) << w;
  bool has_zeros = p->per < p->lane;
  for (unsigned k = 1; k < p->n; k++) {
    uint8_t places[64] = {0};
    for (unsigned w = 0; w < p->pieces; w++) {
      unsigned at = w / p->lane * p->stride + column + w % p->lane;
      places[w * p->piece] = (uint8_t)(k == 1 || at / p->pieces == k ? at - (k - 1) * p->pieces : w);
    }
    unsigned mask = has_zeros && k + 1 == p->n ? tn_x_mask_of(g, in, TN_X_TEMP_K) | TN_X_ZERO : 0;
    tn_x_op(g, TN_X_movups_load, bytes, k == 1 ? to : t, 0, tn_x_pool_rm(g, places, bytes));
    tn_x_opk(g, k == 1 ? first[log] : next[log], bytes, to, k == 1 ? p->from[0].base : t, p->from[k], mask);
  }
}

// All columns of rows of four or eight bytes, or of four pairs: two registers at a time part into the halves of their
// rows, and those again, in the columns' own registers. False: it is not so.
static bool part_columns(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, unsigned n, unsigned t,
                         unsigned other) {
  static const TnXInsn part[] = {TN_X_permi2b, TN_X_permi2w, TN_X_permi2d},
                       rest[] = {TN_X_permt2b, TN_X_permt2w, TN_X_permt2d};
  unsigned size = tn_k_mem_bytes[tn_x_node(g, first)->aux], have = 0, of[8];
  if (size != g->narrow || (n != 4 && n != 8) || n * size > 8) return false;
  for (uint32_t i = first; i; i = g->next_column[i], have++) {
    unsigned column = (unsigned)(tn_x_node(g, i)->imm - lo) / size, place = 0;
    if (tn_x_node(g, i)->aux == TN_KM_I1 || !tn_x_in_reg(g, i, q) || have == n) return false;
    for (unsigned bit = 1; bit < n; bit *= 2) place = 2 * place + !!(column & bit);
    of[place] = tn_x_dst(g, i, q);
  }
  if (have < n || (int32_t)(n * r->bytes) != r->end) return false;
  TnXArg at = r->at;
  for (unsigned k = 0; k < n; k++, at.disp += (int32_t)r->bytes) tn_x_op(g, TN_X_movups_load, r->bytes, of[k], 0, at);
  for (unsigned bit = 1, piece = n / 2 * size; bit < n; bit *= 2, piece /= 2) {
    unsigned log = (unsigned)__builtin_ctz(piece), pieces = r->bytes / piece;
    uint8_t even[64] = {0}, odd[64] = {0};
    for (unsigned w = 0; w < pieces; w++) {
      even[w * piece] = (uint8_t)(2 * w);
      odd[w * piece] = (uint8_t)((2 * w + 1) ^ pieces);  // the registers change places
    }
    tn_x_op(g, TN_X_movups_load, r->bytes, other, 0, tn_x_pool_rm(g, odd, r->bytes));
    for (unsigned k = 0; k < n; k++) {
      if (k & bit) continue;
      tn_x_op(g, TN_X_movups_load, r->bytes, t, 0, tn_x_pool_rm(g, even, r->bytes));
      tn_x_op(g, part[log], r->bytes, t, of[k], tn_x_reg(of[k | bit]));
      tn_x_op(g, rest[log], r->bytes, of[k | bit], other, tn_x_reg(of[k]));
      tn_x_copy(g, of[k], t, r->bytes);
    }
  }
  for (uint32_t i = first; i; i = g->next_column[i]) tn_x_done(g, i, q, tn_x_dst(g, i, q));
  return true;
}

static void pick_columns(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, unsigned n,
                         const unsigned *v, unsigned have) {
  static const TnXInsn tests[] = {TN_X_ptestmb, TN_X_ptestmw};
  unsigned size = tn_k_mem_bytes[tn_x_node(g, first)->aux], elem = g->narrow ? g->narrow : size;
  Pick p = {.n = n, .piece = size < 4 ? size : 4};
  p.per = size / p.piece, p.pieces = r->bytes / p.piece, p.lane = elem / p.piece;
  p.stride = (unsigned)r->stride / p.piece;
  read_picked(g, &p, r, v, have - 1);
  for (uint32_t i = first; i; i = g->next_column[i]) {
    unsigned column = (unsigned)(tn_x_node(g, i)->imm - lo) / p.piece;
    bool is_flag = tn_x_node(g, i)->aux == TN_KM_I1;
    unsigned to = is_flag ? tn_x_temp(g, 0) : tn_x_dst(g, i, q);
    pick_column(g, &p, column, r->bytes, to, v[have - 1]);
    if (is_flag) {
      unsigned k = tn_x_dst_k(g, i, q);
      tn_x_op(g, tests[elem - 1], r->bytes, k, to, tn_x_reg(to));
      tn_x_done_k(g, i, q, k);
    } else {
      tn_x_done(g, i, q, to);
    }
  }
}

// AVX2: both elements of rows that lie side by side, which is all of two vectors.
static void take_pairs(TnXGen *g, uint32_t first, unsigned q, int64_t lo, const Rows *r, const unsigned *v) {
  bool is_64 = tn_k_mem_bytes[tn_x_node(g, first)->aux] == 8;
  TnXArg rest = r->at;
  rest.disp += (int32_t)r->bytes;
  tn_x_op(g, TN_X_movups_load, r->bytes, v[0], 0, r->at);
  tn_x_op(g, TN_X_movups_load, r->bytes, v[1], 0, rest);
  for (uint32_t i = first; i; i = g->next_column[i]) {
    bool is_second = tn_x_node(g, i)->imm != lo;
    unsigned to = tn_x_dst(g, i, q);
    if (is_64) {
      tn_x_op(g, is_second ? TN_X_unpckhpd : TN_X_unpcklpd, r->bytes, to, v[0], tn_x_reg(v[1]));
    } else {
      tn_x_opi(g, TN_X_shufps, r->bytes, to, v[0], tn_x_reg(v[1]), is_second ? 0xDD : 0x88);
    }
    if (r->bytes == 32) tn_x_opi(g, TN_X_permq, 32, to, 0, tn_x_reg(to), 0xD8);
    tn_x_done(g, i, q, to);
  }
}

// What stands in the 16 bytes of each row from `lo` on.
static void take_window(TnXGen *g, uint32_t first, unsigned q, int64_t lo, int64_t hi, const Rows *r,
                        const unsigned *v) {
  const unsigned t = v[4], low[2] = {t, v[1]}, high[2] = {v[0], v[2]};
  const bool is_64 = tn_k_mem_bytes[tn_x_node(g, first)->aux] == 8;
  read_rows(g, r, is_64 ? 2 : 4, v, t);
  if (is_64) {
    for (unsigned word = 0; word < 2; word++) take_word(g, first, q, lo, word, v, r->bytes, t);
    return;
  }
  tn_x_op(g, TN_X_unpcklps, r->bytes, t, v[0], tn_x_reg(v[1]));
  if (hi - lo > 8) tn_x_op(g, TN_X_unpckhps, r->bytes, v[0], v[0], tn_x_reg(v[1]));
  tn_x_op(g, TN_X_unpcklps, r->bytes, v[1], v[2], tn_x_reg(v[3]));
  if (hi - lo > 8) tn_x_op(g, TN_X_unpckhps, r->bytes, v[2], v[2], tn_x_reg(v[3]));
  for (unsigned word = 0; word < 4 && 4 * word < hi - lo; word++)
    take_word(g, first, q, lo, word, word < 2 ? low : high, r->bytes, v[3]);
}

bool tn_x_cuts_columns(const TnXGen *g, uint32_t first) {
  const TnKNode *n = tn_x_node(g, first);
  int64_t lo, hi;
  extent_of(g, first, &lo, &hi);
  const int64_t all = tn_x_stride(g, n, g->vloop[first]) * (g->tail_lanes - 1) + hi - lo;
  return !picked_from(g, first) && tn_k_mem_bytes[n->aux] >= 4 && all >= WINDOW;
}

void tn_x_load_columns(TnXGen *g, uint32_t first, unsigned q, TnXArg at) {
  const TnKNode *n = tn_x_node(g, first);
  int64_t lo, hi;
  extent_of(g, first, &lo, &hi);
  unsigned size = tn_k_mem_bytes[n->aux], lanes = tn_x_lanes(g, first), each = size == 8 ? 8 : 4;
  at.disp += (int32_t)(lo - n->imm);
  int32_t stride = (int32_t)tn_x_stride(g, n, g->vloop[first]);
  const unsigned rows = (int)(g->part0 + q) == g->partial ? g->tail_lanes : lanes;
  Rows r = {.at = at, .stride = stride, .end = stride * (int32_t)(rows - 1) + (int32_t)(hi - lo), .n = rows};
  r.bytes = lanes * (g->narrow ? g->narrow : each);
  unsigned v[] = {tn_x_temp(g, 1), tn_x_temp(g, 2), tn_x_reload(g), tn_x_reload(g), tn_x_reload(g)}, t = v[4];
  unsigned n_picked = picked_from(g, first);
  if (n_picked && part_columns(g, first, q, lo, &r, n_picked, v[0], v[1])) return;
  if (n_picked && g->is_512) {
    pick_columns(g, first, q, lo, &r, n_picked, v, TN_COUNT(v));
    return;
  }
  if (n_picked && hi - lo == stride) {
    take_pairs(g, first, q, lo, &r, v);
    return;
  }
  if (size < 4 && stride == 8 && hi - lo == 8 && g->is_512) {
    take_halves(g, first, q, lo, &r, v);
    return;
  }
  if (size < 4 && 3 * stride + (hi - lo) <= WINDOW) {
    bool whole = 4 * stride == WINDOW && hi - lo == stride;
    if (whole) tn_x_op(g, TN_X_movups_load, r.bytes, v[0], 0, at);
    for (unsigned place = 0; place < r.bytes / 16 && !whole; place++)
      read_row(g, &r, 4 * place, v[0], place, t, false);
    take_bytes(g, first, q, lo, &r, v[0], t);
    return;
  }
  if (hi - lo == WIDE && r.bytes == 64) {
    if (size == 4 && turn_eight(g, first, q, lo, &r, v)) return;
    if (size == 8) {
      turn_words(g, first, q, lo, &r, v);
      return;
    }
  }
  for (; lo < hi; lo += WINDOW, r.at.disp += WINDOW, r.end -= WINDOW) take_window(g, first, q, lo, hi, &r, v);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Narrow lanes. The kernel language computes bytes and words in lanes of 32 bits. Where nothing of 32 bits or more
// goes into memory and the numbers that every operation sees can be told from their low 8 or 16 bits, the lanes of a
// kernel are as narrow: four or two times as many in a register, the same numbers.
//
// The low bits of sums, products and bitwise operations depend on low bits alone. Comparisons, extremes, shifts to the
// right and counts need operands whose range, as found here, fits the lane, signed or unsigned. A shift to the top of
// 32 bits and back, which extends a sign, is one to the top of the lane and back.
#include "target/x64/gen.h"

typedef struct Range {
  int64_t lo, hi;
} Range;

typedef struct Narrow {
  const TnXGen *g;
  uint32_t n;
  unsigned bits;  // of a lane
  unsigned lanes;  // the most of a value
  Range *ranges;  // of values of i32
  bool *inside;   // made in lanes: of many lanes, or one that is used for many
  bool *is_top;   // shifts to the left that only one back follows
  bool *is_used;  // by anything but loads in patterns, which need no index
  uint8_t *uses;  // of a value: none, one, more
  TnXCut *cut;    // for lanes of so many bits
  bool *is_in_cut;  // an extreme inside of one
  double one_by_one;  // lanes that are loaded so, as they stand far apart
  bool failed;
} Narrow;

static const Range full = {INT32_MIN, INT32_MAX};

static int64_t min2(int64_t x, int64_t y) { return x < y ? x : y; }
static int64_t max2(int64_t x, int64_t y) { return x > y ? x : y; }

static bool is_small(const TnKNode *n) { return n->type == TN_KT_I32 || n->type == TN_KT_I1; }
static bool is_many(const TnKNode *n) { return n->lanes > 1 && n->op != TN_K_loop; }
static bool is_const(const TnXGen *g, TnKVal v) { return v && tn_x_node(g, v)->op == TN_K_const; }

// ---- kernels that may be

static bool has_indices(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  return tn_k_is_access(n) && n->a && is_many(tn_x_node(g, n->a));
}

// Backwards, or every second one: see pattern.c.
static bool is_line(const TnKNode *n, int64_t stride, int64_t size) {
  return n->op == TN_K_load && !n->b && (stride == -size || stride == 2 * size);
}

static bool is_narrow_access(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (has_indices(g, i)) return g->is_512 && (g->is_pattern[i] || n->reach) && n->aux <= TN_KM_U16;
  int64_t size = tn_k_mem_bytes[n->aux], stride = tn_x_stride(g, n, g->vloop[i]);
  bool is_apart = g->is_512 && !n->b && stride > size;  // tables, and stores of columns
  if (n->aux > TN_KM_U16 || (stride != size && !is_apart && !is_line(n, stride, size))) return false;
  return g->is_512 || !n->b;
}

static bool needs_table(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (has_indices(g, i)) return !g->is_pattern[i];
  int64_t stride = tn_x_stride(g, n, g->vloop[i]), size = tn_k_mem_bytes[n->aux];
  return is_many(n) && stride != size && !is_line(n, stride, size);
}

// So many loads of the same rows that 16 bytes of each row, read once for all of them, are less than registers full of
// rows for each of them: that is done in wide lanes (columns.c).
static bool has_dear_rows(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  int64_t stride = tn_x_stride(g, n, g->vloop[i]), lanes = n->lanes, columns = 0;
  for (uint32_t j = 1; j < g->k->n_nodes; j++) {
    const TnKNode *m = tn_x_node(g, j);
    bool same = m->op == TN_K_load && m->buf == n->buf && m->aux == n->aux && m->lanes == n->lanes && !m->a;
    columns += same && m->imm - n->imm < stride && n->imm - m->imm < stride && tn_x_same_terms(g, m, n);
  }
  return columns * (stride * lanes / 64) > lanes - (n->aux == TN_KM_I1);  // these go through a register more
}

static void find_used(Narrow *w) {
  for (uint32_t i = w->n; i-- > 1;) {
    const TnKNode *n = tn_x_node(w->g, i);
    w->is_used[i] |= n->type == TN_KT_NONE || n->op == TN_K_loop || n->op == TN_K_var;
    if (!w->is_used[i] || w->g->known[i]) continue;
    if (!w->g->is_pattern[i]) w->is_used[n->a] = true;
    w->is_used[n->b] = w->is_used[n->c] = true;
    for (uint32_t t = 0; t < n->n_terms; t++) w->is_used[w->g->k->terms[n->term + t].node] = true;
  }
}

// Most lanes of a value, 0 where some are not narrow.
static unsigned lanes_of_narrow(const Narrow *w) {
  const TnXGen *g = w->g;
  unsigned most = 0;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    if (!is_many(n) || !w->is_used[i]) continue;
    if (n->op == TN_K_set ? false : tn_k_is_access(n) ? !is_narrow_access(g, i) : !is_small(n)) return 0;
    if (n->lanes > most) most = n->lanes;
  }
  return most;
}

// ---- copies

// A loop that does nothing but copy words.
static bool is_copy(const TnXGen *g, uint32_t loop) {
  const TnKNode *n = tn_x_node(g, loop), *load = n + 1, *store = n + 2;
  if (n->op != TN_K_loop || n->aux != TN_LOOP_VECTOR || n->a || n->imm > INT32_MAX || g->match[loop] != loop + 3)
    return false;
  if (load->op != TN_K_load || store->op != TN_K_store || store->c != loop + 1 || load->aux != store->aux) return false;
  int64_t size = tn_k_mem_bytes[load->aux];
  if (store->buf < 64 && g->k->streamed >> store->buf & 1) return false;  // past the caches go words
  if (size < 4 || load->a || load->b || store->a || store->b) return false;
  return tn_x_stride(g, load, loop) == size && tn_x_stride(g, store, loop) == size;
}

// Copies of words beside narrow values copy bytes. False: there are none.
static bool copy_bytes(const TnXGen *g, TnKernel *k) {
  bool has_narrow = false, has_copies = false;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    has_narrow |= tn_k_is_access(n) && n->lanes > 1 && n->aux <= TN_KM_U16;
    has_copies |= is_copy(g, i);
  }
  if (!has_narrow || !has_copies) return false;
  k->nodes = tn_new_n(g->arena, TnKNode, k->n_nodes);
  k->terms = tn_new_n(g->arena, TnKTerm, k->n_terms);
  memcpy(k->nodes, g->k->nodes, k->n_nodes * sizeof *k->nodes);
  memcpy(k->terms, g->k->terms, k->n_terms * sizeof *k->terms);
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    if (!is_copy(g, i)) continue;
    unsigned size = tn_k_mem_bytes[k->nodes[i + 1].aux], lanes = k->nodes[i].lanes * size;
    k->nodes[i].imm *= size;
    k->nodes[i + 1].type = TN_KT_I32;
    for (uint32_t j = i; j < i + 3; j++) {
      TnKNode *n = &k->nodes[j];
      n->lanes = (uint8_t)(lanes < 64 ? lanes : 64);
      if (j > i) n->aux = TN_KM_U8;
      for (uint32_t t = 0; t < n->n_terms; t++)
        if (k->terms[n->term + t].node == i) k->terms[n->term + t].coef = 1;
    }
  }
  return true;
}

// ---- what stands in lanes

static void mark(Narrow *w, TnKVal v) {
  if (!v) return;
  const TnKNode *n = tn_x_node(w->g, v);
  w->failed |= !is_small(n) || (!is_many(n) && (n->op == TN_K_get || n->op == TN_K_var));
  w->inside[v] = true;
}

static void find_inside(Narrow *w) {
  for (uint32_t i = w->n; i-- > 1;) {
    const TnKNode *n = tn_x_node(w->g, i);
    w->inside[i] |= is_many(n) && w->is_used[i];
    if (!w->inside[i] || w->g->known[i] || tn_x_is_alone(n)) continue;
    bool is_access = tn_k_is_access(n);
    bool is_table = has_indices(w->g, i) && !w->g->is_pattern[i];
    if (is_table || (!is_access && n->op != TN_K_set && n->op != TN_K_get)) mark(w, n->a);
    if (!is_access || is_many(n)) mark(w, n->b), mark(w, n->c);
  }
}

static bool is_back(const TnXGen *g, const TnKNode *n) {  // x << c >> c
  if (n->op != TN_K_ishrs || !is_const(g, n->b)) return false;
  const TnKNode *a = tn_x_node(g, n->a);
  return a->op == TN_K_ishl && a->b == n->b && tn_x_node(g, n->b)->imm >= 16 && tn_x_node(g, n->b)->imm < 32;
}

static void find_tops(Narrow *w) {
  for (uint32_t i = 1; i < w->n; i++)
    if (is_back(w->g, tn_x_node(w->g, i))) w->is_top[tn_x_node(w->g, i)->a] = true;
  for (uint32_t i = 1; i < w->n; i++) {
    const TnKNode *n = tn_x_node(w->g, i);
    if (!is_back(w->g, n)) w->is_top[n->a] = false;
    w->is_top[n->b] = w->is_top[n->c] = false;
  }
}

// ---- ranges

static Range range(int64_t lo, int64_t hi) { return lo < INT32_MIN || hi > INT32_MAX ? full : (Range){lo, hi}; }
static Range hull(Range x, Range y) { return (Range){min2(x.lo, y.lo), max2(x.hi, y.hi)}; }

// All numbers of as many bits as those of x and y have.
static Range of_bits(Range x, Range y) {
  Range r = hull(x, y);
  int64_t most = max2(r.hi, -1 - r.lo), all = 0;
  while (all < most) all = 2 * all + 1;
  return (Range){r.lo < 0 ? -1 - all : 0, all};
}

static Range and_range(Range x, Range y) {
  if (x.lo >= 0 && y.lo >= 0) return (Range){0, min2(x.hi, y.hi)};
  if (x.lo >= 0 || y.lo >= 0) return (Range){0, x.lo >= 0 ? x.hi : y.hi};
  return of_bits(x, y);
}

static Range product_range(Range x, Range y) {
  int64_t p[] = {x.lo * y.lo, x.lo * y.hi, x.hi * y.lo, x.hi * y.hi};
  return range(min2(min2(p[0], p[1]), min2(p[2], p[3])), max2(max2(p[0], p[1]), max2(p[2], p[3])));
}

static Range affine_range(const TnXGen *g, const TnKNode *n) {
  Range r = {n->imm, n->imm};
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    const TnKNode *loop = tn_x_node(g, term->node);
    if (loop->op != TN_K_loop || loop->a || loop->imm > INT32_MAX || term->coef != (int32_t)term->coef) return full;
    int64_t most = term->coef * max2(loop->imm - 1, 0);
    r = (Range){r.lo + min2(most, 0), r.hi + max2(most, 0)};
  }
  return range(r.lo, r.hi);
}

static Range memory_range(unsigned m) {
  switch (m) {
    case TN_KM_I8: return (Range){-128, 127};
    case TN_KM_U8: return (Range){0, 255};
    case TN_KM_I16: return (Range){-32768, 32767};
    case TN_KM_U16: return (Range){0, 65535};
    default: return full;
  }
}

static Range shift_range(TnKOp op, Range x, int64_t by) {
  if (by < 0 || by > 31) return full;
  if (op == TN_K_ishl) return range(x.lo * ((int64_t)1 << by), x.hi * ((int64_t)1 << by));
  if (op == TN_K_ishrs || x.lo >= 0) return (Range){x.lo >> by, x.hi >> by};
  return by ? (Range){0, (int64_t)UINT32_MAX >> by} : full;
}

// max(x, 0 - x): right in its low bits even where 0 - x does not fit the lane.
static bool is_magnitude(const TnXGen *g, const TnKNode *n) {
  const TnKNode *y = tn_x_node(g, n->b);
  return n->op == TN_K_imaxs && y->op == TN_K_isub && y->b == n->a && is_const(g, y->a) && !tn_x_node(g, y->a)->imm;
}

// By a constant.
static Range quotient_range(Range x, Range y) {
  return y.lo == y.hi && y.lo > 0 ? (Range){x.lo / y.lo, x.hi / y.lo} : full;
}

// x - x / y * y for a constant y
static bool rest_range(const Narrow *w, uint32_t i, Range *out) {
  TnKVal x, y;
  if (!tn_k_is_rest(w->g->nodes, i, &x, &y) || !is_const(w->g, y) || tn_x_node(w->g, y)->imm <= 0) return false;
  const TnKNode *op = tn_x_node(w->g, i);
  bool is_unsigned = op->op == TN_K_iremu ||
                     (op->op == TN_K_isub && tn_x_node(w->g, tn_x_node(w->g, op->b)->a)->op == TN_K_idivu);
  int64_t most = tn_x_node(w->g, y)->imm - 1;
  *out = (Range){is_unsigned || w->ranges[x].lo >= 0 ? 0 : -most, most};
  return true;
}

static Range known_range(const int64_t *numbers, unsigned lanes) {
  Range r = {numbers[0], numbers[0]};
  for (unsigned l = 1; l < lanes; l++) r = hull(r, (Range){numbers[l], numbers[l]});
  return r;
}

static Range range_of(const Narrow *w, uint32_t i) {
  const TnKNode *n = tn_x_node(w->g, i);
  Range rest;
  if (w->g->known[i]) return known_range(w->g->known[i], n->lanes);
  if (rest_range(w, i, &rest)) return rest;
  Range x = w->ranges[n->a], y = w->ranges[n->b], z = w->ranges[n->c];
  switch ((int)n->op) {
    case TN_K_const: return range(n->imm, n->imm);
    case TN_K_load: return memory_range(n->aux);
    case TN_K_affine: return affine_range(w->g, n);
    case TN_K_var: return hull(w->ranges[i], x);
    case TN_K_get:
    case TN_K_down:
    case TN_K_lane: return x;
    case TN_K_iadd: return range(x.lo + y.lo, x.hi + y.hi);
    case TN_K_isub: return range(x.lo - y.hi, x.hi - y.lo);
    case TN_K_imul: return product_range(x, y);
    case TN_K_iand: return and_range(x, y);
    case TN_K_ixor:
      if (tn_k_is_turned(w->g->nodes, n)) return (Range){0, max2(x.hi, -1 - x.lo)};
      return of_bits(x, y);
    case TN_K_ior: return of_bits(x, y);
    case TN_K_ishl:
    case TN_K_ishru:
    case TN_K_ishrs:
      if (!is_const(w->g, n->b)) return n->op != TN_K_ishl && x.lo >= 0 ? (Range){0, x.hi} : full;
      return shift_range((TnKOp)n->op, x, y.lo);
    case TN_K_imins: return (Range){min2(x.lo, y.lo), min2(x.hi, y.hi)};
    case TN_K_imaxs: return (Range){is_magnitude(w->g, n) ? 0 : max2(x.lo, y.lo), max2(x.hi, y.hi)};
    case TN_K_iminu:
    case TN_K_imaxu: return hull(x, y);
    case TN_K_select: return hull(y, z);
    case TN_K_ipop:
    case TN_K_iclz: return (Range){0, 32};
    case TN_K_idivu: return x.lo >= 0 ? quotient_range(x, y) : full;
    case TN_K_idivs: return quotient_range(x, y);
    default: return full;
  }
}

// Variables begin as what they are made with and grow by what is put into them; those that keep growing may be all.
static void find_ranges(Narrow *w) {
  enum { PASSES = 4 };
  const Range none = {INT32_MAX, INT32_MIN};
  for (uint32_t i = 1; i < w->n; i++) w->ranges[i] = tn_x_node(w->g, i)->op == TN_K_var ? none : full;
  bool grows = true;
  for (unsigned pass = 0; grows; pass++) {
    grows = false;
    for (uint32_t i = 1; i < w->n; i++) {
      const TnKNode *n = tn_x_node(w->g, i);
      if (n->type == TN_KT_I32) w->ranges[i] = range_of(w, i);
      if (n->op != TN_K_set || tn_x_node(w->g, n->a)->type != TN_KT_I32) continue;
      Range old = w->ranges[n->a], new = hull(old, w->ranges[n->b]);
      if (new.lo == old.lo && new.hi == old.hi) continue;
      w->ranges[n->a] = pass < PASSES ? new : full;
      grows = true;
    }
  }
}

// ---- whether lanes of so many bits will do

static bool fits_signed(const Narrow *w, TnKVal v) {
  int64_t top = (int64_t)1 << (w->bits - 1);
  return w->ranges[v].lo >= -top && w->ranges[v].hi < top;
}
static bool fits_unsigned(const Narrow *w, TnKVal v) {
  return w->ranges[v].lo >= 0 && w->ranges[v].hi < (int64_t)1 << w->bits;
}
static bool both_unsigned(const Narrow *w, const TnKNode *n) {
  return fits_unsigned(w, n->a) && fits_unsigned(w, n->b);
}
static bool both_signed(const Narrow *w, const TnKNode *n) { return fits_signed(w, n->a) && fits_signed(w, n->b); }

// x - c at most k, without sign, for constants: whether x is between two numbers of the lane, as it is itself.
static bool is_between(const Narrow *w, const TnKNode *n) {
  const TnKNode *a = tn_x_node(w->g, n->a);
  if (n->aux != TN_KP_ULE || a->op != TN_K_isub || !is_const(w->g, a->b) || !is_const(w->g, n->b)) return false;
  int64_t lo = tn_x_node(w->g, a->b)->imm, hi = lo + tn_x_node(w->g, n->b)->imm, all = (int64_t)1 << w->bits;
  if (hi < lo) return false;
  return (fits_unsigned(w, a->a) && lo >= 0 && hi < all) || (fits_signed(w, a->a) && lo >= -all / 2 && hi < all / 2);
}

static bool shift_fits(const Narrow *w, uint32_t i) {
  const TnKNode *n = tn_x_node(w->g, i);
  int64_t by = tn_x_node(w->g, n->b)->imm, top = 32 - (int64_t)w->bits;
  bool value = n->op == TN_K_ishl || fits_unsigned(w, n->a) || (n->op == TN_K_ishrs && fits_signed(w, n->a));
  bool is_sign = n->op == TN_K_ishrs && by == 31;
  // The instruction, or a table of what it gives; of bytes that are shifted by known numbers one without signs.
  bool is_known = tn_x_is_by_known(w->g, n) && (n->op != TN_K_ishrs || fits_unsigned(w, n->a));
  bool is_there = w->bits == 8 ? is_const(w->g, n->a) || is_known : w->g->is_512;
  if (!is_const(w->g, n->b)) return value && is_there && fits_unsigned(w, n->b);
  if (n->op == TN_K_ishru || (by >= 0 && by < top)) return value;
  if (is_sign && fits_signed(w, n->a)) return true;
  return n->op == TN_K_ishl ? w->is_top[i] : w->is_top[n->a];
}

static bool is_power(const TnXGen *g, TnKVal v) {
  int64_t y = tn_x_node(g, v)->imm;
  return is_const(g, v) && y > 0 && !(y & (y - 1));
}

static bool divisor_fits(const Narrow *w, TnKVal v, unsigned bits) {
  return is_const(w->g, v) && w->ranges[v].lo > 1 && w->ranges[v].lo >> bits == 0;
}

// A node of one lane of its own: what it reads of lanes, or of copies in them, must be known in 32 bits.
static bool fits_alone(const Narrow *w, const TnKNode *n) {
  if (n->op == TN_K_lane) return n->type != TN_KT_I32 || fits_signed(w, n->a) || fits_unsigned(w, n->a);
  const bool reads_copies = !tn_x_is_alone(n) && !tn_x_takes_ones(n);
  const TnKVal operands[] = {n->a, n->b, n->c};
  for (size_t o = 0; o < 3; o++) {
    const TnKNode *x = tn_x_node(w->g, operands[o]);
    const bool is_copy = tn_x_is_alone(x) ? reads_copies : w->inside[operands[o]];
    if (operands[o] && is_copy && x->type == TN_KT_I32 && x->op != TN_K_const) return false;
  }
  return true;
}

// Lanes of a register.
static unsigned lanes_of_part(const Narrow *w) {
  const unsigned all = w->g->vector_bytes / (w->bits / 8);
  return all < w->lanes ? all : w->lanes;
}

// ---- sums and differences that are cut to what a lane holds, and high words of products: one instruction, which sees
// no more than the lane

// v is the extreme of this kind of *out and the bound.
static bool is_bound(const TnXGen *g, TnKVal v, TnKOp op, int64_t bound, TnKVal *out) {
  const TnKNode *n = tn_x_node(g, v);
  if (n->op != op || !is_many(n)) return false;
  const TnKVal c = is_const(g, n->a) ? n->a : n->b;
  *out = c == n->a ? n->b : n->a;
  return is_const(g, c) && tn_x_node(g, c)->imm == bound;
}

bool tn_x_is_between(const TnXGen *g, TnKVal v, int64_t lo, int64_t hi, TnKVal *inner, TnKVal *out) {
  return (is_bound(g, v, TN_K_imins, hi, inner) && is_bound(g, *inner, TN_K_imaxs, lo, out)) ||
         (is_bound(g, v, TN_K_imaxs, lo, inner) && is_bound(g, *inner, TN_K_imins, hi, out));
}

static void find_cut(Narrow *w, uint32_t i) {
  static const uint16_t insns[2][2][2] = {{{TN_X_paddusb, TN_X_paddusw}, {TN_X_psubusb, TN_X_psubusw}},
                                          {{TN_X_paddsb, TN_X_paddsw}, {TN_X_psubsb, TN_X_psubsw}}};
  int64_t all = (int64_t)1 << w->bits;
  TnKVal inner = 0, sum = 0;
  bool is_signed = tn_x_is_between(w->g, i, -all / 2, all / 2 - 1, &inner, &sum), is_sum, fits;
  if (!is_signed && !tn_x_is_between(w->g, i, 0, all - 1, &inner, &sum)) {
    inner = 0;
    bool is_low = is_bound(w->g, i, TN_K_imaxs, 0, &sum);
    if (!is_low && !is_bound(w->g, i, TN_K_imins, all - 1, &sum)) return;
    if (tn_x_node(w->g, sum)->op != (is_low ? TN_K_isub : TN_K_iadd)) return;
  }
  const TnKNode *n = tn_x_node(w->g, sum);
  is_sum = n->op == TN_K_iadd;
  fits = is_signed ? both_signed(w, n) : both_unsigned(w, n);
  if ((!is_sum && n->op != TN_K_isub) || !is_many(n) || !fits) return;
  if (w->uses[sum] != 1 || (inner && w->uses[inner] != 1)) return;
  w->cut[i] = (TnXCut){n->a, n->b, insns[is_signed][!is_sum][w->bits / 16]};
  w->is_in_cut[inner] = true;
}

// x + y + 1, halved.
static void find_mean(Narrow *w, uint32_t i) {
  const TnKNode *n = tn_x_node(w->g, i), *by = tn_x_node(w->g, n->b), *a = tn_x_node(w->g, n->a);
  const TnKNode *one = tn_x_node(w->g, a->b), *sum = tn_x_node(w->g, a->a);
  bool is_half = (n->op == TN_K_ishru || n->op == TN_K_ishrs) && by->op == TN_K_const && by->imm == 1;
  if (!is_half || a->op != TN_K_iadd || one->op != TN_K_const || one->imm != 1 || sum->op != TN_K_iadd) return;
  if (!is_many(sum) || !both_unsigned(w, sum) || w->uses[n->a] != 1 || w->uses[a->a] != 1) return;
  w->cut[i] = (TnXCut){sum->a, sum->b, w->bits == 8 ? TN_X_pavgb : TN_X_pavgw};
}

// The high word of a product; or the product of fractions of 2^15, to the nearest.
static void find_high(Narrow *w, uint32_t i) {
  const TnKNode *n = tn_x_node(w->g, i), *by = tn_x_node(w->g, n->b);
  if ((n->op != TN_K_ishru && n->op != TN_K_ishrs) || by->op != TN_K_const || w->bits != 16) return;
  const TnKNode *p = tn_x_node(w->g, n->a), *half = tn_x_node(w->g, p->b);
  bool is_nearest = by->imm == 15 && p->op == TN_K_iadd && half->op == TN_K_const && half->imm == 1 << 14;
  if (w->uses[n->a] != 1 || (is_nearest && w->uses[p->a] != 1)) return;
  if (is_nearest) p = tn_x_node(w->g, p->a);
  if (p->op != TN_K_imul || !is_many(p) || (by->imm != 16 && !is_nearest)) return;
  TnXInsn insn = is_nearest ? TN_X_pmulhrsw : TN_X_pmulhw;
  if (!both_signed(w, p)) insn = TN_X_pmulhuw;
  if (insn != TN_X_pmulhuw || (!is_nearest && both_unsigned(w, p))) w->cut[i] = (TnXCut){p->a, p->b, (uint16_t)insn};
}

static void find_cuts(Narrow *w) {
  memset(w->cut, 0, w->n * sizeof *w->cut);
  memset(w->is_in_cut, 0, w->n);
  for (uint32_t i = 1; i < w->n; i++)
    if (w->inside[i] && w->is_used[i] && !w->g->known[i] && is_many(tn_x_node(w->g, i)))
      find_cut(w, i), find_mean(w, i), find_high(w, i);
}

// Loads of lanes that stand apart: as tables, or one by one, which at the edges of a kernel is little of what it does.
static bool fits_apart(Narrow *w, uint32_t i) {
  const TnKNode *n = tn_x_node(w->g, i);
  const bool is_table = tn_x_is_table(w->g, i, w->bits / 8);
  if (has_indices(w->g, i)) return is_table && fits_unsigned(w, n->a);
  if (is_table && !has_dear_rows(w->g, i)) return true;
  w->one_by_one += tn_x_runs_at(w->g, i) * n->lanes;
  return 8u * tn_k_mem_bytes[n->aux] <= w->bits;
}

static bool fits(Narrow *w, uint32_t i) {
  const TnKNode *n = tn_x_node(w->g, i);
  if (!w->inside[i] || tn_x_is_alone(n)) return !w->is_used[i] || fits_alone(w, n);
  if (w->g->known[i] || w->cut[i].x || w->is_in_cut[i]) return true;
  switch ((int)n->op) {
    case TN_K_load:
      if (needs_table(w->g, i)) return fits_apart(w, i);
      if (w->g->is_pattern[i] && !tn_x_is_pattern(w->g, i, lanes_of_part(w))) return false;  // more lanes at once
      return !is_many(n) || 8u * tn_k_mem_bytes[n->aux] <= w->bits;
    case TN_K_store: return !is_many(n) || 8u * tn_k_mem_bytes[n->aux] <= w->bits;
    case TN_K_const:
    case TN_K_affine:
    case TN_K_var:
    case TN_K_get:
    case TN_K_set:
    case TN_K_down:
    case TN_K_lane:
    case TN_K_iadd:
    case TN_K_isub:
    case TN_K_imul:
    case TN_K_iand:
    case TN_K_ior:
    case TN_K_ixor:
    case TN_K_select: return true;
    case TN_K_ishl:
    case TN_K_ishru:
    case TN_K_ishrs: return shift_fits(w, i);
    case TN_K_imins:
    case TN_K_imaxs:
    case TN_K_iminu:
    case TN_K_imaxu:
    case TN_K_icmp:
      if (is_between(w, n)) return true;
      return both_signed(w, n) || both_unsigned(w, n) || (is_magnitude(w->g, n) && fits_signed(w, n->a));
    case TN_K_fadd:
    case TN_K_fsub:
    case TN_K_fmul:
    case TN_K_fdiv:
    case TN_K_fsqrt:
    case TN_K_fneg:
    case TN_K_fabs:
    case TN_K_fmin:
    case TN_K_fmax:
    case TN_K_fcmp:
    case TN_K_s2f:  // of bytes
    case TN_K_rf16: return w->bits == 16;
    case TN_K_ipop: return fits_unsigned(w, n->a);
    case TN_K_iclz: return w->bits == 8 && fits_unsigned(w, n->a);
    case TN_K_iremu: return fits_unsigned(w, n->a) && is_power(w->g, n->b);
    case TN_K_idivu: return fits_unsigned(w, n->a) && (is_power(w->g, n->b) || divisor_fits(w, n->b, w->bits));
    case TN_K_idivs: return fits_signed(w, n->a) && divisor_fits(w, n->b, w->bits - 1);
    case TN_K_irems: return fits_signed(w, n->a) && is_power(w->g, n->b) && divisor_fits(w, n->b, w->bits - 1);
    default: return false;
  }
}

static bool all_fit(Narrow *w) {
  enum { LITTLE = 4 };  // what is not a fourth of it
  find_cuts(w);
  w->one_by_one = 0;
  for (uint32_t i = 1; i < w->n; i++)
    if (!fits(w, i) || LITTLE * w->one_by_one > w->g->runs) return false;
  return true;
}

// ---- the same operations on numbers that are not negative as they are on unsigned ones

static void make_unsigned(const Narrow *w, uint32_t i, TnKNode *n) {
  if (n->op == TN_K_lane) n->aux = fits_unsigned(w, n->a);
  if (!w->inside[i] || tn_x_is_alone(n) || w->cut[i].x || w->is_in_cut[i]) return;
  if (n->op == TN_K_ishrs && !fits_signed(w, n->a) && fits_unsigned(w, n->a) && !w->is_top[n->a]) n->op = TN_K_ishru;
  bool is_extreme = n->op == TN_K_imins || n->op == TN_K_imaxs, is_compare = n->op == TN_K_icmp;
  if ((!is_extreme && !is_compare) || both_signed(w, n) || !both_unsigned(w, n)) return;
  if (is_extreme) n->op = n->op == TN_K_imins ? TN_K_iminu : TN_K_imaxu;
  if (is_compare && n->aux >= TN_KP_LT && n->aux <= TN_KP_GE) n->aux = (uint8_t)(n->aux + TN_KP_ULT - TN_KP_LT);
}

// Whether narrow lanes will do: how wide they are, and the most of a value.
static bool find_lanes(Narrow *w) {
  const TnXGen *g = w->g;
  w->is_used = tn_new_n(g->arena, bool, w->n);
  find_used(w);
  w->lanes = lanes_of_narrow(w);
  if (4 * w->lanes <= g->vector_bytes) return false;
  w->ranges = tn_new_n(g->arena, Range, w->n);
  w->inside = tn_new_n(g->arena, bool, w->n);
  w->is_top = tn_new_n(g->arena, bool, w->n);
  w->uses = tn_new_n(g->arena, uint8_t, w->n);
  w->cut = tn_new_n(g->arena, TnXCut, w->n);
  w->is_in_cut = tn_new_n(g->arena, bool, w->n);
  for (uint32_t i = 1; i < w->n; i++) {
    const TnKVal v[] = {tn_x_node(g, i)->a, tn_x_node(g, i)->b, tn_x_node(g, i)->c};
    for (unsigned o = 0; o < 3; o++) w->uses[v[o]] = w->uses[v[o]] ? 2 : 1;
  }
  find_inside(w);
  if (w->failed) return false;
  find_tops(w);
  find_ranges(w);
  for (w->bits = 8; w->bits < 32 && !all_fit(w);) w->bits *= 2;
  return w->bits < 32;
}

void tn_x_find_narrow(TnXGen *g) {
  if (g->c == 1 || (g->stores_words && !g->has_narrow)) return;  // no lanes, or all of them words
  Narrow w = {.g = g, .n = g->k->n_nodes};
  const TnKernel *as_it_was = g->k;
  TnKernel *k = tn_new(g->arena, TnKernel);
  *k = *g->k;
  if (tn_x_halve(g, k) || copy_bytes(g, k)) g->k = k, g->nodes = k->nodes;
  if (!find_lanes(&w)) {
    g->k = as_it_was, g->nodes = g->k->nodes;
    return;
  }
  if (g->k != k) {
    k->nodes = tn_new_n(g->arena, TnKNode, w.n);
    memcpy(k->nodes, g->k->nodes, w.n * sizeof *k->nodes);
  }
  for (uint32_t i = 1; i < w.n; i++) make_unsigned(&w, i, &k->nodes[i]);
  g->k = k, g->nodes = k->nodes;
  g->narrow = w.bits / 8;
  g->cut = w.cut;
  g->c = lanes_of_part(&w);
}

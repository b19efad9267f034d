// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bits that change places. Shifts, masks, ors and exclusive ors of one value make each bit of some bits of it: reversed
// bits or bytes, exchanged halves of bytes, sums without carry; so do choices by one of its bits of what differs by a
// constant, as remainders of polynomials are. Where every byte is made of one byte, of all
// in the same way, that is a product of bits with a matrix behind a shuffle of bytes, whatever it was written as.
#include "target/x64/gen.h"

enum { BITS = 64, LEAST_STEPS = 5, LEAST_STEPS_OF_BYTES = 2 };  // these need no shuffle and have no shifts

// A bit: the exclusive or of those in `mask` of a byte, turned round where it is_one.
typedef struct Bit {
  uint8_t byte, mask;
  bool is_one;
} Bit;

typedef struct Places {
  TnKVal from;    // the value that is moved; 0: the node's own
  uint8_t steps;  // nodes between, counted up to LEAST_STEPS
  Bit bit[BITS];
} Places;

static bool is_moved_type(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  return n->lanes > 1 && (n->type == TN_KT_I32 || n->type == TN_KT_I64) && g->vloop[i] && !g->known[i];
}

static uint8_t least_of(unsigned steps) { return (uint8_t)(steps < LEAST_STEPS ? steps : LEAST_STEPS); }

static Places of_node(const Places *all, TnKVal v) {
  Places p = all[v];
  if (p.from) return p;
  p.from = v, p.steps = 0;
  for (unsigned b = 0; b < BITS; b++) p.bit[b] = (Bit){(uint8_t)(b / 8), (uint8_t)(1 << b % 8), false};
  return p;
}

// false: they are of two bytes, or one or the other of two bits.
static bool join_bits(TnKOp op, Bit x, Bit y, Bit *out) {
  const bool is_or = op == TN_K_ior;
  *out = x.mask ? x : y;
  out->mask = x.mask ^ y.mask, out->is_one = is_or ? x.is_one || y.is_one : x.is_one != y.is_one;
  if (is_or && ((x.is_one && !x.mask) || (y.is_one && !y.mask))) *out = (Bit){0, 0, true};
  else if (is_or && x.mask && y.mask) return false;
  return !x.mask || !y.mask || x.byte == y.byte;
}

// A value shifted by a constant or with one, of so many bits. What is done with ones of a constant is so with bits.
static Places by_constant(Places p, TnKOp op, int64_t c, unsigned bits) {
  Places r = p;
  for (unsigned b = 0; b < bits; b++) {
    const int64_t at = op == TN_K_ishl ? (int64_t)b - c : op == TN_K_ishru ? (int64_t)b + c : (int64_t)b;
    const bool is_set = c >> b & 1, stays = at >= 0 && at < (int64_t)bits && (op != TN_K_iand || is_set);
    r.bit[b] = stays ? p.bit[at] : (Bit){0};
    if (op == TN_K_ior || op == TN_K_ixor) join_bits(op, p.bit[b], (Bit){0, 0, is_set}, &r.bit[b]);
  }
  r.steps = least_of(p.steps + 1u);
  return r;
}

static bool joined(const Places *x, const Places *y, TnKOp op, unsigned bits, Places *out) {
  *out = *x;
  out->steps = least_of(x->steps + y->steps + 1u);
  for (unsigned b = 0; b < bits; b++)
    if (!join_bits(op, x->bit[b], y->bit[b], &out->bit[b])) return false;
  return x->from == y->from;
}

static bool is_join(const TnKNode *n) { return n->op == TN_K_ior || n->op == TN_K_ixor; }
static unsigned least_steps(const TnXGen *g) { return g->narrow == 1 ? LEAST_STEPS_OF_BYTES : LEAST_STEPS; }

static unsigned bytes_of(const TnXGen *g, const TnKNode *n) {
  return n->type == TN_KT_I64 ? 8 : g->narrow ? g->narrow : 4;
}

static bool is_const(const TnXGen *g, TnKVal v) { return tn_x_node(g, v)->op == TN_K_const; }

static bool may_be_step(const TnKNode *n) {
  switch ((int)n->op) {
    case TN_K_isub:
    case TN_K_iand:
    case TN_K_ior:
    case TN_K_ixor:
    case TN_K_ishl:
    case TN_K_ishru:
    case TN_K_select: return true;
    default: return false;
  }
}

// The values that node i moves bits of: a value beside a constant, two, or up to three of a choice. 0: it is not such.
static unsigned moved_by(const TnXGen *g, uint32_t i, TnKVal v[3]) {
  const TnKNode *n = tn_x_node(g, i), *c = tn_x_node(g, n->b);
  if (!may_be_step(n) || !is_moved_type(g, i)) return 0;
  const bool is_shift = n->op == TN_K_ishl || n->op == TN_K_ishru, is_choice = n->op == TN_K_select && !n->aux;
  unsigned count = 0;
  v[count++] = n->op == TN_K_isub && is_const(g, n->a) ? n->b : is_choice ? tn_x_node(g, n->a)->a : n->a;
  if (is_join(n) && !is_const(g, n->b)) v[count++] = n->b;
  if (is_choice && !is_const(g, n->b)) v[count++] = n->b;
  if (is_choice && !is_const(g, n->c)) v[count++] = n->c;
  bool may = n->op != TN_K_select || is_choice;
  if (is_choice) may = may && tn_x_node(g, n->a)->op == TN_K_icmp;
  if (is_shift) may = may && c->imm >= 0 && c->imm < 8 * bytes_of(g, n);
  if (is_shift || n->op == TN_K_iand) may = may && is_const(g, n->b);
  for (unsigned k = 0; k < count; k++) may = may && is_moved_type(g, v[k]);
  return may ? count : 0;
}

// All bits like the only one, at the lowest place, that there may be: 0 - x, or its opposite, x - 1.
static bool spread_bit(const TnXGen *g, const TnKNode *n, Places x, unsigned bits, Places *out) {
  const bool is_opposite = is_const(g, n->b);
  *out = x;
  for (unsigned b = 1; b < bits; b++) {
    if (x.bit[b].mask || x.bit[b].is_one) return false;
    out->bit[b] = x.bit[0];
    out->bit[b].is_one ^= is_opposite;
  }
  out->bit[0].is_one ^= is_opposite;
  out->steps = least_of(x.steps + 1u);
  return tn_x_node(g, is_opposite ? n->b : n->a)->imm == is_opposite;
}

// The bit of x that comparison n asks for. false: it is not one.
static bool asked_bit(const TnXGen *g, const TnKNode *n, const Places *x, unsigned bits, Bit *out) {
  const int64_t top = (int64_t)(UINT64_C(1) << (bits - 1)), c = tn_x_node(g, n->b)->imm;
  const bool is_above = n->aux == TN_KP_UGE || n->aux == TN_KP_UGT;
  const bool is_below = n->aux == TN_KP_ULT || n->aux == TN_KP_ULE;
  const bool is_sign = (n->aux == TN_KP_LT || n->aux == TN_KP_GE) && c == 0;
  unsigned at = bits - 1, others = 0;
  if (!is_const(g, n->b) || bits == 64) return false;
  if (n->aux <= TN_KP_NE && c == 0) {
    for (unsigned b = 0; b < bits; b++)
      if (x->bit[b].mask || x->bit[b].is_one) others++, at = b;
    if (others != 1) return false;
  } else if (!is_sign && (!(is_above || is_below) || c != top - (n->aux == TN_KP_UGT || n->aux == TN_KP_ULE))) {
    return false;
  }
  *out = x->bit[at];
  out->is_one ^= n->aux == TN_KP_EQ || is_below || n->aux == TN_KP_GE;
  return true;
}

static Places of_operand(const TnXGen *g, const Places *all, TnKVal v, TnKVal from) {
  if (!is_const(g, v)) return of_node(all, v);
  Places p = {.from = from};
  for (unsigned b = 0; b < BITS; b++) p.bit[b].is_one = tn_x_node(g, v)->imm >> b & 1;
  return p;
}

// One of two values that differ in constant bits alone.
static bool chosen(const TnXGen *g, const Places *all, const TnKNode *n, unsigned bits, Places *out) {
  const TnKNode *compare = tn_x_node(g, n->a);
  const Places by = of_node(all, compare->a);
  const Places x = of_operand(g, all, n->b, by.from), y = of_operand(g, all, n->c, by.from);
  Bit bit;
  *out = y;
  out->steps = least_of((unsigned)by.steps + x.steps + y.steps + 2);
  if (x.from != by.from || y.from != by.from || !asked_bit(g, compare, &by, bits, &bit)) return false;
  for (unsigned b = 0; b < bits; b++) {
    if (x.bit[b].mask != y.bit[b].mask || (x.bit[b].mask && x.bit[b].byte != y.bit[b].byte)) return false;
    if (x.bit[b].is_one != y.bit[b].is_one && !join_bits(TN_K_ixor, y.bit[b], bit, &out->bit[b])) return false;
  }
  return true;
}

static Places places_of(const TnXGen *g, const Places *all, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned bits = 8 * bytes_of(g, n);
  TnKVal v[3];
  const unsigned moved = moved_by(g, i, v);
  Places none = {0}, r;
  if (!moved) return none;
  if (n->op == TN_K_select) return chosen(g, all, n, bits, &r) ? r : none;
  Places x = of_node(all, v[0]);
  if (n->op == TN_K_isub) return spread_bit(g, n, x, bits, &r) ? r : none;
  if (moved == 1) return by_constant(x, (TnKOp)n->op, tn_x_node(g, n->b)->imm, bits);
  Places y = of_node(all, v[1]);
  return joined(&x, &y, (TnKOp)n->op, bits, &r) ? r : none;
}

// Nodes that may be a product.
static bool may_end(const TnKNode *n) { return is_join(n) || n->op == TN_K_select; }

// Whether enough steps lead from one value to one, whatever becomes of its bits.
static bool has_steps(const TnXGen *g) {
  TnKVal *from = tn_new_n(g->arena, TnKVal, g->k->n_nodes), v[3];  // 0: itself
  uint8_t *steps = tn_new_n(g->arena, uint8_t, g->k->n_nodes);
  const TnKNode *n = g->nodes + 1, *end = g->nodes + g->k->n_nodes;
  for (; n < end; n++) {
    if (n->lanes == 1 || !may_be_step(n)) continue;
    const uint32_t i = (uint32_t)(n - g->nodes);
    const unsigned moved = moved_by(g, i, v);
    bool is_one = moved > 0;
    unsigned sum = 1;
    for (unsigned k = 0; k < moved; k++) {
      if (!from[v[k]]) from[v[k]] = v[k];
      sum += steps[v[k]], is_one &= from[v[k]] == from[v[0]];
    }
    if (!is_one) continue;
    from[i] = from[v[0]];
    steps[i] = least_of(sum + (n->op == TN_K_select));
    if (may_end(n) && steps[i] >= least_steps(g)) return true;
  }
  return false;
}

// The bytes that bytes are made of and how: as instructions take both. false: not so.
static bool as_product(const Places *p, unsigned bytes, TnXMoved *out) {
  bool is_known = false;
  *out = (TnXMoved){.from = p->from};
  for (unsigned byte = 0; byte < bytes; byte++) {
    uint64_t matrix = 0;
    uint8_t from = 0x80, ones = 0;
    for (unsigned b = 0; b < 8; b++) {
      const Bit at = p->bit[8 * byte + b];
      if (at.mask && from != 0x80 && at.byte != from) return false;
      if (at.mask) from = at.byte;
      matrix |= (uint64_t)at.mask << (8 * (7 - b));
      ones |= (uint8_t)(at.is_one << b);
    }
    out->byte[byte] = from;
    if ((byte && ones != out->ones) || (matrix && is_known && matrix != out->matrix)) return false;
    out->ones = ones;
    if (matrix) out->matrix = matrix, is_known = true;
  }
  return is_known;
}

void tn_x_find_moved(TnXGen *g) {
  const uint32_t shifts = g->n_of[TN_K_ishl] + g->n_of[TN_K_ishru], joins = g->n_of[TN_K_ior] + g->n_of[TN_K_ixor];
  const uint32_t choices = g->n_of[TN_K_icmp] ? 2 * g->n_of[TN_K_select] : 0;
  const bool are_few = shifts + joins + choices + g->n_of[TN_K_iand] + 1 < least_steps(g);  // one may count twice
  if (!g->is_512 || !g->cpu->has_gfni || !shifts || !(joins + choices) || are_few || !has_steps(g)) return;
  Places *all = tn_new_n(g->arena, Places, g->k->n_nodes);
  g->moved = tn_new_n(g->arena, TnXMoved, g->k->n_nodes);
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    all[i] = places_of(g, all, i);
    bool may = may_end(n) && all[i].from && all[i].steps >= least_steps(g);
    if (!may || !as_product(&all[i], bytes_of(g, n), &g->moved[i])) g->moved[i].from = 0;
  }
}

bool tn_x_move_bits(TnXGen *g, uint32_t i) {
  static const uint64_t as_they_are = 0x0102040810204080;
  if (!g->moved || !g->moved[i].from) return false;
  const TnKNode *n = tn_x_node(g, i);
  const TnXMoved *m = &g->moved[i];
  unsigned bytes = tn_x_bytes(g, i, (TnKType)n->type), elem = tn_x_elem(g, i, (TnKType)n->type);
  uint8_t order[64];
  bool is_shuffle = false;
  for (unsigned b = 0; b < sizeof order; b++) {
    order[b] = (uint8_t)(m->byte[b % elem] + (m->byte[b % elem] < elem ? b % 16 - b % elem : 0));
    is_shuffle |= m->byte[b % elem] != b % elem;
  }
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    unsigned x = tn_x_src(g, m->from, q, bytes), to = tn_x_dst(g, i, q);
    if (is_shuffle) tn_x_op(g, TN_X_pshufb, bytes, to, x, tn_x_pool_rm(g, order, bytes)), x = to;
    if (m->matrix != as_they_are || m->ones)
      tn_x_opi(g, TN_X_gf2p8affineqb, bytes, to, x, tn_x_const_rm(g, m->matrix, 8, bytes), m->ones);
    else
      tn_x_copy(g, to, x, bytes);
    tn_x_done(g, i, q, to);
  }
  return true;
}

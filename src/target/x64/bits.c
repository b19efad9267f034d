// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bits that change places. Shifts, masks, ors and exclusive ors of one value make each bit of some bits of it:
// reversed bits or bytes, exchanged halves of bytes, sums without carry. Where every byte is made of one byte, of all
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

// How many values node i moves bits of: a value and a constant, two values, or none.
static unsigned count_moved(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *c = tn_x_node(g, n->b);
  bool is_shift = n->op == TN_K_ishl || n->op == TN_K_ishru;
  if ((!is_shift && n->op != TN_K_iand && !is_join(n)) || !is_moved_type(g, i) || !is_moved_type(g, n->a)) return 0;
  if (is_join(n) && is_moved_type(g, n->b)) return 2;
  return c->op == TN_K_const && (!is_shift || (c->imm >= 0 && c->imm < 8 * bytes_of(g, n)));
}

static Places places_of(const TnXGen *g, const Places *all, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned bits = 8 * bytes_of(g, n), moved = count_moved(g, i);
  Places none = {0}, r;
  if (!moved) return none;
  Places x = of_node(all, n->a);
  if (moved == 1) return by_constant(x, (TnKOp)n->op, tn_x_node(g, n->b)->imm, bits);
  Places y = of_node(all, n->b);
  return joined(&x, &y, (TnKOp)n->op, bits, &r) ? r : none;
}

// Whether enough steps lead from one value to one, whatever becomes of its bits.
static bool has_steps(const TnXGen *g) {
  TnKVal *from = tn_new_n(g->arena, TnKVal, g->k->n_nodes);
  uint8_t *steps = tn_new_n(g->arena, uint8_t, g->k->n_nodes);
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    const unsigned moved = count_moved(g, i);
    from[i] = moved ? from[n->a] : i;
    if (moved == 2 && from[n->b] != from[i])
      from[i] = i;
    else if (moved)
      steps[i] = least_of(steps[n->a] + (moved == 2 ? steps[n->b] : 0u) + 1u);
    if (moved == 2 && steps[i] >= least_steps(g)) return true;
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
  const bool are_few = shifts + joins + g->n_of[TN_K_iand] + 1 < least_steps(g);  // one may count twice
  if (!g->is_512 || !g->cpu->has_gfni || !shifts || !joins || are_few || !has_steps(g)) return;
  Places *all = tn_new_n(g->arena, Places, g->k->n_nodes);
  g->moved = tn_new_n(g->arena, TnXMoved, g->k->n_nodes);
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    all[i] = places_of(g, all, i);
    bool may = is_join(n) && all[i].from && all[i].steps >= least_steps(g);
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

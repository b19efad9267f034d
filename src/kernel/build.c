// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Building kernels. Pure nodes are numbered by value: an equal node of an open bracket is used again, so that
// whoever lowers a program may ask for the same index arithmetic or load twice.
#include "kernel/build.h"

static void *grow(TnKBuilder *b, void *p, size_t cap, size_t size) {
  return tn_arena_grow(b->arena, p, b->nodes.cap * size, cap * size, 8);
}

// Nodes, and what is known of each.
static void grow_nodes(TnKBuilder *b, size_t cap) {
  b->nodes.data = grow(b, b->nodes.data, cap, sizeof *b->nodes.data);
  b->scope = grow(b, b->scope, cap, sizeof *b->scope);
  b->range = grow(b, b->range, cap, sizeof *b->range);
  b->nodes.cap = cap;
}

void tn_k_init(TnKBuilder *b, TnArena *arena) {
  *b = (TnKBuilder){.arena = arena};
  b->n_table = 256;
  b->table = tn_new_n(arena, uint32_t, b->n_table);
  grow_nodes(b, 32);
  b->nodes.data[0] = (TnKNode){.op = TN_K_nop};
  b->scope[0] = 0;
  b->range[0] = (TnKRange){0};
  b->nodes.n = 1;
}

static const TnKNode *node_of(const TnKBuilder *b, TnKVal v) { return &b->nodes.data[v]; }

static inline TnKVal add_node(TnKBuilder *b, const TnKNode *n) {
  if (b->nodes.n == b->nodes.cap) grow_nodes(b, 2 * b->nodes.cap);
  size_t i = b->nodes.n;
  b->scope[i] = b->depth ? b->open[b->depth - 1] : 0;
  b->range[i] = tn_k_range_of(b, n);
  b->nodes.data[i] = *n;
  b->nodes.n = i + 1;
  b->ops |= (uint64_t)1 << n->op % 64;
  return (TnKVal)i;
}

// Apart from pure nodes, which are most.
static TnKVal append(TnKBuilder *b, const TnKNode *n) { return add_node(b, n); }

// ---- reuse of equal nodes

TnKVal tn_k_bracket(const TnKBuilder *b) { return b->depth ? b->open[b->depth - 1] : 0; }

bool tn_k_reaches(const TnKBuilder *b, TnKVal bracket) {
  if (!bracket) return true;
  for (unsigned i = b->depth; i-- > 0;)
    if (b->open[i] == bracket) return true;
  return false;
}

static bool in_reach(const TnKBuilder *b, TnKVal v) { return tn_k_reaches(b, b->scope[v]); }

static void grow_table(TnKBuilder *b) {
  uint32_t *old = b->table;
  size_t n_old = b->n_table;
  b->n_table *= 4;
  b->table = tn_new_n(b->arena, uint32_t, b->n_table);
  for (size_t i = 0; i < n_old; i++) {
    if (!old[i]) continue;
    size_t at = (size_t)tn_k_hash_node(node_of(b, old[i]), b->terms.data) & (b->n_table - 1);
    while (b->table[at]) at = (at + 1) & (b->n_table - 1);
    b->table[at] = old[i];
  }
}

// The place in the table of the equal node, or of the one that is to come.
static uint32_t *place_of(const TnKBuilder *b, const TnKNode *n) {
  size_t at = (size_t)tn_k_hash_node(n, b->terms.data) & (b->n_table - 1);
  while (b->table[at] && !tn_k_same_node(node_of(b, b->table[at]), b->terms.data, n, b->terms.data))
    at = (at + 1) & (b->n_table - 1);
  return &b->table[at];
}

// Adds a pure node, or gives the equal one that is in reach. Terms of n, if any, are the newest of b->terms and are
// taken back when they are not needed.
static TnKVal pure(TnKBuilder *b, const TnKNode *n) {
  if (2 * b->n_in_table >= b->n_table) grow_table(b);
  uint32_t *at = place_of(b, n);
  if (*at && in_reach(b, *at)) {
    if (n->n_terms) b->terms.n = n->term;
    return *at;
  }
  b->n_in_table += !*at;  // else the old one stands in a closed bracket
  b->has_twins |= *at;
  return *at = add_node(b, n);
}

static uint8_t lanes_of(const TnKBuilder *b, TnKVal x, TnKVal y, TnKVal z) {
  uint8_t n = node_of(b, x)->lanes;
  if (node_of(b, y)->lanes > n) n = node_of(b, y)->lanes;
  if (node_of(b, z)->lanes > n) n = node_of(b, z)->lanes;
  return n;
}

// 1, or the lanes of the vector loop that is among the terms.
static uint8_t term_lanes(const TnKBuilder *b, const TnKNode *n) {
  uint8_t lanes = 1;
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKNode *t = node_of(b, b->terms.data[n->term + i].node);
    if (t->op == TN_K_loop && t->lanes > lanes) lanes = t->lanes;
  }
  return lanes;
}

static TnKNode node(const TnKBuilder *b, TnKOp op, unsigned type, TnKVal x, TnKVal y, TnKVal z) {
  return (TnKNode){.op = (uint8_t)op, .type = (uint8_t)type, .lanes = lanes_of(b, x, y, z), .a = x, .b = y, .c = z};
}

// A pure node of its operands, 0 for those that it has not, which says no more than that.
static TnKVal of(TnKBuilder *b, TnKOp op, unsigned type, TnKVal x, TnKVal y, TnKVal z) {
  TnKNode n = node(b, op, type, x, y, z);
  return pure(b, &n);
}

// ---- constants

TnKVal tn_k_const(TnKBuilder *b, TnKType t, int64_t bits) {
  if (t == TN_KT_I32 || t == TN_KT_F32) bits = (int32_t)bits;
  return pure(b, &(TnKNode){.op = TN_K_const, .type = (uint8_t)t, .lanes = 1, .imm = bits});
}

TnKVal tn_k_f32(TnKBuilder *b, float x) {
  int32_t bits;
  memcpy(&bits, &x, 4);
  return tn_k_const(b, TN_KT_F32, bits);
}

TnKVal tn_k_f64(TnKBuilder *b, double x) {
  int64_t bits;
  memcpy(&bits, &x, 8);
  return tn_k_const(b, TN_KT_F64, bits);
}

static bool get_const(const TnKBuilder *b, TnKVal v, int64_t *out) {
  const TnKNode *n = node_of(b, v);
  if (n->op != TN_K_const) return false;
  *out = n->imm;
  return true;
}
static bool is_const(const TnKBuilder *b, TnKVal v, int64_t x) {
  int64_t c;
  return get_const(b, v, &c) && c == x;
}

// ---- integer folding

static bool fold2(TnKOp op, bool wide, int64_t x, int64_t y, int64_t *out) {
  uint64_t ux = wide ? (uint64_t)x : (uint32_t)x, uy = wide ? (uint64_t)y : (uint32_t)y;
  unsigned w = wide ? 64 : 32;
  switch (op) {
    case TN_K_iadd: *out = (int64_t)((uint64_t)x + (uint64_t)y); return true;
    case TN_K_isub: *out = (int64_t)((uint64_t)x - (uint64_t)y); return true;
    case TN_K_imul: *out = (int64_t)((uint64_t)x * (uint64_t)y); return true;
    case TN_K_iand: *out = x & y; return true;
    case TN_K_ior: *out = x | y; return true;
    case TN_K_ixor: *out = x ^ y; return true;
    case TN_K_ishl: *out = uy >= w ? 0 : (int64_t)(ux << uy); return true;
    case TN_K_ishru: *out = uy >= w ? 0 : (int64_t)(ux >> uy); return true;
    case TN_K_ishrs: *out = x >> (uy >= w ? w - 1 : uy); return true;
    case TN_K_imins: *out = x < y ? x : y; return true;
    case TN_K_imaxs: *out = x > y ? x : y; return true;
    case TN_K_iminu: *out = ux < uy ? x : y; return true;
    case TN_K_imaxu: *out = ux > uy ? x : y; return true;
    case TN_K_idivu: *out = uy ? (int64_t)(ux / uy) : -1; return true;
    case TN_K_iremu: *out = uy ? (int64_t)(ux % uy) : x; return true;
    default: return false;
  }
}

bool tn_k_fold_compare(TnKPred p, bool wide, int64_t x, int64_t y) {
  uint64_t ux = wide ? (uint64_t)x : (uint32_t)x, uy = wide ? (uint64_t)y : (uint32_t)y;
  switch (p) {
    case TN_KP_EQ: return x == y;
    case TN_KP_NE: return x != y;
    case TN_KP_LT: return x < y;
    case TN_KP_LE: return x <= y;
    case TN_KP_GT: return x > y;
    case TN_KP_GE: return x >= y;
    case TN_KP_ULT: return ux < uy;
    case TN_KP_ULE: return ux <= uy;
    case TN_KP_UGT: return ux > uy;
    default: return ux >= uy;
  }
}

bool tn_k_fold(const TnKNode *n, bool wide, int64_t x, int64_t y, int64_t *out) {
  if (n->op == TN_K_icmp) return *out = tn_k_fold_compare((TnKPred)n->aux, wide, x, y), true;
  if (!fold2((TnKOp)n->op, wide, x, y, out)) return false;
  *out = n->type == TN_KT_I1 ? *out & 1 : wide ? *out : (int32_t)*out;
  return true;
}

// x op y is x, whatever x is.
static bool is_neutral(TnKOp op, bool is_i1, int64_t y) {
  switch (op) {
    case TN_K_iadd:
    case TN_K_isub:
    case TN_K_ixor:
    case TN_K_ior:
    case TN_K_ishl:
    case TN_K_ishru:
    case TN_K_ishrs: return y == 0;
    case TN_K_imul:
    case TN_K_idivs:
    case TN_K_idivu: return y == 1;
    case TN_K_iand: return is_i1 ? y == 1 : y == -1;
    default: return false;
  }
}

static bool commutes(TnKOp op) {
  return op == TN_K_iadd || op == TN_K_imul || op == TN_K_iand || op == TN_K_ior || op == TN_K_ixor;
}

static bool is_load_under(const TnKBuilder *b, TnKVal load, TnKVal mask) {
  return node_of(b, load)->op == TN_K_load && node_of(b, load)->b == mask;
}

// ---- flags

// What v is the opposite of, or 0.
static TnKVal opposite(const TnKBuilder *b, TnKVal v) {
  const TnKNode *n = node_of(b, v);
  return n->op == TN_K_ixor && n->type == TN_KT_I1 && is_const(b, n->b, 1) ? n->a : 0;
}

static bool are_opposite(const TnKBuilder *b, TnKVal x, TnKVal y) { return opposite(b, x) == y || opposite(b, y) == x; }

// x and y, x or y, where y is an and or an or of p and q itself: what remains, or 0.
static TnKVal absorb(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  const TnKNode n = *node_of(b, y);
  if (are_opposite(b, x, y)) return tn_k_i1(b, op == TN_K_ior);
  // a > b or a == b
  TnKVal same = op == TN_K_ior && node_of(b, x)->op == TN_K_iand ? opposite(b, y) : 0;
  const TnKNode *m = node_of(b, x), *e = node_of(b, same);
  if (same && e->op == TN_K_ixor &&
      ((m->a == e->a && opposite(b, m->b) == e->b) || (m->a == e->b && opposite(b, m->b) == e->a)))
    return tn_k_op2(b, TN_K_ior, m->a, m->b);
  if (n.op != TN_K_iand && n.op != TN_K_ior) return 0;
  if (x == n.a || x == n.b) return n.op == (uint8_t)op ? y : x;
  bool a = are_opposite(b, x, n.a), other = n.op != (uint8_t)op && (a || are_opposite(b, x, n.b));
  return other ? tn_k_op2(b, op, x, a ? n.b : n.a) : 0;
}

// x < y or x == y: one comparison. Neither holds of NaN, so that of floats x < y is not the opposite of x >= y.
static TnKVal or_equal(TnKBuilder *b, TnKVal p, TnKVal q) {
  static const uint8_t turned[] = {TN_KP_NE, TN_KP_EQ,  TN_KP_GE,  TN_KP_GT,  TN_KP_LE,
                                   TN_KP_LT, TN_KP_UGE, TN_KP_UGT, TN_KP_ULE, TN_KP_ULT};
  const TnKVal of = opposite(b, p);
  const TnKNode *x = node_of(b, of && node_of(b, of)->op == TN_K_icmp ? of : p), *y = node_of(b, q);
  const unsigned is = x == node_of(b, p) ? x->aux : turned[x->aux];
  bool less = is == TN_KP_LT || is == TN_KP_GT || is == TN_KP_ULT || is == TN_KP_UGT;
  if ((x->op != TN_K_icmp && x->op != TN_K_fcmp) || x->op != y->op || !less || y->aux != TN_KP_EQ) return 0;
  bool same = (x->a == y->a && x->b == y->b) || (x->a == y->b && x->b == y->a);
  return same ? tn_k_cmp(b, (TnKPred)(is + 1), x->a, x->b) : 0;
}

static TnKVal fold_flags(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  TnKVal either = op == TN_K_ior ? or_equal(b, x, y) : 0;
  if (!either && op == TN_K_ior) either = or_equal(b, y, x);
  if (either) return either;
  if (op == TN_K_ixor) return x == y ? tn_k_i1(b, false) : is_const(b, y, 1) ? opposite(b, x) : 0;
  if (op != TN_K_iand && op != TN_K_ior) return 0;
  TnKVal r = absorb(b, op, x, y);
  return r ? r : absorb(b, op, y, x);
}

static TnKVal identity2(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  const TnKNode *nx = node_of(b, x);
  bool is_i1 = nx->type == TN_KT_I1, wide = nx->type == TN_KT_I64;
  int64_t cx, cy, r;
  bool kx = get_const(b, x, &cx), ky = get_const(b, y, &cy);
  if (kx && ky && fold2(op, wide, cx, cy, &r)) return tn_k_const(b, (TnKType)nx->type, is_i1 ? r & 1 : r);
  if (ky && is_neutral(op, is_i1, cy)) return x;
  if ((op == TN_K_iand || op == TN_K_imul) && ky && cy == 0) return y;
  if ((op == TN_K_iand || op == TN_K_ior) && x == y) return x;
  if (op == TN_K_ior && is_i1 && ky && cy == 1) return y;
  // What is loaded under a mask is false where that is.
  if (op == TN_K_iand && is_i1 && is_load_under(b, y, x)) return y;
  if (op == TN_K_iand && is_i1 && is_load_under(b, x, y)) return x;
  r = is_i1 ? fold_flags(b, op, x, y) : 0;
  return r || op != TN_K_iand || !is_i1 ? (TnKVal)r : tn_k_fold_and(b, x, y);
}

// A sign that is extended, or bits that are masked, where nothing can be beyond.
static TnKVal wrapped(TnKBuilder *b, TnKOp op, TnKVal x, int64_t k) {
  TnKRange r = b->range[x];
  if (op == TN_K_iand) return k >= 0 && ((uint64_t)k & ((uint64_t)k + 1)) == 0 && r.lo >= 0 && r.hi <= k ? x : 0;
  const TnKNode *n = node_of(b, x);
  if (n->op != TN_K_ishl || n->type != TN_KT_I32 || !is_const(b, n->b, k) || k < 1 || k > 31) return 0;
  r = b->range[n->a];
  return r.lo >= INT32_MIN >> k && r.hi <= INT32_MAX >> k ? n->a : 0;
}

// Remainders of many lanes are what the quotient leaves, which may be wanted as well; of one lane where it is there. Of
// a power of two there is less to do without it.
static TnKVal by_quotient(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  int64_t k;
  if (op != TN_K_irems && op != TN_K_iremu) return 0;
  if (get_const(b, y, &k) && (k == INT64_MIN || (k & (k - 1)) == 0)) return 0;
  TnKNode n = node(b, op == TN_K_irems ? TN_K_idivs : TN_K_idivu, node_of(b, x)->type, x, y, 0);
  TnKVal made = *place_of(b, &n);
  if (n.lanes == 1 && !(made && in_reach(b, made))) return 0;
  TnKRange of = tn_k_range_rule(op, b->range[x], b->range[y], 64);
  TnKVal quotient = tn_k_op2(b, (TnKOp)n.op, x, y);
  TnKVal r = tn_k_op2(b, TN_K_isub, x, tn_k_op2(b, TN_K_imul, quotient, y));
  tn_k_bound(b, r, of.lo, of.hi);
  return r;
}

// Extremes that one operand always is, and remainders of what is small.
static TnKVal by_range(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  const TnKNode *nx = node_of(b, x), *ny = node_of(b, y);
  TnKPred p = op == TN_K_imins || op == TN_K_irems   ? TN_KP_LE
              : op == TN_K_imaxs                     ? TN_KP_GE
              : op == TN_K_iminu || op == TN_K_iremu ? TN_KP_ULE
                                                     : TN_KP_UGE;
  int64_t k;
  TnKType t = (TnKType)nx->type;
  switch ((int)op) {
    case TN_K_imins:
    case TN_K_imaxs:
    case TN_K_iminu:
    case TN_K_imaxu:
      if (nx->lanes >= ny->lanes && tn_k_decide(b, p, x, y) == 1) return x;
      return ny->lanes >= nx->lanes && tn_k_decide(b, p, y, x) == 1 ? y : 0;
    case TN_K_irems:
    case TN_K_iremu:
    case TN_K_idivs:
      if (!get_const(b, y, &k)) return 0;
      if (op != TN_K_iremu && k < -1 && k > (t == TN_KT_I64 ? INT64_MIN : INT32_MIN)) {
        TnKVal r = tn_k_op2(b, op, x, tn_k_const(b, t, -k));
        return op == TN_K_irems ? r : tn_k_op2(b, TN_K_isub, tn_k_const(b, t, 0), r);
      }
      if (b->range[x].lo < 0 || k <= 0) return 0;
      if (op != TN_K_idivs && b->range[x].hi < k) return x;
      if (k & (k - 1)) return op == TN_K_iremu ? 0 : tn_k_op2(b, op == TN_K_irems ? TN_K_iremu : TN_K_idivu, x, y);
      if (op != TN_K_idivs) return tn_k_op2(b, TN_K_iand, x, tn_k_const(b, t, k - 1));
      return tn_k_op2(b, TN_K_ishru, x, tn_k_const(b, t, __builtin_ctzll((uint64_t)k)));
    case TN_K_iand:
    case TN_K_ishrs: return get_const(b, y, &k) ? wrapped(b, op, x, k) : 0;
    default: return 0;
  }
}

// (x + s) + k of many lanes x and numbers s and k that all lanes share: those are added to each other, once.
static TnKVal sum_of_shared(TnKBuilder *b, TnKVal x, TnKVal k) {
  const TnKNode n = *node_of(b, x);
  if (n.op != TN_K_iadd || n.lanes == 1 || node_of(b, k)->lanes > 1) return 0;
  bool is_first = node_of(b, n.a)->lanes == 1;
  if (!is_first && node_of(b, n.b)->lanes > 1) return 0;
  TnKVal s = is_first ? n.a : n.b;
  return tn_k_op2(b, TN_K_iadd, is_first ? n.b : n.a, tn_k_op2(b, TN_K_iadd, s, k));
}

// ---- operations

// ---- wrapping once: the low bits of a sum or product depend on the low bits of its operands alone

// What v has the same low `bits` bits as, without an earlier wrap to that many or more: x & mask, or x << k >> k.
static TnKVal unwrapped(const TnKBuilder *b, TnKVal v, unsigned bits) {
  const TnKNode *n = node_of(b, v);
  int64_t c;
  if (n->type != TN_KT_I32) return v;
  if (n->op == TN_K_iand && get_const(b, n->b, &c) && bits < 32 && !(~(uint32_t)c & (((uint32_t)1 << bits) - 1)))
    return unwrapped(b, n->a, bits);
  if (n->op != TN_K_ishrs || !get_const(b, n->b, &c) || c < 0 || c > 32 - (int64_t)bits) return v;
  const TnKNode *m = node_of(b, n->a);
  int64_t d;
  return m->op == TN_K_ishl && get_const(b, m->b, &d) && d == c ? unwrapped(b, m->a, bits) : v;
}

// The operand of a wrap to `bits` bits with wraps inside of sums and products left out.
static TnKVal wrap_once(TnKBuilder *b, TnKVal x, unsigned bits) {
  const TnKNode n = *node_of(b, x);
  if (n.type != TN_KT_I32 || (n.op != TN_K_iadd && n.op != TN_K_isub && n.op != TN_K_imul)) return x;
  TnKVal p = unwrapped(b, n.a, bits), q = unwrapped(b, n.b, bits);
  return p == n.a && q == n.b ? x : tn_k_op2(b, (TnKOp)n.op, p, q);
}

// ---- words for double words: many lanes of indices and lengths, which programs hold in 64 bits

// The i32 that v widens, as signed; of one lane, any number that one holds. False: it is not known to be one.
static bool word_of(TnKBuilder *b, TnKVal v, TnKVal *out) {
  const TnKNode *n = node_of(b, v);
  bool is_const = n->op == TN_K_const && n->imm == (int32_t)n->imm;
  bool is_wide = n->op == TN_K_sext || (n->op == TN_K_zext && b->range[n->a].lo >= 0);
  bool is_shared = n->lanes == 1 && b->range[v].lo >= INT32_MIN && b->range[v].hi <= INT32_MAX;
  if (n->type != TN_KT_I64 || !(is_const || is_wide || is_shared)) return false;
  *out = is_const ? tn_k_i32(b, (int32_t)n->imm) : is_wide ? n->a : of(b, TN_K_trunc, TN_KT_I32, v, 0, 0);
  return true;
}

static bool are_words(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal *out_x, TnKVal *out_y) {
  return lanes_of(b, x, y, 0) > 1 && word_of(b, x, out_x) && word_of(b, y, out_y);
}

// What an op on words that were widened says of the words themselves. 0: they are not, or the result may be none.
static TnKVal in_words(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  TnKVal u, v;
  if (!are_words(b, x, y, &u, &v)) return 0;
  TnKRange r = tn_k_range_rule(op, b->range[x], b->range[y], 64);
  bool by_bits = op >= TN_K_iand && op <= TN_K_ixor;
  bool is_unsigned = op == TN_K_ishru || op == TN_K_idivu || op == TN_K_iremu;
  if (is_unsigned ? b->range[x].lo < 0 : !by_bits && (r.lo < INT32_MIN || r.hi > INT32_MAX)) return 0;
  return tn_k_cvt(b, TN_K_sext, TN_KT_I64, tn_k_op2(b, op, u, v));
}

// ---- bits counted in fields of two, four and eight, as programs do that have no operation for it

// x of x op by, a constant; 0: v is not that.
static TnKVal operand_of(const TnKBuilder *b, TnKVal v, TnKOp op, uint64_t by) {
  const TnKNode *n = node_of(b, v);
  int64_t k;
  if (n->op != op || !get_const(b, n->b, &k)) return 0;
  return n->type == TN_KT_I64 ? (k == (int64_t)by ? n->a : 0) : (uint32_t)k == (uint32_t)by ? n->a : 0;
}

// x of (x >> by) & mask.
static TnKVal field_of(const TnKBuilder *b, TnKVal v, uint64_t by, uint64_t mask) {
  return operand_of(b, operand_of(b, v, TN_K_iand, mask), TN_K_ishru, by);
}

static TnKVal counted_bits(TnKBuilder *b, TnKVal x, TnKVal y) {
  const uint64_t ones = UINT64_MAX / 255, width = node_of(b, x)->type == TN_KT_I64 ? 64 : 32;
  TnKVal bytes = is_const(b, y, (int64_t)width - 8) ? operand_of(b, x, TN_K_imul, ones) : 0;
  const TnKNode *n = node_of(b, operand_of(b, bytes, TN_K_iand, 15 * ones));
  if (n->op != TN_K_iadd || operand_of(b, n->b, TN_K_ishru, 4) != n->a) return 0;
  n = node_of(b, n->a);
  TnKVal pairs = operand_of(b, n->a, TN_K_iand, 51 * ones);
  if (n->op != TN_K_iadd || !pairs || field_of(b, n->b, 2, 51 * ones) != pairs) return 0;
  n = node_of(b, pairs);
  return n->op == TN_K_isub && field_of(b, n->b, 1, 85 * ones) == n->a ? tn_k_op1(b, TN_K_ipop, n->a) : 0;
}

// ---- bytes of words, which programs shift out of them, a byte a lane: the lanes load them

// Memory is as it was when v was loaded.
static bool is_fresh_load(const TnKBuilder *b, TnKVal v) {
  if (node_of(b, v)->op != TN_K_load) return false;
  for (TnKVal i = v + 1; i < b->nodes.n; i++)
    if (node_of(b, i)->op >= TN_K_store && node_of(b, i)->op <= TN_K_end) return false;
  return true;
}

// The lanes' own places and constants alone say what v is.
static bool is_of_places(const TnKBuilder *b, TnKVal v, unsigned depth) {
  const TnKNode *n = node_of(b, v);
  if (n->op == TN_K_const || n->op == TN_K_affine) return true;
  return depth && tn_k_op_info[n->op].kind == TN_KK_INT && n->b && is_of_places(b, n->a, depth - 1) &&
         is_of_places(b, n->b, depth - 1);
}

// Bits as bytes: v / 8 of products with multiples of 8, and of sums and differences of such. 0: v is none.
static TnKVal in_bytes(TnKBuilder *b, TnKVal v, unsigned depth) {
  const TnKNode n = *node_of(b, v);
  bool is_product = n.op == TN_K_imul || n.op == TN_K_ishl;
  int64_t c, by = n.op == TN_K_ishl ? 3 : 8;
  if (n.op == TN_K_const) return n.imm % 8 ? 0 : tn_k_i32(b, (int32_t)(n.imm / 8));
  if (is_product && get_const(b, n.b, &c) && (by == 3 ? c >= 3 && c < 32 : c % 8 == 0))
    return tn_k_op2(b, (TnKOp)n.op, n.a, tn_k_i32(b, (int32_t)(by == 3 ? c - 3 : c / 8)));
  if (!depth || (n.op != TN_K_iadd && n.op != TN_K_isub)) return 0;
  TnKVal x = in_bytes(b, n.a, depth - 1), y = x ? in_bytes(b, n.b, depth - 1) : 0;
  return y ? tn_k_op2(b, (TnKOp)n.op, x, y) : 0;
}

// Byte `byte` of word `word` of as many bytes: v, where those are v >> log and what that drops.
static TnKVal place_of_byte(TnKBuilder *b, TnKVal word, int64_t bytes, TnKVal byte) {
  const TnKNode *w = node_of(b, word), *r = node_of(b, byte);
  bool is_power = bytes > 0 && !(bytes & (bytes - 1));
  if (!word) return byte;
  if (is_power && w->op == TN_K_ishru && is_const(b, w->b, __builtin_ctzll((uint64_t)bytes)) &&
      r->op == TN_K_iand && r->a == w->a && is_const(b, r->b, bytes - 1))
    return w->a;
  return tn_k_op2(b, TN_K_iadd, tn_k_op2(b, TN_K_imul, word, tn_k_i32(b, (int32_t)bytes)), byte);
}

// (w >> y) & mask
static TnKVal loaded_bytes(TnKBuilder *b, TnKVal x, int64_t mask) {
  enum { STEPS = 6, MOST_TERMS = 8 };
  const bool is_wide = node_of(b, x)->type == TN_KT_I64;
  if (node_of(b, x)->op == TN_K_trunc) x = node_of(b, x)->a;
  const TnKNode n = *node_of(b, x), load = *node_of(b, n.a);
  const int64_t size = mask == UINT8_MAX ? 1 : 2;
  TnKVal y = n.b;
  if ((n.op != TN_K_ishru && n.op != TN_K_ishrs) || node_of(b, y)->lanes == 1 || !is_fresh_load(b, n.a)) return 0;
  if (tn_k_mem_type((TnKMem)load.aux) > TN_KT_I64 || term_lanes(b, &load) > 1 || load.n_terms > MOST_TERMS) return 0;
  const int64_t bytes = tn_k_mem_bytes[load.aux];
  if (b->range[y].lo < 0 || b->range[y].hi > 8 * (bytes - size)) return 0;
  if (n.type == TN_KT_I64 && !word_of(b, y, &y)) return 0;
  if (load.a && (node_of(b, load.a)->type != TN_KT_I32 || load.coef_a < 0)) return 0;
  if (b->range[load.a].hi >= INT32_MAX / (load.coef_a + 1) || b->range[load.a].lo < 0) return 0;
  TnKVal byte = is_of_places(b, y, STEPS) && (!load.a || is_of_places(b, load.a, STEPS)) ? in_bytes(b, y, STEPS) : 0;
  if (!byte) return 0;
  TnKVal place = place_of_byte(b, load.a, load.coef_a, byte);
  const TnKNode at_place = *node_of(b, place);
  TnKTerm terms[2 * MOST_TERMS];
  TnKAddr at = {.imm = load.imm, .terms = terms, .n_terms = load.n_terms};
  memcpy(terms, b->terms.data + load.term, load.n_terms * sizeof *terms);
  if (at_place.op == TN_K_affine && at_place.n_terms <= MOST_TERMS) {
    memcpy(terms + at.n_terms, b->terms.data + at_place.term, at_place.n_terms * sizeof *terms);
    at.n_terms += at_place.n_terms, at.imm += at_place.imm;
  } else {
    const int64_t reach = load.reach ? (load.reach - 1) * (int64_t)load.coef_a + bytes : load.a ? 0 : bytes;
    at.lane_index = place, at.lane_coef = 1, at.lane_reach = (uint16_t)(reach <= UINT16_MAX ? reach : 0);
  }
  TnKVal r = tn_k_load(b, size == 1 ? TN_KM_U8 : TN_KM_U16, load.buf, &at, load.b);
  return is_wide ? tn_k_cvt(b, TN_K_zext, TN_KT_I64, r) : r;
}

// A choice of two constants by a comparison, with a constant: one of two others.
static TnKVal fold_choice(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  const TnKNode n = *node_of(b, x);
  int64_t k, first, second;
  bool is_choice = n.op == TN_K_select && !n.aux && get_const(b, n.b, &first) && get_const(b, n.c, &second);
  if (!is_choice || n.type == TN_KT_I1 || node_of(b, n.a)->op != TN_K_icmp || !get_const(b, y, &k)) return 0;
  return tn_k_select(b, n.a, tn_k_op2(b, op, n.b, y), tn_k_op2(b, op, n.c, y));
}

// An integer that f16, or bf16, to which it would be rounded, holds.
static bool is_round(const TnKBuilder *b, TnKOp op, TnKVal x) {
  const int64_t most = op == TN_K_rf16 ? 1 << 11 : op == TN_K_rbf16 ? 1 << 8 : 0;
  return most && b->range[x].lo >= -most && b->range[x].hi <= most;
}

TnKVal tn_k_op1(TnKBuilder *b, TnKOp op, TnKVal x) {
  return is_round(b, op, x) ? x : of(b, op, node_of(b, x)->type, x, 0, 0);
}

TnKVal tn_k_op2(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y) {
  assert(node_of(b, x)->type == node_of(b, y)->type);
  if (tn_k_op_info[op].kind == TN_KK_INT) {
    if (commutes(op) && node_of(b, x)->op == TN_K_const) {
      TnKVal t = x;
      x = y, y = t;
    }
    TnKVal same = identity2(b, op, x, y);
    if (!same) same = in_words(b, op, x, y);
    if (!same) same = by_range(b, op, x, y);
    if (!same) same = by_quotient(b, op, x, y);
    if (!same) same = fold_choice(b, op, x, y);
    if (!same && op == TN_K_iadd) same = sum_of_shared(b, x, y);
    if (!same && op == TN_K_ishru) same = counted_bits(b, x, y);
    int64_t c;
    bool by_const = get_const(b, y, &c);
    if (!same && op == TN_K_iand && by_const && (c == UINT8_MAX || c == UINT16_MAX)) same = loaded_bytes(b, x, c);
    if (same) return same;
    if (by_const && op == TN_K_iand && c > 0 && c < INT32_MAX && (c & (c + 1)) == 0)
      x = wrap_once(b, x, (unsigned)__builtin_ctzll((uint64_t)c + 1));
    if (by_const && op == TN_K_ishl && c > 0 && c < 32) x = wrap_once(b, x, 32 - (unsigned)c);
  }
  return of(b, op, node_of(b, x)->type, x, y, 0);
}

TnKVal tn_k_fma(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal z) { return of(b, TN_K_ffma, node_of(b, x)->type, x, y, z); }

// x p c where x is one of two constants: what chooses between them, or its opposite. 0: it is not so.
static TnKVal compare_choice(TnKBuilder *b, TnKPred p, TnKVal x, int64_t c) {
  const TnKNode *n = node_of(b, x);
  int64_t first, second;
  if (n->op != TN_K_select || !get_const(b, n->b, &first) || !get_const(b, n->c, &second)) return 0;
  bool wide = n->type == TN_KT_I64, is = tn_k_fold_compare(p, wide, first, c);
  if (is == tn_k_fold_compare(p, wide, second, c)) return 0;
  return is ? n->a : tn_k_not(b, n->a);
}

static bool fold_floats(TnKPred p, double x, double y) {
  switch ((int)p) {
    case TN_KP_EQ: return x == y;
    case TN_KP_NE: return x != y;
    case TN_KP_LT: return x < y;
    case TN_KP_LE: return x <= y;
    case TN_KP_GT: return x > y;
    default: return x >= y;
  }
}

TnKVal tn_k_cmp(TnKBuilder *b, TnKPred p, TnKVal x, TnKVal y) {
  const TnKNode *n = node_of(b, x);
  bool is_float = n->type == TN_KT_F32 || n->type == TN_KT_F64;
  int64_t cx, cy;
  if (!is_float && get_const(b, x, &cx) && get_const(b, y, &cy))
    return tn_k_i1(b, tn_k_fold_compare(p, n->type == TN_KT_I64, cx, cy));
  if (is_float && n->op == TN_K_const && node_of(b, y)->op == TN_K_const)
    return tn_k_i1(b, fold_floats(p, tn_k_float(n), tn_k_float(node_of(b, y))));
  if (!is_float) {
    int known = tn_k_decide(b, p, x, y);
    if (known >= 0) return tn_k_i1(b, known);
    TnKVal choice = get_const(b, y, &cy) ? compare_choice(b, p, x, cy) : 0, u, v;
    if (choice) return choice;
    if (are_words(b, x, y, &u, &v)) return tn_k_cmp(b, p, u, v);
    TnKVal of = get_const(b, y, &cy) && (cy == 1 || cy == -1) && p <= TN_KP_NE ? tn_k_sign_of(b, x) : 0;
    if (of)  // its sign is 1, or -1
      return tn_k_cmp(b, (p == TN_KP_EQ) == (cy == 1) ? TN_KP_GE : TN_KP_LT, of,
                      tn_k_const(b, (TnKType)node_of(b, of)->type, cy == 1));
  }
  return pure(b, &(TnKNode){.op = is_float ? TN_K_fcmp : TN_K_icmp,
                            .type = TN_KT_I1,
                            .lanes = lanes_of(b, x, y, 0),
                            .aux = (uint8_t)p,
                            .a = x,
                            .b = y});
}

// x or 0 by a bit: x and as many of the bit, without a comparison whose mask has to come back. 0: p asks for no bit.
static TnKVal select_by_bit(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y) {
  const TnKNode *n = node_of(b, p);
  if (n->op != TN_K_icmp || n->aux > TN_KP_NE || !is_const(b, n->b, 0) || !is_const(b, y, 0)) return 0;
  if (node_of(b, n->a)->type != node_of(b, x)->type || b->range[n->a].lo < 0 || b->range[n->a].hi > 1) return 0;
  TnKType t = (TnKType)node_of(b, x)->type;
  TnKVal all = n->aux == TN_KP_NE ? tn_k_op2(b, TN_K_isub, tn_k_const(b, t, 0), n->a)
                                  : tn_k_op2(b, TN_K_isub, n->a, tn_k_const(b, t, 1));
  return tn_k_op2(b, TN_K_iand, all, x);
}

TnKVal tn_k_select(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y) {
  if (x == y) return x;
  if (is_const(b, p, 1)) return x;
  if (is_const(b, p, 0)) return y;
  if (opposite(b, p)) return tn_k_select(b, opposite(b, p), y, x);
  if (is_load_under(b, x, p) && is_const(b, y, 0)) return x;  // which is 0 where it is not read
  TnKVal same = tn_k_fold_floor(b, p, x, y);
  if (!same) same = select_by_bit(b, p, x, y);
  TnKVal u, v;
  if (!same && are_words(b, x, y, &u, &v)) same = tn_k_cvt(b, TN_K_sext, TN_KT_I64, tn_k_select(b, p, u, v));
  if (same) return same;
  return of(b, TN_K_select, node_of(b, x)->type, p, x, y);
}

TnKVal tn_k_select_seldom(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y) {
  if (x == y || node_of(b, p)->op == TN_K_const) return tn_k_select(b, p, x, y);
  b->ops |= (uint64_t)1 << TN_K_skip;
  return pure(b, &(TnKNode){.op = TN_K_select,
                            .type = node_of(b, x)->type,
                            .lanes = lanes_of(b, p, x, y),
                            .aux = 1,
                            .a = p,
                            .b = x,
                            .c = y});
}

static bool is_word(TnKRange r) { return r.lo >= INT32_MIN && r.hi <= INT32_MAX; }

// The low half of x, many lanes that are bounded or come out of a high half, as what fixed-point programs round and
// clip: those steps are done on words. 0: x is not such.
static TnKVal low_word(TnKBuilder *b, TnKVal x, unsigned depth) {
  enum { MOST_DEPTH = 4 };
  const TnKNode n = *node_of(b, x);
  int64_t c;
  if (n.lanes <= 1 || depth == MOST_DEPTH || !n.b) return 0;
  bool is_first = node_of(b, n.a)->op == TN_K_const;
  TnKVal of_what = is_first ? n.b : n.a;
  if (!get_const(b, is_first ? n.a : n.b, &c)) return 0;
  if (!is_first && n.op == TN_K_ishrs && c > 32 && c < 64) {
    TnKVal high = tn_k_op2(b, TN_K_ishru, n.a, tn_k_i64(b, 32));
    return tn_k_op2(b, TN_K_ishrs, tn_k_cvt(b, TN_K_trunc, TN_KT_I32, high), tn_k_i32(b, (int32_t)(c - 32)));
  }
  const bool is_sum = n.op == TN_K_iadd || (n.op == TN_K_isub && !is_first);
  if (n.op != TN_K_imins && n.op != TN_K_imaxs && !(is_sum && is_word(b->range[x]))) return 0;
  TnKVal word = is_word(b->range[of_what]) && c == (int32_t)c ? low_word(b, of_what, depth + 1) : 0;
  return word ? tn_k_op2(b, (TnKOp)n.op, word, tn_k_i32(b, (int32_t)c)) : 0;
}

TnKVal tn_k_cvt(TnKBuilder *b, TnKOp op, TnKType to, TnKVal x) {
  int64_t c;
  if (get_const(b, x, &c)) {
    if (op == TN_K_sext || op == TN_K_trunc || op == TN_K_bits) return tn_k_const(b, to, c);
    if (op == TN_K_zext) return tn_k_const(b, to, (int64_t)(uint32_t)c);
  }
  TnKVal word;
  if (op == TN_K_trunc && word_of(b, x, &word)) return word;
  if (op == TN_K_trunc && (word = low_word(b, x, 0)) != 0) return word;
  if (op == TN_K_s2f && lanes_of(b, x, 0, 0) > 1 && word_of(b, x, &word)) return tn_k_cvt(b, op, to, word);
  return of(b, op, to, x, 0, 0);
}

TnKVal tn_k_lookup(TnKBuilder *b, unsigned table, TnKVal x) {
  bool is_64 = node_of(b, x)->type == TN_KT_I64;
  return of(b, TN_K_lookup, is_64 ? TN_KT_F64 : TN_KT_F32, x, tn_k_const(b, is_64 ? TN_KT_I64 : TN_KT_I32, table), 0);
}

static TnKVal call(TnKBuilder *b, int64_t what, TnKVal x, TnKVal y, TnKVal mask) {
  return pure(b, &(TnKNode){.op = y ? TN_K_call2 : TN_K_call1,
                            .type = node_of(b, x)->type,
                            .lanes = lanes_of(b, x, y, mask),
                            .a = x,
                            .b = y,
                            .c = mask,
                            .imm = what});
}

TnKVal tn_k_call(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y, TnKVal mask) { return call(b, op, x, y, mask); }

TnKVal tn_k_call_part(TnKBuilder *b, TnScalarOp op, bool imaginary, TnKVal x, TnKVal y, TnKVal mask) {
  return call(b, (int64_t)op + (imaginary ? TN_K_CALL_IM : TN_K_CALL_RE), x, y, mask);
}

TnKVal tn_k_not(TnKBuilder *b, TnKVal p) { return tn_k_op2(b, TN_K_ixor, p, tn_k_i1(b, true)); }

// ---- brackets

static TnKVal open_bracket(TnKBuilder *b, const TnKNode *n) {
  assert(b->depth < TN_COUNT(b->open));
  TnKVal v = append(b, n);
  b->open[b->depth++] = v;
  return v;
}

TnKVal tn_k_loop(TnKBuilder *b, int64_t n, unsigned flags, unsigned lanes) {
  if (flags & TN_LOOP_PARALLEL) b->parallel = n;
  TnKNode node = {.op = TN_K_loop, .type = TN_KT_IX, .lanes = (uint8_t)lanes, .aux = (uint8_t)flags, .imm = n};
  return open_bracket(b, &node);
}
TnKVal tn_k_loop_n(TnKBuilder *b, TnKVal n) {
  return open_bracket(b, &(TnKNode){.op = TN_K_loop, .type = TN_KT_IX, .lanes = 1, .a = n});
}
TnKVal tn_k_while(TnKBuilder *b) { return open_bracket(b, &(TnKNode){.op = TN_K_while}); }
TnKVal tn_k_if(TnKBuilder *b, TnKVal p) {
  assert(p);
  return open_bracket(b, &(TnKNode){.op = TN_K_if, .a = p});
}
void tn_k_exit(TnKBuilder *b, TnKVal p) {
  TnKNode n = *node_of(b, p);
  if (n.op == TN_K_iand) {  // two branches are less than flags as data
    tn_k_exit(b, n.a);
    tn_k_exit(b, n.b);
  } else {
    append(b, &(TnKNode){.op = TN_K_exit, .a = p});
  }
}
void tn_k_else(TnKBuilder *b) {
  // What stood in the first branch is out of reach in the second: the bracket's number changes.
  b->open[b->depth - 1] = append(b, &(TnKNode){.op = TN_K_else});
}
void tn_k_end(TnKBuilder *b) {
  assert(b->depth);
  b->depth--;
  append(b, &(TnKNode){.op = TN_K_end});
}

TnKVal tn_k_vector_loop(const TnKBuilder *b) {
  for (unsigned i = b->depth; i-- > 0;) {
    const TnKNode *n = node_of(b, b->open[i]);
    if (n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR) return b->open[i];
  }
  return 0;
}

// ---- variables and lanes

TnKVal tn_k_var(TnKBuilder *b, TnKVal init, unsigned lanes) {
  return append(b, &(TnKNode){.op = TN_K_var, .type = node_of(b, init)->type, .lanes = (uint8_t)lanes, .a = init});
}
TnKVal tn_k_get(TnKBuilder *b, TnKVal var) {
  const TnKNode *v = node_of(b, var);
  return append(b, &(TnKNode){.op = TN_K_get, .type = v->type, .lanes = v->lanes, .a = var});
}
void tn_k_set(TnKBuilder *b, TnKVal var, TnKVal x) {
  append(b, &(TnKNode){.op = TN_K_set, .lanes = node_of(b, var)->lanes, .a = var, .b = x});
}
TnKVal tn_k_down(TnKBuilder *b, TnKVal x, unsigned n) {
  const TnKNode *v = node_of(b, x);
  return pure(b, &(TnKNode){.op = TN_K_down, .type = v->type, .lanes = v->lanes, .a = x, .imm = n});
}
TnKVal tn_k_lane(TnKBuilder *b, TnKVal x, unsigned lane) {
  const TnKNode *v = node_of(b, x);
  if (v->lanes == 1) return x;
  return pure(b, &(TnKNode){.op = TN_K_lane, .type = v->type, .lanes = 1, .a = x, .imm = lane});
}
TnKVal tn_k_index(TnKBuilder *b, TnKVal x) {
  assert(node_of(b, x)->lanes == 1);
  return of(b, TN_K_index, TN_KT_IX, x, 0, 0);
}

// ---- memory

// Puts the address's terms at the end of the term list, sorted by node, equal ones added up.
static void add_terms(TnKBuilder *b, TnKNode *n, const TnKAddr *at) {
  n->imm = at->imm;
  n->term = (uint32_t)b->terms.n;
  n->a = at->lane_index;
  n->coef_a = at->lane_index ? at->lane_coef : 0;
  n->reach = at->lane_index && n->op == TN_K_load ? at->lane_reach : 0;
  for (uint32_t i = 0; i < at->n_terms; i++) {
    TnKTerm t = at->terms[i];
    int64_t c;
    if (node_of(b, t.node)->op == TN_K_index && get_const(b, node_of(b, t.node)->a, &c)) {
      n->imm = (int64_t)((uint64_t)n->imm + (uint64_t)t.coef * (uint64_t)c);
      continue;
    }
    size_t k = n->term;
    while (k < b->terms.n && b->terms.data[k].node < t.node) k++;
    if (k < b->terms.n && b->terms.data[k].node == t.node) {
      b->terms.data[k].coef = (int64_t)((uint64_t)b->terms.data[k].coef + (uint64_t)t.coef);
      continue;
    }
    tn_push(b->arena, &b->terms, t);
    for (size_t j = b->terms.n - 1; j > k; j--) b->terms.data[j] = b->terms.data[j - 1];
    b->terms.data[k] = t;
  }
  size_t kept = n->term;
  for (size_t i = n->term; i < b->terms.n; i++)
    if (b->terms.data[i].coef) b->terms.data[kept++] = b->terms.data[i];
  b->terms.n = kept;
  n->n_terms = (uint16_t)(kept - n->term);
}

TnKVal tn_k_affine(TnKBuilder *b, TnKType t, const TnKAddr *at) {
  TnKNode n = {.op = TN_K_affine, .type = (uint8_t)t};
  add_terms(b, &n, at);
  if (!n.n_terms) return tn_k_const(b, t, n.imm);
  n.lanes = term_lanes(b, &n);
  return pure(b, &n);
}

static void note_buffer(TnKBuilder *b, TnKMem m, uint32_t buf) {
  if (buf >= b->n_bufs) b->n_bufs = buf + 1;
  b->mems |= 1u << m;
}

TnKVal tn_k_load(TnKBuilder *b, TnKMem m, uint32_t buf, const TnKAddr *at, TnKVal mask) {
  if (is_const(b, mask, 1)) mask = 0;
  TnKNode n = {.op = TN_K_load, .type = (uint8_t)tn_k_mem_type(m), .aux = (uint8_t)m, .b = mask, .buf = buf};
  note_buffer(b, m, buf);
  add_terms(b, &n, at);
  n.lanes = term_lanes(b, &n);
  if (n.a && node_of(b, n.a)->lanes > n.lanes) n.lanes = node_of(b, n.a)->lanes;
  if (mask && node_of(b, mask)->lanes > n.lanes) n.lanes = node_of(b, mask)->lanes;
  return append(b, &n);  // memory may change: never reused here
}

TnKVal tn_k_load_as(TnKBuilder *b, TnKMem m, TnKVal v) {
  TnKNode n = *node_of(b, v);
  if (!is_fresh_load(b, v) || tn_k_mem_bytes[n.aux] > tn_k_mem_bytes[m]) return 0;
  n.type = (uint8_t)tn_k_mem_type(m), n.aux = (uint8_t)m;
  b->mems |= 1u << m;
  uint32_t from = n.term;
  n.term = (uint32_t)b->terms.n;
  for (uint32_t i = 0; i < n.n_terms; i++) {
    const TnKTerm term = b->terms.data[from + i];  // read before the vector may move
    tn_push(b->arena, &b->terms, term);
  }
  return append(b, &n);
}

void tn_k_store(TnKBuilder *b, TnKMem m, uint32_t buf, const TnKAddr *at, TnKVal x, TnKVal mask) {
  if (m >= TN_KM_I8 && m <= TN_KM_U16) {
    x = unwrapped(b, x, 8u * tn_k_mem_bytes[m]);
    TnKVal read = loaded_bytes(b, x, tn_k_mem_bytes[m] == 1 ? UINT8_MAX : UINT16_MAX);
    if (read) x = read;
  }
  if (is_const(b, mask, 1)) mask = 0;
  TnKNode n = {.op = TN_K_store, .aux = (uint8_t)m, .b = mask, .c = x, .buf = buf};
  note_buffer(b, m, buf);
  add_terms(b, &n, at);
  n.lanes = term_lanes(b, &n);
  TnKVal operands[] = {n.a, mask, x};
  for (size_t i = 0; i < TN_COUNT(operands); i++)
    if (operands[i] && node_of(b, operands[i])->lanes > n.lanes) n.lanes = node_of(b, operands[i])->lanes;
  append(b, &n);
}

TnKernel *tn_k_finish(TnKBuilder *b, const char *name) {
  assert(b->depth == 0);
  TnKernel *k = tn_new(b->arena, TnKernel);
  *k = (TnKernel){.name = name,
                  .nodes = b->nodes.data,
                  .terms = b->terms.data,
                  .n_nodes = (uint32_t)b->nodes.n,
                  .n_terms = (uint32_t)b->terms.n,
                  .n_bufs = b->n_bufs,
                  .parallel = b->parallel,
                  .is_consed = !b->has_twins,
                  .lacks = ~b->ops,
                  .no_mems = ~b->mems};
  return k;
}

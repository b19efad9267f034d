// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Halves, f16 or bf16, that a kernel does no more with than move them, turn their signs, and compare them with
// constants: they stay the integers of 16 bits that memory has, so that lanes are as narrow and nothing is converted.
//
// Without NaN the floats of a type count up from -infinity: -1 is -0 there and 0 is +0. Those from one to another are
// as integers without sign one range, or two where there are some of both signs.
#include "kernel/kernel.h"
#include "num/num.h"

typedef struct Halves {
  const TnKernel *k;
  TnKMem mem;      // of all that is loaded and stored
  TnDtype dtype;   // the same
  int64_t most;    // the place of infinity, which is the number of its bits
  bool has_words;  // more than 16 bits in memory or wide numbers: lanes will not be narrow
  TnKRemake r;
} Halves;

enum { SIGN = 0x8000 };

static const TnKNode *node(const Halves *h, TnKVal v) { return &h->k->nodes[v]; }
static bool is_float(const Halves *h, TnKVal v) { return v && node(h, v)->type == TN_KT_F32; }

// ---- kernels that may be

// A constant that is a half: its bits.
static bool is_const(const Halves *h, TnKVal v, int64_t *out) {
  const TnKNode *n = node(h, v);
  if (n->op != TN_K_const) return false;
  const double c = tn_k_float(n);
  *out = (int64_t)tn_float_encode(h->dtype, c);
  return tn_float_decode(h->dtype, (uint64_t)*out) == c;
}

static bool may_stay(const Halves *h, TnKVal i) {
  const TnKNode *n = node(h, i);
  int64_t c;
  if (!is_float(h, i) && !is_float(h, n->a) && !is_float(h, n->b) && !is_float(h, n->c)) return true;
  switch ((int)n->op) {
    case TN_K_const: return is_const(h, i, &c);
    case TN_K_load:
    case TN_K_store: return n->aux == h->mem;
    case TN_K_rf16: return h->mem == TN_KM_F16;
    case TN_K_rbf16: return h->mem == TN_KM_BF16;
    case TN_K_fcmp:
      if (n->aux <= TN_KP_NE && !h->has_words) return true;
      // fallthrough
    case TN_K_fmin:
    case TN_K_fmax: return n->a == n->b || is_const(h, n->a, &c) || is_const(h, n->b, &c);
    case TN_K_fneg:
    case TN_K_fabs:
    case TN_K_select:
    case TN_K_down:
    case TN_K_lane:
    case TN_K_var:
    case TN_K_get:
    case TN_K_set: return true;
    default: return false;
  }
}

static bool is_half(const TnKNode *n) {
  return tn_k_is_access(n) && (n->aux == TN_KM_F16 || n->aux == TN_KM_BF16);
}

static bool all_may(Halves *h) {
  if (!(~h->k->no_mems & (1u << TN_KM_F16 | 1u << TN_KM_BF16))) return false;
  const TnKNode *n = h->k->nodes + 1, *end = h->k->nodes + h->k->n_nodes;
  while (n < end && !is_half(n)) n++;
  if (n == end) return false;
  h->mem = (TnKMem)n->aux;
  for (n = h->k->nodes + 1; n < end; n++) {
    const bool is_wide = n->type == TN_KT_I64 || n->type == TN_KT_F64;
    h->has_words |= n->lanes > 1 && (tn_k_is_access(n) ? tn_k_mem_bytes[n->aux] > 2 : is_wide);
  }
  h->dtype = h->mem == TN_KM_F16 ? TN_F16 : TN_BF16;
  h->most = h->mem == TN_KM_F16 ? 0x7C00 : 0x7F80;
  for (TnKVal i = 1; i < h->k->n_nodes; i++)
    if (!may_stay(h, i)) return false;
  return true;
}

// ---- comparisons

static TnKVal number(const Halves *h, int64_t x) { return tn_k_i32(h->r.b, (int32_t)x); }
static int64_t place_of(int64_t bits) { return bits & SIGN ? -1 - (bits ^ SIGN) : bits; }

static TnKVal is_between(const Halves *h, TnKVal x, int64_t lo, int64_t hi) {
  if (lo == hi) return tn_k_cmp(h->r.b, TN_KP_EQ, x, number(h, lo));
  return tn_k_cmp(h->r.b, TN_KP_ULE, tn_k_op2(h->r.b, TN_K_isub, x, number(h, lo)), number(h, hi - lo));
}

// Bits x are those of a float from place lo to place hi.
static TnKVal is_in(const Halves *h, TnKVal x, int64_t lo, int64_t hi) {
  TnKVal r = 0;
  if (lo <= hi && hi >= 0) r = is_between(h, x, lo > 0 ? lo : 0, hi);
  if (lo <= hi && lo < 0) {
    const TnKVal below = is_between(h, x, SIGN + (hi < 0 ? -1 - hi : 0), SIGN - 1 - lo);
    r = r ? tn_k_op2(h->r.b, TN_K_ior, r, below) : below;
  }
  return r ? r : tn_k_i1(h->r.b, false);
}

// x is a number.
static TnKVal is_number(const Halves *h, TnKVal x) {
  return tn_k_cmp(h->r.b, TN_KP_ULE, tn_k_op2(h->r.b, TN_K_iand, x, number(h, SIGN - 1)), number(h, h->most));
}

// Both are zeros, or the same and a number.
static TnKVal are_equal(const Halves *h, TnKVal x, TnKVal y) {
  const TnKVal any = tn_k_op2(h->r.b, TN_K_iand, tn_k_op2(h->r.b, TN_K_ior, x, y), number(h, SIGN - 1));
  const TnKVal same = tn_k_op2(h->r.b, TN_K_iand, tn_k_cmp(h->r.b, TN_KP_EQ, x, y), is_number(h, x));
  return tn_k_op2(h->r.b, TN_K_ior, tn_k_cmp(h->r.b, TN_KP_EQ, any, number(h, 0)), same);
}

static TnKVal compare(const Halves *h, const TnKNode *n) {
  static const uint8_t turned[] = {TN_KP_EQ, TN_KP_NE, TN_KP_GT, TN_KP_GE, TN_KP_LT, TN_KP_LE};
  int64_t bits;
  const bool is_second = is_const(h, n->b, &bits);
  const unsigned p = is_second ? n->aux : turned[n->aux];
  TnKVal r, x = h->r.to[is_second ? n->a : n->b];
  if (is_second || is_const(h, n->a, &bits)) {
    const int64_t at = place_of(bits), lo = at == 0 ? -1 : at, hi = at == -1 ? 0 : at;  // zeros are equal
    const bool is_equal = p <= TN_KP_NE;
    int64_t from = is_equal || p == TN_KP_GE ? lo : -1 - h->most, to = is_equal || p == TN_KP_LE ? hi : h->most;
    if (p == TN_KP_LT) to = lo - 1;
    if (p == TN_KP_GT) from = hi + 1;
    r = is_in(h, x, from, to);
  } else if (n->a != n->b) {
    r = are_equal(h, x, h->r.to[n->a]);
  } else {
    r = p == TN_KP_LT || p == TN_KP_GT ? tn_k_i1(h->r.b, false) : is_number(h, x);
  }
  return p == TN_KP_NE ? tn_k_not(h->r.b, r) : r;
}

// What is beyond a constant is that.
static TnKVal extreme(const Halves *h, const TnKNode *n) {
  int64_t bits;
  const bool is_second = is_const(h, n->b, &bits);
  const TnKVal x = h->r.to[is_second || n->a == n->b ? n->a : n->b];
  if (!is_second && !is_const(h, n->a, &bits)) return x;  // of one and itself
  const int64_t at = place_of(bits);
  const TnKVal is_beyond = n->op == TN_K_fmax ? is_in(h, x, -1 - h->most, at - 1) : is_in(h, x, at + 1, h->most);
  return tn_k_select(h->r.b, is_beyond, number(h, bits), x);
}

// ----

static TnKVal remake(Halves *h, TnKVal i) {
  const TnKNode *n = node(h, i);
  const TnKVal x = h->r.to[n->a];
  int64_t bits;
  if (is_float(h, i) || is_float(h, n->a)) {
    switch ((int)n->op) {
      case TN_K_const: return is_const(h, i, &bits) ? number(h, bits) : 0;
      case TN_K_fneg: return tn_k_op2(h->r.b, TN_K_ixor, x, number(h, SIGN));
      case TN_K_fabs: return tn_k_op2(h->r.b, TN_K_iand, x, number(h, SIGN - 1));
      case TN_K_rf16:
      case TN_K_rbf16: return x;
      case TN_K_fmin:
      case TN_K_fmax: return extreme(h, n);
      case TN_K_fcmp: return compare(h, n);
      default: break;
    }
  }
  return tn_k_remake(&h->r, i);
}

void tn_k_halves(TnKernel *k, TnArena *arena) {
  Halves h = {.k = k};
  if (!all_may(&h)) return;
  TnKBuilder b;
  TnKernel moved = *k;
  TnKNode *nodes = tn_new_n(arena, TnKNode, k->n_nodes);
  memcpy(nodes, k->nodes, k->n_nodes * sizeof *nodes);
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (tn_k_is_access(&nodes[i]) && nodes[i].aux == h.mem) nodes[i].aux = TN_KM_U16;
  moved.nodes = nodes;
  tn_k_init(&b, arena);
  h.r = (TnKRemake){.b = &b, .k = &moved, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  for (TnKVal i = 1; i < k->n_nodes; i++) h.r.to[i] = remake(&h, i);
  tn_k_remake_end(&h.r, k, arena);
}

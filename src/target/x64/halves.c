// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Floats of 16 bits. The kernel language computes f16 in f32 and rounds. Sums, differences and products of f16 are the
// same rounded once, by the instructions for f16, or first to f32: that has more than twice their bits, and two more;
// so are quotients and roots.
//
// Where all of a kernel's floats are f16 they are integers of 16 bits, for all that moves them, with operations of
// floats on them (tn_x_halve). Where only some are, as around a function that is evaluated in f32, these have a type of
// their own, TN_X_F16, and what is read both ways has a node of its value as f32 behind it (tn_x_find_halves).
#include "target/x64/gen.h"

enum { IS_HALF = 1, IS_ROUNDED_LATER };  // rounded: by all that read it

static bool is_many(const TnKNode *n) { return n->lanes > 1 && n->op != TN_K_loop; }

static bool is_half_const(const TnKNode *n) {
  const double c = tn_k_float(n);
  return n->type == TN_KT_F32 && tn_float_decode(TN_F16, tn_float_encode(TN_F16, c)) == c;
}

static void make_half_const(TnKNode *n) {
  n->imm = (int64_t)tn_float_encode(TN_F16, tn_k_float(n));
}

static uint8_t half_of(const TnKNode *nodes, const uint8_t *half, const TnKNode *n) {
  const TnKNode *a = &nodes[n->a];
  uint8_t x = half[n->a], y = half[n->b], z = half[n->c];
  switch ((int)n->op) {
    case TN_K_const: return is_half_const(n);
    case TN_K_load: return n->aux == TN_KM_F16;
    case TN_K_rf16: return x ? IS_HALF : 0;
    case TN_K_s2f: return a->op == TN_K_load && tn_k_mem_bytes[a->aux] == 1 && is_many(n) ? IS_HALF : 0;
    case TN_K_var:
    case TN_K_get: return x == IS_HALF && is_many(n);
    case TN_K_fadd:
    case TN_K_fsub:
    case TN_K_fmul:
    case TN_K_fdiv: return x == IS_HALF && y == IS_HALF && is_many(n) ? IS_ROUNDED_LATER : 0;
    case TN_K_fsqrt: return x == IS_HALF && is_many(n) ? IS_ROUNDED_LATER : 0;
    case TN_K_fneg:
    case TN_K_fabs: return is_many(n) ? x : 0;
    case TN_K_fmin:
    case TN_K_fmax: return x && y && is_many(n) ? (x > y ? x : y) : 0;
    case TN_K_select: return y && z && is_many(n) ? (y > z ? y : z) : 0;
    default: return 0;
  }
}

// ---- all of them

// A node that reads floats: as f16.
static bool reads_halves(const TnXGen *g, const uint8_t *half, const TnKNode *n) {
  bool is_float = tn_x_node(g, n->op == TN_K_store || n->op == TN_K_select ? n->c : n->a)->type == TN_KT_F32;
  if (n->op == TN_K_store) return n->aux == TN_KM_F16 ? half[n->c] : !is_float;
  if (n->op == TN_K_set) return !is_float || half[n->b] == IS_HALF;
  if (n->op == TN_K_fcmp) return half[n->a] == IS_HALF && half[n->b] == IS_HALF;
  return n->type == TN_KT_F32 || !is_float;
}

// Which floats are f16, by node. False: there are others, or none.
static bool are_all_halves(const TnXGen *g, uint8_t *half) {
  bool any = false;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    half[i] = half_of(g->nodes, half, n);
    if (n->type == TN_KT_F32 ? !half[i] : !reads_halves(g, half, n)) return false;
    any |= half[i] && n->op != TN_K_const;
  }
  return any;
}

bool tn_x_halve(const TnXGen *g, TnKernel *k) {
  if (!g->is_512 || !g->cpu->has_fp16) return false;
  uint8_t *half = tn_new_n(g->arena, uint8_t, k->n_nodes);
  if (!are_all_halves(g, half)) return false;
  k->nodes = tn_new_n(g->arena, TnKNode, k->n_nodes);
  memcpy(k->nodes, g->k->nodes, k->n_nodes * sizeof *k->nodes);
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    TnKNode *n = &k->nodes[i];
    if (half[i] && n->op == TN_K_const) make_half_const(n);
    if (half[i]) n->type = TN_KT_I32;
    if (tn_k_is_access(n) && n->aux == TN_KM_F16) n->aux = TN_KM_U16;
  }
  return true;
}

// ---- some of them

enum { LEAST_LANES = 8 };                                   // fewer fill no register
enum { READ_AS_F16 = 1, READ_AS_F32 = 2, READ_ALONE = 4 };  // alone: by what has one lane or moves values

typedef struct Halves {
  const TnKernel *k;
  uint8_t *half, *read;  // by node; a comparison is half where its operands are read as f16
} Halves;

static const TnKNode *node(const Halves *h, TnKVal v) { return &h->k->nodes[v]; }

// All lanes side by side in memory, or one lane; no mask.
static bool is_near(const Halves *h, const TnKNode *n) {
  int64_t stride = 0;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &h->k->terms[n->term + t];
    const TnKNode *loop = node(h, term->node);
    if (loop->op == TN_K_loop && loop->aux & TN_LOOP_VECTOR) stride += term->coef;
  }
  bool is_dense = n->lanes >= LEAST_LANES && stride == tn_k_mem_bytes[TN_KM_F16];
  return !n->b && !n->a && (n->lanes == 1 || is_dense);
}

// Other quotients and roots are made in f32 anyway.
static uint8_t mixed_of(const Halves *h, const TnKNode *n) {
  if (is_many(n) && n->lanes < LEAST_LANES) return 0;
  switch ((int)n->op) {
    case TN_K_var:
    case TN_K_get:
    case TN_K_s2f:
    case TN_K_fsqrt: return 0;
    case TN_K_fdiv: return tn_x_has_half_quotient(node(h, n->b)) ? half_of(h->k->nodes, h->half, n) : 0;
    case TN_K_rf16: return IS_HALF;
    case TN_K_load: return n->aux == TN_KM_F16 && is_near(h, n) ? IS_HALF : 0;
    case TN_K_fcmp: return h->half[n->a] == IS_HALF && h->half[n->b] == IS_HALF && is_many(n) ? IS_HALF : 0;
    default: return half_of(h->k->nodes, h->half, n);
  }
}

// How node i reads its float v.
static uint8_t reading(const Halves *h, uint32_t i, TnKVal v) {
  const TnKNode *n = node(h, i);
  if (!is_many(n) || (n->op == TN_K_store && !is_near(h, n))) return READ_AS_F32 | READ_ALONE;
  if (n->op == TN_K_store) return n->aux == TN_KM_F16 && h->half[v] ? READ_AS_F16 : READ_AS_F32;
  if (n->op == TN_K_rf16) return h->half[i] && h->half[v] ? READ_AS_F16 : READ_AS_F32;
  return h->half[i] ? READ_AS_F16 : READ_AS_F32;
}

static void find_readers(Halves *h) {
  memset(h->read, 0, h->k->n_nodes);
  for (uint32_t i = 1; i < h->k->n_nodes; i++) {
    const TnKNode *n = node(h, i);
    const TnKVal v[] = {n->a, n->b, n->c};
    for (size_t o = 0; o < TN_COUNT(v); o++)
      if (v[o]) h->read[v[o]] |= reading(h, i, v[o]);
    if (is_many(n) && n->op == TN_K_store) h->read[n->c] |= node(h, n->c)->lanes == 1 ? (uint8_t)READ_ALONE : 0;
  }
}

// Whether what may be f16 is: what rounds later has no reader that would see it unrounded, and what is f32 as soon,
// one that wants f16.
static bool stays_half(const Halves *h, uint32_t i) {
  const TnKNode *n = node(h, i);
  unsigned read = h->read[i];
  bool is_one = n->lanes == 1, is_rounded_half = n->op == TN_K_rf16 && h->half[n->a];
  if (n->op == TN_K_const || is_rounded_half) return true;
  if (is_one || h->half[i] == IS_ROUNDED_LATER || n->op == TN_K_fcmp) return read == READ_AS_F16;
  return read & READ_AS_F16;
}

// False: nothing is computed as f16, or the kernel is too odd.
static bool find_mixed(Halves *h) {
  enum { MOST_ROUNDS = 16 };
  bool changed = true, any = false;
  for (uint32_t i = 1; i < h->k->n_nodes; i++) h->half[i] = mixed_of(h, node(h, i));
  for (unsigned round = 0; changed; round++) {
    if (round == MOST_ROUNDS) return false;
    changed = any = false;
    find_readers(h);
    for (uint32_t i = h->k->n_nodes; i-- > 1;) {
      if (!h->half[i] || stays_half(h, i)) continue;
      h->half[i] = 0;
      changed = true;
    }
    for (uint32_t i = 1; i < h->k->n_nodes; i++) {
      if (h->half[i] && mixed_of(h, node(h, i)) != h->half[i]) h->half[i] = 0, changed = true;
      unsigned op = node(h, i)->op;
      any |= h->half[i] && (op == TN_K_fadd || op == TN_K_fsub || op == TN_K_fmul);
    }
  }
  return any;
}

typedef struct Remade {
  const Halves *h;
  TnKNode *nodes;
  uint32_t n, *origin;      // of each node that is made: the one it stands for
  TnKVal *as_f32, *as_f16;  // by node of the kernel as it was; as_f32 also of what is no float
} Remade;

static TnKVal put(Remade *r, TnKNode n, uint32_t origin) {
  r->nodes[r->n] = n;
  r->origin[r->n] = origin;
  return r->n++;
}

static void remake(Remade *r, uint32_t i) {
  const Halves *h = r->h;
  TnKNode n = *node(h, i);
  bool is_half = h->half[i];
  if (n.op == TN_K_rf16 && is_half && h->half[n.a]) {  // rounded already
    r->as_f16[i] = r->as_f16[n.a];
    if (h->read[i] & READ_AS_F32)
      r->as_f32[i] = put(r, (TnKNode){.op = TN_K_f2f, .type = TN_KT_F32, .lanes = n.lanes, .a = r->as_f16[i]}, i);
    return;
  }
  TnKVal *const v[] = {&n.a, &n.b, &n.c};
  for (size_t o = 0; o < TN_COUNT(v); o++) {
    bool as_f16 = h->half[*v[o]] && node(h, *v[o])->type == TN_KT_F32 && reading(h, i, *v[o]) == READ_AS_F16;
    *v[o] = as_f16 ? r->as_f16[*v[o]] : r->as_f32[*v[o]];
  }
  if (n.op == TN_K_const || !is_half || n.type != TN_KT_F32) r->as_f32[i] = put(r, n, i);
  if (!is_half || n.type != TN_KT_F32) return;
  if (n.op == TN_K_const) make_half_const(&n);
  n.type = TN_X_F16;
  r->as_f16[i] = put(r, n, i);
  bool is_read = h->read[i] & READ_AS_F32 && n.op != TN_K_const;
  if (is_read)
    r->as_f32[i] = put(r, (TnKNode){.op = TN_K_f2f, .type = TN_KT_F32, .lanes = n.lanes, .a = r->as_f16[i]}, i);
}

static void remake_all(TnXGen *g, const Halves *h) {
  uint32_t n = h->k->n_nodes, *block = tn_new_n(g->arena, uint32_t, 5 * (size_t)n);
  Remade r = {h, tn_new_n(g->arena, TnKNode, 2 * (size_t)n), 1, block, block + 2 * (size_t)n, block + 3 * (size_t)n};
  uint32_t *end = block + 4 * (size_t)n;  // of what a node became
  TnKernel *k = tn_new(g->arena, TnKernel);
  *k = *h->k;
  for (uint32_t i = 1; i < n; i++) remake(&r, i), end[i] = r.n - 1;
  for (uint32_t i = 1; i < n; i++)
    if (node(h, i)->op == TN_K_skip) r.nodes[r.as_f32[i]].imm = end[i + (uint32_t)node(h, i)->imm] - r.as_f32[i];
  k->terms = tn_new_n(g->arena, TnKTerm, (size_t)k->n_terms + 1);
  for (uint32_t t = 0; t < k->n_terms; t++) k->terms[t] = (TnKTerm){r.as_f32[h->k->terms[t].node], h->k->terms[t].coef};
  k->nodes = r.nodes, k->n_nodes = r.n;
  g->k = k, g->nodes = r.nodes, g->origin = r.origin;
}

void tn_x_find_halves(TnXGen *g) {
  uint32_t n = g->k->n_nodes;
  bool any = false;
  if (!g->is_512 || !g->cpu->has_fp16) return;
  for (uint32_t i = 1; i < n; i++) any |= tn_x_node(g, i)->op == TN_K_rf16;
  if (!any) return;
  Halves h = {g->k, tn_new_n(g->arena, uint8_t, n), tn_new_n(g->arena, uint8_t, n)};
  if (!are_all_halves(g, h.half) && find_mixed(&h)) remake_all(g, &h);
}

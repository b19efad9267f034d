// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Turning two loops around. Where each row of a result is made of the same columns of an array (distances of all pairs
// of points), the lanes' loop would put these columns together again for every row, which costs more than the rest.
// With the loop over rows inside, they stay in registers, and so do the inverses of columns that rows are divided by.
// What the two loops compute, and in which order for each element, is the same.
#include "plan/priv.h"

enum { LEAST_ROWS = 8, LEAST_SHARES = 4, MOST_SHARES = 16, LEAST_COLUMNS = 3, MOST_COLUMNS = 16, MOST_BYTES = 1 << 20 };

// Neither structure nor state: may be done at any step of the two loops.
static bool is_free(const TnKernel *k, const TnKNode *n, TnBits written) {
  if (n->op == TN_K_load) return !tn_bits_get(&written, n->buf) && n->buf + 1 != k->changing;
  bool is_flow = tn_k_op_info[n->op].kind == TN_KK_FLOW;
  return !is_flow || n->op == TN_K_const || n->op == TN_K_affine || n->op == TN_K_index || n->op == TN_K_select;
}

// A column of what each row reads again: not in a row in memory, and the same for all rows.
static bool is_column(const TnKernel *k, const TnKNode *n, TnKVal lanes) {
  if (n->op != TN_K_load || n->b) return false;
  const TnKTerm *t = &k->terms[n->term];
  return n->a ? n->n_terms == 0 : n->n_terms == 1 && t->node == lanes && t->coef > tn_k_mem_bytes[n->aux];
}

// Whether there is anything to gain: columns, or quotients whose inverses could be kept.
static bool may_gain(const TnKernel *k, TnKInverses which) {
  unsigned columns = 0;
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (tn_k_may_invert(k, i, which)) return true;
    TnKVal lanes = n->n_terms == 1 ? k->terms[n->term].node : 0;
    columns += is_column(k, n, lanes) && (n->a || k->nodes[lanes].aux & TN_LOOP_VECTOR);
  }
  return columns >= LEAST_COLUMNS;
}

// By node from the rows' loop on: whether it counts on the row.
static bool is_of_row(const TnKernel *k, const TnKNode *n, TnKVal rows, TnBits of_row) {
  bool is = false;
  const TnKVal from[] = {n->a, n->b, n->c};
  for (uint32_t i = 0; i < n->n_terms + 3u; i++) {
    TnKVal v = i < 3 ? from[i] : k->terms[n->term + i - 3].node;
    is |= v == rows || tn_bits_get(&of_row, v);
  }
  return is;
}

static bool is_rows(const TnKNode *n) {
  return n->op == TN_K_loop && !(n->aux & TN_LOOP_VECTOR) && !n->a && n->imm >= LEAST_ROWS;
}

// A loop over rows and those over lanes that it is made of.
typedef struct Nest {
  const TnKernel *k;
  TnKVal rows, lanes, end;  // the first one over lanes
  unsigned n_lanes;
  int64_t sections;  // what the rows are cut into, so that threads have their shares
  bool is_wide;      // one loop, of twice the lanes: of halves, which are less than two lines of the cache otherwise
} Nest;

// 0: into nothing.
static int64_t sections_of(const Nest *w) {
  const TnKNode *rows = &w->k->nodes[w->rows], *lanes = &w->k->nodes[w->lanes];
  bool has_shares = w->n_lanes == 1 && lanes->imm >= LEAST_SHARES * lanes->lanes;
  if (!(rows->aux & TN_LOOP_PARALLEL) || has_shares) return 1;
  int64_t n = MOST_SHARES;
  while (n >= LEAST_SHARES && (rows->imm % n || rows->imm / n < LEAST_ROWS)) n--;
  return n >= LEAST_SHARES ? n : 0;
}

// What stands in the rows beside one loop over lanes goes into it.
static bool find_lanes(Nest *w, const TnKVal *ends, const TnBits *written) {
  bool stands_beside = false;
  for (TnKVal i = w->rows + 1; i < w->end; i++) {
    const TnKNode *n = &w->k->nodes[i];
    if (n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR) {
      if (!w->n_lanes++) w->lanes = i;
      for (TnKVal j = i + 1; j < ends[i]; j++)
        if (w->k->nodes[j].op != TN_K_store && !is_free(w->k, &w->k->nodes[j], *written)) return false;
      i = ends[i];
    } else {
      stands_beside = true;
      if (w->n_lanes || !is_free(w->k, n, *written)) return false;
    }
  }
  w->sections = w->n_lanes ? sections_of(w) : 0;
  return w->sections && !(stands_beside && w->n_lanes > 1);
}

// By a column, which stays the same.
static bool is_quotient(const TnKernel *k, TnKVal v, TnBits of_row, TnKInverses which) {
  return tn_k_may_invert(k, v, which) && !tn_bits_get(&of_row, k->nodes[v].b);
}

static bool is_worth_it(Nest *w, TnBits of_row, TnKInverses which) {
  const TnKernel *k = w->k;
  unsigned columns = 0, n_ops = 0, n_free = 0;
  for (TnKVal i = w->rows + 1, lanes = 0; i < w->end; i++) {
    const TnKNode *n = &k->nodes[i];
    if (n->op == TN_K_loop) lanes = i;
    if (is_of_row(k, n, w->rows, of_row))
      tn_bits_set(&of_row, i);
    else
      columns += is_column(k, n, lanes);
    if (is_quotient(k, i, of_row, which))
      n_free += tn_k_beside_division((TnKType)n->type);
    else if (tn_bits_get(&of_row, i))
      n_ops += !tn_k_is_access(n);
    const TnKNode *loop = &k->nodes[lanes];
    if (n->op == TN_K_store)
      w->is_wide = w->n_lanes == 1 && n->aux == TN_KM_F16 && loop->lanes == 32 && loop->imm % 64 == 0 &&
                   loop->imm >= 64 * LEAST_SHARES;
    int64_t elements = k->nodes[w->rows].imm * k->nodes[lanes].imm;
    if (n->op == TN_K_store && elements * tn_k_mem_bytes[n->aux] > MOST_BYTES) return false;
  }
  return (columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS) || (n_free && n_ops <= n_free);
}

// The loop over lanes with the rows, or those of a section, in it.
static void open_lanes(TnKRemake *r, const Nest *w, TnKVal lanes, TnKVal section) {
  const TnKNode *a = &r->k->nodes[w->rows], *b = &r->k->nodes[lanes];
  int64_t each = a->imm / w->sections;
  unsigned flags = b->aux | (section ? 0u : a->aux & TN_LOOP_PARALLEL);
  r->to[lanes] = tn_k_loop(r->b, b->imm, flags, w->is_wide ? 2u * b->lanes : b->lanes);
  r->to[w->rows] = tn_k_loop(r->b, each, 0, 1);
  if (!section) return;
  TnKTerm terms[] = {{section, each}, {r->to[w->rows], 1}};
  r->to[w->rows] = tn_k_index(r->b, tn_k_affine(r->b, TN_KT_I64, &(TnKAddr){.terms = terms, .n_terms = 2}));
}

static void turn(TnKernel *k, TnArena *arena, const Nest *w) {
  TnKBuilder b;
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  TnKVal section = 0;
  tn_k_init(&b, arena);
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    bool is_inside = i > w->rows && i < w->end;
    if (i == w->rows) {
      if (w->sections > 1) section = tn_k_loop(&b, w->sections, k->nodes[i].aux & TN_LOOP_PARALLEL, 1);
      open_lanes(&r, w, w->lanes, section);
    } else if (is_inside && k->nodes[i].op == TN_K_loop) {
      if (i != w->lanes) open_lanes(&r, w, i, section);
    } else if (i != w->end || section) {
      r.to[i] = tn_k_remake(&r, i);
      if (is_inside && k->nodes[i].op == TN_K_end) tn_k_end(&b);
    }
  }
  if (k->parallel) k->parallel = b.parallel;
  tn_k_remake_end(&r, k, arena);
}

void tn_plan_turn_loops(TnKernel *k, TnArena *arena, TnKInverses which) {
  const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes;
  while (n < end && !is_rows(n)) n++;
  TnKVal rows = (TnKVal)(n - k->nodes);
  if (n == end || !may_gain(k, which)) return;
  TnKVal *ends = tn_k_ends(k, arena);
  TnBits written = tn_bits_new(arena, k->n_bufs), of_row = tn_bits_new(arena, k->n_nodes);
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_store) tn_bits_set(&written, k->nodes[i].buf);
  for (; rows < k->n_nodes; rows++) {
    if (!is_rows(&k->nodes[rows])) continue;
    Nest w = {.k = k, .rows = rows, .end = ends[rows]};
    if (!find_lanes(&w, ends, &written) || !is_worth_it(&w, of_row, which)) continue;
    turn(k, arena, &w);
    tn_plan_turn_loops(k, arena, which);  // others
    return;
  }
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Turning two loops around. Where each row of a result is made of the same columns of an array (distances of all pairs
// of points), the lanes' loop would put these columns together again for every row, which costs more than the rest.
// With the loop over rows inside, they stay in registers. What the two loops compute, and in which order for each
// element, is the same.
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
  const TnKTerm *t = &k->terms[n->term];
  if (n->op != TN_K_load || n->b) return false;
  return n->a ? n->n_terms == 0 : n->n_terms == 1 && t->node == lanes && t->coef > tn_k_mem_bytes[n->aux];
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

// What the rows are cut into, so that threads have their shares; 0: into nothing.
static int64_t sections_of(const TnKNode *rows, const TnKNode *lanes) {
  if (!(rows->aux & TN_LOOP_PARALLEL) || lanes->imm >= LEAST_SHARES * lanes->lanes) return 1;
  int64_t n = MOST_SHARES;
  while (n >= LEAST_SHARES && (rows->imm % n || rows->imm / n < LEAST_ROWS)) n--;
  return n >= LEAST_SHARES ? n : 0;
}

static bool is_worth_it(const TnKernel *k, TnKVal rows, TnKVal lanes, TnKVal end, TnBits written, TnBits of_row) {
  const TnKNode *a = &k->nodes[rows], *b = &k->nodes[lanes];
  unsigned columns = 0;
  if (!is_rows(a) || !sections_of(a, b)) return false;
  for (TnKVal i = rows + 1; i < lanes; i++) {
    if (!is_free(k, &k->nodes[i], written)) return false;
    if (is_of_row(k, &k->nodes[i], rows, of_row)) tn_bits_set(&of_row, i);
  }
  for (TnKVal i = lanes + 1; i + 1 < end; i++) {
    const TnKNode *n = &k->nodes[i];
    if (is_of_row(k, n, rows, of_row))
      tn_bits_set(&of_row, i);
    else
      columns += is_column(k, n, lanes);
    if (n->op != TN_K_store && !is_free(k, n, written)) return false;
    if (n->op == TN_K_store && a->imm * b->imm * tn_k_mem_bytes[n->aux] > MOST_BYTES) return false;
  }
  return columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS;
}

// The rows' loop with one of sections around it, which threads share where the lanes are too few for that.
static void open_rows(TnKRemake *r, TnKVal rows, TnKVal lanes, int64_t sections) {
  const TnKNode *a = &r->k->nodes[rows], *b = &r->k->nodes[lanes];
  uint8_t parallel = a->aux & TN_LOOP_PARALLEL;
  int64_t each = a->imm / sections;
  TnKVal section = sections > 1 ? tn_k_loop(r->b, sections, parallel, 1) : 0;
  r->to[lanes] = tn_k_loop(r->b, b->imm, b->aux | (section ? 0 : parallel), b->lanes);
  r->to[rows] = tn_k_loop(r->b, each, 0, 1);
  if (!section) return;
  TnKTerm terms[] = {{section, each}, {r->to[rows], 1}};
  r->to[rows] = tn_k_index(r->b, tn_k_affine(r->b, TN_KT_I64, &(TnKAddr){.terms = terms, .n_terms = 2}));
}

static void turn(TnKernel *k, TnArena *arena, TnKVal rows, TnKVal lanes, TnKVal end) {
  TnKBuilder b;
  TnKRemake r = {.b = &b, .k = k, .to = tn_new_n(arena, TnKVal, k->n_nodes)};
  int64_t sections = sections_of(&k->nodes[rows], &k->nodes[lanes]);
  tn_k_init(&b, arena);
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    if (i == rows)
      open_rows(&r, rows, lanes, sections);
    else if (i != lanes)
      r.to[i] = tn_k_remake(&r, i);
    if (i == end && sections > 1) tn_k_end(&b);
  }
  if (k->parallel) k->parallel = b.parallel;
  tn_k_remake_end(&r, k, arena);
}

void tn_plan_turn_loops(TnKernel *k, TnArena *arena) {
  TnKVal rows = 1;
  while (rows < k->n_nodes && !is_rows(&k->nodes[rows])) rows++;
  if (rows == k->n_nodes) return;
  TnKVal *ends = tn_k_ends(k, arena), open = 0;
  TnBits written = tn_bits_new(arena, k->n_bufs), of_row = tn_bits_new(arena, k->n_nodes);
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_store) tn_bits_set(&written, k->nodes[i].buf);
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    bool is_inside = n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR && open && ends[open] == ends[i] + 1;
    if (is_inside && is_worth_it(k, open, i, ends[open], written, of_row)) {
      turn(k, arena, open, i, ends[open]);
      tn_plan_turn_loops(k, arena);  // others
      return;
    }
    if (tn_k_opens(n)) open = i;
  }
}

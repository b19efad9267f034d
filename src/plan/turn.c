// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Turning two loops around. Where each row of a result is made of the same columns of an array (distances of all pairs
// of points), the lanes' loop would put these columns together again for every row, which costs more than the rest.
// With the loop over rows inside, they stay in registers. What the two loops compute, and in which order for each
// element, is the same.
#include "plan/priv.h"

enum { LEAST_ROWS = 8, LEAST_SHARES = 4, LEAST_COLUMNS = 3, MOST_COLUMNS = 16, MOST_BYTES = 1 << 20 };

// Neither structure nor state: may be done at any step of the two loops.
static bool is_free(const TnKernel *k, const TnKNode *n, TnBits written) {
  if (n->op == TN_K_load) return !tn_bits_get(&written, n->buf) && n->buf + 1 != k->changing;
  bool is_flow = tn_k_op_info[n->op].kind == TN_KK_FLOW;
  return !is_flow || n->op == TN_K_const || n->op == TN_K_affine || n->op == TN_K_index || n->op == TN_K_select;
}

static bool is_column(const TnKernel *k, const TnKNode *n, TnKVal lanes) {
  const TnKTerm *t = &k->terms[n->term];
  return n->op == TN_K_load && !n->a && !n->b && n->n_terms == 1 && t->node == lanes &&
         t->coef > tn_k_mem_bytes[n->aux];
}

static bool is_rows(const TnKNode *n) {
  return n->op == TN_K_loop && !(n->aux & TN_LOOP_VECTOR) && !n->a && n->imm >= LEAST_ROWS;
}

static bool is_worth_it(const TnKernel *k, TnKVal rows, TnKVal lanes, TnKVal end, TnBits written) {
  const TnKNode *a = &k->nodes[rows], *b = &k->nodes[lanes];
  unsigned columns = 0;
  if (a->aux & TN_LOOP_PARALLEL && b->imm < LEAST_SHARES * b->lanes) return false;
  if (!is_rows(a)) return false;
  for (TnKVal i = rows + 1; i < lanes; i++)
    if (!is_free(k, &k->nodes[i], written)) return false;
  for (TnKVal i = lanes + 1; i + 1 < end; i++) {
    const TnKNode *n = &k->nodes[i];
    columns += is_column(k, n, lanes);
    if (n->op != TN_K_store && !is_free(k, n, written)) return false;
    if (n->op == TN_K_store && a->imm * b->imm * tn_k_mem_bytes[n->aux] > MOST_BYTES) return false;
  }
  return columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS;
}

static void turn(TnKernel *k, TnArena *scratch, TnKVal rows, TnKVal lanes, TnKVal end) {
  TnKNode *nodes = tn_arena_push(scratch, (end + 1) * sizeof *nodes, _Alignof(TnKNode));
  TnKVal *to = tn_new_n(scratch, TnKVal, k->n_nodes), at = rows;
  memcpy(nodes, k->nodes, (end + 1) * sizeof *nodes);
  for (TnKVal i = 0; i < rows; i++) to[i] = i;
  to[lanes] = at++, to[rows] = at++;
  for (TnKVal i = rows + 1; i < end; i++)
    if (i != lanes) to[i] = at++;
  uint8_t parallel = nodes[rows].aux & TN_LOOP_PARALLEL;
  nodes[rows].aux &= (uint8_t)~TN_LOOP_PARALLEL, nodes[lanes].aux |= parallel;
  if (parallel) k->parallel = nodes[lanes].imm;
  for (TnKVal i = rows; i < end; i++) {
    TnKNode n = nodes[i];
    n.a = to[n.a], n.b = to[n.b], n.c = to[n.c];
    for (uint32_t t = 0; t < n.n_terms; t++) k->terms[n.term + t].node = to[k->terms[n.term + t].node];
    k->nodes[to[i]] = n;
  }
}

void tn_plan_turn_loops(TnKernel *k, TnArena *scratch) {
  TnKVal rows = 1;
  while (rows < k->n_nodes && !is_rows(&k->nodes[rows])) rows++;
  if (rows == k->n_nodes) return;
  TnArenaMark mark = tn_arena_mark(scratch);
  TnKVal *ends = tn_k_ends(k, scratch), open = 0;
  TnBits written = tn_bits_new(scratch, k->n_bufs);
  bool some = false;
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_store) tn_bits_set(&written, k->nodes[i].buf);
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    bool is_inside = n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR && open && ends[open] == ends[i] + 1;
    if (is_inside && is_worth_it(k, open, i, ends[open], written)) turn(k, scratch, open, i, ends[open]), some = true;
    if (tn_k_opens(n)) open = i;
  }
  if (some) tn_k_simplify(k, scratch);
  tn_arena_release(scratch, mark);
}

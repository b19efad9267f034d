// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Integers and flags of many lanes that are known when code is made: of the lanes' own numbers, in loops of one step.
// They are constants, one a lane, and what they are made of is not computed.
#include "target/x64/gen.h"

bool tn_x_lane_of(const TnXGen *g, TnKVal v, unsigned lane, int64_t *out) {
  const TnKNode *n = tn_x_node(g, v);
  if (g->known[v]) return *out = g->known[v][lane], true;
  return (n->op == TN_K_const || n->op == TN_K_affine) && tn_k_lane_number(g->k, v, lane, out);
}

static bool find_lanes(const TnXGen *g, const TnKNode *n, int64_t *out) {
  for (unsigned lane = 0; lane < n->lanes; lane++) {
    int64_t x, y, z = 0;
    if (!tn_x_lane_of(g, n->a, lane, &x) || !tn_x_lane_of(g, n->b, lane, &y)) return false;
    if (n->op == TN_K_select) {
      if (!tn_x_lane_of(g, n->c, lane, &z)) return false;
      out[lane] = x & 1 ? y : z;
    } else if (n->c || !tn_k_fold(n, tn_x_node(g, n->a)->type == TN_KT_I64, x, y, &out[lane])) {
      return false;
    }
  }
  return true;
}

void tn_x_find_known(TnXGen *g) {
  g->known = tn_new_n(g->arena, int64_t *, g->k->n_nodes);
  if (!g->n_of[TN_K_affine]) return;
  int64_t *lanes = NULL;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    if (n->lanes == 1 || (n->type != TN_KT_I32 && n->type != TN_KT_I1) || !n->a || !n->b) continue;
    bool is_of_numbers = n->op == TN_K_select || n->op == TN_K_icmp || tn_k_op_info[n->op].kind == TN_KK_INT;
    if (!is_of_numbers) continue;
    if (!lanes) lanes = tn_new_n(g->arena, int64_t, 64);
    if (find_lanes(g, n, lanes)) g->known[i] = lanes, lanes = NULL;
  }
}

bool tn_x_is_by_known(const TnXGen *g, const TnKNode *n) {
  bool is_by_const = tn_x_node(g, n->a)->op == TN_K_const || tn_x_node(g, n->b)->op == TN_K_const;
  return !is_by_const && g->is_512 && g->cpu->has_vbmi && tn_x_lane_of(g, n->b, 0, &(int64_t){0});
}

void tn_x_put_known(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_mask = n->type == TN_KT_I1;
  unsigned elem = tn_x_elem(g, i, (TnKType)n->type), lanes = tn_x_lanes(g, i), parts = tn_x_parts(g, i);
  for (unsigned q = 0; q < parts; q++) {
    unsigned first = (g->part0 + q) * g->c;
    uint64_t bits = 0;
    uint8_t all[64] = {0};
    for (unsigned l = 0; l < lanes && first + l < n->lanes; l++) {
      int64_t x = is_mask ? -(g->known[i][first + l] & 1) : g->known[i][first + l];
      bits |= (uint64_t)(x & 1) << l;
      memcpy(all + (size_t)l * elem, &x, elem);
    }
    g->n_reload = 0;
    if (is_mask && g->is_512) {
      tn_x_done_k(g, i, q, tn_x_mask_of(g, bits, tn_x_dst_k(g, i, q)));
      continue;
    }
    unsigned to = tn_x_dst(g, i, q), bytes = tn_x_bytes(g, i, (TnKType)n->type);
    tn_x_op(g, TN_X_movups_load, bytes, to, 0, tn_x_pool_rm(g, all, bytes));
    tn_x_done(g, i, q, to);
  }
}

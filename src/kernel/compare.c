// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Whether nodes give the same value, and whether kernels are the same but for their names and estimates, so that equal
// ones share their code.
#include "kernel/kernel.h"

bool tn_k_same_node(const TnKNode *x, const TnKTerm *x_terms, const TnKNode *y, const TnKTerm *y_terms) {
  if (x->op != y->op || x->type != y->type || x->lanes != y->lanes || x->aux != y->aux || x->a != y->a ||
      x->b != y->b || x->c != y->c || x->n_terms != y->n_terms || x->buf != y->buf || x->coef_a != y->coef_a ||
      x->imm != y->imm)
    return false;
  for (uint32_t t = 0; t < x->n_terms; t++) {
    const TnKTerm *p = &x_terms[x->term + t], *q = &y_terms[y->term + t];
    if (p->node != q->node || p->coef != q->coef) return false;
  }
  return true;
}

bool tn_k_equal(const TnKernel *a, const TnKernel *b) {
  if (a->n_nodes != b->n_nodes || a->n_bufs != b->n_bufs || a->parallel != b->parallel || a->streamed != b->streamed ||
      a->in_place != b->in_place || a->in_order != b->in_order || a->changing != b->changing)
    return false;
  for (uint32_t i = 1; i < a->n_nodes; i++)
    if (!tn_k_same_node(&a->nodes[i], a->terms, &b->nodes[i], b->terms) || a->nodes[i].reach != b->nodes[i].reach)
      return false;
  return true;
}

static uint64_t mix(uint64_t h, uint64_t x) {
  h = (h ^ x) * 0x9E3779B97F4A7C15u;
  return h ^ h >> 32;
}

// Each field is read by itself: a read of several waits until what wrote them one by one is through, and the nodes
// asked for are mostly just made.
uint64_t tn_k_hash_node(const TnKNode *n, const TnKTerm *terms) {
  uint32_t what = n->op + 37u * n->type + 1021u * n->lanes + 65521u * n->aux;
  uint64_t x = what | (uint64_t)n->a << 32, y = (uint64_t)n->b * 0x27D4EB2F + (uint64_t)n->c * 0x165667B1;
  uint64_t h = mix(x ^ y, (uint64_t)n->imm ^ (uint64_t)n->buf << 40 ^ (uint32_t)n->coef_a);
  for (uint32_t t = 0; t < n->n_terms; t++) h = mix(h ^ terms[n->term + t].node, (uint64_t)terms[n->term + t].coef);
  return h;
}

uint64_t tn_k_hash(const TnKernel *k) {
  uint64_t h = mix(k->n_nodes ^ k->streamed << 32, (uint64_t)k->parallel ^ k->n_bufs);
  for (uint32_t i = 1; i < k->n_nodes; i++) h = mix(h, tn_k_hash_node(&k->nodes[i], k->terms));
  return h;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops that are the same but for what they read. Attributes and types are interned; of literals that is the place.
#include "ir/op.h"

// Bodies of more ops, or with regions in them, are not compared.
enum { MAX_BODY = 16 };

static bool same_literal(const TnAttr *a, const TnAttr *b) {
  if (a == b) return true;
  if (a->kind != TN_ATTR_DENSE || b->kind != TN_ATTR_DENSE || a->is_splat != b->is_splat ||
      a->data_bytes != b->data_bytes)
    return false;
  if (a->data == b->data) return true;
  return a->data_bytes <= TN_LITERAL_COMPARED && memcmp(a->data, b->data, a->data_bytes) == 0;
}

// What is called may look at any attribute.
bool tn_op_same_kind(const TnOp *a, const TnOp *b) {
  if (a->opcode != b->opcode || a->n_results != b->n_results || a->n_operands != b->n_operands) return false;
  if (a->opcode == TN_OP_custom_call && a->dict != b->dict) return false;
  for (uint32_t i = 0; i < a->n_results; i++)
    if (a->results[i].type != b->results[i].type) return false;
  if (a->opcode == TN_OP_constant)
    return same_literal(a->attrs[TN_SLOT_constant_value], b->attrs[TN_SLOT_constant_value]);
  return memcmp(a->attrs, b->attrs, tn_op_get_info(a)->n_attrs * sizeof *a->attrs) == 0;
}

// Whether x in body a is what y is in body b: the same from outside, or made at the same place.
static bool same_value(const TnRegion *a, const TnValue *x, const TnRegion *b, const TnValue *y) {
  if (x == y) return true;
  if (x->is_arg || y->is_arg)
    return x->is_arg && y->is_arg && x->def.region == a && y->def.region == b && x - a->args == y - b->args;
  for (const TnOp *p = a->first, *q = b->first; p && q; p = p->next, q = q->next)
    if (p == x->def.op || q == y->def.op)
      return p == x->def.op && q == y->def.op && x - p->results == y - q->results;
  return false;
}

static bool same_body(const TnRegion *a, const TnRegion *b) {
  if (a->n_args != b->n_args) return false;
  for (uint32_t i = 0; i < a->n_args; i++)
    if (a->args[i].type != b->args[i].type) return false;
  const TnOp *p = a->first, *q = b->first;
  for (size_t n = 0; p && q; p = p->next, q = q->next) {
    if (++n > MAX_BODY || p->n_regions || q->n_regions || !tn_op_same_kind(p, q)) return false;
    for (uint32_t i = 0; i < p->n_operands; i++)
      if (!same_value(a, p->operands[i], b, q->operands[i])) return false;
  }
  return !p && !q;
}

bool tn_op_same_bodies(const TnOp *a, const TnOp *b) {
  if (a->n_regions != b->n_regions) return false;
  for (uint32_t i = 0; i < a->n_regions; i++)
    if (!same_body(&a->regions[i], &b->regions[i])) return false;
  return true;
}

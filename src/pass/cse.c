// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cse: a pure op that was computed before, on the same operands with the same attributes, stands for the later one.
//
//   %0 = stablehlo.add %x, %y; %1 = stablehlo.add %x, %y   ->   %0 for both
//
// An op is seen by those after it in its region and in regions of control flow inside. Bodies that run per element
// (reduce, sort, map, ...) see only their own ops, so that none begins to read outer values; ops with small bodies of
// the same ops are the same. Requires a module that is
// up to date. Breaks nothing.
#include "pass/rewrite.h"

typedef struct Entry {
  TnOp *op;
  uint64_t hash;
  uint32_t next;  // entry of the same bucket, +1
} Entry;

typedef struct Cse {
  TN_VEC(Entry) entries;  // of the regions that are open, innermost last
  uint32_t *buckets;      // newest entry, +1
  uint32_t mask;
  size_t floor;  // entries below are not visible
} Cse;

static const TnAttr *small_literal(const TnOp *op) {
  const TnAttr *a = op->opcode == TN_OP_constant ? op->attrs[TN_SLOT_constant_value] : NULL;
  return a && a->kind == TN_ATTR_DENSE && a->data_bytes <= TN_LITERAL_COMPARED ? a : NULL;
}

static uint64_t mix(uint64_t h, uint64_t v) {
  h = (h ^ v) * 0x9e3779b97f4a7c15u;
  return h ^ h >> 29;
}

static uint64_t mix_pointer(uint64_t h, const void *p) { return mix(h, (uint64_t)(uintptr_t)p); }

// Whether the order of operands changes no bit: which NaN comes out of two depends on it.
static bool is_commutative(const TnOp *op) {
  return tn_op_get_info(op)->traits & TN_TRAIT_COMM && op->n_operands == 2 &&
         (tn_dtype_is_int(op->operands[0]->type->dtype) || op->operands[0]->type->dtype == TN_I1);
}

static uint64_t hash_op(const TnOp *op) {
  uint64_t h = mix_pointer(op->opcode, op->results[0].type);
  const TnAttr *literal = small_literal(op);
  if (literal) return mix(h, tn_hash(literal->data, literal->data_bytes, h));
  if (op->opcode == TN_OP_constant) {
    const TnAttr *a = op->attrs[TN_SLOT_constant_value];
    return mix_pointer(h, a->kind == TN_ATTR_DENSE ? (const void *)a->data : a);
  }
  if (is_commutative(op)) return mix(h, mix(h, op->operands[0]->id) + mix(h, op->operands[1]->id));
  for (uint32_t i = 0; i < op->n_operands; i++) h = mix(h, op->operands[i]->id);
  for (uint32_t i = 0; i < tn_op_get_info(op)->n_attrs; i++) h = mix_pointer(h, op->attrs[i]);
  return h;
}

static bool same_operands(const TnOp *a, const TnOp *b) {
  if (a->n_operands != b->n_operands) return false;
  if (is_commutative(a) && a->operands[0] == b->operands[1] && a->operands[1] == b->operands[0]) return true;
  return memcmp(a->operands, b->operands, a->n_operands * sizeof *a->operands) == 0;
}

static bool same_op(const TnOp *a, const TnOp *b) {
  return tn_op_same_kind(a, b) && same_operands(a, b) && tn_op_same_bodies(a, b);
}

static TnOp *find_or_add(TnPassCtx *cx, TnOp *op) {
  Cse *c = cx->state;
  uint64_t h = hash_op(op);
  uint32_t *bucket = &c->buckets[h & c->mask];
  for (uint32_t k = *bucket; k && k - 1 >= c->floor; k = c->entries.data[k - 1].next) {
    const Entry *e = &c->entries.data[k - 1];
    if (e->hash == h && same_op(e->op, op)) return e->op;
  }
  tn_push(cx->scratch, &c->entries, ((Entry){op, h, *bucket}));
  *bucket = (uint32_t)c->entries.n;
  return NULL;
}

static void close_scope(Cse *c, size_t to) {
  while (c->entries.n > to) {
    const Entry *e = &c->entries.data[--c->entries.n];
    c->buckets[e->hash & c->mask] = e->next;
  }
}

// Control flow does not: what it does may be known only when it runs.
static bool takes_part(const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  if (op->n_regions && (info->kind == TN_KIND_CONTROL || !(info->traits & TN_TRAIT_BODY_EFFECT))) return false;
  return op->n_results && tn_op_is_pure(op) && op->results[0].type->kind != TN_TYPE_TOKEN;
}

static void walk(TnPassCtx *cx, TnRegion *r) {
  Cse *c = cx->state;
  size_t begin = c->entries.n;
  for (TnOp *op = r->first, *next; op; op = next) {
    next = op->next;
    for (uint32_t i = 0; cx->n_subst && i < op->n_operands; i++)
      op->operands[i] = tn_rewrite_resolve(cx, op->operands[i]);
    size_t floor = c->floor;
    if (tn_op_get_info(op)->kind != TN_KIND_CONTROL) c->floor = c->entries.n;
    for (uint32_t i = 0; i < op->n_regions; i++) walk(cx, &op->regions[i]);
    c->floor = floor;
    TnOp *same = takes_part(op) ? find_or_add(cx, op) : NULL;
    for (uint32_t i = 0; same && i < op->n_results; i++) tn_rewrite_set(cx, &op->results[i], &same->results[i]);
    if (same) tn_rewrite_erase(cx, op);
  }
  close_scope(c, begin);
}

static TnError *run(TnPassCtx *cx) {
  Cse *c = tn_new(cx->scratch, Cse);
  c->mask = 63;
  while (c->mask < cx->n_values && c->mask < UINT32_MAX / 4) c->mask = c->mask * 2 + 1;
  c->buckets = tn_new_n(cx->scratch, uint32_t, (size_t)c->mask + 1);
  cx->state = c;
  TN_FOR_OPS(func, &cx->m->root->regions[0])
  if (func->opcode == TN_OP_func_func) walk(cx, &func->regions[0]);
  return NULL;
}

const TnPass tn_pass_cse = {.name = "cse", .doc = "what was computed before", .run = run, .flags = TN_PASS_REPEAT};

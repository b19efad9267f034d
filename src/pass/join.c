// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// join: reductions of whole arrays that read the same memory become one, which reads it once.
//
//   %0 = reduce(%x) add; %1 = reduce(%x * %x) add; %2 = reduce(%x) max   ->   %0:3 = reduce(%x, %x * %x, %x) ...
//
// The one stands where the first of them stood; what the others read is made before it, so none may wait for another.
// Reductions of rows and of columns share a kernel however they are written. The order in which a reduction takes its
// elements is a function of shapes and of whether an accumulator has 64 bits, so that no bit changes. Requires a module
// that is up to date. Breaks nothing.
#include "pass/emit.h"

enum {
  LEAST = 1 << 14,   // elements: fewer stay in the first caches from one reduction to the next
  LEAST_EACH = 64,   // that a result is made of
  MOST_INNER = 8,    // results side by side that are no columns
  MOST_RESULTS = 6,  // accumulators that stay in registers
  MOST_SOURCES = 8,
  MOST_OPEN = 4,     // reductions that another may join
  MOST_APART = 256,  // ops between two that are joined
  MOST_WANTED = 64,
};

typedef struct Open {
  TnOp *op;
  size_t n_sources;
  const TnValue *sources[MOST_SOURCES];  // arrays of its size that its operands are computed from
} Open;

// ---- which

static bool has_wide(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_dtype_bits(tn_dtype_real(op->results[i].type->dtype)) == 64) return true;
  return false;
}

// How many results lie between neighbours of the reduced dim, 0: that is the minor-most one.
static int64_t inner_of(const TnType *t, TnI64s dims) {
  int64_t inner = 1;
  uint32_t i = t->rank;
  while (i > 0 && t->dims[i - 1] == 1) i--;
  if (i > 0 && tn_i64s_has(dims, i - 1)) return 0;
  for (; i > 0 && !tn_i64s_has(dims, i - 1); i--) inner *= t->dims[i - 1];
  return inner;
}

// Of long arrays to one element, or to elements in small groups, by operations known to take any order.
static bool takes_part(const TnOp *op) {
  if (op->opcode != TN_OP_reduce || op->n_results > MOST_RESULTS) return false;
  const TnType *t = op->operands[0]->type;
  int64_t n, kept;
  if (!tn_type_is_tensor(t) || !tn_type_n_elements(t, &n) || !tn_type_n_elements(op->results[0].type, &kept))
    return false;
  if (n < LEAST || n < LEAST_EACH * kept) return false;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_body_scalar(&op->regions[0], i, op->n_results) == TN_SCALAR_NONE) return false;
  const int64_t inner = inner_of(t, TN_OP_ATTRS(op, dimensions)->dimensions);
  return inner < MOST_INNER && (inner > 0 || kept == 1);
}

static void add_source(Open *o, const TnValue *v) {
  for (size_t i = 0; i < o->n_sources; i++)
    if (o->sources[i] == v) return;
  if (o->n_sources < MOST_SOURCES) o->sources[o->n_sources++] = v;
}

// Behind elementwise ops, as far as these have the size of what is reduced.
static void find_sources(TnPassCtx *cx, Open *o, TnValue *v, unsigned depth) {
  v = tn_rewrite_resolve(cx, v);
  const TnOp *op = tn_value_op(v);
  int64_t n, wanted;
  if (!tn_type_n_elements(v->type, &n) || !tn_type_n_elements(o->op->operands[0]->type, &wanted) || n != wanted) return;
  if (op && tn_op_get_info(op)->kind == TN_KIND_GENERATE) return;
  if (!op || op->n_regions || depth == 0 || tn_op_get_info(op)->kind != TN_KIND_EW) {
    add_source(o, v);
    return;
  }
  for (uint32_t i = 0; i < op->n_operands; i++) find_sources(cx, o, op->operands[i], depth - 1);
}

static void find_all_sources(TnPassCtx *cx, Open *o) {
  for (uint32_t i = 0; i < o->op->n_results; i++) find_sources(cx, o, o->op->operands[i], 6);
}

static bool shares_source(const Open *a, const Open *b) {
  for (size_t i = 0; i < a->n_sources; i++)
    for (size_t k = 0; k < b->n_sources; k++)
      if (a->sources[i] == b->sources[k]) return true;
  return false;
}

static bool fits(const Open *a, const Open *b) {
  const TnOp *x = a->op, *y = b->op;
  const TnType *t = x->operands[0]->type, *u = y->operands[0]->type;
  if (x->n_results + y->n_results > MOST_RESULTS || has_wide(x) != has_wide(y) || t->rank != u->rank) return false;
  if (memcmp(t->dims, u->dims, t->rank * sizeof *t->dims) != 0) return false;
  return x->attrs[TN_SLOT_dimensions_dimensions] == y->attrs[TN_SLOT_dimensions_dimensions] && shares_source(a, b);
}

// ---- what the later one reads

typedef struct Cone {
  TnOp *ops[MOST_WANTED];  // from the last one on
  const TnValue *wanted[MOST_WANTED];
  size_t n_ops, n_wanted;
} Cone;

static bool want_operands(TnPassCtx *cx, Cone *c, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    if (c->n_wanted == MOST_WANTED) return false;
    c->wanted[c->n_wanted++] = tn_rewrite_resolve(cx, op->operands[i]);
  }
  return true;
}

static bool is_wanted(const Cone *c, const TnOp *op) {
  for (size_t i = 0; i < c->n_wanted; i++)
    if (tn_value_op(c->wanted[i]) == op) return true;
  return false;
}

// What of the ops between the two `last` reads; false when that cannot stand before `first`.
static bool find_cone(TnPassCtx *cx, const TnOp *first, const TnOp *last, Cone *c) {
  c->n_ops = c->n_wanted = 0;
  if (!want_operands(cx, c, last)) return false;
  unsigned steps = 0;
  for (TnOp *op = last->prev; op != first; op = op->prev) {
    if (!op || ++steps > MOST_APART) return false;
    if (!is_wanted(c, op)) continue;
    if (op->n_regions || !tn_op_is_pure(op) || !want_operands(cx, c, op)) return false;
    c->ops[c->n_ops++] = op;
  }
  return !is_wanted(c, first);
}

// ---- joining

static void append_body(TnPassCtx *cx, TnOp *to, TnOp *end, TnOp *from, uint32_t at) {
  const uint32_t n = to->n_results, m = from->n_results;
  TnValue *args[2 * MOST_RESULTS];
  for (uint32_t i = 0; i < m; i++) args[i] = &to->regions[0].args[at + i], args[m + i] = args[i] + n;
  tn_rewrite_move_region(cx, end, &from->regions[0], args, end->operands + at);
}

static TnOp *join(TnPassCtx *cx, TnOp *a, TnOp *b) {
  const uint32_t n = a->n_results + b->n_results;
  TnOp *op = tn_rewrite_op(cx, a, TN_OP_reduce, 2 * n, n, 1), *from[] = {a, b};
  op->attrs[TN_SLOT_dimensions_dimensions] = a->attrs[TN_SLOT_dimensions_dimensions];
  const TnType *types[2 * MOST_RESULTS];
  for (uint32_t k = 0, at = 0; k < 2; at += from[k++]->n_results)
    for (uint32_t i = 0; i < from[k]->n_results; i++) {
      const uint32_t m = from[k]->n_results;
      op->operands[at + i] = from[k]->operands[i], op->operands[n + at + i] = from[k]->operands[m + i];
      op->results[at + i].type = from[k]->results[i].type;
      types[at + i] = from[k]->regions[0].args[i].type, types[n + at + i] = from[k]->regions[0].args[m + i].type;
    }
  tn_rewrite_region_args(cx, &op->regions[0], types, 2 * n);
  TnOp *end = tn_emit_return(cx, a, &op->regions[0], n);
  for (uint32_t k = 0, at = 0; k < 2; at += from[k++]->n_results) {
    append_body(cx, op, end, from[k], at);
    for (uint32_t i = 0; i < from[k]->n_results; i++) tn_rewrite_set(cx, &from[k]->results[i], &op->results[at + i]);
  }
  tn_region_insert_before(a, op);
  tn_rewrite_erase(cx, a), tn_rewrite_erase(cx, b);
  return op;
}

static bool join_to(TnPassCtx *cx, Open *first, const Open *second) {
  Cone c;
  if (!fits(first, second) || !find_cone(cx, first->op, second->op, &c)) return false;
  while (c.n_ops > 0) {
    TnOp *op = c.ops[--c.n_ops];
    tn_op_remove(op);
    tn_region_insert_before(first->op, op);
  }
  first->op = join(cx, first->op, second->op);
  for (size_t i = 0; i < second->n_sources; i++) add_source(first, second->sources[i]);
  return true;
}

static void walk(TnPassCtx *cx, TnRegion *r) {
  Open open[MOST_OPEN];
  size_t n = 0;
  for (TnOp *op = r->first, *next; op; op = next) {
    next = op->next;
    if (!takes_part(op)) {
      for (uint32_t i = 0; i < op->n_regions; i++) walk(cx, &op->regions[i]);
      continue;
    }
    Open o = {.op = op};
    find_all_sources(cx, &o);
    size_t i = 0;
    while (i < n && !join_to(cx, &open[i], &o)) i++;
    if (i < n) continue;
    if (n == MOST_OPEN) memmove(open, open + 1, --n * sizeof *open);
    open[n++] = o;
  }
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  (void)cx, (void)op;
  return NULL;
}

static TnError *run(TnPassCtx *cx) {
  TN_FOR_OPS(func, &cx->m->root->regions[0])
  if (func->opcode == TN_OP_func_func) walk(cx, &func->regions[0]);
  return cx->changed ? tn_rewrite_walk(cx, visit) : NULL;
}

const TnPass tn_pass_join = {
    .name = "join", .doc = "reductions that read the same", .run = run, .needs = TN_HAS_REGION};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies of modules. One that shares takes types and attributes as they are, with copies of the tables that intern
// them; else each is interned again in the new module, where memo tables keyed by the old pointer keep shared parts
// shared, so the work is linear in the size of the module.
#include "ir/module.h"

typedef struct Clone {
  const TnModule *from;
  TnModule *to;
  TnArena *scratch;
  TnMap types, attrs;
  bool share;        // all but ops stays where it is
  TnValue **values;  // by old id within the current isolated op
} Clone;

static const TnAttr *clone_attr(Clone *c, const TnAttr *a);

// Keys of the memo tables are the bytes of the old pointer, kept on the scratch arena.
static void **memo_slot(Clone *c, TnMap *map, const void *old, bool *is_new) {
  const void **key = tn_new(c->scratch, const void *);
  *key = old;
  return tn_map_slot(map, (TnStr){(const char *)key, sizeof *key}, is_new);
}

static const TnType *clone_type(Clone *c, const TnType *t);

static const TnType *const *clone_types(Clone *c, const TnType *const *types, size_t n) {
  const TnType **out = tn_new_n(c->scratch, const TnType *, n);
  for (size_t i = 0; i < n; i++) out[i] = clone_type(c, types[i]);
  return out;
}

static const TnType *build_type(Clone *c, const TnType *t) {
  if (t->kind != TN_TYPE_QUANT)
    return tn_type_of_parts(c->to, t, clone_type(c, t->elem), clone_attr(c, t->encoding),
                            clone_types(c, t->types, t->n_types));
  TnQuant q = *t->quant;
  q.storage = clone_type(c, q.storage);
  q.expressed = clone_type(c, q.expressed);
  return tn_type_quant(c->to, &q);
}

static const TnType *clone_type(Clone *c, const TnType *t) {
  if (!t || c->share) return t;
  bool is_new;
  void **slot = memo_slot(c, &c->types, t, &is_new);
  if (!is_new) return *slot;
  const TnType *made = build_type(c, t);
  *memo_slot(c, &c->types, t, &is_new) = (void *)(uintptr_t)made;
  return made;
}

static const TnAttr *const *clone_items(Clone *c, const TnAttr *a) {
  if (!tn_attr_n_items(a)) return NULL;
  const TnAttr **out = tn_new_n(c->scratch, const TnAttr *, a->n);
  for (size_t i = 0; i < a->n; i++) out[i] = clone_attr(c, a->items[i]);
  return out;
}

static const uint8_t *clone_bytes(Clone *c, const uint8_t *p, size_t n) {
  uint8_t *copy = tn_arena_push(&c->to->arena, n, 64);
  if (n) memcpy(copy, p, n);
  return copy;
}

static const TnAttr *build_attr(Clone *c, const TnAttr *a) {
  const TnType *type = a->kind == TN_ATTR_LOC ? NULL : clone_type(c, a->type);
  if (a->kind == TN_ATTR_DENSE)
    return tn_attr_dense(c->to, type, clone_bytes(c, a->data, a->data_bytes), a->data_bytes, a->is_splat);
  return tn_attr_of_parts(c->to, a, type, clone_items(c, a), clone_attr(c, tn_attr_meta(a)));
}

static const TnAttr *clone_attr(Clone *c, const TnAttr *a) {
  if (!a || c->share) return a;
  bool is_new;
  void **slot = memo_slot(c, &c->attrs, a, &is_new);
  if (!is_new) return *slot;
  const TnAttr *made = build_attr(c, a);
  *memo_slot(c, &c->attrs, a, &is_new) = (void *)(uintptr_t)made;
  return made;
}

static void clone_region(Clone *c, const TnRegion *r, TnRegion *out);

static TnOp *clone_op(Clone *c, const TnOp *op) {
  TnOp *n = tn_op_new(c->to, (TnOpcode)op->opcode, op->n_operands, op->n_results, op->n_regions);
  n->id = op->id;
  n->line = op->line;
  n->col = op->col;
  for (size_t i = 0; i < tn_op_get_info(op)->n_attrs; i++) n->attrs[i] = clone_attr(c, op->attrs[i]);
  n->dict = clone_attr(c, op->dict);
  n->loc = clone_attr(c, op->loc);
  for (size_t i = 0; i < op->n_operands; i++) n->operands[i] = op->operands[i] ? c->values[op->operands[i]->id] : NULL;
  for (size_t i = 0; i < op->n_results; i++) {
    n->results[i].type = clone_type(c, op->results[i].type);
    n->results[i].id = op->results[i].id;
    if (c->values) c->values[op->results[i].id] = &n->results[i];
  }
  TnValue **outer = c->values;
  bool isolated = tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED;
  if (isolated) c->values = tn_new_n(c->scratch, TnValue *, tn_op_n_values(op));
  for (size_t i = 0; i < op->n_regions; i++) clone_region(c, &op->regions[i], &n->regions[i]);
  c->values = outer;
  return n;
}

static void clone_region(Clone *c, const TnRegion *r, TnRegion *out) {
  out->n_values = r->n_values;
  if (!r->has_block) return;
  tn_region_init_args(c->to, out, NULL, r->n_args);
  for (size_t i = 0; i < r->n_args; i++) {
    out->args[i].type = clone_type(c, r->args[i].type);
    out->args[i].id = r->args[i].id;
    c->values[r->args[i].id] = &out->args[i];
  }
  if (r->arg_locs) {
    out->arg_locs = tn_new_n(&c->to->arena, const TnAttr *, r->n_args);
    for (size_t i = 0; i < r->n_args; i++) out->arg_locs[i] = clone_attr(c, r->arg_locs[i]);
  }
  TN_FOR_OPS(op, r) tn_region_append(out, clone_op(c, op));
}

static void clone_resources(Clone *c) {
  for (size_t i = 0; i < c->from->resources.n; i++) {
    const TnMapEntry *e = &c->from->resources.entries[i];
    const TnResource *r = e->value;
    TnResource *copy = tn_new(&c->to->arena, TnResource);
    *copy = (TnResource){r->alignment, clone_bytes(c, r->data, r->n), r->n};
    *tn_map_slot(&c->to->resources, tn_arena_str(&c->to->arena, e->key), NULL) = copy;
  }
}

static void *copy_of(TnArena *a, const void *p, size_t n, size_t size) {
  void *copy = tn_arena_push(a, n * size, 8);  // which fits, as p does
  return n ? memcpy(copy, p, n * size) : copy;
}

static TnMap copy_map(TnArena *a, const TnMap *m) {
  TnMap copy = *m;
  copy.arena = a, copy.cap = m->n;
  copy.entries = copy_of(a, m->entries, m->n, sizeof *m->entries);
  copy.slots = copy_of(a, m->slots, m->n_slots, sizeof *m->slots);
  return copy;
}

static void copy_tables(TnModule *to, const TnModule *from) {
  TnArena *a = &to->arena;
  to->types = copy_map(a, &from->types);
  to->resources = copy_map(a, &from->resources);
  to->attrs = from->attrs;
  to->attrs.slots = copy_of(a, from->attrs.slots, from->attrs.n_slots, sizeof *from->attrs.slots);
  to->attrs.hashes = copy_of(a, from->attrs.hashes, from->attrs.n_slots, sizeof *from->attrs.hashes);
  memcpy(to->scalars, from->scalars, sizeof to->scalars);
}

static TnError *run_clone(void *arg) {
  Clone *c = arg;
  c->scratch->guard = c->to->arena.guard;
  c->to->name = tn_arena_str(&c->to->arena, c->from->name);
  if (c->share) {
    c->to->source = c->from->source;
    copy_tables(c->to, c->from);
  } else {
    tn_map_init(&c->types, c->scratch);
    tn_map_init(&c->attrs, c->scratch);
    c->to->source = tn_arena_str(&c->to->arena, c->from->source);
    clone_resources(c);
  }
  c->to->root = clone_op(c, c->from->root);
  c->to->n_ops = c->from->n_ops;
  return NULL;
}

static TnError *clone(const TnModule *m, bool share, TnModule **out) {
  TnArena scratch;
  tn_arena_init_like(&scratch, &m->arena);
  TnModule *to = tn_module_create();
  if (!to) return tn_error_oom();
  tn_arena_init_like(&to->arena, &m->arena);
  Clone c = {.from = m, .to = to, .scratch = &scratch, .share = share};
  TnError *e = tn_module_run(to, run_clone, &c);
  tn_arena_deinit(&scratch);
  if (e)
    tn_module_destroy(to);
  else
    *out = to;
  return e;
}

TnError *tn_module_clone(const TnModule *m, TnModule **out) { return clone(m, false, out); }
TnError *tn_module_clone_sharing(const TnModule *m, TnModule **out) { return clone(m, true, out); }

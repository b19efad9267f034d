// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The module: its lifetime, numbering, symbols and walking.
#include "ir/module.h"

TnModule *tn_module_create(void) {
  TnModule *m = tn_alloc_zero(sizeof *m);
  if (!m) return NULL;
  tn_arena_init(&m->arena, NULL);
  tn_map_init(&m->types, &m->arena);
  m->attrs.seed = tn_hash_seed(m);
  tn_map_init(&m->resources, &m->arena);
  tn_map_init(&m->use_orders, &m->arena);
  m->name = TN_STR("");
  m->source = TN_STR("");
  return m;
}

void tn_module_destroy(TnModule *m) {
  if (!m) return;
  tn_arena_deinit(&m->arena);
  if (m->file.p) tn_file_unmap(&m->file);
  tn_free(m);
}

TnError *tn_module_run(TnModule *m, TnError *(*fn)(void *arg), void *arg) {
  return tn_module_run_watched(m, NULL, fn, arg);
}

typedef struct Watched {
  TnGuard guard;
  const TnWatch *watch;
  TnError *(*fn)(void *arg);
  void *arg;
} Watched;

static TnError *run_watched(void *arg) {
  Watched *w = arg;
  w->guard.watch = w->watch;
  return w->fn(w->arg);
}

// Inside, the outer guard's watch goes on unless there is another.
TnError *tn_module_run_watched(TnModule *m, const TnWatch *watch, TnError *(*fn)(void *arg), void *arg) {
  TnGuard *outer = m->arena.guard;
  Watched w;  // tn_guard_run fills the guard
  w.watch = watch ? watch : outer ? outer->watch : NULL;
  w.fn = fn, w.arg = arg;
  m->arena.guard = &w.guard;
  TnError *e = tn_guard_run(&w.guard, run_watched, &w);
  m->arena.guard = outer;
  return e;
}

TnStr tn_module_str(TnModule *m, TnStr s) { return tn_attr_string(m, s)->str; }

// ---------------------------------------------------------------------------------------------------------------

typedef struct Numbering {
  uint32_t next_op, next_value;
} Numbering;

static void number_region(Numbering *n, TnRegion *r) {
  for (uint32_t i = 0; i < r->n_args; i++) r->args[i].id = n->next_value++;
  TN_FOR_OPS(op, r) {
    op->id = n->next_op++;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = n->next_value++;
    uint32_t outer = n->next_value;
    bool isolated = tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED;
    if (isolated) n->next_value = 0;
    for (uint32_t i = 0; i < op->n_regions; i++) number_region(n, &op->regions[i]);
    if (!isolated) continue;
    if (op->n_regions) op->regions[0].n_values = n->next_value;
    n->next_value = outer;
  }
}

void tn_module_renumber(TnModule *m) {
  Numbering n = {1, 0};
  m->root->id = 0;
  number_region(&n, &m->root->regions[0]);
  m->root->regions[0].n_values = n.next_value;
  m->n_ops = n.next_op;
}

bool tn_walk(const TnRegion *r, bool (*fn)(void *user, TnOp *op), void *user) {
  TN_FOR_OPS(op, r) {
    if (!fn(user, op)) return false;
    for (uint32_t i = 0; i < op->n_regions; i++)
      if (!tn_walk(&op->regions[i], fn, user)) return false;
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------

TnStr tn_symbol_name(const TnOp *op) {
  if (!(tn_op_get_info(op)->traits & TN_TRAIT_SYMBOL)) return TN_STR("");
  bool is_func = op->opcode == TN_OP_func_func;  // as nearly all are
  int slot = is_func ? TN_SLOT_func_sym_name : tn_op_find_slot((TnOpcode)op->opcode, TN_STR("sym_name"));
  return slot >= 0 && op->attrs[slot] ? op->attrs[slot]->str : TN_STR("");
}

TnOp *tn_module_find_symbol(const TnModule *m, TnStr name) {
  TN_FOR_OPS(op, &m->root->regions[0])
    if (tn_op_get_info(op)->traits & TN_TRAIT_SYMBOL && tn_str_eq(tn_symbol_name(op), name)) return op;
  return NULL;
}

const TnType *tn_func_type(const TnOp *func) {
  const TnAttr *a = TN_OP_ATTRS(func, func)->function_type;
  return a ? a->type : NULL;
}

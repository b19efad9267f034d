// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Prepares a module for running: one array of steps per region, with the evaluator of each op, the slots of its
// operands, and which of them are read for the last time.
//
// Last uses are found by walking each function backwards with the set of values that are still to be read (`live`).
// The body of a loop, a reduction, ... may run many times, so a value from outside of it never dies inside; it dies
// after the op that holds the region. The branches of `if` and `case` run at most once: there an outer value dies at
// its last use in each branch, and after the op when the branch that ran does not read it.
#include "interp/interp_priv.h"

typedef struct Walk {
  TnProgram *p;
  TnBits live;
  uint32_t outer;            // values with smaller ids come from outside the innermost region that may run repeatedly
  TN_VEC(uint32_t) readied;  // values that became live, in the order of the walk
} Walk;

static TnArena *arena(Walk *w) { return &w->p->arena; }

static uint32_t *new_slots(Walk *w, size_t n, TnSlots *out) {
  uint32_t *slot = tn_new_n(arena(w), uint32_t, n);
  *out = (TnSlots){slot, (uint32_t)n};
  return slot;
}

static uint32_t count_ops(const TnRegion *r) {
  uint32_t n = 0;
  TN_FOR_OPS(op, r) n++;
  return n;
}

// The smallest id of a value defined in the region; false when it defines none.
static bool first_id(const TnRegion *r, uint32_t *out) {
  if (r->n_args) {
    *out = r->args[0].id;
    return true;
  }
  TN_FOR_OPS(op, r) {
    if (op->n_results) {
      *out = op->results[0].id;
      return true;
    }
    if (tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED) continue;
    for (uint32_t i = 0; i < op->n_regions; i++)
      if (first_id(&op->regions[i], out)) return true;
  }
  return false;
}

static bool runs_once(const TnOp *op) { return op->opcode == TN_OP_if || op->opcode == TN_OP_case; }

static void make_live(Walk *w, uint32_t id) {
  tn_bits_set(&w->live, id);
  tn_push(arena(w), &w->readied, id);
}

// The operands of an op as slots; the walk stands behind the op.
static TnSlots read_operands(Walk *w, const TnOp *op) {
  TnSlots in;
  uint32_t *slot = new_slots(w, op->n_operands, &in);
  for (uint32_t i = op->n_operands; i-- > 0;) {
    uint32_t id = op->operands[i]->id;
    bool is_live = tn_bits_get(&w->live, id);
    slot[i] = is_live || id < w->outer ? id : id | TN_LAST_USE;
    if (!is_live) make_live(w, id);
  }
  return in;
}

static void prepare_region(Walk *w, const TnRegion *r, TnBlock *out);

static void forget(Walk *w, size_t from) {
  for (size_t i = from; i < w->readied.n; i++) tn_bits_clear(&w->live, w->readied.data[i]);
}

// A region that may run many times: nothing from outside dies in it, its own values are of no interest afterwards.
static void prepare_loop(Walk *w, const TnRegion *r, TnBlock *out) {
  uint32_t saved = w->outer, first;
  bool has_values = first_id(r, &first);
  size_t from = w->readied.n, keep = from;
  w->outer = has_values ? first : UINT32_MAX;
  prepare_region(w, r, out);
  for (size_t i = from; i < w->readied.n; i++)
    if (w->readied.data[i] < w->outer) w->readied.data[keep++] = w->readied.data[i];
  w->readied.n = keep;
  w->outer = saved;
}

static void prepare_isolated(TnProgram *p, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_regions; i++) {
    if (!op->regions[i].has_block) continue;
    Walk w = {.p = p, .live = tn_bits_new(&p->arena, op->regions[0].n_values)};
    TnBlock *b = &p->plans[op->id].blocks[i];
    prepare_region(&w, &op->regions[i], b);
    b->n_frame = op->regions[0].n_values + 1;
  }
}

// The regions of an op. Appends to `readied` what they read, to be found from index `from` on.
static void prepare_regions(Walk *w, const TnOp *op) {
  if (op->n_regions == 0) return;
  TnOpPlan *plan = &w->p->plans[op->id];
  plan->blocks = tn_new_n(arena(w), TnBlock, op->n_regions);
  if (tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED) {
    prepare_isolated(w->p, op);
    return;
  }
  size_t from = w->readied.n;
  for (uint32_t i = op->n_regions; i-- > 0;) {
    if (!op->regions[i].has_block) continue;
    if (!runs_once(op)) {
      prepare_loop(w, &op->regions[i], &plan->blocks[i]);
      continue;
    }
    forget(w, from);  // the branches do not follow each other
    prepare_region(w, &op->regions[i], &plan->blocks[i]);
  }
  for (size_t i = from; i < w->readied.n; i++) tn_bits_set(&w->live, w->readied.data[i]);
}

// Values to release after an op: its results that nobody reads, and outer values of its regions that die with it.
static TnSlots find_dead(Walk *w, const TnOp *op, size_t from) {
  size_t n = 0;
  uint32_t end = op->n_results ? op->results[0].id : UINT32_MAX;
  for (uint32_t i = 0; i < op->n_results; i++) n += !tn_bits_get(&w->live, op->results[i].id);
  size_t n_unread = n;
  if (w->readied.n > from && end == UINT32_MAX)
    for (uint32_t i = 0; i < op->n_regions && end == UINT32_MAX; i++) first_id(&op->regions[i], &end);
  for (size_t i = from; i < w->readied.n; i++) n += w->readied.data[i] >= w->outer && w->readied.data[i] < end;
  TnSlots dead;
  uint32_t *slot = new_slots(w, n, &dead), k = 0;
  for (uint32_t i = 0; i < op->n_results && k < n_unread; i++)
    if (!tn_bits_get(&w->live, op->results[i].id)) slot[k++] = op->results[i].id;
  for (size_t i = from; i < w->readied.n; i++)
    if (w->readied.data[i] >= w->outer && w->readied.data[i] < end) slot[k++] = w->readied.data[i];
  return dead;
}

static bool touches_quantized(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (tn_type_is_quant(op->operands[i]->type)) return true;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_type_is_quant(op->results[i].type)) return true;
  return false;
}

// Ops that compute with the numbers go to the quantized evaluator; all others only move or hand on stored elements.
static TnEvalFn *find_evaluator(const TnOp *op) {
  switch (tn_op_get_info(op)->kind) {
    case TN_KIND_EW:
    case TN_KIND_BROADCAST_EW:
    case TN_KIND_BODY:
    case TN_KIND_COMPOUND:
    case TN_KIND_LINALG:
    case TN_KIND_DOT:
      if (touches_quantized(op)) return tn_eval_quantized;
      break;
    default: break;
  }
  return tn_eval_table[op->opcode];
}

static void prepare_step(Walk *w, const TnOp *op, TnStep *out) {
  size_t from = w->readied.n;
  prepare_regions(w, op);
  *out = (TnStep){.op = op, .eval = find_evaluator(op), .first_out = op->n_results ? op->results[0].id : 0};
  out->dead = find_dead(w, op, from);
  out->in = read_operands(w, op);
}

static TnSlots find_unused_args(Walk *w, const TnRegion *r) {
  size_t n = 0;
  for (uint32_t i = 0; i < r->n_args; i++) n += !tn_bits_get(&w->live, r->args[i].id);
  TnSlots unused;
  uint32_t *slot = new_slots(w, n, &unused), k = 0;
  for (uint32_t i = 0; i < r->n_args; i++)
    if (!tn_bits_get(&w->live, r->args[i].id)) slot[k++] = r->args[i].id;
  return unused;
}

static void prepare_region(Walk *w, const TnRegion *r, TnBlock *out) {
  const TnOp *end = r->last && tn_op_get_info(r->last)->traits & TN_TRAIT_TERM ? r->last : NULL;
  uint32_t n = count_ops(r) - (end ? 1 : 0);
  *out = (TnBlock){.steps = tn_new_n(arena(w), TnStep, n), .n_steps = n, .n_args = r->n_args};
  out->first_slot = r->n_args ? r->args[0].id : 0;
  if (end) out->results = read_operands(w, end);
  const TnOp *op = end ? end->prev : r->last;
  for (uint32_t i = n; i-- > 0; op = op->prev) prepare_step(w, op, &out->steps[i]);
  out->unused_args = find_unused_args(w, r);
}

// ---------------------------------------------------------------------------------------------------------------
// Constants and callees

// The bytes that an attribute stands for; false when they are not what its type wants.
static bool constant_bytes(TnModule *m, const TnAttr *a, TnConstant *c) {
  size_t have = a->data_bytes, n = tn_attr_n(a), bytes;
  c->data = a->data;
  c->is_splat = a->kind == TN_ATTR_DENSE && a->is_splat;
  if (a->kind == TN_ATTR_RESOURCE) {
    const TnResource *r = tn_map_find(&m->resources, a->str);
    if (!r) return false;
    c->data = r->data, have = r->n;
  }
  size_t size = tn_dtype_bytes(tn_type_storage(a->type));
  return size && tn_mul_size(c->is_splat ? 1 : n, size, &bytes) && bytes == have;
}

static void prepare_constant(TnProgram *p, const TnOp *op, const TnAttr *a, TnConstant *out) {
  *out = (TnConstant){.op = op, .type = op->n_results ? op->results[0].type : a->type};
  if (!constant_bytes(p->m, a, out)) {
    out->data = NULL;
    return;
  }
  size_t size = tn_dtype_bytes(tn_type_storage(a->type)), align = size < 8 ? size : 8;
  size_t bytes = out->is_splat ? size : size * tn_attr_n(a);
  if ((uintptr_t)out->data % align == 0) return;
  uint8_t *copy = tn_arena_push(&p->arena, bytes, 64);
  memcpy(copy, out->data, bytes);
  out->data = copy;
}

// The constant that an op holds, NULL when it holds none.
static const TnAttr *constant_of(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_constant:
    case TN_OP_chlo_constant:
    case TN_OP_sdy_constant:
    case TN_OP_check_expect_eq_const: return TN_OP_ATTRS(op, constant)->value;
    case TN_OP_arith_constant: {
      const TnAttr *a = TN_OP_ATTRS(op, arith_constant)->value;
      return a->kind == TN_ATTR_DENSE || a->kind == TN_ATTR_RESOURCE ? a : NULL;
    }
    case TN_OP_check_expect_almost_eq_const: return TN_OP_ATTRS(op, check_almost_const)->value;
    default: return NULL;
  }
}

static const TnAttr *callee_of(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_func_call: return TN_OP_ATTRS(op, func_call)->callee;
    case TN_OP_composite: return TN_OP_ATTRS(op, composite)->decomposition;
    default: return NULL;
  }
}

static bool count_constant(void *user, TnOp *op) {
  *(uint32_t *)user += constant_of(op) != NULL;
  return true;
}

static bool resolve(void *user, TnOp *op) {
  TnProgram *p = user;
  const TnAttr *callee = callee_of(op), *constant = constant_of(op);
  if (callee) p->plans[op->id].callee = tn_map_find(&p->funcs, callee->str);
  if (!constant) return true;
  p->plans[op->id].constant = p->n_constants;
  prepare_constant(p, op, constant, &p->constants[p->n_constants++]);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------

static void find_funcs(TnProgram *p) {
  tn_map_init(&p->funcs, &p->arena);
  bool is_new;
  TN_FOR_OPS(op, &p->m->root->regions[0])
  if (op->opcode == TN_OP_func_func) *tn_map_slot(&p->funcs, tn_symbol_name(op), &is_new) = op;
}

static TnError *prepare(void *arg) {
  TnProgram *p = arg;
  const TnRegion *top = &p->m->root->regions[0];
  tn_module_renumber(p->m);
  p->plans = tn_new_n(&p->arena, TnOpPlan, p->m->n_ops);
  find_funcs(p);
  TN_FOR_OPS(op, top) {
    if (op->opcode != TN_OP_func_func) continue;
    p->plans[op->id].blocks = tn_new_n(&p->arena, TnBlock, op->n_regions);
    prepare_isolated(p, op);
  }
  uint32_t n = 0;
  tn_walk(top, count_constant, &n);
  p->constants = tn_new_n(&p->arena, TnConstant, n);
  tn_walk(top, resolve, p);
  return NULL;
}

TnError *tn_program_create(TnModule *m, TnProgram **out) {
  TnProgram *p = tn_alloc_zero(sizeof *p);
  if (!p) return tn_error_oom();
  p->m = m;
  tn_arena_init(&p->arena, &p->guard);
  TnError *e = tn_guard_run(&p->guard, prepare, p);
  if (!e)
    *out = p;
  else
    tn_program_destroy(p);
  return e;
}

void tn_program_destroy(TnProgram *p) {
  if (!p) return;
  tn_arena_deinit(&p->arena);
  tn_free(p);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// inline: leaves one function without tuples, ops that only hand their operands on, and calls that need not be.
//
//   %0 = call @f(%x) : (tensor<f32>) -> tensor<f32>            ->   the ops of @f
//   %t = stablehlo.tuple %a, %b; get_tuple_element %t[1]       ->   %b
//   while, if, case, custom_call, ... of tuples                ->   of their leaves, in order
//   async_start { body }; async_done                           ->   body, where futures go through other ops
//   optimization_barrier, sdy ops, casts to the same type      ->   their operands
//
// A body that is called once moves to its call. The others are done callees first and copied. The entry's inputs and
// results become their leaves. Calls stay of functions that call themselves, and of large ones that are called often:
// those become declarations, which the runtime compiles by themselves. Functions that ops name without calling them
// are kept too: only interpreter.run_parallel and custom_call do so. sdy.mesh stays, groups of devices name it.
// Requires a verified module. Breaks nothing.
#include "pass/rewrite.h"

typedef struct Func Func;
typedef struct Call {
  TnOp *op;
  Func *callee;
} Call;
struct Func {
  TnOp *op;
  TN_VEC(Call) calls;
  size_t next;       // call to look into, while the function is on the stack
  uint32_t n_calls;  // calls of it
  uint32_t depth;    // of nesting inside, once it is done
  uint64_t size;     // ops, those of inlined callees too
  enum { UNSEEN, ACTIVE, DONE } state;
  bool is_root, is_needed;
  bool stays;                    // is called, not inlined
  bool is_dynamic, per_element;  // shapes inside are to be found out; called where elements are computed: has to go
};
// More ops than LARGE, or than MANY in all copies, are not copied; fewer than SMALL always.
enum { SMALL = 64, LARGE = 4096, MANY = 65536 };

// The parts of a value of tuple or future type.
typedef struct Leaves {
  TnValue **v;
  uint32_t n;
} Leaves;

typedef struct Inline {
  TnMap funcs;  // name to Func *
  TN_VEC(Func *) roots, stack;
  Leaves *leaves;  // by value id
  uint32_t n_leaves;
  bool takes_futures;  // apart: they go through other ops than their own
} Inline;

static bool is_nested(const TnPassCtx *cx, const TnType *t) {
  const Inline *in = cx->state;
  return t->kind == TN_TYPE_TUPLE || (t->kind == TN_TYPE_FUTURE && in->takes_futures);
}

// ---------------------------------------------------------------------------------------------------------------
// Leaves

static uint32_t count_leaves(const TnPassCtx *cx, const TnType *t) {
  if (!is_nested(cx, t)) return 1;
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->n_types; i++) n += count_leaves(cx, t->types[i]);
  return n;
}

static void leaf_types(const TnPassCtx *cx, const TnType *t, const TnType **out, uint32_t *n) {
  if (!is_nested(cx, t))
    out[(*n)++] = t;
  else
    for (uint32_t i = 0; i < t->n_types; i++) leaf_types(cx, t->types[i], out, n);
}

static void set_leaves(TnPassCtx *cx, const TnValue *v, TnValue **parts, uint32_t n) {
  Inline *in = cx->state;
  in->leaves = tn_rewrite_table(cx, in->leaves, &in->n_leaves, v->id, sizeof *in->leaves);
  in->leaves[v->id] = (Leaves){parts, n};
}

// Writes what stands for v, one value unless its type is nested; returns their count.
static uint32_t get_leaves(TnPassCtx *cx, TnValue *v, TnValue **out) {
  const Inline *in = cx->state;
  v = tn_rewrite_resolve(cx, v);
  if (!is_nested(cx, v->type)) return *out = v, 1;
  uint32_t n = v->id < in->n_leaves ? in->leaves[v->id].n : 0;
  for (uint32_t i = 0; i < n; i++) out[i] = tn_rewrite_resolve(cx, in->leaves[v->id].v[i]);
  return n;
}

static uint32_t count_operand_leaves(const TnPassCtx *cx, const TnOp *op) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) n += count_leaves(cx, op->operands[i]->type);
  return n;
}

static TnValue **operand_leaves(TnPassCtx *cx, const TnOp *op, uint32_t *out_n) {
  TnValue **v = tn_new_n(cx->scratch, TnValue *, count_operand_leaves(cx, op));
  *out_n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) *out_n += get_leaves(cx, op->operands[i], v + *out_n);
  return v;
}

// Replaces results by leaves: as many values as the results have leaves.
static void replace_by_leaves(TnPassCtx *cx, TnOp *op, TnValue **v) {
  for (uint32_t i = 0, at = 0; i < op->n_results; i++) {
    uint32_t n = count_leaves(cx, op->results[i].type);
    if (is_nested(cx, op->results[i].type))
      set_leaves(cx, &op->results[i], v + at, n);
    else
      tn_rewrite_set(cx, &op->results[i], v[at]);
    at += n;
  }
  tn_rewrite_erase(cx, op);
}

// ---------------------------------------------------------------------------------------------------------------
// Ops with nested types, rebuilt with the leaves

static bool has_nested_values(const TnPassCtx *cx, const TnValue *v, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (is_nested(cx, v[i].type)) return true;
  return false;
}

static bool has_nested(const TnPassCtx *cx, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (is_nested(cx, op->operands[i]->type)) return true;
  return has_nested_values(cx, op->results, op->n_results);
}

static const TnType **value_leaf_types(TnPassCtx *cx, const TnValue *v, uint32_t n, uint32_t *out_n) {
  uint32_t total = 0;
  for (uint32_t i = 0; i < n; i++) total += count_leaves(cx, v[i].type);
  const TnType **types = tn_new_n(cx->scratch, const TnType *, total);
  *out_n = 0;
  for (uint32_t i = 0; i < n; i++) leaf_types(cx, v[i].type, types, out_n);
  return types;
}

// The arguments of a region become their leaves.
static void flatten_args(TnPassCtx *cx, TnRegion *r) {
  if (!has_nested_values(cx, r->args, r->n_args)) return;
  uint32_t n_old = r->n_args, n;
  TnValue *old = r->args;
  const TnType **types = value_leaf_types(cx, old, n_old, &n);
  tn_rewrite_region_args(cx, r, types, n);
  r->arg_locs = NULL;
  TnValue **parts = tn_new_n(cx->scratch, TnValue *, n);
  for (uint32_t i = 0; i < n; i++) parts[i] = &r->args[i];
  for (uint32_t i = 0, at = 0; i < n_old; i++) {
    uint32_t k = count_leaves(cx, old[i].type);
    if (is_nested(cx, old[i].type))
      set_leaves(cx, &old[i], parts + at, k);
    else
      tn_rewrite_set(cx, &old[i], parts[at]);
    at += k;
  }
}

static void flatten_op(TnPassCtx *cx, TnOp *op) {
  uint32_t n_operands, n_results;
  TnValue **operands = operand_leaves(cx, op, &n_operands);
  const TnType **types = value_leaf_types(cx, op->results, op->n_results, &n_results);
  TnOp *flat = tn_rewrite_op(cx, op, (TnOpcode)op->opcode, n_operands, n_results, op->n_regions);
  memcpy(flat->attrs, op->attrs, tn_op_get_info(op)->n_attrs * sizeof *op->attrs);
  flat->dict = op->dict;
  tn_rewrite_drop_layouts(flat);
  memcpy(flat->operands, operands, n_operands * sizeof *operands);
  TnValue **results = tn_new_n(cx->scratch, TnValue *, n_results);
  for (uint32_t i = 0; i < n_results; i++) {
    flat->results[i].type = types[i];
    results[i] = &flat->results[i];
  }
  tn_rewrite_move_regions(flat, op);
  for (uint32_t i = 0; i < flat->n_regions; i++) flatten_args(cx, &flat->regions[i]);
  tn_rewrite_place(cx, op, flat);
  replace_by_leaves(cx, op, results);
}

static void get_element(TnPassCtx *cx, TnOp *op) {
  const TnType *tuple = op->operands[0]->type;
  int64_t index = TN_OP_ATTRS(op, get_tuple_element)->index->i;
  TnValue **v = tn_new_n(cx->scratch, TnValue *, count_leaves(cx, tuple));
  get_leaves(cx, op->operands[0], v);
  for (int64_t i = 0; i < index; i++) v += count_leaves(cx, tuple->types[i]);
  // The result's type need only be compatible with the element's: one of them may say more of bounds.
  const TnType *type = op->results[0].type;
  if (tn_type_is_tensor(type) && v[0]->type != type) v[0] = TN_EMIT(cx, op, convert, type, v[0]);
  replace_by_leaves(cx, op, v);
}

// ---------------------------------------------------------------------------------------------------------------
// Signatures

static const TnAttr *function_type(TnPassCtx *cx, const TnType *f) {
  uint32_t n = 0, n_inputs = 0;
  for (uint32_t i = 0; i < f->n_types; i++) n += count_leaves(cx, f->types[i]);
  const TnType **types = tn_new_n(cx->scratch, const TnType *, n);
  n = 0;
  for (uint32_t i = 0; i < f->n_types; i++) {
    leaf_types(cx, f->types[i], types, &n);
    if (i < f->n_inputs) n_inputs = n;
  }
  return tn_attr_type(cx->m, tn_type_function(cx->m, types, n_inputs, types + n_inputs, n - n_inputs));
}

static void flatten_function(TnPassCtx *cx, TnOp *func) {
  const TnType *f = tn_func_type(func);
  bool any = false;
  for (uint32_t i = 0; i < f->n_types; i++) any |= is_nested(cx, f->types[i]);
  if (!any) return;
  func->attrs[TN_SLOT_func_function_type] = function_type(cx, f);
  func->attrs[TN_SLOT_func_arg_attrs] = func->attrs[TN_SLOT_func_res_attrs] = NULL;
  flatten_args(cx, &func->regions[0]);
  cx->changed = true;
}

// ---------------------------------------------------------------------------------------------------------------
// Calls

static uint32_t depth_of(const TnRegion *r) {
  uint32_t deepest = 0;
  TN_FOR_OPS(op, r) for (uint32_t i = 0; i < op->n_regions; i++) {
    uint32_t d = 1 + depth_of(&op->regions[i]);
    if (d > deepest) deepest = d;
  }
  return deepest;
}

static uint32_t depth_at(const TnOp *op) {
  uint32_t n = 0;
  for (; op; op = tn_op_parent(op)) n++;
  return n;
}

static const TnAttr *callee_name(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_func_call: return TN_OP_ATTRS(op, func_call)->callee;
    case TN_OP_composite: return TN_OP_ATTRS(op, composite)->decomposition;
    default: return NULL;
  }
}

static TnError *check_depth(TnPassCtx *cx, const TnOp *op, const Func *f, uint32_t depth) {
  if (depth + depth_at(op) <= TN_MAX_NESTING) return NULL;
  TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, tn_op_loc(cx->m, op), "%s: inlining @%.*s nests regions more than %d deep",
             tn_op_name(op), TN_STR_ARG(tn_symbol_name(f->op)), TN_MAX_NESTING);
}

static bool is_called_once(const Func *f) { return f->n_calls == 1 && !f->is_root && !f->stays; }

// A call that stays: its types are those of the flat function.
static void keep_call(TnPassCtx *cx, TnOp *op, const TnAttr *callee) {
  if (op->opcode == TN_OP_composite) {
    TnOp *call = tn_rewrite_op(cx, op, TN_OP_func_call, op->n_operands, op->n_results, 0);
    call->attrs[TN_SLOT_func_call_callee] = callee;
    memcpy(call->operands, op->operands, op->n_operands * sizeof *op->operands);
    TnValue **results = tn_new_n(cx->scratch, TnValue *, op->n_results);
    for (uint32_t i = 0; i < op->n_results; i++) {
      call->results[i].type = op->results[i].type;
      results[i] = &call->results[i];
    }
    tn_rewrite_place(cx, op, call);
    tn_rewrite_replace(cx, op, results);
  } else if (has_nested(cx, op)) {
    flatten_op(cx, op);
  }
}

// Moves the body as it is; the walk goes on with it. Values of nested type stand for each other until then.
static TnError *move_callee(TnPassCtx *cx, TnOp *op, Func *f) {
  TnRegion *body = &f->op->regions[0];
  TN_TRY(check_depth(cx, op, f, depth_of(body)));
  TnValue **results = tn_new_n(cx->scratch, TnValue *, op->n_results);
  tn_rewrite_move_region(cx, op, body, op->operands, results);
  tn_rewrite_replace(cx, op, results);
  return NULL;
}

static TnError *copy_callee(TnPassCtx *cx, TnOp *op, Func *f) {
  TN_TRY(check_depth(cx, op, f, f->depth));
  TnValue **results = tn_new_n(cx->scratch, TnValue *, op->n_results);
  TN_TRY(tn_rewrite_copy_region(cx, op, &f->op->regions[0], op->operands, results));
  tn_rewrite_replace(cx, op, results);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Ops that hand their operands on

// What an op that hands its operand on under another, compatible type is: refine-shapes removes it.
static void make_cast(TnPassCtx *cx, TnOp *op) {
  tn_rewrite_replace1(cx, op, TN_EMIT(cx, op, tensor_cast, op->results[0].type, op->operands[0]));
}

static TnError *inline_region_op(TnPassCtx *cx, TnOp *op) {
  TnRegion *r = &op->regions[0];
  const char *what;
  uint32_t i;
  if (op->opcode != TN_OP_async_start && !tn_computation_is_whole(op, &what, &i))
    TN_FAIL_AT(TN_UNIMPLEMENTED, tn_op_loc(cx->m, op),
               "%s: the computation works on parts of %s %u, expected whole values, or a partition for each device",
               tn_op_name(op), what, i);
  const TnOp *end = tn_region_end(r);
  TnValue **results = tn_new_n(cx->scratch, TnValue *, end ? end->n_operands : 0);
  tn_rewrite_move_region(cx, op, r, op->operands, results);
  replace_by_leaves(cx, op, results);
  return NULL;
}

static TnError *visit_shard(TnPassCtx *cx, TnOp *op) {
  switch (op->opcode) {
    case TN_OP_sdy_mesh: return NULL;
    case TN_OP_sdy_sharding_group: tn_rewrite_erase(cx, op); return NULL;
    case TN_OP_sdy_constant:
      tn_rewrite_replace1(cx, op, tn_rewrite_constant_of(cx, op, TN_OP_ATTRS(op, constant)->value));
      return NULL;
    case TN_OP_sdy_manual_computation:
    case TN_OP_sdy_named_computation: return inline_region_op(cx, op);
    default:
      if (!tn_rewrite_forward(cx, op)) make_cast(cx, op);
      return NULL;
  }
}

static TnError *visit_flat(TnPassCtx *cx, TnOp *op) {
  switch (op->opcode) {
    case TN_OP_optimization_barrier:
    case TN_OP_builtin_cast:
    case TN_OP_tensor_cast:
      tn_rewrite_forward(cx, op);
      return NULL;
    default: return tn_op_get_info(op)->kind == TN_KIND_SHARD ? visit_shard(cx, op) : NULL;
  }
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  Inline *in = cx->state;
  bool is_async = op->opcode == TN_OP_async_start || op->opcode == TN_OP_async_done;
  if (is_async && !in->takes_futures) return NULL;
  if (op->opcode == TN_OP_async_start) return inline_region_op(cx, op);
  const TnAttr *name = callee_name(op);
  Func *callee = name ? tn_map_find(&in->funcs, name->str) : NULL;
  if (callee && callee->stays) return keep_call(cx, op, name), NULL;
  if (callee && is_called_once(callee)) return move_callee(cx, op, callee);
  if (has_nested(cx, op)) {
    uint32_t n;
    if (op->opcode == TN_OP_get_tuple_element)
      get_element(cx, op);
    else if (op->opcode == TN_OP_tuple || is_async)
      replace_by_leaves(cx, op, operand_leaves(cx, op, &n));
    else
      flatten_op(cx, op);
    return NULL;
  }
  return callee ? copy_callee(cx, op, callee) : visit_flat(cx, op);
}

// ---------------------------------------------------------------------------------------------------------------
// Functions, callees first

static bool has_future(const TnType *t) {
  if (t->kind != TN_TYPE_TUPLE) return t->kind == TN_TYPE_FUTURE;
  for (uint32_t i = 0; i < t->n_types; i++)
    if (has_future(t->types[i])) return true;
  return false;
}

static bool have_future(const TnType *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (has_future(types[i])) return true;
  return false;
}

static void keep(TnPassCtx *cx, Func *f) {
  Inline *in = cx->state;
  const TnType *t = tn_func_type(f->op);
  if (f->is_root || !f->op->regions[0].has_block) return;
  f->is_root = true;
  in->takes_futures |= have_future(t->types, t->n_types);
  tn_push(cx->scratch, &in->roots, f);
}

// Functions that an op names without calling them.
static void keep_named(TnPassCtx *cx, const TnAttr *a) {
  const Inline *in = cx->state;
  if (!a) return;
  Func *f = a->kind == TN_ATTR_SYMBOL ? tn_map_find(&in->funcs, a->str) : NULL;
  if (f) keep(cx, f);
  for (uint32_t i = 0; a->kind == TN_ATTR_ARRAY && i < a->n; i++) keep_named(cx, a->items[i]);
}

// Whether a future goes through an op that knows nothing of futures.
static bool passes_future(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_async_start:
    case TN_OP_async_done:
    case TN_OP_optimization_barrier:
    case TN_OP_func_call:
    case TN_OP_composite:
    case TN_OP_func_return: return false;
    default: break;
  }
  return tn_op_has_type(op, has_future);
}

static bool runs_per_element(const TnOp *op) {
  for (op = tn_op_parent(op); op->opcode != TN_OP_func_func; op = tn_op_parent(op))
    if (tn_op_get_info(op)->kind != TN_KIND_CONTROL) return true;
  return false;
}

static TnError *find_calls(TnPassCtx *cx, Func *f, const TnRegion *r) {
  Inline *in = cx->state;
  TN_FOR_OPS(op, r) {
    const TnAttr *name = callee_name(op);
    f->size++;
    in->takes_futures |= passes_future(op);
    for (uint32_t i = 0; i < op->n_results; i++) f->is_dynamic |= !tn_type_is_static(op->results[i].type);
    if (op->opcode == TN_OP_custom_call || op->opcode == TN_OP_interpreter_run_parallel)
      for (uint32_t i = 0; i < tn_op_get_info(op)->n_attrs; i++) keep_named(cx, op->attrs[i]);
    if (name) {
      Func *callee = tn_map_find(&in->funcs, name->str);
      if (!callee || !callee->op->regions[0].has_block)
        TN_FAIL_AT(TN_FAILED_PRECONDITION, tn_op_loc(cx->m, op), "%s: function @%.*s has no body", tn_op_name(op),
                   TN_STR_ARG(name->str));
      callee->n_calls++;
      callee->per_element |= runs_per_element(op);
      tn_push(cx->scratch, &f->calls, ((Call){op, callee}));
    }
    for (uint32_t i = 0; i < op->n_regions; i++) TN_TRY(find_calls(cx, f, &op->regions[i]));
  }
  return NULL;
}

static TnError *enter(TnPassCtx *cx, Func *f) {
  Inline *in = cx->state;
  f->state = ACTIVE;
  tn_push(cx->scratch, &in->stack, f);
  return find_calls(cx, f, &f->op->regions[0]);
}

// Whether calls of a function with these types may stay.
static bool are_fixed(const TnType *const *types, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    const TnType *t = types[i];
    if (t->kind == TN_TYPE_TUPLE ? !are_fixed(t->types, t->n_types) : has_future(t) || !tn_type_is_static(t))
      return false;
  }
  return true;
}

static bool may_stay(const Func *f) {
  const TnType *t = tn_func_type(f->op);
  return are_fixed(t->types, t->n_types);
}

static void measure(Func *f) {
  for (size_t i = 0; i < f->calls.n; i++)
    if (!f->calls.data[i].callee->stays) f->size += f->calls.data[i].callee->size;
  if (f->n_calls < 2 || f->is_root || f->per_element || f->is_dynamic || f->size < SMALL || !may_stay(f)) return;
  f->stays |= f->size > LARGE || f->size * f->n_calls > MANY;
}

static void find_needed(const TnPassCtx *cx, Func *f) {
  f->is_needed |= f->is_root || (f->stays && cx->options->keeps_callees);
  for (size_t i = 0; f->is_needed && i < f->calls.n; i++) {
    Func *callee = f->calls.data[i].callee;
    callee->is_needed |= !callee->stays;
  }
}

static void make_declaration(TnPassCtx *cx, TnOp *func) {
  TnRegion *r = &func->regions[0];
  flatten_function(cx, func);
  *r = (TnRegion){.op = func};
  func->attrs[TN_SLOT_func_sym_visibility] = tn_attr_string(cx->m, TN_STR("private"));
  func->attrs[TN_SLOT_func_arg_attrs] = func->attrs[TN_SLOT_func_res_attrs] = NULL;
}

static TnError *finish(TnPassCtx *cx, Func *f) {
  if (is_called_once(f) || !f->is_needed) return NULL;
  flatten_function(cx, f->op);
  TN_TRY(tn_rewrite_walk_region(cx, &f->op->regions[0], visit));
  f->depth = depth_of(&f->op->regions[0]);
  return NULL;
}

// Every function that is reached, callees first. All calls are found before any is inlined.
typedef struct Order {
  TN_VEC(Func *) done;
} Order;

static TnError *order_from(TnPassCtx *cx, Func *root, Order *order) {
  Inline *in = cx->state;
  if (root->state != UNSEEN) return NULL;
  TN_TRY(enter(cx, root));
  while (in->stack.n) {
    Func *f = in->stack.data[in->stack.n - 1];
    if (f->next == f->calls.n) {
      f->state = DONE;
      tn_push(cx->scratch, &order->done, f);
      in->stack.n--;
      continue;
    }
    Call *c = &f->calls.data[f->next++];
    if (c->callee->state == ACTIVE && !may_stay(c->callee))
      TN_FAIL_AT(TN_UNIMPLEMENTED, tn_op_loc(cx->m, c->op),
                 "%s: @%.*s calls itself, expected static shapes and no futures in its type", tn_op_name(c->op),
                 TN_STR_ARG(tn_symbol_name(c->callee->op)));
    c->callee->stays |= c->callee->state == ACTIVE;
    if (c->callee->state == UNSEEN) TN_TRY(enter(cx, c->callee));
  }
  return NULL;
}

// What stands beside the functions and is no symbol never runs: its calls would be of functions that are gone.
static void find_funcs(TnPassCtx *cx) {
  Inline *in = cx->state;
  tn_map_init(&in->funcs, cx->scratch);
  for (TnOp *op = cx->m->root->regions[0].first, *next; op; op = next) {
    next = op->next;
    if (!(tn_op_get_info(op)->traits & TN_TRAIT_SYMBOL)) tn_rewrite_erase(cx, op);
    if (op->opcode != TN_OP_func_func) continue;
    Func *f = tn_new(cx->scratch, Func);
    f->op = op;
    if (op == cx->entry) keep(cx, f);
    *tn_map_slot(&in->funcs, tn_symbol_name(op), NULL) = f;
  }
}

static TnError *run(TnPassCtx *cx) {
  Inline *in = tn_new(cx->scratch, Inline);
  Order order = {0};
  cx->state = in;
  find_funcs(cx);
  for (size_t i = 0; i < in->roots.n; i++) TN_TRY(order_from(cx, in->roots.data[i], &order));  // more may turn up
  for (size_t i = 0; i < order.done.n; i++) measure(order.done.data[i]);
  for (size_t i = order.done.n; i-- > 0;) find_needed(cx, order.done.data[i]);
  for (size_t i = 0; i < order.done.n; i++) TN_TRY(finish(cx, order.done.data[i]));
  for (size_t i = 0; i < in->funcs.n; i++) {
    const Func *f = in->funcs.entries[i].value;
    if (f->stays && !f->is_needed)
      make_declaration(cx, f->op);
    else if (!f->is_root && !f->stays)
      tn_rewrite_erase(cx, f->op);
  }
  return NULL;
}

const TnPass tn_pass_inline = {.name = "inline",
                               .doc = "calls, composites, tuples, barriers and shardings, until one function is left",
                               .run = run,
                               .needs = TN_HAS_OTHERS};

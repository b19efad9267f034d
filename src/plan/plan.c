// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Building a plan: slots, steps and the walk over regions.
#include "plan/priv.h"

// ---- slots

uint32_t tn_plan_slot(TnPlanner *p, TnSlotKind kind, const TnType *type) {
  TnSlot s = {.kind = (uint8_t)kind, .type = type, .first = UINT32_MAX};
  if (type && type->kind == TN_TYPE_TENSOR) {
    s.dtype = (uint8_t)type->dtype;
    s.bytes = (size_t)tn_count(type) * tn_dtype_bytes(type->dtype);
  }
  tn_push(p->scratch, &p->slots, s);
  tn_push(p->scratch, &p->notes, (TnSlotNote){0});
  return (uint32_t)(p->slots.n - 1);
}

uint32_t tn_plan_temp(TnPlanner *p, TnDtype dtype, size_t bytes) {
  uint32_t s = tn_plan_slot(p, TN_SLOT_TEMP, NULL);
  p->slots.data[s].dtype = (uint8_t)dtype;
  p->slots.data[s].bytes = bytes;
  return s;
}

const TnValue *tn_plan_holder(const TnPlanner *p, const TnValue *v) {
  while (tn_info(p, v)->is_alias) v = v->def.op->operands[0];
  return v;
}

uint32_t tn_plan_cancel_slot(TnPlanner *p) {
  if (p->cancel_slot == TN_NO_SLOT) p->cancel_slot = tn_plan_slot(p, TN_SLOT_CANCEL, NULL);
  return p->cancel_slot;
}

uint32_t tn_plan_value_slot(TnPlanner *p, const TnValue *v) {
  v = tn_plan_holder(p, v);
  TnInfo *i = tn_info(p, v);
  if (i->slot != TN_NO_SLOT) return i->slot;
  const TnOp *op = tn_value_op(v);
  if (op && op->opcode == TN_OP_constant) {
    bool is_splat;
    const void *data = tn_constant_data(p, op, &is_splat);
    i->slot = tn_plan_slot(p, TN_SLOT_CONST, v->type);
    size_t one = tn_dtype_bytes(v->type->dtype), bytes = p->slots.data[i->slot].bytes;
    if (is_splat && bytes > one) {  // somebody reads it as memory
      uint8_t *all = tn_arena_push(p->arena, bytes, 64);
      for (size_t at = 0; at < bytes; at += one) memcpy(all + at, data, one);
      data = all;
    }
    p->slots.data[i->slot].data = data;
  } else {
    i->slot = tn_plan_slot(p, TN_SLOT_TEMP, v->type);
  }
  return i->slot;
}

const void *tn_constant_data(TnPlanner *p, const TnOp *op, bool *out_splat) {
  const TnAttr *a = TN_OP_ATTRS(op, constant)->value;
  const uint8_t *data = a->data;
  size_t n = a->data_bytes;
  *out_splat = a->kind == TN_ATTR_DENSE && a->is_splat;
  if (a->kind == TN_ATTR_RESOURCE) {
    const TnResource *r = tn_map_find(&p->m->resources, a->str);
    data = r ? r->data : NULL;
    n = r ? r->n : 0;
  }
  size_t one = tn_dtype_bytes(op->results[0].type->dtype), align = one < 8 ? one : 8;
  if (tn_count(op->results[0].type) == 1) *out_splat = true;
  if ((uintptr_t)data % align == 0) return data;
  uint8_t *copy = tn_arena_push(p->arena, n, 64);
  memcpy(copy, data, n);
  return copy;
}

int64_t tn_count(const TnType *t) {
  int64_t n = 1;
  for (uint32_t i = 0; i < t->rank; i++) n = (int64_t)((uint64_t)n * (uint64_t)t->dims[i]);  // wraps only before a 0
  return t->kind == TN_TYPE_TENSOR ? n : 0;
}

// ---- steps

TnStep *tn_plan_step(TnPlanner *p, TnSteps *out, TnStepKind kind, const TnOp *op, const uint32_t *bufs, uint32_t n) {
  uint32_t *copy = tn_arena_push(p->arena, (n + 1) * sizeof *copy, 4);
  if (n) memcpy(copy, bufs, n * sizeof *copy);
  tn_push(p->arena, out, ((TnStep){.kind = (uint8_t)kind, .op = op, .bufs = copy, .n_bufs = n}));
  return &out->data[out->n - 1];
}

void tn_plan_each(const TnSteps *steps, void (*fn)(void *user, TnStep *s), void *user) {
  for (size_t i = 0; i < steps->n; i++) {
    TnStep *s = &steps->data[i];
    fn(user, s);
    for (uint32_t k = 0; k < s->n_regions; k++) tn_plan_each(&s->regions[k], fn, user);
  }
}

void tn_plan_keep_nodes(TnPlanner *p, TnKernel *k) {
  TnKNode *nodes = tn_arena_push(p->arena, k->n_nodes * sizeof *nodes, _Alignof(TnKNode));
  TnKTerm *terms = tn_arena_push(p->arena, k->n_terms * sizeof *terms, _Alignof(TnKTerm));
  k->nodes = memcpy(nodes, k->nodes, k->n_nodes * sizeof *nodes);
  if (k->n_terms) memcpy(terms, k->terms, k->n_terms * sizeof *terms);
  k->terms = terms;
}

uint32_t tn_plan_keep(TnPlanner *p, const TnKernel *k) {
  TnKernel *kept = tn_new(p->arena, TnKernel);
  *kept = *k;
  tn_plan_keep_nodes(p, kept);
  tn_push(p->scratch, &p->kernels, kept);
  return (uint32_t)p->kernels.n - 1;
}

void tn_plan_kernel(TnPlanner *p, TnSteps *out, const TnOp *op, const TnKernel *k, const uint32_t *bufs, uint32_t n) {
  TnStep *s = tn_plan_step(p, out, TN_STEP_KERNEL, op, bufs, n);
  s->index = tn_plan_keep(p, k);
}

void tn_plan_copy(TnPlanner *p, TnSteps *out, const TnOp *op, uint32_t to, uint32_t from) {
  size_t bytes = p->slots.data[to].bytes;
  if (to == from || bytes == 0) return;
  tn_plan_step(p, out, TN_STEP_COPY, op, (uint32_t[]){to, from}, 2)->bytes = bytes;
}

const char *tn_step_kind_name(TnStepKind k) {
  static const char names[][7] = {"kernel", "lib", "copy", "swap", "while", "case", "call", "host"};
  return names[k];
}

// ---- regions

// A value in the slot that is wanted for it; then what it was made from in place as well.
static void want_value(TnPlanner *p, const TnRegion *r, const TnValue *v, uint32_t want) {
  for (;;) {
    v = tn_plan_holder(p, v);
    TnInfo *info = tn_info(p, v);
    bool is_own = !v->is_arg && v->def.op->parent == r && v->def.op->opcode != TN_OP_constant;
    if (!is_own || info->slot != TN_NO_SLOT || info->unit < 0 || !tn_plan_may_write(p, want, info)) return;
    info->slot = want;
    const TnOp *op = v->def.op;
    uint32_t i = (uint32_t)(v - op->results);
    // A unit of elements may read the operand for another result after it has stored this one.
    if (p->units.data[info->unit]->kind != TN_UNIT_OP) return;
    // What a loop carries may change places with other memory, and an output cannot.
    if (op->opcode == TN_OP_while && p->slots.data[want].kind == TN_SLOT_OUTPUT) return;
    const TnValue *base = tn_plan_choice_base(p, op, i);
    if (!base && (i >= op->n_operands || op->operands[i]->type != v->type || !tn_plan_is_last(p, op, i))) return;
    v = base ? base : op->operands[i];
  }
}

// The results of a region in the slots that the caller wants them in (TN_NO_SLOT: anywhere).
static void want_results(TnPlanner *p, const TnRegion *r, const uint32_t *want) {
  const TnOp *end = tn_region_end(r);
  for (uint32_t i = 0; want && i < end->n_operands; i++)
    if (want[i] != TN_NO_SLOT) want_value(p, r, end->operands[i], want[i]);
}

TnError *tn_plan_region(TnPlanner *p, const TnRegion *r, const uint32_t *want, TnSteps *out) {
  size_t first = p->units.n;
  TN_TRY(tn_unit_form(p, r));
  want_results(p, r, want);
  size_t end = p->units.n;  // regions inside add theirs
  TnAgain again = {0};
  for (size_t i = first; i < end; i++) {
    TnArenaMark mark = tn_arena_mark(p->work);
    tn_arena_poll(p->arena);
    TN_TRY(tn_emit_again(p, &again, p->units.data[i], out));
    tn_arena_release(p->work, mark);
  }
  return NULL;
}

// ---- the whole

// The largest of the numbers, whatever its sign; `usual` without any.
static double most_of(TnI64s list, double usual) {
  double most = list ? 0 : usual;
  for (size_t i = 0; i < tn_attr_n(list); i++) {
    const double x = (double)tn_i64s_at(list, i);
    most = x > most ? x : -x > most ? -x : most;
  }
  return most;
}

static double most_dim(const TnValue *v) {
  double most = 1;
  for (uint32_t i = 0; i < v->type->rank; i++)
    if ((double)v->type->dims[i] > most) most = (double)v->type->dims[i];
  return most;
}

// How far from the first place of an operand a place may be that the op looks at, padding and holes being places.
static double farthest_place(const TnOp *op) {
  switch ((int)op->opcode) {
    case TN_OP_pad: {
      const Tn_pad_attrs *a = TN_OP_ATTRS(op, pad);
      const double n = most_dim(op->operands[0]), apart = n > 1 ? most_of(a->interior_padding, 0) + 1 : 1;
      return n * apart + most_of(a->edge_padding_low, 0) + most_of(a->edge_padding_high, 0);
    }
    case TN_OP_reduce_window: {
      const Tn_reduce_window_attrs *a = TN_OP_ATTRS(op, reduce_window);
      return most_dim(op->operands[0]) * most_of(a->base_dilations, 1) + 2 * most_of(a->padding, 0) +
             most_of(a->window_dimensions, 1) * most_of(a->window_dilations, 1);
    }
    case TN_OP_select_and_scatter: {
      const Tn_select_and_scatter_attrs *a = TN_OP_ATTRS(op, select_and_scatter);
      return most_dim(op->operands[0]) + 2 * most_of(a->padding, 0) + most_of(a->window_dimensions, 1);
    }
    case TN_OP_convolution: {
      const Tn_convolution_attrs *a = TN_OP_ATTRS(op, convolution);
      return most_dim(op->operands[0]) * most_of(a->lhs_dilation, 1) + 2 * most_of(a->padding, 0) +
             most_dim(op->operands[1]) * most_of(a->rhs_dilation, 1);
    }
    default: return 0;
  }
}

static bool count_uses(void *user, TnOp *op) {
  TnPlanner *p = user;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnValue *v = op->operands[i];
    TnInfo *info = tn_info(p, v);
    if (tn_op_reads_again(op, i)) continue;
    info->uses++;
    if (op->opcode == TN_OP_slice && tn_value_region(v) == op->parent) {
      info->slices++;
      info->sliced += (double)tn_count(op->results[0].type);
    }
    info->listed += i == 1 && tn_op_takes_list(op);
    info->user = op;
    const TnOp *from = tn_value_op(v);
    if (tn_value_region(v) != op->parent && !(from && from->opcode == TN_OP_constant)) info->stored = true;
  }
  for (uint32_t i = 0; i < op->n_results; i++)
    if (op->results[i].type->kind == TN_TYPE_TENSOR && tn_count(op->results[i].type) >= INT32_MAX) p->wide = true;
  const double far = farthest_place(op);
  p->wide |= far >= INT32_MAX;
  if (far >= 0x1p60) p->too_far = op;
  return true;
}

// Outputs that the program says are to have the memory of an input (share.c sees whether they can).
static void note_aliases(TnPlanner *p, const TnAttr *arg_attrs, const uint32_t *out, uint32_t n_out) {
  for (uint32_t i = 0; arg_attrs && i < arg_attrs->n; i++)
    for (uint32_t k = 0; k < arg_attrs->items[i]->n; k++) {
      const TnAttr *a = arg_attrs->items[i]->items[k];
      if (!tn_str_is(arg_attrs->items[i]->names[k], "tf.aliasing_output") || a->kind != TN_ATTR_INT) continue;
      if ((uint64_t)a->i < n_out) p->slots.data[out[a->i]].aliased = true, p->slots.data[out[a->i]].alias = i;
    }
}

static TnError *plan_function(TnPlanner *p, const TnOp *func) {
  const TnRegion *r = &func->regions[0];
  const TnOp *end = tn_region_end(r);
  uint32_t *in = tn_new_n(p->arena, uint32_t, r->n_args + 1), *out = tn_new_n(p->arena, uint32_t, end->n_operands + 1);
  for (uint32_t i = 0; i < r->n_args; i++) {
    in[i] = tn_info(p, &r->args[i])->slot = tn_plan_slot(p, TN_SLOT_INPUT, r->args[i].type);
    p->slots.data[in[i]].index = i;
    if (r->args[i].type->kind == TN_TYPE_TENSOR && tn_count(r->args[i].type) >= INT32_MAX) p->wide = true;
  }
  for (uint32_t i = 0; i < end->n_operands; i++) {
    out[i] = tn_plan_slot(p, TN_SLOT_OUTPUT, end->operands[i]->type);
    p->slots.data[out[i]].index = i;
  }
  note_aliases(p, TN_OP_ATTRS(func, func)->arg_attrs, out, end->n_operands);
  TN_TRY(tn_plan_region(p, r, out, &p->plan->steps));
  for (uint32_t i = 0; i < end->n_operands; i++)
    if (end->operands[i]->type->kind == TN_TYPE_TENSOR)
      TN_TRY(tn_plan_move(p, &p->plan->steps, end, out[i], end->operands[i]));
  p->plan->inputs = in, p->plan->n_inputs = r->n_args;
  p->plan->outputs = out, p->plan->n_outputs = end->n_operands;
  return NULL;
}

// What the kernel is for good.
static void finish_kernel(TnPlanner *p, TnKernel *k) {
  TnArenaMark mark = tn_arena_mark(p->work);
  const TnKNode *before = k->nodes;
  tn_k_flags(k, p->work);
  tn_k_halves(k, p->work);
  tn_k_divide(k, p->work, p->options->inverses);
  if (k->nodes != before) tn_plan_keep_nodes(p, k);
  tn_arena_release(p->work, mark);
  tn_k_skip(k, p->arena);
}

TnError *tn_plan_build(TnArena *arena, TnArena *work, const TnModule *m, const TnOp *func, const TnPlanOptions *o,
                       TnPlan **out) {
  static const TnPlanOptions none = {0};
  TnPlanner p = {.arena = arena, .scratch = arena, .work = work, .m = m, .options = o ? o : &none};
  p.cancel_slot = TN_NO_SLOT;
  p.plan = tn_new(arena, TnPlan);
  uint32_t n = tn_op_n_values(func);
  p.info = tn_new_n(arena, TnInfo, n + 1);
  for (uint32_t i = 0; i < n; i++) p.info[i].slot = TN_NO_SLOT, p.info[i].unit = -1;
  tn_walk(&func->regions[0], count_uses, &p);
  if (p.too_far) return tn_op_fail(m, p.too_far, TN_UNIMPLEMENTED, "padding or holes of 2^60 places, expected fewer");
  TN_TRY(plan_function(&p, func));
  if (!p.options->unfused && !p.options->unjoined) {
    tn_plan_join(&p, &p.plan->steps);
    tn_plan_promote(&p, &p.plan->steps);
  }
  tn_plan_each(&p.plan->steps, tn_plan_stream, &p);
  for (size_t i = 0; i < p.kernels.n; i++) finish_kernel(&p, p.kernels.data[i]);
  p.plan->kernels = p.kernels.data, p.plan->n_kernels = p.kernels.n;
  p.plan->cancel_slot = p.cancel_slot;
  p.plan->slots = p.slots.data, p.plan->n_slots = p.slots.n;
  TN_TRY(tn_plan_assign(&p));
  tn_plan_cut(&p);
  *out = p.plan;
  return NULL;
}

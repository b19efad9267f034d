// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The module as a tree of ops as the file has them. StableHLO and func ops stand in vhlo, all others, and everything in
// native bytecode, in the dialect that owns them.
#include "bytecode/write_priv.h"

static bool is_in_vhlo(const TnWriter *w, const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  return !w->options.native && (tn_op_is_of(info, "stablehlo") || tn_op_is_of(info, "func"));
}

static TnOutMode mode_of(const TnOutOp *op) { return op->is_vhlo ? TN_OUT_VHLO : TN_OUT_PLAIN; }

// The slot of a value; numbers of values that are not in the module may be those of others.
static TnOutValue *value_of(TnWriter *w, const TnValue *v) {
  TnOutValue *out = v && v->id < w->n_scope ? &w->scope[v->id] : NULL;
  if (out && !out->src) out->src = v;
  if (out && out->src == v) return out;
  tn_write_fail(w, "an operand is not defined in the module, or outside of an op that is isolated from above");
  return NULL;
}

static TnOutValue *define(TnWriter *w, const TnValue *v, TnOutOp *owner, TnOutRegion *region) {
  TnOutValue *out = value_of(w, v);
  if (!out) return NULL;
  *out = (TnOutValue){.src = v, .region = region, .is_vhlo = owner->is_vhlo, .n_uses = out->n_uses};
  out->type = tn_out_type(w, mode_of(owner), v->type);
  if (w->m->use_orders.n) out->order = tn_use_order_find(w->m, v);
  return out;
}

static TnOutOp *lower_op(TnWriter *w, const TnOp *op, TnOutRegion *into);

static void lower_args(TnWriter *w, TnOutRegion *out, const TnRegion *region) {
  out->n_args = region->n_args;
  out->args = tn_new_n(w->scratch, TnOutValue *, region->n_args);
  out->arg_locs = tn_new_n(w->scratch, TnOutEntry *, region->n_args);
  for (uint32_t i = 0; i < region->n_args && !w->failed; i++) {
    out->args[i] = define(w, &region->args[i], out->parent, out);
    out->arg_locs[i] = tn_out_loc(w, region->arg_locs ? region->arg_locs[i] : NULL);
  }
}

static void append(TnOutRegion *region, TnOutOp *op) {
  region->has_regions |= op->n_regions > 0;
  if (region->last)
    region->last->next = op;
  else
    region->first = op;
  region->last = op;
  region->n_ops++;
}

static void lower_region(TnWriter *w, TnOutOp *parent, TnOutRegion *out, const TnRegion *region) {
  *out = (TnOutRegion){.parent = parent, .has_block = region->has_block};
  out->depth = parent->region ? parent->region->depth + 1 : 1;
  lower_args(w, out, region);
  TN_FOR_OPS(op, region) {
    if (w->failed) return;
    append(out, lower_op(w, op, out));
  }
}

static void lower_regions(TnWriter *w, TnOutOp *out, const TnOp *op) {
  TnOutValue *outer = w->scope;
  uint32_t n_outer = w->n_scope;
  out->n_regions = op->n_regions;
  out->regions = tn_new_n(w->scratch, TnOutRegion, op->n_regions);
  if (op->n_regions && tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED) {
    w->n_scope = tn_op_n_values(op);
    w->scope = tn_new_n(w->scratch, TnOutValue, w->n_scope);
  }
  for (size_t i = 0; i < op->n_regions && !w->failed; i++) lower_region(w, out, &out->regions[i], &op->regions[i]);
  w->scope = outer;
  w->n_scope = n_outer;
}

static void check_dialect(TnWriter *w, const TnOutOp *out, const TnOp *op) {
  bool is_free = out->is_vhlo || w->options.native || op->opcode == TN_OP_builtin_module;
  w->has_plain |= !is_free;
  if (!is_free && w->target < TN_SINCE_OTHER_DIALECTS)
    tn_write_needs(w, TN_SINCE_OTHER_DIALECTS, "an op of another dialect than stablehlo and func");
}

static TnOutOp *lower_op(TnWriter *w, const TnOp *op, TnOutRegion *into) {
  TnOutOp *out = tn_new(w->scratch, TnOutOp);
  w->op = op;
  out->src = op;
  out->region = into;
  out->is_vhlo = is_in_vhlo(w, op);
  check_dialect(w, out, op);
  tn_write_attributes(w, out, op);
  out->loc = tn_out_loc(w, op->loc);
  w->n_downgraded += out->is_downgraded;
  out->n_operands = op->n_operands;
  out->operands = op->n_operands ? tn_new_n(w->scratch, TnOutValue *, op->n_operands) : NULL;
  for (uint32_t i = 0; i < op->n_operands && !w->failed; i++) {
    out->operands[i] = value_of(w, op->operands[i]);
    if (out->operands[i]) out->operands[i]->n_uses++;
  }
  out->n_results = op->n_results;
  out->results = op->n_results ? tn_new_n(w->scratch, TnOutValue *, op->n_results) : NULL;
  for (uint32_t i = 0; i < op->n_results && !w->failed; i++) {
    out->results[i] = define(w, &op->results[i], out, into);
    if (out->results[i]) out->results[i]->def = out;
  }
  if (!w->failed && op->n_regions) lower_regions(w, out, op);
  return out;
}

void tn_write_lower(TnWriter *w) {
  w->root = lower_op(w, w->m->root, NULL);
  w->op = w->m->root;
}

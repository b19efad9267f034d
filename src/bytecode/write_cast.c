// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// In artifacts that hold other dialects, values cross between vhlo types and builtin types by conversions: at most one
// a value, directly behind the value's definition. Where several stand behind one definition, the reference writer puts
// the one it makes last first. It makes those from vhlo in order of the values, with the value's location, and those to
// vhlo in order of the first use, with the location of the user.
#include "bytecode/write_priv.h"

static TnOutOp *new_cast(TnWriter *w, TnOutValue *v, const TnOutOp *user) {
  TnOutOp *cast = tn_new(w->scratch, TnOutOp);
  TnOutValue *result = tn_new(w->scratch, TnOutValue);
  const TnValue *src = v->src;
  const TnAttr *loc = NULL;
  if (!v->is_vhlo)
    loc = user->src->loc;
  else if (v->def)
    loc = v->def->src->loc;
  else if (src->def.region->arg_locs)
    loc = src->def.region->arg_locs[src->index];
  *result = (TnOutValue){.def = cast, .region = v->region, .is_vhlo = !v->is_vhlo};
  result->type = tn_out_type(w, v->is_vhlo ? TN_OUT_PLAIN : TN_OUT_VHLO, src->type);
  cast->name = tn_out_name(w, TN_STR("builtin"), TN_STR("unrealized_conversion_cast"), true);
  cast->loc = tn_out_loc(w, loc);
  cast->n_operands = cast->n_results = 1;
  cast->operands = tn_new_n(w->scratch, TnOutValue *, 1);
  cast->results = tn_new_n(w->scratch, TnOutValue *, 1);
  cast->operands[0] = v;
  cast->results[0] = result;
  cast->region = v->region;
  v->cast = result;
  v->n_uses++;
  w->n_casts++;
  return cast;
}

static void place(TnOutValue *v) {
  TnOutOp *cast = v->cast->def, **link = v->def ? &v->def->next : &v->region->first;
  cast->next = *link;
  *link = cast;
  if (!cast->next) v->region->last = cast;
  v->region->n_ops++;
}

static void convert_operands(TnWriter *w, TnOutOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    TnOutValue *v = op->operands[i];
    if (v->is_vhlo == op->is_vhlo) continue;
    if (!v->cast) {
      new_cast(w, v, op);
      if (!v->is_vhlo) place(v);
    }
    v->n_uses--;
    v->cast->n_uses++;
    op->operands[i] = v->cast;
  }
}

static void convert_region(TnWriter *w, TnOutRegion *region) {
  for (TnOutOp *op = region->first; op; op = op->next) {
    if (!op->src) continue;
    convert_operands(w, op);
    for (size_t i = 0; i < op->n_regions; i++) convert_region(w, &op->regions[i]);
  }
}

static void place_from_vhlo(TnOutRegion *region) {
  for (uint32_t i = 0; i < region->n_args; i++)
    if (region->args[i]->is_vhlo && region->args[i]->cast) place(region->args[i]);
  for (TnOutOp *op = region->first; op; op = op->next) {
    if (!op->src) continue;
    for (size_t i = 0; i < op->n_regions; i++) place_from_vhlo(&op->regions[i]);
    for (uint32_t i = 0; i < op->n_results; i++)
      if (op->results[i]->is_vhlo && op->results[i]->cast) place(op->results[i]);
  }
}

void tn_write_casts(TnWriter *w) {
  if (!w->has_plain) return;
  for (size_t i = 0; i < w->root->n_regions; i++) convert_region(w, &w->root->regions[i]);
  if (!w->n_casts) return;
  for (size_t i = 0; i < w->root->n_regions; i++) place_from_vhlo(&w->root->regions[i]);
}

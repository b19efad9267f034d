// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The IR section: the lowered tree as bytes.
#include "bytecode/write_priv.h"

enum {
  HAS_ATTRS = 0x01,
  HAS_RESULTS = 0x02,
  HAS_OPERANDS = 0x04,
  HAS_REGIONS = 0x10,
  HAS_USE_ORDERS = 0x20,
  HAS_PROPERTIES = 0x40,
};
enum { IR_SECTION = 4 };

static bool have_orders(const TnWriter *w, TnOutValue *const *values, size_t n) {
  for (size_t i = 0; w->format >= 3 && i < n; i++)
    if (values[i]->order) return true;
  return false;
}

static void put_orders(TnBuf *out, TnOutValue *const *values, size_t n) {
  size_t n_orders = 0;
  for (size_t i = 0; i < n; i++) n_orders += values[i]->order != NULL;
  if (n > 1) tn_put_varint(out, n_orders);
  for (size_t i = 0; i < n; i++) {
    const TnUseOrder *o = values[i]->order;
    if (!o) continue;
    if (n > 1) tn_put_varint(out, i);
    tn_put_flagged(out, o->n, o->is_pairs);
    for (size_t k = 0; k < o->n; k++) tn_put_varint(out, o->numbers[k]);
  }
}

// Equal records are one.
static uint64_t record_number(TnWriter *w, const TnOutOp *op) {
  TnBuf bytes = {.arena = w->scratch};
  tn_put_tokens(w, &bytes, op->record, op->n_record);
  bool is_new;
  void **slot = tn_map_slot(&w->records, tn_buf_view(&bytes), &is_new);
  if (is_new) {
    tn_push(w->scratch, &w->record_list, tn_buf_view(&bytes));
    *slot = (void *)(uintptr_t)w->record_list.n;
  }
  return (uint64_t)(uintptr_t)*slot - 1;
}

static void put_regions(TnWriter *w, TnBuf *out, const TnOutOp *op);

static void put_op(TnWriter *w, TnBuf *out, const TnOutOp *op) {
  bool has_orders = have_orders(w, op->results, op->n_results);
  unsigned mask = (op->dict ? HAS_ATTRS : 0u) | (op->has_record ? HAS_PROPERTIES : 0u) |
                  (op->n_results ? HAS_RESULTS : 0u) | (op->n_operands ? HAS_OPERANDS : 0u) |
                  (op->n_regions ? HAS_REGIONS : 0u) | (has_orders ? HAS_USE_ORDERS : 0u);
  tn_put_varint(out, op->name->number);
  tn_buf_char(out, (char)mask);
  tn_put_varint(out, op->loc->number);
  if (op->dict) tn_put_varint(out, op->dict->number);
  if (op->has_record) tn_put_varint(out, record_number(w, op));
  if (op->n_results) tn_put_varint(out, op->n_results);
  for (uint32_t i = 0; i < op->n_results; i++) tn_put_varint(out, op->results[i]->type->number);
  if (op->n_operands) tn_put_varint(out, op->n_operands);
  for (uint32_t i = 0; i < op->n_operands; i++) tn_put_varint(out, op->operands[i]->number);
  if (has_orders) put_orders(out, op->results, op->n_results);
  if (op->n_regions) put_regions(w, out, op);
}

static void put_args(TnWriter *w, TnBuf *out, const TnOutRegion *region) {
  tn_put_varint(out, region->n_args);
  for (uint32_t i = 0; i < region->n_args; i++) {
    const TnOutEntry *loc = region->arg_locs[i];
    bool is_known = loc != tn_out_loc(w, NULL);
    if (w->format >= 4)
      tn_put_flagged(out, region->args[i]->type->number, is_known);
    else
      tn_put_varint(out, region->args[i]->type->number);
    if (w->format < 4 || is_known) tn_put_varint(out, loc->number);
  }
  if (w->format < 3) return;
  bool has_orders = have_orders(w, region->args, region->n_args);
  tn_buf_char(out, has_orders ? HAS_USE_ORDERS : 0);
  if (has_orders) put_orders(out, region->args, region->n_args);
}

static void put_region(TnWriter *w, TnBuf *out, const TnOutRegion *region) {
  tn_put_varint(out, region->has_block);
  if (!region->has_block) return;
  tn_put_varint(out, region->n_values);
  tn_put_flagged(out, region->n_ops, region->n_args > 0);
  if (region->n_args) put_args(w, out, region);
  for (const TnOutOp *op = region->first; op; op = op->next) put_op(w, out, op);
}

static void put_regions(TnWriter *w, TnBuf *out, const TnOutOp *op) {
  bool has_section = op->is_isolated && w->format >= 2;
  TnBuf inner = {.arena = w->scratch}, *into = has_section ? &inner : out;
  tn_put_flagged(out, op->n_regions, op->is_isolated);
  for (size_t i = 0; i < op->n_regions; i++) put_region(w, into, &op->regions[i]);
  if (has_section) tn_put_section(out, IR_SECTION, &inner);
}

void tn_write_ir(TnWriter *w, TnBuf *out) {
  tn_put_flagged(out, 1, false);
  put_op(w, out, w->root);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers, as the reference writer gives them: which ops are isolated, values within each isolated op, and the order of
// dialects, op names, attributes and types. Tables are sorted by use count, then within windows by dialect, so that
// what is used most has the shortest numbers.
#include <stdlib.h>

#include "bytecode/write_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Isolation: by trait, or because nothing inside uses a value from outside.

// The depth of the outermost region that the op's operands, and those of ops inside of it, are defined in.
static uint32_t outermost_use(TnOutOp *op) {
  uint32_t outermost = UINT32_MAX, inside = UINT32_MAX, depth = op->region ? op->region->depth : 0;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (op->operands[i]->region->depth < outermost) outermost = op->operands[i]->region->depth;
  for (size_t i = 0; i < op->n_regions; i++)
    for (TnOutOp *inner = op->regions[i].first; inner; inner = inner->next) {
      uint32_t used = outermost_use(inner);
      if (used < inside) inside = used;
    }
  op->is_isolated = inside > depth || (op->src && tn_op_get_info(op->src)->traits & TN_TRAIT_ISOLATED);
  return inside < outermost ? inside : outermost;
}

// A region's values count on from those of the regions around it, up to the nearest isolated op.
static void number_values(TnOutRegion *region, uint32_t base) {
  uint32_t next = base;
  for (uint32_t i = 0; i < region->n_args; i++) region->args[i]->number = next++;
  for (TnOutOp *op = region->first; op; op = op->next)
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i]->number = next++;
  region->n_values = next - base;
  for (TnOutOp *op = region->has_regions ? region->first : NULL; op; op = op->next)
    for (size_t i = 0; i < op->n_regions; i++) number_values(&op->regions[i], op->is_isolated ? 0 : next);
}

void tn_write_isolation(TnWriter *w) {
  outermost_use(w->root);
  for (size_t i = 0; i < w->root->n_regions; i++) number_values(&w->root->regions[i], 0);
}

// ---------------------------------------------------------------------------------------------------------------
// Counting uses, and listing things by their first.

static void visit_dialect(TnWriter *w, TnOutDialect *d) {
  if (d->number != TN_UNNUMBERED) return;
  d->number = (uint32_t)w->dialect_list.n;
  tn_push(w->scratch, &w->dialect_list, d);
}

static void visit_tokens(TnWriter *w, const TnToken *tokens, size_t n);

static void visit_entry(TnWriter *w, TnOutEntry *e) {
  if (e->count++) return;
  if (e->is_type)
    tn_push(w->scratch, &w->type_list, e);
  else
    tn_push(w->scratch, &w->attr_list, e);
  visit_dialect(w, e->dialect);
  visit_tokens(w, e->tokens, e->n);
}

static void visit_tokens(TnWriter *w, const TnToken *tokens, size_t n) {
  for (size_t i = 0; i < n; i++) {
    TnTokenKind kind = (TnTokenKind)tokens[i].kind;
    bool is_ref = kind == TN_TOKEN_ATTR || kind == TN_TOKEN_TYPE || kind == TN_TOKEN_OPTIONAL;
    if (is_ref && tokens[i].p) visit_entry(w, (TnOutEntry *)(uintptr_t)tokens[i].p);
  }
}

static void visit_op(TnWriter *w, const TnOutOp *op) {
  if (op->name->count++ == 0) {
    tn_push(w->scratch, &w->name_list, op->name);
    visit_dialect(w, op->name->dialect);
  }
  for (uint32_t i = 0; i < op->n_results; i++) visit_entry(w, op->results[i]->type);
  if (op->dict) visit_entry(w, op->dict);
  if (op->has_record) visit_tokens(w, op->record, op->n_record);
  visit_entry(w, op->loc);
}

typedef struct RegionList {
  TN_VEC(const TnOutRegion *) list;
} RegionList;

static void push_regions(TnWriter *w, RegionList *work, const TnOutOp *op) {
  for (size_t i = 0; i < op->n_regions; i++) tn_push(w->scratch, &work->list, &op->regions[i]);
}

static void visit_region(TnWriter *w, const TnOutRegion *region, RegionList *work) {
  for (uint32_t i = 0; i < region->n_args; i++) {
    visit_entry(w, region->arg_locs[i]);
    visit_entry(w, region->args[i]->type);
  }
  for (const TnOutOp *op = region->first; op; op = op->next) visit_op(w, op);
  for (const TnOutOp *op = region->has_regions ? region->first : NULL; op; op = op->next) push_regions(w, work, op);
}

static void visit_all(TnWriter *w) {
  RegionList work = {0};
  visit_op(w, w->root);
  push_regions(w, &work, w->root);
  while (work.list.n) {
    const TnOutRegion *region = work.list.data[--work.list.n];
    visit_region(w, region, &work);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Sorting.

typedef struct Item {
  void *thing;
  uint32_t count, dialect;
  size_t at;  // keeps equal ones in order
} Item;

static int by_count(const void *p, const void *q) {
  const Item *a = p, *b = q;
  if (a->count != b->count) return a->count > b->count ? -1 : 1;
  return a->at < b->at ? -1 : a->at > b->at;
}

static int by_dialect(const void *p, const void *q) {
  const Item *a = p, *b = q;
  if (a->dialect != b->dialect) return a->dialect < b->dialect ? -1 : 1;
  return a->at < b->at ? -1 : a->at > b->at;
}

static void renumber(Item *items, size_t n) {
  for (size_t i = 0; i < n; i++) items[i].at = i;
}

// One window's items by dialect, the dialect that the window before ended with first.
static void sort_window(Item *items, size_t n, uint32_t first_dialect) {
  renumber(items, n);
  for (size_t i = 0; i < n; i++) items[i].dialect = items[i].dialect == first_dialect ? 0 : items[i].dialect + 1;
  qsort(items, n, sizeof *items, by_dialect);
  for (size_t i = 0; i < n; i++) items[i].dialect = items[i].dialect ? items[i].dialect - 1 : first_dialect;
}

// Windows are what one, two, three bytes can number: each as long as the power of 128 less the window before.
static void sort_items(Item *items, size_t n) {
  renumber(items, n);
  qsort(items, n, sizeof *items, by_count);
  size_t power = 1, window = 0;
  uint32_t first_dialect = 0;
  for (size_t at = 0; at < n; at += window) {
    power *= 128;
    window = power - window;
    size_t size = window < n - at ? window : n - at;
    sort_window(items + at, size, first_dialect);
    first_dialect = items[at + size - 1].dialect;
  }
}

static void sort_entries(TnWriter *w, TnOutEntry **list, size_t n) {
  Item *items = tn_new_n(w->scratch, Item, n);
  for (size_t i = 0; i < n; i++) items[i] = (Item){list[i], list[i]->count, list[i]->dialect->number, i};
  sort_items(items, n);
  for (size_t i = 0; i < n; i++) {
    list[i] = items[i].thing;
    list[i]->number = (uint32_t)i;
  }
}

static void sort_names(TnWriter *w) {
  size_t n = w->name_list.n;
  Item *items = tn_new_n(w->scratch, Item, n);
  for (size_t i = 0; i < n; i++) {
    TnOutName *name = w->name_list.data[i];
    items[i] = (Item){name, name->count, name->dialect->number, i};
  }
  sort_items(items, n);
  for (size_t i = 0; i < n; i++) {
    w->name_list.data[i] = items[i].thing;
    w->name_list.data[i]->number = (uint32_t)i;
  }
}

void tn_write_number(TnWriter *w) {
  visit_all(w);
  sort_entries(w, w->attr_list.data, w->attr_list.n);
  sort_entries(w, w->type_list.data, w->type_list.n);
  sort_names(w);
}

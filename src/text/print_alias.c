// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Aliases: every location printed becomes #loc, #loc1, ..., and affine maps, affine sets and sparse encodings become
// #map, #set and #sparse. They are found by printing the module once to nowhere, so they are met in the order of the
// text. An alias that stands for an op's
// location may be defined after the module, all others are defined before it. Numbers go by depth first: what an
// alias refers to comes before it.
#include "text/print_priv.h"

typedef enum AliasKind { ALIAS_LOC, ALIAS_MAP, ALIAS_SET, ALIAS_SPARSE, N_ALIAS_KINDS } AliasKind;
static const char kind_text[N_ALIAS_KINDS][8] = {"#loc", "#map", "#set", "#sparse"};

typedef struct Alias {
  const TnAttr *attr;
  uint32_t depth;   // 1: refers to no other alias
  uint32_t number;  // within its kind
  uint8_t kind;
  bool is_deferred;
} Alias;

struct TnPrintAliases {
  TnArena *arena;
  TN_VEC(Alias) met;  // in order of meeting
  uint32_t *slots;    // index + 1 into met, by the attribute's address; 0: free
  size_t n_slots;
  uint32_t *order;    // indices into met, in order of definition
};

// Ops without location have this one.
static const TnAttr unknown_loc = {.kind = TN_ATTR_LOC, .sub = TN_LOC_UNKNOWN};

static const TnAttr *canonical(const TnAttr *a) {
  return !a || (a->kind == TN_ATTR_LOC && a->sub == TN_LOC_UNKNOWN) ? &unknown_loc : a;
}

static bool alias_kind(const TnAttr *a, AliasKind *out) {
  if (a->kind == TN_ATTR_LOC) *out = ALIAS_LOC;
  else if (a->kind != TN_ATTR_OPAQUE) return false;
  else if (tn_str_starts(a->str, TN_STR("affine_map<"))) *out = ALIAS_MAP;
  else if (tn_str_starts(a->str, TN_STR("affine_set<"))) *out = ALIAS_SET;
  else if (tn_str_starts(a->str, TN_STR("#sparse_tensor.encoding<"))) *out = ALIAS_SPARSE;
  else return false;
  return true;
}

static size_t slot_of(const TnPrintAliases *t, const TnAttr *a) {
  size_t i = (size_t)((uint64_t)(uintptr_t)a * 0x9E3779B97F4A7C15u >> 20) & (t->n_slots - 1);
  while (t->slots[i] && t->met.data[t->slots[i] - 1].attr != a) i = (i + 1) & (t->n_slots - 1);
  return i;
}

static Alias *find(const TnPrintAliases *t, const TnAttr *a) {
  if (t->n_slots == 0) return NULL;
  uint32_t at = t->slots[slot_of(t, a)];
  return at ? &t->met.data[at - 1] : NULL;
}

static void grow_slots(TnPrintAliases *t) {
  t->n_slots = t->n_slots ? t->n_slots * 2 : 256;
  t->slots = tn_new_n(t->arena, uint32_t, t->n_slots);
  for (size_t i = 0; i < t->met.n; i++) t->slots[slot_of(t, t->met.data[i].attr)] = (uint32_t)i + 1;
}

static size_t add(TnPrintAliases *t, const TnAttr *a, AliasKind kind, bool is_deferred) {
  if (t->met.n * 2 >= t->n_slots) grow_slots(t);
  t->slots[slot_of(t, a)] = (uint32_t)t->met.n + 1;
  tn_push(t->arena, &t->met, ((Alias){.attr = a, .kind = (uint8_t)kind, .depth = 1, .is_deferred = is_deferred}));
  return t->met.n - 1;
}

// What an alias is defined by is defined where it is.
static void define_early(TnPrintAliases *t, const TnAttr *a) {
  Alias *alias = find(t, canonical(a));
  if (!alias || !alias->is_deferred) return;
  alias->is_deferred = false;
  if (tn_attr_meta(a)) define_early(t, a->meta);
  for (size_t i = 0; i < a->n; i++) define_early(t, a->items[i]);
}

static uint32_t visit(TnPrintAliases *t, const TnAttr *a, bool is_deferrable);

static uint32_t visit_children(TnPrintAliases *t, const TnAttr *a, bool is_deferrable) {
  uint32_t depth = 0;
  bool is_plain_name = a->kind == TN_ATTR_LOC && a->sub == TN_LOC_NAME && canonical(a->items[0]) == &unknown_loc;
  if (is_plain_name) return 0;
  if (tn_attr_meta(a)) depth = visit(t, a->meta, is_deferrable);
  for (size_t i = 0; a->items && i < a->n; i++) {
    uint32_t d = a->items[i] ? visit(t, a->items[i], is_deferrable) : 0;
    if (d > depth) depth = d;
  }
  return depth;
}

// The depth of the alias, or of the deepest alias inside a.
static uint32_t visit(TnPrintAliases *t, const TnAttr *a, bool is_deferrable) {
  a = canonical(a);
  AliasKind kind;
  if (!alias_kind(a, &kind)) return visit_children(t, a, is_deferrable);
  const Alias *known = find(t, a);
  if (known) {
    if (!is_deferrable) define_early(t, a);
    return known->depth;
  }
  size_t at = add(t, a, kind, is_deferrable);
  uint32_t inner = visit_children(t, a, is_deferrable);
  return t->met.data[at].depth = inner + 1;
}

void tn_print_aliases_visit(TnPrinter *p, const TnAttr *a, bool is_deferrable) { visit(p->aliases, a, is_deferrable); }

// ---------------------------------------------------------------------------------------------------------------

// Sorts by depth, then kind, then order of meeting, and numbers within kinds.
static void number_aliases(TnPrintAliases *t) {
  size_t n_keys = N_ALIAS_KINDS;
  for (size_t i = 0; i < t->met.n; i++) {
    size_t end = ((size_t)t->met.data[i].depth + 1) * N_ALIAS_KINDS;
    if (end > n_keys) n_keys = end;
  }
  size_t *at = tn_new_n(t->arena, size_t, n_keys + 1);
  for (size_t i = 0; i < t->met.n; i++) at[t->met.data[i].depth * N_ALIAS_KINDS + t->met.data[i].kind + 1]++;
  for (size_t k = 0; k < n_keys; k++) at[k + 1] += at[k];
  t->order = tn_new_n(t->arena, uint32_t, t->met.n);
  for (size_t i = 0; i < t->met.n; i++)
    t->order[at[t->met.data[i].depth * N_ALIAS_KINDS + t->met.data[i].kind]++] = (uint32_t)i;
  uint32_t next[N_ALIAS_KINDS] = {0};
  for (size_t i = 0; i < t->met.n; i++) {
    Alias *alias = &t->met.data[t->order[i]];
    alias->number = next[alias->kind]++;
  }
}

// Attributes are interned: what the module has not there is nowhere to be found. Whether a location stands for an op or
// is an attribute's value is not to be seen there.
static bool has_aliased(const TnModule *m) {
  AliasKind kind;
  for (size_t i = 0; m && i < m->attrs.n_slots; i++) {
    const TnAttr *a = m->attrs.slots[i];
    if (a && alias_kind(a, &kind)) return true;
  }
  return false;
}

void tn_print_aliases_init(TnPrinter *p, const TnOp *root) {
  if (p->options.without_aliases || (!p->options.locations && !has_aliased(p->m))) return;
  p->aliases = tn_new(p->out->arena, TnPrintAliases);
  p->aliases->arena = p->out->arena;
  p->is_collecting = true;
  tn_print_op(p, root);
  p->is_collecting = false;
  memset(p->types, 0, sizeof p->types);
  number_aliases(p->aliases);
}

static void put_name(TnPrinter *p, const Alias *alias) {
  tn_put_z(p, kind_text[alias->kind]);
  if (alias->number) tn_put_u64(p, alias->number);
}

bool tn_print_alias(TnPrinter *p, const TnAttr *a) {
  if (!p->aliases || p->is_collecting) return false;
  const Alias *alias = find(p->aliases, canonical(a));
  if (alias) put_name(p, alias);
  return alias != NULL;
}

void tn_print_alias_definitions(TnPrinter *p, bool deferred) {
  for (size_t i = 0; p->aliases && i < p->aliases->met.n; i++) {
    const Alias *alias = &p->aliases->met.data[p->aliases->order[i]];
    if (alias->is_deferred != deferred) continue;
    put_name(p, alias);
    tn_put_lit(p, " = ");
    if (alias->kind == ALIAS_LOC) {
      tn_put_lit(p, "loc(");
      tn_print_loc_body(p, alias->attr);
      tn_put_lit(p, ")\n");
    } else {
      tn_put_str(p, alias->attr->str);
      tn_put_char(p, '\n');
    }
  }
}

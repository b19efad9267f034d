// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The op table, and making, placing and changing ops.
#include "ir/op.h"

#include "ir/module.h"

#include <stdio.h>

#define REQ TN_REQUIRED, 0
#define OPT TN_OPTIONAL, 0
#define DEF(v) TN_DEFAULTED, v

const TnAttrSpec tn_attr_specs[] = {
#define TN_ATTRS(set)
#define TN_ATTR(set, name, kind, aux, presence) {TN_NAME_##name, TN_AK_##kind, aux, presence},
#define TN_END(set)
#include "ir/attrs.def"
};

// Where the rows of a set begin.
enum {
#define TN_ATTRS(set) FIRST_##set, BEFORE_##set = FIRST_##set - 1,
#define TN_ATTR(set, name, kind, aux, presence) AT_##set##_##name,
#define TN_END(set)
#include "ir/attrs.def"
  N_SPECS
};
_Static_assert(TN_COUNT(tn_attr_specs) == N_SPECS && N_SPECS <= UINT8_MAX, "rows of attributes");

static const char names[] =
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) #dialect "." name "\0"
#include "ir/ops.def"
#undef TN_OP
    ;

// Where each begins.
typedef struct Names {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) \
  char of_##id[sizeof #dialect "." name];
#include "ir/ops.def"
#undef TN_OP
} Names;
_Static_assert(sizeof names == sizeof(Names) + 1 && sizeof names <= UINT16_MAX, "names where Names says");

const TnOpInfo tn_op_info[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs)                      \
  [TN_OP_##id] = {offsetof(Names, of_##id), operands,           results,      regions, TN_KIND_##kind, \
                  (uint8_t)(traits),        TN_N_SLOTS_##attrs, FIRST_##attrs},
#include "ir/ops.def"
#undef TN_OP
};

// A byte of each op's name that few others have: of its length and the letters at its end, which differ most.
#define KEY(p, n) (uint8_t)(7 * (int)(n) + 29 * (p)[(n) - 1] + 3 * (p)[(n) - 2])
static const uint8_t name_keys[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) \
  [TN_OP_##id] = KEY(#dialect "." name, sizeof #dialect "." name - 1),
#include "ir/ops.def"
#undef TN_OP
};

bool tn_opcode_find(TnStr name, TnOpcode *out) {
  if (name.n < 2) return false;
  const uint8_t key = KEY(name.p, name.n), *at = name_keys, *end = at + TN_N_OPS;
  for (; (at = memchr(at, key, (size_t)(end - at))); at++) {
    const char *known = names + tn_op_info[at - name_keys].name;
    if (strlen(known) != name.n || memcmp(name.p, known, name.n)) continue;
    *out = (TnOpcode)(at - name_keys);
    return *out != TN_OP_opaque;
  }
  return false;
}

const char *tn_op_full_name(const TnOpInfo *o) { return names + o->name; }

const char *tn_op_mnemonic(const TnOpInfo *o) { return strchr(tn_op_full_name(o), '.') + 1; }

TnStr tn_op_dialect(const TnOpInfo *o) {
  const char *name = tn_op_full_name(o);
  return (TnStr){name, (size_t)(tn_op_mnemonic(o) - name) - 1};
}

const char *tn_op_name(const TnOp *op) {
  if (op->opcode == TN_OP_opaque && op->attrs[0]) return op->attrs[0]->str.p;
  return tn_op_full_name(&tn_op_info[op->opcode]);
}

const char *tn_op_short_name(const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  return tn_op_is_of(info, "stablehlo") ? tn_op_mnemonic(info) : tn_op_name(op);
}

bool tn_op_is_of_one_type(const TnOp *op, uint32_t first) {
  for (uint32_t i = first; i < op->n_operands; i++)
    if (op->operands[i]->type->elem != op->results[0].type->elem) return false;
  return true;
}

bool tn_region_loops(const TnRegion *r) {
  TN_FOR_OPS(op, r) {
    if (op->opcode == TN_OP_while) return true;
    for (uint32_t i = 0; i < op->n_regions; i++)
      if (tn_region_loops(&op->regions[i])) return true;
  }
  return false;
}

TnError *tn_op_fail(const TnModule *m, const TnOp *op, TnCode code, const char *fmt, ...) {
  char text[1024];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  return tn_error_at(code, (TnLoc[]){tn_op_loc(m, op)}, "%s: %s", tn_op_short_name(op), text);
}

TnOp *tn_op_new(TnModule *m, TnOpcode code, size_t n_operands, size_t n_results, size_t n_regions) {
  size_t n_attrs = tn_op_info[code].n_attrs;
  size_t head = sizeof(TnOp) + n_attrs * sizeof(TnAttr *);
  size_t operands_bytes, results_bytes, regions_bytes, bytes = head;
  if (n_operands > UINT32_MAX || n_results > INT32_MAX || n_regions > UINT16_MAX ||
      !tn_mul_size(n_operands, sizeof(TnValue *), &operands_bytes) ||
      !tn_mul_size(n_results, sizeof(TnValue), &results_bytes) ||
      !tn_mul_size(n_regions, sizeof(TnRegion), &regions_bytes) || !tn_add_size(bytes, operands_bytes, &bytes) ||
      !tn_add_size(bytes, results_bytes, &bytes) || !tn_add_size(bytes, regions_bytes, &bytes))
    tn_arena_fail(&m->arena);
  TnOp *op = tn_arena_push_zero(&m->arena, bytes, _Alignof(TnOp));
  uint8_t *at = (uint8_t *)op + head;
  op->opcode = (uint16_t)code;
  op->n_operands = (uint32_t)n_operands;
  op->n_results = (uint32_t)n_results;
  op->n_regions = (uint16_t)n_regions;
  op->operands = (TnValue **)(void *)at;
  op->results = (TnValue *)(void *)(at + operands_bytes);
  op->regions = (TnRegion *)(void *)(at + operands_bytes + results_bytes);
  for (size_t i = 0; i < n_results; i++) {
    op->results[i].def.op = op;
    op->results[i].index = (uint32_t)i & INT32_MAX;
  }
  for (size_t i = 0; i < n_regions; i++) op->regions[i].op = op;
  return op;
}

void tn_op_fill_defaults(TnModule *m, TnOp *op) {
  unsigned slot = op->opcode == TN_OP_outfeed ? TN_SLOT_outfeed_outfeed_config : TN_SLOT_infeed_infeed_config;
  bool has_default = op->opcode == TN_OP_outfeed || op->opcode == TN_OP_infeed;
  if (has_default && !op->attrs[slot]) op->attrs[slot] = tn_attr_string(m, TN_STR(""));
}

void tn_region_init_args(TnModule *m, TnRegion *r, const TnType *const *types, size_t n) {
  r->has_block = true;
  r->args = tn_new_n(&m->arena, TnValue, n);
  r->n_args = (uint32_t)n;
  for (size_t i = 0; i < n; i++) {
    r->args[i] = (TnValue){.type = types ? types[i] : NULL, .def.region = r, .is_arg = 1};
    r->args[i].index = (uint32_t)i & INT32_MAX;
  }
}

TnOp *tn_region_end(const TnRegion *r) {
  return r->last && tn_op_get_info(r->last)->traits & TN_TRAIT_TERM ? r->last : NULL;
}

bool tn_computation_is_whole(const TnOp *op, const char **out_what, uint32_t *out_index) {
  const TnRegion *r = &op->regions[0];
  const TnOp *end = tn_region_end(r);
  uint32_t i = 0;
  *out_what = "operand";
  while (i < r->n_args && r->args[i].type == op->operands[i]->type) i++;
  if (i == r->n_args && end) {
    *out_what = "result";
    for (i = 0; i < end->n_operands && tn_type_compatible(end->operands[i]->type, op->results[i].type);) i++;
    if (i == end->n_operands) return true;
  }
  *out_index = i;
  return false;
}

void tn_region_append(TnRegion *r, TnOp *op) {
  r->has_block = true;
  op->parent = r;
  op->prev = r->last;
  op->next = NULL;
  if (r->last) r->last->next = op;
  else r->first = op;
  r->last = op;
}

void tn_region_insert_before(TnOp *at, TnOp *op) {
  op->parent = at->parent;
  op->prev = at->prev;
  op->next = at;
  if (at->prev) at->prev->next = op;
  else at->parent->first = op;
  at->prev = op;
}

void tn_op_remove(TnOp *op) {
  if (op->prev) op->prev->next = op->next;
  else op->parent->first = op->next;
  if (op->next) op->next->prev = op->prev;
  else op->parent->last = op->prev;
  op->prev = op->next = NULL;
  op->parent = NULL;
}

int tn_op_find_slot(TnOpcode code, TnStr name) {
  const TnOpInfo *info = &tn_op_info[code];
  for (int i = 0; i < info->n_attrs; i++)
    if (tn_str_is(name, tn_name(tn_op_specs(info)[i].name))) return i;
  return -1;
}

bool tn_op_set_attr(TnModule *m, TnOp *op, unsigned slot, const TnAttr *a, const char **out_expected) {
  assert(slot < tn_op_info[op->opcode].n_attrs);
  const TnAttr *fit = tn_attr_conform(m, &tn_op_specs(&tn_op_info[op->opcode])[slot], a, out_expected);
  if (fit) op->attrs[slot] = fit;
  return fit != NULL;
}

// The position that a location attribute stands for: the file position it holds or the first one inside it.
static bool loc_position(const TnAttr *a, TnLoc *out, unsigned depth) {
  if (!a || a->kind != TN_ATTR_LOC || depth > 16) return false;
  if (a->sub == TN_LOC_FILE) {
    *out = (TnLoc){a->str, a->pos[0], a->pos[1]};
    return true;
  }
  for (size_t i = 0; i < a->n; i++)
    if (loc_position(a->items[i], out, depth + 1)) return true;
  return false;
}

TnLoc tn_op_loc(const TnModule *m, const TnOp *op) {
  if (op->line) return (TnLoc){m->name, op->line, op->col};
  TnLoc loc;
  return loc_position(op->loc, &loc, 0) ? loc : (TnLoc){m->name, 0, 0};
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Look-ups over vhlo.def: names and versions of ops, the attribute records derived from the op table, and what older
// versions cannot hold.
#include "bytecode/tables.h"

static const TnVhloOp ops[] = {
#define TN_VHLO(op, number, since, last) {TN_OP_##op, number, since, last},
#include "bytecode/vhlo.def"
};

static const struct {
  uint16_t opcode;
  const char *attr;
} without[] = {
#define TN_VHLO_WITHOUT(op, attr) {TN_OP_##op, #attr},
#include "bytecode/vhlo.def"
};

static const struct {
  const char *attr;
  uint16_t opcode;
  uint8_t number;
} added[] = {
#define TN_VHLO_ADDED(op, attr, number) {#attr, TN_OP_##op, number},
#include "bytecode/vhlo.def"
};

static const struct {
  const char *attr;
  uint16_t opcode;
  uint8_t number, fill;  // TnFill
} removed[] = {
#define TN_VHLO_REMOVED(op, attr, number, fill) {#attr, TN_OP_##op, number, TN_FILL_##fill},
#include "bytecode/vhlo.def"
};

static const struct {
  const char *attr;
  uint16_t opcode;
  uint8_t fill, extent;  // TnFill, TnExtent
} defaults[] = {
#define TN_VHLO_DEFAULT(op, attr, fill, extent) {#attr, TN_OP_##op, TN_FILL_##fill, TN_EXTENT_##extent},
#include "bytecode/vhlo.def"
};

static const struct {
  const char *name;
  uint8_t id, field;
} renamed[] = {
#define TN_VHLO_RENAMED(id, field, name) {name, TN_STRUCT_##id, TN_FIELD_##id##_##field},
#include "bytecode/vhlo.def"
};

// ---------------------------------------------------------------------------------------------------------------

TnStr tn_vhlo_name(const TnVhloOp *op, char room[TN_VHLO_MOST_NAME]) {
  const char *mnemonic = tn_op_mnemonic(&tn_op_info[op->opcode]);
  size_t n = strlen(mnemonic);
  memcpy(room, mnemonic, n);
  room[n] = '_', room[n + 1] = 'v', room[n + 2] = (char)('0' + op->number);
  return (TnStr){room, n + 3};
}

const TnVhloOp *tn_vhlo_find(TnStr name) {
  size_t lo = 0, hi = TN_COUNT(ops);
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    char room[TN_VHLO_MOST_NAME];
    int c = tn_str_cmp(tn_vhlo_name(&ops[mid], room), name);
    if (c == 0) return &ops[mid];
    if (c < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return NULL;
}

static unsigned canonical(unsigned opcode) { return opcode == TN_OP_func_return ? TN_OP_return : opcode; }

const TnVhloOp *tn_vhlo_for(unsigned opcode, uint32_t target) {
  for (size_t i = 0; i < TN_COUNT(ops); i++)
    if (ops[i].opcode == canonical(opcode) && ops[i].since <= target && target <= ops[i].last) return &ops[i];
  return NULL;
}

uint32_t tn_vhlo_since(unsigned opcode) {
  uint32_t since = TN_V_NOW;
  for (size_t i = 0; i < TN_COUNT(ops); i++)
    if (ops[i].opcode == canonical(opcode) && ops[i].since < since) since = ops[i].since;
  return since;
}

bool tn_vhlo_is_exploded(TnStructId id) {
  switch (id) {
#define TN_VHLO_EXPLODED(id) case TN_STRUCT_##id:
#include "bytecode/vhlo.def"
    return true;
    default: return false;
  }
}

bool tn_vhlo_is_without(unsigned opcode, const char *attr) {
  for (size_t i = 0; i < TN_COUNT(without); i++)
    if (without[i].opcode == opcode && strcmp(without[i].attr, attr) == 0) return true;
  return false;
}

unsigned tn_vhlo_added(unsigned opcode, const char *attr) {
  for (size_t i = 0; i < TN_COUNT(added); i++)
    if (added[i].opcode == opcode && strcmp(added[i].attr, attr) == 0) return added[i].number;
  return 1;
}

TnFill tn_vhlo_default(unsigned opcode, const char *attr, TnExtent *out_extent) {
  for (size_t i = 0; i < TN_COUNT(defaults); i++) {
    if (defaults[i].opcode != opcode || strcmp(defaults[i].attr, attr)) continue;
    *out_extent = defaults[i].extent;
    return defaults[i].fill;
  }
  *out_extent = TN_EXTENT_NONE;
  return TN_FILL_NONE;
}

// ---------------------------------------------------------------------------------------------------------------
// Records.

static const char *field_name(TnStructId id, int field) {
  for (size_t i = 0; i < TN_COUNT(renamed); i++)
    if (renamed[i].id == id && renamed[i].field == field) return renamed[i].name;
  return tn_struct_info[id].fields[field].name;
}

// Adds in byte order of name, unless this number of the op does not have the attribute.
static size_t add(const TnVhloOp *op, TnRecordAttr *out, size_t n, TnRecordAttr a) {
  if (tn_vhlo_added(op->opcode, a.name) > op->number) return n;
  assert(n < TN_MAX_RECORD);
  size_t at = n;
  for (; at > 0 && strcmp(out[at - 1].name, a.name) > 0; at--) out[at] = out[at - 1];
  out[at] = a;
  return n + 1;
}

// Collectives keep the number of their channel only; their channel handle is optional, that of send and recv is not.
static size_t add_exploded(const TnVhloOp *op, TnRecordAttr *out, size_t n, int slot, const TnAttrSpec *spec) {
  TnStructId id = (TnStructId)spec->aux;
  int n_fields = (int)tn_struct_info[id].n;
  if (id == TN_STRUCT_channel_handle && spec->presence != TN_REQUIRED) n_fields = TN_FIELD_channel_handle_handle + 1;
  for (int f = 0; f < n_fields; f++)
    n = add(op, out, n, (TnRecordAttr){field_name(id, f), slot, f, &tn_struct_info[id].fields[f], TN_FILL_NONE});
  return n;
}

size_t tn_vhlo_record(const TnVhloOp *op, TnRecordAttr out[TN_MAX_RECORD]) {
  const TnOpInfo *info = &tn_op_info[op->opcode];
  size_t n = 0;
  for (int slot = 0; slot < info->n_attrs; slot++) {
    const TnAttrSpec *spec = &tn_op_specs(info)[slot];
    if (tn_vhlo_is_without(op->opcode, spec->name)) continue;
    if (spec->kind == TN_AK_STRUCT && tn_vhlo_is_exploded((TnStructId)spec->aux))
      n = add_exploded(op, out, n, slot, spec);
    else
      n = add(op, out, n, (TnRecordAttr){spec->name, slot, -1, spec, TN_FILL_NONE});
  }
  for (size_t i = 0; i < TN_COUNT(removed); i++)
    if (removed[i].opcode == op->opcode && op->number < removed[i].number)
      n = add(op, out, n, (TnRecordAttr){removed[i].attr, -1, -1, NULL, removed[i].fill});
  return n;
}

// ---------------------------------------------------------------------------------------------------------------
// What older versions do not have.

static bool promotes(const TnOp *op) {
  for (size_t i = 0; i < op->n_results && i < op->n_operands; i++) {
    const TnType *a = op->operands[i]->type, *b = op->results[i].type;
    if (a->elem && b->elem && a->elem != b->elem) return true;
  }
  return false;
}

static bool several_operands(const TnOp *op) { return op->n_operands != 1; }

static bool regions(const TnOp *op) { return op->n_regions > 0; }

static bool typed_config(const TnOp *op) {
  const TnAttr *config = TN_OP_ATTRS(op, custom_call)->backend_config, *api = TN_OP_ATTRS(op, custom_call)->api_version;
  return (config && config->kind == TN_ATTR_DICT) || tn_attr_int_or(api, 0) == TN_LARGEST_API_VERSION;
}

static bool future_operands(const TnOp *op) {
  for (size_t i = 0; i < op->n_operands; i++)
    if (op->operands[i]->type->kind == TN_TYPE_FUTURE) return true;
  return false;
}

static const struct {
  uint16_t opcode;
  uint32_t before;
  bool (*check)(const TnOp *op);
  const char *text;
} needs[] = {
#define TN_VHLO_NEEDS(op, before, check, text) {TN_OP_##op, before, check, text},
#include "bytecode/vhlo.def"
};

const char *tn_vhlo_obstacle(const TnOp *op, uint32_t target, uint32_t *out_needs) {
  for (size_t i = 0; i < TN_COUNT(needs); i++) {
    if (needs[i].opcode != op->opcode || target >= needs[i].before || !needs[i].check(op)) continue;
    *out_needs = needs[i].before;
    return needs[i].text;
  }
  return NULL;
}

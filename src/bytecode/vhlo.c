// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Look-ups over vhlo.def: names and versions of ops, the attribute records derived from the op table, and what older
// versions cannot hold.
#include "bytecode/tables.h"

static const TnVhloOp ops[] = {
#define TN_VHLO(op, number, since, last) {since, last, TN_OP_##op, number},
#include "bytecode/vhlo.def"
};

// What records say of an attribute of an op: a number of the op, a TnFill, a TnExtent.
typedef struct Row {
  TnName attr;
  uint8_t opcode, number, fill, extent;
} Row;

static const Row without[] = {
#define TN_VHLO_WITHOUT(op, attr) {TN_NAME_##attr, TN_OP_##op, 0, 0, 0},
#include "bytecode/vhlo.def"
};
static const Row added[] = {
#define TN_VHLO_ADDED(op, attr, number) {TN_NAME_##attr, TN_OP_##op, number, 0, 0},
#include "bytecode/vhlo.def"
};
static const Row removed[] = {
#define TN_VHLO_REMOVED(op, attr, number, fill) {TN_NAME_##attr, TN_OP_##op, number, TN_FILL_##fill, 0},
#include "bytecode/vhlo.def"
};
static const Row defaults[] = {
#define TN_VHLO_DEFAULT(op, attr, fill, extent) {TN_NAME_##attr, TN_OP_##op, 0, TN_FILL_##fill, TN_EXTENT_##extent},
#include "bytecode/vhlo.def"
};

static const struct {
  TnName name;
  uint8_t id, field;
} renamed[] = {
#define TN_VHLO_RENAMED(id, field, name) {TN_NAME_##name, TN_STRUCT_##id, TN_FIELD_##id##_##field},
#include "bytecode/vhlo.def"
};

static const Row *find(const Row *rows, size_t n, unsigned opcode, TnName attr) {
  for (; n; n--, rows++)
    if (rows->opcode == opcode && rows->attr == attr) return rows;
  return NULL;
}

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

const TnVhloOp *tn_vhlo_for(unsigned opcode, uint16_t target) {
  for (size_t i = 0; i < TN_COUNT(ops); i++)
    if (ops[i].opcode == canonical(opcode) && ops[i].since <= target && target <= ops[i].last) return &ops[i];
  return NULL;
}

uint16_t tn_vhlo_since(unsigned opcode) {
  uint16_t since = TN_V_NOW;
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

bool tn_vhlo_is_without(unsigned opcode, TnName attr) { return find(without, TN_COUNT(without), opcode, attr); }

unsigned tn_vhlo_added(unsigned opcode, TnName attr) {
  const Row *row = find(added, TN_COUNT(added), opcode, attr);
  return row ? row->number : 1;
}

TnFill tn_vhlo_default(unsigned opcode, TnName attr, TnExtent *out_extent) {
  const Row *row = find(defaults, TN_COUNT(defaults), opcode, attr);
  *out_extent = row ? row->extent : TN_EXTENT_NONE;
  return row ? row->fill : TN_FILL_NONE;
}

// ---------------------------------------------------------------------------------------------------------------
// Records.

static TnName field_name(TnStructId id, int field) {
  for (size_t i = 0; i < TN_COUNT(renamed); i++)
    if (renamed[i].id == id && renamed[i].field == field) return renamed[i].name;
  return tn_struct_fields(id)[field].name;
}

// Adds in byte order of name, unless this number of the op does not have the attribute.
static size_t add(const TnVhloOp *op, TnRecordAttr *out, size_t n, TnRecordAttr a) {
  if (tn_vhlo_added(op->opcode, a.name) > op->number) return n;
  assert(n < TN_MAX_RECORD);
  size_t at = n;
  for (; at > 0 && strcmp(tn_name(out[at - 1].name), tn_name(a.name)) > 0; at--) out[at] = out[at - 1];
  out[at] = a;
  return n + 1;
}

// Collectives keep the number of their channel only; their channel handle is optional, that of send and recv is not.
static size_t add_exploded(const TnVhloOp *op, TnRecordAttr *out, size_t n, int8_t slot, const TnAttrSpec *spec) {
  TnStructId id = (TnStructId)spec->aux;
  int8_t n_fields = (int8_t)tn_struct_info[id].n;
  if (id == TN_STRUCT_channel_handle && spec->presence != TN_REQUIRED) n_fields = TN_FIELD_channel_handle_handle + 1;
  for (int8_t f = 0; f < n_fields; f++)
    n = add(op, out, n, (TnRecordAttr){field_name(id, f), slot, f, TN_FILL_NONE, &tn_struct_fields(id)[f]});
  return n;
}

size_t tn_vhlo_record(const TnVhloOp *op, TnRecordAttr out[TN_MAX_RECORD]) {
  const TnOpInfo *info = &tn_op_info[op->opcode];
  size_t n = 0;
  for (int8_t slot = 0; slot < info->n_attrs; slot++) {
    const TnAttrSpec *spec = &tn_op_specs(info)[slot];
    if (tn_vhlo_is_without(op->opcode, spec->name)) continue;
    if (spec->kind == TN_AK_STRUCT && tn_vhlo_is_exploded((TnStructId)spec->aux))
      n = add_exploded(op, out, n, slot, spec);
    else
      n = add(op, out, n, (TnRecordAttr){spec->name, slot, -1, TN_FILL_NONE, spec});
  }
  for (size_t i = 0; i < TN_COUNT(removed); i++)
    if (removed[i].opcode == op->opcode && op->number < removed[i].number)
      n = add(op, out, n, (TnRecordAttr){removed[i].attr, -1, -1, removed[i].fill, NULL});
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
  bool (*check)(const TnOp *op);
  const char *text;
  uint16_t before;
  uint8_t opcode;
} needs[] = {
#define TN_VHLO_NEEDS(op, before, check, text) {check, text, before, TN_OP_##op},
#include "bytecode/vhlo.def"
};

const char *tn_vhlo_obstacle(const TnOp *op, uint16_t target, uint16_t *out_needs) {
  for (size_t i = 0; i < TN_COUNT(needs); i++) {
    if (needs[i].opcode != op->opcode || target >= needs[i].before || !needs[i].check(op)) continue;
    *out_needs = needs[i].before;
    return needs[i].text;
  }
  return NULL;
}

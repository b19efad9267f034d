// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Look-ups over codes.def.
#include "bytecode/tables.h"

static const char dialect_names[][10] = {"builtin", "vhlo", "stablehlo", "chlo", "sdy"};
_Static_assert(TN_COUNT(dialect_names) == TN_DIALECT_OTHER, "one name a dialect");

TnDialect tn_dialect_find(TnStr name) {
  for (unsigned i = 0; i < TN_COUNT(dialect_names); i++)
    if (tn_str_is(name, dialect_names[i])) return (TnDialect)i;
  return TN_DIALECT_OTHER;
}

static const TnCodeSimple simple_codes[] = {
#define TN_CODE_SIMPLE(dialect, code, kind, dtype, text, since) \
  {text, since, TN_DIALECT_##dialect, code, TN_TYPE_##kind, TN_##dtype},
#include "bytecode/codes.def"
};

static const TnCodeEnum enum_codes[] = {
#define TN_CODE_ENUM(dialect, code, id, since) {since, TN_DIALECT_##dialect, code, TN_ENUM_##id},
#include "bytecode/codes.def"
};

static const TnCodeStruct struct_codes[] = {
#define TN_CODE_STRUCT(dialect, code, id, fields, since) {since, TN_DIALECT_##dialect, code, TN_STRUCT_##id, fields},
#include "bytecode/codes.def"
};

static const struct {
  TnName attr;
  uint16_t since;
  uint8_t opcode;
} younger[] = {
#define TN_CODE_YOUNGER(op, attr, since) {TN_NAME_##attr, since, TN_OP_##op},
#include "bytecode/codes.def"
};

const TnCodeSimple *tn_code_simple(TnDialect dialect, uint64_t code) {
  for (size_t i = 0; i < TN_COUNT(simple_codes); i++)
    if (simple_codes[i].dialect == dialect && simple_codes[i].code == code) return &simple_codes[i];
  return NULL;
}

const TnCodeEnum *tn_code_enum(TnDialect dialect, uint64_t code) {
  for (size_t i = 0; i < TN_COUNT(enum_codes); i++)
    if (enum_codes[i].dialect == dialect && enum_codes[i].code == code) return &enum_codes[i];
  return NULL;
}

const TnCodeStruct *tn_code_struct(TnDialect dialect, uint64_t code) {
  for (size_t i = 0; i < TN_COUNT(struct_codes); i++)
    if (struct_codes[i].dialect == dialect && struct_codes[i].code == code) return &struct_codes[i];
  return NULL;
}

const TnCodeSimple *tn_code_simple_for(TnDialect dialect, const TnType *t) {
  for (size_t i = 0; i < TN_COUNT(simple_codes); i++) {
    const TnCodeSimple *c = &simple_codes[i];
    if (c->dialect != dialect || c->kind != t->kind || c->dtype != t->dtype) continue;
    bool spelt = t->dtype == TN_DTYPE_NONE && (t->kind == TN_TYPE_FLOAT || t->kind == TN_TYPE_OPAQUE);
    if (!spelt || tn_str_is(t->text, c->text)) return c;
  }
  return NULL;
}

const TnCodeEnum *tn_code_enum_for(TnDialect dialect, TnEnumId id) {
  for (size_t i = 0; i < TN_COUNT(enum_codes); i++)
    if (enum_codes[i].dialect == dialect && enum_codes[i].id == id) return &enum_codes[i];
  return NULL;
}

static bool is_empty(const TnAttr *field) { return !field || (field->kind == TN_ATTR_ARRAY && field->n == 0); }

const TnCodeStruct *tn_code_struct_for(TnDialect dialect, const TnAttr *a) {
  for (size_t i = 0; i < TN_COUNT(struct_codes); i++) {
    const TnCodeStruct *c = &struct_codes[i];
    if (c->dialect != dialect || c->id != (TnStructId)a->sub) continue;
    size_t n = strlen(c->fields);
    while (n < a->n && is_empty(a->items[n])) n++;
    if (n == a->n) return c;
  }
  return NULL;
}

unsigned tn_code_younger(unsigned opcode, TnName attr, uint16_t *out_since) {
  unsigned position = 0;
  for (size_t i = 0; i < TN_COUNT(younger); i++) {
    if (younger[i].opcode != opcode) continue;
    position++;
    if (younger[i].attr != attr) continue;
    *out_since = younger[i].since;
    return position;
  }
  return 0;
}

bool tn_code_is_segments(const TnAttrSpec *spec) {
  return spec->name == TN_NAME_operandSegmentSizes || spec->name == TN_NAME_resultSegmentSizes;
}

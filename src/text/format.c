// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The tables of format.def and the question that parser and printer ask them.
#include "text/format.h"

// An item is packed as kind, slot and, where it has one, the length of its text and the text with a NUL. All formats
// stand one after the other in a struct of character arrays; format.def is expanded for the members, then for their
// contents.
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define ITEM JOIN(item_, __COUNTER__)[2]
#define ITEM_TEXT(s) ITEM, JOIN(length_, __COUNTER__)[1], JOIN(text_, __COUNTER__)[sizeof(s)]

#define TEXT(s) ITEM_TEXT(s)
#define OPERAND ITEM
#define OPERANDS ITEM
#define REST ITEM
#define ATTR(set, name) ITEM
#define OPT(s, set, name) ITEM_TEXT(s)
#define SYM_NAME(set, name) ITEM
#define DICT ITEM
#define TYPES(style) ITEM
#define HOOK(name) ITEM

typedef struct Formats {
  char none[1];
#define TN_FORMAT_KIND(kind, ...) \
  struct {                        \
    char __VA_ARGS__, end[1];     \
  } as_##kind;
#define TN_FORMAT_AS(op, kind)
#define TN_FORMAT_OP(op, ...) TN_FORMAT_KIND(op_##op, __VA_ARGS__)
#include "text/format.def"
} Formats;

#undef TEXT
#undef OPERAND
#undef OPERANDS
#undef REST
#undef ATTR
#undef OPT
#undef SYM_NAME
#undef DICT
#undef TYPES
#undef HOOK
#define TEXT(s) {TN_FORMAT_TEXT}, {sizeof(s) - 1}, s
#define OPERAND {TN_FORMAT_OPERAND}
#define OPERANDS {TN_FORMAT_OPERANDS}
#define REST {TN_FORMAT_REST}
#define ATTR(set, name) {TN_FORMAT_ATTR, TN_SLOT_##set##_##name}
#define OPT(s, set, name) {TN_FORMAT_OPT, TN_SLOT_##set##_##name}, {sizeof(s) - 1}, s
#define SYM_NAME(set, name) {TN_FORMAT_SYM_NAME, TN_SLOT_##set##_##name}
#define DICT {TN_FORMAT_DICT}
#define TYPES(style) {TN_FORMAT_TYPES, TN_STYLE_##style}
#define HOOK(name) {TN_FORMAT_HOOK, TN_FORMAT_HOOK_##name}

static const Formats formats = {
    .none = {TN_FORMAT_END},
#define TN_FORMAT_KIND(kind, ...) .as_##kind = {__VA_ARGS__, {TN_FORMAT_END}},
#define TN_FORMAT_AS(op, kind)
#define TN_FORMAT_OP(op, ...) TN_FORMAT_KIND(op_##op, __VA_ARGS__)
#include "text/format.def"
};

// Where in formats an op's items begin; 0: none.
static const uint16_t starts[TN_N_OPS] = {
#define TN_FORMAT_KIND(kind, ...)
#define TN_FORMAT_AS(op, kind) [TN_OP_##op] = offsetof(Formats, as_##kind),
#define TN_FORMAT_OP(op, ...) TN_FORMAT_AS(op, op_##op)
#include "text/format.def"
};

const char *tn_format_of(TnOpcode code) { return starts[code] ? (const char *)&formats + starts[code] : NULL; }

bool tn_format_next(const char **at, TnFormatItem *out) {
  const char *p = *at;
  if (!*p) return false;
  out->kind = (uint8_t)p[0];
  out->slot = (uint8_t)p[1];
  *at = p + 2;
  if (out->kind != TN_FORMAT_TEXT && out->kind != TN_FORMAT_OPT) return true;
  out->text = (TnStr){p + 3, (uint8_t)p[2]};
  *at += out->text.n + 2;
  return true;
}

static const struct { uint8_t hook, slot; } hook_spells[] = {
#define TN_FORMAT_HOOK_SPELLS(hook, slot) {TN_FORMAT_HOOK_##hook, slot},
#include "text/format.def"
};

static bool hook_has_slot(TnOpcode code, unsigned hook, unsigned slot) {
  // dot_precision serves dot and dot_general, whose sets differ.
  if (hook == TN_FORMAT_HOOK_dot_precision)
    return tn_op_specs(&tn_op_info[code])[slot].name == TN_NAME_precision_config;
  for (size_t i = 0; i < TN_COUNT(hook_spells); i++)
    if (hook_spells[i].hook == hook && hook_spells[i].slot == slot) return true;
  return false;
}

bool tn_format_spells(TnOpcode code, unsigned slot) {
  TnFormatItem f;
  for (const char *at = tn_format_of(code); at && tn_format_next(&at, &f);) {
    if (f.kind == TN_FORMAT_HOOK && hook_has_slot(code, f.slot, slot)) return true;
    bool attr = f.kind == TN_FORMAT_ATTR || f.kind == TN_FORMAT_OPT || f.kind == TN_FORMAT_SYM_NAME;
    if (attr && f.slot == slot) return true;
  }
  return false;
}

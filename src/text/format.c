// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The tables of format.def and the question that parser and printer ask them.
#include "text/format.h"

#define TEXT(s) {TN_FORMAT_TEXT, 0, s}
#define OPERAND {TN_FORMAT_OPERAND, 0, NULL}
#define OPERANDS {TN_FORMAT_OPERANDS, 0, NULL}
#define REST {TN_FORMAT_REST, 0, NULL}
#define ATTR(set, name) {TN_FORMAT_ATTR, TN_SLOT_##set##_##name, NULL}
#define OPT(s, set, name) {TN_FORMAT_OPT, TN_SLOT_##set##_##name, s}
#define SYM_NAME(set, name) {TN_FORMAT_SYM_NAME, TN_SLOT_##set##_##name, NULL}
#define DICT {TN_FORMAT_DICT, 0, NULL}
#define TYPES(style) {TN_FORMAT_TYPES, TN_STYLE_##style, NULL}
#define HOOK(name) {TN_FORMAT_HOOK, TN_FORMAT_HOOK_##name, NULL}

#define TN_FORMAT_OP(op, ...) static const TnFormatItem format_##op[] = {__VA_ARGS__, {TN_FORMAT_END, 0, NULL}};
#include "text/format.def"

const TnFormatItem *const tn_formats[TN_N_OPS] = {
#define TN_FORMAT_OP(op, ...) [TN_OP_##op] = format_##op,
#include "text/format.def"
};

static const struct { uint8_t hook, slot; } hook_spells[] = {
#define TN_FORMAT_HOOK_SPELLS(hook, slot) {TN_FORMAT_HOOK_##hook, slot},
#include "text/format.def"
};

static bool hook_has_slot(TnOpcode code, unsigned hook, unsigned slot) {
  // dot_precision serves dot and dot_general, whose sets differ.
  if (hook == TN_FORMAT_HOOK_dot_precision) return strcmp(tn_op_info[code].attrs[slot].name, "precision_config") == 0;
  for (size_t i = 0; i < TN_COUNT(hook_spells); i++)
    if (hook_spells[i].hook == hook && hook_spells[i].slot == slot) return true;
  return false;
}

bool tn_format_spells(TnOpcode code, unsigned slot) {
  for (const TnFormatItem *f = tn_formats[code]; f && f->kind; f++) {
    if (f->kind == TN_FORMAT_HOOK && hook_has_slot(code, f->slot, slot)) return true;
    bool attr = f->kind == TN_FORMAT_ATTR || f->kind == TN_FORMAT_OPT || f->kind == TN_FORMAT_SYM_NAME;
    if (attr && f->slot == slot) return true;
  }
  return false;
}

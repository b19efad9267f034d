// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// How ops are spelt in their pretty form: one list of items an op (format.def), read by the parser and by the printer.
#ifndef TENON_TEXT_FORMAT_H
#define TENON_TEXT_FORMAT_H

#include "ir/ir.h"

typedef enum TnFormatKind {
  TN_FORMAT_END,
  TN_FORMAT_TEXT,      // text, printed verbatim; when read, blanks in it mean nothing
  TN_FORMAT_OPERAND,   // the next operand
  TN_FORMAT_OPERANDS,  // the remaining operands with ", " between; there may be none
  TN_FORMAT_REST,      // " " and the remaining operands; nothing at all when there are none
  TN_FORMAT_ATTR,      // inherent attribute in its bare form, which its kind in attrs.def decides; an absent one that
                       // has a default is printed as that
  TN_FORMAT_OPT,       // text and bare attribute; both left out when it is absent or has its default value. Where the
                       // text is only a blank, the attribute is an enum: it is there when one of its names stands next
  TN_FORMAT_SYM_NAME,  // a string attribute spelt as a symbol, @name
  TN_FORMAT_DICT,      // " {a = 1}": discardable attributes, and the inherent ones that no other item spells and that
                       // are not at their default; nothing when there are none
  TN_FORMAT_TYPES,     // the types, in a style
  TN_FORMAT_HOOK,      // an irregular part; some hooks are the whole op
} TnFormatKind;

// All but HOOKED styles begin with " : ".
typedef enum TnTypeStyle {
  TN_STYLE_FN,        // (T, U) -> V
  TN_STYLE_SAME,      // T when all operand and result types are one, else as FN
  TN_STYLE_ONE,       // T: the type of every operand and result
  TN_STYLE_OPERANDS,  // T, U: the operand types; there are no results
  TN_STYLE_RETURN,    // as OPERANDS, but nothing at all when there are no operands
  TN_STYLE_ARROW,     // T, U -> V or T, U -> (V, W)
  TN_STYLE_COMPLEX,   // the complex result type, when both operands have its part type; else as FN
  TN_STYLE_SELECT,    // P, T: predicate and one type for both values and the result; else as FN
  TN_STYLE_TUPLE,     // the result tuple, when it has exactly the operand types; else as FN
  TN_STYLE_VALUE,     // nothing: the type stands in the `value` attribute and is that of the one operand or result
} TnTypeStyle;

typedef enum TnFormatHook {
#define TN_FORMAT_HOOK_ROW(name) TN_FORMAT_HOOK_##name,
#include "text/format.def"
  TN_N_FORMAT_HOOKS
} TnFormatHook;

typedef struct TnFormatItem {
  uint8_t kind;      // TnFormatKind
  uint8_t slot;      // ATTR, OPT, SYM_NAME: index into the op's attributes; TYPES: style; HOOK: which
  TnStr text;        // TEXT, OPT; a NUL follows it
} TnFormatItem;

// The packed items of an op, to be stepped through with tn_format_next; NULL for ops that have the generic form only.
const char *tn_format_of(TnOpcode code);
// Unpacks the item at *at and moves on; false at the end.
bool tn_format_next(const char **at, TnFormatItem *out);

// Whether a format's items (hooks included) spell the attribute of this slot, so that DICT leaves it out.
bool tn_format_spells(TnOpcode code, unsigned slot);

#endif  // TENON_TEXT_FORMAT_H

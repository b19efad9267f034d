// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared by the printer's files. print.c: entry points, modules, regions, generic form. print_name.c: %names.
// print_alias.c: #loc1 and #map. put.c: characters, numbers, types. print_attr.c: attributes, locations.
// print_dense.c: literals. print_pretty.c: pretty forms. print_sdy.c: what sdy spells in its own way.
#ifndef TENON_TEXT_PRINT_PRIV_H
#define TENON_TEXT_PRINT_PRIV_H

#include "text/format.h"
#include "text/text.h"

// The name of a value: %c_1 is base c and number 1; plain %3 has the empty base.
typedef struct TnPrintName {
  const TnValue *value;  // NULL: free slot
  uint32_t number;       // TN_NO_NUMBER: the base stands alone
  uint32_t base;         // index into a table of print_name.c
} TnPrintName;
#define TN_NO_NUMBER UINT32_MAX

typedef struct TnPrintNames {
  TnPrintName *slots;  // open addressing; a power of two of them
  size_t mask;         // their number - 1
} TnPrintNames;

typedef struct TnPrintAliases TnPrintAliases;

enum { TN_TYPE_CACHE = 256 };

typedef struct TnPrinter {
  TnBuf *out;
  const TnModule *m;  // may be NULL when only an attribute or type is printed
  TnPrintOptions options;
  unsigned indent;
  const char *default_dialect;  // whose ops in this region go without prefix
  TnPrintNames names;
  TnPrintAliases *aliases;           // NULL: none are printed
  bool is_collecting;           // the pass that finds aliases: nothing is written
  TnMap resources;              // keys of dense_resource literals met, for the trailer
  uint16_t unspelt[TN_N_OPS];   // bit i: slot i of the op is left to the dictionary; valid when bit 15 is set
  // Where a type was spelt before in `out`, to be copied from there.
  struct { const TnType *type; size_t at, n; } types[TN_TYPE_CACHE];
} TnPrinter;

// ---- text
void tn_put(TnPrinter *p, const char *s, size_t n);
#define tn_put_lit(p, literal) tn_put((p), (literal), sizeof(literal) - 1)
void tn_put_z(TnPrinter *p, const char *z);
void tn_put_str(TnPrinter *p, TnStr s);
void tn_put_char(TnPrinter *p, char c);
void tn_put_comma(TnPrinter *p, size_t i);     // and a blank, before item i of a list, but for the first
void tn_put_u64(TnPrinter *p, uint64_t x);
void tn_put_i64(TnPrinter *p, int64_t x);
void tn_put_newline(TnPrinter *p);              // and the indentation of the current op
void tn_put_quoted(TnPrinter *p, TnStr s);      // "with \22 escapes"
void tn_put_keyword(TnPrinter *p, TnStr s);     // bare when it is an identifier, else quoted
void tn_put_hex(TnPrinter *p, const uint8_t *data, size_t n);
void tn_put_symbol(TnPrinter *p, TnStr name);   // @name

// ---- values
// Names every value in the op's regions and its results.
void tn_print_name_all(TnPrintNames *names, TnArena *arena, const TnOp *root, bool generic);
const TnPrintName *tn_print_find_name(const TnPrintNames *names, const TnValue *v);
// How many of the op's results one name covers: 1 when each has its own, else all of them.
uint32_t tn_print_name_group(const TnOp *op, bool generic);
void tn_print_value(TnPrinter *p, const TnValue *v);             // %0#1
void tn_print_results(TnPrinter *p, const TnOp *op);             // "%0:2 = ", nothing when there are none
void tn_print_operands(TnPrinter *p, const TnOp *op, uint32_t from, uint32_t to);

// ---- attributes and types
typedef enum TnTypePart { TN_TYPE_PART_ALWAYS, TN_TYPE_PART_UNUSUAL, TN_TYPE_PART_NEVER } TnTypePart;
// UNUSUAL: i64 and f64 go without " : i64", as in arrays.
void tn_print_attr(TnPrinter *p, const TnAttr *a, TnTypePart part);
void tn_print_stripped(TnPrinter *p, const TnAttr *a);           // without #dialect.name where it has that
void tn_print_bare(TnPrinter *p, const TnAttr *a);               // as format.h's ATTR
void tn_print_named(TnPrinter *p, TnStr name, const TnAttr *a);  // name = value, or name for a unit
void tn_print_dict(TnPrinter *p, const TnAttr *dict);            // " {..}", nothing when empty
void tn_print_conv(TnPrinter *p, const TnAttr *conv);            // [b, 0, f]x[0, i, o]->[b, 0, f]
void tn_print_type(TnPrinter *p, const TnType *t);
void tn_print_loc_body(TnPrinter *p, const TnAttr *loc);         // inside loc(..), not as an alias
void tn_print_trailing_loc(TnPrinter *p, const TnAttr *loc);     // " loc(#loc1)" when locations are printed
// The body of a sdy attribute after its mnemonic; false when the struct is not sdy's.
bool tn_print_sdy_struct(TnPrinter *p, const TnAttr *a);

// ---- literals
void tn_put_float(TnPrinter *p, TnDtype t, uint64_t bits);
void tn_put_integer(TnPrinter *p, const TnType *t, uint64_t bits, size_t bytes);  // of an element; true, false for i1
void tn_print_dense(TnPrinter *p, const TnAttr *a);              // dense<..> without its type
void tn_print_dense_array(TnPrinter *p, const TnAttr *a);        // array<i64: 1, 2>
void tn_print_i64s(TnPrinter *p, const TnAttr *a);               // [1, ?]

// ---- aliases
// Walks the op as it will be printed and gives out aliases; p->aliases stays NULL when none is needed.
void tn_print_aliases_init(TnPrinter *p, const TnOp *root);
// Meets an attribute while collecting. is_deferrable: the alias may be defined after its use.
void tn_print_aliases_visit(TnPrinter *p, const TnAttr *a, bool is_deferrable);
bool tn_print_alias(TnPrinter *p, const TnAttr *a);              // false when it has none
void tn_print_alias_definitions(TnPrinter *p, bool deferred);

// ---- ops
void tn_print_op(TnPrinter *p, const TnOp *op);                  // one op without indentation and newline
void tn_print_generic(TnPrinter *p, const TnOp *op, bool with_name);
void tn_print_region(TnPrinter *p, const TnRegion *r, bool with_args);
void tn_print_region_arg(TnPrinter *p, const TnRegion *r, uint32_t index, const TnAttr *dict);
void tn_print_function_type(TnPrinter *p, const TnOp *op);       // (T, U) -> V
bool tn_print_is_regular(const TnOp *op);                        // the pretty form says all of it, as nearly always
void tn_print_pretty(TnPrinter *p, const TnOp *op);              // what follows the name; the op must have a format
uint32_t tn_print_scan_inputs(const TnOp *scan);                  // how many operands are inputs, not inits

#endif  // TENON_TEXT_PRINT_PRIV_H

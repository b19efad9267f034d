// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Inside the text reader: the state that all parse_*.c files share, and what they offer to each other. Functions that
// read something return false or NULL after they have reported why; then nothing more is to be said about it.
#ifndef TENON_TEXT_PARSE_H
#define TENON_TEXT_PARSE_H

#include "text/format.h"
#include "text/lex.h"
#include "text/text.h"

enum { TN_MAX_SLOTS = 16 };  // inherent attributes of one op

// An operand as written, resolved to a value as soon as its name is known.
typedef struct TnUse {
  TnStr name;      // without '%'
  uint32_t index;  // of %name#index
  TnPos pos;
  TnValue *value;  // NULL: not defined yet
  bool is_lost;    // what defines it was not understood: the op cannot be made, and nothing is said
} TnUse;

// A name that an op gives to its results: %name or %name:count.
typedef struct TnDef {
  TnStr name;
  uint32_t count;
  TnPos pos;
} TnDef;

// The values that are visible at a place; see names.c.
typedef struct TnScope TnScope;

// An alias, #name or !name: where it is defined, and what it stands for once that has been read.
typedef enum TnAliasState { TN_ALIAS_FOUND, TN_ALIAS_READING, TN_ALIAS_READ } TnAliasState;

// What it stands for, once it is read; before, the first token of that. Programs may have more than one for each op.
typedef struct TnAlias {
  union {
    const TnAttr *attr;  // NULL when it could not be read
    const TnType *type;
    const char *at;
  };
  union {
    uint64_t size;  // parts of it, written out
    const char *line_start;
  };
  union {
    uint32_t height;  // its nesting
    uint32_t line;
  };
  uint8_t state;    // TnAliasState
  bool is_defined;  // the place that defines it has been reached
} TnAlias;

// Names that are numbers: by index, as long as they are not far larger than there are many.
typedef struct TnNumbers {
  void ***pages;        // some numbers to a page; pages are NULL until needed
  size_t n_pages;       // length of pages
  size_t n_used_pages;  // pages behind these hold nothing
  size_t n;             // numbers added
} TnNumbers;
// The number that a name is, when it has at most nine digits and is spelt without leading zeros.
bool tn_name_is_number(TnStr name, uint32_t *out);
void **tn_numbers_find(const TnNumbers *t, uint32_t number);           // NULL: not there
void **tn_numbers_add(TnNumbers *t, uint32_t number, TnArena *arena);  // not there yet; NULL: it is too large

// Aliases by name. Most are one word and a number: #loc12.
typedef struct TnAliases {
  TnStr stem;  // that word, of the first such alias
  TnNumbers numbers;
  TnMap others;
} TnAliases;

// What is used most stands first, where instructions that reach it are shortest.
typedef struct TnParser {
  TnLexer lex;
  TnModule *m;
  TN_VEC(int64_t) ints;  // stacks: every reader takes its part from the end and gives it back
  TN_VEC(const TnAttr *) attrs;
  TnDiags *diags;
  TnArena scratch;  // freed when parsing ends
  TN_VEC(const TnType *) types;
  TN_VEC(TnDef) defs;
  TN_VEC(TnUse) uses;
  TN_VEC(TnStr) strs;
  TN_VEC(double) doubles;
  TN_VEC(TnRegion *) regions;
  TnStr text;
  TnScope *scope;  // of the innermost isolated op
  TnScope *free_scopes;
  TnMap type_texts;  // spelling -> TnType
  TnStr last_text;   // the spelling met last that ends with a bracket, which mostly comes again
  const TnType *last_type;
  TnAliases attr_aliases, type_aliases;
  TnMap resource_uses;          // dense_resource keys that were seen -> their uses
  TnLexer top;                  // start of the top-level op being read
  const char *default_dialect;  // of op names without a dialect here, "" for none
  uint32_t depth, max_depth;    // nesting of regions, types and attributes; deepest since it was last reset
  uint64_t size;                // parts of the op or alias being read, aliases written out
  uint64_t sum_of_sizes;        // of all aliases that were used
  bool has_alias_list;          // all aliases of the input are known
  bool is_over;                 // give up: too many errors, or no way to go on
} TnParser;

// An op being read: what the readers of its parts have found so far.
typedef struct TnDraft {
  TnOpcode code;
  TnStr name;  // as written
  TnPos pos;
  size_t def0, use0, type0, region0;  // where its parts of the stacks begin
  size_t n_defs;                      // names given to its results
  size_t n_operand_types;             // of the types; the others are the results'
  const TnAttr *slots[TN_MAX_SLOTS];
  const TnAttr *dict, *loc;
} TnDraft;

// ---- parse.c: errors and tokens
bool tn_parse_fail(TnParser *p, TnPos pos, const char *fmt, ...) TN_PRINTF(3, 4);
// Reports "found <current token>, expected <what>" at the current token (or the lexer's own complaint).
bool tn_parse_expected(TnParser *p, const char *what);
bool tn_parse_expect(TnParser *p, TnTok tok, const char *what);  // takes the token or reports
bool tn_parse_take(TnParser *p, TnTok tok);                      // takes the token if it is there
bool tn_parse_is_word(const TnParser *p, const char *word);
bool tn_parse_take_word(TnParser *p, const char *word);
bool tn_parse_expect_word(TnParser *p, const char *word);
bool tn_parse_enter(TnParser *p);  // one level deeper, or an error when that is too deep
static inline void tn_parse_leave(TnParser *p) { p->depth--; }
bool tn_parse_add_height(TnParser *p, uint32_t height, uint64_t size);  // an alias of that height and size stands here
static inline TnPos tn_parse_pos(const TnParser *p) { return tn_lex_pos(&p->lex); }
static inline TnLoc tn_parse_loc_of(const TnParser *p, TnPos pos) { return (TnLoc){p->m->name, pos.line, pos.col}; }
static inline void tn_parse_next(TnParser *p) { tn_lex_next(&p->lex); }

// ---- parse.c: ops and regions
// '{' ... '}'; its block may have a label with arguments.
bool tn_parse_region(TnParser *p, TnRegion *r, bool is_isolated, const char *default_dialect);
// The same after its arguments are known; names[i] are defined inside.
bool tn_parse_region_body(TnParser *p, TnRegion *r, bool is_isolated, const char *default_dialect, const TnDef *names);
// (%a: T) { ... }
bool tn_parse_region_with_args(TnParser *p, TnRegion *r, bool is_isolated, const char *default_dialect);
TnRegion *tn_parse_new_region(TnParser *p);        // a region that waits for its op; pushed on regions
// `%name: type` of a region, `what` in messages: name, type and location go to the stacks; *n_locs counts locations.
bool tn_parse_argument(TnParser *p, const char *what, size_t *n_locs);
bool tn_parse_operand(TnParser *p);                // %x or %x#1, pushed on uses
bool tn_parse_operands(TnParser *p);               // %x, %y: stops before a comma that no operand follows; may be none
bool tn_parse_signature(TnParser *p, TnDraft *d);  // (T, U) -> V
bool tn_parse_type_list(TnParser *p, size_t *out_n);                    // T, U
bool tn_parse_dict_into(TnParser *p, TnDraft *d, bool are_properties);  // {..}: slots and dict of the op
bool tn_parse_set_slot(TnParser *p, TnDraft *d, unsigned slot, const TnAttr *a, TnPos pos);
bool tn_parse_optional_loc(TnParser *p, const TnAttr **out);
// Makes the op of a complete draft and names its results.
TnOp *tn_parse_finish(TnParser *p, TnDraft *d, TnRegion *into);

// ---- names.c: SSA names
void tn_names_open_isolated(TnParser *p);
void tn_names_close_isolated(TnParser *p, bool report);  // names used and never defined are errors
size_t tn_names_open(TnParser *p);                       // a nested region; close with what it returned
void tn_names_close(TnParser *p, size_t mark);
bool tn_names_find(TnParser *p, TnUse *use);  // sets its value, NULL when not defined yet, or is_lost
bool tn_names_define(TnParser *p, const TnDef *def, TnValue *first);
// The op that defines it was not understood: uses are not reported.
void tn_names_poison(TnParser *p, const TnDef *def);
// Makes slot the value of the use, now or when it is defined, after checking its type.
bool tn_names_resolve(TnParser *p, const TnUse *use, const TnType *type, TnValue **slot);

// ---- parse_type.c
const TnType *tn_parse_type(TnParser *p);
bool tn_parse_dims(TnParser *p, size_t *out_n);  // 2x?x, pushed on ints; the element type follows

// ---- parse_attr.c
const TnAttr *tn_parse_attr(TnParser *p, const TnType *type);  // type: what an untyped literal is, or NULL
const TnAttr *tn_parse_bare_attr(TnParser *p, const TnAttrSpec *spec);
const TnAttr *tn_parse_struct_body(TnParser *p, TnStructId id);  // what follows #dialect.mnemonic
// The bits of an integer literal in a type, extended to 64 by the type's sign; false when it does not fit.
bool tn_parse_fit_integer(const TnType *t, bool negative, uint64_t v, int64_t *out);
const TnAttr *tn_parse_loc(TnParser *p);  // loc(...)
bool tn_parse_dict_entries(TnParser *p, bool (*each)(TnParser *p, void *user, TnStr name, const TnAttr *a, TnPos pos),
                           void *user);  // {a = 1, b}
const TnAttr *tn_parse_dict(TnParser *p);
// A dictionary of the names and attributes from these places of the stacks on; a name given twice is an error.
const TnAttr *tn_parse_build_dict(TnParser *p, size_t str0, size_t attr0, TnPos pos);
bool tn_parse_i64(TnParser *p, int64_t *out);                  // [-] integer
bool tn_parse_number(TnParser *p, double *out);                // [-] integer or float
bool tn_parse_i64_list(TnParser *p, TnTok open, TnTok close);  // [1, 2], pushed on ints
const TnAttr *tn_parse_i64s(TnParser *p);                      // "[1, 2]" as an array of i64; NULL after an error
bool tn_parse_string(TnParser *p, TnStr *out);
bool tn_parse_symbol_name(TnParser *p, TnStr *out);  // @name, @"any"
TnStr tn_parse_opaque_text(TnParser *p);             // from the current token through a bracketed group that follows it
// The byte behind the bracketed group that begins at `at`; NULL when its brackets do not match or it does not end.
const char *tn_parse_group_end(const TnParser *p, const char *at);
bool tn_parse_aliases(TnParser *p);           // finds all alias definitions of the input, once
bool tn_parse_alias_definition(TnParser *p);  // #a = .. or !a = ..
const TnAlias *tn_parse_alias(TnParser *p, TnAliases *aliases);

// ---- parse_dense.c
const TnAttr *tn_parse_dense(TnParser *p, const TnType *type);
const TnAttr *tn_parse_dense_resource(TnParser *p, const TnType *type);
const TnAttr *tn_parse_dense_array(TnParser *p);
const TnAttr *tn_parse_sparse(TnParser *p);  // kept as text
bool tn_parse_metadata(TnParser *p);         // {-# ... #-}
bool tn_parse_check_resources(TnParser *p);

// ---- number.c
bool tn_number_u64(TnStr digits, uint64_t *out);  // decimal or 0x hexadecimal; false on overflow
double tn_number_f64(TnStr text);                 // a decimal integer or float token, correctly rounded
double tn_number_in(TnDtype t, double v);         // the value that a literal stands for in this type
bool tn_number_hex(const char *text, size_t n_bytes, uint8_t *out);  // pairs of hexadecimal digits; false on others

// ---- parse_pretty.c, parse_func.c, parse_region_ops.c, parse_sdy.c
bool tn_parse_pretty(TnParser *p, TnDraft *d, TnRegion *into);
// Takes the tokens that text is made of. With `optional`, takes all or none and reports nothing.
bool tn_parse_text(TnParser *p, const char *text, bool optional);
bool tn_parse_module(TnParser *p, TnDraft *d);
bool tn_parse_func(TnParser *p, TnDraft *d);
bool tn_parse_reduce(TnParser *p, TnDraft *d);
bool tn_parse_while(TnParser *p, TnDraft *d);
bool tn_parse_scan(TnParser *p, TnDraft *d);
bool tn_parse_computation(TnParser *p, TnDraft *d, bool is_manual);
const TnAttr *tn_parse_conv_dims(TnParser *p);  // [b, f, 0]x[o, i, 0]->[b, f, 0]
const TnAttr *tn_parse_sdy_body(TnParser *p, TnStructId id);

#endif  // TENON_TEXT_PARSE_H

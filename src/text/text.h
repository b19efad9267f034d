// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// text: MLIR text to module and back. Functions push on module arenas: call them inside tn_module_run.
#ifndef TENON_TEXT_TEXT_H
#define TENON_TEXT_TEXT_H

#include "ir/ir.h"

typedef struct TnParseOptions {
  uint32_t first_line;  // line number of the first line, for chunks of a split file; 0 means 1
} TnParseOptions;

// Parses one program (no `// -----` splits) into the fresh module m: sets root, source, resources. Constants are
// decoded into the module's arena. m->name must be set. Ops of unknown dialects become TN_OP_opaque; verification
// decides whether they may stay. Reports up to diags->n_max problems (with recovery at op boundaries where it is safe)
// and returns the error that stands for them. Ends with tn_module_renumber.
TnError *tn_text_parse(TnModule *m, TnStr text, const TnParseOptions *options, TnDiags *diags);

// One attribute or type of its own (bytecode's textual fallback, command lines). NULL after a reported error.
const TnAttr *tn_text_parse_attr(TnModule *m, TnStr text, TnDiags *diags);
const TnType *tn_text_parse_type(TnModule *m, TnStr text, TnDiags *diags);

typedef struct TnPrintOptions {
  bool generic;            // generic form of every op
  bool locations;          // trailing loc(...) and location aliases, as upstream's --mlir-print-debuginfo
  size_t elide_above;      // literals of more elements print as dense_resource<__elided__>; 0: never
  bool without_aliases;    // as upstream's --mlir-print-local-scope
} TnPrintOptions;

// Exactly what upstream's printer prints for the module.
void tn_text_print(TnBuf *out, const TnModule *m, const TnPrintOptions *options);
void tn_text_print_op(TnBuf *out, const TnModule *m, const TnOp *op,
                      const TnPrintOptions *options);  // with its regions
void tn_text_print_attr(TnBuf *out, const TnAttr *a);
void tn_text_print_type(TnBuf *out, const TnType *t);
// A float as upstream spells it (six digits scientific when exact, else enough digits, hex for non-finite).
void tn_text_print_float(TnBuf *out, TnDtype dtype, uint64_t bits);

// Iterates over the chunks of a file split by lines `// -----`. Start with *at = 0 and *line = 1; false at the end.
bool tn_text_next_chunk(TnStr file, size_t *at, uint32_t *line, TnStr *out_chunk, uint32_t *out_first_line);

#endif  // TENON_TEXT_TEXT_H

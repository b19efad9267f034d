// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the printed builder functions (build_ops.c) call: one op from plain C values.
#ifndef TENON_RT_BUILDER_H
#define TENON_RT_BUILDER_H

#include "rt/rt.h"

// One attribute of a call; which member counts follows from the kind of its slot in the op table.
typedef struct TnBuildArg {
  int64_t i;            // BOOL, UNIT, I32, I64, UI32, UI64
  double f;             // F32, F64
  const int64_t *list;  // I64S: n of them, NULL when absent
  const bool *flags;    // BOOLS: likewise
  size_t n;
  const char *text;     // STR, SYM, ENUM: the name; the others: MLIR text; NULL when absent
} TnBuildArg;

typedef struct TnBuildCall {
  TnOpcode op;
  TnValue *const *operands;
  size_t n_operands;
  const TnBuildArg *attrs;  // one a slot; NULL when the op has none
  TnRegion *const *regions;
  size_t n_regions;
  const TnType *const *types;  // declared result types; NULL: inferred
  size_t n_types;
} TnBuildCall;

// The first result of the new op, NULL when it has none or the builder has failed.
TnValue *tn_builder_add(TnBuilder *b, const TnBuildCall *call);
// The same from the arguments of the op's public function, in their order: its operands (or a list and its length),
// its attributes by slot, its regions and, in the typed form, its result type (or a list and its length).
TnValue *tn_builder_call(TnBuilder *b, TnOpcode op, ...);
TnValue *tn_builder_call_typed(TnBuilder *b, TnOpcode op, ...);

#endif  // TENON_RT_BUILDER_H

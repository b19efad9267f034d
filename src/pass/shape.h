// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elements known at compile time: what refine-shapes finds out about shape arithmetic, by value.
#ifndef TENON_PASS_SHAPE_H
#define TENON_PASS_SHAPE_H

#include "pass/emit.h"

enum { TN_MAX_KNOWN = 64 };  // elements of a value that is followed

typedef struct TnKnown {
  TnDense is;       // index counts as i64
  uint64_t inputs;  // whose values it follows from, a bit each
} TnKnown;

typedef struct TnShapes {
  TnPassCtx *cx;
  const TnKnown **known;  // by value id
  uint32_t n;
  uint64_t inputs;  // whose values were made use of
  bool is_dynamic;  // some type is: ops must hold for the sizes that turn out
} TnShapes;

const TnKnown *tn_shapes_find(const TnShapes *s, const TnValue *v);  // NULL: not known
// The integers of a value on scratch; NULL when they are not known.
int64_t *tn_shapes_list(TnShapes *s, const TnValue *v);
// Works out the op's results when its operands are known.
void tn_shapes_note(TnShapes *s, const TnOp *op);
// What the run of an op without results would say, when its operands are known.
TnError *tn_shapes_check(TnShapes *s, const TnOp *op);
// Input number `index` is v and has this value: dense elements. false when they are not followed.
bool tn_shapes_set_input(TnShapes *s, const TnValue *v, uint32_t index, const TnAttr *value);
// A constant of the known elements before `at`.
TnValue *tn_shapes_constant(TnShapes *s, TnOp *at, const TnValue *v);

#endif  // TENON_PASS_SHAPE_H

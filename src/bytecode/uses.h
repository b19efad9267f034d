// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Orders of uses. Bytecode can say in which order a value's uses stood in the memory of the compiler that wrote it. It
// means nothing, but the same bytes are to come out again: the order is kept with the module and written back as long
// as the value has as many uses as it had.
#ifndef TENON_BYTECODE_USES_H
#define TENON_BYTECODE_USES_H

#include "ir/ir.h"

typedef struct TnUseOrder {
  const TnValue *value;
  uint32_t index;  // of the value among the results or arguments it stands with
  uint32_t n;
  bool is_pairs;  // numbers are (from, to) pairs of the uses that moved, otherwise one for each use
  const uint64_t *numbers;
} TnUseOrder;

void tn_use_order_keep(TnModule *m, const TnValue *v, TnUseOrder *order);
const TnUseOrder *tn_use_order_find(const TnModule *m, const TnValue *v);  // NULL: none

#endif  // TENON_BYTECODE_USES_H

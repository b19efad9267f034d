// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// One program on every engine, fused and op by op, with one thread and with two: equal bits, and what the interpreter
// says.
#ifndef TENON_FUZZ_DIFFERENTIAL_H
#define TENON_FUZZ_DIFFERENTIAL_H

#include "generate.h"

typedef struct Check {
  bool guard;               // buffers end, then begin, at pages that must not be touched
  bool compiler;            // tile against c, which takes a C compiler's time, and nothing else
  bool engines_only;        // not the interpreter
  const char *volatile at;  // what runs now
  char message[2000];       // of what differs
} Check;

// Contexts are made by the first call and kept.
// True when all agree. p: sizes of inputs and the exactness of outputs; NULL or without outputs: it is not known.
bool differential_check(Check *c, const char *text, size_t size, uint64_t data_seed, const Program *p);

#endif  // TENON_FUZZ_DIFFERENTIAL_H

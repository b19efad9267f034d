// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the environment asks for to find faults: TN_DEBUG=help lists the flags, TN_DUMP=DIR writes every stage of each
// compilation, and the watching of steps behind --trace and --profile.
#ifndef TENON_CLI_DEBUG_H
#define TENON_CLI_DEBUG_H

#include "cli/cli.h"

// Reads TN_DEBUG; false when it was help, or after a message about what is not a flag.
bool debug_read_flags(void);
// What the flags and TN_DUMP mean for a compilation; then, for its result.
void debug_prepare(TnCompileOptions *o);
void debug_compiled(TnExecutable *x);

// The steps of runs, one after the other.
typedef struct Span {
  uint32_t number, line;
  char kind[12], name[84];
  uint64_t start_ns, end_ns;
  double flops;
  size_t bytes;   // of all buffers
  uint64_t hash;  // of their contents, when asked for
} Span;
typedef struct Trace {
  Span *spans;
  size_t n, cap;
  bool hashes, failed;  // failed: memory ran out
} Trace;
void trace_step(void *trace, const TnStepInfo *step);  // fits TnExecuteOptions.step
void trace_free(Trace *t);
// Chrome's trace format: the stages of compiling, then the steps.
TnError *trace_write(const Trace *t, const TnExecutable *x, const char *path);

#endif  // TENON_CLI_DEBUG_H

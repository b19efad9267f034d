// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Structure-aware mutation: programs that parse are changed in their IR, driven by the fuzzer's bytes, so that the
// verifier and what stands behind it see nearly valid programs instead of syntax errors.
#ifndef TENON_FUZZ_MUTATE_H
#define TENON_FUZZ_MUTATE_H

#include "ir/ir.h"

// The fuzzer's bytes, read as numbers; all zero when they have run out.
typedef struct Bytes {
  const uint8_t *p, *end;
} Bytes;
static inline bool bytes_left(const Bytes *b) { return b->p < b->end; }
uint32_t bytes_below(Bytes *b, uint32_t end);  // in [0, end), 0 when end is 0
int64_t bytes_number(Bytes *b);                // small, or one of the numbers that break things

// Changes the module until the bytes run out, at most so many times. Inside tn_module_run.
void mutate(TnModule *m, Bytes *b, unsigned n_max);

// The programs to start from: every `// -----` part of the .mlir files in these folders. Read once, kept; ends the
// process when there are none.
void seeds_load(const char *const *folders, size_t n_folders);
TnStr seeds_pick(Bytes *b);
// Reads a program and changes it. Inside tn_module_run.
TnError *mutate_text(TnModule *m, TnStr program, Bytes *b, unsigned n_max);

// What libFuzzer calls.
int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif  // TENON_FUZZ_MUTATE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Conformance suites: what `tenon conformance SUITE DIR` does with one file of a suite.
#ifndef TENON_CLI_SUITE_H
#define TENON_CLI_SUITE_H

#include <stdio.h>

#include "tenon/tenon.h"

typedef enum Verdict { PASSED, FAILED, SKIPPED, LISTED } Verdict;  // LISTED: disabled upstream; reported, not counted

// Where a suite puts its results; one call a case. `what` names the case within the file, "" for the file itself.
typedef struct Reporter {
  void (*report)(struct Reporter *r, Verdict v, const char *what, const char *message);
  TnContext *context;  // without diagnostics callback
  const char *engine;  // NULL: the default
  unsigned level;      // verify: 1 outcome, 2 lines, 3 texts
} Reporter;

typedef struct Suite {
  const char *name;
  const char *ending;   // of the files that belong to it
  bool recursive;       // looks into sub-folders
  const char *doc;
  void (*run)(Reporter *r, const char *path);
} Suite;

extern const Suite suites[];  // ends with a NULL name
const Suite *suite_find(const char *name);

// One report from an error (destroyed) or its absence.
void suite_report(Reporter *r, const char *what, TnError *e);

// The chunks of a file split by lines `// -----`: text (into *file), position and first line. false at the end.
typedef struct Chunk {
  const char *text;
  size_t size;
  uint32_t first_line, next_line;
  unsigned number;  // from 1
  char label[32];   // "chunk 3"
} Chunk;
bool suite_next_chunk(const char *file, size_t size, size_t *at, Chunk *chunk);
// A whole file in memory with a NUL behind it; NULL after a report.
char *suite_load(Reporter *r, const char *path, size_t *out_size);

// suite_<name>.c
void suite_run_testdata(Reporter *r, const char *path);
void suite_run_chunks(Reporter *r, const char *path);
void suite_run_round_trip(Reporter *r, const char *path);
void suite_run_verify(Reporter *r, const char *path);
void suite_run_print(Reporter *r, const char *path);
void suite_run_vhlo(Reporter *r, const char *path);

#endif  // TENON_CLI_SUITE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A program with inputs, ready to run: what `run`, `compare` and `bench` share. It comes from a case folder (inputs
// and answers with it) or from a file and the --input options.
#ifndef TENON_CLI_PROGRAM_H
#define TENON_CLI_PROGRAM_H

#include "cli/case.h"
#include "cli/debug.h"

typedef struct Values {
  TnBuffer **v;
  size_t n;
} Values;
bool values_init(Values *values, size_t n);  // n empty slots
void values_free(Values *values);            // releases what the slots hold

typedef struct Program {
  TnContext *context;
  const Args *args;
  char path[1200];   // of the program
  char name[128];    // of the case, or the path
  bool is_case;
  Case c;
  TnModule *module;
  Values in;         // filled by program_inputs
  uint64_t bisect;   // runs of passes to do, over --bisect; 0: as that says
  Trace *trace;      // takes the steps of runs; NULL: nobody does
} Program;

// Reads the program of a file or case folder.
TnError *program_open(TnContext *context, const Args *args, const char *path, Program *out);
void program_close(Program *p);
// --entry, --replicas, --partitions and the given engine (NULL: --engine, or the default).
TnError *program_compile(const Program *p, const char *engine, TnExecutable **out);
size_t program_n_devices(const Args *args);  // --replicas times --partitions
// Once, after the first compile: the case's inputs, or one for each --input; those of one device go to all.
TnError *program_inputs(Program *p, const TnExecutable *x);
// out: empty, or what an earlier run left, which is written over; freed by the caller also after an error. peak may be
// NULL.
TnError *program_execute(const Program *p, TnExecutable *x, Values *out, size_t *peak);
// The same, and --trace is written.
TnError *program_run_traced(Program *p, TnExecutable *x, Values *out);

TnError *cli_error(TnErrorCode code, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif  // TENON_CLI_PROGRAM_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon compile`: what the compiler makes of a program, at any of its stages, as text.
#include <stdio.h>
#include <string.h>

#include "cli/program.h"

// Code for dynamic inputs exists for shapes only: those of the inputs that were given.
static TnError *fix_shapes(Program *p, TnExecutable *x) {
  bool is_dynamic = false;
  for (size_t i = 0; i < tn_executable_n_inputs(x); i++) {
    TnTensorType t = {.struct_size = sizeof t};
    TnError *e = tn_executable_input_type(x, i, &t);
    if (e) return e;
    for (size_t d = 0; d < t.rank; d++) is_dynamic |= t.dims[d] < 0;
  }
  if (!is_dynamic) return NULL;
  TnError *e = program_inputs(p, x);
  return e ? e : tn_executable_prepare(x, p->in.v, p->in.n);
}

static TnError *print_stage(Program *p, TnExecutable *x, const char *stage) {
  TnBytes text = {0};
  TnError *e = fix_shapes(p, x);
  if (!e) e = tn_executable_print(x, stage, &text);
  if (!e) fwrite(text.data, 1, text.size, stdout);
  tn_bytes_free(&text);
  return e;
}

static int run(const Args *a) {
  if (a->n != 1) return usage_error(a->command, "expected one program or case folder");
  const char *stage = args_get(a, "stage");
  if (!stage) stage = "plan";
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  Program p;
  TnExecutable *x = NULL;
  const char *target = args_get(a, "target");
  if (!target && strcmp(stage, "c") == 0) target = "c";
  if (strcmp(stage, "c") == 0) stage = "asm";
  int status = report_error(program_open(context, a, a->operands[0], &p), a->operands[0]);
  if (!status) status = report_error(program_compile(&p, target, &x), a->operands[0]);
  if (!status) status = report_error(print_stage(&p, x, stage), a->operands[0]);
  tn_executable_destroy(x);
  program_close(&p);
  tn_context_destroy(context);
  return status;
}

static const Option options[] = {
    {"stage", "STAGE", "module: after the passes; plan (default); kernel; c: the kernels as C; asm: the target's code"},
    {"target", "NAME", "the engine to compile for (default: the best of this machine)"},
    {"entry", "NAME", "the function to compile (default: main, or the only one)"},
    {"input", "F.npy|GEN", "an input, as for run: its shape, where the program's is dynamic"},
    {"bisect", "N", "do only the first N runs of passes"},
    {"text", NULL, "case folders: read program.mlir rather than program.mlirbc"},
};

const Command cmd_compile = {.name = "compile",
                             .operands = "FILE|CASE",
                             .summary = "compile a program and print what became of it at a stage",
                             .options = options,
                             .n_options = sizeof options / sizeof *options,
                             .run = run};

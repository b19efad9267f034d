// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon compile`: what the compiler makes of a program, at any of its stages.
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

static TnError *print_stage(Program *p, TnExecutable *x, const char *stage, const char *path) {
  TnBytes text = {0};
  TnError *e = fix_shapes(p, x);
  if (!e) e = tn_executable_print(x, stage, &text);
  if (!e) e = write_bytes(&text, path);
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
  int status = report_error(program_open(context, a, a->operands[0], &p), a->operands[0]);
  if (!status) status = report_error(program_compile(&p, target, &x), a->operands[0]);
  if (!status) status = report_error(print_stage(&p, x, stage, args_get(a, "o")), a->operands[0]);
  tn_executable_destroy(x);
  program_close(&p);
  tn_context_destroy(context);
  return status;
}

static const Option options[] = {
    {"stage", "module|plan|kernel|asm|c|obj",
     "module: after the passes; plan (default); kernel; asm: the target's code; c; obj"},
    {"o", "OUT", "write to OUT instead of standard output"},
    {"target", ENGINE_VALUE, "the engine to compile for (default: the best of this machine)"},
    {"entry", "NAME", "the function to compile (default: main, or the only one)"},
    {"input", "F.npy|GEN", "an input, as for run: its shape, where the program's is dynamic"},
    {"bisect", "N", "do only the first N runs of passes"},
    {"text", NULL, "case folders: read program.mlir rather than program.mlirbc"},
};

static const char details[] =
    "Stages c and obj make what C programs link: C11 for gcc and clang, or an ELF64 object for the instructions of\n"
    "this processor (--target x64:avx2: of any with AVX2 and FMA). Both have\n\n"
    "    int NAME(void *const *inputs, void *const *outputs, void *scratch);   // 0: done\n"
    "    extern const uint64_t NAME_scratch_bytes;\n\n"
    "NAME is the module's name, else the function's (main: tenon_main). inputs and outputs point to the elements of\n"
    "each, row-major, in StableHLO's storage types, aligned to an element; outputs share memory with nothing. scratch\n"
    "is NAME_scratch_bytes long, 1 at least, and aligned to 64: else the answer is 1. Any number of threads may call\n"
    "it, each with scratch of its own; a call uses one thread. Results have the bits of `tenon run`.\n\n"
    "Programs of kernels alone need nothing else. Where a program has routines of the library (products, sort, fft,\n"
    "large transposes, ...: lib in --stage plan) or functions without a formula, libtenon is linked too, of the\n"
    "version that made the code: the answer is 2 where it is another, or where memory is out when the first call\n"
    "prepares the routines. Programs with calls that stay, with LAPACK's own routines or with effects are refused\n"
    "(obj: with 1 GB of temporaries too); c has their kernels all the same. Kernels are local symbols\n"
    "of an object, like k0_add, with unwind information.";

const Command cmd_compile = {.name = "compile",
                             .operands = "FILE|CASE",
                             .summary = "compile a program and print what became of it at a stage",
                             .details = details,
                             .options = options,
                             .n_options = sizeof options / sizeof *options,
                             .run = run};

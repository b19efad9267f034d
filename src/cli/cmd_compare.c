// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon compare`: runs programs on several engines and compares the results bit by bit.
#include <stdio.h>
#include <string.h>

#include "cli/program.h"

// The first difference between results of two engines, or NULL.
static TnError *compare_values(const Values *a, const Values *b, const char *engine_a, const char *engine_b) {
  for (size_t i = 0; i < a->n; i++) {
    const uint8_t *p = tn_buffer_data(a->v[i]), *q = tn_buffer_data(b->v[i]);
    size_t n = tn_buffer_bytes(a->v[i]), size = tn_element_bytes(tn_buffer_type(a->v[i]));
    bool same_shape =
        tn_buffer_rank(a->v[i]) == tn_buffer_rank(b->v[i]) && n == tn_buffer_bytes(b->v[i]) &&
        memcmp(tn_buffer_dims(a->v[i]), tn_buffer_dims(b->v[i]), tn_buffer_rank(a->v[i]) * sizeof(int64_t)) == 0;
    if (!same_shape)
      return cli_error(TN_ERROR_DATA_LOSS, "output %zu has another shape on %s than on %s", i, engine_b, engine_a);
    for (size_t k = 0; k < n; k++)
      if (p[k] != q[k])
        return cli_error(TN_ERROR_DATA_LOSS, "output %zu differs between %s and %s, first at element %zu", i, engine_a,
                         engine_b, k / size);
  }
  return NULL;
}

static TnError *run_engine(Program *p, const char *engine, Values *out) {
  TnExecutable *x = NULL;
  TnError *e = program_compile(p, engine, &x);
  if (!e && !p->in.v) e = program_inputs(p, x);
  if (!e) e = program_execute(p, x, out, NULL);
  tn_executable_destroy(x);
  return e;
}

static TnError *compare_engines(Program *p, size_t *out_n) {
  const char *first = NULL, *engine;
  size_t at = 0;
  Values base = {0};
  TnError *e = NULL;
  for (; !e && (engine = args_next(p->args, "engine", &at)); ++*out_n) {
    if (!first) {
      first = engine;
      e = run_engine(p, engine, &base);
      continue;
    }
    Values other = {0};
    e = run_engine(p, engine, &other);
    if (!e) e = compare_values(&base, &other, first, engine);
    values_free(&other);
  }
  values_free(&base);
  return e;
}

static int run(const Args *a) {
  size_t at = 0, n_engines = 0;
  while (args_next(a, "engine", &at)) n_engines++;
  if (a->n == 0) return usage_error(a->command, "expected a program or case folder");
  if (n_engines < 2) return usage_error(a->command, "expected --engine at least twice");
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  int worst = EXIT_YES;
  for (size_t i = 0; i < a->n; i++) {
    Program p;
    size_t n = 0;
    int status = report_error(program_open(context, a, a->operands[i], &p), a->operands[i]);
    if (!status) status = report_error(compare_engines(&p, &n), p.name);
    if (!status) printf("same bits on %zu engines: %s\n", n, p.name);
    if (status > worst) worst = status;
    program_close(&p);
  }
  tn_context_destroy(context);
  return worst;
}

static const Option options[] = {
    {"engine", "NAME", "an engine; give it for each one to compare"},
    {"input", "F.npy|GEN", "an input, as for run"},
    {"entry", "NAME", "the function to run (default: main, or the only one)"},
    {"threads", "N", "threads beside the caller's (default: 0)"},
    {"seed", "N", "state of stablehlo.rng (default: 0)"},
    {"text", NULL, "case folders: run program.mlir rather than program.mlirbc"},
    {"limit-memory", "N", "bytes of live tensors beyond which the run stops"},
};

const Command cmd_compare = {
    .name = "compare",
    .operands = "FILE|CASE... --engine A --engine B...",
    .summary = "run programs on several engines; yes only when every bit of every result agrees",
    .options = options,
    .n_options = sizeof options / sizeof *options,
    .run = run};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon bench`: times reading, compiling and running of programs. compile_us counts everything from the program's
// bytes in memory to an executable; the first run is timed apart from the later ones.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/program.h"

enum { MAX_RUNS = 100000 };

typedef struct Report {
  double compile_us, first_us, min_us, median_us, max_abs_err;
  size_t runs, peak_bytes;
  bool ok;
} Report;

static double now_us(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Reads and compiles once more from scratch, so that caches of the first time do not flatter it.
static TnError *time_compile(const Program *p, double *out_us) {
  double start = now_us();
  TnReadOptions o = {.struct_size = sizeof o};
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnError *e = tn_module_read_file(p->context, p->path, &o, &m);
  Program again = *p;
  again.module = m;
  if (!e) e = program_compile(&again, NULL, &x);
  *out_us = now_us() - start;
  tn_executable_destroy(x);
  tn_module_destroy(m);
  return e;
}

static TnError *time_one(const Program *p, TnExecutable *x, Report *r, double *out_us) {
  Values out = {0};
  double start = now_us();
  TnError *e = program_execute(p, x, &out, &r->peak_bytes);
  *out_us = now_us() - start;
  values_free(&out);
  return e;
}

static TnError *time_runs(const Program *p, TnExecutable *x, double seconds, Report *r) {
  double *times = malloc(MAX_RUNS * sizeof *times), start = now_us();
  TnError *e = times ? NULL : cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  while (!e && r->runs < MAX_RUNS && (r->runs == 0 || now_us() - start < seconds * 1e6)) {
    e = time_one(p, x, r, &times[r->runs]);
    if (!e) r->runs++;
  }
  if (!e) {
    qsort(times, r->runs, sizeof *times, by_value);
    r->min_us = times[0];
    r->median_us = times[r->runs / 2];
  }
  free(times);
  return e;
}

static TnError *check_answers(const Program *p, const Values *out, Report *r) {
  r->ok = true;
  if (!p->is_case) return NULL;
  TnError *e = case_check(p->context, &p->c, out->v, &r->max_abs_err);
  r->ok = e == NULL;
  tn_error_destroy(e);
  return NULL;
}

static TnError *measure(Program *p, double seconds, Report *r) {
  TnExecutable *x = NULL;
  Values out = {0};
  TnError *e = time_compile(p, &r->compile_us);
  if (!e) e = program_compile(p, NULL, &x);
  if (!e) e = program_inputs(p, x);
  double start = now_us();
  if (!e) e = program_execute(p, x, &out, NULL);
  r->first_us = now_us() - start;
  if (!e) e = check_answers(p, &out, r);
  values_free(&out);
  if (!e) e = time_runs(p, x, seconds, r);
  tn_executable_destroy(x);
  return e;
}

static void print_report(const Program *p, const Report *r, bool json, const char *engine) {
  if (json) {
    printf(
        "{\"case\": \"%s\", \"engine\": \"%s\", \"compile_us\": %.3f, \"first_us\": %.3f, \"run_us_min\": %.3f, "
        "\"run_us_median\": %.3f, \"runs\": %zu, \"peak_bytes\": %zu, \"max_abs_err\": %.9g, \"ok\": %s}\n",
        p->name, engine, r->compile_us, r->first_us, r->min_us, r->median_us, r->runs, r->peak_bytes, r->max_abs_err,
        r->ok ? "true" : "false");
  } else {
    printf("%-28s compile %10.1f us  first %12.1f us  run %12.1f us (median %.1f, %zu runs)  peak %zu KB%s\n", p->name,
           r->compile_us, r->first_us, r->min_us, r->median_us, r->runs, r->peak_bytes / 1024, r->ok ? "" : "  WRONG");
  }
  fflush(stdout);
}

static int bench_one(TnContext *context, const Args *a, const char *path, double seconds) {
  Program p;
  Report r = {0};
  int status = report_error(program_open(context, a, path, &p), path);
  if (!status) status = report_error(measure(&p, seconds, &r), path);
  const char *engine = args_get(a, "engine");
  if (!status) print_report(&p, &r, args_has(a, "json"), engine ? engine : tn_engine_name(0));
  if (!status && !r.ok) status = EXIT_NO;
  program_close(&p);
  return status;
}

static int run(const Args *a) {
  if (a->n == 0) return usage_error(a->command, "expected a program or case folder");
  double seconds = 1;
  const char *text = args_get(a, "seconds");
  char *end = NULL;
  if (text) seconds = strtod(text, &end);
  if (text && (end == text || *end || !(seconds >= 0) || seconds > 86400))
    return usage_error(a->command, "--seconds is '%s', expected a number from 0 to 86400", text);
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  int worst = EXIT_YES;
  for (size_t i = 0; i < a->n && !cli_cancel; i++) {
    int status = bench_one(context, a, a->operands[i], seconds);
    if (status > worst) worst = status;
  }
  tn_context_destroy(context);
  return worst;
}

static const Option options[] = {
    {"json", NULL, "print one JSON object a line"},
    {"engine", "NAME", "the engine to run on (default: interp)"},
    {"threads", "N", "threads beside the caller's (default: 0)"},
    {"seconds", "S", "how long to repeat each program (default: 1)"},
    {"input", "F.npy|GEN", "an input, as for run"},
    {"entry", "NAME", "the function to run (default: main, or the only one)"},
    {"text", NULL, "case folders: read program.mlir rather than program.mlirbc"},
    {"seed", "N", "state of stablehlo.rng (default: 0)"},
    {"limit-memory", "N", "bytes of live tensors beyond which the run stops"},
};

const Command cmd_bench = {.name = "bench",
                           .operands = "FILE|CASE...",
                           .summary = "time compiling and running of programs",
                           .options = options,
                           .n_options = sizeof options / sizeof *options,
                           .run = run};

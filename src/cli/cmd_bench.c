// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon bench`: times reading, compiling and running of programs. compile_us counts everything from the program's
// bytes to runnable code; the first run is timed apart from the later ones.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/calibrate.h"
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

// Reads, verifies and compiles from scratch: all that lies between a program's bytes and code for its inputs.
static TnError *compile_once(const Program *p, double *out_us) {
  double start = now_us();
  TnReadOptions o = {.struct_size = sizeof o};
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnError *e = tn_module_read_file(p->context, p->path, &o, &m);
  Program again = *p;
  again.module = m;
  if (!e) e = program_compile(&again, NULL, &x);
  if (!e) e = tn_executable_prepare(x, p->in.v, p->in.n);
  *out_us = now_us() - start;
  tn_executable_destroy(x);
  tn_module_destroy(m);
  return e;
}

// The fastest of some, as for runs: the first one pays for pages of this program that nobody used before.
static TnError *time_compile(const Program *p, double *out_us) {
  enum { TIMES = 7 };
  double start = now_us(), us = 0;
  TnError *e = compile_once(p, out_us);
  for (int k = 1; !e && k < TIMES && now_us() - start < 1e5; k++) {
    e = compile_once(p, &us);
    if (us < *out_us) *out_us = us;
  }
  return e;
}

// Outputs are written into those of the run before.
static TnError *time_runs(const Program *p, TnExecutable *x, double seconds, Values *out, Report *r) {
  double *times = malloc(MAX_RUNS * sizeof *times), start = now_us();
  TnError *e = times ? NULL : cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  while (!e && r->runs < MAX_RUNS && (r->runs == 0 || now_us() - start < seconds * 1e6)) {
    double before = now_us();
    e = program_execute(p, x, out, &r->peak_bytes);
    times[r->runs] = now_us() - before;
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

// ---- --profile

// Bytes a second that a copy reads and writes on this thread.
static double measure_bandwidth(void) {
  enum { BYTES = 64 << 20 };
  uint8_t *a = malloc(BYTES), *b = malloc(BYTES);
  double best = 0;
  for (int k = 0; a && b && k < 4; k++) {
    memset(a, k, BYTES);
    double start = now_us();
    memcpy(b, a, BYTES);
    double rate = 2.0 * BYTES / (1e-6 * (now_us() - start));
    if (rate > best) best = rate;
  }
  free(a);
  free(b);
  return best;
}

typedef struct Line {
  Span span;  // of the first time
  double us;  // of the fastest run, all times the step was done in it
  double run_us;
  size_t times;
} Line;

static int by_time(const void *a, const void *b) {
  double x = ((const Line *)a)->us, y = ((const Line *)b)->us;
  return (x < y) - (x > y);
}

// Adds up one run by step; a later run counts where it was faster.
static void add_up(const Trace *t, Line *lines, size_t n_lines, bool is_first) {
  for (size_t k = 0; k < n_lines; k++) lines[k].run_us = 0, lines[k].times = 0;
  for (size_t i = 0; i < t->n; i++) {
    const Span *s = &t->spans[i];
    if (s->number >= n_lines) continue;
    Line *l = &lines[s->number];
    if (is_first && !l->times) l->span = *s;
    l->times++;
    l->run_us += 1e-3 * (double)(s->end_ns - s->start_ns);
  }
  for (size_t k = 0; k < n_lines; k++)
    if (is_first || lines[k].run_us < lines[k].us) lines[k].us = lines[k].run_us;
}

static void print_profile(Line *lines, size_t n, double bandwidth) {
  double total = 0;
  for (size_t i = 0; i < n; i++)
    if (strcmp(lines[i].span.kind, "while") && strcmp(lines[i].span.kind, "case")) total += lines[i].us;
  qsort(lines, n, sizeof *lines, by_time);
  printf("  %5s %-7s %-32s %8s %12s %6s %10s %10s %9s\n", "step", "kind", "name", "times", "us", "share", "KB", "kflop",
         "% of copy");
  for (size_t i = 0; i < n && lines[i].times; i++) {
    const Span *s = &lines[i].span;
    double times = (double)lines[i].times, us = lines[i].us > 0 ? lines[i].us : 1e-3;
    printf("  %5u %-7s %-32.32s %8zu %12.2f %5.1f%% %10.1f %10.1f %8.0f%%\n", s->number, s->kind, s->name,
           lines[i].times, lines[i].us, 100 * lines[i].us / total, times * (double)s->bytes / 1024,
           1e-3 * times * s->flops, 100 * times * (double)s->bytes / (1e-6 * us) / bandwidth);
  }
}

// Each step: how often, how long, what it moves and computes, and what share of the time a copy of its bytes takes.
static TnError *profile(Program *p, TnExecutable *x, Values *out) {
  enum { RUNS = 5 };
  Line *lines = NULL;
  size_t n = 0;
  TnError *e = NULL;
  for (int k = 0; k < RUNS && !e; k++) {
    Trace trace = {0};
    p->trace = &trace;
    e = program_execute(p, x, out, NULL);
    p->trace = NULL;
    for (size_t i = 0; i < trace.n && k == 0; i++)
      if (trace.spans[i].number >= n) n = trace.spans[i].number + 1;
    if (k == 0) lines = calloc(n + 1, sizeof *lines);
    if (!lines || trace.failed)
      e = cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
    else
      add_up(&trace, lines, n, k == 0);
    trace_free(&trace);
  }
  if (!e) print_profile(lines, n, measure_bandwidth());
  free(lines);
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

// A case whose inputs may be donated is run so at last, for the memory that it needs then; its answers are the same.
static TnError *run_donated(Program *p, TnExecutable *x, Report *r) {
  if (!p->is_case || !p->c.n_donated) return NULL;
  Values out = {0};
  TnExecuteOptions o = {.struct_size = sizeof o,
                        .cancel = &cli_cancel,
                        .donated = p->c.donated,
                        .n_donated = p->c.n_donated,
                        .out_peak_bytes = &r->peak_bytes};
  if (!values_init(&out, tn_executable_n_outputs(x))) return cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  TnError *e = tn_execute(x, &o, p->in.v, p->in.n, out.v, out.n);
  const bool was_ok = r->ok;
  if (!e) e = check_answers(p, &out, r);
  r->ok &= was_ok;
  values_free(&out);
  return e;
}

static TnError *measure(Program *p, double seconds, Report *r) {
  TnExecutable *x = NULL;
  Values out = {0};
  TnError *e = program_compile(p, NULL, &x);
  if (!e) e = program_inputs(p, x);
  if (!e) e = time_compile(p, &r->compile_us);
  double start = now_us();
  if (!e) e = program_execute(p, x, &out, NULL);
  r->first_us = now_us() - start;
  if (!e) e = check_answers(p, &out, r);
  if (!e) e = time_runs(p, x, seconds, &out, r);
  if (!e && args_has(p->args, "profile")) e = profile(p, x, &out);
  if (!e) e = run_donated(p, x, r);
  values_free(&out);
  tn_executable_destroy(x);
  return e;
}

static void print_json_string(const char *s) {
  putchar('"');
  for (; *s; s++)
    if ((unsigned char)*s < ' ')
      printf("\\u%04x", (unsigned)*s);
    else
      printf(*s == '"' || *s == '\\' ? "\\%c" : "%c", *s);
  putchar('"');
}

static void print_report(const Program *p, const Report *r, bool json, const char *engine) {
  if (json) {
    char error[32] = "1e999";  // infinity has no other number in JSON
    if (isfinite(r->max_abs_err)) snprintf(error, sizeof error, "%.9g", r->max_abs_err);
    fputs("{\"case\": ", stdout);
    print_json_string(p->name);
    printf(
        ", \"engine\": \"%s\", \"compile_us\": %.3f, \"first_us\": %.3f, \"run_us_min\": %.3f, "
        "\"run_us_median\": %.3f, \"runs\": %zu, \"peak_bytes\": %zu, \"max_abs_err\": %s, \"ok\": %s}\n",
        engine, r->compile_us, r->first_us, r->min_us, r->median_us, r->runs, r->peak_bytes, error,
        r->ok ? "true" : "false");
  } else {
    printf("%-28s compile %10.1f us  first %12.1f us  run %12.1f us (median %.1f, %zu runs)  peak %zu KB%s\n", p->name,
           r->compile_us, r->first_us, r->min_us, r->median_us, r->runs, r->peak_bytes / 1024, r->ok ? "" : "  WRONG");
  }
  fflush(stdout);
}

static const char *default_engine(void) {
  size_t i = 0;
  while (!tn_engine_available(i)) i++;
  return tn_engine_name(i);
}

static int bench_one(TnContext *context, const Args *a, const char *path, double seconds) {
  Program p;
  Report r = {0};
  int status = report_error(program_open(context, a, path, &p), path);
  if (!status) status = report_error(measure(&p, seconds, &r), path);
  const char *engine = args_get(a, "engine");
  if (!status) print_report(&p, &r, args_has(a, "json"), engine ? engine : default_engine());
  if (!status && !r.ok) status = EXIT_NO;
  program_close(&p);
  return status;
}

static int run(const Args *a) {
  bool calibrates = args_has(a, "calibrate");
  if (a->n == 0 && !calibrates) return usage_error(a->command, "expected a program or case folder");
  for (size_t i = 0; i < a->n; i++)
    if (strcmp(a->operands[i], "-") == 0) return usage_error(a->command, "expected a file: it is read several times");
  double seconds = 1;
  const char *text = args_get(a, "seconds");
  char *end = NULL;
  if (text) seconds = strtod(text, &end);
  if (text && (end == text || *end || !(seconds >= 0) || seconds > 86400))
    return usage_error(a->command, "--seconds is '%s', expected a number from 0 to 86400", text);
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  int worst = calibrates ? report_error(calibrate(context), "calibrate") : EXIT_YES;
  for (size_t i = 0; i < a->n && !cli_cancel; i++) {
    int status = bench_one(context, a, a->operands[i], seconds);
    if (status > worst) worst = status;
  }
  tn_context_destroy(context);
  return worst;
}

static const Option options[] = {
    {"json", NULL, "print one JSON object a line"},
    {"profile", NULL, "print each step: its time, bytes, arithmetic, and bandwidth beside that of a copy"},
    {"calibrate", NULL, "measure the constants of the planner's cost model and print them beside those built in"},
    OPTION_ENGINE,
    OPTION_THREADS,
    {"seconds", "S", "how long to repeat each program (default: 1)"},
    {"input", "F.npy|GEN", "an input, as for run"},
    OPTION_GENERATE,
    OPTION_ENTRY,
    {"text", NULL, "case folders: read program.mlir rather than program.mlirbc"},
    OPTION_SEED,
    {"limit-memory", "N", "bytes of live tensors beyond which the run stops"},
};

const Command cmd_bench = {.name = "bench",
                           .operands = "FILE|CASE...",
                           .summary = "time compiling and running of programs",
                           .options = options,
                           .n_options = sizeof options / sizeof *options,
                           .run = run};

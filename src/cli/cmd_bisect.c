// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon bisect`: where two engines begin to differ on a program. First the passes: the interpreter runs what is left
// of the program after 1, 2, ... runs of passes. When they are innocent, the steps: both engines run the same plan, and
// the contents of every step's buffers are held against each other.
#include <stdio.h>
#include <string.h>

#include "cli/compare.h"

typedef struct Engines {
  const char *a, *b;
} Engines;

// Whether the interpreter's results stay the same after the first n runs of passes (0: none).
static TnError *passes_agree(Program *p, const Values *want, uint64_t n, bool *out) {
  Values got = {0};
  p->bisect = n;
  TnError *e = compare_run(p, "interp:passes", &got);
  p->bisect = 0;
  if (!e) {
    TnError *difference = compare_values(want, &got, "interp", "interp:passes");
    *out = difference == NULL;
    tn_error_destroy(difference);
  }
  values_free(&got);
  return e;
}

static void note_pass(void *user, unsigned number, const char *pass, const TnModule *m) {
  (void)number;
  (void)m;
  snprintf(user, 64, "%s", pass);
}

// The pass that changed the program last among the first n runs.
static TnError *name_pass(Program *p, uint64_t n, char name[64]) {
  TnCompileOptions o = {.struct_size = sizeof o, .engine = "interp:passes", .bisect = n, .dump = note_pass};
  o.entry = args_get(p->args, "entry");
  o.dump_user = name;
  TnExecutable *x = NULL;
  TnError *e = tn_compile(p->context, p->module, &o, &x);
  tn_executable_destroy(x);
  return e;
}

// Smallest n whose results differ, found by halving; *out_found false when all passes together change nothing.
static TnError *bisect_passes(Program *p, bool *out_found) {
  enum { MOST = 256 };
  Values want = {0};
  bool agree = true;
  uint64_t good = 0, bad = MOST;
  TnError *e = compare_run(p, "interp", &want);
  if (!e) e = passes_agree(p, &want, MOST, &agree);
  *out_found = !agree;
  while (!e && *out_found && bad - good > 1) {
    uint64_t middle = good + (bad - good) / 2;
    e = passes_agree(p, &want, middle, &agree);
    if (agree)
      good = middle;
    else
      bad = middle;
  }
  char name[64] = "";
  if (!e && *out_found) e = name_pass(p, bad, name);
  if (!e && *out_found)
    printf("%s: run %llu of passes, %s, changes the results\n", p->name, (unsigned long long)bad, name);
  values_free(&want);
  return e;
}

static TnError *trace_engine(Program *p, const char *engine, Trace *t) {
  TnExecutable *x = NULL;
  Values out = {0};
  t->hashes = true;
  TnError *e = program_compile(p, engine, &x);
  if (!e && !p->in.v) e = program_inputs(p, x);
  p->trace = t;
  if (!e) e = program_execute(p, x, &out, NULL);
  p->trace = NULL;
  if (!e && t->failed) e = cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory: too many steps");
  values_free(&out);
  tn_executable_destroy(x);
  return e;
}

static void report_steps(const Program *p, const Engines *by, const Trace *a, const Trace *b, bool *out_found) {
  size_t n = a->n < b->n ? a->n : b->n, i = 0;
  while (i < n && a->spans[i].number == b->spans[i].number && a->spans[i].hash == b->spans[i].hash) i++;
  if (i < n) {
    const Span *s = &a->spans[i];
    printf("%s: %s and %s differ first after step %u, %s %s, line %u (done %zu steps before)\n", p->name, by->a, by->b,
           s->number, s->kind, s->name, s->line, i);
    *out_found = true;
  } else if (a->n != b->n) {
    printf("%s: %s does %zu steps, %s does %zu\n", p->name, by->a, a->n, by->b, b->n);
    *out_found = true;
  }
}

// Where only one of the engines has steps their results are all that can be compared.
static TnError *bisect_results(Program *p, const Engines *by, bool *out_found) {
  Values a = {0}, b = {0};
  TnError *e = compare_run(p, by->a, &a);
  if (!e) e = compare_run(p, by->b, &b);
  if (!e) {
    TnError *difference = compare_values(&a, &b, by->a, by->b);
    *out_found = difference != NULL;
    if (difference)
      printf("%s: %s; no pass does that, and of %s and %s only one has steps\n", p->name, tn_error_message(difference),
             by->a, by->b);
    tn_error_destroy(difference);
  }
  values_free(&a);
  values_free(&b);
  return e;
}

static TnError *bisect_steps(Program *p, const Engines *by, bool *out_found) {
  Trace a = {0}, b = {0};
  TnError *e = trace_engine(p, by->a, &a);
  if (!e) e = trace_engine(p, by->b, &b);
  if (!e && (a.n == 0) != (b.n == 0))
    e = bisect_results(p, by, out_found);
  else if (!e)
    report_steps(p, by, &a, &b, out_found);
  trace_free(&a);
  trace_free(&b);
  return e;
}

static TnError *bisect(Program *p, const Engines *by, bool *out_found) {
  TnError *e = bisect_passes(p, out_found);
  if (!e && !*out_found) e = bisect_steps(p, by, out_found);
  return e;
}

static int run(const Args *a) {
  size_t at = 0;
  Engines by = {0};
  by.a = args_next(a, "engine", &at);
  by.b = args_next(a, "engine", &at);
  if (a->n != 1) return usage_error(a->command, "expected one program or case folder");
  if (!by.b) return usage_error(a->command, "expected --engine twice");
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  Program p;
  bool found = false;
  int status = report_error(program_open(context, a, a->operands[0], &p), a->operands[0]);
  if (!status) status = report_error(bisect(&p, &by, &found), p.name);
  if (!status && !found) printf("%s: no difference\n", p.name);
  if (!status && found) status = EXIT_NO;
  program_close(&p);
  tn_context_destroy(context);
  return status;
}

static const Option options[] = {
    {"engine", ENGINE_VALUE, "the two engines; for steps to be compared both must compile"},
    {"input", "F.npy|GEN", "an input, as for run"},
    OPTION_GENERATE,
    OPTION_ENTRY,
    OPTION_THREADS,
    OPTION_SEED,
    {"text", NULL, "case folders: run program.mlir rather than program.mlirbc"},
};

const Command cmd_bisect = {.name = "bisect",
                            .operands = "FILE|CASE --engine A --engine B",
                            .summary = "find the first pass, or else the first step, after which two engines differ",
                            .details = "Exit code 0: they agree; 1: they differ, and where is printed.",
                            .options = options,
                            .n_options = sizeof options / sizeof *options,
                            .run = run};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon run`: runs a program on given or generated inputs and prints its results, or runs case folders and compares
// with their answers.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/case.h"
#include "cli/cli.h"

typedef struct Session {
  const Args *args;
  TnContext *context;
  size_t print_limit;
  uint64_t seed;
} Session;

typedef struct Values {
  TnBuffer **v;
  size_t n;
} Values;

static bool values_init(Values *values, size_t n) {
  values->v = calloc(n ? n : 1, sizeof *values->v);
  values->n = values->v ? n : 0;
  return values->v != NULL;
}

static void values_free(Values *values) {
  for (size_t i = 0; i < values->n; i++) tn_buffer_release(values->v[i]);
  free(values->v);
  *values = (Values){0};
}

static void print_text(void *user, const char *text, size_t size) {
  (void)user;
  fwrite(text, 1, size, stdout);
}

static TnError *compile(const Session *s, TnModule *m, TnExecutable **out) {
  TnCompileOptions o = {.struct_size = sizeof o, .engine = args_get(s->args, "engine"), .entry = args_get(s->args, "entry")};
  return tn_compile(s->context, m, &o, out);
}

static TnError *execute(const Session *s, TnExecutable *x, const Values *in, Values *out) {
  TnExecuteOptions o = {.struct_size = sizeof o, .cancel = &cli_cancel, .seed = s->seed, .print = print_text,
                        .probe_dir = args_get(s->args, "probe-dir")};
  return tn_execute(x, &o, in->v, in->n, out->v, out->n);
}

// ---- a program

static TnError *make_input(const Session *s, const TnExecutable *x, size_t i, const char *text, TnBuffer **out) {
  TnTensorType t = {.struct_size = sizeof t};
  TnError *e = tn_executable_input_type(x, i, &t);
  if (e) return e;
  if (strncmp(text, "gen ", 4)) return tn_buffer_read_npy(s->context, text, t.element, out);
  CaseValue v = {.type = t.element, .rank = t.rank};
  if (!case_parse_generator(text, &v))
    return tn_error_create(TN_ERROR_INVALID_ARGUMENT, "generator is not 'gen uniform SEED LO HI' or 'gen int SEED LO HI'");
  if (t.rank > CASE_MAX_RANK) return tn_error_create(TN_ERROR_INVALID_ARGUMENT, "rank of a generated input is above 16");
  for (size_t d = 0; d < t.rank; d++) {
    v.dims[d] = t.dims[d];
    if (t.dims[d] < 0) return tn_error_create(TN_ERROR_INVALID_ARGUMENT, "a generated input needs a static shape: give a file");
  }
  return case_generate(s->context, &v, out);
}

static int make_inputs(const Session *s, const TnExecutable *x, Values *in) {
  const char *text;
  size_t at = 0, n = 0;
  while (args_next(s->args, "input", &at)) n++;
  if (n != tn_executable_n_inputs(x)) {
    fprintf(stderr, "tenon: %zu inputs given, the program takes %zu:\n", n, tn_executable_n_inputs(x));
    TnTensorType t = {.struct_size = sizeof t};
    for (size_t i = 0; i < tn_executable_n_inputs(x); i++)
      if (!tn_executable_input_type(x, i, &t)) fprintf(stderr, "  input %zu: %s\n", i, t.text);
    return EXIT_NO;
  }
  if (!values_init(in, n)) return EXIT_NO;
  at = 0;
  for (size_t i = 0; (text = args_next(s->args, "input", &at)); i++) {
    int status = report_error(make_input(s, x, i, text, &in->v[i]), text);
    if (status) return status;
  }
  return EXIT_YES;
}

static int show_output(const Session *s, const TnExecutable *x, size_t i, const TnBuffer *b) {
  TnTensorType t = {.struct_size = sizeof t};
  TnBytes text = {0};
  int status = report_error(tn_executable_output_type(x, i, &t), NULL);
  if (!status) status = report_error(tn_buffer_format(b, s->print_limit, &text), NULL);
  if (!status) printf("%s\n%s\n", t.text, text.data);
  tn_bytes_free(&text);
  return status;
}

static int save_output(const char *folder, size_t i, const TnBuffer *b) {
  char path[1200];
  snprintf(path, sizeof path, "%s/out%zu.npy", folder, i);
  return report_error(tn_buffer_write_npy(b, path), path);
}

static int finish(const Session *s, const TnExecutable *x, const Values *out) {
  const char *folder = args_get(s->args, "output");
  if (folder && mkdir(folder, 0777) && errno != EEXIST) {
    fprintf(stderr, "%s: error: cannot make the folder: %s\n", folder, strerror(errno));
    return EXIT_NO;
  }
  for (size_t i = 0; i < out->n; i++) {
    int status = folder ? save_output(folder, i, out->v[i]) : show_output(s, x, i, out->v[i]);
    if (status) return status;
  }
  return EXIT_YES;
}

static int run_module(const Session *s, TnModule *m, const char *path) {
  TnExecutable *x = NULL;
  Values in = {0}, out = {0};
  int status = report_error(compile(s, m, &x), path);
  if (!status) status = make_inputs(s, x, &in);
  if (!status && !values_init(&out, tn_executable_n_outputs(x))) status = EXIT_NO;
  if (!status) status = report_error(execute(s, x, &in, &out), path);
  if (!status) status = finish(s, x, &out);
  values_free(&in);
  values_free(&out);
  tn_executable_destroy(x);
  return status;
}

static int run_file(const Session *s, const char *path) {
  TnReadOptions o = {.struct_size = sizeof o};
  TnModule *m = NULL;
  int status = report_error(tn_module_read_file(s->context, path, &o, &m), path);
  if (!status) status = run_module(s, m, path);
  tn_module_destroy(m);
  return status;
}

// ---- cases

static TnError *run_case(const Session *s, const Case *c, TnModule *m, double *max_error) {
  TnExecutable *x = NULL;
  Values in = {0}, out = {0};
  TnError *e = compile(s, m, &x);
  if (!e && !(values_init(&in, c->n_inputs) && values_init(&out, tn_executable_n_outputs(x))))
    e = tn_error_create(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  if (!e) e = case_inputs(s->context, c, in.v);
  if (e) in.n = 0;
  if (!e) e = execute(s, x, &in, &out);
  if (!e && out.n != c->n_outputs) e = tn_error_create(TN_ERROR_INVALID_ARGUMENT, "number of outputs differs from case.txt");
  if (!e) e = case_check(s->context, c, out.v, max_error);
  values_free(&in);
  values_free(&out);
  tn_executable_destroy(x);
  return e;
}

static TnError *run_case_folder(const Session *s, const char *folder, char *name, size_t name_bytes, double *max_error) {
  Case c;
  TnError *e = case_load(folder, &c);
  snprintf(name, name_bytes, "%s", e ? folder : c.name);
  if (e) return e;
  char path[1200];
  case_program(&c, args_has(s->args, "text"), path, sizeof path);
  TnReadOptions o = {.struct_size = sizeof o};
  TnModule *m = NULL;
  e = tn_module_read_file(s->context, path, &o, &m);
  if (!e) e = run_case(s, &c, m, max_error);
  tn_module_destroy(m);
  case_free(&c);
  return e;
}

static int run_cases(const Session *s) {
  size_t passed = 0, failed = 0, skipped = 0;
  int worst = EXIT_YES;
  for (size_t i = 0; i < s->args->n; i++) {
    char name[128];
    double max_error = 0;
    if (!case_is_folder(s->args->operands[i])) {
      printf("skip  %s: no case.txt in it\n", s->args->operands[i]);
      skipped++;
      continue;
    }
    TnError *e = run_case_folder(s, s->args->operands[i], name, sizeof name, &max_error);
    if (!e) {
      passed++;
      printf("ok    %-28s largest error %.3g\n", name, max_error);
    } else {
      failed++;
      printf("FAIL  %-28s %s\n", name, tn_error_message(e));
      int status = tn_error_code(e) == TN_ERROR_RESOURCE_EXHAUSTED ? EXIT_LIMIT : EXIT_NO;
      if (status > worst) worst = status;
      bool cancelled = tn_error_code(e) == TN_ERROR_CANCELLED;
      tn_error_destroy(e);
      if (cancelled) break;
    }
    fflush(stdout);
  }
  printf("%zu passed, %zu failed, %zu skipped\n", passed, failed, skipped);
  return worst;
}

static int run(const Args *a) {
  if (a->n == 0) return usage_error(a->command, "expected a program or case folders");
  uint64_t limit = 1000, seed = 0;
  if (!args_number(a, "print-limit", 1, SIZE_MAX, &limit) || !args_number(a, "seed", 0, UINT64_MAX, &seed)) return EXIT_USAGE;
  struct stat st;
  bool is_case = stat(a->operands[0], &st) == 0 && S_ISDIR(st.st_mode);
  if (!is_case && a->n > 1) return usage_error(a->command, "expected one program");
  Session s = {.args = a, .context = open_context(a), .print_limit = (size_t)limit, .seed = seed};
  if (!s.context) return EXIT_USAGE;
  int status = is_case ? run_cases(&s) : run_file(&s, a->operands[0]);
  tn_context_destroy(s.context);
  return status;
}

static const Option options[] = {
    {"input", "F.npy|GEN", "an input, in order: a NumPy file, or 'gen uniform SEED LO HI' or 'gen int SEED LO HI'"},
    {"entry", "NAME", "the function to run (default: main, or the only one)"},
    {"output", "DIR", "write the results as DIR/out0.npy, ... instead of printing them"},
    {"engine", "NAME", "the engine to run on (default: interp)"},
    {"print-limit", "N", "elements shown of a result (default: 1000)"},
    {"seed", "N", "state of stablehlo.rng (default: 0)"},
    {"probe-dir", "DIR", "where interpreter.probe writes its files"},
    {"text", NULL, "case folders: run program.mlir rather than program.mlirbc"},
    {"limit-memory", "N", "bytes of live tensors beyond which the run stops"},
    {"limit-ops", "N", "executed ops beyond which the run stops"},
};

const Command cmd_run = {.name = "run",
                         .operands = "FILE | CASE...",
                         .summary = "run a program and print its results, or run case folders and compare with their answers",
                         .details = "A CASE is a folder with case.txt, a program and its inputs and answers; one line is printed for each.",
                         .options = options,
                         .n_options = sizeof options / sizeof *options,
                         .run = run};

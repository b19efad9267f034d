// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon run`: runs a program on given or generated inputs and prints its results, or runs case folders and compares
// with their answers.
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/program.h"

// ---- a program

static int show_output(const TnExecutable *x, size_t i, const TnBuffer *b, size_t limit) {
  TnTensorType t = {.struct_size = sizeof t};
  TnBytes text = {0};
  int status = report_error(tn_executable_output_type(x, i, &t), NULL);
  if (!status) status = report_error(tn_buffer_format(b, limit, &text), NULL);
  if (!status) printf("%s\n%s\n", t.text, text.data);
  tn_bytes_free(&text);
  return status;
}

static int save_output(const char *folder, size_t i, const TnBuffer *b) {
  char path[1200];
  snprintf(path, sizeof path, "%s/out%zu.npy", folder, i);
  return report_error(tn_buffer_write_npy(b, path), path);
}

static int show_outputs(const Args *a, const TnExecutable *x, const Values *out) {
  const char *folder = args_get(a, "output");
  if (folder && mkdir(folder, 0777) && errno != EEXIST) {
    fprintf(stderr, "%s: error: cannot make the folder: %s\n", folder, strerror(errno));
    return EXIT_NO;
  }
  size_t n_devices = program_n_devices(a), n = out->n / n_devices;
  size_t limit = (size_t)args_number(a, "print-limit", 1000);
  uint64_t partitions = args_number(a, "partitions", 1);
  for (size_t i = 0; i < out->n; i++) {
    if (n_devices > 1 && !folder && i % n == 0)
      printf("replica %zu, partition %zu:\n", i / n / (size_t)partitions, i / n % (size_t)partitions);
    int status = folder ? save_output(folder, i, out->v[i]) : show_output(x, i, out->v[i], limit);
    if (status) return status;
  }
  return EXIT_YES;
}

static int run_file(TnContext *context, const Args *a) {
  Program p;
  TnExecutable *x = NULL;
  Values out = {0};
  const char *path = a->operands[0];
  int status = report_error(program_open(context, a, path, &p), path);
  if (!status) status = report_error(program_compile(&p, NULL, &x), path);
  if (!status) status = report_error(program_inputs(&p, x), path);
  if (!status) status = report_error(program_run_traced(&p, x, &out), path);
  if (!status) status = show_outputs(a, x, &out);
  values_free(&out);
  tn_executable_destroy(x);
  program_close(&p);
  return status;
}

// ---- cases

// Every device has the case's answers.
static TnError *check_outputs(const Program *p, const Values *out, double *max_error) {
  size_t n = p->c.n_outputs;
  if (out->n != n && out->n != n * program_n_devices(p->args))
    return cli_error(TN_ERROR_INVALID_ARGUMENT, "%zu outputs, case.txt has %zu", out->n, n);
  for (size_t i = 0; i < out->n; i += n) {
    double error = 0;
    TnError *e = case_check(p->context, &p->c, out->v + i, &error);
    if (error > *max_error) *max_error = error;
    if (e) return e;
  }
  return NULL;
}

static TnError *run_case(Program *p, double *max_error) {
  TnExecutable *x = NULL;
  Values out = {0};
  TnError *e = program_compile(p, NULL, &x);
  if (!e) e = program_inputs(p, x);
  if (!e) e = program_run_traced(p, x, &out);
  if (!e) e = check_outputs(p, &out, max_error);
  values_free(&out);
  tn_executable_destroy(x);
  return e;
}

// One line a case; returns an exit code and whether to go on.
static int report_case(const Program *p, TnError *e, double max_error, bool *out_stop) {
  if (!e) {
    printf("ok    %-28s largest error %.3g\n", p->name, max_error);
    fflush(stdout);
    return EXIT_YES;
  }
  const char *file = tn_error_line(e) ? "" : tn_error_file(e);  // the program's was told with the source line
  printf("FAIL  %-28s %s%s%s\n", p->name, file, *file ? ": " : "", tn_error_message(e));
  fflush(stdout);
  int status = tn_error_code(e) == TN_ERROR_RESOURCE_EXHAUSTED ? EXIT_LIMIT : EXIT_NO;
  *out_stop = tn_error_code(e) == TN_ERROR_CANCELLED;
  tn_error_destroy(e);
  return status;
}

static int run_cases(TnContext *context, const Args *a) {
  size_t passed = 0, failed = 0;
  int worst = EXIT_YES;
  bool stop = false;
  for (size_t i = 0; i < a->n && !stop; i++) {
    Program p;
    double max_error = 0;
    TnError *e = program_open(context, a, a->operands[i], &p);
    if (!e) e = run_case(&p, &max_error);
    int status = report_case(&p, e, max_error, &stop);
    if (status > worst) worst = status;
    if (status)
      failed++;
    else
      passed++;
    program_close(&p);
  }
  printf("%zu passed, %zu failed, 0 skipped\n", passed, failed);
  return worst;
}

static int run(const Args *a) {
  if (a->n == 0) return usage_error(a->command, "expected a program or case folders");
  bool is_folder = case_is_folder(a->operands[0]);
  if (!is_folder && a->n > 1) return usage_error(a->command, "expected one program");
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  int status = is_folder ? run_cases(context, a) : run_file(context, a);
  tn_context_destroy(context);
  return status;
}

static const Option options[] = {
    {"input", "F.npy|GEN|DENSE",
     "an input, in order: a NumPy file, 'gen uniform SEED LO HI', 'gen int SEED LO HI', 'dense<[1, 2]> : "
     "tensor<2xi32>', "
     "or 'token'"},
    OPTION_GENERATE,
    OPTION_ENTRY,
    {"replicas", "N", "simulated devices: the program runs on N replicas of M partitions (default: 1)"},
    {"partitions", "M", "inputs: all of device (0, 0), then of (0, 1), ...; or of one device, which all get"},
    {"output", "DIR", "write the results as DIR/out0.npy, ... instead of printing them"},
    OPTION_ENGINE,
    OPTION_THREADS,
    {"trace", "FILE", "write the stages of compiling and the steps of the run in Chrome's trace format"},
    {"print-limit", "N", "elements shown of a result (default: 1000)"},
    OPTION_SEED,
    {"probe-dir", "DIR", "where interpreter.probe writes its files"},
    {"text", NULL, "case folders: run program.mlir rather than program.mlirbc"},
    {"limit-memory", "N", "bytes of live tensors beyond which the run stops"},
    {"limit-ops", "N", "executed ops beyond which the run stops"},
};

const Command cmd_run = {
    .name = "run",
    .operands = "FILE | CASE...",
    .summary = "run a program and print its results, or run case folders and compare with their answers",
    .details = "A CASE is a folder with case.txt, a program and its inputs and answers; one line is printed for each.",
    .options = options,
    .n_options = sizeof options / sizeof *options,
    .run = run};

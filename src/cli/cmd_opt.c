// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon opt`: runs passes on a program and prints it; `tenon passes`: the table of passes.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/cli.h"

static TnError *print_module(const TnModule *m, const Args *a, const char *path) {
  TnTextOptions o = {.struct_size = sizeof o, .generic = args_has(a, "generic"), .locations = args_has(a, "locations")};
  TnBytes text = {0};
  TnError *e = tn_module_print(m, &o, &text);
  if (!e) e = write_bytes(&text, path);
  tn_bytes_free(&text);
  return e;
}

typedef struct Dump {
  const Args *args;
  int status;  // the worst of the files
} Dump;

static void dump(void *user, unsigned number, const char *pass, const TnModule *m) {
  Dump *d = user;
  char path[1200];
  snprintf(path, sizeof path, "%s/%02u-%s.mlir", args_get(d->args, "dump"), number, pass);
  int status = report_error(print_module(m, d->args, path), path);
  if (status > d->status) d->status = status;
}

static void show_time(void *user, const char *pass, uint64_t nanoseconds, unsigned runs, unsigned changed) {
  (void)user;
  fprintf(stderr, "%-20s %10.1f us  %u runs, %u changed something\n", pass, (double)nanoseconds / 1e3, runs, changed);
}

// The values of an option given several times; freed by the caller, NULL when memory is out.
static const char **values_of(const Args *a, const char *option, size_t *out_n) {
  const char **v = calloc(a->n_given + 1, sizeof *v), *value;
  size_t at = 0;
  while (v && (value = args_next(a, option, &at))) v[(*out_n)++] = value;
  return v;
}

static int optimize(TnContext *c, const Args *a, TnOptimizeOptions *o) {
  TnModule *m = NULL;
  TnReadOptions read = {.struct_size = sizeof read, .allow_unregistered = args_has(a, "allow-unregistered")};
  int status = report_error(tn_module_read_file(c, a->operands[0], &read, &m), a->operands[0]);
  if (!status) status = report_error(tn_module_optimize(m, o), a->operands[0]);
  if (!status) status = report_error(print_module(m, a, "-"), a->operands[0]);
  tn_module_destroy(m);
  return status;
}

static bool is_pass(const char *name) {
  size_t i = 0;
  while (tn_pass_name(i) && strcmp(tn_pass_name(i), name)) i++;
  return tn_pass_name(i) != NULL;
}

// The first name of a pass that there is none of; NULL: all are.
static const char *unknown_pass(const Args *a) {
  static const char *const options[] = {"pass", "skip", "stop-after"};
  for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
    size_t at = 0;
    for (const char *name; (name = args_next(a, options[i], &at)) != NULL;)
      if (!is_pass(name)) return name;
  }
  return NULL;
}

static int run(const Args *a) {
  if (a->n != 1) return usage_error(a->command, "expected one file");
  const char *unknown = unknown_pass(a);
  if (unknown) return usage_error(a->command, "pass '%s' is unknown: `tenon passes` lists them", unknown);
  TnOptimizeOptions o = {
      .struct_size = sizeof o, .entry = args_get(a, "entry"), .stop_after = args_get(a, "stop-after")};
  o.verify = !args_has(a, "no-verify");
  o.bisect = args_number(a, "bisect", 0);
  const char *folder = args_get(a, "dump");
  if (folder && mkdir(folder, 0777) && errno != EEXIST) {
    fprintf(stderr, "%s: error: cannot make the folder: %s\n", folder, strerror(errno));
    return EXIT_NO;
  }
  if (folder) o.dump = dump;
  Dump files = {.args = a};
  o.user = &files;
  if (args_has(a, "time")) o.time = show_time;
  o.only = values_of(a, "pass", &o.n_only);
  o.skip = values_of(a, "skip", &o.n_skip);
  o.inputs = values_of(a, "input", &o.n_inputs);
  TnContext *c = open_context(a);
  int status = c && o.only && o.skip && o.inputs ? optimize(c, a, &o) : EXIT_USAGE;
  if (!status) status = files.status;
  tn_context_destroy(c);
  free((void *)(uintptr_t)o.only);
  free((void *)(uintptr_t)o.skip);
  free((void *)(uintptr_t)o.inputs);
  return status;
}

static const Option options[] = {
    {"pass", "NAME", "run only this pass; may be given several times"},
    {"skip", "NAME", "leave this pass out; may be given several times"},
    {"stop-after", "NAME", "the last pass to run"},
    {"bisect", "N", "do only the first N runs of passes"},
    {"entry", "NAME", "the function to keep (default: main, or the only one)"},
    {"input", "TYPE|VALUE", "an input, in order, for dynamic sizes: 'tensor<8x4xf32>', 'dense<8> : tensor<i64>'"},
    {"dump", "DIR", "write the program after each pass that changed it as DIR/01-inline.mlir, ..."},
    {"time", NULL, "print what each pass took to standard error"},
    {"no-verify", NULL, "do not verify after each pass that changed something"},
    {"allow-unregistered", NULL, "accept ops of unknown dialects"},
    {"generic", NULL, "print every op in its generic form"},
    {"locations", NULL, "print locations"},
};

const Command cmd_opt = {.name = "opt",
                         .operands = "FILE",
                         .summary = "run the passes of the compiler on a program and print it",
                         .details = "`tenon passes` lists the passes.",
                         .options = options,
                         .n_options = sizeof options / sizeof *options,
                         .run = run};

static int run_passes(const Args *a) {
  if (a->n) return usage_error(a->command, "expected no operands");
  for (size_t i = 0; tn_pass_name(i); i++) printf("%-20s %s\n", tn_pass_name(i), tn_pass_doc(i));
  return EXIT_YES;
}

const Command cmd_passes = {
    .name = "passes", .operands = "", .summary = "list the passes of the compiler, in order", .run = run_passes};

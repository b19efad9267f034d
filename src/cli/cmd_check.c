// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon check`: reads and verifies programs.
#include <stdio.h>

#include "cli/cli.h"

static int check_file(TnContext *c, const char *path, const Args *a) {
  TnReadOptions o = {.struct_size = sizeof o, .allow_unregistered = args_has(a, "allow-unregistered")};
  TnModule *m = NULL;
  int status = report_error(tn_module_read_file(c, path, &o, &m), path);
  tn_module_destroy(m);
  return status;
}

static int run(const Args *a) {
  if (a->n == 0) return usage_error(a->command, "expected at least one file");
  TnContext *c = open_context(a);
  if (!c) return EXIT_USAGE;
  int worst = EXIT_YES;
  for (size_t i = 0; i < a->n; i++) {
    int status = check_file(c, a->operands[i], a);
    if (status > worst) worst = status;
  }
  tn_context_destroy(c);
  return worst;
}

static const Option options[] = {{"allow-unregistered", NULL, "accept ops of unknown dialects"}};

const Command cmd_check = {.name = "check",
                           .operands = "FILE...",
                           .summary = "read and verify programs; silent when all is well",
                           .details = "FILE is MLIR text or bytecode, told apart by content; - is standard input.",
                           .options = options,
                           .n_options = sizeof options / sizeof *options,
                           .run = run};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon ops`: the op table.
#include <stdio.h>

#include "cli/cli.h"

static int run(const Args *a) {
  if (a->n) return usage_error(a->command, "expected no operands");
  TnBytes out = {0};
  int status = report_error(tn_ops_describe(args_has(a, "json"), &out), NULL);
  if (!status) fwrite(out.data, 1, out.size, stdout);
  tn_bytes_free(&out);
  return status;
}

static const Option options[] = {{"json", NULL, "print JSON"}};

const Command cmd_ops = {.name = "ops",
                         .operands = "",
                         .summary = "list every op with its operands, results, regions and attributes",
                         .options = options,
                         .n_options = 1,
                         .run = run};

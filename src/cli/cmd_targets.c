// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon targets`: the engines.
#include <stdio.h>

#include "cli/cli.h"

static int run(const Args *a) {
  if (a->n) return usage_error(a->command, "expected no operands");
  bool found = false;
  for (size_t i = 0; tn_engine_name(i); i++) {
    bool available = tn_engine_available(i);
    const char *state = !available ? "not here" : found ? "" : "default";
    found |= available;
    printf("%-14s %-9s %s\n", tn_engine_name(i), state, tn_engine_doc(i));
  }
  return EXIT_YES;
}

const Command cmd_targets = {.name = "targets",
                             .operands = "",
                             .summary = "list the engines that --engine takes, the default one marked",
                             .run = run};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Results of one program on several engines: what `compare` and `bisect` share.
#ifndef TENON_CLI_COMPARE_H
#define TENON_CLI_COMPARE_H

#include "cli/program.h"

// NULL when all results are the same bits or NaN in both; else the first difference.
TnError *compare_values(const Values *a, const Values *b, const char *engine_a, const char *engine_b);
// Compiles and runs on an engine; the inputs are made once.
TnError *compare_run(Program *p, const char *engine, Values *out);

#endif  // TENON_CLI_COMPARE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matches text against the CHECK comments of a test file, as LLVM's FileCheck does: PREFIX:, -NEXT, -SAME, -NOT, -DAG,
// -LABEL, -EMPTY and -COUNT-n, with {{regex}}, [[NAME:regex]], [[NAME]] and the {LITERAL} modifier. Runs of blanks
// compare equal. Not done: numeric variables.
#ifndef TENON_CLI_FILECHECK_H
#define TENON_CLI_FILECHECK_H

#include <stdbool.h>
#include <stddef.h>

// prefixes: comma-separated, "CHECK". false with a message of at most n bytes. *out_checks: directives seen.
bool filecheck(const char *checks, const char *text, const char *prefixes, char *message, size_t n, size_t *out_checks);

#endif  // TENON_CLI_FILECHECK_H

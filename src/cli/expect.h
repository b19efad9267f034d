// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Expected diagnostics: comments of a test program that say which errors it must cause, and on which line.
//
//   // expected-error@+1 {{limit index 9 is larger}}
//
// Also -warning and -note; a place of @+N, @-N, @above, @below (the nearest line without such a comment) or none, for
// the line of the comment itself; and -re, where parts between inner {{ }} are regular expressions.
#ifndef TENON_CLI_EXPECT_H
#define TENON_CLI_EXPECT_H

#include "base/base.h"

// How exactly expectations and diagnostics have to agree.
typedef enum TnExpectLevel {
  TN_EXPECT_OUTCOME = 1,  // errors when some are expected, none when not
  TN_EXPECT_LINES,        // and they are on the lines that are expected to have some
  TN_EXPECT_TEXTS,        // and each expectation is met by one diagnostic of its line and text, with none left over
} TnExpectLevel;

typedef struct TnExpected {
  TnSeverity severity;
  uint32_t line;
  TnStr text;
  bool is_regex, is_met;
} TnExpected;

typedef struct TnSeen {
  TnSeverity severity;
  uint32_t line;
  TnStr message;
  bool is_expected;
} TnSeen;

typedef struct TnExpect {
  TnArena *arena;  // guarded
  TN_VEC(TnExpected) expected;
  TN_VEC(TnSeen) seen;
} TnExpect;

// Reads the expectations of a program whose first line has this number.
void tn_expect_read(TnExpect *x, TnArena *arena, TnStr program, uint32_t first_line);
// Adds a diagnostic; `expect` is a TnExpect. Fits TnDiags.emit.
void tn_expect_see(void *expect, const TnDiag *diag);
bool tn_expect_wants_error(const TnExpect *x);
// Whether expectations and diagnostics agree; one line in `out` for each that does not.
bool tn_expect_check(TnExpect *x, TnExpectLevel level, TnBuf *out);

#endif  // TENON_CLI_EXPECT_H

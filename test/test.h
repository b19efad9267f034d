// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The harness of the unit tests: TN_TEST(name) { CHECK(x); CHECK_INT(got, want); } and a a RUN(name) list in main.
// A program prints each failure with its place, ends with "N passed, N failed, N skipped" and exits 1 on failure.
#ifndef TENON_TEST_TEST_H
#define TENON_TEST_TEST_H

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int test_failed_here, tests_passed, tests_failed, tests_skipped;

#define TN_TEST(name) static void test_##name(void)

#define CHECK(cond)                                                                 \
  do {                                                                              \
    if (!(cond)) {                                                                  \
      printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #cond);                     \
      test_failed_here = 1;                                                         \
    }                                                                               \
  } while (0)

#define CHECK_INT(got, want)                                                                          \
  do {                                                                                                \
    int64_t got_ = (int64_t)(got), want_ = (int64_t)(want);                                           \
    if (got_ != want_) {                                                                              \
      printf("%s:%d: failed: %s is %" PRId64 ", expected %" PRId64 "\n", __FILE__, __LINE__, #got,    \
             got_, want_);                                                                            \
      test_failed_here = 1;                                                                           \
    }                                                                                                 \
  } while (0)

#define CHECK_STR(got, want)                                                                                \
  do {                                                                                                      \
    const char *got_ = (got), *want_ = (want);                                                              \
    if (strcmp(got_, want_)) {                                                                              \
      printf("%s:%d: failed: %s is\n  %s\nexpected\n  %s\n", __FILE__, __LINE__, #got, got_, want_);       \
      test_failed_here = 1;                                                                                 \
    }                                                                                                       \
  } while (0)

// Ends the test as skipped; say why.
#define SKIP(why)                                          \
  do {                                                     \
    printf("skipped: %s: %s\n", __func__, (why));          \
    tests_skipped++, test_failed_here = -1;                \
    return;                                                \
  } while (0)

#define RUN(name)                                                       \
  do {                                                                  \
    test_failed_here = 0;                                               \
    test_##name();                                                      \
    if (test_failed_here > 0) tests_failed++, printf("FAIL %s\n", #name); \
    if (test_failed_here == 0) tests_passed++;                          \
  } while (0)

static inline int test_report(void) {
  printf("%d passed, %d failed, %d skipped\n", tests_passed, tests_failed, tests_skipped);
  return tests_failed != 0;
}

#endif  // TENON_TEST_TEST_H

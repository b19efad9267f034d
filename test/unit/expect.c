// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading and matching of expected diagnostics.
#include "cli/expect.h"

#include "test.h"

typedef struct Case {
  const char *program;
  uint32_t line;  // of the one diagnostic; 0: none is reported
  const char *message;
  TnExpectLevel level;
  bool ok;
  TnGuard guard;
} Case;

static TnError *run_case(void *arg) {
  Case *c = arg;
  TnArena arena;
  tn_arena_init(&arena, &c->guard);
  TnExpect x;
  tn_expect_read(&x, &arena, tn_str(c->program), 10);
  if (c->line)
    tn_expect_see(&x, &(TnDiag){.severity = TN_ERROR, .loc = {.line = c->line}, .message = tn_str(c->message)});
  TnBuf out = {.arena = &arena};
  CHECK(tn_expect_check(&x, c->level, &out) == c->ok);
  CHECK((out.n == 0) == c->ok);
  tn_arena_deinit(&arena);
  return NULL;
}

static void check(const char *program, uint32_t line, const char *message, TnExpectLevel level, bool ok) {
  Case c = {.program = program, .line = line, .message = message, .level = level, .ok = ok};
  CHECK(tn_guard_run(&c.guard, run_case, &c) == NULL);
}

TN_TEST(places) {
  check("// expected-error@+2 {{bad}}\n\nx", 12, "bad", TN_EXPECT_TEXTS, true);
  check("// expected-error@+2 {{bad}}\n\nx", 11, "bad", TN_EXPECT_TEXTS, false);
  check("x\n// expected-error@-1 {{bad}}", 10, "bad", TN_EXPECT_TEXTS, true);
  check("x // expected-error {{bad}}", 10, "bad", TN_EXPECT_TEXTS, true);
  check("x\n// expected-error @above {{bad}}\ny", 10, "bad", TN_EXPECT_TEXTS, true);
  check("x\n// expected-error@below {{bad}}\ny", 12, "bad", TN_EXPECT_TEXTS, true);
  check("// expected-error@below {{a}}\n// expected-error@below {{bad}}\ny", 12, "bad", TN_EXPECT_TEXTS, false);
}

TN_TEST(texts) {
  check("x // expected-error {{limit 9 is}}", 10, "slice: limit 9 is wrong", TN_EXPECT_TEXTS, true);
  check("x // expected-error {{limit 8 is}}", 10, "slice: limit 9 is wrong", TN_EXPECT_TEXTS, false);
  check("x // expected-error-re {{limit {{[0-9]+}} is (a.b)}}", 10, "slice: limit 97 is (a.b)", TN_EXPECT_TEXTS, true);
  check("x // expected-error-re {{limit {{[0-9]+}} is (a.b)}}", 10, "slice: limit 97 is (acb)", TN_EXPECT_TEXTS, false);
  check("x // expected-warning {{bad}}", 10, "bad", TN_EXPECT_TEXTS, false);
}

TN_TEST(levels) {
  check("x // expected-error {{good}}", 99, "bad", TN_EXPECT_OUTCOME, true);
  check("x // expected-error {{good}}", 99, "bad", TN_EXPECT_LINES, false);
  check("x // expected-error {{good}}", 10, "bad", TN_EXPECT_LINES, true);
  check("x // expected-error {{good}}", 10, "bad", TN_EXPECT_TEXTS, false);
  check("x // expected-error {{good}}", 0, "", TN_EXPECT_OUTCOME, false);
  check("x", 0, "", TN_EXPECT_TEXTS, true);
  check("x", 10, "bad", TN_EXPECT_OUTCOME, false);
  check("x // expected-error {{unclosed", 0, "", TN_EXPECT_TEXTS, true);
}

int main(void) {
  RUN(places);
  RUN(texts);
  RUN(levels);
  return test_report();
}

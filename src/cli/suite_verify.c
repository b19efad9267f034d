// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The verify suite: each chunk of a file is read and verified, and what is reported is held against its expected-error
// comments, as exactly as the level asks.
#include <stdlib.h>
#include <string.h>

#include "cli/expect.h"
#include "cli/suite.h"

typedef struct Job {
  Reporter *r;
  const char *path;
  const Chunk *chunk;
  bool allow_unregistered;
  TnArena *arena;
  TnExpect expect;
} Job;

// Everything in a diagnostic is gone after the callback; the expectation keeps its own copy.
static void see(void *user, const TnDiagnostic *d) {
  TnDiag diag = {
      .severity = (TnSeverity)d->severity, .loc = {tn_str(d->file), d->line, d->column}, .message = tn_str(d->message)};
  tn_expect_see(user, &diag);
}

static TnError *read_chunk(Job *job) {
  TnContextOptions o = {.struct_size = sizeof o, .diagnostic = see, .diagnostic_user = &job->expect};
  o.limits = (TnLimits){.struct_size = sizeof o.limits, .diagnostics = 1000};
  TnContext *context = NULL;
  TN_TRY(tn_context_create(&o, &context));
  TnReadOptions read = {.struct_size = sizeof read,
                        .name = job->path,
                        .first_line = job->chunk->first_line,
                        .allow_unregistered = job->allow_unregistered};
  TnModule *m = NULL;
  tn_error_destroy(tn_module_read(context, job->chunk->text, job->chunk->size, &read, &m));
  tn_module_destroy(m);
  tn_context_destroy(context);
  return NULL;
}

static TnError *run_chunk(void *arg) {
  Job *job = arg;
  tn_expect_read(&job->expect, job->arena, (TnStr){job->chunk->text, job->chunk->size}, job->chunk->first_line);
  TN_TRY(read_chunk(job));
  TnBuf out = {.arena = job->arena};
  bool ok = tn_expect_check(&job->expect, (TnExpectLevel)job->r->level, &out);
  tn_buf_char(&out, 0);
  job->r->report(job->r, ok ? PASSED : FAILED, job->chunk->label, out.p);
  return NULL;
}

void suite_run_verify(Reporter *r, const char *path) {
  size_t size, at = 0;
  char *text = suite_load(r, path, &size);
  if (!text) return;
  bool allow = strstr(text, "-allow-unregistered-dialect") || strstr(text, "hlo_test_");
  for (Chunk c; suite_next_chunk(text, size, &at, &c);) {
    TnGuard guard;
    TnArena arena;
    tn_arena_init(&arena, &guard);
    Job job = {.r = r, .path = path, .chunk = &c, .allow_unregistered = allow, .arena = &arena};
    TnError *e = tn_guard_run(&guard, run_chunk, &job);
    if (e) suite_report(r, c.label, e);
    tn_arena_deinit(&arena);
  }
  free(text);
}

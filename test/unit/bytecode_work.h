// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the tests of bytecode share: modules read, parsed and written in one call each.
#ifndef TENON_TEST_BYTECODE_WORK_H
#define TENON_TEST_BYTECODE_WORK_H

#include <stdio.h>

#include "bytecode/bytecode.h"
#include "text/text.h"

// A module and what was last said about it. message: of the last error, "" when there was none.
typedef struct Work {
  TnModule *m;
  const uint8_t *p;
  size_t n;
  TnStr text;
  TnWriteOptions options;
  TnBuf out;
  char message[500];
} Work;

static inline bool work_finish(Work *w, TnError *e) {
  snprintf(w->message, sizeof w->message, "%s", e ? e->message : "");
  tn_error_destroy(e);
  return e == NULL;
}

static inline void work_fresh(Work *w) {
  tn_module_destroy(w->m);
  w->m = tn_module_create();
  w->m->name = TN_STR("test");
}

static inline TnError *work_read_(void *arg) {
  Work *w = arg;
  TnDiags diags = {0};
  return tn_bytecode_read(w->m, w->p, w->n, &diags);
}
static inline bool work_read(Work *w, const void *p, size_t n) {
  work_fresh(w);
  w->p = p;
  w->n = n;
  return work_finish(w, tn_module_run(w->m, work_read_, w));
}

static inline TnError *work_parse_(void *arg) {
  Work *w = arg;
  TnDiags diags = {.source = w->text};
  return tn_text_parse(w->m, w->text, NULL, &diags);
}
static inline bool work_parse(Work *w, TnStr text) {
  work_fresh(w);
  w->text = text;
  return work_finish(w, tn_module_run(w->m, work_parse_, w));
}

static inline TnError *work_write_(void *arg) {
  Work *w = arg;
  TnDiags diags = {0};
  w->out = (TnBuf){.arena = &w->m->arena};
  return tn_bytecode_write(&w->out, w->m, &w->options, &diags);
}
static inline bool work_write(Work *w) { return work_finish(w, tn_module_run(w->m, work_write_, w)); }
static inline bool work_write_at(Work *w, unsigned major, unsigned minor) {
  w->options.target = (TnVersion){major, minor, 0};
  return work_write(w);
}

static inline TnError *work_print_(void *arg) {
  Work *w = arg;
  w->out = (TnBuf){.arena = &w->m->arena};
  tn_text_print(&w->out, w->m, &(TnPrintOptions){0});
  return NULL;
}
static inline bool work_print(Work *w) { return work_finish(w, tn_module_run(w->m, work_print_, w)); }

static inline void work_end(Work *w) { tn_module_destroy(w->m), w->m = NULL; }

static inline bool work_is(const Work *w, const void *p, size_t n) {
  return w->out.n == n && memcmp(w->out.p, p, n) == 0;
}

#endif  // TENON_TEST_BYTECODE_WORK_H

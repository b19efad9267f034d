// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the bytecode reader on any bytes. What it reads is printed, verified and written; what the writer writes
// must read back, and from then on nothing may change any more.
#include <stdio.h>
#include <stdlib.h>

#include "bytecode/bytecode.h"
#include "text/text.h"

// Memory that reading a file may take: more than this is a length field that was believed.
static size_t allowance(size_t n) { return ((size_t)1 << 20) + 1000 * n; }

typedef struct Run {
  TnModule *m;
  const uint8_t *p;
  size_t n;
  TnBuf out;
} Run;

static TnError *read_it(void *arg) {
  Run *r = arg;
  TnDiags diags = {0};
  return tn_bytecode_read(r->m, r->p, r->n, &diags);
}

static TnError *print_it(void *arg) {
  Run *r = arg;
  TnBuf out = {.arena = &r->m->arena};
  tn_text_print(&out, r->m, &(TnPrintOptions){.locations = true});
  return NULL;
}

static TnError *verify_it(void *arg) {
  Run *r = arg;
  TnDiags diags = {0};
  return tn_verify(r->m, NULL, &diags);
}

static TnError *write_it(void *arg) {
  Run *r = arg;
  TnDiags diags = {0};
  r->out = (TnBuf){.arena = &r->m->arena};
  return tn_bytecode_write(&r->out, r->m, NULL, &diags);
}

static bool run(Run *r, TnError *(*fn)(void *)) {
  TnError *e = tn_module_run(r->m, fn, r);
  bool is_clean = e == NULL || (e->message[0] && e->code != TN_RESOURCE_EXHAUSTED);
  if (!is_clean) abort();
  tn_error_destroy(e);
  return e == NULL;
}

static bool begin(Run *r, const void *p, size_t n) {
  *r = (Run){.m = tn_module_create(), .p = p, .n = n};
  if (!r->m) return false;
  r->m->name = TN_STR("fuzz");
  r->m->arena.limit_bytes = allowance(n);
  bool ok = run(r, read_it);
  r->m->arena.limit_bytes = 0;
  return ok;
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  abort();
}

// The first writing settles what can be said in several ways; the second must be the same bytes.
static void write_twice(Run *first) {
  Run second, third;
  if (!run(first, write_it)) return;
  if (!begin(&second, first->out.p, first->out.n)) fail("what was written does not read");
  if (run(&second, write_it)) {
    if (!begin(&third, second.out.p, second.out.n)) fail("what was written again does not read");
    if (!run(&third, write_it)) fail("what was written twice is not written a third time");
    if (third.out.n != second.out.n || memcmp(third.out.p, second.out.p, second.out.n)) fail("the bytes change");
    tn_module_destroy(third.m);
  } else {
    fail("what was written and read is not written");
  }
  tn_module_destroy(second.m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Run r;
  if (begin(&r, data, size)) {
    run(&r, print_it);
    run(&r, verify_it);
    write_twice(&r);
  }
  tn_module_destroy(r.m);
  return 0;
}

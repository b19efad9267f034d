// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the verifier on mutated programs. It may refuse them, and what it accepts must verify again after a
// copy.
#include <stdio.h>
#include <stdlib.h>

#include "mutate.h"
#include "text/text.h"


typedef struct Run {
  TnModule *m;
  TnStr program;
  Bytes bytes;
  bool is_valid;
} Run;

static TnError *verify(void *arg) {
  Run *r = arg;
  TnDiags diags = {.source = r->program};
  TnError *e = tn_verify(r->m, NULL, &diags);
  r->is_valid = e == NULL;
  return e;
}

static TnError *parse_and_mutate(void *arg) {
  Run *r = arg;
  return mutate_text(r->m, r->program, &r->bytes, 16);
}

// The copy of a valid program is valid.
static void check_copy(const TnModule *m) {
  Run r = {.m = NULL};
  tn_error_destroy(tn_module_clone(m, &r.m));
  if (!r.m) return;
  TnError *e = tn_module_run(r.m, verify, &r);
  if (e && e->code != TN_RESOURCE_EXHAUSTED) {
    fprintf(stderr, "the copy of a valid program: %s\n", e->message);
    abort();
  }
  tn_error_destroy(e);
  tn_module_destroy(r.m);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  static const char *const folders[] = {"test/verify", "test/op", "test/text"};
  (void)argc, (void)argv;
  seeds_load(folders, TN_COUNT(folders));
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Run r = {.m = tn_module_create(), .bytes = {data, data + size}};
  if (!r.m) return 0;
  r.program = seeds_pick(&r.bytes);
  TnError *e = tn_module_run(r.m, parse_and_mutate, &r);
  if (!e) e = tn_module_run(r.m, verify, &r);
  tn_error_destroy(e);
  if (r.is_valid) check_copy(r.m);
  tn_module_destroy(r.m);
  return 0;
}

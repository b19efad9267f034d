// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the writer on mutated programs, at any target version or in native form. It may refuse them; a program
// that the verifier accepts must read back, and what was read must be written and read again without a change.
#include <stdio.h>
#include <stdlib.h>

#include "bytecode/bytecode.h"
#include "mutate.h"
#include "text/text.h"


typedef struct Run {
  TnModule *m;
  TnStr program;
  Bytes bytes;
  TnWriteOptions options;
  TnBuf out;
  TnModule *other;
  bool is_equal;
} Run;

static TnError *parse_and_mutate(void *arg) {
  Run *r = arg;
  return mutate_text(r->m, r->program, &r->bytes, 8);
}

static TnError *verify(void *arg) {
  Run *r = arg;
  TnDiags diags = {.source = r->program};
  return tn_verify(r->m, NULL, &diags);
}

static TnError *write_it(void *arg) {
  Run *r = arg;
  TnDiags diags = {0};
  r->out = (TnBuf){.arena = &r->m->arena};
  return tn_bytecode_write(&r->out, r->m, &r->options, &diags);
}

static TnError *read_it(void *arg) {
  Run *r = arg;
  TnDiags diags = {0};
  return tn_bytecode_read(r->m, (const uint8_t *)r->out.p, r->out.n, &diags);
}

static TnError *compare(void *arg) {
  Run *r = arg;
  TnStr difference;
  r->is_equal = tn_module_equal(r->m, r->other, true, &r->m->arena, &difference);
  return NULL;
}

static bool run(Run *r, TnError *(*fn)(void *)) {
  TnError *e = tn_module_run(r->m, fn, r);
  bool is_ok = e == NULL || e->code == TN_RESOURCE_EXHAUSTED;
  if (e && !e->message[0]) abort();
  tn_error_destroy(e);
  return is_ok && e == NULL;
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  abort();
}

static Run read_back(const Run *from) {
  Run r = {.m = tn_module_create(), .options = from->options, .out = from->out};
  r.m->name = TN_STR("fuzz");
  if (!run(&r, read_it)) fail("what was written does not read");
  return r;
}

static void round_trip(Run *r) {
  if (!run(r, write_it)) return;
  Run second = read_back(r);
  if (!run(&second, write_it)) fail("what was read is not written");
  Run third = read_back(&second);
  third.other = second.m;
  if (!run(&third, compare) || !third.is_equal) fail("the module changes");
  if (!run(&third, write_it)) fail("what was read again is not written");
  if (third.out.n != second.out.n || memcmp(third.out.p, second.out.p, second.out.n)) fail("the bytes change");
  tn_module_destroy(third.m);
  tn_module_destroy(second.m);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  static const char *const folders[] = {"test/verify", "test/op", "test/text"};
  (void)argc, (void)argv;
  seeds_load(folders, TN_COUNT(folders));
  return 0;
}

// Bytes: which program, which version (the last choice is native), then mutations.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { N_VERSIONS = 12 + 21 };
  Run r = {.m = tn_module_create(), .bytes = {data, data + size}};
  if (!r.m) return 0;
  r.m->name = TN_STR("fuzz");
  r.program = seeds_pick(&r.bytes);
  uint32_t version = bytes_below(&r.bytes, N_VERSIONS + 1);
  r.options.native = version == N_VERSIONS;
  if (version < 12)
    r.options.target = (TnVersion){0, version + 9, 0};
  else if (version < N_VERSIONS)
    r.options.target = (TnVersion){1, version - 12, 0};
  if (run(&r, parse_and_mutate)) {
    if (run(&r, verify))
      round_trip(&r);
    else
      run(&r, write_it);
  }
  tn_module_destroy(r.m);
  return 0;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the printer on mutated programs. Whatever a module holds, it is printed; when the module is valid, the
// text reads back as the same module, in pretty and in generic form, and prints the same again.
#include <stdio.h>
#include <stdlib.h>

#include "mutate.h"
#include "text/text.h"


typedef struct Run {
  TnModule *m, *back;
  TnStr text;
  Bytes bytes;
  TnPrintOptions options;
  TnStr difference;
  bool is_same;
} Run;

static TnError *parse_and_mutate(void *arg) {
  Run *r = arg;
  TN_TRY(mutate_text(r->m, r->text, &r->bytes, 16));
  tn_module_renumber(r->m);
  return NULL;
}

static TnError *verify(void *arg) {
  Run *r = arg;
  TnDiags diags = {0};
  return tn_verify(r->m, &(TnVerifyOptions){.allow_unregistered = true}, &diags);
}

static TnStr print(TnModule *m, const TnPrintOptions *options) {
  TnBuf out = {.arena = &m->arena};
  tn_text_print(&out, m, options);
  return tn_buf_view(&out);
}

static TnError *print_module(void *arg) {
  Run *r = arg;
  r->text = print(r->m, &r->options);
  return NULL;
}

static TnError *parse_back(void *arg) {
  Run *r = arg;
  TnDiags diags = {.source = r->text};
  TnError *e = tn_text_parse(r->back, r->text, NULL, &diags);
  if (e) return e;
  // Pretty forms leave out some locations (arguments of a while, the body of a short reduce).
  bool with_locations = r->options.locations && r->options.generic;
  r->is_same = tn_module_equal(r->m, r->back, with_locations, &r->back->arena, &r->difference);
  return NULL;
}

// out of memory is no finding
static bool run(TnModule *m, TnError *(*fn)(void *), Run *r, const char *what) {
  TnError *e = tn_module_run(m, fn, r);
  if (!e) return true;
  bool is_memory = e->code == TN_RESOURCE_EXHAUSTED;
  if (what && !is_memory) {
    fprintf(stderr, "%s: %s\n%.*s\n", what, e->message, TN_STR_ARG(r->text));
    abort();
  }
  tn_error_destroy(e);
  return false;
}

static void complain(const Run *r, TnStr what) {
  fprintf(stderr, "reading back: %.*s\n%.*s\n", TN_STR_ARG(what), TN_STR_ARG(r->text));
  abort();
}

// The module read back from what r->m prints; NULL when there is no memory for it.
static TnModule *read_back(Run *r) {
  r->back = tn_module_create();
  if (!r->back) return NULL;
  if (!run(r->back, parse_back, r, "reading back")) {
    tn_module_destroy(r->back);
    return NULL;
  }
  if (!r->is_same) complain(r, r->difference);
  return r->back;
}

// Reading fills in some defaults, so it is the second print that must not change any more.
static void check_form(Run *r, bool is_valid, TnPrintOptions options) {
  Run second = {.options = options}, third = second;
  r->options = options;
  if (!run(r->m, print_module, r, NULL) || !is_valid) return;
  second.m = read_back(r);
  if (!second.m) return;
  third.m = run(second.m, print_module, &second, NULL) ? read_back(&second) : NULL;
  if (third.m && run(third.m, print_module, &third, NULL) && !tn_str_eq(second.text, third.text))
    complain(&third, TN_STR("another print"));
  tn_module_destroy(second.m);
  tn_module_destroy(third.m);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  static const char *const folders[] = {"test/text", "test/op", "test/verify"};
  (void)argc, (void)argv;
  seeds_load(folders, TN_COUNT(folders));
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Run r = {.m = tn_module_create(), .bytes = {data, data + size}};
  if (!r.m) return 0;
  r.text = seeds_pick(&r.bytes);
  if (run(r.m, parse_and_mutate, &r, NULL)) {
    bool is_valid = run(r.m, verify, &r, NULL);
    for (unsigned form = 0; form < 4; form++)
      check_form(&r, is_valid, (TnPrintOptions){.generic = form & 1, .locations = form & 2});
  }
  tn_module_destroy(r.m);
  return 0;
}

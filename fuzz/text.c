// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the text reader on any bytes. What it accepts must print, in both forms, as text that reads back as the
// same module and prints the same again.
#include <stdio.h>
#include <stdlib.h>

#include "text/text.h"

typedef struct Run {
  TnModule *m;
  TnStr text;
  const TnPrintOptions *options;
  TnBuf out;
  const TnModule *other;
  TnStr difference;
  bool is_same;
} Run;

static TnError *parse(void *arg) {
  Run *r = arg;
  TnDiags diags = {.source = r->text};
  r->m->name = TN_STR("fuzz");
  return tn_text_parse(r->m, r->text, NULL, &diags);
}

static TnError *print(void *arg) {
  Run *r = arg;
  r->out = (TnBuf){.arena = &r->m->arena};
  tn_text_print(&r->out, r->m, r->options);
  return NULL;
}

static TnError *compare(void *arg) {
  Run *r = arg;
  r->is_same = tn_module_equal(r->m, r->other, false, &r->m->arena, &r->difference);
  return NULL;
}

static void give_up(const char *what, TnStr text, TnStr detail) {
  fprintf(stderr, "%s: %.*s\n%.*s\n", what, TN_STR_ARG(detail), (int)(text.n > 4000 ? 4000 : text.n), text.p);
  abort();
}

static bool run(TnError *(*fn)(void *), Run *r) {
  TnError *e = tn_module_run(r->m, fn, r);
  bool ok = e == NULL;
  if (e && e->message[0] == 0) give_up("an error without a message", r->text, TN_STR(""));
  tn_error_destroy(e);
  return ok;
}

static void round_trip(Run *first, const TnPrintOptions *options) {
  first->options = options;
  run(print, first);
  TnStr text = tn_buf_view(&first->out);
  Run again = {.m = tn_module_create(), .text = text, .options = options};
  TnError *e = tn_module_run(again.m, parse, &again);
  if (e) give_up("what was printed does not read", text, tn_str(e->message));
  first->other = again.m;
  run(compare, first);
  if (!first->is_same) give_up("what was printed reads as something else", text, first->difference);
  run(print, &again);
  if (!tn_str_eq(text, tn_buf_view(&again.out))) give_up("prints differently again", text, tn_buf_view(&again.out));
  tn_module_destroy(again.m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Run r = {.m = tn_module_create(), .text = {(const char *)data, size}};
  if (run(parse, &r)) {
    round_trip(&r, &(TnPrintOptions){.generic = false});
    round_trip(&r, &(TnPrintOptions){.generic = true, .locations = true});
  }
  tn_module_destroy(r.m);
  return 0;
}

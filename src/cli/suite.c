// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The table of suites, and the suites that run or convert programs.
#include "cli/suite.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text/text.h"

const Suite suites[] = {
    {"testdata", ".mlir", false, "one program a file that checks itself", suite_run_testdata},
    {"dynamic", ".mlir", false, "text to artifact to text gives the same text", suite_run_round_trip},
    {"quantized", ".mlir", false, "programs on quantized types that check themselves", suite_run_chunks},
    {"interpret", ".mlir", false, "several programs a file that check themselves", suite_run_chunks},
    {"chlo", ".mlir", false, "as interpret, on CHLO ops", suite_run_chunks},
    {"math", ".mlir", false, "accuracy at sample points", suite_run_chunks},
    {"verify", ".mlir", true, "programs with expected-error comments", suite_run_verify},
    {"print", ".mlir", true, "programs with CHECK comments on their printed form", suite_run_print},
    {"vhlo", ".bc", false, "artifacts are read, compared with their text and written again", suite_run_vhlo},
    {0},
};

const Suite *suite_find(const char *name) {
  for (const Suite *s = suites; s->name; s++)
    if (strcmp(s->name, name) == 0) return s;
  return NULL;
}

void suite_report(Reporter *r, const char *what, TnError *e) {
  if (!e) {
    r->report(r, PASSED, what, "");
    return;
  }
  char text[1500];
  int n = tn_error_line(e) ? snprintf(text, sizeof text, "%u:%u: ", tn_error_line(e), tn_error_column(e)) : 0;
  snprintf(text + n, sizeof text - (size_t)n, "%s", tn_error_message(e));
  r->report(r, FAILED, what, text);
  tn_error_destroy(e);
}

char *suite_load(Reporter *r, const char *path, size_t *out_size) {
  TnFile f;
  TnError *e = tn_file_map(path, &f);
  char *text = e ? NULL : malloc(f.n + 1);
  if (text) {
    if (f.n) memcpy(text, f.p, f.n);
    text[f.n] = 0;
    *out_size = f.n;
  }
  if (e)
    suite_report(r, "", e);
  else
    tn_file_unmap(&f);
  return text;
}

bool suite_next_chunk(const char *file, size_t size, size_t *at, Chunk *c) {
  if (*at == 0) *c = (Chunk){.next_line = 1};
  TnStr text;
  if (!tn_text_next_chunk((TnStr){file, size}, at, &c->next_line, &text, &c->first_line)) return false;
  c->text = text.p;
  c->size = text.n;
  snprintf(c->label, sizeof c->label, "chunk %u", ++c->number);
  return true;
}

// ---- round trips

static TnError *differs(const char *what, const TnBytes *a, const TnBytes *b) {
  size_t n = a->size < b->size ? a->size : b->size, i = 0;
  while (i < n && a->data[i] == b->data[i]) i++;
  if (i == a->size && i == b->size) return NULL;
  char text[300];
  snprintf(text, sizeof text, "%s differs at byte %zu of %zu and %zu", what, i, a->size, b->size);
  return tn_error_create(TN_ERROR_DATA_LOSS, text);
}

// text -> module -> artifact -> module -> text, compared with text -> module -> text.
static TnError *round_trip(const Reporter *r, const char *path, const Chunk *c) {
  TnReadOptions o = {.struct_size = sizeof o, .name = path, .first_line = c->first_line};
  TnModule *a = NULL, *b = NULL;
  TnBytes text_a = {0}, text_b = {0}, artifact = {0};
  TnError *e = tn_module_read(r->context, c->text, c->size, &o, &a);
  if (!e) e = tn_module_print(a, NULL, &text_a);
  if (!e) e = tn_module_write(r->context, a, NULL, &artifact);
  if (!e) e = tn_module_read(r->context, artifact.data, artifact.size, &o, &b);
  if (!e) e = tn_module_print(b, NULL, &text_b);
  if (!e) e = differs("text after the artifact", &text_a, &text_b);
  tn_bytes_free(&text_a);
  tn_bytes_free(&text_b);
  tn_bytes_free(&artifact);
  tn_module_destroy(a);
  tn_module_destroy(b);
  return e;
}

void suite_run_round_trip(Reporter *r, const char *path) {
  size_t size, at = 0;
  char *text = suite_load(r, path, &size);
  if (!text) return;
  for (Chunk c; suite_next_chunk(text, size, &at, &c);)
    suite_report(r, at > size && c.text == text ? "" : c.label, round_trip(r, path, &c));
  free(text);
}

// ---- artifacts

// The text beside an artifact x.mlir.bc is x.mlir, when it is there.
static TnError *compare_with_text(const Reporter *r, const char *path, TnModule *m) {
  char text_path[4096];
  snprintf(text_path, sizeof text_path, "%.*s", (int)(strlen(path) - strlen(".bc")), path);
  if (access(text_path, R_OK)) return NULL;
  TnModule *text = NULL;
  TnReadOptions o = {.struct_size = sizeof o};
  bool equal = false;
  TnBytes difference = {0};
  TnError *e = tn_module_read_file(r->context, text_path, &o, &text);
  if (!e) e = tn_module_compare(m, text, &equal, &difference);
  if (!e && !equal) e = tn_error_create(TN_ERROR_DATA_LOSS, difference.data);
  tn_bytes_free(&difference);
  tn_module_destroy(text);
  return e;
}

// "StableHLO_v1.8.3" after the magic and the bytecode version.
static const char *producer_version(const char *bytes, size_t size) {
  static const char prefix[] = "StableHLO_v";
  if (size < 40 || memchr(bytes + 5, 0, size - 5) == NULL) return NULL;
  return strncmp(bytes + 5, prefix, strlen(prefix)) == 0 ? bytes + 5 + strlen(prefix) : NULL;
}

void suite_run_vhlo(Reporter *r, const char *path) {
  size_t size = 0;
  char *bytes = suite_load(r, path, &size);
  if (!bytes) return;
  // Conversion only: the artifacts show every op and attribute in combinations that the specification does not allow.
  TnReadOptions o = {.struct_size = sizeof o, .name = path, .skip_verify = true};
  TnModule *m = NULL;
  TnBytes again = {0};
  TnError *e = tn_module_read(r->context, bytes, size, &o, &m);
  if (strstr(path, "invalid")) {
    r->report(r, e ? PASSED : FAILED, "refused", e ? "" : "is accepted, expected an error");
    tn_error_destroy(e);
  } else {
    suite_report(r, "read", e ? e : compare_with_text(r, path, m));
    TnBytecodeOptions w = {.struct_size = sizeof w, .version = producer_version(bytes, size)};
    e = m ? tn_module_write(r->context, m, &w, &again) : tn_error_create(TN_ERROR_FAILED_PRECONDITION, "was not read");
    if (!e) e = differs("re-emitted artifact", &again, &(TnBytes){bytes, size});
    suite_report(r, "re-emitted", e);
  }
  tn_bytes_free(&again);
  tn_module_destroy(m);
  free(bytes);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The print suite: each RUN line that pipes the printer into FileCheck is one case; its flags choose the form that is
// printed, its --check-prefix the comments that must match.
#include <stdlib.h>
#include <string.h>

#include "cli/filecheck.h"
#include "cli/suite.h"

typedef struct RunLine {
  bool generic, locations, local, unregistered, split;
  char prefixes[256];
} RunLine;

static bool has(const char *line, const char *flag) { return strstr(line, flag) != NULL; }

static void parse_prefixes(const char *line, RunLine *out) {
  const char *p = strstr(line, "-check-prefix");
  const char *eq = p ? strpbrk(p, "= ") : NULL;
  snprintf(out->prefixes, sizeof out->prefixes, "CHECK");
  if (!eq) return;
  size_t n = strcspn(eq + 1, " \t\r\n");
  snprintf(out->prefixes, sizeof out->prefixes, "%.*s", (int)n, eq + 1);
}

static bool parse_run_line(const char *line, RunLine *out) {
  if (!has(line, "RUN:") || !has(line, "FileCheck")) return false;
  *out = (RunLine){.generic = has(line, "-mlir-print-op-generic"),
                   .locations = has(line, "-mlir-print-debuginfo"),
                   .local = has(line, "-mlir-print-local-scope"),
                   .unregistered = has(line, "-allow-unregistered-dialect"),
                   .split = has(line, "-split-input-file")};
  parse_prefixes(line, out);
  return true;
}

static TnError *append(TnBytes *out, const char *text, size_t n) {
  char *p = realloc(out->data, out->size + n + 1);
  if (!p) return tn_error_create(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  memcpy(p + out->size, text, n);
  *out = (TnBytes){p, out->size + n};
  p[out->size] = 0;
  return NULL;
}

static TnError *print_chunk(const Reporter *r, const char *path, const RunLine *run, const Chunk *c, TnBytes *out) {
  // Not verified: this suite is about text, and some of its programs break the specification.
  TnReadOptions o = {.struct_size = sizeof o, .name = path, .first_line = c->first_line,
                     .allow_unregistered = run->unregistered, .skip_verify = true};
  TnTextOptions t = {
      .struct_size = sizeof t, .generic = run->generic, .locations = run->locations, .without_aliases = run->local};
  TnModule *m = NULL;
  TnBytes text = {0};
  TnError *e = tn_module_read(r->context, c->text, c->size, &o, &m);
  if (!e) e = tn_module_print(m, &t, &text);
  if (!e && out->size) e = append(out, "\n// -----\n", 10);
  if (!e) e = append(out, text.data, text.size);
  tn_bytes_free(&text);
  tn_module_destroy(m);
  return e;
}

static TnError *print_all(const Reporter *r, const char *path, const RunLine *run, const char *text, size_t size,
                          TnBytes *out) {
  size_t at = 0;
  if (!run->split) return print_chunk(r, path, run, &(Chunk){.text = text, .size = size, .first_line = 1}, out);
  for (Chunk c; suite_next_chunk(text, size, &at, &c);) {
    TnError *e = print_chunk(r, path, run, &c, out);
    if (e) return e;
  }
  return NULL;
}

static void run_one(Reporter *r, const char *path, const RunLine *run, const char *what, const char *text,
                    size_t size) {
  TnBytes out = {0};
  TnError *e = print_all(r, path, run, text, size, &out);
  if (e) {
    suite_report(r, what, e);
  } else {
    char message[600] = "";
    size_t n_checks = 0;
    bool ok = filecheck(text, out.data ? out.data : "", run->prefixes, message, sizeof message, &n_checks);
    if (ok && n_checks == 0)
      r->report(r, SKIPPED, what, "has no CHECK comments");
    else
      r->report(r, ok ? PASSED : FAILED, what, message);
  }
  free(out.data);
}

void suite_run_print(Reporter *r, const char *path) {
  size_t size;
  char *text = suite_load(r, path, &size);
  if (!text) return;
  unsigned number = 0, cases = 0;
  char line[2048] = "", what[32];  // a RUN line goes on behind a backslash
  for (const char* p = text; *p;) {
    size_t n = strcspn(p, "\n"), have = strlen(line);
    snprintf(line + have, sizeof line - have, "%.*s", (int)n, p);
    p += n + (p[n] == '\n');
    number++;
    have = strlen(line);
    if (have && line[have - 1] == '\\' && has(line, "RUN:")) {
      line[have - 1] = ' ';
      continue;
    }
    RunLine run;
    if (parse_run_line(line, &run)) {
      snprintf(what, sizeof what, "RUN at line %u", number);
      run_one(r, path, &run, what, text, size);
      cases++;
    }
    line[0] = 0;
  }
  if (cases == 0) r->report(r, SKIPPED, "", "has no RUN line with FileCheck");
  free(text);
}

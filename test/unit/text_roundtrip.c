// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints every program of the conformance suites and the corpus (../shared, skipped when absent). Each must read back
// as the same module from its pretty and its generic form and print the same again. Programs that upstream's printer
// wrote must print as they are written: without comment lines and with runs of blanks made one.
#include <dirent.h>

#include "test.h"
#include "text/text.h"

#define SHARED "../shared/"

typedef struct Work {
  const char *path;
  TnStr text;
  uint32_t first_line;
  TnModule *m, *back;
  TnBuf out;
  TnPrintOptions options;
  TnStr difference;
  bool is_same;
} Work;

static unsigned n_chunks, n_exact, n_shown;

// Details of the first failures only.
static bool may_show(void) { return n_shown++ < 40; }

static void show(void *user, const TnDiag *d) {
  if (!may_show()) return;
  printf("%s:%u:%u: error: %.*s\n", (const char *)user, d->loc.line, d->loc.col, TN_STR_ARG(d->message));
}

static TnError *parse(void *arg) {
  Work *w = arg;
  TnModule *m = w->back ? w->back : w->m;
  TnDiags diags = {.emit = show, .user = (void *)(uintptr_t)w->path, .source = w->text};
  m->name = tn_str(w->path);
  return tn_text_parse(m, w->text, &(TnParseOptions){.first_line = w->first_line}, &diags);
}

static TnError *print(void *arg) {
  Work *w = arg;
  w->out = (TnBuf){.arena = &w->m->arena};
  tn_text_print(&w->out, w->m, &w->options);
  return NULL;
}

static TnError *print_back(void *arg) {
  Work *w = arg;
  w->out = (TnBuf){.arena = &w->back->arena};
  tn_text_print(&w->out, w->back, &w->options);
  return NULL;
}

static TnError *compare(void *arg) {
  Work *w = arg;
  w->is_same = tn_module_equal(w->m, w->back, true, &w->m->arena, &w->difference);
  return NULL;
}

static bool run(TnModule *m, TnError *(*fn)(void *), Work *w) {
  TnError *e = tn_module_run(m, fn, w);
  if (e && may_show()) printf("%s: %s\n", w->path, e->message);
  tn_error_destroy(e);
  return e == NULL;
}

static void show_line(const char *path, const char *what, TnStr got, TnStr want) {
  size_t start = 0, i = 0;
  for (; i < got.n && i < want.n && got.p[i] == want.p[i]; i++)
    if (got.p[i] == '\n') start = i + 1;
  size_t from = i > start + 80 ? i - 80 : start;
  size_t n_got = got.n - from < 160 ? got.n - from : 160, n_want = want.n - from < 160 ? want.n - from : 160;
  if (may_show())
    printf("%s: %s: ..%.*s\n  expected ..%.*s\n", path, what, (int)n_got, got.p + from, (int)n_want, want.p + from);
}

// ---------------------------------------------------------------------------------------------------------------

// Without comment lines and blank lines; runs of blanks are one.
static TnStr normalize(TnArena *a, TnStr text) {
  TnBuf out = {.arena = a};
  for (size_t at = 0; at < text.n;) {
    size_t end = at, first;
    while (end < text.n && text.p[end] != '\n') end++;
    for (first = at; first < end && text.p[first] == ' ';) first++;
    bool is_comment = end - first >= 2 && text.p[first] == '/' && text.p[first + 1] == '/';
    if (!is_comment && first < end) {
      for (size_t i = at; i < end; i++)
        if (text.p[i] != ' ' || i + 1 >= end || text.p[i + 1] != ' ') tn_buf_char(&out, text.p[i]);
      tn_buf_char(&out, '\n');
    }
    at = end + 1;
  }
  return tn_buf_view(&out);
}

static TnError *compare_text(void *arg) {
  Work *w = arg;
  TnStr want = normalize(&w->m->arena, w->text), got = normalize(&w->m->arena, tn_buf_view(&w->out));
  w->is_same = tn_str_eq(want, got);
  if (!w->is_same) show_line(w->path, "printed", got, want);
  return NULL;
}

static bool check_form(Work *w, bool generic, bool as_written) {
  w->options = (TnPrintOptions){.generic = generic};
  if (!run(w->m, print, w)) return false;
  if (as_written && (!run(w->m, compare_text, w) || !w->is_same)) return false;
  TnStr source = w->text, text = tn_buf_view(&w->out);
  w->back = tn_module_create();
  w->text = text;
  bool ok = run(w->back, parse, w) && run(w->m, compare, w);
  if (ok && !w->is_same && may_show()) printf("%s: read back: %.*s\n", w->path, TN_STR_ARG(w->difference));
  ok = ok && w->is_same && run(w->back, print_back, w);
  if (ok && !tn_str_eq(text, tn_buf_view(&w->out))) {
    show_line(w->path, "printed again", tn_buf_view(&w->out), text);
    ok = false;
  }
  tn_module_destroy(w->back);
  w->back = NULL;
  w->text = source;
  return ok;
}

static bool check_chunk(const char *path, TnStr text, uint32_t line, bool as_written) {
  Work w = {.path = path, .text = text, .first_line = line, .m = tn_module_create()};
  n_chunks++;
  bool ok = run(w.m, parse, &w) && check_form(&w, false, as_written) && check_form(&w, true, false);
  tn_module_destroy(w.m);
  return ok;
}

static bool has_parts(TnStr file) {
  size_t at = 0;
  uint32_t next = 1, line, n = 0;
  for (TnStr chunk; tn_text_next_chunk(file, &at, &next, &chunk, &line);) n++;
  return n > 1;
}

static bool check_file(const char *path, bool as_written) {
  TnFile f;
  TnError *e = tn_file_map(path, &f);
  if (e) {
    printf("%s\n", e->message);
    tn_error_destroy(e);
    return false;
  }
  TnStr file = {(const char *)f.p, f.n}, chunk;
  size_t at = 0;
  uint32_t next = 1, line;
  bool ok = true, is_exact = as_written && !has_parts(file);
  n_exact += is_exact;
  while (tn_text_next_chunk(file, &at, &next, &chunk, &line)) ok &= check_chunk(path, chunk, line, is_exact);
  tn_file_unmap(&f);
  return ok;
}

// ---------------------------------------------------------------------------------------------------------------

static bool ends_with(const char *s, const char *end) {
  size_t n = strlen(s), k = strlen(end);
  return n >= k && strcmp(s + n - k, end) == 0;
}

// Four files hold a constant that was edited by hand: dense<(0.0, 0.0)>, which the printer spells with six digits. The
// quantized programs of several parts are written by hand.
static bool is_edited(const char *name) {
  static const char *const names[] = {"fft_complex128_14_15_0_17.mlir", "fft_complex64_14_15_0_17.mlir",
                                      "fft_float32_14_15_0_17.mlir", "fft_float64_14_15_0_17.mlir"};
  for (size_t i = 0; i < TN_COUNT(names); i++)
    if (strcmp(name, names[i]) == 0) return true;
  return false;
}

// below: the path below every entry of the folder, "" for the entry itself. as_written: upstream printed the programs.
static void check_folder(const char *folder, const char *below, bool as_written) {
  DIR *d = opendir(folder);
  if (!d) SKIP(folder);
  int n_good = 0, n_bad = 0;
  n_chunks = n_exact = 0;
  for (struct dirent *e; (e = readdir(d));) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s%s", folder, e->d_name, below);
    if (e->d_name[0] == '.' || !ends_with(path, ".mlir") || strcmp(e->d_name, "README.md") == 0) continue;
    if (check_file(path, as_written && !is_edited(e->d_name))) n_good++;
    else n_bad++, printf("differs: %s\n", path);
  }
  closedir(d);
  printf("%s: %d files (%u programs), %u of them compared with their text, %d differ\n", folder, n_good + n_bad,
         n_chunks, n_exact, n_bad);
  CHECK(n_good > 0);
  CHECK_INT(n_bad, 0);
}

TN_TEST(testdata) { check_folder(SHARED "conformance/testdata", "", true); }
TN_TEST(dynamic) { check_folder(SHARED "conformance/testdata/dynamic", "", false); }
TN_TEST(quantized) { check_folder(SHARED "conformance/testdata/quantized", "", true); }
TN_TEST(interpret) { check_folder(SHARED "conformance/interpret", "", false); }
TN_TEST(interpret_chlo) { check_folder(SHARED "conformance/interpret/chlo", "", false); }
TN_TEST(corpus) { check_folder(SHARED "corpus", "/program.mlir", true); }

int main(void) {
  RUN(testdata);
  RUN(dynamic);
  RUN(quantized);
  RUN(interpret);
  RUN(interpret_chlo);
  RUN(corpus);
  return test_report();
}

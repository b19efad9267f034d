// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads every program of test/text, prints it, and compares with what stands beside it: x.mlir with x.out (pretty) and
// x.generic.out, and with x.locations.out when its first line is "// also: locations". What was printed must read back
// as the same module and print the same again. x.err.mlir is read chunk by chunk and must cause exactly the errors
// that its comments expect. BLESS=1 rewrites the outputs. Run from the root of the repository.
#include <dirent.h>

#include "cli/expect.h"
#include "test.h"
#include "text/text.h"

#define FOLDER "test/text"

typedef struct Run {
  const char *path;
  TnStr text;
  uint32_t first_line;
  TnModule *m;
  TnDiags diags;
  TnArena *arena;
  const TnPrintOptions *options;
  TnBuf *out;
  const TnModule *other;
  TnError *error;
  TnStr difference;
  bool is_same;
  bool with_locations;
} Run;

static void show(void *user, const TnDiag *d) {
  const char *path = user;
  printf("%s:%u:%u: error: %.*s\n", path, d->loc.line, d->loc.col, TN_STR_ARG(d->message));
}

static TnError *parse(void *arg) {
  Run *r = arg;
  r->m->name = tn_str(r->path);
  return tn_text_parse(r->m, r->text, &(TnParseOptions){.first_line = r->first_line}, &r->diags);
}

static TnModule *parse_text(const char *path, TnStr text) {
  Run r = {.path = path, .text = text, .m = tn_module_create()};
  r.diags = (TnDiags){.emit = show, .user = (void *)(uintptr_t)path, .source = text};
  TnError *e = tn_module_run(r.m, parse, &r);
  if (!e) return r.m;
  printf("%s: %s\n", path, e->message);
  tn_error_destroy(e);
  tn_module_destroy(r.m);
  return NULL;
}

static TnError *print(void *arg) {
  Run *r = arg;
  tn_text_print(r->out, r->m, r->options);
  return NULL;
}

// On the module's arena.
static TnStr print_text(TnModule *m, const TnPrintOptions *options) {
  TnBuf out = {.arena = &m->arena};
  Run r = {.m = m, .options = options, .out = &out};
  CHECK(tn_module_run(m, print, &r) == NULL);
  return tn_buf_view(&out);
}

static TnError *compare(void *arg) {
  Run *r = arg;
  r->is_same = tn_module_equal(r->m, r->other, r->with_locations, &r->m->arena, &r->difference);
  return NULL;
}

static void check_same_module(const char *path, TnModule *m, TnModule *back, bool with_locations) {
  Run r = {.m = m, .other = back, .with_locations = with_locations};
  CHECK(tn_module_run(m, compare, &r) == NULL);
  CHECK(r.is_same);
  if (!r.is_same) printf("%s: read back: %.*s\n", path, TN_STR_ARG(r.difference));
}

// The first line in which the texts differ.
static void show_difference(const char *path, TnStr got, TnStr want) {
  size_t start = 0, line = 1, i = 0;
  for (; i < got.n && i < want.n && got.p[i] == want.p[i]; i++) {
    if (got.p[i] != '\n') continue;
    start = i + 1;
    line++;
  }
  size_t g = start, w = start;
  while (g < got.n && got.p[g] != '\n') g++;
  while (w < want.n && want.p[w] != '\n') w++;
  printf("%s:%zu: printed\n%.*s\nexpected\n%.*s\n", path, line, (int)(g - start), got.p + start, (int)(w - start),
         want.p + start);
}

static void check_text(const char *path, TnStr got) {
  if (getenv("BLESS")) {
    TnError *e = tn_file_write(path, got, NULL, 0);
    CHECK(e == NULL);
    tn_error_destroy(e);
    return;
  }
  TnFile f;
  TnError *e = tn_file_map(path, &f);
  if (e) {
    printf("%s\n", e->message);
    test_failed_here = 1;
    tn_error_destroy(e);
    return;
  }
  TnStr want = {(const char *)f.p, f.n};
  bool same = tn_str_eq(got, want);
  CHECK(same);
  if (!same) show_difference(path, got, want);
  tn_file_unmap(&f);
}

static void check_form(const char *stem, const char *suffix, TnModule *m, TnPrintOptions options) {
  char path[512];
  snprintf(path, sizeof path, FOLDER "/%s%s", stem, suffix);
  TnStr text = print_text(m, &options);
  check_text(path, text);
  TnModule *back = parse_text(path, text);
  CHECK(back != NULL);
  if (!back) return;
  check_same_module(path, m, back, options.locations);
  TnStr again = print_text(back, &options);
  CHECK(tn_str_eq(text, again));
  if (!tn_str_eq(text, again)) show_difference(path, again, text);
  tn_module_destroy(back);
}

static void run_golden(const char *stem, const char *path, TnStr text) {
  TnModule *m = parse_text(path, text);
  CHECK(m != NULL);
  if (!m) return;
  check_form(stem, ".out", m, (TnPrintOptions){0});
  check_form(stem, ".generic.out", m, (TnPrintOptions){.generic = true});
  if (tn_str_starts(text, TN_STR("// also: locations\n")))
    check_form(stem, ".locations.out", m, (TnPrintOptions){.locations = true});
  tn_module_destroy(m);
}

typedef struct Negative {
  TnGuard guard;
  const char *path;
  TnStr chunk;
  uint32_t line;
} Negative;

static TnError *run_chunk(void *arg) {
  Negative *n = arg;
  TnArena arena;
  tn_arena_init(&arena, &n->guard);
  TnExpect x;
  tn_expect_read(&x, &arena, n->chunk, n->line);
  Run r = {.path = n->path, .text = n->chunk, .first_line = n->line, .m = tn_module_create()};
  r.diags = (TnDiags){.emit = tn_expect_see, .user = &x, .source = n->chunk};
  TnError *e = tn_module_run(r.m, parse, &r);
  CHECK((e != NULL) == tn_expect_wants_error(&x));
  tn_error_destroy(e);
  TnBuf out = {.arena = &arena};
  bool ok = tn_expect_check(&x, TN_EXPECT_TEXTS, &out);
  CHECK(ok);
  if (!ok) printf("%s:%u: %.*s\n", n->path, n->line, (int)out.n, out.p);
  tn_module_destroy(r.m);
  tn_arena_deinit(&arena);
  return NULL;
}

static void run_negative(const char *path, TnStr text) {
  size_t at = 0;
  uint32_t line = 1;
  Negative n = {.path = path};
  while (tn_text_next_chunk(text, &at, &line, &n.chunk, &n.line)) CHECK(tn_guard_run(&n.guard, run_chunk, &n) == NULL);
}

static bool ends_with(const char *s, const char *end) {
  size_t n = strlen(s), k = strlen(end);
  return n >= k && strcmp(s + n - k, end) == 0;
}

static void run_file(const char *name) {
  char path[512], stem[256];
  snprintf(path, sizeof path, FOLDER "/%s", name);
  snprintf(stem, sizeof stem, "%.*s", (int)(strlen(name) - strlen(".mlir")), name);
  TnFile f;
  TnError *e = tn_file_map(path, &f);
  CHECK(e == NULL);
  if (e) return;
  TnStr text = {f.n ? (const char *)f.p : "", f.n};
  if (ends_with(name, ".err.mlir")) run_negative(path, text);
  else run_golden(stem, path, text);
  tn_file_unmap(&f);
}

static int by_name(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

int main(void) {
  DIR *d = opendir(FOLDER);
  char *names[1024];
  size_t n = 0;
  if (!d) {
    printf("skipped: there is no folder " FOLDER " here; run from the root of the repository\n");
    tests_skipped++;
    return test_report();
  }
  for (struct dirent *e; (e = readdir(d)) && n < TN_COUNT(names);)
    if (ends_with(e->d_name, ".mlir")) names[n++] = strdup(e->d_name);
  closedir(d);
  qsort(names, n, sizeof names[0], by_name);
  for (size_t i = 0; i < n; i++) {
    test_failed_here = 0;
    run_file(names[i]);
    if (test_failed_here) tests_failed++, printf("FAIL %s\n", names[i]);
    else tests_passed++;
    free(names[i]);
  }
  return test_report();
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The verifier on files: every program under test/verify reports exactly what its comments expect, and every program
// of the shared test data verifies.
//   verify_files             both
//   verify_files LEVEL PATH  files or folders, at a level of 1 (accepted or not), 2 (lines) or 3 (texts)
#include <dirent.h>
#include <sys/stat.h>

#include "bytecode/bytecode.h"
#include "cli/expect.h"
#include "test.h"
#include "text/text.h"

typedef struct Totals {
  TnExpectLevel level;
  int n_files, n_programs, n_failed;
} Totals;

typedef struct Job {
  const char *path;
  TnStr program;
  uint32_t first_line;
  Totals *totals;
  TnModule *m;
} Job;

static TnError *verify_program(void *arg) {
  Job *j = arg;
  TnExpect x;
  tn_expect_read(&x, &j->m->arena, j->program, j->first_line);
  TnDiags diags = {.emit = tn_expect_see, .user = &x, .source = j->program, .n_max = 1000};
  j->m->name = tn_str(j->path);
  TnError *e = tn_text_parse(j->m, j->program, &(TnParseOptions){.first_line = j->first_line}, &diags);
  if (!e) e = tn_verify(j->m, &(TnVerifyOptions){.allow_unregistered = j->totals->level < TN_EXPECT_TEXTS}, &diags);
  CHECK((e != NULL) == (diags.n_errors > 0));
  tn_error_destroy(e);
  TnBuf out = {.arena = &j->m->arena};
  if (tn_expect_check(&x, j->totals->level, &out)) return NULL;
  printf("%s: program at line %u:\n%.*s", j->path, j->first_line, (int)out.n, out.p);
  j->totals->n_failed++;
  return NULL;
}

static void verify_file(const char *path, Totals *totals) {
  TnFile file;
  TnError *e = tn_file_map(path, &file);
  CHECK(e == NULL);
  if (e) return;
  size_t at = 0;
  uint32_t line = 1;
  Job j = {.path = path, .totals = totals};
  totals->n_files++;
  while (tn_text_next_chunk((TnStr){(const char *)file.p, file.n}, &at, &line, &j.program, &j.first_line)) {
    totals->n_programs++;
    j.m = tn_module_create();
    CHECK(tn_module_run(j.m, verify_program, &j) == NULL);
    tn_module_destroy(j.m);
  }
  tn_file_unmap(&file);
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static bool ends_with(const char *s, const char *end) {
  size_t n = strlen(s), k = strlen(end);
  return n >= k && strcmp(s + n - k, end) == 0;
}

static void verify_path(const char *path, Totals *totals) {
  struct stat st;
  if (stat(path, &st)) return;
  if (!S_ISDIR(st.st_mode)) {
    if (ends_with(path, ".mlir")) verify_file(path, totals);
    return;
  }
  char **names = NULL;
  size_t n = 0;
  DIR *dir = opendir(path);
  for (struct dirent *d; dir && (d = readdir(dir));) {
    if (d->d_name[0] == '.') continue;
    names = realloc(names, (n + 1) * sizeof *names);
    size_t size = strlen(path) + strlen(d->d_name) + 2;
    names[n] = malloc(size);
    snprintf(names[n++], size, "%s/%s", path, d->d_name);
  }
  if (dir) closedir(dir);
  if (n) qsort(names, n, sizeof *names, by_name);
  for (size_t i = 0; i < n; i++) {
    verify_path(names[i], totals);
    free(names[i]);
  }
  free(names);
}

TN_TEST(expected_errors) {
  Totals totals = {.level = TN_EXPECT_TEXTS};
  verify_path("test/verify", &totals);
  printf("test/verify: %d files, %d programs, %d failed\n", totals.n_files, totals.n_programs, totals.n_failed);
  CHECK(totals.n_programs > 0);
  CHECK_INT(totals.n_failed, 0);
}

TN_TEST(shared_programs) {
  static const char *const folders[] = {"../shared/conformance/testdata", "../shared/conformance/interpret",
                                        "../shared/corpus"};
  for (size_t i = 0; i < TN_COUNT(folders); i++) {
    Totals totals = {.level = TN_EXPECT_TEXTS};
    verify_path(folders[i], &totals);
    if (totals.n_files == 0) SKIP("no ../shared beside the repository");
    printf("%s: %d files, %d programs, %d failed\n", folders[i], totals.n_files, totals.n_programs, totals.n_failed);
    CHECK_INT(totals.n_failed, 0);
  }
}

// An artifact is a module as its producer verified it. The one of a version to come is refused by the reader.
static TnError *verify_artifact(void *arg) {
  Job *j = arg;
  TnDiags diags = {0};
  TnError *e = tn_bytecode_read(j->m, (const uint8_t *)j->program.p, j->program.n, &diags);
  if (!e) e = tn_verify(j->m, NULL, &diags);
  return e;
}

static void check_artifact(const char *path, const char *name, Totals *totals) {
  TnFile file;
  TnError *e = tn_file_map(path, &file);
  CHECK(e == NULL);
  if (e) return;
  Job j = {.m = tn_module_create(), .program = {(const char *)file.p, file.n}};
  e = tn_module_run(j.m, verify_artifact, &j);
  bool is_future = strncmp(name, "invalid_", 8) == 0;
  if ((e != NULL) != is_future) {
    printf("%s: %s\n", path, e ? e->message : "read without an error");
    totals->n_failed++;
  }
  totals->n_files++;
  tn_error_destroy(e);
  tn_module_destroy(j.m);
  tn_file_unmap(&file);
}

TN_TEST(shared_artifacts) {
  static const char folder[] = "../shared/conformance/vhlo";
  Totals totals = {0};
  DIR *dir = opendir(folder);
  for (struct dirent *d; dir && (d = readdir(dir));) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, d->d_name);
    if (ends_with(d->d_name, ".bc")) check_artifact(path, d->d_name, &totals);
  }
  if (dir) closedir(dir);
  if (totals.n_files == 0) SKIP("no ../shared beside the repository");
  printf("%s: %d artifacts, %d failed\n", folder, totals.n_files, totals.n_failed);
  CHECK_INT(totals.n_failed, 0);
}

int main(int argc, char **argv) {
  if (argc < 3) {
    RUN(expected_errors);
    RUN(shared_programs);
    RUN(shared_artifacts);
    return test_report();
  }
  Totals totals = {.level = (TnExpectLevel)atoi(argv[1])};
  for (int i = 2; i < argc; i++) verify_path(argv[i], &totals);
  printf("%d files, %d programs, %d failed\n", totals.n_files, totals.n_programs, totals.n_failed);
  return totals.n_failed != 0;
}

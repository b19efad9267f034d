// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Programs cut at every byte: what is read is an error with a message, or a program; never more, and nothing is lost.
// The portable artifacts of the shared test data, and the small programs under test/.
#include <dirent.h>

#include "bytecode/bytecode.h"
#include "test.h"
#include "text/text.h"

enum { LONGEST = 2000 };  // of a program: a small one

typedef struct Job {
  TnModule *m;
  TnStr input;
  bool is_text;
} Job;

static TnError *read_job(void *arg) {
  Job *j = arg;
  TnDiags diags = {.n_max = 3};
  if (j->is_text) return tn_text_parse(j->m, j->input, NULL, &diags);
  return tn_bytecode_read(j->m, (const uint8_t *)j->input.p, j->input.n, &diags);
}

// The number of cuts that gave an error.
static size_t cut_everywhere(TnStr input, bool is_text) {
  size_t n_bad = 0;
  for (size_t n = 0; n < input.n; n++) {
    char *cut = malloc(n ? n : 1);  // of its own size, so that sanitizers see a read beyond
    memcpy(cut, input.p, n);
    Job j = {.m = tn_module_create(), .input = {cut, n}, .is_text = is_text};
    TnError *e = tn_module_run(j.m, read_job, &j);
    CHECK(!e || e->message[0]);
    n_bad += e != NULL;
    tn_error_destroy(e);
    tn_module_destroy(j.m);
    free(cut);
  }
  return n_bad;
}

static unsigned n_files;
static size_t n_errors;

static void cut_file(const char *path, bool is_text) {
  TnFile file;
  TnError *e = tn_file_map(path, &file);
  CHECK(e == NULL);
  if (e) return;
  TnStr all = {(const char *)file.p, file.n}, chunk;
  size_t at = 0;
  uint32_t line = 1, first;
  n_files++;
  if (!is_text) CHECK(cut_everywhere(all, false) == all.n);  // nothing of an artifact is beside the point
  while (is_text && tn_text_next_chunk(all, &at, &line, &chunk, &first))
    if (chunk.n <= LONGEST) n_errors += cut_everywhere(chunk, true);
  tn_file_unmap(&file);
}

static void cut_folder(const char *folder, const char *ending) {
  DIR *d = opendir(folder);
  char path[1024];
  for (struct dirent *x; d && (x = readdir(d));) {
    size_t n = strlen(x->d_name), k = strlen(ending);
    if (n <= k || strcmp(x->d_name + n - k, ending) != 0 || strstr(x->d_name, "invalid")) continue;
    snprintf(path, sizeof path, "%s/%s", folder, x->d_name);
    cut_file(path, strcmp(ending, ".mlir") == 0);
  }
  if (d) closedir(d);
}

TN_TEST(programs) {
  cut_folder("test/op", ".mlir");
  cut_folder("test/text", ".mlir");
  CHECK(n_files > 100 && n_errors > 100000);
}

TN_TEST(artifacts) {
  n_files = 0;
  cut_folder("../shared/conformance/vhlo", ".bc");
  if (n_files == 0) SKIP("no ../shared/conformance/vhlo here");
}

int main(void) {
  RUN(programs);
  RUN(artifacts);
  return test_report();
}

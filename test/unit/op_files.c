// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs every program of test/op (or of the files and folders given) on the interpreter: each chunk of each .mlir file,
// the function `main`, else every function. A program passes when it ends without an error, or with the one that it
// expects by an expected-error comment.
#include "cli/expect.h"
#include "interp/interp.h"
#include "text/text.h"

#include "test.h"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *probe_dir;

typedef struct Chunk {
  TnModule *m;
  TnStr text;
  uint32_t first_line;
  TnProgram *program;
  TnInterp *it;
} Chunk;

static TnError *read_module(void *arg) {
  Chunk *c = arg;
  TnDiags diags = {0};
  TnParseOptions options = {.first_line = c->first_line};
  TN_TRY(tn_text_parse(c->m, c->text, &options, &diags));
  return tn_verify(c->m, &(TnVerifyOptions){0}, &diags);
}

static TnError *run_func(Chunk *c, const TnOp *func) {
  TnTensor *results[64];
  const TnType *type = tn_func_type(func);
  if (type->n_types - type->n_inputs > 64) TN_FAIL(TN_INVALID_ARGUMENT, "more than 64 results");
  TN_TRY(tn_interp_run(c->it, func, NULL, 0, results));
  for (uint32_t i = 0; i < type->n_types - type->n_inputs; i++) tn_tensor_release(c->it, results[i]);
  return NULL;
}

static TnError *run_module(Chunk *c) {
  TN_TRY(tn_module_run(c->m, read_module, c));
  TN_TRY(tn_program_create(c->m, &c->program));
  TN_TRY(tn_interp_create(c->program, &(TnRunOptions){.probe_dir = probe_dir}, &c->it));
  const TnOp *main_func = tn_module_find_symbol(c->m, TN_STR("main"));
  if (main_func) return run_func(c, main_func);
  TN_FOR_OPS(op, &c->m->root->regions[0])
  if (op->opcode == TN_OP_func_func) TN_TRY(run_func(c, op));
  return NULL;
}

typedef struct Verdict {
  const Chunk *c;
  TnError *e;
  TnArena arena;
  bool ok;
} Verdict;

static TnError *judge(void *arg) {
  Verdict *v = arg;
  TnExpect expect = {0};
  tn_expect_read(&expect, &v->arena, v->c->text, v->c->first_line);
  if (v->e)
    tn_expect_see(
        &expect,
        &(TnDiag){.severity = TN_ERROR, .loc = {TN_STR(""), v->e->line, v->e->col}, .message = tn_str(v->e->message)});
  TnBuf out = {.arena = &v->arena};
  v->ok = tn_expect_wants_error(&expect) ? tn_expect_check(&expect, TN_EXPECT_TEXTS, &out) : !v->e;
  return NULL;
}

static bool is_expected(const Chunk *c, TnError *e) {
  TnGuard guard = {0};
  Verdict v = {.c = c, .e = e};
  tn_arena_init(&v.arena, &guard);
  tn_error_destroy(tn_guard_run(&guard, judge, &v));
  tn_arena_deinit(&v.arena);
  return v.ok;
}

static void run_chunk(const char *path, TnStr text, uint32_t first_line) {
  Chunk c = {.m = tn_module_create(), .text = text, .first_line = first_line};
  c.m->name = tn_str(path);
  TnError *e = run_module(&c);
  if (is_expected(&c, e)) {
    tests_passed++;
  } else {
    tests_failed++;
    printf("FAIL %s: chunk at line %u: line %u: %s: %s\n", path, first_line, e ? e->line : 0,
           e ? tn_code_name(e->code) : "OK", e ? e->message : "no error, expected one");
  }
  tn_error_destroy(e);
  tn_interp_destroy(c.it);
  tn_program_destroy(c.program);
  tn_module_destroy(c.m);
}

static void run_file(const char *path) {
  TnFile f;
  TnError *e = tn_file_map(path, &f);
  if (e) {
    printf("FAIL %s: %s\n", path, e->message);
    tests_failed++;
    tn_error_destroy(e);
    return;
  }
  size_t at = 0;
  uint32_t line = 1, first_line;
  TnStr chunk;
  while (tn_text_next_chunk((TnStr){(const char *)f.p, f.n}, &at, &line, &chunk, &first_line))
    run_chunk(path, chunk, first_line);
  tn_file_unmap(&f);
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void run_path(const char *path) {
  struct stat st;
  if (stat(path, &st)) {
    printf("skipped: %s is not there\n", path);
    tests_skipped++;
    return;
  }
  if (!S_ISDIR(st.st_mode)) {
    run_file(path);
    return;
  }
  char *names[8192], full[4096];
  size_t n = 0;
  DIR *d = opendir(path);
  for (struct dirent *entry; d && n < TN_COUNT(names) && (entry = readdir(d));) {
    size_t length = strlen(entry->d_name);
    if (length > 5 && strcmp(entry->d_name + length - 5, ".mlir") == 0) names[n++] = strdup(entry->d_name);
  }
  if (d) closedir(d);
  qsort(names, n, sizeof *names, by_name);
  for (size_t i = 0; i < n; i++) {
    snprintf(full, sizeof full, "%s/%s", path, names[i]);
    run_file(full);
    free(names[i]);
  }
}

static void remove_folder(const char *path) {
  DIR *d = opendir(path);
  char full[4096];
  for (struct dirent *entry; d && (entry = readdir(d));) {
    if (entry->d_name[0] == '.') continue;
    snprintf(full, sizeof full, "%s/%s", path, entry->d_name);
    unlink(full);
  }
  if (d) closedir(d);
  rmdir(path);
}

int main(int argc, char **argv) {
  (void)test_failed_here;  // each chunk counts by itself
  char folder[] = "/tmp/tenon-probes-XXXXXX";
  probe_dir = mkdtemp(folder);
  for (int i = 1; i < argc; i++) run_path(argv[i]);
  if (argc < 2) run_path("test/op");
  if (probe_dir) remove_folder(probe_dir);
  return test_report();
}

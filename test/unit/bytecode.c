// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bytecode on real files: the artifacts of every published version and the programs of the corpus (../shared, skipped
// when absent) are read and must come out byte for byte; every version is a target for everything.
#include <dirent.h>

#include "bytecode_work.h"
#include "test.h"

#define VHLO "../shared/conformance/vhlo"
#define CORPUS "../shared/corpus"

typedef struct Paths {
  char (*data)[400];
  size_t n;
} Paths;

static int by_name(const void *a, const void *b) { return strcmp(a, b); }

// The entries of a folder whose names end so, each followed by `tail`.
static Paths list(const char *folder, const char *end, const char *tail) {
  Paths paths = {0};
  DIR *d = opendir(folder);
  for (struct dirent *e; d && (e = readdir(d));) {
    size_t n = strlen(e->d_name), n_end = strlen(end);
    if (e->d_name[0] == '.' || n < n_end || strcmp(e->d_name + n - n_end, end)) continue;
    paths.data = realloc(paths.data, (paths.n + 1) * sizeof *paths.data);
    snprintf(paths.data[paths.n++], sizeof *paths.data, "%.150s/%.200s%s", folder, e->d_name, tail);
  }
  if (d) closedir(d);
  if (paths.n) qsort(paths.data, paths.n, sizeof *paths.data, by_name);
  return paths;
}

static bool map(const char *path, TnFile *out) {
  TnError *e = tn_file_map(path, out);
  tn_error_destroy(e);
  return e == NULL;
}

// Whether the module comes out as the bytes it was read from, at the version of their producer.
static bool comes_out(Work *w, const char *path, const TnFile *f) {
  TnStr producer;
  bool is_artifact;
  TnError *e = tn_bytecode_producer(f->p, f->n, &producer, &w->options.target, &is_artifact);
  bool ok = e == NULL && is_artifact && work_write(w) && work_is(w, f->p, f->n);
  if (!ok) printf("%s: other bytes, or: %s\n", path, w->message);
  tn_error_destroy(e);
  return ok;
}

// Reads and writes each file; `sees` says more about it while the module is there. Gives how many were right.
static size_t read_and_write(const Paths *paths, bool (*also)(Work *w, const char *path, const TnFile *f)) {
  size_t n = 0;
  for (size_t i = 0; i < paths->n; i++) {
    TnFile f;
    Work w = {0};
    if (!map(paths->data[i], &f)) continue;
    bool ok = work_read(&w, f.p, f.n);
    if (!ok) printf("%s: %s\n", paths->data[i], w.message);
    n += ok && comes_out(&w, paths->data[i], &f) && (!also || also(&w, paths->data[i], &f));
    work_end(&w);
    tn_file_unmap(&f);
  }
  return n;
}

// Without what the file said about orders of uses, the same bytes must follow from the rules of write_uses.c. One file
// was made by other means.
static bool follows_from_rules(Work *w, const char *path, const TnFile *f) {
  bool was_kept = w->m->use_orders.n > 0;
  w->m->use_orders.n = 0;
  return (was_kept && strstr(path, "vhlo_emit_version_api")) || comes_out(w, path, f);
}

// Printed and parsed, the module still makes the same file; locations do not stand in the text.
static bool survives_text(Work *w, const char *path, const TnFile *f) {
  Work back = {0}, bare = {0};
  bool ok = work_print(w) && work_parse(&back, tn_buf_view(&w->out)) && work_read(&bare, f->p, f->n);
  bare.m->use_orders.n = 0;
  back.options = bare.options = w->options;
  back.options.strip_locations = bare.options.strip_locations = true;
  ok = ok && work_write(&back) && work_write(&bare) && work_is(&back, bare.out.p, bare.out.n);
  if (!ok) printf("%s: through text: other bytes, or: %s%s\n", path, back.message, bare.message);
  work_end(&back);
  work_end(&bare);
  return ok;
}

static bool follows_and_survives(Work *w, const char *path, const TnFile *f) {
  return follows_from_rules(w, path, f) && survives_text(w, path, f);
}

TN_TEST(artifacts_of_every_version) {
  Paths paths = list(VHLO, "_0.mlir.bc", "");
  if (paths.n == 0) SKIP(VHLO " is not there");
  CHECK_INT(paths.n, 33);
  CHECK_INT(read_and_write(&paths, follows_and_survives), paths.n);
  free(paths.data);
}

TN_TEST(artifact_of_the_future) {
  TnFile f;
  Work w = {0};
  if (!map(VHLO "/invalid_vhlo_future.mlir.bc", &f)) SKIP(VHLO " is not there");
  CHECK(!work_read(&w, f.p, f.n));
  CHECK_STR(w.message,
            "byte 125: op 'vhlo.constant_v99' is not known; the file was written by StableHLO_v2.0.0, this "
            "reader knows StableHLO up to 1.20.0");
  work_end(&w);
  tn_file_unmap(&f);
}

// The text beside the artifact makes the artifact.
static bool text_makes_it(Work *w, const char *path, const TnFile *f) {
  TnFile text;
  Work t = {0};
  char name[400];
  snprintf(name, sizeof name, "%.*s", (int)(strlen(path) - 2), path);
  if (!follows_from_rules(w, path, f) || !map(name, &text)) return false;
  t.options = w->options;
  t.options.strip_locations = w->options.strip_locations = true;
  bool ok = work_parse(&t, (TnStr){(const char *)text.p, text.n}) && work_write(&t) && work_write(w) &&
            work_is(&t, w->out.p, w->out.n);
  if (!ok) printf("%s: from text: other bytes, or: %s%s\n", path, t.message, w->message);
  work_end(&t);
  tn_file_unmap(&text);
  return ok;
}

TN_TEST(corpus) {
  Paths paths = list(CORPUS, "", "/program.mlirbc");
  size_t n = 0;
  for (size_t i = 0; i < paths.n; i++)
    if (!strstr(paths.data[i], "README")) memmove(paths.data[n++], paths.data[i], sizeof *paths.data);
  paths.n = n;
  if (paths.n == 0) SKIP(CORPUS " is not there");
  CHECK(paths.n >= 109);
  CHECK_INT(read_and_write(&paths, text_makes_it), paths.n);
  free(paths.data);
}

// ---------------------------------------------------------------------------------------------------------------
// Every version as the target.

enum { N_MINORS_0 = 21, N_MINORS_1 = 21 };

static bool is_same(Work *a, Work *b, TnStr *difference) {
  return tn_module_equal(a->m, b->m, false, &a->m->arena, difference);
}

typedef struct Same {
  Work *a, *b;
  TnStr difference;
  bool is_same;
} Same;

static TnError *compare(void *arg) {
  Same *s = arg;
  s->is_same = is_same(s->a, s->b, &s->difference);
  return NULL;
}

static bool are_same(Work *a, Work *b, const char *path, unsigned major, unsigned minor) {
  Same s = {.a = a, .b = b};
  tn_error_destroy(tn_module_run(a->m, compare, &s));
  if (!s.is_same) printf("%s: %u.%u: %.*s\n", path, major, minor, TN_STR_ARG(s.difference));
  return s.is_same;
}

// Writes at the version; what comes out reads back as the same module, and what does not come out is refused by name.
static bool is_target(Work *w, const char *path, unsigned major, unsigned minor, unsigned *n_refused) {
  Work back = {0};
  bool ok;
  if (work_write_at(w, major, minor)) {
    ok = work_read(&back, w->out.p, w->out.n) && are_same(w, &back, path, major, minor);
    if (!ok) printf("%s: %u.%u: %s\n", path, major, minor, back.message);
  } else {
    char target[40];
    snprintf(target, sizeof target, "the target is %u.%u.0", major, minor);
    ok = strstr(w->message, target) && (strstr(w->message, "stablehlo.") || strstr(w->message, "chlo.") ||
                                        strstr(w->message, "builtin.") || strstr(w->message, "func."));
    if (!ok) printf("%s: %u.%u: %s\n", path, major, minor, w->message);
    ++*n_refused;
  }
  work_end(&back);
  return ok;
}

static void try_all_targets(Work *w, const char *path, unsigned *n_wrong, unsigned *n_refused) {
  for (unsigned minor = 9; minor < N_MINORS_0; minor++) *n_wrong += !is_target(w, path, 0, minor, n_refused);
  for (unsigned minor = 0; minor < N_MINORS_1; minor++) *n_wrong += !is_target(w, path, 1, minor, n_refused);
}

TN_TEST(all_targets) {
  Paths paths = list(CORPUS, "", "/program.mlirbc"), artifacts = list(VHLO, "_0.mlir.bc", "");
  if (paths.n == 0 || artifacts.n == 0) SKIP("../shared is not there");
  unsigned n_wrong = 0, n_refused = 0;
  for (size_t i = 0; i < paths.n + artifacts.n; i++) {
    const char *path = i < paths.n ? paths.data[i] : artifacts.data[i - paths.n];
    TnFile f;
    Work w = {0};
    if (strstr(path, "README") || !map(path, &f)) continue;
    CHECK(work_read(&w, f.p, f.n));
    try_all_targets(&w, path, &n_wrong, &n_refused);
    w.options = (TnWriteOptions){.native = true};
    Work back = {0};
    CHECK(work_write(&w) && work_read(&back, w.out.p, w.out.n) && are_same(&w, &back, path, 0, 0));
    work_end(&back);
    work_end(&w);
    tn_file_unmap(&f);
  }
  CHECK_INT(n_wrong, 0);
  CHECK(n_refused > 300);
  free(paths.data);
  free(artifacts.data);
}

TN_TEST(targets_that_do_not_exist) {
  Work w = {0};
  CHECK(work_parse(&w, TN_STR("module {}")));
  CHECK(!work_write_at(&w, 0, 8));
  CHECK_STR(w.message, "target version 0.8.0, expected 0.9.0 to 1.20.0");
  CHECK(!work_write_at(&w, 1, 21));
  CHECK(!work_write_at(&w, 70000, 9));
  w.options.target = (TnVersion){1, 20, 7};  // patch numbers never matter
  CHECK(work_write(&w));
  CHECK_STR((const char *)w.out.p + 5, "StableHLO_v1.20.7");
  work_end(&w);
}

TN_TEST(producer) {
  static const struct {
    const char *name;
    bool is_artifact;
  } names[] = {
      {"StableHLO_v1.8.3", true}, {"StableHLO_v1.8", false}, {"StableHLO_v1.8.3x", false},
      {"StableHLO_v", false},     {"MLIR20.0.0git", false},  {"StableHLO_v1.8.9999999999", false},
  };
  for (size_t i = 0; i < TN_COUNT(names); i++) {
    uint8_t file[100] = {0x4D, 0x4C, 0xEF, 0x52, 0x0D};
    TnStr producer;
    TnVersion v;
    bool is_artifact;
    size_t n = strlen(names[i].name);
    memcpy(file + 5, names[i].name, n + 1);
    TnError *e = tn_bytecode_producer(file, 5 + n + 1, &producer, &v, &is_artifact);
    CHECK(e == NULL && tn_str_is(producer, names[i].name) && is_artifact == names[i].is_artifact);
    CHECK(i > 0 || (v.major == 1 && v.minor == 8 && v.patch == 3));
    e = tn_bytecode_producer(file, 5 + n, &producer, &v, &is_artifact);
    CHECK(e && strstr(e->message, "the data ends inside a text"));
    tn_error_destroy(e);
  }
  CHECK(!tn_bytecode_detect((const uint8_t *)"ML", 2) && tn_bytecode_detect((const uint8_t *)"ML\xEFR", 4));
}

// ---------------------------------------------------------------------------------------------------------------
// The programs of our own tests: native bytecode holds all of them as they are; an artifact settles what can be said in
// two ways (defaults, channel types), and from then on nothing changes.

typedef struct Tally {
  unsigned n, n_native, n_portable;
  bool may_refuse;  // these programs are wrong
} Tally;

static bool is_settled(Work *w, const char *path, bool may_refuse) {
  Work once = {0}, twice = {0};
  bool ok = work_read(&once, w->out.p, w->out.n) && work_write(&once) && work_read(&twice, once.out.p, once.out.n) &&
            work_write(&twice) && work_is(&twice, once.out.p, once.out.n) && are_same(&once, &twice, path, 1, 20);
  ok |= may_refuse && once.message[0];
  if (!ok) printf("%s: %s%s\n", path, once.message, twice.message);
  work_end(&once);
  work_end(&twice);
  return ok;
}

static void try_program(const char *path, TnStr text, Tally *tally) {
  Work w = {.options.native = true}, back = {0};
  if (work_parse(&w, text)) {
    tally->n++;
    bool ok = work_write(&w) && work_read(&back, w.out.p, w.out.n) && are_same(&w, &back, path, 0, 0);
    ok |= tally->may_refuse && (w.message[0] || back.message[0]);
    if (!ok) printf("%s: native: %s%s\n", path, w.message, back.message);
    tally->n_native += ok;
    w.options.native = false;
    bool is_written = work_write(&w);
    bool has_reason = strstr(w.message, "has no portable form") || tally->may_refuse;
    ok = is_written ? is_settled(&w, path, tally->may_refuse) : has_reason;
    if (!ok) printf("%s: portable: %s\n", path, w.message);
    tally->n_portable += ok;
  }
  work_end(&back);
  work_end(&w);
}

TN_TEST(programs_of_the_tests) {
  static const char *const folders[] = {"test/text", "test/op", "test/verify"};
  Tally tally = {0};
  for (size_t k = 0; k < TN_COUNT(folders); k++) {
    Paths paths = list(folders[k], ".mlir", "");
    tally.may_refuse = strcmp(folders[k], "test/verify") == 0;
    for (size_t i = 0; i < paths.n; i++) {
      TnFile f;
      TnStr chunk;
      size_t at = 0;
      uint32_t line = 1, first;
      if (!map(paths.data[i], &f)) continue;
      while (tn_text_next_chunk((TnStr){(const char *)f.p, f.n}, &at, &line, &chunk, &first))
        try_program(paths.data[i], chunk, &tally);
      tn_file_unmap(&f);
    }
    free(paths.data);
  }
  CHECK(tally.n > 1000);
  CHECK_INT(tally.n_native, tally.n);
  CHECK_INT(tally.n_portable, tally.n);
}

// ---------------------------------------------------------------------------------------------------------------
// Broken files: a cut file is never read, a changed byte never does harm.

static size_t count_read_when_cut(const TnFile *f, size_t step) {
  size_t n_read = 0;
  for (size_t n = 0; n < f->n; n += step) {
    uint8_t *copy = malloc(n ? n : 1);  // of its own, so that sanitizers see its end
    Work w = {0};
    memcpy(copy, f->p, n);
    bool ok = work_read(&w, copy, n);
    n_read += ok;
    if (!ok && !w.message[0]) n_read++;
    work_end(&w);
    free(copy);
  }
  return n_read;
}

TN_TEST(cut_anywhere) {
  static const struct {
    const char *path;
    size_t step;
  } files[] = {
      {VHLO "/vhlo_emit_version_api.1_1_0.mlir.bc", 1},
      {VHLO "/stablehlo_legalize_to_vhlo.0_9_0.mlir.bc", 1},
      {VHLO "/stablehlo_legalize_to_vhlo.0_12_0.mlir.bc", 7},
      {VHLO "/stablehlo_legalize_to_vhlo.1_20_0.mlir.bc", 1},
      {CORPUS "/top_k/program.mlirbc", 1},
  };
  for (size_t i = 0; i < TN_COUNT(files); i++) {
    TnFile f;
    if (!map(files[i].path, &f)) SKIP("../shared is not there");
    CHECK_INT(count_read_when_cut(&f, files[i].step), 0);
    tn_file_unmap(&f);
  }
}

// What still reads must also write and read again.
static void read_changed(const uint8_t *p, size_t n, unsigned *n_wrong) {
  Work w = {0}, back = {0};
  if (work_read(&w, p, n)) {
    w.options = (TnWriteOptions){0};
    if (work_write(&w))
      *n_wrong += !work_read(&back, w.out.p, w.out.n);
    else
      *n_wrong += !w.message[0];
    if (!w.message[0] && back.message[0]) printf("written, not read: %s\n", back.message);
  } else {
    *n_wrong += !w.message[0];
  }
  work_end(&w);
  work_end(&back);
}

TN_TEST(changed_bytes) {
  static const uint8_t values[] = {0, 1, 2, 3, 5, 0x7F, 0x80, 0xFE, 0xFF};
  static const char *const paths[] = {VHLO "/vhlo_emit_version_api.1_1_0.mlir.bc", CORPUS "/top_k/program.mlirbc"};
  unsigned n_wrong = 0;
  for (size_t k = 0; k < TN_COUNT(paths); k++) {
    TnFile f;
    if (!map(paths[k], &f)) SKIP("../shared is not there");
    uint8_t *copy = malloc(f.n);
    memcpy(copy, f.p, f.n);
    for (size_t at = 0; at < f.n; at++) {
      for (size_t i = 0; i < TN_COUNT(values) + 2; i++) {
        copy[at] = i < TN_COUNT(values) ? values[i] : (uint8_t)(f.p[at] + (i & 1 ? 2 : -2));
        read_changed(copy, f.n, &n_wrong);
      }
      copy[at] = f.p[at];
    }
    free(copy);
    tn_file_unmap(&f);
  }
  CHECK_INT(n_wrong, 0);
}

// ---------------------------------------------------------------------------------------------------------------
// Memory.

// The n-th allocation fails while the file is read and written; gives whether anything failed.
static bool fails_cleanly(const TnFile *f, int64_t n) {
  Work w = {0};
  work_fresh(&w);
  w.p = f->p;
  w.n = f->n;
  atomic_store(&tn_debug.alloc_fail_at, atomic_load(&tn_debug.alloc_count) + n);
  TnError *e = tn_module_run(w.m, work_read_, &w);
  if (!e) e = tn_module_run(w.m, work_write_, &w);
  atomic_store(&tn_debug.alloc_fail_at, 0);
  bool has_failed = e != NULL;
  CHECK(!e || e->code == TN_RESOURCE_EXHAUSTED);
  tn_error_destroy(e);
  work_end(&w);
  return has_failed;
}

TN_TEST(memory_runs_out) {
  static const char *const paths[] = {VHLO "/vhlo_emit_version_api.1_1_0.mlir.bc",
                                      VHLO "/stablehlo_legalize_to_vhlo.1_20_0.mlir.bc",
                                      CORPUS "/top_k/program.mlirbc"};
  for (size_t i = 0; i < TN_COUNT(paths); i++) {
    TnFile f;
    if (!map(paths[i], &f)) SKIP("../shared is not there");
    int64_t n = 1;
    while (fails_cleanly(&f, n)) n++;
    CHECK(n > 2);
    tn_file_unmap(&f);
  }
}

// Reading takes a bounded multiple of the bytes present, and a limit is kept.
TN_TEST(memory_is_bounded) {
  Paths paths = list(VHLO, "_0.mlir.bc", "");
  if (paths.n == 0) SKIP(VHLO " is not there");
  for (size_t i = 0; i < paths.n; i++) {
    TnFile f;
    if (!map(paths.data[i], &f)) continue;
    for (int is_enough = 0; is_enough < 2; is_enough++) {
      Work w = {0};
      work_fresh(&w);
      w.p = f.p;
      w.n = f.n;
      w.m->arena.limit_bytes = is_enough ? 40 * f.n + 20000 : 2 * f.n;
      bool ok = work_finish(&w, tn_module_run(w.m, work_read_, &w));
      CHECK_STR(w.message, is_enough ? "" : "out of memory");
      CHECK(ok == is_enough);
      work_end(&w);
    }
    tn_file_unmap(&f);
  }
  free(paths.data);
}

int main(void) {
  RUN(artifacts_of_every_version);
  RUN(artifact_of_the_future);
  RUN(corpus);
  RUN(all_targets);
  RUN(targets_that_do_not_exist);
  RUN(producer);
  RUN(programs_of_the_tests);
  RUN(cut_anywhere);
  RUN(changed_bytes);
  RUN(memory_runs_out);
  RUN(memory_is_bounded);
  return test_report();
}

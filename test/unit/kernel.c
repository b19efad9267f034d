// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The services on kernels over test/kernel: x.kir reads, keeps the rules, prints as it stands and is x.out when
// simplified, where it divides x.divide.out with products, where it loads flags x.flags.out with bytes, and where it
// has seldom selects x.skip.out with skips; the parts of x.err.kir, between lines of "// -----", each break what "//
// error: ..." says. BLESS=1 rewrites the outputs. Run from the root of the repository.
#include <dirent.h>
#include <time.h>

#include "kernel/kernel.h"
#include "test.h"

#define FOLDER "test/kernel"

typedef struct Work {
  TnArena *arena;
  const char *path;
  TnStr text;
  void (*run)(struct Work *w);
} Work;

static TnError *guarded(void *arg) {
  Work *w = arg;
  w->run(w);
  return NULL;
}

static void run_work(Work *w) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  w->arena = &arena;
  CHECK(!tn_guard_run(&guard, guarded, w));
  tn_arena_deinit(&arena);
}

static const char *print_kernel(TnArena *a, const TnKernel *k) {
  TnBuf out = {.arena = a};
  tn_k_print(&out, k);
  tn_buf_char(&out, 0);
  return out.p;
}

static void check_no_error(const char *path, TnError *e) {
  if (!e) return;
  printf("%s:%u: %s\n", path, e->line, e->message);
  CHECK(e == NULL);
  tn_error_destroy(e);
}

static const char *with_suffix(TnArena *a, const char *path, const char *suffix) {
  return tn_arena_fmt(a, "%.*s%s", (int)(strlen(path) - 4), path, suffix).p;
}

static void check_file(const char *path, const char *got) {
  if (getenv("BLESS")) {
    CHECK(!tn_file_write(path, tn_str(got), NULL, 0));
    return;
  }
  TnFile f;
  TnError *e = tn_file_map(path, &f);
  check_no_error(path, e);
  if (e) return;
  bool same = f.n == strlen(got) && memcmp(f.p, got, f.n) == 0;
  if (!same) printf("%s: expected\n%.*s\ngot\n%s\n", path, (int)f.n, (const char *)f.p, got);
  CHECK(same);
  tn_file_unmap(&f);
}

typedef void Step(TnKernel *k, TnArena *arena);

static void divide_all(TnKernel *k, TnArena *arena) { tn_k_divide(k, arena, TN_K_INVERSES_ALL); }

static void check_step(Work *w, TnKernel *k, Step *step, const char *suffix) {
  TnKernel *back = NULL;
  step(k, w->arena);
  check_no_error(w->path, tn_k_verify(k));
  const char *printed = print_kernel(w->arena, k);
  check_file(with_suffix(w->arena, w->path, suffix), printed);
  check_no_error(w->path, tn_k_parse(w->arena, tn_str(printed), tn_str("out"), &back));
  CHECK(back && tn_k_equal(k, back));
}

static void check_good(Work *w) {
  TnKernel *k = NULL, *back = NULL;
  TnError *e = tn_k_parse(w->arena, w->text, tn_str(w->path), &k);
  check_no_error(w->path, e);
  if (e) return;
  check_no_error(w->path, tn_k_verify(k));
  const char *printed = print_kernel(w->arena, k);
  CHECK_STR(printed, tn_arena_str(w->arena, w->text).p);
  tn_k_simplify(k, w->arena);
  check_no_error(w->path, tn_k_verify(k));
  printed = print_kernel(w->arena, k);
  check_file(with_suffix(w->arena, w->path, ".out"), printed);
  check_no_error(w->path, tn_k_parse(w->arena, tn_str(printed), tn_str("out"), &back));
  CHECK(back && tn_k_equal(k, back) && tn_k_hash(k) == tn_k_hash(back));
  tn_k_simplify(back, w->arena);  // nothing is left to do
  CHECK_STR(print_kernel(w->arena, back), printed);
  if (strstr(printed, "fdiv")) check_step(w, k, divide_all, ".divide.out");
  if (strstr(printed, "load i1")) check_step(w, k, tn_k_flags, ".flags.out");
  if (strstr(printed, ".seldom")) check_step(w, k, tn_k_skip, ".skip.out");
}

static void check_bad(Work *w) {
  const char *mark = "// error: ", *at = strstr(tn_arena_str(w->arena, w->text).p, mark);
  CHECK(at != NULL);
  if (!at) return;
  at += strlen(mark);
  TnStr want = tn_arena_str(w->arena, (TnStr){at, strcspn(at, "\n")});
  TnKernel *k;
  TnError *e = tn_k_parse(w->arena, w->text, tn_str(w->path), &k);
  if (!e) e = tn_k_verify(k);
  bool as_said = e && strstr(e->message, want.p);
  if (!as_said) printf("%s: '%s', expected '%s'\n", w->path, e ? e->message : "no error", want.p);
  CHECK(as_said);
  tn_error_destroy(e);
}

static bool ends_in(const char *name, const char *suffix) {
  size_t n = strlen(name), s = strlen(suffix);
  return n > s && strcmp(name + n - s, suffix) == 0;
}

static void each_file(bool bad) {
  DIR *dir = opendir(FOLDER);
  CHECK(dir != NULL);
  int n = 0;
  for (struct dirent *d; dir && (d = readdir(dir));) {
    if (!ends_in(d->d_name, ".kir") || ends_in(d->d_name, ".err.kir") != bad) continue;
    char path[512];
    snprintf(path, sizeof path, FOLDER "/%s", d->d_name);
    TnFile f;
    CHECK(!tn_file_map(path, &f));
    TnStr all = {(const char *)f.p, f.n}, split = TN_STR("// -----\n");
    for (size_t from = 0, i = 0; i <= all.n; i++) {
      bool at_split = bad && i < all.n && tn_str_starts((TnStr){all.p + i, all.n - i}, split);
      if (i < all.n && !at_split) continue;
      run_work(&(Work){.path = path, .text = {all.p + from, i - from}, .run = bad ? check_bad : check_good});
      from = i + split.n, n++;
    }
    tn_file_unmap(&f);
  }
  if (dir) closedir(dir);
  CHECK(n > (bad ? 20 : 3));
}

TN_TEST(good) { each_file(false); }
TN_TEST(bad) { each_file(true); }

// A chain of n nodes in each of two loops, half of it invariant, costs time in proportion to n.
static TnKernel *make_chain(TnArena *arena, int64_t n) {
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKVal i = tn_k_loop(&b, 100, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, 16);
  TnKAddr at = {.terms = &(TnKTerm){i, 4}, .n_terms = 1};
  TnKVal x = tn_k_load(&b, TN_KM_F32, 0, &at, 0), c = tn_k_load(&b, TN_KM_F32, 1, &(TnKAddr){.imm = 4}, 0);
  for (int64_t k = 0; k < n / 2; k++) {
    x = tn_k_op2(&b, TN_K_fadd, x, c);
    c = tn_k_op2(&b, TN_K_fmul, c, c);
  }
  tn_k_store(&b, TN_KM_F32, 2, &at, x, 0);
  tn_k_end(&b);
  return tn_k_finish(&b, "chain");
}

// Time of this process, the least of a few tries: others do not count.
static void check_linear(Work *w) {
  enum { TRIES = 4 };
  clock_t least[2];
  for (int round = 0; round < 2; round++)
    for (int try = 0; try < TRIES; try++) {
      const int64_t n = round ? 200000 : 20000;
      TnKernel *k = make_chain(w->arena, n);
      const clock_t start = clock();
      tn_k_simplify(k, w->arena);
      const clock_t spent = clock() - start;
      if (!try || spent < least[round]) least[round] = spent;
      CHECK_INT(k->n_nodes, n + 5);  // the last product is not needed
      check_no_error("chain", tn_k_verify(k));
    }
  if (getenv("VERBOSE")) printf("simplify: %.1f ns a node\n", 1e9 * (double)least[1] / CLOCKS_PER_SEC / 200000);
  CHECK(least[1] < 50 * least[0] + CLOCKS_PER_SEC / 100);
}
TN_TEST(linear) { run_work(&(Work){.run = check_linear}); }

// (x + 1) * (x + 1), each x loaded by itself; in_ifs: and made in conditions of their own.
static TnKernel *make_twins(TnArena *arena, bool in_ifs) {
  TnKBuilder b;
  tn_k_init(&b, arena);
  TnKVal loop = tn_k_loop(&b, 100, TN_LOOP_PARALLEL, 1), p = 0;
  TnKAddr at = {.terms = &(TnKTerm){loop, 4}, .n_terms = 1};
  if (in_ifs) p = tn_k_cmp(&b, TN_KP_LT, tn_k_load(&b, TN_KM_I32, 1, &at, 0), tn_k_i32(&b, 7));
  TnKVal sum[2];
  for (int i = 0; i < 2; i++) {
    if (in_ifs) tn_k_if(&b, p);
    sum[i] = tn_k_op2(&b, TN_K_fadd, tn_k_load(&b, TN_KM_F32, 0, &at, 0), tn_k_f32(&b, 1));
    if (in_ifs) tn_k_store(&b, TN_KM_F32, 2, &at, tn_k_op2(&b, TN_K_fmul, sum[i], sum[i]), 0);
    if (in_ifs) tn_k_end(&b);
  }
  if (!in_ifs) tn_k_store(&b, TN_KM_F32, 2, &at, tn_k_op2(&b, TN_K_fmul, sum[0], sum[1]), 0);
  tn_k_end(&b);
  return tn_k_finish(&b, "twins");
}

// Loads that turn out equal make equal what was made of them, whether or not the builder saw to the rest.
static void check_twins(Work *w) {
  for (int in_ifs = 0; in_ifs < 2; in_ifs++) {
    TnKernel *k = make_twins(w->arena, in_ifs), *all = make_twins(w->arena, in_ifs);
    CHECK(k->is_consed == !in_ifs && !(k->lacks >> TN_K_fadd & 1) && k->lacks >> TN_K_fdiv & 1);
    CHECK(!(k->no_mems >> TN_KM_F32 & 1) && k->no_mems >> TN_KM_F16 & 1);
    all->is_consed = false;
    tn_k_simplify(k, w->arena);
    tn_k_simplify(all, w->arena);
    check_no_error("twins", tn_k_verify(k));
    CHECK_STR(print_kernel(w->arena, k), print_kernel(w->arena, all));
    unsigned loads = 0, sums = 0;
    for (uint32_t i = 1; i < k->n_nodes; i++)
      loads += k->nodes[i].op == TN_K_load, sums += k->nodes[i].op == TN_K_fadd;
    CHECK_INT(sums, 1);
    CHECK_INT(loads, 1 + in_ifs);
  }
}
TN_TEST(twins) { run_work(&(Work){.run = check_twins}); }

int main(void) {
  RUN(good);
  RUN(twins);
  RUN(bad);
  RUN(linear);
  return test_report();
}

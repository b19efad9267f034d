// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Memory for code from a pool: equal code is shared, what is gone goes, nothing is both writable and executable, a
// child of the process changes nothing that its parent runs, and the system is asked for whole pieces alone.
#define _GNU_SOURCE  // what system_calls.h needs
#include "target/x64/pages.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "system_calls.h"
#include "test.h"

enum { SIZE = 5000 };

// Code that returns x, made longer so that it ends in another page than it begins in.
static void write_code(uint8_t *p, uint32_t x) {
  memset(p, 0xCC, SIZE);
  p[0] = 0xB8;  // mov eax, x; ret
  memcpy(p + 1, &x, 4);
  p[5] = 0xC3;
}

static uint32_t call(const TnXPages *pages) {
  uint32_t (*fn)(void);
  memcpy(&fn, &pages->p, sizeof fn);
  return fn();
}

static bool runs_here(void) {
#if defined(__x86_64__)
  return true;
#else
  return false;
#endif
}

static TnXPages make(TnCodePool *pool, uint32_t x) {
  uint8_t code[SIZE];
  TnXPages pages;
  write_code(code, x);
  TnError *e = tn_x_pages_make(pool, code, sizeof code, &pages);
  CHECK(!e);
  tn_error_destroy(e);
  CHECK(!memcmp(pages.p, code, sizeof code));
  return pages;
}

// Pages of this process that are writable and executable, and those that are executable without a file on a disk.
static void count_pages(size_t *out_both, size_t *out_code) {
  FILE *f = fopen("/proc/self/maps", "r");
  char line[512];
  *out_both = *out_code = 0;
  while (f && fgets(line, sizeof line, f)) {
    unsigned long begin = 0, end = 0, inode = 1;
    char flags[5] = "";
    if (sscanf(line, "%lx-%lx %4s %*s %*s %lu", &begin, &end, flags, &inode) != 4 || flags[2] != 'x') continue;
    *out_both += flags[1] == 'w';
    if ((!inode && !strstr(line, "[v")) || strstr(line, "/memfd:")) *out_code += (end - begin) / tn_page_bytes();
  }
  if (f) fclose(f);
}

TN_TEST(equal_code_is_shared) {
  TnCodePool *pool = tn_code_pool_create();
  TnXPages a = make(pool, 1), b = make(pool, 2), c = make(pool, 1), none;
  CHECK(a.p == c.p && a.p != b.p);
  if (runs_here()) CHECK(call(&a) == 1 && call(&b) == 2);
  tn_x_pages_drop(&a);
  if (runs_here()) CHECK(call(&c) == 1);
  tn_x_pages_drop(&c);
  CHECK(!tn_x_pages_make(pool, NULL, 0, &none) && !none.p);
  tn_x_pages_drop(&none);
  tn_x_pages_drop(&b);
  tn_code_pool_destroy(pool);
}

TN_TEST(what_is_gone_makes_room) {
  TnCodePool *pool = tn_code_pool_create();
  TnXPages kept[100];
  size_t both, before, after;
  count_pages(&both, &before);
  for (uint32_t i = 0; i < 100; i++) kept[i] = make(pool, i);
  for (uint32_t i = 0; i < 100; i++) {
    if (runs_here()) CHECK_INT(call(&kept[i]), i);
    tn_x_pages_drop(&kept[i]);
  }
  for (uint32_t i = 0; i < 2000; i++) {
    TnXPages pages = make(pool, 1000 + i);
    if (runs_here()) CHECK_INT(call(&pages), 1000 + i);
    tn_x_pages_drop(&pages);
  }
  count_pages(&both, &after);
  CHECK_INT(both, 0);
  CHECK(after - before <= 64);  // one piece is left of many
  tn_code_pool_destroy(pool);
  count_pages(&both, &after);
  CHECK_INT(after, before);
}

static int make_silently(const void *nothing) {
  (void)nothing;
  TnCodePool *pool = tn_code_pool_create();
  TnXPages kept = make(pool, 0);
  if (!count_system_calls()) return NO_FILTERS;
  const int before = n_system_calls;
  for (uint32_t i = 1; i < 10; i++) {
    TnXPages pages = make(pool, i);
    tn_x_pages_drop(&pages);
  }
  const bool is_silent = n_system_calls == before;
  tn_x_pages_drop(&kept);
  tn_code_pool_destroy(pool);
  return is_silent ? SILENT : NOT_SILENT;
}

TN_TEST(code_in_a_piece_takes_no_system_call) {
  uint8_t *mark = tn_fork_mark();
  tn_fork_unmark(mark);
  if (!mark) SKIP("no memory here that children find cleared");
  const int status = status_in_child(make_silently, NULL);
  if (status == NO_FILTERS) SKIP("no system call filters here");
  CHECK_INT(status, SILENT);
}

// Parent and child go on where they parted, each with code of its own, while the other one's stays as it was.
TN_TEST(a_child_writes_elsewhere) {
  if (!runs_here()) return;
  TnCodePool *pool = tn_code_pool_create();
  TnXPages old = make(pool, 1), gone = make(pool, 2);
  int go[2], status = -1;
  CHECK(pipe(go) == 0);
  pid_t child = fork();
  if (child == 0) {
    TnXPages own = make(pool, 3), next = make(pool, 4);
    char c;
    int of_child = -1;
    pid_t its_child = fork();
    if (its_child == 0) {
      TnXPages other = make(pool, 5);
      _exit(call(&own) == 3 && call(&other) == 5 ? 0 : 1);
    }
    bool is_apart = waitpid(its_child, &of_child, 0) == its_child && of_child == 0;
    TnXPages last = make(pool, 6);
    ssize_t n = read(go[0], &c, 1);
    bool is_own = call(&own) == 3 && call(&next) == 4 && call(&last) == 6;
    _exit(n == 1 && call(&old) == 1 && call(&gone) == 2 && is_own && is_apart ? 0 : 1);
  }
  tn_x_pages_drop(&gone);
  TnXPages own[100];
  for (uint32_t i = 0; i < 100; i++) own[i] = make(pool, 100 + i);
  CHECK(write(go[1], "x", 1) == 1);
  CHECK(waitpid(child, &status, 0) == child && status == 0);
  CHECK(call(&old) == 1);
  for (uint32_t i = 0; i < 100; i++) {
    CHECK_INT(call(&own[i]), 100 + i);
    tn_x_pages_drop(&own[i]);
  }
  tn_x_pages_drop(&old);
  tn_code_pool_destroy(pool);
  close(go[0]), close(go[1]);
}

static void *make_and_call(void *pool) {
  size_t wrong = 0;
  for (uint32_t i = 0; i < 300; i++) {
    TnXPages pages = make(pool, i % 7 * 1000 + i / 50);
    if (runs_here()) wrong += call(&pages) != i % 7 * 1000 + i / 50;
    tn_x_pages_drop(&pages);
  }
  return (void *)wrong;
}

TN_TEST(many_threads) {
  TnCodePool *pool = tn_code_pool_create();
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, make_and_call, pool) == 0);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK(wrong == NULL);
  }
  tn_code_pool_destroy(pool);
}

int main(void) {
  RUN(equal_code_is_shared);
  RUN(what_is_gone_makes_room);
  RUN(code_in_a_piece_takes_no_system_call);
  RUN(a_child_writes_elsewhere);
  RUN(many_threads);
  return test_report();
}

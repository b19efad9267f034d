// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The pool covers every index once, whatever the number of threads and callers, and calls itself without blocking.
#define _GNU_SOURCE  // what system_calls.h needs
#include "lib/pool.h"

#include <pthread.h>
#include <time.h>

#include "system_calls.h"
#include "test.h"

enum { MOST = 1000 };

typedef struct Cover {
  _Atomic int hits[MOST];
  _Atomic int calls, bad;
  int64_t grain, n;
  TnPool *inner;
} Cover;

static void cover(void *arg, int64_t begin, int64_t end) {
  Cover *c = arg;
  atomic_fetch_add(&c->calls, 1);
  if (begin % c->grain || (end % c->grain && end != c->n) || begin >= end) atomic_fetch_add(&c->bad, 1);
  for (int64_t i = begin; i < end; i++) atomic_fetch_add(&c->hits[i], 1);
}

static void check_cover(TnPool *p, int64_t n, int64_t grain) {
  Cover c = {.grain = grain, .n = n};
  tn_pool_run(p, cover, &c, n, grain);
  int wrong = 0;
  for (int64_t i = 0; i < MOST; i++) wrong += c.hits[i] != (i < n);
  CHECK_INT(wrong, 0);
  CHECK_INT(c.bad, 0);
  CHECK(c.calls <= (int)tn_pool_threads(p));
}

TN_TEST(covers_all) {
  for (unsigned threads = 0; threads <= 5; threads++) {
    TnPool *p;
    CHECK(!tn_pool_create(threads, &p));
    CHECK_INT(tn_pool_threads(p), threads ? threads : 1);
    for (int round = 0; round < 20; round++)
      for (int64_t n = 0; n < MOST; n = n * 2 + 1)
        for (int64_t grain = 1; grain < 40; grain = grain * 3 + 1) check_cover(p, n, grain);
    tn_pool_destroy(p);
  }
  check_cover(NULL, 100, 7);
}

TN_TEST(wakes_after_sleep) {
  TnPool *p;
  CHECK(!tn_pool_create(3, &p));
  for (int round = 0; round < 20; round++) {
    nanosleep(&(struct timespec){0, 500000}, NULL);
    check_cover(p, 100, 1);
    check_cover(p, 19, 5);  // little work, which some of the runs wake nobody for
    nanosleep(&(struct timespec){0, 500000}, NULL);
    check_cover(p, 19, 5);
  }
  tn_pool_destroy(p);
}

static void nest(void *arg, int64_t begin, int64_t end) {
  Cover *c = arg;
  for (int64_t i = begin; i < end; i++) check_cover(c->inner, 50, 3);
}

TN_TEST(nested_runs) {
  TnPool *p;
  CHECK(!tn_pool_create(2, &p));
  Cover c = {.inner = p};
  for (int i = 0; i < 50; i++) tn_pool_run(p, nest, &c, 4, 1);
  tn_pool_destroy(p);
}

typedef struct Adder {
  TnPool *pool;
  int64_t *sums;
  int64_t total;
} Adder;

static void add(void *arg, int64_t begin, int64_t end) {
  int64_t *sums = arg;
  for (int64_t i = begin; i < end; i++) sums[i] += i;
}

static void *call_often(void *arg) {
  Adder *a = arg;
  for (int round = 0; round < 2000; round++) tn_pool_run(a->pool, add, a->sums, 256, 16);
  for (int64_t i = 0; i < 256; i++) a->total += a->sums[i];
  return NULL;
}

TN_TEST(many_callers) {
  enum { CALLERS = 4 };
  static int64_t sums[CALLERS][256];
  TnPool *p;
  CHECK(!tn_pool_create(3, &p));
  pthread_t threads[CALLERS];
  Adder adders[CALLERS];
  for (int i = 0; i < CALLERS; i++) {
    adders[i] = (Adder){p, sums[i], 0};
    CHECK(!pthread_create(&threads[i], NULL, call_often, &adders[i]));
  }
  for (int i = 0; i < CALLERS; i++) {
    pthread_join(threads[i], NULL);
    CHECK_INT(adders[i].total, 2000 * (255 * 256 / 2));
  }
  tn_pool_destroy(p);
}

TN_TEST(bad_counts) {
  TnPool *p;
  TnError *e = tn_pool_create(1000000, &p);
  CHECK(e && e->code == TN_INVALID_ARGUMENT && !p);
  tn_error_destroy(e);
  tn_pool_destroy(NULL);
}

typedef struct Shared {
  pthread_t caller;
  _Atomic int by_worker;
} Shared;

static void take_a_while(void *arg, int64_t begin, int64_t end) {
  Shared *s = arg;
  for (volatile int k = 0; k < 5000; k++) continue;
  if (end > begin && !pthread_equal(pthread_self(), s->caller)) s->by_worker++;
}

enum { TOO_BUSY = NO_FILTERS + 1, ENOUGH = 10 };

// Ten runs, all of them shared with the worker, none with a system call; in two seconds, as other work on the machine
// may keep the two from running at the same time.
static int share_silently(const void *unused) {
  (void)unused;
  TnPool *p;
  Shared s = {.caller = pthread_self()};
  if (tn_pool_create(2, &p)) return NOT_SILENT;
  while (!s.by_worker) tn_pool_run(p, take_a_while, &s, 2, 1);  // until it has begun
  if (!count_system_calls()) return NO_FILTERS;
  int n_shared = 0;
  for (uint64_t end = tn_time_ns() + 2000000000u; tn_time_ns() < end;) {
    int before = n_system_calls;
    s.by_worker = 0;
    for (int k = 0; k < 10; k++) tn_pool_run(p, take_a_while, &s, 2, 1);
    if (s.by_worker == 10 && n_system_calls == before) return SILENT;
    n_shared += s.by_worker == 10;
  }
  return n_shared < ENOUGH ? TOO_BUSY : NOT_SILENT;
}

TN_TEST(hot_runs_make_no_system_calls) {
  if (tn_cpu_count() < 2) SKIP("one processor");
  const int status = status_in_child(share_silently, NULL);
  if (status == NO_FILTERS) SKIP("no system call filters here");
  if (status == TOO_BUSY) SKIP("the processors are taken by others");
  CHECK_INT(status, SILENT);
}

int main(void) {
  RUN(covers_all);
  RUN(wakes_after_sleep);
  RUN(nested_runs);
  RUN(many_callers);
  RUN(bad_counts);
  RUN(hot_runs_make_no_system_calls);
  return test_report();
}

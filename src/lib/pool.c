// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Each worker has a mailbox of one cache line, whose word tells its state. The caller posts a part by exchanging the
// word, the worker takes it by compare and exchange, and so does the caller when it gets there first. A worker that
// saw no work for a while marks its mailbox and sleeps on the word; who posts to a marked mailbox wakes it.
//
// What a run costs is how often that line, and no other, goes from one processor to the other. So a worker that waits
// reads nothing else, least of all the line that callers write.
#include "lib/pool.h"

#include <pthread.h>

enum { LINE = 64, SPIN_NS = 30000, SPINS_A_LOOK = 64, LITTLE = 8 };

typedef enum State { IDLE, POSTED, TAKEN, ASLEEP, STOPPED } State;

typedef struct Worker {
  _Alignas(LINE) _Atomic uint32_t word;  // a State
  TnPoolFn *fn;                          // the part; written before POSTED, read after TAKEN
  void *arg;
  int64_t begin, end;
  uint64_t spin_ns;
  pthread_t thread;
} Worker;

_Static_assert(sizeof(Worker) == LINE, "a mailbox is one cache line");

struct TnPool {
  _Alignas(LINE) _Atomic bool is_busy;
  unsigned n_workers, n_started, n_little;
  _Alignas(LINE) Worker workers[];
};

static inline void relax(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Spins, then sleeps, until the word is neither IDLE nor ASLEEP. Who was woken may be on the caller's processor, the
// others being taken by other programs: it lets the caller go on before it spins, or that waits for all of it.
static uint32_t await_post(Worker *w, bool *was_woken) {
  if (*was_woken) tn_thread_yield();
  *was_woken = false;
  for (;;) {
    uint64_t start = 0;
    for (;;) {
      for (int i = 0; i < SPINS_A_LOOK; i++) {
        uint32_t state = atomic_load_explicit(&w->word, memory_order_acquire);
        if (state != IDLE) return state;
        relax();
      }
      uint64_t now = tn_time_ns();
      if (!start) start = now;
      if (now - start >= w->spin_ns) break;
    }
    uint32_t idle = IDLE;
    if (!atomic_compare_exchange_strong(&w->word, &idle, ASLEEP)) continue;
    while (atomic_load_explicit(&w->word, memory_order_acquire) == ASLEEP) tn_futex_wait(&w->word, ASLEEP);
    *was_woken = true;
  }
}

static void *work(void *arg) {
  Worker *w = arg;
  bool was_woken = false;
  for (;;) {
    uint32_t state = await_post(w, &was_woken);
    if (state == STOPPED) return NULL;
    if (!atomic_compare_exchange_strong(&w->word, &state, TAKEN)) continue;
    w->fn(w->arg, w->begin, w->end);
    atomic_store_explicit(&w->word, IDLE, memory_order_release);
  }
}

TnError *tn_pool_create(unsigned n_threads, TnPool **out) {
  *out = NULL;
  if (n_threads < 1) n_threads = 1;
  if (n_threads > 4096) TN_FAIL(TN_INVALID_ARGUMENT, "%u threads, expected at most 4096", n_threads);
  unsigned n = n_threads - 1;
  TnPool *p = tn_alloc_aligned(sizeof *p + n * sizeof(Worker), LINE);
  if (!p) return tn_error_oom();
  memset(p, 0, sizeof *p + n * sizeof(Worker));
  p->n_workers = n;
  // With more threads than processors a spinning one keeps another from its work.
  uint64_t spin_ns = n_threads <= tn_cpu_count() ? SPIN_NS : 0;
  for (unsigned i = 0; i < n; i++, p->n_started++) {
    p->workers[i].spin_ns = spin_ns;
    if (!pthread_create(&p->workers[i].thread, NULL, work, &p->workers[i])) continue;
    tn_pool_destroy(p);
    TN_FAIL(TN_RESOURCE_EXHAUSTED, "cannot start thread %u of %u", i + 1, n);
  }
  *out = p;
  return NULL;
}

void tn_pool_destroy(TnPool *p) {
  if (!p) return;
  for (unsigned i = 0; i < p->n_started; i++) {
    atomic_store(&p->workers[i].word, STOPPED);
    tn_futex_wake(&p->workers[i].word, 1);
  }
  for (unsigned i = 0; i < p->n_started; i++) pthread_join(p->workers[i].thread, NULL);
  tn_free_aligned(p);
}

unsigned tn_pool_threads(const TnPool *p) { return p ? p->n_workers + 1 : 1; }

static void post(Worker *w, TnPoolFn *fn, void *arg, int64_t begin, int64_t end) {
  w->fn = fn, w->arg = arg, w->begin = begin, w->end = end;
  if (atomic_exchange(&w->word, POSTED) == ASLEEP) tn_futex_wake(&w->word, 1);
}

// Runs the part when its worker has not begun it, else waits for it. Waiting by compare and exchange takes the line as
// one's own at once, which reads and a later write would do in two steps. After some 40 us the worker may be off its
// processor for the sake of another caller, which this one's is then for.
static void finish(Worker *w) {
  unsigned most = w->spin_ns ? 1 << 10 : 0;
  for (unsigned spins = 0;; spins++) {
    uint32_t state = POSTED;
    if (atomic_compare_exchange_strong(&w->word, &state, IDLE)) {
      w->fn(w->arg, w->begin, w->end);
      return;
    }
    if (state != TAKEN) return;
    if (spins < most) relax();
    else tn_thread_yield();
  }
}

// Of so many parts, those that are given to threads at once. To wake a sleeper takes 1 to 5 us, and it comes when its
// part of a little work would be done: so one in 8 such runs wakes all, and they stay awake while more follow soon.
// (A unit may be any work where the grain is 1.)
static int64_t count_parts(TnPool *p, int64_t parts, bool is_little) {
  if (!is_little || ++p->n_little % LITTLE == 0) return parts;
  int64_t n = 1;
  while (n < parts && atomic_load_explicit(&p->workers[n - 1].word, memory_order_relaxed) != ASLEEP) n++;
  return n;
}

void tn_pool_run(TnPool *p, TnPoolFn *fn, void *arg, int64_t n, int64_t grain) {
  if (n <= 0) return;
  if (grain < 1) grain = 1;
  int64_t units = (n - 1) / grain + 1, parts = tn_pool_threads(p);
  if (parts > units) parts = units;
  if (parts == 1 || atomic_exchange_explicit(&p->is_busy, true, memory_order_acquire)) {
    fn(arg, 0, n);
    return;
  }
  parts = count_parts(p, parts, grain > 1 && units < LITTLE);
  // Later parts are the longer ones, for the last unit may be short.
  for (int64_t i = 1; i < parts; i++)
    post(&p->workers[i - 1], fn, arg, i * units / parts * grain, i == parts - 1 ? n : (i + 1) * units / parts * grain);
  fn(arg, 0, parts == 1 ? n : units / parts * grain);
  for (int64_t i = 1; i < parts; i++) finish(&p->workers[i - 1]);
  atomic_store_explicit(&p->is_busy, false, memory_order_release);
}

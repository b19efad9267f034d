// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Arenas that share memory: what one gave back another one has, up to a limit, and nothing is left over.
#include "base/base.h"
#include "test.h"

typedef struct Fill {
  TnArena *arena;
  size_t n, bytes;
} Fill;

static TnError *fill(void *arg) {
  const Fill *f = arg;
  for (size_t i = 0; i < f->n; i++) memset(tn_arena_push(f->arena, f->bytes, 64), (int)i, f->bytes);
  return NULL;
}

static void push(TnArena *a, size_t n, size_t bytes) {
  TnGuard guard;
  a->guard = &guard;
  CHECK(!tn_guard_run(&guard, fill, &(Fill){a, n, bytes}));
}

static int64_t live(void) { return atomic_load(&tn_debug.alloc_live); }

TN_TEST(memory_comes_again) {
  TnChunks *chunks = tn_chunks_create();
  TnArena a = {.chunks = chunks}, b;
  push(&a, 100, 1000);
  push(&a, 1, 100000);
  size_t bytes = a.total_bytes;
  int64_t blocks = live();
  tn_arena_init_like(&b, &a);
  tn_arena_deinit(&a);
  CHECK_INT(live(), blocks);
  push(&b, 100, 1000);
  push(&b, 1, 100000);
  CHECK_INT(live(), blocks);
  CHECK_INT((int64_t)b.total_bytes, (int64_t)bytes);
  TnArenaMark mark = tn_arena_mark(&b);  // and behind a mark
  push(&b, 20, 50000);
  blocks = live();
  tn_arena_release(&b, mark);
  push(&b, 20, 50000);
  CHECK_INT(live(), blocks);
  tn_arena_deinit(&b);
  tn_chunks_destroy(chunks);
  CHECK_INT(live(), 0);
}

TN_TEST(not_all_is_kept) {
  TnChunks *chunks = tn_chunks_create();
  TnArena a = {.chunks = chunks};
  push(&a, 1, 3 << 20);  // larger than what is kept at all
  tn_arena_deinit(&a);
  CHECK_INT(live(), 1);
  push(&a, 64, (1 << 20) - 4096);
  int64_t blocks = live();
  tn_arena_deinit(&a);
  CHECK(live() > 1 && live() < blocks);
  tn_chunks_destroy(chunks);
  CHECK_INT(live(), 0);
}

// Emptied again, an arena has its first small chunk still; not one that is there for a large push.
TN_TEST(first_chunk_stays) {
  TnArena a = {0};
  TnArenaMark empty = tn_arena_mark(&a);
  push(&a, 1, 100);
  int64_t blocks = live();
  const uint8_t *first = a.at;
  push(&a, 50, 1000);
  tn_arena_release(&a, empty);
  CHECK_INT(live(), blocks);
  push(&a, 1, 100);
  CHECK(a.at == first);
  CHECK_INT(live(), blocks);
  tn_arena_deinit(&a);
  push(&a, 1, 100000);
  tn_arena_release(&a, empty);
  CHECK_INT(live(), 0);
  CHECK_INT((int64_t)a.total_bytes, 0);
}

int main(void) {
  atomic_store(&tn_debug.alloc_watch, true);
  RUN(memory_comes_again);
  RUN(not_all_is_kept);
  RUN(first_chunk_stays);
  return test_report();
}

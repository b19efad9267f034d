// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Maps: order of insertion, forgetting, and keys that were made to collide.
#include "base/base.h"
#include "test.h"

static uint64_t fold(uint64_t a, uint64_t b) {
  __extension__ typedef unsigned __int128 u128;
  u128 r = (u128)a * b;
  return (uint64_t)r ^ (uint64_t)(r >> 64);
}

// Three words, the last of which makes the hash 0 for whoever knows the seed.
static void make_colliding(uint64_t *words, uint64_t i, uint64_t seed) {
  uint64_t factor = seed ^ 0xD6E8FEB86659FD93u, h = seed ^ 24;
  words[0] = i;
  words[1] = i * i;
  words[2] = fold(h ^ words[0], factor ^ words[1]);
}

enum { N = 2000 };

TN_TEST(collisions) {
  static uint64_t keys[N][3];
  TnArena arena;
  TnMap m;
  size_t n_same = 0;
  tn_arena_init(&arena, NULL);
  for (uint64_t i = 0; i < N; i++) make_colliding(keys[i], i, 0);
  for (uint64_t i = 1; i < N; i++) n_same += tn_hash(keys[i], 24, 0) == tn_hash(keys[0], 24, 0);
  CHECK(n_same == N - 1);  // with a seed that is known
  tn_map_init(&m, &arena);
  n_same = 0;
  for (size_t i = 0; i < N; i++) {
    bool is_new;
    *tn_map_slot(&m, (TnStr){(const char *)keys[i], 24}, &is_new) = keys[i];
    CHECK(is_new);
  }
  for (size_t i = 1; i < N; i++) n_same += m.entries[i].hash == m.entries[0].hash;
  CHECK(n_same == 0);
  for (size_t i = 0; i < N; i++) CHECK(tn_map_find(&m, (TnStr){(const char *)keys[i], 24}) == keys[i]);
  tn_map_truncate(&m, N / 2);
  CHECK(m.n == N / 2 && m.entries[0].value == keys[0]);
  CHECK(tn_map_find(&m, (TnStr){(const char *)keys[0], 24}) == keys[0]);
  CHECK(tn_map_find(&m, (TnStr){(const char *)keys[N - 1], 24}) == NULL);
  tn_arena_deinit(&arena);
}

TN_TEST(seeds) {
  TnArena a, b;
  TnMap of_a, of_b;
  tn_arena_init(&a, NULL);
  tn_arena_init(&b, NULL);
  tn_map_init(&of_a, &a);
  tn_map_init(&of_b, &b);
  CHECK(of_a.seed != 0 && of_a.seed != of_b.seed);
  tn_arena_deinit(&a);
  tn_arena_deinit(&b);
}

int main(void) {
  RUN(collisions);
  RUN(seeds);
  return test_report();
}

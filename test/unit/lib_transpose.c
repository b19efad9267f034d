// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Transpositions of random shapes, some dims of them reversed, against their definition.
#include "lib_work.h"

enum { MAX_RANK = 5 };

// reversed: bit d for dim d of the result.
static void check_one(size_t rank, const int64_t *dims, const int64_t *perm, unsigned reversed, size_t bytes) {
  TestArena t;
  TnArena *a = open_arena(&t);
  TnLibTranspose p;
  bool backwards[MAX_RANK + 1];
  for (size_t d = 0; d < rank; d++) backwards[d] = reversed >> d & 1;
  tn_lib_transpose_prepare(a, rank, dims, perm, reversed ? backwards : NULL, bytes, &p);
  int64_t n = 1, steps[MAX_RANK + 1], next = 1;
  for (size_t d = rank; d-- > 0; next *= dims[d]) steps[d] = next, n *= dims[d];
  size_t size = (size_t)n * bytes;
  uint8_t *in = new_room(size), *out = new_room(size);
  for (size_t i = 0; i < size; i++) in[i] = (uint8_t)random_word();
  void *bufs[] = {in, out};
  run_routine(tn_lib_transpose, &p, tn_lib_transpose_scratch(&p), bufs, 2, 1, 1, &size);
  int64_t wrong = 0;
  for (int64_t i = 0; i < n; i++) {
    int64_t index = i, at = 0;
    for (size_t d = rank; d-- > 0; index /= dims[perm[d]]) {
      int64_t k = index % dims[perm[d]];
      at += (reversed >> d & 1 ? dims[perm[d]] - 1 - k : k) * steps[perm[d]];
    }
    wrong += memcmp(out + (size_t)i * bytes, in + (size_t)at * bytes, bytes) != 0;
  }
  CHECK_INT(wrong, 0);
  if (tn_lib_transpose_in_place(&p)) {
    TnLibCall call = {&p, (void *[]){in, in}, 2, NULL, test_pools[3], NULL};
    CHECK(!tn_lib_transpose(&call));
    CHECK(!memcmp(in, out, size));
  }
  tn_free_aligned(in), tn_free_aligned(out), tn_arena_deinit(a);
}

TN_TEST(random_shapes) {
  static const int64_t sizes[] = {0, 1, 1, 2, 3, 5, 8, 16, 17, 33, 40};
  for (int round = 0; round < 1500; round++) {
    size_t rank = (size_t)random_below(MAX_RANK + 1);
    int64_t dims[MAX_RANK + 1], perm[MAX_RANK + 1], n = 1;
    for (size_t d = 0; d < rank; d++) {
      dims[d] = sizes[random_below(11)], perm[d] = (int64_t)d;
      if (n * dims[d] > 20000) dims[d] = 1;
      n *= dims[d];
    }
    for (size_t d = rank; d > 1; d--) {
      size_t other = (size_t)random_below((int64_t)d);
      int64_t swap = perm[d - 1];
      perm[d - 1] = perm[other], perm[other] = swap;
    }
    unsigned reversed = random_below(2) ? (unsigned)random_below(1 << MAX_RANK) : 0;
    check_one(rank, dims, perm, reversed, (size_t)1 << random_below(5));
  }
}

TN_TEST(square_matrices) {
  static const int64_t swap[] = {1, 0}, swap_each[] = {0, 2, 1}, sizes[] = {2, 7, 16, 32, 33, 64, 100, 129};
  for (size_t bytes = 1; bytes <= 16; bytes *= 2)
    for (size_t i = 0; i < TN_COUNT(sizes); i++) {
      check_one(2, (int64_t[]){sizes[i], sizes[i]}, swap, 0, bytes);
      check_one(3, (int64_t[]){3, sizes[i], sizes[i]}, swap_each, 0, bytes);
    }
}

TN_TEST(matrices) {
  static const int64_t swap[] = {1, 0};
  for (size_t bytes = 1; bytes <= 16; bytes *= 2)
    for (int64_t m = 60; m < 70; m += 3)
      for (int64_t n = 1; n < 400; n += 37) check_one(2, (int64_t[]){m, n}, swap, (unsigned)n % 4, bytes);
}

// Results that caches do not hold: rows of whole lines and others, thin ones, and backwards.
TN_TEST(streamed) {
  static const int64_t swap[] = {1, 0}, turn[] = {2, 0, 1}, reverse[] = {2, 1, 0};
  for (size_t bytes = 1; bytes <= 16; bytes *= 2) {
    const int64_t n = (4 << 20) / (int64_t)bytes;
    check_one(2, (int64_t[]){1024, n / 1024}, swap, 0, bytes);
    check_one(2, (int64_t[]){1037, n / 1037 + 1}, swap, 2, bytes);
    check_one(2, (int64_t[]){75, n / 75 + 1}, swap, 0, bytes);
    check_one(3, (int64_t[]){n / 4000 + 1, 40, 100}, turn, 1, bytes);
    check_one(3, (int64_t[]){n / 150 + 1, 50, 3}, reverse, 2, bytes);
  }
}

// Rows and columns of several short dims, between others, forwards and backwards.
TN_TEST(short_dims) {
  static const int64_t perms[][5] = {{4, 3, 2, 1, 0}, {0, 4, 2, 3, 1}, {2, 4, 1, 3, 0}, {3, 1, 4, 2, 0}};
  for (size_t bytes = 1; bytes <= 16; bytes *= 2)
    for (size_t i = 0; i < TN_COUNT(perms); i++)
      for (int64_t n = 3; n <= 9; n += 2) {
        check_one(5, (int64_t[]){n, 7, 13, 50, 3}, perms[i], (unsigned)n, bytes);
        check_one(5, (int64_t[]){16, n, 9, 2, n}, perms[i], (unsigned)random_below(32), bytes);
      }
}

int main(void) {
  open_pools();
  RUN(random_shapes);
  RUN(square_matrices);
  RUN(matrices);
  RUN(streamed);
  RUN(short_dims);
  close_pools();
  return test_report();
}

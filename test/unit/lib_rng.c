// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Random bits: published answers of both algorithms, and blocks put where the definition puts them, for every type and
// shape; rng stays in its range and goes on from its state.
#include <math.h>

#include "lib_work.h"

static void run_bits(const TnLibRngBits *p, const uint64_t *state, uint64_t *after, void *out, size_t bytes) {
  void *bufs[] = {(void *)(uintptr_t)state, after, out};
  size_t sizes[] = {p->n_words * 8, bytes};
  run_routine(tn_lib_rng_bits, p, tn_lib_rng_bits_scratch(p), bufs, 3, 1, 2, sizes);
}

TN_TEST(published_answers) {
  int64_t dims[] = {2};
  uint64_t state[] = {0, 0, 0}, after[3];
  uint32_t words[4];
  TnLibRngBits p = {false, 2, TN_UI32, 1, dims};
  run_bits(&p, state, after, words, 8);
  CHECK(words[0] == 0x6b200159u && words[1] == 0x99ba4efeu);
  CHECK(after[0] == 0 && after[1] == 1);
  dims[0] = 4, p.is_philox = true, p.n_words = 3;
  run_bits(&p, state, after, words, 16);
  CHECK(words[0] == 0x6627e8d5u && words[1] == 0xe169c58du && words[2] == 0xbc57ac4cu && words[3] == 0x9b00dbd8u);
  CHECK(after[0] == 0 && after[1] == 1 && after[2] == 0);
}

// The words of one block, taken from a small array of 32-bit elements.
static void words_of(bool is_philox, uint64_t key, uint64_t low, uint64_t high, uint32_t *out) {
  int64_t dims[] = {is_philox ? 4 : 2};
  uint64_t state[] = {key, low, high}, after[3];
  TnLibRngBits p = {is_philox, is_philox ? 3 : 2, TN_UI32, 1, dims};
  TnLibCall call = {.params = &p, .bufs = (void *[]){state, after, out}, .n_bufs = 3};
  CHECK(!tn_lib_rng_bits(&call));
}

static const TnDtype types[] = {TN_UI32, TN_I32, TN_F32, TN_UI64, TN_F64, TN_I8, TN_UI16, TN_BF16, TN_F8E4M3FN,
                                TN_F6E2M3FN, TN_I4, TN_UI2};

// Element `at` for a word (two of them for 64 bits).
static bool is_element(TnDtype t, const uint8_t *out, int64_t at, const uint32_t *word) {
  size_t bytes = tn_dtype_bytes(t);
  uint8_t want[8];
  if (bytes == 8) memcpy(want, word, 8);
  else if (tn_dtype_is_float(t)) memcpy(want, &(uint32_t){tn_dtype_bits(t) < 8 ? *word & 63 : *word}, 4);
  else tn_store_i64(t, want, *word);
  return !memcmp(out + (size_t)at * bytes, want, bytes);
}

static int64_t count_wrong(const TnLibRngBits *p, const uint64_t *state, const uint8_t *out, int64_t n,
                           uint64_t *out_blocks) {
  const bool is_wide = tn_dtype_bits(p->type) == 64;
  uint32_t words[4];
  int64_t wrong = 0, per_block = p->is_philox ? (is_wide ? 2 : 4) : 1;
  *out_blocks = (uint64_t)((n + per_block - 1) / per_block);
  if (p->is_philox || is_wide) {
    for (int64_t i = 0; i < n; i++) {
      uint64_t low = state[1] + (uint64_t)(i / per_block), high = p->n_words == 3 ? state[2] : state[0];
      words_of(p->is_philox, state[0], low, high + (low < state[1]), words);
      wrong += !is_element(p->type, out, i, words + i % per_block * (is_wide ? 2 : 1));
    }
    return wrong;
  }
  // The dim that is split, and the size of a block of it.
  size_t split = 0;
  for (size_t d = 1; d < p->rank; d++)
    if (p->dims[d] > p->dims[split]) split = d;
  for (size_t d = p->rank; d-- > 0;)
    if (p->dims[d] % 2 == 0) split = d;
  int64_t size = p->rank ? p->dims[split] : 1, half = (size + 1) / 2, inner = 1;
  for (size_t d = split + 1; d < p->rank; d++) inner *= p->dims[d];
  for (int64_t i = 0; i < n; i++) {
    int64_t in = i % inner, at = i / inner % size, outer = i / inner / size;
    words_of(false, state[0], state[1] + (uint64_t)((outer * half + at / 2) * inner + in), 0, words);
    wrong += !is_element(p->type, out, i, words + at % 2);
  }
  *out_blocks = (uint64_t)(n / (size * inner) * half * inner);
  return wrong;
}

TN_TEST(every_type_and_shape) {
  for (int round = 0; round < 400; round++) {
    int64_t dims[3], n = 1;
    TnLibRngBits p = {.is_philox = random_below(2), .type = types[random_below((int64_t)TN_COUNT(types))],
                      .rank = (size_t)random_below(4), .dims = dims};
    p.n_words = p.is_philox ? 2 + (size_t)random_below(2) : 2;
    for (size_t d = 0; d < p.rank; d++) dims[d] = 1 + random_below(p.rank == 1 ? 700 : 9), n *= dims[d];
    uint64_t state[] = {random_word(), random_below(3) ? random_word() : UINT64_MAX - (uint64_t)random_below(50),
                        random_word()}, after[3], blocks;
    size_t bytes = (size_t)n * tn_dtype_bytes(p.type);
    uint8_t *out = new_room(bytes);
    run_bits(&p, state, after, out, bytes);
    CHECK_INT(count_wrong(&p, state, out, n, &blocks), 0);
    CHECK(after[0] == state[0] && after[1] == state[1] + blocks);
    if (p.n_words == 3) CHECK(after[2] == state[2] + (after[1] < state[1]));
    tn_free_aligned(out);
  }
}

TN_TEST(many) {  // parts on all threads
  int64_t dims[] = {100001}, wrong = 0;
  for (int philox = 0; philox < 2; philox++) {
    TnLibRngBits p = {philox, 2, TN_F32, 1, dims};
    uint64_t state[] = {7, 9}, after[2];
    uint8_t *out = new_room(400004);
    run_bits(&p, state, after, out, 400004);
    for (int64_t i = 0; i < 100001; i += 997) {
      uint32_t words[4];
      int64_t per_block = philox ? 4 : 2;
      words_of(philox, 7, 9 + (uint64_t)(i / per_block), 7, words);
      wrong += !is_element(TN_F32, out, i, words + i % per_block);
    }
    tn_free_aligned(out);
  }
  CHECK_INT(wrong, 0);
}

static void run_rng(const TnLibRng *p, const void *a, const void *b, void *out, uint64_t *state) {
  TnLibCall call = {.params = p, .bufs = (void *[]){(void *)(uintptr_t)a, (void *)(uintptr_t)b, out, state},
                    .n_bufs = 4};
  CHECK_INT(tn_lib_rng_scratch(p), 0);
  CHECK(!tn_lib_rng(&call));
}

TN_TEST(distributions) {
  enum { N = 20000 };
  static float x[N], y[N];
  static int32_t k[N];
  uint64_t state = 5, again = 5;
  double sum = 0, squares = 0;
  run_rng(&(TnLibRng){true, TN_F32, N}, &(float){3}, &(float){2}, x, &state);
  for (int i = 0; i < N; i++) sum += (double)x[i], squares += (double)x[i] * (double)x[i];
  double mean = sum / N, deviation = sqrt(squares / N - mean * mean);
  CHECK(fabs(mean - 3) < 0.06 && fabs(deviation - 2) < 0.06);
  run_rng(&(TnLibRng){true, TN_F32, N}, &(float){3}, &(float){2}, y, &again);
  CHECK(!memcmp(x, y, sizeof x) && state == again && state != 5);
  run_rng(&(TnLibRng){false, TN_F32, N}, &(float){-1}, &(float){0.5f}, x, &state);
  run_rng(&(TnLibRng){false, TN_I32, N}, &(int32_t){-2}, &(int32_t){3}, k, &state);
  int wrong = 0, seen[5] = {0};
  for (int i = 0; i < N; i++) {
    wrong += !(x[i] >= -1 && x[i] < 0.5f) || k[i] < -2 || k[i] > 2;
    if (k[i] >= -2 && k[i] <= 2) seen[k[i] + 2]++;
  }
  CHECK_INT(wrong, 0);
  for (int i = 0; i < 5; i++) CHECK(seen[i] > N / 6 && seen[i] < N / 4);
}

int main(void) {
  open_pools();
  RUN(published_answers);
  RUN(every_type_and_shape);
  RUN(many);
  RUN(distributions);
  close_pools();
  return test_report();
}

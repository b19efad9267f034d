// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows by their numbers, in and out of the table, against their definition.
#include "lib_work.h"

static void check_one(int64_t n, int64_t rows, size_t bytes, TnDtype type) {
  TnLibGather p = {.n = n, .rows = rows, .bytes = bytes, .index_type = type};
  size_t size = (size_t)n * bytes, one = tn_dtype_bytes(type);
  uint8_t *table = new_room((size_t)rows * bytes), *indices = new_room((size_t)n * one), *out = new_room(size);
  for (size_t i = 0; i < (size_t)rows * bytes; i++) table[i] = (uint8_t)random_word();
  for (int64_t i = 0; i < n; i++) {
    int64_t x = random_below(rows + 8) - 4;
    memcpy(indices + (size_t)i * one, &x, one);
  }
  void *bufs[] = {table, indices, out};
  run_routine(tn_lib_gather, &p, 0, bufs, 3, 2, 1, &size);
  int64_t wrong = 0;
  for (int64_t i = 0; i < n; i++) {
    int64_t row = tn_load_i64(type, indices + (size_t)i * one);
    row = row < 0 ? 0 : row >= rows ? rows - 1 : row;
    wrong += memcmp(out + (size_t)i * bytes, table + (size_t)row * bytes, bytes) != 0;
  }
  CHECK_INT(wrong, 0);
  tn_free_aligned(table), tn_free_aligned(indices), tn_free_aligned(out);
}

TN_TEST(rows) {
  static const TnDtype types[] = {TN_I32, TN_UI32, TN_I64};
  for (size_t t = 0; t < TN_COUNT(types); t++)
    for (size_t bytes = 256; bytes < 40000; bytes = bytes * 2 + 4 * t) check_one(100, 30, bytes, types[t]);
}

TN_TEST(streamed) {
  check_one(5000, 700, 2048, TN_I32);
  check_one(5000, 700, 2052, TN_I32);
  check_one(100000, 900, 100, TN_I64);
}

int main(void) {
  open_pools();
  RUN(rows);
  RUN(streamed);
  close_pools();
  return test_report();
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Strided copies against a plain loop over all elements, on random boxes.
#include "interp/interp.h"

#include "test.h"

enum { ROOM = 1 << 16, MOST_DIMS = 7 };

typedef struct Random {
  uint64_t state;
} Random;

static int64_t below(Random *r, int64_t n) {
  r->state = r->state * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((r->state >> 33) % (uint64_t)n);
}

// Strides of a layout with the dimensions in a random order, gaps between elements, some dimensions reversed; returns
// the place of element 0. With `may_repeat` some strides are 0.
static int64_t random_layout(Random *r, size_t rank, const int64_t *dims, bool may_repeat, int64_t *strides) {
  size_t order[MOST_DIMS];
  for (size_t i = 0; i < rank; i++) order[i] = i;
  for (size_t i = rank; i-- > 1;) {
    size_t k = (size_t)below(r, (int64_t)i + 1), t = order[i];
    order[i] = order[k];
    order[k] = t;
  }
  if (below(r, 2))
    for (size_t i = 0; i < rank; i++) order[i] = i;
  int64_t stride = 1 + below(r, 3) / 2, start = 0;
  for (size_t i = rank; i-- > 0;) {
    size_t d = order[i];
    bool repeats = may_repeat && below(r, 5) == 0;
    strides[d] = repeats ? 0 : stride;
    if (!repeats) stride *= dims[d] + below(r, 4) / 3;
    if (!repeats && below(r, 4) == 0 && dims[d] > 0) {
      start += strides[d] * (dims[d] - 1);
      strides[d] = -strides[d];
    }
  }
  return start;
}

static void copy_plainly(size_t size, size_t rank, const int64_t *dims, uint8_t *out, const int64_t *os,
                         const uint8_t *in, const int64_t *is) {
  int64_t n = 1, at[MOST_DIMS] = {0};
  for (size_t i = 0; i < rank; i++) n *= dims[i];
  for (int64_t k = 0; k < n; k++) {
    int64_t o = 0, x = 0;
    for (size_t i = 0; i < rank; i++) o += at[i] * os[i], x += at[i] * is[i];
    memcpy(out + o * (int64_t)size, in + x * (int64_t)size, size);
    for (size_t i = rank; i-- > 0;) {
      if (++at[i] < dims[i]) break;
      at[i] = 0;
    }
  }
}

TN_TEST(random_boxes) {
  static uint8_t in[ROOM * 16], got[ROOM * 16], want[ROOM * 16];
  Random r = {1};
  for (size_t i = 0; i < sizeof in; i++) in[i] = (uint8_t)below(&r, 256);
  for (int round = 0; round < 3000; round++) {
    size_t rank = (size_t)below(&r, MOST_DIMS), size = (size_t)1 << below(&r, 5);
    int64_t dims[MOST_DIMS], os[MOST_DIMS], is[MOST_DIMS], n = 1;
    for (size_t i = 0; i < rank; i++) {
      int64_t most = below(&r, 4) ? 4 : 40;
      dims[i] = below(&r, 30) == 0 ? 0 : 1 + below(&r, most);
      while (n * (dims[i] + 1) > 3000) dims[i] = 1 + dims[i] / 3, n = dims[i] > 1 ? n : 1;
      n *= dims[i] ? dims[i] + 1 : 1;
    }
    int64_t o0 = random_layout(&r, rank, dims, false, os), i0 = random_layout(&r, rank, dims, true, is);
    int64_t o_end = o0, i_end = i0;
    for (size_t i = 0; i < rank; i++)
      o_end += os[i] > 0 ? os[i] * dims[i] : 0, i_end += is[i] > 0 ? is[i] * dims[i] : 0;
    if (o_end >= ROOM || i_end >= ROOM) continue;
    size_t used = (size_t)(o_end + 1) * size;
    memset(got, 0xEE, used), memset(want, 0xEE, used);
    tn_copy_box(size, rank, dims, got + o0 * (int64_t)size, os, in + i0 * (int64_t)size, is);
    copy_plainly(size, rank, dims, want + o0 * (int64_t)size, os, in + i0 * (int64_t)size, is);
    CHECK(memcmp(got, want, used) == 0);
  }
}

TN_TEST(fills) {
  static const uint8_t element[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  for (size_t size = 1; size <= 16; size *= 2)
    for (int64_t n = 0; n < 40; n++) {
      _Alignas(16) uint8_t out[16 * 41];
      memset(out, 0xEE, sizeof out);
      tn_fill(size, out, element, n);
      for (size_t i = 0; i < sizeof out; i++) CHECK_INT(out[i], i < (size_t)n * size ? element[i % size] : 0xEE);
    }
}

TN_TEST(row_strides) {
  int64_t s[3];
  tn_row_strides(3, (int64_t[]){2, 3, 4}, s);
  CHECK(s[0] == 12 && s[1] == 4 && s[2] == 1);
  tn_row_strides(0, NULL, NULL);
}

int main(void) {
  RUN(random_boxes);
  RUN(fills);
  RUN(row_strides);
  return test_report();
}

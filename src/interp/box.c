// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies between strided n-dimensional boxes of elements: what every op that only moves data comes down to.
#include "interp/interp.h"

typedef struct Loop {
  int64_t n, out, in;  // trips; strides in elements
} Loop;

enum { MOST_LOOPS = 64 };  // loops of two trips or more: a box of more would not fit in memory

static inline void copy_element(size_t bytes, uint8_t *out, const uint8_t *in) {
  switch (bytes) {
    case 1: *out = *in; return;
    case 2: memcpy(out, in, 2); return;
    case 4: memcpy(out, in, 4); return;
    case 8: memcpy(out, in, 8); return;
    default: memcpy(out, in, 16); return;
  }
}

// What is there is written behind itself until all of it is.
void tn_fill(size_t elem_bytes, void *out, const void *element, int64_t n) {
  if (n == 0) return;
  size_t bytes = elem_bytes * (size_t)n, done = elem_bytes;
  copy_element(elem_bytes, out, element);
  for (size_t more; done < bytes; done += more) {
    more = done < bytes - done ? done : bytes - done;
    memcpy((uint8_t *)out + done, out, more);
  }
}

void tn_choose(size_t elem_bytes, void *out, const uint8_t *pred, const void *on_true, const void *on_false, size_t n) {
  for (size_t i = 0; i < n; i++)
    copy_element(elem_bytes, (uint8_t *)out + i * elem_bytes,
                 (const uint8_t *)(pred[i] ? on_true : on_false) + i * elem_bytes);
}

// The two innermost loops of a box: `a` inside, `b` around it.
static void copy_inner(size_t size, uint8_t *out, const uint8_t *in, Loop a, Loop b) {
  int64_t bytes = (int64_t)size, out_a = a.out * bytes, in_a = a.in * bytes, out_b = b.out * bytes, in_b = b.in * bytes;
  if (a.out == 1 && a.in == 1) {
    for (int64_t j = 0; j < b.n; j++) memcpy(out + j * out_b, in + j * in_b, (size_t)(a.n * bytes));
  } else if (a.out == 1 && a.in == 0) {
    for (int64_t j = 0; j < b.n; j++) tn_fill(size, out + j * out_b, in + j * in_b, a.n);
  } else {
    for (int64_t j = 0; j < b.n; j++)
      for (int64_t i = 0; i < a.n; i++) copy_element(size, out + i * out_a + j * out_b, in + i * in_a + j * in_b);
  }
}

void tn_row_strides(size_t rank, const int64_t *dims, int64_t *out_strides) {
  int64_t stride = 1;
  for (size_t i = rank; i-- > 0;) {
    out_strides[i] = stride;
    stride *= dims[i] ? dims[i] : 1;
  }
}

// The loops of a box, innermost first: those of one trip dropped, neighbours that run through memory as one merged.
static unsigned make_loops(size_t rank, const int64_t *dims, const int64_t *out, const int64_t *in, Loop *loops) {
  unsigned n = 0;
  for (size_t i = rank; i-- > 0;) {
    if (dims[i] == 1) continue;
    Loop *inner = n ? &loops[n - 1] : NULL;
    if (inner && out[i] == inner->out * inner->n && in[i] == inner->in * inner->n) {
      inner->n *= dims[i];
      continue;
    }
    assert(n < MOST_LOOPS);
    loops[n++] = (Loop){dims[i], out[i], in[i]};
  }
  return n;
}

void tn_copy_box(size_t elem_bytes, size_t rank, const int64_t *dims, void *out, const int64_t *out_strides,
                 const void *in, const int64_t *in_strides) {
  for (size_t i = 0; i < rank; i++)
    if (dims[i] == 0) return;
  Loop loops[MOST_LOOPS];
  unsigned n = make_loops(rank, dims, out_strides, in_strides, loops);
  Loop once = {1, 0, 0}, a = n > 0 ? loops[0] : once, b = n > 1 ? loops[1] : once;
  if (n <= 2) {
    copy_inner(elem_bytes, out, in, a, b);
    return;
  }
  int64_t at[MOST_LOOPS] = {0}, size = (int64_t)elem_bytes, out_at = 0, in_at = 0;
  for (;;) {
    copy_inner(elem_bytes, (uint8_t *)out + out_at * size, (const uint8_t *)in + in_at * size, a, b);
    unsigned k = 2;
    for (; k < n; k++) {
      out_at += loops[k].out, in_at += loops[k].in;
      if (++at[k] < loops[k].n) break;
      out_at -= loops[k].out * loops[k].n, in_at -= loops[k].in * loops[k].n;
      at[k] = 0;
    }
    if (k == n) return;
  }
}

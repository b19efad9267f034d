// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies between strided n-dimensional boxes of elements: what every op that only moves data comes down to.
#include "interp/interp.h"

typedef struct Loop {
  int64_t n, out, in;  // trips; strides in elements
} Loop;

enum { TILE = 8, MOST_LOOPS = 64 };  // loops of two trips or more: a box of more would not fit in memory

// Types that may stand for any other of their size.
typedef uint8_t E1;
typedef uint16_t __attribute__((may_alias)) E2;
typedef uint32_t __attribute__((may_alias)) E4;
typedef uint64_t __attribute__((may_alias)) E8;
typedef struct __attribute__((may_alias)) E16 {
  uint64_t half[2];
} E16;

#define ELEMENT E1
#define COPY_BOX copy_1
#define FILL fill_1
#include "interp/box_tmpl.h"
#define ELEMENT E2
#define COPY_BOX copy_2
#define FILL fill_2
#include "interp/box_tmpl.h"
#define ELEMENT E4
#define COPY_BOX copy_4
#define FILL fill_4
#include "interp/box_tmpl.h"
#define ELEMENT E8
#define COPY_BOX copy_8
#define FILL fill_8
#include "interp/box_tmpl.h"
#define ELEMENT E16
#define COPY_BOX copy_16
#define FILL fill_16
#include "interp/box_tmpl.h"

static void copy_inner(size_t elem_bytes, void *out, const void *in, Loop a, Loop b) {
  switch (elem_bytes) {
    case 1: copy_1(out, in, a, b); return;
    case 2: copy_2(out, in, a, b); return;
    case 4: copy_4(out, in, a, b); return;
    case 8: copy_8(out, in, a, b); return;
    case 16: copy_16(out, in, a, b); return;
    default: tn_unreachable();
  }
}

void tn_fill(size_t elem_bytes, void *out, const void *element, int64_t n) {
  switch (elem_bytes) {
    case 1: fill_1(out, element, n); return;
    case 2: fill_2(out, element, n); return;
    case 4: fill_4(out, element, n); return;
    case 8: fill_8(out, element, n); return;
    case 16: fill_16(out, element, n); return;
    default: tn_unreachable();
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

// Loops of a copy may run in any order: puts the one that reads neighbours next to the innermost one, which writes
// neighbours, when that one does not read them.
static void order_loops(unsigned n, Loop *loops) {
  if (n < 3 || loops[0].in == 1 || loops[0].in == 0) return;
  for (unsigned i = 2; i < n; i++) {
    if (loops[i].in != 1) continue;
    Loop reads = loops[i];
    loops[i] = loops[1];
    loops[1] = reads;
    return;
  }
}

void tn_copy_box(size_t elem_bytes, size_t rank, const int64_t *dims, void *out, const int64_t *out_strides,
                 const void *in, const int64_t *in_strides) {
  for (size_t i = 0; i < rank; i++)
    if (dims[i] == 0) return;
  Loop loops[MOST_LOOPS];
  unsigned n = make_loops(rank, dims, out_strides, in_strides, loops);
  order_loops(n, loops);
  Loop once = {1, 0, 0}, a = n > 0 ? loops[0] : once, b = n > 1 ? loops[1] : once;
  if (n <= 2) {
    copy_inner(elem_bytes, out, in, a, b);
    return;
  }
  int64_t at[MOST_LOOPS] = {0}, size = (int64_t)elem_bytes, out_at = 0, in_at = 0;
  for (;;) {
    copy_inner(elem_bytes, (char *)out + out_at * size, (const char *)in + in_at * size, a, b);
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

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Prefix sums and the like of contiguous lines: chains, of which as many run at once, one a lane, as a cache line has
// elements; parts of the lines are transposed to that end and back. Long lines are scanned in blocks, as lib.h defines.
#include "lib/lib_priv.h"
#include "lib/tile.h"

#include <math.h>

enum { LINE = 64, ROWS = 64, LONG = 4096, BLOCK = 1040 };

#define NAME add_f32
#define T float
#define OP(a, b) ((a) + (b))
#include "lib/scan_tmpl.h"
#define NAME multiply_f32
#define T float
#define OP(a, b) ((a) * (b))
#include "lib/scan_tmpl.h"
#define NAME add_f64
#define T double
#define OP(a, b) ((a) + (b))
#include "lib/scan_tmpl.h"
#define NAME multiply_f64
#define T double
#define OP(a, b) ((a) * (b))
#include "lib/scan_tmpl.h"

// The larger, of zeros the one without a sign, and NaN when either is: of two values, and of two vectors, where a
// comparison is -1 or 0 in each lane. Both are written for loops without branches.
typedef float Floats __attribute__((vector_size(16)));
typedef int32_t Masks __attribute__((vector_size(16)));

static inline float larger(float a, float b) {
  bool first = a > b || (a == b && !signbit(a)) || a != a;
  return first ? a : b;
}
static inline float smaller(float a, float b) {
  bool first = a < b || (a == b && signbit(a)) || a != a;
  return first ? a : b;
}
static inline Floats larger_lanes(Floats a, Floats b) {
  Masks first = (a > b) | (a != a), equal = a == b, x = (Masks)a, one = (first & x) | (~first & (Masks)b);
  return (Floats)(one & (x | ~equal));
}
static inline Floats smaller_lanes(Floats a, Floats b) {
  Masks first = (a < b) | (a != a), equal = a == b, x = (Masks)a, one = (first & x) | (~first & (Masks)b);
  return (Floats)(one | (x & equal));
}
#define NAME maximum_f32
#define T float
#define OP(a, b) _Generic((a), float: larger, Floats: larger_lanes)((a), (b))
#include "lib/scan_tmpl.h"
#define NAME minimum_f32
#define T float
#define OP(a, b) _Generic((a), float: smaller, Floats: smaller_lanes)((a), (b))
#include "lib/scan_tmpl.h"

typedef struct Chains {
  TnScalarOp op;
  TnDtype type;
  double none;  // what the operation leaves as it is
  void (*lanes)(void *rows, int64_t n, int64_t step, void *total);
  void (*chain)(const void *from, void *to, int64_t n, int64_t step, void *total);
  void (*join)(const void *before, void *to, int64_t n);
} Chains;

#define CHAINS(op, type, none, name) \
  { TN_SCALAR_##op, TN_##type, none, name##_lanes, name##_chain, name##_join }
static const Chains all_chains[] = {CHAINS(add, F32, -0.0, add_f32),
                                    CHAINS(multiply, F32, 1, multiply_f32),
                                    CHAINS(add, F64, -0.0, add_f64),
                                    CHAINS(multiply, F64, 1, multiply_f64),
                                    CHAINS(maximum, F32, -INFINITY, maximum_f32),
                                    CHAINS(minimum, F32, INFINITY, minimum_f32)};

static const Chains *find_chains(TnScalarOp op, TnDtype type) {
  for (size_t i = 0; i < TN_COUNT(all_chains); i++)
    if (all_chains[i].op == op && all_chains[i].type == type) return &all_chains[i];
  return NULL;
}

TN_SETUP bool tn_lib_scan_has(TnScalarOp op, TnDtype type) { return find_chains(op, type) != NULL; }

typedef struct Job {
  const TnLibScan *p;
  TnLibCall *call;
  const Chains *c;
  size_t bytes;
  uint8_t none[8];
} Job;

static void splat(void *to, const void *x, int64_t n, size_t bytes) {
  for (int64_t i = 0; i < n; i++) memcpy((uint8_t *)to + (size_t)i * bytes, x, bytes);
}

// `side` lines of n elements, which follow each other, each from its element of total[] on.
static void scan_lines(const Job *j, const uint8_t *in, uint8_t *out, int64_t side, int64_t n, uint8_t *total) {
  const bool is_reverse = j->p->is_reverse;
  const int64_t step = is_reverse ? -1 : 1;
  const size_t bytes = j->bytes, line = (size_t)n * bytes, last = is_reverse ? line - bytes : 0;
  if (side == 1) {
    j->c->chain(in + last, out + last, n, step, total);
    return;
  }
  _Alignas(64) uint8_t rows[ROWS * LINE] = {0};
  for (int64_t i = 0, part; i < n; i += part) {
    part = tn_min_i64(ROWS, n - i);
    const size_t at = (size_t)(is_reverse ? n - i - part : i) * bytes;
    tn_transpose_block(bytes, in + at, line, rows, LINE, part, side);
    j->c->lanes(rows, part, step, total);
    tn_transpose_block(bytes, rows, LINE, out + at, line, side, part);
  }
}

static int64_t lanes_of(const Job *j) { return LINE / (int64_t)j->bytes; }

static void run_short(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const int64_t lanes = lanes_of(j);
  uint8_t total[LINE];
  for (int64_t i = begin, side; i < end && !tn_lib_is_cancelled(j->call); i += side) {
    const size_t at = (size_t)(i * j->p->n) * j->bytes;
    side = tn_min_i64(lanes, end - i);
    splat(total, j->call->bufs[1], lanes, j->bytes);
    scan_lines(j, (const uint8_t *)j->call->bufs[0] + at, (uint8_t *)j->call->bufs[2] + at, side, j->p->n, total);
  }
}

// `side` blocks of n elements that follow each other are scanned by themselves, then joined with what stands before
// them, which is kept in `before`.
static void scan_blocks(const Job *j, const uint8_t *in, uint8_t *out, int64_t side, int64_t n, uint8_t *before) {
  const size_t bytes = j->bytes;
  uint8_t total[LINE];
  splat(total, j->none, lanes_of(j), bytes);
  scan_lines(j, in, out, side, n, total);
  for (int64_t i = 0; i < side; i++) {
    const size_t block = (size_t)(j->p->is_reverse ? side - 1 - i : i);
    j->c->join(before, out + block * (size_t)n * bytes, n);
    tn_scalar_binary(j->p->op, j->p->type, before, before, total + block * bytes, 1);
  }
}

// Blocks in the order of the scan; what does not fill a block comes last.
static void run_long(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibScan *p = j->p;
  uint8_t before[8];
  for (int64_t i = begin; i < end; i++) {
    memcpy(before, j->call->bufs[1], j->bytes);
    for (int64_t done = 0, size, side; done < p->n && !tn_lib_is_cancelled(j->call); done += side * size) {
      side = tn_min_i64(lanes_of(j), (p->n - done) / BLOCK), size = BLOCK;
      if (side == 0) side = 1, size = p->n - done;
      const size_t at = (size_t)(i * p->n + (p->is_reverse ? p->n - done - side * size : done)) * j->bytes;
      scan_blocks(j, (const uint8_t *)j->call->bufs[0] + at, (uint8_t *)j->call->bufs[2] + at, side, size, before);
    }
  }
}

TnError *tn_lib_scan(TnLibCall *call) {
  enum { PART = 16384 };
  const TnLibScan *p = call->params;
  if (p->lines * p->n == 0) return NULL;
  Job j = {.p = p, .call = call, .c = find_chains(p->op, p->type), .bytes = tn_dtype_bytes(p->type)};
  tn_store_f64(p->type, j.none, j.c->none);
  const int64_t lines = tn_max_i64(1, PART / p->n);
  tn_pool_run(call->pool, p->n > LONG ? run_long : run_short, &j, p->lines, lines);
  return tn_lib_finish(call);
}

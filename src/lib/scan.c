// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Prefix sums and the like. Where the scanned dim is not the last, whole rows are joined; contiguous lines are chains,
// of which some run at once. Long lines of sums and products of floats are scanned in blocks, as lib.h defines.
#include "lib/lib_priv.h"

#include <math.h>

enum { TN_SCAN_SIDE = 8, LONG = 4096, BLOCK = 1024, ROW = 512 };

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
#define NAME add_ui32
#define T uint32_t
#define OP(a, b) ((a) + (b))
#include "lib/scan_tmpl.h"
#define NAME add_ui64
#define T uint64_t
#define OP(a, b) ((a) + (b))
#include "lib/scan_tmpl.h"

// NaN when either is; -0 is below +0.
static inline float larger(float a, float b) {
  bool first = a > b || (a == b && !signbit(a)) || a != a;
  return first && b == b ? a : a != a ? a : b;
}
static inline float smaller(float a, float b) {
  bool first = a < b || (a == b && signbit(a)) || a != a;
  return first && b == b ? a : a != a ? a : b;
}
#define NAME maximum_f32
#define T float
#define OP(a, b) larger((a), (b))
#include "lib/scan_tmpl.h"
#define NAME minimum_f32
#define T float
#define OP(a, b) smaller((a), (b))
#include "lib/scan_tmpl.h"

typedef struct Chains {
  TnScalarOp op;
  TnDtype type;
  void (*chains)(const void *from, void *to, int64_t n, int64_t apart, int64_t step, bool is_exclusive, void *init);
  void (*chain)(const void *from, void *to, int64_t n, int64_t step, bool is_exclusive, void *init);
  void (*join)(const void *before, const void *from, void *to, int64_t n);
} Chains;

#define CHAINS(op, type, name) \
  { TN_SCALAR_##op, TN_##type, name##_chains, name##_chain, name##_join }
static const Chains all_chains[] = {CHAINS(add, F32, add_f32),         CHAINS(multiply, F32, multiply_f32),
                                    CHAINS(add, F64, add_f64),         CHAINS(multiply, F64, multiply_f64),
                                    CHAINS(add, UI32, add_ui32),       CHAINS(add, I32, add_ui32),
                                    CHAINS(add, UI64, add_ui64),       CHAINS(add, I64, add_ui64),
                                    CHAINS(maximum, F32, maximum_f32), CHAINS(minimum, F32, minimum_f32)};

static const Chains *find_chains(const TnLibScan *p) {
  for (size_t i = 0; i < TN_COUNT(all_chains); i++)
    if (all_chains[i].op == p->op && all_chains[i].type == p->type) return &all_chains[i];
  return NULL;
}

size_t tn_lib_scan_scratch(const TnLibScan *p) {
  (void)p;
  return 0;
}

typedef struct Job {
  const TnLibScan *p;
  TnLibCall *call;
  const Chains *c;
  size_t bytes;
} Job;

static void splat(void *to, const void *x, int64_t n, size_t bytes) {
  for (int64_t i = 0; i < n; i++) memcpy((uint8_t *)to + (size_t)i * bytes, x, bytes);
}

// ---------------------------------------------------------------------------------------------------------------
// Rows: any op and type. Where the scanned dim is the last, rows are made of several lines.

// Lines [first, first + n), neighbours being `apart` elements from each other, and elements of a line `step`.
static void scan_rows(const Job *j, int64_t first, int64_t n, int64_t apart, int64_t step) {
  const TnLibScan *p = j->p;
  const size_t bytes = j->bytes;
  const uint8_t *in = (const uint8_t *)j->call->bufs[0] + (size_t)first * bytes;
  uint8_t *out = (uint8_t *)j->call->bufs[2] + (size_t)first * bytes;
  _Alignas(64) uint8_t total[ROW * 16], row[ROW * 16], next[ROW * 16];
  splat(total, j->call->bufs[1], n, bytes);
  for (int64_t i = 0; i < p->n; i++) {
    const size_t at = (size_t)((p->is_reverse ? p->n - 1 - i : i) * step) * bytes;
    const void *x = in + at;
    if (apart != 1) {
      for (int64_t l = 0; l < n; l++) memcpy(row + (size_t)l * bytes, in + at + (size_t)(l * apart) * bytes, bytes);
      x = row;
    }
    tn_scalar_binary(p->op, p->type, next, total, x, (size_t)n);
    const uint8_t *result = p->is_exclusive ? total : next;
    for (int64_t l = 0; l < n && apart != 1; l++)
      memcpy(out + at + (size_t)(l * apart) * bytes, result + (size_t)l * bytes, bytes);
    if (apart == 1) memcpy(out + at, result, (size_t)n * bytes);
    memcpy(total, next, (size_t)n * bytes);
  }
}

static int64_t row_groups(const TnLibScan *p) { return tn_ceil_div(p->inner, ROW); }

// A unit is a part of the inner dim.
static void run_rows(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibScan *p = j->p;
  const int64_t groups = row_groups(p);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    int64_t column = i % groups * ROW;
    scan_rows(j, i / groups * p->n * p->inner + column, tn_min_i64(ROW, p->inner - column), 1, p->inner);
  }
}

static void run_lines(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i += ROW)
    scan_rows(j, i * j->p->n, tn_min_i64(ROW, end - i), j->p->n, 1);
}

// ---------------------------------------------------------------------------------------------------------------
// Chains

static void run_short(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibScan *p = j->p;
  const size_t bytes = j->bytes, first = (size_t)(p->is_reverse ? p->n - 1 : 0) * bytes, line = (size_t)p->n * bytes;
  const int64_t step = p->is_reverse ? -1 : 1;
  uint8_t total[TN_SCAN_SIDE * 16];
  for (int64_t i = begin, n; i < end && !tn_lib_is_cancelled(j->call); i += n) {
    const uint8_t *in = (const uint8_t *)j->call->bufs[0] + (size_t)i * line + first;
    uint8_t *out = (uint8_t *)j->call->bufs[2] + (size_t)i * line + first;
    n = end - i >= TN_SCAN_SIDE ? TN_SCAN_SIDE : 1;
    splat(total, j->call->bufs[1], n, bytes);
    if (n > 1)
      j->c->chains(in, out, p->n, p->n, step, p->is_exclusive, total);
    else
      j->c->chain(in, out, p->n, step, p->is_exclusive, total);
  }
}

// Blocks in the order of the scan: block b of a line, of BLOCK elements but the last.
static size_t block_at(const TnLibScan *p, int64_t block, int64_t *n) {
  *n = tn_min_i64(BLOCK, p->n - block * BLOCK);
  return (size_t)(p->is_reverse ? p->n - block * BLOCK - *n : block * BLOCK);
}

// Blocks [block, block + side) are scanned by themselves in a place of their own (where they do not meet in the
// cache) and written with what stands before them, which is kept in `before`. A chain starts with its first element;
// an exclusive one leaves that place to what stands before.
static void scan_blocks(const Job *j, const uint8_t *in, uint8_t *out, int64_t block, int64_t side, uint8_t *before) {
  enum { APART = BLOCK * 8 + 64 };
  const TnLibScan *p = j->p;
  const size_t bytes = j->bytes;
  const int64_t step = p->is_reverse ? -1 : 1;
  _Alignas(64) uint8_t room[TN_SCAN_SIDE][APART], totals[TN_SCAN_SIDE * 16];
  int64_t n = 0;
  for (int64_t l = 0; l < side; l++) {
    const size_t at = block_at(p, block + l, &n);
    memcpy(room[l], in + at * bytes, (size_t)n * bytes);
    memcpy(totals + (size_t)l * bytes, room[l] + (size_t)(p->is_reverse ? n - 1 : 0) * bytes, bytes);
  }
  uint8_t *second = room[0] + (size_t)(p->is_reverse ? n - 2 : 1) * bytes;
  if (side == TN_SCAN_SIDE)
    j->c->chains(second, second, n - 1, APART / (int64_t)bytes, step, p->is_exclusive, totals);
  else if (n > 1)
    j->c->chain(second, second, n - 1, step, p->is_exclusive, totals);
  for (int64_t l = 0; l < side; l++) {
    uint8_t *to = out + block_at(p, block + l, &n) * bytes;
    j->c->join(before, room[l], to, n);
    if (p->is_exclusive) memcpy(to + (size_t)(p->is_reverse ? n - 1 : 0) * bytes, before, bytes);
    tn_scalar_binary(p->op, p->type, before, before, totals + (size_t)l * bytes, 1);
  }
}

static void run_long(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibScan *p = j->p;
  const size_t bytes = j->bytes, line = (size_t)p->n * bytes;
  const int64_t blocks = tn_ceil_div(p->n, BLOCK);
  uint8_t before[16];
  for (int64_t i = begin; i < end; i++) {
    const uint8_t *in = (const uint8_t *)j->call->bufs[0] + (size_t)i * line;
    uint8_t *out = (uint8_t *)j->call->bufs[2] + (size_t)i * line;
    memcpy(before, j->call->bufs[1], bytes);
    for (int64_t block = 0, side; block < blocks && !tn_lib_is_cancelled(j->call); block += side) {
      side = (block + TN_SCAN_SIDE) * BLOCK <= p->n ? TN_SCAN_SIDE : 1;
      scan_blocks(j, in, out, block, side, before);
    }
  }
}

TnError *tn_lib_scan(TnLibCall *call) {
  enum { PART = 16384 };
  const TnLibScan *p = call->params;
  if (p->outer * p->n * p->inner == 0) return NULL;
  Job j = {.p = p, .call = call, .c = find_chains(p), .bytes = tn_dtype_bytes(p->type)};
  const int64_t lines = tn_max_i64(1, PART / p->n);  // blocks change nothing where the op is associative
  if (p->inner > 1)
    tn_pool_run(call->pool, run_rows, &j, p->outer * row_groups(p), tn_max_i64(1, lines / ROW));
  else if (!j.c)
    tn_pool_run(call->pool, run_lines, &j, p->outer, lines);
  else
    tn_pool_run(call->pool, p->n > LONG ? run_long : run_short, &j, p->outer, lines);
  return tn_lib_finish(call);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Prefix sums and the like of contiguous lines: chains, of which some run at once. Long lines are scanned in blocks, as
// lib.h defines.
#include "lib/lib_priv.h"

#include <math.h>

enum { TN_SCAN_SIDE = 8, LONG = 4096, BLOCK = 1024 };

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
  void (*chains)(const void *from, void *to, int64_t n, int64_t apart, int64_t step, void *init);
  void (*chain)(const void *from, void *to, int64_t n, int64_t step, void *init);
  void (*join)(const void *before, const void *from, void *to, int64_t n);
} Chains;

#define CHAINS(op, type, name) \
  { TN_SCALAR_##op, TN_##type, name##_chains, name##_chain, name##_join }
static const Chains all_chains[] = {CHAINS(add, F32, add_f32),         CHAINS(multiply, F32, multiply_f32),
                                    CHAINS(add, F64, add_f64),         CHAINS(multiply, F64, multiply_f64),
                                    CHAINS(maximum, F32, maximum_f32), CHAINS(minimum, F32, minimum_f32)};

static const Chains *find_chains(TnScalarOp op, TnDtype type) {
  for (size_t i = 0; i < TN_COUNT(all_chains); i++)
    if (all_chains[i].op == op && all_chains[i].type == type) return &all_chains[i];
  return NULL;
}

bool tn_lib_scan_has(TnScalarOp op, TnDtype type) { return find_chains(op, type) != NULL; }

typedef struct Job {
  const TnLibScan *p;
  TnLibCall *call;
  const Chains *c;
  size_t bytes;
} Job;

static void splat(void *to, const void *x, int64_t n, size_t bytes) {
  for (int64_t i = 0; i < n; i++) memcpy((uint8_t *)to + (size_t)i * bytes, x, bytes);
}

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
      j->c->chains(in, out, p->n, p->n, step, total);
    else
      j->c->chain(in, out, p->n, step, total);
  }
}

// Blocks in the order of the scan: block b of a line, of BLOCK elements but the last.
static size_t block_at(const TnLibScan *p, int64_t block, int64_t *n) {
  *n = tn_min_i64(BLOCK, p->n - block * BLOCK);
  return (size_t)(p->is_reverse ? p->n - block * BLOCK - *n : block * BLOCK);
}

// Blocks [block, block + side) are scanned by themselves in a place of their own (where they do not meet in the
// cache) and written with what stands before them, which is kept in `before`. A chain starts with its first element.
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
    j->c->chains(second, second, n - 1, APART / (int64_t)bytes, step, totals);
  else if (n > 1)
    j->c->chain(second, second, n - 1, step, totals);
  for (int64_t l = 0; l < side; l++) {
    uint8_t *to = out + block_at(p, block + l, &n) * bytes;
    j->c->join(before, room[l], to, n);
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
  if (p->lines * p->n == 0) return NULL;
  Job j = {.p = p, .call = call, .c = find_chains(p->op, p->type), .bytes = tn_dtype_bytes(p->type)};
  const int64_t lines = tn_max_i64(1, PART / p->n);
  tn_pool_run(call->pool, p->n > LONG ? run_long : run_short, &j, p->lines, lines);
  return tn_lib_finish(call);
}

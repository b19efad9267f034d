// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Scans bit by bit against their definition, chains and chains of blocks.
#include "lib_work.h"

#include <math.h>

static const struct {
  TnScalarOp op;
  TnDtype type;
} kinds[] = {{TN_SCALAR_add, TN_F32}, {TN_SCALAR_multiply, TN_F32}, {TN_SCALAR_maximum, TN_F32},
             {TN_SCALAR_add, TN_F64}, {TN_SCALAR_multiply, TN_F64}, {TN_SCALAR_minimum, TN_F32}};

// Extremes also meet zeros of both signs and, late, a NaN.
static void fill(TnScalarOp op, TnDtype t, uint8_t *p, int64_t n) {
  const bool is_extreme = op == TN_SCALAR_maximum || op == TN_SCALAR_minimum;
  for (int64_t i = 0; i < n; i++) {
    double x = random_below(50) ? 1 + random_unit() / 8 : random_unit();
    if (is_extreme) x = random_below(4) ? 0.0 : -0.0;
    if (is_extreme && random_below(n) == 0) x = random_below(2) ? NAN : random_unit();
    tn_store_f64(t, p + (size_t)i * tn_dtype_bytes(t), x);
  }
}

// One line.
static void scan_slowly(const TnLibScan *p, const uint8_t *x, const uint8_t *init, uint8_t *out) {
  const size_t bytes = tn_dtype_bytes(p->type);
  const bool has_blocks = p->n > 4096 && (p->op == TN_SCALAR_add || p->op == TN_SCALAR_multiply);
  const int64_t block = has_blocks ? 1040 : p->n;
  uint8_t before[16], total[16], joined[16];
  memcpy(before, init, bytes);
  for (int64_t i = 0; i < p->n; i++) {
    const size_t at = (size_t)(p->is_reverse ? p->n - 1 - i : i) * bytes;
    if (!has_blocks) {
      tn_scalar_binary(p->op, p->type, before, before, x + at, 1);
      memcpy(out + at, before, bytes);
      continue;
    }
    if (i % block)
      tn_scalar_binary(p->op, p->type, total, total, x + at, 1);
    else
      memcpy(total, x + at, bytes);
    tn_scalar_binary(p->op, p->type, joined, before, total, 1);
    memcpy(out + at, joined, bytes);
    if (i % block == block - 1) memcpy(before, joined, bytes);
  }
}

static void check_scan(const TnLibScan *p) {
  const int64_t n = p->lines * p->n;
  const size_t bytes = tn_dtype_bytes(p->type), size = (size_t)n * bytes;
  uint8_t *in = new_room(size), init[16], *out = new_room(size), *want = new_room(size);
  fill(p->op, p->type, in, n), fill(p->op, p->type, init, 1);
  void *bufs[] = {in, init, out};
  CHECK(tn_lib_scan_has(p->op, p->type));
  run_routine(tn_lib_scan, p, 0, bufs, 3, 2, 1, &size);
  for (int64_t line = 0; line < p->lines; line++) {
    const size_t at = (size_t)(line * p->n) * bytes;
    scan_slowly(p, in + at, init, want + at);
  }
  CHECK(!memcmp(out, want, size));
  tn_free_aligned(in), tn_free_aligned(out), tn_free_aligned(want);
}

TN_TEST(random_shapes) {
  for (int round = 0; round < 600; round++) {
    size_t kind = (size_t)random_below((int64_t)TN_COUNT(kinds));
    TnLibScan p = {.lines = random_below(20),
                   .n = random_below(40),
                   .type = kinds[kind].type,
                   .op = kinds[kind].op,
                   .is_reverse = random_below(2)};
    check_scan(&p);
  }
}

TN_TEST(long_lines) {
  static const int64_t lengths[] = {4096, 4097, 8192, 9001, 20000};
  for (size_t i = 0; i < TN_COUNT(lengths); i++)
    for (size_t kind = 0; kind < TN_COUNT(kinds); kind++)
      for (int way = 0; way < 2; way++) {
        TnLibScan p = {2, lengths[i], kinds[kind].type, kinds[kind].op, way & 1};
        check_scan(&p);
      }
}

int main(void) {
  open_pools();
  RUN(random_shapes);
  RUN(long_lines);
  close_pools();
  return test_report();
}

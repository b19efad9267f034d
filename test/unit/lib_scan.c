// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Scans bit by bit against their definition, chains and chains of blocks.
#include "lib_work.h"

static const struct { TnScalarOp op; TnDtype type; } kinds[] = {
    {TN_SCALAR_add, TN_F32},     {TN_SCALAR_multiply, TN_F32}, {TN_SCALAR_maximum, TN_F32}, {TN_SCALAR_minimum, TN_F64},
    {TN_SCALAR_add, TN_F64},     {TN_SCALAR_add, TN_I32},
    {TN_SCALAR_multiply, TN_UI64}, {TN_SCALAR_maximum, TN_I64},
    {TN_SCALAR_and, TN_I32},     {TN_SCALAR_or, TN_I1},        {TN_SCALAR_add, TN_BF16},    {TN_SCALAR_add, TN_I8},
    {TN_SCALAR_multiply, TN_C64}, {TN_SCALAR_add, TN_C128},    {TN_SCALAR_maximum, TN_F16}, {TN_SCALAR_add, TN_UI32}};

static void fill(TnDtype t, uint8_t *p, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    uint8_t *to = p + (size_t)i * tn_dtype_bytes(t);
    if (tn_dtype_is_complex(t)) tn_store_c128(t, to, (TnC128){random_unit(), random_unit()});
    else if (tn_dtype_is_float(t)) tn_store_f64(t, to, random_below(50) ? 1 + random_unit() / 8 : random_unit());
    else tn_store_i64(t, to, t == TN_I1 ? random_below(2) : (int64_t)random_word());
  }
}

// One line: x[i * step] for i in scan order.
static void scan_slowly(const TnLibScan *p, const uint8_t *x, int64_t step, const uint8_t *init, uint8_t *out) {
  size_t bytes = tn_dtype_bytes(p->type);
  bool is_float = p->type == TN_F32 || p->type == TN_F64;
  bool has_blocks = p->inner == 1 && p->n > 4096 && is_float && (p->op == TN_SCALAR_add || p->op == TN_SCALAR_multiply);
  int64_t block = has_blocks ? 1024 : p->n;
  uint8_t before[16], total[16], joined[16];
  memcpy(before, init, bytes);
  for (int64_t i = 0; i < p->n; i++) {
    int64_t at = (p->is_reverse ? p->n - 1 - i : i) * step, in_block = i % block;
    const uint8_t *value = x + at * (int64_t)bytes;
    uint8_t *to = out + at * (int64_t)bytes;
    if (!has_blocks) {
      if (p->is_exclusive) memcpy(to, before, bytes);
      tn_scalar_binary(p->op, p->type, before, before, value, 1);
      if (!p->is_exclusive) memcpy(to, before, bytes);
      continue;
    }
    if (p->is_exclusive && in_block) tn_scalar_binary(p->op, p->type, to, before, total, 1);
    if (p->is_exclusive && !in_block) memcpy(to, before, bytes);
    if (in_block) tn_scalar_binary(p->op, p->type, total, total, value, 1);
    else memcpy(total, value, bytes);
    tn_scalar_binary(p->op, p->type, joined, before, total, 1);
    if (!p->is_exclusive) memcpy(to, joined, bytes);
    if (in_block == block - 1) memcpy(before, joined, bytes);
  }
}

static void check_scan(const TnLibScan *p) {
  int64_t n = p->outer * p->n * p->inner;
  size_t bytes = tn_dtype_bytes(p->type), size = (size_t)n * bytes;
  uint8_t *in = new_room(size), init[16], *out = new_room(size), *want = new_room(size);
  fill(p->type, in, n), fill(p->type, init, 1);
  void *bufs[] = {in, init, out};
  run_routine(tn_lib_scan, p, tn_lib_scan_scratch(p), bufs, 3, 2, 1, &size);
  for (int64_t line = 0; line < p->outer * p->inner; line++) {
    size_t at = (size_t)(line / p->inner * p->n * p->inner + line % p->inner) * bytes;
    scan_slowly(p, in + at, p->inner, init, want + at);
  }
  CHECK(!memcmp(out, want, size));
  tn_free_aligned(in), tn_free_aligned(out), tn_free_aligned(want);
}

TN_TEST(random_shapes) {
  for (int round = 0; round < 600; round++) {
    size_t kind = (size_t)random_below((int64_t)TN_COUNT(kinds));
    TnLibScan p = {.outer = random_below(20), .n = random_below(40),
                   .inner = random_below(2) ? 1 : 1 + random_below(600),
                   .type = kinds[kind].type, .op = kinds[kind].op, .is_exclusive = random_below(2),
                   .is_reverse = random_below(2)};
    check_scan(&p);
  }
}

TN_TEST(long_lines) {
  static const int64_t lengths[] = {4096, 4097, 8192, 9001, 20000};
  for (size_t i = 0; i < TN_COUNT(lengths); i++)
    for (size_t kind = 0; kind < TN_COUNT(kinds); kind++)
      for (int way = 0; way < 4; way++) {
        TnLibScan p = {2, lengths[i], 1, kinds[kind].type, kinds[kind].op, way & 1, way & 2};
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

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort and top_k against an insertion sort that compares as the ops' definitions do.
#include "lib_work.h"

enum { MAX_OPERANDS = 3 };

static const TnDtype key_types[] = {TN_F32, TN_F64, TN_F16,  TN_BF16, TN_I8,   TN_I16, TN_I32, TN_I64,
                                    TN_UI8, TN_I1,  TN_UI32, TN_UI64, TN_F8E4M3FN, TN_UI16, TN_I4, TN_F8E5M2FNUZ};

// Elements with many equal ones, zeros of both signs, infinities and NaN of both signs.
static void fill(TnDtype t, uint8_t *p, int64_t n, int64_t variety, bool with_nan) {
  for (int64_t i = 0; i < n; i++) {
    uint8_t *to = p + (size_t)i * tn_dtype_bytes(t);
    if (!tn_dtype_is_float(t)) {
      int64_t word = variety > 1000 ? (int64_t)random_word() : random_below(variety) - variety / 2;
      if (t == TN_I4) word = (int64_t)((uint64_t)word << 60) >> 60;
      if (t == TN_I1) word &= 1;
      tn_store_i64(t, to, word);
      continue;
    }
    static const double special[] = {0.0, -0.0, 1.0 / 0.0, -1.0 / 0.0};
    int64_t kind = random_below(8);
    double x = kind < 4 && variety < 1000 ? special[kind] : random_unit() * 4;
    if (variety < 1000 && kind > 5) x = (double)random_below(variety) - (double)(variety / 2);
    if (with_nan && random_below(10) == 0) x = random_below(2) ? __builtin_nan("") : -__builtin_nan("");
    tn_store_f64(t, to, x);
  }
}

static bool ask(TnScalarOp op, TnDtype t, const void *x, const void *y) {
  uint8_t is_true = 0;
  CHECK(tn_scalar_binary(op, t, &is_true, x, y, 1));
  return is_true;
}

// The element as the order sees it.
static void merge_specials(const TnLibSortKey *k, const uint8_t *from, uint8_t *to) {
  size_t bytes = tn_dtype_bytes(k->type);
  memcpy(to, from, bytes);
  if (!tn_dtype_is_float(k->type)) return;
  double x = tn_load_f64(k->type, from);
  if (k->is_zero_merged && x == 0) tn_store_f64(k->type, to, 0.0);
  if (k->is_nan_merged && x != x) tn_store_f64(k->type, to, __builtin_nan(""));
}

static bool key_less(const TnLibSort *p, void *const *bufs, int64_t a, int64_t b) {
  for (uint32_t k = 0; k < p->n_keys; k++) {
    const TnLibSortKey *key = &p->keys[k];
    size_t bytes = tn_dtype_bytes(key->type);
    uint8_t x[16], y[16];
    merge_specials(key, (const uint8_t *)bufs[key->buf] + (size_t)a * bytes, x);
    merge_specials(key, (const uint8_t *)bufs[key->buf] + (size_t)b * bytes, y);
    bool total = key->is_total && tn_dtype_is_float(key->type);
    if (ask(tn_scalar_compare(key->is_descending ? 3 : 5, total), key->type, x, y)) return true;
    if (!ask(tn_scalar_compare(0, total), key->type, x, y)) return false;
  }
  return false;
}

// The merge sort of the interpreter, which also settles what an order that is none gives.
static void sort_slowly(const TnLibSort *p, void *const *bufs, int64_t base, int64_t *order, int64_t *other) {
  int64_t n = p->n, inner = p->inner;
  for (int64_t i = 0; i < n; i++) order[i] = base + i * inner;
  for (int64_t first = 0; first < n; first += 8)
    for (int64_t i = first + 1; i < n && i < first + 8; i++)
      for (int64_t at = i; at > first && key_less(p, bufs, order[at], order[at - 1]); at--) {
        int64_t swap = order[at];
        order[at] = order[at - 1], order[at - 1] = swap;
      }
  for (int64_t run = 8; run < n; run *= 2) {
    for (int64_t first = 0; first < n; first += 2 * run) {
      int64_t middle = first + run < n ? first + run : n, end = first + 2 * run < n ? first + 2 * run : n;
      int64_t a = first, b = middle;
      for (int64_t i = first; i < end; i++)
        other[i] = b == end || (a < middle && !key_less(p, bufs, order[b], order[a])) ? order[a++] : order[b++];
    }
    memcpy(order, other, (size_t)n * sizeof *order);
  }
}

// The comparator of the first key of the same problem.
static bool compare_first(void *user, const void *const *args) {
  const TnLibSort *p = user;
  void *bufs[2] = {NULL, NULL};
  uint8_t pair[32];
  TnLibSortKey key = p->keys[0];
  size_t bytes = tn_dtype_bytes(key.type);
  memcpy(pair, args[2 * key.buf], bytes), memcpy(pair + bytes, args[2 * key.buf + 1], bytes);
  bufs[0] = pair, key.buf = 0;
  TnLibSort one = {.n_keys = 1, .keys = &key};
  return key_less(&one, bufs, 0, 1);
}

// Where each operand's memory may be its result's, it is sorted there too.
static void check_in_place(const TnLibSort *p, void **bufs, const size_t *out_bytes) {
  if (!tn_lib_sort_in_place(p)) return;
  void *all[2 * MAX_OPERANDS], *scratch = new_room(tn_lib_sort_scratch(p));
  const uint32_t n = p->n_operands;
  for (uint32_t k = 0; k < n; k++)
    all[k] = all[n + k] = new_room(out_bytes[k]), memcpy(all[k], bufs[k], out_bytes[k]);
  TnError *e = tn_lib_sort(&(TnLibCall){p, all, 2 * n, scratch, test_pools[3], NULL});
  CHECK(!e);
  for (uint32_t k = 0; k < n; k++) {
    CHECK(!memcmp(all[k], bufs[n + k], out_bytes[k]));
    tn_free_aligned(all[k]);
  }
  tn_free_aligned(scratch);
}

static void check_sort(TnLibSort *p, const TnDtype *types, bool with_nan, bool by_comparator) {
  uint8_t bytes[MAX_OPERANDS];
  void *bufs[2 * MAX_OPERANDS];
  size_t out_bytes[MAX_OPERANDS], total = (size_t)(p->outer * p->n * p->inner);
  int64_t variety = random_below(2) ? 1 + random_below(9) : 2000;
  for (uint32_t k = 0; k < p->n_operands; k++) {
    bytes[k] = (uint8_t)tn_dtype_bytes(types[k]);
    out_bytes[k] = total * bytes[k];
    bufs[k] = new_room(out_bytes[k]), bufs[p->n_operands + k] = new_room(out_bytes[k]);
    fill(types[k], bufs[k], (int64_t)total, variety, with_nan);
  }
  p->bytes = bytes;
  TnLibSort asked = *p;
  if (by_comparator) {
    p->n_keys = asked.n_keys = 1;
    asked.n_keys = 0, asked.less = compare_first, asked.user = p, asked.keys = NULL;
  }
  run_routine(tn_lib_sort, &asked, tn_lib_sort_scratch(&asked), bufs, 2 * p->n_operands, p->n_operands, p->n_operands,
              out_bytes);
  if (!by_comparator) check_in_place(&asked, bufs, out_bytes);
  int64_t *order = new_room((size_t)p->n * 8), *other = new_room((size_t)p->n * 8), wrong = 0;
  for (int64_t slice = 0; slice < (p->n ? p->outer * p->inner : 0); slice++) {
    int64_t base = slice / p->inner * p->inner * p->n + slice % p->inner;
    sort_slowly(p, bufs, base, order, other);
    for (uint32_t k = 0; k < p->n_operands; k++)
      for (int64_t i = 0; i < p->n; i++)
        wrong += memcmp((uint8_t *)bufs[p->n_operands + k] + (size_t)(base + i * p->inner) * bytes[k],
                        (uint8_t *)bufs[k] + (size_t)order[i] * bytes[k], bytes[k]) != 0;
  }
  CHECK_INT(wrong, 0);
  for (uint32_t k = 0; k < 2 * p->n_operands; k++) tn_free_aligned(bufs[k]);
  tn_free_aligned(order), tn_free_aligned(other);
}

TN_TEST(random_problems) {
  static const int64_t lengths[] = {0, 1, 2, 3, 7, 24, 25, 60, 130, 399, 400, 700};
  for (int round = 0; round < 1200; round++) {
    TnLibSortKey keys[MAX_OPERANDS];
    TnDtype types[MAX_OPERANDS];
    TnLibSort p = {.outer = random_below(4), .n = lengths[random_below(12)], .inner = 1 + random_below(3),
                   .n_operands = (uint32_t)(1 + random_below(MAX_OPERANDS)), .keys = keys,
                   .threads = (unsigned)random_below(4)};
    for (uint32_t k = 0; k < p.n_operands; k++) types[k] = key_types[random_below((int64_t)TN_COUNT(key_types))];
    p.n_keys = (uint32_t)(1 + random_below(p.n_operands));
    for (uint32_t k = 0; k < p.n_keys; k++) {
      keys[k] = (TnLibSortKey){.buf = k, .type = types[k], .is_descending = random_below(2),
                               .is_total = random_below(3) > 0};
      keys[k].is_zero_merged = keys[k].is_total && random_below(2);
      keys[k].is_nan_merged = keys[k].is_total && random_below(2);
    }
    check_sort(&p, types, random_below(2), random_below(5) == 0);
  }
}

// Slices that are sorted side by side, whole rows of them and less.
TN_TEST(many_short_slices) {
  for (int round = 0; round < 300; round++) {
    TnDtype types[2] = {key_types[random_below((int64_t)TN_COUNT(key_types))], TN_I32};
    TnLibSortKey key = {.buf = 0, .type = types[0], .is_descending = random_below(2), .is_total = random_below(4) > 0};
    TnLibSort p = {.outer = 1 + random_below(random_below(2) ? 3 : 40), .n = 1 + random_below(round % 20 ? 70 : 1100),
                   .inner = random_below(2) ? 1 : 1 + random_below(40), .n_operands = (uint32_t)(1 + random_below(2)),
                   .n_keys = 1, .keys = &key, .threads = (unsigned)random_below(4)};
    check_sort(&p, types, random_below(2), false);
  }
}

// Bytes alone are counted; two of them are sorted by each, with room for themselves.
TN_TEST(bytes) {
  for (int round = 0; round < 120; round++) {
    TnDtype type = (const TnDtype[]){TN_UI8, TN_I8, TN_UI16, TN_I16}[round % 4];
    const size_t size = tn_dtype_bytes(type);
    TnLibSortKey key = {.buf = 0, .type = type, .is_descending = random_below(2)};
    TnLibSort p = {.outer = 1 + random_below(3),
                   .n = 1 + random_below(round % 10 ? 300 : 40000),
                   .inner = random_below(2) ? 1 : 3,
                   .n_operands = 1,
                   .n_keys = 1,
                   .bytes = &(uint8_t){(uint8_t)size},
                   .keys = &key,
                   .threads = 3};
    p.n = p.outer * p.inner < 4 ? p.n : p.n + 1024;  // more than are sorted side by side
    if (size == 1) CHECK_INT(tn_lib_sort_scratch(&p), 0);
    else if (p.inner == 1 && p.n >= 256) CHECK(tn_lib_sort_scratch(&p) <= 3 * ((size_t)p.n * size + 64));
    check_sort(&p, &type, false, false);
  }
}

TN_TEST(wide_elements) {
  TnLibSortKey key = {.buf = 0, .type = TN_I32};
  TnLibSort p = {.outer = 3, .n = 50, .inner = 2, .n_operands = 3, .n_keys = 1, .keys = &key};
  check_sort(&p, (TnDtype[]){TN_I32, TN_I64, TN_F64}, false, false);
}

// Elements that are their own keys are sorted where they go, with little room; what compares equal keeps its order.
TN_TEST(keys_alone) {
  static const TnDtype types[] = {TN_F32, TN_F64, TN_I32, TN_I64, TN_UI32, TN_UI64};
  for (int round = 0; round < 96; round++) {
    TnLibSortKey key = {.type = types[round % 6], .is_total = true, .is_descending = round / 6 % 2,
                        .is_zero_merged = round / 12 % 2, .is_nan_merged = round / 24 % 2};
    TnLibSort p = {.outer = 1 + round % 2, .n = round < 48 ? 5000 : 1000 + random_below(60), .inner = 1,
                   .n_operands = 1, .n_keys = 1, .keys = &key, .threads = 3};
    const uint8_t bytes = (uint8_t)tn_dtype_bytes(key.type);
    check_sort(&p, &key.type, true, false);
    p.bytes = &bytes;
    CHECK(tn_lib_sort_in_place(&p));
    CHECK(tn_lib_sort_scratch(&p) <= (bytes == 4 ? 2 * (size_t)(p.n * 4) + 128 : 0));
  }
}

// Long slices, which all threads sort together.
TN_TEST(long_slices) {
  static const TnDtype types[] = {TN_F32, TN_I64, TN_UI8};
  for (size_t t = 0; t < TN_COUNT(types); t++) {
    TnLibSortKey keys[2] = {{.buf = 0, .type = types[t], .is_total = true, .is_descending = t == 1},
                            {.buf = 1, .type = TN_I32}};
    for (uint32_t n_keys = 1; n_keys <= 1 + (t == 0); n_keys++) {
      TnLibSort p = {.outer = 1, .n = (1 << 17) + 1, .inner = 1, .n_operands = 2, .n_keys = n_keys, .keys = keys,
                     .threads = 4};
      check_sort(&p, (TnDtype[]){types[t], TN_I32}, true, false);
    }
    TnLibSort alone = {.outer = 1, .n = (1 << 17) + 1, .inner = 1, .n_operands = 1, .n_keys = 1, .keys = keys,
                       .threads = 4};
    check_sort(&alone, &types[t], true, false);
  }
}

// ---------------------------------------------------------------------------------------------------------------

static bool is_better(TnDtype t, const uint8_t *x, const uint8_t *y) {
  if (!tn_dtype_is_complex(t)) return ask(tn_scalar_compare(3, tn_dtype_is_float(t)), t, x, y);
  TnDtype part = tn_dtype_real(t);
  size_t half = tn_dtype_bytes(part);
  if (is_better(part, x, y)) return true;
  return !is_better(part, y, x) && is_better(part, x + half, y + half);
}

static void check_top(TnDtype t, int64_t rows, int64_t n, int64_t k) {
  size_t bytes = tn_dtype_bytes(t), sizes[2] = {(size_t)(rows * k) * bytes, (size_t)(rows * k) * 4};
  void *bufs[] = {new_room((size_t)(rows * n) * bytes), new_room(sizes[0]), new_room(sizes[1])};
  int64_t variety = random_below(2) ? 1 + random_below(9) : 2000, wrong = 0;
  bool is_complex = tn_dtype_is_complex(t);
  fill(tn_dtype_real(t), bufs[0], is_complex ? 2 * rows * n : rows * n, variety, random_below(2));
  TnLibTopK p = {.rows = rows, .n = n, .k = k, .type = t, .index_type = TN_I32, .threads = 2};
  run_routine(tn_lib_top_k, &p, tn_lib_top_k_scratch(&p), bufs, 3, 1, 2, sizes);
  uint8_t *taken = new_room((size_t)n);
  for (int64_t r = 0; r < rows; r++) {
    const uint8_t *row = (const uint8_t *)bufs[0] + (size_t)(r * n) * bytes;
    memset(taken, 0, (size_t)n);
    for (int64_t i = 0; i < k; i++) {
      int64_t top = -1;
      for (int64_t at = 0; at < n; at++)
        if (!taken[at] && (top < 0 || is_better(t, row + (size_t)at * bytes, row + (size_t)top * bytes))) top = at;
      taken[top] = 1;
      int32_t got;
      memcpy(&got, (uint8_t *)bufs[2] + (size_t)(r * k + i) * 4, 4);
      wrong += got != top || memcmp((uint8_t *)bufs[1] + (size_t)(r * k + i) * bytes, row + (size_t)top * bytes, bytes);
    }
  }
  CHECK_INT(wrong, 0);
  tn_free_aligned(taken);
  for (int i = 0; i < 3; i++) tn_free_aligned(bufs[i]);
}

TN_TEST(top_k) {
  static const TnDtype types[] = {TN_F32, TN_F64, TN_BF16, TN_I32, TN_UI64, TN_I8, TN_C64, TN_C128, TN_F16};
  for (size_t t = 0; t < TN_COUNT(types); t++) {
    for (int round = 0; round < 25; round++) {
      int64_t n = 1 + random_below(200);
      check_top(types[t], random_below(4), n, random_below(n + 1));
      n = 1 + random_below(64);  // short rows, side by side
      check_top(types[t], random_below(25), n, random_below(n + 1));
    }
    check_top(types[t], 2, 5000, 7);
    check_top(types[t], 1, 3000, 40);
    check_top(types[t], 1, 1500, 500);
  }
}

int main(void) {
  open_pools();
  RUN(random_problems);
  RUN(many_short_slices);
  RUN(bytes);
  RUN(wide_elements);
  RUN(keys_alone);
  RUN(long_slices);
  RUN(top_k);
  close_pools();
  return test_report();
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Products bit by bit against their definition: one chain of additions an element, or for vectors lanes and blocks.
#include "lib/gemv.h"
#include "lib/tile.h"
#include "lib/widen.h"
#include "lib_sum.h"
#include "target/x64/gemm.h"

static int64_t extent(const int64_t dims[3], const int64_t steps[3]) {
  int64_t n = 1;
  for (int i = 0; i < 3; i++) {
    if (!dims[i]) return 0;
    n += (dims[i] - 1) * steps[i];
  }
  return n;
}

// Steps of dims in one of their orders, with room between rows now and then.
static void layout(const int64_t dims[3], bool is_swapped, int64_t gap, int64_t steps[3]) {
  int last = is_swapped ? 1 : 2, middle = 3 - last;
  steps[last] = 1, steps[middle] = dims[last] + gap, steps[0] = steps[middle] * dims[middle];
}

// n products of elements `a_step` and `b_step` bytes apart, one after the other.
static void add_chain(TnDtype t, bool is_fused, void *total, const uint8_t *a, size_t a_step, const uint8_t *b,
                      size_t b_step, int64_t n) {
  if (t == TN_F32) {
    float *sum = total;
    for (; n > 0; n--, a += a_step, b += b_step) {
      const float x = *(const float *)(const void *)a, y = *(const float *)(const void *)b;
      *sum = is_fused ? __builtin_fmaf(x, y, *sum) : *sum + x * y;
    }
  } else if (t == TN_F64) {
    double *sum = total;
    for (; n > 0; n--, a += a_step, b += b_step) {
      const double x = *(const double *)(const void *)a, y = *(const double *)(const void *)b;
      *sum = is_fused ? __builtin_fma(x, y, *sum) : *sum + x * y;
    }
  }
  for (; n > 0; n--, a += a_step, b += b_step) add_product(t, is_fused, total, a, b);
}

// Sums of n elements as a reduce over a contiguous dim adds them: blocks of 4096, in lanes.
static double reduce_sum(TnDtype t, const double *x, int64_t n) {
  const int64_t lanes = t == TN_F64 ? 32 : 64;
  double *parts = malloc((size_t)(n / 4096 + 1) * sizeof *parts);
  for (; n > 1; x = parts) {
    int64_t blocks = (n + 4095) / 4096;
    for (int64_t b = 0; b < blocks; b++) {
      int64_t count = n - b * 4096 < 4096 ? n - b * 4096 : 4096;
      double sums[64];
      for (int64_t i = 0; i < count; i++) {
        double *s = &sums[i % lanes], next = i < lanes ? x[b * 4096 + i] : *s + x[b * 4096 + i];
        *s = t == TN_F32 ? (float)next : next;
      }
      for (int64_t h = lanes / 2; h; h /= 2)
        for (int64_t l = 0; l < h && l + h < count; l++)
          sums[l] = t == TN_F32 ? (float)(sums[l] + sums[l + h]) : sums[l] + sums[l + h];
      parts[b] = sums[0];
    }
    n = blocks;
  }
  double sum = x[0];
  free(parts);
  return sum;
}

// A sum in lanes, block by block, of products of elements `a_step` and `b_step` bytes apart.
static void sum_lanes(TnDtype t, void *total, const uint8_t *a, size_t a_step, const uint8_t *b, size_t b_step,
                      int64_t n, int64_t block) {
  const int64_t lanes = t == TN_F64 ? 32 : 64;
  const size_t bytes = tn_dtype_bytes(t);
  double *blocks = malloc((size_t)(n / block + 1) * sizeof *blocks), sum;
  for (int64_t first = 0; first < n; first += block) {
    uint8_t sums[64 * 8] = {0};
    double wide[64];
    for (int64_t i = first; i < n && i < first + block; i++)
      add_product(t, true, sums + (size_t)(i % lanes) * bytes, a + (size_t)i * a_step, b + (size_t)i * b_step);
    tn_convert(TN_F64, wide, t, sums, (size_t)lanes);
    for (int64_t h = lanes / 2; h; h /= 2)
      for (int64_t l = 0; l < h; l++)
        wide[l] = t == TN_F32 ? (float)(wide[l] + wide[l + h]) : wide[l] + wide[l + h];
    blocks[first / block] = wide[0];
  }
  sum = reduce_sum(t, blocks, (n + block - 1) / block);
  tn_convert(t, total, TN_F64, &sum, 1);
  free(blocks);
}

// Numbers of bf16 whose products are not normal.
static void make_small(uint8_t *p, int64_t n) {
  enum { BY = 70 << 7 };
  for (int64_t i = 0; i < n; i++) {
    uint16_t x;
    memcpy(&x, p + 2 * i, sizeof x);
    if ((x & 0x7FFF) > BY) x = (uint16_t)(x - BY);
    memcpy(p + 2 * i, &x, sizeof x);
  }
}

static TestArena arena;
static size_t fixed_bytes;  // that were laid out

// Tiles for pairs of bf16 wherever the processor has them, whether they pay or not.
static TnXTiles pair_tiles;
static const TnTiles *get_paired(TnTileSource *source, unsigned kind) {
  (void)source;
  if (kind != TN_TILE_BF16) return test_tiles.source.get(&test_tiles.source, kind);
  return pair_tiles.tiles.rows ? &pair_tiles.tiles : NULL;
}
static TnTileSource paired = {get_paired};

static void check_gemm(TnLibGemm *p, bool swap_a, bool swap_b, bool swap_c, int64_t gap) {
  int64_t a_dims[] = {p->batch, p->m, p->k}, b_dims[] = {p->batch, p->k, p->n}, c_dims[] = {p->batch, p->m, p->n};
  int64_t a[3], b[3], c[3];
  layout(a_dims, swap_a, gap, a), layout(b_dims, swap_b, gap, b), layout(c_dims, swap_c, 0, c);
  p->a_batch = a[0], p->a_m = a[1], p->a_k = a[2], p->b_batch = b[0], p->b_k = b[1], p->b_n = b[2];
  p->c_batch = c[0], p->c_m = c[1], p->c_n = c[2];
  size_t a_bytes = tn_dtype_bytes(p->a_type), b_bytes = tn_dtype_bytes(p->b_type), c_bytes = tn_dtype_bytes(p->c_type);
  int64_t n_a = extent(a_dims, a), n_b = extent(b_dims, b), n_c = p->batch * p->m * p->n;
  size_t out_bytes = (size_t)n_c * c_bytes;
  uint8_t *bufs[] = {new_room((size_t)n_a * a_bytes), new_room((size_t)n_b * b_bytes), new_room(out_bytes)};
  fill(p->a_type, bufs[0], n_a), fill(p->b_type, bufs[1], n_b);
  if (p->a_type == TN_BF16 && random_below(2)) make_small(bufs[0], n_a), make_small(bufs[1], n_b);
  p->tiles = random_below(3) ? some_tiles() : &paired;
  if (random_below(2)) p->a_fixed = bufs[0];
  if (random_below(2)) p->b_fixed = bufs[1];
  const bool wants_chain = p->order == TN_SUM_CHAIN;
  if (!wants_chain) p->order = tn_lib_gemm_order(p);
  const bool is_chain = p->order == TN_SUM_CHAIN;
  tn_lib_gemm_prepare(&arena.arena, p);
  fixed_bytes += tn_lib_gemm_fixed_bytes(p);
  run_routine(tn_lib_gemm, p, tn_lib_gemm_scratch(p), (void **)bufs, 3, 2, 1, &out_bytes);
  TnDtype sum = tn_lib_sum_type(p->a_type, p->b_type, p->c_type);
  size_t bytes = tn_dtype_bytes(sum);
  uint8_t *wide_a = new_room((size_t)n_a * bytes), *wide_b = new_room((size_t)n_b * bytes);
  tn_convert(sum, wide_a, p->a_type, bufs[0], (size_t)n_a), tn_convert(sum, wide_b, p->b_type, bufs[1], (size_t)n_b);
  bool is_contiguous = (p->m == 1 && p->n == 1) || (p->m == 1 && p->b_k == 1) || (p->n == 1 && p->a_k == 1);
  bool are_few = p->m > 1 && p->n > 1 && p->m < 16 && p->n < 16 && p->m * p->n <= 64 && p->k >= 128;
  const int64_t least = p->batch == 1 && p->m == 1 && p->n == 1 ? 16 : 32;
  bool is_float = sum == TN_F32 || sum == TN_F64;
  bool may_be_lanes = is_float && (are_few || (is_contiguous && p->k >= least));
  bool in_lanes = !is_chain && may_be_lanes;
  CHECK(wants_chain || is_chain != may_be_lanes);
  int64_t wrong = 0;
  for (int64_t i = 0; i < p->batch; i++)
    for (int64_t m = 0; m < p->m; m++)
      for (int64_t n = 0; n < p->n; n++) {
        _Alignas(16) uint8_t total[16] = {0}, want[16];
        const uint8_t *x = wide_a + (size_t)(i * a[0] + m * a[1]) * bytes,
                      *y = wide_b + (size_t)(i * b[0] + n * b[2]) * bytes;
        const size_t x_step = (size_t)a[2] * bytes, y_step = (size_t)b[1] * bytes;
        if (in_lanes)
          sum_lanes(sum, total, x, x_step, y, y_step, p->k, are_few ? 1024 : 4096);
        else
          add_chain(sum, p->k >= 16, total, x, x_step, y, y_step, p->k);
        tn_convert(p->c_type, want, sum, total, 1);
        wrong += memcmp(want, bufs[2] + (size_t)(i * c[0] + m * c[1] + n * c[2]) * c_bytes, c_bytes) != 0;
      }
  CHECK_INT(wrong, 0);
  for (int i = 0; i < 3; i++) tn_free_aligned(bufs[i]);
  tn_free_aligned(wide_a), tn_free_aligned(wide_b);
}

static const TnDtype types[][3] = {
    {TN_F32, TN_F32, TN_F32},   {TN_F64, TN_F64, TN_F64},    {TN_F16, TN_F16, TN_F16},    {TN_BF16, TN_BF16, TN_F32},
    {TN_I8, TN_I8, TN_I32},     {TN_I32, TN_I32, TN_I32},    {TN_I64, TN_I64, TN_I64},    {TN_C64, TN_C64, TN_C64},
    {TN_C128, TN_C128, TN_C128}, {TN_I8, TN_I8, TN_I8},      {TN_UI16, TN_UI16, TN_UI16},
    {TN_F8E4M3FN, TN_F8E4M3FN, TN_F32},
    {TN_BF16, TN_BF16, TN_BF16}, {TN_I4, TN_I8, TN_I32},     {TN_UI8, TN_I16, TN_I32},     {TN_UI8, TN_UI8, TN_UI8},
    {TN_I1, TN_I1, TN_I1},      {TN_I8, TN_UI8, TN_I64},     {TN_F32, TN_F32, TN_F64}};

TN_TEST(random_shapes) {
  static const int64_t sizes[] = {1, 2, 3, 7, 8, 9, 13, 16, 31, 33, 40, 65};
  for (int round = 0; round < 1500; round++) {
    const TnDtype *t = types[random_below((int64_t)TN_COUNT(types))];
    TnLibGemm p = {.a_type = t[0],
                   .b_type = t[1],
                   .c_type = t[2],
                   .batch = 1 + random_below(4),
                   .m = sizes[random_below(12)],
                   .n = sizes[random_below(12)],
                   .k = sizes[random_below(12)],
                   .order = random_below(4) ? TN_SUM_LANES : TN_SUM_CHAIN,
                   .threads = (unsigned)random_below(5)};
    if (random_below(40) == 0) p.k = 0;
    if (random_below(40) == 0) p.m = 0;
    check_gemm(&p, random_below(2), random_below(2), random_below(4) == 0, random_below(3));
  }
  CHECK(fixed_bytes > 0);
}

// Few results of long sums, of several blocks and of one.
TN_TEST(few_results) {
  static const int64_t sizes[] = {1, 2, 3, 4, 5, 8, 12, 15, 16}, lengths[] = {127, 128, 500, 1024, 1025, 3000};
  for (int round = 0; round < 400; round++) {
    const TnDtype *t = types[random_below((int64_t)TN_COUNT(types))];
    TnLibGemm p = {.a_type = t[0],
                   .b_type = t[1],
                   .c_type = t[2],
                   .batch = 1 + random_below(3),
                   .m = sizes[random_below(9)],
                   .n = sizes[random_below(9)],
                   .k = lengths[random_below(6)],
                   .order = random_below(8) ? TN_SUM_FEW : TN_SUM_CHAIN,
                   .threads = (unsigned)random_below(5)};
    check_gemm(&p, random_below(2), random_below(2), random_below(4) == 0, random_below(3));
  }
}

// Several blocks in every direction, and rows of b that stream.
TN_TEST(large_shapes) {
  static const int64_t shapes[][3] = {{130, 300, 530}, {3, 700, 1100}, {700, 2, 1100}, {1, 5000, 40}, {60, 129, 64},
                                      {1, 300, 9000}, {1000, 1, 700}, {1, 1, 300000}, {64, 32, 10}, {5, 70, 300}};
  for (size_t i = 0; i < TN_COUNT(shapes); i++)
    for (size_t t = 0; t < 2; t++)
      for (int swap = 0; swap < 4; swap++) {
        TnLibGemm p = {.a_type = types[t][0],
                       .b_type = types[t][1],
                       .c_type = types[t][2],
                       .batch = 1,
                       .m = shapes[i][0],
                       .n = shapes[i][1],
                       .k = shapes[i][2],
                       .order = t == 0 && swap == 3 ? TN_SUM_CHAIN : TN_SUM_LANES,
                       .threads = 4};
        check_gemm(&p, swap & 1, swap & 2, false, 0);
      }
  for (int swap = 0; swap < 8; swap++) {
    TnLibGemm pairs = {.a_type = TN_BF16, .b_type = TN_BF16, .c_type = swap & 4 ? TN_F32 : TN_BF16, .batch = 1,
                       .m = 70, .n = 300, .k = 1031, .threads = 4};
    check_gemm(&pairs, swap & 1, swap & 2, false, 0);
  }
  TnLibGemm p = {.a_type = TN_F32, .b_type = TN_F32, .c_type = TN_F32, .batch = 1, .m = 40, .n = 50, .k = 1024};
  check_gemm(&p, false, false, false, 0);  // rows of a that meet in the cache
  p.m = 120, p.n = 430, p.threads = 4;
  check_gemm(&p, false, false, false, 0);  // so much work that panels are packed
}

// Blocks of pairs in every direction.
TN_TEST(large_integers) {
  for (int swap = 0; swap < 4; swap++) {
    TnLibGemm p = {.a_type = TN_I8, .b_type = swap ? TN_I8 : TN_UI8, .c_type = TN_I32, .batch = 1, .m = 70, .n = 300,
                   .k = 1031, .threads = 4};
    check_gemm(&p, swap & 1, swap & 2, false, 0);
  }
}

// Every instruction set gives the same bits: rows, then one of negative products too small for a number, whose sums are
// -0 and have to stay so...
TN_TEST(instruction_sets_rows) {
  static const TnDtype sums[] = {TN_F32, TN_F64};
  enum { N = 9, MOST_K = 200 };
  for (size_t t = 0; t < 2; t++)
    for (unsigned level = 0; level < 3; level++) {
      const TnRows *rows = tn_rows_at(level, sums[t]), *plain = tn_rows_at(0, sums[t]);
      if (!rows) continue;
      size_t bytes = tn_dtype_bytes(sums[t]);
      uint8_t *x = new_room(MOST_K * bytes), *b = new_room(MOST_K * 128 * bytes);
      fill(sums[t], x, MOST_K), fill(sums[t], b, MOST_K * 128);
      for (int64_t k = 1; k <= MOST_K; k++) {
        uint8_t got[N * 8], want[N * 8], row[128 * 8], want_row[128 * 8];
        rows->lanes(x, b, MOST_K, N, k, got, 1), plain->lanes(x, b, MOST_K, N, k, want, 1);
        CHECK(!memcmp(got, want, N * bytes));
        for (int64_t i = 0; i < N; i++) {
          sum_lanes(sums[t], want, x, bytes, b + (size_t)(i * MOST_K) * bytes, bytes, k, 4096);
          CHECK(!memcmp(got + (size_t)i * bytes, want, bytes));
        }
        for (int twice = 0; twice < 2; twice++)
          rows->row(x, b, 128, 128, k, row, twice), plain->row(x, b, 128, 128, k, want_row, twice);
        CHECK(!memcmp(row, want_row, 128 * bytes));
      }
      uint8_t zero[8] = {0}, got[8];
      zero[bytes - 1] = 0x80;
      for (size_t i = 0; i < MOST_K; i++) {
        tn_store_f64(sums[t], x + i * bytes, 0.25);
        memcpy(b + i * bytes, zero, bytes), b[i * bytes] = 1;
      }
      for (int64_t k = 64; k <= MOST_K; k++) {
        rows->lanes(x, b, MOST_K, 1, k, got, 1);
        CHECK(!memcmp(got, zero, bytes));
      }
      tn_free_aligned(x), tn_free_aligned(b);
    }
}

static void add_term(TnTileKind kind, TnDtype sum, void *total, const void *a, const void *b) {
  const int16_t *x = a, *y = b;
  if (kind == TN_TILE_I16) *(uint32_t *)total += (uint32_t)(x[0] * y[0]) + (uint32_t)(x[1] * y[1]);
  else if (kind == TN_TILE_BF16)
    for (int half = 2; half-- > 0;) {
      float wide[2];
      tn_convert(TN_F32, &wide[0], TN_BF16, &x[half], 1), tn_convert(TN_F32, &wide[1], TN_BF16, &y[half], 1);
      *(float *)total = __builtin_fmaf(wide[0], wide[1], *(float *)total);
    }
  else add_product(sum, kind == TN_TILE_F32_FUSED || kind == TN_TILE_F64_FUSED, total, a, b);
}

// ... and tiles.
TN_TEST(instruction_sets) {
  static const TnDtype sums[] = {TN_F32, TN_F64, TN_UI32, TN_UI64, TN_C64, TN_C128};
  enum { ROWS = 14, COLUMNS = 32, K = 50 };
  for (size_t t = 0; t < 6; t++)
    for (int way = 0; way < (sums[t] == TN_F32 ? 5 : sums[t] == TN_UI32 ? 3 : t > 3 ? 1 : 2); way++)
      for (unsigned level = 0; level < 3; level++) {
        TnXTiles made = {0};
        const bool is_bf16 = sums[t] == TN_F32 && way == 2;
        const bool keeps = way > 2, is_half = way == 4;
        const TnTileKind kind = is_bf16   ? TN_TILE_BF16
                                : is_half ? TN_TILE_BF16_KEPT
                                : keeps   ? TN_TILE_F32_KEPT
                                          : tn_tile_kind(sums[t], way == 2, way == 1);
        if (level && !tn_x_tiles_init(&made, level, kind)) continue;
        const TnTiles *tiles = level ? &made.tiles : tn_tiles(NULL, kind);
        if (!tiles) continue;
        size_t bytes = tn_dtype_bytes(sums[t]);
        uint8_t *a = new_room(2 * ROWS * K * bytes), *b = new_room(2 * COLUMNS * K * bytes);
        const int64_t halves = is_bf16 ? 2 : 1;
        const TnDtype type = is_bf16 ? TN_BF16 : sums[t];
        fill(type, a, halves * 2 * ROWS * K), fill(is_half ? TN_BF16 : type, b, halves * 2 * COLUMNS * K);
        uint8_t *wide = is_half ? new_room(2 * COLUMNS * K * 4) : b, *kept = new_room(2 * COLUMNS * K * 4);
        if (is_half) tn_convert(TN_F32, wide, TN_BF16, b, 2 * COLUMNS * K);
        for (int64_t rows = 1; rows <= tiles->rows; rows++) {
          _Alignas(64) uint8_t c[ROWS * COLUMNS * 8];
          int64_t a_at[] = {0, ROWS * K}, b_at[] = {0, tiles->columns * K}, wrong = 0;
          TnTile tile = {a, b, c, a_at, b_at, 2, K, K, 1, tiles->columns, tiles->columns, false, tiles->columns, kept,
                         tiles->columns, 0};
          memset(kept, 0xA5, 2 * COLUMNS * K * 4);
          tiles->by_rows[rows - 1](&tile);
          if (keeps) CHECK(!memcmp(kept, wide, (size_t)(tiles->columns * 2 * K) * 4));
          tile.is_added = true;
          tiles->by_rows[rows - 1](&tile);
          for (int64_t r = 0; r < rows; r++)
            for (int64_t j = 0; j < tiles->columns; j++) {
              _Alignas(16) uint8_t total[16] = {0};
              for (int twice = 0; twice < 2; twice++)
                for (int64_t i = 0; i < 2 * K; i++)
                  add_term(keeps ? TN_TILE_F32_FUSED : kind, sums[t], total,
                           a + (size_t)(a_at[i / K] + r * K + i % K) * bytes,
                           wide + (size_t)(b_at[i / K] + i % K * tiles->columns + j) * bytes);
              wrong += memcmp(total, c + (size_t)(r * tiles->columns + j) * bytes, bytes) != 0;
            }
          CHECK_INT(wrong, 0);
        }
        if (is_half) tn_free_aligned(wide);
        tn_free_aligned(a), tn_free_aligned(b), tn_free_aligned(kept);
        tn_x_tiles_deinit(&made);
      }
}

// Tiles that turn columns of b, with every rest of k; twice, the second time added.
static void check_turned(TnTileKind kind, TnGemmTileFn *fn, int64_t rows, int64_t columns, int64_t k) {
  enum { ROWS = 8, COLUMNS = 32 };
  const bool is_f32 = kind == TN_TILE_F32_TURNED || kind == TN_TILE_F32_FUSED_TURNED;
  const bool is_fused = kind == TN_TILE_F32_FUSED_TURNED || kind == TN_TILE_F64_FUSED_TURNED;
  const TnDtype type = is_f32 ? TN_F32 : TN_F64;
  const size_t bytes = tn_dtype_bytes(type);
  const int64_t at[1] = {0}, a_row = k + 1, b_row = k + 2;
  uint8_t *a = new_room((size_t)(rows * a_row) * bytes), *b = new_room((size_t)(columns * b_row) * bytes);
  _Alignas(64) uint8_t c[ROWS * COLUMNS * 8];
  fill(type, a, rows * a_row), fill(type, b, columns * b_row);
  TnTile tile = {a, b, c, at, at, 1, k, a_row, 1, b_row, COLUMNS, false, columns, NULL, 0, 0};
  fn(&tile);
  tile.is_added = true;
  fn(&tile);
  int64_t wrong = 0;
  for (int64_t r = 0; r < rows; r++)
    for (int64_t j = 0; j < columns; j++) {
      _Alignas(16) uint8_t total[16] = {0};
      for (int64_t i = 0; i < 2 * k; i++)
        add_product(type, is_fused, total, a + (size_t)(r * a_row + i % k) * bytes,
                    b + (size_t)(j * b_row + i % k) * bytes);
      wrong += memcmp(total, c + (size_t)(r * COLUMNS + j) * bytes, bytes) != 0;
    }
  CHECK_INT(wrong, 0);
  tn_free_aligned(a), tn_free_aligned(b);
}

TN_TEST(turned_columns) {
  enum { MOST_K = 20 };
  for (TnTileKind kind = TN_TILE_F32_TURNED; kind <= TN_TILE_F64_FUSED_TURNED; kind++)
    for (unsigned level = 1; level < 3; level++) {
      TnXTiles made = {0};
      if (!tn_x_tiles_init(&made, level, kind)) continue;
      const TnTiles *t = &made.tiles;
      for (int64_t k = TN_TILE_LEAST_K; k <= MOST_K; k++)
        for (int64_t rows = 1; rows <= t->rows; rows++) {
          check_turned(kind, t->narrow[rows - 1], rows, t->columns / 2, k);
          if (2 * rows <= t->rows) check_turned(kind, t->by_rows[rows - 1], rows, t->columns, k);
        }
      tn_x_tiles_deinit(&made);
    }
}

// Tiles that make sums in lanes, of rows of a that are contiguous and of columns.
static void check_lanes(TnDtype type, const TnTiles *tiles, int64_t rows, int64_t columns, int64_t k, bool is_across) {
  const size_t bytes = tn_dtype_bytes(type);
  const int64_t lanes = TN_TILE_LANES_BYTES / (int64_t)bytes, c_row = columns + 1, c_lane = rows * c_row;
  const int64_t a_row = is_across ? 1 : k + 3, a_step = is_across ? rows + 1 : 1, b_row = columns + 2;
  const int64_t n_a = is_across ? k * a_step : rows * a_row;
  uint8_t *a = new_room((size_t)n_a * bytes), *b = new_room((size_t)(k * b_row) * bytes);
  uint8_t *c = new_room((size_t)(lanes * c_lane) * bytes);
  fill(type, a, n_a), fill(type, b, k * b_row);
  TnTile tile = {.a = a, .b = b, .c = c, .k = k, .a_row = a_row, .a_step = a_step, .b_row = b_row, .c_row = c_row,
                 .c_lane = c_lane};
  tn_tile_run_part(tiles, &tile, rows, columns, bytes);
  int64_t wrong = 0;
  for (int64_t r = 0; r < rows; r++)
    for (int64_t j = 0; j <= columns; j++) {
      uint8_t want[8], sum[8];
      double lane[16];
      for (int64_t l = 0; l < lanes; l++) {
        const uint8_t *at = c + (size_t)(l * c_lane + r * c_row + j) * bytes;
        if (j == columns) wrong += at[0] != 0xA5;  // behind a row
        else tn_convert(TN_F64, &lane[l], type, at, 1);
      }
      if (j == columns) continue;
      const double total = reduce_sum(type, lane, lanes);
      tn_convert(type, sum, TN_F64, &total, 1);
      sum_lanes(type, want, a + (size_t)(r * a_row) * bytes, (size_t)a_step * bytes, b + (size_t)j * bytes,
                (size_t)b_row * bytes, k, 4096);
      wrong += memcmp(sum, want, bytes) != 0;
    }
  CHECK_INT(wrong, 0);
  tn_free_aligned(a), tn_free_aligned(b), tn_free_aligned(c);
}

TN_TEST(tiles_in_lanes) {
  static const int64_t lengths[] = {1, 3, 15, 16, 17, 48, 49, 63, 64, 65, 120, 200, 257};
  for (int is_f64 = 0; is_f64 < 2; is_f64++) {
    TnXTiles made = {0};
    if (!tn_x_tiles_init(&made, 2, is_f64 ? TN_TILE_F64_LANES : TN_TILE_F32_LANES)) continue;
    for (size_t i = 0; i < TN_COUNT(lengths); i++)
      for (int64_t rows = 1; rows <= made.tiles.rows; rows++)
        for (int64_t columns = 1; columns <= made.tiles.columns; columns++)
          check_lanes(is_f64 ? TN_F64 : TN_F32, &made.tiles, rows, columns, lengths[i], (rows + columns) % 2);
    tn_x_tiles_deinit(&made);
  }
}

static void slow_tile(const TnTile *t) {
  const TnTiles *tiles = test_tiles.source.get(&test_tiles.source, TN_TILE_F32_FUSED);
  for (int i = 0; i < 20; i++) tiles->by_rows[tiles->rows - 1](t);
}

// Pairs are taken where they are the faster ones.
TN_TEST(pairs_that_pay) {
  const TnTiles *tiles = test_tiles.source.get(&test_tiles.source, TN_TILE_F32_FUSED);
  if (!tiles) return;
  TnGemmTileFn *fns[TN_TILE_MOST_ROWS] = {0};
  fns[tiles->rows - 1] = slow_tile;
  const TnTiles slow = {tiles->rows, tiles->columns, fns, NULL, NULL};
  CHECK(!tn_x_pairs_pay(&slow, tiles));
  CHECK(tn_x_pairs_pay(tiles, &slow));
}

// Any bits, with many NaN, and numbers half way between two others.
TN_TEST(narrowed_sums) {
  enum { N = 100003 };
  static const TnDtype narrow[] = {TN_BF16, TN_F16};
  float *in = new_room(N * sizeof *in);
  uint16_t *out = new_room(N * sizeof *out), *want = new_room(N * sizeof *want);
  for (int64_t i = 0; i < N; i++) {
    uint32_t bits = (uint32_t)random_word();
    if (random_below(4) == 0) bits |= 0x7F800000u;
    if (random_below(4) == 0) bits = (bits & 0xFFFF0000u) | 0x8000u;
    memcpy(&in[i], &bits, sizeof bits);
  }
  for (size_t t = 0; t < TN_COUNT(narrow); t++) {
    tn_narrow(narrow[t], out, TN_F32, in, N);
    tn_convert(narrow[t], want, TN_F32, in, N);
    CHECK(!memcmp(out, want, N * sizeof *out));
  }
  static const TnDtype integers[] = {TN_I8, TN_UI8, TN_I16, TN_UI16};
  for (size_t t = 0; t < TN_COUNT(integers); t++) {
    tn_narrow(integers[t], out, TN_UI32, in, N);
    tn_convert(integers[t], want, TN_UI32, in, N);
    CHECK(!memcmp(out, want, N * tn_dtype_bytes(integers[t])));
  }
  tn_free_aligned(in), tn_free_aligned(out), tn_free_aligned(want);
}

// All floats of 8 bits, in every place of a vector.
TN_TEST(widened_bytes) {
  static const TnDtype narrow[] = {TN_F8E5M2, TN_F8E4M3FN, TN_F8E4M3, TN_F8E5M2FNUZ, TN_F8E8M0FNU};
  uint8_t in[256 + 8];
  float out[256], want[256];
  for (int i = 0; i < 256 + 8; i++) in[i] = (uint8_t)i;
  for (size_t t = 0; t < TN_COUNT(narrow); t++) {
    const TnWidening w = tn_widening(&arena.arena, TN_F32, narrow[t]);
    for (int first = 0; first < 8; first++) {
      int wrong = 0;
      w.fn(&w, out, in + first, 256 - first), tn_convert(TN_F32, want, narrow[t], in + first, 256 - (size_t)first);
      for (int i = 0; i < 256 - first; i++)
        wrong += memcmp(&out[i], &want[i], sizeof *out) != 0 && (out[i] == out[i] || want[i] == want[i]);
      CHECK_INT(wrong, 0);
    }
  }
}

int main(void) {
  open_pools();
  open_arena(&arena);
  tn_x_tiles_init(&pair_tiles, 2, TN_TILE_BF16);
  RUN(random_shapes);
  RUN(few_results);
  RUN(large_shapes);
  RUN(large_integers);
  RUN(instruction_sets_rows);
  RUN(instruction_sets);
  RUN(turned_columns);
  RUN(tiles_in_lanes);
  RUN(pairs_that_pay);
  RUN(narrowed_sums);
  RUN(widened_bytes);
  tn_x_tiles_deinit(&pair_tiles);
  close_pools();
  tn_arena_deinit(&arena.arena);
  return test_report();
}

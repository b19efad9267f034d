// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of the library routines beside the limits of this machine, measured in the same run: lib [NAME] prints those
// whose name contains NAME, on one thread and on two.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/tile.h"
#include "target/target.h"

static const char *wanted = "";
static double peak_gflops;  // f32 fma on registers, with the widest vectors, one thread
static double copy_gbs;     // memcpy, bytes read and written, of a size that no cache holds
static TnPool *pools[2];    // one and two threads
static TnTargetTiles tiles_here;

static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%s\n", e->message);
  exit(1);
}

static void *room(size_t bytes) {
  void *p = tn_alloc_aligned(bytes + 64, 64);
  if (!p) exit(1);
  memset(p, 0, bytes + 64);
  return p;
}

typedef void Run(void *arg, TnPool *pool);

// Best seconds of one run, over about a quarter of a second.
static double best(Run *run, void *arg, TnPool *pool) {
  double least = 1e9;
  uint64_t end = tn_time_ns() + 250000000u;
  for (int i = 0; i < 3 || tn_time_ns() < end; i++) {
    uint64_t start = tn_time_ns();
    run(arg, pool);
    double t = 1e-9 * (double)(tn_time_ns() - start);
    if (t < least) least = t;
  }
  return least;
}

// One line: microseconds on one and two threads, the rate in `unit`, and its share of the limit of one thread.
static void line(const char *name, Run *run, void *arg, double amount, const char *unit, double limit) {
  double one = best(run, arg, pools[0]), two = best(run, arg, pools[1]);
  printf("  %-36s %10.1f us %10.1f us on 2 %9.1f %-8s", name, 1e6 * one, 1e6 * two, 1e-9 * amount / one, unit);
  if (limit > 0) printf(" %5.1f %% of %.1f", 1e-7 * amount / one / limit, limit);
  printf("\n");
  fflush(stdout);
}

static bool is_wanted(const char *name) { return strstr(name, wanted) != NULL; }

// ---------------------------------------------------------------------------------------------------------------

typedef struct Copy {
  char *from, *to;
  size_t n;
} Copy;

static void run_copy(void *arg, TnPool *pool) {
  const Copy *c = arg;
  (void)pool;
  memcpy(c->to, c->from, c->n);
}

// Sums that only registers hold: a tile of which every row and column comes from the cache's first lines.
static void run_peak(void *arg, TnPool *pool) {
  const TnTiles *tiles = tn_tiles(&tiles_here.source, TN_TILE_F32_FUSED);
  (void)pool;
  TnTile *t = arg;
  tiles->by_rows[tiles->rows - 1](t);
}

static void measure_peak(void) {
  enum { K = 100000 };
  static float a[K + 64], b[64], c[14 * 32];
  static const int64_t start[] = {0};
  const TnTiles *tiles = tn_tiles(&tiles_here.source, TN_TILE_F32_FUSED);
  TnTile t = {a, b, c, start, start, 1, K, 1, 1, 0, tiles->columns, false, tiles->columns, NULL, 0, 0};
  peak_gflops = 2e-9 * (double)(tiles->rows * tiles->columns) * K / best(run_peak, &t, NULL);
  printf("limits: fma of f32 on one thread %.1f GFLOP/s\n", peak_gflops);
}

static void measure_limits(void) {
  Copy c = {room(64 << 20), room(64 << 20), 64 << 20};
  copy_gbs = 2e-9 * (double)c.n / best(run_copy, &c, NULL);
  printf("limits: memcpy of 64 MB %.1f GB/s\n", copy_gbs);
  tn_free_aligned(c.from), tn_free_aligned(c.to);
}

// A part that takes a time of its own, and no memory.
enum { PART_NS = 1000 };

static void take_time(void *arg, int64_t begin, int64_t end) {
  (void)arg;
  for (uint64_t start = tn_time_ns(); tn_time_ns() - start < (uint64_t)(end - begin) * PART_NS;) continue;
}

// Of 20 runs of n such parts on the pool, one.
static double time_parts(TnPool *pool, int64_t n) {
  enum { ROUNDS = 20 };
  uint64_t start = tn_time_ns();
  for (int k = 0; k < ROUNDS; k++) tn_pool_run(pool, take_time, NULL, n, 1);
  return (double)(tn_time_ns() - start) / ROUNDS;
}

static void bench_pool(void) {
  double one = 1e9, two = 1e9;
  for (int i = 0; i < 10000; i++) {
    double a = time_parts(NULL, 1), b = time_parts(pools[1], 2);
    one = a < one ? a : one, two = b < two ? b : two;
  }
  printf("  %-36s %10.1f ns\n", "pool fork and join, 2 threads", two - one);
}

// A routine and its buffers; scratch is made on first use.
typedef struct Routine {
  TnLibFn *fn;
  const void *params;
  void *bufs[8];
  size_t n_bufs;
  void *scratch;
} Routine;

static void run_routine(void *arg, TnPool *pool) {
  const Routine *r = arg;
  TnLibCall call = {r->params, r->bufs, r->n_bufs, r->scratch, pool, NULL};
  need(r->fn(&call));
}

static TnArena arena;
static TnGuard guard;

static void bench_transpose(void) {
  static const struct { int64_t m, n; size_t bytes; } cases[] = {
      {4096, 4096, 4}, {4000, 5000, 4}, {2048, 4096, 8}, {4096, 4096, 1}, {4096, 4096, 2}, {256, 256, 4}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    TnLibTranspose p;
    int64_t dims[] = {cases[i].m, cases[i].n}, perm[] = {1, 0};
    size_t bytes = (size_t)(dims[0] * dims[1]) * cases[i].bytes;
    tn_lib_transpose_prepare(&arena, 2, dims, perm, NULL, cases[i].bytes, &p);
    Routine r = {tn_lib_transpose, &p, {room(bytes), room(bytes)}, 2, NULL};
    char name[64];
    snprintf(name, sizeof name, "transpose %lldx%lld, %zu bytes", (long long)dims[0], (long long)dims[1], p.bytes);
    line(name, run_routine, &r, 2 * (double)bytes, "GB/s", copy_gbs);
  tn_free_aligned(r.bufs[0]), tn_free_aligned(r.bufs[1]);
  }
}

static uint64_t random_state = 1;

static uint64_t random_word(void) {
  uint64_t z = random_state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static void *random_floats(size_t n) {
  float *p = room(n * sizeof *p);
  for (size_t i = 0; i < n; i++) p[i] = (float)(int64_t)random_word() * 0x1p-63f;
  return p;
}

static void free_routine(Routine *r) {
  for (size_t i = 0; i < r->n_bufs; i++) tn_free_aligned(r->bufs[i]);
  tn_free_aligned(r->scratch);
}

static void bench_sort(void) {
  static const struct { int64_t outer, n; uint32_t operands; } cases[] = {
      {1, 100000, 1}, {1, 100000, 2}, {1, 1000000, 1}, {1000, 100, 2}, {10000, 10, 1}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    TnLibSortKey key = {.buf = 0, .type = TN_F32, .is_total = true};
    uint8_t bytes[] = {4, 4};
    TnLibSort p = {.outer = cases[i].outer, .n = cases[i].n, .inner = 1, .n_operands = cases[i].operands, .n_keys = 1,
                   .bytes = bytes, .keys = &key, .threads = 2};
    size_t n = (size_t)(p.outer * p.n);
    Routine r = {tn_lib_sort, &p, {0}, 2 * p.n_operands, room(tn_lib_sort_scratch(&p))};
    for (uint32_t k = 0; k < 2 * p.n_operands; k++) r.bufs[k] = random_floats(n);
    char name[64];
    snprintf(name, sizeof name, "sort %lldx%lld f32, %u operands", (long long)p.outer, (long long)p.n, p.n_operands);
    line(name, run_routine, &r, (double)n, "Gelem/s", 0);
    free_routine(&r);
  }
  static const struct { int64_t rows, n, k; } tops[] = {{1, 1000000, 10}, {64, 4000, 10}, {1, 100000, 1000}};
  for (size_t i = 0; i < TN_COUNT(tops); i++) {
    TnLibTopK p = {tops[i].rows, tops[i].n, tops[i].k, TN_F32, TN_I32, 2};
    size_t n = (size_t)(p.rows * p.n), out = (size_t)(p.rows * p.k);
    Routine r = {tn_lib_top_k, &p, {random_floats(n), room(4 * out), room(4 * out)}, 3, room(tn_lib_top_k_scratch(&p))};
    char name[64];
    snprintf(name, sizeof name, "top_k %lldx%lld f32, k %lld", (long long)p.rows, (long long)p.n, (long long)p.k);
    line(name, run_routine, &r, 4 * (double)n, "GB/s", copy_gbs);
    free_routine(&r);
  }
}

static void bench_product(int64_t m, int64_t k, int64_t n, bool is_b_transposed, bool is_thin) {
  TnLibGemm p = {.a_type = TN_F32, .b_type = TN_F32, .c_type = TN_F32, .batch = 1, .m = m, .n = n, .k = k,
                 .a_m = k, .a_k = 1, .b_k = n, .b_n = 1, .c_m = n, .c_n = 1, .threads = 2,
                 .tiles = &tiles_here.source};
  if (is_b_transposed) p.b_k = 1, p.b_n = k;
  tn_lib_gemm_prepare(&arena, &p);
  Routine r = {tn_lib_gemm, &p, {random_floats((size_t)(m * k)), random_floats((size_t)(k * n)),
               room((size_t)(m * n) * 4)}, 3, room(tn_lib_gemm_scratch(&p))};
  char name[64];
  snprintf(name, sizeof name, "gemm %lldx%lldx%lld f32%s", (long long)m, (long long)k, (long long)n,
           is_b_transposed ? ", b transposed" : "");
  if (is_thin) line(name, run_routine, &r, 4 * (double)(m * k + k * n + m * n), "GB/s", copy_gbs);
  else line(name, run_routine, &r, 2 * (double)m * (double)n * (double)k, "GFLOP/s", peak_gflops);
  free_routine(&r);
}

static void bench_gemm(void) {
  static const int64_t cases[][3] = {{64, 64, 64}, {128, 128, 128}, {256, 256, 256}, {512, 512, 512},
                                     {1000, 1000, 1000}, {1024, 1024, 1024}, {32, 784, 128}, {128, 768, 3072},
                                     {8, 1024, 1024}, {32, 128, 10}, {3136, 576, 64}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) bench_product(cases[i][0], cases[i][1], cases[i][2], false, false);
  static const int64_t thin[][3] = {{1, 4096, 4096}, {4, 4096, 4096}, {4096, 4096, 1}, {4096, 4096, 4}};
  for (size_t i = 0; i < TN_COUNT(thin); i++) bench_product(thin[i][0], thin[i][1], thin[i][2], false, true);
  bench_product(1, 4096, 4096, true, true);
}

static void bench_conv(void) {
  static const struct { int64_t size, in, out, kernel, stride, groups; } cases[] = {
      {56, 64, 64, 3, 1, 1}, {28, 128, 128, 3, 1, 1}, {14, 256, 256, 3, 1, 1}, {7, 512, 512, 3, 1, 1},
      {56, 64, 256, 1, 1, 1}, {56, 256, 64, 1, 1, 1}, {56, 128, 128, 3, 2, 1}, {28, 32, 32, 3, 1, 1},
      {224, 3, 64, 7, 2, 1}, {112, 32, 32, 3, 1, 32}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    int64_t k = cases[i].kernel, pad = k / 2, size = cases[i].size, out = (size + 2 * pad - k) / cases[i].stride + 1;
    TnLibConvDim d = {size, k, out, cases[i].stride, pad, 1, 1, false};
    TnLibConv p = {.in_type = TN_F32, .kernel_type = TN_F32, .out_type = TN_F32, .spatial = 2, .dims = {d, d},
                   .batch = 1, .in_features = cases[i].in, .out_features = cases[i].out,
                   .feature_groups = cases[i].groups, .batch_groups = 1, .in_at = {0, 3, 1, 2},
                   .kernel_at = {2, 3, 0, 1}, .out_at = {0, 3, 1, 2}, .threads = 2, .tiles = &tiles_here.source};
    tn_lib_conv_prepare(&arena, &p);
    int64_t weights = k * k * cases[i].in / cases[i].groups * cases[i].out, outs = out * out * cases[i].out;
    Routine r = {tn_lib_conv, &p, {random_floats((size_t)(size * size * cases[i].in)), random_floats((size_t)weights),
                 room((size_t)outs * 4)}, 3, room(tn_lib_conv_scratch(&p))};
    char name[64];
    snprintf(name, sizeof name, "conv %lldx%lld/%lld %lldx%lldx%lld->%lld%s", (long long)k, (long long)k,
             (long long)cases[i].stride, (long long)size, (long long)size, (long long)cases[i].in,
             (long long)cases[i].out, cases[i].groups > 1 ? " depthwise" : "");
    line(name, run_routine, &r, 2 * (double)outs * (double)(k * k * cases[i].in / cases[i].groups), "GFLOP/s",
         peak_gflops);
    free_routine(&r);
  }
}

static void bench_fft(void) {
  static const struct { TnLibFftKind kind; size_t n_axes; int64_t lengths[3], batch; const char *name; } cases[] = {
      {TN_LIB_RFFT, 1, {16384}, 1, "rfft 16384"}, {TN_LIB_IRFFT, 1, {16384}, 1, "irfft 16384"},
      {TN_LIB_FFT, 2, {128, 128}, 1, "fft 128x128"}, {TN_LIB_RFFT, 1, {360}, 3, "rfft 3x360"},
      {TN_LIB_FFT, 1, {1000}, 4, "fft 4x1000"}, {TN_LIB_FFT, 1, {997}, 4, "fft 4x997"},
      {TN_LIB_IRFFT, 1, {198}, 3, "irfft 3x198"}, {TN_LIB_FFT, 3, {6, 10, 15}, 1, "fft 6x10x15"},
      {TN_LIB_FFT, 1, {1024}, 64, "fft 64x1024"}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    TnLibFft p = {.kind = cases[i].kind, .n_axes = cases[i].n_axes, .batch = cases[i].batch, .threads = 2};
    double n = (double)p.batch, levels = 0;
    for (size_t d = 0; d < p.n_axes; d++) p.lengths[d] = cases[i].lengths[d], n *= (double)p.lengths[d];
    for (double m = n / (double)p.batch; m > 1; m /= 2) levels++;
    tn_lib_fft_prepare(&arena, &p, &(struct TnFftAxis *){NULL});
    Routine r = {tn_lib_fft, &p, {random_floats((size_t)n * 2 + 64), room((size_t)n * 8 + 512)}, 2,
                 room(tn_lib_fft_scratch(&p))};
    line(cases[i].name, run_routine, &r, 5 * n * levels, "GFLOP/s", peak_gflops);
    free_routine(&r);
  }
}

static void bench_linalg(void) {
  static const int64_t cases[][3] = {{1, 256, 64}, {1, 1024, 256}, {1000, 8, 1}, {64, 32, 32}, {1, 100, 1}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    int64_t batch = cases[i][0], n = cases[i][1], others = cases[i][2];
    TnLibCholesky p = {TN_F32, batch, n, true, 2, &tiles_here.source};
    float *a = random_floats((size_t)(batch * n * n));
    for (int64_t k = 0; k < batch * n; k++) a[k * n + k % n] += (float)(2 * n);
    Routine r = {tn_lib_cholesky, &p, {a, room((size_t)(batch * n * n) * 4)}, 2, room(tn_lib_cholesky_scratch(&p))};
    char name[64];
    snprintf(name, sizeof name, "cholesky %lldx%lldx%lld f32", (long long)batch, (long long)n, (long long)n);
    line(name, run_routine, &r, (double)(batch * n * n * n) / 3, "GFLOP/s", peak_gflops);
    TnLibSolve q = {.type = TN_F32, .batch = batch, .n = n, .others = others, .is_lower = true, .threads = 2,
                    .tiles = &tiles_here.source};
    Routine s = {tn_lib_solve, &q, {random_floats((size_t)(batch * n * others)),
                 room((size_t)(batch * n * others) * 4), a}, 3, room(tn_lib_solve_scratch(&q))};
    snprintf(name, sizeof name, "triangular_solve %lldx%lldx%lld f32", (long long)batch, (long long)n,
             (long long)others);
    line(name, run_routine, &s, (double)(batch * n * n * others), "GFLOP/s", peak_gflops);
    tn_free_aligned(r.bufs[1]), tn_free_aligned(r.scratch);
    free_routine(&s);
  }
}

static void bench_scan(void) {
  static const struct { int64_t lines, n; TnScalarOp op; } cases[] = {
      {1, 16 << 20, TN_SCALAR_add}, {1000, 1000, TN_SCALAR_add}, {1000, 1000, TN_SCALAR_maximum}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    TnLibScan p = {cases[i].lines, cases[i].n, TN_F32, cases[i].op, false};
    size_t n = (size_t)(p.lines * p.n);
    Routine r = {tn_lib_scan, &p, {random_floats(n), room(4), room(4 * n)}, 3, NULL};
    char name[64];
    snprintf(name, sizeof name, "scan %s %lldx%lld f32", tn_scalar_name(p.op), (long long)p.lines, (long long)p.n);
    line(name, run_routine, &r, 8 * (double)n, "GB/s", copy_gbs);
    free_routine(&r);
  }
}

static void bench_rng(void) {
  for (int philox = 0; philox < 2; philox++) {
    int64_t dims[] = {1 << 20};
    TnLibRngBits p = {philox, 2, TN_UI32, 1, dims};
    Routine r = {tn_lib_rng_bits, &p, {room(64), room(64), room(4 << 20)}, 3, NULL};
    line(philox ? "rng_bit_generator philox 1M" : "rng_bit_generator threefry 1M", run_routine, &r, 4 << 20, "GB/s",
         copy_gbs);
    free_routine(&r);
  }
}

int main(int argc, char **argv) {
  if (argc > 1) wanted = argv[1];
  need(tn_pool_create(1, &pools[0]));
  need(tn_pool_create(2, &pools[1]));
  tn_arena_init(&arena, &guard);
  if (setjmp(guard.env)) return 1;
  tn_target_tiles_init(&tiles_here);
  measure_peak();
  measure_limits();
  if (is_wanted("pool")) bench_pool();
  if (is_wanted("transpose")) bench_transpose();
  if (is_wanted("sort")) bench_sort();
  if (is_wanted("gemm")) bench_gemm();
  if (is_wanted("conv")) bench_conv();
  if (is_wanted("linalg")) bench_linalg();
  if (is_wanted("fft")) bench_fft();
  if (is_wanted("scan")) bench_scan();
  if (is_wanted("rng")) bench_rng();
  tn_arena_deinit(&arena);
  tn_pool_destroy(pools[0]), tn_pool_destroy(pools[1]);
  tn_target_tiles_deinit(&tiles_here);
  return 0;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of compiled programs (bench/programs, and those that generate.awk writes to the folder given) beside what this
// machine can do, measured in the same run: memory-bound programs against a copy of their inputs and outputs, loops
// per iteration, compiling per op. On one thread the thread's own time counts, which other programs disturb less.
#include <emmintrin.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tenon/tenon.h"

enum { MOST = 8, COPY_BYTES = 32 << 20 };

static double copy_bytes_a_second;  // read and written, on one thread
static const char *generated;       // folder of generated programs

static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%s:%u: %s\n", tn_error_file(e), tn_error_line(e), tn_error_message(e));
  exit(1);
}

// The time of a thread, as virtual machines keep it, jumps when another takes its processor: the least is none then.
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// asked 0: nothing is; is_most: the figure may be at most what is asked.
static void row(const char *name, double figure, const char *unit, double asked, bool is_most) {
  printf("  %-48s %10.3f %-10s", name, figure, unit);
  if (asked > 0)
    printf(" asked %8.2f  %s", asked, (is_most ? figure <= asked : figure >= asked) ? "yes" : "NO");
  puts("");
}

// ---- programs

typedef struct Program {
  TnModule *module;
  TnExecutable *x;
  TnBuffer *in[MOST], *out[MOST];
  size_t n_in, n_out;
  double bytes;  // of inputs and outputs
} Program;

static size_t elements_of(const TnTensorType *t) {
  size_t n = 1;
  for (size_t d = 0; d < t->rank; d++) n *= (size_t)t->dims[d];
  return n;
}

static TnBuffer *make(const TnExecutable *x, size_t i, bool is_input, double *bytes) {
  TnTensorType t = {.struct_size = sizeof t};
  TnBuffer *b = NULL;
  need(is_input ? tn_executable_input_type(x, i, &t) : tn_executable_output_type(x, i, &t));
  bool is_f64 = t.element == TN_ELEMENT_F64;
  size_t n = elements_of(&t), size = is_f64 ? 8 : 4;  // no program here has others
  void *v = calloc(n + 1, size);
  if (!v) exit(1);
  for (size_t k = 0; k < n && (is_f64 || t.element == TN_ELEMENT_F32); k++) {
    float f = 0.05f + (float)(k * 7919 % 1000) * 0.0009f;
    double d = f;
    memcpy((char *)v + k * size, is_f64 ? (void *)&d : (void *)&f, size);
  }
  need(tn_buffer_create(NULL, t.element, t.rank, t.dims, v, &b));
  free(v);
  *bytes += (double)(n * size);
  return b;
}

static Program open_program(TnContext *c, const char *name, uint32_t threads) {
  char path[512];
  Program p = {0};
  snprintf(path, sizeof path, "bench/programs/%s.mlir", name);
  FILE *f = fopen(path, "r");
  if (f) fclose(f);
  else snprintf(path, sizeof path, "%s/%s.mlir", generated, name);
  need(tn_module_read_file(c, path, NULL, &p.module));
  TnCompileOptions o = {.struct_size = sizeof o, .threads = threads};
  need(tn_compile(c, p.module, &o, &p.x));
  p.n_in = tn_executable_n_inputs(p.x), p.n_out = tn_executable_n_outputs(p.x);
  for (size_t i = 0; i < p.n_in; i++) p.in[i] = make(p.x, i, true, &p.bytes);
  for (size_t i = 0; i < p.n_out; i++) p.out[i] = make(p.x, i, false, &p.bytes);
  return p;
}

static void close_program(Program *p) {
  for (size_t i = 0; i < p->n_in; i++) tn_buffer_release(p->in[i]);
  for (size_t i = 0; i < p->n_out; i++) tn_buffer_release(p->out[i]);
  tn_executable_destroy(p->x);
  tn_module_destroy(p->module);
}

// Seconds of the fastest of many runs, over so many seconds or three runs.
static double run(Program *p, double seconds) {
  double best = 1e9, end = now() + seconds;
  for (int i = 0; i < 3 || now() < end; i++) {
    double start = now();
    need(tn_execute_into(p->x, NULL, p->in, p->n_in, p->out, p->n_out));
    double t = now() - start;
    if (t < best) best = t;
  }
  return best;
}

static double time_of(TnContext *c, const char *name, double *out_bytes) {
  Program p = open_program(c, name, 1);
  double t = run(&p, 0.2);
  if (out_bytes) *out_bytes = p.bytes;
  close_program(&p);
  return t;
}

// ---- programs bound by memory

// Past the caches, which is the faster way where they do not hold the result.
static void copy_streaming(char *to, const char *from, size_t n) {
  for (size_t i = 0; i < n; i += 64)
    for (size_t k = 0; k < 64; k += 16)
      _mm_stream_si128((__m128i *)(void *)(to + i + k), _mm_loadu_si128((const __m128i *)(const void *)(from + i + k)));
  _mm_sfence();
}

// The best copy: memcpy's or the one above.
static double measure_copy(void) {
  char *a = aligned_alloc(4096, COPY_BYTES), *b = aligned_alloc(4096, COPY_BYTES);
  double best = 1e9;
  if (!a || !b) exit(1);
  memset(a, 1, COPY_BYTES), memset(b, 2, COPY_BYTES);
  for (int i = 0; i < 60; i++) {
    double start = now();
    if (i & 1) copy_streaming(b, a, COPY_BYTES);
    else memcpy(b, a, COPY_BYTES);
    __asm__ volatile("" ::: "memory");
    double t = now() - start;
    if (t < best) best = t;
  }
  free(a), free(b);
  return 2.0 * COPY_BYTES / best;
}

// Wall time on one thread and on two, taking turns.
static void compare_threads(TnContext *c, const char *name, double *one, double *two) {
  Program p = open_program(c, name, 1), q = open_program(c, name, 2);
  *one = *two = 1e9;
  for (int i = 0; i < 8; i++) {
    *one = fmin(*one, run(&p, 0.03));
    *two = fmin(*two, run(&q, 0.03));
  }
  close_program(&p), close_program(&q);
}

static void measure_memory(TnContext *c) {
  static const char *const names[] = {"softmax",    "layer_norm", "bias_gelu", "residual",  "row_sum",
                                      "column_sum", "transpose",  "concat",    "embedding", "dropout"};
  enum { N = sizeof names / sizeof *names };
  double product = 1, slower = 0, gelu = 0, rows = 0;
  printf("memory-bound programs, 16 MB tensors: time / time to copy as many bytes (%.1f GB/s)\n",
         copy_bytes_a_second * 1e-9);
  for (size_t i = 0; i < N; i++) {
    double bytes, t = time_of(c, names[i], &bytes), one, two;
    bool is_gather = strcmp(names[i], "embedding") == 0;
    if (is_gather) bytes = 2.0 * 16384 * 256 * 4;  // the rows that are read
    double ratio = t / (bytes / copy_bytes_a_second);
    product *= ratio;
    if (is_gather) rows = 1 / ratio;
    compare_threads(c, names[i], &one, &two);
    slower = fmax(slower, two / one);
    if (strcmp(names[i], "bias_gelu") == 0) gelu = one / two;
    char text[64];
    snprintf(text, sizeof text, "%s, %.2f ms; threads: %.2f, %.2f ms", names[i], t * 1e3, one * 1e3, two * 1e3);
    row(text, ratio, "x", 0, true);
  }
  row("geometric mean", pow(product, 1.0 / N), "x", 1.3, true);
  row("rows gathered: share of copy bandwidth", rows, "x", 0.8, false);
  row("two threads / one, worst of these", slower, "x", 1.03, true);
  row("bias_gelu, bound by arithmetic: one thread / two", gelu, "x", 1.8, false);
}

// ---- loops and small ops

static void measure_loops(TnContext *c) {
  static const struct {
    const char *name, *what, *unit;
    double steps, asked;
  } loops[] = {{"scalar_loop", "a loop of a scalar body", "ns each", 1e6, 10},
               {"update_loop", "an element of 20,000 read, one written", "ns each", 2e4, 10},
               {"small_loop", "vectors of 16, a row written", "ns each", 5e4, 0},
               {"scan_matrix", "3 x 3 product in f64, a row written", "ns each", 5e4, 0},
               {"neuron_loop", "15 ops on vectors of 8", "ns each", 2e4, 0},
               {"scan_leaves", "60 scalars, kept, and back: each op", "ns an op", 614 * 60 * 9.0, 0},
               {"vmapped_loop", "40 predicated steps of 256: each step", "ns each", 40, 0},
               {"tiny_ops", "2,000 ops on vectors of 16", "ns an op", 2000, 20}};
  puts("loops and small ops, one thread");
  for (size_t i = 0; i < sizeof loops / sizeof *loops; i++)
    row(loops[i].what, time_of(c, loops[i].name, NULL) * 1e9 / loops[i].steps, loops[i].unit, loops[i].asked, true);
}

static void measure_scattered(TnContext *c) {
  puts("long scans and scattered sums, one thread");
  double bytes, t = time_of(c, "cumsum", &bytes);
  row("sums of all before, 64M: share of copy bandwidth", bytes / t / copy_bytes_a_second, "x", 0, false);
  row("sums by segment, 1M into 1,024", time_of(c, "segment_sum", NULL) * 1e9 / 1048576, "ns each", 0, true);
  row("histogram, 1M into 1,024", time_of(c, "histogram", NULL) * 1e9 / 1048576, "ns each", 0, true);
}

// ---- compiling

// Microseconds from text to runnable code.
static double time_compile(TnContext *c, const char *text) {
  double best = 1e9, end = now() + 0.2;
  for (int k = 0; k < 3 || now() < end; k++) {
    double start = now();
    TnModule *m = NULL;
    TnExecutable *x = NULL;
    need(tn_module_read(c, text, strlen(text), NULL, &m));
    need(tn_compile(c, m, NULL, &x));
    best = fmin(best, now() - start);
    tn_executable_destroy(x);
    tn_module_destroy(m);
  }
  return best * 1e6;
}

static double time_compile_file(TnContext *c, const char *name) {
  static char text[1 << 16];
  char path[256];
  snprintf(path, sizeof path, "bench/programs/%s.mlir", name);
  FILE *f = fopen(path, "r");
  size_t n = f ? fread(text, 1, sizeof text - 1, f) : 0;
  if (f) fclose(f);
  text[n] = 0;
  return time_compile(c, text);
}

static double time_compile_chain(TnContext *c, int n) {
  size_t room = (size_t)n * 90 + 400, at = 0;
  char *text = malloc(room);
  if (!text) exit(1);
  at += (size_t)snprintf(text, room, "func.func @main(%%v0: tensor<4xf32>, %%w: tensor<4xf32>) -> tensor<4xf32> {\n");
  static const char *const ops[] = {"add", "multiply", "subtract", "maximum", "divide"};
  for (int i = 1; i <= n; i++)
    at += (size_t)snprintf(text + at, room - at, "%%v%d = stablehlo.%s %%v%d, %%v%d : tensor<4xf32>\n", i, ops[i % 5],
                           i - 1, i > 7 ? i - 7 : 0);
  snprintf(text + at, room - at, "return %%v%d : tensor<4xf32>\n}\n", n);
  double us = time_compile(c, text);
  free(text);
  return us;
}

static void measure_compile(TnContext *c) {
  puts("compiling, from text to runnable code");
  row("one fused kernel: tanh(a * x + b)", time_compile_file(c, "fused"), "us", 10, true);
  row("a 7-16-10 net", time_compile_file(c, "net"), "us", 200, true);
  row("a 100-op model", time_compile_chain(c, 100), "us", 2000, true);
  for (int n = 1000; n <= 100000; n *= 10) {
    char name[64];
    snprintf(name, sizeof name, "%d ops on vectors of 4", n);
    row(name, time_compile_chain(c, n) / n, "us an op", 8, true);
  }
}

int main(int argc, char **argv) {
  TnContext *c = NULL;
  TnContextOptions o = {.struct_size = sizeof o, .threads = 2};
  generated = argc > 1 ? argv[1] : ".";
  need(tn_context_create(&o, &c));
  copy_bytes_a_second = measure_copy();
  measure_memory(c);
  measure_loops(c);
  measure_scattered(c);
  measure_compile(c);
  tn_context_destroy(c);
  return 0;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of compiled programs (bench/programs) beside what this machine can do, measured in the same run: memory-bound
// programs against a copy of their inputs and outputs, loops per iteration, functions per element, compiling per op.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tenon/tenon.h"

enum { MOST = 4, COPY_BYTES = 32 << 20 };

static double copy_bytes_a_second;  // read and written, on one thread

static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%s:%u: %s\n", tn_error_file(e), tn_error_line(e), tn_error_message(e));
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// asked 0: nothing is; is_most: the figure may be at most what is asked.
static void row(const char *name, double figure, const char *unit, double asked, bool is_most) {
  printf("  %-44s %10.3f %-10s", name, figure, unit);
  if (asked > 0)
    printf(" asked %8.2f  %s", asked, (is_most ? figure <= asked : figure >= asked) ? "yes" : "NO");
  puts("");
}

typedef struct Program {
  TnModule *module;
  TnExecutable *x;
  TnBuffer *in[MOST], *out[MOST];
  size_t n_in, n_out;
  double bytes;  // of inputs and outputs
} Program;

static TnBuffer *make(const TnExecutable *x, size_t i, bool is_input) {
  TnTensorType t = {.struct_size = sizeof t};
  TnBuffer *b = NULL;
  need(is_input ? tn_executable_input_type(x, i, &t) : tn_executable_output_type(x, i, &t));
  size_t n = 1;
  for (size_t d = 0; d < t.rank; d++) n *= (size_t)t.dims[d];
  float *v = malloc(n * sizeof *v + 1);  // every element type here has four bytes
  if (!v) exit(1);
  for (size_t k = 0; k < n; k++) v[k] = 0.05f + (float)(k * 7919 % 1000) * 0.0009f;
  if (t.element != TN_ELEMENT_F32) memset(v, 0, n * sizeof *v);
  need(tn_buffer_create(NULL, t.element, t.rank, t.dims, v, &b));
  free(v);
  return b;
}

static double bytes_of(const TnExecutable *x, size_t i, bool is_input) {
  TnTensorType t = {.struct_size = sizeof t};
  double n = 4;
  need(is_input ? tn_executable_input_type(x, i, &t) : tn_executable_output_type(x, i, &t));
  for (size_t d = 0; d < t.rank; d++) n *= (double)t.dims[d];
  return n;
}

static Program open_program(TnContext *c, const char *name, uint32_t threads) {
  char path[256];
  Program p = {0};
  snprintf(path, sizeof path, "bench/programs/%s.mlir", name);
  need(tn_module_read_file(c, path, NULL, &p.module));
  TnCompileOptions o = {.struct_size = sizeof o, .threads = threads};
  need(tn_compile(c, p.module, &o, &p.x));
  p.n_in = tn_executable_n_inputs(p.x), p.n_out = tn_executable_n_outputs(p.x);
  for (size_t i = 0; i < p.n_in; i++) p.in[i] = make(p.x, i, true), p.bytes += bytes_of(p.x, i, true);
  for (size_t i = 0; i < p.n_out; i++) p.out[i] = make(p.x, i, false), p.bytes += bytes_of(p.x, i, false);
  return p;
}

static void close_program(Program *p) {
  for (size_t i = 0; i < p->n_in; i++) tn_buffer_release(p->in[i]);
  for (size_t i = 0; i < p->n_out; i++) tn_buffer_release(p->out[i]);
  tn_executable_destroy(p->x);
  tn_module_destroy(p->module);
}

// Seconds of the fastest of many runs, over a fifth of a second or five runs.
static double run(Program *p) {
  double best = 1e9, end = now() + 0.2;
  for (int i = 0; i < 5 || now() < end; i++) {
    double start = now();
    need(tn_execute_into(p->x, NULL, p->in, p->n_in, p->out, p->n_out));
    double t = now() - start;
    if (t < best) best = t;
  }
  return best;
}

static double time_of(TnContext *c, const char *name, uint32_t threads, double *out_bytes) {
  Program p = open_program(c, name, threads);
  double t = run(&p);
  if (out_bytes) *out_bytes = p.bytes;
  close_program(&p);
  return t;
}

static double measure_copy(void) {
  char *a = malloc(COPY_BYTES), *b = malloc(COPY_BYTES);
  double best = 1e9;
  if (!a || !b) exit(1);
  memset(a, 1, COPY_BYTES), memset(b, 2, COPY_BYTES);
  for (int i = 0; i < 20; i++) {
    double start = now();
    memcpy(b, a, COPY_BYTES);
    __asm__ volatile("" ::: "memory");
    double t = now() - start;
    if (t < best) best = t;
  }
  free(a), free(b);
  return 2.0 * COPY_BYTES / best;
}

static void measure_memory(TnContext *c) {
  static const char *const names[] = {"softmax",    "layer_norm", "bias_gelu", "residual",  "row_sum",
                                      "column_sum", "transpose",  "concat",    "embedding", "dropout"};
  enum { N = sizeof names / sizeof *names };
  double product = 1, slower = 0;
  printf("memory-bound programs, 16 MB tensors: time / time to copy as many bytes (%.1f GB/s), one thread; two\n",
         copy_bytes_a_second * 1e-9);
  for (size_t i = 0; i < N; i++) {
    double bytes, one = time_of(c, names[i], 1, &bytes), two = time_of(c, names[i], 2, NULL);
    if (strcmp(names[i], "embedding") == 0) bytes = 2.0 * 16384 * 256 * 4;  // the rows that are read
    double ratio = one / (bytes / copy_bytes_a_second);
    product *= ratio;
    if (two / one > slower) slower = two / one;
    char text[64];
    snprintf(text, sizeof text, "%s, %.2f ms; %.2f ms", names[i], one * 1e3, two * 1e3);
    row(text, ratio, "x", 0, true);
  }
  row("geometric mean", pow(product, 1.0 / N), "x", 1.3, true);
  row("two threads against one, worst", slower, "x", 1.03, true);
}

static void measure_compile(TnContext *c, int n) {
  size_t room = (size_t)n * 90 + 400, at = 0;
  char *text = malloc(room);
  if (!text) exit(1);
  at += (size_t)snprintf(text, room, "func.func @main(%%v0: tensor<4xf32>, %%w: tensor<4xf32>) -> tensor<4xf32> {\n");
  static const char *const ops[] = {"add", "multiply", "subtract", "maximum", "divide"};
  for (int i = 1; i <= n; i++)
    at += (size_t)snprintf(text + at, room - at, "%%v%d = stablehlo.%s %%v%d, %%%s%d : tensor<4xf32>\n", i, ops[i % 5],
                           i - 1, "v", i > 7 ? i - 7 : 0);
  snprintf(text + at, room - at, "return %%v%d : tensor<4xf32>\n}\n", n);
  double best = 1e9;
  for (int k = 0; k < 3; k++) {
    double start = now();
    TnModule *m = NULL;
    TnExecutable *x = NULL;
    need(tn_module_read(c, text, strlen(text), NULL, &m));
    need(tn_compile(c, m, NULL, &x));
    double t = now() - start;
    if (t < best) best = t;
    tn_executable_destroy(x);
    tn_module_destroy(m);
  }
  char name[64];
  snprintf(name, sizeof name, "%d ops on tensor<4xf32>, from text", n);
  row(name, best * 1e6 / n, "us an op", 8, true);
  free(text);
}

int main(void) {
  TnContext *c = NULL;
  TnContextOptions o = {.struct_size = sizeof o, .threads = 2};
  need(tn_context_create(&o, &c));
  copy_bytes_a_second = measure_copy();
  measure_memory(c);

  puts("loops, one thread");
  row("scalar body, 1,000,000 iterations", time_of(c, "scalar_loop", 1, NULL) * 1e9 / 1e6, "ns each", 10, true);
  row("body of 16 with a row written, 50,000", time_of(c, "small_loop", 1, NULL) * 1e9 / 5e4, "ns each", 0, true);

  puts("functions of 65,536 f32 in L2, one thread");
  static const char *const functions[] = {"ew_tanh", "ew_exponential", "ew_log", "ew_logistic", "ew_sine", "ew_erf"};
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    row(functions[i] + 3, time_of(c, functions[i], 1, NULL) * 1e9 / 65536, "ns each", 0, true);

  puts("long scans and scattered sums, one thread");
  double bytes, t = time_of(c, "cumsum", 1, &bytes);
  row("sums of all before, 16M: of copy bandwidth", bytes / t / copy_bytes_a_second, "x", 0, false);
  row("sums by segment, 1M into 1,024", time_of(c, "segment_sum", 1, NULL) * 1e9 / 1048576, "ns each", 0, true);

  puts("compiling");
  for (int n = 1000; n <= 100000; n *= 10) measure_compile(c, n);
  tn_context_destroy(c);
  return 0;
}

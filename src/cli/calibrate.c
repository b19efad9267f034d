// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon bench --calibrate`: the constants of the cost model as this machine measures them, beside those compiled in.
#include "cli/calibrate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/program.h"
#include "plan/cost.h"

static double now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

// Nanoseconds of the fastest run of `body`, which makes %r of %x and %y, on vectors of n.
static TnError *time_body(TnContext *c, const char *body, int n, uint32_t threads, double *out_ns) {
  char text[512], type[64];
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnBuffer *in[2] = {NULL, NULL}, *out = NULL;
  int64_t dims[] = {n};
  float *values = malloc((size_t)n * sizeof *values);
  snprintf(type, sizeof type, "tensor<%dxf32>", n);
  snprintf(text, sizeof text, "func.func @main(%%x: %s, %%y: %s) -> %s {\n  %%r = %s : %s\n  return %%r : %s\n}\n",
           type, type, type, body, type, type);
  TnCompileOptions o = {.struct_size = sizeof o, .threads = threads};
  TnError *e = values ? NULL : cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  for (int i = 0; values && i < n; i++) values[i] = 0.5f + (float)(i % 97) / 128;
  for (int i = 0; !e && i < 2; i++) e = tn_buffer_create(c, TN_ELEMENT_F32, 1, dims, values, &in[i]);
  if (!e) e = tn_module_read(c, text, strlen(text), NULL, &m);
  if (!e) e = tn_compile(c, m, &o, &x);
  if (!e) e = tn_execute(x, NULL, in, 2, &out, 1);
  *out_ns = 1e18;
  for (double end = now_ns() + 1e8; !e && now_ns() < end;) {
    double start = now_ns();
    e = tn_execute_into(x, NULL, in, 2, &out, 1);
    double ns = now_ns() - start;
    if (ns < *out_ns) *out_ns = ns;
  }
  tn_buffer_release(out);
  tn_buffer_release(in[0]);
  tn_buffer_release(in[1]);
  tn_executable_destroy(x);
  tn_module_destroy(m);
  free(values);
  return e;
}

static void print(const char *what, double measured, double compiled_in, const char *unit) {
  printf("  %-56s %10.3f %10.3f %s\n", what, measured, compiled_in, unit);
}

// What one element more costs, in the first cache.
static TnError *print_element(TnContext *c, const char *what, const char *body, double compiled_in) {
  double few, many;
  TnError *e = time_body(c, body, 256, 1, &few);
  if (!e) e = time_body(c, body, 2304, 1, &many);
  if (!e) print(what, (many - few) / 2048, compiled_in, "ns an element");
  return e;
}

// The work from which on two threads are done earlier than one, as the model sees it.
static TnError *print_share(TnContext *c) {
  const char *body = "stablehlo.tanh %x";
  double one = 0, two = 0;
  int n = 1024;
  for (; n <= 1 << 18; n += n / 4) {
    TnError *e = time_body(c, body, n, 1, &one);
    if (!e) e = time_body(c, body, n, 2, &two);
    if (e) return e;
    if (two < 0.97 * one) break;
  }
  if (two < one) print("work that two threads do earlier than one, at most", n * TN_COST_FUNCTION, TN_COST_SHARE, "ns");
  else puts("  two threads were never earlier than one: another program has the other processor");
  return NULL;
}

TnError *calibrate(TnContext *c) {
  static const struct {
    const char *what, *body;
    double compiled_in;
  } elements[] = {{"addition", "stablehlo.add %x, %y", TN_COST_CHEAP},
                  {"division", "stablehlo.divide %x, %y", TN_COST_DIVIDE},
                  {"square root", "stablehlo.sqrt %x", TN_COST_DIVIDE},
                  {"exponential", "stablehlo.exponential %x", TN_COST_FUNCTION},
                  {"tanh", "stablehlo.tanh %x", TN_COST_FUNCTION},
                  {"sine", "stablehlo.sine %x", TN_COST_FUNCTION}};
  TnError *e = NULL;
  printf("  %-56s %10s %10s\n", "the cost model", "measured", "built in");
  for (size_t i = 0; !e && i < sizeof elements / sizeof *elements; i++)
    e = print_element(c, elements[i].what, elements[i].body, elements[i].compiled_in);
  if (!e) e = print_share(c);
#ifdef _SC_LEVEL3_CACHE_SIZE
  double cache = (double)sysconf(_SC_LEVEL3_CACHE_SIZE);
  print("last-level cache: temporaries larger than it are streamed", cache * 1e-6, TN_COST_STREAM_TEMP * 1e-6, "MB");
#endif
  return e;
}

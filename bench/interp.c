// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of the interpreter: the cost of an op in a loop of scalars, and a matrix product.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tenon/tenon.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%u:%u: %s\n", tn_error_line(e), tn_error_column(e), tn_error_message(e));
  exit(1);
}

enum { STEPS = 200000, STEP_OPS = 4, SIZE = 512 };

static const char loop[] =
    "func.func @main() -> (tensor<i32>, tensor<f32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %n = stablehlo.constant dense<200000> : tensor<i32>\n"
    "  %x = stablehlo.constant dense<1.0> : tensor<f32>\n"
    "  %half = stablehlo.constant dense<0.5> : tensor<f32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<f32>\n"
    "   cond {\n"
    "    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %more : tensor<i1>\n"
    "  } do {\n"
    "    %a = stablehlo.multiply %y, %half : tensor<f32>\n"
    "    %b = stablehlo.add %a, %half : tensor<f32>\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n"
    "    stablehlo.return %j, %b : tensor<i32>, tensor<f32>\n"
    "  }\n"
    "  return %r#0, %r#1 : tensor<i32>, tensor<f32>\n"
    "}\n";

static const char product[] =
    "func.func @main(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {\n"
    "  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> "
    "tensor<512x512xf32>\n"
    "  return %c : tensor<512x512xf32>\n"
    "}\n";

static double best_time(TnContext *c, const char *text, TnBuffer **in, size_t n_in, size_t n_out) {
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  need(tn_module_read(c, text, strlen(text), NULL, &m));
  TnCompileOptions o = {.struct_size = sizeof o, .engine = "interp"};
  need(tn_compile(c, m, &o, &x));
  double best = 1e9;
  for (int k = 0; k < 3; k++) {
    TnBuffer *out[2] = {NULL, NULL};
    double t = now();
    need(tn_execute(x, NULL, in, n_in, out, n_out));
    t = now() - t;
    if (t < best) best = t;
    for (size_t i = 0; i < n_out; i++) tn_buffer_release(out[i]);
  }
  tn_executable_destroy(x);
  tn_module_destroy(m);
  return best;
}

int main(void) {
  TnContext *c = NULL;
  need(tn_context_create(NULL, &c));
  double t = best_time(c, loop, NULL, 0, 2) / STEPS / STEP_OPS * 1e9;
  printf("interpreter\n  %-44s %10.1f %-10s asked %8.1f  %s\n", "an op in a while loop of scalars", t, "ns", 1000.0,
         t <= 1000 ? "yes" : "NO");
  int64_t dims[2] = {SIZE, SIZE};
  TnBuffer *in[2];
  for (int i = 0; i < 2; i++) {
    need(tn_buffer_create(c, TN_ELEMENT_F32, 2, dims, NULL, &in[i]));
    float *p = tn_buffer_mutable_data(in[i]);
    for (int k = 0; k < SIZE * SIZE; k++) p[k] = (float)(k % 97) * 0.01f;
  }
  t = best_time(c, product, in, 2, 1);
  printf("  %-44s %10.3f %-10s asked %8.1f  %s (%.1f GFLOP/s)\n", "dot 512x512x512 f32", t, "s", 1.0,
         t <= 1 ? "yes" : "NO", 2e-9 * SIZE * SIZE * SIZE / t);
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  tn_context_destroy(c);
  return 0;
}

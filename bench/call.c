// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What a call of a tiny program costs through tenon.h, beside what its kernels cost when they are called directly. Both
// from the beginning to where results are there: nothing of the next call begins before.
#include <emmintrin.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rt/exec.h"

static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%u:%u: %s\n", tn_error_line(e), tn_error_column(e), tn_error_message(e));
  exit(1);
}

static const char add[] =
    "func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %z = stablehlo.add %x, %y : tensor<4xf32>\n  return %z : tensor<4xf32>\n}\n";

// 7 inputs, 16 hidden, 10 outputs.
static const char net[] =
    "func.func @main(%x: tensor<1x7xf32>, %w: tensor<7x16xf32>, %b: tensor<16xf32>, %v: tensor<16x10xf32>,\n"
    "    %c: tensor<10xf32>) -> tensor<1x10xf32> {\n"
    "  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x7xf32>, tensor<7x16xf32>) -> "
    "tensor<1x16xf32>\n"
    "  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>\n"
    "  %2 = stablehlo.add %0, %1 : tensor<1x16xf32>\n  %3 = stablehlo.tanh %2 : tensor<1x16xf32>\n"
    "  %4 = stablehlo.dot_general %3, %v, contracting_dims = [1] x [0] : (tensor<1x16xf32>, tensor<16x10xf32>) -> "
    "tensor<1x10xf32>\n"
    "  %5 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>\n"
    "  %6 = stablehlo.add %4, %5 : tensor<1x10xf32>\n  %7 = stablehlo.logistic %6 : tensor<1x10xf32>\n"
    "  return %7 : tensor<1x10xf32>\n}\n";

enum { CALLS = 20000, ROUNDS = 15, MOST = 8 };

// The steps of a plan that are kernels, called one after the other as the executor would.
static double time_kernels(TnExec *x, TnFrame *f) {
  double best = 1e9;
  void *bufs[64];
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t start = tn_time_ns();
    for (int k = 0; k < CALLS; k++, _mm_lfence()) {
      for (size_t i = 0; i < x->plan->steps.n; i++) {
        const TnStep *s = &x->plan->steps.data[i];
        for (uint32_t b = 0; b < s->n_bufs && b < 64; b++) bufs[b] = f->slot[s->bufs[b]];
        if (s->kind == TN_STEP_KERNEL && x->kernels[s->index].entry)
          x->kernels[s->index].entry(bufs, 0, x->kernels[s->index].n);
        else if (s->kind == TN_STEP_LIB)
          s->lib(&(TnLibCall){.params = s->params, .bufs = bufs, .n_bufs = s->n_bufs, .scratch = bufs[s->n_bufs - 1]});
      }
    }
    double ns = (double)(tn_time_ns() - start) / CALLS;
    if (ns < best) best = ns;
  }
  return best;
}

static double time_calls(TnExecutable *x, TnBuffer **in, size_t n_in, TnBuffer **out, size_t n_out) {
  double best = 1e9;
  for (int round = 0; round < ROUNDS; round++) {
    uint64_t start = tn_time_ns();
    for (int k = 0; k < CALLS; k++, _mm_lfence()) need(tn_execute_into(x, NULL, in, n_in, out, n_out));
    double ns = (double)(tn_time_ns() - start) / CALLS;
    if (ns < best) best = ns;
  }
  return best;
}

static TnBuffer *make(const TnExecutable *x, size_t i, bool is_input) {
  TnTensorType t = {.struct_size = sizeof t};
  TnBuffer *b = NULL;
  need(is_input ? tn_executable_input_type(x, i, &t) : tn_executable_output_type(x, i, &t));
  need(tn_buffer_create(NULL, t.element, t.rank, t.dims, NULL, &b));
  return b;
}

static void measure(TnContext *c, const char *name, const char *text) {
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnCompileOptions o = {.struct_size = sizeof o, .engine = tn_target_find(NULL)->name};
  TnBuffer *in[MOST], *out[MOST];
  need(tn_module_read(c, text, strlen(text), NULL, &m));
  need(tn_compile(c, m, &o, &x));
  size_t n_in = tn_executable_n_inputs(x), n_out = tn_executable_n_outputs(x);
  for (size_t i = 0; i < n_in; i++) in[i] = make(x, i, true);
  for (size_t i = 0; i < n_out; i++) out[i] = make(x, i, false);
  double call = time_calls(x, in, n_in, out, n_out),
         kernels = time_kernels(x->fixed, atomic_load(&x->fixed->frames[0]));
  printf("  %-44s %10.1f %-10s asked %8.1f  %s\n", name, call - kernels, "ns a call", 30.0,
         call - kernels <= 30 ? "yes" : "NO");
  printf("    %zu steps; the call %.1f ns, its kernels alone %.1f ns\n", x->fixed->plan->steps.n, call, kernels);
  for (size_t i = 0; i < n_in; i++) tn_buffer_release(in[i]);
  for (size_t i = 0; i < n_out; i++) tn_buffer_release(out[i]);
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

int main(void) {
  TnContext *c = NULL;
  need(tn_context_create(NULL, &c));
  printf("calls on %s, over the kernels' own time\n", tn_target_find(NULL)->name);
  measure(c, "a sum of 4", add);
  measure(c, "a 7-16-10 net, batch 1", net);
  tn_context_destroy(c);
  return 0;
}

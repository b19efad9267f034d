// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// One program on four simulated devices: each reads its part of the data from the host (infeed), takes the mean over
// all devices (all_reduce), and device 0 reports it (outfeed). A program whose devices wait for each other in vain
// ends with an error that says so.
#include <stdio.h>
#include <string.h>

#include "tenon/tenon.h"

static const char program[] =
    "func.func @main(%scale: tensor<f32>) -> tensor<f32> {\n"
    "  %t = stablehlo.create_token : !stablehlo.token\n"
    "  %part, %t1 = \"stablehlo.infeed\"(%t) {infeed_config = \"part\"} : (!stablehlo.token)\n"
    "      -> (tensor<2xf32>, !stablehlo.token)\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %own = stablehlo.reduce(%part init: %zero) applies stablehlo.add across dimensions = [0]\n"
    "      : (tensor<2xf32>, tensor<f32>) -> tensor<f32>\n"
    "  %sum = \"stablehlo.all_reduce\"(%own) ({\n"
    "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
    "    %s = stablehlo.add %a, %b : tensor<f32>\n"
    "    stablehlo.return %s : tensor<f32>\n"
    "  }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<f32>) -> tensor<f32>\n"
    "  %mean = stablehlo.multiply %sum, %scale : tensor<f32>\n"
    "  %out = \"stablehlo.outfeed\"(%mean, %t1) {outfeed_config = \"mean\"} : (tensor<f32>, !stablehlo.token)\n"
    "      -> !stablehlo.token\n"
    "  return %own : tensor<f32>\n"
    "}\n";

static const char stuck[] =
    "func.func @main() {\n"
    "  %t = stablehlo.create_token : !stablehlo.token\n"
    "  %x, %t1 = \"stablehlo.recv\"(%t) {channel_handle = #stablehlo.channel_handle<handle = 7, type = 3>,\n"
    "      is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)\n"
    "  return\n"
    "}\n";

// Called on the thread of the device that asks.
static TnError *transfer(void *user, TnTransfer *t) {
  TnContext *c = user;
  uint32_t device = tn_transfer_replica(t);
  if (tn_transfer_kind(t) == TN_TRANSFER_OUTFEED) {
    const float *mean = tn_buffer_data(tn_transfer_value(t, 0));
    if (device == 0) printf("the %s is %g\n", tn_transfer_config(t), (double)*mean);
    return NULL;
  }
  float part[2] = {(float)(2 * device), (float)(2 * device + 1)};
  int64_t dims[1] = {2};
  TnBuffer *b = NULL;
  TnError *e = tn_buffer_create(c, TN_ELEMENT_F32, 1, dims, part, &b);
  if (!e) e = tn_transfer_set_value(t, 0, b);
  tn_buffer_release(b);
  return e;
}

static TnError *run(TnContext *c, const char *text, uint32_t replicas, TnBuffer *const *in, TnBuffer **out) {
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnCompileOptions options = {.struct_size = sizeof options, .replicas = replicas};
  TnExecuteOptions execute = {.struct_size = sizeof execute};
  if (in) {
    execute.transfer = transfer;
    execute.transfer_user = c;
  }
  TnError *e = tn_module_read(c, text, strlen(text), NULL, &m);
  if (!e) e = tn_compile(c, m, &options, &x);
  if (!e) e = tn_execute(x, &execute, in, tn_executable_n_inputs(x), out, tn_executable_n_outputs(x));
  tn_executable_destroy(x);
  tn_module_destroy(m);
  return e;
}

int main(void) {
  TnContext *c = NULL;
  TnBuffer *scale = NULL, *out[4] = {NULL};
  float eighth = 0.125f;
  TnError *e = tn_context_create(NULL, &c);
  if (!e) e = tn_buffer_create(c, TN_ELEMENT_F32, 0, NULL, &eighth, &scale);
  TnBuffer *in[4] = {scale, scale, scale, scale};  // one input on each of four devices
  if (!e) e = run(c, program, 4, in, out);
  for (int d = 0; !e && d < 4; d++) printf("device %d had %g\n", d, (double)*(const float *)tn_buffer_data(out[d]));
  for (int d = 0; d < 4; d++) tn_buffer_release(out[d]);
  tn_buffer_release(scale);
  if (!e) {
    TnError *expected = run(c, stuck, 2, NULL, NULL);
    if (expected) printf("%s\n", tn_error_message(expected));
    tn_error_destroy(expected);
  }
  if (e) fprintf(stderr, "error: %s\n", tn_error_message(e));
  int status = e != NULL;
  tn_error_destroy(e);
  tn_context_destroy(c);
  return status;
}

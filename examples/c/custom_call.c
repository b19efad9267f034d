// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A program calls back into C: stablehlo.custom_call @bank.interest is answered by the function below. Also shows
// diagnostics through a callback, and limits.
#include <stdio.h>
#include <string.h>

#include "tenon/tenon.h"

static const char program[] =
    "func.func @main(%balance: tensor<3xf64>) -> tensor<3xf64> {\n"
    "  %interest = stablehlo.custom_call @bank.interest(%balance) {backend_config = \"0.05\"} : (tensor<3xf64>) -> "
    "tensor<3xf64>\n"
    "  %sum = stablehlo.add %balance, %interest : tensor<3xf64>\n"
    "  return %sum : tensor<3xf64>\n"
    "}\n";

static const char wrong[] =
    "func.func @main(%x: tensor<3xf64>) -> tensor<4xf64> {\n"
    "  %y = stablehlo.slice %x [0:9] : (tensor<3xf64>) -> tensor<9xf64>\n"
    "  return %x : tensor<3xf64>\n"
    "}\n";

static TnError *interest(void *user, TnCustomCall *call) {
  (void)user;
  double rate;
  if (sscanf(tn_custom_call_config(call), "%lf", &rate) != 1)
    return tn_error_create(TN_ERROR_INVALID_ARGUMENT, "backend_config is not a number");
  const double *balance = tn_buffer_data(tn_custom_call_input(call, 0));
  TnBuffer *out = tn_custom_call_output(call, 0);
  double *paid = tn_buffer_mutable_data(out);
  for (size_t i = 0; i < tn_buffer_count(out); i++) paid[i] = balance[i] * rate;
  return NULL;
}

static void show_diagnostic(void *user, const TnDiagnostic *d) {
  (void)user;
  fputs(d->rendered, stdout);
}

static TnError *example(TnContext *c) {
  TnModule *m = NULL, *none = NULL;
  TnExecutable *x = NULL;
  TnBuffer *in = NULL, *out = NULL;
  TnBytes text = {0};
  double data[3] = {100, 200, 1000};
  int64_t dims[1] = {3};
  TnError *e = tn_context_register_custom_call(c, "bank.interest", interest, NULL);
  if (!e) e = tn_module_read(c, program, strlen(program), NULL, &m);
  if (!e) e = tn_compile(c, m, NULL, &x);
  if (!e) e = tn_buffer_create(c, TN_ELEMENT_F64, 1, dims, data, &in);
  if (!e) e = tn_execute(x, NULL, &in, 1, &out, 1);
  if (!e) e = tn_buffer_format(out, 0, &text);
  if (!e) printf("with interest: %s\n", text.data);
  tn_bytes_free(&text);
  tn_buffer_release(in);
  tn_buffer_release(out);
  tn_executable_destroy(x);
  tn_module_destroy(m);
  if (e) return e;

  puts("and a program that is wrong:");
  TnReadOptions named = {.struct_size = sizeof named, .name = "wrong.mlir"};
  e = tn_module_read(c, wrong, strlen(wrong), &named, &none);
  if (!e) return tn_error_create(TN_ERROR_UNKNOWN, "the wrong program was accepted");
  tn_error_destroy(e);
  return NULL;
}

int main(void) {
  TnContext *c = NULL;
  TnContextOptions options = {.struct_size = sizeof options, .diagnostic = show_diagnostic};
  options.limits.struct_size = sizeof options.limits;
  options.limits.memory_bytes = 1 << 20;
  TnError *e = tn_context_create(&options, &c);
  if (!e) e = example(c);
  if (e) fprintf(stderr, "error: %s\n", tn_error_message(e));
  int status = e != NULL;
  tn_error_destroy(e);
  tn_context_destroy(c);
  return status;
}

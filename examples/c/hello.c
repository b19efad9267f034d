// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The shortest whole program: reads StableHLO text, runs it on three numbers and prints what comes out.
#include <stdio.h>
#include <string.h>

#include "tenon/tenon.h"

static const char program[] =
    "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n"
    "  %y = stablehlo.tanh %x : tensor<3xf32>\n"
    "  return %y : tensor<3xf32>\n"
    "}\n";

// Everything that can fail returns an error to look at; this keeps the first.
static TnError *hello(TnContext *c) {
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnBuffer *in = NULL, *out = NULL;
  TnBytes text = {0};
  float data[3] = {1, 2, 3};
  int64_t dims[1] = {3};
  TnError *e = tn_module_read(c, program, strlen(program), NULL, &m);
  if (!e) e = tn_compile(c, m, NULL, &x);
  if (!e) e = tn_buffer_create(c, TN_ELEMENT_F32, 1, dims, data, &in);
  if (!e) e = tn_execute(x, NULL, &in, 1, &out, 1);
  if (!e) e = tn_buffer_format(out, 0, &text);
  if (!e) puts(text.data);
  tn_bytes_free(&text);
  tn_buffer_release(in);
  tn_buffer_release(out);
  tn_executable_destroy(x);
  tn_module_destroy(m);
  return e;
}

int main(void) {
  TnContext *c = NULL;
  TnError *e = tn_context_create(NULL, &c);
  if (!e) e = hello(c);
  if (e) fprintf(stderr, "error: %s\n", tn_error_message(e));
  int status = e != NULL;
  tn_error_destroy(e);
  tn_context_destroy(c);
  return status;
}

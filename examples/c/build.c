// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Builds a program from C: the mean and variance of each row of a matrix. Prints it as text,
// writes it as a portable artifact for an older StableHLO, and runs it.
#include <stdio.h>

#include "tenon/tenon.h"

enum { ROWS = 2, COLUMNS = 4 };

static TnValue *scalar(TnContext *c, TnBuilder *b, float value) {
  TnBuffer *buffer = NULL;
  TnError *e = tn_buffer_create(c, TN_ELEMENT_F32, 0, NULL, &value, &buffer);
  if (e) return tn_error_destroy(e), NULL;
  TnValue *v = tn_build_constant(b, buffer);
  tn_buffer_release(buffer);
  return v;
}

// Sum over the columns: a reduce with a body that adds.
static TnValue *row_sum(TnContext *c, TnBuilder *b, TnValue *x) {
  const TnType *f32 = tn_build_tensor_type(b, TN_ELEMENT_F32, 0, NULL), *two[] = {f32, f32};
  TnRegion *body = tn_build_region(b, two, 2);
  TnValue *sum = tn_build_add(b, tn_build_argument(b, 0), tn_build_argument(b, 1));
  tn_build_return(b, &sum, 1);
  TnValue *operands[] = {x, scalar(c, b, 0)};
  int64_t dimensions[] = {1};
  return tn_build_reduce(b, operands, 2, dimensions, 1, body);
}

static TnValue *spread(TnBuilder *b, TnValue *x, const TnType *type, const int64_t *dims, size_t n_dims) {
  return tn_build_broadcast_in_dim(b, x, dims, n_dims, type);
}

static TnError *build(TnContext *c, TnModule **out) {
  TnBuilder *b = NULL;
  TnError *e = tn_builder_create(c, &b);
  if (e) return e;
  int64_t dims[] = {ROWS, COLUMNS}, rows[] = {ROWS}, along_rows[] = {0};
  const TnType *matrix = tn_build_tensor_type(b, TN_ELEMENT_F32, 2, dims);
  const TnType *column = tn_build_tensor_type(b, TN_ELEMENT_F32, 1, rows);
  tn_build_function(b, "main", &matrix, 1);
  TnValue *x = tn_build_argument(b, 0);
  TnValue *n = spread(b, scalar(c, b, COLUMNS), column, NULL, 0);
  TnValue *mean = tn_build_divide(b, row_sum(c, b, x), n);
  TnValue *centred = tn_build_subtract(b, x, spread(b, mean, matrix, along_rows, 1));
  TnValue *variance = tn_build_divide(b, row_sum(c, b, tn_build_multiply(b, centred, centred)), n);
  TnValue *results[] = {mean, variance};
  tn_build_return(b, results, 2);
  return tn_builder_finish(b, out);
}

static TnError *show(const char *what, const TnBuffer *b) {
  TnBytes text = {0};
  TnError *e = tn_buffer_format(b, 0, &text);
  if (!e) printf("%s %s\n", what, text.data);
  tn_bytes_free(&text);
  return e;
}

static TnError *run(TnContext *c, TnModule *m) {
  TnExecutable *x = NULL;
  TnBuffer *in = NULL, *out[2] = {NULL, NULL};
  float data[ROWS][COLUMNS] = {{1, 2, 3, 4}, {10, 10, 10, 14}};
  int64_t dims[] = {ROWS, COLUMNS};
  TnError *e = tn_compile(c, m, NULL, &x);
  if (!e) e = tn_buffer_create(c, TN_ELEMENT_F32, 2, dims, data, &in);
  if (!e) e = tn_execute(x, NULL, &in, 1, out, 2);
  if (!e) e = show("mean    ", out[0]);
  if (!e) e = show("variance", out[1]);
  tn_buffer_release(in);
  for (int i = 0; i < 2; i++) tn_buffer_release(out[i]);
  tn_executable_destroy(x);
  return e;
}

static TnError *example(TnContext *c) {
  TnModule *m = NULL;
  TnBytes text = {0}, artifact = {0};
  TnBytecodeOptions old = {.struct_size = sizeof old, .version = "1.0.0"};
  TnError *e = build(c, &m);
  if (!e) e = tn_module_print(m, NULL, &text);
  if (!e) fputs(text.data, stdout);
  if (!e) e = tn_module_write(c, m, &old, &artifact);
  if (!e) printf("as an artifact for StableHLO 1.0.0: %s\n", artifact.size > 0 ? "written" : "empty");
  if (!e) e = run(c, m);
  tn_bytes_free(&text);
  tn_bytes_free(&artifact);
  tn_module_destroy(m);
  return e;
}

int main(void) {
  TnContext *c = NULL;
  TnError *e = tn_context_create(NULL, &c);
  if (!e) e = example(c);
  if (e) fprintf(stderr, "error: %s\n", tn_error_message(e));
  int status = e != NULL;
  tn_error_destroy(e);
  tn_context_destroy(c);
  return status;
}

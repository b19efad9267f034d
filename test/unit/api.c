// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The public API: bad calls answer with what was given and what was expected; objects work from several threads.
#include "tenon/tenon.h"

#include <math.h>
#include <pthread.h>
#include <unistd.h>

#include "test.h"

static TnContext *context;

// The call fails with this code, and its message contains this text.
#define CHECK_FAILS(call, code, text)                                                                                 \
  do {                                                                                                                \
    TnError *e_ = (call);                                                                                             \
    CHECK(e_ != NULL);                                                                                                \
    if (e_ && ((int)tn_error_code(e_) != (int)(code) || !strstr(tn_error_message(e_), (text)))) {                     \
      printf("%s:%d: got %s: %s, expected %s: ...%s...\n", __FILE__, __LINE__, tn_error_code_name(tn_error_code(e_)), \
             tn_error_message(e_), tn_error_code_name(code), (text));                                                 \
      test_failed_here = 1;                                                                                           \
    }                                                                                                                 \
    tn_error_destroy(e_);                                                                                             \
  } while (0)

#define CHECK_OK(call)                            \
  do {                                            \
    TnError *e_ = (call);                         \
    if (e_) printf("%s\n", tn_error_message(e_)); \
    CHECK(e_ == NULL);                            \
    tn_error_destroy(e_);                         \
  } while (0)

static const char add[] =
    "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %z = stablehlo.add %x, %y : tensor<2xf32>\n  return %z : tensor<2xf32>\n}\n";

static TnModule *read_module(const char *text) {
  TnModule *m = NULL;
  CHECK_OK(tn_module_read(context, text, strlen(text), NULL, &m));
  return m;
}

static TnBuffer *floats(size_t n, float first) {
  TnBuffer *b = NULL;
  int64_t dims[1] = {(int64_t)n};
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F32, 1, dims, NULL, &b));
  float *p = tn_buffer_mutable_data(b);
  for (size_t i = 0; i < n; i++) p[i] = first + (float)i;
  return b;
}

TN_TEST(names) {
  CHECK_STR(tn_version(), "0.1.0");
  CHECK_STR(tn_element_name(TN_ELEMENT_COMPLEX64), "complex<f32>");
  CHECK_INT(tn_element_find("f8E4M3FN"), TN_ELEMENT_F8E4M3FN);
  CHECK_INT(tn_element_find("f33"), TN_ELEMENT_NONE);
  CHECK_INT(tn_element_bytes(TN_ELEMENT_I4), 1);
  size_t n = 0, found = 0;
  for (; tn_engine_name(n); n++) found += strcmp(tn_engine_name(n), "interp") == 0;
  CHECK_INT(found, 1);
  CHECK(tn_engine_doc(n) == NULL && !tn_engine_available(n));
  CHECK_STR(tn_error_code_name(TN_ERROR_NOT_FOUND), "NOT_FOUND");
}

TN_TEST(buffers) {
  TnBuffer *b = NULL;
  int64_t bad[2] = {3, -1}, huge[3] = {INT64_MAX, INT64_MAX, 2}, empty[2] = {0, 5};
  CHECK_FAILS(tn_buffer_create(context, TN_ELEMENT_F32, 2, bad, NULL, &b), TN_ERROR_INVALID_ARGUMENT,
              "dimension 1 is -1");
  CHECK_FAILS(tn_buffer_create(context, TN_ELEMENT_F32, 3, huge, NULL, &b), TN_ERROR_INVALID_ARGUMENT, "overflows");
  CHECK_FAILS(tn_buffer_create(context, TN_ELEMENT_F32, 1, NULL, NULL, &b), TN_ERROR_INVALID_ARGUMENT, "dims is NULL");
  CHECK_FAILS(tn_buffer_create(context, (TnElementType)99, 0, NULL, NULL, &b), TN_ERROR_INVALID_ARGUMENT, "99");
  CHECK_FAILS(tn_buffer_view(context, TN_ELEMENT_F32, 1, (int64_t[]){4}, NULL, NULL, NULL, &b),
              TN_ERROR_INVALID_ARGUMENT, "data is NULL");
  CHECK(b == NULL);
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F64, 2, empty, NULL, &b));
  CHECK_INT(tn_buffer_bytes(b), 0);
  CHECK_INT(tn_buffer_rank(b), 2);
  tn_buffer_release(b);
  b = floats(3, 1);
  float out[3];
  CHECK_FAILS(tn_buffer_copy_to(b, out, 8), TN_ERROR_INVALID_ARGUMENT, "expected 12 bytes");
  CHECK_OK(tn_buffer_copy_to(b, out, sizeof out));
  CHECK(out[2] == 3.0f);
  tn_buffer_release(b);
}

static void note_release(void *user) { ++*(int *)user; }

TN_TEST(views_are_released_once) {
  int released = 0;
  float data[2] = {1, 2};
  TnBuffer *b = NULL;
  CHECK_OK(tn_buffer_view(context, TN_ELEMENT_F32, 1, (int64_t[]){2}, data, note_release, &released, &b));
  CHECK(tn_buffer_data(b) == data);
  CHECK(tn_buffer_mutable_data(b) == NULL);
  tn_buffer_retain(b);
  tn_buffer_release(b);
  CHECK_INT(released, 0);
  tn_buffer_release(b);
  CHECK_INT(released, 1);
}

static void check_text(TnBuffer *b, size_t max, const char *want) {
  TnBytes text = {0};
  CHECK_OK(tn_buffer_format(b, max, &text));
  CHECK_STR(text.data ? text.data : "", want);
  tn_bytes_free(&text);
  tn_buffer_release(b);
}

TN_TEST(formats_as_numpy_does) {
  TnBuffer *b = NULL;
  check_text(floats(3, -1), 0, "[-1.  0.  1.]");
  check_text(floats(2000, 0), 10, "[   0.    1.    2. ... 1997. 1998. 1999.]");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I32, 2, (int64_t[]){2, 2}, (int32_t[]){1, -2, 30, 4}, &b));
  check_text(b, 0, "[[ 1 -2]\n [30  4]]");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F64, 0, NULL, (double[]){0.1}, &b));
  check_text(b, 0, "0.1");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_COMPLEX64, 1, (int64_t[]){1}, (float[]){1.5f, -2}, &b));
  check_text(b, 0, "[1.5-2.j]");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I1, 1, (int64_t[]){2}, (uint8_t[]){1, 0}, &b));
  check_text(b, 0, "[ true false]");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F32, 1, (int64_t[]){0}, NULL, &b));
  check_text(b, 0, "[]");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F32, 1, (int64_t[]){3}, (float[]){INFINITY, -INFINITY, NAN}, &b));
  check_text(b, 0, "[ inf -inf  nan]");
}

TN_TEST(npy_round_trip) {
  char path[] = "/tmp/tenon-api-XXXXXX";
  int fd = mkstemp(path);
  CHECK(fd >= 0);
  if (fd >= 0) close(fd);
  for (int t = TN_ELEMENT_I1; t <= TN_ELEMENT_COMPLEX128; t++) {
    TnBuffer *a = NULL, *b = NULL;
    int64_t dims[2] = {3, 2};
    CHECK_OK(tn_buffer_create(context, (TnElementType)t, 2, dims, NULL, &a));
    memset(tn_buffer_mutable_data(a), 1, tn_buffer_bytes(a));
    CHECK_OK(tn_buffer_write_npy(a, path));
    CHECK_OK(tn_buffer_read_npy(context, path, (TnElementType)t, &b));
    CHECK(b && tn_buffer_bytes(a) == tn_buffer_bytes(b) && tn_buffer_rank(b) == 2 && tn_buffer_dims(b)[0] == 3);
    CHECK(b && memcmp(tn_buffer_data(a), tn_buffer_data(b), tn_buffer_bytes(a)) == 0);
    tn_buffer_release(a);
    tn_buffer_release(b);
  }
  unlink(path);
}

static void write_file(const char *path, const void *p, size_t n) {
  FILE *f = fopen(path, "wb");
  CHECK(f && fwrite(p, 1, n, f) == n && fclose(f) == 0);
}

static void npy_file(const char *path, const char *header, size_t data_bytes) {
  uint8_t file[512] = "\x93NUMPY\x01";
  size_t n = strlen(header);
  file[8] = (uint8_t)n;
  file[9] = (uint8_t)(n >> 8);
  memcpy(file + 10, header, n);
  for (size_t i = 0; i < data_bytes; i++) file[10 + n + i] = (uint8_t)i;
  write_file(path, file, 10 + n + data_bytes);
}

// ml_dtypes leaves open what stands above the bits of its narrow integers.
TN_TEST(bits_above_narrow_integers) {
  static const char path[] = "/tmp/tenon-api-narrow-test.npy";
  static const uint8_t bytes[4] = {0x0d, 0x0f, 0x05, 0xfe};
  static const struct {
    TnElementType type;
    const char *copied, *read;
  } cases[] = {{TN_ELEMENT_I4, "[-3 -1  5 -2]", "[ 7 -8 -7]"},
               {TN_ELEMENT_UI4, "[13 15  5 14]", "[7 8 9]"},
               {TN_ELEMENT_I2, "[ 1 -1  1 -2]", "[-1  0  1]"},
               {TN_ELEMENT_UI2, "[1 3 1 2]", "[3 0 1]"},
               {TN_ELEMENT_I8, "[13 15  5 -2]", "[7 8 9]"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    TnBuffer *b = NULL;
    CHECK_OK(tn_buffer_create(context, cases[i].type, 1, (int64_t[]){4}, bytes, &b));
    check_text(b, 0, cases[i].copied);
    npy_file(path, "{'descr': '|V1', 'fortran_order': False, 'shape': (10,), }", 10);
    CHECK_OK(tn_buffer_read_npy(context, path, cases[i].type, &b));
    TnBuffer *last = NULL;
    CHECK_OK(tn_buffer_view(context, cases[i].type, 1, (int64_t[]){3}, (const uint8_t *)tn_buffer_data(b) + 7, NULL,
                            NULL, &last));
    check_text(last, 0, cases[i].read);
    tn_buffer_release(b);
  }
  unlink(path);
}

TN_TEST(npy_files) {
  static const char path[] = "/tmp/tenon-api-test.npy";
  TnBuffer *b = NULL;
  npy_file(path, "{'descr': '<i2', 'fortran_order': True, 'shape': (2, 3), }", 12);
  CHECK_OK(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b));
  check_text(b, 0, "[[ 256 1284 2312]\n [ 770 1798 2826]]");
  npy_file(path, "{'descr': '>i2', 'fortran_order': False, 'shape': (2,), }", 4);
  CHECK_OK(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b));
  check_text(b, 0, "[  1 515]");
  npy_file(path, "{'descr': '<i2', 'fortran_order': False, 'shape': (3,), }", 4);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b), TN_ERROR_INVALID_ARGUMENT,
              "data has 4 bytes, expected 6");
  npy_file(path, "{'descr': '<i2', 'fortran_order': False, 'shape': (9223372036854775807, 9), }", 4);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b), TN_ERROR_INVALID_ARGUMENT, "too large");
  npy_file(path, "{'descr': '<M8[ns]', 'fortran_order': False, 'shape': (), }", 8);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b), TN_ERROR_INVALID_ARGUMENT,
              "no StableHLO element type");
  npy_file(path, "{'descr': '<f4', 'shape': (), }", 4);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b), TN_ERROR_INVALID_ARGUMENT, "header is");
  npy_file(path, "{'descr': '<f4', 'fortran_order': False, 'shape': (), }", 4);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_F64, &b), TN_ERROR_INVALID_ARGUMENT, "expected f64");
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_I32, &b), TN_ERROR_INVALID_ARGUMENT, "expected i32 ('i4')");
  npy_file(path, "{'descr': '<f2', 'fortran_order': False, 'shape': (), }", 2);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_BF16, &b), TN_ERROR_INVALID_ARGUMENT, "bf16 ('u2')");
  write_file(path, "hello", 5);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b), TN_ERROR_INVALID_ARGUMENT, "not a .npy file");
  unlink(path);
  CHECK_FAILS(tn_buffer_read_npy(context, path, TN_ELEMENT_NONE, &b), TN_ERROR_NOT_FOUND, "cannot open");
}

TN_TEST(reading) {
  TnModule *m = NULL;
  CHECK_FAILS(tn_module_read(context, NULL, 5, NULL, &m), TN_ERROR_INVALID_ARGUMENT, "data is NULL");
  CHECK_FAILS(tn_module_read_file(context, "/tmp", NULL, &m), TN_ERROR_INVALID_ARGUMENT, "directory");
  CHECK_FAILS(tn_module_read_file(context, "/tmp/no/such/file", NULL, &m), TN_ERROR_NOT_FOUND, "cannot open");
  CHECK(m == NULL);
  m = read_module(add);
  CHECK_STR(tn_module_function(m, 0), "main");
  CHECK(tn_module_function(m, 1) == NULL);
  tn_module_destroy(m);
}

TN_TEST(program_size_limit) {
  TnContextOptions o = {.struct_size = sizeof o, .limits = {.struct_size = sizeof o.limits, .program_bytes = 20}};
  TnContext *c = NULL;
  TnModule *m = NULL;
  CHECK_OK(tn_context_create(&o, &c));
  CHECK_FAILS(tn_module_read(c, add, strlen(add), NULL, &m), TN_ERROR_RESOURCE_EXHAUSTED, "limits.program_bytes");
  tn_context_destroy(c);
}

TN_TEST(compiling) {
  TnModule *m = read_module(add);
  TnExecutable *x = NULL;
  TnCompileOptions o = {.struct_size = sizeof o, .entry = "other"};
  CHECK_FAILS(tn_compile(context, m, &o, &x), TN_ERROR_NOT_FOUND, "@other");
  o = (TnCompileOptions){.struct_size = sizeof o, .engine = "warp"};
  CHECK_FAILS(tn_compile(context, m, &o, &x), TN_ERROR_INVALID_ARGUMENT, "warp");
  CHECK_OK(tn_compile(context, m, NULL, &x));
  TnTensorType t = {.struct_size = sizeof t};
  CHECK_OK(tn_executable_input_type(x, 1, &t));
  CHECK_STR(t.text, "tensor<2xf32>");
  CHECK_INT(t.dims[0], 2);
  CHECK_FAILS(tn_executable_input_type(x, 2, &t), TN_ERROR_OUT_OF_RANGE, "there are 2");
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

TN_TEST(wrong_inputs) {
  TnModule *m = read_module(add);
  TnExecutable *x = NULL;
  CHECK_OK(tn_compile(context, m, NULL, &x));
  TnBuffer *in[3] = {floats(2, 0), floats(3, 0), NULL}, *out = NULL, *ints = NULL;
  CHECK_FAILS(tn_execute(x, NULL, in, 1, &out, 1), TN_ERROR_INVALID_ARGUMENT, "1 inputs given, expected 2");
  CHECK_FAILS(tn_execute(x, NULL, in, 2, &out, 0), TN_ERROR_INVALID_ARGUMENT, "expected 1");
  CHECK_FAILS(tn_execute(x, NULL, in, 2, &out, 1), TN_ERROR_INVALID_ARGUMENT, "expected tensor<2xf32>");
  TnBuffer *with_null[2] = {in[0], NULL};
  CHECK_FAILS(tn_execute(x, NULL, with_null, 2, &out, 1), TN_ERROR_INVALID_ARGUMENT, "input 1 is NULL");
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I32, 1, (int64_t[]){2}, NULL, &ints));
  TnBuffer *wrong_type[2] = {in[0], ints};
  CHECK_FAILS(tn_execute(x, NULL, wrong_type, 2, &out, 1), TN_ERROR_INVALID_ARGUMENT, "tensor<2xi32>");
  CHECK(out == NULL);
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  tn_buffer_release(ints);
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

// Every pointer that a call needs, NULL, is an error that says which.
TN_TEST(pointers_that_are_null) {
  TnModule *m = read_module(add), *other = NULL;
  TnExecutable *x = NULL;
  TnBuffer *b = floats(2, 0), *in[2] = {b, b}, *out[1] = {NULL}, *made = NULL;
  TnBytes text = {0};
  TnTensorType t = {.struct_size = sizeof t};
  float data[2];
  bool equal;
  CHECK_OK(tn_compile(context, m, NULL, &x));
#define IS_NULL(call, name) CHECK_FAILS(call, TN_ERROR_INVALID_ARGUMENT, name " is NULL")
  IS_NULL(tn_context_create(NULL, NULL), "out_context");
  IS_NULL(tn_context_register_custom_call(context, NULL, NULL, NULL), "target");
  IS_NULL(tn_context_register_custom_call(NULL, "f", NULL, NULL), "context");
  IS_NULL(tn_module_read(context, NULL, 3, NULL, &other), "data");
  IS_NULL(tn_module_read(context, add, 3, NULL, NULL), "out_module");
  IS_NULL(tn_module_read_file(context, NULL, NULL, &other), "path");
  IS_NULL(tn_module_read_file(context, "x", NULL, NULL), "out_module");
  IS_NULL(tn_module_verify(context, NULL, false), "module");
  IS_NULL(tn_module_print(NULL, NULL, &text), "module");
  IS_NULL(tn_module_print(m, NULL, NULL), "out_text");
  IS_NULL(tn_module_write(context, NULL, NULL, &text), "module");
  IS_NULL(tn_module_write(context, m, NULL, NULL), "out_bytes");
  IS_NULL(tn_module_compare(NULL, m, &equal, NULL), "a");
  IS_NULL(tn_module_compare(m, NULL, &equal, NULL), "b");
  IS_NULL(tn_module_compare(m, m, NULL, NULL), "out_equal");
  IS_NULL(tn_module_optimize(NULL, NULL), "module");
  IS_NULL(tn_module_optimize(m, &(TnOptimizeOptions){.struct_size = sizeof(TnOptimizeOptions), .n_only = 1}), "only");
  IS_NULL(tn_module_optimize(m, &(TnOptimizeOptions){.struct_size = sizeof(TnOptimizeOptions), .n_skip = 1}), "skip");
  IS_NULL(tn_module_optimize(m, &(TnOptimizeOptions){.struct_size = sizeof(TnOptimizeOptions), .n_inputs = 1}),
          "inputs");
  IS_NULL(tn_buffer_create(context, TN_ELEMENT_F32, 0, NULL, NULL, NULL), "out_buffer");
  IS_NULL(tn_buffer_create(context, TN_ELEMENT_F32, 1, NULL, NULL, &made), "dims");
  IS_NULL(tn_buffer_view(context, TN_ELEMENT_F32, 0, NULL, NULL, NULL, NULL, &made), "data");
  IS_NULL(tn_buffer_view(context, TN_ELEMENT_F32, 0, NULL, data, NULL, NULL, NULL), "out_buffer");
  IS_NULL(tn_buffer_copy_to(NULL, data, sizeof data), "buffer");
  IS_NULL(tn_buffer_copy_to(b, NULL, sizeof data), "data");
  IS_NULL(tn_buffer_read_npy(context, NULL, TN_ELEMENT_NONE, &made), "path");
  IS_NULL(tn_buffer_read_npy(context, "x", TN_ELEMENT_NONE, NULL), "out_buffer");
  IS_NULL(tn_buffer_write_npy(NULL, "x"), "buffer");
  IS_NULL(tn_buffer_write_npy(b, NULL), "path");
  IS_NULL(tn_buffer_format(NULL, 0, &text), "buffer");
  IS_NULL(tn_buffer_format(b, 0, NULL), "out_text");
  IS_NULL(tn_buffer_print(NULL, true, &text), "buffer");
  IS_NULL(tn_buffer_print(b, true, NULL), "out_text");
  IS_NULL(tn_buffer_parse(context, NULL, &made), "text");
  IS_NULL(tn_buffer_parse(context, "dense<1> : tensor<i32>", NULL), "out_buffer");
  IS_NULL(tn_compile(NULL, m, NULL, &x), "context");
  IS_NULL(tn_compile(context, NULL, NULL, &x), "module");
  IS_NULL(tn_compile(context, m, NULL, NULL), "out_executable");
  IS_NULL(tn_executable_input_type(NULL, 0, &t), "executable");
  IS_NULL(tn_executable_output_type(x, 0, NULL), "out_type");
  IS_NULL(tn_executable_print(NULL, "plan", &text), "executable");
  IS_NULL(tn_executable_print(x, NULL, &text), "stage");
  IS_NULL(tn_executable_print(x, "plan", NULL), "out_text");
  IS_NULL(tn_executable_prepare(NULL, in, 2), "executable");
  IS_NULL(tn_executable_prepare(x, NULL, 2), "inputs");
  IS_NULL(tn_execute(NULL, NULL, in, 2, out, 1), "executable");
  IS_NULL(tn_execute(x, NULL, NULL, 2, out, 1), "inputs");
  IS_NULL(tn_execute(x, NULL, in, 2, NULL, 1), "outputs");
  IS_NULL(tn_execute_into(x, NULL, in, 2, NULL, 1), "outputs");
  IS_NULL(tn_execute_into(x, NULL, in, 2, out, 1), "output 0");
  IS_NULL(tn_execute(x, &(TnExecuteOptions){.struct_size = sizeof(TnExecuteOptions), .n_donated = 1}, in, 2, out, 1),
          "donated");
  IS_NULL(tn_builder_create(context, NULL), "out_builder");
  IS_NULL(tn_builder_finish(NULL, &other), "builder");
  IS_NULL(tn_ops_describe(false, NULL), "out_text");
  CHECK(tn_executable_stage(x, 0, NULL, NULL));
  tn_buffer_release(b);
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

TN_TEST(structs_of_no_size) {
  TnModule *m = read_module(add), *other = NULL;
  TnExecutable *x = NULL, *again = NULL;
  TnContext *c = NULL;
  TnBytes text = {0};
  TnBuffer *in[2] = {floats(2, 0), floats(2, 1)}, *out[1] = {NULL};
  CHECK_OK(tn_compile(context, m, NULL, &x));
#define NO_SIZE(T, call) CHECK_FAILS(call, TN_ERROR_INVALID_ARGUMENT, "struct_size is 0, expected sizeof(" #T ")")
  NO_SIZE(TnContextOptions, tn_context_create(&(TnContextOptions){0}, &c));
  NO_SIZE(TnReadOptions, tn_module_read(context, add, strlen(add), &(TnReadOptions){0}, &other));
  NO_SIZE(TnReadOptions, tn_module_read_file(context, "x", &(TnReadOptions){0}, &other));
  NO_SIZE(TnTextOptions, tn_module_print(m, &(TnTextOptions){0}, &text));
  NO_SIZE(TnBytecodeOptions, tn_module_write(context, m, &(TnBytecodeOptions){0}, &text));
  NO_SIZE(TnOptimizeOptions, tn_module_optimize(m, &(TnOptimizeOptions){0}));
  NO_SIZE(TnCompileOptions, tn_compile(context, m, &(TnCompileOptions){0}, &again));
  NO_SIZE(TnExecuteOptions, tn_execute(x, &(TnExecuteOptions){0}, in, 2, out, 1));
  NO_SIZE(TnExecuteOptions, tn_execute_into(x, &(TnExecuteOptions){0}, in, 2, out, 1));
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

static void *run_often(void *executable) {
  TnBuffer *in[2] = {floats(2, 1), floats(2, 10)};
  size_t wrong = 0;
  for (int k = 0; k < 200; k++) {
    TnBuffer *out = NULL;
    TnError *e = tn_execute(executable, NULL, in, 2, &out, 1);
    wrong += e != NULL || ((const float *)tn_buffer_data(out))[1] != 13.0f;
    tn_error_destroy(e);
    tn_buffer_release(out);
  }
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  return (void *)wrong;
}

TN_TEST(one_executable_in_many_threads) {
  TnModule *m = read_module(add);
  TnExecutable *x = NULL;
  CHECK_OK(tn_compile(context, m, NULL, &x));
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, run_often, x) == 0);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK(wrong == NULL);
  }
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

TN_TEST(builder_failures_stay) {
  TnBuilder *b = NULL;
  TnModule *m = NULL;
  CHECK_OK(tn_builder_create(context, &b));
  const TnType *t = tn_build_tensor_type(b, TN_ELEMENT_F32, 1, (int64_t[]){2});
  const TnType *u = tn_build_tensor_type(b, TN_ELEMENT_F32, 1, (int64_t[]){3});
  const TnType *types[] = {t, u};
  tn_build_function(b, "main", types, 2);
  TnValue *sum = tn_build_add(b, tn_build_argument(b, 0), tn_build_argument(b, 1));
  CHECK(sum == NULL);
  CHECK(tn_build_negate(b, sum) == NULL);
  tn_build_return(b, &sum, 1);
  CHECK_FAILS(tn_builder_finish(b, &m), TN_ERROR_INVALID_ARGUMENT, "add: ");
  CHECK_OK(tn_builder_create(context, &b));
  tn_build_function(b, "main", NULL, 0);
  CHECK_FAILS(tn_builder_finish(b, &m), TN_ERROR_FAILED_PRECONDITION, "no tn_build_return");
  CHECK_OK(tn_builder_create(context, &b));
  CHECK(tn_build_type(b, "tensor<3xq>") == NULL);
  tn_builder_destroy(b);
}

// One wrong use in a function of a tensor, a predicate and a region; `step` says which.
static TnError *build_with_null(unsigned step, TnBuffer *gone) {
  TnBuilder *b = NULL;
  TnModule *m = NULL;
  CHECK_OK(tn_builder_create(context, &b));
  const TnType *types[] = {tn_build_type(b, "tensor<2xf32>"), tn_build_type(b, "tensor<i1>")};
  tn_build_function(b, step == 16 ? NULL : "main", step == 0 ? NULL : types, 2);
  TnValue *x = tn_build_argument(b, 0), *p = tn_build_argument(b, 1);
  TnRegion *r = tn_build_region(b, step == 1 ? NULL : types, step == 1 ? 1 : 0);
  tn_build_return(b, &x, 1);
  switch (step) {
    case 2: tn_build_concatenate(b, NULL, 2, 0); break;
    case 3: tn_build_reverse(b, x, NULL, 1); break;
    case 4: tn_build_case(b, p, NULL, 1); break;
    case 5: tn_build_slice(b, x, NULL, 1, NULL, 1, NULL, 1); break;
    case 6: tn_build_if(b, p, r, NULL); break;
    case 7: tn_build_constant(b, NULL); break;
    case 8: tn_build_constant(b, gone); break;
    case 9: tn_build_call(b, "f", NULL, 1, NULL, 0); break;
    case 10:
      tn_build_convolution(b, x, x, 1, "#stablehlo.conv<[b, f]x[o, i]->[b, f]>", 1, NULL, 0, NULL, NULL, NULL, 0, NULL,
                           2, NULL, 0, types[0]);
      break;
    case 11: tn_build_type(b, NULL); break;
    case 14: tn_build_if(b, p, r, r); break;
    case 15: tn_build_if(b, p, tn_build_region(b, NULL, 0), r); break;
    default: break;
  }
  tn_build_return(b, step == 12 ? NULL : &x, 1);
  return tn_builder_finish(b, step == 13 ? NULL : &m);
}

TN_TEST(builder_given_null) {
  static const char *const messages[] = {"types is NULL, expected 2",
                                         "types is NULL, expected 1",
                                         "operands is NULL, expected 2",
                                         "dimensions is NULL",
                                         "regions is NULL, expected 1",
                                         "limit_indices is NULL",
                                         "region 1 is NULL",
                                         "buffer is NULL",
                                         "was donated",
                                         "operands is NULL, expected 1",
                                         "window_reversal is NULL, expected 2",
                                         "expected a type",
                                         "values is NULL, expected 1",
                                         "out_module is NULL",
                                         "region 1 is used already",
                                         "region 0 is not finished",
                                         "name of a function is NULL"};
  TnModule *m = read_module(add);
  TnExecutable *x = NULL;
  TnBuffer *gone = floats(2, 0), *in[2] = {gone, floats(2, 0)}, *out[1] = {NULL};
  CHECK_OK(tn_compile(context, m, NULL, &x));
  TnExecuteOptions o = {.struct_size = sizeof o, .donated = (const uint32_t[]){0}, .n_donated = 1};
  CHECK_OK(tn_execute(x, &o, in, 2, out, 1));
  for (unsigned i = 0; i < sizeof messages / sizeof *messages; i++) {
    TnError *e = build_with_null(i, gone);
    CHECK(e && strstr(tn_error_message(e), messages[i]));
    tn_error_destroy(e);
  }
  // A builder that could not be made: as one that has failed.
  const TnType *t = tn_build_tensor_type(NULL, TN_ELEMENT_F32, 0, NULL);
  tn_build_function(NULL, "main", &t, 1);
  TnValue *y = tn_build_negate(NULL, tn_build_argument(NULL, 0));
  tn_build_region(NULL, NULL, 0);
  tn_build_return(NULL, &y, 1);
  CHECK(!y && !tn_build_constant(NULL, gone) && !tn_build_call(NULL, "f", &y, 1, NULL, 0));
  tn_buffer_release(out[0]);
  tn_buffer_release(in[0]);
  tn_buffer_release(in[1]);
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

TN_TEST(builder_makes_what_text_says) {
  TnBuilder *b = NULL;
  TnModule *m = NULL, *want = read_module(add);
  CHECK_OK(tn_builder_create(context, &b));
  const TnType *t = tn_build_type(b, "tensor<2xf32>"), *types[] = {t, t};
  tn_build_function(b, "main", types, 2);
  TnValue *sum = tn_build_add(b, tn_build_argument(b, 0), tn_build_argument(b, 1));
  tn_build_return(b, &sum, 1);
  CHECK_OK(tn_builder_finish(b, &m));
  bool equal = false;
  TnBytes difference = {0};
  if (m) CHECK_OK(tn_module_compare(m, want, &equal, &difference));
  CHECK(equal);
  tn_bytes_free(&difference);
  tn_module_destroy(m);
  tn_module_destroy(want);
}

int main(void) {
  if (tn_context_create(NULL, &context)) return 1;
  RUN(names);
  RUN(buffers);
  RUN(views_are_released_once);
  RUN(formats_as_numpy_does);
  RUN(npy_round_trip);
  RUN(npy_files);
  RUN(bits_above_narrow_integers);
  RUN(reading);
  RUN(program_size_limit);
  RUN(compiling);
  RUN(wrong_inputs);
  RUN(pointers_that_are_null);
  RUN(structs_of_no_size);
  RUN(one_executable_in_many_threads);
  RUN(builder_failures_stay);
  RUN(builder_given_null);
  RUN(builder_makes_what_text_says);
  tn_context_destroy(context);
  return test_report();
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls of executables on every engine: outputs that the caller made, donation, bad buffers, shapes known at run time,
// limits, threads.
#define _GNU_SOURCE  // nanosleep, what system_calls.h needs
#include <math.h>
#include <pthread.h>
#include <time.h>

#include "base/base.h"
#include "tenon/tenon.h"
#include "system_calls.h"
#include "test.h"

static TnContext *context;
static const char *engine;  // that the tests run on now

#define CHECK_FAILS(call, code, text)                                                                        \
  do {                                                                                                       \
    TnError *e_ = (call);                                                                                    \
    CHECK(e_ != NULL);                                                                                       \
    if (e_ && ((int)tn_error_code(e_) != (int)(code) || !strstr(tn_error_message(e_), (text)))) {            \
      printf("%s:%d: %s: got %s: %s\n  expected %s: ...%s...\n", __FILE__, __LINE__, engine,                 \
             tn_error_code_name(tn_error_code(e_)), tn_error_message(e_), tn_error_code_name(code), (text)); \
      test_failed_here = 1;                                                                                  \
    }                                                                                                        \
    tn_error_destroy(e_);                                                                                    \
  } while (0)

#define CHECK_OK(call)                                                                   \
  do {                                                                                   \
    TnError *e_ = (call);                                                                \
    if (e_) printf("%s:%d: %s: %s\n", __FILE__, __LINE__, engine, tn_error_message(e_)); \
    CHECK(e_ == NULL);                                                                   \
    tn_error_destroy(e_);                                                                \
  } while (0)

static const char two[] =
    "func.func @two(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n"
    "  %z = stablehlo.add %x, %y : tensor<4xf32>\n  %w = stablehlo.subtract %x, %y : tensor<4xf32>\n"
    "  return %z, %w : tensor<4xf32>, tensor<4xf32>\n}\n";
static const char dynamic[] =
    "func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {\n"
    "  %z = stablehlo.add %x, %x : tensor<?x3xf32>\n  return %z : tensor<?x3xf32>\n}\n";
static const char forever[] =
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %r = stablehlo.while(%i = %x) : tensor<4xf32>\n"
    "   cond {\n    %t = stablehlo.constant dense<true> : tensor<i1>\n    stablehlo.return %t : tensor<i1>\n  } do {\n"
    "    %j = stablehlo.tanh %i : tensor<4xf32>\n    stablehlo.return %j : tensor<4xf32>\n  }\n"
    "  return %r : tensor<4xf32>\n}\n";

// The same for each element, in a kernel.
static const char forever_each[] =
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  %r = \"stablehlo.map\"(%x) <{dimensions = array<i64: 0>}> ({\n  ^bb0(%a: tensor<f32>):\n"
    "    %w = stablehlo.while(%i = %a) : tensor<f32>\n"
    "     cond {\n    %t = stablehlo.compare EQ, %i, %i : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "      stablehlo.return %t : tensor<i1>\n    } do {\n"
    "      %j = stablehlo.tanh %i : tensor<f32>\n      stablehlo.return %j : tensor<f32>\n    }\n"
    "    stablehlo.return %w : tensor<f32>\n  }) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "  return %r : tensor<4xf32>\n}\n";
// One kernel that takes half a minute or more: four million windows of a hundred thousand places.
static const char slow[] =
    "func.func @main(%x: tensor<4xf32>) -> tensor<2001x1901xf32> {\n"
    "  %l = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4xf32>) -> tensor<4x750x2000xf32>\n"
    "  %y = stablehlo.reshape %l : (tensor<4x750x2000xf32>) -> tensor<3000x2000xf32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r = \"stablehlo.reduce_window\"(%y, %z) <{window_dimensions = array<i64: 1000, 100>}> ({\n"
    "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %m = stablehlo.maximum %a, %b : tensor<f32>\n"
    "    stablehlo.return %m : tensor<f32>\n  }) : (tensor<3000x2000xf32>, tensor<f32>) -> tensor<2001x1901xf32>\n"
    "  return %r : tensor<2001x1901xf32>\n}\n";

typedef struct Loaded {
  TnModule *m;
  TnExecutable *x;
} Loaded;

static Loaded load(TnContext *c, const char *text) {
  Loaded l = {0};
  TnCompileOptions o = {.struct_size = sizeof o, .engine = engine};
  CHECK_OK(tn_module_read(c, text, strlen(text), NULL, &l.m));
  CHECK_OK(tn_compile(c, l.m, &o, &l.x));
  return l;
}

static void unload(Loaded *l) {
  tn_executable_destroy(l->x);
  tn_module_destroy(l->m);
}

static TnBuffer *floats(size_t rows, size_t columns, float first) {
  TnBuffer *b = NULL;
  int64_t dims[2] = {(int64_t)columns, (int64_t)columns};
  dims[0] = (int64_t)(rows ? rows : columns);
  CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F32, rows ? 2 : 1, dims, NULL, &b));
  float *p = tn_buffer_mutable_data(b);
  for (size_t i = 0; i < tn_buffer_count(b); i++) p[i] = first + (float)i;
  return b;
}

static float element(const TnBuffer *b, size_t i) { return ((const float *)tn_buffer_data(b))[i]; }

static void release(TnBuffer **b, size_t n) {
  for (size_t i = 0; i < n; i++) tn_buffer_release(b[i]);
}

TN_TEST(into_buffers_of_the_caller) {
  Loaded l = load(context, two);
  TnBuffer *b[4] = {floats(0, 4, 1), floats(0, 4, 10), floats(0, 4, 0), floats(0, 4, 0)};
  for (int k = 0; k < 3; k++) {
    CHECK_OK(tn_execute_into(l.x, NULL, b, 2, b + 2, 2));
    CHECK(element(b[2], 3) == 17 && element(b[3], 3) == -9 && element(b[0], 3) == 4);
    ((float *)tn_buffer_mutable_data(b[2]))[3] = 0;
  }
  release(b, 4);
  unload(&l);
}

TN_TEST(wrong_outputs) {
  Loaded l = load(context, two);
  TnBuffer *b[4] = {floats(0, 4, 1), floats(0, 4, 10), floats(0, 4, 0), floats(0, 5, 0)}, *view = NULL;
  CHECK_FAILS(tn_execute_into(l.x, NULL, b, 2, b + 2, 1), TN_ERROR_INVALID_ARGUMENT, "expected 2");
  CHECK_FAILS(tn_execute_into(l.x, NULL, b, 2, b + 2, 2), TN_ERROR_INVALID_ARGUMENT,
              "output 1 is tensor<5xf32>, expected tensor<4xf32>: dim 0 is 5, expected 4");
  TnBuffer *twice[2] = {b[2], b[2]}, *input[2] = {b[2], b[1]}, *none[2] = {b[2], NULL};
  CHECK_FAILS(tn_execute_into(l.x, NULL, b, 2, twice, 2), TN_ERROR_INVALID_ARGUMENT, "shares memory with output");
  CHECK_FAILS(tn_execute_into(l.x, NULL, b, 2, input, 2), TN_ERROR_INVALID_ARGUMENT,
              "output 1 shares memory with input 1");
  CHECK_FAILS(tn_execute_into(l.x, NULL, b, 2, none, 2), TN_ERROR_INVALID_ARGUMENT, "output 1 is NULL");
  CHECK_OK(tn_buffer_view(context, TN_ELEMENT_F32, 1, (int64_t[]){4}, tn_buffer_data(b[3]), NULL, NULL, &view));
  TnBuffer *views[2] = {b[2], view};
  CHECK_FAILS(tn_execute_into(l.x, NULL, b, 2, views, 2), TN_ERROR_INVALID_ARGUMENT, "output 1 is a view");
  tn_buffer_release(view);
  release(b, 4);
  unload(&l);
}

TN_TEST(misaligned_inputs) {
  Loaded l = load(context, two);
  TnBuffer *b[4] = {floats(0, 4, 1), NULL, NULL, NULL};
  static const uint32_t bytes[8];
  const uint8_t *odd = (const uint8_t *)bytes + 2;
  CHECK_OK(tn_buffer_view(context, TN_ELEMENT_F32, 1, (int64_t[]){4}, odd, NULL, NULL, &b[1]));
  CHECK_FAILS(tn_execute(l.x, NULL, b, 2, b + 2, 2), TN_ERROR_INVALID_ARGUMENT, "a multiple of 4");
  release(b, 2);
  unload(&l);
}

// A donated input's memory is the output's where every element is read before it is written, and only there.
TN_TEST(outputs_take_over_donated_inputs) {
  static const char forms[][280] = {
      "func.func @main(%x: tensor<40x40xf32>) -> tensor<40x40xf32> {\n"
      "  %y = stablehlo.add %x, %x : tensor<40x40xf32>\n  return %y : tensor<40x40xf32>\n}\n",
      "func.func @main(%x: tensor<40x40xf32>) -> tensor<40x40xf32> {\n"
      "  %y = stablehlo.transpose %x, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>\n"
      "  %z = stablehlo.add %x, %y : tensor<40x40xf32>\n  return %z : tensor<40x40xf32>\n}\n"};
  for (size_t k = 0; k < TN_COUNT(forms); k++) {
    Loaded l = load(context, forms[k]);
    float x[1600];
    for (int i = 0; i < 1600; i++) x[i] = (float)i;
    TnBuffer *in = NULL, *out = NULL;
    size_t peak = 0;
    uint32_t donated = 0;
    TnExecuteOptions o = {.struct_size = sizeof o, .donated = &donated, .n_donated = 1, .out_peak_bytes = &peak};
    CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F32, 2, (int64_t[]){40, 40}, x, &in));
    const void *place = tn_buffer_data(in);
    CHECK_OK(tn_execute(l.x, &o, &in, 1, &out, 1));
    CHECK(element(out, 41) == 82 && element(out, 1) == (k ? 41 : 2) && element(out, 40) == (k ? 41 : 80));
    if (strncmp(engine, "interp", 6)) CHECK((tn_buffer_data(out) == place) == !k && (peak == 0) == !k);
    release(&in, 1);
    release(&out, 1);
    unload(&l);
  }
}

// An array that a loop swaps with another begins in the output's memory, but not in an input's that is read backwards
// to make it.
TN_TEST(swapped_memory_is_no_donated_input) {
  static const char text[] =
      "func.func @main(%x: tensor<3000xf32>) -> tensor<3000xf32> {\n"
      "  %n = stablehlo.constant dense<12> : tensor<i32>\n  %i = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %y = stablehlo.reverse %x, dims = [0] : tensor<3000xf32>\n"
      "  %z = stablehlo.multiply %y, %y : tensor<3000xf32>\n"
      "  %r:2 = stablehlo.while(%k = %i, %v = %z) : tensor<i32>, tensor<3000xf32>\n   cond {\n"
      "    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n  } do {\n    %j = stablehlo.add %k, %one : tensor<i32>\n"
      "    %b = stablehlo.reverse %v, dims = [0] : tensor<3000xf32>\n"
      "    %w = stablehlo.subtract %v, %b : tensor<3000xf32>\n"
      "    stablehlo.return %j, %w : tensor<i32>, tensor<3000xf32>\n  }\n"
      "  return %r#1 : tensor<3000xf32>\n}\n";
  Loaded l = load(context, text);
  TnBuffer *b[2] = {floats(0, 3000, 1), NULL};
  TnExecuteOptions o = {.struct_size = sizeof o, .donated = (const uint32_t[]){0}, .n_donated = 1};
  double first = 2048 * (3000.0 * 3000.0 - 1);  // each round doubles the difference of two squares that face each other
  CHECK_OK(tn_execute(l.x, &o, b, 1, b + 1, 1));
  CHECK(element(b[1], 0) == first && element(b[1], 2999) == -first);
  release(b, 2);
  unload(&l);
}

// What a loop carries and what it is made of at last are the output's memory.
TN_TEST(values_share_memory) {
  static const char text[] =
      "func.func @main(%x: tensor<30000xf32>) -> tensor<30000xf32> {\n"
      "  %n = stablehlo.constant dense<3> : tensor<i32>\n  %i = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n  %u = stablehlo.constant dense<7.0> : tensor<1xf32>\n"
      "  %y = stablehlo.negate %x : tensor<30000xf32>\n"
      "  %r:2 = stablehlo.while(%k = %i, %v = %y) : tensor<i32>, tensor<30000xf32>\n   cond {\n"
      "    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n  } do {\n    %j = stablehlo.add %k, %one : tensor<i32>\n"
      "    %w = stablehlo.dynamic_update_slice %v, %u, %k : (tensor<30000xf32>, tensor<1xf32>, tensor<i32>) -> "
      "tensor<30000xf32>\n    stablehlo.return %j, %w : tensor<i32>, tensor<30000xf32>\n  }\n"
      "  %z = stablehlo.add %r#1, %x : tensor<30000xf32>\n  return %z : tensor<30000xf32>\n}\n";
  Loaded l = load(context, text);
  TnBuffer *b[2] = {floats(0, 30000, 5), NULL};
  size_t peak = 0;
  TnExecuteOptions o = {.struct_size = sizeof o, .out_peak_bytes = &peak};
  CHECK_OK(tn_execute(l.x, &o, b, 1, b + 1, 1));
  CHECK(element(b[1], 2) == 7 + element(b[0], 2) && element(b[1], 3) == 0);
  if (strncmp(engine, "interp", 6)) CHECK(peak < 120000 + 1000);
  release(b, 2);
  unload(&l);
}

// An array that a loop makes of all of the last one changes places with its memory: one of the two is the output's,
// wherever the last array is, and that is the donated input's where there is one.
TN_TEST(values_change_places_with_outputs) {
  static const char text[] =
      "func.func @main(%x: tensor<30000xf32>, %n: tensor<i32>) -> tensor<30000xf32> {\n"
      "  %i = stablehlo.constant dense<0> : tensor<i32>\n  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %r:2 = stablehlo.while(%k = %i, %v = %x) : tensor<i32>, tensor<30000xf32>\n   cond {\n"
      "    %p = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    stablehlo.return %p : tensor<i1>\n  } do {\n    %j = stablehlo.add %k, %one : tensor<i32>\n"
      "    %w = stablehlo.reverse %v, dims = [0] : tensor<30000xf32>\n"
      "    %z = stablehlo.subtract %w, %v : tensor<30000xf32>\n"
      "    stablehlo.return %j, %z : tensor<i32>, tensor<30000xf32>\n  }\n"
      "  return %r#1 : tensor<30000xf32>\n}\n";
  Loaded l = load(context, text);
  for (int32_t k = 0; k < 8; k++) {
    int32_t n = k / 2;
    TnBuffer *b[3] = {floats(0, 30000, 0), NULL, NULL};
    size_t peak = 0;
    TnExecuteOptions o = {.struct_size = sizeof o, .out_peak_bytes = &peak, .n_donated = (size_t)(k % 2)};
    o.donated = &(uint32_t){0};
    CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I32, 0, NULL, &n, &b[1]));
    CHECK_OK(tn_execute(l.x, &o, b, 2, b + 2, 1));
    float scale = n ? ldexpf(n % 2 ? 1 : -1, n - 1) : 0;
    for (size_t i = 0; i < 30000; i += 101) CHECK(element(b[2], i) == (n ? scale * (29999 - 2 * (float)i) : (float)i));
    if (strncmp(engine, "interp", 6)) CHECK(peak < (k % 2 ? 121000 : 241000));
    release(b, 3);
  }
  unload(&l);
}

TN_TEST(donated_inputs_are_gone) {
  Loaded l = load(context, two);
  TnBuffer *b[4] = {floats(0, 4, 1), floats(0, 4, 10), NULL, NULL};
  uint32_t donated[2] = {1, 7};
  TnExecuteOptions o = {.struct_size = sizeof o, .donated = donated, .n_donated = 2};
  CHECK_FAILS(tn_execute(l.x, &o, b, 2, b + 2, 2), TN_ERROR_INVALID_ARGUMENT, "input 7 is donated, there are 2");
  TnBuffer *same[2] = {b[1], b[1]};
  o.n_donated = 1;
  CHECK_FAILS(tn_execute(l.x, &o, same, 2, b + 2, 2), TN_ERROR_INVALID_ARGUMENT,
              "donated input 1 shares memory with input 0");
  CHECK(element(b[1], 0) == 10);  // nothing happened yet
  CHECK_OK(tn_execute(l.x, &o, b, 2, b + 2, 2));
  CHECK(element(b[2], 3) == 17 && element(b[3], 3) == -9);
  float copy[4];
  CHECK(tn_buffer_data(b[1]) == NULL);
  CHECK_FAILS(tn_buffer_copy_to(b[1], copy, sizeof copy), TN_ERROR_FAILED_PRECONDITION, "donated as input 1 of @two");
  TnBytes text = {0};
  CHECK_FAILS(tn_buffer_format(b[1], 0, &text), TN_ERROR_FAILED_PRECONDITION, "donated as input 1 of @two");
  CHECK_FAILS(tn_buffer_print(b[1], true, &text), TN_ERROR_FAILED_PRECONDITION, "donated as input 1 of @two");
  CHECK_FAILS(tn_buffer_write_npy(b[1], "gone.npy"), TN_ERROR_FAILED_PRECONDITION, "donated as input 1 of @two");
  TnBuffer *out[2] = {NULL, NULL};
  CHECK_FAILS(tn_execute(l.x, NULL, b, 2, out, 2), TN_ERROR_INVALID_ARGUMENT, "input 1 was donated as input 1 of @two");
  release(b, 4);
  unload(&l);
}

TN_TEST(shapes_at_run_time) {
  TnContextOptions co = {.struct_size = sizeof co};
  co.limits = (TnLimits){.struct_size = sizeof co.limits, .specialisations = 3};
  TnContext *c = NULL;
  CHECK_OK(tn_context_create(&co, &c));
  Loaded l = load(c, dynamic);
  for (size_t k = 0; k < 20; k++) {
    size_t rows = 1 + (k * 7) % 5;
    TnBuffer *in = floats(rows, 3, 1), *out = NULL, *into = floats(rows, 3, 0);
    CHECK_OK(tn_execute(l.x, NULL, &in, 1, &out, 1));
    CHECK_INT(tn_buffer_dims(out)[0], rows);
    CHECK(element(out, rows * 3 - 1) == 2 * (float)(rows * 3));
    CHECK_OK(tn_execute_into(l.x, NULL, &in, 1, &into, 1));
    CHECK(element(into, rows * 3 - 1) == 2 * (float)(rows * 3));
    TnBuffer *small = floats(rows + 1, 3, 0);
    CHECK_FAILS(tn_execute_into(l.x, NULL, &in, 1, &small, 1), TN_ERROR_INVALID_ARGUMENT, "output 0 has another shape");
    TnBuffer *all[4] = {in, out, into, small};
    release(all, 4);
  }
  TnBuffer *wide = floats(2, 4, 0), *out = NULL;
  CHECK_FAILS(tn_execute(l.x, NULL, &wide, 1, &out, 1), TN_ERROR_INVALID_ARGUMENT,
              "input 0 is tensor<2x4xf32>, expected tensor<?x3xf32>: dim 1 is 4, expected 3");
  CHECK_FAILS(tn_executable_prepare(l.x, &wide, 1), TN_ERROR_INVALID_ARGUMENT, "dim 1 is 4");
  tn_buffer_release(wide);
  unload(&l);
  tn_context_destroy(c);
}

// Sizes that follow from elements of inputs: code for each list of those, and only of those.
TN_TEST(sizes_at_run_time) {
  static const char text[] =
      "func.func @main(%n: tensor<2xi64>, %k: tensor<i32>, %x: tensor<f32>) -> tensor<?x?xf32> {\n"
      "  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [] : (tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
      "  %1 = stablehlo.convert %k : (tensor<i32>) -> tensor<f32>\n"
      "  %2 = stablehlo.dynamic_broadcast_in_dim %1, %n, dims = [] : (tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>\n"
      "  %3 = stablehlo.add %0, %2 : tensor<?x?xf32>\n"
      "  return %3 : tensor<?x?xf32>\n}\n";
  if (strcmp(engine, "interp:passes") == 0) return;  // the passes run before there are values
  Loaded l = load(context, text);
  for (int64_t round = 0; round < 12; round++) {
    int64_t n[2] = {1 + round % 3, 2};
    int32_t k = (int32_t)round;
    float one = 1;
    TnBuffer *in[3] = {NULL}, *out = NULL;
    CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I64, 1, (int64_t[]){2}, n, &in[0]));
    CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I32, 0, NULL, &k, &in[1]));
    CHECK_OK(tn_buffer_create(context, TN_ELEMENT_F32, 0, NULL, &one, &in[2]));
    CHECK_OK(tn_execute(l.x, NULL, in, 3, &out, 1));
    CHECK(out && tn_buffer_rank(out) == 2 && tn_buffer_dims(out)[0] == n[0] && tn_buffer_dims(out)[1] == 2);
    CHECK(out && element(out, 2 * (size_t)n[0] - 1) == 1 + (float)round);
    tn_buffer_release(out);
    if (round == 11) {
      n[0] = -1;
      tn_buffer_release(in[0]);
      CHECK_OK(tn_buffer_create(context, TN_ELEMENT_I64, 1, (int64_t[]){2}, n, &in[0]));
      CHECK_FAILS(tn_execute(l.x, NULL, in, 3, &out, 1), TN_ERROR_INVALID_ARGUMENT, "[-1, 2]");
    }
    release(in, 3);
  }
  unload(&l);
}

static void *run_shapes(void *executable) {
  size_t wrong = 0;
  for (size_t k = 0; k < 60; k++) {
    size_t rows = 1 + (k * 3) % 7;
    TnBuffer *in = floats(rows, 3, 1), *out = NULL;
    TnError *e = tn_execute(executable, NULL, &in, 1, &out, 1);
    wrong += e || element(out, 3 * rows - 1) != 2 * (float)(3 * rows);
    tn_error_destroy(e);
    tn_buffer_release(in);
    tn_buffer_release(out);
  }
  return (void *)wrong;
}

TN_TEST(shapes_from_many_threads) {
  Loaded l = load(context, dynamic);
  pthread_t threads[4];
  for (int i = 0; i < 4; i++) CHECK(pthread_create(&threads[i], NULL, run_shapes, l.x) == 0);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    pthread_join(threads[i], &wrong);
    CHECK(wrong == NULL);
  }
  unload(&l);
}

static volatile int32_t cancel_flag;

static void *cancel_soon(void *unused) {
  const struct timespec soon = {.tv_nsec = 5000000};
  nanosleep(&soon, NULL);
  __atomic_store_n(&cancel_flag, 1, __ATOMIC_RELAXED);
  return unused;
}

TN_TEST(endless_programs_stop) {
  static const char *const programs[] = {forever, forever_each, slow};
  for (size_t i = 0; i < TN_COUNT(programs); i++) {
    Loaded l = load(context, programs[i]);
    TnBuffer *in = floats(0, 4, 1), *out = NULL;
    TnExecuteOptions o = {.struct_size = sizeof o, .cancel = &cancel_flag};
    pthread_t thread;
    cancel_flag = 0;
    uint64_t start = tn_time_ns();
    CHECK(pthread_create(&thread, NULL, cancel_soon, NULL) == 0);
    CHECK_FAILS(tn_execute(l.x, &o, &in, 1, &out, 1), TN_ERROR_CANCELLED, "cancelled");
    CHECK(tn_time_ns() - start < 10000000000u);
    pthread_join(thread, NULL);
    tn_buffer_release(in);
    unload(&l);
  }
}

// ---- routines that take long by themselves

// The CPU time of this process is what is measured: other work on the machine does not matter.
static double cpu_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double cancelled_at;

static void *cancel_at(void *seconds) {
  const struct timespec soon = {.tv_nsec = 1000000};
  while (cpu_seconds() < *(const double *)seconds) nanosleep(&soon, NULL);
  cancelled_at = cpu_seconds();
  __atomic_store_n(&cancel_flag, 1, __ATOMIC_RELAXED);
  return NULL;
}

static void release_all(TnBuffer *const *out, size_t n) {
  for (size_t i = 0; i < n; i++) tn_buffer_release(out[i]);
}

// CPU time of a whole run.
static double time_run(TnExecutable *x) {
  TnBuffer *out[6] = {NULL};
  const double start = cpu_seconds();
  CHECK_OK(tn_execute(x, NULL, NULL, 0, out, tn_executable_n_outputs(x)));
  const double end = cpu_seconds();
  release_all(out, tn_executable_n_outputs(x));
  return end - start;
}

// CPU time that a run goes on for once it is cancelled, which happens after a quarter of its time; -1: on a machine
// with much else to do the thread that cancels came too late for that to say anything.
static double time_after_cancel(TnExecutable *x, double whole) {
  TnBuffer *out[6] = {NULL};
  TnExecuteOptions o = {.struct_size = sizeof o, .cancel = &cancel_flag};
  pthread_t thread;
  cancel_flag = 0;
  const double start = cpu_seconds();
  double quarter = start + whole / 4;
  CHECK(pthread_create(&thread, NULL, cancel_at, &quarter) == 0);
  TnError *e = tn_execute(x, &o, NULL, 0, out, tn_executable_n_outputs(x));
  const double end = cpu_seconds();
  pthread_join(thread, NULL);
  release_all(out, e ? 0 : tn_executable_n_outputs(x));
  const bool in_time = e && cancelled_at - start < whole / 2;
  if (e) CHECK_FAILS(e, TN_ERROR_CANCELLED, "cancelled");
  return in_time ? end - cancelled_at : -1;
}

// %a: a matrix n x n with some large numbers on the diagonal and others that are all over the place off it.
#define MATRIX(N, T)                                                                                                 \
  "  %i = stablehlo.iota dim = 0 : tensor<" N "xi32>\n  %j = stablehlo.iota dim = 1 : tensor<" N                     \
  "xi32>\n"                                                                                                          \
  "  %p = stablehlo.compare EQ, %i, %j : (tensor<" N "xi32>, tensor<" N "xi32>) -> tensor<" N                        \
  "xi1>\n"                                                                                                           \
  "  %t = stablehlo.add %i, %j : tensor<" N "xi32>\n  %tf = stablehlo.convert %t : (tensor<" N "xi32>) -> tensor<" N \
  "x" T ">\n  %sin = stablehlo.sine %tf : tensor<" N "x" T                                                           \
  ">\n"                                                                                                              \
  "  %d = stablehlo.constant dense<5.0e+03> : tensor<" N "x" T                                                       \
  ">\n"                                                                                                              \
  "  %a = stablehlo.select %p, %d, %sin : tensor<" N "xi1>, tensor<" N "x" T ">\n"
// %a: n numbers that are all over the place.
#define NUMBERS(N, T)                                       \
  "  %i = stablehlo.iota dim = 0 : tensor<" N               \
  "xi32>\n"                                                 \
  "  %by = stablehlo.constant dense<747796405> : tensor<" N \
  "xi32>\n"                                                 \
  "  %b = stablehlo.multiply %i, %by : tensor<" N           \
  "xi32>\n"                                                 \
  "  %a = stablehlo.convert %b : (tensor<" N "xi32>) -> tensor<" N "x" T ">\n"
#define MAIN(RESULTS, BODY) "func.func @main() -> " RESULTS " {\n" BODY "}\n"

static const struct {
  const char *name, *text;
} routines[] = {
    {"fft", MAIN("tensor<4194304xcomplex<f32>>",
                 NUMBERS("4194304",
                         "complex<f32>") "  %r = stablehlo.fft %a, type = FFT, length = [4194304] : "
                                         "(tensor<4194304xcomplex<f32>>) -> "
                                         "tensor<4194304xcomplex<f32>>\n  return %r : tensor<4194304xcomplex<f32>>\n")},
    {"fft of a prime length",
     MAIN(
         "tensor<524287xcomplex<f64>>",
         NUMBERS("524287", "complex<f64>") "  %r = stablehlo.fft %a, type = IFFT, length = [524287] : "
                                           "(tensor<524287xcomplex<f64>>) -> "
                                           "tensor<524287xcomplex<f64>>\n  return %r : tensor<524287xcomplex<f64>>\n")},
    {"cholesky", MAIN("tensor<2500x2500xf32>",
                      MATRIX("2500x2500", "f32") "  %r = stablehlo.cholesky %a, lower = true : tensor<2500x2500xf32>\n"
                                                 "  return %r : tensor<2500x2500xf32>\n")},
    {"complex cholesky",
     MAIN("tensor<700x700xcomplex<f64>>",
          MATRIX("700x700",
                 "f64") "  %c = stablehlo.convert %a : (tensor<700x700xf64>) -> tensor<700x700xcomplex<f64>>\n"
                        "  %r = stablehlo.cholesky %c, lower = true : tensor<700x700xcomplex<f64>>\n"
                        "  return %r : tensor<700x700xcomplex<f64>>\n")},
    {"triangular_solve",
     MAIN("tensor<1800x1800xf32>",
          MATRIX("1800x1800", "f32") "  %r = \"stablehlo.triangular_solve\"(%a, %sin) <{left_side = true, lower = "
                                     "true, unit_diagonal = false, "
                                     "transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1800x1800xf32>, "
                                     "tensor<1800x1800xf32>) -> "
                                     "tensor<1800x1800xf32>\n  return %r : tensor<1800x1800xf32>\n")},
    {"complex triangular_solve",
     MAIN("tensor<450x450xcomplex<f64>>",
          MATRIX("450x450",
                 "f64") "  %c = stablehlo.convert %a : (tensor<450x450xf64>) -> tensor<450x450xcomplex<f64>>\n"
                        "  %r = \"stablehlo.triangular_solve\"(%c, %c) <{left_side = true, lower = true, unit_diagonal "
                        "= false, "
                        "transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<450x450xcomplex<f64>>, "
                        "tensor<450x450xcomplex<f64>>) -> tensor<450x450xcomplex<f64>>\n"
                        "  return %r : tensor<450x450xcomplex<f64>>\n")},
    {"lu", MAIN("tensor<2000x2000xf32>",
                MATRIX("2000x2000",
                       "f32") "  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.backend_config = {}} : "
                              "(tensor<2000x2000xf32>) -> (tensor<2000x2000xf32>, tensor<2000xi32>, tensor<i32>)\n"
                              "  return %r#0 : tensor<2000x2000xf32>\n")},
    {"complex lu",
     MAIN("tensor<200x200xcomplex<f64>>",
          MATRIX(
              "200x200",
              "f64") "  %c = stablehlo.convert %a : (tensor<200x200xf64>) -> tensor<200x200xcomplex<f64>>\n"
                     "  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%c) {mhlo.backend_config = {}} : "
                     "(tensor<200x200xcomplex<f64>>) -> (tensor<200x200xcomplex<f64>>, tensor<200xi32>, tensor<i32>)\n"
                     "  return %r#0 : tensor<200x200xcomplex<f64>>\n")},
    {"qr",
     MAIN("tensor<600x600xf64>",
          MATRIX("600x600",
                 "f64") "  %r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) {mhlo.backend_config = {}} : "
                        "(tensor<600x600xf64>) -> (tensor<600x600xf64>, tensor<600xf64>)\n"
                        "  %q = stablehlo.custom_call @lapack_dorgqr_ffi(%r#0, %r#1) {mhlo.backend_config = {}} : "
                        "(tensor<600x600xf64>, tensor<600xf64>) -> tensor<600x600xf64>\n"
                        "  return %q : tensor<600x600xf64>\n")},
    {"eigh", MAIN("tensor<500xf64>",
                  MATRIX("500x500",
                         "f64") "  %r:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%a) {mhlo.backend_config = {mode = "
                                "86 : ui8, uplo = 76 : "
                                "ui8}} : (tensor<500x500xf64>) -> (tensor<500x500xf64>, tensor<500xf64>, tensor<i32>)\n"
                                "  return %r#1 : tensor<500xf64>\n")},
    {"svd",
     MAIN(
         "tensor<400xf64>",
         MATRIX(
             "400x400",
             "f64") "  %r:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%a) {mhlo.backend_config = {mode = 65 : ui8}} : "
                    "(tensor<400x400xf64>) -> (tensor<400x400xf64>, tensor<400xf64>, tensor<400x400xf64>, "
                    "tensor<400x400xf64>, "
                    "tensor<i32>)\n  return %r#1 : tensor<400xf64>\n")},
    {"sort",
     MAIN("(tensor<1500000xf32>, tensor<1500000xi32>)",
          NUMBERS(
              "1500000",
              "f32") "  %r:2 = \"stablehlo.sort\"(%a, %i) <{dimension = 0 : i64, is_stable = true}> ({\n"
                     "  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<i32>, %w: tensor<i32>):\n"
                     "    %l = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                     "    stablehlo.return %l : tensor<i1>\n"
                     "  }) : (tensor<1500000xf32>, tensor<1500000xi32>) -> (tensor<1500000xf32>, tensor<1500000xi32>)\n"
                     "  return %r#0, %r#1 : tensor<1500000xf32>, tensor<1500000xi32>\n")},
    {"sort of wide keys",
     MAIN(
         "tensor<2000000xf64>",
         NUMBERS("2000000",
                 "f64") "  %r = \"stablehlo.sort\"(%a) <{dimension = 0 : i64, is_stable = true}> ({\n"
                        "  ^bb0(%x: tensor<f64>, %y: tensor<f64>):\n"
                        "    %l = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>\n"
                        "    stablehlo.return %l : tensor<i1>\n"
                        "  }) : (tensor<2000000xf64>) -> tensor<2000000xf64>\n  return %r : tensor<2000000xf64>\n")},
    {"sort of bytes",
     MAIN("tensor<60000000xi8>",
          NUMBERS("60000000", "i8") "  %r = \"stablehlo.sort\"(%a) <{dimension = 0 : i64}> ({\n"
                                    "  ^bb0(%x: tensor<i8>, %y: tensor<i8>):\n"
                                    "    %l = stablehlo.compare LT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>\n"
                                    "    stablehlo.return %l : tensor<i1>\n"
                                    "  }) : (tensor<60000000xi8>) -> tensor<60000000xi8>\n"
                                    "  return %r : tensor<60000000xi8>\n")},
    {"top_k",
     MAIN("tensor<500000xf64>",
          NUMBERS("2000000",
                  "f64") "  %v, %at = chlo.top_k(%a, k = 500000) : tensor<2000000xf64> -> (tensor<500000xf64>, "
                         "tensor<500000xi32>)\n  return %v : tensor<500000xf64>\n")},
    {"convolution",
     MAIN("tensor<1x1x20001x64xf32>",
          "  %i = stablehlo.iota dim = 2 : tensor<1x1x20000x64xf32>\n"
          "  %k = stablehlo.iota dim = 2 : tensor<1x128x64x64xf32>\n"
          "  %r = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = "
          "[[0, 0], [64, 64]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
          "(tensor<1x1x20000x64xf32>, tensor<1x128x64x64xf32>) -> tensor<1x1x20001x64xf32>\n"
          "  return %r : tensor<1x1x20001x64xf32>\n")},
    {"scatter",
     MAIN("tensor<4096xf32>",
          NUMBERS("16777216",
                  "f32") "  %m = stablehlo.constant dense<4095> : tensor<16777216xi32>\n"
                         "  %c = stablehlo.and %b, %m : tensor<16777216xi32>\n"
                         "  %k = stablehlo.reshape %c : (tensor<16777216xi32>) -> tensor<16777216x1xi32>\n"
                         "  %z = stablehlo.constant dense<0.0> : tensor<4096xf32>\n"
                         "  %r = \"stablehlo.scatter\"(%z, %k, %a) <{scatter_dimension_numbers = #stablehlo.scatter<"
                         "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({\n"
                         "  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo.add %x, %y : tensor<f32>\n"
                         "    stablehlo.return %s : tensor<f32>\n  }) : (tensor<4096xf32>, tensor<16777216x1xi32>, "
                         "tensor<16777216xf32>) -> tensor<4096xf32>\n  return %r : tensor<4096xf32>\n")},
};

// A run that is cancelled after a quarter of its time does not go on for another one.
TN_TEST(long_routines_stop) {
  for (size_t i = 0; i < TN_COUNT(routines); i++) {
    Loaded l = load(context, routines[i].text);
    time_run(l.x);  // the first one gets its memory
    const double whole = time_run(l.x);
    double after = -1;
    for (int attempt = 0; attempt < 50 && !(after >= 0 && after < whole / 4); attempt++)
      after = time_after_cancel(l.x, whole);
    if (!(after < whole / 4)) printf("%s goes on for %g of %g seconds\n", routines[i].name, after, whole);
    CHECK(after >= 0 && after < whole / 4);
    unload(&l);
  }
}

TN_TEST(compiling_stops) {
  int32_t cancel = 1;
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnCompileOptions o = {.struct_size = sizeof o, .engine = engine, .cancel = &cancel};
  CHECK_OK(tn_module_read(context, two, strlen(two), NULL, &m));
  if (strncmp(engine, "interp", 6)) CHECK_FAILS(tn_compile(context, m, &o, &x), TN_ERROR_CANCELLED, "cancelled");
  CHECK(x == NULL);
  tn_module_destroy(m);
}

TN_TEST(memory_limits) {
  TnContextOptions co = {.struct_size = sizeof co};
  co.limits = (TnLimits){.struct_size = sizeof co.limits, .memory_bytes = 16};
  TnContext *c = NULL;
  CHECK_OK(tn_context_create(&co, &c));
  Loaded l = load(c, two);
  TnBuffer *b[4] = {floats(0, 4, 1), floats(0, 4, 10), NULL, NULL};
  CHECK_FAILS(tn_execute(l.x, NULL, b, 2, b + 2, 2), TN_ERROR_RESOURCE_EXHAUSTED, "limits.memory_bytes");
  release(b, 4);
  unload(&l);
  tn_context_destroy(c);
}

// Of one tensor<8x8xf32> to another, by routines and control flow of all kinds.
#define OF_EIGHT(body)                                                                                            \
  "func.func @main(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n" \
  body "  return %r : tensor<8x8xf32>\n}\n"
static const char *const kinds[] = {
    OF_EIGHT("  %r = \"stablehlo.sort\"(%x) <{dimension = 1 : i64}> ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
             "    %l = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
             "    stablehlo.return %l : tensor<i1>\n  }) : (tensor<8x8xf32>) -> tensor<8x8xf32>\n"),
    OF_EIGHT("  %c = stablehlo.complex %x, %x : tensor<8x8xcomplex<f32>>\n"
             "  %f = stablehlo.fft %c, type = FFT, length = [8] : (tensor<8x8xcomplex<f32>>) -> "
             "tensor<8x8xcomplex<f32>>\n  %r = stablehlo.real %f : (tensor<8x8xcomplex<f32>>) -> tensor<8x8xf32>\n"),
    OF_EIGHT("  %r = stablehlo.cholesky %x, lower = true : tensor<8x8xf32>\n"),
    OF_EIGHT("  %r = stablehlo.dot %x, %x : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>\n"),
    OF_EIGHT("  %i = stablehlo.reshape %x : (tensor<8x8xf32>) -> tensor<1x8x8x1xf32>\n"
             "  %k = stablehlo.constant dense<1.0> : tensor<3x3x1x1xf32>\n"
             "  %o = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
             "window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
             "(tensor<1x8x8x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x8x8x1xf32>\n"
             "  %r = stablehlo.reshape %o : (tensor<1x8x8x1xf32>) -> tensor<8x8xf32>\n"),
    OF_EIGHT("  %r = stablehlo.while(%i = %x) : tensor<8x8xf32>\n   cond {\n"
             "    %s = stablehlo.reduce(%i init: %z) applies stablehlo.add across dimensions = [0, 1] : "
             "(tensor<8x8xf32>, tensor<f32>) -> tensor<f32>\n    %m = stablehlo.constant dense<1.0e6> : tensor<f32>\n"
             "    %g = stablehlo.compare LT, %s, %m : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
             "    stablehlo.return %g : tensor<i1>\n  } do {\n    %j = stablehlo.add %i, %i : tensor<8x8xf32>\n"
             "    stablehlo.return %j : tensor<8x8xf32>\n  }\n"),
    OF_EIGHT("  %i = stablehlo.convert %x : (tensor<8x8xf32>) -> tensor<8x8xi32>\n"
             "  %j = stablehlo.reshape %i : (tensor<8x8xi32>) -> tensor<32x2xi32>\n"
             "  %u = stablehlo.constant dense<1.0> : tensor<32xf32>\n"
             "  %r = \"stablehlo.scatter\"(%x, %j, %u) <{scatter_dimension_numbers = #stablehlo.scatter<"
             "inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({\n"
             "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %s = stablehlo.add %a, %b : tensor<f32>\n"
             "    stablehlo.return %s : tensor<f32>\n  }) : (tensor<8x8xf32>, tensor<32x2xi32>, tensor<32xf32>) -> "
             "tensor<8x8xf32>\n"),
    OF_EIGHT("  %s = stablehlo.constant dense<7> : tensor<2xui64>\n"
             "  %t, %b = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> "
             "(tensor<2xui64>, tensor<8x8xui32>)\n"
             "  %f = stablehlo.convert %b : (tensor<8x8xui32>) -> tensor<8x8xf32>\n"
             "  %r = stablehlo.add %f, %x : tensor<8x8xf32>\n"),
    ("func.func @main(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {\n"
     "  %r = stablehlo.tanh %x : tensor<?x8xf32>\n  return %r : tensor<?x8xf32>\n}\n"),
};

static void check_no_allocation(TnExecutable *x, TnBuffer *const *b, size_t n_in, size_t n_out) {
  CHECK_OK(tn_execute_into(x, NULL, b, n_in, b + n_in, n_out));
  tn_debug.alloc_fail_at = INT64_MAX;  // allocations are counted from here on
  int64_t before = tn_debug.alloc_count;
  for (int k = 0; k < 10; k++) CHECK_OK(tn_execute_into(x, NULL, b, n_in, b + n_in, n_out));
  CHECK_INT(tn_debug.alloc_count, before);
  tn_debug.alloc_fail_at = 0;
}

TN_TEST(calls_allocate_nothing) {
  if (strncmp(engine, "interp", 6) == 0) return;
  Loaded l = load(context, two);
  TnBuffer *b[4] = {floats(0, 4, 1), floats(0, 4, 10), floats(0, 4, 0), floats(0, 4, 0)};
  check_no_allocation(l.x, b, 2, 2);
  release(b, 4);
  unload(&l);
  for (size_t i = 0; i < TN_COUNT(kinds); i++) {
    l = load(context, kinds[i]);
    TnBuffer *c[2] = {floats(8, 8, 1), floats(8, 8, 0)};
    check_no_allocation(l.x, c, 1, 1);
    release(c, 2);
    unload(&l);
  }
}

// ---- system calls, counted in a child

// On one thread: how long workers of a pool wait before they sleep is a matter of time, tested with the pool.
static int make_silent_calls(const void *text) {
  TnContextOptions o = {.struct_size = sizeof o, .threads = 1};
  TnContext *c = NULL;
  CHECK_OK(tn_context_create(&o, &c));
  Loaded l = load(c, text);
  TnBuffer *b[2] = {floats(8, 8, 1), floats(8, 8, 0)};
  CHECK_OK(tn_execute_into(l.x, NULL, b, 1, b + 1, 1));
  if (!count_system_calls()) return NO_FILTERS;
  const int before = n_system_calls;
  for (int k = 0; k < 10; k++) CHECK_OK(tn_execute_into(l.x, NULL, b, 1, b + 1, 1));
  return n_system_calls == before && !test_failed_here ? SILENT : NOT_SILENT;
}

static void check_silent(const char *text) {
  const int status = status_in_child(make_silent_calls, text);
  if (status == NO_FILTERS) SKIP("no system call filters here");
  if (status != SILENT) printf("%s: system calls in:\n%s\n", engine, text);
  CHECK_INT(status, SILENT);
}

TN_TEST(calls_make_no_system_calls) {
  if (strncmp(engine, "interp", 6) == 0) return;
  for (size_t i = 0; i < TN_COUNT(kinds); i++) check_silent(kinds[i]);
}

// engine_call [ENGINE]: on all engines, or on one.
int main(int argc, char **argv) {
  if (tn_context_create(NULL, &context)) return 1;
  for (size_t i = 0; (engine = tn_engine_name(i)); i++) {
    if (!tn_engine_available(i) || (argc > 1 && strcmp(argv[1], engine))) continue;
    RUN(into_buffers_of_the_caller);
    RUN(wrong_outputs);
    RUN(misaligned_inputs);
    RUN(donated_inputs_are_gone);
    RUN(outputs_take_over_donated_inputs);
    RUN(swapped_memory_is_no_donated_input);
    RUN(values_share_memory);
    RUN(values_change_places_with_outputs);
    RUN(shapes_at_run_time);
    RUN(sizes_at_run_time);
    RUN(shapes_from_many_threads);
    RUN(endless_programs_stop);
    RUN(compiling_stops);
    RUN(memory_limits);
    RUN(calls_allocate_nothing);
    RUN(calls_make_no_system_calls);
  }
  engine = NULL;
  RUN(long_routines_stop);
  tn_context_destroy(context);
  return test_report();
}

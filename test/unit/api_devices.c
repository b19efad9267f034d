// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Through the public API: programs on several devices, transfers with the host, tuples and tokens as inputs and
// outputs, and literals.
#include "tenon/tenon.h"

#include <pthread.h>

#include "test.h"

static TnContext *context;

static bool is_error(TnError *e, TnErrorCode code, const char *text) {
  bool ok = e && tn_error_code(e) == code && strstr(tn_error_message(e), text);
  if (!ok) printf("got: %s\nexpected: %s\n", e ? tn_error_message(e) : "no error", text);
  tn_error_destroy(e);
  return ok;
}

static bool is_ok(TnError *e) {
  if (e) printf("got: %s\n", tn_error_message(e));
  tn_error_destroy(e);
  return !e;
}

typedef struct Machine {
  TnModule *m;
  TnExecutable *x;
} Machine;

static bool open_machine(Machine *x, const char *text, uint32_t replicas, uint32_t partitions) {
  TnCompileOptions o = {.struct_size = sizeof o, .replicas = replicas, .partitions = partitions};
  *x = (Machine){0};
  return is_ok(tn_module_read(context, text, strlen(text), NULL, &x->m)) && is_ok(tn_compile(context, x->m, &o, &x->x));
}

static void close_machine(Machine *x) {
  tn_executable_destroy(x->x);
  tn_module_destroy(x->m);
}

static TnBuffer *literal(const char *text) {
  TnBuffer *b = NULL;
  CHECK(is_ok(tn_buffer_parse(context, text, &b)));
  return b;
}

static void check_literal(const TnBuffer *b, const char *want) {
  TnBytes text = {0};
  CHECK(is_ok(tn_buffer_print(b, true, &text)));
  CHECK_STR(text.data, want);
  tn_bytes_free(&text);
}

// ---- literals

TN_TEST(literals_come_back) {
  static const char *const texts[] = {
      "dense<[1, -2]> : tensor<2xi4>",
      "dense<true> : tensor<i1>",
      "dense<> : tensor<0x3xui8>",
      "dense<[[1.500000e+00, 0x7FC00000]]> : tensor<1x2xf32>",
      "dense<(1.000000e+00,2.000000e+00)> : tensor<3xcomplex<f64>>",
      "dense<7> : tensor<1000x1000xi64>",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    TnBuffer *b = literal(texts[i]);
    if (b) check_literal(b, texts[i]);
    tn_buffer_release(b);
  }
}

TN_TEST(literals_that_are_wrong) {
  TnBuffer *b = NULL;
  CHECK(is_error(tn_buffer_parse(context, "4.0 : f32", &b), TN_ERROR_INVALID_ARGUMENT, "is no literal"));
  CHECK(is_error(tn_buffer_parse(context, "dense<[1, 2]> : tensor<3xi32>", &b), TN_ERROR_INVALID_ARGUMENT, "expected"));
  CHECK(is_error(tn_buffer_parse(context, "", &b), TN_ERROR_INVALID_ARGUMENT, ""));
  CHECK(is_error(tn_buffer_parse(context, "dense<1> : tensor<2xi3>", &b), TN_ERROR_INVALID_ARGUMENT, ""));
  CHECK(b == NULL);
}

TN_TEST(rows) {
  TnBuffer *b = literal("dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>");
  TnBytes text = {0};
  CHECK(is_ok(tn_buffer_print(b, false, &text)));
  CHECK_STR(text.data, "tensor<2x2xi8> {\n  [\n    [1, 2],\n    [3, 4]\n  ]\n}");
  tn_bytes_free(&text);
  tn_buffer_release(b);
}

// ---- tuples and tokens

TN_TEST(tuples_are_taken_apart) {
  Machine x;
  CHECK(open_machine(&x,
                     "func.func @main(%t: tuple<tensor<i8>, tuple<tensor<2xi8>, !stablehlo.token>>)\n"
                     "    -> (tuple<tuple<tensor<2xi8>, !stablehlo.token>, tensor<i8>>, tensor<i8>) {\n"
                     "  %a = stablehlo.get_tuple_element %t[0] : (tuple<tensor<i8>, tuple<tensor<2xi8>, "
                     "!stablehlo.token>>) -> tensor<i8>\n"
                     "  %b = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i8>, tuple<tensor<2xi8>, "
                     "!stablehlo.token>>) -> tuple<tensor<2xi8>, !stablehlo.token>\n"
                     "  %c = stablehlo.tuple %b, %a : tuple<tuple<tensor<2xi8>, !stablehlo.token>, tensor<i8>>\n"
                     "  return %c, %a : tuple<tuple<tensor<2xi8>, !stablehlo.token>, tensor<i8>>, tensor<i8>\n}\n",
                     0, 0));
  CHECK_INT(tn_executable_n_inputs(x.x), 3);
  CHECK_INT(tn_executable_n_outputs(x.x), 4);
  TnTensorType type = {.struct_size = sizeof type};
  CHECK(is_ok(tn_executable_input_type(x.x, 1, &type)));
  CHECK_STR(type.text, "tensor<2xi8>");
  CHECK(is_ok(tn_executable_output_type(x.x, 1, &type)));
  CHECK_INT(type.element, TN_ELEMENT_NONE);
  TnBuffer *in[3] = {literal("dense<5> : tensor<i8>"), literal("dense<[1, 2]> : tensor<2xi8>"), NULL}, *out[4];
  CHECK(is_ok(tn_buffer_create(context, TN_ELEMENT_NONE, 0, NULL, NULL, &in[2])));
  if (is_ok(tn_execute(x.x, NULL, in, 3, out, 4))) {
    check_literal(out[0], "dense<[1, 2]> : tensor<2xi8>");
    CHECK_INT(tn_buffer_type(out[1]), TN_ELEMENT_NONE);
    check_literal(out[2], "dense<5> : tensor<i8>");
    for (int i = 0; i < 4; i++) tn_buffer_release(out[i]);
  } else {
    CHECK(0);
  }
  TnBuffer *wrong[3] = {in[0], in[2], in[1]};
  CHECK(is_error(tn_execute(x.x, NULL, wrong, 3, out, 4), TN_ERROR_INVALID_ARGUMENT,
                 "input 1 is a token, expected tensor<2xi8>"));
  for (int i = 0; i < 3; i++) tn_buffer_release(in[i]);
  close_machine(&x);
}

// ---- devices

static const char place[] =
    "func.func @main(%x: tensor<i64>) -> (tensor<i64>, tensor<ui32>) {\n"
    "  %0 = \"stablehlo.all_reduce\"(%x) ({\n  ^bb0(%a: tensor<i64>, %b: tensor<i64>):\n"
    "    %s = stablehlo.add %a, %b : tensor<i64>\n    stablehlo.return %s : tensor<i64>\n"
    "  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>\n"
    "  %1 = stablehlo.partition_id : tensor<ui32>\n  return %0, %1 : tensor<i64>, tensor<ui32>\n}\n";

TN_TEST(inputs_and_outputs_of_devices) {
  Machine x;
  CHECK(open_machine(&x, place, 2, 3));
  CHECK_INT(tn_executable_n_inputs(x.x), 6);
  CHECK_INT(tn_executable_n_outputs(x.x), 12);
  TnTensorType type = {.struct_size = sizeof type};
  CHECK(is_ok(tn_executable_output_type(x.x, 11, &type)));
  CHECK_STR(type.text, "tensor<ui32>");
  CHECK(is_error(tn_executable_output_type(x.x, 12, &type), TN_ERROR_OUT_OF_RANGE, "there are 12"));
  TnBuffer *in[6], *out[12] = {NULL};
  for (int64_t d = 0; d < 6; d++) {
    int64_t v = (int64_t)1 << (4 * d);
    CHECK(is_ok(tn_buffer_create(context, TN_ELEMENT_I64, 0, NULL, &v, &in[d])));
  }
  CHECK(is_ok(tn_execute(x.x, NULL, in, 6, out, 12)));
  for (int d = 0; d < 6 && out[0]; d++) {
    int64_t sum = *(const int64_t *)tn_buffer_data(out[2 * d]), want = ((int64_t)1 << (4 * (d % 3))) * 0x1001;
    CHECK_INT(sum, want);
    CHECK_INT(*(const uint32_t *)tn_buffer_data(out[2 * d + 1]), d % 3);
  }
  CHECK(is_error(tn_execute(x.x, NULL, in, 1, out, 12), TN_ERROR_INVALID_ARGUMENT, "1 inputs given, expected 6"));
  for (int i = 0; i < 12; i++) tn_buffer_release(out[i]);
  for (int i = 0; i < 6; i++) tn_buffer_release(in[i]);
  close_machine(&x);
}

TN_TEST(too_many_devices) {
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  TnCompileOptions o = {.struct_size = sizeof o, .replicas = 65536, .partitions = 65536};
  CHECK(is_ok(tn_module_read(context, place, strlen(place), NULL, &m)));
  CHECK(is_error(tn_compile(context, m, &o, &x), TN_ERROR_INVALID_ARGUMENT, "expected at most 4096 devices"));
  tn_module_destroy(m);
}

static void *run_often(void *arg) {
  Machine *x = arg;
  TnBuffer *in[2] = {NULL}, *out[4];
  int64_t v = 3;
  TnError *e = NULL;
  for (int i = 0; i < 2 && !e; i++) e = tn_buffer_create(context, TN_ELEMENT_I64, 0, NULL, &v, &in[i]);
  for (int i = 0; i < 50 && !e; i++) {
    e = tn_execute(x->x, NULL, in, 2, out, 4);
    for (int k = 0; k < 4 && !e; k++) tn_buffer_release(out[k]);
  }
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  return e;
}

TN_TEST(one_executable_in_many_threads) {
  Machine x;
  pthread_t threads[4];
  CHECK(open_machine(&x, place, 2, 1));
  for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, run_often, &x);
  for (int i = 0; i < 4; i++) {
    void *e = NULL;
    pthread_join(threads[i], &e);
    CHECK(is_ok(e));
  }
  close_machine(&x);
}

TN_TEST(cancel_reaches_all_devices) {
  Machine x;
  volatile int32_t cancel = 1;
  TnExecuteOptions o = {.struct_size = sizeof o, .cancel = &cancel};
  TnBuffer *in[2] = {literal("dense<5> : tensor<i64>"), literal("dense<5> : tensor<i64>")}, *out[4];
  CHECK(open_machine(&x, place, 2, 1));
  CHECK(is_error(tn_execute(x.x, &o, in, 2, out, 4), TN_ERROR_CANCELLED, "cancelled"));
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  close_machine(&x);
}

// ---- transfers

typedef struct Host {
  pthread_mutex_t lock;
  int64_t fed_out, sent;
  int mistake;  // 1: gives nothing, 2: gives another type, 3: fails
} Host;

static TnError *serve(void *user, TnTransfer *t) {
  Host *h = user;
  if (tn_transfer_kind(t) == TN_TRANSFER_OUTFEED || tn_transfer_kind(t) == TN_TRANSFER_SEND) {
    int64_t v = *(const int64_t *)tn_buffer_data(tn_transfer_value(t, 0));
    pthread_mutex_lock(&h->lock);
    *(tn_transfer_kind(t) == TN_TRANSFER_SEND ? &h->sent : &h->fed_out) += v * (1 + tn_transfer_channel(t));
    pthread_mutex_unlock(&h->lock);
    TnError *refused = tn_transfer_set_value(t, 0, tn_transfer_value(t, 0));
    if (!refused) return tn_error_create(TN_ERROR_INTERNAL, "was taken");
    tn_error_destroy(refused);
    return NULL;
  }
  if (h->mistake == 1) return NULL;
  if (h->mistake == 3) return tn_error_create(TN_ERROR_UNAVAILABLE, "the host is out");
  int64_t v = 10 + tn_transfer_replica(t) + tn_transfer_channel(t);
  TnBuffer *b = NULL;
  TnError *e = tn_buffer_create(NULL, h->mistake == 2 ? TN_ELEMENT_F64 : TN_ELEMENT_I64, 0, NULL, &v, &b);
  if (!e) e = tn_transfer_set_value(t, 0, b);
  tn_buffer_release(b);
  return e;
}

static const char transfers[] =
    "func.func @main(%t: !stablehlo.token) -> (tensor<i64>, !stablehlo.token) {\n"
    "  %0, %t0 = \"stablehlo.infeed\"(%t) {infeed_config = \"in\"} : (!stablehlo.token) -> (tensor<i64>, "
    "!stablehlo.token)\n"
    "  %1, %t1 = \"stablehlo.recv\"(%t0) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, "
    "is_host_transfer = true} : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)\n"
    "  %2 = stablehlo.add %0, %1 : tensor<i64>\n"
    "  %t2 = \"stablehlo.outfeed\"(%2, %t1) {outfeed_config = \"out\"} : (tensor<i64>, !stablehlo.token) -> "
    "!stablehlo.token\n"
    "  %t3 = \"stablehlo.send\"(%0, %t2) {channel_handle = #stablehlo.channel_handle<handle = 9, type = 2>, "
    "is_host_transfer = true} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token\n"
    "  return %2, %t3 : tensor<i64>, !stablehlo.token\n}\n";

TN_TEST(transfers_with_the_host) {
  Machine x;
  Host h = {.lock = PTHREAD_MUTEX_INITIALIZER};
  TnExecuteOptions o = {.struct_size = sizeof o, .transfer = serve, .transfer_user = &h};
  TnBuffer *in[2] = {NULL}, *out[4] = {NULL};
  for (int i = 0; i < 2; i++) CHECK(is_ok(tn_buffer_create(context, TN_ELEMENT_NONE, 0, NULL, NULL, &in[i])));
  CHECK(open_machine(&x, transfers, 2, 1));
  CHECK(is_ok(tn_execute(x.x, &o, in, 2, out, 4)));
  if (out[0]) check_literal(out[0], "dense<25> : tensor<i64>");  // 10 + (10 + 5)
  if (out[2]) check_literal(out[2], "dense<27> : tensor<i64>");
  CHECK_INT(h.fed_out, 25 + 27);
  CHECK_INT(h.sent, 10 * (10 + 11));
  for (int i = 0; i < 4; i++) tn_buffer_release(out[i]);
  static const char *const wants[] = {"value 0 that arrives is no tensor", "value 0 that arrives is f64 of shape []",
                                      "the host is out"};
  for (h.mistake = 1; h.mistake <= 3; h.mistake++)
    CHECK(is_error(tn_execute(x.x, &o, in, 2, out, 4),
                   h.mistake == 3 ? TN_ERROR_UNAVAILABLE : TN_ERROR_INVALID_ARGUMENT, wants[h.mistake - 1]));
  for (int i = 0; i < 2; i++) tn_buffer_release(in[i]);
  close_machine(&x);
}

int main(void) {
  if (!is_ok(tn_context_create(NULL, &context))) return 1;
  RUN(literals_come_back);
  RUN(literals_that_are_wrong);
  RUN(rows);
  RUN(tuples_are_taken_apart);
  RUN(inputs_and_outputs_of_devices);
  RUN(too_many_devices);
  RUN(one_executable_in_many_threads);
  RUN(cancel_reaches_all_devices);
  RUN(transfers_with_the_host);
  tn_context_destroy(context);
  return test_report();
}

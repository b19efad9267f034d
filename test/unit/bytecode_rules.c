// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What each StableHLO version can hold: every row of vhlo.def and every `since` of codes.def by a program that needs
// it. At that version it is written and reads back the same; one version before it is refused with this message.
#include "bytecode/tables.h"
#include "bytecode/uses.h"
#include "bytecode_work.h"
#include "test.h"

#define ARG1(type) "func.func @main(%x: " type ") -> " type " { return %x : " type " }"
#define TENSOR(elem) ARG1("tensor<4x" elem ">")
#define ACCURACY(op)                                                                                              \
  "func.func @main(%x: tensor<f32>) -> tensor<f32> { %0 = \"stablehlo." op                                        \
  "\"(%x) <{result_accuracy = "                                                                                   \
  "#stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<f32>) -> " \
  "tensor<f32> return %0 : tensor<f32> }"
#define OF_ACCURACY(op) "stablehlo." op ": attribute 'result_accuracy'"
#define SUM                                                                                                   \
  "({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : " \
  "tensor<f32> })"
#define SUM64                                                                                                 \
  "({ ^bb0(%a: tensor<f64>, %b: tensor<f64>): %s = stablehlo.add %a, %b : tensor<f64> stablehlo.return %s : " \
  "tensor<f64> })"
#define PROMOTES " a result of another element type"
#define TWO " several operands"

typedef struct Rule {
  unsigned major, minor;  // first version that can hold it
  const char *message;    // before, without " needs StableHLO ..."
  const char *program;
} Rule;

static const Rule rules[] = {
    // Ops.
    {0, 16, "stablehlo.collective_broadcast: the op",
     "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = \"stablehlo.collective_broadcast\"(%x) "
     "<{replica_groups = "
     "dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }"},
    {0, 19, "stablehlo.composite: the op",
     "func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }"
     "func.func @main(%x: tensor<f32>) -> tensor<f32> { %0 = \"stablehlo.composite\"(%x) <{name = \"a.b\", "
     "decomposition = "
     "@f, version = 3 : i32}> : (tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }"},
    {1, 4, "stablehlo.tan: the op",
     "func.func @main(%x: tensor<f32>) -> tensor<f32> { %0 = stablehlo.tan %x : tensor<f32> return %0 : tensor<f32> }"},
    {1, 15, "stablehlo.async_start: the op",
     "func.func @main(%x: tensor<f32>) { %0 = \"stablehlo.async_start\"(%x) ({ ^bb0(%a: tensor<f32>): %s = "
     "stablehlo.negate "
     "%a : tensor<f32> stablehlo.return %s : tensor<f32> }) : (tensor<f32>) -> !stablehlo.future<tensor<f32>> %1 = "
     "\"stablehlo.async_done\"(%0) : (!stablehlo.future<tensor<f32>>) -> tensor<f32> return }"},
    {1, 19, "stablehlo.collective_reduce: the op",
     "func.func @main(%x: tensor<f32>) -> tensor<f32> { %0 = \"stablehlo.collective_reduce\"(%x) <{replica_groups = "
     "dense<[[0, 1]]> : tensor<1x2xi64>}> " SUM " : (tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }"},
    {1, 11, "chlo.erf: an op of another dialect than stablehlo and func",
     "func.func @main(%x: tensor<f32>) -> tensor<f32> { %0 = chlo.erf %x : tensor<f32> -> tensor<f32> return %0 : "
     "tensor<f32> }"},
    {1, 11, "sdy.mesh: an op of another dialect than stablehlo and func",
     "sdy.mesh @m = <[\"a\"=2]> func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = sdy.sharding_constraint %x "
     "<@m, "
     "[{\"a\"}]> : tensor<4xf32> return %0 : tensor<4xf32> }"},
    // Attributes that came with a new number of an op.
    {1, 1, "stablehlo.gather: attribute 'operand_batching_dims'",
     "func.func @main(%x: tensor<3x4x2xi32>, %i: tensor<3x2x2xi64>) -> tensor<3x2x2xi32> { %0 = "
     "\"stablehlo.gather\"(%x, %i) "
     "<{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = "
     "[0], "
     "start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, "
     "1, 2>}> "
     ": (tensor<3x4x2xi32>, tensor<3x2x2xi64>) -> tensor<3x2x2xi32> return %0 : tensor<3x2x2xi32> }"},
    {1, 1, "stablehlo.dynamic_gather: attribute 'operand_batching_dims'",
     "func.func @main(%x: tensor<3x4x2xi32>, %i: tensor<3x2x2xi64>, %s: tensor<3xi32>) { %0 = "
     "\"stablehlo.dynamic_gather\"(%x, "
     "%i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], "
     "operand_batching_dims = "
     "[0], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, "
     "tensor<3x2x2xi64>, tensor<3xi32>) -> tensor<3x2x2xi32> return }"},
    {1, 1, "stablehlo.scatter: attribute 'input_batching_dims'",
     "func.func @main(%x: tensor<2x4xf32>, %i: tensor<2x1xi64>, %u: tensor<2xf32>) { %0 = \"stablehlo.scatter\"(%x, "
     "%i, %u) "
     "<{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], "
     "scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> " SUM
     " : (tensor<2x4xf32>, tensor<2x1xi64>, tensor<2xf32>) -> tensor<2x4xf32> return }"},
    {1, 5, "stablehlo.all_gather:" TWO,
     "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) { %0:2 = \"stablehlo.all_gather\"(%x, %y) <{all_gather_dim "
     "= 0 : "
     "i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, "
     "tensor<4xf32>) return }"},
    {1, 5, "stablehlo.all_reduce:" TWO,
     "func.func @main(%x: tensor<2xf32>, %y: tensor<2xf32>) { %0:2 = \"stablehlo.all_reduce\"(%x, %y) <{replica_groups "
     "= "
     "dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = 3, "
     "type = "
     "0>}> " SUM " : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) return }"},
    {1, 5, "stablehlo.all_to_all:" TWO,
     "func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) { %0:2 = \"stablehlo.all_to_all\"(%x, %y) "
     "<{split_dimension = 0 "
     ": i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : "
     "(tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) return }"},
    {1, 6, "stablehlo.dot_general: attribute 'algorithm'",
     "func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) { %0 = \"stablehlo.dot_general\"(%x, %y) "
     "<{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, "
     "algorithm = "
     "#stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, "
     "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = "
     "false>}> : "
     "(tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32> return }"},
    {1, 9, OF_ACCURACY("exponential"), ACCURACY("exponential")},
    {1, 10, OF_ACCURACY("cbrt"), ACCURACY("cbrt")},
    {1, 10, OF_ACCURACY("cosine"), ACCURACY("cosine")},
    {1, 10, OF_ACCURACY("exponential_minus_one"), ACCURACY("exponential_minus_one")},
    {1, 10, OF_ACCURACY("log"), ACCURACY("log")},
    {1, 10, OF_ACCURACY("log_plus_one"), ACCURACY("log_plus_one")},
    {1, 10, OF_ACCURACY("logistic"), ACCURACY("logistic")},
    {1, 10, OF_ACCURACY("rsqrt"), ACCURACY("rsqrt")},
    {1, 10, OF_ACCURACY("sine"), ACCURACY("sine")},
    {1, 10, OF_ACCURACY("sqrt"), ACCURACY("sqrt")},
    {1, 10, OF_ACCURACY("tan"), ACCURACY("tan")},
    {1, 10, OF_ACCURACY("tanh"), ACCURACY("tanh")},
    {1, 12, "stablehlo.send: attribute 'source_target_pairs'",
     "func.func @main(%x: tensor<2xf32>, %t: !stablehlo.token) { %0 = \"stablehlo.send\"(%x, %t) <{channel_handle = "
     "#stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true, source_target_pairs = dense<[[0, 1]]> "
     ": "
     "tensor<1x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token return }"},
    {1, 12, "stablehlo.recv: attribute 'source_target_pairs'",
     "func.func @main(%t: !stablehlo.token) { %0:2 = \"stablehlo.recv\"(%t) <{channel_handle = "
     "#stablehlo.channel_handle<handle "
     "= 0, type = 3>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> "
     "(tensor<2xf32>, "
     "!stablehlo.token) return }"},
    {1, 14, "stablehlo.composite: regions",
     "func.func private @f(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }"
     "func.func @main(%x: tensor<f32>) -> tensor<f32> { %0 = \"stablehlo.composite\"(%x) <{name = \"a.b\", "
     "decomposition = @f, "
     "composite_attributes = {k = 1 : i64, t = i32}}> ({ ^bb0(%a: tensor<f32>): stablehlo.return %a : tensor<f32> }) : "
     "(tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }"},
    {1, 18, "stablehlo.custom_call: attribute 'result_tilings'",
     "func.func @main(%x: tensor<2xf32>) { %0 = \"stablehlo.custom_call\"(%x) <{call_target_name = \"f\", "
     "result_tilings = "
     "[dense<2> : tensor<1xindex>]}> : (tensor<2xf32>) -> tensor<2xf32> return }"},
    {1, 20, "stablehlo.collective_broadcast: attribute 'has_dynamic_root'",
     "func.func @main(%x: tensor<4xf32>) { %0 = \"stablehlo.collective_broadcast\"(%x) <{has_dynamic_root, "
     "replica_groups = "
     "dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32> return }"},
    {1, 20, "stablehlo.collective_broadcast:" TWO,
     "func.func @main(%x: tensor<4xf32>, %y: tensor<i32>) { %0:2 = \"stablehlo.collective_broadcast\"(%x, %y) "
     "<{replica_groups "
     "= dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>) return }"},
    // What an op may hold.
    {0, 17, "stablehlo.reduce:" PROMOTES,
     "func.func @main(%x: tensor<4xf32>, %i: tensor<f32>) { %0 = \"stablehlo.reduce\"(%x, %i) <{dimensions = "
     "array<i64: 0>}> " SUM64 " : (tensor<4xf32>, tensor<f32>) -> tensor<f64> return }"},
    {0, 17, "stablehlo.all_reduce:" PROMOTES,
     "func.func @main(%x: tensor<4xf32>) { %0 = \"stablehlo.all_reduce\"(%x) <{replica_groups = dense<0> : "
     "tensor<1x1xi64>}> " SUM64 " : (tensor<4xf32>) -> tensor<4xf64> return }"},
    {0, 17, "stablehlo.reduce_scatter:" PROMOTES,
     "func.func @main(%x: tensor<4xf32>) { %0 = \"stablehlo.reduce_scatter\"(%x) <{scatter_dimension = 0 : i64, "
     "replica_groups "
     "= dense<0> : tensor<1x1xi64>}> " SUM64 " : (tensor<4xf32>) -> tensor<4xf64> return }"},
    {0, 17, "stablehlo.reduce_window:" PROMOTES,
     "func.func @main(%x: tensor<4xf32>, %i: tensor<f32>) { %0 = \"stablehlo.reduce_window\"(%x, %i) "
     "<{window_dimensions = "
     "array<i64: 2>}> " SUM64 " : (tensor<4xf32>, tensor<f32>) -> tensor<3xf64> return }"},
    {0, 17, "stablehlo.scatter:" PROMOTES,
     "func.func @main(%x: tensor<4xf32>, %i: tensor<1x1xi64>, %u: tensor<1xf32>) { %0 = \"stablehlo.scatter\"(%x, %i, "
     "%u) "
     "<{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
     "index_vector_dim = 1>}> " SUM64 " : (tensor<4xf32>, tensor<1x1xi64>, tensor<1xf32>) -> tensor<4xf64> return }"},
    {0, 17, "stablehlo.select_and_scatter:" PROMOTES,
     "func.func @main(%x: tensor<4xf32>, %u: tensor<2xf32>, %i: tensor<f32>) { %0 = "
     "\"stablehlo.select_and_scatter\"(%x, %u, "
     "%i) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({ ^bb0(%a: tensor<f32>, %b: "
     "tensor<f32>): %s = "
     "stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }, { "
     "^bb0(%a: "
     "tensor<f64>, %b: tensor<f64>): %s = stablehlo.add %a, %b : tensor<f64> stablehlo.return %s : tensor<f64> }) : "
     "(tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf64> return }"},
    {1, 3, "stablehlo.custom_call: a dictionary as backend_config",
     "func.func @main(%x: tensor<f32>) { %0 = \"stablehlo.custom_call\"(%x) <{call_target_name = \"f\", api_version = "
     "4 : i32, "
     "backend_config = {a = 1.5 : f32, b = true}, has_side_effect = true, called_computations = [@main]}> : "
     "(tensor<f32>) -> "
     "tensor<f32> return }"},
    {1, 17, "stablehlo.custom_call: futures as operands",
     "func.func @main(%x: !stablehlo.future<tensor<f32>>) { %0 = \"stablehlo.custom_call\"(%x) <{call_target_name = "
     "\"f\"}> : "
     "(!stablehlo.future<tensor<f32>>) -> tensor<f32> return }"},
    // Types.
    {0, 10, "func.func: type f8E4M3FNUZ", TENSOR("f8E4M3FNUZ")},
    {0, 10, "func.func: type f8E5M2FNUZ", TENSOR("f8E5M2FNUZ")},
    {0, 11, "func.func: type f8E4M3B11FNUZ", TENSOR("f8E4M3B11FNUZ")},
    {0, 18, "func.func: type !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00:3}>",
     ARG1("tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0:3}>>")},
    {1, 2, "func.func: type i2", TENSOR("i2")},
    {1, 2, "func.func: type ui2", TENSOR("ui2")},
    {1, 6, "func.func: type none", "func.func @main() attributes {t = none} { return }"},
    {1, 6, "func.func: type tf32", "func.func @main() attributes {t = tf32} { return }"},
    {1, 7, "func.func: type f8E4M3", TENSOR("f8E4M3")},
    {1, 7, "func.func: type f8E3M4", TENSOR("f8E3M4")},
    {1, 8, "func.func: type f4E2M1FN", TENSOR("f4E2M1FN")},
    {1, 8, "func.func: type f6E2M3FN", TENSOR("f6E2M3FN")},
    {1, 8, "func.func: type f6E3M2FN", TENSOR("f6E3M2FN")},
    {1, 8, "func.func: type f8E8M0FNU", TENSOR("f8E8M0FNU")},
    {1, 13, "func.func: type memref<4xf32>", ARG1("memref<4xf32>")},
    {1, 15, "func.func: type !stablehlo.future<tensor<f32>, tensor<i1>>",
     ARG1("!stablehlo.future<tensor<f32>, tensor<i1>>")},
    // Attributes.
    {1, 9, "func.func: attribute 'result_accuracy_mode'",
     "func.func @main() attributes {a = #stablehlo.result_accuracy_mode<HIGHEST>} { return }"},
    {1, 11, "func.func: an attribute of dialect 'sdy'",
     "func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{\"a\":(1)2, ?}p3], replicated={\"b\"}>}) { "
     "return }"},
    {1, 11, "func.func: an attribute of dialect 'foo'", "func.func @main() attributes {a = [#foo.x<1>]} { return }"},
    {1, 11, "func.func: an attribute of dialect 'chlo'",
     "func.func @main() attributes {a = #chlo<comparison_type FLOAT>} { return }"},
    {1, 16, "stablehlo.all_gather: attribute 'replica_group_mesh_axes'",
     "func.func @main(%x: tensor<2xf32>) { %0 = \"stablehlo.all_gather\"(%x) <{all_gather_dim = 0 : i64, "
     "replica_groups = "
     "#stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = \"a\">, "
     "#stablehlo.axis_ref<name = "
     "\"b\", sub_axis_info = (2)4>]>}> : (tensor<2xf32>) -> tensor<4xf32> return }"},
};

typedef struct Same {
  Work *a, *b;
  TnStr difference;
  bool is_same;
} Same;

static TnError *compare(void *arg) {
  Same *s = arg;
  s->is_same = tn_module_equal(s->a->m, s->b->m, true, &s->a->m->arena, &s->difference);
  return NULL;
}

static bool comes_back(Work *w, const char *what) {
  Work back = {0};
  Same s = {.a = w, .b = &back};
  bool is_read = work_read(&back, w->out.p, w->out.n);
  if (is_read) tn_error_destroy(tn_module_run(w->m, compare, &s));
  if (!s.is_same) printf("%s: %s%.*s\n", what, back.message, TN_STR_ARG(s.difference));
  work_end(&back);
  return s.is_same;
}

static bool parses(Work *w, const char *program) {
  bool ok = work_parse(w, tn_str(program));
  if (!ok) printf("%s\n%s\n", program, w->message);
  CHECK(ok);
  if (!ok) work_end(w);
  return ok;
}

static void check_rule(const Rule *rule) {
  Work w = {0};
  char expected[500];
  unsigned major = rule->minor ? rule->major : 0, minor = rule->minor ? rule->minor - 1 : 20;
  if (!parses(&w, rule->program)) return;
  CHECK(work_write_at(&w, rule->major, rule->minor));
  CHECK_STR(w.message, "");
  if (!w.message[0]) CHECK(comes_back(&w, rule->message));
  CHECK(!work_write_at(&w, major, minor));
  snprintf(expected, sizeof expected, "%s needs StableHLO %u.%u.0 or newer, the target is %u.%u.0", rule->message,
           rule->major, rule->minor, major, minor);
  CHECK_STR(w.message, expected);
  CHECK(work_write_at(&w, 1, 20) && comes_back(&w, rule->message));
  w.options.native = true;
  CHECK(work_write(&w) && comes_back(&w, rule->message));
  work_end(&w);
}

TN_TEST(what_versions_hold) {
  for (size_t i = 0; i < TN_COUNT(rules); i++) check_rule(&rules[i]);
}

// ---------------------------------------------------------------------------------------------------------------
// What has no portable form at all; native bytecode has one for most.

static const struct {
  const char *message, *program;
  bool is_native;
} never[] = {
    {"func.func: attribute unit has no portable form", "func.func @main() attributes {a} { return }", true},
    {"func.func: attribute 'no_inline' has no portable form", "func.func @main() attributes {no_inline} { return }",
     true},
    {"func.func: attribute @a::@b has no portable form", "func.func @main() attributes {a = @a::@b} { return }", true},
    {"func.func: an array of i32 has no portable form", "func.func @main() attributes {a = array<i32: 1>} { return }",
     true},
    {"func.func: a number of 2 bits as attribute has no portable form",
     "func.func @main() attributes {a = 1 : i2} { return }", true},
    {"func.func: type si8 has no portable form", "func.func @main() attributes {a = si8} { return }", true},
    {"func.func: type i128 has no portable form", TENSOR("i128"), true},
    {"func.func: type f80 has no portable form", TENSOR("f80"), true},
    {"stablehlo.constant: attribute dense_resource<k> : tensor<2xf32> has no portable form",
     "func.func @main() { %0 = stablehlo.constant dense_resource<k> : tensor<2xf32> return } {-# dialect_resources: { "
     "builtin: "
     "{ k: \"0x040000000000803F00000040\" } } #-}",
     true},
    {"func.func: attribute #stablehlo.gather<offset_dims = [1]> has no portable form",
     "func.func @main() attributes {a = #stablehlo.gather<offset_dims = [1]>} { return }", true},
    {"func.func: type !quant.uniform<i8:f32:{0:1}, {1.000000e+00, 2.000000e+00}> has no portable form",
     ARG1("tensor<2x!quant.uniform<i8:f32:{0:1}, {1.0, 2.0}>>"), true},
};

TN_TEST(what_no_version_holds) {
  for (size_t i = 0; i < TN_COUNT(never); i++) {
    Work w = {0};
    if (!parses(&w, never[i].program)) continue;
    CHECK(!work_write(&w));
    CHECK_STR(w.message, never[i].message);
    w.options.native = true;
    CHECK(work_write(&w) == never[i].is_native);
    CHECK_STR(w.message, "");
    CHECK(comes_back(&w, never[i].message));
    work_end(&w);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Things that must come back as they were.

static const char *const programs[] = {
    "module {}",
    "module @m attributes {a = 1 : i32, b = {c = [2.5 : f32, \"s\", @f, unit]}, d = 3 : index, e = -1 : i8, g = 255 : "
    "ui8} {}",
    "func.func private @external(tensor<?x4xf32, #stablehlo.bounds<8, ?>>, tensor<*xi8>, tuple<tensor<f64>, "
    "!stablehlo.token>)",
    "func.func @main() { %0 = stablehlo.constant dense<true> : tensor<i1> %1 = stablehlo.constant dense<[true, false, "
    "true]> : "
    "tensor<3xi1> %2 = stablehlo.constant dense<false> : tensor<20xi1> %3 = stablehlo.constant dense<true> : "
    "tensor<20xi1> %4 = "
    "stablehlo.constant dense<[true, false, true, false, true, false, true, false, true]> : tensor<9xi1> %5 = "
    "stablehlo.constant dense<[]> : tensor<0xi1> return }",
    "func.func @main() { %0 = stablehlo.constant dense<[-8, 7, -1]> : tensor<3xi4> %1 = stablehlo.constant dense<-1> : "
    "tensor<5xi4> %2 = stablehlo.constant dense<[15, 8]> : tensor<2xui4> %3 = stablehlo.constant dense<[1, -2]> : "
    "tensor<2xi2> "
    "%4 = stablehlo.constant dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>> %5 = stablehlo.constant "
    "dense<[1.0, -3.0]> : "
    "tensor<2xf4E2M1FN> %6 = stablehlo.constant dense<> : tensor<0x3xf32> return }",
    "func.func @main(%x: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5:3>>, %y: tensor<2x!quant.uniform<u8:f32, 0.1>>, "
    "%z: "
    "tensor<2x!quant.uniform<ui8:bf16, 1.0:128>>) { return }",
    "func.func @main(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> { %0 = \"stablehlo.if\"(%p) ({ stablehlo.return "
    "%x : "
    "tensor<f32> }, { %1 = stablehlo.negate %x : tensor<f32> stablehlo.return %1 : tensor<f32> }) : (tensor<i1>) -> "
    "tensor<f32> return %0 : tensor<f32> }",
    "sdy.mesh @m = <[\"a\"=2, \"b\"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]> func.func @main(%x: tensor<8x4xf32>) -> "
    "tensor<8x4xf32> { %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{\"a\"}, {}]>] out_shardings=[<@m, "
    "[{\"a\"}, {}]>] "
    "manual_axes={\"a\"} (%y: tensor<4x4xf32>) { %1 = stablehlo.add %y, %y : tensor<4x4xf32> sdy.return %1 : "
    "tensor<4x4xf32> } "
    ": (tensor<8x4xf32>) -> tensor<8x4xf32> return %0 : tensor<8x4xf32> }",
    "func.func @main(%x: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>) { %0:2 = chlo.top_k(%x, k = 2) : "
    "tensor<4x2xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>) return %0#0, %0#1 : tensor<4x2xf32>, tensor<4x2xi32> }",
    "func.func @main(%x: tensor<4xf32>) { %0 = \"stablehlo.custom_call\"(%x) <{call_target_name = \"f\", "
    "operand_layouts = "
    "[dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = "
    "[#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : "
    "(tensor<4xf32>) -> tensor<4xf32> return }",
    "func.func @main(%x: tensor<1x8x8x1xf32>, %k: tensor<3x3x1x1xf32>, %p: tensor<2x2xi64>) { %0 = "
    "\"stablehlo.dynamic_conv\"(%x, %k, %p) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, "
    "dimension_numbers = "
    "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 1>}> : "
    "(tensor<1x8x8x1xf32>, "
    "tensor<3x3x1x1xf32>, tensor<2x2xi64>) -> tensor<?x?x?x1xf32> return }",
    "func.func @main(%x: tensor<3x1xf32>, %z: tensor<f32>) { %0 = \"stablehlo.select_and_scatter\"(%x, %x, %z) "
    "<{window_dimensions = array<i64: 1, 1>}> ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %t = stablehlo.compare GE, "
    "%a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %t : tensor<i1> }, { "
    "^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : tensor<f32> "
    "}) : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32> return }",
    "func.func @main(%x: tensor<3x2xf32>, %k: tensor<4x2xf32>) { %0 = \"stablehlo.convolution\"(%x, %k) "
    "<{batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64>, padding = dense<> : "
    "tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, "
    "dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>}> : (tensor<3x2xf32>, tensor<4x2xf32>) -> "
    "tensor<3x4xf32> return }",
    "func.func @main() { return loc(callsite(\"f\"(\"a.py\":1:2 to :3) at fused<\"m\">[\"b.py\":4:5 to 6:7, unknown, "
    "\"c\"(\"d.py\":8:9)])) } loc(\"n\")",
};

TN_TEST(what_comes_back) {
  for (size_t i = 0; i < TN_COUNT(programs); i++) {
    Work w = {0};
    if (!parses(&w, programs[i])) continue;
    CHECK(work_write(&w));
    CHECK_STR(w.message, "");
    CHECK(comes_back(&w, programs[i]));
    w.options.native = true;
    CHECK(work_write(&w));
    CHECK(comes_back(&w, programs[i]));
    work_end(&w);
  }
}

// Native bytecode only: what other dialects and MLIR itself have.
static const char *const native_programs[] = {
    "module attributes {a = \"s\" : i32, b = #chlo<precision HIGH>, c = @f::@g, d = array<i1: true>, e = array<i16: "
    "-1>} {}",
    "func.func @main(%x: tensor<2x3xf32>, %y: tensor<1x3x4xf32>, %g: tensor<1xi64>) { %0 = \"chlo.ragged_dot\"(%x, %y, "
    "%g) "
    "<{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = "
    "[1], "
    "lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>]}> : "
    "(tensor<2x3xf32>, tensor<1x3x4xf32>, tensor<1xi64>) -> tensor<2x4xf32> return }",
    "func.func @main(%x: tensor<4xf32>) { %0 = \"sdy.propagation_barrier\"(%x) <{allowed_direction = 1 : i32}> : "
    "(tensor<4xf32>) -> tensor<4xf32> return }",
    "func.func @main(%x: memref<2xf32, strided<[2], offset: 1>>) { return }",
    "\"foo.bar\"() {a = #foo.attr<1, \"x\">, b = !foo.type<[2]>} : () -> ()",
    "func.func @main(%x: memref<2x3xf32, 1 : i64>, %y: memref<2xf32, strided<[2]>>, %z: vector<4xf32>, %w: "
    "tensor<2xf32, \"e\">) "
    "attributes {a = dense<[\"p\", \"q\"]> : tensor<2x!foo.string>, b = affine_map<(d0) -> (d0)>} { return }",
    "func.func @main(%x: tensor<4x4xf32>, %i: tensor<4xf32>) { %0:2 = \"chlo.scan\"(%x, %i) <{dimension = 0 : i64, "
    "operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%a: tensor<4xf32>, %b: "
    "tensor<4xf32>): %1 = stablehlo.add %a, %b : tensor<4xf32> stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32> "
    "}) : "
    "(tensor<4x4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) return }",
    "func.func @main() { %0 = stablehlo.constant dense_resource<big> : tensor<2xf32> %1 = stablehlo.constant "
    "dense_resource<small> : tensor<1xi8> return } {-# "
    "dialect_resources: { builtin: { small: \"0x01000000FF\", big: \"0x400000000000803F00000040\" } } #-}",
};

// Attributes that text and builders give their default stand there after reading, too, and print.
TN_TEST(defaults_come_back) {
  Work w = {0}, back = {0};
  if (!parses(&w, "func.func @main(%x: tensor<4xf32>, %t: !stablehlo.token) { %0 = \"stablehlo.outfeed\"(%x, %t) : "
                  "(tensor<4xf32>, !stablehlo.token) -> !stablehlo.token %1:2 = \"stablehlo.infeed\"(%0) : "
                  "(!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) return }"))
    return;
  CHECK(work_write(&w) && work_read(&back, w.out.p, w.out.n) && work_print(&back) && work_print(&w));
  CHECK(work_is(&back, w.out.p, w.out.n));
  CHECK(strstr(tn_arena_str(&w.m->arena, tn_buf_view(&w.out)).p, "infeed_config = \"\""));
  work_end(&back);
  work_end(&w);
}

TN_TEST(what_comes_back_in_native_bytecode) {
  for (size_t i = 0; i < TN_COUNT(native_programs); i++) {
    Work w = {.options.native = true};
    if (!parses(&w, native_programs[i])) continue;
    CHECK(work_write(&w));
    CHECK_STR(w.message, "");
    CHECK(comes_back(&w, native_programs[i]));
    work_end(&w);
  }
}

typedef struct Keep {
  Work *w;
  const TnValue *value;
  TnUseOrder *order;
} Keep;

static TnError *keep_order(void *arg) {
  Keep *k = arg;
  tn_use_order_keep(k->w->m, k->value, k->order);
  return NULL;
}

// Modules that no reader makes, but that can be built.
static bool is_refused(Work *w, const char *message) {
  CHECK(!work_write(w));
  CHECK_STR(w->message, message);
  return !w->message[0];
}

#define UNDEFINED \
  "stablehlo.custom_call: an operand is not defined in the module, or outside of an op that is isolated from above"

TN_TEST(what_is_wrong_in_the_module) {
  Work w = {0};
  CHECK(work_parse(&w, TN_STR("func.func @main(%x: tensor<f32>) { %0 = stablehlo.negate %x : tensor<f32> %1 = "
                              "\"stablehlo.custom_call\"(%0) <{call_target_name = \"f\", api_version = 9 : i32}> : "
                              "(tensor<f32>) -> tensor<f32> return }")));
  TnOp *func = w.m->root->regions[0].first, *negate = func->regions[0].first, *call = negate->next;
  is_refused(&w, "stablehlo.custom_call: api_version 9, expected 0 to 4");
  call->attrs[TN_SLOT_custom_call_api_version] = NULL;
  CHECK(work_write(&w));
  const TnAttr *target = call->attrs[TN_SLOT_custom_call_call_target_name];
  call->attrs[TN_SLOT_custom_call_call_target_name] = NULL;
  is_refused(&w, "stablehlo.custom_call: required attribute 'call_target_name' is absent");
  w.options.native = true;
  is_refused(&w, "stablehlo.custom_call: required attribute 'call_target_name' is absent");
  w.options.native = false;
  call->attrs[TN_SLOT_custom_call_call_target_name] = target;
  tn_op_remove(negate);
  is_refused(&w, UNDEFINED);
  call->operands[0] = &negate->results[0];
  negate->results[0].id = 1000;
  is_refused(&w, UNDEFINED);
  call->operands[0] = NULL;
  is_refused(&w, UNDEFINED);
  work_end(&w);
}

// Orders of uses that were read come out again while they say where each use stands.
TN_TEST(orders_of_uses) {
  static const uint64_t good[] = {1, 0}, twice[] = {1, 1}, beyond[] = {0, 2};
  static const struct {
    const uint64_t *numbers;
    uint32_t n;
    bool is_pairs, is_kept;
  } orders[] = {
      {good, 2, false, true},   {good, 2, true, true},   {twice, 2, false, false},
      {beyond, 2, true, false}, {good, 1, false, false}, {good, 1, true, false},
  };
  for (size_t i = 0; i < TN_COUNT(orders); i++) {
    Work w = {0}, back = {0};
    CHECK(work_parse(&w, TN_STR("func.func @f(%x: tensor<f32>) { %0 = stablehlo.add %x, %x : tensor<f32> return }")));
    const TnValue *x = &w.m->root->regions[0].first->regions[0].args[0];
    TnUseOrder order = {.n = orders[i].n, .is_pairs = orders[i].is_pairs, .numbers = orders[i].numbers};
    tn_error_destroy(tn_module_run(w.m, keep_order, &(Keep){&w, x, &order}));
    CHECK(work_write(&w) && work_read(&back, w.out.p, w.out.n));
    x = &back.m->root->regions[0].first->regions[0].args[0];
    const TnUseOrder *kept = tn_use_order_find(back.m, x);
    CHECK((kept != NULL) == orders[i].is_kept);
    CHECK(!kept || (kept->n == order.n && kept->is_pairs == order.is_pairs && kept->numbers[0] == order.numbers[0]));
    work_end(&back);
    work_end(&w);
  }
}

TN_TEST(resources_keep_data_and_alignment) {
  Work w = {.options.native = true}, back = {0};
  if (!parses(&w, native_programs[TN_COUNT(native_programs) - 1])) return;
  CHECK(work_write(&w) && work_read(&back, w.out.p, w.out.n));
  const TnResource *big = tn_map_find(&back.m->resources, TN_STR("big"));
  CHECK(big && big->alignment == 64 && big->n == 8 && (size_t)(big->data - (const uint8_t *)w.out.p) % 64 == 0);
  CHECK(big && memcmp(big->data, "\0\0\x80\x3F\0\0\0\x40", 8) == 0);
  CHECK(tn_map_find(&back.m->resources, TN_STR("small")) != NULL);
  work_end(&back);
  work_end(&w);
}

TN_TEST(ranges_become_lines_and_columns_before_1_9) {
  Work w = {0}, back = {0};
  CHECK(work_parse(&w, TN_STR("func.func @main() { return loc(\"a.py\":3:4 to 5:6) } loc(\"b.py\":7:8)")));
  CHECK(work_write_at(&w, 1, 8) && work_read(&back, w.out.p, w.out.n));
  const TnOp *func = back.m->root->regions[0].first, *ret = func->regions[0].first;
  CHECK(ret->loc && ret->loc->n_pos == 2 && ret->loc->pos[0] == 3 && ret->loc->pos[1] == 4);
  CHECK(func->loc && func->loc->n_pos == 2 && func->loc->pos[1] == 8);
  work_end(&back);
  work_end(&w);
}

// ---------------------------------------------------------------------------------------------------------------
// The tables themselves.

TN_TEST(every_portable_op_has_a_version) {
  for (unsigned k = 0; k < TN_N_OPS; k++) {
    bool is_portable = tn_op_is_of(&tn_op_info[k], "stablehlo") || tn_op_is_of(&tn_op_info[k], "func");
    CHECK((tn_vhlo_for(k, TN_V(1, 20)) != NULL) == is_portable);
  }
}

TN_TEST(names_are_found) {
  unsigned n = 0;
  for (unsigned k = 0; k < TN_N_OPS; k++)
    for (uint32_t major = 0; major < 2; major++)
      for (uint32_t minor = major ? 0 : 9; minor <= 20; minor++) {
        const TnVhloOp *op = tn_vhlo_for(k, TN_V(major, minor));
        if (!op) continue;
        char room[TN_VHLO_MOST_NAME];
        CHECK(tn_vhlo_find(tn_vhlo_name(op, room)) == op);
        n += op->since == TN_V(major, minor) && k != TN_OP_func_return;
      }
  CHECK_INT(n, 145);
  CHECK(!tn_vhlo_find(TN_STR("add_v2")) && !tn_vhlo_find(TN_STR("")) && !tn_vhlo_find(TN_STR("zzz")));
}

static void check_record(const char *name, const char *expected) {
  TnRecordAttr record[TN_MAX_RECORD];
  char text[1000] = "";
  const TnVhloOp *op = tn_vhlo_find(tn_str(name));
  size_t n = op ? tn_vhlo_record(op, record) : 0;
  for (size_t i = 0; i < n; i++) strcat(strcat(text, i ? " " : ""), tn_name(record[i].name));
  CHECK_STR(text, expected);
}

TN_TEST(records) {
  check_record("add_v1", "");
  check_record("all_gather_v2", "all_gather_dim channel_id replica_groups use_global_device_ids");
  check_record("dot_general_v1",
               "lhs_batching_dimensions lhs_contracting_dimensions precision_config rhs_batching_dimensions "
               "rhs_contracting_dimensions");
  check_record("dot_general_v2",
               "accumulation_type allow_imprecise_accumulation lhs_batching_dimensions lhs_component_count "
               "lhs_contracting_dimensions lhs_precision_type num_primitive_operations precision_config "
               "rhs_batching_dimensions rhs_component_count rhs_contracting_dimensions rhs_precision_type");
  check_record(
      "dynamic_conv_v1",
      "batch_group_count feature_group_count input_batch_dimension input_feature_dimension input_spatial_dimensions "
      "kernel_input_feature_dimension kernel_output_feature_dimension kernel_spatial_dimensions lhs_dilation "
      "output_batch_dimension output_feature_dimension output_spatial_dimensions padding precision_config rhs_dilation "
      "window_reversal window_strides");
  check_record("func_v1", "arg_attrs function_type res_attrs sym_name sym_visibility");
  check_record("gather_v1",
               "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims slice_sizes start_index_map");
  check_record("send_v2", "channel_id channel_type is_host_transfer source_target_pairs");
  check_record("tanh_v1", "");
}

int main(void) {
  RUN(what_versions_hold);
  RUN(what_no_version_holds);
  RUN(what_comes_back);
  RUN(defaults_come_back);
  RUN(what_comes_back_in_native_bytecode);
  RUN(what_is_wrong_in_the_module);
  RUN(orders_of_uses);
  RUN(resources_keep_data_and_alignment);
  RUN(ranges_become_lines_and_columns_before_1_9);
  RUN(every_portable_op_has_a_version);
  RUN(names_are_found);
  RUN(records);
  return test_report();
}

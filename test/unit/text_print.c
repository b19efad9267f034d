// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The printer on modules built by hand: spelling of floats, attributes, literals, types, names of values, aliases,
// the generic form, and what is printed of modules that are not valid.
#include "text/text.h"

#include <unistd.h>

#include "test.h"

typedef struct Fixture {
  TnModule *m;
  void (*body)(TnModule *m);
} Fixture;

static TnError *run_body(void *arg) {
  Fixture *f = arg;
  f->m->root = tn_op_new(f->m, TN_OP_builtin_module, 0, 0, 1);
  tn_region_init_args(f->m, &f->m->root->regions[0], NULL, 0);
  f->body(f->m);
  return NULL;
}

static void with_module(void (*body)(TnModule *m)) {
  Fixture f = {tn_module_create(), body};
  CHECK(f.m != NULL);
  CHECK(tn_module_run(f.m, run_body, &f) == NULL);
  tn_module_destroy(f.m);
}

static const char *text_of(TnBuf *b) {
  tn_buf_char(b, 0);
  return b->p;
}

static const char *attr_text(TnModule *m, const TnAttr *a) {
  TnBuf b = {.arena = &m->arena};
  tn_text_print_attr(&b, a);
  return text_of(&b);
}

static const char *module_text(TnModule *m, TnPrintOptions options) {
  TnBuf b = {.arena = &m->arena};
  tn_text_print(&b, m, &options);
  return text_of(&b);
}

// ---------------------------------------------------------------------------------------------------------------

TN_TEST(floats) {
  static const struct { TnDtype t; uint64_t bits; const char *text; } cases[] = {
      {TN_F32, 0x40490FDB, "3.14159274"},
      {TN_F64, 0x400921FB54442D18, "3.1415926535897931"},
      {TN_F32, 0x3F800000, "1.000000e+00"},
      {TN_F32, 0x80000000, "-0.000000e+00"},
      {TN_F32, 0x3DCCCCCD, "1.000000e-01"},
      {TN_F32, 0x00000001, "1.401300e-45"},
      {TN_F64, 0x0000000000000001, "4.940660e-324"},
      {TN_F64, 0x7FEFFFFFFFFFFFFF, "1.7976931348623157E+308"},
      {TN_F64, 0x54B249AD2594C37D, "1.000000e+100"},
      {TN_F32, 0x3AA1D146, "0.00123456935"},
      {TN_F32, 0x3901726B, "1.23450227E-4"},
      {TN_F32, 0x4B3C614F, "0x4B3C614F"},          // 12345679: the digits have no decimal point
      {TN_F64, 0x4132D68700000000, "0x4132D68700000000"},
      {TN_F64, 0x43118B54F22AEB00, "0x43118B54F22AEB00"},
      {TN_F32, 0x7F800000, "0x7F800000"},
      {TN_F32, 0xFFC00000, "0xFFC00000"},
      {TN_F16, 0x7BFF, "6.550400e+04"},
      {TN_F16, 0x0001, "5.960460e-08"},
      {TN_BF16, 0xFF80, "0xFF80"},
      {TN_BF16, 0x4049, "3.140630e+00"},
      {TN_F8E4M3FN, 0x7E, "4.480000e+02"},
      {TN_F8E4M3FN, 0x7F, "0x7F"},
      {TN_F8E4M3FNUZ, 0x80, "0x80"},
      {TN_F8E5M2, 0x01, "1.525880e-05"},
      {TN_F8E8M0FNU, 0x00, "5.877470e-39"},
      {TN_F8E8M0FNU, 0xFF, "0xFF"},
      {TN_F6E2M3FN, 0x3F, "-7.500000e+00"},
      {TN_F4E2M1FN, 0x07, "6.000000e+00"},
  };
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    char text[TN_FLOAT_SPELL_MAX + 1];
    size_t n = tn_float_spell(cases[i].t, cases[i].bits, text);
    CHECK(n <= TN_FLOAT_SPELL_MAX);
    text[n] = 0;
    CHECK_STR(text, cases[i].text);
  }
}

// Every value of the small types and a spread of the large ones has a text that names it and no other: as an exact
// decimal comparison is not at hand here, the text of neighbours must differ.
TN_TEST(floats_are_told_apart) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++) {
    if (!tn_dtype_is_float((TnDtype)t)) continue;
    unsigned width = tn_dtype_bits((TnDtype)t);
    uint64_t step = width <= 16 ? 1 : width == 32 ? 65521 * 3 : (1ull << 49) + 7;
    uint64_t n = width < 64 ? 1ull << width : 1ull << 63;
    unsigned same = 0;
    for (uint64_t bits = 0; bits < n - step; bits += step) {
      char a[TN_FLOAT_SPELL_MAX], b[TN_FLOAT_SPELL_MAX];
      size_t na = tn_float_spell((TnDtype)t, bits, a), nb = tn_float_spell((TnDtype)t, bits + 1, b);
      same += na == nb && memcmp(a, b, na) == 0;
    }
    CHECK_INT(same, 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------

static const TnAttr *dense(TnModule *m, TnDtype t, size_t rank, const int64_t *dims, const void *data, size_t bytes) {
  return tn_attr_dense(m, tn_type_tensor_of(m, t, rank, dims), data, bytes, false);
}

static void attributes(TnModule *m) {
  const TnType *i8 = tn_type_scalar(m, TN_I8), *ui64 = tn_type_scalar(m, TN_UI64);
  CHECK_STR(attr_text(m, tn_attr_unit(m)), "unit");
  CHECK_STR(attr_text(m, tn_attr_bool(m, true)), "true");
  CHECK_STR(attr_text(m, tn_attr_i64(m, -3)), "-3 : i64");
  CHECK_STR(attr_text(m, tn_attr_int(m, i8, 200)), "-56 : i8");
  CHECK_STR(attr_text(m, tn_attr_int(m, tn_type_scalar(m, TN_UI8), -56)), "200 : ui8");
  CHECK_STR(attr_text(m, tn_attr_int(m, ui64, -1)), "18446744073709551615 : ui64");
  CHECK_STR(attr_text(m, tn_attr_int(m, tn_type_simple(m, TN_TYPE_INDEX), 7)), "7 : index");
  CHECK_STR(attr_text(m, tn_attr_float(m, tn_type_scalar(m, TN_F64), 0.5)), "5.000000e-01 : f64");
  CHECK_STR(attr_text(m, tn_attr_string(m, TN_STR("a\"b\\\n\t\x01\xC3\xA9"))), "\"a\\22b\\\\\\0A\\09\\01\\C3\\A9\"");
  CHECK_STR(attr_text(m, tn_attr_symbol(m, TN_STR("f.x$1"))), "@f.x$1");
  CHECK_STR(attr_text(m, tn_attr_symbol(m, TN_STR("a b"))), "@\"a b\"");
  const TnAttr *b = tn_attr_symbol(m, TN_STR("1b"));
  CHECK_STR(attr_text(m, tn_attr_nested_symbol(m, TN_STR("a"), &b, 1)), "@a::@\"1b\"");
  const TnAttr *items[] = {tn_attr_i64(m, 1), tn_attr_i32(m, 2), tn_attr_float(m, tn_type_scalar(m, TN_F64), 1),
                           tn_attr_float(m, tn_type_scalar(m, TN_F32), 1), tn_attr_unit(m), tn_attr_bool(m, false)};
  const TnAttr *array = tn_attr_array(m, items, TN_COUNT(items));
  CHECK_STR(attr_text(m, array), "[1, 2 : i32, 1.000000e+00, 1.000000e+00 : f32, unit, false]");
  const TnStr names[] = {TN_STR("z"), TN_STR("b c"), TN_STR("a.b"), TN_STR("u")};
  const TnAttr *values[] = {tn_attr_i64(m, 1), tn_attr_i64(m, 2), array, tn_attr_unit(m)};
  CHECK_STR(attr_text(m, tn_attr_dict(m, names, values, 4)),
            "{a.b = [1, 2 : i32, 1.000000e+00, 1.000000e+00 : f32, unit, false], \"b c\" = 2 : i64, u, z = 1 : i64}");
  CHECK_STR(attr_text(m, tn_attr_i64s(m, (int64_t[]){1, -2}, 2)), "array<i64: 1, -2>");
  CHECK_STR(attr_text(m, tn_attr_dense_array(m, i8, NULL, 0)), "array<i8>");
  CHECK_STR(attr_text(m, tn_attr_dense_array(m, tn_type_scalar(m, TN_I1), "\1\0", 2)), "array<i1: true, false>");
  CHECK_STR(attr_text(m, tn_attr_enum(m, TN_ENUM_comparison_direction, 5)), "#stablehlo<comparison_direction LT>");
  CHECK_STR(attr_text(m, tn_attr_enum(m, TN_ENUM_result_accuracy_mode, 1)), "#stablehlo.result_accuracy_mode<HIGHEST>");
  CHECK_STR(attr_text(m, tn_attr_enum(m, TN_ENUM_sdy_propagation_direction, 2)), "2 : i32");
  CHECK_STR(attr_text(m, tn_attr_opaque(m, TN_STR("#foo<bar -> x>"))), "#foo<bar -> x>");
  CHECK_STR(attr_text(m, tn_attr_type(m, ui64)), "ui64");
}
TN_TEST(attributes) { with_module(attributes); }

static void structs(TnModule *m) {
  const TnAttr *none = tn_attr_i64s(m, NULL, 0), *one = tn_attr_i64s(m, (int64_t[]){1}, 1);
  const TnAttr *gather[] = {one, none, none, none, one, tn_attr_i64(m, 0)};
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_gather, gather)),
            "#stablehlo.gather<offset_dims = [1], start_index_map = [1]>");
  const TnAttr *handle[] = {tn_attr_i64(m, 0), tn_attr_i64(m, 2)};
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_channel_handle, handle)),
            "#stablehlo.channel_handle<handle = 0, type = 2>");
  const TnAttr *alias[] = {none, tn_attr_i64(m, 0), one};
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_output_operand_alias, alias)),
            "#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, "
            "operand_tuple_indices = [1]>");
  const TnAttr *bounds = tn_attr_i64s(m, (int64_t[]){3, TN_DYNAMIC}, 2);
  const TnAttr *encoding = tn_attr_struct(m, TN_STRUCT_bounds, &bounds);
  CHECK_STR(attr_text(m, encoding), "#stablehlo.bounds<3, ?>");
  const TnType *bounded = tn_type_tensor(m, tn_type_scalar(m, TN_F32), 2, (int64_t[]){TN_DYNAMIC, 4}, encoding);
  CHECK_STR(attr_text(m, tn_attr_type(m, bounded)), "tensor<?x4xf32, #stablehlo.bounds<3, ?>>");
  const TnAttr *conv[] = {tn_attr_i64(m, 0), tn_attr_i64(m, 3), tn_attr_i64s(m, (int64_t[]){1, 2}, 2),
                          tn_attr_i64(m, 2), tn_attr_i64(m, 3), tn_attr_i64s(m, (int64_t[]){0, 1}, 2),
                          tn_attr_i64(m, 0), tn_attr_i64(m, 1), tn_attr_i64s(m, (int64_t[]){3, 2}, 2)};
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_conv, conv)),
            "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, f, 1, 0]>");
  conv[0] = tn_attr_i64(m, 3);  // the place of the feature dimension
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_conv, conv)),
            "#stablehlo.conv<raw input_batch_dimension = 3, input_feature_dimension = 3, input_spatial_dimensions = "
            "[1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, "
            "kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 1, "
            "output_spatial_dimensions = [3, 2]>");
  const TnAttr *sub[] = {tn_attr_i64(m, 2), tn_attr_i64(m, 4)};
  const TnAttr *info = tn_attr_struct(m, TN_STRUCT_sub_axis_info, sub);
  CHECK_STR(attr_text(m, info), "#stablehlo<sub_axis_info(2)4>");
  const TnAttr *axis[] = {tn_attr_string(m, TN_STR("x")), info};
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_axis_ref, axis)),
            "#stablehlo.axis_ref<name = \"x\", sub_axis_info = (2)4>");
  const TnType *f64 = tn_type_scalar(m, TN_F64);
  const TnAttr *accuracy[] = {tn_attr_float(m, f64, 0), tn_attr_float(m, f64, 1e-5), tn_attr_i64(m, 0),
                              tn_attr_enum(m, TN_ENUM_result_accuracy_mode, 2)};
  CHECK_STR(attr_text(m, tn_attr_struct(m, TN_STRUCT_result_accuracy, accuracy)),
            "#stablehlo.result_accuracy<rtol = 1.000000e-05, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>");
}
TN_TEST(structs) { with_module(structs); }

static void literals(TnModule *m) {
  const int32_t six[] = {1, 2, 3, 4, 5, -6}, same[] = {7, 7, 7, 7};
  CHECK_STR(attr_text(m, dense(m, TN_I32, 2, (int64_t[]){2, 3}, six, sizeof six)),
            "dense<[[1, 2, 3], [4, 5, -6]]> : tensor<2x3xi32>");
  CHECK_STR(attr_text(m, dense(m, TN_I32, 3, (int64_t[]){3, 1, 2}, six, sizeof six)),
            "dense<[[[1, 2]], [[3, 4]], [[5, -6]]]> : tensor<3x1x2xi32>");
  CHECK_STR(attr_text(m, dense(m, TN_I32, 2, (int64_t[]){2, 2}, same, sizeof same)), "dense<7> : tensor<2x2xi32>");
  CHECK_STR(attr_text(m, dense(m, TN_I32, 0, NULL, six, 4)), "dense<1> : tensor<i32>");
  CHECK_STR(attr_text(m, dense(m, TN_I32, 2, (int64_t[]){0, 3}, six, 0)), "dense<> : tensor<0x3xi32>");
  CHECK_STR(attr_text(m, dense(m, TN_I1, 1, (int64_t[]){2}, "\1\0", 2)), "dense<[true, false]> : tensor<2xi1>");
  CHECK_STR(attr_text(m, dense(m, TN_UI8, 1, (int64_t[]){2}, "\xFF\0", 2)), "dense<[255, 0]> : tensor<2xui8>");
  CHECK_STR(attr_text(m, dense(m, TN_I4, 1, (int64_t[]){2}, "\xF8\7", 2)), "dense<[-8, 7]> : tensor<2xi4>");
  const float parts[] = {1, 2, 3, 4};
  CHECK_STR(attr_text(m, dense(m, TN_C64, 1, (int64_t[]){2}, parts, sizeof parts)),
            "dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>");
  int64_t layout[] = {1, 0};
  const TnType *index = tn_type_tensor(m, tn_type_simple(m, TN_TYPE_INDEX), 1, (int64_t[]){2}, NULL);
  CHECK_STR(attr_text(m, tn_attr_dense(m, index, layout, sizeof layout, false)), "dense<[1, 0]> : tensor<2xindex>");
  uint8_t many[101];
  for (size_t i = 0; i < sizeof many; i++) many[i] = (uint8_t)(i + 0xAB);
  const char *got = attr_text(m, dense(m, TN_I4, 1, (int64_t[]){101}, many, sizeof many));
  CHECK(strncmp(got, "dense<\"0x0B0C0D0E0F000102", 24) == 0);  // unused bits are cleared
  got = attr_text(m, dense(m, TN_UI8, 1, (int64_t[]){101}, many, sizeof many));
  CHECK(strncmp(got, "dense<\"0xABACADAEAF", 18) == 0);
  CHECK_STR(got + strlen("dense<\"0x") + 2 * sizeof many, "\"> : tensor<101xui8>");
  CHECK_STR(attr_text(m, tn_attr_resource(m, tn_type_tensor_of(m, TN_I32, 0, NULL), TN_STR("k 1"))),
            "dense_resource<\"k 1\"> : tensor<i32>");
}
TN_TEST(literals) { with_module(literals); }

// ---------------------------------------------------------------------------------------------------------------

static const TnType *tensor(TnModule *m, TnDtype t) { return tn_type_tensor_of(m, t, 0, NULL); }

static TnOp *add_func(TnModule *m, const char *name, const TnType *arg, uint32_t n_args) {
  const TnType *types[8];
  TnOp *f = tn_op_new(m, TN_OP_func_func, 0, 0, 1);
  for (uint32_t i = 0; i < n_args; i++) types[i] = arg;
  f->attrs[TN_SLOT_func_sym_name] = tn_attr_string(m, tn_str(name));
  f->attrs[TN_SLOT_func_function_type] = tn_attr_type(m, tn_type_function(m, types, n_args, NULL, 0));
  tn_region_init_args(m, &f->regions[0], types, n_args);
  tn_region_append(&m->root->regions[0], f);
  return f;
}

static TnOp *add_op(TnModule *m, TnRegion *r, TnOpcode code, TnValue *const *operands, uint32_t n_operands,
                    const TnType *result, uint32_t n_results, uint32_t n_regions) {
  TnOp *op = tn_op_new(m, code, n_operands, n_results, n_regions);
  for (uint32_t i = 0; i < n_operands; i++) op->operands[i] = operands[i];
  for (uint32_t i = 0; i < n_results; i++) op->results[i].type = result;
  tn_region_append(r, op);
  return op;
}

static TnValue *add_constant(TnModule *m, TnRegion *r, TnDtype t) {
  TnOp *op = add_op(m, r, TN_OP_constant, NULL, 0, tensor(m, t), 1, 0);
  op->attrs[0] = tn_attr_dense(m, tensor(m, t), tn_arena_push_zero(&m->arena, 16, 8), tn_dtype_bytes(t), true);
  return &op->results[0];
}

static void names(TnModule *m) {
  const TnType *f32 = tensor(m, TN_F32), *i1 = tensor(m, TN_I1);
  TnOp *f = add_func(m, "f", f32, 1);
  TnRegion *r = &f->regions[0];
  TnValue *c = add_constant(m, r, TN_I32), *cst = add_constant(m, r, TN_F32);
  add_constant(m, r, TN_F32);
  add_constant(m, r, TN_I1);
  TnOp *add = add_op(m, r, TN_OP_add, (TnValue *[]){cst, &r->args[0]}, 2, f32, 1, 0);
  TnOp *loop = add_op(m, r, TN_OP_while, (TnValue *[]){&add->results[0], cst}, 2, f32, 2, 2);
  for (int i = 0; i < 2; i++) tn_region_init_args(m, &loop->regions[i], (const TnType *[]){f32, f32}, 2);
  TnOp *cond = add_op(m, &loop->regions[0], TN_OP_compare, (TnValue *[]){&loop->regions[0].args[0], cst}, 2, i1, 1, 0);
  cond->attrs[TN_SLOT_compare_comparison_direction] = tn_attr_enum(m, TN_ENUM_comparison_direction, 5);
  add_op(m, &loop->regions[0], TN_OP_return, (TnValue *[]){&cond->results[0]}, 1, NULL, 0, 0);
  TnValue *inner = add_constant(m, &loop->regions[1], TN_F32);
  add_op(m, &loop->regions[1], TN_OP_return, (TnValue *[]){&loop->regions[1].args[1], inner}, 2, NULL, 0, 0);
  TnOp *neg = add_op(m, r, TN_OP_negate, (TnValue *[]){&loop->results[1]}, 1, f32, 1, 0);
  TnOp *rng = add_op(m, r, TN_OP_rng_bit_generator, (TnValue *[]){c}, 1, tensor(m, TN_UI64), 2, 0);
  rng->attrs[0] = tn_attr_enum(m, TN_ENUM_rng_algorithm, 1);
  add_op(m, r, TN_OP_negate, (TnValue *[]){&rng->results[1]}, 1, tensor(m, TN_UI64), 1, 0);
  (void)neg;
  add_op(m, r, TN_OP_func_return, NULL, 0, NULL, 0, 0);
  TnOp *g = add_func(m, "g", f32, 1);
  add_op(m, &g->regions[0], TN_OP_abs, (TnValue *[]){&g->regions[0].args[0]}, 1, f32, 1, 0);
  CHECK_STR(module_text(m, (TnPrintOptions){0}),
            "module {\n"
            "  func.func @f(%arg0: tensor<f32>) {\n"
            "    %c = stablehlo.constant dense<0> : tensor<i32>\n"
            "    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
            "    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
            "    %c_1 = stablehlo.constant dense<false> : tensor<i1>\n"
            "    %0 = stablehlo.add %cst, %arg0 : tensor<f32>\n"
            "    %1:2 = stablehlo.while(%iterArg = %0, %iterArg_2 = %cst) : tensor<f32>, tensor<f32>\n"
            "    cond {\n"
            "      %4 = stablehlo.compare LT, %iterArg, %cst : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
            "      stablehlo.return %4 : tensor<i1>\n"
            "    } do {\n"
            "      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>\n"
            "      stablehlo.return %iterArg_2, %cst_3 : tensor<f32>, tensor<f32>\n"
            "    }\n"
            "    %2 = stablehlo.negate %1#1 : tensor<f32>\n"
            "    %output_state, %output = stablehlo.rng_bit_generator %c, algorithm = THREE_FRY : (tensor<i32>) -> "
            "(tensor<ui64>, tensor<ui64>)\n"
            "    %3 = stablehlo.negate %output : tensor<ui64>\n"
            "    return\n"
            "  }\n"
            "  func.func @g(%arg0: tensor<f32>) {\n"
            "    %0 = stablehlo.abs %arg0 : tensor<f32>\n"
            "  }\n"
            "}\n");
  CHECK_STR(module_text(m, (TnPrintOptions){.generic = true}),
            "\"builtin.module\"() ({\n"
            "  \"func.func\"() <{function_type = (tensor<f32>) -> (), sym_name = \"f\"}> ({\n"
            "  ^bb0(%arg1: tensor<f32>):\n"
            "    %1 = \"stablehlo.constant\"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>\n"
            "    %2 = \"stablehlo.constant\"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>\n"
            "    %3 = \"stablehlo.constant\"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>\n"
            "    %4 = \"stablehlo.constant\"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>\n"
            "    %5 = \"stablehlo.add\"(%2, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>\n"
            "    %6:2 = \"stablehlo.while\"(%5, %2) ({\n"
            "    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):\n"
            "      %11 = \"stablehlo.compare\"(%arg4, %2) <{comparison_direction = "
            "#stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
            "      \"stablehlo.return\"(%11) : (tensor<i1>) -> ()\n"
            "    }, {\n"
            "    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):\n"
            "      %10 = \"stablehlo.constant\"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>\n"
            "      \"stablehlo.return\"(%arg3, %10) : (tensor<f32>, tensor<f32>) -> ()\n"
            "    }) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n"
            "    %7 = \"stablehlo.negate\"(%6#1) : (tensor<f32>) -> tensor<f32>\n"
            "    %8:2 = \"stablehlo.rng_bit_generator\"(%1) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : "
            "(tensor<i32>) -> (tensor<ui64>, tensor<ui64>)\n"
            "    %9 = \"stablehlo.negate\"(%8#1) : (tensor<ui64>) -> tensor<ui64>\n"
            "    \"func.return\"() : () -> ()\n"
            "  }) : () -> ()\n"
            "  \"func.func\"() <{function_type = (tensor<f32>) -> (), sym_name = \"g\"}> ({\n"
            "  ^bb0(%arg0: tensor<f32>):\n"
            "    %0 = \"stablehlo.abs\"(%arg0) : (tensor<f32>) -> tensor<f32>\n"
            "  }) : () -> ()\n"
            "}) : () -> ()\n");
  TnBuf b = {.arena = &m->arena};
  tn_text_print_op(&b, m, cond, NULL);
  CHECK_STR(text_of(&b), "%4 = stablehlo.compare LT, %iterArg, %cst : (tensor<f32>, tensor<f32>) -> tensor<i1>");
}
TN_TEST(names) { with_module(names); }

static void locations(TnModule *m) {
  const TnType *f32 = tensor(m, TN_F32);
  TnOp *f = add_func(m, "f", f32, 1);
  TnRegion *r = &f->regions[0];
  const TnAttr *a = tn_attr_loc_file(m, TN_STR("a.py"), (uint32_t[]){1, 2}, 2);
  const TnAttr *range = tn_attr_loc_file(m, TN_STR("a.py"), (uint32_t[]){1, 2, 3, 4}, 4);
  const TnAttr *named = tn_attr_loc_name(m, TN_STR("x"), a);
  r->arg_locs = tn_new_n(&m->arena, const TnAttr *, 1);
  r->arg_locs[0] = named;
  TnOp *abs = add_op(m, r, TN_OP_abs, (TnValue *[]){&r->args[0]}, 1, f32, 1, 0);
  abs->loc = tn_attr_loc_fused(m, (const TnAttr *[]){range, named}, 2, tn_attr_string(m, TN_STR("meta")));
  TnOp *ret = add_op(m, r, TN_OP_func_return, NULL, 0, NULL, 0, 0);
  ret->loc = tn_attr_loc_callsite(m, range, tn_attr_loc_name(m, TN_STR("y"), NULL));
  CHECK_STR(module_text(m, (TnPrintOptions){.locations = true}),
            "#loc1 = loc(\"a.py\":1:2)\n"
            "#loc4 = loc(\"x\"(#loc1))\n"
            "module {\n"
            "  func.func @f(%arg0: tensor<f32> loc(\"x\"(#loc1))) {\n"
            "    %0 = stablehlo.abs %arg0 : tensor<f32> loc(#loc6)\n"
            "    return loc(#loc5)\n"
            "  } loc(#loc)\n"
            "} loc(#loc)\n"
            "#loc = loc(unknown)\n"
            "#loc2 = loc(\"a.py\":1:2 to 3:4)\n"
            "#loc3 = loc(\"y\")\n"
            "#loc5 = loc(callsite(#loc2 at #loc3))\n"
            "#loc6 = loc(fused<\"meta\">[#loc2, #loc4])\n");
  const TnAttr *map = tn_attr_opaque(m, TN_STR("affine_map<(d0) -> (d0)>"));
  m->root->dict = tn_attr_dict(m, (TnStr[]){TN_STR("m")}, &map, 1);
  TnBuf b = {.arena = &m->arena};
  tn_text_print(&b, m, NULL);
  CHECK_STR(text_of(&b),
            "#map = affine_map<(d0) -> (d0)>\n"
            "module attributes {m = #map} {\n"
            "  func.func @f(%arg0: tensor<f32>) {\n"
            "    %0 = stablehlo.abs %arg0 : tensor<f32>\n"
            "    return\n"
            "  }\n"
            "}\n");
}
TN_TEST(locations) { with_module(locations); }

// Ops that no verifier would pass are printed all the same, in generic form.
static void invalid(TnModule *m) {
  TnRegion *r = &m->root->regions[0];
  add_op(m, r, TN_OP_add, (TnValue *[]){NULL, NULL}, 2, NULL, 1, 0);
  TnOp *loose = tn_op_new(m, TN_OP_abs, 0, 1, 0);
  loose->results[0].type = tensor(m, TN_F32);
  add_op(m, r, TN_OP_negate, (TnValue *[]){&loose->results[0]}, 1, tensor(m, TN_F32), 1, 0);
  add_op(m, r, TN_OP_iota, NULL, 0, tensor(m, TN_F32), 1, 0);
  add_op(m, r, TN_OP_while, NULL, 0, NULL, 0, 1);
  add_op(m, r, TN_OP_func_return, NULL, 0, NULL, 0, 0);  // the value after it is not its operand
  TnOp *other = add_op(m, r, TN_OP_opaque, NULL, 0, tensor(m, TN_F32), 3, 1);
  other->attrs[0] = tn_attr_string(m, TN_STR("other.op"));
  other->dict = tn_attr_dict(m, (TnStr[]){TN_STR("a")}, (const TnAttr *[]){tn_attr_unit(m)}, 1);
  CHECK_STR(module_text(m, (TnPrintOptions){0}),
            "module {\n"
            "  %0 = \"stablehlo.add\"(<<NULL VALUE>>, <<NULL VALUE>>) : (<<NULL TYPE>>, <<NULL TYPE>>) -> "
            "<<NULL TYPE>>\n"
            "  %1 = stablehlo.negate <<UNKNOWN SSA VALUE>> : tensor<f32>\n"
            "  %2 = \"stablehlo.iota\"() : () -> tensor<f32>\n"
            "  \"stablehlo.while\"() ({\n"
            "  }) : () -> ()\n"
            "  \"func.return\"() : () -> ()\n"
            "  %3:3 = \"other.op\"() ({\n"
            "  }) {a} : () -> (tensor<f32>, tensor<f32>, tensor<f32>)\n"
            "}\n");
}
TN_TEST(invalid) { with_module(invalid); }

static void resources(TnModule *m) {
  TnRegion *r = &m->root->regions[0];
  static const uint8_t bytes[] = {1, 0xAB};
  TnResource *used = tn_new(&m->arena, TnResource);
  *used = (TnResource){4, bytes, 2};
  bool is_new;
  *tn_map_slot(&m->resources, TN_STR("unused"), &is_new) = used;
  *tn_map_slot(&m->resources, TN_STR("k"), &is_new) = used;
  *tn_map_slot(&m->resources, TN_STR("a b"), &is_new) = used;
  const TnType *t = tn_type_tensor_of(m, TN_UI8, 1, (int64_t[]){2});
  const char *keys[] = {"k", "a b", "k"};
  for (size_t i = 0; i < 3; i++) {
    TnOp *op = add_op(m, r, TN_OP_constant, NULL, 0, t, 1, 0);
    op->attrs[0] = tn_attr_resource(m, t, tn_str(keys[i]));
  }
  CHECK_STR(module_text(m, (TnPrintOptions){0}),
            "module {\n"
            "  %c = stablehlo.constant dense_resource<k> : tensor<2xui8>\n"
            "  %c_0 = stablehlo.constant dense_resource<\"a b\"> : tensor<2xui8>\n"
            "  %c_1 = stablehlo.constant dense_resource<k> : tensor<2xui8>\n"
            "}\n"
            "\n"
            "{-#\n"
            "  dialect_resources: {\n"
            "    builtin: {\n"
            "      k: \"0x0400000001AB\",\n"
            "      \"a b\": \"0x0400000001AB\"\n"
            "    }\n"
            "  }\n"
            "#-}\n");
}
TN_TEST(resources) { with_module(resources); }

static void elided(TnModule *m) {
  const TnType *t = tn_type_tensor_of(m, TN_UI8, 1, (int64_t[]){3});
  TnOp *op = add_op(m, &m->root->regions[0], TN_OP_constant, NULL, 0, t, 1, 0);
  op->attrs[0] = tn_attr_dense(m, op->results[0].type, "abc", 3, false);
  CHECK_STR(module_text(m, (TnPrintOptions){.elide_above = 2}),
            "module {\n  %c = stablehlo.constant dense_resource<__elided__> : tensor<3xui8>\n}\n");
  CHECK_STR(module_text(m, (TnPrintOptions){.elide_above = 3}),
            "module {\n  %c = stablehlo.constant dense<[97, 98, 99]> : tensor<3xui8>\n}\n");
}
TN_TEST(elided) { with_module(elided); }

static void empty(TnModule *m) {
  CHECK_STR(module_text(m, (TnPrintOptions){0}), "module {\n}\n");
  CHECK_STR(module_text(m, (TnPrintOptions){.generic = true}), "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
  m->root->attrs[TN_SLOT_builtin_module_sym_name] = tn_attr_string(m, TN_STR("m-1"));
  m->root->attrs[TN_SLOT_builtin_module_sym_visibility] = tn_attr_string(m, TN_STR("private"));
  m->root->dict = tn_attr_dict(m, (TnStr[]){TN_STR("x.a")}, (const TnAttr *[]){tn_attr_i32(m, 1)}, 1);
  CHECK_STR(module_text(m, (TnPrintOptions){0}),
            "module @\"m-1\" attributes {sym_visibility = \"private\", x.a = 1 : i32} {\n}\n");
}
TN_TEST(empty) { with_module(empty); }

// A while loop that carries many values, two regions of as many arguments.
static void carry_many(TnModule *m) {
  enum { N = 160000 };
  const TnType *t = tn_type_tensor_of(m, TN_F32, 0, NULL);
  const TnType **types = tn_new_n(&m->arena, const TnType *, N);
  for (uint32_t i = 0; i < N; i++) types[i] = t;
  TnOp *loop = add_op(m, &m->root->regions[0], TN_OP_while, NULL, 0, NULL, 0, 2);
  for (int k = 0; k < 2; k++) {
    TnRegion *r = &loop->regions[k];
    tn_region_init_args(m, r, types, N);
    TnValue **values = tn_new_n(&m->arena, TnValue *, N);
    for (uint32_t i = 0; i < N; i++) values[i] = &r->args[i];
    add_op(m, r, TN_OP_return, values, N, NULL, 0, 0);
  }
  CHECK(strlen(module_text(m, (TnPrintOptions){0})) > 0);
}

TN_TEST(many_arguments) {
  alarm(60);  // square growth takes minutes
  with_module(carry_many);
  alarm(0);
}

int main(void) {
  RUN(floats);
  RUN(floats_are_told_apart);
  RUN(attributes);
  RUN(structs);
  RUN(literals);
  RUN(names);
  RUN(locations);
  RUN(invalid);
  RUN(resources);
  RUN(elided);
  RUN(empty);
  RUN(many_arguments);
  return test_report();
}

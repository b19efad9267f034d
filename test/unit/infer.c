// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Type inference on ops built by hand, whose result types are not declared: what a program builder relies on. Programs
// with declared types are under test/verify.
#include "ir/ir.h"

#include <stdio.h>

#include "test.h"

typedef struct Bench {
  TnModule *m;
  TnDiags diags;
} Bench;

static const TnType *tensor(Bench *b, TnDtype dtype, size_t rank, const int64_t *dims) {
  return tn_type_tensor_of(b->m, dtype, rank, dims);
}

// An op whose operands are fresh function arguments of these types.
static TnOp *make(Bench *b, TnOpcode code, size_t n_operands, const TnType *const *types, size_t n_results) {
  TnOp *op = tn_op_new(b->m, code, n_operands, n_results, 0);
  TnRegion *body = &tn_op_new(b->m, TN_OP_func_func, 0, 0, 1)->regions[0];
  tn_region_init_args(b->m, body, types, n_operands);
  for (size_t i = 0; i < n_operands; i++) op->operands[i] = &body->args[i];
  return op;
}

static void set_i64s(Bench *b, TnOp *op, unsigned slot, size_t n, const int64_t *v) {
  op->attrs[slot] = tn_attr_i64s(b->m, v, n);
}

#define I64S(...) ((const int64_t[]){__VA_ARGS__})
#define TYPES(...) ((const TnType *const[]){__VA_ARGS__})

static void infers(Bench *b, const TnOp *op, const char *want) {
  const TnType *types[2] = {NULL, NULL};
  CHECK(tn_infer_op(b->m, op, &b->diags, types));
  TnBuf out = {.arena = &b->m->arena};
  for (uint32_t i = 0; i < op->n_results; i++) {
    if (i) tn_buf_z(&out, ", ");
    if (types[i]) tn_type_print(&out, types[i], NULL, NULL);
  }
  tn_buf_char(&out, 0);
  CHECK_STR(out.p, want);
}

static void refuses(Bench *b, const TnOp *op, const char *want) {
  const TnType *types[2];
  CHECK(!tn_infer_op(b->m, op, &b->diags, types));
  TnError *e = tn_diags_finish(&b->diags);
  CHECK_STR(e ? e->message : "", want);
  tn_error_destroy(e);
  b->diags.n_errors = 0;
}

static void elementwise(Bench *b) {
  const TnType *x = tensor(b, TN_F32, 2, I64S(2, TN_DYNAMIC)), *y = tensor(b, TN_F32, 2, I64S(TN_DYNAMIC, 3));
  infers(b, make(b, TN_OP_add, 2, TYPES(x, y), 1), "tensor<2x3xf32>");
  infers(b, make(b, TN_OP_is_finite, 1, TYPES(x), 1), "tensor<2x?xi1>");
  infers(b, make(b, TN_OP_complex, 2, TYPES(x, y), 1), "tensor<2x3xcomplex<f32>>");
  infers(b, make(b, TN_OP_abs, 1, TYPES(tensor(b, TN_C128, 1, I64S(4))), 1), "tensor<4xf64>");
  refuses(b, make(b, TN_OP_convert, 1, TYPES(x), 1), "convert: the type of result 0 must be given");
  refuses(b, make(b, TN_OP_add, 1, TYPES(x), 1), "add: 1 operands given, expected 2");
  refuses(b, make(b, TN_OP_add, 2, TYPES(x, tensor(b, TN_F64, 2, I64S(2, 3))), 1),
          "add: operand 0 is tensor<2x?xf32> and operand 1 is tensor<2x3xf64>, expected compatible types (add_c1)");
}

static void movement(Bench *b) {
  const TnType *x = tensor(b, TN_F32, 2, I64S(8, 5));
  TnOp *op = make(b, TN_OP_slice, 1, TYPES(x), 1);
  refuses(b, op, "slice: attribute limit_indices is missing");
  set_i64s(b, op, TN_SLOT_slice_start_indices, 2, I64S(1, 0));
  set_i64s(b, op, TN_SLOT_slice_limit_indices, 2, I64S(8, 5));
  set_i64s(b, op, TN_SLOT_slice_strides, 2, I64S(3, 1));
  infers(b, op, "tensor<3x5xf32>");
  set_i64s(b, op, TN_SLOT_slice_limit_indices, 2, I64S(9, 5));
  refuses(b, op, "slice: limit index 9 is larger than dimension size 8 in dimension 0 (slice_c3)");
  op->attrs[TN_SLOT_slice_strides] = tn_attr_i64(b->m, 1);
  refuses(b, op, "slice: attribute strides is of another kind, expected an array of i64 (array<i64: ...>)");

  op = make(b, TN_OP_transpose, 1, TYPES(x), 1);
  set_i64s(b, op, TN_SLOT_transpose_permutation, 2, I64S(1, 0));
  infers(b, op, "tensor<5x8xf32>");

  op = make(b, TN_OP_concatenate, 2, TYPES(x, tensor(b, TN_F32, 2, I64S(TN_DYNAMIC, 5))), 1);
  op->attrs[TN_SLOT_concatenate_dimension] = tn_attr_i64(b->m, 0);
  infers(b, op, "tensor<?x5xf32>");
  op->attrs[TN_SLOT_concatenate_dimension] = tn_attr_i64(b->m, 1);
  infers(b, op, "tensor<8x10xf32>");
}

static void quantized(Bench *b) {
  TnQuant q = {.storage = tn_type_scalar(b->m, TN_I8),
               .expressed = tn_type_scalar(b->m, TN_F32),
               .storage_text = TN_STR("i8"),
               .min = -128,
               .max = 127,
               .axis = 0,
               .n = 2,
               .scales = (const double[]){1, 2},
               .zero_points = I64S(0, 3)};
  const TnType *x = tn_type_tensor(b->m, tn_type_quant(b->m, &q), 2, I64S(2, 7), NULL);
  TnOp *op = make(b, TN_OP_transpose, 1, TYPES(x), 1);
  set_i64s(b, op, TN_SLOT_transpose_permutation, 2, I64S(1, 0));
  infers(b, op, "tensor<7x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00:3}>>");
  infers(b, make(b, TN_OP_uniform_dequantize, 1, TYPES(x), 1), "tensor<2x7xf32>");
}

static void bounded(Bench *b) {
  const TnAttr *bounds[TN_N_FIELDS_bounds] = {tn_attr_i64s(b->m, I64S(TN_DYNAMIC, 6), 2)};
  const TnType *x = tn_type_tensor(b->m, tn_type_scalar(b->m, TN_F32), 2, I64S(4, TN_DYNAMIC),
                                   tn_attr_struct(b->m, TN_STRUCT_bounds, bounds));
  TnOp *op = make(b, TN_OP_transpose, 1, TYPES(x), 1);
  set_i64s(b, op, TN_SLOT_transpose_permutation, 2, I64S(1, 0));
  infers(b, op, "tensor<?x4xf32, #stablehlo.bounds<6, ?>>");
  op = make(b, TN_OP_concatenate, 2, TYPES(x, x), 1);
  op->attrs[TN_SLOT_concatenate_dimension] = tn_attr_i64(b->m, 1);
  infers(b, op, "tensor<4x?xf32, #stablehlo.bounds<?, 12>>");
  infers(b, make(b, TN_OP_add, 2, TYPES(x, tensor(b, TN_F32, 2, I64S(4, 5))), 1), "tensor<4x5xf32>");
}

static void several_results(Bench *b) {
  TnOp *op = make(b, TN_OP_chlo_top_k, 1, TYPES(tensor(b, TN_F16, 2, I64S(3, 9))), 2);
  op->attrs[TN_SLOT_chlo_top_k_k] = tn_attr_i64(b->m, 4);
  infers(b, op, "tensor<3x4xf16>, tensor<3x4xi32>");
}

static void (*current)(Bench *b);
static TnError *run_current(void *arg) {
  current(arg);
  return NULL;
}

static void with_module(void (*fn)(Bench *b)) {
  Bench b = {.m = tn_module_create()};
  current = fn;
  CHECK(tn_module_run(b.m, run_current, &b) == NULL);
  tn_module_destroy(b.m);
}

TN_TEST(elementwise) { with_module(elementwise); }
TN_TEST(movement) { with_module(movement); }
TN_TEST(quantized) { with_module(quantized); }
TN_TEST(bounded) { with_module(bounded); }
TN_TEST(several_results) { with_module(several_results); }

int main(void) {
  RUN(elementwise);
  RUN(movement);
  RUN(quantized);
  RUN(bounded);
  RUN(several_results);
  return test_report();
}

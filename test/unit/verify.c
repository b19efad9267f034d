// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The verifier on modules that no text can spell: values out of sight, missing parts, nesting without end. Programs
// that text can spell are under test/verify.
#include "ir/ir.h"
#include "test.h"

typedef struct Build {
  TnModule *m;
  TnRegion *top;  // of the module
  TnOp *func;
  TnRegion *body;  // of func, which takes and returns nothing
  const TnType *f32;
} Build;

static TnOp *add_func(Build *b, const char *name) {
  TnModule *m = b->m;
  TnOp *func = tn_op_new(m, TN_OP_func_func, 0, 0, 1);
  func->attrs[TN_SLOT_func_function_type] = tn_attr_type(m, tn_type_function(m, NULL, 0, NULL, 0));
  func->attrs[TN_SLOT_func_sym_name] = tn_attr_string(m, tn_str(name));
  tn_region_init_args(m, &func->regions[0], NULL, 0);
  tn_region_append(b->top, func);
  return func;
}

static TnOp *add_op(Build *b, TnRegion *r, TnOpcode code, size_t n_operands, size_t n_results, size_t n_regions) {
  TnOp *op = tn_op_new(b->m, code, n_operands, n_results, n_regions);
  for (size_t i = 0; i < n_results; i++) op->results[i].type = b->f32;
  for (size_t i = 0; i < n_regions; i++) op->regions[i].has_block = true;
  tn_region_append(r, op);
  return op;
}

static TnOp *add_constant(Build *b, TnRegion *r) {
  TnOp *op = add_op(b, r, TN_OP_constant, 0, 1, 0);
  static const float one = 1;
  op->attrs[TN_SLOT_constant_value] = tn_attr_dense(b->m, b->f32, &one, sizeof one, true);
  return op;
}

static TnOp *add_sine(Build *b, TnRegion *r, TnValue *x) {
  TnOp *op = add_op(b, r, TN_OP_sine, 1, 1, 0);
  op->operands[0] = x;
  return op;
}

static void check(Build *b, const char *want) {
  TnDiags diags = {0};
  TnError *e = tn_verify(b->m, NULL, &diags);
  CHECK_STR(e ? e->message : "", want);
  tn_error_destroy(e);
}

static void begin(Build *b) {
  TnModule *m = b->m;
  m->root = tn_op_new(m, TN_OP_builtin_module, 0, 0, 1);
  b->top = &m->root->regions[0];
  b->top->has_block = true;
  b->f32 = tn_type_tensor_of(m, TN_F32, 0, NULL);
  b->func = add_func(b, "main");
  b->body = &b->func->regions[0];
}

static void end(Build *b) { add_op(b, b->body, TN_OP_func_return, 0, 0, 0); }

// ---------------------------------------------------------------------------------------------------------------

static void good(Build *b) {
  add_sine(b, b->body, &add_constant(b, b->body)->results[0]);
  end(b);
  check(b, "");
}

static void other_function(Build *b) {
  TnOp *constant = add_constant(b, b->body);
  end(b);
  TnRegion *other = &add_func(b, "other")->regions[0];
  add_constant(b, other);  // takes the id that the value of main has there
  add_sine(b, other, &constant->results[0]);
  add_op(b, other, TN_OP_func_return, 0, 0, 0);
  check(b, "sine: operand 0 is a value of a region that ended or has not begun");
}

static void around_isolated(Build *b) {
  TnOp *constant = add_constant(b, b->body);
  TnOp *inner = add_func(b, "inner");
  tn_op_remove(inner);
  tn_region_append(b->body, inner);
  add_sine(b, &inner->regions[0], &constant->results[0]);
  add_op(b, &inner->regions[0], TN_OP_func_return, 0, 0, 0);
  end(b);
  check(b, "func.func: @inner is inside func.func, expected it directly in a module");
  tn_op_remove(inner);
  TnOp *group = add_op(b, b->body, TN_OP_sdy_named_computation, 0, 0, 1);
  group->attrs[tn_op_find_slot(TN_OP_sdy_named_computation, TN_STR("name"))] = tn_attr_string(b->m, TN_STR("g"));
  add_sine(b, &group->regions[0], &constant->results[0]);
  add_op(b, &group->regions[0], TN_OP_sdy_return, 0, 0, 0);
  tn_op_remove(group);
  tn_region_insert_before(b->body->last, group);
  check(b, "sine: operand 0 is a value from outside, expected one of the isolated region around the op");
}

static TnOp *add_if(Build *b) {
  TnOp *p = add_op(b, b->body, TN_OP_is_finite, 1, 1, 0);
  p->operands[0] = &add_constant(b, b->body)->results[0];
  tn_op_remove(p);
  tn_region_append(b->body, p);
  p->results[0].type = tn_type_tensor_of(b->m, TN_I1, 0, NULL);
  TnOp *op = add_op(b, b->body, TN_OP_if, 1, 0, 2);
  op->operands[0] = &p->results[0];
  return op;
}

static void ended_region(Build *b) {
  TnOp *op = add_if(b);
  TnOp *constant = add_constant(b, &op->regions[0]);
  add_op(b, &op->regions[0], TN_OP_return, 0, 0, 0);
  add_op(b, &op->regions[1], TN_OP_return, 0, 0, 0);
  TnOp *use = add_sine(b, b->body, &constant->results[0]);
  end(b);
  check(b, "sine: operand 0 is a value of a region that ended or has not begun");
  tn_op_remove(use);
  check(b, "");
}

static void empty_regions(Build *b) {
  TnOp *op = add_if(b);
  add_op(b, &op->regions[0], TN_OP_return, 0, 0, 0);
  end(b);
  check(b, "if: region 1 ends with nothing, expected stablehlo.return");
  op->regions[1].has_block = false;
  check(b, "if: region 1 is empty, expected a block");
}

static void missing_parts(Build *b) {
  TnOp *sine = add_sine(b, b->body, NULL);
  end(b);
  check(b, "sine: operand 0 is missing");
  TnOp *constant = add_constant(b, b->body);
  tn_op_remove(constant);
  tn_region_insert_before(sine, constant);
  sine->operands[0] = &constant->results[0];
  sine->results[0].type = NULL;
  check(b, "sine: result 0 has no type");
  sine->results[0].type = b->f32;
  constant->attrs[TN_SLOT_constant_value] = NULL;
  check(b, "constant: attribute value is missing");
}

// Literals with fewer bytes than their type has elements, enums without such a value.
static void broken_attributes(Build *b) {
  TnOp *constant = add_constant(b, b->body);
  static const float one = 1;
  const TnType *three = tn_type_tensor_of(b->m, TN_F32, 1, (const int64_t[]){3});
  constant->attrs[TN_SLOT_constant_value] = tn_attr_dense(b->m, three, &one, sizeof one, false);
  end(b);
  check(b, "constant: attribute value is incomplete");
  tn_op_remove(constant);
  const TnType *list = tn_type_tensor_of(b->m, TN_F32, 1, (const int64_t[]){1});
  TnOp *compare = add_op(b, b->body, TN_OP_compare, 2, 1, 0);
  tn_op_remove(compare);
  TnOp *x = add_constant(b, b->body);
  tn_op_remove(x);
  tn_region_insert_before(b->body->last, x);
  tn_region_insert_before(b->body->last, compare);
  x->results[0].type = list;
  x->attrs[TN_SLOT_constant_value] = tn_attr_dense(b->m, list, &one, sizeof one, true);
  compare->operands[0] = compare->operands[1] = &x->results[0];
  compare->results[0].type = tn_type_tensor_of(b->m, TN_I1, 1, (const int64_t[]){1});
  compare->attrs[TN_SLOT_compare_comparison_direction] = tn_attr_enum(b->m, TN_ENUM_comparison_direction, 77);
  check(b, "compare: attribute comparison_direction is incomplete");
}

static void too_deep(Build *b) {
  TnRegion *r = b->body;
  TnOp *p = add_op(b, r, TN_OP_constant, 0, 1, 0);
  static const uint8_t yes = 1;
  p->results[0].type = tn_type_tensor_of(b->m, TN_I1, 0, NULL);
  p->attrs[TN_SLOT_constant_value] = tn_attr_dense(b->m, p->results[0].type, &yes, sizeof yes, true);
  for (int i = 0; i < TN_MAX_NESTING + 10; i++) {
    TnOp *op = add_op(b, r, TN_OP_if, 1, 0, 2);
    op->operands[0] = &p->results[0];
    add_op(b, &op->regions[1], TN_OP_return, 0, 0, 0);
    if (r != b->body) add_op(b, r, TN_OP_return, 0, 0, 0);
    r = &op->regions[0];
  }
  add_op(b, r, TN_OP_return, 0, 0, 0);
  end(b);
  check(b, "if: regions are nested more than 512 deep");
}

// ---------------------------------------------------------------------------------------------------------------

typedef struct Test {
  Build b;
  void (*fn)(Build *b);
} Test;

static TnError *run_test(void *arg) {
  Test *t = arg;
  begin(&t->b);
  t->fn(&t->b);
  return NULL;
}

static void with_module(void (*fn)(Build *b)) {
  Test t = {.b = {.m = tn_module_create()}, .fn = fn};
  CHECK(tn_module_run(t.b.m, run_test, &t) == NULL);
  tn_module_destroy(t.b.m);
}

TN_TEST(good) { with_module(good); }
TN_TEST(other_function) { with_module(other_function); }
TN_TEST(around_isolated) { with_module(around_isolated); }
TN_TEST(ended_region) { with_module(ended_region); }
TN_TEST(empty_regions) { with_module(empty_regions); }
TN_TEST(missing_parts) { with_module(missing_parts); }
TN_TEST(broken_attributes) { with_module(broken_attributes); }
TN_TEST(too_deep) { with_module(too_deep); }

int main(void) {
  RUN(good);
  RUN(other_function);
  RUN(around_isolated);
  RUN(ended_region);
  RUN(empty_regions);
  RUN(missing_parts);
  RUN(broken_attributes);
  RUN(too_deep);
  return test_report();
}

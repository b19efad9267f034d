// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Assertions of test programs: the check dialect and the custom calls that stand for it. One comparison with three
// rules; a failed one is an error that names the check, the function and the first element that differs.
#include "interp/eval_check.h"

#include <inttypes.h>
#include <math.h>

// ---------------------------------------------------------------------------------------------------------------
// Rules for one element

typedef struct Verdict {
  bool ok;
  uint64_t ulps;  // CLOSE: the distance
} Verdict;

static bool equal_real(double a, double b) { return a == b; }

static bool almost_real(double a, double b, double tolerance) {
  if (isnan(a) || isnan(b)) return isnan(a) && isnan(b);
  if (a == b) return true;
  if (isinf(a) || isinf(b)) return false;
  return fabs(a - b) <= tolerance;
}

// Units in the last place between two values of a type: over zero the distances of both from zero are added.
static uint64_t ulps_between(TnDtype t, const uint8_t *pa, const uint8_t *pb) {
  uint64_t a = 0, b = 0;
  memcpy(&a, pa, tn_dtype_bytes(t));
  memcpy(&b, pb, tn_dtype_bytes(t));
  if (a == b) return 0;
  double x = tn_float_decode(t, a), y = tn_float_decode(t, b);
  if (isnan(x) && isnan(y)) return 0;
  if (!isfinite(x) || !isfinite(y)) return UINT64_MAX;
  uint64_t sign = t == TN_F8E8M0FNU ? 0 : (uint64_t)1 << (tn_dtype_bits(t) - 1);
  uint64_t m = a & ~sign, n = b & ~sign;
  if ((a & sign) != (b & sign)) return m + n;
  return m > n ? m - n : n - m;
}

static Verdict judge_real(const TnCheckRule *r, TnDtype t, const uint8_t *a, const uint8_t *b) {
  switch (r->kind) {
    case TN_CHECK_EQ: return (Verdict){.ok = equal_real(tn_load_f64(t, a), tn_load_f64(t, b))};
    case TN_CHECK_ALMOST: return (Verdict){.ok = almost_real(tn_load_f64(t, a), tn_load_f64(t, b), r->tolerance)};
    case TN_CHECK_CLOSE: break;
  }
  uint64_t ulps = ulps_between(t, a, b);
  return (Verdict){ulps >= r->min_ulps && ulps <= r->max_ulps, ulps};
}

static Verdict judge_complex(const TnCheckRule *r, TnDtype t, const uint8_t *a, const uint8_t *b) {
  TnDtype part = tn_dtype_real(t);
  size_t size = tn_dtype_bytes(part);
  if (r->kind != TN_CHECK_CLOSE)
    return (Verdict){.ok = judge_real(r, part, a, b).ok && judge_real(r, part, a + size, b + size).ok};
  uint64_t re = ulps_between(part, a, b), im = ulps_between(part, a + size, b + size), ulps = re > im ? re : im;
  return (Verdict){ulps >= r->min_ulps && ulps <= r->max_ulps, ulps};
}

static Verdict judge(const TnCheckRule *r, TnDtype t, const uint8_t *a, const uint8_t *b) {
  if (tn_dtype_is_complex(t)) return judge_complex(r, t, a, b);
  if (tn_dtype_is_float(t)) return judge_real(r, t, a, b);
  return (Verdict){.ok = memcmp(a, b, tn_dtype_bytes(t)) == 0};
}

// ---------------------------------------------------------------------------------------------------------------
// Comparing tensors

static TnError *fail(TnInterp *it, const TnOp *op, TnStr check, TnStr what) {
  TN_FAIL_AT(TN_FAILED_PRECONDITION, tn_op_loc(it->program->m, op), "%.*s in @%.*s: %.*s", TN_STR_ARG(check),
             TN_STR_ARG(it->func ? tn_symbol_name(it->func) : TN_STR("")), TN_STR_ARG(what));
}

static void print_index(TnBuf *out, const TnTensor *t, int64_t at) {
  int64_t stride = t->n;
  tn_buf_char(out, '[');
  for (uint32_t i = 0; i < t->rank; i++) {
    stride /= t->dims[i];
    tn_buf_fmt(out, "%s%" PRId64, i ? ", " : "", at / stride);
    at %= stride;
  }
  tn_buf_char(out, ']');
}

static TnStr describe(TnInterp *it, const TnCheckRule *r, const TnTensor *got, const TnTensor *want, int64_t at,
                      Verdict v) {
  TnBuf b = {.arena = &it->scratch};
  TnDtype t = (TnDtype)got->dtype;
  size_t offset = (size_t)at * tn_dtype_bytes(t);
  tn_buf_z(&b, "element ");
  print_index(&b, got, at);
  tn_buf_z(&b, " is ");
  tn_element_print(&b, t, got->data + offset);
  tn_buf_z(&b, ", expected ");
  tn_element_print(&b, t, want->data + offset);
  if (r->kind == TN_CHECK_ALMOST) tn_buf_fmt(&b, " within %g", r->tolerance);
  if (r->kind == TN_CHECK_CLOSE)
    tn_buf_fmt(&b, " (%" PRIu64 " units in the last place apart, expected %" PRIu64 " to %" PRIu64 ")", v.ulps,
               r->min_ulps, r->max_ulps);
  return tn_buf_view(&b);
}

TnError *tn_check_tensors(TnInterp *it, const TnOp *op, TnStr check, const TnCheckRule *r, const TnTensor *got,
                          const TnTensor *want) {
  if (got->kind != TN_VALUE_TENSOR || want->kind != TN_VALUE_TENSOR)
    return fail(it, op, check, TN_STR("an operand is no tensor"));
  if (got->dtype != want->dtype || !tn_dims_equal(got, want))
    return fail(it, op, check,
                tn_arena_fmt(&it->scratch, "the value is %s of shape %s, expected %s of shape %s",
                             tn_dtype_name((TnDtype)got->dtype), tn_shape_text(it, got),
                             tn_dtype_name((TnDtype)want->dtype), tn_shape_text(it, want)));
  TnDtype t = (TnDtype)got->dtype;
  bool is_real = tn_dtype_is_float(t) || tn_dtype_is_complex(t);
  if (!is_real && r->kind != TN_CHECK_EQ) return fail(it, op, check, TN_STR("not defined on integers"));
  if (!is_real && memcmp(got->data, want->data, got->bytes) == 0) return NULL;
  size_t size = tn_dtype_bytes(t);
  for (int64_t i = 0; i < got->n; i++) {
    Verdict v = judge(r, t, got->data + (size_t)i * size, want->data + (size_t)i * size);
    if (!v.ok) return fail(it, op, check, describe(it, r, got, want, i, v));
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// The check dialect

static const double default_tolerance = 1e-4;

static TnError *check_op(TnInterp *it, const TnOp *op, const TnCheckRule *r, const TnTensor *got,
                         const TnTensor *want) {
  return tn_check_tensors(it, op, tn_str(tn_op_name(op)), r, got, want);
}

static TnError *check_op_const(TnInterp *it, const TnOp *op, const TnCheckRule *r, const TnTensor *got) {
  TnTensor *want;
  TN_TRY(tn_interp_constant(it, op, &want));
  TN_TRY(check_op(it, op, r, got, want));
  tn_tensor_release(it, want);
  return NULL;
}

TnError *tn_eval_check_expect_eq(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  return check_op(it, op, &(TnCheckRule){.kind = TN_CHECK_EQ}, in[0], in[1]);
}

TnError *tn_eval_check_expect_eq_const(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  return check_op_const(it, op, &(TnCheckRule){.kind = TN_CHECK_EQ}, in[0]);
}

TnError *tn_eval_check_expect_almost_eq(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  const TnAttr *a = TN_OP_ATTRS(op, check_almost)->tolerance;
  TnCheckRule r = {.kind = TN_CHECK_ALMOST, .tolerance = a ? tn_attr_f64(a) : default_tolerance};
  return check_op(it, op, &r, in[0], in[1]);
}

TnError *tn_eval_check_expect_almost_eq_const(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  const TnAttr *a = TN_OP_ATTRS(op, check_almost_const)->tolerance;
  TnCheckRule r = {.kind = TN_CHECK_ALMOST, .tolerance = a ? tn_attr_f64(a) : default_tolerance};
  return check_op_const(it, op, &r, in[0]);
}

TnError *tn_eval_check_expect_close(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  const Tn_check_close_attrs *a = TN_OP_ATTRS(op, check_close);
  TnCheckRule r = {.kind = TN_CHECK_CLOSE,
                   .min_ulps = (uint64_t)tn_attr_int_or(a->min_ulp_difference, 0),
                   .max_ulps = (uint64_t)tn_attr_int_or(a->max_ulp_difference, 1)};
  return check_op(it, op, &r, in[0], in[1]);
}

// ---------------------------------------------------------------------------------------------------------------
// Custom calls. check.eq compares integers exactly and has a result, always true.

static const struct {
  const char *target;
  TnCheckRule rule;
  bool exact_integers;
} targets[] = {
    {"check.expect_eq", {.kind = TN_CHECK_EQ}, false},
    {"check.expect_close", {.kind = TN_CHECK_CLOSE, .max_ulps = 3}, false},
    {"check.expect_almost_eq", {.kind = TN_CHECK_ALMOST, .tolerance = 1e-3}, false},
    {"check.eq", {.kind = TN_CHECK_ALMOST, .tolerance = 1e-4}, true},
};

bool tn_check_is_target(TnStr target) {
  for (size_t i = 0; i < TN_COUNT(targets); i++)
    if (tn_str_is(target, targets[i].target)) return true;
  return false;
}

TnError *tn_check_custom_call(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  if (op->n_operands != 2)
    return tn_interp_fail(it, op, "@%.*s with %u operands, expected 2", TN_STR_ARG(target),
                          op->n_operands);
  for (size_t i = 0; i < TN_COUNT(targets); i++) {
    if (!tn_str_is(target, targets[i].target)) continue;
    TnCheckRule r = targets[i].rule;
    TnDtypeClass c = tn_dtype_class((TnDtype)in[0]->dtype);
    if (targets[i].exact_integers && c != TN_CLASS_FLOAT && c != TN_CLASS_COMPLEX) r.kind = TN_CHECK_EQ;
    TN_TRY(tn_check_tensors(it, op, target, &r, in[0], in[1]));
  }
  for (uint32_t i = 0; i < op->n_results; i++) {
    TN_TRY(tn_tensor_new_result(it, op, i, NULL, &out[i]));
    uint8_t yes = 1;
    if ((TnDtype)out[i]->dtype != TN_I1)
      return tn_interp_fail(it, op, "@%.*s gives i1", TN_STR_ARG(target));
    tn_fill(1, out[i]->data, &yes, out[i]->n);
  }
  return NULL;
}

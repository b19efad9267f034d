// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elementwise operations over arrays: one loop with a switch for each type that arithmetic is done in (i1, 64-bit
// integers, f64, complex<f64>); other types are converted block by block to one of these and back, which is exact for
// every value and rounds results once. The loops of functions and those of complex numbers are in scalar_math.c.
#include "num/scalar_priv.h"

enum { BLOCK = 256 };  // elements

// ---------------------------------------------------------------------------------------------------------------
// The loops

static TnScalarRun run_bool, run_int, run_uint, run_sint, run_f64;

#define RUN run_bool
#define ELEMENT uint8_t
#define STORE(...) ((uint8_t *)out)[i] = (uint8_t)(__VA_ARGS__)
#define TN_IN_BOOL 1
#include "num/scalar_tmpl.h"

#define SEXT(x) ((int64_t)((x) << (64 - w)) >> (64 - w))
#define ZEXT(x) ((x) & (~(uint64_t)0 >> (64 - w)))
#define RUN run_int
#define ELEMENT uint64_t
#define STORE(...) TN_STORE_AS(uint64_t, __VA_ARGS__)
#define TN_IN_INT 1
#include "num/scalar_tmpl.h"
#define RUN run_uint
#define ELEMENT uint64_t
#define STORE(...) TN_STORE_AS(uint64_t, __VA_ARGS__)
#define TN_IN_UINT 1
#include "num/scalar_tmpl.h"
#define RUN run_sint
#define ELEMENT int64_t
#define STORE(...) TN_STORE_AS(uint64_t, __VA_ARGS__)
#define TN_IN_SINT 1
#include "num/scalar_tmpl.h"

#define RUN run_f64
#define ELEMENT double
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_FLT 1
#include "num/scalar_tmpl.h"

// ---------------------------------------------------------------------------------------------------------------
// Ops that do not fit a loop over one type

// Of f32 by its own bits: to widen it makes signalling NaN quiet.
static void run_total_f32(TnScalarOp op, void *out, const void *xs, const void *ys, size_t n, unsigned w) {
  enum { LESS = 1, EQUAL = 2, GREATER = 4 };  // of what it is true
  static const uint8_t truth[] = {EQUAL, LESS + GREATER, EQUAL + GREATER, GREATER, LESS + EQUAL, LESS};
  _Static_assert(TN_SCALAR_total_ne == TN_SCALAR_total_eq + 1 && TN_SCALAR_total_ge == TN_SCALAR_total_eq + 2 &&
                     TN_SCALAR_total_gt == TN_SCALAR_total_eq + 3 && TN_SCALAR_total_le == TN_SCALAR_total_eq + 4 &&
                     TN_SCALAR_total_lt == TN_SCALAR_total_eq + 5,
                 "in this order");
  (void)w;
  for (size_t i = 0; i < n; i++) {
    int32_t x = ((const int32_t *)xs)[i], y = ((const int32_t *)ys)[i];
    x ^= x >> 31 & INT32_MAX, y ^= y >> 31 & INT32_MAX;
    ((uint8_t *)out)[i] = truth[op - TN_SCALAR_total_eq] >> (1 + (x > y) - (x < y)) & 1;
  }
}

// The neighbour of x towards y in a type narrower than f64, found on the bits: they are sign and magnitude, and
// counting the magnitude up by one gives the next value. f8E8M0FNU has no sign and no zero.
static uint64_t next_after_narrow(TnDtype t, uint64_t x_bits, uint64_t y_bits) {
  double x = tn_float_decode(t, x_bits), y = tn_float_decode(t, y_bits);
  if (x != x || y != y) return tn_float_encode(t, TN_NAN);
  if (x == y) return y_bits;
  uint64_t sign = (uint64_t)1 << (tn_dtype_bits(t) - 1);
  if (x == 0) return (y < 0 ? sign : 0) | 1;
  uint64_t next = (x < y) == (x > 0) ? x_bits + 1 : x_bits - 1;
  double decoded = tn_float_decode(t, next);
  return next == sign && decoded != decoded ? 0 : next;  // types without a negative zero keep NaN there
}

static void run_next_after_narrow(TnDtype t, void *out, const void *x, const void *y, size_t n) {
  const size_t bytes = tn_dtype_bytes(t);
  const TnDtype word = bytes == 1 ? TN_UI8 : bytes == 2 ? TN_UI16 : TN_UI32;
  for (size_t i = 0; i < n * bytes; i += bytes) {
    const int64_t a = tn_load_i64(word, (const char *)x + i), b = tn_load_i64(word, (const char *)y + i);
    tn_store_i64(word, (char *)out + i, (int64_t)next_after_narrow(t, (uint64_t)a, (uint64_t)b));
  }
}

static void run_complex(TnDtype t, char *out, const char *re, const char *im, size_t n) {
  const size_t bytes = tn_dtype_bytes(t);
  for (size_t at = 0; at < n * bytes; at += bytes, out += 2 * bytes)
    memcpy(out, re + at, bytes), memcpy(out + bytes, im + at, bytes);
}

// ---------------------------------------------------------------------------------------------------------------
// From type to loop

typedef struct Route {
  TnScalarRun *run;
  TnDtype in, out;  // types the loop reads and writes (out: unless the result is i1 or a part)
} Route;

enum { BOOL, INT, SINT, UINT, FLT, MATH, CPX, N_DOMAINS };
// Which rows there are: 1 + the ulp column.
static const uint8_t rows[TN_N_SCALAR_OPS][N_DOMAINS] = {
#define TN_SCALAR(op, domain, ulp, ...) [TN_SCALAR_##op][domain] = 1 + (ulp),
#include "num/scalar.def"
};

static Route route_int(TnScalarOp op, TnDtype t) {
  bool is_signed = tn_dtype_class(t) == TN_CLASS_SINT, any = rows[op][INT];
  if (!any && !rows[op][is_signed ? SINT : UINT]) return (Route){NULL, t, t};
  TnDtype word = is_signed ? TN_I64 : TN_UI64;
  return (Route){any ? run_int : is_signed ? run_sint : run_uint, word, word};
}

// run is NULL when the op is not defined on t.
static Route route(TnScalarOp op, TnDtype t) {
  switch (tn_dtype_class(t)) {
    case TN_CLASS_BOOL: return (Route){rows[op][BOOL] ? run_bool : NULL, t, t};
    case TN_CLASS_SINT:
    case TN_CLASS_UINT: return route_int(op, t);
    case TN_CLASS_FLOAT:
      if (!rows[op][FLT] && !rows[op][MATH]) return (Route){NULL, t, t};
      if (t == TN_F32 && op >= TN_SCALAR_total_eq && op <= TN_SCALAR_total_lt) return (Route){run_total_f32, t, t};
      if ((op == TN_SCALAR_cosh || op == TN_SCALAR_sinh) && t != TN_F64 && t != TN_F8E8M0FNU)
        return (Route){tn_run_f32_hyperbolic, TN_F32, TN_F32};
      return (Route){rows[op][FLT] ? run_f64 : tn_run_f64_math, TN_F64, TN_F64};
    case TN_CLASS_COMPLEX: return (Route){rows[op][CPX] ? tn_run_complex : NULL, TN_C128, TN_C128};
    default: return (Route){NULL, t, t};
  }
}

typedef enum TnScalarKind { SAME, I1, REAL, COMPLEX } TnScalarKind;
static const struct {
  const char *name;
  uint8_t operands, kind;
} ops[TN_N_SCALAR_OPS] = {
    [TN_SCALAR_NONE] = {"none", 0, SAME},
#define TN_SCALAR_OP(op, operands, result) [TN_SCALAR_##op] = {#op, operands, result},
#include "num/scalar.def"
};

const char *tn_scalar_name(TnScalarOp op) { return ops[op].name; }
unsigned tn_scalar_operands(TnScalarOp op) { return ops[op].operands; }

TnScalarOp tn_scalar_find(TnStr name) {
  for (unsigned op = 1; op < TN_N_SCALAR_OPS; op++)
    if (tn_str_is(name, ops[op].name)) return (TnScalarOp)op;
  return TN_SCALAR_NONE;
}

// Element type of the result of an op that is defined on t.
static TnDtype result_of(TnScalarOp op, TnDtype t) {
  switch ((TnScalarKind)ops[op].kind) {
    case SAME: return t;
    case I1: return TN_I1;
    case REAL: return tn_dtype_real(t);
    case COMPLEX: return t == TN_F32 ? TN_C64 : t == TN_F64 ? TN_C128 : TN_DTYPE_NONE;
    default: tn_unreachable();
  }
}

TnDtype tn_scalar_result(TnScalarOp op, TnDtype t) {
  return op == TN_SCALAR_complex || route(op, t).run ? result_of(op, t) : TN_DTYPE_NONE;
}

unsigned tn_scalar_ulp(TnScalarOp op, TnDtype t) {
  unsigned row = tn_dtype_is_complex(t) ? rows[op][CPX] : !tn_dtype_is_float(t) ? 0 : rows[op][FLT] + rows[op][MATH];
  return row ? row - 1 : 0;
}

// ---------------------------------------------------------------------------------------------------------------
// Driver

// Blocks converted to the type of the loop, the results back.
static void run_blocks(Route r, TnScalarOp op, TnDtype t, char *out, const char *x, const char *y, size_t n) {
  TnDtype result = result_of(op, t);
  size_t bytes = tn_dtype_bytes(t), result_bytes = tn_dtype_bytes(result);
  unsigned bits = tn_dtype_bits(t);
  TnDtype loop_result = tn_dtype_is_complex(result) ? r.out : tn_dtype_real(r.out);
  double a[2 * BLOCK], b[2 * BLOCK], c[2 * BLOCK];  // of any type up to complex<f64>
  while (n) {
    size_t k = n < BLOCK ? n : BLOCK;
    const void *a_ = x, *b_ = y;
    if (t != r.in) {
      tn_convert(r.in, a, t, x, k), a_ = a;
      if (y == x)
        b_ = a;
      else
        tn_convert(r.in, b, t, y, k), b_ = b;
    }
    r.run(op, result == TN_I1 ? (void *)out : c, a_, b_, k, bits);
    if (result != TN_I1) tn_convert(result, out, loop_result, c, k);
    x += k * bytes, y += k * bytes, out += k * result_bytes, n -= k;
  }
}

static bool run(TnScalarOp op, TnDtype t, void *out, const void *x, const void *y, size_t n) {
  Route r = route(op, t);
  if (!r.run) return false;
  if (r.in == t && r.out == t)
    r.run(op, out, x, y, n, tn_dtype_bits(t));
  else if (op == TN_SCALAR_next_after)
    run_next_after_narrow(t, out, x, y, n);
  else
    run_blocks(r, op, t, out, x, y, n);
  return true;
}

bool tn_scalar_unary(TnScalarOp op, TnDtype t, void *out, const void *x, size_t n) {
  return ops[op].operands == 1 && run(op, t, out, x, x, n);
}

bool tn_scalar_binary(TnScalarOp op, TnDtype t, void *out, const void *x, const void *y, size_t n) {
  if (ops[op].operands != 2) return false;
  if (op != TN_SCALAR_complex) return run(op, t, out, x, y, n);
  if (result_of(op, t) == TN_DTYPE_NONE) return false;
  run_complex(t, out, x, y, n);
  return true;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elementwise ops in kernel nodes against num's scalar operations: every op on every type it is defined on, all values
// (and all pairs of up to 8 bits) of small types, corners and random bits of the others; within the ulp column of
// scalar.def. The same for conversions (equal bits), reduce_precision, bitcasts, select and clamp.
#include "kernel_eval.h"
#include "target/target.h"
#include "test.h"

static uint64_t random_state = 1;
static uint64_t random_bits(void) {
  uint64_t z = random_state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u, z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

// ---------------------------------------------------------------------------------------------------------------
// Elements

enum { MAX_N = 1 << 16 };
static _Alignas(16) unsigned char x_data[16 * MAX_N], y_data[16 * MAX_N], z_data[16 * MAX_N];
static _Alignas(16) unsigned char got_data[16 * MAX_N], want_data[16 * MAX_N];
static _Alignas(64) unsigned char target_data[16 * MAX_N];

// Writes the low bits of `bits` as an element of a type that is not complex.
static void store_bits(TnDtype t, void *p, uint64_t bits) {
  unsigned w = tn_dtype_bits(t);
  if (tn_dtype_class(t) == TN_CLASS_SINT || tn_dtype_class(t) == TN_CLASS_UINT)
    tn_store_i64(t, p, (int64_t)bits);
  else if (w < 64)
    bits &= ((uint64_t)1 << w) - 1, memcpy(p, &bits, tn_dtype_bytes(t));
  else
    memcpy(p, &bits, 8);
}

static const double corners[] = {0,
                                 -0.0,
                                 1,
                                 -1,
                                 0.5,
                                 -0.5,
                                 1.5,
                                 2.5,
                                 -2.5,
                                 2,
                                 3,
                                 -3,
                                 0.1,
                                 10,
                                 -10,
                                 88.5,
                                 89,
                                 -88,
                                 -104,
                                 100,
                                 1e10,
                                 -1e10,
                                 0x1p-126,
                                 -0x1p-126,
                                 0x1p-149,
                                 0x1p-1022,
                                 0x1p-1074,
                                 0x1.fffffep127,
                                 -0x1.fffffep127,
                                 0x1.fffffffffffffp1023,
                                 3.14159265358979,
                                 1e-5,
                                 -1e-5,
                                 127,
                                 128,
                                 255,
                                 -128,
                                 32767.5,
                                 65504,
                                 65520,
                                 2147483648.0,
                                 4294967296.0,
                                 9.3e18,
                                 1.9e19,
                                 0.99999994,
                                 -0.99999994,
                                 1.0000001,
                                 700,
                                 -745,
                                 710,
                                 INFINITY,
                                 -INFINITY,
                                 NAN,
                                 -NAN};

static uint64_t corner(TnDtype t, uint64_t i) {
  if (tn_dtype_is_float(t)) return tn_float_encode(t, corners[i % TN_COUNT(corners)]);
  static const int64_t ints[] = {
      0,         1,         -1,        2,  -2, 3,  7,  10, INT8_MIN, INT8_MAX,   INT16_MIN,   INT16_MAX, INT32_MIN,
      INT32_MAX, INT64_MIN, INT64_MAX, 31, 32, 33, 63, 64, 65,       0x80000000, 0x100000000, 16777217,  1 << 20};
  return (uint64_t)ints[i % TN_COUNT(ints)];
}

// Bits, most of them of values near 1, some anywhere.
static uint64_t some_bits(TnDtype t) {
  uint64_t r = random_bits();
  if (r % 8 == 0) return corner(t, r >> 8);
  if (!tn_dtype_is_float(t)) return r % 8 == 1 ? (r >> 8) % 70 : r >> (r % 61);
  if (r % 8 < 3) return random_bits();
  double m = (double)(random_bits() >> 11) * 0x1p-52 - 1;
  return tn_float_encode(t, ldexp(m, (int)(r >> 8) % 12 - 5));
}

static void fill_part(TnDtype t, unsigned char *p, size_t n, size_t stride, unsigned way) {
  unsigned w = tn_dtype_bits(t);
  for (size_t i = 0; i < n; i++) {
    uint64_t bits = way == 0 ? i : way == 1 ? i / (1u << w) : some_bits(t);
    store_bits(t, p + i * stride, bits);
  }
}

// The operands of a test: how many elements there are. way 0: count up in x (and, slower, in y).
static size_t fill(TnDtype t, unsigned operands) {
  unsigned w = tn_dtype_bits(t);
  size_t bytes = tn_dtype_bytes(t);
  if (tn_dtype_is_complex(t)) {
    TnDtype part = tn_dtype_real(t);
    for (size_t at = 0; at < bytes; at += bytes / 2) {
      fill_part(part, x_data + at, 2048, bytes, 2);
      fill_part(part, y_data + at, 2048, bytes, 2);
      fill_part(part, z_data + at, 2048, bytes, 2);
    }
    return 2048;
  }
  bool all = operands == 1 ? w <= 16 : w <= 6 || t == TN_I8 || t == TN_F8E4M3FNUZ;
  size_t n = !all ? 4096 : operands == 1 ? (size_t)1 << w : (size_t)1 << 2 * w;
  fill_part(t, x_data, n, bytes, all ? 0 : 2);
  fill_part(t, y_data, n, bytes, all ? 1 : 2);
  fill_part(t, z_data, n, bytes, 2);
  return n;
}

static size_t fill_some(TnDtype t, size_t n) {
  fill_part(t, x_data, n, tn_dtype_bytes(t), 2);
  fill_part(t, y_data, n, tn_dtype_bytes(t), 2);
  return n;
}

// For functions whose first operand is an order, which are slow for large ones.
static size_t fill_orders(TnDtype t) {
  for (unsigned i = 0; i < 1024; i++) {
    tn_store_f64(t, x_data + i * tn_dtype_bytes(t), i % 24 + (i % 5 == 4 ? 0.25 * (i % 3) : 0));
    tn_store_f64(t, y_data + i * tn_dtype_bytes(t), 0.37 * (i % 67) - (i % 7 == 6 ? 4 : 0) + 0x1p-9 * i);
  }
  return 1024;
}

// Units in the last place between two elements that are not complex; NaN is NaN.
static uint64_t distance(TnDtype t, const void *p, const void *q) {
  uint64_t a = 0, b = 0, sign = (uint64_t)1 << (tn_dtype_bits(t) - 1);
  memcpy(&a, p, tn_dtype_bytes(t)), memcpy(&b, q, tn_dtype_bytes(t));
  if (a == b) return 0;
  if (!tn_dtype_is_float(t)) return UINT64_MAX;
  double x = tn_float_decode(t, a), y = tn_float_decode(t, b);
  if (isnan(x) || isnan(y)) return isnan(x) && isnan(y) ? 0 : UINT64_MAX;
  if (t == TN_F8E8M0FNU) return a > b ? a - b : b - a;
  if (x == 0 && y == 0) return UINT64_MAX;  // signs differ
  int64_t i = (int64_t)(a & (sign - 1)), j = (int64_t)(b & (sign - 1));
  if (a & sign) i = -i;
  if (b & sign) j = -j;
  return (uint64_t)(i > j ? i - j : j - i);
}

static void print_element(TnDtype t, const unsigned char *p) {
  if (tn_dtype_is_complex(t)) {
    TnC128 z = tn_load_c128(t, p);
    printf(" (%.17g, %.17g)", z.re, z.im);
  } else if (tn_dtype_is_float(t)) {
    printf(" %.17g (%a)", tn_load_f64(t, p), tn_load_f64(t, p));
  } else {
    printf(" %lld", (long long)tn_load_i64(t, p));
  }
}

static void check_results(const char *name, TnDtype t, TnDtype result, size_t n, unsigned ulp) {
  TnDtype part = tn_dtype_real(result);
  size_t bytes = tn_dtype_bytes(result), part_bytes = tn_dtype_bytes(part), wrong = 0;
  for (size_t i = 0; i < n; i++) {
    uint64_t d = 0;
    for (size_t at = 0; at < bytes; at += part_bytes) {
      uint64_t e = distance(part, got_data + i * bytes + at, want_data + i * bytes + at);
      if (e > d) d = e;
    }
    if (d <= ulp) continue;
    if (wrong++ < 3) {
      size_t in = i * tn_dtype_bytes(t);
      printf("%s %s:", name, tn_dtype_name(t));
      print_element(t, x_data + in), print_element(t, y_data + in);
      printf(" gives"), print_element(result, got_data + i * bytes);
      printf(" not"), print_element(result, want_data + i * bytes), printf("\n");
    }
  }
  if (wrong) printf("%s %s: %zu of %zu differ\n", name, tn_dtype_name(t), wrong, n);
  CHECK_INT(wrong, 0);
}

// ---------------------------------------------------------------------------------------------------------------
// Running one kernel

typedef struct Case {
  TnArena *arena;
  TnDtype types[3];
  size_t n_operands, n;
  EvalBuild *build;
  void *context;
  TnDtype result;
  const char *what;
} Case;

static TnError *run_target(const TnTarget *t, TnArena *arena, TnKernel *k, void *const *bufs) {
  TnKCode code = {0};
  TN_TRY(t->emit(arena, &k, 1, &code));
  void *scratch = NULL;
  size_t bytes = t->run_scratch ? t->run_scratch(&code) : 0;
  if (bytes) scratch = aligned_alloc(64, (bytes + 63) / 64 * 64);
  if (code.entry)
    code.entry[0](bufs, 0, 1);
  else
    t->run(&code, 0, bufs, 0, 1, scratch);
  free(scratch);
  if (t->close) t->close(&code);
  return NULL;
}

// Every target that this machine can run gives the bits that the evaluator gives, but for which NaN it is.
static TnError *check_targets(Case *c, TnKernel *k, TnDtype result) {
  TnDtype part = tn_dtype_real(result);
  size_t bytes = tn_dtype_bytes(part), n = c->n * (result == part ? 1 : 2);
  for (size_t i = 0; tn_target_at(i); i++) {
    const TnTarget *t = tn_target_at(i);
    if (!t->available() || !strcmp(t->name, "c")) continue;  // c: a compiler's run for each of 2,500 kernels
    memset(target_data, 0xA5, n * bytes);
    TN_TRY(run_target(t, c->arena, k, (void *[]){target_data, x_data, y_data, z_data}));
    size_t wrong = 0, first = 0;
    for (size_t j = 0; j < n; j++)
      if (distance(part, target_data + j * bytes, got_data + j * bytes) && !wrong++) first = j;
    if (wrong) {
      printf("%s: %s, %zu of %zu differ, the first for", t->name, c->what, wrong, n);
      print_element(c->types[0], x_data + first * tn_dtype_bytes(c->types[0]));
      printf(" gives"), print_element(part, target_data + first * bytes);
      printf(" not"), print_element(part, got_data + first * bytes), printf("\n");
    }
    CHECK_INT(wrong, 0);
  }
  return NULL;
}

static TnError *run_case(void *arg) {
  Case *c = arg;
  TnKernel *k = eval_kernel(c->arena, (int64_t)c->n, c->types, c->n_operands, c->build, c->context);
  Eval e;
  eval_init(&e, k);
  void *bufs[] = {got_data, x_data, y_data, z_data};
  eval_run(&e, bufs, c->n);
  eval_free(&e);
  return check_targets(c, k, c->result);
}

static void run_kernel(EvalBuild *build, void *context, TnDtype a, TnDtype b, TnDtype c, size_t n_operands, size_t n,
                       TnDtype result, const char *what) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Case run = {&arena, {a, b, c}, n_operands, n, build, context, result, what};
  TnError *error = tn_guard_run(&guard, run_case, &run);
  if (error) printf("%s: %s\n", what, error->message);
  CHECK(!error);
  tn_error_destroy(error);
  tn_arena_deinit(&arena);
}

// ---------------------------------------------------------------------------------------------------------------
// Ops

static TnKScalar build_op(TnKBuilder *b, void *context, const TnKScalar *x) {
  TnScalarOp op = *(TnScalarOp *)context;
  TnKScalar r, y = tn_scalar_operands(op) == 2 ? x[1] : (TnKScalar){0};
  CHECK(tn_ks_apply(b, op, x[0], y, &r));
  CHECK_INT(r.dtype, tn_scalar_result(op, x[0].dtype));
  return r;
}

// Quotients of numbers whose parts are hundreds of binades apart are less exact, and angles of powers beyond 2^60 are
// not known: those are left out.
static void bring_near_1(TnDtype t, unsigned char *p, size_t n) {
  TnDtype part = tn_dtype_real(t);
  size_t bytes = tn_dtype_bytes(part);
  for (size_t i = 0; i < 2 * n; i++) {
    double x = tn_load_f64(part, p + i * bytes);
    int e;
    if (isfinite(x) && x != 0 && (fabs(x) > 16 || fabs(x) < 0x1p-16)) tn_store_f64(part, p + i * bytes, frexp(x, &e));
  }
}

static void check_op(TnScalarOp op, TnDtype t) {
  TnDtype result = tn_scalar_result(op, t);
  unsigned operands = tn_scalar_operands(op);
  if (result == TN_DTYPE_NONE) return;
  size_t n = fill(t, operands);
  if (op == TN_SCALAR_polygamma || op == TN_SCALAR_zeta) n = fill_orders(t);
  if (operands == 2 && n > 4096 && tn_scalar_ulp(op, t)) n = fill_some(t, 4096);
  if (tn_dtype_is_complex(t) && (op == TN_SCALAR_divide || op == TN_SCALAR_power))
    bring_near_1(t, x_data, n), bring_near_1(t, y_data, n);
  run_kernel(build_op, &op, t, t, t, operands, n, result, tn_scalar_name(op));
  if (operands == 1)
    CHECK(tn_scalar_unary(op, t, want_data, x_data, n));
  else
    CHECK(tn_scalar_binary(op, t, want_data, x_data, y_data, n));
  check_results(tn_scalar_name(op), t, result, n, tn_scalar_ulp(op, t));
}

TN_TEST(ops) {
  for (unsigned op = 1; op < TN_N_SCALAR_OPS; op++)
    for (unsigned t = 1; t < TN_N_DTYPES; t++) check_op((TnScalarOp)op, (TnDtype)t);
}

TN_TEST(undefined) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  TnKScalar r = {0};
  CHECK(!tn_ks_apply(NULL, TN_SCALAR_xor, (TnKScalar){TN_F32, 1, 0}, (TnKScalar){TN_F32, 1, 0}, &r));
  CHECK(!tn_ks_apply(NULL, TN_SCALAR_tanh, (TnKScalar){TN_I32, 1, 0}, r, &r));
  CHECK_INT(r.v, 0);
  tn_arena_deinit(&arena);
}

// ---------------------------------------------------------------------------------------------------------------
// Conversions

static TnKScalar build_convert(TnKBuilder *b, void *context, const TnKScalar *x) {
  return tn_ks_convert(b, x[0], *(TnDtype *)context);
}

TN_TEST(convert) {
  for (unsigned from = 1; from < TN_N_DTYPES; from++)
    for (unsigned to = 1; to < TN_N_DTYPES; to++) {
      TnDtype t = (TnDtype)to, f = (TnDtype)from;
      size_t n = fill(f, 1);
      if (n > 20000) n = 65536;
      run_kernel(build_convert, &t, f, f, f, 1, n, t, "convert");
      tn_convert(t, want_data, f, x_data, n);
      char name[64];
      snprintf(name, sizeof name, "convert to %s", tn_dtype_name(t));
      check_results(name, f, t, n, 0);
    }
}

// All signs, exponents and high bits of the mantissa, at them and next to them: what lies on both sides of every tie.
TN_TEST(ties) {
  static const uint32_t tails[] = {0, 1, 0xFFFF};
  for (unsigned to = 1; to < TN_N_DTYPES; to++)
    for (size_t k = 0; k < TN_COUNT(tails) && tn_dtype_is_float((TnDtype)to); k++) {
      TnDtype t = (TnDtype)to;
      for (uint32_t i = 0; i < MAX_N; i++) store_bits(TN_F32, x_data + 4 * (size_t)i, i << 16 | tails[k]);
      run_kernel(build_convert, &t, TN_F32, 0, 0, 1, MAX_N, t, "ties");
      tn_convert(t, want_data, TN_F32, x_data, MAX_N);
      check_results("ties", TN_F32, t, MAX_N, 0);
    }
}

// ---------------------------------------------------------------------------------------------------------------
// reduce_precision, bitcast, select, clamp, constants

typedef struct Precision {
  int64_t exponent, mantissa;
} Precision;

static TnKScalar build_precision(TnKBuilder *b, void *context, const TnKScalar *x) {
  const Precision *p = context;
  return tn_ks_reduce_precision(b, x[0], p->exponent, p->mantissa);
}

// By arithmetic in double, which holds f32: rounding to a multiple of a power of two.
static double reduce(double x, int exponent, int mantissa) {
  if (isnan(x)) return mantissa ? x : INFINITY;
  if (x == 0 || isinf(x)) return x;
  int e, small = (1 << (exponent - 1)) - 1;
  frexp(x, &e);
  if (e - 1 < -126) e = -125;  // subnormal: the grid of the least normal number
  double unit = ldexp(1, e - 1 - (mantissa < 23 ? mantissa : 23)), r = rint(x / unit) * unit;
  frexp(r, &e);
  if (e - 1 > small || (exponent >= 8 && fabs(r) >= 0x1p128)) return copysign(INFINITY, x);
  return exponent < 8 && e - 1 <= -small ? copysign(0, x) : r;
}

TN_TEST(reduce_precision) {
  static Precision cases[] = {{8, 23}, {8, 7}, {5, 10}, {4, 3}, {5, 2}, {2, 0}, {8, 1}, {11, 52}, {6, 30}, {1, 3}};
  size_t n = fill(TN_F32, 1);
  for (size_t k = 0; k < TN_COUNT(cases); k++) {
    run_kernel(build_precision, &cases[k], TN_F32, 0, 0, 1, n, TN_F32, "reduce_precision");
    float *want = (float *)(void *)want_data, *x = (float *)(void *)x_data;
    for (size_t i = 0; i < n; i++) {
      want[i] = (float)reduce((double)x[i], (int)cases[k].exponent, (int)cases[k].mantissa);
      int e;  // no mantissa bits: a tie goes to the even exponent field, not to an even mantissa
      if (!cases[k].mantissa && frexp(fabs((double)x[i]), &e) == 0.75) want[i] = ((float *)(void *)got_data)[i];
      if (isnan(x[i]) && !cases[k].mantissa) want[i] = INFINITY;
    }
    check_results("reduce_precision", TN_F32, TN_F32, n, 0);
  }
  Precision half = {5, 10};  // of f64, where the result is not subnormal in f16: what a conversion there and back gives
  double *x = (double *)(void *)x_data, *want = (double *)(void *)want_data;
  n = fill(TN_F64, 1);
  for (size_t i = 0; i < n; i++) {
    if (fabs(x[i]) < 0x1p-14) x[i] = 1;
    want[i] = tn_float_decode(TN_F16, tn_float_encode(TN_F16, x[i]));
  }
  run_kernel(build_precision, &half, TN_F64, 0, 0, 1, n, TN_F64, "reduce_precision");
  check_results("reduce_precision", TN_F64, TN_F64, n, 0);
}

static TnKScalar build_bitcast(TnKBuilder *b, void *context, const TnKScalar *x) {
  return tn_ks_bitcast(b, x[0], *(TnDtype *)context);
}

TN_TEST(bitcast) {
  for (unsigned from = 1; from < TN_N_DTYPES; from++)
    for (unsigned to = 1; to < TN_N_DTYPES; to++) {
      TnDtype f = (TnDtype)from, t = (TnDtype)to;
      if (tn_dtype_bits(f) != tn_dtype_bits(t) || (tn_dtype_bits(f) == 1) != (tn_dtype_bits(t) == 1)) continue;
      size_t n = fill(f, 1);
      run_kernel(build_bitcast, &t, f, f, f, 1, n, t, "bitcast");
      for (size_t i = 0; i < n; i++) {
        uint64_t bits = 0;
        memcpy(&bits, x_data + i * tn_dtype_bytes(f), tn_dtype_bytes(f) < 8 ? tn_dtype_bytes(f) : 8);
        if (tn_dtype_is_complex(t))
          memcpy(want_data + i * tn_dtype_bytes(t), x_data + i * tn_dtype_bytes(f), tn_dtype_bytes(t));
        else
          store_bits(t, want_data + i * tn_dtype_bytes(t), bits);
        // Not kept: which NaN, of types that have several with the same sign.
        if (tn_dtype_is_float(f) && tn_dtype_bits(f) < 32 && isnan(tn_load_f64(f, x_data + i * tn_dtype_bytes(f))))
          memcpy(want_data + i * tn_dtype_bytes(t), got_data + i * tn_dtype_bytes(t), tn_dtype_bytes(t));
      }
      char name[64];
      snprintf(name, sizeof name, "bitcast to %s", tn_dtype_name(t));
      check_results(name, f, t, n, 0);
    }
}

static TnKScalar build_select(TnKBuilder *b, void *context, const TnKScalar *x) {
  (void)context;
  return tn_ks_select(b, x[0].v, x[1], x[2]);
}
static TnKScalar build_clamp(TnKBuilder *b, void *context, const TnKScalar *x) {
  (void)context;
  return tn_ks_clamp(b, x[0], x[1], x[2]);
}

TN_TEST(select_and_clamp) {
  for (unsigned t_ = 1; t_ < TN_N_DTYPES; t_++) {
    TnDtype t = (TnDtype)t_;
    size_t n = fill(t, 2), bytes = tn_dtype_bytes(t);
    if (n > 16384) n = 16384;
    run_kernel(build_clamp, NULL, t, t, t, 3, n, t, "clamp");
    CHECK(tn_scalar_binary(TN_SCALAR_maximum, t, want_data, y_data, x_data, n));
    CHECK(tn_scalar_binary(TN_SCALAR_minimum, t, want_data, want_data, z_data, n));
    check_results("clamp", t, t, n, 0);
    for (size_t i = 0; i < n; i++) {
      x_data[i] = random_bits() & 1;
      memcpy(want_data + i * bytes, (x_data[i] ? y_data : z_data) + i * bytes, bytes);
    }
    run_kernel(build_select, NULL, TN_I1, t, t, 3, n, t, "select");
    check_results("select", t, t, n, 0);
  }
}

typedef struct Element {
  TnDtype dtype;
  const void *p;
} Element;

static TnKScalar build_const(TnKBuilder *b, void *context, const TnKScalar *x) {
  (void)x;
  const Element *e = context;
  return tn_ks_const(b, e->dtype, e->p);
}

TN_TEST(constants) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++) {
    size_t n = fill((TnDtype)t, 2), bytes = tn_dtype_bytes((TnDtype)t);
    for (size_t i = 0; i < 64; i++) {
      Element e = {(TnDtype)t, x_data + i % n * bytes};
      run_kernel(build_const, &e, (TnDtype)t, 0, 0, 1, 1, (TnDtype)t, "const");
      memcpy(want_data, e.p, bytes);
      check_results("const", (TnDtype)t, (TnDtype)t, 1, 0);
    }
  }
}

int main(void) {
  RUN(ops);
  RUN(undefined);
  RUN(convert);
  RUN(ties);
  RUN(reduce_precision);
  RUN(bitcast);
  RUN(select_and_clamp);
  RUN(constants);
  return test_report();
}

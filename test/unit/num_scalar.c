// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Elementwise operations over arrays: on which types each is defined, integers against arithmetic in 128 bits
// (all pairs for types of up to 8 bits), floats against double arithmetic rounded to the type, corners of NaN and
// signed zero, complex arithmetic, and for every op and type that results do not depend on the length of the array,
// nor on working in place.
#include <math.h>

#include "num/num.h"
#include "test.h"

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 UWide;

static uint64_t random_state = 1;
static uint64_t random_bits(void) {
  uint64_t z = random_state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u, z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static TnScalarOp op_named(const char *name) {
  TnScalarOp op = tn_scalar_find(tn_str(name));
  if (op == TN_SCALAR_NONE) printf("no op %s\n", name);
  CHECK(op != TN_SCALAR_NONE);
  return op;
}

// ---------------------------------------------------------------------------------------------------------------
// Which op is defined on which types: the letters of the classes Bool, Signed, Unsigned, Float, Complex.

static const struct {
  const char *name, *classes, *result;
} definitions[] = {
    {"abs", "SUFC", "real"},
    {"acos", "FC", "same"},
    {"acosh", "FC", "same"},
    {"add", "BSUFC", "same"},
    {"and", "BSU", "same"},
    {"asin", "FC", "same"},
    {"asinh", "FC", "same"},
    {"atan", "FC", "same"},
    {"atan2", "FC", "same"},
    {"atanh", "FC", "same"},
    {"bessel_i1e", "F", "same"},
    {"cbrt", "FC", "same"},
    {"ceil", "F", "same"},
    {"compare_eq", "BSUFC", "i1"},
    {"compare_ge", "BSUFC", "i1"},
    {"compare_gt", "BSUFC", "i1"},
    {"compare_le", "BSUFC", "i1"},
    {"compare_lt", "BSUFC", "i1"},
    {"compare_ne", "BSUFC", "i1"},
    {"conj", "FC", "same"},
    {"cosh", "FC", "same"},
    {"cosine", "FC", "same"},
    {"count_leading_zeros", "SU", "same"},
    {"digamma", "F", "same"},
    {"divide", "SUFC", "same"},
    {"erf", "F", "same"},
    {"erf_inv", "F", "same"},
    {"erfc", "F", "same"},
    {"exponential", "FC", "same"},
    {"exponential_minus_one", "FC", "same"},
    {"floor", "F", "same"},
    {"imag", "FC", "real"},
    {"is_finite", "FC", "i1"},
    {"is_inf", "F", "i1"},
    {"is_neg_inf", "F", "i1"},
    {"is_pos_inf", "F", "i1"},
    {"lgamma", "F", "same"},
    {"log", "FC", "same"},
    {"log_plus_one", "FC", "same"},
    {"logistic", "FC", "same"},
    {"maximum", "BSUFC", "same"},
    {"minimum", "BSUFC", "same"},
    {"mulhi", "SU", "same"},
    {"multiply", "BSUFC", "same"},
    {"negate", "SUFC", "same"},
    {"next_after", "F", "same"},
    {"not", "BSU", "same"},
    {"or", "BSU", "same"},
    {"polygamma", "F", "same"},
    {"popcnt", "SU", "same"},
    {"power", "SUFC", "same"},
    {"real", "FC", "real"},
    {"remainder", "SUF", "same"},
    {"round_nearest_afz", "F", "same"},
    {"round_nearest_even", "F", "same"},
    {"rsqrt", "FC", "same"},
    {"shift_left", "SU", "same"},
    {"shift_right_arithmetic", "SU", "same"},
    {"shift_right_logical", "SU", "same"},
    {"sign", "SUFC", "same"},
    {"sine", "FC", "same"},
    {"sinh", "FC", "same"},
    {"sqrt", "FC", "same"},
    {"square", "FC", "same"},
    {"subtract", "SUFC", "same"},
    {"tan", "FC", "same"},
    {"tanh", "FC", "same"},
    {"total_eq", "F", "i1"},
    {"total_ge", "F", "i1"},
    {"total_gt", "F", "i1"},
    {"total_le", "F", "i1"},
    {"total_lt", "F", "i1"},
    {"total_ne", "F", "i1"},
    {"xor", "BSU", "same"},
    {"zeta", "F", "same"},
};

TN_TEST(definitions) {
  static const char letters[] = {0, 'B', 'S', 'U', 'F', 'C'};
  CHECK_INT(TN_COUNT(definitions), TN_N_SCALAR_OPS - 2);  // without NONE and complex
  for (size_t i = 0; i < TN_COUNT(definitions); i++) {
    TnScalarOp op = op_named(definitions[i].name);
    CHECK_STR(tn_scalar_name(op), definitions[i].name);
    for (unsigned t = 1; t < TN_N_DTYPES; t++) {
      TnDtype d = (TnDtype)t, want = TN_DTYPE_NONE;
      if (strchr(definitions[i].classes, letters[tn_dtype_class(d)]))
        want = !strcmp(definitions[i].result, "i1")     ? TN_I1
               : !strcmp(definitions[i].result, "real") ? tn_dtype_real(d)
                                                        : d;
      if (tn_scalar_result(op, d) != want) printf("%s on %s\n", definitions[i].name, tn_dtype_name(d));
      CHECK_INT(tn_scalar_result(op, d), want);
      uint64_t x[2] = {0}, r[2] = {0};
      bool unary = tn_scalar_unary(op, d, r, x, 1), binary = tn_scalar_binary(op, d, r, x, x, 1);
      CHECK_INT(unary, want != TN_DTYPE_NONE && tn_scalar_operands(op) == 1);
      CHECK_INT(binary, want != TN_DTYPE_NONE && tn_scalar_operands(op) == 2);
    }
    CHECK_INT(tn_scalar_result(op, TN_DTYPE_NONE), TN_DTYPE_NONE);
  }
  for (unsigned t = 0; t < TN_N_DTYPES; t++)
    CHECK_INT(tn_scalar_result(TN_SCALAR_complex, (TnDtype)t), t == TN_F32   ? TN_C64
                                                               : t == TN_F64 ? TN_C128
                                                                             : TN_DTYPE_NONE);
  CHECK_INT(tn_scalar_find(TN_STR("slice")), TN_SCALAR_NONE);
  CHECK_INT(tn_scalar_compare(0, false), TN_SCALAR_compare_eq);
  CHECK_INT(tn_scalar_compare(2, true), TN_SCALAR_total_ge);
  CHECK_INT(tn_scalar_compare(5, false), TN_SCALAR_compare_lt);
  CHECK_INT(tn_scalar_ulp(TN_SCALAR_add, TN_F32), 0);
  CHECK_INT(tn_scalar_ulp(TN_SCALAR_exponential, TN_F32), 1);
  CHECK_INT(tn_scalar_ulp(TN_SCALAR_tanh, TN_C64), 3);
}

// ---------------------------------------------------------------------------------------------------------------
// Integers

static Wide wrap(Wide x, unsigned w, bool is_signed) {
  UWide mask = ((UWide)1 << w) - 1, r = (UWide)x & mask;
  return is_signed && r >> (w - 1) ? (Wide)r - ((Wide)1 << w) : (Wide)r;
}

static Wide int_power(Wide x, Wide y, unsigned w) {
  if (y < 0) return x == 1 ? 1 : x == -1 ? (y % 2 ? -1 : 1) : 0;
  UWide mask = ((UWide)1 << w) - 1, r = 1;
  if (y < 1000) {
    for (Wide i = 0; i < y; i++) r = r * (UWide)x & mask;
    return (Wide)r;
  }
  Wide half = int_power(x, y / 2, w);
  return (Wide)((UWide)half * (UWide)half % (mask + 1) * (y % 2 ? (UWide)x & mask : 1) & mask);
}

static Wide bit_count(UWide x, unsigned w, bool leading_zeros) {
  Wide n = 0;
  for (unsigned i = w; i-- > 0;) {
    bool bit = (x >> i) & 1;
    if (leading_zeros && bit) break;
    n += leading_zeros ? 1 : bit;
  }
  return n;
}

// The result before wrapping; x and y are values of a w-bit type.
static Wide int_result(TnScalarOp op, Wide x, Wide y, unsigned w, bool is_signed) {
  UWide mask = ((UWide)1 << w) - 1, ux = (UWide)x & mask, uy = (UWide)y & mask;
  switch ((unsigned)op) {
    case TN_SCALAR_abs: return x < 0 ? -x : x;
    case TN_SCALAR_add: return x + y;
    case TN_SCALAR_and: return (Wide)(ux & uy);
    case TN_SCALAR_count_leading_zeros: return bit_count(ux, w, true);
    case TN_SCALAR_divide: return y == 0 ? -1 : x / y;
    case TN_SCALAR_maximum: return x > y ? x : y;
    case TN_SCALAR_minimum: return x < y ? x : y;
    case TN_SCALAR_mulhi: return is_signed ? (x * y) >> w : (Wide)((ux * uy) >> w);
    case TN_SCALAR_multiply: return (Wide)(ux * uy);
    case TN_SCALAR_negate: return -x;
    case TN_SCALAR_not: return (Wide)(~ux & mask);
    case TN_SCALAR_or: return (Wide)(ux | uy);
    case TN_SCALAR_popcnt: return bit_count(ux, w, false);
    case TN_SCALAR_power: return int_power(x, y, w);
    case TN_SCALAR_remainder: return y == 0 ? x : x % y;
    case TN_SCALAR_shift_left: return uy >= w ? 0 : (Wide)(ux << uy);
    case TN_SCALAR_shift_right_arithmetic: return wrap(x, w, true) >> (uy >= w ? w - 1 : uy);
    case TN_SCALAR_shift_right_logical: return uy >= w ? 0 : (Wide)(ux >> uy);
    case TN_SCALAR_sign: return (x > 0) - (x < 0);
    case TN_SCALAR_subtract: return x - y;
    case TN_SCALAR_xor: return (Wide)(ux ^ uy);
    case TN_SCALAR_compare_eq: return x == y;
    case TN_SCALAR_compare_ne: return x != y;
    case TN_SCALAR_compare_ge: return x >= y;
    case TN_SCALAR_compare_gt: return x > y;
    case TN_SCALAR_compare_le: return x <= y;
    case TN_SCALAR_compare_lt: return x < y;
    default: CHECK(0 && "an integer op without a witness"); return 0;
  }
}

enum { MAX_PAIRS = 1 << 16 };
static uint64_t xs[2 * MAX_PAIRS], ys[2 * MAX_PAIRS], rs[2 * MAX_PAIRS];

static Wide int_value(TnDtype t, const void *array, size_t i) {
  const char *p = (const char *)array + i * tn_dtype_bytes(t);
  int64_t x = tn_load_i64(t, p);
  return t == TN_UI64 ? (Wide)(uint64_t)x : x;
}

static void store_int(TnDtype t, void *array, size_t i, uint64_t x) {
  tn_store_i64(t, (char *)array + i * tn_dtype_bytes(t), (int64_t)x);
}

static size_t int_operands(TnDtype t, bool small_exponents) {
  unsigned w = tn_dtype_bits(t);
  size_t n = 0;
  if (w <= 8) {
    for (uint64_t x = 0; x < (uint64_t)1 << w; x++)
      for (uint64_t y = 0; y < (uint64_t)1 << w; y++) store_int(t, xs, n, x), store_int(t, ys, n, y), n++;
    return n;
  }
  uint64_t top = (uint64_t)1 << (w - 1);
  const uint64_t special[] = {
      0, 1, 2, 3, 7, w - 1, w, w + 1, top, top - 1, top + 1, ~(uint64_t)0, ~(uint64_t)1, top >> 1, 100, 0xFFFF};
  for (size_t i = 0; i < TN_COUNT(special); i++)
    for (size_t k = 0; k < TN_COUNT(special); k++)
      if (!small_exponents || special[k] < 1000 || special[k] >> 60)
        store_int(t, xs, n, special[i]), store_int(t, ys, n, special[k]), n++;
  for (int i = 0; i < 20000; i++) {
    store_int(t, xs, n, random_bits() >> random_bits() % 64);
    store_int(t, ys, n, small_exponents ? random_bits() % 70 : random_bits() >> random_bits() % 64), n++;
  }
  return n;
}

static void check_int_op(TnScalarOp op, TnDtype t) {
  unsigned w = tn_dtype_bits(t);
  bool is_signed = tn_dtype_class(t) == TN_CLASS_SINT, to_bool = tn_scalar_result(op, t) == TN_I1;
  size_t n = int_operands(t, op == TN_SCALAR_power);
  if (tn_scalar_operands(op) == 1)
    tn_scalar_unary(op, t, rs, xs, n);
  else
    tn_scalar_binary(op, t, rs, xs, ys, n);
  for (size_t i = 0; i < n; i++) {
    Wide x = int_value(t, xs, i), y = int_value(t, ys, i), want = int_result(op, x, y, w, is_signed);
    // -128 / -1 and so on wrap by themselves here
    if (!to_bool) want = wrap(want, w, is_signed);
    Wide got = int_value(to_bool ? TN_I1 : t, rs, i);
    if (got != want) {
      printf("%s %s(%lld, %lld) = %lld, expected %lld\n", tn_dtype_name(t), tn_scalar_name(op), (long long)x,
             (long long)y, (long long)got, (long long)want);
      CHECK(0 && "integer result");
      return;
    }
  }
}

TN_TEST(integers) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++)
    for (unsigned op = 1; tn_dtype_is_int((TnDtype)t) && op < TN_N_SCALAR_OPS; op++)
      if (tn_scalar_result((TnScalarOp)op, (TnDtype)t) != TN_DTYPE_NONE) check_int_op((TnScalarOp)op, (TnDtype)t);
}

TN_TEST(booleans) {
  static const struct {
    const char *name;
    uint8_t want[4];
  } tables[] = {// of 00 01 10 11
                {"add", {0, 1, 1, 1}},        {"and", {0, 0, 0, 1}},        {"maximum", {0, 1, 1, 1}},
                {"minimum", {0, 0, 0, 1}},    {"multiply", {0, 0, 0, 1}},   {"or", {0, 1, 1, 1}},
                {"xor", {0, 1, 1, 0}},        {"compare_eq", {1, 0, 0, 1}}, {"compare_ne", {0, 1, 1, 0}},
                {"compare_ge", {1, 0, 1, 1}}, {"compare_gt", {0, 0, 1, 0}}, {"compare_le", {1, 1, 0, 1}},
                {"compare_lt", {0, 1, 0, 0}}};
  const uint8_t x[] = {0, 0, 1, 1}, y[] = {0, 1, 0, 1};
  uint8_t r[4];
  for (size_t i = 0; i < TN_COUNT(tables); i++) {
    CHECK(tn_scalar_binary(op_named(tables[i].name), TN_I1, r, x, y, 4));
    CHECK(memcmp(r, tables[i].want, 4) == 0);
  }
  CHECK(tn_scalar_unary(TN_SCALAR_not, TN_I1, r, y, 2));
  CHECK(r[0] == 1 && r[1] == 0);
}

// ---------------------------------------------------------------------------------------------------------------
// Floats: every FLT op in double, rounded to the type

static double float_value(TnDtype t, const void *array, size_t i) {
  uint64_t bits = 0;
  memcpy(&bits, (const char *)array + i * tn_dtype_bytes(t), tn_dtype_bytes(t));
  return tn_float_decode(t, bits);
}

static double float_result(TnScalarOp op, double x, double y) {
  switch ((unsigned)op) {
    case TN_SCALAR_abs: return fabs(x);
    case TN_SCALAR_add: return x + y;
    case TN_SCALAR_ceil: return ceil(x);
    case TN_SCALAR_compare_eq: return x == y;
    case TN_SCALAR_compare_ne: return x != y;
    case TN_SCALAR_compare_ge: return x >= y;
    case TN_SCALAR_compare_gt: return x > y;
    case TN_SCALAR_compare_le: return x <= y;
    case TN_SCALAR_compare_lt: return x < y;
    case TN_SCALAR_conj:
    case TN_SCALAR_real: return x;
    case TN_SCALAR_divide: return x / y;
    case TN_SCALAR_floor: return floor(x);
    case TN_SCALAR_imag: return 0;
    case TN_SCALAR_is_finite: return isfinite(x);
    case TN_SCALAR_is_inf: return isinf(x) != 0;
    case TN_SCALAR_is_neg_inf: return isinf(x) && x < 0;
    case TN_SCALAR_is_pos_inf: return isinf(x) && x > 0;
    case TN_SCALAR_maximum: return isnan(x) || isnan(y) ? NAN : x == y ? (signbit(x) ? y : x) : fmax(x, y);
    case TN_SCALAR_minimum: return isnan(x) || isnan(y) ? NAN : x == y ? (signbit(x) ? x : y) : fmin(x, y);
    case TN_SCALAR_multiply: return x * y;
    case TN_SCALAR_negate: return -x;
    case TN_SCALAR_remainder: return fmod(x, y);
    case TN_SCALAR_round_nearest_afz: return round(x);
    case TN_SCALAR_round_nearest_even: return nearbyint(x);
    case TN_SCALAR_sign: return isnan(x) || x == 0 ? x : copysign(1, x);
    case TN_SCALAR_sqrt: return sqrt(x);
    case TN_SCALAR_square: return x * x;
    case TN_SCALAR_subtract: return x - y;
    default: return HUGE_VAL;  // has a test of its own
  }
}

static bool has_float_witness(TnScalarOp op) { return float_result(op, 0.25, 0.5) != HUGE_VAL; }

static size_t float_operands(TnDtype t, bool binary) {
  unsigned w = tn_dtype_bits(t);
  size_t bytes = tn_dtype_bytes(t), n = 0;
  uint64_t all = w < 64 ? (uint64_t)1 << w : 0;
#define PUT(x, y) \
  (memcpy((char *)xs + n * bytes, &(uint64_t){x}, bytes), memcpy((char *)ys + n * bytes, &(uint64_t){y}, bytes), n++)
  if (w <= 8 && binary) {
    for (uint64_t x = 0; x < all; x++)
      for (uint64_t y = 0; y < all; y++) PUT(x, y);
  } else if (w <= 16 && !binary) {
    for (uint64_t x = 0; x < all; x++) PUT(x, 0);
  } else {
    static const double special[] = {0,      -0.0,  1,     -1,   0.5,  -0.5,  1.5,      2.5,       -2.5, 3,
                                     1e-320, 1e-40, 1e-45, 6e-8, 1e38, 1e300, INFINITY, -INFINITY, NAN};
    for (size_t i = 0; i < TN_COUNT(special); i++)
      for (size_t k = 0; k < TN_COUNT(special); k++)
        PUT(tn_float_encode(t, special[i]), tn_float_encode(t, special[k]));
    while (n < 60000) {
      uint64_t x = random_bits() >> (64 - w), y = random_bits() >> (64 - w);
      if (n % 3 == 0) y = x ^ random_bits() % 16;  // cancellation
      if (n % 3 == 1)
        x = tn_float_encode(t, (double)(random_bits() % 4096) * 0.25 - 512),
        y = tn_float_encode(t, (double)(random_bits() % 64) * 0.5 - 16);
      PUT(x, y);
    }
  }
#undef PUT
  return n;
}

static void check_float_op(TnScalarOp op, TnDtype t) {
  bool binary = tn_scalar_operands(op) == 2, to_bool = tn_scalar_result(op, t) == TN_I1;
  size_t n = float_operands(t, binary);
  if (binary)
    tn_scalar_binary(op, t, rs, xs, ys, n);
  else
    tn_scalar_unary(op, t, rs, xs, n);
  for (size_t i = 0; i < n; i++) {
    double x = float_value(t, xs, i), y = float_value(t, ys, i), want = float_result(op, x, y);
    double got = to_bool ? ((const uint8_t *)rs)[i] : float_value(t, rs, i);
    if (!to_bool) want = tn_float_decode(t, tn_float_encode(t, want));
    if (isnan(want) ? !isnan(got) : got != want || !signbit(got) != !signbit(want)) {
      printf("%s %s(%a, %a) = %a, expected %a\n", tn_dtype_name(t), tn_scalar_name(op), x, y, got, want);
      CHECK(0 && "float result");
      return;
    }
  }
}

TN_TEST(floats) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++)
    for (unsigned op = 1; tn_dtype_is_float((TnDtype)t) && op < TN_N_SCALAR_OPS; op++)
      if (tn_scalar_result((TnScalarOp)op, (TnDtype)t) != TN_DTYPE_NONE && has_float_witness((TnScalarOp)op))
        check_float_op((TnScalarOp)op, (TnDtype)t);
}

TN_TEST(total_order) {
  static const TnDtype types[] = {TN_F64, TN_F32, TN_F16, TN_BF16, TN_F8E5M2, TN_F8E4M3};
  const double order[] = {-NAN, -INFINITY, -2, -0.0, 0.0, 2, INFINITY, NAN};
  for (size_t k = 0; k < TN_COUNT(types); k++) {
    TnDtype t = types[k];
    for (int i = 0; i < 8; i++)
      for (int j = 0; j < 8; j++) {
        uint64_t x = tn_float_encode(t, order[i]), y = tn_float_encode(t, order[j]);
        if (isnan(order[i]) && !signbit(order[i]) != (i == 7))
          SKIP("the sign of a NaN constant is not kept by this compiler");
        const bool want[6] = {i == j, i != j, i >= j, i > j, i <= j, i < j};
        for (unsigned d = 0; d < 6; d++) {
          uint8_t r = 9;
          CHECK(tn_scalar_binary(tn_scalar_compare(d, true), t, &r, &x, &y, 1));
          if (r != want[d]) printf("%s direction %u of %g and %g\n", tn_dtype_name(t), d, order[i], order[j]);
          CHECK_INT(r, want[d]);
        }
      }
  }
}

// From every value one step up and one down: nothing of the type lies between.
TN_TEST(next_after) {
  static const TnDtype types[] = {TN_F4E2M1FN,  TN_F6E2M3FN,   TN_F6E3M2FN,      TN_F8E3M4, TN_F8E4M3,
                                  TN_F8E4M3FN,  TN_F8E4M3FNUZ, TN_F8E4M3B11FNUZ, TN_F8E5M2, TN_F8E5M2FNUZ,
                                  TN_F8E8M0FNU, TN_F16,        TN_BF16};
  for (size_t k = 0; k < TN_COUNT(types); k++) {
    TnDtype t = types[k];
    uint64_t all = (uint64_t)1 << tn_dtype_bits(t);
    double largest = 0;
    for (uint64_t b = 0; b < all; b++)
      if (tn_float_decode(t, b) > largest) largest = tn_float_decode(t, b);
    uint64_t up = tn_float_encode(t, largest);
    int bad = 0;
    for (uint64_t b = 0; b < all; b++) {
      double x = tn_float_decode(t, b);
      uint64_t r = 0;
      tn_scalar_binary(TN_SCALAR_next_after, t, &r, &b, &up, 1);
      double got = tn_float_decode(t, r), back;
      if (isnan(x) || x == largest) {
        bad += isnan(x) ? !isnan(got) : got != largest;
        continue;
      }
      bad += !(got > x) || r >= all;
      double middle = x / 2 + got / 2;  // rounds to one of the two, so nothing is between
      if (isfinite(middle) && isfinite(x) && isfinite(got)) {
        double m = tn_float_decode(t, tn_float_encode(t, middle));
        bad += m != x && m != got;
      }
      uint64_t r2 = 0;
      tn_scalar_binary(TN_SCALAR_next_after, t, &r2, &r, &b, 1);
      back = tn_float_decode(t, r2);
      bad += back != x;
    }
    if (bad) printf("%s: %d\n", tn_dtype_name(t), bad);
    CHECK_INT(bad, 0);
  }
  size_t n = float_operands(TN_F64, true);
  tn_scalar_binary(TN_SCALAR_next_after, TN_F64, rs, xs, ys, n);
  for (size_t i = 0; i < n; i++) {
    double x = float_value(TN_F64, xs, i), y = float_value(TN_F64, ys, i), got = float_value(TN_F64, rs, i),
           want = nextafter(x, y);
    if (isnan(want) ? !isnan(got) : got != want || !signbit(got) != !signbit(want)) CHECK(0 && "nextafter");
  }
  n = float_operands(TN_F32, true);
  tn_scalar_binary(TN_SCALAR_next_after, TN_F32, rs, xs, ys, n);
  for (size_t i = 0; i < n; i++) {
    float x = (float)float_value(TN_F32, xs, i), y = (float)float_value(TN_F32, ys, i),
          got = (float)float_value(TN_F32, rs, i);
    float want = nextafterf(x, y);
    if (isnan(want) ? !isnan(got) : got != want || !signbit(got) != !signbit(want)) CHECK(0 && "nextafterf");
  }
}

// chlo.cosh and chlo.sinh in f32 follow the decomposition, step by step in f32.
TN_TEST(hyperbolic_f32) {
  for (int i = -2000; i < 2000; i++) {
    float x = (float)i * 0.04411f, c, s, up = x - 0.693147182f, down = -0.693147182f - x, a, b, e;
    tn_scalar_unary(TN_SCALAR_cosh, TN_F32, &c, &x, 1);
    tn_scalar_unary(TN_SCALAR_sinh, TN_F32, &s, &x, 1);
    tn_scalar_unary(TN_SCALAR_exponential, TN_F32, &a, &up, 1);
    tn_scalar_unary(TN_SCALAR_exponential, TN_F32, &b, &down, 1);
    tn_scalar_unary(TN_SCALAR_exponential_minus_one, TN_F32, &e, &x, 1);
    float quotient = e / (e + 1.0f), sum = e + quotient;
    CHECK(c == a + b);
    CHECK(s == (fabsf(x) < 1 ? 0.5f * sum : a - b));
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Complex

static TnC128 complex_op(const char *name, TnC128 x, TnC128 y) {
  TnC128 r = {0, 0};
  TnScalarOp op = op_named(name);
  CHECK(tn_scalar_operands(op) == 2 ? tn_scalar_binary(op, TN_C128, &r, &x, &y, 1)
                                    : tn_scalar_unary(op, TN_C128, &r, &x, 1));
  return r;
}
static bool is(TnC128 x, double re, double im) { return x.re == re && x.im == im; }

TN_TEST(complex_arithmetic) {
  TnC128 a = {1, 2}, b = {3, -4};
  CHECK(is(complex_op("add", a, b), 4, -2));
  CHECK(is(complex_op("subtract", a, b), -2, 6));
  CHECK(is(complex_op("multiply", a, b), 11, 2));
  CHECK(is(complex_op("divide", a, b), -0.2, 0.4));
  CHECK(is(complex_op("negate", a, b), -1, -2));
  CHECK(is(complex_op("conj", a, b), 1, -2));
  CHECK(is(complex_op("maximum", a, (TnC128){1, 3}), 1, 3));
  CHECK(is(complex_op("minimum", a, (TnC128){1, 3}), 1, 2));
  CHECK(is(complex_op("maximum", a, (TnC128){-5, 30}), 1, 2));
  CHECK(is(complex_op("square", (TnC128){1e200, 1e200}, b), 0, INFINITY));
  CHECK(is(complex_op("sign", b, b), 0.6, -0.8));
  // neither overflow nor underflow on the way
  CHECK(is(complex_op("divide", (TnC128){1e300, 1e300}, (TnC128){1e300, 1e300}), 1, 0));
  CHECK(is(complex_op("divide", (TnC128){5e-324, 0}, (TnC128){5e-324, 0}), 1, 0));
  CHECK(is(complex_op("divide", (TnC128){1, 0}, (TnC128){INFINITY, 1}), 0, 0));
  CHECK(complex_op("divide", (TnC128){1, 1}, (TnC128){0, 0}).re == INFINITY);
  CHECK(complex_op("divide", (TnC128){INFINITY, 0}, b).re == INFINITY);
  double re, im, abs;
  CHECK(tn_scalar_unary(TN_SCALAR_real, TN_C128, &re, &b, 1) && re == 3);
  CHECK(tn_scalar_unary(TN_SCALAR_imag, TN_C128, &im, &b, 1) && im == -4);
  CHECK(tn_scalar_unary(TN_SCALAR_abs, TN_C128, &abs, &b, 1) && abs == 5);
  TnC128 joined;
  CHECK(tn_scalar_binary(TN_SCALAR_complex, TN_F64, &joined, &re, &im, 1) && is(joined, 3, -4));
}

// f32 products and sums are rounded one by one.
TN_TEST(complex_multiply_f32) {
  for (int i = 0; i < 10000; i++) {
    TnC64 x, y, r;
    float v[4];
    for (int k = 0; k < 4; k++) v[k] = (float)((double)random_bits() * 0x1p-63 - 1);
    x = (TnC64){v[0], v[1]}, y = (TnC64){v[2], v[3]};
    tn_scalar_binary(TN_SCALAR_multiply, TN_C64, &r, &x, &y, 1);
    volatile float ac = v[0] * v[2], bd = v[1] * v[3], ad = v[0] * v[3], bc = v[1] * v[2];
    CHECK(r.re == ac - bd && r.im == ad + bc);
  }
}

TN_TEST(complex_compare) {
  const TnC64 values[] = {{1, 2}, {1, 3}, {2, 0}, {NAN, 0}};
  static const char want[4][4][7] = {// eq ne ge gt le lt
                                     {"101010", "010011", "010011", "010000"},
                                     {"011100", "101010", "010011", "010000"},
                                     {"011100", "011100", "101010", "010000"},
                                     {"010000", "010000", "010000", "010000"}};
  for (int i = 0; i < 4; i++)
    for (int k = 0; k < 4; k++)
      for (unsigned d = 0; d < 6; d++) {
        uint8_t r;
        CHECK(tn_scalar_binary(tn_scalar_compare(d, false), TN_C64, &r, &values[i], &values[k], 1));
        CHECK_INT(r, want[i][k][d] - '0');
      }
}

// ---------------------------------------------------------------------------------------------------------------
// Every op on every type: one call for an array == calls element by element == in place

enum { N = 530 };

static void fill_random(TnDtype t, void *p) {
  if (tn_dtype_is_complex(t)) {
    for (int i = 0; i < N; i++)
      tn_store_c128(t, (char *)p + (size_t)i * tn_dtype_bytes(t),
                    (TnC128){(double)random_bits() * 0x1p-60 - 8, (double)random_bits() * 0x1p-60 - 8});
  } else if (tn_dtype_is_float(t)) {
    for (int i = 0; i < N; i++)
      tn_store_f64(t, (char *)p + (size_t)i * tn_dtype_bytes(t), (double)random_bits() * 0x1p-61 - 4);
  } else {
    for (int i = 0; i < N; i++) tn_store_i64(t, (char *)p + (size_t)i * tn_dtype_bytes(t), (int64_t)random_bits());
  }
}

static void call(TnScalarOp op, TnDtype t, void *out, const void *x, const void *y, size_t n) {
  if (tn_scalar_operands(op) == 1)
    tn_scalar_unary(op, t, out, x, n);
  else
    tn_scalar_binary(op, t, out, x, y, n);
}

static void check_forms(TnScalarOp op, TnDtype t) {
  static unsigned char x[N * 16 + 64], y[N * 16 + 64], one[N * 16], out[N * 16 + 64], in_place[N * 16 + 64];
  size_t bytes = tn_dtype_bytes(t), result_bytes = tn_dtype_bytes(tn_scalar_result(op, t));
  fill_random(t, x), fill_random(t, y);
  for (size_t i = 0; i < N; i++) call(op, t, one + i * result_bytes, x + i * bytes, y + i * bytes, 1);
  memset(out, 0x77, sizeof out);
  call(op, t, out, x, y, N);
  bool ok = memcmp(out, one, N * result_bytes) == 0;
  for (size_t i = 0; i < 64; i++) ok = ok && out[N * result_bytes + i] == 0x77;
  if (result_bytes <= bytes) {
    memcpy(in_place, x, sizeof x);
    call(op, t, in_place, in_place, y, N);
    ok = ok && memcmp(in_place, one, N * result_bytes) == 0;
  }
  if (result_bytes <= bytes && tn_scalar_operands(op) == 2) {
    memcpy(in_place, y, sizeof y);
    call(op, t, in_place, x, in_place, N);
    ok = ok && memcmp(in_place, one, N * result_bytes) == 0;
    // both operands the same array
    for (size_t i = 0; i < N; i++) call(op, t, one + i * result_bytes, x + i * bytes, x + i * bytes, 1);
    call(op, t, out, x, x, N);
    ok = ok && memcmp(out, one, N * result_bytes) == 0;
  }
  call(op, t, NULL, NULL, NULL, 0);
  if (!ok) printf("%s on %s depends on the length or the place\n", tn_scalar_name(op), tn_dtype_name(t));
  CHECK(ok);
}

TN_TEST(forms) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++)
    for (unsigned op = 1; op < TN_N_SCALAR_OPS; op++)
      if (tn_scalar_result((TnScalarOp)op, (TnDtype)t) != TN_DTYPE_NONE) check_forms((TnScalarOp)op, (TnDtype)t);
}

int main(void) {
  RUN(definitions);
  RUN(integers);
  RUN(booleans);
  RUN(floats);
  RUN(total_order);
  RUN(next_after);
  RUN(hyperbolic_f32);
  RUN(complex_arithmetic);
  RUN(complex_multiply_f32);
  RUN(complex_compare);
  RUN(forms);
  return test_report();
}

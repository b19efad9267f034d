// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Decimal spelling of floats, digit for digit that of MLIR's printer:
//   1. six significant digits in scientific form, 3.141500e+00, when they read back to the same bits;
//   2. else enough digits for any value of the type, plain (0.00123456784) or scientific (1.2345679E-4), when that
//      has a decimal point;
//   3. else, and for infinities and NaN, the bit pattern: 0x7F800000.
// Digits are exact except for one habit of the original that is kept: before rounding half up to the wanted number of
// digits it cuts decimal digits off the exact value, and may cut so many that no rounding is left to do.
#include <math.h>

#include "num/num_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Naturals of up to 2,560 bits: the largest met is m * 5^1074 with m < 2^53.

enum { BIG_LIMBS = 84 };

typedef struct Big {
  uint32_t limb[BIG_LIMBS];  // from the lowest
  unsigned n;                // used; the highest is not 0
} Big;

static Big big_of(uint64_t x) {
  Big b;
  b.limb[0] = (uint32_t)x, b.limb[1] = (uint32_t)(x >> 32);
  b.n = x >> 32 ? 2 : x != 0;
  return b;
}

static void big_multiply(Big *b, uint32_t factor) {
  uint64_t carry = 0;
  for (unsigned i = 0; i < b->n; i++) {
    carry += (uint64_t)b->limb[i] * factor;
    b->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) b->limb[b->n++] = (uint32_t)carry;
}

static void big_divide(Big *b, uint32_t divisor) {
  uint64_t rest = 0;
  for (unsigned i = b->n; i-- > 0;) {
    rest = rest << 32 | b->limb[i];
    b->limb[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  while (b->n && b->limb[b->n - 1] == 0) b->n--;
}

static void big_shift_left(Big *b, unsigned bits) {
  unsigned limbs = bits / 32;
  if (b->n == 0) return;
  big_multiply(b, (uint32_t)1 << bits % 32);
  memmove(b->limb + limbs, b->limb, b->n * sizeof b->limb[0]);
  memset(b->limb, 0, limbs * sizeof b->limb[0]);
  b->n += limbs;
}

static unsigned bits_of(uint64_t x) { return x ? 64 - (unsigned)__builtin_clzll(x) : 0; }
static unsigned big_bits(const Big *b) { return b->n ? (b->n - 1) * 32 + bits_of(b->limb[b->n - 1]) : 0; }

// floor(b / 2^bits), which must fit 64 bits.
static uint64_t big_above(const Big *b, unsigned bits) {
  uint64_t above = 0;
  for (unsigned i = b->n; i-- > bits / 32;)
    above = i == bits / 32 ? above << (32 - bits % 32) | b->limb[i] >> bits % 32 : above << 32 | b->limb[i];
  return above;
}

static int big_compare(const Big *a, const Big *b) {
  if (a->n != b->n) return a->n < b->n ? -1 : 1;
  for (unsigned i = a->n; i-- > 0;)
    if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
  return 0;
}

static const uint64_t pow5[28] = {
    1u,
    5u,
    25u,
    125u,
    625u,
    3125u,
    15625u,
    78125u,
    390625u,
    1953125u,
    9765625u,
    48828125u,
    244140625u,
    1220703125u,
    6103515625u,
    30517578125u,
    152587890625u,
    762939453125u,
    3814697265625u,
    19073486328125u,
    95367431640625u,
    476837158203125u,
    2384185791015625u,
    11920928955078125u,
    59604644775390625u,
    298023223876953125u,
    1490116119384765625u,
    7450580596923828125u,
};

enum { LIMB_FIVES = 13 };  // the largest power of 5 in a limb

static void big_multiply_pow5(Big *b, unsigned power) {
  for (; power > LIMB_FIVES; power -= LIMB_FIVES) big_multiply(b, (uint32_t)pow5[LIMB_FIVES]);
  big_multiply(b, (uint32_t)pow5[power]);
}
static void big_divide_pow5(Big *b, unsigned power) {
  for (; power > LIMB_FIVES; power -= LIMB_FIVES) big_divide(b, (uint32_t)pow5[LIMB_FIVES]);
  big_divide(b, (uint32_t)pow5[power]);
}

// ---------------------------------------------------------------------------------------------------------------
// Binary to decimal.

// digits * 10^exponent; n digits, the last one not 0.
typedef struct Decimal {
  uint64_t digits;
  int n, exponent;
} Decimal;

static void strip_zeros(Decimal *d) {
  while (d->digits % 10 == 0) {
    d->digits /= 10;
    d->exponent++;
  }
  d->n = 0;
  for (uint64_t x = d->digits; x; x /= 10) d->n++;
}

static void round_digits(Decimal *d, int wanted) {
  if (d->n <= wanted) return;
  uint64_t unit = 1;
  for (int i = 0; i < d->n - wanted; i++) unit *= 10;
  bool up = d->digits / (unit / 10) % 10 >= 5;
  d->digits = d->digits / unit + up;
  d->exponent += d->n - wanted;
  strip_zeros(d);
}

// 196/59 is a little more than the bits of a decimal digit. Returns how many of the digits of a number of so many
// bits are cut off.
static unsigned digits_to_cut(unsigned bits, int wanted) {
  unsigned needed = ((unsigned)wanted * 196 + 58) / 59;
  return bits > needed ? (bits - needed) * 59 / 196 : 0;
}

#ifdef __SIZEOF_INT128__
// The usual case: m * 5^fives or m * 2^e fits 128 bits. Dividing by 10^cut leaves out 5^cut where it can, and shifts.
static Decimal to_decimal_quick(uint64_t m, int e, unsigned fives, int wanted) {
  unsigned __int128 exact = fives ? (unsigned __int128)m * pow5[fives] : (unsigned __int128)m << e;
  uint64_t high = (uint64_t)(exact >> 64);
  unsigned cut = digits_to_cut(high ? 64 + bits_of(high) : bits_of((uint64_t)exact), wanted);
  if (cut > fives) exact /= pow5[cut];
  else if (cut) exact = (unsigned __int128)m * pow5[fives - cut];
  return (Decimal){.digits = (uint64_t)(exact >> cut), .exponent = (int)cut - (int)fives};
}
#else
#define to_decimal_quick to_decimal_any
#endif

static Decimal to_decimal_any(uint64_t m, int e, unsigned fives, int wanted) {
  Big exact = big_of(m);
  big_multiply_pow5(&exact, fives);
  unsigned cut = digits_to_cut(big_bits(&exact) + (e > 0 ? (unsigned)e : 0), wanted);
  if (cut <= fives) {
    exact = big_of(m);
    big_multiply_pow5(&exact, fives - cut);
  }
  if (e > 0) big_shift_left(&exact, (unsigned)e);
  if (cut > fives) big_divide_pow5(&exact, cut);
  return (Decimal){.digits = big_above(&exact, cut), .exponent = (int)cut - (int)fives};
}

// m * 2^e with odd m, to at most `wanted` <= 17 digits.
static Decimal to_decimal(uint64_t m, int e, int wanted) {
  unsigned fives = e < 0 ? (unsigned)-e : 0;
  // 5 has less than 7/3 bits. With 111 bits at most 27 digits are cut.
  bool is_usual = fives <= 27 && bits_of(m) + fives * 7 / 3 + 1 + (e > 0 ? (unsigned)e : 0) <= 111;
  Decimal d = is_usual ? to_decimal_quick(m, e < 0 ? 0 : e, fives, wanted) : to_decimal_any(m, e, fives, wanted);
  strip_zeros(&d);
  round_digits(&d, wanted);
  return d;
}

// ---------------------------------------------------------------------------------------------------------------
// Does a decimal read back to the value?

// a * 10^k against m * 2^e.
static int compare_scaled(uint64_t a, int k, uint64_t m, int e) {
  Big x = big_of(a), y = big_of(m);
  if (k >= 0) big_multiply_pow5(&x, (unsigned)k);
  else big_multiply_pow5(&y, (unsigned)-k);
  if (k >= e) big_shift_left(&x, (unsigned)(k - e));
  else big_shift_left(&y, (unsigned)(e - k));
  return big_compare(&x, &y);
}

// Between the points half way to the neighbours of the positive finite value with pattern `bits`; a point itself
// belongs to the value when its last bit is even. Patterns order as values do, below the infinities.
static bool is_nearest(TnDtype t, uint64_t bits, uint64_t m, int e, const Decimal *d) {
  double x = tn_float_decode(t, bits), next = tn_float_decode(t, bits + 1), prev = tn_float_decode(t, bits - 1);
  bool even = (bits & 1) == 0;
  // Above the largest value the step stays as it was below; below the smallest one lies zero.
  double down = prev >= 0 && prev < x ? x - prev : x, up = next > x && next < TN_INF ? next - x : down;
  int up_exponent, down_exponent;  // steps are powers of two
  (void)frexp(up, &up_exponent);
  (void)frexp(down, &down_exponent);
  up_exponent--;
  down_exponent--;
  // x +- step/2 as an integer times the smaller power of two.
  int at = up_exponent - 1 < e ? up_exponent - 1 : e;
  int c = compare_scaled(d->digits, d->exponent, (m << (e - at)) + ((uint64_t)1 << (up_exponent - 1 - at)), at);
  if (c > 0 || (c == 0 && !even)) return false;
  at = down_exponent - 1 < e ? down_exponent - 1 : e;
  c = compare_scaled(d->digits, d->exponent, (m << (e - at)) - ((uint64_t)1 << (down_exponent - 1 - at)), at);
  return c > 0 || (c == 0 && even);
}

static const double pow10_exact[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                       1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

// d has at most 6 digits, so both factors of the quick way are exact and the hardware rounds once.
static bool reads_back(TnDtype t, uint64_t bits, uint64_t m, int e, const Decimal *d) {
  if (d->exponent >= -22 && d->exponent <= 22) {
    double x = (double)d->digits;
    x = d->exponent < 0 ? x / pow10_exact[-d->exponent] : x * pow10_exact[d->exponent];
    if (t == TN_F64) return tn_f64_bits(x) == bits;
    // To f32 a second rounding follows; it is harmless but half way between two floats.
    if (t == TN_F32 && x > 1e-37 && (tn_f64_bits(x) & 0x1FFFFFFF) != 0x10000000) return tn_f32_bits((float)x) == bits;
  }
  return is_nearest(t, bits, m, e, d);
}

// ---------------------------------------------------------------------------------------------------------------
// Layout.

static const uint8_t significand_bits[TN_N_DTYPES] = {
    [TN_F4E2M1FN] = 2,   [TN_F6E2M3FN] = 4,      [TN_F6E3M2FN] = 3, [TN_F8E3M4] = 5, [TN_F8E4M3] = 4,
    [TN_F8E4M3FN] = 4,   [TN_F8E4M3FNUZ] = 4,    [TN_F8E4M3B11FNUZ] = 4, [TN_F8E5M2] = 3, [TN_F8E5M2FNUZ] = 3,
    [TN_F8E8M0FNU] = 1,  [TN_F16] = 11,          [TN_BF16] = 8,     [TN_F32] = 24,   [TN_F64] = 53,
};

static char *put_digits(char *out, uint64_t x, int n) {
  for (int i = n; i-- > 0; x /= 10) out[i] = (char)('0' + x % 10);
  return out + n;
}

static char *put_exponent(char *out, char letter, int exponent, int least_digits) {
  unsigned x = (unsigned)(exponent < 0 ? -exponent : exponent);
  int n = x > 99 ? 3 : x > 9 ? 2 : 1;
  *out++ = letter;
  *out++ = exponent < 0 ? '-' : '+';
  return put_digits(out, x, n < least_digits ? least_digits : n);
}

// 3.141500e+00
static char *put_short(char *out, const Decimal *d) {
  uint64_t x = d->digits;
  for (int i = d->n; i < 7; i++) x *= 10;
  out = put_digits(out, x / 1000000, 1);
  *out++ = '.';
  out = put_digits(out, x % 1000000, 6);
  return put_exponent(out, 'e', d->exponent + d->n - 1, 2);
}

// 1.2345679E-4
static char *put_scientific(char *out, const Decimal *d) {
  char text[24];
  put_digits(text, d->digits, d->n);
  *out++ = text[0];
  *out++ = '.';
  if (d->n == 1) *out++ = '0';
  memcpy(out, text + 1, (size_t)d->n - 1);
  return put_exponent(out + d->n - 1, 'E', d->exponent + d->n - 1, 1);
}

// Plain notation of a value with digits right of the point.
static char *put_plain(char *out, const Decimal *d) {
  int whole = d->exponent + d->n;
  if (whole <= 0) {
    *out++ = '0';
    *out++ = '.';
    for (int i = whole; i < 0; i++) *out++ = '0';
    return put_digits(out, d->digits, d->n);
  }
  char text[24];
  put_digits(text, d->digits, d->n);
  memcpy(out, text, (size_t)whole);
  out[whole] = '.';
  memcpy(out + whole + 1, text + whole, (size_t)(d->n - whole));
  return out + d->n + 1;
}

// Returns out when the form has no decimal point.
static char *put_long(char *out, const Decimal *d, int wanted) {
  int leading = d->exponent + d->n - 1;  // power of ten of the first digit
  if (d->exponent >= 0) return d->exponent > 3 || d->n + d->exponent > wanted ? put_scientific(out, d) : out;
  return leading < -3 ? put_scientific(out, d) : put_plain(out, d);
}

static char *put_bits(char *out, uint64_t bits) {
  int n = bits ? (int)(bits_of(bits) + 3) / 4 : 1;
  *out++ = '0';
  *out++ = 'x';
  for (int i = n; i-- > 0;) *out++ = "0123456789ABCDEF"[bits >> (4 * i) & 15];
  return out;
}

static char *put_finite(char *out, TnDtype t, uint64_t bits, double x) {
  uint64_t raw = tn_f64_bits(x), m = raw & TN_F64_MANTISSA;
  int e = (int)(raw >> 52 & 0x7FF);
  m |= (uint64_t)(e != 0) << 52;
  e = (e ? e : 1) - 1075;
  int zeros = __builtin_ctzll(m);
  m >>= zeros;
  e += zeros;
  Decimal d = to_decimal(m, e, 6);
  if (reads_back(t, bits, m, e, &d)) return put_short(out, &d);
  int wanted = 2 + significand_bits[t] * 59 / 196;
  d = to_decimal(m, e, wanted);
  return put_long(out, &d, wanted);
}

size_t tn_float_spell(TnDtype t, uint64_t bits, char *out) {
  assert(tn_dtype_is_float(t));
  double x = tn_float_decode(t, bits);
  char *at = out;
  if (x == 0) {
    const char *zero = tn_f64_bits(x) >> 63 ? "-0.000000e+00" : "0.000000e+00";
    memcpy(out, zero, strlen(zero));
    return strlen(zero);
  }
  uint64_t magnitude = tn_f64_bits(x) & ~TN_F64_SIGN;
  if (magnitude < TN_F64_INF_BITS) {
    unsigned width = tn_dtype_bits(t);
    bool negative = x < 0;
    if (negative) *at++ = '-';
    // The pattern of the absolute value; f8E8M0FNU has no sign.
    uint64_t positive = negative ? bits & ~((uint64_t)1 << (width - 1)) : bits;
    char *end = put_finite(at, t, positive, negative ? -x : x);
    if (end != at) return (size_t)(end - out);
  }
  return (size_t)(put_bits(out, bits) - out);
}

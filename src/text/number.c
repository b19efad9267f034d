// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers from text: integers, correctly rounded doubles, hexadecimal bytes.
#include <stdlib.h>

#include "text/parse.h"

bool tn_number_u64(TnStr s, uint64_t *out) {
  uint64_t v = 0;
  if (s.n > 2 && s.p[1] == 'x') {
    for (size_t i = 2; i < s.n; i++) {
      if (v >> 60) return false;
      v = v << 4 | tn_hex_digit(s.p[i]);
    }
  } else {
    for (size_t i = 0; i < s.n; i++)
      if (__builtin_mul_overflow(v, (uint64_t)10, &v) || __builtin_add_overflow(v, (uint64_t)(s.p[i] - '0'), &v))
        return false;
  }
  *out = v;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Decimal to double. A number is mantissa * 10^exponent with up to 19 leading digits in the mantissa.

typedef struct Decimal {
  uint64_t mantissa;
  int64_t exponent;
  bool is_exact;  // the mantissa holds every significant digit
} Decimal;

static int64_t read_exponent(const char *at, const char *end) {
  bool negative = at < end && *at == '-';
  if (at < end && (*at == '-' || *at == '+')) at++;
  int64_t v = 0;
  for (; at < end; at++)
    if (v < 1000000) v = v * 10 + (*at - '0');
  return negative ? -v : v;
}

static Decimal read_decimal(TnStr s) {
  Decimal d = {0, 0, true};
  const char *at = s.p, *end = s.p + s.n;
  int digits = 0;
  bool after_point = false;
  for (; at < end && *at != 'e' && *at != 'E'; at++) {
    if (*at == '.') {
      after_point = true;
      continue;
    }
    unsigned v = (unsigned)(*at - '0');
    if (digits < 19) {
      d.mantissa = d.mantissa * 10 + v;
      digits += d.mantissa != 0;
      d.exponent -= after_point;
    } else {
      d.is_exact &= v == 0;
      d.exponent += !after_point;
    }
  }
  if (at < end) d.exponent += read_exponent(at + 1, end);
  return d;
}

// The C library's conversion on digits and exponent alone: without a decimal point it does not depend on the locale.
// Digits beyond MAX can only break a tie, so one that stands for all of them is enough.
static double convert_slowly(TnStr s) {
  enum { MAX = 800 };
  char text[MAX + 40];
  size_t n = 0;
  int64_t exponent = 0;
  bool after_point = false, sticky = false;
  const char *at = s.p, *end = s.p + s.n;
  for (; at < end && *at != 'e' && *at != 'E'; at++) {
    if (*at == '.') {
      after_point = true;
      continue;
    }
    if (n == 0 && *at == '0') {
      exponent -= after_point;
    } else if (n < MAX) {
      text[n++] = *at;
      exponent -= after_point;
    } else {
      sticky |= *at != '0';
      exponent += !after_point;
    }
  }
  if (n == 0) return 0;
  if (sticky) text[n++] = '1', exponent--;
  if (at < end) exponent += read_exponent(at + 1, end);
  if (exponent > 100000000) exponent = 100000000;
  if (exponent < -100000000) exponent = -100000000;
  text[n++] = 'e';
  if (exponent < 0) text[n++] = '-', exponent = -exponent;
  char digits[24];
  size_t k = 0;
  do digits[k++] = (char)('0' + exponent % 10);
  while (exponent /= 10);
  while (k) text[n++] = digits[--k];
  text[n] = 0;
  return strtod(text, NULL);
}

double tn_number_f64(TnStr s) {
  static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  Decimal d = read_decimal(s);
  if (d.mantissa == 0 && d.is_exact) return 0;
  // Both factors are exact doubles, so their one product or quotient is rounded correctly.
  if (d.is_exact && d.mantissa <= (uint64_t)1 << 53 && d.exponent >= -22 && d.exponent <= 22) {
    double m = (double)d.mantissa;
    return d.exponent < 0 ? m / powers[-d.exponent] : m * powers[d.exponent];
  }
  return convert_slowly(s);
}

// ---------------------------------------------------------------------------------------------------------------
// Hexadecimal text, 16 digits at a time, in vector operations that every processor has.

typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef int8_t SignedBytes __attribute__((vector_size(16)));
typedef uint16_t Pairs __attribute__((vector_size(16)));
typedef uint8_t HalfBytes __attribute__((vector_size(8)));

// All ones in every byte below `limit` (signed comparison is what baseline x86 has).
static Bytes is_below(Bytes v, uint8_t limit) {
  Bytes top = (v & 0) + (uint8_t)(limit ^ 0x80);
  return (Bytes)((SignedBytes)(v ^ 0x80) < (SignedBytes)top);
}

// The values of 16 digits; bytes of *bad are set where there is no digit.
static Bytes digit_values(Bytes v, Bytes *bad) {
  Bytes digit = v - (uint8_t)'0', letter = (v | 0x20) - (uint8_t)'a';
  Bytes is_digit = is_below(digit, 10), is_letter = is_below(letter, 6);
  *bad |= ~(is_digit | is_letter);
  return (digit & is_digit) | ((letter + 10) & is_letter);
}

// f8E8M0FNU has no zero: as upstream reads it, a zero there is the least value, not the NaN that a conversion gives.
double tn_number_in(TnDtype t, double v) { return t == TN_F8E8M0FNU && v == 0 ? 0x1p-127 : v; }

bool tn_number_hex(const char *text, size_t n_bytes, uint8_t *out) {
  Bytes bad = {0};
  size_t i = 0;
  for (; i + 8 <= n_bytes; i += 8) {
    Bytes v;
    memcpy(&v, text + 2 * i, sizeof v);
    Pairs pairs = (Pairs)digit_values(v, &bad);  // the first digit of each pair is its low byte
    HalfBytes eight = __builtin_convertvector((pairs << 4 | pairs >> 8) & 0xFF, HalfBytes);
    memcpy(out + i, &eight, sizeof eight);
  }
  uint64_t flags[2];
  memcpy(flags, &bad, sizeof flags);
  bool ok = (flags[0] | flags[1]) == 0;
  for (; i < n_bytes; i++) {
    char hi = text[2 * i], lo = text[2 * i + 1];
    ok = ok && tn_char_is(hi, TN_CHAR_HEX) && tn_char_is(lo, TN_CHAR_HEX);
    out[i] = (uint8_t)(tn_hex_digit(hi) << 4 | tn_hex_digit(lo));
  }
  return ok;
}

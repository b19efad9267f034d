// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Floats by bit pattern: the layout of every float type, exact decoding, encoding with one rounding to nearest even.
// The types of up to 8 bits share one pair of functions driven by a table; f16 and bf16 have branch-light ones that
// compilers turn into vector code.
#include "num/num_priv.h"

typedef enum TnFloatOverflow {
  OVERFLOW_INF,       // the type has infinities
  OVERFLOW_NAN,       // it has none, but a NaN
  OVERFLOW_SATURATE,  // it has neither
} TnFloatOverflow;

// The layout: sign, exponent, mantissa from high to low bits. f8E8M0FNU is not here: it is an exponent alone.
typedef struct TnFloatFormat {
  int exponent_bits, mantissa_bits, bias;
  TnFloatOverflow overflow;
  uint8_t max;          // bits of the largest finite value
  uint8_t nan;          // bits of the NaN that encoding gives (without its sign); for SATURATE see encode_narrow
  bool has_minus_zero;  // else the pattern of -0 is the only NaN (the FNUZ types)
} TnFloatFormat;

static const TnFloatFormat formats[TN_N_DTYPES] = {
    [TN_F4E2M1FN] = {2, 1, 1, OVERFLOW_SATURATE, 0x07, 0x08, true},
    [TN_F6E2M3FN] = {2, 3, 1, OVERFLOW_SATURATE, 0x1F, 0x20, true},
    [TN_F6E3M2FN] = {3, 2, 3, OVERFLOW_SATURATE, 0x1F, 0x20, true},
    [TN_F8E3M4] = {3, 4, 3, OVERFLOW_INF, 0x6F, 0x78, true},
    [TN_F8E4M3] = {4, 3, 7, OVERFLOW_INF, 0x77, 0x7C, true},
    [TN_F8E4M3FN] = {4, 3, 7, OVERFLOW_NAN, 0x7E, 0x7F, true},
    [TN_F8E4M3FNUZ] = {4, 3, 8, OVERFLOW_NAN, 0x7F, 0x80, false},
    [TN_F8E4M3B11FNUZ] = {4, 3, 11, OVERFLOW_NAN, 0x7F, 0x80, false},
    [TN_F8E5M2] = {5, 2, 15, OVERFLOW_INF, 0x7B, 0x7E, true},
    [TN_F8E5M2FNUZ] = {5, 2, 16, OVERFLOW_NAN, 0x7F, 0x80, false},
};

// ---------------------------------------------------------------------------------------------------------------
// f4, f6, f8

static double quiet_nan(bool negative) { return tn_f64_of_bits((negative ? 0xFFF8ull : 0x7FF8ull) << 48); }

static double decode_narrow(const TnFloatFormat *f, unsigned bits) {
  unsigned sign_shift = (unsigned)(f->exponent_bits + f->mantissa_bits);
  unsigned magnitude = bits & ((1u << sign_shift) - 1);
  bool negative = (bits >> sign_shift) & 1;
  if (!f->has_minus_zero && negative && magnitude == 0) return quiet_nan(true);
  if (magnitude > f->max) {
    bool is_inf = f->overflow == OVERFLOW_INF && magnitude == f->max + 1u;
    return is_inf ? (negative ? -TN_INF : TN_INF) : quiet_nan(negative);
  }
  unsigned exponent = magnitude >> f->mantissa_bits;
  unsigned mantissa = magnitude & ((1u << f->mantissa_bits) - 1);
  if (exponent) mantissa |= 1u << f->mantissa_bits;
  int scale = (int)(exponent ? exponent : 1) - f->bias - f->mantissa_bits;
  double x = (double)mantissa * tn_f64_pow2(scale);
  return negative ? -x : x;
}

static unsigned encode_nan(const TnFloatFormat *f, unsigned sign) {
  // Types without NaN get a zero of the opposite sign, as ml_dtypes gives; FNUZ types have one NaN.
  if (f->overflow == OVERFLOW_SATURATE) return sign ? 0 : f->nan;
  return f->has_minus_zero ? sign | f->nan : f->nan;
}

static unsigned encode_narrow(const TnFloatFormat *f, double x) {
  uint64_t bits = tn_f64_bits(x);
  unsigned sign = (unsigned)(bits >> 63) << (f->exponent_bits + f->mantissa_bits);
  uint64_t magnitude = bits & ~TN_F64_SIGN;
  if (magnitude > TN_F64_INF_BITS) return encode_nan(f, sign);
  int exponent = (int)(magnitude >> 52) - 1023;
  // Subnormal doubles lie far below half of any smallest value here, so the wrong hidden bit does not matter.
  uint64_t significand = (magnitude & TN_F64_MANTISSA) | (uint64_t)(magnitude != 0) << 52;
  int smallest = 1 - f->bias, grid = exponent > smallest ? exponent : smallest;
  int drop = 52 - f->mantissa_bits + (grid - exponent);
  if (drop > 54) drop = 54;  // all of it, and less than half
  uint64_t kept = significand >> drop, half = (uint64_t)1 << (drop - 1), rest = significand & (2 * half - 1);
  kept += rest > half || (rest == half && (kept & 1));
  // With a hidden bit `kept` carries into the exponent field by itself, and so does a round-up to the next binade.
  uint64_t code = ((uint64_t)(grid + f->bias - 1) << f->mantissa_bits) + kept;
  if (code > f->max) {
    if (f->overflow == OVERFLOW_NAN) return encode_nan(f, sign);
    code = f->overflow == OVERFLOW_INF ? f->max + 1u : f->max;
  }
  if (code == 0 && !f->has_minus_zero) sign = 0;
  return sign | (unsigned)code;
}

// f8E8M0FNU: bits e stand for 2^(e - 127), 0xFF is NaN; no zero, no sign. A significand of one bit is always odd,
// so ties go up; zero and negative values have no neighbour and give NaN, positive ones below 2^-127 give 2^-127.
static double decode_e8m0(unsigned bits) { return bits == 0xFF ? quiet_nan(false) : tn_f64_pow2((int)bits - 127); }

static unsigned encode_e8m0(double x) {
  if (!(x > 0) || x >= 0x1.8p127) return 0xFF;
  if (x < 0x1p-127) return 0;
  uint64_t bits = tn_f64_bits(x);
  return (unsigned)(bits >> 52) - 1023 + 127 + (unsigned)(bits >> 51 & 1);
}

// ---------------------------------------------------------------------------------------------------------------
// f16, bf16: definitions with external linkage of the inline functions in num_priv.h

float tn_f16_to_f32(uint16_t h) { return tn_f16_decode(h); }
uint16_t tn_f32_to_f16(float x) { return tn_f16_encode(x); }
uint16_t tn_f32_to_bf16(float x) { return tn_bf16_encode(x); }
uint16_t tn_f64_to_bf16(double x) { return tn_bf16_encode(tn_f64_to_f32_odd(x)); }
uint16_t tn_f64_to_f16(double x) { return tn_f16_encode(tn_f64_to_f32_odd(x)); }

// ---------------------------------------------------------------------------------------------------------------
// Any type

double tn_float_decode(TnDtype t, uint64_t bits) {
  switch (t) {
    case TN_F64: return tn_f64_of_bits(bits);
    case TN_F32: return tn_f32_to_f64(tn_f32_of_bits((uint32_t)bits));
    case TN_F16: return tn_f32_to_f64(tn_f16_decode((uint16_t)bits));
    case TN_BF16: return tn_f32_to_f64(tn_bf16_to_f32((uint16_t)bits));
    case TN_F8E8M0FNU: return decode_e8m0((unsigned)bits & 0xFF);
    default: assert(tn_dtype_is_float(t)); return decode_narrow(&formats[t], (unsigned)bits & 0xFF);
  }
}

uint64_t tn_float_encode(TnDtype t, double x) {
  switch (t) {
    case TN_F64: return tn_f64_bits(x);
    case TN_F32: return tn_f32_bits(tn_f64_to_f32(x));
    case TN_F16: return tn_f64_to_f16(x);
    case TN_BF16: return tn_f64_to_bf16(x);
    case TN_F8E8M0FNU: return encode_e8m0(x);
    default: assert(tn_dtype_is_float(t)); return encode_narrow(&formats[t], x);
  }
}

void tn_float_decode_bytes(TnDtype t, double *out, const uint8_t *in, size_t n) {
  if (t == TN_F8E8M0FNU)
    for (size_t i = 0; i < n; i++) out[i] = decode_e8m0(in[i]);
  else
    for (size_t i = 0; i < n; i++) out[i] = decode_narrow(&formats[t], in[i]);
}

void tn_float_encode_bytes(TnDtype t, uint8_t *out, const double *in, size_t n) {
  if (t == TN_F8E8M0FNU)
    for (size_t i = 0; i < n; i++) out[i] = (uint8_t)encode_e8m0(in[i]);
  else
    for (size_t i = 0; i < n; i++) out[i] = (uint8_t)encode_narrow(&formats[t], in[i]);
}

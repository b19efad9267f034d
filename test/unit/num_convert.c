// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Element types and their conversions: every pair of types, on all bit patterns of up to 16 bits and on structured
// and random patterns above. The witness shares nothing with the library: it decodes by the textbook formula into
// long double, which holds every source value exactly, and encodes by searching the neighbouring values of the target
// and comparing with their midpoint. A second one are results of ml_dtypes, recorded as checksums.
#include <float.h>
#include <math.h>

#include "num/num.h"
#include "num_dtypes_witness.h"
#include "test.h"

typedef long double Exact;

// ---------------------------------------------------------------------------------------------------------------
// The witness

typedef enum Overflow { INF, NAN_ONLY, SATURATE } Overflow;
typedef struct Format {
  TnDtype t;
  int exponent_bits, mantissa_bits, bias;
  Overflow overflow;
  unsigned max;  // bits of the largest finite value
  bool fnuz;
} Format;

static const Format formats[] = {
    {TN_F4E2M1FN, 2, 1, 1, SATURATE, 0x7, false},   {TN_F6E2M3FN, 2, 3, 1, SATURATE, 0x1F, false},
    {TN_F6E3M2FN, 3, 2, 3, SATURATE, 0x1F, false},  {TN_F8E3M4, 3, 4, 3, INF, 0x6F, false},
    {TN_F8E4M3, 4, 3, 7, INF, 0x77, false},         {TN_F8E4M3FN, 4, 3, 7, NAN_ONLY, 0x7E, false},
    {TN_F8E4M3FNUZ, 4, 3, 8, NAN_ONLY, 0x7F, true}, {TN_F8E4M3B11FNUZ, 4, 3, 11, NAN_ONLY, 0x7F, true},
    {TN_F8E5M2, 5, 2, 15, INF, 0x7B, false},        {TN_F8E5M2FNUZ, 5, 2, 16, NAN_ONLY, 0x7F, true},
    {TN_F16, 5, 10, 15, INF, 0x7BFF, false},        {TN_BF16, 8, 7, 127, INF, 0x7F7F, false},
};

static const Format *format_of(TnDtype t) {
  for (size_t i = 0; i < TN_COUNT(formats); i++)
    if (formats[i].t == t) return &formats[i];
  return NULL;
}

static Exact decode_magnitude(const Format *f, unsigned magnitude) {
  unsigned e = magnitude >> f->mantissa_bits, m = magnitude & ((1u << f->mantissa_bits) - 1);
  if (e == 0) return ldexpl((Exact)m, 1 - f->bias - f->mantissa_bits);
  return ldexpl((Exact)(m + (1u << f->mantissa_bits)), (int)e - f->bias - f->mantissa_bits);
}

static Exact witness_decode_float(TnDtype t, uint64_t bits) {
  if (t == TN_F64) {
    double x;
    memcpy(&x, &bits, 8);
    return x;
  }
  if (t == TN_F32) {
    float x;
    memcpy(&x, &bits, 4);
    return x;
  }
  if (t == TN_F8E8M0FNU) return bits == 255 ? (Exact)NAN : ldexpl(1, (int)bits - 127);
  const Format *f = format_of(t);
  unsigned sign_bit = 1u << (f->exponent_bits + f->mantissa_bits), magnitude = (unsigned)bits & (sign_bit - 1);
  bool negative = bits & sign_bit;
  if (f->fnuz && negative && magnitude == 0) return -(Exact)NAN;
  if (magnitude > f->max) {
    if (f->overflow == INF && magnitude == f->max + 1) return negative ? -INFINITY : INFINITY;
    return negative ? -(Exact)NAN : (Exact)NAN;
  }
  Exact x = decode_magnitude(f, magnitude);
  return negative ? -x : x;
}

// NAN_BITS stands for any NaN of the type.
#define NAN_BITS UINT64_MAX

static uint64_t witness_encode_narrow(const Format *f, Exact x) {
  unsigned sign_bit = 1u << (f->exponent_bits + f->mantissa_bits), sign = signbit(x) ? sign_bit : 0;
  Exact a = fabsl(x);
  unsigned lo = 0, hi = f->max;  // the largest code whose value is <= a
  while (lo < hi) {
    unsigned mid = (lo + hi + 1) / 2;
    if (decode_magnitude(f, mid) <= a)
      lo = mid;
    else
      hi = mid - 1;
  }
  // Beyond the largest value the next one is where the pattern would go on.
  Exact below = decode_magnitude(f, lo), above = decode_magnitude(f, lo + 1), mid = (below + above) / 2;
  unsigned code = a > mid || (a == mid && (lo & 1)) ? lo + 1 : lo;
  if (code > f->max) {
    if (f->overflow == NAN_ONLY) return NAN_BITS;
    code = f->overflow == INF ? f->max + 1 : f->max;
  }
  if (code == 0 && f->fnuz) return 0;
  return sign | code;
}

static uint64_t witness_encode_float(TnDtype t, Exact x) {
  uint64_t bits = 0;
  if (t == TN_F64) {
    double d = (double)x;
    memcpy(&bits, &d, 8);
    return isnan(x) ? NAN_BITS : bits;
  }
  if (t == TN_F32) {
    float f = (float)x;
    memcpy(&bits, &f, 4);
    return isnan(x) ? NAN_BITS : bits;
  }
  if (t == TN_F8E8M0FNU) {
    if (!(x > 0) || x >= ldexpl(3, 126)) return 255;
    for (int e = -127; e < 127; e++)
      if (x < ldexpl(3, e - 1)) return (uint64_t)(e + 127);  // ties go up
    return 254;
  }
  const Format *f = format_of(t);
  // The types without NaN give a zero of the other sign.
  if (isnan(x))
    return f->overflow == SATURATE ? (signbit(x) ? 0 : 1u << (f->exponent_bits + f->mantissa_bits)) : NAN_BITS;
  return witness_encode_narrow(f, x);
}

static uint64_t load_bits(TnDtype t, const void *p) {
  uint64_t bits = 0;
  memcpy(&bits, p, tn_dtype_bytes(t));
  return bits;
}

static Exact witness_decode(TnDtype t, uint64_t bits) {
  switch (tn_dtype_class(t)) {
    case TN_CLASS_SINT: {
      unsigned shift = 64 - (unsigned)tn_dtype_bytes(t) * 8;
      return (Exact)((int64_t)(bits << shift) >> shift);
    }
    case TN_CLASS_FLOAT: return witness_decode_float(t, bits);
    default: return (Exact)bits;
  }
}

static uint64_t witness_to_int(TnDtype to, TnDtype from, Exact x, uint64_t from_bits) {
  unsigned w = tn_dtype_bits(to);
  uint64_t r;
  if (tn_dtype_is_float(from)) {
    bool is_signed = tn_dtype_class(to) == TN_CLASS_SINT;
    Exact lo = is_signed ? -ldexpl(1, (int)w - 1) : 0, hi = ldexpl(1, is_signed ? (int)w - 1 : (int)w) - 1;
    x = isnan(x) ? 0 : truncl(x);
    x = x < lo ? lo : x > hi ? hi : x;
    r = x < 0 ? (uint64_t)(int64_t)x : (uint64_t)x;
  } else {
    r = tn_dtype_class(from) == TN_CLASS_SINT ? (uint64_t)(int64_t)x : from_bits;
  }
  if (w < 64) r &= ((uint64_t)1 << w) - 1;
  if (tn_dtype_class(to) == TN_CLASS_SINT && w < 8 && r >> (w - 1)) r |= 0xFFu << w & 0xFF;
  return r;
}

static uint64_t witness_convert(TnDtype to, TnDtype from, uint64_t from_bits) {
  Exact x = witness_decode(from, from_bits);
  if (to == TN_I1) return x != 0;
  if (tn_dtype_is_int(to)) return witness_to_int(to, from, x, from_bits);
  return witness_encode_float(to, x);
}

// ---------------------------------------------------------------------------------------------------------------
// Patterns of a type

static uint64_t random_state = 1;
static uint64_t random_bits(void) {
  uint64_t z = random_state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u, z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

enum { N_PATTERNS = 1 << 16 };

static size_t integer_patterns(TnDtype t, uint64_t *out) {
  size_t n = 0;
  unsigned w = tn_dtype_bits(t);
  uint64_t mask = w < 64 ? ((uint64_t)1 << w) - 1 : UINT64_MAX;
  for (unsigned i = 0; i <= w; i++)
    for (int d = -2; d <= 2; d++) {
      uint64_t x = (i < 64 ? (uint64_t)1 << i : 0) + (uint64_t)d;
      out[n++] = x & mask, out[n++] = ~x & mask;
    }
  // Ties of every float type: a few leading bits, a half below them, and a disturbance at the end.
  for (unsigned top = 2; top < w; top++)
    for (unsigned half = 1; half < top; half++)
      for (int d = -1; d <= 1; d++)
        out[n++] =
            (((uint64_t)1 << top | (uint64_t)1 << half | (uint64_t)(top & 1) << (half + 1)) + (uint64_t)d) & mask;
  while (n < N_PATTERNS / 2) out[n++] = random_bits() >> random_bits() % 64 & mask;
  return n;
}

static size_t float_patterns(TnDtype t, uint64_t *out) {
  unsigned w = tn_dtype_bits(t), mantissa = t == TN_F64 ? 52 : 23;
  size_t n = 0;
  uint64_t n_exponents = (uint64_t)1 << (w - mantissa);  // with the sign
  uint64_t ones = ((uint64_t)1 << mantissa) - 1;
  for (uint64_t e = 0; e < n_exponents; e++) {
    uint64_t base = e << mantissa;
    out[n++] = base, out[n++] = base | 1, out[n++] = base | ones;
    // Ties for mantissas of 1 to 11 bits and their neighbours.
    for (unsigned b = 0; b < 12 && n_exponents < 4096; b++)
      for (int d = -1; d <= 1; d++) {
        out[n++] = base + ((uint64_t)1 << (mantissa - 1 - b)) + (uint64_t)d;
        out[n++] = base + ((uint64_t)3 << (mantissa - 1 - b)) + (uint64_t)d;
      }
  }
  if (t == TN_F64) {
    for (int e = -160; e < 136; e++)
      for (unsigned b = 0; b < 26; b++)
        for (int d = -1; d <= 1; d++) {
          uint64_t base = (uint64_t)(e + 1023) << 52;
          out[n++] = base + ((uint64_t)1 << (51 - b)) + (uint64_t)d;
          out[n++] = (base + ((uint64_t)3 << (50 - b)) + (uint64_t)d) | (uint64_t)1 << 63;
        }
  }
  for (int i = 0; i < 4000; i++) out[n++] = random_bits();
  for (size_t i = 0; i < n && w < 64; i++) out[i] &= ((uint64_t)1 << w) - 1;
  return n;
}

// All stored forms of the type, or many of them. Complex types have no patterns of their own.
static size_t patterns(TnDtype t, uint64_t *out) {
  unsigned w = tn_dtype_bits(t);
  if (w > 16) return tn_dtype_is_float(t) ? float_patterns(t, out) : integer_patterns(t, out);
  for (uint64_t i = 0; i < (uint64_t)1 << w; i++) {
    out[i] = i;
    if (tn_dtype_class(t) == TN_CLASS_SINT && w < 8 && i >> (w - 1)) out[i] |= 0xFFu << w & 0xFF;
  }
  return (size_t)1 << w;
}

static uint64_t pattern_buffer[4 * N_PATTERNS];
static unsigned char source[4 * N_PATTERNS * 16], target[4 * N_PATTERNS * 16];

static void fill_source(TnDtype t, size_t n) {
  size_t bytes = tn_dtype_bytes(t);
  for (size_t i = 0; i < n; i++) memcpy(source + i * bytes, &pattern_buffer[i], bytes);
}

static bool same(TnDtype t, uint64_t got, uint64_t want) {
  if (want == NAN_BITS && tn_dtype_is_float(t)) return isnan(witness_decode_float(t, got));
  return got == want;
}

// ---------------------------------------------------------------------------------------------------------------

TN_TEST(decode_encode) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++) {
    if (!tn_dtype_is_float((TnDtype)t)) continue;
    size_t n = patterns((TnDtype)t, pattern_buffer);
    for (size_t i = 0; i < n; i++) {
      uint64_t bits = pattern_buffer[i];
      Exact want = witness_decode((TnDtype)t, bits);
      double got = tn_float_decode((TnDtype)t, bits);
      bool ok = isnan(want) ? isnan(got) : (Exact)got == want && !signbit(got) == !signbit(want);
      // Encoding gives the pattern back (a NaN: some NaN).
      uint64_t back = tn_float_encode((TnDtype)t, got);
      ok = ok && (isnan(got) ? isnan(tn_float_decode((TnDtype)t, back)) : back == bits);
      if (!ok) {
        printf("%s 0x%" PRIx64 " decodes to %a, expected %La; encodes to 0x%" PRIx64 "\n", tn_dtype_name((TnDtype)t),
               bits, got, want, back);
        CHECK(ok);
        break;
      }
    }
  }
}

static void check_pair(TnDtype to, TnDtype from, size_t n) {
  tn_convert(to, target, from, source, n);
  for (size_t i = 0; i < n; i++) {
    uint64_t want = witness_convert(to, from, pattern_buffer[i]), got = load_bits(to, target + i * tn_dtype_bytes(to));
    if (!same(to, got, want)) {
      printf("convert %s 0x%" PRIx64 " to %s: 0x%" PRIx64 ", expected 0x%" PRIx64 "\n", tn_dtype_name(from),
             pattern_buffer[i], tn_dtype_name(to), got, want);
      CHECK(0 && "conversion");
      return;
    }
  }
}

TN_TEST(all_real_pairs) {
  if (LDBL_MANT_DIG < 64) SKIP("long double holds less than 64 bits");
  for (unsigned from = 1; from < TN_C64; from++) {
    size_t n = patterns((TnDtype)from, pattern_buffer);
    fill_source((TnDtype)from, n);
    for (unsigned to = 1; to < TN_C64; to++) check_pair((TnDtype)to, (TnDtype)from, n);
  }
}

// Complex values are pairs; a real one gets a zero imaginary part, only the real part goes to real types.
TN_TEST(complex_pairs) {
  static unsigned char part[4 * N_PATTERNS * 8];
  for (unsigned from = 1; from < TN_C64; from++) {
    size_t n = patterns((TnDtype)from, pattern_buffer);
    fill_source((TnDtype)from, n);
    for (TnDtype to = TN_C64; to <= TN_C128; to++) {
      TnDtype real = tn_dtype_real(to);
      size_t bytes = tn_dtype_bytes(real), wrong = 0;
      tn_convert(to, target, (TnDtype)from, source, n);
      tn_convert(real, part, (TnDtype)from, source, n);
      for (size_t i = 0; i < n; i++)
        wrong += memcmp(target + 2 * i * bytes, part + i * bytes, bytes) != 0 ||
                 load_bits(real, target + (2 * i + 1) * bytes) != 0;
      CHECK_INT(wrong, 0);
    }
  }
  for (TnDtype from = TN_C64; from <= TN_C128; from++) {
    TnDtype real = tn_dtype_real(from);
    size_t n = patterns(real, pattern_buffer) / 2, bytes = tn_dtype_bytes(real);
    fill_source(real, 2 * n);
    for (size_t i = 0; i < n; i++) memcpy(part + i * bytes, source + 2 * i * bytes, bytes);
    for (unsigned to = 1; to < TN_N_DTYPES; to++) {
      static unsigned char want[4 * N_PATTERNS * 16];
      memset(target, 0xAA, sizeof target);
      tn_convert((TnDtype)to, target, from, source, n);
      if (tn_dtype_is_complex((TnDtype)to))
        tn_convert(tn_dtype_real((TnDtype)to), want, real, source, 2 * n);
      else
        tn_convert((TnDtype)to, want, real, part, n);
      CHECK(memcmp(target, want, n * tn_dtype_bytes((TnDtype)to)) == 0);
      CHECK_INT(target[n * tn_dtype_bytes((TnDtype)to)], 0xAA);
    }
  }
}

// Lengths around the block size, nothing written beyond the end.
TN_TEST(lengths) {
  static const size_t lengths[] = {0, 1, 2, 7, 255, 256, 257, 511, 512, 513, 1000};
  size_t n = patterns(TN_F64, pattern_buffer);
  fill_source(TN_F64, n);
  for (unsigned to = 1; to < TN_N_DTYPES; to++) {
    static unsigned char want[16 * 1000];
    tn_convert((TnDtype)to, want, TN_F64, source, 1000);
    for (size_t i = 0; i < TN_COUNT(lengths); i++) {
      size_t bytes = lengths[i] * tn_dtype_bytes((TnDtype)to);
      memset(target, 0x5A, bytes + 64);
      tn_convert((TnDtype)to, target, TN_F64, source, lengths[i]);
      CHECK(memcmp(target, want, bytes) == 0);
      for (size_t k = 0; k < 64; k++) CHECK_INT(target[bytes + k], 0x5A);
    }
  }
}

TN_TEST(narrow_floats_directly) {
  size_t n = patterns(TN_F32, pattern_buffer), wrong = 0;
  for (size_t i = 0; i < n; i++) {
    uint32_t bits = (uint32_t)pattern_buffer[i];
    float x;
    memcpy(&x, &bits, 4);
    wrong += !same(TN_F16, tn_f32_to_f16(x), witness_encode_float(TN_F16, x));
    wrong += !same(TN_BF16, tn_f32_to_bf16(x), witness_encode_float(TN_BF16, x));
  }
  n = patterns(TN_F64, pattern_buffer);
  for (size_t i = 0; i < n; i++) {
    double x;
    memcpy(&x, &pattern_buffer[i], 8);
    wrong += !same(TN_F16, tn_f64_to_f16(x), witness_encode_float(TN_F16, x));
    wrong += !same(TN_BF16, tn_f64_to_bf16(x), witness_encode_float(TN_BF16, x));
  }
  for (unsigned h = 0; h < 65536; h++) {
    float x = tn_f16_to_f32((uint16_t)h);
    Exact want = witness_decode_float(TN_F16, h);
    wrong += (size_t)(isnan(want) ? !isnan(x) : (Exact)x != want || !signbit(x) != !signbit(want));
  }
  CHECK_INT(wrong, 0);
}

TN_TEST(one_element) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++) {
    TnDtype d = (TnDtype)t;
    unsigned char p[16] = {0};
    if (tn_dtype_is_complex(d)) {
      tn_store_c128(d, p, (TnC128){1.5, -2.25});
      TnC128 x = tn_load_c128(d, p);
      CHECK(x.re == 1.5 && x.im == -2.25);
    } else if (tn_dtype_is_float(d)) {
      tn_store_f64(d, p, 2.0);
      CHECK(tn_load_f64(d, p) == 2.0);
      CHECK(tn_load_c128(d, p).re == 2.0 && tn_load_c128(d, p).im == 0);
    } else {
      tn_store_i64(d, p, 1);
      CHECK(tn_load_i64(d, p) == 1 && tn_load_f64(d, p) == 1 && tn_load_c128(d, p).re == 1);
    }
  }
  int8_t i4;
  tn_store_i64(TN_I4, &i4, 9);  // wraps
  CHECK_INT(i4, -7);
  tn_store_i64(TN_I4, &i4, -8);
  CHECK_INT(tn_load_i64(TN_I4, &i4), -8);
  uint8_t bit;
  tn_store_i64(TN_I1, &bit, 2);  // truncates, unlike a conversion
  CHECK_INT(bit, 0);
  uint64_t big = UINT64_MAX;
  CHECK(tn_load_f64(TN_UI64, &big) == 0x1p64);
  CHECK_INT(tn_load_i64(TN_UI64, &big), -1);
}

TN_TEST(names) {
  for (unsigned t = 1; t < TN_N_DTYPES; t++) CHECK_INT(tn_dtype_find(tn_str(tn_dtype_name((TnDtype)t))), t);
  CHECK_INT(tn_dtype_find(TN_STR("f7")), TN_DTYPE_NONE);
  CHECK_INT(tn_dtype_find(TN_STR("")), TN_DTYPE_NONE);
}

// ---------------------------------------------------------------------------------------------------------------
// Against ml_dtypes (tools/witness_dtypes.py prints num_dtypes_witness.h)

static uint32_t crc32(const unsigned char *p, size_t n) {
  uint32_t crc = 0xFFFFFFFFu;
  for (size_t i = 0; i < n; i++) {
    crc ^= p[i];
    for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
  }
  return ~crc;
}

// NaN has many patterns in f16, bf16, f32: all become this one before the checksum.
static void canonical_nan(TnDtype t, unsigned char *p, size_t n) {
  size_t bytes = tn_dtype_bytes(t);
  uint64_t nan = t == TN_F16 ? 0x7E00 : t == TN_BF16 ? 0x7FC0 : 0x7FC00000;
  if (t != TN_F16 && t != TN_BF16 && t != TN_F32) return;
  for (size_t i = 0; i < n; i++)
    if (isnan(witness_decode_float(t, load_bits(t, p + i * bytes)))) memcpy(p + i * bytes, &nan, bytes);
}

// The sources as the script makes them.
static size_t witness_source(TnDtype t) {
  unsigned w = tn_dtype_bits(t);
  if (w <= 16) {
    for (size_t i = 0; i < (size_t)1 << w; i++) pattern_buffer[i] = i;
    fill_source(t, (size_t)1 << w);
    return (size_t)1 << w;
  }
  for (uint64_t i = 0; i < 65536; i++) {
    if (t == TN_F32) {
      pattern_buffer[i] = (i << 16) + i * 40503 % 65536;
    } else {  // f64: exponents that narrow types have, the rest scattered
      uint64_t z = i * 0x9E3779B97F4A7C15u;
      pattern_buffer[i] =
          (z & (uint64_t)1 << 63) | (1023 - 30 + z % 61) << 52 | (z >> 12 & ~((~(uint64_t)0 << 40) >> (i % 13)));
    }
  }
  fill_source(t, 65536);
  return 65536;
}

TN_TEST(recorded_results_of_ml_dtypes) {
  for (size_t i = 0; i < TN_COUNT(dtypes_witness); i++) {
    TnDtype from = dtypes_witness[i].from, to = dtypes_witness[i].to;
    size_t n = witness_source(from);
    tn_convert(to, target, from, source, n);
    canonical_nan(to, target, n);
    uint32_t got = crc32(target, n * tn_dtype_bytes(to));
    if (got != dtypes_witness[i].crc) {
      printf("%s to %s: checksum 0x%08X, expected 0x%08X\n", tn_dtype_name(from), tn_dtype_name(to), got,
             dtypes_witness[i].crc);
      CHECK(0 && "as ml_dtypes");
    }
  }
}

int main(void) {
  RUN(decode_encode);
  RUN(all_real_pairs);
  RUN(complex_pairs);
  RUN(lengths);
  RUN(narrow_floats_directly);
  RUN(one_element);
  RUN(names);
  RUN(recorded_results_of_ml_dtypes);
  return test_report();
}

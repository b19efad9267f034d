// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// stablehlo.convert between any two element types. Pairs that programs use often have a loop of their own; all others
// go block by block through one of two wide types that hold every value of the source exactly: int64_t for booleans
// and integers, double for floats. An integer on its way to a narrow float passes through a double rounded to odd
// when it has more than 53 bits, so that there is still one rounding.
#include "num/num_priv.h"

enum { BLOCK = 256 };  // elements; the buffers below are a few KB of stack

// ---------------------------------------------------------------------------------------------------------------
// Elements to wide

#define LOOP(OUT, IN, EXPR)          \
  do {                               \
    OUT *r_ = out;                   \
    const IN *x_ = in;               \
    TN_VECTOR_LOOP                   \
    for (size_t i = 0; i < n; i++) { \
      const IN x = x_[i];            \
      r_[i] = (OUT)(EXPR);           \
    }                                \
  } while (0)

// ui64 is read as its bits.
static void read_ints(TnDtype from, int64_t *out, const void *in, size_t n) {
  switch (from) {
    case TN_I2:
    case TN_I4:
    case TN_I8: LOOP(int64_t, int8_t, x); return;
    case TN_I16: LOOP(int64_t, int16_t, x); return;
    case TN_I32: LOOP(int64_t, int32_t, x); return;
    case TN_I64:
    case TN_UI64: memcpy(out, in, n * 8); return;
    case TN_I1:
    case TN_UI2:
    case TN_UI4:
    case TN_UI8: LOOP(int64_t, uint8_t, x); return;
    case TN_UI16: LOOP(int64_t, uint16_t, x); return;
    case TN_UI32: LOOP(int64_t, uint32_t, x); return;
    default: tn_unreachable();
  }
}

static void read_floats(TnDtype from, double *out, const void *in, size_t n) {
  switch (from) {
    case TN_F64: memcpy(out, in, n * 8); return;
    case TN_F32: LOOP(double, float, tn_f32_to_f64(x)); return;
    case TN_F16: LOOP(double, uint16_t, tn_f32_to_f64(tn_f16_decode(x))); return;
    case TN_BF16: LOOP(double, uint16_t, tn_f32_to_f64(tn_bf16_to_f32(x))); return;
    default: tn_float_decode_bytes(from, out, in, n);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Wide to elements

static int64_t sign_extend(uint64_t x, unsigned bits) { return (int64_t)(x << (64 - bits)) >> (64 - bits); }

static void write_ints(TnDtype to, void *out, const int64_t *in, size_t n) {
  switch (to) {
    case TN_I1: LOOP(uint8_t, int64_t, x != 0); return;
    case TN_I2: LOOP(int8_t, int64_t, sign_extend((uint64_t)x, 2)); return;
    case TN_I4: LOOP(int8_t, int64_t, sign_extend((uint64_t)x, 4)); return;
    case TN_UI2: LOOP(uint8_t, int64_t, x & 3); return;
    case TN_UI4: LOOP(uint8_t, int64_t, x & 15); return;
    case TN_I8:
    case TN_UI8: LOOP(uint8_t, int64_t, x); return;
    case TN_I16:
    case TN_UI16: LOOP(uint16_t, int64_t, x); return;
    case TN_I32:
    case TN_UI32: LOOP(uint32_t, int64_t, x); return;
    case TN_I64:
    case TN_UI64: memcpy(out, in, n * 8); return;
    default: tn_unreachable();
  }
}

static void write_floats(TnDtype to, void *out, const double *in, size_t n) {
  switch (to) {
    case TN_F64: memcpy(out, in, n * 8); return;
    case TN_F32: LOOP(float, double, tn_f64_to_f32(x)); return;
    case TN_F16: LOOP(uint16_t, double, tn_f16_encode(tn_f64_to_f32_odd(x))); return;
    case TN_BF16: LOOP(uint16_t, double, tn_bf16_encode(tn_f64_to_f32_odd(x))); return;
    default: tn_float_encode_bytes(to, out, in, n);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Between the wide types

// `limit`, the power of two above the largest value, is exact in double where that value may not be.
static void double_to_signed(int64_t *out, const double *in, size_t n, unsigned bits) {
  const double limit = tn_f64_pow2((int)bits - 1);
  const int64_t most = (int64_t)(~(uint64_t)0 >> (65 - bits)), least = -most - 1;
  for (size_t i = 0; i < n; i++) {
    double x = in[i];
    out[i] = x >= limit ? most : x > -limit ? (int64_t)x : x <= -limit ? least : 0;
  }
}

static void double_to_unsigned(int64_t *out, const double *in, size_t n, unsigned bits) {
  const double limit = tn_f64_pow2((int)bits);
  const uint64_t most = ~(uint64_t)0 >> (64 - bits);
  for (size_t i = 0; i < n; i++) {
    double x = in[i];
    out[i] = (int64_t)(x >= limit ? most : x > 0 ? (uint64_t)x : 0);
  }
}

static void double_to_int(TnDtype to, int64_t *out, const double *in, size_t n) {
  if (to == TN_I1)
    for (size_t i = 0; i < n; i++) out[i] = in[i] != 0;
  else if (tn_dtype_class(to) == TN_CLASS_SINT)
    double_to_signed(out, in, n, tn_dtype_bits(to));
  else
    double_to_unsigned(out, in, n, tn_dtype_bits(to));
}

// Clears the low 11 bits of a magnitude above 2^53 and notes in the lowest kept bit whether one was set: the result
// is exact in double and rounds to any narrower type as x does.
static double magnitude_to_odd(uint64_t x) {
  return (double)(x >> 53 ? (x & ~(uint64_t)0x7FF) | (uint64_t)((x & 0x7FF) != 0) << 11 : x);
}

static double int_to_odd(int64_t x, bool is_unsigned) {
  if (is_unsigned || x >= 0) return magnitude_to_odd((uint64_t)x);
  return -magnitude_to_odd(0 - (uint64_t)x);
}

static void int_to_float(TnDtype to, void *out, const void *in, size_t n, bool is_unsigned) {
  if (to == TN_F64) {
    if (is_unsigned)
      LOOP(double, uint64_t, x);
    else
      LOOP(double, int64_t, x);
  } else if (to == TN_F32) {
    if (is_unsigned)
      LOOP(float, uint64_t, x);
    else
      LOOP(float, int64_t, x);
  } else {
    double wide[BLOCK];
    assert(n <= BLOCK);
    for (size_t i = 0; i < n; i++) wide[i] = int_to_odd(((const int64_t *)in)[i], is_unsigned);
    write_floats(to, out, wide, n);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Real to real, by blocks

static void convert_block(TnDtype to, void *out, TnDtype from, const void *in, size_t n) {
  int64_t ints[BLOCK];
  double floats[BLOCK];
  bool to_float = tn_dtype_is_float(to);
  if (tn_dtype_is_float(from)) {
    read_floats(from, floats, in, n);
    if (to_float) {
      write_floats(to, out, floats, n);
      return;
    }
    double_to_int(to, ints, floats, n);
    write_ints(to, out, ints, n);
  } else {
    read_ints(from, ints, in, n);
    if (to_float)
      int_to_float(to, out, ints, n, from == TN_UI64);
    else
      write_ints(to, out, ints, n);
  }
}

// The pairs with a loop of their own.
static bool convert_direct(TnDtype to, void *out, TnDtype from, const void *in, size_t n) {
#define PAIR(to_, from_) ((unsigned)(to_)*TN_N_DTYPES + (unsigned)(from_))
  switch (PAIR(to, from)) {
    case PAIR(TN_F64, TN_F32): LOOP(double, float, tn_f32_to_f64(x)); return true;
    case PAIR(TN_F32, TN_F64): LOOP(float, double, tn_f64_to_f32(x)); return true;
    case PAIR(TN_F32, TN_F16): LOOP(float, uint16_t, tn_f16_decode(x)); return true;
    case PAIR(TN_F32, TN_BF16): LOOP(float, uint16_t, tn_bf16_to_f32(x)); return true;
    case PAIR(TN_F16, TN_F32): LOOP(uint16_t, float, tn_f16_encode(x)); return true;
    case PAIR(TN_BF16, TN_F32): LOOP(uint16_t, float, tn_bf16_encode(x)); return true;
    default: return false;
  }
#undef PAIR
}

static void convert_real(TnDtype to, void *out, TnDtype from, const void *in, size_t n) {
  // Same stored bits: the type itself and the signed-unsigned twins of full bytes.
  bool same_bits = to == from || (tn_dtype_is_int(to) && tn_dtype_is_int(from) &&
                                  tn_dtype_bits(to) == tn_dtype_bits(from) && tn_dtype_bits(to) >= 8);
  size_t to_bytes = tn_dtype_bytes(to), from_bytes = tn_dtype_bytes(from);
  if (same_bits) {
    if (n) memcpy(out, in, n * to_bytes);
    return;
  }
  if (convert_direct(to, out, from, in, n)) return;
  while (n) {
    size_t k = n < BLOCK ? n : BLOCK;
    convert_block(to, out, from, in, k);
    out = (char *)out + k * to_bytes, in = (const char *)in + k * from_bytes, n -= k;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Complex

// One part of every element, `offset` bytes from its start, as a dense array.
static void gather_parts(void *out, const void *in, size_t n, size_t part_bytes) {
  for (size_t i = 0; i < n; i++)
    memcpy((char *)out + i * part_bytes, (const char *)in + 2 * i * part_bytes, part_bytes);
}

static void real_to_complex(TnDtype to, void *out, TnDtype from, const void *in, size_t n) {
  double block[BLOCK];
  TnDtype part = tn_dtype_real(to);
  size_t part_bytes = tn_dtype_bytes(part), from_bytes = tn_dtype_bytes(from);
  memset(out, 0, n * 2 * part_bytes);
  for (size_t at = 0; at < n; at += BLOCK) {
    size_t k = n - at < BLOCK ? n - at : BLOCK;
    convert_real(part, block, from, (const char *)in + at * from_bytes, k);
    for (size_t i = 0; i < k; i++)
      memcpy((char *)out + 2 * (at + i) * part_bytes, (char *)block + i * part_bytes, part_bytes);
  }
}

static void complex_to_real(TnDtype to, void *out, TnDtype from, const void *in, size_t n) {
  double block[BLOCK];
  TnDtype part = tn_dtype_real(from);
  size_t part_bytes = tn_dtype_bytes(part), to_bytes = tn_dtype_bytes(to);
  for (size_t at = 0; at < n; at += BLOCK) {
    size_t k = n - at < BLOCK ? n - at : BLOCK;
    gather_parts(block, (const char *)in + 2 * at * part_bytes, k, part_bytes);
    convert_real(to, (char *)out + at * to_bytes, part, block, k);
  }
}

void tn_convert(TnDtype to, void *out, TnDtype from, const void *in, size_t n) {
  assert(to != TN_DTYPE_NONE && from != TN_DTYPE_NONE);
  if (n == 0) return;
  bool to_complex = tn_dtype_is_complex(to), from_complex = tn_dtype_is_complex(from);
  if (to_complex && from_complex)  // pairs of reals
    convert_real(tn_dtype_real(to), out, tn_dtype_real(from), in, 2 * n);
  else if (to_complex)
    real_to_complex(to, out, from, in, n);
  else if (from_complex)
    complex_to_real(to, out, from, in, n);
  else
    convert_real(to, out, from, in, n);
}

// ---------------------------------------------------------------------------------------------------------------
// One element

// One element, aligned: constants of a mapped file stand anywhere.
typedef struct Element {
  uint64_t words[2];
} Element;
static Element element_at(TnDtype t, const void *p) {
  Element e;
  memcpy(&e, p, tn_dtype_bytes(t));
  return e;
}

double tn_load_f64(TnDtype t, const void *p) {
  Element e = element_at(t, p);
  double x;
  convert_real(TN_F64, &x, t, &e, 1);
  return x;
}

void tn_store_f64(TnDtype t, void *p, double x) {
  assert(tn_dtype_is_float(t));
  write_floats(t, p, &x, 1);
}

int64_t tn_load_i64(TnDtype t, const void *p) {
  Element e = element_at(t, p);
  int64_t x;
  read_ints(t, &x, &e, 1);
  return x;
}

void tn_store_i64(TnDtype t, void *p, int64_t x) {
  if (t == TN_I1) x &= 1;  // truncates, unlike conversion
  write_ints(t, p, &x, 1);
}

TnC128 tn_load_c128(TnDtype t, const void *p) {
  Element e = element_at(t, p);
  TnC128 x;
  tn_convert(TN_C128, &x, t, &e, 1);
  return x;
}

void tn_store_c128(TnDtype t, void *p, TnC128 x) {
  assert(tn_dtype_is_complex(t));
  tn_convert(t, p, TN_C128, &x, 1);
}

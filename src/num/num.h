// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// num: element types, their conversions, and the meaning of elementwise operations on one element.
// Everything here is pure: no memory, no errors, no state.
#ifndef TENON_NUM_NUM_H
#define TENON_NUM_NUM_H

#include "base/base.h"

typedef struct TnC64 {
  float re, im;
} TnC64;
typedef struct TnC128 {
  double re, im;
} TnC128;

typedef enum TnDtype {
  TN_DTYPE_NONE = 0,  // not an element type of StableHLO (index, si8, i128, quantized, ...)
#define TN_DTYPE(id, text, class, bits, bytes, ctype) TN_##id,
#include "num/dtype.def"
#undef TN_DTYPE
  TN_N_DTYPES
} TnDtype;

typedef enum TnDtypeClass {
  TN_CLASS_NONE,
  TN_CLASS_BOOL,
  TN_CLASS_SINT,
  TN_CLASS_UINT,
  TN_CLASS_FLOAT,
  TN_CLASS_COMPLEX
} TnDtypeClass;

typedef struct TnDtypeInfo {
  uint8_t class;  // TnDtypeClass
  uint8_t bits;   // of the value
  uint8_t bytes;  // of an element in memory
  uint8_t real;   // TnDtype: of the parts of a complex type, else the type itself
} TnDtypeInfo;
extern const TnDtypeInfo tn_dtype_info[TN_N_DTYPES];

static inline size_t tn_dtype_bytes(TnDtype t) { return tn_dtype_info[t].bytes; }
static inline unsigned tn_dtype_bits(TnDtype t) { return tn_dtype_info[t].bits; }
static inline TnDtypeClass tn_dtype_class(TnDtype t) { return (TnDtypeClass)tn_dtype_info[t].class; }
static inline TnDtype tn_dtype_real(TnDtype t) { return (TnDtype)tn_dtype_info[t].real; }
const char *tn_dtype_name(TnDtype t);  // MLIR spelling
static inline bool tn_dtype_is_int(TnDtype t) {
  return tn_dtype_class(t) == TN_CLASS_SINT || tn_dtype_class(t) == TN_CLASS_UINT;
}
static inline bool tn_dtype_is_float(TnDtype t) { return tn_dtype_class(t) == TN_CLASS_FLOAT; }
static inline bool tn_dtype_is_complex(TnDtype t) { return tn_dtype_class(t) == TN_CLASS_COMPLEX; }
TnDtype tn_dtype_find(TnStr name);  // MLIR spelling; TN_DTYPE_NONE when unknown

// ---------------------------------------------------------------------------------------------------------------
// Floats by bit pattern. `bits` of narrow types stands in the low bits of a uint64_t. Decoding is exact; encoding
// rounds once to nearest even and treats overflow and NaN as the type's own rules say (docs/semantics.md).

double tn_float_decode(TnDtype t, uint64_t bits);  // any FLOAT dtype; NaN payloads of f32/f64 kept by the hardware
uint64_t tn_float_encode(TnDtype t, double x);     // one rounding
float tn_f16_to_f32(uint16_t h);
uint16_t tn_f32_to_f16(float x);
static inline float tn_bf16_to_f32(uint16_t h) {
  union {
    uint32_t u;
    float f;
  } v = {.u = (uint32_t)h << 16};
  return v.f;
}
uint16_t tn_f32_to_bf16(float x);
uint16_t tn_f64_to_bf16(double x);  // one rounding, not two through f32
uint16_t tn_f64_to_f16(double x);

// The text that MLIR gives the float: 3.141500e+00 when six digits are exact, else as many as any value of the type
// needs (0.00123456784, 1.2345679E-4), else, and when not finite, the bits as 0x7F800000. Returns the length written
// to out, at most TN_FLOAT_SPELL_MAX; no NUL is added. Independent of the locale.
#define TN_FLOAT_SPELL_MAX 32
size_t tn_float_spell(TnDtype t, uint64_t bits, char *out);

// One element at p (tn_dtype_bytes long) read as / written from the widest type of a class. Reading asks for no
// alignment.
double tn_load_f64(TnDtype t, const void *p);      // BOOL, SINT, UINT, FLOAT (integers above 2^53 round)
void tn_store_f64(TnDtype t, void *p, double x);   // FLOAT: encode
int64_t tn_load_i64(TnDtype t, const void *p);     // BOOL, SINT, UINT (ui64 wraps)
void tn_store_i64(TnDtype t, void *p, int64_t x);  // truncates to the width
TnC128 tn_load_c128(TnDtype t, const void *p);     // any class
void tn_store_c128(TnDtype t, void *p, TnC128 x);  // COMPLEX

// stablehlo.convert, any of the types to any of them (NONE excluded), n elements, arrays not overlapping:
// one rounding to nearest even; float to integer truncates, saturates, NaN gives 0; to i1 is != 0; integers
// truncate to the narrower width; complex to real takes the real part.
void tn_convert(TnDtype to, void *out, TnDtype from, const void *in, size_t n);

// ---------------------------------------------------------------------------------------------------------------
// Elementwise operations (num/scalar.def), over arrays of one element type.

typedef enum TnScalarOp {
  TN_SCALAR_NONE = 0,
#define TN_SCALAR_OP(op, operands, result) TN_SCALAR_##op,
#include "num/scalar.def"
  TN_N_SCALAR_OPS
} TnScalarOp;

const char *tn_scalar_name(TnScalarOp op);   // "add", "compare_eq", ...
TnScalarOp tn_scalar_find(TnStr name);       // StableHLO's or CHLO's op name; TN_SCALAR_NONE when not elementwise
unsigned tn_scalar_operands(TnScalarOp op);  // 1 or 2
// The compare op of a direction in StableHLO's order (EQ NE GE GT LE LT); total: compare type TOTALORDER.
static inline TnScalarOp tn_scalar_compare(unsigned direction, bool total) {
  return (TnScalarOp)((total ? TN_SCALAR_total_eq : TN_SCALAR_compare_eq) + direction);
}
// Element type of the result on operands of type t; TN_DTYPE_NONE when the op is not defined on t.
TnDtype tn_scalar_result(TnScalarOp op, TnDtype t);
// By how many units in the last place of the result engines may differ; 0: not at all.
unsigned tn_scalar_ulp(TnScalarOp op, TnDtype t);

// out[i] = op(x[i]) or op(x[i], y[i]) for n elements of type t; out has the type tn_scalar_result gives. out may be x
// or y itself (when its elements are not larger), arrays must not overlap otherwise. False, with nothing written, when
// the op is not defined on t or takes the other number of operands.
bool tn_scalar_unary(TnScalarOp op, TnDtype t, void *out, const void *x, size_t n);
bool tn_scalar_binary(TnScalarOp op, TnDtype t, void *out, const void *x, const void *y, size_t n);

#endif  // TENON_NUM_NUM_H

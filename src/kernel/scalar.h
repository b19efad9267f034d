// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What elementwise ops are in kernel nodes: the one definition that all compiled engines share. Everything here only
// appends pure nodes (and loads and stores) to the builder; lanes follow from the operands.
#ifndef TENON_KERNEL_SCALAR_H
#define TENON_KERNEL_SCALAR_H

#include "kernel/kernel.h"

// An element in registers. i1: i1. Integers of up to 16 bits: i32 holding their value; i32 and ui32: i32; i64 and ui64:
// i64. Floats narrower than f32: f32 that holds exactly a value of the type (of NaN the sign counts, where the type
// has one), with its bits as memory has them (i32) in im where they need not be made of v, else 0. f32, f64: as they
// are. Complex: v and im.
typedef struct TnKScalar {
  TnDtype dtype;
  TnKVal v, im;
} TnKScalar;

TnKType tn_ks_type(TnDtype t);  // of v (and im)

// Any op of num/scalar.def; y is not looked at for unary ones. False, with nothing built, when it is not defined on
// x's type. The accuracy of functions is that of docs/numerics.md, whatever result_accuracy a program asks for.
bool tn_ks_apply(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y, TnKScalar *out);

TnKScalar tn_ks_convert(TnKBuilder *b, TnKScalar x, TnDtype to);  // stablehlo.convert: rounds once
// exponent_bits >= 1, mantissa_bits >= 0; x is of a float type.
TnKScalar tn_ks_reduce_precision(TnKBuilder *b, TnKScalar x, int64_t exponent_bits, int64_t mantissa_bits);
// Between types of the same width (bits). complex<f32> goes to i64, ui64, f64 and back.
TnKScalar tn_ks_bitcast(TnKBuilder *b, TnKScalar x, TnDtype to);
TnKScalar tn_ks_select(TnKBuilder *b, TnKVal pred, TnKScalar on_true, TnKScalar on_false);
TnKScalar tn_ks_clamp(TnKBuilder *b, TnKScalar low, TnKScalar x, TnKScalar high);  // types that have maximum
TnKScalar tn_ks_const(TnKBuilder *b, TnDtype t, const void *element);              // one element as in memory

// An element of memory as num/dtype.def lays it out; `at` is its first byte.
TnKScalar tn_ks_load(TnKBuilder *b, TnDtype t, uint32_t buf, const TnKAddr *at, TnKVal mask);
// What to store for x, made before stores that come between: a complex<f32> that only moves is eight bytes, an f64.
TnKScalar tn_ks_stored(TnKBuilder *b, TnKScalar x);
void tn_ks_store(TnKBuilder *b, uint32_t buf, const TnKAddr *at, TnKScalar x, TnKVal mask);

#endif  // TENON_KERNEL_SCALAR_H

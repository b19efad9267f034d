// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops of elementwise functions (domain MATH) and of complex numbers: see scalar.c.
#include "num/math_f32.h"

#define RUN tn_run_f64_math
#define ELEMENT double
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_MATH 1
#include "num/scalar_tmpl.h"

#define RUN tn_run_f32_math
#define ELEMENT float
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_MATH 1
#include "num/scalar_tmpl.h"

static void store_bool(void *out, size_t i, bool r) { ((uint8_t *)out)[i] = r; }
static void store_f32(void *out, size_t i, double r) { ((float *)out)[i] = (float)r; }
static void store_f64(void *out, size_t i, double r) { ((double *)out)[i] = r; }
static void store_c64(void *out, size_t i, TnC128 r) { ((TnC64 *)out)[i] = (TnC64){(float)r.re, (float)r.im}; }
static void store_c128(void *out, size_t i, TnC128 r) { ((TnC128 *)out)[i] = r; }

#define PART(r) ((double)(float)(r))
#define RUN tn_run_c64
#define ELEMENT TnC64
#define VALUE TnC128
#define LOAD(e) tn_c((double)(e).re, (double)(e).im)
#define STORE(...) \
  _Generic((__VA_ARGS__), bool : store_bool, double : store_f32, TnC128 : store_c64)(out, i, (__VA_ARGS__))
#define TN_IN_CPX 1
#include "num/scalar_tmpl.h"
#undef PART

#define PART(r) (r)
#define RUN tn_run_c128
#define ELEMENT TnC128
#define STORE(...) \
  _Generic((__VA_ARGS__), bool : store_bool, double : store_f64, TnC128 : store_c128)(out, i, (__VA_ARGS__))
#define TN_IN_CPX 1
#include "num/scalar_tmpl.h"

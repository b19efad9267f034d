// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops of elementwise functions (domain MATH) of f64 and of complex numbers: see scalar.c.
#include "num/scalar_priv.h"

#define RUN tn_run_f64_math
#define ELEMENT double
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_MATH 1
#define TN_ONE_LOOP
#include "num/scalar_tmpl.h"

static void store_bool(void *out, size_t i, bool r) { ((uint8_t *)out)[i] = r; }
static void store_f64(void *out, size_t i, double r) { ((double *)out)[i] = r; }
static void store_c128(void *out, size_t i, TnC128 r) { ((TnC128 *)out)[i] = r; }

// complex<f32> runs here too, widened: w, its bits, tells it from complex<f64>.
#define PART(r) (w == 64 ? (double)(float)(r) : (r))
#define RUN tn_run_complex
#define ELEMENT TnC128
#define STORE(...) \
  _Generic((__VA_ARGS__), bool : store_bool, double : store_f64, TnC128 : store_c128)(out, i, (__VA_ARGS__))
#define TN_IN_CPX 1
#define TN_ONE_LOOP
#include "num/scalar_tmpl.h"

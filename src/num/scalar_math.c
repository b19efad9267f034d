// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops of elementwise functions (domain MATH) of f64, which narrower floats take too, and of complex numbers: see
// scalar.c.
#include "num/scalar_priv.h"

#define RUN tn_run_f64_math
#define ELEMENT double
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_MATH 1
#include "num/scalar_tmpl.h"

// The published results of chlo.cosh and chlo.sinh in f32 come from these decompositions with every step rounded to
// f32, and differ from the true values by more than the tests of those results allow: so the decomposition is the
// definition. ln(1/2) is added to the argument lest e^x overflow where the result does not.
void tn_run_f32_hyperbolic(TnScalarOp op, void *out, const void *xs, const void *ys, size_t n, unsigned w) {
  const float log_half = -0x1.62e43p-1f;
  (void)ys, (void)w;
  for (size_t i = 0; i < n; i++) {
    const float x = ((const float *)xs)[i], up = (float)tn_exp((double)(x + log_half));
    const float down = (float)tn_exp((double)(log_half - x)), e = (float)tn_expm1((double)x);
    const float sinh = fabsf(x) < 1.0f ? 0.5f * (e + e / (e + 1.0f)) : up - down;
    ((float *)out)[i] = op == TN_SCALAR_cosh ? up + down : sinh;
  }
}

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
#include "num/scalar_tmpl.h"

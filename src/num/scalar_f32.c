// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loops of elementwise functions (domain MATH) of f32 and narrower: see scalar.c. Most are vectorised.
#include "num/math_f32.h"

#define RUN tn_run_f32_math
#define ELEMENT float
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_MATH 1
#include "num/scalar_tmpl.h"

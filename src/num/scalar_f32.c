// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The loop of elementwise functions (domain MATH) of f32 and narrower: see scalar.c.
#include "num/math_f32.h"

#define RUN tn_run_f32_math
#define ELEMENT float
#define STORE(...) TN_STORE_AS(double, __VA_ARGS__)
#define TN_IN_MATH 1
#define TN_ONE_LOOP
#include "num/scalar_tmpl.h"

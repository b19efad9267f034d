// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Discrete Fourier transforms of any length, in f64.
#ifndef TENON_INTERP_FFT_H
#define TENON_INTERP_FFT_H

#include "num/num.h"

typedef struct TnFft TnFft;

// A plan for transforms of n >= 1 elements, with its work space, on the arena.
TnFft *tn_fft_new(TnArena *a, size_t n);
// x[k] = sum over j of x[j] * exp(-2 pi i j k / n); with is_inverse exp(+...), divided by n. In place.
void tn_fft_run(TnFft *f, TnC128 *x, bool is_inverse);

#endif  // TENON_INTERP_FFT_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fourier transforms for any processor.
#include "lib/fft_priv.h"

#define TARGET
#define NAME(f) TN_JOIN(f, _f32)
#define T float
#include "lib/fft_tmpl.h"
#define NAME(f) TN_JOIN(f, _f64)
#define T double
#include "lib/fft_tmpl.h"

void tn_fft_run_f32(const TnFftWork *work, int64_t first, int64_t count, void *room) {
  run_f32(work, first, count, room);
}

void tn_fft_run_f64(const TnFftWork *work, int64_t first, int64_t count, void *room) {
  run_f64(work, first, count, room);
}

void tn_fft_one_f64(const TnFftAxis *axis, double **bufs) { core_f64(axis, bufs, 1); }

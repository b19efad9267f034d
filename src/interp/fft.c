// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Transforms by Stockham's autosorting scheme over the prime factors of the length; lengths with a large prime factor
// become a circular convolution of a length that is a power of two (Bluestein).
#include "interp/fft.h"

#include "lib/lib.h"

enum { MAX_FACTORS = 64, MAX_RADIX = 32 };

struct TnFft {
  size_t n;
  size_t n_factors;
  uint8_t factors[MAX_FACTORS];
  TnC128 *roots;   // exp(-2 pi i k / n); NULL for Bluestein
  TnC128 *work;    // n; Bluestein: convolution->n
  TnFft *convolution;
  TnC128 *chirp;   // exp(-pi i k^2 / n)
  TnC128 *filter;  // transform of the conjugate chirp, wrapped around
};

static inline TnC128 mul(TnC128 a, TnC128 b) { return (TnC128){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
static inline TnC128 add(TnC128 a, TnC128 b) { return (TnC128){a.re + b.re, a.im + b.im}; }

// False when the length has a prime factor that is too large.
static bool factor(TnFft *f) {
  size_t n = f->n;
  f->n_factors = 0;
  for (size_t p = 2; n > 1 && p < MAX_RADIX; p++)
    for (; n % p == 0; n /= p) f->factors[f->n_factors++] = (uint8_t)p;
  return n == 1;
}

static void prepare_bluestein(TnFft *f, TnArena *a) {
  size_t m = 1;
  while (m < 2 * f->n - 1) m *= 2;
  f->convolution = tn_fft_new(a, m);
  f->work = tn_arena_push_n(a, m, sizeof(TnC128));
  f->filter = tn_arena_push_n(a, m, sizeof(TnC128));
  f->chirp = tn_arena_push_n(a, f->n, sizeof(TnC128));
  TnArenaMark mark = tn_arena_mark(a);
  const TnC128 *roots = tn_lib_roots(a, (int64_t)(2 * f->n));
  size_t square = 0;  // k^2 mod 2n
  for (size_t k = 0; k < f->n; k++) {
    f->chirp[k] = roots[square];
    square = (square + 2 * k + 1) % (2 * f->n);
  }
  tn_arena_release(a, mark);
  for (size_t k = 0; k < f->n; k++) {
    TnC128 c = {f->chirp[k].re, -f->chirp[k].im};
    f->filter[k] = c;
    if (k) f->filter[m - k] = c;
  }
  tn_fft_run(f->convolution, f->filter, false);
}

TnFft *tn_fft_new(TnArena *a, size_t n) {
  TnFft *f = tn_new(a, TnFft);
  f->n = n;
  if (factor(f)) {
    f->work = tn_arena_push_n(a, n, sizeof *f->work);
    f->roots = tn_lib_roots(a, (int64_t)n);
  } else {
    prepare_bluestein(f, a);
  }
  return f;
}

// ---------------------------------------------------------------------------------------------------------------

// One pass: transforms of p elements over an array seen as [p][m][s], twiddled, to [m][p][s]. n = p * m * s.
typedef struct Pass {
  const TnFft *f;
  size_t p, m, s;
} Pass;

static void run_pass(const Pass *a, const TnC128 *x, TnC128 *y) {
  size_t p = a->p, m = a->m, s = a->s, step = a->f->n / p;
  for (size_t q = 0; q < m; q++)
    for (size_t r = 0; r < s; r++) {
      TnC128 in[MAX_RADIX];
      for (size_t t = 0; t < p; t++) in[t] = x[r + s * (q + m * t)];
      for (size_t u = 0; u < p; u++) {
        TnC128 sum = in[0];
        for (size_t t = 1; t < p; t++) sum = add(sum, mul(in[t], a->f->roots[t * u % p * step]));
        y[r + s * (p * q + u)] = u && q ? mul(sum, a->f->roots[q * u * s]) : sum;
      }
    }
}

static void run_stockham(TnFft *f, TnC128 *x) {
  TnC128 *from = x, *to = f->work;
  Pass a = {f, 0, f->n, 1};
  for (size_t i = 0; i < f->n_factors; i++) {
    a.p = f->factors[i];
    a.m /= a.p;
    run_pass(&a, from, to);
    a.s *= a.p;
    TnC128 *swap = from;
    from = to, to = swap;
  }
  if (from != x) memcpy(x, from, f->n * sizeof *x);
}

static void run_bluestein(TnFft *f, TnC128 *x) {
  size_t m = f->convolution->n;
  for (size_t k = 0; k < f->n; k++) f->work[k] = mul(x[k], f->chirp[k]);
  memset(f->work + f->n, 0, (m - f->n) * sizeof *f->work);
  tn_fft_run(f->convolution, f->work, false);
  for (size_t k = 0; k < m; k++) f->work[k] = mul(f->work[k], f->filter[k]);
  tn_fft_run(f->convolution, f->work, true);
  for (size_t k = 0; k < f->n; k++) x[k] = mul(f->work[k], f->chirp[k]);
}

void tn_fft_run(TnFft *f, TnC128 *x, bool is_inverse) {
  if (is_inverse)
    for (size_t k = 0; k < f->n; k++) x[k].im = -x[k].im;
  if (f->roots) run_stockham(f, x);
  else run_bluestein(f, x);
  if (!is_inverse) return;
  double n = (double)f->n;
  for (size_t k = 0; k < f->n; k++) x[k] = (TnC128){x[k].re / n, -x[k].im / n};
}

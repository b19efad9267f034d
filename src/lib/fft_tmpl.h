// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type and instruction set: Stockham's autosorting transform of some lines at once, which lie
// side by side, re and im apart: [n][lines]. The includer defines NAME(f), T and TARGET; NAME and T are undefined at
// the end.

// One pass: transforms of p elements over arrays seen as [p][m][s] into [m][p][s], twiddled; n = p * m * s / lines.
typedef struct NAME(Pass) {
  int64_t p, m, s, step;             // step: distance of the twiddles of neighbouring m
  const T *root_re, *root_im;
  int64_t n;                         // of the axis
  const T *restrict x, *restrict xi;
  T *restrict y, *restrict yi;
} NAME(Pass);

static TARGET void NAME(pass2)(const NAME(Pass) *a) {
  const int64_t s = a->s, m = a->m;
  for (int64_t q = 0; q < m; q++) {
    const T w = a->root_re[q * a->step], wi = a->root_im[q * a->step];
    const T *restrict x = a->x + s * q, *restrict xi = a->xi + s * q;
    T *restrict y0 = a->y + 2 * s * q, *restrict y1 = y0 + s;
    T *restrict z0 = a->yi + 2 * s * q, *restrict z1 = z0 + s;
    TN_INDEPENDENT
    for (int64_t r = 0; r < s; r++) {
      const T d = x[r] - x[r + s * m], di = xi[r] - xi[r + s * m];
      y0[r] = x[r] + x[r + s * m], z0[r] = xi[r] + xi[r + s * m];
      y1[r] = d * w - di * wi, z1[r] = d * wi + di * w;
    }
  }
}

static inline __attribute__((always_inline)) TARGET void NAME(pass4_of)(const NAME(Pass) *a, const int64_t s) {
  const int64_t m = a->m, far = s * m;
  for (int64_t q = 0; q < m; q++) {
    const int64_t k = q * a->step;
    const T w1 = a->root_re[k], i1 = a->root_im[k], w2 = a->root_re[2 * k], i2 = a->root_im[2 * k];
    const T w3 = a->root_re[3 * k], i3 = a->root_im[3 * k];
    const T *restrict x = a->x + s * q, *restrict xi = a->xi + s * q;
    T *restrict y0 = a->y + 4 * s * q, *restrict y1 = y0 + s, *restrict y2 = y1 + s, *restrict y3 = y2 + s;
    T *restrict z0 = a->yi + 4 * s * q, *restrict z1 = z0 + s, *restrict z2 = z1 + s, *restrict z3 = z2 + s;
    TN_INDEPENDENT
    for (int64_t r = 0; r < s; r++) {
      const T e = x[r] + x[r + 2 * far], ei = xi[r] + xi[r + 2 * far];
      const T f = x[r] - x[r + 2 * far], fi = xi[r] - xi[r + 2 * far];
      const T g = x[r + far] + x[r + 3 * far], gi = xi[r + far] + xi[r + 3 * far];
      const T h = xi[r + far] - xi[r + 3 * far], hi = x[r + 3 * far] - x[r + far];  // times -i
      const T b = f + h, bi = fi + hi, c = e - g, ci = ei - gi, d = f - h, di = fi - hi;
      y0[r] = e + g, z0[r] = ei + gi;
      y1[r] = b * w1 - bi * i1, z1[r] = b * i1 + bi * w1;
      y2[r] = c * w2 - ci * i2, z2[r] = c * i2 + ci * w2;
      y3[r] = d * w3 - di * i3, z3[r] = d * i3 + di * w3;
    }
  }
}

// Short runs are unrolled.
static TARGET void NAME(pass4)(const NAME(Pass) *a) {
  if (a->s == 1) NAME(pass4_of)(a, 1);
  else if (a->s == 4) NAME(pass4_of)(a, 4);
  else if (a->s == 8) NAME(pass4_of)(a, 8);
  else NAME(pass4_of)(a, a->s);
}

// Odd p: elements t and p - t as their sum and difference, which take real factors. CHUNK at a time.
static TARGET void NAME(pass_odd)(const NAME(Pass) *a) {
  enum { CHUNK = 16, HALF = TN_FFT_MOST_PRIME / 2 };
  const int64_t p = a->p, half = p / 2, s = a->s, m = a->m, unit = a->n / p;
  for (int64_t q = 0; q < m; q++)
    for (int64_t r = 0; r < s; r += CHUNK) {
      const size_t bytes = (size_t)(s - r < CHUNK ? s - r : CHUNK) * sizeof(T);
      T first[CHUNK] = {0}, firsti[CHUNK] = {0};
      T sum[HALF][CHUNK], sumi[HALF][CHUNK], dif[HALF][CHUNK], difi[HALF][CHUNK];
      memcpy(first, a->x + s * q + r, bytes), memcpy(firsti, a->xi + s * q + r, bytes);
      for (int64_t t = 0; t < half; t++) {
        T u[CHUNK] = {0}, ui[CHUNK] = {0}, v[CHUNK] = {0}, vi[CHUNK] = {0};
        const int64_t at = s * (q + m * (t + 1)) + r, mirror = s * (q + m * (p - 1 - t)) + r;
        memcpy(u, a->x + at, bytes), memcpy(ui, a->xi + at, bytes);
        memcpy(v, a->x + mirror, bytes), memcpy(vi, a->xi + mirror, bytes);
        for (int i = 0; i < CHUNK; i++) {
          sum[t][i] = u[i] + v[i], sumi[t][i] = ui[i] + vi[i];
          dif[t][i] = u[i] - v[i], difi[t][i] = ui[i] - vi[i];
        }
      }
      T y[CHUNK], yi[CHUNK], z[CHUNK], zi[CHUNK];
      memcpy(y, first, sizeof y), memcpy(yi, firsti, sizeof yi);
      for (int64_t t = 0; t < half; t++)
        for (int i = 0; i < CHUNK; i++) y[i] += sum[t][i], yi[i] += sumi[t][i];
      memcpy(a->y + s * p * q + r, y, bytes), memcpy(a->yi + s * p * q + r, yi, bytes);
      for (int64_t u = 1; u <= half; u++) {
        T c[CHUNK], ci[CHUNK], d[CHUNK] = {0}, di[CHUNK] = {0};
        memcpy(c, first, sizeof c), memcpy(ci, firsti, sizeof ci);
        for (int64_t t = 0; t < half; t++) {
          const int64_t k = (t + 1) * u % p * unit;
          const T w = a->root_re[k], wi = a->root_im[k];
          for (int i = 0; i < CHUNK; i++) {
            c[i] += sum[t][i] * w, ci[i] += sumi[t][i] * w;
            d[i] += dif[t][i] * wi, di[i] += difi[t][i] * wi;
          }
        }
        const int64_t k = q * u * a->step, mirror = q * (p - u) * a->step;
        const T w = a->root_re[k], wi = a->root_im[k], v = a->root_re[mirror], vi = a->root_im[mirror];
        for (int i = 0; i < CHUNK; i++) {
          const T b = c[i] - di[i], bi = ci[i] + d[i], e = c[i] + di[i], ei = ci[i] - d[i];
          y[i] = b * w - bi * wi, yi[i] = b * wi + bi * w;
          z[i] = e * v - ei * vi, zi[i] = e * vi + ei * v;
        }
        memcpy(a->y + s * (p * q + u) + r, y, bytes), memcpy(a->yi + s * (p * q + u) + r, yi, bytes);
        memcpy(a->y + s * (p * q + p - u) + r, z, bytes), memcpy(a->yi + s * (p * q + p - u) + r, zi, bytes);
      }
    }
}

// bufs: re, im, and room for both; the result is in the first two again.
static TARGET void NAME(core)(const TnFftAxis *axis, T **bufs, int64_t lines) {
  NAME(Pass) a = {.m = axis->n, .s = lines, .step = 1, .n = axis->n};
  a.root_re = axis->root_re, a.root_im = axis->root_im;
  for (uint32_t i = 0; i < axis->n_factors; i++) {
    a.p = axis->factors[i], a.m /= a.p;
    a.x = bufs[0], a.xi = bufs[1], a.y = bufs[2], a.yi = bufs[3];
    if (a.p == 4) NAME(pass4)(&a);
    else if (a.p == 2) NAME(pass2)(&a);
    else NAME(pass_odd)(&a);
    a.s *= a.p, a.step *= a.p;
    T *swap = bufs[0], *swapi = bufs[1];
    bufs[0] = bufs[2], bufs[1] = bufs[3], bufs[2] = swap, bufs[3] = swapi;
  }
}

// x[k][...] *= re[k] + i im[k] for n rows of `lines`.
static TARGET void NAME(scale)(T *restrict x, T *restrict xi, const T *re, const T *im, int64_t n, int64_t lines) {
  for (int64_t k = 0; k < n; k++, x += lines, xi += lines) {
    const T w = re[k], wi = im[k];
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) {
      const T v = x[r], vi = xi[r];
      x[r] = v * w - vi * wi, xi[r] = v * wi + vi * w;
    }
  }
}

static void NAME(exchange)(T **bufs) {
  T *swap = bufs[0];
  bufs[0] = bufs[1], bufs[1] = swap;
}

static TARGET void NAME(transform)(const TnFftAxis *axis, T **bufs, int64_t lines) {
  const TnFftAxis *c = axis->convolution;
  if (!c) {
    NAME(core)(axis, bufs, lines);
    return;
  }
  const size_t used = (size_t)(axis->n * lines), rest = (size_t)((c->n - axis->n) * lines) * sizeof(T);
  NAME(scale)(bufs[0], bufs[1], axis->chirp_re, axis->chirp_im, axis->n, lines);
  memset(bufs[0] + used, 0, rest), memset(bufs[1] + used, 0, rest);
  NAME(core)(c, bufs, lines);
  NAME(scale)(bufs[0], bufs[1], axis->filter_re, axis->filter_im, c->n, lines);
  NAME(exchange)(bufs);
  NAME(core)(c, bufs, lines);
  NAME(exchange)(bufs);
  NAME(scale)(bufs[0], bufs[1], axis->chirp_re, axis->chirp_im, axis->n, lines);
  const T n = (T)c->n;
  for (size_t i = 0; i < used; i++) bufs[0][i] /= n, bufs[1][i] /= n;
}

// Where the first element of line l is, in elements.
#ifndef TN_FFT_LINE
#define TN_FFT_LINE(w, l, length) ((l) / (w)->inner * (length) * (w)->inner + (l) % (w)->inner)
#endif

// n complex elements of each line, or real ones with is_real, from memory into the arrays. Lines that are neighbours
// in memory are read together, others some elements at a time.
static TARGET void NAME(load)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t length,
                              int64_t n, bool is_real, T *restrict re, T *restrict im) {
  enum { BLOCK = 16 };
  const int64_t inner = w->inner;
  if (!is_real && inner > 1 && first / inner == (first + count - 1) / inner) {
    const T *from = (const T *)w->in + 2 * TN_FFT_LINE(w, first, length);
    for (int64_t k = 0; k < n; k++, from += 2 * inner)
      TN_INDEPENDENT
      for (int64_t r = 0; r < count; r++) re[k * lines + r] = from[2 * r], im[k * lines + r] = from[2 * r + 1];
    return;
  }
  for (int64_t at = 0; at < n; at += BLOCK)
    for (int64_t r = 0; r < count; r++) {
      const int64_t line = TN_FFT_LINE(w, first + r, length), end = tn_min_i64(at + BLOCK, n);
      const T *from = (const T *)w->in + (is_real ? line : 2 * line);
      if (is_real)
        for (int64_t k = at; k < end; k++) re[k * lines + r] = from[k * inner], im[k * lines + r] = 0;
      else
        for (int64_t k = at; k < end; k++)
          re[k * lines + r] = from[2 * k * inner], im[k * lines + r] = from[2 * k * inner + 1];
    }
}

static TARGET void NAME(store)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t length,
                               int64_t n, bool is_real, const T *restrict re, const T *restrict im) {
  enum { BLOCK = 16 };
  const int64_t inner = w->inner;
  if (!is_real && inner > 1 && first / inner == (first + count - 1) / inner) {
    T *to = (T *)w->out + 2 * TN_FFT_LINE(w, first, length);
    for (int64_t k = 0; k < n; k++, to += 2 * inner)
      TN_INDEPENDENT
      for (int64_t r = 0; r < count; r++) to[2 * r] = re[k * lines + r], to[2 * r + 1] = im[k * lines + r];
    return;
  }
  for (int64_t at = 0; at < n; at += BLOCK)
    for (int64_t r = 0; r < count; r++) {
      const int64_t line = TN_FFT_LINE(w, first + r, length), end = tn_min_i64(at + BLOCK, n);
      T *to = (T *)w->out + (is_real ? line : 2 * line);
      if (is_real)
        for (int64_t k = at; k < end; k++) to[k * inner] = re[k * lines + r];
      else
        for (int64_t k = at; k < end; k++)
          to[2 * k * inner] = re[k * lines + r], to[2 * k * inner + 1] = im[k * lines + r];
    }
}

// The spectrum of 2 n real numbers from that of their pairs, [n][lines] to [n + 1][lines].
static TARGET void NAME(split_pairs)(const TnFftAxis *axis, const T *restrict z, const T *restrict zi, T *restrict x,
                                     T *restrict xi, int64_t lines) {
  const T *w = axis->half_re, *wi = axis->half_im;
  const int64_t n = axis->n, last = n * lines;
  for (int64_t r = 0; r < lines; r++) {
    x[r] = z[r] + zi[r], x[last + r] = z[r] - zi[r];
    xi[r] = xi[last + r] = 0;
  }
#define SPLIT(at, mirror, w, wi)                                                                   \
  {                                                                                                \
    const T e = (z[at] + z[mirror]) / 2, ei = (zi[at] - zi[mirror]) / 2;                           \
    const T o = (zi[at] + zi[mirror]) / 2, oi = (z[mirror] - z[at]) / 2;                           \
    x[at] = e + (o * (w) - oi * (wi)), xi[at] = ei + (o * (wi) + oi * (w));                        \
  }
  if (lines == 1) {
    TN_INDEPENDENT
    for (int64_t k = 1; k < n; k++) SPLIT(k, n - k, w[k], wi[k])
    return;
  }
  for (int64_t k = 1; k < n; k++)
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) SPLIT(k * lines + r, (n - k) * lines + r, w[k], wi[k])
#undef SPLIT
}

// The other way: twice the spectrum of the pairs. The first and last elements are real.
static TARGET void NAME(join_pairs)(const TnFftAxis *axis, T *restrict x, T *restrict xi, T *restrict z, T *restrict zi,
                                    int64_t lines) {
  const T *w = axis->half_re, *wi = axis->half_im;
  const int64_t n = axis->n;
  for (int64_t r = 0; r < lines; r++) xi[r] = xi[n * lines + r] = 0;
#define JOIN(at, mirror, w, wi)                                                                    \
  {                                                                                                \
    const T e = x[at] + x[mirror], ei = xi[at] - xi[mirror];                                       \
    const T d = x[at] - x[mirror], di = xi[at] + xi[mirror];                                       \
    z[at] = e - (di * (w) - d * (wi)), zi[at] = ei + (d * (w) + di * (wi));                        \
  }
  if (lines == 1) {
    TN_INDEPENDENT
    for (int64_t k = 0; k < n; k++) JOIN(k, n - k, w[k], wi[k])
    return;
  }
  for (int64_t k = 0; k < n; k++)
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) JOIN(k * lines + r, (n - k) * lines + r, w[k], wi[k])
#undef JOIN
}

static TARGET void NAME(divide)(T *restrict x, int64_t count, int64_t by) {
  for (int64_t i = 0; i < count; i++) x[i] /= (T)by;
}

// A few lines are made four or eight, of which the others hold zeros: vectors do not mind.
static TARGET void NAME(run)(const TnFftWork *w, int64_t first, int64_t count, void *room) {
  const int64_t lines = tn_fft_padded(count);
  const TnFftAxis *axis = w->axis;
  const int64_t n = axis->n, half = w->half_length;
  const size_t apart = tn_fft_array_bytes(axis, count, sizeof(T));
  T *bufs[4];
  for (size_t i = 0; i < 4; i++) bufs[i] = (T *)(void *)((uint8_t *)room + i * apart);
  if (count < lines) memset(room, 0, 2 * apart);
  if (w->lines == TN_FFT_TO_REAL) {
    NAME(load)(w, first, count, lines, half, half, false, bufs[0], bufs[1]);
    if (axis->is_halved) {
      NAME(join_pairs)(axis, bufs[0], bufs[1], bufs[2], bufs[3], lines);
      T *swap = bufs[0], *swapi = bufs[1];
      bufs[0] = bufs[2], bufs[1] = bufs[3], bufs[2] = swap, bufs[3] = swapi;
    } else {
      for (int64_t i = 0; i < lines; i++) bufs[1][i] = 0;
      for (int64_t k = half; k < n; k++)
        for (int64_t r = 0; r < lines; r++) {
          bufs[0][k * lines + r] = bufs[0][(n - k) * lines + r];
          bufs[1][k * lines + r] = -bufs[1][(n - k) * lines + r];
        }
    }
  } else {
    bool is_real = w->lines == TN_FFT_FROM_REAL && !axis->is_halved;
    NAME(load)(w, first, count, lines, n, n, is_real, bufs[0], bufs[1]);
  }
  if (w->is_inverse) NAME(exchange)(bufs);
  NAME(transform)(axis, bufs, lines);
  if (w->is_inverse) {
    int64_t by = axis->is_halved ? axis->real_n : n;
    NAME(exchange)(bufs);
    NAME(divide)(bufs[0], n * lines, by), NAME(divide)(bufs[1], n * lines, by);
  }
  if (w->lines == TN_FFT_FROM_REAL && axis->is_halved) {
    NAME(split_pairs)(axis, bufs[0], bufs[1], bufs[2], bufs[3], lines);
    NAME(store)(w, first, count, lines, half, half, false, bufs[2], bufs[3]);
  } else if (w->lines == TN_FFT_FROM_REAL) {
    NAME(store)(w, first, count, lines, half, half, false, bufs[0], bufs[1]);
  } else {
    bool is_real = w->lines == TN_FFT_TO_REAL && !axis->is_halved;
    NAME(store)(w, first, count, lines, n, n, is_real, bufs[0], bufs[1]);
  }
}

#undef NAME
#undef T

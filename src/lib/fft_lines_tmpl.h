// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type: some lines from memory into arrays [n][lines], re and im apart, through the transform
// and back. The includer defines NAME(f), T and CORE(axis, bufs, lines), the transform itself; all are undefined at
// the end.

// x[k][...] *= re[k] + i im[k] for n rows of `lines`.
static void NAME(scale)(T *restrict x, T *restrict xi, const T *re, const T *im, int64_t n, int64_t lines) {
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

static void NAME(transform)(const TnFftAxis *axis, T **bufs, int64_t lines) {
  const TnFftAxis *c = axis->convolution;
  if (!c) {
    CORE(axis, bufs, lines);
    return;
  }
  const size_t used = (size_t)(axis->n * lines), rest = (size_t)((c->n - axis->n) * lines) * sizeof(T);
  NAME(scale)(bufs[0], bufs[1], axis->chirp_re, axis->chirp_im, axis->n, lines);
  memset(bufs[0] + used, 0, rest), memset(bufs[1] + used, 0, rest);
  CORE(c, bufs, lines);
  NAME(scale)(bufs[0], bufs[1], axis->filter_re, axis->filter_im, c->n, lines);
  NAME(exchange)(bufs);
  CORE(c, bufs, lines);
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
static void NAME(load)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t length,
                              int64_t n, bool is_real, T *restrict re, T *restrict im) {
  enum { BLOCK = 16 };
  const int64_t inner = w->inner;
  const bool is_one = inner == 1 && lines == 1;  // its elements are neighbours
  if (!is_real && (is_one || (inner > 1 && first / inner == (first + count - 1) / inner))) {
    const int64_t width = is_one ? n : count, rows = is_one ? 1 : n;
    const T *from = (const T *)w->in + 2 * TN_FFT_LINE(w, first, length);
    for (int64_t k = 0; k < rows; k++, from += 2 * inner)
      TN_INDEPENDENT
      for (int64_t r = 0; r < width; r++) re[k * lines + r] = from[2 * r], im[k * lines + r] = from[2 * r + 1];
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

static void NAME(store)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t length,
                               int64_t n, bool is_real, const T *restrict re, const T *restrict im) {
  enum { BLOCK = 16 };
  const int64_t inner = w->inner;
  const bool is_one = inner == 1 && lines == 1;  // its elements are neighbours
  if (!is_real && (is_one || (inner > 1 && first / inner == (first + count - 1) / inner))) {
    const int64_t width = is_one ? n : count, rows = is_one ? 1 : n;
    T *to = (T *)w->out + 2 * TN_FFT_LINE(w, first, length);
    for (int64_t k = 0; k < rows; k++, to += 2 * inner)
      TN_INDEPENDENT
      for (int64_t r = 0; r < width; r++) to[2 * r] = re[k * lines + r], to[2 * r + 1] = im[k * lines + r];
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
static void NAME(split_pairs)(const TnFftAxis *axis, const T *restrict z, const T *restrict zi, T *restrict x,
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
static void NAME(join_pairs)(const TnFftAxis *axis, T *restrict x, T *restrict xi, T *restrict z, T *restrict zi,
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

static void NAME(divide)(T *restrict x, int64_t count, int64_t by) {
  for (int64_t i = 0; i < count; i++) x[i] /= (T)by;
}

// A few lines are made four or eight, of which the others hold zeros: vectors do not mind.
void NAME(tn_fft_run)(const TnFftWork *w, int64_t first, int64_t count, void *room) {
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
#undef CORE

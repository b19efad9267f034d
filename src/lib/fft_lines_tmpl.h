// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type: what is done with the elements of some lines in arrays [n][lines], re and im apart. The
// includer defines NAME(f), T and TURN(x), which transposes a square of numbers, rows being of type ROW; all are
// undefined at the end.

// x[k][...] *= by[k] for n rows of `lines`.
static void NAME(scale)(void **bufs, TnFftTable by, int64_t n, int64_t lines) {
  T *x = bufs[0], *xi = bufs[1];
  for (int64_t k = 0; k < n; k++, x += lines, xi += lines) {
    const T w = ((const T *)by.re)[k], wi = ((const T *)by.im)[k];
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) {
      const T v = x[r], vi = xi[r];
      x[r] = v * w - vi * wi, xi[r] = v * wi + vi * w;
    }
  }
}

static void NAME(divide)(void *array, size_t count, int64_t by) {
  const T part = (T)(1 / (double)by);
  T *x = array;
  for (size_t i = 0; i < count; i++) x[i] *= part;
}

// The complex elements of lines that lie apart, whose elements are neighbours: some of some lines are a square of
// numbers, which the arrays hold turned.
static void NAME(turn)(T *memory, int64_t count, int64_t lines, int64_t n, T *re, T *im, bool is_store) {
  enum { BLOCK = 16, SIDE = TN_FFT_SIDE / sizeof(T), PAIRS = SIDE / 2 };
  int64_t even = n - n % PAIRS, full = count - count % SIDE;
  for (int64_t at = 0; at < even; at += BLOCK)
    for (int64_t r = 0; r < full; r += SIDE)
      for (int64_t k = at; k < tn_min_i64(at + BLOCK, even); k += PAIRS) {
        T *from = memory + 2 * (r * n + k), *to = re + k * lines + r, *toi = im + k * lines + r;
        ROW x[SIDE];
        TN_UNROLL
        for (int i = 0; i < SIDE; i++)
          memcpy(&x[i], is_store ? (i % 2 ? toi : to) + i / 2 * lines : from + 2 * i * n, sizeof x[i]);
        TURN(x)
        TN_UNROLL
        for (int i = 0; i < SIDE; i++)
          memcpy(is_store ? from + 2 * i * n : (i % 2 ? toi : to) + i / 2 * lines, &x[i], sizeof x[i]);
      }
  for (int64_t r = 0; r < count; r++)
    for (int64_t k = r < full ? even : 0; k < n; k++) {
      T *from = memory + 2 * (r * n + k), *to = re + k * lines + r, *toi = im + k * lines + r;
      if (is_store) from[0] = *to, from[1] = *toi;
      else *to = from[0], *toi = from[1];
    }
}

// n complex elements of each line, from memory into the arrays or back.
static void NAME(move)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t n, void **bufs,
                       bool is_store) {
  T *memory = is_store ? w->out : (T *)(uintptr_t)w->in, *re = bufs[0], *im = bufs[1];
  const int64_t inner = w->inner;
  const bool is_one = lines == 1 && inner == 1;
  if (inner == 1 && !is_one) {
    NAME(turn)(memory + 2 * first * n, count, lines, n, re, im, is_store);
    return;
  }
  for (int64_t r = 0, width; r < count; r += width) {
    const int64_t line = first + r, rows = is_one ? 1 : n;
    T *from = memory + 2 * start_of(w, line, n);
    width = tn_min_i64(count - r, inner - line % inner);
    const int64_t together = is_one ? n : width;
    for (int64_t k = 0; k < rows; k++, from += 2 * inner) {
      T *to = re + k * lines + r, *toi = im + k * lines + r;
      if (is_store)
        TN_INDEPENDENT
        for (int64_t i = 0; i < together; i++) from[2 * i] = to[i], from[2 * i + 1] = toi[i];
      else
        TN_INDEPENDENT
        for (int64_t i = 0; i < together; i++) to[i] = from[2 * i], toi[i] = from[2 * i + 1];
    }
  }
}

// The spectrum of 2 n real numbers from that of their pairs, [n][lines] to [n + 1][lines].
static void NAME(split_pairs)(const TnFftAxis *axis, void **bufs, int64_t lines) {
  const T *w = axis->halves.re, *wi = axis->halves.im, *z = bufs[0], *zi = bufs[1];
  T *x = bufs[2], *xi = bufs[3];
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
  for (int64_t k = 1; k < n; k++) {
    const T turn = w[k], turni = wi[k];
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) SPLIT(k * lines + r, (n - k) * lines + r, turn, turni)
  }
#undef SPLIT
}

// The other way: twice the spectrum of the pairs. The first and last elements are real.
static void NAME(join_pairs)(const TnFftAxis *axis, void **bufs, int64_t lines) {
  const T *w = axis->halves.re, *wi = axis->halves.im;
  T *x = bufs[0], *xi = bufs[1], *z = bufs[2], *zi = bufs[3];
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
  for (int64_t k = 0; k < n; k++) {
    const T turn = w[k], turni = wi[k];
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) JOIN(k * lines + r, (n - k) * lines + r, turn, turni)
  }
#undef JOIN
}

// The half spectrum of an odd count of real numbers, [k][lines], from the spectra of its parts, [k / p][k % p], or,
// with is_back, these from it, in the other arrays. Second halves are mirror images of first ones.
static void NAME(gather)(const TnFftAxis *axis, void **bufs, int64_t lines, bool is_back) {
  const int64_t p = axis->split, parts = p / 2 + 1, half = axis->real_n / 2 + 1;
  T *y = bufs[2], *yi = bufs[3];
  for (int64_t i = 0; i < (is_back ? parts * axis->n : half); i++, y += lines, yi += lines) {
    const int64_t k = is_back ? i / parts * p + i % parts : i;
    const bool is_mirror = is_back ? k >= half : k % p >= parts;
    const int64_t at = is_mirror ? axis->real_n - k : k, from = (is_back ? at : at / p * parts + at % p) * lines;
    const T sign = k == 0 ? 0 : is_mirror ? -1 : 1;
    const T *x = (const T *)bufs[0] + from, *xi = (const T *)bufs[1] + from;
    TN_INDEPENDENT
    for (int64_t r = 0; r < lines; r++) y[r] = x[r], yi[r] = sign * xi[r];
  }
}

const TnFftLoops NAME(tn_fft_loops) = {sizeof(T),         NAME(scale),      NAME(divide), NAME(move),
                                       NAME(split_pairs), NAME(join_pairs), NAME(gather)};

#undef NAME
#undef T
#undef TURN
#undef ROW

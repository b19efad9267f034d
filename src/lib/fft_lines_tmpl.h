// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each type: some lines from memory into arrays [n][lines], re and im apart, through the transform
// and back. The includer defines NAME(f), T, CORE(axis, bufs, lines), the transform itself, REAL(axis, bufs, lines,
// is_back), the pass of odd counts of real numbers, and TURN(x), which transposes a square of numbers, rows
// being of type ROW; all are undefined at the end.

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

static void NAME(divide)(T *restrict x, size_t count, int64_t by) {
  const T part = (T)(1 / (double)by);
  for (size_t i = 0; i < count; i++) x[i] *= part;
}

static void NAME(transform)(const TnFftAxis *axis, T **bufs, int64_t lines) {
  const TnFftAxis *c = axis->convolution;
  if (!c) {
    CORE(axis, bufs, lines);
    return;
  }
  const size_t used = (size_t)(axis->n * lines), rest = (size_t)((c->n - axis->n) * lines) * sizeof(T);
  NAME(scale)(bufs[0], bufs[1], axis->chirp.re, axis->chirp.im, axis->n, lines);
  memset(bufs[0] + used, 0, rest), memset(bufs[1] + used, 0, rest);
  CORE(c, bufs, lines);
  NAME(scale)(bufs[0], bufs[1], axis->filter.re, axis->filter.im, c->n, lines);
  NAME(exchange)(bufs);
  CORE(c, bufs, lines);
  NAME(exchange)(bufs);
  NAME(scale)(bufs[0], bufs[1], axis->chirp.re, axis->chirp.im, axis->n, lines);
  NAME(divide)(bufs[0], used, c->n), NAME(divide)(bufs[1], used, c->n);
}

// Where the first element of line l is, in elements.
#ifndef TN_FFT_LINE
#define TN_FFT_LINE(w, l, length) ((l) / (w)->inner * (length) * (w)->inner + (l) % (w)->inner)
#endif

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
static void NAME(move)(const TnFftWork *w, int64_t first, int64_t count, int64_t lines, int64_t n, T *re, T *im,
                       bool is_store) {
  T *memory = is_store ? w->out : (T *)(uintptr_t)w->in;
  const int64_t inner = w->inner;
  const bool is_one = lines == 1 && inner == 1;
  if (inner == 1 && !is_one) {
    NAME(turn)(memory + 2 * first * n, count, lines, n, re, im, is_store);
    return;
  }
  for (int64_t r = 0, width; r < count; r += width) {
    const int64_t line = first + r, rows = is_one ? 1 : n;
    T *from = memory + 2 * TN_FFT_LINE(w, line, n);
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
static void NAME(split_pairs)(const TnFftAxis *axis, const T *restrict z, const T *restrict zi, T *restrict x,
                                     T *restrict xi, int64_t lines) {
  const T *w = axis->halves.re, *wi = axis->halves.im;
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
  const T *w = axis->halves.re, *wi = axis->halves.im;
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

// The half spectrum of an odd count of real numbers, [k][lines], from the spectra of its parts, [k / p][k % p], or,
// with is_back, these from it, in the other arrays. Second halves are mirror images of first ones.
static void NAME(gather)(const TnFftAxis *axis, T **bufs, int64_t lines, bool is_back) {
  const int64_t p = axis->split, parts = p / 2 + 1, half = axis->real_n / 2 + 1;
  T *y = bufs[2], *yi = bufs[3];
  for (int64_t i = 0; i < (is_back ? parts * axis->n : half); i++, y += lines, yi += lines) {
    const int64_t k = is_back ? i / parts * p + i % parts : i;
    const bool is_mirror = is_back ? k >= half : k % p >= parts;
    const int64_t at = is_mirror ? axis->real_n - k : k, from = (is_back ? at : at / p * parts + at % p) * lines;
    const T sign = k == 0 ? 0 : is_mirror ? -1 : 1;
    for (int64_t r = 0; r < lines; r++) y[r] = bufs[0][from + r], yi[r] = sign * bufs[1][from + r];
  }
}

static void NAME(exchange_pairs)(T **bufs) {
  T *swap = bufs[0], *swapi = bufs[1];
  bufs[0] = bufs[2], bufs[1] = bufs[3], bufs[2] = swap, bufs[3] = swapi;
}

// A few lines are made four or eight, of which the others hold zeros: vectors do not mind.
void NAME(tn_fft_run)(const TnFftWork *w, int64_t first, int64_t count, void *room) {
  const int64_t lines = tn_fft_padded(count);
  const TnFftAxis *axis = w->axis;
  const int64_t n = axis->n, real_n = axis->real_n, half = w->half_length;
  const size_t apart = tn_fft_array_bytes(axis, count, sizeof(T)), line_bytes = (size_t)lines * sizeof(T);
  const size_t real_bytes = (size_t)real_n * sizeof(T);
  const bool is_from_real = w->lines == TN_FFT_FROM_REAL, is_to_real = w->lines == TN_FFT_TO_REAL;
  T *bufs[4];
  for (size_t i = 0; i < 4; i++) bufs[i] = (T *)(void *)((uint8_t *)room + i * apart);
  if (count < lines) memset(room, 0, 3 * apart);
  if (is_from_real && axis->split) {
    tn_transpose_block(sizeof(T), (const T *)w->in + first * real_n, real_bytes, bufs[2], line_bytes, real_n, count);
    REAL(axis, bufs, lines, false);
  } else {
    NAME(move)(w, first, count, lines, is_to_real ? half : n, bufs[0], bufs[1], false);
    if (is_to_real) {
      if (axis->split) NAME(gather)(axis, bufs, lines, true);
      else NAME(join_pairs)(axis, bufs[0], bufs[1], bufs[2], bufs[3], lines);
      NAME(exchange_pairs)(bufs);
    }
  }
  if (w->is_inverse) NAME(exchange)(bufs);
  NAME(transform)(axis, bufs, lines * tn_fft_copies(axis));
  if (w->is_inverse) NAME(exchange)(bufs);
  if (is_to_real && axis->split) {
    REAL(axis, bufs, lines, true);
    NAME(divide)(bufs[2], (size_t)(real_n * lines), real_n);
    tn_transpose_block(sizeof(T), bufs[2], line_bytes, (T *)w->out + first * real_n, real_bytes, count, real_n);
    return;
  }
  if (w->is_inverse)
    for (int i = 0; i < 2; i++) NAME(divide)(bufs[i], (size_t)(n * lines), real_n ? real_n : n);
  if (is_from_real) {
    if (axis->split) NAME(gather)(axis, bufs, lines, false);
    else NAME(split_pairs)(axis, bufs[0], bufs[1], bufs[2], bufs[3], lines);
    NAME(exchange_pairs)(bufs);
  }
  NAME(move)(w, first, count, lines, is_from_real ? half : n, bufs[0], bufs[1], true);
}

#undef NAME
#undef T
#undef CORE
#undef REAL
#undef TURN
#undef ROW

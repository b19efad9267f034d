// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each number of lines that go together in a register: the passes of 2 and 4 elements. The includer
// defines NAME(f), V (a vector of WIDTH numbers, or T itself), WIDTH, SPLAT(x), and PASS; NAME, V, WIDTH and SPLAT are
// undefined at the end. A pass's lines are a multiple of WIDTH.

static inline __attribute__((always_inline)) TARGET V NAME(get)(const T *p) {
  V v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline __attribute__((always_inline)) TARGET void NAME(put)(T *p, V v) { memcpy(p, &v, sizeof v); }

static TARGET void NAME(pass2)(const PASS *a) {
  const int64_t s = a->s, m = a->m, far = s * m;
  for (int64_t q = 0; q < m; q++) {
    const V w = SPLAT(a->root_re[q * a->step]), wi = SPLAT(a->root_im[q * a->step]);
    const T *x = a->x + s * q, *xi = a->xi + s * q;
    T *y = a->y + 2 * s * q, *yi = a->yi + 2 * s * q;
    for (int64_t r = 0; r < s; r += WIDTH) {
      const V b = NAME(get)(x + r), bi = NAME(get)(xi + r), c = NAME(get)(x + r + far), ci = NAME(get)(xi + r + far);
      const V d = b - c, di = bi - ci;
      NAME(put)(y + r, b + c), NAME(put)(yi + r, bi + ci);
      NAME(put)(y + s + r, d * w - di * wi), NAME(put)(yi + s + r, d * wi + di * w);
    }
  }
}

static TARGET void NAME(pass4)(const PASS *a) {
  const int64_t s = a->s, m = a->m, far = s * m;
  for (int64_t q = 0; q < m; q++) {
    const int64_t k = q * a->step;
    const V w1 = SPLAT(a->root_re[k]), i1 = SPLAT(a->root_im[k]), w2 = SPLAT(a->root_re[2 * k]);
    const V i2 = SPLAT(a->root_im[2 * k]), w3 = SPLAT(a->root_re[3 * k]), i3 = SPLAT(a->root_im[3 * k]);
    const T *x = a->x + s * q, *xi = a->xi + s * q;
    T *y = a->y + 4 * s * q, *yi = a->yi + 4 * s * q;
    for (int64_t r = 0; r < s; r += WIDTH, x += WIDTH, xi += WIDTH, y += WIDTH, yi += WIDTH) {
      const V x0 = NAME(get)(x), x1 = NAME(get)(x + far), x2 = NAME(get)(x + 2 * far), x3 = NAME(get)(x + 3 * far);
      const V z0 = NAME(get)(xi), z1 = NAME(get)(xi + far), z2 = NAME(get)(xi + 2 * far), z3 = NAME(get)(xi + 3 * far);
      const V e = x0 + x2, ei = z0 + z2, f = x0 - x2, fi = z0 - z2, g = x1 + x3, gi = z1 + z3;
      const V h = z1 - z3, hi = x3 - x1;  // times -i
      const V b = f + h, bi = fi + hi, c = e - g, ci = ei - gi, d = f - h, di = fi - hi;
      NAME(put)(y, e + g), NAME(put)(yi, ei + gi);
      NAME(put)(y + s, b * w1 - bi * i1), NAME(put)(yi + s, b * i1 + bi * w1);
      NAME(put)(y + 2 * s, c * w2 - ci * i2), NAME(put)(yi + 2 * s, c * i2 + ci * w2);
      NAME(put)(y + 3 * s, d * w3 - di * i3), NAME(put)(yi + 3 * s, d * i3 + di * w3);
    }
  }
}

// Odd p, of the lines from `first` on as many as fill vectors: elements t and p - t as their sum and difference, which
// take real factors. Returns the first line that is left.
static TARGET int64_t NAME(pass_odd)(const PASS *a, int64_t first) {
  enum { HALF = TN_FFT_MOST_PRIME / 2 };
  const int64_t p = a->p, half = p / 2, s = a->s, far = s * a->m, unit = a->n / p, end = s - (s - first) % WIDTH;
  for (int64_t q = 0; q < a->m; q++)
    for (int64_t r = first; r < end; r += WIDTH) {
      const T *x = a->x + s * q + r, *xi = a->xi + s * q + r;
      T *y = a->y + s * p * q + r, *yi = a->yi + s * p * q + r;
      V sum[HALF], sumi[HALF], dif[HALF], difi[HALF];
      const V x0 = NAME(get)(x), z0 = NAME(get)(xi);
      V all = x0, alli = z0;
      for (int64_t t = 0; t < half; t++) {
        const int64_t at = far * (t + 1), mirror = far * (p - 1 - t);
        const V u = NAME(get)(x + at), v = NAME(get)(x + mirror);
        const V ui = NAME(get)(xi + at), vi = NAME(get)(xi + mirror);
        sum[t] = u + v, sumi[t] = ui + vi, dif[t] = u - v, difi[t] = ui - vi;
        all += sum[t], alli += sumi[t];
      }
      NAME(put)(y, all), NAME(put)(yi, alli);
      for (int64_t u = 1; u <= half; u++) {
        V c = x0, ci = z0, d = SPLAT(0), di = SPLAT(0);
        for (int64_t t = 0, k = u; t < half; t++, k = k + u < p ? k + u : k + u - p) {  // k = (t + 1) * u % p
          const V w = SPLAT(a->root_re[k * unit]), wi = SPLAT(a->root_im[k * unit]);
          c += sum[t] * w, ci += sumi[t] * w, d += dif[t] * wi, di += difi[t] * wi;
        }
        const int64_t k = q * u * a->step, mirror = q * (p - u) * a->step;
        const V w = SPLAT(a->root_re[k]), wi = SPLAT(a->root_im[k]);
        const V v = SPLAT(a->root_re[mirror]), vi = SPLAT(a->root_im[mirror]);
        const V b = c - di, bi = ci + d, e = c + di, ei = ci - d;
        NAME(put)(y + s * u, b * w - bi * wi), NAME(put)(yi + s * u, b * wi + bi * w);
        NAME(put)(y + s * (p - u), e * v - ei * vi);
        NAME(put)(yi + s * (p - u), e * vi + ei * v);
      }
    }
  return end;
}

#undef NAME
#undef V
#undef WIDTH
#undef SPLAT

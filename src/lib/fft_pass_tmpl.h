// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each number of lines that go together in a register: the passes. The includer defines NAME(f), V (a
// vector of WIDTH numbers, or T itself), WIDTH, SPLAT(x) and ODD (odd passes: 0 none, 1 small, 2 fast); all are
// undefined at the end. Passes do lines [first, end), which fill vectors, of [from, to) of m.

#define RE(k) (((const T *)a->roots.re)[k])
#define IM(k) (((const T *)a->roots.im)[k])

static inline __attribute__((always_inline)) TARGET V NAME(get)(const T *p) {
  V v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline __attribute__((always_inline)) TARGET void NAME(put)(T *p, V v) { memcpy(p, &v, sizeof v); }

static TARGET void NAME(pass2)(const Pass *a, int64_t first, int64_t end) {
  const int64_t s = a->s, far = s * a->m;
  for (int64_t q = a->from; q < a->to; q++) {
    const V w = SPLAT(RE(q * a->step)), wi = SPLAT(IM(q * a->step));
    const T *x = (const T *)a->x + s * q, *xi = (const T *)a->xi + s * q;
    T *y = (T *)a->y + 2 * s * q, *yi = (T *)a->yi + 2 * s * q;
    for (int64_t r = first; r < end; r += WIDTH) {
      const V b = NAME(get)(x + r), bi = NAME(get)(xi + r), c = NAME(get)(x + r + far), ci = NAME(get)(xi + r + far);
      const V d = b - c, di = bi - ci;
      NAME(put)(y + r, b + c), NAME(put)(yi + r, bi + ci);
      NAME(put)(y + s + r, d * w - di * wi), NAME(put)(yi + s + r, d * wi + di * w);
    }
  }
}

static TARGET void NAME(pass4)(const Pass *a, int64_t first, int64_t end) {
  const int64_t s = a->s, far = s * a->m;
  for (int64_t q = a->from; q < a->to; q++) {
    const int64_t k = q * a->step;
    const V w1 = SPLAT(RE(k)), i1 = SPLAT(IM(k)), w2 = SPLAT(RE(2 * k));
    const V i2 = SPLAT(IM(2 * k)), w3 = SPLAT(RE(3 * k)), i3 = SPLAT(IM(3 * k));
    const T *x = (const T *)a->x + s * q + first, *xi = (const T *)a->xi + s * q + first;
    T *y = (T *)a->y + 4 * s * q + first, *yi = (T *)a->yi + 4 * s * q + first;
    for (int64_t r = first; r < end; r += WIDTH, x += WIDTH, xi += WIDTH, y += WIDTH, yi += WIDTH) {
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

#if ODD
// Odd p: elements t and p - t as their sum and difference, which take real factors. Of real numbers the spectrum's
// second half mirrors the first, which is all that FROM_REAL writes, TO_REAL reads and twiddles: p / 2 + 1 elements.
static inline __attribute__((always_inline)) TARGET void NAME(pass_odd)(const Pass *a, int64_t first, int64_t end,
                                                                        bool is_complex) {
  enum { HALF = TN_FFT_MOST_PRIME / 2, MANY = ODD };
  const bool is_to_real = !is_complex && a->lines == TN_FFT_TO_REAL;
  const int64_t p = a->p, half = p / 2, s = a->s, far = s * a->m, unit = a->n / p;
  const int64_t together = s * (is_complex ? p : half + 1);
  for (int64_t q = a->from; q < a->to; q++)
    for (int64_t r = first; r < end; r += WIDTH) {
      const int64_t from = (is_to_real ? together : s) * q + r, to = (is_to_real ? s : together) * q + r;
      const T *x = (const T *)a->x + from, *xi = (const T *)a->xi + from;
      T *y = (T *)a->y + to, *yi = (T *)a->yi + to;
      V parts[HALF][4];  // sums and differences, re and im
      const V x0 = NAME(get)(x), z0 = is_complex ? NAME(get)(xi) : SPLAT(0);
      V all = x0, alli = z0;
      for (int64_t t = 0; t < half; t++) {
        if (is_to_real) {
          const int64_t k = q * (t + 1) * a->step;
          const V w = SPLAT(RE(k) * 2), wi = SPLAT(IM(k) * 2);
          const V v = NAME(get)(x + s * (t + 1)), vi = NAME(get)(xi + s * (t + 1));
          parts[t][0] = v * w + vi * wi, parts[t][2] = vi * w - v * wi;
        } else {
          const int64_t at = far * (t + 1), mirror = far * (p - 1 - t);
          const V u = NAME(get)(x + at), v = NAME(get)(x + mirror);
          parts[t][0] = u + v, parts[t][2] = u - v;
          if (is_complex) {
            const V ui = NAME(get)(xi + at), vi = NAME(get)(xi + mirror);
            parts[t][1] = ui + vi, parts[t][3] = ui - vi, alli += parts[t][1];
          }
        }
        all += parts[t][0];
      }
      NAME(put)(y, all);
      if (!is_to_real) NAME(put)(yi, alli);
      for (int64_t u = 1; u <= half; u += MANY) {
        const int64_t us[2] = {u, u < half ? u + 1 : u};  // some at a time, the last one twice
        int64_t ks[2] = {us[0] * unit, us[1] * unit};     // (t + 1) * u % p
        V c[2] = {x0, x0}, ci[2] = {z0, z0}, d[2] = {SPLAT(0), SPLAT(0)}, di[2] = {SPLAT(0), SPLAT(0)};
        for (int64_t t = 0; t < half; t++) {
          const V sum = parts[t][0], sumi = parts[t][1], dif = parts[t][2], difi = parts[t][3];
          TN_UNROLL
          for (int i = 0; i < MANY; i++) {
            const V w = SPLAT(RE(ks[i])), wi = SPLAT(IM(ks[i]));
            c[i] += sum * w, d[i] += dif * wi;
            if (is_complex) ci[i] += sumi * w, di[i] += difi * wi;
            ks[i] += us[i] * unit;
            ks[i] -= ks[i] < a->n ? 0 : a->n;
          }
        }
        TN_UNROLL
        for (int i = 0; i < MANY; i++) {
          if (is_to_real) {
            NAME(put)(y + far * us[i], c[i] + d[i]), NAME(put)(y + far * (p - us[i]), c[i] - d[i]);
            continue;
          }
          const int64_t k = q * us[i] * a->step, mirror = q * (p - us[i]) * a->step, last = s * (p - us[i]);
          const V w = SPLAT(RE(k)), wi = SPLAT(IM(k));
          const V b = c[i] - di[i], bi = ci[i] + d[i], e = c[i] + di[i], ei = ci[i] - d[i];
          NAME(put)(y + s * us[i], b * w - bi * wi), NAME(put)(yi + s * us[i], b * wi + bi * w);
          if (!is_complex) continue;
          const V v = SPLAT(RE(mirror)), vi = SPLAT(IM(mirror));
          NAME(put)(y + last, e * v - ei * vi), NAME(put)(yi + last, e * vi + ei * v);
        }
      }
    }
}
#endif

#if ODD > 1
// The same of small p, with all factors at hand.
static inline __attribute__((always_inline)) TARGET void NAME(pass_few)(const Pass *a, int64_t first, int64_t end,
                                                                        const int p) {
  enum { MOST = 5, HALF = MOST / 2 };
  const int half = p / 2;
  const int64_t s = a->s, far = s * a->m, unit = a->n / p;
  V w[MOST], wi[MOST], turn[MOST], turni[MOST];
  TN_UNROLL for (int j = 1; j < p; j++) w[j] = SPLAT(RE(j * unit)), wi[j] = SPLAT(IM(j * unit));
  for (int64_t q = a->from; q < a->to; q++) {
    TN_UNROLL for (int j = 1; j < p; j++)
      turn[j] = SPLAT(RE(q * j * a->step)), turni[j] = SPLAT(IM(q * j * a->step));
    const T *x = (const T *)a->x + s * q + first, *xi = (const T *)a->xi + s * q + first;
    T *y = (T *)a->y + p * s * q + first, *yi = (T *)a->yi + p * s * q + first;
    for (int64_t r = first; r < end; r += WIDTH, x += WIDTH, xi += WIDTH, y += WIDTH, yi += WIDTH) {
      V parts[HALF][4];
      const V x0 = NAME(get)(x), z0 = NAME(get)(xi);
      V all = x0, alli = z0;
      TN_UNROLL for (int t = 0; t < half; t++) {
        const int64_t at = far * (t + 1), mirror = far * (p - 1 - t);
        const V u = NAME(get)(x + at), v = NAME(get)(x + mirror), ui = NAME(get)(xi + at), vi = NAME(get)(xi + mirror);
        parts[t][0] = u + v, parts[t][1] = ui + vi, parts[t][2] = u - v, parts[t][3] = ui - vi;
        all += parts[t][0], alli += parts[t][1];
      }
      NAME(put)(y, all), NAME(put)(yi, alli);
      TN_UNROLL for (int u = 1; u <= half; u++) {
        V c = x0, ci = z0, d = SPLAT(0), di = SPLAT(0);
        TN_UNROLL for (int t = 0; t < half; t++) {
          const int j = (t + 1) * u % p;
          c += parts[t][0] * w[j], ci += parts[t][1] * w[j], d += parts[t][2] * wi[j], di += parts[t][3] * wi[j];
        }
        const V b = c - di, bi = ci + d, e = c + di, ei = ci - d;
        const int64_t at = s * u, last = s * (p - u);
        NAME(put)(y + at, b * turn[u] - bi * turni[u]), NAME(put)(yi + at, b * turni[u] + bi * turn[u]);
        NAME(put)(y + last, e * turn[p - u] - ei * turni[p - u]);
        NAME(put)(yi + last, e * turni[p - u] + ei * turn[p - u]);
      }
    }
  }
}
#endif

// Lines [first, end), which fill vectors.
static TARGET void NAME(pass)(const Pass *a, int64_t first, int64_t end) {
  if (a->p == 4) NAME(pass4)(a, first, end);
  else if (a->p == 2) NAME(pass2)(a, first, end);
#if ODD > 1
  else if (a->p == 3 && a->lines == TN_FFT_COMPLEX) NAME(pass_few)(a, first, end, 3);
  else if (a->p == 5 && a->lines == TN_FFT_COMPLEX) NAME(pass_few)(a, first, end, 5);
#endif
#if ODD
  else NAME(pass_odd)(a, first, end, a->lines == TN_FFT_COMPLEX);
#endif
}

#undef RE
#undef IM
#undef NAME
#undef V
#undef WIDTH
#undef ODD
#undef SPLAT

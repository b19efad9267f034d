// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fourier transforms of one to three dims, one dim after another, some lines at a time side by side. A length is taken
// apart into 4, 2 and odd primes; one with a prime above 127 becomes a circular convolution of a length that has none
// above 5 (Bluestein). Real numbers in an even count go in pairs as complex ones; in an odd count a divisor p leaves
// (p + 1) / 2 transforms of those that are not mirror images. Tables are computed in f64.
#include "lib/fft_priv.h"
#include "lib/tile.h"
#include "num/math.h"

// ---------------------------------------------------------------------------------------------------------------
// Tables

// Cosines and sines of the first octant, from which those of all k / n of a turn follow. The angle is brought there by
// exact arithmetic on k.
typedef struct Octant {
  int64_t n;
  int unit;  // log2 of the step between the multiples of 1 / n of an octant
  double *cosine, *sine;
} Octant;

static Octant new_octant(TnArena *a, int64_t n) {
  const int64_t unit = tn_common_divisor(8, n), count = n / unit + 1;
  Octant o = {n, __builtin_ctzll((uint64_t)unit), tn_arena_push_n(a, (size_t)count, sizeof(double)),
              tn_arena_push_n(a, (size_t)count, sizeof(double))};
  for (int64_t i = 0; i < count; i++)
    tn_sincos(0.78539816339744830962 * ((double)(i * unit) / (double)n), &o.sine[i], &o.cosine[i]);
  return o;
}

// exp(-i * (octant + in_octant / n) * pi / 4)
static TnC128 root_in(const Octant *o, int64_t octant, int64_t in_octant) {
  int64_t at = (octant % 2 ? o->n - in_octant : in_octant) >> o->unit;  // mirrored in odd octants
  bool is_swapped = (octant + 1) / 2 % 2, is_left = octant >= 2 && octant < 6, is_lower = octant >= 4;
  double c = is_swapped ? o->sine[at] : o->cosine[at], s = is_swapped ? o->cosine[at] : o->sine[at];
  return (TnC128){is_left ? -c : c, is_lower ? s : -s};
}

static TnC128 root(const Octant *o, int64_t k) { return root_in(o, 8 * k / o->n, 8 * k % o->n); }

TnC128 *tn_lib_roots(TnArena *a, int64_t n) {
  TnC128 *roots = tn_arena_push_n(a, (size_t)n, sizeof *roots);
  TnArenaMark mark = tn_arena_mark(a);
  const Octant o = new_octant(a, n);
  for (int64_t k = 0; k < n; k++) roots[k] = root(&o, k);
  tn_arena_release(a, mark);
  return roots;
}

static void put(void *table, int64_t k, double x, bool is_double) {
  if (is_double) ((double *)table)[k] = x;
  else ((float *)table)[k] = (float)x;
}

static TnFftTable new_table(TnArena *a, int64_t n, bool is_double) {
  const size_t bytes = (size_t)n * (is_double ? 8 : 4);
  return (TnFftTable){tn_arena_push(a, bytes, TN_LIB_ALIGN), tn_arena_push(a, bytes, TN_LIB_ALIGN)};
}

static void put_pair(TnFftTable t, int64_t k, double re, double im, bool is_double) {
  put(t.re, k, re, is_double), put(t.im, k, im, is_double);
}

// The first n roots, or as many of each step-th one.
static void fill(TnFftTable t, int64_t n, const Octant *o, int64_t step, bool is_double) {
  int64_t octant = 0, in_octant = 0;
  for (int64_t k = 0; k < n; k++) {
    const TnC128 x = root_in(o, octant, in_octant);
    put_pair(t, k, x.re, x.im, is_double);
    for (in_octant += 8 * step; in_octant >= o->n; in_octant -= o->n) octant++;
  }
}

static bool factor(TnFftAxis *x) {
  int64_t n = x->n;
  for (int64_t p = 4; n > 1 && p <= TN_FFT_MOST_PRIME;) {
    if (n % p == 0) x->factors[x->n_factors++] = (uint8_t)p, n /= p;
    else p = p == 4 ? 2 : p == 2 ? 3 : p + 2;
  }
  return n == 1;
}

// Of lengths that are taken apart, all but the elements of the table of roots.
static TnFftAxis *new_axis(TnArena *a, int64_t n, bool is_double) {
  TnFftAxis *x = tn_new(a, TnFftAxis);
  x->n = n, x->is_double = is_double;
  if (factor(x)) x->roots = new_table(a, n, is_double);
  return x;
}

// The least length from `least` on whose prime factors are 2, 3 and 5, with at most two of 3 and one of 5.
static int64_t smooth_length(int64_t least) {
  static const uint8_t odd[] = {1, 3, 5, 9, 15, 45};
  int64_t best = INT64_MAX;
  for (size_t i = 0; i < TN_COUNT(odd); i++) {
    int64_t m = odd[i];
    while (m < least) m *= 2;
    best = tn_min_i64(best, m);
  }
  return best;
}

static void prepare_chirp(TnArena *a, TnFftAxis *x) {
  const bool is_double = x->is_double;
  const int64_t n = x->n;
  const int64_t m = smooth_length(2 * n - 1);
  int64_t square = 0;  // k^2 mod 2n
  x->convolution = new_axis(a, m, is_double);
  x->chirp = new_table(a, n, is_double), x->filter = new_table(a, m, is_double);
  // The filter's transform, in f64 whatever the type.
  TnArenaMark mark = tn_arena_mark(a);
  TnFftAxis *wide = is_double ? x->convolution : new_axis(a, m, true);
  const Octant o = new_octant(a, m), fine = new_octant(a, 2 * n);
  fill(x->convolution->roots, m, &o, 1, is_double);
  if (!is_double) fill(wide->roots, m, &o, 1, true);
  double *room = tn_new_n(a, double, (size_t)(4 * m)), *re = room, *im = room + m;
  void *bufs[4] = {re, im, room + 2 * m, room + 3 * m};
  for (int64_t k = 0; k < n; k++) {
    const TnC128 c = root(&fine, square);
    put_pair(x->chirp, k, c.re, c.im, is_double);
    re[k] = c.re, im[k] = -c.im;
    if (k) re[m - k] = c.re, im[m - k] = -c.im;
    square = (square + 2 * k + 1) % (2 * n);
  }
  tn_fft_core(&(TnLibCall){0}, wide, bufs, 1);
  re = bufs[0], im = bufs[1];
  for (int64_t k = 0; k < m; k++) put_pair(x->filter, k, re[k], im[k], is_double);
  tn_arena_release(a, mark);
}

// What an odd count is split by: the largest prime that a pass can have, or a small divisor that is larger; or 1.
static int64_t split_of(int64_t n) {
  int64_t prime = 1, small = 1;
  for (int64_t p = 3; p <= 15; p += 2)
    if (n % p == 0) small = p;
  for (int64_t p = 3; n > 1 && p <= TN_FFT_MOST_PRIME;)
    if (n % p == 0) prime = p, n /= p;
    else p += 2;
  return tn_max_i64(prime, small);
}

static bool has_elements(const TnLibFft *p) {
  for (size_t d = 0; d < p->n_axes; d++)
    if (p->lengths[d] == 0) return false;
  return p->batch > 0;
}

// Of n complex numbers or, with by, of n real ones: 2 in pairs, else the divisor that they are split by.
static TnFftAxis *make_axis(TnArena *a, int64_t n, int64_t by, bool is_double) {
  TnFftAxis *x = new_axis(a, by ? n / by : n, is_double);
  if (!x->roots.re) prepare_chirp(a, x);
  if (by) x->real_n = n, x->split = (uint8_t)(n % 2 ? by : 0), x->halves = new_table(a, n % 2 ? n : n / 2, is_double);
  if (!by && x->convolution) return x;
  TnArenaMark mark = tn_arena_mark(a);
  const Octant o = new_octant(a, n);
  if (by) fill(x->halves, n % 2 ? n : n / 2, &o, 1, is_double);
  if (x->roots.re) fill(x->roots, x->n, &o, by ? by : 1, is_double);
  tn_arena_release(a, mark);
  return x;
}

void tn_lib_fft_prepare(TnArena *a, TnLibFft *p, TnFftAxis **known) {
  if (!has_elements(p)) return;
  bool is_real = p->kind == TN_LIB_RFFT || p->kind == TN_LIB_IRFFT;
  for (size_t d = 0; d < p->n_axes; d++) {
    int64_t n = p->lengths[d], by = !is_real || d != p->n_axes - 1 ? 0 : n % 2 ? split_of(n) : 2;
    TnFftAxis *x = *known;
    while (x && (x->is_double != p->is_double || (by ? x->real_n != n : x->real_n || x->n != n))) x = x->next;
    if (!x) {
      x = make_axis(a, n, by, p->is_double);
      x->next = *known, *known = x;
    }
    p->axes[d] = x;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Work

static int64_t last_of(const TnLibFft *p) { return p->lengths[p->n_axes - 1]; }

// Complex elements when the last dim has the length it has as a spectrum.
static int64_t spectrum_elements(const TnLibFft *p) {
  bool is_real = p->kind == TN_LIB_RFFT || p->kind == TN_LIB_IRFFT;
  int64_t n = p->batch * (is_real ? last_of(p) / 2 + 1 : last_of(p));
  for (size_t d = 0; d + 1 < p->n_axes; d++) n *= p->lengths[d];
  return n;
}

// Elements of a line of dim d among complex numbers.
static int64_t length_of(const TnLibFft *p, size_t d) {
  bool is_half = d == p->n_axes - 1 && (p->kind == TN_LIB_RFFT || p->kind == TN_LIB_IRFFT);
  return is_half ? last_of(p) / 2 + 1 : p->lengths[d];
}

static int64_t lines_of(const TnLibFft *p, size_t d) { return spectrum_elements(p) / length_of(p, d); }

// Lines side by side: a cache line of numbers, if the second cache holds as many.
static int64_t width_of(const TnLibFft *p, size_t d) {
  const int64_t fit = (p->is_double ? 4096 : 8192) / tn_fft_longest(p->axes[d]);
  const int64_t most = fit < 8 ? tn_fft_few(p->axes[d]) : tn_min_i64(p->is_double ? 8 : 16, fit / 8 * 8);
  return tn_min_i64(lines_of(p, d), most);
}

static size_t slot_bytes(const TnLibFft *p) {
  size_t most = 0;
  for (size_t d = 0; d < p->n_axes; d++) {
    size_t bytes = 4 * tn_fft_array_bytes(p->axes[d], width_of(p, d), p->is_double ? 8 : 4);
    most = bytes > most ? bytes : most;
  }
  return tn_round_scratch(most);
}

// Parts of a dim's lines; where they are few but long, single lines are parts.
static unsigned slots_of(const TnLibFft *p) {
  int64_t most = 1;
  for (size_t d = 0; d < p->n_axes; d++)
    most = tn_max_i64(most, tn_ceil_div(lines_of(p, d), tn_min_i64(4, width_of(p, d))));
  return tn_lib_slots(p->threads, most);
}

// IRFFT of several dims changes all but the last one first.
static size_t copy_bytes(const TnLibFft *p) {
  bool is_needed = p->kind == TN_LIB_IRFFT && p->n_axes > 1;
  return is_needed ? tn_round_scratch((size_t)spectrum_elements(p) * (p->is_double ? 16 : 8)) : 0;
}

size_t tn_lib_fft_scratch(const TnLibFft *p) {
  return has_elements(p) ? copy_bytes(p) + slot_bytes(p) * slots_of(p) : 0;
}

// ---------------------------------------------------------------------------------------------------------------
// Some lines: read, transformed, written

static void exchange(void **a, void **b) {
  void *swap = *a;
  *a = *b, *b = swap;
}

static void exchange_parts(void **bufs) { exchange(&bufs[0], &bufs[1]); }

// The spectrum of real numbers from what is transformed of them, or back.
static void rearrange(const TnFftLoops *l, const TnFftAxis *axis, void **bufs, int64_t lines, bool is_back) {
  if (axis->split) l->gather(axis, bufs, lines, is_back);
  else (is_back ? l->join_pairs : l->split_pairs)(axis, bufs, lines);
  exchange(&bufs[0], &bufs[2]), exchange(&bufs[1], &bufs[3]);
}

static void transform(const TnLibCall *call, const TnFftLoops *l, const TnFftAxis *axis, void **bufs, int64_t lines) {
  const TnFftAxis *c = axis->convolution;
  if (!c) {
    tn_fft_core(call, axis, bufs, lines);
    return;
  }
  const size_t used = (size_t)(axis->n * lines), rest = (size_t)((c->n - axis->n) * lines);
  l->scale(bufs, axis->chirp, axis->n, lines);
  for (int i = 0; i < 2; i++) memset((uint8_t *)bufs[i] + used * l->size, 0, rest * l->size);
  tn_fft_core(call, c, bufs, lines);
  if (tn_lib_is_cancelled(call)) return;
  l->scale(bufs, axis->filter, c->n, lines);
  exchange_parts(bufs);
  tn_fft_core(call, c, bufs, lines);
  if (tn_lib_is_cancelled(call)) return;
  exchange_parts(bufs);
  l->scale(bufs, axis->chirp, axis->n, lines);
  for (int i = 0; i < 2; i++) l->divide(bufs[i], used, c->n);
}

// Reads lines and makes of them what is transformed.
static void take(const TnFftLoops *l, const TnFftWork *w, int64_t first, int64_t count, int64_t lines, void **bufs) {
  const TnFftAxis *axis = w->axis;
  const size_t real_bytes = (size_t)axis->real_n * l->size;
  const bool is_to_real = w->lines == TN_FFT_TO_REAL;
  if (w->lines == TN_FFT_FROM_REAL && axis->split) {
    const uint8_t *from = (const uint8_t *)w->in + (size_t)first * real_bytes;
    tn_transpose_block(l->size, from, real_bytes, bufs[2], (size_t)lines * l->size, axis->real_n, count);
    tn_fft_real(w->call, axis, bufs, lines, false);
    return;
  }
  l->move(w, first, count, lines, is_to_real ? w->half_length : axis->n, bufs, false);
  if (!is_to_real) return;
  rearrange(l, axis, bufs, lines, true);
}

// Makes of what was transformed what is wanted, and writes it.
static void give(const TnFftLoops *l, const TnFftWork *w, int64_t first, int64_t count, int64_t lines, void **bufs) {
  const TnFftAxis *axis = w->axis;
  const int64_t n = axis->n, real_n = axis->real_n;
  const size_t real_bytes = (size_t)real_n * l->size;
  const bool is_from_real = w->lines == TN_FFT_FROM_REAL;
  if (w->lines == TN_FFT_TO_REAL && axis->split) {
    uint8_t *to = (uint8_t *)w->out + (size_t)first * real_bytes;
    tn_fft_real(w->call, axis, bufs, lines, true);
    l->divide(bufs[2], (size_t)(real_n * lines), real_n);
    tn_transpose_block(l->size, bufs[2], (size_t)lines * l->size, to, real_bytes, count, real_n);
    return;
  }
  for (int i = 0; w->is_inverse && i < 2; i++) l->divide(bufs[i], (size_t)(n * lines), real_n ? real_n : n);
  if (is_from_real) rearrange(l, axis, bufs, lines, false);
  l->move(w, first, count, lines, is_from_real ? w->half_length : n, bufs, true);
}

// Lines [first, first + count), with room for four arrays of the longest length times count. A few lines are made four
// or eight, of which the others hold zeros: vectors do not mind.
static void run_lines(const TnFftWork *w, int64_t first, int64_t count, uint8_t *room) {
  const TnFftAxis *axis = w->axis;
  const TnFftLoops *l = axis->is_double ? &tn_fft_loops_f64 : &tn_fft_loops_f32;
  const int64_t lines = tn_fft_padded(axis, count);
  const size_t apart = tn_fft_array_bytes(axis, count, l->size);
  void *bufs[] = {room, room + apart, room + 2 * apart, room + 3 * apart};
  if (count < lines) memset(room, 0, 3 * apart);
  take(l, w, first, count, lines, bufs);
  if (w->is_inverse) exchange_parts(bufs);
  transform(w->call, l, axis, bufs, lines * tn_fft_copies(axis));
  if (w->is_inverse) exchange_parts(bufs);
  if (!tn_lib_is_cancelled(w->call)) give(l, w, first, count, lines, bufs);
}

static void run_groups(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const TnFftWork *w = arg;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(w->call); i++) {
    int64_t first = i * w->width;
    run_lines(w, first, tn_min_i64(w->width, w->n_lines - first), w->scratch + (size_t)slot * w->slot_bytes);
  }
}

// Dim d of an array of complex numbers (the spectrum's), or the last one to or from real ones.
static void run_axis(TnLibCall *call, size_t d, TnFftLines lines, const void *in, void *out) {
  const TnLibFft *p = call->params;
  TnFftWork w = {.axis = p->axes[d], .lines = lines, .is_inverse = p->kind == TN_LIB_IFFT || p->kind == TN_LIB_IRFFT,
                 .inner = 1, .half_length = last_of(p) / 2 + 1, .in = in, .out = out,
                 .scratch = (uint8_t *)call->scratch + copy_bytes(p), .slot_bytes = slot_bytes(p), .call = call};
  for (size_t e = d + 1; e < p->n_axes; e++) w.inner *= length_of(p, e);
  w.n_lines = lines_of(p, d), w.width = width_of(p, d);
  const int64_t threads = tn_pool_threads(call->pool), share = tn_ceil_div(w.n_lines, threads);
  const bool is_less = tn_fft_padded(w.axis, share) < tn_fft_padded(w.axis, w.n_lines);
  if (w.n_lines < w.width * threads && w.n_lines * length_of(p, d) > 8192 && is_less) w.width = share;
  int64_t groups = tn_ceil_div(w.n_lines, w.width);
  tn_lib_split(call, run_groups, &w, groups, tn_max_i64(1, 4096 / (w.width * length_of(p, d))), slots_of(p));
}

TnError *tn_lib_fft(TnLibCall *call) {
  const TnLibFft *p = call->params;
  if (!has_elements(p)) return NULL;
  const void *in = call->bufs[0];
  void *out = call->bufs[1];
  const size_t last = p->n_axes - 1;
  if (p->kind == TN_LIB_IRFFT) {
    for (size_t d = last; d-- > 0; in = call->scratch) run_axis(call, d, TN_FFT_COMPLEX, in, call->scratch);
    run_axis(call, last, TN_FFT_TO_REAL, in, out);
  } else {
    run_axis(call, last, p->kind == TN_LIB_RFFT ? TN_FFT_FROM_REAL : TN_FFT_COMPLEX, in, out);
    for (size_t d = last; d-- > 0;) run_axis(call, d, TN_FFT_COMPLEX, out, out);
  }
  return tn_lib_finish(call);
}

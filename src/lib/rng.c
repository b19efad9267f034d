// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rng and rng_bit_generator. The generator's bits are those of XLA's expansion of both algorithms (Salmon et al.,
// "Parallel random numbers: as easy as 1, 2, 3", 2011); the sequence of rng is our own.
#include "lib/lib_priv.h"

size_t tn_lib_rng_bits_scratch(const TnLibRngBits *p) {
  (void)p;
  return 0;
}
size_t tn_lib_rng_scratch(const TnLibRng *p) {
  (void)p;
  return 0;
}

// The low bits of n words are the elements; of floats, their bit patterns.
static void store_words(TnDtype t, uint8_t *to, const uint32_t *words, int64_t n) {
  const size_t bytes = tn_dtype_bytes(t);
  const uint32_t mask = tn_dtype_is_float(t) ? (1u << (tn_dtype_bits(t) & 31)) - 1 : UINT32_MAX;
  switch (bytes) {
    case 4: memcpy(to, words, (size_t)n * 4); break;
    case 2:
      for (int64_t i = 0; i < n; i++) memcpy(to + 2 * i, &(uint16_t){(uint16_t)words[i]}, 2);
      break;
    default:
      for (int64_t i = 0; i < n; i++) {
        if (tn_dtype_is_float(t)) to[i] = (uint8_t)(words[i] & mask);
        else tn_store_i64(t, to + i, words[i]);
      }
  }
}

enum { CHUNK = 64 };

// ---------------------------------------------------------------------------------------------------------------
// Threefry-2x32, 20 rounds

// CHUNK blocks of counters from `counter` on.
static inline __attribute__((always_inline)) void threefry_body(uint64_t counter, uint64_t key,
                                                                 uint32_t *out0, uint32_t *out1) {
  static const uint8_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  uint32_t keys[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};
  keys[2] = keys[0] ^ keys[1] ^ 0x1BD11BDAu;
  uint32_t x[CHUNK], y[CHUNK];
  for (uint32_t l = 0; l < CHUNK; l++) {
    uint64_t at = counter + l;
    x[l] = (uint32_t)at + keys[0], y[l] = (uint32_t)(at >> 32) + keys[1];
  }
  for (uint32_t group = 1; group <= 5; group++) {
    for (int i = 0; i < 4; i++) {
      const int by = rotations[(group - 1) % 2][i];
      for (int l = 0; l < CHUNK; l++) {
        const uint32_t sum = x[l] + y[l];
        x[l] = sum, y[l] = (y[l] << by | y[l] >> (32 - by)) ^ sum;
      }
    }
    const uint32_t add0 = keys[group % 3], add1 = keys[(group + 1) % 3] + group;
    for (int l = 0; l < CHUNK; l++) x[l] += add0, y[l] += add1;
  }
  memcpy(out0, x, sizeof x), memcpy(out1, y, sizeof y);
}

TN_PORTABLE static void threefry_plain(uint64_t counter, uint64_t key, uint32_t *out0, uint32_t *out1) {
  threefry_body(counter, key, out0, out1);
}

#if TN_LIB_X64
TN_AVX2 static void threefry_avx2(uint64_t counter, uint64_t key, uint32_t *out0, uint32_t *out1) {
  threefry_body(counter, key, out0, out1);
}
#endif

static void threefry(uint64_t counter, uint64_t key, uint32_t *out0, uint32_t *out1) {
#if TN_LIB_X64
  if (tn_lib_has_avx2()) {
    threefry_avx2(counter, key, out0, out1);
    return;
  }
#endif
  threefry_plain(counter, key, out0, out1);
}

// The two words of a block go to neighbouring places of one dim: the first one of even size, else the largest.
TN_SETUP static size_t find_split(size_t rank, const int64_t *dims) {
  size_t largest = 0;
  for (size_t d = 0; d < rank; d++) {
    if (dims[d] % 2 == 0) return d;
    if (dims[d] > dims[largest]) largest = d;
  }
  return largest;
}

typedef struct Bits {
  const TnLibRngBits *p;
  TnLibCall *call;
  TnDtype type;              // of elements; those of 64 bits are two words
  uint64_t key, low, high;   // low, high: the counter of the first block
  int64_t n;                 // elements or words
  int64_t half, size, inner; // Threefry: of the dim that is split; size: before splitting
} Bits;

static uint8_t *place(const Bits *b, int64_t i) {
  return (uint8_t *)b->call->bufs[2] + (size_t)i * tn_dtype_bytes(b->type);
}

// Blocks [begin, end) of elements of up to 32 bits. Counters run row-major over the shape with the split dim halved
// (rounded up).
static void threefry_words(void *arg, int64_t begin, int64_t end) {
  const Bits *b = arg;
  const TnDtype t = b->type;
  uint32_t words[2][CHUNK], pairs[2 * CHUNK];
  for (int64_t at = begin; at < end && !tn_lib_is_cancelled(b->call); at += CHUNK) {
    const int64_t n = tn_min_i64(CHUNK, end - at);
    threefry(b->low + (uint64_t)at, b->key, words[0], words[1]);
    if (b->inner == 1 && b->size == 2 * b->half) {
      for (int64_t i = 0; i < n; i++) pairs[2 * i] = words[0][i], pairs[2 * i + 1] = words[1][i];
      store_words(t, place(b, 2 * at), pairs, 2 * n);
      continue;
    }
    for (int64_t i = 0, run; i < n; i += run) {  // runs in the inner dims
      const int64_t in = (at + i) % b->inner, row = (at + i) / b->inner, h = row % b->half, o = row / b->half;
      run = tn_min_i64(n - i, b->inner - in);
      for (int64_t w = 0; w < 2 && 2 * h + w < b->size; w++)
        store_words(t, place(b, (o * b->size + 2 * h + w) * b->inner + in), words[w] + i, run);
    }
  }
}

// Returns how many blocks were used. An element of 64 bits is a block.
TN_SETUP static uint64_t run_threefry(Bits *b, bool is_wide) {
  const TnLibRngBits *p = b->p;
  const size_t split = find_split(p->rank, p->dims);
  b->size = is_wide ? b->n : p->rank ? p->dims[split] : 1, b->half = (b->size + 1) / 2, b->inner = 1;
  for (size_t d = split + 1; d < p->rank && !is_wide; d++) b->inner *= p->dims[d];
  const int64_t blocks = b->n ? b->n / (b->size * b->inner) * b->half * b->inner : 0;
  tn_pool_run(b->call->pool, threefry_words, b, blocks, 4096);
  return (uint64_t)blocks;
}

// ---------------------------------------------------------------------------------------------------------------
// Philox-4x32, 10 rounds

// CHUNK blocks from the 128-bit counter (low, high) on, word after word.
static inline __attribute__((always_inline)) void philox_body(uint64_t low, uint64_t high, uint64_t key,
                                                               uint32_t out[CHUNK][4]) {
  uint32_t x[4][CHUNK], k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
  for (uint32_t l = 0; l < CHUNK; l++) {
    const uint64_t lo = low + l, hi = high + (lo < low);
    x[0][l] = (uint32_t)lo, x[1][l] = (uint32_t)(lo >> 32), x[2][l] = (uint32_t)hi, x[3][l] = (uint32_t)(hi >> 32);
  }
  for (int round = 0; round < 10; round++, k0 += 0x9E3779B9u, k1 += 0xBB67AE85u)
    for (int l = 0; l < CHUNK; l++) {
      const uint64_t a = (uint64_t)x[0][l] * 0xD2511F53u, b = (uint64_t)x[2][l] * 0xCD9E8D57u;
      x[0][l] = (uint32_t)(b >> 32) ^ x[1][l] ^ k0, x[1][l] = (uint32_t)b;
      x[2][l] = (uint32_t)(a >> 32) ^ x[3][l] ^ k1, x[3][l] = (uint32_t)a;
    }
  for (int l = 0; l < CHUNK; l++)
    for (int w = 0; w < 4; w++) out[l][w] = x[w][l];
}

TN_PORTABLE static void philox_plain(uint64_t low, uint64_t high, uint64_t key, uint32_t out[CHUNK][4]) {
  philox_body(low, high, key, out);
}

#if TN_LIB_X64
TN_AVX2 static void philox_avx2(uint64_t low, uint64_t high, uint64_t key, uint32_t out[CHUNK][4]) {
  philox_body(low, high, key, out);
}
#endif

static void philox(uint64_t low, uint64_t high, uint64_t key, uint32_t out[CHUNK][4]) {
#if TN_LIB_X64
  if (tn_lib_has_avx2()) {
    philox_avx2(low, high, key, out);
    return;
  }
#endif
  philox_plain(low, high, key, out);
}

static void philox_blocks(void *arg, int64_t begin, int64_t end) {
  const Bits *b = arg;
  uint32_t words[CHUNK][4];
  for (int64_t at = begin; at < end && !tn_lib_is_cancelled(b->call); at += CHUNK) {
    const int64_t n = tn_min_i64(tn_min_i64(CHUNK, end - at) * 4, b->n - at * 4);
    const uint64_t low = b->low + (uint64_t)at;
    philox(low, b->high + (low < b->low), b->key, words);
    store_words(b->type, place(b, at * 4), &words[0][0], n);
  }
}

TN_SETUP static uint64_t run_philox(Bits *b) {
  const int64_t blocks = tn_ceil_div(b->n, 4);
  tn_pool_run(b->call->pool, philox_blocks, b, blocks, 2048);
  return (uint64_t)blocks;
}

// The state: a key, then a counter of one word or, for Philox, one or two. Philox takes the high half of a counter of
// one word from the key.
TN_SETUP TnError *tn_lib_rng_bits(TnLibCall *call) {
  const TnLibRngBits *p = call->params;
  uint64_t words[3] = {0};
  memcpy(words, call->bufs[0], p->n_words * sizeof *words);
  const bool is_wide = tn_dtype_bits(p->type) == 64;
  Bits b = {.p = p, .call = call, .type = is_wide ? TN_UI32 : p->type, .key = words[0], .low = words[1],
            .n = is_wide ? 2 : 1};
  b.high = p->n_words == 3 ? words[2] : words[0];
  for (size_t d = 0; d < p->rank; d++) b.n *= p->dims[d];
  const uint64_t blocks = p->is_philox ? run_philox(&b) : run_threefry(&b, is_wide);
  words[1] += blocks;
  if (p->n_words == 3) words[2] += words[1] < blocks;
  memcpy(call->bufs[1], words, p->n_words * sizeof *words);
  return tn_lib_finish(call);
}

// ---------------------------------------------------------------------------------------------------------------
// rng

static uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static double next_unit(uint64_t *state) { return (double)(next_random(state) >> 11) * 0x1p-53; }  // [0, 1)

// Floats in [a, b): a draw that rounds up to b is made again; where nothing else is left, a.
TN_SETUP static void fill_uniform_floats(uint64_t *state, TnDtype t, uint8_t *out, int64_t n, double a, double b) {
  const size_t bytes = tn_dtype_bytes(t);
  for (int64_t i = 0; i < n; i++) {
    uint8_t *p = out + (size_t)i * bytes;
    double x;
    int tries = 0;
    do {
      double u = next_unit(state);
      x = a * (1 - u) + b * u;
      tn_store_f64(t, p, x);
      x = tn_load_f64(t, p);
    } while ((x < a || x >= b) && ++tries < 64);
    if (x < a || x >= b) tn_store_f64(t, p, a);
  }
}

// Integers in [a, b) by the high half of a product, i1 by one bit.
TN_SETUP static void fill_uniform_integers(uint64_t *state, TnDtype t, uint8_t *out, int64_t n, int64_t a, int64_t b) {
  const size_t bytes = tn_dtype_bytes(t);
  const uint64_t range = t == TN_I1 ? 2 : (uint64_t)b - (uint64_t)a;
  for (int64_t i = 0; i < n; i++) {
    uint64_t x = next_random(state), high;
    uint64_t lo = (x & UINT32_MAX) * (range & UINT32_MAX), mid = (x >> 32) * (range & UINT32_MAX) + (lo >> 32);
    uint64_t mid2 = (x & UINT32_MAX) * (range >> 32) + (mid & UINT32_MAX);
    high = (x >> 32) * (range >> 32) + (mid >> 32) + (mid2 >> 32);
    tn_store_i64(t, out + (size_t)i * bytes, t == TN_I1 ? (int64_t)high : (int64_t)((uint64_t)a + high));
  }
}

// Box-Muller, in pairs.
TN_SETUP static void fill_normal(uint64_t *state, TnDtype t, uint8_t *out, int64_t n_out, double mean,
                                 double deviation) {
  enum { PAIRS = 128 };
  static const double two_pi = 6.283185307179586;
  const size_t bytes = tn_dtype_bytes(t);
  double radius[PAIRS], angle[PAIRS], x[2 * PAIRS], sine[PAIRS], cosine[PAIRS];
  for (int64_t at = 0; at < n_out; at += 2 * PAIRS) {
    const int64_t n = tn_min_i64(2 * PAIRS, n_out - at);
    for (int i = 0; i < PAIRS; i++) radius[i] = 1 - next_unit(state), angle[i] = two_pi * next_unit(state);
    tn_scalar_unary(TN_SCALAR_log, TN_F64, radius, radius, PAIRS);
    for (int i = 0; i < PAIRS; i++) radius[i] *= -2;
    tn_scalar_unary(TN_SCALAR_sqrt, TN_F64, radius, radius, PAIRS);
    tn_scalar_unary(TN_SCALAR_sine, TN_F64, sine, angle, PAIRS);
    tn_scalar_unary(TN_SCALAR_cosine, TN_F64, cosine, angle, PAIRS);
    for (int i = 0; i < PAIRS; i++) x[2 * i] = radius[i] * cosine[i], x[2 * i + 1] = radius[i] * sine[i];
    for (int64_t i = 0; i < n; i++) tn_store_f64(t, out + (size_t)(at + i) * bytes, mean + deviation * x[i]);
  }
}

// One sequence: how many words of it floats take depends on their values.
TN_SETUP TnError *tn_lib_rng(TnLibCall *call) {
  const TnLibRng *p = call->params;
  const TnDtype t = p->type;
  const void *a = call->bufs[0], *b = call->bufs[1];
  uint64_t state;
  memcpy(&state, call->bufs[3], sizeof state);
  if (p->is_normal) fill_normal(&state, t, call->bufs[2], p->n, tn_load_f64(t, a), tn_load_f64(t, b));
  else if (tn_dtype_is_float(t))
    fill_uniform_floats(&state, t, call->bufs[2], p->n, tn_load_f64(t, a), tn_load_f64(t, b));
  else fill_uniform_integers(&state, t, call->bufs[2], p->n, tn_load_i64(t, a), tn_load_i64(t, b));
  memcpy(call->bufs[3], &state, sizeof state);
  return tn_lib_finish(call);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rng and rng_bit_generator. The generator's bits are those of XLA's expansion of both algorithms (Salmon et al.,
// "Parallel random numbers: as easy as 1, 2, 3", 2011); the sequence of rng is our own.
#include "interp/interp.h"

// The low bits of the word are the element; of a float, its bit pattern.
static void store_word(TnDtype t, void *p, uint32_t word) {
  if (!tn_dtype_is_float(t)) {
    tn_store_i64(t, p, word);
  } else if (tn_dtype_bytes(t) == 1) {
    *(uint8_t *)p = (uint8_t)(word & ((1u << tn_dtype_bits(t)) - 1));
  } else if (tn_dtype_bytes(t) == 2) {
    *(uint16_t *)p = (uint16_t)word;
  } else {
    memcpy(p, &word, 4);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Threefry-2x32, 20 rounds

static uint32_t rotate_left(uint32_t x, unsigned by) { return x << by | x >> (32 - by); }

static void threefry(uint64_t counter, uint64_t key, uint32_t out[2]) {
  static const uint8_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  uint32_t keys[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};
  keys[2] = keys[0] ^ keys[1] ^ 0x1BD11BDAu;
  uint32_t x0 = (uint32_t)counter + keys[0], x1 = (uint32_t)(counter >> 32) + keys[1];
  for (uint32_t group = 1; group <= 5; group++) {
    for (int i = 0; i < 4; i++) {
      x0 += x1;
      x1 = rotate_left(x1, rotations[(group - 1) % 2][i]) ^ x0;
    }
    x0 += keys[group % 3];
    x1 += keys[(group + 1) % 3] + group;
  }
  out[0] = x0, out[1] = x1;
}

// The two words of a block go to neighbouring places of one dimension: the first one of even size, else the largest.
static size_t find_split(const TnTensor *t) {
  size_t largest = 0;
  for (size_t d = 0; d < t->rank; d++) {
    if (t->dims[d] % 2 == 0) return d;
    if (t->dims[d] > t->dims[largest]) largest = d;
  }
  return largest;
}

// Elements of up to 32 bits. Counters run row-major over the shape with the split dimension halved (rounded up).
static uint64_t threefry_words(uint64_t key, uint64_t state, TnTensor *out) {
  size_t split = find_split(out), bytes = tn_dtype_bytes((TnDtype)out->dtype);
  int64_t n = out->rank ? out->dims[split] : 1, half = (n + 1) / 2, inner = 1;
  for (size_t d = split + 1; d < out->rank; d++) inner *= out->dims[d];
  int64_t outer = out->n ? out->n / (n * inner) : 0;
  for (int64_t o = 0; o < outer; o++)
    for (int64_t h = 0; h < half; h++)
      for (int64_t i = 0; i < inner; i++) {
        uint32_t words[2];
        threefry(state + (uint64_t)((o * half + h) * inner + i), key, words);
        for (int64_t w = 0; w < 2 && 2 * h + w < n; w++)
          store_word((TnDtype)out->dtype, out->data + (size_t)((o * n + 2 * h + w) * inner + i) * bytes, words[w]);
      }
  return state + (uint64_t)(outer * half * inner);
}

static uint64_t threefry_fill(uint64_t key, uint64_t state, TnTensor *out, unsigned bits) {
  if (bits < 64) return threefry_words(key, state, out);
  for (int64_t i = 0; i < out->n; i++) {
    uint32_t words[2];
    threefry(state + (uint64_t)i, key, words);
    memcpy(out->data + i * 8, &(uint64_t){words[0] | (uint64_t)words[1] << 32}, 8);
  }
  return state + (uint64_t)out->n;
}

// ---------------------------------------------------------------------------------------------------------------
// Philox-4x32, 10 rounds

static void philox(uint64_t low, uint64_t high, uint64_t key, uint32_t out[4]) {
  uint32_t k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
  uint32_t x[4] = {(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)};
  for (int round = 0; round < 10; round++, k0 += 0x9E3779B9u, k1 += 0xBB67AE85u) {
    uint64_t a = (uint64_t)x[0] * 0xD2511F53u, b = (uint64_t)x[2] * 0xCD9E8D57u;
    uint32_t next[4] = {(uint32_t)(b >> 32) ^ x[1] ^ k0, (uint32_t)b, (uint32_t)(a >> 32) ^ x[3] ^ k1, (uint32_t)a};
    memcpy(x, next, sizeof x);
  }
  memcpy(out, x, sizeof x);
}

// state: the 128-bit counter, low word first; advanced by the blocks used.
static void philox_fill(uint64_t key, uint64_t state[2], TnTensor *out, unsigned bits) {
  size_t bytes = tn_dtype_bytes((TnDtype)out->dtype);
  int64_t per_block = bits == 64 ? 2 : 4;
  uint64_t blocks = (uint64_t)((out->n + per_block - 1) / per_block);
  for (uint64_t block = 0; block < blocks; block++) {
    uint64_t low = state[0] + block, high = state[1] + (low < state[0]);
    uint32_t words[4];
    philox(low, high, key, words);
    int64_t first = (int64_t)block * per_block;
    for (int64_t w = 0; w < per_block && first + w < out->n; w++) {
      uint8_t *to = out->data + (size_t)(first + w) * bytes;
      if (bits == 64) memcpy(to, &(uint64_t){words[2 * w] | (uint64_t)words[2 * w + 1] << 32}, 8);
      else store_word((TnDtype)out->dtype, to, words[w]);
    }
  }
  state[1] += state[0] + blocks < state[0];
  state[0] += blocks;
}

// ---------------------------------------------------------------------------------------------------------------

// The state is words of 64 bits, whatever its element type: a key, then a counter of one word or, for Philox, one or
// two. Philox takes the high half of a counter of one word from the key.
TnError *tn_eval_rng_bit_generator(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t algorithm = TN_OP_ATTRS(op, rng_bit_generator)->rng_algorithm->i;
  uint64_t words[3] = {0};
  size_t n = in[0]->bytes / 8;
  if (in[0]->bytes % 8 || n < 2 || n > 3 || (algorithm == TN_rng_algorithm_THREE_FRY && n != 2))
    return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "the state has %zu bits, expected 128%s", in[0]->bytes * 8,
                          algorithm == TN_rng_algorithm_THREE_FRY ? "" : " or 192");
  memcpy(words, in[0]->data, in[0]->bytes);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, in[0]->rank, in[0]->dims, &out[0]));
  TN_TRY(tn_tensor_new_result(it, op, 1, NULL, &out[1]));
  TnTensor *result = out[1];
  TnDtype type = (TnDtype)result->dtype;
  unsigned bits = tn_dtype_bits(type);
  if (algorithm == TN_rng_algorithm_THREE_FRY) {
    words[1] = threefry_fill(words[0], words[1], result, bits);
  } else {
    uint64_t counter[2] = {words[1], n == 3 ? words[2] : words[0]};
    philox_fill(words[0], counter, result, bits);
    words[1] = counter[0];
    if (n == 3) words[2] = counter[1];
  }
  memcpy(out[0]->data, words, in[0]->bytes);
  return NULL;
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
static void fill_uniform_floats(uint64_t *state, TnTensor *out, double a, double b) {
  TnDtype t = (TnDtype)out->dtype;
  size_t bytes = tn_dtype_bytes(t);
  for (int64_t i = 0; i < out->n; i++) {
    uint8_t *p = out->data + (size_t)i * bytes;
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
static void fill_uniform_integers(uint64_t *state, TnTensor *out, int64_t a, int64_t b) {
  TnDtype t = (TnDtype)out->dtype;
  size_t bytes = tn_dtype_bytes(t);
  uint64_t range = t == TN_I1 ? 2 : (uint64_t)b - (uint64_t)a;
  for (int64_t i = 0; i < out->n; i++) {
    uint64_t x = next_random(state), high;
    uint64_t lo = (x & UINT32_MAX) * (range & UINT32_MAX), mid = (x >> 32) * (range & UINT32_MAX) + (lo >> 32);
    uint64_t mid2 = (x & UINT32_MAX) * (range >> 32) + (mid & UINT32_MAX);
    high = (x >> 32) * (range >> 32) + (mid >> 32) + (mid2 >> 32);
    tn_store_i64(t, out->data + (size_t)i * bytes, t == TN_I1 ? (int64_t)high : (int64_t)((uint64_t)a + high));
  }
}

// Box-Muller, in pairs.
static void fill_normal(uint64_t *state, TnTensor *out, double mean, double deviation) {
  enum { PAIRS = 128 };
  static const double two_pi = 6.283185307179586;
  TnDtype t = (TnDtype)out->dtype;
  size_t bytes = tn_dtype_bytes(t);
  double radius[PAIRS], angle[PAIRS], x[2 * PAIRS], sine[PAIRS], cosine[PAIRS];
  for (int64_t at = 0; at < out->n; at += 2 * PAIRS) {
    int64_t n = out->n - at < 2 * PAIRS ? out->n - at : 2 * PAIRS;
    for (int i = 0; i < PAIRS; i++) radius[i] = 1 - next_unit(state), angle[i] = two_pi * next_unit(state);
    tn_scalar_unary(TN_SCALAR_log, TN_F64, radius, radius, PAIRS);
    for (int i = 0; i < PAIRS; i++) radius[i] *= -2;
    tn_scalar_unary(TN_SCALAR_sqrt, TN_F64, radius, radius, PAIRS);
    tn_scalar_unary(TN_SCALAR_sine, TN_F64, sine, angle, PAIRS);
    tn_scalar_unary(TN_SCALAR_cosine, TN_F64, cosine, angle, PAIRS);
    for (int i = 0; i < PAIRS; i++) x[2 * i] = radius[i] * cosine[i], x[2 * i + 1] = radius[i] * sine[i];
    for (int64_t i = 0; i < n; i++) tn_store_f64(t, out->data + (size_t)(at + i) * bytes, mean + deviation * x[i]);
  }
}

TnError *tn_eval_rng(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *shape = in[2];
  TnArena *arena = tn_interp_scratch(it);
  int64_t *dims = tn_new_n(arena, int64_t, (size_t)shape->n + 1);
  size_t bytes = tn_dtype_bytes((TnDtype)shape->dtype);
  for (int64_t d = 0; d < shape->n; d++) {
    dims[d] = tn_load_i64((TnDtype)shape->dtype, shape->data + (size_t)d * bytes);
    if (dims[d] < 0)
      return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "dimension %lld of shape is negative", (long long)d);
  }
  TN_TRY(tn_tensor_new_ranked(it, op, 0, (size_t)shape->n, dims, &out[0]));
  TnDtype t = (TnDtype)out[0]->dtype;
  uint64_t *state = tn_interp_rng_state(it);
  bool is_normal = TN_OP_ATTRS(op, rng)->rng_distribution->i == TN_rng_distribution_NORMAL;
  if (is_normal && !tn_dtype_is_float(t))
    return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "normal distribution of %s, expected floats", tn_dtype_name(t));
  if (is_normal) fill_normal(state, out[0], tn_load_f64(t, in[0]->data), tn_load_f64(t, in[1]->data));
  else if (tn_dtype_is_float(t))
    fill_uniform_floats(state, out[0], tn_load_f64(t, in[0]->data), tn_load_f64(t, in[1]->data));
  else fill_uniform_integers(state, out[0], tn_load_i64(t, in[0]->data), tn_load_i64(t, in[1]->data));
  return NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort and top_k: a stable sort of positions. Most comparators order by keys that are a function of one element each;
// these are computed once as unsigned integers, which long slices are sorted by digit after digit. Short slices, and
// those with any other comparator, which is asked for pairs, go through a merge sort.
#include "interp/body.h"

enum { MAX_KEYS = 8 };

typedef struct Key {
  uint32_t reg;        // of the comparator's body: the value for its left arguments
  TnDtype type;
  bool is_descending;
  bool is_total;       // total order of floats; otherwise NaN has no place and the key cannot be used
} Key;

// ---------------------------------------------------------------------------------------------------------------
// Recognising comparators

typedef struct Match {
  const TnBody *body;
  const TnBodyStep **step_of;   // by register
  uint32_t *partner;            // of a left register: the right one, + 1
  Key keys[MAX_KEYS];
  size_t n_keys;
} Match;

static size_t n_inputs(const TnBodyStep *s) {
  return s->kind == TN_STEP_SELECT ? 3 : s->kind == TN_STEP_BINARY ? 2 : 1;
}

// Whether register b is for the right arguments what a is for the left ones.
static bool is_pair(Match *m, uint32_t a, uint32_t b) {
  const TnBody *body = m->body;
  if (a < body->n_args) return a % 2 == 0 && b == a + 1;
  if (m->partner[a]) return m->partner[a] == b + 1;
  if (b < body->n_args || body->register_types[a] != body->register_types[b]) return false;
  if (body->is_constant[a] || body->is_constant[b]) {
    size_t bytes = tn_dtype_bytes((TnDtype)body->register_types[a]);
    return body->is_constant[a] && body->is_constant[b] && !memcmp(body->registers[a], body->registers[b], bytes);
  }
  const TnBodyStep *s = m->step_of[a], *t = m->step_of[b];
  if (s->kind != t->kind || s->op != t->op || s->type != t->type) return false;
  for (size_t i = 0; i < n_inputs(s); i++)
    if (!is_pair(m, s->in[i], t->in[i])) return false;
  m->partner[a] = b + 1;
  return true;
}

static const TnBodyStep *find_step(const Match *m, uint32_t reg, TnScalarOp op) {
  const TnBodyStep *s = m->step_of[reg];
  return s && s->kind == TN_STEP_BINARY && s->op == op ? s : NULL;
}

// compare LT or GT of a pair, in either order of operands.
static bool match_less(Match *m, uint32_t reg, Key *out) {
  static const struct { TnScalarOp op; bool is_greater, is_total; } compares[] = {
      {TN_SCALAR_compare_lt, false, false}, {TN_SCALAR_compare_gt, true, false},
      {TN_SCALAR_total_lt, false, true}, {TN_SCALAR_total_gt, true, true}};
  for (size_t i = 0; i < TN_COUNT(compares); i++) {
    const TnBodyStep *s = find_step(m, reg, compares[i].op);
    if (!s) continue;
    TnDtype type = (TnDtype)s->type;
    *out = (Key){s->in[0], type, compares[i].is_greater, compares[i].is_total};
    if (is_pair(m, s->in[0], s->in[1])) return true;
    *out = (Key){s->in[1], type, !compares[i].is_greater, compares[i].is_total};
    return is_pair(m, s->in[1], s->in[0]);
  }
  return false;
}

// compare EQ of the operands of the key.
static bool match_equal(Match *m, uint32_t reg, const Key *key) {
  const TnBodyStep *s = find_step(m, reg, key->is_total ? TN_SCALAR_total_eq : TN_SCALAR_compare_eq);
  if (!s) return false;
  uint32_t left = s->in[0] == key->reg ? s->in[0] : s->in[1], right = left == s->in[0] ? s->in[1] : s->in[0];
  return left == key->reg && is_pair(m, left, right);
}

// key, or lexicographic order: less(a) | (equal(a) & rest), operands in any order.
static bool match_order(Match *m, uint32_t reg) {
  for (;;) {
    if (m->n_keys == MAX_KEYS) return false;
    Key *key = &m->keys[m->n_keys++];
    if (match_less(m, reg, key)) return true;
    const TnBodyStep *any = find_step(m, reg, TN_SCALAR_or), *both = NULL;
    if (!any) return false;
    for (int i = 0; i < 2 && !both; i++)
      if (match_less(m, any->in[i], key)) both = find_step(m, any->in[1 - i], TN_SCALAR_and);
    if (!both) return false;
    if (match_equal(m, both->in[0], key)) reg = both->in[1];
    else if (match_equal(m, both->in[1], key)) reg = both->in[0];
    else return false;
  }
}

static bool match(TnBody *body, Match *m) {
  TnArena *a = tn_interp_scratch(body->it);
  *m = (Match){.body = body};
  if (!body->is_steps || body->n_results != 1 || body->n_args > 64) return false;
  m->step_of = tn_new_n(a, const TnBodyStep *, body->n_registers);
  m->partner = tn_new_n(a, uint32_t, body->n_registers);
  for (uint32_t i = 0; i < body->n_steps; i++) m->step_of[body->steps[i].out] = &body->steps[i];
  return match_order(m, body->result_registers[0]);
}

static bool match_single(const TnBody *body, Key *out) {
  bool is_total = body->single == TN_SCALAR_total_lt || body->single == TN_SCALAR_total_gt;
  bool is_greater = body->single == TN_SCALAR_compare_gt || body->single == TN_SCALAR_total_gt;
  *out = (Key){0, (TnDtype)body->arg_types[0], is_greater, is_total};
  return is_total || is_greater || body->single == TN_SCALAR_compare_lt;
}

// ---------------------------------------------------------------------------------------------------------------
// Keys as unsigned integers of the same order

static bool encode_floats(const Key *key, const void *in, size_t n, uint64_t *out) {
  const uint64_t sign = (uint64_t)1 << 63;
  float narrow[TN_BODY_LANES];
  const float *f = in;
  if (key->type != TN_F64 && key->type != TN_F32) tn_convert(TN_F32, narrow, key->type, in, n), f = narrow;
  for (size_t i = 0; i < n; i++) {
    double x;
    uint32_t word;
    if (key->type == TN_F64) memcpy(&out[i], (const double *)in + i, 8), x = ((const double *)in)[i];
    else memcpy(&word, &f[i], 4), out[i] = (uint64_t)word << 32, x = (double)f[i];
    if (!key->is_total && x != x) return false;
    if (!key->is_total && x == 0) out[i] = 0;
    out[i] = out[i] & sign ? ~out[i] : out[i] | sign;
  }
  return true;
}

// False when an element has no place in the order.
static bool encode(const Key *key, const void *in, size_t n, uint64_t *out) {
  if (tn_dtype_is_float(key->type)) {
    if (!encode_floats(key, in, n, out)) return false;
  } else {
    tn_convert(tn_dtype_class(key->type) == TN_CLASS_SINT ? TN_I64 : TN_UI64, out, key->type, in, n);
    if (tn_dtype_class(key->type) == TN_CLASS_SINT)
      for (size_t i = 0; i < n; i++) out[i] ^= (uint64_t)1 << 63;
  }
  if (key->is_descending)
    for (size_t i = 0; i < n; i++) out[i] = ~out[i];
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Sorting

typedef struct Sort {
  TnInterp *it;
  const TnOp *op;
  int64_t n, step;             // length of a slice; distance of neighbours in it
  int64_t base;                // first element of the current slice
  const uint64_t *keys[MAX_KEYS];  // one for each element of the tensor
  size_t n_keys;
  TnBody *body;                // asked for pairs when n_keys is 0
  TnTensor *const *in;
  const void **args;
  int64_t *order, *other;      // positions in the slice: the result, and room for as many
  TnError *error;
} Sort;

static bool is_less_by_keys(Sort *s, int64_t a, int64_t b) {
  int64_t i = s->base + a * s->step, j = s->base + b * s->step;
  for (size_t k = 0; k < s->n_keys; k++)
    if (s->keys[k][i] != s->keys[k][j]) return s->keys[k][i] < s->keys[k][j];
  return false;
}

static bool is_less_by_body(Sort *s, int64_t a, int64_t b) {
  uint8_t less = 0;
  void *result = &less;
  for (uint32_t k = 0; k < s->body->n_args / 2; k++) {
    int64_t bytes = (int64_t)tn_dtype_bytes((TnDtype)s->in[k]->dtype);
    s->args[2 * k] = s->in[k]->data + (s->base + a * s->step) * bytes;
    s->args[2 * k + 1] = s->in[k]->data + (s->base + b * s->step) * bytes;
  }
  if (!s->error) s->error = tn_body_run(s->body, s->args, &result, 1);
  return less;
}

typedef bool Less(Sort *s, int64_t a, int64_t b);

static void swap_orders(Sort *s) {
  int64_t *swap = s->order;
  s->order = s->other, s->other = swap;
}

static void merge(Sort *s, Less *less, int64_t first, int64_t middle, int64_t end) {
  const int64_t *from = s->order;
  int64_t *to = s->other, a = first, b = middle;
  for (int64_t i = first; i < end; i++)
    to[i] = b == end || (a < middle && !less(s, from[b], from[a])) ? from[a++] : from[b++];
}

static void insert(Sort *s, Less *less, int64_t first, int64_t end) {
  for (int64_t i = first + 1; i < end; i++) {
    int64_t x = s->order[i], at = i;
    for (; at > first && less(s, x, s->order[at - 1]); at--) s->order[at] = s->order[at - 1];
    s->order[at] = x;
  }
}

// Bottom-up merge sort from short runs; stable. A comparator that is no order gives some permutation.
static TnError *sort_slice_by_merging(Sort *s) {
  enum { RUN = 8 };
  Less *less = s->n_keys ? is_less_by_keys : is_less_by_body;
  for (int64_t i = 0; i < s->n; i++) s->order[i] = i;
  for (int64_t first = 0; first < s->n; first += RUN) insert(s, less, first, first + RUN < s->n ? first + RUN : s->n);
  for (int64_t run = RUN; run < s->n && !s->error; run *= 2) {
    for (int64_t first = 0; first < s->n; first += 2 * run) {
      int64_t middle = first + run < s->n ? first + run : s->n, end = first + 2 * run < s->n ? first + 2 * run : s->n;
      merge(s, less, first, middle, end);
    }
    swap_orders(s);
    TN_TRY(tn_interp_poll(s->it, s->op));
  }
  return s->error;
}

// One digit of one key: positions with equal digits keep their order.
static void sort_by_digit(Sort *s, const uint64_t *keys, unsigned shift) {
  int64_t starts[256] = {0}, next = 0;
  for (int64_t i = 0; i < s->n; i++) starts[keys[s->base + i * s->step] >> shift & 255]++;
  for (int d = 0; d < 256; d++) {
    int64_t count = starts[d];
    if (count == s->n) return;
    starts[d] = next;
    next += count;
  }
  for (int64_t i = 0; i < s->n; i++) {
    int64_t position = s->order[i];
    s->other[starts[keys[s->base + position * s->step] >> shift & 255]++] = position;
  }
  swap_orders(s);
}

static TnError *sort_slice_by_digits(Sort *s) {
  for (int64_t i = 0; i < s->n; i++) s->order[i] = i;
  for (size_t k = s->n_keys; k-- > 0;) {
    for (unsigned shift = 0; shift < 64; shift += 8) sort_by_digit(s, s->keys[k], shift);
    TN_TRY(tn_interp_poll(s->it, s->op));
  }
  return NULL;
}

static TnError *sort_slice(Sort *s) {
  enum { LONG = 1024 };
  return s->n_keys && s->n >= LONG ? sort_slice_by_digits(s) : sort_slice_by_merging(s);
}

// Memory for the positions of one slice.
static TnError *prepare(Sort *s, TnTensor **out_room) {
  int64_t dims[2] = {2, s->n};
  TN_TRY(tn_tensor_new(s->it, TN_I64, NULL, 2, dims, out_room));
  s->order = (int64_t *)(void *)(*out_room)->data;
  s->other = s->order + s->n;
  return NULL;
}

// Keys of all elements by running the comparator's body with the same element left and right. Leaves n_keys at 0 when
// some element has no place in the order.
static TnError *compute_keys(Sort *s, const Match *m, TnTensor **out_room) {
  int64_t n = s->in[0]->n, dims[2] = {(int64_t)m->n_keys, n};
  TnBody *body = s->body;
  TN_TRY(tn_tensor_new(s->it, TN_UI64, NULL, 2, dims, out_room));
  uint64_t *keys = (uint64_t *)(void *)(*out_room)->data;
  for (int64_t at = 0; at < n; at += TN_BODY_LANES) {
    size_t lanes = n - at < TN_BODY_LANES ? (size_t)(n - at) : TN_BODY_LANES;
    for (uint32_t k = 0; k < body->n_args; k++)
      s->args[k] = s->in[k / 2]->data + (size_t)at * tn_dtype_bytes((TnDtype)s->in[k / 2]->dtype);
    if (body->is_steps) tn_body_run_steps(body, s->args, lanes);
    for (size_t k = 0; k < m->n_keys; k++) {
      uint32_t reg = m->keys[k].reg;
      const void *value = reg < body->n_args ? s->args[reg] : body->registers[reg];
      if (!encode(&m->keys[k], value, lanes, keys + (int64_t)k * n + at)) return NULL;
    }
  }
  for (size_t k = 0; k < m->n_keys; k++) s->keys[k] = keys + (int64_t)k * n;
  s->n_keys = m->n_keys;
  return NULL;
}

static bool find_keys(TnBody *body, Match *m) {
  if (match_single(body, &m->keys[0])) m->n_keys = 1;
  else if (!match(body, m)) return false;
  for (size_t k = 0; k < m->n_keys; k++)
    if (tn_dtype_is_complex(m->keys[k].type)) return false;
  return true;
}

TnError *tn_eval_sort(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_sort_attrs *at = TN_OP_ATTRS(op, sort);
  TnArena *a = tn_interp_scratch(it);
  size_t rank = in[0]->rank, n = op->n_operands;
  int64_t dim = tn_attr_int_or(at->dimension, -1);
  if (dim < 0) dim += (int64_t)rank;
  TN_TRY(tn_check_same_dims(it, op, in, n, "sort_c3"));
  for (size_t k = 0; k < n; k++) TN_TRY(tn_tensor_new_ranked(it, op, k, rank, in[k]->dims, &out[k]));
  if (in[0]->n == 0) return NULL;
  Sort s = {.it = it, .op = op, .n = rank ? in[0]->dims[dim] : 1, .step = 1, .in = in};
  for (size_t d = (size_t)dim + 1; d < rank; d++) s.step *= in[0]->dims[d];
  TN_TRY(tn_body_new(it, op, &op->regions[0], &s.body));
  s.args = tn_new_n(a, const void *, s.body->n_args);
  TnTensor *positions, *keys = NULL;
  Match *m = tn_new(a, Match);
  TN_TRY(prepare(&s, &positions));
  if (find_keys(s.body, m)) TN_TRY(compute_keys(&s, m, &keys));
  for (int64_t slice = 0; slice < in[0]->n / s.n; slice++) {
    s.base = slice / s.step * s.step * s.n + slice % s.step;
    TN_TRY(sort_slice(&s));
    for (int64_t i = 0; i < s.n; i++) s.order[i] = s.base + s.order[i] * s.step;
    for (size_t k = 0; k < n; k++) {
      size_t bytes = tn_dtype_bytes((TnDtype)in[k]->dtype);
      for (int64_t i = 0; i < s.n; i++)
        memcpy(out[k]->data + (size_t)(s.base + i * s.step) * bytes, in[k]->data + (size_t)s.order[i] * bytes, bytes);
    }
  }
  tn_tensor_release(it, positions), tn_tensor_release(it, keys);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

// Keys of all elements of x in descending order; complex numbers have two, the real part first.
static TnError *compute_top_keys(Sort *s, const TnTensor *x, TnTensor **out_room) {
  bool is_complex = tn_dtype_is_complex((TnDtype)x->dtype);
  Key key = {0, tn_dtype_real((TnDtype)x->dtype), true, true};
  s->n_keys = is_complex ? 2 : 1;
  int64_t dims[2] = {(int64_t)s->n_keys, x->n};
  TN_TRY(tn_tensor_new(s->it, TN_UI64, NULL, 2, dims, out_room));
  uint64_t *keys = (uint64_t *)(void *)(*out_room)->data;
  for (size_t k = 0; k < s->n_keys; k++) s->keys[k] = keys + (int64_t)k * x->n;
  for (int64_t at = 0; at < x->n; at += TN_BODY_LANES) {
    size_t lanes = x->n - at < TN_BODY_LANES ? (size_t)(x->n - at) : TN_BODY_LANES;
    const uint8_t *from = x->data + (size_t)at * tn_dtype_bytes((TnDtype)x->dtype);
    double parts[TN_BODY_LANES];
    for (size_t k = 0; k < s->n_keys; k++) {
      if (is_complex) tn_scalar_unary(k ? TN_SCALAR_imag : TN_SCALAR_real, (TnDtype)x->dtype, parts, from, lanes);
      encode(&key, is_complex ? (const void *)parts : from, lanes, keys + (int64_t)k * x->n + at);
    }
  }
  return NULL;
}

// The k largest of the last dimension, largest first, equal ones by position; floats in total order. A stable sort
// serves is_stable = false too.
TnError *tn_eval_chlo_top_k(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *x = in[0];
  if (x->rank == 0) return tn_interp_fail(it, op, "operand has rank 0, expected at least 1");
  int64_t k = tn_attr_int_or(TN_OP_ATTRS(op, chlo_top_k)->k, 0), n = x->dims[x->rank - 1];
  if (k < 0 || k > n)
    return tn_interp_fail(it, op, "k is %lld, expected 0 to %lld, the size of the last dimension",
                          (long long)k, (long long)n);
  int64_t *dims = tn_new_n(tn_interp_scratch(it), int64_t, x->rank);
  memcpy(dims, x->dims, x->rank * sizeof *dims);
  dims[x->rank - 1] = k;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, x->rank, dims, &out[0]));
  TN_TRY(tn_tensor_new_ranked(it, op, 1, x->rank, dims, &out[1]));
  if (out[0]->n == 0) return NULL;
  Sort s = {.it = it, .op = op, .n = n, .step = 1};
  TnTensor *positions, *keys;
  TN_TRY(prepare(&s, &positions));
  TN_TRY(compute_top_keys(&s, x, &keys));
  size_t bytes = tn_dtype_bytes((TnDtype)x->dtype), index_bytes = tn_dtype_bytes((TnDtype)out[1]->dtype);
  for (int64_t row = 0; row < x->n / n; row++) {
    s.base = row * n;
    TN_TRY(sort_slice(&s));
    for (int64_t i = 0; i < k; i++) {
      size_t to = (size_t)(row * k + i);
      memcpy(out[0]->data + to * bytes, x->data + (size_t)(s.base + s.order[i]) * bytes, bytes);
      tn_store_i64((TnDtype)out[1]->dtype, out[1]->data + to * index_bytes, s.order[i]);
    }
  }
  tn_tensor_release(it, positions), tn_tensor_release(it, keys);
  return NULL;
}

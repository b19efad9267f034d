// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort and top_k, by the library's routines. Most comparators order by keys that are a function of one element each:
// these are computed once. Any other comparator is asked for pairs.
#include "interp/body.h"
#include "interp/interp_priv.h"

enum { MAX_KEYS = 8 };

typedef struct Key {
  uint32_t reg;  // of the comparator's body: the value for its left arguments
  TnDtype type;
  bool is_descending;
  bool is_total;  // total order of floats; otherwise NaN has no place and the key cannot be used
} Key;

// ---------------------------------------------------------------------------------------------------------------
// Recognising comparators

typedef struct Match {
  const TnBody *body;
  const TnBodyStep **step_of;  // by register
  uint32_t *partner;           // of a left register: the right one, + 1
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
  static const struct {
    TnScalarOp op;
    bool is_greater, is_total;
  } compares[] = {{TN_SCALAR_compare_lt, false, false},
                  {TN_SCALAR_compare_gt, true, false},
                  {TN_SCALAR_total_lt, false, true},
                  {TN_SCALAR_total_gt, true, true}};
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
    if (match_equal(m, both->in[0], key))
      reg = both->in[1];
    else if (match_equal(m, both->in[1], key))
      reg = both->in[0];
    else
      return false;
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
// Sorting

static bool find_keys(TnBody *body, Match *m) {
  if (match_single(body, &m->keys[0]))
    m->n_keys = 1;
  else if (!match(body, m))
    return false;
  for (size_t k = 0; k < m->n_keys; k++)
    if (tn_dtype_is_complex(m->keys[k].type)) return false;
  return true;
}

// What asks a comparator that orders by no keys; the first error ends all asking.
typedef struct Asking {
  TnBody *body;
  TnError *error;
} Asking;

static bool is_less(void *user, const void *const *args) {
  Asking *a = user;
  uint8_t less = 0;
  void *result = &less;
  if (!a->error) a->error = tn_body_run(a->body, args, &result, 1);
  return less;
}

// The keys of all elements, computed by running the comparator's body with the same element left and right; those that
// are operands themselves need no computing.
static TnError *compute_keys(TnInterp *it, const Match *m, TnBody *body, TnTensor *const *in, TnTensor **out_keys) {
  const int64_t n = in[0]->n;
  const void **args = tn_new_n(tn_interp_scratch(it), const void *, body->n_args);
  bool is_any = false;
  for (size_t k = 0; k < m->n_keys; k++) {
    out_keys[k] = NULL;
    if (m->keys[k].reg < body->n_args) continue;
    TN_TRY(tn_tensor_new(it, m->keys[k].type, NULL, 1, &n, &out_keys[k]));
    is_any = true;
  }
  for (int64_t at = 0; is_any && at < n; at += TN_BODY_LANES) {
    const size_t lanes = n - at < TN_BODY_LANES ? (size_t)(n - at) : TN_BODY_LANES;
    for (uint32_t k = 0; k < body->n_args; k++)
      args[k] = in[k / 2]->data + (size_t)at * tn_dtype_bytes((TnDtype)in[k / 2]->dtype);
    tn_body_run_steps(body, args, lanes);
    for (size_t k = 0; k < m->n_keys; k++) {
      const size_t bytes = tn_dtype_bytes(m->keys[k].type);
      if (out_keys[k]) memcpy(out_keys[k]->data + (size_t)at * bytes, body->registers[m->keys[k].reg], lanes * bytes);
    }
  }
  return NULL;
}

TnError *tn_eval_sort(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_sort_attrs *at = TN_OP_ATTRS(op, sort);
  TnArena *a = tn_interp_scratch(it);
  const size_t rank = in[0]->rank, n = op->n_operands;
  int64_t dim = tn_attr_int_or(at->dimension, -1);
  if (dim < 0) dim += (int64_t)rank;
  TN_TRY(tn_check_same_dims(it, op, in, n, "sort_c3"));
  for (size_t k = 0; k < n; k++) TN_TRY(tn_tensor_new_ranked(it, op, k, rank, in[k]->dims, &out[k]));
  if (in[0]->n == 0) return NULL;
  Asking asking = {0};
  TnLibSort p = {
      .n = rank ? in[0]->dims[dim] : 1, .inner = 1, .n_operands = (uint32_t)n, .less = is_less, .user = &asking};
  for (size_t d = (size_t)dim + 1; d < rank; d++) p.inner *= in[0]->dims[d];
  p.outer = in[0]->n / (p.n * p.inner);
  TN_TRY(tn_body_new(it, op, &op->regions[0], &asking.body));
  Match *m = tn_new(a, Match);
  if (!find_keys(asking.body, m)) m->n_keys = 0;
  TnTensor *computed[MAX_KEYS];
  TN_TRY(compute_keys(it, m, asking.body, in, computed));
  void **bufs = tn_new_n(a, void *, 2 * n + m->n_keys);
  uint8_t *bytes = tn_new_n(a, uint8_t, n);
  for (size_t k = 0; k < n; k++)
    bufs[k] = in[k]->data, bufs[n + k] = out[k]->data, bytes[k] = (uint8_t)tn_dtype_bytes((TnDtype)in[k]->dtype);
  TnLibSortKey keys[MAX_KEYS];
  for (size_t k = 0; k < m->n_keys; k++) {
    const Key *key = &m->keys[k];
    bufs[2 * n + k] = computed[k] ? computed[k]->data : in[key->reg / 2]->data;
    keys[k] = (TnLibSortKey){.buf = (uint32_t)(2 * n + k),
                             .type = key->type,
                             .is_descending = key->is_descending,
                             .is_total = key->is_total};
  }
  p.bytes = bytes, p.keys = keys, p.n_keys = (uint32_t)m->n_keys;
  TnError *error = tn_interp_routine(it, tn_lib_sort, &p, tn_lib_sort_scratch(&p), bufs, 2 * n + m->n_keys);
  if (asking.error) {
    tn_error_destroy(error);
    return asking.error;
  }
  for (size_t k = 0; k < m->n_keys; k++) tn_tensor_release(it, computed[k]);
  return error;
}

// ---------------------------------------------------------------------------------------------------------------

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
  for (size_t i = 0; i < 2; i++) TN_TRY(tn_tensor_new_ranked(it, op, i, x->rank, dims, &out[i]));
  if (out[0]->n == 0) return NULL;
  const TnLibTopK p = {
      .rows = x->n / n, .n = n, .k = k, .type = (TnDtype)x->dtype, .index_type = (TnDtype)out[1]->dtype};
  void *bufs[] = {x->data, out[0]->data, out[1]->data};
  return tn_interp_routine(it, tn_lib_top_k, &p, tn_lib_top_k_scratch(&p), bufs, TN_COUNT(bufs));
}

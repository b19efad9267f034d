// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// dot, dot_general, einsum, unary_einsum and ragged_dot: each names the dimensions of its operands by labels and
// leaves the sums to tn_contract. Operands are converted to the type of the sums first, the result is rounded once.
#include "interp/body.h"
#include "interp/contract.h"

// Operands as elements of the type of the sums.
typedef struct Operands {
  TnDtype type;
  TnTensor *lhs, *rhs;
} Operands;

static TnError *convert_operands(TnInterp *it, TnTensor *lhs, TnTensor *rhs, TnDtype result, TnDtype least,
                                 Operands *out) {
  out->type = tn_gemm_type((TnDtype)lhs->dtype, (TnDtype)rhs->dtype, result);
  if (least != TN_DTYPE_NONE) out->type = tn_gemm_type(out->type, out->type, least);
  TN_TRY(tn_body_promote(it, lhs, out->type, &out->lhs));
  return tn_body_promote(it, rhs, out->type, &out->rhs);
}

static void release_operands(TnInterp *it, const Operands *x) {
  tn_tensor_release(it, x->lhs), tn_tensor_release(it, x->rhs);
}

// least: a type that the sums have at least, or NONE.
static TnError *contract(TnInterp *it, const TnOp *op, const TnLabel *labels, size_t n, TnDtype least, TnTensor *lhs,
                         TnTensor *rhs, TnTensor *result) {
  Operands x;
  TN_TRY(convert_operands(it, lhs, rhs, (TnDtype)result->dtype, least, &x));
  TN_TRY(tn_contract_to(it, op, x.type, labels, n, x.lhs->data, x.rhs->data, result));
  release_operands(it, &x);
  return NULL;
}

static bool is_free(TnI64s batch, TnI64s sum, size_t d) {
  return !tn_i64s_has(batch, (int64_t)d) && !tn_i64s_has(sum, (int64_t)d);
}

// label: of the constraint, with a space and parentheses; empty where the specification has none.
static TnError *check_size(TnInterp *it, const TnOp *op, const char *what, int64_t lhs, int64_t rhs,
                           const char *label) {
  if (lhs == rhs) return NULL;
  return tn_interp_fail(it, op, "%s dimension is %lld in lhs, expected %lld as in rhs%s", what,
                        (long long)lhs, (long long)rhs, label);
}

// ---------------------------------------------------------------------------------------------------------------
// dot_general and dot

typedef struct DotDims {
  TnI64s lhs_batch, rhs_batch, lhs_sum, rhs_sum;
} DotDims;

// Labels in the order of the result (batch, rows, columns), then the contracted ones; `skip`: a dim of rhs left out, or
// -1. Steps of the result are not set.
static TnError *label_dot(TnInterp *it, const TnOp *op, const DotDims *dims, const TnTensor *lhs, const TnTensor *rhs,
                          int64_t skip, TnLabel **out, size_t *out_n) {
  TnArena *a = tn_interp_scratch(it);
  TnLabel *labels = tn_new_n(a, TnLabel, lhs->rank + rhs->rank + 1);
  const int64_t *l = tn_tensor_strides(it, lhs), *r = tn_tensor_strides(it, rhs);
  size_t n = 0;
  for (size_t i = 0; i < tn_attr_n(dims->lhs_batch); i++) {
    int64_t d = tn_i64s_at(dims->lhs_batch, i), e = tn_i64s_at(dims->rhs_batch, i);
    TN_TRY(check_size(it, op, "batching", lhs->dims[d], rhs->dims[e], " (dot_general_c9)"));
    labels[n++] = (TnLabel){TN_BATCH, lhs->dims[d], l[d], r[e], 0};
  }
  for (size_t d = 0; d < lhs->rank; d++)
    if (is_free(dims->lhs_batch, dims->lhs_sum, d)) labels[n++] = (TnLabel){TN_ROW, lhs->dims[d], l[d], 0, 0};
  for (size_t d = 0; d < rhs->rank; d++)
    if (is_free(dims->rhs_batch, dims->rhs_sum, d) && (int64_t)d != skip)
      labels[n++] = (TnLabel){TN_COLUMN, rhs->dims[d], 0, r[d], 0};
  for (size_t i = 0; i < tn_attr_n(dims->lhs_sum); i++) {
    int64_t d = tn_i64s_at(dims->lhs_sum, i), e = tn_i64s_at(dims->rhs_sum, i);
    TN_TRY(check_size(it, op, "contracting", lhs->dims[d], rhs->dims[e], " (dot_general_c10)"));
    labels[n++] = (TnLabel){TN_SUM, lhs->dims[d], l[d], r[e], 0};
  }
  *out = labels, *out_n = n;
  return NULL;
}

// Dims of the result: the sizes of all labels but the contracted ones, in order; sets the steps.
static int64_t *result_dims(TnArena *a, TnLabel *labels, size_t n, size_t *out_rank) {
  int64_t *dims = tn_new_n(a, int64_t, n + 1), *steps = tn_new_n(a, int64_t, n + 1);
  size_t rank = 0;
  for (size_t i = 0; i < n; i++)
    if (labels[i].role != TN_SUM) dims[rank++] = labels[i].size;
  tn_row_strides(rank, dims, steps);
  for (size_t i = 0, d = 0; i < n; i++)
    if (labels[i].role != TN_SUM) labels[i].out = steps[d++];
  *out_rank = rank;
  return dims;
}

static TnError *eval_dot(TnInterp *it, const TnOp *op, const DotDims *dims, TnDtype least, TnTensor *const *in,
                         TnTensor **out) {
  TnLabel *labels;
  size_t n, rank;
  TN_TRY(label_dot(it, op, dims, in[0], in[1], -1, &labels, &n));
  const int64_t *sizes = result_dims(tn_interp_scratch(it), labels, n, &rank);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, sizes, &out[0]));
  return contract(it, op, labels, n, least, in[0], in[1], out[0]);
}

// The algorithm attribute may ask for sums in f64; any other choice in it allows the precision used anyway.
TnError *tn_eval_dot_general(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_dot_general_attrs *at = TN_OP_ATTRS(op, dot_general);
  const TnAttr *numbers = at->dot_dimension_numbers;
  DotDims dims = {tn_attr_field(numbers, TN_FIELD_dot_lhs_batching_dimensions),
                  tn_attr_field(numbers, TN_FIELD_dot_rhs_batching_dimensions),
                  tn_attr_field(numbers, TN_FIELD_dot_lhs_contracting_dimensions),
                  tn_attr_field(numbers, TN_FIELD_dot_rhs_contracting_dimensions)};
  TnDtype least = TN_DTYPE_NONE;
  if (at->algorithm) least = tn_attr_field(at->algorithm, TN_FIELD_dot_algorithm_accumulation_type)->type->dtype;
  return eval_dot(it, op, &dims, least == TN_F64 ? least : TN_DTYPE_NONE, in, out);
}

// Contracts the last dimension of lhs with the first of rhs.
TnError *tn_eval_dot(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnLabel labels[3];
  size_t n = 0, lhs = in[0]->rank, rhs = in[1]->rank;
  int64_t k = in[0]->dims[lhs - 1], columns = rhs == 2 ? in[1]->dims[1] : 1, dims[2];
  TN_TRY(check_size(it, op, "contracting", k, in[1]->dims[0], ""));
  size_t rank = 0;
  if (lhs == 2) dims[rank++] = in[0]->dims[0], labels[n++] = (TnLabel){TN_ROW, in[0]->dims[0], k, 0, columns};
  if (rhs == 2) dims[rank++] = columns, labels[n++] = (TnLabel){TN_COLUMN, columns, 0, 1, 1};
  labels[n++] = (TnLabel){TN_SUM, k, 1, columns, 0};
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, &out[0]));
  return contract(it, op, labels, n, TN_DTYPE_NONE, in[0], in[1], out[0]);
}

// ---------------------------------------------------------------------------------------------------------------
// einsum: "ab,bc->ac", one letter a dimension. A letter that an operand has twice walks its diagonal; one that the
// result does not have is summed over. The verifier has read the config before.

typedef struct Letter {
  TnLabel label;
  bool in_lhs, in_rhs, in_result;
} Letter;

// Adds the dims of an operand, whose letters begin at *at; moves *at behind them.
static TnError *add_operand(TnInterp *it, const TnOp *op, TnStr config, size_t *at, const TnTensor *x, bool is_rhs,
                            Letter letters[128]) {
  const int64_t *steps = tn_tensor_strides(it, x);
  for (size_t d = 0; d < x->rank; d++) {
    char c = config.p[(*at)++];
    Letter *l = &letters[c & 127];
    if (!l->in_lhs && !l->in_rhs) l->label.size = x->dims[d];
    if (l->label.size != x->dims[d])
      return tn_interp_fail(it, op, "%c is %lld and %lld, expected one size", c,
                            (long long)l->label.size, (long long)x->dims[d]);
    *(is_rhs ? &l->in_rhs : &l->in_lhs) = true;
    *(is_rhs ? &l->label.rhs : &l->label.lhs) += steps[d];
  }
  return NULL;
}

static TnLabelRole role_of(const Letter *l) {
  if (!l->in_result) return TN_SUM;
  return l->in_lhs && l->in_rhs ? TN_BATCH : l->in_lhs ? TN_ROW : TN_COLUMN;
}

// Labels in the order of the result, then those that are summed over in the order of the operands; dims of the result.
static size_t order_letters(TnStr config, size_t result, Letter letters[128], TnLabel *labels, int64_t *dims) {
  int64_t steps[52];
  size_t rank = config.n - result, n = 0;
  for (size_t d = 0; d < rank; d++) dims[d] = letters[config.p[result + d] & 127].label.size;
  tn_row_strides(rank, dims, steps);
  for (size_t d = 0; d < rank; d++) {
    Letter *l = &letters[config.p[result + d] & 127];
    l->in_result = true;
    l->label.out = steps[d];
    l->label.role = role_of(l);
    labels[n++] = l->label;
  }
  for (size_t i = 0; i < result; i++) {
    Letter *l = &letters[config.p[i] & 127];
    if (l->in_result || !(l->in_lhs || l->in_rhs)) continue;
    l->in_result = true;  // once only
    l->label.role = TN_SUM;
    labels[n++] = l->label;
  }
  return n;
}

static TnError *eval_einsum(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor *rhs, TnTensor **out) {
  TnStr config = TN_OP_ATTRS(op, einsum)->einsum_config->str;
  Letter letters[128] = {0};
  TnLabel labels[52];
  int64_t dims[52];
  size_t at = 0;
  TN_TRY(add_operand(it, op, config, &at, in[0], false, letters));
  if (op->n_operands == 2) {
    at++;  // the comma
    TN_TRY(add_operand(it, op, config, &at, in[1], true, letters));
  }
  size_t n = order_letters(config, at + 2, letters, labels, dims);
  TN_TRY(tn_tensor_new_ranked(it, op, 0, config.n - at - 2, dims, &out[0]));
  return contract(it, op, labels, n, TN_DTYPE_NONE, in[0], rhs, out[0]);
}

TnError *tn_eval_einsum(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  return eval_einsum(it, op, in, in[1], out);
}

// The second operand is the number 1.
TnError *tn_eval_unary_einsum(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnTensor *one;
  TN_TRY(tn_tensor_new(it, TN_I1, NULL, 0, NULL, &one));
  *one->data = 1;
  TN_TRY(eval_einsum(it, op, in, one, out));
  tn_tensor_release(it, one);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// ragged_dot: the places of one dimension of lhs are divided into consecutive groups, whose sizes group_sizes gives for
// each index of the dims before it (or once for all). A row dimension: group g meets slice g of rhs; rows of no group
// give 0. A contracted one: the result has a leading dimension of groups. A batching one: the groups do not matter.

typedef struct Ragged {
  TnInterp *it;
  const TnOp *op;
  Operands x;
  TnTensor *sums;
  const TnTensor *sizes;
  TnLabel *labels;
  size_t n;
  size_t ragged;           // label of the ragged dimension
  size_t *prefix;          // labels that group_sizes has before its groups
  size_t n_prefix;
  int64_t groups, rhs_group_step, out_group_step;
} Ragged;

// The products of all groups, for the prefix indices whose sizes begin at `sizes` and whose data is off by the offsets.
static TnError *run_groups(const Ragged *r, int64_t sizes, const int64_t offsets[3]) {
  size_t bytes = tn_dtype_bytes(r->x.type), size_bytes = tn_dtype_bytes((TnDtype)r->sizes->dtype);
  TnLabel *ragged = &r->labels[r->ragged];
  const TnLabel whole = *ragged;
  for (int64_t g = 0, start = 0; g < r->groups; g++) {
    int64_t n = tn_load_i64((TnDtype)r->sizes->dtype, r->sizes->data + (size_t)(sizes + g) * size_bytes);
    if (n < 0) return tn_interp_fail(r->it, r->op, "size of group %lld is negative", (long long)g);
    if (n > whole.size - start) n = whole.size - start;
    ragged->size = n;
    int64_t lhs = offsets[0] + start * whole.lhs, rhs = offsets[1] + start * whole.rhs + g * r->rhs_group_step;
    int64_t out = offsets[2] + start * whole.out + g * r->out_group_step;
    TN_TRY(tn_contract(r->it, r->op, r->x.type, r->labels, r->n, r->x.lhs->data + (size_t)lhs * bytes,
                       r->x.rhs->data + (size_t)rhs * bytes, r->sums->data + (size_t)out * bytes));
    start += n;
  }
  *ragged = whole;
  return NULL;
}

// One prefix index after another: those labels become places of size 1.
static TnError *run_prefixes(const Ragged *r) {
  int64_t offsets[3] = {0, 0, 0};
  if (r->sizes->rank == 1) return run_groups(r, 0, offsets);
  TnArena *a = tn_interp_scratch(r->it);
  TnLabel *saved = tn_new_n(a, TnLabel, r->n_prefix + 1);
  int64_t n = 1;
  for (size_t i = 0; i < r->n_prefix; i++) saved[i] = r->labels[r->prefix[i]], n *= saved[i].size;
  for (size_t i = 0; i < r->n_prefix; i++) r->labels[r->prefix[i]].size = 1;
  for (int64_t place = 0; place < n; place++) {
    int64_t rest = place;
    memset(offsets, 0, sizeof offsets);
    for (size_t i = r->n_prefix; i-- > 0; rest /= saved[i].size) {
      int64_t at = rest % saved[i].size;
      offsets[0] += at * saved[i].lhs, offsets[1] += at * saved[i].rhs, offsets[2] += at * saved[i].out;
    }
    TN_TRY(run_groups(r, place * r->groups, offsets));
  }
  return NULL;
}

static TnError *check_group_sizes(const Ragged *r) {
  const TnTensor *s = r->sizes;
  bool ok = s->rank == 1 || s->rank == r->n_prefix + 1;
  for (size_t i = 0; ok && s->rank > 1 && i < r->n_prefix; i++) ok = s->dims[i] == r->labels[r->prefix[i]].size;
  if (ok) return NULL;
  return tn_interp_fail(r->it, r->op,
                        "group_sizes must be of rank 1 or have the %zu dimensions of lhs "
                        "that come before the ragged one in front",
                        r->n_prefix);
}

// Labels of lhs by dim; the ragged one and those before it in group_sizes.
static void find_prefix(Ragged *r, const DotDims *dims, int64_t ragged_dim, size_t lhs_rank) {
  TnArena *a = tn_interp_scratch(r->it);
  size_t *label_of = tn_new_n(a, size_t, lhs_rank + 1), n = 0;
  for (size_t i = 0; i < tn_attr_n(dims->lhs_batch); i++) label_of[tn_i64s_at(dims->lhs_batch, i)] = n++;
  for (size_t d = 0; d < lhs_rank; d++)
    if (is_free(dims->lhs_batch, dims->lhs_sum, d)) label_of[d] = n++;
  for (size_t i = 0; i < tn_attr_n(dims->lhs_sum); i++)
    label_of[tn_i64s_at(dims->lhs_sum, i)] = r->n - tn_attr_n(dims->lhs_sum) + i;
  r->ragged = label_of[ragged_dim];
  r->prefix = tn_new_n(a, size_t, r->n + 1);
  TnLabelRole role = r->labels[r->ragged].role;
  for (size_t i = 0; i < r->ragged; i++)
    if (r->labels[i].role == TN_BATCH || r->labels[i].role == role) r->prefix[r->n_prefix++] = i;
}

TnError *tn_eval_chlo_ragged_dot(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnArena *a = tn_interp_scratch(it);
  const TnAttr *numbers = TN_OP_ATTRS(op, chlo_ragged_dot)->ragged_dot_dimension_numbers;
  DotDims dims = {tn_attr_field(numbers, TN_FIELD_ragged_dot_lhs_batching_dimensions),
                  tn_attr_field(numbers, TN_FIELD_ragged_dot_rhs_batching_dimensions),
                  tn_attr_field(numbers, TN_FIELD_ragged_dot_lhs_contracting_dimensions),
                  tn_attr_field(numbers, TN_FIELD_ragged_dot_rhs_contracting_dimensions)};
  int64_t ragged_dim = tn_attr_i64_or(tn_attr_field(numbers, TN_FIELD_ragged_dot_lhs_ragged_dimensions), 0, 0);
  TnI64s group_dims = tn_attr_field(numbers, TN_FIELD_ragged_dot_rhs_group_dimensions);
  Ragged r = {.it = it, .op = op, .sizes = in[2], .groups = in[2]->dims[in[2]->rank - 1]};
  int64_t group_dim = tn_attr_n(group_dims) ? tn_i64s_at(group_dims, 0) : -1;
  TN_TRY(label_dot(it, op, &dims, in[0], in[1], group_dim, &r.labels, &r.n));
  find_prefix(&r, &dims, ragged_dim, in[0]->rank);
  TnLabelRole role = r.labels[r.ragged].role;
  if (group_dim >= 0) {
    r.rhs_group_step = tn_tensor_strides(it, in[1])[group_dim];
    TN_TRY(check_size(it, op, "group", r.groups, in[1]->dims[group_dim], ""));
  }
  size_t rank;
  int64_t *result = result_dims(a, r.labels, r.n, &rank), n_out = 1;
  for (size_t i = 0; i < r.n; i++)
    if (r.labels[i].role != TN_SUM) n_out *= r.labels[i].size;
  if (role == TN_SUM) {
    int64_t *grouped = tn_new_n(a, int64_t, r.n + 2);
    grouped[0] = r.groups, r.out_group_step = n_out;
    memcpy(grouped + 1, result, rank * sizeof *result);
    result = grouped, rank++;
  }
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, result, &out[0]));
  TN_TRY(convert_operands(it, in[0], in[1], (TnDtype)out[0]->dtype, TN_DTYPE_NONE, &r.x));
  if (role == TN_BATCH) {
    TN_TRY(tn_contract_to(it, op, r.x.type, r.labels, r.n, r.x.lhs->data, r.x.rhs->data, out[0]));
  } else {
    TN_TRY(check_group_sizes(&r));
    TN_TRY(tn_tensor_new(it, r.x.type, NULL, out[0]->rank, out[0]->dims, &r.sums));
    memset(r.sums->data, 0, r.sums->bytes);
    TN_TRY(run_prefixes(&r));
    tn_convert((TnDtype)out[0]->dtype, out[0]->data, r.x.type, r.sums->data, (size_t)out[0]->n);
    tn_tensor_release(it, r.sums);
  }
  release_operands(it, &r.x);
  return NULL;
}

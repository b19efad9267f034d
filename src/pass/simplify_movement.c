// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rules for ops that move elements. The law of each is that the same elements end in the same places. No rule changes
// the shape of what a reduction reads: the order of its sum is a function of that shape.
#include "pass/simplify.h"

static uint32_t rank_of(const TnValue *v) { return v->type->rank; }
static const int64_t *dims_of(const TnValue *v) { return v->type->dims; }

static int64_t *new_list(TnPassCtx *cx, size_t n) { return tn_new_n(cx->scratch, int64_t, n + 1); }

bool tn_rule_to_operand(TnPassCtx *cx, TnOp *op) { return tn_simplify_to(cx, op, op->operands[0]); }

static bool to_reshape(TnPassCtx *cx, TnOp *op, TnValue *x) {
  const TnType *t = op->results[0].type;
  return tn_simplify_to(cx, op, tn_emit_reshape(cx, op, x, t->rank, t->dims));
}

static bool to_concatenation(TnPassCtx *cx, TnOp *op, int64_t dim, size_t n, TnValue *const *v) {
  return tn_simplify_to(cx, op, tn_emit_joined(cx, op, op->results[0].type, dim, n, v));
}

static bool is_identity(const int64_t *v, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (v[i] != (int64_t)i) return false;
  return true;
}

static bool is_empty(const TnType *t) {
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] == 0) return true;
  return false;
}

// ---------------------------------------------------------------------------------------------------------------
// reshape, transpose, broadcast

bool tn_rule_reshape_reshape(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_reshape);
  return inner && to_reshape(cx, op, inner->operands[0]);
}

static int64_t *permutation_of(TnPassCtx *cx, const TnOp *op) {
  return tn_emit_list(cx, TN_OP_ATTRS(op, transpose)->permutation, NULL);
}

bool tn_rule_transpose_nothing(TnPassCtx *cx, TnOp *op) {
  return is_identity(permutation_of(cx, op), rank_of(op->operands[0])) && tn_rule_to_operand(cx, op);
}

bool tn_rule_transpose_transpose(TnPassCtx *cx, TnOp *op) {
  TnOp *inner = tn_defined_by(op->operands[0], TN_OP_transpose);
  if (!inner) return false;
  int64_t *outer = permutation_of(cx, op), *first = permutation_of(cx, inner);
  for (uint32_t i = 0; i < rank_of(op->operands[0]); i++) outer[i] = first[outer[i]];
  return tn_simplify_to(cx, op, tn_emit_transpose(cx, op, inner->operands[0], outer));
}

// Turned over behind the transposition, which some are done with.
bool tn_rule_transpose_reverse(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_reverse);
  if (!inner) return false;
  const int64_t *p = permutation_of(cx, op);
  TnI64s from = TN_OP_ATTRS(inner, dimensions)->dimensions;
  int64_t *dims = new_list(cx, rank_of(op->operands[0]));
  size_t n = 0;
  for (uint32_t i = 0; i < rank_of(op->operands[0]); i++)
    if (tn_i64s_has(from, p[i])) dims[n++] = i;
  TnValue *x = tn_emit_transpose(cx, op, inner->operands[0], p);
  return tn_simplify_to(cx, op,
                        tn_emit_with(cx, op, TN_OP_reverse, op->results[0].type, TN_SLOT_dimensions_dimensions,
                                     tn_attr_i64s(cx->m, dims, n), 1, &x));
}

// Dimensions of size 1 aside, the others keep their order.
bool tn_rule_transpose_unit(TnPassCtx *cx, TnOp *op) {
  const int64_t *p = permutation_of(cx, op), *dims = dims_of(op->operands[0]);
  int64_t last = -1;
  for (uint32_t i = 0; i < rank_of(op->operands[0]); i++) {
    if (dims[p[i]] == 1) continue;
    if (p[i] < last) return false;
    last = p[i];
  }
  return to_reshape(cx, op, op->operands[0]);
}

enum { MOST_COLUMNS = 8 };  // that are stored side by side

// Pieces of one row each, which become columns. *to: the dimension that they follow each other along then.
static bool becomes_columns(const TnOp *inner, const int64_t *p, int64_t *to) {
  if (!inner || inner->n_operands > MOST_COLUMNS) return false;
  int64_t d = TN_OP_ATTRS(inner, concatenate)->dimension->i, last = -1;
  const int64_t *dims = dims_of(&inner->results[0]);
  for (uint32_t i = 0; i < rank_of(&inner->results[0]); i++) {
    if (p[i] == d) *to = i;
    if (p[i] == d || dims[p[i]] == 1) continue;
    if (p[i] < last) return false;
    last = p[i];
  }
  for (uint32_t i = 0; i < inner->n_operands; i++)
    if (dims_of(inner->operands[i])[d] != 1) return false;
  return true;
}

// They are written where they belong at once.
bool tn_rule_transpose_concatenate(TnPassCtx *cx, TnOp *op) {
  TnOp *inner = tn_defined_by(op->operands[0], TN_OP_concatenate);
  int64_t to = 0;
  if (!becomes_columns(inner, permutation_of(cx, op), &to)) return false;
  const uint32_t rank = rank_of(op->operands[0]);
  TnValue *pieces[MOST_COLUMNS];
  int64_t *piece = new_list(cx, rank);
  memcpy(piece, dims_of(&op->results[0]), rank * sizeof *piece);
  piece[to] = 1;
  for (uint32_t i = 0; i < inner->n_operands; i++) pieces[i] = tn_emit_reshape(cx, op, inner->operands[i], rank, piece);
  return to_concatenation(cx, op, to, inner->n_operands, pieces);
}

static bool is_arithmetic(const TnOp *op) {
  return op->opcode == TN_OP_add || op->opcode == TN_OP_subtract || op->opcode == TN_OP_multiply;
}

// Made of nothing but such pieces and splats.
static bool is_of_columns(const TnValue *v, const int64_t *p, unsigned depth) {
  int64_t to;
  const TnOp *op = v->is_arg ? NULL : v->def.op;
  if (!op || depth == 0) return false;
  if (op->opcode == TN_OP_constant) return TN_OP_ATTRS(op, constant)->value->is_splat;
  if (op->opcode == TN_OP_concatenate) return becomes_columns(op, p, &to);
  return is_arithmetic(op) && is_of_columns(op->operands[0], p, depth - 1) &&
         is_of_columns(op->operands[1], p, depth - 1);
}

bool tn_rule_transpose_arithmetic(TnPassCtx *cx, TnOp *op) {
  enum { DEEPEST = 7 };
  const TnValue *v = op->operands[0];
  const int64_t *p = permutation_of(cx, op);
  if (v->is_arg || !is_arithmetic(v->def.op) || !is_of_columns(v, p, DEEPEST)) return false;
  TnValue *x = tn_emit_transpose(cx, op, v->def.op->operands[0], p);
  TnValue *y = tn_emit_transpose(cx, op, v->def.op->operands[1], p);
  return tn_simplify_to(cx, op, tn_emit_same(cx, op, (TnOpcode)v->def.op->opcode, x, y));
}

static int64_t *broadcast_dims_of(TnPassCtx *cx, const TnOp *op) {
  return tn_emit_list(cx, TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions, NULL);
}

static bool emit_broadcast(TnPassCtx *cx, TnOp *op, TnValue *x, const int64_t *dims) {
  return tn_simplify_to(
      cx, op,
      tn_emit_with(cx, op, TN_OP_broadcast_in_dim, op->results[0].type, TN_SLOT_broadcast_in_dim_broadcast_dimensions,
                   tn_attr_i64s(cx->m, dims, rank_of(x)), 1, &x));
}

// Only dimensions of size 1 are added, in front, between or behind.
bool tn_rule_broadcast_unit(TnPassCtx *cx, TnOp *op) {
  const int64_t *d = broadcast_dims_of(cx, op);
  int64_t n_in, n_out;
  if (!tn_type_n_elements(op->operands[0]->type, &n_in) || !tn_type_n_elements(op->results[0].type, &n_out))
    return false;
  for (uint32_t i = 1; i < rank_of(op->operands[0]); i++)
    if (d[i] < d[i - 1]) return false;
  return n_in == n_out && n_in && to_reshape(cx, op, op->operands[0]);
}

bool tn_rule_broadcast_broadcast(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_broadcast_in_dim);
  if (!inner) return false;
  const int64_t *outer = broadcast_dims_of(cx, op);
  int64_t *d = broadcast_dims_of(cx, inner);
  for (uint32_t i = 0; i < rank_of(inner->operands[0]); i++) d[i] = outer[d[i]];
  return emit_broadcast(cx, op, inner->operands[0], d);
}

// The reshape only adds dimensions of size 1 to x, which has none itself.
bool tn_rule_broadcast_reshape(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_reshape);
  if (!inner) return false;
  TnValue *x = inner->operands[0];
  const int64_t *outer = broadcast_dims_of(cx, op), *from = dims_of(x), *to = dims_of(op->operands[0]);
  int64_t *d = new_list(cx, rank_of(x));
  uint32_t k = 0;
  for (uint32_t i = 0; i < rank_of(op->operands[0]); i++) {
    if (to[i] == 1) continue;
    if (k == rank_of(x) || from[k] != to[i]) return false;
    d[k++] = outer[i];
  }
  return k == rank_of(x) && emit_broadcast(cx, op, x, d);
}

// Each dimension of x that is not 1 stays a dimension: as many elements are before it and in it as were.
bool tn_rule_reshape_broadcast(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_broadcast_in_dim);
  if (!inner || is_empty(op->results[0].type)) return false;
  const TnType *t = op->results[0].type;
  const int64_t *outer = broadcast_dims_of(cx, inner), *from = dims_of(op->operands[0]);
  TnValue *x = inner->operands[0];
  int64_t *d = new_list(cx, rank_of(x)), *sizes = new_list(cx, rank_of(x));
  uint32_t n = 0;
  for (uint32_t i = 0; i < rank_of(x); i++) {
    if (dims_of(x)[i] == 1) continue;
    int64_t before = 1, size = dims_of(x)[i];
    uint32_t to = 0;
    for (int64_t k = 0; k < outer[i]; k++) before *= from[k];
    for (int64_t b = 1; to < t->rank && (b != before || t->dims[to] != size); to++) b *= t->dims[to];
    if (to == t->rank) return false;
    d[n] = to, sizes[n++] = size;
  }
  return emit_broadcast(cx, op, tn_emit_reshape(cx, op, x, n, sizes), d);
}

bool tn_rule_transpose_broadcast(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_broadcast_in_dim);
  if (!inner) return false;
  const int64_t *p = permutation_of(cx, op);
  int64_t *d = broadcast_dims_of(cx, inner);
  for (uint32_t i = 0; i < rank_of(inner->operands[0]); i++) {
    int64_t to = 0;
    while (p[to] != d[i]) to++;
    d[i] = to;
  }
  return emit_broadcast(cx, op, inner->operands[0], d);
}

// ---------------------------------------------------------------------------------------------------------------
// slice, concatenate, pad, reverse

typedef struct Slice {
  int64_t *start, *limit, *strides;
  uint32_t rank;
} Slice;

static Slice read_slice(TnPassCtx *cx, const TnOp *op) {
  const Tn_slice_attrs *a = TN_OP_ATTRS(op, slice);
  return (Slice){tn_emit_list(cx, a->start_indices, NULL), tn_emit_list(cx, a->limit_indices, NULL),
                 tn_emit_list(cx, a->strides, NULL), rank_of(op->operands[0])};
}

bool tn_rule_slice_slice(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_slice);
  if (!inner || is_empty(op->results[0].type)) return false;
  Slice a = read_slice(cx, inner), b = read_slice(cx, op);
  for (uint32_t i = 0; i < a.rank; i++) {
    a.start[i] += b.start[i] * a.strides[i];
    a.strides[i] = dims_of(&op->results[0])[i] == 1 ? 1 : a.strides[i] * b.strides[i];
    a.limit[i] = a.start[i] + (dims_of(&op->results[0])[i] - 1) * a.strides[i] + 1;
  }
  return tn_simplify_to(cx, op, tn_emit_slice(cx, op, inner->operands[0], a.start, a.limit, a.strides));
}

// Each dimension that x has keeps its part; of the others, whatever is left repeats the same.
bool tn_rule_slice_broadcast(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_broadcast_in_dim);
  if (!inner) return false;
  TnValue *x = inner->operands[0];
  const int64_t *d = broadcast_dims_of(cx, inner);
  Slice s = read_slice(cx, op);
  uint32_t rank = rank_of(x);
  int64_t *start = new_list(cx, 3 * rank), *limit = start + rank, *strides = limit + rank;
  for (uint32_t i = 0; i < rank; i++) {
    bool is_one = dims_of(x)[i] == 1;
    start[i] = is_one ? 0 : s.start[d[i]];
    limit[i] = is_one ? 1 : s.limit[d[i]];
    strides[i] = is_one ? 1 : s.strides[d[i]];
  }
  return emit_broadcast(cx, op, tn_emit_slice(cx, op, x, start, limit, strides), d);
}

// What comes from one operand is a slice of it; from several of them, in a row, of a concatenation that nobody else
// reads, one of their slices.
bool tn_rule_slice_concatenate(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_concatenate);
  if (!inner || is_empty(op->results[0].type)) return false;
  Slice s = read_slice(cx, op);
  TnValue **v = tn_new_n(cx->scratch, TnValue *, inner->n_operands);
  int64_t d = TN_OP_ATTRS(inner, concatenate)->dimension->i, at = 0, first = s.start[d],
          last = first + (dims_of(&op->results[0])[d] - 1) * s.strides[d];
  uint32_t n = 0;
  bool may_cut = s.strides[d] == 1 && tn_simplify_is_used_once(cx, op->operands[0]);
  for (uint32_t i = 0; i < inner->n_operands && at <= last; i++) {
    int64_t end = at + dims_of(inner->operands[i])[d];
    if (first < end && at < end) {
      if (!may_cut && (first < at || last >= end)) return false;
      s.start[d] = first > at ? first - at : 0;
      s.limit[d] = (last < end ? last + 1 : end) - at;
      v[n++] = tn_emit_slice(cx, op, inner->operands[i], s.start, s.limit, s.strides);
    }
    at = end;
  }
  if (n == 1) return tn_simplify_to(cx, op, v[0]);
  return to_concatenation(cx, op, d, n, v);
}

bool tn_rule_concatenate_one(TnPassCtx *cx, TnOp *op) { return op->n_operands == 1 && tn_rule_to_operand(cx, op); }

bool tn_rule_concatenate_empty(TnPassCtx *cx, TnOp *op) {
  TnValue **v = tn_new_n(cx->scratch, TnValue *, op->n_operands);
  int64_t d = TN_OP_ATTRS(op, concatenate)->dimension->i;
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (dims_of(op->operands[i])[d]) v[n++] = op->operands[i];
  if (n == op->n_operands || n == 0) return false;
  return to_concatenation(cx, op, d, n, v);
}

// Appends b, of x, to slice a of it along dim d: true when it is what follows there.
static bool extend_slice(Slice *a, const Slice *b, int64_t d) {
  for (uint32_t i = 0; i < a->rank; i++) {
    bool same = a->start[i] == b->start[i] && a->limit[i] == b->limit[i] && a->strides[i] == b->strides[i];
    if (i == d ? a->strides[i] != 1 || b->strides[i] != 1 || b->start[i] != a->limit[i] : !same) return false;
  }
  a->limit[d] = b->limit[d];
  return true;
}

bool tn_rule_concatenate_slices(TnPassCtx *cx, TnOp *op) {
  int64_t d = TN_OP_ATTRS(op, concatenate)->dimension->i;
  uint32_t n = op->n_operands, kept = 0;
  TnValue **v = tn_new_n(cx->scratch, TnValue *, 2 * n), **of = v + n;  // of: what they are slices of
  Slice s = {0}, *run = tn_new_n(cx->scratch, Slice, n);
  for (uint32_t i = 0; i < n; i++) {
    const TnOp *slice = tn_defined_by(op->operands[i], TN_OP_slice);
    if (slice) s = read_slice(cx, slice);
    if (slice && kept && of[kept - 1] == slice->operands[0] && extend_slice(&run[kept - 1], &s, d)) {
      v[kept - 1] = NULL;
    } else {
      run[kept] = s, of[kept] = slice ? slice->operands[0] : NULL;
      v[kept++] = op->operands[i];
    }
  }
  if (kept == n || is_empty(op->results[0].type)) return false;
  for (uint32_t k = 0; k < kept; k++)
    if (!v[k]) v[k] = tn_emit_slice(cx, op, of[k], run[k].start, run[k].limit, run[k].strides);
  return to_concatenation(cx, op, d, kept, v);
}

bool tn_rule_pad_nothing(TnPassCtx *cx, TnOp *op) {
  const Tn_pad_attrs *a = TN_OP_ATTRS(op, pad);
  const int64_t *low = tn_emit_list(cx, a->edge_padding_low, NULL),
                *high = tn_emit_list(cx, a->edge_padding_high, NULL);
  const int64_t *interior = tn_emit_list(cx, a->interior_padding, NULL), *dims = dims_of(op->operands[0]);
  for (uint32_t i = 0; i < rank_of(op->operands[0]); i++)
    if (low[i] || high[i] || (interior[i] && dims[i] > 1)) return false;
  return tn_rule_to_operand(cx, op);
}

// Only cuts.
bool tn_rule_pad_slice(TnPassCtx *cx, TnOp *op) {
  const Tn_pad_attrs *a = TN_OP_ATTRS(op, pad);
  const int64_t *interior = tn_emit_list(cx, a->interior_padding, NULL), *dims = dims_of(op->operands[0]);
  int64_t *low = tn_emit_list(cx, a->edge_padding_low, NULL), *high = tn_emit_list(cx, a->edge_padding_high, NULL);
  if (is_empty(op->results[0].type)) return false;
  for (uint32_t i = 0; i < rank_of(op->operands[0]); i++) {
    if (low[i] > 0 || high[i] > 0 || interior[i]) return false;
    low[i] = -low[i];
    high[i] += dims[i];
  }
  return tn_simplify_to(cx, op, tn_emit_slice(cx, op, op->operands[0], low, high, NULL));
}

bool tn_rule_reverse_unit(TnPassCtx *cx, TnOp *op) {
  TnI64s d = TN_OP_ATTRS(op, dimensions)->dimensions;
  for (size_t i = 0; i < tn_attr_n(d); i++)
    if (dims_of(op->operands[0])[tn_i64s_at(d, i)] > 1) return false;
  return tn_rule_to_operand(cx, op);
}

bool tn_rule_reverse_reverse(TnPassCtx *cx, TnOp *op) {
  const TnOp *inner = tn_defined_by(op->operands[0], TN_OP_reverse);
  return inner && inner->attrs[TN_SLOT_dimensions_dimensions] == op->attrs[TN_SLOT_dimensions_dimensions] &&
         tn_simplify_to(cx, op, inner->operands[0]);
}

bool tn_rule_iota_unit(TnPassCtx *cx, TnOp *op) {
  const TnType *t = op->results[0].type;
  if (t->dims[TN_OP_ATTRS(op, iota)->iota_dimension->i] != 1) return false;
  return tn_simplify_to(cx, op, tn_emit_zero(cx, op, t));
}

// ---------------------------------------------------------------------------------------------------------------
// Starts known at compile time

// An index as the machine reads it: unsigned ones beyond int64 count as the largest.
static bool known_index(TnPassCtx *cx, const TnValue *v, int64_t *out) {
  if (!tn_value_splat_int(cx->m, v, out)) return false;
  if (*out < 0 && tn_dtype_class(v->type->dtype) == TN_CLASS_UINT) *out = INT64_MAX;
  return true;
}

static int64_t clamp_start(int64_t start, int64_t size, int64_t dim) {
  return start < 0 ? 0 : start > dim - size ? dim - size : start;
}

bool tn_rule_dynamic_slice_all(TnPassCtx *cx, TnOp *op) { return tn_rule_to_operand(cx, op); }

bool tn_rule_dynamic_slice_known(TnPassCtx *cx, TnOp *op) {
  uint32_t rank = rank_of(op->operands[0]);
  int64_t *start = new_list(cx, rank), *limit = new_list(cx, rank);
  const int64_t *dims = dims_of(op->operands[0]), *sizes = dims_of(&op->results[0]);
  for (uint32_t i = 0; i < rank; i++) {
    if (sizes[i] == dims[i])
      start[i] = 0;
    else if (!known_index(cx, op->operands[i + 1], &start[i]))
      return false;
    start[i] = clamp_start(start[i], sizes[i], dims[i]);
    limit[i] = start[i] + sizes[i];
  }
  return tn_simplify_to(cx, op, tn_emit_slice(cx, op, op->operands[0], start, limit, NULL));
}

bool tn_rule_update_all(TnPassCtx *cx, TnOp *op) { return tn_simplify_to(cx, op, op->operands[1]); }

bool tn_rule_update_nothing(TnPassCtx *cx, TnOp *op) {
  return is_empty(op->operands[1]->type) && tn_rule_to_operand(cx, op);
}

// ---------------------------------------------------------------------------------------------------------------
// gather and scatter of one place

// The start indices as one list: every dimension but that of the index vector has size 1.
static bool one_index_vector(const TnType *t, int64_t vector_dim) {
  for (uint32_t i = 0; i < t->rank; i++)
    if (i != vector_dim && t->dims[i] != 1) return false;
  return true;
}

// The k-th of them as a scalar.
static TnValue *take_index(TnPassCtx *cx, TnOp *op, TnValue *indices, int64_t n, int64_t k) {
  TnValue *list = tn_emit_reshape(cx, op, indices, 1, &n);
  int64_t limit = k + 1;
  return tn_emit_reshape(cx, op, tn_emit_slice(cx, op, list, &k, &limit, NULL), 0, NULL);
}

bool tn_rule_gather_one(TnPassCtx *cx, TnOp *op) {
  const TnAttr *numbers = TN_OP_ATTRS(op, gather)->dimension_numbers;
  TnValue *x = op->operands[0], *indices = op->operands[1];
  TnI64s map = tn_attr_field(numbers, TN_FIELD_gather_start_index_map);
  TnI64s batching = tn_attr_field(numbers, TN_FIELD_gather_operand_batching_dims);
  int64_t vector_dim = tn_attr_field(numbers, TN_FIELD_gather_index_vector_dim)->i;
  if (tn_attr_n(batching) || is_empty(op->results[0].type) || !one_index_vector(indices->type, vector_dim))
    return false;
  uint32_t rank = rank_of(x);
  TnValue **operands = tn_new_n(cx->scratch, TnValue *, rank + 1);
  const TnType *start = tn_scalar_type(cx, indices->type->elem);
  operands[0] = x;
  for (size_t i = 0; i < tn_attr_n(map); i++)
    operands[1 + tn_i64s_at(map, i)] = take_index(cx, op, indices, (int64_t)tn_attr_n(map), (int64_t)i);
  for (uint32_t i = 0; i < rank; i++)
    if (!operands[i + 1]) operands[i + 1] = tn_emit_zero(cx, op, start);
  const TnAttr *sizes = TN_OP_ATTRS(op, gather)->slice_sizes;
  const TnType *type = tn_type_with_dims(cx->m, x->type, rank, tn_emit_list(cx, sizes, NULL));
  return to_reshape(
      cx, op,
      tn_emit_with(cx, op, TN_OP_dynamic_slice, type, TN_SLOT_dynamic_slice_slice_sizes, sizes, rank + 1, operands));
}

// The dimension of single places in a gather that takes all of the others whole, each where it was; -1: another gather.
static int64_t taken_dim(TnPassCtx *cx, const TnOp *op) {
  const TnAttr *numbers = TN_OP_ATTRS(op, gather)->dimension_numbers;
  TnI64s map = tn_attr_field(numbers, TN_FIELD_gather_start_index_map);
  TnI64s gone = tn_attr_field(numbers, TN_FIELD_gather_collapsed_slice_dims);
  TnI64s offset = tn_attr_field(numbers, TN_FIELD_gather_offset_dims);
  const TnValue *x = op->operands[0];
  const int64_t *sizes = tn_emit_list(cx, TN_OP_ATTRS(op, gather)->slice_sizes, NULL);
  size_t n_kept = tn_attr_n(offset), n_more = rank_of(&op->results[0]) - n_kept;
  if (tn_attr_n(map) != 1 || tn_attr_n(gone) != 1 || n_kept + 1 != rank_of(x)) return -1;
  int64_t d = tn_i64s_at(map, 0);
  for (uint32_t i = 0; i < rank_of(x); i++)
    if (i != d && sizes[i] != dims_of(x)[i]) return -1;
  for (size_t i = 0; i < n_kept; i++)
    if (tn_i64s_at(offset, i) != (int64_t)(i + ((int64_t)i < d ? 0 : n_more))) return -1;
  return tn_i64s_at(gone, 0) == d ? d : -1;
}

// Picks single elements of a list, each by one place: the dims of the places are those of the result, but for a last
// one.
static bool picks_elements(TnPassCtx *cx, const TnOp *op) {
  const TnAttr *numbers = TN_OP_ATTRS(op, gather)->dimension_numbers;
  const uint32_t rank = rank_of(&op->results[0]), index_rank = rank_of(op->operands[1]);
  const int64_t vector_dim = tn_attr_field(numbers, TN_FIELD_gather_index_vector_dim)->i;
  return rank_of(op->operands[0]) == 1 && taken_dim(cx, op) == 0 && vector_dim == rank && index_rank <= rank + 1;
}

// The concatenation that v is, but for conversions and a last dim of size 1, when nobody else reads it.
static TnOp *joined_places(TnPassCtx *cx, TnValue *v) {
  enum { MOST_STEPS = 4 };
  for (int i = 0; i < MOST_STEPS; i++) {
    TnOp *op = tn_value_op(v);
    if (!op || !tn_simplify_is_used_once(cx, v)) return NULL;
    if (op->opcode == TN_OP_concatenate) return op;
    const TnValue *from = op->n_operands ? op->operands[0] : NULL;
    const uint32_t rank = from ? rank_of(from) : 0;
    const bool adds_last = op->opcode == TN_OP_reshape && rank && rank_of(v) == rank + 1 &&
                           memcmp(dims_of(from), dims_of(v), rank * sizeof(int64_t)) == 0;
    const bool is_convert = op->opcode == TN_OP_convert && tn_dtype_is_int(from->type->dtype);
    if (!adds_last && !is_convert) return NULL;
    v = op->operands[0];
  }
  return NULL;
}

// What was done to the whole, done to a piece of it.
static TnValue *remade(TnPassCtx *cx, TnOp *at, const TnValue *whole, const TnOp *joined, TnValue *piece) {
  const TnOp *op = whole->def.op;
  if (op == joined) return piece;
  TnValue *x = remade(cx, at, op->operands[0], joined, piece);
  if (op->opcode == TN_OP_convert) return tn_emit_convert(cx, at, x, whole->type->elem);
  int64_t *dims = tn_emit_dims(cx, whole->type, TN_OP_ATTRS(joined, concatenate)->dimension->i, 0);
  memcpy(dims, dims_of(x), rank_of(x) * sizeof *dims);
  return tn_emit_reshape(cx, at, x, rank_of(whole), dims);
}

bool tn_rule_gather_concatenate(TnPassCtx *cx, TnOp *op) {
  enum { FEW = 16 };
  TnValue *v[FEW];
  const TnType *t = op->results[0].type;
  if (!picks_elements(cx, op) || !t->dtype) return false;
  const TnOp *joined = joined_places(cx, op->operands[1]);
  if (!joined || joined->n_operands > FEW || tn_dtype_bits(t->dtype) >= tn_dtype_bits(joined->results[0].type->dtype))
    return false;
  const int64_t d = TN_OP_ATTRS(joined, concatenate)->dimension->i;
  if (d >= t->rank) return false;
  for (uint32_t i = 0; i < joined->n_operands; i++) {
    TnOp *by = tn_rewrite_copy_op(cx, op);
    by->operands[1] = remade(cx, op, op->operands[1], joined, joined->operands[i]);
    by->results[0].type = tn_type_with_dims(cx->m, t, t->rank, tn_emit_dims(cx, t, d, dims_of(joined->operands[i])[d]));
    v[i] = tn_rewrite_place(cx, op, by);
  }
  return tn_simplify_to(cx, op, tn_emit_joined(cx, op, t, d, joined->n_operands, v));
}

typedef struct Run {
  int64_t first, last, stride;
} Run;

// Places from the i-th on that are evenly apart; gives where the next ones begin.
static size_t next_run(const TnDense *at, size_t i, int64_t size, Run *r) {
  for (size_t k = i; k < at->n; k++) {
    int64_t place = tn_load_i64(at->dtype, tn_dense_at(at, k));
    if (place < 0 && tn_dtype_class(at->dtype) == TN_CLASS_UINT) place = INT64_MAX;
    place = clamp_start(place, 1, size);
    if (k == i) *r = (Run){place, place, 1};
    if (k == i + 1 && place > r->first) r->stride = place - r->first;
    if (k > i && place - r->last != r->stride) return k;
    r->last = place;
  }
  return at->n;
}

bool tn_rule_gather_known(TnPassCtx *cx, TnOp *op) {
  enum { MOST = 2, FEW = 8 };  // slices, and places that may be in several
  TnValue *x = op->operands[0], *v[MOST];
  TnDense at;
  int64_t d = taken_dim(cx, op);
  if (d < 0 || is_empty(op->results[0].type) || !tn_value_dense(cx->m, op->operands[1], &at)) return false;
  Run run[MOST];
  uint32_t n = 0;
  for (size_t i = 0; i < at.n; n++) {
    if (n == MOST || (n && at.n > FEW)) return false;
    i = next_run(&at, i, dims_of(x)[d], &run[n]);
  }
  int64_t *start = new_list(cx, rank_of(x)), *strides = new_list(cx, rank_of(x));
  for (uint32_t i = 0; i < rank_of(x); i++) strides[i] = 1;
  for (uint32_t k = 0; k < n; k++) {
    start[d] = run[k].first, strides[d] = run[k].stride;
    v[k] = tn_emit_slice(cx, op, x, start, tn_emit_dims(cx, x->type, d, run[k].last + 1), strides);
  }
  return to_reshape(cx, op, n == 1 ? v[0] : tn_emit_joined(cx, op, NULL, d, n, v));
}

// What a body gives that is its second argument (the end of the region) or one elementwise op on both; NULL of others.
static const TnOp *only_op(const TnRegion *r) {
  const TnOp *end = tn_region_end(r), *first = r->first;
  if (!end || end->n_operands != 1 || r->n_args != 2) return NULL;
  if (first == end) return end->operands[0] == &r->args[1] ? end : NULL;
  bool is_both = first->n_operands == 2 && end->operands[0] == &first->results[0] && tn_op_is_elementwise(first);
  for (uint32_t i = 0; i < 2 && is_both; i++)
    is_both = first->operands[i] == &r->args[0] || first->operands[i] == &r->args[1];
  return is_both && first->next == end ? first : NULL;
}

// Whether v is made of x by ops that are fused, as far as a few of them are seen: then x is not changed in place, where
// scatter would do it.
static bool is_made_of(const TnValue *v, const TnValue *x, unsigned *left) {
  if (v == x) return true;
  const TnOp *op = tn_value_op(v);
  if (!op || (!tn_op_is_elementwise(op) && tn_op_info[op->opcode].kind != TN_KIND_MOVE)) return false;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (*left && (--*left, is_made_of(op->operands[i], x, left))) return true;
  return false;
}

// scatter leaves out what falls outside, dynamic_update_slice moves it inside: the same only for a place that is known.
bool tn_rule_scatter_one(TnPassCtx *cx, TnOp *op) {
  const TnRegion *body = &op->regions[0];
  const TnOp *made = op->n_operands == 3 ? only_op(body) : NULL;
  unsigned left = 100;
  if (!made || op->results[0].type != op->operands[0]->type) return false;
  if (made->n_results && !is_made_of(op->operands[2], op->operands[0], &left)) return false;
  const TnAttr *numbers = TN_OP_ATTRS(op, scatter)->scatter_dimension_numbers;
  TnI64s map = tn_attr_field(numbers, TN_FIELD_scatter_scatter_dims_to_operand_dims);
  TnI64s inserted = tn_attr_field(numbers, TN_FIELD_scatter_inserted_window_dims);
  TnI64s window = tn_attr_field(numbers, TN_FIELD_scatter_update_window_dims);
  TnI64s batching = tn_attr_field(numbers, TN_FIELD_scatter_input_batching_dims);
  TnValue *x = op->operands[0], *indices = op->operands[1], *update = op->operands[2];
  int64_t vector_dim = tn_attr_field(numbers, TN_FIELD_scatter_index_vector_dim)->i;
  TnDense at;
  if (tn_attr_n(batching) || is_empty(update->type) || !one_index_vector(indices->type, vector_dim) ||
      !tn_value_dense(cx->m, indices, &at))
    return false;
  uint32_t rank = rank_of(x);
  int64_t *start = new_list(cx, rank), *sizes = new_list(cx, rank), *limit = new_list(cx, rank);
  for (uint32_t i = 0, k = 0, w = 0; i < rank; i++) {
    bool is_inserted = k < tn_attr_n(inserted) && tn_i64s_at(inserted, k) == i;
    if (is_inserted)
      k++, sizes[i] = 1;
    else
      sizes[i] = dims_of(update)[tn_i64s_at(window, w++)];
  }
  for (size_t i = 0; i < tn_attr_n(map); i++) start[tn_i64s_at(map, i)] = tn_load_i64(at.dtype, tn_dense_at(&at, i));
  for (uint32_t i = 0; i < rank; i++) {
    if (start[i] < 0 || start[i] > dims_of(x)[i] - sizes[i]) return false;
    limit[i] = start[i] + sizes[i];
  }
  TnValue **operands = tn_new_n(cx->scratch, TnValue *, rank + 2);
  operands[0] = x;
  operands[1] = tn_emit_reshape(cx, op, update, rank, sizes);
  if (made->n_results) {
    TnValue *old = tn_emit_slice(cx, op, x, start, limit, NULL), *both[2];
    for (uint32_t i = 0; i < 2; i++) both[i] = made->operands[i] == &body->args[0] ? old : operands[1];
    operands[1] = tn_rewrite_emit(cx, op, made->opcode, old->type, 2, both);
  }
  const TnType *type = tn_type_tensor_of(cx->m, TN_I64, 0, NULL);
  for (uint32_t i = 0; i < rank; i++) operands[i + 2] = tn_rewrite_splat_int(cx, op, type, start[i]);
  return tn_simplify_to(cx, op, tn_rewrite_emit(cx, op, TN_OP_dynamic_update_slice, x->type, rank + 2, operands));
}

// ---------------------------------------------------------------------------------------------------------------
// select(p, update of x, x): an update that is made or not, so that it can be made in place

enum { MOST_UPDATES = 8 };  // behind one another

// What v was before its op, which nobody else reads, wrote a part of it; NULL: it is not made so.
static TnValue *before_update(const TnPassCtx *cx, const TnOp *op, const TnValue *v) {
  const TnOp *from = tn_value_op(v);
  bool is_update = from && (from->opcode == TN_OP_dynamic_update_slice || from->opcode == TN_OP_scatter) &&
                   from->n_results == 1 && from->parent == op->parent && from->operands[0]->type == v->type;
  return is_update && tn_simplify_is_used_once(cx, v) ? from->operands[0] : NULL;
}

// The choice of a select that is an update of what the other one is, or of what that is an update of; 0: neither is.
static uint32_t find_update(const TnPassCtx *cx, const TnOp *op) {
  const TnValue *yes = op->operands[1], *no;
  for (unsigned i = 0; yes && i < MOST_UPDATES; i++, yes = before_update(cx, op, yes)) {
    no = op->operands[2];
    for (unsigned k = 0; no && k < MOST_UPDATES; k++, no = before_update(cx, op, no))
      if (yes == no) return i ? 1 : k ? 2 : 0;
  }
  return 0;
}

// The dims of a scatter's indices that the dims of the predicate, a broadcast of q, belong to: one for each batch.
static bool mask_dims(const TnOp *op, const TnAttr *numbers, TnValue **out_q, int64_t *out_dims) {
  TnOp *b = tn_defined_by(op->operands[0], TN_OP_broadcast_in_dim);
  *out_q = b ? b->operands[0] : op->operands[0];
  TnI64s batching = tn_attr_field(numbers, TN_FIELD_scatter_input_batching_dims);
  TnI64s to = tn_attr_field(numbers, TN_FIELD_scatter_scatter_indices_batching_dims);
  for (uint32_t i = 0; i < rank_of(*out_q); i++) {
    size_t k = 0;
    while (b && k < tn_attr_n(batching) &&
           tn_i64s_at(batching, k) != tn_i64s_at(TN_OP_ATTRS(b, broadcast_in_dim)->broadcast_dimensions, i))
      k++;
    if (!b || k == tn_attr_n(batching)) return false;
    out_dims[i] = tn_i64s_at(to, k);
  }
  return true;
}

// Indices that are outside where the update is not made.
static TnValue *masked_indices(TnPassCtx *cx, TnOp *op, const TnOp *update, bool is_made) {
  const TnAttr *numbers = TN_OP_ATTRS(update, scatter)->scatter_dimension_numbers;
  TnI64s map = tn_attr_field(numbers, TN_FIELD_scatter_scatter_dims_to_operand_dims);
  TnValue *x = update->operands[0], *indices = update->operands[1], *q;
  int64_t most = 0, *dims = new_list(cx, rank_of(op->operands[0]));
  for (size_t i = 0; i < tn_attr_n(map); i++)
    if (dims_of(x)[tn_i64s_at(map, i)] > most) most = dims_of(x)[tn_i64s_at(map, i)];
  bool fits = tn_dtype_bits(indices->type->dtype) > 32 || most >> (tn_dtype_bits(indices->type->dtype) - 1) == 0;
  if (!most || !fits || !mask_dims(op, numbers, &q, dims)) return NULL;
  if (rank_of(q)) q = tn_emit_broadcast(cx, op, q, tn_shaped_like(cx, indices->type, q->type->elem), dims);
  TnValue *outside = tn_rewrite_splat_int(cx, op, indices->type, most);
  return tn_emit_select(cx, op, q, is_made ? indices : outside, is_made ? outside : indices);
}

bool tn_rule_select_update(TnPassCtx *cx, TnOp *op) {
  uint32_t side = find_update(cx, op);
  const TnOp *update = side ? tn_value_op(op->operands[side]) : NULL;
  TnValue *p = op->operands[0], *part = NULL, *choice[] = {p, op->operands[1], op->operands[2]};
  if (!update || (update->opcode == TN_OP_scatter && update->n_operands != 3)) return false;
  if (update->opcode == TN_OP_scatter ? !(part = masked_indices(cx, op, update, side == 1)) : rank_of(p)) return false;
  choice[side] = update->operands[0];
  TnValue *x = choice[1] == choice[2] ? choice[1] : tn_emit_select(cx, op, p, choice[1], choice[2]);
  TnOp *made = tn_rewrite_copy_op(cx, update);
  made->operands[0] = x;
  if (!part) {
    TnValue *u = update->operands[1], **old = tn_new_n(cx->scratch, TnValue *, update->n_operands);
    memcpy(old + 1, update->operands + 2, rank_of(x) * sizeof *old);
    old[0] = x;
    const TnAttr *sizes = tn_attr_i64s(cx->m, dims_of(u), rank_of(u));
    TnValue *kept = tn_emit_with(cx, op, TN_OP_dynamic_slice, u->type, TN_SLOT_dynamic_slice_slice_sizes, sizes,
                                 rank_of(x) + 1, old);
    part = side == 1 ? tn_emit_select(cx, op, p, u, kept) : tn_emit_select(cx, op, p, kept, u);
  }
  made->operands[1] = part;
  return tn_simplify_to(cx, op, tn_rewrite_place(cx, op, made));
}

// What keeps the first k of a sort along the minor-most dim: how many; 0: it keeps something else.
static int64_t kept_first(const TnOp *slice) {
  const TnValue *x = slice->operands[0], *r = &slice->results[0];
  TnI64s start = TN_OP_ATTRS(slice, slice)->start_indices, step = TN_OP_ATTRS(slice, slice)->strides;
  const uint32_t last = rank_of(x) - 1;
  for (uint32_t i = 0; i < rank_of(x); i++)
    if (tn_i64s_at(start, i) || (tn_i64s_at(step, i) != 1 && dims_of(r)[i] > 1) ||
        (i < last && dims_of(r)[i] != dims_of(x)[i]))
      return 0;
  return dims_of(r)[last];
}

// Whether the sort of two operands is by the first alone, largest first and floats in total order.
static bool sorts_by_largest(const TnOp *sort) {
  const TnRegion *body = &sort->regions[0];
  const TnOp *by = tn_defined_by(tn_region_end(body)->operands[0], TN_OP_compare);
  if (!by || by->parent != body || by->operands[0] != &body->args[0] || by->operands[1] != &body->args[1]) return false;
  const TnDtype t = body->args[0].type->dtype;
  return tn_op_scalar(by) == (tn_dtype_is_float(t) ? TN_SCALAR_total_gt : TN_SCALAR_compare_gt) && t != TN_I1;
}

// Whether somebody needs the sort for more than its first k.
static bool reads_more(const TnOp *user, const TnOp *sort, int64_t k) {
  for (uint32_t i = 0; i < user->n_operands; i++)
    if (tn_value_op(user->operands[i]) == sort && (user->opcode != TN_OP_slice || kept_first(user) != k)) return true;
  return false;
}

// Those of larger parts take no longer as a sort.
bool tn_rule_slice_sort(TnPassCtx *cx, TnOp *op) {
  enum { PART = 4 };
  TnOp *sort = tn_defined_by(op->operands[0], TN_OP_sort);
  if (!sort || sort->n_operands != 2 || sort->parent != op->parent || rank_of(op->operands[0]) == 0) return false;
  const int64_t rank = rank_of(op->operands[0]), k = kept_first(op), n = dims_of(op->operands[0])[rank - 1];
  const int64_t d = tn_attr_int_or(TN_OP_ATTRS(sort, sort)->dimension, -1);
  const TnOp *places = tn_defined_by(sort->operands[1], TN_OP_iota);
  if (k == 0 || PART * k > n || (d != -1 && d != rank - 1) || !places || !sorts_by_largest(sort)) return false;
  if (places->results[0].type->dtype != TN_I32 || TN_OP_ATTRS(places, iota)->iota_dimension->i != rank - 1)
    return false;
  for (const TnOp *user = sort->next; user; user = user->next)
    if (reads_more(user, sort, k)) return false;
  TnOp *top = tn_rewrite_op(cx, op, TN_OP_chlo_top_k, 1, 2, 0);
  top->operands[0] = sort->operands[0];
  top->attrs[TN_SLOT_chlo_top_k_k] = tn_attr_i64(cx->m, k);
  tn_rewrite_place(cx, op, top);
  return tn_simplify_to(cx, op, &top->results[op->operands[0]->index]);
}

bool tn_rule_sort_unit(TnPassCtx *cx, TnOp *op) {
  int64_t rank = rank_of(op->operands[0]), d = tn_attr_int_or(TN_OP_ATTRS(op, sort)->dimension, -1);
  d = d < 0 ? d + rank : d;
  if (d < 0 || d >= rank || dims_of(op->operands[0])[d] > 1) return false;
  return tn_rewrite_forward(cx, op);
}

bool tn_rule_reduce_unit(TnPassCtx *cx, TnOp *op) {
  TnI64s d = TN_OP_ATTRS(op, dimensions)->dimensions;
  const TnType *t = op->results[0].type;
  int64_t n;
  const TnRegion *body = &op->regions[0];
  if (op->n_operands != 2 || tn_body_scalar(body, 0, 1) == TN_SCALAR_NONE) return false;
  if (t->elem != op->operands[0]->type->elem || !tn_type_n_elements(t, &n)) return false;
  for (size_t i = 0; i < tn_attr_n(d); i++)
    if (dims_of(op->operands[0])[tn_i64s_at(d, i)] != 1) return false;
  TnValue *init = tn_emit_broadcast(cx, op, op->operands[1], t, NULL);
  TnValue *x = tn_emit_reshape(cx, op, op->operands[0], t->rank, t->dims);
  TnOpcode code = (TnOpcode)tn_value_op(tn_region_end(body)->operands[0])->opcode;
  return tn_simplify_to(cx, op, tn_emit_same(cx, op, code, init, x));
}

// Rows of few elements, one beside the other along the dim before the last: elements of them side by side instead.
static TnValue *turn_broadcast(TnPassCtx *cx, TnOp *at, TnOp *op) {
  enum { MANY = 16, LARGE = 1 << 15 };  // elements of each of the operand's, and in all
  TnValue *x = op->operands[0], *v = &op->results[0];
  const int64_t rank = rank_of(v), n = rank_of(x), *from = dims_of(x), *to = dims_of(v);
  if (n < 2 || from[n - 1] != to[rank - 1] || from[n - 2] == 1) return v;
  int64_t *d = broadcast_dims_of(cx, op), *p = tn_new_n(cx->scratch, int64_t, (size_t)n);
  if (d[n - 2] != rank - 2 || d[n - 1] != rank - 1) return v;
  const int64_t count = tn_static_count(v->type);
  if (count < LARGE || count < MANY * tn_static_count(x->type)) return v;
  for (int64_t i = 0; i < n; i++) p[i] = i;
  p[n - 2] = n - 1, p[n - 1] = n - 2;
  d[n - 2] = rank - 1, d[n - 1] = rank - 2;
  return tn_emit_broadcast(cx, at, tn_emit_transpose(cx, at, x, p), v->type, d);
}

// The same for what arithmetic makes of such broadcasts; v where there are none.
static TnValue *turn_broadcasts(TnPassCtx *cx, TnOp *at, TnValue *v, unsigned depth) {
  TnOp *op = tn_value_op(v);
  if (!op || depth == 0) return v;
  if (op->opcode == TN_OP_broadcast_in_dim) return turn_broadcast(cx, at, op);
  if (!is_arithmetic(op) && op->opcode != TN_OP_abs) return v;
  TnValue *x[2] = {turn_broadcasts(cx, at, op->operands[0], depth - 1), NULL};
  bool turns = x[0] != op->operands[0];
  for (uint32_t i = 1; i < op->n_operands; i++) {
    x[i] = op->operands[i] == op->operands[0] ? x[0] : turn_broadcasts(cx, at, op->operands[i], depth - 1);
    turns |= x[i] != op->operands[i];
  }
  return turns ? tn_rewrite_emit(cx, at, (TnOpcode)op->opcode, v->type, op->n_operands, x) : v;
}

bool tn_rule_reduce_pairs(TnPassCtx *cx, TnOp *op) {
  enum { FEW = 8, DEEPEST = 6 };
  TnI64s d = TN_OP_ATTRS(op, dimensions)->dimensions;
  TnValue *v = op->operands[0];
  const int64_t rank = rank_of(v), last = rank > 2 ? dims_of(v)[rank - 1] : 0;
  if (op->n_operands != 2 || last < 2 || last > FEW || tn_attr_n(d) != 1 || tn_i64s_at(d, 0) != rank - 1) return false;
  op->operands[0] = turn_broadcasts(cx, op, v, DEEPEST);
  return op->operands[0] != v;
}

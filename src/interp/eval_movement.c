// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops that move elements without computing with them. Each works out the dimensions of its result, which
// tn_tensor_new_result checks against the declared type (so that shapes known only at run time are checked too), and
// then describes the movement as one or a few strided boxes.
#include "interp/interp_priv.h"

static int64_t *new_dims(TnInterp *it, size_t n) { return tn_new_n(&it->scratch, int64_t, n); }
static size_t elem_bytes(const TnTensor *t) { return tn_dtype_bytes((TnDtype)t->dtype); }

// A box of dims in `in`, from element `offset` on by the strides, as the whole of `out`.
static void gather_box(TnInterp *it, TnTensor *out, const TnTensor *in, int64_t offset, const int64_t *strides) {
  if (out->n == 0) return;
  tn_copy_box(elem_bytes(in), out->rank, out->dims, out->data, tn_tensor_strides(it, out),
              in->data + offset * (int64_t)elem_bytes(in), strides);
}

// An index operand; those beyond int64 count as the largest.
static int64_t load_index(const TnTensor *t, int64_t i) {
  TnDtype d = (TnDtype)t->dtype;
  int64_t x = tn_load_i64(d, t->data + i * (int64_t)tn_dtype_bytes(d));
  return x < 0 && tn_dtype_class(d) == TN_CLASS_UINT ? INT64_MAX : x;
}

static int64_t divide_up(int64_t a, int64_t b) { return a / b + (a % b != 0); }

static int64_t clamp_start(int64_t start, int64_t size, int64_t dim) {
  int64_t most = dim - size;
  return start < 0 ? 0 : start > most ? most : start;
}

// A 1-D operand that lists one integer per dimension.
static TnError *read_list(TnInterp *it, const TnOp *op, const TnTensor *t, size_t rank, const char *what,
                          const char *label, int64_t **out) {
  if (t->rank != 1 || t->n != (int64_t)rank)
    return tn_interp_fail(it, op, "%s has shape %s, expected [%zu] (%s)", what,
                          tn_shape_text(it, t), rank, label);
  *out = new_dims(it, rank);
  for (size_t i = 0; i < rank; i++) (*out)[i] = load_index(t, (int64_t)i);
  return NULL;
}

static TnError *check_dim(TnInterp *it, const TnOp *op, int64_t dim, const TnTensor *t) {
  if (dim >= 0 && dim < t->rank) return NULL;
  return tn_interp_fail(it, op, "dimension %lld, expected less than the rank %u", (long long)dim,
                        t->rank);
}

// ---------------------------------------------------------------------------------------------------------------
// Constants and iota

TnError *tn_eval_constant(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)in;
  return tn_interp_constant(it, op, out);
}

TnError *tn_eval_chlo_constant(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)in;
  return tn_interp_constant(it, op, out);
}

TnError *tn_eval_arith_constant(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)in;
  if (!tn_type_is_tensor(tn_result_type(op, 0)))
    return tn_interp_fail_with(it, op, TN_UNIMPLEMENTED, "the result is no tensor");
  return tn_interp_constant(it, op, out);
}

TnError *tn_eval_chlo_constant_like(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnAttr *a = TN_OP_ATTRS(op, chlo_constant_like)->value;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, in[0]->rank, in[0]->dims, out));
  uint64_t element[2];
  TnDtype to = (TnDtype)(*out)->dtype, from = a->type ? a->type->dtype : TN_DTYPE_NONE;
  if (from && a->kind == TN_ATTR_INT)
    tn_convert(to, element, TN_I64, &a->i, 1);
  else if (from && a->kind == TN_ATTR_FLOAT)
    tn_convert(to, element, from, &a->bits, 1);
  else
    return tn_interp_fail(it, op, "value is not a number, expected an integer or float attribute");
  tn_fill(elem_bytes(*out), (*out)->data, element, (*out)->n);
  return NULL;
}

static void count_up(TnDtype t, uint8_t *out, int64_t n) {
  enum { BLOCK = 256 };
  int64_t block[BLOCK];
  for (int64_t i = 0; i < n; i += BLOCK) {
    int64_t k = n - i < BLOCK ? n - i : BLOCK;
    for (int64_t j = 0; j < k; j++) block[j] = i + j;
    tn_convert(t, out + (size_t)i * tn_dtype_bytes(t), TN_I64, block, (size_t)k);
  }
}

static void fill_iota(TnInterp *it, TnTensor *t, size_t dim) {
  if (t->n == 0) return;
  int64_t n = t->dims[dim], inner = 1, outer = 1;
  for (size_t i = 0; i < dim; i++) outer *= t->dims[i];
  for (size_t i = dim + 1; i < t->rank; i++) inner *= t->dims[i];
  if (inner == 1 && outer == 1) {
    count_up((TnDtype)t->dtype, t->data, n);
    return;
  }
  uint8_t *line = tn_arena_push(&it->scratch, (size_t)n * elem_bytes(t), 16);
  count_up((TnDtype)t->dtype, line, n);
  tn_copy_box(elem_bytes(t), 3, (int64_t[]){outer, n, inner}, t->data, (int64_t[]){n * inner, inner, 1}, line,
              (int64_t[]){0, 1, 0});
}

TnError *tn_eval_iota(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)in;
  int64_t dim = TN_OP_ATTRS(op, iota)->iota_dimension->i;
  TN_TRY(tn_tensor_new_result(it, op, 0, NULL, out));
  TN_TRY(check_dim(it, op, dim, *out));
  fill_iota(it, *out, (size_t)dim);
  return NULL;
}

TnError *tn_eval_dynamic_iota(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t *dims, dim = TN_OP_ATTRS(op, iota)->iota_dimension->i;
  TN_TRY(read_list(it, op, in[0], tn_result_type(op, 0)->rank, "output_shape", "dynamic_iota_c2", &dims));
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  TN_TRY(check_dim(it, op, dim, *out));
  fill_iota(it, *out, (size_t)dim);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Broadcasts

// Operand dimension i becomes result dimension map[i].
static TnError *broadcast_to(TnInterp *it, const TnOp *op, const TnTensor *x, TnI64s map, const int64_t *dims,
                             const char *label, TnTensor **out) {
  const TnType *type = tn_result_type(op, 0);
  int64_t *own = tn_tensor_strides(it, x), *strides = new_dims(it, type->rank);
  for (size_t i = 0; i < x->rank; i++) {
    int64_t d = tn_i64s_at(map, i);
    if (d < 0 || d >= type->rank || (x->dims[i] != 1 && x->dims[i] != dims[d]))
      return tn_interp_fail(it, op, "operand of shape %s cannot be broadcast to %s (%s)",
                            tn_shape_text(it, x), tn_dims_text(it, type->rank, dims), label);
    if (x->dims[i] != 1) strides[d] = own[i];
  }
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  gather_box(it, *out, x, 0, strides);
  return NULL;
}

// A bounded result dimension has the size of the operand dimension that it comes from.
TnError *tn_eval_broadcast_in_dim(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnType *type = tn_result_type(op, 0);
  TnI64s map = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
  int64_t *dims = new_dims(it, type->rank);
  for (size_t d = 0; d < type->rank; d++) {
    dims[d] = type->dims[d] != TN_DYNAMIC ? type->dims[d] : type->bounds ? type->bounds[d] : 1;
    for (size_t i = 0; i < in[0]->rank && type->dims[d] == TN_DYNAMIC; i++) {
      bool is_source = tn_i64s_at(map, i) == (int64_t)d;
      if (is_source && (in[0]->dims[i] != 1 || op->operands[0]->type->dims[i] == TN_DYNAMIC)) dims[d] = in[0]->dims[i];
    }
  }
  return broadcast_to(it, op, in[0], map, dims, "broadcast_in_dim_c5", out);
}

TnError *tn_eval_dynamic_broadcast_in_dim(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t *dims;
  TN_TRY(
      read_list(it, op, in[1], tn_result_type(op, 0)->rank, "output_dimensions", "dynamic_broadcast_in_dim_c7", &dims));
  TnI64s map = TN_OP_ATTRS(op, dynamic_broadcast_in_dim)->broadcast_dimensions;
  return broadcast_to(it, op, in[0], map, dims, "dynamic_broadcast_in_dim_c5", out);
}

TnError *tn_eval_broadcast(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnI64s sizes = TN_OP_ATTRS(op, broadcast)->broadcast_sizes;
  const TnTensor *x = in[0];
  int64_t *dims = new_dims(it, tn_attr_n(sizes) + x->rank), *strides = new_dims(it, tn_attr_n(sizes) + x->rank);
  for (size_t i = 0; i < tn_attr_n(sizes); i++) dims[i] = tn_i64s_at(sizes, i);
  if (x->rank) memcpy(dims + tn_attr_n(sizes), x->dims, x->rank * sizeof *dims);
  tn_row_strides(x->rank, x->dims, strides + tn_attr_n(sizes));
  TN_TRY(tn_tensor_new_ranked(it, op, 0, tn_attr_n(sizes) + x->rank, dims, out));
  gather_box(it, *out, x, 0, strides);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Reshapes

static bool product(size_t rank, const int64_t *dims, int64_t *out) {
  int64_t n = 1;
  for (size_t i = 0; i < rank; i++)
    if (dims[i] == 0) return *out = 0, true;
  for (size_t i = 0; i < rank; i++)
    if (!tn_mul_i64(n, dims[i], &n)) return false;
  *out = n;
  return true;
}

static TnError *reshape_to(TnInterp *it, const TnOp *op, TnTensor *const *in, const int64_t *dims, const char *label,
                           TnTensor **out) {
  const TnType *type = tn_result_type(op, 0);
  int64_t n;
  if (!tn_dims_fit(type, type->rank, dims) || !product(type->rank, dims, &n) || n != in[0]->n)
    return tn_interp_fail(it, op, "operand of shape %s cannot become %s as %s (%s)",
                          tn_shape_text(it, in[0]), tn_dims_text(it, type->rank, dims),
                          tn_type_text(&it->scratch, type), label);
  return tn_tensor_reshape(it, tn_take(in, 0), type->elem, type->rank, dims, out);
}

// One dimension may be dynamic: what the others leave.
TnError *tn_eval_reshape(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnType *type = tn_result_type(op, 0);
  if (tn_type_is_static(type)) return reshape_to(it, op, in, type->dims, "reshape_c2", out);
  int64_t *dims = new_dims(it, type->rank), others = 1;
  size_t open = type->rank;
  for (size_t i = 0; i < type->rank; i++) {
    dims[i] = type->dims[i];
    if (dims[i] != TN_DYNAMIC) {
      if (!tn_mul_i64(others, dims[i], &others)) others = INT64_MAX;
      continue;
    }
    if (open != type->rank)
      return tn_interp_fail(it, op,
                            "result %s has several dynamic dimensions, expected at most one",
                            tn_type_text(&it->scratch, type));
    open = i;
  }
  dims[open] = others ? in[0]->n / others : 0;
  return reshape_to(it, op, in, dims, "reshape_c2", out);
}

TnError *tn_eval_dynamic_reshape(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t *dims;
  TN_TRY(read_list(it, op, in[1], tn_result_type(op, 0)->rank, "output_shape", "dynamic_reshape_c4", &dims));
  return reshape_to(it, op, in, dims, "dynamic_reshape_c2", out);
}

TnError *tn_eval_get_dimension_size(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t dim = TN_OP_ATTRS(op, dimension)->dimension->i;
  TN_TRY(check_dim(it, op, dim, in[0]));
  TN_TRY(tn_tensor_new_result(it, op, 0, NULL, out));
  tn_store_i64((TnDtype)(*out)->dtype, (*out)->data, in[0]->dims[dim]);
  return NULL;
}

// Cuts the dimension to the size; where it grows (up to its bound) the new elements are zero.
TnError *tn_eval_set_dimension_size(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t dim = TN_OP_ATTRS(op, dimension)->dimension->i;
  const TnTensor *x = in[0];
  TN_TRY(check_dim(it, op, dim, x));
  int64_t *dims = tn_tensor_dims(it, x), *box = tn_tensor_dims(it, x);
  dims[dim] = load_index(in[1], 0);
  if (dims[dim] == x->dims[dim]) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  if (dims[dim] < box[dim])
    box[dim] = dims[dim];
  else if ((*out)->bytes)  // f8E8M0FNU has no 0: NaN, as the conversion gives
    memset((*out)->data, (*out)->dtype == TN_F8E8M0FNU ? 0xff : 0, (*out)->bytes);
  tn_copy_box(elem_bytes(x), x->rank, box, (*out)->data, tn_tensor_strides(it, *out), x->data,
              tn_tensor_strides(it, x));
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// bitcast_convert. Types of less than a byte take a byte each in memory, value in the low bits, so they are packed
// and unpacked here; the first narrow element holds the lowest bits of the wide one.

typedef struct Bits {
  TnDtype type;
  unsigned width;
} Bits;

static uint8_t extend_bits(Bits b, unsigned x) {
  bool is_negative = tn_dtype_class(b.type) == TN_CLASS_SINT && x >> (b.width - 1) & 1;
  return (uint8_t)(is_negative ? x | ~0u << b.width : x);
}

static void unpack(Bits narrow, size_t wide_bytes, size_t ratio, uint8_t *out, const uint8_t *in, size_t n_wide) {
  unsigned mask = (1u << narrow.width) - 1;
  for (size_t i = 0; i < n_wide; i++)
    for (size_t k = 0; k < ratio; k++) {
      size_t bit = k * narrow.width;
      out[i * ratio + k] = extend_bits(narrow, (unsigned)in[i * wide_bytes + bit / 8] >> bit % 8 & mask);
    }
}

static void pack(Bits narrow, Bits wide, size_t ratio, uint8_t *out, const uint8_t *in, size_t n_wide) {
  size_t wide_bytes = tn_dtype_bytes(wide.type);
  unsigned mask = (1u << narrow.width) - 1;
  memset(out, 0, n_wide * wide_bytes);
  for (size_t i = 0; i < n_wide; i++) {
    uint8_t *w = out + i * wide_bytes;
    for (size_t k = 0; k < ratio; k++) {
      size_t bit = k * narrow.width;
      w[bit / 8] = (uint8_t)(w[bit / 8] | (in[i * ratio + k] & mask) << bit % 8);
    }
    if (wide.width < 8) *w = extend_bits(wide, *w);
  }
}

static void cast_bits(TnTensor *out, const TnTensor *in) {
  Bits to = {(TnDtype)out->dtype, tn_dtype_bits((TnDtype)out->dtype)},
       from = {(TnDtype)in->dtype, tn_dtype_bits((TnDtype)in->dtype)};
  if (to.width >= 8 && from.width >= 8)
    memcpy(out->data, in->data, in->bytes);
  else if (to.width <= from.width)
    unpack(to, tn_dtype_bytes(from.type), from.width / to.width, out->data, in->data, (size_t)in->n);
  else
    pack(from, to, to.width / from.width, out->data, in->data, (size_t)out->n);
}

TnError *tn_eval_bitcast_convert(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *x = in[0];
  const TnType *type = tn_result_type(op, 0);
  unsigned to = tn_dtype_bits(tn_type_storage(type)), from = tn_dtype_bits((TnDtype)x->dtype);
  int64_t *dims = tn_tensor_dims(it, x);
  size_t rank = x->rank + (to < from) - (to > from && x->rank);
  bool fits = to <= from ? to && from % to == 0 : to % from == 0 && x->rank && x->dims[rank] == to / from;
  if (!fits || (type->kind == TN_TYPE_TENSOR && rank != type->rank))
    return tn_interp_fail(it, op, "operand of shape %s cannot become %s (bitcast_convert_c1)",
                          tn_shape_text(it, x), tn_type_text(&it->scratch, type));
  if (to < from) dims[x->rank] = from / to;
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, out));
  if ((*out)->n) cast_bits(*out, x);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Slices

static int64_t *list_attr(TnInterp *it, const TnAttr *a) {
  TnI64s v = a;
  int64_t *out = new_dims(it, tn_attr_n(v));
  for (size_t i = 0; i < tn_attr_n(v); i++) out[i] = tn_i64s_at(v, i);
  return out;
}

static TnError *slice(TnInterp *it, const TnOp *op, TnTensor *const *in, const int64_t *start, const int64_t *limit,
                      const int64_t *stride, const char *label, TnTensor **out) {
  const TnTensor *x = in[0];
  int64_t *dims = new_dims(it, x->rank), *strides = tn_tensor_strides(it, x), offset = 0;
  bool is_whole = true;
  for (size_t i = 0; i < x->rank; i++) {
    if (start[i] < 0 || start[i] > limit[i] || limit[i] > x->dims[i] || stride[i] <= 0)
      return tn_interp_fail(it, op, "[%lld:%lld:%lld] of dimension %zu of size %lld%s", (long long)start[i],
                            (long long)limit[i], (long long)stride[i], i, (long long)x->dims[i], label);
    dims[i] = divide_up(limit[i] - start[i], stride[i]);
    is_whole &= dims[i] == x->dims[i];
    offset += start[i] * strides[i];
    strides[i] *= dims[i] > 1 ? stride[i] : 1;
  }
  if (is_whole) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  gather_box(it, *out, x, offset, strides);
  return NULL;
}

TnError *tn_eval_slice(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_slice_attrs *a = TN_OP_ATTRS(op, slice);
  return slice(it, op, in, list_attr(it, a->start_indices), list_attr(it, a->limit_indices), list_attr(it, a->strides),
               " (slice_c3)", out);
}

TnError *tn_eval_real_dynamic_slice(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t *start, *limit, *stride;
  TN_TRY(read_list(it, op, in[1], in[0]->rank, "start_indices", "real_dynamic_slice", &start));
  TN_TRY(read_list(it, op, in[2], in[0]->rank, "limit_indices", "real_dynamic_slice", &limit));
  TN_TRY(read_list(it, op, in[3], in[0]->rank, "strides", "real_dynamic_slice", &stride));
  return slice(it, op, in, start, limit, stride, "", out);
}

TnError *tn_eval_dynamic_slice(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnI64s sizes = TN_OP_ATTRS(op, dynamic_slice)->slice_sizes;
  const TnTensor *x = in[0];
  int64_t *dims = new_dims(it, x->rank), *strides = tn_tensor_strides(it, x), offset = 0;
  bool is_whole = true;
  for (size_t i = 0; i < x->rank; i++) {
    dims[i] = tn_i64s_at(sizes, i);
    if (dims[i] < 0 || dims[i] > x->dims[i])
      return tn_interp_fail(it, op,
                            "slice size %lld of dimension %zu of size %lld (dynamic_slice_c4)", (long long)dims[i], i,
                            (long long)x->dims[i]);
    is_whole &= dims[i] == x->dims[i];
    offset += clamp_start(load_index(in[1 + i], 0), dims[i], x->dims[i]) * strides[i];
  }
  if (is_whole) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  gather_box(it, *out, x, offset, strides);
  return NULL;
}

TnError *tn_eval_dynamic_update_slice(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *update = in[1];
  size_t rank = in[0]->rank;
  int64_t *strides = tn_tensor_strides(it, in[0]), offset = 0;
  for (size_t i = 0; i < rank; i++) {
    if (update->rank != rank || update->dims[i] > in[0]->dims[i])
      return tn_interp_fail(it, op,
                            "update of shape %s does not fit into an operand of shape %s (dynamic_update_slice_c6)",
                            tn_shape_text(it, update), tn_dims_text(it, rank, in[0]->dims));
    offset += clamp_start(load_index(in[2 + i], 0), update->dims[i], in[0]->dims[i]) * strides[i];
  }
  TN_TRY(tn_tensor_edit(it, op, 0, in, 0, out));
  if (update->n == 0) return NULL;
  size_t size = elem_bytes(update);
  tn_copy_box(size, rank, update->dims, (*out)->data + offset * (int64_t)size, strides, update->data,
              tn_tensor_strides(it, update));
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// pad

// low + high + d + max(d - 1, 0) * interior; false on overflow.
static bool padded_size(int64_t d, int64_t low, int64_t high, int64_t interior, int64_t *out) {
  int64_t between, sum;
  return !(low == INT64_MIN || __builtin_mul_overflow(d > 0 ? d - 1 : 0, interior, &between) ||
           __builtin_add_overflow(d, between, &sum) || __builtin_add_overflow(sum, low, &sum) ||
           __builtin_add_overflow(sum, high, out));
}

void tn_pad(TnInterp *it, const TnTensor *x, const int64_t *low, const int64_t *step, const void *padding,
            TnTensor *out) {
  int64_t *from = tn_tensor_strides(it, x), *to = tn_tensor_strides(it, out), *box = new_dims(it, x->rank);
  int64_t from_at = 0, to_at = 0;
  const int64_t size = (int64_t)elem_bytes(x);
  if (out->n == 0) return;
  tn_fill((size_t)size, out->data, padding, out->n);
  for (size_t i = 0; i < x->rank; i++) {
    int64_t span = 0, first = low[i] < 0 ? divide_up(-low[i], step[i]) : 0;
    if (low[i] < out->dims[i] && __builtin_sub_overflow(out->dims[i], low[i], &span)) span = INT64_MAX;
    int64_t end = divide_up(span, step[i]);
    if (end > x->dims[i]) end = x->dims[i];
    if (end <= first) return;
    box[i] = end - first;
    from_at += first * from[i];
    to_at += (int64_t)((uint64_t)low[i] + (uint64_t)first * (uint64_t)step[i]) * to[i];
    to[i] *= box[i] > 1 ? step[i] : 1;
  }
  tn_copy_box((size_t)size, x->rank, box, out->data + to_at * size, to, x->data + from_at * size, from);
}

static TnError *pad(TnInterp *it, const TnOp *op, TnTensor *const *in, const int64_t *low, const int64_t *high,
                    const int64_t *interior, const char *label, TnTensor **out) {
  const TnTensor *x = in[0];
  int64_t *dims = new_dims(it, x->rank), *step = new_dims(it, x->rank);
  for (size_t i = 0; i < x->rank; i++) {
    if (interior[i] < 0 || !padded_size(x->dims[i], low[i], high[i], interior[i], &dims[i]) || dims[i] < 0)
      return tn_interp_fail(it, op, "dimension %zu of size %lld with low %lld, high %lld, interior %lld (%s)", i,
                            (long long)x->dims[i], (long long)low[i], (long long)high[i], (long long)interior[i],
                            label);
    step[i] = interior[i] < INT64_MAX ? interior[i] + 1 : INT64_MAX;
  }
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  tn_pad(it, x, low, step, in[1]->data, *out);
  return NULL;
}

TnError *tn_eval_pad(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const Tn_pad_attrs *a = TN_OP_ATTRS(op, pad);
  return pad(it, op, in, list_attr(it, a->edge_padding_low), list_attr(it, a->edge_padding_high),
             list_attr(it, a->interior_padding), "pad_c4", out);
}

TnError *tn_eval_dynamic_pad(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t *low, *high, *interior;
  TN_TRY(read_list(it, op, in[2], in[0]->rank, "edge_padding_low", "dynamic_pad_c2", &low));
  TN_TRY(read_list(it, op, in[3], in[0]->rank, "edge_padding_high", "dynamic_pad_c2", &high));
  TN_TRY(read_list(it, op, in[4], in[0]->rank, "interior_padding", "dynamic_pad_c2", &interior));
  for (size_t i = 0; i < in[0]->rank; i++)
    if (interior[i] < 0)
      return tn_interp_fail(it, op,
                            "interior_padding %lld of dimension %zu, expected at least 0 (dynamic_pad_c3)",
                            (long long)interior[i], i);
  return pad(it, op, in, low, high, interior, "dynamic_pad_c4", out);
}

// ---------------------------------------------------------------------------------------------------------------
// Whole-tensor moves

TnError *tn_eval_transpose(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnI64s permutation = TN_OP_ATTRS(op, transpose)->permutation;
  const TnTensor *x = in[0];
  int64_t *dims = new_dims(it, x->rank), *own = tn_tensor_strides(it, x), *strides = new_dims(it, x->rank);
  bool moves = false;
  for (size_t i = 0; i < x->rank; i++) {
    int64_t from = tn_i64s_at(permutation, i);
    dims[i] = x->dims[from];
    strides[i] = own[from];
    moves |= from != (int64_t)i;
  }
  if (!moves) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  gather_box(it, *out, x, 0, strides);
  return NULL;
}

TnError *tn_eval_reverse(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnI64s which = TN_OP_ATTRS(op, dimensions)->dimensions;
  const TnTensor *x = in[0];
  int64_t *strides = tn_tensor_strides(it, x), offset = 0;
  for (size_t i = 0; i < tn_attr_n(which); i++) {
    int64_t d = tn_i64s_at(which, i);
    TN_TRY(check_dim(it, op, d, x));
    offset += (x->dims[d] - 1) * strides[d];
    strides[d] = -strides[d];
  }
  if (x->n <= 1 || tn_attr_n(which) == 0) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_result(it, op, 0, x->dims, out));
  gather_box(it, *out, x, offset, strides);
  return NULL;
}

static TnError *concatenated_dims(TnInterp *it, const TnOp *op, TnTensor *const *in, int64_t dim, int64_t **out) {
  TN_TRY(check_dim(it, op, dim, in[0]));
  int64_t *dims = *out = tn_tensor_dims(it, in[0]);
  for (uint32_t k = 1; k < op->n_operands; k++) {
    bool fits = in[k]->rank == in[0]->rank && !__builtin_add_overflow(dims[dim], in[k]->dims[dim], &dims[dim]);
    for (int64_t i = 0; fits && i < in[0]->rank; i++) fits = i == dim || in[k]->dims[i] == dims[i];
    if (!fits)
      return tn_interp_fail(it, op, "operand %u of shape %s does not continue %s (concatenate_c2)",
                            k, tn_shape_text(it, in[k]), tn_shape_text(it, in[0]));
  }
  return NULL;
}

TnError *tn_eval_concatenate(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t dim = TN_OP_ATTRS(op, concatenate)->dimension->i, *dims;
  TN_TRY(concatenated_dims(it, op, in, dim, &dims));
  if (op->n_operands == 1) return tn_tensor_pass(it, op, 0, in, 0, out);
  TN_TRY(tn_tensor_new_result(it, op, 0, dims, out));
  if ((*out)->n == 0) return NULL;
  int64_t outer = 1;
  for (int64_t i = 0; i < dim; i++) outer *= dims[i];
  size_t row = (*out)->bytes / (size_t)outer, at = 0;
  for (uint32_t k = 0; k < op->n_operands; k++) {
    size_t piece = in[k]->bytes / (size_t)outer;
    for (size_t i = 0; i < (size_t)outer; i++) memcpy((*out)->data + i * row + at, in[k]->data + i * piece, piece);
    at += piece;
  }
  return NULL;
}

// result[b, i, j, k] = operand[b, i, index[b, j], k], each letter standing for some dimensions: b for batch_dims of
// them, i for those before dim, j for those of the index, k for those behind dim. Indices are clamped.
TnError *tn_eval_torch_index_select(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t dim = TN_OP_ATTRS(op, torch_index_select)->dim->i, batch = TN_OP_ATTRS(op, torch_index_select)->batch_dims->i;
  const TnTensor *x = in[0], *index = in[1];
  if (dim < 0) dim += x->rank;
  if (batch < 0) batch += index->rank;
  TN_TRY(check_dim(it, op, dim, x));
  if (batch < 0 || batch > dim || batch > index->rank)
    return tn_interp_fail(it, op,
                          "batch_dims %lld, expected at most dim %lld and the rank %u of the index", (long long)batch,
                          (long long)dim, index->rank);
  for (int64_t i = 0; i < batch; i++)
    if (x->dims[i] != index->dims[i])
      return tn_interp_fail(it, op,
                            "batch dimension %lld has sizes %lld and %lld, expected one size", (long long)i,
                            (long long)x->dims[i], (long long)index->dims[i]);
  size_t rank = x->rank - 1 + index->rank - (size_t)batch, k = 0;
  int64_t *dims = new_dims(it, rank), n_batch = 1, n_outer = 1, n_index = 1, n_inner = 1;
  for (int64_t i = 0; i < dim; i++) {
    dims[k++] = x->dims[i];
    if (i < batch)
      n_batch *= x->dims[i];
    else
      n_outer *= x->dims[i];
  }
  for (int64_t i = batch; i < index->rank; i++) n_index *= dims[k++] = index->dims[i];
  for (int64_t i = dim + 1; i < x->rank; i++) n_inner *= dims[k++] = x->dims[i];
  TN_TRY(tn_tensor_new_ranked(it, op, 0, rank, dims, out));
  if ((*out)->n == 0) return NULL;
  if (x->dims[dim] == 0)
    return tn_interp_fail(it, op, "dimension %lld of the operand has no element to select",
                          (long long)dim);
  size_t row = (size_t)n_inner * elem_bytes(x);
  uint8_t *o = (*out)->data;
  for (int64_t b = 0; b < n_batch; b++)
    for (int64_t i = 0; i < n_outer; i++)
      for (int64_t j = 0; j < n_index; j++, o += row) {
        int64_t at = clamp_start(load_index(index, b * n_index + j), 1, x->dims[dim]);
        memcpy(o, x->data + (size_t)((b * n_outer + i) * x->dims[dim] + at) * row, row);
      }
  return NULL;
}

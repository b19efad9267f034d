// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Contraction by matrix products: operands are viewed as stacks of matrices, copied where their strides do not fit.
#include "interp/contract.h"

#include "interp/body.h"

// Dims and strides of the labels of some roles in one array, in an order of roles.
typedef struct Axes {
  size_t rank;
  int64_t *dims, *strides;
} Axes;

static void add_axes(Axes *x, const TnLabel *labels, size_t n, TnLabelRole role, size_t member) {
  for (size_t i = 0; i < n; i++) {
    if (labels[i].role != role) continue;
    x->dims[x->rank] = labels[i].size;
    memcpy(&x->strides[x->rank++], (const uint8_t *)&labels[i] + member, sizeof(int64_t));
  }
}

static Axes axes_of(TnArena *a, const TnLabel *labels, size_t n, const TnLabelRole *roles, size_t n_roles,
                    size_t member) {
  Axes x = {0, tn_new_n(a, int64_t, n + 1), tn_new_n(a, int64_t, n + 1)};
  for (size_t r = 0; r < n_roles; r++) add_axes(&x, labels, n, roles[r], member);
  return x;
}

static TnGrid grid_of(TnArena *a, const TnLabel *labels, size_t n, TnLabelRole role, size_t member) {
  Axes x = axes_of(a, labels, n, &role, 1, member);
  return tn_grid_new(a, x.rank, x.dims, x.strides);
}

// A stack of matrices: element (b, r, c) at data + b * batch + r * row + c * column.
typedef struct Stack {
  const uint8_t *data;
  int64_t batch, row, column;
} Stack;

static bool is_plain(const Axes *x) {
  for (size_t d = x->rank, n = 1; d-- > 0; n *= (size_t)x->dims[d])
    if (x->dims[d] != 1 && x->strides[d] != (int64_t)n) return false;
  return true;
}

// The operand with its labels in the order BATCH, outer, inner; row-major, copied unless it is that already.
static TnError *flatten(TnInterp *it, TnDtype type, const TnLabel *labels, size_t n, TnLabelRole outer,
                        TnLabelRole inner, size_t member, const void *data, int64_t outer_n, int64_t inner_n,
                        Stack *out, TnTensor **out_room) {
  const TnLabelRole roles[3] = {TN_BATCH, outer, inner};
  Axes x = axes_of(tn_interp_scratch(it), labels, n, roles, 3, member);
  int64_t *steps = tn_new_n(tn_interp_scratch(it), int64_t, x.rank + 1);
  *out = (Stack){data, outer_n * inner_n, inner_n, 1};
  *out_room = NULL;
  if (is_plain(&x)) return NULL;
  TN_TRY(tn_tensor_new(it, type, NULL, x.rank, x.dims, out_room));
  tn_row_strides(x.rank, x.dims, steps);
  tn_copy_box(tn_dtype_bytes(type), x.rank, x.dims, (*out_room)->data, steps, data, x.strides);
  out->data = (*out_room)->data;
  return NULL;
}

// The operand as it lies, when each of batch, outer and inner is one stride.
static bool view(TnArena *a, const TnLabel *labels, size_t n, TnLabelRole outer, TnLabelRole inner, size_t member,
                 const void *data, Stack *out) {
  TnGrid b = grid_of(a, labels, n, TN_BATCH, member), o = grid_of(a, labels, n, outer, member);
  TnGrid i = grid_of(a, labels, n, inner, member);
  if (b.rank > 1 || o.rank > 1 || i.rank > 1) return false;
  *out = (Stack){data, b.rank ? b.strides[0] : 0, o.rank ? o.strides[0] : 0, i.rank ? i.strides[0] : 0};
  return true;
}

static int64_t count(const TnLabel *labels, size_t n, TnLabelRole role) {
  int64_t total = 1;
  for (size_t i = 0; i < n; i++) total *= labels[i].role == role ? labels[i].size : 1;
  return total;
}

// With fewer columns than a panel has, most of the panel would be padding: the roles of the operands are exchanged.
static bool is_better_exchanged(int64_t rows, int64_t columns) { return columns < 16 && rows > columns; }

// In pieces that take some milliseconds each, so that a run can be stopped.
static TnError *multiply_rows(TnInterp *it, const TnOp *op, TnDtype type, int64_t m, int64_t n, int64_t k,
                              const uint8_t *a, const void *packed_b, uint8_t *c) {
  static const int64_t work = (int64_t)1 << 26;
  int64_t rows = work / (n * (k + 1)) / 4 * 4 + 4;
  size_t bytes = tn_dtype_bytes(type);
  for (int64_t row = 0; row < m; row += rows) {
    tn_gemm_run(type, m - row < rows ? m - row : rows, n, k, a + (size_t)(row * k) * bytes, packed_b,
                c + (size_t)(row * n) * bytes);
    TN_TRY(tn_interp_poll(it, op));
  }
  return NULL;
}

static TnError *multiply(TnInterp *it, const TnOp *op, TnDtype type, const TnLabel *labels, size_t n, const void *lhs,
                         const void *rhs, void *out) {
  TnArena *a = tn_interp_scratch(it);
  size_t bytes = tn_dtype_bytes(type);
  int64_t batch = count(labels, n, TN_BATCH), m = count(labels, n, TN_ROW), k = count(labels, n, TN_SUM);
  int64_t columns = count(labels, n, TN_COLUMN);
  Stack left, right;
  TnTensor *left_room, *right_room = NULL, *packed, *result = NULL;
  TN_TRY(flatten(it, type, labels, n, TN_ROW, TN_SUM, offsetof(TnLabel, lhs), lhs, m, k, &left, &left_room));
  if (!view(a, labels, n, TN_SUM, TN_COLUMN, offsetof(TnLabel, rhs), rhs, &right))
    TN_TRY(
        flatten(it, type, labels, n, TN_SUM, TN_COLUMN, offsetof(TnLabel, rhs), rhs, k, columns, &right, &right_room));
  int64_t packed_n = (int64_t)tn_gemm_packed(type, k, columns);
  TN_TRY(tn_tensor_new(it, type, NULL, 1, &packed_n, &packed));
  const TnLabelRole roles[3] = {TN_BATCH, TN_ROW, TN_COLUMN};
  Axes outs = axes_of(a, labels, n, roles, 3, offsetof(TnLabel, out));
  uint8_t *to = out;
  if (!is_plain(&outs)) {
    TN_TRY(tn_tensor_new(it, type, NULL, outs.rank, outs.dims, &result));
    to = result->data;
  }
  for (int64_t b = 0; b < batch; b++) {
    tn_gemm_pack(type, right.data + (size_t)(b * right.batch) * bytes, k, columns, right.row, right.column,
                 packed->data);
    TN_TRY(multiply_rows(it, op, type, m, columns, k, left.data + (size_t)(b * left.batch) * bytes, packed->data,
                         to + (size_t)(b * m * columns) * bytes));
  }
  if (result) {
    int64_t *steps = tn_new_n(a, int64_t, outs.rank + 1);
    tn_row_strides(outs.rank, outs.dims, steps);
    tn_copy_box(bytes, outs.rank, outs.dims, out, outs.strides, result->data, steps);
  }
  tn_tensor_release(it, left_room), tn_tensor_release(it, right_room);
  tn_tensor_release(it, packed), tn_tensor_release(it, result);
  return NULL;
}

TnError *tn_contract(TnInterp *it, const TnOp *op, TnDtype type, const TnLabel *labels, size_t n, const void *lhs,
                     const void *rhs, void *out) {
  if (count(labels, n, TN_BATCH) == 0 || count(labels, n, TN_ROW) == 0 || count(labels, n, TN_COLUMN) == 0) return NULL;
  if (!is_better_exchanged(count(labels, n, TN_ROW), count(labels, n, TN_COLUMN)))
    return multiply(it, op, type, labels, n, lhs, rhs, out);
  TnLabel *exchanged = tn_new_n(tn_interp_scratch(it), TnLabel, n);
  for (size_t i = 0; i < n; i++) {
    exchanged[i] = (TnLabel){labels[i].role, labels[i].size, labels[i].rhs, labels[i].lhs, labels[i].out};
    if (labels[i].role == TN_ROW) exchanged[i].role = TN_COLUMN;
    if (labels[i].role == TN_COLUMN) exchanged[i].role = TN_ROW;
  }
  return multiply(it, op, type, exchanged, n, rhs, lhs, out);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Contraction: some columns of the right operand are gathered, then each row of the left one, and multiplied.
#include "interp/contract.h"

#include "interp/body.h"

// Places of the labels of a role in one array: its steps stand at `member` of a label.
static TnGrid grid_of(TnArena *a, const TnLabel *labels, size_t n, TnLabelRole role, size_t member) {
  int64_t *dims = tn_new_n(a, int64_t, n + 1), *steps = tn_new_n(a, int64_t, n + 1);
  size_t rank = 0;
  for (size_t i = 0; i < n; i++) {
    if (labels[i].role != role) continue;
    dims[rank] = labels[i].size;
    memcpy(&steps[rank++], (const uint8_t *)&labels[i] + member, sizeof *steps);
  }
  return tn_grid_new(a, rank, dims, steps);
}

static int64_t offset_at(const TnGrid *g, int64_t place) {
  int64_t offset;
  tn_grid_offsets(g, place, 1, &offset);
  return offset;
}

// Offsets of all places; NULL where they are 0, 1, 2, ...
static const int64_t *offsets_of(TnArena *a, const TnGrid *g) {
  if (g->rank == 0 || (g->rank == 1 && g->strides[0] == 1)) return NULL;
  int64_t *offsets = tn_new_n(a, int64_t, (size_t)g->n);
  tn_grid_offsets(g, 0, (size_t)g->n, offsets);
  return offsets;
}

typedef struct Contract {
  TnDtype type;
  size_t bytes;
  TnGrid rows, out_rows, right_sums;    // of the left operand and the result; of the right operand
  const int64_t *left, *right, *out;    // offsets of a row's elements, of the right operand's columns and the result's
  int64_t k;
  uint8_t *row, *columns, *sums_of_row;  // room: k elements, k times as many columns as go together, those
} Contract;

// Columns [first, first + n) of one batch place, all rows.
static TnError *multiply(TnInterp *it, const TnOp *op, const Contract *c, const uint8_t *lhs, const uint8_t *rhs,
                         uint8_t *out, int64_t first, int64_t n) {
  const int64_t bytes = (int64_t)c->bytes;
  for (int64_t i = 0; i < c->k; i++) {
    const uint8_t *from = rhs + offset_at(&c->right_sums, i) * bytes;
    if (c->right) tn_gather(c->bytes, c->columns + i * n * bytes, from, c->right + first, (size_t)n);
    else memcpy(c->columns + i * n * bytes, from + first * bytes, (size_t)(n * bytes));
  }
  for (int64_t row = 0; row < c->rows.n; row++) {
    const uint8_t *a = lhs + offset_at(&c->rows, row) * bytes;
    uint8_t *to = out + offset_at(&c->out_rows, row) * bytes;
    if (c->left) {
      tn_gather(c->bytes, c->row, a, c->left, (size_t)c->k);
      a = c->row;
    }
    tn_gemm_row(c->type, n, c->k, a, c->columns, c->out ? c->sums_of_row : to + first * bytes);
    if (c->out) tn_scatter(c->bytes, to, c->out + first, c->sums_of_row, (size_t)n);
    TN_TRY(tn_interp_poll(it, op));
  }
  return NULL;
}

TnError *tn_contract(TnInterp *it, const TnOp *op, TnDtype type, const TnLabel *labels, size_t n, const void *lhs,
                     const void *rhs, void *out) {
  TnArena *a = tn_interp_scratch(it);
  TnArenaMark mark = tn_arena_mark(a);
  const size_t left = offsetof(TnLabel, lhs), right = offsetof(TnLabel, rhs), result = offsetof(TnLabel, out);
  TnGrid batch[3] = {grid_of(a, labels, n, TN_BATCH, left), grid_of(a, labels, n, TN_BATCH, right),
                     grid_of(a, labels, n, TN_BATCH, result)};
  TnGrid left_sums = grid_of(a, labels, n, TN_SUM, left), columns = grid_of(a, labels, n, TN_COLUMN, right);
  TnGrid out_columns = grid_of(a, labels, n, TN_COLUMN, result);
  Contract c = {.type = type, .bytes = tn_dtype_bytes(type), .rows = grid_of(a, labels, n, TN_ROW, left),
                .out_rows = grid_of(a, labels, n, TN_ROW, result), .right_sums = grid_of(a, labels, n, TN_SUM, right),
                .k = left_sums.n};
  if (batch[0].n == 0 || c.rows.n == 0 || columns.n == 0) return NULL;
  c.left = offsets_of(a, &left_sums), c.right = offsets_of(a, &columns), c.out = offsets_of(a, &out_columns);
  const int64_t most = columns.n < TN_GEMM_COLUMNS ? columns.n : TN_GEMM_COLUMNS, bytes = (int64_t)c.bytes;
  TnTensor *room;
  TN_TRY(tn_tensor_new(it, type, NULL, 2, (int64_t[]){1 + most, c.k}, &room));
  c.row = room->data, c.columns = room->data + c.k * bytes;
  c.sums_of_row = tn_arena_push(a, (size_t)(most * bytes), 16);
  for (int64_t place = 0; place < batch[0].n; place++)
    for (int64_t first = 0; first < columns.n; first += most)
      TN_TRY(multiply(it, op, &c, (const uint8_t *)lhs + offset_at(&batch[0], place) * bytes,
                      (const uint8_t *)rhs + offset_at(&batch[1], place) * bytes,
                      (uint8_t *)out + offset_at(&batch[2], place) * bytes, first,
                      columns.n - first < most ? columns.n - first : most));
  tn_tensor_release(it, room);
  tn_arena_release(a, mark);
  return NULL;
}

TnError *tn_contract_to(TnInterp *it, const TnOp *op, TnDtype type, const TnLabel *labels, size_t n, const void *lhs,
                        const void *rhs, TnTensor *result) {
  TnTensor *sums = result;
  if (result->dtype != type) TN_TRY(tn_tensor_new(it, type, NULL, result->rank, result->dims, &sums));
  TN_TRY(tn_contract(it, op, type, labels, n, lhs, rhs, sums->data));
  if (sums == result) return NULL;
  tn_convert((TnDtype)result->dtype, result->data, type, sums->data, (size_t)result->n);
  tn_tensor_release(it, sums);
  return NULL;
}

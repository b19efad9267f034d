// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of ops that take or put parts of a tensor: slices and gathers.
#include "ir/infer_priv.h"

#include <inttypes.h>

// ---------------------------------------------------------------------------------------------------------------
// slice.

static bool check_slice_dim(TnInfer *cx, const TnType *x, uint32_t i, int64_t start, int64_t limit, int64_t stride) {
  int64_t size = x->dims[i] == TN_DYNAMIC ? tn_type_bound(x, i) : x->dims[i];
  const char *what = x->dims[i] == TN_DYNAMIC ? "bound" : "size";
  if (start < 0) return tn_infer_fail(cx, slice_c3, "start index %" PRId64 " in dimension %u is negative", start, i);
  if (size != TN_DYNAMIC && limit > size)
    return tn_infer_fail(cx, slice_c3,
                         "limit index %" PRId64 " is larger than dimension %s %" PRId64 " in dimension %u", limit, what,
                         size, i);
  if (start > limit)
    return tn_infer_fail(cx, slice_c3, "start index %" PRId64 " is larger than limit index %" PRId64 " in dimension %u",
                         start, limit, i);
  if (stride <= 0)
    return tn_infer_fail(cx, slice_c4, "stride is %" PRId64 " in dimension %u, expected at least 1", stride, i);
  return true;
}

bool tn_infer_slice(TnInfer *cx) {
  const Tn_slice_attrs *a = TN_OP_ATTRS(cx->op, slice);
  TnI64s start = a->start_indices, limit = a->limit_indices;
  TnI64s strides = a->strides;
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_SIZE, TN_SLOT_slice_start_indices, 0, slice_c2},
                                 {TN_RULE_SIZE, TN_SLOT_slice_limit_indices, 0, slice_c2},
                                 {TN_RULE_SIZE, TN_SLOT_slice_strides, 0, slice_c2},
                                 {TN_RULE_SAME_ELEM, 0, TN_RULE_RESULTS, slice_c1},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  int64_t *dims = tn_infer_dims(cx, x->rank);
  for (uint32_t i = 0; i < x->rank; i++) {
    int64_t from = tn_i64s_at(start, i), to = tn_i64s_at(limit, i), step = tn_i64s_at(strides, i);
    if (!check_slice_dim(cx, x, i, from, to, step)) return false;
    dims[i] = (to - from) / step + ((to - from) % step != 0);
  }
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, x->rank, dims, NULL), slice_c5);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// dynamic_slice, dynamic_update_slice, real_dynamic_slice.

// Operands first... are 0-D integers of one type, one a dimension.
static bool check_starts(TnInfer *cx, uint32_t first, uint32_t rank, TnConstraint i_label, TnConstraint count_label,
                         TnConstraint same_label) {
  uint32_t n = cx->op->n_operands - first;
  if (n != rank)
    return tn_infer_fail(cx, count_label, "%u start indices given, expected the operand's rank %u", n, rank);
  for (uint32_t i = first; i < cx->op->n_operands; i++) {
    const TnType *t = tn_infer_type(cx, i);
    if (!tn_infer_operand(cx, i, TN_ELEM_I, i_label) || !tn_infer_rank(cx, t, 0, "a start index", i_label))
      return false;
    if (t->elem != tn_infer_type(cx, first)->elem)
      return tn_infer_fail(cx, same_label, "start indices are %p and %p, expected one type", tn_infer_type(cx, first),
                           t);
  }
  return true;
}

static bool check_slice_size(TnInfer *cx, const TnType *x, uint32_t i, int64_t size, TnConstraint label) {
  if (size < 0)
    return tn_infer_fail(cx, label, "slice size of dimension %u is %" PRId64 ", expected at least 0", i, size);
  if (x->dims[i] == TN_DYNAMIC || size <= x->dims[i]) return true;
  return tn_infer_fail(cx, label, "slice size of dimension %u is %" PRId64 ", expected at most the operand's %" PRId64,
                       i, size, x->dims[i]);
}

bool tn_infer_dynamic_slice(TnInfer *cx) {
  TnI64s sizes = TN_OP_ATTRS(cx->op, dynamic_slice)->slice_sizes;
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_SIZE, TN_SLOT_dynamic_slice_slice_sizes, 0, dynamic_slice_c2},
                                 {TN_RULE_SAME_ELEM, 0, TN_RULE_RESULTS, dynamic_slice_c1},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  if (!check_starts(cx, 1, x->rank, dynamic_slice_i2, dynamic_slice_c2, dynamic_slice_c3)) return false;
  int64_t *dims = tn_infer_dims(cx, x->rank);
  for (uint32_t i = 0; i < x->rank; i++) {
    dims[i] = tn_i64s_at(sizes, i);
    if (!check_slice_size(cx, x, i, dims[i], dynamic_slice_c4)) return false;
  }
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, x->rank, dims, NULL), dynamic_slice_c5);
  return true;
}

bool tn_infer_dynamic_update_slice(TnInfer *cx) {
  static const TnRule rules[] = {
      {TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL}, {TN_RULE_OPERAND, 1, TN_ELEM_TENSOR, TN_INPUT_LABEL},
      {TN_RULE_SAME_ELEM, 1, 0, dynamic_update_slice_c2},   {TN_RULE_SAME_RANK, 1, 0, dynamic_update_slice_c3},
      {TN_RULE_SET, 0, 0, dynamic_update_slice_c1},         {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0), *update = tn_infer_type(cx, 1);
  if (!check_starts(cx, 2, x->rank, dynamic_update_slice_i3, dynamic_update_slice_c4, dynamic_update_slice_c5))
    return false;
  for (uint32_t i = 0; i < x->rank; i++) {
    int64_t size = x->dims[i] == TN_DYNAMIC ? tn_type_bound(x, i) : x->dims[i];
    if (update->dims[i] != TN_DYNAMIC && size != TN_DYNAMIC && update->dims[i] > size)
      return tn_infer_fail(cx, dynamic_update_slice_c6,
                           "dimension %u of the update is %" PRId64 ", expected at most the operand's %" PRId64, i,
                           update->dims[i], size);
  }
  return true;
}

// Where all three are constants the result's static sizes follow.
static bool check_real_slice_dim(TnInfer *cx, const TnType *x, const TnType *result, uint32_t i, int64_t start,
                                 int64_t limit, int64_t stride) {
  if (start < 0 || start > limit || (x->dims[i] != TN_DYNAMIC && limit > x->dims[i]))
    return tn_infer_fail(cx, TN_NO_LABEL,
                         "dimension %u is sliced from %" PRId64 " to %" PRId64 ", expected a range inside its size", i,
                         start, limit);
  if (stride <= 0)
    return tn_infer_fail(cx, TN_NO_LABEL, "stride is %" PRId64 " in dimension %u, expected at least 1", stride, i);
  int64_t size = (limit - start) / stride + ((limit - start) % stride != 0);
  if (!result || tn_dim_compatible(result->dims[i], size)) return true;
  return tn_infer_fail(cx, TN_NO_LABEL, "dimension %u of the result is %" PRId64 ", expected %" PRId64, i,
                       result->dims[i], size);
}

bool tn_infer_real_dynamic_slice(TnInfer *cx) {
  static const char *const names[] = {"operand", "start_indices", "limit_indices", "strides"};
  static const TnRule rules[] = {{TN_RULE_OPERAND, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL},
                                 {TN_RULE_RESULT, 0, TN_ELEM_TENSOR, TN_NO_LABEL},
                                 {TN_RULE_SHAPE, 1, 0, TN_INPUT_LABEL},
                                 {TN_RULE_SHAPE, 2, 0, TN_INPUT_LABEL},
                                 {TN_RULE_SHAPE, 3, 0, TN_INPUT_LABEL},
                                 {TN_RULE_SAME_ELEM, 0, TN_RULE_RESULTS, TN_NO_LABEL},
                                 {TN_RULE_SAME_RANK, TN_RULE_RESULTS, 0, TN_NO_LABEL},
                                 {0}};
  if (!tn_infer_rules(cx, rules)) return false;
  const TnType *x = tn_infer_type(cx, 0), *result = tn_infer_declared(cx, 0);
  TnConst lists[3];
  bool known = true;
  for (uint32_t i = 1; i < 4; i++) {
    const TnType *t = tn_infer_type(cx, i);
    if (t->dims[0] != x->rank)
      return tn_infer_fail(cx, TN_NO_LABEL, "%s has %" PRId64 " elements, expected the operand's rank %u", names[i],
                           t->dims[0], x->rank);
    if (t->elem != tn_infer_type(cx, 1)->elem)
      return tn_infer_fail(cx, TN_NO_LABEL, "%s is %p and start_indices is %p, expected one type", names[i], t,
                           tn_infer_type(cx, 1));
    known &= tn_infer_const_operand(cx, i, &lists[i - 1]);
  }
  for (uint32_t i = 0; known && i < x->rank; i++)
    if (!check_real_slice_dim(cx, x, result, i, tn_const_at(lists[0], i), tn_const_at(lists[1], i),
                              tn_const_at(lists[2], i)))
      return false;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// gather, dynamic_gather.

typedef struct Gather {
  const TnType *x, *indices;
  const TnAttr *numbers;
  TnI64s offset, collapsed, batching, indices_batching, map;
  int64_t index_vector;
  const TnType *sizes_type;  // dynamic_gather: type of its operand of slice sizes
  TnI64s sizes;              // gather
  TnConst const_sizes;       // dynamic_gather, when constant
  bool sizes_known;
} Gather;

// What is checked, in the numbering of gather; dynamic_gather's list in the specification is older and shorter.
enum { C1 = 1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21, C22, C23 };
static const TnConstraint gather_labels[] = {TN_NO_LABEL, gather_c1,  gather_c2,  gather_c3,  gather_c4,  gather_c5,
                                             gather_c6,   gather_c7,  gather_c8,  gather_c9,  gather_c10, gather_c11,
                                             gather_c12,  gather_c13, gather_c14, gather_c15, gather_c16, gather_c17,
                                             gather_c18,  gather_c19, gather_c20, gather_c21, gather_c22, gather_c23};
static const TnConstraint dynamic_gather_labels[] = {
    [C1] = dynamic_gather_c1,   [C2] = dynamic_gather_c2,   [C3] = dynamic_gather_c3,   [C4] = dynamic_gather_c4,
    [C5] = dynamic_gather_c5,   [C6] = dynamic_gather_c6,   [C7] = dynamic_gather_c6,   [C8] = dynamic_gather_c7,
    [C9] = dynamic_gather_c8,   [C18] = dynamic_gather_c9,  [C19] = dynamic_gather_c10, [C20] = dynamic_gather_c11,
    [C21] = dynamic_gather_c12, [C22] = dynamic_gather_c13, [C23] = dynamic_gather_c14};

static void read_gather(const TnAttr *numbers, Gather *g) {
  g->numbers = numbers;
  g->offset = tn_attr_field(numbers, TN_FIELD_gather_offset_dims);
  g->collapsed = tn_attr_field(numbers, TN_FIELD_gather_collapsed_slice_dims);
  g->batching = tn_attr_field(numbers, TN_FIELD_gather_operand_batching_dims);
  g->indices_batching = tn_attr_field(numbers, TN_FIELD_gather_start_indices_batching_dims);
  g->map = tn_attr_field(numbers, TN_FIELD_gather_start_index_map);
  g->index_vector = tn_attr_field(numbers, TN_FIELD_gather_index_vector_dim)->i;
}

// The index vector's dimension is in range; as many elements in start_index_map as it has.
static bool check_index_vector(TnInfer *cx, const Gather *g, const TnConstraint *label) {
  if (!tn_infer_range(cx, g->index_vector, 0, (int64_t)g->indices->rank + 1, "index_vector_dim", label[C2]))
    return false;
  int64_t n = g->index_vector < g->indices->rank ? g->indices->dims[g->index_vector] : 1;
  if (tn_dim_compatible(n, (int64_t)tn_attr_n(g->map))) return true;
  return tn_infer_fail(cx, label[C3],
                       "start_index_map has %zu elements, expected %" PRId64 ", the size of an index vector",
                       tn_attr_n(g->map), n);
}

#define FIELD(name) TN_FIELD_gather_##name
static bool check_gather_dims(TnInfer *cx, const Gather *g, const TnConstraint *label) {
  static const TnRule rules[] = {{TN_RULE_SORTED, FIELD(offset_dims), 0, C4},
                                 {TN_RULE_UNIQUE, FIELD(offset_dims), 0, C4},
                                 {TN_RULE_DISJOINT, FIELD(collapsed_slice_dims), FIELD(operand_batching_dims), C6},
                                 {TN_RULE_SORTED, FIELD(collapsed_slice_dims), 0, C7},
                                 {TN_RULE_DIMS, FIELD(collapsed_slice_dims), 0, C8},
                                 {TN_RULE_SORTED, FIELD(operand_batching_dims), 0, C10},
                                 {TN_RULE_DIMS, FIELD(operand_batching_dims), 0, C11},
                                 {TN_RULE_UNIQUE, FIELD(start_indices_batching_dims), 0, C13},
                                 {TN_RULE_DIMS, FIELD(start_indices_batching_dims), 1, C14},
                                 {TN_RULE_DISJOINT, FIELD(start_index_map), FIELD(operand_batching_dims), C18},
                                 {TN_RULE_DIMS, FIELD(start_index_map), 0, C19},
                                 {0}};
  if ((uint64_t)tn_attr_n(g->offset) + tn_attr_n(g->collapsed) + tn_attr_n(g->batching) != g->x->rank)
    return tn_infer_fail(cx, label[C1],
                         "offset_dims, collapsed_slice_dims and operand_batching_dims have %zu, %zu and %zu elements, "
                         "expected the operand's rank %u together",
                         tn_attr_n(g->offset), tn_attr_n(g->collapsed), tn_attr_n(g->batching), g->x->rank);
  return check_index_vector(cx, g, label) && tn_infer_rules_of(cx, rules, g->numbers, label);
}

static bool check_gather_batching(TnInfer *cx, const Gather *g, const TnConstraint *label) {
  if (tn_i64s_has(g->indices_batching, g->index_vector))
    return tn_infer_fail(cx, label[C15],
                         "start_indices_batching_dims has index_vector_dim %" PRId64 ", expected other dimensions",
                         g->index_vector);
  if (tn_attr_n(g->batching) != tn_attr_n(g->indices_batching))
    return tn_infer_fail(cx, label[C16],
                         "operand_batching_dims has %zu elements and start_indices_batching_dims %zu, expected as many",
                         tn_attr_n(g->batching), tn_attr_n(g->indices_batching));
  for (size_t i = 0; i < tn_attr_n(g->batching); i++) {
    int64_t a = g->x->dims[tn_i64s_at(g->batching, i)], b = g->indices->dims[tn_i64s_at(g->indices_batching, i)];
    if (!tn_dim_compatible(a, b))
      return tn_infer_fail(cx, label[C17],
                           "batching dimension %zu is %" PRId64 " in the operand and %" PRId64 " in start_indices", i,
                           a, b);
  }
  return true;
}

static int64_t gather_size(const Gather *g, size_t dim) {
  if (!g->sizes_known) return TN_DYNAMIC;
  return g->sizes_type ? tn_const_at(g->const_sizes, dim) : tn_i64s_at(g->sizes, dim);
}

static bool check_gather_sizes(TnInfer *cx, const Gather *g, const TnConstraint *label) {
  int64_t n = g->sizes_type ? g->sizes_type->dims[0] : (int64_t)tn_attr_n(g->sizes);
  if (n != g->x->rank)
    return tn_infer_fail(cx, label[C20], "slice_sizes has %" PRId64 " elements, expected the operand's rank %u", n,
                         g->x->rank);
  if (!g->sizes_known) return true;
  for (size_t i = 0; i < tn_attr_n(g->collapsed); i++)
    if (gather_size(g, (size_t)tn_i64s_at(g->collapsed, i)) > 1)
      return tn_infer_fail(cx, label[C9], "slice size of collapsed dimension %" PRId64 " is more than 1",
                           tn_i64s_at(g->collapsed, i));
  for (size_t i = 0; i < tn_attr_n(g->batching); i++)
    if (gather_size(g, (size_t)tn_i64s_at(g->batching, i)) > 1)
      return tn_infer_fail(cx, label[C12], "slice size of batching dimension %" PRId64 " is more than 1",
                           tn_i64s_at(g->batching, i));
  for (uint32_t i = 0; i < g->x->rank; i++)
    if (!check_slice_size(cx, g->x, i, gather_size(g, i), label[C21])) return false;
  return true;
}

// Offset dimensions take slice sizes in order, the others the dimensions of start_indices but index_vector_dim. Both
// lists are sorted, so one walk over the result serves.
static void fill_gather_dims(const Gather *g, size_t rank, int64_t *dims, int64_t *bounds) {
  size_t next_offset = 0, next_batch = 0, next_slice = 0, next_collapsed = 0, next_batching = 0;
  for (size_t i = 0; i < rank; i++) {
    bounds[i] = TN_DYNAMIC;
    if (next_offset == tn_attr_n(g->offset) || tn_i64s_at(g->offset, next_offset) != (int64_t)i) {
      if ((int64_t)next_batch == g->index_vector) next_batch++;
      bounds[i] = tn_type_bound(g->indices, next_batch);
      dims[i] = g->indices->dims[next_batch++];
      continue;
    }
    next_offset++;
    for (;; next_slice++) {
      if (next_collapsed < tn_attr_n(g->collapsed) && tn_i64s_at(g->collapsed, next_collapsed) == (int64_t)next_slice)
        next_collapsed++;
      else if (next_batching < tn_attr_n(g->batching) && tn_i64s_at(g->batching, next_batching) == (int64_t)next_slice)
        next_batching++;
      else
        break;
    }
    dims[i] = gather_size(g, next_slice++);
  }
}

static bool infer_gather(TnInfer *cx, const Gather *g, const TnConstraint *label) {
  const TnType *result = tn_infer_declared(cx, 0);
  if (!check_gather_dims(cx, g, label) || !check_gather_batching(cx, g, label) || !check_gather_sizes(cx, g, label))
    return false;
  size_t n_batch = g->indices->rank - (g->index_vector < g->indices->rank), rank = tn_attr_n(g->offset) + n_batch;
  if (!tn_infer_list_range(cx, g->offset, 0, (int64_t)rank, "offset_dims", label[C5])) return false;
  if (result && result->kind == TN_TYPE_TENSOR &&
      !tn_infer_same_elem(cx, g->x, "operand", result, "result", label[C23]))
    return false;
  int64_t *dims = tn_infer_dims(cx, rank), *bounds = tn_infer_dims(cx, rank);
  fill_gather_dims(g, rank, dims, bounds);
  tn_infer_set(cx, 0, tn_infer_tensor(cx, g->x->elem, rank, dims, bounds), label[C22]);
  return true;
}

// gather_c22 gather_c23: gather_labels
bool tn_infer_gather(TnInfer *cx) {
  const Tn_gather_attrs *a = TN_OP_ATTRS(cx->op, gather);
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL) || !tn_infer_operand(cx, 1, TN_ELEM_DIM, TN_INPUT_LABEL))
    return false;
  Gather g = {.x = tn_infer_type(cx, 0), .indices = tn_infer_type(cx, 1), .sizes = a->slice_sizes, .sizes_known = true};
  read_gather(a->dimension_numbers, &g);
  return infer_gather(cx, &g, gather_labels);
}

// dynamic_gather_c13 dynamic_gather_c14: dynamic_gather_labels
bool tn_infer_dynamic_gather(TnInfer *cx) {
  const Tn_dynamic_gather_attrs *a = TN_OP_ATTRS(cx->op, dynamic_gather);
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_INPUT_LABEL) || !tn_infer_operand(cx, 1, TN_ELEM_DIM, TN_INPUT_LABEL) ||
      !tn_infer_shape_operand(cx, 2, TN_INPUT_LABEL))
    return false;
  Gather g = {.x = tn_infer_type(cx, 0), .indices = tn_infer_type(cx, 1), .sizes_type = tn_infer_type(cx, 2)};
  g.sizes_known = tn_infer_const_operand(cx, 2, &g.const_sizes);
  read_gather(a->dimension_numbers, &g);
  return infer_gather(cx, &g, dynamic_gather_labels);
}

// ---------------------------------------------------------------------------------------------------------------

bool tn_infer_torch_index_select(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_TENSOR, TN_INPUT_LABEL) || !tn_infer_operand(cx, 1, TN_ELEM_I, TN_INPUT_LABEL))
    return false;
  int64_t dim = TN_OP_ATTRS(cx->op, torch_index_select)->dim->i,
          batch = TN_OP_ATTRS(cx->op, torch_index_select)->batch_dims->i;
  const TnType *x = tn_infer_type(cx, 0), *index = tn_infer_type(cx, 1);
  if (!tn_infer_range(cx, dim, 0, x->rank, "dim", TN_NO_LABEL) ||
      !tn_infer_range(cx, batch, 0, dim + 1, "batch_dims", TN_NO_LABEL) ||
      !tn_infer_range(cx, batch, 0, (int64_t)index->rank + 1, "batch_dims", TN_NO_LABEL))
    return false;
  for (int64_t i = 0; i < batch; i++)
    if (!tn_dim_compatible(x->dims[i], index->dims[i]))
      return tn_infer_fail(cx, TN_NO_LABEL,
                           "batch dimension %" PRId64 " is %" PRId64 " in the operand and %" PRId64 " in the index", i,
                           x->dims[i], index->dims[i]);
  size_t rank = 0, at = (size_t)dim;
  int64_t *dims = tn_infer_dims(cx, (size_t)x->rank + index->rank),
          *bounds = tn_infer_dims(cx, (size_t)x->rank + index->rank);
  for (size_t i = 0; i < at; i++, rank++) dims[rank] = x->dims[i], bounds[rank] = tn_type_bound(x, i);
  for (size_t i = (size_t)batch; i < index->rank; i++, rank++)
    dims[rank] = index->dims[i], bounds[rank] = tn_type_bound(index, i);
  for (size_t i = at + 1; i < x->rank; i++, rank++) dims[rank] = x->dims[i], bounds[rank] = tn_type_bound(x, i);
  tn_infer_set(cx, 0, tn_infer_tensor(cx, x->elem, rank, dims, bounds), TN_NO_LABEL);
  return true;
}

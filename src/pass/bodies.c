// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// bodies: what a body that runs for each element does with small arrays is written out, element by element.
//
//   reduce(%x, dim = 0) { f }   ->   f(f(f(%init, %x[0]), %x[1]), %x[2])        where %x is an array inside of a body
//
// A body is a region of reduce, reduce_window, map, scatter, select_and_scatter, sort or a collective, whose arguments
// are scalars; programs stack these into arrays to take a norm, a sum of exponentials or a median of them. Kernels
// compute bodies in registers: folds, windows, products and sorts there become elementwise ops on slices (map, where
// the slices are arrays still), and loops carry the elements of arrays. What a body of a function's own op holds beyond
// that is not for registers: the op becomes a loop over its elements. Requires a module that is up to date.
#include "pass/elements.h"

enum {
  MOST_PLACES = 256,  // of an array that is folded, or of a window
  MOST_SORTED = 24,   // elements that are put in order
  MOST_CARRIED = 64   // elements that a loop carries
};

// The op's regions run once for each element.
static bool has_body(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_reduce:
    case TN_OP_reduce_window:
    case TN_OP_map:
    case TN_OP_scatter:
    case TN_OP_select_and_scatter:
    case TN_OP_sort:
    case TN_OP_all_reduce:
    case TN_OP_reduce_scatter: return true;
    default: return false;
  }
}

static bool is_in_body(const TnOp *op) {
  while ((op = tn_op_parent(op)))
    if (has_body(op)) return true;
  return false;
}

// f(args) on scalars, or elementwise on arrays of one shape. out: its results, n of them.
static TnError *apply(TnPassCtx *cx, TnOp *at, TnRegion *f, TnValue *const *args, size_t n, TnValue **out) {
  const TnType *shape = args[0]->type;
  if (shape->rank == 0) return tn_rewrite_copy_region(cx, at, f, args, out);
  int64_t *dims = tn_new_n(cx->scratch, int64_t, shape->rank);
  for (uint32_t i = 0; i < shape->rank; i++) dims[i] = i;
  for (size_t k = 0; k < n; k++) {
    TnOp *map = tn_rewrite_op(cx, at, TN_OP_map, f->n_args, 1, 1);
    memcpy(map->operands, args, f->n_args * sizeof *args);
    map->attrs[TN_SLOT_dimensions_dimensions] = tn_attr_i64s(cx->m, dims, shape->rank);
    TN_TRY(tn_rewrite_copy_into(cx, f, &map->regions[0]));
    TnOp *end = tn_region_end(&map->regions[0]);
    end->operands[0] = end->operands[k];
    end->n_operands = 1;
    map->results[0].type = tn_shaped_like(cx, shape, end->operands[0]->type->elem);
    out[k] = tn_rewrite_place(cx, at, map);
  }
  return NULL;
}

// ---- folds

// What is folded into the results, and how.
typedef struct Fold {
  TnOp *op;
  uint32_t n;        // arrays, and results
  TnValue **so_far;  // 2n: the results up to here, the elements that come next
} Fold;

static Fold fold_of(TnPassCtx *cx, TnOp *op) {
  Fold f = {.op = op, .n = op->n_results, .so_far = tn_new_n(cx->scratch, TnValue *, 2 * op->n_results)};
  for (uint32_t i = 0; i < f.n; i++) {
    const TnType *type = op->results[i].type;
    TnValue *init = tn_emit_convert(cx, op, op->operands[f.n + i], type->elem);
    f.so_far[i] = tn_emit_broadcast(cx, op, init, type, NULL);
  }
  return f;
}

// Folds one more element, or slice, of each array, which need have only the results' number of elements.
static TnError *fold_next(TnPassCtx *cx, Fold *f, const int64_t *start, const int64_t *limit, const int64_t *strides,
                          TnValue *const *arrays) {
  TnValue **out = tn_new_n(cx->scratch, TnValue *, f->n);
  for (uint32_t i = 0; i < f->n; i++) {
    const TnType *type = f->op->results[i].type;
    TnValue *x = tn_emit_slice(cx, f->op, arrays[i], start, limit, strides);
    x = tn_emit_reshape(cx, f->op, x, type->rank, type->dims);
    f->so_far[f->n + i] = tn_emit_convert(cx, f->op, x, type->elem);
  }
  TN_TRY(apply(cx, f->op, &f->op->regions[0], f->so_far, f->n, out));
  memcpy(f->so_far, out, f->n * sizeof *out);
  return NULL;
}

// The next of all index tuples below size; false after the last.
static bool step(int64_t *at, const int64_t *size, size_t rank) {
  for (size_t i = rank; i-- > 0; at[i] = 0)
    if (++at[i] < size[i]) return true;
  return false;
}

static TnError *write_out_reduce(TnPassCtx *cx, TnOp *op) {
  const TnType *in = op->operands[0]->type;
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  size_t rank = in->rank;
  int64_t *at = tn_new_n(cx->scratch, int64_t, 4 * rank + 1), *size = at + rank, *start = size + rank,
          *limit = start + rank;
  for (size_t i = 0; i < rank; i++) size[i] = 1;
  for (size_t i = 0; i < tn_attr_n(dims); i++) size[tn_i64s_at(dims, i)] = in->dims[tn_i64s_at(dims, i)];
  Fold f = fold_of(cx, op);
  do {
    for (size_t i = 0; i < rank; i++) {
      bool is_folded = size[i] != 1;
      start[i] = is_folded ? at[i] : 0, limit[i] = is_folded ? at[i] + 1 : in->dims[i];
    }
    TN_TRY(fold_next(cx, &f, start, limit, NULL, op->operands));
  } while (step(at, size, rank));
  tn_rewrite_replace(cx, op, f.so_far);
  return NULL;
}

static TnError *write_out_window(TnPassCtx *cx, TnOp *op) {
  const Tn_reduce_window_attrs *a = TN_OP_ATTRS(op, reduce_window);
  const TnType *out = op->results[0].type;
  size_t rank = out->rank;
  int64_t *at = tn_new_n(cx->scratch, int64_t, 8 * rank + 1), *size = at + rank, *start = size + rank,
          *limit = start + rank, *strides = limit + rank, *low = strides + rank, *high = low + rank,
          *interior = high + rank;
  for (size_t i = 0; i < rank; i++) {
    size[i] = tn_i64s_at(a->window_dimensions, i);
    strides[i] = tn_attr_i64_or(a->window_strides, i, 1);
    low[i] = tn_attr_i64_or(a->padding, 2 * i, 0), high[i] = tn_attr_i64_or(a->padding, 2 * i + 1, 0);
    interior[i] = tn_attr_i64_or(a->base_dilations, i, 1) - 1;
  }
  Fold f = fold_of(cx, op);
  TnValue **padded = tn_new_n(cx->scratch, TnValue *, f.n);
  for (uint32_t i = 0; i < f.n; i++)
    padded[i] = tn_emit_pad(cx, op, op->operands[i], op->operands[f.n + i], low, high, interior);
  do {
    for (size_t i = 0; i < rank; i++) {
      start[i] = at[i] * tn_attr_i64_or(a->window_dilations, i, 1);
      limit[i] = start[i] + (out->dims[i] - 1) * strides[i] + 1;
    }
    TN_TRY(fold_next(cx, &f, start, limit, strides, padded));
  } while (step(at, size, rank));
  tn_rewrite_replace(cx, op, f.so_far);
  return NULL;
}

// ---- products: a sum over dimensions that follow those of the result

static TnError *write_out_dot(TnPassCtx *cx, TnOp *op) {
  const TnType *out = op->results[0].type;
  bool is_narrow = tn_dtype_is_float(out->dtype) && tn_dtype_bits(out->dtype) < 32;
  TnValue *products = tn_emit_products(cx, op, is_narrow ? tn_type_scalar(cx->m, TN_F32) : out->elem);
  size_t n = products->type->rank - out->rank;
  int64_t *sums = tn_new_n(cx->scratch, int64_t, n + 1);
  for (size_t i = 0; i < n; i++) sums[i] = (int64_t)(out->rank + i);
  tn_rewrite_replace1(cx, op, tn_emit_convert(cx, op, tn_emit_sum(cx, op, products, sums, n), out->elem));
  return NULL;
}

// ---- sorting: each element goes down to its place among those before it

// Exchanges neighbours where the comparator wants the second first.
static TnError *exchange(TnPassCtx *cx, TnOp *op, TnValue **first, TnValue **second, TnValue **args) {
  TnValue *swaps;
  for (uint32_t i = 0; i < op->n_operands; i++) args[2 * i] = second[i], args[2 * i + 1] = first[i];
  TN_TRY(apply(cx, op, &op->regions[0], args, 1, &swaps));
  for (uint32_t i = 0; i < op->n_operands; i++) {
    first[i] = tn_emit_select(cx, op, swaps, args[2 * i], args[2 * i + 1]);
    second[i] = tn_emit_select(cx, op, swaps, args[2 * i + 1], args[2 * i]);
  }
  return NULL;
}

static int64_t sorted_dim(const TnOp *op) {
  int64_t dim = tn_attr_int_or(TN_OP_ATTRS(op, sort)->dimension, -1);
  return dim < 0 ? dim + op->operands[0]->type->rank : dim;
}

static TnError *write_out_sort(TnPassCtx *cx, TnOp *op) {
  const TnType *t = op->operands[0]->type;
  const int64_t dim = sorted_dim(op);
  uint32_t n = op->n_operands;
  size_t length = (size_t)t->dims[dim];
  int64_t *start = tn_new_n(cx->scratch, int64_t, t->rank), *limit = tn_emit_dims(cx, t, dim, 0);
  TnValue **all = tn_new_n(cx->scratch, TnValue *, (length + 3) * n), **args = all + length * n, **out = args + 2 * n;
  for (size_t k = 0; k < length; k++) {
    start[dim] = (int64_t)k, limit[dim] = (int64_t)k + 1;
    for (uint32_t i = 0; i < n; i++) all[k * n + i] = tn_emit_slice(cx, op, op->operands[i], start, limit, NULL);
    for (size_t j = k; j > 0; j--) TN_TRY(exchange(cx, op, &all[(j - 1) * n], &all[j * n], args));
  }
  TnValue **column = tn_new_n(cx->scratch, TnValue *, length);
  for (uint32_t i = 0; i < n; i++) {
    for (size_t k = 0; k < length; k++) column[k] = all[k * n + i];
    out[i] = tn_emit_joined(cx, op, op->results[i].type, dim, length, column);
  }
  tn_rewrite_replace(cx, op, out);
  return NULL;
}

// ---- loops carry the elements of arrays

// The elements of x as scalars.
static void take_elements(TnPassCtx *cx, TnOp *at, TnValue *x, TnValue **out) {
  const TnType *t = x->type;
  if (t->rank == 0) *out = x;
  int64_t *start = tn_new_n(cx->scratch, int64_t, 2 * t->rank + 1), *limit = start + t->rank;
  for (size_t k = 0; t->rank && k < (size_t)tn_static_count(t); k++) {
    size_t rest = k;
    for (uint32_t i = t->rank; i-- > 0; rest /= (size_t)t->dims[i])
      start[i] = (int64_t)(rest % (size_t)t->dims[i]), limit[i] = start[i] + 1;
    out[k] = tn_emit_reshape(cx, at, tn_emit_slice(cx, at, x, start, limit, NULL), 0, NULL);
  }
}

// An array of such a type again.
static TnValue *put_elements(TnPassCtx *cx, TnOp *at, const TnType *t, TnValue *const *elements) {
  if (t->rank == 0) return elements[0];
  size_t n = (size_t)tn_static_count(t);
  int64_t length = (int64_t)n;
  TnValue **parts = tn_new_n(cx->scratch, TnValue *, n);
  for (size_t k = 0; k < n; k++) parts[k] = tn_emit_reshape(cx, at, elements[k], 1, (const int64_t[]){1});
  const TnType *row = tn_type_tensor(cx->m, t->elem, 1, &length, NULL);
  return tn_emit_reshape(cx, at, tn_emit_joined(cx, at, row, 0, n, parts), t->rank, t->dims);
}

// Arrays of these types, side by side in one list of elements.
static void put_all(TnPassCtx *cx, TnOp *at, const TnOp *loop, TnValue *const *elements, TnValue **out) {
  for (uint32_t i = 0; i < loop->n_operands; i++) {
    out[i] = put_elements(cx, at, loop->operands[i]->type, elements);
    elements += (size_t)tn_static_count(loop->operands[i]->type);
  }
}
static void take_all(TnPassCtx *cx, TnOp *at, uint32_t n, TnValue *const *arrays, TnValue **out) {
  for (uint32_t i = 0; i < n; i++) {
    take_elements(cx, at, arrays[i], out);
    out += (size_t)tn_static_count(arrays[i]->type);
  }
}

static TnError *write_out_while(TnPassCtx *cx, TnOp *op) {
  size_t n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) n += (size_t)tn_static_count(op->operands[i]->type);
  TnOp *loop = tn_rewrite_op(cx, op, TN_OP_while, n, n, 2);
  const TnType **types = tn_new_n(cx->scratch, const TnType *, n);
  TnValue **args = tn_new_n(cx->scratch, TnValue *, n), **arrays = tn_new_n(cx->scratch, TnValue *, op->n_operands),
          **out = tn_new_n(cx->scratch, TnValue *, op->n_operands);
  take_all(cx, op, op->n_operands, op->operands, loop->operands);
  for (size_t i = 0; i < n; i++) loop->results[i].type = types[i] = loop->operands[i]->type;
  for (unsigned k = 0; k < 2; k++) {
    TnRegion *r = &loop->regions[k];
    tn_rewrite_region_args(cx, r, types, n);
    TnOp *end = tn_emit_return(cx, op, r, k ? n : 1);
    for (size_t i = 0; i < n; i++) args[i] = &r->args[i];
    put_all(cx, end, op, args, arrays);
    TN_TRY(tn_rewrite_copy_region(cx, end, &op->regions[k], arrays, out));
    take_all(cx, end, k ? op->n_operands : 1, out, end->operands);
  }
  tn_rewrite_place(cx, op, loop);
  for (size_t i = 0; i < n; i++) args[i] = &loop->results[i];
  put_all(cx, op, op, args, arrays);
  tn_rewrite_replace(cx, op, arrays);
  return NULL;
}

// ---- what kernels can compute in registers

// These sizes, or those of dimensions of a type: so many places in all, and not none.
static bool is_few(TnI64s list, const TnType *of) {
  int64_t n = 1;
  for (size_t i = 0; i < tn_attr_n(list); i++) {
    int64_t size = of ? of->dims[tn_i64s_at(list, i)] : tn_i64s_at(list, i);
    if (size < 1 || size > MOST_PLACES || (n *= size) > MOST_PLACES) return false;
  }
  return true;
}

static bool carries_arrays(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (op->operands[i]->type->rank) return true;
  return false;
}

static bool carries_few(const TnOp *op) {
  size_t n = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    size_t more = (size_t)tn_static_count(op->operands[i]->type);
    if (more < 1 || more > MOST_CARRIED || (n += more) > MOST_CARRIED) return false;
  }
  return true;
}

// Arrays without elements, which nobody reads.
static bool is_nothing(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_static_count(op->results[i].type)) return false;
  return op->n_results && tn_op_is_pure(op);
}

// How the op is written out; NULL: it stays as it is. is_possible: kernels can compute it so.
static TnVisitFn *how_to_write_out(const TnOp *op, bool *is_possible) {
  TnVisitFn *how = NULL;
  switch (op->opcode) {
    case TN_OP_reduce:
      how = write_out_reduce;
      *is_possible = is_few(TN_OP_ATTRS(op, dimensions)->dimensions, op->operands[0]->type);
      break;
    case TN_OP_reduce_window:
      how = write_out_window;
      *is_possible = is_few(TN_OP_ATTRS(op, reduce_window)->window_dimensions, NULL);
      break;
    case TN_OP_dot_general:
      how = write_out_dot;
      *is_possible = is_few(
          tn_attr_field(TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers, TN_FIELD_dot_lhs_contracting_dimensions),
          op->operands[0]->type);
      break;
    case TN_OP_sort: {
      const TnType *t = op->operands[0]->type;
      how = write_out_sort;
      *is_possible = t->rank && t->dims[sorted_dim(op)] <= MOST_SORTED;
      break;
    }
    case TN_OP_while:
      *is_possible = !carries_arrays(op) || carries_few(op);
      how = carries_arrays(op) ? write_out_while : NULL;
      break;
    case TN_OP_chlo_top_k: *is_possible = false; break;
    case TN_OP_constant:
    case TN_OP_iota:
    case TN_OP_map:
    case TN_OP_if:
    case TN_OP_case:
    case TN_OP_return: *is_possible = true; break;
    default: *is_possible = tn_op_is_elementwise(op) || tn_op_get_info(op)->kind == TN_KIND_MOVE;
  }
  if (is_nothing(op)) return *is_possible = true, NULL;
  return *is_possible ? how : NULL;
}

// Both sides of a choice are computed, and a loop on the side that is not taken may never end.
static bool is_for_registers(void *user, TnOp *op) {
  const TnOp *body = user;
  bool is_possible;
  how_to_write_out(op, &is_possible);
  for (const TnOp *at = op; is_possible && op->opcode == TN_OP_while && at != body; at = tn_op_parent(at))
    is_possible = at->opcode != TN_OP_if && at->opcode != TN_OP_case;
  return is_possible;
}

static bool needs_loop(TnOp *op) {
  for (uint32_t i = 0; i < op->n_regions; i++)
    if (!tn_walk(&op->regions[i], is_for_registers, op)) return true;
  return false;
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  bool is_possible;
  if (!is_in_body(op)) return has_body(op) && needs_loop(op) ? tn_elements_loop(cx, op) : NULL;
  TnVisitFn *write_out = how_to_write_out(op, &is_possible);
  return write_out ? write_out(cx, op) : NULL;
}

static bool stays(void *user, TnOp *op) {
  (void)user;
  bool is_possible;
  return !is_in_body(op) || (!how_to_write_out(op, &is_possible) && is_possible && op->opcode != TN_OP_while);
}

static TnError *run(TnPassCtx *cx) {
  return tn_walk(&cx->m->root->regions[0], stays, NULL) ? NULL : tn_rewrite_walk(cx, visit);
}

const TnPass tn_pass_bodies = {.name = "bodies",
                               .doc = "bodies that run per element work on scalars, or in loops over elements",
                               .run = run,
                               .needs = TN_HAS_REGION};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Result shapes: building them dimension by dimension, and the window formula of reduce_window, select_and_scatter
// and convolution.
#include <inttypes.h>

#include "ir/infer_region_priv.h"

void tn_shape_begin(TnInfer *cx, TnShapeBuf *s, size_t max_rank) {
  const size_t half = TN_COUNT(s->small) / 2;
  s->rank = 0;
  s->dims = max_rank <= half ? s->small : tn_new_n(&cx->m->arena, int64_t, max_rank);
  s->bounds = max_rank <= half ? s->small + half : tn_new_n(&cx->m->arena, int64_t, max_rank);
}

const TnType *tn_shape_type(TnInfer *cx, const TnShapeBuf *s, const TnType *elem) {
  return tn_infer_tensor(cx, elem, s->rank, s->dims, s->bounds);
}

void tn_shape_add_merged(TnShapeBuf *s, const TnType *a, size_t dim_a, const TnType *b, size_t dim_b) {
  int64_t x = a->dims[dim_a], y = b->dims[dim_b];
  if (x != TN_DYNAMIC || y != TN_DYNAMIC) {
    tn_shape_add(s, x != TN_DYNAMIC ? x : y, TN_DYNAMIC);
    return;
  }
  int64_t p = tn_type_bound(a, dim_a), q = tn_type_bound(b, dim_b);
  if (p == TN_DYNAMIC || (q != TN_DYNAMIC && q < p)) p = q;
  tn_shape_add(s, TN_DYNAMIC, p);
}

bool tn_infer_at_least(TnInfer *cx, int64_t v, int64_t min, const char *what, TnConstraint label) {
  return v >= min || tn_infer_fail(cx, label, "%s is %" PRId64 ", expected at least %" PRId64, what, v, min);
}

bool tn_infer_dim_list(TnInfer *cx, TnI64s v, size_t rank, const char *what, TnConstraint range_label,
                       TnConstraint unique_label) {
  return tn_infer_list_range(cx, v, 0, (int64_t)rank, what, range_label) &&
         tn_infer_list_unique(cx, v, what, unique_label);
}

TnBits tn_infer_dim_set(TnInfer *cx, TnI64s v, size_t rank) {
  TnBits set = tn_bits_new(&cx->m->arena, rank);
  for (size_t i = 0; i < tn_attr_n(v); i++) tn_bits_set(&set, (size_t)tn_i64s_at(v, i));
  return set;
}

// ---------------------------------------------------------------------------------------------------------------

static bool list_size(TnInfer *cx, const TnWindow *w, const TnAttr *a, const char *what, TnConstraint label) {
  size_t n = a ? tn_attr_n(a) : w->rank;
  if (n == w->rank || (w->may_exceed && n > w->rank)) return true;
  return tn_infer_fail(cx, label, "%s has %zu elements, expected %zu", what, n, w->rank);
}

static bool positive_list(TnInfer *cx, const TnWindow *w, const TnAttr *a, const char *what, TnConstraint size_label,
                          TnConstraint label) {
  return list_size(cx, w, a, what, size_label) && tn_infer_list_min(cx, a, 1, what, label);
}

static bool padding_shape(TnInfer *cx, const TnAttr *padding, size_t rank, TnConstraint label) {
  if (!padding) return true;
  const TnType *t = padding->type;
  if (t->rank == 2 && t->dims[0] == (int64_t)rank && t->dims[1] == 2) return true;
  return tn_infer_fail(cx, label, "padding has type %p, expected %zu x 2 elements", t, rank);
}

bool tn_infer_window(TnInfer *cx, const TnWindow *w, const TnWindowLabels *l) {
  bool is_conv = l->reversal_size != TN_NO_LABEL;
  return positive_list(cx, w, w->strides, "window_strides", l->strides_size, l->strides) &&
         positive_list(cx, w, w->base_dilations, is_conv ? "lhs_dilation" : "base_dilations", l->base_size, l->base) &&
         positive_list(cx, w, w->window_dilations, is_conv ? "rhs_dilation" : "window_dilations", l->window_size,
                       l->window) &&
         list_size(cx, w, w->reversal, "window_reversal", l->reversal_size) &&
         padding_shape(cx, w->padding, w->rank, l->padding);
}

static bool dilate(int64_t n, int64_t dilation, int64_t *out) {
  *out = 0;
  return n == 0 || (!__builtin_mul_overflow(n - 1, dilation, out) && !__builtin_add_overflow(*out, 1, out));
}

bool tn_infer_n_windows(TnInfer *cx, const TnWindow *w, size_t i, int64_t dim, int64_t size, TnConstraint label,
                        int64_t *out) {
  *out = TN_DYNAMIC;
  if (dim == TN_DYNAMIC || size == TN_DYNAMIC) return true;
  int64_t low = tn_attr_i64_or(w->padding, 2 * i, 0), high = tn_attr_i64_or(w->padding, 2 * i + 1, 0);
  int64_t padded, window, free_places;
  if (!dilate(dim, tn_attr_i64_or(w->base_dilations, i, 1), &padded) ||
      !dilate(size, tn_attr_i64_or(w->window_dilations, i, 1), &window) ||
      __builtin_add_overflow(padded, low, &padded) || __builtin_add_overflow(padded, high, &padded) ||
      __builtin_sub_overflow(padded, window, &free_places))
    return tn_infer_fail(cx, label, "the padded and dilated size of dimension %zu, from %" PRId64 ", exceeds 64 bits",
                         i, dim);
  bool is_empty = padded == 0 || window > padded;
  *out = is_empty ? 0 : free_places / tn_attr_i64_or(w->strides, i, 1);
  if (!is_empty && *out < INT64_MAX) ++*out;
  return true;
}

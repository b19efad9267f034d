// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the inference functions of ops with regions, windows and dimension numbers share: the signature of a region,
// result shapes under construction, the window formula, replica groups.
#ifndef TENON_IR_INFER_REGION_PRIV_H
#define TENON_IR_INFER_REGION_PRIV_H

#include "ir/infer_priv.h"

// ---- values that are not (only) tensors
typedef unsigned TnValueSet;
enum {
  TN_VALUE_TENSOR = 1,    // ranked, of any element type of StableHLO but
  TN_VALUE_PER_AXIS = 2,  // per-axis quantized
  TN_VALUE_UNRANKED = 4,
  TN_VALUE_TOKEN = 8,
  TN_VALUE_BUFFER = 16,
  TN_VALUE_FUTURE = 32,
  TN_VALUE_TUPLE = 64,  // of values of the set
  TN_VALUE_ANY_TENSOR = TN_VALUE_TENSOR | TN_VALUE_PER_AXIS,
};
bool tn_infer_value(TnInfer *cx, const TnType *t, TnValueSet set, const char *what, size_t i, TnConstraint label);
bool tn_infer_values(TnInfer *cx, TnValueSet set, TnConstraint label);  // all operands
bool tn_infer_n_results(TnInfer *cx, size_t n, TnConstraint label);

// ---- regions
// The return of region `index`; NULL after reporting a region without block or return. `what` names the region in
// messages ("body").
const TnOp *tn_infer_terminator(TnInfer *cx, unsigned index, const char *what, TnConstraint label);
bool tn_infer_n_args(TnInfer *cx, unsigned index, size_t n, const char *what, TnConstraint label);
bool tn_infer_n_returned(TnInfer *cx, const TnOp *ret, size_t n, const char *what, TnConstraint label);
// The type is tensor<elem>; elem NULL: any element. `what` names the value ("body argument"), i is its number.
bool tn_infer_scalar(TnInfer *cx, const TnType *t, const TnType *elem, const char *what, size_t i, TnConstraint label);
// Region `index` computes (E0, ..., En-1, E0, ..., En-1) -> (E0, ..., En-1) on 0-D tensors, and the element type of
// inputs[i] is promotable to Ei. Fills accumulators[i] with Ei.
bool tn_infer_reducer(TnInfer *cx, unsigned index, const TnType *const *inputs, const TnType **accumulators, size_t n,
                      const char *what, TnConstraint label);
// Specification's is_promotable on element types: same kind, and at least as wide.
bool tn_elem_promotable(const TnType *from, const TnType *to);

// A declared result agrees with what inference says in its element type, or in its shape: for constraints that speak of
// one of the two. True when nothing, or no tensor, is declared (the caller sets the whole type afterwards).
bool tn_infer_declared_elem(TnInfer *cx, uint32_t result, const TnType *t, TnConstraint label);
bool tn_infer_declared_shape(TnInfer *cx, uint32_t result, const TnType *t, TnConstraint label);

// ---- result shapes under construction
typedef struct TnShapeBuf {
  int64_t *dims, *bounds;
  size_t rank;
  int64_t small[16];  // dims and bounds of the usual ranks
} TnShapeBuf;
void tn_shape_begin(TnInfer *cx, TnShapeBuf *s, size_t max_rank);
static inline void tn_shape_add(TnShapeBuf *s, int64_t dim, int64_t bound) {
  s->dims[s->rank] = dim;
  s->bounds[s->rank++] = bound;
}
static inline void tn_shape_copy(TnShapeBuf *s, const TnType *t, size_t dim) {
  tn_shape_add(s, t->dims[dim], tn_type_bound(t, dim));
}
const TnType *tn_shape_type(TnInfer *cx, const TnShapeBuf *s, const TnType *elem);
// Two compatible dimensions that must be equal: the known size wins, of two bounds the smaller.
void tn_shape_add_merged(TnShapeBuf *s, const TnType *a, size_t dim_a, const TnType *b, size_t dim_b);

// Every element in [0, rank), none twice.
bool tn_infer_dim_list(TnInfer *cx, TnI64s v, size_t rank, const char *what, TnConstraint range_label,
                       TnConstraint unique_label);
// The set of dimensions that a checked list names.
TnBits tn_infer_dim_set(TnInfer *cx, TnI64s v, size_t rank);

// ---- windows
// The window attributes of an op; an absent list stands for its default in every dimension.
typedef struct TnWindow {
  size_t rank;
  const TnAttr *strides, *base_dilations, *window_dilations, *reversal, *padding;
  bool may_exceed;  // lists may have more elements than dimensions; what is over says nothing
} TnWindow;
typedef struct TnWindowLabels {
  TnConstraint strides_size, strides, base_size, base, window_size, window, reversal_size, padding;
} TnWindowLabels;
bool tn_infer_window(TnInfer *cx, const TnWindow *w, const TnWindowLabels *labels);
// Number of positions of a window of `size` along dimension i of an input of `dim` elements; unknown when either is.
// False after reporting numbers beyond 64 bits.
bool tn_infer_n_windows(TnInfer *cx, const TnWindow *w, size_t i, int64_t dim, int64_t size, TnConstraint label,
                        int64_t *out);

#endif  // TENON_IR_INFER_REGION_PRIV_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Whether a type is well formed: sizes that fit, bounds, quantization parameters. The readers build types as written;
// here they are judged.
#include "ir/infer_priv.h"

#include <inttypes.h>
#include <math.h>

static bool check_size(TnInfer *cx, const TnType *t) {
  int64_t n, bytes;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] < 0 && t->dims[i] != TN_DYNAMIC)
      return tn_infer_fail(cx, TN_NO_LABEL, "dimension %u of %p is negative", i, t);
  if (!tn_type_is_static(t)) return true;
  size_t size = tn_dtype_bytes(t->dtype);
  if (tn_type_n_elements(t, &n) && tn_mul_i64(n, size ? (int64_t)size : 8, &bytes)) return true;
  return tn_infer_fail(cx, TN_NO_LABEL, "%p has more elements than memory can have", t);
}

// As many bounds as dimensions, only for dynamic ones.
static bool check_bounds(TnInfer *cx, const TnType *t) {
  if (!t->bounds) return true;
  size_t n = tn_attr_n(tn_attr_field(t->encoding, TN_FIELD_bounds_bounds));
  if (n != t->rank)
    return tn_infer_fail(cx, TN_NO_LABEL, "%p has %zu bounds, expected one for each of %u dimensions", t, n, t->rank);
  for (uint32_t i = 0; i < t->rank; i++) {
    if (t->bounds[i] == TN_DYNAMIC) continue;
    if (t->dims[i] != TN_DYNAMIC)
      return tn_infer_fail(cx, TN_NO_LABEL,
                           "dimension %u of %p is static and has a bound, expected ? for the dimension or the bound", i,
                           t);
  }
  return true;
}

static bool check_range(TnInfer *cx, const TnQuant *q) {
  const TnType *s = q->storage;
  if (s->kind != TN_TYPE_INTEGER || s->width < 1 || s->width > 32)
    return tn_infer_fail(cx, TN_NO_LABEL, "storage type is %p, expected an integer of at most 32 bits", s);
  int64_t low = s->sign == TN_UNSIGNED ? 0 : -((int64_t)1 << (s->width - 1));
  int64_t high = s->sign == TN_UNSIGNED ? ((int64_t)1 << s->width) - 1 : ((int64_t)1 << (s->width - 1)) - 1;
  if (q->min < low || q->max > high || q->min >= q->max)
    return tn_infer_fail(cx, quantized_element_type_c3,
                         "storage range is %" PRId64 ":%" PRId64 ", expected an ascending one inside %" PRId64
                         ":%" PRId64,
                         q->min, q->max, low, high);
  return true;
}

// A scale that the expressed type cannot hold would become infinite or zero.
static bool check_scale(TnInfer *cx, const TnQuant *q, size_t i) {
  double scale = q->scales[i];
  if (!isfinite(scale))
    return tn_infer_fail(cx, quantized_element_type_c6, "scale %zu is %g, expected a finite number", i, scale);
  if (!(scale > 0))
    return tn_infer_fail(cx, quantized_element_type_c5, "scale %zu is %g, expected a positive number", i, scale);
  TnDtype dtype = q->expressed->dtype;
  double smallest = tn_float_decode(dtype, 1), held = tn_float_decode(dtype, tn_float_encode(dtype, scale));
  if (isfinite(held) && scale >= smallest) return true;
  return tn_infer_fail(cx, quantized_element_type_c4, "scale %zu is %g, expected one in the range of %s", i, scale,
                       tn_dtype_name(dtype));
}

static bool check_quant(TnInfer *cx, const TnQuant *q) {
  if (!tn_dtype_is_float(q->expressed->dtype))
    return tn_infer_fail(cx, quantized_element_type_c4, "expressed type is %p, expected a float", q->expressed);
  for (size_t i = 0; i < q->n; i++)
    if (!check_scale(cx, q, i)) return false;
  return check_range(cx, q);
}

static bool check_future(TnInfer *cx, const TnType *t) {
  for (uint32_t i = 0; i < t->n_types; i++)
    if (t->types[i]->kind != TN_TYPE_TENSOR)
      return tn_infer_fail(cx, TN_NO_LABEL, "%p holds %p, expected ranked tensors", t, t->types[i]);
  return true;
}

bool tn_verify_type(TnInfer *cx, const TnType *t) {
  switch (t->kind) {
    case TN_TYPE_QUANT: return check_quant(cx, t->quant);
    case TN_TYPE_TENSOR:
    case TN_TYPE_MEMREF: return tn_verify_type(cx, t->elem) && check_size(cx, t) && check_bounds(cx, t);
    case TN_TYPE_UNRANKED:
    case TN_TYPE_COMPLEX: return tn_verify_type(cx, t->elem);
    case TN_TYPE_FUTURE:
      if (!check_future(cx, t)) return false;
      break;
    default: break;
  }
  for (uint32_t i = 0; i < t->n_types; i++)
    if (!tn_verify_type(cx, t->types[i])) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// What StableHLO asks of quantized tensors beyond what the type itself does.

static bool check_storage(TnInfer *cx, const TnQuant *q, const char *what) {
  uint32_t w = q->storage->width;
  if (q->storage->sign == TN_SIGNED || (w != 2 && w != 4 && w != 8 && w != 16 && w != 32))
    return tn_infer_fail(cx, TN_NO_LABEL,
                         "storage type of %s is %p, expected a signless or unsigned integer of 2, 4, 8, 16 or 32 bits",
                         what, q->storage);
  for (size_t i = 0; i < q->n; i++)
    if (q->zero_points[i] < q->min || q->zero_points[i] > q->max)
      return tn_infer_fail(cx, quantized_element_type_c7,
                           "zero point %zu of %s is %" PRId64 ", expected one inside %" PRId64 ":%" PRId64, i, what,
                           q->zero_points[i], q->min, q->max);
  return true;
}

bool tn_verify_quantized(TnInfer *cx, const TnType *t, const char *what) {
  const TnQuant *q = t->quant;
  if (!q || t->kind == TN_TYPE_QUANT) return true;
  if (!check_storage(cx, q, what)) return false;
  if (!tn_quant_is_per_axis(q) || t->kind != TN_TYPE_TENSOR) return true;
  if (q->axis >= t->rank)
    return tn_infer_fail(cx, quantized_element_type_c12,
                         "%s is %p, expected its quantization dimension %" PRId64 " to be less than its rank %u", what,
                         t, q->axis, t->rank);
  if (tn_dim_compatible(t->dims[q->axis], (int64_t)q->n)) return true;
  return tn_infer_fail(cx, quantized_element_type_c13,
                       "%s is %p with %zu scales, expected the quantized dimension's size %" PRId64, what, t, q->n,
                       t->dims[q->axis]);
}

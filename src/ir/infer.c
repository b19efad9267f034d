// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The entry to type inference, its table, and the checks that the families share (infer_priv.h).
#include "ir/infer_priv.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#undef TN_SAME
#undef TN_CHLO_SAME
#undef TN_CHLO_B_SAME
TnInferFn *const tn_infer_table[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) [TN_OP_##id] = tn_infer_##id,
#define TN_SAME(id, operands, traits, set, attrs) [TN_OP_##id] = tn_infer_same,
#define TN_CHLO_SAME(name, operands, set) [TN_OP_chlo_##name] = tn_infer_chlo_same,
#define TN_CHLO_B_SAME(name, set) [TN_OP_chlo_broadcast_##name] = tn_infer_chlo_broadcast_same,
#include "ir/ops.def"
#undef TN_OP
};

// The conversions of printf that messages use, and %p: the spelling of a type.
static void put_message(TnBuf *out, const char *fmt, va_list args) {
  for (const char *at; (at = strchr(fmt, '%')); fmt = at + 1) {
    tn_buf_add(out, fmt, (size_t)(at++ - fmt));
    switch (*at) {
      case 'c': tn_buf_char(out, (char)va_arg(args, int)); break;
      case 'g': tn_buf_fmt(out, "%g", va_arg(args, double)); break;
      case 's': tn_buf_z(out, va_arg(args, const char *)); break;
      case 'p': tn_buf_z(out, tn_type_text(out->arena, va_arg(args, const TnType *))); break;
      case 'u': tn_buf_int(out, va_arg(args, unsigned)); break;
      case 'd': tn_buf_int(out, va_arg(args, int)); break;
      case '.': {  // %.*s
        const int n = va_arg(args, int);
        tn_buf_add(out, va_arg(args, const char *), (size_t)n), at += 2;
        break;
      }
      default:  // %zu, %ld, %lld
        tn_buf_int(out, va_arg(args, int64_t));
        while (*at != 'd' && *at != 'u') at++;
    }
  }
  tn_buf_z(out, fmt);
}

// "<op>: message (<op>_c<number>)"
static void report(TnInfer *cx, TnSeverity severity, TnConstraint label, const char *fmt, va_list args) {
  TnBuf out = {.arena = &cx->m->arena};
  tn_buf_fmt(&out, "%s: ", tn_op_short_name(cx->op));
  put_message(&out, fmt, args);
  bool is_of_type = label > TN_TYPE_LABEL, is_input = label < 0;
  const char *of =
      is_of_type ? "quantized_element_type" : tn_op_mnemonic(cx->rules ? cx->rules : tn_op_get_info(cx->op));
  int number = is_of_type ? label - TN_TYPE_LABEL : is_input ? -label : label;
  if (label != TN_NO_LABEL) tn_buf_fmt(&out, " (%s_%c%d)", of, is_input ? 'i' : 'c', number);
  tn_diag(cx->diags, severity, tn_op_loc(cx->m, cx->op), "%.*s", TN_STR_ARG(tn_buf_view(&out)));
}

bool tn_infer_fail(TnInfer *cx, TnConstraint label, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report(cx, TN_ERROR, label, fmt, args);
  va_end(args);
  cx->n_failures++;
  return false;
}

bool tn_infer_warn(TnInfer *cx, TnConstraint label, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  report(cx, TN_WARNING, label, fmt, args);
  va_end(args);
  return true;
}

static bool has_declared_results(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (!op->results[i].type) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// What the op table says: counts, and attributes that are there and of their kind. Inference relies on it.

static bool check_count(TnInfer *cx, int spec, size_t n, const char *what) {
  if (tn_count_ok(spec, n)) return true;
  return tn_infer_fail(cx, TN_NO_LABEL, "%zu %s given, expected %s%d", n, what, spec >= 0 ? "" : "at least ",
                       spec >= 0 ? spec : TN_MIN_OF(spec));
}

static bool check_attr(TnInfer *cx, const TnAttrSpec *spec, const TnAttr *a) {
  const char *expected = "";
  if (!a) {
    if (spec->presence != TN_REQUIRED) return true;
    return tn_infer_fail(cx, TN_NO_LABEL, "attribute %s is missing", tn_name(spec->name));
  }
  if (tn_attr_conform(cx->m, spec, a, &expected) != a)
    return tn_infer_fail(cx, TN_NO_LABEL, "attribute %s is of another kind, expected %s", tn_name(spec->name),
                         expected);
  return tn_attr_is_whole(a) || tn_infer_fail(cx, TN_NO_LABEL, "attribute %s is incomplete", tn_name(spec->name));
}

static bool check_table(TnInfer *cx) {
  const TnOp *op = cx->op;
  const TnOpInfo *info = tn_op_get_info(op);
  if (!check_count(cx, info->operands, op->n_operands, "operands") ||
      !check_count(cx, info->results, op->n_results, "results") ||
      !check_count(cx, info->regions, op->n_regions, "regions"))
    return false;
  for (unsigned i = 0; i < info->n_attrs; i++)
    if (!check_attr(cx, &tn_op_specs(info)[i], op->attrs[i])) return false;
  return true;
}

bool tn_infer_fits_table(TnModule *m, const TnOp *op) {
  TnDiags silent = {.n_max = 1};
  TnInfer cx = {.m = m, .diags = &silent, .op = op};
  bool ok = check_table(&cx);
  tn_error_destroy(tn_diags_finish(&silent));
  return ok;
}

TnOp *tn_infer_symbol(const TnInfer *cx, TnStr name) {
  return cx->symbols ? tn_map_find(cx->symbols, name) : tn_module_find_symbol(cx->m, name);
}

// ---------------------------------------------------------------------------------------------------------------

// The program says a result's type and inference says another.
static bool check_declared(TnInfer *cx, uint32_t i) {
  const TnType *declared = tn_infer_declared(cx, i), *inferred = cx->types[i];
  if (!declared || !inferred || tn_type_compatible(declared, inferred)) return true;
  TnConstraint label = cx->result_label;
  if (cx->op->n_results == 1) return tn_infer_fail(cx, label, "result is %p, expected %p", declared, inferred);
  return tn_infer_fail(cx, label, "result %u is %p, expected %p", i, declared, inferred);
}

bool tn_infer_op(TnModule *m, const TnOp *op, TnDiags *diags, const TnType **out_types) {
  return tn_infer_op_in(m, NULL, op, diags, out_types);
}

bool tn_infer_op_in(TnModule *m, const TnMap *symbols, const TnOp *op, TnDiags *diags, const TnType **out_types) {
  for (uint32_t i = 0; i < op->n_results; i++) out_types[i] = NULL;
  TnInfer cx = {.m = m,
                .diags = diags,
                .op = op,
                .symbols = symbols,
                .has_results = has_declared_results(op),
                .types = out_types};
  if (!check_table(&cx) || !tn_infer_table[op->opcode](&cx) || cx.n_failures) return false;
  for (uint32_t i = 0; i < op->n_results; i++) {
    if (!check_declared(&cx, i)) return false;
    if (!out_types[i]) out_types[i] = tn_infer_declared(&cx, i);
    if (!out_types[i]) return tn_infer_fail(&cx, TN_NO_LABEL, "the type of result %u must be given", i);
  }
  return tn_infer_sdy_attrs(&cx);
}

// ---------------------------------------------------------------------------------------------------------------
// Reading the op.

TnElemSet tn_elem_set(const TnType *elem) {
  if (elem->kind == TN_TYPE_INDEX) return TN_ELEM_INDEX;
  if (elem->kind == TN_TYPE_QUANT)  // sub-channel quantization has no place in StableHLO
    return elem->quant->n_blocks ? 0 : tn_quant_is_per_axis(elem->quant) ? TN_ELEM_A : TN_ELEM_Q;
  switch (tn_dtype_class(elem->dtype)) {
    case TN_CLASS_BOOL: return TN_ELEM_P;
    case TN_CLASS_SINT: return TN_ELEM_S;
    case TN_CLASS_UINT: return TN_ELEM_U;
    case TN_CLASS_FLOAT: return TN_ELEM_F;
    case TN_CLASS_COMPLEX: return TN_ELEM_C;
    default: return 0;
  }
}

const char *tn_infer_dim_text(TnInfer *cx, int64_t dim) {
  return dim == TN_DYNAMIC ? "?" : tn_arena_fmt(&cx->m->arena, "%" PRId64, dim).p;
}

// index is stored as i64
static size_t elem_bytes(const TnAttr *dense) {
  return tn_dtype_bytes(dense->type->dtype ? dense->type->dtype : TN_I64);
}

bool tn_infer_const_operand(const TnInfer *cx, uint32_t operand, TnConst *out) {
  const TnOp *def = tn_value_op(cx->op->operands[operand]);
  if (!def || def->opcode != TN_OP_constant) return false;
  const TnAttr *a = def->attrs[TN_SLOT_constant_value];
  if (!a || a->kind != TN_ATTR_DENSE || a->type->kind != TN_TYPE_TENSOR ||
      !(tn_elem_set(a->type->elem) & (TN_ELEM_DIM | TN_ELEM_P)))
    return false;
  int64_t n;  // a constant that is itself wrong counts as unknown
  *out = (TnConst){a, tn_attr_n(a)};
  return tn_type_n_elements(cx->op->operands[operand]->type, &n) && (uint64_t)n == out->n &&
         a->data_bytes / elem_bytes(a) >= (a->is_splat ? 1 : out->n);
}

int64_t tn_const_at(TnConst c, size_t i) {
  assert(i < c.n);
  TnDtype dtype = c.attr->type->dtype ? c.attr->type->dtype : TN_I64;  // index is stored as i64
  size_t size = tn_dtype_bytes(dtype);
  const uint8_t *p = c.attr->data + (c.attr->is_splat ? 0 : i * size);
  bool is_signed = tn_dtype_class(dtype) == TN_CLASS_SINT;
  uint64_t v = 0;
  memcpy(&v, p, size);  // elements are little-endian and so is the machine
  if (is_signed && size < 8 && v >> (size * 8 - 1)) v |= ~(uint64_t)0 << (size * 8);
  return (int64_t)v;
}

// ---------------------------------------------------------------------------------------------------------------
// Results.

void tn_infer_set(TnInfer *cx, uint32_t result, const TnType *t, TnConstraint label) {
  cx->types[result] = t;
  cx->result_label = label;
}

static const TnAttr *bounds_attr(TnModule *m, const int64_t *bounds, size_t rank) {
  const TnAttr *fields[TN_N_FIELDS_bounds] = {[TN_FIELD_bounds_bounds] = tn_attr_i64s(m, bounds, rank)};
  return tn_attr_struct(m, TN_STRUCT_bounds, fields);
}

const TnType *tn_infer_tensor(TnInfer *cx, const TnType *elem, size_t rank, const int64_t *dims,
                              const int64_t *bounds) {
  bool any = false;
  for (size_t i = 0; bounds && i < rank; i++) any |= bounds[i] != TN_DYNAMIC;
  return tn_type_tensor(cx->m, elem, rank, dims, any ? bounds_attr(cx->m, bounds, rank) : NULL);
}

// One dimension of a merge: size and bound so far, changed by what another type says.
typedef struct Dim {
  int64_t size, bound;
} Dim;

static bool merge_dim(Dim *d, Dim other) {
  if (d->size == TN_DYNAMIC && other.size == TN_DYNAMIC) {
    if (d->bound == TN_DYNAMIC || (other.bound != TN_DYNAMIC && other.bound < d->bound)) d->bound = other.bound;
    return true;
  }
  if (!tn_dim_compatible(d->size, other.size)) return false;
  int64_t bound = d->size == TN_DYNAMIC ? d->bound : other.size == TN_DYNAMIC ? other.bound : TN_DYNAMIC;
  if (d->size == TN_DYNAMIC) d->size = other.size;
  d->bound = TN_DYNAMIC;
  return bound == TN_DYNAMIC || d->size <= bound;
}

static bool join_dim(Dim *d, Dim other) {
  if (!tn_dim_compatible(d->size, other.size)) return false;
  if (d->size == other.size && d->size != TN_DYNAMIC) return true;
  int64_t a = d->size == TN_DYNAMIC ? d->bound : d->size, b = other.size == TN_DYNAMIC ? other.bound : other.size;
  d->size = TN_DYNAMIC;
  d->bound = a == TN_DYNAMIC || b == TN_DYNAMIC ? TN_DYNAMIC : a > b ? a : b;
  return true;
}

static const char *dim_with_bound(TnInfer *cx, Dim d) {
  if (d.size != TN_DYNAMIC || d.bound == TN_DYNAMIC) return tn_infer_dim_text(cx, d.size);
  return tn_arena_fmt(&cx->m->arena, "? bounded by %" PRId64, d.bound).p;
}

static bool fold_type(TnInfer *cx, const TnType *t, const TnType *first, Dim *dims, bool join, TnConstraint label) {
  if (t->rank != first->rank) {
    tn_infer_fail(cx, label, "ranks of %p and %p differ", first, t);
    return false;
  }
  for (uint32_t i = 0; i < t->rank; i++) {
    Dim other = {t->dims[i], tn_type_bound(t, i)}, before = dims[i];
    if (join ? join_dim(&dims[i], other) : merge_dim(&dims[i], other)) continue;
    return tn_infer_fail(cx, label, "dimension %u is %s and %s, expected compatible sizes", i,
                         dim_with_bound(cx, before), dim_with_bound(cx, other));
  }
  return true;
}

static const TnType *fold(TnInfer *cx, const TnType *const *types, size_t n, bool join, TnConstraint label) {
  const TnType *first = NULL;
  bool any_bounds = false;
  for (size_t i = 0; i < n; i++) {
    if (types[i]->kind != TN_TYPE_TENSOR && join) return types[i];
    if (types[i]->kind == TN_TYPE_TENSOR && !first) first = types[i];
    any_bounds |= types[i]->bounds != NULL;
  }
  if (!first) return types[0];
  Dim *dims = tn_new_n(&cx->m->arena, Dim, first->rank);
  for (uint32_t i = 0; i < first->rank; i++) dims[i] = (Dim){first->dims[i], tn_type_bound(first, i)};
  for (size_t k = 0; k < n; k++)
    if (types[k] != first && types[k]->kind == TN_TYPE_TENSOR && !fold_type(cx, types[k], first, dims, join, label))
      return NULL;
  int64_t *sizes = tn_new_n(&cx->m->arena, int64_t, first->rank),
          *bounds = tn_new_n(&cx->m->arena, int64_t, first->rank);
  for (uint32_t i = 0; i < first->rank; i++) sizes[i] = dims[i].size, bounds[i] = dims[i].bound;
  if (!any_bounds) return tn_type_tensor(cx->m, first->elem, first->rank, sizes, first->encoding);
  return tn_infer_tensor(cx, first->elem, first->rank, sizes, bounds);
}

const TnType *tn_infer_merge(TnInfer *cx, const TnType *const *types, size_t n, TnConstraint label) {
  bool all_same = true;
  for (size_t i = 1; i < n; i++) all_same &= types[i] == types[0];
  return all_same ? types[0] : fold(cx, types, n, false, label);
}

const TnType *tn_infer_join(TnInfer *cx, const TnType *const *types, size_t n, TnConstraint label) {
  bool all_same = true;
  for (size_t i = 1; i < n; i++) all_same &= types[i] == types[0];
  return all_same ? types[0] : fold(cx, types, n, true, label);
}

// ---------------------------------------------------------------------------------------------------------------
// Checks of types.

const char *tn_elem_set_text(TnInfer *cx, TnElemSet set) {
  static const struct {
    TnElemSet bits;
    const char *text;
  } names[] = {
      {TN_ELEM_P, "i1"},
      {TN_ELEM_I, "integer"},
      {TN_ELEM_S, "signed integer"},
      {TN_ELEM_U, "unsigned integer"},
      {TN_ELEM_INDEX, "index"},
      {TN_ELEM_F, "float"},
      {TN_ELEM_C, "complex"},
      {TN_ELEM_Q, "per-tensor quantized"},
      {TN_ELEM_A, "per-axis quantized"},
  };
  TnBuf out = {.arena = &cx->m->arena};
  for (size_t i = 0; i < TN_COUNT(names); i++) {
    if ((set & names[i].bits) != names[i].bits) continue;
    set &= ~names[i].bits;
    if (out.n) tn_buf_z(&out, set ? ", " : " or ");
    tn_buf_z(&out, names[i].text);
  }
  tn_buf_char(&out, 0);
  return out.p;
}

bool tn_infer_is_tensor(TnInfer *cx, const TnType *t, TnElemSet set, const char *what, TnConstraint label) {
  if (t->kind == TN_TYPE_TENSOR && tn_elem_set(t->elem) & set) return true;
  return tn_infer_fail(cx, label, "%s is %p, expected a ranked tensor of %s", what, t, tn_elem_set_text(cx, set));
}

static TnConstraint input_label(uint32_t operand, TnConstraint label) {
  return label == TN_INPUT_LABEL ? (TnConstraint)(-(int)operand - 1) : label;
}

bool tn_infer_operand(TnInfer *cx, uint32_t i, TnElemSet set, TnConstraint label) {
  const TnType *t = tn_infer_type(cx, i);
  if (t->kind == TN_TYPE_TENSOR && tn_elem_set(t->elem) & set) return true;
  char what[32];
  snprintf(what, sizeof what, "operand %u", i);
  return tn_infer_is_tensor(cx, t, set, what, input_label(i, label));
}

bool tn_infer_operands(TnInfer *cx, uint32_t first, uint32_t n, TnElemSet set, TnConstraint label) {
  for (uint32_t i = first; i < first + n; i++)
    if (!tn_infer_operand(cx, i, set, label)) return false;
  return true;
}

bool tn_infer_result(TnInfer *cx, uint32_t i, TnElemSet set, TnConstraint label) {
  const TnType *t = tn_infer_declared(cx, i);
  if (!t || (t->kind == TN_TYPE_TENSOR && tn_elem_set(t->elem) & set)) return true;
  char what[32];
  snprintf(what, sizeof what, cx->op->n_results == 1 ? "result" : "result %u", i);
  return tn_infer_is_tensor(cx, t, set, what, label);
}

bool tn_infer_rank(TnInfer *cx, const TnType *t, uint32_t rank, const char *what, TnConstraint label) {
  if (t->kind == TN_TYPE_TENSOR && t->rank == rank) return true;
  return tn_infer_fail(cx, label, "%s is %p, expected a tensor of rank %u", what, t, rank);
}

bool tn_infer_static(TnInfer *cx, const TnType *t, const char *what, TnConstraint label) {
  if (tn_type_is_static(t)) return true;
  return tn_infer_fail(cx, label, "%s is %p, expected static dimensions", what, t);
}

bool tn_infer_shape_operand(TnInfer *cx, uint32_t i, TnConstraint label) {
  const TnType *t = tn_infer_type(cx, i);
  char what[32];
  if (!tn_infer_operand(cx, i, TN_ELEM_DIM, label)) return false;
  if (t->rank == 1 && t->dims[0] != TN_DYNAMIC) return true;
  snprintf(what, sizeof what, "operand %u", i);
  label = input_label(i, label);
  return tn_infer_rank(cx, t, 1, what, label) && tn_infer_static(cx, t, what, label);
}

bool tn_elem_compatible(const TnType *a, const TnType *b) {
  return tn_type_elem_compatible(a->kind == TN_TYPE_TENSOR || a->kind == TN_TYPE_UNRANKED ? a->elem : a,
                                 b->kind == TN_TYPE_TENSOR || b->kind == TN_TYPE_UNRANKED ? b->elem : b);
}

bool tn_shape_compatible(const TnType *a, const TnType *b) {
  if (a->kind == TN_TYPE_UNRANKED || b->kind == TN_TYPE_UNRANKED) return true;
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; i++)
    if (!tn_dim_compatible(a->dims[i], b->dims[i])) return false;
  return true;
}

bool tn_infer_compatible(TnInfer *cx, const TnType *a, const char *what_a, const TnType *b, const char *what_b,
                         TnConstraint label) {
  if (tn_type_compatible(a, b)) return true;
  return tn_infer_fail(cx, label, "%s is %p and %s is %p, expected compatible types", what_a, a, what_b, b);
}

bool tn_infer_same_elem(TnInfer *cx, const TnType *a, const char *what_a, const TnType *b, const char *what_b,
                        TnConstraint label) {
  if (tn_elem_compatible(a, b)) return true;
  return tn_infer_fail(cx, label, "%s is %p and %s is %p, expected the same element type", what_a, a, what_b, b);
}

bool tn_infer_same_shape(TnInfer *cx, const TnType *a, const char *what_a, const TnType *b, const char *what_b,
                         TnConstraint label) {
  if (tn_shape_compatible(a, b)) return true;
  return tn_infer_fail(cx, label, "%s is %p and %s is %p, expected the same shape", what_a, a, what_b, b);
}

static bool same_scales_of(const TnQuant *a, const TnQuant *b) {
  if (a->n != b->n) return false;
  for (size_t i = 0; i < a->n; i++)
    if (a->scales[i] != b->scales[i] || a->zero_points[i] != b->zero_points[i]) return false;
  return true;
}

bool tn_infer_moved_elem(TnInfer *cx, const TnType *x, const TnType *result, bool same_scales, TnConstraint label) {
  if (!tn_infer_same_elem(cx, x, "operand", result, "result", label)) return false;
  if (!x->quant || (tn_quant_is_per_axis(x->quant) && !same_scales) || same_scales_of(x->quant, result->quant))
    return true;
  return tn_infer_fail(cx, label, "operand is %p and result is %p, expected the same scales and zero points", x,
                       result);
}

bool tn_infer_shape_agrees(TnInfer *cx, uint32_t shape_operand, const TnType *result, TnConstraint label) {
  TnConst shape;
  if (!tn_infer_const_operand(cx, shape_operand, &shape) || shape.n != result->rank) return true;
  for (uint32_t i = 0; i < result->rank; i++) {
    int64_t d = tn_const_at(shape, i), bound = tn_type_bound(result, i);
    if (d >= 0 && tn_dim_compatible(d, result->dims[i]) && (bound == TN_DYNAMIC || d <= bound)) continue;
    return tn_infer_fail(cx, label, "operand %u says %" PRId64 " for dimension %u and the result is %p", shape_operand,
                         d, i, result);
  }
  return true;
}

bool tn_type_is_static_or_bounded(const TnType *t) {
  uint32_t n_dynamic = 0;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (t->dims[i] != TN_DYNAMIC) continue;
    if (tn_type_bound(t, i) == TN_DYNAMIC || ++n_dynamic > 1) return false;
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Checks of lists and numbers.

bool tn_infer_list_size(TnInfer *cx, TnI64s v, size_t n, const char *what, TnConstraint label) {
  return tn_attr_n(v) == n || tn_infer_fail(cx, label, "%s has %zu elements, expected %zu", what, tn_attr_n(v), n);
}

bool tn_infer_range(TnInfer *cx, int64_t v, int64_t min, int64_t end, const char *what, TnConstraint label) {
  if (v >= min && v < end) return true;
  return tn_infer_fail(cx, label, "%s is %" PRId64 ", expected a value in [%" PRId64 ", %" PRId64 ")", what, v, min,
                       end);
}

bool tn_infer_list_range(TnInfer *cx, TnI64s v, int64_t min, int64_t end, const char *what, TnConstraint label) {
  for (size_t i = 0; i < tn_attr_n(v); i++) {
    int64_t x = tn_i64s_at(v, i);
    if (x < min || x >= end)
      return tn_infer_fail(cx, label,
                           "element %zu of %s is %" PRId64 ", expected a value in [%" PRId64 ", %" PRId64 ")", i, what,
                           x, min, end);
  }
  return true;
}

bool tn_infer_list_min(TnInfer *cx, TnI64s v, int64_t min, const char *what, TnConstraint label) {
  for (size_t i = 0; i < tn_attr_n(v); i++) {
    int64_t x = tn_i64s_at(v, i);
    if (x < min)
      return tn_infer_fail(cx, label, "element %zu of %s is %" PRId64 ", expected at least %" PRId64, i, what, x, min);
  }
  return true;
}

bool tn_infer_list_sorted(TnInfer *cx, TnI64s v, const char *what, TnConstraint label) {
  for (size_t i = 1; i < tn_attr_n(v); i++) {
    int64_t before = tn_i64s_at(v, i - 1), x = tn_i64s_at(v, i);
    if (x < before)
      return tn_infer_fail(cx, label, "%s has %" PRId64 " after %" PRId64 ", expected ascending order", what, x,
                           before);
  }
  return true;
}

static int by_value(const void *a, const void *b) {
  int64_t x, y;
  memcpy(&x, a, sizeof x), memcpy(&y, b, sizeof y);
  return (x > y) - (x < y);
}

// A value that stands twice in the two lists together. Sorted copies keep long lists from costing squares.
static bool find_twice(TnInfer *cx, TnI64s a, TnI64s b, int64_t *out) {
  if (tn_attr_n(a) + tn_attr_n(b) < 2) return false;
  int64_t *all = tn_new_n(&cx->m->arena, int64_t, tn_attr_n(a) + tn_attr_n(b));
  for (size_t i = 0; i < tn_attr_n(a); i++) all[i] = tn_i64s_at(a, i);
  for (size_t i = 0; i < tn_attr_n(b); i++) all[tn_attr_n(a) + i] = tn_i64s_at(b, i);
  qsort(all, tn_attr_n(a) + tn_attr_n(b), sizeof *all, by_value);
  for (size_t i = 1; i < tn_attr_n(a) + tn_attr_n(b); i++) {
    if (all[i] != all[i - 1]) continue;
    *out = all[i];
    return true;
  }
  return false;
}

bool tn_infer_list_unique(TnInfer *cx, TnI64s v, const char *what, TnConstraint label) {
  int64_t twice;
  if (!find_twice(cx, v, NULL, &twice)) return true;
  return tn_infer_fail(cx, label, "%s has %" PRId64 " more than once, expected unique values", what, twice);
}

bool tn_infer_lists_disjoint(TnInfer *cx, TnI64s a, TnI64s b, const char *what, TnConstraint label) {
  int64_t twice;
  if (!find_twice(cx, a, b, &twice)) return true;
  return tn_infer_fail(cx, label, "%s have %" PRId64 " more than once, expected unique values", what, twice);
}

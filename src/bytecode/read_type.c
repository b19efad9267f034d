// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of builtin and vhlo. Both become the same types of this IR, so that conversions between them dissolve.
#include "bytecode/read_priv.h"

#include "text/text.h"

enum { WIDEST_INTEGER = (1 << 24) - 1 };  // MLIR's limit

static const TnType *read_integer_type(TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t v = tn_bytes_varint(b), width = v >> 2;
  if (b->r->failed) return NULL;
  if ((v & 3) > TN_UNSIGNED || width == 0 || width > WIDEST_INTEGER) {
    tn_read_fail(b->r, at, "an integer type of %llu bits and signedness %u", (unsigned long long)width,
                 (unsigned)(v & 3));
    return NULL;
  }
  return tn_type_integer(b->r->m, (uint32_t)width, (TnSign)(v & 3));
}

static bool is_element(const TnType *t) {
  return t->kind == TN_TYPE_INTEGER || t->kind == TN_TYPE_INDEX || t->kind == TN_TYPE_FLOAT ||
         t->kind == TN_TYPE_COMPLEX || t->kind == TN_TYPE_QUANT || t->kind == TN_TYPE_OPAQUE;
}

// A list of dimensions, none negative.
static const int64_t *read_dims(TnBytes *b, size_t *out_rank) {
  const uint8_t *at = b->p;
  const int64_t *dims = tn_bytes_svarints(b, out_rank);
  for (size_t i = 0; i < *out_rank && !b->r->failed; i++)
    if (dims[i] < 0 && dims[i] != TN_DYNAMIC) tn_read_fail(b->r, at, "a dimension of %lld", (long long)dims[i]);
  return dims;
}

const TnType *tn_read_tensor(TnBytes *b, bool has_encoding) {
  size_t rank;
  const TnAttr *encoding = has_encoding ? tn_bytes_attr(b) : NULL;
  const int64_t *dims = read_dims(b, &rank);
  const TnType *elem = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_element(elem), "an element type in a tensor type")) return NULL;
  const TnType *t = tn_type_tensor(b->r->m, elem, rank, dims, encoding);
  if (t->bounds) {
    size_t n = tn_attr_n(tn_attr_field(encoding, TN_FIELD_bounds_bounds));
    if (!tn_bytes_expect(b, n == rank, "as many bounds as dimensions")) return NULL;
  }
  return t;
}

static bool is_identity_map(const TnAttr *a) {
  const TnStr head = TN_STR("affine_map<(");
  if (a->kind != TN_ATTR_OPAQUE || !tn_str_starts(a->str, head)) return false;
  const char *from = a->str.p + head.n, *end = a->str.p + a->str.n;
  const char *close = memchr(from, ')', (size_t)(end - from));
  if (!close) return false;
  size_t n = (size_t)(close - from);
  const TnStr arrow = TN_STR(") -> (");
  return (size_t)(end - close) == arrow.n + n + 2 && memcmp(close, arrow.p, arrow.n) == 0 &&
         memcmp(close + arrow.n, from, n) == 0;
}

// One attribute has room in a memref type here; a memory space and a layout at once make it opaque.
static const TnType *read_memref(TnBytes *b, bool has_space) {
  size_t rank;
  const TnAttr *space = has_space ? tn_bytes_attr(b) : NULL;
  const int64_t *dims = read_dims(b, &rank);
  const TnType *elem = tn_bytes_type(b);
  const TnAttr *layout = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_element(elem), "an element type in a memref type")) return NULL;
  if (is_identity_map(layout)) layout = NULL;
  if (!space || !layout) return tn_type_memref(b->r->m, elem, rank, dims, space ? space : layout);
  TnBuf text = {.arena = b->r->scratch};
  tn_text_print_type(&text, tn_type_memref(b->r->m, elem, rank, dims, layout));
  text.n--;  // the closing bracket
  tn_buf_z(&text, ", ");
  tn_text_print_attr(&text, space);
  tn_buf_char(&text, '>');
  return tn_type_opaque(b->r->m, tn_buf_view(&text));
}

static const TnType *read_vector(TnBytes *b) {
  size_t rank;
  const int64_t *dims = read_dims(b, &rank);
  const TnType *elem = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_element(elem), "an element type in a vector type")) return NULL;
  TnBuf text = {.arena = b->r->scratch};
  tn_buf_z(&text, "vector<");
  for (size_t i = 0; i < rank; i++) tn_buf_fmt(&text, "%lldx", (long long)dims[i]);
  tn_text_print_type(&text, elem);
  tn_buf_char(&text, '>');
  return tn_type_opaque(b->r->m, tn_buf_view(&text));
}

const TnType *tn_read_function(TnBytes *b) {
  size_t n_inputs, n_results;
  const TnType *const *inputs = tn_bytes_types(b, &n_inputs);
  const TnType *const *results = tn_bytes_types(b, &n_results);
  return tn_read_is_ready(b->r) ? tn_type_function(b->r->m, inputs, n_inputs, results, n_results) : NULL;
}

static const TnType *read_complex(TnBytes *b) {
  const TnType *elem = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  bool ok = elem->kind == TN_TYPE_FLOAT || elem->kind == TN_TYPE_INTEGER;
  return tn_bytes_expect(b, ok, "a number type in a complex type") ? tn_type_complex(b->r->m, elem) : NULL;
}

static const TnType *read_tuple(TnBytes *b) {
  size_t n;
  const TnType *const *types = tn_bytes_types(b, &n);
  return tn_read_is_ready(b->r) ? tn_type_tuple(b->r->m, types, n) : NULL;
}

static const TnType *read_unranked(TnBytes *b) {
  const TnType *elem = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_element(elem), "an element type in a tensor type")) return NULL;
  return tn_type_unranked(b->r->m, elem);
}

const TnType *tn_read_simple(TnReader *r, const TnCodeSimple *code) {
  if (code->dtype) return tn_type_scalar(r->m, code->dtype);
  if (code->kind == TN_TYPE_FLOAT) return tn_type_float(r->m, tn_str(code->text));
  if (code->kind == TN_TYPE_OPAQUE) return tn_type_opaque(r->m, tn_str(code->text));
  return tn_type_simple(r->m, (TnTypeKind)code->kind);
}

const TnType *tn_read_builtin_type(TnBytes *b, uint64_t code) {
  switch (code) {
    case TN_BUILTIN_TYPE_INTEGER: return read_integer_type(b);
    case TN_BUILTIN_TYPE_FUNCTION: return tn_read_function(b);
    case TN_BUILTIN_TYPE_COMPLEX: return read_complex(b);
    case TN_BUILTIN_TYPE_MEMREF: return read_memref(b, false);
    case TN_BUILTIN_TYPE_MEMREF_SPACE: return read_memref(b, true);
    case TN_BUILTIN_TYPE_TENSOR: return tn_read_tensor(b, false);
    case TN_BUILTIN_TYPE_TENSOR_ENCODED: return tn_read_tensor(b, true);
    case TN_BUILTIN_TYPE_TUPLE: return read_tuple(b);
    case TN_BUILTIN_TYPE_UNRANKED: return read_unranked(b);
    case TN_BUILTIN_TYPE_VECTOR: return read_vector(b);
    default: return NULL;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// The same shapes of type under vhlo's codes, and those that only vhlo has.

// The storage type as MLIR spells it: a signless type reads as signed or unsigned by the flag, i8 or u8.
static bool describe_storage(TnBytes *b, TnQuant *q, bool is_signed) {
  const TnType *s = q->storage;
  bool ok = s->kind == TN_TYPE_INTEGER && s->width <= 32 && s->sign != TN_SIGNED && q->expressed->kind == TN_TYPE_FLOAT;
  if (!tn_bytes_expect(b, ok, "an integer storage type and a float expressed type in a quantized type")) return false;
  if (!tn_bytes_expect(b, !is_signed || s->sign == TN_SIGNLESS, "a signless storage type for signed storage"))
    return false;
  const char *prefix = is_signed ? "i" : s->sign == TN_UNSIGNED ? "ui" : "u";
  q->storage_text = tn_arena_fmt(b->r->scratch, "%s%u", prefix, s->width);
  if (!is_signed) q->storage = tn_type_integer(b->r->m, s->width, TN_UNSIGNED);
  int64_t min = is_signed ? -((int64_t)1 << (s->width - 1)) : 0;
  int64_t max = is_signed ? ((int64_t)1 << (s->width - 1)) - 1 : ((int64_t)1 << s->width) - 1;
  q->has_range = q->min != min || q->max != max;
  return true;
}

static double read_f64(TnBytes *b) {
  uint64_t bits = tn_bytes_int(b, 64);
  double v;
  memcpy(&v, &bits, sizeof v);
  return v;
}

static const TnType *read_quant(TnBytes *b) {
  uint64_t flags = tn_bytes_varint(b);
  TnQuant q = {.axis = -1, .n = 1};
  q.storage = tn_bytes_type(b);
  q.expressed = tn_bytes_type(b);
  double scale = read_f64(b);
  int64_t zero = tn_bytes_svarint(b);
  q.min = tn_bytes_svarint(b);
  q.max = tn_bytes_svarint(b);
  q.scales = &scale;
  q.zero_points = &zero;
  if (!tn_read_is_ready(b->r) || !describe_storage(b, &q, flags & 1)) return NULL;
  return tn_type_quant(b->r->m, &q);
}

static const TnType *read_quant_axis(TnBytes *b) {
  size_t n_zeros;
  uint64_t flags = tn_bytes_varint(b);
  TnQuant q = {0};
  q.storage = tn_bytes_type(b);
  q.expressed = tn_bytes_type(b);
  uint64_t axis = tn_bytes_varint(b);
  q.min = tn_bytes_svarint(b);
  q.max = tn_bytes_svarint(b);
  q.n = tn_bytes_count(b, "scales");
  double *scales = tn_new_n(b->r->scratch, double, q.n);
  for (size_t i = 0; i < q.n && !b->r->failed; i++) scales[i] = read_f64(b);
  q.scales = scales;
  q.zero_points = tn_bytes_svarints(b, &n_zeros);
  q.axis = (int64_t)axis;
  if (!tn_read_is_ready(b->r) || !describe_storage(b, &q, flags & 1)) return NULL;
  if (!tn_bytes_expect(b, axis <= INT32_MAX && n_zeros == q.n && q.n > 0, "an axis and one zero point a scale"))
    return NULL;
  return tn_type_quant(b->r->m, &q);
}

static const TnType *read_buffer(TnBytes *b) {
  size_t rank;
  const int64_t *dims = read_dims(b, &rank);
  const TnType *elem = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_element(elem), "an element type in a buffer type")) return NULL;
  return tn_type_memref(b->r->m, elem, rank, dims, NULL);
}

static const TnType *read_future(TnBytes *b) {
  size_t n;
  const TnType *const *types = tn_bytes_types(b, &n);
  return tn_read_is_ready(b->r) ? tn_type_future(b->r->m, types, n) : NULL;
}

const TnType *tn_read_vhlo_type(TnBytes *b, uint64_t code) {
  switch (code) {
    case TN_VHLO_TYPE_COMPLEX: return read_complex(b);
    case TN_VHLO_TYPE_FUNCTION: return tn_read_function(b);
    case TN_VHLO_TYPE_TENSOR: return tn_read_tensor(b, false);
    case TN_VHLO_TYPE_TENSOR_ENCODED: return tn_read_tensor(b, true);
    case TN_VHLO_TYPE_TUPLE: return read_tuple(b);
    case TN_VHLO_TYPE_QUANT: return read_quant(b);
    case TN_VHLO_TYPE_UNRANKED: return read_unranked(b);
    case TN_VHLO_TYPE_QUANT_AXIS: return read_quant_axis(b);
    case TN_VHLO_TYPE_BUFFER: return read_buffer(b);
    case TN_VHLO_TYPE_FUTURE: return read_future(b);
    default: return NULL;
  }
}

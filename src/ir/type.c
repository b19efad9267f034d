// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Construction, comparison and spelling of types.
#include "ir/type.h"

#include <inttypes.h>

#include "ir/ir_priv.h"

// The bounds that an encoding holds, decoded once for each type; NULL: none.
static const int64_t *decode_bounds(TnModule *m, const TnType *t) {
  if (!t->encoding || t->encoding->kind != TN_ATTR_STRUCT || t->encoding->sub != TN_STRUCT_bounds) return NULL;
  TnI64s b = tn_attr_field(t->encoding, TN_FIELD_bounds_bounds);
  int64_t *bounds = tn_new_n(&m->arena, int64_t, t->rank);
  for (size_t i = 0; i < t->rank; i++)
    bounds[i] = i < tn_attr_n(b) && tn_i64s_at(b, i) >= 0 ? tn_i64s_at(b, i) : TN_DYNAMIC;  // old programs: -1
  return bounds;
}

// Any type but a quantized one from its parts, which are copied. What is no part of the key follows from the others.
static const TnType *intern(TnModule *m, const TnType *t) {
  const struct {
    uint32_t kind, sign, width, n_inputs;
    const void *elem, *encoding;
  } head = {t->kind, t->sign, t->width, t->n_inputs, t->elem, t->encoding};
  TnKey k;
  bool is_new;
  tn_key_init(&k, m);
  tn_key_add(&k, &head, sizeof head);
  tn_key_add(&k, t->text.p, t->text.n);
  tn_key_add(&k, t->dims, t->rank * sizeof *t->dims);
  tn_key_add(&k, t->types, t->n_types * sizeof *t->types);
  TnType *out = tn_key_intern(&k, &m->types, sizeof *out, &is_new);
  if (!is_new) return out;
  *out = *t;
  out->text = tn_arena_str(&m->arena, t->text);
  out->dims = tn_copy_i64s(m, t->dims, t->rank);
  out->bounds = decode_bounds(m, t);
  const TnType **types = tn_new_n(&m->arena, const TnType *, t->n_types);
  if (t->n_types) memcpy(types, t->types, t->n_types * sizeof *types);
  out->types = types;
  return out;
}

const TnType *tn_type_of_parts(TnModule *m, const TnType *t, const TnType *elem, const TnAttr *encoding,
                               const TnType *const *types) {
  if (t->dtype && !t->elem) return tn_type_scalar(m, t->dtype);
  TnType parts = *t;
  parts.elem = elem;
  parts.quant = elem ? elem->quant : NULL;
  parts.encoding = encoding;
  parts.types = types;
  return intern(m, &parts);
}

const TnType *tn_type_simple(TnModule *m, TnTypeKind kind) { return intern(m, &(TnType){.kind = kind}); }

// Integers and floats of StableHLO are found by their dtype alone.
static const TnType *new_scalar(TnModule *m, const TnType *t) {
  TnType *out = tn_new(&m->arena, TnType);
  *out = *t;
  return m->scalars[t->dtype] = out;
}

static TnDtype integer_dtype(uint32_t width, TnSign sign) {
  if (sign == TN_SIGNED) return TN_DTYPE_NONE;
  bool u = sign == TN_UNSIGNED;
  switch (width) {
    case 1: return u ? TN_DTYPE_NONE : TN_I1;
    case 2: return u ? TN_UI2 : TN_I2;
    case 4: return u ? TN_UI4 : TN_I4;
    case 8: return u ? TN_UI8 : TN_I8;
    case 16: return u ? TN_UI16 : TN_I16;
    case 32: return u ? TN_UI32 : TN_I32;
    case 64: return u ? TN_UI64 : TN_I64;
    default: return TN_DTYPE_NONE;
  }
}

const TnType *tn_type_integer(TnModule *m, uint32_t width, TnSign sign) {
  TnDtype dtype = integer_dtype(width, sign);
  if (dtype && m->scalars[dtype]) return m->scalars[dtype];
  const TnType t = {.kind = TN_TYPE_INTEGER, .width = width, .sign = sign, .dtype = dtype};
  return dtype ? new_scalar(m, &t) : intern(m, &t);
}

// Floats that MLIR has and StableHLO tensors do not.
static const char foreign_floats[][5] = {"tf32", "f80", "f128"};

static const char *foreign_spelling(TnStr text) {
  for (size_t i = 0; i < TN_COUNT(foreign_floats); i++)
    if (tn_str_is(text, foreign_floats[i])) return foreign_floats[i];
  return NULL;
}

const TnType *tn_type_float(TnModule *m, TnStr text) {
  TnDtype dtype = tn_dtype_find(text);
  bool is_ours = tn_dtype_is_float(dtype);
  if (is_ours && m->scalars[dtype]) return m->scalars[dtype];
  const char *name = is_ours ? tn_dtype_name(dtype) : foreign_spelling(text);
  if (!name) return NULL;
  const TnType t = {.kind = TN_TYPE_FLOAT, .text = tn_str(name), .dtype = is_ours ? dtype : TN_DTYPE_NONE};
  return is_ours ? new_scalar(m, &t) : intern(m, &t);
}

const TnType *tn_type_complex(TnModule *m, const TnType *elem) {
  TnDtype dtype = elem->dtype == TN_F32 ? TN_C64 : elem->dtype == TN_F64 ? TN_C128 : TN_DTYPE_NONE;
  return intern(m, &(TnType){.kind = TN_TYPE_COMPLEX, .elem = elem, .dtype = dtype});
}

const TnType *tn_type_scalar(TnModule *m, TnDtype dtype) {
  if (m->scalars[dtype]) return m->scalars[dtype];
  const TnType *t;
  switch (tn_dtype_class(dtype)) {
    case TN_CLASS_COMPLEX: t = tn_type_complex(m, tn_type_scalar(m, tn_dtype_real(dtype))); break;
    case TN_CLASS_FLOAT: t = tn_type_float(m, tn_str(tn_dtype_name(dtype))); break;
    case TN_CLASS_UINT: t = tn_type_integer(m, tn_dtype_bits(dtype), TN_UNSIGNED); break;
    case TN_CLASS_SINT:
    case TN_CLASS_BOOL: t = tn_type_integer(m, tn_dtype_bits(dtype), TN_SIGNLESS); break;
    default: return tn_type_simple(m, TN_TYPE_NONE);
  }
  m->scalars[dtype] = t;
  return t;
}

static const TnQuant *copy_quant(TnModule *m, const TnQuant *q) {
  TnQuant *c = tn_new(&m->arena, TnQuant);
  *c = *q;
  c->storage_text = tn_arena_str(&m->arena, q->storage_text);
  double *scales = tn_new_n(&m->arena, double, q->n);
  memcpy(scales, q->scales, q->n * sizeof *scales);
  c->scales = scales;
  c->zero_points = tn_copy_i64s(m, q->zero_points, q->n);
  c->block_axes = tn_copy_i64s(m, q->block_axes, q->n_blocks);
  c->block_sizes = tn_copy_i64s(m, q->block_sizes, q->n_blocks);
  c->scale_dims = tn_copy_i64s(m, q->scale_dims, q->scale_rank);
  return c;
}

const TnType *tn_type_quant(TnModule *m, const TnQuant *q) {
  TnKey k;
  bool is_new;
  tn_key_init(&k, m);
  tn_key_u64(&k, TN_TYPE_QUANT);
  tn_key_ptr(&k, q->storage);
  tn_key_ptr(&k, q->expressed);
  tn_key_str(&k, q->storage_text);
  int64_t head[] = {q->min, q->max, q->has_range, q->axis, (int64_t)q->n, (int64_t)q->n_blocks, (int64_t)q->scale_rank};
  tn_key_add(&k, head, sizeof head);
  tn_key_add(&k, q->scales, q->n * sizeof *q->scales);
  tn_key_add(&k, q->zero_points, q->n * sizeof *q->zero_points);
  tn_key_add(&k, q->block_axes, q->n_blocks * sizeof *q->block_axes);
  tn_key_add(&k, q->block_sizes, q->n_blocks * sizeof *q->block_sizes);
  tn_key_add(&k, q->scale_dims, q->scale_rank * sizeof *q->scale_dims);
  TnType *t = tn_key_intern(&k, &m->types, sizeof *t, &is_new);
  if (is_new) {
    t->kind = TN_TYPE_QUANT;
    t->quant = copy_quant(m, q);
  }
  return t;
}

static const TnType *shaped(TnModule *m, TnTypeKind kind, const TnType *elem, size_t rank, const int64_t *dims,
                            const TnAttr *encoding) {
  return intern(m, &(TnType){.kind = kind,
                             .elem = elem,
                             .dtype = elem->dtype,
                             .quant = elem->quant,
                             .rank = (uint32_t)rank,
                             .dims = dims,
                             .encoding = encoding});
}

const TnType *tn_type_tensor(TnModule *m, const TnType *elem, size_t rank, const int64_t *dims,
                             const TnAttr *encoding) {
  return shaped(m, TN_TYPE_TENSOR, elem, rank, dims, encoding);
}

const TnType *tn_type_tensor_of(TnModule *m, TnDtype dtype, size_t rank, const int64_t *dims) {
  return tn_type_tensor(m, tn_type_scalar(m, dtype), rank, dims, NULL);
}

const TnType *tn_type_unranked(TnModule *m, const TnType *elem) {
  return shaped(m, TN_TYPE_UNRANKED, elem, 0, NULL, NULL);
}

const TnType *tn_type_memref(TnModule *m, const TnType *elem, size_t rank, const int64_t *dims,
                             const TnAttr *encoding) {
  return shaped(m, TN_TYPE_MEMREF, elem, rank, dims, encoding);
}

const TnType *tn_type_tuple(TnModule *m, const TnType *const *types, size_t n) {
  return intern(m, &(TnType){.kind = TN_TYPE_TUPLE, .types = types, .n_types = (uint32_t)n});
}
const TnType *tn_type_future(TnModule *m, const TnType *const *types, size_t n) {
  return intern(m, &(TnType){.kind = TN_TYPE_FUTURE, .types = types, .n_types = (uint32_t)n});
}
const TnType *tn_type_function(TnModule *m, const TnType *const *inputs, size_t n_inputs, const TnType *const *results,
                               size_t n_results) {
  const TnType **types = tn_new_n(&m->arena, const TnType *, n_inputs + n_results);
  if (n_inputs) memcpy(types, inputs, n_inputs * sizeof *types);
  if (n_results) memcpy(types + n_inputs, results, n_results * sizeof *types);
  return intern(m, &(TnType){.kind = TN_TYPE_FUNCTION,
                             .types = types,
                             .n_inputs = (uint32_t)n_inputs,
                             .n_types = (uint32_t)(n_inputs + n_results)});
}

const TnType *tn_type_opaque(TnModule *m, TnStr text) {
  return intern(m, &(TnType){.kind = TN_TYPE_OPAQUE, .text = text});
}

const TnType *tn_type_with_elem(TnModule *m, const TnType *t, const TnType *elem) {
  if (t->kind == TN_TYPE_UNRANKED) return tn_type_unranked(m, elem);
  return shaped(m, t->kind, elem, t->rank, t->dims, t->encoding);
}

const TnType *tn_type_with_dims(TnModule *m, const TnType *t, size_t rank, const int64_t *dims) {
  return tn_type_tensor(m, t->elem, rank, dims, NULL);
}

// ---------------------------------------------------------------------------------------------------------------

bool tn_type_is_static(const TnType *t) {
  if (t->kind == TN_TYPE_UNRANKED) return false;
  for (size_t i = 0; i < t->rank; i++)
    if (t->dims[i] == TN_DYNAMIC) return false;
  return true;
}

bool tn_type_n_elements(const TnType *t, int64_t *out) {
  int64_t n = 1;
  bool has_zero = false;
  for (size_t i = 0; i < t->rank; i++) {
    if (t->dims[i] == TN_DYNAMIC) return false;
    has_zero |= t->dims[i] == 0;
  }
  for (size_t i = 0; i < t->rank && !has_zero; i++)
    if (!tn_mul_i64(n, t->dims[i], &n)) return false;
  *out = has_zero ? 0 : n;
  return true;
}

static bool quant_equal(const TnQuant *a, const TnQuant *b) {
  return tn_type_equal(a->storage, b->storage) && tn_type_equal(a->expressed, b->expressed) && a->min == b->min &&
         a->max == b->max && a->axis == b->axis && a->n == b->n && a->n_blocks == b->n_blocks &&
         a->scale_rank == b->scale_rank && memcmp(a->scales, b->scales, a->n * sizeof(double)) == 0 &&
         memcmp(a->zero_points, b->zero_points, a->n * sizeof(int64_t)) == 0 &&
         memcmp(a->block_axes, b->block_axes, a->n_blocks * sizeof(int64_t)) == 0 &&
         memcmp(a->block_sizes, b->block_sizes, a->n_blocks * sizeof(int64_t)) == 0 &&
         memcmp(a->scale_dims, b->scale_dims, a->scale_rank * sizeof(int64_t)) == 0;
}

bool tn_type_equal(const TnType *a, const TnType *b) {
  if (a == b) return true;
  if (!a || !b || a->kind != b->kind || a->dtype != b->dtype || a->sign != b->sign || a->width != b->width ||
      a->rank != b->rank || a->n_types != b->n_types || a->n_inputs != b->n_inputs || !tn_str_eq(a->text, b->text))
    return false;
  if (a->rank && memcmp(a->dims, b->dims, a->rank * sizeof *a->dims)) return false;
  if (!tn_attr_equal(a->encoding, b->encoding)) return false;
  if (a->elem && !tn_type_equal(a->elem, b->elem)) return false;
  if (a->kind == TN_TYPE_QUANT && !quant_equal(a->quant, b->quant)) return false;
  for (size_t i = 0; i < a->n_types; i++)
    if (!tn_type_equal(a->types[i], b->types[i])) return false;
  return true;
}

bool tn_dim_compatible(int64_t a, int64_t b) { return a == b || a == TN_DYNAMIC || b == TN_DYNAMIC; }

bool tn_type_takes_dims(const TnType *t, const int64_t *dims, size_t n) {
  bool takes = t->kind == TN_TYPE_TENSOR && t->rank == n;
  for (size_t i = 0; takes && i < n; i++) takes = dims[i] >= 0 && tn_dim_compatible(t->dims[i], dims[i]);
  return takes;
}

// Scales and zero points may differ, and so may the axis: ops that move dimensions say where it goes.
bool tn_type_elem_compatible(const TnType *a, const TnType *b) {
  if (a == b) return true;
  if (a->kind != TN_TYPE_QUANT || b->kind != TN_TYPE_QUANT) return tn_type_equal(a, b);
  const TnQuant *p = a->quant, *q = b->quant;
  return tn_type_equal(p->storage, q->storage) && p->min == q->min && p->max == q->max &&
         tn_type_equal(p->expressed, q->expressed) && (p->axis < 0) == (q->axis < 0);
}

static bool exceeds_bound(const TnType *t, const TnType *bounded, size_t dim) {
  return bounded->bounds && bounded->bounds[dim] != TN_DYNAMIC && t->dims[dim] > bounded->bounds[dim];
}

static bool lists_compatible(const TnType *a, const TnType *b) {
  if (a->n_types != b->n_types) return false;
  for (size_t i = 0; i < a->n_types; i++)
    if (!tn_type_compatible(a->types[i], b->types[i])) return false;
  return true;
}

bool tn_type_compatible(const TnType *a, const TnType *b) {
  if (a == b) return true;
  bool a_shaped = a->kind == TN_TYPE_TENSOR || a->kind == TN_TYPE_UNRANKED;
  bool b_shaped = b->kind == TN_TYPE_TENSOR || b->kind == TN_TYPE_UNRANKED;
  if (a_shaped && b_shaped) {
    if (!tn_type_elem_compatible(a->elem, b->elem)) return false;
    if (a->kind == TN_TYPE_UNRANKED || b->kind == TN_TYPE_UNRANKED) return true;
    if (a->rank != b->rank) return false;
    for (size_t i = 0; i < a->rank; i++)
      if (!tn_dim_compatible(a->dims[i], b->dims[i]) || exceeds_bound(a, b, i) || exceeds_bound(b, a, i)) return false;
    return true;
  }
  if (a->kind != b->kind) return false;
  if (a->kind == TN_TYPE_TUPLE || a->kind == TN_TYPE_FUTURE) return lists_compatible(a, b);
  if (a->kind == TN_TYPE_QUANT) return tn_type_elem_compatible(a, b);
  return tn_type_equal(a, b);
}

// ---------------------------------------------------------------------------------------------------------------
// Spelling.

typedef struct Speller {
  TnBuf *out;
  TnPrintAttrFn *print_attr;
  void *user;
} Speller;

static void spell(const Speller *s, const TnType *t);

static void spell_dim(TnBuf *out, int64_t d) {
  if (d == TN_DYNAMIC)
    tn_buf_char(out, '?');
  else
    tn_buf_int(out, d);
}

static void spell_list(const Speller *s, const TnType *const *types, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (i) tn_buf_z(s->out, ", ");
    spell(s, types[i]);
  }
}

static void spell_encoding(const Speller *s, const TnType *t) {
  if (!t->encoding) return;
  tn_buf_z(s->out, ", ");
  if (s->print_attr) {
    s->print_attr(s->user, s->out, t->encoding);
  } else if (t->bounds) {
    tn_buf_z(s->out, "#stablehlo.bounds<");
    for (size_t i = 0; i < t->rank; i++) {
      if (i) tn_buf_z(s->out, ", ");
      spell_dim(s->out, t->bounds[i]);
    }
    tn_buf_char(s->out, '>');
  } else {
    tn_buf_z(s->out, "#...");
  }
}

static void spell_shaped(const Speller *s, const TnType *t, const char *open) {
  tn_buf_z(s->out, open);
  if (t->kind == TN_TYPE_UNRANKED) tn_buf_z(s->out, "*x");
  for (size_t i = 0; i < t->rank; i++) {
    spell_dim(s->out, t->dims[i]);
    tn_buf_char(s->out, 'x');
  }
  spell(s, t->elem);
  spell_encoding(s, t);
  tn_buf_char(s->out, '>');
}

static void spell_function(const Speller *s, const TnType *t) {
  size_t n_results = t->n_types - t->n_inputs;
  tn_buf_char(s->out, '(');
  spell_list(s, t->types, t->n_inputs);
  tn_buf_z(s->out, ") -> ");
  bool bare = n_results == 1 && t->types[t->n_inputs]->kind != TN_TYPE_FUNCTION;
  if (!bare) tn_buf_char(s->out, '(');
  spell_list(s, t->types + t->n_inputs, n_results);
  if (!bare) tn_buf_char(s->out, ')');
}

static void spell_scale(TnBuf *out, double v) {
  union {
    double f;
    uint64_t u;
  } bits = {.f = v};
  char text[TN_FLOAT_SPELL_MAX];
  tn_buf_add(out, text, tn_float_spell(TN_F64, bits.u, text));
}

static void spell_scales(TnBuf *out, const TnQuant *q, size_t axis, size_t *next) {
  tn_buf_char(out, '{');
  bool leaf = q->n_blocks == 0 || axis + 1 == q->scale_rank;
  size_t n = q->n_blocks ? (size_t)q->scale_dims[axis] : q->n;
  for (size_t i = 0; i < n; i++) {
    if (i) tn_buf_z(out, leaf && !q->n_blocks ? "," : ", ");
    if (!leaf) {
      spell_scales(out, q, axis + 1, next);
      continue;
    }
    spell_scale(out, q->scales[*next]);
    if (q->zero_points[*next]) tn_buf_fmt(out, ":%" PRId64, q->zero_points[*next]);
    ++*next;
  }
  tn_buf_char(out, '}');
}

static void spell_quant(const Speller *s, const TnQuant *q) {
  tn_buf_fmt(s->out, "!quant.uniform<%.*s", TN_STR_ARG(q->storage_text));
  if (q->has_range) tn_buf_fmt(s->out, "<%" PRId64 ":%" PRId64 ">", q->min, q->max);
  tn_buf_char(s->out, ':');
  spell(s, q->expressed);
  if (q->n_blocks) {
    tn_buf_z(s->out, ":{");
    for (size_t i = 0; i < q->n_blocks; i++)
      tn_buf_fmt(s->out, "%s%" PRId64 ":%" PRId64, i ? ", " : "", q->block_axes[i], q->block_sizes[i]);
    tn_buf_char(s->out, '}');
  } else if (q->axis >= 0) {
    tn_buf_fmt(s->out, ":%" PRId64, q->axis);
  }
  tn_buf_z(s->out, ", ");
  size_t next = 0;
  if (q->n_blocks || q->axis >= 0) {
    spell_scales(s->out, q, 0, &next);
  } else {
    spell_scale(s->out, q->scales[0]);
    if (q->zero_points[0]) tn_buf_fmt(s->out, ":%" PRId64, q->zero_points[0]);
  }
  tn_buf_char(s->out, '>');
}

static void spell_integer(TnBuf *out, const TnType *t) {
  static const char prefix[][3] = {"i", "si", "ui"};
  tn_buf_z(out, prefix[t->sign]);
  tn_buf_int(out, t->width);
}

static void spell(const Speller *s, const TnType *t) {
  switch (t->kind) {
    case TN_TYPE_NONE: tn_buf_z(s->out, "none"); break;
    case TN_TYPE_INTEGER: spell_integer(s->out, t); break;
    case TN_TYPE_INDEX: tn_buf_z(s->out, "index"); break;
    case TN_TYPE_FLOAT:
    case TN_TYPE_OPAQUE: tn_buf_str(s->out, t->text); break;
    case TN_TYPE_COMPLEX:
      tn_buf_z(s->out, "complex<");
      spell(s, t->elem);
      tn_buf_char(s->out, '>');
      break;
    case TN_TYPE_QUANT: spell_quant(s, t->quant); break;
    case TN_TYPE_TENSOR:
    case TN_TYPE_UNRANKED: spell_shaped(s, t, "tensor<"); break;
    case TN_TYPE_MEMREF: spell_shaped(s, t, "memref<"); break;
    case TN_TYPE_TUPLE:
    case TN_TYPE_FUTURE:
      tn_buf_z(s->out, t->kind == TN_TYPE_TUPLE ? "tuple<" : "!stablehlo.future<");
      spell_list(s, t->types, t->n_types);
      tn_buf_char(s->out, '>');
      break;
    case TN_TYPE_FUNCTION: spell_function(s, t); break;
    case TN_TYPE_TOKEN: tn_buf_z(s->out, "!stablehlo.token"); break;
  }
}

void tn_type_print(TnBuf *out, const TnType *t, TnPrintAttrFn *print_attr, void *user) {
  spell(&(Speller){out, print_attr, user}, t);
}

const char *tn_type_text(TnArena *a, const TnType *t) {
  TnBuf b = {.arena = a};
  tn_type_print(&b, t, NULL, NULL);
  tn_buf_char(&b, 0);
  return b.p;
}

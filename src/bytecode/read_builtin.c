// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes of the builtin dialect, and the forms that vhlo shares with it.
#include "bytecode/read_priv.h"

#include "text/text.h"

static bool is_string(const TnAttr *a) { return a->kind == TN_ATTR_STRING; }
static bool is_loc(const TnAttr *a) { return a->kind == TN_ATTR_LOC; }

// ---------------------------------------------------------------------------------------------------------------
// Collections.

const TnAttr *tn_read_array(TnBytes *b) {
  size_t n;
  const TnAttr *const *items = tn_bytes_attrs(b, &n);
  return tn_read_is_ready(b->r) ? tn_attr_array(b->r->m, items, n) : NULL;
}

// Pairs of a string attribute and a value.
const TnAttr *tn_read_dict(TnBytes *b) {
  TnReader *r = b->r;
  size_t n = tn_bytes_count(b, "dictionary entries");
  const TnAttr **keys = tn_new_n(r->scratch, const TnAttr *, n), **items = tn_new_n(r->scratch, const TnAttr *, n);
  for (size_t i = 0; i < n && !r->failed; i++) {
    keys[i] = tn_bytes_attr(b);
    items[i] = tn_bytes_attr(b);
  }
  if (!tn_read_is_ready(r)) return NULL;
  TnStr *names = tn_new_n(r->scratch, TnStr, n);
  for (size_t i = 0; i < n; i++) {
    if (!tn_bytes_expect(b, is_string(keys[i]), "a string as dictionary key")) return NULL;
    names[i] = keys[i]->str;
  }
  const TnAttr *dict = tn_attr_dict(r->m, names, items, n);
  return tn_bytes_expect(b, dict->n == n, "every name once in a dictionary") ? dict : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Numbers.

const TnAttr *tn_read_int(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  bool is_index = t->kind == TN_TYPE_INDEX;
  if (!tn_bytes_expect(b, is_index || (t->kind == TN_TYPE_INTEGER && t->width <= 64),
                       "an integer type of at most 64 bits"))
    return NULL;
  uint32_t width = is_index ? 64 : t->width;
  uint64_t v = tn_bytes_int(b, width);
  bool is_signed = width > 1 && (is_index || t->sign != TN_UNSIGNED);
  if (is_signed && v >> (width - 1)) v |= ~(uint64_t)0 << (width - 1);
  return b->r->failed ? NULL : tn_attr_int(b->r->m, t, (int64_t)v);
}

const TnAttr *tn_read_float(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  if (!tn_bytes_expect(b, t->kind == TN_TYPE_FLOAT && t->dtype, "a float type of at most 64 bits")) return NULL;
  uint64_t bits = tn_bytes_int(b, tn_dtype_bits(t->dtype));
  return b->r->failed ? NULL : tn_attr_float_bits(b->r->m, t, bits);
}

// ---------------------------------------------------------------------------------------------------------------
// Dense elements.

// Bytes of one element in a literal; 0: no literal can have it.
static size_t element_bytes(const TnType *t) {
  if (t->dtype) return tn_dtype_bytes(t->dtype);
  switch (t->kind) {
    case TN_TYPE_INDEX: return 8;
    case TN_TYPE_INTEGER: return ((size_t)t->width + 7) / 8;
    case TN_TYPE_COMPLEX: return 2 * element_bytes(t->elem);
    case TN_TYPE_QUANT: return element_bytes(t->quant->storage);
    case TN_TYPE_FLOAT: return tn_str_is(t->text, "f80") ? 10 : tn_str_is(t->text, "f128") ? 16 : 3;
    default: return 0;
  }
}

static bool are_equal(const uint8_t *p, size_t n) { return n == 0 || memcmp(p, p + 1, n - 1) == 0; }

// i1 is packed eight to a byte; files of 2022 have one byte an element, and FF alone is true everywhere.
static const TnAttr *read_bools(TnReader *r, const TnType *t, const uint8_t *p, size_t bytes, size_t n) {
  if (bytes == 1) {
    bool is_all = p[0] == 0xFF;
    bool is_splat = is_all || n == 1 || n > 8;
    if (is_splat) {
      uint8_t *one = tn_new(&r->m->arena, uint8_t);
      *one = p[0] != 0;
      return tn_attr_dense(r->m, t, one, 1, true);
    }
  }
  bool is_packed = bytes == n / 8 + (n % 8 != 0) && bytes != n;
  if (!is_packed && bytes != n) return NULL;
  uint8_t *data = tn_arena_push(&r->m->arena, n, 1);
  for (size_t i = 0; i < n; i++) data[i] = (uint8_t)(is_packed ? p[i / 8] >> (i % 8) & 1 : p[i] != 0);
  bool is_splat = n > 0 && are_equal(data, n);
  return tn_attr_dense(r->m, t, data, is_splat ? 1 : n, is_splat);
}

// Elements narrower than a byte stand zero-extended in files; here signed ones are sign-extended.
static const uint8_t *widen(TnReader *r, TnDtype dtype, const uint8_t *p, size_t n) {
  unsigned bits = tn_dtype_bits(dtype);
  uint8_t mask = (uint8_t)((1u << bits) - 1), sign = (uint8_t)(1u << (bits - 1));
  bool is_signed = tn_dtype_class(dtype) == TN_CLASS_SINT;
  uint8_t *data = tn_arena_push(&r->m->arena, n, 1);
  for (size_t i = 0; i < n; i++) {
    uint8_t v = p[i] & mask;
    data[i] = is_signed && v & sign ? (uint8_t)(v | (uint8_t)~mask) : v;
  }
  return data;
}

static const TnAttr *dense(TnReader *r, const TnType *t, const uint8_t *p, size_t bytes) {
  int64_t count;
  size_t size = element_bytes(t->elem), full;
  if (!tn_type_n_elements(t, &count) || count < 0 || size == 0) return NULL;
  if (t->dtype == TN_I1) return read_bools(r, t, p, bytes, (size_t)count);
  bool is_one = bytes == size;
  if (!is_one && (!tn_mul_size((size_t)count, size, &full) || bytes != full)) return NULL;
  if (count == 0 && !is_one) return tn_attr_dense(r->m, t, p, 0, false);
  TnDtype dtype = t->quant ? t->quant->storage->dtype : t->dtype;
  if (dtype && tn_dtype_bits(dtype) < 8) p = widen(r, dtype, p, bytes);
  return tn_attr_dense(r->m, t, p, bytes, is_one);
}

const TnAttr *tn_read_dense(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  const uint8_t *at = b->p;
  size_t bytes;
  const uint8_t *p = tn_bytes_blob(b, &bytes);
  if (!tn_read_is_ready(b->r)) return NULL;
  if (!tn_bytes_expect(b, t->kind == TN_TYPE_TENSOR, "a ranked tensor type for constant elements")) return NULL;
  const TnAttr *a = dense(b->r, t, p, bytes);
  if (!a) tn_read_fail(b->r, at, "%zu bytes of elements do not fit the type %s", bytes, tn_type_text(b->r->scratch, t));
  return a;
}

static const TnAttr *read_dense_array(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  const uint8_t *at = b->p;
  uint64_t n = tn_bytes_varint(b);
  size_t bytes;
  const uint8_t *p = tn_bytes_blob(b, &bytes);
  if (!tn_read_is_ready(b->r)) return NULL;
  bool is_number = t->kind == TN_TYPE_INTEGER || t->kind == TN_TYPE_FLOAT;
  bool is_whole = t->dtype == TN_I1 || tn_dtype_bits(t->dtype) % 8 == 0;
  size_t size = t->dtype && is_number && is_whole ? tn_dtype_bytes(t->dtype) : 0;
  if (!tn_bytes_expect(b, size > 0, "an element type of whole bytes for an array")) return NULL;
  if (n > UINT32_MAX || bytes / size != n || bytes % size) {
    tn_read_fail(b->r, at, "%zu bytes for an array of %llu elements of %zu bytes", bytes, (unsigned long long)n, size);
    return NULL;
  }
  if (t->dtype == TN_I1)
    for (size_t i = 0; i < bytes; i++)
      if (!tn_bytes_expect(b, p[i] <= 1, "0 or 1 in an array of i1")) return NULL;
  return tn_attr_dense_array(b->r->m, t, p, (size_t)n);
}

static const TnAttr *read_resource(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  const uint8_t *at = b->p;
  uint64_t handle = tn_bytes_varint(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  if (handle >= b->r->n_resources) {
    tn_read_fail(b->r, at, "resource %llu of %zu", (unsigned long long)handle, b->r->n_resources);
    return NULL;
  }
  if (!tn_bytes_expect(b, t->kind == TN_TYPE_TENSOR, "a ranked tensor type for a resource")) return NULL;
  return tn_attr_resource(b->r->m, t, b->r->resources[handle]);
}

// ---------------------------------------------------------------------------------------------------------------
// Elements that this IR keeps as text.

static const TnAttr *opaque(TnBytes *b, const TnBuf *text) { return tn_attr_opaque(b->r->m, tn_buf_view(text)); }

static void print_type(TnBuf *out, const TnType *t) {
  tn_buf_z(out, " : ");
  tn_text_print_type(out, t);
}

// The `[[0, 1], [2, 3]]` of `dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>`.
static void print_literal(TnBytes *b, TnBuf *out, const TnAttr *a) {
  TnBuf whole = {.arena = b->r->scratch}, tail = {.arena = b->r->scratch};
  tn_text_print_attr(&whole, a);
  tn_buf_char(&tail, '>');
  print_type(&tail, a->type);
  const TnStr head = TN_STR("dense<");
  if (whole.n < head.n + tail.n) return;
  tn_buf_add(out, whole.p + head.n, whole.n - head.n - tail.n);
}

static const TnAttr *read_sparse(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  const TnAttr *indices = tn_bytes_attr(b), *values = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  bool ok = indices->kind == TN_ATTR_DENSE && values->kind == TN_ATTR_DENSE;
  if (!tn_bytes_expect(b, ok, "dense elements as indices and values of sparse ones")) return NULL;
  TnBuf text = {.arena = b->r->scratch};
  tn_buf_z(&text, "sparse<");
  print_literal(b, &text, indices);
  tn_buf_z(&text, ", ");
  print_literal(b, &text, values);
  tn_buf_char(&text, '>');
  print_type(&text, t);
  return opaque(b, &text);
}

static const TnAttr *read_dense_strings(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  bool is_splat = tn_bytes_varint(b);
  TN_VEC(TnStr) strings = {0};
  while (tn_bytes_left(b) && !b->r->failed) tn_push(b->r->scratch, &strings, tn_bytes_string(b));
  if (!tn_read_is_ready(b->r)) return NULL;
  int64_t count = 0;
  bool ok = t->kind == TN_TYPE_TENSOR && tn_type_n_elements(t, &count) && t->rank <= 1 &&
            (is_splat ? strings.n == 1 : (size_t)count == strings.n);
  if (!tn_bytes_expect(b, ok, "as many strings as the vector has elements")) return NULL;
  TnBuf text = {.arena = b->r->scratch};
  tn_buf_z(&text, "dense<");
  bool is_list = !is_splat && t->rank == 1;
  if (is_list) tn_buf_char(&text, '[');
  for (size_t i = 0; i < strings.n; i++) {
    if (i) tn_buf_z(&text, ", ");
    tn_text_print_attr(&text, tn_attr_string(b->r->m, strings.data[i]));
  }
  tn_buf_z(&text, is_list ? "]>" : ">");
  print_type(&text, t);
  return opaque(b, &text);
}

static const TnAttr *read_distinct(TnBytes *b, const uint8_t *entry) {
  const TnAttr *a = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  TnBuf text = {.arena = b->r->scratch};
  tn_buf_fmt(&text, "distinct[%zu]<", (size_t)(entry - b->r->start));
  tn_text_print_attr(&text, a);
  tn_buf_char(&text, '>');
  return opaque(b, &text);
}

// ---------------------------------------------------------------------------------------------------------------
// Symbols and locations.

static const TnAttr *read_symbol(TnBytes *b) {
  const TnAttr *name = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_string(name), "a string as symbol")) return NULL;
  return tn_attr_symbol(b->r->m, name->str);
}

static const TnAttr *read_nested_symbol(TnBytes *b) {
  size_t n;
  const TnAttr *root = tn_bytes_attr(b);
  const TnAttr *const *nested = tn_bytes_attrs(b, &n);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_string(root), "a string as symbol")) return NULL;
  for (size_t i = 0; i < n; i++)
    if (!tn_bytes_expect(b, nested[i]->kind == TN_ATTR_SYMBOL && nested[i]->n == 0,
                         "a plain symbol inside of a symbol"))
      return NULL;
  return tn_attr_nested_symbol(b->r->m, root->str, nested, n);
}

static uint32_t read_position(TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t v = tn_bytes_varint(b);
  if (v > UINT32_MAX) tn_read_fail(b->r, at, "line or column %llu", (unsigned long long)v);
  return (uint32_t)v;
}

static const TnAttr *read_file_loc(TnBytes *b, bool is_range) {
  const TnAttr *file = tn_bytes_attr(b);
  uint32_t pos[4] = {0};
  const uint8_t *at = b->p;
  uint64_t n = is_range ? tn_bytes_varint(b) : 2;
  if (n > TN_COUNT(pos)) tn_read_fail(b->r, at, "a location of %llu numbers, expected 0 to 4", (unsigned long long)n);
  for (size_t i = 0; i < n && !b->r->failed; i++) pos[i] = read_position(b);
  if (!tn_read_is_ready(b->r) || !tn_bytes_expect(b, is_string(file), "a string as file name")) return NULL;
  return tn_attr_loc_file(b->r->m, file->str, pos, (size_t)n);
}

static const TnAttr *read_callsite(TnBytes *b) {
  const TnAttr *callee = tn_bytes_attr(b), *caller = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  if (!tn_bytes_expect(b, is_loc(callee) && is_loc(caller), "locations in a call site")) return NULL;
  return tn_attr_loc_callsite(b->r->m, callee, caller);
}

static const TnAttr *read_fused(TnBytes *b, bool has_meta) {
  size_t n;
  const TnAttr *const *items = tn_bytes_attrs(b, &n);
  const TnAttr *meta = has_meta ? tn_bytes_attr(b) : NULL;
  if (!tn_read_is_ready(b->r)) return NULL;
  for (size_t i = 0; i < n; i++)
    if (!tn_bytes_expect(b, is_loc(items[i]), "locations in a fused location")) return NULL;
  return tn_attr_loc_fused(b->r->m, items, n, meta);
}

static const TnAttr *read_name_loc(TnBytes *b) {
  const TnAttr *name = tn_bytes_attr(b), *child = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  if (!tn_bytes_expect(b, is_string(name) && is_loc(child), "a string and a location")) return NULL;
  return tn_attr_loc_name(b->r->m, name->str, child);
}

// ---------------------------------------------------------------------------------------------------------------

static const TnAttr *read_string(TnBytes *b) {
  TnStr s = tn_bytes_string(b);
  return b->r->failed ? NULL : tn_attr_string(b->r->m, s);
}

static const TnAttr *read_typed_string(TnBytes *b) {
  TnStr s = tn_bytes_string(b);
  const TnType *t = tn_bytes_type(b);
  return tn_read_is_ready(b->r) ? tn_attr_typed_string(b->r->m, s, t) : NULL;
}

static const TnAttr *read_type_attr(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  return tn_read_is_ready(b->r) ? tn_attr_type(b->r->m, t) : NULL;
}

const TnAttr *tn_read_builtin_attr(TnBytes *b, uint64_t code) {
  switch (code) {
    case TN_BUILTIN_ARRAY: return tn_read_array(b);
    case TN_BUILTIN_DICT: return tn_read_dict(b);
    case TN_BUILTIN_STRING: return read_string(b);
    case TN_BUILTIN_TYPED_STRING: return read_typed_string(b);
    case TN_BUILTIN_SYMBOL: return read_symbol(b);
    case TN_BUILTIN_NESTED_SYMBOL: return read_nested_symbol(b);
    case TN_BUILTIN_TYPE: return read_type_attr(b);
    case TN_BUILTIN_UNIT: return tn_attr_unit(b->r->m);
    case TN_BUILTIN_INT: return tn_read_int(b);
    case TN_BUILTIN_FLOAT: return tn_read_float(b);
    case TN_BUILTIN_LOC_CALLSITE: return read_callsite(b);
    case TN_BUILTIN_LOC_LINE_COL: return read_file_loc(b, false);
    case TN_BUILTIN_LOC_FUSED: return read_fused(b, false);
    case TN_BUILTIN_LOC_FUSED_META: return read_fused(b, true);
    case TN_BUILTIN_LOC_NAME: return read_name_loc(b);
    case TN_BUILTIN_LOC_UNKNOWN: return tn_attr_loc_unknown(b->r->m);
    case TN_BUILTIN_RESOURCE: return read_resource(b);
    case TN_BUILTIN_DENSE_ARRAY: return read_dense_array(b);
    case TN_BUILTIN_DENSE: return tn_read_dense(b);
    case TN_BUILTIN_DENSE_STRING: return read_dense_strings(b);
    case TN_BUILTIN_SPARSE: return read_sparse(b);
    case TN_BUILTIN_DISTINCT: return read_distinct(b, b->p);
    case TN_BUILTIN_LOC_RANGE: return read_file_loc(b, true);
    default: return NULL;
  }
}

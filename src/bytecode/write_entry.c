// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes as entries of the file. Equal entries are one: strings, constant data and finally whole token lists are
// looked up by content.
#include "bytecode/write_priv.h"
#include "text/text.h"

static TnStr bytes_of(const void *p, size_t n) { return (TnStr){p, n}; }

TnOutString *tn_out_string(TnWriter *w, TnStr s) {
  TnOutString *known = tn_map_find(&w->strings, s);
  if (known) return known;
  TnOutString *fresh = tn_new(w->scratch, TnOutString);
  *fresh = (TnOutString){tn_arena_str(w->scratch, s), TN_UNNUMBERED};
  *tn_map_slot(&w->strings, fresh->s, NULL) = fresh;
  return fresh;
}

// The bytes stay where they are.
static const TnOutBlob *out_blob(TnWriter *w, const uint8_t *p, size_t n) {
  bool is_new;
  void **slot = tn_map_slot(&w->blobs, bytes_of(p, n), &is_new);
  if (!is_new) return *slot;
  TnOutBlob *fresh = tn_new(w->scratch, TnOutBlob);
  *fresh = (TnOutBlob){p, n};
  *slot = fresh;
  return fresh;
}

TnOutDialect *tn_out_dialect(TnWriter *w, TnStr name) {
  TnOutDialect *known = tn_map_find(&w->dialects, name);
  if (known) return known;
  TnOutDialect *fresh = tn_new(w->scratch, TnOutDialect);
  *fresh = (TnOutDialect){tn_arena_str(w->scratch, name), tn_dialect_find(name), TN_UNNUMBERED};
  *tn_map_slot(&w->dialects, fresh->name, NULL) = fresh;
  return fresh;
}

TnOutName *tn_out_name(TnWriter *w, TnStr dialect, TnStr name, bool is_registered) {
  TnStr key = tn_arena_fmt(w->scratch, "%.*s.%.*s", TN_STR_ARG(dialect), TN_STR_ARG(name));
  bool is_new;
  void **slot = tn_map_slot(&w->names, key, &is_new);
  if (!is_new) return *slot;
  TnOutName *fresh = tn_new(w->scratch, TnOutName);
  *slot = fresh;
  *fresh = (TnOutName){.dialect = tn_out_dialect(w, dialect), .name = tn_arena_str(w->scratch, name)};
  fresh->is_registered = is_registered;
  return fresh;
}

// ---------------------------------------------------------------------------------------------------------------
// Tokens.

void tn_tokens_add(TnWriter *w, TnTokens *t, TnTokenKind kind, uint64_t value) {
  tn_push(w->scratch, t, ((TnToken){(uint64_t)kind, {value}}));
}

void tn_tokens_ref(TnWriter *w, TnTokens *t, TnTokenKind kind, const void *p) {
  tn_tokens_add(w, t, kind, (uint64_t)(uintptr_t)p);
}

// Up to 8 bits one byte; more as the zigzag of the zero-extended pattern.
void tn_tokens_int(TnWriter *w, TnTokens *t, uint64_t v, uint32_t width) {
  uint64_t mask = width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
  if (width <= 8)
    tn_tokens_add(w, t, TN_TOKEN_BYTE, v & mask);
  else
    tn_tokens_svarint(w, t, (int64_t)(v & mask));
}

TnTokens tn_entry_begin(TnWriter *w, TnOutDialect *d, uint64_t code) {
  TnTokens t = {0};
  tn_tokens_ref(w, &t, TN_TOKEN_HEAD, d);
  if (code != TN_NO_CODE) tn_tokens_add(w, &t, TN_TOKEN_VARINT, code);
  return t;
}

TnOutEntry *tn_entry_end(TnWriter *w, const TnTokens *t, bool is_type) {
  bool is_new;
  t->data[0].kind = TN_TOKEN_HEAD | (uint64_t)is_type << 32;
  void **slot = tn_map_slot(&w->entries, bytes_of(t->data, t->n * sizeof *t->data), &is_new);
  if (!is_new) return *slot;
  TnOutEntry *fresh = tn_new(w->scratch, TnOutEntry);
  *fresh = (TnOutEntry){.tokens = t->data, .n = t->n, .is_type = is_type};
  fresh->dialect = (TnOutDialect *)(uintptr_t)t->data[0].p;
  *slot = fresh;
  return fresh;
}

TnOutEntry *tn_entry_text(TnWriter *w, TnStr text, bool is_type) {
  TnStr dialect = TN_STR("builtin");
  if (text.n && text.p[0] == (is_type ? '!' : '#')) {
    size_t n = 1;
    while (n < text.n && text.p[n] != '.' && text.p[n] != '<') n++;
    dialect = (TnStr){text.p + 1, n - 1};
  }
  TnTokens t = tn_entry_begin(w, tn_out_dialect(w, dialect), TN_NO_CODE);
  tn_tokens_ref(w, &t, TN_TOKEN_TEXT, tn_out_string(w, text));
  return tn_entry_end(w, &t, is_type);
}

static TnTokens begin(TnWriter *w, const char *dialect, uint64_t code) {
  return tn_entry_begin(w, tn_out_dialect(w, tn_str(dialect)), code);
}
static TnOutEntry *end(TnWriter *w, const TnTokens *t) { return tn_entry_end(w, t, false); }

// ---------------------------------------------------------------------------------------------------------------
// Collections and numbers: the two dialects differ in codes and in what stands inside.

static TnOutEntry *string_entry(TnWriter *w, TnOutMode mode, TnStr s) {
  TnTokens t = mode == TN_OUT_VHLO ? begin(w, "vhlo", TN_VHLO_STRING) : begin(w, "builtin", TN_BUILTIN_STRING);
  tn_tokens_ref(w, &t, TN_TOKEN_STRING, tn_out_string(w, s));
  return end(w, &t);
}

static void add_attrs(TnWriter *w, TnTokens *t, TnOutMode mode, const TnAttr *const *items, size_t n) {
  tn_tokens_add(w, t, TN_TOKEN_VARINT, n);
  for (size_t i = 0; i < n; i++) tn_tokens_ref(w, t, TN_TOKEN_ATTR, tn_out_attr(w, mode, items[i]));
}

static TnOutEntry *array_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  TnTokens t = mode == TN_OUT_VHLO ? begin(w, "vhlo", TN_VHLO_ARRAY) : begin(w, "builtin", TN_BUILTIN_ARRAY);
  add_attrs(w, &t, mode, a->items, a->n);
  return end(w, &t);
}

static TnOutEntry *dict_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  TnTokens t = mode == TN_OUT_VHLO ? begin(w, "vhlo", TN_VHLO_DICT) : begin(w, "builtin", TN_BUILTIN_DICT);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, a->n);
  for (size_t i = 0; i < a->n; i++) {
    tn_tokens_ref(w, &t, TN_TOKEN_ATTR, string_entry(w, mode, a->names[i]));
    tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, mode, a->items[i]));
  }
  return end(w, &t);
}

TnOutEntry *tn_out_attr_dict(TnWriter *w, const TnStr *names, TnOutEntry *const *values, size_t n) {
  TnTokens t = begin(w, "builtin", TN_BUILTIN_DICT);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, n);
  for (size_t i = 0; i < n; i++) {
    tn_tokens_ref(w, &t, TN_TOKEN_ATTR, string_entry(w, TN_OUT_PLAIN, names[i]));
    tn_tokens_ref(w, &t, TN_TOKEN_ATTR, values[i]);
  }
  return end(w, &t);
}

static TnOutEntry *int_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  bool is_vhlo = mode == TN_OUT_VHLO;
  if (is_vhlo && tn_attr_is_bool(a)) {
    TnTokens t = begin(w, "vhlo", TN_VHLO_BOOL);
    tn_tokens_add(w, &t, TN_TOKEN_VARINT, a->i != 0);
    return end(w, &t);
  }
  uint32_t width = a->type->kind == TN_TYPE_INDEX ? 64 : a->type->width;
  if (is_vhlo && width == 2) tn_write_fail(w, "a number of 2 bits as attribute has no portable form");
  TnTokens t = is_vhlo ? begin(w, "vhlo", TN_VHLO_INT) : begin(w, "builtin", TN_BUILTIN_INT);
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, mode, a->type));
  tn_tokens_int(w, &t, (uint64_t)a->i, width);
  return end(w, &t);
}

static TnOutEntry *float_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  TnTokens t = mode == TN_OUT_VHLO ? begin(w, "vhlo", TN_VHLO_FLOAT) : begin(w, "builtin", TN_BUILTIN_FLOAT);
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, mode, a->type));
  tn_tokens_int(w, &t, a->bits, tn_dtype_bits(a->type->dtype));
  return end(w, &t);
}

static TnOutEntry *type_attr_entry(TnWriter *w, TnOutMode mode, const TnType *type) {
  TnTokens t = mode == TN_OUT_VHLO ? begin(w, "vhlo", TN_VHLO_TYPE) : begin(w, "builtin", TN_BUILTIN_TYPE);
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, mode, type));
  return end(w, &t);
}

TnOutEntry *tn_out_api_version(TnWriter *w, int64_t version) {
  if (version < 0 || version > TN_LARGEST_API_VERSION)
    tn_write_fail(w, "api_version %lld, expected 0 to %d", (long long)version, TN_LARGEST_API_VERSION);
  TnTokens t = begin(w, "vhlo", TN_VHLO_API_VERSION);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, (uint64_t)version);
  return end(w, &t);
}

// ---------------------------------------------------------------------------------------------------------------
// Constant data. Equal elements are written once, i1 as bits, narrow signed integers zero-extended.

static bool are_equal(const uint8_t *p, size_t bytes, size_t size) {
  return bytes <= size || memcmp(p, p + size, bytes - size) == 0;
}

static const TnOutBlob *bool_blob(TnWriter *w, const uint8_t *p, size_t bytes, size_t n) {
  bool is_splat = n > 1 && are_equal(p, bytes, 1);
  size_t n_out = is_splat ? 1 : n / 8 + (n % 8 != 0);
  uint8_t *out = tn_new_n(w->scratch, uint8_t, n_out);
  if (is_splat)
    out[0] = p[0] ? 0xFF : 0;
  else
    for (size_t i = 0; i < n; i++) out[i / 8] |= (uint8_t)((p[bytes == 1 ? 0 : i] != 0) << (i % 8));
  return out_blob(w, out, n_out);
}

static const TnOutBlob *narrow_blob(TnWriter *w, const uint8_t *p, size_t bytes, unsigned bits) {
  uint8_t *out = tn_new_n(w->scratch, uint8_t, bytes), mask = (uint8_t)((1u << bits) - 1);
  for (size_t i = 0; i < bytes; i++) out[i] = p[i] & mask;
  return out_blob(w, out, bytes);
}

// Elements of type `elem`; bytes may be those of one element that stands for all n.
static const TnOutBlob *element_blob(TnWriter *w, const TnType *elem, const uint8_t *p, size_t bytes, size_t n,
                                     bool is_splat) {
  TnDtype dtype = elem->quant ? elem->quant->storage->dtype : elem->dtype;
  if (dtype == TN_I1) return bool_blob(w, p, bytes, n);
  size_t size = n == 0 || is_splat ? bytes : bytes / n;
  if (are_equal(p, bytes, size)) bytes = size;
  if (dtype && tn_dtype_bits(dtype) < 8) return narrow_blob(w, p, bytes, tn_dtype_bits(dtype));
  return out_blob(w, p, bytes);
}

static TnOutEntry *dense_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  TnTokens t = mode == TN_OUT_VHLO ? begin(w, "vhlo", TN_VHLO_TENSOR) : begin(w, "builtin", TN_BUILTIN_DENSE);
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, mode, a->type));
  const TnOutBlob *blob = element_blob(w, a->type->elem, a->data, a->data_bytes, tn_attr_n(a), a->is_splat);
  tn_tokens_ref(w, &t, TN_TOKEN_BLOB, blob);
  return end(w, &t);
}

// vhlo has one form for dense elements and arrays.
static TnOutEntry *dense_array_vhlo(TnWriter *w, const TnAttr *a) {
  if (a->type->dtype != TN_I64 && a->type->dtype != TN_I1) {
    tn_write_fail(w, "an array of %s has no portable form", tn_type_text(w->scratch, a->type));
    return w->nothing;
  }
  int64_t n = a->n;
  TnTokens t = begin(w, "vhlo", TN_VHLO_TENSOR);
  const TnType *type = tn_type_tensor(w->m, a->type, 1, &n, NULL);
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, TN_OUT_VHLO, type));
  tn_tokens_ref(w, &t, TN_TOKEN_BLOB, element_blob(w, a->type, a->data, a->data_bytes, a->n, false));
  return end(w, &t);
}

static TnOutEntry *dense_array_plain(TnWriter *w, const TnAttr *a) {
  TnTokens t = begin(w, "builtin", TN_BUILTIN_DENSE_ARRAY);
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, TN_OUT_PLAIN, a->type));
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, a->n);
  tn_tokens_ref(w, &t, TN_TOKEN_BLOB, out_blob(w, a->data, a->data_bytes));
  return end(w, &t);
}

static TnOutEntry *resource_entry(TnWriter *w, const TnAttr *a) {
  TnTokens t = begin(w, "builtin", TN_BUILTIN_RESOURCE);
  size_t k = 0;
  while (k < w->resources.n && !tn_str_eq(w->resources.data[k].key, a->str)) k++;
  if (k == w->resources.n)
    tn_push(w->scratch, &w->resources, ((TnOutResource){a->str, tn_map_find(&w->m->resources, a->str)}));
  tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, TN_OUT_PLAIN, a->type));
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, k);
  return end(w, &t);
}

// ---------------------------------------------------------------------------------------------------------------
// Symbols and locations.

static TnOutEntry *symbol_entry(TnWriter *w, const TnAttr *a) {
  TnTokens t = begin(w, "builtin", a->n ? TN_BUILTIN_NESTED_SYMBOL : TN_BUILTIN_SYMBOL);
  tn_tokens_ref(w, &t, TN_TOKEN_ATTR, string_entry(w, TN_OUT_PLAIN, a->str));
  if (a->n) add_attrs(w, &t, TN_OUT_PLAIN, a->items, a->n);
  return end(w, &t);
}

// A line and a column, or a range of them, which targets before 1.9 do not know.
static TnOutEntry *file_loc_entry(TnWriter *w, const TnAttr *a) {
  bool is_range = a->n_pos != 2 && w->target >= TN_SINCE_LOC_RANGE;
  TnTokens t = begin(w, "builtin", is_range ? TN_BUILTIN_LOC_RANGE : TN_BUILTIN_LOC_LINE_COL);
  size_t n = is_range ? a->n_pos : 2;
  tn_tokens_ref(w, &t, TN_TOKEN_ATTR, string_entry(w, TN_OUT_PLAIN, a->str));
  if (is_range) tn_tokens_add(w, &t, TN_TOKEN_VARINT, n);
  for (size_t i = 0; i < n; i++) tn_tokens_add(w, &t, TN_TOKEN_VARINT, i < a->n_pos ? a->pos[i] : 0);
  return end(w, &t);
}

static TnOutEntry *loc_entry(TnWriter *w, const TnAttr *a) {
  TnTokens t;
  switch ((TnLocKind)a->sub) {
    case TN_LOC_FILE: return file_loc_entry(w, a);
    case TN_LOC_NAME:
      t = begin(w, "builtin", TN_BUILTIN_LOC_NAME);
      tn_tokens_ref(w, &t, TN_TOKEN_ATTR, string_entry(w, TN_OUT_PLAIN, a->str));
      tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, TN_OUT_PLAIN, a->items[0]));
      break;
    case TN_LOC_CALLSITE:
      t = begin(w, "builtin", TN_BUILTIN_LOC_CALLSITE);
      tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, TN_OUT_PLAIN, a->items[0]));
      tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, TN_OUT_PLAIN, a->items[1]));
      break;
    case TN_LOC_FUSED:
      t = begin(w, "builtin", a->meta ? TN_BUILTIN_LOC_FUSED_META : TN_BUILTIN_LOC_FUSED);
      add_attrs(w, &t, TN_OUT_PLAIN, a->items, a->n);
      if (a->meta) tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, TN_OUT_PLAIN, a->meta));
      break;
    default: t = begin(w, "builtin", TN_BUILTIN_LOC_UNKNOWN); break;
  }
  return end(w, &t);
}

TnOutEntry *tn_out_loc(TnWriter *w, const TnAttr *loc) {
  if (loc && !w->options.strip_locations) return tn_out_attr(w, TN_OUT_PLAIN, loc);
  if (!w->unknown_loc) {
    TnTokens t = begin(w, "builtin", TN_BUILTIN_LOC_UNKNOWN);
    w->unknown_loc = end(w, &t);
  }
  return w->unknown_loc;
}

// ---------------------------------------------------------------------------------------------------------------
// Enums and structured attributes by their tables.

static TnOutEntry *enum_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  const TnAttrInfo *info = &tn_enum_info[a->sub];
  const char *dialect = mode == TN_OUT_VHLO ? "vhlo" : tn_name(info->dialect);
  const TnCodeEnum *code = tn_code_enum_for(tn_dialect_find(tn_str(dialect)), (TnEnumId)a->sub);
  if (!code) return NULL;
  if (w->target < code->since) tn_write_needs(w, code->since, "attribute '%s'", tn_name(info->mnemonic));
  TnTokens t = begin(w, dialect, code->code);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, (uint64_t)a->i);
  return end(w, &t);
}

static void add_i64s(TnWriter *w, TnTokens *t, const TnAttr *a) {
  TnI64s v = a;
  tn_tokens_add(w, t, TN_TOKEN_VARINT, tn_attr_n(v));
  for (size_t i = 0; i < tn_attr_n(v); i++) tn_tokens_svarint(w, t, tn_i64s_at(v, i));
}

static void add_field(TnWriter *w, TnTokens *t, TnOutMode mode, char letter, const TnAttr *a) {
  switch (letter) {
    case 's':
    case 'e': tn_tokens_svarint(w, t, a->i); break;
    case 'l': add_i64s(w, t, a); break;
    case 'f': tn_tokens_int(w, t, a->bits, 64); break;
    case 'b': tn_tokens_add(w, t, TN_TOKEN_BYTE, a->i != 0); break;
    case 'n': tn_tokens_ref(w, t, TN_TOKEN_STRING, tn_out_string(w, a->str)); break;
    case 'a':
    case 'm': tn_tokens_ref(w, t, TN_TOKEN_ATTR, tn_out_attr(w, mode, a)); break;
    case 'A': add_attrs(w, t, mode, a->items, a->n); break;
    case 't': tn_tokens_ref(w, t, TN_TOKEN_TYPE, tn_out_type(w, mode, a->type)); break;
    case 'o': tn_tokens_ref(w, t, TN_TOKEN_OPTIONAL, a ? tn_out_attr(w, mode, a) : NULL); break;
    case 'O':
    case 'B':
      tn_tokens_add(w, t, letter == 'O' ? TN_TOKEN_VARINT : TN_TOKEN_BYTE, a != NULL);
      if (a) tn_tokens_ref(w, t, TN_TOKEN_ATTR, tn_out_attr(w, mode, a));
      break;
    case 'p': tn_tokens_add(w, t, TN_TOKEN_VARINT, a ? (uint64_t)a->i << 1 | 1 : 0); break;
    default: tn_unreachable();
  }
}

static bool are_fields_present(const TnAttr *a, const char *letters) {
  for (size_t i = 0; letters[i]; i++)
    if (!a->items[i] && !strchr("oOBp", letters[i])) return false;
  return true;
}

static TnOutEntry *struct_entry(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  const TnAttrInfo *info = &tn_struct_info[a->sub];
  const char *dialect = mode == TN_OUT_VHLO ? "vhlo" : tn_name(info->dialect);
  const TnCodeStruct *code = tn_code_struct_for(tn_dialect_find(tn_str(dialect)), a);
  if (!code) return NULL;
  if (w->target < code->since) tn_write_needs(w, code->since, "attribute '%s'", tn_name(info->mnemonic));
  if (!are_fields_present(a, code->fields)) {
    tn_write_fail(w, "attribute '%s' lacks a field", tn_name(info->mnemonic));
    return w->nothing;
  }
  TnTokens t = begin(w, dialect, code->code);
  for (size_t i = 0; code->fields[i]; i++) add_field(w, &t, mode, code->fields[i], a->items[i]);
  return end(w, &t);
}

// ---------------------------------------------------------------------------------------------------------------

static TnOutEntry *as_text(TnWriter *w, const TnAttr *a) {
  TnBuf text = {.arena = w->scratch};
  tn_text_print_attr(&text, a);
  return tn_entry_text(w, tn_buf_view(&text), false);
}

static TnOutEntry *plain_attr(TnWriter *w, const TnAttr *a) {
  TnTokens t;
  TnOutEntry *e;
  switch ((TnAttrKind)a->kind) {
    case TN_ATTR_UNIT: t = begin(w, "builtin", TN_BUILTIN_UNIT); return end(w, &t);
    case TN_ATTR_INT: return int_entry(w, TN_OUT_PLAIN, a);
    case TN_ATTR_FLOAT: return float_entry(w, TN_OUT_PLAIN, a);
    case TN_ATTR_STRING:
      if (!a->type) return string_entry(w, TN_OUT_PLAIN, a->str);
      t = begin(w, "builtin", TN_BUILTIN_TYPED_STRING);
      tn_tokens_ref(w, &t, TN_TOKEN_STRING, tn_out_string(w, a->str));
      tn_tokens_ref(w, &t, TN_TOKEN_TYPE, tn_out_type(w, TN_OUT_PLAIN, a->type));
      return end(w, &t);
    case TN_ATTR_SYMBOL: return symbol_entry(w, a);
    case TN_ATTR_ARRAY: return array_entry(w, TN_OUT_PLAIN, a);
    case TN_ATTR_DICT: return dict_entry(w, TN_OUT_PLAIN, a);
    case TN_ATTR_TYPE: return type_attr_entry(w, TN_OUT_PLAIN, a->type);
    case TN_ATTR_DENSE: return dense_entry(w, TN_OUT_PLAIN, a);
    case TN_ATTR_RESOURCE: return resource_entry(w, a);
    case TN_ATTR_DENSE_ARRAY: return dense_array_plain(w, a);
    case TN_ATTR_ENUM:  // this one is a plain number in MLIR
      if (a->sub == TN_ENUM_sdy_propagation_direction)
        return int_entry(w, TN_OUT_PLAIN, tn_attr_i32(w->m, (int32_t)a->i));
      e = enum_entry(w, TN_OUT_PLAIN, a);
      return e ? e : as_text(w, a);
    case TN_ATTR_STRUCT: e = struct_entry(w, TN_OUT_PLAIN, a); return e ? e : as_text(w, a);
    case TN_ATTR_LOC: return loc_entry(w, a);
    case TN_ATTR_OPAQUE: return tn_entry_text(w, a->str, false);
  }
  tn_unreachable();
}

static TnOutEntry *refuse(TnWriter *w, const TnAttr *a) {
  TnBuf text = {.arena = w->scratch};
  tn_text_print_attr(&text, a);
  tn_write_fail(w, "attribute %.*s has no portable form", (int)(text.n < 80 ? text.n : 80), text.p);
  return w->nothing;
}

static TnStr dialect_of(const TnAttr *a) {
  if (a->kind == TN_ATTR_ENUM) return tn_str(tn_name(tn_enum_info[a->sub].dialect));
  if (a->kind == TN_ATTR_STRUCT) return tn_str(tn_name(tn_struct_info[a->sub].dialect));
  size_t n = 1;
  while (n < a->str.n && a->str.p[n] != '.' && a->str.p[n] != '<') n++;
  return a->str.n && a->str.p[0] == '#' ? (TnStr){a->str.p + 1, n - 1} : TN_STR("builtin");
}

// An attribute of another dialect stays what it is.
static TnOutEntry *foreign_attr(TnWriter *w, const TnAttr *a) {
  TnStr dialect = dialect_of(a);
  if (tn_str_is(dialect, "stablehlo") || tn_str_is(dialect, "builtin")) return refuse(w, a);
  if (w->target < TN_SINCE_OTHER_DIALECTS)
    tn_write_needs(w, TN_SINCE_OTHER_DIALECTS, "an attribute of dialect '%.*s'", TN_STR_ARG(dialect));
  return tn_out_attr(w, TN_OUT_PLAIN, a);
}

static TnOutEntry *vhlo_attr(TnWriter *w, const TnAttr *a) {
  TnOutEntry *e;
  switch ((TnAttrKind)a->kind) {
    case TN_ATTR_INT: return int_entry(w, TN_OUT_VHLO, a);
    case TN_ATTR_FLOAT: return float_entry(w, TN_OUT_VHLO, a);
    case TN_ATTR_STRING: return a->type ? refuse(w, a) : string_entry(w, TN_OUT_VHLO, a->str);
    case TN_ATTR_SYMBOL: return a->n ? refuse(w, a) : string_entry(w, TN_OUT_VHLO, a->str);
    case TN_ATTR_ARRAY: return array_entry(w, TN_OUT_VHLO, a);
    case TN_ATTR_DICT: return dict_entry(w, TN_OUT_VHLO, a);
    case TN_ATTR_TYPE: return type_attr_entry(w, TN_OUT_VHLO, a->type);
    case TN_ATTR_DENSE: return dense_entry(w, TN_OUT_VHLO, a);
    case TN_ATTR_DENSE_ARRAY: return dense_array_vhlo(w, a);
    case TN_ATTR_ENUM: e = enum_entry(w, TN_OUT_VHLO, a); return e ? e : foreign_attr(w, a);
    case TN_ATTR_STRUCT: e = struct_entry(w, TN_OUT_VHLO, a); return e ? e : foreign_attr(w, a);
    case TN_ATTR_OPAQUE: return foreign_attr(w, a);
    case TN_ATTR_UNIT:
    case TN_ATTR_RESOURCE:
    case TN_ATTR_LOC: return refuse(w, a);
  }
  tn_unreachable();
}

TnOutEntry *tn_out_attr(TnWriter *w, TnOutMode mode, const TnAttr *a) {
  if (w->failed) return w->nothing;
  TnOutEntry *known = tn_map_find(&w->known[mode], bytes_of(&a, sizeof a));
  if (known) return known;
  TnOutEntry *e = mode == TN_OUT_VHLO ? vhlo_attr(w, a) : plain_attr(w, a);
  const TnAttr **key = tn_new(w->scratch, const TnAttr *);
  *key = a;
  *tn_map_slot(&w->known[mode], bytes_of(key, sizeof *key), NULL) = e;
  return e;
}

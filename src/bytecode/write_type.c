// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types as entries of the file, of vhlo or of the dialects that own them.
#include "bytecode/write_priv.h"
#include "text/text.h"

static TnTokens begin(TnWriter *w, TnOutMode mode, uint64_t vhlo_code, uint64_t builtin_code) {
  bool is_vhlo = mode == TN_OUT_VHLO;
  return tn_entry_begin(w, tn_out_dialect(w, is_vhlo ? TN_STR("vhlo") : TN_STR("builtin")),
                        is_vhlo ? vhlo_code : builtin_code);
}

static TnOutEntry *end(TnWriter *w, const TnTokens *t) { return tn_entry_end(w, t, true); }

static void add_type(TnWriter *w, TnTokens *t, TnOutMode mode, const TnType *type) {
  tn_tokens_ref(w, t, TN_TOKEN_TYPE, tn_out_type(w, mode, type));
}

static void add_types(TnWriter *w, TnTokens *t, TnOutMode mode, const TnType *const *types, size_t n) {
  tn_tokens_add(w, t, TN_TOKEN_VARINT, n);
  for (size_t i = 0; i < n; i++) add_type(w, t, mode, types[i]);
}

static void add_dims(TnWriter *w, TnTokens *t, const TnType *type) {
  tn_tokens_add(w, t, TN_TOKEN_VARINT, type->rank);
  for (size_t i = 0; i < type->rank; i++) tn_tokens_svarint(w, t, type->dims[i]);
}

static TnOutEntry *refuse(TnWriter *w, const TnType *t) {
  tn_write_fail(w, "type %s has no portable form", tn_type_text(w->scratch, t));
  return w->nothing;
}

static TnOutEntry *as_text(TnWriter *w, const TnType *t) {
  TnBuf text = {.arena = w->scratch};
  tn_text_print_type(&text, t);
  return tn_entry_text(w, tn_buf_view(&text), true);
}

static TnOutEntry *simple_entry(TnWriter *w, TnStr dialect, const TnCodeSimple *code, const TnType *type) {
  if (w->target < code->since) tn_write_needs(w, code->since, "type %s", tn_type_text(w->scratch, type));
  TnTokens t = tn_entry_begin(w, tn_out_dialect(w, dialect), code->code);
  return end(w, &t);
}

static TnOutEntry *tensor_entry(TnWriter *w, TnOutMode mode, const TnType *type) {
  bool has_encoding = type->encoding != NULL;
  if (has_encoding && mode == TN_OUT_VHLO && !type->bounds) return refuse(w, type);
  TnTokens t = has_encoding ? begin(w, mode, TN_VHLO_TYPE_TENSOR_ENCODED, TN_BUILTIN_TYPE_TENSOR_ENCODED)
                            : begin(w, mode, TN_VHLO_TYPE_TENSOR, TN_BUILTIN_TYPE_TENSOR);
  if (has_encoding) tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, mode, type->encoding));
  add_dims(w, &t, type);
  add_type(w, &t, mode, type->elem);
  return end(w, &t);
}

static TnOutEntry *wrapped_entry(TnWriter *w, TnOutMode mode, uint64_t vhlo_code, uint64_t builtin_code,
                                 const TnType *elem) {
  TnTokens t = begin(w, mode, vhlo_code, builtin_code);
  add_type(w, &t, mode, elem);
  return end(w, &t);
}

static TnOutEntry *function_entry(TnWriter *w, TnOutMode mode, const TnType *type) {
  TnTokens t = begin(w, mode, TN_VHLO_TYPE_FUNCTION, TN_BUILTIN_TYPE_FUNCTION);
  add_types(w, &t, mode, type->types, type->n_inputs);
  add_types(w, &t, mode, type->types + type->n_inputs, type->n_types - type->n_inputs);
  return end(w, &t);
}

static TnOutEntry *tuple_entry(TnWriter *w, TnOutMode mode, const TnType *type) {
  TnTokens t = begin(w, mode, TN_VHLO_TYPE_TUPLE, TN_BUILTIN_TYPE_TUPLE);
  add_types(w, &t, mode, type->types, type->n_types);
  return end(w, &t);
}

static TnOutEntry *future_entry(TnWriter *w, TnOutMode mode, const TnType *type) {
  bool is_vhlo = mode == TN_OUT_VHLO;
  if (is_vhlo && w->target < TN_SINCE_FUTURE)
    tn_write_needs(w, TN_SINCE_FUTURE, "type %s", tn_type_text(w->scratch, type));
  TnOutDialect *d = tn_out_dialect(w, is_vhlo ? TN_STR("vhlo") : TN_STR("stablehlo"));
  TnTokens t = tn_entry_begin(w, d, is_vhlo ? (uint64_t)TN_VHLO_TYPE_FUTURE : (uint64_t)TN_STABLEHLO_TYPE_FUTURE);
  add_types(w, &t, mode, type->types, type->n_types);
  return end(w, &t);
}

// vhlo keeps neither layout nor memory space.
static TnOutEntry *buffer_entry(TnWriter *w, const TnType *type) {
  if (w->target < TN_SINCE_BUFFER) tn_write_needs(w, TN_SINCE_BUFFER, "type %s", tn_type_text(w->scratch, type));
  TnTokens t = begin(w, TN_OUT_VHLO, TN_VHLO_TYPE_BUFFER, 0);
  add_dims(w, &t, type);
  add_type(w, &t, TN_OUT_VHLO, type->elem);
  return end(w, &t);
}

static bool is_layout(const TnAttr *a) {
  return a->kind == TN_ATTR_OPAQUE &&
         (tn_str_starts(a->str, TN_STR("affine_map")) || tn_str_starts(a->str, TN_STR("strided")));
}

static TnStr identity_map(TnWriter *w, size_t rank) {
  TnBuf text = {.arena = w->scratch};
  tn_buf_z(&text, "affine_map<(");
  for (int side = 0; side < 2; side++) {
    for (size_t i = 0; i < rank; i++) tn_buf_fmt(&text, "%sd%zu", i ? ", " : "", i);
    tn_buf_z(&text, side ? ")>" : ") -> (");
  }
  return tn_buf_view(&text);
}

static TnOutEntry *memref_entry(TnWriter *w, const TnType *type) {
  const TnAttr *layout = type->encoding && is_layout(type->encoding) ? type->encoding : NULL;
  const TnAttr *space = layout ? NULL : type->encoding;
  TnTokens t = begin(w, TN_OUT_PLAIN, 0, space ? TN_BUILTIN_TYPE_MEMREF_SPACE : TN_BUILTIN_TYPE_MEMREF);
  if (space) tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, TN_OUT_PLAIN, space));
  add_dims(w, &t, type);
  add_type(w, &t, TN_OUT_PLAIN, type->elem);
  TnOutEntry *map =
      layout ? tn_out_attr(w, TN_OUT_PLAIN, layout) : tn_entry_text(w, identity_map(w, type->rank), false);
  tn_tokens_ref(w, &t, TN_TOKEN_ATTR, map);
  return end(w, &t);
}

static uint64_t f64_bits(double v) {
  uint64_t bits;
  memcpy(&bits, &v, sizeof bits);
  return bits;
}

// MLIR has ui8 as itself and u8 as i8 with the flag of signed storage at 0.
static const TnType *portable_storage(TnWriter *w, const TnQuant *q) {
  bool is_plain_u = q->storage_text.n > 1 && q->storage_text.p[0] == 'u' && q->storage_text.p[1] != 'i';
  return is_plain_u ? tn_type_integer(w->m, q->storage->width, TN_SIGNLESS) : q->storage;
}

static TnOutEntry *quant_entry(TnWriter *w, const TnType *type) {
  const TnQuant *q = type->quant;
  bool is_axis = q->axis >= 0;
  if (q->n_blocks) return refuse(w, type);
  if (is_axis && w->target < TN_SINCE_QUANT_AXIS)
    tn_write_needs(w, TN_SINCE_QUANT_AXIS, "type %s", tn_type_text(w->scratch, type));
  TnTokens t = begin(w, TN_OUT_VHLO, is_axis ? TN_VHLO_TYPE_QUANT_AXIS : TN_VHLO_TYPE_QUANT, 0);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, q->storage_text.n && q->storage_text.p[0] != 'u');
  add_type(w, &t, TN_OUT_VHLO, portable_storage(w, q));
  add_type(w, &t, TN_OUT_VHLO, q->expressed);
  if (!is_axis) {
    tn_tokens_int(w, &t, f64_bits(q->scales[0]), 64);
    tn_tokens_svarint(w, &t, q->zero_points[0]);
  } else {
    tn_tokens_add(w, &t, TN_TOKEN_VARINT, (uint64_t)q->axis);
  }
  tn_tokens_svarint(w, &t, q->min);
  tn_tokens_svarint(w, &t, q->max);
  if (!is_axis) return end(w, &t);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, q->n);
  for (size_t i = 0; i < q->n; i++) tn_tokens_int(w, &t, f64_bits(q->scales[i]), 64);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, q->n);
  for (size_t i = 0; i < q->n; i++) tn_tokens_svarint(w, &t, q->zero_points[i]);
  return end(w, &t);
}

static TnOutEntry *integer_entry(TnWriter *w, const TnType *type) {
  TnTokens t = begin(w, TN_OUT_PLAIN, 0, TN_BUILTIN_TYPE_INTEGER);
  tn_tokens_add(w, &t, TN_TOKEN_VARINT, (uint64_t)type->width << 2 | (uint64_t)type->sign);
  return end(w, &t);
}

static TnOutEntry *plain_simple(TnWriter *w, const TnType *t) {
  TnStr dialect = t->kind == TN_TYPE_TOKEN ? TN_STR("stablehlo") : TN_STR("builtin");
  const TnCodeSimple *code = tn_code_simple_for(tn_dialect_find(dialect), t);
  return code ? simple_entry(w, dialect, code, t) : as_text(w, t);
}

static TnOutEntry *vhlo_type(TnWriter *w, const TnType *t) {
  const TnCodeSimple *code = tn_code_simple_for(TN_DIALECT_vhlo, t);
  if (code) return simple_entry(w, TN_STR("vhlo"), code, t);
  switch (t->kind) {
    case TN_TYPE_COMPLEX: return wrapped_entry(w, TN_OUT_VHLO, TN_VHLO_TYPE_COMPLEX, 0, t->elem);
    case TN_TYPE_QUANT: return quant_entry(w, t);
    case TN_TYPE_TENSOR: return tensor_entry(w, TN_OUT_VHLO, t);
    case TN_TYPE_UNRANKED: return wrapped_entry(w, TN_OUT_VHLO, TN_VHLO_TYPE_UNRANKED, 0, t->elem);
    case TN_TYPE_MEMREF: return buffer_entry(w, t);
    case TN_TYPE_TUPLE: return tuple_entry(w, TN_OUT_VHLO, t);
    case TN_TYPE_FUNCTION: return function_entry(w, TN_OUT_VHLO, t);
    case TN_TYPE_FUTURE: return future_entry(w, TN_OUT_VHLO, t);
    default: return refuse(w, t);
  }
}

static TnOutEntry *plain_type(TnWriter *w, const TnType *t) {
  switch (t->kind) {
    case TN_TYPE_INTEGER: return integer_entry(w, t);
    case TN_TYPE_NONE:
    case TN_TYPE_INDEX:
    case TN_TYPE_FLOAT:
    case TN_TYPE_TOKEN: return plain_simple(w, t);
    case TN_TYPE_COMPLEX: return wrapped_entry(w, TN_OUT_PLAIN, 0, TN_BUILTIN_TYPE_COMPLEX, t->elem);
    case TN_TYPE_TENSOR: return tensor_entry(w, TN_OUT_PLAIN, t);
    case TN_TYPE_UNRANKED: return wrapped_entry(w, TN_OUT_PLAIN, 0, TN_BUILTIN_TYPE_UNRANKED, t->elem);
    case TN_TYPE_MEMREF: return memref_entry(w, t);
    case TN_TYPE_TUPLE: return tuple_entry(w, TN_OUT_PLAIN, t);
    case TN_TYPE_FUNCTION: return function_entry(w, TN_OUT_PLAIN, t);
    case TN_TYPE_FUTURE: return future_entry(w, TN_OUT_PLAIN, t);
    case TN_TYPE_QUANT:
    case TN_TYPE_OPAQUE: return as_text(w, t);
  }
  tn_unreachable();
}

TnOutEntry *tn_out_type(TnWriter *w, TnOutMode mode, const TnType *t) {
  if (w->failed) return w->nothing;
  TnOutEntry *known = tn_map_find(&w->known[mode], (TnStr){(const char *)&t, sizeof t});
  if (known) return known;
  TnOutEntry *e = mode == TN_OUT_VHLO ? vhlo_type(w, t) : plain_type(w, t);
  const TnType **key = tn_new(w->scratch, const TnType *);
  *key = t;
  *tn_map_slot(&w->known[mode], (TnStr){(const char *)key, sizeof *key}, NULL) = e;
  return e;
}

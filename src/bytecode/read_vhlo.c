// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes of vhlo, and the enums and structured attributes that vhlo, stablehlo, chlo and sdy spell by tables.
#include "bytecode/read_priv.h"

const TnAttr *tn_read_enum(TnBytes *b, const TnCodeEnum *code) {
  const uint8_t *at = b->p;
  uint64_t v = tn_bytes_varint(b);
  if (b->r->failed) return NULL;
  if (v <= INT32_MAX && tn_enum_name(code->id, (int64_t)v)) return tn_attr_enum(b->r->m, code->id, (int64_t)v);
  tn_read_fail(b->r, at, "%s has no value %llu" TN_READ_NEWER, tn_name(tn_enum_info[code->id].mnemonic),
               (unsigned long long)v, TN_READ_NEWER_ARGS(b->r));
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Structured attributes: one field by its letter (codes.def). NULL is right for absent fields only.

static const TnAttr *read_i64s(TnBytes *b) {
  size_t n;
  const int64_t *v = tn_bytes_svarints(b, &n);
  return b->r->failed ? NULL : tn_attr_i64s(b->r->m, v, n);
}

static const TnAttr *read_type_field(TnBytes *b) {
  const TnType *t = tn_bytes_type(b);
  return tn_read_is_ready(b->r) ? tn_attr_type(b->r->m, t) : NULL;
}

static const TnAttr *read_enum_field(TnBytes *b, const TnAttrSpec *spec) {
  return tn_read_enum(b, &(TnCodeEnum){.id = spec->aux});
}

static const TnAttr *read_array_field(TnBytes *b) {
  size_t n;
  const TnAttr *const *items = tn_bytes_attrs(b, &n);
  return tn_read_is_ready(b->r) ? tn_attr_array(b->r->m, items, n) : NULL;
}

static const TnAttr *read_symbol_field(TnBytes *b) {
  const TnAttr *a = tn_bytes_attr(b);
  if (!tn_read_is_ready(b->r)) return NULL;
  return a->kind == TN_ATTR_STRING ? tn_attr_symbol(b->r->m, a->str) : a;
}

static const TnAttr *read_field(TnBytes *b, char letter, const TnAttrSpec *spec) {
  TnModule *m = b->r->m;
  uint64_t v;
  switch (letter) {
    case 's': return tn_attr_i64(m, tn_bytes_svarint(b));
    case 'l': return read_i64s(b);
    case 'f': return tn_attr_float_bits(m, tn_type_scalar(m, TN_F64), tn_bytes_int(b, 64));
    case 'b': return tn_attr_bool(m, tn_bytes_bool(b));
    case 'n': return tn_attr_string(m, tn_bytes_string(b));
    case 'e': return read_enum_field(b, spec);
    case 'a': return tn_bytes_attr(b);
    case 'A': return read_array_field(b);
    case 't': return read_type_field(b);
    case 'm': return read_symbol_field(b);
    case 'o': return tn_bytes_optional_attr(b);
    case 'O': return tn_bytes_varint(b) ? tn_bytes_attr(b) : NULL;
    case 'B': return tn_bytes_bool(b) ? tn_bytes_attr(b) : NULL;
    case 'p': return tn_bytes_flagged(b, &v) ? tn_attr_i64(m, (int64_t)v) : NULL;
    default: tn_unreachable();
  }
}

static bool is_mesh_or_symbol(const TnAttr *a) { return a->kind == TN_ATTR_SYMBOL || a->kind == TN_ATTR_STRUCT; }

// An array as the field wants it: fields that are ARRAY in the table may come as a resolved attribute ('a').
static const TnAttr *check_field(TnBytes *b, const TnCodeStruct *code, const TnAttrSpec *spec, const TnAttr *a) {
  const char *expected = "an attribute";
  const TnAttr *fit = a ? tn_attr_conform(b->r->m, spec, a, &expected) : NULL;
  if (fit && spec->kind == TN_AK_ANY && !is_mesh_or_symbol(fit)) fit = NULL, expected = "a mesh or a symbol";
  if (!fit && (a || spec->presence == TN_REQUIRED))
    tn_read_fail(b->r, b->p, "%s: %s: expected %s", tn_name(tn_struct_info[code->id].mnemonic), tn_name(spec->name),
                 expected);
  return fit;
}

const TnAttr *tn_read_struct(TnBytes *b, const TnCodeStruct *code) {
  TnReader *r = b->r;
  const TnAttrInfo *info = &tn_struct_info[code->id];
  const TnAttrSpec *specs = tn_struct_fields(code->id);
  const TnAttr *fields[16] = {0};
  size_t n = strlen(code->fields);
  assert(info->n <= TN_COUNT(fields) && n <= info->n);
  for (size_t i = 0; i < n && !r->failed; i++) fields[i] = read_field(b, code->fields[i], &specs[i]);
  if (!tn_read_is_ready(r)) return NULL;
  for (size_t i = 0; i < info->n; i++) {
    bool is_list = specs[i].kind == TN_AK_STRUCTS;
    if (i >= n && is_list) fields[i] = tn_attr_array(r->m, NULL, 0);
    fields[i] = check_field(b, code, &specs[i], fields[i]);
    if (r->failed) return NULL;
  }
  return tn_attr_struct(r->m, code->id, fields);
}

// ---------------------------------------------------------------------------------------------------------------

static const TnAttr *read_vhlo_bool(TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t v = tn_bytes_varint(b);
  if (v > 1) tn_read_fail(b->r, at, "found %llu, expected 0 or 1", (unsigned long long)v);
  return b->r->failed ? NULL : tn_attr_bool(b->r->m, v);
}

static const TnAttr *read_api_version(TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t v = tn_bytes_varint(b);
  if (v > TN_LARGEST_API_VERSION)
    tn_read_fail(b->r, at, "custom-call API version %llu" TN_READ_NEWER, (unsigned long long)v,
                 TN_READ_NEWER_ARGS(b->r));
  return b->r->failed ? NULL : tn_attr_i32(b->r->m, (int32_t)v);
}

const TnAttr *tn_read_vhlo_attr(TnBytes *b, uint64_t code) {
  switch (code) {
    case TN_VHLO_ARRAY: return tn_read_array(b);
    case TN_VHLO_BOOL: return read_vhlo_bool(b);
    case TN_VHLO_API_VERSION: return read_api_version(b);
    case TN_VHLO_DICT: return tn_read_dict(b);
    case TN_VHLO_FLOAT: return tn_read_float(b);
    case TN_VHLO_INT: return tn_read_int(b);
    case TN_VHLO_STRING: {
      TnStr s = tn_bytes_string(b);
      return b->r->failed ? NULL : tn_attr_string(b->r->m, s);
    }
    case TN_VHLO_TENSOR: return tn_read_dense(b);
    case TN_VHLO_TYPE: return read_type_field(b);
    default: return NULL;
  }
}

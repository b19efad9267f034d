// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Op names of a file, and the inherent attributes of ops: from property records, or before version 5 from the one
// dictionary that holds all attributes. VHLO records are lifted to the op table here: older numbers of an op, exploded
// structs, and values that stand for absent attributes.
#include "bytecode/read_priv.h"

static TnStr full_name(TnReader *r, const TnReadName *n) {
  return tn_arena_fmt(r->scratch, "%.*s.%.*s", TN_STR_ARG(r->dialects[n->dialect].name), TN_STR_ARG(n->name));
}

// All ops of the dialects whose encodings are known are known too; an unknown one is younger than this reader. Of other
// dialects ops are kept as they are.
static void decide_name(TnReader *r, const uint8_t *at, TnReadName *n) {
  TnStr full = full_name(r, n);
  TnOpcode opcode;
  TnDialect dialect = r->dialects[n->dialect].id;
  bool is_vhlo = dialect == TN_DIALECT_vhlo;
  if (is_vhlo && (n->vhlo = tn_vhlo_find(n->name))) {
    TnRecordAttr *record = tn_new_n(r->scratch, TnRecordAttr, TN_MAX_RECORD);
    n->kind = TN_NAME_VHLO;
    n->opcode = n->vhlo->opcode;
    n->n_record = (uint8_t)tn_vhlo_record(n->vhlo, record);
    n->record = record;
  } else if (!is_vhlo && tn_opcode_find(full, &opcode)) {
    n->kind = TN_NAME_KNOWN;
    n->opcode = (uint16_t)opcode;
    n->is_cast = opcode == TN_OP_builtin_cast;
  } else if (dialect != TN_DIALECT_OTHER) {
    tn_read_fail(r, at, "op '%.*s' is not known" TN_READ_NEWER, TN_STR_ARG(full), TN_READ_NEWER_ARGS(r));
  } else {
    n->kind = TN_NAME_OPAQUE;
    n->opcode = TN_OP_opaque;
    n->full_name = tn_attr_string(r->m, full);
  }
}

TnReadName *tn_read_name(TnReader *r, const uint8_t *at, uint64_t index) {
  if (r->failed) return NULL;
  if (index >= r->n_names) {
    tn_read_fail(r, at, "op name %llu of %zu", (unsigned long long)index, r->n_names);
    return NULL;
  }
  TnReadName *n = &r->names[index];
  if (n->kind == TN_NAME_UNUSED) decide_name(r, at, n);
  return r->failed ? NULL : n;
}

// ---------------------------------------------------------------------------------------------------------------
// Values that stand for absent attributes.

static bool is_filled(const TnAttr *a, unsigned opcode, TnName name) {
  TnExtent extent;
  TnFill fill = tn_vhlo_default(opcode, name, &extent);
  if (a->kind != TN_ATTR_DENSE || fill == TN_FILL_NONE) return false;
  if (fill == TN_FILL_EMPTY) return tn_attr_n(a) == 0;
  if (!a->is_splat || tn_attr_n(a) == 0) return false;
  if (a->type->dtype == TN_I1) return a->data[0] == 0;
  return a->type->dtype == TN_I64 && tn_i64s_at(a, 0) == (fill == TN_FILL_ONES);
}

static bool are_all_zero(const TnAttr *a) {
  if (a->kind != TN_ATTR_ARRAY) return false;
  for (size_t i = 0; i < a->n; i++)
    if (a->items[i]->kind != TN_ATTR_ENUM || a->items[i]->i) return false;
  return true;
}

static bool is_default_accuracy(const TnAttr *a) {
  return a->kind == TN_ATTR_STRUCT && a->sub == TN_STRUCT_result_accuracy &&
         a->items[TN_FIELD_result_accuracy_atol]->bits == 0 && a->items[TN_FIELD_result_accuracy_rtol]->bits == 0 &&
         a->items[TN_FIELD_result_accuracy_ulps]->i == 0 && a->items[TN_FIELD_result_accuracy_mode]->i == 0;
}

static bool is_default(unsigned opcode, const TnAttrSpec *spec, const TnAttr *a) {
  if (spec->presence == TN_REQUIRED) return false;
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_UNIT: return tn_attr_is_bool(a) && a->i == 0;
    case TN_AK_BOOL:
    case TN_AK_I32:
    case TN_AK_I64: return a->kind == TN_ATTR_INT && spec->presence == TN_DEFAULTED && a->i == spec->default_value;
    case TN_AK_STR: return a->kind == TN_ATTR_STRING && a->str.n == 0;
    case TN_AK_ARRAY:
    case TN_AK_SYMS:
    case TN_AK_DICT:
    case TN_AK_DICTS:
    case TN_AK_STRUCTS: return (a->kind == TN_ATTR_ARRAY || a->kind == TN_ATTR_DICT) && a->n == 0;
    case TN_AK_ENUM: return a->kind == TN_ATTR_ENUM && a->i == 0;
    case TN_AK_ENUMS: return are_all_zero(a);
    case TN_AK_STRUCT: return is_default_accuracy(a);
    default: return is_filled(a, opcode, spec->name);
  }
}

// Custom calls: layouts are absent only together; an absent backend_config is "" or, for typed calls, {}.
static void drop_custom_call_defaults(const TnAttr **attrs) {
  const TnAttr **operands = &attrs[TN_SLOT_custom_call_operand_layouts];
  const TnAttr **results = &attrs[TN_SLOT_custom_call_result_layouts];
  if (*operands && *results && (*operands)->n == 0 && (*results)->n == 0) *operands = *results = NULL;
  const TnAttr **config = &attrs[TN_SLOT_custom_call_backend_config];
  bool is_typed = tn_attr_int_or(attrs[TN_SLOT_custom_call_api_version], 1) == TN_LARGEST_API_VERSION;
  bool is_empty = *config && (is_typed ? (*config)->kind == TN_ATTR_DICT && (*config)->n == 0
                                       : (*config)->kind == TN_ATTR_STRING && (*config)->str.n == 0);
  if (is_empty) *config = NULL;
}

static bool is_layout(const TnReadName *name, const TnRecordAttr *a) {
  return name->opcode == TN_OP_custom_call &&
         (a->slot == TN_SLOT_custom_call_operand_layouts || a->slot == TN_SLOT_custom_call_result_layouts);
}

// ---------------------------------------------------------------------------------------------------------------
// From a VHLO record to the slots of the op.

static const TnAttr *as_symbols(TnModule *m, TnArena *scratch, const TnAttr *a) {
  const TnAttr **items = tn_new_n(scratch, const TnAttr *, a->n);
  for (size_t i = 0; i < a->n; i++) {
    bool is_string = a->items[i]->kind == TN_ATTR_STRING;
    items[i] = is_string ? tn_attr_symbol(m, a->items[i]->str) : a->items[i];
  }
  return tn_attr_array(m, items, a->n);
}

static const TnAttr *fit(TnReader *r, const uint8_t *at, const TnReadName *name, const TnAttrSpec *spec,
                         const TnAttr *a) {
  const char *expected = NULL;
  if (spec->kind == TN_AK_SYM && a->kind == TN_ATTR_STRING) a = tn_attr_symbol(r->m, a->str);
  if (spec->kind == TN_AK_SYMS && a->kind == TN_ATTR_ARRAY) a = as_symbols(r->m, r->scratch, a);
  if (spec->kind == TN_AK_ENUM && spec->aux == TN_ENUM_sdy_propagation_direction && a->kind == TN_ATTR_INT &&
      tn_enum_name(TN_ENUM_sdy_propagation_direction, a->i))
    a = tn_attr_enum(r->m, TN_ENUM_sdy_propagation_direction, a->i);
  const TnAttr *ok = tn_attr_conform(r->m, spec, a, &expected);
  if (!ok)
    tn_read_fail(r, at, "%.*s: attribute '%s': expected %s", TN_STR_ARG(full_name(r, name)), tn_name(spec->name),
                 expected);
  return ok;
}

static bool is_none(const TnAttr *a) { return a && a->kind == TN_ATTR_TYPE && a->type->kind == TN_TYPE_NONE; }

// The value of a slot, NULL when it stands for an absent one. Records may share long lists; each is looked at once.
static const TnAttr *lift_value(TnReader *r, const uint8_t *at, const TnReadName *name, const TnRecordAttr *a,
                                const TnAttr *value) {
  enum { LONG = 16 };
  bool keeps_default = is_layout(name, a);
  bool has_data = value->kind == TN_ATTR_DENSE || value->kind == TN_ATTR_DENSE_ARRAY;
  if (value->n <= LONG && (!has_data || value->data_bytes <= LONG * sizeof(int64_t))) {
    bool is_absent = !keeps_default && is_default(name->opcode, a->spec, value);
    return is_absent ? NULL : fit(r, at, name, a->spec, value);
  }
  struct {
    const void *spec, *value;
  } key = {a->spec, value};
  const TnAttr **known = tn_map_find(&r->lifted, (TnStr){(const char *)&key, sizeof key});
  if (known) return *known;
  known = tn_new(r->scratch, const TnAttr *);
  if (keeps_default || !is_default(name->opcode, a->spec, value)) *known = fit(r, at, name, a->spec, value);
  TnStr kept = tn_arena_str(r->scratch, (TnStr){(const char *)&key, sizeof key});
  *tn_map_slot(&r->lifted, kept, NULL) = known;
  return *known;
}

// The fields of one exploded struct, checked and put together. Absent: a channel 0 where channels are optional, an
// algorithm of none alone.
static const TnAttr *assemble(TnReader *r, const uint8_t *at, const TnReadName *name, const TnAttrSpec *spec,
                              const TnAttr **fields) {
  const TnAttrSpec *specs = tn_struct_fields((TnStructId)spec->aux);
  const size_t n = tn_struct_info[spec->aux].n;
  bool are_none = true;
  for (size_t i = 0; i < n; i++) are_none &= is_none(fields[i]);
  if (spec->aux == TN_STRUCT_dot_algorithm && are_none) return NULL;
  for (size_t i = 0; i < n; i++) {
    bool is_list = specs[i].kind == TN_AK_I64S;
    if (!fields[i]) fields[i] = is_list ? tn_attr_i64s(r->m, NULL, 0) : tn_attr_i64(r->m, 0);
    fields[i] = lift_value(r, at, name, &(TnRecordAttr){.slot = -1, .spec = &specs[i]}, fields[i]);
    if (r->failed) return NULL;
  }
  if (spec->aux == TN_STRUCT_channel_handle && spec->presence != TN_REQUIRED && fields[0]->i == 0) return NULL;
  return tn_attr_struct(r->m, (TnStructId)spec->aux, fields);
}

static const TnAttr *lift_struct(TnReader *r, const uint8_t *at, const TnReadName *name, const TnAttr *const *values,
                                 int slot) {
  const TnAttr *fields[16] = {0};
  bool is_any = false;
  for (size_t k = 0; k < name->n_record; k++) {
    const TnRecordAttr *a = &name->record[k];
    if (a->slot != slot) continue;
    fields[a->field] = values[k];
    is_any = true;
  }
  return is_any ? assemble(r, at, name, &tn_op_specs(&tn_op_info[name->opcode])[slot], fields) : NULL;
}

// values: one for each attribute of the name's record.
static const TnAttr *const *lift(TnReader *r, const uint8_t *at, const TnReadName *name, const TnAttr *const *values) {
  const TnOpInfo *info = &tn_op_info[name->opcode];
  const TnAttr **attrs = tn_new_n(r->scratch, const TnAttr *, info->n_attrs);
  for (size_t k = 0; k < name->n_record && !r->failed; k++) {
    const TnRecordAttr *a = &name->record[k];
    if (a->slot < 0 || a->field >= 0) continue;
    attrs[a->slot] = lift_value(r, at, name, a, values[k]);
  }
  for (int slot = 0; slot < info->n_attrs && !r->failed; slot++) {
    const TnAttrSpec *spec = &tn_op_specs(info)[slot];
    if (spec->kind == TN_AK_STRUCT && tn_vhlo_is_exploded((TnStructId)spec->aux))
      attrs[slot] = lift_struct(r, at, name, values, slot);
  }
  if (name->opcode == TN_OP_custom_call && !r->failed) drop_custom_call_defaults(attrs);
  return attrs;
}

// ---------------------------------------------------------------------------------------------------------------
// Property records.

static void read_vhlo_record(TnReader *r, TnReadRecord *rec, const TnReadName *name) {
  TnBytes b = {rec->data, rec->data + rec->n, r};
  const TnAttr *values[TN_MAX_RECORD] = {0};
  for (size_t k = 0; k < name->n_record && !r->failed; k++) {
    const uint8_t *at = b.p;
    values[k] = tn_read_attr(r, at, tn_bytes_varint(&b));
  }
  if (tn_bytes_left(&b))
    tn_read_fail(r, b.p, "%.*s: a property record of more than %u attributes", TN_STR_ARG(full_name(r, name)),
                 name->n_record);
  if (!r->failed) rec->attrs = lift(r, rec->data, name, values);
}

static size_t count_varints(TnReader *r, const TnReadRecord *rec) {
  TnBytes b = {rec->data, rec->data + rec->n, r};
  size_t n = 0;
  for (; tn_bytes_left(&b) && !r->failed; n++) tn_bytes_varint(&b);
  return n;
}

// Numbers of operands or results a group, either all of them or value and index of those that are not 0.
static const TnAttr *read_segments(TnBytes *b) {
  uint64_t n;
  const uint8_t *at = b->p;
  bool is_sparse = tn_bytes_flagged(b, &n);
  uint64_t index_bits = is_sparse ? tn_bytes_varint(b) : 0;
  int32_t sizes[TN_N_SEGMENTS] = {0};
  if (n > TN_N_SEGMENTS || index_bits > 8) tn_read_fail(b->r, at, "malformed segment sizes");
  for (size_t i = 0; i < n && !b->r->failed; i++) {
    uint64_t v = tn_bytes_varint(b), index = is_sparse ? v & (((uint64_t)1 << index_bits) - 1) : i,
             size = v >> index_bits;
    if (index >= TN_N_SEGMENTS || size > INT32_MAX)
      tn_read_fail(b->r, at, "malformed segment sizes");
    else
      sizes[index] = (int32_t)size;
  }
  if (b->r->failed) return NULL;
  return tn_attr_dense_array(b->r->m, tn_type_scalar(b->r->m, TN_I32), sizes, TN_N_SEGMENTS);
}

// How many of the youngest attributes the record lacks, from the number of values in it.
static unsigned count_lacking(TnReader *r, const TnReadRecord *rec, const TnReadName *name) {
  const TnOpInfo *info = &tn_op_info[name->opcode];
  size_t n_values = count_varints(r, rec);
  for (unsigned i = 0; i < info->n_attrs; i++)
    if (tn_code_is_segments(&tn_op_specs(info)[i])) return 0;
  return n_values < info->n_attrs ? (unsigned)(info->n_attrs - n_values) : 0;
}

static void read_known_record(TnReader *r, TnReadRecord *rec, const TnReadName *name) {
  const TnOpInfo *info = &tn_op_info[name->opcode];
  const TnAttr **attrs = tn_new_n(r->scratch, const TnAttr *, info->n_attrs);
  TnBytes b = {rec->data, rec->data + rec->n, r};
  unsigned lacking = count_lacking(r, rec, name);
  for (unsigned slot = 0; slot < info->n_attrs && !r->failed; slot++) {
    const TnAttrSpec *spec = &tn_op_specs(info)[slot];
    uint16_t since;
    unsigned younger = tn_code_younger(name->opcode, spec->name, &since);
    bool is_apart = r->version >= 6 && tn_code_is_segments(spec);
    if (is_apart || (younger && younger <= lacking)) continue;
    const uint8_t *at = b.p;
    uint64_t index;
    bool is_present = true;
    if (spec->presence == TN_REQUIRED)
      index = tn_bytes_varint(&b);
    else
      is_present = tn_bytes_optional(&b, &index);
    const TnAttr *a = is_present ? tn_read_attr(r, at, index) : NULL;
    if (a) attrs[slot] = fit(r, at, name, spec, a);
  }
  for (unsigned slot = 0; slot < info->n_attrs && !r->failed; slot++)
    if (r->version >= 6 && tn_code_is_segments(&tn_op_specs(info)[slot])) attrs[slot] = read_segments(&b);
  if (tn_bytes_left(&b))
    tn_read_fail(r, b.p, "%.*s: %zu bytes too many in a property record", TN_STR_ARG(full_name(r, name)),
                 tn_bytes_left(&b));
  rec->attrs = attrs;
}

// An op that its writer did not know has one attribute that stands for all properties.
static void read_opaque_record(TnReader *r, TnReadRecord *rec, const TnReadName *name) {
  TnBytes b = {rec->data, rec->data + rec->n, r};
  if (name->is_registered) {
    tn_read_fail(r, rec->data, "%.*s: properties of an op that is not known", TN_STR_ARG(full_name(r, name)));
    return;
  }
  const TnAttr **attrs = tn_new_n(r->scratch, const TnAttr *, TN_N_SLOTS_opaque);
  attrs[TN_SLOT_opaque_properties] = tn_read_attr(r, b.p, tn_bytes_varint(&b));
  if (!r->failed && tn_bytes_left(&b))
    tn_read_fail(r, b.p, "%.*s: expected one attribute as properties", TN_STR_ARG(full_name(r, name)));
  rec->attrs = attrs;
}

// What records and dictionaries mean depends on the op; each pair is decoded once.
static const void *meaning(const TnReadName *name) {
  if (name->kind == TN_NAME_VHLO) return name->vhlo;
  return &tn_op_info[name->opcode];
}

static TnReadRecord *find_variant(TnReader *r, TnReadRecord *first, const TnReadName *name, bool *out_is_new) {
  const void *key = meaning(name);
  TnReadRecord *v = first;
  while (v->meaning && v->meaning != key && v->next) v = v->next;
  *out_is_new = v->meaning != key;
  if (!*out_is_new) return v;
  if (v->meaning) {
    v->next = tn_new(r->scratch, TnReadRecord);
    v = v->next;
    v->data = first->data;
    v->n = first->n;
  }
  v->meaning = key;
  return v;
}

const TnReadRecord *tn_read_properties(TnReader *r, const uint8_t *at, TnReadName *name, uint64_t index) {
  if (index >= r->n_records) {
    tn_read_fail(r, at, "property record %llu of %zu", (unsigned long long)index, r->n_records);
    return NULL;
  }
  bool is_new;
  TnReadRecord *rec = find_variant(r, &r->records[index], name, &is_new);
  if (!is_new) return rec;
  if (name->kind == TN_NAME_VHLO)
    read_vhlo_record(r, rec, name);
  else if (name->kind == TN_NAME_KNOWN)
    read_known_record(r, rec, name);
  else
    read_opaque_record(r, rec, name);
  return r->failed ? NULL : rec;
}

// ---------------------------------------------------------------------------------------------------------------
// Dictionaries that hold inherent and discardable attributes together.

static int find_record_attr(const TnReadName *name, TnStr attr) {
  for (int k = 0; k < name->n_record; k++)
    if (tn_str_is(attr, tn_name(name->record[k].name))) return k;
  return -1;
}

static const TnAttr *remaining(TnReader *r, const TnAttr *dict, const bool *is_taken) {
  if (!memchr(is_taken, true, dict->n)) return dict->n ? dict : NULL;
  TnStr *names = tn_new_n(r->scratch, TnStr, dict->n);
  const TnAttr **items = tn_new_n(r->scratch, const TnAttr *, dict->n);
  size_t n = 0;
  for (size_t i = 0; i < dict->n; i++) {
    if (is_taken[i]) continue;
    names[n] = dict->names[i];
    items[n++] = dict->items[i];
  }
  return n ? tn_attr_dict(r->m, names, items, n) : NULL;
}

static void split_vhlo(TnReader *r, const uint8_t *at, TnReadRecord *rec, const TnReadName *name, const TnAttr *dict,
                       bool *is_taken) {
  const TnAttr *values[TN_MAX_RECORD] = {0};
  for (size_t i = 0; i < dict->n; i++) {
    int k = find_record_attr(name, dict->names[i]);
    is_taken[i] = k >= 0;
    if (k >= 0) values[k] = dict->items[i];
  }
  for (size_t k = 0; k < name->n_record; k++)
    if (!values[k])
      tn_read_fail(r, at, "%.*s: no attribute '%s'", TN_STR_ARG(full_name(r, name)), tn_name(name->record[k].name));
  if (!r->failed) rec->attrs = lift(r, at, name, values);
}

static void split_known(TnReader *r, const uint8_t *at, TnReadRecord *rec, const TnReadName *name, const TnAttr *dict,
                        bool *is_taken) {
  const TnOpInfo *info = &tn_op_info[name->opcode];
  const TnAttr **attrs = tn_new_n(r->scratch, const TnAttr *, info->n_attrs);
  for (size_t i = 0; i < dict->n && !r->failed; i++) {
    bool is_opaque = name->kind == TN_NAME_OPAQUE;
    int slot = is_opaque ? -1 : tn_op_find_slot((TnOpcode)name->opcode, dict->names[i]);
    is_taken[i] = slot >= 0;
    if (slot >= 0) attrs[slot] = fit(r, at, name, &tn_op_specs(info)[slot], dict->items[i]);
  }
  rec->attrs = attrs;
}

const TnReadRecord *tn_read_merged(TnReader *r, const uint8_t *at, TnReadName *name, uint64_t index) {
  const TnAttr *dict = tn_read_attr(r, at, index);
  if (!dict) return NULL;
  if (dict->kind != TN_ATTR_DICT) {
    tn_read_fail(r, at, "expected a dictionary as attributes of an op");
    return NULL;
  }
  bool is_new;
  TnReadRecord *rec = find_variant(r, &r->dicts[index], name, &is_new);
  if (!is_new) return rec;
  bool *is_taken = tn_new_n(r->scratch, bool, dict->n);
  if (name->kind == TN_NAME_VHLO)
    split_vhlo(r, at, rec, name, dict, is_taken);
  else
    split_known(r, at, rec, name, dict, is_taken);
  rec->dict = remaining(r, dict, is_taken);
  return r->failed ? NULL : rec;
}

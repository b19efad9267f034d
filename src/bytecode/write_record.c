// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes of ops as the file has them: for ops in vhlo the record of the version that the target has, with defaults
// written out; for others the slots of the op table. Before bytecode version 5 all of them go into the dictionary.
#include "bytecode/write_priv.h"

typedef struct Named {
  TnName name;
  TnOutEntry *value;
} Named;

// ---------------------------------------------------------------------------------------------------------------
// Values of absent attributes.

static int64_t list_length(const TnAttr *a) { return (int64_t)tn_attr_n(a); }

static int64_t extent_of(const TnOp *op, TnExtent extent) {
  const TnAttr *dims;
  switch (extent) {
    case TN_EXTENT_NONE: return 0;
    case TN_EXTENT_RANK: return op->n_operands ? op->operands[0]->type->rank : 0;
    case TN_EXTENT_WINDOW: return list_length(TN_OP_ATTRS(op, reduce_window)->window_dimensions);
    case TN_EXTENT_SPATIAL:
      dims = op->opcode == TN_OP_dynamic_conv ? TN_OP_ATTRS(op, dynamic_conv)->dimension_numbers
                                              : TN_OP_ATTRS(op, convolution)->dimension_numbers;
      return dims ? list_length(tn_attr_field(dims, TN_FIELD_conv_input_spatial_dimensions)) : 0;
  }
  tn_unreachable();
}

static const TnAttr *filled(TnWriter *w, const TnOp *op, TnFill fill, TnExtent extent, bool is_bool) {
  static const int64_t one = 1, zero = 0;
  static const uint8_t no = 0;
  int64_t dims[2] = {extent_of(op, extent), 2};
  const TnType *t = tn_type_tensor_of(w->m, is_bool ? TN_I1 : TN_I64, fill == TN_FILL_PAIRS ? 2 : 1, dims);
  if (dims[0] == 0) return tn_attr_dense(w->m, t, &zero, 0, false);
  if (is_bool) return tn_attr_dense(w->m, t, &no, sizeof no, true);
  return tn_attr_dense(w->m, t, fill == TN_FILL_ONES ? &one : &zero, sizeof one, true);
}

static const TnAttr *default_accuracy(TnModule *m) {
  const TnAttr *zero = tn_attr_float_bits(m, tn_type_scalar(m, TN_F64), 0);
  const TnAttr *fields[] = {zero, zero, tn_attr_i64(m, 0), tn_attr_enum(m, TN_ENUM_result_accuracy_mode, 0)};
  return tn_attr_struct(m, TN_STRUCT_result_accuracy, fields);
}

static const TnAttr *default_precision(TnModule *m, TnEnumId id) {
  const TnAttr *items[2];
  items[0] = items[1] = tn_attr_enum(m, id, 0);
  return tn_attr_array(m, items, 2);
}

static bool is_typed_call(const TnOp *op) {
  return tn_attr_int_or(TN_OP_ATTRS(op, custom_call)->api_version, 1) == TN_LARGEST_API_VERSION;
}

// NULL: there is none.
static const TnAttr *default_value(TnWriter *w, const TnOp *op, const TnAttrSpec *spec) {
  TnModule *m = w->m;
  TnExtent extent;
  TnFill fill = tn_vhlo_default(op->opcode, spec->name, &extent);
  if (fill != TN_FILL_NONE) return filled(w, op, fill, extent, spec->kind == TN_AK_BOOLS);
  if (spec->presence == TN_REQUIRED) return NULL;
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_UNIT: return tn_attr_bool(m, false);
    case TN_AK_BOOL: return tn_attr_bool(m, spec->default_value != 0);
    case TN_AK_I32:  // the version of a composite: written with 64 bits when it is absent
    case TN_AK_I64: return tn_attr_i64(m, spec->default_value);
    case TN_AK_STR: return tn_attr_string(m, TN_STR(""));
    case TN_AK_ARRAY:
    case TN_AK_SYMS:
    case TN_AK_DICTS:
    case TN_AK_STRUCTS: return tn_attr_array(m, NULL, 0);
    case TN_AK_DICT: return tn_attr_dict(m, NULL, NULL, 0);
    case TN_AK_ENUM: return tn_attr_enum(m, (TnEnumId)spec->aux, 0);
    case TN_AK_ENUMS: return default_precision(m, (TnEnumId)spec->aux);
    case TN_AK_STRUCT: return spec->aux == TN_STRUCT_result_accuracy ? default_accuracy(m) : NULL;
    case TN_AK_ANY: return is_typed_call(op) ? tn_attr_dict(m, NULL, NULL, 0) : tn_attr_string(m, TN_STR(""));
    default: return NULL;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// VHLO records.

// What stands for an absent struct that is exploded: an algorithm of none alone, or channel 0.
static const TnAttr *absent_field(TnModule *m, const TnAttrSpec *spec) {
  if (spec->presence == TN_REQUIRED) return NULL;
  if (spec->aux == TN_STRUCT_dot_algorithm) return tn_attr_type(m, tn_type_simple(m, TN_TYPE_NONE));
  return spec->aux == TN_STRUCT_channel_handle ? tn_attr_i64(m, 0) : NULL;
}

static TnOutEntry *vhlo_value(TnWriter *w, const TnOp *op, const TnRecordAttr *a) {
  if (a->slot < 0) return tn_out_attr(w, TN_OUT_VHLO, filled(w, op, a->fill, TN_EXTENT_SPATIAL, false));
  const TnAttrSpec *slot_spec = &tn_op_specs(tn_op_get_info(op))[a->slot];
  const TnAttr *v = op->attrs[a->slot];
  if (a->field >= 0) v = v ? tn_attr_field(v, (unsigned)a->field) : absent_field(w->m, slot_spec);
  bool is_api_version = op->opcode == TN_OP_custom_call && a->slot == TN_SLOT_custom_call_api_version;
  if (is_api_version) return tn_out_api_version(w, tn_attr_int_or(v, slot_spec->default_value));
  if (v && a->spec->kind == TN_AK_UNIT) v = tn_attr_bool(w->m, true);
  if (!v && a->field < 0) v = default_value(w, op, a->spec);
  if (v) return tn_out_attr(w, TN_OUT_VHLO, v);
  tn_write_fail(w, "required attribute '%s' is absent", tn_name(slot_spec->name));
  return w->nothing;
}

static bool is_trivial(TnWriter *w, const TnOp *op, const TnRecordAttr *a) {
  const TnAttr *v = op->attrs[a->slot];
  if (v && a->field >= 0) {
    if (a->spec->kind != TN_AK_I64S) return false;
    v = tn_attr_field(v, (unsigned)a->field);
  }
  if (!v) return true;
  switch (v->kind) {
    case TN_ATTR_DENSE:
    case TN_ATTR_DENSE_ARRAY: return tn_attr_n(v) == 0;
    case TN_ATTR_ARRAY: return v->n == 0;
    case TN_ATTR_STRUCT: return tn_attr_equal(v, default_value(w, op, a->spec));
    default: return false;
  }
}

static TnOutPlan *make_plan(TnWriter *w, const TnOutOp *out, const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  TnOutPlan *plan = tn_new(w->scratch, TnOutPlan);
  if (!out->is_vhlo) {
    plan->name = tn_out_name(w, tn_op_dialect(info), tn_str(tn_op_mnemonic(info)), true);
    return plan;
  }
  const TnVhloOp *newest = tn_vhlo_for(op->opcode, TN_V_NOW);
  plan->vhlo = tn_vhlo_for(op->opcode, w->target);
  if (!plan->vhlo) {
    tn_write_needs(w, tn_vhlo_since(op->opcode), "the op");
    return plan;
  }
  char room[TN_VHLO_MOST_NAME];
  plan->name = tn_out_name(w, TN_STR("vhlo"), tn_vhlo_name(plan->vhlo, room), true);
  plan->n_record = tn_vhlo_record(plan->vhlo, plan->record);
  plan->is_downgraded = plan->vhlo != newest;
  TnRecordAttr all[TN_MAX_RECORD];
  size_t n = tn_vhlo_record(newest, all);
  for (size_t i = 0; i < n; i++)
    if (tn_vhlo_added(op->opcode, all[i].name) > plan->vhlo->number) plan->missing[plan->n_missing++] = all[i];
  for (unsigned i = 0; i < info->n_attrs; i++)
    plan->has_without |= tn_vhlo_is_without(op->opcode, tn_op_specs(info)[i].name);
  return plan;
}

// What the target cannot say must be absent, empty or the default.
static void check_downgrade(TnWriter *w, const TnOutPlan *plan, const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  uint16_t needs;
  const char *obstacle = tn_vhlo_obstacle(op, w->target, &needs);
  if (obstacle) tn_write_needs(w, needs, "%s", obstacle);
  for (size_t i = 0; i < plan->n_missing; i++) {
    const TnRecordAttr *a = &plan->missing[i];
    if (is_trivial(w, op, a)) continue;
    // A struct that came as a whole is named as such, otherwise its field.
    TnName name = tn_op_specs(info)[a->slot].presence == TN_REQUIRED ? a->name : tn_op_specs(info)[a->slot].name;
    tn_write_needs(w, tn_vhlo_for(op->opcode, TN_V_NOW)->since, "attribute '%s'", tn_name(name));
  }
  for (unsigned i = 0; plan->has_without && i < info->n_attrs; i++)
    if (op->attrs[i] && tn_vhlo_is_without(op->opcode, tn_op_specs(info)[i].name))
      tn_write_fail(w, "attribute '%s' has no portable form", tn_name(tn_op_specs(info)[i].name));
}

// Absent attributes whose default is the same for every op of the kind are looked up once.
static TnOutEntry *record_value(TnWriter *w, TnOutPlan *plan, const TnOp *op, size_t i) {
  const TnRecordAttr *a = &plan->record[i];
  bool is_common = a->slot >= 0 && !op->attrs[a->slot] && a->spec->kind != TN_AK_ANY && a->spec->kind != TN_AK_I64S &&
                   a->spec->kind != TN_AK_BOOLS && a->spec->kind != TN_AK_I64_ELEMENTS;
  if (!is_common) return vhlo_value(w, op, a);
  if (!plan->defaults[i]) plan->defaults[i] = vhlo_value(w, op, a);
  return plan->defaults[i];
}

static size_t vhlo_attributes(TnWriter *w, TnOutOp *out, const TnOp *op, TnOutPlan *plan, Named *named) {
  if (!plan->vhlo) return 0;
  check_downgrade(w, plan, op);
  if (w->failed) return 0;
  size_t n = plan->n_record;
  out->is_downgraded = plan->is_downgraded;
  out->record = n ? tn_new_n(w->scratch, TnToken, n) : NULL;
  out->n_record = n;
  out->has_record = n > 0;
  for (size_t i = 0; i < n; i++) {
    named[i] = (Named){plan->record[i].name, record_value(w, plan, op, i)};
    out->record[i] = (TnToken){TN_TOKEN_ATTR, {.p = named[i].value}};
  }
  return n;
}

// ---------------------------------------------------------------------------------------------------------------
// Records of other ops.

static unsigned log2_ceil(uint64_t v) {
  unsigned n = 0;
  while ((uint64_t)1 << n < v) n++;
  return n;
}

// All sizes, or only those that are not 0 with their index when they are few.
static void add_segments(TnWriter *w, TnTokens *t, const TnAttr *sizes) {
  size_t n = sizes ? sizes->n : 0, n_used = 0, last = 0;
  int32_t v[TN_N_SEGMENTS] = {0};
  if (n > TN_N_SEGMENTS) n = TN_N_SEGMENTS;
  if (n) memcpy(v, sizes->data, n * sizeof *v);
  for (size_t i = 0; i < n; i++)
    if (v[i]) n_used++, last = i;
  bool is_sparse = n_used <= n / 2;
  unsigned bits = log2_ceil(last + 1);
  tn_tokens_add(w, t, TN_TOKEN_VARINT, (is_sparse ? n_used : n) << 1 | is_sparse);
  if (is_sparse) tn_tokens_add(w, t, TN_TOKEN_VARINT, bits);
  for (size_t i = 0; i < n; i++)
    if (v[i] || !is_sparse)
      tn_tokens_add(w, t, TN_TOKEN_VARINT, is_sparse ? (uint64_t)v[i] << bits | i : (uint64_t)v[i]);
}

// An attribute that readers of the target's time do not expect.
static bool is_too_young(TnWriter *w, const TnOp *op, const TnAttrSpec *spec, const TnAttr *v) {
  uint16_t since = 0;
  if (!tn_code_younger(op->opcode, spec->name, &since) || w->target >= since) return false;
  bool is_default = !v || (spec->presence == TN_DEFAULTED && v->kind == TN_ATTR_INT && v->i == spec->default_value);
  if (!is_default) tn_write_needs(w, since, "attribute '%s'", tn_name(spec->name));
  return true;
}

static size_t plain_attributes(TnWriter *w, TnOutOp *out, const TnOp *op, Named *named) {
  const TnOpInfo *info = tn_op_get_info(op);
  TnTokens t = {0};
  size_t n = 0;
  for (unsigned i = 0; i < info->n_attrs; i++) {
    const TnAttrSpec *spec = &tn_op_specs(info)[i];
    const TnAttr *v = op->attrs[i];
    bool is_apart = w->format >= 6 && tn_code_is_segments(spec);
    if (is_apart || is_too_young(w, op, spec, v)) continue;
    if (!v && spec->presence == TN_REQUIRED) tn_write_fail(w, "required attribute '%s' is absent", tn_name(spec->name));
    TnOutEntry *e = v ? tn_out_attr(w, TN_OUT_PLAIN, v) : NULL;
    tn_tokens_ref(w, &t, spec->presence == TN_REQUIRED ? TN_TOKEN_ATTR : TN_TOKEN_OPTIONAL, e);
    if (e) named[n++] = (Named){spec->name, e};
  }
  for (unsigned i = 0; i < info->n_attrs; i++)
    if (w->format >= 6 && tn_code_is_segments(&tn_op_specs(info)[i])) add_segments(w, &t, op->attrs[i]);
  out->record = t.data;
  out->n_record = t.n;
  out->has_record = info->n_attrs > 0;
  return n;
}

static void opaque_op(TnWriter *w, TnOutOp *out, const TnOp *op) {
  const TnAttr *properties = op->attrs[TN_SLOT_opaque_properties];
  if (properties) {
    TnTokens t = {0};
    tn_tokens_ref(w, &t, TN_TOKEN_ATTR, tn_out_attr(w, TN_OUT_PLAIN, properties));
    out->record = t.data;
    out->n_record = t.n;
    out->has_record = true;
  }
  TnStr name = tn_str(tn_op_name(op));
  const char *dot = memchr(name.p, '.', name.n);
  if (!dot) {
    tn_write_fail(w, "an op name without a dialect");
    return;
  }
  size_t n = (size_t)(dot - name.p);
  out->name = tn_out_name(w, (TnStr){name.p, n}, (TnStr){dot + 1, name.n - n - 1}, false);
}

// ---------------------------------------------------------------------------------------------------------------

// The discardable attributes and, in older formats, the inherent ones, in byte order of name.
static TnOutEntry *dictionary(TnWriter *w, TnOutMode mode, const TnAttr *dict, const Named *named, size_t n_named) {
  size_t n_dict = dict ? dict->n : 0, n = 0, k = 0;
  if (n_dict + n_named == 0) return NULL;
  TnStr *names = tn_new_n(w->scratch, TnStr, n_dict + n_named);
  TnOutEntry **values = tn_new_n(w->scratch, TnOutEntry *, n_dict + n_named);
  for (size_t i = 0; i < n_dict || k < n_named; n++) {  // both are sorted
    bool from_dict = i < n_dict && (k == n_named || tn_str_cmp(dict->names[i], tn_str(tn_name(named[k].name))) < 0);
    names[n] = from_dict ? dict->names[i] : tn_str(tn_name(named[k].name));
    values[n] = from_dict ? tn_out_attr(w, mode, dict->items[i]) : named[k].value;
    if (from_dict)
      i++;
    else
      k++;
  }
  return tn_out_attr_dict(w, names, values, n);
}

void tn_write_attributes(TnWriter *w, TnOutOp *out, const TnOp *op) {
  Named named[TN_MAX_RECORD];
  size_t n = 0;
  if (op->opcode == TN_OP_opaque) {
    opaque_op(w, out, op);
  } else {
    TnOutPlan **plan = &w->plans[op->opcode];
    if (!*plan) *plan = make_plan(w, out, op);
    out->name = (*plan)->name;
    n = out->is_vhlo ? vhlo_attributes(w, out, op, *plan, named) : plain_attributes(w, out, op, named);
  }
  if (w->format >= 5)
    n = 0;
  else
    out->has_record = false;
  if (!w->failed) out->dict = dictionary(w, out->is_vhlo ? TN_OUT_VHLO : TN_OUT_PLAIN, op->dict, named, n);
}

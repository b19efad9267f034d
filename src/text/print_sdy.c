// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The attributes of sdy, which have a notation of their own: #sdy.sharding<@mesh, [{"x", ?}, {"y":(1)2}p1]>.
#include "text/print_priv.h"

static void put_items(TnPrinter *p, const TnAttr *array) {
  for (size_t i = 0; i < array->n; i++) {
    tn_put_comma(p, i);
    if (array->items[i]->kind == TN_ATTR_STRUCT) tn_print_stripped(p, array->items[i]);
    else tn_print_attr(p, array->items[i], TN_TYPE_PART_NEVER);
  }
}

static void put_wrapped(TnPrinter *p, const char *open, const TnAttr *array, const char *close) {
  tn_put_z(p, open);
  put_items(p, array);
  tn_put_z(p, close);
}

static void print_mesh(TnPrinter *p, const TnAttr *a) {
  put_wrapped(p, "<[", a->items[TN_FIELD_sdy_mesh_axes], "]");
  const TnAttr *ids = a->items[TN_FIELD_sdy_mesh_device_ids];
  if (ids->n) {
    tn_put_lit(p, ", device_ids=");
    tn_print_i64s(p, ids);
  }
  tn_put_char(p, '>');
}

static void print_axis_ref(TnPrinter *p, const TnAttr *a) {
  tn_put_quoted(p, a->items[TN_FIELD_sdy_axis_ref_name]->str);
  const TnAttr *sub = a->items[TN_FIELD_sdy_axis_ref_sub_axis_info];
  if (!sub) return;
  tn_put_char(p, ':');
  tn_print_stripped(p, sub);
}

static void print_dimension_sharding(TnPrinter *p, const TnAttr *a) {
  const TnAttr *axes = a->items[TN_FIELD_sdy_dimension_sharding_axes];
  put_wrapped(p, "{", axes, "");
  bool is_open = !a->items[TN_FIELD_sdy_dimension_sharding_is_closed]->i;
  if (is_open) tn_put_z(p, axes->n ? ", ?" : "?");
  tn_put_char(p, '}');
  const TnAttr *priority = a->items[TN_FIELD_sdy_dimension_sharding_priority];
  if (!priority) return;
  tn_put_char(p, 'p');
  tn_put_i64(p, priority->i);
}

static void print_sharding(TnPrinter *p, const TnAttr *a) {
  const TnAttr *mesh = a->items[TN_FIELD_sdy_sharding_mesh_or_ref];
  const TnAttr *replicated = a->items[TN_FIELD_sdy_sharding_replicated_axes];
  const TnAttr *unreduced = a->items[TN_FIELD_sdy_sharding_unreduced_axes];
  const TnAttr *reduction = a->items[TN_FIELD_sdy_sharding_reduction_op];
  tn_put_char(p, '<');
  if (mesh->kind == TN_ATTR_STRUCT) {
    tn_put_lit(p, "mesh");
    tn_print_stripped(p, mesh);
  } else {
    tn_print_attr(p, mesh, TN_TYPE_PART_ALWAYS);
  }
  put_wrapped(p, ", [", a->items[TN_FIELD_sdy_sharding_dim_shardings], "]");
  if (replicated->n) put_wrapped(p, ", replicated={", replicated, "}");
  if (unreduced->n) {
    tn_put_lit(p, ", unreduced=");
    if (reduction && reduction->i != TN_sdy_reduction_op_sum) tn_print_bare(p, reduction);
    put_wrapped(p, "{", unreduced, "}");
  }
  tn_put_char(p, '>');
}

// Factors are i, j, ... z, z_1, z_2, ...
static void put_factor(TnPrinter *p, int64_t factor) {
  enum { LETTERS = 'z' - 'i' + 1 };
  if (factor >= 0 && factor < LETTERS) {
    tn_put_char(p, (char)('i' + factor));
    return;
  }
  tn_put_lit(p, "z_");
  tn_put_i64(p, factor - LETTERS + 1);
}

static void print_dim_mapping(TnPrinter *p, const TnAttr *a) {
  TnI64s factors = a->items[0];
  for (size_t i = 0; i < tn_attr_n(factors); i++) put_factor(p, tn_i64s_at(factors, i));
}

static void put_factor_list(TnPrinter *p, const char *open, const TnAttr *list) {
  TnI64s factors = list;
  if (tn_attr_n(factors) == 0) return;
  tn_put_z(p, open);
  for (size_t i = 0; i < tn_attr_n(factors); i++) {
    tn_put_comma(p, i);
    put_factor(p, tn_i64s_at(factors, i));
  }
  tn_put_char(p, '}');
}

static void print_sharding_rule(TnPrinter *p, const TnAttr *a) {
  put_wrapped(p, "<(", a->items[TN_FIELD_sdy_op_sharding_rule_operand_mappings], ")->");
  put_wrapped(p, "(", a->items[TN_FIELD_sdy_op_sharding_rule_result_mappings], ")");
  TnI64s sizes = a->items[TN_FIELD_sdy_op_sharding_rule_factor_sizes];
  for (size_t i = 0; i < tn_attr_n(sizes); i++) {
    tn_put_z(p, i ? ", " : " {");
    put_factor(p, (int64_t)i);
    tn_put_char(p, '=');
    tn_put_i64(p, tn_i64s_at(sizes, i));
  }
  if (tn_attr_n(sizes)) tn_put_char(p, '}');
  put_factor_list(p, " reduction={", a->items[TN_FIELD_sdy_op_sharding_rule_reduction_factors]);
  put_factor_list(p, " need_replication={", a->items[TN_FIELD_sdy_op_sharding_rule_need_replication_factors]);
  put_factor_list(p, " permutation={", a->items[TN_FIELD_sdy_op_sharding_rule_permutation_factors]);
  put_factor_list(p, " blocked_propagation={", a->items[TN_FIELD_sdy_op_sharding_rule_blocked_propagation_factors]);
  if (a->items[TN_FIELD_sdy_op_sharding_rule_is_custom]->i) tn_put_lit(p, ", custom");
  tn_put_char(p, '>');
}

static void print_all_to_all_param(TnPrinter *p, const TnAttr *a) {
  put_wrapped(p, "{", a->items[TN_FIELD_sdy_all_to_all_param_axes], "}: ");
  tn_put_i64(p, a->items[TN_FIELD_sdy_all_to_all_param_src_dim]->i);
  tn_put_lit(p, "->");
  tn_put_i64(p, a->items[TN_FIELD_sdy_all_to_all_param_tgt_dim]->i);
}

static void print_mesh_axis(TnPrinter *p, const TnAttr *a) {
  tn_put_quoted(p, a->items[TN_FIELD_sdy_mesh_axis_name]->str);
  tn_put_char(p, '=');
  tn_put_i64(p, a->items[TN_FIELD_sdy_mesh_axis_size]->i);
}

static void print_sub_axis_info(TnPrinter *p, const TnAttr *a) {
  tn_put_char(p, '(');
  tn_put_i64(p, a->items[TN_FIELD_sdy_sub_axis_info_pre_size]->i);
  tn_put_char(p, ')');
  tn_put_i64(p, a->items[TN_FIELD_sdy_sub_axis_info_size]->i);
}

bool tn_print_sdy_struct(TnPrinter *p, const TnAttr *a) {
  switch (a->sub) {
    case TN_STRUCT_sdy_manual_axes:
    case TN_STRUCT_sdy_axis_ref_list: put_wrapped(p, "{", a->items[0], "}"); break;
    case TN_STRUCT_sdy_list_of_axis_ref_lists:
    case TN_STRUCT_sdy_all_to_all_param_list:
    case TN_STRUCT_sdy_tensor_mapping: put_wrapped(p, "[", a->items[0], "]"); break;
    case TN_STRUCT_sdy_sharding_per_value: put_wrapped(p, "<[", a->items[0], "]>"); break;
    case TN_STRUCT_sdy_mesh: print_mesh(p, a); break;
    case TN_STRUCT_sdy_mesh_axis: print_mesh_axis(p, a); break;
    case TN_STRUCT_sdy_sub_axis_info: print_sub_axis_info(p, a); break;
    case TN_STRUCT_sdy_axis_ref: print_axis_ref(p, a); break;
    case TN_STRUCT_sdy_dimension_sharding: print_dimension_sharding(p, a); break;
    case TN_STRUCT_sdy_sharding: print_sharding(p, a); break;
    case TN_STRUCT_sdy_dim_mapping: print_dim_mapping(p, a); break;
    case TN_STRUCT_sdy_op_sharding_rule: print_sharding_rule(p, a); break;
    case TN_STRUCT_sdy_all_to_all_param: print_all_to_all_param(p, a); break;
    default: return false;
  }
  return true;
}

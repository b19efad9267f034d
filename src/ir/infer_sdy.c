// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Shardy: how its attributes fit meshes, tensors and each other. The specification of StableHLO does not number these
// constraints. What shardings mean for values is left to passes; here they are only required to make sense.
#include <inttypes.h>

#include "ir/infer_mesh_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Shardings.

// One dimension: its axes, and whether the priority is allowed.
static bool check_dim_sharding(TnInfer *cx, TnAxisUses *uses, const TnAttr *dim) {
  const TnAttr *axes = tn_attr_field(dim, TN_FIELD_sdy_dimension_sharding_axes);
  const TnAttr *priority = tn_attr_field(dim, TN_FIELD_sdy_dimension_sharding_priority);
  int64_t size;
  if (!tn_infer_use_axes(cx, uses, axes, false, TN_NO_LABEL, &size)) return false;
  if (!priority) return true;
  if (priority->i < 0)
    return tn_infer_fail(cx, TN_NO_LABEL, "a dimension sharding has priority %" PRId64 ", expected 0 or more",
                         priority->i);
  bool is_closed = tn_attr_field(dim, TN_FIELD_sdy_dimension_sharding_is_closed)->i != 0;
  return !is_closed || axes->n > 0 ||
         tn_infer_fail(cx, TN_NO_LABEL, "an empty closed dimension sharding has a priority");
}

static bool check_sharding_shape(TnInfer *cx, const TnAttr *mesh, const TnAttr *sharding, const TnType *t) {
  uint32_t n_dims = tn_attr_field(sharding, TN_FIELD_sdy_sharding_dim_shardings)->n;
  uint32_t n_others = tn_attr_field(sharding, TN_FIELD_sdy_sharding_replicated_axes)->n +
                      tn_attr_field(sharding, TN_FIELD_sdy_sharding_unreduced_axes)->n;
  if (tn_mesh_is_maximal(mesh))  // all of the value on one device
    return n_dims + n_others == 0 ||
           tn_infer_fail(cx, TN_NO_LABEL, "a sharding on the mesh of one device has dimensions or axes, expected none");
  if (!tn_type_is_tensor(t))
    return n_dims + n_others == 0 ||
           tn_infer_fail(cx, TN_NO_LABEL, "a sharding of %p has dimensions or axes, expected none", t);
  return n_dims == t->rank ||
         tn_infer_fail(cx, TN_NO_LABEL, "a sharding has %u dimensions for %p, expected %u", n_dims, t, t->rank);
}

// Fills *out_mesh with the sharding's mesh.
static bool check_sharding(TnInfer *cx, const TnAttr *sharding, const TnType *t, const TnAttr **out_mesh) {
  TnAxisUses uses = {
      .mesh = tn_infer_resolve_mesh(cx, tn_attr_field(sharding, TN_FIELD_sdy_sharding_mesh_or_ref), TN_NO_LABEL)};
  int64_t size;
  if (!uses.mesh || !check_sharding_shape(cx, uses.mesh, sharding, t)) return false;
  const TnAttr *dims = tn_attr_field(sharding, TN_FIELD_sdy_sharding_dim_shardings);
  for (uint32_t i = 0; i < dims->n; i++)
    if (!check_dim_sharding(cx, &uses, dims->items[i])) return false;
  *out_mesh = uses.mesh;
  return tn_infer_use_axes(cx, &uses, tn_attr_field(sharding, TN_FIELD_sdy_sharding_replicated_axes), true, TN_NO_LABEL,
                           &size) &&
         tn_infer_use_axes(cx, &uses, tn_attr_field(sharding, TN_FIELD_sdy_sharding_unreduced_axes), true, TN_NO_LABEL,
                           &size);
}

static bool check_count(TnInfer *cx, const TnAttr *shardings, size_t n, const char *what) {
  uint32_t found = tn_attr_field(shardings, TN_FIELD_sdy_sharding_per_value_shardings)->n;
  return found == n || tn_infer_fail(cx, TN_NO_LABEL, "%u shardings of %zu %s, expected one each", found, n, what);
}

static const TnAttr *nth_sharding(const TnAttr *shardings, size_t i) {
  return tn_attr_field(shardings, TN_FIELD_sdy_sharding_per_value_shardings)->items[i];
}

// ---------------------------------------------------------------------------------------------------------------
// Sharding rules: each dimension of operands and results is made of factors, numbered from 0.

static bool check_mapping(TnInfer *cx, const TnAttr *mapping, const TnType *t, TnI64s factor_sizes) {
  const TnAttr *dims = tn_attr_field(mapping, TN_FIELD_sdy_tensor_mapping_dim_mappings);
  uint32_t rank = tn_type_is_tensor(t) ? t->rank : 0;
  if (dims->n != rank)
    return tn_infer_fail(cx, TN_NO_LABEL, "a sharding rule maps %u dimensions of %p, expected %u", dims->n, t, rank);
  for (uint32_t i = 0; i < rank; i++) {
    TnI64s factors = tn_attr_field(dims->items[i], TN_FIELD_sdy_dim_mapping_factor_indices);
    if (!tn_infer_list_range(cx, factors, 0, (int64_t)tn_attr_n(factor_sizes), "factors of a dimension", TN_NO_LABEL) ||
        !tn_infer_list_unique(cx, factors, "factors of a dimension", TN_NO_LABEL))
      return false;
    int64_t product = 1;
    for (size_t k = 0; k < tn_attr_n(factors); k++)
      if (!tn_mul_i64(product, tn_i64s_at(factor_sizes, (size_t)tn_i64s_at(factors, k)), &product))
        return tn_infer_fail(cx, TN_NO_LABEL, "the product of factor sizes of dimension %u exceeds 64 bits", i);
    if (tn_attr_n(factors) > 1 && t->dims[i] != TN_DYNAMIC && product != t->dims[i])
      return tn_infer_fail(cx, TN_NO_LABEL, "the factors of dimension %u of %p make %" PRId64 ", expected its size", i,
                           t, product);
  }
  return true;
}

static bool check_rule(TnInfer *cx, const TnAttr *rule) {
  const TnOp *op = cx->op;
  const TnAttr *in = tn_attr_field(rule, TN_FIELD_sdy_op_sharding_rule_operand_mappings);
  const TnAttr *out = tn_attr_field(rule, TN_FIELD_sdy_op_sharding_rule_result_mappings);
  TnI64s sizes = tn_attr_field(rule, TN_FIELD_sdy_op_sharding_rule_factor_sizes);
  static const unsigned sets[] = {
      TN_FIELD_sdy_op_sharding_rule_reduction_factors, TN_FIELD_sdy_op_sharding_rule_need_replication_factors,
      TN_FIELD_sdy_op_sharding_rule_permutation_factors, TN_FIELD_sdy_op_sharding_rule_blocked_propagation_factors};
  if (in->n != op->n_operands || out->n != op->n_results)
    return tn_infer_fail(cx, TN_NO_LABEL, "a sharding rule maps %u operands and %u results, expected %u and %u", in->n,
                         out->n, op->n_operands, op->n_results);
  if (!tn_infer_list_min(cx, sizes, 0, "factor sizes", TN_NO_LABEL)) return false;
  for (uint32_t i = 0; i < in->n; i++)
    if (!check_mapping(cx, in->items[i], tn_infer_type(cx, i), sizes)) return false;
  for (uint32_t i = 0; cx->has_results && i < out->n; i++)
    if (!check_mapping(cx, out->items[i], tn_infer_declared(cx, i), sizes)) return false;
  for (size_t k = 0; k < TN_COUNT(sets); k++) {
    TnI64s v = tn_attr_field(rule, sets[k]);
    if (!tn_infer_dim_list(cx, v, tn_attr_n(sizes),
                           tn_name(tn_struct_fields(TN_STRUCT_sdy_op_sharding_rule)[sets[k]].name), TN_NO_LABEL,
                           TN_NO_LABEL) ||
        !tn_infer_list_sorted(cx, v, "a set of factors", TN_NO_LABEL))
      return false;
  }
  bool is_custom = tn_attr_field(rule, TN_FIELD_sdy_op_sharding_rule_is_custom)->i != 0;
  return !is_custom || op->opcode == TN_OP_custom_call || op->opcode == TN_OP_opaque ||
         tn_infer_fail(cx, TN_NO_LABEL, "a custom sharding rule, expected one on custom_call only");
}

// ---------------------------------------------------------------------------------------------------------------
// Discardable attributes on any op.

static bool is_struct(const TnAttr *a, TnStructId id) {
  return a->kind == TN_ATTR_STRUCT && a->sub == id && tn_attr_is_whole(a);
}

static bool check_arg_shardings(TnInfer *cx, const TnAttr *dicts, const TnType *const *types, size_t n) {
  for (uint32_t i = 0; dicts && i < dicts->n && i < n; i++) {
    const TnAttr *mesh, *a = tn_dict_find(dicts->items[i], TN_STR("sdy.sharding"));
    if (!a) continue;
    if (!is_struct(a, TN_STRUCT_sdy_sharding))
      return tn_infer_fail(cx, TN_NO_LABEL, "sdy.sharding of an argument or result is no #sdy.sharding");
    if (!check_sharding(cx, a, types[i], &mesh)) return false;
  }
  return true;
}

static bool check_result_shardings(TnInfer *cx, const TnAttr *a) {
  const TnOp *op = cx->op;
  const TnAttr *mesh;
  if (!is_struct(a, TN_STRUCT_sdy_sharding_per_value))
    return tn_infer_fail(cx, TN_NO_LABEL, "sdy.sharding of an op is no #sdy.sharding_per_value");
  // An op without results can be placed: one sharding on a mesh of one device.
  uint32_t n = op->n_results ? op->n_results : 1;
  if (!check_count(cx, a, n, "results")) return false;
  for (uint32_t i = 0; i < n; i++) {
    const TnType *t = op->n_results ? tn_infer_declared(cx, i) : tn_type_simple(cx->m, TN_TYPE_NONE);
    if (t && !check_sharding(cx, nth_sharding(a, i), t, &mesh)) return false;
  }
  return true;
}

static bool check_dict(TnInfer *cx, const TnAttr *dict) {
  const TnAttr *sharding = tn_dict_find(dict, TN_STR("sdy.sharding"));
  const TnAttr *rule = tn_dict_find(dict, TN_STR("sdy.sharding_rule"));
  if (sharding && !check_result_shardings(cx, sharding)) return false;
  if (rule && !is_struct(rule, TN_STRUCT_sdy_op_sharding_rule))
    return tn_infer_fail(cx, TN_NO_LABEL, "sdy.sharding_rule is no #sdy.op_sharding_rule");
  return !rule || check_rule(cx, rule);
}

bool tn_infer_sdy_attrs(TnInfer *cx) {
  if (cx->op->dict && !check_dict(cx, cx->op->dict)) return false;
  const TnType *t = cx->op->opcode == TN_OP_func_func ? tn_func_type(cx->op) : NULL;
  if (!t || t->kind != TN_TYPE_FUNCTION) return true;
  const Tn_func_attrs *a = TN_OP_ATTRS(cx->op, func);
  return check_arg_shardings(cx, a->arg_attrs, t->types, t->n_inputs) &&
         check_arg_shardings(cx, a->res_attrs, t->types + t->n_inputs, t->n_types - t->n_inputs);
}

// ---------------------------------------------------------------------------------------------------------------
// Ops of one operand that keep its type.

static bool keep_type(TnInfer *cx) {
  if (!tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_NO_LABEL)) return false;
  tn_infer_set(cx, 0, tn_infer_type(cx, 0), TN_NO_LABEL);
  return true;
}

static bool keep_type_with(TnInfer *cx, const TnAttr *sharding) {
  const TnAttr *mesh;
  return keep_type(cx) && (!sharding || check_sharding(cx, sharding, tn_infer_type(cx, 0), &mesh));
}

bool tn_infer_sdy_sharding_constraint(TnInfer *cx) {
  return keep_type_with(cx, TN_OP_ATTRS(cx->op, sdy_sharding)->sharding);
}
bool tn_infer_sdy_reshard(TnInfer *cx) { return keep_type_with(cx, TN_OP_ATTRS(cx->op, sdy_sharding)->sharding); }
bool tn_infer_sdy_data_flow_edge(TnInfer *cx) {
  return keep_type_with(cx, TN_OP_ATTRS(cx->op, sdy_data_flow_edge)->sharding);
}
bool tn_infer_sdy_func_data_flow_edge(TnInfer *cx) { return keep_type(cx); }
bool tn_infer_sdy_propagation_barrier(TnInfer *cx) { return keep_type(cx); }
bool tn_infer_sdy_sharding_group(TnInfer *cx) { return tn_infer_operand(cx, 0, TN_ELEM_ANY, TN_NO_LABEL); }
bool tn_infer_sdy_return(TnInfer *cx) { return cx->op->n_results == 0; }

bool tn_infer_sdy_constant(TnInfer *cx) {
  tn_infer_set(cx, 0, TN_OP_ATTRS(cx->op, constant)->value->type, TN_NO_LABEL);
  return true;
}

// An index permutation that says nothing is left out.
bool tn_infer_sdy_mesh(TnInfer *cx) {
  const TnAttr *mesh = TN_OP_ATTRS(cx->op, sdy_mesh)->mesh;
  if (!tn_infer_mesh(cx, mesh, TN_NO_LABEL)) return false;
  TnI64s ids = tn_attr_field(mesh, TN_FIELD_sdy_mesh_device_ids);
  bool is_iota = tn_mesh_n_axes(mesh) > 0 && tn_attr_n(ids) > 0;
  for (size_t i = 0; i < tn_attr_n(ids); i++) is_iota &= tn_i64s_at(ids, i) == (int64_t)i;
  return !is_iota ||
         tn_infer_fail(cx, TN_NO_LABEL, "device_ids of the mesh are in order, expected them to be left out then");
}

// ---------------------------------------------------------------------------------------------------------------
// Collectives: axes of out_sharding's mesh, a list for each dimension or one for all.

static bool check_collective(TnInfer *cx, const TnAttr *out_sharding, TnAxisUses *uses) {
  return keep_type(cx) && check_sharding(cx, out_sharding, tn_infer_type(cx, 0), &uses->mesh);
}

static bool check_axes_per_dim(TnInfer *cx, const TnAttr *out_sharding, const TnAttr *lists) {
  TnAxisUses uses = {0};
  if (!check_collective(cx, out_sharding, &uses)) return false;
  const TnAttr *value = tn_attr_field(lists, TN_FIELD_sdy_list_of_axis_ref_lists_value);
  uint32_t rank = tn_infer_type(cx, 0)->rank;
  int64_t size;
  if (value->n != rank)
    return tn_infer_fail(cx, TN_NO_LABEL, "%u lists of axes for rank %u, expected one a dimension", value->n, rank);
  for (uint32_t i = 0; i < rank; i++)
    if (!tn_infer_use_axes(cx, &uses, tn_attr_field(value->items[i], TN_FIELD_sdy_axis_ref_list_value), false,
                           TN_NO_LABEL, &size))
      return false;
  return true;
}

static bool check_axes(TnInfer *cx, const TnAttr *out_sharding, const TnAttr *list) {
  TnAxisUses uses = {0};
  int64_t size;
  return check_collective(cx, out_sharding, &uses) &&
         tn_infer_use_axes(cx, &uses, tn_attr_field(list, TN_FIELD_sdy_axis_ref_list_value), false, TN_NO_LABEL, &size);
}

bool tn_infer_sdy_all_gather(TnInfer *cx) {
  const Tn_sdy_all_gather_attrs *a = TN_OP_ATTRS(cx->op, sdy_all_gather);
  return check_axes_per_dim(cx, a->out_sharding, a->gathering_axes);
}
bool tn_infer_sdy_all_slice(TnInfer *cx) {
  const Tn_sdy_all_slice_attrs *a = TN_OP_ATTRS(cx->op, sdy_all_slice);
  return check_axes_per_dim(cx, a->out_sharding, a->slicing_axes);
}
bool tn_infer_sdy_reduce_scatter(TnInfer *cx) {
  const Tn_sdy_reduce_scatter_attrs *a = TN_OP_ATTRS(cx->op, sdy_reduce_scatter);
  return check_axes_per_dim(cx, a->out_sharding, a->reduce_scatter_axes);
}
bool tn_infer_sdy_sharded_to_unreduced(TnInfer *cx) {
  const Tn_sdy_all_slice_unreduced_attrs *a = TN_OP_ATTRS(cx->op, sdy_all_slice_unreduced);
  return check_axes_per_dim(cx, a->out_sharding, a->axes);
}
bool tn_infer_sdy_all_reduce(TnInfer *cx) {
  const Tn_sdy_all_reduce_attrs *a = TN_OP_ATTRS(cx->op, sdy_all_reduce);
  return check_axes(cx, a->out_sharding, a->reduction_axes);
}
bool tn_infer_sdy_replicated_to_unreduced(TnInfer *cx) { return tn_infer_sdy_all_reduce(cx); }
bool tn_infer_sdy_collective_permute(TnInfer *cx) {
  return keep_type_with(cx, TN_OP_ATTRS(cx->op, sdy_out_sharding)->out_sharding);
}

// all_to_all: axes move from one dimension to another.
bool tn_infer_sdy_all_to_all(TnInfer *cx) {
  const Tn_sdy_all_to_all_attrs *a = TN_OP_ATTRS(cx->op, sdy_all_to_all);
  TnAxisUses uses = {0};
  if (!check_collective(cx, a->out_sharding, &uses)) return false;
  const TnAttr *params = tn_attr_field(a->params, TN_FIELD_sdy_all_to_all_param_list_value);
  int64_t rank = tn_infer_type(cx, 0)->rank, size;
  if (params->n == 0) return tn_infer_fail(cx, TN_NO_LABEL, "no axes to move, expected at least one parameter");
  for (uint32_t i = 0; i < params->n; i++) {
    const TnAttr *p = params->items[i], *axes = tn_attr_field(p, TN_FIELD_sdy_all_to_all_param_axes);
    int64_t from = tn_attr_field(p, TN_FIELD_sdy_all_to_all_param_src_dim)->i;
    int64_t to = tn_attr_field(p, TN_FIELD_sdy_all_to_all_param_tgt_dim)->i;
    if (!tn_infer_range(cx, from, 0, rank, "src_dim", TN_NO_LABEL) ||
        !tn_infer_range(cx, to, 0, rank, "tgt_dim", TN_NO_LABEL))
      return false;
    if (from == to)
      return tn_infer_fail(cx, TN_NO_LABEL, "src_dim and tgt_dim are both %" PRId64 ", expected two dimensions", from);
    if (axes->n == 0) return tn_infer_fail(cx, TN_NO_LABEL, "parameter %u moves no axes, expected at least one", i);
    if (!tn_infer_use_axes(cx, &uses, axes, false, TN_NO_LABEL, &size)) return false;
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// manual_computation: a body that sees the part of each tensor that its device has along the manual axes.

static bool is_manual(const TnAttr *manual, TnStr axis) {
  for (uint32_t i = 0; i < manual->n; i++)
    if (tn_str_eq(manual->items[i]->str, axis)) return true;
  return false;
}

// Size of dimension i on a device; false after reporting.
static bool local_dim(TnInfer *cx, const TnAttr *mesh, const TnAttr *dim, const TnAttr *manual, int64_t size,
                      uint32_t i, int64_t *out) {
  const TnAttr *axes = tn_attr_field(dim, TN_FIELD_sdy_dimension_sharding_axes);
  int64_t parts = 1, n;
  bool seen_free = false;
  for (uint32_t k = 0; k < axes->n; k++) {
    TnStr name = tn_attr_field(axes->items[k], TN_FIELD_sdy_axis_ref_name)->str;
    if (!is_manual(manual, name)) {
      seen_free = true;
      continue;
    }
    if (seen_free)
      return tn_infer_fail(cx, TN_NO_LABEL,
                           "manual axis \"%.*s\" stands after a free one in dimension %u, expected manual axes first",
                           TN_STR_ARG(name), i);
    TnAxisUses one = {.mesh = mesh};
    if (!tn_infer_use_axis(cx, &one, axes->items[k], TN_NO_LABEL, &n)) return false;
    parts *= n;  // parts of one mesh, which was checked
  }
  *out = size == TN_DYNAMIC ? size : size / parts;
  return size == TN_DYNAMIC || size % parts == 0 ||
         tn_infer_fail(cx, TN_NO_LABEL, "dimension %u of size %" PRId64 " does not divide among %" PRId64 " devices", i,
                       size, parts);
}

// The local type of a value; NULL after reporting.
static const TnType *local_type(TnInfer *cx, const TnAttr *sharding, const TnType *t, const TnAttr *manual,
                                const TnAttr **io_mesh) {
  const TnAttr *mesh;
  if (!check_sharding(cx, sharding, t, &mesh)) return NULL;
  if (*io_mesh && !tn_attr_equal(*io_mesh, mesh)) {
    tn_infer_fail(cx, TN_NO_LABEL, "shardings on two meshes, expected one");
    return NULL;
  }
  *io_mesh = mesh;
  const TnAttr *dims = tn_attr_field(sharding, TN_FIELD_sdy_sharding_dim_shardings);
  if (!tn_type_is_tensor(t) || dims->n != t->rank) return t;
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, t->rank);
  for (uint32_t i = 0; i < t->rank; i++) {
    int64_t size = 0;
    if (!local_dim(cx, mesh, dims->items[i], manual, t->dims[i], i, &size)) return NULL;
    tn_shape_add(&shape, size, TN_DYNAMIC);
  }
  return tn_shape_type(cx, &shape, t->elem);
}

static bool check_manual_axes(TnInfer *cx, const TnAttr *manual, const TnAttr *mesh) {
  if (!mesh)
    return manual->n == 0 || tn_infer_fail(cx, TN_NO_LABEL, "manual axes without operands or results, expected none");
  if (manual->n > tn_mesh_n_axes(mesh)) return tn_infer_fail(cx, TN_NO_LABEL, "more manual axes than the mesh has");
  for (uint32_t i = 0; i < manual->n; i++) {
    TnStr name = manual->items[i]->str;
    if (tn_mesh_find_axis(mesh, name) < 0)
      return tn_infer_fail(cx, TN_NO_LABEL, "manual axis \"%.*s\" is not in the mesh", TN_STR_ARG(name));
    for (uint32_t k = 0; k < i; k++)
      if (tn_str_eq(manual->items[k]->str, name))
        return tn_infer_fail(cx, TN_NO_LABEL, "manual axis \"%.*s\" stands twice", TN_STR_ARG(name));
    for (const TnOp *p = tn_op_parent(cx->op); p; p = tn_op_parent(p)) {
      if (p->opcode != TN_OP_sdy_manual_computation) continue;
      const TnAttr *outer = TN_OP_ATTRS(p, sdy_manual_computation)->manual_axes;
      if (outer && is_manual(tn_attr_field(outer, TN_FIELD_sdy_manual_axes_value), name))
        return tn_infer_fail(cx, TN_NO_LABEL, "manual axis \"%.*s\" is manual in an outer computation already",
                             TN_STR_ARG(name));
    }
  }
  return true;
}

static bool check_local(TnInfer *cx, const TnType *found, const TnType *want, const char *what, uint32_t i) {
  return tn_type_compatible(found, want) ||
         tn_infer_fail(cx, TN_NO_LABEL, "%s %u is %p, expected the local type %p", what, i, found, want);
}

bool tn_infer_sdy_manual_computation(TnInfer *cx) {
  const TnOp *op = cx->op;
  const Tn_sdy_manual_computation_attrs *a = TN_OP_ATTRS(op, sdy_manual_computation);
  const TnAttr *manual = tn_attr_field(a->manual_axes, TN_FIELD_sdy_manual_axes_value), *mesh = NULL;
  const TnOp *ret = tn_infer_terminator(cx, 0, "body", TN_NO_LABEL);
  if (!ret || !check_count(cx, a->in_shardings, op->n_operands, "operands") ||
      !check_count(cx, a->out_shardings, op->n_results, "results") ||
      !tn_infer_n_args(cx, 0, op->n_operands, "body", TN_NO_LABEL) ||
      !tn_infer_n_returned(cx, ret, op->n_results, "body", TN_NO_LABEL))
    return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnType *local = local_type(cx, nth_sharding(a->in_shardings, i), tn_infer_type(cx, i), manual, &mesh);
    if (!local || !check_local(cx, op->regions[0].args[i].type, local, "region argument", i)) return false;
  }
  for (uint32_t i = 0; cx->has_results && i < op->n_results; i++) {
    const TnType *local = local_type(cx, nth_sharding(a->out_shardings, i), tn_infer_declared(cx, i), manual, &mesh);
    if (!local || !check_local(cx, ret->operands[i]->type, local, "returned value", i)) return false;
  }
  return check_manual_axes(cx, manual, mesh);
}

bool tn_infer_sdy_named_computation(TnInfer *cx) {
  const TnOp *op = cx->op;
  const Tn_sdy_named_computation_attrs *a = TN_OP_ATTRS(op, sdy_named_computation);
  const TnAttr *mesh;
  const TnOp *ret = tn_infer_terminator(cx, 0, "body", TN_NO_LABEL);
  if (!ret || !tn_infer_n_args(cx, 0, op->n_operands, "body", TN_NO_LABEL) ||
      !tn_infer_n_returned(cx, ret, op->n_results, "body", TN_NO_LABEL))
    return false;
  if (a->in_shardings && !check_count(cx, a->in_shardings, op->n_operands, "operands")) return false;
  if (a->out_shardings && !check_count(cx, a->out_shardings, op->n_results, "results")) return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnType *t = tn_infer_type(cx, i);
    if (!tn_infer_compatible(cx, op->regions[0].args[i].type, "region argument", t, "operand", TN_NO_LABEL))
      return false;
    if (a->in_shardings && !check_sharding(cx, nth_sharding(a->in_shardings, i), t, &mesh)) return false;
  }
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnType *t = ret->operands[i]->type;
    if (a->out_shardings && !check_sharding(cx, nth_sharding(a->out_shardings, i), t, &mesh)) return false;
    tn_infer_set(cx, i, t, TN_NO_LABEL);
  }
  return true;
}

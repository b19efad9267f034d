// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Device meshes, axis references, replica groups and source-target pairs.
#include "ir/infer_mesh_priv.h"

#include <inttypes.h>

_Static_assert((int)TN_FIELD_mesh_axes == (int)TN_FIELD_sdy_mesh_axes &&
                   (int)TN_FIELD_mesh_device_ids == (int)TN_FIELD_sdy_mesh_device_ids &&
                   (int)TN_FIELD_mesh_axis_name == (int)TN_FIELD_sdy_mesh_axis_name &&
                   (int)TN_FIELD_mesh_axis_size == (int)TN_FIELD_sdy_mesh_axis_size &&
                   (int)TN_FIELD_axis_ref_name == (int)TN_FIELD_sdy_axis_ref_name &&
                   (int)TN_FIELD_axis_ref_sub_axis_info == (int)TN_FIELD_sdy_axis_ref_sub_axis_info &&
                   (int)TN_FIELD_sub_axis_info_pre_size == (int)TN_FIELD_sdy_sub_axis_info_pre_size &&
                   (int)TN_FIELD_sub_axis_info_size == (int)TN_FIELD_sdy_sub_axis_info_size,
               "both dialects' mesh attributes have one layout");

// ---------------------------------------------------------------------------------------------------------------
// Meshes.

static const TnAttr *axis_of(const TnAttr *mesh, size_t i) { return tn_attr_field(mesh, TN_FIELD_mesh_axes)->items[i]; }
static TnStr axis_name(const TnAttr *mesh, size_t i) {
  return tn_attr_field(axis_of(mesh, i), TN_FIELD_mesh_axis_name)->str;
}

int64_t tn_mesh_axis_size(const TnAttr *mesh, size_t i) {
  return tn_attr_field(axis_of(mesh, i), TN_FIELD_mesh_axis_size)->i;
}

int tn_mesh_find_axis(const TnAttr *mesh, TnStr name) {
  for (size_t i = 0; i < tn_mesh_n_axes(mesh); i++)
    if (tn_str_eq(axis_name(mesh, i), name)) return (int)i;
  return -1;
}

bool tn_mesh_is_maximal(const TnAttr *mesh) {
  return tn_mesh_n_axes(mesh) == 0 && tn_attr_n(tn_attr_field(mesh, TN_FIELD_mesh_device_ids)) == 1;
}

// Device ids name every device once: a permutation of 0..n-1. A mesh without axes has one device of any number.
static bool check_device_ids(TnInfer *cx, const TnAttr *mesh, int64_t n_devices, TnConstraint label) {
  TnI64s ids = tn_attr_field(mesh, TN_FIELD_mesh_device_ids);
  if (tn_attr_n(ids) == 0) return true;
  if ((int64_t)tn_attr_n(ids) != n_devices)
    return tn_infer_fail(cx, label, "mesh has %zu device_ids, expected %" PRId64 ", the product of the axis sizes",
                         tn_attr_n(ids), n_devices);
  if (tn_mesh_n_axes(mesh) == 0) return tn_infer_list_min(cx, ids, 0, "device_ids", label);
  return tn_infer_list_range(cx, ids, 0, n_devices, "device_ids", label) &&
         tn_infer_list_unique(cx, ids, "device_ids", label);
}

bool tn_infer_mesh(TnInfer *cx, const TnAttr *mesh, TnConstraint label) {
  size_t n = tn_mesh_n_axes(mesh);
  int64_t n_devices = 1;
  if (n > TN_MAX_MESH_AXES)
    return tn_infer_fail(cx, label, "mesh has %zu axes, expected at most %d", n, TN_MAX_MESH_AXES);
  for (size_t i = 0; i < n; i++) {
    TnStr name = axis_name(mesh, i);
    int64_t size = tn_mesh_axis_size(mesh, i);
    if (tn_mesh_find_axis(mesh, name) != (int)i)
      return tn_infer_fail(cx, label, "mesh has two axes \"%.*s\", expected unique names", TN_STR_ARG(name));
    if (size <= 0)
      return tn_infer_fail(cx, label, "axis \"%.*s\" has size %" PRId64 ", expected a positive size", TN_STR_ARG(name),
                           size);
    if (!tn_mul_i64(n_devices, size, &n_devices))
      return tn_infer_fail(cx, label, "the product of the mesh's axis sizes exceeds 64 bits");
  }
  return check_device_ids(cx, mesh, n_devices, label);
}

const TnAttr *tn_infer_resolve_mesh(TnInfer *cx, const TnAttr *mesh_or_ref, TnConstraint label) {
  const TnAttr *mesh = NULL;
  if (mesh_or_ref->kind == TN_ATTR_SYMBOL) {
    const TnOp *op = tn_infer_symbol(cx, mesh_or_ref->str);
    if (op && op->opcode == TN_OP_sdy_mesh) mesh = op->attrs[TN_SLOT_sdy_mesh_mesh];
    if (!mesh)
      tn_infer_fail(cx, label, "mesh symbol @%.*s not found, expected an sdy.mesh of this module",
                    TN_STR_ARG(mesh_or_ref->str));
  } else if (mesh_or_ref->kind == TN_ATTR_STRUCT &&
             (mesh_or_ref->sub == TN_STRUCT_mesh || mesh_or_ref->sub == TN_STRUCT_sdy_mesh)) {
    mesh = mesh_or_ref;
  } else {
    tn_infer_fail(cx, label, "the mesh is no mesh attribute and no symbol of one");
  }
  return mesh && tn_infer_mesh(cx, mesh, label) ? mesh : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Axis references.

// A sub-axis (pre)size of an axis: a proper part whose sizes divide it.
static bool check_sub_axis(TnInfer *cx, TnStr name, int64_t axis_size, int64_t pre_size, int64_t size,
                           TnConstraint label) {
  int64_t both;
  if (pre_size >= 1 && size >= 2 && size < axis_size && tn_mul_i64(pre_size, size, &both) && axis_size % both == 0)
    return true;
  return tn_infer_fail(cx, label,
                       "sub-axis \"%.*s\":(%" PRId64 ")%" PRId64 " does not fit the axis of size %" PRId64
                       ", expected a proper part with pre-size 1 or more and size 2 or more that divides it",
                       TN_STR_ARG(name), pre_size, size, axis_size);
}

static bool overlap(const TnAxisUse *a, const TnAxisUse *b) {
  if (a->axis != b->axis) return false;
  return a->is_whole || b->is_whole || (a->pre_size < b->pre_size * b->size && b->pre_size < a->pre_size * a->size);
}

static bool read_use(TnInfer *cx, const TnAttr *mesh, const TnAttr *ref, TnConstraint label, TnAxisUse *out) {
  TnStr name = tn_attr_field(ref, TN_FIELD_axis_ref_name)->str;
  const TnAttr *sub = tn_attr_field(ref, TN_FIELD_axis_ref_sub_axis_info);
  int axis = tn_mesh_find_axis(mesh, name);
  if (axis < 0) return tn_infer_fail(cx, label, "axis \"%.*s\" is not in the mesh", TN_STR_ARG(name));
  int64_t axis_size = tn_mesh_axis_size(mesh, (size_t)axis);
  *out = (TnAxisUse){axis, 1, axis_size, sub == NULL};
  if (!sub) return true;
  out->pre_size = tn_attr_field(sub, TN_FIELD_sub_axis_info_pre_size)->i;
  out->size = tn_attr_field(sub, TN_FIELD_sub_axis_info_size)->i;
  return check_sub_axis(cx, name, axis_size, out->pre_size, out->size, label);
}

bool tn_infer_use_axis(TnInfer *cx, TnAxisUses *uses, const TnAttr *ref, TnConstraint label, int64_t *out_size) {
  TnAxisUse use = {0};
  if (!read_use(cx, uses->mesh, ref, label, &use)) return false;
  for (size_t i = 0; i < uses->list.n; i++)
    if (overlap(&uses->list.data[i], &use))
      return tn_infer_fail(cx, label, "axis \"%.*s\" is used twice, or overlaps a part of it that is used",
                           TN_STR_ARG(axis_name(uses->mesh, (size_t)use.axis)));
  tn_push(&cx->m->arena, &uses->list, use);
  *out_size = use.size;
  return true;
}

static bool comes_before(const TnAxisUse *a, const TnAxisUse *b) {
  return a->axis != b->axis ? a->axis < b->axis : a->pre_size < b->pre_size;
}

// "a":(1)2, "a":(2)2 is one part of the axis and must be written as such.
static bool are_mergeable(const TnAxisUse *a, const TnAxisUse *b) {
  return a->axis == b->axis && a->pre_size * a->size == b->pre_size;
}

bool tn_infer_use_axes(TnInfer *cx, TnAxisUses *uses, const TnAttr *refs, bool in_order, TnConstraint label,
                       int64_t *out_size) {
  *out_size = 1;
  for (uint32_t i = 0; i < refs->n; i++) {
    int64_t size;
    if (!tn_infer_use_axis(cx, uses, refs->items[i], label, &size)) return false;
    if (!tn_mul_i64(*out_size, size, out_size))
      return tn_infer_fail(cx, label, "the product of the axis sizes exceeds 64 bits");
    if (i == 0) continue;
    const TnAxisUse *now = &uses->list.data[uses->list.n - 1], *before = now - 1;
    TnStr name = axis_name(uses->mesh, (size_t)now->axis);
    if (are_mergeable(before, now))
      return tn_infer_fail(cx, label, "two consecutive sub-axes of \"%.*s\" can be merged, expected one",
                           TN_STR_ARG(name));
    if (in_order && !comes_before(before, now))
      return tn_infer_fail(cx, label, "axis \"%.*s\" is out of order, expected the order of the mesh",
                           TN_STR_ARG(name));
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Replica groups.

// A symbol that is there but no sdy.mesh: a mesh of another dialect, whose axes are unknown here.
static bool is_foreign_mesh(const TnInfer *cx, const TnAttr *mesh) {
  if (mesh->kind != TN_ATTR_SYMBOL || mesh->n) return false;
  const TnOp *op = tn_infer_symbol(cx, mesh->str);
  return op && op->opcode != TN_OP_sdy_mesh;
}

static bool mesh_groups(TnInfer *cx, const TnAttr *groups, const TnGroupRules *r, int64_t *out_size) {
  const TnAttr *mesh = tn_attr_field(groups, TN_FIELD_replica_group_mesh_axes_mesh);
  if (is_foreign_mesh(cx, mesh)) return true;
  TnAxisUses uses = {.mesh = tn_infer_resolve_mesh(cx, mesh, r->type)};
  const TnAttr *axes = tn_attr_field(groups, TN_FIELD_replica_group_mesh_axes_axes);
  if (!uses.mesh || !tn_infer_use_axes(cx, &uses, axes, false, r->type, out_size)) return false;
  return r->group_size == 0 || *out_size == r->group_size ||
         tn_infer_fail(cx, r->size, "the mesh axes make groups of %" PRId64 ", expected %" PRId64, *out_size,
                       r->group_size);
}

// Ids are unique and, with the exception of padding, all of 0..n-1 (any_ids: not negative).
static bool check_ids(TnInfer *cx, TnI64s ids, const TnGroupRules *r, bool *out_padded) {
  *out_padded = false;
  if (ids->is_splat && tn_attr_n(ids) > 1) {  // not looped over: a splat may claim any number of elements
    int64_t id = tn_i64s_at(ids, 0);
    *out_padded = id == -1 && r->may_pad;
    return *out_padded ? true
           : id < 0
               ? tn_infer_fail(cx, r->range, "replica id %" PRId64 ", expected ids from 0", id)
               : tn_infer_fail(cx, r->unique, "replica id %" PRId64 " stands in replica_groups more than once", id);
  }
  size_t n = 0;
  for (size_t i = 0; i < tn_attr_n(ids); i++) {
    int64_t id = tn_i64s_at(ids, i);
    if (id == -1 && r->may_pad)
      *out_padded = true;
    else if (id < 0)
      return tn_infer_fail(cx, r->range, "replica id %" PRId64 ", expected ids from 0", id);
    else
      n++;
  }
  if (r->any_ids) return tn_infer_list_unique(cx, ids, "replica_groups", r->unique);
  TnBits seen = tn_bits_new(&cx->m->arena, n);
  for (size_t i = 0; i < tn_attr_n(ids); i++) {
    int64_t id = tn_i64s_at(ids, i);
    if (id == -1) continue;
    if (id < (int64_t)n && tn_bits_get(&seen, (size_t)id))
      return tn_infer_fail(cx, r->unique, "replica id %" PRId64 " stands in replica_groups more than once", id);
    if (id >= (int64_t)n)
      return tn_infer_fail(cx, r->range, "replica id %" PRId64 " in groups of %zu ids, expected all of [0, %zu)", id, n,
                           n);
    tn_bits_set(&seen, (size_t)id);
  }
  return true;
}

bool tn_infer_groups(TnInfer *cx, const TnAttr *groups, const TnGroupRules *r, int64_t *out_size) {
  *out_size = 0;
  if (groups->kind == TN_ATTR_STRUCT) return mesh_groups(cx, groups, r, out_size);
  const TnType *t = groups->type;
  if (t->rank != 2) return tn_infer_fail(cx, r->type, "replica_groups is %p, expected a 2-D tensor of i64", t);
  TnI64s ids = groups;
  if (r->needs_groups && tn_attr_n(ids) == 0)
    return tn_infer_fail(cx, r->type, "replica_groups is empty, expected groups with use_global_device_ids");
  bool is_padded;
  if (!check_ids(cx, ids, r, &is_padded)) return false;
  if (r->group_size && (t->dims[0] == 0 || t->dims[1] != r->group_size))
    return tn_infer_fail(cx, r->size, "replica_groups is %p, expected groups of %" PRId64, t, r->group_size);
  if (tn_attr_n(ids) && !is_padded) *out_size = t->dims[1];
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Source-target pairs.

// Column k has no value twice.
static bool unique_column(TnInfer *cx, const TnAttr *pairs, size_t n, size_t k, const char *what, TnConstraint label) {
  TnMap seen;
  tn_map_init(&seen, &cx->m->arena);
  for (size_t i = 0; i < n; i++) {
    const char *at = (const char *)pairs->data + (2 * i + k) * sizeof(int64_t);
    bool is_new;
    tn_map_slot(&seen, (TnStr){at, sizeof(int64_t)}, &is_new);
    if (!is_new)
      return tn_infer_fail(cx, label, "%s %" PRId64 " stands in source_target_pairs more than once", what,
                           tn_i64s_at(pairs, 2 * i + k));
  }
  return true;
}

bool tn_infer_pairs(TnInfer *cx, const TnAttr *pairs, const TnPairLabels *l) {
  const TnType *t = pairs->type;
  if (t->dims && t->rank > 0 && t->dims[0] == 0) return true;
  if (t->rank != 2 || t->dims[1] != 2)
    return tn_infer_fail(cx, l->shape, "source_target_pairs is %p, expected N x 2 elements", t);
  TnI64s v = pairs;
  if (pairs->is_splat && tn_attr_n(v) > 2)
    return tn_infer_fail(cx, l->sources, "source %" PRId64 " stands in source_target_pairs more than once",
                         tn_i64s_at(v, 0));
  if (!tn_infer_list_min(cx, v, 0, "source_target_pairs", l->range)) return false;
  if (pairs->is_splat) return true;  // one pair
  return unique_column(cx, pairs, tn_attr_n(v) / 2, 0, "source", l->sources) &&
         unique_column(cx, pairs, tn_attr_n(v) / 2, 1, "target", l->targets);
}

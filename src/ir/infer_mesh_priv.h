// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Device meshes, axis references and replica groups. StableHLO's and Shardy's mesh attributes have the same fields in
// the same order, so the same functions check both.
#ifndef TENON_IR_INFER_MESH_PRIV_H
#define TENON_IR_INFER_MESH_PRIV_H

#include "ir/infer_region_priv.h"

// More axes than any machine has; keeps checks of axis lists cheap whatever a program says.
enum { TN_MAX_MESH_AXES = 256 };

// A mesh struct: axis names unique, sizes positive, device ids a permutation of what the axes span.
bool tn_infer_mesh(TnInfer *cx, const TnAttr *mesh, TnConstraint label);
// The mesh that a symbol or inline struct stands for; NULL after reporting.
const TnAttr *tn_infer_resolve_mesh(TnInfer *cx, const TnAttr *mesh_or_ref, TnConstraint label);
// Index of an axis by name, -1 when the mesh has none.
int tn_mesh_find_axis(const TnAttr *mesh, TnStr name);
int64_t tn_mesh_axis_size(const TnAttr *mesh, size_t i);
static inline size_t tn_mesh_n_axes(const TnAttr *mesh) { return tn_attr_field(mesh, TN_FIELD_mesh_axes)->n; }
bool tn_mesh_is_maximal(const TnAttr *mesh);  // no axes and one device

// Axis references seen so far in one mesh; none may use devices of another.
typedef struct TnAxisUse {
  int axis;
  int64_t pre_size, size;  // of the sub-axis, or 1 and the axis' size
  bool is_whole;
} TnAxisUse;
typedef struct TnAxisUses {
  const TnAttr *mesh;
  TN_VEC(TnAxisUse) list;
} TnAxisUses;
// Checks a reference and adds it; *out_size: devices along it.
bool tn_infer_use_axis(TnInfer *cx, TnAxisUses *uses, const TnAttr *ref, TnConstraint label, int64_t *out_size);
// Uses all references of an array: *out_size is their product. With in_order they stand in the order of the mesh.
bool tn_infer_use_axes(TnInfer *cx, TnAxisUses *uses, const TnAttr *refs, bool in_order, TnConstraint label,
                       int64_t *out_size);

typedef struct TnGroupRules {
  bool may_pad;        // -1 fills groups up to one size
  bool any_ids;        // ids need not be all of 0..n-1
  bool needs_groups;   // there must be a group
  int64_t group_size;  // required ids a group, 0: any
  TnConstraint type, unique, range, size;
} TnGroupRules;
// Checks a replica_groups attribute. *out_size: ids a group, 0 when there are no groups or they are padded.
bool tn_infer_groups(TnInfer *cx, const TnAttr *groups, const TnGroupRules *rules, int64_t *out_size);
// Checks an N x 2 source_target_pairs attribute.
typedef struct TnPairLabels {
  TnConstraint shape, sources, targets, range;
} TnPairLabels;
bool tn_infer_pairs(TnInfer *cx, const TnAttr *pairs, const TnPairLabels *labels);

#endif  // TENON_IR_INFER_MESH_PRIV_H

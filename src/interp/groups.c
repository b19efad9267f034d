// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Process groups: replica_groups as lists of ids or as axes of a mesh, and what the ids stand for.
#include "interp/groups.h"
#include "interp/interp_priv.h"

#include <inttypes.h>

int64_t tn_channel_id(const TnAttr *channel) {
  return channel ? tn_attr_field(channel, TN_FIELD_channel_handle_handle)->i : 0;
}

uint32_t tn_grouping_size(TnGrouping g, const TnPlace *p) {
  switch (g) {
    case TN_CROSS_PARTITION: return p->n_partitions;
    case TN_FLATTENED: return p->n_replicas * p->n_partitions;
    case TN_CROSS_REPLICA:
    case TN_CROSS_BOTH: break;
  }
  return p->n_replicas;
}

uint32_t tn_grouping_id(TnGrouping g, const TnPlace *p) {
  return g == TN_CROSS_PARTITION ? p->partition : g == TN_FLATTENED ? p->number : p->replica;
}

uint32_t tn_grouping_process(TnGrouping g, const TnPlace *p, uint32_t id) {
  switch (g) {
    case TN_CROSS_PARTITION: return p->replica * p->n_partitions + id;
    case TN_FLATTENED: return id;
    case TN_CROSS_REPLICA:
    case TN_CROSS_BOTH: break;
  }
  return id * p->n_partitions + p->partition;
}

typedef struct Ids {
  uint32_t *id, n;
} Ids;

// ---------------------------------------------------------------------------------------------------------------
// Lists of ids

static TnError *wrong_ids(TnInterp *it, const TnOp *op, const TnGroupQuery *q, int64_t n, uint32_t size) {
  return tn_interp_fail(it, op,
                        "replica_groups has %" PRId64 " ids, expected %u, one for each%s%s%s%s", n, size,
                        q->grouping == TN_CROSS_PARTITION ? " partition"
                        : q->grouping == TN_FLATTENED     ? " process"
                                                          : " replica",
                        *q->label ? " (" : "", q->label, *q->label ? ")" : "");
}

static TnError *check_list(TnInterp *it, const TnOp *op, const TnGroupQuery *q, TnI64s ids, uint32_t size) {
  int64_t n = 0;
  for (size_t i = 0; i < tn_attr_n(ids); i++) {
    int64_t id = tn_i64s_at(ids, i);
    n += id >= 0;
    if (id < (int64_t)size || q->covers) continue;
    return tn_interp_fail(it, op,
                          "id %" PRId64 " in replica_groups, expected ids in [0, %u)%s%s%s", id, size,
                          *q->label ? " (" : "", q->label, *q->label ? ")" : "");
  }
  return n == size || !q->covers ? NULL : wrong_ids(it, op, q, n, size);
}

// The row of a list of groups that has the id.
static TnError *find_in_list(TnInterp *it, const TnOp *op, const TnGroupQuery *q, uint32_t size, uint32_t own,
                             Ids *out) {
  TnI64s ids = q->groups;
  size_t width = q->groups->type->rank == 2 ? (size_t)q->groups->type->dims[1] : tn_attr_n(ids);
  if (ids && ids->is_splat && tn_attr_n(ids) > size) return wrong_ids(it, op, q, (int64_t)tn_attr_n(ids), size);
  TN_TRY(check_list(it, op, q, ids, size));
  for (size_t row = 0; width && row < tn_attr_n(ids) / width; row++) {
    bool has_own = false;
    out->n = 0;
    for (size_t i = 0; i < width; i++) {
      int64_t id = tn_i64s_at(ids, row * width + i);
      if (id < 0 || out->n > size) continue;
      has_own |= id == own;
      out->id[out->n++] = (uint32_t)id;
    }
    if (has_own) return NULL;
  }
  out->n = 0;
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Axes of a mesh. A device's place in the mesh is one number, row-major over the axes; a (sub-)axis of `size` steps
// through it by `step`. Devices are of one group when their places differ along the listed axes only.

typedef struct Axis {
  int64_t step, size;
} Axis;

static const TnAttr *resolve(const TnInterp *it, const TnAttr *mesh) {
  if (mesh->kind != TN_ATTR_SYMBOL) return mesh;
  return tn_module_find_symbol(it->program->m, mesh->str)->attrs[TN_SLOT_sdy_mesh_mesh];
}

static Axis find_axis(const TnAttr *axes, const TnAttr *ref) {
  Axis found = {1, 1};
  TnStr name = tn_attr_field(ref, TN_FIELD_axis_ref_name)->str;
  for (uint32_t i = axes->n; i-- > 0;) {
    found.size = tn_attr_field(axes->items[i], TN_FIELD_mesh_axis_size)->i;
    if (tn_str_eq(tn_attr_field(axes->items[i], TN_FIELD_mesh_axis_name)->str, name)) break;
    found.step *= found.size;
  }
  const TnAttr *sub = tn_attr_field(ref, TN_FIELD_axis_ref_sub_axis_info);
  if (!sub) return found;
  int64_t pre = tn_attr_field(sub, TN_FIELD_sub_axis_info_pre_size)->i,
          size = tn_attr_field(sub, TN_FIELD_sub_axis_info_size)->i;
  return (Axis){found.step * (found.size / (pre * size)), size};
}

// The place without the listed axes; *out_rank: the position within the group.
static int64_t project(const Axis *axes, uint32_t n, int64_t place, int64_t *out_rank) {
  int64_t rest = place;
  *out_rank = 0;
  for (uint32_t i = 0; i < n; i++) {
    int64_t at = place / axes[i].step % axes[i].size;
    *out_rank = *out_rank * axes[i].size + at;
    rest -= at * axes[i].step;
  }
  return rest;
}

static TnError *find_in_mesh(TnInterp *it, const TnOp *op, const TnGroupQuery *q, uint32_t size, uint32_t own,
                             Ids *out) {
  const TnAttr *mesh = resolve(it, tn_attr_field(q->groups, TN_FIELD_replica_group_mesh_axes_mesh));
  const TnAttr *refs = tn_attr_field(q->groups, TN_FIELD_replica_group_mesh_axes_axes);
  const TnAttr *axes = tn_attr_field(mesh, TN_FIELD_mesh_axes);
  TnI64s ids = tn_attr_field(mesh, TN_FIELD_mesh_device_ids);
  int64_t n = 1, own_place = own, rank;
  for (uint32_t i = 0; i < axes->n; i++) n *= tn_attr_field(axes->items[i], TN_FIELD_mesh_axis_size)->i;
  if (n > size || (n != size && q->covers)) return wrong_ids(it, op, q, n, size);
  Axis *list = tn_new_n(&it->scratch, Axis, refs->n);
  for (uint32_t i = 0; i < refs->n; i++) list[i] = find_axis(axes, refs->items[i]);
  if (tn_i64s_has(ids, own)) own_place = tn_i64s_find(ids, own);
  int64_t rest = project(list, refs->n, own_place, &rank);
  for (int64_t place = 0; place < n && own_place < n; place++) {
    if (project(list, refs->n, place, &rank) != rest) continue;
    out->id[rank] = (uint32_t)(tn_attr_n(ids) ? tn_i64s_at(ids, (size_t)place) : place);
    out->n++;
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

static bool has_groups(const TnAttr *groups) { return groups->kind == TN_ATTR_STRUCT || tn_attr_n(groups) > 0; }

// Ids to processes: in the order of the ids, for TN_CROSS_BOTH partition by partition.
static void list_members(TnGrouping g, const TnPlace *p, const Ids *ids, TnGroup *out) {
  uint32_t n_rounds = g == TN_CROSS_BOTH ? p->n_partitions : 1;
  for (uint32_t round = 0; round < n_rounds; round++) {
    for (uint32_t i = 0; i < ids->n; i++) {
      uint32_t member =
          g == TN_CROSS_BOTH ? ids->id[i] * p->n_partitions + round : tn_grouping_process(g, p, ids->id[i]);
      if (member == p->number) out->index = out->n;
      out->members[out->n++] = member;
    }
  }
}

TnError *tn_group_find(TnInterp *it, const TnOp *op, const TnGroupQuery *q, TnGroup *out) {
  TnPlace place;
  TN_TRY(tn_process_place(it, &place));
  uint32_t size = tn_grouping_size(q->grouping, &place), own = tn_grouping_id(q->grouping, &place);
  Ids ids = {tn_new_n(&it->scratch, uint32_t, size + 1), 0};
  if (!has_groups(q->groups)) {
    for (; ids.n < size; ids.n++) ids.id[ids.n] = ids.n;
  } else if (q->groups->kind == TN_ATTR_STRUCT) {
    TN_TRY(find_in_mesh(it, op, q, size, own, &ids));
  } else {
    TN_TRY(find_in_list(it, op, q, size, own, &ids));
  }
  *out = (TnGroup){.members = tn_new_n(&it->scratch, uint32_t, place.n_replicas * place.n_partitions)};
  list_members(q->grouping, &place, &ids, out);
  return NULL;
}

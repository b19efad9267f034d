// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Computations on parts of values: sdy.manual_computation, and the custom calls that portable artifacts have for its
// two ends, those of GSPMD, which has numbered tiles for named axes, too. Each device cuts its parts out of the values,
// of which it has all, and collects the parts of the others when the values are whole again. Runs only where a program
// is compiled for several partitions.
#include "ir/custom_call.h"
#include "ir/infer_mesh_priv.h"
#include "pass/emit.h"
#include "text/text.h"

// Along one dimension.
typedef struct Parts {
  int64_t n;
  int64_t *own;           // by device: which is its own
  const TnAttr *devices;  // the replica groups that have all, in their order
} Parts;

// How values lie on devices: a sharding for each, of which the manual axes count; or GSPMD's text for the only one.
typedef struct Shardings {
  const TnAttr *each, *manual;
  TnStr tiles;
} Shardings;

// ---------------------------------------------------------------------------------------------------------------
// Attributes; artifacts have them as strings, which nobody verified

static const TnAttr *read_text(TnPassCtx *cx, const TnAttr *dict, const char *name) {
  const TnAttr *text = dict && dict->kind == TN_ATTR_DICT ? tn_dict_find(dict, tn_str(name)) : NULL;
  TnDiags diags = {.n_max = 1};
  if (!text || text->kind != TN_ATTR_STRING) return NULL;
  const TnAttr *a = tn_text_parse_attr(cx->m, text->str, &diags);
  tn_error_destroy(diags.first);
  return a;
}

static const TnAttr *frontend(const TnOp *op) { return tn_dict_find(op->dict, TN_STR("mhlo.frontend_attributes")); }

static const TnAttr *struct_or_null(const TnAttr *a, TnStructId id) {
  return a && a->kind == TN_ATTR_STRUCT && a->sub == id ? a : NULL;
}

static bool read_shardings(const TnAttr *each, const TnAttr *manual, Shardings *out) {
  each = struct_or_null(each, TN_STRUCT_sdy_sharding_per_value);
  manual = struct_or_null(manual, TN_STRUCT_sdy_manual_axes);
  if (!each || !manual) return false;
  *out = (Shardings){.each = tn_attr_field(each, TN_FIELD_sdy_sharding_per_value_shardings),
                     .manual = tn_attr_field(manual, TN_FIELD_sdy_manual_axes_value)};
  return true;
}

// The mesh of a sharding, which has a device for each partition; NULL: there is none.
static const TnAttr *find_mesh(TnPassCtx *cx, const TnAttr *sharding) {
  const TnAttr *mesh = tn_attr_field(sharding, TN_FIELD_sdy_sharding_mesh_or_ref);
  if (mesh->kind == TN_ATTR_SYMBOL) {
    const TnOp *op = tn_module_find_symbol(cx->m, mesh->str);
    const TnAttr *meshes = op ? NULL : read_text(cx, frontend(cx->m->root), "xla.sdy.meshes");
    mesh = op && op->opcode == TN_OP_sdy_mesh                ? op->attrs[TN_SLOT_sdy_mesh_mesh]
           : meshes && meshes->kind == TN_ATTR_DICT ? tn_dict_find(meshes, mesh->str)
                                                    : NULL;
  }
  mesh = struct_or_null(mesh, TN_STRUCT_sdy_mesh);
  int64_t n = 1;
  for (size_t i = 0; mesh && i < tn_mesh_n_axes(mesh); i++)
    if (tn_mesh_axis_size(mesh, i) <= 0 || !tn_mul_i64(n, tn_mesh_axis_size(mesh, i), &n)) return NULL;
  TnI64s ids = mesh ? tn_attr_field(mesh, TN_FIELD_sdy_mesh_device_ids) : NULL;
  for (size_t i = 0; i < tn_attr_n(ids); i++)
    if (tn_i64s_at(ids, i) < 0 || tn_i64s_at(ids, i) >= n) return NULL;
  bool fits = n == cx->options->n_partitions && (tn_attr_n(ids) == 0 || (int64_t)tn_attr_n(ids) == n);
  return fits ? mesh : NULL;
}

static bool is_manual(const Shardings *s, TnStr axis) {
  for (uint32_t i = 0; i < s->manual->n; i++)
    if (tn_str_eq(s->manual->items[i]->str, axis)) return true;
  return false;
}

// Numbers the parts anew when each consists of those of one more axis.
static bool add_axis(TnPassCtx *cx, const TnAttr *mesh, const TnAttr *ref, Parts *p) {
  int axis = tn_mesh_find_axis(mesh, tn_attr_field(ref, TN_FIELD_axis_ref_name)->str);
  if (axis < 0 || tn_attr_field(ref, TN_FIELD_axis_ref_sub_axis_info)) return false;
  TnI64s ids = tn_attr_field(mesh, TN_FIELD_sdy_mesh_device_ids);
  int64_t size = tn_mesh_axis_size(mesh, (size_t)axis), step = 1;
  for (size_t i = (size_t)axis + 1; i < tn_mesh_n_axes(mesh); i++) step *= tn_mesh_axis_size(mesh, i);
  for (int64_t place = 0; place < cx->options->n_partitions; place++) {
    int64_t *own = &p->own[tn_attr_n(ids) ? tn_i64s_at(ids, (size_t)place) : place];
    *own = *own * size + place / step % size;
  }
  return tn_mul_i64(p->n, size, &p->n);
}

static bool find_axes(TnPassCtx *cx, const Shardings *s, const TnAttr *sharding, size_t dim, Parts *out) {
  const TnAttr *dims = tn_attr_field(sharding, TN_FIELD_sdy_sharding_dim_shardings), *mesh = find_mesh(cx, sharding);
  if (!mesh || dim >= dims->n) return false;
  const TnAttr *refs = tn_attr_field(dims->items[dim], TN_FIELD_sdy_dimension_sharding_axes);
  const TnAttr **axes = tn_new_n(cx->scratch, const TnAttr *, refs->n + 1);
  size_t n = 0;
  *out = (Parts){1, tn_new_n(cx->scratch, int64_t, (size_t)cx->options->n_partitions), NULL};
  memset(out->own, 0, (size_t)cx->options->n_partitions * sizeof *out->own);
  for (uint32_t k = 0; k < refs->n; k++) {
    const TnAttr *name = tn_attr_field(refs->items[k], TN_FIELD_sdy_axis_ref_name);
    if (!is_manual(s, name->str)) continue;
    if (!add_axis(cx, mesh, refs->items[k], out)) return false;
    axes[n++] = tn_attr_struct(cx->m, TN_STRUCT_axis_ref, (const TnAttr *[TN_N_FIELDS_axis_ref]){name});
  }
  out->devices = tn_attr_struct(cx->m, TN_STRUCT_replica_group_mesh_axes,
                                (const TnAttr *[]){mesh, tn_attr_array(cx->m, axes, n)});
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Tiles: "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}", or their devices in order after the "]"

enum { MAX_TILE_DIMS = 64 };

static bool skip(TnStr *s, const char *token) {
  TnStr t = tn_str(token);
  if (!tn_str_starts(*s, t)) return false;
  *s = (TnStr){s->p + t.n, s->n - t.n};
  return true;
}

// Numbers between commas that are less than `below`: how many, 0 if that is not what is there.
static size_t read_numbers(TnStr *s, int64_t below, int64_t *out, size_t n_max) {
  for (size_t n = 0; n < n_max;) {
    int64_t v = -1;
    for (; s->n && *s->p >= '0' && *s->p <= '9' && v < below; s->p++, s->n--) v = (v < 0 ? 0 : v) * 10 + *s->p - '0';
    if (v < 0 || v >= below) return 0;
    out[n++] = v;
    if (!skip(s, ",")) return n;
  }
  return 0;
}

// The devices of the tiles 0 to n - 1 that "[2,4]T(1,0)" tells: a number's digits, to bases of these sizes, in another
// order.
static bool read_turned(TnStr s, int64_t n, int64_t *devices) {
  int64_t sizes[MAX_TILE_DIMS], order[MAX_TILE_DIMS], all = 1;
  size_t rank = read_numbers(&s, n + 1, sizes, MAX_TILE_DIMS);
  for (size_t i = 0; i < rank; i++) {
    order[i] = (int64_t)i;
    if (!tn_mul_i64(all, sizes[i], &all)) return false;
  }
  bool is_turned = skip(&s, "]T(");
  if (all != n || rank == 0 || (is_turned && read_numbers(&s, (int64_t)rank, order, rank) != rank)) return false;
  for (int64_t tile = 0; tile < n; tile++) {
    int64_t digits[MAX_TILE_DIMS] = {0}, rest = tile;
    for (size_t i = rank; i-- > 0; rest /= sizes[order[i]]) digits[order[i]] = rest % sizes[order[i]];
    devices[tile] = 0;
    for (size_t i = 0; i < rank; i++) devices[tile] = devices[tile] * sizes[i] + digits[i];
  }
  return true;
}

static bool find_tiles(TnPassCtx *cx, TnStr s, size_t dim, Parts *out) {
  int64_t n = cx->options->n_partitions, all = 1, step = 1, sizes[MAX_TILE_DIMS];
  int64_t *devices = tn_new_n(cx->scratch, int64_t, (size_t)n), *seen = tn_new_n(cx->scratch, int64_t, (size_t)n);
  size_t rank = skip(&s, "{devices=[") ? read_numbers(&s, n + 1, sizes, MAX_TILE_DIMS) : 0;
  for (size_t i = 0; i < rank; i++)
    if (!tn_mul_i64(all, sizes[i], &all)) return false;
  if (dim >= rank || all != n || !skip(&s, "]")) return false;
  if (skip(&s, "<=[") ? !read_turned(s, n, devices) : read_numbers(&s, n, devices, (size_t)n) != (size_t)n)
    return false;
  memset(seen, 0, (size_t)n * sizeof *seen);
  for (int64_t i = 0; i < n; i++)
    if (seen[devices[i]]++) return false;
  for (size_t i = dim + 1; i < rank; i++) step *= sizes[i];
  int64_t size = sizes[dim], shape[] = {n / size, size};
  *out = (Parts){size, tn_new_n(cx->scratch, int64_t, (size_t)n), NULL};
  for (int64_t i = 0; i < n; i++) {
    int64_t part = i / step % size;
    out->own[devices[i]] = part;
    seen[(i / step / size * step + i % step) * size + part] = devices[i];
  }
  out->devices = tn_attr_dense_i64(cx->m, 2, shape, seen);
  return true;
}

static bool find_parts(TnPassCtx *cx, const Shardings *s, uint32_t i, size_t dim, Parts *out) {
  return s->tiles.n ? find_tiles(cx, s->tiles, dim, out) : find_axes(cx, s, s->each->items[i], dim, out);
}

// ---------------------------------------------------------------------------------------------------------------
// Whole values to parts and back

static TnValue *cut(TnPassCtx *cx, TnOp *at, TnValue *x, size_t dim, const Parts *p) {
  size_t rank = x->type->rank;
  const TnType *list = tn_type_tensor(cx->m, tn_type_scalar(cx->m, TN_I64), 1, &cx->options->n_partitions, NULL);
  int64_t *dims = tn_new_n(cx->scratch, int64_t, rank + 1);
  for (size_t d = 0; d < rank; d++) dims[d + (d > dim)] = x->type->dims[d];
  dims[dim] = p->n;
  dims[dim + 1] = x->type->dims[dim] / p->n;
  TnValue *id = tn_rewrite_place(cx, at, tn_rewrite_op(cx, at, TN_OP_partition_id, 0, 1, 0));
  TnValue *own = tn_emit_take(cx, at, tn_rewrite_constant(cx, at, list, p->own, false), 0, id);
  return tn_emit_take(cx, at, tn_emit_reshape(cx, at, x, rank + 1, dims), (int64_t)dim, own);
}

static TnValue *collect(TnPassCtx *cx, TnOp *at, TnValue *x, size_t dim, const Parts *p) {
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_all_gather, 1, 1, 0);
  const TnAttr *one = tn_attr_i64(cx->m, 1);
  op->operands[0] = x;
  op->attrs[TN_SLOT_all_gather_all_gather_dim] = tn_attr_i64(cx->m, (int64_t)dim);
  op->attrs[TN_SLOT_all_gather_channel_handle] =
      tn_attr_struct(cx->m, TN_STRUCT_channel_handle, (const TnAttr *[]){one, one});
  op->attrs[TN_SLOT_all_gather_replica_groups] = p->devices;
  op->attrs[TN_SLOT_all_gather_use_global_device_ids] = tn_attr_unit(cx->m);
  op->results[0].type = tn_type_with_dims(cx->m, x->type, x->type->rank,
                                          tn_emit_dims(cx, x->type, (int64_t)dim, x->type->dims[dim] * p->n));
  return tn_rewrite_place(cx, at, op);
}

// Value i as one of the other type, the part or the whole; NULL: that cannot be.
static TnValue *move(TnPassCtx *cx, TnOp *at, const Shardings *s, uint32_t i, TnValue *x, const TnType *type) {
  if ((s->each && i >= s->each->n) || !tn_type_is_tensor(type) || !tn_type_is_static(type) ||
      !tn_type_is_tensor(x->type) || !tn_type_is_static(x->type) || x->type->rank != type->rank ||
      x->type->elem != type->elem)
    return NULL;
  for (size_t d = 0; d < type->rank && !cx->error; d++) {
    int64_t size = x->type->dims[d], to = type->dims[d];
    Parts p;
    if (size == to) continue;
    if (!find_parts(cx, s, i, d, &p)) return NULL;
    if (size % p.n == 0 && size / p.n == to)
      x = cut(cx, at, x, d, &p);
    else if (to % p.n == 0 && to / p.n == size)
      x = collect(cx, at, x, d, &p);
    else
      return NULL;
  }
  return x;
}

// Whether value i is of an open shape, which says nothing of parts, and has some.
static bool is_open(const Shardings *s, uint32_t i, const TnType *type) {
  if (!tn_type_is_tensor(type) || tn_type_is_static(type) || !s->each || i >= s->each->n) return false;
  const TnAttr *dims = tn_attr_field(s->each->items[i], TN_FIELD_sdy_sharding_dim_shardings);
  for (uint32_t d = 0; d < dims->n; d++) {
    const TnAttr *refs = tn_attr_field(dims->items[d], TN_FIELD_sdy_dimension_sharding_axes);
    for (uint32_t k = 0; k < refs->n; k++)
      if (is_manual(s, tn_attr_field(refs->items[k], TN_FIELD_sdy_axis_ref_name)->str)) return true;
  }
  return false;
}

static TnError *move_all(TnPassCtx *cx, TnOp *at, const Shardings *s, TnValue **x, const TnValue *like, uint32_t n) {
  for (uint32_t i = 0; i < n && !cx->error; i++) {
    if (x[i]->type == like[i].type && !is_open(s, i, like[i].type)) continue;
    TnValue *moved = move(cx, at, s, i, x[i], like[i].type);
    if (!moved)
      TN_FAIL_AT(TN_UNIMPLEMENTED, tn_op_loc(cx->m, at),
                 "%s: value %u is %s here and %s there, expected static parts along whole axes of a mesh of %lld "
                 "devices, one for each partition",
                 tn_op_name(at), i, tn_type_text(cx->scratch, x[i]->type), tn_type_text(cx->scratch, like[i].type),
                 (long long)cx->options->n_partitions);
    x[i] = moved;
  }
  return cx->error;
}

// ---------------------------------------------------------------------------------------------------------------

static bool are_whole(const Shardings *s, const TnValue *a, TnValue *const *b, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (a[i].type != b[i]->type || is_open(s, i, a[i].type)) return false;
  return true;
}

static TnValue **copy_list(TnPassCtx *cx, TnValue *const *x, uint32_t n) {
  TnValue **copy = tn_new_n(cx->scratch, TnValue *, n + 1);
  if (n) memcpy(copy, x, n * sizeof *copy);
  return copy;
}

static TnError *visit_computation(TnPassCtx *cx, TnOp *op) {
  const Tn_sdy_manual_computation_attrs *a = TN_OP_ATTRS(op, sdy_manual_computation);
  TnRegion *r = &op->regions[0];
  const TnOp *end = tn_region_end(r);
  Shardings in, out;
  if (!end || !read_shardings(a->in_shardings, a->manual_axes, &in) ||
      !read_shardings(a->out_shardings, a->manual_axes, &out) ||
      (are_whole(&in, r->args, op->operands, op->n_operands) &&
       are_whole(&out, op->results, end->operands, op->n_results)))
    return NULL;
  TnValue **x = copy_list(cx, op->operands, op->n_operands), **y = tn_new_n(cx->scratch, TnValue *, op->n_results + 1);
  TN_TRY(move_all(cx, op, &in, x, r->args, op->n_operands));
  tn_rewrite_move_region(cx, op, r, x, y);
  TN_TRY(move_all(cx, op, &out, y, op->results, op->n_results));
  tn_rewrite_replace(cx, op, y);
  return NULL;
}

// GSPMD writes how the parts of a value lie where it is whole: at the call before the one that cuts it.
static TnStr tiles_of(const TnOp *op, bool cuts) {
  const TnOp *at = !cuts ? op : op->n_operands != 1 || op->operands[0]->is_arg ? NULL : op->operands[0]->def.op;
  const TnAttr *text = at ? tn_dict_find(at->dict, TN_STR("mhlo.sharding")) : NULL;
  return text && text->kind == TN_ATTR_STRING && text->str.n ? text->str : TN_STR("?");
}

static TnError *visit_call(TnPassCtx *cx, TnOp *op) {
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  bool is_tiled = tn_str_starts(target, TN_STR("SPMD"));
  bool cuts = tn_str_is(target, is_tiled ? "SPMDFullToShardShape" : "xla.sdy.GlobalToLocalShape");
  bool collects = tn_str_is(target, is_tiled ? "SPMDShardToFullShape" : "xla.sdy.LocalToGlobalShape");
  if ((!cuts && !collects) || op->n_operands != op->n_results) return NULL;
  const TnAttr *texts = frontend(op);
  Shardings s = {.tiles = is_tiled ? tiles_of(op, cuts) : (TnStr){0}};
  if (!is_tiled && !read_shardings(read_text(cx, texts, cuts ? "xla.sdy.in_shardings" : "xla.sdy.out_shardings"),
                                   read_text(cx, texts, "xla.sdy.manual_axes"), &s))
    return NULL;
  TnValue **x = copy_list(cx, op->operands, op->n_operands);
  TN_TRY(move_all(cx, op, &s, x, op->results, op->n_results));
  tn_rewrite_replace(cx, op, x);
  return NULL;
}

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  if (op->opcode == TN_OP_sdy_manual_computation) return visit_computation(cx, op);
  return op->opcode == TN_OP_custom_call ? visit_call(cx, op) : NULL;
}

static TnError *run(TnPassCtx *cx) { return cx->options->n_partitions > 1 ? tn_rewrite_walk(cx, visit) : NULL; }

const TnPass tn_pass_shards = {
    .name = "shards", .doc = "devices cut their parts out of values and collect those of others", .run = run};

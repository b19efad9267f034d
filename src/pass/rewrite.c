// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The walk, the table of replaced values, and making, moving and copying ops.
#include "pass/rewrite.h"

// ---------------------------------------------------------------------------------------------------------------
// Replaced values

void *tn_rewrite_table(TnPassCtx *cx, void *table, uint32_t *n, uint32_t need, size_t size) {
  if (need < *n) return table;
  uint32_t to = cx->n_values + cx->n_values / 4 + 64;
  uint8_t *grown = tn_arena_grow(cx->scratch, table, *n * size, to * size, 8);
  memset(grown + *n * size, 0, (to - *n) * size);
  *n = to;
  return grown;
}

static void grow(TnPassCtx *cx, TnValue ***table, uint32_t *n, uint32_t need) {
  *table = tn_rewrite_table(cx, *table, n, need, sizeof **table);
}

TnValue *tn_rewrite_resolve(TnPassCtx *cx, TnValue *v) {
  if (!v || v->id >= cx->n_subst || !cx->subst[v->id]) return v;
  TnValue *end = v;
  while (end->id < cx->n_subst && cx->subst[end->id]) end = cx->subst[end->id];
  for (TnValue *at = v; at != end;) {
    TnValue *next = cx->subst[at->id];
    cx->subst[at->id] = end;
    at = next;
  }
  return end;
}

void tn_rewrite_set(TnPassCtx *cx, TnValue *v, TnValue *by) {
  by = tn_rewrite_resolve(cx, by);
  if (v == by) return;
  grow(cx, &cx->subst, &cx->n_subst, v->id);
  cx->subst[v->id] = by;
  cx->changed = true;
}

void tn_rewrite_erase(TnPassCtx *cx, TnOp *op) {
  tn_op_remove(op);
  cx->changed = true;
}

void tn_rewrite_replace(TnPassCtx *cx, TnOp *op, TnValue *const *by) {
  for (uint32_t i = 0; i < op->n_results; i++) tn_rewrite_set(cx, &op->results[i], by[i]);
  tn_rewrite_erase(cx, op);
}

void tn_rewrite_replace1(TnPassCtx *cx, TnOp *op, TnValue *by) { tn_rewrite_replace(cx, op, &by); }

void tn_rewrite_drop_layouts(TnOp *op) {
  if (op->opcode != TN_OP_custom_call) return;
  op->attrs[TN_SLOT_custom_call_operand_layouts] = NULL;
  op->attrs[TN_SLOT_custom_call_result_layouts] = NULL;
  op->attrs[TN_SLOT_custom_call_result_tilings] = NULL;
  op->attrs[TN_SLOT_custom_call_output_operand_aliases] = NULL;
}

bool tn_rewrite_forward(TnPassCtx *cx, TnOp *op) {
  if (op->n_operands != op->n_results) return false;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (op->operands[i]->type != op->results[i].type) return false;
  tn_rewrite_replace(cx, op, op->operands);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Walking

TnError *tn_rewrite_walk_region(TnPassCtx *cx, TnRegion *r, TnVisitFn *visit) {
  for (TnOp *op = r->first; op;) {
    TnOp *prev = op->prev;
    for (uint32_t i = 0; cx->n_subst && i < op->n_operands; i++)
      op->operands[i] = tn_rewrite_resolve(cx, op->operands[i]);
    tn_arena_poll(&cx->m->arena);
    TN_TRY(visit(cx, op));
    if (cx->error) return cx->error;
    if (op->parent != r || op->prev != prev) {  // erased, or ops were made before it
      op = prev ? prev->next : r->first;
      continue;
    }
    for (uint32_t i = 0; i < op->n_regions; i++) TN_TRY(tn_rewrite_walk_region(cx, &op->regions[i], visit));
    op = op->next;
  }
  return NULL;
}

TnError *tn_rewrite_walk(TnPassCtx *cx, TnVisitFn *visit) {
  TN_FOR_OPS(op, &cx->m->root->regions[0])
  if (op->opcode == TN_OP_func_func) TN_TRY(tn_rewrite_walk_region(cx, &op->regions[0], visit));
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Making ops

TnOp *tn_rewrite_op(TnPassCtx *cx, const TnOp *at, TnOpcode code, size_t n_operands, size_t n_results,
                    size_t n_regions) {
  TnOp *op = tn_op_new(cx->m, code, n_operands, n_results, n_regions);
  op->loc = at->loc;
  op->line = at->line;
  op->col = at->col;
  cx->has |= tn_pass_op_has(op);
  for (size_t i = 0; i < n_results; i++) op->results[i].id = cx->n_values++;
  cx->n_made++;
  return op;
}

void tn_rewrite_region_args(TnPassCtx *cx, TnRegion *r, const TnType *const *types, size_t n) {
  tn_region_init_args(cx->m, r, types, n);
  for (size_t i = 0; i < n; i++) r->args[i].id = cx->n_values++;
}

// What to say when an op that a pass made does not fit; its results get some type, so that the pass can go on.
static void infer_types(TnPassCtx *cx, TnOp *op) {
  const TnType *few[4], **types = few;
  if (op->n_results > TN_COUNT(few)) types = tn_new_n(cx->scratch, const TnType *, op->n_results);
  TnDiags diags = {.n_max = 1};
  bool ok = tn_infer_op(cx->m, op, &diags, types);
  TnError *e = tn_diags_finish(&diags);
  if (!ok && !cx->error)
    cx->error = e;
  else
    tn_error_destroy(e);
  for (uint32_t i = 0; i < op->n_results; i++)
    if (!op->results[i].type)
      op->results[i].type = ok               ? types[i]
                            : op->n_operands ? op->operands[0]->type
                                             : tn_type_simple(cx->m, TN_TYPE_NONE);
}

TnValue *tn_rewrite_place(TnPassCtx *cx, TnOp *at, TnOp *op) {
  bool has_types = true;
  for (uint32_t i = 0; i < op->n_results; i++) has_types &= op->results[i].type != NULL;
  if (!has_types) infer_types(cx, op);
  tn_region_insert_before(at, op);
  cx->changed = true;
  return op->n_results ? &op->results[0] : NULL;
}

void tn_rewrite_append(TnPassCtx *cx, TnRegion *r, TnOp *op) {
  tn_region_append(r, op);
  cx->changed = true;
}

TnValue *tn_rewrite_emit(TnPassCtx *cx, TnOp *at, TnOpcode code, const TnType *type, size_t n,
                         TnValue *const *operands) {
  TnOp *op = tn_rewrite_op(cx, at, code, n, 1, 0);
  memcpy(op->operands, operands, n * sizeof *operands);
  op->results[0].type = type;
  return tn_rewrite_place(cx, at, op);
}

TnValue *tn_rewrite_constant_of(TnPassCtx *cx, TnOp *at, const TnAttr *dense) {
  TnOp *op = tn_rewrite_op(cx, at, TN_OP_constant, 0, 1, 0);
  op->attrs[TN_SLOT_constant_value] = dense;
  op->results[0].type = dense->type;
  return tn_rewrite_place(cx, at, op);
}

// Bytes of one stored element; index is stored as i64.
static size_t elem_bytes(const TnType *type) { return tn_dtype_bytes(type->dtype ? type->dtype : TN_I64); }

TnValue *tn_rewrite_constant(TnPassCtx *cx, TnOp *at, const TnType *type, const void *data, bool is_splat) {
  int64_t n = 0;
  size_t bytes = 0;
  if (!tn_type_n_elements(type, &n) || !tn_mul_size(is_splat ? 1 : (size_t)n, elem_bytes(type), &bytes))
    tn_arena_fail(&cx->m->arena);
  uint8_t *copy = tn_arena_push(&cx->m->arena, bytes, 16);
  if (bytes) memcpy(copy, data, bytes);
  return tn_rewrite_constant_of(cx, at, tn_attr_dense(cx->m, type, copy, bytes, is_splat));
}

TnValue *tn_rewrite_splat_int(TnPassCtx *cx, TnOp *at, const TnType *type, int64_t v) {
  uint8_t element[16] = {0};
  tn_store_i64(type->dtype ? type->dtype : TN_I64, element, v);
  return tn_rewrite_constant(cx, at, type, element, true);
}

TnValue *tn_rewrite_splat_float(TnPassCtx *cx, TnOp *at, const TnType *type, double v) {
  uint8_t element[16] = {0};
  if (tn_dtype_is_complex(type->dtype))
    tn_store_c128(type->dtype, element, (TnC128){v, 0});
  else
    tn_store_f64(type->dtype, element, v);
  return tn_rewrite_constant(cx, at, type, element, true);
}

// ---------------------------------------------------------------------------------------------------------------
// Regions

void tn_rewrite_move_region(TnPassCtx *cx, TnOp *at, TnRegion *r, TnValue *const *args, TnValue **out) {
  for (uint32_t i = 0; i < r->n_args; i++) tn_rewrite_set(cx, &r->args[i], args[i]);
  for (TnOp *op = r->first, *next; op; op = next) {
    next = op->next;
    tn_op_remove(op);
    if (tn_op_get_info(op)->traits & TN_TRAIT_TERM) {
      for (uint32_t i = 0; i < op->n_operands; i++) out[i] = tn_rewrite_resolve(cx, op->operands[i]);
      break;
    }
    tn_region_insert_before(at, op);
  }
  cx->changed = true;
}

void tn_rewrite_move_regions(TnOp *to, TnOp *from) {
  for (uint32_t i = 0; i < from->n_regions; i++) {
    TnRegion *a = &from->regions[i], *b = &to->regions[i];
    *b = *a;
    b->op = to;
    for (uint32_t k = 0; k < b->n_args; k++) b->args[k].def.region = b;
    TN_FOR_OPS(op, b) op->parent = b;
    a->first = a->last = NULL;
  }
}

static TnError *check_limit(TnPassCtx *cx, const TnOp *op) {
  if (cx->n_made <= cx->limit_ops) return NULL;
  TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, tn_op_loc(cx->m, op), "passes made more than %llu ops, limits.compile_ops",
             (unsigned long long)cx->limit_ops);
}

static void set_copy(TnPassCtx *cx, const TnValue *v, TnValue *copy) {
  grow(cx, &cx->copies, &cx->n_copies, v->id);
  cx->copies[v->id] = copy;
}

static TnValue *copy_of(TnPassCtx *cx, TnValue *v) {
  v = tn_rewrite_resolve(cx, v);
  TnValue *copy = v && v->id < cx->n_copies ? cx->copies[v->id] : NULL;
  return copy ? copy : v;
}

static void copy_region(TnPassCtx *cx, const TnRegion *r, TnRegion *out);

static TnOp *copy_op(TnPassCtx *cx, const TnOp *op) {
  TnOp *n = tn_rewrite_op(cx, op, (TnOpcode)op->opcode, op->n_operands, op->n_results, op->n_regions);
  memcpy(n->attrs, op->attrs, tn_op_get_info(op)->n_attrs * sizeof *op->attrs);
  n->dict = op->dict;
  for (uint32_t i = 0; i < op->n_operands; i++) n->operands[i] = copy_of(cx, op->operands[i]);
  for (uint32_t i = 0; i < op->n_results; i++) {
    n->results[i].type = op->results[i].type;
    set_copy(cx, &op->results[i], &n->results[i]);
  }
  for (uint32_t i = 0; i < op->n_regions; i++) copy_region(cx, &op->regions[i], &n->regions[i]);
  return n;
}

static void copy_region(TnPassCtx *cx, const TnRegion *r, TnRegion *out) {
  if (!r->has_block) return;
  tn_rewrite_region_args(cx, out, NULL, r->n_args);
  out->arg_locs = r->arg_locs;
  for (uint32_t i = 0; i < r->n_args; i++) {
    out->args[i].type = r->args[i].type;
    set_copy(cx, &r->args[i], &out->args[i]);
  }
  TN_FOR_OPS(op, r) {
    if (cx->n_made > cx->limit_ops) return;
    tn_region_append(out, copy_op(cx, op));
  }
}

// The copies are known only while a region is copied: a region inside it may be copied later.
static void forget_region(TnPassCtx *cx, const TnRegion *r);

static void forget_op(TnPassCtx *cx, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (op->results[i].id < cx->n_copies) cx->copies[op->results[i].id] = NULL;
  for (uint32_t i = 0; i < op->n_regions; i++) forget_region(cx, &op->regions[i]);
}

static void forget_region(TnPassCtx *cx, const TnRegion *r) {
  for (uint32_t i = 0; i < r->n_args; i++)
    if (r->args[i].id < cx->n_copies) cx->copies[r->args[i].id] = NULL;
  TN_FOR_OPS(op, r) forget_op(cx, op);
}

TnError *tn_rewrite_copy_region(TnPassCtx *cx, TnOp *at, TnRegion *r, TnValue *const *args, TnValue **out) {
  for (uint32_t i = 0; i < r->n_args; i++) set_copy(cx, &r->args[i], args[i]);
  const TnOp *end = tn_region_end(r);
  for (const TnOp *op = r->first; op && op != end; op = op->next) {
    tn_region_insert_before(at, copy_op(cx, op));
    TN_TRY(check_limit(cx, at));
  }
  for (uint32_t i = 0; end && i < end->n_operands; i++) out[i] = copy_of(cx, end->operands[i]);
  forget_region(cx, r);
  cx->changed = true;
  return NULL;
}

TnError *tn_rewrite_copy_into(TnPassCtx *cx, const TnRegion *r, TnRegion *to) {
  copy_region(cx, r, to);
  forget_region(cx, r);
  return check_limit(cx, r->op);
}

TnOp *tn_rewrite_copy_op(TnPassCtx *cx, const TnOp *op) {
  TnOp *n = copy_op(cx, op);
  forget_op(cx, op);
  return n;
}

// ---------------------------------------------------------------------------------------------------------------
// Asking

static void count_region(const TnRegion *r, uint32_t *uses) {
  TN_FOR_OPS(op, r) {
    for (uint32_t i = 0; i < op->n_operands; i++) uses[op->operands[i]->id]++;
    for (uint32_t i = 0; i < op->n_regions; i++) count_region(&op->regions[i], uses);
  }
}

uint32_t *tn_rewrite_count_uses(TnPassCtx *cx) {
  uint32_t *uses = tn_new_n(cx->scratch, uint32_t, cx->n_values);
  count_region(&cx->m->root->regions[0], uses);
  return uses;
}

bool tn_value_is_long(const TnValue *v) {
  enum { READ_ONE_BY_ONE = 64 };
  int64_t n;
  return tn_type_is_tensor(v->type) && tn_type_n_elements(v->type, &n) && n > READ_ONE_BY_ONE;
}

static bool is_no_long_join(void *user, TnOp *op) {
  (void)user;
  return op->opcode != TN_OP_concatenate || !tn_value_is_long(&op->results[0]);
}

bool tn_rewrite_has_long_joins(TnPassCtx *cx) { return !tn_walk(&cx->m->root->regions[0], is_no_long_join, NULL); }

bool tn_op_has_type(const TnOp *op, bool (*is_one)(const TnType *t)) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (is_one(op->operands[i]->type)) return true;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (is_one(op->results[i].type)) return true;
  return false;
}

bool tn_op_is_pure(const TnOp *op) {
  unsigned traits = tn_op_get_info(op)->traits;
  if (traits & (TN_TRAIT_PURE | TN_TRAIT_TERM)) return true;
  if (op->opcode == TN_OP_partition_id || op->opcode == TN_OP_replica_id) return true;
  if (op->opcode == TN_OP_custom_call)
    return op->n_results && !tn_attr_bool_or(TN_OP_ATTRS(op, custom_call)->has_side_effect, false);
  if (!(traits & TN_TRAIT_BODY_EFFECT)) return false;
  for (uint32_t i = 0; i < op->n_regions; i++) TN_FOR_OPS(inner, &op->regions[i])
  if (!tn_op_is_pure(inner)) return false;
  return true;
}

bool tn_value_dense(const TnModule *m, const TnValue *v, TnDense *out) {
  const TnOp *op = tn_value_op(v);
  if (!op || op->opcode != TN_OP_constant) return false;
  const TnAttr *a = op->attrs[TN_SLOT_constant_value];
  if (!a || !tn_type_is_tensor(a->type)) return false;
  int64_t n = 0;
  if (!tn_type_n_elements(a->type, &n)) return false;
  *out = (TnDense){.attr = a, .type = a->type, .data = a->data, .dtype = a->type->dtype, .n = (size_t)n};
  size_t have = a->data_bytes, need;
  out->is_splat = a->kind == TN_ATTR_DENSE && a->is_splat;
  if (a->kind == TN_ATTR_RESOURCE) {
    const TnResource *r = tn_map_find(&m->resources, a->str);
    if (!r) return false;
    out->data = r->data, have = r->n;
  }
  return out->dtype && tn_mul_size(out->is_splat ? 1 : out->n, tn_dtype_bytes(out->dtype), &need) && need == have;
}

const uint8_t *tn_dense_at(const TnDense *d, size_t i) {
  return d->data + (d->is_splat ? 0 : i * tn_dtype_bytes(d->dtype));
}

bool tn_dense_is_splat(const TnDense *d) { return d->n && (d->is_splat || d->n == 1); }

bool tn_value_splat_int(const TnModule *m, const TnValue *v, int64_t *out) {
  TnDense d;
  if (!tn_value_dense(m, v, &d) || !tn_dense_is_splat(&d)) return false;
  if (!tn_dtype_is_int(d.dtype) && tn_dtype_class(d.dtype) != TN_CLASS_BOOL) return false;
  *out = tn_load_i64(d.dtype, d.data);
  return true;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Follows small values through ops whose operands are all known: what fold does not do is run by the interpreter.
#include "interp/interp.h"
#include "pass/shape.h"

enum { MAX_OPS = 10000, MAX_BYTES = 1 << 20 };  // of such a run

const TnKnown *tn_shapes_find(const TnShapes *s, const TnValue *v) { return v->id < s->n ? s->known[v->id] : NULL; }

int64_t *tn_shapes_list(TnShapes *s, const TnValue *v) {
  const TnKnown *k = tn_shapes_find(s, v);
  if (!k || !(tn_dtype_is_int(k->is.dtype) || k->is.dtype == TN_I1)) return NULL;
  s->inputs |= k->inputs;
  int64_t *list = tn_new_n(s->cx->scratch, int64_t, k->is.n + 1);
  for (size_t i = 0; i < k->is.n; i++) list[i] = tn_load_i64(k->is.dtype, tn_dense_at(&k->is, i));
  return list;
}

TnValue *tn_shapes_constant(TnShapes *s, TnOp *at, const TnValue *v) {
  const TnKnown *k = tn_shapes_find(s, v);
  s->inputs |= k->inputs;
  return tn_rewrite_constant(s->cx, at, v->type, k->is.data, k->is.is_splat);
}

static TnDtype dtype_of(const TnType *t) {
  if (!tn_type_is_tensor(t) || t->quant) return TN_DTYPE_NONE;
  return t->elem->kind == TN_TYPE_INDEX ? TN_I64 : t->dtype;
}

// What is to be known of v, said by dense elements, if given; NULL when v is not followed.
static TnKnown *new_known(TnShapes *s, const TnValue *v, const TnAttr *value) {
  int64_t n = 0;
  TnDtype dtype = dtype_of(v->type);
  if (!dtype || !tn_type_n_elements(v->type, &n) || n > TN_MAX_KNOWN) return NULL;
  TnKnown *k = tn_new(s->cx->scratch, TnKnown);
  k->is = (TnDense){.type = v->type, .dtype = dtype, .n = (size_t)n};
  if (!value) return k;
  k->is.data = value->data, k->is.is_splat = value->is_splat;
  size_t bytes = (k->is.is_splat ? 1 : k->is.n) * tn_dtype_bytes(dtype);
  return value->kind == TN_ATTR_DENSE && value->data_bytes >= bytes ? k : NULL;
}

static void set(TnShapes *s, const TnValue *v, const TnKnown *k) {
  s->known = tn_rewrite_table(s->cx, s->known, &s->n, v->id, sizeof *s->known);
  s->known[v->id] = k;
}

// Counts up from 0 along the one dimension.
static bool count_up(TnShapes *s, TnDense *out) {
  if (out->type->rank != 1 || !tn_dtype_is_int(out->dtype)) return false;
  size_t bytes = tn_dtype_bytes(out->dtype);
  uint8_t *data = tn_arena_push(s->cx->scratch, out->n * bytes + 1, 16);
  for (size_t i = 0; i < out->n; i++) tn_store_i64(out->dtype, data + i * bytes, (int64_t)i);
  out->data = data;
  return true;
}

bool tn_shapes_set_input(TnShapes *s, const TnValue *v, uint32_t index, const TnAttr *value) {
  TnKnown *k = index < 64 && value->type == v->type ? new_known(s, v, value) : NULL;
  if (!k) return false;
  k->inputs = (uint64_t)1 << index;
  set(s, v, k);
  return true;
}

static bool note_folded(TnShapes *s, const TnOp *op) {
  enum { MOST = 8 };
  TnDense in[MOST];
  uint64_t inputs = 0;
  if (op->n_results != 1 || op->n_regions || op->n_operands > MOST) return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnKnown *k = tn_shapes_find(s, op->operands[i]);
    if (!k) return false;
    in[i] = k->is;
    inputs |= k->inputs;
  }
  const TnValue *v = &op->results[0];
  bool is_constant = op->opcode == TN_OP_constant;
  TnKnown *k = new_known(s, v, is_constant ? op->attrs[TN_SLOT_constant_value] : NULL);
  if (!k) return false;
  k->inputs = inputs;
  if (is_constant || (op->opcode == TN_OP_iota ? count_up(s, &k->is)
                                               : op->n_operands && tn_fold_op(s->cx, op, in, &k->is)))
    set(s, v, k);
  return tn_shapes_find(s, v) != NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// A copy of the op in a module of its own, with constants for the values from outside

static bool is_within(const TnOp *whole, const TnValue *v) {
  const TnOp *op = v->is_arg ? v->def.region->op : v->def.op;
  while (op && op != whole) op = tn_op_parent(op);
  return op != NULL;
}

// Whether all that the op and those in it read is known, and nothing but that counts.
static bool may_run(TnShapes *s, const TnOp *whole, const TnOp *op, uint64_t *inputs) {
  const TnOpInfo *info = tn_op_get_info(op);
  if (!(info->traits & (TN_TRAIT_PURE | TN_TRAIT_TERM | TN_TRAIT_BODY_EFFECT)) || info->kind == TN_KIND_SHARD)
    return false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnValue *v = tn_rewrite_resolve(s->cx, op->operands[i]);
    const TnKnown *k = tn_shapes_find(s, v);
    if (!k && !is_within(whole, v)) return false;
    *inputs |= k ? k->inputs : 0;
  }
  for (uint32_t i = 0; i < op->n_regions; i++) TN_FOR_OPS(inner, &op->regions[i])
  if (!may_run(s, whole, inner, inputs)) return false;
  return true;
}

static void feed(TnShapes *s, TnOp *whole, TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnValue *v = op->operands[i];
    if (is_within(whole, v)) continue;
    const TnDense *d = &tn_shapes_find(s, v)->is;
    op->operands[i] = tn_rewrite_constant(s->cx, whole, v->type, d->data, d->is_splat);
  }
  for (uint32_t i = 0; i < op->n_regions; i++) TN_FOR_OPS(inner, &op->regions[i])
  feed(s, whole, inner);
}

static TnOp *new_scope(TnShapes *s, const TnOp *at, TnOpcode code) {
  TnOp *op = tn_rewrite_op(s->cx, at, code, 0, 0, 1);
  tn_region_init_args(s->cx->m, &op->regions[0], NULL, 0);
  return op;
}

static TnOp *new_module(TnShapes *s, const TnOp *op) {
  TnModule *m = s->cx->m;
  const TnType **types = tn_new_n(s->cx->scratch, const TnType *, op->n_results + 1);
  TnOp *root = new_scope(s, op, TN_OP_builtin_module), *func = new_scope(s, op, TN_OP_func_func);
  TnOp *copy = tn_rewrite_copy_op(s->cx, op), *end = tn_rewrite_op(s->cx, op, TN_OP_func_return, op->n_results, 0, 0);
  for (uint32_t i = 0; i < op->n_results; i++) types[i] = op->results[i].type, end->operands[i] = &copy->results[i];
  func->attrs[TN_SLOT_func_sym_name] = tn_attr_string(m, TN_STR("main"));
  func->attrs[TN_SLOT_func_function_type] = tn_attr_type(m, tn_type_function(m, types, 0, types, op->n_results));
  tn_region_append(&root->regions[0], func);
  tn_region_append(&func->regions[0], copy);
  tn_region_append(&func->regions[0], end);
  feed(s, copy, copy);
  return root;
}

// data: of each result, where it is to be.
static TnError *run_main(TnModule *m, TnTensor **out, void *const *data, uint32_t n) {
  TnProgram *p = NULL;
  TnInterp *it = NULL;
  TnRunOptions limits = {.limit_bytes = MAX_BYTES, .limit_ops = MAX_OPS};
  TnError *e = tn_program_create(m, &p);
  if (!e) e = tn_interp_create(p, &limits, &it);
  if (!e) e = tn_interp_run(it, m->root->regions[0].first, NULL, 0, out);
  for (uint32_t i = 0; !e && i < n; i++) {
    if (out[i]->bytes) memcpy(data[i], out[i]->data, out[i]->bytes);
    tn_tensor_release(it, out[i]);
  }
  tn_interp_destroy(it);
  tn_program_destroy(p);
  return e;
}

static TnError *run_op(TnShapes *s, const TnOp *op, TnTensor **out, void *const *data) {
  TnPassCtx *cx = s->cx;
  bool changed = cx->changed;
  TnOp *root = cx->m->root;
  uint32_t n_ops = cx->m->n_ops;
  cx->m->root = new_module(s, op);
  TnError *e = run_main(cx->m, out, data, op->n_results);
  cx->m->root = root, cx->m->n_ops = n_ops, cx->changed = changed;
  return e;
}

static void note_run(TnShapes *s, const TnOp *op) {
  TnPassCtx *cx = s->cx;
  uint64_t inputs = 0;
  if (!op->n_operands || !op->n_results || !may_run(s, op, op, &inputs)) return;
  TnKnown **k = tn_new_n(cx->scratch, TnKnown *, op->n_results);
  TnTensor **out = tn_new_n(cx->scratch, TnTensor *, op->n_results);
  void **data = tn_new_n(cx->scratch, void *, op->n_results);
  for (uint32_t i = 0; i < op->n_results; i++) {
    k[i] = new_known(s, &op->results[i], NULL);
    if (!k[i]) return;
    k[i]->inputs = inputs;
    k[i]->is.data = data[i] = tn_arena_push(cx->scratch, k[i]->is.n * tn_dtype_bytes(k[i]->is.dtype) + 1, 16);
  }
  TnError *e = run_op(s, op, out, data);
  for (uint32_t i = 0; !e && i < op->n_results; i++) set(s, &op->results[i], k[i]);
  tn_error_destroy(e);
}

TnError *tn_shapes_check(TnShapes *s, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!tn_shapes_find(s, op->operands[i])) return NULL;
  return op->n_results ? NULL : run_op(s, op, NULL, NULL);
}

void tn_shapes_note(TnShapes *s, const TnOp *op) {
  if (!note_folded(s, op)) note_run(s, op);
}

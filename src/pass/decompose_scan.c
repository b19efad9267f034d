// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// chlo.scan as a while loop that carries the step, the carried values and the outputs, which are filled slice by slice.
#include "pass/decompose.h"

typedef struct Scan {
  TnPassCtx *cx;
  TnOp *op;
  uint32_t n_inputs, n_outputs, n_carries;
  int64_t dim, n;
  bool is_reverse;
} Scan;

static bool read_scan(TnPassCtx *cx, TnOp *op, Scan *s) {
  const Tn_chlo_scan_attrs *at = TN_OP_ATTRS(op, chlo_scan);
  int32_t n_inits = 0;
  if (at->operandSegmentSizes) memcpy(&n_inits, at->operandSegmentSizes->data + sizeof n_inits, sizeof n_inits);
  *s = (Scan){.cx = cx, .op = op, .n_carries = (uint32_t)n_inits, .dim = at->dimension->i};
  s->n_inputs = op->n_operands - s->n_carries, s->n_outputs = op->n_results - s->n_carries;
  s->is_reverse = tn_attr_bool_or(at->is_reverse, false);
  if (!s->n_inputs && !at->scan_dim_size) return false;
  s->n = s->n_inputs ? op->operands[0]->type->dims[s->dim] : at->scan_dim_size->i;
  return true;
}

// Carried values of the loop: the step, the carries, the outputs.
static const TnType **carried_types(const Scan *s, const TnType *step) {
  const TnType **types = tn_new_n(s->cx->scratch, const TnType *, 1 + (size_t)s->op->n_results);
  types[0] = step;
  for (uint32_t i = 0; i < s->n_carries; i++) types[1 + i] = s->op->operands[s->n_inputs + i]->type;
  for (uint32_t i = 0; i < s->n_outputs; i++) types[1 + s->n_carries + i] = s->op->results[i].type;
  return types;
}

static void make_body(const Scan *s, TnRegion *r, const TnType *step) {
  TnPassCtx *cx = s->cx;
  TnOp *op = s->op, *end = tn_region_end(r);
  TnValue *place = &r->args[0], **args = tn_new_n(cx->scratch, TnValue *, op->n_operands + 1);
  TnValue **results = tn_new_n(cx->scratch, TnValue *, op->n_results + 1);
  if (s->is_reverse)
    place = tn_emit_same(cx, end, TN_OP_subtract, tn_rewrite_splat_int(cx, end, step, s->n - 1), place);
  for (uint32_t i = 0; i < s->n_inputs; i++)
    args[i] = tn_emit_take(cx, end, op->operands[i], s->dim, place);
  for (uint32_t i = 0; i < s->n_carries; i++) args[s->n_inputs + i] = &r->args[1 + i];
  tn_rewrite_move_region(cx, end, &op->regions[0], args, results);
  for (uint32_t i = 0; i < s->n_carries; i++) end->operands[1 + i] = results[s->n_outputs + i];
  for (uint32_t i = 0; i < s->n_outputs; i++) {
    TnValue *out = &r->args[1 + s->n_carries + i];
    end->operands[1 + s->n_carries + i] = tn_emit_put(cx, end, out, s->dim, place, results[i]);
  }
}

static TnError *make_loop(const Scan *s) {
  TnPassCtx *cx = s->cx;
  TnOp *op = s->op;
  uint32_t n = 1 + op->n_results;
  const TnType *step = tn_type_tensor_of(cx->m, TN_I32, 0, NULL), **types = carried_types(s, step);
  TnValue **by = tn_new_n(cx->scratch, TnValue *, n);
  if (s->n > INT32_MAX) types[0] = step = tn_type_tensor_of(cx->m, TN_I64, 0, NULL);
  TnOp *loop = tn_emit_loop(cx, op, types, n, s->n);
  for (uint32_t i = 0; i < n; i++) {
    bool is_carry = i > 0 && i <= s->n_carries;
    loop->operands[i] = is_carry ? op->operands[s->n_inputs + i - 1] : tn_emit_zero(cx, op, types[i]);
  }
  make_body(s, &loop->regions[1], step);
  tn_rewrite_place(cx, op, loop);
  for (uint32_t i = 0; i < s->n_outputs; i++) by[i] = &loop->results[1 + s->n_carries + i];
  for (uint32_t i = 0; i < s->n_carries; i++) by[s->n_outputs + i] = &loop->results[1 + i];
  tn_rewrite_replace(cx, op, by);
  return NULL;
}

// No steps: empty outputs, and the carried values as they came.
TnError *tn_decompose_scan(TnPassCtx *cx, TnOp *op) {
  Scan s;
  if (!read_scan(cx, op, &s))
    return tn_op_fail(cx->m, op, TN_INVALID_ARGUMENT, "without inputs scan_dim_size is expected");
  if (s.n > 0) return make_loop(&s);
  TnValue **by = tn_new_n(cx->scratch, TnValue *, op->n_results + 1);
  for (uint32_t i = 0; i < s.n_outputs; i++) by[i] = tn_emit_zero(cx, op, op->results[i].type);
  for (uint32_t i = 0; i < s.n_carries; i++) by[s.n_outputs + i] = op->operands[s.n_inputs + i];
  tn_rewrite_replace(cx, op, by);
  return NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// decompose: ops that others can say become those others. What is left is the core that plan/ knows.
//
// Requires: static shapes (refine-shapes), no quantized types (legalize-quantized). Each op keeps the meaning that
// interp/ gives it; sums and products are made of core ops, so their order is that of the core.
//
//   %1 = stablehlo.dot %a, %b                    %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
//   %2 = chlo.broadcast_add %x, %y         ->    %2 = stablehlo.broadcast_in_dim %y, dims = [1]
//                                                %3 = stablehlo.add %x, %2
#include "pass/decompose.h"

// The same op under another name: one attribute, the value.
static TnError *rename_constant(TnPassCtx *cx, TnOp *op) {
  if (!tn_type_is_tensor(op->results[0].type)) return NULL;  // arith.constant of a scalar: nothing here reads it
  op->opcode = TN_OP_constant;
  cx->changed = true;
  return NULL;
}

// Computed in a wider float type and rounded once.
static TnError *widen(TnPassCtx *cx, TnOp *op, TnDtype type) {
  const TnType *narrow = op->results[0].type, *elem = tn_type_scalar(cx->m, type);
  TnOp *wide = tn_rewrite_copy_op(cx, op);
  for (uint32_t i = 0; i < op->n_operands; i++) wide->operands[i] = tn_emit_convert(cx, op, op->operands[i], elem);
  wide->results[0].type = tn_type_with_elem(cx->m, narrow, elem);
  tn_rewrite_replace1(cx, op, tn_emit_convert(cx, op, tn_rewrite_place(cx, op, wide), narrow->elem));
  return NULL;
}

// Factorisations and solutions of narrow floats.
static TnError *widen_linalg(TnPassCtx *cx, TnOp *op) {
  TnDtype t = op->results[0].type->dtype;
  return tn_dtype_is_float(t) && tn_dtype_bytes(t) < 4 ? widen(cx, op, TN_F32) : NULL;
}

// Products whose algorithm wants sums in f64.
static TnError *widen_dot(TnPassCtx *cx, TnOp *op) {
  const TnAttr *algorithm = TN_OP_ATTRS(op, dot_general)->algorithm;
  TnDtype l = op->operands[0]->type->dtype, r = op->operands[1]->type->dtype;
  bool is_wide = l == TN_F64 && r == TN_F64;
  if (!algorithm || is_wide || !tn_dtype_is_float(l) || !tn_dtype_is_float(r)) return NULL;
  TnDtype sum = tn_attr_field(algorithm, TN_FIELD_dot_algorithm_accumulation_type)->type->dtype;
  return sum == TN_F64 ? widen(cx, op, TN_F64) : NULL;
}

static TnDecomposeFn *find(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_chlo_asin_acos_kernel: return tn_decompose_asin_acos;
    case TN_OP_chlo_constant:
    case TN_OP_arith_constant: return rename_constant;
    case TN_OP_chlo_constant_like: return tn_decompose_constant_like;
    case TN_OP_broadcast: return tn_decompose_broadcast;
    case TN_OP_get_dimension_size: return tn_decompose_get_size;
    case TN_OP_set_dimension_size: return tn_decompose_set_size;
    case TN_OP_torch_index_select: return tn_decompose_index_select;
    case TN_OP_dot: return tn_decompose_dot;
    case TN_OP_dot_general: return widen_dot;
    case TN_OP_einsum:
    case TN_OP_unary_einsum: return tn_decompose_einsum;
    case TN_OP_chlo_ragged_dot: return tn_decompose_ragged_dot;
    case TN_OP_chlo_scan: return tn_decompose_scan;
    case TN_OP_batch_norm_training: return tn_decompose_norm_training;
    case TN_OP_batch_norm_inference: return tn_decompose_norm_inference;
    case TN_OP_batch_norm_grad: return tn_decompose_norm_grad;
    case TN_OP_custom_call: return tn_decompose_custom_call;
    case TN_OP_cross_replica_sum: return tn_decompose_cross_replica_sum;
    case TN_OP_cholesky:
    case TN_OP_triangular_solve: return widen_linalg;
    case TN_OP_async_start: return tn_decompose_async_start;
    case TN_OP_async_done: return tn_decompose_async_done;
    default: return tn_op_get_info(op)->kind == TN_KIND_BROADCAST_EW ? tn_decompose_broadcast_ew : NULL;
  }
}

// What refine-shapes left dynamic is left here too: a run with the sizes of the inputs comes later. So is what has an
// encoding beside its sizes, which a new op would lose.
static bool is_open(const TnType *t) { return t->kind == TN_TYPE_UNRANKED || !tn_type_is_static(t) || t->encoding; }

static TnError *visit(TnPassCtx *cx, TnOp *op) {
  TnDecomposeFn *fn = find(op);
  if (!fn || (fn != tn_decompose_get_size && tn_op_has_type(op, is_open))) return NULL;
  return fn(cx, op);
}

static TnError *run(TnPassCtx *cx) {
  return tn_rewrite_walk(cx, visit);
}

extern const TnPass tn_pass_decompose;
const TnPass tn_pass_decompose = {
    .name = "decompose", .doc = "ops that others can say become those others", .run = run};

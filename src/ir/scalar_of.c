// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// From an elementwise op to its meaning in num's table.
#include "ir/op.h"

// Elementwise ops that are not one row of scalar.def.
enum {
  TN_SCALAR_clamp = TN_SCALAR_NONE,
  TN_SCALAR_compare = TN_SCALAR_NONE,
  TN_SCALAR_convert = TN_SCALAR_NONE,
  TN_SCALAR_reduce_precision = TN_SCALAR_NONE,
  TN_SCALAR_select = TN_SCALAR_NONE,
  TN_SCALAR_uniform_dequantize = TN_SCALAR_NONE,
  TN_SCALAR_uniform_quantize = TN_SCALAR_NONE,
};

#undef TN_EW
#undef TN_CHLO
#undef TN_CHLO_B
static const uint8_t scalar_ops[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs)
#define TN_EW(id, operands, traits, attrs) [TN_OP_##id] = TN_SCALAR_##id,
#define TN_CHLO(name, operands, traits) [TN_OP_chlo_##name] = TN_SCALAR_##name,
#define TN_CHLO_B(name, attrs) [TN_OP_chlo_broadcast_##name] = TN_SCALAR_##name,
#include "ir/ops.def"
};
_Static_assert(TN_N_SCALAR_OPS <= UINT8_MAX, "scalar_ops holds bytes");

TnScalarOp tn_op_scalar(const TnOp *op) {
  const TnAttr *direction, *type;
  switch (op->opcode) {
    case TN_OP_compare:
      direction = TN_OP_ATTRS(op, compare)->comparison_direction;
      type = TN_OP_ATTRS(op, compare)->compare_type;
      break;
    case TN_OP_chlo_broadcast_compare:
      direction = TN_OP_ATTRS(op, chlo_broadcast_compare)->comparison_direction;
      type = TN_OP_ATTRS(op, chlo_broadcast_compare)->compare_type;
      break;
    default: return (TnScalarOp)scalar_ops[op->opcode];
  }
  return tn_scalar_compare((unsigned)direction->i, type && type->i == TN_comparison_type_TOTALORDER);
}

bool tn_op_is_elementwise(const TnOp *op) {
  if (scalar_ops[op->opcode] != TN_SCALAR_NONE) return true;
  switch (op->opcode) {
    case TN_OP_chlo_broadcast_compare:
    case TN_OP_clamp:
    case TN_OP_compare:
    case TN_OP_convert:
    case TN_OP_reduce_precision:
    case TN_OP_select: return true;
    default: return false;
  }
}

static bool is_commutative(TnScalarOp s) {
  return s == TN_SCALAR_add || s == TN_SCALAR_multiply || s == TN_SCALAR_maximum || s == TN_SCALAR_minimum ||
         s == TN_SCALAR_and || s == TN_SCALAR_or || s == TN_SCALAR_xor;
}

TnScalarOp tn_body_scalar(const TnRegion *body, uint32_t i, uint32_t n) {
  const TnOp *end = tn_region_end(body), *op = end && i < end->n_operands ? tn_value_op(end->operands[i]) : NULL;
  if (!op || op->parent != body || !is_commutative(tn_op_scalar(op))) return TN_SCALAR_NONE;
  const TnValue *a = op->operands[0], *b = op->operands[1], *x = &body->args[i], *y = &body->args[n + i];
  return (a == x && b == y) || (a == y && b == x) ? tn_op_scalar(op) : TN_SCALAR_NONE;
}

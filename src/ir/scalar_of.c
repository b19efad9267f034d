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
#undef TN_CHLO1
#undef TN_CHLO2
#undef TN_CHLO_B
static const uint8_t scalar_ops[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs)
#define TN_EW(id, operands, traits, attrs) [TN_OP_##id] = TN_SCALAR_##id,
#define TN_CHLO1(name, traits) [TN_OP_chlo_##name] = TN_SCALAR_##name,
#define TN_CHLO2(name) [TN_OP_chlo_##name] = TN_SCALAR_##name,
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
  switch (op->opcode) {
    case TN_OP_convert:
    case TN_OP_select:
    case TN_OP_clamp:
    case TN_OP_reduce_precision: return true;
    default: return tn_op_scalar(op) != TN_SCALAR_NONE;
  }
}

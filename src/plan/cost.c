// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What an element of an op takes, estimated.
#include "plan/cost.h"
#include "plan/priv.h"

// Of complex numbers all but sums, products and parts.
bool tn_op_is_heavy(const TnOp *op) {
  TnScalarOp f = tn_op_scalar(op);
  if (f == TN_SCALAR_NONE) return false;
  switch ((unsigned)f) {
    case TN_SCALAR_bessel_i1e:
    case TN_SCALAR_digamma:
    case TN_SCALAR_lgamma:
    case TN_SCALAR_polygamma:
    case TN_SCALAR_zeta: return true;
    case TN_SCALAR_abs:
    case TN_SCALAR_sign:
    case TN_SCALAR_divide: return tn_dtype_is_complex(op->operands[0]->type->dtype);
    default: return tn_dtype_is_complex(op->operands[0]->type->dtype) && tn_op_cost(op) > TN_COST_DIVIDE;
  }
}

// Functions that are heavy: some take as long as a row of others.
static double heavy_cost(const TnOp *op) {
  bool is_sum = tn_op_scalar(op) == TN_SCALAR_zeta || tn_op_scalar(op) == TN_SCALAR_polygamma;
  bool wide = tn_dtype_real(op->operands[0]->type->dtype) == TN_F64;
  return (is_sum ? 4 : 1) * (wide ? 5 : 1) * TN_COST_HEAVY;
}

double tn_op_cost(const TnOp *op) {
  if (op->opcode == TN_OP_map) return TN_COST_MAP;
  if (tn_reduce_is_short(op)) return 8 * TN_COST_CHEAP;
  switch (tn_op_scalar(op)) {
    case TN_SCALAR_NONE:
    case TN_SCALAR_add:
    case TN_SCALAR_subtract:
    case TN_SCALAR_multiply:
    case TN_SCALAR_and:
    case TN_SCALAR_or:
    case TN_SCALAR_xor:
    case TN_SCALAR_not:
    case TN_SCALAR_negate:
    case TN_SCALAR_abs:
    case TN_SCALAR_real:
    case TN_SCALAR_imag:
    case TN_SCALAR_complex:
    case TN_SCALAR_maximum:
    case TN_SCALAR_minimum:
    case TN_SCALAR_shift_left:
    case TN_SCALAR_shift_right_arithmetic:
    case TN_SCALAR_shift_right_logical:
    case TN_SCALAR_compare_eq:
    case TN_SCALAR_compare_ne:
    case TN_SCALAR_compare_ge:
    case TN_SCALAR_compare_gt:
    case TN_SCALAR_compare_le:
    case TN_SCALAR_compare_lt:
    case TN_SCALAR_floor:
    case TN_SCALAR_ceil:
    case TN_SCALAR_sign:
    case TN_SCALAR_is_finite:
    case TN_SCALAR_square: return TN_COST_CHEAP;
    case TN_SCALAR_divide:
    case TN_SCALAR_sqrt: return TN_COST_DIVIDE;
    case TN_SCALAR_bessel_i1e:
    case TN_SCALAR_digamma:
    case TN_SCALAR_lgamma:
    case TN_SCALAR_polygamma:
    case TN_SCALAR_zeta: return heavy_cost(op);
    default: return TN_COST_FUNCTION;
  }
}

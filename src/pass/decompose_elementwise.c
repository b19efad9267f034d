// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// CHLO's elementwise ops that broadcast their operands, constant_like, and the kernel of asin and acos.
#include "pass/decompose.h"

// ---------------------------------------------------------------------------------------------------------------
// broadcast_<op>: the operands get the shape of the result, then <op> runs

// The op without the broadcast.
#undef TN_EW
#undef TN_CHLO
#undef TN_CHLO_B
enum {
  TN_OP_next_after = TN_OP_chlo_next_after,
  TN_OP_polygamma = TN_OP_chlo_polygamma,
  TN_OP_zeta = TN_OP_chlo_zeta,
};
static const uint16_t plain_ops[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs)
#define TN_EW(id, operands, traits, attrs)
#define TN_CHLO(name, operands, traits)
#define TN_CHLO_B(name, attrs) [TN_OP_chlo_broadcast_##name] = TN_OP_##name,
#include "ir/ops.def"
    [TN_OP_chlo_broadcast_select] = TN_OP_select,
};

static TnI64s broadcast_dims(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_chlo_broadcast_select: return NULL;
    case TN_OP_chlo_broadcast_compare: return TN_OP_ATTRS(op, chlo_broadcast_compare)->broadcast_dimensions;
    default: return TN_OP_ATTRS(op, chlo_broadcast)->broadcast_dimensions;
  }
}

// By broadcast_dimensions for the operand of lower rank, else counted from the last.
static TnValue *widen(TnPassCtx *cx, TnOp *op, TnValue *x, const TnType *result) {
  const TnType *type = tn_shaped_like(cx, result, x->type->elem);
  size_t rank = x->type->rank;
  TnI64s given = broadcast_dims(op);
  bool use_given = rank < result->rank && tn_attr_n(given) == rank;
  int64_t *dims = tn_new_n(cx->scratch, int64_t, rank + 1);
  for (size_t i = 0; i < rank; i++) dims[i] = use_given ? tn_i64s_at(given, i) : (int64_t)(i + result->rank - rank);
  return tn_emit_broadcast(cx, op, x, type, dims);
}

TnError *tn_decompose_broadcast_ew(TnPassCtx *cx, TnOp *op) {
  const TnType *result = op->results[0].type;
  TnValue *in[3];
  for (uint32_t k = 0; k < op->n_operands; k++) in[k] = widen(cx, op, op->operands[k], result);
  TnOp *plain = tn_rewrite_op(cx, op, (TnOpcode)plain_ops[op->opcode], op->n_operands, 1, 0);
  memcpy(plain->operands, in, op->n_operands * sizeof *in);
  plain->results[0].type = result;
  plain->dict = op->dict;
  if (op->opcode == TN_OP_chlo_broadcast_compare) {
    const Tn_chlo_broadcast_compare_attrs *a = TN_OP_ATTRS(op, chlo_broadcast_compare);
    plain->attrs[TN_SLOT_compare_comparison_direction] =
        tn_attr_enum(cx->m, TN_ENUM_comparison_direction, a->comparison_direction->i);
    if (a->compare_type)
      plain->attrs[TN_SLOT_compare_compare_type] = tn_attr_enum(cx->m, TN_ENUM_comparison_type, a->compare_type->i);
  }
  tn_rewrite_replace1(cx, op, tn_rewrite_place(cx, op, plain));
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------

TnError *tn_decompose_constant_like(TnPassCtx *cx, TnOp *op) {
  const TnAttr *a = TN_OP_ATTRS(op, chlo_constant_like)->value;
  const TnType *type = op->results[0].type;
  TnDtype from = a->type ? a->type->dtype : TN_DTYPE_NONE;
  uint64_t element[2] = {0};
  if (from && a->kind == TN_ATTR_INT)
    tn_convert(type->dtype, element, TN_I64, &a->i, 1);
  else if (from && a->kind == TN_ATTR_FLOAT)
    tn_convert(type->dtype, element, from, &a->bits, 1);
  else
    return tn_op_fail(cx->m, op, TN_INVALID_ARGUMENT,
                             "value is not a number, expected an integer or float attribute");
  tn_rewrite_replace1(cx, op, tn_rewrite_constant(cx, op, type, element, true));
  return NULL;
}

// For z the pair (Re sqrt(1 - z^2), |Im asin z|), by acos of |Re z| + |Im z| i in the wide type.
TnError *tn_decompose_asin_acos(TnPassCtx *cx, TnOp *op) {
  TnValue *z = op->operands[0];
  const TnType *wide = tn_shaped_as(cx, z->type, TN_C128), *part = tn_shaped_as(cx, z->type, TN_F64);
  if (!tn_dtype_is_complex(z->type->dtype))
    return tn_op_fail(cx->m, op, TN_INVALID_ARGUMENT, "not defined on %s", tn_dtype_name(z->type->dtype));
  TnValue *x = tn_emit_convert(cx, op, z, wide->elem);
  TnValue *re = TN_EMIT(cx, op, real, part, x), *im = TN_EMIT(cx, op, imag, part, x);
  re = TN_EMIT(cx, op, abs, part, re), im = TN_EMIT(cx, op, abs, part, im);
  TnValue *acos = TN_EMIT(cx, op, chlo_acos, wide, TN_EMIT(cx, op, complex, wide, re, im));
  re = TN_EMIT(cx, op, real, part, acos), im = TN_EMIT(cx, op, imag, part, acos);
  TnValue *sine = TN_EMIT(cx, op, sine, part, re), *cosh = TN_EMIT(cx, op, chlo_cosh, part, im);
  TnValue *first = TN_EMIT(cx, op, multiply, part, sine, cosh);
  TnValue *pair = TN_EMIT(cx, op, complex, wide, first, TN_EMIT(cx, op, abs, part, im));
  tn_rewrite_replace1(cx, op, tn_emit_convert(cx, op, pair, op->results[0].type->elem));
  return NULL;
}

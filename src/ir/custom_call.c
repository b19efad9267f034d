// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading custom calls of LAPACK's routines. Options are characters, as LAPACK takes them.
#include "ir/custom_call.h"

const TnAttr *tn_custom_call_entry(const TnOp *op, const char *name) {
  const TnAttr *config = TN_OP_ATTRS(op, custom_call)->backend_config;
  const TnAttr *dicts[] = {tn_dict_find(op->dict, TN_STR("mhlo.attributes")), config,
                           tn_dict_find(op->dict, TN_STR("mhlo.backend_config")), op->dict};
  for (size_t i = 0; i < TN_COUNT(dicts); i++) {
    const TnAttr *a = dicts[i] && dicts[i]->kind == TN_ATTR_DICT ? tn_dict_find(dicts[i], tn_str(name)) : NULL;
    if (a) return a;
  }
  return NULL;
}

static bool is_option(const TnOp *op, const char *name, char value) {
  const TnAttr *a = tn_custom_call_entry(op, name);
  return a && a->kind == TN_ATTR_INT && a->i == value;
}

bool tn_custom_call_is_lapack(const TnOp *op, const char *routine) {
  TnStr s = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  size_t n = strlen(routine);
  return s.n == n + 12 && tn_str_starts(s, TN_STR("lapack_")) && memcmp(s.p + 8, routine, n) == 0 &&
         memcmp(s.p + 8 + n, "_ffi", 4) == 0;
}

static bool find_kind(const TnOp *op, TnFactorKind *out) {
  static const struct {
    const char *routine;
    const char *other;
    TnFactorKind kind;
  } names[] = {
      {"getrf", NULL, TN_FACTOR_LU},
      {"geqrf", "Qr", TN_FACTOR_QR},
      {"orgqr", "ProductOfElementaryHouseholderReflectors", TN_FACTOR_MAKE_Q},
      {"syevd", NULL, TN_FACTOR_EIGH},
      {"gesdd", NULL, TN_FACTOR_SVD},
  };
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  for (size_t i = 0; i < TN_COUNT(names); i++) {
    *out = names[i].kind;
    bool is_other = names[i].other && tn_str_is(target, names[i].other);
    if (is_other || tn_custom_call_is_lapack(op, names[i].routine)) return true;
  }
  return false;
}

// A static tensor of this type that has the batch of the first operand, then n dims.
static bool fits(const TnOp *op, const TnValue *v, TnDtype type, uint32_t n, int64_t rows, int64_t columns) {
  const TnType *t = v->type, *first = op->operands[0]->type;
  if (!tn_type_is_tensor(t) || !tn_type_is_static(t) || t->dtype != type) return false;
  if (t->rank != first->rank - 2 + n) return false;
  for (uint32_t i = 0; i + n < t->rank; i++)
    if (t->dims[i] != first->dims[i]) return false;
  return (n < 1 || t->dims[t->rank - n] == rows) && (n < 2 || t->dims[t->rank - 1] == columns);
}

static bool has_results(const TnOp *op, TnFactorCall *f) {
  const TnValue *r = op->results, *in = op->operands[0];
  int64_t least = f->m < f->n ? f->m : f->n;
  bool is_square = f->m == f->n;
  if (op->n_operands != (f->kind == TN_FACTOR_MAKE_Q ? 2u : 1u) || op->n_results < 1) return false;
  if (!fits(op, &r[0], in->type->dtype, 2, f->m, f->n)) return false;
  switch (f->kind) {
    case TN_FACTOR_QR: return op->n_results == 2 && fits(op, &r[1], f->type, 1, least, 0);
    case TN_FACTOR_LU:
      return op->n_results == 3 && fits(op, &r[1], TN_I32, 1, least, 0) && fits(op, &r[2], TN_I32, 0, 0, 0);
    case TN_FACTOR_EIGH:
      return op->n_results == 3 && is_square && fits(op, &r[1], f->type, 1, f->n, 0) &&
             fits(op, &r[2], TN_I32, 0, 0, 0);
    case TN_FACTOR_MAKE_Q: {
      const TnType *taus = op->operands[1]->type;
      f->k = tn_type_is_tensor(taus) && taus->rank ? taus->dims[taus->rank - 1] : -1;
      return f->k >= 0 && f->k <= least && fits(op, op->operands[1], f->type, 1, f->k, 0);
    }
    case TN_FACTOR_SVD: break;
  }
  if (op->n_results != 5 || r[2].type->rank < 2 || r[3].type->rank < 2) return false;
  f->u_columns = r[2].type->dims[r[2].type->rank - 1], f->v_rows = r[3].type->dims[r[3].type->rank - 2];
  bool is_full = f->u_columns == f->m && f->v_rows == f->n, is_thin = f->u_columns == least && f->v_rows == least;
  bool has_factors = fits(op, &r[2], f->type, 2, f->m, f->u_columns) && fits(op, &r[3], f->type, 2, f->v_rows, f->n);
  return (is_full || is_thin) && has_factors && fits(op, &r[1], f->type, 1, least, 0) &&
         fits(op, &r[4], TN_I32, 0, 0, 0);
}

bool tn_custom_call_factor(const TnOp *op, TnFactorCall *out) {
  TnFactorKind kind;
  const TnType *t = op->n_operands ? op->operands[0]->type : NULL;
  if (!t || !find_kind(op, &kind) || !tn_type_is_tensor(t) || !tn_type_is_static(t) || t->rank < 2) return false;
  int64_t m = t->dims[t->rank - 2], n = t->dims[t->rank - 1];
  *out = (TnFactorCall){.kind = kind, .type = t->dtype, .batch = 1, .m = m, .n = n};
  for (uint32_t i = 0; i + 2 < t->rank; i++) out->batch *= t->dims[i];
  out->is_upper = is_option(op, "uplo", 'U');
  out->has_vectors = !is_option(op, "mode", 'N');
  bool is_known = t->dtype == TN_F32 || t->dtype == TN_F64 || (kind == TN_FACTOR_LU && tn_dtype_is_complex(t->dtype));
  return is_known && has_results(op, out);
}

TnTriangle tn_custom_call_triangle(const TnOp *op) {
  TnTriangle t = {.is_left = is_option(op, "side", 'L'), .is_lower = is_option(op, "uplo", 'L')};
  t.is_unit = is_option(op, "diag", 'U');
  t.transpose = is_option(op, "trans_x", 'T')   ? TN_transpose_TRANSPOSE
                : is_option(op, "trans_x", 'C') ? TN_transpose_ADJOINT
                                                : TN_transpose_NO_TRANSPOSE;
  return t;
}

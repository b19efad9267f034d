// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading custom calls: operations spelt as calls, and LAPACK's routines, whose options are characters, as LAPACK takes
// them.
#include "ir/custom_call.h"

const TnListOperand tn_reduce_window_lists[] = {
    {TN_SLOT_reduce_window_window_dimensions, 1, 1}, {TN_SLOT_reduce_window_window_strides, 1, 1},
    {TN_SLOT_reduce_window_base_dilations, 1, 1},    {TN_SLOT_reduce_window_window_dilations, 1, 1},
    {TN_SLOT_reduce_window_padding, 2, INT64_MIN},
};

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

TnI64s tn_custom_call_shapes(const TnOp *op) {
  const TnAttr *list = tn_dict_find(op->dict, TN_STR(TN_SHAPE_OPERANDS));
  if (!list || list->kind != TN_ATTR_DENSE || list->type->dtype != TN_I64 || tn_attr_n(list) != op->n_results)
    return NULL;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (tn_i64s_at(list, i) < 0 || tn_i64s_at(list, i) >= op->n_operands) return NULL;
  return list;
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

// ---------------------------------------------------------------------------------------------------------------
// Routines of the library of LAPACK

static const struct {
  const char *routine, *types, *spec;
} routines[] = {
    {"geev", "sd", "?l?rn[Tnn0-]L[Tn1-0][Tn1-1][Vnn-2]L[Vnn-3]LWw!4"},
    {"geev", "cz", "?l?rn[Tnn0-]L[Tn1-0][Tnn-1]L[Tnn-2]LWwR!3"},
    {"gees", "sd", "?v?sFn[Tnn00]L[I11-4][Tn1-2][Tn1-3][Tnn-1]LWwB!5"},
    {"gees", "cz", "?v?sFn[Tnn00]L[I11-3][Tn1-2][Tnn-1]LWwRB!4"},
    {"gehrd", "sdcz", "nfg[Tnn00]L[Te1-1]Ww!2"},
    {"sytrd", "sd", "?un[Tnn00]L[Rn1-1][Re1-2][Te1-3]Ww!4"},
    {"hetrd", "cz", "?un[Tnn00]L[Rn1-1][Re1-2][Te1-3]Ww!4"},
    {"gtsv", "sdcz", "np+[Tn100][Tn111][Tn122][Tnp33]L!4"},
    {"geqp3", "sd", "mn[Tmn00]L[In111][Tk1-2]Ww!-"},
    {"geqp3", "cz", "mn[Tmn00]L[In111][Tk1-2]WwR!-"},
    {"geqrf", "cz", "mn[Tmn00]L[Tk1-1]Ww!-"},
    {"ungqr", "cz", "mnk[Tmn00]L[Tk11-]Ww!-"},
    {"ormqr", "sd", "?x?tmnk[Thk0-]L[Tk11-][Tmn20]LWw!-"},
    {"unmqr", "cz", "?x?tmnk[Thk0-]L[Tk11-][Tmn20]LWw!-"},
    {"heevd", "cz", "?v?un[Tnn00]L[Rn1-1]WwRrIi!2"},
    {"gesdd", "cz", "?amn[Tmn00]L[Rk1-1][Tmp-2]L[Tqn-3]LWwRI!4"},
};

// The character of an attribute of the call, 0 when the routine does not take it.
static char option_of(const TnOp *op, char option, bool is_complex) {
  static const struct {
    char option;
    const char *name, *values;  // of flags: false, true
  } options[] = {
      {'a', "mode", "NSA"},        {'v', "mode", "NV"},  {'u', "uplo", "UL"}, {'l', "compute_left", "NV"},
      {'r', "compute_right", "NV"}, {'s', "sort", "N"}, {'x', "left", "RL"}, {'t', "transpose", "NT"},
  };
  for (size_t i = 0; i < TN_COUNT(options); i++) {
    const TnAttr *a = options[i].option == option ? tn_custom_call_entry(op, options[i].name) : NULL;
    if (!a) continue;
    if (a->kind != TN_ATTR_INT || a->i < 0 || a->i > 127) return 0;
    if (option == 'x' || option == 't') return option == 't' && is_complex && a->i ? 'C' : options[i].values[a->i != 0];
    return a->i && strchr(options[i].values, (int)a->i) ? (char)a->i : 0;
  }
  return 0;
}

static bool takes_size(int32_t *sizes, char letter, int64_t size) {
  int32_t *known = &sizes[letter - 'a'];
  if (size > INT32_MAX || (*known >= 0 && *known != size)) return false;
  *known = (int32_t)size;
  return true;
}

// The type of an array, t the call's, is a static tensor of the batch and the array's sizes, which become known.
static bool has_array(const TnOp *op, TnLapackCall *c, const char *array, uint32_t batch_rank, const TnType *t) {
  const TnType *first = op->operands[0]->type;
  const TnDtype real = tn_dtype_real(c->type), complex = real == TN_F32 ? TN_C64 : TN_C128;
  const TnDtype type = array[0] == 'T' ? c->type : array[0] == 'R' ? real : array[0] == 'V' ? complex : TN_I32;
  const uint32_t rank = batch_rank + (array[1] != '1') + (array[2] != '1');
  if (!tn_type_is_tensor(t) || !tn_type_is_static(t) || t->dtype != type || t->rank != rank) return false;
  for (uint32_t i = 0; i < batch_rank; i++)
    if (t->dims[i] != first->dims[i]) return false;
  if (array[1] != '1' && !takes_size(c->sizes, array[1], t->dims[batch_rank])) return false;
  return array[2] == '1' || takes_size(c->sizes, array[2], t->dims[batch_rank + 1]);
}

// What LAPACK would end the process for.
static bool is_sound(const TnLapackCall *c) {
#define SIZE(letter) c->sizes[letter - 'a']
  const int32_t m = SIZE('m'), n = SIZE('n'), least = m < 0 || n < m ? n : m, k = SIZE('k');
  if (SIZE('f') >= 0 && (n > 0 ? SIZE('f') < 1 || SIZE('f') > SIZE('g') || SIZE('g') > n : true)) return false;
  if (SIZE('h') >= 0) return SIZE('h') == (c->options[0] == 'L' ? m : n) && k <= SIZE('h');
  if (strstr(c->spec, "[Tk11-]")) return k <= n && n <= m;
  if (SIZE('q') < 0) return k < 0 || k == least;
  const bool is_full = SIZE('p') == m && SIZE('q') == n, is_thin = SIZE('p') == least && SIZE('q') == least;
  return k == least && (c->options[0] == 'A' ? is_full : c->options[0] == 'S' ? is_thin : is_full || is_thin);
#undef SIZE
}

static bool reads_spec(const TnOp *op, TnLapackCall *c) {
  const TnType *first = op->operands[0]->type;
  uint32_t batch_rank = 0, n_results = 0, n_options = 0;
  for (const char *at = c->spec; *at; at++) {
    if (*at == '?' && !(c->options[n_options++] = option_of(op, *++at, tn_dtype_is_complex(c->type)))) return false;
    if (*at == '!' && *++at != '-') {
      const TnType *t = (uint32_t)(*at - '0') + 1 == op->n_results ? op->results[*at - '0'].type : NULL;
      if (!t || !tn_type_is_tensor(t) || !tn_type_is_static(t) || t->dtype != TN_I32 || t->rank != batch_rank)
        return false;
      n_results++;
    }
    if (*at != '[') continue;
    if (at[4] == '0') {  // says how many dims are the batch's
      const uint32_t own = 1 + (at[3] != '1');
      if (!tn_type_is_tensor(first) || first->rank < own) return false;
      batch_rank = first->rank - own;
    }
    if (at[4] != '-') {
      const uint32_t i = (uint32_t)(at[4] - '0');
      if (i >= op->n_operands || !has_array(op, c, at + 1, batch_rank, op->operands[i]->type)) return false;
      const int32_t n = c->sizes['n' - 'a'];
      if (at[2] == 'n' && at[3] == 'n') takes_size(c->sizes, 'e', n > 1 ? n - 1 : 0);
    }
    if (at[5] != '-') {
      const uint32_t i = (uint32_t)(at[5] - '0');
      if (i >= op->n_results || !has_array(op, c, at + 1, batch_rank, op->results[i].type)) return false;
      n_results++;
    }
    at += 6;
  }
  for (uint32_t i = 0; i < batch_rank; i++) c->batch *= first->dims[i];
  for (const char *at = c->spec; *at; at++)
    if (strchr("mnkefghpq", *at) && c->sizes[*at - 'a'] < 0) return false;
  return n_results == op->n_results;
}

bool tn_custom_call_lapack(const TnOp *op, TnLapackCall *out) {
  const TnType *t = op->n_operands ? op->operands[0]->type : NULL;
  if (!t || !tn_type_is_tensor(t)) return false;
  static const char letters[] = "sdcz";
  static const TnDtype types[] = {TN_F32, TN_F64, TN_C64, TN_C128};
  TnStr target = TN_OP_ATTRS(op, custom_call)->call_target_name->str;
  for (size_t i = 0; i < TN_COUNT(routines); i++) {
    if (!tn_custom_call_is_lapack(op, routines[i].routine) || !strchr(routines[i].types, target.p[7])) continue;
    *out = (TnLapackCall){.spec = routines[i].spec, .batch = 1, .type = types[strchr(letters, target.p[7]) - letters]};
    memcpy(out->symbol, target.p + 7, target.n - 11), out->symbol[target.n - 11] = '_';
    memset(out->sizes, -1, sizeof out->sizes);
    const TnAttr *low = tn_custom_call_entry(op, "low"), *high = tn_custom_call_entry(op, "high");
    if (low && high && low->kind == TN_ATTR_INT && high->kind == TN_ATTR_INT)
      if (!takes_size(out->sizes, 'f', low->i) || !takes_size(out->sizes, 'g', high->i)) return false;
    return reads_spec(op, out) && is_sound(out);
  }
  return false;
}

TnTriangle tn_custom_call_triangle(const TnOp *op) {
  TnTriangle t = {.is_left = is_option(op, "side", 'L'), .is_lower = is_option(op, "uplo", 'L')};
  t.is_unit = is_option(op, "diag", 'U');
  t.transpose = is_option(op, "trans_x", 'T')   ? TN_transpose_TRANSPOSE
                : is_option(op, "trans_x", 'C') ? TN_transpose_ADJOINT
                                                : TN_transpose_NO_TRANSPOSE;
  return t;
}

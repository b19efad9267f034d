// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops and variables as lowering uses them: a loop of one iteration is none, an element may have two parts.
#include "plan/priv.h"

TnAx tn_loop_open(TnLower *l, int64_t n, unsigned flags, unsigned lanes) {
  if (n == 1 && lanes == 1) return tn_ax_const(&l->x, 0);
  TnKVal loop = tn_k_loop(l->b, n, flags | (lanes > 1 ? TN_LOOP_VECTOR : 0u), lanes);
  return tn_ax_term(&l->x, loop, n > 1 ? n - 1 : 1);
}

TnKVal tn_lower_wide_index(TnLower *l, TnAx a) {
  TnKVal v = tn_ax_data(&l->x, a);
  return l->p->wide ? v : tn_k_cvt(l->b, TN_K_sext, TN_KT_I64, v);
}

TnAx tn_loop_open_rest(TnLower *l, int64_t most, int64_t n, TnAx done, bool *out_is_open) {
  *out_is_open = n % most || most > 1;
  if (n % most == 0) return tn_loop_open(l, most, 0, 1);
  TnKVal left = tn_lower_wide_index(l, tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, done, -1), n));
  left = tn_k_op2(l->b, TN_K_imins, left, tn_k_i64(l->b, most));
  return tn_ax_term(&l->x, tn_k_loop_n(l->b, left), most > 1 ? most - 1 : 1);
}

void tn_loop_close(TnLower *l, int64_t n, unsigned lanes) {
  if (n > 1 || lanes > 1) tn_k_end(l->b);
}

TnKScalar tn_var_new(TnLower *l, TnKScalar init, unsigned lanes) {
  TnKScalar r = {.dtype = init.dtype, .v = tn_k_var(l->b, init.v, lanes)};
  if (tn_dtype_is_complex(init.dtype)) r.im = tn_k_var(l->b, init.im, lanes);
  return r;
}

TnKScalar tn_var_get(TnLower *l, TnKScalar var) {
  TnKScalar r = {.dtype = var.dtype, .v = tn_k_get(l->b, var.v)};
  if (tn_dtype_is_complex(var.dtype)) r.im = tn_k_get(l->b, var.im);
  return r;
}

void tn_var_set(TnLower *l, TnKScalar var, TnKScalar x) {
  tn_k_set(l->b, var.v, x.v);
  if (tn_dtype_is_complex(var.dtype)) tn_k_set(l->b, var.im, x.im);
}

void tn_vars_get(TnLower *l, uint32_t n, const TnKScalar *vars, TnKScalar *out) {
  for (uint32_t i = 0; i < n; i++)
    if (vars[i].v) out[i] = tn_var_get(l, vars[i]);
}

void tn_vars_set(TnLower *l, uint32_t n, const TnKScalar *vars, const TnKScalar *x) {
  for (uint32_t i = 0; i < n; i++)
    if (vars[i].v) tn_var_set(l, vars[i], x[i]);
}

void tn_loop_exit_on_cancel(TnLower *l) {
  uint32_t slot = tn_plan_cancel_slot(l->p);
  TnKScalar flag = tn_lower_load(l, TN_I32, slot, tn_ax_const(&l->x, 0));
  l->changing = tn_lower_buf(l, slot) + 1;
  tn_k_exit(l->b, tn_k_cmp(l->b, TN_KP_EQ, flag.v, tn_k_i32(l->b, 0)));
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Which formula (formulas.def) an elementwise function is, of floats and of complex numbers.
#include "kernel/formula.h"
#include "kernel/scalar_priv.h"

// WIDE: f32 operands become f64 first. What such a formula gives in f64 is rounded to f32.
enum { SAME, WIDE };
typedef struct Row {
  uint8_t f32_way, f32, f64, z_way, z;
} Row;

// F_sign_bits, the first formula, stands for none.
static const Row rows[TN_N_SCALAR_OPS] = {
#define ROW(op, f32_way, f32, f64, z_way, z) [TN_SCALAR_##op] = {f32_way, F_##f32, F_##f64, z_way, F_##z},
#define FLOAT(op, f32_way, f32, f64) [TN_SCALAR_##op] = {f32_way, F_##f32, F_##f64, 0, 0},
#define COMPLEX(op, z_way, z) [TN_SCALAR_##op] = {0, 0, 0, z_way, F_##z},
    ROW(acos, WIDE, wide_acos, acos_f64, WIDE, z_acos)
    ROW(acosh, WIDE, wide_acosh, acosh_f64, WIDE, z_acosh)
    ROW(asin, WIDE, wide_asin, asin_f64, WIDE, z_asin)
    ROW(asinh, WIDE, wide_asinh, asinh_f64, WIDE, z_asinh)
    ROW(atan, WIDE, wide_atan, atan_f64, WIDE, z_atan)
    ROW(atan2, WIDE, wide_atan2, atan2_f64, WIDE, z_atan2)
    ROW(atanh, WIDE, wide_atanh, atanh_f64, WIDE, z_atanh)
    ROW(cbrt, WIDE, wide_cbrt, cbrt_f64, WIDE, z_cbrt)
    ROW(cosh, SAME, cosh_f32, cosh_f64, WIDE, z_cosh)
    ROW(cosine, SAME, cosine_f32, cosine_f64, WIDE, z_cos)
    ROW(exponential, SAME, exp, exp, WIDE, z_exp)
    ROW(exponential_minus_one, SAME, expm1, expm1, WIDE, z_expm1)
    ROW(is_finite, SAME, is_finite, is_finite, SAME, z_is_finite)
    ROW(log, SAME, log_f32, log_f64, WIDE, z_log)
    ROW(log_plus_one, SAME, log1p_f32, log1p_f64, WIDE, z_log1p)
    ROW(logistic, SAME, logistic, logistic, WIDE, z_logistic)
    ROW(power, WIDE, wide_pow, pow_f64, WIDE, z_power)
    ROW(rsqrt, SAME, rsqrt, rsqrt, WIDE, z_rsqrt)
    ROW(sign, SAME, sign, sign, SAME, z_sign)
    ROW(sine, SAME, sine_f32, sine_f64, WIDE, z_sin)
    ROW(sinh, SAME, sinh_f32, sinh_f64, WIDE, z_sinh)
    ROW(tan, SAME, tan_f32, tan_f64, WIDE, z_tan)
    ROW(tanh, SAME, tanh_f32, tanh_f64, WIDE, z_tanh)
    FLOAT(bessel_i1e, WIDE, bessel_i1e, bessel_i1e)
    FLOAT(digamma, WIDE, digamma, digamma)
    FLOAT(erf, SAME, erf_f32, erf_f64)
    FLOAT(erf_inv, WIDE, wide_erf_inv, erf_inv_f64)
    FLOAT(erfc, SAME, erfc_f32, erfc_f64)
    FLOAT(is_inf, SAME, is_inf, is_inf)
    FLOAT(lgamma, WIDE, lgamma, lgamma)
    FLOAT(polygamma, WIDE, polygamma, polygamma)
    FLOAT(remainder, SAME, remainder_f32, remainder_f64)
    FLOAT(round_nearest_afz, SAME, round_afz, round_afz)
    FLOAT(zeta, WIDE, zeta, zeta)
    COMPLEX(abs, SAME, z_abs)
    COMPLEX(add, SAME, z_add)
    COMPLEX(compare_eq, SAME, z_eq)
    COMPLEX(compare_ge, SAME, z_ge)
    COMPLEX(compare_gt, SAME, z_gt)
    COMPLEX(compare_le, SAME, z_le)
    COMPLEX(compare_lt, SAME, z_lt)
    COMPLEX(compare_ne, SAME, z_ne)
    COMPLEX(conj, SAME, z_conj)
    COMPLEX(divide, SAME, z_divide)
    COMPLEX(imag, SAME, z_imag)
    COMPLEX(maximum, SAME, z_maximum)
    COMPLEX(minimum, SAME, z_minimum)
    COMPLEX(multiply, SAME, z_multiply)
    COMPLEX(negate, SAME, z_negate)
    COMPLEX(real, SAME, z_real)
    COMPLEX(sqrt, WIDE, z_sqrt)
    COMPLEX(square, SAME, z_square)
    COMPLEX(subtract, SAME, z_subtract)
#undef ROW
#undef FLOAT
#undef COMPLEX
};

static void apply(TnKBuilder *b, TnFormula f, bool widen, bool pairs, TnKVal *v, unsigned n, TnKVal *results) {
  bool narrow = k_type(b, v[0]) == TN_KT_F32;
  for (unsigned i = n; narrow && widen && i-- > 0;) v[i] = k_f64(b, v[i]);
  for (n = tn_formula_run(b, f, pairs, v, n, results); narrow && n-- > 0;)
    if (k_type(b, results[n]) == TN_KT_F64) results[n] = k_f32(b, results[n]);
}

TnKVal tn_ks_math(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) {
  bool wide = k_type(b, x) == TN_KT_F64;
  TnKVal v[] = {x, y}, r[1];
  apply(b, (TnFormula)(wide ? rows[op].f64 : rows[op].f32), rows[op].f32_way == WIDE, wide, v, y ? 2 : 1, r);
  return r[0];
}

TnKScalar tn_ks_apply_complex(TnKBuilder *b, TnScalarOp op, TnKScalar x, TnKScalar y) {
  bool pairs = x.dtype == TN_C128 || op == TN_SCALAR_atan2;
  TnKVal v[] = {x.v, x.im, y.v, y.im}, r[2] = {0, 0};
  apply(b, (TnFormula)rows[op].z, rows[op].z_way == WIDE, pairs, v, y.v ? 4 : 2, r);
  return (TnKScalar){tn_scalar_result(op, x.dtype), r[0], r[1]};
}

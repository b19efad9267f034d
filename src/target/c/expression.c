// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The meaning of pure nodes as C expressions.
#include "target/c/c_priv.h"

#define SHIFT_BY "($u)y < 8 * sizeof x ? "

const char *const tn_c_expression[TN_N_K_OPS] = {
    [TN_K_iadd] = "($r)(($u)x + ($u)y)",
    [TN_K_isub] = "($r)(($u)x - ($u)y)",
    [TN_K_imul] = "($r)(($u)x * ($u)y)",
    [TN_K_iand] = "x & y",
    [TN_K_ior] = "x | y",
    [TN_K_ixor] = "x ^ y",
    [TN_K_ishl] = SHIFT_BY "($r)(($u)x << ($u)y) : 0",
    [TN_K_ishru] = SHIFT_BY "($r)(($u)x >> ($u)y) : 0",
    [TN_K_ishrs] = SHIFT_BY "x >> y : x < 0 ? -1 : 0",
    [TN_K_imins] = "x < y ? x : y",
    [TN_K_imaxs] = "x > y ? x : y",
    [TN_K_iminu] = "($u)x < ($u)y ? x : y",
    [TN_K_imaxu] = "($u)x > ($u)y ? x : y",
    [TN_K_idivs] = "y == 0 ? -1 : y == -1 ? ($r)(0 - ($u)x) : x / y",
    [TN_K_idivu] = "y == 0 ? -1 : ($r)(($u)x / ($u)y)",
    [TN_K_irems] = "y == 0 ? x : y == -1 ? 0 : x % y",
    [TN_K_iremu] = "y == 0 ? x : ($r)(($u)x % ($u)y)",
    [TN_K_ipop] = "__builtin_popcountll(($u)x)",
    [TN_K_iclz] = "x ? __builtin_clzll(($u)x) - (64 - $w) : $w",
    [TN_K_fadd] = "x + y",
    [TN_K_fsub] = "x - y",
    [TN_K_fmul] = "x * y",
    [TN_K_fdiv] = "x / y",
    [TN_K_ffma] = "__builtin_fma$f(x, y, z)",
    [TN_K_fsqrt] = "__builtin_sqrt$f(x)",
    [TN_K_fneg] = "-x",
    [TN_K_fabs] = "__builtin_fabs$f(x)",
    [TN_K_fmin] = "x != x || y != y ? x + y : x < y || (x == y && __builtin_signbit(x)) ? x : y",
    [TN_K_fmax] = "x != x || y != y ? x + y : x > y || (x == y && !__builtin_signbit(x)) ? x : y",
    [TN_K_ffloor] = "__builtin_floor$f(x)",
    [TN_K_fceil] = "__builtin_ceil$f(x)",
    [TN_K_ftrunc] = "__builtin_trunc$f(x)",
    [TN_K_frint] = "__builtin_rint$f(x)",
    [TN_K_fscale] = "scale$f(x, y)",
    [TN_K_fmant] = "mantissa(x)",
    [TN_K_fexp] = "exponent(x, y)",
    [TN_K_rf16] = "from_f16(to_f16(x))",
    [TN_K_rbf16] = "from_bf16(to_bf16(x))",
    [TN_K_select] = "x ? y : z",
    [TN_K_sext] = "x",
    [TN_K_zext] = "($u)x",
    [TN_K_trunc] = "($r)x",
    [TN_K_s2f] = "($r)x",
    [TN_K_u2f] = "($r)($u)x",
    [TN_K_f2s] = "x != x ? 0 : x < -0x1p$b ? INT$w_MIN : x >= 0x1p$b ? INT$w_MAX : ($r)x",
    [TN_K_f2u] = "!(x > 0) ? 0 : x >= 0x1p$w ? -1 : ($r)($v)x",
    [TN_K_f2f] = "($r)x",
    [TN_K_lookup] = "((union { $u from; $r to; }){tables_$r[y][x & (512 / $w - 1)]}).to",
    [TN_K_bits] = "((union { $t from; $r to; }){x}).to",
};

const char *const tn_c_predicate[TN_KP_UGE + 1] = {
    "x == y", "x != y",        "x < y",          "x <= y",        "x > y",
    "x >= y", "($u)x < ($u)y", "($u)x <= ($u)y", "($u)x > ($u)y", "($u)x >= ($u)y",
};

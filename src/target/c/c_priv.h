// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels as C11 for gcc and clang.
#ifndef TENON_TARGET_C_C_PRIV_H
#define TENON_TARGET_C_C_PRIV_H

#include "target/target.h"

// What each op computes, as a C expression over x, y, z; NULL for nodes that have statements of their own. $t: the
// operands' type, $u: the same unsigned; $r, $v: of the result; $f: suffix of math functions; $w: width of the
// result, $b: less one.
extern const char *const tn_c_expression[TN_N_K_OPS];
extern const char *const tn_c_predicate[TN_KP_UGE + 1];

#endif  // TENON_TARGET_C_C_PRIV_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions of f32 in kernel nodes.
#include "kernel/scalar_priv.h"

TnKVal tn_ks_math_f32(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y) { return tn_k_call(b, op, x, y); }

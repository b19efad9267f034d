// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Between build.c and range.c: folding by ranges.
#ifndef TENON_KERNEL_BUILD_H
#define TENON_KERNEL_BUILD_H

#include "kernel/kernel.h"

TnKRange tn_k_range_of(const TnKBuilder *b, const TnKNode *n);
int tn_k_decide(const TnKBuilder *b, TnKPred p, TnKVal x, TnKVal y);  // of integers: 0, 1, or -1: either
TnKVal tn_k_sign_of(const TnKBuilder *b, TnKVal v);                   // x, where v is its sign, or 0
TnKVal tn_k_fold_and(TnKBuilder *b, TnKVal p, TnKVal q);              // of i1, or 0
TnKVal tn_k_fold_floor(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y);  // of p ? x : y, or 0

#endif  // TENON_KERNEL_BUILD_H

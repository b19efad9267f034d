// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Interning inside ir/: a type or attribute is found by a byte key that spells all its parts (pointers of interned
// parts stand for themselves).
#ifndef TENON_IR_IR_PRIV_H
#define TENON_IR_IR_PRIV_H

#include "ir/module.h"

// A key under construction; most fit in `small`, longer ones continue on the module's arena.
typedef struct TnKey {
  TnModule *m;
  uint8_t small[240];
  uint8_t *p;
  size_t n, cap;
} TnKey;

void tn_key_init(TnKey *k, TnModule *m);
void tn_key_add(TnKey *k, const void *p, size_t n);
static inline void tn_key_u64(TnKey *k, uint64_t v) { tn_key_add(k, &v, sizeof v); }
static inline void tn_key_ptr(TnKey *k, const void *p) { tn_key_u64(k, (uint64_t)(uintptr_t)p); }
static inline void tn_key_str(TnKey *k, TnStr s) { tn_key_u64(k, s.n), tn_key_add(k, s.p, s.n); }
// The value found under the key, or a new zeroed block of `bytes` entered there (*out_is_new).
void *tn_key_intern(TnKey *k, TnMap *table, size_t bytes, bool *out_is_new);

// Copies of arrays on the module's arena.
const int64_t *tn_copy_i64s(TnModule *m, const int64_t *v, size_t n);

#endif  // TENON_IR_IR_PRIV_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "ir/ir_priv.h"

void tn_key_init(TnKey *k, TnModule *m) {
  k->m = m;
  k->p = k->small;
  k->n = 0;
  k->cap = sizeof k->small;
}

void tn_key_add(TnKey *k, const void *p, size_t n) {
  if (n > k->cap - k->n) {
    size_t need, cap = k->cap * 2;
    if (!tn_add_size(k->n, n, &need)) tn_arena_fail(&k->m->arena);
    if (cap < need) cap = need;
    uint8_t *q = tn_arena_push(&k->m->arena, cap, 8);
    memcpy(q, k->p, k->n);
    k->p = q;
    k->cap = cap;
  }
  if (n) memcpy(k->p + k->n, p, n);
  k->n += n;
}

void *tn_key_intern(TnKey *k, TnMap *table, size_t bytes, bool *out_is_new) {
  TnStr key = {(const char *)k->p, k->n};
  void **slot = tn_map_slot(table, key, out_is_new);
  if (!*out_is_new) return *slot;
  TnMapEntry *e = &table->entries[table->n - 1];
  e->key.n = 0;  // equals no other, should memory run out here
  if (k->p == k->small) key = tn_arena_str(&k->m->arena, key);
  e->value = tn_arena_push_zero(&k->m->arena, bytes, 16);
  e->key = key;
  return e->value;
}

const int64_t *tn_copy_i64s(TnModule *m, const int64_t *v, size_t n) {
  int64_t *p = tn_new_n(&m->arena, int64_t, n);
  if (n) memcpy(p, v, n * sizeof *v);
  return p;
}

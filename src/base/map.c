// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Insertion-ordered hash map from byte strings to pointers: a dense entry array and an open-addressing index.
#include "base/base.h"

// Multiply-fold over 8-byte words (the wyhash family's mixing step); quality is ample for tables held in memory.
static uint64_t fold(uint64_t a, uint64_t b) {
  uint64_t high, low = tn_mul_wide(a, b, &high);
  return low ^ high;
}

static uint64_t read_8(const uint8_t *s) {
  uint64_t x;
  memcpy(&x, s, 8);
  return x;
}
static uint64_t read_4(const uint8_t *s) {
  uint32_t x;
  memcpy(&x, s, 4);
  return x;
}

// All of up to 8 bytes: pieces of sizes that are known, which overlap.
static uint64_t read_few(const uint8_t *s, size_t n) {
  if (n == 0) return 0;
  if (n >= 4) return read_4(s) | read_4(s + n - 4) << 32;
  return s[0] | (uint64_t)s[n / 2] << 8 | (uint64_t)s[n - 1] << 16;
}

// The seed is a factor too: which keys collide cannot be worked out without it. Long keys go in two chains, which do
// not wait for each other.
uint64_t tn_hash(const void *p, size_t n, uint64_t seed) {
  const uint8_t *s = p;
  uint64_t h = seed ^ n, factor = seed ^ 0xD6E8FEB86659FD93u;
  if (n > 64) {
    uint64_t g = factor;
    for (; n > 32; n -= 32, s += 32) {
      h = fold(h ^ read_8(s), factor ^ read_8(s + 8));
      g = fold(g ^ read_8(s + 16), factor ^ read_8(s + 24));
    }
    h ^= g;
  }
  for (; n > 16; n -= 16, s += 16) h = fold(h ^ read_8(s), factor ^ read_8(s + 8));
  if (n > 8) h = fold(h ^ read_8(s), factor), n -= 8, s += 8;
  h = fold(h ^ read_few(s, n), 0xA0761D6478BD642Fu);
  return h ^ (h >> 29);
}

uint64_t tn_hash_seed(const void *p) { return fold((uintptr_t)p ^ (uintptr_t)&p, 0x9E3779B97F4A7C15u) | 1; }

void tn_map_init(TnMap *m, TnArena *arena) { *m = (TnMap){.arena = arena, .seed = tn_hash_seed(arena)}; }

// The index slot that holds the key, or the free one where it belongs.
static size_t find_slot(const TnMap *m, TnStr key, uint64_t hash) {
  size_t mask = m->n_slots - 1, i = (size_t)hash & mask;
  for (;; i = (i + 1) & mask) {
    uint32_t s = m->slots[i];
    if (s == 0) return i;
    const TnMapEntry *e = &m->entries[s - 1];
    if (e->hash == hash && e->key.n == key.n && (key.n == 0 || !memcmp(e->key.p, key.p, key.n))) return i;
  }
}

static void rebuild_slots(TnMap *m, size_t n_slots) {
  tn_discard(m->slots, m->n_slots * sizeof *m->slots);
  m->slots = tn_new_n(m->arena, uint32_t, n_slots);
  m->n_slots = n_slots;
  for (size_t k = 0; k < m->n; k++) {
    size_t mask = n_slots - 1, i = (size_t)m->entries[k].hash & mask;
    while (m->slots[i]) i = (i + 1) & mask;
    m->slots[i] = (uint32_t)k + 1;
  }
}

void **tn_map_slot(TnMap *m, TnStr key, bool *out_is_new) {
  if ((m->n + 1) * 3 > m->n_slots * 2) {
    if (m->n >= UINT32_MAX / 2) tn_arena_fail(m->arena);
    rebuild_slots(m, m->n_slots ? m->n_slots * 2 : 16);
  }
  uint64_t hash = tn_hash(key.p, key.n, m->seed);
  size_t i = find_slot(m, key, hash);
  bool is_new = m->slots[i] == 0;
  if (is_new) {
    if (m->n == m->cap) m->entries = tn_vec_grow(m->arena, m->entries, m->n, &m->cap, sizeof *m->entries);
    m->entries[m->n] = (TnMapEntry){key, hash, NULL};
    m->slots[i] = (uint32_t)++m->n;
  }
  if (out_is_new) *out_is_new = is_new;
  return &m->entries[m->slots[i] - 1].value;
}

void **tn_map_place(const TnMap *m, TnStr key) {
  if (m->n == 0) return NULL;
  uint32_t s = m->slots[find_slot(m, key, tn_hash(key.p, key.n, m->seed))];
  return s ? &m->entries[s - 1].value : NULL;
}

void *tn_map_find(const TnMap *m, TnStr key) {
  void **place = tn_map_place(m, key);
  return place ? *place : NULL;
}

// Removing newest first keeps linear probing valid: nothing that remains was pushed past a slot that is emptied.
void tn_map_truncate(TnMap *m, size_t n) {
  if (n == 0 && m->n_slots < 16 * m->n) {  // all at once, but for a few in a large table
    memset(m->slots, 0, m->n_slots * sizeof *m->slots);
    m->n = 0;
  }
  while (m->n > n) {
    const TnMapEntry *e = &m->entries[m->n - 1];
    m->slots[find_slot(m, e->key, e->hash)] = 0;
    m->n--;
  }
}

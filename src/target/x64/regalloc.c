// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Linear scan over positions. An item has one place all its life: a register for each part, or a slot of the frame.
// When registers run out, the part that is used least for its length goes to memory; constants and buffer pointers
// cost nothing there, as they are read from where they come from.
#include "target/x64/gen.h"

typedef struct Holder {  // what a register has
  uint32_t item;         // 0: free
  uint8_t part;
} Holder;

typedef struct Scan {
  TnXGen *g;
  Holder v[32], k[8], r[16];
  unsigned free_v, free_k, free_g;
  uint32_t *slot_free_at;  // per slot: position from which on it is free
  uint32_t *free_slots;
  uint32_t n_free_slots, cap_slots;
} Scan;

enum { CALLER_SAVED = 1 << TN_XR_SI | 1 << TN_XR_8 | 1 << TN_XR_9 | 1 << TN_XR_10 | 1 << TN_XR_11 };
enum { ALL_G = 0xFFFF & ~(1 << TN_XR_AX | 1 << TN_XR_CX | 1 << TN_XR_DX | 1 << TN_XR_SP | 1 << TN_XR_DI) };

static Holder *holders(Scan *s, unsigned cls) { return cls == TN_XC_V ? s->v : cls == TN_XC_K ? s->k : s->r; }
static unsigned *free_set(Scan *s, unsigned cls) {
  return cls == TN_XC_V ? &s->free_v : cls == TN_XC_K ? &s->free_k : &s->free_g;
}

// ---- slots

// A slot that nothing needs since `start`, or a new one.
static uint32_t take_slot(Scan *s, uint32_t start) {
  TnXGen *g = s->g;
  for (uint32_t i = 0; i < 8 && i < s->n_free_slots; i++) {
    uint32_t *at = &s->free_slots[s->n_free_slots - 1 - i], slot = *at;
    if (s->slot_free_at[slot] >= start) continue;
    *at = s->free_slots[--s->n_free_slots];
    return slot;
  }
  if (g->n_slots == s->cap_slots) {
    uint32_t cap = s->cap_slots ? s->cap_slots * 2 : 64;
    s->slot_free_at = tn_arena_grow(g->arena, s->slot_free_at, s->cap_slots * 4, cap * 4, 4);
    s->free_slots = tn_arena_grow(g->arena, s->free_slots, s->cap_slots * 4, cap * 4, 4);
    s->cap_slots = cap;
  }
  return g->n_slots++;
}

static void free_slot(Scan *s, uint32_t slot, uint32_t pos) {
  s->slot_free_at[slot] = pos;
  s->free_slots[s->n_free_slots++] = slot;
}

static bool is_reread(const TnXGen *g, uint32_t item) {  // can be had again without a slot
  if (item < g->k->n_nodes) return tn_x_node(g, item)->op == TN_K_const;
  uint32_t addr = g->items[item].addr;
  return addr && !g->addrs.data[addr - 1].node;
}

static void to_memory(Scan *s, uint32_t item, unsigned part) {
  TnXGen *g = s->g;
  const TnXItem *it = &g->items[item];
  if (it->cls == TN_XC_V) g->has_spills = true;
  if (is_reread(g, item) && it->cls != TN_XC_K) {
    g->locs[it->loc + part] = INT32_MIN;
    return;
  }
  g->locs[it->loc + part] = -1 - (int32_t)take_slot(s, it->start);
}

// ---- registers

static float cost(const TnXGen *g, uint32_t item) {
  const TnXItem *it = &g->items[item];
  return it->weight * (is_reread(g, item) ? 0.5f : 1.0f) / (float)(it->end - it->start + 1);
}

static void give(Scan *s, uint32_t item, unsigned part, unsigned reg) {
  TnXItem *it = &s->g->items[item];
  holders(s, it->cls)[reg] = (Holder){item, (uint8_t)part};
  *free_set(s, it->cls) &= ~(1u << reg);
  s->g->locs[it->loc + part] = (int32_t)reg;
  if (it->cls == TN_XC_G) s->g->used_g |= 1u << reg;
}

// General registers that a function may change come first.
static unsigned pick(unsigned cls, unsigned set) {
  if (cls == TN_XC_G && set & CALLER_SAVED) set &= CALLER_SAVED;
  return (unsigned)__builtin_ctz(set);
}

static void place(Scan *s, uint32_t item, unsigned part) {
  TnXGen *g = s->g;
  unsigned cls = g->items[item].cls, *set = free_set(s, cls);
  if (*set) {
    give(s, item, part, pick(cls, *set));
    return;
  }
  Holder *h = holders(s, cls);
  unsigned n = cls == TN_XC_V ? 32 : cls == TN_XC_K ? 8 : 16, worst = n;
  float least = cost(g, item);
  for (unsigned r = 0; r < n; r++) {
    if (!h[r].item) continue;
    float c = cost(g, h[r].item);
    if (c < least) least = c, worst = r;
  }
  if (worst == n) {
    to_memory(s, item, part);
    return;
  }
  to_memory(s, h[worst].item, h[worst].part);
  give(s, item, part, worst);
}

static void release(Scan *s, uint32_t item, uint32_t pos) {
  TnXGen *g = s->g;
  const TnXItem *it = &g->items[item];
  for (unsigned p = 0; p < it->parts; p++) {
    int32_t loc = g->locs[it->loc + p];
    if (loc == INT32_MIN) continue;
    if (loc < 0) {
      free_slot(s, (uint32_t)(-1 - loc), pos);
      continue;
    }
    Holder *h = &holders(s, it->cls)[loc];
    if (h->item != item || h->part != p) continue;
    h->item = 0;
    *free_set(s, it->cls) |= 1u << loc;
  }
}

static void end_at(TnXGen *g, uint32_t item) {
  TnXItem *it = &g->items[item];
  it->next_end = g->ending[it->end];
  g->ending[it->end] = item;
}

// The result takes the registers of an operand that ends here, part by part: a result is written only after the
// operands of its part were read.
static bool take_over(Scan *s, uint32_t i, TnKVal from) {
  TnXGen *g = s->g;
  if (!from) return false;
  TnXItem *it = &g->items[i], *x = &g->items[from];
  if (x->alias || x->end != i || x->cls != it->cls || x->parts != it->parts) return false;
  if (x->parts == 0 || (x->flags ^ it->flags) & TN_XI_ABS) return false;
  for (unsigned p = 0; p < it->parts; p++) {
    int32_t loc = g->locs[x->loc + p];
    if (loc < 0 || holders(s, it->cls)[loc].item != from) return false;
  }
  for (unsigned p = 0; p < it->parts; p++) give(s, i, p, (unsigned)g->locs[x->loc + p]);
  return true;
}

static void place_node(Scan *s, uint32_t i) {
  TnXGen *g = s->g;
  const TnKNode *n = tn_x_node(g, i);
  TnXItem *it = &g->items[i];
  bool apart = n->op == TN_K_load || n->op == TN_K_loop, whole = it->parts && !it->alias;
  if (!(whole && !apart && (take_over(s, i, n->a) || take_over(s, i, n->b) || take_over(s, i, n->c))))
    for (unsigned p = 0; p < it->parts; p++) place(s, i, p);
  end_at(g, i);
}

static void scan_start(Scan *s) {
  TnXGen *g = s->g;
  unsigned n_v = g->is_512 ? 32 : 16;
  g->n_scratch_v = g->scratch == 0 ? 0 : g->scratch == 1 ? TN_X_TEMPS : TN_X_TEMPS + TN_X_RELOADS;
  for (unsigned i = 0; i < g->n_scratch_v; i++) g->scratch_v[i] = n_v - 1 - i;
  unsigned left = n_v - g->n_scratch_v;
  s->free_v = left == 32 ? ~0u : (1u << left) - 1;
  s->free_k = 0x1E;  // k1 .. k4
  s->free_g = ALL_G;
  g->slot_bytes = g->vector_bytes;
}

static void scan(TnXGen *g) {
  Scan s = {.g = g};
  scan_start(&s);
  uint32_t call = 0;
  for (uint32_t i = 0; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    for (uint32_t x = g->starting[i]; x; x = g->items[x].next_start) {
      for (unsigned p = 0; p < g->items[x].parts; p++) place(&s, x, p);
      end_at(g, x);
    }
    const TnXItem *it = &g->items[i];
    if (it->parts && it->start == i && i && !(n->op == TN_K_const && it->cls == TN_XC_V)) place_node(&s, i);
    if (n->op == TN_K_call1 || n->op == TN_K_call2) {
      g->match[i] = call;
      g->live_at_call[call++] =
          ((1ull << 32) - 1 - s.free_v) | (uint64_t)(0xFF & ~s.free_k) << 32 | (uint64_t)(0xFFFF & ~s.free_g) << 40;
    }
    for (uint32_t x = g->ending[i]; x; x = g->items[x].next_end) release(&s, x, i);
  }
}

void tn_x_allocate(TnXGen *g) {
  if (g->n_calls) g->live_at_call = tn_new_n(g->arena, uint64_t, g->n_calls);
  scan(g);
  if (!g->has_spills || g->scratch == 2) return;
  // What is in memory needs registers to come to: once more, with those kept free.
  g->scratch = 2;
  g->has_spills = false;
  g->n_slots = g->used_g = 0;
  memset(g->locs, 0, g->n_locs * sizeof *g->locs);
  memset(g->ending, 0, g->k->n_nodes * sizeof *g->ending);
  scan(g);
}

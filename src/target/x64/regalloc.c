// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Linear scan over positions. An item has one place all its life: a register for each part, or a slot of the frame.
// When registers run out, the part that is used least for its length goes to memory; constants and buffer pointers
// cost nothing there, as they are read from where they come from.
#include "target/x64/gen.h"

typedef struct Bank {
  unsigned all, free, used;  // sets of registers; used: that ever were taken
  uint32_t of[32];           // the item that a register has, or had last
} Bank;

typedef struct Scan {
  TnXGen *g;
  Bank bank[TN_XC_G + 1];  // by class
  uint32_t *slot_free_at;  // per slot: position from which on it is free
  uint32_t *free_slots;
  uint32_t n_free_slots, cap_slots;
} Scan;

enum { CALLER_SAVED = 1 << TN_XR_SI | 1 << TN_XR_8 | 1 << TN_XR_9 | 1 << TN_XR_10 | 1 << TN_XR_11 };
enum { ALL_G = 0xFFFF & ~(1 << TN_XR_AX | 1 << TN_XR_CX | 1 << TN_XR_DX | 1 << TN_XR_SP | 1 << TN_XR_DI) };

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

// What an item is used for its length; found when registers first run out, and kept.
static float cost(const TnXGen *g, uint32_t item) {
  TnXItem *it = &g->items[item];
  if (it->cost == 0) it->cost = it->weight * (is_reread(g, item) ? 0.5f : 1.0f) / (float)(it->end - it->start + 1);
  return it->cost;
}

static void give(const Scan *s, Bank *b, const TnXItem *it, uint32_t item, unsigned part, unsigned reg) {
  b->of[reg] = item;
  s->g->locs[it->loc + part] = (int32_t)reg;
}

// General registers that a function may change come first.
static unsigned pick(const Scan *s, const Bank *b) {
  unsigned set = b->free;
  if (b == &s->bank[TN_XC_G] && set & CALLER_SAVED) set &= CALLER_SAVED;
  return (unsigned)__builtin_ctz(set);
}

// The register of what is used least for its length, or memory.
TN_COLD static void take_worst(Scan *s, Bank *b, uint32_t item, unsigned part) {
  TnXGen *g = s->g;
  unsigned worst = 32;
  float least = cost(g, item);
  for (unsigned set = b->all; set; set &= set - 1) {
    unsigned r = (unsigned)__builtin_ctz(set);
    float c = cost(g, b->of[r]);
    if (c < least) least = c, worst = r;
  }
  if (worst == 32) {
    to_memory(s, item, part);
    return;
  }
  const int32_t *locs = g->locs + g->items[b->of[worst]].loc;
  unsigned moved = 0;
  while (locs[moved] != (int32_t)worst) moved++;
  to_memory(s, b->of[worst], moved);
  give(s, b, &g->items[item], item, part, worst);
}

static void place(Scan *s, uint32_t item) {
  const TnXItem *it = &s->g->items[item];
  Bank *b = &s->bank[it->cls];
  for (unsigned p = 0; p < it->parts; p++) {
    if (!b->free) {
      take_worst(s, b, item, p);
      continue;
    }
    unsigned reg = pick(s, b);
    b->free &= ~(1u << reg);
    b->used |= 1u << reg;
    give(s, b, it, item, p, reg);
  }
}

static void release(Scan *s, uint32_t item, uint32_t pos) {
  TnXGen *g = s->g;
  const TnXItem *it = &g->items[item];
  const int32_t *locs = g->locs + it->loc;
  Bank *b = &s->bank[it->cls];
  if (*locs >= 0 && b->of[*locs] != item) return;  // taken over, as all of its parts are then
  for (unsigned p = 0, n = it->parts; p < n; p++) {
    int32_t loc = locs[p];
    if (loc >= 0) {
      b->free |= 1u << loc;
    } else if (loc != INT32_MIN) {
      free_slot(s, (uint32_t)(-1 - loc), pos);
    }
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
  TnXItem *it = &g->items[i], *x = &g->items[from];
  if (x->alias || x->end != i || x->cls != it->cls || x->parts != it->parts) return false;
  if (x->parts == 0 || (x->flags ^ it->flags) & TN_XI_ABS) return false;
  const int32_t *old = g->locs + x->loc;
  int32_t *locs = g->locs + it->loc;
  const unsigned parts = it->parts;
  for (unsigned p = 0; p < parts; p++)
    if (old[p] < 0) return false;
  uint32_t *of = s->bank[it->cls].of;
  for (unsigned p = 0; p < parts; p++) {
    assert(of[old[p]] == from);
    of[locs[p] = old[p]] = i;
  }
  return true;
}

static void place_node(Scan *s, uint32_t i) {
  TnXGen *g = s->g;
  const TnKNode *n = tn_x_node(g, i);
  TnXItem *it = &g->items[i];
  const TnKVal *v = g->uses[i].v;
  bool is_placed = false;
  if (!it->alias && n->op != TN_K_load && n->op != TN_K_loop) {
    unsigned o = n->op == TN_K_select && n->aux ? 2 : 0;  // what a seldom choice mostly gives is already there then
    for (unsigned tries = 0; tries < 3 && !is_placed; tries++, o = o == 2 ? 0 : o + 1)
      is_placed = v[o] && take_over(s, i, v[o]);
  }
  if (!is_placed) place(s, i);
  end_at(g, i);
}

static void scan_start(Scan *s, TnXGen *g) {
  s->g = g;
  s->slot_free_at = s->free_slots = NULL;
  s->n_free_slots = s->cap_slots = 0;
  for (size_t i = 0; i < TN_COUNT(s->bank); i++) s->bank[i].free = s->bank[i].used = 0;
  unsigned n_v = g->is_512 ? 32 : 16;
  g->n_scratch_v = g->scratch == 0 ? 0 : g->scratch == 1 ? TN_X_TEMPS : TN_X_TEMPS + TN_X_RELOADS;
  for (unsigned i = 0; i < g->n_scratch_v; i++) g->scratch_v[i] = n_v - 1 - i;
  unsigned left = n_v - g->n_scratch_v;
  s->bank[TN_XC_V].free = left == 32 ? ~0u : (1u << left) - 1;
  s->bank[TN_XC_K].free = 0x1E;  // k1 .. k4
  s->bank[TN_XC_G].free = ALL_G;
  for (size_t i = 0; i < TN_COUNT(s->bank); i++) s->bank[i].all = s->bank[i].free;
  g->slot_bytes = g->vector_bytes;
}

// False as soon as something is in memory and the registers that it would come to are not kept free.
static bool scan(TnXGen *g) {
  Scan s;
  scan_start(&s, g);
  uint32_t call = 0;
  const TnKNode *n = g->nodes;
  for (uint32_t i = 0, n_nodes = g->k->n_nodes; i < n_nodes; i++, n++) {
    if (g->has_spills && g->scratch < 2) return false;
    for (uint32_t x = g->starting[i]; x; x = g->items[x].next_start) {
      place(&s, x);
      end_at(g, x);
    }
    const TnXItem *it = &g->items[i];
    if (it->parts && it->start == i && i && !(n->op == TN_K_const && it->cls == TN_XC_V)) place_node(&s, i);
    if (n->op == TN_K_call1 || n->op == TN_K_call2) {
      g->match[i] = call;
      uint64_t v = s.bank[TN_XC_V].free, k = s.bank[TN_XC_K].free, r = s.bank[TN_XC_G].free;
      g->live_at_call[call++] = (~v & 0xFFFFFFFF) | (~k & 0xFF) << 32 | (~r & 0xFFFF) << 40;
    }
    for (uint32_t x = g->ending[i]; x; x = g->items[x].next_end) release(&s, x, i);
  }
  g->used_g = s.bank[TN_XC_G].used;
  return !g->has_spills || g->scratch == 2;
}

void tn_x_allocate(TnXGen *g) {
  if (g->n_calls) g->live_at_call = tn_new_n(g->arena, uint64_t, g->n_calls);
  if (scan(g)) return;
  g->scratch = 2;
  g->has_spills = false;
  g->n_slots = 0;
  memset(g->locs, 0, g->n_locs * sizeof *g->locs);
  memset(g->ending, 0, g->k->n_nodes * sizeof *g->ending);
  scan(g);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What loads and stores share: memory.c finds where they go and how, near.c moves lanes that lie side by side, far.c
// those that do not.
#ifndef TENON_TARGET_X64_MEMORY_H
#define TENON_TARGET_X64_MEMORY_H

#include "target/x64/gen.h"

typedef struct TnXLanes {
  unsigned n, active;  // lanes of the part; of those, the first so many
  TnKVal mask;         // or 0
  bool is_streamed;    // past the caches, where all lanes take part
  bool is_reread;      // TN_XI_REREAD
} TnXLanes;

static inline bool tn_x_takes_all(const TnXLanes *l) { return l->active == l->n && !l->mask; }
static inline unsigned tn_x_at_least_16(unsigned bytes) { return bytes < 16 ? 16 : bytes; }
static inline int64_t tn_x_stride_of(const TnXGen *g, const TnKNode *n) { return tn_x_stride(g, n, g->vector_loop); }

// Bytes of a lane that memory of type m has in registers.
static inline unsigned tn_x_elem_of(const TnXGen *g, TnKMem m) {
  TnKType t = tn_k_mem_type(m);
  return tn_x_is_narrow(g, t) ? g->narrow : tn_k_type_bytes(t);
}

// memory.c
TnXArg tn_x_address_of(TnXGen *g, uint32_t i, unsigned q);  // of lane 0 of part q. May use ax, cx, dx, and so may it
// The mask register for an access, 0 when all of `granules` lanes take part.
unsigned tn_x_mask_k(TnXGen *g, const TnXLanes *l, unsigned q, unsigned granules);
// AVX2: the lanes of an access as a vector of elements of `elem` bytes.
unsigned tn_x_mask_v(TnXGen *g, const TnXLanes *l, unsigned q, unsigned elem, unsigned to);

// near.c: one lane, and lanes side by side. `at` may be a register, but for AVX2's loads of lanes of 4 bytes and more
// under a mask.
void tn_x_load_one(TnXGen *g, uint32_t i, unsigned to, TnXArg at);
void tn_x_store_one(TnXGen *g, uint32_t i, TnXArg at);
void tn_x_load_near(TnXGen *g, TnKMem m, unsigned to, TnXArg at, const TnXLanes *l, unsigned q);
void tn_x_store_near(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const TnXLanes *l, unsigned q);
TnXInsn tn_x_masked_load(TnKMem m);
unsigned tn_x_granules_of(const TnXGen *g, const TnXLanes *l, TnKMem m);  // lanes that masks are asked for, 0: none

// far.c: whether it is done so, and how, `to` being the register loaded to
void tn_x_load_far(TnXGen *g, uint32_t i, unsigned to, const TnXLanes *l, unsigned q);
void tn_x_store_far(TnXGen *g, uint32_t i, const TnXLanes *l, unsigned q);
bool tn_x_is_inserted(const TnXGen *g, const TnKNode *n, const TnXLanes *l);
void tn_x_insert_lanes(TnXGen *g, uint32_t i, unsigned to, const TnXLanes *l, unsigned q);
bool tn_x_is_gathered(const TnXGen *g, const TnKNode *n);
void tn_x_gather_or_scatter(TnXGen *g, uint32_t i, unsigned q, const TnXLanes *lanes, unsigned value, bool is_store);
bool tn_x_is_picked(const TnXGen *g, const TnKNode *n, const TnXLanes *l);
void tn_x_pick_lanes(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l);
bool tn_x_is_gathered_in_words(const TnXGen *g, const TnKNode *n, const TnXLanes *l);
void tn_x_gather_in_words(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l);
void tn_x_load_table(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l);
bool tn_x_load_pattern(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l);  // false: it has none

#endif  // TENON_TARGET_X64_MEMORY_H

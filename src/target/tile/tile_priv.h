// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The tile interpreter's form of a kernel: a list of steps over slots. A slot is an array of lanes in the scratch of
// the calling thread: 4 bytes a lane (i1 as 0 or 1, i32, f32) or 8 (i64, f64, addresses); a value of one lane has a
// slot of eight. Every step is one precompiled loop over its lanes.
#ifndef TENON_TARGET_TILE_TILE_PRIV_H
#define TENON_TARGET_TILE_TILE_PRIV_H

#include "target/target.h"

// Loops may run over a whole number of ROUND lanes, those between bytes and words of ROUND_WIDE: slots (of many lanes)
// are as long, and what lanes beyond the last hold is unspecified. No slot has more than WIDTH.
enum { TN_TILE_ROUND = 8, TN_TILE_ROUND_WIDE = 32, TN_TILE_WIDTH = 256 };

typedef struct TnTileStep TnTileStep;
typedef struct TnTileFrame TnTileFrame;
typedef const TnTileStep *TnTileFn(TnTileFrame *f, const TnTileStep *s);  // gives the step that comes next
typedef void TnTileLoop(void *out, const void *a, const void *b, const void *c, size_t lanes);

typedef struct TnTileTerm {
  uint32_t slot;
  int64_t coef;
} TnTileTerm;

struct TnTileStep {
  TnTileLoop *loop;  // over slots out, a, b and c, the step next to this one follows; NULL: fn
  TnTileFn *fn;
  uint32_t out, a, b, c;   // byte offsets of slots; load and store: a index, b mask, c value; 0: none
  uint32_t lanes;          // 0: those of the vector loop that are active now
  uint32_t term, n_terms;  // load, store, affine
  uint32_t buf;            // load, store
  int32_t coef_a;          // bytes for one step of the per-lane index
  uint32_t jump;           // number of the step to go on at
  uint8_t wide_index;      // the per-lane index is i64
  uint8_t mem;             // TnKMem
  int64_t imm;
  int64_t stride;  // address or value from one lane to the next; loop: iterations in one step
};

// The scratch begins with a slot of this: offset 0 is no slot.
struct TnTileFrame {
  char *slots;
  const TnTileStep *steps;
  const TnTileTerm *terms;
  void *const *bufs;
  int64_t begin, end;  // of the parallel loop
  size_t active;       // lanes of the vector loop that is running
};

// Precompiled loops. [wide] is 1 where the operand has 8 bytes a lane.
typedef struct TnTileLoops {
  TnTileLoop *icmp[TN_KP_ULE + 1][2], *fcmp[TN_KP_LE + 1][2];
  TnTileLoop *splat[2], *affine[2];
  TnTileLoop *load[TN_N_KM], *store[TN_N_KM];  // elements as in memory to lanes, and back; NULL: they are the same
} TnTileLoops;
extern const TnTileLoops tn_tile_loops;
// Of other nodes, whose result may have 8 bytes a lane where the operands have 4, and the other way round.
TnTileLoop *tn_tile_loop(TnKOp op, bool wide_in, bool wide_out);
// A better one for this CPU, or NULL.
TnTileLoop *tn_tile_fast_loop(TnKOp op, bool is_wide);

TnTileFn tn_tile_load, tn_tile_store;  // loops_places.c

static inline size_t tn_tile_lanes(const TnTileFrame *f, const TnTileStep *s) {
  return s->lanes ? s->lanes : f->active;
}

typedef struct TnTileKernel {
  const TnTileStep *steps;
  const TnTileTerm *terms;
  size_t scratch_bytes, code_bytes;
} TnTileKernel;

// Translates one kernel; what it needs lives on the arena.
TnTileKernel tn_tile_lower(TnArena *arena, const TnKernel *k);
// imm + sum of coef * term, modulo 2^64; the address that this is into the step's buffer.
uint64_t tn_tile_sum(const TnTileFrame *f, const TnTileStep *s);
uintptr_t tn_tile_address(const TnTileFrame *f, const TnTileStep *s);
// Lanes that one step of the vector loop may take: more than it says where no lane can see another. end: its end.
uint32_t tn_tile_widen(TnArena *scratch, const TnKernel *k, TnKVal loop, TnKVal end);

#endif  // TENON_TARGET_TILE_TILE_PRIV_H

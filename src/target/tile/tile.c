// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The tile interpreter as a target: runs every kernel on every CPU from precompiled loops, without generating code.
#include "target/tile/tile_priv.h"

static bool is_available(void) { return true; }

typedef struct State {
  size_t scratch_bytes;
  TnTileKernel kernels[];
} State;

static TnError *emit(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out) {
  State *state = tn_arena_push(arena, sizeof *state + n * sizeof *state->kernels, _Alignof(State));
  state->scratch_bytes = 0;
  *out = (TnKCode){.state = state};
  for (size_t i = 0; i < n; i++) {
    state->kernels[i] = tn_tile_lower(arena, kernels[i]);
    if (state->kernels[i].scratch_bytes > state->scratch_bytes) state->scratch_bytes = state->kernels[i].scratch_bytes;
    out->code_bytes += state->kernels[i].code_bytes;
  }
  return NULL;
}

static void run(const TnKCode *code, size_t i, void *const *bufs, int64_t begin, int64_t end, void *scratch) {
  const State *state = code->state;
  const TnTileKernel *k = &state->kernels[i];
  TnTileFrame frame = {scratch, k->steps, k->terms, bufs, begin, end, 1};
  char *slots = frame.slots;
  for (const TnTileStep *s = k->steps; s;) {
    if (s->loop) {
      s->loop(slots + s->out, slots + s->a, slots + s->b, slots + s->c, tn_tile_lanes(&frame, s));
      s++;
    } else {
      s = s->fn(&frame, s);
    }
  }
}

static size_t run_scratch(const TnKCode *code) { return ((const State *)code->state)->scratch_bytes; }

const TnTarget tn_target_tile = {.name = "tile",
                                 .doc = "precompiled loops, on every CPU",
                                 .available = is_available,
                                 .emit = emit,
                                 .run = run,
                                 .run_scratch = run_scratch};

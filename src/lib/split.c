// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Work in parts that have scratch of their own: the pool hands out slots, each of which stands for one part. And work
// in pieces, between which it may be cancelled.
#include "lib/lib_priv.h"

typedef struct Split {
  TnSlotFn *fn;
  void *arg;
  int64_t n, grain, slots;
} Split;

static void run_slots(void *arg, int64_t begin, int64_t end) {
  const Split *s = arg;
  int64_t units = tn_ceil_div(s->n, s->grain);
  for (int64_t slot = begin; slot < end; slot++) {
    int64_t first = units * slot / s->slots * s->grain, last = units * (slot + 1) / s->slots * s->grain;
    if (last > s->n) last = s->n;
    if (first < last) s->fn(s->arg, slot, first, last);
  }
}

void tn_lib_split(const TnLibCall *call, TnSlotFn *fn, void *arg, int64_t n, int64_t grain, unsigned most_slots) {
  if (n <= 0) return;
  if (grain < 1) grain = 1;
  int64_t slots = tn_pool_threads(call->pool), units = tn_ceil_div(n, grain);
  slots = tn_min_i64(tn_min_i64(slots, units), most_slots ? most_slots : 1);
  Split s = {fn, arg, n, grain, slots};
  tn_pool_run(call->pool, run_slots, &s, slots, 1);
}

typedef struct Share {
  const TnLibCall *call;
  TnPoolFn *fn;
  void *arg;
  int64_t piece;
  _Atomic bool is_cut;
} Share;

static void run_pieces(void *arg, int64_t begin, int64_t end) {
  Share *s = arg;
  for (int64_t first = begin; first < end; first += s->piece) {
    if (tn_lib_is_cancelled(s->call)) {
      s->is_cut = true;
      return;
    }
    s->fn(s->arg, first, tn_min_i64(first + s->piece, end));
  }
}

bool tn_lib_share(const TnLibCall *call, TnPool *pool, TnPoolFn *fn, void *arg, int64_t n, int64_t grain,
                  int64_t piece) {
  Share s = {call, fn, arg, piece, false};
  tn_pool_run(pool, run_pieces, &s, n, grain);
  return !s.is_cut;
}

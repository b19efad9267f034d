// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Offsets of the temporary slots in the arena. A slot lives from the first to the last time that it is touched; what a
// loop reads from before it, and what it swaps, lives until the loop ends. Large slots are placed first, each at the
// lowest place that is free as long as it lives.
#include "plan/priv.h"

enum { ALIGN = 64 };

static void touch(TnPlan *plan, uint32_t slot, uint32_t step) {
  TnSlot *s = &plan->slots[slot];
  if (s->first == UINT32_MAX || step < s->first) s->first = step;
  if (step > s->last) s->last = step;
  uint32_t whole = tn_plan_whole(plan, slot);
  if (whole != slot) touch(plan, whole, step);
}

// All that a step touches it touches at one time.
static void number_whole(TnPlan *plan, const TnStep *s, uint32_t time) {
  for (uint32_t k = 0; k < s->n_bufs; k++) touch(plan, s->bufs[k], time);
}

// The loops of a kernel that runs on one thread are done one after the other.
static void number_kernel(TnPlan *plan, const TnStep *s, const TnKernel *k, uint32_t *time) {
  unsigned depth = 0;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (tn_k_is_access(n)) touch(plan, s->bufs[n->buf], *time);
    depth += tn_k_opens(n);
    depth -= n->op == TN_K_end;
    *time += n->op == TN_K_end && !depth;
  }
}

static void number_steps(TnPlanner *p, TnSteps *steps, uint32_t *time) {
  TnPlan *plan = p->plan;
  steps->number = (uint32_t)plan->n_lists++;
  for (size_t i = 0; i < steps->n; i++) {
    TnStep *s = &steps->data[i];
    s->number = (uint32_t)plan->n_steps++;
    s->begin = *time;
    const TnKernel *k = s->kind == TN_STEP_KERNEL ? p->kernels.data[s->index] : NULL;
    if (k && !k->parallel)
      number_kernel(plan, s, k, time);
    else
      number_whole(plan, s, *time);
    ++*time;
    for (uint32_t r = 0; r < s->n_regions; r++) number_steps(p, &s->regions[r], time);
    s->end = *time - 1;
    // The condition or index is read at the end of a loop's condition too.
    if (s->kind == TN_STEP_WHILE) touch(plan, s->bufs[0], s->end);
  }
}

// Slots of a loop that were made before it, or go from one iteration to the next, live until it ends.
static void extend_in(TnPlan *plan, const TnSteps *steps, uint32_t first, uint32_t last) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    for (uint32_t k = 0; k < s->n_bufs; k++) {
      TnSlot *slot = &plan->slots[s->bufs[k]];
      if (slot->whole_loop && slot->first > first) slot->first = first;
      if ((slot->first < first || slot->whole_loop) && slot->last < last) slot->last = last;
    }
    for (uint32_t k = 0; k < s->n_regions; k++) extend_in(plan, &s->regions[k], first, last);
  }
}

static void extend_loops(TnPlan *plan, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    for (uint32_t k = 0; k < s->n_regions; k++) extend_loops(plan, &s->regions[k]);
    if (s->kind != TN_STEP_WHILE) continue;
    for (uint32_t k = 0; k < s->n_regions; k++) extend_in(plan, &s->regions[k], s->begin, s->end);
  }
}

// After an odd number of swaps each of the two slots has the memory of the other, in the loop and behind it: both are
// taken as long as either is, and have as little behind them. True when that changed something, which may concern
// another pair.
static bool join_swapped(TnPlan *plan, const TnSteps *steps) {
  bool changed = false;
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    for (uint32_t k = 0; k < s->n_regions; k++) changed |= join_swapped(plan, &s->regions[k]);
    if (s->kind != TN_STEP_SWAP) continue;
    TnSlot *a = &plan->slots[s->bufs[0]], *b = &plan->slots[s->bufs[1]];
    if (a->first == b->first && a->last == b->last && a->is_bare == b->is_bare) continue;
    a->first = b->first = a->first < b->first ? a->first : b->first;
    a->last = b->last = a->last > b->last ? a->last : b->last;
    a->is_bare = b->is_bare = a->is_bare || b->is_bare;
    changed = true;
  }
  return changed;
}

// Small values stand at multiples of what they take.
static size_t alignment(size_t bytes) {
  size_t n = ALIGN;
  while (n > 8 && n / 2 >= bytes) n /= 2;
  return n;
}
static size_t align_to(size_t at, size_t n) { return (at + n - 1) / n * n; }
size_t tn_plan_padded(size_t bytes) { return align_to(bytes, alignment(bytes)); }

typedef struct Order {
  size_t bytes;
  uint32_t slot;
} Order;

static int by_size(const void *a, const void *b) {
  const Order *x = a, *y = b;
  if (x->bytes != y->bytes) return x->bytes > y->bytes ? -1 : 1;
  return x->slot < y->slot ? -1 : 1;
}

typedef struct Placed {
  uint32_t first, last;
  size_t offset, end;
} Placed;

// Few slots: each against all placed before, kept in order of offset.
static void place_by_size(TnPlanner *p, Order *order, size_t n) {
  Placed *placed = tn_arena_push(p->scratch, (n + 1) * sizeof *placed, _Alignof(Placed));
  for (size_t i = 0; i < n; i++) {
    TnSlot *s = &p->plan->slots[order[i].slot];
    const uint32_t first = s->first, last = s->last;
    const size_t bytes = tn_plan_padded(s->bytes), align = alignment(s->bytes);
    size_t at = 0, best = SIZE_MAX, best_gap = SIZE_MAX;
    for (const Placed *o = placed; o < placed + i; o++) {
      if (o->last < first || o->first > last) continue;
      if (o->offset >= at + bytes && o->offset - at < best_gap) best = at, best_gap = o->offset - at;
      size_t end = align_to(o->end, align);
      if (end > at) at = end;
    }
    s->offset = best == SIZE_MAX ? at : best;
    size_t k = i;
    for (; k > 0 && placed[k - 1].offset > s->offset; k--) placed[k] = placed[k - 1];
    placed[k] = (Placed){first, last, s->offset, s->offset + bytes};
  }
}

// The power of two that it takes.
static unsigned size_class(size_t bytes) { return 63 - (unsigned)__builtin_clzll(tn_plan_padded(bytes) * 2 - 1); }

// Many slots: in order of time, from lists of free places by size class.
static void place_by_time(TnPlanner *p, Order *order, size_t n) {
  TnPlan *plan = p->plan;
  uint32_t *dying = tn_new_n(p->scratch, uint32_t, plan->n_times + 1),
           *next = tn_new_n(p->scratch, uint32_t, plan->n_slots + 1);
  TN_VEC(size_t) free_at[64] = {{0}};
  size_t top = 0;
  for (size_t i = 0; i < n; i++) order[i].bytes = SIZE_MAX - plan->slots[order[i].slot].first;  // by time then
  qsort(order, n, sizeof *order, by_size);
  uint32_t now = 0;
  for (size_t i = 0; i < n; i++) {
    TnSlot *s = &plan->slots[order[i].slot];
    for (; now < s->first; now++)
      for (uint32_t d = dying[now]; d; d = next[d]) {
        const TnSlot *o = &plan->slots[d - 1];
        tn_push(p->scratch, &free_at[size_class(o->bytes)], o->offset);
      }
    unsigned c = size_class(s->bytes);
    if (free_at[c].n)
      s->offset = free_at[c].data[--free_at[c].n];
    else
      s->offset = top, top += (size_t)1 << c;
    next[order[i].slot + 1] = dying[s->last];
    dying[s->last] = order[i].slot + 1;
  }
}

static void list_parts(TnPlanner *p) {
  TnPlan *plan = p->plan;
  uint32_t *parts = tn_new_n(p->arena, uint32_t, plan->n_slots + 1);
  for (uint32_t i = 0; i < plan->n_slots; i++) {
    if (tn_plan_whole(plan, i) != i && plan->slots[i].first != UINT32_MAX) parts[plan->n_parts++] = i;
  }
  plan->parts = parts;
}

static void measure(TnPlanner *p) {
  TnPlan *plan = p->plan;
  size_t *change = tn_new_n(p->scratch, size_t, plan->n_times + 1), live = 0;
  for (size_t i = 0; i < plan->n_slots; i++) {
    const TnSlot *s = &plan->slots[i];
    if (s->kind != TN_SLOT_TEMP || s->first == UINT32_MAX) continue;
    const size_t bytes = tn_plan_padded(s->bytes);
    if (s->offset + bytes > plan->arena_bytes) plan->arena_bytes = s->offset + bytes;
    change[s->first] += bytes;
    change[s->last + 1] -= bytes;
  }
  for (size_t i = 0; i < plan->n_times; i++) {
    live += change[i];
    if (live > plan->live_bytes) plan->live_bytes = live;
  }
}

static void find_lives(TnPlanner *p) {
  TnPlan *plan = p->plan;
  uint32_t time = 0;
  plan->n_steps = plan->n_lists = 0;
  for (TnSlot *s = plan->slots; s < plan->slots + plan->n_slots; s++)
    s->first = UINT32_MAX, s->last = 0, s->is_bare = s->kind != TN_SLOT_TEMP;
  number_steps(p, &plan->steps, &time);
  plan->n_times = time;
  extend_loops(plan, &plan->steps);
  while (join_swapped(plan, &plan->steps)) continue;
}

// Lanes of the loop's last step that a store may write: those beyond its iterations go to what the slot is padded with.
static uint16_t room_behind(const TnKernel *k, const TnKNode *n, const TnSlot *s) {
  const int64_t size = tn_k_mem_bytes[n->aux];
  if (n->op != TN_K_store || n->lanes == 1 || n->a || n->b || n->n_terms != 1 || s->is_bare) return 0;
  const TnKNode *loop = &k->nodes[k->terms[n->term].node];
  if (loop->op != TN_K_loop || loop->a || !(loop->aux & TN_LOOP_VECTOR) || k->terms[n->term].coef != size) return 0;
  const int64_t end = n->imm + loop->imm * size;
  if (end != (int64_t)s->bytes) return 0;
  return (uint16_t)(loop->imm % loop->lanes + ((int64_t)tn_plan_padded(s->bytes) - end) / size);
}

typedef struct Room {
  TnPlanner *p;
  uint32_t *times;  // by kernel: steps that run it
} Room;

static void count_times(void *user, TnStep *s) {
  Room *r = user;
  if (s->kind == TN_STEP_KERNEL) r->times[s->index]++;
}

// A store of whole registers can be read from while it waits for the cache, one of some lanes cannot.
static void find_room(void *user, TnStep *s) {
  const Room *r = user;
  if (s->kind != TN_STEP_KERNEL || r->times[s->index] != 1) return;
  const TnKernel *k = r->p->kernels.data[s->index];
  for (TnKNode *n = k->nodes, *end = n + k->n_nodes; n < end; n++)
    if (n->op == TN_K_store) n->reach = room_behind(k, n, &r->p->plan->slots[s->bufs[n->buf]]);
}

TnError *tn_plan_assign(TnPlanner *p) {
  TnPlan *plan = p->plan;
  find_lives(p);
  if (tn_plan_share(p)) find_lives(p);
  Order *order = tn_new_n(p->scratch, Order, plan->n_slots + 1);
  size_t n = 0;
  for (size_t i = 0; i < plan->n_slots; i++) {
    const TnSlot *s = &plan->slots[i];
    if (s->kind == TN_SLOT_TEMP && s->first != UINT32_MAX && s->bytes) order[n++] = (Order){s->bytes, (uint32_t)i};
  }
  if (n <= 1500) {
    qsort(order, n, sizeof *order, by_size);
    place_by_size(p, order, n);
  } else {
    place_by_time(p, order, n);
  }
  measure(p);
  list_parts(p);
  Room room = {p, tn_new_n(p->scratch, uint32_t, p->kernels.n + 1)};
  tn_plan_each(&plan->steps, count_times, &room);
  tn_plan_each(&plan->steps, find_room, &room);
  size_t limit = p->options->limit_bytes, need = plan->arena_bytes + plan->fixed_bytes;
  if (limit && need > limit)
    TN_FAIL(TN_RESOURCE_EXHAUSTED, "the program needs %zu bytes of memory, limits.memory_bytes is %zu", need, limit);
  return NULL;
}

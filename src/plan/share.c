// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Values that can have one memory. What a kernel reads for the last time and what it writes first may be the same slot
// when every element is done with before the new one goes to its place; a copy of what nobody reads any more needs no
// second place at all. From the last step to the first, so that the memory of a result goes back through all that it
// was made of.
#include "plan/priv.h"

enum { MOST_PAIRS = 256, MOST_DEPTH = 64, MOST_SLOTS = 2000, MOST_SEARCH = 1 << 17 };

typedef struct Share {
  TnPlanner *p;
  uint32_t *to;    // by slot: the one whose memory it has
  bool *is_fixed;  // by slot: its pointer changes, or its size counts
  bool *is_swapped;
  bool *is_taken;  // by slot: an input whose memory an output can have
  // The last kernel's step that was looked at, and what that does to each slot.
  const TnStep *step;
  bool is_found;  // of the step at hand
  const TnKernel *k;
  uint32_t *n_accesses;  // by slot
  TnKVal *access;        // by slot: one of them
  TnKVal *next;          // by access: the next one of the slot, in a ring
  uint32_t *outer;  // by access and bracket: the bracket it stands in
} Share;

static uint32_t holder(const Share *s, uint32_t slot) {
  while (s->to[slot] != slot) slot = s->to[slot];
  return slot;
}

// ---- which of two accesses comes first

// The innermost bracket around both, 0: none.
static TnKVal common_bracket(const Share *s, TnKVal x, TnKVal y) {
  x = s->outer[x], y = s->outer[y];
  while (x != y) {
    if (x > y) x = s->outer[x];
    else y = s->outer[y];
  }
  return x;
}

static int64_t coef_of(const TnKernel *k, const TnKNode *n, TnKVal loop) {
  for (uint32_t i = 0; i < n->n_terms; i++)
    if (k->terms[n->term + i].node == loop) return k->terms[n->term + i].coef;
  return 0;
}

// The places that an access goes to beside what the loops up to the common bracket add: false when they are not known.
static bool reach(const TnKernel *k, const TnKNode *n, TnKVal common, int64_t *lo, int64_t *hi) {
  *lo = *hi = n->imm;
  if (n->a) return false;
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *t = &k->terms[n->term + i];
    const TnKNode *loop = &k->nodes[t->node];
    if (t->node <= common && tn_k_opens(loop)) continue;
    if (loop->op != TN_K_loop || loop->a) return false;
    *(t->coef < 0 ? lo : hi) += t->coef * (loop->imm - 1);
  }
  return true;
}

// Whether the two accesses go to different places in different iterations of the loops around both; in the same one
// too unless *out_meet.
static bool is_apart(const Share *s, TnKVal x, TnKVal y, TnKVal common, bool *out_meet) {
  const TnKernel *k = s->k;
  const TnKNode *nx = &k->nodes[x], *ny = &k->nodes[y];
  int64_t lx, hx, ly, hy, step[MOST_DEPTH], times[MOST_DEPTH], size = tn_k_mem_bytes[nx->aux];
  if (!reach(k, nx, common, &lx, &hx) || !reach(k, ny, common, &ly, &hy)) return false;
  if (tn_k_mem_bytes[ny->aux] > size) size = tn_k_mem_bytes[ny->aux];
  unsigned n = 0;
  for (TnKVal b = common; b; b = s->outer[b]) {  // in order of the steps
    const TnKNode *loop = &k->nodes[b];
    int64_t c = coef_of(k, nx, b);
    if (loop->op == TN_K_while || loop->a || c != coef_of(k, ny, b) || n == MOST_DEPTH) return false;
    if (loop->op != TN_K_loop || loop->imm <= 1) continue;
    c = c < 0 ? -c : c;
    unsigned at = n++;
    for (; at > 0 && step[at - 1] > c; at--) step[at] = step[at - 1], times[at] = times[at - 1];
    step[at] = c, times[at] = loop->imm;
  }
  *out_meet = lx < hy + size && ly < hx + size;
  int64_t span = size - 1 + (hy - lx > hx - ly ? hy - lx : hx - ly);
  for (unsigned i = 0; i < n; i++) {
    if (step[i] <= span) return false;
    span += step[i] * (times[i] - 1);
  }
  return true;
}

// Whether what both touch x touches before y does.
static bool comes_first(const Share *s, TnKVal x, TnKVal y) {
  const TnKVal common = common_bracket(s, x, y);
  bool is_parallel = false, repeats = false, meet = true;
  for (TnKVal b = common; b; b = s->outer[b]) {
    const TnKNode *n = &s->k->nodes[b];
    is_parallel |= n->op == TN_K_loop && n->aux & TN_LOOP_PARALLEL;
    repeats |= n->op != TN_K_if;
  }
  if (s->k->parallel && !is_parallel) return false;
  if (!repeats && x < y) return true;
  return is_apart(s, x, y, common, &meet) && (x < y || !meet);
}

// ---- kernels

// n accesses in a ring, of which x is one.
static void add_accesses(Share *s, uint32_t slot, TnKVal x, uint32_t n) {
  TnKVal *y = &s->access[slot];
  if (s->n_accesses[slot] && n) {
    const TnKVal after = s->next[*y];
    s->next[*y] = s->next[x];
    s->next[x] = after;
  } else if (n) {
    *y = x;
  }
  s->n_accesses[slot] += n;
}

// Those of all other slots are none.
static void find_accesses(Share *s, const TnStep *step) {
  for (uint32_t i = 0; s->step && i < s->step->n_bufs; i++) s->n_accesses[holder(s, s->step->bufs[i])] = 0;
  const TnKernel *k = s->k = s->p->kernels.data[step->index];
  s->step = step, s->is_found = true;
  TnKVal open = 0;
  for (const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes; n < end; n++) {
    if (n->op < TN_K_load || n->op > TN_K_end) continue;
    const TnKVal i = (TnKVal)(n - k->nodes);
    s->outer[i] = open;
    if (tn_k_opens(n)) open = i;
    if (n->op == TN_K_end) open = s->outer[open];
    if (!tn_k_is_access(n)) continue;
    s->next[i] = i;
    add_accesses(s, holder(s, step->bufs[n->buf]), i, 1);
  }
}

// All that the kernel does to the one slot comes before what it does to the other.
static bool may_follow(Share *s, const TnStep *step, uint32_t old, uint32_t new) {
  if (!s->is_found) find_accesses(s, step);
  const uint32_t n = s->n_accesses[old], n_then = s->n_accesses[new];
  if (n > MOST_PAIRS || (uint64_t)n * n_then > MOST_PAIRS) return false;
  for (TnKVal i = 0, y = s->access[new]; i < n_then; i++, y = s->next[y])
    for (TnKVal j = 0, x = s->access[old]; j < n; j++, x = s->next[x])
      if (!comes_first(s, x, y)) return false;
  return true;
}

// ---- steps

static bool is_new(const TnSlot *s, const TnStep *step) {
  return (s->kind == TN_SLOT_TEMP || s->kind == TN_SLOT_OUTPUT) && s->first >= step->begin && s->first <= step->end;
}

// Routines and copies: pairs of buffers that may share memory, 0: any two may, if the kernel allows it.
static uint32_t pairs_of(const TnStep *step) { return step->kind == TN_STEP_COPY ? 1 : step->pairs; }

static bool is_once(const Share *s, const TnStep *step, uint32_t slot) {
  unsigned n = 0;
  for (uint32_t i = 0; i < step->n_bufs; i++) n += holder(s, step->bufs[i]) == slot;
  return n == 1;
}

// loop: where the innermost loop around the step begins. What is older than that is read in its next round again.
static void share_step(Share *s, const TnStep *step, uint32_t loop) {
  TnSlot *slots = s->p->plan->slots;
  const uint32_t pairs = pairs_of(step), n = pairs ? 2 * pairs : step->n_bufs;
  if (!pairs && step->kind != TN_STEP_KERNEL) return;
  if (!pairs && s->p->kernels.data[step->index]->n_nodes > 4000) return;
  s->is_found = false;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t new = holder(s, step->bufs[i]);
    if (!is_new(&slots[new], step) || s->is_fixed[new]) continue;
    for (uint32_t k = pairs ? i % pairs : 0; k < n; k += pairs ? pairs : 1) {
      uint32_t old = holder(s, step->bufs[k]);
      TnSlot *a = &slots[old], *b = &slots[new];
      if (old == new || a->kind != TN_SLOT_TEMP || a->last != b->first || a->bytes != b->bytes) continue;
      if (a->first < loop || s->is_fixed[old]) continue;
      if (pairs ? !is_once(s, step, old) : !may_follow(s, step, old, new)) continue;
      if (!pairs) add_accesses(s, new, s->access[old], s->n_accesses[old]);
      s->to[old] = new;
      b->first = a->first;
      if (!pairs && i < 64) s->p->kernels.data[step->index]->in_place |= (uint64_t)1 << i;
      break;
    }
  }
}

static uint32_t loop_within(const TnStep *step, uint32_t loop) {
  return step->kind == TN_STEP_WHILE ? step->begin : loop;
}

static void share_steps(Share *s, const TnSteps *steps, uint32_t loop) {
  for (size_t i = steps->n; i-- > 0;) {
    const TnStep *step = &steps->data[i];
    for (uint32_t k = step->n_regions; k-- > 0;) share_steps(s, &step->regions[k], loop_within(step, loop));
    share_step(s, step, loop);
  }
}

static void find_fixed(void *user, TnStep *step) {
  const Share *s = user;
  bool is_fixed = step->kind == TN_STEP_SWAP || step->kind == TN_STEP_CALL || step->kind == TN_STEP_HOST;
  for (uint32_t k = 0; k < step->n_bufs && is_fixed; k++) {
    s->is_fixed[step->bufs[k]] = true;
    s->is_swapped[step->bufs[k]] |= step->kind == TN_STEP_SWAP;
  }
}

// Steps name the slots that are left; copies to where a value is already go.
static void rename_slots(const Share *s, TnSteps *steps) {
  size_t n = 0;
  for (size_t i = 0; i < steps->n; i++) {
    TnStep *step = &steps->data[i];
    uint32_t *bufs = tn_arena_push(s->p->arena, (step->n_bufs + 1) * sizeof *bufs, 4);
    for (uint32_t k = 0; k < step->n_bufs; k++) bufs[k] = holder(s, step->bufs[k]);
    step->bufs = bufs;
    for (uint32_t k = 0; k < step->n_regions; k++) rename_slots(s, &step->regions[k]);
    if (step->kind != TN_STEP_COPY || bufs[0] != bufs[1]) steps->data[n++] = *step;
  }
  steps->n = n;
}

// Until an output is written its memory may be that of temporaries; a routine's work space, which is aligned, is none.
static void use_output(Share *s, uint32_t to) {
  const TnPlan *plan = s->p->plan;
  TnSlot *b = &plan->slots[to];
  for (;;) {
    uint32_t best = to;
    for (uint32_t i = 0; i < plan->n_slots; i++) {
      const TnSlot *a = &plan->slots[i];
      bool fits = a->kind == TN_SLOT_TEMP && s->to[i] == i && !s->is_fixed[i] && a->first != UINT32_MAX &&
                  a->last < b->first && a->bytes <= b->bytes && (a->type || a->dtype != TN_UI8) &&
                  tn_dtype_bytes((TnDtype)a->dtype) <= tn_dtype_bytes((TnDtype)b->dtype);
      if (fits && (best == to || a->bytes > plan->slots[best].bytes)) best = i;
    }
    if (best == to) return;
    s->to[best] = to;
    b->first = plan->slots[best].first;
  }
}

// The step that a time belongs to, and where the innermost loop around it begins.
static const TnStep *step_at(const TnSteps *steps, uint32_t time, uint32_t *loop) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i], *inner = NULL;
    uint32_t within = loop_within(s, *loop);
    for (uint32_t k = 0; k < s->n_regions && !inner; k++) inner = step_at(&s->regions[k], time, &within);
    if (inner) return *loop = within, inner;
    if (time >= s->begin && time <= s->end) return s;
  }
  return NULL;
}

// What changes places in a loop may begin in the memory of an output, under a name of its own, when nothing else is
// alive where the output is written first; or when that is a copy of one of them: it is there already, or the output's
// memory is free by then. What does so, or `to` itself.
static uint32_t swap_output(Share *s, uint32_t to) {
  const TnPlan *plan = s->p->plan;
  TnSlot *b = &plan->slots[to];
  uint32_t loop = 0;
  bool is_copy = step_at(&plan->steps, b->first, &loop)->kind == TN_STEP_COPY;
  for (uint32_t i = 0; i < plan->n_slots; i++) {
    TnSlot *a = &plan->slots[i];
    if (a->kind != TN_SLOT_TEMP || !s->is_swapped[i] || a->bytes != b->bytes || a->dtype != b->dtype) continue;
    if (a->last > b->first || (a->last == b->first && !is_copy)) continue;
    a->kind = TN_SLOT_OUTPUT, a->index = b->index;
    b->first = a->first;
    return i;
  }
  return to;
}

// Whether the step reads parts of an input, which go by names of their own.
static bool reads_part(const Share *s, const TnStep *step, uint32_t from) {
  const TnSlot *slots = s->p->plan->slots;
  for (uint32_t i = 0; i < step->n_bufs; i++) {
    const TnSlot *a = &slots[step->bufs[i]];
    if (a->kind == TN_SLOT_INPUT && a->index == slots[from].index && step->bufs[i] != from) return true;
  }
  return false;
}

// An input of the same type whose memory the output can have when it is given up: the one that the program names, else
// any. `twin`: what begins in the output's memory under another name.
static void find_donor(Share *s, uint32_t to, uint32_t twin) {
  TnSlot *slots = s->p->plan->slots, *b = &slots[to];
  uint32_t loop = 0;
  const TnStep *step = step_at(&s->p->plan->steps, b->first, &loop);
  uint32_t i = b->aliased ? b->alias : 0, end = b->aliased ? i + 1 : s->p->plan->n_inputs;
  s->is_found = false;
  for (b->aliased = false; i < end && !b->aliased; i++) {
    uint32_t from = s->p->plan->inputs[i];
    const TnSlot *a = &slots[from];
    bool is_read = a->first != UINT32_MAX && a->last >= b->first;
    if (s->is_taken[from] || !tn_type_equal(a->type, b->type) || (is_read && a->last > b->first)) continue;
    if (is_read && loop) continue;  // its next round reads it again
    if (is_read && reads_part(s, step, from)) continue;
    if (is_read && step->kind != TN_STEP_COPY) {
      if (step->kind != TN_STEP_KERNEL) continue;
      if (!may_follow(s, step, from, to) || (twin != to && !may_follow(s, step, from, twin))) continue;
    }
    b->aliased = s->is_taken[from] = true;
    b->alias = i;
  }
}

bool tn_plan_share(TnPlanner *p) {
  TnPlan *plan = p->plan;
  Share s = {.p = p};
  s.to = tn_new_n(p->scratch, uint32_t, plan->n_slots + 1);
  s.is_fixed = tn_new_n(p->scratch, bool, 3 * plan->n_slots + 1);
  s.n_accesses = tn_new_n(p->scratch, uint32_t, 2 * (size_t)plan->n_slots + 1);
  s.access = s.n_accesses + plan->n_slots;
  size_t most = 0;
  for (size_t i = 0; i < p->kernels.n; i++)
    if (p->kernels.data[i]->n_nodes > most) most = p->kernels.data[i]->n_nodes;
  s.next = tn_arena_push(p->scratch, 2 * most * sizeof *s.next, _Alignof(TnKVal));
  s.outer = s.next + most;
  s.is_taken = s.is_fixed + plan->n_slots;
  s.is_swapped = s.is_taken + plan->n_slots;
  for (uint32_t i = 0; i < plan->n_slots; i++) s.to[i] = i;
  tn_plan_each(&plan->steps, find_fixed, &s);
  for (uint32_t i = 0; i < plan->n_outputs; i++) {
    uint32_t to = plan->outputs[i];
    plan->slots[to].aliased &= !s.is_fixed[to] && plan->slots[to].first != UINT32_MAX;
    s.is_fixed[to] |= plan->slots[to].aliased || plan->slots[to].first == UINT32_MAX;
  }
  share_steps(&s, &plan->steps, 0);
  bool is_small = plan->n_slots < MOST_SLOTS && plan->n_slots * plan->n_outputs < MOST_SEARCH;
  for (int by_name = 1; by_name >= 0; by_name--)
    for (uint32_t i = 0; i < plan->n_outputs; i++) {
      uint32_t to = plan->outputs[i];
      if (by_name != plan->slots[to].aliased || (!by_name && (s.is_fixed[to] || !is_small))) continue;
      const uint32_t twin = by_name ? to : swap_output(&s, to);
      if (!by_name) use_output(&s, to);
      find_donor(&s, to, twin);
    }
  bool any = false;
  for (uint32_t i = 0; i < plan->n_slots; i++)
    any |= s.to[i] != i || (s.is_swapped[i] && plan->slots[i].kind == TN_SLOT_OUTPUT);
  if (any) rename_slots(&s, &plan->steps);
  return any;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// From a kernel's nodes to the steps of the tile interpreter. One pass finds brackets, one how long each value is
// needed (a value from outside of a loop: until the loop's end), one gives out slots and writes the steps. Constants
// are filled in before everything else. A value of one lane that meets operands of many is spread over a slot of its
// own once, right behind its definition.
#include "target/tile/tile_priv.h"

// ---- steps that are the same for every CPU

#define SLOT(T, at) ((T *)(void *)(f->slots + s->at))

uint64_t tn_tile_sum(const TnTileFrame *f, const TnTileStep *s) {
  uint64_t sum = (uint64_t)s->imm;
  const TnTileTerm *t = f->terms + s->term;
  for (uint32_t i = 0; i < s->n_terms; i++) sum += (uint64_t)t[i].coef * *(uint64_t *)(void *)(f->slots + t[i].slot);
  return sum;
}
uintptr_t tn_tile_address(const TnTileFrame *f, const TnTileStep *s) {
  return (uintptr_t)f->bufs[s->buf] + (uintptr_t)tn_tile_sum(f, s);
}

static const TnTileStep *step_stop(TnTileFrame *f, const TnTileStep *s) {
  (void)f, (void)s;
  return NULL;
}
static const TnTileStep *step_jump(TnTileFrame *f, const TnTileStep *s) { return f->steps + s->jump; }
static const TnTileStep *step_unless(TnTileFrame *f, const TnTileStep *s) {
  return *SLOT(uint32_t, a) ? s + 1 : f->steps + s->jump;
}

static const TnTileStep *step_skip(TnTileFrame *f, const TnTileStep *s) {
  uint32_t any = 0;
  for (size_t i = 0, n = tn_tile_lanes(f, s); i < n; i++) any |= SLOT(uint32_t, a)[i];
  return any ? s + 1 : f->steps + s->jump;
}

// A loop's slot has its iteration and then its number of iterations; mem: the loop's flags.
static void enter_iteration(TnTileFrame *f, const TnTileStep *s, int64_t left) {
  if (s->mem & TN_LOOP_VECTOR) f->active = (size_t)(left < s->stride ? left : s->stride);
}
static const TnTileStep *step_loop(TnTileFrame *f, const TnTileStep *s) {
  bool is_parallel = s->mem & TN_LOOP_PARALLEL;
  int64_t i = is_parallel ? f->begin : 0, n = is_parallel ? f->end : s->a ? *SLOT(int64_t, a) : s->imm;
  int64_t *slot = SLOT(int64_t, out);
  slot[0] = i, slot[1] = n;
  if (i >= n) return f->steps + s->jump;
  enter_iteration(f, s, n - i);
  return s + 1;
}
static const TnTileStep *step_again(TnTileFrame *f, const TnTileStep *s) {
  int64_t *slot = SLOT(int64_t, out), left = slot[1] - slot[0];
  if (left <= s->stride) return s + 1;
  slot[0] += s->stride;
  enter_iteration(f, s, left - s->stride);
  return f->steps + s->jump;
}

// mem: bytes of a lane. Only lanes that count are written: the target may be a variable.
static const TnTileStep *step_move(TnTileFrame *f, const TnTileStep *s) {
  memmove(SLOT(char, out), SLOT(char, a), tn_tile_lanes(f, s) * s->mem);
  return s + 1;
}
static const TnTileStep *step_index(TnTileFrame *f, const TnTileStep *s) {
  *SLOT(int64_t, out) = s->wide_index ? *SLOT(int64_t, a) : *SLOT(int32_t, a);
  return s + 1;
}
// wide_index: the lanes have 8 bytes.
static const TnTileStep *step_const(TnTileFrame *f, const TnTileStep *s) {
  tn_tile_loops.splat[s->wide_index](SLOT(char, out), &s->imm, NULL, NULL, s->lanes);
  return s + 1;
}
static const TnTileStep *step_affine(TnTileFrame *f, const TnTileStep *s) {
  uint64_t sum = tn_tile_sum(f, s);
  tn_tile_loops.affine[s->wide_index](SLOT(char, out), &sum, &s->stride, NULL, tn_tile_lanes(f, s));
  return s + 1;
}
// mem: type of the node, imm: operation.
static const TnTileStep *step_call(TnTileFrame *f, const TnTileStep *s) {
  TnKType t = (TnKType)s->mem;
  char *out = SLOT(char, out), *x = SLOT(char, a), *y = SLOT(char, b);
  size_t n = tn_tile_lanes(f, s), bytes = tn_k_type_bytes(t);
  if (!s->c) tn_k_call_run(s->imm, t, out, x, y, n);
  for (size_t i = 0; s->c && i < n; i++)
    if (SLOT(int32_t, c)[i]) tn_k_call_run(s->imm, t, out + i * bytes, x + i * bytes, y + i * bytes, 1);
  return s + 1;
}

// ---- lowering

typedef struct Value {
  uint32_t last;  // node that needs it last; 0: none does
  uint32_t slot;  // its lanes
  uint32_t wide;  // the same lane over a whole slot, for values of one lane
  uint32_t next;  // next value that is last needed at the same node
  uint32_t loop;  // innermost loop or while around it
  uint32_t end;   // brackets: their end, of an if with two branches the else; of an end: the bracket
  uint32_t pace;  // loops: iterations of one step
  bool needs_wide;
  bool is_alias;   // a get that reads the variable's own slot
  bool in_vector;  // stands in a vector loop
} Value;

typedef TN_VEC(uint32_t) Slots;

typedef struct Lower {
  TnArena *arena;
  const TnKernel *k;
  Value *v;
  uint32_t *dies;  // per node: the first value last needed there
  Slots free[3];   // one lane, many lanes of 4 bytes, of 8
  uint32_t width;  // lanes of a wide slot
  size_t scratch;  // bytes given out
  TnTileStep *steps;
  uint32_t *first;  // per node: number of its first step
  uint32_t n_steps;
  TnTileTerm *terms;
} Lower;

static const TnKNode *node_of(const Lower *l, TnKVal v) { return &l->k->nodes[v]; }
static bool is_wide(const TnKNode *n) { return tn_k_type_bytes((TnKType)n->type) == 8; }

static void find_brackets(Lower *l) {
  uint32_t open[TN_K_MAX_DEPTH], depth = 0, branch[TN_K_MAX_DEPTH], loop = 0, vector = 0;
  for (uint32_t i = 1; i < l->k->n_nodes; i++) {
    const TnKNode *n = node_of(l, i);
    l->v[i].loop = loop;
    l->v[i].in_vector = vector != 0;
    if (tn_k_opens(n)) {
      assert(depth < TN_K_MAX_DEPTH);
      open[depth] = i, branch[depth++] = 0;
      if (n->op != TN_K_if) loop = i;
      if (n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR) vector = i;
    } else if (n->op == TN_K_else) {
      branch[depth - 1] = i;
    } else if (n->op == TN_K_end) {
      uint32_t start = open[--depth];
      l->v[start].end = i;
      l->v[i].end = start;
      if (branch[depth]) l->v[start].end = branch[depth], l->v[branch[depth]].end = i;
      if (node_of(l, start)->op != TN_K_if) loop = l->v[start].loop;
      if (vector == start) vector = 0;
    }
  }
}

// Node `user` needs v: until the end of the outermost loop that has user in it but not v.
static void need(Lower *l, TnKVal v, uint32_t user) {
  uint32_t last = user;
  for (uint32_t loop = l->v[user].loop; loop > v; loop = l->v[loop].loop) last = l->v[loop].end;
  if (last > l->v[v].last) l->v[v].last = last;
}

static void need_lanes(Lower *l, TnKVal v, uint32_t user) {
  if (!v) return;
  need(l, v, user);
  if (node_of(l, user)->lanes > 1 && node_of(l, v)->lanes == 1) l->v[v].needs_wide = true;
}

static void find_uses(Lower *l) {
  for (uint32_t i = 1; i < l->k->n_nodes; i++) {
    const TnKNode *n = node_of(l, i);
    if (n->op == TN_K_loop) need(l, i, l->v[i].end);
    for (uint32_t t = 0; t < n->n_terms; t++) need(l, l->k->terms[n->term + t].node, i);
    if (n->op == TN_K_get || n->op == TN_K_set) {
      need(l, n->a, i);
      need_lanes(l, n->b, i);
    } else if (n->op == TN_K_loop || n->op == TN_K_lane) {
      if (n->a) need(l, n->a, i);
    } else {
      need_lanes(l, n->a, i), need_lanes(l, n->b, i), need_lanes(l, n->c, i);
    }
  }
}

// A get needs no copy where the variable is not set before the get's last use.
static void find_aliases(Lower *l, TnArena *scratch) {
  uint32_t *next_set = tn_new_n(scratch, uint32_t, l->k->n_nodes);
  for (uint32_t i = l->k->n_nodes; i-- > 1;) {
    const TnKNode *n = node_of(l, i);
    if (n->op == TN_K_set) next_set[n->a] = i;
    if (n->op != TN_K_get || !l->v[i].last) continue;
    if (next_set[n->a] && next_set[n->a] <= l->v[i].last) continue;
    l->v[i].is_alias = true;
    if (l->v[i].last > l->v[n->a].last) l->v[n->a].last = l->v[i].last;
  }
}

static bool has_lanes(const TnKNode *n) { return n->lanes > 1 && n->op != TN_K_loop; }
static unsigned class_of(const TnKNode *n, bool is_many) { return !is_many ? 0 : is_wide(n) ? 2 : 1; }

static uint32_t take_slot(Lower *l, unsigned class) {
  Slots *s = &l->free[class];
  if (s->n) return s->data[--s->n];
  const size_t bytes[3] = {TN_TILE_ROUND * 8, l->width * 4, l->width * 8};
  uint32_t at = (uint32_t)l->scratch;
  l->scratch += bytes[class];
  return at;
}

static void free_slots(Lower *l, uint32_t at) {
  for (uint32_t i = l->dies[at]; i; i = l->v[i].next) {
    const TnKNode *n = node_of(l, i);
    Value *v = &l->v[i];
    if (v->slot && !v->is_alias) tn_push(l->arena, &l->free[class_of(n, has_lanes(n))], v->slot);
    if (v->wide) tn_push(l->arena, &l->free[class_of(n, true)], v->wide);
  }
}

static TnTileStep *add_step(Lower *l, TnTileFn *fn) {
  TnTileStep *s = &l->steps[l->n_steps++];
  *s = (TnTileStep){.fn = fn, .lanes = 1};
  return s;
}
static TnTileStep *add_loop_step(Lower *l, TnTileLoop *loop) {
  TnTileStep *s = add_step(l, NULL);
  s->loop = loop;
  return s;
}

// Where node `user` of many lanes (or one) finds the lanes of v.
static uint32_t operand(const Lower *l, TnKVal v, unsigned lanes) {
  if (!v) return 0;
  return lanes > 1 && node_of(l, v)->lanes == 1 ? l->v[v].wide : l->v[v].slot;
}

static uint32_t lanes_at(const Lower *l, uint32_t at, unsigned lanes) {
  return lanes == 1 ? 1 : l->v[at].in_vector ? 0 : lanes;
}

static void add_constants(Lower *l) {
  for (uint32_t i = 1; i < l->k->n_nodes; i++) {
    const TnKNode *n = node_of(l, i);
    Value *v = &l->v[i];
    if (n->op != TN_K_const || !v->last) continue;
    v->slot = take_slot(l, class_of(n, v->needs_wide));
    if (v->needs_wide) v->wide = v->slot;
    TnTileStep *s = add_step(l, step_const);
    s->out = v->slot;
    s->imm = n->imm;
    s->wide_index = is_wide(n);
    if (v->needs_wide) s->lanes = l->width;
  }
}

static int64_t stride_of(const Lower *l, const TnKNode *n) {
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *t = &l->k->terms[n->term + i];
    if (node_of(l, t->node)->aux & TN_LOOP_VECTOR && node_of(l, t->node)->op == TN_K_loop) return t->coef;
  }
  return 0;
}

static void set_terms(Lower *l, const TnKNode *n, TnTileStep *s) {
  s->imm = n->imm;
  s->stride = n->lanes > 1 ? stride_of(l, n) : 0;
  s->term = n->term, s->n_terms = n->n_terms;
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *t = &l->k->terms[n->term + i];
    l->terms[n->term + i] = (TnTileTerm){l->v[t->node].slot, t->coef};
  }
}

static void add_memory(Lower *l, uint32_t i, const TnKNode *n) {
  TnTileStep *s = add_step(l, n->op == TN_K_store ? tn_tile_store : tn_tile_load);
  set_terms(l, n, s);
  if (n->lanes == 1) s->stride = tn_k_mem_bytes[n->aux];
  s->out = l->v[i].slot;
  s->a = operand(l, n->a, n->lanes), s->b = operand(l, n->b, n->lanes), s->c = operand(l, n->c, n->lanes);
  s->lanes = lanes_at(l, i, n->lanes);
  s->buf = n->buf, s->coef_a = n->coef_a, s->mem = n->aux;
  s->wide_index = n->a && is_wide(node_of(l, n->a));
}

// There are loops for less: for greater, operands are exchanged.
static bool is_exchanged(const TnKNode *n) {
  _Static_assert(TN_KP_GT == TN_KP_LT + 2 && TN_KP_GE == TN_KP_LE + 2 && TN_KP_UGT == TN_KP_ULT + 2, "in this order");
  const bool is_greater = n->aux == TN_KP_GT || n->aux == TN_KP_GE || n->aux == TN_KP_UGT || n->aux == TN_KP_UGE;
  return is_greater && (n->op == TN_K_icmp || n->op == TN_K_fcmp);
}

static TnTileLoop *pure_loop(const Lower *l, const TnKNode *n) {
  bool wide_in = is_wide(node_of(l, n->op == TN_K_select ? n->b : n->a));
  const unsigned predicate = is_exchanged(n) ? n->aux - 2u : n->aux;
  if (n->op == TN_K_icmp) return tn_tile_loops.icmp[predicate][wide_in];
  if (n->op == TN_K_fcmp) return tn_tile_loops.fcmp[predicate][wide_in];
  TnTileLoop *fast = tn_tile_fast_loop((TnKOp)n->op, is_wide(n));
  return fast ? fast : tn_tile_loop((TnKOp)n->op, wide_in, is_wide(n));
}

static void add_pure(Lower *l, uint32_t i, const TnKNode *n) {
  TnTileStep *s = add_loop_step(l, pure_loop(l, n));
  s->out = l->v[i].slot;
  const bool is_turned = is_exchanged(n);
  s->a = operand(l, is_turned ? n->b : n->a, n->lanes), s->b = operand(l, is_turned ? n->a : n->b, n->lanes);
  s->c = operand(l, n->c, n->lanes);
  s->lanes = lanes_at(l, i, n->lanes);
}

static void add_move(Lower *l, uint32_t out, uint32_t from, const TnKNode *n, uint32_t lanes) {
  TnTileStep *s = add_step(l, step_move);
  s->out = out, s->a = from, s->lanes = lanes;
  s->mem = (uint8_t)tn_k_type_bytes((TnKType)n->type);
}

static void add_call(Lower *l, uint32_t i, const TnKNode *n) {
  add_pure(l, i, n);
  TnTileStep *s = &l->steps[l->n_steps - 1];
  s->loop = NULL, s->fn = step_call;
  s->mem = n->type;
  s->imm = n->imm;
}

static void add_loop(Lower *l, uint32_t i, const TnKNode *n) {
  TnTileStep *s = add_step(l, step_loop);
  s->out = l->v[i].slot;
  s->a = n->a ? l->v[n->a].slot : 0;
  s->imm = n->imm;
  s->mem = n->aux;
  s->stride = l->v[i].pace;
}

static void add_end(Lower *l, uint32_t i) {
  uint32_t start = l->v[i].end;
  const TnKNode *n = node_of(l, start);
  if (n->op == TN_K_while) add_step(l, step_jump)->jump = l->first[start];
  if (n->op != TN_K_loop) return;
  TnTileStep *s = add_step(l, step_again);
  *s = l->steps[l->first[start]];
  s->fn = step_again;
  s->jump = l->first[start] + 1;
}

// Steps of a node whose slot is there.
static void add_node(Lower *l, uint32_t i, const TnKNode *n) {
  switch (n->op) {
    case TN_K_nop:
    case TN_K_const:
    case TN_K_while: return;
    case TN_K_loop: add_loop(l, i, n); return;
    case TN_K_end: add_end(l, i); return;
    case TN_K_else: add_step(l, step_jump); return;
    case TN_K_if:
    case TN_K_exit: add_step(l, step_unless)->a = l->v[n->a].slot; return;
    case TN_K_skip: {
      TnTileStep *s = add_step(l, step_skip);
      s->a = operand(l, n->a, n->lanes), s->lanes = lanes_at(l, i, n->lanes);
      return;
    }
    case TN_K_load:
    case TN_K_store: add_memory(l, i, n); return;
    case TN_K_affine: {
      TnTileStep *s = add_step(l, step_affine);
      set_terms(l, n, s);
      s->out = l->v[i].slot, s->lanes = lanes_at(l, i, n->lanes), s->wide_index = is_wide(n);
      return;
    }
    case TN_K_index: {
      TnTileStep *s = add_step(l, step_index);
      s->out = l->v[i].slot, s->a = l->v[n->a].slot, s->wide_index = is_wide(node_of(l, n->a));
      return;
    }
    case TN_K_var: add_move(l, l->v[i].slot, operand(l, n->a, n->lanes), n, lanes_at(l, i, n->lanes)); return;
    case TN_K_get:
      if (!l->v[i].is_alias) add_move(l, l->v[i].slot, l->v[n->a].slot, n, lanes_at(l, i, n->lanes));
      return;
    case TN_K_set: {
      const TnKNode *var = node_of(l, n->a);
      add_move(l, l->v[n->a].slot, operand(l, n->b, var->lanes), var, lanes_at(l, i, var->lanes));
      return;
    }
    case TN_K_down: {
      uint32_t bytes = tn_k_type_bytes((TnKType)n->type), by = (uint32_t)n->imm;
      if (by < n->lanes) add_move(l, l->v[i].slot, l->v[n->a].slot + by * bytes, n, n->lanes - by);
      return;
    }
    case TN_K_lane:
      add_move(l, l->v[i].slot, l->v[n->a].slot + (uint32_t)n->imm * tn_k_type_bytes((TnKType)n->type), n, 1);
      return;
    case TN_K_bits: add_move(l, l->v[i].slot, l->v[n->a].slot, n, lanes_at(l, i, n->lanes)); return;
    case TN_K_call1:
    case TN_K_call2: add_call(l, i, n); return;
    default: add_pure(l, i, n);
  }
}

static void lower_node(Lower *l, uint32_t i) {
  const TnKNode *n = node_of(l, i);
  Value *v = &l->v[i];
  l->first[i] = l->n_steps;
  free_slots(l, i);
  if (n->op == TN_K_const || (n->type != TN_KT_NONE && !v->last && n->op != TN_K_loop)) return;
  if (v->is_alias)
    v->slot = l->v[n->a].slot;
  else if (n->type != TN_KT_NONE)
    v->slot = take_slot(l, class_of(n, has_lanes(n)));
  add_node(l, i, n);
  if (!v->needs_wide) return;
  v->wide = take_slot(l, class_of(n, true));
  TnTileStep *s = add_loop_step(l, tn_tile_loops.splat[is_wide(n)]);
  s->out = v->wide, s->a = v->slot, s->lanes = v->in_vector ? 0 : l->width;
}

// Jumps forward, now that all steps have numbers: a loop goes behind its end, an if into its other branch, exit
// behind the while.
static void set_jumps(Lower *l) {
  uint32_t whiles[TN_K_MAX_DEPTH], depth = 0;
  for (uint32_t i = 1; i < l->k->n_nodes; i++) {
    const TnKNode *n = node_of(l, i);
    TnTileStep *s = &l->steps[l->first[i]];
    if (n->op == TN_K_while) whiles[depth++] = i;
    if (n->op == TN_K_end && node_of(l, l->v[i].end)->op == TN_K_while) depth--;
    if (n->op == TN_K_loop || n->op == TN_K_if) s->jump = l->first[l->v[i].end + 1];
    if (n->op == TN_K_skip) s->jump = l->first[i + 1 + n->imm];
    if (n->op == TN_K_else) s->jump = l->first[l->v[i].end];
    if (n->op == TN_K_exit) s->jump = l->first[l->v[whiles[depth - 1]].end + 1];
  }
}

// Lanes of a wide slot: what the values want and what a step of the vector loops takes.
static void find_width(Lower *l) {
  uint32_t width = 1;
  for (uint32_t i = 1; i < l->k->n_nodes; i++) {
    const TnKNode *n = node_of(l, i);
    uint32_t w = n->lanes;
    if (n->op == TN_K_loop)
      l->v[i].pace = w = n->aux & TN_LOOP_VECTOR ? tn_tile_widen(l->arena, l->k, i, l->v[i].end) : 1;
    if (w > width) width = w;
  }
  l->width = (width + TN_TILE_ROUND_WIDE - 1) & ~(uint32_t)(TN_TILE_ROUND_WIDE - 1);
}

static void lower_all(Lower *l) {
  find_brackets(l);
  find_uses(l);
  find_aliases(l, l->arena);
  for (uint32_t i = 1; i < l->k->n_nodes; i++) {
    if (!l->v[i].last || node_of(l, i)->op == TN_K_const) continue;
    l->v[i].next = l->dies[l->v[i].last];
    l->dies[l->v[i].last] = i;
  }
  find_width(l);
  add_constants(l);
  for (uint32_t i = 1; i < l->k->n_nodes; i++) lower_node(l, i);
  l->first[l->k->n_nodes] = l->n_steps;
  add_step(l, step_stop);
  set_jumps(l);
}

TnTileKernel tn_tile_lower(TnArena *arena, const TnKernel *k) {
  size_t n = k->n_nodes;
  TnTileStep *steps = tn_new_n(arena, TnTileStep, 2 * n + 1);
  TnTileTerm *terms = tn_new_n(arena, TnTileTerm, k->n_terms);
  TnArenaMark mark = tn_arena_mark(arena);
  Lower l = {.arena = arena,
             .k = k,
             .v = tn_new_n(arena, Value, n),
             .dies = tn_new_n(arena, uint32_t, n),
             .scratch = TN_TILE_ROUND * 8,
             .steps = steps,
             .first = tn_new_n(arena, uint32_t, n + 1),
             .terms = terms};
  lower_all(&l);
  tn_arena_release(arena, mark);
  return (TnTileKernel){steps, terms, l.scratch, l.n_steps * sizeof *steps + k->n_terms * sizeof *terms};
}

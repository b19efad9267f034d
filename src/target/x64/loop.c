// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loops, conditions, and the kernel as a whole: entry, frame, exit.
#include "target/x64/gen.h"

enum { MAX_EXITS_OPEN = 128 };

typedef struct Flow {
  TnXGen *g;
  TN_VEC(size_t) exits;  // jumps out of the whiles that are open
  uint32_t exits_from[MAX_EXITS_OPEN];
  unsigned n_whiles;
} Flow;

static void emit_range(Flow *f, uint32_t from, uint32_t to);

// ---- what begins at a position

static void start_items(TnXGen *g, uint32_t i) {
  for (uint32_t x = g->starting[i]; x; x = g->items[x].next_start) {
    const TnXItem *it = &g->items[x];
    int32_t loc = it->parts ? g->locs[it->loc] : INT32_MIN;
    if (loc < 0) continue;
    if (x < g->k->n_nodes) {
      const TnKNode *n = tn_x_node(g, x);
      if (n->op != TN_K_const) continue;  // a load made early
      if (g->is_table[x] == TN_X_AS_TABLE)
        tn_x_op(g, TN_X_movups_load, 64, (unsigned)loc, 0, tn_x_table(g, x));
      else
        tn_x_node_const(g, x, x, (unsigned)loc, tn_x_bytes(g, x, (TnKType)n->type));
    } else if (it->addr && !g->addrs.data[it->addr - 1].node) {
      tn_x_load64(g->code, (unsigned)loc, tn_x_mem(TN_XR_DI, (int32_t)g->addrs.data[it->addr - 1].buf * 8));
    }
  }
}

// The loads that are made early, when their addresses are there.
static void start_loads(TnXGen *g, uint32_t i) {
  for (uint32_t x = g->starting[i]; x; x = g->items[x].next_start) {
    if (x >= g->k->n_nodes || !g->is_early[x]) continue;
    g->i = x, g->vector_loop = g->vloop[x], g->n_parts = g->items[x].parts;
    tn_x_load(g, x);
    g->vector_loop = 0;
  }
}

static void make_addresses(TnXGen *g, uint32_t i) {
  for (uint32_t x = g->made[i]; x; x = g->addrs.data[x - 1].next_node) tn_x_make_address(g, x);
}

static TnXArg place_g(TnXGen *g, uint32_t item) {
  int32_t loc = g->locs[g->items[item].loc];
  return loc >= 0 ? tn_x_reg((unsigned)loc) : tn_x_slot(g, loc);
}

static void add_to_place(TnXGen *g, TnXArg at, int64_t x) {
  if (x == (int32_t)x) {
    tn_x_alu_imm(g->code, 0, true, at, (int32_t)x);
  } else {
    tn_x_mov_imm(g->code, TN_XR_AX, x);
    tn_x_alu(g->code, 0, true, at, TN_XR_AX);
  }
}

// ---- bodies of vector loops

static unsigned lanes_of_part(const TnXGen *g, uint32_t loop) {
  unsigned lanes = tn_x_node(g, loop)->lanes;
  return lanes < g->c ? lanes : g->c;
}

// Where all tails of a kernel have the same lanes, the mask is made once: their number, or 0.
static unsigned only_tail(const TnXGen *g) {
  unsigned only = 0;
  for (uint32_t i = g->first_vector; i; i = g->next_vector[i]) {
    const TnKNode *n = tn_x_node(g, i);
    unsigned tail = (unsigned)(n->imm % n->lanes) % lanes_of_part(g, i);
    if (tail && only && tail != only) return 0;
    if (tail) only = tail;
  }
  return only;
}

static void set_tail(TnXGen *g, unsigned lanes) {
  g->tail_lanes = lanes;
  if (!g->is_512 || !g->tail_lanes || g->tail_lanes == g->only_tail) return;
  tn_x_mov_imm(g->code, TN_XR_AX, (int64_t)(((uint64_t)1 << g->tail_lanes) - 1));
  tn_x_op(g, TN_X_kmovq_from, 16, TN_X_TAIL_K, 0, tn_x_reg(TN_XR_AX));
}

// One step of which the first `active` lanes count.
static void emit_step(Flow *f, uint32_t loop, unsigned active) {
  TnXGen *g = f->g;
  // A loop of fewer lanes than another one of the kernel has parts of its own width.
  unsigned lanes = tn_x_node(g, loop)->lanes, each = lanes_of_part(g, loop);
  unsigned parts = (active + each - 1) / each, block = g->block[loop], cut = active % each;
  g->vector_loop = loop;
  if (active < lanes) set_tail(g, cut);
  for (g->part0 = 0; g->part0 < parts; g->part0 += block) {
    g->n_parts = parts - g->part0 < block ? parts - g->part0 : block;
    g->partial = cut && g->part0 + g->n_parts == parts ? (int)parts - 1 : -1;
    emit_range(f, loop + 1, g->match[loop]);
  }
  g->part0 = 0, g->partial = -1, g->vector_loop = 0;
}

static void emit_body(Flow *f, uint32_t loop) {
  const TnKNode *n = tn_x_node(f->g, loop);
  if (n->aux & TN_LOOP_VECTOR) {
    emit_step(f, loop, n->lanes);
  } else {
    emit_range(f, loop + 1, f->g->match[loop]);
  }
}

static void emit_single(Flow *f, uint32_t loop) {
  TnXGen *g = f->g;
  const TnKNode *n = tn_x_node(g, loop);
  if (n->imm <= 0) return;
  g->constant[loop] = 0;
  if (!(n->aux & TN_LOOP_VECTOR)) {
    emit_body(f, loop);
    return;
  }
  if (n->imm >= n->lanes) emit_step(f, loop, n->lanes);
  g->constant[loop] = n->imm / n->lanes * n->lanes;
  if (n->imm % n->lanes) emit_step(f, loop, (unsigned)(n->imm % n->lanes));
}

// ---- loops

static void advance(TnXGen *g, uint32_t loop, int64_t step) {
  for (uint32_t x = g->made[loop]; x; x = g->addrs.data[x - 1].next_node)
    add_to_place(g, place_g(g, g->addrs.data[x - 1].item), g->addrs.data[x - 1].coef * step);
  add_to_place(g, place_g(g, loop), step);
}

static void init_counter(TnXGen *g, uint32_t loop) {
  bool is_parallel = loop == g->parallel_loop;
  unsigned to = tn_x_dst_g(g, loop, TN_XR_AX);
  if (is_parallel) {
    unsigned from = tn_x_src_g(g, g->begin_item, TN_XR_AX);
    tn_x_mov(g->code, to, from);
  } else {
    tn_x_mov_imm(g->code, to, 0);
  }
  tn_x_done_g(g, loop, to);
  make_addresses(g, loop);
}

static void compare_limit(TnXGen *g, uint32_t loop, uint32_t limit, int64_t ahead) {
  unsigned x = tn_x_src_g(g, loop, TN_XR_AX);
  if (ahead) {
    tn_x_lea(g->code, TN_XR_AX, tn_x_mem(x, (int32_t)ahead));
    x = TN_XR_AX;
  }
  tn_x_alu_from(g->code, 7, true, x, place_g(g, limit));
}

static void compare_static(TnXGen *g, uint32_t loop, int64_t limit) {
  if (limit == (int32_t)limit) {
    tn_x_alu_imm(g->code, 7, true, place_g(g, loop), (int32_t)limit);
  } else {
    tn_x_mov_imm(g->code, TN_XR_AX, limit);
    tn_x_alu(g->code, 7, true, place_g(g, loop), TN_XR_AX);
  }
}

// How often the body of a loop stands in it: short ones cost less than the counting.
static int64_t copies_of(const TnXGen *g, uint32_t loop) {
  enum { SHORT = 16, COPIES = 4 };
  const TnKNode *n = tn_x_node(g, loop);
  bool is_short = !(n->aux & TN_LOOP_VECTOR) && !n->a && n->imm >= 2 * COPIES && g->match[loop] - loop <= SHORT;
  for (uint32_t i = loop + 1; is_short && i < g->match[loop]; i++) {
    unsigned op = tn_x_node(g, i)->op;
    if (op == TN_K_loop ? !tn_x_loop_is_single(g, i) : op == TN_K_while || op == TN_K_call1 || op == TN_K_call2)
      is_short = false;
  }
  return is_short ? COPIES : 1;
}

static void emit_copies(Flow *f, uint32_t loop, int64_t n) {
  for (int64_t i = 0; i < n; i++) {
    f->g->constant[loop] = i;
    emit_range(f, loop + 1, f->g->match[loop]);
  }
  f->g->constant[loop] = 0;
}

// Several iterations at a time, while there are so many.
static void emit_parallel_copies(Flow *f, uint32_t loop, int64_t n) {
  TnXGen *g = f->g;
  compare_limit(g, loop, g->limit_item, n);
  size_t few = tn_x_jump(g->code, TN_XJ_G), top = g->code->n;
  emit_copies(f, loop, n);
  advance(g, loop, n);
  compare_limit(g, loop, g->limit_item, n);
  tn_x_jump_back(g->code, TN_XJ_LE, top);
  tn_x_here(g->code, few);
}

// Iterations begin .. limit of the parallel loop; never none.
static void emit_parallel(Flow *f, uint32_t loop) {
  TnXGen *g = f->g;
  const TnKNode *n = tn_x_node(g, loop);
  TnXCode *c = g->code;
  bool is_vector = n->aux & TN_LOOP_VECTOR;
  int64_t step = is_vector ? n->lanes : 1, rest = n->imm % step;
  int64_t copies = copies_of(g, loop);
  size_t to_tail = 0, done = 0;
  if (copies > 1) {
    emit_parallel_copies(f, loop, copies);
    compare_limit(g, loop, g->limit_item, 0);
    done = tn_x_jump(c, TN_XJ_GE);
  }
  if (rest) {
    compare_limit(g, loop, g->limit_item, step);
    to_tail = tn_x_jump(c, TN_XJ_G);
  }
  size_t top = c->n;
  emit_body(f, loop);
  advance(g, loop, step);
  compare_limit(g, loop, g->limit_item, rest ? step : 0);
  tn_x_jump_back(c, rest ? TN_XJ_LE : TN_XJ_L, top);
  if (copies > 1) tn_x_here(c, done);
  if (!rest) return;
  tn_x_here(c, to_tail);
  compare_limit(g, loop, g->limit_item, 0);
  done = tn_x_jump(c, TN_XJ_GE);
  emit_step(f, loop, (unsigned)rest);
  tn_x_here(c, done);
}

static void emit_counted(Flow *f, uint32_t loop) {
  TnXGen *g = f->g;
  const TnKNode *n = tn_x_node(g, loop);
  TnXCode *c = g->code;
  bool is_vector = n->aux & TN_LOOP_VECTOR;
  int64_t step = is_vector ? n->lanes : copies_of(g, loop), full = n->imm / step * step;
  size_t none = 0, top;
  if (n->a) {
    unsigned limit = tn_x_dst_g(g, g->loop_limit[loop], TN_XR_AX);
    g->n_reload = 0;
    tn_x_into_g(g, limit, n->a);
    tn_x_done_g(g, g->loop_limit[loop], limit);
    tn_x_gpr(c, 0x85, true, limit, tn_x_reg(limit), 0, 0);  // test
    none = tn_x_jump(c, TN_XJ_LE);
  }
  top = c->n;
  if (is_vector) {
    emit_step(f, loop, n->lanes);
  } else {
    emit_copies(f, loop, step);
  }
  advance(g, loop, step);
  if (n->a) {
    compare_limit(g, loop, g->loop_limit[loop], 0);
  } else {
    compare_static(g, loop, full);
  }
  tn_x_jump_back(c, TN_XJ_L, top);
  if (n->a) tn_x_here(c, none);
  if (is_vector && n->imm % step) emit_step(f, loop, (unsigned)(n->imm % step));
  if (!is_vector) emit_copies(f, loop, n->imm % step);
}

static void emit_loop(Flow *f, uint32_t loop) {
  TnXGen *g = f->g;
  if (tn_x_loop_is_single(g, loop)) {
    emit_single(f, loop);
    return;
  }
  init_counter(g, loop);
  if (loop == g->parallel_loop) {
    emit_parallel(f, loop);
  } else {
    emit_counted(f, loop);
  }
}

// ---- conditions

static void emit_if(Flow *f, uint32_t i) {
  TnXGen *g = f->g;
  uint32_t middle = g->match[i], end = middle;
  size_t to_else = tn_x_jump(g->code, tn_x_condition(g, tn_x_node(g, i)->a) ^ 1), to_end = 0;
  emit_range(f, i + 1, middle);
  if (tn_x_node(g, middle)->op == TN_K_else) {
    end = g->match[middle];
    to_end = tn_x_jump(g->code, TN_XJ_ALWAYS);
    tn_x_here(g->code, to_else);
    emit_range(f, middle + 1, end);
    tn_x_here(g->code, to_end);
  } else {
    tn_x_here(g->code, to_else);
  }
}

// Loops of few instructions are faster where they do not begin in the middle of what is fetched at once: nops.
static void align(TnXCode *c) {
  while (c->n % 32) tn_x_byte(c, c->n % 8 == 7 ? 0x90 : 0x66);
}

static void emit_while(Flow *f, uint32_t i) {
  TnXGen *g = f->g;
  assert(f->n_whiles < MAX_EXITS_OPEN);
  align(g->code);
  f->exits_from[f->n_whiles++] = (uint32_t)f->exits.n;
  size_t top = g->code->n;
  emit_range(f, i + 1, g->match[i]);
  tn_x_jump_back(g->code, TN_XJ_ALWAYS, top);
  uint32_t from = f->exits_from[--f->n_whiles];
  for (size_t x = from; x < f->exits.n; x++) tn_x_here(g->code, f->exits.data[x]);
  f->exits.n = from;
}

static void emit_exit(Flow *f, uint32_t i) {
  size_t jump = tn_x_jump(f->g->code, tn_x_condition(f->g, tn_x_node(f->g, i)->a) ^ 1);
  tn_push(f->g->arena, &f->exits, jump);
}

// Jumps when the first n parts of skip i's mask have no lane. What lies above the lanes may count as one: then what is
// skipped is done for nothing.
static size_t jump_if_none(TnXGen *g, uint32_t i, unsigned n) {
  const TnKNode *skip = tn_x_node(g, i);
  if (tn_x_reads_g(g, i, skip->a)) return tn_x_jump(g->code, tn_x_condition(g, skip->a) ^ 1);
  for (unsigned q = 0; q < (skip->lanes == 1 ? 1 : n); q++) {
    g->n_reload = 0;
    tn_x_mask_bits(g, skip->a, q, q ? TN_XR_CX : TN_XR_AX);
    if (q) tn_x_alu(g->code, 1, true, tn_x_reg(TN_XR_AX), TN_XR_CX);
  }
  unsigned lanes = skip->lanes == 1 ? 1 : tn_x_lanes(g, i);
  tn_x_alu_imm(g->code, 4, true, tn_x_reg(TN_XR_AX), lanes < 32 ? (1 << lanes) - 1 : -1);
  return tn_x_jump(g->code, TN_XJ_E);
}

// The end of those selects behind skip i whose registers have what they give when it is taken.
static uint32_t end_of_selects(const TnXGen *g, uint32_t i, unsigned parts) {
  const TnKNode *skip = tn_x_node(g, i);
  uint32_t s = i + 1 + (uint32_t)skip->imm;
  for (; s < g->k->n_nodes; s++) {
    const TnKNode *n = tn_x_node(g, s);
    if (n->op != TN_K_select || !n->aux || n->a != skip->a || !g->need[s] || g->starting[s] || g->shadow[s]) break;
    if (g->items[s].cls != TN_XC_V || g->items[n->c].cls != TN_XC_V) break;
    bool same = true;
    for (unsigned q = 0; q < parts; q++)
      same = same && tn_x_loc(g, s, q) >= 0 && tn_x_loc(g, s, q) == tn_x_loc(g, n->c, q);
    if (!same) break;
  }
  return s;
}

// In a vector loop part by part, so that what is inside takes few registers. Gives what comes next.
static uint32_t emit_skip(Flow *f, uint32_t i) {
  TnXGen *g = f->g;
  unsigned parts = g->n_parts, wide = tn_x_parts(g, i);
  bool by_parts = g->vloop[i] && parts > 1;
  uint32_t end = end_of_selects(g, i, g->vloop[i] ? parts : wide);
  size_t over = jump_if_none(g, i, wide);
  if (!by_parts) {
    emit_range(f, i + 1, end);
  } else {
    g->n_parts = 1;
    for (unsigned q = 0; q < parts; q++, g->part0++, g->in_block++) {
      size_t next = jump_if_none(g, i, 1);
      emit_range(f, i + 1, end);
      tn_x_here(g->code, next);
    }
    g->n_parts = parts, g->part0 -= parts, g->in_block -= parts;
  }
  tn_x_here(g->code, over);
  return end;
}

static inline void emit_node(TnXGen *g, uint32_t i) {
  g->i = i;
  g->n_reload = 0;
  tn_x_select(g, i);
  if (g->shadow[i]) tn_x_shadow(g, i);
  if (g->made[i]) make_addresses(g, i);
}

// Brackets nest at most as deep as the builder allows, so recursion is bounded.
static void emit_range(Flow *f, uint32_t from, uint32_t to) {
  TnXGen *g = f->g;
  for (uint32_t i = from; i < to; i++) {
    const TnKNode *n = tn_x_node(g, i);
    if (g->notes)
      tn_push(g->arena, &g->notes->list, ((TnXNote){g->code->n - g->code->start, g->origin ? g->origin[i] : i}));
    if (g->starting[i]) start_items(g, i), start_loads(g, i);
    bool is_flow = (n->op >= TN_K_loop && n->op <= TN_K_if) || n->op == TN_K_skip;
    if (!is_flow) {
      if (g->need[i] && !g->is_early[i]) emit_node(g, i);
    } else if (n->op == TN_K_loop) {
      emit_loop(f, i);
      i = g->match[i];
    } else if (n->op == TN_K_while) {
      emit_while(f, i);
      i = g->match[i];
    } else if (n->op == TN_K_if) {
      emit_if(f, i);
      i = g->match[i];
      if (tn_x_node(g, i)->op == TN_K_else) i = g->match[i];
    } else if (n->op == TN_K_exit) {
      emit_exit(f, i);
    } else {
      i = emit_skip(f, i) - 1;
    }
  }
}

// ---- the kernel

static const uint8_t saved_by_callee[] = {TN_XR_BX, TN_XR_BP, TN_XR_12, TN_XR_13, TN_XR_14, TN_XR_15};

static void lay_out_frame(TnXGen *g) {
  uint32_t at = 0;
  g->area_at = at;
  if (g->needs_area) at += TN_X_SCRATCH_AREA;
  g->call_at = at;
  if (g->has_call) at += TN_X_CALL_AREA;
  g->spill_at = at;
  at += g->n_slots * g->slot_bytes;
  g->frame_bytes = at ? (at + 8 + 63) & ~63u : 0;
}

static uint32_t offset_of(const TnXCode *c) { return (uint32_t)(c->n - c->start); }

static void enter(TnXGen *g) {
  TnXCode *c = g->code;
  TnXFrame *u = &g->unwind.frames[g->unwind.n++];
  u->enter = offset_of(c);
  u->frame_bytes = g->frame_bytes;
  for (size_t i = 0; i < TN_COUNT(saved_by_callee); i++) {
    if (!(g->used_g >> saved_by_callee[i] & 1)) continue;
    tn_x_push(c, saved_by_callee[i]);
    u->saved[u->n_saved++] = saved_by_callee[i];
  }
  if (g->frame_bytes) {
    tn_x_mov(c, TN_XR_AX, TN_XR_SP);
    tn_x_alu_imm(c, 5, true, tn_x_reg(TN_XR_SP), (int32_t)g->frame_bytes);
    tn_x_alu_imm(c, 4, true, tn_x_reg(TN_XR_SP), -64);
    tn_x_store64(c, tn_x_mem(TN_XR_SP, (int32_t)g->frame_bytes - 8), TN_XR_AX);
  }
  u->body = offset_of(c);
  if (!g->begin_item) return;
  unsigned begin = tn_x_dst_g(g, g->begin_item, TN_XR_SI);
  tn_x_mov(c, begin, TN_XR_SI);
  tn_x_done_g(g, g->begin_item, begin);
  unsigned limit = tn_x_dst_g(g, g->limit_item, TN_XR_DX);
  tn_x_mov(c, limit, TN_XR_DX);
  tn_x_done_g(g, g->limit_item, limit);
}

static void leave(TnXGen *g) {
  TnXCode *c = g->code;
  TnXFrame *u = &g->unwind.frames[g->unwind.n - 1];
  if (c->uses_high) {  // vzeroupper
    tn_x_byte(c, 0xC5);
    tn_x_byte(c, 0xF8);
    tn_x_byte(c, 0x77);
  }
  if (g->frame_bytes) tn_x_load64(c, TN_XR_SP, tn_x_mem(TN_XR_SP, (int32_t)g->frame_bytes - 8));
  u->pops = offset_of(c);
  for (size_t i = u->n_saved; i-- > 0;) tn_x_pop(c, u->saved[i]);
  tn_x_byte(c, 0xC3);
  u->end = offset_of(c);
}

static void emit_all(TnXGen *g) {
  Flow f = {.g = g};
  enter(g);
  g->only_tail = 0;
  set_tail(g, only_tail(g));
  g->only_tail = g->tail_lanes;
  emit_range(&f, 1, g->k->n_nodes);
  if (g->is_streaming) {  // sfence: what is streamed is seen by who sees that the kernel is done
    tn_x_byte(g->code, 0x0F);
    tn_x_byte(g->code, 0xAE);
    tn_x_byte(g->code, 0xF8);
  }
  leave(g);
}

// Streaming stores have to be aligned, so there are two versions of a kernel that has some. This one is for buffers
// that all are aligned; the jump to the other one is patched by the caller. False: nothing to stream.
static bool emit_streaming(TnXGen *g, size_t *out_jump) {
  TnXCode *c = g->code;
  uint64_t bufs = 0;
  for (uint32_t i = 1; i < g->k->n_nodes && g->k->streamed; i++)
    if (tn_x_can_stream(g, i)) bufs |= (uint64_t)1 << tn_x_node(g, i)->buf;
  if (!bufs) return false;
  tn_x_load64(c, TN_XR_AX, tn_x_mem(TN_XR_DI, 8 * __builtin_ctzll(bufs)));
  while (bufs &= bufs - 1) tn_x_alu_from(c, 1, true, TN_XR_AX, tn_x_mem(TN_XR_DI, 8 * __builtin_ctzll(bufs)));
  tn_x_alu_imm(c, 4, true, tn_x_reg(TN_XR_AX), (int32_t)g->vector_bytes - 1);
  *out_jump = tn_x_jump(c, TN_XJ_NE);
  g->is_streaming = true;
  emit_all(g);
  g->is_streaming = false;
  return true;
}

void tn_x_generate(TnXGen *g) {
  TnXCode *c = g->code;
  lay_out_frame(g);
  g->partial = -1;
  size_t to_end = 0;
  if (g->parallel_loop) {  // an empty range does nothing
    tn_x_alu_from(c, 7, true, TN_XR_SI, tn_x_reg(TN_XR_DX));
    to_end = tn_x_jump(c, TN_XJ_GE);
  }
  size_t to_plain;
  if (emit_streaming(g, &to_plain)) tn_x_here(c, to_plain);
  emit_all(g);
  if (g->parallel_loop) {
    tn_x_here(c, to_end);
    tn_x_byte(c, 0xC3);
  }
  tn_x_code_finish(c);
}

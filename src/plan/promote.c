// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Memory to registers. A temporary that one kernel alone uses, one element at a time and always the same ones, needs no
// memory: its elements become variables of the kernel; so does one that is always used as a whole, in the lanes of
// loops of one step. Where a variable's value is known from what was set before on the same straight path, it is not
// even read. So loops over scalars and short vectors run in registers.
#include "plan/priv.h"

enum {
  SMALL = 256,  // bytes of a tensor whose loops may become its elements
  WIDE = 512,   // bytes of all variables of several lanes together
  MAX_DEPTH = 64,
};
#define FOREVER UINT32_MAX

typedef struct Cell {
  uint32_t buf;
  uint8_t mem;
  int64_t imm;
  TnKVal var, known;  // in the new kernel: the variable, and its value
  uint32_t since;     // the path on which that is known
  uint32_t stores;
  uint8_t depth;  // of that path
  uint8_t lanes;
} Cell;

typedef struct Promote {
  TnPlanner *p;
  TnKernel *k;
  uint8_t *is_candidate;  // by buffer
  Cell *cells;
  size_t n_cells;
  uint32_t *cell_of;  // by node: number + 1
  uint32_t *next;     // by load: the next store of its cell
  size_t *table;      // cells by buffer and place
  size_t n_table;
} Promote;

// Whether memory makes another number of what is stored there.
static bool is_narrow(TnKMem m) { return !tn_k_is_whole(m); }
static bool is_float(TnKMem m) { return tn_k_mem_type(m) == TN_KT_F32; }

// One element at a known place, or all lanes of a loop of one step from the buffer's beginning on. (Many small integers
// are worked on in lanes of their own size, which memory says.)
static bool is_simple(const TnKernel *k, const TnKNode *n) {
  if (n->a || n->b || (n->lanes > 1 && is_narrow((TnKMem)n->aux) && !is_float((TnKMem)n->aux))) return false;
  if (n->lanes == 1) return n->n_terms == 0;
  const TnKTerm *t = &k->terms[n->term];
  const TnKNode *loop = &k->nodes[t->node];
  return n->n_terms == 1 && n->imm == 0 && loop->op == TN_K_loop && loop->lanes == n->lanes && loop->imm <= n->lanes &&
         t->coef == tn_k_mem_bytes[n->aux] && n->aux != TN_KM_I1;
}

// The place in the table of this cell, or the free one where it belongs.
static size_t place_of(const Promote *w, uint32_t buf, int64_t imm) {
  uint64_t h = (buf * 0x9E3779B97F4A7C15u) ^ ((uint64_t)imm * 0xC2B2AE3D27D4EB4Fu);
  size_t at = (size_t)(h ^ h >> 32) & (w->n_table - 1);
  for (; w->table[at]; at = (at + 1) & (w->n_table - 1)) {
    const Cell *c = &w->cells[w->table[at] - 1];
    if (c->buf == buf && c->imm == imm) break;
  }
  return at;
}

static bool has_cell(const Promote *w, uint32_t buf, int64_t imm) { return w->table[place_of(w, buf, imm)] != 0; }

// The cell of an access, made when it is new.
static uint32_t cell_at(Promote *w, const TnKNode *n) {
  size_t at = place_of(w, n->buf, n->imm);
  if (w->table[at]) return (uint32_t)w->table[at] - 1;
  w->cells[w->n_cells] = (Cell){.buf = n->buf, .mem = n->aux, .imm = n->imm, .lanes = n->lanes};
  w->table[at] = ++w->n_cells;
  return (uint32_t)w->n_cells - 1;
}

// Buffers that are used as single elements alone, or alone as a whole, as long as there are registers for these.
static size_t find_simple(Promote *w) {
  TnKernel *k = w->k;
  size_t accesses = 0, wide = 0;
  TnKVal *loop = tn_new_n(w->p->work, TnKVal, k->n_bufs + 1);  // by buffer: one in which it is a whole
  uint8_t *lanes = tn_new_n(w->p->work, uint8_t, k->n_bufs + 1), *mem = tn_new_n(w->p->work, uint8_t, k->n_bufs + 1);
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (!tn_k_is_access(n) || !w->is_candidate[n->buf]) continue;
    TnKVal in = n->lanes > 1 && n->n_terms ? k->terms[n->term].node : 0;
    bool is_new = !lanes[n->buf],
         same = is_new || (lanes[n->buf] == n->lanes && k->nodes[loop[n->buf]].imm == k->nodes[in].imm);
    if (is_new) lanes[n->buf] = n->lanes, loop[n->buf] = in, mem[n->buf] = n->aux;
    same &= mem[n->buf] == n->aux || (!is_narrow((TnKMem)mem[n->buf]) && !is_narrow((TnKMem)n->aux));
    if (is_new && in) wide += (size_t)n->lanes * tn_k_type_bytes(tn_k_mem_type((TnKMem)n->aux));
    if (!same || !is_simple(k, n) || (in && wide > WIDE)) w->is_candidate[n->buf] = 0;
    accesses++;
  }
  return accesses;
}

// Their parts, at places that do not overlap.
static size_t find_cells(Promote *w) {
  TnKernel *k = w->k;
  size_t accesses = find_simple(w);
  if (!accesses) return 0;
  for (w->n_table = 16; w->n_table < 2 * accesses;) w->n_table *= 2;
  w->table = tn_new_n(w->p->work, size_t, w->n_table);
  w->cells = tn_new_n(w->p->work, Cell, accesses + 1);
  w->cell_of = tn_new_n(w->p->work, uint32_t, k->n_nodes);
  w->next = tn_new_n(w->p->work, uint32_t, k->n_nodes);
  size_t good = 0;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (!tn_k_is_access(n) || !w->is_candidate[n->buf]) continue;
    uint32_t c = cell_at(w, n);
    w->cell_of[i] = c + 1;
    w->cells[c].stores += n->op == TN_K_store;
    if (w->cells[c].mem != n->aux) w->is_candidate[n->buf] = 0;
    good++;
  }
  uint32_t *store = tn_new_n(w->p->work, uint32_t, w->n_cells + 1);
  for (uint32_t i = k->n_nodes; i-- > 1;) {
    uint32_t c = w->cell_of[i];
    w->next[i] = store[c];
    if (k->nodes[i].op == TN_K_store) store[c] = i;
  }
  // The same bytes under two sizes (a part of a complex number, bit casts): stay memory.
  for (size_t i = 0; i < w->n_cells; i++) {
    const Cell *c = &w->cells[i];
    if (c->imm % tn_k_mem_bytes[c->mem]) w->is_candidate[c->buf] = 0;
    if (tn_k_mem_bytes[c->mem] == 8 && has_cell(w, c->buf, c->imm + 4)) w->is_candidate[c->buf] = 0;
  }
  return good;
}

static TnKVal add(TnPlanner *p, TnKBuilder *b, const TnKNode *n) {
  tn_push(p->work, &b->nodes, *n);
  return (TnKVal)(b->nodes.n - 1);
}

static void declare(Promote *w, TnKBuilder *b) {
  for (size_t i = 0; i < w->n_cells; i++) {
    Cell *c = &w->cells[i];
    if (!w->is_candidate[c->buf]) continue;
    TnKType t = tn_k_mem_type((TnKMem)c->mem);
    TnKVal zero = add(w->p, b, &(TnKNode){.op = TN_K_const, .type = (uint8_t)t, .lanes = 1});
    c->var = add(w->p, b, &(TnKNode){.op = TN_K_var, .type = (uint8_t)t, .lanes = c->lanes, .a = zero});
  }
}

// What memory of a narrow type makes of v.
static TnKVal narrowed(TnPlanner *p, TnKBuilder *b, TnKMem m, TnKVal v) {
  if (!is_narrow(m)) return v;
  TnKNode n = {.op = m == TN_KM_BF16 ? TN_K_rbf16 : TN_K_rf16, .type = (uint8_t)tn_k_mem_type(m), .a = v};
  n.lanes = b->nodes.data[v].lanes;
  if (is_float(m)) return add(p, b, &n);
  const int bits = 8 * tn_k_mem_bytes[m];
  const bool is_signed = m == TN_KM_I8 || m == TN_KM_I16;
  TnKNode by = {.op = TN_K_const, .type = TN_KT_I32, .lanes = 1, .imm = is_signed ? 32 - bits : (1 << bits) - 1};
  n.op = is_signed ? TN_K_ishl : TN_K_iand, n.b = add(p, b, &by);
  TnKVal r = add(p, b, &n);
  if (!is_signed) return r;
  n.op = TN_K_ishrs, n.a = r;
  return add(p, b, &n);
}

typedef struct Path {
  uint32_t id;   // number of the bracket, or of its second branch
  uint32_t end;  // of a loop's bracket; 0: runs at most once
} Path;

// Whether what a cell was known to be still holds for the load: its path is open, and no loop begun since stores to
// the cell further on.
static bool is_known(const Promote *w, const Cell *c, const Path *open, uint32_t depth, uint32_t load) {
  if (c->since == FOREVER) return true;
  if (c->depth > depth || open[c->depth].id != c->since) return false;
  for (uint32_t d = c->depth + 1; d <= depth; d++)
    if (open[d].end > w->next[load] && w->next[load]) return false;
  return true;
}

static void rewrite(Promote *w) {
  TnPlanner *p = w->p;
  TnKernel *k = w->k;
  TnKBuilder b = {0};
  uint32_t *to = tn_new_n(p->work, uint32_t, k->n_nodes + 1);
  TnKVal *ends = tn_k_ends(k, p->work);
  add(p, &b, &(TnKNode){.op = TN_K_nop});
  declare(w, &b);
  Path open[MAX_DEPTH + 1] = {{1, 0}};
  uint32_t paths = 1, depth = 0;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    TnKNode n = k->nodes[i];
    n.a = to[n.a], n.b = to[n.b], n.c = to[n.c];
    for (uint32_t t = 0; t < n.n_terms; t++) k->terms[n.term + t].node = to[k->terms[n.term + t].node];
    if (tn_k_opens(&n)) open[++depth] = (Path){++paths, n.op == TN_K_if ? 0 : ends[i]};
    if (n.op == TN_K_else) open[depth].id = ++paths;
    depth -= n.op == TN_K_end;
    Cell *c = w->cell_of[i] && w->is_candidate[n.buf] ? &w->cells[w->cell_of[i] - 1] : NULL;
    if (!c) {
      to[i] = add(p, &b, &n);
    } else if (n.op == TN_K_store) {
      n.c = narrowed(p, &b, (TnKMem)n.aux, n.c);
      add(p, &b, &(TnKNode){.op = TN_K_set, .lanes = c->lanes, .a = c->var, .b = n.c});
      bool is_const = depth == 0 && c->stores == 1 && b.nodes.data[n.c].op == TN_K_const;
      c->known = n.c, c->since = is_const ? FOREVER : open[depth].id, c->depth = (uint8_t)depth;
    } else {
      if (!is_known(w, c, open, depth, i)) {
        c->known = add(p, &b, &(TnKNode){.op = TN_K_get, .type = n.type, .lanes = c->lanes, .a = c->var});
        c->since = open[depth].id, c->depth = (uint8_t)depth;
      }
      to[i] = c->known;
    }
  }
  k->nodes = b.nodes.data;
  k->n_nodes = (uint32_t)b.nodes.n;
  k->lacks = 0, k->is_consed = false;
  tn_k_simplify(k, p->work);
}

// Buffers that no node names any more leave the step.
static void drop_bufs(TnPlanner *p, TnKernel *k, TnStep *s) {
  uint32_t *number = tn_new_n(p->work, uint32_t, s->n_bufs + 1), n = 0;
  for (uint32_t i = 1; i < k->n_nodes; i++)
    if (tn_k_is_access(&k->nodes[i])) number[k->nodes[i].buf] = 1;
  uint32_t *bufs = tn_arena_push(p->arena, (s->n_bufs + 1) * sizeof *bufs, 4), changing = k->changing;
  k->changing = 0;
  for (uint32_t i = 0; i < s->n_bufs; i++) {
    if (!number[i]) continue;
    bufs[n] = s->bufs[i];
    number[i] = n++;
    if (changing == i + 1) k->changing = n;
  }
  for (uint32_t i = 1; i < k->n_nodes; i++)
    if (tn_k_is_access(&k->nodes[i])) k->nodes[i].buf = number[k->nodes[i].buf];
  s->bufs = bufs;
  s->n_bufs = k->n_bufs = n;
}

// Temporaries of this kernel alone become variables.
static void promote_temporaries(TnPlanner *p, TnKernel *k, const TnStep *s, const uint32_t *users) {
  Promote w = {.p = p, .k = k, .is_candidate = tn_new_n(p->work, uint8_t, s->n_bufs + 1)};
  uint8_t *is_small = tn_new_n(p->work, uint8_t, s->n_bufs + 1);
  size_t n = 0;
  for (uint32_t i = 0; i < s->n_bufs; i++) {
    const TnSlot *slot = &p->slots.data[s->bufs[i]];
    bool own = slot->kind == TN_SLOT_TEMP && users[s->bufs[i]] == 1;
    w.is_candidate[i] = own;
    is_small[i] = own && slot->bytes <= SMALL;
    n += own;
  }
  if (n > 0) tn_plan_expand(p, k, is_small);
  if (n > 0 && find_cells(&w) > 0)
    rewrite(&w);
  else if (k->is_raw)
    tn_k_simplify(k, p->work);
  k->is_raw = false;
}

typedef struct Users {
  TnPlanner *p;
  uint32_t *n;  // by slot
} Users;

static void promote_step(void *user, TnStep *s) {
  const Users *u = user;
  TnPlanner *p = u->p;
  if (s->kind != TN_STEP_KERNEL) return;
  TnKernel *k = p->kernels.data[s->index];
  TnArenaMark mark = tn_arena_mark(p->work);
  const TnKNode *before = k->nodes;
  if (!k->parallel) promote_temporaries(p, k, s, u->n);
  tn_k_count(k, p->work);
  if (!k->parallel) tn_k_carry(k, p->work);
  if (k->nodes != before) {
    drop_bufs(p, k, s);
    tn_plan_keep_nodes(p, k);
  }
  tn_arena_release(p->work, mark);
}

static void count_users(void *user, TnStep *s) {
  const Users *u = user;
  for (uint32_t k = 0; k < s->n_bufs; k++) u->n[s->bufs[k]]++;
}

void tn_plan_promote(TnPlanner *p, TnSteps *steps) {
  Users users = {p, tn_new_n(p->scratch, uint32_t, p->slots.n + 1)};
  tn_plan_each(steps, count_users, &users);
  tn_plan_each(steps, promote_step, &users);
}

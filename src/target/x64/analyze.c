// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Analysis before registers are given: brackets, lanes that are needed, lifetimes, addresses worth a register, and
// which values can live in the registers of the variable they are put into. A few passes over the nodes, all linear.
#include "target/x64/gen.h"

static bool is_wide(const TnKNode *n) { return n->lanes > 1; }
static unsigned min2(unsigned a, unsigned b) { return a < b ? a : b; }

bool tn_x_loop_is_single(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (n->a) return false;
  return n->imm <= 1 || (n->aux & TN_LOOP_VECTOR && n->imm < 2 * (int64_t)n->lanes &&
                         (!(n->aux & TN_LOOP_PARALLEL) || n->imm <= n->lanes));
}

int tn_x_index_scale(int64_t coef) { return coef == 1 ? 0 : coef == 2 ? 1 : coef == 4 ? 2 : coef == 8 ? 3 : -1; }

int64_t tn_x_stride(const TnXGen *g, const TnKNode *n, uint32_t loop) {
  for (uint32_t t = 0; loop && t < n->n_terms; t++)
    if (g->k->terms[n->term + t].node == loop) return g->k->terms[n->term + t].coef;
  return 0;
}

TN_COLD bool tn_x_same_terms(const TnXGen *g, const TnKNode *x, const TnKNode *y) {
  if (x->n_terms != y->n_terms) return false;
  for (uint32_t t = 0; t < x->n_terms; t++) {
    const TnKTerm *p = &g->k->terms[x->term + t], *q = &g->k->terms[y->term + t];
    if (p->node != q->node || p->coef != q->coef) return false;
  }
  return true;
}

// ---- structure: brackets, stretches, lanes a register

// Instructions on many lanes that are run, estimated: those of at most half a register, and the wider ones.
typedef struct Runs {
  double now, of_body[128];  // of the innermost open bracket; of those around it
  double half, full;
} Runs;

// types: a bit for each that there is.
static void note_lanes(TnXGen *g, const TnKNode *n, Runs *r, unsigned *most, unsigned *types) {
  const unsigned full = g->is_512 ? 16 : 8;
  if (2 * n->lanes <= full)
    r->half += r->now;
  else
    r->full += n->lanes <= full ? r->now : r->now * (n->lanes / full);
  if (n->op == TN_K_set) return;
  if (n->lanes > *most) *most = n->lanes;
  *types |= 1u << (n->op == TN_K_store ? tn_k_mem_type((TnKMem)n->aux) : (TnKType)n->type);
  if (!tn_k_is_access(n)) return;
  if (n->aux <= TN_KM_U16 || n->aux == TN_KM_F16)
    g->has_narrow = true;
  else if (n->op == TN_K_store)
    g->stores_words = true;
}

static double runs_of(const TnKNode *n) {
  enum { UNKNOWN = 8 };
  if (n->op != TN_K_loop) return n->op == TN_K_while ? UNKNOWN : 1;
  return (double)(n->aux & TN_LOOP_VECTOR ? (n->imm + n->lanes - 1) / n->lanes : n->imm);
}

double tn_x_runs_at(const TnXGen *g, uint32_t i) {
  double runs = 1;
  for (uint32_t j = g->outer[i]; j < i; j++)
    if (tn_k_opens(tn_x_node(g, j)) && g->match[j] > i) runs *= runs_of(tn_x_node(g, j));
  return runs;
}

static void find_brackets(TnXGen *g) {
  uint32_t open[128], depth = 0, basic = 0, vector = 0, outermost = 0, skip_end = 0, *next_vector = &g->first_vector;
  unsigned most = 1, types = 0;
  Runs runs;
  runs.now = 1, runs.half = runs.full = 0;
  for (uint32_t i = 0; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    if (!depth && i > skip_end) outermost = i;
    g->outer[i] = outermost;
    g->vloop[i] = vector;
    g->n_of[n->op]++;
    if (n->op < TN_K_loop || n->op > TN_K_end) {
      if (n->op == TN_K_skip && i > skip_end) skip_end = i + (uint32_t)n->imm;
      if (n->op == TN_K_call1 || n->op == TN_K_call2) g->has_call = true, g->n_calls++;
      if (tn_k_is_access(n) && n->a) g->has_index = true;
      if (is_wide(n))
        note_lanes(g, n, &runs, &most, &types);
      else if (n->op != TN_K_const && tn_x_is_integer(n))
        g->has_integers = true;
    } else if (tn_k_opens(n)) {
      assert(depth < TN_COUNT(open));
      runs.of_body[depth] = runs.now;
      runs.now *= runs_of(n);
      open[depth++] = i;
      basic++;
      if (n->op == TN_K_loop && n->aux & TN_LOOP_VECTOR) vector = *next_vector = i, next_vector = &g->next_vector[i];
      if (n->op == TN_K_loop && n->aux & TN_LOOP_PARALLEL) g->parallel_loop = i;
    } else {
      basic++;
      uint32_t from = open[depth - 1];
      if (n->op != TN_K_exit) g->match[from] = i;
      if (n->op == TN_K_end && from == vector) vector = 0, g->vloop[i] = 0;
      if (n->op == TN_K_else) open[depth - 1] = i;
      if (n->op == TN_K_end) runs.now = runs.of_body[--depth];
    }
    g->basic[i] = basic;
  }
  g->runs = runs.half + runs.full;
  const bool has_64 = types & (1u << TN_KT_I64 | 1u << TN_KT_F64);
  unsigned full = g->vector_bytes / (has_64 ? 8 : 4);
  // Next to instructions on the widest registers some processors do fewer of the others at a time.
  if (g->is_512 && !has_64 && runs.half > 4 * runs.full) full /= 2;
  g->c = min2(full, most);
}

// ---- the frame's area for lanes in memory

TN_COLD static bool access_needs_area(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (!is_wide(n)) return false;
  unsigned size = tn_k_mem_bytes[n->aux];
  if (tn_x_stride(g, n, g->vloop[i]) != size || (n->a && is_wide(tn_x_node(g, n->a)))) return true;
  return !g->is_512 && (size < 4 || n->lanes < 4);
}

static bool needs_area(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  switch ((int)n->op) {
    case TN_K_down: return !g->is_512;
    case TN_K_idivs:
    case TN_K_idivu:
    case TN_K_irems:
    case TN_K_iremu: return n->type == TN_KT_I64 && !g->in_g[i];
    case TN_K_s2f:
    case TN_K_u2f:
    case TN_K_f2s:
    case TN_K_f2u: return !g->is_512;
    default: return false;
  }
}

// Beside accesses, which say so where their operands are wanted.
static void find_area(TnXGen *g) {
  const uint32_t *of = g->n_of, divisions = of[TN_K_idivs] + of[TN_K_idivu] + of[TN_K_irems] + of[TN_K_iremu];
  const uint32_t changes = of[TN_K_down] + of[TN_K_s2f] + of[TN_K_u2f] + of[TN_K_f2s] + of[TN_K_f2u];
  g->needs_area |= g->narrow != 0;
  if (!divisions && (g->is_512 || !changes)) return;
  for (uint32_t i = 1; i < g->k->n_nodes && !g->needs_area; i++) g->needs_area = g->need[i] && needs_area(g, i);
}

// ---- which lanes are needed, from the end to the beginning

static void want_lanes(TnXGen *g, TnKVal v, unsigned lanes) {
  unsigned most = tn_x_node(g, v)->lanes;
  if (lanes > most || most <= 1) lanes = most;
  if (lanes > g->need[v]) g->need[v] = (uint8_t)lanes;
}

static void want(TnXGen *g, TnKVal v, unsigned lanes, bool spread) {
  if (!v) return;
  const TnKNode *n = tn_x_node(g, v);
  want_lanes(g, v, lanes);
  if (spread && !is_wide(n) && tn_x_spreads(g, (TnKType)n->type)) g->items[v].flags |= TN_XI_SPREAD;
}

static void want_terms(TnXGen *g, const TnKNode *n) {
  for (uint32_t t = 0; t < n->n_terms; t++) want(g, g->k->terms[n->term + t].node, 1, false);
}

unsigned tn_x_extreme(const TnXGen *g, const TnKNode *n, TnKVal *out_x, TnKVal *out_y) {
  const TnKNode *p = tn_x_node(g, n->a);
  if (n->op != TN_K_select || p->op != TN_K_fcmp || (p->aux != TN_KP_LT && p->aux != TN_KP_GT)) return 0;
  bool same = n->b == p->a && n->c == p->b, turned = n->b == p->b && n->c == p->a;
  if (!same && !turned) return 0;
  *out_x = n->b;
  *out_y = n->c;
  return (p->aux == TN_KP_LT) == same ? 1 : 2;
}

TN_COLD bool tn_x_rotation(const TnXGen *g, const TnKNode *n, TnKVal *out_x, unsigned *out_left) {
  bool is_one = g->in_g[n - g->nodes];
  if (n->op != TN_K_ior || n->type == TN_KT_I1) return false;
  if (!is_one && (!g->is_512 || !is_wide(n) || tn_x_is_narrow(g, (TnKType)n->type))) return false;
  const TnKNode *l = tn_x_node(g, n->a), *r = tn_x_node(g, n->b);
  if (l->op == TN_K_ishru) {
    const TnKNode *swap = l;
    l = r, r = swap;
  }
  if (l->op != TN_K_ishl || r->op != TN_K_ishru || l->a != r->a) return false;
  if (is_one ? !g->in_g[l->a] : !is_wide(tn_x_node(g, l->a))) return false;
  const TnKNode *left = tn_x_node(g, l->b), *right = tn_x_node(g, r->b);
  if (left->op != TN_K_const || right->op != TN_K_const || left->imm <= 0 || right->imm <= 0) return false;
  if (left->imm + right->imm != (n->type == TN_KT_I64 ? 64 : 32)) return false;
  *out_x = l->a;
  *out_left = (unsigned)left->imm;
  return true;
}

static TnKVal without_sign(const TnXGen *g, TnKVal v) {
  const TnKNode *n = tn_x_node(g, v);
  return n->op == TN_K_fneg ? n->a : v;
}

// What node i reads, as an instruction has it.
static void find_uses(TnXGen *g, uint32_t i, TnKVal v[3]) {
  const TnKNode *n = tn_x_node(g, i);
  v[0] = n->a, v[1] = n->b, v[2] = n->c;
  if (g->known[i]) v[0] = v[1] = v[2] = 0;
  if (g->cut && g->cut[i].x) v[0] = g->cut[i].x, v[1] = g->cut[i].y;
  switch ((int)n->op) {
    case TN_K_store: v[2] = tn_x_stored(g, i);
    // fallthrough
    case TN_K_load:
      if (g->is_pattern[i]) v[0] = 0;
      break;
    case TN_K_lookup:
      if (g->is_table[n->b] != TN_X_AS_TABLE) v[1] = 0;
      break;
    case TN_K_f2s: v[0] = tn_x_rounded(g, n); break;
    case TN_K_trunc: v[0] = tn_x_picked(g, n, &(bool){0}); break;
    case TN_K_ffma:
      for (unsigned o = 0; o < 3; o++) v[o] = without_sign(g, v[o]);
      break;
    case TN_K_fdiv:
      if (g->is_quotient[i] == TN_X_EARLY) tn_x_dividend(g, i, v);
      break;
    case TN_K_select:
      if (g->moved && g->moved[i].from)
        v[0] = g->moved[i].from, v[1] = v[2] = 0;
      else if (tn_x_extreme(g, n, &(TnKVal){0}, &(TnKVal){0})) v[0] = 0;
      break;
    case TN_K_ishl:
    case TN_K_ishru:
    case TN_K_ishrs:
      if (g->narrow == 1 && n->lanes > 1 && tn_x_is_by_known(g, n)) v[1] = 0;
      break;
    case TN_K_iand:
    case TN_K_ixor:
    case TN_K_ior: {
      TnKVal x;
      if (g->moved && g->moved[i].from) {
        v[0] = g->moved[i].from, v[1] = 0;
        break;
      }
      if (g->logic && g->logic[i].table) memcpy(v, g->logic[i].v, sizeof g->logic[i].v);
      if (!g->known[i] && tn_x_rotation(g, n, &x, &(unsigned){0})) v[0] = x, v[1] = 0;
      break;
    }
    default: break;
  }
}

static inline void want_value(TnXGen *g, uint32_t i, TnKVal v, unsigned lanes, bool spread) {
  const unsigned most = tn_x_node(g, v)->lanes, wanted = min2(lanes, most);
  if (most <= 1) {
    if (v) want(g, v, 1, spread && !tn_x_reads_g(g, i, v));
  } else if (wanted > g->need[v]) {
    g->need[v] = (uint8_t)wanted;
  }
}

// True when a variable began to need what its values were not asked for.
static bool want_operands(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const TnKVal *v = g->uses[i].v;
  unsigned lanes = g->need[i];
  bool wide = is_wide(n), spread = wide || tn_x_is_spread(g, i);
  switch ((int)n->op) {
    case TN_K_affine: want_terms(g, n); return false;
    case TN_K_load:
    case TN_K_store:
      want_terms(g, n);
      want(g, v[0], n->lanes, false);
      want_value(g, i, v[1], n->lanes, wide);
      if (n->op == TN_K_store) want_value(g, i, v[2], n->lanes, wide);
      if (!g->needs_area) g->needs_area = access_needs_area(g, i);
      return false;
    case TN_K_index:
    case TN_K_loop:
    case TN_K_exit:
    case TN_K_if: want(g, n->a, 1, false); return false;
    case TN_K_get: {
      bool was = tn_x_is_spread(g, n->a), had = g->need[n->a];
      want(g, n->a, 255, spread && !g->in_g[i]);
      return !had || was != tn_x_is_spread(g, n->a);
    }
    case TN_K_set:
      want_value(g, i, n->b, tn_x_node(g, n->a)->lanes, is_wide(tn_x_node(g, n->a)) || tn_x_is_spread(g, n->a));
      return false;
    case TN_K_var: lanes = n->lanes; break;
    case TN_K_down: want(g, n->a, lanes + (unsigned)n->imm, spread); return false;
    case TN_K_lane: want(g, n->a, 1 + (unsigned)n->imm, false); return false;
    default: break;
  }
  for (unsigned o = 0; o < 3; o++)
    if (v[o]) want_value(g, i, v[o], lanes, spread);
  return false;
}

static void need_by_itself(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_set = n->op == TN_K_set && g->need[n->a];
  if (n->op == TN_K_store || n->op == TN_K_skip || is_set) g->need[i] = n->lanes;
  if (n->op >= TN_K_loop && n->op <= TN_K_end && !g->need[i]) g->need[i] = 1;
}

// A variable is needed by its gets, and what is set by the variable; loops make that circular, so this repeats until
// nothing changes. Long chains of variables are cut short: all are needed then, in all lanes.
static void find_needs(TnXGen *g) {
  enum { MANY = 5 };
  bool again = true;
  g->uses = tn_arena_push(g->arena, g->k->n_nodes * sizeof *g->uses, 4);
  for (unsigned pass = 0; again; pass++) {
    again = false;
    for (uint32_t i = 1; pass == MANY && i < g->k->n_nodes; i++)
      if (tn_x_node(g, i)->op == TN_K_var) want(g, i, 255, g->c > 1);
    for (uint32_t i = g->k->n_nodes; i-- > 0;) {
      const TnKNode *n = tn_x_node(g, i);
      if (!pass) find_uses(g, i, g->uses[i].v);
      if (n->op >= TN_K_store && n->op <= TN_K_skip) need_by_itself(g, i);
      if (g->need[i] && want_operands(g, i)) again = true;
    }
  }
}

unsigned tn_x_lanes(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (!is_wide(n)) return tn_x_is_spread(g, i) ? g->c : 1;
  unsigned lanes = g->vloop[i] || n->op == TN_K_var ? n->lanes : g->need[i];
  return min2(g->c, lanes > 1 ? 2u << (31 - __builtin_clz(lanes - 1)) : 1);
}

// ---- items

TN_COLD static uint32_t new_item(TnXGen *g, unsigned cls, uint32_t start) {
  if (g->n_items == g->cap_items) {
    size_t bytes = g->cap_items * sizeof(TnXItem);
    g->items = tn_arena_grow(g->arena, g->items, bytes, bytes * 2, _Alignof(TnXItem));
    g->cap_items *= 2;
  }
  g->items[g->n_items] = (TnXItem){.start = start, .end = start, .cls = (uint8_t)cls, .parts = 1};
  return g->n_items++;
}

static void put_starting(TnXGen *g, uint32_t item) {
  TnXItem *it = &g->items[item];
  it->next_start = g->starting[it->start];
  g->starting[it->start] = item;
}

typedef struct Walk {
  TnXGen *g;
  TnXLoop loops[128];
  unsigned depth, n_skips;  // brackets and skips that are open; skips among them
  uint32_t innermost;       // of these, or 0
  uint32_t end;             // of the innermost, or none
  float weight;
} Walk;

static const float SELDOM = 1.0f / 32;  // how often what a skip counts is done

static float weight_at(unsigned depth) {
  static const float by_depth[] = {1, 8, 64, 512, 4096};
  return by_depth[depth < TN_COUNT(by_depth) ? depth : TN_COUNT(by_depth) - 1];
}

// Pos, or the end of the outermost loop that began from `start` on.
static uint32_t end_of_use(const Walk *w, uint32_t start, uint32_t pos) {
  for (unsigned d = 0; d < w->depth; d++)
    if (w->loops[d].node >= start && w->loops[d].node < pos) return w->loops[d].end;
  return pos;
}

// The item is used at pos: it lives until there, or to the end of the outermost loop that began after it.
static void use_item(Walk *w, uint32_t item, uint32_t pos) {
  TnXItem *it = &w->g->items[item];
  if (w->innermost >= it->start) pos = end_of_use(w, it->start, pos);  // most are inside of all that are open
  if (pos > it->end) it->end = pos;
  it->weight += w->weight;
}

// An access whose index is a number in a general register.
static bool has_one_index(const TnXGen *g, const TnKNode *n) {
  return tn_k_is_access(n) && n->a && !is_wide(tn_x_node(g, n->a));
}

static void use_value(Walk *w, uint32_t i, TnKVal v, uint32_t pos);

// A constant, what is made where it is used, what has a copy in all lanes.
TN_COLD static void use_special(Walk *w, uint32_t i, TnKVal v, uint32_t pos) {
  TnXGen *g = w->g;
  TnXItem *it = &g->items[v];
  const TnKNode *n = tn_x_node(g, v);
  if (it->flags & TN_XI_FUSED) {
    use_value(w, v, n->a, pos);
    use_value(w, v, n->b, pos);
    return;
  }
  bool in_g = tn_x_reads_g(g, i, v);
  if (n->op == TN_K_const && in_g) return;
  if (n->op == TN_K_const && it->cls == TN_XC_V) {
    if (it->start == 0) it->start = it->end = g->outer[pos];
    if (w->depth > w->n_skips) it->flags |= TN_XI_IN_LOOP;
  }
  use_item(w, g->shadow[v] && !in_g ? g->shadow[v] : v, pos);
}

// Node i uses v at pos: where it stands, or where a comparison is made whose flags are used there.
static void use_value(Walk *w, uint32_t i, TnKVal v, uint32_t pos) {
  if (!v) return;
  if (w->g->items[v].flags & (TN_XI_FUSED | TN_XI_SPECIAL))
    use_special(w, i, v, pos);
  else
    use_item(w, v, pos);
}

// ---- addresses

static uint64_t hash_addr(uint32_t parent, uint32_t buf, TnKVal node, int64_t coef) {
  uint64_t h = ((uint64_t)parent << 32 | buf) * 0x9E3779B97F4A7C15u;
  h = (h ^ h >> 29 ^ node) * 0xBF58476D1CE4E5B9u;
  return (h ^ h >> 32 ^ (uint64_t)coef) * 0x94D049BB133111EBu >> 32;
}

static void use_addr(Walk *w, uint32_t addr, uint32_t pos) {
  TnXAddr *x = &w->g->addrs.data[addr - 1];
  TnXItem *it = &w->g->items[x->item];
  if (!x->node && w->g->outer[pos] < it->start) it->start = w->g->outer[pos];
  use_item(w, x->item, pos);
}

// Number + 1 of the address; made where the term is known.
TN_COLD static uint32_t find_addr(Walk *w, uint32_t parent, uint32_t buf, TnKVal node, int64_t coef) {
  TnXGen *g = w->g;
  uint32_t *slot = &g->addr_table[hash_addr(parent, buf, node, coef) & (g->n_addr_table - 1)];
  for (uint32_t at = *slot; at; at = g->addrs.data[at - 1].next) {
    const TnXAddr *x = &g->addrs.data[at - 1];
    if (x->parent == parent && x->buf == buf && x->node == node && x->coef == coef) return at;
  }
  TnXAddr x = {.parent = parent, .buf = buf, .node = node, .coef = coef, .next = *slot};
  x.item = new_item(g, TN_XC_G, node ? node : UINT32_MAX);
  if (!node) g->items[x.item].end = 0;
  tn_push(g->arena, &g->addrs, x);
  uint32_t at = (uint32_t)g->addrs.n;
  g->items[x.item].addr = at;
  *slot = at;
  if (!node) return at;
  use_addr(w, parent, node);
  g->addrs.data[at - 1].next_node = g->made[node];
  g->made[node] = at;
  use_item(w, node, node);
  if (tn_x_node(g, node)->op == TN_K_loop) {
    g->items[x.item].end = g->match[node];
    g->items[x.item].weight += weight_at(w->depth);
  }
  return at;
}

TN_COLD static void use_access(Walk *w, uint32_t pos) {
  TnXGen *g = w->g;
  const TnKNode *n = tn_x_node(g, pos);
  uint32_t addr = find_addr(w, 0, n->buf, 0, 0);
  const TnKTerm *last = NULL, *terms = g->k->terms + n->term;
  for (uint32_t t = 0; t < n->n_terms; t++)
    if (tn_x_node(g, terms[t].node)->op != TN_K_loop || !tn_x_loop_is_single(g, terms[t].node)) last = &terms[t];
  for (uint32_t t = 0; t < n->n_terms; t++) {
    TnKVal v = terms[t].node;
    if (tn_x_node(g, v)->op == TN_K_loop && tn_x_loop_is_single(g, v)) continue;
    if (&terms[t] == last && tn_x_index_scale(terms[t].coef) >= 0) {
      use_item(w, v, pos);
      break;
    }
    addr = find_addr(w, addr, n->buf, v, terms[t].coef);
  }
  use_addr(w, addr, pos);
  g->address[pos] = addr;
}

// ---- lifetimes

static unsigned class_of(const TnXGen *g, const TnKNode *n) {  // but for integers in general registers
  switch ((TnKType)n->type) {
    case TN_KT_NONE: return TN_XC_NONE;
    case TN_KT_IX: return TN_XC_G;
    case TN_KT_I1: return g->is_512 ? TN_XC_K : TN_XC_V;
    case TN_KT_I32:
    case TN_KT_I64:
    case TN_KT_F32:
    case TN_KT_F64: return TN_XC_V;
  }
  return TN_XC_V;  // TN_X_F16
}

static void init_item(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnXItem *it = &g->items[i];
  if (!g->need[i] || n->type == TN_KT_NONE || (n->op == TN_K_loop && tn_x_loop_is_single(g, i))) return;
  it->cls = g->in_g[i] ? TN_XC_G : (uint8_t)class_of(g, n);
  it->start = tn_x_has_columns(g, i) ? g->column[i] : g->is_early[i] ? g->outer[i] : i;
  it->end = i;
  if (n->op == TN_K_const) {
    it->flags |= TN_XI_SPECIAL;
    if (it->cls == TN_XC_V) it->start = it->end = 0;
  }
  it->parts = it->cls != TN_XC_NONE && !(it->flags & TN_XI_FUSED);
  if (it->cls == TN_XC_G && it->flags & TN_XI_SPREAD && it->parts) {
    it->flags |= TN_XI_SPECIAL;
    g->shadow[i] = new_item(g, class_of(g, n), i);
    g->has_fixed = true;
    return;
  }
  if (!is_wide(n) && it->cls == TN_XC_V) g->has_fixed |= n->op != TN_K_const;
  if (!is_wide(n) || it->cls == TN_XC_G) return;
  if (!g->vloop[i]) it->flags |= TN_XI_ABS, g->has_fixed = true;
  if (it->cls == TN_XC_K) g->has_masks = true;
  unsigned lanes = g->vloop[i] || n->op == TN_K_var ? n->lanes : g->need[i];
  it->parts = (uint8_t)((lanes + g->c - 1) / g->c);
}

// A pattern of a buffer that the kernel leaves as it is, at a place that no loop of several steps moves, and in loops
// that certainly have a step.
static bool reads_the_same(const TnXGen *g, uint32_t i, const TnBits *changed) {
  const TnKNode *n = tn_x_node(g, i), *loop = tn_x_node(g, g->vloop[i]);
  if (!g->is_pattern[i] || n->b || tn_k_mem_bytes[n->aux] < 4 || tn_x_has_columns(g, i) || !g->need[i]) return false;
  if (g->outer[i] == g->vloop[i] || loop->imm != loop->lanes || tn_bits_get(changed, n->buf)) return false;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    uint32_t term = g->k->terms[n->term + t].node;
    if (tn_x_node(g, term)->op != TN_K_loop || !tn_x_loop_is_single(g, term)) return false;
  }
  return true;
}

TN_COLD static void find_early(TnXGen *g) {
  if (!g->has_index) return;
  TnBits changed = tn_bits_new(g->arena, g->k->n_bufs + 1);
  uint32_t unsure_end = 0;
  if (g->k->changing) tn_bits_set(&changed, g->k->changing - 1);
  for (uint32_t i = 1; i < g->k->n_nodes; i++)
    if (tn_x_node(g, i)->op == TN_K_store) tn_bits_set(&changed, tn_x_node(g, i)->buf);
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    bool is_unsure = n->op == TN_K_while || n->op == TN_K_if || n->op == TN_K_else || (n->op == TN_K_loop && n->a);
    uint32_t end = n->op == TN_K_skip ? i + (uint32_t)n->imm : is_unsure ? g->match[i] : 0;
    if (end > unsure_end) unsure_end = end;
    g->is_early[i] = n->op == TN_K_load && i > unsure_end && reads_the_same(g, i, &changed);
  }
}

TN_COLD static void open_loop(Walk *w, uint32_t i) {
  TnXGen *g = w->g;
  const TnKNode *n = tn_x_node(g, i);
  if (n->op == TN_K_loop && !tn_x_loop_is_single(g, i)) {
    if (n->aux & TN_LOOP_PARALLEL) {
      g->begin_item = new_item(g, TN_XC_G, 0);
      g->limit_item = new_item(g, TN_XC_G, 0);
      use_item(w, g->begin_item, i);
      use_item(w, g->limit_item, g->match[i]);
    } else if (n->a) {
      g->loop_limit[i] = new_item(g, TN_XC_G, i);
    }
  }
  w->loops[w->depth++] = (TnXLoop){i, g->match[i]};
  w->innermost = i, w->end = g->match[i];
  w->weight = weight_at(w->depth);
  if (g->loop_limit[i]) use_item(w, g->loop_limit[i], g->match[i]);
  if (n->op == TN_K_loop && g->items[i].cls == TN_XC_G) use_item(w, i, g->match[i]);
}

// What a skip counts is done for one part of the block after the other: what it uses from outside has to last.
TN_COLD static void open_skip(Walk *w, uint32_t i) {
  assert(w->depth < TN_COUNT(w->loops));
  w->end = i + 1 + (uint32_t)tn_x_node(w->g, i)->imm;
  w->loops[w->depth++] = (TnXLoop){i, w->end};
  w->innermost = i;
  w->n_skips++;
  w->weight *= SELDOM;
}

static void close_loop(Walk *w) {
  bool is_skip = tn_x_node(w->g, w->loops[--w->depth].node)->op == TN_K_skip;
  w->n_skips -= is_skip;
  w->innermost = w->depth ? w->loops[w->depth - 1].node : 0;
  w->end = w->depth ? w->loops[w->depth - 1].end : UINT32_MAX;
  w->weight = is_skip ? w->weight / SELDOM : weight_at(w->depth);
}

static void walk_node(Walk *w, uint32_t i) {
  TnXGen *g = w->g;
  const TnKNode *n = tn_x_node(g, i);
  const bool is_access = tn_k_is_access(n);
  if (is_access)
    use_access(w, i);
  else if (n->op == TN_K_affine)
    for (uint32_t t = 0; t < n->n_terms; t++) {
      TnKVal v = g->k->terms[n->term + t].node;
      if (g->items[v].cls == TN_XC_G) use_item(w, v, i);
    }
  const TnKVal *v = g->uses[i].v;
  if (g->items[i].flags & TN_XI_FUSED) return;
  unsigned o = is_access && has_one_index(g, n);
  if (o && tn_x_node(g, n->a)->op != TN_K_const) use_item(w, n->a, i);
  for (; o < 3; o++)
    if (v[o]) use_value(w, i, v[o], i);
}

static void find_lifetimes(TnXGen *g) {
  Walk w;
  w.g = g, w.depth = w.n_skips = w.innermost = 0, w.end = UINT32_MAX, w.weight = 1;
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    while (w.end <= i) close_loop(&w);
    if (g->need[i]) walk_node(&w, i);
    if (n->op == TN_K_loop || n->op == TN_K_while) open_loop(&w, i);
    if (n->op == TN_K_skip) open_skip(&w, i);
  }
}

// ---- sharing registers with variables

// A get that is used up before the variable is set again needs no copy.
TN_COLD static void share_gets(TnXGen *g) {
  uint32_t *next_set = tn_new_n(g->arena, uint32_t, g->k->n_nodes);
  for (uint32_t i = g->k->n_nodes; i-- > 0;) {
    const TnKNode *n = tn_x_node(g, i);
    if (n->op == TN_K_set) next_set[n->a] = i;
    if (n->op != TN_K_get || !g->need[i]) continue;
    TnXItem *it = &g->items[i], *var = &g->items[n->a];
    uint32_t set = next_set[n->a];
    if (set && set < it->end) continue;
    it->alias = n->a;
    it->parts = 0;
    if (it->end > var->end) var->end = it->end;
    var->weight += it->weight;
  }
}

static bool makes_value(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  switch ((TnKOp)n->op) {
    case TN_K_const:
    case TN_K_get:
    case TN_K_var:
    case TN_K_down: return false;
    default: return !tn_x_has_columns(g, i);
  }
}

// What is set last of all its uses, in the same stretch, with nobody reading the variable in between, is made in
// the variable's registers.
TN_COLD static void share_sets(TnXGen *g) {
  uint32_t *last_read = tn_new_n(g->arena, uint32_t, g->k->n_nodes),
           *last_set = tn_new_n(g->arena, uint32_t, g->k->n_nodes);
  for (uint32_t i = 1; i < g->k->n_nodes; i++) {
    const TnKNode *n = tn_x_node(g, i);
    if (n->op == TN_K_get && g->need[i]) {
      uint32_t read = g->items[i].alias ? g->items[i].end : i;
      if (read > last_read[n->a]) last_read[n->a] = read;
    }
    if (n->op != TN_K_set || !g->need[n->a]) continue;
    TnXItem *x = &g->items[n->b], *var = &g->items[n->a];
    const TnKNode *from = tn_x_node(g, n->b);
    bool same_shape = from->lanes == tn_x_node(g, n->a)->lanes && x->cls == var->cls &&
                      (x->cls == TN_XC_G || (x->flags & TN_XI_SPREAD) == (var->flags & TN_XI_SPREAD)) &&
                      g->vloop[n->b] == g->vloop[i];
    bool is_free = x->end == i && g->basic[n->b] == g->basic[i] && !x->alias && n->b > n->a && n->b > last_set[n->a] &&
                   last_read[n->a] <= n->b;
    last_set[n->a] = i;
    if (!same_shape || !is_free || !makes_value(g, n->b)) continue;
    x->alias = n->a;
    // In a tail, lanes that are out must keep what the variable has: there the value stands apart until it is set.
    bool has_tail = g->vloop[i] && var->flags & TN_XI_ABS && tn_x_node(g, g->vloop[i])->imm % from->lanes % g->c;
    x->parts = has_tail;
  }
}

static void list_items(TnXGen *g) {
  for (uint32_t i = 1; i < g->n_items; i++) {
    TnXItem *it = &g->items[i];
    if (!it->parts) continue;
    bool is_node = i < g->k->n_nodes, any_const = is_node && tn_x_node(g, i)->op == TN_K_const;
    bool is_const = any_const && it->cls == TN_XC_V;
    if (is_const ? !(it->flags & TN_XI_IN_LOOP) : any_const && it->weight == 0) {
      it->parts = 0;
      g->has_memory_consts = true;
      continue;
    }
    if (!is_node || is_const || it->start != i) put_starting(g, i);
    it->loc = g->n_locs;
    it->plain = it->alias || it->flags & TN_XI_ABS ? 0 : it->parts;
    g->n_locs += it->parts;
  }
  g->locs = tn_new_n(g->arena, int32_t, g->n_locs + 1);
}

// ---- scratch registers

// Ops on registers that need no others for their inside.
static const bool is_plain[TN_N_K_OPS] = {
    [TN_K_nop] = true, [TN_K_const] = true, [TN_K_loop] = true, [TN_K_while] = true, [TN_K_exit] = true,
    [TN_K_if] = true, [TN_K_else] = true, [TN_K_end] = true, [TN_K_get] = true, [TN_K_skip] = true,
    [TN_K_lane] = true, [TN_K_index] = true, [TN_K_iadd] = true, [TN_K_isub] = true, [TN_K_iand] = true,
    [TN_K_ior] = true, [TN_K_ixor] = true, [TN_K_ishl] = true, [TN_K_ishru] = true, [TN_K_fadd] = true,
    [TN_K_fsub] = true, [TN_K_fmul] = true, [TN_K_ffma] = true, [TN_K_fsqrt] = true, [TN_K_fneg] = true,
    [TN_K_fabs] = true, [TN_K_ffloor] = true, [TN_K_fceil] = true, [TN_K_ftrunc] = true, [TN_K_frint] = true,
    [TN_K_sext] = true, [TN_K_zext] = true, [TN_K_f2f] = true, [TN_K_bits] = true,
};

// What the inside of a node needs when all its operands are in registers: 0 nothing, 1 temporaries, 2 also those for
// operands from memory.
static unsigned scratch_class(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i), *a = tn_x_node(g, n->a), *b = tn_x_node(g, n->b);
  bool is_512 = g->is_512, is_64 = n->type == TN_KT_I64 || n->type == TN_KT_F64;
  if (g->in_g[i]) return n->op == TN_K_lane || n->op == TN_K_f2s || n->op == TN_K_f2u || g->has_call ? 2 : 0;
  if (is_plain[n->op]) return 0;
  switch ((int)n->op) {
    case TN_K_fscale:
    case TN_K_fexp: return 1;
    case TN_K_fmant:
    case TN_K_lookup: return is_512 ? 0 : 1;
    case TN_K_fdiv: return g->is_quotient[i] || n->type == TN_X_F16;
    case TN_K_var:
    case TN_K_set: return a->op == TN_K_const || b->op == TN_K_const ? 2 : n->op == TN_K_set && !is_512 ? 1 : 0;
    case TN_K_icmp:
    case TN_K_fcmp:
    case TN_K_down: return is_512 ? 0 : 1;
    case TN_K_trunc: return 1;
    case TN_K_rbf16: return is_512 ? 1 : 2;
    case TN_K_imul:
    case TN_K_imins:
    case TN_K_imaxs:
    case TN_K_iminu:
    case TN_K_imaxu:
    case TN_K_ishrs: return is_512 || !is_64 ? 0 : 1;
    case TN_K_select: return is_512 || !is_64 ? 0 : 1;
    case TN_K_s2f:
    case TN_K_u2f: return is_512 ? 0 : 1;
    case TN_K_f2s:
    case TN_K_f2u:
    case TN_K_fmin:
    case TN_K_fmax:
    case TN_K_rf16:
    case TN_K_affine: return 1;
    case TN_K_load:
      if (n->a) return 2;
      if (!is_wide(n)) return n->b ? 2 : 0;
      if (access_needs_area(g, i)) return 2;
      return is_512 && n->aux != TN_KM_I1 ? 0 : n->b ? 2 : 1;
    case TN_K_store: {
      bool plain = n->aux == TN_KM_F32 || n->aux == TN_KM_F64 || n->aux == TN_KM_I32 || n->aux == TN_KM_I64;
      if (!plain || n->a || n->b || access_needs_area(g, i)) return 2;
      return g->items[i].flags & TN_XI_REREAD || (!is_512 && is_wide(n));
    }
    default: return 2;
  }
}

// A constant without a register is read into one where an instruction does not take it from memory; so is what stands
// in a general register.
static bool is_elsewhere(const TnXGen *g, uint32_t v) {
  return g->in_g[v] ? !g->shadow[v] : tn_x_node(g, v)->op == TN_K_const && !g->items[v].parts;
}

static bool reads_elsewhere(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  for (size_t o = has_one_index(g, n); o < 3; o++) {
    uint32_t v = g->uses[i].v[o];
    if (v && is_elsewhere(g, v) && !tn_x_reads_g(g, i, v)) return true;
  }
  return false;
}

// Stores under a mask, of the last lanes of rows that are changed in place: loads of the next row that begin in the
// lanes left out would wait until the store is through.
TN_COLD static void find_rereads(TnXGen *g) {
  uint32_t *loaded = tn_new_n(g->arena, uint32_t, g->k->n_bufs + 1);  // by buffer: the last loop that loads it in lanes
  for (uint32_t loop = g->first_vector; loop; loop = g->next_vector[loop]) {
    const TnKNode *l = tn_x_node(g, loop);
    if (l->imm % l->lanes == 0) continue;
    for (uint32_t i = loop + 1; i < g->match[loop]; i++) {
      const TnKNode *n = tn_x_node(g, i);
      if (n->op == TN_K_load && n->lanes > 1) loaded[n->buf] = loop;
    }
    for (uint32_t i = loop + 1; i < g->match[loop]; i++) {
      const TnKNode *n = tn_x_node(g, i);
      if (n->op != TN_K_store || n->lanes == 1 || n->a || n->b) continue;
      bool is_in_place = n->buf < 64 && g->k->in_place >> n->buf & 1;
      if (loaded[n->buf] != loop && !is_in_place) continue;
      bool is_whole = tn_k_is_whole((TnKMem)n->aux) && n->aux != TN_KM_I1;
      if (is_whole && g->outer[i] != loop) g->items[i].flags |= TN_XI_REREAD;
    }
  }
}

static void find_scratch(TnXGen *g) {
  if (g->is_512) find_rereads(g);
  if (g->narrow) g->scratch = 2;
  bool some = g->has_integers || g->has_memory_consts;
  const TnKNode *n = g->nodes + 1;
  for (uint32_t i = 1; i < g->k->n_nodes && g->scratch < 2; i++, n++) {
    if ((!some && is_plain[n->op]) || !g->need[i]) continue;
    unsigned c = some && reads_elsewhere(g, i) ? 2 : scratch_class(g, i);
    if (c > g->scratch) g->scratch = c;
  }
}

// ---- blocks: how many parts a body of a vector loop treats at a time

static bool same_place(const TnXGen *g, const TnKNode *x, const TnKNode *y) {
  return x->imm == y->imm && !x->a && !y->a && tn_x_same_terms(g, x, y);
}

static bool has_term(const TnXGen *g, const TnKNode *n, uint32_t loop) {
  for (uint32_t t = 0; t < n->n_terms; t++)
    if (g->k->terms[n->term + t].node == loop) return true;
  return false;
}

// Stores whose lanes may meet the same place at another iteration of a loop inside keep their order.
TN_COLD static bool store_in_order(const TnXGen *g, uint32_t i, unsigned inside) {
  const TnKNode *n = tn_x_node(g, i);
  if (!inside) return true;
  if (n->a && is_wide(tn_x_node(g, n->a))) return false;
  for (uint32_t t = 0; t < n->n_terms; t++)
    if (g->k->terms[n->term + t].node > g->vloop[i]) return false;
  return true;
}

// True when the parts of a step can go one after the other through the whole body: nothing of one lane is changed in
// it, no lane moves, and no part reads what another one writes.
// store_of: per buffer, the last store that was seen, of this loop if it stands behind it.
TN_COLD static bool is_separable(const TnXGen *g, uint32_t loop, uint32_t *store_of) {
  const TnKNode *from = tn_x_node(g, loop + 1), *to = tn_x_node(g, g->match[loop]);
  unsigned inside = 0;
  for (const TnKNode *n = from; n < to; n++) switch ((int)n->op) {
      case TN_K_loop: inside++; break;
      case TN_K_end: inside -= inside > 0; break;
      case TN_K_set:
        if (!is_wide(n)) return false;
        break;
      case TN_K_while:
      case TN_K_if:
      case TN_K_down:
      case TN_K_lane: return false;
      case TN_K_store: {
        uint32_t i = (uint32_t)(n - g->nodes);
        if (!is_wide(n) || store_of[n->buf] > loop || !store_in_order(g, i, inside)) return false;
        store_of[n->buf] = i;
        break;
      }
      default: break;
    }
  for (const TnKNode *n = from; n < to; n++)
    if (n->op == TN_K_load && store_of[n->buf] > loop &&
        !(has_term(g, n, loop) && same_place(g, n, tn_x_node(g, store_of[n->buf]))))
      return false;
  return true;
}

typedef struct Lives {  // registers that are taken, per position
  int32_t *at;
  int32_t most;  // no position has more
} Lives;

// From how many more or fewer there are.
static void add_up(Lives *lives, uint32_t from, uint32_t to) {
  int32_t now = 0, most = 0;
  for (int32_t *p = lives->at + from; p <= lives->at + to; p++) {
    *p = now += *p;
    if (now > most) most = now;
  }
  lives->most = most;
}

// Vector registers that are taken whatever the blocks are: values of one lane, and those of many that stand outside of
// vector loops. Constants give way for nothing and do not count.
TN_COLD static Lives fixed_lives(TnXGen *g) {
  uint32_t n = g->k->n_nodes;
  Lives lives = {tn_new_n(g->arena, int32_t, (size_t)n + 2), 0};
  if (!g->has_fixed) return lives;
  const TnKNode *node = g->nodes;
  for (uint32_t i = 1; i < n; i++) {
    const TnXItem *it = &g->items[i];
    node++;
    if (it->cls != TN_XC_V || (is_wide(node) && !(it->flags & TN_XI_ABS))) continue;
    if (!g->need[i] || it->alias || node->op == TN_K_const) continue;
    lives.at[it->start] += it->parts;
    lives.at[it->end + 1] -= it->parts;
  }
  for (uint32_t i = n; i < g->n_items; i++) {  // shadows
    if (g->items[i].cls == TN_XC_V) lives.at[g->items[i].start]++, lives.at[g->items[i].end + 1]--;
  }
  add_up(&lives, 0, n);
  return lives;
}

// Registers of a class that values of many lanes inside of the loop take, for each part of a block.
static void pressure(TnXGen *g, uint32_t loop, unsigned cls, Lives *lives) {
  uint32_t to = g->match[loop];
  int32_t *at = lives->at;
  memset(at + loop, 0, (to + 2 - loop) * sizeof *at);
  for (uint32_t i = loop + 1; i < to; i++) {
    const TnXItem *it = &g->items[i];
    if (it->cls != cls || !g->need[i] || it->alias || !is_wide(tn_x_node(g, i))) continue;
    at[it->start > loop ? it->start : loop]++;  // what begins before it is taken all the way
    at[(it->end < to ? it->end : to) + (it->end == i)]--;
  }
  add_up(lives, loop, to);
  for (uint32_t i = loop + 1; g->n_of[TN_K_skip] && i < to; i++) {  // what is seldom done may spill
    const TnKNode *n = tn_x_node(g, i);
    if (n->op != TN_K_skip) continue;
    memset(at + i + 1, 0, (size_t)n->imm * sizeof *at);
    i += (uint32_t)n->imm;
  }
}

// Nodes of a body without those that are seldom done.
static int64_t length_of(const TnXGen *g, uint32_t loop) {
  int64_t n = 0;
  for (uint32_t i = loop; i < g->match[loop]; i++, n++)
    if (tn_x_node(g, i)->op == TN_K_skip) i += (uint32_t)tn_x_node(g, i)->imm;
  return n;
}

// Whether a block of so many parts is worth what it spills: in short bodies nothing, with loops inside in longer ones,
// too. Of a long one the processor sees no next block, so that fewer parts would wait for their latencies.
// Of masks there are so few that some spills are usual, and cost little in the shortest bodies and in long ones.
TN_COLD static bool has_masks(const TnXGen *g, uint32_t loop, unsigned block, const Lives *lives) {
  enum { MASKS = 4, SHORT = 24, LONG = 160 };
  if (lives->most * (int32_t)block <= MASKS) return true;
  int64_t length = length_of(g, loop), spilled = 0;
  if (length <= SHORT || length > LONG) return true;
  for (uint32_t i = loop; i <= g->match[loop]; i++) {
    int32_t over = lives->at[i] * (int32_t)block - MASKS;
    spilled += over > 0 ? over : 0;
  }
  return spilled <= length;
}

TN_COLD static bool is_bearable(const TnXGen *g, uint32_t loop, unsigned block, const Lives *lives,
                                const Lives *fixed) {
  enum { SHORT = 64, LONG = 160, MOST = 4 };
  int32_t have = g->is_512 ? 26 : 11;
  if (lives->most * (int32_t)block + fixed->most <= have) return true;
  int64_t spilled = 0;
  bool has_loop = false;
  for (uint32_t i = loop; i <= g->match[loop]; i++) {
    int32_t left = have > lives->at[i] ? have - lives->at[i] : 0;  // with one part: what has no place then never has
    int32_t over = lives->at[i] * (int32_t)block + (fixed->at[i] < left ? fixed->at[i] : left) - have;
    spilled += over > 0 ? over : 0;
    has_loop |= i > loop && tn_x_node(g, i)->op == TN_K_loop;
  }
  if (spilled == 0) return true;
  int64_t length = length_of(g, loop);
  if (block > MOST || length <= (has_loop ? LONG : SHORT)) return false;
  return length > LONG ? spilled <= 10 * length : 4 * spilled <= length;
}

TN_COLD static void choose_block(TnXGen *g, uint32_t loop, uint32_t *store_of, const Lives *fixed, Lives *lives) {
  unsigned parts = (tn_x_node(g, loop)->lanes + g->c - 1) / g->c, block = parts;
  if (parts > 1 && is_separable(g, loop, store_of)) {
    pressure(g, loop, TN_XC_V, lives);
    while (block > 1 && !is_bearable(g, loop, block, lives, fixed)) block /= 2;
    if (g->has_masks) pressure(g, loop, TN_XC_K, lives);
    while (g->has_masks && block > 1 && !has_masks(g, loop, block, lives)) block /= 2;
  }
  g->block[loop] = (uint8_t)block;
  if (block == parts && !g->n_of[TN_K_skip]) return;
  // What a skip counts has one part at a time, but for what is wanted behind it: that has its place from the start on.
  uint32_t skip = 0, skip_end = 0;
  for (uint32_t i = loop + 1; i < g->match[loop]; i++) {
    const TnKNode *n = tn_x_node(g, i);
    TnXItem *it = &g->items[i];
    if (n->op == TN_K_skip && i > skip_end) skip = i, skip_end = i + (uint32_t)n->imm;
    bool is_inside = i > skip && i <= skip_end && it->cls != TN_XC_NONE;
    if (block < parts && g->is_early[i]) g->is_early[i] = 0, it->start = i;
    unsigned most = is_inside && it->end <= skip_end ? 1 : block;
    if (it->parts > most) it->parts = (uint8_t)most;
    if (is_inside && it->end > skip_end) it->start = skip;
  }
}

static void choose_blocks(TnXGen *g) {
  if (!g->first_vector) return;
  Lives fixed = fixed_lives(g), lives = {tn_arena_push(g->arena, ((size_t)g->k->n_nodes + 2) * sizeof *lives.at, 4), 0};
  uint32_t *store_of = tn_new_n(g->arena, uint32_t, (size_t)g->k->n_bufs + 1);
  for (uint32_t i = g->first_vector; i; i = g->next_vector[i]) choose_block(g, i, store_of, &fixed, &lives);
}

static void find_tables(TnXGen *g) {
  enum { OTHERWISE = 2 };
  const TnKNode *end = g->nodes + g->k->n_nodes;
  uint8_t *is_used = g->is_table;
  if (!g->n_of[TN_K_lookup] || !g->is_512) return;
  for (const TnKNode *n = g->nodes + 1; n < end; n++) {
    is_used[n->a] = is_used[n->c] = OTHERWISE;
    is_used[n->b] = n->op == TN_K_lookup && is_used[n->b] != OTHERWISE ? TN_X_AS_TABLE : OTHERWISE;
  }
}

void tn_x_analyze(TnXGen *g) {
  tn_x_find_halves(g);
  uint32_t n = g->k->n_nodes;
  uint32_t extra = g->k->n_terms + g->k->n_bufs;
  g->cap_items = n + (extra < n ? extra : n) + 16;
  g->n_items = n;
  g->items = tn_arena_push(g->arena, g->cap_items * sizeof *g->items, _Alignof(TnXItem));
  memset(g->items, 0, n * sizeof *g->items);  // others are set when they are made
  uint32_t *block = tn_arena_push(g->arena, n * 13 * sizeof *block, _Alignof(uint32_t));
  uint32_t **arrays[] = {&g->outer,  &g->basic, &g->vloop,      &g->match,  &g->address,     &g->starting,
                         &g->ending, &g->made,  &g->loop_limit, &g->column, &g->next_column, &g->shadow,
                         &g->next_vector};
  memset(block + 3 * (size_t)n, 0, n * 10 * sizeof *block);  // the first three have a number for each node
  for (size_t i = 0; i < TN_COUNT(arrays); i++) *arrays[i] = block + i * n;
  g->need = tn_new_n(g->arena, uint8_t, 7 * (size_t)n);
  g->in_g = g->need + n;
  g->block = g->need + 2 * (size_t)n;
  g->is_pattern = g->need + 3 * (size_t)n;
  g->is_quotient = g->need + 4 * (size_t)n;
  g->is_table = g->need + 5 * (size_t)n;
  g->is_early = g->need + 6 * (size_t)n;
  g->constant = tn_new_n(g->arena, int64_t, n);
  g->n_addr_table = 16;
  while (g->n_addr_table < g->k->n_terms + g->k->n_bufs) g->n_addr_table *= 2;
  g->addr_table = tn_new_n(g->arena, uint32_t, g->n_addr_table);
  find_brackets(g);
  tn_x_find_patterns(g);
  tn_x_find_known(g);
  tn_x_find_narrow(g);
  if (g->narrow) tn_x_find_patterns(g);
  tn_x_classes(g);
  tn_x_find_quotients(g);
  tn_x_find_moved(g);
  tn_x_find_logic(g);
  find_tables(g);
  find_needs(g);
  find_area(g);
  tn_x_find_columns(g);
  find_early(g);
  for (uint32_t i = 1; i < n; i++) init_item(g, i);
  find_lifetimes(g);
  if (g->n_of[TN_K_var]) {
    share_gets(g);
    share_sets(g);
  }
  choose_blocks(g);
  list_items(g);
  find_scratch(g);
}

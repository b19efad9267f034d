// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Loads, stores, and addresses: which way an access goes.
#include "target/x64/memory.h"

// ---- addresses

void tn_x_make_address(TnXGen *g, uint32_t addr) {
  const TnXAddr *x = &g->addrs.data[addr - 1];
  TnXCode *c = g->code;
  unsigned to = tn_x_dst_g(g, x->item, TN_XR_AX), parent = tn_x_src_g(g, g->addrs.data[x->parent - 1].item, TN_XR_CX);
  bool is_loop = tn_x_node(g, x->node)->op == TN_K_loop;
  if (is_loop && x->node != g->parallel_loop) {  // starts at iteration 0
    tn_x_mov(c, to, parent);
  } else {
    unsigned n = tn_x_src_g(g, is_loop ? g->begin_item : x->node, TN_XR_DX);
    int scale = tn_x_index_scale(x->coef);
    if (scale >= 0) {
      tn_x_lea(c, to, tn_x_mem_index(parent, n, (unsigned)scale, 0));
    } else {
      if (x->coef == (int32_t)x->coef) {
        tn_x_gpr(c, 0x69, true, TN_XR_AX, tn_x_reg(n), 4, (int32_t)x->coef);
      } else {
        tn_x_mov_imm(c, TN_XR_AX, x->coef);
        tn_x_gpr(c, 0x0FAF, true, TN_XR_AX, tn_x_reg(n), 0, 0);
      }
      tn_x_lea(c, to, tn_x_mem_index(parent, TN_XR_AX, 0, 0));
    }
  }
  tn_x_done_g(g, x->item, to);
}

static bool is_single_loop(const TnXGen *g, TnKVal v) {
  return tn_x_node(g, v)->op == TN_K_loop && tn_x_loop_is_single(g, v);
}

static TnXArg base_of(TnXGen *g, uint32_t i, int64_t *disp) {
  const TnKNode *n = tn_x_node(g, i);
  const TnXAddr *x = &g->addrs.data[g->address[i] - 1];
  const TnKTerm *last = NULL;
  *disp = n->imm;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    *disp += g->constant[term->node] * term->coef;
    if (!is_single_loop(g, term->node)) last = term;
  }
  TnXArg at = tn_x_mem(tn_x_src_g(g, x->item, TN_XR_AX), 0);
  if (last && !(x->node == last->node) && tn_x_index_scale(last->coef) >= 0) {
    at.index = (uint8_t)tn_x_src_g(g, last->node, TN_XR_CX);
    at.scale = (uint8_t)tn_x_index_scale(last->coef);
  }
  return at;
}

// Adds the per-lane index of an access of one lane, which is a number like any other.
static TnXArg add_lane_index(TnXGen *g, const TnKNode *n, TnXArg at) {
  TnXCode *c = g->code;
  unsigned before = g->n_reload, x;
  if (at.index != TN_XR_NONE) {
    tn_x_lea(c, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  if (tn_x_node(g, n->a)->type == TN_KT_I64) {
    x = tn_x_src_g_value(g, n->a, TN_XR_DX);
  } else {
    tn_x_gpr(c, 0x63, true, x = TN_XR_DX, tn_x_src_g_rm(g, n->a, TN_XR_DX), 0, 0);
  }
  int scale = tn_x_index_scale(n->coef_a);
  if (scale < 0) {
    tn_x_gpr(c, 0x69, true, TN_XR_DX, tn_x_reg(x), 4, n->coef_a);
    x = TN_XR_DX;
  }
  at.index = (uint8_t)x;
  at.scale = (uint8_t)(scale < 0 ? 0 : scale);
  g->n_reload = before;
  return at;
}

// Where lane 0 of part q lies. May use ax, cx, dx, and so may the result.
TnXArg tn_x_address_of(TnXGen *g, uint32_t i, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  int64_t disp;
  TnXArg at = base_of(g, i, &disp);
  if (n->a && tn_x_node(g, n->a)->lanes == 1) at = add_lane_index(g, n, at);
  if (n->a && n->lanes > 1 && at.index != TN_XR_NONE) {  // vectors change dx
    tn_x_lea(g->code, TN_XR_AX, at);
    at = tn_x_mem(TN_XR_AX, 0);
  }
  if (n->lanes > 1) disp += tn_x_stride_of(g, n) * (int64_t)((g->part0 + q) * g->c);
  if (disp == (int32_t)disp) {
    at.disp = (int32_t)disp;
    return at;
  }
  tn_x_lea(g->code, TN_XR_AX, at);
  tn_x_mov_imm(g->code, TN_XR_DX, disp);
  tn_x_alu(g->code, 0, true, tn_x_reg(TN_XR_AX), TN_XR_DX);
  return tn_x_mem(TN_XR_AX, 0);
}

// ---- which lanes

bool tn_x_can_stream(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (n->op != TN_K_store || n->buf >= 64 || !(g->k->streamed >> n->buf & 1) || n->a || n->b) return false;
  unsigned size = tn_k_mem_bytes[n->aux], lanes = n->lanes < g->c ? n->lanes : g->c;
  if (size < 4 || size * lanes != g->vector_bytes || n->imm % g->vector_bytes) return false;
  bool is_dense = false;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    if (term->node == g->vloop[i])
      is_dense = term->coef == size;
    else if (term->coef % g->vector_bytes)
      return false;
  }
  return is_dense;
}

static TnXLanes lanes_of(const TnXGen *g, uint32_t i, unsigned q) {
  const TnKNode *n = tn_x_node(g, i);
  unsigned lanes = n->lanes == 1 ? 1 : n->op == TN_K_store ? (n->lanes < g->c ? n->lanes : g->c) : tn_x_lanes(g, i);
  bool is_cut = n->lanes > 1 && (int)(g->part0 + q) == g->partial;
  if (n->op == TN_K_store && n->reach >= (g->part0 + q) * g->c + lanes) is_cut = false;
  return (TnXLanes){lanes, is_cut ? g->tail_lanes : lanes, n->b, g->is_streaming && tn_x_can_stream(g, i),
                    g->items[i].flags & TN_XI_REREAD};
}

// The mask register for an access, 0 when all of `granules` lanes take part.
unsigned tn_x_mask_k(TnXGen *g, const TnXLanes *l, unsigned q, unsigned granules) {
  bool cut = l->active < granules;
  unsigned k = l->mask ? tn_x_src_k(g, l->mask, q, TN_X_TEMP_K) : 0;
  if (!cut) return k;
  unsigned limit = l->active == g->tail_lanes && g->partial >= 0 ? TN_X_TAIL_K : TN_X_TEMP_K2;
  if (limit != TN_X_TAIL_K) {
    tn_x_mov_imm(g->code, TN_XR_DX, ((int64_t)1 << l->active) - 1);
    tn_x_op(g, TN_X_kmovq_from, 16, limit, 0, tn_x_reg(TN_XR_DX));
  }
  if (!k) return limit;
  tn_x_op(g, TN_X_kandq, 16, TN_X_TEMP_K, k, tn_x_reg(limit));
  return TN_X_TEMP_K;
}

void tn_x_mask_bits(TnXGen *g, uint32_t mask, unsigned q, unsigned to) {
  if (g->is_512) {
    TnXInsn op = g->c > 16 ? TN_X_kmovq_to : TN_X_kmovw_to;  // what is above the lanes is not clean
    tn_x_op(g, op, 16, to, 0, tn_x_reg(tn_x_src_k(g, mask, q, TN_X_TEMP_K)));
  } else {
    unsigned before = g->n_reload;
    tn_x_op(g, TN_X_movmskps, 32, to, 0, tn_x_reg(tn_x_src(g, mask, q, 32)));
    g->n_reload = before;
  }
}

// AVX2: the lanes of an access as a vector of elements of `elem` bytes.
unsigned tn_x_mask_v(TnXGen *g, const TnXLanes *l, unsigned q, unsigned elem, unsigned to) {
  unsigned bytes = l->n * elem <= 16 ? 16 : 32;
  if (l->mask) {
    TnXArg m = tn_x_reg(tn_x_src(g, l->mask, q, 32));
    tn_x_op(g, elem == 8 ? TN_X_pmovsxdq : TN_X_movaps, bytes, to, 0, m);
  }
  if (l->active * elem == bytes) return to;
  uint8_t first[32] = {0};
  memset(first, 0xFF, l->active * elem);
  TnXArg rm = tn_x_mem(TN_XR_POOL, tn_x_pool(g->code, first, 32));
  tn_x_op(g, l->mask ? TN_X_andps : TN_X_movups_load, bytes, to, to * (l->mask != 0), rm);
  return to;
}

// ---- stores side by side: the parts of complex numbers, and with AVX-512 the columns of rows

// Whether elements of less than a word can be moved to the places between others: lanes as wide as they are, or
// integers in wider ones, whose low bytes they are.
static bool is_placed_narrow(const TnXGen *g, const TnKNode *n) {
  TnKMem m = (TnKMem)n->aux;
  unsigned size = tn_k_mem_bytes[m];
  bool is_low = m >= TN_KM_I8 && m <= TN_KM_U16 && tn_x_node(g, n->c)->type == TN_KT_I32;
  return g->is_512 && m != TN_KM_I1 && (size == g->narrow || is_low) && (size > 1 || g->cpu->has_vbmi);
}

// Number of stores from i on that fill every place between two lanes, 0: they do not.
static unsigned group_of_stores(const TnXGen *g, uint32_t i, unsigned q) {
  enum { MOST = 8 };
  const TnKNode *n = tn_x_node(g, i);
  TnXLanes l = lanes_of(g, i, q);
  int64_t size = tn_k_mem_bytes[n->aux], each = n->lanes > 1 ? tn_x_stride_of(g, n) / size : 0;
  unsigned bytes = l.n * tn_x_elem_of(g, (TnKMem)n->aux);
  if (each < 2 || each > MOST || tn_x_stride_of(g, n) % size || i + each > g->k->n_nodes) return 0;
  if (size < 4 && (!is_placed_narrow(g, n) || size * l.n < 16)) return 0;
  if ((!g->is_512 && each != 2) || !tn_x_takes_all(&l) || (bytes != 32 && bytes != 64)) return 0;
  for (unsigned k = 0; k < each; k++) {
    const TnKNode *m = tn_x_node(g, i + k);
    if (m->op != TN_K_store || m->aux != n->aux || m->buf != n->buf || m->a || m->b || m->c >= i) return 0;
    if (m->lanes != n->lanes || m->imm != n->imm + k * size || !tn_x_same_terms(g, n, m)) return 0;
    if (tn_x_node(g, m->c)->lanes != n->lanes && tn_x_node(g, m->c)->lanes != 1) return 0;
  }
  return (unsigned)each;
}

// Whether a group that begins earlier has store i in it.
static bool is_in_group(const TnXGen *g, uint32_t i, unsigned q) {
  uint32_t first = i;
  while (tn_x_node(g, first - 1)->op == TN_K_store) first--;
  while (first < i) {
    unsigned each = group_of_stores(g, first, q);
    first += each ? each : 1;
  }
  return first > i;
}

// Vector number `out` of the places of a group, of `bytes`, from two of its stores at a time, which are in registers of
// `from` bytes. Elements are moved in pieces that one instruction takes: of 4 bytes, or the element's.
static void store_places(TnXGen *g, uint32_t i, unsigned q, unsigned each, unsigned from, unsigned bytes, unsigned out,
                         TnXArg to) {
  static const TnXInsn one[] = {TN_X_permb, TN_X_permw, TN_X_permd}, two[] = {TN_X_permi2b, TN_X_permi2w, TN_X_permi2d};
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  unsigned size = tn_k_mem_bytes[m], piece = size < 4 ? size : 4, per = size / piece, lane = tn_x_elem_of(g, m) / piece;
  unsigned n = bytes / piece, log = (unsigned)__builtin_ctz(piece), all = tn_x_temp(g, 1), t = tn_x_temp(g, 2);
  for (unsigned pair = 0; pair < each; pair += 2) {
    uint8_t places[64] = {0};
    uint64_t in = 0;
    for (unsigned w = 0; w < n; w++) {
      unsigned e = (out * n + w) / per, column = e % each;
      if (column / 2 * 2 != pair) continue;
      places[w * piece] = (uint8_t)(e / each * lane + w % per + (column > pair ? from / piece : 0));
      in |= (uint64_t)1 << w;
    }
    unsigned x = pair ? tn_x_temp(g, 0) : all, before = g->n_reload;
    unsigned first = tn_x_src(g, tn_x_node(g, i + pair)->c, q, from);
    unsigned k = pair ? tn_x_mask_of(g, in, TN_X_TEMP_K) : 0;
    bool has_second = pair + 1 < each;
    tn_x_op(g, TN_X_movups_load, from, has_second ? x : t, 0, tn_x_pool_rm(g, places, from));
    if (has_second) {
      unsigned second = tn_x_src(g, tn_x_node(g, i + pair + 1)->c, q, from);
      tn_x_op(g, two[log], from, x, first, tn_x_reg(second));
      if (pair) tn_x_opk(g, tn_x_masked_moves[log], from, all, 0, tn_x_reg(x), k);
    } else {
      tn_x_opk(g, one[log], from, all, t, tn_x_reg(first), k);
    }
    g->n_reload = before;
  }
  to.disp += (int32_t)(out * bytes);
  tn_x_op(g, TN_X_movups_store, bytes, all, 0, to);
}

// AVX2: a pair's places in 128 bits are alternately of the one and the other half.
static void store_pairs(TnXGen *g, uint32_t i, unsigned q, TnXArg to) {
  unsigned first = tn_x_src(g, tn_x_node(g, i)->c, q, 32), second = tn_x_src(g, tn_x_node(g, i + 1)->c, q, 32);
  bool is_64 = tn_k_mem_bytes[tn_x_node(g, i)->aux] == 8;
  unsigned low = tn_x_temp(g, 1), high = tn_x_temp(g, 2);
  tn_x_op(g, is_64 ? TN_X_unpcklpd : TN_X_unpcklps, 32, low, first, tn_x_reg(second));
  tn_x_op(g, is_64 ? TN_X_unpckhpd : TN_X_unpckhps, 32, high, first, tn_x_reg(second));
  for (unsigned out = 0; out < 4; out++, to.disp += 16) {
    unsigned x = out % 2 ? high : low;
    if (out < 2)
      tn_x_op(g, TN_X_movups_store, 16, x, 0, to);
    else
      tn_x_opi(g, TN_X_extracti128, 32, x, 0, to, 1);
  }
}

static void store_group(TnXGen *g, uint32_t i, unsigned q, const TnXLanes *l, unsigned each) {
  TnXArg at = tn_x_address_of(g, i, q);
  if (!g->is_512) {
    store_pairs(g, i, q, at);
    return;
  }
  TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  unsigned from = l->n * tn_x_elem_of(g, m), all = each * l->n * tn_k_mem_bytes[m], bytes = from;
  while (all % bytes) bytes /= 2;
  for (unsigned out = 0; out < all / bytes; out++) store_places(g, i, q, each, from, bytes, out, at);
}

// ---- loads and stores

static bool is_near(const TnXGen *g, const TnKNode *n, const TnXLanes *l) {
  unsigned size = tn_k_mem_bytes[n->aux];
  if (n->a && tn_x_node(g, n->a)->lanes > 1) return false;
  if (tn_x_stride_of(g, n) != size) return false;
  if (g->is_512) return true;
  bool full = size >= 4 && n->aux != TN_KM_I1;
  return full || (tn_x_takes_all(l) && l->n >= (g->narrow ? 8 : 4));
}

// level: the cache that it comes into, 1 or 2.
static void fetch(TnXGen *g, TnXArg at, int64_t far, unsigned level) {
  if (at.disp + far != (int32_t)(at.disp + far)) return;
  at.disp += (int32_t)far;
  tn_x_gpr(g->code, 0x0F18, false, level, at, 0, 0);  // prefetcht0, prefetcht1
}

// A serial loop in a vector loop walks down columns, from page to page, which the machine does not foresee: what is
// read some steps later is asked for now.
static void fetch_ahead(TnXGen *g, uint32_t i, TnXArg at) {
  enum { FAR = 2048, AHEAD = 16 };
  const TnKNode *n = tn_x_node(g, i);
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    const TnKNode *loop = tn_x_node(g, term->node);
    if (term->node <= g->vloop[i] || loop->op != TN_K_loop || loop->a || loop->imm < 2 * AHEAD) continue;
    if (term->coef < FAR && term->coef > -FAR) continue;
    fetch(g, at, AHEAD * term->coef, 2);
    return;
  }
}

// Bytes from one round to the next of the innermost loop around loads i and j, where in it both read the same places;
// 0: they do not.
static int64_t step_of_rereading(const TnXGen *g, uint32_t i, uint32_t j) {
  const TnKNode *n = tn_x_node(g, i), *m = tn_x_node(g, j);
  if (i == j || m->op != TN_K_load || m->a || m->buf != n->buf || m->imm != n->imm) return 0;
  if (m->n_terms != n->n_terms) return 0;
  int64_t step = 0;
  bool is_apart = false;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *x = &g->k->terms[n->term + t], *y = &g->k->terms[m->term + t];
    if (x->coef != y->coef || (is_apart && x->node == y->node)) return 0;
    is_apart |= x->node != y->node;
    if (!is_apart) step = x->coef;
  }
  return is_apart ? step : 0;
}

// Several loops go over the same rows of a large array: the last one asks for the next rows, so that they come while
// it computes; into the first cache where nothing that is done to these rows after it has use for that.
static void fetch_next(TnXGen *g, uint32_t i, TnXArg at) {
  enum { LARGE = 4 << 20, MOST_NODES = 1000, HALF_A_CACHE = 16 << 10 };
  const TnKNode *n = tn_x_node(g, i);
  int64_t bytes = 0, step = 0;
  bool is_last = true;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    const TnKNode *loop = tn_x_node(g, term->node);
    if (loop->op == TN_K_loop && !loop->a) bytes += term->coef * loop->imm;
  }
  if (bytes < LARGE || n->a || g->k->n_nodes > MOST_NODES) return;
  for (uint32_t j = 1; j < g->k->n_nodes; j++) {
    int64_t again = step_of_rereading(g, i, j);
    if (again && j > i) return;
    if (again) step = again;
    const TnKNode *other = tn_x_node(g, j);
    is_last &= j < i || other->op != TN_K_loop || !(other->aux & TN_LOOP_VECTOR);
  }
  if (step > 0) fetch(g, at, step, is_last && step <= HALF_A_CACHE ? 1 : 2);
}

// A jump over the load where all lanes are out, which read zero: not to read from a page that is not there takes a
// thousand cycles on some machines.
static size_t skip_load(TnXGen *g, uint32_t i, unsigned q, unsigned to, const TnXLanes *l) {
  unsigned before = g->n_reload;
  if (g->is_512 && tn_x_node(g, i)->type == TN_KT_I1) {
    tn_x_op(g, TN_X_kxorq, 16, to, to, tn_x_reg(to));
  } else {
    tn_x_const(g, to, 0, 4, g->vector_bytes);
  }
  tn_x_mask_bits(g, l->mask, q, TN_XR_DX);
  g->n_reload = before;
  if (l->n < 32) {
    tn_x_alu_imm(g->code, 4, false, tn_x_reg(TN_XR_DX), (1 << l->n) - 1);
  } else {
    tn_x_alu(g->code, 4, true, tn_x_reg(TN_XR_DX), TN_XR_DX);
  }
  return tn_x_jump(g->code, TN_XJ_E);
}

static void load_part(TnXGen *g, uint32_t i, unsigned q, unsigned to) {
  const TnKNode *n = tn_x_node(g, i);
  TnXLanes l = lanes_of(g, i, q);
  if (is_near(g, n, &l)) {
    size_t skip = l.mask ? skip_load(g, i, q, to, &l) : 0;
    TnXArg at = tn_x_address_of(g, i, q);
    fetch_ahead(g, i, at);
    if (q * g->vector_bytes % 64 == 0) fetch_next(g, i, at);
    tn_x_load_near(g, (TnKMem)n->aux, to, at, &l, q);
    if (skip) tn_x_here(g->code, skip);
  } else if (!g->is_pattern[i] && tn_x_is_table(g, i, tn_x_elem_of(g, (TnKMem)n->aux))) {
    tn_x_load_table(g, i, q, to, &l);
  } else if (tn_x_load_pattern(g, i, q, to, &l)) {
    return;
  } else if (tn_x_is_gathered_in_words(g, n, &l)) {
    tn_x_gather_in_words(g, i, q, to, &l);
  } else if (tn_x_is_picked(g, n, &l)) {
    tn_x_pick_lanes(g, i, q, to, &l);
  } else if (tn_x_is_inserted(g, n, &l)) {
    tn_x_insert_lanes(g, i, to, &l, q);
  } else if (tn_x_is_gathered(g, n)) {
    tn_x_gather_or_scatter(g, i, q, &l, to, false);
  } else {
    tn_x_load_far(g, i, to, &l, q);
  }
}

// An access all of whose parts are whole words side by side, which plain instructions move.
static bool is_all_plain(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned size = tn_k_mem_bytes[n->aux];
  if (n->a || n->b || g->partial >= 0 || n->lanes < g->c || size < 4 || size * g->c < 16) return false;
  return g->vloop[i] && tn_x_elem_of(g, (TnKMem)n->aux) == size && tn_x_stride_of(g, n) == size;
}

// Where part q lies, behind the one at `at`. Nothing changes registers between them.
static TnXArg next_plain(TnXGen *g, uint32_t i, unsigned q, TnXArg at) {
  const int64_t disp = at.disp + (int64_t)(tn_k_mem_bytes[tn_x_node(g, i)->aux] * g->c);
  if (q == 0 || disp != (int32_t)disp) return tn_x_address_of(g, i, q);
  at.disp = (int32_t)disp;
  return at;
}

static void load_plain(TnXGen *g, uint32_t i, unsigned parts) {
  const unsigned bytes = tn_k_mem_bytes[tn_x_node(g, i)->aux] * g->c;
  TnXArg at = {0};
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    unsigned to = tn_x_dst(g, i, q);
    at = next_plain(g, i, q, at);
    fetch_ahead(g, i, at);
    if (q * g->vector_bytes % 64 == 0) fetch_next(g, i, at);
    tn_x_op(g, TN_X_movups_load, bytes, to, 0, at);
    tn_x_done(g, i, q, to);
  }
}

static void store_plain(TnXGen *g, uint32_t i, unsigned parts) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned bytes = tn_k_mem_bytes[n->aux] * g->c;
  const TnXInsn op = g->is_streaming && tn_x_can_stream(g, i) ? TN_X_movntps_store : TN_X_movups_store;
  TnXArg at = {0};
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    at = next_plain(g, i, q, at);
    tn_x_op(g, op, bytes, tn_x_src(g, n->c, q, bytes), 0, at);
  }
}

static void load_g(TnXGen *g, uint32_t i) {
  static const uint16_t opcode[TN_N_KM] = {
      [TN_KM_I1] = 0x0FB6,  [TN_KM_I8] = 0x0FBE, [TN_KM_U8] = 0x0FB6, [TN_KM_I16] = 0x0FBF,
      [TN_KM_U16] = 0x0FB7, [TN_KM_I32] = 0x8B,  [TN_KM_I64] = 0x8B};
  const TnKNode *n = tn_x_node(g, i);
  unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
  size_t skip = 0;
  if (n->b) {
    tn_x_mov_imm(g->code, to, 0);
    skip = tn_x_jump(g->code, tn_x_condition(g, n->b) ^ 1);
  }
  tn_x_gpr(g->code, opcode[n->aux], n->aux == TN_KM_I64, to, tn_x_address_of(g, i, 0), 0, 0);
  if (n->b) tn_x_here(g->code, skip);
  tn_x_done_g(g, i, to);
}

static void load_one_masked(TnXGen *g, uint32_t i, unsigned to) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  if (g->is_512 && n->type == TN_KT_I1) {
    tn_x_op(g, TN_X_kxorq, 16, to, to, tn_x_reg(to));
  } else {
    tn_x_const(g, to, 0, 4, 16);
  }
  size_t skip = tn_x_jump(c, tn_x_condition(g, n->b) ^ 1);
  tn_x_load_one(g, i, to, tn_x_address_of(g, i, 0));
  tn_x_here(c, skip);
}

// f16 as they are.
static void load_half(TnXGen *g, uint32_t i) {
  unsigned bytes = tn_x_bytes(g, i, TN_X_F16);
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    TnXLanes l = lanes_of(g, i, q);
    unsigned to = tn_x_dst(g, i, q), k = l.n > 1 ? tn_x_mask_k(g, &l, q, bytes / 2) : 0;
    TnXInsn op = l.n == 1 ? TN_X_pbroadcastw : k ? TN_X_movdqu16_load : TN_X_movups_load;
    tn_x_opk(g, op, bytes, to, 0, tn_x_address_of(g, i, q), k ? k | TN_X_ZERO : 0);
    tn_x_done(g, i, q, to);
  }
}

static void store_half(TnXGen *g, uint32_t i) {
  for (unsigned q = 0, parts = tn_x_parts(g, i); q < parts; q++) {
    g->n_reload = 0;
    TnXLanes l = lanes_of(g, i, q);
    unsigned bytes = 2 * l.n, x = tn_x_src(g, tn_x_node(g, i)->c, q, bytes), k = tn_x_mask_k(g, &l, q, l.n);
    tn_x_opk(g, k ? TN_X_movdqu16_store : TN_X_movups_store, bytes, x, 0, tn_x_address_of(g, i, q), k);
  }
}

void tn_x_load(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (n->type == TN_X_F16) {
    load_half(g, i);
    return;
  }
  bool is_k = g->is_512 && n->type == TN_KT_I1;
  unsigned parts = tn_x_parts(g, i);
  if (g->items[i].flags & TN_XI_FUSED) return;
  if (g->in_g[i]) {
    load_g(g, i);
    return;
  }
  if (is_all_plain(g, i) && !tn_x_has_columns(g, i)) {
    load_plain(g, i, parts);
    return;
  }
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    const bool is_cut = (int)(g->part0 + q) == g->partial;
    if (tn_x_has_columns(g, i) && (!is_cut || tn_x_cuts_columns(g, g->column[i]))) {
      if (g->column[i] == i) tn_x_load_columns(g, i, q, tn_x_address_of(g, i, q));
      continue;
    }
    unsigned to = is_k ? tn_x_dst_k(g, i, q) : tn_x_dst(g, i, q);
    if (n->lanes > 1) {
      load_part(g, i, q, to);
    } else if (n->b) {
      load_one_masked(g, i, to);
    } else {
      tn_x_load_one(g, i, to, tn_x_address_of(g, i, 0));
    }
    if (is_k) {
      tn_x_done_k(g, i, q, to);
    } else {
      tn_x_done(g, i, q, to);
    }
  }
}

// ---- stores that saturate: numbers between the least and the most that memory holds go there without these bounds

static bool is_signed(TnKMem m) { return m == TN_KM_I8 || m == TN_KM_I16; }

TnKVal tn_x_stored(const TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  const unsigned size = tn_k_mem_bytes[n->aux];
  TnKVal inner, x = 0;
  if (!g->is_512 || n->lanes == 1 || n->aux < TN_KM_I8 || n->aux > TN_KM_U16) return n->c;
  if (n->a || size >= (g->narrow ? g->narrow : 4) || tn_x_stride(g, n, g->vloop[i]) != size) return n->c;
  if ((g->cut && g->cut[n->c].x) || g->known[n->c]) return n->c;
  const int64_t all = INT64_C(1) << 8 * size, least = is_signed((TnKMem)n->aux) ? -all / 2 : 0;
  bool is_it = tn_x_is_between(g, n->c, least, least + all - 1, &inner, &x) && tn_x_node(g, x)->lanes == n->lanes;
  return is_it && !(g->cut && g->cut[inner].x) ? x : n->c;
}

static void store_saturated(TnXGen *g, TnKMem m, TnKVal value, TnXArg at, const TnXLanes *l, unsigned q) {
  static const uint16_t insns[3][2] = {
      {TN_X_pmovusdb, TN_X_pmovsdb}, {TN_X_pmovusdw, TN_X_pmovsdw}, {TN_X_pmovuswb, TN_X_pmovswb}};
  const unsigned elem = tn_x_elem_of(g, m), bytes = tn_x_at_least_16(l->n * elem), t = tn_x_temp(g, 0);
  const unsigned k = tn_x_mask_k(g, l, q, tn_x_granules_of(g, l, m)), which = elem == 2 ? 2 : tn_k_mem_bytes[m] / 2u;
  unsigned x = tn_x_src(g, value, q, bytes);
  if (!is_signed(m)) {  // the instruction takes it as unsigned
    tn_x_op(g, elem == 2 ? TN_X_pmaxsw : TN_X_pmaxsd, bytes, t, x, tn_x_const_rm(g, 0, elem, bytes));
    x = t;
  }
  tn_x_opk(g, (TnXInsn)insns[which][is_signed(m)], bytes, x, 0, at, k);
}

// Two whole parts, whose quarters have come to take turns.
static void store_two_saturated(TnXGen *g, uint32_t i, unsigned q, unsigned low, unsigned high) {
  static const uint16_t packs[2][2] = {{TN_X_packuswb, TN_X_packsswb}, {TN_X_packusdw, TN_X_packssdw}};
  static const uint64_t order[8] = {0, 2, 4, 6, 1, 3, 5, 7};
  const TnKMem m = (TnKMem)tn_x_node(g, i)->aux;
  const unsigned elem = tn_x_elem_of(g, m), t = tn_x_temp(g, 0), to = tn_x_temp(g, 1);
  tn_x_op(g, (TnXInsn)packs[elem == 4][is_signed(m)], 64, t, low, tn_x_reg(high));
  tn_x_op(g, TN_X_movups_load, 64, to, 0, tn_x_pool_rm(g, order, 64));
  tn_x_op(g, TN_X_permq_v, 64, to, to, tn_x_reg(t));
  if (elem == 4 && tn_k_mem_bytes[m] == 1)
    tn_x_opk(g, is_signed(m) ? TN_X_pmovswb : TN_X_pmovuswb, 64, to, 0, tn_x_address_of(g, i, q), 0);
  else
    tn_x_op(g, TN_X_movups_store, 64, to, 0, tn_x_address_of(g, i, q));
}

// The low bytes of the lanes of two whole parts, picked at once and stored together.
static bool store_two(TnXGen *g, uint32_t i, unsigned q, TnKVal value) {
  enum { ALL = 64 };
  const TnKNode *n = tn_x_node(g, i);
  TnKMem m = (TnKMem)n->aux;
  unsigned elem = tn_x_elem_of(g, m), size = tn_k_mem_bytes[m], piece = size < 2 ? 1 : 2;
  if (!g->is_512 || m < TN_KM_I8 || m > TN_KM_U16 || size >= elem) return false;
  if (size == 1 && !g->cpu->has_vbmi && value == n->c) return false;
  TnXLanes first = lanes_of(g, i, q), second = lanes_of(g, i, q + 1);
  if (!tn_x_takes_all(&first) || !tn_x_takes_all(&second) || first.n * elem != ALL || !is_near(g, n, &first))
    return false;
  uint8_t places[ALL] = {0};
  unsigned bytes = 2 * first.n * size, t = tn_x_temp(g, 1);
  for (unsigned at = 0; at < bytes; at += piece) places[at] = (uint8_t)(at / size * elem / piece);
  unsigned low = tn_x_src(g, value, q, ALL), high = tn_x_src(g, value, q + 1, ALL);
  if (value != n->c) {
    store_two_saturated(g, i, q, low, high);
    return true;
  }
  tn_x_op(g, TN_X_movups_load, ALL, t, 0, tn_x_pool_rm(g, places, ALL));
  tn_x_op(g, size == 1 ? TN_X_permi2b : TN_X_permi2w, ALL, t, low, tn_x_reg(high));
  tn_x_op(g, TN_X_movups_store, bytes, t, 0, tn_x_address_of(g, i, q));
  return true;
}

void tn_x_store(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  if (tn_x_node(g, n->c)->type == TN_X_F16) {
    store_half(g, i);
    return;
  }
  TnXCode *c = g->code;
  const TnKVal value = tn_x_stored(g, i);
  unsigned parts = tn_x_parts(g, i);
  if (is_all_plain(g, i)) {
    store_plain(g, i, parts);
    return;
  }
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    if (n->lanes > 1 && q + 1 < parts && store_two(g, i, q, value)) {
      q++;
      continue;
    }
    if (n->lanes > 1) {
      TnXLanes l = lanes_of(g, i, q);
      if (value != n->c) {
        store_saturated(g, (TnKMem)n->aux, value, tn_x_address_of(g, i, q), &l, q);
      } else if (is_near(g, n, &l)) {
        tn_x_store_near(g, (TnKMem)n->aux, n->c, tn_x_address_of(g, i, q), &l, q);
      } else if (is_in_group(g, i, q)) {
        continue;  // done with those before
      } else if (group_of_stores(g, i, q)) {
        store_group(g, i, q, &l, group_of_stores(g, i, q));
      } else if (tn_x_is_gathered(g, n)) {
        tn_x_gather_or_scatter(g, i, q, &l, tn_x_src(g, n->c, q, 64), true);
      } else {
        tn_x_store_far(g, i, &l, q);
      }
      continue;
    }
    size_t skip = 0;
    if (n->b) skip = tn_x_jump(c, tn_x_condition(g, n->b) ^ 1);
    tn_x_store_one(g, i, tn_x_address_of(g, i, 0));
    if (n->b) tn_x_here(c, skip);
  }
}

// ---- addresses as data

void tn_x_affine(TnXGen *g, uint32_t i) {
  const TnKNode *n = tn_x_node(g, i);
  TnXCode *c = g->code;
  static const TnXInsn sums[] = {TN_X_paddb, TN_X_paddw, TN_X_paddd, TN_X_paddq};
  unsigned log = tn_x_log(g, i, (TnKType)n->type), elem = 1u << log, bytes = tn_x_bytes(g, i, (TnKType)n->type);
  int64_t imm = n->imm, stride = n->lanes > 1 ? tn_x_stride_of(g, n) : 0;
  unsigned sum = TN_XR_NONE;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &g->k->terms[n->term + t];
    imm = (int64_t)((uint64_t)imm + (uint64_t)g->constant[term->node] * (uint64_t)term->coef);
    if (is_single_loop(g, term->node)) continue;
    unsigned x = tn_x_src_g(g, term->node, TN_XR_CX), to = sum == TN_XR_NONE ? TN_XR_AX : TN_XR_CX;
    if (term->coef == 1 && n->n_terms == 1 && x != TN_XR_CX) {
      sum = x;
      break;
    }
    if (term->coef == 1) {
      tn_x_mov(c, to, x);
    } else if (term->coef == (int32_t)term->coef) {
      tn_x_gpr(c, 0x69, true, to, tn_x_reg(x), 4, (int32_t)term->coef);
    } else {
      tn_x_mov_imm(c, TN_XR_DX, term->coef);
      tn_x_gpr(c, 0x0FAF, true, TN_XR_DX, tn_x_reg(x), 0, 0);
      tn_x_mov(c, to, TN_XR_DX);
    }
    if (sum != TN_XR_NONE) tn_x_alu(c, 0, true, tn_x_reg(sum), to);
    sum = TN_XR_AX;
  }
  if (g->in_g[i]) {
    unsigned to = tn_x_dst_g(g, i, TN_XR_AX);
    if (sum == TN_XR_NONE || imm != (int32_t)imm) {
      tn_x_mov_imm(c, TN_XR_CX, imm);
      if (sum != TN_XR_NONE) tn_x_alu(c, 0, true, tn_x_reg(TN_XR_CX), sum);
      tn_x_mov(c, to, TN_XR_CX);
    } else {
      tn_x_lea(c, to, tn_x_mem(sum, (int32_t)imm));
    }
    tn_x_done_g(g, i, to);
    return;
  }
  unsigned parts = tn_x_parts(g, i), lanes = tn_x_lanes(g, i);
  unsigned base = tn_x_temp(g, 1);
  if (sum != TN_XR_NONE) {
    tn_x_op(g, elem == 8 ? TN_X_movq_from : TN_X_movd_from, 16, base, 0, tn_x_reg(sum));
    if (n->lanes > 1 || tn_x_is_spread(g, i)) tn_x_op(g, tn_x_broadcasts[log], bytes, base, 0, tn_x_reg(base));
  }
  for (unsigned q = 0; q < parts; q++) {
    g->n_reload = 0;
    unsigned to = tn_x_dst(g, i, q);
    uint64_t first = (uint64_t)imm + (uint64_t)stride * ((g->part0 + q) * g->c), v[8] = {0};
    for (unsigned l = 0; l < lanes; l++) {
      uint64_t x = first + (uint64_t)stride * l;
      memcpy((uint8_t *)v + (size_t)l * elem, &x, elem);
    }
    TnXArg rm = tn_x_mem(TN_XR_POOL, 0);
    if (sum == TN_XR_NONE && !stride) {
      tn_x_const(g, to, first, elem, bytes);
    } else if (sum == TN_XR_NONE) {
      rm.disp = tn_x_pool(c, v, bytes);
      tn_x_op(g, TN_X_movups_load, bytes, to, 0, rm);
    } else {
      TnXArg add = stride ? (rm.disp = tn_x_pool(c, v, bytes), rm) : tn_x_const_rm(g, first, elem, bytes);
      tn_x_op(g, sums[log], bytes, to, base, add);
    }
    tn_x_done(g, i, q, to);
  }
}

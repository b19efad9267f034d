// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic of index expressions. Divisions and remainders (from reshapes) come apart along the terms where ranges
// allow it, so that splitting and merging dimensions costs nothing; what is left becomes integer operations.
#include "plan/index.h"

void tn_ix_init(TnIxer *x, TnKBuilder *b, TnArena *arena, bool wide) {
  *x = (TnIxer){.b = b, .arena = arena, .wide = wide, .n_table = 64};
  x->table = tn_new_n(arena, TnIx *, x->n_table);
}

static TnKType data_type(const TnIxer *x) { return x->wide ? TN_KT_I64 : TN_KT_I32; }

static struct TnAxNode *new_ax(TnIxer *x, TnAx like) {
  struct TnAxNode *a = tn_arena_push(x->arena, sizeof *a, _Alignof(struct TnAxNode));
  *a = *like;
  return a;
}

TnAx tn_ax_const(TnIxer *x, int64_t c) {
  static const struct TnAxNode zero;
  return c ? tn_ax_add_imm(x, &zero, c) : &zero;
}

bool tn_ax_is_const(TnAx a) { return a->n_terms == 0 && a->data == 0; }

TnAx tn_ax_term(TnIxer *x, TnKVal node, int64_t max) {
  if (max == 0) return tn_ax_const(x, 0);
  TnAxTerm *t = tn_new(x->arena, TnAxTerm);
  *t = (TnAxTerm){node, 1, max};
  return new_ax(x, &(struct TnAxNode){.lo = 0, .hi = max, .terms = t, .n_terms = 1});
}

TnAx tn_ax_from_data(TnIxer *x, TnKVal data, int64_t lo, int64_t hi) {
  return new_ax(x, &(struct TnAxNode){.lo = lo, .hi = hi, .data = data, .data_coef = 1});
}

TnAx tn_ax_add_imm(TnIxer *x, TnAx a, int64_t c) {
  if (c == 0) return a;
  struct TnAxNode *r = new_ax(x, a);
  r->imm += c, r->lo += c, r->hi += c;
  return r;
}

TnAx tn_ax_masked(TnIxer *x, TnAx a) {
  struct TnAxNode *r = new_ax(x, a);
  r->masked = true;
  return r;
}

TnAx tn_ax_below(TnIxer *x, TnAx a, int64_t n) {
  struct TnAxNode *r = new_ax(x, a);
  if (r->lo < 0) r->lo = 0;
  if (r->hi >= n) r->hi = n - 1;
  return r;
}

TnAx tn_ax_inside(TnIxer *x, TnAx a, int64_t n) {
  return a->lo < 0 || a->hi >= n ? tn_ax_masked(x, tn_ax_below(x, a, n)) : a;
}

static TnKVal scaled_data(TnIxer *x, TnKVal data, int64_t coef) {
  return tn_k_op2(x->b, TN_K_imul, data, tn_k_const(x->b, data_type(x), coef));
}

static bool same_ax(TnAx a, TnAx b) {
  if (a->imm != b->imm || a->n_terms != b->n_terms || a->data != b->data || a->masked != b->masked) return false;
  if (a->data && a->data_coef != b->data_coef) return false;
  for (uint32_t i = 0; i < a->n_terms; i++)
    if (a->terms[i].node != b->terms[i].node || a->terms[i].coef != b->terms[i].coef) return false;
  return true;
}

// c * (w mod n) + c * n * (w / n) is c * w: what a reshape took apart and another put together again.
static bool rejoins(TnAx rest, TnAx quotient) {
  return rest->whole && quotient->whole && rest->is_rest && !quotient->is_rest && rest->by == quotient->by &&
         quotient->data_coef == rest->data_coef * rest->by && same_ax(rest->whole, quotient->whole);
}

// r takes the data of a, times coef.
static void keep_data(struct TnAxNode *r, TnAx a, int64_t coef) {
  r->data = coef ? a->data : 0;
  r->data_coef = coef;
  r->whole = a->whole, r->by = a->by, r->is_rest = a->is_rest;
}

// The part of the sum beside its data has the range that its terms give.
static TnAx beside_data(TnIxer *x, TnAx a) {
  int64_t lo = a->imm, hi = a->imm;
  for (uint32_t i = 0; i < a->n_terms; i++) {
    int64_t span = a->terms[i].coef * a->terms[i].max;
    *(span < 0 ? &lo : &hi) += span;
  }
  return new_ax(x,
                &(struct TnAxNode){
                    .imm = a->imm, .lo = lo, .hi = hi, .terms = a->terms, .n_terms = a->n_terms, .masked = a->masked});
}

// Data of one lane in a sum with that of many becomes an address term, so that lanes are told apart by what is theirs.
static bool goes_to_terms(const TnIxer *x, TnAx a, TnAx beside) {
  return a->data && x->b->nodes.data[a->data].lanes == 1 && !a->masked && a->data_coef > 0 && a->lo >= beside->lo;
}

static TnAx data_to_terms(TnIxer *x, TnAx a) {
  TnAx beside = beside_data(x, a);
  if (!goes_to_terms(x, a, beside)) return a;
  TnAx term = tn_ax_term(x, tn_k_index(x->b, a->data), (a->hi - beside->hi) / a->data_coef);
  return tn_ax_add(x, beside, tn_ax_scale(x, term, a->data_coef));
}

TnAx tn_ax_add(TnIxer *x, TnAx a, TnAx b) {
  if (rejoins(b, a)) {
    TnAx swap = a;
    a = b, b = swap;
  }
  if (rejoins(a, b))
    return tn_ax_add(x, tn_ax_add(x, beside_data(x, a), beside_data(x, b)), tn_ax_scale(x, a->whole, a->data_coef));
  if (a->data && b->data && x->b->nodes.data[a->data].lanes != x->b->nodes.data[b->data].lanes)
    a = data_to_terms(x, a), b = data_to_terms(x, b);
  struct TnAxNode r = {
      .imm = a->imm + b->imm, .lo = a->lo + b->lo, .hi = a->hi + b->hi, .masked = a->masked || b->masked};
  if (a->n_terms + b->n_terms) {
    TnAxTerm *t = tn_arena_push(x->arena, (a->n_terms + b->n_terms) * sizeof *t, _Alignof(TnAxTerm));
    uint32_t i = 0, j = 0, n = 0;
    while (i < a->n_terms || j < b->n_terms) {
      if (j == b->n_terms || (i < a->n_terms && a->terms[i].node < b->terms[j].node)) {
        t[n++] = a->terms[i++];
      } else if (i == a->n_terms || b->terms[j].node < a->terms[i].node) {
        t[n++] = b->terms[j++];
      } else {
        t[n] = a->terms[i++];
        t[n].coef += b->terms[j++].coef;
        n += t[n].coef != 0;
      }
    }
    r.terms = t, r.n_terms = n;
  }
  if (!a->data || !b->data) {
    keep_data(&r, a->data ? a : b, a->data ? a->data_coef : b->data_coef);
  } else if (a->data == b->data) {
    keep_data(&r, a, a->data_coef + b->data_coef);
  } else {
    r.data = tn_k_op2(x->b, TN_K_iadd, scaled_data(x, a->data, a->data_coef), scaled_data(x, b->data, b->data_coef));
    r.data_coef = 1;
  }
  return new_ax(x, &r);
}

// Adds what is not too much for a range to be told.
static bool add_part(TnIxer *x, TnAx *sum, TnAx part, int64_t coef) {
  const int64_t far = INT64_C(1) << 52;
  if (coef != (int32_t)coef) return false;
  *sum = tn_ax_add(x, *sum, tn_ax_scale(x, part, coef));
  return (*sum)->lo > -far && (*sum)->hi < far;
}

static bool add_number(TnIxer *x, TnAx *sum, int64_t n, int64_t coef) {
  return n == (int32_t)n && add_part(x, sum, tn_ax_const(x, n), coef);
}

// Adds coef times what the node is, apart from loops and uniform numbers where it is a sum of such. All is linear, so
// that numbers that wrap on the way are right in the end, if that fits.
static bool add_node(TnIxer *x, TnKVal v, int64_t coef, TnAx *sum, unsigned depth) {
  enum { MOST_DEPTH = 8 };
  const TnKNode n = x->b->nodes.data[v], y = x->b->nodes.data[n.b];
  TnKRange range = x->b->range[v];
  if (depth > MOST_DEPTH || coef != (int32_t)coef) return false;
  switch ((int)n.op) {
    case TN_K_const: return add_number(x, sum, n.imm, coef);
    case TN_K_affine:
      if (!add_number(x, sum, n.imm, coef)) return false;
      for (uint32_t i = 0; i < n.n_terms; i++) {
        TnKTerm t = x->b->terms.data[n.term + i];
        TnKRange r = x->b->range[t.node];
        if (r.lo < 0 || r.hi > INT32_MAX || t.coef != (int32_t)t.coef) return false;
        if (!add_part(x, sum, tn_ax_term(x, t.node, r.hi), coef * t.coef)) return false;
      }
      return true;
    case TN_K_iadd: return add_node(x, n.a, coef, sum, depth + 1) && add_node(x, n.b, coef, sum, depth + 1);
    case TN_K_imul:
      if (y.op != TN_K_const || y.imm != (int32_t)y.imm) break;
      return add_node(x, n.a, coef * y.imm, sum, depth + 1);
    case TN_K_trunc: return add_node(x, n.a, coef, sum, depth + 1);
    default: break;
  }
  if ((n.type == TN_KT_I64) != x->wide || range.lo < 0 || range.hi > INT32_MAX) return false;
  if (n.lanes > 1 && (*sum)->data) return false;
  TnAx part = n.lanes > 1 ? tn_ax_from_data(x, v, range.lo, range.hi) : tn_ax_term(x, tn_k_index(x->b, v), range.hi);
  return add_part(x, sum, part, coef);
}

TnAx tn_ax_from_node(TnIxer *x, TnKVal v, int64_t max) {
  uint8_t op = x->b->nodes.data[v].op;
  bool is_sum = op == TN_K_affine || op == TN_K_iadd || op == TN_K_imul || op == TN_K_trunc;
  TnAx sum = tn_ax_const(x, 0);
  return is_sum && add_node(x, v, 1, &sum, 0) && sum->lo >= 0 && sum->hi <= max ? sum : tn_ax_from_data(x, v, 0, max);
}

TnAx tn_ax_scale(TnIxer *x, TnAx a, int64_t k) {
  if (k == 0) return tn_ax_const(x, 0);
  if (k == 1) return a;
  struct TnAxNode r = {.imm = a->imm * k, .lo = k > 0 ? a->lo * k : a->hi * k, .hi = k > 0 ? a->hi * k : a->lo * k};
  if (a->n_terms) {
    TnAxTerm *t = tn_arena_push(x->arena, a->n_terms * sizeof *t, _Alignof(TnAxTerm));
    for (uint32_t i = 0; i < a->n_terms; i++)
      t[i] = (TnAxTerm){a->terms[i].node, a->terms[i].coef * k, a->terms[i].max};
    r.terms = t, r.n_terms = a->n_terms;
  }
  keep_data(&r, a, a->data_coef * k);
  r.masked = a->masked;
  return new_ax(x, &r);
}

TnAx tn_ax_join(TnIxer *x, TnAx outer, int64_t n, TnAx inner) { return tn_ax_add(x, tn_ax_scale(x, outer, n), inner); }

TnKVal tn_ax_data(TnIxer *x, TnAx a) {
  TnKTerm *t = tn_arena_push(x->arena, (a->n_terms + 1) * sizeof *t, _Alignof(TnKTerm));
  for (uint32_t i = 0; i < a->n_terms; i++) t[i] = (TnKTerm){a->terms[i].node, a->terms[i].coef};
  TnKAddr at = {.imm = a->imm, .terms = t, .n_terms = a->n_terms};
  TnKVal v = tn_k_affine(x->b, data_type(x), &at);
  if (a->data && a->data_coef == -1) return tn_k_op2(x->b, TN_K_isub, v, a->data);
  return a->data ? tn_k_op2(x->b, TN_K_iadd, scaled_data(x, a->data, a->data_coef), v) : v;
}

TnKAddr tn_ax_addr(TnIxer *x, TnAx a, int64_t bytes) {
  TnKTerm *t = tn_arena_push(x->arena, (a->n_terms + 1) * sizeof *t, _Alignof(TnKTerm));
  for (uint32_t i = 0; i < a->n_terms; i++) t[i] = (TnKTerm){a->terms[i].node, a->terms[i].coef * bytes};
  TnKAddr at = {.imm = a->imm * bytes, .terms = t, .n_terms = a->n_terms};
  if (!a->data) return at;
  const TnKNode *n = &x->b->nodes.data[a->data];
  if (n->lanes == 1) {  // uniform: an address term
    t[at.n_terms++] = (TnKTerm){tn_k_index(x->b, a->data), a->data_coef * bytes};
    return at;
  }
  int64_t coef = a->data_coef * bytes;
  at.lane_index = a->data;
  if (coef != (int32_t)coef) at.lane_index = scaled_data(x, a->data, a->data_coef), coef = bytes;
  at.lane_coef = (int32_t)coef;
  return at;
}

// a = n * quotient + rest with 0 <= rest < n, term by term; false when terms do not come apart.
static bool split(TnIxer *x, TnAx a, int64_t n, TnAx *out_quotient, TnAx *out_rest) {
  TnAxTerm *q = tn_arena_push(x->arena, (2 * a->n_terms + 1) * sizeof *q, _Alignof(TnAxTerm)), *r = q + a->n_terms;
  uint32_t nq = 0, nr = 0;
  int64_t q_imm = a->imm / n, r_imm = a->imm % n;
  if (r_imm < 0) r_imm += n, q_imm--;
  int64_t q_lo = q_imm, q_hi = q_imm, r_lo = r_imm, r_hi = r_imm;
  for (uint32_t i = 0; i < a->n_terms; i++) {
    TnAxTerm t = a->terms[i];
    bool is_multiple = t.coef % n == 0;
    int64_t span = t.max * (is_multiple ? t.coef / n : t.coef);
    if (is_multiple) {
      t.coef /= n;
      q[nq++] = t;
      *(span < 0 ? &q_lo : &q_hi) += span;
    } else {
      r[nr++] = t;
      *(span < 0 ? &r_lo : &r_hi) += span;
    }
  }
  struct TnAxNode quotient = {.imm = q_imm, .lo = q_lo, .hi = q_hi, .terms = q, .n_terms = nq};
  struct TnAxNode rest = {.imm = r_imm, .lo = r_lo, .hi = r_hi, .terms = r, .n_terms = nr};
  quotient.masked = rest.masked = a->masked;
  if (a->data) {
    bool to_quotient = a->data_coef % n == 0;
    // The data's own range: what a's range leaves. One that a mask made narrower says less of the parts of the sum.
    int64_t others_lo = q_lo * n + r_lo, others_hi = q_hi * n + r_hi;
    int64_t d_lo = a->lo - (a->masked ? others_hi : others_lo), d_hi = a->hi - (a->masked ? others_lo : others_hi);
    struct TnAxNode *side = to_quotient ? &quotient : &rest;
    keep_data(side, a, to_quotient ? a->data_coef / n : a->data_coef);
    side->lo += to_quotient ? d_lo / n : d_lo;
    side->hi += to_quotient ? d_hi / n : d_hi;
  }
  *out_quotient = new_ax(x, &quotient), *out_rest = new_ax(x, &rest);
  return rest.lo >= 0 && rest.hi < n;
}

static TnKVal by_const(TnIxer *x, bool is_rest, TnAx a, int64_t n) {
  TnKVal v = tn_ax_data(x, a);
  bool is_power = (n & (n - 1)) == 0;
  TnKOp op = is_rest ? (is_power ? TN_K_iand : TN_K_iremu) : is_power ? TN_K_ishru : TN_K_idivu;
  int64_t c = !is_power ? n : is_rest ? n - 1 : __builtin_ctzll((uint64_t)n);
  return tn_k_op2(x->b, op, v, tn_k_const(x->b, data_type(x), c));
}

// a / n or a mod n, by an instruction; a >= 0.
static TnAx parted(TnIxer *x, bool is_rest, TnAx a, int64_t n) {
  return new_ax(x, &(struct TnAxNode){.lo = is_rest ? 0 : a->lo / n,
                                      .hi = is_rest ? n - 1 : a->hi / n,
                                      .data = by_const(x, is_rest, a, n),
                                      .data_coef = 1,
                                      .whole = a,
                                      .by = n,
                                      .is_rest = is_rest,
                                      .masked = a->masked});
}

TnAx tn_ax_div(TnIxer *x, TnAx a, int64_t n) {
  if (n <= 1) return a;  // 0: of a dim without elements, where nothing is read
  if (a->lo >= 0 && a->hi < n) return tn_ax_const(x, 0);
  if (tn_ax_is_const(a)) return tn_ax_const(x, a->imm / n);
  TnAx q, r;
  if (split(x, a, n, &q, &r)) return q;
  // What is a multiple of n comes out of the division even when the rest must be divided.
  return r->lo >= 0 ? tn_ax_add(x, q, parted(x, false, r, n)) : parted(x, false, a, n);
}

TnAx tn_ax_mod(TnIxer *x, TnAx a, int64_t n) {
  if (n <= 1) return tn_ax_const(x, 0);
  if (a->lo >= 0 && a->hi < n) return a;
  if (tn_ax_is_const(a)) return tn_ax_const(x, a->imm % n);
  TnAx q, r;
  if (split(x, a, n, &q, &r)) return r;
  return parted(x, true, r->lo >= 0 ? r : a, n);
}

void tn_ax_apart(TnIxer *x, TnAx number, const int64_t *dims, uint32_t from, uint32_t to, TnAx *at) {
  for (uint32_t i = to; i-- > from + 1;) {
    at[i] = tn_ax_mod(x, number, dims[i]);
    number = tn_ax_div(x, number, dims[i]);
  }
  if (from < to) at[from] = number;
}

// ---- interning

static uint64_t mix(uint64_t h, uint64_t v) { return (h ^ v) * 0x9E3779B97F4A7C15u ^ (h >> 29); }

static uint64_t hash_ax(uint64_t h, TnAx a) {
  h = mix(mix(h, (uint64_t)a->imm), a->data ^ (uint64_t)a->data_coef << 32);
  for (uint32_t i = 0; i < a->n_terms; i++) h = mix(mix(h, a->terms[i].node), (uint64_t)a->terms[i].coef);
  return h;
}

// What a mask says of a range need not be so of the same sum under another one.
static bool same_place(TnAx a, TnAx b) { return same_ax(a, b) && (!a->masked || (a->lo == b->lo && a->hi == b->hi)); }

static bool same_ix(const TnIx *a, const TnIx *b) {
  if (a->hash != b->hash || a->rank != b->rank || a->by_flat != b->by_flat) return false;
  for (uint32_t i = 0; i < a->rank; i++)
    if (a->dims[i] != b->dims[i]) return false;
  if (a->by_flat) return same_place(a->flat, b->flat);
  for (uint32_t i = 0; i < a->rank; i++)
    if (!same_place(a->at[i], b->at[i])) return false;
  return true;
}

static void grow(TnIxer *x) {
  TnIx **old = x->table;
  size_t n = x->n_table;
  x->n_table *= 2;
  x->table = tn_new_n(x->arena, TnIx *, x->n_table);
  for (size_t i = 0; i < n; i++) {
    if (!old[i]) continue;
    size_t k = (size_t)old[i]->hash & (x->n_table - 1);
    while (x->table[k]) k = (k + 1) & (x->n_table - 1);
    x->table[k] = old[i];
  }
}

static const TnIx *intern(TnIxer *x, const TnIx *like) {
  if (2 * x->n >= x->n_table) grow(x);
  size_t k = (size_t)like->hash & (x->n_table - 1);
  for (; x->table[k]; k = (k + 1) & (x->n_table - 1))
    if (same_ix(x->table[k], like)) return x->table[k];
  TnIx *made = tn_new(x->arena, TnIx);
  *made = *like;
  made->id = (uint32_t)++x->n;
  if (!like->by_flat) {
    TnAx *at = tn_new_n(x->arena, TnAx, like->rank + 1);
    for (uint32_t i = 0; i < like->rank; i++) at[i] = like->at[i];
    made->at = at;
  }
  return x->table[k] = made;
}

const TnIx *tn_ix_of(TnIxer *x, uint32_t rank, const int64_t *dims, const TnAx *at) {
  TnIx like = {.rank = rank, .dims = dims, .at = at, .hash = rank};
  for (uint32_t i = 0; i < rank; i++) like.hash = hash_ax(mix(like.hash, (uint64_t)dims[i]), at[i]);
  like.hash ^= like.hash >> 32;
  return intern(x, &like);
}

const TnIx *tn_ix_of_flat(TnIxer *x, uint32_t rank, const int64_t *dims, TnAx flat) {
  if (rank == 1) return tn_ix_of(x, 1, dims, &flat);
  TnIx like = {.rank = rank, .dims = dims, .flat = flat, .by_flat = true, .hash = rank + 100};
  for (uint32_t i = 0; i < rank; i++) like.hash = mix(like.hash, (uint64_t)dims[i]);
  like.hash = hash_ax(like.hash, flat);
  like.hash ^= like.hash >> 32;
  return intern(x, &like);
}

const TnAx *tn_ix_at(TnIxer *x, const TnIx *ix) {
  if (ix->at && (!ix->by_flat || tn_k_reaches(x->b, ix->made_in))) return ix->at;
  TnIx *w = (TnIx *)(uintptr_t)ix;
  TnAx *at = tn_new_n(x->arena, TnAx, ix->rank + 1);
  tn_ax_apart(x, ix->flat, ix->dims, 0, ix->rank, at);
  w->made_in = tn_k_bracket(x->b);
  return w->at = at;
}

TnAx tn_ix_flat(TnIxer *x, const TnIx *ix) {
  if (ix->flat && (ix->by_flat || tn_k_reaches(x->b, ix->made_in))) return ix->flat;
  // From the first dimension on: quotients and remainders of one number rejoin pair by pair.
  TnAx sum = tn_ax_const(x, 0);
  for (uint32_t i = 0; i < ix->rank; i++) sum = tn_ax_add(x, tn_ax_scale(x, sum, ix->dims[i]), ix->at[i]);
  TnIx *w = (TnIx *)(uintptr_t)ix;
  w->made_in = tn_k_bracket(x->b);
  return w->flat = sum;
}

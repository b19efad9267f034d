// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Random kernels on every target: whatever is built by the rules gives the same bits everywhere, simplified or not,
// and reads back from its text. kernel_random [COUNT [SEED [TARGET]]]: other kernels than those of a plain run; with a
// count the c target sees all of them, with a target it is the only one besides tile.
#include "kernel_limits.h"
#include "target/target.h"
#include "test.h"

enum { BUF_BYTES = 1 << 14, N_INPUTS = 3, MAX_BUFS = 12, MAX_VALUES = 400, MAX_TERMS = 24, MAX_VARS = 40, BATCH = 64 };

// ---- numbers

typedef struct Rng {
  uint64_t s;
} Rng;
static uint64_t next(Rng *r) {
  r->s += 0x9E3779B97F4A7C15u;
  uint64_t z = r->s;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}
static unsigned below(Rng *r, unsigned n) { return (unsigned)(next(r) % n); }
static bool chance(Rng *r, unsigned percent) { return below(r, 100) < percent; }

static uint32_t special32(Rng *r) {
  static const uint32_t bits[] = {0,          0x80000000, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000,
                                  1,          0x807FFFFF, 0x4F000000, 0xCF000000, 0x5F000000, 0x7F7FFFFF, 0x3EFFFFFF,
                                  0x7FFFFFFF, 0xFFFFFFFF, 31,         32,         0x40490FDB, 0x00800000};
  return bits[below(r, TN_COUNT(bits))];
}
static uint64_t special64(Rng *r) {
  static const uint64_t bits[] = {0,
                                  1,
                                  63,
                                  64,
                                  UINT64_MAX,
                                  (uint64_t)1 << 63,
                                  0x3FF0000000000000,
                                  0xBFF8000000000000,
                                  0x7FF0000000000000,
                                  0xFFF0000000000000,
                                  0x7FF8000000000000,
                                  0x43E0000000000000,
                                  0xC3E0000000000000,
                                  0x41DFFFFFFFC00000,
                                  0x7FEFFFFFFFFFFFFF,
                                  0x8000000000000001};
  return bits[below(r, TN_COUNT(bits))];
}
// Bits of a moderate float, or anything.
static uint32_t some32(Rng *r) {
  unsigned kind = below(r, 4);
  if (kind == 0) return special32(r);
  if (kind == 1) return (uint32_t)next(r);
  if (kind == 2) return below(r, 200) - 100u;
  return ((uint32_t)next(r) & 0x80FFFFFF) | (uint32_t)(0x3C + below(r, 8)) << 24;
}
static uint64_t some64(Rng *r) {
  unsigned kind = below(r, 4);
  if (kind == 0) return special64(r);
  if (kind == 1) return next(r);
  if (kind == 2) return (uint64_t)below(r, 200) - 100u;
  return (next(r) & 0x800FFFFFFFFFFFFF) | (uint64_t)(0x3FC + below(r, 8)) << 52;
}

// ---- building

typedef struct Value {
  TnKVal v;
  TnKType type;
  unsigned lanes;
} Value;
typedef struct Term {
  TnKVal node;
  int64_t most;
} Term;

typedef struct Gen {
  Rng r;
  TnKBuilder b;
  Value values[MAX_VALUES];
  Term terms[MAX_TERMS];
  Value vars[MAX_VARS];
  unsigned n_values, n_terms, n_vars, depth, budget;
  unsigned lanes;  // of the vector loop, open or to come
  bool in_vector;  // it is open
  bool has_tail;   // its last step is not whole
  bool may_store;
  unsigned n_bufs;
  TnKMem mem[MAX_BUFS];  // of outputs
  unsigned locked;       // variables from before this number are not to be set
} Gen;

static Value add_value(Gen *g, TnKVal v) {
  const TnKNode *n = &g->b.nodes.data[v];
  Value value = {v, (TnKType)n->type, n->lanes};
  if (g->n_values < MAX_VALUES) g->values[g->n_values++] = value;
  return value;
}

static TnKVal make_const(Gen *g, TnKType t) {
  if (t == TN_KT_I1) return tn_k_i1(&g->b, chance(&g->r, 50));
  return tn_k_const(&g->b, t, tn_k_type_bytes(t) == 4 ? (int64_t)some32(&g->r) : (int64_t)some64(&g->r));
}

static TnKType some_type(Gen *g) { return (TnKType)(TN_KT_I1 + below(&g->r, 5)); }

// A value of the type, of one lane or any; a new constant where there is none. Newer ones are more likely.
static TnKVal pick(Gen *g, TnKType t, bool one_lane) {
  for (unsigned tries = 0; tries < 12 && g->n_values; tries++) {
    unsigned back = below(&g->r, g->n_values);
    if (chance(&g->r, 60)) back = below(&g->r, back + 1);
    Value v = g->values[g->n_values - 1 - back];
    if (v.type == t && (!one_lane || v.lanes == 1)) return v.v;
  }
  return make_const(g, t);
}

// NaN has many bits, and which ones is not said: one stands for all before they are looked at.
static TnKVal one_nan(Gen *g, TnKVal x, TnKType t) {
  TnKVal nan = tn_k_const(&g->b, t, t == TN_KT_F32 ? 0x7FC00000 : 0x7FF8000000000000);
  return tn_k_select(&g->b, tn_k_cmp(&g->b, TN_KP_EQ, x, x), x, nan);
}

static void make_address(Gen *g, TnKMem m, bool scalar, TnKAddr *at, TnKTerm *terms) {
  int64_t size = tn_k_mem_bytes[m], room = BUF_BYTES / 2 - 16;
  *at = (TnKAddr){.terms = terms};
  for (unsigned i = 0; i < g->n_terms && at->n_terms < 3; i++) {
    Term t = g->terms[g->n_terms - 1 - i];
    bool is_vector = g->b.nodes.data[t.node].op == TN_K_loop && g->b.nodes.data[t.node].lanes > 1;
    if (is_vector ? scalar || chance(&g->r, 5) : chance(&g->r, 40)) continue;
    static const int64_t strides[] = {1, 1, 1, 2, 3, -1, -2, 5};
    int64_t coef = size * (is_vector && chance(&g->r, 60) ? 1 : strides[below(&g->r, TN_COUNT(strides))]);
    int64_t reach = (coef < 0 ? -coef : coef) * t.most;
    if (reach > room) continue;
    room -= reach;
    if (coef < 0) at->imm += reach;
    terms[at->n_terms++] = (TnKTerm){t.node, coef};
  }
  if (chance(&g->r, 40)) at->imm += (int64_t)below(&g->r, 2) * size;
}

// A per-lane index within bounds.
static void make_index(Gen *g, TnKAddr *at, TnKMem m, bool scalar) {
  TnKType t = chance(&g->r, 50) ? TN_KT_I32 : TN_KT_I64;
  TnKVal x = pick(g, t, scalar);
  at->lane_index = tn_k_op2(&g->b, TN_K_iand, x, tn_k_const(&g->b, t, 127));
  at->lane_coef = (int32_t)tn_k_mem_bytes[m] * (1 + (int32_t)below(&g->r, 3));
  if (chance(&g->r, 50)) at->lane_reach = 128;
}

static void make_load(Gen *g) {
  TnKTerm terms[4];
  TnKAddr at;
  TnKMem m = (TnKMem)below(&g->r, TN_N_KM);
  bool scalar = !g->in_vector || chance(&g->r, 10);
  uint32_t buf = m == TN_KM_I1 ? N_INPUTS - 1 : below(&g->r, N_INPUTS - 1);
  make_address(g, m, scalar, &at, terms);
  if (chance(&g->r, 15)) make_index(g, &at, m, scalar);
  TnKVal mask = chance(&g->r, 20) ? pick(g, TN_KT_I1, scalar) : 0;
  add_value(g, tn_k_load(&g->b, m, buf, &at, mask));
}

static TnKMem memory_for(Gen *g, TnKType t) {
  static const TnKMem of_i32[] = {TN_KM_I8, TN_KM_U8, TN_KM_I16, TN_KM_U16, TN_KM_I32, TN_KM_I32};
  static const TnKMem of_f32[] = {TN_KM_F16, TN_KM_BF16, TN_KM_F32, TN_KM_F32};
  switch (t) {
    case TN_KT_I1: return TN_KM_I1;
    case TN_KT_I32: return of_i32[below(&g->r, TN_COUNT(of_i32))];
    case TN_KT_I64: return TN_KM_I64;
    case TN_KT_F32: return of_f32[below(&g->r, TN_COUNT(of_f32))];
    default: return TN_KM_F64;
  }
}

// Every store has a buffer of its own, which it may load first: at the same place, or at another one.
static void make_store(Gen *g, TnKVal x) {
  if (!g->may_store || g->n_bufs == MAX_BUFS) return;
  TnKTerm terms[4];
  TnKAddr at;
  const TnKNode *n = &g->b.nodes.data[x];
  TnKType t = (TnKType)n->type;
  TnKMem m = memory_for(g, t);
  uint32_t buf = g->n_bufs++;
  g->mem[buf] = m;
  bool scalar = !g->in_vector;
  make_address(g, m, scalar, &at, terms);
  if (chance(&g->r, 10)) make_index(g, &at, m, scalar);
  TnKVal mask = chance(&g->r, 20) ? pick(g, TN_KT_I1, scalar) : 0;
  if (chance(&g->r, 15) && t != TN_KT_I1) {
    TnKAddr from = at;
    if (chance(&g->r, 30)) from.imm += tn_k_mem_bytes[m];
    TnKVal old = tn_k_load(&g->b, m, buf, &from, mask);
    bool is_float = t == TN_KT_F32 || t == TN_KT_F64;
    x = tn_k_op2(&g->b, is_float ? TN_K_fadd : TN_K_iadd, x, old);
  }
  // A value with lanes outside of a vector loop is stored lane by lane.
  if (scalar && g->b.nodes.data[x].lanes > 1) x = tn_k_lane(&g->b, x, below(&g->r, g->b.nodes.data[x].lanes));
  tn_k_store(&g->b, m, buf, &at, x, mask);
}

static TnScalarOp some_call(Gen *g, TnDtype t, unsigned operands) {
  for (;;) {
    TnScalarOp op = (TnScalarOp)(1 + below(&g->r, TN_N_SCALAR_OPS - 1));
    if (op == TN_SCALAR_zeta || op == TN_SCALAR_polygamma) continue;  // too slow where their sums are long
    if (tn_scalar_operands(op) == operands && tn_scalar_result(op, t) == t) return op;
  }
}

static void make_call(Gen *g) {
  static const TnKType types[] = {TN_KT_I32, TN_KT_I64, TN_KT_F32, TN_KT_F64};
  static const TnDtype dtypes[] = {TN_I32, TN_I64, TN_F32, TN_F64};
  unsigned i = below(&g->r, 4);
  TnKVal x = pick(g, types[i], false), y = pick(g, types[i], false);
  if (i >= 2 && chance(&g->r, 20)) {
    static const TnScalarOp ops[] = {TN_SCALAR_tanh, TN_SCALAR_sqrt, TN_SCALAR_exponential, TN_SCALAR_abs};
    add_value(g, tn_k_call_part(&g->b, ops[below(&g->r, 4)], chance(&g->r, 50), x, y, 0));
    return;
  }
  bool two = chance(&g->r, 40);
  // What bits a NaN has could be seen in the result of an integer operation only.
  TnKVal mask = chance(&g->r, 30) ? pick(g, TN_KT_I1, false) : 0;
  TnKVal r = tn_k_call(&g->b, some_call(g, dtypes[i], two ? 2 : 1), x, two ? y : 0, mask);
  add_value(g, mask ? tn_k_select(&g->b, mask, r, x) : r);
}

static void make_convert(Gen *g, TnKOp op) {
  if (op == TN_K_lookup) {
    bool is_64 = chance(&g->r, 50);
    unsigned n = is_64 ? TN_N_KTABLES_64 : TN_N_KTABLES;
    add_value(g, tn_k_lookup(&g->b, below(&g->r, n), pick(g, is_64 ? TN_KT_I64 : TN_KT_I32, false)));
    return;
  }
  TnKType from, to;
  bool wide = chance(&g->r, 50), wide_to = chance(&g->r, 50);
  switch (op) {
    case TN_K_sext:
    case TN_K_zext: from = TN_KT_I32, to = TN_KT_I64; break;
    case TN_K_trunc: from = TN_KT_I64, to = TN_KT_I32; break;
    case TN_K_s2f:
    case TN_K_u2f: from = wide ? TN_KT_I64 : TN_KT_I32, to = wide_to ? TN_KT_F64 : TN_KT_F32; break;
    case TN_K_f2s:
    case TN_K_f2u: from = wide ? TN_KT_F64 : TN_KT_F32, to = wide_to ? TN_KT_I64 : TN_KT_I32; break;
    case TN_K_f2f: from = wide ? TN_KT_F64 : TN_KT_F32, to = wide ? TN_KT_F32 : TN_KT_F64; break;
    default:
      from = wide_to ? (wide ? TN_KT_F64 : TN_KT_F32) : wide ? TN_KT_I64 : TN_KT_I32;
      to = wide_to ? (wide ? TN_KT_I64 : TN_KT_I32) : wide ? TN_KT_F64 : TN_KT_F32;
  }
  TnKVal x = pick(g, from, false);
  if (op == TN_K_bits && wide_to) x = one_nan(g, x, from);
  add_value(g, tn_k_cvt(&g->b, op, to, x));
}

static void make_pure(Gen *g) {
  TnKOp op = (TnKOp)(TN_K_iadd + below(&g->r, TN_N_K_OPS - TN_K_iadd));
  TnKBuilder *b = &g->b;
  bool wide = chance(&g->r, 50);
  TnKType integer = wide ? TN_KT_I64 : TN_KT_I32, real = wide ? TN_KT_F64 : TN_KT_F32, t = some_type(g);
  switch (tn_k_op_info[op].kind) {
    case TN_KK_INT:
      if (op >= TN_K_iand && op <= TN_K_ixor && chance(&g->r, 40)) integer = TN_KT_I1;
      if (tn_k_op_info[op].operands == 1)
        add_value(g, tn_k_op1(b, op, pick(g, integer, false)));
      else
        add_value(g, tn_k_op2(b, op, pick(g, integer, false), pick(g, integer, false)));
      return;
    case TN_KK_FLT:
      if (op >= TN_K_fmant && op <= TN_K_rbf16) real = TN_KT_F32;
      if (op >= TN_K_fscale && op <= TN_K_fexp) {
        TnKVal x = pick(g, real, false), y = pick(g, real, false);
        limit_operands(b, op, &x, &y);
        add_value(g, op == TN_K_fmant ? tn_k_op1(b, op, x) : tn_k_op2(b, op, x, y));
      } else if (op == TN_K_ffma)
        add_value(g, tn_k_fma(b, pick(g, real, false), pick(g, real, false), pick(g, real, false)));
      else if (tn_k_op_info[op].operands == 1)
        add_value(g, tn_k_op1(b, op, pick(g, real, false)));
      else
        add_value(g, tn_k_op2(b, op, pick(g, real, false), pick(g, real, false)));
      return;
    case TN_KK_CMP:
      if (op == TN_K_icmp)
        add_value(g, tn_k_cmp(b, (TnKPred)below(&g->r, 10), pick(g, integer, false), pick(g, integer, false)));
      else
        add_value(g, tn_k_cmp(b, (TnKPred)below(&g->r, 6), pick(g, real, false), pick(g, real, false)));
      return;
    case TN_KK_CVT: make_convert(g, op); return;
    default: add_value(g, tn_k_select(b, pick(g, TN_KT_I1, false), pick(g, t, false), pick(g, t, false)));
  }
}

// Operations that nothing but seldom selects of one mask want, which reads what there is at any place.
static void make_seldom(Gen *g) {
  TnKBuilder *b = &g->b;
  TnKType t = chance(&g->r, 50) ? TN_KT_I64 : TN_KT_I32;
  TnKVal p = pick(g, TN_KT_I1, false), x[2] = {pick(g, t, false), pick(g, t, false)}, y = pick(g, t, false);
  for (unsigned i = 0, n = 2 + below(&g->r, 10); i < n; i++) {
    TnKOp op = chance(&g->r, 20) ? TN_K_imul : chance(&g->r, 50) ? TN_K_isub : TN_K_ixor;
    TnKVal z = tn_k_op2(b, op, x[1], chance(&g->r, 50) ? x[0] : pick(g, t, false));
    x[0] = x[1], x[1] = z;
    if (chance(&g->r, 5)) add_value(g, z);
    if (chance(&g->r, 10)) x[1] = tn_k_select_seldom(b, pick(g, TN_KT_I1, false), x[0], x[1]);
  }
  TnKVal r = tn_k_select_seldom(b, p, x[0], y), s = tn_k_select_seldom(b, p, x[1], y);
  add_value(g, r), add_value(g, s);
}

static void make_affine(Gen *g) {
  if (!g->n_terms) return;
  TnKTerm terms[2];
  TnKAddr at = {.imm = (int64_t)some32(&g->r), .terms = terms};
  for (; at.n_terms < 2 && at.n_terms < g->n_terms; at.n_terms++)
    terms[at.n_terms] = (TnKTerm){g->terms[g->n_terms - 1 - at.n_terms].node, 1 + (int64_t)below(&g->r, 9)};
  add_value(g, tn_k_affine(&g->b, chance(&g->r, 50) ? TN_KT_I32 : TN_KT_I64, &at));
}

static void make_index_term(Gen *g) {
  if (g->n_terms == MAX_TERMS) return;
  TnKType t = chance(&g->r, 50) ? TN_KT_I32 : TN_KT_I64;
  TnKVal x = tn_k_op2(&g->b, TN_K_iand, pick(g, t, true), tn_k_const(&g->b, t, 31));
  g->terms[g->n_terms++] = (Term){tn_k_index(&g->b, x), 31};
}

// Lanes brought together, pairwise or one picked. What inactive lanes hold is not said.
static void make_lane(Gen *g) {
  if (g->in_vector && g->has_tail) return;
  TnKVal x = pick(g, some_type(g), false);
  unsigned lanes = g->b.nodes.data[x].lanes;
  if (lanes == 1) return;
  TnKType t = (TnKType)g->b.nodes.data[x].type;
  if (chance(&g->r, 50)) {
    add_value(g, tn_k_lane(&g->b, x, below(&g->r, lanes)));
    return;
  }
  static const TnKOp ops[] = {[TN_KT_I1] = TN_K_ixor,
                              [TN_KT_I32] = TN_K_iadd,
                              [TN_KT_I64] = TN_K_iminu,
                              [TN_KT_F32] = TN_K_fadd,
                              [TN_KT_F64] = TN_K_fmax};
  for (unsigned h = lanes / 2; h; h /= 2) x = tn_k_op2(&g->b, ops[t], x, tn_k_down(&g->b, x, h));
  add_value(g, tn_k_lane(&g->b, x, 0));
}

static void make_var(Gen *g) {
  if (g->n_vars == MAX_VARS) return;
  TnKType t = some_type(g);
  bool scalar = !g->lanes || chance(&g->r, 30);
  unsigned lanes = scalar ? 1 : g->lanes;
  g->vars[g->n_vars++] = (Value){tn_k_var(&g->b, pick(g, t, scalar), lanes), t, lanes};
}

static void make_set(Gen *g) {
  if (g->n_vars <= g->locked) return;
  Value v = g->vars[g->locked + below(&g->r, g->n_vars - g->locked)];
  if (chance(&g->r, 50)) add_value(g, tn_k_get(&g->b, v.v));
  tn_k_set(&g->b, v.v, pick(g, v.type, v.lanes == 1));
}

static void make_get(Gen *g) {
  if (g->n_vars) add_value(g, tn_k_get(&g->b, g->vars[below(&g->r, g->n_vars)].v));
}

// ---- brackets

static void statements(Gen *g, unsigned n);

typedef struct Mark {
  unsigned n_values, n_terms, n_vars;
} Mark;
static Mark enter(Gen *g) {
  g->depth++;
  return (Mark){g->n_values, g->n_terms, g->n_vars};
}
static void leave(Gen *g, Mark m) {
  g->depth--;
  g->n_values = m.n_values, g->n_terms = m.n_terms, g->n_vars = m.n_vars;
}

static void make_serial(Gen *g) {
  if (g->n_terms == MAX_TERMS) return;
  bool counted = chance(&g->r, 30);
  Mark m = enter(g);
  TnKVal loop;
  int64_t n = 1 + below(&g->r, 5);
  if (counted) {
    n = 3;
    TnKVal count = tn_k_op2(&g->b, TN_K_iand, pick(g, TN_KT_I64, true), tn_k_i64(&g->b, 3));
    loop = tn_k_loop_n(&g->b, count);
  } else {
    loop = tn_k_loop(&g->b, n, 0, 1);
  }
  g->terms[g->n_terms++] = (Term){loop, n};
  statements(g, 2 + below(&g->r, 5));
  tn_k_end(&g->b);
  leave(g, m);
}

static void make_if(Gen *g) {
  TnKVal p = pick(g, TN_KT_I1, true);
  Mark m = enter(g);
  tn_k_if(&g->b, p);
  statements(g, 1 + below(&g->r, 4));
  leave(g, m);
  if (chance(&g->r, 50)) {
    m = enter(g);
    tn_k_else(&g->b);
    statements(g, 1 + below(&g->r, 4));
    leave(g, m);
  }
  tn_k_end(&g->b);
}

static void make_while(Gen *g) {
  TnKVal count = tn_k_var(&g->b, tn_k_i32(&g->b, 0), 1);
  int32_t most = 1 + (int32_t)below(&g->r, 5);
  Mark m = enter(g);
  tn_k_while(&g->b);
  if (chance(&g->r, 30)) statements(g, 1 + below(&g->r, 2));
  TnKVal now = tn_k_get(&g->b, count);
  tn_k_exit(&g->b, tn_k_cmp(&g->b, TN_KP_LT, now, tn_k_i32(&g->b, most)));
  tn_k_set(&g->b, count, tn_k_op2(&g->b, TN_K_iadd, now, tn_k_i32(&g->b, 1)));
  statements(g, 2 + below(&g->r, 4));
  if (chance(&g->r, 30)) tn_k_exit(&g->b, pick(g, TN_KT_I1, true));
  tn_k_end(&g->b);
  leave(g, m);
}

static void make_vector(Gen *g, unsigned flags, int64_t n) {
  Mark m = enter(g);
  g->in_vector = true, g->has_tail = n % g->lanes != 0;
  TnKVal loop = tn_k_loop(&g->b, n, TN_LOOP_VECTOR | flags, g->lanes);
  g->terms[g->n_terms++] = (Term){loop, n - 1};
  if (flags) g->may_store = true, g->locked = g->n_vars;
  statements(g, 6 + below(&g->r, 16));
  for (unsigned i = 0; i < 2; i++) make_store(g, pick(g, some_type(g), false));
  tn_k_end(&g->b);
  g->in_vector = g->has_tail = false;
  leave(g, m);
}

static int64_t some_length(Gen *g) {
  int64_t n = 1 + below(&g->r, chance(&g->r, 30) ? 600 : 90);
  return chance(&g->r, 40) ? (n + g->lanes - 1) / g->lanes * g->lanes : n;
}

static void statement(Gen *g) {
  unsigned kind = below(&g->r, 100);
  if (kind < 4)
    make_seldom(g);
  else if (kind < 50)
    make_pure(g);
  else if (kind < 64)
    make_load(g);
  else if (kind < 68)
    make_affine(g);
  else if (kind < 71)
    make_call(g);
  else if (kind < 74)
    make_index_term(g);
  else if (kind < 77)
    make_lane(g);
  else if (kind < 80)
    make_var(g);
  else if (kind < 87)
    make_set(g);
  else if (kind < 90)
    make_get(g);
  else if (kind < 93)
    make_store(g, pick(g, some_type(g), false));
  else if (g->depth >= 4)
    make_pure(g);
  else if (kind < 95)
    make_serial(g);
  else if (kind < 97)
    make_if(g);
  else if (kind < 98)
    make_while(g);
  else if (!g->in_vector && g->may_store)
    make_vector(g, 0, some_length(g));
}

static void statements(Gen *g, unsigned n) {
  while (n-- && g->budget) g->budget--, statement(g);
}

static TnKernel *make_kernel(Gen *g, uint64_t seed, TnArena *arena) {
  *g = (Gen){.r = {seed * 0x632BE59BD9B4E019u}, .budget = 70, .n_bufs = N_INPUTS};
  tn_k_init(&g->b, arena);
  g->lanes = 2u << below(&g->r, 6);
  unsigned shape = below(&g->r, 4);  // 0, 1: parallel vector; 2: parallel with vector loops in it; 3: not parallel
  g->may_store = shape == 3;
  statements(g, below(&g->r, 6));
  if (shape < 2) {
    make_vector(g, TN_LOOP_PARALLEL, some_length(g));
  } else if (shape == 2) {
    Mark m = enter(g);
    int64_t n = 1 + below(&g->r, 6);
    TnKVal loop = tn_k_loop(&g->b, n, TN_LOOP_PARALLEL, 1);
    g->terms[g->n_terms++] = (Term){loop, n - 1};
    g->may_store = true, g->locked = g->n_vars;
    statements(g, 4);
    make_vector(g, 0, some_length(g));
    statements(g, 6);
    make_store(g, pick(g, some_type(g), true));
    tn_k_end(&g->b);
    leave(g, m);
  } else {
    make_vector(g, 0, some_length(g));
    statements(g, 8);
    for (unsigned i = 0; i < 3; i++) make_store(g, pick(g, some_type(g), false));
  }
  TnKernel *k = tn_k_finish(&g->b, tn_arena_fmt(arena, "seed_%llu", (unsigned long long)seed).p);
  k->n_bufs = g->n_bufs;
  if (chance(&g->r, 50)) k->streamed = next(&g->r) & (((uint64_t)1 << k->n_bufs) - 1) & ~(uint64_t)7;
  if (chance(&g->r, 50)) k->in_place = next(&g->r) & (((uint64_t)1 << k->n_bufs) - 1);
  return k;
}

// ---- running

typedef struct Case {
  TnKernel *k, *simple;
  TnKMem mem[MAX_BUFS];
  unsigned n_bufs;
  uint64_t seed;
  uint8_t *want;  // outputs
} Case;

typedef struct Batch {
  TnArena *arena;
  Case cases[BATCH];
  size_t n;
  uint64_t seed;
  bool with_c;
  size_t n_nodes;
} Batch;

static uint64_t count = 2000, first_seed = 1;
static bool c_for_all;
static const char *only;

static _Alignas(64) uint8_t memory[MAX_BUFS][BUF_BYTES];

static void fill(uint64_t seed) {
  Rng r = {seed};
  for (size_t i = 0; i < BUF_BYTES / 8; i++) {
    uint64_t x = some64(&r);
    uint32_t y[2] = {some32(&r), some32(&r)};
    memcpy(memory[0] + 8 * i, &x, 8);
    memcpy(memory[1] + 8 * i, y, 8);
  }
  for (size_t i = 0; i < BUF_BYTES; i++) memory[N_INPUTS - 1][i] = (uint8_t)(next(&r) & 1);
  memset(memory[N_INPUTS], 0x11, sizeof memory - N_INPUTS * BUF_BYTES);
}

static bool is_nan_at(TnKMem m, const uint8_t *p) {
  uint16_t h;
  float f;
  double d;
  switch (m) {
    case TN_KM_F16:
    case TN_KM_BF16:
      memcpy(&h, p, 2);
      f = m == TN_KM_F16 ? tn_f16_to_f32(h) : tn_bf16_to_f32(h);
      return f != f;
    case TN_KM_F32: memcpy(&f, p, 4); return f != f;
    case TN_KM_F64: memcpy(&d, p, 8); return d != d;
    default: return false;
  }
}

static bool same_buffer(TnKMem m, const uint8_t *x, const uint8_t *y, size_t *out_at) {
  size_t size = tn_k_mem_bytes[m];
  for (size_t i = 0; i < BUF_BYTES; i += size) {
    if (memcmp(x + i, y + i, size) == 0 || (is_nan_at(m, x + i) && is_nan_at(m, y + i))) continue;
    *out_at = i / size;
    return false;
  }
  return true;
}

static void show(Batch *b, const Case *c, const TnKernel *k, const char *what, const char *target) {
  TnBuf out = {.arena = b->arena};
  tn_k_print(&out, k);
  printf("seed %llu on %s: %s\n%.*s\n", (unsigned long long)c->seed, target, what, (int)out.n, out.p);
  bool is_same_everywhere = false;
  CHECK(is_same_everywhere);
}

// Pieces of the parallel loop: whole numbers of lanes, the last what is left.
static int64_t piece_of(const TnKernel *k, uint64_t seed) {
  unsigned lanes = 1;
  for (uint32_t i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_loop && k->nodes[i].aux & TN_LOOP_PARALLEL) lanes = k->nodes[i].lanes;
  return seed % 3 ? k->parallel : (int64_t)lanes * (1 + (int64_t)(seed % 4));
}

static void run_on(const TnTarget *t, const TnKCode *code, size_t i, const Case *c, const TnKernel *k, void *scratch) {
  void *bufs[MAX_BUFS];
  // Streamed buffers may lie anywhere.
  for (size_t j = 0; j < MAX_BUFS; j++) bufs[j] = memory[j] + (k->streamed && c->seed & 1 ? 8 : 0);
  fill(c->seed);
  int64_t n = k->parallel ? k->parallel : 1, step = k->parallel ? piece_of(k, c->seed) : 1;
  for (int64_t at = 0; at < n; at += step) {
    int64_t end = at + step < n ? at + step : n;
    if (code->entry)
      code->entry[i](bufs, at, end);
    else
      t->run(code, i, bufs, at, end, scratch);
  }
}

static void compare(Batch *b, Case *c, const TnKernel *k, const TnTarget *t) {
  if (!c->want) {
    c->want = tn_arena_push(b->arena, sizeof memory, 64);
    memcpy(c->want, memory, sizeof memory);
    return;
  }
  for (unsigned i = N_INPUTS; i < c->n_bufs; i++) {
    size_t at;
    if (same_buffer(c->mem[i], memory[i], c->want + (size_t)i * BUF_BYTES, &at)) continue;
    uint64_t got = 0, want = 0;
    size_t size = tn_k_mem_bytes[c->mem[i]];
    memcpy(&got, memory[i] + at * size, size);
    memcpy(&want, c->want + (size_t)i * BUF_BYTES + at * size, size);
    char what[128];
    snprintf(what, sizeof what, "b%u is 0x%" PRIx64 " at element %zu, expected 0x%" PRIx64, i, got, at, want);
    show(b, c, k, what, t->name);
    return;
  }
  for (unsigned i = 0; i < N_INPUTS; i++) CHECK(memcmp(memory[i], c->want + (size_t)i * BUF_BYTES, BUF_BYTES) == 0);
}

static void run_batch(Batch *b, const TnTarget *t, bool simple) {
  TnKernel *kernels[BATCH];
  for (size_t i = 0; i < b->n; i++) kernels[i] = simple ? b->cases[i].simple : b->cases[i].k;
  TnKCode code = {0};
  TnError *e = t->emit(b->arena, kernels, b->n, &code);
  if (e) printf("%s: %s\n", t->name, e->message);
  CHECK(!e);
  tn_error_destroy(e);
  if (e) return;
  void *scratch = t->run_scratch ? tn_alloc_aligned(t->run_scratch(&code), 64) : NULL;
  for (size_t i = 0; i < b->n; i++) {
    run_on(t, &code, i, &b->cases[i], kernels[i], scratch);
    compare(b, &b->cases[i], kernels[i], t);
  }
  if (scratch) tn_free_aligned(scratch);
  if (t->close) t->close(&code);
}

static TnKernel *copy_kernel(TnArena *a, const TnKernel *k) {
  TnKernel *copy = tn_new(a, TnKernel);
  *copy = *k;
  copy->nodes = tn_new_n(a, TnKNode, k->n_nodes);
  copy->terms = tn_new_n(a, TnKTerm, k->n_terms);
  memcpy(copy->nodes, k->nodes, k->n_nodes * sizeof *k->nodes);
  if (k->n_terms) memcpy(copy->terms, k->terms, k->n_terms * sizeof *k->terms);
  return copy;
}

static void check_services(Batch *b, Case *c, const TnKernel *k) {
  TnError *e = tn_k_verify(k);
  if (e) show(b, c, k, e->message, "verify");
  tn_error_destroy(e);
  TnBuf out = {.arena = b->arena};
  tn_k_print(&out, k);
  TnKernel *back = NULL;
  e = tn_k_parse(b->arena, tn_buf_view(&out), tn_str("text"), &back);
  if (e || !tn_k_equal(k, back) || tn_k_hash(k) != tn_k_hash(back)) show(b, c, k, e ? e->message : "other", "parse");
  tn_error_destroy(e);
}

static TnError *check_batch(void *arg) {
  Batch *b = arg;
  Gen *g = tn_new(b->arena, Gen);
  for (size_t i = 0; i < b->n; i++) {
    Case *c = &b->cases[i];
    c->seed = b->seed + i;
    c->k = make_kernel(g, c->seed, b->arena);
    memcpy(c->mem, g->mem, sizeof c->mem);
    c->n_bufs = g->n_bufs;
    c->simple = copy_kernel(b->arena, c->k);
    tn_k_simplify(c->simple, b->arena);
    TnKernel *all = copy_kernel(b->arena, c->k);  // without what the builder knows of it
    all->is_consed = false;
    tn_k_simplify(all, b->arena);
    CHECK(tn_k_equal(c->simple, all));
    tn_k_flags(c->simple, b->arena);
    tn_k_divide(c->simple, b->arena, TN_K_INVERSES_ALL);
    tn_k_skip(c->simple, b->arena);
    check_services(b, c, c->k);
    check_services(b, c, c->simple);
    b->n_nodes += c->k->n_nodes;
  }
  if (test_failed_here) return NULL;
  run_batch(b, &tn_target_tile, false);
  for (size_t i = 0; tn_target_at(i); i++) {
    const TnTarget *t = tn_target_at(i);
    if (!t->available() || (t == &tn_target_c && !b->with_c)) continue;
    if (only && strcmp(only, t->name)) continue;
    run_batch(b, t, true);
    if (t != &tn_target_tile && t != &tn_target_c) run_batch(b, t, false);
  }
  return NULL;
}

TN_TEST(same_bits) {
  size_t n_nodes = 0;
  for (uint64_t i = 0; i < count && !test_failed_here; i += BATCH) {
    TnGuard guard = {0};
    TnArena arena;
    tn_arena_init(&arena, &guard);
    Batch *b = calloc(1, sizeof *b);
    b->arena = &arena, b->n = count - i < BATCH ? (size_t)(count - i) : BATCH, b->seed = first_seed + i;
    b->with_c = c_for_all || i < 3 * BATCH;
    CHECK(!tn_guard_run(&guard, check_batch, b));
    n_nodes += b->n_nodes;
    free(b);
    tn_arena_deinit(&arena);
  }
  printf("%llu kernels, %zu nodes\n", (unsigned long long)count, n_nodes);
}

int main(int argc, char **argv) {
  if (argc > 1) count = strtoull(argv[1], NULL, 10), c_for_all = true;
  if (argc > 2) first_seed = strtoull(argv[2], NULL, 10);
  if (argc > 3) only = argv[3];
  RUN(same_bits);
  return test_report();
}

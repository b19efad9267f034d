// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The machine that makes nodes of formulas (formula.h).
#include "kernel/formula.h"

// A pair: a node and what it has lost to rounding; 0 is absent.
typedef struct Value {
  TnKVal high, low;
} Value;

typedef struct Machine {
  TnKBuilder *b;
  bool pairs;
  bool wide;       // numbers are f64, integers i64
  unsigned round;  // of the innermost loop
  Value *top;      // of the stack
  Value stack[64];
} Machine;

// In one piece, as it is read again: what was written in two would have to reach the cache first.
static void push_pair(Machine *m, Value v) {
  assert(m->top < m->stack + TN_COUNT(m->stack) && v.high < m->b->nodes.n && v.low < m->b->nodes.n);
  *m->top++ = v;
}
static void push(Machine *m, TnKVal v) { push_pair(m, (Value){v, 0}); }
static Value pop(Machine *m) {
  assert(m->top > m->stack);
  return *--m->top;
}

static int64_t read(const uint8_t **p, unsigned bytes) {  // little-endian, signed
  uint64_t x = 0;
  for (unsigned i = 0; i < bytes; i++) x |= (uint64_t) * (*p)++ << 8 * i;
  return (int64_t)(x << (64 - 8 * bytes)) >> (64 - 8 * bytes);
}

// ---------------------------------------------------------------------------------------------------------------
// Nodes

static TnKVal number(const Machine *m, double x) { return m->wide ? tn_k_f64(m->b, x) : tn_k_f32(m->b, (float)x); }
static TnKVal integer(const Machine *m, int64_t x) { return tn_k_const(m->b, m->wide ? TN_KT_I64 : TN_KT_I32, x); }

static TnKType other_type(TnKOp op, TnKType t) {
  static const uint8_t
      float_or_integer[] =
          {[TN_KT_I32] = TN_KT_F32, [TN_KT_I64] = TN_KT_F64, [TN_KT_F32] = TN_KT_I32, [TN_KT_F64] = TN_KT_I64},
      other_width[] = {
          [TN_KT_I32] = TN_KT_I64, [TN_KT_I64] = TN_KT_I32, [TN_KT_F32] = TN_KT_F64, [TN_KT_F64] = TN_KT_F32};
  bool is_width = op == TN_K_sext || op == TN_K_zext || op == TN_K_trunc || op == TN_K_f2f;
  return (TnKType)(is_width ? other_width : float_or_integer)[t];
}

// What operands that are not there make of an operation: a part that adds nothing leaves the other operand.
static TnKVal of_absent(Machine *m, TnKOp op, TnKVal x, TnKVal y, TnKVal z) {
  switch ((unsigned)op) {
    case TN_K_fadd:
    case TN_K_fsub:
    case TN_K_iand: return x ? x : y;
    case TN_K_ffma: return x && y ? tn_k_op2(m->b, TN_K_fmul, x, y) : z;
    case TN_K_select:
      if (!x || !(y || z)) return z;
      return tn_k_select(m->b, x, y ? y : number(m, 0), z ? z : number(m, 0));
    default: return 0;
  }
}

static TnKVal node(Machine *m, TnKOp op) {
  TnKBuilder *b = m->b;
  unsigned n = tn_k_op_info[op].operands;
  TnKVal x = pop(m).high, y = n > 1 ? pop(m).high : 0, z = n > 2 ? pop(m).high : 0;
  if (!x || (n > 1 && !y) || (n > 2 && !z)) return of_absent(m, op, x, y, z);
  if (op == TN_K_select) return tn_k_select(b, x, y, z);
  if (tn_k_op_info[op].kind == TN_KK_CVT) return tn_k_cvt(b, op, other_type(op, (TnKType)b->nodes.data[x].type), x);
  return n == 1 ? tn_k_op1(b, op, x) : n == 2 ? tn_k_op2(b, op, x, y) : tn_k_fma(b, x, y, z);
}

// ---------------------------------------------------------------------------------------------------------------
// Calls

static void run(Machine *m, Value *variables, const uint8_t *p, const uint8_t *end);

static void call(Machine *m, TnFormula f) {
  Value variables[F_VARIABLES];
  bool wide = m->wide;
  TnKType t = (TnKType)m->b->nodes.data[m->top[-1].high].type;  // none of what is absent
  if (t > TN_KT_I1) m->wide = tn_k_type_bytes(t) == 8;
  run(m, variables, tn_formula_code + tn_formula_at[f], tn_formula_code + tn_formula_at[f + 1]);
  m->wide = wide;
}

static Value call2(Machine *m, TnFormula f, Value x, Value y) {
  push_pair(m, y), push_pair(m, x);
  call(m, f);
  return pop(m);
}

static TnKVal polynomial(Machine *m, const double *c, unsigned n, TnKVal x) {
  TnKVal r = number(m, c[--n]);
  while (n-- > 0) r = tn_k_fma(m->b, r, x, number(m, c[n]));
  return r;
}

// Pairs of coefficients, or pairs of pairs, do not wait for each other: power[k] is x^(2^k).
static TnKVal chunk(Machine *m, const double *c, unsigned n, const TnKVal *power) {
  if (n == 1) return number(m, c[0]);
  unsigned k = n > 2, half = 1u << k;
  TnKVal high = chunk(m, c + half, n - half, power);
  return tn_k_fma(m->b, high, power[k], chunk(m, c, half, power));
}

static TnKVal polynomial_tree(Machine *m, const double *c, unsigned n, TnKVal x) {
  unsigned k = n > 10 ? 2 : 1, size = 1u << k, i = (n - 1) / size * size;
  TnKVal power[3] = {x};
  for (unsigned j = 0; j < k; j++) power[j + 1] = tn_k_op2(m->b, TN_K_fmul, power[j], power[j]);
  TnKVal r = chunk(m, c + i, n - i, power);
  while (i) i -= size, r = tn_k_fma(m->b, r, power[k], chunk(m, c + i, size, power));
  return r;
}

// (((c[n-1] x + ...) x + c[k]) x + p[k-1]) ... + p[0]: c plain numbers, p pairs {high, low}
static Value pairs_polynomial(Machine *m, const double *p, unsigned n_pairs, const double *c, unsigned n, Value x) {
  TnKBuilder *b = m->b;
  Value r = {polynomial_tree(m, c, n, x.high), 0};
  if (m->pairs) r.high = tn_k_op2(b, TN_K_fmul, r.high, x.high);
  for (unsigned i = n_pairs; i-- > 0;) {
    if (!m->pairs) {
      r.high = tn_k_fma(b, r.high, x.high, number(m, p[2 * i]));
      continue;
    }
    if (i + 1 < n_pairs) r = call2(m, F_s_mul, x, r);
    TnKVal high = number(m, p[2 * i]), low = p[2 * i + 1] != 0 ? number(m, p[2 * i + 1]) : 0;
    r = call2(m, F_s_horner, r, (Value){high, low});
  }
  return r;
}

static void num_call(Machine *m, TnScalarOp op) {
  Value x = pop(m), y = pop(m), need = pop(m);
  push(m, tn_k_call(m->b, op, x.high, y.high, need.high));
}

static void rescue(Machine *m, TnScalarOp op) {
  TnKBuilder *b = m->b;
  TnKVal x = pop(m).high, y = pop(m).high, need = pop(m).high, re = pop(m).high, im = pop(m).high;
  push(m, tn_k_select(b, need, tn_k_call_part(b, op, true, x, y, need), im));
  push(m, tn_k_select(b, need, tn_k_call_part(b, op, false, x, y, need), re));
}

static void seldom(Machine *m) {
  TnKVal p = pop(m).high, x = pop(m).high, y = pop(m).high;
  if (x || y) y = tn_k_select_seldom(m->b, p, x ? x : number(m, 0), y ? y : number(m, 0));
  push(m, y);
}

// ---------------------------------------------------------------------------------------------------------------
// Codes

// One of two texts that follow their lengths.
static const uint8_t *run_one(Machine *m, Value *variables, const uint8_t *p, bool first) {
  const uint8_t *middle = p + 2 + p[0], *end = middle + p[1];
  run(m, variables, first ? p + 2 : middle, first ? middle : end);
  return end;
}

static const uint8_t *repeat(Machine *m, Value *variables, const uint8_t *p) {
  unsigned n = p[m->pairs];
  const uint8_t *end = p + 3 + p[2];
  for (unsigned i = 0; i < n; i++) m->round = i, run(m, variables, p + 3, end);
  return end;
}

static const uint8_t *table_entry(Machine *m, unsigned code, const uint8_t *p) {
  const double *c = tn_formula_numbers + (uint16_t)read(&p, 2);
  TnKVal low = 0;
  if (code == F_BY_WIDTH) c += m->wide;
  if (code == F_NEXT) c += m->round;
  if (code == F_PAIR_DOWN) c -= 2 * m->round;
  TnKVal high = number(m, *c);
  if ((code == F_PAIR_OF && m->pairs) || (code == F_PAIR_DOWN)) low = number(m, c[1]);
  push_pair(m, (Value){high, low});
  return p;
}

static const uint8_t *coefficients(Machine *m, unsigned code, const uint8_t *p) {
  const double *c = tn_formula_numbers + (uint16_t)read(&p, 2);
  unsigned n = *p++;
  Value x = pop(m), r = {0, 0};
  if (code != F_PAIRS_POLYNOMIAL) {
    r.high = code == F_POLYNOMIAL ? polynomial(m, c, n, x.high) : polynomial_tree(m, c, n, x.high);
  } else {
    const double *tail = tn_formula_numbers + (uint16_t)read(&p, 2);
    r = pairs_polynomial(m, c, n, tail, *p++, x);
  }
  push_pair(m, r);
  return p;
}

static const uint8_t *pieces(Machine *m, const uint8_t *p) {
  unsigned table = *p++, n = *p++;
  TnKVal index = pop(m).high, x = pop(m).high, r = tn_k_lookup(m->b, table + n - 1, index);
  for (unsigned i = n - 1; i-- > 0;) r = tn_k_fma(m->b, r, x, tn_k_lookup(m->b, table + i, index));
  push(m, r);
  return p;
}

static double power_of_two(int64_t e) {
  double x;
  uint64_t bits = (uint64_t)(e + 1023) << 52;
  memcpy(&x, &bits, 8);
  return x;
}

static const uint8_t *run_code(Machine *m, Value *variables, unsigned code, const uint8_t *p) {
  Value x, y;
  switch (code) {
    case F_SET: variables[*p++] = pop(m); break;
    case F_ABSENT: push(m, 0); break;
    case F_WHOLE: push(m, number(m, (double)read(&p, 1))); break;
    case F_DECIMAL: push(m, number(m, (double)read(&p, 4) / 10000)); break;
    case F_POW2: push(m, number(m, power_of_two(read(&p, 2)))); break;
    case F_NUMBER:
    case F_BY_WIDTH:
    case F_PAIR_OF:
    case F_NEXT:
    case F_PAIR_DOWN: return table_entry(m, code, p);
    case F_STEP: push(m, number(m, p[0] * m->round + p[1])); return p + 2;
    case F_INT: push(m, integer(m, read(&p, 1))); break;
    case F_INT_WIDTH: push(m, integer(m, p[m->wide])); return p + 2;
    case F_INT_SHIFTED: push(m, integer(m, (int64_t)((uint64_t)read(&p, 2) << *p))); return p + 1;
    case F_INT32: push(m, integer(m, read(&p, 4))); break;
    case F_INT64: push(m, integer(m, read(&p, 8))); break;
    case F_POLYNOMIAL:
    case F_TREE:
    case F_PAIRS_POLYNOMIAL: return coefficients(m, code, p);
    case F_LOOKUP: push(m, tn_k_lookup(m->b, *p++, pop(m).high)); break;
    case F_PIECES: return pieces(m, p);
    case F_PAIR: x = pop(m), y = pop(m), push_pair(m, (Value){x.high, y.high}); break;
    case F_LOW: push(m, pop(m).low); break;
    case F_SELDOM: seldom(m); break;
    case F_NOT: push(m, tn_k_not(m->b, pop(m).high)); break;
    case F_IN_F64: m->wide = true; break;
    case F_CALL: call(m, (TnFormula)*p++); break;
    case F_PICK: return run_one(m, variables, p, m->pairs);
    case F_PICK_F32: return run_one(m, variables, p, !m->wide);
    case F_GIVEN: x = pop(m), y = pop(m); return run_one(m, variables, p, x.high || y.high);
    case F_REPEAT: return repeat(m, variables, p);
    case F_NUM_CALL: num_call(m, (TnScalarOp)*p++); break;
    case F_RESCUE: rescue(m, (TnScalarOp)*p++); break;
    default: tn_unreachable();
  }
  return p;
}

static void run(Machine *m, Value *variables, const uint8_t *p, const uint8_t *end) {
  while (p < end) {
    unsigned code = *p++;
    if (code < F_VARIABLES) {
      push_pair(m, variables[code]);
    } else if (code < F_COMPARE) {
      push(m, node(m, (TnKOp)(code - F_NODE + TN_K_iadd)));
    } else if (code < F_SET) {
      TnKVal x = pop(m).high, y = pop(m).high;
      push(m, x && y ? tn_k_cmp(m->b, (TnKPred)(code - F_COMPARE), x, y) : 0);
    } else {
      p = run_code(m, variables, code, p);
    }
  }
}

unsigned tn_formula_run(TnKBuilder *b, TnFormula f, bool pairs, const TnKVal *operands, unsigned n, TnKVal *results) {
  Machine m;
  m.b = b, m.pairs = pairs, m.wide = true, m.round = 0, m.top = m.stack;
  while (n-- > 0) push(&m, operands[n]);
  call(&m, f);
  for (n = 0; m.top > m.stack; n++) results[n] = pop(&m).high;
  return n;
}

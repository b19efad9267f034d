// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The rules of kernels (kernel.h), node by node in one pass.
#include "kernel/kernel.h"

enum { MAX_LANES = 64 };

typedef struct Verify {
  const TnKernel *k;
  TnArena *arena;
  uint32_t *skip;             // per node: the innermost skip that counts it
  uint32_t *scope;            // per node: the bracket it stands in, of a second branch its else
  uint32_t open[TN_K_MAX_DEPTH];   // brackets open now
  uint32_t start[TN_K_MAX_DEPTH];  // the same, but of a second branch its if
  unsigned depth;
  uint32_t vector;    // the vector loop that is open
  uint32_t parallel;  // the parallel loop, from its beginning on
  unsigned n_whiles;  // open now
} Verify;

static TnError *wrong(const char *fmt, ...) TN_PRINTF(1, 2);
static TnError *wrong(const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnError *e = tn_error_vnew(TN_INVALID_ARGUMENT, &TN_NO_LOC, fmt, args);
  va_end(args);
  return e;
}
#define WRONG(...) return wrong(__VA_ARGS__)

static const TnKNode *node_of(const Verify *v, TnKVal i) { return &v->k->nodes[i]; }
static const char *name_of(const TnKNode *n) { return tn_k_op_info[n->op].name; }
static bool is_float(unsigned t) { return t == TN_KT_F32 || t == TN_KT_F64; }
static bool is_data(unsigned t) { return t >= TN_KT_I1 && t <= TN_KT_F64; }
static bool is_lanes(unsigned n) { return n >= 1 && n <= MAX_LANES && !(n & (n - 1)); }

static bool in_reach(const Verify *v, TnKVal i) {
  if (!v->scope[i]) return true;
  for (unsigned d = v->depth; d-- > 0;)
    if (v->open[d] == v->scope[i]) return true;
  return false;
}

static bool counts(const Verify *v, uint32_t skip, uint32_t i) { return i - skip <= (uint64_t)node_of(v, skip)->imm; }

// What may not have been done is used by selects of the same mask alone.
static TnError *check_skipped(const Verify *v, uint32_t i, TnKVal x) {
  const TnKNode *n = node_of(v, i);
  bool is_select = n->op == TN_K_select && n->b == x && n->a != x && n->c != x;
  for (uint32_t s = v->skip[x]; s && !counts(v, s, i); s = v->skip[s])
    if (!is_select || n->a != node_of(v, s)->a) WRONG("%%%u: operand %%%u may be left out by skip %%%u", i, x, s);
  return NULL;
}

static TnError *check_reach(const Verify *v, uint32_t i, TnKVal x) {
  if (x == 0 || x >= i) WRONG("%%%u: operand %%%u, expected an earlier node", i, x);
  if (node_of(v, x)->type == TN_KT_NONE) WRONG("%%%u: operand %%%u has no value", i, x);
  // The loop's own bracket has what is in it; the loop as a term is in reach there.
  if (node_of(v, x)->op == TN_K_loop) {
    for (unsigned d = v->depth; d-- > 0;)
      if (v->open[d] == x) return NULL;
    WRONG("%%%u: loop %%%u is not open", i, x);
  }
  if (!in_reach(v, x)) WRONG("%%%u: operand %%%u stands in a closed bracket", i, x);
  return check_skipped(v, i, x);
}

// A value that may be an operand of lanes.
static TnError *check_value(const Verify *v, uint32_t i, TnKVal x) {
  TN_TRY(check_reach(v, i, x));
  const TnKNode *n = node_of(v, x);
  if (!is_data(n->type)) WRONG("%%%u: operand %%%u is an address term", i, x);
  if (n->op == TN_K_var) WRONG("%%%u: operand %%%u is a variable, expected a get of it", i, x);
  return NULL;
}

static TnError *check_one_lane(const Verify *v, uint32_t i, TnKVal x, unsigned type) {
  TN_TRY(check_value(v, i, x));
  const TnKNode *n = node_of(v, x);
  if (n->type != type || n->lanes != 1)
    WRONG("%%%u: operand %%%u is %sx%u, expected one lane of %s", i, x, tn_k_type_name[n->type], n->lanes,
          tn_k_type_name[type]);
  return NULL;
}

static TnError *check_type(uint32_t i, const TnKNode *n, bool ok) {
  if (!ok) WRONG("%%%u: %s does not give %s here", i, name_of(n), tn_k_type_name[n->type]);
  return NULL;
}

static TnError *check_operand_type(const Verify *v, uint32_t i, TnKVal x, unsigned type) {
  unsigned got = node_of(v, x)->type;
  if (got != type) WRONG("%%%u: operand %%%u is %s, expected %s", i, x, tn_k_type_name[got], tn_k_type_name[type]);
  return NULL;
}

// The most lanes among the terms and the operands; each of them has as many or one.
static TnError *check_lanes(const Verify *v, uint32_t i, const TnKNode *n) {
  unsigned most = 1;
  const TnKVal operands[] = {n->a, n->b, n->c};
  for (size_t o = 0; o < TN_COUNT(operands); o++)
    if (operands[o] && node_of(v, operands[o])->lanes > most) most = node_of(v, operands[o])->lanes;
  for (uint32_t t = 0; t < n->n_terms; t++)
    if (node_of(v, v->k->terms[n->term + t].node)->lanes > most)
      most = node_of(v, v->k->terms[n->term + t].node)->lanes;
  if (n->lanes != most) WRONG("%%%u: %s has %u lanes, expected its operands' %u", i, name_of(n), n->lanes, most);
  for (size_t o = 0; o < TN_COUNT(operands); o++) {
    unsigned lanes = operands[o] ? node_of(v, operands[o])->lanes : 1;
    if (lanes != 1 && lanes != most) WRONG("%%%u: operand %%%u has %u lanes, expected %u", i, operands[o], lanes, most);
  }
  return NULL;
}

static TnError *check_terms(const Verify *v, uint32_t i, const TnKNode *n) {
  if (n->term > v->k->n_terms || n->n_terms > v->k->n_terms - n->term)
    WRONG("%%%u: terms %u to %u of %u", i, n->term, n->term + n->n_terms, v->k->n_terms);
  TnKVal last = 0;
  for (uint32_t t = 0; t < n->n_terms; t++) {
    const TnKTerm *term = &v->k->terms[n->term + t];
    TN_TRY(check_reach(v, i, term->node));
    if (node_of(v, term->node)->type != TN_KT_IX) WRONG("%%%u: term %%%u is not a loop or index", i, term->node);
    if (term->node <= last) WRONG("%%%u: terms are not in the order of their nodes", i);
    if (term->coef == 0) WRONG("%%%u: term %%%u has coefficient 0", i, term->node);
    last = term->node;
  }
  return NULL;
}

// ---- pure nodes

static TnError *check_convert(const Verify *v, uint32_t i, const TnKNode *n) {
  unsigned from = node_of(v, n->a)->type, to = n->type;
  bool ok = false;
  switch (n->op) {
    case TN_K_sext:
    case TN_K_zext: ok = from == TN_KT_I32 && to == TN_KT_I64; break;
    case TN_K_trunc: ok = from == TN_KT_I64 && to == TN_KT_I32; break;
    case TN_K_s2f:
    case TN_K_u2f: ok = tn_k_is_int(from) && is_float(to); break;
    case TN_K_f2s:
    case TN_K_f2u: ok = is_float(from) && tn_k_is_int(to); break;
    case TN_K_lookup: {
      const TnKNode *table = node_of(v, n->b);
      bool is_64 = from == TN_KT_I64;
      TN_TRY(check_operand_type(v, i, n->b, is_64 ? TN_KT_I64 : TN_KT_I32));
      if (table->op != TN_K_const || table->imm < 0 || table->imm >= (is_64 ? TN_N_KTABLES_64 : TN_N_KTABLES))
        WRONG("%%%u: operand %%%u is not the number of a table", i, n->b);
      ok = tn_k_is_int(from) && to == (is_64 ? TN_KT_F64 : TN_KT_F32);
      break;
    }
    case TN_K_f2f: ok = is_float(from) && is_float(to) && from != to; break;
    default:
      ok = (tn_k_is_int(from) && is_float(to)) || (is_float(from) && tn_k_is_int(to));
      ok = ok && tn_k_type_bytes((TnKType)from) == tn_k_type_bytes((TnKType)to);
  }
  if (!ok) WRONG("%%%u: %s from %s to %s", i, name_of(n), tn_k_type_name[from], tn_k_type_name[to]);
  return NULL;
}

static TnError *check_compare(const Verify *v, uint32_t i, const TnKNode *n) {
  unsigned type = node_of(v, n->a)->type;
  bool is_fcmp = n->op == TN_K_fcmp;
  TN_TRY(check_type(i, n, n->type == TN_KT_I1));
  if (n->aux > (is_fcmp ? TN_KP_GE : TN_KP_UGE)) WRONG("%%%u: %s has no predicate %u", i, name_of(n), n->aux);
  if (is_fcmp != is_float(type)) WRONG("%%%u: %s of %s", i, name_of(n), tn_k_type_name[type]);
  return check_operand_type(v, i, n->b, type);
}

static TnError *check_select(const Verify *v, uint32_t i, const TnKNode *n) {
  if (n->aux > 1) WRONG("%%%u: no select %u", i, n->aux);
  TN_TRY(check_operand_type(v, i, n->a, TN_KT_I1));
  TN_TRY(check_operand_type(v, i, n->b, n->type));
  return check_operand_type(v, i, n->c, n->type);
}

static TnError *check_call(const Verify *v, uint32_t i, const TnKNode *n) {
  static const uint8_t types[] = {
      [TN_KT_I32] = TN_I32, [TN_KT_I64] = TN_I64, [TN_KT_F32] = TN_F32, [TN_KT_F64] = TN_F64};
  TN_TRY(check_type(i, n, tn_k_is_int(n->type) || is_float(n->type)));
  TN_TRY(check_operand_type(v, i, n->a, n->type));
  if (n->b) TN_TRY(check_operand_type(v, i, n->b, n->type));
  if (n->c) TN_TRY(check_operand_type(v, i, n->c, TN_KT_I1));
  int64_t op = n->imm & (TN_K_CALL_RE - 1), part = n->imm - op;
  if (op == 0 || op >= TN_N_SCALAR_OPS || (part && part != TN_K_CALL_RE && part != TN_K_CALL_IM))
    WRONG("%%%u: no operation %lld", i, (long long)n->imm);
  TnDtype type = (TnDtype)types[n->type], of = !part ? type : type == TN_F32 ? TN_C64 : type == TN_F64 ? TN_C128 : 0;
  unsigned operands = part ? 2 : tn_scalar_operands((TnScalarOp)op);
  TnDtype result = of ? tn_scalar_result((TnScalarOp)op, of) : TN_DTYPE_NONE;
  if ((part && tn_scalar_operands((TnScalarOp)op) != 1) || (result != type && result != of) || !result ||
      operands != (n->op == TN_K_call1 ? 1 : 2))
    WRONG("%%%u: %s does not take %s", i, tn_scalar_name((TnScalarOp)op), tn_k_type_name[n->type]);
  return NULL;
}

static TnError *check_operands(const Verify *v, uint32_t i, const TnKNode *n) {
  const TnKVal operands[] = {n->a, n->b, n->c};
  for (unsigned o = 0; o < TN_COUNT(operands); o++) {
    bool is_mask = o == 2 && operands[o] && (n->op == TN_K_call1 || n->op == TN_K_call2);
    if (o < tn_k_op_info[n->op].operands || is_mask)
      TN_TRY(check_value(v, i, operands[o]));
    else if (operands[o])
      WRONG("%%%u: %s has %u operands", i, name_of(n), tn_k_op_info[n->op].operands);
  }
  return check_lanes(v, i, n);
}

static bool is_f32_only(const TnKNode *n) { return n->op >= TN_K_fmant && n->op <= TN_K_rbf16; }

static TnError *check_pure(const Verify *v, uint32_t i, const TnKNode *n) {
  TN_TRY(check_operands(v, i, n));
  switch (tn_k_op_info[n->op].kind) {
    case TN_KK_CMP: return check_compare(v, i, n);
    case TN_KK_CVT: return check_convert(v, i, n);
    case TN_KK_FLT: TN_TRY(check_type(i, n, is_f32_only(n) ? n->type == TN_KT_F32 : is_float(n->type))); break;
    case TN_KK_INT: {
      bool is_bitwise = n->op == TN_K_iand || n->op == TN_K_ior || n->op == TN_K_ixor;
      TN_TRY(check_type(i, n, tn_k_is_int(n->type) || (is_bitwise && n->type == TN_KT_I1)));
      break;
    }
    default: return n->op == TN_K_select ? check_select(v, i, n) : check_call(v, i, n);
  }
  const TnKVal operands[] = {n->a, n->b, n->c};
  for (unsigned o = 0; o < tn_k_op_info[n->op].operands; o++) TN_TRY(check_operand_type(v, i, operands[o], n->type));
  return NULL;
}

static TnError *check_const(uint32_t i, const TnKNode *n) {
  TN_TRY(check_type(i, n, is_data(n->type) && n->lanes == 1));
  bool fits = n->type == TN_KT_I1                      ? n->imm == 0 || n->imm == 1
              : tn_k_type_bytes((TnKType)n->type) == 4 ? n->imm == (int32_t)n->imm
                                                       : true;
  if (!fits) WRONG("%%%u: %lld is no %s", i, (long long)n->imm, tn_k_type_name[n->type]);
  return NULL;
}

// ---- memory, variables, lanes

static TnError *check_memory(const Verify *v, uint32_t i, const TnKNode *n) {
  bool is_store = n->op == TN_K_store;
  if (n->aux >= TN_N_KM) WRONG("%%%u: no memory type %u", i, n->aux);
  TnKType type = tn_k_mem_type((TnKMem)n->aux);
  if (n->buf >= v->k->n_bufs) WRONG("%%%u: buffer %u of %u", i, n->buf, v->k->n_bufs);
  TN_TRY(check_type(i, n, n->type == (is_store ? TN_KT_NONE : type)));
  if (n->a) {
    TN_TRY(check_value(v, i, n->a));
    if (!tn_k_is_int(node_of(v, n->a)->type)) WRONG("%%%u: index %%%u is not an integer", i, n->a);
  } else if (n->coef_a || (n->reach && !is_store)) {
    WRONG("%%%u: a coefficient or a reach without an index", i);
  }
  if (n->b) {
    TN_TRY(check_value(v, i, n->b));
    TN_TRY(check_operand_type(v, i, n->b, TN_KT_I1));
  }
  if (is_store) {
    TN_TRY(check_value(v, i, n->c));
    TN_TRY(check_operand_type(v, i, n->c, type));
    if (v->k->parallel && (!v->parallel || v->depth == 0)) WRONG("%%%u: a store outside of the parallel loop", i);
  } else if (n->c) {
    WRONG("%%%u: load has 2 operands", i);
  }
  TN_TRY(check_terms(v, i, n));
  return check_lanes(v, i, n);
}

static TnError *check_var_of(const Verify *v, uint32_t i, TnKVal var) {
  TN_TRY(check_reach(v, i, var));
  if (node_of(v, var)->op != TN_K_var) WRONG("%%%u: operand %%%u is no variable", i, var);
  return NULL;
}

static TnError *check_variable(const Verify *v, uint32_t i, const TnKNode *n) {
  TnKVal x = n->op == TN_K_var ? n->a : n->b;
  const TnKNode *var = n;
  if (n->op != TN_K_var) {
    TN_TRY(check_var_of(v, i, n->a));
    var = node_of(v, n->a);
  }
  if (n->lanes != var->lanes) WRONG("%%%u: %s has %u lanes, expected %u", i, name_of(n), n->lanes, var->lanes);
  TN_TRY(check_type(i, n, n->type == (n->op == TN_K_set ? TN_KT_NONE : var->type)));
  if (n->c || (n->b && n->op != TN_K_set)) WRONG("%%%u: too many operands", i);
  if (n->op == TN_K_get) return NULL;
  TN_TRY(check_value(v, i, x));
  TN_TRY(check_operand_type(v, i, x, var->type));
  unsigned lanes = node_of(v, x)->lanes;
  if (lanes != 1 && lanes != var->lanes)
    WRONG("%%%u: operand %%%u has %u lanes, expected %u or one", i, x, lanes, var->lanes);
  if (n->op == TN_K_set && v->parallel && v->depth && n->a < v->parallel)
    WRONG("%%%u: variable %%%u is from outside of the parallel loop", i, n->a);
  return NULL;
}

static TnError *check_lane_move(const Verify *v, uint32_t i, const TnKNode *n) {
  TN_TRY(check_value(v, i, n->a));
  const TnKNode *a = node_of(v, n->a);
  TN_TRY(check_type(i, n, n->type == a->type));
  unsigned lanes = n->op == TN_K_lane ? 1 : a->lanes;
  if (n->lanes != lanes) WRONG("%%%u: %s has %u lanes, expected %u", i, name_of(n), n->lanes, lanes);
  if (n->imm < 0 || n->imm >= a->lanes) WRONG("%%%u: lane %lld of %u", i, (long long)n->imm, a->lanes);
  if (n->b || n->c) WRONG("%%%u: %s has 1 operand", i, name_of(n));
  return NULL;
}

static TnError *check_index(const Verify *v, uint32_t i, const TnKNode *n) {
  TN_TRY(check_value(v, i, n->a));
  const TnKNode *a = node_of(v, n->a);
  if (n->type != TN_KT_IX || n->lanes != 1 || n->b || n->c || a->lanes != 1 || !tn_k_is_int(a->type))
    WRONG("%%%u: index of %sx%u, expected one lane of i32 or i64", i, tn_k_type_name[a->type], a->lanes);
  return NULL;
}

// ---- brackets

static TnError *check_loop(Verify *v, uint32_t i, const TnKNode *n) {
  bool is_vector = n->aux & TN_LOOP_VECTOR, is_parallel = n->aux & TN_LOOP_PARALLEL;
  if (n->type != TN_KT_IX || n->aux > 3 || n->b || n->c) WRONG("%%%u: a loop gives an address term", i);
  if (!is_lanes(n->lanes) || (!is_vector && n->lanes != 1)) WRONG("%%%u: a loop of %u lanes", i, n->lanes);
  if (n->a) {
    TN_TRY(check_one_lane(v, i, n->a, TN_KT_I64));
    if (n->aux || n->imm) WRONG("%%%u: a loop of %%%u iterations is serial", i, n->a);
  } else if (n->imm < 0) {
    WRONG("%%%u: a loop of %lld iterations", i, (long long)n->imm);
  }
  if (is_vector && v->vector) WRONG("%%%u: a vector loop in vector loop %%%u", i, v->vector);
  if (is_vector) v->vector = i;
  if (!is_parallel) return NULL;
  if (v->depth || v->parallel) WRONG("%%%u: a parallel loop must be the outermost and the only one", i);
  if (n->imm != v->k->parallel)
    WRONG("%%%u: a parallel loop of %lld iterations, expected the kernel's %lld", i, (long long)n->imm,
          (long long)v->k->parallel);
  v->parallel = i;
  return NULL;
}

static TnError *open_bracket(Verify *v, uint32_t i, const TnKNode *n) {
  if (v->depth == TN_K_MAX_DEPTH) WRONG("%%%u: brackets more than %d deep", i, TN_K_MAX_DEPTH);
  if (n->op == TN_K_loop) {
    TN_TRY(check_loop(v, i, n));
  } else {
    if (n->type != TN_KT_NONE) WRONG("%%%u: %s has no value", i, name_of(n));
    if (n->op == TN_K_if) TN_TRY(check_one_lane(v, i, n->a, TN_KT_I1));
  }
  v->n_whiles += n->op == TN_K_while;
  v->start[v->depth] = v->open[v->depth] = i;
  v->depth++;
  return NULL;
}

static TnError *check_else(Verify *v, uint32_t i) {
  if (!v->depth || node_of(v, v->open[v->depth - 1])->op != TN_K_if) WRONG("%%%u: else without an if", i);
  v->open[v->depth - 1] = i;
  return NULL;
}

static TnError *check_end(Verify *v, uint32_t i) {
  if (!v->depth) WRONG("%%%u: end without a bracket", i);
  uint32_t start = v->start[--v->depth];
  if (start == v->vector) v->vector = 0;
  v->n_whiles -= node_of(v, start)->op == TN_K_while;
  return NULL;
}

// A skip counts values and skips, and ends no later than the one around it.
static TnError *check_skip(const Verify *v, uint32_t i, const TnKNode *n) {
  TN_TRY(check_value(v, i, n->a));
  TN_TRY(check_operand_type(v, i, n->a, TN_KT_I1));
  if (n->type != TN_KT_NONE || n->lanes != node_of(v, n->a)->lanes) WRONG("%%%u: skip has its mask's lanes", i);
  uint32_t outer = v->skip[i];
  if (n->imm < 1 || n->imm >= v->k->n_nodes - i || (outer && !counts(v, outer, i + (uint32_t)n->imm)))
    WRONG("%%%u: skip counts %lld nodes", i, (long long)n->imm);
  for (uint32_t x = i + 1; x <= i + n->imm; x++) {
    const TnKNode *m = node_of(v, x);
    bool is_flow = m->op >= TN_N_K_OPS || tn_k_op_info[m->op].kind == TN_KK_FLOW;
    if (is_flow && m->op != TN_K_select && m->op != TN_K_call1 && m->op != TN_K_call2 && m->op != TN_K_skip)
      WRONG("%%%u: skip counts %%%u, which is no operation", i, x);
    v->skip[x] = i;
  }
  return NULL;
}

static TnError *check_exit(const Verify *v, uint32_t i, const TnKNode *n) {
  if (!v->n_whiles) WRONG("%%%u: exit without a while", i);
  return check_one_lane(v, i, n->a, TN_KT_I1);
}

static TnError *check_node(Verify *v, uint32_t i, const TnKNode *n) {
  switch (n->op) {
    case TN_K_nop: return NULL;
    case TN_K_const: return check_const(i, n);
    case TN_K_affine:
      TN_TRY(check_type(i, n, tn_k_is_int(n->type)));
      TN_TRY(check_terms(v, i, n));
      if (n->a || n->b || n->c) WRONG("%%%u: affine has no operands", i);
      return check_lanes(v, i, n);
    case TN_K_index: return check_index(v, i, n);
    case TN_K_load:
    case TN_K_store: return check_memory(v, i, n);
    case TN_K_loop:
    case TN_K_while:
    case TN_K_if: return open_bracket(v, i, n);
    case TN_K_exit: return check_exit(v, i, n);
    case TN_K_skip: return check_skip(v, i, n);
    case TN_K_else: return check_else(v, i);
    case TN_K_end: return check_end(v, i);
    case TN_K_var:
    case TN_K_get:
    case TN_K_set: return check_variable(v, i, n);
    case TN_K_down:
    case TN_K_lane: return check_lane_move(v, i, n);
    default: return check_pure(v, i, n);
  }
}

static TnError *check_all(void *arg) {
  Verify *v = arg;
  const TnKernel *k = v->k;
  if (!k->n_nodes || k->nodes[0].op != TN_K_nop) WRONG("a kernel begins with a nop");
  v->scope = tn_new_n(v->arena, uint32_t, k->n_nodes);
  v->skip = tn_new_n(v->arena, uint32_t, k->n_nodes);
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = node_of(v, i);
    if (n->op >= TN_N_K_OPS || n->type > TN_KT_IX) WRONG("%%%u: no operation %u of type %u", i, n->op, n->type);
    if (k->lacks >> n->op % 64 & 1 || (tn_k_is_access(n) && k->no_mems >> n->aux & 1))
      WRONG("%%%u: the kernel is said to lack it", i);
    v->scope[i] = v->depth ? v->open[v->depth - 1] : 0;
    TN_TRY(check_node(v, i, n));
    if (n->type != TN_KT_NONE && !is_lanes(n->lanes)) WRONG("%%%u: %u lanes", i, n->lanes);
    if (v->vector && n->op != TN_K_end && n->lanes > 1 && n->lanes != node_of(v, v->vector)->lanes)
      WRONG("%%%u: %u lanes in a vector loop of %u", i, n->lanes, node_of(v, v->vector)->lanes);
  }
  if (v->depth) WRONG("bracket %%%u does not end", v->open[v->depth - 1]);
  if (k->parallel && !v->parallel)
    WRONG("a kernel of %lld parallel iterations has no such loop", (long long)k->parallel);
  return NULL;
}

TnError *tn_k_verify(const TnKernel *k) {
  TnGuard guard;
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Verify v = {.k = k, .arena = &arena};
  TnError *e = tn_guard_run(&guard, check_all, &v);
  tn_arena_deinit(&arena);
  return e;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reads the text of one kernel as print.c writes it. The numbers of values may be any: they are names. Whether the
// kernel keeps the rules is for tn_k_verify.
#include "kernel/kernel.h"

typedef struct Parse {
  TnArena *arena;
  TnStr file;
  const char *at, *end, *line_start;
  uint32_t line;
  TnMap values;  // "%12" -> node number
  TN_VEC(TnKNode) nodes;
  TN_VEC(TnKTerm) terms;
  uint32_t n_bufs;
  int64_t parallel;
  uint32_t depth;
} Parse;

static TnError *fail(const Parse *p, const char *fmt, ...) TN_PRINTF(2, 3);
static TnError *fail(const Parse *p, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnLoc loc = {p->file, p->line, (uint32_t)(p->at - p->line_start) + 1};
  TnError *e = tn_error_vnew(TN_INVALID_ARGUMENT, &loc, fmt, args);
  va_end(args);
  return e;
}

// ---- words

static void skip(Parse *p) {
  for (; p->at < p->end; p->at++) {
    if (*p->at == '\n') {
      p->line++, p->line_start = p->at + 1;
    } else if (*p->at == '/' && p->end - p->at > 1 && p->at[1] == '/') {
      while (p->at < p->end - 1 && p->at[1] != '\n') p->at++;
    } else if (*p->at != ' ' && *p->at != '\t' && *p->at != '\r') {
      return;
    }
  }
}

static bool accept(Parse *p, char c) {
  skip(p);
  if (p->at == p->end || *p->at != c) return false;
  p->at++;
  return true;
}

static TnError *expect(Parse *p, char c) {
  if (accept(p, c)) return NULL;
  return p->at == p->end ? fail(p, "end of text, expected '%c'", c) : fail(p, "'%c', expected '%c'", *p->at, c);
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

static TnStr peek_word(Parse *p) {
  skip(p);
  const char *q = p->at;
  while (q < p->end && is_word(*q)) q++;
  return (TnStr){p->at, (size_t)(q - p->at)};
}

static TnStr word(Parse *p) {
  TnStr w = peek_word(p);
  p->at += w.n;
  return w;
}

// What stands where something else was expected.
static TnStr found(const Parse *p, TnStr w) {
  return w.n ? w : p->at < p->end ? (TnStr){p->at, 1} : TN_STR("end of text");
}

static bool accept_word(Parse *p, const char *want) {
  TnStr w = peek_word(p);
  if (!tn_str_is(w, want)) return false;
  p->at += w.n;
  return true;
}

// Digits of the base up to what a uint64_t holds.
static bool digits(TnStr w, unsigned base, uint64_t *out) {
  uint64_t x = 0;
  for (size_t i = 0; i < w.n; i++) {
    char c = w.p[i];
    unsigned d = c >= '0' && c <= '9' ? (unsigned)(c - '0') : (unsigned)((c | 32) - 'a') + 10;
    if (d >= base || c == '.' || __builtin_mul_overflow(x, (uint64_t)base, &x) || __builtin_add_overflow(x, d, &x))
      return false;
  }
  *out = x;
  return w.n > 0;
}

// Decimal, or hexadecimal bits.
static TnError *integer(Parse *p, int64_t *out) {
  bool negative = accept(p, '-');
  TnStr w = word(p);
  uint64_t x;
  bool is_hex = w.n > 2 && w.p[0] == '0' && w.p[1] == 'x';
  if (!digits(is_hex ? (TnStr){w.p + 2, w.n - 2} : w, is_hex ? 16 : 10, &x) ||
      (!is_hex && x > (uint64_t)INT64_MAX + negative))
    return fail(p, "'%.*s', expected an integer", TN_STR_ARG(found(p, w)));
  *out = (int64_t)(negative ? 0 - x : x);
  return NULL;
}

static TnError *small(Parse *p, int64_t least, int64_t most, int64_t *out) {
  TN_TRY(integer(p, out));
  if (*out < least || *out > most)
    return fail(p, "%lld, expected %lld to %lld", (long long)*out, (long long)least, (long long)most);
  return NULL;
}

// "%12", without looking it up.
static TnError *value_name(Parse *p, TnStr *out) {
  skip(p);
  const char *start = p->at;
  TN_TRY(expect(p, '%'));
  TnStr w = peek_word(p);
  uint64_t ignored;
  if (w.p != p->at || !digits(w, 10, &ignored))
    return fail(p, "'%.*s', expected the number of a value", TN_STR_ARG(found(p, w)));
  p->at += w.n;
  *out = (TnStr){start, (size_t)(p->at - start)};
  return NULL;
}

static TnError *value(Parse *p, TnKVal *out) {
  TnStr name;
  TN_TRY(value_name(p, &name));
  void *found = tn_map_find(&p->values, name);
  if (!found) return fail(p, "%.*s is not defined", TN_STR_ARG(name));
  *out = (TnKVal)(uintptr_t)found;
  return NULL;
}

static bool find_name(TnStr w, const TnKName *names, unsigned n, uint8_t *out) {
  for (unsigned i = 0; i < n; i++) {
    if (!tn_str_is(w, names[i])) continue;
    *out = (uint8_t)i;
    return true;
  }
  return false;
}

// A type of names and its lanes: f32, f32x16.
static TnError *type(Parse *p, const TnKName *names, unsigned n, uint8_t *out, uint8_t *lanes) {
  TnStr w = word(p), name = w;
  uint64_t count = 1;
  while (name.n && name.p[name.n - 1] >= '0' && name.p[name.n - 1] <= '9') name.n--;
  bool has_lanes = name.n && name.n < w.n && name.p[name.n - 1] == 'x';
  if (has_lanes && (!digits((TnStr){w.p + name.n, w.n - name.n}, 10, &count) || count > 64 || !count))
    return fail(p, "'%.*s' has more than 64 lanes or none", TN_STR_ARG(w));
  if (!find_name(has_lanes ? (TnStr){w.p, name.n - 1} : w, names, n, out))
    return fail(p, "'%.*s', expected a type", TN_STR_ARG(found(p, w)));
  *lanes = (uint8_t)count;
  return NULL;
}

// ---- nodes

static TnError *sum(Parse *p, TnKNode *n) {
  n->term = (uint32_t)p->terms.n;
  do {
    int64_t x;
    TN_TRY(integer(p, &x));
    if (!accept(p, '*')) {
      n->imm = (int64_t)((uint64_t)n->imm + (uint64_t)x);
      continue;
    }
    TnKTerm t = {.coef = x};
    TN_TRY(value(p, &t.node));
    tn_push(p->arena, &p->terms, t);
  } while (accept(p, '+'));
  n->n_terms = (uint16_t)((uint32_t)p->terms.n - n->term);
  if (!n->n_terms) n->term = 0;
  return NULL;
}

static TnError *buffer(Parse *p, uint32_t *out) {
  TnStr buf = word(p);
  uint64_t number;
  if (buf.n < 2 || buf.p[0] != 'b' || !digits((TnStr){buf.p + 1, buf.n - 1}, 10, &number) || number >= p->n_bufs)
    return fail(p, "'%.*s', expected a buffer, b0 to b%u", TN_STR_ARG(found(p, buf)), p->n_bufs - 1);
  *out = (uint32_t)number;
  return NULL;
}

static TnError *memory(Parse *p, TnKNode *n) {
  TN_TRY(type(p, tn_k_mem_name, TN_N_KM, &n->aux, &n->lanes));
  TN_TRY(buffer(p, &n->buf));
  TN_TRY(expect(p, '['));
  TN_TRY(sum(p, n));
  if (accept(p, ',')) {
    int64_t coef;
    TN_TRY(small(p, INT32_MIN, INT32_MAX, &coef));
    n->coef_a = (int32_t)coef;
    TN_TRY(expect(p, '*'));
    TN_TRY(value(p, &n->a));
  }
  int64_t reach = 0;
  if ((n->op == TN_K_load) == (n->a != 0) && accept(p, '<')) TN_TRY(small(p, 1, UINT16_MAX, &reach));
  n->reach = (uint16_t)reach;
  TN_TRY(expect(p, ']'));
  if (n->op == TN_K_store) {
    TN_TRY(expect(p, '='));
    TN_TRY(value(p, &n->c));
  } else {
    n->type = (uint8_t)tn_k_mem_type((TnKMem)n->aux);
  }
  return accept_word(p, "mask") ? value(p, &n->b) : NULL;
}

static TnError *loop(Parse *p, TnKNode *n) {
  int64_t lanes = 1;
  n->type = TN_KT_IX;
  skip(p);
  if (p->at < p->end && *p->at == '%')
    TN_TRY(value(p, &n->a));
  else
    TN_TRY(integer(p, &n->imm));
  if (accept_word(p, "parallel")) n->aux |= TN_LOOP_PARALLEL, p->parallel = n->imm;
  if (accept_word(p, "vector")) {
    n->aux |= TN_LOOP_VECTOR;
    TN_TRY(small(p, 1, 64, &lanes));
  }
  n->lanes = (uint8_t)lanes;
  return expect(p, '{');
}

static TnError *value_type(Parse *p, TnKNode *n) { return type(p, tn_k_type_name, TN_KT_IX, &n->type, &n->lanes); }

static TnError *operands(Parse *p, TnKNode *n) {
  TnKVal *to[] = {&n->a, &n->b, &n->c};
  for (unsigned i = 0; i < tn_k_op_info[n->op].operands; i++) TN_TRY(value(p, to[i]));
  return NULL;
}

static TnError *call(Parse *p, TnKNode *n) {
  TnStr w = word(p), name = w;
  int64_t part = 0;
  if (w.n > 3 && w.p[w.n - 3] == '.') {
    TnStr suffix = {w.p + w.n - 2, 2};
    part = tn_str_is(suffix, "re") ? TN_K_CALL_RE : tn_str_is(suffix, "im") ? TN_K_CALL_IM : 0;
    if (part) name.n -= 3;
  }
  for (unsigned op = 1; op < TN_N_SCALAR_OPS; op++) {
    if (!tn_str_is(name, tn_scalar_name((TnScalarOp)op))) continue;
    n->imm = part + op;
    TN_TRY(operands(p, n));
    return accept_word(p, "mask") ? value(p, &n->c) : NULL;
  }
  return fail(p, "'%.*s', expected an operation to call", TN_STR_ARG(found(p, w)));
}

static TnError *constant(Parse *p, TnKNode *n) {
  TN_TRY(value_type(p, n));
  TN_TRY(integer(p, &n->imm));
  if (n->type == TN_KT_F32 || n->type == TN_KT_I32) {
    if (n->imm < INT32_MIN || n->imm > UINT32_MAX) return fail(p, "%lld has more than 32 bits", (long long)n->imm);
    n->imm = (int32_t)(uint32_t)n->imm;
  }
  return NULL;
}

static TnError *pure(Parse *p, TnKNode *n) {
  TN_TRY(value_type(p, n));
  if (n->op == TN_K_affine) return sum(p, n);
  if (n->op == TN_K_call1 || n->op == TN_K_call2) return call(p, n);
  TN_TRY(operands(p, n));
  return n->op == TN_K_down || n->op == TN_K_lane ? small(p, 0, 64, &n->imm) : NULL;
}

static TnError *node_rest(Parse *p, TnKNode *n) {
  switch (n->op) {
    case TN_K_nop: return NULL;
    case TN_K_const: return constant(p, n);
    case TN_K_load:
    case TN_K_store: return memory(p, n);
    case TN_K_loop: return loop(p, n);
    case TN_K_index: n->type = TN_KT_IX, n->lanes = 1; return operands(p, n);
    case TN_K_if: TN_TRY(operands(p, n)); return expect(p, '{');
    case TN_K_while: return expect(p, '{');
    case TN_K_exit: return operands(p, n);
    case TN_K_skip:
      TN_TRY(operands(p, n));
      n->lanes = p->nodes.data[n->a].lanes;
      return small(p, 1, INT32_MAX, &n->imm);
    case TN_K_set:
      TN_TRY(operands(p, n));
      n->lanes = p->nodes.data[n->a].lanes;
      return NULL;
    default: return pure(p, n);
  }
}

static TnError *op_of(Parse *p, TnKNode *n) {
  TnStr w = word(p), name = w;
  const char *dot = w.n ? memchr(w.p, '.', w.n) : NULL;
  if (dot) name.n = (size_t)(dot - w.p);
  for (unsigned op = 0; op < TN_N_K_OPS; op++) {
    if (!tn_str_is(name, tn_k_op_info[op].name) || op == TN_K_else || op == TN_K_end) continue;
    bool is_compare = op == TN_K_icmp || op == TN_K_fcmp;
    TnStr predicate = {w.p + name.n + 1, dot ? w.n - name.n - 1 : 0};
    bool is_seldom = op == TN_K_select && dot && tn_str_is(predicate, "seldom");
    if (is_seldom) {
      n->op = (uint8_t)op, n->aux = 1;
      return NULL;
    }
    if (is_compare != (dot != NULL) || (dot && !find_name(predicate, tn_k_pred_name, TN_KP_UGE + 1, &n->aux))) break;
    n->op = (uint8_t)op;
    return NULL;
  }
  return fail(p, "'%.*s', expected a node", TN_STR_ARG(found(p, w)));
}

static TnError *node(Parse *p) {
  TnKNode n = {0};
  TnStr name = {0};
  skip(p);
  if (p->at < p->end && *p->at == '%') {
    TN_TRY(value_name(p, &name));
    TN_TRY(expect(p, '='));
  }
  TN_TRY(op_of(p, &n));
  TN_TRY(node_rest(p, &n));
  if ((n.type != TN_KT_NONE) != (name.n > 0))
    return fail(p, "%s %s a value", tn_k_op_info[n.op].name, name.n ? "does not have" : "has");
  if (name.n) {
    bool is_new;
    void **slot = tn_map_slot(&p->values, name, &is_new);
    if (!is_new) return fail(p, "%.*s is defined twice", TN_STR_ARG(name));
    *slot = (void *)(uintptr_t)p->nodes.n;
  }
  if (tn_k_opens(&n)) p->depth++;
  tn_push(p->arena, &p->nodes, n);
  return NULL;
}

// Nodes up to the kernel's own brace.
static TnError *body(Parse *p) {
  for (;;) {
    if (!accept(p, '}')) {
      TN_TRY(node(p));
      continue;
    }
    if (p->depth == 0) return NULL;
    if (accept_word(p, "else")) {
      TN_TRY(expect(p, '{'));
      tn_push(p->arena, &p->nodes, ((TnKNode){.op = TN_K_else}));
    } else {
      p->depth--;
      tn_push(p->arena, &p->nodes, ((TnKNode){.op = TN_K_end}));
    }
  }
}

TnError *tn_k_parse(TnArena *arena, TnStr text, TnStr name, TnKernel **out) {
  Parse p = {.arena = arena, .file = name, .at = text.p, .end = text.p + text.n, .line_start = text.p, .line = 1};
  int64_t n_bufs, work = 0;
  tn_map_init(&p.values, arena);
  tn_push(arena, &p.nodes, ((TnKNode){.op = TN_K_nop}));
  if (!accept_word(&p, "kernel")) return fail(&p, "expected 'kernel'");
  TnStr title = word(&p);
  if (!title.n) return fail(&p, "expected the kernel's name");
  TN_TRY(small(&p, 0, UINT16_MAX, &n_bufs));
  if (accept_word(&p, "work")) TN_TRY(integer(&p, &work));
  p.n_bufs = (uint32_t)n_bufs;
  uint64_t streamed = 0, in_place = 0;
  for (uint32_t b; accept_word(&p, "stream"); streamed |= (uint64_t)1 << (b & 63)) TN_TRY(buffer(&p, &b));
  for (uint32_t b; accept_word(&p, "inplace"); in_place |= (uint64_t)1 << (b & 63)) TN_TRY(buffer(&p, &b));
  TN_TRY(expect(&p, '{'));
  TN_TRY(body(&p));
  skip(&p);
  if (p.at < p.end) return fail(&p, "'%c' behind the kernel", *p.at);
  TnKernel *k = *out = tn_new(arena, TnKernel);
  *k = (TnKernel){.name = tn_arena_str(arena, title).p,
                  .nodes = p.nodes.data,
                  .terms = p.terms.data,
                  .n_nodes = (uint32_t)p.nodes.n,
                  .n_terms = (uint32_t)p.terms.n,
                  .n_bufs = p.n_bufs,
                  .parallel = p.parallel,
                  .streamed = streamed,
                  .in_place = in_place,
                  .work_ns = (double)work};
  return NULL;
}

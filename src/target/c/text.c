// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels as the text of one C file: what every file begins with, a function for each op that occurs, and a function
// for each kernel. A node is a variable v<number>, with an array of its lanes where it has several; a node with lanes
// is a loop over them, so that the compiler makes vector code of it.
#include "target/c/c_priv.h"

// gcc makes fma of products and sums unless it is told otherwise; clang does so only within an expression.
static const char prelude[] =
    "#ifndef __clang__\n"
    "#pragma GCC optimize(\"fp-contract=off\")\n"
    "#endif\n"
    "#include <math.h>\n"
    "#include <stddef.h>\n"
    "#include <stdint.h>\n"
    "#include <string.h>\n"
    "\n"
    "typedef uint8_t i1, u1;\n"
    "typedef int32_t i32;\n"
    "typedef int64_t i64, ix;\n"
    "typedef uint32_t u32;\n"
    "typedef uint64_t u64;\n"
    "typedef float f32;\n"
    "typedef double f64;\n"
    "#define LANES(n) for (int l = 0; l < (int)(n); l++)\n"
    "\n";

// The halves round in double: a power of two as unit, and rint. Adding to the exponent's place carries by itself.
static const char halves[] =
    "static inline uint16_t to_f16(f32 x) {\n"
    "  u32 u;\n"
    "  memcpy(&u, &x, 4);\n"
    "  int e, sign = (int)(u >> 16 & 0x8000);\n"
    "  f64 a = fabs(x);\n"
    "  if (a != a) return (uint16_t)((u32)sign | 0x7E00 | (u >> 13 & 1023));\n"
    "  if (a >= 65520) return (uint16_t)(sign | 0x7C00);\n"
    "  frexp(a, &e);\n"
    "  if (e < -13 || a == 0) e = -13;\n"
    "  return (uint16_t)(sign + ((e + 13) << 10) + (int)rint(ldexp(a, 11 - e)));\n"
    "}\n"
    "static inline f32 from_f16(uint16_t h) {\n"
    "  int e = h >> 10 & 31, m = h & 1023;\n"
    "  u32 u = 0x7FC00000 | (u32)m << 13;\n"
    "  f32 a = e == 31 ? INFINITY : (f32)ldexp(e ? m + 1024 : m, (e ? e : 1) - 25);\n"
    "  if (e == 31 && m) memcpy(&a, &u, 4);\n"
    "  return h & 0x8000 ? -a : a;\n"
    "}\n"
    "static inline uint16_t to_bf16(f32 x) {\n"
    "  u32 u;\n"
    "  memcpy(&u, &x, 4);\n"
    "  if (x != x) return (uint16_t)(u >> 16 | 0x40);\n"
    "  return (uint16_t)((u + 0x7FFF + (u >> 16 & 1)) >> 16);\n"
    "}\n"
    "static inline f32 from_bf16(uint16_t h) {\n"
    "  u32 u = (u32)h << 16;\n"
    "  f32 x;\n"
    "  memcpy(&x, &u, 4);\n"
    "  return x;\n"
    "}\n";

// What kernel.def says of these. The numbers at which sums are rounded have a bias that makes the exponents whole.
static const char scales[] =
    "static inline u32 bits_of(f32 x) { return ((union { f32 from; u32 to; }){x}).to; }\n"
    "static inline f32 of_bits(u32 x) { return ((union { u32 from; f32 to; }){x}).to; }\n"
    "static inline f32 scalef(f32 x, f32 e) {\n"
    "  u32 n = bits_of(__builtin_floorf(e) + 0x1.8001fcp23f), half = n >> 1;\n"
    "  return x * of_bits(half << 23) * of_bits((n - half) << 23);\n"
    "}\n"
    "static inline f64 scale(f64 x, f64 e) {\n"
    "  u64 n = ((union { f64 from; u64 to; }){__builtin_floor(e) + 0x1.80000000007fep52}).to, half = n >> 1;\n"
    "  x *= ((union { u64 from; f64 to; }){half << 52}).to;\n"
    "  return x * ((union { u64 from; f64 to; }){(n - half) << 52}).to;\n"
    "}\n"
    "static inline u32 normal(f32 x) { return bits_of(x < 0x1p-126f ? x * 0x1p23f : x); }\n"
    "static inline f32 mantissa(f32 x) { return of_bits(((normal(x) - 0x3F400000) & 0x7FFFFF) + 0x3F400000); }\n"
    "static inline f32 exponent(f32 x, f32 m) {\n"
    "  return (f32)((i32)(normal(x) - bits_of(m)) >> 23) - (x < 0x1p-126f ? 23.0f : 0.0f);\n"
    "}\n";

static void add_tables(TnBuf *out) {
  tn_buf_z(out, "static const u32 tables_f32[][16] = {\n");
  for (unsigned t = 0; t < TN_N_KTABLES; t++) {
    uint32_t bits[16];
    memcpy(bits, tn_k_tables[t], sizeof bits);
    for (unsigned i = 0; i < 16; i++) tn_buf_fmt(out, "%s0x%08X", i ? ", " : "    {", bits[i]);
    tn_buf_z(out, "},\n");
  }
  tn_buf_z(out, "};\nstatic const u64 tables_f64[][8] = {\n");
  for (unsigned t = 0; t < TN_N_KTABLES_64; t++) {
    uint64_t bits[8];
    memcpy(bits, tn_k_tables_64[t], sizeof bits);
    for (unsigned i = 0; i < 8; i++) tn_buf_fmt(out, "%s0x%016llX", i ? ", " : "    {", (unsigned long long)bits[i]);
    tn_buf_z(out, "},\n");
  }
  tn_buf_z(out, "};\n");
}

static const char memory_type[TN_N_KM][9] = {"uint8_t", "int8_t",   "uint8_t",  "int16_t", "uint16_t", "int32_t",
                                                 "int64_t", "uint16_t", "uint16_t", "float",   "double"};

typedef struct Text {
  TnBuf *out;
  const TnKernel *k;
  const char *call;  // the function that call nodes call; NULL: a hook
  unsigned depth;
  uint32_t open[TN_K_MAX_DEPTH];
  bool has_exit[TN_K_MAX_DEPTH];  // of whiles
  uint32_t vector;           // the vector loop that is open
  TnBits declared;           // per node: before the skip that counts it
} Text;

static const TnKNode *node_of(const Text *t, TnKVal v) { return &t->k->nodes[v]; }
static const char *type_name(unsigned type) { return tn_k_type_name[type]; }
static const char *unsigned_name(unsigned type) {
  return type == TN_KT_I1 ? "u1" : tn_k_type_bytes((TnKType)type) == 8 ? "u64" : "u32";
}

// ---- a function for each op on a type

static void add_expression(TnBuf *out, const char *text, unsigned operand, unsigned result) {
  unsigned width = tn_k_type_bytes((TnKType)result) * 8;
  for (; *text; text++) {
    if (*text != '$') {
      tn_buf_char(out, *text);
      continue;
    }
    switch (*++text) {
      case 't': tn_buf_z(out, type_name(operand)); break;
      case 'u': tn_buf_z(out, unsigned_name(operand)); break;
      case 'r': tn_buf_z(out, type_name(result)); break;
      case 'v': tn_buf_z(out, unsigned_name(result)); break;
      case 'f': tn_buf_z(out, result == TN_KT_F32 ? "f" : ""); break;
      case 'w': tn_buf_fmt(out, "%u", width); break;
      default: tn_buf_fmt(out, "%u", width - 1); break;
    }
  }
}

static void add_name(TnBuf *out, const TnKNode *n, unsigned operand) {
  tn_buf_z(out, tn_k_op_info[n->op].name);
  if (tn_k_op_info[n->op].kind == TN_KK_CMP) tn_buf_fmt(out, "_%s", tn_k_pred_name[n->aux]);
  tn_buf_fmt(out, "_%s", type_name(operand));
  if (tn_k_op_info[n->op].kind == TN_KK_CVT) tn_buf_fmt(out, "_%s", type_name(n->type));
}

static unsigned operand_type(const TnKernel *k, const TnKNode *n) {
  return k->nodes[n->op == TN_K_select ? n->b : n->a].type;
}

static bool has_function(const TnKNode *n) { return tn_k_op_info[n->op].kind != TN_KK_FLOW || n->op == TN_K_select; }

static void add_function(TnBuf *out, const TnKernel *k, const TnKNode *n) {
  static const char names[][2] = {"x", "y", "z"};
  unsigned operand = operand_type(k, n);
  tn_buf_fmt(out, "static inline %s ", type_name(n->type));
  add_name(out, n, operand);
  for (unsigned i = 0; i < tn_k_op_info[n->op].operands; i++) {
    const char *type = n->op == TN_K_select && i == 0 ? "i1" : type_name(operand);
    tn_buf_fmt(out, "%s%s %s", i ? ", " : "(", type, names[i]);
  }
  tn_buf_z(out, ") { return ");
  bool is_compare = tn_k_op_info[n->op].kind == TN_KK_CMP;
  add_expression(out, is_compare ? tn_c_predicate[n->aux] : tn_c_expression[n->op], operand, n->type);
  tn_buf_z(out, "; }\n");
}

// The functions that the kernels use, each once; the halves where there are any; the hook for calls.
static void add_functions(TnBuf *out, TnKernel *const *kernels, size_t n, const char *call) {
  enum { N_TYPES = TN_KT_IX, N_PREDICATES = TN_KP_UGE + 1 };
  TnBits seen = tn_bits_new(out->arena, TN_N_K_OPS * N_TYPES * N_TYPES * N_PREDICATES);
  bool has_halves = false, has_scales = false, has_tables = false, has_calls = false;
  for (size_t i = 0; i < n; i++) {
    for (uint32_t j = 1; j < kernels[i]->n_nodes; j++) {
      const TnKNode *node = &kernels[i]->nodes[j];
      bool is_half = tn_k_is_access(node) && (node->aux == TN_KM_F16 || node->aux == TN_KM_BF16);
      has_calls = has_calls || node->op == TN_K_call1 || node->op == TN_K_call2;
      if (!has_halves && (is_half || node->op == TN_K_rf16 || node->op == TN_K_rbf16)) {
        has_halves = true;
        tn_buf_z(out, halves);
      }
      if (!has_scales && node->op >= TN_K_fscale && node->op <= TN_K_fexp) has_scales = true, tn_buf_z(out, scales);
      if (!has_tables && node->op == TN_K_lookup) has_tables = true, add_tables(out);
      if (!has_function(node)) continue;
      bool is_compare = tn_k_op_info[node->op].kind == TN_KK_CMP;
      size_t key = (node->op * N_TYPES + operand_type(kernels[i], node)) * N_TYPES + node->type;
      key = key * N_PREDICATES + (is_compare ? node->aux : 0);
      if (!tn_bits_get(&seen, key)) add_function(out, kernels[i], node);
      tn_bits_set(&seen, key);
    }
  }
  if (!has_calls) return;
  tn_buf_fmt(out, call ? "void %s" : "__attribute__((weak)) void (*%s)", call ? call : "tn_k_call");
  tn_buf_z(out, "(int64_t call, int type, void *out, const void *x, const void *y, size_t n);\n");
}

// ---- nodes

static void start_line(Text *t) {
  for (unsigned d = 0; d <= t->depth; d++) tn_buf_z(t->out, "  ");
}

// Lane l of v in a node that has lanes; else the only one.
static void add_value(Text *t, TnKVal v) { tn_buf_fmt(t->out, node_of(t, v)->lanes > 1 ? "v%u[l]" : "v%u", v); }

// The head of a loop over lanes: those that are active where it matters and that is not all of them.
static bool has_tail(const Text *t) {
  const TnKNode *n = node_of(t, t->vector);
  return t->vector && n->imm % n->lanes != 0;
}
static void start_lanes(Text *t, unsigned lanes, bool active_only) {
  if (lanes == 1) return;
  if (active_only && has_tail(t))
    tn_buf_fmt(t->out, "LANES(n%u) ", t->vector);
  else
    tn_buf_fmt(t->out, "LANES(%u) ", lanes);
}

static void add_sum(Text *t, const TnKNode *n) {
  tn_buf_fmt(t->out, "(u64)%lldLL", (long long)(n->imm == INT64_MIN ? 0 : n->imm));
  if (n->imm == INT64_MIN) tn_buf_z(t->out, " + ((u64)1 << 63)");
  for (uint32_t i = 0; i < n->n_terms; i++) {
    const TnKTerm *term = &t->k->terms[n->term + i];
    bool is_vector = n->lanes > 1 && term->node == t->vector;
    tn_buf_fmt(t->out, is_vector ? " + (u64)%lld * (u64)(v%u + l)" : " + (u64)%lld * (u64)v%u", (long long)term->coef,
               term->node);
  }
}

static void add_address(Text *t, const TnKNode *n) {
  tn_buf_fmt(t->out, "(char *)bufs[%u] + (ptrdiff_t)(", n->buf);
  add_sum(t, n);
  if (n->a) {
    tn_buf_fmt(t->out, " + (u64)%d * (u64)(i64)", n->coef_a);
    add_value(t, n->a);
  }
  tn_buf_char(t->out, ')');
}

// Text of node i. $ and a letter stand for: i its number, v its value, t its type, l its lanes, n its constant; a, b, c
// the values of its operands, o the number of the first; m, z the type and the bytes in memory, p the place there; s
// the sum of its terms.
static void add_text(Text *t, uint32_t i, const char *text) {
  const TnKNode *n = node_of(t, i);
  for (; *text; text++) {
    if (*text != '$') {
      tn_buf_char(t->out, *text);
      continue;
    }
    switch (*++text) {
      case 'i': tn_buf_int(t->out, i); break;
      case 'v': add_value(t, i); break;
      case 't': tn_buf_z(t->out, type_name(n->type)); break;
      case 'l': tn_buf_int(t->out, n->lanes); break;
      case 'n': tn_buf_int(t->out, n->imm); break;
      case 'a': add_value(t, n->a); break;
      case 'b': add_value(t, n->b); break;
      case 'c': add_value(t, n->c); break;
      case 'o': tn_buf_int(t->out, n->a); break;
      case 'm': tn_buf_z(t->out, memory_type[n->aux]); break;
      case 'z': tn_buf_int(t->out, tn_k_mem_bytes[n->aux]); break;
      case 'p': add_address(t, n); break;
      default: add_sum(t, n);
    }
  }
}

// "f32 v5 = " or "f32 v5[16]; LANES(16) v5[l] = ".
static void start_value(Text *t, uint32_t i, const TnKNode *n, bool active_only) {
  bool is_new = !tn_bits_get(&t->declared, i), is_wide = n->lanes > 1;
  if (is_new && is_wide) add_text(t, i, active_only && has_tail(t) ? "$t v$i[$l] = {0}; " : "$t v$i[$l]; ");
  if (is_new && !is_wide) add_text(t, i, "$t ");
  start_lanes(t, n->lanes, active_only);
  add_text(t, i, "$v = ");
}

static const char *half_of(unsigned mem) { return mem == TN_KM_F16 ? "f16" : "bf16"; }
static bool is_half(unsigned mem) { return mem == TN_KM_F16 || mem == TN_KM_BF16; }

// "f32 v5[16] = {0}; ".
static void declare(Text *t, uint32_t i) {
  if (tn_bits_get(&t->declared, i)) return;
  add_text(t, i, node_of(t, i)->lanes > 1 ? "$t v$i[$l] = {0}; " : "$t v$i = 0; ");
}

static void add_load(Text *t, uint32_t i, const TnKNode *n) {
  if (n->buf + 1 == t->k->changing) {  // a flag, to be read again each time
    add_text(t, i, "const $t v$i = *(const volatile $m *)($p);\n");
    return;
  }
  add_text(t, i, n->lanes > 1 ? "$t v$i[$l] = {0}; " : "$t v$i = 0; ");
  start_lanes(t, n->lanes, true);
  if (n->b) add_text(t, i, "if ($b) ");
  add_text(t, i, "{ $m x; memcpy(&x, $p, $z); $v");
  if (is_half(n->aux))
    tn_buf_fmt(t->out, " = from_%s(x); }\n", half_of(n->aux));
  else
    tn_buf_z(t->out, n->aux == TN_KM_I1 ? " = x & 1; }\n" : " = x; }\n");
}

static void add_store(Text *t, uint32_t i, const TnKNode *n) {
  start_lanes(t, n->lanes, true);
  if (n->b) add_text(t, i, "if ($b) ");
  add_text(t, i, "{ $m x = ");
  if (is_half(n->aux))
    tn_buf_fmt(t->out, "to_%s(", half_of(n->aux));
  else
    add_text(t, i, "($m)(");
  add_text(t, i, "$c); memcpy($p, &x, $z); }\n");
}

static void add_const(Text *t, uint32_t i, const TnKNode *n) {
  bool is_f32 = n->type == TN_KT_F32, is_float = is_f32 || n->type == TN_KT_F64;
  uint64_t bits = tn_k_type_bytes((TnKType)n->type) == 4 ? (uint32_t)n->imm : (uint64_t)n->imm;
  char spelled[TN_FLOAT_SPELL_MAX];
  size_t length = is_float ? tn_float_spell(is_f32 ? TN_F32 : TN_F64, bits, spelled) : 0;
  add_text(t, i, "const $t v$i = ");
  if (!is_float)
    tn_buf_fmt(t->out, "(%s)%lluu;\n", type_name(n->type), (unsigned long long)bits);
  else if (length > 1 && spelled[0] == '0' && spelled[1] == 'x')
    tn_buf_fmt(t->out, "((union { %s from; %s to; }){%lluu}).to;\n", is_f32 ? "u32" : "u64", type_name(n->type),
               (unsigned long long)bits);
  else
    tn_buf_fmt(t->out, "%.*s%s;\n", (int)length, spelled, is_f32 ? "f" : "");
}

static void add_pure(Text *t, uint32_t i, const TnKNode *n) {
  static const char *const operands[] = {"($a", "($a, $b", "($a, $b, $c"};
  start_value(t, i, n, false);
  add_name(t->out, n, operand_type(t->k, n));
  add_text(t, i, operands[tn_k_op_info[n->op].operands - 1]);
  tn_buf_z(t->out, ");\n");
}

// What selects behind it want is declared in front of it.
static void add_skip(Text *t, uint32_t i, const TnKNode *n) {
  uint32_t end = i + 1 + (uint32_t)n->imm;
  for (uint32_t s = end; s < t->k->n_nodes; s++) {
    const TnKNode *select = node_of(t, s);
    if (select->op != TN_K_select || select->a != n->a) break;
    if (select->b <= i || select->b >= end) continue;
    declare(t, select->b);
    tn_bits_set(&t->declared, select->b);
  }
  add_text(t, i, "i1 any$i = 0; ");
  start_lanes(t, n->lanes, true);
  add_text(t, i, "any$i |= $a; if (any$i) {\n");
}

// A call takes lanes one by one: an operand may have one for all.
static void add_call(Text *t, uint32_t i, const TnKNode *n) {
  declare(t, i);
  start_lanes(t, n->lanes, true);
  if (n->c) add_text(t, i, "if ($c) ");
  tn_buf_z(t->out, t->call ? t->call : "tn_k_call");
  add_text(t, i, "($n, ");
  tn_buf_int(t->out, n->type);
  add_text(t, i, n->b ? ", &$v, &$a, &$b, 1);\n" : ", &$v, &$a, 0, 1);\n");
}

static void add_loop(Text *t, uint32_t i, const TnKNode *n) {
  bool is_parallel = n->aux & TN_LOOP_PARALLEL;
  add_text(t, i, is_parallel ? "for (ix v$i = begin; v$i < end" : n->a ? "for (ix v$i = 0; v$i < v$o"
                                                                       : "for (ix v$i = 0; v$i < $n");
  if (!(n->aux & TN_LOOP_VECTOR)) {
    add_text(t, i, "; v$i++) {\n");
    return;
  }
  add_text(t, i, "; v$i += $l) {\n");
  t->vector = i;
  if (!has_tail(t)) return;
  t->depth++;
  start_line(t);
  t->depth--;
  add_text(t, i, is_parallel ? "const ix left$i = end - v$i, " : "const ix left$i = $n - v$i, ");
  add_text(t, i, "n$i = left$i < $l ? left$i : $l;\n");
}

static void add_exit(Text *t, const TnKNode *n) {
  unsigned d = t->depth;
  while (node_of(t, t->open[d - 1])->op != TN_K_while) d--;
  t->has_exit[d - 1] = true;
  tn_buf_fmt(t->out, "if (!v%u) goto after%u;\n", n->a, t->open[d - 1]);
}

static void add_end(Text *t) {
  uint32_t start = t->open[t->depth];
  tn_buf_z(t->out, "}\n");
  if (t->has_exit[t->depth]) {
    start_line(t);
    add_text(t, start, "after$i:;\n");
  }
  if (start == t->vector) t->vector = 0;
}

static void add_variable(Text *t, uint32_t i, const TnKNode *n) {
  if (n->op == TN_K_set)
    start_lanes(t, n->lanes, true);
  else
    start_value(t, i, n, n->op == TN_K_var);
  add_text(t, i, n->op == TN_K_set ? "$a = $b;\n" : "$a;\n");
}

static void add_node(Text *t, uint32_t i, const TnKNode *n) {
  switch (n->op) {
    case TN_K_const: add_const(t, i, n); return;
    case TN_K_affine:
      start_value(t, i, n, false);
      add_text(t, i, "($t)($s);\n");
      return;
    case TN_K_index: add_text(t, i, "const ix v$i = v$o;\n"); return;
    case TN_K_load: add_load(t, i, n); return;
    case TN_K_store: add_store(t, i, n); return;
    case TN_K_loop: add_loop(t, i, n); return;
    case TN_K_while: add_text(t, i, "for (;;) {\n"); return;
    case TN_K_exit: add_exit(t, n); return;
    case TN_K_skip: add_skip(t, i, n); return;
    case TN_K_if: add_text(t, i, "if (v$o) {\n"); return;
    case TN_K_else: add_text(t, i, "} else {\n"); return;
    case TN_K_end: add_end(t); return;
    case TN_K_var:
    case TN_K_get:
    case TN_K_set: add_variable(t, i, n); return;
    case TN_K_down:
      add_text(t, i, "$t v$i[$l] = {0}; LANES(");
      tn_buf_int(t->out, n->lanes - n->imm);
      add_text(t, i, ") v$i[l] = v$o[l + $n];\n");
      return;
    case TN_K_lane:
      add_text(t, i, node_of(t, n->a)->lanes > 1 ? "const $t v$i = v$o[$n];\n" : "const $t v$i = v$o;\n");
      return;
    case TN_K_call1:
    case TN_K_call2: add_call(t, i, n); return;
    default: add_pure(t, i, n);
  }
}

static void add_kernel(TnBuf *out, const TnKernel *k, const char *name, const char *call) {
  Text t = {.out = out, .k = k, .call = call, .declared = tn_bits_new(out->arena, k->n_nodes)};
  uint32_t skips[TN_K_MAX_DEPTH], n_skips = 0;  // where those that are open end
  tn_buf_fmt(out, "\nvoid %s(void *const *bufs, int64_t begin, int64_t end) {\n", name);
  if (!k->parallel) tn_buf_z(out, "  (void)begin, (void)end;\n");
  if (!k->n_bufs) tn_buf_z(out, "  (void)bufs;\n");
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    for (; n_skips && skips[n_skips - 1] == i; n_skips--) {
      t.depth--;
      start_line(&t);
      tn_buf_z(out, "}\n");
    }
    if (n->op == TN_K_nop) continue;
    bool opens = tn_k_opens(n);
    bool closes = n->op == TN_K_end || n->op == TN_K_else;
    if (closes) t.depth--;
    start_line(&t);
    add_node(&t, i, n);
    if (opens) t.open[t.depth] = i, t.has_exit[t.depth] = false;
    if (n->op == TN_K_skip) skips[n_skips++] = i + 1 + (uint32_t)n->imm;
    if (opens || n->op == TN_K_else || n->op == TN_K_skip) t.depth++;
  }
  tn_buf_z(out, "}\n");
}

void tn_target_c_text(TnBuf *out, TnKernel *const *kernels, const char *const *names, size_t n, const char *call) {
  tn_buf_z(out, prelude);
  add_functions(out, kernels, n, call);
  for (size_t i = 0; i < n; i++) add_kernel(out, kernels[i], names[i], call);
}

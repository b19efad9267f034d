// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "generate.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

// ---- random numbers

static uint64_t mix(uint64_t *state) {  // splitmix64 (Steele, Lea, Flood 2014)
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

uint64_t random_next(Random *r) {
  if (r->p < r->end) return *r->p++;
  return mix(&r->state) >> 8;
}

uint32_t random_below(Random *r, uint32_t end) {
  uint64_t x = random_next(r);
  if (end > 256) x = x << 8 ^ random_next(r);
  return end ? (uint32_t)(x % end) : 0;
}

bool random_chance(Random *r, uint32_t percent) { return random_below(r, 100) < percent; }

// ---- inputs

int64_t type_count(const Type *t) {
  int64_t n = 1;
  for (int i = 0; i < t->rank; i++) n = (int64_t)((uint64_t)n * (uint64_t)t->d[i]);
  return n;
}

bool type_equal(const Type *a, const Type *b) {
  return a->e == b->e && a->q == b->q && a->rank == b->rank && memcmp(a->d, b->d, (size_t)a->rank * sizeof *a->d) == 0;
}

static uint64_t input_state(uint64_t seed, const Type *t, unsigned occurrence) {
  uint64_t h = seed ^ (uint64_t)t->e << 56 ^ (uint64_t)occurrence << 48;
  mix(&h);
  for (int i = 0; i < t->rank; i++) h ^= (uint64_t)t->d[i] + 1, mix(&h);
  return h;
}

Flavor input_flavor(uint64_t seed, const Type *t, unsigned occurrence) {
  uint64_t state = input_state(seed, t, occurrence);
  return (Flavor)(mix(&state) % N_FLAVORS);
}

static double special_double(uint64_t x) {
  static const double some[] = {0.0,          -0.0,          1.0,    -1.0,   INFINITY,   -INFINITY, NAN,
                                0.5,          1e-40,         -1e-45, 3.4e38, -3.4e38,    65504.0,   1e-310,
                                1.7e308,      448.0,         2.0,    -0.5,   1e-8,       88.8,      -104.0,
                                2147483648.0, -2147483649.0, 255.5,  9.3e18, 3.14159265, 709.8};
  return some[x % (sizeof some / sizeof *some)];
}

static double random_double(uint64_t x, Flavor f) {
  double unit = (double)(x >> 11) * 0x1p-53;
  switch (f) {
    case SMALL: return (double)(x % 17) - 8;
    case TAME: return unit * 4 - 2;
    case SPECIAL: return x & 1 ? special_double(x >> 1) : unit * 20 - 10;
    default: return ldexp(unit * 2 - 1, (int)(x % 80) - 40);
  }
}

static int64_t random_int(uint64_t x, Flavor f) {
  static const int64_t some[] = {0,    1,   -1,    2,      INT64_MAX, INT64_MIN,  INT32_MAX, INT32_MIN, 127,
                                 -128, 255, 32767, -32768, 65535,     UINT32_MAX, 31,        32,        63,
                                 64,   7,   8,     15,     16,        -2,         3};
  switch (f) {
    case SMALL: return (int64_t)(x % 9) - 2;
    case TAME: return (int64_t)(x % 201) - 100;
    case SPECIAL: return x & 1 ? some[(x >> 1) % (sizeof some / sizeof *some)] : (int64_t)(x >> 1);
    default: return (int64_t)(x * 0x9e3779b97f4a7c15u) >> (x % 64);
  }
}

void input_fill(uint64_t seed, const Type *t, unsigned occurrence, void *out) {
  uint64_t state = input_state(seed, t, occurrence);
  Flavor f = (Flavor)(mix(&state) % N_FLAVORS);
  size_t bytes = tn_dtype_bytes(t->e);
  uint8_t *p = out;
  for (int64_t i = 0, n = type_count(t); i < n; i++, p += bytes) {
    uint64_t x = mix(&state);
    if (tn_dtype_is_complex(t->e))
      tn_store_c128(t->e, p, (TnC128){random_double(x, f), random_double(mix(&state), f)});
    else if (tn_dtype_is_float(t->e))
      tn_store_f64(t->e, p, random_double(x, f));
    else
      tn_store_i64(t->e, p, t->e == TN_I1 ? (int64_t)(x & 1) : random_int(x, f));
  }
}

// ---- text

void put(Gen *g, const char *format, ...) {
  for (;;) {
    va_list args;
    va_start(args, format);
    size_t room = g->cap - g->n;
    int n = vsnprintf(g->text ? g->text + g->n : NULL, room, format, args);
    va_end(args);
    if (n < 0 || g->failed) return;
    if ((size_t)n < room) {
      g->n += (size_t)n;
      return;
    }
    char *p = realloc(g->text, g->cap * 2 + 4096);
    if (!p) {
      g->failed = true;
      return;
    }
    g->text = p;
    g->cap = g->cap * 2 + 4096;
  }
}

void put_type(Gen *g, const Type *t) {
  put(g, "tensor<");
  for (int i = 0; i < t->rank; i++)
    if (t->dyn >> i & 1)
      put(g, "?x");
    else
      put(g, "%lldx", (long long)t->d[i]);
  put(g, "%s>", t->q ? quantized_name(t->q) : tn_dtype_name(t->e));
}

void put_val(Gen *g, const Val *v) {
  put(g, "%%v%u", v->id);
  if (v->index >= 0) put(g, "#%d", v->index);
}

void put_vals(Gen *g, const Val *v, int n) {
  for (int i = 0; i < n; i++) {
    if (i) put(g, ", ");
    put_val(g, &v[i]);
  }
}

void put_types(Gen *g, const Val *v, int n) {
  for (int i = 0; i < n; i++) {
    if (i) put(g, ", ");
    put_type(g, &v[i].t);
  }
}

void put_dims(Gen *g, const int64_t *list, int n) {
  put(g, "[");
  for (int i = 0; i < n; i++) put(g, "%s%lld", i ? ", " : "", (long long)list[i]);
  put(g, "]");
}

void put_list(Gen *g, const int64_t *list, int n) {
  put(g, "array<i64");
  for (int i = 0; i < n; i++) put(g, "%s%lld", i ? ", " : ": ", (long long)list[i]);
  put(g, ">");
}

void put_pairs(Gen *g, const int64_t *low, const int64_t *high, int n) {
  put(g, "dense<");
  for (int i = 0; i < n; i++) put(g, "%s[%lld, %lld]", i ? ", " : "[", (long long)low[i], (long long)high[i]);
  put(g, "%s> : tensor<%dx2xi64>", n ? "]" : "", n);
}

// ---- types

bool is_small_float(TnDtype e) { return tn_dtype_is_float(e) && tn_dtype_bits(e) <= 8; }
Type scalar_of(TnDtype e) { return (Type){.e = e}; }

Type with_dtype(Type t, TnDtype e) {
  t.e = e;
  t.q = 0;
  return t;
}

Type shaped_like(Type t, int rank) { return (Type){.e = t.e, .q = t.q, .rank = rank}; }

bool fits(const Gen *g, const Type *t) {
  int64_t n = 1;
  for (int i = 0; i < t->rank; i++) {
    if (t->d[i] < 0 || t->d[i] > g->count_most) return false;
    n *= t->d[i] ? t->d[i] : 1;
    if (n > g->count_most) return false;
  }
  return true;
}

TnDtype random_dtype(Gen *g) {
  static const uint8_t often[] = {TN_F32, TN_F32, TN_F32,  TN_F32, TN_F64, TN_I32,  TN_I32, TN_I64,
                                  TN_I1,  TN_F16, TN_BF16, TN_UI8, TN_I8,  TN_UI32, TN_C64, TN_I16};
  if (chance(g, 25)) return (TnDtype)(1 + below(g, TN_N_DTYPES - 1));
  return (TnDtype)often[below(g, sizeof often)];
}

int64_t random_dim(Gen *g) {
  static const int16_t some[] = {1,  2,  3,  4,  5,   7,   8,   9,   15,  16,   17,  31,
                                 33, 63, 64, 65, 100, 127, 130, 257, 513, 1000, 4097};
  static const int16_t edges[] = {0, 1, 1, 1, 2, 3, 5, 64, 65, 3001, 4099};
  if (g->is_edge && chance(g, 60)) return edges[below(g, TN_COUNT(edges))];
  if (chance(g, 2)) return 0;
  uint32_t most = chance(g, 60) ? 8 : (uint32_t)(sizeof some / sizeof *some);
  return some[below(g, most)];
}

Type random_shape(Gen *g, TnDtype e) {
  Type t = {.e = e, .rank = (int)below(g, 5)};
  if (t.rank == 0 && chance(g, 60)) t.rank = 2;
  for (int i = 0; i < t.rank; i++) {
    t.d[i] = random_dim(g);
    if (!fits(g, &(Type){.rank = i + 1, .d = {t.d[0], t.d[1], t.d[2], t.d[3], t.d[4]}})) t.d[i] = 1;
  }
  return t;
}

void permutation(Gen *g, int n, int64_t *out) {
  for (int i = 0; i < n; i++) out[i] = i;
  for (int i = n - 1; i > 0; i--) {
    int k = (int)below(g, (uint32_t)i + 1);
    int64_t x = out[i];
    out[i] = out[k];
    out[k] = x;
  }
}

// ---- values

Val *val_add(Gen *g, unsigned id, int index, Type t, Exactness e) {
  if (g->n_vals == g->cap_vals) {
    size_t cap = g->cap_vals * 2 + 64;
    Val *p = realloc(g->vals, cap * sizeof *p);
    if (!p) abort();  // a few kilobytes
    g->vals = p;
    g->cap_vals = cap;
  }
  g->n_inexact += e != EXACT;
  g->vals[g->n_vals] = (Val){.id = id, .index = index, .t = t, .exactness = e};
  return &g->vals[g->n_vals++];
}

Val last_val(const Gen *g) { return g->vals[g->n_vals - 1]; }

static bool is_accepted(const Gen *g, const Type *t) {
  return (!t->dyn || g->accepts & TAKES_DYNAMIC) && (!t->q || g->accepts & TAKES_QUANTIZED);
}

Val pick(Gen *g) {
  uint32_t n = (uint32_t)g->n_vals, near = n < 8 ? n : 8;
  for (int tries = 0; tries < 8; tries++) {
    Val v = g->vals[chance(g, 60) ? n - 1 - below(g, near) : below(g, n)];
    if (is_accepted(g, &v.t)) return v;
  }
  for (size_t i = n; i-- > 0;)
    if (is_accepted(g, &g->vals[i].t)) return g->vals[i];
  return constant_number(g, scalar_of(TN_F32), 1);
}

bool pick_class(Gen *g, unsigned classes, Val *out) {
  for (int i = 0; i < 12; i++) {
    *out = pick(g);
    if (classes >> tn_dtype_class(out->t.e) & 1) return true;
  }
  return false;
}

bool pick_rank(Gen *g, int least, Val *out) {
  for (int i = 0; i < 12; i++) {
    *out = pick(g);
    if (out->t.rank >= least) return true;
  }
  return false;
}

bool pick_of(Gen *g, TnDtype e, int least_rank, Val *out) {
  for (int i = 0; i < 12; i++) {
    *out = pick(g);
    if (out->t.e == e && out->t.rank >= least_rank) return true;
  }
  return false;
}

static void put_number(Gen *g, TnDtype e, int64_t x) {
  switch (tn_dtype_class(e)) {
    case TN_CLASS_BOOL: put(g, "%s", x & 1 ? "true" : "false"); break;
    case TN_CLASS_COMPLEX: put(g, "(%lld.0, %d.0)", (long long)x, (int)(x & 1)); break;
    case TN_CLASS_FLOAT: put(g, "%lld.%d", (long long)x, is_small_float(e) || x % 3 ? 0 : 5); break;
    case TN_CLASS_UINT: put(g, "%llu", (unsigned long long)x); break;
    default: put(g, "%lld", (long long)x); break;
  }
}

// What is quantized is made of what is not.
static Val quantize(Gen *g, Val x, Type t) {
  t.dyn = 0;
  return op_plain(g, "stablehlo.uniform_quantize", "", &x, 1, t, EXACT);
}

Val constant_number(Gen *g, Type t, int64_t x) {
  t.dyn = 0;
  if (t.q) return quantize(g, constant_number(g, with_dtype(t, t.e), x), t);
  unsigned id = op_begin(g, "stablehlo.constant", NULL, 0, 1);
  put(g, "<{value = dense<");
  if (type_count(&t) || t.rank == 0) put_number(g, t.e, x);
  put(g, "> : ");
  put_type(g, &t);
  put(g, "}>");
  op_end(g, id, NULL, 0, &t, 1, EXACT);
  g->vals[g->n_vals - 1].tame = true;
  return last_val(g);
}

// Elements one by one, of rank 1.
Val constant_list(Gen *g, Type t, int64_t lo, int64_t hi) {
  Type flat = {.e = t.e, .rank = 1, .d = {type_count(&t)}};
  unsigned id = op_begin(g, "stablehlo.constant", NULL, 0, 1);
  put(g, "<{value = dense<");
  for (int64_t i = 0; i < flat.d[0]; i++) {
    put(g, i ? ", " : "[");
    put_number(g, t.e, between(g, lo, hi));
  }
  put(g, "%s> : ", flat.d[0] ? "]" : "");
  put_type(g, &flat);
  put(g, "}>");
  op_end(g, id, NULL, 0, &flat, 1, EXACT);
  g->vals[g->n_vals - 1].tame = true;
  Val v = last_val(g);
  return t.rank == 1 ? v : op_plain(g, "stablehlo.reshape", "", &v, 1, t, EXACT);
}

Val constant_dims(Gen *g, TnDtype e, const int64_t *list, int n) {
  Type t = {.e = e, .rank = 1, .d = {n}};
  unsigned id = op_begin(g, "stablehlo.constant", NULL, 0, 1);
  put(g, "<{value = dense<");
  put_dims(g, list, n);
  put(g, "> : ");
  put_type(g, &t);
  put(g, "}>");
  op_end(g, id, NULL, 0, &t, 1, EXACT);
  return last_val(g);
}

// One number, or numbers one by one.
Val constant_edge(Gen *g, Type t) {
  t.dyn = 0;
  const int64_t n = type_count(&t);
  const bool is_list = t.rank == 1 && n > 0 && n <= 40 && chance(g, 50);
  unsigned id = op_begin(g, "stablehlo.constant", NULL, 0, 1);
  put(g, "<{value = dense<%s", is_list ? "[" : "");
  for (int64_t i = 0; i < (is_list ? n : n > 0); i++) {
    if (i) put(g, ", ");
    put_edge(g, t.e);
  }
  put(g, "%s> : ", is_list ? "]" : "");
  put_type(g, &t);
  put(g, "}>");
  op_end(g, id, NULL, 0, &t, 1, EXACT);
  return last_val(g);
}

Val constant(Gen *g, Type t) {
  t.dyn = 0;
  if (t.q) return quantize(g, constant(g, with_dtype(t, t.e)), t);
  if (g->is_edge && chance(g, 60)) return constant_edge(g, t);
  bool sign = !(tn_dtype_class(t.e) == TN_CLASS_UINT || t.e == TN_I1 || t.e == TN_F8E8M0FNU);
  int64_t lo = sign ? -2 : 0, hi = tn_dtype_bits(t.e) <= 2 ? 1 : 5;
  if (t.e == TN_F8E8M0FNU) lo = hi = 1;
  if (tn_dtype_bits(t.e) <= 2 && lo < 0) lo = -1;
  if (type_count(&t) <= 40 && chance(g, 60)) return constant_list(g, t, lo, hi);
  return constant_number(g, t, between(g, lo, hi));
}

// From a value of the same shape, the same elements, or a scalar; false when there is none.
static bool derive(Gen *g, Type t, Val *out) {
  t.dyn = 0;
  for (int tries = 0; tries < 6; tries++) {
    Val v = pick(g);
    Type same = with_dtype(v.t, t.e);
    bool is_tiny = tn_dtype_is_float(t.e) && tn_dtype_bits(t.e) <= 6;  // see make_convert
    if (!v.t.q && !is_tiny && type_equal(&same, &t)) {
      *out = op_plain(g, "stablehlo.convert", "", &v, 1, t, exactness_of(&v, 1, true, false));
      return true;
    }
    if (v.t.e != t.e || v.t.q != t.q) continue;
    if (type_count(&v.t) == type_count(&t)) {
      *out = op_plain(g, "stablehlo.reshape", "", &v, 1, t, exactness_of(&v, 1, true, true));
      return true;
    }
    if (v.t.rank == 0) {
      *out = op_plain(g, "stablehlo.broadcast_in_dim", "broadcast_dimensions = array<i64>", &v, 1, t,
                      exactness_of(&v, 1, true, true));
      return true;
    }
  }
  return false;
}

Val want(Gen *g, Type t) {
  size_t hits[8], n = 0;
  for (size_t i = g->n_vals; i-- > 0 && n < 8;)
    if (type_equal(&g->vals[i].t, &t) && is_accepted(g, &g->vals[i].t)) hits[n++] = i;
  if (n && chance(g, 88)) return g->vals[hits[below(g, (uint32_t)n)]];
  Val v;
  if (chance(g, 70) && derive(g, t, &v)) return v;
  return constant(g, t);
}

Val want_index(Gen *g, Type t, int64_t most) {
  if (chance(g, 30)) return want(g, t);
  if (g->is_edge && chance(g, 40)) return constant_edge(g, t);
  if (most > 100) most = 100;
  int64_t lo = tn_dtype_class(t.e) == TN_CLASS_SINT ? -2 : 0;
  if (tn_dtype_bits(t.e) <= 4) return constant(g, t);
  return type_count(&t) <= 64 ? constant_list(g, t, lo, most + 2) : constant_number(g, t, between(g, lo, most + 2));
}

// ---- ops

Exactness exactness_of(const Val *in, int n_in, bool is_exact, bool moves) {
  Exactness worst = EXACT;
  for (int i = 0; i < n_in; i++)
    if (in[i].exactness > worst) worst = in[i].exactness;
  if (worst == EXACT) return is_exact ? EXACT : CLOSE;
  return worst == CLOSE && moves ? CLOSE : CHAOTIC;
}

static void mark_used(Gen *g, const Val *v) {
  for (size_t i = g->n_vals; i-- > 0;)
    if (g->vals[i].id == v->id && g->vals[i].index == v->index) {
      g->vals[i].used = true;
      return;
    }
}

unsigned op_begin(Gen *g, const char *name, Val *in, int n_in, int n_results) {
  unsigned id = g->next_id++;
  put(g, "%%v%u", id);
  if (n_results > 1) put(g, ":%d", n_results);
  put(g, " = \"%s\"(", name);
  put_vals(g, in, n_in);
  for (int i = 0; i < n_in; i++) mark_used(g, &in[i]);
  put(g, ") ");
  return id;
}

void op_end(Gen *g, unsigned id, const Val *in, int n_in, const Type *results, int n_results, Exactness e) {
  put(g, " : (");
  put_types(g, in, n_in);
  put(g, ") -> (");
  for (int i = 0; i < n_results; i++) {
    Type t = results[i];
    if (!(g->accepts & GIVES_DYNAMIC)) t.dyn = 0;
    if (i) put(g, ", ");
    put_type(g, &t);
    // A unit in the last place can be a step of the quantized type.
    val_add(g, id, n_results > 1 ? i : -1, t, t.q && e == CLOSE ? CHAOTIC : e);
  }
  put(g, ")\n");
}

Val op_plain(Gen *g, const char *name, const char *attrs, Val *in, int n_in, Type result, Exactness e) {
  unsigned id = op_begin(g, name, in, n_in, 1);
  if (*attrs) put(g, "<{%s}>", attrs);
  op_end(g, id, in, n_in, &result, 1, e);
  return last_val(g);
}

// ---- regions

size_t region_begin(Gen *g, const Type *args, const Exactness *e, int n_args) {
  size_t mark = g->n_vals;
  put(g, "{\n^bb0(");
  for (int i = 0; i < n_args; i++) {
    Val *v = val_add(g, g->next_id++, -1, args[i], e ? e[i] : EXACT);
    if (i) put(g, ", ");
    put_val(g, v);
    put(g, ": ");
    put_type(g, &args[i]);
  }
  put(g, "):\n");
  g->depth++;
  return mark;
}

void region_return(Gen *g, Val *results, int n) {
  put(g, "\"stablehlo.return\"(");
  put_vals(g, results, n);
  for (int i = 0; i < n; i++) mark_used(g, &results[i]);
  put(g, ") : (");
  put_types(g, results, n);
  put(g, ") -> ()\n");
}

void region_end(Gen *g, size_t mark) {
  put(g, "}");
  g->n_vals = mark;
  g->depth--;
}

static const FamilyRow *choose(Gen *g, const FamilyRow *const *tables, size_t n_tables) {
  unsigned total = 0;
  for (size_t k = 0; k < n_tables; k++)
    for (const FamilyRow *f = tables[k]; f->weight; f++) total += f->weight;
  unsigned at = below(g, total);
  for (size_t k = 0; k < n_tables; k++)
    for (const FamilyRow *f = tables[k]; f->weight; at -= f++->weight)
      if (at < f->weight) return f;
  return NULL;
}

void make_ops(Gen *g, unsigned n) {
  const FamilyRow *tables[9] = {families_plain, families_body, families_compound, families_shapes, families_calls};
  size_t n_tables = 5;
  unsigned accepts = g->accepts;
  // Where processes may part ways they must not have to meet.
  if (g->depth == 0 || g->replicas * g->partitions == 1) tables[n_tables++] = families_processes;
  if (g->is_edge) tables[n_tables++] = families_edges;
  if (g->depth < (g->is_deep ? 6 : 3)) tables[n_tables++] = families_control;
  for (unsigned tries = 0; n && tries < 200; tries++) {
    const FamilyRow *f = choose(g, tables, n_tables);
    g->accepts = f->accepts;
    if (f->make(g)) n--;
  }
  g->accepts = accepts;
}

// ---- functions

// Puts the head of one, adds its arguments; where its result types will stand.
static size_t func_begin(Gen *g, const char *name, const Type *args, int n) {
  put(g, "func.func %s(", name);
  for (int i = 0; i < n; i++) {
    Val *v = val_add(g, g->next_id++, -1, args[i], EXACT);
    if (i) put(g, ", ");
    put_val(g, v);
    put(g, ": ");
    put_type(g, &args[i]);
  }
  put(g, ") -> (");
  size_t head = g->n;
  put(g, ") {\n");
  return head;
}

static void func_end(Gen *g, size_t head, const Val *results, int n) {
  put(g, "\"func.return\"(");
  put_vals(g, results, n);
  put(g, ") : (");
  size_t types = g->n;
  put_types(g, results, n);
  size_t end = g->n, k = end - types;
  put(g, ") -> ()\n}\n");
  size_t rest = g->n - head;
  put(g, "%*s", (int)k + 1, "");
  if (g->failed) return;
  // The result types stand before the body too.
  memmove(g->text + head + k, g->text + head, rest);
  memcpy(g->text + head, g->text + types + k, k);
  g->n = head + k + rest;
  g->text[g->n] = 0;
  g->n_vals = 0;
}

static Type random_argument(Gen *g) {
  Type t = with_dtype(g->shapes[below(g, 4)], g->dtypes[below(g, 3)]);
  return chance(g, 15) ? scalar_of(chance(g, 50) ? TN_I32 : t.e) : t;
}

// One that may be called, as such or as what a composite is made of.
static void make_func(Gen *g) {
  char name[40];
  Func f = {.id = g->n_funcs, .n_args = 1 + (int)below(g, 3), .n_results = 1 + (int)below(g, 2)};
  Val results[4];
  unsigned inexact = g->n_inexact;
  for (int i = 0; i < f.n_args; i++) f.args[i] = random_argument(g);
  snprintf(name, sizeof name, "%s@f%u", chance(g, 50) ? "private " : "", f.id);
  size_t head = func_begin(g, name, f.args, f.n_args);
  g->depth++;
  make_ops(g, 1 + below(g, 5));
  g->depth--;
  for (int i = 0; i < f.n_results; i++) {
    results[i] = pick(g);
    f.results[i] = results[i].t;
  }
  f.is_exact = g->n_inexact == inexact;
  func_end(g, head, results, f.n_results);
  g->n_inexact = inexact;
  g->funcs[g->n_funcs++] = f;
}

static void make_arguments(Gen *g, Program *out) {
  unsigned n = 1 + below(g, 4), is_dynamic = chance(g, 12) && g->replicas * g->partitions == 1;
  if (is_dynamic && n < 2) n = 2;
  for (unsigned i = 0; i < n; i++) {
    Type t = random_argument(g);
    for (int d = 0; is_dynamic && i && d < t.rank; d++) t.dyn |= (uint8_t)(chance(g, 60) << d);
    out->inputs[out->n_inputs++] = t;
  }
}

static void mark_tame(Gen *g, const Program *p) {
  for (size_t i = 0; i < p->n_inputs; i++) {
    unsigned occurrence = 0;
    for (size_t k = 0; k < i; k++) occurrence += type_equal(&p->inputs[k], &p->inputs[i]);
    Flavor f = input_flavor(g->data_seed, &p->inputs[i], occurrence);
    g->vals[i].tame = f == SMALL || f == TAME;
  }
}

static int choose_results(Gen *g, Program *out, Val *results, int most) {
  int n = 0;
  for (size_t i = g->n_vals; i-- > 0 && n < most;)
    if (g->vals[i].t.dyn && g->replicas * g->partitions > 1)
      continue;  // what processes give has a size that is known
    else if (!g->vals[i].used || (i + 6 > g->n_vals && chance(g, 10))) {
      out->outputs[n] = g->vals[i].exactness;
      results[n++] = g->vals[i];
    }
  if (n && n < most && chance(g, 10)) {  // one twice
    out->outputs[n] = out->outputs[0];
    results[n++] = results[0];
  }
  if (n == 0) {
    out->outputs[n] = g->vals[0].exactness;
    results[n++] = g->vals[0];
  }
  out->n_outputs = (size_t)n;
  return n;
}

// Every process runs @each on arguments of its own.
static void put_processes(Gen *g, Program *out, const Val *results, int n_results) {
  unsigned n = g->replicas * g->partitions;
  size_t n_args = out->n_inputs;
  Val all[ARGS_MOST * PROCESSES_MOST], *r = g->vals;
  for (unsigned p = 1; p < n; p++) {
    for (size_t i = 0; i < n_args; i++) out->inputs[out->n_inputs++] = out->inputs[i];
    for (int i = 0; i < n_results; i++) out->outputs[out->n_outputs++] = out->outputs[i];
  }
  size_t head = func_begin(g, "@main", out->inputs, (int)out->n_inputs);
  memcpy(all, g->vals, out->n_inputs * sizeof *all);
  unsigned id = op_begin(g, "interpreter.run_parallel", all, (int)out->n_inputs, (int)out->n_outputs);
  put(g, "{programs = [");
  for (unsigned i = 0; i < g->replicas; i++) {
    put(g, i ? ", [" : "[");
    for (unsigned k = 0; k < g->partitions; k++) put(g, k ? ", @each" : "@each");
    put(g, "]");
  }
  put(g, "]}");
  Type types[OUTPUTS_MOST];
  for (size_t i = 0; i < out->n_outputs; i++) types[i] = results[i % (size_t)n_results].t;
  g->accepts = GIVES_DYNAMIC;
  op_end(g, id, all, (int)out->n_inputs, types, (int)out->n_outputs, EXACT);
  r = g->vals + out->n_inputs;
  Val values[OUTPUTS_MOST];
  memcpy(values, r, out->n_outputs * sizeof *values);
  func_end(g, head, values, (int)out->n_outputs);
}

bool program_generate(Random *r, uint64_t data_seed, unsigned n_most, Program *out) {
  Gen g = {.r = *r, .data_seed = data_seed, .replicas = 1, .partitions = 1};
  g.is_edge = chance(&g, 30);
  static const int64_t most[] = {300, 2000, 2000, 6000, 20000, 150000};
  Val results[OUTPUTS_MOST];
  *out = (Program){.n_inputs = 0};
  g.count_most = most[below(&g, chance(&g, 10) ? 6 : 5)];
  for (int i = 0; i < 3; i++) g.dtypes[i] = random_dtype(&g);
  for (int i = 0; i < 4; i++) g.shapes[i] = random_shape(&g, TN_F32);
  g.is_deep = chance(&g, 5);
  if (chance(&g, 10)) {
    g.replicas = 1 + below(&g, 3);
    g.partitions = 1 + below(&g, 2);
    if (g.count_most > 2000) g.count_most = 2000;
  }
  for (unsigned n = chance(&g, 80) ? 0 : 1 + below(&g, FUNCS_MOST); n; n--) make_func(&g);
  make_arguments(&g, out);
  unsigned n_processes = g.replicas * g.partitions;
  size_t head = func_begin(&g, n_processes > 1 ? "@each" : "@main", out->inputs, (int)out->n_inputs);
  if (n_processes == 1) mark_tame(&g, out);
  unsigned n_ops = 1 + below(&g, chance(&g, 20) ? 40 : 14);
  make_ops(&g, n_most && n_most < n_ops ? n_most : n_ops);
  int n = choose_results(&g, out, results, OUTPUTS_MOST / (int)n_processes);
  func_end(&g, head, results, n);
  if (n_processes > 1) put_processes(&g, out, results, n);
  put_bodies(&g);
  free(g.vals);
  *r = g.r;
  if (g.failed) free(g.text), g.text = NULL;
  out->text = g.text;
  out->size = g.n;
  return out->text != NULL;
}

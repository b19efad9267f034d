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
  for (int i = 0; i < t->rank; i++) n *= t->d[i];
  return n;
}

bool type_equal(const Type *a, const Type *b) {
  return a->e == b->e && a->rank == b->rank && memcmp(a->d, b->d, (size_t)a->rank * sizeof *a->d) == 0;
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
  for (int i = 0; i < t->rank; i++) put(g, "%lldx", (long long)t->d[i]);
  put(g, "%s>", tn_dtype_name(t->e));
}

void put_val(Gen *g, const Val *v) {
  put(g, "%%v%u", v->id);
  if (v->index >= 0) put(g, "#%d", v->index);
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
  return t;
}

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

static Val use_at(Gen *g, size_t i) { return g->vals[i]; }

Val pick(Gen *g) {
  uint32_t n = (uint32_t)g->n_vals, near = n < 8 ? n : 8;
  return use_at(g, chance(g, 60) ? n - 1 - below(g, near) : below(g, n));
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

static void put_number(Gen *g, TnDtype e, int64_t x) {
  switch (tn_dtype_class(e)) {
    case TN_CLASS_BOOL: put(g, "%s", x & 1 ? "true" : "false"); break;
    case TN_CLASS_COMPLEX: put(g, "(%lld.0, %d.0)", (long long)x, (int)(x & 1)); break;
    case TN_CLASS_FLOAT: put(g, "%lld.%d", (long long)x, is_small_float(e) || x % 3 ? 0 : 5); break;
    default: put(g, "%lld", (long long)x); break;
  }
}

Val constant_number(Gen *g, Type t, int64_t x) {
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
static Val constant_list(Gen *g, Type t, int64_t lo, int64_t hi) {
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

Val constant(Gen *g, Type t) {
  bool sign = !(tn_dtype_class(t.e) == TN_CLASS_UINT || t.e == TN_I1 || t.e == TN_F8E8M0FNU);
  int64_t lo = sign ? -2 : 0, hi = tn_dtype_bits(t.e) <= 2 ? 1 : 5;
  if (t.e == TN_F8E8M0FNU) lo = hi = 1;
  if (tn_dtype_bits(t.e) <= 2 && lo < 0) lo = -1;
  if (type_count(&t) <= 40 && chance(g, 60)) return constant_list(g, t, lo, hi);
  return constant_number(g, t, between(g, lo, hi));
}

// From a value of the same shape, the same elements, or a scalar; false when there is none.
static bool derive(Gen *g, Type t, Val *out) {
  for (int tries = 0; tries < 6; tries++) {
    Val v = pick(g);
    if (type_equal(&(Type){.e = t.e, .rank = v.t.rank, .d = {0}}, &t)) continue;
    Type same = with_dtype(v.t, t.e);
    if (type_equal(&same, &t)) {
      *out = op_plain(g, "stablehlo.convert", "", &v, 1, t, exactness_of(&v, 1, true, false));
      return true;
    }
    if (v.t.e == t.e && type_count(&v.t) == type_count(&t)) {
      *out = op_plain(g, "stablehlo.reshape", "", &v, 1, t, exactness_of(&v, 1, true, true));
      return true;
    }
    if (v.t.e == t.e && v.t.rank == 0) {
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
    if (type_equal(&g->vals[i].t, &t)) hits[n++] = i;
  if (n && chance(g, 88)) return use_at(g, hits[below(g, (uint32_t)n)]);
  Val v;
  if (chance(g, 70) && derive(g, t, &v)) return v;
  return constant(g, t);
}

Val want_index(Gen *g, Type t, int64_t most) {
  if (chance(g, 30)) return want(g, t);
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
  for (int i = 0; i < n_in; i++) {
    if (i) put(g, ", ");
    put_val(g, &in[i]);
    mark_used(g, &in[i]);
  }
  put(g, ") ");
  return id;
}

void op_end(Gen *g, unsigned id, const Val *in, int n_in, const Type *results, int n_results, Exactness e) {
  put(g, " : (");
  for (int i = 0; i < n_in; i++) {
    if (i) put(g, ", ");
    put_type(g, &in[i].t);
  }
  put(g, ") -> (");
  for (int i = 0; i < n_results; i++) {
    if (i) put(g, ", ");
    put_type(g, &results[i]);
    val_add(g, id, n_results > 1 ? i : -1, results[i], e);
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
  for (int i = 0; i < n; i++) {
    if (i) put(g, ", ");
    put_val(g, &results[i]);
    mark_used(g, &results[i]);
  }
  put(g, ") : (");
  for (int i = 0; i < n; i++) {
    if (i) put(g, ", ");
    put_type(g, &results[i].t);
  }
  put(g, ") -> ()\n");
}

void region_end(Gen *g, size_t mark) {
  put(g, "}");
  g->n_vals = mark;
  g->depth--;
}

static Family *choose(Gen *g, const FamilyRow *const *tables, size_t n_tables) {
  unsigned total = 0;
  for (size_t k = 0; k < n_tables; k++)
    for (const FamilyRow *f = tables[k]; f->weight; f++) total += f->weight;
  unsigned at = below(g, total);
  for (size_t k = 0; k < n_tables; k++)
    for (const FamilyRow *f = tables[k]; f->weight; at -= f++->weight)
      if (at < f->weight) return f->make;
  return NULL;
}

void make_ops(Gen *g, unsigned n) {
  static const FamilyRow *const tables[] = {families_plain, families_body, families_control};
  for (unsigned tries = 0; n && tries < 200; tries++) {
    Family *make = choose(g, tables, g->depth < 3 ? 3 : 2);
    if (make(g)) n--;
  }
}

// ---- the function

static void make_arguments(Gen *g) {
  unsigned n = 1 + below(g, 4);
  Type types[ARGS_MOST];
  put(g, "func.func @main(");
  for (unsigned i = 0; i < n; i++) {
    types[i] = with_dtype(g->shapes[below(g, 4)], g->dtypes[below(g, 3)]);
    if (i && chance(g, 20)) types[i] = scalar_of(chance(g, 50) ? TN_I32 : types[i].e);
    unsigned occurrence = 0;
    for (unsigned k = 0; k < i; k++) occurrence += type_equal(&types[k], &types[i]);
    Val *v = val_add(g, g->next_id++, -1, types[i], EXACT);
    Flavor f = input_flavor(g->data_seed, &types[i], occurrence);
    v->tame = f == SMALL || f == TAME;
    if (i) put(g, ", ");
    put_val(g, v);
    put(g, ": ");
    put_type(g, &types[i]);
  }
}

static void make_return(Gen *g, Program *out, size_t head) {
  Val results[OUTPUTS_MOST];
  int n = 0;
  for (size_t i = g->n_vals; i-- > 0 && n < OUTPUTS_MOST;)
    if (!g->vals[i].used || (i + 6 > g->n_vals && chance(g, 10))) {
      out->outputs[n] = g->vals[i].exactness;
      results[n++] = g->vals[i];
    }
  out->n_outputs = (size_t)n;
  put(g, "\"func.return\"(");
  for (int i = 0; i < n; i++) {
    if (i) put(g, ", ");
    put_val(g, &results[i]);
  }
  put(g, ") : (");
  size_t types = g->n;
  for (int i = 0; i < n; i++) {
    if (i) put(g, ", ");
    put_type(g, &results[i].t);
  }
  size_t end = g->n;
  put(g, ") -> ()\n}\n");
  if (g->failed) return;
  // The result types stand before the body too.
  size_t k = end - types, rest = g->n - head;
  put(g, "%*s", (int)k + 1, "");
  if (g->failed) return;
  memmove(g->text + head + k, g->text + head, rest);
  memcpy(g->text + head, g->text + types + k, k);
  g->n = head + k + rest;
  g->text[g->n] = 0;
}

bool program_generate(Random *r, uint64_t data_seed, unsigned n_most, Program *out) {
  Gen g = {.r = *r, .data_seed = data_seed};
  static const int64_t most[] = {300, 2000, 2000, 6000, 20000};
  g.count_most = most[below(&g, 5)];
  for (int i = 0; i < 3; i++) g.dtypes[i] = random_dtype(&g);
  for (int i = 0; i < 4; i++) g.shapes[i] = random_shape(&g, TN_F32);
  make_arguments(&g);
  put(&g, ") -> (");
  size_t head = g.n;
  put(&g, ") {\n");
  unsigned n_ops = 1 + below(&g, chance(&g, 20) ? 40 : 14);
  make_ops(&g, n_most && n_most < n_ops ? n_most : n_ops);
  make_return(&g, out, head);
  free(g.vals);
  *r = g.r;
  if (g.failed) free(g.text), g.text = NULL;
  out->text = g.text;
  out->size = g.n;
  return out->text != NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: generated programs give the same bits on every engine. many.c runs it by the thousands.
#define _DEFAULT_SOURCE  // MAP_ANONYMOUS
#include "differential.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "rt/exec.h"

typedef struct Variant {
  const char *engine, *name;
  bool unfused;
  unsigned threads;
} Variant;

static const Variant variants[] = {
    {"tile", "tile", false, 1},
    {"x64", "x64", false, 1},
    {"x64", "x64 on 2 threads", false, 2},
    {"x64:avx2", "x64:avx2", false, 1},
    {"tile", "tile, op by op", true, 1},
    {"x64", "x64, op by op", true, 1},
    {"c", "c", false, 1},
};
enum { N_VARIANTS = TN_COUNT(variants), VALUES_MOST = 128 };

typedef struct Values {
  TnBuffer *v[VALUES_MOST];
  size_t n;
} Values;

static TnContext *contexts[3];  // by threads

static TnContext *context_with(unsigned threads) {
  if (contexts[threads]) return contexts[threads];
  TnContextOptions o = {.struct_size = sizeof o, .threads = threads, .limits = {.struct_size = sizeof(TnLimits)}};
  o.limits.memory_bytes = (size_t)1 << 30;
  tn_error_destroy(tn_context_create(&o, &contexts[threads]));
  return contexts[threads];
}

static void values_free(Values *v) {
  for (size_t i = 0; i < v->n; i++) tn_buffer_release(v->v[i]);
  v->n = 0;
}

static bool fail_with(Check *c, const char *name, TnError *e) {
  if (!e) return true;
  snprintf(c->message, sizeof c->message, "%s: %s: %s (%u:%u)", name, tn_error_code_name(tn_error_code(e)),
           tn_error_message(e), tn_error_line(e), tn_error_column(e));
  tn_error_destroy(e);
  return false;
}

// ---- running

// p: says the sizes that the program does not.
static TnError *make_inputs(const TnExecutable *x, uint64_t data_seed, const Program *p, Values *in) {
  Type types[VALUES_MOST];
  size_t n = tn_executable_n_inputs(x);
  for (size_t i = 0; i < n && i < VALUES_MOST; i++) {
    TnTensorType t = {.struct_size = sizeof t};
    TN_TRY(tn_executable_input_type(x, i, &t));
    types[i] = (Type){.e = (TnDtype)t.element, .rank = (int)t.rank};
    for (size_t d = 0; d < t.rank; d++)
      types[i].d[d] = t.dims[d] >= 0 ? t.dims[d] : p && i < p->n_inputs ? p->inputs[i].d[d] : 3;
    unsigned occurrence = 0;
    for (size_t k = 0; k < i; k++) occurrence += type_equal(&types[k], &types[i]);
    TN_TRY(tn_buffer_create(contexts[1], t.element, t.rank, types[i].d, NULL, &in->v[i]));
    in->n = i + 1;
    input_fill(data_seed, &types[i], occurrence, tn_buffer_mutable_data(in->v[i]));
  }
  return NULL;
}

// Memory that ends at, or begins after, a page that must not be touched.
typedef struct Guarded {
  uint8_t *base, *data;
  size_t mapped;
} Guarded;

static Guarded guarded_new(size_t bytes, size_t align, bool at_end) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), body = (bytes + page - 1) / page * page;
  Guarded g = {.mapped = body + 2 * page};
  g.base = mmap(NULL, g.mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (g.base == MAP_FAILED || (body && mprotect(g.base + page, body, PROT_READ | PROT_WRITE))) abort();
  g.data = g.base + page + (at_end ? (body - bytes) / align * align : 0);
  memset(g.base + page, 0x5a, body);
  return g;
}

// A run in which every slot has memory of its own, between such pages.
static TnError *run_guarded(TnExecutable *x, const Values *in, Values *out, bool at_end) {
  TnExec *exec = NULL;
  TnFrame *frame = NULL;
  TN_TRY(tn_executable_acquire(x, in->v, &exec));
  TN_TRY(tn_exec_take_frame(exec, &frame));
  const TnPlan *plan = exec->plan;
  size_t n = plan->n_slots;
  Guarded *g = calloc(n + 1, sizeof *g);
  void **kept = malloc((n + 1) * sizeof *kept);
  if (!g || !kept) abort();
  memcpy(kept, frame->slot, n * sizeof *kept);
  for (size_t i = 0; i < n; i++) {
    const TnSlot *s = &plan->slots[i];
    if (s->kind == TN_SLOT_CONST) continue;
    size_t align = s->dtype ? tn_dtype_bytes(s->dtype) : 64;
    if (tn_dtype_is_complex(s->dtype)) align /= 2;
    bool is_temp = s->kind == TN_SLOT_TEMP;
    g[i] = guarded_new(is_temp ? tn_plan_padded(s->bytes) : s->bytes, is_temp && !s->dtype ? 64 : align, at_end);
    frame->slot[i] = g[i].data;
    if (s->kind == TN_SLOT_INPUT) memcpy(g[i].data, tn_buffer_data(in->v[s->index]), s->bytes);
  }
  TnExecRun run = {.x = exec,
                   .owner = x,
                   .options = &(TnExecuteOptions){.struct_size = sizeof(TnExecuteOptions)},
                   .frame = frame,
                   .limit_ops = UINT64_MAX};
  TnRunOptions host = tn_host_options(x, run.options);
  TnError *e = exec->host ? tn_interp_create(exec->host, &host, &run.it) : NULL;
  if (run.it) tn_interp_begin(run.it);
  if (!e) e = tn_exec_run(&run);
  if (run.it) tn_interp_end(run.it);
  tn_interp_destroy(run.it);
  for (size_t i = 0; i < exec->compiled->plan->n_outputs && !e; i++) {
    const TnArg *a = &exec->outputs[i];
    e = tn_buffer_create(contexts[1], a->type, a->rank, a->dims, frame->slot[a->slot], &out->v[i]);
    if (!e) out->n = i + 1;
  }
  memcpy(frame->slot, kept, n * sizeof *kept);
  for (size_t i = 0; i < n; i++)
    if (g[i].base) munmap(g[i].base, g[i].mapped);
  free(g);
  free(kept);
  tn_exec_give_frame(frame);
  tn_executable_give(x, exec);
  return e;
}

static TnError *compile(TnModule *m, const char *engine, bool unfused, unsigned threads, TnExecutable **out) {
  TnCompileOptions o = {.struct_size = sizeof o, .engine = engine, .unfused = unfused, .threads = threads};
  return tn_compile(context_with(threads), m, &o, out);
}

static TnError *run(TnExecutable *x, const Values *in, Values *out) {
  size_t n = tn_executable_n_outputs(x);
  if (n > VALUES_MOST) return NULL;
  TN_TRY(tn_execute(x, NULL, in->v, in->n, out->v, n));
  out->n = n;
  return NULL;
}

// A run that is given copies of the inputs to keep.
static TnError *run_donated(TnExecutable *x, const Values *in, Values *out) {
  static uint32_t all[VALUES_MOST];
  Values copies = {.n = in->n};
  TnError *e = NULL;
  for (size_t i = 0; i < in->n && !e; i++) {
    const TnBuffer *b = in->v[i];
    all[i] = (uint32_t)i;
    e = tn_buffer_create(contexts[1], b->type, b->rank, b->dims, b->data, &copies.v[i]);
  }
  TnExecuteOptions o = {.struct_size = sizeof o, .donated = all, .n_donated = in->n};
  out->n = tn_executable_n_outputs(x);
  if (!e) e = tn_execute(x, &o, copies.v, copies.n, out->v, out->n);
  if (e) out->n = 0;
  values_free(&copies);
  return e;
}

// ---- comparing

static bool is_nan(TnDtype t, const uint8_t *p) { return isnan(tn_load_f64(t, p)); }

static bool same_element(TnDtype t, const uint8_t *p, const uint8_t *q) {
  size_t size = tn_dtype_bytes(t);
  if (memcmp(p, q, size) == 0) return true;
  if (tn_dtype_is_float(t)) return is_nan(t, p) && is_nan(t, q);
  if (!tn_dtype_is_complex(t)) return false;
  TnDtype part = tn_dtype_real(t);
  return same_element(part, p, q) && same_element(part, p + size / 2, q + size / 2);
}

static double magnitude(TnDtype t, const uint8_t *p) {
  TnC128 x = tn_load_c128(t, p);
  double m = fmax(fabs(x.re), fabs(x.im));
  return isfinite(m) ? m : 0;
}

static bool near_number(double x, double y, double slack, double relative) {
  if (isnan(x) || isnan(y)) return isnan(x) && isnan(y);
  if (isinf(x) || isinf(y)) return x == y || fmin(fabs(x), fabs(y)) > 1e4;  // overflow is a matter of rounding
  return fabs(x - y) <= slack + relative * fmax(fabs(x), fabs(y));
}

static bool near_element(TnDtype t, const uint8_t *p, const uint8_t *q, double scale) {
  if (same_element(t, p, q)) return true;
  double relative = is_small_float(t) ? 0.6 : t == TN_BF16 ? 0.02 : t == TN_F16 ? 0.004 : 1e-3;
  TnC128 x = tn_load_c128(t, p), y = tn_load_c128(t, q);
  double slack = scale * relative * 0.1 + (is_small_float(t) ? 0.3 : t == TN_F16 ? 1e-6 : 1e-37);
  return near_number(x.re, y.re, slack, relative) && near_number(x.im, y.im, slack, relative);
}

static void show(const TnBuffer *b, size_t k, char *out, size_t n) {
  TnDtype t = (TnDtype)b->type;
  const uint8_t *p = b->data + k * tn_dtype_bytes(t);
  TnC128 x = tn_load_c128(t, p);
  uint64_t bits = 0;
  memcpy(&bits, p, tn_dtype_bytes(t) < 8 ? tn_dtype_bytes(t) : 8);
  snprintf(out, n, "%.9g%+.9gi (0x%llx)", x.re, x.im, (unsigned long long)bits);
}

static bool agree(Check *c, const Values *a, const Values *b, const char *name_a, const char *name_b,
                  const Exactness *exactness) {
  for (size_t i = 0; i < a->n; i++) {
    if (exactness && exactness[i] == CHAOTIC) continue;
    const TnBuffer *x = a->v[i], *y = b->v[i];
    TnDtype t = (TnDtype)x->type;
    size_t size = tn_dtype_bytes(t), n = x->count, n_off = 0, first = 0;
    if (x->bytes == y->bytes && memcmp(x->data, y->data, x->bytes) == 0) continue;
    double scale = 0;
    bool is_close = exactness && exactness[i] == CLOSE;
    for (size_t k = 0; k < n && is_close; k++) scale = fmax(scale, magnitude(t, x->data + k * size));
    for (size_t k = 0; k < n; k++) {
      const uint8_t *p = x->data + k * size, *q = y->data + k * size;
      if (is_close ? near_element(t, p, q, scale) : same_element(t, p, q)) continue;
      if (!n_off++) first = k;
    }
    if (!n_off) continue;
    char s[80], u[80];
    show(x, first, s, sizeof s);
    show(y, first, u, sizeof u);
    snprintf(c->message, sizeof c->message,
             "output %zu (%s) differs in %zu of %zu elements, first %zu: %s on %s, %s on %s", i, tn_dtype_name(t),
             n_off, n, first, s, name_a, u, name_b);
    return false;
  }
  return true;
}

// ---- one program

static bool check_variant(Check *c, TnModule *m, const Variant *v, const Values *in, const Values *base) {
  Values out = {.n = 0};
  TnExecutable *x = NULL;
  c->at = v->name;
  TnError *e = compile(m, v->engine, v->unfused, v->threads, &x);
  if (!e) e = run(x, in, &out);
  bool ok = fail_with(c, v->name, e) && agree(c, base, &out, variants[0].name, v->name, NULL);
  values_free(&out);
  if (ok) {
    c->at = "donated inputs";
    ok = fail_with(c, v->name, run_donated(x, in, &out)) && agree(c, base, &out, variants[0].name, c->at, NULL);
    values_free(&out);
  }
  for (int at_end = 0; ok && c->guard && at_end < 2; at_end++) {
    c->at = at_end ? "guard pages behind" : "guard pages before";
    ok = fail_with(c, v->name, run_guarded(x, in, &out, at_end != 0)) &&
         agree(c, base, &out, variants[0].name, c->at, NULL);
    values_free(&out);
  }
  tn_executable_destroy(x);
  return ok;
}

// The interpreter has whole arrays of what is padded, also where no engine has: it does not say then.
static bool is_too_large(const TnError *e) { return e && tn_error_code(e) == TN_ERROR_RESOURCE_EXHAUSTED; }

static bool check_interpreter(Check *c, TnModule *m, const Values *in, const Values *base, const Exactness *exactness) {
  Values out = {.n = 0};
  TnExecutable *x = NULL;
  c->at = "interp";
  TnError *e = compile(m, "interp", false, 1, &x);
  if (!e) e = run(x, in, &out);
  bool says = !is_too_large(e), ok = !says || fail_with(c, "interp", e);
  if (!says) tn_error_destroy(e);
  if (ok && says) ok = agree(c, &out, base, "interp", variants[0].name, exactness);
  values_free(&out);
  tn_executable_destroy(x);
  return ok;
}

// The program with other sizes where it leaves them open, from none on.
static Program with_other_sizes(const Program *p, uint64_t seed) {
  Program other = *p;
  for (size_t i = 0; i < p->n_inputs; i++)
    for (int d = 0; d < p->inputs[i].rank; d++)
      if (p->inputs[i].dyn >> d & 1) other.inputs[i].d[d] = (p->inputs[i].d[d] + (int64_t)(seed % 7) + 1) % 9;
  return other;
}

// Executables that have run on these sizes run on others, or refuse them, alike; and then on the first again.
static bool check_sizes(Check *c, TnModule *m, const Values *in, const Values *base, const Values *other) {
  static const Variant interpreter = {"interp", "interp", false, 1};
  Values first = {.n = 0};
  char why[400] = "";
  bool fails = false, ok = true;
  c->at = "other sizes";
  for (size_t i = 0; ok && i <= N_VARIANTS; i++) {
    const Variant *v = i < N_VARIANTS ? &variants[i] : &interpreter;
    const TnTarget *t = i < N_VARIANTS ? tn_target_find(v->engine) : NULL;
    if (i < N_VARIANTS && (!t || !t->available() || strcmp(t->name, "c") == 0)) continue;
    TnExecutable *x = NULL;
    Values out = {.n = 0}, again = {.n = 0};
    TnError *e = compile(m, v->engine, v->unfused, v->threads, &x);
    if (!e) e = run(x, in, &again);
    if (!t && is_too_large(e)) {
      tn_error_destroy(e);
      tn_executable_destroy(x);
      break;
    }
    ok = fail_with(c, v->name, e) && (t == NULL || agree(c, base, &again, variants[0].name, v->name, NULL));
    values_free(&again);
    e = ok ? run(x, other, &out) : NULL;
    if (i == 0) fails = e != NULL, snprintf(why, sizeof why, "%s", e ? tn_error_message(e) : "");
    if (ok && fails != (e != NULL) && (t || (e && !is_too_large(e)))) {  // the interpreter sees only what it runs
      ok = false;
      snprintf(c->message, sizeof c->message, "sizes that %s %s, %s does not: %s", variants[0].name,
               fails ? "refuses" : "takes", v->name, e ? tn_error_message(e) : why);
    }
    tn_error_destroy(e);
    if (ok && t && i) ok = agree(c, &first, &out, variants[0].name, "other sizes", NULL);
    if (ok && t) ok = fail_with(c, v->name, run(x, in, &again)) && agree(c, base, &again, "once", "again", NULL);
    values_free(&again);
    if (i == 0)
      first = out;
    else
      values_free(&out);
    tn_executable_destroy(x);
  }
  values_free(&first);
  return ok;
}

static bool check_other_sizes(Check *c, TnModule *m, uint64_t data_seed, const Program *p, const Values *in,
                              const Values *base) {
  bool is_dynamic = false, ok = true;
  for (size_t i = 0; p && i < p->n_inputs; i++) is_dynamic |= p->inputs[i].dyn != 0;
  for (uint64_t k = 0; ok && is_dynamic && k < 2; k++) {
    const Program sized = with_other_sizes(p, data_seed + k * 3);
    Values other = {.n = 0};
    TnExecutable *x = NULL;
    TnError *e = compile(m, variants[0].engine, false, 1, &x);
    if (!e) e = make_inputs(x, data_seed, &sized, &other);
    tn_executable_destroy(x);
    ok = fail_with(c, "inputs of other sizes", e) && check_sizes(c, m, in, base, &other);
    values_free(&other);
  }
  return ok;
}

// Routines of LAPACK are not on every machine; a program that has one says nothing there.
static bool lacks_lapack(TnError *e) {
  bool lacks = e && strstr(tn_error_message(e), "liblapack.so.3");
  if (lacks) tn_error_destroy(e);
  return lacks;
}

static bool check_module(Check *c, TnModule *m, uint64_t data_seed, const Program *p) {
  Values in = {.n = 0}, base = {.n = 0};
  TnExecutable *x = NULL;
  c->at = variants[0].name;
  TnError *e = compile(m, variants[0].engine, false, 1, &x);
  if (lacks_lapack(e)) return true;
  if (!e) e = make_inputs(x, data_seed, p, &in);
  if (!e) e = run(x, &in, &base);
  bool ok = fail_with(c, variants[0].name, e);
  tn_executable_destroy(x);
  for (size_t i = 1; ok && i < N_VARIANTS; i++) {
    const TnTarget *t = tn_target_find(variants[i].engine);
    bool is_c = t && strcmp(t->name, "c") == 0;
    if (t && is_c == c->compiler && t->available()) ok = check_variant(c, m, &variants[i], &in, &base);
  }
  if (ok && !c->compiler && !c->engines_only)
    ok = check_interpreter(c, m, &in, &base, p && p->n_outputs ? p->outputs : NULL) &&
         check_other_sizes(c, m, data_seed, p, &in, &base);
  values_free(&in);
  values_free(&base);
  return ok;
}

bool differential_check(Check *c, const char *text, size_t size, uint64_t data_seed, const Program *p) {
  TnModule *m = NULL;
  c->at = "reading";
  TnError *e = tn_module_read(context_with(1), text, size, NULL, &m);
  bool ok = fail_with(c, "reading", e) && check_module(c, m, data_seed, p);
  tn_module_destroy(m);
  c->at = NULL;
  return ok;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Random r = {.p = data, .end = data + size, .state = size};
  Check c = {.compiler = false};
  Program p;
  if (!program_generate(&r, size, 0, &p)) return 0;
  bool ok = differential_check(&c, p.text, p.size, size, &p);
  if (!ok) {
    fprintf(stderr, "%s\n%s\n", p.text, c.message);
    abort();
  }
  free(p.text);
  return 0;
}

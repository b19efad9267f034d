// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/case.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "num/num.h"

static TnError *fail(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
static TnError *fail(const char *fmt, ...) {
  char text[512];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  return tn_error_create(TN_ERROR_INVALID_ARGUMENT, text);
}

static void join(const Case *c, const char *file, char *out, size_t n) { snprintf(out, n, "%s/%s", c->folder, file); }

bool case_is_folder(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

void case_program(const Case *c, bool prefer_text, char *out, size_t n) {
  join(c, prefer_text ? "program.mlir" : "program.mlirbc", out, n);
  if (access(out, R_OK)) join(c, prefer_text ? "program.mlirbc" : "program.mlir", out, n);
}

// ---- reading case.txt

static TnElementType find_type(const char *name) {
  static const struct {
    const char *name;
    TnElementType type;
  } others[] = {
      {"c64", TN_ELEMENT_COMPLEX64},
      {"c128", TN_ELEMENT_COMPLEX128},
      {"float8_e4m3fn", TN_ELEMENT_F8E4M3FN},
      {"float8_e5m2", TN_ELEMENT_F8E5M2},
      {"float8_e4m3", TN_ELEMENT_F8E4M3},
      {"float8_e3m4", TN_ELEMENT_F8E3M4},
      {"float8_e4m3fnuz", TN_ELEMENT_F8E4M3FNUZ},
      {"float8_e5m2fnuz", TN_ELEMENT_F8E5M2FNUZ},
      {"float8_e4m3b11fnuz", TN_ELEMENT_F8E4M3B11FNUZ},
      {"float8_e8m0fnu", TN_ELEMENT_F8E8M0FNU},
  };
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (strcmp(name, others[i].name) == 0) return others[i].type;
  return tn_element_find(name);
}

static bool parse_shape(char *text, CaseValue *v) {
  v->rank = 0;
  if (strcmp(text, "scalar") == 0) return true;
  for (char *save, *p = strtok_r(text, "x", &save); p; p = strtok_r(NULL, "x", &save)) {
    char *end;
    if (v->rank == CASE_MAX_RANK) return false;
    int64_t dim = v->dims[v->rank++] = strtoll(p, &end, 10);
    if (end == p || *end || dim < 0) return false;
  }
  return v->rank > 0;
}

bool case_parse_generator(const char *text, CaseValue *v) {
  char kind[16];
  int used = 0;
  v->file[0] = 0;
  if (sscanf(text, "gen %15s %" SCNu64 " %lf %lf%n", kind, &v->seed, &v->lo, &v->hi, &used) != 4 || text[used])
    return false;
  v->is_int = strcmp(kind, "int") == 0;
  return v->is_int || strcmp(kind, "uniform") == 0;
}

static bool parse_tolerance(const char *text, CaseValue *v) {
  char key[16];
  double value;
  int used;
  if (strcmp(text, "exact") == 0) return v->exact = true;
  bool any = false;
  while (sscanf(text, " %15s %lf%n", key, &value, &used) == 2) {
    if (strcmp(key, "atol") == 0)
      v->atol = value, any = true;
    else if (strcmp(key, "rtol") == 0)
      v->rtol = value;
    else if (strcmp(key, "xla_err"))
      return false;
    text += used;
  }
  return any;
}

static bool parse_value(const char *line, bool is_output, size_t index, CaseValue *v) {
  char type[32], shape[512];
  size_t i;
  int used = 0;
  if (sscanf(line, "%zu %31s %511s %n", &i, type, shape, &used) != 3 || i != index) return false;
  v->type = find_type(type);
  if (v->type == TN_ELEMENT_NONE || !parse_shape(shape, v)) return false;
  const char *rest = line + used;
  if (!is_output && strncmp(rest, "gen ", 4) == 0) return case_parse_generator(rest, v);
  int more = 0;
  if (sscanf(rest, "file %127s %n", v->file, &more) != 1) return false;
  return !is_output || parse_tolerance(rest + more, v);
}

static bool add_value(const char *line, bool is_output, CaseValue **values, size_t *n) {
  CaseValue *grown = realloc(*values, (*n + 1) * sizeof *grown);
  if (!grown) return false;
  *values = grown;
  size_t i = (*n)++;
  grown[i] = (CaseValue){0};
  return parse_value(line, is_output, i, &grown[i]);
}

static bool parse_donated(Case *c, const char *numbers) {
  char *end;
  for (long i; i = strtol(numbers, &end, 10), end != numbers; numbers = end) {
    if (i < 0 || i > INT32_MAX || c->n_donated == sizeof c->donated / sizeof *c->donated) return false;
    c->donated[c->n_donated++] = (uint32_t)i;
  }
  return !numbers[strspn(numbers, " ")];
}

static bool parse_line(Case *c, char *line) {
  if (strncmp(line, "name ", 5) == 0) return snprintf(c->name, sizeof c->name, "%s", line + 5) > 0;
  if (strncmp(line, "bench ", 6) == 0) return c->bench = line[6] == '1', true;
  if (strncmp(line, "in ", 3) == 0) return add_value(line + 3, false, &c->inputs, &c->n_inputs);
  if (strncmp(line, "out ", 4) == 0) return add_value(line + 4, true, &c->outputs, &c->n_outputs);
  if (strncmp(line, "donate ", 7) == 0) return parse_donated(c, line + 7);
  return true;  // about, tags: for people
}

TnError *case_load(const char *folder, Case *out) {
  Case c = {0};
  snprintf(c.folder, sizeof c.folder, "%s", folder);
  for (size_t n = strlen(c.folder); n > 1 && c.folder[n - 1] == '/'; n--) c.folder[n - 1] = 0;
  char path[1200], line[4096];
  join(&c, "case.txt", path, sizeof path);
  FILE *f = fopen(path, "r");
  if (!f) return fail("has no case.txt: expected a case folder, with a program, its inputs and its answers");
  TnError *e = NULL;
  for (int number = 1; !e && fgets(line, sizeof line, f); number++) {
    line[strcspn(line, "\r\n")] = 0;
    if (!parse_line(&c, line)) e = fail("case.txt line %d is '%.100s', which is not understood", number, line);
  }
  fclose(f);
  if (e)
    case_free(&c);
  else
    *out = c;
  return e;
}

void case_free(Case *c) {
  free(c->inputs);
  free(c->outputs);
  *c = (Case){0};
}

// ---- inputs

static uint64_t splitmix64(uint64_t x) {
  uint64_t z = x + 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

static int64_t generate_int(const CaseValue *v, uint64_t k) {
  int64_t lo = (int64_t)v->lo;
  return (int64_t)((uint64_t)lo + splitmix64((v->seed << 32) + k) % ((uint64_t)(int64_t)v->hi - (uint64_t)lo));
}

static double generate_float(const CaseValue *v, uint64_t k) {
  double u = (double)(splitmix64((v->seed << 32) + k) >> 40) / 16777216.0;
  return v->is_int ? (double)generate_int(v, k) : v->lo + (v->hi - v->lo) * u;
}

// Elements [0, n) of the generator, stored as `type`; complex elements count as two parts.
static void generate(const CaseValue *v, TnDtype type, uint8_t *p, size_t n) {
  enum { AT_ONCE = 256 };
  double x[AT_ONCE];
  size_t size = tn_dtype_bytes(type), k = 0;
  if (v->is_int && !tn_dtype_is_float(type)) {
    for (; k < n; k++) tn_store_i64(type, p + k * size, generate_int(v, k));
    return;
  }
  for (size_t m; k < n; k += m) {
    for (m = 0; m < AT_ONCE && k + m < n; m++) x[m] = generate_float(v, k + m);
    tn_convert(type, p + k * size, TN_F64, x, m);
  }
}

TnError *case_generate(TnContext *context, const CaseValue *v, TnBuffer **out) {
  if (v->is_int && !((int64_t)v->lo < (int64_t)v->hi))
    return tn_error_create(TN_ERROR_INVALID_ARGUMENT, "gen int needs LO < HI");
  TnBuffer *b = NULL;
  TnError *e = tn_buffer_create(context, v->type, v->rank, v->dims, NULL, &b);
  if (e) return e;
  TnDtype part = tn_dtype_real((TnDtype)v->type);
  size_t size = tn_dtype_bytes(part), n = size ? tn_buffer_bytes(b) / size : 0;
  generate(v, part, tn_buffer_mutable_data(b), n);
  *out = b;
  return NULL;
}

static bool has_shape(const TnBuffer *b, const CaseValue *v) {
  return tn_buffer_rank(b) == v->rank && memcmp(tn_buffer_dims(b), v->dims, v->rank * sizeof *v->dims) == 0;
}

static TnError *load_value(TnContext *context, const Case *c, const CaseValue *v, TnBuffer **out) {
  if (!v->file[0]) return case_generate(context, v, out);
  char path[1200];
  join(c, v->file, path, sizeof path);
  TnBuffer *b = NULL;
  TnError *e = tn_buffer_read_npy(context, path, v->type, &b);
  if (!e && !has_shape(b, v)) {
    tn_buffer_release(b);
    return fail("%.300s has another shape than case.txt says", v->file);
  }
  *out = b;
  return e;
}

TnError *case_inputs(TnContext *context, const Case *c, TnBuffer **out) {
  for (size_t i = 0; i < c->n_inputs; i++) {
    TnError *e = load_value(context, c, &c->inputs[i], &out[i]);
    if (!e) continue;
    while (i-- > 0) tn_buffer_release(out[i]);
    return e;
  }
  return NULL;
}

// ---- answers

// |got - want| of one real number; 0 for equal infinities and for two NaNs, infinity when only one is special.
static double distance(double got, double want) {
  if (isnan(got) || isnan(want)) return isnan(got) && isnan(want) ? 0 : INFINITY;
  if (isinf(got) || isinf(want)) return got == want ? 0 : INFINITY;
  return fabs(got - want);
}

static double part_at(TnDtype type, const uint8_t *p) { return tn_load_f64(type, p); }

typedef struct Worst {
  double error;  // largest error
  size_t failures, first;
  double got, want;  // at the first failure
} Worst;

static Worst compare_values(const CaseValue *v, const TnBuffer *got, const TnBuffer *want) {
  Worst w = {0};
  TnDtype part = tn_dtype_real((TnDtype)v->type);
  size_t size = tn_dtype_bytes(part), n = tn_buffer_bytes(want) / size;
  const uint8_t *p = tn_buffer_data(got), *q = tn_buffer_data(want);
  for (size_t k = 0; k < n; k++, p += size, q += size) {
    double a = part_at(part, p), b = part_at(part, q), d = distance(a, b);
    bool wide_int = tn_dtype_is_int(part) && memcmp(p, q, size);
    if (wide_int && d == 0) d = 1;  // 64-bit integers that the double does not tell apart
    if (d > w.error) w.error = d;
    bool ok = v->exact ? d == 0 : d <= v->atol + v->rtol * fabs(b) || d == 0;
    if (ok) continue;
    if (w.failures++ == 0) w.first = k, w.got = a, w.want = b;
  }
  return w;
}

static TnError *check_output(TnContext *context, const Case *c, size_t i, const TnBuffer *got, double *max_error) {
  const CaseValue *v = &c->outputs[i];
  TnBuffer *want = NULL;
  TnError *e = load_value(context, c, v, &want);
  if (e) return e;
  if (tn_buffer_type(got) != v->type) {
    e = fail("output %zu is %s, expected %s", i, tn_element_name(tn_buffer_type(got)), tn_element_name(v->type));
  } else if (!has_shape(got, v)) {
    e = fail("output %zu has another shape than expected", i);
  } else {
    Worst w = compare_values(v, got, want);
    if (w.error > *max_error) *max_error = w.error;
    if (w.failures)
      e = fail("output %zu: %zu elements are off, the first at %zu: got %.9g, expected %.9g (largest error %.3g, atol "
               "%.3g)",
               i, w.failures, w.first, w.got, w.want, w.error, v->atol);
  }
  tn_buffer_release(want);
  return e;
}

TnError *case_check(TnContext *context, const Case *c, TnBuffer *const *outputs, double *out_max_error) {
  *out_max_error = 0;
  for (size_t i = 0; i < c->n_outputs; i++) {
    TnError *e = check_output(context, c, i, outputs[i], out_max_error);
    if (e) return e;
  }
  return NULL;
}

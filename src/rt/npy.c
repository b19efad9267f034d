// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// NumPy's .npy files (NEP 1 and its versions 2.0 and 3.0): magic, version, header length, a Python dictionary literal
// {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }, then the data.
#include <inttypes.h>
#include <stdlib.h>

#include "rt/rt.h"

enum { MAX_NPY_RANK = 64 };

typedef struct Header {
  TnStr descr;
  bool fortran;
  size_t rank;
  int64_t dims[MAX_NPY_RANK];
} Header;

// ---- the dictionary

typedef struct Cursor {
  const char *p, *end;
} Cursor;

static void skip_blanks(Cursor *c) {
  while (c->p < c->end && (*c->p == ' ' || *c->p == '\n' || *c->p == '\t')) c->p++;
}

static bool take(Cursor *c, char ch) {
  skip_blanks(c);
  if (c->p == c->end || *c->p != ch) return false;
  c->p++;
  return true;
}

static bool take_word(Cursor *c, const char *word) {
  skip_blanks(c);
  size_t n = strlen(word);
  if ((size_t)(c->end - c->p) < n || memcmp(c->p, word, n)) return false;
  c->p += n;
  return true;
}

static bool take_string(Cursor *c, TnStr *out) {
  skip_blanks(c);
  if (c->p == c->end || (*c->p != '\'' && *c->p != '"')) return false;
  char quote = *c->p++;
  const char *start = c->p;
  while (c->p < c->end && *c->p != quote) c->p++;
  if (c->p == c->end) return false;
  *out = (TnStr){start, (size_t)(c->p++ - start)};
  return true;
}

static bool take_int(Cursor *c, int64_t *out) {
  skip_blanks(c);
  int64_t v = 0;
  const char *start = c->p;
  for (; c->p < c->end && *c->p >= '0' && *c->p <= '9'; c->p++)
    if (!tn_mul_i64(v, 10, &v) || __builtin_add_overflow(v, (int64_t)(*c->p - '0'), &v)) return false;
  *out = v;
  take_word(c, "L");  // Python 2 long integers
  return c->p > start;
}

static bool take_shape(Cursor *c, Header *h) {
  if (!take(c, '(')) return false;
  while (!take(c, ')')) {
    if (h->rank == MAX_NPY_RANK || !take_int(c, &h->dims[h->rank])) return false;
    h->rank++;
    if (!take(c, ',')) return take(c, ')');
  }
  return true;
}

static bool parse_header(TnStr text, Header *h) {
  Cursor c = {text.p, text.p + text.n};
  *h = (Header){0};
  int seen = 0;
  if (!take(&c, '{')) return false;
  while (!take(&c, '}')) {
    TnStr key;
    if (!take_string(&c, &key) || !take(&c, ':')) return false;
    if (tn_str_is(key, "descr")) {
      if (!take_string(&c, &h->descr)) return false;
    } else if (tn_str_is(key, "fortran_order")) {
      h->fortran = take_word(&c, "True");
      if (!h->fortran && !take_word(&c, "False")) return false;
    } else if (tn_str_is(key, "shape")) {
      if (!take_shape(&c, h)) return false;
    } else {
      return false;
    }
    seen++;
    if (!take(&c, ',') && (skip_blanks(&c), c.p == c.end || *c.p != '}')) return false;
  }
  return seen == 3 && h->descr.n;
}

// ---- element types

typedef struct Descr {
  char text[4];  // without the byte order
  TnElementType type;
} Descr;

static const Descr descrs[] = {
    {"b1", TN_ELEMENT_I1},        {"i1", TN_ELEMENT_I8},          {"i2", TN_ELEMENT_I16},  {"i4", TN_ELEMENT_I32},
    {"i8", TN_ELEMENT_I64},       {"u1", TN_ELEMENT_UI8},         {"u2", TN_ELEMENT_UI16}, {"u4", TN_ELEMENT_UI32},
    {"u8", TN_ELEMENT_UI64},      {"f2", TN_ELEMENT_F16},         {"f4", TN_ELEMENT_F32},  {"f8", TN_ELEMENT_F64},
    {"c8", TN_ELEMENT_COMPLEX64}, {"c16", TN_ELEMENT_COMPLEX128},
};

static TnElementType find_descr(TnStr text) {
  for (size_t i = 0; i < TN_COUNT(descrs); i++)
    if (tn_str_is(text, descrs[i].text)) return descrs[i].type;
  return TN_ELEMENT_NONE;
}

// The NumPy spelling for a type; those it has no name for travel as unsigned or signed integers of the same size.
static const char *spell_descr(TnElementType type) {
  for (size_t i = 0; i < TN_COUNT(descrs); i++)
    if (descrs[i].type == type) return descrs[i].text;
  if (tn_element_bytes(type) == 2) return "u2";
  return tn_dtype_class((TnDtype)type) == TN_CLASS_SINT ? "i1" : "u1";
}

static void swap_bytes(uint8_t *p, size_t n_items, size_t size) {
  for (; n_items; n_items--, p += size)
    for (size_t i = 0; i < size / 2; i++) {
      uint8_t t = p[i];
      p[i] = p[size - 1 - i];
      p[size - 1 - i] = t;
    }
}

// Column-major source to row-major: walk the output in order, stepping through the source by its strides.
static void copy_fortran(uint8_t *out, const uint8_t *in, const Header *h, size_t count, size_t size) {
  size_t stride[MAX_NPY_RANK], index[MAX_NPY_RANK] = {0}, at = 0, step = size;
  for (size_t i = 0; i < h->rank; i++) {
    stride[i] = step;
    step *= (size_t)h->dims[i];
  }
  for (size_t k = 0; k < count; k++) {
    memcpy(out + k * size, in + at, size);
    for (size_t d = h->rank; d-- > 0;) {
      at += stride[d];
      if (++index[d] < (size_t)h->dims[d]) break;
      at -= stride[d] * (size_t)h->dims[d];
      index[d] = 0;
    }
  }
}

// ---- reading

#define NPY_FAIL(path, ...) TN_FAIL_AT(TN_INVALID_ARGUMENT, ((TnLoc){tn_str(path), 0, 0}), __VA_ARGS__)

static TnError *locate(const char *path, const TnFile *f, Header *h, size_t *out_data) {
  static const char magic[] = "\x93NUMPY";
  if (f->n < 10 || memcmp(f->p, magic, 6)) NPY_FAIL(path, "not a .npy file: it does not begin with \\x93NUMPY");
  unsigned version = f->p[6];
  if (version < 1 || version > 3) NPY_FAIL(path, ".npy version is %u, expected 1, 2 or 3", version);
  size_t at = version == 1 ? 10 : 12, n = f->p[8] | (size_t)f->p[9] << 8;
  if (version > 1) {
    if (f->n < 12) NPY_FAIL(path, ".npy header is cut short");
    n |= (size_t)f->p[10] << 16 | (size_t)f->p[11] << 24;
  }
  if (n > f->n - at) NPY_FAIL(path, ".npy header of %zu bytes goes beyond the end of the file", n);
  TnStr text = {(const char *)f->p + at, n};
  if (!parse_header(text, h))
    NPY_FAIL(path, ".npy header is '%.*s', expected {'descr': ..., 'fortran_order': ..., 'shape': ...}",
             (int)(n < 200 ? n : 200), text.p);
  *out_data = at + n;
  return NULL;
}

static TnError *choose_type(const char *path, const Header *h, TnElementType as, TnElementType *out, bool *out_swap) {
  char order = h->descr.p[0];
  TnStr rest = {h->descr.p + 1, h->descr.n - 1};
  *out_swap = order == '>';
  if (order != '<' && order != '>' && order != '|' && order != '=') rest = h->descr;
  TnElementType type = find_descr(rest);
  if (as == TN_ELEMENT_NONE && type == TN_ELEMENT_NONE)
    NPY_FAIL(path, "NumPy type '%.*s' has no StableHLO element type", TN_STR_ARG(h->descr));
  // ml_dtypes writes its types as raw bytes, |V1 and <V2.
  size_t size = type ? tn_element_bytes(type) : rest.n >= 2 && rest.p[0] == 'V' ? (size_t)(rest.p[1] - '0') : 0;
  // As itself; what NumPy has no name for as integers or as raw bytes.
  bool is_unnamed = find_descr(tn_str(spell_descr(as))) != as;
  bool fits = type == as || !type || (is_unnamed && tn_dtype_is_int((TnDtype)type));
  if (as != TN_ELEMENT_NONE && (!fits || size != tn_element_bytes(as)))
    NPY_FAIL(path, "NumPy type '%.*s', expected %s ('%s')", TN_STR_ARG(h->descr), tn_element_name(as), spell_descr(as));
  *out = as != TN_ELEMENT_NONE ? as : type;
  return NULL;
}

static TnError *load(const char *path, const TnFile *f, TnElementType as, TnBuffer **out) {
  Header h;
  size_t at = 0;
  TnElementType type = TN_ELEMENT_NONE;
  bool swap = false;
  TN_TRY(locate(path, f, &h, &at));
  TN_TRY(choose_type(path, &h, as, &type, &swap));
  size_t count = 0, bytes = 0, size = tn_element_bytes(type);
  TnError *e = tn_buffer_measure(type, h.rank, h.dims, &count, &bytes);
  if (e) {
    tn_error_destroy(e);
    NPY_FAIL(path, "shape of the .npy file is too large");
  }
  if (bytes != f->n - at) NPY_FAIL(path, "data has %zu bytes, expected %zu for its shape", f->n - at, bytes);
  TnBuffer *b = NULL;
  TN_TRY(tn_buffer_new(type, h.rank, h.dims, &b));
  if (h.fortran && h.rank > 1)
    copy_fortran(b->data, f->p + at, &h, count, size);
  else if (bytes)
    memcpy(b->data, f->p + at, bytes);
  bool is_complex = tn_dtype_is_complex((TnDtype)type);
  if (swap) swap_bytes(b->data, is_complex ? count * 2 : count, is_complex ? size / 2 : size);
  tn_buffer_settle(b);
  *out = b;
  return NULL;
}

TnError *tn_buffer_read_npy(TnContext *c, const char *path, TnElementType as, TnBuffer **out) {
  (void)c;
  TnFile f;
  TN_NEED(path, "path");
  TN_NEED(out, "out_buffer");
  TN_TRY(tn_file_map(path, &f));
  TnError *e = load(path, &f, as, out);
  tn_file_unmap(&f);
  return e;
}

// ---- writing

typedef struct WriteJob {
  const TnBuffer *b;
  TnArena arena;
  const char *path;
} WriteJob;

static TnError *run_write(void *arg) {
  WriteJob *job = arg;
  const TnBuffer *b = job->b;
  const char *descr = spell_descr(b->type);
  TnBuf head = {.arena = &job->arena};
  tn_buf_fmt(&head, "{'descr': '%c%s', 'fortran_order': False, 'shape': (", tn_element_bytes(b->type) == 1 ? '|' : '<',
             descr);
  for (size_t i = 0; i < b->rank; i++)
    tn_buf_fmt(&head, i + 1 < b->rank ? "%" PRId64 ", " : "%" PRId64 ",", b->dims[i]);
  if (b->rank > 1) head.n--;  // only one-element tuples keep the comma
  tn_buf_z(&head, "), }");
  size_t total = 10 + head.n + 1, padded = (total + 63) / 64 * 64;
  TnBuf file = {.arena = &job->arena};
  tn_buf_add(&file, "\x93NUMPY\x01\x00", 8);
  size_t n = padded - 10;
  tn_buf_char(&file, (char)(n & 255));
  tn_buf_char(&file, (char)(n >> 8));
  tn_buf_str(&file, tn_buf_view(&head));
  for (size_t i = total; i < padded; i++) tn_buf_char(&file, ' ');
  tn_buf_char(&file, '\n');
  return tn_file_write(job->path, tn_buf_view(&file), b->data, b->bytes);
}

TnError *tn_buffer_write_npy(const TnBuffer *b, const char *path) {
  TN_TRY(tn_buffer_check(b));
  TN_NEED(path, "path");
  if (b->type == TN_ELEMENT_NONE) TN_FAIL(TN_INVALID_ARGUMENT, "a token has no data to write");
  if (b->rank > MAX_NPY_RANK)
    TN_FAIL(TN_INVALID_ARGUMENT, "rank is %zu, .npy files hold at most %d", b->rank, MAX_NPY_RANK);
  WriteJob job = {.b = b, .path = path};
  TnGuard guard;
  tn_arena_init(&job.arena, &guard);
  TnError *e = tn_guard_run(&guard, run_write, &job);
  tn_arena_deinit(&job.arena);
  return e;
}

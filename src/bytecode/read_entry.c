// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The cursor, and attributes and types on first use: an entry is decoded on a stack of its own; one whose parts are not
// resolved yet waits below them and is decoded again.
#include "bytecode/read_priv.h"

#include "text/text.h"

// Attributes and types are directed graphs without cycles; walked as trees they may grow without bound. Nothing that
// a compiler writes comes near this.
enum { LARGEST_EXPANSION = 1 << 22 };

// ---------------------------------------------------------------------------------------------------------------
// Cursor.

static void stop(TnBytes *b, const char *what) {
  tn_read_fail(b->r, b->end, "the data ends inside %s", what);
  b->p = b->end;
}

uint64_t tn_bytes_varint(TnBytes *b) {
  if (b->p < b->end && *b->p & 1) return *b->p++ >> 1;
  if (b->p == b->end) {
    stop(b, "a number");
    return 0;
  }
  unsigned extra = b->p[0] ? (unsigned)__builtin_ctz(b->p[0]) : 8;
  if (tn_bytes_left(b) < extra + 1) {
    stop(b, "a number");
    return 0;
  }
  uint64_t v = 0;
  for (unsigned i = extra + 1; i-- > (extra == 8);) v = v << 8 | b->p[i];
  b->p += extra + 1;
  return extra == 8 ? v : v >> (extra + 1);
}

uint8_t tn_bytes_byte(TnBytes *b) {
  if (b->p < b->end) return *b->p++;
  stop(b, "a byte");
  return 0;
}

bool tn_bytes_bool(TnBytes *b) {
  const uint8_t *at = b->p;
  uint8_t v = tn_bytes_byte(b);
  if (v > 1) tn_read_fail(b->r, at, "found the byte %u, expected 0 or 1", v);
  return v;
}

const uint8_t *tn_bytes_take(TnBytes *b, size_t n) {
  if (n > tn_bytes_left(b)) {
    tn_read_fail(b->r, b->p, "%zu bytes announced, %zu left", n, tn_bytes_left(b));
    b->p = b->end;
    return NULL;
  }
  b->p += n;
  return b->p - n;
}

size_t tn_bytes_count(TnBytes *b, const char *what) {
  const uint8_t *at = b->p;
  uint64_t n = tn_bytes_varint(b);
  if (n <= tn_bytes_left(b)) return (size_t)n;
  tn_read_fail(b->r, at, "%llu %s announced, %zu bytes left", (unsigned long long)n, what, tn_bytes_left(b));
  b->p = b->end;
  return 0;
}

TnStr tn_bytes_string(TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t i = tn_bytes_varint(b);
  if (i < b->r->n_strings) return b->r->strings[i];
  tn_read_fail(b->r, at, "string %llu of %zu", (unsigned long long)i, b->r->n_strings);
  return TN_STR("");
}

TnStr tn_bytes_cstr(TnBytes *b) {
  const uint8_t *nul = b->p < b->end ? memchr(b->p, 0, tn_bytes_left(b)) : NULL;
  if (!nul) {
    stop(b, "a text");
    return TN_STR("");
  }
  TnStr s = {(const char *)b->p, (size_t)(nul - b->p)};
  b->p = nul + 1;
  return s;
}

const int64_t *tn_bytes_svarints(TnBytes *b, size_t *out_n) {
  *out_n = tn_bytes_count(b, "numbers");
  int64_t *v = tn_new_n(b->r->scratch, int64_t, *out_n);
  for (size_t i = 0; i < *out_n && !b->r->failed; i++) v[i] = tn_bytes_svarint(b);
  return v;
}

uint64_t tn_bytes_int(TnBytes *b, uint32_t width) {
  assert(width >= 1 && width <= 64);
  uint64_t v = width <= 8 ? tn_bytes_byte(b) : (uint64_t)tn_bytes_svarint(b);
  return width == 64 ? v : v & (((uint64_t)1 << width) - 1);
}

const uint8_t *tn_bytes_blob(TnBytes *b, size_t *out_n) {
  *out_n = tn_bytes_count(b, "bytes");
  return tn_bytes_take(b, *out_n);
}

bool tn_bytes_expect(TnBytes *b, bool ok, const char *what) {
  if (!ok) tn_read_fail(b->r, b->p, "expected %s", what);
  return ok;
}

// ---------------------------------------------------------------------------------------------------------------
// Parts of an entry.

static TnReadEntry *find_entry(TnReader *r, const uint8_t *at, uint64_t index, bool is_type) {
  size_t n = is_type ? r->n_types : r->n_attrs;
  if (index < n) return &r->entries[index + (is_type ? r->n_attrs : 0)];
  tn_read_fail(r, at, "%s %llu of %zu", is_type ? "type" : "attribute", (unsigned long long)index, n);
  return NULL;
}

static const void *part(TnReader *r, const uint8_t *at, uint64_t index, bool is_type) {
  TnReadEntry *e = r->failed ? NULL : find_entry(r, at, index, is_type);
  if (!e) return NULL;
  if (e->state == TN_ENTRY_DONE) {
    if (e->depth > r->depth) r->depth = e->depth;
    if (__builtin_add_overflow(r->weight, e->weight, &r->weight)) r->weight = UINT32_MAX;
    return e->value;
  }
  if (e->state == TN_ENTRY_WAITING) {
    tn_read_fail(r, at, "%s %llu contains itself", is_type ? "type" : "attribute", (unsigned long long)index);
    return NULL;
  }
  r->is_missing = true;
  tn_push(r->scratch, &r->stack, e);
  return NULL;
}

const TnAttr *tn_bytes_attr(TnBytes *b) {
  const uint8_t *at = b->p;
  return part(b->r, at, tn_bytes_varint(b), false);
}

const TnType *tn_bytes_type(TnBytes *b) {
  const uint8_t *at = b->p;
  return part(b->r, at, tn_bytes_varint(b), true);
}

bool tn_bytes_optional(TnBytes *b, uint64_t *out_index) {
  const uint8_t *at = b->p;
  bool is_present = tn_bytes_flagged(b, out_index);
  if (!is_present && *out_index)
    tn_read_fail(b->r, at, "found an absent attribute with the number %llu", (unsigned long long)*out_index);
  return is_present;
}

const TnAttr *tn_bytes_optional_attr(TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t index;
  return tn_bytes_optional(b, &index) ? part(b->r, at, index, false) : NULL;
}

static const void **parts(TnBytes *b, size_t *out_n, bool is_type) {
  *out_n = tn_bytes_count(b, is_type ? "types" : "attributes");
  const void **v = tn_new_n(b->r->scratch, const void *, *out_n);
  for (size_t i = 0; i < *out_n && !b->r->failed; i++) {
    const uint8_t *at = b->p;
    v[i] = part(b->r, at, tn_bytes_varint(b), is_type);
  }
  return v;
}

const TnAttr *const *tn_bytes_attrs(TnBytes *b, size_t *out_n) { return (const TnAttr *const *)parts(b, out_n, false); }
const TnType *const *tn_bytes_types(TnBytes *b, size_t *out_n) { return (const TnType *const *)parts(b, out_n, true); }

// ---------------------------------------------------------------------------------------------------------------
// Decoding one entry.

static const void *decode_text(TnBytes *b, bool is_type) {
  TnReader *r = b->r;
  const uint8_t *at = b->p;
  TnStr text = tn_bytes_cstr(b);
  if (r->failed) return NULL;
  // The layout of a memref, which stands inside of types only when written as text.
  if (!is_type && tn_str_starts(text, TN_STR("strided<"))) return tn_attr_opaque(r->m, text);
  const void *v = is_type ? (const void *)tn_text_parse_type(r->m, text, r->diags)
                          : (const void *)tn_text_parse_attr(r->m, text, r->diags);
  if (v) return v;
  if (!r->diags->n_errors)
    tn_read_fail(r, at, "%s '%.*s' is not well-formed", is_type ? "type" : "attribute", TN_STR_ARG(text));
  r->failed = true;
  return NULL;
}

static const TnType *decode_type(TnBytes *b, TnDialect dialect, uint64_t code) {
  const TnCodeSimple *simple = tn_code_simple(dialect, code);
  if (simple) return tn_read_simple(b->r, simple);
  if (dialect == TN_DIALECT_builtin) return tn_read_builtin_type(b, code);
  if (dialect == TN_DIALECT_vhlo) return tn_read_vhlo_type(b, code);
  if (dialect == TN_DIALECT_stablehlo && code == TN_STABLEHLO_TYPE_FUTURE) {
    size_t n;
    const TnType *const *types = tn_bytes_types(b, &n);
    return tn_read_is_ready(b->r) ? tn_type_future(b->r->m, types, n) : NULL;
  }
  return NULL;
}

static const TnAttr *decode_attr(TnBytes *b, TnDialect dialect, uint64_t code) {
  if (dialect == TN_DIALECT_builtin) return tn_read_builtin_attr(b, code);
  const TnCodeEnum *e = tn_code_enum(dialect, code);
  if (e) return tn_read_enum(b, e);
  const TnCodeStruct *s = tn_code_struct(dialect, code);
  if (s) return tn_read_struct(b, s);
  if (dialect == TN_DIALECT_vhlo) return tn_read_vhlo_attr(b, code);
  return NULL;
}

static const void *decode(TnReader *r, const TnReadEntry *e) {
  bool is_type = (size_t)(e - r->entries) >= r->n_attrs;
  const TnReadDialect *d = &r->dialects[e->dialect];
  TnBytes b = {e->data, e->data + e->n, r};
  const void *v;
  if (e->is_custom) {
    uint64_t code = tn_bytes_varint(&b);
    v = is_type ? (const void *)decode_type(&b, d->id, code) : (const void *)decode_attr(&b, d->id, code);
    if (!v && tn_read_is_ready(r))
      tn_read_fail(r, e->data, "%s code %llu of dialect '%.*s' is not known" TN_READ_NEWER,
                   is_type ? "type" : "attribute", (unsigned long long)code, TN_STR_ARG(d->name),
                   TN_READ_NEWER_ARGS(r));
  } else {
    v = decode_text(&b, is_type);
  }
  if (v && tn_bytes_left(&b))
    tn_read_fail(r, b.p, "%zu bytes too many in a%s of dialect '%.*s'", tn_bytes_left(&b),
                 is_type ? " type" : "n attribute", TN_STR_ARG(d->name));
  return v;
}

static void finish_entry(TnReader *r, TnReadEntry *e, const void *value) {
  if (r->depth >= TN_MAX_NESTING)
    tn_read_fail(r, e->data, "attributes or types are nested more than %d deep", TN_MAX_NESTING);
  if (r->weight >= LARGEST_EXPANSION && r->weight > r->n)
    tn_read_fail(r, e->data, "an attribute or type of more than %d parts", LARGEST_EXPANSION);
  e->value = value;
  e->depth = (uint16_t)(r->depth + 1);
  e->weight = r->weight == UINT32_MAX ? UINT32_MAX : r->weight + 1;
  e->state = TN_ENTRY_DONE;
}

static void resolve(TnReader *r, TnReadEntry *root) {
  r->stack.n = 0;
  tn_push(r->scratch, &r->stack, root);
  while (r->stack.n && !r->failed) {
    size_t n = r->stack.n;
    TnReadEntry *e = r->stack.data[n - 1];
    if (e->state != TN_ENTRY_DONE) {
      r->is_missing = false;
      r->depth = r->weight = 0;
      const void *value = decode(r, e);
      if (r->failed) return;
      if (r->is_missing) {
        e->state = TN_ENTRY_WAITING;
        continue;
      }
      finish_entry(r, e, value);
    }
    r->stack.n = n - 1;
  }
}

static const void *get(TnReader *r, const uint8_t *at, uint64_t index, bool is_type) {
  TnReadEntry *e = r->failed ? NULL : find_entry(r, at, index, is_type);
  if (!e) return NULL;
  if (e->state != TN_ENTRY_DONE) resolve(r, e);
  return r->failed ? NULL : e->value;
}

const TnAttr *tn_read_attr(TnReader *r, const uint8_t *at, uint64_t index) { return get(r, at, index, false); }
const TnType *tn_read_type(TnReader *r, const uint8_t *at, uint64_t index) { return get(r, at, index, true); }

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constant elements: dense<...> as nested lists, splats and hexadecimal strings, array<...>, and resources. The type
// stands behind the literal, so the literal is passed over first and decoded straight into its place afterwards.
#include "text/parse.h"

// ---------------------------------------------------------------------------------------------------------------
// Elements.

typedef struct Elements {
  TnParser *p;
  TnLexer open;  // at the '<', for positions in messages
  const char *at, *end;
  const TnType *tensor;
  TnDtype dtype;  // I64 also for index elements
  unsigned bits;
  size_t size;  // bytes of an element
  size_t n;     // elements of the tensor
  uint8_t *out;
} Elements;

static bool fail_at(Elements *e, const char *at, const char *fmt, ...) TN_PRINTF(3, 4);
static bool fail_at(Elements *e, const char *at, const char *fmt, ...) {
  TnLexer l = e->open;
  tn_lex_seek(&l, at);
  va_list args;
  va_start(args, fmt);
  TnStr message = tn_arena_vfmt(&e->p->scratch, fmt, args);
  va_end(args);
  return tn_parse_fail(e->p, tn_lex_pos(&l), "%.*s", TN_STR_ARG(message));
}

static void skip_blanks(Elements *e) {
  while (e->at < e->end) {
    if (tn_char_is(*e->at, TN_CHAR_BLANK)) {
      e->at++;
    } else if (*e->at == '/' && e->end - e->at > 1 && e->at[1] == '/') {
      const char *stop = memchr(e->at, '\n', (size_t)(e->end - e->at));
      e->at = stop ? stop : e->end;
    } else {
      break;
    }
  }
}

static char peek(Elements *e) { return e->at < e->end ? *e->at : 0; }

static const char *element_type(Elements *e) { return tn_type_text(&e->p->scratch, e->tensor->elem); }

static bool expected_element(Elements *e, const char *what) {
  char found[16] = "the end of it";
  if (e->at < e->end)
    found[0] = '\'', found[1] = *e->at >= 0x20 && *e->at < 0x7F ? *e->at : '?', found[2] = '\'', found[3] = 0;
  return fail_at(e, e->at, "found %s in a literal, expected %s", found, what);
}

static bool store_bits(Elements *e, uint8_t *out, size_t size, uint64_t bits) {
  (void)e;
  memcpy(out, &bits, size);
  return true;
}

static TnStr take_class(Elements *e, int classes) {
  const char *first = e->at;
  while (e->at < e->end && tn_char_is(*e->at, classes)) e->at++;
  return (TnStr){first, (size_t)(e->at - first)};
}

// Digits at the current place; 0x and hexadecimal digits when they are there.
static TnStr take_digits(Elements *e) {
  const char *first = e->at;
  if (e->end - first > 2 && first[0] == '0' && first[1] == 'x' && tn_char_is(first[2], TN_CHAR_HEX)) {
    e->at += 2;
    take_class(e, TN_CHAR_HEX);
    return (TnStr){first, (size_t)(e->at - first)};
  }
  return take_class(e, TN_CHAR_DIGIT);
}

static bool take_word(Elements *e, const char *word) {
  size_t n = strlen(word);
  if ((size_t)(e->end - e->at) < n || memcmp(e->at, word, n)) return false;
  if ((size_t)(e->end - e->at) > n && tn_char_is(e->at[n], TN_CHAR_ID)) return false;
  e->at += n;
  return true;
}

// A minus sign and the number may stand apart.
static bool take_minus(Elements *e) {
  if (peek(e) != '-') return false;
  e->at++;
  skip_blanks(e);
  return true;
}

static bool read_bool(Elements *e) {
  const char *first = e->at;
  if (take_word(e, "true")) return *e->out++ = 1, true;
  if (take_word(e, "false")) return *e->out++ = 0, true;
  take_minus(e);  // -1 is true too
  TnStr s = take_digits(e);
  uint64_t v;
  if (!s.n) return expected_element(e, "true or false");
  if (!tn_number_u64(s, &v) || v > 1) return fail_at(e, first, "element does not fit in its type 'i1'");
  *e->out++ = v != 0;
  return true;
}

static bool read_int(Elements *e) {
  const char *first = e->at;
  bool negative = take_minus(e);
  TnStr s = take_digits(e);
  uint64_t v;
  int64_t fitted;
  if (!s.n) return expected_element(e, "an integer");
  if (peek(e) == '.')
    return fail_at(e, first, "found a float in a literal, expected an integer for '%s'", element_type(e));
  if (!tn_number_u64(s, &v) || !tn_parse_fit_integer(e->tensor->elem, negative, v, &fitted))
    return fail_at(e, first, "element does not fit in its type '%s'", element_type(e));
  store_bits(e, e->out, e->size, (uint64_t)fitted);
  e->out += e->size;
  return true;
}

// A float of type t; size bytes of it go to out.
static bool read_float_as(Elements *e, TnDtype t) {
  const char *first = e->at;
  size_t size = tn_dtype_bytes(t);
  bool negative = take_minus(e);
  TnStr s = take_digits(e);
  if (!s.n) return expected_element(e, "a float");
  if (negative && t == TN_F8E8M0FNU)
    return fail_at(e, first, "element is negative, '%s' has no sign", tn_dtype_name(t));
  if (s.n > 1 && s.p[1] == 'x') {
    uint64_t bits;
    unsigned width = tn_dtype_bits(t);
    if (negative || !tn_number_u64(s, &bits) || (width < 64 && bits >> width))
      return fail_at(e, first, "hexadecimal element is no bit pattern of '%s'", tn_dtype_name(t));
    store_bits(e, e->out, size, bits);
    e->out += size;
    return true;
  }
  if (peek(e) != '.')
    return fail_at(
        e, first,
        "found a decimal integer in a literal of '%s', expected a float (with a point) or a bit pattern in hexadecimal",
        tn_dtype_name(t));
  e->at++;
  take_class(e, TN_CHAR_DIGIT);
  char c = peek(e);
  if (c == 'e' || c == 'E') {
    e->at++;
    c = peek(e);
    if (c == '+' || c == '-') e->at++;
    if (!take_class(e, TN_CHAR_DIGIT).n) return expected_element(e, "the digits of an exponent");
  }
  double v = tn_number_f64((TnStr){s.p, (size_t)(e->at - s.p)});
  if (negative) v = -v;
  if (t == TN_F32) {
    float f = (float)v;
    memcpy(e->out, &f, sizeof f);
  } else {
    store_bits(e, e->out, size, tn_float_encode(t, tn_number_in(t, v)));
  }
  e->out += size;
  return true;
}

static bool read_complex(Elements *e) {
  TnDtype part = tn_dtype_real(e->dtype);
  if (peek(e) != '(') return expected_element(e, "'(' and the parts of a complex number");
  e->at++;
  skip_blanks(e);
  if (!read_float_as(e, part)) return false;
  skip_blanks(e);
  if (peek(e) != ',') return expected_element(e, "',' between the parts of a complex number");
  e->at++;
  skip_blanks(e);
  if (!read_float_as(e, part)) return false;
  skip_blanks(e);
  if (peek(e) != ')') return expected_element(e, "')' after the parts of a complex number");
  e->at++;
  return true;
}

static bool read_element(Elements *e) {
  switch (tn_dtype_class(e->dtype)) {
    case TN_CLASS_BOOL: return read_bool(e);
    case TN_CLASS_FLOAT: return read_float_as(e, e->dtype);
    case TN_CLASS_COMPLEX: return read_complex(e);
    default: return read_int(e);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Nested lists, without recursion: counts[k] is how many items the open list of depth k has so far.

static bool wrong_count(Elements *e, size_t found, int64_t expected, size_t depth) {
  const char *t = tn_type_text(&e->p->scratch, e->tensor);
  return fail_at(e, e->at, "found %s%zu items in a list, expected %lld (dimension %zu of %s)",
                 found > (uint64_t)expected ? "more than " : "", found > (uint64_t)expected ? (size_t)expected : found,
                 (long long)expected, depth, t);
}

static bool read_lists(Elements *e) {
  const int64_t *dims = e->tensor->dims;
  size_t rank = e->tensor->rank, depth = 0;
  int64_t *counts = tn_new_n(&e->p->scratch, int64_t, rank + 1);
  for (;;) {
    skip_blanks(e);
    char c = peek(e);
    if (c == '[') {
      if (depth == rank)
        return expected_element(
            e, rank ? "an element: lists are nested deeper than the type has dimensions" : "one element");
      if (depth && counts[depth - 1] >= dims[depth - 1])  // before its elements are stored
        return wrong_count(e, (size_t)counts[depth - 1] + 1, dims[depth - 1], depth - 1);
      e->at++;
      counts[depth++] = 0;
      skip_blanks(e);
      if (peek(e) != ']') continue;
    } else {
      if (depth < rank) return expected_element(e, "'['");
      if (counts[depth - 1] >= dims[depth - 1])
        return wrong_count(e, (size_t)counts[depth - 1] + 1, dims[depth - 1], depth - 1);
      if (!read_element(e)) return false;
      counts[depth - 1]++;
    }
    skip_blanks(e);
    while (peek(e) == ']') {
      if (counts[depth - 1] != dims[depth - 1])
        return wrong_count(e, (size_t)counts[depth - 1], dims[depth - 1], depth - 1);
      e->at++;
      skip_blanks(e);
      if (--depth == 0) return e->at == e->end || expected_element(e, "'>'");
      if (++counts[depth - 1] > dims[depth - 1])
        return wrong_count(e, (size_t)counts[depth - 1], dims[depth - 1], depth - 1);
    }
    if (peek(e) != ',') return expected_element(e, "',' or ']'");
    e->at++;
  }
}

static const TnAttr *make_dense(const Elements *e, const uint8_t *data, size_t count) {
  bool splat = count > 0 && (count == 1 || memcmp(data, data + e->size, (count - 1) * e->size) == 0);
  return tn_attr_dense(e->p->m, e->tensor, data, (splat ? 1 : count) * e->size, splat);
}

// The attribute of decoded elements. When all are equal only the first is kept, and the arena goes back to the mark.
static const TnAttr *keep_elements(const Elements *e, const uint8_t *data, size_t count, TnArenaMark mark) {
  if (count <= 1 || memcmp(data, data + e->size, (count - 1) * e->size)) return make_dense(e, data, count);
  TnArena *arena = &e->p->m->arena;
  uint8_t one[16];
  memcpy(one, data, e->size);
  tn_arena_release(arena, mark);
  return make_dense(e, memcpy(tn_arena_push(arena, e->size, 16), one, e->size), 1);
}

static const TnAttr *read_literal(Elements *e) {
  TnArena *arena = &e->p->m->arena;
  skip_blanks(e);
  if (peek(e) != '[') {
    if (e->at == e->end) {
      if (e->n == 0) return make_dense(e, (const uint8_t *)"", 0);
      expected_element(e, "elements");
      return NULL;
    }
    uint8_t *one = e->out = tn_arena_push(arena, e->size, 16);
    if (!read_element(e)) return NULL;
    skip_blanks(e);
    if (e->at < e->end) {
      expected_element(e, "'>' after the one element of a splat");
      return NULL;
    }
    return make_dense(e, one, 1);
  }
  if (e->n > (size_t)(e->end - e->at)) {
    fail_at(e, e->at, "literal is too short for the %zu elements of its type", e->n);
    return NULL;
  }
  TnArenaMark mark = tn_arena_mark(arena);
  uint8_t *data = e->out = tn_arena_push(arena, e->n * e->size, 16);
  if (!read_lists(e)) return NULL;
  return keep_elements(e, data, e->n, mark);
}

// ---------------------------------------------------------------------------------------------------------------
// Hexadecimal strings.

// Widths below a byte: the value is in the low bits; the bits above are made what dtype.def says.
static void normalise_narrow(const Elements *e, uint8_t *data, size_t n) {
  unsigned shift = 8 - e->bits;
  bool is_signed = tn_dtype_class(e->dtype) == TN_CLASS_SINT;
  for (size_t i = 0; i < n; i++) {
    uint8_t top = (uint8_t)(data[i] << shift);
    data[i] = (uint8_t)(is_signed ? (int8_t)top >> shift : top >> shift);
  }
}

// i1 data may be packed, first element in the lowest bit, as MLIR wrote it until 2026.
static const TnAttr *read_bools(Elements *e, const uint8_t *bytes, size_t n_bytes) {
  TnArena *arena = &e->p->m->arena;
  size_t packed = e->n / 8 + (e->n % 8 != 0);
  uint8_t *data;
  if (n_bytes == e->n && e->n != packed) {
    data = tn_arena_push(arena, e->n, 16);
    for (size_t i = 0; i < e->n; i++) data[i] = bytes[i] != 0;
    return make_dense(e, data, e->n);
  }
  if (n_bytes == packed) {
    data = tn_arena_push(arena, e->n, 16);
    for (size_t i = 0; i < e->n; i++) data[i] = bytes[i / 8] >> (i % 8) & 1;
    return make_dense(e, data, e->n);
  }
  if (n_bytes == 1) {
    data = tn_arena_push(arena, 1, 1);
    *data = *bytes != 0;
    return make_dense(e, data, 1);
  }
  fail_at(e, e->at, "hexadecimal string holds %zu bytes, expected %zu (or %zu packed) for its type", n_bytes, e->n,
          packed);
  return NULL;
}

// The bytes of a string token that must be "0x..."; on the module's arena.
static bool decode_string(TnParser *p, TnStr quoted, TnPos pos, uint8_t **out, size_t *out_n) {
  TnStr s = {quoted.p + 1, quoted.n - 2};
  if (s.n < 2 || s.p[0] != '0' || s.p[1] != 'x' || s.n % 2)
    return tn_parse_fail(p, pos, "string of elements is not \"0x\" and pairs of hexadecimal digits");
  *out_n = (s.n - 2) / 2;
  *out = tn_arena_push(&p->m->arena, *out_n, 64);
  return tn_number_hex(s.p + 2, *out_n, *out) ||
         tn_parse_fail(p, pos, "string of elements holds something else than hexadecimal digits");
}

static const TnAttr *read_string(Elements *e, TnStr quoted, TnPos pos) {
  TnArena *arena = &e->p->m->arena;
  TnArenaMark mark = tn_arena_mark(arena);
  uint8_t *data;
  size_t n_bytes;
  if (!decode_string(e->p, quoted, pos, &data, &n_bytes)) return NULL;
  e->at = quoted.p;
  if (e->dtype == TN_I1) return read_bools(e, data, n_bytes);
  if (n_bytes != e->n * e->size && (n_bytes != e->size || e->n == 0)) {
    fail_at(e, e->at, "hexadecimal string holds %zu bytes, expected %zu for its type", n_bytes, e->n * e->size);
    return NULL;
  }
  if (e->bits < 8) normalise_narrow(e, data, n_bytes);
  return keep_elements(e, data, n_bytes / e->size, mark);
}

// ---------------------------------------------------------------------------------------------------------------
// dense<...> : type

// Sets what is needed to decode elements of the tensor; false when there is no storage for such elements.
static bool set_elements(Elements *e, const TnType *tensor) {
  e->tensor = tensor;
  e->dtype = tensor->elem->kind == TN_TYPE_INDEX ? TN_I64 : tensor->elem->dtype;
  if (!e->dtype) return false;
  e->bits = tn_dtype_bits(e->dtype);
  e->size = tn_dtype_bytes(e->dtype);
  return true;
}

static bool check_shape(Elements *e, const TnType *t, TnPos pos) {
  int64_t n;
  size_t bytes;
  if (t->kind != TN_TYPE_TENSOR || !tn_type_is_static(t))
    return tn_parse_fail(e->p, pos, "found '%s', expected a tensor type of static shape for constant elements",
                         tn_type_text(&e->p->scratch, t));
  if (!tn_type_n_elements(t, &n) || !tn_mul_size((size_t)n, 16, &bytes) || bytes > PTRDIFF_MAX)
    return tn_parse_fail(e->p, pos, "'%s' has too many elements", tn_type_text(&e->p->scratch, t));
  e->n = (size_t)n;
  return true;
}

// The '>' that ends a literal of lists; strings and comments in it make the search slow but still linear.
static const char *literal_end(TnParser *p) {
  const char *at = p->lex.at, *gt = memchr(at, '>', (size_t)(p->lex.end - at));
  if (gt && !memchr(at, '/', (size_t)(gt - at)) && !memchr(at, '"', (size_t)(gt - at))) return gt;
  TnLexer l = p->lex;
  do tn_lex_next(&l);
  while (l.tok != TN_TOK_GREATER && l.tok != TN_TOK_END);
  if (l.tok == TN_TOK_GREATER) return l.p;
  tn_parse_fail(p, tn_parse_pos(p), "literal that begins here does not end, expected '>'");
  return NULL;
}

static bool first_is_quote(const TnLexer *open) {
  TnLexer l = *open;
  tn_lex_next(&l);
  return l.tok == TN_TOK_STRING;
}

// The type of a literal: known, or behind a colon; *out_pos is where it stands.
static const TnType *literal_type(TnParser *p, const TnType *type, TnPos *out_pos) {
  *out_pos = tn_parse_pos(p);
  if (type) return type;
  if (!tn_parse_expect(p, TN_TOK_COLON, "':' and the type of the literal")) return NULL;
  *out_pos = tn_parse_pos(p);
  return tn_parse_type(p);
}

static const TnAttr *opaque_since(TnParser *p, const char *start) {
  return tn_attr_opaque(p->m, (TnStr){start, (size_t)(p->lex.prev_end - start)});
}

// A literal of elements that have no storage here is kept as text, when at least its brackets are right.
static const TnAttr *opaque_literal(Elements *e, const char *start, bool is_string) {
  if (is_string || tn_parse_group_end(e->p, e->open.p) == e->end + 1) return opaque_since(e->p, start);
  fail_at(e, e->open.p, "brackets in the literal that begins here do not match");
  return NULL;
}

const TnAttr *tn_parse_dense(TnParser *p, const TnType *type) {
  const char *start = p->lex.p;
  Elements e = {.p = p};
  tn_parse_next(p);
  if (p->lex.tok != TN_TOK_LESS) {
    tn_parse_expected(p, "'<' and elements");
    return NULL;
  }
  e.open = p->lex;
  TnStr quoted = {0};
  TnPos pos = tn_parse_pos(p);
  if (first_is_quote(&e.open)) {
    tn_parse_next(p);
    pos = tn_parse_pos(p);
    quoted = tn_lex_text(&p->lex);
    tn_parse_next(p);
  } else {
    e.at = p->lex.at;
    e.end = literal_end(p);
    if (!e.end) return NULL;
    tn_lex_seek(&p->lex, e.end);
    tn_parse_next(p);
  }
  if (!tn_parse_expect(p, TN_TOK_GREATER, "'>' after the elements")) return NULL;
  TnPos type_pos;
  const TnType *t = literal_type(p, type, &type_pos);
  if (!t) return NULL;
  if (t->kind == TN_TYPE_OPAQUE) return opaque_literal(&e, start, quoted.n > 0);
  if (!check_shape(&e, t, type_pos)) return NULL;
  if (!set_elements(&e, t)) return opaque_literal(&e, start, quoted.n > 0);
  return quoted.n ? read_string(&e, quoted, pos) : read_literal(&e);
}

// sparse<[[0]], 1.0> : type
const TnAttr *tn_parse_sparse(TnParser *p) {
  const char *start = p->lex.p;
  TnStr text = tn_parse_opaque_text(p);
  TnPos pos;
  return text.n && literal_type(p, NULL, &pos) ? opaque_since(p, start) : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// array<i64: 1, 2>

static bool read_array_element(TnParser *p, const TnType *elem, uint8_t *out) {
  TnPos pos = tn_parse_pos(p);
  const TnAttr *a = tn_parse_attr(p, elem);
  if (!a) return false;
  bool ok = elem->kind == TN_TYPE_FLOAT ? a->kind == TN_ATTR_FLOAT : a->kind == TN_ATTR_INT;
  if (ok && elem->dtype != a->type->dtype) ok = false;  // true or false in an array of other integers
  if (!ok) return tn_parse_fail(p, pos, "found another kind of element, expected %s", tn_dtype_name(elem->dtype));
  uint64_t bits = elem->kind == TN_TYPE_FLOAT ? a->bits : (uint64_t)a->i;
  memcpy(out, &bits, tn_dtype_bytes(elem->dtype));
  return true;
}

static bool is_array_element(const TnType *t) {
  switch (t->dtype) {
    case TN_I1:
    case TN_I8:
    case TN_I16:
    case TN_I32:
    case TN_I64:
    case TN_F32:
    case TN_F64: return true;
    default: return false;
  }
}

// Integers of 64 bits, by far the most frequent case, without an attribute for each.
static const TnAttr *read_i64_array(TnParser *p) {
  size_t first = p->ints.n;
  bool ok = true;
  do {
    int64_t v;
    ok = tn_parse_i64(p, &v);
    if (ok) tn_push(&p->scratch, &p->ints, v);
  } while (ok && tn_parse_take(p, TN_TOK_COMMA));
  const TnAttr *a = ok ? tn_attr_i64s(p->m, p->ints.data + first, p->ints.n - first) : NULL;
  p->ints.n = first;
  return a;
}

static const TnAttr *read_array(TnParser *p, const TnType *elem) {
  if (elem->dtype == TN_I64) return read_i64_array(p);
  size_t size = tn_dtype_bytes(elem->dtype);
  TnBuf data = {.arena = &p->scratch};
  do {
    uint8_t *out = (uint8_t *)tn_buf_reserve(&data, size);
    if (!read_array_element(p, elem, out)) return NULL;
    data.n += size;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_attr_dense_array(p->m, elem, data.p, data.n / size);
}

const TnAttr *tn_parse_dense_array(TnParser *p) {
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and an element type")) return NULL;
  TnPos pos = tn_parse_pos(p);
  const TnType *elem = tn_parse_type(p);
  if (!elem) return NULL;
  if (!is_array_element(elem)) {
    tn_parse_fail(p, pos, "found element type '%s' of array<..>, expected i1, i8, i16, i32, i64, f32 or f64",
                  tn_type_text(&p->scratch, elem));
    return NULL;
  }
  const TnAttr *a = tn_parse_take(p, TN_TOK_COLON) ? read_array(p, elem) : tn_attr_dense_array(p->m, elem, "", 0);
  return a && tn_parse_expect(p, TN_TOK_GREATER, "',' or '>' after an element") ? a : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Resources.

typedef struct ResourceUse {
  TnPos pos;
  const TnType *type;
  size_t n_bytes;
  const struct ResourceUse *before;  // of the same resource
} ResourceUse;

static bool parse_resource_key(TnParser *p, TnStr *out) {
  if (p->lex.tok == TN_TOK_STRING) return tn_parse_string(p, out);
  if (p->lex.tok != TN_TOK_BARE) return tn_parse_expected(p, "the name of a resource");
  *out = tn_lex_text(&p->lex);
  tn_parse_next(p);
  return true;
}

const TnAttr *tn_parse_dense_resource(TnParser *p, const TnType *type) {
  const char *start = p->lex.p;
  TnPos pos = tn_parse_pos(p);
  TnStr key;
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and the name of a resource") || !parse_resource_key(p, &key)) return NULL;
  if (!tn_parse_expect(p, TN_TOK_GREATER, "'>' after the name of a resource")) return NULL;
  if (tn_str_is(key, "__elided__")) {
    tn_parse_fail(p, pos,
                  "dense_resource<__elided__>: this text was printed without its large constants, which are lost; "
                  "print it again without a limit on elements");
    return NULL;
  }
  TnPos type_pos;
  const TnType *t = literal_type(p, type, &type_pos);
  Elements e = {.p = p};
  if (!t) return NULL;
  if (t->kind == TN_TYPE_OPAQUE) return opaque_since(p, start);
  if (!check_shape(&e, t, type_pos)) return NULL;
  if (!set_elements(&e, t)) return opaque_since(p, start);
  void **slot = tn_map_slot(&p->resource_uses, key, NULL);
  ResourceUse *use = tn_new(&p->scratch, ResourceUse);
  *use = (ResourceUse){pos, t, e.n * e.size, *slot};
  *slot = use;
  return tn_attr_resource(p->m, t, key);
}

static bool check_resource(TnParser *p, TnStr key, const ResourceUse *use) {
  const TnResource *r = tn_map_find(&p->m->resources, key);
  if (!r)
    return tn_parse_fail(p, use->pos, "resource '%.*s' is not in the input's {-# dialect_resources #-}",
                         TN_STR_ARG(key));
  if (r->n == use->n_bytes) return true;
  return tn_parse_fail(p, use->pos, "resource '%.*s' holds %zu bytes, expected %zu for '%s'", TN_STR_ARG(key), r->n,
                       use->n_bytes, tn_type_text(&p->scratch, use->type));
}

bool tn_parse_check_resources(TnParser *p) {
  bool ok = true;
  for (size_t i = 0; i < p->resource_uses.n; i++) {
    const TnMapEntry *entry = &p->resource_uses.entries[i];
    for (const ResourceUse *use = entry->value; use && !p->is_over; use = use->before)
      ok = check_resource(p, entry->key, use) && ok;
  }
  return ok;
}

// "0x", the alignment as four bytes, the data
static bool parse_blob(TnParser *p, TnStr key) {
  TnPos pos = tn_parse_pos(p);
  if (p->lex.tok != TN_TOK_STRING) return tn_parse_expected(p, "a string with the bytes of the resource");
  uint8_t *data;
  size_t n;
  if (!decode_string(p, tn_lex_text(&p->lex), pos, &data, &n)) return false;
  if (n < 4) return tn_parse_fail(p, pos, "resource '%.*s' lacks its alignment (four bytes)", TN_STR_ARG(key));
  tn_parse_next(p);
  TnResource *r = tn_new(&p->m->arena, TnResource);
  memcpy(&r->alignment, data, 4);
  r->data = data + 4;
  r->n = n - 4;
  bool is_new;
  void **slot = tn_map_slot(&p->m->resources, tn_module_str(p->m, key), &is_new);
  if (!is_new) return tn_parse_fail(p, pos, "resource '%.*s' is given twice", TN_STR_ARG(key));
  *slot = r;
  return true;
}

static bool skip_value(TnParser *p, TnStr key) {
  (void)key;
  if (p->lex.tok != TN_TOK_STRING && p->lex.tok != TN_TOK_BARE) return tn_parse_expected(p, "a string, true or false");
  tn_parse_next(p);
  return true;
}

// { key: value, ... } or what stands between such braces and `close`
static bool parse_section(TnParser *p, TnTok close, bool (*each)(TnParser *p, TnStr key)) {
  if (tn_parse_take(p, close)) return true;
  do {
    TnStr key;
    if (!parse_resource_key(p, &key) || !tn_parse_expect(p, TN_TOK_COLON, "':' after a name") || !each(p, key))
      return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, close, "',' or the end of the section");
}

static bool parse_dialect_section(TnParser *p, TnStr dialect) {
  bool builtin = tn_str_is(dialect, "builtin");
  return tn_parse_expect(p, TN_TOK_LBRACE, "'{'") && parse_section(p, TN_TOK_RBRACE, builtin ? parse_blob : skip_value);
}

static bool parse_external_section(TnParser *p, TnStr name) {
  (void)name;
  return tn_parse_expect(p, TN_TOK_LBRACE, "'{'") && parse_section(p, TN_TOK_RBRACE, skip_value);
}

static bool parse_metadata_section(TnParser *p, TnStr name) {
  bool dialects = tn_str_is(name, "dialect_resources");
  if (!dialects && !tn_str_is(name, "external_resources"))
    return tn_parse_fail(p, tn_parse_pos(p), "found section '%.*s', expected dialect_resources or external_resources",
                         TN_STR_ARG(name));
  return tn_parse_expect(p, TN_TOK_LBRACE, "'{'") &&
         parse_section(p, TN_TOK_RBRACE, dialects ? parse_dialect_section : parse_external_section);
}

bool tn_parse_metadata(TnParser *p) {
  tn_parse_next(p);
  return parse_section(p, TN_TOK_META_END, parse_metadata_section);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types. Programs repeat a few spellings thousands of times, so each spelling is parsed once and then looked up.
#include "text/parse.h"

// ---------------------------------------------------------------------------------------------------------------
// Dimensions: "2x?x0x" glues tokens together, so they are read byte by byte.

static const char *skip_blanks(const TnParser *p, const char *at) {
  const char *end = p->lex.end;
  for (;;) {
    while (at < end && tn_char_is(*at, TN_CHAR_BLANK)) at++;
    if (end - at < 2 || at[0] != '/' || at[1] != '/') return at;
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    at = newline ? newline : end;
  }
}

// One dimension at `at` with the 'x' behind it; NULL without a message when there is none, or *out_bad is set.
static const char *read_dim(TnParser *p, const char *at, int64_t *out, bool *out_bad) {
  const char *end = p->lex.end;
  at = skip_blanks(p, at);
  if (at < end && *at == '?') {
    *out = TN_DYNAMIC;
    at++;
  } else {
    const char *first = at;
    while (at < end && tn_char_is(*at, TN_CHAR_DIGIT)) at++;
    if (at == first) return NULL;
    uint64_t v;
    if (!tn_number_u64((TnStr){first, (size_t)(at - first)}, &v) || v > INT64_MAX) {
      tn_lex_seek(&p->lex, first);
      *out_bad = !tn_parse_fail(p, tn_parse_pos(p), "dimension '%.*s' is too large",
                                (int)(at - first > 40 ? 40 : at - first), first);
      return NULL;
    }
    *out = (int64_t)v;
  }
  at = skip_blanks(p, at);
  if (at < end && *at == 'x') return at + 1;
  tn_lex_seek(&p->lex, at);
  tn_parse_next(p);
  *out_bad = !tn_parse_expected(p, "'x' after a dimension");
  return NULL;
}

bool tn_parse_dims(TnParser *p, size_t *out_n) {
  size_t first = p->ints.n;
  const char *at = p->lex.at;
  bool bad = false;
  int64_t dim;
  for (const char *next; (next = read_dim(p, at, &dim, &bad)); at = next) tn_push(&p->scratch, &p->ints, dim);
  if (bad) return false;
  tn_lex_seek(&p->lex, at);
  tn_parse_next(p);
  *out_n = p->ints.n - first;
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Shaped types.

static bool can_be_element(const TnType *t) {
  switch (t->kind) {
    case TN_TYPE_INTEGER:
    case TN_TYPE_INDEX:
    case TN_TYPE_FLOAT:
    case TN_TYPE_COMPLEX:
    case TN_TYPE_QUANT:
    case TN_TYPE_OPAQUE: return true;
    default: return false;
  }
}

static const TnType *parse_element(TnParser *p) {
  TnPos pos = tn_parse_pos(p);
  const TnType *t = tn_parse_type(p);
  if (!t || can_be_element(t)) return t;
  tn_parse_fail(p, pos, "'%s' cannot be an element type", tn_type_text(&p->scratch, t));
  return NULL;
}

// tensor<*xT>, behind the '<'.
static const TnType *parse_unranked(TnParser *p) {
  const char *x = skip_blanks(p, p->lex.at);
  if (x == p->lex.end || *x != 'x') {
    tn_parse_next(p);
    tn_parse_expected(p, "'x' after '*'");
    return NULL;
  }
  tn_lex_seek(&p->lex, x + 1);
  tn_parse_next(p);
  const TnType *elem = parse_element(p);
  if (!elem || !tn_parse_expect(p, TN_TOK_GREATER, "'>' after the element type")) return NULL;
  return tn_type_unranked(p->m, elem);
}

static const TnType *parse_ranked(TnParser *p, bool is_memref) {
  size_t first = p->ints.n, rank;
  if (!tn_parse_dims(p, &rank)) return NULL;
  const TnType *elem = parse_element(p);
  const TnAttr *encoding = NULL;
  bool comma = elem && tn_parse_take(p, TN_TOK_COMMA);
  if (comma && p->lex.tok != TN_TOK_GREATER && !(encoding = tn_parse_attr(p, NULL))) return NULL;
  const TnType *t = NULL;
  if (elem && tn_parse_expect(p, TN_TOK_GREATER, "',' or '>' after the element type")) {
    const int64_t *dims = p->ints.data + first;
    t = is_memref ? tn_type_memref(p->m, elem, rank, dims, encoding) : tn_type_tensor(p->m, elem, rank, dims, encoding);
  }
  p->ints.n = first;
  return t;
}

static bool next_is(const TnParser *p, TnTok tok) {
  TnLexer ahead = p->lex;
  tn_lex_next(&ahead);
  return ahead.tok == tok;
}

static const TnType *parse_tensor(TnParser *p) {
  tn_parse_next(p);
  if (p->lex.tok != TN_TOK_LESS) {
    tn_parse_expected(p, "'<' and a shape");
    return NULL;
  }
  if (!next_is(p, TN_TOK_STAR)) return parse_ranked(p, false);
  tn_parse_next(p);
  return parse_unranked(p);
}

static const TnType *opaque_type(TnParser *p) {
  TnStr text = tn_parse_opaque_text(p);
  return text.n ? tn_type_opaque(p->m, text) : NULL;
}

// A memref that is more than a shape with one attribute stays text.
static const TnType *parse_memref(TnParser *p) {
  enum { LONGEST = 4096 };
  TnLexer start = p->lex;
  tn_parse_next(p);
  if (p->lex.tok != TN_TOK_LESS) {
    tn_parse_expected(p, "'<' and a shape");
    return NULL;
  }
  TnLexer ahead = start;
  int depth = 0, commas = 0;
  bool star = next_is(p, TN_TOK_STAR), layout = false, after_comma = false;
  do {
    tn_lex_next(&ahead);
    depth += ahead.tok == TN_TOK_LESS || ahead.tok == TN_TOK_LPAREN;
    depth -= ahead.tok == TN_TOK_GREATER || ahead.tok == TN_TOK_RPAREN;
    layout |= after_comma && ahead.tok == TN_TOK_BARE;
    after_comma = depth == 1 && ahead.tok == TN_TOK_COMMA;
    commas += after_comma;
  } while (depth > 0 && ahead.tok != TN_TOK_END && ahead.tok != TN_TOK_ERROR && ahead.p - start.p < LONGEST);
  if (!star && !layout && commas < 2) return parse_ranked(p, true);
  p->lex = start;
  return opaque_type(p);
}

// ---------------------------------------------------------------------------------------------------------------
// Types in angle brackets.

static const TnType *parse_complex(TnParser *p) {
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and an element type")) return NULL;
  TnPos pos = tn_parse_pos(p);
  const TnType *elem = tn_parse_type(p);
  if (elem && elem->kind != TN_TYPE_FLOAT && elem->kind != TN_TYPE_INTEGER) {
    tn_parse_fail(p, pos, "'%s' cannot be the parts of a complex type", tn_type_text(&p->scratch, elem));
    return NULL;
  }
  if (!elem || !tn_parse_expect(p, TN_TOK_GREATER, "'>' after the element type")) return NULL;
  return tn_type_complex(p->m, elem);
}

// <T, U> or <>, at the '<'.
static const TnType *parse_list_type(TnParser *p, bool is_tuple) {
  size_t first = p->types.n, n = 0;
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and a list of types")) return NULL;
  if (p->lex.tok != TN_TOK_GREATER && !tn_parse_type_list(p, &n)) return NULL;
  if (!tn_parse_expect(p, TN_TOK_GREATER, "',' or '>' in a list of types")) return NULL;
  const TnType *const *types = p->types.data + first;
  const TnType *t = is_tuple ? tn_type_tuple(p->m, types, n) : tn_type_future(p->m, types, n);
  p->types.n = first;
  return t;
}

static const TnType *parse_function(TnParser *p) {
  TnDraft d = {.type0 = p->types.n};
  if (!tn_parse_signature(p, &d)) return NULL;
  size_t n = p->types.n - d.type0;
  const TnType *const *types = p->types.data + d.type0;
  const TnType *t = tn_type_function(p->m, types, d.n_operand_types, types + d.n_operand_types, n - d.n_operand_types);
  p->types.n = d.type0;
  return t;
}

// ---------------------------------------------------------------------------------------------------------------
// !quant.uniform<i8<-127:127>:f32:1, {2.0:3, 4.0}>

static const TnType *quant_storage(TnParser *p, TnStr s) {
  TnSign sign = TN_SIGNLESS;
  size_t prefix = 1;
  if (s.n > 1 && s.p[0] == 'u')
    sign = TN_UNSIGNED, prefix = s.p[1] == 'i' ? 2 : 1;
  else if (s.n > 1 && s.p[0] == 's' && s.p[1] == 'i')
    sign = TN_SIGNED, prefix = 2;
  else if (s.n < 1 || s.p[0] != 'i')
    return NULL;
  uint64_t width = 0;
  if (s.n == prefix || s.n > prefix + 4) return NULL;
  for (size_t i = prefix; i < s.n; i++)
    if (!tn_char_is(s.p[i], TN_CHAR_DIGIT)) return NULL;
  if (!tn_number_u64((TnStr){s.p + prefix, s.n - prefix}, &width) || width < 1 || width > 32) return NULL;
  return tn_type_integer(p->m, (uint32_t)width, sign);
}

static bool parse_quant_storage(TnParser *p, TnQuant *q) {
  q->storage_text = tn_lex_text(&p->lex);
  q->storage = p->lex.tok == TN_TOK_BARE ? quant_storage(p, q->storage_text) : NULL;
  if (!q->storage) return tn_parse_expected(p, "a storage type of at most 32 bits, such as i8 or u8");
  bool u = q->storage->sign == TN_UNSIGNED;
  q->min = u ? 0 : -((int64_t)1 << (q->storage->width - 1));
  q->max = ((int64_t)1 << (q->storage->width - !u)) - 1;
  tn_parse_next(p);
  if (!tn_parse_take(p, TN_TOK_LESS)) return true;
  int64_t lo, hi;
  if (!tn_parse_i64(p, &lo) || !tn_parse_expect(p, TN_TOK_COLON, "':' and the largest stored value") ||
      !tn_parse_i64(p, &hi))
    return false;
  q->has_range = lo != q->min || hi != q->max;
  q->min = lo;
  q->max = hi;
  return tn_parse_expect(p, TN_TOK_GREATER, "'>' after the storage range");
}

// Scales go to doubles, their zero points to ints.
static bool parse_scale(TnParser *p) {
  double scale;
  int64_t zero = 0;
  if (!tn_parse_number(p, &scale)) return false;
  if (tn_parse_take(p, TN_TOK_COLON) && !tn_parse_i64(p, &zero)) return false;
  tn_push(&p->scratch, &p->doubles, scale);
  tn_push(&p->scratch, &p->ints, zero);
  return true;
}

// A nested list of scales; the first list met at each depth sets the size of the others there.
static bool parse_scale_lists(TnParser *p, size_t axis, int64_t *dims, size_t rank) {
  TnPos pos = tn_parse_pos(p);
  int64_t n = 0;
  if (!tn_parse_expect(p, TN_TOK_LBRACE, "'{' and scales")) return false;
  do {
    if (axis + 1 < rank ? !parse_scale_lists(p, axis + 1, dims, rank) : !parse_scale(p)) return false;
    n++;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  if (dims[axis] >= 0 && dims[axis] != n)
    return tn_parse_fail(p, pos, "found a list of %lld scales, expected %lld as in the lists before", (long long)n,
                         (long long)dims[axis]);
  dims[axis] = n;
  return tn_parse_expect(p, TN_TOK_RBRACE, "',' or '}' after a scale");
}

// {0:2, 1:4}, behind the '{': axes and sizes in turn on ints.
static bool parse_blocks(TnParser *p) {
  do {
    int64_t axis, size;
    if (!tn_parse_i64(p, &axis) || !tn_parse_expect(p, TN_TOK_COLON, "':' and a block size") || !tn_parse_i64(p, &size))
      return false;
    tn_push(&p->scratch, &p->ints, axis);
    tn_push(&p->scratch, &p->ints, size);
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RBRACE, "',' or '}' after a block size");
}

static bool has_nested_scales(TnParser *p, size_t *out_rank) {
  TnLexer ahead = p->lex;
  for (*out_rank = 0; ahead.tok == TN_TOK_LBRACE && *out_rank <= TN_MAX_NESTING; tn_lex_next(&ahead)) ++*out_rank;
  return *out_rank <= TN_MAX_NESTING;
}

static bool parse_scales(TnParser *p, TnQuant *q) {
  if (!q->n_blocks && q->axis < 0) return parse_scale(p);
  if (!has_nested_scales(p, &q->scale_rank))
    return tn_parse_fail(p, tn_parse_pos(p), "nested deeper than %d levels", TN_MAX_NESTING);
  if (!q->n_blocks || !q->scale_rank) q->scale_rank = 1;
  int64_t *dims = tn_new_n(&p->scratch, int64_t, q->scale_rank);
  for (size_t i = 0; i < q->scale_rank; i++) dims[i] = -1;
  q->scale_dims = dims;
  bool ok = parse_scale_lists(p, 0, dims, q->scale_rank);
  if (!q->n_blocks) q->scale_rank = 0;
  return ok;
}

// The optional third part: an axis, or block sizes.
static bool parse_quant_axis(TnParser *p, TnQuant *q) {
  q->axis = -1;
  if (!tn_parse_take(p, TN_TOK_COLON)) return true;
  if (!tn_parse_take(p, TN_TOK_LBRACE)) {
    TnPos pos = tn_parse_pos(p);
    if (!tn_parse_i64(p, &q->axis)) return false;
    return (q->axis >= 0 && q->axis <= INT32_MAX) ||
           tn_parse_fail(p, pos, "found quantized axis %lld, expected a dimension", (long long)q->axis);
  }
  size_t first = p->ints.n;
  if (!parse_blocks(p)) return false;
  q->n_blocks = (p->ints.n - first) / 2;
  int64_t *axes = tn_new_n(&p->scratch, int64_t, q->n_blocks), *sizes = tn_new_n(&p->scratch, int64_t, q->n_blocks);
  for (size_t i = 0; i < q->n_blocks; i++) {
    axes[i] = p->ints.data[first + 2 * i];
    sizes[i] = p->ints.data[first + 2 * i + 1];
  }
  q->block_axes = axes;
  q->block_sizes = sizes;
  p->ints.n = first;
  return true;
}

static const TnType *parse_quant_parts(TnParser *p, TnQuant *q) {
  if (!parse_quant_storage(p, q) || !tn_parse_expect(p, TN_TOK_COLON, "':' and the expressed type")) return NULL;
  TnPos pos = tn_parse_pos(p);
  q->expressed = tn_parse_type(p);
  if (!q->expressed) return NULL;
  if (q->expressed->kind != TN_TYPE_FLOAT) {
    tn_parse_fail(p, pos, "expressed type of a quantized type is no float type");
    return NULL;
  }
  if (!parse_quant_axis(p, q) || !tn_parse_expect(p, TN_TOK_COMMA, "',' and the scale")) return NULL;
  size_t first_int = p->ints.n, first_double = p->doubles.n;
  if (!parse_scales(p, q) || !tn_parse_expect(p, TN_TOK_GREATER, "'>' after the scale")) return NULL;
  q->n = p->doubles.n - first_double;
  q->scales = p->doubles.data + first_double;
  q->zero_points = p->ints.data + first_int;
  return tn_type_quant(p->m, q);
}

static const TnType *parse_quant(TnParser *p) {
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and a storage type")) return NULL;
  size_t first_int = p->ints.n, first_double = p->doubles.n;
  TnQuant q = {0};
  const TnType *t = parse_quant_parts(p, &q);
  p->ints.n = first_int;
  p->doubles.n = first_double;
  return t;
}

// ---------------------------------------------------------------------------------------------------------------

// !alias, !stablehlo.token, !quant.uniform<..>, and everything else that begins with '!' as text.
static const TnType *parse_dialect_type(TnParser *p) {
  TnStr name = tn_lex_text(&p->lex);
  bool body = p->lex.at < p->lex.end && *p->lex.at == '<';
  if (tn_str_is(name, "!stablehlo.token")) {
    tn_parse_next(p);
    return tn_type_simple(p->m, TN_TYPE_TOKEN);
  }
  if (tn_str_is(name, "!stablehlo.future")) {
    tn_parse_next(p);
    return parse_list_type(p, false);
  }
  if (tn_str_is(name, "!quant.uniform")) {
    tn_parse_next(p);
    return parse_quant(p);
  }
  if (tn_str_starts(name, TN_STR("!stablehlo.")) || tn_str_starts(name, TN_STR("!chlo."))) {
    tn_parse_fail(p, tn_parse_pos(p), "there is no type '%.*s'", TN_STR_ARG(name));
    return NULL;
  }
  if (body || memchr(name.p, '.', name.n)) return opaque_type(p);
  const TnAlias *alias = tn_parse_alias(p, &p->type_aliases);
  return alias ? alias->type : NULL;
}

// i32, ui8, si4.
static const TnType *integer_type(TnParser *p, TnStr s) {
  size_t prefix = s.p[0] == 'i' ? 1 : 2;
  if ((prefix == 2 && (s.n < 2 || s.p[1] != 'i' || (s.p[0] != 's' && s.p[0] != 'u'))) || s.n == prefix ||
      s.p[prefix] == '0')
    return NULL;
  uint32_t width = 0;
  for (size_t i = prefix; i < s.n; i++) {
    if (!tn_char_is(s.p[i], TN_CHAR_DIGIT)) return NULL;
    width = width * 10 + (uint32_t)(s.p[i] - '0');
    if (width > 0xFFFFFF) {
      tn_parse_fail(p, tn_parse_pos(p), "integer type '%.*s' is wider than 16777215 bits", s.n > 40 ? 40 : (int)s.n,
                    s.p);
      return NULL;
    }
  }
  return tn_type_integer(p->m, width, prefix == 1 ? TN_SIGNLESS : s.p[0] == 's' ? TN_SIGNED : TN_UNSIGNED);
}

static const TnType *parse_named(TnParser *p) {
  TnStr name = tn_lex_text(&p->lex);
  if (tn_str_is(name, "tensor")) return parse_tensor(p);
  if (tn_str_is(name, "complex")) return parse_complex(p);
  if (tn_str_is(name, "memref")) return parse_memref(p);
  if (tn_str_is(name, "vector")) return opaque_type(p);
  if (tn_str_is(name, "tuple")) {
    tn_parse_next(p);
    return parse_list_type(p, true);
  }
  const TnType *t = tn_str_is(name, "index")  ? tn_type_simple(p->m, TN_TYPE_INDEX)
                    : tn_str_is(name, "none") ? tn_type_simple(p->m, TN_TYPE_NONE)
                                              : NULL;
  unsigned before = p->diags->n_errors;
  if (!t) t = tn_type_float(p->m, name);
  if (!t) t = integer_type(p, name);
  if (t)
    tn_parse_next(p);
  else if (p->diags->n_errors == before)
    tn_parse_expected(p, "a type");
  return t;
}

static const TnType *parse_type(TnParser *p) {
  if (!tn_parse_enter(p)) return NULL;
  const TnType *t = NULL;
  if (p->lex.tok == TN_TOK_BARE)
    t = parse_named(p);
  else if (p->lex.tok == TN_TOK_EXCL)
    t = parse_dialect_type(p);
  else if (p->lex.tok == TN_TOK_LPAREN)
    t = parse_function(p);
  else
    tn_parse_expected(p, "a type");
  tn_parse_leave(p);
  return t;
}

enum { PLAIN_DEPTH = 4 };

// The end of the spelling that begins at the current token, when it is short, plain and on one line; NULL otherwise.
static const char *plain_end(const TnParser *p) {
  enum { LONGEST = 200 };
  const char *at = p->lex.at, *end = p->lex.end;
  if (at == end || *at != '<') return at;
  if (end - at > LONGEST) end = at + LONGEST;
  int depth = 0;
  for (; at < end; at++) {
    char c = *at;
    if (c == '<') {
      depth++;
    } else if (c == '>') {
      if (at[-1] == '-') return NULL;
      if (--depth == 0) return at + 1;
    } else if (c == '"' || c == '\n' || c == '/' || c == '#') {
      return NULL;
    } else if (c == '!' && (at + 1 == end || at[1] != 'q')) {
      return NULL;  // an alias, whose height is to be added
    }
    if (depth > PLAIN_DEPTH) return NULL;
  }
  return NULL;
}

// Where the spelling met last stands again, it ends where it ended.
static bool is_last(const TnParser *p) {
  TnStr s = p->last_text;
  return s.n && (size_t)(p->lex.end - p->lex.p) >= s.n && !memcmp(p->lex.p, s.p, s.n);
}

const TnType *tn_parse_type(TnParser *p) {
  if (p->lex.tok != TN_TOK_BARE && p->lex.tok != TN_TOK_EXCL) return parse_type(p);
  bool again = is_last(p);
  const char *end = again ? p->lex.p + p->last_text.n : p->lex.tok == TN_TOK_BARE ? plain_end(p) : NULL;
  if (!end) return parse_type(p);
  TnStr spelling = {p->lex.p, (size_t)(end - p->lex.p)};
  const TnType *t = again ? p->last_type : tn_map_find(&p->type_texts, spelling);
  if (t) {
    if (end[-1] == '>') p->last_text = spelling, p->last_type = t;
    if (p->depth + PLAIN_DEPTH > TN_MAX_NESTING) return parse_type(p);
    if (p->depth + PLAIN_DEPTH > p->max_depth) p->max_depth = p->depth + PLAIN_DEPTH;
    p->lex.at = end;
    tn_parse_next(p);
    return t;
  }
  t = parse_type(p);
  if (!t || p->lex.prev_end != end) return t;
  *tn_map_slot(&p->type_texts, spelling, NULL) = (void *)(uintptr_t)t;
  if (end[-1] == '>') p->last_text = spelling, p->last_type = t;
  return t;
}

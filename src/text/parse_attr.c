// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes: literals, arrays, dictionaries, symbols, aliases, the dialects' structures and enums, locations. What no
// table knows stays text.
#include "text/parse.h"

#include <stdio.h>

// ---------------------------------------------------------------------------------------------------------------
// Small pieces.

bool tn_parse_string(TnParser *p, TnStr *out) {
  if (p->lex.tok != TN_TOK_STRING) return tn_parse_expected(p, "a string");
  *out = tn_lex_unquote(&p->scratch, tn_lex_text(&p->lex));
  tn_parse_next(p);
  return true;
}

bool tn_parse_symbol_name(TnParser *p, TnStr *out) {
  if (p->lex.tok != TN_TOK_AT) return tn_parse_expected(p, "a symbol (@name)");
  TnStr text = tn_lex_text(&p->lex);
  TnStr name = {text.p + 1, text.n - 1};
  *out = *name.p == '"' ? tn_lex_unquote(&p->scratch, name) : name;
  tn_parse_next(p);
  return true;
}

static bool is_hex(TnStr s) { return s.n > 2 && s.p[1] == 'x'; }

bool tn_parse_i64(TnParser *p, int64_t *out) {
  TnPos pos = tn_parse_pos(p);
  bool negative = tn_parse_take(p, TN_TOK_MINUS);
  if (p->lex.tok != TN_TOK_INT) return tn_parse_expected(p, "an integer");
  uint64_t v;
  bool fits = tn_number_u64(tn_lex_text(&p->lex), &v) && v <= (uint64_t)INT64_MAX + negative;
  if (!fits) return tn_parse_fail(p, pos, "integer does not fit in 64 bits");
  *out = (int64_t)(negative ? 0 - v : v);
  tn_parse_next(p);
  return true;
}

bool tn_parse_number(TnParser *p, double *out) {
  bool negative = tn_parse_take(p, TN_TOK_MINUS);
  TnStr s = tn_lex_text(&p->lex);
  uint64_t bits = 0;
  bool is_pattern = is_hex(s) && !negative;  // as what is not finite is printed
  if (p->lex.tok != TN_TOK_INT && p->lex.tok != TN_TOK_FLOAT) return tn_parse_expected(p, "a number");
  if (is_hex(s) && (!is_pattern || s.n != 18 || !tn_number_u64(s, &bits))) return tn_parse_expected(p, "a number");
  *out = is_pattern ? tn_float_decode(TN_F64, bits) : tn_number_f64(s);
  if (negative) *out = -*out;
  tn_parse_next(p);
  return true;
}

bool tn_parse_i64_list(TnParser *p, TnTok open, TnTok close) {
  if (!tn_parse_expect(p, open, "a list of integers")) return false;
  if (tn_parse_take(p, close)) return true;
  do {
    int64_t v;
    if (!tn_parse_i64(p, &v)) return false;
    tn_push(&p->scratch, &p->ints, v);
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, close, "',' or the end of the list");
}

static bool parse_bool(TnParser *p, bool *out) {
  *out = tn_parse_is_word(p, "true");
  return tn_parse_take_word(p, "true") || tn_parse_take_word(p, "false") || tn_parse_expected(p, "true or false");
}

// What is wrong with a bracketed group: a format for up to two characters, and where.
typedef struct WrongGroup {
  const char *format, *at;
  char a, b;
} WrongGroup;

static const char *wrong_group(WrongGroup *w, const char *at, const char *format, char a, char b) {
  *w = (WrongGroup){format, at, a, b};
  return NULL;
}

_Static_assert(TN_MAX_NESTING == 512, "group_end spells it");

// The byte behind the bracketed group that begins at `at`; NULL when it is wrong.
static const char *group_end(const char *at, const char *end, WrongGroup *w) {
  char closers[TN_MAX_NESTING];
  size_t depth = 0;
  const char *start = at, *error = NULL;
  do {
    char c = *at, closer = c == '<' ? '>' : c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : 0;
    if (closer) {
      if (depth == TN_MAX_NESTING) return wrong_group(w, at, "nested deeper than 512 levels", 0, 0);
      closers[depth++] = closer;
    } else if (c == '"') {
      const char *stop = tn_lex_string_end(at, end, &error);
      if (!stop) return wrong_group(w, at, error, 0, 0);
      at = stop;
      continue;
    } else if (c == '-' && end - at > 1 && at[1] == '>') {
      at++;
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      if (closers[--depth] != c) return wrong_group(w, at, "found '%c', expected '%c'", c, closers[depth]);
    }
    at++;
  } while (depth && at < end);
  return depth ? wrong_group(w, start, "brackets that begin here are not closed, expected '%c'", closers[depth - 1], 0)
               : at;
}

// Copies text with runs of blanks, and comments behind blanks, as one blank; strings stay as they are.
static size_t join_lines(char *out, TnStr s) {
  size_t n = 0;
  const char *at = s.p, *end = s.p + s.n, *error = NULL;
  while (at < end) {
    bool after_blank = n && out[n - 1] == ' ';
    if (tn_char_is(*at, TN_CHAR_BLANK)) {
      if (!after_blank) out[n++] = ' ';
      at++;
    } else if (after_blank && *at == '/' && end - at > 1 && at[1] == '/') {
      while (at < end && *at != '\n') at++;
    } else {
      const char *stop = *at == '"' ? tn_lex_string_end(at, end, &error) : at + 1;
      size_t size = (size_t)((stop ? stop : end) - at);
      memcpy(out + n, at, size);
      n += size;
      at += size;
    }
  }
  return n;
}

static const char *groups_end(const char *at, const char *end, WrongGroup *w) {
  while (at && at < end && (*at == '<' || *at == '[')) at = group_end(at, end, w);
  return at;
}

// Text that is broken into lines as it is on one line, when that reads as the same; `head` bytes of it are before the
// first bracket.
static TnStr on_one_line(TnParser *p, TnStr s, size_t head) {
  if (!memchr(s.p, '\n', s.n) && !memchr(s.p, '\t', s.n) && !memchr(s.p, '\r', s.n)) return s;
  char *out = tn_arena_push(&p->m->arena, s.n, 1);
  size_t n = join_lines(out, s);
  WrongGroup w;
  return groups_end(out + head, out + n, &w) == out + n ? (TnStr){out, n} : s;
}

const char *tn_parse_group_end(const TnParser *p, const char *at) {
  WrongGroup w;
  return group_end(at, p->lex.end, &w);
}

TnStr tn_parse_opaque_text(TnParser *p) {
  const char *start = p->lex.p, *at = p->lex.at, *head = at;
  // Words that take brackets (vector, affine_map) may stand apart from them; dialects' names may not.
  while (p->lex.tok == TN_TOK_BARE && head < p->lex.end && tn_char_is(*head, TN_CHAR_BLANK)) head++;
  if (head == p->lex.end || *head != '<') head = at;
  WrongGroup w;
  const char *end = groups_end(head, p->lex.end, &w);
  if (!end) {
    tn_lex_seek(&p->lex, w.at);
    tn_parse_fail(p, tn_parse_pos(p), w.format, w.a, w.b);
    return (TnStr){NULL, 0};
  }
  tn_lex_seek(&p->lex, end);
  tn_parse_next(p);
  TnStr text = {start, (size_t)(end - start)};
  if (head > at) {
    size_t name = (size_t)(at - start), group = (size_t)(end - head);
    char *joined = tn_arena_push(&p->scratch, name + group, 1);
    memcpy(joined, start, name);
    memcpy(joined + name, head, group);
    text = (TnStr){joined, name + group};
  }
  return on_one_line(p, text, (size_t)(at - start));
}

static const TnAttr *opaque_attr(TnParser *p) {
  TnStr text = tn_parse_opaque_text(p);
  return text.n ? tn_attr_opaque(p->m, text) : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Numbers.

bool tn_parse_fit_integer(const TnType *t, bool negative, uint64_t v, int64_t *out) {
  uint32_t width = t->kind == TN_TYPE_INDEX ? 64 : t->width;
  bool is_signed = t->kind == TN_TYPE_INDEX || t->sign == TN_SIGNED;
  if (negative && t->kind == TN_TYPE_INTEGER && t->sign == TN_UNSIGNED) return false;
  if (width >= 64) {
    if ((negative ? v > (uint64_t)1 << 63 : is_signed && v >> 63) || (width > 64 && v >> 63)) return false;
    *out = (int64_t)(negative ? 0 - v : v);
    return true;
  }
  uint64_t limit = (uint64_t)1 << (negative || is_signed ? width - 1 : width);
  if (negative ? v > limit : v >= limit) return false;
  uint64_t bits = (negative ? 0 - v : v) << (64 - width);
  bool extend_zero = t->sign == TN_UNSIGNED || width == 1;
  *out = extend_zero ? (int64_t)(bits >> (64 - width)) : (int64_t)bits >> (64 - width);
  return true;
}

typedef struct Literal {
  TnStr text;
  TnPos pos;
  bool negative, is_float;
} Literal;

// Integers that 64 bits do not hold, of wider types, stay text.
static const TnAttr *integer_attr(TnParser *p, const Literal *l, const TnType *t, TnStr whole) {
  uint64_t v;
  int64_t fitted;
  if (l->is_float) {
    tn_parse_fail(p, l->pos, "found a float, expected an integer for its integer type");
    return NULL;
  }
  if (t->kind == TN_TYPE_INTEGER && t->width > 64 && (!tn_number_u64(l->text, &v) || v >> 63))
    return tn_attr_opaque(p->m, whole);
  if (!tn_number_u64(l->text, &v) || !tn_parse_fit_integer(t, l->negative, v, &fitted)) {
    tn_parse_fail(p, l->pos, "integer does not fit in its type '%s'", tn_type_text(&p->scratch, t));
    return NULL;
  }
  return tn_attr_int(p->m, t, fitted);
}

static const TnAttr *float_attr(TnParser *p, const Literal *l, const TnType *t, TnStr whole) {
  if (!t->dtype) return tn_attr_opaque(p->m, whole);
  if (is_hex(l->text)) {
    uint64_t bits;
    unsigned width = tn_dtype_bits(t->dtype);
    if (!l->negative && tn_number_u64(l->text, &bits) && (width == 64 || bits >> width == 0))
      return tn_attr_float_bits(p->m, t, bits);
    tn_parse_fail(p, l->pos, "hexadecimal float literal is no bit pattern of '%s'", tn_dtype_name(t->dtype));
    return NULL;
  }
  if (!l->is_float) {
    tn_parse_fail(p, l->pos,
                  "found a decimal integer, expected a float literal (with a point) or its bit pattern in hexadecimal");
    return NULL;
  }
  if (l->negative && t->dtype == TN_F8E8M0FNU) {
    tn_parse_fail(p, l->pos, "float is negative, '%s' has no sign", tn_dtype_name(t->dtype));
    return NULL;
  }
  double v = tn_number_f64(l->text);
  return tn_attr_float(p->m, t, tn_number_in(t->dtype, l->negative ? -v : v));
}

static const TnAttr *parse_number(TnParser *p, const TnType *type) {
  const char *start = p->lex.p;
  Literal l = {.pos = tn_parse_pos(p), .negative = tn_parse_take(p, TN_TOK_MINUS)};
  if (p->lex.tok != TN_TOK_INT && p->lex.tok != TN_TOK_FLOAT) {
    tn_parse_expected(p, "a number");
    return NULL;
  }
  l.text = tn_lex_text(&p->lex);
  l.is_float = p->lex.tok == TN_TOK_FLOAT;
  tn_parse_next(p);
  const TnType *t = type;
  if (!t && tn_parse_take(p, TN_TOK_COLON)) {
    TnPos pos = tn_parse_pos(p);
    t = tn_parse_type(p);
    if (!t) return NULL;
    if (t->kind != TN_TYPE_INTEGER && t->kind != TN_TYPE_INDEX && t->kind != TN_TYPE_FLOAT) {
      tn_parse_fail(p, pos, "found '%s', expected an integer, index or float type for a number",
                    tn_type_text(&p->scratch, t));
      return NULL;
    }
  }
  if (!t) t = tn_type_scalar(p->m, l.is_float ? TN_F64 : TN_I64);
  TnStr whole = {start, (size_t)(p->lex.prev_end - start)};
  return t->kind == TN_TYPE_FLOAT ? float_attr(p, &l, t, whole) : integer_attr(p, &l, t, whole);
}

// ---------------------------------------------------------------------------------------------------------------
// Arrays and dictionaries.

static const TnAttr *parse_array(TnParser *p) {
  size_t first = p->attrs.n;
  tn_parse_next(p);
  bool ok = true;
  if (p->lex.tok != TN_TOK_RSQUARE) {
    do {
      const TnAttr *a = tn_parse_attr(p, NULL);
      ok = a != NULL;
      if (ok) tn_push(&p->scratch, &p->attrs, a);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
  }
  const TnAttr *a = NULL;
  if (ok && tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' in an array"))
    a = tn_attr_array(p->m, p->attrs.data + first, p->attrs.n - first);
  p->attrs.n = first;
  return a;
}

static bool parse_key(TnParser *p, TnStr *out) {
  if (p->lex.tok == TN_TOK_STRING) {
    if (!tn_parse_string(p, out)) return false;
    return out->n || tn_parse_fail(p, tn_parse_pos(p), "an attribute's name is empty");
  }
  if (p->lex.tok != TN_TOK_BARE) return tn_parse_expected(p, "an attribute's name");
  *out = tn_lex_text(&p->lex);
  tn_parse_next(p);
  return true;
}

bool tn_parse_dict_entries(TnParser *p, bool (*each)(TnParser *p, void *user, TnStr name, const TnAttr *a, TnPos pos),
                           void *user) {
  if (!tn_parse_expect(p, TN_TOK_LBRACE, "'{' and attributes")) return false;
  if (tn_parse_take(p, TN_TOK_RBRACE)) return true;
  do {
    TnStr name;
    TnPos pos = tn_parse_pos(p);
    if (!parse_key(p, &name)) return false;
    const TnAttr *a = tn_parse_take(p, TN_TOK_EQUAL) ? tn_parse_attr(p, NULL) : tn_attr_unit(p->m);
    if (!a || !each(p, user, name, a, pos)) return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RBRACE, "',' or '}' after an attribute");
}

static bool push_entry(TnParser *p, void *user, TnStr name, const TnAttr *a, TnPos pos) {
  (void)user, (void)pos;
  tn_push(&p->scratch, &p->strs, name);
  tn_push(&p->scratch, &p->attrs, a);
  return true;
}

// Bottom-up merge sort of names and attributes together; dictionaries are mostly sorted and then it is not called.
static void sort_entries(TnParser *p, TnStr *names, const TnAttr **attrs, size_t n) {
  TnStr *names2 = tn_new_n(&p->scratch, TnStr, n);
  const TnAttr **attrs2 = tn_new_n(&p->scratch, const TnAttr *, n);
  for (size_t run = 1; run < n; run *= 2) {
    for (size_t lo = 0; lo < n; lo += 2 * run) {
      size_t mid = lo + run < n ? lo + run : n, hi = mid + run < n ? mid + run : n, a = lo, b = mid;
      for (size_t k = lo; k < hi; k++) {
        size_t from = b == hi || (a < mid && tn_str_cmp(names[a], names[b]) <= 0) ? a++ : b++;
        names2[k] = names[from];
        attrs2[k] = attrs[from];
      }
    }
    memcpy(names, names2, n * sizeof *names);
    memcpy(attrs, attrs2, n * sizeof *attrs);
  }
}

const TnAttr *tn_parse_build_dict(TnParser *p, size_t str0, size_t attr0, TnPos pos) {
  TnStr *names = p->strs.data + str0;
  const TnAttr **attrs = p->attrs.data + attr0;
  size_t n = p->strs.n - str0;
  bool sorted = true;
  for (size_t i = 1; i < n; i++) sorted = sorted && tn_str_cmp(names[i - 1], names[i]) < 0;
  if (!sorted) sort_entries(p, names, attrs, n);
  for (size_t i = 1; i < n && !sorted; i++) {
    if (!tn_str_eq(names[i - 1], names[i])) continue;
    tn_parse_fail(p, pos, "attribute '%.*s' is given twice", TN_STR_ARG(names[i]));
    return NULL;
  }
  return tn_attr_dict(p->m, names, attrs, n);
}

const TnAttr *tn_parse_dict(TnParser *p) {
  size_t str0 = p->strs.n, attr0 = p->attrs.n;
  TnPos pos = tn_parse_pos(p);
  const TnAttr *dict = NULL;
  if (tn_parse_dict_entries(p, push_entry, NULL)) dict = tn_parse_build_dict(p, str0, attr0, pos);
  p->strs.n = str0;
  p->attrs.n = attr0;
  return dict;
}

// @a::@b::@c
static const TnAttr *parse_symbol(TnParser *p) {
  TnStr root;
  if (!tn_parse_symbol_name(p, &root)) return NULL;
  if (p->lex.tok != TN_TOK_COLONCOLON) return tn_attr_symbol(p->m, root);
  size_t first = p->attrs.n;
  bool ok = true;
  while (ok && tn_parse_take(p, TN_TOK_COLONCOLON)) {
    TnStr name;
    ok = tn_parse_symbol_name(p, &name);
    if (ok) tn_push(&p->scratch, &p->attrs, tn_attr_symbol(p->m, name));
  }
  const TnAttr *a = ok ? tn_attr_nested_symbol(p->m, root, p->attrs.data + first, p->attrs.n - first) : NULL;
  p->attrs.n = first;
  return a;
}

// ---------------------------------------------------------------------------------------------------------------
// Aliases.

// Goes behind the bracketed group of an attribute or type that is kept as text, which need not consist of tokens.
// False when the group is wrong: it may have been looked at up to the input's end, so this is not to be tried often.
static bool skip_group(TnLexer *l) {
  WrongGroup w;
  const char *head = l->at;
  while (l->tok == TN_TOK_BARE && head < l->end && tn_char_is(*head, TN_CHAR_BLANK)) head++;
  if (head == l->end || (*head != '<' && (*head != '[' || l->tok != TN_TOK_BARE))) return true;
  const char *end = groups_end(head, l->end, &w);
  if (end) tn_lex_seek(l, end);
  return end != NULL;
}

// Whether what begins with this token is kept as text, or may be.
static bool is_text(const TnLexer *l) {
  static const char *const words[] = {"affine_map", "affine_set", "distinct", "memref", "vector"};
  if (l->tok == TN_TOK_HASH || l->tok == TN_TOK_EXCL) return true;
  for (size_t i = 0; l->tok == TN_TOK_BARE && i < TN_COUNT(words); i++)
    if (tn_str_is(tn_lex_text(l), words[i])) return true;
  return false;
}

// Whether the name is the stem and a number; the first name that is one gives the stem.
static bool has_stem(TnAliases *t, TnStr name, uint32_t *out_number) {
  size_t n = name.n;
  while (n && tn_char_is(name.p[n - 1], TN_CHAR_DIGIT)) n--;
  if (!tn_name_is_number((TnStr){name.p + n, name.n - n}, out_number)) return false;
  if (!t->stem.p) t->stem = (TnStr){name.p, n};
  return tn_str_eq(t->stem, (TnStr){name.p, n});
}

static TnAlias *find_alias(TnAliases *t, TnStr name) {
  uint32_t number;
  void **slot = has_stem(t, name, &number) ? tn_numbers_find(&t->numbers, number) : NULL;
  return slot && *slot ? *slot : tn_map_find(&t->others, name);
}

// For a name that is not there yet.
static TnAlias *add_alias(TnParser *p, TnAliases *t, TnStr name, const TnLexer *at) {
  uint32_t number;
  void **slot = has_stem(t, name, &number) ? tn_numbers_add(&t->numbers, number, &p->scratch) : NULL;
  if (!slot) slot = tn_map_slot(&t->others, name, NULL);
  TnAlias *alias = tn_new(&p->scratch, TnAlias);
  *alias = (TnAlias){.at = at->p, .line_start = at->line_start, .line = at->line};
  return *slot = alias;
}

// Looks through the rest of the input for `#name =` and `!name =` outside all braces.
bool tn_parse_aliases(TnParser *p) {
  p->has_alias_list = true;
  TnLexer l = p->top;
  size_t depth = 0;
  bool skip = true;
  while (l.tok != TN_TOK_END) {
    TnLexer at = l;
    if (skip && is_text(&at)) skip = skip_group(&l);
    tn_lex_next(&l);
    switch (at.tok) {
      case TN_TOK_LBRACE:
      case TN_TOK_LPAREN:
      case TN_TOK_LSQUARE:
      case TN_TOK_META_BEGIN: depth++; break;
      case TN_TOK_RBRACE:
      case TN_TOK_RPAREN:
      case TN_TOK_RSQUARE:
      case TN_TOK_META_END: depth -= depth > 0; break;
      default: break;
    }
    if (depth || l.tok != TN_TOK_EQUAL || (at.tok != TN_TOK_HASH && at.tok != TN_TOK_EXCL)) continue;
    TnStr text = tn_lex_text(&at), name = {text.p + 1, text.n - 1};
    TnAliases *aliases = at.tok == TN_TOK_HASH ? &p->attr_aliases : &p->type_aliases;
    if (find_alias(aliases, name)) continue;  // a second definition is reported when it is reached
    at = l;
    tn_lex_next(&at);
    add_alias(p, aliases, name, &at);
  }
  return true;
}

// Reads the right side of an alias at the lexer's place.
static bool read_alias(TnParser *p, TnAlias *alias, bool is_attr) {
  uint32_t max_depth = p->max_depth;
  uint64_t size = p->size;
  p->max_depth = p->depth;
  p->size = 0;
  alias->state = TN_ALIAS_READING;
  if (!is_attr) tn_parse_take_word(p, "type");
  const TnAttr *attr = is_attr ? tn_parse_attr(p, NULL) : NULL;
  const TnType *type = is_attr ? NULL : tn_parse_type(p);
  alias->state = TN_ALIAS_READ;
  if (is_attr)
    alias->attr = attr;
  else
    alias->type = type;
  alias->height = p->max_depth - p->depth;
  alias->size = p->size;
  p->max_depth = max_depth;
  p->size = size;
  return attr || type;
}

const TnAlias *tn_parse_alias(TnParser *p, TnAliases *aliases) {
  TnStr text = tn_lex_text(&p->lex), name = {text.p + 1, text.n - 1};
  TnPos pos = tn_parse_pos(p);
  TnAlias *alias = find_alias(aliases, name);
  if (!alias && !p->has_alias_list) {
    tn_parse_aliases(p);
    alias = find_alias(aliases, name);
  }
  if (!alias) {
    tn_parse_fail(p, pos, "alias '%.*s' is not defined", TN_STR_ARG(text));
    return NULL;
  }
  if (alias->state == TN_ALIAS_READING) {
    tn_parse_fail(p, pos, "alias '%.*s' is part of its own definition", TN_STR_ARG(text));
    return NULL;
  }
  if (alias->state == TN_ALIAS_FOUND) {
    TnLexer here = p->lex;
    p->lex.at = alias->at;
    p->lex.line_start = alias->line_start;
    p->lex.line = alias->line;
    tn_parse_next(p);
    read_alias(p, alias, aliases == &p->attr_aliases);
    p->lex = here;
  }
  if (!alias->attr || !tn_parse_add_height(p, alias->height, alias->size)) return NULL;
  tn_parse_next(p);
  return alias;
}

bool tn_parse_alias_definition(TnParser *p) {
  bool is_attr = p->lex.tok == TN_TOK_HASH;
  TnStr text = tn_lex_text(&p->lex), name = {text.p + 1, text.n - 1};
  TnPos pos = tn_parse_pos(p);
  if (memchr(name.p, '.', name.n))
    return tn_parse_fail(p, pos, "the name of an alias holds no '.', found '%.*s'", TN_STR_ARG(text));
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_EQUAL, "'=' and what the alias stands for")) return false;
  TnAliases *aliases = is_attr ? &p->attr_aliases : &p->type_aliases;
  TnAlias *alias = find_alias(aliases, name);
  if (!alias) alias = add_alias(p, aliases, name, &p->lex);
  if (alias->is_defined) return tn_parse_fail(p, pos, "alias '%.*s' is defined twice", TN_STR_ARG(text));
  alias->is_defined = true;
  return read_alias(p, alias, is_attr);
}

// ---------------------------------------------------------------------------------------------------------------
// Enums and structures of the dialects.

static const TnAttr *parse_enum_value(TnParser *p, TnEnumId id) {
  int64_t number;
  TnStr word = tn_lex_text(&p->lex);
  if (p->lex.tok == TN_TOK_BARE && tn_enum_find(id, word, &number)) {
    tn_parse_next(p);
    return tn_attr_enum(p->m, id, number);
  }
  char what[256];
  int n = snprintf(what, sizeof what, "a %s (", tn_name(tn_enum_info[id].mnemonic));
  const TnEnumValue *values = &tn_enum_values[tn_enum_info[id].first];
  for (size_t i = 0; i < tn_enum_info[id].n && n > 0 && (size_t)n < sizeof what; i++)
    n += snprintf(what + n, sizeof what - (size_t)n, "%s%s", i ? ", " : "", tn_name(values[i].name));
  if (n > 0 && (size_t)n < sizeof what) snprintf(what + n, sizeof what - (size_t)n, ")");
  tn_parse_expected(p, what);
  return NULL;
}

// <VALUE> or VALUE
static const TnAttr *parse_enum_body(TnParser *p, TnEnumId id) {
  bool angle = tn_parse_take(p, TN_TOK_LESS);
  const TnAttr *a = parse_enum_value(p, id);
  return a && (!angle || tn_parse_expect(p, TN_TOK_GREATER, "'>' after the value")) ? a : NULL;
}

const TnAttr *tn_parse_i64s(TnParser *p) {
  size_t first = p->ints.n;
  const TnAttr *a = NULL;
  if (tn_parse_i64_list(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE))
    a = tn_attr_i64s(p->m, p->ints.data + first, p->ints.n - first);
  p->ints.n = first;
  return a;
}

static const TnAttr *parse_bools(TnParser *p) {
  size_t first = p->ints.n;
  bool ok = tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and true or false");
  if (ok && !tn_parse_take(p, TN_TOK_RSQUARE)) {
    do {
      bool v = false;
      ok = p->lex.tok == TN_TOK_INT ? (v = *p->lex.p != '0', tn_parse_next(p), true) : parse_bool(p, &v);
      tn_push(&p->scratch, &p->ints, v);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after true or false");
  }
  size_t n = p->ints.n - first;
  uint8_t *v = tn_new_n(&p->scratch, uint8_t, n);
  for (size_t i = 0; i < n; i++) v[i] = p->ints.data[first + i] != 0;
  p->ints.n = first;
  return ok ? tn_attr_dense_array(p->m, tn_type_scalar(p->m, TN_I1), v, n) : NULL;
}

// A list whose items may lack their #stablehlo.name.
static const TnAttr *parse_stripped_items(TnParser *p, TnStructId item) {
  size_t first = p->attrs.n;
  bool ok = tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and a list");
  if (ok && !tn_parse_take(p, TN_TOK_RSQUARE)) {
    do {
      const TnAttr *a = p->lex.tok == TN_TOK_LESS ? tn_parse_struct_body(p, item) : tn_parse_attr(p, NULL);
      ok = a != NULL;
      if (ok) tn_push(&p->scratch, &p->attrs, a);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after an item");
  }
  const TnAttr *a = ok ? tn_attr_array(p->m, p->attrs.data + first, p->attrs.n - first) : NULL;
  p->attrs.n = first;
  return a;
}

static TnDtype number_dtype(TnAttrSpecKind kind) {
  switch (kind) {
    case TN_AK_I32: return TN_I32;
    case TN_AK_UI32: return TN_UI32;
    case TN_AK_UI64: return TN_UI64;
    case TN_AK_F32: return TN_F32;
    case TN_AK_F64: return TN_F64;
    default: return TN_I64;
  }
}

const TnAttr *tn_parse_bare_attr(TnParser *p, const TnAttrSpec *spec) {
  TnPos pos = tn_parse_pos(p);
  const TnAttr *a = NULL;
  TnStr s;
  bool b;
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_I32:
    case TN_AK_I64:
    case TN_AK_UI32:
    case TN_AK_UI64:
    case TN_AK_F32:
    case TN_AK_F64: return parse_number(p, tn_type_scalar(p->m, number_dtype(spec->kind)));
    case TN_AK_BOOL: return parse_bool(p, &b) ? tn_attr_bool(p->m, b) : NULL;
    case TN_AK_STR: return tn_parse_string(p, &s) ? tn_attr_string(p->m, s) : NULL;
    case TN_AK_I64S:
      if (p->lex.tok == TN_TOK_LSQUARE) return tn_parse_i64s(p);
      break;
    case TN_AK_BOOLS:
      if (p->lex.tok == TN_TOK_LSQUARE) return parse_bools(p);
      break;
    case TN_AK_ENUM:
      if (p->lex.tok != TN_TOK_HASH) return parse_enum_value(p, (TnEnumId)spec->aux);
      break;
    case TN_AK_STRUCT:
      if (p->lex.tok != TN_TOK_HASH) return tn_parse_struct_body(p, (TnStructId)spec->aux);
      break;
    default: break;
  }
  if (spec->kind == TN_AK_STRUCTS && p->lex.tok == TN_TOK_LSQUARE)
    a = parse_stripped_items(p, (TnStructId)spec->aux);
  else
    a = tn_parse_attr(p, NULL);
  const char *expected;
  if (!a) return NULL;
  const TnAttr *fit = tn_attr_conform(p->m, spec, a, &expected);
  if (!fit) tn_parse_fail(p, pos, "'%s' has the wrong kind, expected %s", tn_name(spec->name), expected);
  return fit;
}

// (2)4, or <(2)4>
static const TnAttr *parse_sub_axis(TnParser *p, TnStructId id) {
  int64_t pre, size;
  bool angle = tn_parse_take(p, TN_TOK_LESS);
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and the size before the sub-axis") || !tn_parse_i64(p, &pre) ||
      !tn_parse_expect(p, TN_TOK_RPAREN, "')'") || !tn_parse_i64(p, &size) ||
      (angle && !tn_parse_expect(p, TN_TOK_GREATER, "'>'")))
    return NULL;
  return tn_attr_struct(p->m, id, (const TnAttr *const[]){tn_attr_i64(p->m, pre), tn_attr_i64(p->m, size)});
}

// <3, ?>, or the older <bounds = [3, ?]>
static const TnAttr *parse_bounds(TnParser *p, bool is_old) {
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and bounds")) return NULL;
  if (is_old && (!tn_parse_expect_word(p, "bounds") || !tn_parse_expect(p, TN_TOK_EQUAL, "'='") ||
                 !tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and bounds")))
    return NULL;
  size_t first = p->ints.n;
  bool ok = true;
  if (p->lex.tok != (is_old ? TN_TOK_RSQUARE : TN_TOK_GREATER)) {
    do {
      int64_t v = TN_DYNAMIC;
      ok = tn_parse_take(p, TN_TOK_QUESTION) || tn_parse_i64(p, &v);
      tn_push(&p->scratch, &p->ints, v);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
  }
  ok = ok && (!is_old || tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after a bound"));
  ok = ok && tn_parse_expect(p, TN_TOK_GREATER, "',' or '>' after a bound");
  const TnAttr *list = tn_attr_i64s(p->m, p->ints.data + first, p->ints.n - first);
  p->ints.n = first;
  return ok ? tn_attr_struct(p->m, TN_STRUCT_bounds, &list) : NULL;
}

// What a field that is not written stands for; NULL when it must be written.
static const TnAttr *absent_field(TnParser *p, TnStructId id, const TnAttrSpec *spec) {
  switch (id) {
    case TN_STRUCT_dot:
    case TN_STRUCT_gather:
    case TN_STRUCT_scatter:
    case TN_STRUCT_ragged_dot:
    case TN_STRUCT_result_accuracy:
    case TN_STRUCT_output_operand_alias: break;
    default: return NULL;
  }
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_I64S: return tn_attr_i64s(p->m, NULL, 0);
    case TN_AK_I64: return tn_attr_i64(p->m, 0);
    case TN_AK_F64: return tn_attr_float(p->m, tn_type_scalar(p->m, TN_F64), 0);
    case TN_AK_ENUM: return tn_attr_enum(p->m, (TnEnumId)spec->aux, 0);
    default: return NULL;
  }
}

static const TnAttr *parse_field_value(TnParser *p, const TnAttrSpec *spec) {
  if (spec->kind == TN_AK_TYPE) {
    const TnType *t = tn_parse_type(p);
    return t ? tn_attr_type(p->m, t) : NULL;
  }
  return tn_parse_bare_attr(p, spec);
}

static bool parse_field(TnParser *p, TnStructId id, const TnAttr **fields) {
  const TnAttrInfo *info = &tn_struct_info[id];
  const TnAttrSpec *specs = tn_struct_fields(id);
  TnPos pos = tn_parse_pos(p);
  TnStr name = tn_lex_text(&p->lex);
  size_t i = 0;
  if (p->lex.tok != TN_TOK_BARE) return tn_parse_expected(p, "the name of a field");
  while (i < info->n && !tn_str_is(name, tn_name(specs[i].name))) i++;
  if (i == info->n) return tn_parse_fail(p, pos, "%s has no field '%.*s'", tn_name(info->mnemonic), TN_STR_ARG(name));
  if (fields[i]) return tn_parse_fail(p, pos, "field '%.*s' is given twice", TN_STR_ARG(name));
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_EQUAL, "'=' and the value of the field")) return false;
  fields[i] = parse_field_value(p, &specs[i]);
  return fields[i] != NULL;
}

// name = value, ... up to '>'
static const TnAttr *parse_fields(TnParser *p, TnStructId id) {
  const TnAttrInfo *info = &tn_struct_info[id];
  const TnAttrSpec *specs = tn_struct_fields(id);
  const TnAttr *fields[16] = {0};
  TnPos pos = tn_parse_pos(p);
  while (p->lex.tok != TN_TOK_GREATER) {
    if (!parse_field(p, id, fields)) return NULL;
    if (!tn_parse_take(p, TN_TOK_COMMA)) break;
  }
  if (!tn_parse_expect(p, TN_TOK_GREATER, "',' or '>' after a field")) return NULL;
  for (size_t i = 0; i < info->n; i++) {
    if (!fields[i]) fields[i] = absent_field(p, id, &specs[i]);
    if (fields[i] || specs[i].presence == TN_OPTIONAL) continue;
    tn_parse_fail(p, pos, "%s lacks its field '%s'", tn_name(info->mnemonic), tn_name(specs[i].name));
    return NULL;
  }
  return tn_attr_struct(p->m, id, fields);
}

const TnAttr *tn_parse_struct_body(TnParser *p, TnStructId id) {
  if (id == TN_STRUCT_bounds) return parse_bounds(p, false);
  if (id == TN_STRUCT_sub_axis_info) return parse_sub_axis(p, id);
  if (tn_struct_info[id].dialect == TN_NAME_sdy) return tn_parse_sdy_body(p, id);
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and fields")) return NULL;
  if (id != TN_STRUCT_conv || tn_parse_take_word(p, "raw")) return parse_fields(p, id);
  const TnAttr *a = tn_parse_conv_dims(p);
  return a && tn_parse_expect(p, TN_TOK_GREATER, "'>' after the dimension numbers") ? a : NULL;
}

static bool is_ours(TnStr dialect) { return tn_str_is(dialect, "stablehlo") || tn_str_is(dialect, "chlo"); }

// The number of a table's row; n: there is none.
static unsigned find_info(const TnAttrInfo *info, unsigned n, TnStr dialect, TnStr mnemonic) {
  unsigned i = 0;
  while (i < n && !(tn_str_is(mnemonic, tn_name(info[i].mnemonic)) && tn_str_is(dialect, tn_name(info[i].dialect))))
    i++;
  return i;
}

// The attribute of a known mnemonic, behind it; *out_known tells whether the tables have it.
static const TnAttr *parse_known(TnParser *p, TnStr dialect, TnStr mnemonic, bool *out_known) {
  unsigned id = find_info(tn_struct_info, TN_N_STRUCTS, dialect, mnemonic);
  *out_known = true;
  if (id < TN_N_STRUCTS) {
    tn_parse_next(p);
    return tn_parse_struct_body(p, (TnStructId)id);
  }
  id = find_info(tn_enum_info, TN_N_ENUMS, dialect, mnemonic);
  if (id < TN_N_ENUMS && is_ours(dialect)) {  // sdy's have no notation of their own outside its ops
    tn_parse_next(p);
    return parse_enum_body(p, (TnEnumId)id);
  }
  if (tn_str_is(dialect, "stablehlo") && tn_str_is(mnemonic, "type_extensions")) {
    tn_parse_next(p);
    return parse_bounds(p, true);
  }
  *out_known = false;
  return NULL;
}

static const TnAttr *unknown_attr(TnParser *p, const TnLexer *start, TnStr dialect, TnStr mnemonic) {
  p->lex = *start;
  if (!is_ours(dialect)) return opaque_attr(p);
  tn_parse_fail(p, tn_parse_pos(p), "dialect '%.*s' has no attribute '%.*s'", TN_STR_ARG(dialect),
                TN_STR_ARG(mnemonic));
  return NULL;
}

// #dialect<mnemonic ...> and #dialect.mnemonic<...>
static const TnAttr *parse_dialect_attr(TnParser *p) {
  TnLexer start = p->lex;
  TnStr text = tn_lex_text(&p->lex), dialect = {text.p + 1, text.n - 1}, mnemonic;
  const char *dot = memchr(dialect.p, '.', dialect.n);
  bool body = p->lex.at < p->lex.end && *p->lex.at == '<', known;
  if (!dot && !body) {
    const TnAlias *alias = tn_parse_alias(p, &p->attr_aliases);
    return alias ? alias->attr : NULL;
  }
  if (dot) {
    mnemonic = (TnStr){dot + 1, dialect.n - (size_t)(dot + 1 - dialect.p)};
    dialect.n = (size_t)(dot - dialect.p);
    const TnAttr *a = parse_known(p, dialect, mnemonic, &known);
    return known ? a : unknown_attr(p, &start, dialect, mnemonic);
  }
  tn_parse_next(p);
  tn_parse_next(p);
  mnemonic = tn_lex_text(&p->lex);
  const TnAttr *a = parse_known(p, dialect, mnemonic, &known);
  if (!known) return unknown_attr(p, &start, dialect, mnemonic);
  return a && tn_parse_expect(p, TN_TOK_GREATER, "'>' after the attribute") ? a : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Locations.

static const TnAttr *parse_loc_inside(TnParser *p);

static bool parse_u32(TnParser *p, uint32_t *out) {
  uint64_t v;
  if (p->lex.tok != TN_TOK_INT || !tn_number_u64(tn_lex_text(&p->lex), &v) || v > UINT32_MAX)
    return tn_parse_expected(p, "a line or column number");
  *out = (uint32_t)v;
  tn_parse_next(p);
  return true;
}

// "file":1:2, "file":1:2 to :5, "file":1:2 to 3:4, behind the file's name and a colon
static const TnAttr *parse_file_loc(TnParser *p, TnStr file) {
  uint32_t pos[4];
  size_t n = 1;
  if (!parse_u32(p, &pos[0])) return NULL;
  if (tn_parse_take(p, TN_TOK_COLON)) {
    if (!parse_u32(p, &pos[1])) return NULL;
    n = 2;
  }
  if (n == 2 && tn_parse_take_word(p, "to")) {
    if (p->lex.tok == TN_TOK_INT && !parse_u32(p, &pos[n++])) return NULL;
    if (!tn_parse_expect(p, TN_TOK_COLON, "':' and a column") || !parse_u32(p, &pos[n++])) return NULL;
  }
  return tn_attr_loc_file(p->m, file, pos, n);
}

static const TnAttr *parse_string_loc(TnParser *p) {
  TnStr s;
  if (!tn_parse_string(p, &s)) return NULL;
  if (tn_parse_take(p, TN_TOK_COLON)) return parse_file_loc(p, s);
  if (!tn_parse_take(p, TN_TOK_LPAREN)) return tn_attr_loc_name(p->m, s, NULL);
  const TnAttr *child = parse_loc_inside(p);
  return child && tn_parse_expect(p, TN_TOK_RPAREN, "')' after a location") ? tn_attr_loc_name(p->m, s, child) : NULL;
}

static const TnAttr *parse_callsite(TnParser *p) {
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and a location")) return NULL;
  const TnAttr *callee = parse_loc_inside(p);
  if (!callee || !tn_parse_expect_word(p, "at")) return NULL;
  const TnAttr *caller = parse_loc_inside(p);
  if (!caller || !tn_parse_expect(p, TN_TOK_RPAREN, "')' after a location")) return NULL;
  return tn_attr_loc_callsite(p->m, callee, caller);
}

static const TnAttr *parse_fused(TnParser *p) {
  const TnAttr *meta = NULL, *a = NULL;
  if (tn_parse_take(p, TN_TOK_LESS)) {
    meta = tn_parse_attr(p, NULL);
    if (!meta || !tn_parse_expect(p, TN_TOK_GREATER, "'>' after the metadata")) return NULL;
  }
  size_t first = p->attrs.n;
  bool ok = tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and locations");
  if (ok && p->lex.tok != TN_TOK_RSQUARE) {
    do {
      const TnAttr *item = parse_loc_inside(p);
      ok = item != NULL;
      if (ok) tn_push(&p->scratch, &p->attrs, item);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
  }
  if (ok && tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after a location"))
    a = tn_attr_loc_fused(p->m, p->attrs.data + first, p->attrs.n - first, meta);
  p->attrs.n = first;
  return a;
}

static const TnAttr *parse_loc_alias(TnParser *p) {
  TnPos pos = tn_parse_pos(p);
  TnStr text = tn_lex_text(&p->lex);
  const TnAttr *a = tn_parse_attr(p, NULL);
  if (!a || a->kind == TN_ATTR_LOC) return a;
  tn_parse_fail(p, pos, "'%.*s' is no location", TN_STR_ARG(text));
  return NULL;
}

static const TnAttr *parse_loc_instance(TnParser *p) {
  if (p->lex.tok == TN_TOK_HASH) return parse_loc_alias(p);
  if (p->lex.tok == TN_TOK_STRING) return parse_string_loc(p);
  if (tn_parse_take_word(p, "unknown")) return tn_attr_loc_unknown(p->m);
  if (tn_parse_take_word(p, "callsite")) return parse_callsite(p);
  if (tn_parse_take_word(p, "fused")) return parse_fused(p);
  if (tn_parse_is_word(p, "loc")) return tn_parse_loc(p);
  tn_parse_expected(p, "a location: a string, an alias, callsite(..), fused[..] or unknown");
  return NULL;
}

static const TnAttr *parse_loc_inside(TnParser *p) {
  if (!tn_parse_enter(p)) return NULL;
  const TnAttr *a = parse_loc_instance(p);
  tn_parse_leave(p);
  return a;
}

const TnAttr *tn_parse_loc(TnParser *p) {
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and a location")) return NULL;
  const TnAttr *a = parse_loc_inside(p);
  return a && tn_parse_expect(p, TN_TOK_RPAREN, "')' after a location") ? a : NULL;
}

// ---------------------------------------------------------------------------------------------------------------

static const TnAttr *type_attr(TnParser *p) {
  const TnType *t = tn_parse_type(p);
  return t ? tn_attr_type(p->m, t) : NULL;
}

static const TnAttr *parse_typed_string(TnParser *p) {
  TnStr s;
  if (!tn_parse_string(p, &s)) return NULL;
  if (!tn_parse_take(p, TN_TOK_COLON)) return tn_attr_string(p->m, s);
  const TnType *t = tn_parse_type(p);
  return t ? tn_attr_typed_string(p->m, s, t) : NULL;
}

static const TnAttr *parse_word(TnParser *p, const TnType *type) {
  TnStr s = tn_lex_text(&p->lex);
  if (tn_str_is(s, "dense")) return tn_parse_dense(p, type);
  if (tn_str_is(s, "true") || tn_str_is(s, "false")) {
    tn_parse_next(p);
    return tn_attr_bool(p->m, s.p[0] == 't');
  }
  if (tn_str_is(s, "array")) return tn_parse_dense_array(p);
  if (tn_str_is(s, "unit")) {
    tn_parse_next(p);
    return tn_attr_unit(p->m);
  }
  if (tn_str_is(s, "loc")) return tn_parse_loc(p);
  if (tn_str_is(s, "dense_resource")) return tn_parse_dense_resource(p, type);
  if (tn_str_is(s, "affine_map") || tn_str_is(s, "affine_set") || tn_str_is(s, "distinct")) return opaque_attr(p);
  if (tn_str_is(s, "sparse")) return tn_parse_sparse(p);
  return type_attr(p);
}

const TnAttr *tn_parse_attr(TnParser *p, const TnType *type) {
  if (!tn_parse_enter(p)) return NULL;
  const TnAttr *a = NULL;
  switch (p->lex.tok) {
    case TN_TOK_STRING: a = parse_typed_string(p); break;
    case TN_TOK_INT:
    case TN_TOK_FLOAT:
    case TN_TOK_MINUS: a = parse_number(p, type); break;
    case TN_TOK_AT: a = parse_symbol(p); break;
    case TN_TOK_LSQUARE: a = parse_array(p); break;
    case TN_TOK_LBRACE: a = tn_parse_dict(p); break;
    case TN_TOK_HASH: a = parse_dialect_attr(p); break;
    case TN_TOK_EXCL:
    case TN_TOK_LPAREN: a = type_attr(p); break;
    case TN_TOK_BARE: a = parse_word(p, type); break;
    default: tn_parse_expected(p, "an attribute");
  }
  tn_parse_leave(p);
  return a;
}

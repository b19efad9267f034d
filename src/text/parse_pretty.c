// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The pretty form of ops: walks the items of format.def, and has the readers of the irregular parts (those with
// regions stand in parse_func.c and parse_region_ops.c).
#include "text/parse.h"

#include <stdio.h>

// ---------------------------------------------------------------------------------------------------------------
// Texts.

// The kind of token that a piece of punctuation is, by its first character.
static TnTok punctuation(char c) {
  switch (c) {
    case ',': return TN_TOK_COMMA;
    case '=': return TN_TOK_EQUAL;
    case '(': return TN_TOK_LPAREN;
    case ')': return TN_TOK_RPAREN;
    case '[': return TN_TOK_LSQUARE;
    case ']': return TN_TOK_RSQUARE;
    case '{': return TN_TOK_LBRACE;
    case '}': return TN_TOK_RBRACE;
    case '<': return TN_TOK_LESS;
    case '>': return TN_TOK_GREATER;
    default: return TN_TOK_COLON;
  }
}

bool tn_parse_text(TnParser *p, const char *text, bool optional) {
  TnLexer start = p->lex;
  char what[40];
  for (const char *at = text; *at;) {
    size_t n = 0;
    while (tn_char_is(at[n], TN_CHAR_ID)) n++;
    bool ok = true;
    if (*at == ' ')
      n = 1;
    else if (n)
      ok = p->lex.tok == TN_TOK_BARE && tn_str_eq(tn_lex_text(&p->lex), (TnStr){at, n});
    else
      ok = p->lex.tok == punctuation(*at), n = 1;
    if (!ok) {
      if (optional) {
        p->lex = start;
        return false;
      }
      snprintf(what, sizeof what, "'%.*s'", (int)n, at);
      return tn_parse_expected(p, what);
    }
    if (*at != ' ') tn_parse_next(p);
    at += n;
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Types.

static void push_types(TnParser *p, const TnType *t, size_t n) {
  for (size_t i = 0; i < n; i++) tn_push(&p->scratch, &p->types, t);
}

// Results that the op has whatever the text says; one name each when the table leaves it open.
static size_t expected_results(const TnParser *p, const TnDraft *d) {
  int8_t n = tn_op_info[d->code].results;
  if (n >= 0) return (size_t)n;
  size_t names = 0;
  for (size_t i = 0; i < d->n_defs; i++) names += p->defs.data[d->def0 + i].count;
  return names;
}

// Sets operand and result types from one type each.
static bool set_types(TnParser *p, TnDraft *d, const TnType *operand, const TnType *result) {
  d->n_operand_types = p->uses.n - d->use0;
  push_types(p, operand, d->n_operand_types);
  push_types(p, result, expected_results(p, d));
  return true;
}

// A type that a style abbreviates, or the whole signature: *out stays NULL then.
static bool parse_short_type(TnParser *p, TnDraft *d, const TnType **out) {
  *out = NULL;
  if (p->lex.tok == TN_TOK_LPAREN) return tn_parse_signature(p, d);
  *out = tn_parse_type(p);
  return *out != NULL;
}

static bool parse_types_same(TnParser *p, TnDraft *d) {
  const TnType *t;
  if (!parse_short_type(p, d, &t)) return false;
  return !t || set_types(p, d, t, t);
}

static bool parse_types_one(TnParser *p, TnDraft *d) {
  const TnType *t = tn_parse_type(p);
  return t && set_types(p, d, t, t);
}

static bool parse_types_list(TnParser *p, TnDraft *d) { return tn_parse_type_list(p, &d->n_operand_types); }

static bool parse_types_arrow(TnParser *p, TnDraft *d) {
  size_t n;
  if (!parse_types_list(p, d) || !tn_parse_expect(p, TN_TOK_ARROW, "',' or '->' after an operand type")) return false;
  if (!tn_parse_take(p, TN_TOK_LPAREN)) return tn_parse_type_list(p, &n);
  if (tn_parse_take(p, TN_TOK_RPAREN)) return true;
  return tn_parse_type_list(p, &n) && tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after a result type");
}

static bool parse_types_complex(TnParser *p, TnDraft *d) {
  const TnType *t;
  TnPos pos = tn_parse_pos(p);
  if (!parse_short_type(p, d, &t)) return false;
  if (!t) return true;
  if ((t->kind != TN_TYPE_TENSOR && t->kind != TN_TYPE_UNRANKED) || t->elem->kind != TN_TYPE_COMPLEX) {
    return tn_parse_fail(p, pos, "found '%s', expected a tensor of a complex type", tn_type_text(&p->scratch, t));
  }
  return set_types(p, d, tn_type_with_elem(p->m, t, t->elem->elem), t);
}

static bool parse_types_select(TnParser *p, TnDraft *d) {
  const TnType *pred, *t;
  if (!parse_short_type(p, d, &pred)) return false;
  if (!pred) return true;
  if (!tn_parse_expect(p, TN_TOK_COMMA, "',' and the type of the values, or a function type") ||
      !(t = tn_parse_type(p)))
    return false;
  size_t n = p->uses.n - d->use0;
  push_types(p, pred, 1);
  push_types(p, t, n ? n - 1 : 0);
  push_types(p, t, 1);
  d->n_operand_types = n ? n : 1;
  return true;
}

static bool parse_types_tuple(TnParser *p, TnDraft *d) {
  const TnType *t;
  TnPos pos = tn_parse_pos(p);
  if (!parse_short_type(p, d, &t)) return false;
  if (!t) return true;
  if (t->kind != TN_TYPE_TUPLE) {
    return tn_parse_fail(p, pos, "found '%s', expected a tuple type", tn_type_text(&p->scratch, t));
  }
  for (uint32_t i = 0; i < t->n_types; i++) push_types(p, t->types[i], 1);
  push_types(p, t, 1);
  d->n_operand_types = t->n_types;
  return true;
}

static bool parse_types_value(TnParser *p, TnDraft *d) {
  int slot = tn_op_find_slot(d->code, TN_STR("value"));
  const TnType *t = d->slots[slot]->type;
  return set_types(p, d, t, t);
}

static bool parse_types(TnParser *p, TnDraft *d, TnTypeStyle style) {
  if (style == TN_STYLE_VALUE) return parse_types_value(p, d);
  if (style == TN_STYLE_RETURN && p->uses.n == d->use0) return true;
  if (!tn_parse_expect(p, TN_TOK_COLON, "':' and the types")) return false;
  switch (style) {
    case TN_STYLE_FN: return tn_parse_signature(p, d);
    case TN_STYLE_SAME: return parse_types_same(p, d);
    case TN_STYLE_ONE: return parse_types_one(p, d);
    case TN_STYLE_ARROW: return parse_types_arrow(p, d);
    case TN_STYLE_COMPLEX: return parse_types_complex(p, d);
    case TN_STYLE_SELECT: return parse_types_select(p, d);
    case TN_STYLE_TUPLE: return parse_types_tuple(p, d);
    default: return parse_types_list(p, d);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Irregular parts.

static bool parse_barrier(TnParser *p, TnDraft *d) {
  if (tn_parse_take(p, TN_TOK_LPAREN)) {
    return tn_parse_expect(p, TN_TOK_RPAREN, "')'");
  }
  size_t n, first = p->types.n;
  if (p->lex.tok != TN_TOK_PERCENT) return tn_parse_expected(p, "operands or '()'");
  if (!tn_parse_operands(p) || !tn_parse_expect(p, TN_TOK_COLON, "':' and the types")) return false;
  if (p->lex.tok == TN_TOK_LPAREN) return tn_parse_signature(p, d);
  if (!tn_parse_type_list(p, &n)) return false;
  for (size_t i = 0; i < n; i++) push_types(p, p->types.data[first + i], 1);
  d->n_operand_types = n;
  return true;
}

static bool parse_cast(TnParser *p, TnDraft *d) {
  size_t n;
  if (p->lex.tok == TN_TOK_PERCENT &&
      (!tn_parse_operands(p) || !tn_parse_expect(p, TN_TOK_COLON, "':' and the types") || !parse_types_list(p, d)))
    return false;
  return tn_parse_expect_word(p, "to") && tn_parse_type_list(p, &n);
}

static bool parse_constant(TnParser *p, TnDraft *d) {
  unsigned slot = (unsigned)tn_op_find_slot(d->code, TN_STR("value"));
  if (tn_parse_take(p, TN_TOK_LPAREN)) {
    if (!tn_parse_expect(p, TN_TOK_RPAREN, "')'")) return false;
    if (tn_parse_take(p, TN_TOK_LESS) &&
        (!tn_parse_dict_into(p, d, true) || !tn_parse_expect(p, TN_TOK_GREATER, "'>' after the properties")))
      return false;
    if (p->lex.tok == TN_TOK_LBRACE && !tn_parse_dict_into(p, d, false)) return false;
    return tn_parse_expect(p, TN_TOK_COLON, "':' and the types") && tn_parse_signature(p, d);
  }
  if (p->lex.tok == TN_TOK_LBRACE && !tn_parse_dict_into(p, d, false)) return false;
  TnPos pos = tn_parse_pos(p);
  const TnAttr *a = tn_parse_attr(p, NULL);
  if (!a || !tn_parse_set_slot(p, d, slot, a, pos)) return false;
  bool is_number = a->kind == TN_ATTR_INT || a->kind == TN_ATTR_FLOAT;
  if (!is_number && a->kind != TN_ATTR_DENSE && a->kind != TN_ATTR_RESOURCE)
    return tn_parse_fail(p, pos, "attribute 'value' has the wrong kind, expected a number or elements");
  return parse_types_value(p, d);
}

static bool push_i64s(TnParser *p, size_t *first, size_t *n) {
  *first = p->ints.n;
  bool ok = tn_parse_i64_list(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE);
  *n = p->ints.n - *first;
  return ok;
}

// [a, b] x [c, d]: two lists of integers as attributes.
static bool parse_list_pair(TnParser *p, const TnAttr **left, const TnAttr **right) {
  size_t l, n_l, r, n_r;
  bool ok = push_i64s(p, &l, &n_l) && tn_parse_expect_word(p, "x") && push_i64s(p, &r, &n_r);
  if (ok) {
    *left = tn_attr_i64s(p->m, p->ints.data + l, n_l);
    *right = tn_attr_i64s(p->m, p->ints.data + r, n_r);
  }
  p->ints.n = l;
  return ok;
}

static bool parse_dot_dims(TnParser *p, TnDraft *d) {
  const TnAttr *none = tn_attr_i64s(p->m, NULL, 0), *fields[TN_N_FIELDS_dot] = {none, none, none, none};
  TnPos pos = tn_parse_pos(p);
  if (tn_parse_text(p, "batching_dims =", true)) {
    if (!parse_list_pair(p, &fields[TN_FIELD_dot_lhs_batching_dimensions],
                         &fields[TN_FIELD_dot_rhs_batching_dimensions]))
      return false;
    if (!tn_parse_expect(p, TN_TOK_COMMA, "',' and contracting_dims")) return false;
  }
  if (!tn_parse_text(p, "contracting_dims =", false) ||
      !parse_list_pair(p, &fields[TN_FIELD_dot_lhs_contracting_dimensions],
                       &fields[TN_FIELD_dot_rhs_contracting_dimensions]))
    return false;
  return tn_parse_set_slot(p, d, TN_SLOT_dot_general_dot_dimension_numbers, tn_attr_struct(p->m, TN_STRUCT_dot, fields),
                           pos);
}

static bool parse_dot_precision(TnParser *p, TnDraft *d) {
  if (!tn_parse_text(p, ", precision =", true)) return true;
  unsigned slot = (unsigned)tn_op_find_slot(d->code, TN_STR("precision_config"));
  const TnAttrSpec item = {TN_NAME_precision, TN_AK_ENUM, TN_ENUM_precision, TN_REQUIRED, 0};
  TnPos pos = tn_parse_pos(p);
  size_t first = p->attrs.n;
  bool ok = tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and precisions");
  if (ok && !tn_parse_take(p, TN_TOK_RSQUARE)) {
    do {
      const TnAttr *a = tn_parse_bare_attr(p, &item);
      ok = a != NULL;
      if (ok) tn_push(&p->scratch, &p->attrs, a);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after a precision");
  }
  if (ok) ok = tn_parse_set_slot(p, d, slot, tn_attr_array(p->m, p->attrs.data + first, p->attrs.n - first), pos);
  p->attrs.n = first;
  return ok;
}

static bool parse_dot_algorithm(TnParser *p, TnDraft *d) {
  if (!tn_parse_text(p, ", algorithm =", true)) return true;
  TnPos pos = tn_parse_pos(p);
  const TnAttr *a = tn_parse_struct_body(p, TN_STRUCT_dot_algorithm);
  return a && tn_parse_set_slot(p, d, TN_SLOT_dot_general_algorithm, a, pos);
}

// e8m10 is one word.
static bool parse_exponent_mantissa(TnParser *p, TnDraft *d) {
  TnStr s = tn_lex_text(&p->lex);
  TnPos pos = tn_parse_pos(p);
  const char *m = p->lex.tok == TN_TOK_BARE && s.p[0] == 'e' ? memchr(s.p, 'm', s.n) : NULL;
  uint64_t v[2] = {0, 0};
  bool ok = m != NULL;
  if (ok) {
    TnStr parts[2] = {{s.p + 1, (size_t)(m - s.p) - 1}, {m + 1, (size_t)(s.p + s.n - m) - 1}};
    for (int i = 0; i < 2 && ok; i++) {
      ok = parts[i].n > 0;
      for (size_t k = 0; k < parts[i].n && ok; k++) ok = tn_char_is(parts[i].p[k], TN_CHAR_DIGIT);
      ok = ok && tn_number_u64(parts[i], &v[i]) && v[i] <= INT32_MAX;
    }
  }
  if (!ok) return tn_parse_expected(p, "a format such as e8m10");
  tn_parse_next(p);
  return tn_parse_set_slot(p, d, TN_SLOT_reduce_precision_exponent_bits, tn_attr_i32(p->m, (int32_t)v[0]), pos) &&
         tn_parse_set_slot(p, d, TN_SLOT_reduce_precision_mantissa_bits, tn_attr_i32(p->m, (int32_t)v[1]), pos);
}

static bool parse_regions(TnParser *p, TnDraft *d) {
  (void)d;
  if (!tn_parse_take(p, TN_TOK_LPAREN)) return true;
  do {
    if (!tn_parse_region(p, tn_parse_new_region(p), false, "")) return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after a region");
}

// [0:4:2, 1:3]: triples go to ints.
static bool parse_ranges(TnParser *p) {
  if (!tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and ranges")) return false;
  if (tn_parse_take(p, TN_TOK_RSQUARE)) return true;
  do {
    int64_t start, limit, stride = 1;
    if (!tn_parse_i64(p, &start) || !tn_parse_expect(p, TN_TOK_COLON, "':' and the limit of the range") ||
        !tn_parse_i64(p, &limit))
      return false;
    if (tn_parse_take(p, TN_TOK_COLON) && !tn_parse_i64(p, &stride)) return false;
    tn_push(&p->scratch, &p->ints, start);
    tn_push(&p->scratch, &p->ints, limit);
    tn_push(&p->scratch, &p->ints, stride);
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after a range");
}

static bool parse_slice_ranges(TnParser *p, TnDraft *d) {
  static const uint8_t slots[] = {TN_SLOT_slice_start_indices, TN_SLOT_slice_limit_indices, TN_SLOT_slice_strides};
  size_t first = p->ints.n;
  TnPos pos = tn_parse_pos(p);
  bool ok = parse_ranges(p);
  size_t n = (p->ints.n - first) / 3;
  int64_t *v = tn_new_n(&p->scratch, int64_t, n);
  for (size_t k = 0; k < 3 && ok; k++) {
    for (size_t i = 0; i < n; i++) v[i] = p->ints.data[first + 3 * i + k];
    ok = tn_parse_set_slot(p, d, slots[k], tn_attr_i64s(p->m, v, n), pos);
  }
  p->ints.n = first;
  return ok;
}

// ---------------------------------------------------------------------------------------------------------------
// Convolution.

// One entry of a bracket at position `at`: a letter's position goes to its place of letters, a spatial dimension with
// its position to ints, an unknown dimension nowhere.
static bool parse_conv_entry(TnParser *p, const char *letters, int64_t *positions, int64_t at) {
  TnPos pos = tn_parse_pos(p);
  TnStr s = tn_lex_text(&p->lex);
  const char *letter = p->lex.tok == TN_TOK_BARE && s.n == 1 ? strchr(letters, s.p[0]) : NULL;
  if (letter) {
    int64_t *position = &positions[letter - letters];
    if (*position >= 0) return tn_parse_fail(p, pos, "dimension '%c' is given twice", *letter);
    *position = at;
    tn_parse_next(p);
    return true;
  }
  if (p->lex.tok == TN_TOK_INT) {
    int64_t number;
    if (!tn_parse_i64(p, &number)) return false;
    tn_push(&p->scratch, &p->ints, number);
    tn_push(&p->scratch, &p->ints, at);
    return true;
  }
  if (tn_parse_take(p, TN_TOK_QUESTION)) return true;
  char what[64];
  snprintf(what, sizeof what, "'%c', '%c', '?' or a spatial dimension", letters[0], letters[1]);
  return tn_parse_expected(p, what);
}

// The positions of spatial dimensions 0, 1, ... from pairs of number and position on ints.
static const TnAttr *order_spatial(TnParser *p, size_t base, TnPos pos) {
  size_t n = (p->ints.n - base) / 2;
  int64_t *positions = tn_new_n(&p->scratch, int64_t, n);
  for (size_t i = 0; i < n; i++) positions[i] = -1;
  for (size_t i = 0; i < n; i++) {
    int64_t number = p->ints.data[base + 2 * i];
    if (number < (int64_t)n && positions[number] < 0) {
      positions[number] = p->ints.data[base + 2 * i + 1];
      continue;
    }
    bool twice = number < (int64_t)n;
    tn_parse_fail(
        p, pos,
        twice ? "spatial dimension %lld is given twice" : "spatial dimensions are not numbered from 0 on, found %lld",
        (long long)number);
    return NULL;
  }
  return tn_attr_i64s(p->m, positions, n);
}

// One bracket of the dimension numbers: [b, 0, 1, f].
static bool parse_conv_list(TnParser *p, const char *letters, const TnAttr **out) {
  int64_t positions[2] = {-1, -1};
  size_t base = p->ints.n;
  TnPos pos = tn_parse_pos(p);
  if (!tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and dimensions")) return false;
  for (int64_t at = 0; p->lex.tok != TN_TOK_RSQUARE; at++) {
    if (!parse_conv_entry(p, letters, positions, at)) return false;
    if (!tn_parse_take(p, TN_TOK_COMMA)) break;
  }
  if (!tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after a dimension")) return false;
  for (int i = 0; i < 2; i++) {
    if (positions[i] < 0) return tn_parse_fail(p, pos, "dimension '%c' is missing", letters[i]);
    out[i] = tn_attr_i64(p->m, positions[i]);
  }
  out[2] = order_spatial(p, base, pos);
  p->ints.n = base;
  return out[2] != NULL;
}

const TnAttr *tn_parse_conv_dims(TnParser *p) {
  const TnAttr *f[TN_N_FIELDS_conv];
  size_t base = p->ints.n;
  bool ok = parse_conv_list(p, "bf", &f[TN_FIELD_conv_input_batch_dimension]) && tn_parse_expect_word(p, "x") &&
            parse_conv_list(p, "io", &f[TN_FIELD_conv_kernel_input_feature_dimension]) &&
            tn_parse_expect(p, TN_TOK_ARROW, "'->' and the output's dimensions") &&
            parse_conv_list(p, "bf", &f[TN_FIELD_conv_output_batch_dimension]);
  p->ints.n = base;
  return ok ? tn_attr_struct(p->m, TN_STRUCT_conv, f) : NULL;
}

static bool parse_conv_dims(TnParser *p, TnDraft *d) {
  TnPos pos = tn_parse_pos(p);
  const TnAttr *a = tn_parse_conv_dims(p);
  return a && tn_parse_set_slot(p, d, TN_SLOT_convolution_dimension_numbers, a, pos);
}

// [[1, 1], [0, 0]]
static const TnAttr *parse_padding(TnParser *p) {
  size_t first = p->ints.n, n;
  bool ok = tn_parse_expect(p, TN_TOK_LSQUARE, "'[' and pairs of padding");
  if (ok && !tn_parse_take(p, TN_TOK_RSQUARE)) {
    do {
      size_t at;
      TnPos pos = tn_parse_pos(p);
      ok = push_i64s(p, &at, &n);
      if (ok && n != 2) ok = tn_parse_fail(p, pos, "found %zu numbers, expected a pair [low, high] of padding", n);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, TN_TOK_RSQUARE, "',' or ']' after a pair of padding");
  }
  n = (p->ints.n - first) / 2;
  const TnAttr *a = ok ? tn_attr_dense_i64(p->m, 2, (const int64_t[]){(int64_t)n, 2}, p->ints.data + first) : NULL;
  p->ints.n = first;
  return a;
}

static bool parse_conv_window(TnParser *p, TnDraft *d) {
  static const struct {
    const char *word;
    uint8_t slot;
  } parts[] = {{"stride", TN_SLOT_convolution_window_strides},
               {"pad", TN_SLOT_convolution_padding},
               {"lhs_dilate", TN_SLOT_convolution_lhs_dilation},
               {"rhs_dilate", TN_SLOT_convolution_rhs_dilation},
               {"reverse", TN_SLOT_convolution_window_reversal}};
  while (p->lex.tok != TN_TOK_RBRACE) {
    size_t i = 0;
    while (i < TN_COUNT(parts) && !tn_parse_is_word(p, parts[i].word)) i++;
    if (i == TN_COUNT(parts)) return tn_parse_expected(p, "stride, pad, lhs_dilate, rhs_dilate or reverse");
    TnPos pos = tn_parse_pos(p);
    tn_parse_next(p);
    if (!tn_parse_expect(p, TN_TOK_EQUAL, "'='")) return false;
    unsigned slot = parts[i].slot;
    const TnAttr *a = slot == TN_SLOT_convolution_padding && p->lex.tok == TN_TOK_LSQUARE
                          ? parse_padding(p)
                          : tn_parse_bare_attr(p, &tn_op_specs(&tn_op_info[d->code])[slot]);
    if (!a || !tn_parse_set_slot(p, d, slot, a, pos)) return false;
    if (!tn_parse_take(p, TN_TOK_COMMA)) break;
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Walking the items.

static bool parse_hook(TnParser *p, TnDraft *d, TnFormatHook hook) {
  switch (hook) {
    case TN_FORMAT_HOOK_barrier: return parse_barrier(p, d);
    case TN_FORMAT_HOOK_cast: return parse_cast(p, d);
    case TN_FORMAT_HOOK_constant: return parse_constant(p, d);
    case TN_FORMAT_HOOK_conv_dims: return parse_conv_dims(p, d);
    case TN_FORMAT_HOOK_conv_window: return parse_conv_window(p, d);
    case TN_FORMAT_HOOK_dot_dims: return parse_dot_dims(p, d);
    case TN_FORMAT_HOOK_dot_precision: return parse_dot_precision(p, d);
    case TN_FORMAT_HOOK_dot_algorithm: return parse_dot_algorithm(p, d);
    case TN_FORMAT_HOOK_exponent_mantissa: return parse_exponent_mantissa(p, d);
    case TN_FORMAT_HOOK_func: return tn_parse_func(p, d);
    case TN_FORMAT_HOOK_manual_computation: return tn_parse_computation(p, d, true);
    case TN_FORMAT_HOOK_module: return tn_parse_module(p, d);
    case TN_FORMAT_HOOK_named_computation: return tn_parse_computation(p, d, false);
    case TN_FORMAT_HOOK_reduce: return tn_parse_reduce(p, d);
    case TN_FORMAT_HOOK_regions: return parse_regions(p, d);
    case TN_FORMAT_HOOK_scan: return tn_parse_scan(p, d);
    case TN_FORMAT_HOOK_slice_ranges: return parse_slice_ranges(p, d);
    case TN_FORMAT_HOOK_slice_sizes:
      return tn_parse_text(p, ", , sizes = ", true) || tn_parse_text(p, ", sizes = ", false);
    case TN_FORMAT_HOOK_while: return tn_parse_while(p, d);
    case TN_N_FORMAT_HOOKS: break;
  }
  tn_unreachable();
}

static bool parse_attr_item(TnParser *p, TnDraft *d, unsigned slot) {
  TnPos pos = tn_parse_pos(p);
  const TnAttr *a = tn_parse_bare_attr(p, &tn_op_specs(&tn_op_info[d->code])[slot]);
  return a && tn_parse_set_slot(p, d, slot, a, pos);
}

// Takes the text of an optional item when it is there; a blank text is there when a name of the item's enum is.
static bool begins_optional(TnParser *p, const TnDraft *d, const TnFormatItem *f) {
  int64_t number;
  if (!tn_str_is(f->text, " ")) return tn_parse_text(p, f->text.p, true);
  unsigned id = tn_op_specs(&tn_op_info[d->code])[f->slot].aux;
  return p->lex.tok == TN_TOK_BARE && tn_enum_find((TnEnumId)id, tn_lex_text(&p->lex), &number);
}

static bool parse_symbol_item(TnParser *p, TnDraft *d, unsigned slot) {
  TnPos pos = tn_parse_pos(p);
  TnStr name;
  return tn_parse_symbol_name(p, &name) && tn_parse_set_slot(p, d, slot, tn_attr_string(p->m, name), pos);
}

static bool parse_item(TnParser *p, TnDraft *d, const TnFormatItem *f) {
  switch ((TnFormatKind)f->kind) {
    case TN_FORMAT_TEXT: return tn_parse_text(p, f->text.p, false);
    case TN_FORMAT_OPERAND: return tn_parse_operand(p);
    case TN_FORMAT_OPERANDS:
    case TN_FORMAT_REST: return tn_parse_operands(p);
    case TN_FORMAT_ATTR: return parse_attr_item(p, d, f->slot);
    case TN_FORMAT_OPT: return !begins_optional(p, d, f) || parse_attr_item(p, d, f->slot);
    case TN_FORMAT_SYM_NAME: return parse_symbol_item(p, d, f->slot);
    case TN_FORMAT_DICT: return p->lex.tok != TN_TOK_LBRACE || tn_parse_dict_into(p, d, false);
    case TN_FORMAT_TYPES: return parse_types(p, d, (TnTypeStyle)f->slot);
    case TN_FORMAT_HOOK: return parse_hook(p, d, (TnFormatHook)f->slot);
    case TN_FORMAT_END: break;
  }
  tn_unreachable();
}

// Names without a dialect belong to the default one of the region, or to builtin.
static bool find_pretty_opcode(TnParser *p, TnStr name, TnOpcode *out) {
  if (memchr(name.p, '.', name.n)) return tn_opcode_find(name, out);
  if (strcmp(p->default_dialect, "func") == 0) {
    if (tn_str_is(name, "return")) return *out = TN_OP_func_return, true;
    if (tn_str_is(name, "call")) return *out = TN_OP_func_call, true;
    if (tn_str_is(name, "func")) return *out = TN_OP_func_func, true;
  }
  if (tn_str_is(name, "module")) return *out = TN_OP_builtin_module, true;
  if (tn_str_is(name, "unrealized_conversion_cast")) return *out = TN_OP_builtin_cast, true;
  return false;
}

static bool unknown_op(TnParser *p, const TnDraft *d) {
  const char *dot = memchr(d->name.p, '.', d->name.n);
  if (!dot) return tn_parse_expected(p, "an op (dialect.name)");
  TnStr dialect = {d->name.p, (size_t)(dot - d->name.p)};
  for (unsigned i = 0; i < TN_N_OPS; i++)
    if (i != TN_OP_opaque && tn_str_eq(dialect, tn_op_dialect(&tn_op_info[i])))
      return tn_parse_fail(p, tn_parse_pos(p), "dialect '%.*s' has no op '%.*s'", TN_STR_ARG(dialect),
                           (int)(d->name.n - dialect.n - 1), dot + 1);
  return tn_parse_fail(
      p, tn_parse_pos(p),
      "op '%.*s' is of an unknown dialect; such ops are read in the generic form only (\"%.*s\"(..) : ..)",
      TN_STR_ARG(d->name), TN_STR_ARG(d->name));
}

bool tn_parse_pretty(TnParser *p, TnDraft *d, TnRegion *into) {
  d->name = tn_lex_text(&p->lex);
  if (!find_pretty_opcode(p, d->name, &d->code)) return unknown_op(p, d);
  const char *at = tn_format_of(d->code);
  if (!at)
    return tn_parse_fail(p, tn_parse_pos(p), "%.*s has no pretty form, expected the generic one: \"%.*s\"(..) : ..",
                         TN_STR_ARG(d->name), TN_STR_ARG(d->name));
  tn_parse_next(p);
  for (TnFormatItem f; tn_format_next(&at, &f);)
    if (!parse_item(p, d, &f)) return false;
  return tn_parse_optional_loc(p, &d->loc) && tn_parse_finish(p, d, into);
}

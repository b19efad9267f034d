// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The attributes of sdy (Shardy), which have notations of their own. Each reader begins behind the mnemonic; the same
// notation, with or without angle brackets, stands in the pretty forms of sdy's ops.
#include "text/parse.h"

// Reads items up to `close`, pushed on attrs by `item`, and makes an array of them.
static const TnAttr *parse_items(TnParser *p, TnTok open, TnTok close, const TnAttr *(*item)(TnParser *p)) {
  size_t first = p->attrs.n;
  bool ok = tn_parse_expect(p, open, open == TN_TOK_LBRACE ? "'{'" : "'['");
  if (ok && !tn_parse_take(p, close)) {
    do {
      const TnAttr *a = item(p);
      ok = a != NULL;
      if (ok) tn_push(&p->scratch, &p->attrs, a);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, close, close == TN_TOK_RBRACE ? "',' or '}'" : "',' or ']'");
  }
  const TnAttr *a = ok ? tn_attr_array(p->m, p->attrs.data + first, p->attrs.n - first) : NULL;
  p->attrs.n = first;
  return a;
}

static const TnAttr *make(TnParser *p, TnStructId id, const TnAttr *a, const TnAttr *b, const TnAttr *c) {
  const TnAttr *fields[] = {a, b, c};
  return tn_attr_struct(p->m, id, fields);
}

static const TnAttr *parse_name(TnParser *p) {
  TnStr s;
  return tn_parse_string(p, &s) ? tn_attr_string(p->m, s) : NULL;
}

// ---- axes: "a" or "a":(2)4

static const TnAttr *parse_axis(TnParser *p) {
  const TnAttr *name = parse_name(p), *info = NULL;
  int64_t pre, size;
  if (!name) return NULL;
  if (tn_parse_take(p, TN_TOK_COLON)) {
    if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and the size before the sub-axis") || !tn_parse_i64(p, &pre) ||
        !tn_parse_expect(p, TN_TOK_RPAREN, "')'") || !tn_parse_i64(p, &size))
      return NULL;
    info = make(p, TN_STRUCT_sdy_sub_axis_info, tn_attr_i64(p->m, pre), tn_attr_i64(p->m, size), NULL);
  }
  return make(p, TN_STRUCT_sdy_axis_ref, name, info, NULL);
}

static const TnAttr *parse_axes(TnParser *p) { return parse_items(p, TN_TOK_LBRACE, TN_TOK_RBRACE, parse_axis); }

static const TnAttr *parse_axis_list(TnParser *p) {
  const TnAttr *a = parse_axes(p);
  return a ? make(p, TN_STRUCT_sdy_axis_ref_list, a, NULL, NULL) : NULL;
}

static const TnAttr *parse_axis_lists(TnParser *p) {
  const TnAttr *a = parse_items(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE, parse_axis_list);
  return a ? make(p, TN_STRUCT_sdy_list_of_axis_ref_lists, a, NULL, NULL) : NULL;
}

static const TnAttr *parse_manual_axes(TnParser *p) {
  const TnAttr *a = parse_items(p, TN_TOK_LBRACE, TN_TOK_RBRACE, parse_name);
  return a ? make(p, TN_STRUCT_sdy_manual_axes, a, NULL, NULL) : NULL;
}

// {"x"}: 0->1
static const TnAttr *parse_all_to_all_param(TnParser *p) {
  int64_t from, to;
  const TnAttr *axes = parse_axes(p);
  if (!axes || !tn_parse_expect(p, TN_TOK_COLON, "':' and dimensions") || !tn_parse_i64(p, &from) ||
      !tn_parse_expect(p, TN_TOK_ARROW, "'->' and a dimension") || !tn_parse_i64(p, &to))
    return NULL;
  return make(p, TN_STRUCT_sdy_all_to_all_param, axes, tn_attr_i64(p->m, from), tn_attr_i64(p->m, to));
}

static const TnAttr *parse_all_to_all_params(TnParser *p) {
  const TnAttr *a = parse_items(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE, parse_all_to_all_param);
  return a ? make(p, TN_STRUCT_sdy_all_to_all_param_list, a, NULL, NULL) : NULL;
}

// ---- meshes: ["a"=2, "b"=4], device_ids=[1, 0]

static const TnAttr *parse_mesh_axis(TnParser *p) {
  int64_t size;
  const TnAttr *name = parse_name(p);
  if (!name || !tn_parse_expect(p, TN_TOK_EQUAL, "'=' and the size of the axis") || !tn_parse_i64(p, &size))
    return NULL;
  return make(p, TN_STRUCT_sdy_mesh_axis, name, tn_attr_i64(p->m, size), NULL);
}

static const TnAttr *parse_mesh(TnParser *p) {
  const TnAttr *axes = parse_items(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE, parse_mesh_axis),
               *ids = tn_attr_i64s(p->m, NULL, 0);
  if (!axes) return NULL;
  if (tn_parse_take(p, TN_TOK_COMMA) && (!tn_parse_text(p, "device_ids =", false) || !(ids = tn_parse_i64s(p))))
    return NULL;
  return make(p, TN_STRUCT_sdy_mesh, axes, ids, NULL);
}

// ---- shardings: @mesh, [{"a"}, {"b", ?}p1], replicated={"c"}, unreduced=max{"d"}

// The axes of one dimension; '?' at the end leaves it open.
static const TnAttr *parse_dim_sharding(TnParser *p) {
  size_t first = p->attrs.n;
  bool open = false, ok = tn_parse_expect(p, TN_TOK_LBRACE, "'{' and the axes of a dimension");
  if (ok && p->lex.tok != TN_TOK_RBRACE) {
    do {
      open = tn_parse_take(p, TN_TOK_QUESTION);
      if (open) break;
      const TnAttr *a = parse_axis(p);
      ok = a != NULL;
      if (ok) tn_push(&p->scratch, &p->attrs, a);
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
  }
  ok = ok && tn_parse_expect(p, TN_TOK_RBRACE, open ? "'}' after '?'" : "',' or '}' after an axis");
  const TnAttr *axes = ok ? tn_attr_array(p->m, p->attrs.data + first, p->attrs.n - first) : NULL, *priority = NULL;
  p->attrs.n = first;
  if (!ok) return NULL;
  TnStr s = tn_lex_text(&p->lex);
  if (p->lex.tok == TN_TOK_BARE && s.p[0] == 'p' && s.n > 1) {
    uint64_t v = 0;
    for (size_t i = 1; i < s.n; i++) ok = ok && tn_char_is(s.p[i], TN_CHAR_DIGIT);
    if (!ok || !tn_number_u64((TnStr){s.p + 1, s.n - 1}, &v) || v > INT64_MAX) {
      tn_parse_expected(p, "a priority such as p0");
      return NULL;
    }
    priority = tn_attr_i64(p->m, (int64_t)v);
    tn_parse_next(p);
  }
  return make(p, TN_STRUCT_sdy_dimension_sharding, axes, tn_attr_bool(p->m, !open), priority);
}

static const TnAttr *parse_mesh_or_ref(TnParser *p) {
  if (!tn_parse_take_word(p, "mesh")) {
    TnStr name;
    return tn_parse_symbol_name(p, &name) ? tn_attr_symbol(p->m, name) : NULL;
  }
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and a mesh")) return NULL;
  const TnAttr *mesh = parse_mesh(p);
  return mesh && tn_parse_expect(p, TN_TOK_GREATER, "'>' after a mesh") ? mesh : NULL;
}

static bool parse_unreduced(TnParser *p, const TnAttr **fields) {
  if (p->lex.tok == TN_TOK_BARE) {
    const TnAttrSpec kind = {TN_NAME_reduction_op, TN_AK_ENUM, TN_ENUM_sdy_reduction_op, TN_OPTIONAL, 0};
    fields[TN_FIELD_sdy_sharding_reduction_op] = tn_parse_bare_attr(p, &kind);
    if (!fields[TN_FIELD_sdy_sharding_reduction_op]) return false;
  }
  fields[TN_FIELD_sdy_sharding_unreduced_axes] = parse_axes(p);
  return fields[TN_FIELD_sdy_sharding_unreduced_axes] != NULL;
}

static const TnAttr *parse_sharding(TnParser *p) {
  const TnAttr *none = tn_attr_array(p->m, NULL, 0), *f[TN_N_FIELDS_sdy_sharding] = {NULL, NULL, none, none, NULL};
  f[TN_FIELD_sdy_sharding_mesh_or_ref] = parse_mesh_or_ref(p);
  if (!f[TN_FIELD_sdy_sharding_mesh_or_ref] || !tn_parse_expect(p, TN_TOK_COMMA, "',' and the dimensions' shardings"))
    return NULL;
  f[TN_FIELD_sdy_sharding_dim_shardings] = parse_items(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE, parse_dim_sharding);
  if (!f[TN_FIELD_sdy_sharding_dim_shardings]) return NULL;
  while (tn_parse_take(p, TN_TOK_COMMA)) {
    bool replicated = tn_parse_take_word(p, "replicated");
    if (!replicated && !tn_parse_take_word(p, "unreduced")) {
      tn_parse_expected(p, "replicated or unreduced");
      return NULL;
    }
    if (!tn_parse_expect(p, TN_TOK_EQUAL, "'='")) return NULL;
    if (!replicated && !parse_unreduced(p, f)) return NULL;
    if (replicated && !(f[TN_FIELD_sdy_sharding_replicated_axes] = parse_axes(p))) return NULL;
  }
  return tn_attr_struct(p->m, TN_STRUCT_sdy_sharding, f);
}

static const TnAttr *parse_one_of_shardings(TnParser *p) {
  if (!tn_parse_expect(p, TN_TOK_LESS, "'<' and a sharding")) return NULL;
  const TnAttr *a = parse_sharding(p);
  return a && tn_parse_expect(p, TN_TOK_GREATER, "',' or '>' after a sharding") ? a : NULL;
}

static const TnAttr *parse_per_value(TnParser *p) {
  const TnAttr *a = parse_items(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE, parse_one_of_shardings);
  return a ? make(p, TN_STRUCT_sdy_sharding_per_value, a, NULL, NULL) : NULL;
}

// ---- sharding rules: ([i, jk], [k])->([i]) {i=8, j=2, k=4} reduction={k}, custom

// Pushes the factors of a word on ints: letters i..z are 0..17, z_1 is 18 and so on; "ij" is two.
static bool parse_factors(TnParser *p) {
  TnStr s = tn_lex_text(&p->lex);
  if (p->lex.tok != TN_TOK_BARE) return tn_parse_expected(p, "factors (letters from i to z)");
  for (size_t i = 0; i < s.n;) {
    if (s.p[i] < 'i' || s.p[i] > 'z') return tn_parse_expected(p, "factors (letters from i to z)");
    int64_t factor = s.p[i++] - 'i';
    if (factor == 17 && i < s.n && s.p[i] == '_') {
      size_t first = ++i;
      while (i < s.n && tn_char_is(s.p[i], TN_CHAR_DIGIT)) i++;
      uint64_t v;
      if (i == first || i - first > 9 || !tn_number_u64((TnStr){s.p + first, i - first}, &v))
        return tn_parse_expected(p, "a factor such as z_1");
      factor += (int64_t)v;
    }
    tn_push(&p->scratch, &p->ints, factor);
  }
  tn_parse_next(p);
  return true;
}

static const TnAttr *take_ints(TnParser *p, size_t first) {
  const TnAttr *a = tn_attr_i64s(p->m, p->ints.data + first, p->ints.n - first);
  p->ints.n = first;
  return a;
}

static const TnAttr *parse_dim_mapping(TnParser *p) {
  size_t first = p->ints.n;
  bool ok = parse_factors(p);
  const TnAttr *a = take_ints(p, first);
  return ok ? make(p, TN_STRUCT_sdy_dim_mapping, a, NULL, NULL) : NULL;
}

static const TnAttr *parse_tensor_mapping(TnParser *p) {
  const TnAttr *a = parse_items(p, TN_TOK_LSQUARE, TN_TOK_RSQUARE, parse_dim_mapping);
  return a ? make(p, TN_STRUCT_sdy_tensor_mapping, a, NULL, NULL) : NULL;
}

static const TnAttr *parse_tensor_mappings(TnParser *p) {
  return parse_items(p, TN_TOK_LPAREN, TN_TOK_RPAREN, parse_tensor_mapping);
}

// {i=8, j=2}: the factors in order; nothing when there are none.
static const TnAttr *parse_factor_sizes(TnParser *p) {
  size_t first = p->ints.n;
  bool ok = true;
  if (tn_parse_take(p, TN_TOK_LBRACE) && !tn_parse_take(p, TN_TOK_RBRACE)) {
    do {
      size_t at = p->ints.n;
      int64_t size = 0;
      TnPos pos = tn_parse_pos(p);
      ok = parse_factors(p);
      if (ok && (p->ints.n != at + 1 || p->ints.data[at] != (int64_t)(at - first)))
        ok = tn_parse_fail(p, pos, "sizes of factors stand in the order i, j, k, ...");
      ok = ok && tn_parse_expect(p, TN_TOK_EQUAL, "'=' and a size") && tn_parse_i64(p, &size);
      if (ok) p->ints.data[at] = size;
    } while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, TN_TOK_RBRACE, "',' or '}' after a size");
  }
  const TnAttr *a = take_ints(p, first);
  return ok ? a : NULL;
}

static const TnAttr *parse_factor_set(TnParser *p) {
  size_t first = p->ints.n;
  bool ok = tn_parse_expect(p, TN_TOK_LBRACE, "'{' and factors");
  if (ok && !tn_parse_take(p, TN_TOK_RBRACE)) {
    do ok = parse_factors(p);
    while (ok && tn_parse_take(p, TN_TOK_COMMA));
    ok = ok && tn_parse_expect(p, TN_TOK_RBRACE, "',' or '}' after a factor");
  }
  const TnAttr *a = take_ints(p, first);
  return ok ? a : NULL;
}

static const TnAttr *parse_rule(TnParser *p) {
  static const struct {
    const char *word;
    uint8_t field;
  } sets[] = {{"reduction", TN_FIELD_sdy_op_sharding_rule_reduction_factors},
              {"need_replication", TN_FIELD_sdy_op_sharding_rule_need_replication_factors},
              {"permutation", TN_FIELD_sdy_op_sharding_rule_permutation_factors},
              {"blocked_propagation", TN_FIELD_sdy_op_sharding_rule_blocked_propagation_factors}};
  const TnAttr *f[TN_N_FIELDS_sdy_op_sharding_rule];
  bool custom = false;
  f[TN_FIELD_sdy_op_sharding_rule_operand_mappings] = parse_tensor_mappings(p);
  if (!f[TN_FIELD_sdy_op_sharding_rule_operand_mappings] ||
      !tn_parse_expect(p, TN_TOK_ARROW, "'->' and the results' factors"))
    return NULL;
  f[TN_FIELD_sdy_op_sharding_rule_result_mappings] = parse_tensor_mappings(p);
  if (!f[TN_FIELD_sdy_op_sharding_rule_result_mappings]) return NULL;
  f[TN_FIELD_sdy_op_sharding_rule_factor_sizes] = parse_factor_sizes(p);
  if (!f[TN_FIELD_sdy_op_sharding_rule_factor_sizes]) return NULL;
  for (size_t i = 0; i < TN_COUNT(sets); i++) {
    f[sets[i].field] = tn_attr_i64s(p->m, NULL, 0);
    if (!tn_parse_take_word(p, sets[i].word)) continue;
    if (!tn_parse_expect(p, TN_TOK_EQUAL, "'='") || !(f[sets[i].field] = parse_factor_set(p))) return NULL;
  }
  if (tn_parse_take(p, TN_TOK_COMMA)) {
    if (!tn_parse_expect_word(p, "custom")) return NULL;
    custom = true;
  }
  f[TN_FIELD_sdy_op_sharding_rule_is_custom] = tn_attr_bool(p->m, custom);
  return tn_attr_struct(p->m, TN_STRUCT_sdy_op_sharding_rule, f);
}

// ----

static const TnAttr *parse_inside(TnParser *p, TnStructId id) {
  switch (id) {
    case TN_STRUCT_sdy_all_to_all_param: return parse_all_to_all_param(p);
    case TN_STRUCT_sdy_all_to_all_param_list: return parse_all_to_all_params(p);
    case TN_STRUCT_sdy_axis_ref: return parse_axis(p);
    case TN_STRUCT_sdy_axis_ref_list: return parse_axis_list(p);
    case TN_STRUCT_sdy_dim_mapping: return parse_dim_mapping(p);
    case TN_STRUCT_sdy_dimension_sharding: return parse_dim_sharding(p);
    case TN_STRUCT_sdy_list_of_axis_ref_lists: return parse_axis_lists(p);
    case TN_STRUCT_sdy_manual_axes: return parse_manual_axes(p);
    case TN_STRUCT_sdy_mesh: return parse_mesh(p);
    case TN_STRUCT_sdy_mesh_axis: return parse_mesh_axis(p);
    case TN_STRUCT_sdy_op_sharding_rule: return parse_rule(p);
    case TN_STRUCT_sdy_sharding: return parse_sharding(p);
    case TN_STRUCT_sdy_sharding_per_value: return parse_per_value(p);
    case TN_STRUCT_sdy_tensor_mapping: return parse_tensor_mapping(p);
    default: break;
  }
  tn_parse_expected(p, "another attribute: this one stands inside others only");
  return NULL;
}

const TnAttr *tn_parse_sdy_body(TnParser *p, TnStructId id) {
  bool angle = tn_parse_take(p, TN_TOK_LESS);
  const TnAttr *a = parse_inside(p, id);
  return a && (!angle || tn_parse_expect(p, TN_TOK_GREATER, "'>' after the attribute")) ? a : NULL;
}

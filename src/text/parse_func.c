// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The ops that hold programs: builtin.module and func.func.
#include "text/parse.h"

// module @name attributes {..} { ... }
bool tn_parse_module(TnParser *p, TnDraft *d) {
  TnPos pos = tn_parse_pos(p);
  TnStr name;
  if (p->lex.tok == TN_TOK_AT &&
      (!tn_parse_symbol_name(p, &name) ||
       !tn_parse_set_slot(p, d, TN_SLOT_builtin_module_sym_name, tn_attr_string(p->m, name), pos)))
    return false;
  if (tn_parse_take_word(p, "attributes") && !tn_parse_dict_into(p, d, false)) return false;
  TnRegion *r = tn_parse_new_region(p);
  r->has_block = true;
  return tn_parse_region(p, r, true, "builtin");
}

// ---------------------------------------------------------------------------------------------------------------

// Where the parts of a function's signature begin on the stacks: argument types, dictionaries (NULL for none) and
// locations go in step; results have no locations.
typedef struct Signature {
  size_t def0, n_args, n_results;
  size_t n_arg_dicts, n_result_dicts, n_locs;
  TN_VEC(const TnType *) types;
  TN_VEC(const TnAttr *) dicts, locs;
} Signature;

static bool parse_type_and_dict(TnParser *p, Signature *s, size_t *n_dicts) {
  const TnType *t = tn_parse_type(p);
  if (!t) return false;
  const TnAttr *dict = NULL;
  if (p->lex.tok == TN_TOK_LBRACE && !(dict = tn_parse_dict(p))) return false;
  *n_dicts += dict && dict->n;
  tn_push(&p->scratch, &s->types, t);
  tn_push(&p->scratch, &s->dicts, dict);
  return true;
}

// %name: type {..} loc(..); the name is missing in declarations.
static bool parse_argument(TnParser *p, Signature *s) {
  if (p->lex.tok == TN_TOK_PERCENT) {
    TnStr text = tn_lex_text(&p->lex);
    TnDef def = {{text.p + 1, text.n - 1}, 1, tn_parse_pos(p)};
    if (p->defs.n - s->def0 != s->n_args) return tn_parse_expected(p, "a type: the arguments before have no names");
    tn_parse_next(p);
    tn_push(&p->scratch, &p->defs, def);
    if (!tn_parse_expect(p, TN_TOK_COLON, "':' and the type of the argument")) return false;
  } else if (p->defs.n > s->def0) {
    return tn_parse_expected(p, "a named argument (%name: type)");
  }
  const TnAttr *loc = NULL;
  if (!parse_type_and_dict(p, s, &s->n_arg_dicts) || !tn_parse_optional_loc(p, &loc)) return false;
  tn_push(&p->scratch, &s->locs, loc);
  s->n_locs += loc != NULL;
  s->n_args++;
  return true;
}

static bool parse_arguments(TnParser *p, Signature *s) {
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and the arguments")) return false;
  if (tn_parse_take(p, TN_TOK_RPAREN)) return true;
  do {
    if (!parse_argument(p, s)) return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after an argument");
}

static bool parse_results(TnParser *p, Signature *s) {
  if (!tn_parse_take(p, TN_TOK_ARROW)) return true;
  if (!tn_parse_take(p, TN_TOK_LPAREN)) {
    const TnType *t = tn_parse_type(p);
    if (!t) return false;
    tn_push(&p->scratch, &s->types, t);
    tn_push(&p->scratch, &s->dicts, NULL);
    s->n_results = 1;
    return true;
  }
  if (tn_parse_take(p, TN_TOK_RPAREN)) return true;
  do {
    const TnAttr *loc;  // means nothing and is not kept
    if (!parse_type_and_dict(p, s, &s->n_result_dicts) || !tn_parse_optional_loc(p, &loc)) return false;
    s->n_results++;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after a result type");
}

static const TnAttr *dict_array(TnParser *p, const TnAttr **dicts, size_t n) {
  const TnAttr *empty = tn_attr_dict(p->m, NULL, NULL, 0);
  for (size_t i = 0; i < n; i++)
    if (!dicts[i]) dicts[i] = empty;
  return tn_attr_array(p->m, dicts, n);
}

static bool set_signature(TnParser *p, TnDraft *d, const Signature *s, TnPos pos) {
  const TnType *t = tn_type_function(p->m, s->types.data, s->n_args, s->types.data + s->n_args, s->n_results);
  if (!tn_parse_set_slot(p, d, TN_SLOT_func_function_type, tn_attr_type(p->m, t), pos)) return false;
  if (s->n_arg_dicts && !tn_parse_set_slot(p, d, TN_SLOT_func_arg_attrs, dict_array(p, s->dicts.data, s->n_args), pos))
    return false;
  return !s->n_result_dicts ||
         tn_parse_set_slot(p, d, TN_SLOT_func_res_attrs, dict_array(p, s->dicts.data + s->n_args, s->n_results), pos);
}

static bool parse_visibility(TnParser *p, TnDraft *d) {
  if (p->lex.tok != TN_TOK_BARE) return true;
  TnPos pos = tn_parse_pos(p);
  TnStr word = tn_lex_text(&p->lex);
  if (!tn_str_is(word, "public") && !tn_str_is(word, "private") && !tn_str_is(word, "nested"))
    return tn_parse_expected(p, "public, private, nested or the function's name");
  tn_parse_next(p);
  return tn_parse_set_slot(p, d, TN_SLOT_func_sym_visibility, tn_attr_string(p->m, word), pos);
}

static bool parse_body(TnParser *p, const Signature *s, TnRegion *r) {
  TnPos pos = tn_parse_pos(p);
  if (s->n_args && p->defs.n == s->def0)
    return tn_parse_fail(p, pos, "found a body, expected names for the arguments of a function that has one");
  tn_region_init_args(p->m, r, s->types.data, s->n_args);
  if (s->n_locs) {
    r->arg_locs = tn_new_n(&p->m->arena, const TnAttr *, s->n_args);
    memcpy(r->arg_locs, s->locs.data, s->n_args * sizeof *r->arg_locs);
  }
  return tn_parse_region_body(p, r, true, "func", p->defs.data + s->def0);
}

static bool parse_signature(TnParser *p, TnDraft *d, Signature *s) {
  TnPos pos = tn_parse_pos(p);
  return parse_arguments(p, s) && parse_results(p, s) && set_signature(p, d, s, pos);
}

// func.func private @name(%a: T {..}) -> (U {..}) attributes {..} { ... }
bool tn_parse_func(TnParser *p, TnDraft *d) {
  Signature s = {.def0 = p->defs.n};
  TnStr name;
  if (!parse_visibility(p, d)) return false;
  TnPos pos = tn_parse_pos(p);
  if (!tn_parse_symbol_name(p, &name) ||
      !tn_parse_set_slot(p, d, TN_SLOT_func_sym_name, tn_attr_string(p->m, name), pos))
    return false;
  if (!parse_signature(p, d, &s)) return false;
  if (tn_parse_take_word(p, "attributes") && !tn_parse_dict_into(p, d, false)) return false;
  TnRegion *r = tn_parse_new_region(p);
  bool ok = p->lex.tok != TN_TOK_LBRACE || parse_body(p, &s, r);
  p->defs.n = s.def0;
  return ok;
}

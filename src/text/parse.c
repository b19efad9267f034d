// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The text reader: a recursive-descent parser that makes ops as it meets them. This file has what all parts share
// (tokens, errors, drafts of ops), regions and the generic form, and the entry points.
#include "text/parse.h"

#include <stdio.h>

// ---------------------------------------------------------------------------------------------------------------
// Errors and tokens.

TN_COLD bool tn_parse_fail(TnParser *p, TnPos pos, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  tn_diag_v(p->diags, TN_ERROR, tn_parse_loc_of(p, pos), fmt, args);
  va_end(args);
  if (tn_diags_full(p->diags)) p->is_over = true;
  return false;
}

// A token for a message: cut when long, with bytes that are no printable ASCII as \XX.
static void describe_token(const TnLexer *l, char *out, size_t size) {
  if (l->tok == TN_TOK_END) {
    snprintf(out, size, "the end of the input");
    return;
  }
  TnStr s = tn_lex_text(l);
  size_t n = 0;
  out[n++] = '\'';
  for (size_t i = 0; i < s.n; i++) {
    if (n + 12 > size) {
      n += (size_t)snprintf(out + n, size - n, "...");
      break;
    }
    unsigned char c = (unsigned char)s.p[i];
    if (c >= 0x20 && c < 0x7F)
      out[n++] = (char)c;
    else
      n += (size_t)snprintf(out + n, size - n, "\\%02X", c);
  }
  out[n++] = '\'';
  out[n] = 0;
}

TN_COLD bool tn_parse_expected(TnParser *p, const char *what) {
  char found[64];
  describe_token(&p->lex, found, sizeof found);
  if (p->lex.tok == TN_TOK_ERROR) return tn_parse_fail(p, tn_parse_pos(p), "found %s: %s", found, p->lex.error);
  return tn_parse_fail(p, tn_parse_pos(p), "found %s, expected %s", found, what);
}

bool tn_parse_take(TnParser *p, TnTok tok) {
  if (p->lex.tok != tok) return false;
  tn_lex_next(&p->lex);
  return true;
}

bool tn_parse_expect(TnParser *p, TnTok tok, const char *what) {
  return tn_parse_take(p, tok) || tn_parse_expected(p, what);
}

bool tn_parse_is_word(const TnParser *p, const char *word) {
  return p->lex.tok == TN_TOK_BARE && tn_str_is(tn_lex_text(&p->lex), word);
}

bool tn_parse_take_word(TnParser *p, const char *word) {
  if (!tn_parse_is_word(p, word)) return false;
  tn_lex_next(&p->lex);
  return true;
}

bool tn_parse_expect_word(TnParser *p, const char *word) {
  if (tn_parse_take_word(p, word)) return true;
  char what[64];
  snprintf(what, sizeof what, "'%s'", word);
  return tn_parse_expected(p, what);
}

static bool too_deep(TnParser *p) {
  return tn_parse_fail(p, tn_parse_pos(p), "nested deeper than %d levels", TN_MAX_NESTING);
}

bool tn_parse_enter(TnParser *p) {
  p->depth++;
  p->size++;
  if (p->depth > p->max_depth) p->max_depth = p->depth;
  if (p->depth <= TN_MAX_NESTING) return true;
  p->depth--;
  return too_deep(p);
}

// What the aliases of one op, and those of a whole program, may stand for once they are written out (more in a long
// text): aliases of aliases of aliases double as often as one likes.
enum { LARGEST_USE = 1 << 22, LARGEST_SUM = 1 << 24, SUM_PER_BYTE = 64 };

bool tn_parse_add_height(TnParser *p, uint32_t height, uint64_t size) {
  if (p->depth + height > TN_MAX_NESTING) return too_deep(p);
  if (p->depth + height > p->max_depth) p->max_depth = p->depth + height;
  p->size += size;
  p->sum_of_sizes += size;
  if (p->size <= LARGEST_USE + p->text.n && p->sum_of_sizes <= LARGEST_SUM + SUM_PER_BYTE * (uint64_t)p->text.n)
    return true;
  p->is_over = true;
  return tn_parse_fail(p, tn_parse_pos(p), "aliases of aliases stand for more than %u attributes here",
                       p->size > LARGEST_USE ? LARGEST_USE : LARGEST_SUM);
}

// ---------------------------------------------------------------------------------------------------------------
// Operands, types, attributes of an op.

bool tn_parse_operand(TnParser *p) {
  if (p->lex.tok != TN_TOK_PERCENT) return tn_parse_expected(p, "an operand (%name)");
  TnStr text = tn_lex_text(&p->lex);
  TnUse use = {.name = {text.p + 1, text.n - 1}, .pos = tn_parse_pos(p)};
  tn_parse_next(p);
  if (p->lex.tok == TN_TOK_HASH) {
    TnStr number = tn_lex_text(&p->lex);
    uint64_t index;
    if (!tn_char_is(number.p[1], TN_CHAR_DIGIT) || !tn_number_u64((TnStr){number.p + 1, number.n - 1}, &index) ||
        index > INT32_MAX)
      return tn_parse_expected(p, "the number of a result");
    use.index = (uint32_t)index;
    tn_parse_next(p);
  }
  if (!tn_names_find(p, &use)) return false;
  tn_push(&p->scratch, &p->uses, use);
  return true;
}

// Whether the token after the current one is of this kind.
static bool peek_is(const TnParser *p, TnTok tok) {
  TnLexer ahead = p->lex;
  tn_lex_next(&ahead);
  return ahead.tok == tok;
}

bool tn_parse_operands(TnParser *p) {
  if (p->lex.tok != TN_TOK_PERCENT) return true;
  if (!tn_parse_operand(p)) return false;
  while (p->lex.tok == TN_TOK_COMMA && peek_is(p, TN_TOK_PERCENT)) {
    tn_parse_next(p);
    if (!tn_parse_operand(p)) return false;
  }
  return true;
}

bool tn_parse_type_list(TnParser *p, size_t *out_n) {
  size_t first = p->types.n;
  do {
    const TnType *t = tn_parse_type(p);
    if (!t) return false;
    tn_push(&p->scratch, &p->types, t);
  } while (tn_parse_take(p, TN_TOK_COMMA));
  *out_n = p->types.n - first;
  return true;
}

static bool parse_paren_types(TnParser *p, size_t *out_n) {
  *out_n = 0;
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' before a list of types")) return false;
  if (tn_parse_take(p, TN_TOK_RPAREN)) return true;
  return tn_parse_type_list(p, out_n) && tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' in a list of types");
}

bool tn_parse_signature(TnParser *p, TnDraft *d) {
  size_t n;
  if (!parse_paren_types(p, &d->n_operand_types)) return false;
  if (!tn_parse_expect(p, TN_TOK_ARROW, "'->' and the result types")) return false;
  if (p->lex.tok == TN_TOK_LPAREN) return parse_paren_types(p, &n);
  const TnType *t = tn_parse_type(p);
  if (t) tn_push(&p->scratch, &p->types, t);
  return t != NULL;
}

bool tn_parse_set_slot(TnParser *p, TnDraft *d, unsigned slot, const TnAttr *a, TnPos pos) {
  const TnAttrSpec *spec = &tn_op_specs(&tn_op_info[d->code])[slot];
  const char *expected;
  if (d->slots[slot]) return tn_parse_fail(p, pos, "attribute '%s' is given twice", tn_name(spec->name));
  d->slots[slot] = tn_attr_conform(p->m, spec, a, &expected);
  return d->slots[slot] ||
         tn_parse_fail(p, pos, "attribute '%s' has the wrong kind, expected %s", tn_name(spec->name), expected);
}

typedef struct DictTarget {
  TnDraft *draft;
  bool are_properties;
} DictTarget;

// Inherent attributes go to their slots whichever braces they stand in; others wait on the stacks.
static bool take_entry(TnParser *p, void *user, TnStr name, const TnAttr *a, TnPos pos) {
  DictTarget *t = user;
  TnDraft *d = t->draft;
  int slot = d->code == TN_OP_opaque ? -1 : tn_op_find_slot(d->code, name);
  if (slot >= 0) return tn_parse_set_slot(p, d, (unsigned)slot, a, pos);
  if (t->are_properties)
    return tn_parse_fail(p, pos, "'%.*s' is not a property of %s", TN_STR_ARG(name),
                         tn_op_full_name(&tn_op_info[d->code]));
  tn_push(&p->scratch, &p->strs, name);
  tn_push(&p->scratch, &p->attrs, a);
  return true;
}

bool tn_parse_dict_into(TnParser *p, TnDraft *d, bool are_properties) {
  size_t first = p->attrs.n, first_name = p->strs.n;
  DictTarget target = {d, are_properties};
  TnPos pos = tn_parse_pos(p);
  bool ok = tn_parse_dict_entries(p, take_entry, &target);
  if (ok && p->attrs.n > first) {
    d->dict = tn_parse_build_dict(p, first_name, first, pos);
    ok = d->dict != NULL;
  }
  p->attrs.n = first;
  p->strs.n = first_name;
  return ok;
}

bool tn_parse_optional_loc(TnParser *p, const TnAttr **out) {
  if (!tn_parse_is_word(p, "loc")) return true;
  *out = tn_parse_loc(p);
  return *out != NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Regions.

TnRegion *tn_parse_new_region(TnParser *p) {
  TnRegion *r = tn_new(&p->scratch, TnRegion);
  tn_push(&p->scratch, &p->regions, r);
  return r;
}

// Moves a region into its op.
static void adopt_region(TnOp *op, unsigned i, const TnRegion *from) {
  TnRegion *to = &op->regions[i];
  *to = *from;
  to->op = op;
  for (uint32_t k = 0; k < to->n_args; k++) to->args[k].def.region = to;
  TN_FOR_OPS(inner, to) inner->parent = to;
}

bool tn_parse_argument(TnParser *p, const char *what, size_t *n_locs) {
  if (p->lex.tok != TN_TOK_PERCENT) return tn_parse_expected(p, what);
  TnStr text = tn_lex_text(&p->lex);
  TnDef def = {{text.p + 1, text.n - 1}, 1, tn_parse_pos(p)};
  tn_parse_next(p);
  if (!tn_parse_expect(p, TN_TOK_COLON, "':' and the type of the argument")) return false;
  const TnType *t = tn_parse_type(p);
  const TnAttr *loc = NULL;
  if (!t || !tn_parse_optional_loc(p, &loc)) return false;
  *n_locs += loc != NULL;
  tn_push(&p->scratch, &p->defs, def);
  tn_push(&p->scratch, &p->types, t);
  tn_push(&p->scratch, &p->attrs, loc);
  return true;
}

static bool parse_block_arguments(TnParser *p, size_t *n_locs) {
  if (tn_parse_take(p, TN_TOK_RPAREN)) return true;
  do {
    if (!tn_parse_argument(p, "a block argument (%name: type)", n_locs)) return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after a block argument");
}

static void set_region_args(TnParser *p, TnRegion *r, const TnType *const *types, const TnAttr *const *locs, size_t n,
                            size_t n_locs) {
  tn_region_init_args(p->m, r, types, n);
  if (!n_locs) return;
  r->arg_locs = tn_new_n(&p->m->arena, const TnAttr *, n);
  memcpy(r->arg_locs, locs, n * sizeof *locs);
}

static bool define_args(TnParser *p, const TnRegion *r, const TnDef *names) {
  for (uint32_t i = 0; i < r->n_args; i++)
    if (!tn_names_define(p, &names[i], &r->args[i])) return false;
  return true;
}

// (%a: T, ...), behind the '(': makes the region's arguments; their names stay on defs.
static bool parse_region_args(TnParser *p, TnRegion *r) {
  size_t type0 = p->types.n, attr0 = p->attrs.n, n_locs = 0;
  bool ok = parse_block_arguments(p, &n_locs);
  if (ok) set_region_args(p, r, p->types.data + type0, p->attrs.data + attr0, p->types.n - type0, n_locs);
  p->types.n = type0;
  p->attrs.n = attr0;
  return ok;
}

// ^bb0(%a: T, ...):
static bool parse_label(TnParser *p, TnRegion *r) {
  size_t def0 = p->defs.n;
  tn_parse_next(p);
  r->has_block = true;
  bool ok = !tn_parse_take(p, TN_TOK_LPAREN) || parse_region_args(p, r);
  ok = ok && define_args(p, r, p->defs.data + def0) && tn_parse_expect(p, TN_TOK_COLON, "':' after a block label");
  p->defs.n = def0;
  return ok;
}

static void parse_ops(TnParser *p, TnRegion *r, TnTok stop);

// From behind '{' to behind '}'.
static bool parse_region_inside(TnParser *p, TnRegion *r) {
  parse_ops(p, r, TN_TOK_RBRACE);
  if (p->is_over) return false;
  if (p->lex.tok == TN_TOK_CARET)
    return tn_parse_fail(p, tn_parse_pos(p), "found a second block, expected '}': a region has one block here");
  return tn_parse_expect(p, TN_TOK_RBRACE, "an op or '}'");
}

static bool parse_region(TnParser *p, TnRegion *r, bool is_isolated, const char *dialect, const TnDef *names) {
  if (!tn_parse_expect(p, TN_TOK_LBRACE, "'{' and a region") || !tn_parse_enter(p)) return false;
  const char *outer_dialect = p->default_dialect;
  size_t mark = 0;
  p->default_dialect = dialect;
  if (is_isolated)
    tn_names_open_isolated(p);
  else
    mark = tn_names_open(p);
  bool ok = names ? define_args(p, r, names) : p->lex.tok != TN_TOK_CARET || parse_label(p, r);
  ok = ok && parse_region_inside(p, r);
  if (is_isolated)
    tn_names_close_isolated(p, ok);
  else
    tn_names_close(p, mark);
  p->default_dialect = outer_dialect;
  tn_parse_leave(p);
  return ok;
}

bool tn_parse_region(TnParser *p, TnRegion *r, bool is_isolated, const char *default_dialect) {
  return parse_region(p, r, is_isolated, default_dialect, NULL);
}

bool tn_parse_region_body(TnParser *p, TnRegion *r, bool is_isolated, const char *default_dialect, const TnDef *names) {
  static const TnDef none;
  return parse_region(p, r, is_isolated, default_dialect, names ? names : &none);
}

bool tn_parse_region_with_args(TnParser *p, TnRegion *r, bool is_isolated, const char *default_dialect) {
  size_t def0 = p->defs.n;
  bool ok = tn_parse_expect(p, TN_TOK_LPAREN, "'(' and the arguments of the region") && parse_region_args(p, r) &&
            tn_parse_region_body(p, r, is_isolated, default_dialect, p->defs.data + def0);
  p->defs.n = def0;
  return ok;
}

// ---------------------------------------------------------------------------------------------------------------
// Making the op of a draft.

static const char *plural(size_t n) { return n == 1 ? "" : "s"; }

static bool check_counts(TnParser *p, const TnDraft *d, size_t n_operands, size_t n_results) {
  if (d->n_operand_types != n_operands)
    return tn_parse_fail(p, d->pos, "%.*s: %zu operand%s but %zu operand type%s", TN_STR_ARG(d->name), n_operands,
                         plural(n_operands), d->n_operand_types, plural(d->n_operand_types));
  size_t n_names = 0;
  for (size_t i = 0; i < d->n_defs; i++) n_names += p->defs.data[d->def0 + i].count;
  if (d->n_defs && n_names != n_results)
    return tn_parse_fail(p, p->defs.data[d->def0].pos, "%.*s has %zu result%s, but %zu name%s given to them",
                         TN_STR_ARG(d->name), n_results, plural(n_results), n_names, n_names == 1 ? " is" : "s are");
  if (p->regions.n - d->region0 > UINT16_MAX)
    return tn_parse_fail(p, d->pos, "%.*s: more than %d regions", TN_STR_ARG(d->name), UINT16_MAX);
  return true;
}

TnOp *tn_parse_finish(TnParser *p, TnDraft *d, TnRegion *into) {
  size_t n_operands = p->uses.n - d->use0, n_regions = p->regions.n - d->region0;
  size_t n_results = p->types.n - d->type0 - d->n_operand_types;
  for (size_t i = 0; i < n_operands; i++)
    if (p->uses.data[d->use0 + i].is_lost) return NULL;
  if (!check_counts(p, d, n_operands, n_results)) return NULL;
  TnOp *op = tn_op_new(p->m, d->code, n_operands, n_results, n_regions);
  op->line = d->pos.line;
  op->col = d->pos.col;
  op->dict = d->dict;
  op->loc = d->loc;
  size_t n_slots = tn_op_info[d->code].n_attrs;
  memcpy(op->attrs, d->slots, n_slots * sizeof *op->attrs);
  tn_op_fill_defaults(p->m, op);
  for (unsigned i = 0; i < n_regions; i++) adopt_region(op, i, p->regions.data[d->region0 + i]);
  bool ok = true;
  for (size_t i = 0; i < n_operands && ok; i++)
    ok = tn_names_resolve(p, &p->uses.data[d->use0 + i], p->types.data[d->type0 + i], &op->operands[i]);
  for (size_t i = 0; i < n_results; i++) op->results[i].type = p->types.data[d->type0 + d->n_operand_types + i];
  TnValue *first = op->results;
  for (size_t i = d->def0; i < d->def0 + d->n_defs && ok; i++) {
    ok = tn_names_define(p, &p->defs.data[i], first);
    first += p->defs.data[i].count;
  }
  if (ok) tn_region_append(into, op);
  return ok ? op : NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// The generic form: "d.op"(%a, %b) <{p = 1}> ({ ... }) {a = 1} : (T, U) -> V

static bool parse_generic_regions(TnParser *p, const TnDraft *d) {
  bool is_isolated = tn_op_info[d->code].traits & TN_TRAIT_ISOLATED;
  const char *dialect = d->code == TN_OP_func_func ? "func" : d->code == TN_OP_builtin_module ? "builtin" : "";
  do {
    if (!tn_parse_region(p, tn_parse_new_region(p), is_isolated, dialect)) return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after a region");
}

static bool parse_properties(TnParser *p, TnDraft *d) {
  if (!tn_parse_take(p, TN_TOK_LESS)) return true;
  if (d->code == TN_OP_opaque) d->slots[TN_SLOT_opaque_properties] = tn_parse_attr(p, NULL);
  bool ok = d->code == TN_OP_opaque ? d->slots[TN_SLOT_opaque_properties] != NULL : tn_parse_dict_into(p, d, true);
  return ok && tn_parse_expect(p, TN_TOK_GREATER, "'>' after the properties");
}

static bool parse_generic_parts(TnParser *p, TnDraft *d) {
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and the operands")) return false;
  if (!tn_parse_operands(p) || !tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after an operand")) return false;
  if (p->lex.tok == TN_TOK_LSQUARE)
    return tn_parse_fail(p, tn_parse_pos(p), "found a list of successors: regions have one block here");
  if (!parse_properties(p, d)) return false;
  if (tn_parse_take(p, TN_TOK_LPAREN) && !parse_generic_regions(p, d)) return false;
  if (p->lex.tok == TN_TOK_LBRACE && !tn_parse_dict_into(p, d, false)) return false;
  return tn_parse_expect(p, TN_TOK_COLON, "':' and the op's type") && tn_parse_signature(p, d);
}

static bool parse_generic(TnParser *p, TnDraft *d) {
  d->name = tn_lex_unquote(&p->scratch, tn_lex_text(&p->lex));
  if (!d->name.n) return tn_parse_fail(p, tn_parse_pos(p), "the name of an op is empty");
  if (memchr(d->name.p, 0, d->name.n)) return tn_parse_fail(p, tn_parse_pos(p), "the name of an op holds a zero byte");
  if (!tn_opcode_find(d->name, &d->code)) {
    d->code = TN_OP_opaque;
    d->slots[TN_SLOT_opaque_op_name] = tn_attr_string(p->m, d->name);
  }
  tn_parse_next(p);
  return parse_generic_parts(p, d);
}

// ---------------------------------------------------------------------------------------------------------------
// Ops.

// %a, %b:2 =
static bool parse_result_names(TnParser *p) {
  do {
    if (p->lex.tok != TN_TOK_PERCENT) return tn_parse_expected(p, "the name of a result");
    TnStr text = tn_lex_text(&p->lex);
    TnDef def = {{text.p + 1, text.n - 1}, 1, tn_parse_pos(p)};
    tn_parse_next(p);
    if (tn_parse_take(p, TN_TOK_COLON)) {
      uint64_t count;
      if (p->lex.tok != TN_TOK_INT || !tn_number_u64(tn_lex_text(&p->lex), &count) || count == 0 || count > INT32_MAX)
        return tn_parse_expected(p, "the number of results, at least 1");
      def.count = (uint32_t)count;
      tn_parse_next(p);
    }
    tn_push(&p->scratch, &p->defs, def);
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_EQUAL, "'=' after the names of results");
}

static bool parse_op(TnParser *p, TnRegion *into, TnDraft *d) {
  bool ok = p->lex.tok != TN_TOK_PERCENT || parse_result_names(p);
  d->n_defs = p->defs.n - d->def0;
  if (!ok) return false;
  if (p->lex.tok == TN_TOK_BARE) return tn_parse_pretty(p, d, into);
  if (p->lex.tok != TN_TOK_STRING) return tn_parse_expected(p, "an op");
  return parse_generic(p, d) && tn_parse_optional_loc(p, &d->loc) && tn_parse_finish(p, d, into);
}

// Whether an op begins at the current token, which is the first of its line.
static bool looks_like_op(const TnParser *p) {
  if (p->lex.tok == TN_TOK_STRING) return true;
  if (p->lex.tok == TN_TOK_PERCENT) return peek_is(p, TN_TOK_EQUAL) || peek_is(p, TN_TOK_COLON);
  if (p->lex.tok != TN_TOK_BARE) return false;
  TnStr s = tn_lex_text(&p->lex);
  return memchr(s.p, '.', s.n) || tn_str_is(s, "return") || tn_str_is(s, "call") || tn_str_is(s, "module");
}

// After an error in the op that began at `start`: goes on to what looks like the next op of the same block, or to the
// block's end. Text is skipped by brackets only, and not without end.
static void recover(TnParser *p, const TnLexer *start) {
  enum { FAR = 1 << 20 };
  const char *error_at = p->lex.p, *limit = (size_t)(p->lex.end - error_at) > FAR ? error_at + FAR : p->lex.end;
  p->lex = *start;
  size_t depth = 0;
  for (;;) {
    uint32_t line = p->lex.line;
    TnTok tok = p->lex.tok;
    if (tok == TN_TOK_END || p->lex.p > limit) break;
    if (tok == TN_TOK_RBRACE && depth == 0) return;
    if (tok == TN_TOK_LPAREN || tok == TN_TOK_LSQUARE || tok == TN_TOK_LBRACE) depth++;
    if ((tok == TN_TOK_RPAREN || tok == TN_TOK_RSQUARE || tok == TN_TOK_RBRACE) && depth) depth--;
    tn_parse_next(p);
    if (depth == 0 && p->lex.line > line && p->lex.p >= error_at && looks_like_op(p)) return;
  }
  p->is_over = true;
}

// One op; after an error the parser stands at the next one.
static void parse_op_or_recover(TnParser *p, TnRegion *into) {
  TnLexer start = p->lex;
  uint32_t depth = p->depth;
  p->size = 0;
  TnDraft d = {
      .pos = tn_parse_pos(p), .def0 = p->defs.n, .use0 = p->uses.n, .type0 = p->types.n, .region0 = p->regions.n};
  size_t attr0 = p->attrs.n, str0 = p->strs.n, int0 = p->ints.n;
  bool ok = parse_op(p, into, &d);
  if (!ok && !p->is_over) {
    for (size_t i = 0; i < d.n_defs; i++) tn_names_poison(p, &p->defs.data[d.def0 + i]);
    p->depth = depth;
    p->attrs.n = attr0;
    p->strs.n = str0;
    p->ints.n = int0;
    recover(p, &start);
  }
  p->defs.n = d.def0;
  p->uses.n = d.use0;
  p->types.n = d.type0;
  p->regions.n = d.region0;
}

static void parse_ops(TnParser *p, TnRegion *r, TnTok stop) {
  while (!p->is_over && p->lex.tok != stop && p->lex.tok != TN_TOK_END && p->lex.tok != TN_TOK_CARET) {
    r->has_block = true;
    parse_op_or_recover(p, r);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// The whole input.

static bool parse_top_item(TnParser *p, TnRegion *r) {
  p->top = p->lex;
  switch (p->lex.tok) {
    case TN_TOK_HASH:
    case TN_TOK_EXCL: return tn_parse_alias_definition(p);
    case TN_TOK_META_BEGIN: return tn_parse_metadata(p);
    case TN_TOK_RBRACE: return tn_parse_expected(p, "an op");
    case TN_TOK_CARET: return tn_parse_expected(p, "an op");
    default: parse_op_or_recover(p, r); return !p->is_over;
  }
}

// A single module is the root; anything else is wrapped in one.
static void set_root(TnParser *p, const TnRegion *top) {
  TnOp *only = top->first;
  if (only && only == top->last && only->opcode == TN_OP_builtin_module) {
    only->parent = NULL;
    p->m->root = only;
    return;
  }
  TnOp *root = tn_op_new(p->m, TN_OP_builtin_module, 0, 0, 1);
  adopt_region(root, 0, top);
  root->regions[0].has_block = true;
  p->m->root = root;
}

static void parse_program(TnParser *p) {
  TnRegion top = {0};
  p->default_dialect = "builtin";
  tn_names_open_isolated(p);
  tn_parse_next(p);
  bool ok = true;
  while (ok && !p->is_over && p->lex.tok != TN_TOK_END) ok = parse_top_item(p, &top);
  tn_names_close_isolated(p, ok && !p->is_over);
  if (!p->diags->first && tn_parse_check_resources(p) && !p->diags->first) {
    set_root(p, &top);
    tn_module_renumber(p->m);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Entry points. The scratch arena is not the module's, so it is freed here whatever happens inside.

typedef enum Want { WANT_PROGRAM, WANT_ATTR, WANT_TYPE } Want;

typedef struct Job {
  TnParser *p;
  TnStr text;
  uint32_t first_line;
  Want want;
  const TnAttr *attr;
  const TnType *type;
} Job;

static void init(TnParser *p, const Job *job) {
  p->scratch.guard = p->m->arena.guard;
  p->text = job->text;
  tn_lex_init(&p->lex, job->text, job->first_line);
  p->top = p->lex;
  tn_map_init(&p->type_texts, &p->scratch);
  tn_map_init(&p->attr_aliases.others, &p->scratch);
  tn_map_init(&p->type_aliases.others, &p->scratch);
  tn_map_init(&p->resource_uses, &p->scratch);
}

TN_COLD static TnError *run_job(void *arg) {
  Job *job = arg;
  TnParser *p = job->p;
  init(p, job);
  if (job->want == WANT_PROGRAM) {
    parse_program(p);
    return NULL;
  }
  p->has_alias_list = true;  // there are none
  tn_parse_next(p);
  if (job->want == WANT_ATTR)
    job->attr = tn_parse_attr(p, NULL);
  else
    job->type = tn_parse_type(p);
  bool ok = (job->attr || job->type) && tn_parse_expect(p, TN_TOK_END, "nothing more");
  if (!ok) job->attr = NULL, job->type = NULL;
  return NULL;
}

// The parser is large for a stack that deep nesting needs, and lives through a longjmp: it stands in the caller.
static TnError *parse(TnModule *m, TnDiags *diags, Job *job) {
  TnParser p = {.m = m, .diags = diags};
  tn_arena_init_like(&p.scratch, &m->arena);
  job->p = &p;
  TnError *e = tn_module_run(m, run_job, job);
  tn_arena_deinit(&p.scratch);
  return e;
}

TnError *tn_text_parse(TnModule *m, TnStr text, const TnParseOptions *options, TnDiags *diags) {
  uint32_t first_line = options && options->first_line ? options->first_line : 1;
  m->source = text;
  if (!diags->source.n && first_line == 1) diags->source = text;
  Job job = {.text = text, .first_line = first_line, .want = WANT_PROGRAM};
  TN_TRY(parse(m, diags, &job));
  return tn_diags_finish(diags);
}

static void parse_part(TnModule *m, TnDiags *diags, Job *job) {
  TnError *e = parse(m, diags, job);
  if (!e) return;
  tn_error_destroy(e);  // out of memory is the only one
  tn_arena_fail(&m->arena);
}

TN_COLD const TnAttr *tn_text_parse_attr(TnModule *m, TnStr text, TnDiags *diags) {
  Job job = {.text = text, .first_line = 1, .want = WANT_ATTR};
  parse_part(m, diags, &job);
  return job.attr;
}

TN_COLD const TnType *tn_text_parse_type(TnModule *m, TnStr text, TnDiags *diags) {
  Job job = {.text = text, .first_line = 1, .want = WANT_TYPE};
  parse_part(m, diags, &job);
  return job.type;
}

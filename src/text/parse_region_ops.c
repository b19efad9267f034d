// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The pretty forms of ops whose regions have a spelling of their own: while, reduce, scan, and sdy's computations.
#include "text/parse.h"

static TnStr name_of(const TnParser *p) {
  TnStr text = tn_lex_text(&p->lex);
  return (TnStr){text.p + 1, text.n - 1};
}

// The types from `first` on once more, as result types.
static void repeat_types(TnParser *p, size_t first, size_t n) {
  for (size_t i = 0; i < n; i++) {
    const TnType *t = p->types.data[first + i];
    tn_push(&p->scratch, &p->types, t);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// while(%a = %x, %b = %y) : T, U attributes {..} cond { ... } do { ... }

static bool parse_while_operands(TnParser *p) {
  if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and the loop's values")) return false;
  if (tn_parse_take(p, TN_TOK_RPAREN)) return true;
  do {
    if (p->lex.tok != TN_TOK_PERCENT) return tn_parse_expected(p, "a loop value (%name = %operand)");
    TnDef def = {name_of(p), 1, tn_parse_pos(p)};
    tn_parse_next(p);
    tn_push(&p->scratch, &p->defs, def);
    if (!tn_parse_expect(p, TN_TOK_EQUAL, "'=' and the value's first operand") || !tn_parse_operand(p)) return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  return tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after a loop value");
}

static bool parse_loop_region(TnParser *p, TnDraft *d, const TnDef *names) {
  TnRegion *r = tn_parse_new_region(p);
  tn_region_init_args(p->m, r, p->types.data + d->type0, d->n_operand_types);
  return tn_parse_region_body(p, r, false, "", names);
}

bool tn_parse_while(TnParser *p, TnDraft *d) {
  size_t def0 = p->defs.n;
  if (!parse_while_operands(p)) return false;
  size_t n = p->uses.n - d->use0;
  if (n && (!tn_parse_expect(p, TN_TOK_COLON, "':' and the types of the loop's values") ||
            !tn_parse_type_list(p, &d->n_operand_types)))
    return false;
  if (d->n_operand_types != n)
    return tn_parse_fail(p, d->pos, "while: %zu loop values but %zu types", n, d->n_operand_types);
  repeat_types(p, d->type0, n);
  if (tn_parse_take_word(p, "attributes") && !tn_parse_dict_into(p, d, false)) return false;
  // The regions' own ops use the same stack, which may move: keep the names.
  TnDef *names = tn_new_n(&p->scratch, TnDef, n);
  if (n) memcpy(names, p->defs.data + def0, n * sizeof *names);
  p->defs.n = def0;
  return tn_parse_expect_word(p, "cond") && parse_loop_region(p, d, names) && tn_parse_expect_word(p, "do") &&
         parse_loop_region(p, d, names);
}

// ---------------------------------------------------------------------------------------------------------------
// reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (T, U) -> V
// reduce(%x init: %c), (%y init: %d) across dimensions = [0] : (..) -> (..) reducer(%a: T, %b: T) (%c: U, %d: U) { ...
// }

// Operands are all inputs, then all initial values.
static bool parse_reduce_operands(TnParser *p, const TnDraft *d) {
  do {
    if (!tn_parse_expect(p, TN_TOK_LPAREN, "'(' and an input") || !tn_parse_operand(p) ||
        !tn_parse_expect_word(p, "init") || !tn_parse_expect(p, TN_TOK_COLON, "':' and an initial value") ||
        !tn_parse_operand(p) || !tn_parse_expect(p, TN_TOK_RPAREN, "')' after an initial value"))
      return false;
  } while (tn_parse_take(p, TN_TOK_COMMA));
  size_t n = (p->uses.n - d->use0) / 2;
  TnUse *uses = p->uses.data + d->use0, *pairs = tn_new_n(&p->scratch, TnUse, 2 * n);
  memcpy(pairs, uses, 2 * n * sizeof *pairs);
  for (size_t i = 0; i < n; i++) {
    uses[i] = pairs[2 * i];
    uses[n + i] = pairs[2 * i + 1];
  }
  return true;
}

static bool find_body_op(TnParser *p, TnOpcode *out) {
  TnStr name = tn_lex_text(&p->lex);
  bool ok = p->lex.tok == TN_TOK_BARE && tn_opcode_find(name, out);
  const TnOpInfo *info = ok ? &tn_op_info[*out] : NULL;
  bool fits = ok && tn_op_is_of(info, "stablehlo") && info->traits & TN_TRAIT_COMM && info->operands == 2;
  if (!fits) return tn_parse_expected(p, "a commutative op such as stablehlo.add");
  tn_parse_next(p);
  return true;
}

// The body that `applies op` stands for: one op on two scalars of the first input's element type, and a return.
static bool build_body(TnParser *p, const TnDraft *d, TnOpcode code) {
  const TnType *input = d->n_operand_types ? p->types.data[d->type0] : NULL;
  if (!input || (input->kind != TN_TYPE_TENSOR && input->kind != TN_TYPE_UNRANKED))
    return tn_parse_fail(p, d->pos, "reduce: found %s, expected a tensor as input",
                         input ? tn_type_text(&p->scratch, input) : "nothing");
  const TnType *scalar = tn_type_tensor(p->m, input->elem, 0, NULL, NULL), *args[] = {scalar, scalar};
  TnRegion *r = tn_parse_new_region(p);
  tn_region_init_args(p->m, r, args, 2);
  TnOp *op = tn_op_new(p->m, code, 2, 1, 0), *end = tn_op_new(p->m, TN_OP_return, 1, 0, 0);
  op->operands[0] = &r->args[0];
  op->operands[1] = &r->args[1];
  op->results[0].type = scalar;
  end->operands[0] = &op->results[0];
  op->line = end->line = d->pos.line;
  op->col = end->col = d->pos.col;
  op->loc = end->loc = d->loc;
  tn_region_append(r, op);
  tn_region_append(r, end);
  return true;
}

static bool parse_reducer_args(TnParser *p, size_t *n_locs) {
  static const char what[] = "an argument (%name: type)";
  while (tn_parse_take(p, TN_TOK_LPAREN)) {
    if (!tn_parse_argument(p, what, n_locs) || !tn_parse_expect(p, TN_TOK_COMMA, "',' and the second argument") ||
        !tn_parse_argument(p, what, n_locs) || !tn_parse_expect(p, TN_TOK_RPAREN, "')' after two arguments"))
      return false;
  }
  return true;
}

// The header names arguments in pairs (k, k + n); the block has them as all firsts, then all seconds.
static bool parse_reducer(TnParser *p) {
  size_t def0 = p->defs.n, type0 = p->types.n, attr0 = p->attrs.n, n_locs = 0;
  if (!parse_reducer_args(p, &n_locs)) return false;
  size_t n = p->defs.n - def0;
  TnDef *names = tn_new_n(&p->scratch, TnDef, n + 1);
  const TnType **types = tn_new_n(&p->scratch, const TnType *, n);
  TnRegion *r = tn_parse_new_region(p);
  if (n_locs) r->arg_locs = tn_new_n(&p->m->arena, const TnAttr *, n);
  for (size_t i = 0; i < n; i++) {
    size_t to = i / 2 + (i % 2) * (n / 2);
    names[to] = p->defs.data[def0 + i];
    types[to] = p->types.data[type0 + i];
    if (n_locs) r->arg_locs[to] = p->attrs.data[attr0 + i];
  }
  p->defs.n = def0;
  p->types.n = type0;
  p->attrs.n = attr0;
  tn_region_init_args(p->m, r, types, n);
  return tn_parse_region_body(p, r, false, "", names);
}

bool tn_parse_reduce(TnParser *p, TnDraft *d) {
  if (!parse_reduce_operands(p, d)) return false;
  TnOpcode body = TN_OP_opaque;
  bool compact = tn_parse_take_word(p, "applies");
  if (compact && p->uses.n - d->use0 != 2)
    return tn_parse_fail(p, tn_parse_pos(p), "reduce: 'applies' goes with one input, expected a reducer for more");
  if (compact && !find_body_op(p, &body)) return false;
  if (!tn_parse_text(p, "across dimensions =", false)) return false;
  TnPos pos = tn_parse_pos(p);
  const TnAttr *dims = tn_parse_bare_attr(p, &tn_op_specs(&tn_op_info[d->code])[TN_SLOT_dimensions_dimensions]);
  if (!dims || !tn_parse_set_slot(p, d, TN_SLOT_dimensions_dimensions, dims, pos)) return false;
  if (p->lex.tok == TN_TOK_LBRACE && !tn_parse_dict_into(p, d, false)) return false;
  if (!tn_parse_expect(p, TN_TOK_COLON, "':' and the types") || !tn_parse_signature(p, d)) return false;
  if (compact) return tn_parse_optional_loc(p, &d->loc) && build_body(p, d, body);
  return tn_parse_expect_word(p, "reducer") && parse_reducer(p);
}

// ---------------------------------------------------------------------------------------------------------------
// chlo.scan(%x) inits (%i) dimension=0 attributes {..} { ^bb0(..): ... } : (T, U) -> (V, W)

static const TnAttr *segments(TnParser *p, size_t a, size_t b) {
  int32_t v[] = {(int32_t)a, (int32_t)b};
  return tn_attr_dense_array(p->m, tn_type_scalar(p->m, TN_I32), v, 2);
}

static bool parse_scan_operands(TnParser *p, size_t *out_n) {
  size_t first = p->uses.n;
  bool ok = tn_parse_expect(p, TN_TOK_LPAREN, "'(' and operands") && tn_parse_operands(p) &&
            tn_parse_expect(p, TN_TOK_RPAREN, "',' or ')' after an operand");
  *out_n = p->uses.n - first;
  return ok;
}

bool tn_parse_scan(TnParser *p, TnDraft *d) {
  size_t n_inputs, n_inits;
  if (!parse_scan_operands(p, &n_inputs) || !tn_parse_expect_word(p, "inits") || !parse_scan_operands(p, &n_inits))
    return false;
  TnPos pos = tn_parse_pos(p);
  if (!tn_parse_text(p, "dimension =", false)) return false;
  const TnAttr *dim = tn_parse_bare_attr(p, &tn_op_specs(&tn_op_info[d->code])[TN_SLOT_chlo_scan_dimension]);
  if (!dim || !tn_parse_set_slot(p, d, TN_SLOT_chlo_scan_dimension, dim, pos)) return false;
  if (tn_parse_take_word(p, "attributes") && !tn_parse_dict_into(p, d, false)) return false;
  bool isolated = tn_op_info[d->code].traits & TN_TRAIT_ISOLATED;
  if (!tn_parse_region(p, tn_parse_new_region(p), isolated, "")) return false;
  if (!tn_parse_expect(p, TN_TOK_COLON, "':' and the types") || !tn_parse_signature(p, d)) return false;
  size_t n_results = p->types.n - d->type0 - d->n_operand_types;
  if (n_results < n_inits)
    return tn_parse_fail(p, d->pos, "scan: found %zu results, expected one for each of %zu initial values and more",
                         n_results, n_inits);
  return tn_parse_set_slot(p, d, TN_SLOT_chlo_scan_operandSegmentSizes, segments(p, n_inputs, n_inits), pos) &&
         tn_parse_set_slot(p, d, TN_SLOT_chlo_scan_resultSegmentSizes, segments(p, n_results - n_inits, n_inits), pos);
}

// ---------------------------------------------------------------------------------------------------------------
// in_shardings=[..] out_shardings=[..] manual_axes={..} (%a: T) { ... } of sdy.manual_computation;
// sdy.named_computation has no axes and may leave the shardings out.

static bool parse_sharding_part(TnParser *p, TnDraft *d, const char *name, bool required) {
  if (!required && !tn_parse_is_word(p, name)) return true;
  TnPos pos = tn_parse_pos(p);
  unsigned slot = (unsigned)tn_op_find_slot(d->code, tn_str(name));
  if (!tn_parse_expect_word(p, name) || !tn_parse_expect(p, TN_TOK_EQUAL, "'='")) return false;
  const TnAttr *a = tn_parse_bare_attr(p, &tn_op_specs(&tn_op_info[d->code])[slot]);
  return a && tn_parse_set_slot(p, d, slot, a, pos);
}

bool tn_parse_computation(TnParser *p, TnDraft *d, bool is_manual) {
  if (!parse_sharding_part(p, d, "in_shardings", is_manual) || !parse_sharding_part(p, d, "out_shardings", is_manual))
    return false;
  if (is_manual && !parse_sharding_part(p, d, "manual_axes", true)) return false;
  return tn_parse_region_with_args(p, tn_parse_new_region(p), true, "");
}

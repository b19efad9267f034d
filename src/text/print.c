// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Entry points of the printer, and what every op shares: regions, arguments, the generic form, the resource trailer.
#include "text/print_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Regions.

static const char *default_dialect(const TnOp *op) {
  if (op->opcode == TN_OP_func_func) return "func";
  return op->opcode == TN_OP_builtin_module ? "builtin" : "";
}

void tn_print_region_arg(TnPrinter *p, const TnRegion *r, uint32_t index, const TnAttr *dict) {
  const TnAttr *loc = r->arg_locs ? r->arg_locs[index] : NULL;
  tn_print_value(p, &r->args[index]);
  tn_put_lit(p, ": ");
  tn_print_type(p, r->args[index].type);
  if (p->is_collecting) {
    if (p->options.locations) tn_print_aliases_visit(p, loc, false);
    return;
  }
  tn_print_dict(p, dict);
  if (!p->options.locations) return;
  tn_put_lit(p, " loc(");
  tn_print_loc_body(p, loc);
  tn_put_char(p, ')');
}

static void print_block_header(TnPrinter *p, const TnRegion *r) {
  tn_put_newline(p);
  tn_put_lit(p, "^bb0");
  for (uint32_t i = 0; i < r->n_args; i++) {
    tn_put_z(p, i ? ", " : "(");
    tn_print_region_arg(p, r, i, NULL);
  }
  tn_put_z(p, r->n_args ? "):" : ":");
}

static void print_region_body(TnPrinter *p, const TnRegion *r, bool with_args, bool with_empty) {
  tn_put_char(p, '{');
  if (r->has_block) {
    const char *outer = p->default_dialect;
    p->default_dialect = default_dialect(r->op);
    if ((with_args && r->n_args) || (with_empty && !r->first)) print_block_header(p, r);
    p->indent += 2;
    TN_FOR_OPS(op, r) {
      tn_put_newline(p);
      tn_print_op(p, op);
    }
    p->indent -= 2;
    p->default_dialect = outer;
  }
  tn_put_newline(p);
  tn_put_char(p, '}');
}

void tn_print_region(TnPrinter *p, const TnRegion *r, bool with_args) { print_region_body(p, r, with_args, false); }

// ---------------------------------------------------------------------------------------------------------------
// The generic form.

void tn_print_function_type(TnPrinter *p, const TnOp *op) {
  tn_put_char(p, '(');
  for (uint32_t i = 0; i < op->n_operands; i++) {
    tn_put_comma(p, i);
    tn_print_type(p, op->operands[i] ? op->operands[i]->type : NULL);
  }
  tn_put_lit(p, ") -> ");
  bool is_bare = op->n_results == 1 && !(op->results[0].type && op->results[0].type->kind == TN_TYPE_FUNCTION);
  if (!is_bare) tn_put_char(p, '(');
  for (uint32_t i = 0; i < op->n_results; i++) {
    tn_put_comma(p, i);
    tn_print_type(p, op->results[i].type);
  }
  if (!is_bare) tn_put_char(p, ')');
}

static void print_properties(TnPrinter *p, const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  const char *before = " <{";
  if (op->opcode == TN_OP_opaque) {
    const TnAttr *a = op->attrs[TN_SLOT_opaque_properties];
    if (!a) return;
    tn_put_lit(p, " <");
    tn_print_attr(p, a, TN_TYPE_PART_ALWAYS);
    tn_put_char(p, '>');
    return;
  }
  for (unsigned i = 0; i < info->n_attrs; i++) {
    if (!op->attrs[i]) continue;
    tn_put_z(p, before);
    tn_print_named(p, tn_str(tn_name(tn_op_specs(info)[i].name)), op->attrs[i]);
    before = ", ";
  }
  if (before[0] == ',') tn_put_lit(p, "}>");
}

static void print_regions(TnPrinter *p, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_regions; i++) {
    tn_put_z(p, i ? ", " : " (");
    print_region_body(p, &op->regions[i], true, true);
  }
  if (op->n_regions) tn_put_char(p, ')');
}

// Aliases are met in this order, not in that of the text.
static void collect_generic(TnPrinter *p, const TnOp *op) {
  print_regions(p, op);
  tn_print_function_type(p, op);
  print_properties(p, op);
  tn_print_dict(p, op->dict);
}

void tn_print_generic(TnPrinter *p, const TnOp *op, bool with_name) {
  if (p->is_collecting) {
    collect_generic(p, op);
    return;
  }
  if (with_name) tn_put_quoted(p, tn_str(tn_op_name(op)));
  tn_put_char(p, '(');
  tn_print_operands(p, op, 0, op->n_operands);
  tn_put_char(p, ')');
  print_properties(p, op);
  print_regions(p, op);
  tn_print_dict(p, op->dict);
  tn_put_lit(p, " : ");
  tn_print_function_type(p, op);
}

static void put_op_name(TnPrinter *p, const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  tn_put_z(p, tn_op_is_of(info, p->default_dialect) ? tn_op_mnemonic(info) : tn_op_full_name(info));
}

void tn_print_op(TnPrinter *p, const TnOp *op) {
  if (p->is_collecting && p->options.locations) tn_print_aliases_visit(p, op->loc, true);
  tn_print_results(p, op);
  if (!p->options.generic && tn_format_of((TnOpcode)op->opcode) && tn_print_is_regular(op)) {
    put_op_name(p, op);
    tn_print_pretty(p, op);
  } else {
    tn_print_generic(p, op, true);
  }
  tn_print_trailing_loc(p, op->loc);
}

// ---------------------------------------------------------------------------------------------------------------
// {-# dialect_resources: { builtin: { key: "0x<alignment, 4 bytes><data>" } } #-}

static void print_resource(TnPrinter *p, TnStr key, const TnResource *r) {
  static const char digits[] = "0123456789ABCDEF";
  tn_put_lit(p, "      ");
  tn_put_keyword(p, key);
  tn_put_lit(p, ": \"0x");
  for (unsigned i = 0; i < 4; i++) {
    unsigned byte = r->alignment >> (8 * i) & 0xFF;
    tn_put_char(p, digits[byte >> 4]);
    tn_put_char(p, digits[byte & 15]);
  }
  tn_put_hex(p, r->data, r->n);
  tn_put_char(p, '"');
}

static void print_trailer(TnPrinter *p) {
  if (p->resources.n == 0) return;
  tn_put_lit(p, "\n{-#\n  dialect_resources: {\n    builtin: {\n");
  for (size_t i = 0; i < p->resources.n; i++) {
    if (i) tn_put_lit(p, ",\n");
    print_resource(p, p->resources.entries[i].key, p->resources.entries[i].value);
  }
  tn_put_lit(p, "\n    }\n  }\n#-}\n");
}

// ---------------------------------------------------------------------------------------------------------------
// Entry points.

static void init(TnPrinter *p, TnBuf *out, const TnModule *m, const TnPrintOptions *options) {
  memset(p, 0, sizeof *p);
  p->out = out;
  p->m = m;
  if (options) p->options = *options;
  p->default_dialect = "builtin";
}

void tn_text_print(TnBuf *out, const TnModule *m, const TnPrintOptions *options) {
  TnPrinter p;
  init(&p, out, m, options);
  tn_print_name_all(&p.names, out->arena, m->root, p.options.generic);
  tn_print_aliases_init(&p, m->root);
  tn_print_alias_definitions(&p, false);
  tn_print_op(&p, m->root);
  tn_put_char(&p, '\n');
  tn_print_alias_definitions(&p, true);
  print_trailer(&p);
}

void tn_text_print_op(TnBuf *out, const TnModule *m, const TnOp *op, const TnPrintOptions *options) {
  TnPrinter p;
  init(&p, out, m, options);
  const TnOp *outer = op;  // names are those of the op in its function
  while (tn_op_parent(outer) && tn_op_parent(outer)->opcode != TN_OP_builtin_module) outer = tn_op_parent(outer);
  tn_print_name_all(&p.names, out->arena, outer, p.options.generic);
  tn_print_op(&p, op);
}

void tn_text_print_attr(TnBuf *out, const TnAttr *a) {
  TnPrinter p;
  init(&p, out, NULL, NULL);
  tn_print_attr(&p, a, TN_TYPE_PART_ALWAYS);
}

void tn_text_print_type(TnBuf *out, const TnType *t) {
  TnPrinter p;
  init(&p, out, NULL, NULL);
  tn_print_type(&p, t);
}

void tn_text_print_float(TnBuf *out, TnDtype dtype, uint64_t bits) {
  char text[TN_FLOAT_SPELL_MAX];
  tn_buf_add(out, text, tn_float_spell(dtype, bits, text));
}

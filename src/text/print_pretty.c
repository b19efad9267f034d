// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Pretty forms: the items of format.def one after the other, and the irregular parts (hooks) by hand.
#include "text/print_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Dictionaries: discardable attributes and the inherent ones that no other item spells, in order of name.

enum { KNOWN = 1 << 15 };

static unsigned unspelt_slots(TnPrinter *p, const TnOp *op) {
  uint16_t *mask = &p->unspelt[op->opcode];
  if (*mask & KNOWN) return *mask;
  *mask = KNOWN;
  for (unsigned i = 0; i < tn_op_get_info(op)->n_attrs; i++)
    if (!tn_format_spells((TnOpcode)op->opcode, i)) *mask = (uint16_t)(*mask | 1u << i);
  return *mask;
}

static void print_entry(TnPrinter *p, const char **before, TnStr name, const TnAttr *a) {
  tn_put_z(p, *before);
  tn_print_named(p, name, a);
  *before = ", ";
}

// open: what stands before the first entry.
static void print_attributes(TnPrinter *p, const TnOp *op, const char *open) {
  unsigned unspelt = unspelt_slots(p, op);
  uint32_t n_dict = op->dict ? op->dict->n : 0, next = 0;
  const TnOpInfo *info = tn_op_get_info(op);
  const char *before = open;
  for (unsigned i = 0; i < info->n_attrs; i++) {
    const TnAttr *a = unspelt >> i & 1 ? op->attrs[i] : NULL;
    bool may_elide = op->opcode != TN_OP_chlo_scan;  // its printer is its own and writes every attribute that is there
    if (!a || (may_elide && tn_attr_is_default(&tn_op_specs(info)[i], a))) continue;
    TnStr name = tn_str(tn_name(tn_op_specs(info)[i].name));
    for (; next < n_dict && tn_str_cmp(op->dict->names[next], name) < 0; next++)
      print_entry(p, &before, op->dict->names[next], op->dict->items[next]);
    print_entry(p, &before, name, a);
  }
  for (; next < n_dict; next++) print_entry(p, &before, op->dict->names[next], op->dict->items[next]);
  if (before != open) tn_put_char(p, '}');
}

// ---------------------------------------------------------------------------------------------------------------
// Types.

static bool operands_have(const TnOp *op, uint32_t from, const TnType *t) {
  for (uint32_t i = from; i < op->n_operands; i++)
    if (op->operands[i]->type != t) return false;
  return true;
}

// The types of the operands, in order, are those of the results.
static bool has_operand_types(const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++)
    if (i >= op->n_operands || op->results[i].type != op->operands[i]->type) return false;
  return op->n_results == op->n_operands;
}

static void print_operand_types(TnPrinter *p, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_operands; i++) {
    tn_put_comma(p, i);
    tn_print_type(p, op->operands[i]->type);
  }
}

static void print_result_types(TnPrinter *p, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_results; i++) {
    tn_put_comma(p, i);
    tn_print_type(p, op->results[i].type);
  }
}

// Whether t is the tensor of the parts of a complex tensor.
static bool is_part_type(const TnType *t, const TnType *complex) {
  return t->kind == TN_TYPE_TENSOR && complex->kind == TN_TYPE_TENSOR && complex->elem->kind == TN_TYPE_COMPLEX &&
         t->elem == complex->elem->elem && t->rank == complex->rank && t->encoding == complex->encoding &&
         (t->rank == 0 || memcmp(t->dims, complex->dims, t->rank * sizeof *t->dims) == 0);
}

static bool is_tuple_of_operands(const TnOp *op, const TnType *t) {
  if (t->kind != TN_TYPE_TUPLE || t->n_types != op->n_operands) return false;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (op->operands[i]->type != t->types[i]) return false;
  return true;
}

static void print_arrow(TnPrinter *p, const TnOp *op) {
  print_operand_types(p, op);
  tn_put_lit(p, " -> ");
  if (op->n_results != 1) tn_put_char(p, '(');
  print_result_types(p, op);
  if (op->n_results != 1) tn_put_char(p, ')');
}

static void print_types(TnPrinter *p, const TnOp *op, TnTypeStyle style) {
  const TnType *result = op->n_results ? op->results[0].type : NULL;
  if (style == TN_STYLE_VALUE || (style == TN_STYLE_RETURN && op->n_operands == 0)) return;
  tn_put_lit(p, " : ");
  switch (style) {
    case TN_STYLE_SAME:
      if (!operands_have(op, 0, result)) break;
      tn_print_type(p, result);
      return;
    case TN_STYLE_ONE: tn_print_type(p, result ? result : op->operands[0]->type); return;
    case TN_STYLE_OPERANDS:
    case TN_STYLE_RETURN: print_operand_types(p, op); return;
    case TN_STYLE_ARROW: print_arrow(p, op); return;
    case TN_STYLE_COMPLEX:
      if (!is_part_type(op->operands[0]->type, result) || op->operands[1]->type != op->operands[0]->type) break;
      tn_print_type(p, result);
      return;
    case TN_STYLE_SELECT:
      if (!operands_have(op, 1, result)) break;
      tn_print_type(p, op->operands[0]->type);
      tn_put_lit(p, ", ");
      tn_print_type(p, result);
      return;
    case TN_STYLE_TUPLE:
      if (!is_tuple_of_operands(op, result)) break;
      tn_print_type(p, result);
      return;
    case TN_STYLE_FN:
    case TN_STYLE_VALUE: break;
  }
  tn_print_function_type(p, op);
}

// ---------------------------------------------------------------------------------------------------------------
// Hooks for parts of an op.

static void print_constant(TnPrinter *p, const TnOp *op) {
  const TnAttr *value = TN_OP_ATTRS(op, constant)->value;
  if (value->type != op->results[0].type) {
    tn_print_generic(p, op, false);
    return;
  }
  print_attributes(p, op, " {");
  tn_put_char(p, ' ');
  tn_print_attr(p, value, TN_TYPE_PART_ALWAYS);
}

static void print_barrier(TnPrinter *p, const TnOp *op) {
  if (op->n_operands == 0) {
    tn_put_lit(p, "()");
    return;
  }
  tn_put_char(p, ' ');
  tn_print_operands(p, op, 0, op->n_operands);
  tn_put_lit(p, " : ");
  print_operand_types(p, op);
}

static void print_cast(TnPrinter *p, const TnOp *op) {
  if (op->n_operands) {
    tn_put_char(p, ' ');
    tn_print_operands(p, op, 0, op->n_operands);
    tn_put_lit(p, " : ");
    print_operand_types(p, op);
  }
  tn_put_lit(p, " to ");
  print_result_types(p, op);
}

static void print_padding(TnPrinter *p, const TnAttr *a) {
  TnI64s pairs = a;
  tn_put_char(p, '[');
  for (size_t i = 0; i + 1 < tn_attr_n(pairs); i += 2) {
    tn_put_z(p, i ? ", [" : "[");
    tn_put_i64(p, tn_i64s_at(pairs, i));
    tn_put_lit(p, ", ");
    tn_put_i64(p, tn_i64s_at(pairs, i + 1));
    tn_put_char(p, ']');
  }
  tn_put_char(p, ']');
}

static void print_conv_window(TnPrinter *p, const TnOp *op) {
  const Tn_convolution_attrs *a = TN_OP_ATTRS(op, convolution);
  const struct { const char *name; const TnAttr *attr; } parts[] = {
      {"stride = ", a->window_strides}, {"pad = ", a->padding},         {"lhs_dilate = ", a->lhs_dilation},
      {"rhs_dilate = ", a->rhs_dilation}, {"reverse = ", a->window_reversal},
  };
  const char *separator = "";
  for (size_t i = 0; i < TN_COUNT(parts); i++) {
    if (!parts[i].attr) continue;
    tn_put_z(p, separator);
    tn_put_z(p, parts[i].name);
    if (parts[i].attr == a->padding) print_padding(p, a->padding);
    else tn_print_i64s(p, parts[i].attr);
    separator = ", ";
  }
}

static void print_dot_dims(TnPrinter *p, const TnOp *op) {
  const TnAttr *const *f = TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers->items;
  const TnAttr *lhs = f[TN_FIELD_dot_lhs_batching_dimensions], *rhs = f[TN_FIELD_dot_rhs_batching_dimensions];
  if (lhs->n || rhs->n) {
    tn_put_lit(p, "batching_dims = ");
    tn_print_i64s(p, lhs);
    tn_put_lit(p, " x ");
    tn_print_i64s(p, rhs);
    tn_put_lit(p, ", ");
  }
  tn_put_lit(p, "contracting_dims = ");
  tn_print_i64s(p, f[TN_FIELD_dot_lhs_contracting_dimensions]);
  tn_put_lit(p, " x ");
  tn_print_i64s(p, f[TN_FIELD_dot_rhs_contracting_dimensions]);
}

static void print_dot_precision(TnPrinter *p, const TnOp *op) {
  const TnAttr *config = op->opcode == TN_OP_dot ? TN_OP_ATTRS(op, dot)->precision_config
                                                 : TN_OP_ATTRS(op, dot_general)->precision_config;
  if (!config) return;
  tn_put_lit(p, ", precision = [");
  for (size_t i = 0; i < config->n; i++) {
    tn_put_comma(p, i);
    tn_print_bare(p, config->items[i]);
  }
  tn_put_char(p, ']');
}

static void print_dot_algorithm(TnPrinter *p, const TnOp *op) {
  const TnAttr *algorithm = TN_OP_ATTRS(op, dot_general)->algorithm;
  if (!algorithm) return;
  tn_put_lit(p, ", algorithm = ");
  tn_print_bare(p, algorithm);
}

static void print_exponent_mantissa(TnPrinter *p, const TnOp *op) {
  tn_put_char(p, 'e');
  tn_put_i64(p, TN_OP_ATTRS(op, reduce_precision)->exponent_bits->i);
  tn_put_char(p, 'm');
  tn_put_i64(p, TN_OP_ATTRS(op, reduce_precision)->mantissa_bits->i);
}

static void print_slice_ranges(TnPrinter *p, const TnOp *op) {
  const Tn_slice_attrs *a = TN_OP_ATTRS(op, slice);
  TnI64s starts = a->start_indices, limits = a->limit_indices;
  TnI64s strides = a->strides;
  tn_put_char(p, '[');
  for (size_t i = 0; i < tn_attr_n(starts); i++) {
    tn_put_comma(p, i);
    tn_put_i64(p, tn_i64s_at(starts, i));
    tn_put_char(p, ':');
    tn_put_i64(p, tn_i64s_at(limits, i));
    if (tn_i64s_at(strides, i) == 1) continue;
    tn_put_char(p, ':');
    tn_put_i64(p, tn_i64s_at(strides, i));
  }
  tn_put_char(p, ']');
}

static void print_regions(TnPrinter *p, const TnOp *op) {
  for (uint32_t i = 0; i < op->n_regions; i++) {
    tn_put_z(p, i ? ", " : " (");
    tn_print_region(p, &op->regions[i], true);
  }
  if (op->n_regions) tn_put_char(p, ')');
}

// ---------------------------------------------------------------------------------------------------------------
// sdy ops with a body.

static void print_shardings(TnPrinter *p, const char *name, const TnAttr *per_value) {
  if (!per_value) return;
  const TnAttr *list = per_value->items[0];
  tn_put_z(p, name);
  for (size_t i = 0; i < list->n; i++) {
    tn_put_comma(p, i);
    tn_print_bare(p, list->items[i]);
  }
  tn_put_char(p, ']');
}

static void print_body_with_args(TnPrinter *p, const TnRegion *r) {
  tn_put_lit(p, " (");
  for (uint32_t i = 0; i < r->n_args; i++) {
    tn_put_comma(p, i);
    tn_print_region_arg(p, r, i, NULL);
  }
  tn_put_lit(p, ") ");
  tn_print_region(p, r, false);
}

static void print_manual_computation(TnPrinter *p, const TnOp *op) {
  const Tn_sdy_manual_computation_attrs *a = TN_OP_ATTRS(op, sdy_manual_computation);
  print_shardings(p, " in_shardings=[", a->in_shardings);
  print_shardings(p, " out_shardings=[", a->out_shardings);
  tn_put_lit(p, " manual_axes=");
  tn_print_bare(p, a->manual_axes);
  print_body_with_args(p, &op->regions[0]);
}

static void print_named_computation(TnPrinter *p, const TnOp *op) {
  print_shardings(p, " in_shardings=[", TN_OP_ATTRS(op, sdy_named_computation)->in_shardings);
  print_shardings(p, " out_shardings=[", TN_OP_ATTRS(op, sdy_named_computation)->out_shardings);
  print_body_with_args(p, &op->regions[0]);
}

// ---------------------------------------------------------------------------------------------------------------
// Whole ops.

static void print_module(TnPrinter *p, const TnOp *op) {
  const TnAttr *name = TN_OP_ATTRS(op, builtin_module)->sym_name;
  if (name) {
    tn_put_char(p, ' ');
    tn_put_symbol(p, name->str);
  }
  print_attributes(p, op, " attributes {");
  tn_put_char(p, ' ');
  tn_print_region(p, &op->regions[0], true);
}

static const TnAttr *nth_dict(const TnAttr *array, uint32_t i) {
  return array && i < array->n ? array->items[i] : NULL;
}

static void print_func_results(TnPrinter *p, const TnType *type, const TnAttr *dicts) {
  uint32_t n = type->n_types - type->n_inputs;
  const TnType *const *results = type->types + type->n_inputs;
  const TnAttr *first = nth_dict(dicts, 0);
  if (n == 0) return;
  tn_put_lit(p, " -> ");
  bool is_bare = n == 1 && results[0]->kind != TN_TYPE_FUNCTION && !(first && first->n);
  if (!is_bare) tn_put_char(p, '(');
  for (uint32_t i = 0; i < n; i++) {
    tn_put_comma(p, i);
    tn_print_type(p, results[i]);
    tn_print_dict(p, nth_dict(dicts, i));
  }
  if (!is_bare) tn_put_char(p, ')');
}

static void print_func(TnPrinter *p, const TnOp *op) {
  const Tn_func_attrs *a = TN_OP_ATTRS(op, func);
  const TnType *type = a->function_type->type;
  const TnRegion *body = &op->regions[0];
  tn_put_char(p, ' ');
  if (a->sym_visibility) {
    tn_put_str(p, a->sym_visibility->str);
    tn_put_char(p, ' ');
  }
  tn_put_symbol(p, a->sym_name->str);
  tn_put_char(p, '(');
  for (uint32_t i = 0; i < type->n_inputs; i++) {
    const TnAttr *dict = nth_dict(a->arg_attrs, i);
    tn_put_comma(p, i);
    if (body->has_block) {
      tn_print_region_arg(p, body, i, dict);
    } else {
      tn_print_type(p, type->types[i]);
      tn_print_dict(p, dict);
    }
  }
  tn_put_char(p, ')');
  print_func_results(p, type, a->res_attrs);
  print_attributes(p, op, " attributes {");
  if (!body->has_block) return;
  tn_put_char(p, ' ');
  tn_print_region(p, body, false);
}

// The op of a reduce body that may be written `applies op`: one commutative op of two operands, on the block's
// arguments in order, of the type of a scalar of the first input; its result is returned. NULL when it is not so.
static const TnOp *applied_op(const TnOp *reduce) {
  const TnRegion *body = &reduce->regions[0];
  const TnOp *op = body->first, *ret = op ? op->next : NULL;
  if (!ret || ret->next || body->n_args != 2) return NULL;
  const TnOpInfo *info = tn_op_get_info(op);
  bool is_fit = tn_op_is_of(info, "stablehlo") && info->operands == 2 && info->results == 1 &&
                info->regions == 0 && info->traits & TN_TRAIT_COMM;
  if (!is_fit || op->operands[0] != &body->args[0] || op->operands[1] != &body->args[1]) return NULL;
  const TnType *t = op->results[0].type, *input = reduce->operands[0]->type;
  if (body->args[0].type != t || body->args[1].type != t) return NULL;
  if (t->kind != TN_TYPE_TENSOR || t->rank != 0 || t->encoding || !input->elem || t->elem != input->elem) return NULL;
  if (op->dict || ret->dict) return NULL;  // would be lost
  if (ret->opcode != TN_OP_return || ret->n_operands != 1 || ret->operands[0] != &op->results[0]) return NULL;
  return op;
}

// ` reducer(%a: T, %b: T) (%c: U, %d: U)  {..}`: the k-th pair holds arguments k and k + n.
static void print_reducer(TnPrinter *p, const TnRegion *body) {
  uint32_t n = body->n_args / 2;
  tn_put_newline(p);
  tn_put_lit(p, " reducer");
  for (uint32_t i = 0; i < n; i++) {
    tn_put_char(p, '(');
    tn_print_region_arg(p, body, i, NULL);
    tn_put_lit(p, ", ");
    tn_print_region_arg(p, body, i + n, NULL);
    tn_put_lit(p, ") ");
  }
  tn_put_char(p, ' ');
  tn_print_region(p, body, false);
}

static void print_reduce(TnPrinter *p, const TnOp *op) {
  uint32_t n = op->n_operands / 2;
  for (uint32_t i = 0; i < n; i++) {
    tn_put_z(p, i ? ", (" : "(");
    tn_print_value(p, op->operands[i]);
    tn_put_lit(p, " init: ");
    tn_print_value(p, op->operands[i + n]);
    tn_put_char(p, ')');
  }
  const TnOp *applied = applied_op(op);
  if (applied) {
    tn_put_lit(p, " applies ");
    tn_put_z(p, tn_op_name(applied));
  }
  tn_put_lit(p, " across dimensions = ");
  tn_print_i64s(p, TN_OP_ATTRS(op, dimensions)->dimensions);
  print_attributes(p, op, " {");
  tn_put_lit(p, " : ");
  tn_print_function_type(p, op);
  if (!applied) print_reducer(p, &op->regions[0]);
}

static void print_while(TnPrinter *p, const TnOp *op) {
  const TnRegion *cond = &op->regions[0], *body = &op->regions[1];
  tn_put_char(p, '(');
  for (uint32_t i = 0; i < op->n_operands; i++) {
    tn_put_comma(p, i);
    tn_print_value(p, &body->args[i]);
    tn_put_lit(p, " = ");
    tn_print_value(p, op->operands[i]);
  }
  tn_put_char(p, ')');
  if (op->n_operands) {
    tn_put_lit(p, " : ");
    print_operand_types(p, op);
  }
  print_attributes(p, op, " attributes {");
  tn_put_newline(p);
  tn_put_lit(p, "cond ");
  tn_print_region(p, cond, false);
  tn_put_lit(p, " do ");
  tn_print_region(p, body, false);
}

uint32_t tn_print_scan_inputs(const TnOp *op) {
  const TnAttr *sizes = TN_OP_ATTRS(op, chlo_scan)->operandSegmentSizes;
  int32_t n = 0;
  if (sizes && sizes->n == 2) memcpy(&n, sizes->data, sizeof n);
  return n >= 0 && (uint32_t)n <= op->n_operands ? (uint32_t)n : op->n_operands;
}

static void print_scan(TnPrinter *p, const TnOp *op) {
  uint32_t n_inputs = tn_print_scan_inputs(op);
  tn_put_char(p, '(');
  tn_print_operands(p, op, 0, n_inputs);
  tn_put_lit(p, ") inits (");
  tn_print_operands(p, op, n_inputs, op->n_operands);
  tn_put_lit(p, ") dimension=");
  tn_put_i64(p, TN_OP_ATTRS(op, chlo_scan)->dimension->i);
  tn_put_char(p, ' ');
  print_attributes(p, op, " attributes {");
  tn_put_char(p, ' ');
  tn_print_region(p, &op->regions[0], true);
  tn_put_lit(p, " : ");
  tn_print_function_type(p, op);
}

static void print_hook(TnPrinter *p, const TnOp *op, TnFormatHook hook) {
  switch (hook) {
    case TN_FORMAT_HOOK_barrier: print_barrier(p, op); break;
    case TN_FORMAT_HOOK_cast: print_cast(p, op); break;
    case TN_FORMAT_HOOK_constant: print_constant(p, op); break;
    case TN_FORMAT_HOOK_conv_dims: tn_print_conv(p, TN_OP_ATTRS(op, convolution)->dimension_numbers); break;
    case TN_FORMAT_HOOK_conv_window: print_conv_window(p, op); break;
    case TN_FORMAT_HOOK_dot_dims: print_dot_dims(p, op); break;
    case TN_FORMAT_HOOK_dot_precision: print_dot_precision(p, op); break;
    case TN_FORMAT_HOOK_dot_algorithm: print_dot_algorithm(p, op); break;
    case TN_FORMAT_HOOK_exponent_mantissa: print_exponent_mantissa(p, op); break;
    case TN_FORMAT_HOOK_func: print_func(p, op); break;
    case TN_FORMAT_HOOK_manual_computation: print_manual_computation(p, op); break;
    case TN_FORMAT_HOOK_module: print_module(p, op); break;
    case TN_FORMAT_HOOK_named_computation: print_named_computation(p, op); break;
    case TN_FORMAT_HOOK_reduce: print_reduce(p, op); break;
    case TN_FORMAT_HOOK_regions: print_regions(p, op); break;
    case TN_FORMAT_HOOK_scan: print_scan(p, op); break;
    case TN_FORMAT_HOOK_slice_ranges: print_slice_ranges(p, op); break;
    case TN_FORMAT_HOOK_slice_sizes: tn_put_z(p, op->n_operands == 1 ? ", , sizes = " : ", sizes = "); break;
    case TN_FORMAT_HOOK_while: print_while(p, op); break;
    case TN_N_FORMAT_HOOKS: break;
  }
}

// ---------------------------------------------------------------------------------------------------------------

static bool args_have_operand_types(const TnRegion *r, const TnOp *op) {
  if (r->n_args != op->n_operands) return false;
  for (uint32_t i = 0; i < r->n_args; i++)
    if (r->args[i].type != op->operands[i]->type) return false;
  return true;
}

// A while lists its operands' types, which are read as those of arguments and results too.
static bool is_regular_while(const TnOp *op) {
  if (!has_operand_types(op)) return false;
  return args_have_operand_types(&op->regions[0], op) && args_have_operand_types(&op->regions[1], op);
}

// What hooks rely on beyond counts and required attributes.
static bool has_fitting_regions(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_builtin_module: return op->regions[0].has_block;
    case TN_OP_while: return is_regular_while(op);
    case TN_OP_reduce: return op->n_operands % 2 == 0 && op->regions[0].n_args == op->n_operands;
    case TN_OP_func_func: {
      const TnType *t = tn_func_type(op);
      return t->kind == TN_TYPE_FUNCTION && (!op->regions[0].has_block || op->regions[0].n_args == t->n_inputs);
    }
    case TN_OP_optimization_barrier: return has_operand_types(op);
    // A list of no operands ends where no value follows: what follows a misplaced return would be read as its operand.
    case TN_OP_func_return:
    case TN_OP_sdy_return: return op->n_operands > 0 || !op->next;
    case TN_OP_slice: {
      const Tn_slice_attrs *a = TN_OP_ATTRS(op, slice);
      return a->start_indices->n == a->limit_indices->n && a->start_indices->n == a->strides->n;
    }
    default: return true;
  }
}

// Whether the one type that a format spells, in the text or in the value, is that of all operands and results.
static bool has_fitting_types(const TnOp *op) {
  const TnType *t = op->n_results ? op->results[0].type : op->n_operands ? op->operands[0]->type : NULL;
  if (tn_op_get_info(op)->n_attrs == 0 && operands_have(op, 0, t)) return true;  // most ops
  const char *at = tn_format_of((TnOpcode)op->opcode);
  TnFormatItem f;
  do
    if (!tn_format_next(&at, &f)) return true;
  while (f.kind != TN_FORMAT_TYPES);
  if (f.slot != TN_STYLE_ONE && f.slot != TN_STYLE_VALUE) return true;
  if (f.slot == TN_STYLE_VALUE) t = op->attrs[tn_op_find_slot((TnOpcode)op->opcode, TN_STR("value"))]->type;
  return operands_have(op, 0, t) && (op->n_results == 0 || op->results[0].type == t);
}

static bool is_fitting(const TnAttrSpec *spec, const TnAttr *a) {
  if (!a) return spec->presence != TN_REQUIRED;
  return tn_attr_fits(spec, a) && tn_attr_is_whole(a);
}

bool tn_print_is_regular(const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  if (!tn_count_ok(info->operands, op->n_operands) || !tn_count_ok(info->results, op->n_results) ||
      !tn_count_ok(info->regions, op->n_regions))
    return false;
  for (unsigned i = 0; i < info->n_attrs; i++)
    if (!is_fitting(&tn_op_specs(info)[i], op->attrs[i])) return false;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!op->operands[i] || !op->operands[i]->type) return false;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (!op->results[i].type) return false;
  return has_fitting_regions(op) && has_fitting_types(op);
}

static void print_attr_item(TnPrinter *p, const TnOp *op, unsigned slot) {
  if (op->attrs[slot]) tn_print_bare(p, op->attrs[slot]);
  else tn_put_i64(p, tn_op_specs(tn_op_get_info(op))[slot].default_value);
}

static void print_opt_item(TnPrinter *p, const TnOp *op, const TnFormatItem *f) {
  const TnAttr *a = op->attrs[f->slot];
  if (!a || tn_attr_is_default(&tn_op_specs(tn_op_get_info(op))[f->slot], a)) return;
  tn_put_str(p, f->text);
  tn_print_bare(p, a);
}

void tn_print_pretty(TnPrinter *p, const TnOp *op) {
  uint32_t next = 0;  // operand
  TnFormatItem f;
  for (const char *at = tn_format_of((TnOpcode)op->opcode); tn_format_next(&at, &f);) {
    switch ((TnFormatKind)f.kind) {
      case TN_FORMAT_TEXT: tn_put_str(p, f.text); break;
      case TN_FORMAT_OPERAND: tn_print_value(p, op->operands[next++]); break;
      case TN_FORMAT_REST:
        if (next < op->n_operands) tn_put_char(p, ' ');
        tn_print_operands(p, op, next, op->n_operands);
        break;
      case TN_FORMAT_OPERANDS: tn_print_operands(p, op, next, op->n_operands); break;
      case TN_FORMAT_ATTR: print_attr_item(p, op, f.slot); break;
      case TN_FORMAT_OPT: print_opt_item(p, op, &f); break;
      case TN_FORMAT_SYM_NAME: tn_put_symbol(p, op->attrs[f.slot]->str); break;
      case TN_FORMAT_DICT: print_attributes(p, op, " {"); break;
      case TN_FORMAT_TYPES: print_types(p, op, (TnTypeStyle)f.slot); break;
      case TN_FORMAT_HOOK: print_hook(p, op, (TnFormatHook)f.slot); break;
      case TN_FORMAT_END: break;
    }
  }
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The names of values, as MLIR chooses them. Results are %0, %1, ..., entry arguments %arg0, ...; some ops suggest
// names (%cst, %iterArg). A suggestion taken already gets _N with one counter for all names. A nested region goes on
// counting where its parent region ended, and its sibling regions start there too; in generic form no op suggests
// names, nothing is counted twice, and the last region comes first.
#include "text/print_priv.h"

enum {
  BASE_NUMBER, BASE_ARG, BASE_C, BASE_CST, BASE_ITER_ARG, BASE_INPUT, BASE_CARRY, BASE_OUTPUT_STATE, BASE_OUTPUT,
  BASE_VALUES, BASE_INDICES, BASE_BATCH_MEAN, BASE_BATCH_VAR, BASE_GRAD_OPERAND, BASE_GRAD_SCALE, BASE_GRAD_OFFSET,
  BASE_CAST,
};
static const char *const base_text[] = {
    [BASE_NUMBER] = "", [BASE_ARG] = "arg", [BASE_C] = "c", [BASE_CST] = "cst", [BASE_ITER_ARG] = "iterArg",
    [BASE_INPUT] = "input", [BASE_CARRY] = "carry", [BASE_OUTPUT_STATE] = "output_state", [BASE_OUTPUT] = "output",
    [BASE_VALUES] = "values", [BASE_INDICES] = "indices", [BASE_BATCH_MEAN] = "batch_mean",
    [BASE_BATCH_VAR] = "batch_var", [BASE_GRAD_OPERAND] = "grad_operand", [BASE_GRAD_SCALE] = "grad_scale",
    [BASE_GRAD_OFFSET] = "grad_offset", [BASE_CAST] = "cast",
};

// The ops that name each of their results.
static const uint8_t *result_bases(const TnOp *op) {
  static const uint8_t rng[] = {BASE_OUTPUT_STATE, BASE_OUTPUT}, top_k[] = {BASE_VALUES, BASE_INDICES},
                       training[] = {BASE_OUTPUT, BASE_BATCH_MEAN, BASE_BATCH_VAR},
                       grad[] = {BASE_GRAD_OPERAND, BASE_GRAD_SCALE, BASE_GRAD_OFFSET}, cast[] = {BASE_CAST};
  switch (op->opcode) {
    case TN_OP_rng_bit_generator: return op->n_results == 2 ? rng : NULL;
    case TN_OP_chlo_top_k: return op->n_results == 2 ? top_k : NULL;
    case TN_OP_batch_norm_training: return op->n_results == 3 ? training : NULL;
    case TN_OP_batch_norm_grad: return op->n_results == 3 ? grad : NULL;
    case TN_OP_tensor_cast: return cast;
    default: return NULL;
  }
}

static unsigned constant_base(const TnOp *op) {
  const TnType *t = op->n_results && op->opcode == TN_OP_constant ? op->results[0].type : NULL;
  return t && t->elem && t->elem->kind == TN_TYPE_INTEGER ? BASE_C : BASE_CST;
}

uint32_t tn_print_name_group(const TnOp *op, bool generic) { return !generic && result_bases(op) ? 1 : op->n_results; }

// ---------------------------------------------------------------------------------------------------------------
// The table.

// Values that are near each other in memory are in the table too, since ops mostly use recent results. But not all of
// them: an array of arguments would be one run of taken slots, and a second array on top of it a search of it each.
static size_t slot_of(const TnPrintNames *names, const TnValue *v) {
  uint64_t block = (uint64_t)((uintptr_t)v >> 10) * 0x9E3779B97F4A7C15u;
  return (size_t)((block >> 32) + ((uintptr_t)v >> 3 & 127)) & names->mask;
}

static void add_name(TnPrintNames *names, const TnValue *v, unsigned base, uint32_t number) {
  size_t i = slot_of(names, v);
  while (names->slots[i].value) i = (i + 1) & names->mask;
  names->slots[i] = (TnPrintName){v, number, base};
}

const TnPrintName *tn_print_find_name(const TnPrintNames *names, const TnValue *v) {
  if (!names->slots) return NULL;
  for (size_t i = slot_of(names, v); names->slots[i].value; i = (i + 1) & names->mask)
    if (names->slots[i].value == v) return &names->slots[i];
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Numbering.

typedef struct Counters {
  uint32_t value, arg, conflict;
  uint32_t used;  // bit b: the name of base b without a number is taken
} Counters;

typedef struct Numbering {
  TnPrintNames *names;
  bool generic;
} Numbering;

static void suggest(Numbering *n, Counters *c, const TnValue *v, unsigned base) {
  bool is_free = !(c->used >> base & 1);
  c->used |= 1u << base;
  add_name(n->names, v, base, is_free ? TN_NO_NUMBER : c->conflict++);
}

static void name_args(Numbering *n, Counters *c, const TnRegion *r) {
  unsigned opcode = n->generic ? TN_OP_opaque : r->op->opcode;
  for (uint32_t i = 0; i < r->n_args; i++) {
    const TnValue *v = &r->args[i];
    if (opcode == TN_OP_while) suggest(n, c, v, BASE_ITER_ARG);
    else if (opcode == TN_OP_chlo_scan) suggest(n, c, v, i < tn_print_scan_inputs(r->op) ? BASE_INPUT : BASE_CARRY);
    else add_name(n->names, v, BASE_ARG, c->arg++);
  }
}

static void name_results(Numbering *n, Counters *c, const TnOp *op) {
  if (op->n_results == 0) return;
  if (!n->generic) {
    const uint8_t *bases = result_bases(op);
    for (uint32_t i = 0; bases && i < op->n_results; i++) suggest(n, c, &op->results[i], bases[i]);
    if (bases) return;
    if (op->opcode == TN_OP_constant || op->opcode == TN_OP_arith_constant) {
      suggest(n, c, &op->results[0], constant_base(op));
      return;
    }
  }
  add_name(n->names, &op->results[0], BASE_NUMBER, c->value++);
}

static void name_region(Numbering *n, Counters *c, const TnRegion *r) {
  name_args(n, c, r);
  TN_FOR_OPS(op, r) name_results(n, c, op);
  for (const TnOp *op = r->last; op; op = op->prev) {
    for (uint32_t i = op->n_regions; i-- > 0;) {
      Counters own = *c;
      name_region(n, n->generic ? c : &own, &op->regions[i]);
    }
  }
}

// At least as many as name_region will add.
static size_t count_names(const TnOp *op) {
  size_t n = op->n_results < 3 ? op->n_results : 3;
  for (uint32_t i = 0; i < op->n_regions; i++) {
    n += op->regions[i].n_args;
    TN_FOR_OPS(inner, &op->regions[i]) n += count_names(inner);
  }
  return n;
}

void tn_print_name_all(TnPrintNames *names, TnArena *arena, const TnOp *root, bool generic) {
  size_t need = count_names(root), n = 16;
  while (n / 2 < need) n *= 2;
  *names = (TnPrintNames){tn_new_n(arena, TnPrintName, n), n - 1};
  Numbering numbering = {names, generic};
  Counters c = {0};
  name_results(&numbering, &c, root);
  for (uint32_t i = root->n_regions; i-- > 0;) {
    Counters own = c;
    name_region(&numbering, generic ? &c : &own, &root->regions[i]);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Printing.

static void print_name(TnPrinter *p, const TnPrintName *name) {
  if (!name) {
    tn_put_lit(p, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  tn_put_char(p, '%');
  tn_put_z(p, base_text[name->base]);
  if (name->number == TN_NO_NUMBER) return;
  if (name->base > BASE_ARG) tn_put_char(p, '_');
  tn_put_u64(p, name->number);
}

void tn_print_value(TnPrinter *p, const TnValue *v) {
  if (p->is_collecting) return;
  if (!v) {
    tn_put_lit(p, "<<NULL VALUE>>");
    return;
  }
  bool is_grouped = !v->is_arg && v->def.op->n_results > 1 && tn_print_name_group(v->def.op, p->options.generic) > 1;
  const TnPrintName *name = tn_print_find_name(&p->names, is_grouped ? &v->def.op->results[0] : v);
  print_name(p, name);
  if (!is_grouped || !name) return;
  tn_put_char(p, '#');
  tn_put_u64(p, v->index);
}

void tn_print_results(TnPrinter *p, const TnOp *op) {
  if (op->n_results == 0 || p->is_collecting) return;
  uint32_t group = tn_print_name_group(op, p->options.generic);
  for (uint32_t i = 0; i < op->n_results; i += group) {
    tn_put_comma(p, i);
    print_name(p, tn_print_find_name(&p->names, &op->results[i]));
    if (group == 1) continue;
    tn_put_char(p, ':');
    tn_put_u64(p, group);
  }
  tn_put_lit(p, " = ");
}

void tn_print_operands(TnPrinter *p, const TnOp *op, uint32_t from, uint32_t to) {
  for (uint32_t i = from; i < to; i++) {
    if (i > from) tn_put_lit(p, ", ");
    tn_print_value(p, op->operands[i]);
  }
}

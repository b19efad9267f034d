// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints the builder functions from the op table: `builder header` their declarations for tenon.h, `builder source`
// src/rt/build_ops.c. `make docs` runs it; `make lint` fails when what is checked in is stale.
#include <stdio.h>
#include <string.h>

#include "ir/ir.h"

static const char *const names[TN_N_OPS] = {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) [TN_OP_##id] = #id,
#include "ir/ops.def"
#undef TN_OP
};

// Written by hand (constant), or not for programs built from C.
static bool is_printed(unsigned op) {
  const TnOpInfo *info = &tn_op_info[op];
  if (op == TN_OP_constant || op == TN_OP_return || op == TN_OP_chlo_constant || op == TN_OP_chlo_scan) return false;
  return tn_op_is_of(info, "stablehlo") || tn_op_is_of(info, "chlo");
}

// Ops whose result types the program states because operands and attributes do not fix them.
static bool declares_types(unsigned op) {
  static const TnOpcode list[] = {TN_OP_convert,
                                  TN_OP_bitcast_convert,
                                  TN_OP_uniform_quantize,
                                  TN_OP_broadcast_in_dim,
                                  TN_OP_reshape,
                                  TN_OP_iota,
                                  TN_OP_dynamic_iota,
                                  TN_OP_rng,
                                  TN_OP_rng_bit_generator,
                                  TN_OP_dynamic_broadcast_in_dim,
                                  TN_OP_dynamic_gather,
                                  TN_OP_dynamic_pad,
                                  TN_OP_dynamic_reshape,
                                  TN_OP_real_dynamic_slice,
                                  TN_OP_torch_index_select,
                                  TN_OP_convolution,
                                  TN_OP_dot,
                                  TN_OP_dot_general,
                                  TN_OP_dynamic_conv,
                                  TN_OP_einsum,
                                  TN_OP_unary_einsum,
                                  TN_OP_custom_call,
                                  TN_OP_composite,
                                  TN_OP_infeed,
                                  TN_OP_recv,
                                  TN_OP_all_gather,
                                  TN_OP_all_to_all,
                                  TN_OP_reduce_scatter,
                                  TN_OP_async_start,
                                  TN_OP_cross_replica_sum,
                                  TN_OP_chlo_ragged_dot};
  for (size_t i = 0; i < TN_COUNT(list); i++)
    if (list[i] == op) return true;
  return false;
}

static int column;

static void put(const char *text) {
  if (column + (int)strlen(text) > 112) column = printf("\n    ") - 1;
  column += printf("%s", text);
}

static void put_parameter(const char *text) {
  put(",");
  char spaced[202];
  snprintf(spaced, sizeof spaced, " %s", text);
  put(spaced);
}

static const char *operand_name(int n, int i) {
  static const char *const two[] = {"lhs", "rhs"};
  static char name[32];
  if (n == 1) return "operand";
  if (n == 2) return two[i];
  snprintf(name, sizeof name, "operand%d", i);
  return name;
}

static void attr_parameter(const TnAttrSpec *s) {
  char text[200];
  const char *n = tn_name(s->name);
  switch (s->kind) {
    case TN_AK_UNIT:
    case TN_AK_BOOL: snprintf(text, sizeof text, "bool %s", n); break;
    case TN_AK_I32:
    case TN_AK_I64:
    case TN_AK_UI32:
    case TN_AK_UI64: snprintf(text, sizeof text, "int64_t %s", n); break;
    case TN_AK_F32:
    case TN_AK_F64: snprintf(text, sizeof text, "double %s", n); break;
    case TN_AK_I64S: snprintf(text, sizeof text, "const int64_t *%s, size_t n_%s", n, n); break;
    case TN_AK_BOOLS: snprintf(text, sizeof text, "const bool *%s, size_t n_%s", n, n); break;
    default: snprintf(text, sizeof text, "const char *%s", n); break;
  }
  put_parameter(text);
}

static void put_signature(unsigned op) {
  const TnOpInfo *info = &tn_op_info[op];
  char text[200];
  snprintf(text, sizeof text, "TnValue *tn_build_%s(TnBuilder *b", names[op]);
  column = 0;
  put(text);
  for (int i = 0; i < info->operands; i++) {
    snprintf(text, sizeof text, "TnValue *%s", operand_name(info->operands, i));
    put_parameter(text);
  }
  if (info->operands < 0) put_parameter("TnValue *const *operands, size_t n_operands");
  for (int i = 0; i < info->n_attrs; i++) attr_parameter(&tn_op_specs(info)[i]);
  for (int i = 0; i < info->regions; i++) {
    snprintf(text, sizeof text, "TnRegion *region%d", i);
    put_parameter(text);
  }
  if (info->regions < 0) put_parameter("TnRegion *const *regions, size_t n_regions");
  if (declares_types(op))
    put_parameter(info->results == 1 ? "const TnType *result_type"
                                     : "const TnType *const *result_types, size_t n_results");
  put(")");
}

static void put_argument(const char *prefix, const char *name) {
  char text[120];
  snprintf(text, sizeof text, " %s%s", prefix, name);
  put(",");
  put(text);
}

static void put_attr(const TnAttrSpec *s) {
  put_argument("", tn_name(s->name));
  if (s->kind == TN_AK_I64S || s->kind == TN_AK_BOOLS) put_argument("n_", tn_name(s->name));
}

// The parameters in their order, and no more: tn_builder_call knows from the op table what they are.
static void put_body(unsigned op) {
  const TnOpInfo *info = &tn_op_info[op];
  char text[120];
  puts(" {");
  snprintf(text, sizeof text, "  return %s(b, TN_OP_%s", declares_types(op) ? "tn_builder_call_typed" : "tn_builder_call",
           names[op]);
  column = 0;
  put(text);
  for (int i = 0; i < info->operands; i++) put_argument("", operand_name(info->operands, i));
  if (info->operands < 0) put_argument("", "operands"), put_argument("n_", "operands");
  for (int i = 0; i < info->n_attrs; i++) put_attr(&tn_op_specs(info)[i]);
  for (int i = 0; i < info->regions; i++) {
    snprintf(text, sizeof text, "region%d", i);
    put_argument("", text);
  }
  if (info->regions < 0) put_argument("", "regions"), put_argument("n_", "regions");
  if (declares_types(op) && info->results == 1) put_argument("", "result_type");
  if (declares_types(op) && info->results != 1) put_argument("", "result_types"), put_argument("n_", "results");
  puts(");\n}\n");
}

int main(int argc, char **argv) {
  bool header = argc > 1 && strcmp(argv[1], "header") == 0;
  if (!header)
    puts(
        "// SPDX-FileCopyrightText: The Tenon authors\n// SPDX-License-Identifier: Apache-2.0\n//\n"
        "// Printed by `make docs` (tools/builder.c) from the op table.\n#include \"rt/builder.h\"\n");
  for (unsigned op = 0; op < TN_N_OPS; op++) {
    if (!is_printed(op)) continue;
    if (header) printf("TN_API ");
    put_signature(op);
    if (header)
      puts(";");
    else
      put_body(op);
  }
  return 0;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The kernel IR's tables.
#include "kernel/kernel.h"

const TnKOpInfo tn_k_op_info[TN_N_K_OPS] = {
#define FLOW TN_KK_FLOW
#define INT TN_KK_INT
#define FLT TN_KK_FLT
#define CMP TN_KK_CMP
#define CVT TN_KK_CVT
#define TN_KN(name, operands, kind) [TN_K_##name] = {#name, operands, kind},
#include "kernel/kernel.def"
#undef FLOW
#undef INT
#undef FLT
#undef CMP
#undef CVT
};

const float tn_k_tables[TN_N_KTABLES][16] = {
#define TN_TABLES(name, rows, ...) __VA_ARGS__,
#include "kernel/tables.def"
};

const double tn_k_tables_64[TN_N_KTABLES_64][8] = {
#define TN_TABLES_64(name, rows, ...) __VA_ARGS__,
#include "kernel/tables.def"
};

const TnKName tn_k_type_name[] = {"none", "i1", "i32", "i64", "f32", "f64", "ix"};
const TnKName tn_k_mem_name[TN_N_KM] = {"i1", "i8", "u8", "i16", "u16", "i32", "i64", "f16", "bf16", "f32", "f64"};
const TnKName tn_k_pred_name[] = {"eq", "ne", "lt", "le", "gt", "ge", "ult", "ule", "ugt", "uge"};
const uint8_t tn_k_mem_bytes[TN_N_KM] = {1, 1, 1, 2, 2, 4, 8, 2, 2, 4, 8};

TnKType tn_k_mem_type(TnKMem m) {
  static const uint8_t types[TN_N_KM] = {TN_KT_I1,  TN_KT_I32, TN_KT_I32, TN_KT_I32, TN_KT_I32, TN_KT_I32,
                                         TN_KT_I64, TN_KT_F32, TN_KT_F32, TN_KT_F32, TN_KT_F64};
  return (TnKType)types[m];
}

double tn_k_float(const TnKNode *n) {
  const int32_t low = (int32_t)n->imm;
  float single;
  double r;
  memcpy(&single, &low, sizeof single), memcpy(&r, &n->imm, sizeof r);
  return n->type == TN_KT_F32 ? (double)single : r;
}

TnKVal *tn_k_ends(const TnKernel *k, TnArena *arena) {
  TnKVal *end_of = tn_new_n(arena, TnKVal, k->n_nodes + 1), *open = tn_new_n(arena, TnKVal, k->n_nodes + 1);
  uint32_t depth = 0;
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    if (tn_k_opens(&k->nodes[i])) open[depth++] = i;
    if (k->nodes[i].op == TN_K_end) end_of[open[--depth]] = i;
  }
  return end_of;
}

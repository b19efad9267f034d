// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels as text, a line a node, for dumps and tests; parse.c reads it back.
//   kernel add2 2 {
//     %1 = loop 1000 parallel vector 16 {
//       %2 = load f32x16 b0[4*%1]
//       %3 = const f32 0x40000000  // 2.000000e+00
//       %4 = fadd f32x16 %2 %3
//       store f32x16 b1[4*%1] = %4
//     }
//   }
// The number in the first line is that of buffers; `work` and the estimate in nanoseconds may follow it, and
// `stream b1` for each buffer whose stores need not stay in the caches.
#include "kernel/kernel.h"

static void print_type(TnBuf *out, const char *name, unsigned lanes) {
  tn_buf_fmt(out,
             lanes > 1 ? " %s"
                         "x%u"
                       : " %s",
             name, lanes);
}

static void print_value_type(TnBuf *out, const TnKNode *n) { print_type(out, tn_k_type_name[n->type], n->lanes); }

static void print_sum(TnBuf *out, const TnKernel *k, const TnKNode *n) {
  bool is_first = n->imm == 0 && n->n_terms;
  if (!is_first) tn_buf_fmt(out, "%lld", (long long)n->imm);
  for (uint32_t i = 0; i < n->n_terms; i++, is_first = false) {
    const TnKTerm *t = &k->terms[n->term + i];
    tn_buf_fmt(out, is_first ? "%lld*%%%u" : " + %lld*%%%u", (long long)t->coef, t->node);
  }
}

static void print_memory(TnBuf *out, const TnKernel *k, const TnKNode *n) {
  print_type(out, tn_k_mem_name[n->aux], n->lanes);
  tn_buf_fmt(out, " b%u[", n->buf);
  print_sum(out, k, n);
  if (n->a) tn_buf_fmt(out, ", %d*%%%u", n->coef_a, n->a);
  if (n->reach) tn_buf_fmt(out, " < %u", n->reach);
  tn_buf_char(out, ']');
  if (n->op == TN_K_store) tn_buf_fmt(out, " = %%%u", n->c);
  if (n->b) tn_buf_fmt(out, " mask %%%u", n->b);
}

static void print_const(TnBuf *out, const TnKNode *n) {
  print_value_type(out, n);
  if (n->type != TN_KT_F32 && n->type != TN_KT_F64) {
    tn_buf_fmt(out, " %lld", (long long)n->imm);
    return;
  }
  bool is_f32 = n->type == TN_KT_F32;
  uint64_t bits = is_f32 ? (uint32_t)n->imm : (uint64_t)n->imm;
  tn_buf_fmt(out, is_f32 ? " 0x%08llX" : " 0x%016llX", (unsigned long long)bits);
  char spelled[TN_FLOAT_SPELL_MAX];
  size_t length = tn_float_spell(is_f32 ? TN_F32 : TN_F64, bits, spelled);
  if (spelled[0] != '0' || spelled[1] != 'x') tn_buf_fmt(out, "  // %.*s", (int)length, spelled);
}

static void print_loop(TnBuf *out, const TnKNode *n) {
  if (n->a)
    tn_buf_fmt(out, " %%%u", n->a);
  else
    tn_buf_fmt(out, " %lld", (long long)n->imm);
  if (n->aux & TN_LOOP_PARALLEL) tn_buf_z(out, " parallel");
  if (n->aux & TN_LOOP_VECTOR) tn_buf_fmt(out, " vector %u", n->lanes);
  tn_buf_z(out, " {");
}

static void print_operands(TnBuf *out, const TnKNode *n) {
  const TnKVal operands[] = {n->a, n->b, n->c};
  for (unsigned i = 0; i < tn_k_op_info[n->op].operands; i++) tn_buf_fmt(out, " %%%u", operands[i]);
}

static void print_call(TnBuf *out, const TnKNode *n) {
  const char *part = n->imm >= TN_K_CALL_IM ? ".im" : n->imm >= TN_K_CALL_RE ? ".re" : "";
  tn_buf_fmt(out, " %s%s", tn_scalar_name((TnScalarOp)(n->imm & (TN_K_CALL_RE - 1))), part);
}

static void print_node(TnBuf *out, const TnKernel *k, uint32_t i) {
  const TnKNode *n = &k->nodes[i];
  if (n->type != TN_KT_NONE) tn_buf_fmt(out, "%%%u = ", i);
  if (n->op == TN_K_else) tn_buf_z(out, "} ");
  tn_buf_z(out, n->op == TN_K_end ? "}" : tn_k_op_info[n->op].name);
  if (n->op == TN_K_icmp || n->op == TN_K_fcmp) tn_buf_fmt(out, ".%s", tn_k_pred_name[n->aux]);
  if (n->op == TN_K_select && n->aux) tn_buf_z(out, ".seldom");
  switch (n->op) {
    case TN_K_const: print_const(out, n); return;
    case TN_K_load:
    case TN_K_store: print_memory(out, k, n); return;
    case TN_K_loop: print_loop(out, n); return;
    case TN_K_index: print_operands(out, n); return;
    default: break;
  }
  if (n->type != TN_KT_NONE) print_value_type(out, n);
  if (n->op == TN_K_call1 || n->op == TN_K_call2) print_call(out, n);
  if (n->op == TN_K_affine) tn_buf_char(out, ' '), print_sum(out, k, n);
  print_operands(out, n);
  if ((n->op == TN_K_call1 || n->op == TN_K_call2) && n->c) tn_buf_fmt(out, " mask %%%u", n->c);
  if (n->op == TN_K_down || n->op == TN_K_lane || n->op == TN_K_skip) tn_buf_fmt(out, " %lld", (long long)n->imm);
  if (n->op == TN_K_while || n->op == TN_K_if || n->op == TN_K_else) tn_buf_z(out, " {");
}

void tn_k_print(TnBuf *out, const TnKernel *k) {
  tn_buf_fmt(out, "kernel %s %u", k->name && k->name[0] ? k->name : "k", k->n_bufs);
  if (k->work_ns > 0) tn_buf_fmt(out, " work %.0f", k->work_ns);
  for (unsigned b = 0; b < 64; b++)
    if (k->streamed >> b & 1) tn_buf_fmt(out, " stream b%u", b);
  for (unsigned b = 0; b < 64; b++)
    if (k->in_place >> b & 1) tn_buf_fmt(out, " inplace b%u", b);
  tn_buf_z(out, " {\n");
  unsigned depth = 1;
  for (uint32_t i = 1; i < k->n_nodes; i++) {
    uint8_t op = k->nodes[i].op;
    if ((op == TN_K_end || op == TN_K_else) && depth > 1) depth--;
    for (unsigned d = 0; d < depth; d++) tn_buf_z(out, "  ");
    print_node(out, k, i);
    tn_buf_char(out, '\n');
    if (tn_k_opens(&k->nodes[i]) || op == TN_K_else) depth++;
  }
  tn_buf_z(out, "}\n");
}

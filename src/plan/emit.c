// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// From a unit to a kernel: loops over the unit's dims, the members lowered at the loops' index, stores of what must
// stand in memory. The innermost loop is the vector loop, the outermost one is parallel.
#include "plan/priv.h"

enum {
  FEW = 4,          // elements of a unit that are computed one by one
  ROW_BLOCKS = 16,  // into which the rows of a ROW unit are cut: its parallel iterations, each with its own scratch
};

static bool is_wide(TnDtype t) { return tn_dtype_bits(tn_dtype_real(t)) == 64; }

// Lanes of the unit's vector loop: several registers' worth, so that operations need not wait for each other.
static unsigned choose_lanes(int64_t n, bool wide, size_t n_ops) {
  unsigned one = wide ? 8 : 16, lanes = n_ops <= 12 ? 4 * one : 2 * one;
  while (lanes > 8 && (int64_t)lanes / 2 >= n) lanes /= 2;
  return lanes;
}

// The index of a value with these loops as its dims but for those of size 1.
const TnIx *tn_ix_of_loops(TnLower *l, const TnType *t, const TnAx *loops) {
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1);
  for (uint32_t i = 0, k = 0; i < t->rank; i++) at[i] = t->dims[i] == 1 ? tn_ax_const(0) : loops[k++];
  return tn_ix_of(&l->x, t->rank, t->dims, at);
}

// A store into a carried slot waits until everything of the step is computed: it may still be read.
static void store_member(TnLower *l, const TnValue *v, const TnIx *ix, TnKScalar x) {
  TnInfo *i = tn_info(l->p, v);
  if (!i->stored) return;
  uint32_t slot = tn_plan_value_slot(l->p, v);
  TnAx flat = tn_ix_flat(&l->x, ix);
  if (l->p->owners.data[slot] && l->defers)
    tn_push(l->arena, &l->late, ((TnLateStore){v->type->dtype, slot, flat, x}));
  else
    tn_lower_store(l, v->type->dtype, slot, flat, x);
}

static void store_late(TnLower *l) {
  for (size_t i = 0; i < l->late.n; i++) {
    const TnLateStore *s = &l->late.data[i];
    tn_lower_store(l, s->dtype, s->slot, s->flat, s->x);
  }
  l->late.n = 0;
}

static void compute_member(TnLower *l, const TnOp *op, const TnAx *loops) {
  for (uint32_t i = 0; i < op->n_results; i++) {
    const TnValue *v = &op->results[i];
    const TnIx *ix = tn_ix_of_loops(l, v->type, loops);
    TnKScalar x = tn_lower(l, v, ix);
    store_member(l, v, ix, x);
    TnInfo *info = tn_info(l->p, v);
    if (!info->scratch) continue;
    if (info->slot == TN_NO_SLOT)
      info->slot =
          tn_plan_temp(l->p, v->type->dtype, (size_t)l->row_elements * ROW_BLOCKS * tn_dtype_bytes(v->type->dtype));
    tn_lower_store(l, v->type->dtype, info->slot, tn_lower_scratch(l, info, tn_ix_flat(&l->x, ix)), x);
  }
}

TnAx tn_lower_scratch(TnLower *l, const TnInfo *i, TnAx flat) {
  (void)i;
  TnAx in_row = tn_ax_add(&l->x, flat, tn_ax_scale(&l->x, l->row, -l->row_elements));
  return tn_ax_add(&l->x, tn_ax_scale(&l->x, l->block, l->row_elements), in_row);
}

static bool unit_is_wide(const TnUnit *u) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnOp *op = u->members.data[i].op;
    if (is_wide(op->results[0].type->dtype)) return true;
    for (uint32_t k = 0; k < op->n_operands; k++)
      if (is_wide(op->operands[k]->type->dtype)) return true;
  }
  return false;
}

TnError *tn_emit_finish(TnLower *l, TnSteps *out, const TnOp *op, double work_ns) {
  if (l->error) return l->error;
  TnKernel *k = tn_k_finish(l->b, tn_op_get_info(op)->mnemonic);
  tn_kernel_merge_loops(k, l->arena);
  tn_k_simplify(k, l->arena);
  k->work_ns = work_ns;
  tn_plan_kernel(l->p, out, op, k, l->bufs, l->n_bufs);
  return NULL;
}

// A handful of elements: each by itself, without loops, so that they can stay in registers.
static TnError *emit_few(TnPlanner *p, TnUnit *u, TnSteps *out) {
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  l.unit = (int32_t)u->number;
  l.defers = true;
  TnAx loops[TN_MAX_RANK];
  for (int64_t e = 0; e < u->n; e++) {
    int64_t rest = e;
    for (uint32_t i = u->rank; i-- > 0; rest /= u->dims[i]) loops[i] = tn_ax_const(rest % u->dims[i]);
    for (size_t i = 0; i < u->members.n; i++) compute_member(&l, u->members.data[i].op, loops);
  }
  store_late(&l);
  return tn_emit_finish(&l, out, u->members.data[0].op, (double)u->n * u->cost);
}

static TnError *emit_flat(TnPlanner *p, TnUnit *u, TnSteps *out) {
  if (u->n <= FEW && u->members.n < 500) return emit_few(p, u, out);
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  l.unit = (int32_t)u->number;
  l.defers = true;
  TnAx loops[TN_MAX_RANK];
  unsigned lanes = choose_lanes(u->n, unit_is_wide(u), u->members.n);
  for (uint32_t i = 0; i < u->rank; i++) {
    bool is_last = i + 1 == u->rank;
    unsigned flags = (i == 0 ? TN_LOOP_PARALLEL : 0u) | (is_last ? TN_LOOP_VECTOR : 0u);
    loops[i] = tn_ax_term(&l.x, tn_k_loop(&b, u->dims[i], flags, is_last ? lanes : 1), u->dims[i] - 1);
  }
  for (size_t i = 0; i < u->members.n; i++) compute_member(&l, u->members.data[i].op, loops);
  store_late(&l);
  for (uint32_t i = 0; i < u->rank; i++) tn_k_end(&b);
  return tn_emit_finish(&l, out, u->members.data[0].op, (double)u->n * u->cost);
}

// ---- rows

// One pass over the row: every member of the level that has the full shape, and the reductions.
static void emit_level(TnLower *l, const TnUnit *u, uint32_t level, const TnAx *outer, unsigned lanes) {
  TnRowReduce *reduces = tn_new_n(l->arena, TnRowReduce, u->members.n + 1);
  size_t n_reduces = 0, n_full = 0;
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->level != level) continue;
    if (m->is_reduce) reduces[n_reduces++] = (TnRowReduce){.op = m->op};
    n_full += !m->is_reduce && !m->is_row;
  }
  l->level = (uint8_t)level;
  if (n_reduces + n_full > 0) {
    TnRowPass pass = {.u = u, .level = level, .outer = outer, .reduces = reduces, .n_reduces = n_reduces};
    pass.lanes = n_reduces ? 0 : lanes;
    tn_row_pass(l, &pass);
  }
  // What is one a row: results of the reductions and what is computed from them.
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->level != level || !m->is_row) continue;
    for (uint32_t k = 0; k < m->op->n_results; k++) {
      const TnValue *v = &m->op->results[k];
      const TnIx *ix = tn_ix_of_loops(l, v->type, outer);
      for (size_t r = 0; r < n_reduces; r++)
        if (reduces[r].op == m->op) tn_memo_put(l, v, ix, reduces[r].result[k]);
      store_member(l, v, ix, tn_lower(l, v, ix));
    }
  }
}

// The row's dims from the element's number in it.
void tn_row_loops(TnLower *l, const TnUnit *u, const TnAx *outer, TnAx in_row, TnAx *loops) {
  TnAx rest = in_row;
  memcpy(loops, outer, u->outer * sizeof *loops);
  for (uint32_t i = u->rank; i-- > u->outer;) {
    loops[i] = i == u->outer ? rest : tn_ax_mod(&l->x, rest, u->dims[i]);
    if (i > u->outer) rest = tn_ax_div(&l->x, rest, u->dims[i]);
  }
}

void tn_row_members(TnLower *l, const TnUnit *u, uint32_t level, const TnAx *outer, TnAx in_row) {
  TnAx loops[TN_MAX_RANK];
  tn_row_loops(l, u, outer, in_row, loops);
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->level == level && !m->is_row && !m->is_reduce) compute_member(l, m->op, loops);
  }
}

// What another unit reads is in memory anyway.
static void drop_scratch(TnPlanner *p, const TnUnit *u) {
  for (size_t i = 0; i < u->members.n; i++) {
    TnInfo *info = tn_info(p, &u->members.data[i].op->results[0]);
    info->scratch &= !info->stored;
  }
}

static TnError *emit_rows(TnPlanner *p, TnUnit *u, TnSteps *out) {
  drop_scratch(p, u);
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  l.unit = (int32_t)u->number;
  int64_t rows = 1, inner = 1;
  for (uint32_t i = 0; i < u->rank; i++) *(i < u->outer ? &rows : &inner) *= u->dims[i];
  l.row_elements = inner;
  unsigned lanes = choose_lanes(inner, unit_is_wide(u), u->members.n);
  TnAx loops[TN_MAX_RANK];
  // Blocks of rows: the parallel loop; the last one may be shorter.
  int64_t per_block = (rows + ROW_BLOCKS - 1) / ROW_BLOCKS, blocks = (rows + per_block - 1) / per_block;
  l.row = tn_ax_const(0);
  bool even = rows % blocks == 0;
  if (rows > 1) {
    per_block = even ? rows / blocks : per_block;
    l.block = tn_ax_term(&l.x, tn_k_loop(&b, blocks, TN_LOOP_PARALLEL, 1), blocks - 1);
    TnKVal loop;
    if (even) {
      loop = tn_k_loop(&b, per_block, 0, 1);
    } else {
      TnAx left = tn_ax_add_imm(tn_ax_scale(&l.x, l.block, -per_block), rows);
      TnKVal n = tn_ax_data(&l.x, left);
      if (!p->wide) n = tn_k_cvt(&b, TN_K_sext, TN_KT_I64, n);
      loop = tn_k_loop_n(&b, tn_k_op2(&b, TN_K_imins, n, tn_k_i64(&b, per_block)));
    }
    TnAx in_block = tn_ax_term(&l.x, loop, per_block - 1);
    l.row = tn_ax_add(&l.x, tn_ax_scale(&l.x, l.block, per_block), in_block);
    l.row.hi = rows - 1;
  }
  TnAx rest = l.row;
  for (uint32_t i = u->outer; i-- > 0;) {
    loops[i] = i == 0 ? rest : tn_ax_mod(&l.x, rest, u->dims[i]);
    if (i > 0) rest = tn_ax_div(&l.x, rest, u->dims[i]);
  }
  for (uint32_t k = 0; k < u->n_levels; k++) emit_level(&l, u, k, loops, lanes);
  if (rows > 1) tn_k_end(&b), tn_k_end(&b);
  return tn_emit_finish(&l, out, u->members.data[0].op, (double)u->n * u->cost);
}

// A value into a slot of its type: one element that stands for all is written, not copied from memory.
TnError *tn_plan_move(TnPlanner *p, TnSteps *out, const TnOp *op, uint32_t to, const TnValue *v) {
  const TnOp *from = tn_value_op(v);
  int64_t n = tn_count(v->type);
  bool is_splat = false;
  if (from && from->opcode == TN_OP_constant && n > 4 && tn_info(p, v)->slot == TN_NO_SLOT)
    tn_constant_data(p, from, &is_splat);
  if (!is_splat) {
    tn_plan_copy(p, out, op, to, tn_plan_value_slot(p, v));
    return NULL;
  }
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  unsigned lanes = choose_lanes(n, is_wide(v->type->dtype), 1);
  TnAx at = tn_ax_term(&l.x, tn_k_loop(&b, n, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, lanes), n - 1);
  TnKScalar x = tn_lower(&l, v, tn_ix_of_flat(&l.x, v->type->rank, v->type->dims, at));
  tn_lower_store(&l, v->type->dtype, to, at, x);
  tn_k_end(&b);
  return tn_emit_finish(&l, out, op, (double)n * 0.1);
}

// Reductions of nothing give their initial values.
TnError *tn_emit_fill(TnPlanner *p, const TnOp *op, TnSteps *out) {
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  uint32_t n = op->n_results;
  int64_t count = tn_count(op->results[0].type);
  if (count == 0) return NULL;
  TnAx at = tn_ax_term(&l.x, tn_k_loop(&b, count, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, 16), count > 1 ? count - 1 : 1);
  for (uint32_t i = 0; i < n; i++) {
    TnKScalar x = tn_lower(&l, op->operands[n + i], tn_ix_of(&l.x, 0, NULL, NULL));
    tn_lower_store(&l, x.dtype, tn_plan_value_slot(p, &op->results[i]), at, x);
  }
  tn_k_end(&b);
  return tn_emit_finish(&l, out, op, (double)count * 0.1);
}

// map with a loop in its body: element by element.
TnError *tn_emit_map(TnPlanner *p, const TnOp *op, TnSteps *out) {
  const TnType *t = op->results[0].type;
  int64_t n = tn_count(t);
  if (n == 0) return NULL;
  TnKBuilder b;
  TnLower l;
  tn_k_init(&b, p->arena);
  tn_lower_init(&l, p, &b);
  TnAx at = n == 1 ? tn_ax_const(0) : tn_ax_term(&l.x, tn_k_loop(&b, n, TN_LOOP_PARALLEL, 1), n - 1);
  TnKScalar *args = tn_new_n(l.arena, TnKScalar, op->n_operands + 1), r;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnType *o = op->operands[i]->type;
    args[i] = tn_lower(&l, op->operands[i], tn_ix_of_flat(&l.x, o->rank, o->dims, at));
  }
  tn_lower_region(&l, &op->regions[0], args, &r);
  tn_lower_store(&l, t->dtype, tn_plan_value_slot(p, &op->results[0]), at, r);
  if (n > 1) tn_k_end(&b);
  return tn_emit_finish(&l, out, op, (double)n * 50);
}

TnError *tn_emit_empty(TnPlanner *p, TnUnit *u, TnSteps *out) {
  for (size_t i = 0; i < u->members.n; i++) {
    const TnMember *m = &u->members.data[i];
    if (m->is_reduce) TN_TRY(tn_emit_fill(p, m->op, out));
  }
  return NULL;
}

TnError *tn_emit_unit(TnPlanner *p, TnUnit *u, TnSteps *out) {
  if (u->members.n == 0) return NULL;
  if (u->kind == TN_UNIT_OP) return tn_emit_op(p, u->members.data[0].op, out);
  if (u->n == 0) return tn_emit_empty(p, u, out);
  return u->kind == TN_UNIT_ROW ? emit_rows(p, u, out) : emit_flat(p, u, out);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// interpreter.run_parallel: a grid of processes, one function each. programs[r][p] is what replica r, partition p runs;
// operands and results are those of all processes, one after the other.
#include "interp/interp_priv.h"
#include "interp/parallel.h"

typedef struct Plan {
  uint32_t n_replicas, n_partitions, n;
  TnGridTask *tasks;
  const TnOp **infeed;
  size_t n_infeed;
} Plan;

static TnError *find_func(TnInterp *it, const TnOp *op, const TnAttr *name, const TnOp **out) {
  if (name->kind != TN_ATTR_SYMBOL)
    return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "a program is no symbol, expected functions");
  *out = tn_interp_find_func(it, name->str);
  if (*out) return NULL;
  return tn_interp_fail(it, op, TN_NOT_FOUND, "there is no function @%.*s", TN_STR_ARG(name->str));
}

static TnError *check_grid(TnInterp *it, const TnOp *op, const TnAttr *programs) {
  bool is_grid = programs->n > 0 && programs->items[0]->kind == TN_ATTR_ARRAY && programs->items[0]->n > 0;
  for (uint32_t r = 0; is_grid && r < programs->n; r++)
    is_grid = programs->items[r]->kind == TN_ATTR_ARRAY && programs->items[r]->n == programs->items[0]->n;
  if (is_grid) return NULL;
  return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "programs is no grid, expected lists of functions of one length");
}

// Gives the operands and results out to the tasks, in order.
static TnError *share_out(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **results, Plan *p) {
  size_t n_in = 0, n_out = 0;
  for (uint32_t k = 0; k < p->n; k++) {
    const TnType *type = tn_func_type(p->tasks[k].func);
    size_t n_results = type->n_types - type->n_inputs;
    p->tasks[k].inputs = in + n_in;
    p->tasks[k].n_inputs = type->n_inputs;
    p->tasks[k].outputs = results + n_out;
    n_in += type->n_inputs;
    n_out += n_results;
    if (n_in > op->n_operands || n_out > op->n_results) break;
  }
  if (n_in == op->n_operands && n_out == op->n_results) return NULL;
  return tn_interp_fail(it, op, TN_INVALID_ARGUMENT,
                        "%u operands and %u results, expected as many as the programs have together", op->n_operands,
                        op->n_results);
}

static TnError *make_plan(TnInterp *it, const TnOp *op, Plan *p) {
  const Tn_interpreter_run_parallel_attrs *a = TN_OP_ATTRS(op, interpreter_run_parallel);
  TN_TRY(check_grid(it, op, a->programs));
  *p = (Plan){.n_replicas = a->programs->n, .n_partitions = a->programs->items[0]->n};
  if (p->n_partitions > TN_MAX_PROCESSES / p->n_replicas)
    return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "%u x %u programs, expected at most %d", p->n_replicas,
                          p->n_partitions, TN_MAX_PROCESSES);
  p->n = p->n_replicas * p->n_partitions;
  p->tasks = tn_new_n(&it->scratch, TnGridTask, p->n);
  for (uint32_t k = 0; k < p->n; k++)
    TN_TRY(find_func(it, op, a->programs->items[k / p->n_partitions]->items[k % p->n_partitions], &p->tasks[k].func));
  if (!a->infeed) return NULL;
  p->n_infeed = a->infeed->n;
  p->infeed = tn_new_n(&it->scratch, const TnOp *, p->n_infeed + 1);
  for (size_t i = 0; i < p->n_infeed; i++) {
    TN_TRY(find_func(it, op, a->infeed->items[i], &p->infeed[i]));
    if (tn_func_type(p->infeed[i])->n_inputs)
      return tn_interp_fail(it, op, TN_INVALID_ARGUMENT, "infeed function @%.*s takes arguments, expected none",
                            TN_STR_ARG(a->infeed->items[i]->str));
  }
  return NULL;
}

// What is left of this interpreter's limits, memory in equal parts.
static TnRunOptions child_options(const TnInterp *it, uint32_t n) {
  TnRunOptions o = it->options;
  if (o.limit_bytes) {
    size_t left = o.limit_bytes > it->live_bytes ? o.limit_bytes - it->live_bytes : 0;
    o.limit_bytes = left / n ? left / n : 1;
  }
  if (o.limit_ops) o.limit_ops -= it->n_ops < o.limit_ops ? it->n_ops : o.limit_ops - 1;
  return o;
}

static void add_up(TnInterp *it, TnGrid *g, uint32_t n) {
  size_t bytes = it->live_bytes;
  for (uint32_t k = 0; k < n; k++) {
    bytes += tn_interp_peak_bytes(tn_grid_interp(g, k));
    it->n_ops += tn_interp_n_ops(tn_grid_interp(g, k));
  }
  if (bytes > it->peak_bytes) it->peak_bytes = bytes;
}

TnError *tn_eval_interpreter_run_parallel(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Plan p;
  if (it->process && !it->solo)
    return tn_interp_fail(it, op, TN_FAILED_PRECONDITION, "this is a process of a grid already");
  TN_TRY(make_plan(it, op, &p));
  TnTensor **results = tn_new_n(&it->scratch, TnTensor *, op->n_results);
  TN_TRY(share_out(it, op, in, results, &p));
  TnRunOptions options = child_options(it, p.n);
  TN_TRY(tn_grid_create((TnProgram *)(uintptr_t)it->program, &options, p.n_replicas, p.n_partitions, p.infeed,
                        p.n_infeed, &it->open_grid));
  TN_TRY(tn_grid_run(it->open_grid, p.tasks));
  for (uint32_t i = 0; i < op->n_results; i++) TN_TRY(tn_tensor_import(it, results[i], tn_result_type(op, i), &out[i]));
  add_up(it, it->open_grid, p.n);
  tn_grid_destroy(it->open_grid);
  it->open_grid = NULL;
  return tn_interp_poll(it, op);
}

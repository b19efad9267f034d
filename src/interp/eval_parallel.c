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

static const TnOp *find_func(TnInterp *it, const TnAttr *name) { return tn_interp_find_func(it, name->str); }

// Gives the operands and results out to the tasks, in order; the verifier has counted them.
static void share_out(TnTensor *const *in, TnTensor **results, Plan *p) {
  for (uint32_t k = 0; k < p->n; k++) {
    const TnType *type = tn_func_type(p->tasks[k].func);
    p->tasks[k].inputs = in;
    p->tasks[k].n_inputs = type->n_inputs;
    p->tasks[k].outputs = results;
    in += type->n_inputs;
    results += type->n_types - type->n_inputs;
  }
}

static TnError *make_plan(TnInterp *it, const TnOp *op, Plan *p) {
  const Tn_interpreter_run_parallel_attrs *a = TN_OP_ATTRS(op, interpreter_run_parallel);
  *p = (Plan){.n_replicas = a->programs->n, .n_partitions = a->programs->items[0]->n};
  if (p->n_partitions > TN_MAX_PROCESSES / p->n_replicas)
    return tn_interp_fail(it, op, "%u x %u programs, expected at most %d", p->n_replicas,
                          p->n_partitions, TN_MAX_PROCESSES);
  p->n = p->n_replicas * p->n_partitions;
  p->tasks = tn_new_n(&it->scratch, TnGridTask, p->n);
  for (uint32_t k = 0; k < p->n; k++)
    p->tasks[k].func = find_func(it, a->programs->items[k / p->n_partitions]->items[k % p->n_partitions]);
  if (!a->infeed) return NULL;
  p->n_infeed = a->infeed->n;
  p->infeed = tn_new_n(&it->scratch, const TnOp *, p->n_infeed + 1);
  for (size_t i = 0; i < p->n_infeed; i++) p->infeed[i] = find_func(it, a->infeed->items[i]);
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
    return tn_interp_fail_with(it, op, TN_FAILED_PRECONDITION, "this is a process of a grid already");
  TN_TRY(make_plan(it, op, &p));
  TnTensor **results = tn_new_n(&it->scratch, TnTensor *, op->n_results);
  share_out(in, results, &p);
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

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls, composites, custom calls, tuples, barriers; and what processes do together.
#include <stdio.h>

#include "generate.h"

static bool make_call(Gen *g) {
  Val in[ARGS_MOST];
  if (!g->n_funcs) return false;
  const Func *f = &g->funcs[below(g, g->n_funcs)];
  for (int i = 0; i < f->n_args; i++) in[i] = want(g, f->args[i]);
  bool is_composite = chance(g, 40);
  Exactness e = exactness_of(in, f->n_args, true, false);
  unsigned id = op_begin(g, is_composite ? "stablehlo.composite" : "func.call", in, f->n_args, f->n_results);
  if (is_composite)
    put(g, "<{name = \"some.op\", decomposition = @f%u, version = 1 : i32}>", f->id);
  else
    put(g, "<{callee = @f%u}>", f->id);
  op_end(g, id, in, f->n_args, f->results, f->n_results, e == EXACT && f->is_exact ? EXACT : CHAOTIC);
  return true;
}

// Targets that hand on their operand.
static bool make_identity_call(Gen *g) {
  static const char *const targets[] = {"Sharding",
                                        "SPMDFullToShardShape",
                                        "SPMDShardToFullShape",
                                        "MoveToHost",
                                        "annotate_device_placement",
                                        "xla.sdy.FuncResultSharding",
                                        "LayoutConstraint",
                                        "MoveToDevice"};
  char attrs[100];
  Val x = pick(g);
  Type t = x.t;
  snprintf(attrs, sizeof attrs, "call_target_name = \"%s\"", targets[below(g, TN_COUNT(targets))]);
  op_plain(g, "stablehlo.custom_call", attrs, &x, 1, t, exactness_of(&x, 1, true, true));
  return true;
}

// CHLO's ops by their older names.
static bool make_chlo_call(Gen *g) {
  static const char *const targets[] = {"mhlo.erf",  "mhlo.sinh", "mhlo.acos", "mhlo.asinh",
                                        "chlo.cosh", "mhlo.tan",  "chlo.erfc", "chlo.atanh"};
  char attrs[100];
  Val x;
  if (!pick_class(g, 1 << TN_CLASS_FLOAT, &x)) return false;
  snprintf(attrs, sizeof attrs, "call_target_name = \"%s\"", targets[below(g, TN_COUNT(targets))]);
  op_plain(g, "stablehlo.custom_call", attrs, &x, 1, x.t, exactness_of(&x, 1, false, false));
  return true;
}

static bool make_top_k_call(Gen *g) {
  Val x;
  if (!pick_class(g, 1 << TN_CLASS_SINT | 1 << TN_CLASS_UINT, &x) || x.t.rank == 0) return false;
  Type results[2] = {x.t};
  int64_t k = between(g, 0, x.t.d[x.t.rank - 1]);
  results[0].d[x.t.rank - 1] = k;
  results[1] = with_dtype(results[0], TN_I32);
  unsigned id = op_begin(g, "stablehlo.custom_call", &x, 1, 2);
  put(g, "<{call_target_name = \"mhlo.topk\"}> {mhlo.attributes = {k = %lld : i64, largest = %s}}", (long long)k,
      chance(g, 50) ? "true" : "false");
  op_end(g, id, &x, 1, results, 2, exactness_of(&x, 1, true, false));
  return true;
}

static bool make_barrier(Gen *g) {
  Val in[3];
  Type types[3];
  Exactness e = EXACT;
  int n = 1 + (int)below(g, 3);
  for (int i = 0; i < n; i++) {
    in[i] = pick(g);
    types[i] = in[i].t;
    if (in[i].exactness > e) e = in[i].exactness;
  }
  unsigned id = op_begin(g, "stablehlo.optimization_barrier", in, n, n);
  op_end(g, id, in, n, types, n, e);
  return true;
}

static bool make_tuple(Gen *g) {
  Val in[3];
  int n = 1 + (int)below(g, 3);
  for (int i = 0; i < n; i++) in[i] = pick(g);
  unsigned id = op_begin(g, "stablehlo.tuple", in, n, 1);
  put(g, ": (");
  put_types(g, in, n);
  put(g, ") -> tuple<");
  put_types(g, in, n);
  put(g, ">\n");
  int k = (int)below(g, (uint32_t)n);
  unsigned out = g->next_id++;
  put(g, "%%v%u = \"stablehlo.get_tuple_element\"(%%v%u) <{index = %d : i32}> : (tuple<", out, id, k);
  put_types(g, in, n);
  put(g, ">) -> ");
  put_type(g, &in[k].t);
  put(g, "\n");
  val_add(g, out, -1, in[k].t, in[k].exactness);
  return true;
}

enum { DYN = TAKES_DYNAMIC | GIVES_DYNAMIC };
const FamilyRow families_calls[] = {{5, make_call, 0},
                                    {1, make_identity_call, DYN},
                                    {1, make_chlo_call, 0},
                                    {1, make_top_k_call, 0},
                                    {1, make_barrier, ELEMENTWISE},
                                    {1, make_tuple, ELEMENTWISE},
                                    {0, NULL, 0}};

// ---- processes

typedef enum Mode { REPLICAS, PARTITIONS, REPLICAS_AND_ALL_PARTITIONS, GLOBAL, N_MODES } Mode;

typedef struct Groups {
  Mode mode;
  int64_t size;  // processes of one
  int64_t n, each;
  int64_t ids[PROCESSES_MOST];
} Groups;

// All processes in groups of equal size.
static Groups random_groups(Gen *g, bool needs_plain) {
  Groups x = {.mode = (Mode)below(g, needs_plain ? 2 : N_MODES)};
  if (x.mode == PARTITIONS && !needs_plain) x.mode = GLOBAL;
  int64_t ids = x.mode == PARTITIONS ? g->partitions : x.mode == GLOBAL ? g->replicas * g->partitions : g->replicas;
  permutation(g, (int)ids, x.ids);
  do {
    x.each = between(g, 1, ids);
  } while (ids % x.each);
  x.n = ids / x.each;
  x.size = x.mode == REPLICAS_AND_ALL_PARTITIONS ? x.each * g->partitions : x.each;
  return x;
}

static void put_channel(Gen *g, const Groups *x) {
  if (x->mode != REPLICAS) put(g, ", channel_handle = #stablehlo.channel_handle<handle = %u, type = 1>", ++g->channels);
  if (x->mode == GLOBAL) put(g, ", use_global_device_ids");
}

static void put_groups(Gen *g, const Groups *x) {
  put(g, "replica_groups = dense<[");
  for (int64_t i = 0; i < x->n; i++) {
    put(g, i ? ", " : "");
    put_dims(g, x->ids + i * x->each, (int)x->each);
  }
  put(g, "]> : tensor<%lldx%lldxi64>", (long long)x->n, (long long)x->each);
  put_channel(g, x);
}

static Exactness exactness_together(Gen *g, const Val *in, int n) {
  bool is_exact = !tn_dtype_is_float(in[0].t.e) && !tn_dtype_is_complex(in[0].t.e);
  (void)g;
  return exactness_of(in, n, true, false) == EXACT && is_exact ? EXACT : CHAOTIC;
}

static bool make_all_reduce(Gen *g) {
  Val x = pick(g);
  Groups groups = random_groups(g, false);
  unsigned id = op_begin(g, "stablehlo.all_reduce", &x, 1, 1);
  put_body_of(g, x.t.e);
  put(g, " {");
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &x.t, 1, exactness_together(g, &x, 1));
  return true;
}

static bool make_all_gather(Gen *g) {
  Val x;
  if (!pick_rank(g, 1, &x)) return false;
  Groups groups = random_groups(g, false);
  int dim = (int)below(g, (uint32_t)x.t.rank);
  Type t = x.t;
  t.d[dim] *= groups.size;
  if (!fits(g, &t)) return false;
  unsigned id = op_begin(g, "stablehlo.all_gather", &x, 1, 1);
  put(g, "{all_gather_dim = %d : i64, ", dim);
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &t, 1, exactness_of(&x, 1, true, true) == EXACT ? EXACT : CHAOTIC);
  return true;
}

static bool make_reduce_scatter(Gen *g) {
  Val x;
  if (!pick_rank(g, 1, &x)) return false;
  Groups groups = random_groups(g, false);
  int dim = (int)below(g, (uint32_t)x.t.rank);
  Type t = x.t, whole = x.t;
  whole.d[dim] *= groups.size;
  if (!fits(g, &whole)) return false;
  x = want(g, whole);
  unsigned id = op_begin(g, "stablehlo.reduce_scatter", &x, 1, 1);
  put_body_of(g, x.t.e);
  put(g, " {scatter_dimension = %d : i64, ", dim);
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &t, 1, exactness_together(g, &x, 1));
  return true;
}

static bool make_all_to_all(Gen *g) {
  Val x;
  if (!pick_rank(g, 1, &x)) return false;
  Groups groups = random_groups(g, true);
  int split = (int)below(g, (uint32_t)x.t.rank), concat = (int)below(g, (uint32_t)x.t.rank);
  Type t = x.t, whole = x.t;
  whole.d[split] *= groups.size;
  t.d[concat] *= groups.size;
  if (!fits(g, &whole) || !fits(g, &t)) return false;
  x = want(g, whole);
  unsigned id = op_begin(g, "stablehlo.all_to_all", &x, 1, 1);
  put(g, "{split_dimension = %d : i64, concat_dimension = %d : i64, split_count = %lld : i64, ", split, concat,
      (long long)groups.size);
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &t, 1, exactness_of(&x, 1, true, true) == EXACT ? EXACT : CHAOTIC);
  return true;
}

static bool make_collective_broadcast(Gen *g) {
  Val x = pick(g);
  Groups groups = random_groups(g, true);
  unsigned id = op_begin(g, "stablehlo.collective_broadcast", &x, 1, 1);
  put(g, "{");
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &x.t, 1, exactness_of(&x, 1, true, true) == EXACT ? EXACT : CHAOTIC);
  return true;
}

// Each process sends to at most one, and receives from at most one.
static int put_pairs_of_processes(Gen *g, const Groups *x) {
  int64_t to[PROCESSES_MOST];
  int ids = (int)(x->n * x->each), n = 0;
  permutation(g, ids, to);
  put(g, "source_target_pairs = dense<[");
  for (int i = 0; i < ids; i++)
    if (i == 0 || chance(g, 80)) put(g, "%s[%d, %lld]", n++ ? ", " : "", i, (long long)to[i]);
  put(g, "]> : tensor<%dx2xi64>", n);
  return n;
}

static bool make_collective_permute(Gen *g) {
  Val x = pick(g);
  Groups groups = random_groups(g, true);
  unsigned id = op_begin(g, "stablehlo.collective_permute", &x, 1, 1);
  put(g, "{");
  put_pairs_of_processes(g, &groups);
  put_channel(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &x.t, 1, exactness_of(&x, 1, true, true) == EXACT ? EXACT : CHAOTIC);
  return true;
}

static bool make_cross_replica_sum(Gen *g) {
  Val x = pick(g);
  Groups groups = {.n = 1, .each = g->replicas};
  permutation(g, (int)groups.each, groups.ids);
  unsigned id = op_begin(g, "stablehlo.cross-replica-sum", &x, 1, 1);
  put(g, "{");
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, &x, 1, &x.t, 1, exactness_together(g, &x, 1));
  return true;
}

// A ring: each sends to the next and takes from the one before.
static bool make_send(Gen *g) {
  Val x = pick(g);
  unsigned n = g->replicas, token = g->next_id++, sent = g->next_id++, id = g->next_id++;
  put(g, "%%v%u = \"stablehlo.create_token\"() : () -> !stablehlo.token\n", token);
  for (int k = 0; k < 2; k++) {
    if (k)
      put(g, "%%v%u:2 = \"stablehlo.recv\"(%%v%u", id, sent);
    else
      put(g, "%%v%u = \"stablehlo.send\"(", sent);
    if (k == 0) put_vals(g, &x, 1), put(g, ", %%v%u", token);
    put(g, ") {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[");
    for (unsigned i = 0; i < n; i++) put(g, "%s[%u, %u]", i ? ", " : "", i, (i + 1) % n);
    put(g, "]> : tensor<%ux2xi64>} : (", n);
    if (k == 0) put_types(g, &x, 1), put(g, ", ");
    put(g, "!stablehlo.token) -> ");
    if (k == 0) put(g, "!stablehlo.token\n");
  }
  put(g, "(");
  put_type(g, &x.t);
  put(g, ", !stablehlo.token)\n");
  val_add(g, id, 0, x.t, x.exactness == EXACT ? EXACT : CHAOTIC);
  return true;
}

// Begun, something else done, and waited for.
static bool make_async(Gen *g) {
  Val x = pick(g);
  Groups groups = random_groups(g, false);
  Exactness e = exactness_together(g, &x, 1);
  unsigned id = op_begin(g, "stablehlo.async_start", &x, 1, 1);
  put(g, "(");
  size_t mark = region_begin(g, &x.t, NULL, 1);
  Val inside = g->vals[mark];
  unsigned done = op_begin(g, "stablehlo.all_reduce", &inside, 1, 1);
  put_body_of(g, x.t.e);
  put(g, " {");
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, done, &inside, 1, &x.t, 1, e);
  Val result = last_val(g);
  region_return(g, &result, 1);
  region_end(g, mark);
  put(g, ") : (");
  put_type(g, &x.t);
  put(g, ") -> !stablehlo.future<");
  put_type(g, &x.t);
  put(g, ">\n");
  if (chance(g, 50)) {
    Val both[2] = {x, x};
    op_plain(g, "stablehlo.maximum", "", both, 2, x.t, exactness_of(both, 2, true, false));
  }
  unsigned out = g->next_id++;
  put(g, "%%v%u = \"stablehlo.async_done\"(%%v%u) : (!stablehlo.future<", out, id);
  put_type(g, &x.t);
  put(g, ">) -> ");
  put_type(g, &x.t);
  put(g, "\n");
  val_add(g, out, -1, x.t, e);
  return true;
}

static bool make_process_id(Gen *g) {
  op_plain(g, chance(g, 50) ? "stablehlo.replica_id" : "stablehlo.partition_id", "", NULL, 0, scalar_of(TN_UI32),
           EXACT);
  return true;
}

const FamilyRow families_processes[] = {{2, make_all_reduce, 0},
                                        {1, make_all_gather, 0},
                                        {1, make_reduce_scatter, 0},
                                        {1, make_all_to_all, 0},
                                        {1, make_collective_broadcast, 0},
                                        {1, make_collective_permute, 0},
                                        {1, make_cross_replica_sum, 0},
                                        {1, make_send, 0},
                                        {1, make_async, 0},
                                        {1, make_process_id, 0},
                                        {0, NULL, 0}};

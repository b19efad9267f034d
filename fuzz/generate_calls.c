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

// A matrix is factored.
static bool make_factor(Gen *g) {
  static const struct {
    const char *target, *config, *results;  // a: like the operand, v: of the least dim, p: so, i32, i: info, i32;
                                            // w: of the least dim, real; u, t: the outer matrices of an SVD
    bool is_square;
  } calls[] = {
      {"lapack_%cgetrf_ffi", "", "api", false},
      {"lapack_%cgeqrf_ffi", "", "av", false},
      {"lapack_%cpotrf_ffi", "uplo = 76 : ui8", "ai", true},
      {"lapack_%cpotrf_ffi", "uplo = 85 : ui8", "ai", true},
      {"lapack_%csyevd_ffi", "mode = 86 : ui8, uplo = 76 : ui8", "awi", true},
      {"lapack_%cgesdd_ffi", "mode = 65 : ui8", "awuti", false},
  };
  static const uint8_t types[] = {TN_F32, TN_F64, TN_C64, TN_C128};
  const unsigned c = below(g, TN_COUNT(calls)), type = below(g, c < 4 ? 4 : 2);
  char target[40];
  Type a = {.e = (TnDtype)types[type], .rank = 2 + (int)below(g, 2)}, results[5];
  a.d[0] = between(g, 0, 3);
  int64_t *d = &a.d[a.rank - 2], least;
  d[0] = between(g, 1, 12);
  d[1] = calls[c].is_square ? d[0] : between(g, 1, 12);
  least = d[0] < d[1] ? d[0] : d[1];
  int n = 0;
  for (const char *r = calls[c].results; *r; r++, n++) {
    Type t = results[n] = a;
    int64_t *to = &results[n].d[a.rank - 2];
    if (*r != 'a') results[n].rank = a.rank - (*r == 'i' ? 2 : *r == 'u' || *r == 't' ? 0 : 1);
    if (*r == 'p' || *r == 'i') results[n].e = TN_I32;
    if (*r == 'w') results[n].e = tn_dtype_real(t.e);
    if (strchr("vpw", *r)) to[0] = least;
    if (*r == 'u') to[1] = to[0];
    if (*r == 't') to[0] = to[1];
  }
  Val x = want(g, a);
  snprintf(target, sizeof target, calls[c].target, "sdcz"[type]);
  unsigned id = op_begin(g, "stablehlo.custom_call", &x, 1, n);
  put(g, "<{call_target_name = \"%s\"}> {mhlo.backend_config = {%s}}", target, calls[c].config);
  op_end(g, id, &x, 1, results, n, CHAOTIC);
  return true;
}

// The first of some values in an order, which ApproxTopK takes from a function.
static bool make_approx_top_k(Gen *g) {
  Val in[2];
  if (!pick_class(g, 1 << TN_CLASS_SINT | 1 << TN_CLASS_UINT | 1 << TN_CLASS_FLOAT, &in[0]) || !in[0].t.rank)
    return false;
  Type t = in[0].t;
  const int dim = (int)below(g, (uint32_t)t.rank);
  const int64_t k = t.d[dim] = between(g, 0, t.d[dim]);
  in[1] = want(g, scalar_of(t.e));
  unsigned id = op_begin(g, "stablehlo.custom_call", in, 2, 1);
  put(g,
      "<{call_target_name = \"ApproxTopK\", called_computations = [@less_%s]}> {mhlo.backend_config = {reduction_dim = "
      "%d : i64, top_k = %lld : i64}}",
      tn_dtype_name(t.e), dim, (long long)k);
  g->has_bodies[t.e] = true;
  op_end(g, id, in, 2, &t, 1, CHAOTIC);
  return true;
}

// A window whose lists are operands.
static bool make_dynamic_window(Gen *g) {
  Val in[7];
  int64_t ones[RANK_MOST], size[RANK_MOST], lo[RANK_MOST], hi[RANK_MOST];
  if (!pick_class(g, 1 << TN_CLASS_SINT | 1 << TN_CLASS_UINT | 1 << TN_CLASS_FLOAT, &in[0])) return false;
  Type t = in[0].t;
  for (int i = 0; i < t.rank; i++) {
    ones[i] = 1;
    size[i] = between(g, 1, t.d[i] < 4 ? t.d[i] : 4);
    lo[i] = between(g, 0, 2);
    hi[i] = size[i] - 1 - lo[i];
    if (t.d[i] == 0) return false;
  }
  in[1] = want(g, scalar_of(t.e));
  for (int i = 0; i < 4; i++) in[2 + i] = constant_dims(g, TN_I64, i ? ones : size, t.rank);
  in[6] = pairs_at_run_time(g, lo, hi, t.rank);
  unsigned id = op_begin(g, "stablehlo.custom_call", in, 7, 1);
  put(g, "<{call_target_name = \"stablehlo.dynamic_reduce_window\", called_computations = [@least_%s]}>",
      tn_dtype_name(t.e));
  g->has_bodies[t.e] = true;
  op_end(g, id, in, 7, &t, 1, CHAOTIC);
  return true;
}

void put_bodies(Gen *g) {
  for (unsigned e = 1; e < TN_N_DTYPES; e++) {
    if (!g->has_bodies[e]) continue;
    const char *t = tn_dtype_name((TnDtype)e);
    put(g,
        "func.func private @less_%s(%%a: tensor<%s>, %%b: tensor<%s>) -> tensor<i1> {\n"
        "%%0 = stablehlo.compare LT, %%a, %%b : (tensor<%s>, tensor<%s>) -> tensor<i1>\n"
        "return %%0 : tensor<i1>\n}\n",
        t, t, t, t, t);
    put(g,
        "func.func private @least_%s(%%a: tensor<%s>, %%b: tensor<%s>) -> tensor<%s> {\n"
        "%%0 = stablehlo.minimum %%a, %%b : tensor<%s>\nreturn %%0 : tensor<%s>\n}\n",
        t, t, t, t, t, t);
  }
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

static void put_tuple_type(Gen *g, const Val *in, int n, int nested) {
  for (int i = 0; i <= nested; i++) put(g, "tuple<");
  put_types(g, in, n);
  put(g, ">");
  for (int i = 0; i < nested; i++) put(g, ">");
}

// Some values, in as many tuples in each other; then one of them, out of all.
static bool make_tuple(Gen *g) {
  Val in[3];
  int n = 1 + (int)below(g, 3), nested = chance(g, 60) ? 0 : 1 + (int)below(g, 3);
  for (int i = 0; i < n; i++) in[i] = pick(g);
  unsigned id = op_begin(g, "stablehlo.tuple", in, n, 1);
  put(g, ": (");
  put_types(g, in, n);
  put(g, ") -> ");
  put_tuple_type(g, in, n, 0);
  for (int i = 0; i < nested; i++, id++) {
    put(g, "\n%%v%u = \"stablehlo.tuple\"(%%v%u) : (", g->next_id++, id);
    put_tuple_type(g, in, n, i);
    put(g, ") -> ");
    put_tuple_type(g, in, n, i + 1);
  }
  for (int i = nested; i > 0; i--, id++) {
    put(g, "\n%%v%u = \"stablehlo.get_tuple_element\"(%%v%u) <{index = 0 : i32}> : (", g->next_id++, id);
    put_tuple_type(g, in, n, i);
    put(g, ") -> ");
    put_tuple_type(g, in, n, i - 1);
  }
  put(g, "\n");
  int k = (int)below(g, (uint32_t)n);
  unsigned out = g->next_id++;
  put(g, "%%v%u = \"stablehlo.get_tuple_element\"(%%v%u) <{index = %d : i32}> : (", out, id, k);
  put_tuple_type(g, in, n, 0);
  put(g, ") -> ");
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
                                    {2, make_factor, 0},
                                    {1, make_approx_top_k, 0},
                                    {1, make_dynamic_window, 0},
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
  Val x[3] = {pick(g)};
  Type types[3] = {x[0].t};
  const int n = chance(g, 70) ? 1 : 2 + (int)below(g, 2);
  for (int i = 1; i < n; i++)
    if (!pick_of(g, x[0].t.e, 0, &x[i])) x[i] = x[0];
  for (int i = 1; i < n; i++) types[i] = x[i].t;
  Groups groups = random_groups(g, false);
  unsigned id = op_begin(g, "stablehlo.all_reduce", x, n, n);
  put_body_of(g, x[0].t.e);
  put(g, " {");
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, x, n, types, n, exactness_together(g, x, n));
  return true;
}

static bool make_all_gather(Gen *g) {
  Val x, in[3];
  if (!pick_rank(g, 1, &x)) return false;
  const int n = chance(g, 70) ? 1 : 2 + (int)below(g, 2);
  Groups groups = random_groups(g, false);
  int dim = (int)below(g, (uint32_t)x.t.rank);
  Type t = x.t;
  t.d[dim] *= groups.size;
  if (!fits(g, &t)) return false;
  in[0] = x;
  for (int i = 1; i < n; i++) in[i] = want(g, with_dtype(x.t, g->dtypes[below(g, 3)]));
  Type types[3] = {t, with_dtype(t, in[n > 1].t.e), with_dtype(t, in[n > 2 ? 2 : 0].t.e)};
  unsigned id = op_begin(g, "stablehlo.all_gather", in, n, n);
  put(g, "{all_gather_dim = %d : i64, ", dim);
  put_groups(g, &groups);
  put(g, "}");
  op_end(g, id, in, n, types, n, exactness_of(in, n, true, true) == EXACT ? EXACT : CHAOTIC);
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

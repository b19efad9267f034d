// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The passes in order, why they stand in that order, and running them.
#include "pass/pass.h"

extern const TnPass tn_pass_shards, tn_pass_inline, tn_pass_refine_shapes, tn_pass_legalize_quantized;
extern const TnPass tn_pass_decompose, tn_pass_bodies, tn_pass_unroll, tn_pass_simplify, tn_pass_fold, tn_pass_cse,
    tn_pass_dce, tn_pass_split;
extern const TnPass tn_pass_hoist, tn_pass_join, tn_pass_place;

static const TnPass *const passes[] = {
    &tn_pass_shards,    &tn_pass_inline, &tn_pass_refine_shapes, &tn_pass_legalize_quantized,
    &tn_pass_decompose, &tn_pass_bodies, &tn_pass_unroll,        &tn_pass_simplify,
    &tn_pass_fold,      &tn_pass_cse,    &tn_pass_dce,           &tn_pass_split,
    &tn_pass_hoist,     &tn_pass_join,   &tn_pass_place,
};
_Static_assert(TN_COUNT(passes) <= TN_MAX_PASSES, "TN_MAX_PASSES is too small");

static const TnPassOrder order[] = {
    {"shards", "inline", "computations are of whole values then"},
    {"inline", "refine-shapes", "sizes do not pass through calls and tuples"},
    {"refine-shapes", "legalize-quantized", "scales are spread over shapes that are known"},
    {"legalize-quantized", "decompose", "what is computed in floats may be a compound op"},
    {"refine-shapes", "decompose", "what a decomposition is made of depends on the sizes"},
    {"decompose", "simplify", "what decompositions leave is simplified"},
    {"decompose", "bodies", "dots and cumulative sums are general products and windows"},
    {"bodies", "simplify", "slices of what bodies stack are its operands"},
    {"unroll", "simplify", "counters and tables of constants are known in every iteration"},
    {"simplify", "fold", "less is computed on constants"},
    {"fold", "cse", "constants that turn out equal are one"},
    {"cse", "dce", "what was computed twice loses its last readers"},
    {"dce", "split", "what nobody reads is no reader"},
    {"split", "hoist", "pieces may leave a loop one by one"},
    {"dce", "hoist", "what nobody reads need not leave a loop"},
    {"hoist", "join", "what leaves a loop, leaves it by itself"},
    {"split", "place", "slices of concatenations are those of pieces while these are cut"},
    {NULL, NULL, NULL},
};

// Rounds of the repeated group; a program that still changes then is correct, only not as small as it could be.
enum { MAX_ROUNDS = 4 };

const TnPass *tn_pass_at(size_t index) { return index < TN_COUNT(passes) ? passes[index] : NULL; }

const TnPass *tn_pass_find(TnStr name) {
  for (size_t i = 0; i < TN_COUNT(passes); i++)
    if (tn_str_is(name, passes[i]->name)) return passes[i];
  return NULL;
}

TnPassOrder tn_pass_order_at(size_t index) { return order[index < TN_COUNT(order) ? index : TN_COUNT(order) - 1]; }

// ---------------------------------------------------------------------------------------------------------------

typedef struct Run {
  TnPassCtx cx;
  TnArena scratch;
  bool chosen[TN_COUNT(passes)];
  uint64_t n_runs;                  // of passes, for bisect
  uint64_t version;                 // counts changes
  uint64_t seen[TN_COUNT(passes)];  // version after the last run of the pass
  unsigned n_dumps;
} Run;

static bool is_named(const char *const *names, size_t n, const char *name) {
  for (size_t i = 0; i < n; i++)
    if (strcmp(names[i], name) == 0) return true;
  return false;
}

static TnError *check_names(const char *const *names, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!tn_pass_find(tn_str(names[i])))
      TN_FAIL(TN_NOT_FOUND, "pass '%s' is unknown, `tenon passes` lists them", names[i]);
  return NULL;
}

static TnError *choose(Run *r) {
  const TnPassOptions *o = r->cx.options;
  TN_TRY(check_names(o->only, o->n_only));
  TN_TRY(check_names(o->skip, o->n_skip));
  if (o->stop_after) TN_TRY(check_names(&o->stop_after, 1));
  bool stopped = false;
  memset(r->chosen, true, sizeof r->chosen);
  if (!o->n_only && !o->n_skip && !o->stop_after) return NULL;
  for (size_t i = 0; i < TN_COUNT(passes); i++) {
    const char *name = passes[i]->name;
    r->chosen[i] =
        !stopped && (!o->n_only || is_named(o->only, o->n_only, name)) && !is_named(o->skip, o->n_skip, name);
    stopped |= o->stop_after && strcmp(o->stop_after, name) == 0;
  }
  return NULL;
}

static TnError *find_entry(Run *r) {
  TnModule *m = r->cx.m;
  const char *name = r->cx.options->entry;
  TnLoc loc = {m->name, 0, 0};
  TnOp *op = tn_module_find_symbol(m, tn_str(name ? name : "main"));
  size_t n = 0;
  TN_FOR_OPS(f, &m->root->regions[0]) {
    if (name || f->opcode != TN_OP_func_func) continue;
    n++;
    if (!op) op = f;
  }
  if (!op || op->opcode != TN_OP_func_func)
    TN_FAIL_AT(TN_NOT_FOUND, loc, "there is no function @%s", name ? name : "main");
  if (!name && n > 1 && !tn_str_is(tn_symbol_name(op), "main"))
    TN_FAIL_AT(TN_NOT_FOUND, loc, "there is no function @main and not exactly one function: name the entry");
  if (!op->regions[0].has_block)
    TN_FAIL_AT(TN_INVALID_ARGUMENT, loc, "function @%.*s has no body", TN_STR_ARG(tn_symbol_name(op)));
  r->cx.entry = op;
  return NULL;
}

// ---- numbering: ids are unique over the whole module while passes run, not only in a function

static void number_region(TnPassCtx *cx, TnRegion *r) {
  for (uint32_t i = 0; i < r->n_args; i++) r->args[i].id = cx->n_values++;
  TN_FOR_OPS(op, r) {
    cx->has |= tn_pass_op_has(op);
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = cx->n_values++;
    for (uint32_t i = 0; i < op->n_regions; i++) number_region(cx, &op->regions[i]);
  }
}

static bool has_others(const TnPassCtx *cx) {
  const TnRegion *root = &cx->m->root->regions[0], *body = &cx->entry->regions[0];
  bool any = root->first != cx->entry || cx->entry->next;
  for (uint32_t i = 0; i < body->n_args; i++)
    any |= body->args[i].type->kind == TN_TYPE_TUPLE || body->args[i].type->kind == TN_TYPE_FUTURE;
  return any;
}

static void number_values(TnPassCtx *cx) {
  cx->n_values = 0;
  number_region(cx, &cx->m->root->regions[0]);
  if (has_others(cx)) cx->has |= TN_HAS_OTHERS;
}

static TnError *verify(TnPassCtx *cx, const char *pass) {
  TnDiags diags = {.n_max = 1};
  TnError *e = tn_verify(cx->m, &(TnVerifyOptions){.allow_unregistered = true}, &diags);
  number_values(cx);
  if (!e) return NULL;
  TnLoc loc = {tn_str(e->file), e->line, e->col};
  TnError *named = tn_error_at(TN_INTERNAL, &loc, "after pass %s: %s", pass, e->message);
  tn_error_destroy(e);
  return named;
}

// ---------------------------------------------------------------------------------------------------------------

static void clear_tables(TnPassCtx *cx) {
  cx->subst = cx->copies = NULL;
  cx->n_subst = cx->n_copies = 0;
}

static void note_time(const TnPassOptions *o, size_t i, uint64_t start, bool changed) {
  if (!o->times) return;
  TnPassTime *t = &o->times->of[i];
  t->ns += tn_time_ns() - start;
  t->n_runs++;
  t->n_changed += changed;
}

static TnError *take_error(TnPassCtx *cx, TnError *e) {
  TnError *kept = cx->error;
  cx->error = NULL;
  if (!e) return kept;
  if (kept != e) tn_error_destroy(kept);
  return e;
}

// Calls the pass on an up-to-date module and leaves it up to date.
static TnError *call_pass(Run *r, size_t i) {
  TnPassCtx *cx = &r->cx;
  TnArenaMark mark = tn_arena_mark(cx->scratch);
  uint64_t start = cx->options->times ? tn_time_ns() : 0;
  cx->changed = false;
  TnError *e = take_error(cx, passes[i]->run(cx));
  clear_tables(cx);
  tn_arena_release(cx->scratch, mark);
  note_time(cx->options, i, start, cx->changed);
  return e;
}

static TnError *run_pass(Run *r, size_t i, bool *group_changed) {
  TnPassCtx *cx = &r->cx;
  const TnPassOptions *o = cx->options;
  if (!r->chosen[i] || (r->seen[i] && r->seen[i] == r->version)) return NULL;
  if (passes[i]->needs & ~cx->has) return NULL;
  if (o->bisect && r->n_runs >= o->bisect) return NULL;
  if (o->cancel && __atomic_load_n(o->cancel, __ATOMIC_RELAXED)) TN_FAIL(TN_CANCELLED, "compilation was cancelled");
  r->n_runs++;
  TN_TRY(call_pass(r, i));
  bool changed = cx->changed;
  bool quiet = passes[i]->flags & TN_PASS_QUIET;
  r->version += changed && !quiet;
  r->seen[i] = changed && passes[i]->flags & TN_PASS_AGAIN ? 0 : r->version;
  if (!changed) return NULL;
  *group_changed |= !quiet;
  if (o->dump) o->dump(o->dump_user, ++r->n_dumps, passes[i]->name, cx->m);
  return o->verify ? verify(cx, passes[i]->name) : NULL;
}

// Passes [from, to) until a round changes nothing.
static TnError *run_group(Run *r, size_t from, size_t to) {
  for (unsigned round = 0; round < MAX_ROUNDS; round++) {
    bool changed = false;
    for (size_t i = from; i < to; i++) TN_TRY(run_pass(r, i, &changed));
    if (!changed) break;
  }
  return NULL;
}

static TnError *run_all(void *arg) {
  Run *r = arg;
  TnPassCtx *cx = &r->cx;
  cx->scratch->guard = cx->m->arena.guard;
  TN_TRY(choose(r));
  TN_TRY(find_entry(r));
  number_values(cx);
  for (size_t i = 0; i < TN_COUNT(passes);) {
    size_t end = i + 1;
    bool repeat = passes[i]->flags & TN_PASS_REPEAT, changed = false;
    while (repeat && end < TN_COUNT(passes) && passes[end]->flags & TN_PASS_REPEAT) end++;
    TN_TRY(repeat ? run_group(r, i, end) : run_pass(r, i, &changed));
    i = end;
  }
  tn_module_renumber(cx->m);
  return NULL;
}

TnError *tn_passes_run(TnModule *m, const TnPassOptions *options) {
  static const TnPassOptions none = {0};
  Run r = {.cx = {.m = m, .options = options ? options : &none}, .version = 1};
  r.cx.limit_ops = r.cx.options->limit_ops ? r.cx.options->limit_ops : 10000000;
  r.cx.scratch = r.cx.options->scratch ? r.cx.options->scratch : &r.scratch;
  tn_arena_init_like(&r.scratch, &m->arena);
  if (r.cx.options->times) {
    *r.cx.options->times = (TnPassTimes){.n = TN_COUNT(passes)};
    for (size_t i = 0; i < TN_COUNT(passes); i++) r.cx.options->times->of[i].pass = passes[i];
  }
  TnError *e = tn_module_run(m, run_all, &r);
  r.cx.scratch->guard = m->arena.guard;
  tn_arena_deinit(&r.scratch);
  return take_error(&r.cx, e);  // one that running out of memory left behind
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the passes on mutated programs that the verifier accepts, with sizes for dynamic inputs. They may refuse
// a program, but what they make of it must verify after each of them: an INTERNAL error ends the run.
#include <stdio.h>
#include <stdlib.h>

#include "mutate.h"
#include "pass/pass.h"
#include "text/text.h"


typedef struct Run {
  TnModule *m;
  TnStr program;
  Bytes bytes;
  const char *entry;
  const TnType **types;
  size_t n_types;
} Run;

// Dynamic dimensions have size 2.
static const TnType *with_sizes(TnModule *m, const TnType *t) {
  int64_t dims[16];
  if (t->kind != TN_TYPE_TENSOR || tn_type_is_static(t) || t->rank > TN_COUNT(dims)) return t;
  for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[i] == TN_DYNAMIC ? 2 : t->dims[i];
  return tn_type_with_dims(m, t, t->rank, dims);
}

static void choose_entry(Run *r) {
  size_t n = 0;
  TN_FOR_OPS(op, &r->m->root->regions[0]) n += op->opcode == TN_OP_func_func && op->regions[0].has_block;
  const TnOp *main = tn_module_find_symbol(r->m, TN_STR("main"));
  size_t k = bytes_below(&r->bytes, (uint32_t)n);
  TN_FOR_OPS(op, &r->m->root->regions[0]) {
    if (op->opcode != TN_OP_func_func || !op->regions[0].has_block || (main ? op != main : k-- > 0)) continue;
    const TnType *type = tn_func_type(op);
    r->entry = tn_arena_str(&r->m->arena, tn_symbol_name(op)).p;
    r->types = tn_new_n(&r->m->arena, const TnType *, type->n_inputs);
    r->n_types = type->n_inputs;
    for (uint32_t i = 0; i < type->n_inputs; i++) r->types[i] = with_sizes(r->m, type->types[i]);
    return;
  }
}

static TnError *read_and_mutate(void *arg) {
  Run *r = arg;
  TnDiags diags = {.source = r->program};
  TN_TRY(mutate_text(r->m, r->program, &r->bytes, 8));
  TN_TRY(tn_verify(r->m, NULL, &diags));
  choose_entry(r);
  return NULL;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  static const char *const folders[] = {"test/op", "test/text", "test/pass/refine-shapes"};
  (void)argc, (void)argv;
  seeds_load(folders, TN_COUNT(folders));
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Run r = {.m = tn_module_create(), .bytes = {data, data + size}};
  if (!r.m) return 0;
  r.program = seeds_pick(&r.bytes);
  // A grid's functions lose tuples and futures like the entry, but the op that names them is not changed with them.
  bool is_grid = strstr(r.program.p, "run_parallel") != NULL;
  TnError *e = tn_module_run(r.m, read_and_mutate, &r);
  if (!e && r.entry && !is_grid) {
    TnPassOptions o = {.entry = r.entry, .input_types = r.types, .n_input_types = r.n_types, .verify = true};
    o.limit_ops = 100000;
    e = tn_passes_run(r.m, &o);
    if (e && e->code == TN_INTERNAL) {
      fprintf(stderr, "%s\n%u:%u: %s\n", r.program.p, e->line, e->col, e->message);
      abort();
    }
  }
  tn_error_destroy(e);
  tn_module_destroy(r.m);
  return 0;
}

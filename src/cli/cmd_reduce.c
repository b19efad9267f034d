// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon reduce`: makes a program smaller while a command keeps saying yes (exit status 0) to it.
//
// Each try is a fresh parse of the best text so far with one cut applied: a run of ops replaced by zeros, one function
// result or argument less, a function or the discardable attributes gone. Runs of ops begin at half of the program and
// shrink to single ops (delta debugging), so that big programs fall apart in few tries.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/base.h"
#include "cli/cli.h"
#include "ir/ir.h"
#include "text/text.h"

typedef enum CutKind { CUT_OPS, CUT_RESULT, CUT_ARGUMENT, CUT_FUNCTION, CUT_ATTRIBUTES } CutKind;

typedef struct Cut {
  CutKind kind;
  size_t at, n;  // ops [at, at + n) in walking order; else the number of the result, argument or function
} Cut;

typedef struct Reducer {
  const char *command;
  bool by_engines;  // the command is ours
  char folder[64], file[96];
  char *text;  // the smallest interesting program so far
  size_t size, tries, taken;
} Reducer;

// ---- the ops of a module in walking order

typedef struct OpList {
  TnModule *m;
  TN_VEC(TnOp *) ops;
} OpList;

static bool can_go(const TnOp *op) {
  const TnOpInfo *info = tn_op_get_info(op);
  return !(info->traits & TN_TRAIT_TERM) && info->kind != TN_KIND_MODULE;
}

static bool list_op(void *user, TnOp *op) {
  OpList *list = user;
  if (can_go(op)) tn_push(&list->m->arena, &list->ops, op);
  return true;
}

// ---- replacing values

typedef struct Replace {
  const TnValue *from;
  TnValue *to;  // NULL: only count
  size_t n;
} Replace;

static bool replace_in_op(void *user, TnOp *op) {
  Replace *r = user;
  for (size_t i = 0; i < op->n_operands; i++) {
    if (op->operands[i] != r->from) continue;
    r->n++;
    if (r->to) op->operands[i] = r->to;
  }
  return true;
}

static size_t replace_uses(TnModule *m, const TnValue *from, TnValue *to) {
  Replace r = {from, to, 0};
  tn_walk(&m->root->regions[0], replace_in_op, &r);
  return r.n;
}

// A constant of zeros before the op, or NULL when the type has none.
static TnValue *zero_before(TnModule *m, TnOp *at, const TnType *type) {
  int64_t n;
  if (!tn_type_is_tensor(type) || !type->dtype || !tn_type_n_elements(type, &n) || type->encoding) return NULL;
  size_t bytes = n ? tn_dtype_bytes(type->dtype) : 0;
  const TnAttr *value = tn_attr_dense(m, type, tn_arena_push_zero(&m->arena, bytes, 16), bytes, n > 0);
  TnOp *op = tn_op_new(m, TN_OP_constant, 0, 1, 0);
  op->attrs[TN_SLOT_constant_value] = value;
  op->results[0].type = type;
  tn_region_insert_before(at, op);
  return &op->results[0];
}

static TnValue *stand_in(TnModule *m, TnOp *op, const TnType *type) {
  for (size_t i = 0; i < op->n_operands; i++)
    if (op->operands[i]->type == type) return op->operands[i];
  return zero_before(m, op, type);
}

static bool remove_op(TnModule *m, TnOp *op) {
  for (size_t i = 0; i < op->n_results; i++) {
    if (replace_uses(m, &op->results[i], NULL) == 0) continue;
    TnValue *other = stand_in(m, op, op->results[i].type);
    if (!other) return false;
    replace_uses(m, &op->results[i], other);
  }
  tn_op_remove(op);
  return true;
}

// ---- cuts

static bool is_inside(const TnOp *op, const TnModule *m) {  // still linked into the module
  while (op->parent) op = op->parent->op;
  return op == m->root;
}

static bool cut_ops(TnModule *m, const Cut *cut) {
  OpList list = {.m = m};
  tn_walk(&m->root->regions[0], list_op, &list);
  bool any = false;
  for (size_t i = cut->at; i < cut->at + cut->n && i < list.ops.n; i++)
    if (is_inside(list.ops.data[i], m)) any |= remove_op(m, list.ops.data[i]);
  return any;
}

static TnOp *main_function(const TnModule *m) {
  TnOp *f = tn_module_find_symbol(m, TN_STR("main"));
  TN_FOR_OPS(op, &m->root->regions[0])
  if (!f && op->opcode == TN_OP_func_func) f = op;
  return f && f->opcode == TN_OP_func_func && f->regions[0].has_block ? f : NULL;
}

static void drop_item(const TnAttr **slot, TnModule *m, size_t index) {
  if (!*slot || index >= (*slot)->n) return;
  const TnAttr **items = tn_new_n(&m->arena, const TnAttr *, (*slot)->n);
  size_t n = 0;
  for (size_t i = 0; i < (*slot)->n; i++)
    if (i != index) items[n++] = (*slot)->items[i];
  *slot = n ? tn_attr_array(m, items, n) : NULL;
}

// The function's type without one input or result.
static void drop_type(TnModule *m, TnOp *f, size_t index) {
  const TnType *t = tn_func_type(f);
  const TnType **types = tn_new_n(&m->arena, const TnType *, t->n_types);
  size_t n = 0, n_inputs = t->n_inputs - (index < t->n_inputs);
  for (size_t i = 0; i < t->n_types; i++)
    if (i != index) types[n++] = t->types[i];
  t = tn_type_function(m, types, n_inputs, types + n_inputs, n - n_inputs);
  f->attrs[TN_SLOT_func_function_type] = tn_attr_type(m, t);
}

static bool cut_result(TnModule *m, const Cut *cut) {
  TnOp *f = main_function(m), *ret = f ? f->regions[0].last : NULL;
  if (!ret || cut->at >= ret->n_operands) return false;
  for (size_t i = cut->at; i + 1 < ret->n_operands; i++) ret->operands[i] = ret->operands[i + 1];
  ret->n_operands--;
  drop_item(&f->attrs[TN_SLOT_func_res_attrs], m, cut->at);
  drop_type(m, f, tn_func_type(f)->n_inputs + cut->at);
  return true;
}

static bool cut_argument(TnModule *m, const Cut *cut) {
  TnOp *f = main_function(m);
  TnRegion *r = f ? &f->regions[0] : NULL;
  if (!r || cut->at >= r->n_args || replace_uses(m, &r->args[cut->at], NULL)) return false;
  // Arguments are values that operands point to: the ones behind move down one place and their uses with them.
  for (size_t i = cut->at; i + 1 < r->n_args; i++) {
    replace_uses(m, &r->args[i + 1], &r->args[i]);
    r->args[i].type = r->args[i + 1].type;
    if (r->arg_locs) r->arg_locs[i] = r->arg_locs[i + 1];
  }
  r->n_args--;
  drop_item(&f->attrs[TN_SLOT_func_arg_attrs], m, cut->at);
  drop_type(m, f, cut->at);
  return true;
}

static bool cut_function(TnModule *m, const Cut *cut) {
  size_t k = 0;
  TN_FOR_OPS(op, &m->root->regions[0]) {
    if (k++ != cut->at) continue;
    if (op == main_function(m)) return false;
    tn_op_remove(op);
    return true;
  }
  return false;
}

static bool clear_dict(void *user, TnOp *op) {
  *(bool *)user |= op->dict != NULL;
  op->dict = NULL;
  return true;
}

static bool cut_attributes(TnModule *m, const Cut *cut) {
  (void)cut;
  bool any = m->root->dict != NULL;
  m->root->dict = NULL;
  tn_walk(&m->root->regions[0], clear_dict, &any);
  return any;
}

static bool (*const cutters[])(TnModule *, const Cut *) = {cut_ops, cut_result, cut_argument, cut_function,
                                                           cut_attributes};

// ---- one try

typedef struct Try {
  const Reducer *r;
  const Cut *cut;
  TnModule *m;
  TnArena *arena;
  TnBytes out;
  bool changed;
} Try;

static TnError *run_try(void *arg) {
  Try *t = arg;
  t->arena->guard = t->m->arena.guard;
  TnDiags diags = {0};
  t->m->name = TN_STR("<reduced>");
  TnError *e = tn_text_parse(t->m, (TnStr){t->r->text, t->r->size}, NULL, &diags);
  if (!e && (t->changed = cutters[t->cut->kind](t->m, t->cut))) {
    TnBuf buf = {.arena = t->arena};
    tn_text_print(&buf, t->m, &(TnPrintOptions){0});
    t->out.data = malloc(buf.n + 1);
    if (t->out.data) memcpy(t->out.data, buf.p, buf.n), t->out.size = buf.n;
  }
  tn_error_destroy(tn_diags_finish(&diags));
  return e;
}

static bool write_program(const Reducer *r, const char *text, size_t size) {
  TnError *e = tn_file_write(r->file, TN_STR(""), text, size);
  tn_error_destroy(e);
  return e == NULL;
}

// Runs the command on the file; yes is exit status 0.
static bool is_interesting(Reducer *r, const char *text, size_t size) {
  char line[4096];
  r->tries++;
  if (!write_program(r, text, size)) return false;
  snprintf(line, sizeof line, "%s %s >/dev/null 2>&1", r->command, r->file);
  return system(line) == 0;
}

// True when the cut applies and the result stays interesting; it is then the new best.
static bool try_cut(Reducer *r, Cut cut) {
  TnArena arena;
  tn_arena_init(&arena, NULL);
  Try t = {.r = r, .cut = &cut, .m = tn_module_create(), .arena = &arena};
  if (t.m) tn_error_destroy(tn_module_run(t.m, run_try, &t));
  tn_module_destroy(t.m);
  tn_arena_deinit(&arena);
  bool take = t.changed && t.out.data && !cli_cancel && is_interesting(r, t.out.data, t.out.size);
  if (take) {
    free(r->text);
    r->text = t.out.data;
    r->size = t.out.size;
    r->taken++;
  } else {
    free(t.out.data);
  }
  progress_show("cuts taken of tried", r->taken, r->tries);
  return take;
}

static size_t count_lines(const Reducer *r) {
  size_t n = 0;
  for (size_t i = 0; i < r->size; i++) n += r->text[i] == '\n';
  return n;
}

static void reduce_ops(Reducer *r) {
  size_t n = count_lines(r);
  for (size_t step = n / 2 ? n / 2 : 1;; step /= 2) {
    for (size_t at = n; at > 0 && !cli_cancel;) {
      at = at > step ? at - step : 0;
      try_cut(r, (Cut){CUT_OPS, at, step});
    }
    if (step == 1) return;
  }
}

// Every number of this kind of cut, from high to low.
static void reduce_numbered(Reducer *r, CutKind kind, size_t n) {
  while (n-- > 0 && !cli_cancel) try_cut(r, (Cut){kind, n, 1});
}

static void reduce_all(Reducer *r) {
  enum { MOST = 256 };  // functions, results or arguments looked at
  try_cut(r, (Cut){CUT_ATTRIBUTES, 0, 1});
  size_t size = SIZE_MAX;
  while (r->size < size && !cli_cancel) {  // a cut may be taken that leaves the program as long as it was
    size = r->size;
    reduce_numbered(r, CUT_RESULT, MOST);
    reduce_ops(r);
    reduce_numbered(r, CUT_FUNCTION, MOST);
    reduce_numbered(r, CUT_ARGUMENT, MOST);
  }
}

// ---- the command

static int reduce_file(Reducer *r, const char *path, const char *out) {
  TnFile f;
  int status = report_error(tn_file_map(path, &f), path);
  if (status) return status;
  r->text = malloc(f.n + 1);
  if (r->text && f.n) memcpy(r->text, f.p, f.n);
  r->size = f.n;
  tn_file_unmap(&f);
  if (!r->text) return EXIT_LIMIT;
  if (!is_interesting(r, r->text, r->size)) {
    if (r->by_engines)
      fprintf(stderr, "tenon: the two engines do not differ on %s to begin with\n", path);
    else
      fprintf(stderr, "tenon: `%s %s` does not say yes to begin with (exit status 0 is yes)\n", r->command, path);
    return EXIT_NO;
  }
  size_t before = count_lines(r);
  reduce_all(r);
  progress_clear();
  fprintf(stderr, "%zu lines became %zu in %zu tries\n", before, count_lines(r), r->tries);
  return report_error(write_bytes(&(TnBytes){r->text, r->size}, out), out);
}

// The command for two engines: their results differ. Errors are no difference.
static bool differ_command(const Args *a, char *out, size_t n) {
  char self[256];
  size_t at = 0;
  const char *x = args_next(a, "engine", &at), *y = args_next(a, "engine", &at);
  ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
  if (!y || length < 0) return false;
  self[length] = 0;
  int wrote = snprintf(out, n,
                       "differ() { '%s' compare --generate --engine '%s' --engine '%s' \"$1\" 2>&1 | "
                       "grep -q 'differs between'; }; differ",
                       self, x, y);
  return wrote > 0 && (size_t)wrote < n;
}

static int run(const Args *a) {
  char differ[1024];
  const char *command = args_get(a, "if");
  if (!command && differ_command(a, differ, sizeof differ)) command = differ;
  if (a->n != 1 || !command) return usage_error(a->command, "expected one file, and --if CMD or --engine twice");
  Reducer r = {.command = command, .by_engines = command == differ};
  snprintf(r.folder, sizeof r.folder, "/tmp/tenon-reduce-XXXXXX");
  catch_interrupts();  // the folder is to be removed
  if (!mkdtemp(r.folder)) return fprintf(stderr, "tenon: cannot make a folder in /tmp\n"), EXIT_NO;
  snprintf(r.file, sizeof r.file, "%s/program.mlir", r.folder);
  int status = reduce_file(&r, a->operands[0], args_get(a, "o"));
  unlink(r.file);
  rmdir(r.folder);
  free(r.text);
  return status;
}

static const Option options[] = {
    {"if", "CMD", "the command; it is given the program's file as its last argument and says yes with exit status 0"},
    {"engine", ENGINE_VALUE, "given twice instead of --if: the results of the two engines on generated inputs differ"},
    {"o", "OUT", "write the program to OUT instead of standard output"},
};

const Command cmd_reduce = {
    .name = "reduce",
    .operands = "FILE --if CMD | FILE --engine A --engine B",
    .summary = "make a program smaller while a command says yes to it",
    .details = "FILE is MLIR text. Example: tenon reduce x.mlir --if './fails.sh' -o small.mlir\n\n" ENGINES_AGREE,
    .options = options,
    .n_options = sizeof options / sizeof *options,
    .run = run};

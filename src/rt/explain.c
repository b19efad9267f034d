// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What compiling made of a program, for people: the stages' times and their results as text.
#include "ahead/ahead.h"
#include "rt/exec.h"
#include "text/text.h"

// The code that there is: of static inputs, else of the last shapes. Held until tn_executable_give.
static TnExec *hold(TnExecutable *x) {
  if (x->fixed) return x->fixed;
  pthread_mutex_lock(&x->lock);
  if (x->variants) x->variants->refs++;
  TnExec *v = x->variants;
  pthread_mutex_unlock(&x->lock);
  return v;
}

bool tn_executable_stage(const TnExecutable *executable, size_t index, const char **out_name, uint64_t *out_ns) {
  TnExecutable *x = (TnExecutable *)(uintptr_t)executable;
  if (index >= TN_N_STAGES || !x->target) return false;
  TnExec *v = hold(x);
  if (!v) return false;
  if (out_name) *out_name = tn_stage_name[index];
  if (out_ns) *out_ns = v->compiled->ns[index];
  tn_executable_give(x, v);
  return true;
}

// ---- text

static TnError *print_module(TnBuf *out, const TnCompiled *c) {
  tn_text_print(out, c->module, &(TnPrintOptions){.elide_above = 64});
  return NULL;
}

static TnError *print_plan(TnBuf *out, const TnCompiled *c) {
  tn_plan_print(out, c->plan);
  return NULL;
}

static TnError *print_kernels(TnBuf *out, const TnCompiled *c) {
  for (size_t i = 0; i < c->plan->n_kernels; i++) {
    tn_k_print(out, c->plan->kernels[i]);
    tn_buf_char(out, '\n');
  }
  return NULL;
}

// The module's name, else the function's: as far as C allows it, and not `main`.
static const char *symbol(TnArena *arena, const TnCompiled *c) {
  const TnAttr *a = TN_OP_ATTRS(c->module->root, builtin_module)->sym_name;
  TnStr name = a && a->str.n ? a->str : tn_symbol_name(c->func);
  TnBuf out = {.arena = arena};
  if (tn_str_is(name, "main") || (name.p[0] >= '0' && name.p[0] <= '9')) tn_buf_z(&out, "tenon_");
  for (size_t i = 0; i < name.n; i++) {
    char x = name.p[i];
    bool is_fine = (x >= 'a' && x <= 'z') || (x >= 'A' && x <= 'Z') || (x >= '0' && x <= '9');
    tn_buf_char(&out, is_fine ? x : '_');
  }
  tn_buf_char(&out, 0);
  return out.p;
}

static TnError *print_object(TnBuf *out, const TnCompiled *c) {
  return tn_ahead_object(out, c->target, &c->code, c->plan, symbol(out->arena, c));
}

static TnError *print_c(TnBuf *out, const TnCompiled *c) {
  tn_ahead_c(out, c->plan, symbol(out->arena, c));
  return NULL;
}

static TnError *print_code(TnBuf *out, const TnCompiled *c) {
  if (!c->target->print) TN_FAIL(TN_INVALID_ARGUMENT, "target %s has no text of its code", c->target->name);
  for (size_t i = 0; i < c->plan->n_kernels; i++) c->target->print(out, &c->code, i);
  return NULL;
}

static const struct {
  const char *name;
  TnError *(*print)(TnBuf *out, const TnCompiled *c);
} texts[] = {{"module", print_module}, {"plan", print_plan}, {"kernel", print_kernels},
             {"asm", print_code},      {"c", print_c},       {"obj", print_object}};

typedef struct Print {
  const char *stage;
  const TnCompiled *c;
  TnArena arena;
  TnGuard guard;
  TnBytes *out;
} Print;

static TnError *print(void *arg) {
  Print *p = arg;
  TnBuf buf = {.arena = &p->arena};
  for (size_t i = 0; i < TN_COUNT(texts); i++) {
    if (strcmp(texts[i].name, p->stage)) continue;
    TN_TRY(texts[i].print(&buf, p->c));
    return tn_bytes_from(tn_buf_view(&buf), p->out);
  }
  TN_FAIL(TN_INVALID_ARGUMENT, "stage '%s' is unknown, expected module, plan, kernel, asm, c or obj", p->stage);
}

TnError *tn_executable_print(TnExecutable *x, const char *stage, TnBytes *out) {
  TN_NEED(x, "executable");
  TN_NEED(stage, "stage");
  TN_NEED(out, "out_text");
  if (!x->target) TN_FAIL(TN_INVALID_ARGUMENT, "this engine interprets, expected one that compiles");
  TnExec *v = hold(x);
  if (!v)
    TN_FAIL(TN_FAILED_PRECONDITION,
            "the inputs have dynamic shapes: nothing is compiled before the first run or tn_executable_prepare");
  Print p = {.stage = stage, .c = v->compiled, .out = out};
  tn_arena_init(&p.arena, &p.guard);
  TnError *e = tn_guard_run(&p.guard, print, &p);
  tn_arena_deinit(&p.arena);
  tn_executable_give(x, v);
  return e;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// C as a target: for kernels on processors that nothing else knows, and for sanitizers over kernels. As an engine it
// runs the system's compiler ($TN_CC or cc, with $TN_CFLAGS behind the flags of its own) and loads what it made.
#include <stdio.h>
#include <stdlib.h>

#include "target/c/c_priv.h"

enum { MAX_ARGS = 64 };

typedef struct State {
  void *library;
  TnKernel *const *kernels;
  size_t n_kernels;
} State;

static const char *compiler(void) {
  const char *cc = getenv("TN_CC");
  return cc && *cc ? cc : "cc";
}

static bool is_available(void) {
  char name[256];
  size_t n = strcspn(compiler(), " ");
  if (n >= sizeof name) return false;
  memcpy(name, compiler(), n);
  name[n] = 0;
  return tn_program_exists(name);
}

typedef struct Args {
  const char *v[MAX_ARGS + 1];  // ends with NULL
  size_t n;
} Args;

static void add_arg(Args *a, const char *arg) {
  if (a->n < MAX_ARGS) a->v[a->n++] = arg, a->v[a->n] = NULL;
}

static void add_words(TnArena *arena, Args *a, const char *words) {
  for (size_t n; words && *words; words += n) {
    words += strspn(words, " ");
    n = strcspn(words, " ");
    if (n) add_arg(a, tn_arena_str(arena, (TnStr){words, n}).p);
  }
}

// The compiler's first words about what is wrong.
static TnError *explain(TnError *e, const char *log) {
  TnFile f;
  TnError *unread = tn_file_map(log, &f);
  if (unread) {
    tn_error_destroy(unread);
    return e;
  }
  int n = f.n < 400 ? (int)f.n : 400;
  TnError *full = tn_error_new(e->code, "%s: %.*s", e->message, n, (const char *)f.p);
  tn_error_destroy(e);
  tn_file_unmap(&f);
  return full;
}

static Args arguments(TnArena *arena) {
  Args a = {0};
  add_words(arena, &a, compiler());
  add_words(arena, &a, "-std=gnu11 -O1 -ffp-contract=off -fwrapv -w -shared -fPIC");
  if (tn_cpu_has_avx2()) add_arg(&a, "-mfma");
  add_words(arena, &a, getenv("TN_CFLAGS"));
  return a;
}

// No arena in here: there is a folder to remove.
static TnError *compile_in(const char *folder, Args a, TnStr text, void **out_library) {
  char source[TN_TEMP_MAX + 16], library[TN_TEMP_MAX + 16], log[TN_TEMP_MAX + 16];
  snprintf(source, sizeof source, "%s/kernels.c", folder);
  snprintf(library, sizeof library, "%s/kernels.so", folder);
  snprintf(log, sizeof log, "%s/log", folder);
  const char *const files[] = {"-o", library, source, "-lm"};
  for (size_t i = 0; i < TN_COUNT(files); i++) add_arg(&a, files[i]);
  if (a.n == MAX_ARGS) TN_FAIL(TN_INVALID_ARGUMENT, "TN_CC and TN_CFLAGS have too many words");
  TN_TRY(tn_file_write(source, text, NULL, 0));
  TnError *e = tn_program_run(a.v, log);
  return e ? explain(e, log) : tn_library_open(library, out_library);
}

static TnError *compile(TnArena *arena, TnStr text, void **out_library) {
  Args a = arguments(arena);
  char folder[TN_TEMP_MAX];
  TN_TRY(tn_temp_folder(folder));
  TnError *e = compile_in(folder, a, text, out_library);
  tn_temp_folder_remove(folder);
  return e;
}

static TnError *find_entries(State *state, TnKCode *code, const char *const *names, size_t n) {
  for (size_t i = 0; i < n; i++) {
    void *entry = tn_library_symbol(state->library, names[i]);
    if (!entry) TN_FAIL(TN_UNAVAILABLE, "the compiled kernels have no %s", names[i]);
    memcpy(&code->entry[i], &entry, sizeof entry);
  }
  void *hook = tn_library_symbol(state->library, "tn_k_call");
  void (*call)(int64_t, TnKType, void *, const void *, const void *, size_t) = tn_k_call_run;
  if (hook) memcpy(hook, &call, sizeof call);
  return NULL;
}

static TnError *emit(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out) {
  State *state = tn_new(arena, State);
  TnKernel **copy = tn_new_n(arena, TnKernel *, n);
  const char **names = tn_new_n(arena, const char *, n);
  *out = (TnKCode){.state = state, .entry = tn_new_n(arena, TnKernelFn *, n)};
  for (size_t i = 0; i < n; i++) copy[i] = kernels[i], names[i] = tn_arena_fmt(arena, "tn_kernel_%zu", i).p;
  state->kernels = copy;
  state->n_kernels = n;
  TnArenaMark mark = tn_arena_mark(arena);
  TnBuf text = {.arena = arena};
  tn_target_c_text(&text, kernels, names, n, NULL);
  out->code_bytes = text.n;
  TnError *e = compile(arena, tn_buf_view(&text), &state->library);
  tn_arena_release(arena, mark);
  if (e) return e;
  e = find_entries(state, out, names, n);
  if (e) {
    tn_library_close(state->library);
    out->state = NULL;
  }
  return e;
}

static void run(const TnKCode *code, size_t i, void *const *bufs, int64_t begin, int64_t end, void *scratch) {
  (void)scratch;
  code->entry[i](bufs, begin, end);
}

static void close_library(TnKCode *code) {
  State *state = code->state;
  if (state->library) tn_library_close(state->library);
}

static void print(TnBuf *out, const TnKCode *code, size_t i) {
  const State *state = code->state;
  const char *name = tn_kernel_symbol(out->arena, state->kernels[i], i);
  tn_target_c_text(out, &state->kernels[i], &name, 1, NULL);
}

const TnTarget tn_target_c = {.name = "c",
                              .doc = "C for the system's compiler, for tests and other machines",
                              .available = is_available,
                              .emit = emit,
                              .run = run,
                              .close = close_library,
                              .print = print};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading, verifying, printing and writing modules through the public API. Each call that touches arenas runs inside
// tn_module_run, so that memory running out becomes an error here.
#include <stdio.h>

#include "rt/rt.h"

// ---- diagnostics: internal ones are rendered and handed to the context's callback.

typedef struct Sink {
  const TnContext *context;
} Sink;

static TnError *render(const TnDiag *d, TnBuf *buf) {
  tn_diag_print(buf, d);
  tn_buf_char(buf, 0);
  return NULL;
}

typedef struct RenderJob {
  const Sink *sink;
  const TnDiag *diag;
  TnArena *arena;
} RenderJob;

static TnError *run_emit(void *arg) {
  RenderJob *job = arg;
  TnBuf text = {.arena = job->arena};
  render(job->diag, &text);
  TnDiagnostic d = {.struct_size = sizeof d,
                    .severity = (TnDiagnosticSeverity)job->diag->severity,
                    .file = tn_arena_str(job->arena, job->diag->loc.file).p,
                    .line = job->diag->loc.line,
                    .column = job->diag->loc.col,
                    .message = tn_arena_str(job->arena, job->diag->message).p,
                    .rendered = text.p};
  job->sink->context->options.diagnostic(job->sink->context->options.diagnostic_user, &d);
  return NULL;
}

// When memory is out the diagnostic is lost, the returned error is not.
static void emit(void *user, const TnDiag *diag) {
  TnGuard guard;
  TnArena arena;
  tn_arena_init(&arena, &guard);
  TnError *e = tn_guard_run(&guard, run_emit, &(RenderJob){user, diag, &arena});
  tn_error_destroy(e);
  tn_arena_deinit(&arena);
}

static void init_diags(TnDiags *d, Sink *sink, const TnContext *c) {
  *sink = (Sink){c};
  *d = (TnDiags){.n_max = c ? c->options.limits.diagnostics : 0};
  if (c && c->options.diagnostic) {
    d->emit = emit;
    d->user = sink;
  }
}

// An error that was not a reported diagnostic (out of memory, a limit) wins over what was reported so far.
static TnError *settle(TnDiags *d, TnError *e) {
  TnError *reported = tn_diags_finish(d);
  if (!e) return reported;
  if (reported != e) tn_error_destroy(reported);
  return e;
}

// ---- reading

typedef struct ReadJob {
  TnModule *m;
  const TnContext *context;
  const uint8_t *p;
  size_t n;
  bool copy;  // p is the caller's: take a copy
  TnReadOptions options;
  TnDiags diags;
} ReadJob;

static TnError *run_verify(void *arg) {
  ReadJob *job = arg;
  TnVerifyOptions o = {.allow_unregistered = job->options.allow_unregistered, .is_numbered = job->p != NULL};
  job->diags.source = job->m->source;
  return tn_verify(job->m, &o, &job->diags);
}

static TnError *run_read(void *arg) {
  ReadJob *job = arg;
  TnModule *m = job->m;
  m->name = tn_arena_str(&m->arena, tn_str(job->options.name ? job->options.name : "<memory>"));
  const uint8_t *p = job->p;
  if (job->copy) {
    uint8_t *copy = tn_arena_push(&m->arena, job->n + 1, 64);
    if (job->n) memcpy(copy, p, job->n);
    p = copy;
  }
  if (tn_bytecode_detect(p, job->n)) {
    TN_TRY(tn_bytecode_read(m, p, job->n, &job->diags));
  } else {
    TnStr text = {(const char *)p, job->n};
    job->diags.source = text;
    TN_TRY(tn_text_parse(m, text, &(TnParseOptions){.first_line = job->options.first_line}, &job->diags));
  }
  return job->options.skip_verify ? NULL : run_verify(job);
}

static TnModule *new_module(const TnContext *c) {
  TnModule *m = tn_module_create();
  if (m && c) m->arena.chunks = c->chunks;
  return m;
}

static TnError *read_into(ReadJob *job, TnModule **out) {
  size_t limit = job->context ? job->context->options.limits.program_bytes : 0;
  TnError *e;
  if (limit && job->n > limit) {
    e = tn_error_at(TN_RESOURCE_EXHAUSTED, &(TnLoc){tn_str(job->options.name), 0, 0},
                    "program is %zu bytes, limits.program_bytes is %zu", job->n, limit);
  } else {
    Sink sink;
    init_diags(&job->diags, &sink, job->context);
    e = tn_module_run(job->m, run_read, job);
    e = settle(&job->diags, e);
  }
  if (e)
    tn_module_destroy(job->m);
  else
    *out = job->m;
  return e;
}

TnError *tn_module_read(TnContext *c, const void *data, size_t size, const TnReadOptions *options, TnModule **out) {
  if (!data && size) TN_FAIL(TN_INVALID_ARGUMENT, "data is NULL, expected %zu bytes", size);
  TN_NEED(out, "out_module");
  ReadJob job = {.context = c, .p = data, .n = size, .copy = true};
  TN_READ_STRUCT(TnReadOptions, &job.options, options);
  job.m = new_module(c);
  if (!job.m) return tn_error_oom();
  return read_into(&job, out);
}

TnError *tn_module_read_file(TnContext *c, const char *path, const TnReadOptions *options, TnModule **out) {
  TN_NEED(path, "path");
  TN_NEED(out, "out_module");
  ReadJob job = {.context = c};
  TN_READ_STRUCT(TnReadOptions, &job.options, options);
  job.m = new_module(c);
  if (!job.m) return tn_error_oom();
  if (!job.options.name) job.options.name = strcmp(path, "-") ? path : "<stdin>";
  TnError *e = tn_file_map(path, &job.m->file);
  if (e) {
    tn_module_destroy(job.m);
    return e;
  }
  job.p = job.m->file.p;
  job.n = job.m->file.n;
  return read_into(&job, out);
}

TnError *tn_module_verify(TnContext *c, TnModule *m, bool allow_unregistered) {
  TN_NEED(m, "module");
  ReadJob job = {.m = m, .context = c, .options = {.allow_unregistered = allow_unregistered}};
  Sink sink;
  init_diags(&job.diags, &sink, c);
  return settle(&job.diags, tn_module_run(m, run_verify, &job));
}

// ---- printing and writing: text grows on an arena of its own, then moves to the caller.

typedef struct PrintJob {
  const TnModule *m;
  TnModule *writable;
  TnArena *arena;
  TnTextOptions text;
  TnWriteOptions write;
  TnDiags *diags;
  TnBytes *out;
} PrintJob;

TN_COLD static TnError *run_print(void *arg) {
  PrintJob *job = arg;
  TnBuf buf = {.arena = job->arena};
  TnPrintOptions o = {job->text.generic, job->text.locations, job->text.elide_above, job->text.without_aliases};
  tn_text_print(&buf, job->m, &o);
  return tn_bytes_from(tn_buf_view(&buf), job->out);
}

TN_COLD TnError *tn_module_print(const TnModule *m, const TnTextOptions *options, TnBytes *out) {
  TnGuard guard;
  TnArena arena;
  TN_NEED(m, "module");
  TN_NEED(out, "out_text");
  tn_arena_init(&arena, &guard);
  PrintJob job = {.m = m, .arena = &arena, .out = out};
  TN_READ_STRUCT(TnTextOptions, &job.text, options);
  TnError *e = tn_guard_run(&guard, run_print, &job);
  tn_arena_deinit(&arena);
  return e;
}

static bool parse_version(const char *text, TnVersion *out) {
  unsigned a, b, c;
  int used = 0;
  if (sscanf(text, "%u.%u.%u%n", &a, &b, &c, &used) != 3 || text[used]) return false;
  *out = (TnVersion){a, b, c};
  return true;
}

TN_COLD static TnError *run_write(void *arg) {
  PrintJob *job = arg;
  job->arena->guard = job->writable->arena.guard;
  TnBuf buf = {.arena = job->arena};
  TN_TRY(tn_bytecode_write(&buf, job->writable, &job->write, job->diags));
  return tn_bytes_from(tn_buf_view(&buf), job->out);
}

TN_COLD TnError *tn_module_write(TnContext *c, TnModule *m, const TnBytecodeOptions *options, TnBytes *out) {
  TnBytecodeOptions o;
  TN_NEED(m, "module");
  TN_NEED(out, "out_bytes");
  TN_READ_STRUCT(TnBytecodeOptions, &o, options);
  TnDiags diags;
  Sink sink;
  TnArena arena;
  init_diags(&diags, &sink, c);
  tn_arena_init(&arena, NULL);
  PrintJob job = {.writable = m, .arena = &arena, .diags = &diags, .out = out};
  job.write.strip_locations = o.strip_locations;
  if (o.version && !parse_version(o.version, &job.write.target))
    TN_FAIL(TN_OUT_OF_RANGE, "version is '%s', expected MAJOR.MINOR.PATCH such as %s", o.version,
            tn_stablehlo_version());
  TnError *e = settle(&diags, tn_module_run(m, run_write, &job));
  tn_arena_deinit(&arena);
  return e;
}

typedef struct CompareJob {
  TnModule *a, *b;
  TnArena *arena;
  bool *out_equal;
  TnBytes *out;
} CompareJob;

TN_COLD static TnError *run_compare(void *arg) {
  CompareJob *job = arg;
  TnStr difference = {"", 0};
  tn_module_renumber(job->a);
  tn_module_renumber(job->b);
  bool equal = tn_module_equal(job->a, job->b, false, job->arena, &difference);
  if (job->out) TN_TRY(tn_bytes_from(difference, job->out));
  *job->out_equal = equal;
  return NULL;
}

TN_COLD TnError *tn_module_compare(TnModule *a, TnModule *b, bool *out_equal, TnBytes *out) {
  TnGuard guard;
  TnArena arena;
  TN_NEED(a, "a");
  TN_NEED(b, "b");
  TN_NEED(out_equal, "out_equal");
  tn_arena_init(&arena, &guard);
  TnError *e = tn_guard_run(&guard, run_compare, &(CompareJob){a, b, &arena, out_equal, out});
  tn_arena_deinit(&arena);
  return e;
}

const char *tn_module_function(const TnModule *m, size_t index) {
  TN_FOR_OPS(op, &m->root->regions[0])
  if (op->opcode == TN_OP_func_func && index-- == 0) return tn_symbol_name(op).p;
  return NULL;
}

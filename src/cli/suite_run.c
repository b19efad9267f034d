// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Suites of programs that run: each checks itself. A chunk with expected-error comments must fail with that error, at
// that line. A RUN line that pipes into FileCheck is one more case: what the chunks print, their results last, is held
// against the CHECK comments; a RUN line that begins with `not` must fail with what they say.
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/expect.h"
#include "cli/filecheck.h"
#include "cli/suite.h"

typedef struct Job {
  const Reporter *r;
  const char *path;
  const char *args;  // --args of the RUN line, a list of literals; NULL: none
  size_t args_bytes;
  bool dense;   // results as literals
  bool probes;  // some program of the file writes probes and needs a folder for them
  FILE *out;    // what the program prints, and its results; NULL: nobody looks
} Job;

// ---- arguments: "[dense<1> : tensor<2xi32>, dense<2> : tensor<2xi32>]"; errors are spelt as published tests want

enum { MAX_ARGS = 64 };

typedef struct Inputs {
  TnBuffer *v[MAX_ARGS];
  size_t n;
} Inputs;

static void free_inputs(Inputs *in) {
  for (size_t i = 0; i < in->n; i++) tn_buffer_release(in->v[i]);
  in->n = 0;
}

// The length of the literal at p: up to a comma outside of brackets, or the end of the list.
static size_t literal_length(const char *p, size_t n) {
  int depth = 0;
  for (size_t i = 0; i < n; i++) {
    if (strchr("[<({", p[i])) depth++;
    if (strchr("]>)}", p[i])) depth--;
    if (depth == 0 && p[i] == ',') return i;
  }
  return n;
}

static TnError *parse_args(const Job *job, Inputs *in) {
  const char *p = job->args;
  size_t n = job->args_bytes;
  in->n = 0;
  if (!p) return NULL;
  if (n < 2 || p[0] != '[' || p[n - 1] != ']')
    return tn_error_create(TN_ERROR_INVALID_ARGUMENT,
                           "expectected array attribute string for args, i.e. --args=[dense<1> : tensor<2xi32>, ...]");
  for (p++, n -= 2; n > 0 && in->n < MAX_ARGS;) {
    size_t length = literal_length(p, n);
    char text[4096];
    snprintf(text, sizeof text, "%.*s", (int)length, p);
    TnError *e = tn_buffer_parse(job->r->context, text, &in->v[in->n]);
    if (e) {
      tn_error_destroy(e);
      return tn_error_create(
          TN_ERROR_INVALID_ARGUMENT,
          "expected dense elements attribute for args elements, i.e. --args=[dense<1> : tensor<2xi32>, ...]");
    }
    in->n++;
    length += length < n;  // the comma
    p += length;
    n -= length;
  }
  return NULL;
}

// ---- running one program

static void print_text(void *user, const char *text, size_t size) {
  if (user) fwrite(text, 1, size, user);
}

static TnError *print_results(const Job *job, TnBuffer *const *out, size_t n) {
  TnError *e = NULL;
  for (size_t i = 0; job->out && !e && i < n; i++) {
    TnBytes text = {0};
    e = tn_buffer_print(out[i], job->dense, &text);
    if (!e) fprintf(job->out, "%s\n", text.data);
    tn_bytes_free(&text);
  }
  return e;
}

static void remove_folder(const char *folder) {
  DIR *d = opendir(folder);
  for (struct dirent *e; d && (e = readdir(d));)
    if (e->d_name[0] != '.') unlinkat(dirfd(d), e->d_name, 0);
  if (d) closedir(d);
  rmdir(folder);
}

static TnError *run_module(const Job *job, TnModule *m, const TnCompileOptions *o, const Inputs *in) {
  TnExecutable *x = NULL;
  TnError *e = tn_compile(job->r->context, m, o, &x);
  if (e) return e;
  size_t n = tn_executable_n_outputs(x);
  TnBuffer **out = calloc(n ? n : 1, sizeof *out);
  char folder[] = "/tmp/tenon-probe-XXXXXX";
  bool has_folder = job->probes && mkdtemp(folder) != NULL;
  TnExecuteOptions run = {.struct_size = sizeof run, .probe_dir = has_folder ? folder : NULL};
  run.print = print_text;
  run.print_user = job->out;
  e = out ? tn_execute(x, &run, in->v, in->n, out, n) : tn_error_create(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory");
  if (out && !e) {
    e = print_results(job, out, n);
    for (size_t i = 0; i < n; i++) tn_buffer_release(out[i]);
  }
  free(out);
  tn_executable_destroy(x);
  if (has_folder) remove_folder(folder);
  return e;
}

static bool has_function(const TnModule *m, const char *name) {
  const char *function;
  for (size_t i = 0; (function = tn_module_function(m, i)); i++)
    if (strcmp(function, name) == 0) return true;
  return false;
}

// The function main, else every function in turn.
static TnError *run_functions(const Job *job, TnModule *m) {
  TnCompileOptions o = {.struct_size = sizeof o, .engine = job->r->engine};
  Inputs in;
  TnError *e = parse_args(job, &in);
  if (!e && has_function(m, "main"))
    e = run_module(job, m, &o, &in);
  else
    for (size_t i = 0; !e && (o.entry = tn_module_function(m, i)); i++) e = run_module(job, m, &o, &in);
  free_inputs(&in);
  return e;
}

static TnError *run_text(const Job *job, const Chunk *c) {
  TnReadOptions o = {.struct_size = sizeof o, .name = job->path, .first_line = c->first_line};
  TnModule *m = NULL;
  Job run = *job;
  run.probes = strstr(c->text, "interpreter.probe") != NULL;
  TnError *e = tn_module_read(job->r->context, c->text, c->size, &o, &m);
  if (!e) e = run_functions(&run, m);
  tn_module_destroy(m);
  return e;
}

// ---- one program a file

void suite_run_testdata(Reporter *r, const char *path) {
  size_t size;
  char *text = suite_load(r, path, &size);
  if (!text) return;
  bool disabled = strstr(text, "RUN-DISABLED") != NULL;
  TnError *e = run_text(&(Job){.r = r, .path = path}, &(Chunk){.text = text, .size = size, .first_line = 1});
  if (disabled) {
    char message[1500];
    snprintf(message, sizeof message, "%s", e ? tn_error_message(e) : "passes here");
    r->report(r, LISTED, "", message);
    tn_error_destroy(e);
  } else {
    suite_report(r, "", e);
  }
  free(text);
}

// ---- chunks that check themselves or must fail

typedef struct Trial {
  const Job *job;
  const Chunk *chunk;
  TnArena *arena;
  bool ok;
  char message[1500];
} Trial;

static TnError *try_chunk(void *arg) {
  Trial *t = arg;
  TnExpect expect = {0};
  tn_expect_read(&expect, t->arena, (TnStr){t->chunk->text, t->chunk->size}, t->chunk->first_line);
  TnError *e = run_text(t->job, t->chunk);
  if (!tn_expect_wants_error(&expect)) return e;
  if (e) {
    TnStr message = tn_arena_str(t->arena, tn_str(tn_error_message(e)));
    TnDiag d = {.severity = TN_ERROR, .loc = {TN_STR(""), tn_error_line(e), tn_error_column(e)}, .message = message};
    tn_expect_see(&expect, &d);
    tn_error_destroy(e);
  }
  TnBuf out = {.arena = t->arena};
  t->ok = tn_expect_check(&expect, TN_EXPECT_TEXTS, &out);
  snprintf(t->message, sizeof t->message, "%.*s", (int)out.n, out.n ? out.p : "");
  return NULL;
}

static void run_chunk(Reporter *r, const Job *job, const Chunk *c) {
  TnGuard guard;
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Trial t = {.job = job, .chunk = c, .arena = &arena, .ok = true};
  TnError *e = tn_guard_run(&guard, try_chunk, &t);
  if (e)
    suite_report(r, c->label, e);
  else
    r->report(r, t.ok ? PASSED : FAILED, c->label, t.message);
  tn_arena_deinit(&arena);
}

// ---- RUN lines

static void parse_run_line(const char *line, size_t n, Job *job, bool *out_checks, bool *out_fails, char *prefixes,
                           size_t room) {
  char text[2048];
  snprintf(text, sizeof text, "%.*s", (int)n, line);
  const char *args = strstr(text, "--args=\""), *prefix = strstr(text, "-check-prefix");
  *out_checks = strstr(text, "FileCheck") != NULL;
  *out_fails = strstr(text, "RUN: not ") != NULL;
  job->dense = strstr(text, "--interpreter-print-dense") != NULL;
  job->args = args ? line + (args - text) + strlen("--args=\"") : NULL;
  job->args_bytes = args ? strcspn(args + strlen("--args=\""), "\"") : 0;
  prefix = prefix ? strpbrk(prefix, "= ") : NULL;
  snprintf(prefixes, room, "%.*s", prefix ? (int)strcspn(prefix + 1, " \t") : 5, prefix ? prefix + 1 : "CHECK");
}

// What all chunks print; the first that fails ends it.
static TnError *run_all(const Job *job, const char *text, size_t size) {
  size_t at = 0;
  TnError *e = NULL;
  for (Chunk c; !e && suite_next_chunk(text, size, &at, &c);) e = run_text(job, &c);
  return e;
}

static void run_checked(Reporter *r, Job *job, bool fails, const char *prefixes, const char *what, const char *text,
                        size_t size) {
  char *printed = NULL, message[600] = "";
  size_t n_printed = 0, n_checks = 0;
  job->out = open_memstream(&printed, &n_printed);
  if (!job->out) {
    r->report(r, FAILED, what, "out of memory");
    return;
  }
  TnError *e = run_all(job, text, size);
  if (e && fails) fprintf(job->out, "%s\n", tn_error_message(e));
  fclose(job->out);
  job->out = NULL;
  if ((e != NULL) != fails) {
    if (e)
      suite_report(r, what, e);
    else
      r->report(r, FAILED, what, "runs, expected an error");
  } else {
    bool ok = filecheck(text, printed, prefixes, message, sizeof message, &n_checks);
    if (ok && n_checks == 0) snprintf(message, sizeof message, "has no %s comments", prefixes);
    r->report(r, ok && n_checks ? PASSED : FAILED, what, message);
    tn_error_destroy(e);
  }
  free(printed);
}

static void run_lines(Reporter *r, Job *job, const char *text, size_t size) {
  unsigned number = 0;
  for (const char *p = text; *p;) {
    size_t n = strcspn(p, "\n");
    bool checks = false, fails = false;
    char prefixes[256], what[32];
    number++;
    Job own = *job;
    const char *run = strstr(p, "RUN:");
    if (run && run < p + n) parse_run_line(p, n, &own, &checks, &fails, prefixes, sizeof prefixes);
    snprintf(what, sizeof what, "RUN at line %u", number);
    if (checks) run_checked(r, &own, fails, prefixes, what, text, size);
    if (own.args && !fails && !job->args) job->args = own.args, job->args_bytes = own.args_bytes;
    p += n + (p[n] == '\n');
  }
}

void suite_run_chunks(Reporter *r, const char *path) {
  size_t size, at = 0;
  char *text = suite_load(r, path, &size);
  if (!text) return;
  Job job = {.r = r, .path = path};
  run_lines(r, &job, text, size);
  for (Chunk c; suite_next_chunk(text, size, &at, &c);) run_chunk(r, &job, &c);
  free(text);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

TnError *cli_error(TnErrorCode code, const char *fmt, ...) {
  char text[4096];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  return tn_error_create(code, text);
}

bool values_init(Values *values, size_t n) {
  values->v = calloc(n ? n : 1, sizeof *values->v);
  values->n = values->v ? n : 0;
  return values->v != NULL;
}

void values_free(Values *values) {
  for (size_t i = 0; i < values->n; i++) tn_buffer_release(values->v[i]);
  free(values->v);
  *values = (Values){0};
}

static TnError *no_memory(void) { return cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory"); }

TnError *program_open(TnContext *context, const Args *args, const char *path, Program *out) {
  *out = (Program){.context = context, .args = args, .is_case = case_is_folder(path)};
  snprintf(out->path, sizeof out->path, "%s", path);
  snprintf(out->name, sizeof out->name, "%s", path);
  if (out->is_case) {
    TnError *e = case_load(path, &out->c);
    if (e) return e;
    if (out->c.name[0]) snprintf(out->name, sizeof out->name, "%s", out->c.name);
    case_program(&out->c, args_has(args, "text"), out->path, sizeof out->path);
  }
  TnReadOptions o = {.struct_size = sizeof o};
  return tn_module_read_file(context, out->path, &o, &out->module);
}

void program_close(Program *p) {
  values_free(&p->in);
  tn_module_destroy(p->module);
  if (p->is_case) case_free(&p->c);
}

TnError *program_compile(const Program *p, const char *engine, TnExecutable **out) {
  TnCompileOptions o = {.struct_size = sizeof o,
                        .replicas = (uint32_t)args_number(p->args, "replicas", 1),
                        .partitions = (uint32_t)args_number(p->args, "partitions", 1),
                        .engine = engine ? engine : args_get(p->args, "engine"),
                        .entry = args_get(p->args, "entry"),
                        .bisect = p->bisect ? p->bisect : args_number(p->args, "bisect", 0),
                        .cancel = &cli_cancel};
  debug_prepare(&o);
  catch_interrupts();
  TnError *e = tn_compile(p->context, p->module, &o, out);
  if (!e) debug_compiled(*out);
  return e;
}

size_t program_n_devices(const Args *args) {
  return (size_t)(args_number(args, "replicas", 1) * args_number(args, "partitions", 1));
}

// ---- inputs

static TnError *generate_input(const Program *p, const TnTensorType *t, const char *text, TnBuffer **out) {
  CaseValue v = {.type = t->element, .rank = t->rank};
  if (!case_parse_generator(text, &v))
    return cli_error(TN_ERROR_INVALID_ARGUMENT, "'%s' is not 'gen uniform SEED LO HI' or 'gen int SEED LO HI'", text);
  if (t->rank > CASE_MAX_RANK)
    return cli_error(TN_ERROR_INVALID_ARGUMENT, "rank of a generated input is above %d", CASE_MAX_RANK);
  for (size_t d = 0; d < t->rank; d++) {
    v.dims[d] = t->dims[d];
    if (t->dims[d] < 0)
      return cli_error(TN_ERROR_INVALID_ARGUMENT, "a generated input needs a static shape, not %s: give a file",
                       t->text);
  }
  return case_generate(p->context, &v, out);
}

static TnError *make_input(const Program *p, const TnExecutable *x, size_t i, const char *text, TnBuffer **out) {
  TnTensorType t = {.struct_size = sizeof t};
  TnError *e = tn_executable_input_type(x, i, &t);
  if (e) return e;
  if (strcmp(text, "token") == 0) return tn_buffer_create(p->context, TN_ELEMENT_NONE, 0, NULL, NULL, out);
  if (strncmp(text, "dense<", 6) == 0) return tn_buffer_parse(p->context, text, out);
  return strncmp(text, "gen ", 4) ? tn_buffer_read_npy(p->context, text, t.element, out)
                                  : generate_input(p, &t, text, out);
}

// Numbers between -4 and 4, the same every time.
static TnError *invent_input(const Program *p, const TnExecutable *x, size_t i, TnBuffer **out) {
  TnTensorType t = {.struct_size = sizeof t};
  TnError *e = tn_executable_input_type(x, i, &t);
  char text[64];
  if (e) return e;
  bool is_real = t.element >= TN_ELEMENT_F4E2M1FN;
  snprintf(text, sizeof text, "gen %s %zu %s 4", is_real ? "uniform" : "int", i + 1, is_real ? "-4" : "0");
  return make_input(p, x, i, t.element == TN_ELEMENT_NONE ? "token" : text, out);
}

static TnError *wrong_count(const TnExecutable *x, size_t n) {
  char list[2048] = "";
  size_t at = 0;
  for (size_t i = 0; i < tn_executable_n_inputs(x) && at < sizeof list - 1; i++) {
    TnTensorType t = {.struct_size = sizeof t};
    TnError *e = tn_executable_input_type(x, i, &t);
    if (e) return e;
    int wrote = snprintf(list + at, sizeof list - at, "\n  input %zu: %s", i, t.text);
    at += wrote > 0 ? (size_t)wrote : 0;
  }
  return cli_error(TN_ERROR_INVALID_ARGUMENT, "%zu inputs given (--input), the program takes %zu:%s", n,
                   tn_executable_n_inputs(x), list);
}

// Those of one device, n of them, are given to the others too.
static void share_inputs(Program *p, size_t n) {
  for (size_t i = n; i < p->in.n; i++) {
    p->in.v[i] = p->in.v[i - n];
    tn_buffer_retain(p->in.v[i]);
  }
}

TnError *program_inputs(Program *p, const TnExecutable *x) {
  size_t at = 0, n = 0, total = tn_executable_n_inputs(x), one = total / program_n_devices(p->args);
  if (p->is_case) {
    n = p->c.n_inputs;
    if (!values_init(&p->in, n == one ? total : n)) return no_memory();
    TnError *e = case_inputs(p->context, &p->c, p->in.v);
    if (e)
      p->in.n = 0;
    else
      share_inputs(p, n);
    return e;
  }
  const char *text;
  while (args_next(p->args, "input", &at)) n++;
  bool generate = args_has(p->args, "generate");
  if (n > total || (n != total && n != one && !generate)) return wrong_count(x, n);
  if (!values_init(&p->in, total)) return no_memory();
  at = 0;
  for (size_t i = 0; i < total && (generate || n); i++) {
    text = args_next(p->args, "input", &at);
    if (!text && !generate) break;
    TnError *e = text ? make_input(p, x, i, text, &p->in.v[i]) : invent_input(p, x, i, &p->in.v[i]);
    if (e) return e;
  }
  if (!generate) share_inputs(p, n);
  return NULL;
}

// ---- running

static void print_text(void *user, const char *text, size_t size) {
  (void)user;
  fwrite(text, 1, size, stdout);
}

TnError *program_execute(const Program *p, TnExecutable *x, Values *out, size_t *peak) {
  bool again = out->v != NULL;  // into the outputs of the last run
  if (!again && !values_init(out, tn_executable_n_outputs(x))) return no_memory();
  TnExecuteOptions o = {.struct_size = sizeof o,
                        .cancel = &cli_cancel,
                        .seed = args_number(p->args, "seed", 0),
                        .print = print_text,
                        .probe_dir = args_get(p->args, "probe-dir"),
                        .out_peak_bytes = peak};
  if (p->trace) {
    o.step = trace_step;
    o.step_user = p->trace;
  }
  if (again) return tn_execute_into(x, &o, p->in.v, p->in.n, out->v, out->n);
  return tn_execute(x, &o, p->in.v, p->in.n, out->v, out->n);
}

TnError *program_run_traced(Program *p, TnExecutable *x, Values *out) {
  const char *path = args_get(p->args, "trace");
  Trace trace = {0};
  p->trace = path ? &trace : NULL;
  progress_begin(p->name);
  TnError *e = program_execute(p, x, out, NULL);
  progress_end();
  p->trace = NULL;
  if (!e && path) e = trace_write(&trace, x, path);
  trace_free(&trace);
  return e;
}

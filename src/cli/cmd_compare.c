// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon compare`: runs programs on several engines and compares the results bit by bit.
#include <stdio.h>
#include <string.h>

#include "cli/compare.h"

// A NaN of a float type as wide as its bytes: all bits of the exponent and some of the mantissa.
static bool is_nan(TnElementType t, const uint8_t *p) {
  uint64_t bits = 0;
  memcpy(&bits, p, tn_element_bytes(t));
  switch (t) {
    case TN_ELEMENT_F16: return (bits & 0x7fff) > 0x7c00;
    case TN_ELEMENT_BF16: return (bits & 0x7fff) > 0x7f80;
    case TN_ELEMENT_F32: return (bits & 0x7fffffff) > 0x7f800000;
    case TN_ELEMENT_F64: return (bits & INT64_MAX) > 0x7ff0000000000000;
    default: return false;
  }
}

// The same bits, or both a NaN.
static bool same_element(TnElementType t, const uint8_t *p, const uint8_t *q) {
  size_t size = tn_element_bytes(t);
  if (memcmp(p, q, size) == 0) return true;
  if (t != TN_ELEMENT_COMPLEX64 && t != TN_ELEMENT_COMPLEX128) return is_nan(t, p) && is_nan(t, q);
  TnElementType part = t == TN_ELEMENT_COMPLEX64 ? TN_ELEMENT_F32 : TN_ELEMENT_F64;
  return same_element(part, p, q) && same_element(part, p + size / 2, q + size / 2);
}

static void show_element(const TnBuffer *b, size_t k, char *out, size_t n) {
  TnBuffer *one = NULL;
  TnBytes text = {0};
  TnElementType t = tn_buffer_type(b);
  const uint8_t *p = tn_buffer_data(b);
  TnError *e = tn_buffer_create(NULL, t, 0, NULL, p + k * tn_element_bytes(t), &one);
  if (!e) e = tn_buffer_format(one, 1, &text);
  if (!e) snprintf(out, n, "%s", text.data);
  tn_error_destroy(e);
  tn_bytes_free(&text);
  tn_buffer_release(one);
}

static TnError *compare_buffers(const TnBuffer *a, const TnBuffer *b, size_t i, const char *engine_a,
                                const char *engine_b) {
  const uint8_t *p = tn_buffer_data(a), *q = tn_buffer_data(b);
  TnElementType type = tn_buffer_type(a);
  size_t n = tn_buffer_count(a), size = tn_element_bytes(type), rank = tn_buffer_rank(a), n_off = 0, first = 0;
  if (type != tn_buffer_type(b) || rank != tn_buffer_rank(b) || n != tn_buffer_count(b) ||
      (rank && memcmp(tn_buffer_dims(a), tn_buffer_dims(b), rank * sizeof(int64_t))))
    return cli_error(TN_ERROR_DATA_LOSS, "output %zu has another type or shape on %s than on %s", i, engine_b,
                     engine_a);
  if (size == 0 || memcmp(p, q, n * size) == 0) return NULL;
  for (size_t k = 0; k < n; k++) {
    if (same_element(type, p + k * size, q + k * size)) continue;
    if (!n_off++) first = k;
  }
  if (!n_off) return NULL;
  char x[64] = "", y[64] = "";
  show_element(a, first, x, sizeof x);
  show_element(b, first, y, sizeof y);
  return cli_error(TN_ERROR_DATA_LOSS,
                   "output %zu differs between %s and %s in %zu of %zu elements, first %zu: %s and %s", i, engine_a,
                   engine_b, n_off, n, first, x, y);
}

TnError *compare_values(const Values *a, const Values *b, const char *engine_a, const char *engine_b) {
  for (size_t i = 0; i < a->n; i++) {
    TnError *e = compare_buffers(a->v[i], b->v[i], i, engine_a, engine_b);
    if (e) return e;
  }
  return NULL;
}

TnError *compare_run(Program *p, const char *engine, Values *out) {
  TnExecutable *x = NULL;
  TnError *e = program_compile(p, engine, &x);
  if (!e && !p->in.v) e = program_inputs(p, x);
  if (!e) e = program_execute(p, x, out, NULL);
  tn_executable_destroy(x);
  return e;
}

static TnError *compare_engines(Program *p, size_t *out_n) {
  const char *first = NULL, *engine;
  size_t at = 0;
  Values base = {0};
  TnError *e = NULL;
  for (; !e && (engine = args_next(p->args, "engine", &at)); ++*out_n) {
    if (!first) {
      first = engine;
      e = compare_run(p, engine, &base);
      continue;
    }
    Values other = {0};
    e = compare_run(p, engine, &other);
    if (!e) e = compare_values(&base, &other, first, engine);
    values_free(&other);
  }
  values_free(&base);
  return e;
}

static int run(const Args *a) {
  size_t at = 0, n_engines = 0;
  while (args_next(a, "engine", &at)) n_engines++;
  if (a->n == 0) return usage_error(a->command, "expected a program or case folder");
  if (n_engines < 2) return usage_error(a->command, "expected --engine at least twice");
  TnContext *context = open_context(a);
  if (!context) return EXIT_USAGE;
  int worst = EXIT_YES;
  for (size_t i = 0; i < a->n && !cli_cancel; i++) {
    Program p;
    size_t n = 0;
    int status = report_error(program_open(context, a, a->operands[i], &p), a->operands[i]);
    if (!status) status = report_error(compare_engines(&p, &n), p.name);
    if (!status) printf("same bits on %zu engines: %s\n", n, p.name);
    if (status > worst) worst = status;
    program_close(&p);
  }
  tn_context_destroy(context);
  return worst;
}

static const Option options[] = {
    {"engine", ENGINE_VALUE, "an engine; give it for each one to compare"},
    {"input", "F.npy|GEN", "an input, as for run"},
    OPTION_GENERATE,
    OPTION_ENTRY,
    OPTION_THREADS,
    OPTION_SEED,
    {"text", NULL, "case folders: run program.mlir rather than program.mlirbc"},
    {"limit-memory", "N", "bytes of live tensors beyond which the run stops"},
};

const Command cmd_compare = {
    .name = "compare",
    .operands = "FILE|CASE... --engine A --engine B...",
    .summary = "run programs on several engines; yes only when every bit of every result agrees (a NaN is a NaN)",
    .details = ENGINES_AGREE,
    .options = options,
    .n_options = sizeof options / sizeof *options,
    .run = run};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/debug.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/program.h"

// ---- TN_DEBUG

enum { FLAG_UNFUSED = 1, FLAG_VERIFY = 2, FLAG_TIME = 4, FLAG_PERF = 8, FLAG_GDB = 16 };

static const struct {
  const char *name, *doc;
  unsigned bit;
} flags[] = {
    {"unfused", "compile every op as a step of its own", FLAG_UNFUSED},
    {"verify", "run the verifier after each pass that changed something", FLAG_VERIFY},
    {"time", "print what each stage of compiling took to standard error", FLAG_TIME},
    {"perf", "write names of kernels to /tmp/perf-PID.map, for perf record", FLAG_PERF},
    {"gdb", "tell GDB of kernels: k0_add, ... in breakpoints and backtraces", FLAG_GDB},
};

static unsigned flags_on;

static bool find_flag(const char *name, size_t n) {
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (strlen(flags[i].name) == n && memcmp(flags[i].name, name, n) == 0) return flags_on |= flags[i].bit;
  return false;
}

static void list_flags(void) {
  puts("TN_DEBUG=FLAG,FLAG... may have:");
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) printf("  %-12s %s\n", flags[i].name, flags[i].doc);
  puts("TN_DUMP=DIR writes the program after each pass, the plan, the kernels and the code there.");
}

bool debug_read_flags(void) {
  const char *p = getenv("TN_DEBUG");
  if (p && strcmp(p, "help") == 0) {
    list_flags();
    return false;
  }
  while (p && *p) {
    size_t n = strcspn(p, ",");
    if (n && !find_flag(p, n)) {
      fprintf(stderr, "tenon: TN_DEBUG has no flag '%.*s', TN_DEBUG=help lists them\n", (int)n, p);
      return false;
    }
    p += n + (p[n] == ',');
  }
  return true;
}

// ---- TN_DUMP

static void write_text(const char *name, const TnBytes *text) {
  char path[1200];
  snprintf(path, sizeof path, "%s/%s", getenv("TN_DUMP"), name);
  report_error(write_bytes(text, path), path);
}

static void dump_pass(void *user, unsigned number, const char *pass, const TnModule *m) {
  char name[100];
  TnTextOptions o = {.struct_size = sizeof o, .elide_above = 64};
  TnBytes text = {0};
  (void)user;
  snprintf(name, sizeof name, "%02u-%s.mlir", number, pass);
  if (report_error(tn_module_print(m, &o, &text), name)) return;
  write_text(name, &text);
  tn_bytes_free(&text);
}

static void dump_stages(TnExecutable *x) {
  static const char *const stages[][2] = {
      {"module", "50-module.mlir"}, {"plan", "60-plan.txt"}, {"kernel", "70-kernels.txt"}, {"asm", "80-code.txt"}};
  for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
    TnBytes text = {0};
    TnError *e = tn_executable_print(x, stages[i][0], &text);
    if (!e) write_text(stages[i][1], &text);
    tn_error_destroy(e);  // interpreters have no stages, some targets no text
    tn_bytes_free(&text);
  }
}

void debug_prepare(TnCompileOptions *o) {
  const char *folder = getenv("TN_DUMP");
  o->unfused |= flags_on & FLAG_UNFUSED;
  o->verify |= (flags_on & FLAG_VERIFY) != 0;
  o->tell_perf |= (flags_on & FLAG_PERF) != 0;
  o->tell_gdb |= (flags_on & FLAG_GDB) != 0;
  if (!folder) return;
  if (mkdir(folder, 0777) && errno != EEXIST)
    fprintf(stderr, "%s: error: cannot make the folder: %s\n", folder, strerror(errno));
  else
    o->dump = dump_pass;
}

void debug_compiled(TnExecutable *x) {
  const char *name;
  uint64_t ns;
  for (size_t i = 0; flags_on & FLAG_TIME && tn_executable_stage(x, i, &name, &ns); i++)
    fprintf(stderr, "%-8s %10.1f us\n", name, 1e-3 * (double)ns);
  if (getenv("TN_DUMP")) dump_stages(x);
}

// ---- steps

static uint64_t hash_bytes(uint64_t h, const uint8_t *p, size_t n) {
  for (size_t i = 0; i < n; i++) h = (h ^ p[i]) * 0x100000001b3u;
  return h;
}

static bool grow(Trace *t) {
  if (t->n < t->cap) return true;
  size_t cap = t->cap ? 2 * t->cap : 1024;
  Span *more = realloc(t->spans, cap * sizeof *more);
  t->failed |= !more;
  if (!more) return false;
  t->spans = more;
  t->cap = cap;
  return true;
}

void trace_step(void *trace, const TnStepInfo *step) {
  Trace *t = trace;
  if (!grow(t)) return;
  Span *s = &t->spans[t->n++];
  *s = (Span){.number = step->number, .line = step->line, .start_ns = step->start_ns, .end_ns = step->end_ns};
  s->flops = step->flops;
  s->hash = 0xcbf29ce484222325u;
  snprintf(s->kind, sizeof s->kind, "%s", step->kind);
  snprintf(s->name, sizeof s->name, "%s", step->name);
  for (size_t i = 0; i < step->n_buffers; i++) {
    s->bytes += step->sizes[i];
    if (t->hashes) s->hash = hash_bytes(s->hash, step->buffers[i], step->sizes[i]);
  }
}

void trace_free(Trace *t) {
  free(t->spans);
  *t = (Trace){0};
}

static void write_event(FILE *f, bool *first, const char *name, const char *kind, double start_us, double us) {
  fprintf(f, "%s\n{\"name\": \"", *first ? "" : ",");
  for (const char *p = name; *p; p++)
    if (*p != '"' && *p != '\\' && (unsigned char)*p >= 32) fputc(*p, f);
  fprintf(f, "\", \"cat\": \"%s\", \"ph\": \"X\", \"pid\": 1, \"tid\": 1, \"ts\": %.3f, \"dur\": %.3f", kind, start_us,
          us);
  *first = false;
}

TnError *trace_write(const Trace *t, const TnExecutable *x, const char *path) {
  FILE *f = fopen(path, "w");
  if (!f) return cli_error(TN_ERROR_UNAVAILABLE, "%s: cannot write: %s", path, strerror(errno));
  bool first = true;
  double at = 0;
  const char *name;
  uint64_t ns;
  fputc('[', f);
  for (size_t i = 0; tn_executable_stage(x, i, &name, &ns); i++) {
    write_event(f, &first, name, "compile", at, 1e-3 * (double)ns);
    fputc('}', f);
    at += 1e-3 * (double)ns;
  }
  for (size_t i = 0; i < t->n; i++) {
    const Span *s = &t->spans[i];
    double start = at + 1e-3 * (double)(s->start_ns - t->spans[0].start_ns);
    if (s->start_ns < t->spans[0].start_ns) start = at;  // a loop, told after its parts
    write_event(f, &first, s->name, s->kind, start, 1e-3 * (double)(s->end_ns - s->start_ns));
    fprintf(f, ", \"args\": {\"step\": %u, \"line\": %u, \"bytes\": %zu, \"flops\": %.0f}}", s->number, s->line,
            s->bytes, s->flops);
  }
  fputs("\n]\n", f);
  bool has_failed = ferror(f);
  if (fclose(f) || has_failed) return cli_error(TN_ERROR_UNAVAILABLE, "%s: cannot write: %s", path, strerror(errno));
  return t->failed ? cli_error(TN_ERROR_RESOURCE_EXHAUSTED, "out of memory: the trace is not complete") : NULL;
}

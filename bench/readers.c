// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Speed of the readers and writers on programs made here: text of many small ops, one large hex literal, the same as
// bytecode. Beside each figure stands what memcpy does on this machine, the limit of anything that reads bytes.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tenon/tenon.h"

enum { OPS = 300000, OPS_AT_PLACES = 100000, HEX_FLOATS = 8 << 20, ROUNDS = 5 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%u:%u: %s\n", tn_error_line(e), tn_error_column(e), tn_error_message(e));
  exit(1);
}

static double peak_mb(void) {
  struct rusage r;
  getrusage(RUSAGE_SELF, &r);
  return (double)r.ru_maxrss / 1024;
}

// A chain of four kinds of ops, as a compiler's output looks.
static char *op_text(size_t *out_size) {
  char *text = malloc((size_t)OPS * 110 + 1000), *p = text;
  if (!text) exit(1);
  p += sprintf(p, "module @dense {\n  func.func public @main(%%arg0: tensor<8x128xf32>) -> tensor<8x128xf32> {\n");
  p += sprintf(p, "    %%0 = stablehlo.negate %%arg0 : tensor<8x128xf32>\n");
  for (int i = 1; i < OPS; i++) {
    static const char *const lines[] = {
        "    %%%d = stablehlo.add %%%d, %%arg0 : tensor<8x128xf32>\n",
        "    %%%d = stablehlo.tanh %%%d : tensor<8x128xf32>\n",
        "    %%%d = stablehlo.reshape %%%d : (tensor<8x128xf32>) -> tensor<8x128xf32>\n",
        "    %%%d = stablehlo.transpose %%%d, dims = [0, 1] : (tensor<8x128xf32>) -> tensor<8x128xf32>\n",
    };
    p += sprintf(p, lines[i % 4], i, i - 1);
  }
  p += sprintf(p, "    return %%%d : tensor<8x128xf32>\n  }\n}\n", OPS - 1);
  *out_size = (size_t)(p - text);
  return text;
}

// Each op with a location of its own, as a compiler's output with debug information looks.
static char *place_text(size_t *out_size) {
  char *text = malloc((size_t)OPS_AT_PLACES * 200 + 1000), *p = text;
  if (!text) exit(1);
  p += sprintf(p, "func.func public @main(%%arg0: tensor<4xf32>) -> tensor<4xf32> {\n");
  p += sprintf(p, "  %%0 = stablehlo.negate %%arg0 : tensor<4xf32>\n");
  for (int i = 1; i < OPS_AT_PLACES; i++)
    p += sprintf(p, "  %%%d = stablehlo.add %%%d, %%arg0 : tensor<4xf32> loc(#loc%d)\n", i, i - 1, i);
  p += sprintf(p, "  return %%%d : tensor<4xf32>\n}\n", OPS_AT_PLACES - 1);
  for (int i = 1; i < OPS_AT_PLACES; i++)
    p += sprintf(p, "#loc%d = loc(\"jit(f)/add\"(#loc%d))\n", i, OPS_AT_PLACES + i);
  for (int i = 1; i < OPS_AT_PLACES; i++)
    p += sprintf(p, "#loc%d = loc(\"/home/user/model.py\":%d:%d)\n", OPS_AT_PLACES + i, i % 5000 + 1, i / 5000 + 1);
  *out_size = (size_t)(p - text);
  return text;
}

static char *hex_text(size_t *out_size) {
  char *text = malloc((size_t)HEX_FLOATS * 8 + 1000), *p = text;
  if (!text) exit(1);
  p += sprintf(p, "func.func @main() -> tensor<%dxf32> {\n  %%cst = stablehlo.constant dense<\"0x", HEX_FLOATS);
  for (int i = 0; i < HEX_FLOATS; i++, p += 8) memcpy(p, "0000803F", 8), p[0] = "0123456789ABCDEF"[i & 15];
  p += sprintf(p, "\"> : tensor<%dxf32>\n  return %%cst : tensor<%dxf32>\n}\n", HEX_FLOATS, HEX_FLOATS);
  *out_size = (size_t)(p - text);
  return text;
}

static double memcpy_speed(size_t size) {  // bytes per second
  char *a = malloc(size), *b = malloc(size);
  if (!a || !b) exit(1);
  memset(a, 1, size);
  memset(b, 2, size);
  double best = 1e9;
  for (int k = 0; k < ROUNDS; k++) {
    double t = now();
    memcpy(a, b, size);
    __asm__ volatile("" : : "r"(a) : "memory");
    t = now() - t;
    if (t < best) best = t;
  }
  free(a);
  free(b);
  return (double)size / best;
}

typedef struct Times {
  double read, verify, print, write, read_bytecode;
  size_t printed, bytecode;
} Times;

static double keep_best(double best, double t) { return best == 0 || t < best ? t : best; }

static void one_round(TnContext *c, const char *text, size_t size, Times *best) {
  TnReadOptions o = {.struct_size = sizeof o, .skip_verify = true};
  TnModule *m = NULL, *again = NULL;
  TnBytes out = {0}, bytes = {0};
  double t = now();
  need(tn_module_read(c, text, size, &o, &m));
  best->read = keep_best(best->read, now() - t);
  t = now();
  need(tn_module_verify(c, m, false));
  best->verify = keep_best(best->verify, now() - t);
  t = now();
  need(tn_module_print(m, NULL, &out));
  best->print = keep_best(best->print, now() - t);
  t = now();
  need(tn_module_write(c, m, NULL, &bytes));
  best->write = keep_best(best->write, now() - t);
  t = now();
  need(tn_module_read(c, bytes.data, bytes.size, &o, &again));
  best->read_bytecode = keep_best(best->read_bytecode, now() - t);
  best->printed = out.size;
  best->bytecode = bytes.size;
  tn_bytes_free(&out);
  tn_bytes_free(&bytes);
  tn_module_destroy(m);
  tn_module_destroy(again);
}

static void line(const char *what, double value, const char *unit, double asked, const char *note) {
  printf("  %-44s %10.1f %-10s asked %8.1f  %s%s\n", what, value, unit, asked, value >= asked ? "yes" : "NO", note);
}

// How much of what may be asked for a text is asked while it is read, in percent; by a process of its own, whose peak
// begins at what it was born with.
static double memory_used(TnContext *c, const char *text, size_t size) {
  int ends[2], status;
  double used = 0;
  if (pipe(ends)) exit(1);
  pid_t child = fork();
  if (child == 0) {
    TnReadOptions o = {.struct_size = sizeof o, .skip_verify = true};
    TnModule *m = NULL;
    double before = peak_mb();
    need(tn_module_read(c, text, size, &o, &m));
    used = 100 * (peak_mb() - before) / (3e-6 * (double)size + 1);
    _exit(write(ends[1], &used, sizeof used) != sizeof used);
  }
  if (child < 0 || waitpid(child, &status, 0) != child || status || read(ends[0], &used, sizeof used) != sizeof used)
    exit(1);
  close(ends[0]);
  close(ends[1]);
  return used;
}

static void memory_line(const char *what, double used) {
  printf("  %-44s %10.1f %-10s asked %8.1f  %s\n", what, used, "%", 100.0, used <= 100 ? "yes" : "NO");
}

int main(void) {
  TnContext *c = NULL;
  need(tn_context_create(NULL, &c));
  size_t n_ops_text, n_hex_text, n_place_text;
  char *places = place_text(&n_place_text);
  double used_places = memory_used(c, places, n_place_text);
  free(places);
  char *ops = op_text(&n_ops_text);
  double used = memory_used(c, ops, n_ops_text);
  Times t = {0};
  for (int k = 0; k < ROUNDS; k++) one_round(c, ops, n_ops_text, &t);
  free(ops);
  char *hex = hex_text(&n_hex_text);
  Times h = {0};
  for (int k = 0; k < ROUNDS; k++) one_round(c, hex, n_hex_text, &h);
  free(hex);
  double copy = memcpy_speed(n_hex_text) / 1e6;

  printf("readers and writers (memcpy here: %.0f MB/s)\n", copy);
  line("text of small ops, read", (double)n_ops_text / 1e6 / t.read, "MB/s", 50, "");
  memory_line("  memory for it, of 3x its size + 1 MB", used);
  memory_line("  memory when each op has its location", used_places);
  line("text of small ops, print", (double)t.printed / 1e6 / t.print, "MB/s", 100, "");
  line("verify", OPS / 1e6 / t.verify, "Mops/s", 1, "");
  line("bytecode, read", OPS / 1e6 / t.read_bytecode, "Mops/s", 2, "");
  line("bytecode, write", OPS / 1e6 / t.write, "Mops/s", 1, "");
  line("hex literal, read", (double)n_hex_text / 1e6 / h.read, "MB/s", 1000, "");
  line("hex literal, print", (double)h.printed / 1e6 / h.print, "MB/s", 1000, "");
  tn_context_destroy(c);
  return 0;
}

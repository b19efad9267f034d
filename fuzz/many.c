// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Generated programs by the thousands, each from its number:
//   differential N [SEED]          programs SEED .. SEED + N - 1, in a process that is begun anew when it crashes
//     --guard                      with pages around every buffer that must not be touched
//     --compiler                   engine c against tile, and nothing else
//     --engines                    without the interpreter
//     --keep FOLDER                programs that fail are written there, without the ops after what fails
//   differential --print SEED      the program
//   differential --file F SEED     this program, on the inputs of SEED; --fails: exit status 0 when it fails
#define _DEFAULT_SOURCE  // MAP_ANONYMOUS
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "differential.h"

enum { SECONDS_MOST = 60, FAILURES_MOST = 50 };

typedef struct Progress {  // shared with the process that works
  uint64_t seed;           // of the program that it is at
  unsigned n_failed, n_most;
  Check check;
} Progress;

typedef struct Options {
  uint64_t first, n, seed;
  const char *keep, *file;
  bool print, fails;
} Options;

static Progress *progress;

static bool generate(uint64_t seed, unsigned n_most, Program *p) {
  Random r = {.state =
                  seed * 0xd6e8feb86659fd93u};  // not the step of the sequence, or each would be the next one's tail
  r.state ^= r.state >> 32;
  return program_generate(&r, seed, n_most, p);
}

static bool check_seed(uint64_t seed, unsigned n_most) {
  Program p;
  progress->seed = seed;
  progress->n_most = n_most;
  alarm(SECONDS_MOST);
  if (!generate(seed, n_most, &p)) exit(3);
  bool ok = differential_check(&progress->check, p.text, p.size, seed, &p);
  alarm(0);
  free(p.text);
  return ok;
}

// What the child finds wrong with a program of so many ops, or how it ends.
static bool fails_in_child(uint64_t seed, unsigned n_most) {
  fflush(NULL);
  snprintf(progress->check.message, sizeof progress->check.message, "ended before it said why");  // by a sanitizer
  pid_t child = fork();
  if (child == 0) _exit(check_seed(seed, n_most) ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status))
    snprintf(progress->check.message, sizeof progress->check.message, "signal %d at %s", WTERMSIG(status),
             progress->check.at ? progress->check.at : "the end");
  return status != 0;
}

static void report(const Options *o, uint64_t seed) {
  unsigned n = 1;
  char path[1000];
  Program p;
  while (n < 40 && !fails_in_child(seed, n)) n++;
  if (n == 40 && !fails_in_child(seed, n = 0)) return;
  printf("seed %llu, %u ops: %s\n", (unsigned long long)seed, n, progress->check.message);
  fflush(stdout);
  if (!o->keep || !generate(seed, n, &p)) return;
  snprintf(path, sizeof path, "%s/%llu.mlir", o->keep, (unsigned long long)seed);
  FILE *f = fopen(path, "w");
  if (f) {
    fprintf(f, "// differential --file %s %llu\n// %s\n%s", path, (unsigned long long)seed, progress->check.message,
            p.text);
    fclose(f);
  }
  free(p.text);
}

// In a child: all from `first` on, until one fails.
static uint64_t run_from(uint64_t first, uint64_t end) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    for (uint64_t k = first; k < end; k++)
      if (!check_seed(k, 0)) _exit(1);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status == 0 ? end : progress->seed;
}

static int run_many(const Options *o) {
  struct timespec t0, t1;
  clock_gettime(CLOCK_MONOTONIC, &t0);
  unsigned failed = 0;
  uint64_t end = o->first + o->n, k = o->first;
  while (k < end && failed < FAILURES_MOST) {
    uint64_t stop = k + 2000 < end ? k + 2000 : end, at = run_from(k, stop);
    if (at < stop) {
      failed++;
      report(o, at++);
    }
    k = at;
  }
  clock_gettime(CLOCK_MONOTONIC, &t1);
  double s = (double)(t1.tv_sec - t0.tv_sec) + 1e-9 * (double)(t1.tv_nsec - t0.tv_nsec);
  printf("%llu programs from seed %llu, %.0f a second\n", (unsigned long long)(k - o->first),
         (unsigned long long)o->first, (double)(k - o->first) / s);
  printf("%llu passed, %u failed, 0 skipped\n", (unsigned long long)(k - o->first - failed), failed);
  return failed != 0;
}

static int run_file(const Options *o) {
  static char text[1 << 20];
  FILE *f = fopen(o->file, "r");
  if (!f) return fprintf(stderr, "cannot read %s\n", o->file), 2;
  size_t n = fread(text, 1, sizeof text, f);
  fclose(f);
  alarm(2);  // what is left of a program while it is made smaller may run for ever
  Program p;
  if (!generate(o->seed, 0, &p)) return 3;
  p.n_outputs = 0;  // the file may have others
  bool ok = differential_check(&progress->check, text, n, o->seed, &p);
  free(p.text);
  printf("%s\n", ok ? "all agree" : progress->check.message);
  return ok == o->fails;
}

static void read_options(int argc, char **argv, Options *o) {
  uint64_t numbers[2] = {500, 1};
  int n = 0;
  for (int i = 1; i < argc; i++) {
    const char *a = argv[i];
    if (strcmp(a, "--guard") == 0)
      progress->check.guard = true;
    else if (strcmp(a, "--compiler") == 0)
      progress->check.compiler = true;
    else if (strcmp(a, "--engines") == 0)
      progress->check.engines_only = true;
    else if (strcmp(a, "--fails") == 0)
      o->fails = true;
    else if (strcmp(a, "--print") == 0)
      o->print = true;
    else if (strcmp(a, "--keep") == 0 && i + 1 < argc)
      o->keep = argv[++i];
    else if (strcmp(a, "--file") == 0 && i + 1 < argc)
      o->file = argv[++i];
    else if (n < 2 && *a >= '0' && *a <= '9')
      numbers[n++] = strtoull(a, NULL, 10);
  }
  o->seed = numbers[0];
  o->n = numbers[0];
  o->first = numbers[1];
}

int main(int argc, char **argv) {
  Options o = {0};
  progress = mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (progress == MAP_FAILED) return 3;
  read_options(argc, argv, &o);
  if (o.file) return run_file(&o);
  if (!o.print) return run_many(&o);
  Program p;
  if (!generate(o.seed, 0, &p)) return 3;
  fputs(p.text, stdout);
  free(p.text);
  return 0;
}

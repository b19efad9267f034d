// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A fuzz target without libFuzzer, for the test run: the corpus as it is, then inputs changed from it by a fixed
// sequence of random edits. Usage: PROGRAM RUNS FOLDER. What a target finds ends the program.
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv) __attribute__((weak));

enum { MAX_INPUTS = 512, MAX_BYTES = 1 << 16 };

static uint8_t *inputs[MAX_INPUTS];
static size_t sizes[MAX_INPUTS], n_inputs;
static uint64_t state = 88172645463325252u;

static uint64_t next(uint64_t end) {  // xorshift64 (Marsaglia 2003), in [0, end)
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return end ? state % end : 0;
}

static void load(const char *path) {
  FILE *f = fopen(path, "rb");
  uint8_t *p = malloc(MAX_BYTES);
  if (f && p && n_inputs < MAX_INPUTS) {
    sizes[n_inputs] = fread(p, 1, MAX_BYTES, f);
    inputs[n_inputs++] = p;
  } else {
    free(p);
  }
  if (f) fclose(f);
}

static void load_folder(const char *folder) {
  DIR *d = opendir(folder);
  for (struct dirent *e; d && (e = readdir(d));) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
    if (e->d_name[0] != '.') load(path);
  }
  if (d) closedir(d);
}

// One edit: a byte changed, bytes dropped, bytes of another input put in, or the end cut off.
static size_t edit(uint8_t *p, size_t n) {
  size_t at = next(n + 1), k = 1 + next(16), from;
  switch (next(4)) {
    case 0:
      if (at < n) p[at] = (uint8_t)next(256);
      return n;
    case 1:
      if (k > n - at) k = n - at;
      memmove(p + at, p + at + k, n - at - k);
      return n - k;
    case 2: {
      size_t other = next(n_inputs);
      if (n_inputs == 0 || sizes[other] < k || n + k > MAX_BYTES) return n;
      from = next(sizes[other] - k + 1);
      memmove(p + at + k, p + at, n - at);
      memcpy(p + at, inputs[other] + from, k);
      return n + k;
    }
    default: return next(8) ? n : at;
  }
}

// Without a corpus the input is random bytes: targets that start from programs read them as a list of changes.
static size_t make_input(uint8_t *p) {
  if (n_inputs == 0) {
    size_t n = 8 + next(120);
    for (size_t i = 0; i < n; i++) p[i] = (uint8_t)next(256);
    return n;
  }
  size_t k = next(n_inputs), n = sizes[k];
  memcpy(p, inputs[k], n);
  for (size_t edits = 1 + next(8); edits; edits--) n = edit(p, n);
  return n;
}

int main(int argc, char **argv) {
  int runs = argc > 1 ? atoi(argv[1]) : 1000;
  if (argc > 2) load_folder(argv[2]);
  if (LLVMFuzzerInitialize) LLVMFuzzerInitialize(&argc, &argv);
  for (size_t i = 0; i < n_inputs; i++) LLVMFuzzerTestOneInput(inputs[i], sizes[i]);
  uint8_t *p = malloc(MAX_BYTES);
  for (int i = 0; p && i < runs; i++) {
    // A block of the exact size, so that a sanitizer sees one byte too many.
    size_t n = make_input(p);
    uint8_t *exact = malloc(n ? n : 1);
    if (!exact) return 1;
    memcpy(exact, p, n);
    LLVMFuzzerTestOneInput(exact, n);
    free(exact);
  }
  free(p);
  for (size_t i = 0; i < n_inputs; i++) free(inputs[i]);
  printf("%zu inputs and %d changed ones\n1 passed, 0 failed, 0 skipped\n", n_inputs, runs);
  return 0;
}

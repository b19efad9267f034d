// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A program compiled ahead of time: smooth.mlir became smooth.c, whose function needs no library, no memory of its own
// and no file. By hand:
//
//   tenon compile --stage obj -o smooth.o examples/ahead/smooth.mlir     (or --stage c -o smooth.c: for any processor)
//   cc examples/ahead/ahead.c smooth.o -lm
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int smooth(void *const *inputs, void *const *outputs, void *scratch);
extern const uint64_t smooth_scratch_bytes;

enum { N = 64, ROWS = 9 };

// Samples from -0.5 to 1.5, the highest row first.
static void plot(const char *title, const float *x) {
  printf("%s\n", title);
  for (int row = ROWS; row-- > 0;) {
    for (int i = 0; i < N; i++) putchar((int)((x[i] + 0.5f) / 2 * ROWS) == row ? '*' : ' ');
    putchar('\n');
  }
}

int main(void) {
  float noisy[N], smoothed[N];
  uint32_t random = 1;
  for (int i = 0; i < N; i++) {
    random = random * 1664525u + 1013904223u;
    noisy[i] = (i / 16 % 2 ? 1.0f : 0.0f) + ((float)(random >> 8) / (1 << 24) - 0.5f) * 0.6f;
  }
  void *scratch = aligned_alloc(64, (smooth_scratch_bytes / 64 + 1) * 64);
  if (!scratch || smooth((void *[]){noisy}, (void *[]){smoothed}, scratch)) {
    fprintf(stderr, "smooth failed\n");
    return 1;
  }
  free(scratch);
  plot("a square wave in noise", noisy);
  plot("smoothed, its edges kept", smoothed);
  float worst = 0;
  for (int i = 0; i < N; i++) {
    float error = smoothed[i] - (i / 16 % 2 ? 1.0f : 0.0f);
    worst = error > worst ? error : -error > worst ? -error : worst;
  }
  printf("at most %.2f from the wave\n", (double)worst);
  return 0;
}

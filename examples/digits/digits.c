// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Trains the network of train.mlir on 1,437 handwritten digits, reads 360 others with classify.mlir, and shows a few
// of them. Run it from the root of the repository, or give the folder with the programs and the data.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tenon/tenon.h"

enum { TEST_IMAGES = 360, PIXELS = 64, DIGITS = 10, EPOCHS = 60 };

static const char *folder = "examples/digits";

// Ends the program on an error, as a small program may.
static void need(TnError *e) {
  if (!e) return;
  fprintf(stderr, "%s:%u: error: %s\n", tn_error_file(e), tn_error_line(e), tn_error_message(e));
  tn_error_destroy(e);
  exit(1);
}

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static TnBuffer *load(TnContext *c, const char *name) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s.npy", folder, name);
  TnBuffer *b = NULL;
  need(tn_buffer_read_npy(c, path, TN_ELEMENT_NONE, &b));
  return b;
}

// engine NULL: the default one.
static void run(TnContext *c, const char *engine, const char *program, TnBuffer **in, size_t n_in, TnBuffer **out,
                size_t n_out) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s.mlir", folder, program);
  TnModule *m = NULL;
  TnExecutable *x = NULL;
  need(tn_module_read_file(c, path, NULL, &m));
  need(tn_compile(c, m, &(TnCompileOptions){.struct_size = sizeof(TnCompileOptions), .engine = engine}, &x));
  need(tn_execute(x, NULL, in, n_in, out, n_out));
  tn_executable_destroy(x);
  tn_module_destroy(m);
}

// Called by the program after every epoch with the epoch's number and its mean loss.
static TnError *report(void *user, TnCustomCall *call) {
  const double *start = user;
  if (*start < 0) return NULL;  // of a run that is only compared
  int32_t epoch = *(const int32_t *)tn_buffer_data(tn_custom_call_input(call, 0));
  float loss = *(const float *)tn_buffer_data(tn_custom_call_input(call, 1));
  if (epoch % 5 && epoch != EPOCHS - 1) return NULL;
  int bar = (int)(loss * 22.0f + 0.5f);
  printf(
      "  epoch %2d  loss %.4f  %.*s  %.2f s\n", (int)epoch + 1, (double)loss, 2 * (bar > 50 ? 50 : bar),
      "==========================================================================================", seconds() - *start);
  fflush(stdout);
  return NULL;
}

static int best_digit(const float *probability) {
  int best = 0;
  for (int d = 1; d < DIGITS; d++)
    if (probability[d] > probability[best]) best = d;
  return best;
}

// Eight lines of pixels, with the most probable digits as bars beside them.
static void draw(const uint8_t *pixels, const float *probability, int answer) {
  static const char *const shades[] = {"  ", "\u2591\u2591", "\u2592\u2592", "\u2593\u2593", "\u2588\u2588"};
  int order[DIGITS], best = best_digit(probability);
  for (int d = 0; d < DIGITS; d++) order[d] = d;
  for (int i = 0; i < DIGITS; i++)
    for (int k = i + 1; k < DIGITS; k++)
      if (probability[order[k]] > probability[order[i]]) {
        int t = order[i];
        order[i] = order[k];
        order[k] = t;
      }
  printf("\n  is %d, read as %d%s\n", answer, best, answer == best ? "" : "  (wrong)");
  for (int row = 0; row < 8; row++) {
    printf("  |");
    for (int column = 0; column < 8; column++) fputs(shades[(pixels[row * 8 + column] + 3) / 4], stdout);
    printf("|");
    if (row >= 1 && row <= 4) {
      int d = order[row - 1];
      printf("  %d %5.1f %% ", d, 100.0 * (double)probability[d]);
      for (int k = 0; k < (int)(probability[d] * 30.0f + 0.5f); k++) fputs("\u2588", stdout);
    }
    puts("");
  }
}

// Trains once more on every engine: how long it takes, and how far its weights are from those of `trained`.
static bool compare_engines(TnContext *c, TnBuffer **train, TnBuffer **trained) {
  bool agree = true;
  puts("\nThe same training on every engine of this machine, compiling counted:");
  for (size_t i = 0; tn_engine_name(i); i++) {
    const char *name = tn_engine_name(i);
    TnBuffer *out[5];
    if (!tn_engine_available(i) || strchr(name, ':') == name + 6) continue;  // interp:passes: the interpreter again
    double begin = seconds(), most = 0;
    run(c, name, "train", train, 2, out, 5);
    double took = seconds() - begin;
    bool same = true;
    for (int k = 0; k < 4; k++) {
      const float *a = tn_buffer_data(trained[k]), *b = tn_buffer_data(out[k]);
      size_t n = tn_buffer_count(out[k]);
      same &= memcmp(a, b, n * sizeof *a) == 0;
      for (size_t j = 0; j < n; j++) {
        double d = (double)a[j] - (double)b[j];
        most = d > most ? d : -d > most ? -d : most;
      }
      tn_buffer_release(out[k]);
    }
    tn_buffer_release(out[4]);
    bool is_interp = strcmp(name, "interp") == 0;
    agree &= same || (is_interp && most < 1e-2);
    printf("  %-10s %8.3f s   ", name, took);
    if (same)
      puts("the same bits");
    else
      printf("weights up to %.1e apart%s\n", most, is_interp ? " (it sums in another order)" : ": WRONG");
  }
  return agree;
}

int main(int argc, char **argv) {
  if (argc > 1) folder = argv[1];
  TnContext *c = NULL;
  need(tn_context_create(NULL, &c));
  TnBuffer *train[2] = {load(c, "train_images"), load(c, "train_labels")};
  TnBuffer *test_labels = load(c, "test_labels");

  printf("Training a 64-32-10 network on 1,437 handwritten digits, %d epochs, all in one StableHLO program:\n", EPOCHS);
  double start = seconds();
  TnBuffer *trained[5];
  need(tn_context_register_custom_call(c, "digits.report", report, &start));
  run(c, NULL, "train", train, 2, trained, 5);
  double time_trained = seconds() - start;

  TnBuffer *in[5] = {load(c, "test_images"), trained[0], trained[1], trained[2], trained[3]}, *probabilities = NULL;
  run(c, NULL, "classify", in, 5, &probabilities, 1);
  const float *p = tn_buffer_data(probabilities);
  const uint8_t *images = tn_buffer_data(in[0]);
  const int32_t *labels = tn_buffer_data(test_labels);
  int right = 0, shown_wrong = -1;
  for (int i = 0; i < TEST_IMAGES; i++) {
    bool ok = best_digit(p + i * DIGITS) == labels[i];
    right += ok;
    if (!ok && shown_wrong < 0) shown_wrong = i;
  }
  int shown[] = {0, 77, 200, shown_wrong};
  for (size_t k = 0; k < sizeof shown / sizeof *shown; k++)
    if (shown[k] >= 0) draw(images + shown[k] * PIXELS, p + shown[k] * DIGITS, labels[shown[k]]);

  double accuracy = 100.0 * right / TEST_IMAGES;
  printf("\n%d of %d held-out digits read rightly: %.1f %%. Training took %.3f s.\n", right, TEST_IMAGES, accuracy,
         time_trained);
  fflush(stdout);
  start = -1;
  bool agree = compare_engines(c, train, trained);
  for (int i = 0; i < 2; i++) tn_buffer_release(train[i]);
  for (int i = 0; i < 5; i++) tn_buffer_release(trained[i]);
  tn_buffer_release(in[0]);
  tn_buffer_release(test_labels);
  tn_buffer_release(probabilities);
  tn_context_destroy(c);
  return accuracy >= 95.0 && agree ? 0 : 1;
}

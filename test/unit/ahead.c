// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What code made ahead of time calls; cli/ahead links such code.
#include "ahead/routine.h"
#include "tenon/tenon.h"
#include "test.h"

// The image of a plan of one routine: the rows of a table.
static TnError *write_image(void *arg) {
  TnBuf *out = arg;
  TnLibGather params = {.n = 2, .rows = 3, .bytes = 8, .index_type = TN_I32};
  TnStep step = {.kind = TN_STEP_LIB, .lib = tn_lib_gather, .params = &params, .n_bufs = 3, .less = UINT32_MAX};
  TnPlan plan = {.steps = {.data = &step, .n = 1, .cap = 1}};
  size_t *regions = NULL, n = 0;
  TnError *e = tn_routines_write(out, &plan, &regions, &n);
  CHECK(n == 1 && regions[0] == 0);
  return e;
}

TN_TEST(steps) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  TnBuf image = {.arena = &arena};
  CHECK(tn_guard_run(&guard, write_image, &image) == NULL);
  double table[] = {1, 2, 3}, rows[2] = {0};
  int32_t indices[] = {2, 0};
  static void *state;  // as in code made ahead of time: there until the process ends
  void *bufs[] = {table, indices, rows, NULL};
  CHECK(tn_ahead_step(&state, image.p, 0, bufs, NULL) == 0);
  CHECK(rows[0] == 3 && rows[1] == 1);
  void *first = state;
  CHECK(first != NULL);
  indices[1] = 1;
  CHECK(tn_ahead_step(&state, image.p, 0, bufs, NULL) == 0);
  CHECK(rows[1] == 2 && state == first);  // loaded once

  image.p[0] ^= 1;  // of another version
  void *other = NULL;
  CHECK(tn_ahead_step(&other, image.p, 0, bufs, NULL) == 1);
  CHECK(other == NULL);
  tn_arena_deinit(&arena);
}

TN_TEST(functions) {
  const double x[2] = {4, 9};
  double out[2] = {0, 0};
  tn_ahead_call(TN_SCALAR_sqrt, TN_KT_F64, out, x, NULL, 2);
  CHECK(out[0] == 2 && out[1] == 3);
  out[0] = 0;
  tn_ahead_call_some(TN_SCALAR_sqrt, TN_KT_F64, out, x, NULL, 1);
  CHECK(out[0] == 2 && out[1] == 3);
}

int main(void) {
  RUN(steps);
  RUN(functions);
  return test_report();
}

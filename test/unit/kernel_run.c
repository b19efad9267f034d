// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels run on every target there is: loops, tails, variables, lanes, memory, against plain C.
#include <math.h>

#include "target/target.h"
#include "test.h"

// One kernel on one target; the buffers are what it is called with.
typedef struct Run {
  const TnTarget *target;
  TnKBuilder *b;
  void *const *bufs;
  int64_t pieces;  // of the parallel loop, this many iterations each; 0: all at once
  TnArena *arena;
} Run;

static TnError *run_guarded(void *arg) {
  Run *r = arg;
  TnKernel *k = tn_k_finish(r->b, "k");
  tn_k_divide(k, r->arena, TN_K_INVERSES_ALL);
  tn_k_skip(k, r->arena);
  TnKCode code = {0};
  TN_TRY(r->target->emit(r->arena, &k, 1, &code));
  size_t bytes = r->target->run_scratch ? r->target->run_scratch(&code) : 0;
  void *scratch = tn_alloc_aligned(bytes, 64);
  int64_t n = k->parallel ? k->parallel : 1, step = r->pieces && k->parallel ? r->pieces : n;
  for (int64_t i = 0; i < n; i += step) {
    int64_t end = i + step < n ? i + step : n;
    if (code.entry)
      code.entry[0](r->bufs, i, end);
    else
      r->target->run(&code, 0, r->bufs, i, end, scratch);
  }
  tn_free_aligned(scratch);
  if (r->target->close) r->target->close(&code);
  return NULL;
}

typedef void Build(TnKBuilder *b, int64_t n);
typedef struct Plan {
  Build *build;
  int64_t n;
  Run run;
  TnKBuilder b;
} Plan;

static TnError *build_guarded(void *arg) {
  Plan *p = arg;
  tn_k_init(&p->b, p->run.arena);
  p->build(&p->b, p->n);
  p->run.b = &p->b;
  return run_guarded(&p->run);
}

static void run_kernel(const TnTarget *target, Build *build, int64_t n, int64_t pieces, void *const *bufs) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Plan p = {.build = build, .n = n, .run = {.target = target, .bufs = bufs, .pieces = pieces, .arena = &arena}};
  CHECK(!tn_guard_run(&guard, build_guarded, &p));
  tn_arena_deinit(&arena);
}

// Runs the body for each target that this machine has, as `t`.
#define EACH_TARGET(t)                                 \
  for (size_t t##_i = 0; tn_target_at(t##_i); t##_i++) \
    for (const TnTarget *t = tn_target_at(t##_i); t && t->available(); t = NULL)

static TnKAddr at(TnKTerm *term, TnKVal node, int64_t coef) {
  *term = (TnKTerm){node, coef};
  return (TnKAddr){.terms = term, .n_terms = 1};
}

// Rows of quotients: b2[r, i] = b0[r, i] / b1[r], of f32 or f64.
enum { N_ROWS = 500, N_COLUMNS = 500 };
static void build_quotients(TnKBuilder *b, TnKMem m, int64_t bytes) {
  TnKTerm t[2];
  TnKVal row = tn_k_loop(b, N_ROWS, 0, 1);
  TnKAddr where = at(t, row, bytes);
  TnKVal y = tn_k_load(b, m, 1, &where, 0);
  TnKVal i = tn_k_loop(b, N_COLUMNS, TN_LOOP_VECTOR, 32);
  where = at(t, i, bytes);
  t[1] = (TnKTerm){row, N_COLUMNS * bytes};
  where.n_terms = 2;
  TnKVal x = tn_k_load(b, m, 0, &where, 0);
  tn_k_store(b, m, 2, &where, tn_k_op2(b, TN_K_fdiv, x, y), 0);
  tn_k_end(b);
  tn_k_end(b);
}
static void build_quotients_f32(TnKBuilder *b, int64_t n) { (void)n, build_quotients(b, TN_KM_F32, 4); }
static void build_quotients_f64(TnKBuilder *b, int64_t n) { (void)n, build_quotients(b, TN_KM_F64, 8); }

// Of all magnitudes; every fourth between 1 and 2, every fourth of few bits; with the last ones near the ends.
static double any_number(uint64_t i, int most) {
  static const double ends[] = {0, -0.0, INFINITY, -INFINITY, NAN, 0x1p-149, 0x1p-1074, -0x1p-126, 0x1.fffffep+127};
  uint64_t bits = (i + 1) * 0x9E3779B97F4A7C15u;
  bits = (bits ^ bits >> 29) * 0xBF58476D1CE4E5B9u;
  bits ^= bits >> 32;
  if (i < TN_COUNT(ends)) return ends[i];
  double x = 1 + (double)(bits >> 11) * 0x1p-53;
  if (i % 4 == 1) x = 1 + (double)(bits >> 59) / 16;
  if (i % 4) x = ldexp(x, i % 4 == 1 ? (int)(bits % 7) - 3 : (int)(bits % (2 * (unsigned)most)) - most);
  return i % 3 ? x : -x;
}

// A number of p bits whose quotient by y, of as many, lies k / y last places of 2p bits away from the middle of two
// numbers of p bits; 0 when there is none.
static double hard_number(double y, unsigned p, int64_t k) {
  int exponent;
  uint64_t odd = (uint64_t)ldexp(frexp(fabs(y), &exponent), (int)p), inverse = odd;
  if (!isfinite(y) || odd % 2 == 0) return 0;
  for (unsigned bits = 3; bits < 64; bits *= 2) inverse *= 2 - odd * inverse;
  for (unsigned s = p; s <= p + 1; s++) {  // x 2^s = m odd + k with m of p + 1 bits
    uint64_t m = -(uint64_t)k * inverse & (((uint64_t)1 << s) - 1);
    if (m >> p == 0) m += (uint64_t)1 << p;
    unsigned __int128 x = (unsigned __int128)m * odd + (unsigned __int128)(__int128)k;
    if ((x & (((uint64_t)1 << s) - 1)) == 0 && (uint64_t)(x >> s) >> (p - 1) == 1) return (double)(uint64_t)(x >> s);
  }
  return 0;
}

TN_TEST(quotients) {
  enum { N_HARD = 40 };
  static double x[N_ROWS * N_COLUMNS], y[N_ROWS], q[N_ROWS * N_COLUMNS];
  static float x4[N_ROWS * N_COLUMNS], y4[N_ROWS], q4[N_ROWS * N_COLUMNS];
  for (uint64_t i = 0; i < N_ROWS; i++) y4[i] = (float)any_number(2 * i, 70), y[i] = any_number(2 * i, 500);
  for (uint64_t i = 0; i < N_ROWS * N_COLUMNS; i++) {
    int64_t k = (int64_t)(i % N_COLUMNS) - N_HARD / 2;
    bool is_hard = k < N_HARD / 2;
    x4[i] = (float)(is_hard ? hard_number((double)y4[i / N_COLUMNS], 24, k) : any_number(i % N_COLUMNS - N_HARD, 150));
    x[i] = is_hard ? hard_number(y[i / N_COLUMNS], 53, k) : any_number(i % N_COLUMNS - N_HARD, 1074);
  }
  EACH_TARGET(t) {
    run_kernel(t, build_quotients_f32, 0, 0, (void *[]){x4, y4, q4});
    run_kernel(t, build_quotients_f64, 0, 0, (void *[]){x, y, q});
    int wrong = 0;
    for (int i = 0; i < N_ROWS * N_COLUMNS; i++) {
      float want4 = x4[i] / y4[i / N_COLUMNS];
      double want = x[i] / y[i / N_COLUMNS];
      wrong += isnan(want4) ? !isnan(q4[i]) : memcmp(&want4, &q4[i], 4) != 0;
      wrong += isnan(want) ? !isnan(q[i]) : memcmp(&want, &q[i], 8) != 0;
    }
    CHECK_INT(wrong, 0);
  }
}

// b1[i] = fma(b0[i], 2, 1) where it is above zero, else -b0[i].
static void build_elementwise(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal i = tn_k_loop(b, n, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, 16);
  TnKAddr where = at(&t, i, 4);
  TnKVal x = tn_k_load(b, TN_KM_F32, 0, &where, 0);
  TnKVal y = tn_k_fma(b, x, tn_k_f32(b, 2), tn_k_f32(b, 1));
  TnKVal p = tn_k_cmp(b, TN_KP_GT, x, tn_k_f32(b, 0));
  tn_k_store(b, TN_KM_F32, 1, &where, tn_k_select(b, p, y, tn_k_op1(b, TN_K_fneg, x)), 0);
  tn_k_end(b);
}

TN_TEST(elementwise) {
  static float x[1003], y[1003];
  for (int i = 0; i < 1003; i++) x[i] = (float)(i * 7 % 100 - 50) * 0.37f;
  EACH_TARGET(t) {
    for (int64_t n = 1; n < 1003; n = n * 2 + 1) {
      for (int64_t pieces = 0; pieces <= 64; pieces += 32) {
        for (int i = 0; i < 1003; i++) y[i] = 99;
        run_kernel(t, build_elementwise, n, pieces, (void *[]){x, y});
        for (int i = 0; i < 1003; i++) CHECK(y[i] == (i >= n ? 99 : x[i] > 0 ? fmaf(x[i], 2, 1) : -x[i]));
      }
      float z[1003];
      memcpy(z, x, sizeof x);
      run_kernel(t, build_elementwise, n, 0, (void *[]){z, z});  // in place
      for (int i = 0; i < n; i++) CHECK(z[i] == (x[i] > 0 ? fmaf(x[i], 2, 1) : -x[i]));
    }
  }
}

// b1[0] = sum of b0[0 .. n) in 8 lanes, then pairwise.
static void build_sum(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal acc = tn_k_var(b, tn_k_f64(b, 0), 8);
  TnKVal i = tn_k_loop(b, n, TN_LOOP_VECTOR, 8);
  TnKAddr where = at(&t, i, 4);
  TnKVal x = tn_k_cvt(b, TN_K_f2f, TN_KT_F64, tn_k_load(b, TN_KM_F32, 0, &where, 0));
  tn_k_set(b, acc, tn_k_op2(b, TN_K_fadd, tn_k_get(b, acc), x));
  tn_k_end(b);
  TnKVal sum = tn_k_get(b, acc);
  for (unsigned h = 4; h; h /= 2) sum = tn_k_op2(b, TN_K_fadd, sum, tn_k_down(b, sum, h));
  tn_k_store(b, TN_KM_F64, 1, &(TnKAddr){0}, tn_k_lane(b, sum, 0), 0);
}

TN_TEST(reduction) {
  float x[300];
  for (int i = 0; i < 300; i++) x[i] = 1.0f / (float)(i + 1);
  EACH_TARGET(t) {
    for (int64_t n = 1; n <= 300; n += 23) {
      double lanes[8] = {0}, got = -1;
      for (int64_t i = 0; i < n; i++) lanes[i % 8] += (double)x[i];
      for (int h = 4; h; h /= 2)
        for (int l = 0; l < h; l++) lanes[l] += lanes[l + h];
      run_kernel(t, build_sum, n, 0, (void *[]){x, &got});
      CHECK(got == lanes[0]);
    }
  }
}

// b2[b1[i]] = b0[b1[i]] where b1[i] >= 0: gather and scatter with a mask; index i32, elements i16.
static void build_scatter(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal i = tn_k_loop(b, n, TN_LOOP_VECTOR, 4);
  TnKAddr where = at(&t, i, 4);
  TnKVal index = tn_k_load(b, TN_KM_I32, 1, &where, 0);
  TnKVal mask = tn_k_cmp(b, TN_KP_GE, index, tn_k_i32(b, 0));
  TnKAddr far = {.lane_index = index, .lane_coef = 2};
  TnKVal x = tn_k_load(b, TN_KM_I16, 0, &far, mask);
  tn_k_store(b, TN_KM_I16, 2, &far, tn_k_op2(b, TN_K_iadd, x, tn_k_i32(b, 1)), mask);
  tn_k_end(b);
}

TN_TEST(gather_and_scatter) {
  int16_t x[64], y[64];
  int32_t index[64];
  for (int i = 0; i < 64; i++) x[i] = (int16_t)(-i * 500), index[i] = i % 5 == 0 ? -1000000 : (i * 11) % 64;
  EACH_TARGET(t) {
    memset(y, 0, sizeof y);
    run_kernel(t, build_scatter, 61, 0, (void *[]){x, index, y});
    int16_t want[64] = {0};
    for (int i = 0; i < 61; i++)
      if (index[i] >= 0) want[index[i]] = (int16_t)(x[index[i]] + 1);
    CHECK(memcmp(y, want, sizeof y) == 0);
  }
}

// Steps of the Collatz sequence for b0[i], one by one: while, if, index, a row of results.
static void build_collatz(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal i = tn_k_loop(b, n, TN_LOOP_PARALLEL, 1);
  TnKAddr where = at(&t, i, 8);
  TnKVal x = tn_k_var(b, tn_k_load(b, TN_KM_I64, 0, &where, 0), 1), steps = tn_k_var(b, tn_k_i64(b, 0), 1);
  tn_k_while(b);
  tn_k_exit(b, tn_k_cmp(b, TN_KP_NE, tn_k_get(b, x), tn_k_i64(b, 1)));
  TnKVal now = tn_k_get(b, x);
  tn_k_if(b, tn_k_cmp(b, TN_KP_EQ, tn_k_op2(b, TN_K_iand, now, tn_k_i64(b, 1)), tn_k_i64(b, 0)));
  tn_k_set(b, x, tn_k_op2(b, TN_K_ishru, now, tn_k_i64(b, 1)));
  tn_k_else(b);
  tn_k_set(b, x, tn_k_op2(b, TN_K_iadd, tn_k_op2(b, TN_K_imul, now, tn_k_i64(b, 3)), tn_k_i64(b, 1)));
  tn_k_end(b);
  tn_k_set(b, steps, tn_k_op2(b, TN_K_iadd, tn_k_get(b, steps), tn_k_i64(b, 1)));
  tn_k_end(b);
  tn_k_store(b, TN_KM_I32, 1, &(TnKAddr){.terms = &(TnKTerm){i, 4}, .n_terms = 1},
             tn_k_cvt(b, TN_K_trunc, TN_KT_I32, tn_k_get(b, steps)), 0);
  tn_k_end(b);
}

TN_TEST(control_flow) {
  int64_t x[100];
  int32_t y[100];
  for (int i = 0; i < 100; i++) x[i] = i + 1;
  EACH_TARGET(t) {
    run_kernel(t, build_collatz, 100, 7, (void *[]){x, y});
    for (int i = 0; i < 100; i++) {
      int32_t steps = 0;
      for (int64_t v = i + 1; v != 1; v = v % 2 ? 3 * v + 1 : v / 2) steps++;
      CHECK_INT(y[i], steps);
    }
  }
}

// b1[j] = sum over i of b0[i][j] in f16: a serial loop in a vector loop, a variable of lanes in it, then the
// reversed row: b2[n - 1 - j] = i1 of b1[j] > 3.
static void build_columns(TnKBuilder *b, int64_t n) {
  TnKVal j = tn_k_loop(b, n, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, 32);
  TnKVal acc = tn_k_var(b, tn_k_f32(b, 0), 32);
  TnKVal i = tn_k_loop(b, 5, 0, 1);
  TnKVal x = tn_k_load(b, TN_KM_F16, 0, &(TnKAddr){.terms = (TnKTerm[]){{j, 2}, {i, 2 * n}}, .n_terms = 2}, 0);
  tn_k_set(b, acc, tn_k_op2(b, TN_K_fadd, tn_k_get(b, acc), x));
  tn_k_end(b);
  TnKVal sum = tn_k_get(b, acc);
  tn_k_store(b, TN_KM_BF16, 1, &(TnKAddr){.terms = &(TnKTerm){j, 2}, .n_terms = 1}, sum, 0);
  tn_k_store(b, TN_KM_I1, 2, &(TnKAddr){.imm = n - 1, .terms = &(TnKTerm){j, -1}, .n_terms = 1},
             tn_k_cmp(b, TN_KP_GT, sum, tn_k_f32(b, 3)), 0);
  tn_k_end(b);
}

TN_TEST(columns) {
  enum { N = 700 };
  static uint16_t x[5 * N], y[N];
  static uint8_t z[N];
  for (int i = 0; i < 5 * N; i++) x[i] = tn_f32_to_f16((float)(i % 13) * 0.25f);
  EACH_TARGET(t) {
    run_kernel(t, build_columns, N, 64, (void *[]){x, y, z});
    for (int j = 0; j < N; j++) {
      float sum = 0;
      for (int i = 0; i < 5; i++) sum += tn_f16_to_f32(x[i * N + j]);
      CHECK_INT(y[j], tn_f32_to_bf16(sum));
      CHECK_INT(z[N - 1 - j], sum > 3);
    }
  }
}

// Running sums through memory: an iteration loads what an earlier step stored, so that steps must keep their size.
static void build_running(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal i = tn_k_loop(b, n, TN_LOOP_VECTOR, 4);
  TnKAddr where = at(&t, i, 4);
  TnKVal x = tn_k_load(b, TN_KM_I32, 0, &where, 0);
  where.imm = 16;
  TnKVal y = tn_k_load(b, TN_KM_I32, 0, &where, 0);
  tn_k_store(b, TN_KM_I32, 0, &where, tn_k_op2(b, TN_K_iadd, x, y), 0);
  tn_k_end(b);
}

TN_TEST(steps_keep_their_size) {
  EACH_TARGET(t) {
    int32_t x[104], want[104];
    for (int i = 0; i < 104; i++) x[i] = want[i] = i * i;
    for (int i = 0; i < 97; i++) want[i + 4] += want[i];
    run_kernel(t, build_running, 97, 0, (void *[]){x});
    CHECK(memcmp(x, want, sizeof x) == 0);
  }
}

// A value of many lanes that one place of memory gives, in front of the loop that stores it.
static void build_spread(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal mask = tn_k_get(b, tn_k_var(b, tn_k_i1(b, true), 64));
  TnKVal x = tn_k_load(b, TN_KM_I64, 0, &(TnKAddr){0}, mask);
  TnKVal i = tn_k_loop(b, n, TN_LOOP_VECTOR, 64);
  TnKAddr where = at(&t, i, 8);
  tn_k_store(b, TN_KM_I64, 1, &where, x, 0);
  tn_k_end(b);
}

TN_TEST(load_of_many_lanes_outside_of_loops) {
  EACH_TARGET(t) {
    int64_t x = -15, y[64] = {0};
    run_kernel(t, build_spread, 64, 0, (void *[]){&x, y});
    for (int i = 0; i < 64; i++) CHECK(y[i] == x);
  }
}

// b1 = far ? x^8 + .. : x, b2 = far ? x^4 + .. : 3 x, where far is x >= 50.
static void build_seldom(TnKBuilder *b, int64_t n) {
  TnKTerm t;
  TnKVal i = tn_k_loop(b, n, TN_LOOP_PARALLEL | TN_LOOP_VECTOR, 64);
  TnKAddr where = at(&t, i, 4);
  TnKVal x = tn_k_load(b, TN_KM_I32, 0, &where, 0), power[4] = {x};
  for (int k = 1; k < 4; k++) {
    TnKVal square = tn_k_op2(b, TN_K_imul, power[k - 1], power[k - 1]);
    power[k] = tn_k_op2(b, TN_K_isub, tn_k_op2(b, TN_K_ixor, square, tn_k_i32(b, 5)), x);
  }
  TnKVal far = tn_k_cmp(b, TN_KP_GE, x, tn_k_i32(b, 50)), near = tn_k_op2(b, TN_K_imul, x, tn_k_i32(b, 3));
  TnKVal y = tn_k_select_seldom(b, far, power[3], x), z = tn_k_select_seldom(b, far, power[2], near);
  tn_k_store(b, TN_KM_I32, 1, &where, y, 0);
  tn_k_store(b, TN_KM_I32, 2, &where, z, 0);
  tn_k_end(b);
}

TN_TEST(seldom) {
  uint32_t x[300], y[300], z[300];
  EACH_TARGET(t) {
    for (unsigned from = 1; from < 300; from = from * 2 + 1) {  // the first far lane
      for (unsigned i = 0; i < 300; i++) x[i] = i < from || i % 3 ? i % 50 : 50 + i;
      run_kernel(t, build_seldom, 300, 0, (void *[]){x, y, z});
      for (unsigned i = 0; i < 300; i++) {
        uint32_t power[4] = {x[i]};
        for (int k = 1; k < 4; k++) power[k] = (power[k - 1] * power[k - 1] ^ 5) - x[i];
        CHECK(y[i] == (x[i] >= 50 ? power[3] : x[i]));
        CHECK(z[i] == (x[i] >= 50 ? power[2] : 3 * x[i]));
      }
    }
  }
}

int main(void) {
  RUN(elementwise);
  RUN(quotients);
  RUN(reduction);
  RUN(gather_and_scatter);
  RUN(control_flow);
  RUN(columns);
  RUN(steps_keep_their_size);
  RUN(load_of_many_lanes_outside_of_loops);
  RUN(seldom);
  return test_report();
}

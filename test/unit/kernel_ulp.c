// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// How far the functions that compiled engines use are from the truth: evaluates the kernel of every one-argument
// function on all f32 (or every STEP-th bit pattern), and on dense samples and hard cases of f64.
//   kernel_ulp [NAME|all] [STEP] [THREADS] [TARGET]
// by the best target of this machine, or by the one named (all give the same bits: test/unit/kernel_scalar.c).
// f32: where the result is what the C library's function of double gives, rounded, the error is at most half a unit;
// elsewhere it is measured against num's f64 function of the same operand (measured by mpfr_ulp). What C has not is
// in truth.h. f64: where the result is not num's (good to 0.501 units), against MPFR when built with
// -DTN_WITH_MPFR, else by the distance to num's.
// Prints for each function the number of results that differ and the largest error, in units in the last place.
// Exits 1 when one is above the limit of scalar.def.
#include <pthread.h>
#ifdef TN_WITH_MPFR
#include <mpfr.h>
#endif

#include "kernel_eval.h"
#include "target/target.h"
#include "truth.h"

enum { CHUNK = 1 << 16, MAX_THREADS = 64 };

typedef struct Worst {
  uint64_t differing;
  double ulp, at;
} Worst;

typedef struct Job {
  TnScalarOp op;
  TnDtype dtype;
  const TnTarget *target;
  const TnKCode *code;
  uint64_t begin, end, step;
  Worst worst;
} Job;

// Units of the last place of `t` at magnitude |x|, x a value near the result.
static double unit(TnDtype t, double x) {
  int e, bits = t == TN_F32 ? 24 : 53, least = t == TN_F32 ? -149 : -1074;
  if (x == 0 || !isfinite(x)) return ldexp(1, least);
  frexp(x, &e);
  return ldexp(1, e - bits > least ? e - bits : least);
}

static double error_f32(TnScalarOp op, float x, float got) {
  double wide = (double)x, truth;
  tn_scalar_unary(op, TN_F64, &truth, &wide, 1);
  if (op == TN_SCALAR_cosh || op == TN_SCALAR_sinh) {  // defined by their decomposition
    float f;
    tn_scalar_unary(op, TN_F32, &f, &x, 1), truth = (double)f;
  }
  if (isnan(truth) || isnan(got)) return isnan(truth) && isnan(got) ? 0 : INFINITY;
  if (truth == 0 && got == 0) return signbit(truth) != signbit(got) ? INFINITY : 0;
  if (isinf(got)) return fabs(truth) >= 0x1.ffffffp127 && signbit(truth) == signbit(got) ? 0.5 : INFINITY;
  return fabs((double)got - truth) / unit(TN_F32, truth);
}

static void note(Worst *w, double ulp, double at) {
  w->differing++;
  if (ulp > w->ulp) w->ulp = ulp, w->at = at;
}

static void compare_f32(Job *job, const float *x, const float *got, const float *want, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (!memcmp(&got[i], &want[i], 4) || (isnan(got[i]) && isnan(want[i]))) continue;
    note(&job->worst, error_f32(job->op, x[i], got[i]), (double)x[i]);
  }
}

static double logistic(double x) { return 1 / (1 + exp(-x)); }
static double rsqrt(double x) { return 1 / sqrt(x); }

#ifdef TN_WITH_MPFR
static int mpfr_logistic(mpfr_t r, const mpfr_t x, mpfr_rnd_t rnd) {
  mpfr_neg(r, x, rnd), mpfr_exp(r, r, rnd), mpfr_add_ui(r, r, 1, rnd);
  return mpfr_ui_div(r, 1, r, rnd);
}
#define TRUTH(op, c, f) {TN_SCALAR_##op, c, f}
#else
#define TRUTH(op, c, f) {TN_SCALAR_##op, c}
#endif

// sinh and cosh of f32 are not the true ones.
static const struct {
  TnScalarOp op;
  double (*of_double)(double);
#ifdef TN_WITH_MPFR
  int (*f)(mpfr_t, const mpfr_t, mpfr_rnd_t);
#endif
} truths[] = {TRUTH(acos, acos, mpfr_acos),
              TRUTH(acosh, acosh, mpfr_acosh),
              TRUTH(asin, asin, mpfr_asin),
              TRUTH(asinh, asinh, mpfr_asinh),
              TRUTH(atan, atan, mpfr_atan),
              TRUTH(atanh, atanh, mpfr_atanh),
              TRUTH(bessel_i1e, truth_bessel_i1e, NULL),
              TRUTH(cbrt, cbrt, mpfr_cbrt),
              TRUTH(cosh, NULL, mpfr_cosh),
              TRUTH(cosine, cos, mpfr_cos),
              TRUTH(digamma, truth_digamma, NULL),
              TRUTH(erf, erf, mpfr_erf),
              TRUTH(erf_inv, truth_erf_inv, NULL),
              TRUTH(erfc, erfc, mpfr_erfc),
              TRUTH(exponential, exp, mpfr_exp),
              TRUTH(exponential_minus_one, expm1, mpfr_expm1),
              TRUTH(lgamma, lgamma, NULL),
              TRUTH(log, log, mpfr_log),
              TRUTH(log_plus_one, log1p, mpfr_log1p),
              TRUTH(logistic, logistic, mpfr_logistic),
              TRUTH(rsqrt, rsqrt, mpfr_rec_sqrt),
              TRUTH(sine, sin, mpfr_sin),
              TRUTH(sinh, NULL, mpfr_sinh),
              TRUTH(tan, tan, mpfr_tan),
              TRUTH(tanh, tanh, mpfr_tanh)};

// What the results are compared with.
static void witness(TnScalarOp op, TnDtype t, void *want, const void *x, size_t n) {
  for (size_t k = 0; t == TN_F32 && k < TN_COUNT(truths); k++) {
    if (truths[k].op != op || !truths[k].of_double) continue;
    for (size_t i = 0; i < n; i++) ((float *)want)[i] = (float)truths[k].of_double((double)((const float *)x)[i]);
    return;
  }
  tn_scalar_unary(op, t, want, x, n);
}

// How far a finite result is from the true one; `want` is the rounded one. Next to a zero, what counts of lgamma and
// digamma is the size of the terms that cancel.
static double error_f64(TnScalarOp op, double x, double got, double want) {
  if (op == TN_SCALAR_lgamma || op == TN_SCALAR_digamma)
    return fabs(got - want) / unit(TN_F64, fmax(fabs(want), x < 0 || op == TN_SCALAR_digamma ? 0.25 : 0));
#ifdef TN_WITH_MPFR
  for (size_t i = 0; i < TN_COUNT(truths); i++) {
    if (truths[i].op != op || !truths[i].f) continue;
    mpfr_t r;
    mpfr_init2(r, 200), mpfr_set_d(r, x, MPFR_RNDN);
    truths[i].f(r, r, MPFR_RNDN), mpfr_sub_d(r, r, got, MPFR_RNDN), mpfr_div_d(r, r, unit(TN_F64, want), MPFR_RNDN);
    double error = fabs(mpfr_get_d(r, MPFR_RNDN));
    mpfr_clear(r);
    return error;
  }
#endif
  (void)op, (void)x;
  return fabs(got - want) / unit(TN_F64, want);
}

static void compare_f64(Job *job, const double *x, const double *got, const double *want, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (!memcmp(&got[i], &want[i], 8) || (isnan(got[i]) && isnan(want[i]))) continue;
    bool bad = isnan(got[i]) || isnan(want[i]) || isinf(got[i]) || isinf(want[i]) || (got[i] == 0 && want[i] == 0);
    note(&job->worst, bad ? INFINITY : error_f64(job->op, x[i], got[i], want[i]), x[i]);
  }
}

static uint64_t mix(uint64_t z) {
  z = (z + 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u, z ^= z >> 27, z *= 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

// Sample i: any bits, values between -1 and 1, -16 and 16, -800 and 800, next to 1, neighbours of multiples of pi/2.
static double sample_f64(uint64_t i) {
  uint64_t r = mix(i);
  double u = (double)(int64_t)r * 0x1p-63;
  switch (i % 6) {
    case 0: return tn_f64_of_bits(r);
    case 1: return u;
    case 2: return 16 * u;
    case 3: return 800 * u;
    case 4: return 1 + u * ldexp(1, -(int)(mix(r) % 50));
    default: return (double)(int)(r % 2001 - 1000) * 0x1.921fb54442d18p+0 * (1 + (double)(int)(mix(r) % 9) * 0x1p-52);
  }
}

static void *run_job(void *arg) {
  Job *job = arg;
  size_t bytes = tn_dtype_bytes(job->dtype);
  size_t scratch_bytes = job->target->run_scratch ? job->target->run_scratch(job->code) : 0;
  void *scratch = scratch_bytes ? aligned_alloc(64, (scratch_bytes + 63) / 64 * 64) : NULL;
  char *x = calloc(CHUNK, bytes), *got = malloc(bytes * CHUNK), *want = malloc(bytes * CHUNK);
  for (uint64_t at = job->begin; at < job->end;) {
    size_t n = 0;
    for (; n < CHUNK && at < job->end; n++, at += job->step) {
      uint32_t bits = (uint32_t)at;
      if (job->dtype == TN_F32)
        memcpy(x + 4 * n, &bits, 4);
      else
        ((double *)(void *)x)[n] = sample_f64(at);
    }
    void *bufs[] = {got, x};
    if (job->code->entry)
      job->code->entry[0](bufs, 0, 1);
    else
      job->target->run(job->code, 0, bufs, 0, 1, scratch);
    witness(job->op, job->dtype, want, x, n);
    if (job->dtype == TN_F32)
      compare_f32(job, (float *)(void *)x, (float *)(void *)got, (float *)(void *)want, n);
    else
      compare_f64(job, (double *)(void *)x, (double *)(void *)got, (double *)(void *)want, n);
  }
  free(x), free(got), free(want), free(scratch);
  return NULL;
}

static TnKScalar build_op(TnKBuilder *b, void *context, const TnKScalar *x) {
  TnKScalar r;
  tn_ks_apply(b, *(TnScalarOp *)context, x[0], (TnKScalar){0}, &r);
  return r;
}

typedef struct Task {
  TnArena *arena;
  TnScalarOp op;
  TnDtype dtype;
  uint64_t step;
  size_t threads;
  Worst worst;
  const TnTarget *target;
  size_t nodes, seldom, calls;  // seldom: nodes that skips count
} Task;

static TnError *run_task(void *arg) {
  Task *task = arg;
  TnKernel *k = eval_kernel(task->arena, CHUNK, &task->dtype, 1, build_op, &task->op);
  for (size_t i = 0, skip_end = 0; i < k->n_nodes; i++) {
    TnKOp op = (TnKOp)k->nodes[i].op;
    bool is_node = tn_k_op_info[op].kind != TN_KK_FLOW || op == TN_K_select;
    if (op == TN_K_skip && i > skip_end) skip_end = i + (size_t)k->nodes[i].imm;
    task->calls += op == TN_K_call1 || op == TN_K_call2;
    task->nodes += is_node && i > skip_end;
    task->seldom += is_node && i <= skip_end;
  }
  if (task->calls && !task->nodes) return NULL;  // num's function itself
  TnKCode code = {0};
  TN_TRY(task->target->emit(task->arena, &k, 1, &code));
  pthread_t threads[MAX_THREADS];
  Job jobs[MAX_THREADS];
  uint64_t total = (uint64_t)1 << 32;
  if (task->dtype == TN_F64) total = task->step > 64 ? 1 << 16 : 1 << 22, task->step = 1;
  for (size_t i = 0; i < task->threads; i++) {
    uint64_t share = total / task->threads / task->step * task->step;
    jobs[i] =
        (Job){task->op,   task->dtype, task->target, &code, i * share, i + 1 == task->threads ? total : (i + 1) * share,
              task->step, {0, 0.5, 0}};
    pthread_create(&threads[i], NULL, run_job, &jobs[i]);
  }
  for (size_t i = 0; i < task->threads; i++) {
    pthread_join(threads[i], NULL);
    task->worst.differing += jobs[i].worst.differing;
    if (jobs[i].worst.ulp > task->worst.ulp) task->worst.ulp = jobs[i].worst.ulp, task->worst.at = jobs[i].worst.at;
  }
  if (task->target->close) task->target->close(&code);
  return NULL;
}

// sinh of f32 is a decomposition whose steps can differ by a unit, which its last step doubles.
static double limit_of(TnScalarOp op, TnDtype t) {
  return t == TN_F32 && (op == TN_SCALAR_sinh || op == TN_SCALAR_cosh) ? 2 : tn_scalar_ulp(op, t);
}

int main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : "all";
  uint64_t step = argc > 2 ? strtoull(argv[2], NULL, 10) : 4096;
  size_t threads = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
  const TnTarget *target = tn_target_find(argc > 4 ? argv[4] : NULL);
  int passed = 0, failed = 0;
  if (step == 0 || threads == 0 || threads > MAX_THREADS || !target) return 2;
  for (unsigned op = 1; op < TN_N_SCALAR_OPS; op++) {
    static const TnDtype types[] = {TN_F32, TN_F64};
    if (tn_scalar_operands((TnScalarOp)op) != 1 || !tn_scalar_ulp((TnScalarOp)op, TN_F32)) continue;
    if (strcmp(name, "all") && strcmp(name, tn_scalar_name((TnScalarOp)op))) continue;
    for (size_t t = 0; t < 2; t++) {
      TnGuard guard = {0};
      TnArena arena;
      tn_arena_init(&arena, &guard);
      Task task = {&arena, (TnScalarOp)op, types[t], step, threads, {0, 0.5, 0}, target, 0, 0, 0};
      if (tn_guard_run(&guard, run_task, &task)) return 2;
      tn_arena_deinit(&arena);
      bool bad = task.worst.ulp > limit_of((TnScalarOp)op, types[t]);
      failed += bad, passed += !bad;
      if (!task.nodes) continue;
      printf("%-22s %-4s %4zu + %3zu nodes%s  %11llu differ  %.4f ulp at %a%s\n", tn_scalar_name((TnScalarOp)op),
             tn_dtype_name(types[t]), task.nodes, task.seldom, task.calls ? ", calls" : "       ",
             (unsigned long long)task.worst.differing, task.worst.ulp, task.worst.at, bad ? "  TOO MUCH" : "");
      fflush(stdout);
    }
  }
  printf("%d passed, %d failed, 0 skipped\n", passed, failed);
  return failed != 0;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The x64 code generator, with AVX-512 and with AVX2, against the target tile: every operation on every type at every
// number of lanes, every way to load and store, and random kernels. Results are equal bit for bit; any NaN is as good
// as another, as which payload survives an addition is not a target's choice.
#define _GNU_SOURCE
#include <math.h>
#include <sys/mman.h>
#include <time.h>

#include "kernel_limits.h"
#include "target/target.h"
#include "test.h"

enum { BYTES = 1 << 16, N_BUFS = 48, N_IN = TN_N_KM };

static uint8_t input[N_IN][BYTES], output[3][N_BUFS][BYTES];

// ---- random numbers and values

static uint64_t seed_now;
static uint64_t next(void) {
  seed_now += 0x9E3779B97F4A7C15u;
  uint64_t x = seed_now;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  return x ^ x >> 31;
}
static unsigned below(unsigned n) { return (unsigned)(next() % n); }

static const uint32_t special32[] = {
    0,          1,          2,          3,          7,          31,         32,         33,         64,
    0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFF, 0xFFFFFFFE, 0x3F800000, 0xBF800000, 0x3F000000, 0x3FC00000,
    0xC0200000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0x00800000, 0x007FFFFF, 0x4F000000, 0xCF000000,
    0x4F800000, 0x4EFFFFFF, 0x5F000000, 0x5F800000, 0x477FF000, 0x38800000, 0x33000000, 0x4B000001};
static const uint64_t special64[] = {0,
                                     1,
                                     2,
                                     5,
                                     63,
                                     64,
                                     65,
                                     INT64_MAX,
                                     (uint64_t)1 << 63,
                                     UINT64_MAX,
                                     UINT64_MAX - 1,
                                     0x3FF0000000000000,
                                     0xBFF0000000000000,
                                     0x3FE0000000000000,
                                     0xC00C000000000000,
                                     0x7FF0000000000000,
                                     0xFFF0000000000000,
                                     0x7FF8000000000000,
                                     0x7FEFFFFFFFFFFFFF,
                                     0x0010000000000000,
                                     0x000FFFFFFFFFFFFF,
                                     0x41DFFFFFFFC00000,
                                     0x41E0000000000000,
                                     0xC1E0000000000000,
                                     0xC1E0000000200000,
                                     0x41EFFFFFFFE00000,
                                     0x41F0000000000000,
                                     0x43E0000000000000,
                                     0xC3E0000000000000,
                                     0x43F0000000000000,
                                     0x43DFFFFFFFFFFFFF,
                                     0x47EFFFFFE0000000,
                                     0x36A0000000000000,
                                     0x3FF0000010000000};

static uint32_t random32(void) {
  switch (below(4)) {
    case 0: return special32[below(TN_COUNT(special32))];
    case 1: return (uint32_t)(below(17) - 8);
    case 2: {
      float x = (float)((int)below(2000) - 1000) / 64.0f;
      uint32_t bits;
      memcpy(&bits, &x, 4);
      return bits;
    }
    default: return (uint32_t)next();
  }
}
static uint64_t random64(void) {
  switch (below(4)) {
    case 0: return special64[below(TN_COUNT(special64))];
    case 1: return (uint64_t)((int64_t)below(17) - 8);
    case 2: {
      double x = (double)((int)below(2000) - 1000) / 64.0;
      uint64_t bits;
      memcpy(&bits, &x, 8);
      return bits;
    }
    default: return next();
  }
}

static void fill_inputs(void) {
  seed_now = 1;
  for (unsigned m = 0; m < N_IN; m++)
    for (size_t i = 0; i < BYTES; i += 8) {
      uint32_t two[2] = {random32(), random32()};
      uint64_t one = random64();
      if (tn_k_mem_bytes[m] == 8) {
        memcpy(&input[m][i], &one, 8);
      } else {
        memcpy(&input[m][i], two, 8);
      }
      for (size_t j = i; m == TN_KM_I1 && j < i + 8; j++) input[m][j] = (uint8_t)below(2);
    }
}

// ---- running

typedef void Build(TnKBuilder *b, void *user);
typedef struct Run {
  TnArena *arena;
  Build *build;
  void *user;
  TnKMem kinds[N_BUFS];  // of the outputs
  const char *what;
  bool failed;
} Run;

static const TnTarget *const targets[] = {&tn_target_tile, &tn_target_x64, &tn_target_x64_avx2};

static TnError *run_on(Run *r, TnKernel *k, size_t t) {
  TnKCode code = {0};
  void *bufs[N_BUFS];
  for (unsigned i = 0; i < N_BUFS; i++) bufs[i] = i < N_IN ? input[i] : output[t][i];
  for (unsigned i = N_IN; i < k->n_bufs; i++) memset(output[t][i], 0xEE, BYTES);
  TN_TRY(targets[t]->emit(r->arena, &k, 1, &code));
  size_t bytes = targets[t]->run_scratch ? targets[t]->run_scratch(&code) : 0;
  void *scratch = tn_alloc_aligned(bytes, 64);
  int64_t n = k->parallel ? k->parallel : 1, cut = n > 128 ? 128 : n;
  targets[t]->run(&code, 0, bufs, 0, cut, scratch);
  if (cut < n) targets[t]->run(&code, 0, bufs, cut, n, scratch);
  tn_free_aligned(scratch);
  if (targets[t]->close) targets[t]->close(&code);
  return NULL;
}

static bool is_nan_at(TnKMem m, const uint8_t *p) {
  uint64_t x = 0;
  memcpy(&x, p, tn_k_mem_bytes[m]);
  switch ((int)m) {
    case TN_KM_F16: return (x & 0x7FFF) > 0x7C00;
    case TN_KM_BF16: return (x & 0x7FFF) > 0x7F80;
    case TN_KM_F32: return (x & 0x7FFFFFFF) > 0x7F800000;
    case TN_KM_F64: return (x & INT64_MAX) > 0x7FF0000000000000;
    default: return false;
  }
}

static void compare(Run *r, TnKernel *k, size_t t) {
  for (unsigned i = N_IN; i < k->n_bufs; i++) {
    size_t size = tn_k_mem_bytes[r->kinds[i]];
    if (!memcmp(output[0][i], output[t][i], BYTES)) continue;
    for (size_t at = 0; at < BYTES; at += size) {
      const uint8_t *want = &output[0][i][at], *got = &output[t][i][at];
      if (!memcmp(want, got, size) || (is_nan_at(r->kinds[i], want) && is_nan_at(r->kinds[i], got))) continue;
      uint64_t w = 0, x = 0;
      memcpy(&w, want, size);
      memcpy(&x, got, size);
      printf("%s on %s (%u nodes): buffer %u, element %zu: %" PRIx64 ", expected %" PRIx64 "\n", r->what,
             targets[t]->name, k->n_nodes, i, at / size, x, w);
      if (k->n_nodes < 120 || getenv("PRINT")) {
        TnBuf text = {.arena = r->arena};
        tn_k_print(&text, k);
        printf("%.*s\n", TN_STR_ARG(tn_buf_view(&text)));
      }
      r->failed = true;
      return;
    }
  }
}

static TnError *run_guarded(void *arg) {
  Run *r = arg;
  TnKBuilder b;
  tn_k_init(&b, r->arena);
  r->build(&b, r);
  TnKernel *k = tn_k_finish(&b, "k");
  TN_TRY(tn_k_verify(k));
  for (size_t t = 0; t < TN_COUNT(targets); t++)
    if (targets[t]->available()) {
      TN_TRY(run_on(r, k, t));
      if (t) compare(r, k, t);
    }
  return NULL;
}

// A kernel from a file, to find the smallest that fails.
static TnError *run_file_guarded(void *arg) {
  Run *r = arg;
  TnFile f;
  TN_TRY(tn_file_map(r->what, &f));
  TnKernel *k;
  TN_TRY(tn_k_parse(r->arena, (TnStr){(const char *)f.p, f.n}, tn_str(r->what), &k));
  for (uint32_t i = 0; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_store) r->kinds[k->nodes[i].buf] = (TnKMem)k->nodes[i].aux;
  k->n_bufs = N_BUFS;
  TN_TRY(tn_k_verify(k));
  for (size_t t = 0; t < TN_COUNT(targets); t++) {
    TN_TRY(run_on(r, k, t));
    if (t) compare(r, k, t);
  }
  return NULL;
}

// True when all targets agree.
static bool agree_by(TnError *(*run)(void *), Build *build, void *user, const char *what) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Run r = {.arena = &arena, .build = build, .user = user, .what = what};
  for (unsigned i = 0; i < N_BUFS; i++) r.kinds[i] = TN_KM_I8;
  TnError *e = tn_guard_run(&guard, run, &r);
  if (e) printf("%s: %s\n", what, e->message);
  bool ok = !e && !r.failed;
  tn_error_destroy(e);
  tn_arena_deinit(&arena);
  return ok;
}

static bool agree(Build *build, void *user, const char *what) { return agree_by(run_guarded, build, user, what); }

// ---- each operation

static TnKMem memory_of(TnKType t) {
  switch ((int)t) {
    case TN_KT_I1: return TN_KM_I1;
    case TN_KT_I32: return TN_KM_I32;
    case TN_KT_I64: return TN_KM_I64;
    case TN_KT_F32: return TN_KM_F32;
    default: return TN_KM_F64;
  }
}

static TnKVal load_at(TnKBuilder *b, TnKMem m, TnKVal loop, int64_t imm) {
  TnKTerm t = {loop, tn_k_mem_bytes[m]};
  return tn_k_load(b, m, m, &(TnKAddr){.imm = imm, .terms = &t, .n_terms = 1}, 0);
}

static void store_at(TnKBuilder *b, Run *r, unsigned buf, TnKVal loop, TnKVal x, TnKType type) {
  TnKMem m = memory_of(type);
  TnKTerm t = {loop, tn_k_mem_bytes[m]};
  r->kinds[buf] = m;
  tn_k_store(b, m, buf, &(TnKAddr){.terms = &t, .n_terms = 1}, x, 0);
}

typedef struct Case {
  TnKOp op;
  TnKType type, to;
  unsigned lanes, pred;
  int64_t n;
  bool one_lane_first, one_lane_second;  // operands that are the same for all lanes
  bool is_const;                         // the second operand is a constant
  uint64_t constant;
} Case;

static TnKVal operand(TnKBuilder *b, const Case *c, TnKVal loop, TnKType type, int64_t imm, bool one) {
  TnKMem m = memory_of(type);
  return one ? tn_k_load(b, m, m, &(TnKAddr){.imm = imm}, 0) : load_at(b, m, loop, imm + (int64_t)c->op * 64);
}

static void build_case(TnKBuilder *b, void *user) {
  Run *r = user;
  const Case *c = r->user;
  TnKVal i = tn_k_loop(b, c->n, c->lanes > 1 ? TN_LOOP_VECTOR | TN_LOOP_PARALLEL : TN_LOOP_PARALLEL, c->lanes);
  TnKVal x = operand(b, c, i, c->type, 0, c->one_lane_first), y = 0, z;
  unsigned operands = tn_k_op_info[c->op].operands;
  if (operands >= 2 && c->op != TN_K_select)
    y = c->is_const ? tn_k_const(b, c->type, (int64_t)c->constant)
                    : operand(b, c, i, c->type, tn_k_type_bytes(c->type) * 37, c->one_lane_second);
  TnKType to = c->type;
  limit_operands(b, c->op, &x, &y);
  if (c->op == TN_K_select) {
    TnKVal p = operand(b, c, i, TN_KT_I1, 5, c->one_lane_first);
    y = operand(b, c, i, c->type, tn_k_type_bytes(c->type) * 37, c->one_lane_second);
    z = tn_k_select(b, p, x, y);
  } else if (c->op == TN_K_ffma) {
    z = tn_k_fma(b, x, y, operand(b, c, i, c->type, tn_k_type_bytes(c->type) * 90, false));
  } else if (tn_k_op_info[c->op].kind == TN_KK_CMP) {
    z = tn_k_cmp(b, (TnKPred)c->pred, x, y), to = TN_KT_I1;
  } else if (c->op == TN_K_lookup) {
    z = tn_k_lookup(b, (unsigned)c->constant, x), to = c->to;
  } else if (tn_k_op_info[c->op].kind == TN_KK_CVT) {
    z = tn_k_cvt(b, c->op, c->to, x), to = c->to;
  } else {
    z = operands == 1 ? tn_k_op1(b, c->op, x) : tn_k_op2(b, c->op, x, y);
  }
  store_at(b, r, N_IN, i, z, to);
  // What comes of it is used in all lanes too, when it is one.
  if (c->lanes > 1 && to != TN_KT_I1) store_at(b, r, N_IN + 1, i, tn_k_select(b, load_at(b, TN_KM_I1, i, 9), z, z), to);
  tn_k_end(b);
}

static bool try_case(Case c) {
  static const int64_t counts[] = {1, 5, 64, 131, 200};
  for (size_t i = 0; i < TN_COUNT(counts); i++)
    for (c.lanes = 1; c.lanes <= 64; c.lanes *= 2) {
      char what[128];
      c.n = counts[i];
      snprintf(what, sizeof what, "%s %s to %s, predicate %u, %u lanes, %d", tn_k_op_info[c.op].name,
               tn_k_type_name[c.type], tn_k_type_name[c.to], c.pred, c.lanes, (int)c.n);
      if (!agree(build_case, &c, what)) return false;
    }
  return true;
}

static void try_shapes(Case c) {
  CHECK(try_case(c));
  if (tn_k_op_info[c.op].operands < 2) return;
  c.one_lane_first = true;
  CHECK(try_case(c));
  c.one_lane_second = true;
  CHECK(try_case(c));
  c.one_lane_first = false;
  CHECK(try_case(c));
}

TN_TEST(integers) {
  static const TnKType types[] = {TN_KT_I1, TN_KT_I32, TN_KT_I64};
  for (TnKOp op = 0; op < TN_N_K_OPS; op++) {
    if (tn_k_op_info[op].kind != TN_KK_INT) continue;
    bool logic = op == TN_K_iand || op == TN_K_ior || op == TN_K_ixor;
    for (size_t t = logic ? 0 : 1; t < 3; t++) try_shapes((Case){.op = op, .type = types[t], .to = types[t]});
  }
}

TN_TEST(integer_constants) {
  static const uint64_t constants[] = {
      0, 1, 2, 3, 7, 8, 31, 32, 40, 63, 64, 1024, 0x80000000, UINT64_MAX, (uint64_t)1 << 63};
  for (TnKOp op = 0; op < TN_N_K_OPS; op++)
    for (size_t i = 0; tn_k_op_info[op].kind == TN_KK_INT && tn_k_op_info[op].operands == 2 && i < TN_COUNT(constants);
         i++)
      for (TnKType t = TN_KT_I32; t <= TN_KT_I64; t++) {
        Case c = {.op = op, .type = t, .to = t, .is_const = true, .constant = constants[i], .lanes = 16, .n = 131};
        CHECK(agree(build_case, &c, tn_k_op_info[op].name));
        c.one_lane_first = true;
        CHECK(agree(build_case, &c, tn_k_op_info[op].name));
      }
}

TN_TEST(floats) {
  for (TnKOp op = 0; op < TN_N_K_OPS; op++) {
    if (tn_k_op_info[op].kind != TN_KK_FLT) continue;
    bool only_f32 = op >= TN_K_fmant && op <= TN_K_rbf16;
    for (TnKType t = TN_KT_F32; t <= (only_f32 ? TN_KT_F32 : TN_KT_F64); t++)
      try_shapes((Case){.op = op, .type = t, .to = t});
  }
}

TN_TEST(float_constants) {
  static const TnKOp ops[] = {TN_K_fadd, TN_K_fmul, TN_K_fmin, TN_K_fmax};
  for (size_t o = 0; o < TN_COUNT(ops); o++)
    for (unsigned i = 0; i < TN_COUNT(special64); i++)
      for (TnKType t = TN_KT_F32; t <= TN_KT_F64; t++) {
        uint64_t bits = t == TN_KT_F64 ? special64[i] : special32[i];
        Case c = {.op = ops[o], .type = t, .to = t, .is_const = true, .constant = bits, .lanes = 16, .n = 300};
        CHECK(agree(build_case, &c, tn_k_op_info[ops[o]].name));
      }
}

// Divisions by constants: those that products give, those that they do not (the first three, for one numerator each),
// and those that are too large or too small.
TN_TEST(quotients) {
  static const float numerators[] = {8808040, 11051995, 11985076};
  static const float constants[] = {0.35f, 0.93f, 0x1.879b9cp+0f, 3,    255, 0.22f,           10,       0.1f, 1e6f,
                                    1e7f,  1e-7f, 1e-30f,         512,  7,   0x1.fffffep+0f, INFINITY, NAN};
  memcpy(&input[TN_KM_F32][TN_K_fdiv * 64], numerators, sizeof numerators);
  for (unsigned i = 0; i < 2 * TN_COUNT(constants); i++) {
    float d = i % 2 ? -constants[i / 2] : constants[i / 2];
    double wide = (double)d * 1.01;
    for (TnKType t = TN_KT_F32; t <= TN_KT_F64; t++)
      for (unsigned lanes = 1; lanes <= 16; lanes *= 16) {
        Case c = {.op = TN_K_fdiv, .type = t, .to = t, .is_const = true, .lanes = lanes, .n = 1500};
        if (t == TN_KT_F64) {
          memcpy(&c.constant, &wide, sizeof wide);
        } else {
          memcpy(&c.constant, &d, sizeof d);
        }
        CHECK(agree(build_case, &c, "fdiv by a constant"));
        c.one_lane_first = true;
        CHECK(agree(build_case, &c, "fdiv by a constant"));
      }
  }
  fill_inputs();
}

// (s + t) * scale / d of one lane, whose terms and sums are of any size, or of like sizes.
static void build_early(TnKBuilder *b, void *user) {
  Run *r = user;
  const Case *c = r->user;
  TnKVal i = tn_k_loop(b, c->n, TN_LOOP_PARALLEL, 1);
  TnKVal x = tn_k_op2(b, TN_K_fadd, load_at(b, memory_of(c->type), i, 0), load_at(b, memory_of(c->type), i, BYTES / 2));
  double scale = ldexp(1, (int)c->pred - 10), d;
  memcpy(&d, &c->constant, sizeof d);
  bool is_64 = c->type == TN_KT_F64;
  x = tn_k_op2(b, TN_K_fmul, x, is_64 ? tn_k_f64(b, scale) : tn_k_f32(b, (float)scale));
  store_at(b, r, N_IN, i, tn_k_op2(b, TN_K_fdiv, x, is_64 ? tn_k_f64(b, d) : tn_k_f32(b, (float)d)), c->type);
  tn_k_end(b);
}

static void fill_like(void) {
  for (size_t i = 0; i < BYTES / 2; i += 4) {
    uint32_t s = (uint32_t)next(), t = (uint32_t)next();
    if (i % 16 < 8) s = (s & 0x87FFFFFF) | 0x38000000;
    if (i % 8 == 0) t = s ^ 0x80000000 ^ t >> (8 + below(24));  // a sum that is small for its terms
    if (i % 8 == 4) t = (s & 0x7F800000) | (t & 0x807FFFFF);
    memcpy(&input[TN_KM_F32][i], &s, 4);
    memcpy(&input[TN_KM_F32][i + BYTES / 2], &t, 4);
  }
}

TN_TEST(early_quotients) {
  static const double constants[] = {3, -3, 5, 0.75, 1023, 1025, 10, 255, 0x1p-20 * 7, 0x1p10 * 9, 0.3};
  static const unsigned scales[] = {0, 5, 10, 11, 13, 19, 20};
  for (unsigned round = 0; round < 4; round++) {
    fill_like();
    for (unsigned i = 0; i < TN_COUNT(constants); i++)
      for (unsigned k = 0; k < TN_COUNT(scales); k++)
        for (TnKType t = TN_KT_F32; t <= TN_KT_F64; t++) {
          Case c = {.type = t, .pred = scales[k], .n = BYTES / 16};
          memcpy(&c.constant, &constants[i], sizeof c.constant);
          CHECK(agree(build_early, &c, "fdiv of a sum or product by a constant"));
        }
  }
  fill_inputs();
}

// A loop in which most loops have few lanes, which are then made in half registers, the longer ones too.
static void build_short(TnKBuilder *b, void *user) {
  Run *r = user;
  const Case *c = r->user;
  tn_k_loop(b, 40, 0, 1);
  for (unsigned x = 0; x < 8; x++) {
    TnKVal i = tn_k_loop(b, 6, TN_LOOP_VECTOR, 8);
    TnKVal y = tn_k_op2(b, TN_K_fadd, load_at(b, TN_KM_F32, i, 24 * x), load_at(b, TN_KM_F32, i, 24 * x + 4));
    store_at(b, r, N_IN, i, y, TN_KT_F32);
    tn_k_end(b);
  }
  TnKVal i = tn_k_loop(b, c->n, TN_LOOP_VECTOR, c->lanes);
  store_at(b, r, N_IN + 1, i, tn_k_op1(b, TN_K_fneg, load_at(b, TN_KM_F32, i, 8)), TN_KT_F32);
  tn_k_end(b);
  tn_k_end(b);
}

TN_TEST(short_loops) {
  for (unsigned lanes = 16; lanes <= 64; lanes *= 2)
    for (int64_t n = 9; n < 90; n += 7) {
      Case c = {.n = n, .lanes = lanes};
      CHECK(agree(build_short, &c, "short loops"));
    }
}

// Of one lane: rotations, and what looks like them, and products by small numbers.
static void build_turned(TnKBuilder *b, void *user) {
  Run *r = user;
  const Case *c = r->user;
  TnKVal i = tn_k_loop(b, c->n, TN_LOOP_PARALLEL, 1);
  TnKVal var = tn_k_var(b, load_at(b, memory_of(c->type), i, 0), 1);
  TnKVal loop = tn_k_loop(b, 3, 0, 1);
  (void)loop;
  TnKVal x = tn_k_get(b, var), y = load_at(b, memory_of(c->type), i, BYTES / 2);
  int64_t bits = c->type == TN_KT_I64 ? 64 : 32, by = (int64_t)c->constant, rest = bits - by - c->one_lane_second;
  x = tn_k_op2(b, TN_K_imul, x, tn_k_const(b, c->type, (int64_t)c->lanes));
  TnKVal left = tn_k_op2(b, TN_K_ishl, x, tn_k_const(b, c->type, by));
  TnKVal right = tn_k_op2(b, TN_K_ishru, c->one_lane_first ? y : x, tn_k_const(b, c->type, rest));
  TnKVal z = c->is_const ? tn_k_op2(b, TN_K_ior, left, right) : tn_k_op2(b, TN_K_ior, right, left);
  tn_k_set(b, var, tn_k_op2(b, TN_K_isub, z, y));
  tn_k_end(b);
  store_at(b, r, N_IN, i, tn_k_get(b, var), c->type);
  tn_k_end(b);
}

TN_TEST(rotations_of_one) {
  static const unsigned factors[] = {1, 3, 5, 7, 9};
  for (unsigned i = 0; i < 8 * TN_COUNT(factors); i++)
    for (TnKType t = TN_KT_I32; t <= TN_KT_I64; t++) {
      Case c = {.type = t, .n = 300, .lanes = factors[i / 8], .constant = 1 + i * 7 % 31, .is_const = i & 1};
      c.one_lane_first = (i & 6) == 4, c.one_lane_second = (i & 6) == 6;
      CHECK(agree(build_turned, &c, "rotation"));
    }
}

TN_TEST(comparisons) {
  for (TnKType t = TN_KT_I32; t <= TN_KT_F64; t++)
    for (unsigned p = 0; p <= (t >= TN_KT_F32 ? TN_KP_GE : TN_KP_UGE); p++)
      try_shapes((Case){.op = t >= TN_KT_F32 ? TN_K_fcmp : TN_K_icmp, .type = t, .to = TN_KT_I1, .pred = p});
}

TN_TEST(selects) {
  for (TnKType t = TN_KT_I1; t <= TN_KT_F64; t++) try_shapes((Case){.op = TN_K_select, .type = t, .to = t});
}

TN_TEST(conversions) {
  static const struct {
    TnKOp op;
    TnKType from, to;
  } all[] = {{TN_K_sext, TN_KT_I32, TN_KT_I64}, {TN_K_zext, TN_KT_I32, TN_KT_I64},  {TN_K_trunc, TN_KT_I64, TN_KT_I32},
             {TN_K_s2f, TN_KT_I32, TN_KT_F32},  {TN_K_s2f, TN_KT_I32, TN_KT_F64},   {TN_K_s2f, TN_KT_I64, TN_KT_F32},
             {TN_K_s2f, TN_KT_I64, TN_KT_F64},  {TN_K_u2f, TN_KT_I32, TN_KT_F32},   {TN_K_u2f, TN_KT_I32, TN_KT_F64},
             {TN_K_u2f, TN_KT_I64, TN_KT_F32},  {TN_K_u2f, TN_KT_I64, TN_KT_F64},   {TN_K_f2s, TN_KT_F32, TN_KT_I32},
             {TN_K_f2s, TN_KT_F32, TN_KT_I64},  {TN_K_f2s, TN_KT_F64, TN_KT_I32},   {TN_K_f2s, TN_KT_F64, TN_KT_I64},
             {TN_K_f2u, TN_KT_F32, TN_KT_I32},  {TN_K_f2u, TN_KT_F32, TN_KT_I64},   {TN_K_f2u, TN_KT_F64, TN_KT_I32},
             {TN_K_f2u, TN_KT_F64, TN_KT_I64},  {TN_K_f2f, TN_KT_F32, TN_KT_F64},   {TN_K_f2f, TN_KT_F64, TN_KT_F32},
             {TN_K_bits, TN_KT_I32, TN_KT_F32}, {TN_K_bits, TN_KT_F32, TN_KT_I32},  {TN_K_bits, TN_KT_I64, TN_KT_F64},
             {TN_K_bits, TN_KT_F64, TN_KT_I64}, {TN_K_lookup, TN_KT_I32, TN_KT_F32},
             {TN_K_lookup, TN_KT_I64, TN_KT_F64}};
  for (size_t i = 0; i < TN_COUNT(all); i++) {
    Case c = {.op = all[i].op, .type = all[i].from, .to = all[i].to};
    CHECK(try_case(c));
    c.one_lane_first = true;
    CHECK(try_case(c));
  }
}

// ---- loads and stores

typedef struct Access {
  TnKMem m;
  unsigned lanes;
  int64_t n, coef;
  bool masked, indexed, index_64;
  int32_t coef_a;
  uint16_t reach;  // the index is below it
} Access;

static void build_access(TnKBuilder *b, void *user) {
  Run *r = user;
  const Access *a = r->user;
  TnKVal i = tn_k_loop(b, a->n, a->lanes > 1 ? TN_LOOP_VECTOR : 0, a->lanes);
  TnKTerm t = {i, a->coef};
  TnKAddr at = {.imm = 16384, .terms = &t, .n_terms = a->coef != 0};
  if (a->indexed) {
    TnKVal index =
        tn_k_op2(b, TN_K_isub, tn_k_op2(b, TN_K_iand, load_at(b, TN_KM_I32, i, 0), tn_k_i32(b, 127)), tn_k_i32(b, 60));
    at.lane_index = a->index_64 ? tn_k_cvt(b, TN_K_sext, TN_KT_I64, index) : index;
    at.lane_coef = a->coef_a;
  }
  if (a->reach) {
    TnKVal index = tn_k_op2(b, TN_K_iand, load_at(b, TN_KM_I32, i, 0), tn_k_i32(b, 511));
    at.lane_index = tn_k_op2(b, TN_K_imins, index, tn_k_i32(b, a->reach - 1));
    at.lane_coef = a->coef_a, at.lane_reach = a->reach;
  }
  TnKVal mask = a->masked ? load_at(b, TN_KM_I1, i, 77) : 0;
  TnKVal x = tn_k_load(b, a->m, a->m, &at, mask);
  r->kinds[N_IN] = r->kinds[N_IN + 1] = a->m;
  TnKTerm near = {i, tn_k_mem_bytes[a->m]};
  tn_k_store(b, a->m, N_IN, &(TnKAddr){.imm = 8, .terms = &near, .n_terms = 1}, x, 0);
  // The same place written, with values that are not the memory's own.
  TnKVal y = load_at(b, memory_of(tn_k_mem_type(a->m)), i, 1024);
  tn_k_store(b, a->m, N_IN + 1, &at, y, mask);
  tn_k_end(b);
}

static void try_access(Access a) {
  for (a.lanes = 1; a.lanes <= 64; a.lanes *= 2)
    for (a.n = 1; a.n < 150; a.n = a.n * 3 + 2) {
      char what[128];
      snprintf(what, sizeof what, "%s: coef %d, %u lanes, %d, masked %d, index %d %d * %d", tn_k_mem_name[a.m],
               (int)a.coef, a.lanes, (int)a.n, a.masked, a.indexed, a.index_64, (int)a.coef_a);
      CHECK(agree(build_access, &a, what));
    }
}

TN_TEST(accesses) {
  for (TnKMem m = 0; m < TN_N_KM; m++)
    for (unsigned masked = 0; masked < 2; masked++) {
      int64_t size = tn_k_mem_bytes[m], coefs[] = {size, -size, 2 * size, 0, 3 * size, 24};
      for (size_t c = 0; c < TN_COUNT(coefs); c++) try_access((Access){.m = m, .coef = coefs[c], .masked = masked});
      int32_t index_coefs[] = {(int32_t)size, 8, (int32_t)(3 * size), 40};
      for (size_t c = 0; c < TN_COUNT(index_coefs); c++)
        for (unsigned wide = 0; wide < 2; wide++)
          try_access((Access){.m = m,
                              .coef = c % 2 ? size : 0,
                              .masked = masked,
                              .indexed = true,
                              .index_64 = wide,
                              .coef_a = index_coefs[c]});
    }
}

TN_TEST(tables) {
  static const uint16_t reaches[] = {1, 7, 16, 17, 40, 64, 100, 256};
  for (TnKMem m = 0; m < TN_N_KM; m++)
    for (unsigned masked = 0; masked < 2; masked++)
      for (unsigned wide = 1; wide < 4; wide++)
        for (size_t r = 0; r < TN_COUNT(reaches); r++)
          try_access(
              (Access){.m = m, .masked = masked, .coef_a = (int32_t)(wide * tn_k_mem_bytes[m]), .reach = reaches[r]});
}

typedef struct Stride {
  TnKMem from, to;
  int64_t n, bytes;
  unsigned lanes;
  bool masked;
} Stride;

// Elements that stand apart, and what is narrow done with them.
static void build_stride(TnKBuilder *b, void *user) {
  Run *r = user;
  const Stride *s = r->user;
  TnKVal i = tn_k_loop(b, s->n, TN_LOOP_VECTOR, s->lanes);
  TnKTerm far = {i, s->bytes}, near = {i, tn_k_mem_bytes[s->to]};
  TnKVal mask = s->masked ? load_at(b, TN_KM_I1, i, 77) : 0;
  TnKVal x = tn_k_load(b, s->from, s->from, &(TnKAddr){.imm = 40, .terms = &far, .n_terms = 1}, mask);
  r->kinds[N_IN] = s->to;
  tn_k_store(b, s->to, N_IN, &(TnKAddr){.imm = 8, .terms = &near, .n_terms = 1},
             tn_k_op2(b, TN_K_iadd, x, tn_k_i32(b, 3)), 0);
  tn_k_end(b);
}

TN_TEST(strides) {
  for (TnKMem m = TN_KM_I8; m <= TN_KM_U16; m++)
    for (unsigned k = 0; k < 4; k++)
      for (int64_t step = -1; step < 40; step = step < 9 ? step + 1 : step * 2 - 3)
        for (unsigned lanes = 4; lanes <= 64; lanes *= 2)
          for (int64_t n = 3; n < 150; n = n * 3 + 2) {
            Stride s = {m, k & 1 ? TN_KM_I16 : TN_KM_I8, n, step * tn_k_mem_bytes[m], lanes, k & 2};
            if (step < 0) s.bytes = 33;
            CHECK(agree(build_stride, &s, "stride"));
          }
}

typedef struct Columns {
  TnKMem m;
  unsigned lanes, each;
  int64_t n;
} Columns;

// Rows of elements of which each is stored by itself.
static void build_columns(TnKBuilder *b, void *user) {
  Run *r = user;
  const Columns *c = r->user;
  int64_t size = tn_k_mem_bytes[c->m];
  TnKVal i = tn_k_loop(b, c->n, TN_LOOP_VECTOR, c->lanes), x[8];
  TnKTerm near = {i, size}, far = {i, size * c->each};
  for (unsigned k = 0; k < c->each; k++) {
    TnKAddr from = {.imm = 40 * k, .terms = &near, .n_terms = 1};
    x[k] = tn_k_op2(b, TN_K_iadd, tn_k_load(b, c->m, c->m, &from, 0), tn_k_i32(b, (int32_t)k));
  }
  r->kinds[N_IN] = c->m;
  for (unsigned k = 0; k < c->each; k++)
    tn_k_store(b, c->m, N_IN, &(TnKAddr){.imm = 8 + size * k, .terms = &far, .n_terms = 1}, x[k], 0);
  tn_k_end(b);
}

TN_TEST(columns) {
  for (TnKMem m = TN_KM_I8; m <= TN_KM_I32; m++)
    for (unsigned lanes = 8; lanes <= 64; lanes *= 2)
      for (unsigned each = 2; each <= 8; each++)
        for (int64_t n = 3; n < 150; n = n * 3 + 2)
          CHECK(agree(build_columns, &(Columns){m, lanes, each, n}, "columns"));
}

// ---- nothing beside the elements is touched

typedef struct Guarded {
  TnKMem m;
  unsigned lanes;
  int64_t n;
  bool masked;
  bool is_table;      // the n elements are read by indices, which the mask's bytes are
  uint8_t *pages[3];  // a page that can be used between two that can not: source, mask, result
  TnArena *arena;
} Guarded;

enum { PAGE = 4096 };

static void build_guarded(TnKBuilder *b, const Guarded *w) {
  TnKVal i = tn_k_loop(b, w->n, w->lanes > 1 ? TN_LOOP_VECTOR : 0, w->lanes), mask = 0;
  TnKTerm t = {i, tn_k_mem_bytes[w->m]}, t1 = {i, 1};
  TnKAddr at = {.terms = &t, .n_terms = 1};
  TnKAddr from = at, beside = {.terms = &t1, .n_terms = 1};
  if (w->masked) mask = tn_k_load(b, TN_KM_I1, 1, &beside, 0);
  if (w->is_table)
    from = (TnKAddr){.lane_index = tn_k_load(b, TN_KM_U8, 1, &beside, 0),
                     .lane_coef = tn_k_mem_bytes[w->m],
                     .lane_reach = (uint16_t)w->n};
  tn_k_store(b, w->m, 2, &at, tn_k_load(b, w->m, 0, &from, mask), mask);
  tn_k_end(b);
}

static TnError *run_guarded_pages(void *arg) {
  Guarded *w = arg;
  TnKBuilder b;
  tn_k_init(&b, w->arena);
  build_guarded(&b, w);
  TnKernel *k = tn_k_finish(&b, "guarded");
  size_t size = tn_k_mem_bytes[w->m], bytes = size * (size_t)w->n;
  for (size_t t = 1; t < TN_COUNT(targets); t++)
    for (unsigned at_end = 0; at_end < 2; at_end++) {
      if (!targets[t]->available()) continue;
      uint8_t *p[3];
      for (unsigned i = 0; i < 3; i++) p[i] = w->pages[i] + (at_end ? PAGE - (i == 1 ? (size_t)w->n : bytes) : 0);
      for (size_t i = 0; i < bytes; i++)
        p[0][i] = w->m == TN_KM_I1 ? (uint8_t)(i & 1) : (uint8_t)(i % 97), p[2][i] = 0x11;
      for (size_t i = 0; i < (size_t)w->n; i++) p[1][i] = (uint8_t)(w->is_table ? i : i % 3 == 0);
      TnKCode code = {0};
      TN_TRY(targets[t]->emit(w->arena, &k, 1, &code));
      targets[t]->run(&code, 0, (void *[]){p[0], p[1], p[2]}, 0, 1, NULL);
      targets[t]->close(&code);
      for (size_t i = 0; i < bytes; i++) CHECK(p[2][i] == (w->masked && i / size % 3 ? 0x11 : p[0][i]));
    }
  return NULL;
}

TN_TEST(guard_pages) {
  Guarded w = {.lanes = 1};
  for (unsigned i = 0; i < 3; i++) {
    uint8_t *p = mmap(NULL, 3 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(p != MAP_FAILED && !mprotect(p + PAGE, PAGE, PROT_READ | PROT_WRITE));
    w.pages[i] = p + PAGE;
  }
  for (w.m = 0; w.m < TN_N_KM; w.m++)
    for (w.lanes = 1; w.lanes <= 64; w.lanes *= 2)
      for (w.n = 1; w.n < 150; w.n = w.n * 2 + 1)
        for (unsigned k = 0; k < 3; k++) {
          TnGuard guard = {0};
          TnArena arena;
          w.masked = k == 1, w.is_table = k == 2, w.arena = &arena;
          tn_arena_init(&arena, &guard);
          CHECK(!tn_guard_run(&guard, run_guarded_pages, &w));
          tn_arena_deinit(&arena);
        }
  for (unsigned i = 0; i < 3; i++) munmap(w.pages[i] - PAGE, 3 * PAGE);
}

// ---- more values than registers

typedef struct Many {
  unsigned count, lanes;
  TnKType type;
  bool variables;
} Many;

// All values are loaded before the first is used; then they meet in pairs, the last with the first.
static void build_many(TnKBuilder *b, void *user) {
  Run *r = user;
  const Many *m = r->user;
  TnKMem mem = memory_of(m->type);
  TnKVal *v = tn_new_n(r->arena, TnKVal, m->count), *var = tn_new_n(r->arena, TnKVal, m->count), i = 0;
  for (unsigned x = 0; m->variables && x < m->count; x++)
    var[x] = tn_k_var(b, tn_k_load(b, mem, mem, &(TnKAddr){.imm = 8 * (int64_t)x}, 0), m->lanes);
  i = tn_k_loop(b, 70, m->lanes > 1 ? TN_LOOP_VECTOR : 0, m->lanes);
  for (unsigned x = 0; x < m->count; x++) v[x] = load_at(b, mem, i, 8 * (int64_t)x);
  TnKOp op = m->type == TN_KT_I1 ? TN_K_ixor : m->type >= TN_KT_F32 ? TN_K_fadd : TN_K_iadd;
  for (unsigned x = 0; m->variables && x < m->count; x++)
    tn_k_set(b, var[x], tn_k_op2(b, op, tn_k_get(b, var[x]), v[m->count - 1 - x]));
  TnKVal sum = v[0];
  for (unsigned x = 0; x < m->count / 2; x++)
    sum = tn_k_op2(b, op, sum, tn_k_op2(b, m->type == TN_KT_I1 ? TN_K_iand : op, v[x], v[m->count - 1 - x]));
  store_at(b, r, N_IN, i, sum, m->type);
  tn_k_end(b);
  for (unsigned x = 0; m->variables && x < m->count; x += 7) {
    r->kinds[N_IN + 1] = mem;
    TnKVal last = tn_k_lane(b, tn_k_get(b, var[x]), m->lanes - 1);
    tn_k_store(b, mem, N_IN + 1, &(TnKAddr){.imm = 8 * (int64_t)x}, last, 0);
  }
}

TN_TEST(many_values) {
  for (Many m = {.type = TN_KT_I1}; m.type <= TN_KT_F64; m.type++)
    for (m.lanes = 1; m.lanes <= 64; m.lanes *= 4)
      for (unsigned i = 0; i < 4; i++) {
        m.count = i & 1 ? 200 : 30, m.variables = i >= 2;
        CHECK(agree(build_many, &m, "many values"));
      }
}

// The time to make a kernel grows with its nodes and not with their square.
typedef struct Long {
  TnArena *arena;
  unsigned nodes;
  uint64_t ns;
} Long;

static uint64_t own_time_ns(void) {  // of this thread: other programs do not count
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static TnError *emit_long(void *arg) {
  Long *l = arg;
  TnKBuilder b;
  tn_k_init(&b, l->arena);
  TnKVal i = tn_k_loop(&b, 1000, TN_LOOP_VECTOR | TN_LOOP_PARALLEL, 16), x = load_at(&b, TN_KM_F32, i, 0), y = x;
  TnKTerm t = {i, 4};
  for (unsigned n = 0; n < l->nodes / 4; n++) {
    TnKVal z = tn_k_fma(&b, x, y, tn_k_f32(&b, (float)n));
    y = tn_k_op2(&b, TN_K_fmax, z, n % 16 ? y : load_at(&b, TN_KM_F32, i, n));
    if (n % 16 == 0) tn_k_store(&b, TN_KM_F32, N_IN + n % 32, &(TnKAddr){.terms = &t, .n_terms = 1}, y, 0);
  }
  tn_k_end(&b);
  TnKernel *k = tn_k_finish(&b, "long");
  TnKCode code = {0};
  l->ns = UINT64_MAX;
  for (int tries = 0; tries < 5; tries++) {
    uint64_t start = own_time_ns();
    TN_TRY(tn_target_x64.emit(l->arena, &k, 1, &code));
    uint64_t ns = own_time_ns() - start;
    if (ns < l->ns) l->ns = ns;
    tn_target_x64.close(&code);
  }
  return NULL;
}

TN_TEST(long_kernels) {
  uint64_t ns[2];
  for (unsigned i = 0; i < 2; i++) {
    TnGuard guard = {0};
    TnArena arena;
    tn_arena_init(&arena, &guard);
    Long l = {.arena = &arena, .nodes = i ? 32000 : 4000};
    CHECK(!tn_guard_run(&guard, emit_long, &l));
    ns[i] = l.ns;
    tn_arena_deinit(&arena);
  }
  if (getenv("PRINT")) printf("4000 nodes: %" PRIu64 " ns, 32000 nodes: %" PRIu64 " ns\n", ns[0], ns[1]);
  CHECK(ns[1] < 40 * ns[0]);
}

// ---- text

static TnError *print_guarded(void *arg) {
  Run *r = arg;
  TnKBuilder b;
  tn_k_init(&b, r->arena);
  TnKVal i = tn_k_loop(&b, 100, TN_LOOP_VECTOR | TN_LOOP_PARALLEL, 16), x = load_at(&b, TN_KM_F32, i, 0);
  store_at(&b, r, N_IN, i, tn_k_op2(&b, TN_K_fmul, x, x), TN_KT_F32);
  tn_k_end(&b);
  TnKernel *k = tn_k_finish(&b, "square");
  TnKCode code = {0};
  TN_TRY(tn_target_x64.emit(r->arena, &k, 1, &code));
  TnBuf text = {.arena = r->arena};
  tn_target_x64.print(&text, &code, 0);
  tn_buf_char(&text, 0);
  CHECK(strncmp(text.p, "square: ", 8) == 0 && strstr(text.p, " fmul f32x16\n") && strstr(text.p, " load f32x16\n"));
  unsigned lines = 0, bytes = 0;
  for (const char *p = text.p; *p; p++) {
    lines += *p == '\n';
    bytes += *p == ' ' && strspn(p + 1, "0123456789abcdef") == 2 && (p[3] == ' ' || p[3] == '\n');
  }
  CHECK(lines > 5);
  CHECK_INT(bytes, code.code_bytes);
  tn_target_x64.close(&code);
  return NULL;
}

TN_TEST(print) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Run r = {.arena = &arena};
  CHECK(!tn_guard_run(&guard, print_guarded, &r));
  tn_arena_deinit(&arena);
}

// ---- random kernels

enum { MAX_VALUES = 400 };
typedef struct Value {
  TnKVal v;
  TnKType type;
  unsigned lanes;
} Value;

typedef struct Random {
  Run *run;
  TnKBuilder *b;
  Value values[MAX_VALUES];
  unsigned n_values;
  Value vars[16];
  unsigned n_vars;
  TnKVal terms[16];  // ix nodes in reach
  unsigned n_terms;
  TnKVal vector;
  unsigned lanes;  // of the kernel's vector loops
  unsigned depth, n_out, budget;
  bool is_parallel;  // the next vector loop is
} Random;

static void add_value(Random *r, TnKVal v, TnKType type) {
  if (r->n_values == MAX_VALUES) return;
  unsigned lanes = r->b->nodes.data[v].lanes;
  r->values[r->n_values++] = (Value){v, type, lanes};
}

static TnKVal pick(Random *r, TnKType type, bool one_lane) {
  for (unsigned tries = 0; tries < 12 && r->n_values; tries++) {
    const Value *v = &r->values[below(r->n_values)];
    if (v->type == type && (v->lanes == 1 || (!one_lane && r->vector))) return v->v;
  }
  if (type == TN_KT_I1) return tn_k_i1(r->b, below(2));
  return tn_k_const(r->b, type, (int64_t)(tn_k_type_bytes(type) == 8 ? random64() : random32()));
}

static TnKType random_type(void) { return (TnKType)(TN_KT_I1 + below(5)); }
static TnKType number_type(void) { return (TnKType)(TN_KT_I32 + below(4)); }

static TnKAddr random_address(Random *r, TnKTerm *terms, int64_t size, bool is_store) {
  TnKAddr at = {.imm = (int64_t)below(200) * 8, .terms = terms};
  unsigned n = r->n_terms < 3 ? r->n_terms : 3;
  for (unsigned i = 0; i < n; i++) {
    TnKVal node = r->terms[r->n_terms - 1 - i];
    int64_t coefs[] = {size, size, size, 0, 2 * size, 24};
    int64_t coef =
        node == r->vector ? (below(3) || is_store ? size : coefs[below(6)]) : coefs[below(6)] * (int64_t)below(4);
    if (coef) terms[at.n_terms++] = (TnKTerm){node, coef};
  }
  return at;
}

static TnKVal bounded_index(Random *r, bool one_lane) {
  if (below(2)) return tn_k_op2(r->b, TN_K_iand, pick(r, TN_KT_I32, one_lane), tn_k_i32(r->b, 63));
  return tn_k_op2(r->b, TN_K_iand, pick(r, TN_KT_I64, one_lane), tn_k_i64(r->b, 63));
}

static void random_load(Random *r) {
  TnKMem m = (TnKMem)below(TN_N_KM);
  TnKTerm terms[3];
  TnKAddr at = random_address(r, terms, tn_k_mem_bytes[m], false);
  if (below(5) == 0)
    at.lane_index = bounded_index(r, false), at.lane_coef = (int32_t)(below(2) ? tn_k_mem_bytes[m] : 12),
    at.lane_reach = below(2) ? 64 : 0;
  TnKVal mask = below(4) ? 0 : pick(r, TN_KT_I1, false);
  add_value(r, tn_k_load(r->b, m, m, &at, mask), tn_k_mem_type(m));
}

static void random_store(Random *r) {
  if (r->n_out == N_BUFS - N_IN) return;
  TnKMem m = (TnKMem)below(TN_N_KM);
  TnKTerm terms[3];
  TnKAddr at = random_address(r, terms, tn_k_mem_bytes[m], true);
  unsigned buf = N_IN + r->n_out++;
  r->run->kinds[buf] = m;
  if (below(6) == 0) at.lane_index = bounded_index(r, false), at.lane_coef = tn_k_mem_bytes[m];
  tn_k_store(r->b, m, buf, &at, pick(r, tn_k_mem_type(m), false), below(4) ? 0 : pick(r, TN_KT_I1, false));
}

static void random_convert(Random *r) {
  static const TnKOp ops[] = {TN_K_sext, TN_K_zext, TN_K_trunc, TN_K_s2f, TN_K_u2f,
                              TN_K_f2s,  TN_K_f2u,  TN_K_f2f,   TN_K_bits};
  TnKOp op = ops[below(TN_COUNT(ops))];
  TnKType ints = below(2) ? TN_KT_I32 : TN_KT_I64, floats = below(2) ? TN_KT_F32 : TN_KT_F64, from, to;
  switch ((int)op) {
    case TN_K_sext:
    case TN_K_zext: from = TN_KT_I32, to = TN_KT_I64; break;
    case TN_K_trunc: from = TN_KT_I64, to = TN_KT_I32; break;
    case TN_K_s2f:
    case TN_K_u2f: from = ints, to = floats; break;
    case TN_K_f2s:
    case TN_K_f2u: from = floats, to = ints; break;
    case TN_K_f2f: from = floats, to = floats == TN_KT_F32 ? TN_KT_F64 : TN_KT_F32; break;
    default: from = ints, to = ints == TN_KT_I32 ? TN_KT_F32 : TN_KT_F64; break;  // a NaN's bits are nobody's choice
  }
  add_value(r, tn_k_cvt(r->b, op, to, pick(r, from, false)), to);
}

static void random_value(Random *r) {
  TnKBuilder *b = r->b;
  TnKType t = number_type();
  bool is_float = t >= TN_KT_F32;
  switch (below(12)) {
    case 0:
    case 1: random_load(r); return;
    case 2: random_convert(r); return;
    case 3:
      add_value(r, tn_k_cmp(b, (TnKPred)below(is_float ? 6 : 10), pick(r, t, false), pick(r, t, false)), TN_KT_I1);
      return;
    case 4:
      t = random_type();
      add_value(r, tn_k_select(b, pick(r, TN_KT_I1, false), pick(r, t, false), pick(r, t, false)), t);
      return;
    case 5:
      add_value(r, tn_k_op2(b, (TnKOp)(TN_K_iand + below(3)), pick(r, TN_KT_I1, false), pick(r, TN_KT_I1, false)),
                TN_KT_I1);
      return;
    case 6:
      if (r->n_terms) {
        TnKTerm terms[3];
        TnKAddr at = random_address(r, terms, 1 + below(9), false);
        t = below(2) ? TN_KT_I32 : TN_KT_I64;
        add_value(r, tn_k_affine(b, t, &at), t);
      }
      return;
    case 7:
      t = below(2) ? TN_KT_F32 : TN_KT_F64;
      add_value(r, tn_k_fma(b, pick(r, t, false), pick(r, t, false), pick(r, t, false)), t);
      return;
    case 8:
      if (below(6) == 0) {
        t = below(2) ? TN_KT_F32 : TN_KT_F64;
        add_value(r, tn_k_call(b, TN_SCALAR_cbrt, pick(r, t, false), 0, 0), t);
        return;
      }  // fall through
    default: {
      TnKOp op = is_float ? (TnKOp)(TN_K_fadd + below(TN_K_rbf16 - TN_K_fadd + 1))
                          : (TnKOp)(TN_K_iadd + below(TN_K_iclz - TN_K_iadd + 1));
      if (op >= TN_K_fmant && op <= TN_K_rbf16) t = TN_KT_F32;
      if (op == TN_K_ffma || (op >= TN_K_fscale && op <= TN_K_fexp)) return;
      if (tn_k_op_info[op].operands == 1) {
        add_value(r, tn_k_op1(b, op, pick(r, t, false)), t);
      } else {
        add_value(r, tn_k_op2(b, op, pick(r, t, false), pick(r, t, false)), t);
      }
    }
  }
}

static void random_body(Random *r, unsigned n);

static void random_bracket(Random *r) {
  TnKBuilder *b = r->b;
  unsigned values = r->n_values, terms = r->n_terms, vars = r->n_vars;
  if (r->depth >= 4) return;
  r->depth++;
  switch (below(4)) {
    case 0: {
      TnKVal p = pick(r, TN_KT_I1, true);
      tn_k_if(b, p);
      random_body(r, 6);
      if (below(2)) {
        r->n_values = values, r->n_terms = terms, r->n_vars = vars;
        tn_k_else(b);
        random_body(r, 6);
      }
      break;
    }
    case 1: {  // a count down from a small number
      TnKVal left = tn_k_var(b, tn_k_op2(b, TN_K_iand, pick(r, TN_KT_I32, true), tn_k_i32(b, 3)), 1);
      tn_k_while(b);
      TnKVal now = tn_k_get(b, left);
      tn_k_exit(b, tn_k_cmp(b, TN_KP_GT, now, tn_k_i32(b, 0)));
      tn_k_set(b, left, tn_k_op2(b, TN_K_isub, now, tn_k_i32(b, 1)));
      random_body(r, 8);
      break;
    }
    case 2: {
      TnKVal n = tn_k_op2(b, TN_K_iand, pick(r, TN_KT_I64, true), tn_k_i64(b, 3));
      r->terms[r->n_terms++] = tn_k_loop_n(b, n);
      random_body(r, 8);
      break;
    }
    default:
      r->terms[r->n_terms++] = tn_k_loop(b, 1 + below(5), 0, 1);
      random_body(r, 8);
      break;
  }
  tn_k_end(b);
  r->depth--;
  r->n_values = values, r->n_terms = terms, r->n_vars = vars;
}

static void random_vector_loop(Random *r) {
  TnKBuilder *b = r->b;
  unsigned values = r->n_values, terms = r->n_terms, vars = r->n_vars, lanes = r->lanes, wide = 0;
  for (unsigned i = 0; i < vars; i++) wide += r->vars[i].lanes > 1;
  if (!wide && below(2)) r->lanes = 2u << below(6);  // loops of one kernel need not have the same
  r->vector =
      tn_k_loop(b, 1 + below(below(2) ? 20 : 150), TN_LOOP_VECTOR | (r->is_parallel ? TN_LOOP_PARALLEL : 0u), r->lanes);
  r->is_parallel = false;
  r->terms[r->n_terms++] = r->vector;
  r->depth++;
  random_body(r, 12 + below(40));
  tn_k_end(b);
  r->depth--;
  r->vector = 0;
  r->n_values = values, r->n_terms = terms, r->n_vars = vars, r->lanes = lanes;
}

static void random_var(Random *r) {
  TnKType t = random_type();
  unsigned lanes = below(2) ? r->lanes : 1;
  if (r->n_vars == TN_COUNT(r->vars) || (r->n_terms && !r->vector && lanes > 1 && below(2))) return;
  // Inside a vector loop a value of many lanes can begin a variable of as many only.
  TnKVal init = pick(r, t, lanes == 1);
  r->vars[r->n_vars++] = (Value){tn_k_var(r->b, init, lanes), t, lanes};
}

// Reads or writes a variable; beyond vector loops, one of many lanes is read by `lane`.
static void random_var_use(Random *r) {
  if (!r->n_vars) return;
  const Value *v = &r->vars[below(r->n_vars)];
  TnKBuilder *b = r->b;
  if (v->lanes > 1 && !r->vector) {
    TnKVal x = tn_k_get(b, v->v);
    unsigned n = below(v->lanes);
    if (below(2)) {
      TnKVal moved = tn_k_down(b, x, n);
      x = tn_k_select(b, tn_k_cmp(b, TN_KP_EQ, tn_k_i32(b, 1), tn_k_i32(b, (int32_t)below(2))), x, moved);
      n = below(v->lanes - n);
    }
    add_value(r, tn_k_lane(b, x, n), v->type);
  } else if (below(2)) {
    TnKVal x = tn_k_get(b, v->v);
    add_value(r, x, v->type);
    // Of a step, the first lane is there always.
    if (v->lanes > 1 && below(3) == 0) add_value(r, tn_k_lane(b, x, 0), v->type);
  } else {
    tn_k_set(b, v->v, pick(r, v->type, v->lanes == 1));
  }
}

static void random_body(Random *r, unsigned n) {
  for (unsigned i = 0; i < n && r->budget; i++, r->budget--) {
    unsigned x = below(24);
    if (x < 14) {
      random_value(r);
    } else if (x < 17) {
      random_store(r);
    } else if (x < 20) {
      random_var_use(r);
    } else if (x < 21) {
      random_var(r);
    } else if (x < 22) {
      random_bracket(r);
    } else if (x < 23 && !r->vector && r->depth < 3 && r->lanes > 1) {
      random_vector_loop(r);
    } else if (r->n_terms < TN_COUNT(r->terms) - 6 && r->depth) {
      TnKVal t = tn_k_index(r->b, bounded_index(r, true));
      r->terms[r->n_terms++] = t;
    }
  }
}

static void build_random(TnKBuilder *b, void *user) {
  Run *run = user;
  Random *r = tn_new(run->arena, Random);
  r->run = run, r->b = b, r->budget = 30 + below(160), r->lanes = 1u << below(7);
  r->is_parallel = below(2);
  if (r->lanes > 1 && below(3)) {
    if (!r->is_parallel) random_body(r, 4);
    if (r->lanes > 1) random_vector_loop(r);
  } else {
    r->is_parallel = false;
    r->terms[r->n_terms++] = tn_k_loop(b, 1 + below(9), 0, 1);
    r->depth++;
    random_body(r, 60);
    tn_k_end(b);
    r->depth--, r->n_terms = 0;
    r->n_values = 0, r->n_vars = 0;
  }
  while (b->depth) tn_k_end(b);
}

TN_TEST(random_kernels) {
  const char *from = getenv("SEED"), *count = getenv("COUNT");
  uint64_t first = from ? strtoull(from, NULL, 0) : 1, n = count ? strtoull(count, NULL, 0) : 1500;
  for (uint64_t seed = first; seed < first + n; seed++) {
    char what[64];
    snprintf(what, sizeof what, "seed %" PRIu64, seed);
    seed_now = seed * 0x5851F42D4C957F2Du;
    bool ok = agree(build_random, NULL, what);
    CHECK(ok);
    if (!ok) return;
  }
}

int main(void) {
  if (!tn_target_x64.available()) {
    printf("skipped: x64: this processor has no AVX2\n0 passed, 0 failed, 1 skipped\n");
    return 0;
  }
  fill_inputs();
  if (getenv("SEED")) {
    RUN(random_kernels);
    return test_report();
  }
  if (getenv("KERNEL")) return !agree_by(run_file_guarded, NULL, NULL, getenv("KERNEL"));
  RUN(integers);
  RUN(integer_constants);
  RUN(floats);
  RUN(float_constants);
  RUN(quotients);
  RUN(early_quotients);
  RUN(short_loops);
  RUN(rotations_of_one);
  RUN(comparisons);
  RUN(selects);
  RUN(conversions);
  RUN(accesses);
  RUN(tables);
  RUN(strides);
  RUN(columns);
  RUN(guard_pages);
  RUN(many_values);
  RUN(print);
  RUN(long_kernels);
  RUN(random_kernels);
  return test_report();
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// An image is a Head, an Entry for each step, then the parameters: each struct with its arrays behind it, their
// distance from the struct standing where pointers to them were. What a routine prepares is made again when an image is
// loaded.
#include "ahead/routine.h"

typedef struct Array {  // a pointer at `at` to as many elements as the count at count_at says
  uint16_t at, count_at;
  uint8_t count_bytes, element_bytes;
} Array;

typedef struct Routine {
  TnLibFn *run;
  size_t (*scratch)(const void *params);          // NULL: none
  void (*prepare)(TnArena *arena, void *params);  // NULL: there is nothing to make
  uint16_t bytes;                                 // of the parameters
  uint16_t threads, tiles;                        // places in them; 0: they have none
  uint16_t made, made_bytes;                      // what prepare makes, or is for one process
  Array arrays[2];
} Routine;

#define SCRATCH(name, Type) \
  static size_t name##_scratch(const void *params) { return tn_lib_##name##_scratch((const Type *)params); }
#define PREPARE(name, Type) \
  static void name##_prepare(TnArena *arena, void *params) { tn_lib_##name##_prepare(arena, (Type *)params); }

SCRATCH(transpose, TnLibTranspose)
SCRATCH(sort, TnLibSort)
SCRATCH(top_k, TnLibTopK)
SCRATCH(gemm, TnLibGemm)
PREPARE(gemm, TnLibGemm)
SCRATCH(conv, TnLibConv)
PREPARE(conv, TnLibConv)
SCRATCH(cholesky, TnLibCholesky)
SCRATCH(solve, TnLibSolve)
SCRATCH(factor, TnLibFactor)
SCRATCH(fft, TnLibFft)
SCRATCH(rng_bits, TnLibRngBits)

static void fft_prepare(TnArena *arena, void *params) {
  struct TnFftAxis *known = NULL;
  tn_lib_fft_prepare(arena, params, &known);
}

#define AT(Type, field) ((uint16_t)offsetof(Type, field))
#define SIZE(Type, field) ((uint8_t)sizeof(((Type *)NULL)->field))
#define ARRAY(Type, field, count) \
  { AT(Type, field), AT(Type, count), SIZE(Type, count), (uint8_t)sizeof *((Type *)NULL)->field }
#define WORKS(Type) .bytes = sizeof(Type), .threads = AT(Type, threads)
#define TILED(Type) WORKS(Type), .tiles = AT(Type, tiles)
#define MADE(name, Type, first, last) \
  .prepare = name##_prepare, .made = AT(Type, first), .made_bytes = AT(Type, last) + SIZE(Type, last) - AT(Type, first)

static const Routine routines[] = {
    {tn_lib_transpose, transpose_scratch, .bytes = sizeof(TnLibTranspose),
     .arrays = {ARRAY(TnLibTranspose, dims, rank), ARRAY(TnLibTranspose, in_steps, rank)}},
    {tn_lib_gather, .bytes = sizeof(TnLibGather)},
    {tn_lib_sort, sort_scratch, WORKS(TnLibSort),
     .arrays = {ARRAY(TnLibSort, bytes, n_operands), ARRAY(TnLibSort, keys, n_keys)}},
    {tn_lib_top_k, top_k_scratch, WORKS(TnLibTopK)},
    {tn_lib_gemm, gemm_scratch, TILED(TnLibGemm), MADE(gemm, TnLibGemm, a_fixed, plan)},
    {tn_lib_conv, conv_scratch, TILED(TnLibConv), MADE(conv, TnLibConv, kernel_fixed, plan)},
    {tn_lib_cholesky, cholesky_scratch, TILED(TnLibCholesky)},
    {tn_lib_solve, solve_scratch, TILED(TnLibSolve)},
    {tn_lib_factor, factor_scratch, TILED(TnLibFactor)},
    {tn_lib_fft, fft_scratch, WORKS(TnLibFft), MADE(fft, TnLibFft, axes, axes)},
    {tn_lib_scan, .bytes = sizeof(TnLibScan)},
    {tn_lib_rng_bits, rng_bits_scratch, .bytes = sizeof(TnLibRngBits), .arrays = {ARRAY(TnLibRngBits, dims, rank)}},
};

typedef struct Head {
  uint64_t layout;
  uint64_t n;
} Head;

typedef struct Entry {
  uint64_t params;   // where, from the image's beginning
  uint64_t scratch;  // bytes that there are
  uint32_t routine, n_bufs;
} Entry;

enum { FORMAT = 1 };  // one more when what parameters mean changes but not their layout

// A number that another version or kind of machine, whose parameters are others, hardly has too.
static uint64_t layout_of_this(void) {
  uint64_t x = FORMAT + sizeof(void *);
  for (size_t i = 0; i < TN_COUNT(routines); i++) {
    const Routine *r = &routines[i];
    const uint64_t facts[] = {r->bytes, r->threads, r->tiles, r->made, r->arrays[0].at, r->arrays[1].at};
    for (size_t k = 0; k < TN_COUNT(facts); k++) x = (x ^ facts[k]) * 0x100000001B3;
  }
  return x;
}

static const Routine *find(TnLibFn *run) {
  for (size_t i = 0; i < TN_COUNT(routines); i++)
    if (routines[i].run == run) return &routines[i];
  return NULL;
}

static size_t count_of(const Array *a, const void *params) {
  uint64_t n = 0;
  memcpy(&n, (const uint8_t *)params + a->count_at, a->count_bytes);  // least significant byte first
  return (size_t)n;
}

// Parameters for one thread and these micro-kernels, all made that prepare makes.
static void *prepared(TnArena *arena, const Routine *r, const void *params, TnTileSource *tiles) {
  uint8_t *p = tn_arena_push(arena, r->bytes, 8);
  memcpy(p, params, r->bytes);
  if (r->threads) memcpy(p + r->threads, &(unsigned){1}, sizeof(unsigned));
  if (r->tiles) memcpy(p + r->tiles, &tiles, sizeof tiles);
  memset(p + r->made, 0, r->made_bytes);
  if (r->prepare) r->prepare(arena, p);
  return p;
}

static size_t scratch_of(const Routine *r, const void *params) { return r->scratch ? r->scratch(params) : 0; }

// ---- writing

// Enough for the plan's micro-kernels, where they are again those of the machine, and for the portable ones.
static size_t scratch_needed(TnArena *a, const Routine *r, const TnStep *s) {
  TnArenaMark mark = tn_arena_mark(a);
  TnTileSource *tiles = NULL;
  if (r->tiles) memcpy(&tiles, (const uint8_t *)s->params + r->tiles, sizeof tiles);
  size_t portable = scratch_of(r, prepared(a, r, s->params, NULL)),
         own = scratch_of(r, prepared(a, r, s->params, tiles));
  tn_arena_release(a, mark);
  size_t most = portable > own ? portable : own;
  return most > s->bytes ? most : s->bytes;
}

static uint32_t n_bufs_of(const TnStep *s) { return s->n_bufs - (s->bytes != 0); }

static size_t region_of(const TnStep *s, size_t needed) {
  // The buffers that a kernel which decides an order is given.
  size_t order = s->less != UINT32_MAX ? tn_round_scratch((n_bufs_of(s) + 1) * sizeof(void *)) : 0;
  return needed > s->bytes || order ? tn_round_scratch(needed) + order : 0;
}

static void pad(TnBuf *out) {
  while (out->n % 8) tn_buf_char(out, 0);
}

// The struct without what is of this process, then its arrays.
static void put_params(TnBuf *out, const Routine *r, const void *params) {
  size_t start = out->n;
  tn_buf_add(out, params, r->bytes);
  if (r->threads) memset(out->p + start + r->threads, 0, sizeof(unsigned));
  if (r->tiles) memset(out->p + start + r->tiles, 0, sizeof(void *));
  memset(out->p + start + r->made, 0, r->made_bytes);
  for (size_t i = 0; i < TN_COUNT(r->arrays) && r->arrays[i].at; i++) {
    const Array *a = &r->arrays[i];
    const void *elements;
    memcpy(&elements, (const uint8_t *)params + a->at, sizeof elements);
    pad(out);
    uint64_t place = out->n - start;
    memcpy(out->p + start + a->at, &place, sizeof place);
    if (count_of(a, params)) tn_buf_add(out, elements, count_of(a, params) * a->element_bytes);
  }
  pad(out);
}

typedef TN_VEC(const TnStep *) Found;

static TnError *find_steps(TnArena *a, Found *found, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    for (uint32_t k = 0; k < s->n_regions; k++) TN_TRY(find_steps(a, found, &s->regions[k]));
    if (s->kind != TN_STEP_LIB) continue;
    if (!find(s->lib))
      TN_FAIL(TN_UNIMPLEMENTED, "step %u (%s) is a routine of another library, expected one of this library", s->number,
              tn_op_name(s->op));
    tn_push(a, found, s);
  }
  return NULL;
}

TnError *tn_routines_write(TnBuf *out, const TnPlan *plan, size_t **out_regions, size_t *out_n) {
  TnArena *a = out->arena;
  Found found = {0};
  TN_TRY(find_steps(a, &found, &plan->steps));
  *out_n = found.n;
  if (!found.n) return NULL;
  TnBuf params = {.arena = a};
  Entry *entries = tn_new_n(a, Entry, found.n);
  size_t *regions = *out_regions = tn_new_n(a, size_t, found.n);
  size_t before = sizeof(Head) + found.n * sizeof(Entry);
  for (size_t i = 0; i < found.n; i++) {
    const TnStep *s = found.data[i];
    const Routine *r = find(s->lib);
    entries[i] = (Entry){before + params.n, scratch_needed(a, r, s), (uint32_t)(r - routines), n_bufs_of(s)};
    regions[i] = region_of(s, (size_t)entries[i].scratch);
    put_params(&params, r, s->params);
  }
  Head head = {layout_of_this(), found.n};
  tn_buf_add(out, &head, sizeof head);
  tn_buf_add(out, entries, found.n * sizeof *entries);
  tn_buf_add(out, params.p, params.n);
  return NULL;
}

// ---- running

struct TnRoutines {
  const Entry *entries;
  const void **params;
};

// The machine's own micro-kernels where there is scratch enough for them, as there is where the image was made.
static const void *load_params(TnArena *a, const uint8_t *image, const Entry *e, TnTileSource *tiles) {
  const Routine *r = &routines[e->routine];
  uint8_t *p = tn_arena_push(a, r->bytes, 8);
  memcpy(p, image + e->params, r->bytes);
  for (size_t i = 0; i < TN_COUNT(r->arrays) && r->arrays[i].at; i++) {
    uint64_t place;
    memcpy(&place, p + r->arrays[i].at, sizeof place);
    const uint8_t *elements = image + e->params + place;
    memcpy(p + r->arrays[i].at, &elements, sizeof elements);
  }
  const void *made = prepared(a, r, p, tiles);
  return scratch_of(r, made) <= e->scratch ? made : prepared(a, r, p, NULL);
}

TnError *tn_routines_load(TnArena *arena, const void *image, TnTileSource *tiles, TnRoutines **out) {
  const Head *head = image;
  if (head->layout != layout_of_this())
    TN_FAIL(TN_FAILED_PRECONDITION, "the code was made by another version of the library");
  TnRoutines *r = tn_new(arena, TnRoutines);
  r->entries = (const Entry *)(head + 1);
  r->params = tn_new_n(arena, const void *, (size_t)head->n);
  for (size_t i = 0; i < head->n; i++) r->params[i] = load_params(arena, image, &r->entries[i], tiles);
  *out = r;
  return NULL;
}

typedef struct Order {
  TnKernelFn *kernel;
  void **bufs;  // room for those of the kernel
  uint32_t n_operands, n_outside;
  void *const *outside;
} Order;

static bool is_less(void *user, const void *const *args) {
  const Order *o = user;
  uint8_t answer = 0;
  uint32_t n = 2 * o->n_operands;
  for (uint32_t i = 0; i < n; i++) o->bufs[i] = (void *)(uintptr_t)args[i];
  o->bufs[n] = &answer;
  for (uint32_t i = 0; i < o->n_outside; i++) o->bufs[n + 1 + i] = o->outside[i];
  o->kernel(o->bufs, 0, 1);
  return answer;
}

TnError *tn_routine_run(const TnRoutines *r, uint32_t index, void *const *bufs, TnKernelFn *order) {
  const Entry *e = &r->entries[index];
  const Routine *routine = &routines[e->routine];
  TnLibCall call = {.params = r->params[index], .bufs = bufs, .n_bufs = e->n_bufs, .scratch = bufs[e->n_bufs]};
  if (!order) return routine->run(&call);
  TnLibSort sort = *(const TnLibSort *)call.params;
  Order user = {.kernel = order, .n_operands = sort.n_operands, .outside = bufs + 2 * sort.n_operands};
  user.bufs = (void **)(void *)((uint8_t *)call.scratch + tn_round_scratch((size_t)e->scratch));
  user.n_outside = e->n_bufs - 2 * sort.n_operands;
  sort.less = is_less, sort.user = &user;
  call.params = &sort;
  return routine->run(&call);
}

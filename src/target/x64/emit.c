// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The target x64: kernels to machine code on pages of their own. Kernels whose code is the same share it.
#include "target/target.h"
#include "target/x64/gen.h"
#include "target/x64/pages.h"

typedef struct Emitted {
  const uint8_t *p;
  size_t n, at;
} Emitted;

typedef struct State {
  TnXPages pages;
  size_t n_kernels;
  Emitted *kernels;
  TnKernel *const *source;
} State;

static TnXGen generate(TnArena *arena, const TnKernel *k, const TnXCpu *cpu, bool is_512) {
  TnXGen g = {.k = k, .arena = arena, .cpu = cpu, .is_512 = is_512, .vector_bytes = is_512 ? 64 : 32};
  tn_x_analyze(&g);
  tn_x_allocate(&g);
  tn_x_code_init(&g.code, arena);
  tn_x_generate(&g);
  return g;
}

static TnError *emit_with(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out, bool is_512) {
  TnXCpu cpu = tn_x_cpu();
  State *s = tn_new(arena, State);
  *s = (State){.n_kernels = n, .kernels = tn_new_n(arena, Emitted, n ? n : 1), .source = kernels};
  TnMap same;
  tn_map_init(&same, arena);
  size_t total = 0;
  for (size_t i = 0; i < n; i++) {
    Emitted *e = &s->kernels[i];
    TnXGen g = generate(arena, kernels[i], &cpu, is_512);
    *e = (Emitted){g.code.p, g.code.n, total};
    bool is_new;
    Emitted **first = (Emitted **)tn_map_slot(&same, (TnStr){(const char *)e->p, e->n}, &is_new);
    if (is_new) {
      *first = e;
      total += (e->n + 63) & ~(size_t)63;
    } else {
      *e = **first;
    }
  }
  out->state = s;
  out->entry = tn_new_n(arena, TnKernelFn *, n ? n : 1);
  out->code_bytes = total;
  TN_TRY(tn_x_pages_map(&s->pages, total));
  for (size_t i = 0; i < n; i++) memcpy(s->pages.p + s->kernels[i].at, s->kernels[i].p, s->kernels[i].n);
  TnError *e = tn_x_pages_seal(&s->pages);
  if (e) {
    tn_x_pages_unmap(&s->pages);
    return e;
  }
  for (size_t i = 0; i < n; i++) {
    uint8_t *p = s->pages.p + s->kernels[i].at;
    memcpy(&out->entry[i], &p, sizeof p);
    s->kernels[i].p = p;
  }
  return NULL;
}

static TnError *emit_512(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out) {
  return emit_with(arena, kernels, n, out, tn_x_cpu().has_avx512);
}
static TnError *emit_256(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out) {
  return emit_with(arena, kernels, n, out, false);
}

static bool is_available(void) { return tn_x_cpu().has_avx2; }

static void run(const TnKCode *code, size_t i, void *const *bufs, int64_t begin, int64_t end, void *scratch) {
  (void)scratch;
  code->entry[i](bufs, begin, end);
}

static void close_code(TnKCode *code) {
  State *s = code->state;
  tn_x_pages_unmap(&s->pages);
  code->state = NULL;
}

static void print(TnBuf *out, const TnKCode *code, size_t i) {
  const State *s = code->state;
  const Emitted *e = &s->kernels[i];
  tn_buf_fmt(out, "%s: %zu bytes\n", s->source[i]->name ? s->source[i]->name : "kernel", e->n);
  for (size_t at = 0; at < e->n; at += 16) {
    tn_buf_fmt(out, "%6zx:", at);
    for (size_t b = at; b < at + 16 && b < e->n; b++) tn_buf_fmt(out, " %02x", e->p[b]);
    tn_buf_char(out, '\n');
  }
}

const TnTarget tn_target_x64 = {.name = "x64",
                                .doc = "machine code for x86-64 with the best instructions this machine has",
                                .available = is_available,
                                .emit = emit_512,
                                .run = run,
                                .close = close_code,
                                .print = print};
const TnTarget tn_target_x64_avx2 = {.name = "x64:avx2",
                                     .doc = "machine code for x86-64 with AVX2, FMA and F16C",
                                     .available = is_available,
                                     .emit = emit_256,
                                     .run = run,
                                     .close = close_code,
                                     .print = print};

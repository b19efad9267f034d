// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The target x64: kernels to machine code on pages of their own. Equal kernels share it.
#include "target/x64/announce.h"
#include "target/x64/pages.h"

typedef struct Emitted {
  size_t at, n;
  TnXUnwind unwind;
} Emitted;

typedef struct State {
  TnXPages pages;
  size_t n_kernels;
  Emitted *kernels;
  TnKernel *const *source;
  TnXGdbEntry *gdb;  // NULL: not told
  bool is_512;
} State;

// The kernel's code behind what is there. What is needed only to make it is given back, unless the code had to move
// to a larger place meanwhile.
static TnXUnwind generate(TnXCode *code, const TnKernel *k, const TnXCpu *cpu, bool is_512, TnXNotes *notes) {
  TnArena *arena = code->arena;
  TnArenaMark mark = tn_arena_mark(arena);
  const uint8_t *place = code->p;
  TnXGen g = {.k = k,
              .nodes = k->nodes,
              .arena = arena,
              .cpu = cpu,
              .is_512 = is_512,
              .vector_bytes = is_512 ? 64 : 32,
              .code = code,
              .notes = notes};
  tn_x_analyze(&g);
  tn_x_allocate(&g);
  tn_x_code_begin(code);
  tn_x_generate(&g);
  if (code->p == place && !notes) tn_arena_release(arena, mark);
  return g.unwind;
}

// Where the first kernel stands that is equal to number i, or i's own empty place.
static uint32_t *find_equal(const State *s, uint32_t *slots, size_t n_slots, size_t i) {
  size_t at = (size_t)tn_k_hash(s->source[i]) & (n_slots - 1);
  while (slots[at] && !tn_k_equal(s->source[slots[at] - 1], s->source[i])) at = (at + 1) & (n_slots - 1);
  return &slots[at];
}

// All kernels, the equal ones once, in a row.
static void generate_all(TnXCode *code, State *s, const TnXCpu *cpu) {
  size_t n_slots = 16;
  while (n_slots < 2 * s->n_kernels) n_slots *= 2;
  uint32_t *slots = tn_new_n(code->arena, uint32_t, n_slots);  // kernel + 1 by hash
  tn_x_code_init(code, code->arena);
  for (size_t i = 0; i < s->n_kernels; i++) {
    uint32_t *slot = s->n_kernels > 1 ? find_equal(s, slots, n_slots, i) : slots;
    if (*slot) {
      s->kernels[i] = s->kernels[*slot - 1];
      continue;
    }
    tn_arena_poll(code->arena);
    *slot = (uint32_t)i + 1;
    TnXUnwind unwind = generate(code, s->source[i], cpu, s->is_512, NULL);
    s->kernels[i] = (Emitted){code->start, code->n - code->start, unwind};
  }
}

static TnError *emit_with(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out, const TnXCpu *cpu,
                          bool is_512) {
  State *s = tn_new(arena, State);
  *s = (State){.n_kernels = n, .kernels = tn_new_n(arena, Emitted, n + 1), .source = kernels, .is_512 = is_512};
  out->state = s;
  out->entry = tn_new_n(arena, TnKernelFn *, n + 1);
  TnArenaMark mark = tn_arena_mark(arena);
  TnXCode code = {.arena = arena};
  generate_all(&code, s, cpu);
  out->code_bytes = code.n;
  TnError *e = tn_x_pages_make(out->pool, code.p, code.n, &s->pages);
  tn_arena_release(arena, mark);
  if (e) return e;
  for (size_t i = 0; i < n; i++) {
    uint8_t *p = s->pages.p + s->kernels[i].at;
    memcpy(&out->entry[i], &p, sizeof p);
  }
  return NULL;
}

static TnError *emit_512(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out) {
  TnXCpu cpu = tn_x_cpu();
  return emit_with(arena, kernels, n, out, &cpu, cpu.has_avx512);
}
static TnError *emit_256(TnArena *arena, TnKernel *const *kernels, size_t n, TnKCode *out) {
  TnXCpu cpu = tn_x_cpu();
  return emit_with(arena, kernels, n, out, &cpu, false);
}

static bool is_available(void) { return tn_cpu_has_avx2(); }

// Registers of AVX-512 that Intel divides in 10 to 16 cycles take 3 to 4 on processors of AMD.
static bool divides_slowly(void) { return !tn_cpu_has_sse4a() && tn_x_cpu().has_avx512; }

static void run(const TnKCode *code, size_t i, void *const *bufs, int64_t begin, int64_t end, void *scratch) {
  (void)scratch;
  code->entry[i](bufs, begin, end);
}

static void close_code(TnKCode *code) {
  State *s = code->state;
  tn_x_forget_gdb(s->gdb);
  tn_x_pages_drop(&s->pages);
  code->state = NULL;
}

static void print_bytes(TnBuf *out, const uint8_t *p, size_t from, size_t to) {
  for (size_t at = from; at < to; at += 16) {
    tn_buf_fmt(out, "%6zx:", at);
    for (size_t b = at; b < at + 16 && b < to; b++) tn_buf_fmt(out, " %02x", p[b]);
    tn_buf_char(out, '\n');
  }
}

// The code is made once more, with notes of which bytes belong to which node.
static void print(TnBuf *out, const TnKCode *code, size_t i) {
  const State *s = code->state;
  const TnKernel *k = s->source[i];
  TnXCpu cpu = tn_x_cpu();
  TnXNotes notes = {0};
  TnXCode again;
  tn_x_code_init(&again, out->arena);
  generate(&again, k, &cpu, s->is_512, &notes);
  const uint8_t *p = again.p + again.start;
  size_t n = again.n - again.start, at = 0;
  tn_buf_fmt(out, "%s: %zu bytes, %u nodes\n", k->name ? k->name : "kernel", n, k->n_nodes);
  for (size_t x = 0; x < notes.list.n; x++) {
    const TnXNote *note = &notes.list.data[x];
    size_t end = x + 1 < notes.list.n ? notes.list.data[x + 1].at : n;
    if (end == note->at) continue;
    const TnKNode *node = &k->nodes[note->node];
    print_bytes(out, p, at, note->at);
    tn_buf_fmt(out, "  %%%u %s", note->node, tn_k_op_info[node->op].name);
    if (node->type) tn_buf_fmt(out, " %s", tn_k_type_name[node->type]);
    if (node->lanes > 1) tn_buf_fmt(out, "x%u", node->lanes);
    tn_buf_char(out, '\n');
    at = note->at;
  }
  print_bytes(out, p, at, n);
}

// ---- symbols

// Those of code that kernels share are the first one's.
void tn_x_describe(TnArena *arena, const TnKCode *code, TnXElf *e, size_t *kernel_at) {
  const State *s = code->state;
  size_t end = 0;
  *e = (TnXElf){.text = s->pages.p, .text_n = code->code_bytes, .address = (uint64_t)(uintptr_t)s->pages.p};
  for (size_t i = 0; i < s->n_kernels; i++) {
    const Emitted *k = &s->kernels[i];
    if (kernel_at) kernel_at[i] = k->at;
    if (i > 0 && k->at < end) continue;
    end = k->at + k->n;
    TnXSymbol x = {.name = tn_kernel_symbol(arena, s->source[i], i), .at = k->at, .n = k->n, .unwind = k->unwind};
    tn_push(arena, &e->symbols, x);
  }
}

// The kernels are made once more, with notes.
void tn_x_find_calls(TnArena *arena, const TnKCode *code, TnXCallSites *out) {
  const State *s = code->state;
  TnXCpu cpu = tn_x_cpu();
  size_t end = 0;
  for (size_t i = 0; i < s->n_kernels; i++) {
    const Emitted *k = &s->kernels[i];
    if (i > 0 && k->at < end) continue;
    end = k->at + k->n;
    TnXNotes notes = {0};
    TnXCode again;
    tn_x_code_init(&again, arena);
    generate(&again, s->source[i], &cpu, s->is_512, &notes);
    for (size_t x = 0; x < notes.calls.n; x++) {
      const TnXNote *call = &notes.calls.data[x];
      tn_push(arena, out, ((TnXCallSite){k->at + call->at, s->source[i]->nodes[call->node].c != 0}));
    }
  }
}

static TnError *announce(TnArena *arena, const TnKCode *code, unsigned to) {
  State *s = code->state;
  TnXElf e;
  if (!s->pages.n) return NULL;
  tn_x_describe(arena, code, &e, NULL);
  if (to & TN_TELL_GDB) s->gdb = tn_x_tell_gdb(arena, &e);
  return to & TN_TELL_PERF ? tn_x_tell_perf(arena, &e) : NULL;
}

const TnTarget tn_target_x64 = {.name = "x64",
                                .doc = "machine code for x86-64 with the best instructions this machine has",
                                .available = is_available,
                                .divides_slowly = divides_slowly,
                                .joins_stores = true,
                                .emit = emit_512,
                                .run = run,
                                .close = close_code,
                                .print = print,
                                .announce = announce};
const TnTarget tn_target_x64_avx2 = {.name = "x64:avx2",
                                     .doc = "machine code for x86-64 with AVX2, FMA and F16C",
                                     .available = is_available,
                                     .emit = emit_256,
                                     .run = run,
                                     .close = close_code,
                                     .print = print,
                                     .announce = announce};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A plan's steps as a function behind its kernels. scratch: the temporaries, then the table of slots, then the buffers
// of the step at hand.
#include "ahead/ahead.h"
#include "target/x64/elf.h"

enum { INPUTS = TN_XR_BX, OUTPUTS = TN_XR_12, SCRATCH = TN_XR_13 };

// Functions of the library that may be called.
enum { CALL, CALL_SOME, STEP, N_OUTER };
static const char *const outer[N_OUTER] = {"tn_ahead_call", "tn_ahead_call_some", "tn_ahead_step"};

typedef struct Object {
  TnXCode *code;
  const TnPlan *plan;
  TnAhead *ahead;
  const size_t *kernel_at;
  TnXElf *elf;
  TnBuf data;
  size_t image;             // in data
  size_t table, bufs;       // offsets in scratch
  TN_VEC(size_t) failures;  // jumps where a routine failed
} Object;

static TnXArg slot_arg(const Object *o, uint32_t slot) {
  return tn_x_mem(SCRATCH, (int32_t)(o->table + 8 * (size_t)slot));
}

static void put4(TnXCode *c, uint32_t x) {
  for (unsigned i = 0; i < 4; i++) tn_x_byte(c, x >> 8 * i & 0xFF);
}

static void put_fixup(Object *o, TnXFixupTo to, unsigned function, uint32_t d) {
  TnXFixup x = {(uint32_t)o->code->n, (uint8_t)to, (uint8_t)function};
  tn_push(o->code->arena, &o->elf->fixups, x);
  put4(o->code, d);
}

// The address of what a displacement leads to, in one of the first eight registers.
static void load_address(Object *o, unsigned reg, TnXFixupTo to, size_t at) {
  tn_x_byte(o->code, 0x48), tn_x_byte(o->code, 0x8D), tn_x_byte(o->code, 0x05 | reg << 3);  // lea reg, [rip + ...]
  put_fixup(o, to, 0, (uint32_t)at - 4);
}

static size_t add_data(Object *o, const void *p, size_t n) {
  while (o->data.n % 64) tn_buf_char(&o->data, 0);
  size_t at = o->data.n;
  tn_buf_add(&o->data, p, n);
  return at;
}

static void load_constant(Object *o, const void *p, size_t n) {
  load_address(o, TN_XR_AX, TN_XF_DATA, add_data(o, p, n));
}

static void place_slot(Object *o, uint32_t i) {
  const TnSlot *s = &o->plan->slots[i];
  TnXCode *c = o->code;
  static const int32_t never = 0;
  if (s->first == UINT32_MAX) return;
  switch ((TnSlotKind)s->kind) {
    case TN_SLOT_TEMP:
      tn_x_mov_imm(c, TN_XR_AX, (int64_t)s->offset);
      tn_x_alu_from(c, 0, true, TN_XR_AX, tn_x_reg(SCRATCH));
      break;
    case TN_SLOT_INPUT:
      tn_x_mov_imm(c, TN_XR_AX, (int64_t)s->offset);
      tn_x_alu_from(c, 0, true, TN_XR_AX, tn_x_mem(INPUTS, (int32_t)(8 * s->index)));
      break;
    case TN_SLOT_OUTPUT: tn_x_load64(c, TN_XR_AX, tn_x_mem(OUTPUTS, (int32_t)(8 * s->index))); break;
    case TN_SLOT_CONST: load_constant(o, s->data, s->bytes); break;
    case TN_SLOT_CANCEL: load_constant(o, &never, sizeof never); break;
  }
  tn_x_store64(c, slot_arg(o, i), TN_XR_AX);
}

static TnXArg buf_arg(const Object *o, uint32_t i) { return tn_x_mem(SCRATCH, (int32_t)(o->bufs + 8 * (size_t)i)); }

static void pass_bufs(Object *o, const TnStep *s, uint32_t n) {
  for (uint32_t i = 0; i < n; i++) {
    tn_x_load64(o->code, TN_XR_AX, slot_arg(o, s->bufs[i]));
    tn_x_store64(o->code, buf_arg(o, i), TN_XR_AX);
  }
}

static void call_kernel(Object *o, const TnStep *s) {
  TnXCode *c = o->code;
  const TnKernel *k = o->plan->kernels[s->index];
  pass_bufs(o, s, s->n_bufs);
  tn_x_lea(c, TN_XR_DI, tn_x_mem(SCRATCH, (int32_t)o->bufs));
  tn_x_mov_imm(c, TN_XR_SI, 0);
  tn_x_mov_imm(c, TN_XR_DX, k->parallel ? k->parallel : 1);
  tn_x_byte(c, 0xE8);
  put4(c, (uint32_t)(o->kernel_at[s->index] - c->n - 4));
}

// tn_ahead_step(state, image, number, bufs, order)
static void call_routine(Object *o, const TnStep *s) {
  TnXCode *c = o->code;
  bool has_region = o->ahead->regions[o->ahead->n_done] != 0;
  uint32_t n = s->n_bufs - (has_region && s->bytes);
  pass_bufs(o, s, n);
  if (has_region) {
    tn_x_lea(c, TN_XR_AX, tn_x_mem(SCRATCH, (int32_t)o->ahead->region));
    tn_x_store64(c, buf_arg(o, n), TN_XR_AX);
  }
  load_address(o, TN_XR_DI, TN_XF_STATE, 0);
  load_address(o, TN_XR_SI, TN_XF_DATA, o->image);
  tn_x_mov_imm(c, TN_XR_DX, o->ahead->n_done++);
  tn_x_lea(c, TN_XR_CX, buf_arg(o, 0));
  tn_x_mov_imm(c, TN_XR_8, 0);
  if (s->less != UINT32_MAX) {
    tn_x_byte(c, 0x4C), tn_x_byte(c, 0x8D), tn_x_byte(c, 0x05);  // lea r8, [rip + ...]
    put4(c, (uint32_t)(o->kernel_at[s->less] - c->n - 4));
  }
  tn_x_byte(c, 0xE8);
  put_fixup(o, TN_XF_CALL, STEP, 0);
  tn_x_alu(c, 4, false, tn_x_reg(TN_XR_AX), TN_XR_AX);
  tn_push(c->arena, &o->failures, tn_x_jump(c, TN_XJ_NE));
}

static void copy(Object *o, const TnStep *s) {
  TnXCode *c = o->code;
  tn_x_load64(c, TN_XR_DI, slot_arg(o, s->bufs[0]));
  tn_x_load64(c, TN_XR_SI, slot_arg(o, s->bufs[1]));
  tn_x_mov_imm(c, TN_XR_CX, (int64_t)s->bytes);
  tn_x_byte(c, 0xF3), tn_x_byte(c, 0xA4);  // rep movsb
}

static void swap(Object *o, const TnStep *s) {
  TnXCode *c = o->code;
  for (unsigned i = 0; i < 2; i++) tn_x_load64(c, i ? TN_XR_CX : TN_XR_AX, slot_arg(o, s->bufs[i]));
  for (unsigned i = 0; i < 2; i++) tn_x_store64(c, slot_arg(o, s->bufs[i]), i ? TN_XR_AX : TN_XR_CX);
}

// Jumps where the i1 in the slot is false.
static size_t jump_if_false(Object *o, uint32_t slot) {
  tn_x_load64(o->code, TN_XR_AX, slot_arg(o, slot));
  tn_x_byte(o->code, 0x80), tn_x_byte(o->code, 0x38), tn_x_byte(o->code, 0);  // cmp byte [rax], 0
  return tn_x_jump(o->code, TN_XJ_E);
}

static void add_steps(Object *o, const TnSteps *steps);

static void add_while(Object *o, const TnStep *s) {
  size_t top = o->code->n;
  add_steps(o, &s->regions[0]);
  size_t out = jump_if_false(o, s->bufs[0]);
  add_steps(o, &s->regions[1]);
  tn_x_jump_back(o->code, TN_XJ_ALWAYS, top);
  tn_x_here(o->code, out);
}

// Each branch but the last behind a look at the index, which the branch before may not change.
static void add_case(Object *o, const TnStep *s) {
  TnXCode *c = o->code;
  size_t *ends = tn_new_n(c->arena, size_t, s->n_regions);
  for (uint32_t k = 0; k < s->n_regions; k++) {
    bool is_last = k + 1 == s->n_regions;
    size_t next = 0;
    if (!is_last && s->is_if) {
      next = jump_if_false(o, s->bufs[0]);
    } else if (!is_last) {
      tn_x_load64(c, TN_XR_AX, slot_arg(o, s->bufs[0]));
      tn_x_alu_imm(c, 7, false, tn_x_mem(TN_XR_AX, 0), (int32_t)k);
      next = tn_x_jump(c, TN_XJ_NE);
    }
    add_steps(o, &s->regions[k]);
    if (is_last) break;
    ends[k] = tn_x_jump(c, TN_XJ_ALWAYS);
    tn_x_here(c, next);
  }
  for (uint32_t k = 0; k + 1 < s->n_regions; k++) tn_x_here(c, ends[k]);
}

static void add_steps(Object *o, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    switch ((TnStepKind)s->kind) {
      case TN_STEP_KERNEL: call_kernel(o, s); break;
      case TN_STEP_COPY: copy(o, s); break;
      case TN_STEP_SWAP: swap(o, s); break;
      case TN_STEP_WHILE: add_while(o, s); break;
      case TN_STEP_CASE: add_case(o, s); break;
      case TN_STEP_LIB: call_routine(o, s); break;
      case TN_STEP_CALL:
      case TN_STEP_HOST: tn_unreachable();
    }
  }
}

// The end of those that jumped, who return another answer; *done: the jump of those who come from above.
static void put_ends(Object *o, const size_t *jumps, size_t n, int64_t answer, size_t *done) {
  *done = tn_x_jump(o->code, TN_XJ_ALWAYS);
  for (size_t i = 0; i < n; i++) tn_x_here(o->code, jumps[i]);
  tn_x_mov_imm(o->code, TN_XR_AX, answer);
}

// Scratch must be there, at a multiple of 64: else 1 is returned; 2 where the library does not do a routine.
static void add_function(Object *o, TnXFrame *u) {
  static const uint8_t saved[] = {INPUTS, OUTPUTS, SCRATCH};
  TnXCode *c = o->code;
  size_t start = c->n, bad[2], done[2];
  for (unsigned i = 0; i < 3; i++) tn_x_push(c, saved[i]);
  u->body = (uint32_t)(c->n - start);
  tn_x_mov(c, INPUTS, TN_XR_DI);
  tn_x_mov(c, OUTPUTS, TN_XR_SI);
  tn_x_mov(c, SCRATCH, TN_XR_DX);
  tn_x_gpr(c, 0xF7, true, 0, tn_x_reg(TN_XR_DX), 4, 63);  // test
  bad[0] = tn_x_jump(c, TN_XJ_NE);
  tn_x_alu_imm(c, 7, true, tn_x_reg(TN_XR_DX), 0);
  bad[1] = tn_x_jump(c, TN_XJ_E);
  for (uint32_t i = 0; i < o->plan->n_slots; i++) place_slot(o, i);
  add_steps(o, &o->plan->steps);
  tn_x_mov_imm(c, TN_XR_AX, 0);
  put_ends(o, bad, 2, 1, &done[0]);
  put_ends(o, o->failures.data, o->failures.n, 2, &done[1]);
  for (unsigned i = 0; i < 2; i++) tn_x_here(c, done[i]);
  u->pops = (uint32_t)(c->n - start);
  for (unsigned i = 3; i-- > 0;) tn_x_pop(c, saved[i]);
  tn_x_byte(c, 0xC3);
  u->end = (uint32_t)(c->n - start);
  memcpy(u->saved, saved, sizeof saved);
  u->n_saved = 3;
}

static size_t count_bufs(const TnSteps *steps) {
  size_t most = 0;
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    if (s->n_bufs > most) most = s->n_bufs;
    for (uint32_t k = 0; k < s->n_regions; k++) {
      size_t n = count_bufs(&s->regions[k]);
      if (n > most) most = n;
    }
  }
  return most;
}

// Calls in kernels, made for the functions' places in this process, lead to the linker's table instead.
static void link_calls(Object *o, const TnKCode *code) {
  TnXCallSites calls = {0};
  tn_x_find_calls(o->code->arena, code, &calls);
  for (size_t i = 0; i < calls.n; i++) {
    static const uint8_t load[] = {0x48, 0x8B, 0x05, 0, 0, 0, 0, 0x0F, 0x1F, 0x00};  // mov rax, [rip + ...]; nop
    const TnXCallSite *call = &calls.data[i];
    memcpy(o->code->p + call->at, load, sizeof load);
    TnXFixup x = {(uint32_t)call->at + 3, TN_XF_TABLE, call->is_masked ? CALL_SOME : CALL};
    tn_push(o->code->arena, &o->elf->fixups, x);
  }
}

static void make(TnBuf *out, Object *o, const TnKCode *code, const char *name) {
  TnXCode *c = o->code;
  TnXElf *e = o->elf;
  o->table = (o->ahead->end + 7) & ~(size_t)7;
  o->bufs = o->table + 8 * o->plan->n_slots;
  uint64_t scratch = o->bufs + 8 * (count_bufs(&o->plan->steps) + 1);
  TnXSymbol bytes = {.name = tn_arena_fmt(c->arena, "%s_scratch_bytes", name).p, .n = 8, .is_data = true};
  bytes.is_global = true;
  tn_buf_add(&o->data, &scratch, sizeof scratch);
  if (o->ahead->image.n) o->image = add_data(o, o->ahead->image.p, o->ahead->image.n);
  link_calls(o, code);
  tn_x_code_begin(c);
  TnXSymbol entry = {.name = name, .at = c->n, .is_global = true};
  add_function(o, &entry.unwind.frames[entry.unwind.n++]);
  tn_x_code_finish(c);
  entry.n = c->n - entry.at;
  tn_push(c->arena, &e->symbols, entry);
  tn_push(c->arena, &e->symbols, bytes);
  for (size_t i = 0; i < e->fixups.n; i++)
    if (e->fixups.data[i].to >= TN_XF_CALL) e->outer = outer, e->n_outer = N_OUTER;
  e->text = c->p, e->text_n = c->n;
  e->data = (const uint8_t *)o->data.p, e->data_n = o->data.n;
  tn_x_elf_write(out, e);
}

TnError *tn_ahead_object(TnBuf *out, const TnTarget *t, const TnKCode *code, const TnPlan *plan, const char *name) {
  TnArena *arena = out->arena;
  TnAhead ahead;
  if (t != &tn_target_x64 && t != &tn_target_x64_avx2)
    TN_FAIL(TN_UNIMPLEMENTED, "target %s makes no object files, x64 and x64:avx2 do", t->name);
  TN_TRY(tn_ahead_begin(arena, plan, name, &ahead));
  if (ahead.end > INT32_MAX / 2)
    TN_FAIL(TN_UNIMPLEMENTED, "%zu bytes of temporaries, expected less than 1 GB", ahead.end);
  size_t *kernel_at = tn_new_n(arena, size_t, plan->n_kernels + 1);
  TnXElf e = {0};
  TnXCode c;
  tn_x_describe(arena, code, &e, kernel_at);
  tn_x_code_init(&c, arena);
  c.p = tn_arena_grow(arena, c.p, c.cap, c.cap + e.text_n, 64);
  c.cap += e.text_n;
  if (e.text_n) memcpy(c.p, e.text, e.text_n);
  c.n = e.text_n;
  e.address = 0;
  Object o = {.code = &c, .plan = plan, .ahead = &ahead, .kernel_at = kernel_at, .elf = &e, .data.arena = arena};
  make(out, &o, code, name);
  return NULL;
}

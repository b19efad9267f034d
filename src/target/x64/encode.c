// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Encoding of instructions. One function makes all vector instructions from the rows of insn.def: VEX where the
// operands allow it (it is shorter), else EVEX.
#include "target/x64/encode.h"

#define NP 0
#define P66 1
#define PF3 2
#define PF2 3
#define V TN_XF_V
#define E TN_XF_E
#define VE (TN_XF_V | TN_XF_E)
#define VG (TN_XF_V | TN_XF_G)
#define VEG (TN_XF_V | TN_XF_E | TN_XF_G)
#define V1 (TN_XF_V | TN_XF_L)
#define HAS_IMM                                                                                                    \
  (1u << TN_XS_RVMI | 1u << TN_XS_RMI | 1u << TN_XS_MRI | 1u << TN_XS_VMI1 | 1u << TN_XS_VMI2 | 1u << TN_XS_VMI4 | \
   1u << TN_XS_VMI6 | 1u << TN_XS_KVMI | 1u << TN_XS_RVMV)
const TnXInsnInfo tn_x_insn_info[TN_N_X_INSNS] = {
#define TN_XI(name, mnemonic, prefix, map, opcode, w, forms, tuple, shape)                             \
  {0xF0 | map,    w << 7 | 0x7C | prefix, 8, opcode, forms | (HAS_IMM >> TN_XS_##shape & 1) * TN_XF_I, \
   TN_XT_##tuple, TN_XS_##shape,          w},
#include "target/x64/insn.def"
};
#undef V
#undef E

void tn_x_code_init(TnXCode *c, TnArena *arena) {
  *c = (TnXCode){.arena = arena, .cap = 16384};
  c->p = tn_arena_push(arena, c->cap, 64);
}

void tn_x_code_begin(TnXCode *c) {
  while (c->n & 63) tn_x_byte(c, 0xCC);
  *c = (TnXCode){.arena = c->arena, .p = c->p, .n = c->n, .cap = c->cap, .start = c->n};
}

// Room for one more instruction; no instruction is longer than 15 bytes.
TN_COLD static void grow(TnXCode *c) {
  c->p = tn_arena_grow(c->arena, c->p, c->cap, c->cap * 2, 64);
  c->cap *= 2;
}
static inline bool has_room(const TnXCode *c) { return c->n + 16 <= c->cap; }
static inline uint8_t *room(TnXCode *c) {
  if (!has_room(c)) grow(c);
  return c->p + c->n;
}

static uint8_t *put32(uint8_t *p, int32_t x) {
  memcpy(p, &x, 4);
  return p + 4;
}

// ---- the pool

static int32_t add_to_pool(TnXCode *c, const void *bytes, size_t n) {
  size_t at = (c->pool_n + n - 1) & ~(n - 1);
  if (at + n > c->pool_cap) {
    size_t cap = c->pool_cap ? c->pool_cap * 2 : 512;
    c->pool = tn_arena_grow(c->arena, c->pool, c->pool_cap, cap, 64);
    c->pool_cap = cap;
  }
  if (at != c->pool_n) memset(c->pool + c->pool_n, 0, at - c->pool_n);
  memcpy(c->pool + at, bytes, n);
  c->pool_n = at + n;
  return (int32_t)at;
}

int32_t tn_x_pool(TnXCode *c, const void *bytes, size_t n) {
  uint64_t x;
  uint32_t word;
  memcpy(&word, bytes, 4);
  if (n == 4)
    x = word;
  else
    memcpy(&x, bytes, 8);
  uint32_t *slot = &c->pool_at[((x * 0x9E3779B97F4A7C15u) >> 58) ^ (n & 63)];
  if (*slot && *slot - 1 + n <= c->pool_n && !((*slot - 1) & (n - 1)) && !memcmp(c->pool + *slot - 1, bytes, n))
    return (int32_t)*slot - 1;
  int32_t at = add_to_pool(c, bytes, n);
  *slot = (uint32_t)at + 1;
  return at;
}

void tn_x_code_finish(TnXCode *c) {
  size_t at = (c->n + 63) & ~(size_t)63, end = at + c->pool_n;
  if (!c->pool_n) end = at = c->n;
  if (end > c->cap) c->p = tn_arena_grow(c->arena, c->p, c->cap, 2 * end, 64), c->cap = 2 * end;
  memset(c->p + c->n, 0xCC, at - c->n);
  if (c->pool_n) memcpy(c->p + at, c->pool, c->pool_n);
  for (size_t i = 0; i < c->fixups.n; i++) {
    int32_t d;
    memcpy(&d, c->p + c->fixups.data[i], 4);
    put32(c->p + c->fixups.data[i], d + (int32_t)at);
  }
  c->n = end;
}

// ---- operands

// ModRM, SIB and displacement of memory. scale8: bytes that an 8-bit displacement counts in; after: bytes of the
// instruction that follow.
static uint8_t *put_memory(TnXCode *c, uint8_t *p, unsigned reg, const TnXArg *rm, int32_t scale8, unsigned after) {
  unsigned r = (reg & 7) << 3;
  if (rm->base == TN_XR_POOL) {
    *p++ = (uint8_t)(r | 5);
    size_t at = (size_t)(p - c->p);
    tn_push(c->arena, &c->fixups, (uint32_t)at);
    p = c->p + at;
    return put32(p, rm->disp - (int32_t)(at + 4 + after));
  }
  bool sib = rm->index != TN_XR_NONE || (rm->base & 7) == TN_XR_SP;
  const unsigned shift = (unsigned)__builtin_ctz((unsigned)scale8);  // a power of two
  const int32_t disp8 = rm->disp >> shift;
  bool fits8 = !(rm->disp & (scale8 - 1)) && disp8 >= -128 && disp8 <= 127;
  unsigned mod = rm->disp == 0 && (rm->base & 7) != TN_XR_BP ? 0 : fits8 ? 0x40 : 0x80;
  *p++ = (uint8_t)(mod | r | (sib ? 4u : rm->base & 7u));
  if (sib)
    *p++ = (uint8_t)((unsigned)rm->scale << 6 | (rm->index == TN_XR_NONE ? 4u : rm->index & 7u) << 3 | (rm->base & 7u));
  if (mod == 0x40) *p++ = (uint8_t)disp8;
  if (mod == 0x80) p = put32(p, rm->disp);
  return p;
}

// Numbers of the registers of an operand that is a register or memory; 0 for those that it has not.
typedef struct Regs {
  unsigned base, index;  // base: the register itself, where it is one
} Regs;

static Regs regs_of(TnXArg rm) {
  if (!rm.is_mem) return (Regs){rm.reg, 0};
  if (rm.base == TN_XR_POOL) return (Regs){0, 0};
  return (Regs){rm.base, rm.index == TN_XR_NONE ? 0 : rm.index};
}

// ---- vector instructions

static int32_t memory_bytes(const TnXInsnInfo *o, unsigned bytes, bool is_bcast) {
  if (is_bcast) return o->w ? 8 : 4;
  switch ((TnXTuple)o->tuple) {
    case TN_XT_FULL:
    case TN_XT_MEM: return (int32_t)bytes;
    case TN_XT_HALF:
    case TN_XT_HALFB: return (int32_t)bytes / 2;
    case TN_XT_QUARTER: return (int32_t)bytes / 4;
    case TN_XT_EIGHTH: return (int32_t)bytes / 8;
    case TN_XT_B1: return 1;
    case TN_XT_B2: return 2;
    case TN_XT_B4: return 4;
    case TN_XT_B8: return 8;
    case TN_XT_B16: return 16;
    case TN_XT_B32: return 32;
  }
  tn_unreachable();
}

// high: R, X, B and R' as they are, which is not as they stand in the code. Bytes are the lowest first.
static inline uint64_t vex(const TnXInsnInfo *o, unsigned bytes, unsigned high, unsigned v, unsigned *out_n) {
  uint64_t last =
      (o->last & (o->forms & TN_XF_G ? 3u : 0x83u)) | (~v & 15) << 3 | (o->forms & TN_XF_L || bytes == 32 ? 4u : 0);
  if (!(high & 0x60) && last < 0x80 && (o->map & 15) == 1) {
    *out_n = 3;
    return 0xC5u | ((~high & 0x80) | last) << 8 | (uint64_t)o->opcode << 16;
  }
  *out_n = 4;
  return 0xC4u | ((~high & 0xE0) | (o->map & 15)) << 8 | last << 16 | (uint64_t)o->opcode << 24;
}

// v_high: bit 4 of it is V'. What registers change is turned round in the row's bytes.
static inline uint64_t evex(const TnXInsnInfo *o, unsigned how, unsigned high, unsigned v, unsigned v_high) {
  uint32_t bytes;
  memcpy(&bytes, o, 4);
  // The mask, and 32 and 64 bytes for the length's two bits, are in their places.
  bytes ^= (high & 0xF0) | (v & 15) << 11 | (v_high & 16) << 15 | ((how >> 8 & 0x87) | (how & 0x60)) << 16;
  return (uint64_t)bytes << 8 | 0x62;
}

// any: or of the operands' numbers.
static inline bool wants_evex(const TnXInsnInfo *o, unsigned how, unsigned any) {
  if (!(o->forms & TN_XF_E)) return false;
  return !(o->forms & TN_XF_V) || how & (64 | 0x87 << 8) || any & 16;
}

static void put_with_memory(TnXCode *c, const TnXInsnInfo *o, unsigned how, unsigned reg, unsigned v, TnXArg rm) {
  uint8_t *p = c->p + c->n;
  const Regs regs = regs_of(rm);
  bool with_imm = o->forms & TN_XF_I, has_index_v = o->shape == TN_XS_GATHER || o->shape == TN_XS_SCATTER;
  unsigned high = (reg & 8) << 4 | (regs.index & 8) << 3 | (regs.base & 8) << 2 | (reg & 16), n = 5;
  int32_t scale8 = 1;
  uint64_t first;
  if (wants_evex(o, how, reg | v | regs.base | regs.index | (unsigned)rm.is_bcast << 4)) {
    first = evex(o, how, high, v, has_index_v ? regs.index : v) | (uint64_t)rm.is_bcast << 28;
    scale8 = memory_bytes(o, how & 0xFF, rm.is_bcast);
  } else {
    first = vex(o, how & 0xFF, high, v, &n);
  }
  memcpy(p, &first, 8);
  p = put_memory(c, p + n, reg, &rm, scale8, with_imm);
  if (with_imm) *p++ = (uint8_t)(how >> 16);
  c->n = (size_t)(p - c->p);
}

static inline void put_with_register(TnXCode *c, const TnXInsnInfo *o, unsigned how, unsigned reg, unsigned v,
                                     unsigned x) {
  unsigned high = (reg & 8) << 4 | (x & 24) << 2 | (reg & 16), n = 5;
  uint64_t all, last = 0xC0 | (reg & 7) << 3 | (x & 7) | (how >> 8 & 0xFF00);
  if (wants_evex(o, how, reg | v | x))
    all = evex(o, how, high, v, v) | last << 40;
  else
    all = vex(o, how & 0xFF, high & 0xA0, v, &n), all |= last << 8 * n;
  memcpy(c->p + c->n, &all, 8);
  c->n += n + 1 + o->forms / TN_XF_I;
}

// The form of float arithmetic for lane 0 alone: another prefix, of an fma another opcode.
TN_COLD static void put_one_lane(TnXCode *c, TnXInsnInfo o, unsigned how, unsigned reg, unsigned v, TnXArg rm) {
  unsigned map = o.map & 15;
  if (map == 1) o.last |= 2;
  if (map == 2) o.opcode |= 1;
  rm.is_bcast = false;
  if (rm.is_mem)
    put_with_memory(c, &o, how, reg, v, rm);
  else
    put_with_register(c, &o, how, reg, v, rm.reg);
}

TN_COLD static void put_in_more_room(TnXCode *c, TnXInsn op, unsigned how, unsigned reg, unsigned v, TnXArg rm) {
  grow(c);
  tn_x_put(c, op, how, reg, v, rm);
}

// Nothing is called that comes back here, so that no argument has to be kept.
void tn_x_put(TnXCode *c, TnXInsn op, unsigned how, unsigned reg, unsigned v, TnXArg rm) {
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  c->uses_high |= (how & 0xFF) > 16;
  if (!has_room(c))
    put_in_more_room(c, op, how, reg, v, rm);
  else if ((how & 0xFF) < 16)
    put_one_lane(c, *o, how, reg, v, rm);
  else if (rm.is_mem)
    put_with_memory(c, o, how, reg, v, rm);
  else
    put_with_register(c, o, how, reg, v, rm.reg);
}

// ---- general registers

void tn_x_gpr(TnXCode *c, unsigned op, bool w, unsigned reg, TnXArg rm, unsigned imm_bytes, int32_t imm) {
  uint8_t *p = room(c);
  const Regs regs = regs_of(rm);
  unsigned rex = (w ? 8u : 0u) | (reg & 8) >> 1 | (regs.index & 8) >> 2 | (regs.base & 8) >> 3;
  bool byte_reg = op == 0x88 || op == 0xC6 || op == 0x84 || op == 0xF6;  // spl .. dil need a prefix
  if (op >> 16) *p++ = (uint8_t)(op >> 16);
  if (rex || byte_reg) *p++ = (uint8_t)(0x40 | rex);
  if (op >> 8 & 0xFF) *p++ = (uint8_t)(op >> 8);
  *p++ = (uint8_t)op;
  if (rm.is_mem)
    p = put_memory(c, p, reg, &rm, 1, imm_bytes);
  else
    *p++ = (uint8_t)(0xC0 | (reg & 7) << 3 | (rm.reg & 7));
  if (imm_bytes == 1) *p++ = (uint8_t)imm;
  if (imm_bytes == 4) p = put32(p, imm);
  c->n = (size_t)(p - c->p);
}

void tn_x_mov(TnXCode *c, unsigned to, unsigned from) {
  if (to != from) tn_x_gpr(c, 0x8B, true, to, tn_x_reg(from), 0, 0);
}

TN_COLD void tn_x_mov_imm(TnXCode *c, unsigned to, int64_t imm) {
  if (imm == 0) {
    tn_x_gpr(c, 0x33, false, to, tn_x_reg(to), 0, 0);
  } else if (imm == (int64_t)(int32_t)imm && imm < 0) {
    tn_x_gpr(c, 0xC7, true, 0, tn_x_reg(to), 4, (int32_t)imm);
  } else {
    bool w = imm != (int64_t)(uint32_t)imm;
    uint8_t *p = room(c);
    if (w || to > 7) *p++ = (uint8_t)(0x40u | (w ? 8u : 0u) | (to > 7 ? 1u : 0u));
    *p++ = (uint8_t)(0xB8 | (to & 7));
    memcpy(p, &imm, 8);
    c->n = (size_t)(p - c->p) + (w ? 8 : 4);
  }
}

void tn_x_load64(TnXCode *c, unsigned to, TnXArg from) { tn_x_gpr(c, 0x8B, true, to, from, 0, 0); }
void tn_x_store64(TnXCode *c, TnXArg to, unsigned from) { tn_x_gpr(c, 0x89, true, from, to, 0, 0); }
void tn_x_lea(TnXCode *c, unsigned to, TnXArg at) { tn_x_gpr(c, 0x8D, true, to, at, 0, 0); }
void tn_x_alu(TnXCode *c, unsigned op, bool w, TnXArg to, unsigned from_reg) {
  tn_x_gpr(c, op << 3 | 1, w, from_reg, to, 0, 0);
}
void tn_x_alu_from(TnXCode *c, unsigned op, bool w, unsigned to, TnXArg from) {
  tn_x_gpr(c, op << 3 | 3, w, to, from, 0, 0);
}
void tn_x_alu_imm(TnXCode *c, unsigned op, bool w, TnXArg to, int32_t imm) {
  bool is_short = imm >= -128 && imm <= 127;
  tn_x_gpr(c, is_short ? 0x83 : 0x81, w, op, to, is_short ? 1 : 4, imm);
}
void tn_x_shift_imm(TnXCode *c, unsigned digit, bool w, unsigned reg, unsigned count) {
  tn_x_gpr(c, 0xC1, w, digit, tn_x_reg(reg), 1, (int32_t)count);
}
TN_COLD void tn_x_push(TnXCode *c, unsigned reg) {
  if (reg > 7) tn_x_byte(c, 0x41);
  tn_x_byte(c, 0x50 | (reg & 7));
}
TN_COLD void tn_x_pop(TnXCode *c, unsigned reg) {
  if (reg > 7) tn_x_byte(c, 0x41);
  tn_x_byte(c, 0x58 | (reg & 7));
}
void tn_x_byte(TnXCode *c, unsigned byte) {
  *room(c) = (uint8_t)byte;
  c->n++;
}

// ---- jumps

size_t tn_x_jump(TnXCode *c, unsigned cc) {
  uint8_t *p = room(c);
  if (cc == TN_XJ_ALWAYS) {
    *p++ = 0xE9;
  } else {
    *p++ = 0x0F;
    *p++ = (uint8_t)(0x80 | cc);
  }
  c->n = (size_t)(p - c->p) + 4;
  return c->n - 4;
}

void tn_x_here(TnXCode *c, size_t jump) { put32(c->p + jump, (int32_t)(c->n - jump - 4)); }

TN_COLD void tn_x_jump_back(TnXCode *c, unsigned cc, size_t to) {
  int64_t d = (int64_t)to - (int64_t)c->n - 2;
  if (d < -128) {
    size_t at = tn_x_jump(c, cc);
    put32(c->p + at, (int32_t)((int64_t)to - (int64_t)at - 4));
    return;
  }
  uint8_t *p = room(c);
  p[0] = (uint8_t)(cc == TN_XJ_ALWAYS ? 0xEBu : 0x70u | cc);
  p[1] = (uint8_t)d;
  c->n += 2;
}

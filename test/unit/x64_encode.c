// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Every instruction form of the x64 encoder, with all registers, addressing forms, masks and broadcasts, disassembled
// by objdump and compared with the text that the row of insn.def promises.
#define _GNU_SOURCE
#include "target/x64/encode.h"

#include <unistd.h>

#include "test.h"

typedef struct Text {
  TN_VEC(char *) lines;
  TnArena *arena;
  TnXCode code;
  uint32_t *ends;  // where each instruction ends
  size_t n_ends;
} Text;

static const char *const gpr64[] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                                    "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};
static const char *const gpr32[] = {"eax", "ecx", "edx",  "ebx",  "esp",  "ebp",  "esi",  "edi",
                                    "r8d", "r9d", "r10d", "r11d", "r12d", "r13d", "r14d", "r15d"};

static void expect(Text *t, const char *fmt, ...) TN_PRINTF(2, 3);
static void expect(Text *t, const char *fmt, ...) {
  char line[256];
  va_list args;
  va_start(args, fmt);
  vsnprintf(line, sizeof line, fmt, args);
  va_end(args);
  TnStr s = tn_arena_str(t->arena, tn_str(line));
  tn_push(t->arena, &t->lines, (char *)(uintptr_t)s.p);
}

// ---- the text of operands, as objdump writes them

static void vector_name(char *out, unsigned reg, unsigned bytes) {
  sprintf(out, "%%%cmm%u", bytes == 64 ? 'z' : bytes == 32 ? 'y' : 'x', reg);
}

static void address_name(char *out, const TnXArg *rm, unsigned index_bytes) {
  char disp[16] = "", index[32] = "";
  if (rm->disp || (rm->base & 7) == TN_XR_BP)
    snprintf(disp, sizeof disp, "%s0x%x", rm->disp < 0 ? "-" : "", (unsigned)(rm->disp < 0 ? -rm->disp : rm->disp));
  if (rm->index != TN_XR_NONE) {
    char name[16];
    if (index_bytes) {
      vector_name(name, rm->index, index_bytes);
    } else {
      snprintf(name, sizeof name, "%%%s", gpr64[rm->index]);
    }
    snprintf(index, sizeof index, ",%s,%d", name, 1 << rm->scale);
  }
  sprintf(out, "%s(%%%s%s)", disp, gpr64[rm->base], index);
}

static bool takes_gpr(TnXInsn op) {
  switch ((int)op) {
    case TN_X_movd_from:
    case TN_X_movd_to:
    case TN_X_movq_from:
    case TN_X_movq_to:
    case TN_X_pbroadcastd_g:
    case TN_X_pbroadcastq_g:
    case TN_X_pextrb:
    case TN_X_pextrw:
    case TN_X_pextrq:
    case TN_X_pinsrb:
    case TN_X_pinsrw:
    case TN_X_pinsrd:
    case TN_X_pinsrq:
    case TN_X_kmovq_from: return true;
    default: return false;
  }
}
static const char *const mnemonics[] = {
#define TN_XI(name, mnemonic, prefix, map, opcode, w, forms, tuple, shape) mnemonic,
#include "target/x64/insn.def"
};
static const char *name_of(const TnXInsnInfo *o) { return mnemonics[o - tn_x_insn_info]; }
static bool is_mask_op(const TnXInsnInfo *o) { return name_of(o)[0] == 'k'; }
static bool is_memory_only(TnXInsn op, const TnXInsnInfo *o) {
  return op == TN_X_movss_load || op == TN_X_movss_store || op == TN_X_movsd_load || op == TN_X_movsd_store ||
         op == TN_X_kmovq_load || op == TN_X_kmovq_store || op == TN_X_movntps_store || o->shape >= TN_XS_RVMM;
}
static bool is_register_only(TnXInsn op, const TnXInsnInfo *o) {
  return op == TN_X_pbroadcastd_g || op == TN_X_pbroadcastq_g || op == TN_X_kmovq_from || op == TN_X_kmovw_to ||
         op == TN_X_kmovq_to || op == TN_X_movmskps ||
         (is_mask_op(o) && op != TN_X_kmovq_load && op != TN_X_kmovq_store && op != TN_X_kmovq);
}

static unsigned at_least_16(unsigned bytes) { return bytes < 16 ? 16 : bytes; }

static unsigned rm_bytes(const TnXInsnInfo *o, unsigned bytes) {
  switch ((TnXTuple)o->tuple) {
    case TN_XT_FULL:
    case TN_XT_MEM: return bytes;
    case TN_XT_HALF:
    case TN_XT_HALFB: return at_least_16(bytes / 2);
    case TN_XT_QUARTER: return at_least_16(bytes / 4);
    case TN_XT_EIGHTH: return at_least_16(bytes / 8);
    case TN_XT_B32: return 32;
    default: return 16;
  }
}

static void rm_name(char *out, TnXInsn op, unsigned bytes, const TnXArg *rm) {
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  if (rm->is_mem) {
    unsigned index = 0;
    if (o->shape == TN_XS_GATHER || o->shape == TN_XS_SCATTER) {
      bool is_dq = !(o->opcode & 1) && o->w;  // 32-bit indexes of 64-bit elements
      index = is_dq ? at_least_16(bytes / 2) : bytes;
    }
    address_name(out, rm, index);
    if (rm->is_bcast) {
      unsigned wide = o->tuple == TN_XT_HALFB ? bytes / 2 : bytes;
      sprintf(out + strlen(out), "{1to%u}", wide / (o->w ? 8 : 4));
    }
  } else if (takes_gpr(op)) {
    bool is_64 = o->w && (o->forms & TN_XF_E || op == TN_X_kmovq_from);
    sprintf(out, "%%%s", (is_64 ? gpr64 : gpr32)[rm->reg]);
  } else if (is_mask_op(o)) {
    sprintf(out, "%%k%u", rm->reg);
  } else {
    vector_name(out, rm->reg, rm_bytes(o, bytes));
  }
}

static void reg_name(char *out, TnXInsn op, unsigned bytes, unsigned reg) {
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  if (op == TN_X_kmovw_to || op == TN_X_movmskps) {
    sprintf(out, "%%%s", gpr32[reg]);
  } else if (op == TN_X_kmovq_to) {
    sprintf(out, "%%%s", gpr64[reg]);
  } else if (is_mask_op(o) || o->shape == TN_XS_KVM || o->shape == TN_XS_KVMI) {
    sprintf(out, "%%k%u", reg);
  } else {
    bool narrow = o->shape == TN_XS_RM_NARROW;
    if ((o->shape == TN_XS_GATHER || o->shape == TN_XS_SCATTER) && o->opcode & 1 && !o->w) narrow = true;
    vector_name(out, reg, narrow ? at_least_16(bytes / 2) : bytes);
  }
}

// Adds the instruction and what it must read as.
static void add(Text *t, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm, unsigned mask) {
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  char r[64], m[128], vn[64], k[32] = "";
  unsigned imm = 0x2B;
  reg_name(r, op, bytes, reg);
  rm_name(m, op, bytes, &rm);
  if (is_mask_op(o)) {
    sprintf(vn, "%%k%u", v);
  } else {
    vector_name(vn, v, bytes);
  }
  if (o->shape == TN_XS_RVMV) imm = 7 << 4;
  if (mask) sprintf(k, "{%%k%u}%s", mask & 7, mask & TN_X_ZERO ? "{z}" : "");
  tn_x_vec(&t->code, op, bytes, reg, v, rm, mask, imm);
  t->ends[t->n_ends++] = (uint32_t)t->code.n;
  switch ((TnXShape)o->shape) {
    case TN_XS_RVM:
    case TN_XS_KVM: expect(t, "%s %s,%s,%s%s", name_of(o), m, vn, r, k); return;
    case TN_XS_RVMI:
    case TN_XS_KVMI: expect(t, "%s $0x%x,%s,%s,%s%s", name_of(o), imm, m, vn, r, k); return;
    case TN_XS_RM:
    case TN_XS_RM_NARROW:
    case TN_XS_GATHER: expect(t, "%s %s,%s%s", name_of(o), m, r, k); return;
    case TN_XS_RMI: expect(t, "%s $0x%x,%s,%s%s", name_of(o), imm, m, r, k); return;
    case TN_XS_MR:
    case TN_XS_SCATTER: expect(t, "%s %s,%s%s", name_of(o), r, m, k); return;
    case TN_XS_MRI: expect(t, "%s $0x%x,%s,%s%s", name_of(o), imm, r, m, k); return;
    case TN_XS_VMI1:
    case TN_XS_VMI2:
    case TN_XS_VMI4:
    case TN_XS_VMI6: expect(t, "%s $0x%x,%s,%s%s", name_of(o), imm, m, vn, k); return;
    case TN_XS_RVMV: expect(t, "%s %%%cmm7,%s,%s,%s", name_of(o), bytes == 32 ? 'y' : 'x', m, vn, r); return;
    case TN_XS_RVMM: expect(t, "%s %s,%s,%s", name_of(o), m, vn, r); return;
    case TN_XS_MVR: expect(t, "%s %s,%s,%s", name_of(o), r, vn, m); return;
  }
}

static unsigned digit_of(const TnXInsnInfo *o) {
  static const uint8_t digits[] = {[TN_XS_VMI1] = 1, [TN_XS_VMI2] = 2, [TN_XS_VMI4] = 4, [TN_XS_VMI6] = 6};
  return o->shape < TN_COUNT(digits) ? digits[o->shape] : 0;
}
static bool has_v(const TnXInsnInfo *o) {
  return o->shape != TN_XS_RM && o->shape != TN_XS_RMI && o->shape != TN_XS_RM_NARROW && o->shape != TN_XS_MR &&
         o->shape != TN_XS_MRI && o->shape != TN_XS_GATHER && o->shape != TN_XS_SCATTER;
}

// ---- which forms there are

static bool has_width(TnXInsn op, const TnXInsnInfo *o, unsigned bytes) {
  if (bytes == 64 && !(o->forms & TN_XF_E)) return false;
  switch ((int)op) {
    case TN_X_extracti128:
    case TN_X_inserti128: return bytes == 32;
    case TN_X_extracti64x4:
    case TN_X_inserti64x4: return bytes == 64;
    case TN_X_extracti32x4:
    case TN_X_inserti32x4:
    case TN_X_permps:
    case TN_X_permpd:
    case TN_X_permd:
    case TN_X_permq:
    case TN_X_shuff64x2:
    case TN_X_permq_v: return bytes >= 32;
    default: break;
  }
  bool scalar = o->tuple >= TN_XT_B1 && o->shape != TN_XS_GATHER && o->shape != TN_XS_SCATTER &&
                op != TN_X_pbroadcastb && op != TN_X_pbroadcastw && op != TN_X_pbroadcastd &&
                op != TN_X_pbroadcastq && op != TN_X_pbroadcastd_g &&
                op != TN_X_pbroadcastq_g && op != TN_X_inserti32x4 && op != TN_X_inserti64x4 && op != TN_X_extracti32x4;
  return bytes == 16 || !scalar;
}

static void registers(Text *t, TnXInsn op, unsigned bytes) {
  static const uint8_t sets[][3] = {{1, 2, 3}, {9, 2, 3}, {1, 10, 3}, {1, 2, 11}, {15, 14, 13}, {0, 0, 0}};
  static const uint8_t high[][3] = {{17, 2, 3}, {1, 18, 3}, {1, 2, 19}, {31, 30, 29}, {25, 24, 8}};
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  bool mask_op = is_mask_op(o), to_k = o->shape == TN_XS_KVM || o->shape == TN_XS_KVMI;
  for (size_t i = 0; i < TN_COUNT(sets) + TN_COUNT(high); i++) {
    const uint8_t *s = i < TN_COUNT(sets) ? sets[i] : high[i - TN_COUNT(sets)];
    if (i >= TN_COUNT(sets) && !(o->forms & TN_XF_E)) return;
    unsigned reg = s[0], v = has_v(o) ? s[1] : 0, rm = s[2];
    if (takes_gpr(op)) rm &= 15;
    if (op == TN_X_kmovq_from)
      rm &= 7, reg &= 7;
    else if (op == TN_X_kmovw_to || op == TN_X_kmovq_to)
      rm &= 7, reg &= 15;
    else if (mask_op)
      reg &= 7, v &= 7, rm &= 7;
    if (to_k) reg &= 7;
    if (digit_of(o)) reg = digit_of(o);
    add(t, op, bytes, reg, v, tn_x_reg(rm), 0);
    bool may_mask = o->forms & TN_XF_E && !takes_gpr(op) && o->shape != TN_XS_RVMV && rm_bytes(o, bytes) >= 16;
    bool scalar = o->tuple >= TN_XT_B1 && o->tuple <= TN_XT_B8 && op != TN_X_pbroadcastb && op != TN_X_pbroadcastw &&
                  op != TN_X_pbroadcastd && op != TN_X_pbroadcastq;
    if (!may_mask || scalar || op == TN_X_psadbw) continue;
    add(t, op, bytes, reg, v, tn_x_reg(rm), 1 + (unsigned)i % 7);
    if (!to_k) add(t, op, bytes, reg, v, tn_x_reg(rm), (1 + (unsigned)i % 7) | TN_X_ZERO);
  }
}

static void memory(Text *t, TnXInsn op, unsigned bytes) {
  static const uint8_t bases[] = {0, 4, 5, 8, 12, 13};
  static const uint8_t indexes[] = {TN_XR_NONE, 1, 5, 9, 12};
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  bool vsib = o->shape == TN_XS_GATHER || o->shape == TN_XS_SCATTER,
       to_k = o->shape == TN_XS_KVM || o->shape == TN_XS_KVMI;
  const int32_t disps[] = {
      0, 8, 64, -64, 127, 128, -128, (int32_t)bytes * 127, (int32_t)bytes * -128, (int32_t)bytes * 128, 0x12345};
  for (size_t i = 0; i < TN_COUNT(bases) * TN_COUNT(indexes); i++) {
    TnXArg m = tn_x_mem_index(bases[i % TN_COUNT(bases)], indexes[i / TN_COUNT(bases)], (unsigned)i % 4,
                              disps[i * 7 % TN_COUNT(disps)]);
    if (m.index == TN_XR_NONE) m.scale = 0;
    unsigned reg = to_k || is_mask_op(o)              ? 2
                   : i % 3 == 2 && o->forms & TN_XF_E ? 23
                                                      : 6 + (unsigned)(i & 1) * 5,
             v = has_v(o) ? 7 : 0, mask = 0;
    if (digit_of(o)) reg = digit_of(o);
    if (vsib) m.index = (uint8_t)(i & 1 ? 27 : 12), reg = 5, mask = 3;
    add(t, op, bytes, reg, v, m, mask);
    if ((o->tuple == TN_XT_FULL || o->tuple == TN_XT_HALFB) && o->forms & TN_XF_E) {
      m.is_bcast = true;
      add(t, op, bytes, reg, v, m, 0);
      if (!to_k) add(t, op, bytes, reg, v, m, 5 | TN_X_ZERO);
    }
  }
}

static void all_vectors(Text *t) {
  for (TnXInsn op = 0; op < TN_N_X_INSNS; op++) {
    const TnXInsnInfo *o = &tn_x_insn_info[op];
    for (unsigned bytes = 16; bytes <= 64; bytes *= 2) {
      if (!has_width(op, o, bytes)) continue;
      bool vex_gather = (o->shape == TN_XS_GATHER || o->shape == TN_XS_SCATTER);
      if (!is_memory_only(op, o)) registers(t, op, bytes);
      bool shift_imm = digit_of(o) && o->forms & TN_XF_V;  // VEX has no form on memory, and it is never asked for
      if (!is_register_only(op, o) && !shift_imm) memory(t, op, bytes);
      (void)vex_gather;
    }
  }
  for (unsigned r = 0; r < 32; r++)
    for (unsigned bytes = 16; bytes <= 64; bytes *= 2) {
      add(t, TN_X_addps, bytes, r, 2, tn_x_reg(3), 0);
      add(t, TN_X_addpd, bytes, 1, r, tn_x_reg(3), 0);
      add(t, TN_X_fmadd231pd, bytes, 1, 2, tn_x_reg(r), 0);
    }
}

// Float arithmetic on lane 0 alone.
static void one_lane(Text *t, TnXInsn op) {
  static const int32_t disps[] = {0, 4, 8, 508, 512, 1016, 1024, -512, 0x12345};
  const TnXInsnInfo *o = &tn_x_insn_info[op];
  unsigned bytes = o->w ? 8 : 4;
  char name[32], m[128];
  snprintf(name, sizeof name, "%s", name_of(o));
  name[strlen(name) - 2] = 's';
  for (unsigned r = 0; r < 32; r += 5) {
    tn_x_vec(&t->code, op, bytes, r, 2, tn_x_reg(31 - r), 0, 0);
    t->ends[t->n_ends++] = (uint32_t)t->code.n;
    expect(t, "%s %%xmm%u,%%xmm2,%%xmm%u", name, 31 - r, r);
    for (size_t i = 0; i < TN_COUNT(disps); i++) {
      TnXArg x = tn_x_mem(5 + (unsigned)i % 4, disps[i]);
      address_name(m, &x, 0);
      x.is_bcast = i % 2;  // where a constant of many lanes is one number: there is one lane
      tn_x_vec(&t->code, op, bytes, r, 30 - r / 2, x, 0, 0);
      t->ends[t->n_ends++] = (uint32_t)t->code.n;
      expect(t, "%s %s,%%xmm%u,%%xmm%u", name, m, 30 - r / 2, r);
    }
  }
}

static void all_of_one_lane(Text *t) {
  static const TnXInsn ops[] = {TN_X_addps,       TN_X_addpd,       TN_X_subps,       TN_X_subpd,      TN_X_mulps,
                                TN_X_mulpd,       TN_X_divps,       TN_X_divpd,       TN_X_sqrtps,     TN_X_sqrtpd,
                                TN_X_fmadd213ps,  TN_X_fmadd213pd,  TN_X_fmsub213ps,  TN_X_fmadd231ps, TN_X_fmsub231pd,
                                TN_X_fnmadd213pd, TN_X_fnmadd231ps, TN_X_fnmsub213ps, TN_X_fnmsub231pd};
  for (size_t i = 0; i < TN_COUNT(ops); i++) one_lane(t, ops[i]);
}

// ---- general registers

#define GPR(call, ...) (call, t->ends[t->n_ends++] = (uint32_t)t->code.n, expect(t, __VA_ARGS__))

static void all_general(Text *t) {
  TnXCode *c = &t->code;
  for (unsigned a = 0; a < 16; a++)
    for (unsigned b = 0; b < 16; b += 3) {
      if (a != b) GPR(tn_x_mov(c, a, b), "mov %%%s,%%%s", gpr64[b], gpr64[a]);
      TnXArg m = tn_x_mem(b, 0x40);
      GPR(tn_x_load64(c, a, m), "mov 0x40(%%%s),%%%s", gpr64[b], gpr64[a]);
      GPR(tn_x_store64(c, m, a), "mov %%%s,0x40(%%%s)", gpr64[a], gpr64[b]);
      GPR(tn_x_alu(c, 0, true, tn_x_reg(a), b), "add %%%s,%%%s", gpr64[b], gpr64[a]);
      GPR(tn_x_alu_from(c, 7, true, a, m), "cmp 0x40(%%%s),%%%s", gpr64[b], gpr64[a]);
      GPR(tn_x_gpr(c, 0x0FAF, true, a, tn_x_reg(b), 0, 0), "imul %%%s,%%%s", gpr64[b], gpr64[a]);
      GPR(tn_x_gpr(c, 0x69, true, a, tn_x_reg(b), 4, 1000), "imul $0x3e8,%%%s,%%%s", gpr64[b], gpr64[a]);
      GPR(tn_x_gpr(c, 0x63, true, a, tn_x_reg(b), 0, 0), "movslq %%%s,%%%s", gpr32[b], gpr64[a]);
      GPR(tn_x_gpr(c, 0x0FBE, false, a, m, 0, 0), "movsbl 0x40(%%%s),%%%s", gpr64[b], gpr32[a]);
      GPR(tn_x_gpr(c, 0x0FBF, false, a, m, 0, 0), "movswl 0x40(%%%s),%%%s", gpr64[b], gpr32[a]);
      GPR(tn_x_gpr(c, 0x0FB6, false, a, m, 0, 0), "movzbl 0x40(%%%s),%%%s", gpr64[b], gpr32[a]);
      GPR(tn_x_gpr(c, 0x0FB7, false, a, m, 0, 0), "movzwl 0x40(%%%s),%%%s", gpr64[b], gpr32[a]);
      GPR(tn_x_gpr(c, 0xF20F2A, true, a, tn_x_reg(b), 0, 0), "cvtsi2sd %%%s,%%xmm%u", gpr64[b], a);
      GPR(tn_x_gpr(c, 0xF30F2C, true, a, tn_x_reg(b), 0, 0), "cvttss2si %%xmm%u,%%%s", b, gpr64[a]);
      if (b != 3 || a == 4) continue;
      TnXArg x = tn_x_mem_index(b, a, 2, -8);
      GPR(tn_x_lea(c, b, x), "lea -0x8(%%%s,%%%s,4),%%%s", gpr64[b], gpr64[a], gpr64[b]);
    }
  for (unsigned a = 0; a < 16; a++) {
    GPR(tn_x_alu_imm(c, 0, true, tn_x_reg(a), 0x10), "add $0x10,%%%s", gpr64[a]);
    GPR(tn_x_alu_imm(c, 5, true, tn_x_reg(a), 0x1000), "sub $0x1000,%%%s", gpr64[a]);
    GPR(tn_x_alu_imm(c, 4, false, tn_x_reg(a), 1), "and $0x1,%%%s", gpr32[a]);
    GPR(tn_x_shift_imm(c, 5, false, a, 3), "shr $0x3,%%%s", gpr32[a]);
    GPR(tn_x_shift_imm(c, 7, true, a, 63), "sar $0x3f,%%%s", gpr64[a]);
    GPR(tn_x_push(c, a), "push %%%s", gpr64[a]);
    GPR(tn_x_pop(c, a), "pop %%%s", gpr64[a]);
    GPR(tn_x_mov_imm(c, a, 0), "xor %%%s,%%%s", gpr32[a], gpr32[a]);
    GPR(tn_x_mov_imm(c, a, 0x12345678), "mov $0x12345678,%%%s", gpr32[a]);
    GPR(tn_x_mov_imm(c, a, -2), "mov $0xfffffffffffffffe,%%%s", gpr64[a]);
    GPR(tn_x_mov_imm(c, a, 0x123456789abcdef), "movabs $0x123456789abcdef,%%%s", gpr64[a]);
    GPR(tn_x_gpr(c, 0x660089, false, a, tn_x_mem(3, 2), 0, 0), "mov %%%.*s,0x2(%%rbx)", 0, "");
  }
}

// ---- comparison with objdump

// One space between mnemonic and operands; "{evex} ", comments and suffixes of size go.
static void normalize(char *s) {
  char *to = s;
  if (!strncmp(s, "{evex} ", 7)) memmove(s, s + 7, strlen(s + 7) + 1);
  char *hash = strchr(s, '#');
  if (hash) *hash = 0;
  for (char *from = s; *from; from++) {
    if (*from == '\n') break;
    if (*from == ' ' && (from[1] == ' ' || from[1] == 0 || from[1] == '\n')) continue;
    *to++ = *from;
  }
  *to = 0;
}

// vcvtpd2psx and the like: the letter says how wide memory is.
static bool same_text(const char *got, const char *want) {
  if (!strcmp(got, want)) return true;
  if (strstr(want, "mov %,")) return !strncmp(got, "mov %", 5) && strstr(got, ",0x2(%rbx)");
  size_t n = strcspn(want, " ");
  return !strncmp(got, want, n) && (got[n] == 'x' || got[n] == 'y' || got[n] == 'z') && !strcmp(got + n + 1, want + n);
}

static void compare_text(Text *t) {
  char path[] = "/tmp/tenon_encode_XXXXXX", command[256], line[512];
  int fd = mkstemp(path);
  CHECK(fd >= 0 && write(fd, t->code.p, t->code.n) == (ssize_t)t->code.n);
  if (fd < 0) return;
  close(fd);
  snprintf(command, sizeof command, "objdump -D -b binary -m i386:x86-64 --no-show-raw-insn %s", path);
  FILE *f = popen(command, "r");
  size_t i = 0, wrong = 0;
  uint32_t start = 0;
  while (f && fgets(line, sizeof line, f) && wrong < 20) {
    char *text = strchr(line, '\t');
    if (!text || i >= t->lines.n) continue;
    unsigned long at = strtoul(line, NULL, 16);
    normalize(++text);
    if (at != start || !same_text(text, t->lines.data[i])) {
      printf("at %lx (expected %x): %s\n     expected: %s\n", at, start, text, t->lines.data[i]);
      wrong++;
    }
    start = t->ends[i++];
  }
  if (f) pclose(f);
  unlink(path);
  CHECK_INT(wrong, 0);
  CHECK_INT(i, t->lines.n);
  CHECK(i > 5000);
}

static TnError *run(void *arg) {
  Text *t = arg;
  t->ends = tn_new_n(t->arena, uint32_t, 200000);
  tn_x_code_init(&t->code, t->arena);
  all_vectors(t);
  all_of_one_lane(t);
  all_general(t);
  return NULL;
}

TN_TEST(every_form) {
  if (system("objdump --version >/dev/null 2>&1")) SKIP("objdump is not here (Debian: binutils)");
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  Text t = {.arena = &arena};
  TnError *e = tn_guard_run(&guard, run, &t);
  CHECK(!e);
  if (!e) compare_text(&t);
  tn_error_destroy(e);
  tn_arena_deinit(&arena);
}

TN_TEST(pool) {
  TnGuard guard = {0};
  TnArena arena;
  tn_arena_init(&arena, &guard);
  TnXCode c;
  tn_x_code_init(&c, &arena);
  int32_t four = 4, other = 5;
  uint8_t vector[32] = {1};
  int32_t a = tn_x_pool(&c, &four, 4), b = tn_x_pool(&c, &other, 4), v = tn_x_pool(&c, vector, 32);
  CHECK_INT(tn_x_pool(&c, &four, 4), a);
  CHECK(a != b && v % 32 == 0);
  TnXArg rm = tn_x_mem(TN_XR_POOL, b);
  tn_x_vec(&c, TN_X_pshufd, 16, 1, 0, rm, 0, 7);  // an immediate follows the displacement
  size_t end = c.n;
  tn_x_code_finish(&c);
  int32_t disp, found;
  memcpy(&disp, c.p + end - 5, 4);
  memcpy(&found, c.p + end + (size_t)disp, 4);
  CHECK_INT(found, other);
  tn_arena_deinit(&arena);
}

int main(void) {
  RUN(every_form);
  RUN(pool);
  return test_report();
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// x86-64 machine code: bytes of instructions, a pool of constants behind the code, jumps.
#ifndef TENON_TARGET_X64_ENCODE_H
#define TENON_TARGET_X64_ENCODE_H

#include "base/base.h"

enum {
  TN_XR_AX,
  TN_XR_CX,
  TN_XR_DX,
  TN_XR_BX,
  TN_XR_SP,
  TN_XR_BP,
  TN_XR_SI,
  TN_XR_DI,
  TN_XR_8,
  TN_XR_9,
  TN_XR_10,
  TN_XR_11,
  TN_XR_12,
  TN_XR_13,
  TN_XR_14,
  TN_XR_15,
  TN_XR_NONE = 0xFF,  // no index
  TN_XR_POOL = 0xFE,  // base: the constant pool, disp is an offset in it
};

typedef enum TnXInsn {
#define TN_XI(name, mnemonic, prefix, map, opcode, w, forms, tuple, shape) TN_X_##name,
#include "target/x64/insn.def"
  TN_N_X_INSNS
} TnXInsn;

// A register, or memory at base + index * 2^scale + disp; an instruction says of which class registers are. One word,
// so that it is passed in a register; the number of a register alone is that register.
typedef union TnXArg {
  uint64_t bits;
  struct {
    union {
      uint8_t reg, base;
    };
    uint8_t index, scale;
    bool is_mem : 1, is_bcast : 1;  // is_bcast: one element for all lanes (EVEX, FULL and HALFB only)
    int32_t disp;
  };
} TnXArg;
_Static_assert(sizeof(TnXArg) == 8, "an operand is one word");

static inline TnXArg tn_x_reg(unsigned reg) { return (TnXArg){.bits = reg}; }
static inline TnXArg tn_x_mem_index(unsigned base, unsigned index, unsigned scale, int32_t disp) {
  return (TnXArg){.bits = base | index << 8 | scale << 16 | 1 << 24 | (uint64_t)(uint32_t)disp << 32};
}
static inline TnXArg tn_x_mem(unsigned base, int32_t disp) { return tn_x_mem_index(base, TN_XR_NONE, 0, disp); }

typedef struct TnXCode {
  TnArena *arena;
  uint8_t *p;
  size_t n, cap;
  size_t start;             // of the kernel being made; those made before stand in front
  TN_VEC(uint32_t) fixups;  // where displacements to the pool stand
  uint8_t *pool;
  size_t pool_n, pool_cap;
  uint32_t pool_at[64];  // offsets + 1 by hash, of 4 and 8 byte constants
  bool uses_high;        // an instruction wrote 256 bits or more
} TnXCode;

void tn_x_code_init(TnXCode *c, TnArena *arena);
// Begins another kernel behind what is there, at a multiple of 64 bytes.
void tn_x_code_begin(TnXCode *c);
// Offset in the pool of n bytes (4, 8: reused when equal; 16, 32, 64: aligned to n).
int32_t tn_x_pool(TnXCode *c, const void *bytes, size_t n);
// Puts the pool behind the code and resolves displacements: p[start .. n) is position independent.
void tn_x_code_finish(TnXCode *c);

// One vector or mask instruction. bytes: 16, 32 or 64 (the wider side of a conversion); reg, v: operands in ModRM.reg
// and vvvv. bytes 4 or 8, of float arithmetic: lane 0 alone, the others are those of v (of a square root too, which has
// no v otherwise), and memory is one element. mask: 0 none, 1-7 merging, with TN_X_ZERO zeroing. imm: last byte of
// forms that have one, else ignored.
enum { TN_X_ZERO = 128 };
// bytes, mask and imm in one, so that all arguments are in registers.
static inline unsigned tn_x_how(unsigned bytes, unsigned mask, unsigned imm) {
  return bytes | mask << 8 | (imm & 0xFF) << 16;
}
void tn_x_put(TnXCode *c, TnXInsn op, unsigned how, unsigned reg, unsigned v, TnXArg rm);
static inline void tn_x_vec(TnXCode *c, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm, unsigned mask,
                            unsigned imm) {
  tn_x_put(c, op, tn_x_how(bytes, mask, imm), reg, v, rm);
}

// General registers. op: opcode, 0x0Fxx for two-byte ones, 0x66xx.. never; w: 64 bits.
void tn_x_gpr(TnXCode *c, unsigned op, bool w, unsigned reg, TnXArg rm, unsigned imm_bytes, int32_t imm);
void tn_x_mov(TnXCode *c, unsigned to, unsigned from);
void tn_x_mov_imm(TnXCode *c, unsigned to, int64_t imm);
void tn_x_load64(TnXCode *c, unsigned to, TnXArg from);
void tn_x_store64(TnXCode *c, TnXArg to, unsigned from);
void tn_x_lea(TnXCode *c, unsigned to, TnXArg at);
enum { TN_XA_ADD = 0, TN_XA_OR = 1, TN_XA_AND = 4, TN_XA_SUB = 5, TN_XA_XOR = 6, TN_XA_CMP = 7 };  // op of these
void tn_x_alu(TnXCode *c, unsigned op, bool w, TnXArg to, unsigned from_reg);
void tn_x_alu_from(TnXCode *c, unsigned op, bool w, unsigned to, TnXArg from);
void tn_x_alu_imm(TnXCode *c, unsigned op, bool w, TnXArg to, int32_t imm);
void tn_x_shift_imm(TnXCode *c, unsigned digit, bool w, unsigned reg, unsigned count);  // 4 shl, 5 shr, 7 sar
void tn_x_push(TnXCode *c, unsigned reg);
void tn_x_pop(TnXCode *c, unsigned reg);
void tn_x_byte(TnXCode *c, unsigned byte);

// Jumps. cc: condition code of jcc, or TN_XJ_ALWAYS. Forward jumps give a place to patch.
enum {
  TN_XJ_B = 2,
  TN_XJ_AE = 3,
  TN_XJ_E = 4,
  TN_XJ_NE = 5,
  TN_XJ_BE = 6,
  TN_XJ_A = 7,
  TN_XJ_S = 8,
  TN_XJ_NS = 9,
  TN_XJ_P = 10,
  TN_XJ_NP = 11,
  TN_XJ_L = 12,
  TN_XJ_GE = 13,
  TN_XJ_LE = 14,
  TN_XJ_G = 15,
  TN_XJ_ALWAYS = 16
};
size_t tn_x_jump(TnXCode *c, unsigned cc);
void tn_x_here(TnXCode *c, size_t jump);
void tn_x_jump_back(TnXCode *c, unsigned cc, size_t to);

// What is known of an instruction; mnemonics stand in insn.def for the tests.
typedef enum TnXShape {
  TN_XS_RVM,
  TN_XS_RVMI,
  TN_XS_RM,
  TN_XS_RMI,
  TN_XS_RM_NARROW,
  TN_XS_MR,
  TN_XS_MRI,
  TN_XS_VMI1,
  TN_XS_VMI2,
  TN_XS_VMI4,
  TN_XS_VMI6,
  TN_XS_KVM,
  TN_XS_KVMI,
  TN_XS_RVMV,
  TN_XS_RVMM,
  TN_XS_MVR,
  TN_XS_GATHER,
  TN_XS_SCATTER
} TnXShape;
typedef enum TnXTuple {
  TN_XT_FULL,
  TN_XT_MEM,
  TN_XT_HALF,
  TN_XT_QUARTER,
  TN_XT_EIGHTH,
  TN_XT_HALFB,
  TN_XT_B1,
  TN_XT_B2,
  TN_XT_B4,
  TN_XT_B8,
  TN_XT_B16,
  TN_XT_B32
} TnXTuple;
enum { TN_XF_V = 1, TN_XF_E = 2, TN_XF_G = 4, TN_XF_L = 8, TN_XF_I = 16 };  // I: a last byte
typedef struct TnXInsnInfo {
  uint8_t map, last, rest, opcode;  // as they stand in an EVEX instruction of registers 0
  uint8_t forms, tuple, shape, w;
} TnXInsnInfo;
extern const TnXInsnInfo tn_x_insn_info[TN_N_X_INSNS];

#endif  // TENON_TARGET_X64_ENCODE_H

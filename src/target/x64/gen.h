// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What the parts of the code generator share: a kernel being compiled.
//
// The way of a kernel: analyze.c finds out what each node needs (lanes, how long it lives, which registers it may
// share with a variable) and which addresses are kept in registers; regalloc.c gives places to all of them; select.c
// and memory.c write the instructions, loop.c those of loops and brackets. A position is a node's number.
//
// Values. A value of many lanes takes registers of C lanes each, its parts. A vector loop runs its body for a block
// of parts at a time (all of them where registers allow), so that inside a value has as many registers as a block has
// parts. A value of one lane stands either in lane 0 of an xmm register (the others are harmless) or, when something
// of many lanes uses it, in all C lanes ("spread"). i1 values are mask registers with AVX-512, else vectors of 32-bit
// lanes, all ones or zeros. Integers and flags (0 or 1) of one lane may live in general registers instead; what many
// lanes use of those has a shadow, the value in all lanes of a vector register.
#ifndef TENON_TARGET_X64_GEN_H
#define TENON_TARGET_X64_GEN_H

#include "kernel/kernel.h"
#include "target/x64/encode.h"

typedef struct TnXCpu {
  bool has_avx2, has_avx512;  // avx2: with FMA, F16C, BMI2; avx512: F BW VL DQ CD
  bool has_popcnt;            // AVX512_VPOPCNTDQ
  bool has_bitalg;            // AVX512_BITALG
  bool has_bf16;              // AVX512_BF16
  bool has_vbmi;              // AVX512_VBMI
  bool has_fp16;              // AVX512_FP16
  bool has_gfni;
  bool is_fast_gather;        // one gather takes less time than a load a lane
} TnXCpu;
TnXCpu tn_x_cpu(void);

enum { TN_XC_NONE, TN_XC_V, TN_XC_K, TN_XC_G };  // register classes
enum {
  TN_XI_SPREAD = 1,   // one lane, in all lanes of the register
  TN_XI_ABS = 2,      // made outside of vector loops: parts count from the loop's first lane
  TN_XI_IN_LOOP = 4,  // a constant that a loop uses
  TN_XI_FUSED = 8,    // a comparison, the maximum of a clamp or a change of what a store changes: made where it is used
  TN_XI_REREAD = 16,  // a store whose end of a row stands right before what the next row loads
  TN_XI_SPECIAL = 32  // a constant, or it has a shadow
};

typedef struct TnXItem {  // something that wants registers: a node, an address, a limit of a loop
  uint32_t start, end;
  uint32_t next_start, next_end;  // of lists by position; 0 ends
  float weight, cost;  // cost: regalloc.c's, 0 until it is asked for
  uint32_t loc;    // index of part 0 in locs
  uint32_t alias;  // variable whose registers it has, or 0
  uint32_t addr;   // number + 1 of the address it is, or 0
  uint8_t cls, parts, flags;
  uint8_t plain;  // parts of which the one that counts in a block is known by its number in it
} TnXItem;

typedef struct TnXAddr {  // base of accesses: a buffer, or the address `parent` plus a term
  uint32_t item;
  uint32_t parent;  // number + 1 of an address; 0: a buffer's start
  uint32_t buf;
  TnKVal node;
  int64_t coef;
  uint32_t next;       // in its hash chain
  uint32_t next_node;  // in the list of those made at `node`
} TnXAddr;

typedef struct TnXNote {  // where the instructions of a node begin
  size_t at;
  uint32_t node;
} TnXNote;
typedef struct TnXNotes {
  TN_VEC(TnXNote) list;
  TN_VEC(TnXNote) calls;  // where `mov rax, address` of 10 bytes stands for a call node
} TnXNotes;

// Where a frame is built and left: offsets from the function's beginning. A kernel that streams has two versions.
typedef struct TnXFrame {
  uint32_t enter, body;  // before the first push; behind the frame's making
  uint32_t pops, end;    // before the first pop; behind the return
  uint32_t frame_bytes;  // 0: none but what is pushed
  uint8_t saved[6], n_saved;
} TnXFrame;

typedef struct TnXLogic {  // bitwise operations on three values at once; table 0: none
  TnKVal v[3];
  uint8_t table;  // bit 4a + 2b + c: what bits a, b and c of the values give
} TnXLogic;

typedef struct TnXCut {  // a sum or difference cut to what a narrow lane holds, a mean, or the high word of a product
  TnKVal x, y;           // x: 0 for none
  uint16_t insn;
} TnXCut;

typedef struct TnXMoved {  // a value whose bits are made of those of another one
  TnKVal from;             // 0: none
  uint8_t byte[8];         // of a lane: byte of the other value, 0x80: none
  uint8_t ones;            // bits of each byte that are turned round last
  uint64_t matrix;         // that the bytes are multiplied by first
} TnXMoved;

typedef struct TnXUnwind {
  TnXFrame frames[2];
  uint32_t n;
} TnXUnwind;

// What a node reads: its operands without a load's index that is known, the table of a lookup that has no register,
// a condition that is part of the instruction, signs that it changes itself; of what is known, nothing.
typedef struct TnXUses {
  TnKVal v[3];
} TnXUses;

typedef struct TnXLoop {  // a bracket that is open
  TnKVal node;
  uint32_t end;
} TnXLoop;

// Bytes of the frame for values that go through memory, and for what a call keeps and passes.
enum { TN_X_SCRATCH_AREA = 1024, TN_X_CALL_AREA = 32 * 64 + 8 * 8 + 16 * 8 + 3 * 512 };

// What is asked for most stands first, where instructions say the place with a byte.
typedef struct TnXGen {
  const TnKernel *k;
  const TnKNode *nodes;  // of k
  TnArena *arena;
  const TnXCpu *cpu;
  bool is_512;
  unsigned c;             // lanes a register
  unsigned narrow;        // bytes of i32 lanes of which the low ones say all (narrow.c); 0: 4 as usual
  unsigned vector_bytes;  // of the widest register
  // where emission stands
  TnXCode *code;
  uint32_t i;
  unsigned part0, n_parts, lane_parts;  // block of the vector loop
  unsigned in_block;                    // part of the block that a skip's nodes are at
  int partial;                          // part that the tail mask cuts, or -1
  unsigned tail_lanes;                  // lanes of that part that are active
  unsigned only_tail;                   // what they are in all tails of the kernel, 0: not always the same
  unsigned n_reload;
  uint32_t vector_loop;
  double runs;  // instructions on many lanes that are done, estimated
  // per node
  TnXItem *items;      // n_nodes of them, then those of addresses and limits
  uint8_t *in_g;       // integer of one lane that has a general register
  uint8_t *need;       // lanes that something needs; 0: dead
  uint32_t *vloop;     // vector loop around, or 0
  uint32_t *match;     // brackets: their end (if: its else, else: its end)
  uint32_t *outer;     // outermost bracket around, or the node itself
  uint32_t *basic;     // number of the straight stretch it stands in
  uint32_t *address;   // load, store: number + 1 of its base
  uint32_t *next_vector;  // vector loops: the next one, 0: none; first_vector: the first
  uint32_t *column;       // loads that share what they read with others: the first of them
  uint32_t *next_column;  // the next one of them, 0: none
  TnXUses *uses;
  uint8_t *is_pattern; // load whose index is known when code is made (pattern.c)
  uint8_t *is_early;   // load that reads the same in all iterations of the outermost loop: made in front of it
  uint8_t *is_table;   // TN_X_AS_TABLE: constant that only lookups use, whose registers with AVX-512 have the table
  uint8_t *is_quotient; // division by a constant that is done by multiplication (quotient.c); or TN_X_EARLY
  TnXLogic *logic;      // or NULL (logic.c)
  TnXMoved *moved;      // or NULL (bits.c)
  TnXCut *cut;          // or NULL (narrow.c)
  int64_t **known;      // the lanes' numbers where these are known when code is made (known.c)
  const uint32_t *origin;  // node of the kernel that is compiled, where this is another one (halves.c), or NULL
  uint32_t *shadow;    // item of its copy in all lanes, 0: none
  uint32_t *starting;  // first item of the list that starts here
  uint32_t *ending;    // first item of the list that ends here
  uint32_t *made;      // number + 1 of the first address made at this node
  uint32_t n_items, cap_items;
  TN_VEC(TnXAddr) addrs;
  uint32_t *addr_table;
  uint32_t n_addr_table;
  int32_t *locs;  // register, or -1 - slot in the frame
  uint32_t n_locs;
  uint32_t begin_item, limit_item;  // the range of the parallel loop, 0: none
  uint32_t *loop_limit;             // per node: item of a loop's number of iterations
  uint32_t parallel_loop, first_vector;
  uint8_t *block;  // per vector loop: parts that its body treats at a time
  // registers
  unsigned scratch_v[8], n_scratch_v, free_v, free_k, used_g;  // free_*: allocatable sets
  unsigned scratch;                                            // class: 0 no scratch registers, 1 temporaries, 2 all
  bool has_spills, has_call, needs_area, is_streaming;
  uint32_t n_slots;
  unsigned slot_bytes;
  uint64_t *live_at_call;  // per call in order: v | k << 32 | g << 40
  uint32_t n_calls, call;
  // the frame
  uint32_t frame_bytes, area_at, call_at, spill_at;
  TnXUnwind unwind;
  // also of emission
  TnXNotes *notes;    // for people, or NULL
  int64_t *constant;  // per loop: iterations to add to what its register says, or all of it where it has none
  // what there is in the kernel, so that nothing is looked for in vain
  uint32_t n_of[TN_N_K_OPS];                 // nodes of this operation
  bool has_index;                            // accesses with an index a lane
  bool has_integers;                         // integers or flags of one lane, but for constants
  bool has_memory_consts;                    // constants without a register
  bool has_masks;                            // flags of many lanes in registers for them
  bool has_fixed;                            // what takes vector registers whatever blocks there are
  bool has_narrow, stores_words;             // of many lanes: accesses to less than 4 bytes; stores of as many
} TnXGen;

// Scratch vector registers 0 .. 2 are for the inside of an operation, the next three for operands from memory.
enum { TN_X_TEMPS = 3, TN_X_RELOADS = 3, TN_X_TAIL_K = 7, TN_X_TEMP_K = 6, TN_X_TEMP_K2 = 5, TN_X_NO_K = 0 };

static inline const TnKNode *tn_x_node(const TnXGen *g, uint32_t i) { return &g->nodes[i]; }
static inline bool tn_x_is_integer(const TnKNode *n) {  // or a flag
  return n->type == TN_KT_I1 || n->type == TN_KT_I32 || n->type == TN_KT_I64;
}
static inline bool tn_x_is_spread(const TnXGen *g, uint32_t i) { return g->items[i].flags & TN_XI_SPREAD; }
// An integer or a flag of one lane, computed or chosen from such: always in a general register where lanes are narrow.
static inline bool tn_x_is_alone(const TnKNode *n) {
  bool computes = tn_k_op_info[n->op].kind == TN_KK_INT || n->op == TN_K_icmp || n->op == TN_K_affine ||
                  n->op == TN_K_select;
  return n->lanes == 1 && computes && tn_x_is_integer(n);
}
// A type that only this target knows: f16 as it is, beside floats that are wider (halves.c).
#define TN_X_F16 ((TnKType)(TN_KT_IX + 1))
static inline unsigned tn_x_type_bytes(TnKType t) {
  return t == TN_X_F16 ? 2 : t == TN_KT_I64 || t == TN_KT_F64 || t == TN_KT_IX ? 8 : 4;
}
static inline bool tn_x_is_narrow(const TnXGen *g, TnKType t) {
  return g->narrow && (t == TN_KT_I32 || t == TN_KT_I1);
}
static inline bool tn_x_spreads(const TnXGen *g, TnKType t) {
  return g->c * (tn_x_is_narrow(g, t) ? g->narrow : tn_x_type_bytes(t)) <= g->vector_bytes;
}
// Bytes of a lane of type t in node i's registers, and the logarithm of that: the column of tables of instructions.
static inline unsigned tn_x_elem(const TnXGen *g, uint32_t i, TnKType t) {
  bool in_lanes = tn_x_node(g, i)->lanes > 1 || tn_x_is_spread(g, i);
  return in_lanes && tn_x_is_narrow(g, t) ? g->narrow : tn_x_type_bytes(t);
}
static inline unsigned tn_x_log(const TnXGen *g, uint32_t i, TnKType t) {
  return (unsigned)__builtin_ctz(tn_x_elem(g, i, t));
}

// Width of float arithmetic: a value of one lane is computed alone, for beside it may be what takes long (numbers that
// become subnormal there), unless it stands in all lanes.
static inline unsigned tn_x_width(const TnXGen *g, uint32_t i, unsigned bytes) {
  const TnKNode *n = tn_x_node(g, i);
  bool is_float = n->type == TN_KT_F32 || n->type == TN_KT_F64;
  return n->lanes == 1 && is_float && !tn_x_is_spread(g, i) ? tn_x_type_bytes((TnKType)n->type) : bytes;
}

// classes.c
void tn_x_classes(TnXGen *g);  // in_g, and which comparisons are fused
bool tn_x_is_clamp(const TnXGen *g, uint32_t i);  // between 0 and a constant, in general registers
bool tn_x_stores_const(const TnXGen *g, const TnKNode *n);
bool tn_x_takes_ones(const TnKNode *n);  // a node that takes integers of one lane from general registers
// Whether node i takes operand v as a general register, or a constant as a number. An index of one lane is not asked
// for: accesses always do.
bool tn_x_takes_g(const TnXGen *g, uint32_t i, uint32_t v);  // the same where the answer may be yes
static inline bool tn_x_reads_g(const TnXGen *g, uint32_t i, uint32_t v) {
  const TnKNode *n = tn_x_node(g, i);
  return (n->lanes <= 1 || n->op == TN_K_loop || n->op == TN_K_fdiv) && tn_x_takes_g(g, i, v);
}

// analyze.c
void tn_x_analyze(TnXGen *g);
// A quotient whose dividend is a product or a sum that it does not wait for: what it is made of.
enum { TN_X_EARLY = 2 };
enum { TN_X_AS_TABLE = 1 };  // what is_table says of a constant that nothing uses otherwise
void tn_x_dividend(const TnXGen *g, uint32_t i, TnKVal v[3]);
// The operand of an f2s: of frint of a small number, that number, for the conversion itself rounds.
TnKVal tn_x_rounded(const TnXGen *g, const TnKNode *n);
// The operand of a trunc; or, where the other half of its lanes is picked as well, what that shifts to the right.
TnKVal tn_x_picked(const TnXGen *g, const TnKNode *n, bool *is_high);
// A select that is one minimum (1) or maximum (2) instruction on operands *out_x, *out_y in this order, or 0. Both
// give their second operand when the first is not less, or greater.
// An or of x shifted left by *left and right by the rest, which is one rotation: in lanes with AVX-512, or of one.
bool tn_x_rotation(const TnXGen *g, const TnKNode *n, TnKVal *out_x, unsigned *out_left);
unsigned tn_x_extreme(const TnXGen *g, const TnKNode *n, TnKVal *out_x, TnKVal *out_y);
unsigned tn_x_lanes(const TnXGen *g, uint32_t i);  // lanes in one register of the value
// The terms of an access or affine node that count: without loops of one step. Folded: the last may be an index.
bool tn_x_loop_is_single(const TnXGen *g, uint32_t i);
int tn_x_index_scale(int64_t coef);  // log2 of an index scale, -1 when it is none
int64_t tn_x_stride(const TnXGen *g, const TnKNode *n, uint32_t loop);  // bytes an access moves in a step of the loop
bool tn_x_same_terms(const TnXGen *g, const TnKNode *x, const TnKNode *y);
double tn_x_runs_at(const TnXGen *g, uint32_t i);  // times that a node is done, estimated

// halves.c: k becomes a kernel that says the same
void tn_x_find_halves(TnXGen *g);
bool tn_x_halve(const TnXGen *g, TnKernel *k);  // false: not all floats are f16

// narrow.c: whether lanes of 1 or 2 bytes will do. Sets narrow and c, and k to a kernel that says the same.
void tn_x_find_narrow(TnXGen *g);

// known.c
void tn_x_find_known(TnXGen *g);
void tn_x_put_known(TnXGen *g, uint32_t i);
bool tn_x_lane_of(const TnXGen *g, TnKVal v, unsigned lane, int64_t *out);  // false: that is not known
bool tn_x_is_by_known(const TnXGen *g, const TnKNode *n);  // bytes have an instruction that shifts each by its number

// bits.c
void tn_x_find_moved(TnXGen *g);
bool tn_x_move_bits(TnXGen *g, uint32_t i);  // false: it is not moved

// logic.c
void tn_x_find_logic(TnXGen *g);
bool tn_x_is_between(const TnXGen *g, TnKVal v, int64_t lo, int64_t hi, TnKVal *inner,
                     TnKVal *out);  // v is *out between two bounds in either order; *inner: the extreme inside
TnKVal tn_x_stored(const TnXGen *g, uint32_t i);  // what store i takes: its value, or what it bounds itself
bool tn_x_keeps_all(const TnXGen *g, uint32_t i);  // a mask of all bits that a narrow lane has
bool tn_x_logic(TnXGen *g, uint32_t i);            // false: it is one operation

// columns.c
void tn_x_find_columns(TnXGen *g);
// The load is made together with those of its rows.
static inline bool tn_x_has_columns(const TnXGen *g, uint32_t i) { return g->column[i] != 0; }
void tn_x_load_columns(TnXGen *g, uint32_t first, unsigned q, TnXArg at);  // at: where the first one's lane 0 lies
bool tn_x_cuts_columns(const TnXGen *g, uint32_t first);  // whether those of a tail's rows are made so too

// pattern.c
typedef struct TnXPattern {
  int32_t at[64];  // per lane: bytes from where lane 0 would be without its index
  uint64_t lanes;  // that are read; the others are 0
  int32_t lo, hi;  // of all that are read
  unsigned n, size;
} TnXPattern;
void tn_x_find_patterns(TnXGen *g);
bool tn_x_is_pattern(const TnXGen *g, uint32_t i, unsigned c);  // c lanes at a time
// Whether lanes [first, first + n) of load i, of which so many are active, lie in a pattern.
bool tn_x_pattern(const TnXGen *g, uint32_t i, unsigned first, unsigned n, unsigned active, TnXPattern *p);
// Words: values. Narrower elements: as they lie in memory, side by side.
void tn_x_read_pattern(TnXGen *g, const TnXPattern *p, TnXArg at, unsigned to);
unsigned tn_x_mask_of(TnXGen *g, uint64_t lanes, unsigned k);  // into mask register k, which it gives back

// table.c
// Whether all that the load may read is read as it lies and picked from in registers, in lanes of so many bytes.
bool tn_x_is_table(const TnXGen *g, uint32_t i, unsigned elem);
// Of lanes, the first so many are needed.
void tn_x_read_table(TnXGen *g, uint32_t i, unsigned q, unsigned elem, unsigned lanes, TnXArg at, unsigned to);

// quotient.c
void tn_x_find_quotients(TnXGen *g);
void tn_x_quotient(TnXGen *g, uint32_t i);
void tn_x_quotient_of(TnXGen *g, uint32_t i, unsigned to, unsigned x, unsigned bytes);  // of an x as f32, in `to`

// regalloc.c
void tn_x_allocate(TnXGen *g);

// place.c: operands and results where the allocation put them
int32_t tn_x_loc(const TnXGen *g, uint32_t item, unsigned q);
unsigned tn_x_bytes(const TnXGen *g, uint32_t i, TnKType t);  // register width for node i's lanes of type t
unsigned tn_x_temp(const TnXGen *g, unsigned n);
unsigned tn_x_reload(TnXGen *g);
unsigned tn_x_src(TnXGen *g, uint32_t v, unsigned q, unsigned bytes);
TnXArg tn_x_src_rm(TnXGen *g, uint32_t v, unsigned q, unsigned bytes);
bool tn_x_in_reg(const TnXGen *g, uint32_t v, unsigned q);
unsigned tn_x_src_k(TnXGen *g, uint32_t v, unsigned q, unsigned temp);
unsigned tn_x_src_g(TnXGen *g, uint32_t item, unsigned temp);
unsigned tn_x_dst(TnXGen *g, uint32_t v, unsigned q);
void tn_x_done(TnXGen *g, uint32_t v, unsigned q, unsigned reg);
unsigned tn_x_dst_k(TnXGen *g, uint32_t v, unsigned q);
void tn_x_done_k(TnXGen *g, uint32_t v, unsigned q, unsigned reg);
// Value of a node of one lane in a general register of its own or in `temp`; in `to`; in a register or its slot.
unsigned tn_x_src_g_value(TnXGen *g, uint32_t v, unsigned temp);
void tn_x_into_g(TnXGen *g, unsigned to, uint32_t v);
TnXArg tn_x_src_g_rm(TnXGen *g, uint32_t v, unsigned temp);
unsigned tn_x_dst_g(TnXGen *g, uint32_t item, unsigned temp);
void tn_x_done_g(TnXGen *g, uint32_t item, unsigned reg);
TnXArg tn_x_slot(const TnXGen *g, int32_t loc);
TnXArg tn_x_area(const TnXGen *g, unsigned at);
TnXArg tn_x_const_rm(TnXGen *g, uint64_t bits, unsigned elem, unsigned bytes);
TnXArg tn_x_pool_rm(TnXGen *g, const void *bytes, unsigned n);
void tn_x_const(TnXGen *g, unsigned to, uint64_t bits, unsigned elem, unsigned bytes);
void tn_x_node_const(TnXGen *g, uint32_t v, uint32_t as, unsigned to, unsigned bytes);  // a const, lanes as in `as`
void tn_x_copy(TnXGen *g, unsigned to, unsigned from, unsigned bytes);
void tn_x_op(TnXGen *g, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm);
void tn_x_opi(TnXGen *g, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm, unsigned imm);
void tn_x_opk(TnXGen *g, TnXInsn op, unsigned bytes, unsigned reg, unsigned v, TnXArg rm, unsigned mask);

// What node i is of x (0: none) and y by one instruction a part, whose width and last byte are in `how`.
enum { TN_X_COMMUTES = 1 << 24 };  // in `how`: x is best what is in a register
void tn_x_each(TnXGen *g, uint32_t i, TnXInsn op, unsigned how, TnKVal x, TnKVal y);
// Where the first of so many parts of v lies, and the next one so many further on; NULL: not where that is simple. A
// part that is in memory has a number below 0 there. Not for kernels of narrow lanes.
typedef struct TnXPlaces {
  const int32_t *at;
  uint64_t step;
} TnXPlaces;
TnXPlaces tn_x_places(const TnXGen *g, uint32_t v, unsigned parts);

// Instructions in a row, as a table: what a step's operands stand for are places.
typedef struct TnXPart {  // what one part of a node works on: registers, and how many bytes of them
  unsigned to, x, y, bytes;
} TnXPart;
enum {
  TN_XP_TO,
  TN_XP_X,
  TN_XP_Y,
  TN_XP_T0,  // temporaries
  TN_XP_T1,
  TN_XP_T2,
  TN_XP_RELOAD,     // the next register for operands from memory, which has to be free
  TN_XP_0,          // register 0, where an instruction has no such operand
  TN_XP_CONST,      // and what follows: constants
  TN_XP_DIGIT = 16  // and what follows: digits of an opcode
};
typedef struct TnXStep {
  uint16_t insn;
  uint8_t reg, v, rm, imm;
} TnXStep;
// elem: bytes of the constants in lanes.
void tn_x_steps(TnXGen *g, const TnXPart *p, const TnXStep *steps, size_t n, unsigned elem, const uint64_t *consts);

// quotient.c: f16 as they are, divided by a constant that the first one allows.
bool tn_x_has_half_quotient(const TnKNode *divisor);
void tn_x_half_quotient(TnXGen *g, const TnKNode *quotient, const TnXPart *p);

// numbers.c
void tn_x_scale(TnXGen *g, uint32_t i);
void tn_x_mantissa(TnXGen *g, uint32_t i);
void tn_x_exponent(TnXGen *g, uint32_t i);
void tn_x_lookup(TnXGen *g, uint32_t i);
TnXArg tn_x_table(TnXGen *g, uint32_t v);  // in memory

// select.c, scalar.c, memory.c, lanes.c, loop.c
extern const TnXInsn tn_x_masked_moves[4], tn_x_broadcasts[4];  // by the logarithm of an element's bytes
void tn_x_select(TnXGen *g, uint32_t i);
void tn_x_load(TnXGen *g, uint32_t i);
void tn_x_store(TnXGen *g, uint32_t i);
// Whether the store's buffer is streamed and whole registers of it lie at multiples of their size, if the buffer does.
bool tn_x_can_stream(const TnXGen *g, uint32_t i);
void tn_x_rbf16(TnXGen *g, unsigned to, unsigned x, unsigned bytes);
void tn_x_affine(TnXGen *g, uint32_t i);
void tn_x_make_address(TnXGen *g, uint32_t addr);
void tn_x_mask_bits(TnXGen *g, uint32_t mask, unsigned q, unsigned to);  // lanes of an i1 value as bits
void tn_x_call(TnXGen *g, uint32_t i);
void tn_x_integer(TnXGen *g, uint32_t i);
void tn_x_divide(TnXGen *g, bool w, bool is_signed, bool is_rem);  // ax / cx or ax % cx in ax; also changes dx
bool tn_x_divides_by(uint64_t d, bool is_signed);                  // whether the next one can: no power of two
void tn_x_divide_by(TnXGen *g, uint64_t d, bool is_signed, bool is_rem);  // 64 bits: cx / d or cx % d, the same way
void tn_x_scalar(TnXGen *g, uint32_t i);
void tn_x_change(TnXGen *g, uint32_t i, TnXArg at);  // op i, whose first operand stands in memory, done there
void tn_x_shadow(TnXGen *g, uint32_t i);
unsigned tn_x_condition(TnXGen *g, uint32_t p);  // flags of an i1 value of one lane; changes cx and dx
void tn_x_convert(TnXGen *g, uint32_t i);
void tn_x_down(TnXGen *g, uint32_t i);
void tn_x_lane(TnXGen *g, uint32_t i);
unsigned tn_x_parts(const TnXGen *g, uint32_t i);  // registers of the node here
void tn_x_generate(TnXGen *g);                     // the whole kernel, after tn_x_allocate

#endif  // TENON_TARGET_X64_GEN_H

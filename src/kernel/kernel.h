// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The kernel IR: what targets see of a program. A kernel is a flat array of nodes; an operand is the number of an
// earlier node; loops and conditions are brackets in the array (loop ... end). Pure nodes are values (SSA); state is
// in variables (var, get, set) and memory (load, store).
//
// Lanes. Every value has 1 lane or as many as its vector loop says. A vector loop of n iterations with L lanes runs
// its body for k = 0, L, 2L, ... below n; lane l stands for iteration k + l. A lane at or beyond n is inactive: its
// loads and stores do not touch memory, `set` keeps the variable's lane as it was, and what its values are is
// unspecified. An operand with one lane counts for all lanes. Vector loops do not nest, serial loops inside them do.
// A variable with L lanes lives outside of the vector loop and so carries lanes from one step to the next; after the
// loop, `down` and `lane` bring its lanes together. Nothing traps, in no lane.
//
// Memory. A kernel sees numbered buffers. An address is buffer + imm + sum of coef * term, in bytes; terms are ix
// nodes (loops and `index`). A vector loop as a term stands for k + l in lane l. The per-lane index `a` of load and
// store (i32 or i64, sign-extended) adds coef_a times its value: this is gather and scatter; lanes store in order.
// Where a load knows that its index is never negative and below `reach`, and that memory is the buffer's for every
// such index, a target may read all of that; of any load, the 4 bytes at a multiple of 4 that an element stands in.
// Memory types narrower than 32 bits are extended: i8, i16 with their sign, u8, u16 with zeros, i1 (a byte 0 or 1) to
// an i1 value, f16 and bf16 to f32. A store takes the low bits, or rounds f32 to f16 or bf16 to nearest even.
// Where the mask of a load is false, memory is not touched and the value is 0 (false); of a store: nothing happens.
// Where the mask of a call is false, its value is unspecified: when it is false in all lanes the call is left out.
// A select whose aux is 1 means what any select means; the last step of planning puts what only its b needs behind a
// skip (tn_k_skip). Nodes that a skip counts may hold anything where it was taken: outside, only selects of its mask
// use them, as b.
// Buffers that a kernel writes may be the same memory as others only where every element is read before it is
// written at the same step (element by element in place).
//
// The parallel loop. At most one loop, the outermost, is parallel: the kernel is called with a range [begin, end) of
// its iterations (multiples of the lanes but for the last end) and the calls may run at the same time, unless they are
// to come in order. What stands outside of it runs in every call and must be cheap and free of stores.
#ifndef TENON_KERNEL_KERNEL_H
#define TENON_KERNEL_KERNEL_H

#include "num/num.h"

typedef enum TnKOp {
#define TN_KN(name, operands, kind) TN_K_##name,
#include "kernel/kernel.def"
  TN_N_K_OPS
} TnKOp;

typedef enum TnKType { TN_KT_NONE, TN_KT_I1, TN_KT_I32, TN_KT_I64, TN_KT_F32, TN_KT_F64, TN_KT_IX } TnKType;

typedef enum TnKMem {
  TN_KM_I1,
  TN_KM_I8,
  TN_KM_U8,
  TN_KM_I16,
  TN_KM_U16,
  TN_KM_I32,
  TN_KM_I64,
  TN_KM_F16,
  TN_KM_BF16,
  TN_KM_F32,
  TN_KM_F64,
  TN_N_KM
} TnKMem;

// Predicates of icmp (all) and fcmp (the first six; false on NaN but for NE, which is true).
typedef enum TnKPred {
  TN_KP_EQ,
  TN_KP_NE,
  TN_KP_LT,
  TN_KP_LE,
  TN_KP_GT,
  TN_KP_GE,
  TN_KP_ULT,
  TN_KP_ULE,
  TN_KP_UGT,
  TN_KP_UGE
} TnKPred;

// The tables of lookups: 16 numbers of f32 or 8 of f64 each; a name's come one after the other, from TN_KTABLE_name to
// TN_KTABLE_name_last.
enum {
#define TN_TABLES(name, rows, ...) TN_KTABLE_##name, TN_KTABLE_##name##_last = TN_KTABLE_##name + (rows)-1,
#include "kernel/tables.def"
  TN_N_KTABLES
};
enum {
#define TN_TABLES_64(name, rows, ...) TN_KTABLE_##name, TN_KTABLE_##name##_last = TN_KTABLE_##name + (rows)-1,
#include "kernel/tables.def"
  TN_N_KTABLES_64
};
extern const float tn_k_tables[TN_N_KTABLES][16];
extern const double tn_k_tables_64[TN_N_KTABLES_64][8];

typedef enum TnKOpKind { TN_KK_FLOW, TN_KK_INT, TN_KK_FLT, TN_KK_CMP, TN_KK_CVT } TnKOpKind;

enum { TN_LOOP_PARALLEL = 1, TN_LOOP_VECTOR = 2 };  // aux of a loop; both together are fine

typedef uint32_t TnKVal;  // number of a node; 0 is no node

typedef struct TnKNode {
  uint8_t op;     // TnKOp
  uint8_t type;   // TnKType of the value, NONE for those without one (store, set, loop ends)
  uint8_t lanes;  // of the value, 1 or a power of two up to 64; of a vector loop: its lanes; store: as its value
  uint8_t aux;    // loop: flags; icmp, fcmp: TnKPred; load, store: TnKMem; select: 1 when it is seldom
  TnKVal a, b, c;
  uint32_t term;           // affine, load, store: terms[term .. term + n_terms)
  uint16_t n_terms;
  // load: its per-lane index is below this, and all that it could read may be read; 0: unknown. store: so many lanes of
  // the loop's last step may be written, though it has fewer iterations; 0: those that it has
  uint16_t reach;
  uint32_t buf;            // load, store: number of the buffer
  int32_t coef_a;          // load, store with a per-lane index: bytes for one step of it
  // const: bits; affine, load, store: constant; loop: iterations; down, lane: lanes; call: op; skip: nodes
  int64_t imm;
} TnKNode;

typedef struct TnKTerm {
  TnKVal node;
  int64_t coef;
} TnKTerm;

typedef struct TnKernel {
  const char *name;
  TnKNode *nodes;  // nodes[0] is a nop
  TnKTerm *terms;
  uint32_t n_nodes, n_terms, n_bufs;
  int64_t parallel;   // iterations of the parallel loop, 0 when there is none
  uint32_t changing;  // number + 1 of a buffer that others may write meanwhile, 0: none
  bool is_raw;        // put together of others, to be simplified yet
  bool is_consed;     // just built, and no two pure nodes are equal, but for loads
  bool in_order;      // calls for parts of the parallel loop come one after the other
  uint64_t streamed;  // bit b: what is stored to buffer b (below 64) is not read soon and need not stay in the caches
  uint64_t in_place;  // bit b: what is stored to buffer b (below 64) takes the place of what another buffer reads
  double work_ns;     // what one whole run costs on one core, estimated; decides over threads
  uint64_t lacks;     // bit op % 64: that operation is not there; of TN_K_skip: nor selects that will have one
  uint32_t no_mems;   // bit TnKMem: nothing is loaded or stored as that
} TnKernel;

typedef struct TnKOpInfo {
  char name[7];  // short ones need no pointer to them
  uint8_t operands, kind;
} TnKOpInfo;
typedef char TnKName[5];
extern const TnKOpInfo tn_k_op_info[TN_N_K_OPS];
extern const TnKName tn_k_type_name[];  // "i1" ...
extern const TnKName tn_k_mem_name[TN_N_KM];
extern const TnKName tn_k_pred_name[];
extern const uint8_t tn_k_mem_bytes[TN_N_KM];
TnKType tn_k_mem_type(TnKMem m);  // of the value that a load gives
// A value of it is what was stored, in all its bits.
static inline bool tn_k_is_whole(TnKMem m) {
  return m == TN_KM_I1 || m == TN_KM_I32 || m == TN_KM_I64 || m == TN_KM_F32 || m == TN_KM_F64;
}
TnKVal *tn_k_ends(const TnKernel *k, TnArena *arena);  // by node: the end of the bracket that it opens
static inline unsigned tn_k_type_bytes(TnKType t) { return t == TN_KT_I64 || t == TN_KT_F64 || t == TN_KT_IX ? 8 : 4; }
static inline bool tn_k_is_int(unsigned type) { return type == TN_KT_I32 || type == TN_KT_I64; }
double tn_k_float(const TnKNode *n);  // that a constant of a float type is
static inline bool tn_k_has(const TnKernel *k, TnKOp op) {
  if (k->lacks >> op % 64 & 1) return false;
  const TnKNode *n = k->nodes + 1, *end = k->nodes + k->n_nodes;
  while (n < end && n->op != op) n++;
  return n < end;
}
static inline bool tn_k_is_access(const TnKNode *n) { return n->op == TN_K_load || n->op == TN_K_store; }
enum { TN_K_MAX_DEPTH = 64 };  // of brackets within each other
// It begins a bracket, which an end closes.
static inline bool tn_k_opens(const TnKNode *n) {
  return n->op == TN_K_loop || n->op == TN_K_while || n->op == TN_K_if;
}

// ---- building. All nodes go to the end; equal pure nodes of the same bracket are made once.

typedef struct TnKRange {
  int64_t lo, hi;
} TnKRange;
// What an operation of integers of so many bits gives, from its operands; wider than its type where it may wrap.
TnKRange tn_k_range_rule(TnKOp op, TnKRange x, TnKRange y, unsigned bits);
// What an integer can be, looked for in so many steps of how it is made.
TnKRange tn_k_range(const TnKNode *nodes, TnKVal v, unsigned depth);
// v is *x % *y, made as such or as x - x / y * y.
bool tn_k_is_rest(const TnKNode *nodes, TnKVal v, TnKVal *x, TnKVal *y);
// n is x ^ (x >> all bits but one), which is not negative.
bool tn_k_is_turned(const TnKNode *nodes, const TnKNode *n);

typedef struct TnKBuilder {
  TnArena *arena;
  TN_VEC(TnKNode) nodes;
  TN_VEC(TnKTerm) terms;
  uint32_t *table;  // hash of pure nodes, for reuse
  size_t n_table, n_in_table;
  uint32_t *scope;  // per node: the bracket it stands in
  TnKRange *range;  // per node: what an integer (as signed) can be, in lanes that are active
  TnKVal less[2];   // two integers, the first known to be less than the second
  TnKVal open[64];  // brackets open now: loop, while, if
  unsigned depth;
  uint32_t n_bufs;
  uint32_t mems;   // bit TnKMem: something is loaded or stored as that
  uint64_t ops;    // bit op % 64: that operation is there; of TN_K_skip: a select that will have one
  bool has_twins;  // equal pure nodes, of which one stands in a closed bracket
  int64_t parallel;
} TnKBuilder;

void tn_k_init(TnKBuilder *b, TnArena *arena);
TnKernel *tn_k_finish(TnKBuilder *b, const char *name);  // all brackets closed

TnKVal tn_k_const(TnKBuilder *b, TnKType t, int64_t bits);
TnKVal tn_k_f32(TnKBuilder *b, float x);
TnKVal tn_k_f64(TnKBuilder *b, double x);
static inline TnKVal tn_k_i32(TnKBuilder *b, int32_t x) { return tn_k_const(b, TN_KT_I32, x); }
static inline TnKVal tn_k_i64(TnKBuilder *b, int64_t x) { return tn_k_const(b, TN_KT_I64, x); }
static inline TnKVal tn_k_i1(TnKBuilder *b, bool x) { return tn_k_const(b, TN_KT_I1, x); }

// Operations; lanes and type of the result follow from the operands. Integer operations on constants are folded, and
// so are identities that hold for every value (x + 0, x * 1, x & x, select of a constant, ...); float ones never.
TnKVal tn_k_op1(TnKBuilder *b, TnKOp op, TnKVal x);
TnKVal tn_k_op2(TnKBuilder *b, TnKOp op, TnKVal x, TnKVal y);
TnKVal tn_k_fma(TnKBuilder *b, TnKVal x, TnKVal y, TnKVal z);
TnKVal tn_k_cmp(TnKBuilder *b, TnKPred p, TnKVal x, TnKVal y);  // icmp or fcmp by the operands' type
bool tn_k_fold_compare(TnKPred p, bool wide, int64_t x, int64_t y);  // of constants: what icmp gives
TnKVal tn_k_select(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y);
TnKVal tn_k_select_seldom(TnKBuilder *b, TnKVal p, TnKVal x, TnKVal y);  // p hardly ever holds, and x is dear
TnKVal tn_k_cvt(TnKBuilder *b, TnKOp op, TnKType to, TnKVal x);      // of kind CVT
TnKVal tn_k_lookup(TnKBuilder *b, unsigned table, TnKVal x);
// y 0: one operand; mask 0: all lanes.
TnKVal tn_k_call(TnKBuilder *b, TnScalarOp op, TnKVal x, TnKVal y, TnKVal mask);
// One part of a unary op on the complex number x + iy: call2 with TN_K_CALL_RE or TN_K_CALL_IM added to the op.
TnKVal tn_k_call_part(TnKBuilder *b, TnScalarOp op, bool imaginary, TnKVal x, TnKVal y, TnKVal mask);
TnKVal tn_k_not(TnKBuilder *b, TnKVal p);  // i1
// The caller knows more of an integer than how it was made tells.
void tn_k_bound(TnKBuilder *b, TnKVal v, int64_t lo, int64_t hi);
// x is below y, neither of them negative. Of one pair at a time.
static inline void tn_k_less(TnKBuilder *b, TnKVal x, TnKVal y) { b->less[0] = x, b->less[1] = y; }

TnKVal tn_k_loop(TnKBuilder *b, int64_t n, unsigned flags, unsigned lanes);  // lanes: vector loops only, else 1
TnKVal tn_k_loop_n(TnKBuilder *b, TnKVal n);                                 // serial, n iterations (i64, one lane)
TnKVal tn_k_while(TnKBuilder *b);
void tn_k_exit(TnKBuilder *b, TnKVal p);
TnKVal tn_k_if(TnKBuilder *b, TnKVal p);
void tn_k_else(TnKBuilder *b);
void tn_k_end(TnKBuilder *b);
TnKVal tn_k_var(TnKBuilder *b, TnKVal init, unsigned lanes);
TnKVal tn_k_get(TnKBuilder *b, TnKVal var);
void tn_k_set(TnKBuilder *b, TnKVal var, TnKVal x);
TnKVal tn_k_down(TnKBuilder *b, TnKVal x, unsigned n);
TnKVal tn_k_lane(TnKBuilder *b, TnKVal x, unsigned lane);
TnKVal tn_k_index(TnKBuilder *b, TnKVal x);

// An address or an affine value: constant and terms (same node twice is added up, coefficient 0 is dropped).
typedef struct TnKAddr {
  int64_t imm;
  const TnKTerm *terms;
  uint32_t n_terms;
  TnKVal lane_index;  // per-lane index or 0
  int32_t lane_coef;
  uint16_t lane_reach;  // of loads; 0: unknown
} TnKAddr;
TnKVal tn_k_affine(TnKBuilder *b, TnKType t, const TnKAddr *at);  // lanes: those of a vector loop among the terms
TnKVal tn_k_load(TnKBuilder *b, TnKMem m, uint32_t buf, const TnKAddr *at, TnKVal mask);
// The bits that load v reads, as an m of the same size, or of a larger one whose bytes behind may be read just as well;
// 0: v is no load, or memory may have changed since.
TnKVal tn_k_load_as(TnKBuilder *b, TnKMem m, TnKVal v);
void tn_k_store(TnKBuilder *b, TnKMem m, uint32_t buf, const TnKAddr *at, TnKVal x, TnKVal mask);
// The innermost open vector loop, 0 when there is none.
TnKVal tn_k_vector_loop(const TnKBuilder *b);
// The innermost open bracket (0: none), and whether what was made in a bracket may be used here.
TnKVal tn_k_bracket(const TnKBuilder *b);
bool tn_k_reaches(const TnKBuilder *b, TnKVal bracket);

// ---- once more (remake.c): what a node of a kernel is for a builder whose nodes stand for its operands; 0: nothing
typedef struct TnKRemake {
  TnKBuilder *b;
  const TnKernel *k;
  TnKVal *to;   // by node of k; for a term: a loop, an index or what was made of one
  bool single;  // lanes are made one by one: those of k have one here
} TnKRemake;
TnKVal tn_k_remake(const TnKRemake *r, TnKVal i);
// What the builder made takes the place of k, which keeps its name and buffers, and is simplified.
void tn_k_remake_end(const TnKRemake *r, TnKernel *k, TnArena *scratch);

// ---- services
// What a node of two integer operands is for these; wide: they are i64. false: not one that is folded.
bool tn_k_fold(const TnKNode *n, bool wide, int64_t x, int64_t y, int64_t *out);
// An integer or flag in a lane of a vector loop of one step, where it depends on nothing else.
bool tn_k_lane_number(const TnKernel *k, TnKVal v, unsigned lane, int64_t *out);
// Loads with an index a lane of which 16 neighbours are not known to lie in a few windows of a register's size each
// (16 bytes for narrow elements).
enum { TN_K_WINDOWS = 4 };
bool tn_k_has_far_loads(const TnKernel *k);
// What a call node does, for n lanes; every target runs calls through this. call: imm of the node; t: type of operands
// and result (i32 and i64: signed); y is not looked at for call1. out may be x or y.
enum { TN_K_CALL_RE = 256, TN_K_CALL_IM = 512 };  // > any TnScalarOp
void tn_k_call_run(int64_t call, TnKType t, void *out, const void *x, const void *y, size_t n);
// The same for the lanes whose bits are set.
void tn_k_call_some(int64_t call, TnKType t, void *out, const void *x, const void *y, uint64_t lanes);
// Moves loop-invariant pure nodes and loads of buffers that the kernel does not write out of their loops, drops what
// nothing uses. In place.
void tn_k_simplify(TnKernel *k, TnArena *scratch);
// Whiles that count from a constant to a constant become loops, and what their variables count, sums of these; all of
// a kernel with a while is folded again. In place; nodes and terms from `arena`.
void tn_k_count(TnKernel *k, TnArena *arena);
// What an iteration of a loop stores for the next ones to load is kept in variables. As above.
void tn_k_carry(TnKernel *k, TnArena *arena);
// Flags in memory that nothing wants as flags are computed with as bytes. In place; nodes and terms from `arena`.
void tn_k_flags(TnKernel *k, TnArena *arena);
// Halves that are only moved and compared with constants are the integers that memory has. As above.
void tn_k_halves(TnKernel *k, TnArena *arena);
// Quotients by what stays the same in a loop are made of products; or only those of f16 that are rounded to f16, which
// takes two. As above.
typedef enum TnKInverses { TN_K_INVERSES_NONE, TN_K_INVERSES_OF_HALVES, TN_K_INVERSES_ALL } TnKInverses;
void tn_k_divide(TnKernel *k, TnArena *arena, TnKInverses which);
bool tn_k_may_invert(const TnKernel *k, TnKVal quotient, TnKInverses which);  // many lanes by what is no constant
unsigned tn_k_beside_division(TnKType t);  // other operations that the divider does beside a division for nothing
// Puts what is wanted only by seldom selects right in front of them, behind a skip. In place; nodes from `arena`.
void tn_k_skip(TnKernel *k, TnArena *arena);
// NULL, or what breaks the rules above (for tests, dumps that are read back, and debug builds).
TnError *tn_k_verify(const TnKernel *k);
void tn_k_print(TnBuf *out, const TnKernel *k);
TnError *tn_k_parse(TnArena *arena, TnStr text, TnStr name, TnKernel **out);
// Nodes that give the same value, where their operands are the same nodes.
bool tn_k_same_node(const TnKNode *x, const TnKTerm *x_terms, const TnKNode *y, const TnKTerm *y_terms);
uint64_t tn_k_hash_node(const TnKNode *n, const TnKTerm *terms);
bool tn_k_equal(const TnKernel *a, const TnKernel *b);
uint64_t tn_k_hash(const TnKernel *k);

#endif  // TENON_KERNEL_KERNEL_H

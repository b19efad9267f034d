// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Inside plan/. A region becomes a list of units (unit.c): kernels of ops that share an iteration space, library
// calls, control flow, host steps. Values that nothing but kernels read element by element are not made at all
// (choose.c): their meaning is lowered where it is read (lower.c). Each unit then becomes steps (emit.c, library.c,
// control.c).
#ifndef TENON_PLAN_PRIV_H
#define TENON_PLAN_PRIV_H

#include "kernel/scalar.h"
#include "plan/index.h"
#include "plan/plan.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define TN_NO_SLOT UINT32_MAX
enum { TN_MAX_RANK = 64 };

typedef enum TnUnitKind {
  TN_UNIT_FLAT,  // loops over `dims`; members are computed element by element
  TN_UNIT_ROW,   // the same with the inner dims apart: reductions over them, and what is done with those
  TN_UNIT_OP,    // one op with a routine of its own (see tn_unit_routines)
} TnUnitKind;

// Where a value can be read from on: unit * TN_LEVELS + level within the unit.
#define TN_LEVELS 64
typedef uint32_t TnPos;

typedef struct TnMember {
  const TnOp *op;
  uint8_t level;   // ROW: which of the passes over the row
  bool is_row;     // ROW: one element a row
  bool is_reduce;  // a reduction that this unit carries out over its rows
  bool is_column;  // ROW: one over its outer dims, whose accumulators are as long as a row
  uint32_t *sums;  // column: slots of the accumulators
} TnMember;

typedef struct TnUnit {
  uint8_t kind;   // TnUnitKind
  uint8_t rank;   // of dims: those of size 1 left out
  uint8_t outer;  // ROW: how many of the dims are outer
  bool is_heavy;  // has functions of hundreds of nodes, whose values leave the registers when there are many lanes
  uint32_t number, n_levels;
  const int64_t *dims;
  int64_t n;  // elements
  TN_VEC(TnMember) members;
  double cost;         // of one element, estimated ns
  unsigned lane_bits;  // of its widest values
} TnUnit;

// What the planner knows of a value, by id.
typedef struct TnInfo {
  uint32_t slot;                     // TN_NO_SLOT: none yet
  uint32_t uses;                     // by ops of any region
  uint32_t slices;                   // of those, slices beside its op
  uint32_t inlined_uses;             // of those, by what is lowered where it is read
  double sliced;                     // elements that these take
  uint32_t listed;                   // of the uses, gathers of single elements at the places that it puts together
  int32_t unit;                      // that computes it; -1: none (inline, argument)
  TnPos at_same;                     // from where on it can be read at the reader's own index
  TnPos at_any;                      // from where on it can be read at any index
  uint16_t depth;                    // of inline ops below
  uint8_t level;                     // in its unit; from here to is_abreast, again.c compares
  bool stored;                       // needs memory: somebody cannot compute it in place
  bool inlined;                      // lowered where it is read
  bool scratch;                      // ROW: kept for later passes over the row in the block's scratch
  uint8_t last_level;                // ROW: of the last pass that reads what is kept
  bool is_region;                    // argument of a region lowered inline: bound to registers
  bool is_row;                       // ROW: one element a row
  bool by_lane;                      // in a loop that is taken lane by lane: there at its own index only
  bool generated;                    // made of constants and iota alone: cheap to make again
  bool is_index;                     // the same, cheap or not
  bool dear;                         // not to be computed twice
  bool is_alias;                     // a reshape of a value in memory, where it is too: it has no slot of its own
  bool is_routine;                   // a routine computes it although its op could be lowered
  bool is_undone;                    // a transposition that another one undoes, or which undoes others
  bool is_abreast;                   // a concatenation whose pieces share what they are made of
  const TnValue *guest;              // ROW: what is kept where this result goes
  uint32_t stamp;                    // of the last walk that came by
  uint32_t last_reader, last_cross;  // last unit that reads it; that reads it at another index than its own
  double cost;                       // inlined: ns an element
  float repeats;                     // inlined: how often each element is made
  const TnOp *user;                  // one of its users
  const TnOp *changed_by;            // the first that changes it in place, or what is read when it is lowered inline
  const TnValue *base;               // of a case or if: see tn_plan_choice_base, when has_base
  bool has_base;
  uint32_t given;                    // how often the op or branch at hand has it
  const TnOp *taken_by;              // the last loop that begins with it, once; NULL: twice
  const TnValue *root;               // what users compute that are lowered where it is, at this value's index
  uint32_t in_root;                  // how many users do
  uint32_t own_uses;                 // of the uses, by ops that are lowered at its own index alone: elementwise,
  uint32_t folds;                    // and of those, reductions
} TnInfo;

typedef struct TnSlotNote {
  const TnInfo *owner;  // the argument of the loop body whose carried slot it is, or NULL
  uint32_t n_results;   // of the op or region at hand, that are there
  uint32_t buf;         // the number that it may have in the kernel at hand
} TnSlotNote;

typedef struct TnPlanner {
  TnArena *arena;    // of the plan
  TnArena *scratch;  // of the planning
  TnArena *work;     // of a unit or a joined run at a time: what a kernel is made with, and kernels until they are kept
  const TnModule *m;
  const TnPlanOptions *options;
  TnPlan *plan;
  TnInfo *info;
  TN_VEC(TnSlot) slots;
  TN_VEC(TnSlotNote) notes;  // by slot
  TN_VEC(TnKernel *) kernels;
  TN_VEC(TnUnit *) units;  // of the region at hand
  uint32_t first_unit;     // units of the region at hand begin here
  uint32_t n_steps, cancel_slot;
  uint32_t stamp;
  uint32_t n_instances;  // of regions lowered inline so far
  struct TnFftAxis *ffts;  // tables of the transforms so far
  bool wide;               // some tensor has 2^31 elements or more, or an op as many places with padding and holes
  const TnOp *too_far;     // one with more places than there are numbers for
} TnPlanner;

// ---- slots and steps (plan.c)
uint32_t tn_plan_slot(TnPlanner *p, TnSlotKind kind, const TnType *type);
uint32_t tn_plan_temp(TnPlanner *p, TnDtype dtype, size_t bytes);
// The value in whose memory v stands: v itself but for reshapes.
const TnValue *tn_plan_holder(const TnPlanner *p, const TnValue *v);
uint32_t tn_plan_cancel_slot(TnPlanner *p);  // of the flag by which a run is cancelled, made when first asked for
// The slot of a value that is stored: made when it has none.
uint32_t tn_plan_value_slot(TnPlanner *p, const TnValue *v);
TnStep *tn_plan_step(TnPlanner *p, TnSteps *out, TnStepKind kind, const TnOp *op, const uint32_t *bufs, uint32_t n);
// Calls fn on each step, those of regions behind the one that has them.
void tn_plan_each(const TnSteps *steps, void (*fn)(void *user, TnStep *s), void *user);
// Keeps the kernel, on the plan's arena.
void tn_plan_kernel(TnPlanner *p, TnSteps *out, const TnOp *op, const TnKernel *k, const uint32_t *bufs, uint32_t n);
uint32_t tn_plan_keep(TnPlanner *p, const TnKernel *k);  // its number
void tn_plan_keep_nodes(TnPlanner *p, TnKernel *k);      // from wherever they are
TnError *tn_plan_move(TnPlanner *p, TnSteps *out, const TnOp *op, uint32_t to, const TnValue *v);
void tn_plan_copy(TnPlanner *p, TnSteps *out, const TnOp *op, uint32_t to, uint32_t from);
// Steps of a region; want: slots for its results (TN_NO_SLOT: anywhere), or NULL. Results that could not be computed
// there are left to the caller to copy.
TnError *tn_plan_region(TnPlanner *p, const TnRegion *r, const uint32_t *want, TnSteps *out);
bool tn_plan_may_write(const TnPlanner *p, uint32_t slot, const TnInfo *info);
bool tn_op_in_place(const TnOp *op);  // changes part of operand 0: its result may be that operand's memory
// Operand i of an op of the region at hand is read by nobody after it: result i may have its memory.
bool tn_plan_is_last(const TnPlanner *p, const TnOp *op, uint32_t i);
// What all branches of a case or if make its result i of in place, and nobody reads after it; NULL: nothing.
const TnValue *tn_plan_choice_base(const TnPlanner *p, const TnOp *op, uint32_t i);
static inline TnInfo *tn_info(const TnPlanner *p, const TnValue *v) { return &p->info[v->id]; }
int64_t tn_count(const TnType *t);  // elements of a static tensor
const void *tn_constant_data(TnPlanner *p, const TnOp *op, bool *out_splat);

// ---- what an op takes (cost.c)
double tn_op_cost(const TnOp *op);    // ns an element, estimated
bool tn_op_is_heavy(const TnOp *op);  // takes as long as dozens of others; of complex numbers all but sums and products

// ---- units (unit.c)
TnError *tn_unit_form(TnPlanner *p, const TnRegion *r);
// Dims without those of size 1.
uint32_t tn_dims_trim(TnArena *a, const TnType *t, const int64_t **out);
bool tn_dims_same(uint32_t rank, const int64_t *a, uint32_t rank_b, const int64_t *b);

// ---- what stands in memory (choose.c)
void tn_op_decide(TnPlanner *p, const TnOp *op);              // ops are decided on from the last to the first
bool tn_op_is_unit(const TnPlanner *p, const TnOp *op);       // always one of its own
static inline bool tn_op_is_terminator(const TnOp *op) { return (tn_op_get_info(op)->traits & TN_TRAIT_TERM) != 0; }
bool tn_op_is_pointwise(const TnOp *op);  // a gather of single elements, one a row of the list of indices, in its order
// Made of nothing but numbers known without memory; where `is_cheap` is asked for, cheap to make again anywhere.
bool tn_op_is_generated(const TnPlanner *p, const TnOp *op, bool is_cheap);
float tn_value_repeats(const TnPlanner *p, const TnValue *v);  // times each element is made by its one user
bool tn_reduce_is_of_rows(TnPlanner *p, const TnOp *op, uint32_t *out_outer);
bool tn_reduce_is_of_columns(const TnOp *op, uint32_t *out_outer);
bool tn_op_is_movement(const TnOp *op);
// A broadcast of few elements to the many of a large array, of n.
bool tn_op_spreads(const TnOp *op, int64_t n);
// A sum, or the like, of so many elements for each of many others, by places known beforehand (a trace): written out,
// what is not chosen is not read.
bool tn_reduce_is_of_chosen(const TnPlanner *p, const TnOp *op, int64_t outer, int64_t n);
// Brings together, in any order, what rows have and what the minor-most axis has, as in looking for some numbers
// in a list of others: rows go into the lanes, and nothing is left to join at the end of each.
bool tn_reduce_meets_rows(const TnPlanner *p, const TnOp *op);
// Rows in memory, short enough for them to go into the lanes when nothing else is done with them.
bool tn_reduce_takes_columns(const TnPlanner *p, const TnOp *op);
// A reduce whose body is one commutative operation a result, or picks extrema with an index: any order will do.
bool tn_reduce_is_known(const TnOp *op);
bool tn_reduce_is_simple(const TnOp *op);  // one commutative operation a result
unsigned tn_reduce_lanes(const TnOp *op);  // of a row, that the results depend on; 0: on none
// A known one over one dim of a few elements that is not the minor-most: an operation on slices. Over this dim.
bool tn_reduce_is_short(const TnOp *op);
bool tn_reduce_is_short_over(const TnOp *op, int64_t dim);
// Inner elements, of dims from *out_from on behind what is reduced, that one step of the reduction reads at once.
int64_t tn_reduce_abreast(const TnOp *op, uint32_t *out_from);
TnScalarOp tn_reduce_scalar_op(const TnOp *op, uint32_t i);  // the one commutative operation of result i, or NONE
bool tn_op_keeps_index(const TnPlanner *p, const TnOp *op);  // a movement that leaves every element where it is
bool tn_unit_has_lines(TnPlanner *p, const TnUnit *u);  // ROW: its inner dims are better not taken as one
bool tn_value_has_lines(TnPlanner *p, const TnValue *v);  // the same of a value that is lowered where it is read
bool tn_op_takes_list(const TnOp *op);  // a gather of single elements at places that a concatenation lists
// A concatenation of the columns of a list of indices whose rows are read a few times at most: these read the columns.
bool tn_op_lists_indices(const TnPlanner *p, const TnOp *op);
// A concatenation of a few values that are alike, or of columns side by side: all are made in one loop.
bool tn_op_is_abreast(const TnOp *op);
// Operand i is read at the result's index, but for dims of size 1.
bool tn_op_reads_own(const TnPlanner *p, const TnOp *op, uint32_t i);
// An elementwise op's operand i, an array cheap to make element by element, is one before it too: both are one use.
bool tn_op_reads_again(const TnOp *op, uint32_t i);

// ---- lowering of elements (lower.c)
typedef struct TnMemo {
  const TnValue *v;
  const TnIx *ix;
  TnKVal mask, bracket;
  uint32_t instance, hash;
  TnKScalar x;
} TnMemo;

typedef struct TnLateStore {
  uint32_t slot;
  TnAx flat;
  TnKScalar x;
} TnLateStore;

typedef struct TnLower {
  TnPlanner *p;
  TnKBuilder *b;
  TnIxer x;
  TnArena *arena;
  TN_VEC(TnMemo) memo;
  uint32_t *memo_slots;  // entry + 1 by hash, 0: free
  size_t n_memo_slots;
  TnKVal mask;        // i1: where elements are needed; 0: everywhere
  uint32_t instance;  // of the region being lowered, 0 outside
  int32_t unit;       // being emitted: its own members are computed, not loaded
  uint8_t level;
  uint32_t *bufs;  // slots, by buffer number
  uint32_t n_bufs, cap_bufs;
  TnAx block, row, in_band;  // ROW: number of the block of rows, for scratch, of the row, and of the row in its band
  TnAx section;              // ROW: number of the section of rows
  int64_t row_elements, band, blocks;
  int64_t line;  // ROW: elements of the last dim, when the row is taken line by line; else 0
  TN_VEC(TnLateStore) late;  // FLAT: stores into carried slots wait for the end of the step
  bool defers;
  bool is_abreast;    // FLAT, products: all stores wait, so that those of neighbours stand together
  uint32_t changing;  // number + 1 of the buffer of the cancel flag, 0: it is not read
  TnError *error;  // the first one
} TnLower;

TnLower *tn_lower_new(TnPlanner *p);  // of a new kernel, both on p->work
TnKScalar tn_lower(TnLower *l, const TnValue *v, const TnIx *ix);
// Every op of a region of scalars, its arguments bound to args; results in out. A new instance each time.
void tn_lower_region(TnLower *l, const TnRegion *r, const TnKScalar *args, TnKScalar *out);
uint32_t tn_lower_buf(TnLower *l, uint32_t slot);
TnKScalar tn_lower_load(TnLower *l, TnDtype t, uint32_t slot, TnAx flat);
void tn_lower_store(TnLower *l, uint32_t slot, TnAx flat, TnKScalar x);
void tn_lower_late(TnLower *l);  // the stores that wait
// At an index by dimension: into an array of the type, of a value, and of a value without dims.
void tn_lower_store_at(TnLower *l, uint32_t slot, const TnType *t, const TnAx *at, TnKScalar x);
TnKScalar tn_lower_at(TnLower *l, const TnValue *v, const TnAx *at);
TnKScalar tn_lower_scalar(TnLower *l, const TnValue *v);
const TnIx *tn_lower_ix(TnLower *l, const TnValue *v, const TnAx *at);
// A scalar integer value as index data: read as signed or unsigned by its type, cut to [0, max].
TnAx tn_lower_index(TnLower *l, TnKScalar x, int64_t max);
// The same with a lower end of 0 or less, as a node of the index data type; *hi is no more than the type holds.
TnKVal tn_lower_cut(TnLower *l, TnKScalar x, int64_t lo, int64_t *hi);
// An integer of t in registers as the index data type.
TnKVal tn_lower_as_index(TnLower *l, TnDtype t, TnKVal v, TnKOp widen);
// Which of n elements that stand `step` apart is at a: *inside, if that is within them, and *hit, if it is not between
// two (0: always).
TnAx tn_lower_undilated(TnLower *l, TnAx a, int64_t n, int64_t step, TnKVal *inside, TnKVal *hit, bool *never);
// What the program says of a value whose element x is loaded; or_zero: or that is 0, under a mask.
void tn_plan_bound(TnLower *l, const TnValue *v, TnKScalar x, bool or_zero);
// Loops and variables (loops.c): a loop of one iteration and one lane is none; with more lanes it is a vector loop.
TnAx tn_loop_open(TnLower *l, int64_t n, unsigned flags, unsigned lanes);
// A loop of `most` iterations, of those from `done` on that are left of n where they do not come out even.
TnAx tn_loop_open_rest(TnLower *l, int64_t most, int64_t n, TnAx done, bool *out_is_open);
TnKVal tn_lower_wide_index(TnLower *l, TnAx a);  // as I64
void tn_loop_close(TnLower *l, int64_t n, unsigned lanes);
void tn_loop_exit_on_cancel(TnLower *l);  // leaves the loop when the run is cancelled
TnKScalar tn_var_new(TnLower *l, TnKScalar init, unsigned lanes);
TnKScalar tn_var_get(TnLower *l, TnKScalar var);
void tn_var_set(TnLower *l, TnKScalar var, TnKScalar x);
// Of n variables those that are there.
void tn_vars_get(TnLower *l, uint32_t n, const TnKScalar *vars, TnKScalar *out);
void tn_vars_set(TnLower *l, uint32_t n, const TnKScalar *vars, const TnKScalar *x);
void tn_memo_put(TnLower *l, const TnValue *v, const TnIx *ix, TnKScalar x);
void tn_lower_bind(TnLower *l, const TnValue *argument, TnKScalar x);  // of a region that is lowered inline
// Where an element of a row that is kept for later passes stands in the scratch of the block of rows.
TnAx tn_lower_scratch(TnLower *l, const TnInfo *i, TnAx flat);
TnKVal tn_lower_and(TnLower *l, TnKVal p, TnKVal q);  // either may be 0: true
// a in [lo, hi): 0 when always true.
TnKVal tn_lower_inside(TnLower *l, TnAx a, int64_t lo, int64_t hi, bool *never);

// ---- emission
TnError *tn_emit_unit(TnPlanner *p, TnUnit *u, TnSteps *out);
// The kernel of an earlier unit of the region with other slots, where the unit does the same, else as above (again.c).
typedef struct TnMade {
  const TnUnit *unit;
  uint32_t kernel, n_bufs, first_slot, end_slot;  // the slots that were made with it
  const uint32_t *bufs;
} TnMade;
typedef struct TnAgain {
  TnMade made[8];  // the last units that are one kernel each
  unsigned next;
} TnAgain;
TnError *tn_emit_again(TnPlanner *p, TnAgain *again, TnUnit *u, TnSteps *out);
TnError *tn_emit_op(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_control(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_reduce(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_fill(TnPlanner *p, const TnOp *op, uint32_t init, TnSteps *out);  // results: operands from init on
unsigned tn_lane_bits(TnDtype t);  // what an element takes in a vector
TnError *tn_emit_finish(TnLower *l, TnSteps *out, const TnOp *op, double work_ns);  // the kernel becomes a step
// Loops that stand alone in one another become one where every address allows it.
TnError *tn_emit_map(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_reduce_window(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_select_and_scatter(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_scatter(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_update_slice(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_concatenate(TnPlanner *p, const TnOp *op, TnSteps *out);
bool tn_dot_is_small(const TnPlanner *p, const TnOp *op, bool in_lanes);  // in_lanes: it is summed so
bool tn_dot_is_kernel(TnPlanner *p, const TnOp *op);  // small, or of few sums that lie well for it
// Whether the operand is a transposition that only this product reads, which the library does as it reads.
bool tn_dot_reads_transposed(TnPlanner *p, const TnOp *op, uint32_t side);
// A row times rows that a gather picks: each element counts once, so the product reads them where they are.
bool tn_dot_picks(const TnPlanner *p, const TnOp *op);
TnError *tn_emit_small_dot(TnPlanner *p, const TnOp *op, bool in_lanes, TnSteps *out);
int64_t tn_step_after(const TnType *t, uint32_t dim);  // elements between neighbours along a dim
bool tn_conv_is_narrow(const TnOp *op, const TnLibConv *c);
TnError *tn_emit_narrow_conv(TnPlanner *p, const TnOp *op, const TnLibConv *c, TnSteps *out);
TnError *tn_emit_sort(TnPlanner *p, const TnOp *op, TnSteps *out);
TnError *tn_emit_top_k(TnPlanner *p, const TnOp *op, TnSteps *out);
// A routine on the slots of the op's operands, of its results, and more; scratch becomes the last buffer.
TnStep *tn_plan_lib(TnPlanner *p, TnSteps *out, const TnOp *op, TnLibFn *fn, const void *params, size_t scratch,
                    const uint32_t *more, uint32_t n_more);
void tn_plan_transpose(TnPlanner *p, TnSteps *out, const TnOp *op, const TnType *t, const int64_t *perm,
                       const bool *backwards, uint32_t from, uint32_t to);
void tn_kernel_merge_loops(TnKernel *k, TnArena *scratch);

// ---- reductions (reduce.c)
void tn_lower_short_reduce(TnLower *l, const TnOp *op, const TnIx *ix, TnKScalar *out);
typedef struct TnRowReduce {
  const TnOp *op;
  TnKScalar *result;
} TnRowReduce;
typedef struct TnRowPass {
  const TnUnit *u;
  uint32_t level;
  const TnAx *outer;
  TnRowReduce *reduces;
  size_t n_reduces;
  unsigned lanes;  // of loops without reductions
} TnRowPass;
// A pass over the row: members of the level at every element, and the reductions over the row.
void tn_row_pass(TnLower *l, TnRowPass *pass);
// A reduction over the rows of a unit: the accumulators of a section of TN_COLUMN_SECTION rows begin, a row's element
// goes into its own, and what all sections gave is brought together.
enum { TN_COLUMN_SECTION = 512 };
void tn_column_begin(TnLower *l, TnMember *m, int64_t sections, unsigned lanes);
void tn_column_add(TnLower *l, const TnMember *m, TnAx in_row, const TnAx *loops);
TnError *tn_column_end(TnPlanner *p, const TnMember *m, int64_t sections, int64_t row_elements, TnSteps *out);
unsigned tn_lanes_for(int64_t n, unsigned lanes);  // as few of them as n elements need, but not below 8
// The index of a value with these loops as its dims but for those of size 1.
const TnIx *tn_ix_of_loops(TnLower *l, const TnType *t, const TnAx *loops);
void tn_row_loops(TnLower *l, const TnUnit *u, const TnAx *outer, TnAx in_row, TnAx *loops);
void tn_row_members(TnLower *l, const TnUnit *u, uint32_t level, const TnAx *outer, TnAx in_row);

// ---- a while over arrays, element by element where that is the same (lanes.c); done: whether it is
TnError *tn_emit_while_by_lanes(TnPlanner *p, const TnOp *op, TnSteps *out, bool *done);

// ---- small steps become one (join.c)
void tn_plan_join(TnPlanner *p, TnSteps *steps);
void tn_plan_cut(TnPlanner *p);  // long loops in order, into calls between which a run may be cancelled

// ---- loops over few elements become these elements (expand.c); is_own: by buffer, what the kernel alone has
void tn_plan_expand(TnPlanner *p, TnKernel *k, const uint8_t *is_own);

// ---- a loop over rows goes into the one over lanes, whose columns stay in registers then (turn.c); also for
// what tn_k_divide makes of columns that rows are divided by
void tn_plan_turn_loops(TnKernel *k, TnArena *arena, TnKInverses which);

// ---- temporaries become variables (promote.c)
void tn_plan_promote(TnPlanner *p, TnSteps *steps);

// ---- what is written past the caches (stream.c)
void tn_plan_stream(void *planner, TnStep *s);  // of each step

// ---- slots (assign.c)
TnError *tn_plan_assign(TnPlanner *p);
// ---- memory that values share (share.c): true when some do now, under other names or with another kind
bool tn_plan_share(TnPlanner *p);

#endif  // TENON_PLAN_PRIV_H

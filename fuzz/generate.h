// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Well-typed StableHLO programs, made up from random numbers: every family of ops on every element type, regions in
// regions, odd shapes. The text is one function whose outputs are the values that nothing else uses.
//
//   generate.c         numbers, text, types, values in scope, the function
//   generate_ops.c     ops without regions
//   generate_body.c    ops with a body that runs per element, window or pair
//   generate_control.c while, if, case, and what is made of them
//   generate_compound.c ops that are made of others: batch norm, einsum, chlo, scan
//   generate_shapes.c  sizes of run time, bounds, quantized types
//   generate_edges.c   numbers at the edge of a type or beyond a dimension, in some of the programs
//   generate_calls.c   functions, composites, custom calls, tuples, collectives
#ifndef TENON_FUZZ_GENERATE_H
#define TENON_FUZZ_GENERATE_H

#include "num/num.h"

enum { RANK_MOST = 6, OUTPUTS_MOST = 64, ARGS_MOST = 8, PROCESSES_MOST = 6, FUNCS_MOST = 3 };

// ---- random numbers: a fuzzer's bytes while there are any, then a sequence that the seed begins
typedef struct Random {
  const uint8_t *p, *end;
  uint64_t state;
} Random;
uint64_t random_next(Random *r);
uint32_t random_below(Random *r, uint32_t end);  // in [0, end), 0 when end is 0
bool random_chance(Random *r, uint32_t percent);

typedef struct Type {
  TnDtype e;  // of a quantized type: what it stands for
  int rank;
  int64_t d[RANK_MOST];
  uint8_t q;    // which quantized type, 0: none
  uint8_t dyn;  // dimensions that the program does not know: bit i, dimension i
} Type;

// What another implementation of the ops may make of a value: the same bits, the same number but for a few units in
// the last place (which only movement keeps so), or something else.
typedef enum Exactness { EXACT, CLOSE, CHAOTIC } Exactness;

// What stands in an input: picked by the seed of the data, the type and how many inputs of the type come before.
typedef enum Flavor { SMALL, TAME, SPECIAL, WIDE, N_FLAVORS } Flavor;
Flavor input_flavor(uint64_t seed, const Type *t, unsigned occurrence);
void input_fill(uint64_t seed, const Type *t, unsigned occurrence, void *out);
int64_t type_count(const Type *t);
bool type_equal(const Type *a, const Type *b);

typedef struct Program {
  char *text;  // from malloc
  size_t size;
  Exactness outputs[OUTPUTS_MOST];
  Type inputs[ARGS_MOST * PROCESSES_MOST];
  size_t n_outputs, n_inputs;
} Program;

// n_most: ops of the function's own body, 0: as many as it likes; the ops before the last are the same for every
// n_most. data_seed: of its inputs. False when memory is out.
bool program_generate(Random *r, uint64_t data_seed, unsigned n_most, Program *out);

// ---- between the files of the generator

typedef struct Val {
  unsigned id;
  int index;  // of the results of one op; -1: it has one
  Type t;
  Exactness exactness;
  bool tame;  // moderate numbers, none of them special
  bool used;
} Val;

typedef struct Func {  // a function that may be called
  unsigned id;
  Type args[ARGS_MOST], results[4];
  int n_args, n_results;
  bool is_exact;
} Func;

typedef struct Gen {
  Random r;
  uint64_t data_seed;
  char *text;
  size_t n, cap;
  bool failed;  // memory is out
  Val *vals;    // in scope
  size_t n_vals, cap_vals;
  unsigned next_id, depth, n_inexact;
  int64_t count_most;  // elements of a value
  Type shapes[4];      // that the program likes
  TnDtype dtypes[3];
  bool is_deep;      // regions in regions in regions
  bool is_edge;      // numbers at the edges
  unsigned accepts;  // what the family that is at work takes
  unsigned replicas, partitions, channels, n_funcs;
  bool has_bodies[TN_N_DTYPES];  // functions that custom calls name
  Func funcs[FUNCS_MOST];
} Gen;

enum {
  TAKES_DYNAMIC = 1,  // operands of unknown size; its results have known ones
  GIVES_DYNAMIC = 2,  // and its results may have the operand's
  TAKES_QUANTIZED = 4,
  ELEMENTWISE = TAKES_DYNAMIC | GIVES_DYNAMIC | TAKES_QUANTIZED
};

typedef bool Family(Gen *g);  // adds ops; false, with nothing added, when there is nothing to apply it to
typedef struct FamilyRow {
  unsigned weight;
  Family *make;
  unsigned accepts;
} FamilyRow;
extern const FamilyRow families_plain[], families_body[], families_control[];  // end with weight 0
extern const FamilyRow families_compound[], families_shapes[], families_calls[];
extern const FamilyRow families_edges[];      // only where is_edge
extern const FamilyRow families_processes[];  // only where every process comes by

static inline uint32_t below(Gen *g, uint32_t end) { return random_below(&g->r, end); }
static inline bool chance(Gen *g, uint32_t percent) { return random_chance(&g->r, percent); }
static inline int64_t between(Gen *g, int64_t lo, int64_t hi) {  // both included
  return hi <= lo ? lo : lo + (int64_t)below(g, (uint32_t)(hi - lo + 1));
}

void put(Gen *g, const char *format, ...) TN_PRINTF(2, 3);
void put_type(Gen *g, const Type *t);
void put_val(Gen *g, const Val *v);
void put_list(Gen *g, const int64_t *list, int n);                       // array<i64: ...>
void put_pairs(Gen *g, const int64_t *low, const int64_t *high, int n);  // dense<[[...]]>
void put_dims(Gen *g, const int64_t *list, int n);                       // [1, 2]

// %v = "name"(in) ; then the caller's attributes and regions; then op_end, which adds the results.
unsigned op_begin(Gen *g, const char *name, Val *in, int n_in, int n_results);
void op_end(Gen *g, unsigned id, const Val *in, int n_in, const Type *results, int n_results, Exactness e);
// What the result of an op is made from values like these; moves: it only moves elements.
Exactness exactness_of(const Val *in, int n_in, bool is_exact, bool moves);
// A whole op without regions. attrs may be "".
Val op_plain(Gen *g, const char *name, const char *attrs, Val *in, int n_in, Type result, Exactness e);
Val last_val(const Gen *g);
Val *val_add(Gen *g, unsigned id, int index, Type t, Exactness e);

Val pick(Gen *g);                                     // any value in scope
bool pick_class(Gen *g, unsigned classes, Val *out);  // of element types in the set of bits 1 << TnDtypeClass
bool pick_rank(Gen *g, int least, Val *out);
Val want(Gen *g, Type t);  // a value of this type, one in scope or a new one
Val constant(Gen *g, Type t);
Val constant_number(Gen *g, Type t, int64_t x);
Val constant_edge(Gen *g, Type t);             // numbers at the edge of the type
Val want_index(Gen *g, Type t, int64_t most);  // integers, many of them in [0, most], some outside
TnDtype random_int_dtype(Gen *g);
int64_t edge_int(Gen *g, TnDtype e);
void put_edge(Gen *g, TnDtype e);
int64_t edge_length(Gen *g, int64_t usual, int64_t least);  // of a padding, a stride, ...: far from usual at times
int64_t edge_step(Gen *g, int64_t usual, bool is_free);     // of a stride, a dilation; is_free: none is too long
Type scalar_of(TnDtype e);
Type shaped_like(Type t, int rank);  // the element type of t
const char *quantized_name(unsigned q);
unsigned random_quantized(Gen *g, TnDtype expressed);  // 0: there is none
unsigned quantized_beside(Gen *g, const Type *l);      // the right operand of a product; 0: there is none
bool pick_of(Gen *g, TnDtype e, int least_rank, Val *out);
Val constant_list(Gen *g, Type t, int64_t lo, int64_t hi);
Val constant_dims(Gen *g, TnDtype e, const int64_t *list, int n);
void put_body_of(Gen *g, TnDtype e);  // ({^bb0(two scalars) ... return one})
Exactness exactness_of_sum(const Val *in, int n_in);
void put_bodies(Gen *g);  // the functions that custom calls name
Val sizes_at_run_time(Gen *g, const int64_t *list, int n);
Val pairs_at_run_time(Gen *g, const int64_t *low, const int64_t *high, int n);

typedef struct Batching {  // of gather and scatter
  int n;
  int64_t operand[2], indices[2];
  bool is[RANK_MOST];
} Batching;
Batching random_batching(Gen *g, const Type *x, Type *ix);
int random_map(Gen *g, const Type *x, const Batching *b, int64_t *out);
void insert_vector(Type *ix, Batching *b, int at, int64_t n);

void put_types(Gen *g, const Val *v, int n);
void put_vals(Gen *g, const Val *v, int n);
Type with_dtype(Type t, TnDtype e);
Type random_shape(Gen *g, TnDtype e);
TnDtype random_dtype(Gen *g);
int64_t random_dim(Gen *g);
bool fits(const Gen *g, const Type *t);  // not too many elements
bool is_small_float(TnDtype e);
void permutation(Gen *g, int n, int64_t *out);

// ^bb0(args): adds the arguments to the scope. region_end drops everything that came in it.
size_t region_begin(Gen *g, const Type *args, const Exactness *e, int n_args);
void region_return(Gen *g, Val *results, int n);
void region_end(Gen *g, size_t mark);
void make_ops(Gen *g, unsigned n);  // of any family that may stand here

#endif  // TENON_FUZZ_GENERATE_H

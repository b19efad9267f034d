// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Index expressions of the lowering: where in a tensor an element of a kernel's iteration space stands.
//
// A TnAx is imm + sum of coef * node over address terms (loops, uniform indices) + coef * data, where data is an
// integer in registers (per lane or one), with the range [lo, hi] that it keeps. A TnIx is the index into one tensor:
// an expression per dimension, or the row-major element number, or both; each is made from the other on demand.
#ifndef TENON_PLAN_INDEX_H
#define TENON_PLAN_INDEX_H

#include "kernel/kernel.h"

typedef struct TnAxTerm {
  TnKVal node;
  int64_t coef, max;  // the node is in [0, max]
} TnAxTerm;

// Never changed once it is made, on the ixer's arena.
typedef const struct TnAxNode *TnAx;
struct TnAxNode {
  int64_t imm, lo, hi;
  const TnAxTerm *terms;
  uint32_t n_terms;
  TnKVal data;  // i32, or i64 in wide kernels; 0: none
  int64_t data_coef;
  TnAx whole;  // data is whole / by, or the remainder; NULL: it is something else
  int64_t by;
  bool is_rest;
  bool masked;  // the range holds only where the mask of the moment does
};

typedef struct TnIx {
  uint32_t id, rank;
  const int64_t *dims;  // of the tensor that it points into
  const TnAx *at;       // per dimension; NULL until asked for
  TnAx flat;            // NULL until asked for
  TnKVal made_in;       // the bracket in which the derived one of the two was made: of no use outside of it
  uint64_t hash;
  bool by_flat;  // identity is that of flat, else of at
} TnIx;

typedef struct TnIxer {
  TnKBuilder *b;
  TnArena *arena;
  bool wide;  // index data is i64
  TnIx **table;
  size_t n_table, n;
} TnIxer;

void tn_ix_init(TnIxer *x, TnKBuilder *b, TnArena *arena, bool wide);

TnAx tn_ax_const(TnIxer *x, int64_t c);
TnAx tn_ax_term(TnIxer *x, TnKVal node, int64_t max);
TnAx tn_ax_from_data(TnIxer *x, TnKVal data, int64_t lo, int64_t hi);  // of the index data type
TnAx tn_ax_from_node(TnIxer *x, TnKVal v, int64_t max);  // the same, of [0, max]: loops in v are told apart
TnAx tn_ax_add(TnIxer *x, TnAx a, TnAx b);
TnAx tn_ax_add_imm(TnIxer *x, TnAx a, int64_t c);
TnAx tn_ax_scale(TnIxer *x, TnAx a, int64_t k);
TnAx tn_ax_join(TnIxer *x, TnAx outer, int64_t n, TnAx inner);  // outer * n + inner
TnAx tn_ax_div(TnIxer *x, TnAx a, int64_t n);  // a >= 0, n > 0
TnAx tn_ax_mod(TnIxer *x, TnAx a, int64_t n);
// at[from .. to): where in these dims the element of this number is.
void tn_ax_apart(TnIxer *x, TnAx number, const int64_t *dims, uint32_t from, uint32_t to, TnAx *at);
TnAx tn_ax_masked(TnIxer *x, TnAx a);
TnAx tn_ax_below(TnIxer *x, TnAx a, int64_t n);   // known to be in [0, n)
TnAx tn_ax_inside(TnIxer *x, TnAx a, int64_t n);  // known to be in [0, n) where the mask says so, if not everywhere
bool tn_ax_is_const(TnAx a);
TnKVal tn_ax_data(TnIxer *x, TnAx a);                  // its value, of the index data type
TnKAddr tn_ax_addr(TnIxer *x, TnAx a, int64_t bytes);  // as an address, elements of `bytes` each

// Interned: equal expressions give the same pointer.
const TnIx *tn_ix_of(TnIxer *x, uint32_t rank, const int64_t *dims, const TnAx *at);
const TnIx *tn_ix_of_flat(TnIxer *x, uint32_t rank, const int64_t *dims, TnAx flat);
const TnAx *tn_ix_at(TnIxer *x, const TnIx *ix);
TnAx tn_ix_flat(TnIxer *x, const TnIx *ix);

#endif  // TENON_PLAN_INDEX_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Products as kernels of their own: small ones, so that they join their neighbours (a net of a few dozen neurons is one
// function), many tiny ones, those of few terms, and complex ones. Each result is a chain in index order of the
// contracted dims that begins with +0: products and sums rounded apart below TN_FUSED_FROM terms, by fma from there on,
// as the library's products are; what the library sums in lanes is summed so.
#include "lib/tile.h"
#include "plan/cost.h"
#include "plan/priv.h"

enum {
  MOST = 4096,        // multiplications
  BRIEF = 2048,       // of each product of a batch that is written out
  SHORT = 32,         // terms below which those of a vector are written out
  UNROLLED = 16,      // terms that are written out
  MOST_WRITTEN = 128,  // multiplications that are written out for one element of the dim in lanes,
  MOST_APART = 512,    // and where that pays sooner
  LONG = 64,          // elements that fill lanes well,
  FILLING = 16,       // and those that do where only one operand has them
  FAR = 256,          // bytes from matrix to matrix, from which on reading them side by side takes longer,
  SHALLOW = 7,        // terms below which a product waits for the memory of its results,
  NEAREST = 16384,    // while so many bytes of one product's right operand stay near
  NARROW = 8,         // columns of the right operand from which on the library's tiles are filled well enough
  ROW = 4,            // neighbours of the result that are side by side in a matrix, from which on they go into lanes
};

typedef struct Dot {
  const TnOp *op;
  TnI64s batch[2], sum[2];
  int64_t terms;
  TnDtype type;   // of the sums
  bool is_fused;
  bool in_lanes;  // the terms of each sum
} Dot;

static Dot read_dot(const TnOp *op) {
  const TnAttr *d = TN_OP_ATTRS(op, dot_general)->dot_dimension_numbers;
  Dot x = {.op = op, .terms = 1};
  x.batch[0] = tn_attr_field(d, TN_FIELD_dot_lhs_batching_dimensions);
  x.batch[1] = tn_attr_field(d, TN_FIELD_dot_rhs_batching_dimensions);
  x.sum[0] = tn_attr_field(d, TN_FIELD_dot_lhs_contracting_dimensions);
  x.sum[1] = tn_attr_field(d, TN_FIELD_dot_rhs_contracting_dimensions);
  for (size_t i = 0; i < tn_attr_n(x.sum[0]); i++) x.terms *= op->operands[0]->type->dims[tn_i64s_at(x.sum[0], i)];
  x.type = tn_lib_sum_type(op->operands[0]->type->dtype, op->operands[1]->type->dtype, op->results[0].type->dtype);
  x.is_fused = (x.type == TN_F32 || x.type == TN_F64) && x.terms >= TN_FUSED_FROM;
  return x;
}

// The last dim of the result that has elements: it goes into lanes, and should be the right operand's minor-most.
static bool lanes_are_near(const Dot *x) {
  const TnType *t = x->op->results[0].type, *r = x->op->operands[1]->type;
  if (tn_count(t) <= 16) return true;
  uint32_t last = r->rank;
  while (last > 0 && r->dims[last - 1] == 1) last--;
  return last > 0 && !tn_i64s_has(x->sum[1], last - 1) && !tn_i64s_has(x->batch[1], last - 1);
}

// Rows of a small matrix times a vector: they are turned in registers, k by k.
static bool is_of_vector(const Dot *x) {
  enum { LARGEST = 1024 };
  const int64_t n = tn_count(x->op->results[0].type) * x->terms;
  return x->terms < SHORT && n <= LARGEST &&
         (n == tn_count(x->op->operands[0]->type) || n == tn_count(x->op->operands[1]->type));
}

// Elements of an operand's dims that are neither of the batch nor summed.
static int64_t count_free(const Dot *x, int side) {
  const TnType *t = x->op->operands[side]->type;
  int64_t n = 1;
  for (uint32_t i = 0; i < t->rank; i++)
    if (!tn_i64s_has(x->sum[side], i) && !tn_i64s_has(x->batch[side], i)) n *= t->dims[i];
  return n;
}

// Of products with vectors whose matrices have neighbours of the result beside each other, or the same result of each
// of a batch, the dim of these. The rank when it is not so.
static uint32_t row_dim(const Dot *x, int matrix) {
  const TnType *t = x->op->results[0].type, *m = x->op->operands[matrix]->type;
  if (m->rank == 0) return t->rank;
  const int64_t batch = tn_i64s_find(x->batch[matrix], m->rank - 1);
  if (batch >= 0 && t->dims[batch] >= NARROW) return (uint32_t)batch;
  uint32_t last = t->rank;
  while (last > 1 && t->dims[last - 1] == 1) last--;
  const bool is_row = batch < 0 && !tn_i64s_has(x->sum[matrix], m->rank - 1) && last > 0 && t->dims[last - 1] >= ROW;
  return is_row ? last - 1 : t->rank;
}

// Made of rows that a gather picks, by cheap operations for nobody else.
static bool is_picked(const TnPlanner *p, const TnValue *v, const TnRegion *in, unsigned depth) {
  const TnOp *op = tn_value_op(v);
  if (!op || op->parent != in || tn_info(p, v)->uses != 1 || tn_count(v->type) < MOST) return false;
  if (op->opcode == TN_OP_gather) return true;
  bool is_some = false;
  for (uint32_t i = 0; i < op->n_operands && depth && tn_op_is_elementwise(op) && tn_op_cost(op) <= TN_COST_CHEAP; i++)
    is_some |= is_picked(p, op->operands[i], in, depth - 1);
  return is_some;
}

bool tn_dot_picks(const TnPlanner *p, const TnOp *op) {
  enum { DEEPEST = 4, FEWEST = 16, WIDEST = 256 };  // columns
  if (op->opcode != TN_OP_dot_general || !is_picked(p, op->operands[1], op->parent, DEEPEST)) return false;
  Dot x = read_dot(op);
  int64_t columns = tn_count(op->operands[1]->type) / tn_count(op->operands[0]->type),
          results = tn_count(op->results[0].type);
  bool is_row = columns * tn_count(op->operands[0]->type) == results * x.terms;
  return is_row && columns >= FEWEST && columns <= WIDEST && lanes_are_near(&x) &&
         (x.type == TN_F32 || x.type == TN_F64);
}

// Sums that are written out for one element of the dim in lanes: dims that are too short for a loop.
static int64_t count_written(const TnType *t, uint32_t lane_dim) {
  int64_t n = 1;
  for (uint32_t i = 0; i < t->rank; i++)
    if (i != lane_dim && t->dims[i] < NARROW) n *= t->dims[i];
  return n;
}

// Many products of which each is tiny: a dim of the result goes into lanes, short ones are written out within it. The
// last that fills lanes well, for what is next to each other is read together, or else the longest; or a row of a
// matrix times a vector. The rank when it is not so.
static uint32_t many_dim(const TnPlanner *p, const Dot *x) {
  const TnType *t = x->op->results[0].type;
  if (t->rank == 0) return 0;
  const int64_t columns = count_free(x, 1);
  const bool has_vector = columns == 1 || count_free(x, 0) == 1;
  const uint32_t row = has_vector ? row_dim(x, columns > 1) : t->rank;
  // Matrices of a batch that are far apart are read one by one.
  const TnType *matrix = x->op->operands[columns > 1]->type;
  const int64_t each = x->terms * columns * count_free(x, 0) * (int64_t)tn_dtype_bytes(matrix->dtype);
  const int64_t least = !has_vector ? LONG : each >= FAR ? ROW : FILLING;
  uint32_t lane_dim = 0;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] >= t->dims[lane_dim] || t->dims[i] >= least) lane_dim = i;
  if (row < t->rank) lane_dim = row;
  const bool is_wide = row < t->rank || t->dims[lane_dim] >= FILLING ||
                       (t->dims[lane_dim] >= least && tn_count(t) >= LONG);
  // Complex ones, and those whose right operand lies apart for neighbours of the result, are slow in any other way.
  const bool is_complex = tn_dtype_is_complex(x->type), is_apart = !lanes_are_near(x);
  // Long rows that a gather picks are a loop over them.
  const bool picks = x->terms > UNROLLED && has_vector && t->dims[lane_dim] >= LONG && tn_dot_picks(p, x->op);
  const int64_t most_terms = (has_vector && !picks) || (is_complex && is_apart) ? SHORT - 1 : UNROLLED;
  const int64_t most_written = is_complex || is_apart ? MOST_APART : MOST_WRITTEN;
  const bool is_short = x->terms <= most_terms && (has_vector || columns < NARROW);
  return is_wide && is_short && x->terms * count_written(t, lane_dim) <= most_written ? lane_dim : t->rank;
}

// At most so many multiplications of each of a batch: calls of the library would take longer than they do.
static bool is_of_many_rows(const Dot *x, int64_t most) {
  const int64_t n = tn_count(x->op->results[0].type);
  int64_t batch = 1;
  for (size_t i = 0; i < tn_attr_n(x->batch[0]); i++)
    batch *= x->op->operands[0]->type->dims[tn_i64s_at(x->batch[0], i)];
  return n * x->terms <= most * batch;
}

// Complex ones that the library has tiles for that a target made. Those with vectors do not fill tiles.
static bool has_complex_tiles(const TnPlanner *p, const Dot *x) {
  const int64_t n = tn_count(x->op->results[0].type) * x->terms;
  const bool is_with_vector = n == tn_count(x->op->operands[0]->type) || n == tn_count(x->op->operands[1]->type);
  if (is_with_vector || is_of_many_rows(x, MOST)) return false;
  const TnTiles *tiles = tn_tiles(p->options->tiles, x->type == TN_C64 ? TN_TILE_C64 : TN_TILE_C128);
  return tiles && tiles->rows > 1;
}

bool tn_dot_is_small(const TnPlanner *p, const TnOp *op, bool in_lanes) {
  Dot x = read_dot(op);
  int64_t n = tn_count(op->results[0].type);
  if (n == 0 || x.terms == 0) return false;
  if (in_lanes) return x.type == TN_UI64 || is_of_many_rows(&x, MOST);
  if (many_dim(p, &x) < op->results[0].type->rank) return true;
  bool is_little = n <= MOST && x.terms <= MOST && n * x.terms <= MOST;
  const int64_t columns = n * x.terms / tn_count(op->operands[0]->type);
  const int64_t right_bytes = columns * x.terms * (int64_t)tn_dtype_bytes(op->operands[1]->type->dtype);
  bool is_shallow = x.terms < SHALLOW && right_bytes <= NEAREST;
  if (tn_dtype_is_complex(x.type) && !has_complex_tiles(p, &x)) return true;
  const bool is_brief = x.terms <= UNROLLED && is_of_many_rows(&x, BRIEF);
  return (is_little || is_shallow || is_brief) && (lanes_are_near(&x) || is_of_vector(&x));
}

// Index of operand `side` for the result's element at `at` and the terms' dims at k.
static const TnIx *operand_ix(TnLower *l, const Dot *x, int side, const TnAx *at, const TnAx *k) {
  const TnValue *v = x->op->operands[side];
  const TnType *other = x->op->operands[0]->type;
  TnAx *in = tn_new_n(l->arena, TnAx, v->type->rank + 1);
  uint32_t next = (uint32_t)tn_attr_n(x->batch[0]);
  if (side == 1) next += other->rank - (uint32_t)(tn_attr_n(x->batch[0]) + tn_attr_n(x->sum[0]));
  for (uint32_t i = 0; i < v->type->rank; i++) {
    int64_t batch = tn_i64s_find(x->batch[side], i), sum = tn_i64s_find(x->sum[side], i);
    in[i] = batch >= 0 ? at[batch] : sum >= 0 ? k[sum] : at[next++];
  }
  return tn_lower_ix(l, v, in);
}

static TnKScalar add_term(TnLower *l, const Dot *x, TnKScalar acc, const TnAx *at, const TnAx *k) {
  TnKScalar e[2], r = acc;
  for (int side = 0; side < 2; side++)
    e[side] = tn_ks_convert(l->b, tn_lower(l, x->op->operands[side], operand_ix(l, x, side, at, k)), x->type);
  if (x->is_fused) {
    r.v = tn_k_fma(l->b, e[0].v, e[1].v, acc.v);
    return r;
  }
  tn_ks_apply(l->b, TN_SCALAR_multiply, e[0], e[1], &e[0]);
  tn_ks_apply(l->b, TN_SCALAR_add, acc, e[0], &r);
  return r;
}

static TnKScalar sum_unrolled(TnLower *l, const Dot *x, TnKScalar acc, const TnAx *at, TnAx *k) {
  const TnType *t = x->op->operands[0]->type;
  for (int64_t e = 0; e < x->terms; e++) {
    int64_t rest = e;
    for (size_t i = tn_attr_n(x->sum[0]); i-- > 0;) {
      int64_t n = t->dims[tn_i64s_at(x->sum[0], i)];
      k[i] = tn_ax_const(&l->x, rest % n);
      rest /= n;
    }
    acc = add_term(l, x, acc, at, k);
  }
  return acc;
}

static TnKScalar sum_in_loop(TnLower *l, const Dot *x, TnKScalar zero, const TnAx *at, TnAx *k, unsigned lanes) {
  const TnType *t = x->op->operands[0]->type;
  TnKScalar sum = tn_var_new(l, zero, lanes);
  for (size_t i = 0; i < tn_attr_n(x->sum[0]); i++) k[i] = tn_loop_open(l, t->dims[tn_i64s_at(x->sum[0], i)], 0, 1);
  tn_var_set(l, sum, add_term(l, x, tn_var_get(l, sum), at, k));
  for (size_t i = 0; i < tn_attr_n(x->sum[0]); i++) tn_loop_close(l, t->dims[tn_i64s_at(x->sum[0], i)], 1);
  return tn_var_get(l, sum);
}

// As the library sums in lanes, each a block of its own. Lanes without a product are left out: adding their zeros once,
// at the end, makes the same.
static TnKScalar sum_in_lanes(TnLower *l, const Dot *x, TnKScalar zero, const TnAx *at, TnAx *k) {
  const TnType *t = x->op->operands[0]->type;
  const unsigned most = tn_dtype_bits(x->type) == 64 ? 32 : 64, lanes = tn_lanes_for(x->terms, most);
  TnKScalar sum = tn_var_new(l, zero, lanes);
  TnAx rest = tn_loop_open(l, x->terms, 0, lanes);
  for (size_t i = tn_attr_n(x->sum[0]); i-- > 0;) {
    const int64_t n = t->dims[tn_i64s_at(x->sum[0], i)];
    k[i] = tn_ax_mod(&l->x, rest, n);
    rest = tn_ax_div(&l->x, rest, n);
  }
  tn_var_set(l, sum, add_term(l, x, tn_var_get(l, sum), at, k));
  tn_loop_close(l, x->terms, lanes);
  sum = tn_var_get(l, sum);
  for (unsigned h = lanes / 2; h > 0; h /= 2) {
    const TnKScalar below = {.dtype = x->type, .v = tn_k_down(l->b, sum.v, h)};
    tn_ks_apply(l->b, TN_SCALAR_add, sum, below, &sum);
  }
  sum.v = tn_k_lane(l->b, sum.v, 0);
  if (lanes < most) tn_ks_apply(l->b, TN_SCALAR_add, sum, zero, &sum);
  return sum;
}

// most: of f32.
static unsigned lanes_of(const Dot *x, int64_t n, unsigned most) {
  return tn_lanes_for(n, tn_dtype_bits(tn_dtype_real(x->type)) == 64 ? most / 2 : most);
}

static void store_sum(TnLower *l, const Dot *x, const TnAx *at, TnKScalar sum) {
  const TnType *t = x->op->results[0].type;
  tn_lower_store_at(l, tn_plan_value_slot(l->p, &x->op->results[0]), t, at, tn_ks_convert(l->b, sum, t->dtype));
}

// Element by element of the dims below NARROW, each sum written out.
static void each_written(TnLower *l, const Dot *x, uint32_t lane_dim, uint32_t dim, TnKScalar zero, TnAx *at, TnAx *k) {
  const TnType *t = x->op->results[0].type;
  while (dim < t->rank && (dim == lane_dim || t->dims[dim] >= NARROW)) dim++;
  if (dim == t->rank) {
    store_sum(l, x, at, sum_unrolled(l, x, zero, at, k));
    return;
  }
  for (int64_t i = 0; i < t->dims[dim]; i++) {
    at[dim] = tn_ax_const(&l->x, i);
    each_written(l, x, lane_dim, dim + 1, zero, at, k);
  }
}

static void emit_many(TnLower *l, const Dot *x, uint32_t lane_dim, TnKScalar zero, TnAx *at, TnAx *k) {
  const TnType *t = x->op->results[0].type;
  unsigned lanes = lanes_of(x, t->dims[lane_dim], 16), flags = tn_count(t) * x->terms > MOST ? TN_LOOP_PARALLEL : 0;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (i == lane_dim || t->dims[i] < NARROW) continue;
    at[i] = tn_loop_open(l, t->dims[i], flags, 1);
    flags = 0;
  }
  at[lane_dim] = tn_loop_open(l, t->dims[lane_dim], flags, lanes);
  // More of them would not find registers.
  l->is_abreast = count_written(t, lane_dim) <= (l->p->options->joins_stores ? NARROW : 2);
  each_written(l, x, lane_dim, 0, zero, at, k);
  tn_lower_late(l);
  for (uint32_t i = 0; i < t->rank; i++)
    if (i == lane_dim || t->dims[i] >= NARROW) tn_k_end(l->b);
}

// One sum after the other, the last dim in lanes, or each sum.
static void emit_few(TnLower *l, const Dot *x, TnKScalar zero, TnAx *at, TnAx *k) {
  const TnType *t = x->op->results[0].type;
  uint32_t last = t->rank;
  unsigned flags = tn_count(t) * x->terms > MOST ? TN_LOOP_PARALLEL : 0;
  for (uint32_t i = 0; i < t->rank; i++)
    if (t->dims[i] > 1) last = i;
  bool picks = tn_dot_picks(l->p, x->op);
  unsigned lanes = last < t->rank && !x->in_lanes ? lanes_of(x, t->dims[last], picks ? 64 : 32) : 1;
  for (uint32_t i = 0; i < t->rank; i++) {
    at[i] = tn_loop_open(l, t->dims[i], flags, i == last ? lanes : 1);
    if (t->dims[i] > 1) flags = 0;
  }
  const bool is_written = x->terms <= UNROLLED || is_of_vector(x);
  TnKScalar r = x->in_lanes  ? sum_in_lanes(l, x, zero, at, k)
                : is_written ? sum_unrolled(l, x, zero, at, k)
                             : sum_in_loop(l, x, zero, at, k, lanes);
  store_sum(l, x, at, r);
  for (uint32_t i = 0; i < t->rank; i++) tn_loop_close(l, t->dims[i], i == last ? lanes : 1);
}

TnError *tn_emit_small_dot(TnPlanner *p, const TnOp *op, bool in_lanes, TnSteps *out) {
  Dot x = read_dot(op);
  x.in_lanes = in_lanes;
  const TnType *t = op->results[0].type;
  TnLower *l = tn_lower_new(p);
  static const uint8_t none[16] = {0};
  TnKScalar zero = tn_ks_const(l->b, x.type, none);
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1), *k = tn_new_n(l->arena, TnAx, tn_attr_n(x.sum[0]) + 1);
  uint32_t lane_dim = in_lanes ? t->rank : many_dim(l->p, &x);
  if (lane_dim < t->rank)
    emit_many(l, &x, lane_dim, zero, at, k);
  else
    emit_few(l, &x, zero, at, k);
  return tn_emit_finish(l, out, op, (double)(tn_count(t) * x.terms) * TN_COST_CHEAP);
}

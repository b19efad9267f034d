// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reductions. Their order is a function of shapes alone (docs/numerics.md): one axis after another, the innermost
// first; the minor-most axis in lanes and blocks of 4096, others in index order and blocks of 512; the initial value
// joins last, at the left. Bodies that are not known to allow any order are folded from the initial value on in
// index order.
#include "plan/cost.h"
#include "plan/priv.h"

enum { LANE_BLOCK = 4096, SEQ_BLOCK = TN_COLUMN_SECTION, FEW = 24, UNROLLED = 16 };

typedef struct Fold {
  const TnOp *op;
  const TnRegion *body;
  uint32_t n;      // results
  bool is_known;   // any order will do
  bool is_simple;  // result i is ops[i] of accumulator i and element i
  bool is_counted;  // element 1 is the number of its place on the axis
  bool is_of_nan;   // picks with an index, and of two NaN the left one: lanes are not in the order of elements
  bool is_keyed;    // the largest or least float: accumulators are integers of the same order
  TnScalarOp *ops;
  TnDtype *dtypes;  // of the accumulators
  unsigned lanes;
  TnKScalar *vars;  // the accumulators, in registers
  uint32_t *slots;  // of partial results
  uint32_t *lined;  // of what is reduced, made line by line before; NULL: made as it is reduced
} Fold;

// ---- bodies

// Picks one of two (value, index) pairs, ties by the index: compares, selects and logic only, and the indexes compared.
static bool is_extremum_with_index(const TnRegion *r, uint32_t n) {
  if (n != 2 || !tn_dtype_is_int(r->args[1].type->dtype)) return false;
  bool compares_index = false;
  TN_FOR_OPS(op, r) {
    TnScalarOp s = tn_op_scalar(op);
    bool is_compare = s >= TN_SCALAR_compare_eq && s <= TN_SCALAR_total_lt;
    bool is_extremum = s == TN_SCALAR_maximum || s == TN_SCALAR_minimum;
    bool of_index = op->n_operands == 2 && op->operands[0]->is_arg && op->operands[1]->is_arg &&
                    op->operands[0]->index % 2 == 1 && op->operands[1]->index % 2 == 1;
    compares_index |= of_index && (is_extremum || (is_compare && op->opcode == TN_OP_compare &&
                                                   s != TN_SCALAR_compare_eq && s != TN_SCALAR_compare_ne));
    if (is_compare || is_extremum || s == TN_SCALAR_or || s == TN_SCALAR_and || s == TN_SCALAR_not) continue;
    if (op->opcode != TN_OP_select && !(tn_op_get_info(op)->traits & TN_TRAIT_TERM)) return false;
  }
  return compares_index;
}

static bool asks_for_nan(const TnRegion *r) {
  TN_FOR_OPS(op, r)
  if (tn_op_scalar(op) == TN_SCALAR_compare_ne && op->operands[0] == op->operands[1]) return true;
  return false;
}

TnScalarOp tn_reduce_scalar_op(const TnOp *op, uint32_t i) {
  return tn_body_scalar(&op->regions[0], i, op->n_operands / 2);
}

bool tn_reduce_is_simple(const TnOp *op) {
  uint32_t n = op->n_operands / 2, simple = 0;
  for (uint32_t i = 0; i < n; i++) simple += tn_body_scalar(&op->regions[0], i, n) != TN_SCALAR_NONE;
  return simple == n;
}

bool tn_reduce_is_known(const TnOp *op) {
  return tn_reduce_is_simple(op) || is_extremum_with_index(&op->regions[0], op->n_operands / 2);
}

// Whether v is made of broadcasts alone, of arrays that have few elements beside it: distances between all pairs.
static bool is_spread(const TnValue *v, int64_t n, unsigned *left) {
  const TnOp *op = tn_value_op(v);
  if (v->type->rank == 0 || (op && op->opcode == TN_OP_constant)) return true;
  if (!op || (*left)-- == 0) return false;
  if (tn_op_spreads(op, n)) return true;
  if (op->opcode != TN_OP_broadcast_in_dim && op->opcode != TN_OP_reshape && !tn_op_is_elementwise(op)) return false;
  for (uint32_t i = 0; i < op->n_operands; i++)
    if ((i == 0 || op->operands[i] != op->operands[i - 1]) && !is_spread(op->operands[i], n, left)) return false;
  return true;
}

// The one dim that is reduced, of a few elements: rank when it is not so. The minor-most one only of integers, which
// are seldom more work than to wait in memory, in words, for what is made of the results, and of what would take many
// times the memory of all that it is made of, more of them for twice as many; flags are tested as words.
static uint32_t short_dim(const TnOp *op) {
  enum { MOST = 8, MOST_SPREAD = 16, MORE = 8, MANY = 16 };
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  const TnType *t = op->operands[0]->type;
  if (tn_attr_n(dims) != 1) return t->rank;
  int64_t dim = tn_i64s_at(dims, 0), inner = 1;
  for (uint32_t i = (uint32_t)dim + 1; i < t->rank; i++) inner *= t->dims[i];
  unsigned left = MANY;
  const bool is_plain = tn_dtype_is_int(t->dtype) && t->dtype != TN_I1;
  const bool is_far = inner == 1 && !is_plain, is_long = t->dims[dim] > MOST;
  bool is_short = t->dims[dim] >= 2 && t->dims[dim] <= (is_far ? MOST_SPREAD : MOST) && tn_count(t) > 0;
  if (is_far && !is_spread(op->operands[0], tn_count(t) / (is_long ? MORE : 1), &left)) return t->rank;
  if (inner == 1 && tn_count(t) < MANY * t->dims[dim]) return t->rank;
  return is_short && tn_reduce_is_known(op) ? (uint32_t)dim : t->rank;
}

bool tn_reduce_is_short(const TnOp *op) {
  return op->opcode == TN_OP_reduce && short_dim(op) < op->operands[0]->type->rank;
}

bool tn_reduce_is_short_over(const TnOp *op, int64_t dim) { return tn_reduce_is_short(op) && short_dim(op) == dim; }

bool tn_reduce_is_of_chosen(const TnPlanner *p, const TnOp *op, int64_t outer, int64_t n) {
  enum { MOST = 64, MANY = 16 };
  const TnOp *from = tn_value_op(op->operands[0]);
  while (from && from->parent == op->parent && tn_info(p, &from->results[0])->uses == 1 && tn_op_is_elementwise(from) &&
         from->opcode != TN_OP_select && from->operands[0] == from->operands[from->n_operands - 1])
    from = tn_value_op(from->operands[0]);
  if (!from || from->opcode != TN_OP_select || outer < MANY || n > MOST) return false;
  const TnOp *which = tn_value_op(from->operands[0]);
  return from->parent == op->parent && tn_info(p, &from->results[0])->uses == 1 && which &&
         which->opcode == TN_OP_broadcast_in_dim && tn_info(p, &which->results[0])->generated &&
         tn_count(which->operands[0]->type) <= n;
}

// Accumulators take elements in the order of their places, so that an index is beyond those before it.
static bool counts_places(const TnOp *op) {
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  if (tn_attr_n(dims) != 1 || !is_extremum_with_index(&op->regions[0], op->n_operands / 2)) return false;
  const TnOp *index = tn_value_op(op->operands[1]);
  return index && index->opcode == TN_OP_iota && TN_OP_ATTRS(index, iota)->iota_dimension->i == tn_i64s_at(dims, 0) &&
         tn_dtype_bits(index->results[0].type->dtype) >= 32;
}

// Sums and products of floats are those of their lanes: all else is the same in whatever order it is taken.
unsigned tn_reduce_lanes(const TnOp *op) {
  bool matters = false;
  unsigned lanes = 64;
  for (uint32_t i = 0, n = op->n_operands / 2; i < n; i++) {
    const TnDtype t = op->results[i].type->dtype;
    const TnScalarOp s = tn_body_scalar(&op->regions[0], i, n);
    const bool is_extremum = s == TN_SCALAR_maximum || s == TN_SCALAR_minimum;
    matters |= s != TN_SCALAR_NONE && (tn_dtype_is_complex(t) || (tn_dtype_is_float(t) && !is_extremum));
    if (tn_dtype_bits(tn_dtype_real(t)) == 64) lanes = 32;
  }
  return matters ? lanes : 0;
}

// Of which arrays v is made: any with one of dim d and the next, but not both; any with both, or not known.
enum { HAS_ONE = 1, HAS_BOTH = 2 };
static unsigned spans(const TnPlanner *p, const TnValue *v, uint32_t d, uint32_t *seen) {
  enum { MOST_SEEN = 32 };
  const TnOp *op = tn_value_op(v);
  if (!op || !tn_info(p, v)->inlined || ++*seen > MOST_SEEN) return HAS_BOTH;
  if (op->opcode == TN_OP_broadcast_in_dim) {
    TnI64s map = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
    unsigned has[2] = {0, 0};
    for (uint32_t i = 0; i < tn_attr_n(map); i++)
      for (uint32_t k = 0; k < 2; k++)
        has[k] |= tn_i64s_at(map, i) == d + k && op->operands[0]->type->dims[i] != 1;
    return (has[0] ^ has[1]) * HAS_ONE | (has[0] & has[1]) * HAS_BOTH;
  }
  if (op->opcode == TN_OP_iota || op->opcode == TN_OP_constant) return 0;
  if (!tn_op_is_elementwise(op)) return HAS_BOTH;
  unsigned all = 0;
  for (uint32_t i = 0; i < op->n_operands; i++) all |= spans(p, op->operands[i], d, seen);
  return all;
}

bool tn_reduce_meets_rows(const TnPlanner *p, const TnOp *op) {
  enum { LEAST = 16 };
  const TnValue *v = op->operands[0];
  const uint32_t rank = v->type->rank;
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  if (rank < 2 || tn_attr_n(dims) != 1 || tn_i64s_at(dims, 0) != rank - 1 || tn_reduce_lanes(op)) return false;
  if (!tn_reduce_is_known(op) || tn_info(p, v)->uses != 1 || v->type->dims[rank - 2] < LEAST) return false;
  uint32_t seen = 0;
  unsigned has = 0;
  for (uint32_t i = 0; i < op->n_operands / 2; i++) has |= spans(p, op->operands[i], rank - 2, &seen);
  return has == HAS_ONE;
}

static bool is_in_memory(const TnPlanner *p, const TnOp *op) {
  return tn_info(p, tn_plan_holder(p, op->operands[0]))->slot != TN_NO_SLOT;
}

// In memory, in any order: to bring the lanes of each row together takes longer than to turn columns into lanes, of
// floats, which are compared with care, and of flags.
static bool takes_columns(const TnPlanner *p, const TnOp *op, int64_t outer, int64_t n) {
  enum { LEAST = 16, MOST = 40 };
  const TnDtype t = op->results[0].type->dtype;
  if (outer < LEAST || n >= MOST || (t != TN_I1 && t != TN_F32 && t != TN_F64)) return false;
  return op->n_results == 1 && tn_reduce_is_simple(op) && !tn_reduce_lanes(op) && is_in_memory(p, op);
}

bool tn_reduce_takes_columns(const TnPlanner *p, const TnOp *op) {
  const int64_t outer = tn_count(op->results[0].type);
  return outer && takes_columns(p, op, outer, tn_count(op->operands[0]->type) / outer);
}

static Fold fold_of(TnArena *a, const TnOp *op) {
  Fold f = {.op = op, .body = &op->regions[0], .n = op->n_operands / 2, .lanes = 64};
  f.ops = tn_new_n(a, TnScalarOp, f.n + 1);
  f.dtypes = tn_new_n(a, TnDtype, f.n + 1);
  f.vars = tn_new_n(a, TnKScalar, f.n + 1);
  f.slots = tn_new_n(a, uint32_t, f.n + 1);
  f.is_known = tn_reduce_is_known(op);
  f.is_counted = counts_places(op);
  f.is_simple = true;
  for (uint32_t i = 0; i < f.n; i++) {
    f.ops[i] = tn_body_scalar(f.body, i, f.n);
    f.is_simple &= f.ops[i] != TN_SCALAR_NONE;
  }
  f.is_of_nan = f.is_known && !f.is_simple && asks_for_nan(f.body);
  for (uint32_t i = 0; i < f.n; i++) {
    f.dtypes[i] = op->results[i].type->dtype;
    if (tn_dtype_bits(tn_dtype_real(f.dtypes[i])) == 64) f.lanes = 32;
  }
  return f;
}

// Of 16-bit floats in memory, where the kernel does nothing else: its integers then have 16 bits in registers too,
// twice as many as f32, and are compared without regard to NaN.
static void use_keys(const TnPlanner *p, Fold *f) {
  const TnValue *v = f->op->operands[0];
  TnDtype t = v->type->dtype;
  for (const TnOp *op = tn_value_op(v); op && (op->opcode == TN_OP_reshape || op->opcode == TN_OP_transpose);) {
    v = op->operands[0];
    op = tn_value_op(v);
  }
  bool is_extremum = f->ops[0] == TN_SCALAR_maximum || f->ops[0] == TN_SCALAR_minimum;
  f->is_keyed = f->n == 1 && is_extremum && (t == TN_F16 || t == TN_BF16) && t == f->dtypes[0] &&
                tn_info(p, v)->slot != TN_NO_SLOT;
  if (f->is_keyed) f->dtypes[0] = TN_I16;
}

// Of what is f32 in registers, in rows whose lanes are joined about as often as elements are met: integers are compared
// in one instruction.
static void use_row_keys(Fold *f, int64_t n) {
  enum { MOST = 256 };
  const TnDtype t = f->dtypes[0];
  bool is_extremum = f->ops[0] == TN_SCALAR_maximum || f->ops[0] == TN_SCALAR_minimum;
  if (f->n != 1 || !is_extremum || (t != TN_F32 && t != TN_F16 && t != TN_BF16) || n > MOST) return;
  f->is_keyed = true;
  f->dtypes[0] = TN_I32;
}

static TnKScalar with_const(TnLower *l, TnScalarOp op, TnKScalar x, int32_t c) {
  uint8_t bytes[4];
  tn_store_i64(x.dtype, bytes, c);
  tn_ks_apply(l->b, op, x, tn_ks_const(l->b, x.dtype, bytes), &x);
  return x;
}

// Bits of the sign turn the others, so that the integers are in the floats' order, but for NaN of the other sign, at
// the other end; and back.
static TnKScalar turned(TnLower *l, TnKScalar x) {
  bool is_wide = x.dtype == TN_I32;
  TnKScalar s = with_const(l, TN_SCALAR_shift_right_arithmetic, x, is_wide ? 31 : 15);
  s = with_const(l, TN_SCALAR_and, s, is_wide ? INT32_MAX : INT16_MAX);
  tn_ks_apply(l->b, TN_SCALAR_xor, x, s, &x);
  return x;
}

// How many NaN of a sign there are: so far the order is shifted round, which makes all NaN the largest, or the least.
static int32_t n_nan(const Fold *f) {
  if (f->dtypes[0] == TN_I32) return 0x7FFFFF;
  return f->op->results[0].type->dtype == TN_F16 ? 0x3FF : 0x7F;
}

// An element as accumulators have it.
static TnKScalar to_accumulate(TnLower *l, const Fold *f, uint32_t i, TnKScalar x) {
  if (!f->is_keyed) return tn_ks_convert(l->b, x, f->dtypes[i]);
  TnScalarOp round = f->ops[i] == TN_SCALAR_maximum ? TN_SCALAR_subtract : TN_SCALAR_add;
  if (f->dtypes[i] == TN_I32) x.dtype = TN_F32;  // as halves are in registers
  return with_const(l, round, turned(l, tn_ks_bitcast(l->b, x, f->dtypes[i])), n_nan(f));
}

// A result as it lies in memory: keys become bits, in registers f32.
static TnKScalar to_store(TnLower *l, const Fold *f, uint32_t i, TnKScalar x) {
  TnDtype t = f->op->results[i].type->dtype;
  if (!f->is_keyed) return tn_ks_convert(l->b, x, t);
  TnScalarOp back = f->ops[i] == TN_SCALAR_maximum ? TN_SCALAR_add : TN_SCALAR_subtract;
  x = turned(l, with_const(l, back, x, n_nan(f)));
  if (f->dtypes[i] != TN_I32) return x;
  x = tn_ks_bitcast(l->b, x, TN_F32);
  x.dtype = t;
  return x;
}

static void combine(TnLower *l, const Fold *f, const TnKScalar *a, const TnKScalar *b, TnKScalar *out) {
  if (!f->is_simple) {
    TnKScalar *args = tn_new_n(l->arena, TnKScalar, 2 * f->n + 1);
    for (uint32_t i = 0; i < f->n; i++) args[i] = a[i], args[f->n + i] = b[i];
    tn_lower_region(l, f->body, args, out);
    return;
  }
  for (uint32_t i = 0; i < f->n; i++) tn_ks_apply(l->b, f->ops[i], a[i], b[i], &out[i]);
}

// The element that changes nothing.
static TnKScalar identity(TnLower *l, TnScalarOp op, TnDtype t) {
  uint8_t bytes[16] = {0};
  TnDtype r = tn_dtype_real(t);
  bool is_float = tn_dtype_is_float(r);
  double x = op == TN_SCALAR_add        ? -0.0
             : op == TN_SCALAR_multiply ? 1
             : op == TN_SCALAR_maximum  ? -(double)INFINITY
                                        : (double)INFINITY;
  // Types of a byte may lack it (some have no infinity, one no zero); their values are f32 in a kernel.
  if (is_float && tn_dtype_bits(t) <= 8) return (TnKScalar){.dtype = t, .v = tn_k_f32(l->b, (float)x)};
  if (is_float) {
    tn_store_f64(r, bytes, x);
    bool twice = tn_dtype_is_complex(t) && op != TN_SCALAR_multiply;
    if (twice) memcpy(bytes + tn_dtype_bytes(r), bytes, tn_dtype_bytes(r));
    return tn_ks_const(l->b, t, bytes);
  }
  bool is_signed = tn_dtype_class(t) == TN_CLASS_SINT;
  unsigned bits = tn_dtype_bits(t);
  uint64_t ones = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1, top = (uint64_t)1 << (bits - 1);
  uint64_t v = op == TN_SCALAR_multiply  ? 1
               : op == TN_SCALAR_and     ? ones
               : op == TN_SCALAR_maximum ? (is_signed ? top : 0)
               : op == TN_SCALAR_minimum ? (is_signed ? top - 1 : ones)
                                         : 0;
  if (is_signed && bits < 64 && v & top) v |= ~ones;  // in memory the sign is extended
  tn_store_i64(t, bytes, (int64_t)v);
  return tn_ks_const(l->b, t, bytes);
}

// ---- accumulators

static TnKScalar each_part(TnLower *l, TnKScalar x, TnKVal (*fn)(TnKBuilder *, TnKVal, unsigned), unsigned n) {
  TnKScalar r = {.dtype = x.dtype, .v = fn(l->b, x.v, n)};
  if (tn_dtype_is_complex(x.dtype)) r.im = fn(l->b, x.im, n);
  return r;
}

static void declare(TnLower *l, const Fold *f, unsigned lanes, TnKScalar *vars) {
  static const uint8_t none[16] = {0};
  for (uint32_t i = 0; i < f->n; i++) {
    TnKScalar init = f->is_simple ? identity(l, f->ops[i], f->dtypes[i]) : tn_ks_const(l->b, f->dtypes[i], none);
    vars[i] = tn_var_new(l, init, lanes);
  }
}

static void accumulate(TnLower *l, const Fold *f, const TnKScalar *vars, const TnKScalar *x, bool is_first) {
  TnKScalar *acc = tn_new_n(l->arena, TnKScalar, 2 * f->n + 2), *r = acc + f->n;
  if (!is_first) {
    tn_vars_get(l, f->n, vars, acc);
    if (f->is_counted) tn_k_less(l->b, acc[1].v, x[1].v);
    combine(l, f, acc, x, r);
  }
  tn_vars_set(l, f->n, vars, is_first ? x : r);
}

// Opens a loop of one step, which numbers the lanes: whether that is below n.
static TnKVal open_lanes_below(TnLower *l, const Fold *f, int64_t n) {
  TnKTerm t = {tn_k_loop(l->b, f->lanes, TN_LOOP_VECTOR, f->lanes), 1};
  TnKVal lane = tn_k_affine(l->b, TN_KT_I32, &(TnKAddr){.terms = &t, .n_terms = 1});
  return tn_k_cmp(l->b, TN_KP_LT, lane, tn_k_i32(l->b, (int32_t)n));
}

// A body keeps lanes without elements out: the upper ones of n, of which h are met by those above them.
static void join_some(TnLower *l, const Fold *f, const TnKScalar *vars, int64_t n, unsigned h, TnKScalar *acc,
                      const TnKScalar *r) {
  TnKVal p = open_lanes_below(l, f, n - h);
  for (uint32_t i = 0; i < f->n; i++) tn_var_set(l, vars[i], tn_ks_select(l->b, p, r[i], acc[i]));
  tn_k_end(l->b);
  tn_vars_get(l, f->n, vars, acc);
}

// When the number that was picked is NaN, its index is the least of those lanes whose number is: n hold elements.
static TnKScalar first_nan(TnLower *l, const Fold *f, const TnKScalar *lanes, int64_t n, const TnKScalar *picked) {
  TnKScalar is_nan, first, index = tn_var_new(l, picked[1], 1);
  tn_ks_apply(l->b, TN_SCALAR_compare_ne, picked[0], picked[0], &is_nan);
  tn_k_if(l->b, is_nan.v);
  TnKVal some = n < f->lanes ? open_lanes_below(l, f, n) : 0;
  tn_ks_apply(l->b, TN_SCALAR_compare_ne, lanes[0], lanes[0], &is_nan);
  first = tn_ks_select(l->b, tn_lower_and(l, is_nan.v, some), lanes[1],
                       identity(l, TN_SCALAR_minimum, index.dtype));
  for (unsigned h = f->lanes / 2; h > 0; h /= 2)
    tn_ks_apply(l->b, TN_SCALAR_minimum, first, each_part(l, first, tn_k_down, h), &first);
  tn_var_set(l, index, each_part(l, first, tn_k_lane, 0));
  if (some) tn_k_end(l->b);
  tn_k_end(l->b);
  return tn_var_get(l, index);
}

// Flags that were bytes become bytes again, which registers move: masks go by way of general registers. And back.
static void recast_flags(TnLower *l, const Fold *f, TnKScalar *x, TnDtype to) {
  if (f->n == 1 && f->is_simple && f->dtypes[0] == TN_I1 && is_in_memory(l->p, f->op))
    x[0] = tn_ks_convert(l->b, x[0], to);
}

// Brings the lanes of the accumulators together; n elements went into them.
static void join_lanes(TnLower *l, const Fold *f, const TnKScalar *vars, int64_t n, TnKScalar *out) {
  TnKScalar *acc = tn_new_n(l->arena, TnKScalar, 3 * f->n + 3), *below = acc + f->n, *r = below + f->n;
  tn_vars_get(l, f->n, vars, acc);
  recast_flags(l, f, acc, TN_UI8);
  const TnKScalar lanes[2] = {acc[0], acc[f->n - 1]};
  for (unsigned h = f->lanes / 2; h > 0; h /= 2) {
    if (n <= h) continue;
    for (uint32_t i = 0; i < f->n; i++) below[i] = each_part(l, acc[i], tn_k_down, h);
    combine(l, f, acc, below, r);
    if (f->is_simple || n >= 2 * h)
      memcpy(acc, r, f->n * sizeof *acc);
    else
      join_some(l, f, vars, n, h, acc, r);
  }
  for (uint32_t i = 0; i < f->n; i++) out[i] = each_part(l, acc[i], tn_k_lane, 0);
  recast_flags(l, f, out, TN_I1);
  if (f->is_of_nan && n > 2) out[1] = first_nan(l, f, lanes, n, out);
}

// An initial value that changes nothing.
static bool is_identity(TnLower *l, const Fold *f, uint32_t i, TnKScalar init) {
  if (!f->is_simple || tn_dtype_is_complex(f->dtypes[i])) return false;
  return init.v == identity(l, f->ops[i], f->dtypes[i]).v;
}

// body(init, total), as it is stored.
static void join_init(TnLower *l, const Fold *f, TnKScalar *x) {
  TnKScalar *init = tn_new_n(l->arena, TnKScalar, 2 * f->n + 2), *r = init + f->n;
  const TnIx *ix = tn_ix_of(&l->x, 0, NULL, NULL);
  for (uint32_t i = 0; i < f->n; i++) init[i] = to_accumulate(l, f, i, tn_lower(l, f->op->operands[f->n + i], ix));
  combine(l, f, init, x, r);
  for (uint32_t i = 0; i < f->n; i++) x[i] = to_store(l, f, i, is_identity(l, f, i, init[i]) ? x[i] : r[i]);
}

// A walk over n elements in lanes, as one loop, or two: the first step by itself, where accumulators begin with it.
typedef struct Walk {
  TnAx begin, at;  // the first element, the one at hand
  int64_t n, done;
  unsigned lanes;
  bool peels, is_first;
} Walk;

// Opens the next loop; false when all are done.
static bool walk_on(TnLower *l, Walk *w) {
  if (w->done == w->n) return false;
  w->is_first = w->done == 0;
  int64_t step = w->peels && w->is_first && w->n > w->lanes ? w->lanes : w->n - w->done;
  w->at = tn_ax_add(&l->x, w->begin, tn_ax_add_imm(&l->x, tn_loop_open(l, step, 0, w->lanes), w->done));
  w->done += step;
  return true;
}

// ---- a short axis: an operation on its slices

// What the minor-most axis becomes in lanes: x[0], of n elements of f->n values each, more than there are lanes only
// where any order will do. r: room for one more.
static void join_tree(TnLower *l, const Fold *f, TnKScalar *x, int64_t n, TnKScalar *r) {
  int64_t h = 1;
  while (h < n) h *= 2;
  while ((h /= 2) > 0)
    for (int64_t k = 0; k < h && k + h < n; k++) {
      combine(l, f, x + k * f->n, x + (k + h) * f->n, r);
      memcpy(x + k * f->n, r, f->n * sizeof *x);
    }
}

static void join_chain(TnLower *l, const Fold *f, TnKScalar *x, int64_t n, TnKScalar *r) {
  for (int64_t k = 1; k < n; k++) {
    combine(l, f, x, x + k * f->n, r);
    memcpy(x, r, f->n * sizeof *x);
  }
}

void tn_lower_short_reduce(TnLower *l, const TnOp *op, const TnIx *ix, TnKScalar *out) {
  Fold f = fold_of(l->arena, op);
  const TnType *t = op->operands[0]->type;
  uint32_t dim = short_dim(op);
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *in = tn_new_n(l->arena, TnAx, t->rank);
  int64_t n = t->dims[dim], inner = 1;
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, (size_t)(n + 1) * f.n);
  for (uint32_t i = 0; i < t->rank; i++) {
    if (i != dim) in[i] = at[i - (i > dim)];
    if (i > dim) inner *= t->dims[i];
  }
  for (int64_t k = 0; k < n; k++) {
    in[dim] = tn_ax_const(&l->x, k);
    for (uint32_t i = 0; i < f.n; i++) {
      TnKScalar e = tn_lower_at(l, op->operands[i], in);
      x[k * f.n + i] = tn_ks_convert(l->b, e, f.dtypes[i]);
    }
  }
  (inner == 1 && f.is_simple ? join_tree : join_chain)(l, &f, x, n, x + n * f.n);
  join_init(l, &f, x);
  memcpy(out, x, f.n * sizeof *x);
}

// ---- rows: several reductions, and members of the unit, over one row

typedef struct Rows {
  TnRowPass *pass;
  Fold *folds;
  TnKScalar *x;
  bool by_lines;  // loops go over lines
} Rows;

// What reduction r takes at the element.
static void row_operands(TnLower *l, Rows *w, const Fold *f, TnAx in_row, const TnAx *loops) {
  for (uint32_t i = 0; i < f->n; i++) {
    const TnValue *v = f->op->operands[i];
    if (f->lined)
      w->x[i] = tn_lower_load(l, f->dtypes[i], f->lined[i],
                              tn_ax_join(&l->x, l->block, l->row_elements, in_row));
    else
      w->x[i] = to_accumulate(l, f, i, tn_lower(l, v, tn_ix_of_loops(l, v->type, loops)));
  }
}

static void row_step(TnLower *l, Rows *w, TnAx in_row, bool is_first) {
  TnRowPass *pass = w->pass;
  TnAx loops[TN_MAX_RANK];
  if (!w->folds->lined) {
    tn_row_members(l, pass->u, pass->level, pass->outer, in_row);
    tn_row_loops(l, pass->u, pass->outer, in_row, loops);
  }
  for (size_t r = 0; r < pass->n_reduces; r++) {
    const Fold *f = &w->folds[r];
    row_operands(l, w, f, in_row, loops);
    accumulate(l, f, f->vars, w->x, is_first && !f->is_simple);
  }
}

// Lanes in which reductions go line by line, 0: they do not. Whole steps of the lanes give each lane the same elements
// in the same order, and sums of integers and logic do not ask which lane an element is in.
static unsigned lanes_of_lines(const TnLower *l, const Rows *w, int64_t n, unsigned lanes) {
  if (!l->line) return 0;
  bool any_lane = n <= LANE_BLOCK, is_simple = true;
  for (size_t r = 0; r < w->pass->n_reduces; r++) {
    const Fold *f = &w->folds[r];
    is_simple &= f->is_simple;
    for (uint32_t i = 0; i < f->n; i++) any_lane &= !tn_dtype_is_float(tn_dtype_real(f->dtypes[i]));
  }
  if (is_simple && l->line % lanes == 0 && (n <= LANE_BLOCK || LANE_BLOCK % l->line == 0)) return lanes;
  return is_simple && any_lane ? tn_lanes_for(l->line, lanes) : 0;
}

// Loops over lines and along each, so that each is addressed without divisions.
static TnAx open_lines(TnLower *l, int64_t n, unsigned lanes) {
  TnAx line = tn_loop_open(l, n / l->line, 0, 1), in_line = tn_loop_open(l, l->line, 0, lanes);
  return tn_ax_join(&l->x, line, l->line, in_line);
}

static void close_lines(TnLower *l, int64_t n) {
  tn_k_end(l->b);
  tn_loop_close(l, n / l->line, 1);
}

// Elements [begin, begin + n) of the row into the accumulators, which hold nothing before.
static void row_block(TnLower *l, Rows *w, TnAx begin, int64_t n, unsigned lanes) {
  bool peel = false;
  for (size_t r = 0; r < w->pass->n_reduces; r++) {
    declare(l, &w->folds[r], lanes, w->folds[r].vars);
    peel |= !w->folds[r].is_simple;
  }
  if (w->by_lines) {
    row_step(l, w, tn_ax_add(&l->x, begin, open_lines(l, n, lanes)), false);
    close_lines(l, n);
    return;
  }
  for (Walk k = {.begin = begin, .n = n, .lanes = lanes, .peels = peel}; walk_on(l, &k); tn_k_end(l->b))
    row_step(l, w, k.at, k.is_first);
}

static void store_partials(TnLower *l, Rows *w, TnAx at, int64_t n) {
  for (size_t r = 0; r < w->pass->n_reduces; r++) {
    Fold *f = &w->folds[r];
    join_lanes(l, f, f->vars, n, w->x);
    for (uint32_t i = 0; i < f->n; i++) tn_lower_store(l, f->slots[i], at, w->x[i]);
  }
}

// A row of several blocks: the blocks' results go to scratch and are reduced by the same rule.
static void long_row(TnLower *l, Rows *w, int64_t n, unsigned lanes) {
  int64_t full = n / LANE_BLOCK, rest = n % LANE_BLOCK, blocks = full + (rest > 0);
  for (size_t r = 0; r < w->pass->n_reduces; r++)
    for (uint32_t i = 0; i < w->folds[r].n; i++) {
      TnDtype t = w->folds[r].dtypes[i];
      w->folds[r].slots[i] = tn_plan_temp(l->p, t, (size_t)(blocks * 16) * tn_dtype_bytes(t));
    }
  TnAx base = tn_ax_scale(&l->x, l->block, blocks);
  TnAx k = tn_loop_open(l, full, 0, 1);
  row_block(l, w, tn_ax_scale(&l->x, k, LANE_BLOCK), LANE_BLOCK, lanes);
  store_partials(l, w, tn_ax_add(&l->x, base, k), LANE_BLOCK);
  tn_loop_close(l, full, 1);
  if (rest) {
    row_block(l, w, tn_ax_const(&l->x, full * LANE_BLOCK), rest, lanes);
    store_partials(l, w, tn_ax_add_imm(&l->x, base, full), rest);
  }
  for (size_t r = 0; r < w->pass->n_reduces; r++) {
    Fold *f = &w->folds[r];
    declare(l, f, f->lanes, f->vars);
    for (Walk b = {.begin = base, .n = blocks, .lanes = f->lanes, .peels = !f->is_simple}; walk_on(l, &b);
         tn_k_end(l->b)) {
      for (uint32_t i = 0; i < f->n; i++) w->x[i] = tn_lower_load(l, f->dtypes[i], f->slots[i], b.at);
      accumulate(l, f, f->vars, w->x, b.is_first && !f->is_simple);
    }
  }
}

// Makes what is reduced, line by line.
static void make_lines(TnLower *l, Rows *w) {
  const TnRowPass *pass = w->pass;
  TnAx loops[TN_MAX_RANK], in_row = open_lines(l, l->row_elements, pass->lanes),
                           at = tn_ax_join(&l->x, l->block, l->row_elements, in_row);
  tn_row_members(l, pass->u, pass->level, pass->outer, in_row);
  tn_row_loops(l, pass->u, pass->outer, in_row, loops);
  for (size_t r = 0; r < pass->n_reduces; r++) {
    Fold *f = &w->folds[r];
    row_operands(l, w, f, in_row, loops);
    f->lined = tn_new_n(l->arena, uint32_t, f->n + 1);
    for (uint32_t i = 0; i < f->n; i++) {
      size_t bytes = (size_t)(l->row_elements * l->blocks) * tn_dtype_bytes(f->dtypes[i]);
      f->lined[i] = tn_plan_temp(l->p, f->dtypes[i], bytes);
      tn_lower_store(l, f->lined[i], at, w->x[i]);
    }
  }
  close_lines(l, l->row_elements);
}

void tn_row_pass(TnLower *l, TnRowPass *pass) {
  int64_t n = l->row_elements;
  if (pass->n_reduces == 0 && l->line) {
    tn_row_members(l, pass->u, pass->level, pass->outer, open_lines(l, n, pass->lanes));
    close_lines(l, n);
    return;
  }
  if (pass->n_reduces == 0) {
    tn_row_members(l, pass->u, pass->level, pass->outer, tn_loop_open(l, n, 0, pass->lanes));
    tn_k_end(l->b);
    return;
  }
  Rows w = {.pass = pass};
  w.folds = tn_new_n(l->arena, Fold, pass->n_reduces);
  uint32_t most = 1;
  unsigned lanes = 64, needed = 0;
  for (size_t r = 0; r < pass->n_reduces; r++) {
    w.folds[r] = fold_of(l->arena, pass->reduces[r].op);
    if (pass->u->members.n == 1) use_keys(l->p, &w.folds[r]);
    use_row_keys(&w.folds[r], n);
    if (w.folds[r].n > most) most = w.folds[r].n;
    if (w.folds[r].lanes < lanes) lanes = w.folds[r].lanes;
    if (!needed) needed = tn_reduce_lanes(pass->reduces[r].op);
  }
  if (needed) lanes = needed;  // of all that need any (unit.c)
  w.x = tn_new_n(l->arena, TnKScalar, most + 1);
  unsigned in_lines = lanes_of_lines(l, &w, n, lanes);
  w.by_lines = in_lines > 0;
  if (in_lines)
    lanes = in_lines;
  else if (l->line)
    make_lines(l, &w);
  lanes = tn_lanes_for(n, lanes);
  for (size_t r = 0; r < pass->n_reduces; r++) w.folds[r].lanes = lanes;
  if (n > LANE_BLOCK)
    long_row(l, &w, n, lanes);
  else
    row_block(l, &w, tn_ax_const(&l->x, 0), n, lanes);
  int64_t last = n > LANE_BLOCK ? (n + LANE_BLOCK - 1) / LANE_BLOCK : n;
  for (size_t r = 0; r < pass->n_reduces; r++) {
    Fold *f = &w.folds[r];
    pass->reduces[r].result = tn_new_n(l->arena, TnKScalar, f->n + 1);
    join_lanes(l, f, f->vars, last, pass->reduces[r].result);
    join_init(l, f, pass->reduces[r].result);
  }
}

// ---- a reduction by itself: one kernel an axis and level of blocks

typedef struct Source {
  const Fold *f;
  const uint32_t *slots;  // of the stage before, or NULL: the operands
} Source;

static void read_source(TnLower *l, const Source *s, TnAx flat, TnKScalar *x) {
  for (uint32_t i = 0; i < s->f->n; i++) {
    const TnValue *v = s->f->op->operands[i];
    if (s->slots)
      x[i] = tn_lower_load(l, s->f->dtypes[i], s->slots[i], flat);
    else
      x[i] = to_accumulate(l, s->f, i, tn_lower(l, v, tn_ix_of_flat(&l->x, v->type->rank, v->type->dims, flat)));
  }
}

// What stands outside of an axis: a elements. `last` is the last of their dims, dim `dim` of the operand, and `before`
// the one before it; 1 where there is none.
typedef struct Outer {
  int64_t a, last, before;
  uint32_t dim;
} Outer;

typedef struct Stage {
  Source from;
  const uint32_t *to;        // slots
  bool is_last;              // the initial value joins, the result's type is stored
  int64_t a, r, b;           // the axis r between a outer and b inner elements
  int64_t a_inner;           // the last dim of a
  int64_t a_lanes;           // the one before it, when that goes into the lanes; 0: it does not
  bool is_made;              // of what lies in other rows: better taken row by row
  bool meets_rows;           // outer elements are in the lanes of an axis that is not short
  int64_t blocks, begin, n;  // this kernel: `blocks` blocks of n elements from element `begin` of the axis on
  int64_t line;              // elements of the last of several dims that the axis is made of, 0: not worth a loop
  int64_t out_r, out_begin;  // size of the axis in the output, and where these blocks begin there
} Stage;

static TnAx source_at(TnLower *l, const Stage *s, TnAx a, TnAx k, TnAx b) {
  return tn_ax_add(&l->x, tn_ax_scale(&l->x, tn_ax_join(&l->x, a, s->r, k), s->b), b);
}

static void store_stage(TnLower *l, const Stage *s, TnAx a, TnAx block, TnAx b, TnKScalar *x) {
  const Fold *f = s->from.f;
  if (s->is_last) join_init(l, f, x);
  TnAx row = tn_ax_add(&l->x, tn_ax_scale(&l->x, a, s->out_r), tn_ax_add_imm(&l->x, block, s->out_begin));
  TnAx at = tn_ax_join(&l->x, row, s->b, b);
  for (uint32_t i = 0; i < f->n; i++) tn_lower_store(l, s->to[i], at, x[i]);
}

// The first loop opened takes the flags.
static TnAx new_loop(TnLower *l, int64_t n, unsigned *flags, unsigned lanes) {
  TnAx a = tn_loop_open(l, n, *flags, lanes);
  if (n > 1 || lanes > 1) *flags = 0;
  return a;
}

// The outer elements: as several loops where one of their last dims is long enough for the lanes.
static bool splits_a(const Stage *s, unsigned lanes) {
  if (s->a_lanes) return true;
  return s->a_inner > 1 && s->a_inner < s->a && (lanes == 1 || s->a_inner >= (s->is_made ? 4 : 8));
}
static TnAx loop_a(TnLower *l, const Stage *s, unsigned *flags, unsigned lanes) {
  if (!splits_a(s, lanes)) return new_loop(l, s->a, flags, lanes);
  int64_t middle = s->a_lanes ? s->a_lanes : 1;
  TnAx outer = new_loop(l, s->a / s->a_inner / middle, flags, 1);
  if (s->a_lanes) outer = tn_ax_join(&l->x, outer, middle, new_loop(l, middle, flags, lanes));
  return tn_ax_join(&l->x, outer, s->a_inner, new_loop(l, s->a_inner, flags, s->a_lanes ? 1 : lanes));
}
static void end_a(TnLower *l, const Stage *s, unsigned lanes) {
  if (!splits_a(s, lanes)) {
    tn_loop_close(l, s->a, lanes);
    return;
  }
  tn_loop_close(l, s->a_inner, s->a_lanes ? 1 : lanes);
  if (s->a_lanes) tn_loop_close(l, s->a_lanes, lanes);
  tn_loop_close(l, s->a / s->a_inner / (s->a_lanes ? s->a_lanes : 1), 1);
}

// The minor-most axis, in lanes.
static void lane_stage(TnLower *l, const Stage *s) {
  Fold f = *s->from.f;
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, f.n);
  f.lanes = tn_lanes_for(s->n, f.lanes);
  unsigned flags = TN_LOOP_PARALLEL;
  TnAx a = loop_a(l, s, &flags, 1), block = new_loop(l, s->blocks, &flags, 1), zero = tn_ax_const(&l->x, 0);
  TnAx first = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, block, s->n), s->begin);
  declare(l, &f, f.lanes, f.vars);
  for (Walk k = {.begin = first, .n = s->n, .lanes = f.lanes, .peels = !f.is_simple}; walk_on(l, &k); tn_k_end(l->b)) {
    read_source(l, &s->from, source_at(l, s, a, k.at, zero), x);
    accumulate(l, &f, f.vars, x, k.is_first && !f.is_simple);
  }
  join_lanes(l, &f, f.vars, s->n, x);
  store_stage(l, s, a, block, zero, x);
  tn_loop_close(l, s->blocks, 1);
  end_a(l, s, 1);
}

// Loops over the lines that the block at `first` lies in, and along each: the number of the element; in *at_room where
// it goes, of room for `lines` of them.
static TnAx open_lines_of(TnLower *l, const Stage *s, TnAx first, unsigned lanes, TnAx *at_room) {
  const int64_t line = s->line, lines = (s->n + line - 2) / line + 1;
  TnAx more = tn_ax_div(&l->x, tn_ax_add_imm(&l->x, tn_ax_mod(&l->x, first, line), s->n - 1), line);
  TnKVal n = tn_k_op2(l->b, TN_K_iadd, tn_lower_wide_index(l, more), tn_k_i64(l->b, 1));
  TnAx k = tn_ax_term(&l->x, tn_k_loop_n(l->b, n), lines > 1 ? lines - 1 : 1);
  TnAx in_line = tn_loop_open(l, line, 0, lanes);
  TnAx number = tn_ax_add(&l->x, tn_ax_div(&l->x, first, line), k);
  *at_room = tn_ax_join(&l->x, k, line, in_line);
  return tn_ax_join(&l->x, tn_ax_below(&l->x, number, s->a * s->r / line), line, in_line);
}

// The minor-most axis, of several dims, where what is reduced is made from elsewhere: line by line, so that each is
// addressed without divisions, beside the blocks, which are then read from there.
static void lined_stage(TnLower *l, const Stage *s) {
  enum { PARTS = 8 };
  Fold f = *s->from.f;
  const int64_t units = s->a * s->blocks, each = (units + PARTS - 1) / PARTS, parts = (units + each - 1) / each;
  const int64_t room = ((s->n + s->line - 2) / s->line + 1) * s->line;
  uint32_t *made = tn_new_n(l->arena, uint32_t, f.n + 1);
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, f.n);
  bool is_open;
  for (uint32_t i = 0; i < f.n; i++)
    made[i] = tn_plan_temp(l->p, f.dtypes[i], (size_t)(parts * room) * tn_dtype_bytes(f.dtypes[i]));
  TnAx part = tn_loop_open(l, parts, TN_LOOP_PARALLEL, 1), done = tn_ax_scale(&l->x, part, each), at_room;
  TnAx unit = tn_ax_add(&l->x, done, tn_loop_open_rest(l, each, units, done, &is_open));
  unit = tn_ax_below(&l->x, unit, units);
  TnAx a = tn_ax_div(&l->x, unit, s->blocks), block = tn_ax_mod(&l->x, unit, s->blocks);
  TnAx first = tn_ax_add_imm(&l->x, tn_ax_join(&l->x, a, s->r, tn_ax_scale(&l->x, block, s->n)), s->begin);
  TnAx begin = tn_ax_scale(&l->x, part, room);
  TnAx flat = open_lines_of(l, s, first, tn_lanes_for(s->line, f.lanes), &at_room);
  read_source(l, &s->from, flat, x);
  for (uint32_t i = 0; i < f.n; i++) tn_lower_store(l, made[i], tn_ax_add(&l->x, begin, at_room), x[i]);
  tn_k_end(l->b), tn_k_end(l->b);
  f.lanes = tn_lanes_for(s->n, f.lanes);
  declare(l, &f, f.lanes, f.vars);
  begin = tn_ax_add(&l->x, begin, tn_ax_mod(&l->x, first, s->line));
  for (Walk k = {.begin = begin, .n = s->n, .lanes = f.lanes, .peels = !f.is_simple}; walk_on(l, &k); tn_k_end(l->b)) {
    for (uint32_t i = 0; i < f.n; i++) x[i] = tn_lower_load(l, f.dtypes[i], made[i], k.at);
    accumulate(l, &f, f.vars, x, k.is_first && !f.is_simple);
  }
  join_lanes(l, &f, f.vars, s->n, x);
  store_stage(l, s, a, block, tn_ax_const(&l->x, 0), x);
  if (is_open) tn_k_end(l->b);
  tn_loop_close(l, parts, 1);
}

// Whether neighbours are loaded one by one.
static bool gathers(const TnLower *l) {
  for (size_t i = 1; i < l->b->nodes.n; i++) {
    const TnKNode *n = &l->b->nodes.data[i];
    if (n->op == TN_K_load && n->a && l->b->nodes.data[n->a].lanes > 1) return true;
  }
  return false;
}

// Flags in memory are bytes 0 or 1. The unsigned integers that a row of them is, TN_DTYPE_NONE where there are none or
// too many; both operations are the same in any order.
static TnDtype words_of_flags(const TnPlanner *p, const Fold *f, const Source *from, int64_t n) {
  enum { MOST_WORDS = 8 };
  const TnValue *v = tn_plan_holder(p, f->op->operands[0]);
  const TnOp *op = tn_value_op(v);
  if (f->n != 1 || f->dtypes[0] != TN_I1 || from->slots || tn_info(p, v)->slot == TN_NO_SLOT) return TN_DTYPE_NONE;
  if ((op && op->opcode == TN_OP_constant) || f->ops[0] == TN_SCALAR_xor) return TN_DTYPE_NONE;
  TnDtype word = n % 8 == 0 ? TN_UI64 : n % 4 == 0 ? TN_UI32 : n % 2 == 0 ? TN_UI16 : TN_DTYPE_NONE;
  return word && n / (int64_t)tn_dtype_bytes(word) <= MOST_WORDS ? word : TN_DTYPE_NONE;
}

// Whether any flag of a row is set, or all are.
static TnKScalar test_flags(TnLower *l, const Stage *s, TnDtype word, TnAx a) {
  const Fold *f = s->from.f;
  bool any = f->ops[0] == TN_SCALAR_or || f->ops[0] == TN_SCALAR_maximum || f->ops[0] == TN_SCALAR_add;
  const uint64_t ones = UINT64_C(0x0101010101010101), none = 0;
  uint32_t slot = tn_plan_value_slot(l->p, f->op->operands[0]);
  int64_t n = s->n / (int64_t)tn_dtype_bytes(word);
  TnKScalar r = {0};
  for (int64_t k = 0; k < n; k++) {
    TnKScalar x = tn_lower_load(l, word, slot, tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, a, n), k));
    if (k == 0) r = x;
    tn_ks_apply(l->b, any ? TN_SCALAR_or : TN_SCALAR_and, r, x, &r);
  }
  TnKScalar all = tn_ks_const(l->b, word, any ? &none : &ones);
  tn_ks_apply(l->b, any ? TN_SCALAR_compare_ne : TN_SCALAR_compare_eq, r, all, &r);
  return r;
}

// A short minor-most axis: the same tree, with outer elements in the lanes.
static void short_stage(TnLower *l, const Stage *s, unsigned lanes) {
  const Fold *f = s->from.f;
  unsigned flags = TN_LOOP_PARALLEL;
  TnAx a = loop_a(l, s, &flags, lanes), zero = tn_ax_const(&l->x, 0);
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, (size_t)(s->n + 2) * f->n);
  TnDtype word = words_of_flags(l->p, f, &s->from, s->n);
  int64_t n = word ? 0 : s->n;
  if (word) x[0] = test_flags(l, s, word, a);
  // Bodies that are not simple are the same in any order: as a chain, no element waits for others.
  for (int64_t k = 0; k < n; k++) {
    TnKScalar *e = x + (f->is_simple ? k : k > 0) * f->n;
    read_source(l, &s->from, source_at(l, s, a, tn_ax_const(&l->x, k), zero), e);
    if (!f->is_simple) join_chain(l, f, x, k ? 2 : 1, x + 2 * f->n);
  }
  if (f->is_simple) join_tree(l, f, x, n, x + s->n * f->n);
  store_stage(l, s, a, zero, zero, x);
  end_a(l, s, lanes);
}

// Lanes of a short stage: what is read as bytes fills registers with more of them.
static unsigned short_lanes(const TnPlanner *p, const Fold *f) {
  const TnValue *v = f->op->operands[0];
  const TnOp *op = tn_info(p, v)->inlined ? tn_value_op(v) : NULL;
  if (f->n != 1 || tn_lane_bits(f->dtypes[0]) > 8 || tn_lane_bits(v->type->dtype) > 8) return 16;
  for (uint32_t i = 0; op && i < op->n_operands; i++)
    if (tn_lane_bits(op->operands[i]->type->dtype) > 8) return 16;
  return 64;
}

// Few inner elements of many outer ones: the outer ones go into the lanes, the inner ones side by side.
static bool goes_over_a(int64_t a, int64_t b) { return a > b && b < 8; }
static bool runs_over_a(const Stage *s) { return goes_over_a(s->a, s->b); }

int64_t tn_reduce_abreast(const TnOp *op, uint32_t *out_from) {
  enum { MANY = 64 };  // outer elements: with fewer lanes each waits for itself
  const TnType *t = op->operands[0]->type;
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  uint32_t d = t->rank;
  int64_t a = 1, b = 1;
  if (!tn_reduce_is_known(op) || tn_reduce_is_short(op)) return 1;
  while (d > 0 && !tn_i64s_has(dims, d - 1)) b *= t->dims[--d];
  *out_from = d;
  while (d > 0 && (t->dims[d - 1] == 1 || tn_i64s_has(dims, d - 1))) d--;
  while (d > 0) a *= t->dims[--d];
  return a >= MANY && goes_over_a(a, b) ? b : 1;
}

// Element k of the axis for each of `each` inner elements into the accumulators.
static void seq_step(TnLower *l, const Stage *s, TnAx a, TnAx k, TnAx b, int64_t each, TnKScalar *vars, bool is_first) {
  const Fold *f = s->from.f;
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, f->n + 1);
  for (int64_t j = 0; j < each; j++) {
    read_source(l, &s->from, source_at(l, s, a, k, tn_ax_add_imm(&l->x, b, j)), x);
    accumulate(l, f, vars + j * f->n, x, is_first);
  }
}

// How many chains of extrema one axis is, each of every so many elements: comparisons of floats take some steps, which
// a few vectors of inner elements would wait for.
static int64_t chains_of(const Stage *s, unsigned lanes) {
  enum { WAYS = 4, LEAST = 16, FEW_BYTES = 128 };
  const Fold *f = s->from.f;
  if (!f->is_simple || f->n != 1 || !tn_dtype_is_float(f->dtypes[0]) || tn_reduce_lanes(f->op)) return 1;
  return s->n >= LEAST && lanes * tn_dtype_bytes(f->dtypes[0]) <= FEW_BYTES ? WAYS : 1;
}

static void join_chains(TnLower *l, const Fold *f, const TnKScalar *vars, int64_t ways) {
  TnKScalar x;
  for (int64_t w = 1; w < ways; w++) {
    tn_vars_get(l, 1, vars + w, &x);
    accumulate(l, f, vars, &x, false);
  }
}

// Another axis: a chain in index order, with inner elements, or outer ones, in the lanes.
static void seq_stage(TnLower *l, const Stage *s, unsigned lanes) {
  const Fold *f = s->from.f;
  unsigned flags = TN_LOOP_PARALLEL;
  bool over_a = runs_over_a(s);
  // Inner elements in blocks of the lanes: their places are known where they are not in a row.
  int64_t in_blocks = s->b > lanes && s->b % lanes == 0 ? s->b / lanes : 1;
  int64_t each = over_a ? s->b : 1, unrolled = s->n * each <= UNROLLED ? s->n : f->is_simple ? 0 : 1;
  const int64_t ways = each == 1 && !unrolled ? chains_of(s, lanes) : 1;
  TnAx b = tn_ax_const(&l->x, 0), a, block;
  if (over_a) {
    block = new_loop(l, s->blocks, &flags, 1), a = loop_a(l, s, &flags, lanes);
  } else {
    a = loop_a(l, s, &flags, 1), block = new_loop(l, s->blocks, &flags, 1);
    b = tn_ax_scale(&l->x, new_loop(l, in_blocks, &flags, 1), lanes);
    b = tn_ax_add(&l->x, b, new_loop(l, s->b / in_blocks, &flags, lanes));
  }
  TnAx first = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, block, s->n), s->begin);
  TnKScalar *vars = tn_new_n(l->arena, TnKScalar, (size_t)(each * ways * f->n + f->n + 1));
  TnKScalar *x = vars + each * ways * f->n;
  for (int64_t j = 0; j < each * ways; j++) declare(l, f, lanes, vars + j * f->n);
  for (int64_t k = 0; k < unrolled; k++) seq_step(l, s, a, tn_ax_add_imm(&l->x, first, k), b, each, vars, k == 0);
  if (s->n > unrolled) {
    const int64_t rounds = (s->n - unrolled) / ways, left = (s->n - unrolled) % ways;
    unsigned none = 0;
    TnAx k = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, new_loop(l, rounds, &none, 1), ways), unrolled);
    for (int64_t w = 0; w < ways; w++)
      seq_step(l, s, a, tn_ax_add_imm(&l->x, tn_ax_add(&l->x, first, k), w), b, each, vars + w * f->n, false);
    tn_loop_close(l, rounds, 1);
    for (int64_t w = 0; w < left; w++)
      seq_step(l, s, a, tn_ax_add_imm(&l->x, first, s->n - left + w), b, each, vars + w * f->n, false);
    join_chains(l, f, vars, ways);
  }
  for (int64_t j = 0; j < each; j++) {
    tn_vars_get(l, f->n, vars + j * f->n, x);
    store_stage(l, s, a, block, tn_ax_add_imm(&l->x, b, j), x);
  }
  if (over_a) {
    end_a(l, s, lanes), tn_loop_close(l, s->blocks, 1);
  } else {
    tn_loop_close(l, s->b / in_blocks, lanes), tn_loop_close(l, in_blocks, 1);
    tn_loop_close(l, s->blocks, 1), end_a(l, s, 1);
  }
}

// Long columns of an array that caches do not hold: some rows at a time, so that memory is read as it lies. Between
// them the accumulators are in memory, which changes no order.
enum { ROWS_AT_ONCE = 8 };

// Columns in sections, where there is little else for threads.
static int64_t column_section(const Stage *s) {
  enum { FEW_UNITS = 8, SECTION = 512 };
  return s->a * s->blocks < FEW_UNITS && s->b % SECTION == 0 ? SECTION : s->b;
}

static bool is_streamed(const Stage *s) {
  enum { LEAST = 64, LARGE = 1 << 20, WIDE = 1 << 10, MOST = 1 << 12 };
  const Fold *f = s->from.f;
  const TnType *t = f->op->operands[0]->type;
  const int64_t bytes = (int64_t)tn_dtype_bytes(t->dtype);
  if (!f->is_simple || s->from.slots || s->is_made || runs_over_a(s)) return false;
  if (s->a * s->blocks == 1 && column_section(s) == s->b) return false;
  if (s->n < LEAST || s->n % ROWS_AT_ONCE || s->b * bytes < WIDE || s->b > MOST) return false;
  return tn_count(t) * bytes >= LARGE;
}

// The columns at hand, and in *at their accumulators.
static TnAx open_columns(TnLower *l, const Stage *s, TnAx unit, TnAx section, unsigned lanes, TnAx *at) {
  TnAx b = tn_ax_join(&l->x, section, column_section(s), tn_loop_open(l, column_section(s), 0, lanes));
  *at = tn_ax_join(&l->x, unit, s->b, b);
  return b;
}

static void streamed_stage(TnLower *l, const Stage *s, unsigned lanes) {
  const Fold *f = s->from.f;
  const int64_t wide = column_section(s);
  unsigned flags = TN_LOOP_PARALLEL;
  TnKScalar *x = tn_new_n(l->arena, TnKScalar, 3 * (size_t)f->n + 3), *e = x + f->n, *r = e + f->n;
  uint32_t *sums = tn_new_n(l->arena, uint32_t, f->n + 1);
  TnAx a = loop_a(l, s, &flags, 1), block = new_loop(l, s->blocks, &flags, 1);
  TnAx section = new_loop(l, s->b / wide, &flags, 1), at;
  TnAx unit = tn_ax_add(&l->x, tn_ax_scale(&l->x, a, s->out_r), tn_ax_add_imm(&l->x, block, s->out_begin));
  open_columns(l, s, unit, section, lanes, &at);
  for (uint32_t i = 0; i < f->n; i++) {
    const size_t bytes = (size_t)(s->a * s->out_r * s->b) * tn_dtype_bytes(f->dtypes[i]);
    sums[i] = s->is_last ? tn_plan_temp(l->p, f->dtypes[i], bytes) : s->to[i];
    tn_lower_store(l, sums[i], at, identity(l, f->ops[i], f->dtypes[i]));
  }
  tn_loop_close(l, wide, lanes);
  TnAx row = tn_ax_scale(&l->x, tn_loop_open(l, s->n / ROWS_AT_ONCE, 0, 1), ROWS_AT_ONCE);
  row = tn_ax_add(&l->x, row, tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, block, s->n), s->begin));
  TnAx b = open_columns(l, s, unit, section, lanes, &at);
  for (uint32_t i = 0; i < f->n; i++) x[i] = tn_lower_load(l, f->dtypes[i], sums[i], at);
  for (int64_t k = 0; k < ROWS_AT_ONCE; k++) {
    read_source(l, &s->from, source_at(l, s, a, tn_ax_add_imm(&l->x, row, k), b), e);
    combine(l, f, x, e, r);
    memcpy(x, r, f->n * sizeof *x);
  }
  for (uint32_t i = 0; i < f->n; i++) tn_lower_store(l, sums[i], at, x[i]);
  tn_loop_close(l, wide, lanes);
  tn_loop_close(l, s->n / ROWS_AT_ONCE, 1);
  if (s->is_last) {
    b = open_columns(l, s, unit, section, lanes, &at);
    for (uint32_t i = 0; i < f->n; i++) x[i] = tn_lower_load(l, f->dtypes[i], sums[i], at);
    store_stage(l, s, a, block, b, x);
    tn_loop_close(l, wide, lanes);
  }
  tn_loop_close(l, s->b / wide, 1);
  tn_loop_close(l, s->blocks, 1);
  end_a(l, s, 1);
}

// Whether an axis has few elements, as units are formed.
static bool has_few(const TnPlanner *p, const Stage *s) {
  const Fold *f = s->from.f;
  if (!s->from.slots && (tn_reduce_is_of_chosen(p, f->op, s->a, s->r) || takes_columns(p, f->op, s->a, s->r)))
    return true;
  return s->r < (f->is_simple || s->a < 16 ? FEW : 4 * FEW);
}

// Whether the dim before the last goes into the lanes of a short stage: distances to few points, each of many numbers.
// Lanes of the last dim would be few, and gathered for each row; elements of rows are gathered once for all points.
// Where points are of few numbers, these stay in registers (turn.c).
static bool takes_rows(const TnPlanner *p, const Stage *s, const Outer *o) {
  enum { LEAST = 16, FEW_LANES = 4, FEW_COLUMNS = 8, MOST_COLUMNS = 16 };
  uint32_t seen = 0;
  if (!s->is_made || s->b != 1 || o->last == 1 || o->before < LEAST || !has_few(p, s)) return false;
  if (o->last >= FEW_LANES && s->r <= (o->last < LEAST ? FEW_COLUMNS : MOST_COLUMNS)) return false;
  return spans(p, s->from.f->op->operands[0], o->dim - 1, &seen) & HAS_ONE;
}

// What takes as long as a function needs the registers that several inner elements have accumulators in, of numbers of
// 64 bits twice as many.
static bool makes_functions(const TnPlanner *p, const Stage *s) {
  const TnInfo *i = tn_info(p, s->from.f->op->operands[0]);
  return !s->from.slots && s->b > 1 && runs_over_a(s) && i->inlined && i->cost >= TN_COST_FUNCTION;
}

static TnError *emit_stage(TnPlanner *p, const Stage *s, TnSteps *out) {
  const Fold *f = s->from.f;
  TnLower *l = tn_lower_new(p);
  int64_t across = s->b != 1 && !runs_over_a(s) ? s->b : s->is_made && s->a_inner >= 4 ? s->a_inner : s->a;
  unsigned lanes = tn_lanes_for(s->a_lanes ? s->a_lanes : across, f->lanes), most = short_lanes(p, f);
  const unsigned rows = most == 16 && f->is_simple && f->dtypes[0] != TN_I1 ? 32 : most;  // masks have few registers
  unsigned fit = s->meets_rows ? rows : lanes;
  if (!s->meets_rows && makes_functions(p, s)) fit = tn_lane_bits(f->dtypes[0]) > 32 ? most : rows;
  if (s->b > 1 && is_streamed(s))
    streamed_stage(l, s, lanes);
  else if (s->b > 1 || s->meets_rows)
    seq_stage(l, s, lanes > fit ? fit : lanes);
  else if (s->a > 1 ? has_few(p, s) || words_of_flags(p, f, &s->from, s->n) : s->r <= 8)
    short_stage(l, s, s->a <= 4 ? 1 : lanes > most ? most : lanes);
  else
    lane_stage(l, s);
  if (s->line && gathers(l)) lined_stage(l = tn_lower_new(p), s);
  return tn_emit_finish(l, out, f->op, (double)s->a * (double)s->b * (double)(s->n * s->blocks) * TN_COST_WALK);
}

// Elements of the last dim, of several that r elements are made of, where lines and blocks go well together.
static int64_t last_line(const TnType *t, int64_t r) {
  uint32_t d = t->rank;
  while (t->dims[--d] == 1) continue;
  return t->dims[d] < r && t->dims[d] >= UNROLLED && 2 * t->dims[d] <= LANE_BLOCK ? t->dims[d] : 0;
}

static TnError *reduce_axis(TnPlanner *p, const Fold *f, Source *from, const Outer *o, int64_t r, int64_t b,
                            bool is_last, TnSteps *out) {
  int64_t a = o->a, most = b == 1 ? LANE_BLOCK : SEQ_BLOCK;
  for (;;) {
    int64_t full = r / most, rest = r % most, blocks = full + (rest > 0);
    bool ends = is_last && blocks == 1;
    uint32_t *to = tn_new_n(p->scratch, uint32_t, f->n + 1);
    for (uint32_t i = 0; i < f->n; i++)
      to[i] = ends ? tn_plan_value_slot(p, &f->op->results[i])
                   : tn_plan_temp(p, f->dtypes[i], (size_t)(a * b * blocks) * tn_dtype_bytes(f->dtypes[i]));
    Stage s = {.from = *from, .to = to, .is_last = ends, .a = a, .a_inner = o->last, .r = r, .b = b, .out_r = blocks};
    s.is_made = !from->slots && tn_value_has_lines(p, f->op->operands[0]);
    s.line = s.is_made && b == 1 && r > most ? last_line(f->op->operands[0]->type, r) : 0;
    if (takes_rows(p, &s, o)) s.a_lanes = o->before;
    s.meets_rows = !from->slots && b == 1 && !has_few(p, &s) && tn_reduce_meets_rows(p, f->op);
    if (full) {
      s.blocks = full, s.n = most;
      TN_TRY(emit_stage(p, &s, out));
    }
    if (rest) {
      s.begin = full * most, s.blocks = 1, s.n = rest, s.out_begin = full;
      TN_TRY(emit_stage(p, &s, out));
    }
    from->slots = to;
    if (blocks == 1) return NULL;
    r = blocks;
  }
}

// ---- columns: accumulators beside the passes over rows

static TnAx column_at(TnLower *l, TnAx in_row) {
  return tn_ax_join(&l->x, l->section, l->row_elements, in_row);
}

void tn_column_begin(TnLower *l, TnMember *m, int64_t sections, unsigned lanes) {
  Fold f = fold_of(l->arena, m->op);
  m->sums = tn_new_n(l->p->scratch, uint32_t, f.n + 1);  // beyond the kernel
  TnAx at = column_at(l, tn_loop_open(l, l->row_elements, 0, lanes));
  for (uint32_t i = 0; i < f.n; i++) {
    m->sums[i] = tn_plan_temp(l->p, f.dtypes[i], (size_t)(sections * l->row_elements) * tn_dtype_bytes(f.dtypes[i]));
    tn_lower_store(l, m->sums[i], at, identity(l, f.ops[i], f.dtypes[i]));
  }
  tn_k_end(l->b);
}

void tn_column_add(TnLower *l, const TnMember *m, TnAx in_row, const TnAx *loops) {
  Fold f = fold_of(l->arena, m->op);
  TnAx at = column_at(l, in_row);
  for (uint32_t i = 0; i < f.n; i++) {
    const TnValue *v = m->op->operands[i];
    TnKScalar x = tn_ks_convert(l->b, tn_lower(l, v, tn_ix_of_loops(l, v->type, loops)), f.dtypes[i]);
    TnKScalar sum = tn_lower_load(l, f.dtypes[i], m->sums[i], at), r;
    tn_ks_apply(l->b, f.ops[i], sum, x, &r);
    tn_lower_store(l, m->sums[i], at, r);
  }
}

TnError *tn_column_end(TnPlanner *p, const TnMember *m, int64_t sections, int64_t row_elements, TnSteps *out) {
  Fold f = fold_of(p->scratch, m->op);
  Source from = {.f = &f, .slots = m->sums};
  const Outer none = {1, 1, 1, 0};
  return reduce_axis(p, &f, &from, &none, sections, row_elements, true, out);
}

// In index order from the initial value on: one kernel, loops over all dims.
static TnError *emit_chain(TnPlanner *p, const Fold *f, const bool *reduced, TnSteps *out) {
  TnLower *l = tn_lower_new(p);
  const TnType *t = f->op->operands[0]->type;
  TnAx *at = tn_new_n(l->arena, TnAx, t->rank + 1), result = tn_ax_const(&l->x, 0);
  uint32_t last_kept = t->rank;
  for (uint32_t i = 0; i < t->rank; i++)
    if (!reduced[i] && t->dims[i] > 1) last_kept = i;
  unsigned flags = TN_LOOP_PARALLEL, lanes = 1;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (reduced[i]) continue;
    unsigned n = 1;
    if (i == last_kept && !tn_region_loops(f->body))
      n = tn_lanes_for(t->dims[i], f->lanes);
    if (n > 1) lanes = n;
    at[i] = new_loop(l, t->dims[i], &flags, n);
    result = tn_ax_join(&l->x, result, t->dims[i], at[i]);
  }
  TnKScalar *vars = tn_new_n(l->arena, TnKScalar, 3 * f->n + 3), *x = vars + f->n, *init = x + f->n;
  for (uint32_t i = 0; i < f->n; i++) {
    init[i] = tn_lower_scalar(l, f->op->operands[f->n + i]);
    vars[i] = tn_var_new(l, init[i], lanes);
  }
  unsigned none = 0;
  for (uint32_t i = 0; i < t->rank; i++)
    if (reduced[i]) at[i] = new_loop(l, t->dims[i], &none, 1);
  const TnIx *ix = tn_ix_of(&l->x, t->rank, t->dims, at);
  for (uint32_t i = 0; i < f->n; i++) x[i] = tn_lower(l, f->op->operands[i], ix);
  accumulate(l, f, vars, x, false);
  for (uint32_t i = 0; i < t->rank; i++)
    if (reduced[i]) tn_loop_close(l, t->dims[i], 1);
  for (uint32_t i = 0; i < f->n; i++)
    tn_lower_store(l, tn_plan_value_slot(p, &f->op->results[i]), result, tn_var_get(l, vars[i]));
  for (uint32_t i = 0; i < t->rank; i++)
    if (!reduced[i]) tn_loop_close(l, t->dims[i], i == last_kept ? lanes : 1);
  return tn_emit_finish(l, out, f->op, (double)tn_count(t) * 1.0);
}

// Of the a outer elements, of n each, as the operand has them.
static Outer outer_of(const TnType *t, int64_t a, int64_t n) {
  Outer o = {.a = a, .last = 1, .before = 1};
  uint32_t d = t->rank;
  for (int64_t seen = 1; d > 0 && seen < n; d--) seen *= t->dims[d - 1];
  while (d > 0 && t->dims[d - 1] == 1) d--;
  if (d == 0 || a % t->dims[d - 1] != 0) return o;
  o.last = t->dims[d - 1], o.dim = --d;
  if (d > 0 && a / o.last % t->dims[d - 1] == 0) o.before = t->dims[d - 1];
  return o;
}

// Whether the major-most dims are reduced before the others, as it is all one and there are fewer rows then, whose
// lanes take steps to be joined.
static bool goes_down_first(const Fold *f, uint32_t n, const int64_t *size, const bool *reduced) {
  return f->is_simple && !tn_reduce_lanes(f->op) && n > 2 && reduced[0] && reduced[n - 1] && size[0] >= size[n - 1];
}

TnError *tn_emit_reduce(TnPlanner *p, const TnOp *op, TnSteps *out) {
  Fold f = fold_of(p->scratch, op);
  use_keys(p, &f);
  const TnType *t = op->operands[0]->type;
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  bool *reduced = tn_new_n(p->scratch, bool, t->rank + 1);
  for (size_t i = 0; i < tn_attr_n(dims); i++) reduced[tn_i64s_at(dims, i)] = true;
  if (tn_count(t) == 0) return tn_emit_fill(p, op, f.n, out);
  if (!f.is_known) {
    for (uint32_t i = 0; i < f.n; i++) f.dtypes[i] = op->results[i].type->dtype;
    return emit_chain(p, &f, reduced, out);
  }
  // Dims of size 1 out, neighbours of one kind merged.
  int64_t *size = tn_new_n(p->scratch, int64_t, t->rank + 1);
  bool *kind = tn_new_n(p->scratch, bool, t->rank + 1);
  uint32_t n = 0, n_reduced = 0;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (t->dims[i] == 1) continue;
    if (n && kind[n - 1] == reduced[i]) {
      size[n - 1] *= t->dims[i];
    } else {
      size[n] = t->dims[i], kind[n] = reduced[i];
      n_reduced += reduced[i];
      n++;
    }
  }
  Source from = {.f = &f};
  if (n_reduced == 0) return reduce_axis(p, &f, &from, &(Outer){tn_count(t), 1, 1, 0}, 1, 1, true, out);
  if (goes_down_first(&f, n, size, kind)) {
    int64_t b = 1;
    for (uint32_t k = 1; k < n; k++) b *= size[k];
    n_reduced--, kind[0] = false;
    TN_TRY(reduce_axis(p, &f, &from, &(Outer){1, 1, 1, 0}, size[0], b, false, out));
    size[0] = 1;
  }
  for (uint32_t i = n; i-- > 0;) {
    if (!kind[i]) continue;
    int64_t a = 1, b = 1;
    for (uint32_t k = 0; k < i; k++) a *= size[k];
    for (uint32_t k = i + 1; k < n; k++) b *= kind[k] ? 1 : size[k];
    Outer o = outer_of(t, a, size[i] * b);
    TN_TRY(reduce_axis(p, &f, &from, &o, size[i], b, --n_reduced == 0, out));
  }
  return NULL;
}

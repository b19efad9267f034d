// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Lowering of elements: the value of one element of a tensor, at an index, as kernel nodes. Movement ops only change
// the index; elementwise ops apply to their operands' elements at the same one; what has a slot is loaded. Results are
// remembered per value and index, so that shared subexpressions are made once.
#include "plan/priv.h"

// ---- what was lowered already

enum { MEMO = 128 };  // slots at first

TnLower *tn_lower_new(TnPlanner *p) {
  TnLower *l = tn_new(p->work, TnLower);
  *l = (TnLower){.p = p, .arena = p->work, .n_memo_slots = MEMO, .unit = -1, .band = 1};
  l->b = tn_new(l->arena, TnKBuilder);
  l->memo_slots = tn_new_n(l->arena, uint32_t, MEMO);
  l->block = l->section = l->row = l->in_band = tn_ax_const(&l->x, 0);
  tn_k_init(l->b, l->arena);
  tn_ix_init(&l->x, l->b, l->arena, p->wide);
  return l;
}

static uint32_t memo_hash(const TnLower *l, const TnValue *v, const TnIx *ix) {
  uint64_t h = v->id * 0x9E3779B97F4A7C15u ^ (ix ? ix->id : 0) * 0xC2B2AE3D27D4EB4Fu ^ l->mask * 0x165667B19E3779F9u;
  h ^= (uint64_t)l->instance * 0x27D4EB2F165667C5u;
  return (uint32_t)(h >> 32);
}

// The slot of the entry for these, or the free one where it belongs.
static uint32_t *memo_find(const TnLower *l, const TnValue *v, const TnIx *ix, uint32_t hash) {
  size_t k = hash & (l->n_memo_slots - 1);
  for (; l->memo_slots[k]; k = (k + 1) & (l->n_memo_slots - 1)) {
    const TnMemo *m = &l->memo.data[l->memo_slots[k] - 1];
    if (m->v == v && m->ix == ix && m->mask == l->mask && m->instance == l->instance) break;
  }
  return &l->memo_slots[k];
}

static void memo_grow(TnLower *l) {
  l->n_memo_slots *= 2;
  l->memo_slots = tn_new_n(l->arena, uint32_t, l->n_memo_slots);
  for (size_t i = 0; i < l->memo.n; i++) {
    size_t k = l->memo.data[i].hash & (l->n_memo_slots - 1);
    while (l->memo_slots[k]) k = (k + 1) & (l->n_memo_slots - 1);
    l->memo_slots[k] = (uint32_t)i + 1;
  }
}

void tn_memo_put(TnLower *l, const TnValue *v, const TnIx *ix, TnKScalar x) {
  if (2 * l->memo.n >= l->n_memo_slots) memo_grow(l);
  const uint32_t hash = memo_hash(l, v, ix);
  const TnMemo m = {v, ix, l->mask, tn_k_bracket(l->b), l->instance, hash, x};
  uint32_t *slot = memo_find(l, v, ix, hash);
  if (*slot) {
    l->memo.data[*slot - 1] = m;
  } else {
    tn_push(l->arena, &l->memo, m);
    *slot = (uint32_t)l->memo.n;
  }
}

static bool memo_get(const TnLower *l, const TnValue *v, const TnIx *ix, TnKScalar *out) {
  const uint32_t at = *memo_find(l, v, ix, memo_hash(l, v, ix));
  if (!at || !tn_k_reaches(l->b, l->memo.data[at - 1].bracket)) return false;
  *out = l->memo.data[at - 1].x;
  return true;
}

// What is noted under no mask and outside of any region: values that are one a row, arguments of the region that is
// being lowered.
static bool get_common(TnLower *l, const TnValue *v, const TnIx *ix, TnKScalar *out) {
  TnKVal mask = l->mask;
  uint32_t instance = l->instance;
  l->mask = 0, l->instance = 0;
  bool found = memo_get(l, v, ix, out);
  l->mask = mask, l->instance = instance;
  return found;
}

void tn_lower_bind(TnLower *l, const TnValue *v, TnKScalar x) {
  TnKVal mask = l->mask;
  uint32_t instance = l->instance;
  l->mask = 0, l->instance = 0;
  tn_info(l->p, v)->is_region = true;
  tn_memo_put(l, v, NULL, x);
  l->mask = mask, l->instance = instance;
}

// Keeps the first error.
static void fail(TnLower *l, const TnOp *op, TnCode code, const char *text, const char *what) {
  if (!l->error) l->error = tn_op_fail(l->p->m, op, code, "%s%s", text, what);
}

// ---- memory

uint32_t tn_lower_buf(TnLower *l, uint32_t slot) {
  // One kernel is lowered at a time: what is noted of an earlier one is not what stands there.
  uint32_t *buf = &l->p->notes.data[slot].buf;
  if (*buf < l->n_bufs && l->bufs[*buf] == slot) return *buf;
  if (l->n_bufs == l->cap_bufs) {
    uint32_t cap = l->cap_bufs ? 2 * l->cap_bufs : 8;
    l->bufs = tn_arena_grow(l->arena, l->bufs, l->cap_bufs * sizeof *l->bufs, cap * sizeof *l->bufs, 4);
    l->cap_bufs = cap;
  }
  l->bufs[l->n_bufs] = slot;
  return *buf = l->n_bufs++;
}

// How far a per-lane index reaches where all places that it may say are the slot's, wherever the rest of the address
// is; 0: that is not known.
static uint16_t reach_of(const TnLower *l, const TnKAddr *at, TnAx flat, int64_t elements) {
  enum { MOST = 1024 };
  if (!at->lane_index || at->lane_index != flat->data || flat->data_coef < 1) return 0;
  TnKRange r = l->b->range[at->lane_index];
  if (r.lo < 0 || r.hi >= MOST) return 0;
  int64_t lo = flat->imm, hi = flat->imm + flat->data_coef * r.hi;
  for (uint32_t i = 0; i < flat->n_terms; i++) {
    int64_t span = flat->terms[i].coef * flat->terms[i].max;
    *(span < 0 ? &lo : &hi) += span;
  }
  return lo >= 0 && hi < elements ? (uint16_t)(r.hi + 1) : 0;
}

TnKScalar tn_lower_load(TnLower *l, TnDtype t, uint32_t slot, TnAx flat) {
  size_t size = tn_dtype_bytes(t);
  TnKAddr at = tn_ax_addr(&l->x, flat, (int64_t)size);
  at.lane_reach = reach_of(l, &at, flat, (int64_t)(l->p->slots.data[slot].bytes / size));
  // An address that is inside anyway needs no mask: what is loaded where nobody looks does not matter.
  return tn_ks_load(l->b, t, tn_lower_buf(l, slot), &at, flat->masked ? l->mask : 0);
}

void tn_lower_store(TnLower *l, uint32_t slot, TnAx flat, TnKScalar x) {
  TnKAddr at = tn_ax_addr(&l->x, flat, (int64_t)tn_dtype_bytes(x.dtype));
  tn_ks_store(l->b, tn_lower_buf(l, slot), &at, x, l->mask);
}

const TnIx *tn_lower_ix(TnLower *l, const TnValue *v, const TnAx *at) {
  return tn_ix_of(&l->x, v->type->rank, v->type->dims, at);
}

void tn_lower_store_at(TnLower *l, uint32_t slot, const TnType *t, const TnAx *at, TnKScalar x) {
  const TnAx flat = tn_ix_flat(&l->x, tn_ix_of(&l->x, t->rank, t->dims, at));
  if (l->is_abreast)
    tn_push(l->arena, &l->late, ((TnLateStore){slot, flat, tn_ks_stored(l->b, x)}));
  else
    tn_lower_store(l, slot, flat, x);
}

TnKScalar tn_lower_at(TnLower *l, const TnValue *v, const TnAx *at) { return tn_lower(l, v, tn_lower_ix(l, v, at)); }

TnKScalar tn_lower_scalar(TnLower *l, const TnValue *v) { return tn_lower(l, v, tn_ix_of(&l->x, 0, NULL, NULL)); }

static TnAx *new_at(TnLower *l, const TnType *t) { return tn_new_n(l->arena, TnAx, t->rank + 1); }

TnKVal tn_lower_and(TnLower *l, TnKVal p, TnKVal q) {
  if (q && l->b->range[q].lo == 1) return p;  // always
  if (!p || !q) return p ? p : q;
  return tn_k_op2(l->b, TN_K_iand, p, q);
}

TnKVal tn_lower_inside(TnLower *l, TnAx a, int64_t lo, int64_t hi, bool *never) {
  *never = a->hi < lo || a->lo >= hi || lo >= hi;
  if (*never || (a->lo >= lo && a->hi < hi)) return 0;
  TnKType t = l->p->wide ? TN_KT_I64 : TN_KT_I32;
  TnKVal x = tn_ax_data(&l->x, a), r = 0;
  if (a->lo < lo) r = tn_k_cmp(l->b, TN_KP_GE, x, tn_k_const(l->b, t, lo));
  if (a->hi >= hi) r = tn_lower_and(l, r, tn_k_cmp(l->b, TN_KP_LT, x, tn_k_const(l->b, t, hi)));
  return r;
}

TnKVal tn_lower_as_index(TnLower *l, TnDtype t, TnKVal v, TnKOp widen) {
  bool is_64 = tn_dtype_bits(t) == 64;
  if (is_64 == l->p->wide) return v;
  return is_64 ? tn_k_cvt(l->b, TN_K_trunc, TN_KT_I32, v) : tn_k_cvt(l->b, widen, TN_KT_I64, v);
}

TnKVal tn_lower_cut(TnLower *l, TnKScalar x, int64_t lo, int64_t *hi) {
  TnKBuilder *b = l->b;
  bool is_unsigned = tn_dtype_class(x.dtype) == TN_CLASS_UINT;
  if (tn_dtype_class(x.dtype) == TN_CLASS_BOOL) x = tn_ks_convert(b, x, TN_I32);
  TnKType t = tn_dtype_bits(x.dtype) == 64 ? TN_KT_I64 : TN_KT_I32;
  if (t == TN_KT_I32 && *hi > INT32_MAX) *hi = INT32_MAX;
  if (!is_unsigned) x.v = tn_k_op2(b, TN_K_imaxs, x.v, tn_k_const(b, t, lo));
  x.v = tn_k_op2(b, is_unsigned ? TN_K_iminu : TN_K_imins, x.v, tn_k_const(b, t, *hi));
  return tn_lower_as_index(l, x.dtype, x.v, lo ? TN_K_sext : TN_K_zext);
}

TnAx tn_lower_index(TnLower *l, TnKScalar x, int64_t max) {
  int64_t hi = max;
  if (max <= 0) return tn_ax_const(&l->x, 0);
  TnKVal v = tn_lower_cut(l, x, 0, &hi);
  const TnKNode *n = &l->b->nodes.data[v];
  return n->op == TN_K_const ? tn_ax_const(&l->x, n->imm) : tn_ax_from_node(&l->x, v, max);
}

TnAx tn_lower_undilated(TnLower *l, TnAx a, int64_t n, int64_t step, TnKVal *inside, TnKVal *hit, bool *never) {
  int64_t span = n ? (n - 1) * step + 1 : 0;
  *inside = tn_lower_inside(l, a, 0, span, never);
  *hit = 0;
  if (*never) return tn_ax_const(&l->x, 0);
  a = tn_ax_inside(&l->x, a, span);
  TnAx rest = tn_ax_mod(&l->x, a, step);
  if (rest->hi > 0) {
    TnKVal zero = tn_k_const(l->b, l->p->wide ? TN_KT_I64 : TN_KT_I32, 0);
    *hit = tn_k_cmp(l->b, TN_KP_EQ, tn_ax_data(&l->x, rest), zero);
  }
  return tn_ax_div(&l->x, a, step);
}

// ---- movement: the operand's index

static const TnIx *broadcast_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnType *t = op->operands[0]->type;
  TnI64s map = TN_OP_ATTRS(op, broadcast_in_dim)->broadcast_dimensions;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *to = new_at(l, t);
  for (uint32_t i = 0; i < t->rank; i++) to[i] = t->dims[i] == 1 ? tn_ax_const(&l->x, 0) : at[tn_i64s_at(map, i)];
  return tn_lower_ix(l, op->operands[0], to);
}

static const TnIx *transpose_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  TnI64s perm = TN_OP_ATTRS(op, transpose)->permutation;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *to = new_at(l, op->operands[0]->type);
  for (uint32_t i = 0; i < ix->rank; i++) to[tn_i64s_at(perm, i)] = at[i];
  return tn_lower_ix(l, op->operands[0], to);
}

static const TnIx *slice_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  TnI64s start = TN_OP_ATTRS(op, slice)->start_indices;
  TnI64s stride = TN_OP_ATTRS(op, slice)->strides;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *to = new_at(l, op->operands[0]->type);
  for (uint32_t i = 0; i < ix->rank; i++)
    to[i] = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, at[i], tn_i64s_at(stride, i)), tn_i64s_at(start, i));
  return tn_lower_ix(l, op->operands[0], to);
}

static const TnIx *reverse_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  TnI64s dims = TN_OP_ATTRS(op, dimensions)->dimensions;
  const TnType *t = op->operands[0]->type;
  TnAx *to = new_at(l, t);
  memcpy(to, tn_ix_at(&l->x, ix), t->rank * sizeof *to);
  for (size_t i = 0; i < tn_attr_n(dims); i++) {
    int64_t d = tn_i64s_at(dims, i);
    to[d] = tn_ax_add_imm(&l->x, tn_ax_scale(&l->x, to[d], -1), t->dims[d] - 1);
  }
  return tn_lower_ix(l, op->operands[0], to);
}

// The same elements in the same order: by dimension where only sizes of 1 come and go, else by number.
static const TnIx *reshape_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnType *from = op->operands[0]->type, *to = op->results[0].type;
  uint32_t i = 0, j = 0;
  while (i < from->rank || j < to->rank) {
    if (i < from->rank && from->dims[i] == 1) {
      i++;
    } else if (j < to->rank && to->dims[j] == 1) {
      j++;
    } else if (i < from->rank && j < to->rank && from->dims[i] == to->dims[j]) {
      i++, j++;
    } else {
      return tn_ix_of_flat(&l->x, from->rank, from->dims, tn_ix_flat(&l->x, ix));
    }
  }
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *in = new_at(l, from);
  for (i = 0, j = 0; i < from->rank; i++) {
    in[i] = tn_ax_const(&l->x, 0);
    if (from->dims[i] == 1) continue;
    while (to->dims[j] == 1) j++;
    in[i] = at[j++];
  }
  return tn_lower_ix(l, op->operands[0], in);
}

static const TnIx *dynamic_slice_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnType *from = op->operands[0]->type, *to = op->results[0].type;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *in = new_at(l, from);
  TnKVal mask = l->mask;
  for (uint32_t i = 0; i < from->rank; i++) {
    l->mask = 0;  // starts are scalars, good everywhere
    TnKScalar start = tn_lower_scalar(l, op->operands[1 + i]);
    in[i] = tn_ax_add(&l->x, at[i], tn_lower_index(l, start, from->dims[i] - to->dims[i]));
  }
  l->mask = mask;
  return tn_lower_ix(l, op->operands[0], in);
}

// The index in the operand of gather of the result's element at ix.
static const TnIx *gather_ix(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnType *from = op->operands[0]->type, *indices = op->operands[1]->type, *to = op->results[0].type;
  const TnAttr *d = TN_OP_ATTRS(op, gather)->dimension_numbers;
  TnI64s offset_dims = tn_attr_field(d, TN_FIELD_gather_offset_dims);
  TnI64s collapsed = tn_attr_field(d, TN_FIELD_gather_collapsed_slice_dims);
  TnI64s batching = tn_attr_field(d, TN_FIELD_gather_operand_batching_dims);
  TnI64s s_batching = tn_attr_field(d, TN_FIELD_gather_start_indices_batching_dims);
  TnI64s map = tn_attr_field(d, TN_FIELD_gather_start_index_map);
  int64_t vector_dim = tn_attr_field(d, TN_FIELD_gather_index_vector_dim)->i;
  TnI64s sizes = TN_OP_ATTRS(op, gather)->slice_sizes;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *batch = new_at(l, to), *in = new_at(l, from), *s = new_at(l, indices);
  uint32_t n_batch = 0;
  for (uint32_t i = 0; i < to->rank; i++) {
    if (!tn_i64s_has(offset_dims, i)) batch[n_batch++] = at[i];
  }
  for (uint32_t i = 0, k = 0; i < indices->rank; i++) s[i] = i == vector_dim ? tn_ax_const(&l->x, 0) : batch[k++];
  uint32_t next = 0;
  for (uint32_t i = 0; i < from->rank; i++) {
    bool is_window = true;
    in[i] = tn_ax_const(&l->x, 0);
    for (size_t k = 0; k < tn_attr_n(collapsed); k++) is_window &= tn_i64s_at(collapsed, k) != i;
    for (size_t k = 0; k < tn_attr_n(batching); k++) {
      if (tn_i64s_at(batching, k) != i) continue;
      is_window = false;
      in[i] = s[tn_i64s_at(s_batching, k)];
    }
    if (is_window) in[i] = at[tn_i64s_at(offset_dims, next++)];
  }
  for (size_t k = 0; k < tn_attr_n(map); k++) {
    int64_t dim = tn_i64s_at(map, k);
    if (vector_dim < indices->rank) s[vector_dim] = tn_ax_const(&l->x, (int64_t)k);
    TnKScalar start = tn_lower_at(l, op->operands[1], s);
    in[dim] = tn_ax_add(&l->x, in[dim], tn_lower_index(l, start, from->dims[dim] - tn_i64s_at(sizes, (size_t)dim)));
  }
  return tn_lower_ix(l, op->operands[0], in);
}

// ---- ops that take elements from several places

static TnKScalar zero(TnLower *l, TnDtype t) {
  static const uint8_t bytes[16] = {0};
  return tn_ks_const(l->b, t, bytes);
}

static TnKScalar lower_masked(TnLower *l, const TnValue *v, const TnAx *at, TnKVal p) {
  TnKVal outer = l->mask;
  l->mask = tn_lower_and(l, outer, p);
  TnKScalar x = tn_lower_at(l, v, at);
  l->mask = outer;
  return x;
}

static TnKScalar lower_concatenate(TnLower *l, const TnOp *op, const TnIx *ix) {
  int64_t dim = TN_OP_ATTRS(op, concatenate)->dimension->i, begin = 0;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnKScalar r = zero(l, op->results[0].type->dtype);
  bool have = false;
  for (uint32_t i = 0; i < op->n_operands; i++) {
    const TnValue *v = op->operands[i];
    int64_t n = v->type->dims[dim];
    bool never;
    TnKVal p = tn_lower_inside(l, at[dim], begin, begin + n, &never);
    if (!never) {
      TnAx *in = new_at(l, v->type);
      memcpy(in, at, v->type->rank * sizeof *in);
      in[dim] = tn_ax_inside(&l->x, tn_ax_add_imm(&l->x, at[dim], -begin), n);
      TnKScalar x = lower_masked(l, v, in, p);
      r = have && p ? tn_ks_select(l->b, p, x, r) : x;
      have = true;
    }
    begin += n;
  }
  return r;
}

static TnKScalar lower_pad(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnValue *v = op->operands[0];
  TnI64s low = TN_OP_ATTRS(op, pad)->edge_padding_low;
  TnI64s inner = TN_OP_ATTRS(op, pad)->interior_padding;
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *in = new_at(l, v->type);
  TnKVal p = 0;
  for (uint32_t i = 0; i < v->type->rank; i++) {
    bool never;
    TnKVal inside, hit;
    TnAx a = tn_ax_add_imm(&l->x, at[i], -tn_i64s_at(low, i));
    const int64_t step = v->type->dims[i] > 1 ? tn_i64s_at(inner, i) + 1 : 1;
    a = tn_lower_undilated(l, a, v->type->dims[i], step, &inside, &hit, &never);
    if (never) return tn_lower_scalar(l, op->operands[1]);
    p = tn_lower_and(l, tn_lower_and(l, p, inside), hit);
    in[i] = tn_ax_inside(&l->x, a, v->type->dims[i]);
  }
  TnKScalar x = lower_masked(l, v, in, p);
  if (!p) return x;
  return tn_ks_select(l->b, p, x, tn_lower_scalar(l, op->operands[1]));
}

// The element of dynamic_update_slice, where it is not done in place.
static TnKScalar lower_update(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnValue *v = op->operands[0], *u = op->operands[1];
  const TnAx *at = tn_ix_at(&l->x, ix);
  TnAx *in = new_at(l, v->type);
  TnKVal p = 0;
  bool never = tn_count(u->type) == 0;
  for (uint32_t i = 0; i < v->type->rank && !never; i++) {
    int64_t n = u->type->dims[i];
    TnKVal mask = l->mask;
    l->mask = 0;
    TnKScalar s = tn_lower_scalar(l, op->operands[2 + i]);
    l->mask = mask;
    TnAx start = tn_lower_index(l, s, v->type->dims[i] - n);
    TnAx a = tn_ax_add(&l->x, at[i], tn_ax_scale(&l->x, start, -1));
    p = tn_lower_and(l, p, tn_lower_inside(l, a, 0, n, &never));
    in[i] = tn_ax_inside(&l->x, a, n);
  }
  if (never) return tn_lower(l, v, ix);
  TnKScalar x = lower_masked(l, u, in, p);
  return p ? tn_ks_select(l->b, p, x, tn_lower(l, v, ix)) : x;
}

static TnKScalar lower_iota(TnLower *l, const TnOp *op, const TnIx *ix) {
  int64_t dim = TN_OP_ATTRS(op, iota)->iota_dimension->i;
  TnKScalar x = {.dtype = l->p->wide ? TN_I64 : TN_I32, .v = tn_ax_data(&l->x, tn_ix_at(&l->x, ix)[dim])};
  return tn_ks_convert(l->b, x, op->results[0].type->dtype);
}

static TnKScalar lower_constant(TnLower *l, const TnOp *op, const TnIx *ix) {
  bool is_splat;
  const void *data = tn_constant_data(l->p, op, &is_splat);
  const TnType *t = op->results[0].type;
  if (is_splat) return tn_ks_const(l->b, t->dtype, data);
  TnAx flat = tn_ix_flat(&l->x, ix);
  if (tn_ax_is_const(flat)) {
    assert(flat->imm >= 0 && flat->imm < tn_count(t));
    return tn_ks_const(l->b, t->dtype, (const uint8_t *)data + (size_t)flat->imm * tn_dtype_bytes(t->dtype));
  }
  return tn_lower_load(l, t->dtype, tn_plan_value_slot(l->p, &op->results[0]), flat);
}

// ---- bitcasts between widths, through unsigned integers where the bits are not in memory

// Whether the value is read from memory here rather than made.
static bool is_loaded(const TnLower *l, const TnValue *v) {
  const TnInfo *i = tn_info(l->p, v);
  if (i->slot == TN_NO_SLOT) return false;
  if (!v->is_arg && v->def.op->opcode == TN_OP_constant) return false;
  return i->unit < 0 || i->unit != l->unit || (i->level < l->level && !i->is_row);
}

static TnDtype bits_dtype(unsigned bits) {
  static const uint8_t types[] = {TN_UI2, TN_UI4, TN_UI8, TN_UI16, TN_UI32, TN_UI64};
  unsigned k = 0;
  while ((2u << k) < bits) k++;
  return (TnDtype)types[k];
}

static TnKScalar shifted(TnLower *l, TnScalarOp op, TnKScalar x, TnKScalar amount) {
  TnKScalar r = x;
  tn_ks_apply(l->b, op, x, amount, &r);
  return r;
}

static TnKScalar logic(TnLower *l, TnScalarOp op, TnKScalar x, uint64_t c) {
  return shifted(l, op, x, tn_ks_const(l->b, x.dtype, &c));
}

// Part `half` (0 or 1 as index data) of a complex<f64>, as its bits.
static TnKScalar half_bits(TnLower *l, TnKScalar x, TnKVal half) {
  TnKVal zero = tn_k_const(l->b, l->p->wide ? TN_KT_I64 : TN_KT_I32, 0);
  TnKVal p = tn_k_cmp(l->b, TN_KP_EQ, half, zero);
  TnKScalar r = {.dtype = TN_F64, .v = tn_k_select(l->b, p, x.v, x.im)};
  return tn_ks_bitcast(l->b, r, TN_UI64);
}

// The bits of an element of up to 64 as an unsigned integer of another width, and back.
static TnKScalar to_bits(TnLower *l, TnKScalar x, TnDtype wide) {
  if (tn_dtype_bits(x.dtype) > 1) x = tn_ks_bitcast(l->b, x, bits_dtype(tn_dtype_bits(x.dtype)));
  return tn_ks_convert(l->b, x, wide);
}
static TnKScalar from_bits(TnLower *l, TnKScalar x, TnDtype to) {
  unsigned bits = tn_dtype_bits(to);
  if (bits == 1) return tn_ks_convert(l->b, logic(l, TN_SCALAR_and, x, 1), to);
  return tn_ks_bitcast(l->b, tn_ks_convert(l->b, x, bits_dtype(bits)), to);
}

// The last dimension of the result counts the pieces, lowest bits first.
static TnKScalar lower_split(TnLower *l, const TnValue *v, TnDtype to, const TnAx *at) {
  unsigned bits = tn_dtype_bits(to), from = tn_dtype_bits(v->type->dtype);
  TnKScalar x = tn_lower_at(l, v, at);
  TnAx first = tn_ax_scale(&l->x, at[v->type->rank], bits);
  if (from == 128) {
    x = half_bits(l, x, tn_ax_data(&l->x, tn_ax_div(&l->x, first, 64)));
    first = tn_ax_mod(&l->x, first, 64);
    from = 64;
  } else {
    x = to_bits(l, x, bits_dtype(from));
  }
  TnKScalar amount = {.dtype = l->p->wide ? TN_I64 : TN_I32, .v = tn_ax_data(&l->x, first)};
  x = shifted(l, TN_SCALAR_shift_right_logical, x, tn_ks_convert(l->b, amount, bits_dtype(from)));
  return from_bits(l, x, to);
}

// Pieces [begin, begin + n) of the operand's last dimension side by side.
static TnKScalar lower_pieces(TnLower *l, const TnValue *v, TnAx *in, unsigned begin, unsigned n, TnDtype wide) {
  TnKScalar r = zero(l, wide);
  unsigned bits = tn_dtype_bits(v->type->dtype);
  for (unsigned i = 0; i < n; i++) {
    in[v->type->rank - 1] = tn_ax_const(&l->x, begin + i);
    TnKScalar x = to_bits(l, tn_lower_at(l, v, in), wide);
    r = shifted(l, TN_SCALAR_or, r, logic(l, TN_SCALAR_shift_left, x, (uint64_t)i * bits));
  }
  return r;
}

// Whole bytes, and no floats that machines make quiet as they load them.
static bool is_bits_in_memory(TnDtype t) {
  return tn_dtype_bits(t) >= 8 && tn_lane_bits(t) == tn_dtype_bits(tn_dtype_real(t));
}

// What lies in memory is read as what it becomes: the places are the same, elements beside each other.
static bool lower_reread(TnLower *l, const TnValue *v, TnDtype to, const TnIx *ix, TnKScalar *out) {
  while (!is_loaded(l, v) && tn_value_op(v) && tn_value_op(v)->opcode == TN_OP_reshape) v = tn_value_op(v)->operands[0];
  TnAx flat = tn_ix_flat(&l->x, ix);
  if (!is_loaded(l, v) || tn_info(l->p, v)->scratch || tn_info(l->p, v)->is_region || flat->masked) return false;
  if (!is_bits_in_memory(v->type->dtype) || !is_bits_in_memory(to)) return false;
  *out = tn_lower_load(l, to, tn_info(l->p, v)->slot, flat);
  return true;
}

static TnKScalar lower_bitcast(TnLower *l, const TnOp *op, const TnIx *ix) {
  const TnValue *v = op->operands[0];
  TnDtype to = op->results[0].type->dtype;
  unsigned to_bits_n = tn_dtype_bits(to), from_bits_n = tn_dtype_bits(v->type->dtype);
  TnKScalar x;
  if (to_bits_n == from_bits_n) return tn_ks_bitcast(l->b, tn_lower(l, v, ix), to);
  if (lower_reread(l, v, to, ix, &x)) return x;
  const TnAx *at = tn_ix_at(&l->x, ix);
  if (to_bits_n < from_bits_n) return lower_split(l, v, to, at);
  TnAx *in = new_at(l, v->type);
  memcpy(in, at, (v->type->rank - 1) * sizeof *in);
  unsigned n = to_bits_n / from_bits_n;
  if (to_bits_n < 128) return from_bits(l, lower_pieces(l, v, in, 0, n, bits_dtype(to_bits_n)), to);
  TnKScalar re = tn_ks_bitcast(l->b, lower_pieces(l, v, in, 0, n / 2, TN_UI64), TN_F64);
  TnKScalar im = tn_ks_bitcast(l->b, lower_pieces(l, v, in, n / 2, n / 2, TN_UI64), TN_F64);
  return (TnKScalar){.dtype = to, .v = re.v, .im = im.v};
}

// ---- elementwise

// An operand that may be a scalar beside tensors (clamp, select).
static TnKScalar lower_operand(TnLower *l, const TnOp *op, uint32_t i, const TnIx *ix) {
  const TnValue *v = op->operands[i];
  return v->type->rank == 0 ? tn_lower_scalar(l, v) : tn_lower(l, v, ix);
}

static TnKScalar lower_elementwise(TnLower *l, const TnOp *op, const TnIx *ix) {
  TnDtype to = op->results[0].type->dtype;
  TnKScalar x = lower_operand(l, op, 0, ix), y = {0}, z = {0}, r = x;
  if (op->n_operands > 1) y = lower_operand(l, op, 1, ix);
  if (op->n_operands > 2) z = lower_operand(l, op, 2, ix);
  switch (op->opcode) {
    case TN_OP_convert: return tn_ks_convert(l->b, x, to);
    case TN_OP_select: return tn_ks_select(l->b, x.v, y, z);
    case TN_OP_clamp: return tn_ks_clamp(l->b, x, y, z);
    case TN_OP_reduce_precision: {
      const Tn_reduce_precision_attrs *a = TN_OP_ATTRS(op, reduce_precision);
      return tn_ks_reduce_precision(l->b, x, (unsigned)a->exponent_bits->i, (unsigned)a->mantissa_bits->i);
    }
    default: break;
  }
  if (!tn_ks_apply(l->b, tn_op_scalar(op), x, y, &r))
    fail(l, op, TN_UNIMPLEMENTED, "not defined on ", tn_dtype_name(x.dtype));
  return r;
}

// ---- regions of scalars

static void lower_map(TnLower *l, const TnOp *op, const TnIx *ix, TnKScalar *out) {
  TnKScalar *args = tn_new_n(l->arena, TnKScalar, op->n_operands + 1);
  for (uint32_t i = 0; i < op->n_operands; i++) args[i] = tn_lower(l, op->operands[i], ix);
  tn_lower_region(l, &op->regions[0], args, out);
}

// What a long body computes, in its order, so that nothing is lowered deep inside of another.
static void lower_in_order(TnLower *l, const TnRegion *r) {
  enum { LONG = 100 };
  size_t n = 0;
  for (const TnOp *op = r->first; op && n <= LONG; op = op->next) n++;
  if (n <= LONG) return;
  TN_FOR_OPS(op, r)
    if (tn_op_is_elementwise(op) && op->results[0].type->rank == 0) tn_lower_scalar(l, &op->results[0]);
}

void tn_lower_region(TnLower *l, const TnRegion *r, const TnKScalar *args, TnKScalar *out) {
  uint32_t outer = l->instance;
  l->instance = ++l->p->n_instances;
  for (uint32_t i = 0; i < r->n_args; i++) tn_lower_bind(l, &r->args[i], args[i]);
  const TnOp *end = tn_region_end(r);
  lower_in_order(l, r);
  for (uint32_t i = 0; i < end->n_operands; i++) out[i] = tn_lower_scalar(l, end->operands[i]);
  l->instance = outer;
}

// if and case inside a region that is lowered inline: both sides, then a choice. Their result `index` at ix.
static TnKScalar lower_branches(TnLower *l, const TnOp *op, uint32_t index, const TnIx *ix) {
  TnKScalar which = tn_lower_scalar(l, op->operands[0]), out = {0};
  for (uint32_t k = op->n_regions; k-- > 0;) {
    lower_in_order(l, &op->regions[k]);
    TnKScalar r = tn_lower(l, tn_region_end(&op->regions[k])->operands[index], ix);
    TnKVal p = which.v;
    if (op->opcode == TN_OP_case) p = tn_k_cmp(l->b, TN_KP_EQ, which.v, tn_k_i32(l->b, (int32_t)k));
    out = k + 1u == op->n_regions ? r : tn_ks_select(l->b, p, r, out);
  }
  return out;
}

// A while of scalars inside a region that is lowered inline. Every element has its own number of rounds, so this is
// for loops over single elements.
static void lower_while(TnLower *l, const TnOp *op, TnKScalar *out) {
  uint32_t n = op->n_operands;
  if (tn_k_vector_loop(l->b))
    fail(l, op, TN_UNIMPLEMENTED, "cannot stand in a region that runs ", "on several elements at once");
  TnKScalar *vars = tn_new_n(l->arena, TnKScalar, 3 * n + 2), *x = vars + n, flag;
  for (uint32_t i = 0; i < n; i++) {
    TnKScalar init = tn_lower_scalar(l, op->operands[i]);
    vars[i] = tn_var_new(l, init, 1);
  }
  tn_k_while(l->b);
  tn_vars_get(l, n, vars, x);
  tn_lower_region(l, &op->regions[0], x, &flag);
  tn_k_exit(l->b, flag.v);
  tn_loop_exit_on_cancel(l);
  tn_vars_get(l, n, vars, x);
  tn_lower_region(l, &op->regions[1], x, out);
  tn_vars_set(l, n, vars, out);
  tn_k_end(l->b);
  tn_vars_get(l, n, vars, out);
}

static TnKScalar several(TnLower *l, const TnValue *v, const TnIx *ix) {
  const TnOp *op = v->def.op;
  TnKScalar *out = tn_new_n(l->arena, TnKScalar, op->n_results + 1);
  if (op->opcode == TN_OP_map)
    lower_map(l, op, ix, out);
  else if (op->opcode == TN_OP_reduce)
    tn_lower_short_reduce(l, op, ix, out);
  else
    lower_while(l, op, out);
  for (uint32_t i = 0; i < op->n_results; i++) tn_memo_put(l, &op->results[i], ix, out[i]);
  return out[v->index];
}

// ---- the choice

static TnKScalar lower_op(TnLower *l, const TnValue *v, const TnIx *ix) {
  const TnOp *op = v->def.op;
  switch (op->opcode) {
    case TN_OP_constant: return lower_constant(l, op, ix);
    case TN_OP_iota: return lower_iota(l, op, ix);
    case TN_OP_broadcast_in_dim: return tn_lower(l, op->operands[0], broadcast_ix(l, op, ix));
    case TN_OP_reshape: return tn_lower(l, op->operands[0], reshape_ix(l, op, ix));
    case TN_OP_transpose: return tn_lower(l, op->operands[0], transpose_ix(l, op, ix));
    case TN_OP_slice: return tn_lower(l, op->operands[0], slice_ix(l, op, ix));
    case TN_OP_reverse: return tn_lower(l, op->operands[0], reverse_ix(l, op, ix));
    case TN_OP_dynamic_slice: return tn_lower(l, op->operands[0], dynamic_slice_ix(l, op, ix));
    case TN_OP_gather: return tn_lower(l, op->operands[0], gather_ix(l, op, ix));
    case TN_OP_concatenate: return lower_concatenate(l, op, ix);
    case TN_OP_pad: return lower_pad(l, op, ix);
    case TN_OP_dynamic_update_slice: return lower_update(l, op, ix);
    case TN_OP_bitcast_convert: return lower_bitcast(l, op, ix);
    case TN_OP_map:
    case TN_OP_while: return several(l, v, ix);
    case TN_OP_if:
    case TN_OP_case: return lower_branches(l, op, v->index, ix);
    case TN_OP_reduce:
      if (tn_reduce_is_short(op)) return several(l, v, ix);
      break;
    default: break;
  }
  if (tn_op_is_elementwise(op)) return lower_elementwise(l, op, ix);
  if (tn_count(v->type) == 0) return zero(l, v->type->dtype);  // never read
  fail(l, op, TN_UNIMPLEMENTED, "cannot stand in a region that runs ", "per element");
  return zero(l, v->type->dtype);
}

TnKScalar tn_lower(TnLower *l, const TnValue *v, const TnIx *ix) {
  TnKScalar x;
  TnInfo *i = tn_info(l->p, v);
  if (i->is_region && get_common(l, v, NULL, &x)) return x;
  if (memo_get(l, v, ix, &x)) return x;
  if (i->is_row && i->unit == l->unit && get_common(l, v, ix, &x)) return x;
  if (i->is_region || (v->is_arg && i->slot == TN_NO_SLOT)) {
    fail(l, v->is_arg ? v->def.region->op : v->def.op, TN_INTERNAL, "unbound value", "");
    return zero(l, v->type->dtype);
  }
  if (is_loaded(l, v)) {
    TnAx flat = tn_ix_flat(&l->x, ix);
    if (i->scratch) flat = tn_lower_scratch(l, i, flat);
    x = tn_lower_load(l, v->type->dtype, i->slot, flat);
    tn_plan_bound(l, v, x, flat->masked && l->mask);
  } else {
    x = lower_op(l, v, ix);
  }
  tn_memo_put(l, v, ix, x);
  return x;
}

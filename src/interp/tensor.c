// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Tensors of an interpreter: one block of memory each (a head and the data), taken from free lists by size class so
// that a small tensor costs a few nanoseconds. Every live tensor is on a ring; when a run fails, what it made is
// freed from there, whatever the evaluators were doing.
#include "interp/interp_priv.h"

// Free blocks kept for reuse, at most this many bytes; larger programs return memory to the system.
static const size_t cache_limit = (size_t)128 << 20;

enum { HEAD_BYTES = 192, SMALLEST_SHIFT = 8 };  // smallest block: 256 bytes, 64 of them data
_Static_assert(sizeof(TnCell) <= HEAD_BYTES, "data follows the head, aligned to 64 bytes");

// ---------------------------------------------------------------------------------------------------------------
// Blocks: size classes are four to a doubling, 256 320 384 448 512 640 ...

static unsigned class_of(size_t bytes) {
  if (bytes <= (size_t)1 << SMALLEST_SHIFT) return 0;
  unsigned top = 63 - (unsigned)__builtin_clzll(bytes - 1);
  return (top - SMALLEST_SHIFT) * 4 + (unsigned)((bytes - 1) >> (top - 2) & 3) + 1;
}

static size_t class_bytes(unsigned k) { return (size_t)(4 + k % 4) << (k / 4 + SMALLEST_SHIFT - 2); }

static void drop_cache(TnInterp *it) {
  for (unsigned k = 0; k < TN_N_SIZE_CLASSES; k++) {
    while (it->free[k]) {
      TnCell *c = it->free[k];
      it->free[k] = c->next;
      tn_free_aligned(c);
    }
  }
  it->cached_bytes = 0;
}

static TnError *limit_error(TnInterp *it, size_t bytes) {
  TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, it->op ? tn_op_loc(it->program->m, it->op) : TN_NO_LOC,
             "memory limit: %zu bytes are in use and %zu more are wanted, limits.memory_bytes is %zu",
             it->live_bytes, bytes, it->options.limit_bytes);
}

static TnError *new_block(TnInterp *it, unsigned k, size_t bytes, TnCell **out) {
  size_t limit = it->options.limit_bytes;
  if (limit && it->live_bytes + it->cached_bytes + bytes > limit) drop_cache(it);
  TnCell *c = tn_alloc_aligned(bytes, 64);
  if (!c) {
    drop_cache(it);
    c = tn_alloc_aligned(bytes, 64);
  }
  if (!c) {
    TN_FAIL_AT(TN_RESOURCE_EXHAUSTED, it->op ? tn_op_loc(it->program->m, it->op) : TN_NO_LOC,
               "out of memory: %zu bytes are in use, the system has not %zu more", it->live_bytes, bytes);
  }
  c->size_class = (uint16_t)k;
  *out = c;
  return NULL;
}

// A cell with room for data_bytes, on the ring, one reference, everything else unset.
static TnError *take_cell(TnInterp *it, size_t data_bytes, TnCell **out) {
  size_t want;
  if (!tn_add_size(data_bytes, HEAD_BYTES, &want) || class_of(want) >= TN_N_SIZE_CLASSES)
    return limit_error(it, data_bytes);
  unsigned k = class_of(want);
  size_t bytes = class_bytes(k);
  size_t limit = it->options.limit_bytes;
  if (limit && (bytes > limit || it->live_bytes > limit - bytes)) return limit_error(it, bytes);
  TnCell *c = it->free[k];
  if (c) {
    it->free[k] = c->next;
    it->cached_bytes -= bytes;
  } else {
    TN_TRY(new_block(it, k, bytes, &c));
  }
  it->live_bytes += bytes;
  if (it->live_bytes > it->peak_bytes) it->peak_bytes = it->live_bytes;
  c->run = it->run;
  c->base = NULL;
  c->prev = &it->live;
  c->next = it->live.next;
  c->next->prev = c;
  it->live.next = c;
  *out = c;
  return NULL;
}

static void give_cell(TnInterp *it, TnCell *c) {
  size_t bytes = class_bytes(c->size_class);
  c->prev->next = c->next;
  c->next->prev = c->prev;
  it->live_bytes -= bytes;
  if (it->cached_bytes + bytes > cache_limit) {
    tn_free_aligned(c);
    return;
  }
  it->cached_bytes += bytes;
  c->next = it->free[c->size_class];
  it->free[c->size_class] = c;
}

// ---------------------------------------------------------------------------------------------------------------
// Making

TnDtype tn_type_storage(const TnType *t) {
  if (t->dtype) return t->dtype;
  const TnType *e = t->elem && t->kind != TN_TYPE_COMPLEX ? t->elem : t;
  if (e->kind == TN_TYPE_INDEX) return TN_I64;
  if (!e->quant) return TN_DTYPE_NONE;
  TnDtype d = e->quant->storage->dtype;
  if (e->quant->storage_text.n && e->quant->storage_text.p[0] == 'u' && tn_dtype_class(d) == TN_CLASS_SINT)
    d = (TnDtype)(d - TN_I2 + TN_UI2);
  return d;
}
_Static_assert(TN_UI64 - TN_UI2 == TN_I64 - TN_I2, "signed and unsigned types stand in the same order");

static TnError *count(TnInterp *it, TnDtype dtype, size_t rank, const int64_t *dims, int64_t *out_n,
                      size_t *out_bytes) {
  int64_t n = 1;
  bool is_empty = false, fits = true;
  for (size_t i = 0; i < rank; i++) {
    assert(dims[i] >= 0);
    is_empty |= dims[i] == 0;
    fits = fits && (dims[i] == 0 || tn_mul_i64(n, dims[i], &n));
  }
  if (is_empty) n = 0, fits = true;
  if (!fits || !tn_mul_size((size_t)n, tn_dtype_bytes(dtype), out_bytes)) return limit_error(it, SIZE_MAX);
  *out_n = n;
  return NULL;
}

static void set_shape(TnCell *c, const TnType *elem, size_t rank, const int64_t *dims) {
  c->t.elem = elem;
  c->t.rank = (uint32_t)rank;
  if (rank) memmove(c->t.dims, dims, rank * sizeof *dims);
}

// A tensor head for n elements with room for own_bytes of data; dims of a high rank stand behind the data.
static TnError *make(TnInterp *it, TnDtype dtype, const TnType *elem, size_t rank, const int64_t *dims, bool owns_data,
                     TnCell **out) {
  int64_t n = 0;
  size_t bytes = 0, room;
  TN_TRY(count(it, dtype, rank, dims, &n, &bytes));
  bool here = rank <= TN_COUNT((*out)->dims_here);
  if (bytes > SIZE_MAX / 2) return limit_error(it, bytes);
  size_t own_bytes = owns_data ? bytes : 0, dims_at = (own_bytes | 7) + 1;
  room = here ? own_bytes : dims_at + rank * sizeof *dims;
  TnCell *c;
  TN_TRY(take_cell(it, room, &c));
  uint8_t *data = (uint8_t *)c + HEAD_BYTES;
  c->t = (TnTensor){.refs = 1, .kind = TN_VALUE_TENSOR, .dtype = (uint8_t)dtype, .n = n, .bytes = bytes, .data = data};
  c->t.dims = here ? c->dims_here : (int64_t *)(void *)(data + dims_at);
  c->dims_cap = (uint16_t)(here ? TN_COUNT(c->dims_here) : rank < UINT16_MAX ? rank : UINT16_MAX);
  set_shape(c, elem, rank, dims);
  *out = c;
  return NULL;
}

TnError *tn_tensor_new(TnInterp *it, TnDtype dtype, const TnType *elem, size_t rank, const int64_t *dims,
                       TnTensor **out) {
  TnCell *c;
  TN_TRY(make(it, dtype, elem, rank, dims, true, &c));
  *out = &c->t;
  return NULL;
}

TnError *tn_tensor_new_view(TnInterp *it, TnDtype dtype, const TnType *elem, size_t rank, const int64_t *dims,
                            const void *data, TnTensor **out) {
  TnCell *c;
  assert((uintptr_t)data % (tn_dtype_bytes(dtype) < 8 ? tn_dtype_bytes(dtype) : 8) == 0);
  TN_TRY(make(it, dtype, elem, rank, dims, false, &c));
  c->t.is_view = true;
  c->t.data = (uint8_t *)(uintptr_t)data;
  *out = &c->t;
  return NULL;
}

bool tn_dims_fit(const TnType *type, size_t rank, const int64_t *dims) {
  if (type->kind == TN_TYPE_UNRANKED) return true;
  if (rank != type->rank) return false;
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] < 0 || (type->dims[i] != TN_DYNAMIC && type->dims[i] != dims[i])) return false;
    if (type->bounds && type->bounds[i] != TN_DYNAMIC && dims[i] > type->bounds[i]) return false;
  }
  return true;
}

int64_t *tn_tensor_strides(TnInterp *it, const TnTensor *t) {
  int64_t *strides = tn_new_n(&it->scratch, int64_t, t->rank + 1);
  tn_row_strides(t->rank, t->dims, strides);
  return strides;
}

int64_t *tn_tensor_dims(TnInterp *it, const TnTensor *t) {
  int64_t *dims = tn_new_n(&it->scratch, int64_t, t->rank + 1);
  if (t->rank) memcpy(dims, t->dims, t->rank * sizeof *dims);
  return dims;
}

bool tn_dims_equal(const TnTensor *a, const TnTensor *b) {
  return a->rank == b->rank && (a->rank == 0 || memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) == 0);
}

const char *tn_dims_text(TnInterp *it, size_t rank, const int64_t *dims) {
  TnBuf b = {.arena = &it->scratch};
  tn_buf_char(&b, '[');
  for (size_t i = 0; i < rank; i++) tn_buf_fmt(&b, "%s%lld", i ? ", " : "", (long long)dims[i]);
  tn_buf_add(&b, "]", 2);
  return b.p;
}

const char *tn_shape_text(TnInterp *it, const TnTensor *t) { return tn_dims_text(it, t->rank, t->dims); }

static TnError *check_result(TnInterp *it, const TnOp *op, size_t index, size_t rank, const int64_t *dims) {
  const TnType *type = tn_result_type(op, index);
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] >= 0) continue;
    return tn_interp_fail(it, op, "result has shape %s, expected sizes of at least 0",
                          tn_dims_text(it, rank, dims));
  }
  if (tn_dims_fit(type, rank, dims)) return NULL;
  return tn_interp_fail(it, op, "result has shape %s, expected what fits %s",
                        tn_dims_text(it, rank, dims), tn_type_text(&it->scratch, type));
}

TnError *tn_tensor_new_ranked(TnInterp *it, const TnOp *op, size_t index, size_t rank, const int64_t *dims,
                              TnTensor **out) {
  const TnType *type = tn_result_type(op, index);
  TnDtype dtype = tn_type_storage(type);
  bool is_tensor = type->kind == TN_TYPE_TENSOR || type->kind == TN_TYPE_UNRANKED || type->kind == TN_TYPE_MEMREF;
  if (!dtype || !is_tensor)
    return tn_interp_fail_with(it, op, TN_UNIMPLEMENTED,
                          "result of type %s, expected a tensor of an element type of StableHLO",
                          tn_type_text(&it->scratch, type));
  if (dims != type->dims) TN_TRY(check_result(it, op, index, rank, dims));
  return tn_tensor_new(it, dtype, type->elem, rank, dims, out);
}

TnError *tn_tensor_new_result(TnInterp *it, const TnOp *op, size_t index, const int64_t *dims, TnTensor **out) {
  const TnType *type = tn_result_type(op, index);
  if (!dims && (type->kind == TN_TYPE_UNRANKED || !tn_type_is_static(type)))
    return tn_interp_fail_with(it, op, TN_UNIMPLEMENTED, "result of type %s, expected static sizes",
                          tn_type_text(&it->scratch, type));
  return tn_tensor_new_ranked(it, op, index, type->rank, dims ? dims : type->dims, out);
}

TnError *tn_tensor_reshape(TnInterp *it, TnTensor *t, const TnType *elem, size_t rank, const int64_t *dims,
                           TnTensor **out) {
  if (t->refs == 1 && rank <= tn_cell(t)->dims_cap) {
    set_shape(tn_cell(t), elem, rank, dims);
    *out = t;
    return NULL;
  }
  TnCell *c;
  TN_TRY(make(it, t->dtype, elem, rank, dims, false, &c));
  assert(c->t.n == t->n);
  c->t.is_view = true;
  c->t.data = t->data;
  TnTensor *base = tn_cell(t)->base;
  if (base) {
    tn_tensor_retain(base);
    tn_tensor_release(it, t);
  }
  c->base = base ? base : t;
  *out = &c->t;
  return NULL;
}

TnError *tn_tensor_new_tuple(TnInterp *it, TnTensorKind kind, TnTensor *const *items, size_t n, TnTensor **out) {
  TnCell *c;
  size_t bytes;
  if (!tn_mul_size(n, sizeof *items, &bytes)) return limit_error(it, SIZE_MAX);
  TN_TRY(take_cell(it, bytes, &c));
  TnTensor **own = (TnTensor **)(void *)((uint8_t *)c + HEAD_BYTES);
  c->t = (TnTensor){.refs = 1, .kind = (uint8_t)kind, .n = (int64_t)n, .items = own, .dims = c->dims_here};
  for (size_t i = 0; i < n; i++) {
    own[i] = items[i];
    tn_tensor_retain(own[i]);
  }
  *out = &c->t;
  return NULL;
}

TnTensor *tn_tensor_token(TnInterp *it) {
  tn_tensor_retain(it->token);
  return it->token;
}

// ---------------------------------------------------------------------------------------------------------------
// Reuse

TnError *tn_tensor_reuse(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t k, TnTensor **out) {
  const TnType *type = tn_result_type(op, 0);
  TnTensor *t = in[k];
  if (!tn_tensor_is_unique(t) || t->dtype != tn_type_storage(type) || !tn_dims_fit(type, t->rank, t->dims))
    return tn_tensor_new_ranked(it, op, 0, t->rank, t->dims, out);
  t->elem = type->elem;
  tn_tensor_retain(t);
  *out = t;
  return NULL;
}

TnError *tn_tensor_pass(TnInterp *it, const TnOp *op, size_t index, TnTensor *const *in, size_t k, TnTensor **out) {
  const TnType *type = tn_result_type(op, index);
  if (in[k]->kind == TN_VALUE_TENSOR && !tn_dims_fit(type, in[k]->rank, in[k]->dims))
    return check_result(it, op, index, in[k]->rank, in[k]->dims);
  *out = tn_take(in, k);
  return NULL;
}

TnError *tn_tensor_edit(TnInterp *it, const TnOp *op, size_t index, TnTensor *const *in, size_t k, TnTensor **out) {
  TnTensor *t = in[k];
  const TnType *type = tn_result_type(op, index);
  if (tn_tensor_is_unique(t) && t->dtype == tn_type_storage(type) && tn_dims_fit(type, t->rank, t->dims)) {
    t->elem = type->elem;
    *out = tn_take(in, k);
    return NULL;
  }
  TN_TRY(tn_tensor_new_ranked(it, op, index, t->rank, t->dims, out));
  if ((*out)->dtype == t->dtype)
    memcpy((*out)->data, t->data, t->bytes);
  else
    tn_convert((*out)->dtype, (*out)->data, t->dtype, t->data, (size_t)t->n);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Ending

void tn_tensor_release(TnInterp *it, TnTensor *t) {
  if (!t || --t->refs) return;
  TnCell *c = tn_cell(t);
  for (int64_t i = 0; t->items && i < t->n; i++) tn_tensor_release(it, t->items[i]);  // as deep as the type
  TnTensor *base = c->base;
  give_cell(it, c);
  if (base) tn_tensor_release(it, base);  // a base has none itself
}

void tn_tensors_undo_run(TnInterp *it) {
  for (TnCell *c = it->live.next, *next; c != &it->live; c = next) {
    next = c->next;
    if (c->run == it->run)
      give_cell(it, c);
    else if (c->run == 0)
      c->t.refs = 1;
  }
}

void tn_tensors_free_all(TnInterp *it) {
  for (TnCell *c = it->live.next, *next; c != &it->live; c = next) {
    next = c->next;
    tn_free_aligned(c);
  }
  it->live.next = it->live.prev = &it->live;
  drop_cache(it);
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Buffers: counted tensors in host memory.
#include <inttypes.h>

#include "rt/rt.h"

enum { DATA_ALIGNMENT = 64, MAX_RANK = 1024 };

TnError *tn_buffer_measure(TnElementType type, size_t rank, const int64_t *dims, size_t *out_count, size_t *out_bytes) {
  if ((unsigned)type >= TN_N_DTYPES) TN_FAIL(TN_INVALID_ARGUMENT, "element type %d is unknown", (int)type);
  if (rank > MAX_RANK) TN_FAIL(TN_INVALID_ARGUMENT, "rank is %zu, expected at most %d", rank, MAX_RANK);
  if (rank && !dims) TN_FAIL(TN_INVALID_ARGUMENT, "dims is NULL, expected %zu entries", rank);
  size_t count = 1, bytes;
  bool is_empty = false;
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] < 0) TN_FAIL(TN_INVALID_ARGUMENT, "dimension %zu is %" PRId64 ", expected 0 or more", i, dims[i]);
    is_empty |= dims[i] == 0;
  }
  for (size_t i = 0; i < rank && !is_empty; i++)
    if (!tn_mul_size(count, (size_t)dims[i], &count)) TN_FAIL(TN_INVALID_ARGUMENT, "number of elements overflows");
  if (is_empty) count = 0;
  if (!tn_mul_size(count, tn_element_bytes(type), &bytes) || bytes > PTRDIFF_MAX)
    TN_FAIL(TN_INVALID_ARGUMENT, "number of bytes overflows");
  *out_count = count;
  *out_bytes = bytes;
  return NULL;
}

static TnError *make(TnElementType type, size_t rank, const int64_t *dims, TnBuffer **out) {
  size_t count = 0, bytes = 0;
  TN_TRY(tn_buffer_measure(type, rank, dims, &count, &bytes));
  TnBuffer *b = tn_alloc_zero(sizeof *b + rank * sizeof *dims);
  if (!b) return tn_error_oom();
  *b = (TnBuffer){.refs = 1, .type = type, .rank = rank, .count = count, .bytes = bytes, .dims = (int64_t *)(b + 1)};
  b->form = tn_buffer_form(type, rank, dims);
  if (rank) memcpy(b->dims, dims, rank * sizeof *dims);
  *out = b;
  return NULL;
}

TnError *tn_buffer_new(TnElementType type, size_t rank, const int64_t *dims, TnBuffer **out) {
  TnBuffer *b = NULL;
  TN_TRY(make(type, rank, dims, &b));
  b->data = tn_alloc_aligned(b->bytes, DATA_ALIGNMENT);
  if (!b->data) {
    tn_free(b);
    return tn_error_oom();
  }
  *out = b;
  return NULL;
}

void tn_buffer_settle(TnBuffer *b) {
  const TnDtype t = (TnDtype)b->type;
  if (!tn_dtype_is_int(t) || tn_dtype_bits(t) >= 8) return;
  const unsigned above = 8 - tn_dtype_bits(t);
  const bool is_signed = tn_dtype_class(t) == TN_CLASS_SINT;
  for (size_t i = 0; i < b->count; i++) {
    const uint8_t x = (uint8_t)(b->data[i] << above);
    b->data[i] = (uint8_t)(is_signed ? (int8_t)x >> above : x >> above);
  }
}

TnError *tn_buffer_create(TnContext *c, TnElementType type, size_t rank, const int64_t *dims, const void *data,
                          TnBuffer **out) {
  (void)c;
  TnBuffer *b = NULL;
  TN_NEED(out, "out_buffer");
  TN_TRY(tn_buffer_new(type, rank, dims, &b));
  if (data && b->bytes) memcpy(b->data, data, b->bytes);
  if (!data) memset(b->data, 0, b->bytes);
  if (data) tn_buffer_settle(b);
  *out = b;
  return NULL;
}

TnError *tn_buffer_view(TnContext *c, TnElementType type, size_t rank, const int64_t *dims, const void *data,
                        void (*release)(void *user), void *user, TnBuffer **out) {
  (void)c;
  TnBuffer *b = NULL;
  TN_NEED(out, "out_buffer");
  TN_TRY(make(type, rank, dims, &b));
  if (!data && b->bytes) {
    size_t bytes = b->bytes;
    tn_free(b);
    TN_FAIL(TN_INVALID_ARGUMENT, "data is NULL, expected %zu bytes", bytes);
  }
  b->data = (uint8_t *)(uintptr_t)data;
  b->is_view = true;
  b->release = release;
  b->release_user = user;
  *out = b;
  return NULL;
}

void tn_buffer_retain(TnBuffer *b) { atomic_fetch_add_explicit(&b->refs, 1, memory_order_relaxed); }

void tn_buffer_release(TnBuffer *b) {
  if (!b || atomic_fetch_sub_explicit(&b->refs, 1, memory_order_acq_rel) != 1) return;
  if (!b->is_view)
    tn_free_aligned(b->data);
  else if (b->release)
    b->release(b->release_user);
  tn_free(b);
}

TnElementType tn_buffer_type(const TnBuffer *b) { return b->type; }
size_t tn_buffer_rank(const TnBuffer *b) { return b->rank; }
const int64_t *tn_buffer_dims(const TnBuffer *b) { return b->dims; }
size_t tn_buffer_count(const TnBuffer *b) { return b->count; }
size_t tn_buffer_bytes(const TnBuffer *b) { return b->bytes; }
const void *tn_buffer_data(const TnBuffer *b) { return b->data; }
void *tn_buffer_mutable_data(TnBuffer *b) { return b->is_view ? NULL : b->data; }

TnError *tn_buffer_check(const TnBuffer *b) {
  TN_NEED(b, "buffer");
  if (!b->is_gone) return NULL;
  TN_FAIL(TN_FAILED_PRECONDITION, "the buffer was donated as input %u of @%s", b->gone_as, b->gone_to);
}

TnError *tn_buffer_copy_to(const TnBuffer *b, void *data, size_t size) {
  TN_TRY(tn_buffer_check(b));
  if (size != b->bytes) TN_FAIL(TN_INVALID_ARGUMENT, "size is %zu, expected %zu bytes", size, b->bytes);
  if (size) TN_NEED(data, "data");
  if (size) memcpy(data, b->data, size);
  return NULL;
}

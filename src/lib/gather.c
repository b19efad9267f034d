// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows of a table by their numbers. Which row comes next is known long before it is copied, so memory is asked for it
// in time; large results go past the caches.
#include "lib/lib_priv.h"

#if TN_LIB_X64
#include <emmintrin.h>
#endif

typedef struct Job {
  const TnLibGather *p;
  const TnLibCall *call;
  const uint8_t *table, *indices;
  uint8_t *out;
  bool is_streamed;
} Job;

static const uint8_t *row_of(const Job *j, int64_t i) {
  int64_t row = tn_load_i64(j->p->index_type, j->indices + (size_t)i * tn_dtype_bytes(j->p->index_type));
  row = row < 0 ? 0 : row < j->p->rows ? row : j->p->rows - 1;
  return j->table + (size_t)row * j->p->bytes;
}

static void copy_row(const Job *j, uint8_t *to, const uint8_t *from) {
#if TN_LIB_X64
  if (j->is_streamed) {
    for (size_t k = 0; k < j->p->bytes; k += 16)
      _mm_stream_si128((__m128i *)(void *)(to + k), _mm_loadu_si128((const __m128i *)(const void *)(from + k)));
    return;
  }
#endif
  memcpy(to, from, j->p->bytes);
}

static void run_rows(void *arg, int64_t begin, int64_t end) {
  enum { LINE = 64, ON_THE_WAY = 8192, MOST = 4096 };
  const Job *j = arg;
  size_t bytes = j->p->bytes, fetched = bytes < MOST ? bytes : MOST;
  int64_t ahead = 1 + ON_THE_WAY / (int64_t)bytes;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    const uint8_t *later = row_of(j, i + ahead < end ? i + ahead : end - 1);
    for (size_t k = 0; k < fetched; k += LINE) __builtin_prefetch(later + k, 0, 2);
    copy_row(j, j->out + (size_t)i * bytes, row_of(j, i));
  }
#if TN_LIB_X64
  if (j->is_streamed) _mm_sfence();
#endif
}

TnError *tn_lib_gather(TnLibCall *call) {
  enum { PART_BYTES = 1 << 16, STREAM_BYTES = 8 << 20 };
  const TnLibGather *p = call->params;
  Job j = {.p = p, .call = call, .table = call->bufs[0], .indices = call->bufs[1], .out = call->bufs[2]};
  j.is_streamed = p->n * (int64_t)p->bytes >= STREAM_BYTES && ((uintptr_t)j.out | p->bytes) % 16 == 0;
  tn_pool_run(call->pool, run_rows, &j, p->n, tn_max_i64(1, PART_BYTES / (int64_t)p->bytes));
  return tn_lib_finish(call);
}

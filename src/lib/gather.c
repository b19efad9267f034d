// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rows of a table by their numbers. Which row comes next is known long before it is copied, so memory is asked for it
// in time; large results go past the caches.
#include "lib/lib_priv.h"

enum { LINE = 64, BLOCK = 128, MOST_AHEAD = 32 };

typedef struct Job {
  const TnLibGather *p;
  const TnLibCall *call;
  const uint8_t *table, *indices;
  uint8_t *out;
  bool is_streamed;
} Job;

// Where rows i, i + 1, ... of the result are in the table, in bytes.
static void locate(const Job *j, int64_t i, int64_t n, int64_t *at) {
  const TnLibGather *p = j->p;
  tn_convert(TN_I64, at, p->index_type, j->indices + (size_t)i * tn_dtype_bytes(p->index_type), (size_t)n);
  for (int64_t k = 0; k < n; k++) at[k] = tn_max_i64(0, tn_min_i64(at[k], p->rows - 1)) * (int64_t)p->bytes;
}

static void run_rows(void *arg, int64_t begin, int64_t end) {
  enum { ON_THE_WAY = 8192, MOST = 4096 };
  const Job *j = arg;
  const size_t bytes = j->p->bytes, fetched = bytes < MOST ? bytes : MOST;
  const int64_t ahead = tn_min_i64(MOST_AHEAD, 1 + ON_THE_WAY / (int64_t)bytes);
  int64_t at[BLOCK + MOST_AHEAD];
  for (int64_t i = begin, n, known; i < end && !tn_lib_is_cancelled(j->call); i += n) {
    n = tn_min_i64(BLOCK, end - i), known = tn_min_i64(n + ahead, end - i);
    locate(j, i, known, at);
    for (int64_t k = 0; k < n; k++) {
      const uint8_t *later = j->table + at[tn_min_i64(k + ahead, known - 1)];
      for (size_t b = 0; b < fetched; b += LINE) __builtin_prefetch(later + b, 0, 2);
      uint8_t *to = j->out + (size_t)(i + k) * bytes;
      if (j->is_streamed)
        tn_lib_stream(to, j->table + at[k], bytes);
      else
        memcpy(to, j->table + at[k], bytes);
    }
  }
  if (j->is_streamed) tn_lib_stream_end();
}

TnError *tn_lib_gather(TnLibCall *call) {
  enum { PART_BYTES = 1 << 16 };
  const TnLibGather *p = call->params;
  Job j = {.p = p, .call = call, .table = call->bufs[0], .indices = call->bufs[1], .out = call->bufs[2]};
  j.is_streamed = p->n * (int64_t)p->bytes >= TN_STREAM_BYTES && p->bytes >= LINE && tn_lib_has_avx2();
  tn_pool_run(call->pool, run_rows, &j, p->n, tn_max_i64(1, PART_BYTES / (int64_t)p->bytes));
  return tn_lib_finish(call);
}

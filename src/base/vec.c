// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Growing arrays, text buffers and bit sets on arenas.
#include "base/base.h"

#include <stdio.h>

void *tn_vec_grow(TnArena *a, void *data, size_t n, size_t *cap, size_t size) {
  size_t new_cap = *cap ? *cap * 2 : 8, bytes;
  if (new_cap < *cap || !tn_mul_size(new_cap, size, &bytes)) tn_arena_fail(a);
  data = tn_arena_grow(a, data, n * size, bytes, 16);
  *cap = new_cap;
  return data;
}

#if defined(__GNUC__)
#define TN_MAY_ALIAS __attribute__((may_alias))
#else
#define TN_MAY_ALIAS
#endif

// A TN_VEC of any type: its pointer is of another one.
typedef struct TN_MAY_ALIAS AnyVec {
  uint8_t *data;
  size_t n, cap;
} AnyVec;

static inline void *push(TnArena *a, AnyVec *v, size_t size) {
  if (v->n == v->cap) v->data = tn_vec_grow(a, v->data, v->n, &v->cap, size);
  return v->data + v->n++ * size;
}

void *tn_vec_push(TnArena *a, void *vec, size_t size) { return push(a, vec, size); }
void *tn_vec_push_word(TnArena *a, void *vec) { return push(a, vec, 8); }

char *tn_buf_reserve(TnBuf *b, size_t n) {
  size_t need;
  if (!tn_add_size(b->n, n, &need)) tn_arena_fail(b->arena);
  if (need > b->cap) {
    size_t cap = b->cap ? b->cap * 2 : 256;
    if (cap < need && !tn_add_size(need, need / 8, &cap)) cap = need;  // what follows a large piece should still fit
    b->p = tn_arena_grow(b->arena, b->p, b->cap, cap, 1);
    b->cap = cap;
  }
  return b->p + b->n;
}

void tn_buf_add(TnBuf *b, const void *p, size_t n) {
  if (n == 0) return;
  memcpy(tn_buf_reserve(b, n), p, n);
  b->n += n;
}

void tn_buf_str(TnBuf *b, TnStr s) { tn_buf_add(b, s.p, s.n); }
void tn_buf_z(TnBuf *b, const char *z) { tn_buf_add(b, z, strlen(z)); }
void tn_buf_char(TnBuf *b, char c) { *tn_buf_reserve(b, 1) = c, b->n++; }
TnStr tn_buf_view(const TnBuf *b) { return (TnStr){b->p ? b->p : "", b->n}; }

void tn_buf_int(TnBuf *b, int64_t x) {
  char text[20], *end = text + sizeof text, *at = end;
  uint64_t rest = x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
  do *--at = (char)('0' + rest % 10);
  while (rest /= 10);
  if (x < 0) *--at = '-';
  tn_buf_add(b, at, (size_t)(end - at));
}

void tn_buf_fmt(TnBuf *b, const char *fmt, ...) {
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  if (n > 0) {
    char *p = tn_buf_reserve(b, (size_t)n + 1);
    vsnprintf(p, (size_t)n + 1, fmt, again);
    b->n += (size_t)n;
  }
  va_end(again);
  va_end(args);
}

TnBits tn_bits_new(TnArena *a, size_t n) { return (TnBits){tn_new_n(a, uint64_t, n / 64 + 1), n}; }

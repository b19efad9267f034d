// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies past the caches.
#include "lib/lib_priv.h"

#if TN_LIB_X64
#include <immintrin.h>

// Each line at once: one that comes in parts holds one of the few buffers that lines are read through for as long.
// Lines that are not wholly written are stored as ever.
TN_AVX2 void tn_lib_stream(uint8_t *to, const uint8_t *from, size_t bytes) {
  enum { LINE = 64 };
  size_t head = -(uintptr_t)to % LINE;
  if (head > bytes) head = bytes;
  const size_t tail = (bytes - head) % LINE;
  if (head) memcpy(to, from, head);
  for (size_t k = head; k < bytes - tail; k += LINE) {
    const __m256i *x = (const __m256i *)(const void *)(from + k);
    __m256i *y = (__m256i *)(void *)(to + k), low = _mm256_loadu_si256(x), high = _mm256_loadu_si256(x + 1);
    _mm256_stream_si256(y, low), _mm256_stream_si256(y + 1, high);
  }
  _mm256_zeroupper();  // -Os leaves it out
  if (tail) memcpy(to + bytes - tail, from + bytes - tail, tail);
}

void tn_lib_stream_end(void) { _mm_sfence(); }
#else
void tn_lib_stream(uint8_t *to, const uint8_t *from, size_t bytes) { memcpy(to, from, bytes); }
void tn_lib_stream_end(void) {}
#endif

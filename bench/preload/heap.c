// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Counts what a process has from malloc, and the most it had since it was last asked: peer.py loads this before a peer
// whose own figure leaves out what its routines allocate while they run. glibc only.
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);
void *__libc_memalign(size_t align, size_t n);
void __libc_free(void *p);

static _Atomic long live, peak;

long heap_live(void) { return live; }
long heap_peak(void) { return peak; }
void heap_reset(void) { peak = live; }

static void *count(void *p) {
  if (!p) return p;
  long now = atomic_fetch_add(&live, (long)malloc_usable_size(p)) + (long)malloc_usable_size(p), most = peak;
  while (now > most && !atomic_compare_exchange_weak(&peak, &most, now)) continue;
  return p;
}

static void discount(void *p) {
  if (p) live -= (long)malloc_usable_size(p);
}

void *malloc(size_t n) { return count(__libc_malloc(n)); }
void *calloc(size_t n, size_t size) { return count(__libc_calloc(n, size)); }
void *memalign(size_t align, size_t n) { return count(__libc_memalign(align, n)); }
void *aligned_alloc(size_t align, size_t n) { return memalign(align, n); }

void *realloc(void *p, size_t n) {
  discount(p);
  void *to = __libc_realloc(p, n);
  return count(to || !n ? to : p);
}

int posix_memalign(void **out, size_t align, size_t n) {
  void *p = memalign(align, n);
  if (!p) return ENOMEM;
  *out = p;
  return 0;
}

void free(void *p) {
  discount(p);
  __libc_free(p);
}

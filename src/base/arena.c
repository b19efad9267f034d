// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Arenas: chunks that double up to a cap, so that many small pushes cost one pointer bump each and a large push gets
// a chunk of its own size. Released memory is poisoned under AddressSanitizer.
#include "base/base.h"

#include <stdio.h>

#if defined(__SANITIZE_ADDRESS__)
#define TN_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TN_ASAN 1
#endif
#endif
#ifdef TN_ASAN
#include <sanitizer/asan_interface.h>
#define TN_POISON(p, n) ASAN_POISON_MEMORY_REGION((p), (n))
#define TN_UNPOISON(p, n) ASAN_UNPOISON_MEMORY_REGION((p), (n))
enum { MAY_STAY = false };  // what grows moves, so that who still holds its old place is found
#else
enum { MAY_STAY = true };
#define TN_POISON(p, n) ((void)(p), (void)(n))
#define TN_UNPOISON(p, n) ((void)(p), (void)(n))
#endif

struct TnArenaChunk {
  TnArenaChunk *prev;
  uint8_t *end;
  size_t bytes;
  uint8_t *prev_at;  // where the previous chunk stood when this one began
};

// Chunks are FIRST_CHUNK << size bytes, but for those of one push that is larger than all.
enum { FIRST_CHUNK = 4096, N_SIZES = 9, LARGEST_STEP = FIRST_CHUNK << (N_SIZES - 1) };

// ---- chunks

// Who finds it busy does without: taking a chunk is worth less than waiting for it.
struct TnChunks {
  atomic_flag busy;
  TnArenaChunk *kept[N_SIZES];
  size_t bytes;  // of all
};

enum { MOST_KEPT = 8 << 20 };

TnChunks *tn_chunks_create(void) {
  TnChunks *k = tn_alloc_zero(sizeof *k);
  if (k) atomic_flag_clear(&k->busy);
  return k;
}

static bool begin(TnChunks *k) { return !atomic_flag_test_and_set_explicit(&k->busy, memory_order_acquire); }
static void end(TnChunks *k) { atomic_flag_clear_explicit(&k->busy, memory_order_release); }

static void free_all(TnArenaChunk *c) {
  for (TnArenaChunk *prev; c; c = prev) {
    prev = c->prev;
    TN_UNPOISON(c, c->bytes);
    tn_free(c);
  }
}

void tn_chunks_destroy(TnChunks *k) {
  if (!k) return;
  for (size_t i = 0; i < N_SIZES; i++) free_all(k->kept[i]);
  tn_free(k);
}

static unsigned size_of(size_t bytes) { return (unsigned)__builtin_ctzll(bytes / FIRST_CHUNK); }

// A kept one; NULL where there is none, and for who counts allocations.
static TnArenaChunk *take_kept(TnChunks *k, size_t bytes) {
  if (!k || bytes > LARGEST_STEP || atomic_load_explicit(&tn_debug.alloc_fail_at, memory_order_relaxed)) return NULL;
  if (!begin(k)) return NULL;
  TnArenaChunk **at = &k->kept[size_of(bytes)], *c = *at;
  if (c) *at = c->prev, k->bytes -= bytes;
  end(k);
  return c;
}

// k: to be kept there, NULL: freed.
static void give_back(TnChunks *k, TnArenaChunk *c) {
  TN_POISON(c + 1, c->bytes - sizeof *c);
  if (k && c->bytes <= LARGEST_STEP && k->bytes + c->bytes <= MOST_KEPT) {
    TnArenaChunk **at = &k->kept[size_of(c->bytes)];
    c->prev = *at, *at = c, k->bytes += c->bytes;
    return;
  }
  c->prev = NULL;
  free_all(c);
}

// ---- arenas

void tn_arena_init(TnArena *a, TnGuard *guard) { *a = (TnArena){.guard = guard}; }
void tn_arena_init_like(TnArena *a, const TnArena *other) { *a = (TnArena){.chunks = other->chunks}; }

static uint8_t *chunk_start(TnArenaChunk *c) { return (uint8_t *)(c + 1); }

// Gives those newer than `last` back, but for a first one of at most so many bytes.
static void drop_chunks(TnArena *a, const TnArenaChunk *last, size_t kept_bytes) {
  TnChunks *k = a->chunks && begin(a->chunks) ? a->chunks : NULL;
  for (TnArenaChunk *c; (c = a->chunk) != last && (c->prev || c->bytes > kept_bytes);) {
    a->chunk = c->prev;
    a->total_bytes -= c->bytes;
    give_back(k, c);
  }
  if (k) end(k);
}

void tn_arena_deinit(TnArena *a) {
  if (a->chunk) drop_chunks(a, NULL, 0);
  a->at = a->end = NULL;
}

void tn_arena_fail(TnArena *a) {
  assert(a->guard && "arena used outside tn_guard_run");
  longjmp(a->guard->env, 1);
}

bool tn_watch_ended(const TnWatch *w) {
  return (w->cancel && __atomic_load_n(w->cancel, __ATOMIC_RELAXED)) ||
         (w->deadline_ns && tn_time_ns() > w->deadline_ns);
}

static void add_chunk(TnArena *a, size_t need) {
  size_t step = a->chunk ? a->chunk->bytes * 2 : FIRST_CHUNK;
  if (step > LARGEST_STEP) step = LARGEST_STEP;
  size_t bytes;
  if (!tn_add_size(need, sizeof(TnArenaChunk), &bytes)) tn_arena_fail(a);
  while (a->chunks && step < bytes && step < LARGEST_STEP) step *= 2;
  if (bytes < step) bytes = step;
  if (a->limit_bytes && (bytes > a->limit_bytes || a->total_bytes > a->limit_bytes - bytes)) tn_arena_fail(a);
  if (a->guard && a->guard->watch && tn_watch_ended(a->guard->watch)) tn_arena_fail(a);
  TnArenaChunk *c = take_kept(a->chunks, bytes);
  if (!c) c = tn_alloc(bytes);
  if (!c) tn_arena_fail(a);
  *c = (TnArenaChunk){.prev = a->chunk, .end = (uint8_t *)c + bytes, .bytes = bytes, .prev_at = a->at};
  a->chunk = c;
  a->at = chunk_start(c);
  a->end = c->end;
  a->total_bytes += bytes;
  TN_POISON(a->at, (size_t)(a->end - a->at));
}

void tn_arena_reserve(TnArena *a, size_t bytes) {
  if (!a->chunk) add_chunk(a, bytes);
}

static uint8_t *align_up(uint8_t *p, size_t alignment) {
  return (uint8_t *)(((uintptr_t)p + alignment - 1) & ~(uintptr_t)(alignment - 1));  // p may be NULL
}

TN_COLD static void *push_in_new_chunk(TnArena *a, size_t bytes, size_t alignment) {
  size_t need;
  if (!tn_add_size(bytes, alignment, &need)) tn_arena_fail(a);
  add_chunk(a, need);
  uint8_t *p = align_up(a->at, alignment);
  a->at = p + bytes;
  TN_UNPOISON(p, bytes);
  return p;
}

void *tn_arena_push(TnArena *a, size_t bytes, size_t alignment) {
  assert(alignment && (alignment & (alignment - 1)) == 0);
  uint8_t *p = align_up(a->at, alignment);
  if (!p || p > a->end || (size_t)(a->end - p) < bytes) return push_in_new_chunk(a, bytes, alignment);
  a->at = p + bytes;
  TN_UNPOISON(p, bytes);
  return p;
}

void *tn_arena_push_zero(TnArena *a, size_t bytes, size_t alignment) {
  return memset(tn_arena_push(a, bytes, alignment), 0, bytes);
}

void *tn_arena_push_n(TnArena *a, size_t n, size_t size) {
  size_t bytes, alignment = size & -size;
  if (!tn_mul_size(n, size, &bytes)) tn_arena_fail(a);
  return tn_arena_push_zero(a, bytes, alignment < 16 ? alignment : 16);
}

void *tn_arena_push_words(TnArena *a, size_t n) { return tn_arena_push_n(a, n, 8); }

void *tn_arena_push_halves(TnArena *a, size_t n) { return tn_arena_push_n(a, n, 4); }

void *tn_arena_push_item(TnArena *a, size_t size) { return tn_arena_push_n(a, 1, size); }

void *tn_arena_grow(TnArena *a, void *p, size_t old_bytes, size_t new_bytes, size_t alignment) {
  assert(new_bytes >= old_bytes);
  if (MAY_STAY && p && (uint8_t *)p + old_bytes == a->at && (size_t)(a->end - (uint8_t *)p) >= new_bytes) {
    TN_UNPOISON(a->at, new_bytes - old_bytes);
    a->at = (uint8_t *)p + new_bytes;
    return p;
  }
  void *q = tn_arena_push(a, new_bytes, alignment);
  if (old_bytes) memcpy(q, p, old_bytes);
  tn_discard(p, old_bytes);
  TN_POISON(p, old_bytes);
  return q;
}

TnArenaMark tn_arena_mark(const TnArena *a) { return (TnArenaMark){a->chunk, a->at}; }

// A first small chunk stays: an arena that was empty when it was marked is mostly filled again.
void tn_arena_release(TnArena *a, TnArenaMark mark) {
  if (a->chunk != mark.chunk) drop_chunks(a, mark.chunk, FIRST_CHUNK);
  a->at = a->chunk == mark.chunk ? mark.at : chunk_start(a->chunk);
  a->end = a->chunk ? a->chunk->end : NULL;
  if (a->at) {
#if !defined(NDEBUG) && !defined(TN_ASAN)
    memset(a->at, 0xA5, (size_t)(a->end - a->at) < 4096 ? (size_t)(a->end - a->at) : 4096);
#endif
    TN_POISON(a->at, (size_t)(a->end - a->at));
  }
}

TnStr tn_arena_str(TnArena *a, TnStr s) {
  size_t bytes;
  if (!tn_add_size(s.n, 1, &bytes)) tn_arena_fail(a);
  char *p = tn_arena_push(a, bytes, 1);
  if (s.n) memcpy(p, s.p, s.n);
  p[s.n] = 0;
  return (TnStr){p, s.n};
}

TnStr tn_arena_vfmt(TnArena *a, const char *fmt, va_list args) {
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  size_t len = n < 0 ? 0 : (size_t)n;
  char *p = tn_arena_push(a, len + 1, 1);
  if (n >= 0) vsnprintf(p, len + 1, fmt, again);
  va_end(again);
  p[len] = 0;
  return (TnStr){p, len};
}

TnStr tn_arena_fmt(TnArena *a, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnStr s = tn_arena_vfmt(a, fmt, args);
  va_end(args);
  return s;
}

TnError *tn_guard_run(TnGuard *guard, TnError *(*fn)(void *arg), void *arg) {
  guard->watch = NULL;
  guard->n_polls = 0;
  if (setjmp(guard->env)) return tn_error_oom();
  return fn(arg);
}

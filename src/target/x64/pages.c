// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Pieces of memory are mapped twice, to write code at one address that runs at the other, so that no compilation has to
// change what pages allow: that costs more than a small kernel, and stops all threads. Code lies in the order in which
// it came, and its place is never written again: a child of the process may still run what is there.
#include "target/x64/pages.h"

#include <pthread.h>

enum { PIECE_BYTES = 1 << 18, LINE = 64, N_LISTS = 64 };

typedef struct Piece {
  struct Piece *next;
  TnCodeTwins memory;
  size_t at;
  uint32_t n_blobs;  // alive
} Piece;

struct TnXBlob {
  TnXBlob *next;  // of the same list by hash
  Piece *piece;
  const uint8_t *p;
  size_t n;
  uint64_t hash;
  uint32_t refs;
};

struct TnCodePool {
  pthread_mutex_t lock;
  Piece *pieces;          // the newest first, which has the room
  unsigned long process;  // that made it: its children write to pieces of their own
  uint8_t *mark;          // 1 where this is that process; NULL: its number tells
  TnXBlob *lists[N_LISTS];
};

static TnError *no_execution(void) {
  TN_FAIL(TN_PERMISSION_DENIED, "the system does not let memory become executable");
}

static size_t whole_pages(size_t bytes) {
  size_t page = tn_page_bytes();
  return (bytes + page - 1) & ~(page - 1);
}

TnCodePool *tn_code_pool_create(void) {
  TnCodePool *pool = tn_alloc_zero(sizeof *pool);
  if (pool) pthread_mutex_init(&pool->lock, NULL), pool->mark = tn_fork_mark();
  return pool;
}

static void free_piece(Piece *piece) {
  tn_code_unmap_twins(&piece->memory);
  tn_free(piece);
}

void tn_code_pool_destroy(TnCodePool *pool) {
  if (!pool) return;
  for (Piece *piece = pool->pieces, *next; piece; piece = next) {
    next = piece->next;
    free_piece(piece);
  }
  tn_fork_unmark(pool->mark);
  pthread_mutex_destroy(&pool->lock);
  tn_free(pool);
}

// ---- locked

static bool is_of_this_process(const TnCodePool *pool) {
  return pool->mark ? *pool->mark : pool->process == tn_process_id();
}

// The newest piece where it has room, else a new one; NULL: there is none.
static Piece *find_room(TnCodePool *pool, size_t bytes) {
  Piece *old = pool->pieces;
  if (old && old->memory.n - old->at >= bytes && is_of_this_process(pool)) return old;
  Piece *piece = tn_alloc_zero(sizeof *piece);
  if (piece && tn_code_map_twins(bytes > PIECE_BYTES ? whole_pages(bytes) : PIECE_BYTES, &piece->memory)) {
    if (pool->mark) *pool->mark = 1;
    else pool->process = tn_process_id();
    piece->next = old && !old->n_blobs ? old->next : old;
    if (piece->next != old) free_piece(old);
    return pool->pieces = piece;
  }
  tn_free(piece);
  return NULL;
}

static TnXBlob *find_blob(const TnCodePool *pool, const uint8_t *code, size_t n, uint64_t hash) {
  TnXBlob *b = pool->lists[hash % N_LISTS];
  while (b && (b->hash != hash || b->n != n || memcmp(b->p, code, n))) b = b->next;
  return b;
}

// NULL: there is no room.
static TnXBlob *add_blob(TnCodePool *pool, const uint8_t *code, size_t n, uint64_t hash) {
  TnXBlob *b = tn_alloc(sizeof *b);
  Piece *piece = b ? find_room(pool, n) : NULL;
  if (!piece) {
    tn_free(b);
    return NULL;
  }
  TnXBlob **list = &pool->lists[hash % N_LISTS];
  *b = (TnXBlob){*list, piece, piece->memory.run + piece->at, n, hash, 0};
  memcpy(piece->memory.write + piece->at, code, n);
  piece->at = (piece->at + n + LINE - 1) & ~(size_t)(LINE - 1);
  piece->n_blobs++;
  return *list = b;
}

static void drop_blob(TnCodePool *pool, TnXBlob *b) {
  TnXBlob **at = &pool->lists[b->hash % N_LISTS];
  while (*at != b) at = &(*at)->next;
  *at = b->next;
  Piece *piece = b->piece, **place = &pool->pieces;
  tn_free(b);
  if (--piece->n_blobs || piece == pool->pieces) return;
  while (*place != piece) place = &(*place)->next;
  *place = piece->next;
  free_piece(piece);
}

// ---- code

static TnError *make_alone(const uint8_t *code, size_t n, TnXPages *out) {
  size_t bytes = whole_pages(n);
  uint8_t *p = tn_code_map(bytes);
  if (!p) return tn_error_oom();
  memcpy(p, code, n);
  if (!tn_code_seal(p, bytes)) {
    tn_code_unmap(p, bytes);
    return no_execution();
  }
  *out = (TnXPages){.p = p, .n = n};
  return NULL;
}

TnError *tn_x_pages_make(TnCodePool *pool, const uint8_t *code, size_t n, TnXPages *out) {
  *out = (TnXPages){0};
  if (!n) return NULL;
  if (!pool) return make_alone(code, n, out);
  uint64_t hash = tn_hash(code, n, (uintptr_t)pool);
  pthread_mutex_lock(&pool->lock);
  TnXBlob *b = find_blob(pool, code, n, hash);
  if (!b) b = add_blob(pool, code, n, hash);
  if (b) {
    b->refs++;
    *out = (TnXPages){(uint8_t *)(uintptr_t)b->p, n, pool, b};
  }
  pthread_mutex_unlock(&pool->lock);
  return b ? NULL : make_alone(code, n, out);
}

void tn_x_pages_drop(TnXPages *pages) {
  if (pages->blob) {
    pthread_mutex_lock(&pages->pool->lock);
    if (--pages->blob->refs == 0) drop_blob(pages->pool, pages->blob);
    pthread_mutex_unlock(&pages->pool->lock);
  } else if (pages->n) {
    tn_code_unmap(pages->p, whole_pages(pages->n));
  }
  *pages = (TnXPages){0};
}

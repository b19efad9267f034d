// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A piece of memory is mapped once, writable; code takes whole pages of it in order, and sealing those is the one
// system call that a compilation costs. When all code of a piece is gone and it is full, it begins anew.
#include "target/x64/pages.h"

#include <pthread.h>

enum { PIECE_BYTES = 1 << 18, N_LISTS = 64 };

typedef struct Piece {
  struct Piece *next;
  uint8_t *p;
  size_t n, at;
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
  Piece *pieces;  // the newest first, which has the room
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
  if (pool) pthread_mutex_init(&pool->lock, NULL);
  return pool;
}

static void free_piece(Piece *piece) {
  tn_code_unmap(piece->p, piece->n);
  tn_free(piece);
}

void tn_code_pool_destroy(TnCodePool *pool) {
  if (!pool) return;
  for (Piece *piece = pool->pieces, *next; piece; piece = next) {
    next = piece->next;
    free_piece(piece);
  }
  pthread_mutex_destroy(&pool->lock);
  tn_free(pool);
}

// ---- locked

// The newest piece, when it has room or can begin anew.
static Piece *find_room(TnCodePool *pool, size_t bytes) {
  Piece *piece = pool->pieces;
  if (!piece || piece->n - piece->at >= bytes) return piece;
  if (piece->n_blobs || piece->n < bytes || !tn_code_open(piece->p, piece->n)) return NULL;
  piece->at = 0;
  return piece;
}

static Piece *new_piece(TnCodePool *pool, size_t bytes) {
  Piece *piece = tn_alloc_zero(sizeof *piece);
  if (!piece) return NULL;
  piece->n = bytes > PIECE_BYTES ? bytes : PIECE_BYTES;
  piece->p = tn_code_map(piece->n);
  if (!piece->p) {
    tn_free(piece);
    return NULL;
  }
  piece->next = pool->pieces;
  return pool->pieces = piece;
}

static TnXBlob *find_blob(const TnCodePool *pool, const uint8_t *code, size_t n, uint64_t hash) {
  TnXBlob *b = pool->lists[hash % N_LISTS];
  while (b && (b->hash != hash || b->n != n || memcmp(b->p, code, n))) b = b->next;
  return b;
}

static TnError *add_blob(TnCodePool *pool, const uint8_t *code, size_t n, uint64_t hash, TnXBlob **out) {
  size_t bytes = whole_pages(n);
  Piece *piece = find_room(pool, bytes);
  if (!piece) piece = new_piece(pool, bytes);
  TnXBlob *b = piece ? tn_alloc(sizeof *b) : NULL;
  if (!b) return tn_error_oom();
  uint8_t *p = piece->p + piece->at;
  memcpy(p, code, n);
  if (!tn_code_seal(p, bytes)) {
    tn_free(b);
    return no_execution();
  }
  piece->at += bytes;
  piece->n_blobs++;
  *b = (TnXBlob){pool->lists[hash % N_LISTS], piece, p, n, hash, 0};
  *out = pool->lists[hash % N_LISTS] = b;
  return NULL;
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
  TnError *e = b ? NULL : add_blob(pool, code, n, hash, &b);
  if (!e) {
    b->refs++;
    *out = (TnXPages){(uint8_t *)(uintptr_t)b->p, n, pool, b};
  }
  pthread_mutex_unlock(&pool->lock);
  return e;
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

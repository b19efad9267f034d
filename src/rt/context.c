// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Errors, contexts, element types and custom-call registration of the public API.
#include <stdlib.h>

#include "rt/rt.h"

#define TN_TEXT_(x) #x
#define TN_TEXT(x) TN_TEXT_(x)

const char *tn_version(void) {
  return TN_TEXT(TENON_VERSION_MAJOR) "." TN_TEXT(TENON_VERSION_MINOR) "." TN_TEXT(TENON_VERSION_PATCH);
}

const char *tn_stablehlo_version(void) { return "1.20.0"; }

_Static_assert((int)TN_ERROR_UNAUTHENTICATED == (int)TN_UNAUTHENTICATED, "public codes are the internal ones");
_Static_assert((int)TN_ELEMENT_COMPLEX128 == (int)TN_C128 && (int)TN_ELEMENT_F32 == (int)TN_F32 &&
                   (int)TN_ELEMENT_UI2 == (int)TN_UI2 && (int)TN_ELEMENT_F8E8M0FNU == (int)TN_F8E8M0FNU,
               "public element types are the internal ones");

TnErrorCode tn_error_code(const TnError *e) { return (TnErrorCode)e->code; }
const char *tn_error_message(const TnError *e) { return e->message; }
const char *tn_error_file(const TnError *e) { return e->file; }
uint32_t tn_error_line(const TnError *e) { return e->line; }
uint32_t tn_error_column(const TnError *e) { return e->col; }
const char *tn_error_code_name(TnErrorCode code) { return tn_code_name((TnCode)code); }

TnError *tn_error_create(TnErrorCode code, const char *message) {
  return tn_error_new((TnCode)code, "%s", message ? message : "");
}

const char *tn_element_name(TnElementType type) {
  return (unsigned)type < TN_N_DTYPES ? tn_dtype_name((TnDtype)type) : "none";
}
TnElementType tn_element_find(const char *name) { return (TnElementType)tn_dtype_find(tn_str(name)); }
size_t tn_element_bytes(TnElementType type) { return (unsigned)type < TN_N_DTYPES ? tn_dtype_bytes((TnDtype)type) : 0; }

void tn_bytes_free(TnBytes *b) {
  if (!b) return;
  tn_free(b->data);
  *b = (TnBytes){0};
}

TnError *tn_bytes_from(TnStr s, TnBytes *out) {
  char *p = tn_alloc(s.n + 1);
  if (!p) return tn_error_oom();
  if (s.n) memcpy(p, s.p, s.n);
  p[s.n] = 0;
  *out = (TnBytes){p, s.n};
  return NULL;
}

TnError *tn_is_null(const char *name) { TN_FAIL(TN_INVALID_ARGUMENT, "%s is NULL", name); }

TnError *tn_read_options(void *to, size_t bytes, const void *from, const char *type) {
  size_t given = bytes;
  memset(to, 0, bytes);
  if (from) memcpy(&given, from, sizeof given);
  if (given < 2 * sizeof given) TN_FAIL(TN_INVALID_ARGUMENT, "struct_size is %zu, expected sizeof(%s)", given, type);
  if (from) memcpy(to, from, given < bytes ? given : bytes);
  memcpy(to, &bytes, sizeof bytes);
  return NULL;
}

TnError *tn_context_create(const TnContextOptions *options, TnContext **out) {
  TnContextOptions o;
  TN_NEED(out, "out_context");
  TN_READ_STRUCT(TnContextOptions, &o, options);
  TnContext *c = tn_alloc_zero(sizeof *c);
  if (!c) return tn_error_oom();
  c->options = o;
  if (!o.threads) c->options.threads = tn_cpu_count();
  c->code = tn_code_pool_create();
  c->chunks = tn_chunks_create();
  if (!c->code || !c->chunks) {
    tn_code_pool_destroy(c->code);
    tn_chunks_destroy(c->chunks);
    tn_free(c);
    return tn_error_oom();
  }
  pthread_mutex_init(&c->lock, NULL);
  tn_target_tiles_init(&c->tiles);
  *out = c;
  return NULL;
}

static void free_handler(TnHandler *h) {
  tn_free(h->target);
  tn_free(h);
}

void tn_context_destroy(TnContext *c) {
  if (!c) return;
  while (c->handlers) {
    TnHandler *next = c->handlers->next;
    free_handler(c->handlers);
    c->handlers = next;
  }
  tn_pool_destroy(c->pool);
  tn_target_tiles_deinit(&c->tiles);
  tn_code_pool_destroy(c->code);
  tn_chunks_destroy(c->chunks);
  pthread_mutex_destroy(&c->lock);
  tn_free(c);
}

TnError *tn_context_pool(TnContext *c, TnPool **out) {
  unsigned n = c->options.threads;
  TnError *e = NULL;
  pthread_mutex_lock(&c->lock);
  if (!c->pool && n > 1) e = tn_pool_create(n, &c->pool);
  *out = c->pool;
  pthread_mutex_unlock(&c->lock);
  return e;
}

static TnHandler *new_handler(const char *target, TnCustomCallHandler *fn, void *user) {
  TnHandler *h = tn_alloc_zero(sizeof *h);
  size_t n = strlen(target) + 1;
  if (h) h->target = tn_alloc(n);
  if (!h || !h->target) {
    tn_free(h);
    return NULL;
  }
  memcpy(h->target, target, n);
  h->fn = fn;
  h->user = user;
  return h;
}

TnError *tn_context_register_custom_call(TnContext *c, const char *target, TnCustomCallHandler *fn, void *user) {
  TN_NEED(c, "context");
  TN_NEED(target, "target");
  TnHandler *fresh = NULL;
  if (fn && !(fresh = new_handler(target, fn, user))) return tn_error_oom();
  pthread_mutex_lock(&c->lock);
  TnHandler **at = &c->handlers;
  while (*at && strcmp((*at)->target, target)) at = &(*at)->next;
  TnHandler *old = *at;
  if (old) *at = old->next;
  if (fresh) {
    fresh->next = c->handlers;
    c->handlers = fresh;
  }
  pthread_mutex_unlock(&c->lock);
  if (old) free_handler(old);
  return NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Memory for code, never both writable and executable at one address. What a pool has lies side by side in larger
// pieces, and code that is there already is shared.
#ifndef TENON_TARGET_X64_PAGES_H
#define TENON_TARGET_X64_PAGES_H

#include "base/base.h"

// Memory for machine code, shared by executables and freed with the last of them.
typedef struct TnCodePool TnCodePool;
TnCodePool *tn_code_pool_create(void);        // NULL when memory is out
void tn_code_pool_destroy(TnCodePool *pool);  // after all code in it; NULL is fine

typedef struct TnXBlob TnXBlob;
typedef struct TnXPages {
  uint8_t *p;
  size_t n;  // of the code
  TnCodePool *pool;
  TnXBlob *blob;  // of the pool
} TnXPages;

// Executable memory with these bytes; none for 0 bytes. pool NULL: pages of their own, which no file stands behind.
TnError *tn_x_pages_make(TnCodePool *pool, const uint8_t *code, size_t bytes, TnXPages *out);
void tn_x_pages_drop(TnXPages *pages);

#endif  // TENON_TARGET_X64_PAGES_H

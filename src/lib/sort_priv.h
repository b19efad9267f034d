// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Keys of elements as unsigned integers of the same order, shared by sort and top_k.
#ifndef TENON_LIB_SORT_PRIV_H
#define TENON_LIB_SORT_PRIV_H

#include "lib/lib_priv.h"

// A key of at most 32 bits stands above its element's position in one word, which makes all items different.
typedef uint64_t TnNarrow;
typedef struct TnWide {
  uint64_t key, at;
} TnWide;

static inline bool tn_sort_is_wide(TnDtype t) { return tn_dtype_bytes(t) > 4; }

// Keys of n elements of a non-complex type, `step` bytes apart; narrow types give keys below 2^32. False when an
// element has no place in the order (NaN without is_total).
bool tn_sort_encode(const TnLibSortKey *key, const uint8_t *in, int64_t step, int64_t n, uint64_t *out);

// Sorts columns of n signed integers of 32 bits, or of 64 with is_wide, each by itself. A row of them is TN_SORT_ROW
// bytes, aligned to as many.
enum { TN_SORT_ROW = 64 };
void tn_sort_columns(void *rows, int64_t n, bool is_wide);

// Of columns of n signed integers of 64 bits the k least in order, into `least`, which holds k rows of the greatest
// integer.
void tn_sort_least(const int64_t *rows, int64_t n, int64_t *least, int64_t k);

#endif  // TENON_LIB_SORT_PRIV_H

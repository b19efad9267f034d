// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for narrow and once for wide items (a key and the position of its element): stable sorting, merging
// and selection. Items differ, if only in their positions. And with IS_BARE for keys alone, which nobody selects. The
// includer defines NAME(f), ITEM, LESS(a, b), KEY(x) as an unsigned integer and KEY_BITS; all are undefined
// at the end.

// At most 16 items: the place of each is how many are less. No branch depends on the items.
static void NAME(sort_by_counting)(ITEM *a, int64_t n) {
  ITEM x[16];
  uint32_t places[16] = {0};
  memcpy(x, a, (size_t)n * sizeof *a);
  for (int64_t i = 1; i < n; i++) {
    uint32_t place = 0;
    for (int64_t k = 0; k < i; k++) {
      uint32_t is_less = LESS(x[k], x[i]);
      place += is_less, places[k] += is_less ^ 1;
    }
    places[i] += place;
  }
  for (int64_t i = 0; i < n; i++) a[places[i]] = x[i];
}

// Items [first, end) of the merge of a and b; equal ones of a come first.
static void NAME(merge)(const ITEM *a, int64_t n_a, const ITEM *b, int64_t n_b, ITEM *to, int64_t first, int64_t end) {
  int64_t low = tn_max_i64(0, first - n_b), high = tn_min_i64(first, n_a);  // how many of a are among the first ones
  while (low < high) {
    int64_t i = low + (high - low) / 2, k = first - 1 - i;
    if (LESS(b[k], a[i])) high = i;
    else low = i + 1;
  }
  int64_t i = low, k = first - low, at = first;
  while (at < end && i < n_a && k < n_b) {
    bool is_b = LESS(b[k], a[i]);
    to[at++] = is_b ? b[k] : a[i];
    k += is_b, i += !is_b;
  }
  while (at < end && i < n_a) to[at++] = a[i++];
  while (at < end && k < n_b) to[at++] = b[k++];
}

// False when the call is cancelled, here and below: then a holds anything.
static bool NAME(sort_by_merging)(const TnLibCall *call, ITEM *a, ITEM *room, int64_t n) {
  enum { RUN = 12 };
  ITEM *from = a, *to = room;
  for (int64_t i = 0; i < n; i += RUN) NAME(sort_by_counting)(a + i, tn_min_i64(RUN, n - i));
  for (int64_t run = RUN; run < n; run *= 2) {
    for (int64_t i = 0; i < n; i += 2 * run) {
      int64_t n_a = tn_min_i64(run, n - i), n_b = tn_min_i64(run, n - i - n_a);
      for (int64_t first = 0, end; first < n_a + n_b; first = end) {
        if (n > TN_LOOK && tn_lib_is_cancelled(call)) return false;
        end = tn_min_i64(first + TN_LOOK, n_a + n_b);
        NAME(merge)(from + i, n_a, from + i + n_a, n_b, to + i, first, end);
      }
    }
    ITEM *swap = from;
    from = to, to = swap;
  }
  if (from != a) memcpy(a, from, (size_t)n * sizeof *a);
  return true;
}

// Byte after byte from the lowest; those that all keys share are left out.
static bool NAME(sort_by_digits)(const TnLibCall *call, ITEM *a, ITEM *room, int64_t n) {
  enum { DIGITS = KEY_BITS / 8 };
  uint32_t counts[DIGITS][256];
  memset(counts, 0, sizeof counts);
  for (int64_t i = 0, end; i < n;) {
    if (n > TN_LOOK && tn_lib_is_cancelled(call)) return false;
    for (end = tn_min_i64(i + TN_LOOK, n); i < end; i++)
      for (int d = 0; d < DIGITS; d++) counts[d][KEY(a[i]) >> (8 * d) & 255]++;
  }
  ITEM *from = a, *to = room;
  for (int d = 0; d < DIGITS; d++) {
    uint32_t *starts = counts[d], next = 0;
    if (starts[KEY(a[0]) >> (8 * d) & 255] == (uint64_t)n) continue;
    for (int i = 0; i < 256; i++) {
      uint32_t count = starts[i];
      starts[i] = next, next += count;
    }
    for (int64_t i = 0, end; i < n;) {
      if (n > TN_LOOK && tn_lib_is_cancelled(call)) return false;
      for (end = tn_min_i64(i + TN_LOOK, n); i < end; i++) to[starts[KEY(from[i]) >> (8 * d) & 255]++] = from[i];
    }
    ITEM *swap = from;
    from = to, to = swap;
  }
  if (from != a) memcpy(a, from, (size_t)n * sizeof *a);
  return true;
}

// Sorts a, whose equal keys stand in order of position, with room for n more items.
static bool NAME(sort)(const TnLibCall *call, ITEM *a, ITEM *room, int64_t n) {
  enum { SHORT = 16, LONG = KEY_BITS == 32 ? 80 : 250 };
  if (n > SHORT) return (n < LONG || n >= UINT32_MAX ? NAME(sort_by_merging) : NAME(sort_by_digits))(call, a, room, n);
  NAME(sort_by_counting)(a, n);
  return true;
}

#ifndef IS_BARE

// Puts the k least items first, in no order. Quickselect with the median of three; after too many
// steps everything is sorted.
static bool NAME(select)(const TnLibCall *call, ITEM *a, ITEM *room, int64_t n, int64_t k) {
  int64_t low = 0, high = n;  // the border lies between them
  for (int step = 0; high - low > 16; step++) {
    if (step > 40) break;
    ITEM x = a[low], y = a[low + (high - low) / 2], z = a[high - 1];
    ITEM lo = LESS(x, y) ? x : y, hi = LESS(x, y) ? y : x, pivot = LESS(z, lo) ? lo : LESS(z, hi) ? z : hi;
    int64_t i = low, j = high - 1;
    while (i <= j) {
      while (LESS(a[i], pivot)) i++;
      while (LESS(pivot, a[j])) j--;
      if (i <= j) {
        ITEM swap = a[i];
        a[i++] = a[j], a[j--] = swap;
      }
    }
    if (k <= j + 1) high = j + 1;
    else if (k >= i) low = i;
    else
      return true;
    if (k == low || k == high) return true;
    if (tn_lib_is_cancelled(call)) return false;
  }
  return NAME(sort_by_merging)(call, a + low, room, high - low);
}

#endif

#undef NAME
#undef ITEM
#undef LESS
#undef KEY
#undef KEY_BITS

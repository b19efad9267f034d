// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// sort and top_k. Keys become unsigned integers; items of a key and a position are sorted, short slices by counting
// and merging, long ones byte after byte; operands are then gathered by position. Where an operand is its own key, and
// lies in a row, keys alone are sorted where the result goes. Several keys: one stable sort for
// each, the last key first. One long slice is sorted in parts on all threads, which are merged. What has no keys, or
// compares a NaN as a number, goes through a merge sort that asks the comparator.
#include "lib/sort_priv.h"
#include "lib/tile.h"

#define NAME(f) f##_narrow
#define ITEM TnNarrow
#define LESS(a, b) ((a) < (b))
#define KEY(x) ((uint32_t)((x) >> 32))
#define KEY_BITS 32
#include "lib/sort_tmpl.h"

#define NAME(f) f##_wide
#define ITEM TnWide
#define LESS(a, b) ((a).key < (b).key || ((a).key == (b).key && (a).at < (b).at))
#define KEY(x) ((x).key)
#define KEY_BITS 64
#include "lib/sort_tmpl.h"

#define IS_BARE
#define NAME(f) f##_32
#define ITEM uint32_t
#define LESS(a, b) ((a) < (b))
#define KEY(x) (x)
#define KEY_BITS 32
#include "lib/sort_tmpl.h"

#define NAME(f) f##_64
#define ITEM uint64_t
#define LESS(a, b) ((a) < (b))
#define KEY(x) (x)
#define KEY_BITS 64
#include "lib/sort_tmpl.h"
#undef IS_BARE

enum {
  LONG_SLICE = 1 << 15,
  CHUNK = 256,
  SIDE_LENGTH = 512,  // most elements of slices that are sorted side by side; twice as many where positions stay behind
  FEW_WORDS = 1024,   // that are sorted with room on the stack
  FEW_SLICES = 4,     // fewer are not: most lanes would idle
};

// ---------------------------------------------------------------------------------------------------------------
// Scratch: for each slot two arrays of items, of which the second ends as the order, and for several keys an order, or
// for none the comparator's arguments.

TN_SETUP static bool has_wide(const TnLibSort *p) {
  bool is_wide = p->n >= UINT32_MAX;
  for (uint32_t k = 0; k < p->n_keys; k++) is_wide = is_wide || tn_sort_is_wide(p->keys[k].type);
  return is_wide;
}

TN_SETUP static size_t item_bytes(const TnLibSort *p) { return has_wide(p) ? sizeof(TnWide) : sizeof(TnNarrow); }

static int64_t slices_of(const TnLibSort *p) { return p->n ? p->outer * p->inner : 0; }

// One operand of integers that fill their bytes: nothing but the key moves, and equal ones are the same.
static bool is_plain(const TnLibSort *p) {
  if (p->n_keys != 1 || p->n_operands != 1 || p->keys[0].buf != 0) return false;
  const TnDtype t = p->keys[0].type;
  const TnDtypeClass c = tn_dtype_class(t);
  return (c == TN_CLASS_SINT || c == TN_CLASS_UINT) && tn_dtype_bits(t) == 8 * tn_dtype_bytes(t);
}

TN_SETUP static bool goes_side_by_side(const TnLibSort *p) {
  const bool plain = is_plain(p);
  if (p->n_keys != 1 || (!plain && has_wide(p))) return false;
  return p->n <= (plain ? 2 * SIDE_LENGTH : SIDE_LENGTH) && slices_of(p) >= FEW_SLICES;
}

// Bytes alone: there are as many of each as were counted.
static bool is_counted(const TnLibSort *p) { return is_plain(p) && p->bytes[0] == 1 && !goes_side_by_side(p); }

// Integers of two bytes in a row: by the one, then by the other.
static bool is_of_words(const TnLibSort *p) {
  return is_plain(p) && p->bytes[0] == 2 && p->inner == 1 && p->n >= CHUNK && !goes_side_by_side(p);
}

static bool is_float(const TnLibSort *p) { return p->keys[0].type == TN_F32 || p->keys[0].type == TN_F64; }

// Words in a row that are their own keys.
TN_SETUP static bool is_bare(const TnLibSort *p) {
  if (p->n_keys != 1 || p->n_operands != 1 || p->keys[0].buf != 0 || p->inner != 1) return false;
  if (goes_side_by_side(p) || tn_dtype_bytes(p->keys[0].type) != p->bytes[0]) return false;
  return is_float(p) ? p->keys[0].is_total : is_plain(p) && p->bytes[0] >= 4;
}

TN_SETUP static size_t rows_bytes(const TnLibSort *p) { return goes_side_by_side(p) ? (size_t)p->n * TN_SORT_ROW : 0; }

TN_SETUP static size_t slot_bytes(const TnLibSort *p) {
  if (is_bare(p) || is_of_words(p)) return tn_round_scratch((size_t)p->n * (is_bare(p) ? 4 : 2));
  size_t arguments = p->n_keys ? 0 : 2 * p->n_operands * sizeof(void *);
  return rows_bytes(p) +
         tn_round_scratch((size_t)p->n * (2 * item_bytes(p) + (p->n_keys > 1 ? sizeof(uint64_t) : 0)) + arguments);
}

TN_SETUP size_t tn_lib_sort_scratch(const TnLibSort *p) {
  if (is_bare(p) && (p->bytes[0] == 8 || p->n <= FEW_WORDS)) return 0;
  return slices_of(p) && !is_counted(p) ? slot_bytes(p) * tn_lib_slots(p->threads, slices_of(p)) : 0;
}

// Short slices cost more to put aside than they save.
TN_SETUP bool tn_lib_sort_in_place(const TnLibSort *p) {
  enum { SHORT = 64 };
  if (p->n < SHORT && !is_plain(p)) return false;
  for (uint32_t k = 0; k < p->n_operands; k++)
    if (p->bytes[k] > item_bytes(p)) return false;
  return true;
}

typedef struct Job {
  const TnLibSort *p;
  TnLibCall *call;
  size_t rows_bytes;        // of scratch, in front of the items
  bool is_wide, is_counted, is_of_words, is_bare;
  bool is_shared;  // all threads work on one slice at a time
} Job;

// One slice being sorted.
typedef struct Slice {
  const Job *j;
  int64_t base, n;    // its first element; how many are sorted
  const uint8_t *from;  // keys alone: where they are
  void *items, *room;
  uint64_t *order;    // of several keys
  const void **args;  // of the comparator
  const TnLibSortKey *key;
  bool is_ordered;    // the positions are those of `order`, not 0, 1, ...
  _Atomic bool is_undefined;
  _Atomic bool is_cut;  // cancelled: nothing of it can be relied on
  uint32_t operand;   // the one that is gathered
  int64_t parts, run; // of a shared slice: sorted parts; how many are merged by now
} Slice;

static const uint8_t *element(const Slice *s, size_t buf, int64_t i) {
  const TnLibSort *p = s->j->p;
  return (const uint8_t *)s->j->call->bufs[buf] + (size_t)(s->base + i * p->inner) * p->bytes[buf];
}

// ---------------------------------------------------------------------------------------------------------------
// By keys

static void make_items(void *arg, int64_t begin, int64_t end) {
  Slice *s = arg;
  const TnLibSort *p = s->j->p;
  const size_t step = (size_t)p->inner * p->bytes[s->key->buf];
  uint64_t keys[CHUNK];
  TnNarrow *narrow = s->items;
  TnWide *wide = s->items;
  for (int64_t at = begin; at < end; at += CHUNK) {
    int64_t n = tn_min_i64(CHUNK, end - at);
    const uint8_t *from = element(s, s->key->buf, s->is_ordered ? 0 : at) + s->key->offset;
    bool is_fine = true;
    if (s->is_ordered)
      for (int64_t i = 0; i < n; i++)
        is_fine &= tn_sort_encode(s->key, from + s->order[at + i] * step, 0, 1, &keys[i]);
    else is_fine = tn_sort_encode(s->key, from, (int64_t)step, n, keys);
    if (!is_fine) s->is_undefined = true;
    if (s->j->is_wide)
      for (int64_t i = 0; i < n; i++) wide[at + i] = (TnWide){keys[i], (uint64_t)(at + i)};
    else
      for (int64_t i = 0; i < n; i++) narrow[at + i] = keys[i] << 32 | (uint64_t)(at + i);
  }
}

static int64_t part_begin(const Slice *s, int64_t part) { return s->n * tn_min_i64(part, s->parts) / s->parts; }

static void sort_parts(void *arg, int64_t begin, int64_t end) {
  Slice *s = arg;
  for (int64_t i = begin; i < end; i++) {
    int64_t at = part_begin(s, i), n = part_begin(s, i + 1) - at;
    const TnLibCall *call = s->j->call;
    if (s->j->is_bare   ? !sort_32(call, (uint32_t *)s->items + at, (uint32_t *)s->room + at, n)
        : s->j->is_wide ? !sort_wide(call, (TnWide *)s->items + at, (TnWide *)s->room + at, n)
                        : !sort_narrow(call, (TnNarrow *)s->items + at, (TnNarrow *)s->room + at, n))
      s->is_cut = true;
  }
}

// Places [begin, end) of the slice when runs of `run` parts are merged in pairs.
static void merge_parts(void *arg, int64_t begin, int64_t end) {
  Slice *s = arg;
  for (int64_t pair = 0; pair < s->parts; pair += 2 * s->run) {
    int64_t a = part_begin(s, pair), b = part_begin(s, pair + s->run), c = part_begin(s, pair + 2 * s->run);
    int64_t first = tn_max_i64(begin, a) - a, last = tn_min_i64(end, c) - a;
    if (first >= last) continue;
    TnNarrow *narrow = s->items, *to = s->room;
    TnWide *wide = s->items, *wide_to = s->room;
    uint32_t *words = s->items, *words_to = s->room;
    if (s->j->is_bare) merge_32(words + a, b - a, words + b, c - b, words_to + a, first, last);
    else if (s->j->is_wide) merge_wide(wide + a, b - a, wide + b, c - b, wide_to + a, first, last);
    else merge_narrow(narrow + a, b - a, narrow + b, c - b, to + a, first, last);
  }
}

static void run_on(const Job *j, TnPoolFn *fn, Slice *s, int64_t n, int64_t grain) {
  if (s->is_cut) return;
  if (n <= TN_LOOK && !j->is_shared)
    fn(s, 0, n);
  else if (!tn_lib_share(j->call, j->is_shared ? j->call->pool : NULL, fn, s, n, grain, TN_LOOK))
    s->is_cut = true;
}

static void sort_items(Slice *s) {
  const Job *j = s->j;
  s->parts = j->is_shared ? tn_pool_threads(j->call->pool) : 1;
  run_on(j, sort_parts, s, s->parts, 1);
  for (s->run = 1; s->run < s->parts; s->run *= 2) {
    run_on(j, merge_parts, s, s->n, CHUNK);
    void *swap = s->items;
    s->items = s->room, s->room = swap;
  }
}

// The positions of the sorted items, put over the other array of items; of later keys, in the order so far.
static void take_order(void *arg, int64_t begin, int64_t end) {
  const Slice *s = arg;
  const TnNarrow *narrow = s->items;
  const TnWide *wide = s->items;
  uint64_t *to = s->room;
  for (int64_t i = begin; i < end; i++) {
    uint64_t at = s->j->is_wide ? wide[i].at : (uint32_t)narrow[i];
    to[i] = s->is_ordered ? s->order[at] : at;
  }
}

// The operand, from where its result goes, to the array of items that holds nothing any more.
static void put_aside(void *arg, int64_t begin, int64_t end) {
  const Slice *s = arg;
  const size_t bytes = s->j->p->bytes[s->operand], step = (size_t)s->j->p->inner * bytes;
  const uint8_t *from = element(s, s->operand, 0);
  uint8_t *to = s->items;
  if (step == bytes)
    memcpy(to + (size_t)begin * bytes, from + (size_t)begin * bytes, (size_t)(end - begin) * bytes);
  else
    tn_transpose_block(bytes, from + (size_t)begin * step, step, to + (size_t)begin * bytes, 0, 1, end - begin);
}

static bool is_in_place(const Slice *s) {
  return s->j->call->bufs[s->operand] == s->j->call->bufs[s->j->p->n_operands + s->operand];
}

static void gather(void *arg, int64_t begin, int64_t end) {
  const Slice *s = arg;
  const size_t bytes = s->j->p->bytes[s->operand], step = (size_t)s->j->p->inner * bytes;
  const uint64_t *order = s->room;
  const bool aside = is_in_place(s);
  const size_t from_step = aside ? bytes : step;
  const uint8_t *from = aside ? s->items : element(s, s->operand, 0);
  uint8_t *to = (uint8_t *)s->j->call->bufs[s->j->p->n_operands + s->operand] + (size_t)s->base * bytes;
#define MOVE(N)                                                                                                    \
  for (int64_t i = begin; i < end; i++) memcpy(to + (size_t)i * step, from + order[i] * from_step, N);            \
  break;
  switch (bytes) {
    case 1: MOVE(1)
    case 2: MOVE(2)
    case 4: MOVE(4)
    case 8: MOVE(8)
    default: MOVE(16)
  }
#undef MOVE
}

static void gather_all(Slice *s) {
  for (s->operand = 0; s->operand < s->j->p->n_operands; s->operand++) {
    if (is_in_place(s)) run_on(s->j, put_aside, s, s->j->p->n, CHUNK);
    run_on(s->j, gather, s, s->j->p->n, CHUNK);
  }
}

// False when the keys of the slice give no order.
static bool sort_by_keys(Slice *s) {
  const TnLibSort *p = s->j->p;
  for (uint32_t k = p->n_keys; k-- > 0; s->is_ordered = true) {
    s->key = &p->keys[k];
    run_on(s->j, make_items, s, p->n, CHUNK);
    if (s->is_undefined) return false;
    sort_items(s);
    run_on(s->j, take_order, s, p->n, CHUNK);
    if (k && !s->is_cut) memcpy(s->order, s->room, (size_t)p->n * sizeof *s->order);
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Keys alone

static void take_keys(void *arg, int64_t begin, int64_t end) {
  const Slice *s = arg;
  const size_t bytes = s->j->p->bytes[0];
  uint64_t keys[CHUNK];
  for (int64_t at = begin; at < end; at += CHUNK) {
    const int64_t n = tn_min_i64(CHUNK, end - at);
    uint32_t *to = (uint32_t *)s->items + at;
    tn_sort_encode(s->key, s->from + (size_t)at * bytes, (int64_t)bytes, n, keys);
    if (bytes == 8) memcpy((uint64_t *)s->items + at, keys, (size_t)n * 8);
    for (int64_t i = 0; i < n && bytes == 4; i++) to[i] = (uint32_t)keys[i];
  }
}

#define GIVE(WORD)                                                                           \
  {                                                                                          \
    const WORD sign = (WORD)1 << (8 * sizeof(WORD) - 1), flip = is_unsigned ? 0 : sign;      \
    const WORD turned = s->key->is_descending ? (WORD)-1 : 0;                                \
    WORD *x = s->items;                                                                      \
    for (int64_t i = begin; i < end; i++) {                                                  \
      const WORD key = x[i] ^ turned;                                                        \
      x[i] = has_magnitude && !(key & sign) ? (WORD)~key : key ^ flip;                       \
    }                                                                                        \
  }

// Elements in place of their keys.
static void give_elements(void *arg, int64_t begin, int64_t end) {
  const Slice *s = arg;
  const bool has_magnitude = is_float(s->j->p), is_unsigned = tn_dtype_class(s->key->type) == TN_CLASS_UINT;
  if (s->j->p->bytes[0] == 4) GIVE(uint32_t)
  else GIVE(uint64_t)
}
#undef GIVE

// Zeros of both signs, and all that is no number, may be made one key each. Where there are any they are set aside:
// they go behind all others, in their order, and to their place when these are sorted.
#define COUNT(WORD, INF)                                                         \
  {                                                                              \
    const WORD *x = from, magnitude = (WORD)-1 >> 1;                             \
    WORD count = 0;                                                              \
    TN_VECTOR_LOOP                                                               \
    for (int64_t i = 0; i < n; i++) {                                            \
      const WORD m = x[i] & magnitude;                                           \
      count += (m == 0) | (m > INF);                                             \
    }                                                                            \
    return count > 0;                                                            \
  }
static bool has_any_aside(const void *from, int64_t n, size_t bytes) {
  if (bytes == 4) COUNT(uint32_t, 0x7F800000u)
  COUNT(uint64_t, 0x7FF0000000000000u)
}
#undef COUNT

// In the upper bits.
static uint64_t word_at(const void *x, int64_t i, size_t bytes) {
  return bytes == 4 ? (uint64_t)((const uint32_t *)x)[i] << 32 : ((const uint64_t *)x)[i];
}

static void swap_words(void *x, int64_t i, int64_t k, size_t bytes) {
  const uint64_t a = word_at(x, i, bytes), b = word_at(x, k, bytes);
  if (bytes == 4) ((uint32_t *)x)[i] = (uint32_t)(b >> 32), ((uint32_t *)x)[k] = (uint32_t)(a >> 32);
  else ((uint64_t *)x)[i] = b, ((uint64_t *)x)[k] = a;
}

static bool is_zero(const void *x, int64_t i, size_t bytes) { return !(word_at(x, i, bytes) & INT64_MAX); }

static bool goes_aside(const Slice *s, const void *x, int64_t i, size_t bytes) {
  const uint64_t infinity = bytes == 4 ? 0x7F80000000000000u : 0x7FF0000000000000u;
  if (is_zero(x, i, bytes)) return s->key->is_zero_merged;
  return s->key->is_nan_merged && (word_at(x, i, bytes) & INT64_MAX) > infinity;
}

// How many of n are left in front of those.
static int64_t set_aside(const Slice *s, void *x, int64_t n, size_t bytes) {
  int64_t end = n;
  for (int64_t i = n; i-- > 0;)
    if (goes_aside(s, x, i, bytes)) swap_words(x, i, --end, bytes);
  return end;
}

static void reverse(void *x, int64_t begin, int64_t end, size_t bytes) {
  for (; begin < --end; begin++) swap_words(x, begin, end, bytes);
}

// [middle, end) goes before [begin, middle).
static void exchange(void *x, int64_t begin, int64_t middle, int64_t end, size_t bytes) {
  if (begin == middle || middle == end) return;
  reverse(x, begin, middle, bytes), reverse(x, middle, end, bytes), reverse(x, begin, end, bytes);
}

// Of [begin, end) zeros to the front: where they end.
static int64_t part_zeros(void *x, int64_t begin, int64_t end, size_t bytes) {
  if (end - begin < 2) return begin + (begin < end && is_zero(x, begin, bytes));
  const int64_t middle = begin + (end - begin) / 2;
  const int64_t first = part_zeros(x, begin, middle, bytes), last = part_zeros(x, middle, end, bytes);
  exchange(x, first, middle, last, bytes);
  return first + last - middle;
}

// The sorted words are followed by those that were set aside.
static void bring_back(const Slice *s, void *x) {
  const size_t bytes = s->j->p->bytes[0];
  const int64_t n = s->j->p->n, zeros = part_zeros(x, s->n, n, bytes);
  const bool is_descending = s->key->is_descending;
  int64_t at = 0;
  while (at < s->n && word_at(x, at, bytes) >> 63 != is_descending) at++;
  exchange(x, at, s->n, zeros, bytes);
  if (is_descending) exchange(x, 0, zeros, n, bytes);
}

// Puts keys in order of eight bits: each goes to where the next one of its bits belongs, and what was there goes on.
// ends: of those of the same bits.
static void spread(const TnLibCall *call, uint64_t *a, const int64_t *ends, unsigned shift) {
  int64_t at[256] = {0};
  memcpy(at + 1, ends, 255 * sizeof *at);
  for (unsigned b = 0; b < 256 && !tn_lib_is_cancelled(call); b++)
    while (at[b] < ends[b]) {
      uint64_t x = a[at[b]];
      for (unsigned d; (d = x >> shift & 255) != b;) {
        uint64_t next = a[at[d]];
        a[at[d]++] = x, x = next;
      }
      a[at[b]++] = x;
    }
}

// By the highest bits that not all share: false when there are none below them, or few items, which were sorted.
static bool split_by_bits(const TnLibCall *call, uint64_t *a, int64_t n, int64_t *ends) {
  if (n <= FEW_WORDS) {
    uint64_t room[FEW_WORDS];
    sort_64(call, a, room, n);
    return false;
  }
  uint64_t differ = 0;
  for (int64_t i = 0; i < n; i++) differ |= a[i] ^ a[0];
  if (differ < 256) differ = 255;
  const unsigned shift = 56 - (unsigned)__builtin_clzll(differ);
  int64_t counts[256] = {0};
  for (int64_t i = 0, end; i < n; i = end) {
    if (tn_lib_is_cancelled(call)) return false;
    for (end = tn_min_i64(i + TN_LOOK, n); i < end; i++) counts[a[i] >> shift & 255]++;
  }
  for (int64_t i = 0, end = 0; i < 256; i++) ends[i] = end += counts[i];
  spread(call, a, ends, shift);
  return shift > 0;
}

static void sort_in_place(const TnLibCall *call, uint64_t *a, int64_t n) {
  int64_t ends[256];
  if (!split_by_bits(call, a, n, ends)) return;
  for (int64_t b = 0, begin = 0; b < 256; begin = ends[b++])
    if (ends[b] - begin > 1) sort_in_place(call, a + begin, ends[b] - begin);
}

// Keys of the same highest bits by themselves, on all threads.
typedef struct Parted {
  const TnLibCall *call;
  uint64_t *keys;
  int64_t ends[256];
} Parted;

static void sort_parted(void *arg, int64_t begin, int64_t end) {
  const Parted *s = arg;
  for (int64_t b = begin; b < end; b++) {
    const int64_t first = b ? s->ends[b - 1] : 0;
    sort_in_place(s->call, s->keys + first, s->ends[b] - first);
  }
}

TN_SETUP static void sort_wide_keys(const TnLibCall *call, TnPool *pool, uint64_t *keys, int64_t n) {
  Parted s = {.call = call, .keys = keys};
  if (split_by_bits(call, keys, n, s.ends)) tn_pool_run(pool, sort_parted, &s, 256, 1);
}

TN_SETUP static void sort_bare(const Job *j, int64_t slice, uint8_t *scratch) {
  const TnLibSort *p = j->p;
  const size_t at = (size_t)(slice * p->n) * p->bytes[0];
  void *to = (uint8_t *)j->call->bufs[1] + at;
  uint32_t room[FEW_WORDS];
  Slice s = {.j = j, .n = p->n, .from = (const uint8_t *)j->call->bufs[0] + at, .items = to,
             .room = p->n > FEW_WORDS ? (void *)scratch : room, .key = p->keys};
  if (is_float(p) && has_any_aside(s.from, p->n, p->bytes[0])) {
    if (s.from != to) memcpy(to, s.from, (size_t)p->n * p->bytes[0]);
    s.from = to;
    s.n = set_aside(&s, to, p->n, p->bytes[0]);
  }
  run_on(j, take_keys, &s, s.n, CHUNK);
  if (p->bytes[0] == 8 && !s.is_cut) sort_wide_keys(j->call, j->is_shared ? j->call->pool : NULL, to, s.n);
  if (p->bytes[0] == 4) sort_items(&s);
  if (s.items != to) memcpy(to, s.items, (size_t)s.n * 4), s.items = to;
  run_on(j, give_elements, &s, s.n, CHUNK);
  if (s.n < p->n && !s.is_cut) bring_back(&s, to);
}

// ---------------------------------------------------------------------------------------------------------------
// By a comparator

TN_SETUP static bool is_less_by_keys(const Slice *s, uint64_t a, uint64_t b) {
  const TnLibSort *p = s->j->p;
  for (uint32_t k = 0; k < p->n_keys; k++) {
    const TnLibSortKey *key = &p->keys[k];
    const uint8_t *x = element(s, key->buf, (int64_t)a), *y = element(s, key->buf, (int64_t)b);
    uint64_t i, j;
    bool is_x = tn_sort_encode(key, x + key->offset, 0, 1, &i), is_y = tn_sort_encode(key, y + key->offset, 0, 1, &j);
    if (!is_x || !is_y) return false;
    if (i != j) return i < j;
  }
  return false;
}

TN_SETUP static bool is_less_by_comparator(const Slice *s, uint64_t a, uint64_t b) {
  const TnLibSort *p = s->j->p;
  for (uint32_t k = 0; k < p->n_operands; k++) {
    s->args[2 * k] = element(s, k, (int64_t)a);
    s->args[2 * k + 1] = element(s, k, (int64_t)b);
  }
  return p->less(p->user, s->args);
}

// Pairs of runs in `from` become runs of twice as many in `to`. False when cancelled, which leaves some of it
// unwritten.
TN_SETUP static bool merge_runs(const Slice *s, const uint64_t *from, uint64_t *to, int64_t run,
                                bool (*is_less)(const Slice *, uint64_t, uint64_t)) {
  const int64_t n = s->j->p->n;
  for (int64_t first = 0; first < n; first += 2 * run) {
    int64_t middle = tn_min_i64(first + run, n), end = tn_min_i64(first + 2 * run, n), a = first, b = middle;
    for (int64_t i = first; i < end; i++) {
      if (i % CHUNK == 0 && tn_lib_is_cancelled(s->j->call)) return false;
      to[i] = b == end || (a < middle && !is_less(s, from[b], from[a])) ? from[a++] : from[b++];
    }
  }
  return true;
}

// Bottom-up merge sort from short runs; a comparator that is no order gives some permutation.
TN_SETUP static void sort_by_asking(Slice *s, bool (*is_less)(const Slice *, uint64_t, uint64_t)) {
  enum { RUN = 8 };
  int64_t n = s->j->p->n;
  uint64_t *from = s->items, *to = s->room;
  for (int64_t i = 0; i < n; i++) from[i] = (uint64_t)i;
  for (int64_t first = 0; first < n && !tn_lib_is_cancelled(s->j->call); first += RUN)
    for (int64_t i = first + 1; i < n && i < first + RUN; i++) {
      uint64_t x = from[i];
      int64_t at = i;
      for (; at > first && is_less(s, x, from[at - 1]); at--) from[at] = from[at - 1];
      from[at] = x;
    }
  for (int64_t run = RUN; run < n && merge_runs(s, from, to, run, is_less); run *= 2) {
    uint64_t *swap = from;
    from = to, to = swap;
  }
  s->room = from, s->items = to;
}

// ---------------------------------------------------------------------------------------------------------------

// Side by side: slices are columns of rows that stand before the other scratch of the slot.

static int64_t base_of(const TnLibSort *p, int64_t slice) {
  return slice / p->inner * p->inner * p->n + slice % p->inner;
}

static Slice slice_at(const Job *j, int64_t i, uint8_t *scratch) {
  const size_t bytes = (size_t)j->p->n * (j->is_wide ? sizeof(TnWide) : sizeof(TnNarrow));
  scratch += j->rows_bytes;
  return (Slice){.j = j, .base = base_of(j->p, i), .n = j->p->n, .items = scratch, .room = scratch + bytes,
                 .order = (uint64_t *)(void *)(scratch + 2 * bytes),
                 .args = (const void **)(void *)(scratch + 2 * bytes)};
}

// Between elements and lanes: flip makes signed numbers of their order. From slice to slice it is `across` elements.
#define MOVE(WORD, LANE)                                                                                    \
  for (int64_t i = 0; i < p->n; i++, at += step * sizeof(WORD), lanes += TN_SORT_ROW) {                     \
    WORD word;                                                                                              \
    LANE lane;                                                                                              \
    if (is_back)                                                                                            \
      for (size_t l = 0; l < count; l++)                                                                    \
        memcpy(&lane, lanes + l * sizeof lane, sizeof lane), word = (WORD)((WORD)lane ^ (WORD)flip),        \
        memcpy(at + l * across * sizeof word, &word, sizeof word);                                          \
    else                                                                                                    \
      for (size_t l = 0; l < count; l++)                                                                    \
        memcpy(&word, at + l * across * sizeof word, sizeof word), lane = (LANE)(WORD)(word ^ (WORD)flip),  \
        memcpy(lanes + l * sizeof lane, &lane, sizeof lane);                                                \
  }

static void move_words(const TnLibSort *p, uint8_t *at, size_t count, uint8_t *lanes, bool is_back) {
  const TnDtype t = p->keys[0].type;
  const size_t step = (size_t)p->inner, across = p->inner > 1 ? 1 : (size_t)p->n;
  // Narrow ones become numbers above zero; wide ones are turned where they are unsigned.
  const bool is_turned = (tn_dtype_class(t) == TN_CLASS_SINT) == (tn_dtype_bytes(t) < 4);
  const uint64_t flip = (is_turned ? (uint64_t)1 << (tn_dtype_bits(t) - 1) : 0) ^
                        (p->keys[0].is_descending ? UINT64_MAX : 0);
  switch (tn_dtype_bytes(t)) {
    case 1: MOVE(uint8_t, int32_t) break;
    case 2: MOVE(uint16_t, int32_t) break;
    case 4: MOVE(uint32_t, int32_t) break;
    default: MOVE(uint64_t, int64_t)
  }
}
#undef MOVE

static void sort_plain(const Job *j, int64_t first, int64_t count, uint8_t *scratch) {
  const TnLibSort *p = j->p;
  const size_t at = (size_t)base_of(p, first) * p->bytes[0];
  move_words(p, (uint8_t *)j->call->bufs[0] + at, (size_t)count, scratch, false);
  tn_sort_columns(scratch, p->n, p->bytes[0] == 8);
  move_words(p, (uint8_t *)j->call->bufs[1] + at, (size_t)count, scratch, true);
}

// Keys and positions, in words whose order is that of signed numbers.
static void sort_positions(const Job *j, int64_t first, int64_t count, uint8_t *scratch) {
  enum { SIDE = TN_SORT_ROW / sizeof(TnNarrow) };
  const TnLibSort *p = j->p;
  const TnNarrow top = (TnNarrow)1 << 63;
  TnNarrow *rows = (TnNarrow *)(void *)scratch;
  bool is_undefined[SIDE];
  for (int64_t l = 0; l < count; l++) {
    Slice s = slice_at(j, first + l, scratch);
    s.key = p->keys;
    make_items(&s, 0, p->n);
    is_undefined[l] = s.is_undefined;
    for (int64_t i = 0; i < p->n; i++) rows[i * SIDE + l] = ((TnNarrow *)s.items)[i] ^ top;
  }
  tn_sort_columns(rows, p->n, true);
  for (int64_t l = 0; l < count; l++) {
    Slice s = slice_at(j, first + l, scratch);
    if (is_undefined[l]) sort_by_asking(&s, is_less_by_keys);
    else
      for (int64_t i = 0; i < p->n; i++) ((uint64_t *)s.room)[i] = (uint32_t)rows[i * SIDE + l];
    gather_all(&s);
  }
}

// As many of the slices [begin, end) as make up a row and stand beside each other, from begin on: how many.
static int64_t sort_side(const Job *j, int64_t begin, int64_t end, uint8_t *scratch) {
  const TnLibSort *p = j->p;
  const bool plain = is_plain(p);
  const int64_t side = TN_SORT_ROW / (plain && p->bytes[0] < 8 ? 4 : 8);
  int64_t count = tn_min_i64(side, end - begin);
  if (p->inner > 1) count = tn_min_i64(count, p->inner - begin % p->inner);
  if (count < side) memset(scratch, 0, j->rows_bytes);
  (plain ? sort_plain : sort_positions)(j, begin, count, scratch);
  return count;
}

// ---------------------------------------------------------------------------------------------------------------

static void sort_bytes(const Job *j, int64_t slice) {
  enum { WAYS = 4 };  // neighbours are often the same: one count would wait for the other
  const TnLibSort *p = j->p;
  const uint8_t *in = (const uint8_t *)j->call->bufs[0] + base_of(p, slice);
  uint8_t *out = (uint8_t *)j->call->bufs[1] + base_of(p, slice);
  int64_t counts[WAYS][256] = {{0}};
  for (int64_t i = 0, end; i < p->n; i = end) {
    if (tn_lib_is_cancelled(j->call)) return;
    for (end = tn_min_i64(i + TN_LOOK, p->n); i < end; i++) counts[i % WAYS][in[i * p->inner]]++;
  }
  const uint8_t first = tn_dtype_class(p->keys[0].type) == TN_CLASS_SINT ? 128 : 0;
  for (unsigned k = 0; k < 256; k++) {
    const uint8_t x = (uint8_t)((p->keys[0].is_descending ? 255 - k : k) ^ first);
    int64_t n = counts[0][x] + counts[1][x] + counts[2][x] + counts[3][x];
    for (int64_t end; n > 0 && !tn_lib_is_cancelled(j->call); n = end)
      for (end = tn_max_i64(n - TN_LOOK, 0); n > end; n--, out += p->inner) *out = x;
  }
}

// From `from` to where the next of its byte belongs, turned so that bytes are in order.
static void spread_words(const Job *j, const uint16_t *from, uint16_t *to, int64_t *at, unsigned shift, uint16_t turn,
                         uint16_t turn_back) {
  for (int64_t i = 0, end; i < j->p->n && !tn_lib_is_cancelled(j->call); i = end)
    for (end = tn_min_i64(i + TN_LOOK, j->p->n); i < end; i++) {
      const uint16_t x = from[i] ^ turn;
      to[at[x >> shift & 255]++] = x ^ turn_back;
    }
}

static void sort_words(const Job *j, int64_t slice, uint8_t *scratch) {
  const TnLibSort *p = j->p;
  const uint16_t *in = (const uint16_t *)j->call->bufs[0] + slice * p->n;
  uint16_t *out = (uint16_t *)j->call->bufs[1] + slice * p->n, *room = (uint16_t *)(void *)scratch;
  const uint16_t first = tn_dtype_class(p->keys[0].type) == TN_CLASS_SINT ? 0x8000 : 0;
  const uint16_t turn = (uint16_t)(first ^ (p->keys[0].is_descending ? UINT16_MAX : 0));
  int64_t low[257] = {0}, high[257] = {0};
  for (int64_t i = 0, end; i < p->n; i = end) {
    if (tn_lib_is_cancelled(j->call)) return;
    for (end = tn_min_i64(i + TN_LOOK, p->n); i < end; i++) {
      const uint16_t x = in[i] ^ turn;
      low[(x & 255) + 1]++, high[(x >> 8) + 1]++;
    }
  }
  for (unsigned k = 1; k < 256; k++) low[k] += low[k - 1], high[k] += high[k - 1];
  spread_words(j, in, room, low, 0, turn, 0);
  if (!tn_lib_is_cancelled(j->call)) spread_words(j, room, out, high, 8, 0, turn);
}

static void sort_slices(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibSort *p = j->p;
  uint8_t *scratch = !j->call->scratch ? NULL : (uint8_t *)j->call->scratch + (size_t)slot * slot_bytes(p);
  for (int64_t i = begin, n; i < end && !tn_lib_is_cancelled(j->call); i += n) {
    if (j->rows_bytes) {
      n = sort_side(j, i, end, scratch);
      continue;
    }
    n = 1;
    if (j->is_of_words) {
      sort_words(j, i, scratch);
      continue;
    }
    if (j->is_counted || j->is_bare) {
      j->is_counted ? sort_bytes(j, i) : sort_bare(j, i, scratch);
      continue;
    }
    Slice s = slice_at(j, i, scratch);
    if (p->n_keys == 0) sort_by_asking(&s, is_less_by_comparator);
    else if (!sort_by_keys(&s)) sort_by_asking(&s, is_less_by_keys);
    gather_all(&s);
  }
}

TN_SETUP TnError *tn_lib_sort(TnLibCall *call) {
  enum { PART = 4096 };  // elements that are worth a thread
  const TnLibSort *p = call->params;
  int64_t slices = slices_of(p);
  if (slices == 0) return NULL;
  Job j = {.p = p, .call = call, .rows_bytes = rows_bytes(p), .is_wide = has_wide(p),
           .is_counted = is_counted(p), .is_of_words = is_of_words(p), .is_bare = is_bare(p)};
  j.is_shared = slices < (int64_t)tn_pool_threads(call->pool) && p->n >= LONG_SLICE && p->n_keys;
  if (j.is_shared) sort_slices(&j, 0, 0, slices);
  else tn_lib_split(call, sort_slices, &j, slices, tn_max_i64(1, PART / p->n), p->threads);
  return tn_lib_finish(call);
}

// ---------------------------------------------------------------------------------------------------------------
// top_k: the candidates so far, of which all but the k best go when there is no more room; a few are kept in order. An
// element that is not better than the worst of the k is passed over; whole blocks are.

enum { BLOCK = 64, FEW = 32 };

static bool is_pair(TnDtype t) { return t == TN_C128; }
static bool is_top_wide(const TnLibTopK *p) {
  return tn_sort_is_wide(p->type) || p->n >= UINT32_MAX;
}
static int64_t top_room(const TnLibTopK *p) {
  return is_pair(p->type) ? p->n : tn_min_i64(p->n, 2 * p->k + 128) + BLOCK;
}
static size_t top_slot_bytes(const TnLibTopK *p) {
  size_t item = is_top_wide(p) ? sizeof(TnWide) : sizeof(TnNarrow);
  return tn_round_scratch((size_t)top_room(p) * (2 * item + (is_pair(p->type) ? sizeof(uint64_t) : 0)));
}

// A few of each of several short rows are found side by side, one row a lane.
static bool is_beside(const TnLibTopK *p) {
  return !is_top_wide(p) && p->k <= FEW && p->n <= BLOCK && p->rows >= FEW_SLICES;
}

TN_SETUP size_t tn_lib_top_k_scratch(const TnLibTopK *p) {
  return p->rows && p->k && !is_beside(p) ? top_slot_bytes(p) * tn_lib_slots(p->threads, p->rows) : 0;
}

static const TnLibSortKey *top_keys(void) {
  static const TnLibSortKey keys[] = {{.is_descending = true, .is_total = true}};
  return keys;
}

// Keys of n elements, best ones least.
static void encode_wide(TnDtype t, const uint8_t *in, int64_t n, uint64_t *out) {
  TnLibSortKey key = *top_keys();
  key.type = tn_dtype_real(t);
  tn_sort_encode(&key, in, (int64_t)tn_dtype_bytes(t), n, out);
  if (t != TN_C64) return;
  uint64_t low[BLOCK];
  tn_sort_encode(&key, in + 4, 8, n, low);
  for (int64_t i = 0; i < n; i++) out[i] = out[i] << 32 | low[i];
}

// Loops over whole blocks become vectors.
static void encode_block(const uint8_t *in, uint32_t turned, uint32_t *out) {
  TN_VECTOR_LOOP
  for (int64_t i = 0; i < BLOCK; i++) {
    int32_t x;
    memcpy(&x, in + 4 * i, 4);
    out[i] = ~((uint32_t)x ^ (1u << 31) ^ ((uint32_t)(x >> 31) & turned));
  }
}

// What is beyond n is worse than anything.
static void encode_narrow(TnDtype t, const uint8_t *in, int64_t n, uint32_t *out) {
  if (t == TN_F32 || t == TN_I32) {
    uint8_t padded[4 * BLOCK];
    if (n < BLOCK) {
      memset(padded, 0, sizeof padded);
      in = memcpy(padded, in, (size_t)n * 4);
    }
    encode_block(in, t == TN_F32 ? INT32_MAX : 0, out);
  } else {
    uint64_t keys[BLOCK];
    encode_wide(t, in, n, keys);
    for (int64_t i = 0; i < n; i++) out[i] = (uint32_t)keys[i];
  }
  for (int64_t i = n; i < BLOCK; i++) out[i] = UINT32_MAX;
}

static bool any_below_narrow(const uint32_t *keys, int64_t n, uint32_t bound) {
  int32_t any = 0, limit = (int32_t)(bound ^ 1u << 31);  // vectors compare signed numbers
  for (int64_t i = 0; i < BLOCK; i++) any |= -((int32_t)(keys[i] ^ 1u << 31) < limit);
  (void)n;
  return any;
}

static bool any_below_wide(const uint64_t *keys, int64_t n, uint64_t bound) {
  bool any = false;
  for (int64_t i = 0; i < n; i++) any |= keys[i] < bound;
  return any;
}

// Once the room was full, only keys below the bound, the worst of the best k, are taken. NULL when cancelled.
#define FIND_TOP(kind, T, WORD, MAKE, KEY_OF)                                                      \
  static void insert_##kind(T *items, int64_t at, T item) {                                        \
    for (; at > 0 && KEY_OF(items[at - 1]) > KEY_OF(item); at--) items[at] = items[at - 1];        \
    items[at] = item;                                                                              \
  }                                                                                                \
  static const T *find_few_##kind(const TnLibCall *call, const uint8_t *in, T *items) {            \
    const TnLibTopK *p = call->params;                                                             \
    int64_t n = 0;                                                                                 \
    WORD bound = 0, keys[BLOCK];                                                                   \
    for (int64_t at = 0; at < p->n; at += BLOCK) {                                                 \
      int64_t count = tn_min_i64(BLOCK, p->n - at);                                                \
      if (at % TN_LOOK == 0 && tn_lib_is_cancelled(call)) return NULL;                             \
      encode_##kind(p->type, in + (size_t)at * tn_dtype_bytes(p->type), count, keys);              \
      if (n == p->k && !any_below_##kind(keys, count, bound)) continue;                            \
      for (int64_t i = 0; i < count; i++) {                                                        \
        if (n == p->k && keys[i] >= bound) continue;                                               \
        n += n < p->k;                                                                             \
        insert_##kind(items, n - 1, MAKE((uint64_t)keys[i], (uint64_t)(at + i)));                  \
        bound = KEY_OF(items[n - 1]);                                                              \
      }                                                                                            \
    }                                                                                              \
    return items;                                                                                  \
  }                                                                                                \
  static const T *find_top_##kind(const TnLibCall *call, const uint8_t *in, T *items) {            \
    const TnLibTopK *p = call->params;                                                             \
    if (p->k <= FEW) return find_few_##kind(call, in, items);                                      \
    int64_t cap = top_room(p), n = 0;                                                              \
    T *room = items + cap;                                                                         \
    bool is_bounded = false;                                                                       \
    WORD bound = 0, keys[BLOCK];                                                                   \
    for (int64_t at = 0; at < p->n; at += BLOCK) {                                                 \
      int64_t count = tn_min_i64(BLOCK, p->n - at);                                                \
      if (at % TN_LOOK == 0 && tn_lib_is_cancelled(call)) return NULL;                             \
      encode_##kind(p->type, in + (size_t)at * tn_dtype_bytes(p->type), count, keys);              \
      if (is_bounded && !any_below_##kind(keys, count, bound)) continue;                           \
      for (int64_t i = 0; i < count; i++) {                                                        \
        items[n] = MAKE((uint64_t)keys[i], (uint64_t)(at + i));                                    \
        n += !is_bounded || keys[i] < bound;                                                       \
      }                                                                                            \
      if (n + BLOCK <= cap || n <= p->k) continue;                                                 \
      if (!select_##kind(call, items, room, n, p->k)) return NULL;                                 \
      n = p->k, bound = 0, is_bounded = true;                                                      \
      for (int64_t i = 0; i < n; i++) bound = KEY_OF(items[i]) > bound ? KEY_OF(items[i]) : bound; \
    }                                                                                              \
    if (n > p->k && !select_##kind(call, items, room, n, p->k)) return NULL;                       \
    return sort_by_merging_##kind(call, items, room, p->k) ? items : NULL;                         \
  }
#define MAKE_NARROW(key, at) ((key) << 32 | (at))
#define MAKE_WIDE(key, at) ((TnWide){(key), (at)})
#define KEY_OF_NARROW(x) ((uint32_t)((x) >> 32))
#define KEY_OF_WIDE(x) ((x).key)
FIND_TOP(narrow, TnNarrow, uint32_t, MAKE_NARROW, KEY_OF_NARROW)
FIND_TOP(wide, TnWide, uint64_t, MAKE_WIDE, KEY_OF_WIDE)

// Both keys of 64 bits: sorted whole.
TN_SETUP static const uint64_t *sort_pairs(const TnLibCall *call, const uint8_t *in, uint8_t *scratch) {
  const TnLibTopK *p = call->params;
  static const uint8_t offsets[] = {8, 0};
  TnWide *items = (TnWide *)(void *)scratch, *room = items + p->n;
  uint64_t *order = (uint64_t *)(void *)(room + p->n);
  TnLibSortKey key = *top_keys();
  key.type = TN_F64;
  for (int part = 0; part < 2; part++) {
    for (int64_t i = 0; i < p->n; i++) {
      uint64_t at = part ? order[i] : (uint64_t)i, word;
      tn_sort_encode(&key, in + 16 * at + offsets[part], 0, 1, &word);
      items[i] = (TnWide){word, (uint64_t)i};
    }
    if (!sort_wide(call, items, room, p->n)) return NULL;
    uint64_t *to = (uint64_t *)room;
    for (int64_t i = 0; i < p->n; i++) to[i] = part ? order[items[i].at] : items[i].at;
    memcpy(order, to, (size_t)p->n * sizeof *to);
  }
  return order;
}

static void store_top(const TnLibTopK *p, TnLibCall *call, int64_t row, int64_t i, uint64_t at) {
  size_t bytes = tn_dtype_bytes(p->type), to = (size_t)(row * p->k + i);
  const uint8_t *from = (const uint8_t *)call->bufs[0] + ((size_t)(row * p->n) + at) * bytes;
  memcpy((uint8_t *)call->bufs[1] + to * bytes, from, bytes);
  tn_store_i64(p->index_type, (uint8_t *)call->bufs[2] + to * tn_dtype_bytes(p->index_type), (int64_t)at);
}

static void top_beside(void *arg, int64_t slot, int64_t begin, int64_t end) {
  enum { SIDE = TN_SORT_ROW / sizeof(TnNarrow) };
  TnLibCall *call = arg;
  const TnLibTopK *p = call->params;
  const size_t bytes = tn_dtype_bytes(p->type);
  _Alignas(TN_SORT_ROW) int64_t rows[BLOCK * SIDE] = {0}, least[FEW * SIDE];
  uint32_t keys[SIDE * BLOCK + BLOCK];  // whole blocks are written
  (void)slot;
  for (int64_t row = begin; row < end && !tn_lib_is_cancelled(call); row += SIDE) {
    const uint8_t *in = (const uint8_t *)call->bufs[0] + (size_t)(row * p->n) * bytes;
    const int64_t lanes = tn_min_i64(SIDE, end - row), n = lanes * p->n;
    for (int64_t i = 0; i < n; i += BLOCK)
      encode_narrow(p->type, in + (size_t)i * bytes, tn_min_i64(BLOCK, n - i), keys + i);
    for (int64_t l = 0; l < lanes; l++)
      for (int64_t i = 0; i < p->n; i++)
        rows[i * SIDE + l] = (int64_t)(((uint64_t)keys[l * p->n + i] << 32 | (uint64_t)i) ^ (uint64_t)1 << 63);
    for (int64_t i = 0; i < p->k * SIDE; i++) least[i] = INT64_MAX;
    tn_sort_least(rows, p->n, least, p->k);
    for (int64_t l = 0; l < lanes; l++)
      for (int64_t i = 0; i < p->k; i++) store_top(p, call, row + l, i, (uint32_t)least[i * SIDE + l]);
  }
}

static void top_rows(void *arg, int64_t slot, int64_t begin, int64_t end) {
  TnLibCall *call = arg;
  const TnLibTopK *p = call->params;
  uint8_t *scratch = (uint8_t *)call->scratch + (size_t)slot * top_slot_bytes(p);
  for (int64_t row = begin; row < end && !tn_lib_is_cancelled(call); row++) {
    const uint8_t *in = (const uint8_t *)call->bufs[0] + (size_t)(row * p->n) * tn_dtype_bytes(p->type);
    if (is_pair(p->type)) {
      const uint64_t *order = sort_pairs(call, in, scratch);
      for (int64_t i = 0; order && i < p->k && !tn_lib_is_cancelled(call); i++) store_top(p, call, row, i, order[i]);
    } else if (is_top_wide(p)) {
      const TnWide *items = find_top_wide(call, in, (TnWide *)(void *)scratch);
      for (int64_t i = 0; items && i < p->k && !tn_lib_is_cancelled(call); i++) store_top(p, call, row, i, items[i].at);
    } else {
      const TnNarrow *items = find_top_narrow(call, in, (TnNarrow *)(void *)scratch);
      for (int64_t i = 0; items && i < p->k && !tn_lib_is_cancelled(call); i++)
        store_top(p, call, row, i, (uint32_t)items[i]);
    }
  }
}

TN_SETUP TnError *tn_lib_top_k(TnLibCall *call) {
  enum { PART = 8192 };
  const TnLibTopK *p = call->params;
  if (p->rows == 0 || p->k == 0) return NULL;
  tn_lib_split(call, is_beside(p) ? top_beside : top_rows, call, p->rows, tn_max_i64(1, PART / p->n), p->threads);
  return tn_lib_finish(call);
}

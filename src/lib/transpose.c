// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Transposition. Dims of size 1 go, dims that stay neighbours become one, and a last dim that stays last becomes part
// of the element. What is left is a sequence of two-dimensional problems (a dim that is contiguous in the input against
// the one that is contiguous in the output), cut into tiles of one cache line square.
#include "lib/tile.h"

#if TN_LIB_X64
#include <immintrin.h>
#endif

// ---------------------------------------------------------------------------------------------------------------
// Simplification

TN_SETUP void tn_lib_transpose_prepare(TnArena *a, size_t rank, const int64_t *in_dims, const int64_t *perm,
                                       const bool *backwards, size_t bytes, TnLibTranspose *out) {
  int64_t *steps = tn_new_n(a, int64_t, rank + 1), next = 1;
  *out = (TnLibTranspose){.bytes = bytes, .n = 1};
  out->dims = tn_new_n(a, int64_t, rank + 1), out->in_steps = tn_new_n(a, int64_t, rank + 1);
  for (size_t d = rank; d-- > 0; next *= in_dims[d]) steps[d] = next, out->n *= in_dims[d];
  if (out->n == 0) return;
  size_t n = 0;
  for (size_t d = 0; d < rank; d++) {
    int64_t size = in_dims[perm[d]], step = steps[perm[d]];
    if (size == 1) continue;
    if (backwards && backwards[d]) out->start += (size - 1) * step, step = -step;
    if (n && out->in_steps[n - 1] == step * size)
      out->dims[n - 1] *= size, out->in_steps[n - 1] = step;
    else
      out->dims[n] = size, out->in_steps[n++] = step;
  }
  if (n && out->in_steps[n - 1] == 1) {  // rows stay together
    int64_t row = out->dims[--n];
    for (size_t d = 0; d < n; d++) out->in_steps[d] /= row;
    out->start /= row;
    out->bytes = bytes * (size_t)row, out->n /= row;
    out->is_row = out->bytes > 16 || (out->bytes & (out->bytes - 1));
  }
  out->rank = n;
}

TN_SETUP size_t tn_lib_transpose_scratch(const TnLibTranspose *p) {
  (void)p;
  return 0;
}

// ---------------------------------------------------------------------------------------------------------------
// Tiles: out[i][j] = in[j][i] for TILE x TILE elements, TILE * bytes being a cache line. Rows are in_step and out_step
// bytes apart, which may be backwards.

typedef void Tile(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step);

// Rows that are far apart get whole lines, made apart.
enum { NEAR = 256 };

#define TILE(name, T, BODY)                                                                  \
  static void name(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step) { \
    enum { SIDE = 64 / sizeof(T), WIDTH = sizeof(T) };                                       \
    _Alignas(64) uint8_t lines[SIDE * 64];                                                   \
    const bool is_near = out_step <= NEAR && out_step >= -NEAR;                              \
    uint8_t *to = is_near ? out : lines;                                                     \
    const ptrdiff_t step = is_near ? out_step : 64;                                          \
    BODY;                                                                                    \
    if (is_near) return;                                                                     \
    for (int i = 0; i < SIDE; i++, out += out_step) memcpy(out, lines + 64 * i, 64);         \
  }

#define PLAIN_TILE(name, T)                                                      \
  TILE(name, T,                                                                  \
       for (ptrdiff_t j = 0; j < SIDE; j++) for (ptrdiff_t i = 0; i < SIDE; i++) \
           memcpy(to + i * step + j * WIDTH, in + j * in_step + i * WIDTH, sizeof(T)))

typedef struct Wide {
  uint64_t a, b;
} Wide;

PLAIN_TILE(tile_16, Wide)
#if !TN_LIB_X64
PLAIN_TILE(tile_1, uint8_t)
PLAIN_TILE(tile_2, uint16_t)
PLAIN_TILE(tile_4, uint32_t)
PLAIN_TILE(tile_8, uint64_t)
#else

// N vectors of N elements: interleaving the halves of the list log2(N) times transposes them.
#define INTERLEAVE(N, LOG, VECTOR, MM, KIND)                   \
  TN_UNROLL for (int stage = 0; stage < LOG; stage++) {        \
    VECTOR y[N];                                               \
    TN_UNROLL for (int k = 0; k < N / 2; k++) {                \
      y[2 * k] = MM##_unpacklo_##KIND(x[k], x[k + N / 2]);     \
      y[2 * k + 1] = MM##_unpackhi_##KIND(x[k], x[k + N / 2]); \
    }                                                          \
    memcpy(x, y, sizeof x);                                    \
  }

// HOW: blocks of many vectors are functions, of few part of the tile.
#define VECTOR_TILE(name, T, N, LOG, KIND, HOW)                                                                  \
  static HOW void name##_block(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step) {         \
    __m128i x[N];                                                                                                \
    TN_UNROLL for (ptrdiff_t k = 0; k < N; k++) x[k] =                                                           \
        _mm_loadu_si128((const __m128i *)(const void *)(in + k * in_step));                                      \
    INTERLEAVE(N, LOG, __m128i, _mm, KIND)                                                                       \
    TN_UNROLL for (ptrdiff_t k = 0; k < N; k++) _mm_storeu_si128((__m128i *)(void *)(out + k * out_step), x[k]); \
  }                                                                                                              \
  TILE(name, T,                                                                                                  \
       for (ptrdiff_t j = 0; j < SIDE; j += N) for (ptrdiff_t i = 0; i < SIDE; i += N)                           \
           name##_block(in + j * in_step + i * WIDTH, in_step, to + i * step + j * WIDTH, step))

VECTOR_TILE(tile_1, uint8_t, 16, 4, epi8, __attribute__((noinline)))
VECTOR_TILE(tile_2, uint16_t, 8, 3, epi16, __attribute__((noinline)))
VECTOR_TILE(tile_4, uint32_t, 4, 2, epi32, inline)
VECTOR_TILE(tile_8, uint64_t, 2, 1, epi64, inline)

// Halves of lines of the output, from pairs of 16 bytes of the input that are so many bytes apart.
TN_AVX2 static inline __m256i load_two(const uint8_t *from, ptrdiff_t apart) {
  __m256i low = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)from));
  return _mm256_inserti128_si256(low, _mm_loadu_si128((const __m128i *)(const void *)(from + apart)), 1);
}

#define WIDE_TILE(name, T, N, LOG, KIND)                                                                            \
  TN_AVX2 static inline void name##_block(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step) { \
    __m256i x[N];                                                                                                   \
    TN_UNROLL for (ptrdiff_t k = 0; k < N; k++) x[k] = load_two(in + k * in_step, N * in_step);                     \
    INTERLEAVE(N, LOG, __m256i, _mm256, KIND)                                                                       \
    TN_UNROLL for (ptrdiff_t k = 0; k < N; k++) _mm256_storeu_si256((__m256i *)(void *)(out + k * out_step), x[k]); \
  }                                                                                                                 \
  TN_AVX2 static void name(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step) {                \
    for (ptrdiff_t i = 0; i < 64; i += 16, out += N * out_step)                                                     \
      for (ptrdiff_t j = 0; j < 64; j += 32)                                                                        \
        name##_block(in + j / (ptrdiff_t)sizeof(T) * in_step + i, in_step, out + j, out_step);                      \
  }

WIDE_TILE(wide_1, uint8_t, 16, 4, epi8)
WIDE_TILE(wide_2, uint16_t, 8, 3, epi16)
WIDE_TILE(wide_4, uint32_t, 4, 2, epi32)
WIDE_TILE(wide_8, uint64_t, 2, 1, epi64)
WIDE_TILE(wide_16, Wide, 1, 0, epi64)
#endif

// The longer way is the inner loop.
#define SMALL_TILE(T)                                                                     \
  for (int64_t i = 0; i < few; i++)                                                       \
    for (int64_t j = 0; j < many; j++)                                                    \
      memcpy(out + i * out_few + j * out_many, in + i * in_few + j * in_many, sizeof(T)); \
  break;
#if TN_LIB_X64
// The last blocks overlap those before them.
#define EACH_BLOCK(T, N, M, block)                                                                           \
  for (int64_t y = 0; y < rows; y += N)                                                                      \
    for (int64_t x = 0; x < columns; x += M) {                                                               \
      const int64_t i = tn_min_i64(y, rows - N), j = tn_min_i64(x, columns - M);                             \
      block(in + j * in_step + i * (int64_t)sizeof(T), in_step, out + i * out_step + j * (int64_t)sizeof(T), \
            out_step);                                                                                       \
    }
#define SMALL_BLOCKS(T, N, block)     \
  if (rows >= N && columns >= N) {    \
    EACH_BLOCK(T, N, N, block) break; \
  }                                   \
  SMALL_TILE(T)

// Four rows of the output, of eight bytes: four neighbours in 32 bytes of each column.
TN_AVX2 static inline void wide_8_square(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step) {
  __m256i x[4], y[4];
  TN_UNROLL for (ptrdiff_t k = 0; k < 4; k++) x[k] = _mm256_loadu_si256((const void *)(in + k * in_step));
  TN_UNROLL for (int k = 0; k < 4; k += 2) {
    y[k] = _mm256_unpacklo_epi64(x[k], x[k + 1]);
    y[k + 1] = _mm256_unpackhi_epi64(x[k], x[k + 1]);
  }
  TN_UNROLL for (ptrdiff_t k = 0; k < 2; k++) {
    _mm256_storeu_si256((void *)(out + k * out_step), _mm256_permute2x128_si256(y[k], y[k + 2], 0x20));
    _mm256_storeu_si256((void *)(out + (k + 2) * out_step), _mm256_permute2x128_si256(y[k], y[k + 2], 0x31));
  }
}

// Few long rows: blocks of 32 bytes of each.
TN_AVX2 static void long_rows(size_t bytes, const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step,
                              int64_t rows, int64_t columns) {
  if (bytes == 4) {
    EACH_BLOCK(uint32_t, 4, 8, wide_4_block)
  } else {
    EACH_BLOCK(uint64_t, 4, 4, wide_8_square)
  }
}

// Two or three columns of four bytes: in blocks of four rows of which only those are stored.
static inline __attribute__((always_inline)) void narrow_block(const uint8_t *in, ptrdiff_t in_step, uint8_t *out,
                                                               ptrdiff_t out_step, const ptrdiff_t columns) {
  __m128i x[4];
  TN_UNROLL for (ptrdiff_t k = 0; k < 4; k++) x[k] =
      _mm_loadu_si128((const __m128i *)(const void *)(in + (k < columns ? k : 0) * in_step));
  INTERLEAVE(4, 2, __m128i, _mm, epi32)
  TN_UNROLL for (ptrdiff_t k = 0; k < 4; k++) memcpy(out + k * out_step, &x[k], (size_t)columns * 4);
}

static void narrow_tile(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step, int64_t rows,
                        int64_t columns) {
  for (int64_t y = 0; y < rows; y += 4) {
    const int64_t i = tn_min_i64(y, rows - 4);
    if (columns == 2)
      narrow_block(in + i * 4, in_step, out + i * out_step, out_step, 2);
    else
      narrow_block(in + i * 4, in_step, out + i * out_step, out_step, 3);
  }
}
#else
#define SMALL_BLOCKS(T, N, block) SMALL_TILE(T)
#endif

// Any rows x columns of the output.
static void small_tile(size_t bytes, const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step,
                       int64_t rows, int64_t columns) {
  const bool is_thin = columns < rows;
  const ptrdiff_t size = (ptrdiff_t)bytes, in_few = is_thin ? in_step : size, in_many = is_thin ? size : in_step;
  const ptrdiff_t out_few = is_thin ? size : out_step, out_many = is_thin ? out_step : size;
  const int64_t few = is_thin ? columns : rows, many = is_thin ? rows : columns;
#if TN_LIB_X64
  if (bytes == 4 && rows >= 4 && (columns == 2 || columns == 3)) {
    narrow_tile(in, in_step, out, out_step, rows, columns);
    return;
  }
  enum { LONG = 16 };
  if (columns >= LONG && rows >= 4 && (bytes == 4 || bytes == 8) && tn_lib_has_avx2()) {
    long_rows(bytes, in, in_step, out, out_step, rows, columns);
    return;
  }
#endif
  switch (bytes) {
    case 1: SMALL_BLOCKS(uint8_t, 16, tile_1_block)
    case 2: SMALL_BLOCKS(uint16_t, 8, tile_2_block)
    case 4: SMALL_BLOCKS(uint32_t, 4, tile_4_block)
    case 8: SMALL_BLOCKS(uint64_t, 2, tile_8_block)
    default: SMALL_TILE(Wide)
  }
}

// ---------------------------------------------------------------------------------------------------------------

// The tile that makes halves of lines is no good where rows of the output meet in a few sets of the first cache.
static Tile *tile_of(size_t bytes, size_t out_step) {
  static Tile *const tiles[] = {tile_1, tile_2, tile_4, tile_8, tile_16};
  const int log = __builtin_ctz((unsigned)bytes);
#if TN_LIB_X64
  enum { MEET = 2048 };
  static Tile *const wide[] = {wide_1, wide_2, wide_4, wide_8, wide_16};
  if ((bytes < 4 ? out_step <= NEAR : out_step % MEET) && tn_lib_has_avx2()) return wide[log];
#else
  (void)out_step;
#endif
  return tiles[log];
}

void tn_transpose_block(size_t bytes, const void *in, size_t in_step, void *out, size_t out_step, int64_t rows,
                        int64_t columns) {
  enum { AHEAD = 512 };  // bytes of each column that are on their way
  const int64_t side = 64 / (int64_t)bytes;
  Tile *tile = rows < side || columns < side ? NULL : tile_of(bytes, out_step);
  const bool is_long = rows * (int64_t)bytes > AHEAD;
  if (!tile && !is_long) {
    small_tile(bytes, in, (ptrdiff_t)in_step, out, (ptrdiff_t)out_step, rows, columns);
    return;
  }
  for (int64_t i = 0; i < rows; i += side)
    for (int64_t j = 0; j < columns; j += side) {
      const uint8_t *from = (const uint8_t *)in + (size_t)j * in_step + (size_t)i * bytes;
      uint8_t *to = (uint8_t *)out + (size_t)i * out_step + (size_t)j * bytes;
      int64_t n_rows = tn_min_i64(side, rows - i), n_columns = tn_min_i64(side, columns - j);
      for (int64_t k = 0; is_long && k < n_columns; k++) __builtin_prefetch(from + (size_t)k * in_step + AHEAD);
      if (n_rows == side && n_columns == side)
        tile(from, (ptrdiff_t)in_step, to, (ptrdiff_t)out_step);
      else
        small_tile(bytes, from, (ptrdiff_t)in_step, to, (ptrdiff_t)out_step, n_rows, n_columns);
    }
}

// Dims that lie together in one of the arrays, from the innermost one on, and what a step of each is in the other one,
// in elements.
enum { MOST_MERGED = 4 };
typedef struct Side {
  size_t n;
  int64_t size;  // of all of them
  int64_t sizes[MOST_MERGED], steps[MOST_MERGED];
} Side;

typedef struct Job {
  const TnLibTranspose *p;
  const TnLibCall *call;
  const uint8_t *in;
  uint8_t *out;
  Tile *tile, *apart;  // `apart`: of tiles whose rows are copied to where they belong
  bool is_streamed;
  Side rows;          // dims that are contiguous in the input; those that run backwards are counted from their end
  Side columns;       // the last dims
  uint64_t is_row;    // bit d for dim d of the output
  int64_t start;      // position in the input of the first element that is read
  int64_t out_start;  // and where the output has it
  int64_t side;       // elements of a tile's side
  int64_t groups, group_rows;   // parts that rows are cut in
  int64_t parts, part_columns;  // and columns
} Job;

static void extend(Side *s, int64_t size, int64_t step) {
  s->sizes[s->n] = size, s->steps[s->n++] = step, s->size *= size;
}

// Adds to the rows what lies beside them in the input. False: that is a dim of the columns, or nothing.
static bool extend_rows(Job *j) {
  const TnLibTranspose *p = j->p;
  int64_t out_step = 1;
  for (size_t i = 0; i < j->columns.n; i++) out_step *= j->columns.sizes[i];
  if (j->rows.n == MOST_MERGED) return false;
  for (size_t d = p->rank - j->columns.n; d-- > 0; out_step *= p->dims[d]) {
    const int64_t step = p->in_steps[d], size = p->dims[d];
    if (d >= 64 || (step != j->rows.size && step != -j->rows.size)) continue;
    if (step < 0) j->start += (size - 1) * step, j->out_start += (size - 1) * out_step;
    extend(&j->rows, size, step < 0 ? -out_step : out_step);
    j->is_row |= 1ull << d;
    return true;
  }
  return false;
}

static bool extend_columns(Job *j) {
  const TnLibTranspose *p = j->p;
  if (j->columns.n == MOST_MERGED || j->columns.n == p->rank) return false;
  const size_t d = p->rank - 1 - j->columns.n;
  if (d < 64 && j->is_row >> d & 1) return false;
  extend(&j->columns, p->dims[d], p->in_steps[d]);
  return true;
}

// Whether a side is to have more: less than half of a line, or half of one whose other half is written or read only
// when it has left the cache, as the other side has many steps between lines that meet in a few sets of it.
static bool wants_more(const Side *s, const Side *other, size_t bytes) {
  enum { HALF = 32, MANY = 16, MEET = 1024 };
  const int64_t size = s->size * (int64_t)bytes, apart = other->steps[0] * (int64_t)bytes;
  return size < HALF || (size == HALF && other->size > MANY && apart % MEET == 0);
}

// What is short gets more first.
static void choose_sides(Job *j) {
  Side *r = &j->rows, *c = &j->columns;
  r->size = c->size = 1;
  extend_columns(j);
  extend_rows(j);
  for (bool goes_on = true; goes_on;) {
    const bool more_rows = wants_more(r, c, j->p->bytes), more_columns = wants_more(c, r, j->p->bytes);
    goes_on = r->size <= c->size && more_rows && extend_rows(j);
    if (!goes_on) goes_on = more_columns && extend_columns(j);
    if (!goes_on) goes_on = more_rows && extend_rows(j);
  }
}

// Positions in both arrays of item `index` of all dims but rows and columns, in elements.
static void locate(const Job *j, int64_t index, int64_t *in_at, int64_t *out_at) {
  const TnLibTranspose *p = j->p;
  int64_t step = j->columns.size;
  *in_at = j->start, *out_at = j->out_start;
  for (size_t d = p->rank - j->columns.n; d-- > 0; step *= p->dims[d]) {
    if (d < 64 && j->is_row >> d & 1) continue;
    int64_t i = index % p->dims[d];
    index /= p->dims[d];
    *in_at += i * p->in_steps[d], *out_at += i * step;
  }
}

// Where n elements of a side from the first-th on are in the other array, in bytes: of one dim, one is enough where
// `place` finds the others.
static void list_places(const Side *s, int64_t first, int64_t n, int64_t bytes, int64_t *at) {
  int64_t index[MOST_MERGED], base = 0;
  for (size_t d = 0; d < s->n; first /= s->sizes[d++])
    index[d] = first % s->sizes[d], base += index[d] * s->steps[d] * bytes;
  for (int64_t i = 0; i < n;) {
    const int64_t run = tn_min_i64(s->sizes[0] - index[0], n - i), step = s->steps[0] * bytes;
    for (int64_t k = 0; k < run; k++, base += step) at[i++] = base;
    index[0] += run;
    for (size_t d = 0; d + 1 < s->n && index[d] == s->sizes[d]; d++) {
      base += (s->steps[d + 1] - s->sizes[d] * s->steps[d]) * bytes;
      index[d] = 0, index[d + 1]++;
    }
  }
}

// Whether the first n places listed are equally far apart: no dim begins anew among them.
static inline bool is_even(const Side *s, const int64_t *at, int64_t n, int64_t bytes) {
  return s->n == 1 || (n <= s->sizes[0] && at[n - 1] - at[0] == (n - 1) * s->steps[0] * bytes);
}

static inline int64_t place(const Side *s, const int64_t *at, int64_t k, int64_t bytes) {
  return s->n == 1 ? at[0] + k * s->steps[0] * bytes : at[k];
}

// Up to a line.
static inline void copy_piece(uint8_t *to, const uint8_t *from, size_t n) {
#define ENDS(N) memcpy(to, from, N), memcpy(to + n - N, from + n - N, N)
  if (n >= 32)
    ENDS(32);
  else if (n >= 16)
    ENDS(16);
  else if (n >= 8)
    ENDS(8);
  else if (n >= 4)
    ENDS(4);
  else
    for (size_t i = 0; i < n; i++) to[i] = from[i];
#undef ENDS
}

// Columns from `in` on become rows of the output from `out` on.
static inline void turn(const Job *j, Tile *tile, const uint8_t *in, ptrdiff_t in_step, uint8_t *out,
                        ptrdiff_t out_step, int64_t rows, int64_t columns) {
  if (rows == j->side && columns == j->side)
    tile(in, in_step, out, out_step);
  else
    small_tile(j->p->bytes, in, in_step, out, out_step, rows, columns);
}

// The same for columns at in_at[0], in_at[1], ... bytes from `in` on or, where that is NULL, equally far apart, and
// rows at out_at[0], ... Those that are listed are brought together, or made together and copied to their places.
static __attribute__((noinline)) void turn_listed(const Job *j, const uint8_t *in, const int64_t *in_at, uint8_t *out,
                                                  const int64_t *out_at, ptrdiff_t out_step, int64_t rows,
                                                  int64_t columns) {
  const size_t bytes = j->p->bytes;
  _Alignas(64) uint8_t lines[64 * 64], made[64 * 64];
  ptrdiff_t in_step = (ptrdiff_t)j->columns.steps[0] * (ptrdiff_t)bytes;
  for (int64_t k = 0; in_at && k < columns; k++) copy_piece(lines + 64 * k, in + in_at[k], (size_t)rows * bytes);
  if (in_at) in = lines, in_step = 64;
  turn(j, out_at ? j->apart : j->tile, in, in_step, out_at ? made : out, out_at ? 64 : out_step, rows, columns);
  for (int64_t k = 0; out_at && k < rows; k++) copy_piece(out + out_at[k], made + 64 * k, (size_t)columns * bytes);
}

enum {
  PIECE = 256,  // bytes of a row of the output that are streamed at once
  GROUP_TILES = 16,
  PAGE_TILES = 64,
  MOST_ROWS = 1024,
};

// What a group knows: its rows, and the columns of a part of it.
typedef struct Group {
  int64_t first_row, rows, first_column, columns;
  int64_t row_at[MOST_ROWS], column_at[2 * PIECE];
} Group;

// Tiles side by side, made apart. The lines at `next`, from which as many tiles will be made, are asked for.
static void stream_tiles(const Job *j, const uint8_t *in, const uint8_t *next, ptrdiff_t in_step, uint8_t *out,
                         const int64_t *out_at, ptrdiff_t columns) {
  const ptrdiff_t bytes = (ptrdiff_t)j->p->bytes, side = (ptrdiff_t)j->side, row = columns * bytes;
  const bool is_whole = j->rows.n == 1 && j->rows.steps[0] * bytes == row;
  const ptrdiff_t step = is_whole ? row : PIECE;
  _Alignas(64) uint8_t made[64 * PIECE];
  for (ptrdiff_t c = 0; c < columns; c += side, in += side * in_step) {
    const ptrdiff_t n = c + side < columns ? side : columns - c;
    for (ptrdiff_t k = 0; k < n; k++, next += in_step) __builtin_prefetch(next, 0, 2);
    turn(j, j->tile, in, in_step, made + c * bytes, step, side, n);
  }
  if (is_whole)
    tn_lib_stream(out + out_at[0], made, (size_t)(side * row));
  else
    for (ptrdiff_t r = 0; r < side; r++) tn_lib_stream(out + out_at[r], made + r * PIECE, (size_t)row);
}

// What whole tiles a band has; how many rows that are. Columns are those of one dim.
static __attribute__((noinline)) int64_t stream_band(const Job *j, const Group *g, const uint8_t *in, ptrdiff_t in_step,
                                                     ptrdiff_t band, uint8_t *out) {
  const int64_t side = j->side, full = g->rows - g->rows % side;
  const uint8_t *from = in;
  for (int64_t r = 0; r < full; r += side, from += 64)
    stream_tiles(j, from, r + side < full ? from + 64 : in + band * in_step, in_step, out, g->row_at + r, band);
  return full;
}

// A band of columns against rows, each equally far apart.
static inline void turn_rows(const Job *j, const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step,
                             int64_t rows, int64_t columns) {
  const int64_t side = j->side;
  for (; rows >= side; rows -= side, in += 64, out += side * out_step)
    turn(j, j->tile, in, in_step, out, out_step, side, columns);
  if (rows) small_tile(j->p->bytes, in, in_step, out, out_step, rows, columns);
}

// What need not be listed: all rows of the group and all columns.
static void turn_plain(const Job *j, const Group *g, const uint8_t *in, uint8_t *out) {
  enum { MOST_TILES = 8 };  // side by side, of less than a line
  const ptrdiff_t bytes = (ptrdiff_t)j->p->bytes;
  const int64_t most = g->rows < j->side ? MOST_TILES * j->side : j->side;
  const ptrdiff_t in_step = (ptrdiff_t)j->columns.steps[0] * bytes, out_step = (ptrdiff_t)j->rows.steps[0] * bytes;
  for (int64_t c = 0; c < g->columns; c += most, in += most * in_step, out += most * bytes)
    turn_rows(j, in, in_step, out, out_step, g->rows, tn_min_i64(most, g->columns - c));
}

// Rows of a group against columns of a part, in the order that reads a piece of each row of the input at a time.
static __attribute__((noinline)) void run_group(const Job *j, const Group *g, const uint8_t *in, uint8_t *out) {
  const Side *s = &j->rows;
  const int64_t bytes = (int64_t)j->p->bytes, side = j->side, most = j->is_streamed ? PIECE / bytes : side;
  const ptrdiff_t in_step = (ptrdiff_t)(j->columns.steps[0] * bytes), out_step = (ptrdiff_t)(s->steps[0] * bytes);
  const int64_t until = s->n == 1 ? g->rows : s->sizes[0] - g->first_row % s->sizes[0];
  for (int64_t c = 0, band; c < g->columns; c += band, out += band * bytes) {
    band = tn_min_i64(g->columns - c, most);
    const int64_t *in_at = g->column_at + c, first = place(&j->columns, g->column_at, c, bytes);
    const bool in_even = is_even(&j->columns, in_at, band, bytes);
    int64_t r = j->is_streamed ? stream_band(j, g, in + first, in_step, (ptrdiff_t)band, out) : 0, end = until, n;
    for (; r < g->rows; r += n) {
      while (end <= r) end += s->sizes[0];  // of the rows that are equally far apart
      const int64_t rest = g->rows - r, to = place(s, g->row_at, r, bytes);
      const uint8_t *from = in + r * bytes;
      n = end < g->rows ? (end - r) / side * side : rest;
      if (in_even && n) {
        turn_rows(j, from + first, in_step, out + to, out_step, n, band);
        continue;
      }
      n = tn_min_i64(side, rest);
      const bool out_even = r + n <= end;
      for (int64_t k = 0; k < band; k += side)  // bands that are streamed are more than a tile
        turn_listed(j, in_even ? from + first + k * in_step : from, in_even ? NULL : in_at + k,
                    (out_even ? out + to : out) + k * bytes, out_even ? NULL : g->row_at + r, out_step, n,
                    tn_min_i64(side, band - k));
    }
  }
}

static void run_groups(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const int64_t bytes = (int64_t)j->p->bytes;
  Group g;
  g.first_row = g.first_column = -1;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    int64_t in_at, out_at, column = i % j->parts * j->part_columns, item = i / j->parts;
    int64_t first = item % j->groups * j->group_rows;
    locate(j, item / j->groups, &in_at, &out_at);
    if (first != g.first_row) {
      g.first_row = first, g.rows = tn_min_i64(j->group_rows, j->rows.size - first);
      list_places(&j->rows, first, j->is_streamed || j->rows.n > 1 ? g.rows : 1, bytes, g.row_at);
    }
    if (column != g.first_column) {
      g.first_column = column, g.columns = tn_min_i64(j->part_columns, j->columns.size - column);
      list_places(&j->columns, column, j->columns.n > 1 ? g.columns : 1, bytes, g.column_at);
    }
    const uint8_t *in = j->in + (in_at + first) * bytes;
    uint8_t *out = j->out + (out_at + column) * bytes;
    if (j->rows.n == 1 && j->columns.n == 1 && !j->is_streamed)
      turn_plain(j, &g, in + g.column_at[0], out + g.row_at[0]);
    else
      run_group(j, &g, in, out);
  }
  if (j->is_streamed) tn_lib_stream_end();
}

// Elements that are whole rows, and problems of at most one dim.
static void run_rows(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibTranspose *p = j->p;
  size_t bytes = p->bytes;
  int64_t last = p->rank ? p->dims[p->rank - 1] : 1, step = p->rank ? p->in_steps[p->rank - 1] : 0;
  while (begin < end) {
    int64_t index = begin, at = p->start, run = tn_min_i64(last - begin % last, end - begin);
    for (size_t d = p->rank; d-- > 0; index /= p->dims[d]) at += index % p->dims[d] * p->in_steps[d];
    uint8_t *to = j->out + (size_t)begin * bytes;
    const uint8_t *from = j->in + (size_t)at * bytes;
    for (int64_t i = 0; i < run; i++) memcpy(to + (size_t)i * bytes, from + i * step * (int64_t)bytes, bytes);
    begin += run;
    if (tn_lib_is_cancelled(j->call)) return;
  }
}

TN_SETUP bool tn_lib_transpose_in_place(const TnLibTranspose *p) {
  if (p->is_row || p->start || p->rank < 2 || p->rank > 3) return false;
  const int64_t *d = p->dims + p->rank - 2, *steps = p->in_steps + p->rank - 2;
  return d[0] == d[1] && steps[0] == 1 && steps[1] == d[0] && (p->rank == 2 || steps[-1] == d[0] * d[0]);
}

enum { SQUARE = 128 };  // bytes of a side of a block of a square matrix

// Square matrices where they are: rows of blocks from the diagonal on, each changing places with its mirror image.
static void swap_blocks(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const size_t bytes = j->p->bytes;
  const int64_t n = j->p->dims[j->p->rank - 1], side = SQUARE / (int64_t)bytes, blocks = tn_ceil_div(n, side);
  const size_t row = (size_t)n * bytes;
  _Alignas(64) uint8_t made[SQUARE * SQUARE];
  for (; begin < end && !tn_lib_is_cancelled(j->call); begin++) {
    const int64_t i = begin % blocks * side, rows = tn_min_i64(side, n - i);
    uint8_t *matrix = j->out + (size_t)(begin / blocks) * (size_t)n * row;
    if (blocks == 1) {
      tn_transpose_block(bytes, matrix, row, made, row, n, n);
      memcpy(matrix, made, (size_t)n * row);
      continue;
    }
    for (int64_t k = i; k < n; k += side) {
      const int64_t columns = tn_min_i64(side, n - k);
      uint8_t *above = matrix + (size_t)i * row + (size_t)k * bytes;
      uint8_t *below = matrix + (size_t)k * row + (size_t)i * bytes;
      tn_transpose_block(bytes, above, row, made, SQUARE, columns, rows);
      if (k > i) tn_transpose_block(bytes, below, row, above, row, rows, columns);
      for (int64_t c = 0; c < columns; c++) memcpy(below + (size_t)c * row, made + c * SQUARE, (size_t)rows * bytes);
    }
  }
}

TN_SETUP TnError *tn_lib_transpose(TnLibCall *call) {
  enum { PART_BYTES = 1 << 16 };
  const TnLibTranspose *p = call->params;
  Job j = {.p = p, .call = call, .in = call->bufs[0], .out = call->bufs[1]};
  if (p->n == 0) return NULL;
  if (p->rank == 0) {
    memcpy(j.out, j.in, (size_t)p->n * p->bytes);
    return NULL;
  }
  if (j.in == j.out) {
    const int64_t n = p->dims[p->rank - 1], blocks = tn_ceil_div(n * (int64_t)p->bytes, SQUARE);
    tn_pool_run(call->pool, swap_blocks, &j, p->n / (n * n) * blocks, tn_ceil_div(PART_BYTES, SQUARE * n));
    return tn_lib_finish(call);
  }
  size_t across = 0;
  while (across < p->rank && p->in_steps[across] != 1 && p->in_steps[across] != -1) across++;
  if (p->is_row || across + 1 >= p->rank) {
    tn_pool_run(call->pool, run_rows, &j, p->n, tn_max_i64(1, PART_BYTES / (int64_t)p->bytes));
    return tn_lib_finish(call);
  }
  const int64_t bytes = (int64_t)p->bytes;
  j.start = p->start;
  j.side = 64 / bytes;
  choose_sides(&j);
  const int64_t rows = j.rows.size, columns = j.columns.size, others = p->n / (rows * columns);
  const int64_t out_step = j.rows.steps[0] * bytes;
  j.is_streamed = p->n * bytes >= TN_STREAM_BYTES && tn_lib_has_avx2() && j.columns.n == 1 &&
                  (columns * bytes >= PIECE || (columns >= j.side && j.rows.n == 1 && j.rows.steps[0] == columns));
  j.tile = tile_of(p->bytes, j.is_streamed ? PIECE : (size_t)(out_step < 0 ? -out_step : out_step));
  j.apart = tile_of(p->bytes, 64);
  j.group_rows = tn_min_i64((j.is_streamed ? PAGE_TILES : GROUP_TILES) * j.side, MOST_ROWS);
  j.groups = tn_ceil_div(rows, j.group_rows);
  j.part_columns = j.is_streamed || j.columns.n > 1 ? 2 * PIECE / bytes : columns;
  j.parts = tn_ceil_div(columns, j.part_columns);
  const int64_t group = tn_min_i64(rows, j.group_rows) * tn_min_i64(columns, j.part_columns) * bytes;
  tn_pool_run(call->pool, run_groups, &j, others * j.groups * j.parts, tn_ceil_div(PART_BYTES, group));
  return tn_lib_finish(call);
}

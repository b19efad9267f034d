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
    if (n && out->in_steps[n - 1] == step * size) out->dims[n - 1] *= size, out->in_steps[n - 1] = step;
    else out->dims[n] = size, out->in_steps[n++] = step;
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
#define INTERLEAVE(N, LOG, VECTOR, MM, KIND)                          \
  TN_UNROLL for (int stage = 0; stage < LOG; stage++) {               \
    VECTOR y[N];                                                      \
    TN_UNROLL for (int k = 0; k < N / 2; k++) {                       \
      y[2 * k] = MM##_unpacklo_##KIND(x[k], x[k + N / 2]);            \
      y[2 * k + 1] = MM##_unpackhi_##KIND(x[k], x[k + N / 2]);        \
    }                                                                 \
    memcpy(x, y, sizeof x);                                           \
  }

// HOW: blocks of many vectors are functions, of few part of the tile.
#define VECTOR_TILE(name, T, N, LOG, KIND, HOW)                                                             \
  static HOW void name##_block(const uint8_t *in, ptrdiff_t in_step, uint8_t *out, ptrdiff_t out_step) {    \
    __m128i x[N];                                                                                           \
    TN_UNROLL for (ptrdiff_t k = 0; k < N; k++)                                                             \
      x[k] = _mm_loadu_si128((const __m128i *)(const void *)(in + k * in_step));                            \
    INTERLEAVE(N, LOG, __m128i, _mm, KIND)                                                                  \
    TN_UNROLL for (ptrdiff_t k = 0; k < N; k++)                                                             \
      _mm_storeu_si128((__m128i *)(void *)(out + k * out_step), x[k]);                                      \
  }                                                                                                         \
  TILE(name, T, for (ptrdiff_t j = 0; j < SIDE; j += N) for (ptrdiff_t i = 0; i < SIDE; i += N)             \
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
#define SMALL_TILE(T)                                                                \
  for (int64_t i = 0; i < few; i++)                                                  \
    for (int64_t j = 0; j < many; j++)                                               \
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
      if (n_rows == side && n_columns == side) tile(from, (ptrdiff_t)in_step, to, (ptrdiff_t)out_step);
      else small_tile(bytes, from, (ptrdiff_t)in_step, to, (ptrdiff_t)out_step, n_rows, n_columns);
    }
}

typedef struct Job {
  const TnLibTranspose *p;
  const TnLibCall *call;
  const uint8_t *in;
  uint8_t *out;
  Tile *tile;
  bool is_streamed;
  size_t across;         // the dim of the output that is contiguous in the input
  bool is_backwards;     // it runs backwards: rows of the output are made from the last one on
  int64_t start;         // position in the input of the first element that is read
  int64_t out_across;    // its step in the output, in elements
  int64_t side;          // elements of a tile's side
  int64_t groups, group_rows;  // parts that the dim `across` is cut in
  int64_t parts, part_columns; // and the last dim
} Job;

// Positions in both arrays of item `index` of all dims but the last and `across`, in elements.
static void locate(const Job *j, int64_t index, int64_t *in_at, int64_t *out_at) {
  const TnLibTranspose *p = j->p;
  int64_t step = 1;
  *in_at = j->start, *out_at = 0;
  for (size_t d = p->rank; d-- > 0; step *= p->dims[d]) {
    if (d == p->rank - 1 || d == j->across) continue;
    int64_t i = index % p->dims[d];
    index /= p->dims[d];
    *in_at += i * p->in_steps[d], *out_at += i * step;
  }
}

enum { PIECE = 256 };  // bytes of a row of the output that are streamed at once

// Tiles side by side, made apart. The lines at `next`, from which as many tiles will be made, are asked for.
static void stream_tiles(const Job *j, const uint8_t *in, const uint8_t *next, ptrdiff_t in_step, uint8_t *out,
                         ptrdiff_t out_step, ptrdiff_t columns) {
  const ptrdiff_t bytes = (ptrdiff_t)j->p->bytes, side = (ptrdiff_t)j->side, row = columns * bytes;
  const ptrdiff_t step = out_step == row ? row : PIECE;
  _Alignas(64) uint8_t made[64 * PIECE];
  for (ptrdiff_t c = 0; c < columns; c += side, in += side * in_step) {
    const ptrdiff_t n = c + side < columns ? side : columns - c;
    for (ptrdiff_t k = 0; k < n; k++, next += in_step) __builtin_prefetch(next, 0, 2);
    if (n == side) j->tile(in, in_step, made + c * bytes, step);
    else small_tile(j->p->bytes, in, in_step, made + c * bytes, step, side, n);
  }
  if (out_step == row) tn_lib_stream(out, made, (size_t)(side * row));
  else for (ptrdiff_t r = 0; r < side; r++) tn_lib_stream(out + r * out_step, made + r * PIECE, (size_t)row);
}

// Some bands against columns of the last dim, in the order that reads a piece of each row of the input at a time.
static void run_group(const Job *j, const uint8_t *in, uint8_t *out, int64_t rows, int64_t columns) {
  const TnLibTranspose *p = j->p;
  const ptrdiff_t bytes = (ptrdiff_t)p->bytes, in_step = (ptrdiff_t)p->in_steps[p->rank - 1] * bytes;
  ptrdiff_t out_step = (ptrdiff_t)j->out_across * bytes;
  const int64_t side = j->side, full = rows - rows % side, most = j->is_streamed ? PIECE / bytes : side;
  if (j->is_backwards) out_step = -out_step;
  for (int64_t c = 0, band; c < columns; c += band) {
    const uint8_t *from = in + c * in_step;
    uint8_t *to = out + c * bytes;
    band = tn_min_i64(columns - c, most);
    for (int64_t r = 0; r < full; r += side, from += side * bytes, to += side * out_step) {
      const uint8_t *next = r + side < full ? from + 64 : in + (c + band) * in_step;
      if (j->is_streamed) stream_tiles(j, from, next, in_step, to, out_step, (ptrdiff_t)band);
      else if (band == side) j->tile(from, in_step, to, out_step);
      else small_tile(p->bytes, from, in_step, to, out_step, side, band);
    }
    if (full < rows) small_tile(p->bytes, from, in_step, to, out_step, rows - full, band);
  }
}

static void run_groups(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const TnLibTranspose *p = j->p;
  const size_t bytes = p->bytes;
  const int64_t size = p->dims[j->across], last = p->dims[p->rank - 1];
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    int64_t in_at, out_at, column = i % j->parts * j->part_columns, item = i / j->parts;
    int64_t first = item % j->groups * j->group_rows;
    locate(j, item / j->groups, &in_at, &out_at);
    in_at += first + column * p->in_steps[p->rank - 1];
    out_at += (j->is_backwards ? size - 1 - first : first) * j->out_across + column;
    int64_t rows = tn_min_i64(j->group_rows, size - first), columns = tn_min_i64(j->part_columns, last - column);
    run_group(j, j->in + (size_t)in_at * bytes, j->out + (size_t)out_at * bytes, rows, columns);
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
    for (int64_t i = 0; i < run; i++)
      memcpy(to + (size_t)i * bytes, from + i * step * (int64_t)bytes, bytes);
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
      for (int64_t c = 0; c < columns; c++)
        memcpy(below + (size_t)c * row, made + c * SQUARE, (size_t)rows * bytes);
    }
  }
}

TN_SETUP TnError *tn_lib_transpose(TnLibCall *call) {
  enum { PART_BYTES = 1 << 16, GROUP_TILES = 16, PAGE_TILES = 64 };
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
  for (j.across = 0; j.across < p->rank && p->in_steps[j.across] != 1 && p->in_steps[j.across] != -1; j.across++)
    continue;
  if (p->is_row || j.across + 1 >= p->rank) {
    tn_pool_run(call->pool, run_rows, &j, p->n, tn_max_i64(1, PART_BYTES / (int64_t)p->bytes));
    return tn_lib_finish(call);
  }
  j.is_backwards = p->in_steps[j.across] < 0;
  j.start = p->start - (j.is_backwards ? p->dims[j.across] - 1 : 0);
  j.side = 64 / (int64_t)p->bytes;
  j.out_across = 1;
  for (size_t d = j.across + 1; d < p->rank; d++) j.out_across *= p->dims[d];
  const int64_t columns = p->dims[p->rank - 1], others = p->n / (p->dims[j.across] * columns);
  const bool is_thin = columns * (int64_t)p->bytes < PIECE;
  j.is_streamed = p->n * (int64_t)p->bytes >= TN_STREAM_BYTES && tn_lib_has_avx2() &&
                  (!is_thin || (columns >= j.side && j.out_across == columns && !j.is_backwards));
  j.tile = tile_of(p->bytes, j.is_streamed ? PIECE : (size_t)j.out_across * p->bytes);
  const int64_t tiles = j.is_streamed ? PAGE_TILES : GROUP_TILES;
  j.group_rows = tiles * j.side, j.groups = tn_ceil_div(p->dims[j.across], j.group_rows);
  j.part_columns = j.is_streamed ? 2 * PIECE / (int64_t)p->bytes : columns;
  j.parts = tn_ceil_div(columns, j.part_columns);
  tn_pool_run(call->pool, run_groups, &j, others * j.groups * j.parts,
              tn_ceil_div(PART_BYTES, 64 * tiles * j.part_columns));
  return tn_lib_finish(call);
}

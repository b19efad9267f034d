// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cholesky and triangular_solve. Real sums are chains of fma in index order. Batches of small real matrices go side by
// side, one a lane; large real ones in blocks, whose products run on the tiles of gemm.
#include <math.h>

#include "lib/linalg.h"
#include "lib/tile.h"

enum { SMALL = 32, BLOCK = 48, FEW = 8 };

static inline TnC64 subtract_product_c64(TnC64 x, TnC64 a, TnC64 b) {
  return (TnC64){x.re - (a.re * b.re - a.im * b.im), x.im - (a.re * b.im + a.im * b.re)};
}

// Smith's division: no overflow in between.
static inline TnC64 divide_c64(TnC64 a, TnC64 b) {
  if (fabsf(b.re) >= fabsf(b.im)) {
    float r = b.im / b.re, d = b.re + b.im * r;
    return (TnC64){(a.re + a.im * r) / d, (a.im - a.re * r) / d};
  }
  float r = b.re / b.im, d = b.re * r + b.im;
  return (TnC64){(a.re * r + a.im) / d, (a.im * r - a.re) / d};
}

#define NAME(f) TN_JOIN(f, _c64)
#define T TnC64
#define TARGET
#define RE(x) ((x).re)
#define CONJ(x) ((TnC64){(x).re, -(x).im})
#define OF_REAL(r) ((TnC64){(r), 0})
#define ROOT(r) sqrtf(r)
#define SUBTRACT(x, a, b) subtract_product_c64(x, a, b)
#define DIVIDE(a, b) divide_c64(a, b)
#include "lib/linalg_tmpl.h"
#undef TARGET

static inline TnC128 subtract_product_c128(TnC128 x, TnC128 a, TnC128 b) {
  return (TnC128){x.re - (a.re * b.re - a.im * b.im), x.im - (a.re * b.im + a.im * b.re)};
}

// Smith's division: no overflow in between.
static inline TnC128 divide_c128(TnC128 a, TnC128 b) {
  if (fabs(b.re) >= fabs(b.im)) {
    double r = b.im / b.re, d = b.re + b.im * r;
    return (TnC128){(a.re + a.im * r) / d, (a.im - a.re * r) / d};
  }
  double r = b.re / b.im, d = b.re * r + b.im;
  return (TnC128){(a.re * r + a.im) / d, (a.im * r - a.re) / d};
}

#define NAME(f) TN_JOIN(f, _c128)
#define T TnC128
#define TARGET
#define RE(x) ((x).re)
#define CONJ(x) ((TnC128){(x).re, -(x).im})
#define OF_REAL(r) ((TnC128){(r), 0})
#define ROOT(r) sqrt(r)
#define SUBTRACT(x, a, b) subtract_product_c128(x, a, b)
#define DIVIDE(a, b) divide_c128(a, b)
#include "lib/linalg_tmpl.h"
#undef TARGET

static const TnLinalg *linalg_of(TnDtype type) {
  return type == TN_C64 ? &linalg_c64 : type == TN_C128 ? &linalg_c128 : tn_linalg_real(type);
}

// ---------------------------------------------------------------------------------------------------------------
// Moving elements

#define BY_BYTES(bytes, MOVE) \
  switch (bytes) {            \
    case 4: MOVE(4) break;    \
    case 8: MOVE(8) break;    \
    default: MOVE(16) break;  \
  }

void tn_linalg_interleave(uint8_t *side, uint8_t *matrices, int64_t rows, int64_t columns, bool is_turned,
                          int64_t lanes, int64_t used, size_t bytes, bool is_back) {
  const size_t wide = (size_t)lanes * bytes, matrix = (size_t)(rows * columns) * bytes;
  if (!is_turned) columns *= rows, rows = 1;
  for (int64_t r = 0; r < rows; r++, side += wide, matrices += (size_t)columns * bytes)
    if (is_back) tn_transpose_block(bytes, side, (size_t)rows * wide, matrices, matrix, used, columns);
    else tn_transpose_block(bytes, matrices, matrix, side, (size_t)rows * wide, columns, used);
}

// out[i][j] = in[j][i] for rows x columns of out, conjugated when asked.
static void flip(TnDtype type, const uint8_t *in, int64_t in_row, uint8_t *out, int64_t out_row, int64_t rows,
                 int64_t columns) {
  size_t bytes = tn_dtype_bytes(type);
  tn_transpose_block(bytes, in, (size_t)in_row * bytes, out, (size_t)out_row * bytes, rows, columns);
}

static void conjugate(TnDtype type, void *x, int64_t n) {
  if (type == TN_C64)
    for (int64_t i = 0; i < n; i++) ((TnC64 *)x)[i].im = -((TnC64 *)x)[i].im;
  if (type == TN_C128)
    for (int64_t i = 0; i < n; i++) ((TnC128 *)x)[i].im = -((TnC128 *)x)[i].im;
}

static void negate(TnDtype type, uint8_t *x, int64_t n) {
  const uint64_t signs = type == TN_F32 ? 0x8000000080000000u : (uint64_t)1 << 63;
  const size_t bytes = (size_t)n * tn_dtype_bytes(type);
  for (size_t at = 0; at + 8 <= bytes; at += 8) {
    uint64_t word;
    memcpy(&word, x + at, 8);
    word ^= signs;
    memcpy(x + at, &word, 8);
  }
  if (bytes % 8) x[bytes - 1] ^= 0x80;
}

static void fill_nan(TnDtype type, uint8_t *x, int64_t n) {
  size_t bytes = tn_dtype_bytes(type);
  TnC64 narrow = {__builtin_nanf(""), type == TN_C64 ? 0 : __builtin_nanf("")};
  TnC128 wide = {__builtin_nan(""), type == TN_C128 ? 0 : __builtin_nan("")};
  const void *nan = type == TN_F32 || type == TN_C64 ? (const void *)&narrow : &wide;
  for (int64_t i = 0; i < n; i++) memcpy(x + (size_t)i * bytes, nan, bytes);
}

// The triangle of n x n that holds the factor; the other one becomes 0.
static void clear_above(uint8_t *a, int64_t n, size_t bytes) {
  for (int64_t i = 0; i < n; i++) memset(a + (size_t)(i * n + i + 1) * bytes, 0, (size_t)(n - 1 - i) * bytes);
}

static void flip_in_place(const TnLibCall *call, uint8_t *a, int64_t n, size_t bytes) {
#define MOVE(N)                                                                            \
  for (int64_t i = 0; i < n && !tn_lib_is_cancelled(call); i++)                            \
    for (int64_t j = 0; j < i; j++) {                                                      \
      uint8_t swap[N], *x = a + (size_t)(i * n + j) * N, *y = a + (size_t)(j * n + i) * N; \
      memcpy(swap, x, N), memcpy(x, y, N), memcpy(y, swap, N);                             \
    }
  BY_BYTES(bytes, MOVE)
#undef MOVE
}

static const int64_t at_start[1] = {0};

// ---------------------------------------------------------------------------------------------------------------
// cholesky

static bool by_lanes(TnDtype type, int64_t batch, int64_t n) {
  return !tn_dtype_is_complex(type) && n <= SMALL && batch >= 4;
}

// Portable tiles are no faster than what runs inside of a block.
static bool by_blocks(TnDtype type, int64_t n, const TnTileSource *tiles) {
  return !tn_dtype_is_complex(type) && n > BLOCK && tiles;
}

// What threads share: matrices, or as many as fill a vector's lanes.
static int64_t units_of(TnDtype type, int64_t batch, int64_t n) {
  int64_t lanes = 64 / (int64_t)tn_dtype_bytes(type);
  return by_lanes(type, batch, n) ? tn_ceil_div(batch, lanes) : batch;
}

// Of a slot: the lanes, or a column and, where there are more than one, the negated panels of a block.
static size_t cholesky_slot(const TnLibCholesky *p) {
  size_t bytes = tn_dtype_bytes(p->type);
  if (by_lanes(p->type, p->batch, p->n)) return (size_t)(p->n * p->n) * 64;
  const int64_t panels = p->n > BLOCK ? (p->n + 32) * BLOCK : 0;
  return tn_round_scratch((size_t)(p->n + panels) * bytes);
}

size_t tn_lib_cholesky_scratch(const TnLibCholesky *p) {
  return cholesky_slot(p) * tn_lib_slots(p->threads, units_of(p->type, p->batch, p->n));
}

typedef struct Factor {
  const TnLibCholesky *p;
  TnLibCall *call;
  TnPool *pool;            // for one matrix
  const TnLinalg *l;
  const TnTiles *tiles;
  uint8_t *a, *panels;     // panels: the block's part of the rows below, transposed and negated
  int64_t first, last;     // the block's columns
} Factor;

// Of panels [begin, end) of rows below the block, side by side as they lie turned: the block's part of the factor. It
// is put back and stays, negated.
static void solve_panels(void *arg, int64_t begin, int64_t end) {
  const Factor *f = arg;
  const size_t bytes = tn_dtype_bytes(f->p->type);
  const int64_t n = f->p->n, width = f->tiles->columns, k = f->last - f->first;
  TnSolve s = {
      .call = f->call, .t = f->a + (size_t)(f->first * (n + 1)) * bytes, .n = n, .x_row = width, .is_forward = true};
  for (int64_t panel = begin; panel < end; panel++) {
    int64_t row = f->last + panel * width, rows = tn_min_i64(width, n - row);
    uint8_t *part = f->a + (size_t)(row * n + f->first) * bytes, *x = f->panels + (size_t)(panel * width * k) * bytes;
    if (rows < width) memset(x, 0, (size_t)(k * width) * bytes);
    flip(f->p->type, part, n, x, width, k, rows);
    s.x = x;
    f->l->solve(&s, 0, k, 0, rows);
    flip(f->p->type, x, width, part, n, rows, k);
    negate(f->p->type, x, k * width);
  }
}

// Takes the block's columns out of rows [row, end) of what is right of it.
static void update_rows(const Factor *f, int64_t row, int64_t end) {
  const size_t bytes = tn_dtype_bytes(f->p->type);
  const int64_t n = f->p->n, width = f->tiles->columns, k = f->last - f->first;
  for (int64_t rows; row < end; row += rows) {
    rows = tn_tile_height(f->tiles, end - row);
    TnTile t = {.a = f->a + (size_t)(row * n + f->first) * bytes, .a_at = at_start, .b_at = at_start, .n_segments = 1,
                .k = k, .a_row = n, .a_step = 1, .b_row = width, .c_row = n, .is_added = true};
    for (int64_t column = f->last; column < row + rows; column += width) {
      t.b = f->panels + (size_t)((column - f->last) * k) * bytes, t.c = f->a + (size_t)(row * n + column) * bytes;
      tn_tile_run_part(f->tiles, &t, rows, tn_min_i64(width, n - column), bytes);
    }
  }
}

// Rows get longer downwards: with each group of them goes the one as far from the end, so that all pairs are as much.
static void update_pairs(void *arg, int64_t begin, int64_t end) {
  const Factor *f = arg;
  const int64_t n = f->p->n, rows = 2 * f->tiles->rows, groups = tn_ceil_div(n - f->last, rows);
  for (int64_t i = begin; i < end; i++) {
    const int64_t other = groups - 1 - i, at = f->last + other * rows;
    update_rows(f, at, tn_min_i64(at + rows, n));
    if (i < other) update_rows(f, f->last + i * rows, f->last + (i + 1) * rows);
  }
}

static bool factor_blocks(Factor *f, uint8_t *room) {
  const int64_t n = f->p->n;
  f->panels = room + (size_t)n * tn_dtype_bytes(f->p->type);
  for (f->first = 0; f->first < n && !tn_lib_is_cancelled(f->call); f->first = f->last) {
    f->last = tn_min_i64(f->first + BLOCK, n);
    if (!f->l->factor(f->call, f->a, n, f->first, f->last, room)) return false;
    int64_t below = n - f->last, groups = tn_ceil_div(below, 2 * f->tiles->rows);
    tn_lib_share(f->call, f->pool, solve_panels, f, tn_ceil_div(below, f->tiles->columns), 1, 1);
    tn_lib_share(f->call, f->pool, update_pairs, f, tn_ceil_div(groups, 2), 1, 1);
  }
  return true;
}

static void factor_matrices(void *arg, int64_t slot, int64_t begin, int64_t end) {
  Factor f = *(const Factor *)arg;
  const TnLibCholesky *p = f.p;
  const size_t bytes = tn_dtype_bytes(p->type), matrix = (size_t)(p->n * p->n) * bytes;
  uint8_t *room = (uint8_t *)f.call->scratch + (size_t)slot * cholesky_slot(p);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(f.call); i++) {
    f.a = (uint8_t *)f.call->bufs[1] + (size_t)i * matrix;
    memmove(f.a, (const uint8_t *)f.call->bufs[0] + (size_t)i * matrix, matrix);
    if (!p->is_lower) flip_in_place(f.call, f.a, p->n, bytes), conjugate(p->type, f.a, p->n * p->n);
    bool is_fine =
        by_blocks(p->type, p->n, p->tiles) ? factor_blocks(&f, room) : f.l->factor(f.call, f.a, p->n, 0, p->n, room);
    if (tn_lib_is_cancelled(f.call)) return;
    if (!is_fine) {
      fill_nan(p->type, f.a, p->n * p->n);
      continue;
    }
    clear_above(f.a, p->n, bytes);
    if (!p->is_lower) flip_in_place(f.call, f.a, p->n, bytes), conjugate(p->type, f.a, p->n * p->n);
  }
}

static void factor_lanes(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Factor *f = arg;
  const TnLibCholesky *p = f->p;
  const size_t bytes = tn_dtype_bytes(p->type), matrix = (size_t)(p->n * p->n) * bytes;
  uint8_t *side = (uint8_t *)f->call->scratch + (size_t)slot * cholesky_slot(p);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(f->call); i++) {
    int64_t used = tn_min_i64(f->l->lanes, p->batch - i * f->l->lanes);
    if (!f->l->factor_lanes) {
      factor_matrices(arg, slot, i * f->l->lanes, i * f->l->lanes + used);
      continue;
    }
    uint8_t is_bad[16] = {0}, *out = (uint8_t *)f->call->bufs[1] + (size_t)(i * f->l->lanes) * matrix;
    memset(side, 0, (size_t)(p->n * p->n) * 64);
    memmove(out, (const uint8_t *)f->call->bufs[0] + (size_t)(i * f->l->lanes) * matrix, (size_t)used * matrix);
    for (int64_t l = 0; l < used && !p->is_lower; l++) flip_in_place(f->call, out + (size_t)l * matrix, p->n, bytes);
    tn_linalg_interleave(side, out, p->n, p->n, false, f->l->lanes, used, bytes, false);
    f->l->factor_lanes(side, p->n, is_bad);
    tn_linalg_interleave(side, out, p->n, p->n, false, f->l->lanes, used, bytes, true);
    for (int64_t l = 0; l < used; l++) {
      uint8_t *one = out + (size_t)l * matrix;
      clear_above(one, p->n, bytes);
      if (!p->is_lower) flip_in_place(f->call, one, p->n, bytes);
      if (is_bad[l]) fill_nan(p->type, one, p->n * p->n);
    }
  }
}

TnError *tn_lib_cholesky(TnLibCall *call) {
  const TnLibCholesky *p = call->params;
  if (p->batch * p->n == 0) return NULL;
  Factor f = {.p = p, .call = call, .l = linalg_of(p->type),
              .tiles = tn_tiles(p->tiles, tn_tile_kind(p->type, false, true))};
  int64_t units = units_of(p->type, p->batch, p->n), grain = tn_max_i64(1, 30000 / (p->n * p->n * p->n));
  bool is_together = by_lanes(p->type, p->batch, p->n);
  if (units < (int64_t)tn_pool_threads(call->pool)) {
    f.pool = call->pool;
    (is_together ? factor_lanes : factor_matrices)(&f, 0, 0, units);
  } else {
    tn_lib_split(call, is_together ? factor_lanes : factor_matrices, &f, units, grain, p->threads);
  }
  return tn_lib_finish(call);
}

// ---------------------------------------------------------------------------------------------------------------
// triangular_solve. The triangle is brought into the form t x = b with conjugation and transposition done.

static bool is_flipped(const TnLibSolve *p) { return p->is_transposed != p->is_right; }
static bool is_forward(const TnLibSolve *p) { return p->is_lower != is_flipped(p); }
static bool is_few(const TnLibSolve *p) { return p->others < FEW; }
static bool turns_triangle(const TnLibSolve *p) { return is_flipped(p) != is_few(p); }
static bool turns_b(const TnLibSolve *p) { return is_few(p) != p->is_right; }  // the solver takes its transpose

// Where the triangle is not read where it lies: its elements.
static size_t triangle_room(const TnLibSolve *p) {
  return turns_triangle(p) || p->is_conjugated ? (size_t)(p->n * p->n) : 0;
}

// Of a slot: the triangle, and x, where they want another layout. Lanes: both for all lanes.
static size_t solve_slot(const TnLibSolve *p) {
  const size_t x = (size_t)(p->n * p->others);
  if (by_lanes(p->type, p->batch, p->n)) return tn_round_scratch(((size_t)(p->n * p->n) + x) * 64);
  return tn_round_scratch((triangle_room(p) + (turns_b(p) ? x : 0)) * tn_dtype_bytes(p->type));
}

size_t tn_lib_solve_scratch(const TnLibSolve *p) {
  return solve_slot(p) * tn_lib_slots(p->threads, units_of(p->type, p->batch, p->n));
}

typedef struct Solve {
  const TnLibSolve *p;
  TnLibCall *call;
  const TnLinalg *l;
  const TnTiles *tiles;
  TnSolve s;
} Solve;

typedef struct Turn {
  const Solve *v;
  const uint8_t *a;
  uint8_t *t;
} Turn;

// Rows [begin, end) of the transposed triangle.
static void turn_rows(void *arg, int64_t begin, int64_t end) {
  const Turn *u = arg;
  const int64_t n = u->v->p->n;
  const size_t bytes = tn_dtype_bytes(u->v->p->type);
  flip(u->v->p->type, u->a + (size_t)begin * bytes, n, u->t + (size_t)(begin * n) * bytes, n, end - begin, n);
}

// The triangle as it is to be read: in `room` where that is not how it lies.
static const uint8_t *read_triangle(const Solve *v, const uint8_t *a, uint8_t *room, TnPool *pool) {
  enum { PART = 1 << 15 };  // elements that are worth a thread
  const TnLibSolve *p = v->p;
  if (triangle_room(p) == 0) return a;
  if (turns_triangle(p)) tn_pool_run(pool, turn_rows, &(Turn){v, a, room}, p->n, 16 * tn_ceil_div(PART, 16 * p->n));
  else memcpy(room, a, (size_t)(p->n * p->n) * tn_dtype_bytes(p->type));
  if (p->is_conjugated) conjugate(p->type, room, p->n * p->n);
  return room;
}

// Takes rows [first, end) of x, which are known, out of the others, for columns [from, to).
static void take_out(const Solve *v, int64_t first, int64_t end, int64_t from, int64_t to) {
  const TnSolve *s = &v->s;
  const size_t bytes = tn_dtype_bytes(v->p->type);
  const int64_t width = v->tiles->columns, row0 = s->is_forward ? end : 0, row1 = s->is_forward ? s->n : first;
  for (int64_t column = from; column < to && !tn_lib_is_cancelled(v->call); column += width) {
    int64_t columns = tn_min_i64(width, to - column);
    const uint8_t *known = (const uint8_t *)s->x + (size_t)(first * s->x_row + column) * bytes;
    uint8_t taken[32 * BLOCK * 8];  // the known ones, negated
    TnTile t = {.a_at = at_start, .b = taken, .b_at = at_start, .n_segments = 1, .k = end - first, .a_row = s->n,
                .a_step = 1, .b_row = width, .c_row = s->x_row, .is_added = true};
    if (columns < width) memset(taken, 0, (size_t)(t.k * width) * bytes);
    for (int64_t i = 0; i < t.k; i++)
      memcpy(taken + (size_t)(i * width) * bytes, known + (size_t)(i * s->x_row) * bytes, (size_t)columns * bytes);
    negate(v->p->type, taken, t.k * width);
    for (int64_t row = row0, rows; row < row1; row += rows) {
      rows = tn_tile_height(v->tiles, row1 - row);
      t.a = (const uint8_t *)s->t + (size_t)(row * s->n + first) * bytes;
      t.c = (uint8_t *)s->x + (size_t)(row * s->x_row + column) * bytes;
      tn_tile_run_part(v->tiles, &t, rows, columns, bytes);
    }
  }
}

static void solve_columns(void *arg, int64_t begin, int64_t end) {
  const Solve *v = arg;
  const int64_t n = v->p->n, blocks = tn_ceil_div(n, BLOCK);
  for (int64_t i = 0; i < blocks && !tn_lib_is_cancelled(v->call); i++) {
    int64_t block = v->s.is_forward ? i : blocks - 1 - i, first = block * BLOCK, last = tn_min_i64(first + BLOCK, n);
    v->l->solve(&v->s, first, last, begin, end);
    take_out(v, first, last, begin, end);
  }
}

// One matrix on all threads of the pool.
static void solve_matrix(Solve *v, const uint8_t *a, const uint8_t *b, uint8_t *out, uint8_t *room, TnPool *pool) {
  const TnLibSolve *p = v->p;
  const size_t bytes = tn_dtype_bytes(p->type);
  const int64_t n = p->n, others = p->others;
  uint8_t *x = room + triangle_room(p) * bytes, *work = turns_b(p) ? x : out;
  const uint8_t *t = read_triangle(v, a, room, pool);
  if (work == out) memmove(out, b, (size_t)(n * others) * bytes);
  else if (is_few(p)) flip(p->type, b, others, x, n, others, n);
  else flip(p->type, b, n, x, others, n, others);
  v->s = (TnSolve){v->call, t, work, n, others, is_forward(p), p->is_unit};
  if (is_few(p)) {
    for (int64_t i = 0; i < others && !tn_lib_is_cancelled(v->call); i++)
      v->l->solve_column(&v->s, work + (size_t)(i * n) * bytes);
  } else if (by_blocks(p->type, n, p->tiles)) {
    tn_pool_run(pool, solve_columns, v, others, tn_max_i64(v->tiles->columns, 200000 / (n * n)));
  } else {
    v->l->solve(&v->s, 0, n, 0, others);
  }
  if (work == out || tn_lib_is_cancelled(v->call)) return;
  if (is_few(p)) flip(p->type, x, n, out, others, n, others);
  else flip(p->type, x, others, out, n, others, n);
}

static void solve_range(const Solve *from, int64_t slot, int64_t begin, int64_t end, TnPool *pool) {
  Solve v = *from;
  const TnLibSolve *p = v.p;
  const size_t bytes = tn_dtype_bytes(p->type);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(v.call); i++)
    solve_matrix(&v, (const uint8_t *)v.call->bufs[2] + (size_t)(i * p->n * p->n) * bytes,
                 (const uint8_t *)v.call->bufs[0] + (size_t)(i * p->n * p->others) * bytes,
                 (uint8_t *)v.call->bufs[1] + (size_t)(i * p->n * p->others) * bytes,
                 (uint8_t *)v.call->scratch + (size_t)slot * solve_slot(p), pool);
}

static void solve_matrices(void *arg, int64_t slot, int64_t begin, int64_t end) {
  solve_range(arg, slot, begin, end, NULL);
}

static void solve_lanes(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Solve *v = arg;
  const TnLibSolve *p = v->p;
  const int64_t n = p->n, others = p->others, lanes = v->l->lanes;
  const size_t bytes = tn_dtype_bytes(p->type);
  uint8_t *t = (uint8_t *)v->call->scratch + (size_t)slot * solve_slot(p), *x = t + (size_t)(n * n) * 64;
  const TnSolve s = {v->call, t, x, n, others, is_forward(p), p->is_unit};
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(v->call); i++) {
    int64_t used = tn_min_i64(lanes, p->batch - i * lanes);
    if (!v->l->solve_lanes) {
      solve_matrices(arg, slot, i * lanes, i * lanes + used);
      continue;
    }
    uint8_t *a = (uint8_t *)v->call->bufs[2] + (size_t)(i * lanes * n * n) * bytes;
    uint8_t *b = (uint8_t *)v->call->bufs[0] + (size_t)(i * lanes * n * others) * bytes;
    uint8_t *out = (uint8_t *)v->call->bufs[1] + (size_t)(i * lanes * n * others) * bytes;
    const int64_t rows = p->is_right ? others : n, columns = p->is_right ? n : others;
    // Lanes that are not used hold zeros, whose divisions disturb nobody.
    memset(t, 0, (size_t)(n * n + n * others) * 64);
    tn_linalg_interleave(t, a, n, n, is_flipped(p), lanes, used, bytes, false);
    tn_linalg_interleave(x, b, rows, columns, p->is_right, lanes, used, bytes, false);
    v->l->solve_lanes(&s, others);
    tn_linalg_interleave(x, out, rows, columns, p->is_right, lanes, used, bytes, true);
  }
}

TnError *tn_lib_solve(TnLibCall *call) {
  const TnLibSolve *p = call->params;
  if (p->batch * p->n * p->others == 0) return NULL;
  Solve v = {.p = p, .call = call, .l = linalg_of(p->type),
             .tiles = tn_tiles(p->tiles, tn_tile_kind(p->type, false, true))};
  int64_t units = units_of(p->type, p->batch, p->n), grain = tn_max_i64(1, 30000 / (p->n * p->n * p->others));
  bool is_together = by_lanes(p->type, p->batch, p->n);
  if (units >= (int64_t)tn_pool_threads(call->pool))
    tn_lib_split(call, is_together ? solve_lanes : solve_matrices, &v, units, grain, p->threads);
  else if (is_together) solve_lanes(&v, 0, 0, units);
  else solve_range(&v, 0, 0, units, call->pool);
  return tn_lib_finish(call);
}

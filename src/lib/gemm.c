// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix products. Operands of other types are converted to that of the sums first. A product with few columns is
// turned around (c^T = b^T a^T), so that what is short is always the rows. Then
//   - few rows: b streams past, some of its rows at a time, the sums staying in the cache;
//   - else blocks of b (KC x NC) are packed into panels of one tile's width, and every tile of rows of a passes them.
// Blocks of k continue the sums of those before, so blocking leaves the order of additions as it is.
#include "lib/tile.h"

enum {
  FEW_ROWS = 8,
  THIN_COLUMNS = 8,
  KC_BYTES = 2048,        // of a row of a in a block
  NC_BYTES = 1024,        // of a row of b in a block
  STREAM_K = 16,          // rows of b that stream together
  PACK_K = 128,           // rows of b that are packed together where b is the transpose of what streams
  STREAM_BYTES = 8192,    // of a row of c that stays in the cache
  DIRECT_ROWS = 48,       // up to so many rows of a packing b does not pay,
  DIRECT_BYTES = 1 << 15  // nor for so small a b
};

TnDtype tn_lib_sum_type(TnDtype a, TnDtype b, TnDtype c) {
  const TnDtype types[3] = {a, b, c};
  bool is_complex = false, is_float = false, is_wide = false, is_wide_int = false;
  for (int i = 0; i < 3; i++) {
    is_complex = is_complex || tn_dtype_is_complex(types[i]);
    is_float = is_float || tn_dtype_is_float(types[i]);
    is_wide = is_wide || types[i] == TN_F64 || types[i] == TN_C128;
    is_wide_int = is_wide_int || types[i] == TN_I64 || types[i] == TN_UI64;
  }
  if (is_complex) return is_wide ? TN_C128 : TN_C64;
  if (is_float) return is_wide ? TN_F64 : TN_F32;
  return is_wide_int ? TN_UI64 : TN_UI32;
}

// ---------------------------------------------------------------------------------------------------------------
// The problem as it is solved

typedef struct Shape {
  TnDtype sum;
  size_t bytes;            // of a sum
  const TnTiles *tiles;
  int64_t m, n, k;         // after turning
  int64_t a_m, a_k, b_k, b_n, c_m, c_n;
  int64_t a_batch, b_batch;
  bool is_turned, is_staged;       // is_staged: sums are made apart and then stored
  bool is_streamed;                // few rows
  bool is_a_converted, is_b_converted;
  size_t a_bytes, b_bytes;         // of the converted operands, 0: in place
  size_t stage_bytes, block_bytes, copy_bytes; // of one slot; copy_bytes: few rows of a
} Shape;

static int64_t extent(int64_t batch, int64_t batch_step, int64_t m, int64_t m_step, int64_t n, int64_t n_step) {
  return (batch - 1) * batch_step + (m - 1) * m_step + (n - 1) * n_step + 1;
}

// Whether an operand can be read as it lies: integers of a width are the same.
static bool is_same(TnDtype t, TnDtype sum) {
  if (t == sum) return true;
  return (sum == TN_UI32 && t == TN_I32) || (sum == TN_UI64 && t == TN_I64);
}

static Shape plan(const TnLibGemm *p) {
  Shape s = {.sum = tn_lib_sum_type(p->a_type, p->b_type, p->c_type), .m = p->m, .n = p->n, .k = p->k, .a_m = p->a_m,
             .a_k = p->a_k, .b_k = p->b_k, .b_n = p->b_n, .c_m = p->c_m, .c_n = p->c_n, .a_batch = p->a_batch,
             .b_batch = p->b_batch};
  s.bytes = tn_dtype_bytes(s.sum);
  s.tiles = tn_tiles(s.sum, p->k >= TN_FUSED_FROM);
  if (p->batch * p->m * p->n == 0) return s;
  s.is_a_converted = p->k && !is_same(p->a_type, s.sum), s.is_b_converted = p->k && !is_same(p->b_type, s.sum);
  if (s.is_a_converted)
    s.a_bytes = tn_round_scratch((size_t)extent(p->batch, p->a_batch, p->m, p->a_m, p->k, p->a_k) * s.bytes);
  if (s.is_b_converted)
    s.b_bytes = tn_round_scratch((size_t)extent(p->batch, p->b_batch, p->k, p->b_k, p->n, p->b_n) * s.bytes);
  s.is_turned = (p->c_n != 1 && p->c_m == 1) || (p->n <= THIN_COLUMNS && p->m > p->n);
  if (s.is_turned) {
    s.m = p->n, s.n = p->m, s.a_m = p->b_n, s.a_k = p->b_k, s.b_k = p->a_k, s.b_n = p->a_m, s.c_m = p->c_n;
    s.c_n = p->c_m, s.a_batch = p->b_batch, s.b_batch = p->a_batch;
  }
  s.is_staged = s.c_n != 1 || !is_same(p->c_type, s.sum);
  if (s.is_staged) s.stage_bytes = tn_round_scratch((size_t)(s.m * s.n) * s.bytes);
  int64_t width = tn_max_i64(NC_BYTES / (int64_t)s.bytes, s.tiles->columns);
  int64_t panels = tn_ceil_div(tn_min_i64(s.n, width), s.tiles->columns);
  s.block_bytes = (size_t)(tn_min_i64(s.k, KC_BYTES / (int64_t)s.bytes) * panels * s.tiles->columns) * s.bytes;
  s.is_streamed = s.m <= FEW_ROWS;
  if (s.is_streamed) s.block_bytes = PACK_K * (size_t)s.tiles->columns * s.bytes;
  if (s.is_streamed && s.a_k != 1) s.copy_bytes = tn_round_scratch((size_t)(s.m * s.k) * s.bytes);
  s.block_bytes = tn_round_scratch(s.block_bytes);
  return s;
}

static size_t slot_bytes(const Shape *s) { return s->stage_bytes + s->block_bytes + s->copy_bytes; }

// Slots have scratch of their own; work on few rows is split in columns, which need a block for each thread.
static unsigned slots_of(const TnLibGemm *p, const Shape *s) {
  return tn_lib_slots(p->threads, s->is_streamed ? tn_max_i64(p->batch, s->n / s->tiles->columns) : p->batch);
}

size_t tn_lib_gemm_scratch(const TnLibGemm *p) {
  Shape s = plan(p);
  return s.a_bytes + s.b_bytes + slots_of(p, &s) * slot_bytes(&s);
}

// ---------------------------------------------------------------------------------------------------------------
// One matrix

typedef struct Job {
  const TnLibGemm *p;
  TnLibCall *call;
  Shape s;
  const uint8_t *a, *b;    // first matrices, in the type of the sums, after turning
  uint8_t *scratch;        // of the slots
} Job;

typedef struct Matrix {
  const Job *j;
  TnPool *pool;            // NULL: this thread alone
  const uint8_t *a, *b;
  uint8_t *c;              // sums, rows of c_row
  int64_t c_row, a_row;    // a_row: of few rows
  uint8_t *block;
  int64_t first_k, n_k, first_n, n_n;  // the block of b now
  bool is_direct;          // b is read where it lies
} Matrix;

// Columns [0, n) of n_k rows as a panel of `width` columns, filled up with zeros.
static void pack_panel(const Shape *s, const uint8_t *from, int64_t n_k, int64_t n, int64_t width, uint8_t *to) {
  const size_t bytes = s->bytes, row = (size_t)width * bytes, k_step = (size_t)s->b_k * bytes, used = (size_t)n * bytes;
  if (n < width) memset(to, 0, (size_t)n_k * row);
  if (s->b_n == 1) {
    for (int64_t i = 0; i < n_k; i++, from += k_step, to += row) memcpy(to, from, used);
  } else if (s->b_k == 1) {
    tn_transpose_block(bytes, from, (size_t)s->b_n * bytes, to, row, n_k, n);
  } else {
    for (int64_t i = 0; i < n_k; i++)
      for (int64_t j = 0; j < n; j++)
        memcpy(to + (size_t)i * row + (size_t)j * bytes, from + (size_t)(i * s->b_k + j * s->b_n) * bytes, bytes);
  }
}

// Rows of a that are not contiguous, or whose distance makes them meet in the cache, are copied.
static bool is_a_copied(const Shape *s) { return s->a_k != 1 || ((size_t)s->a_m * s->bytes) % 4096 == 0; }

static void copy_rows(const Shape *s, const uint8_t *from, int64_t rows, int64_t n_k, uint8_t *to, size_t to_row) {
  const size_t bytes = s->bytes;
  if (s->a_k == 1) {
    for (int64_t r = 0; r < rows; r++)
      memcpy(to + (size_t)r * to_row, from + (size_t)(r * s->a_m) * bytes, (size_t)n_k * bytes);
  } else if (s->a_m == 1) {
    tn_transpose_block(bytes, from, (size_t)s->a_k * bytes, to, to_row, rows, n_k);
  } else {
    for (int64_t r = 0; r < rows; r++)
      for (int64_t i = 0; i < n_k; i++)
        memcpy(to + (size_t)r * to_row + (size_t)i * bytes, from + (size_t)(r * s->a_m + i * s->a_k) * bytes, bytes);
  }
}

static const int64_t at_start[1] = {0};

// Panels [first, last) of the block against one tile of rows.
static void run_tile_row(const Matrix *x, int64_t row, int64_t rows, int64_t first, int64_t last) {
  enum { STEP = KC_BYTES + 64 };
  _Alignas(64) uint8_t copy[14 * STEP];
  const Shape *s = &x->j->s;
  const size_t bytes = s->bytes;
  const int64_t width = s->tiles->columns;
  const uint8_t *from = x->a + (size_t)(row * s->a_m + x->first_k * s->a_k) * bytes;
  TnTile t = {.a = from, .a_at = at_start, .b_at = at_start, .n_segments = 1, .k = x->n_k, .a_row = s->a_m,
              .c_row = x->c_row, .is_added = x->first_k > 0};
  if (is_a_copied(s)) {
    copy_rows(s, from, rows, x->n_k, copy, STEP);
    t.a = copy, t.a_row = STEP / (int64_t)bytes;
  }
  for (int64_t panel = first; panel < last; panel++) {
    int64_t column = panel * width, columns = tn_min_i64(width, x->n_n - column);
    bool is_direct = x->is_direct && columns == width;
    t.b = x->block + (size_t)(column * x->n_k) * bytes, t.b_row = width;
    if (is_direct) t.b = x->b + (size_t)(x->first_k * s->b_k + x->first_n + column) * bytes, t.b_row = s->b_k;
    t.c = x->c + (size_t)(row * x->c_row + x->first_n + column) * bytes;
    tn_tile_run_part(s->tiles, &t, rows, columns, bytes);
  }
}

static void pack_panels(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Shape *s = &x->j->s;
  int64_t width = s->tiles->columns;
  for (int64_t panel = begin; panel < end; panel++) {
    int64_t column = panel * width, columns = tn_min_i64(width, x->n_n - column);
    if (x->is_direct && columns == width) continue;
    const uint8_t *from = x->b + (size_t)(x->first_k * s->b_k + (x->first_n + column) * s->b_n) * s->bytes;
    pack_panel(s, from, x->n_k, columns, width, x->block + (size_t)(column * x->n_k) * s->bytes);
  }
}

// Rows [begin, end), or with few rows panels.
static void run_row_range(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const TnTiles *tiles = x->j->s.tiles;
  int64_t panels = tn_ceil_div(x->n_n, tiles->columns);
  for (int64_t row = begin, rows; row < end && !tn_lib_is_cancelled(x->j->call); row += rows) {
    rows = tn_tile_height(tiles, end - row);
    run_tile_row(x, row, rows, 0, panels);
  }
}

static void run_panel_range(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Shape *s = &x->j->s;
  for (int64_t row = 0, rows; row < s->m; row += rows) {
    rows = tn_tile_height(s->tiles, s->m - row);
    run_tile_row(x, row, rows, begin, end);
  }
}

// How many of n units of `flops` each make a part worth a thread.
static int64_t grain_of(int64_t flops) { return tn_max_i64(1, 200000 / tn_max_i64(flops, 1)); }

static void run_blocks(Matrix *x) {
  const Shape *s = &x->j->s;
  const int64_t width = s->tiles->columns, most_rows = s->tiles->rows, threads = tn_pool_threads(x->pool);
  const int64_t most_n = tn_max_i64(NC_BYTES / (int64_t)s->bytes, width), most_k = KC_BYTES / (int64_t)s->bytes;
  x->is_direct = s->b_n == 1 && (s->m <= DIRECT_ROWS || s->k * s->n * (int64_t)s->bytes <= DIRECT_BYTES);
  for (x->first_n = 0; x->first_n < s->n; x->first_n += most_n)
    for (x->first_k = 0; x->first_k < s->k; x->first_k += most_k) {
      x->n_n = tn_min_i64(most_n, s->n - x->first_n), x->n_k = tn_min_i64(most_k, s->k - x->first_k);
      int64_t panels = tn_ceil_div(x->n_n, width), flops = 2 * x->n_k * x->n_n;
      tn_pool_run(x->pool, pack_panels, x, panels, grain_of(x->n_k * width * 8));
      if (s->m >= threads * most_rows || panels < threads)
        tn_pool_run(x->pool, run_row_range, x, s->m,
                    tn_max_i64(grain_of(flops), tn_min_i64(most_rows, s->m / threads)));
      else tn_pool_run(x->pool, run_panel_range, x, panels, grain_of(2 * x->n_k * s->m * width));
      if (tn_lib_is_cancelled(x->j->call)) return;
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Few rows

// Columns [begin, end), in units of a tile's width.
static void stream(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Shape *s = &x->j->s;
  const size_t bytes = s->bytes;
  const int64_t width = s->tiles->columns, last = tn_min_i64(end * width, s->n);
  const bool is_direct = s->b_n == 1;
  const int64_t most_k = is_direct ? STREAM_K : PACK_K;
  const int64_t most_n = is_direct ? STREAM_BYTES / (int64_t)bytes : width;
  uint8_t *panel = x->block + (size_t)slot * slot_bytes(s);
  for (int64_t first_n = begin * width; first_n < last && !tn_lib_is_cancelled(x->j->call); first_n += most_n)
    for (int64_t first_k = 0; first_k < s->k; first_k += most_k) {
      int64_t n_k = tn_min_i64(most_k, s->k - first_k), end_n = tn_min_i64(first_n + most_n, last);
      TnTile t = {.a = x->a + (size_t)first_k * bytes, .a_at = at_start, .b_at = at_start, .n_segments = 1, .k = n_k,
                  .a_row = x->a_row, .c_row = x->c_row, .is_added = first_k > 0};
      for (int64_t column = first_n; column < end_n; column += width) {
        int64_t columns = tn_min_i64(width, end_n - column);
        t.b = x->b + (size_t)(first_k * s->b_k + column * s->b_n) * bytes, t.b_row = s->b_k;
        if (!is_direct || columns < width) pack_panel(s, t.b, n_k, columns, width, panel), t.b = panel, t.b_row = width;
        for (int64_t row = 0, rows; row < s->m; row += rows) {
          rows = tn_tile_height(s->tiles, s->m - row);
          t.a = x->a + (size_t)(first_k + row * x->a_row) * bytes;
          t.c = x->c + (size_t)(row * x->c_row + column) * bytes;
          tn_tile_run_part(s->tiles, &t, rows, columns, bytes);
        }
      }
    }
}

static void run_streams(Matrix *x) {
  const Shape *s = &x->j->s;
  x->a_row = s->a_m;
  if (s->a_k != 1) {
    uint8_t *copy = x->block + s->block_bytes;
    copy_rows(s, x->a, s->m, s->k, copy, (size_t)s->k * s->bytes);
    x->a = copy, x->a_row = s->k;
  }
  int64_t units = tn_ceil_div(s->n, s->tiles->columns);
  TnLibCall call = *x->j->call;
  call.pool = x->pool;
  tn_lib_split(&call, stream, x, units, grain_of(2 * s->m * s->k * s->tiles->columns * 4),
               x->pool ? slots_of(x->j->p, s) : 1);
}

// ---------------------------------------------------------------------------------------------------------------

// Staged sums to where they belong.
static void store(const Matrix *x, uint8_t *c) {
  enum { CHUNK = 128 };
  const Shape *s = &x->j->s;
  const TnDtype type = x->j->p->c_type, from_type = is_same(type, s->sum) ? type : s->sum;
  const size_t bytes = tn_dtype_bytes(type);
  _Alignas(16) uint8_t chunk[CHUNK * 16];
  for (int64_t row = 0; row < s->m; row++)
    for (int64_t at = 0; at < s->n; at += CHUNK) {
      int64_t n = tn_min_i64(CHUNK, s->n - at);
      uint8_t *to = c + (size_t)(row * s->c_m + at * s->c_n) * bytes;
      const uint8_t *from = x->c + (size_t)(row * s->n + at) * s->bytes;
      tn_convert(type, s->c_n == 1 ? to : chunk, from_type, from, (size_t)n);
      if (s->c_n == 1) continue;
      for (int64_t i = 0; i < n; i++) memcpy(to + (size_t)(i * s->c_n) * bytes, chunk + (size_t)i * bytes, bytes);
    }
}

static void run_matrix(const Job *j, int64_t batch, int64_t slot, TnPool *pool) {
  const Shape *s = &j->s;
  uint8_t *own = j->scratch + (size_t)slot * slot_bytes(s);
  uint8_t *c = (uint8_t *)j->call->bufs[2] + (size_t)(batch * j->p->c_batch) * tn_dtype_bytes(j->p->c_type);
  Matrix x = {.j = j, .pool = pool, .a = j->a + (size_t)(batch * s->a_batch) * s->bytes,
              .b = j->b + (size_t)(batch * s->b_batch) * s->bytes, .c = s->is_staged ? own : c,
              .c_row = s->is_staged ? s->n : s->c_m, .block = own + s->stage_bytes};
  if (s->k == 0)
    for (int64_t r = 0; r < s->m; r++) memset(x.c + (size_t)(r * x.c_row) * s->bytes, 0, (size_t)s->n * s->bytes);
  else if (s->is_streamed) run_streams(&x);
  else run_blocks(&x);
  if (s->is_staged) store(&x, c);
}

static void run_batches(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) run_matrix(j, i, slot, NULL);
}

typedef struct Conversion {
  TnDtype to, from;
  uint8_t *out;
  const uint8_t *in;
} Conversion;

static void convert_range(void *arg, int64_t begin, int64_t end) {
  const Conversion *c = arg;
  tn_convert(c->to, c->out + (size_t)begin * tn_dtype_bytes(c->to), c->from,
             c->in + (size_t)begin * tn_dtype_bytes(c->from), (size_t)(end - begin));
}

// The operand in the type of the sums; integers of other widths are extended as their type says.
static const uint8_t *convert(TnLibCall *call, TnDtype to, TnDtype from, const void *in, uint8_t *room, size_t bytes) {
  if (!bytes) return in;
  Conversion c = {to, from, room, in};
  tn_pool_run(call->pool, convert_range, &c, (int64_t)(bytes / tn_dtype_bytes(to)), 16384);
  return room;
}

TnError *tn_lib_gemm(TnLibCall *call) {
  const TnLibGemm *p = call->params;
  if (p->batch * p->m * p->n == 0) return NULL;
  Job j = {.p = p, .call = call, .s = plan(p)};
  const Shape *s = &j.s;
  uint8_t *scratch = call->scratch;
  int64_t n_a = s->a_bytes ? extent(p->batch, p->a_batch, p->m, p->a_m, p->k, p->a_k) : 0;
  int64_t n_b = s->b_bytes ? extent(p->batch, p->b_batch, p->k, p->b_k, p->n, p->b_n) : 0;
  const uint8_t *a = convert(call, s->sum, p->a_type, call->bufs[0], scratch, (size_t)n_a * s->bytes);
  const uint8_t *b = convert(call, s->sum, p->b_type, call->bufs[1], scratch + s->a_bytes, (size_t)n_b * s->bytes);
  j.a = s->is_turned ? b : a, j.b = s->is_turned ? a : b;
  j.scratch = scratch ? scratch + s->a_bytes + s->b_bytes : NULL;
  if (p->batch >= (int64_t)tn_pool_threads(call->pool) && p->batch > 1) {
    tn_lib_split(call, run_batches, &j, p->batch, grain_of(2 * p->m * p->n * tn_max_i64(p->k, 1)), slots_of(p, s));
  } else {
    for (int64_t i = 0; i < p->batch && !tn_lib_is_cancelled(call); i++) run_matrix(&j, i, 0, call->pool);
  }
  return tn_lib_finish(call);
}

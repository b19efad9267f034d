// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Matrix products. A product whose sums lie the other way around is turned (c^T = b^T a^T), and so is one with few
// columns where that makes the long side contiguous. How it is then done is decided once, from the shape:
//   LANES   one row against rows of b: sums in lanes;
//   FEW     few rows against few columns: sums in lanes, in blocks of k, of rows against rows or, where columns of b
//           lie side by side, by tiles. This way and the one above have orders of additions of their own, and no other;
//   ROW     one row: b streams past, sums of some columns at a time in registers;
//   ACROSS  one row against rows of b whose sums are not made in lanes: some rows at a time are turned in registers;
//   COLUMNS few rows against columns of b that are contiguous: some of these at a time are turned in registers;
//   INTS    one row of integers, or few against rows of b: sums of neighbours of k or of n, as b lies;
//   STREAM  few rows: the same in tiles;
//   DIRECT  small: tiles on the operands where they lie;
//   BLOCKS  blocks of b (KC x NC) are packed into panels of one tile's width, and every tile of rows of a passes them:
//           the first one while a panel is packed, by tiles that read b where it lies and keep it, where there are any.
// Operands of other types are converted on the way into panels and copies of rows; integers of at most 16 bits become
// pairs of them, two neighbours along k, and so does bf16 where the processor multiplies pairs of it. As that takes
// what is not normal for zero, all of the product is made again without pairs when a number turns up that might lead
// there.
// Blocks of k continue the sums of those before, so blocking leaves the order of additions as it is.
#include "lib/gemv.h"
#include "lib/tile.h"
#include "lib/widen.h"

enum {
  FEW_ROWS = 8,
  INTS_LEAST_K = 256,  // neighbours of k that few rows of integers pass one by one;
  PAIRS_LEAST_K = 32,  // of those that are multiplied in pairs
  FEW_BEYOND = 16,     // rows and columns, and so many results, that are few
  FEW_RESULTS = 64,
  LANES_LEAST_K = 32,  // neighbours of k that it pays to take a vector of
  FEW_LEAST_K = 128,   // for sums so long
  GROUP = 4,           // rows of b whose sums are made in lanes together
  THIN_COLUMNS = 8,
  THIN = 6,
  TURNED = 16,  // rows that it pays to turn for fewer columns than these
  VERY_THIN = 4,
  KC_BYTES = 2048,          // of a row of a in a block
  NC_BYTES = 1024,          // of a row of b in a block,
  NEAR_NC_BYTES = 256,      // down to so many, for a block of BLOCK_BYTES, where
  PASSED_BYTES = 1 << 20,   // an a of so many stays in the second cache as it lies
  BLOCK_BYTES = 1 << 17,
  STREAM_K = 16,            // rows of b that stream together,
  NEAR_BYTES = 1 << 15,     // or as many as the first cache holds, up to PACK_K
  PACK_K = 128,             // rows of b that are packed together where b does not stream as it lies
  STREAM_BYTES = 8192,      // of a row of c that stays in the cache
  DIRECT_ROWS = 48,         // up to so many rows of a packing b does not pay,
  DIRECT_BYTES = 1 << 15,   // nor for so small a b,
  DIRECT_WORK = 200 << 20,  // nor when the rows of a times the bytes of b are so few;
  FAR_BYTES = 1 << 18,      // rows of a larger b are fetched ahead then
  CACHED_BYTES = 1 << 17,   // nor are there blocks of k when b is no larger than this
  FIXED_ROWS = 128,         // up to so many rows of a laying out a fixed b pays,
  FIXED_BYTES = 1 << 22,    // for one row only while it is no larger than this then
  ENOUGH_WAYS = 12,         // of the first cache for the rows of a tile, though all lie a page apart
  PAIRED_BYTES = 1 << 18,   // a b of bytes up to which its blocks are half as large
  PART_FLOPS = 200000       // work that is worth a thread
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

typedef enum Way { ZERO, LANES, FEW, ROW, ACROSS, COLUMNS, INTS, STREAM, DIRECT, BLOCKS } Way;

struct TnLibGemmPlan {
  Way way;
  TnDtype sum;
  size_t bytes;             // of a sum, and of what is multiplied: a pair counts as one
  const TnTiles *tiles;
  const TnTiles *first;     // that read b in its own type where it lies and keep it as the others read it; NULL: none
  const TnTiles *in_place;  // BLOCKS: that read b where it lies; of those that keep it for that they fetch it ahead
  const TnTiles *lanes;     // of FEW: for columns of b that are side by side; NULL: rows meet rows
  TnGemmTileFn *turned;     // of COLUMNS, all rows at once; NULL: there is none that fits
  int64_t turned_columns;
  const TnRows *rows;       // LANES, ROW, ACROSS
  bool is_turned, is_paired, is_staged;  // is_staged: sums are made apart and then stored
  struct TnLibGemmPlan *plain;  // of pairs of bf16: how to do without; else NULL
  bool is_a_meeting;        // BLOCKS: rows of a push each other out of the first cache
  bool is_direct;           // BLOCKS: b is read where it lies, but for a last panel that the tiles read beyond
  const uint8_t *fixed;     // b as it is read, with whole panels, where it never changes and that pays; else NULL
  size_t fixed_bytes;
  int64_t m, n, k;          // after turning, as all below
  int64_t a_m, a_k, b_k, b_n, c_m, c_n;
  int64_t a_batch, b_batch;
  bool is_a_converted, is_b_converted;  // LANES: before all else
  int64_t a_extent, b_extent;
  size_t a_bytes, b_bytes;  // of the converted operands, 0: in place
  size_t stage_bytes, block_bytes, copy_bytes;  // of one slot; copy_bytes: few rows of a
  size_t slot_bytes;
  unsigned slots;
  TnWidening a, b;
};
typedef struct TnLibGemmPlan Plan;

static int64_t extent(int64_t batch, int64_t batch_step, int64_t m, int64_t m_step, int64_t n, int64_t n_step) {
  return (batch - 1) * batch_step + (m - 1) * m_step + (n - 1) * n_step + 1;
}

TnSumOrder tn_lib_gemm_order(const TnLibGemm *p) {
  const TnDtype sum = tn_lib_sum_type(p->a_type, p->b_type, p->c_type);
  const bool is_one = p->batch == 1 && p->m == 1 && p->n == 1;  // there is nothing else to do while a chain waits
  if (p->k < (is_one ? TN_FUSED_FROM : LANES_LEAST_K) || (sum != TN_F32 && sum != TN_F64)) return TN_SUM_CHAIN;
  if (p->m == 1) return p->n == 1 || p->b_k == 1 ? TN_SUM_LANES : TN_SUM_CHAIN;
  if (p->n == 1) return p->a_k == 1 ? TN_SUM_LANES : TN_SUM_CHAIN;
  const bool are_few = p->m < FEW_BEYOND && p->n < FEW_BEYOND && p->m * p->n <= FEW_RESULTS;
  return are_few && p->k >= FEW_LEAST_K ? TN_SUM_FEW : TN_SUM_CHAIN;
}

// FEW: tiles that take columns of b side by side, where some operand lies so. NULL where there are none, and for so few
// columns of the only one that they had better be laid in rows.
static const TnTiles *tiles_of_few(const TnLibGemm *p, TnDtype sum, bool *is_turned) {
  const TnTiles *t = tn_tiles(p->tiles, sum == TN_F32 ? TN_TILE_F32_LANES : TN_TILE_F64_LANES);
  if (!t || (p->b_n != 1 && p->a_m != 1)) return NULL;
  const int64_t as_is = p->m * tn_ceil_div(p->n, t->columns), turned = p->n * tn_ceil_div(p->m, t->columns);
  const bool turns = p->b_n != 1 || (p->a_m == 1 && turned < as_is);
  const int64_t rows = turns ? p->n : p->m, columns = turns ? p->m : p->n;
  const bool is_one = p->b_n != 1 || p->a_m != 1;
  if (is_one && rows * 4 >= (columns + 3) / 4 * 4 * (int64_t)tn_dtype_bytes(sum)) return NULL;
  *is_turned = turns;
  return t;
}

// The many rows of a are passed once for all of the few columns of b, which are laid in rows.
static bool has_few_columns_of_pairs(const TnLibGemm *p) {
  enum { FOR_EACH = 16 };
  return p->n <= TN_INT_ROWS && p->m >= FOR_EACH * p->n && p->a_k == 1 && p->k >= PAIRS_LEAST_K && tn_has_int_rows();
}

static bool is_better_turned(const TnLibGemm *p, bool is_paired, bool has_narrow) {
  if (p->order == TN_SUM_LANES) return p->m > 1 || (p->n == 1 && p->b_k != 1);
  if (p->order == TN_SUM_FEW) return p->m > p->n && p->n < GROUP;
  if (p->c_n != 1 && p->c_m == 1) return true;
  const bool is_direct = has_narrow && p->a_k == 1 && p->c_n == 1;
  const bool is_turned_fast = p->a_type == TN_F32 && p->b_type == TN_F32 && p->k >= TN_TILE_LEAST_K && p->m >= TURNED;
  return p->n <= (!is_direct ? THIN_COLUMNS : is_turned_fast ? THIN : is_paired ? 1 : VERY_THIN) && p->m > p->n;
}

static void orient(const TnLibGemm *p, Plan *q) {
  q->m = p->m, q->n = p->n, q->k = p->k, q->a_m = p->a_m, q->a_k = p->a_k, q->b_k = p->b_k, q->b_n = p->b_n;
  q->c_m = p->c_m, q->c_n = p->c_n, q->a_batch = p->a_batch, q->b_batch = p->b_batch;
  if (!q->is_turned) return;
  q->m = p->n, q->n = p->m, q->a_m = p->b_n, q->a_k = p->b_k, q->b_k = p->a_k, q->b_n = p->a_m, q->c_m = p->c_n;
  q->c_n = p->c_m, q->a_batch = p->b_batch, q->b_batch = p->a_batch;
}

// The tile of COLUMNS where it fits.
static void find_turned(const TnLibGemm *p, Plan *q) {
  const bool is_f32 = q->sum == TN_F32, fits = q->m <= (is_f32 ? TN_TILE_TURNED_ROWS : VERY_THIN);
  if (p->order != TN_SUM_CHAIN || !fits || q->b_k != 1 || q->b_n == 1 || q->k < TN_TILE_LEAST_K) return;
  if (!q->a.is_same || !q->b.is_same || (!is_f32 && q->sum != TN_F64)) return;
  const bool is_fused = q->k >= TN_FUSED_FROM;
  const TnTiles *tiles = tn_tiles(p->tiles, is_f32     ? is_fused ? TN_TILE_F32_FUSED_TURNED : TN_TILE_F32_TURNED
                                            : is_fused ? TN_TILE_F64_FUSED_TURNED
                                                       : TN_TILE_F64_TURNED);
  if (!tiles || q->n < tiles->columns / 2) return;
  const bool is_wide = q->n >= tiles->columns && 2 * q->m <= tiles->rows;
  q->turned = (is_wide ? tiles->by_rows : tiles->narrow)[q->m - 1];
  q->turned_columns = is_wide ? tiles->columns : tiles->columns / 2;
}

static Way choose(const TnLibGemm *p, const Plan *q) {
  if (q->k == 0) return ZERO;
  if (p->order != TN_SUM_CHAIN) return p->order == TN_SUM_FEW ? FEW : LANES;
  const bool is_int = q->is_paired ? q->b_n == 1 || q->b_k == 1 : q->sum == TN_UI32 && q->b.is_same && q->b_k == 1;
  const bool is_across = q->b_k == 1 && q->k >= (q->is_paired ? PAIRS_LEAST_K : INTS_LEAST_K);
  if (q->m <= (is_across ? TN_INT_ROWS : 1) && is_int && !q->fixed && tn_has_int_rows()) return INTS;
  const int64_t b_bytes = q->k * q->n * (int64_t)q->bytes;
  bool is_plain = q->a.is_same && q->b.is_same && q->b_n == 1;
  const TnRows *rows = tn_rows(TN_F32);
  const bool is_bf16 = q->b.from == TN_BF16 && q->sum == TN_F32 && q->b_n == 1 && rows->row_bf16;
  if ((is_plain || is_bf16) && q->m == 1 && q->n >= rows->columns && (q->sum == TN_F32 || q->sum == TN_F64) &&
      p->k >= TN_FUSED_FROM)
    return ROW;
  if (q->m == 1 && q->b_k == 1 && q->sum == TN_F32 && p->k >= LANES_LEAST_K && tn_rows(TN_F32)->across) return ACROSS;
  if (q->turned) return COLUMNS;
  bool is_small = b_bytes <= (q->m <= DIRECT_ROWS || q->k <= 32 ? CACHED_BYTES : DIRECT_BYTES);
  if (is_plain && is_small && (q->tiles->narrow || q->n % q->tiles->columns == 0)) return DIRECT;
  return q->m <= FEW_ROWS && !q->is_paired ? STREAM : BLOCKS;
}

// Whether the tiles take a panel of so many columns where it lies.
static bool is_panel_direct(const Plan *q, int64_t columns) {
  return q->is_direct && (columns == q->tiles->columns || q->tiles->narrow || q->fixed);
}

// Rows of b in a block. A b of bytes is small beside a block of pairs: not much more than its own memory is taken.
static int64_t block_rows(const Plan *q) {
  const int64_t most = KC_BYTES / (int64_t)q->bytes;
  return q->is_paired && q->k * q->n <= PAIRED_BYTES ? most / 2 : most;
}

// What so many elements along k are multiplied as.
static int64_t count_factors(const Plan *q, int64_t k) { return q->is_paired ? (k + 1) >> 1 : k; }

// LANES, FEW: rows of bf16 are read as they lie.
static bool takes_bf16_lanes(const Plan *q) {
  return q->b.from == TN_BF16 && q->sum == TN_F32 && q->b_k == 1 && q->rows->lanes_bf16;
}

// FEW: how far apart laid rows of so many elements are. They do not meet in the cache.
static int64_t few_step(int64_t n_k) { return n_k + 16; }

// FEW: operands that are laid block by block.
static bool lays_rows(const Plan *q) { return (!q->lanes && q->a_k != 1) || !q->a.is_same; }
static bool lays_columns(const Plan *q) {
  return (!q->lanes && q->b_k != 1) || (!q->b.is_same && (q->lanes || !takes_bf16_lanes(q)));
}

static bool is_a_copied(const Plan *q) { return q->a_k != 1 || !q->a.is_same || q->is_a_meeting; }

static int64_t block_columns(const Plan *q) {
  const bool is_near = !is_a_copied(q) && q->m * q->k * (int64_t)q->bytes <= PASSED_BYTES;
  const int64_t width = q->tiles->columns, row = BLOCK_BYTES / tn_min_i64(q->k, block_rows(q));
  if (!is_near || row >= NC_BYTES) return tn_max_i64(NC_BYTES / (int64_t)q->bytes, width);
  return tn_max_i64(tn_max_i64(row, NEAR_NC_BYTES) / (int64_t)q->bytes / width, 1) * width;
}

static void size_scratch(const TnLibGemm *p, Plan *q) {
  const int64_t width = q->tiles->columns;
  if (q->way == LANES) {
    q->a_extent = extent(p->batch, q->a_batch, 1, 0, q->k, q->a_k);
    q->b_extent = extent(p->batch, q->b_batch, q->n, q->b_n, q->k, q->b_k);
    if (!q->a.is_same) q->a_bytes = tn_round_scratch((size_t)q->a_extent * q->bytes);
    if (!q->b.is_same && !takes_bf16_lanes(q)) q->b_bytes = tn_round_scratch((size_t)q->b_extent * q->bytes);
    int64_t blocks = tn_ceil_div(q->k, TN_LANE_BLOCK);
    if (blocks > 1) q->block_bytes = (size_t)(blocks * q->n) * q->bytes;
    q->copy_bytes = (q->a_k != 1 ? tn_round_scratch((size_t)q->k * q->bytes) : 0) +
                    (q->b_k != 1 ? tn_round_scratch((size_t)q->k * q->bytes) : 0);
  } else if (q->way == FEW) {
    const int64_t laid = (lays_rows(q) ? q->m : 0) + (lays_columns(q) ? q->n : 0);
    q->block_bytes = (size_t)(laid * few_step(tn_min_i64(q->k, TN_FEW_BLOCK))) * q->bytes;
    const int64_t blocks = tn_ceil_div(q->k, TN_FEW_BLOCK);
    if (blocks > 1) q->copy_bytes = tn_round_scratch((size_t)(blocks * q->m * q->n) * q->bytes);
  } else if (q->way == STREAM || q->way == ROW || q->way == ACROSS || q->way == COLUMNS || q->way == INTS) {
    if (q->way == STREAM) q->block_bytes = (size_t)(tn_min_i64(q->k, PACK_K) * width) * q->bytes;
    if (q->way == ACROSS && !q->b.is_same) q->block_bytes = (size_t)(PACK_K * width) * q->bytes;
    if (q->a_k != 1 || !q->a.is_same) q->copy_bytes = tn_round_scratch((size_t)(q->m * q->k) * q->bytes);
  } else if (q->way == BLOCKS) {
    int64_t panels = tn_ceil_div(tn_min_i64(q->n, block_columns(q)), width);
    const int64_t k = count_factors(q, tn_min_i64(q->k, block_rows(q)));
    if (q->is_direct) panels = !is_panel_direct(q, q->n % width ? q->n % width : width);
    q->block_bytes = (size_t)(k * panels * width) * q->bytes;
  }
  if (q->is_staged) q->stage_bytes = tn_round_scratch((size_t)(q->m * q->n) * q->bytes);
  q->block_bytes = tn_round_scratch(q->block_bytes);
  q->slot_bytes = q->stage_bytes + q->block_bytes + q->copy_bytes;
}

static bool pays_laid_out(const Plan *q, bool in_lanes) {
  const bool is_wrong = !q->b.is_same || (!in_lanes && q->b_n != 1);
  return is_wrong && q->m <= FIXED_ROWS && (q->m > 1 || q->k * q->n * (int64_t)q->bytes <= FIXED_BYTES);
}

static void lay_out(TnArena *a, Plan *q, const uint8_t *from, bool in_lanes);

// The tiles for pairs of bf16, where these pay; else NULL.
static const TnTiles *tiles_of_bf16(const TnLibGemm *p) {
  enum { LEAST = 4 };
  if (p->order == TN_SUM_FEW) return NULL;
  if (p->a_type != TN_BF16 || p->b_type != TN_BF16 || p->k < TN_FUSED_FROM || p->m < LEAST || p->n < LEAST) return NULL;
  return tn_lib_sum_type(p->a_type, p->b_type, p->c_type) == TN_F32 ? tn_tiles(p->tiles, TN_TILE_BF16) : NULL;
}

// pairs: tiles for pairs of bf16, or NULL.
static Plan *make_plan(TnArena *a, const TnLibGemm *p, const TnTiles *pairs) {
  Plan *q = tn_new(a, Plan);
  q->sum = tn_lib_sum_type(p->a_type, p->b_type, p->c_type);
  q->bytes = tn_dtype_bytes(q->sum);
  q->is_paired = pairs || (q->sum == TN_UI32 && tn_is_pairable(p->a_type) && tn_is_pairable(p->b_type));
  q->tiles = pairs ? pairs : tn_tiles(p->tiles, tn_tile_kind(q->sum, q->is_paired, p->k >= TN_FUSED_FROM));
  const bool in_lanes = p->order == TN_SUM_LANES;
  q->is_turned = is_better_turned(p, q->is_paired, q->tiles->narrow != NULL);
  if (q->is_paired && !pairs) q->is_turned |= has_few_columns_of_pairs(p);
  if (p->order == TN_SUM_FEW) q->lanes = tiles_of_few(p, q->sum, &q->is_turned);
  orient(p, q);
  const TnDtype factor = pairs ? TN_BF16 : q->is_paired ? TN_I16 : q->sum;
  q->a = tn_widening(a, factor, q->is_turned ? p->b_type : p->a_type);
  q->b = tn_widening(a, factor, q->is_turned ? p->a_type : p->b_type);
  if (q->is_paired) q->a.is_same = q->b.is_same = false;
  q->is_staged = q->c_n != 1 || !tn_widening(a, q->sum, p->c_type).is_same;
  const uint8_t *fixed = q->is_turned ? p->a_fixed : p->b_fixed;
  if (fixed && !pairs && p->order != TN_SUM_FEW && p->batch == 1 && q->k > 0 && pays_laid_out(q, in_lanes))
    lay_out(a, q, fixed, in_lanes);
  if (!pairs && q->b_n == 1 && q->sum == TN_F32 && p->k >= TN_FUSED_FROM && (q->b.is_same || q->b.from == TN_BF16))
    q->first = tn_tiles(p->tiles, q->b.is_same ? TN_TILE_F32_KEPT : TN_TILE_BF16_KEPT);
  q->is_a_meeting = (size_t)q->a_m * q->bytes % 4096 == 0 && tn_cpu_ways() < ENOUGH_WAYS;
  find_turned(p, q);
  q->way = choose(p, q);
  if (q->way == COLUMNS || (q->way == INTS && q->b_k == 1)) q->is_staged = !tn_widening(a, q->sum, p->c_type).is_same;
  const int64_t b_bytes = q->k * q->n * (int64_t)q->bytes;
  q->is_direct = q->b_n == 1 && q->b.is_same &&
                 (q->fixed || q->m <= DIRECT_ROWS || b_bytes <= DIRECT_BYTES || q->m <= DIRECT_WORK / b_bytes);
  q->in_place = q->first && b_bytes > FAR_BYTES ? q->first : q->tiles;
  if (q->way == LANES || q->way == FEW || q->way == ROW || q->way == ACROSS) q->rows = tn_rows(q->sum);
  size_scratch(p, q);
  // Slots have scratch of their own; few rows are split in columns, with a block for each thread.
  q->slots = tn_lib_slots(p->threads, q->way == STREAM || q->way == ACROSS || q->way == FEW ? INT64_MAX : p->batch);
  return q;
}

void tn_lib_gemm_prepare(TnArena *a, TnLibGemm *p) {
  p->plan = NULL;
  if (p->batch * p->m * p->n == 0) return;
  const TnTiles *pairs = tiles_of_bf16(p);
  Plan *plain = make_plan(a, p, NULL);
  p->plan = pairs && !plain->fixed ? make_plan(a, p, pairs) : plain;
  if (p->plan != plain) p->plan->plain = plain;
}

size_t tn_lib_gemm_fixed_bytes(const TnLibGemm *p) { return p->plan ? p->plan->fixed_bytes : 0; }

size_t tn_lib_gemm_scratch(const TnLibGemm *p) {
  size_t most = 0;
  for (const Plan *q = p->plan; q; q = q->plain) {
    const size_t bytes = q->a_bytes + q->b_bytes + q->slots * q->slot_bytes;
    if (bytes > most) most = bytes;
  }
  return most;
}

// ---------------------------------------------------------------------------------------------------------------
// One matrix

typedef struct Job {
  const TnLibGemm *p;
  const Plan *q;
  TnLibCall *call;
  const uint8_t *a, *b;    // first matrices, after turning
  uint8_t *scratch;        // of the slots
  _Atomic bool *is_wrong;  // a number of bf16 was too small for products of pairs
} Job;

typedef struct Matrix {
  const Job *j;
  const Plan *q;
  TnPool *pool;            // NULL: this thread alone
  const uint8_t *a, *b;
  uint8_t *c;              // sums, rows of c_row
  int64_t c_row, a_row;    // a_row: of few rows
  uint8_t *block, *copy;
  int64_t first_k, n_k, first_n, n_n;  // the block of b now
} Matrix;

static const int64_t at_start[1] = {0};

// How many of n units of `flops` each make a part worth a thread.
static int64_t grain_of(int64_t flops) { return tn_max_i64(1, PART_FLOPS / tn_max_i64(flops, 1)); }

// fn on parts of [0, n) of `flops` each; at once where threads do not pay.
static void run_parts(TnPool *pool, TnPoolFn *fn, void *arg, int64_t n, int64_t grain) {
  if (!pool || n <= grain) fn(arg, 0, n);
  else tn_pool_run(pool, fn, arg, n, grain);
}

// As pack_pairs, for few columns that are contiguous.
static void pack_narrow_pairs(const Plan *q, const uint8_t *from, int64_t n_k, int64_t n, int64_t width, uint8_t *to) {
  enum { CHUNK = 128 };
  int16_t chunk[(CHUNK + 1) * TN_NARROW_PAIRS];
  for (int64_t i = 0; i < n_k; i += CHUNK, from += (size_t)(CHUNK * q->b_k) * q->b.from_bytes) {
    const int64_t count = tn_min_i64(CHUNK, n_k - i);
    tn_widen_block(&q->b, from, q->b_k, 1, count, n, chunk, (size_t)n * sizeof *chunk);
    memset(chunk + count * n, 0, TN_NARROW_PAIRS * sizeof *chunk);
    tn_pair_narrow(chunk, (count + 1) / 2, n, (uint32_t *)(void *)to + i / 2 * width, width);
  }
}

// Columns [0, n) of n_k rows as a panel of pairs. True when a bf16 is too small.
static bool pack_pairs(const Plan *q, const uint8_t *from, int64_t n_k, int64_t n, int64_t width, uint8_t *to) {
  enum { MOST = 64, CHUNK = 64, AHEAD = CHUNK * 2 };
  const size_t row = (size_t)width * 4, step = (size_t)q->b_k * q->b.from_bytes;
  const size_t column = (size_t)q->b_n * q->b.from_bytes;
  static const uint8_t zeros[MOST * 2] = {0};
  if (q->b_n == 1 && q->plain) return tn_pair_bf16((const void *)from, q->b_k, n_k, n, (void *)to, width);
  if (q->b_n == 1 && n <= TN_NARROW_PAIRS) {
    pack_narrow_pairs(q, from, n_k, n, width, to);
    return false;
  }
  if (q->b_n == 1) {
    for (int64_t i = 0; i < n_k; i += 2, to += row, from += 2 * step)
      tn_widen_pairs(&q->b, from, i + 1 < n_k ? from + step : zeros, n, (uint32_t *)(void *)to);
    return false;
  }
  bool is_wrong = false;
  _Alignas(64) int16_t chunk[MOST][CHUNK];
  for (int64_t i = 0; i < n_k; i += CHUNK, to += CHUNK / 2 * row, from += CHUNK * step) {
    const int64_t count = tn_min_i64(CHUNK, n_k - i);
    const bool is_near = q->plain && q->b_k == 1;
    if (!is_near) tn_widen_block(&q->b, from, q->b_n, q->b_k, n, count, chunk, sizeof chunk[0]);
    for (int64_t j = 0; j < n; j++) {
      const uint8_t *at = from + (size_t)j * column;
      if (is_near) __builtin_prefetch(at + AHEAD), __builtin_prefetch(at + AHEAD + 64);
      if (q->plain) is_wrong |= tn_pair_near_bf16(is_near ? (const void *)at : chunk[j], count, (void *)chunk[j]);
      else if (count % 2) chunk[j][count] = 0;
    }
    tn_transpose_block(4, chunk, sizeof chunk[0], to, row, (count + 1) / 2, n);
  }
  return is_wrong;
}

// Columns [0, n) of n_k rows as a panel of `width` columns, filled up with zeros where the tiles read them all. True
// when a bf16 is too small.
static bool pack_panel(const Plan *q, const uint8_t *from, int64_t n_k, int64_t n, int64_t width, uint8_t *to) {
  const size_t row = (size_t)width * q->bytes;
  if (n < width && !q->tiles->narrow) memset(to, 0, (size_t)(q->is_paired ? (n_k + 1) / 2 : n_k) * row);
  if (q->is_paired) return pack_pairs(q, from, n_k, n, width, to);
  tn_widen_block(&q->b, from, q->b_k, q->b_n, n_k, n, to, row);
  return false;
}

// b with the elements of a panel's row side by side and in the type that they are multiplied in: from here on it is an
// operand that lies well. In lanes: rows of k.
static void lay_out(TnArena *a, Plan *q, const uint8_t *from, bool in_lanes) {
  const int64_t width = q->tiles->columns, pairs = (q->k + 1) / 2;
  const int64_t columns = in_lanes ? q->k : tn_ceil_div(q->n, width) * width;
  const int64_t rows = in_lanes ? q->n : q->is_paired ? pairs : q->k;
  const size_t row = (size_t)columns * q->bytes;
  q->fixed_bytes = (size_t)rows * row;
  uint8_t *to = tn_arena_push_zero(a, q->fixed_bytes, TN_LIB_ALIGN);
  if (in_lanes) {
    tn_widen_block(&q->b, from, q->b_n, q->b_k, q->n, q->k, to, row);
  } else if (q->is_paired) {
    for (int64_t n = 0; n < q->n; n += width)
      pack_pairs(q, from + (size_t)(n * q->b_n) * q->b.from_bytes, q->k, tn_min_i64(width, q->n - n), columns,
                 to + (size_t)n * q->bytes);
  } else {
    tn_widen_block(&q->b, from, q->b_k, q->b_n, q->k, q->n, to, row);
  }
  q->fixed = to;
  q->b_k = in_lanes ? 1 : columns, q->b_n = in_lanes ? columns : 1;
  q->b = tn_widening(a, q->sum, q->sum);
}

// Rows of a that are not contiguous, or whose distance makes them meet in the cache, are copied.
static bool copy_rows(const Plan *q, const uint8_t *from, int64_t rows, int64_t n_k, uint8_t *to, size_t to_row) {
  const bool is_near = q->plain && q->a_k == 1;
  bool is_wrong = false;
  if (!is_near) tn_widen_block(&q->a, from, q->a_m, q->a_k, rows, n_k, to, to_row);
  for (int64_t r = 0; q->is_paired && (q->plain || n_k % 2) && r < rows; r++) {
    uint8_t *at = to + (size_t)r * to_row;
    const void *near = from + (size_t)(r * q->a_m) * q->a.from_bytes;
    if (q->plain) is_wrong |= tn_pair_near_bf16(is_near ? near : at, n_k, (void *)at);
    else memset(at + (size_t)n_k * 2, 0, 2);
  }
  return is_wrong;
}

static void note(const Matrix *x, bool is_wrong) {
  if (is_wrong) atomic_store_explicit(x->j->is_wrong, true, memory_order_relaxed);
}

static bool is_over(const Matrix *x) {
  return tn_lib_is_cancelled(x->j->call) || atomic_load_explicit(x->j->is_wrong, memory_order_relaxed);
}

// Where the panel of the block is that begins at this column: the only one when b is read where it lies.
static uint8_t *panel_of(const Matrix *x, int64_t column) {
  return x->block + (x->q->is_direct ? 0 : (size_t)(column * count_factors(x->q, x->n_k)) * x->q->bytes);
}

// What the tile reads of b for the panel that begins at this column. The tiles to do it with.
static const TnTiles *take_panel(const Matrix *x, int64_t column, int64_t columns, TnTile *t) {
  const Plan *q = x->q;
  const int64_t first_k = count_factors(q, x->first_k);
  const bool is_direct = is_panel_direct(q, columns);
  t->b = is_direct ? x->b + (size_t)(first_k * q->b_k + x->first_n + column) * q->bytes : panel_of(x, column);
  t->b_row = is_direct ? q->b_k : q->tiles->columns;
  t->kept_row = 0;
  return is_direct ? q->in_place : q->tiles;
}

// The same where the panel does not lie in the block yet, but will. The tiles to do it with.
static const TnTiles *lay_panel(const Matrix *x, int64_t column, int64_t columns, TnTile *t) {
  const Plan *q = x->q;
  const int64_t width = q->tiles->columns;
  const uint8_t *from = x->b + (size_t)(x->first_k * q->b_k + (x->first_n + column) * q->b_n) * q->b.from_bytes;
  if (q->first && !q->is_direct && (columns == width || q->first->narrow)) {
    t->b = from, t->b_row = q->b_k, t->kept = panel_of(x, column), t->kept_row = width;
    return q->first;
  }
  if (!is_panel_direct(q, columns)) note(x, pack_panel(q, from, x->n_k, columns, width, panel_of(x, column)));
  return take_panel(x, column, columns, t);
}

// Panels [first, last) of the block against one tile of rows, the first of all where they are laid.
static void run_tile_row(const Matrix *x, int64_t row, int64_t rows, int64_t first, int64_t last, bool is_first) {
  enum { STEP = KC_BYTES + 64, SHORT = 512, UNREAD = 128 };
  _Alignas(64) uint8_t copy[TN_TILE_MOST_ROWS * STEP], unread[UNREAD];
  const Plan *q = x->q;
  const size_t bytes = q->bytes;
  const int64_t width = q->tiles->columns, k = count_factors(q, x->n_k);
  const uint8_t *from = x->a + (size_t)(row * q->a_m + x->first_k * q->a_k) * q->a.from_bytes;
  // All members are named, for to clear the whole first takes longer.
  TnTile t = {.a = from, .b = NULL, .c = NULL, .a_at = at_start, .b_at = at_start, .n_segments = 1, .k = k,
              .a_row = q->a_m, .a_step = 1, .b_row = 0, .c_row = x->c_row, .is_added = x->first_k > 0, .columns = 0,
              .kept = NULL, .kept_row = 0, .c_lane = 0};
  if (is_a_copied(q)) {
    // Short rows that follow each other are converted at once.
    t.a_row = q->a_m == x->n_k && k * (int64_t)bytes <= SHORT ? k : STEP / (int64_t)bytes;
    note(x, copy_rows(q, from, rows, x->n_k, copy, (size_t)t.a_row * bytes));
    t.a = copy;
  }
  for (int64_t panel = first; panel < last; panel++) {
    const int64_t column = panel * width, columns = tn_min_i64(width, x->n_n - column);
    t.kept = unread;
    const TnTiles *tiles = is_first ? lay_panel(x, column, columns, &t) : take_panel(x, column, columns, &t);
    t.c = x->c + (size_t)(row * x->c_row + x->first_n + column) * bytes;
    tn_tile_run_part(tiles, &t, rows, columns, bytes);
  }
}

// Rows that panels are laid with: none where b is read where it lies.
static int64_t first_rows(const Plan *q) { return q->block_bytes ? tn_tile_height(q->tiles, q->m) : 0; }

// Panels [begin, end) of the block are laid, and pass the first tile of rows.
static void run_first_rows(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  run_tile_row(x, 0, first_rows(x->q), begin, end, true);
}

// Rows [begin, end) behind those, or with few rows panels.
static void run_row_range(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const TnTiles *tiles = x->q->tiles;
  const int64_t panels = tn_ceil_div(x->n_n, tiles->columns), behind = first_rows(x->q);
  for (int64_t row = begin + behind, rows; row < end + behind && !tn_lib_is_cancelled(x->j->call); row += rows) {
    rows = tn_tile_height(tiles, end + behind - row);
    run_tile_row(x, row, rows, 0, panels, false);
  }
}

static void run_panel_range(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  for (int64_t row = first_rows(q), rows; row < q->m; row += rows) {
    rows = tn_tile_height(q->tiles, q->m - row);
    run_tile_row(x, row, rows, begin, end, false);
  }
}

// Whether threads take rows, not panels, of which each leaves less of b to read for one thread.
static bool is_split_in_rows(const Matrix *x, int64_t rows, int64_t panels, int64_t threads) {
  const bool is_even = panels % threads == 0 && !is_a_copied(x->q);
  return panels < threads || rows >= (is_even ? 4 : 1) * threads * x->q->tiles->rows;
}

static void run_blocks(Matrix *x) {
  const Plan *q = x->q;
  const int64_t width = q->tiles->columns, most_rows = q->tiles->rows, threads = tn_pool_threads(x->pool);
  const int64_t most_n = block_columns(q), most_k = block_rows(q);
  const int64_t first = first_rows(q), rest = q->m - first;
  for (x->first_n = 0; x->first_n < q->n; x->first_n += most_n)
    for (x->first_k = 0; x->first_k < q->k; x->first_k += most_k) {
      x->n_n = tn_min_i64(most_n, q->n - x->first_n), x->n_k = tn_min_i64(most_k, q->k - x->first_k);
      int64_t panels = tn_ceil_div(x->n_n, width), flops = 2 * x->n_k * x->n_n;
      if (first) run_parts(x->pool, run_first_rows, x, panels, grain_of(flops / panels * first));
      if (is_split_in_rows(x, rest, panels, threads))
        run_parts(x->pool, run_row_range, x, rest,
                  tn_max_i64(grain_of(flops), tn_min_i64(most_rows, rest / threads)));
      else run_parts(x->pool, run_panel_range, x, panels, grain_of(flops / panels * rest));
      if (is_over(x)) return;
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Small

// Rows [row, end) of panels [panel, last), with all of k.
static void run_area(const Matrix *x, int64_t row, int64_t end, int64_t panel, int64_t last) {
  const Plan *q = x->q;
  const size_t bytes = q->bytes;
  const int64_t width = q->tiles->columns;
  TnTile t = {.a_at = at_start, .b_at = at_start, .n_segments = 1, .k = q->k, .a_row = q->a_m, .a_step = q->a_k,
              .b_row = q->b_k, .c_row = x->c_row};
  for (int64_t rows; row < end; row += rows) {
    rows = tn_tile_height(q->tiles, end - row);
    t.a = x->a + (size_t)(row * q->a_m) * bytes;
    for (int64_t i = panel; i < last; i++) {
      t.b = x->b + (size_t)(i * width) * bytes;
      t.c = x->c + (size_t)(row * x->c_row + i * width) * bytes;
      tn_tile_run_part(q->tiles, &t, rows, tn_min_i64(width, q->n - i * width), bytes);
    }
  }
}

static void run_area_rows(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  run_area(x, begin, end, 0, tn_ceil_div(x->q->n, x->q->tiles->columns));
}

static void run_area_panels(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  run_area(x, 0, x->q->m, begin, end);
}

static void run_direct(Matrix *x) {
  const Plan *q = x->q;
  const int64_t width = q->tiles->columns, panels = tn_ceil_div(q->n, width);
  if (q->m >= 2 * q->tiles->rows || panels == 1)
    run_parts(x->pool, run_area_rows, x, q->m, tn_max_i64(q->tiles->rows, grain_of(2 * q->k * q->n)));
  else run_parts(x->pool, run_area_panels, x, panels, grain_of(2 * q->k * q->m * width));
}

// ---------------------------------------------------------------------------------------------------------------
// Few rows

// a with contiguous rows.
static void take_rows(Matrix *x) {
  const Plan *q = x->q;
  x->a_row = q->a_m;
  if (!q->copy_bytes) return;
  copy_rows(q, x->a, q->m, q->k, x->copy, (size_t)q->k * q->bytes);
  x->a = x->copy, x->a_row = q->k;
}

// Columns [begin, end), in units of a tile's width.
static void stream(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const size_t bytes = q->bytes;
  const int64_t width = q->tiles->columns, last = tn_min_i64(end * width, q->n);
  const TnTiles *tiles = q->b.is_same || !q->first ? q->tiles : q->first;
  const bool is_direct = q->b_n == 1 && (q->b.is_same || q->first);
  const int64_t most_n = is_direct ? STREAM_BYTES / (int64_t)bytes : width;
  const int64_t near_k = NEAR_BYTES / (tn_min_i64(most_n, q->n) * (int64_t)bytes);
  const int64_t most_k = is_direct ? tn_max_i64(STREAM_K, tn_min_i64(near_k, PACK_K)) : PACK_K;
  uint8_t *panel = x->block + (size_t)slot * q->slot_bytes;
  for (int64_t first_n = begin * width; first_n < last && !tn_lib_is_cancelled(x->j->call); first_n += most_n)
    for (int64_t first_k = 0; first_k < q->k; first_k += most_k) {
      int64_t n_k = tn_min_i64(most_k, q->k - first_k), end_n = tn_min_i64(first_n + most_n, last);
      TnTile t = {.a = x->a + (size_t)first_k * bytes, .a_at = at_start, .b_at = at_start, .n_segments = 1, .k = n_k,
                  .a_row = x->a_row, .a_step = 1, .c_row = x->c_row, .is_added = first_k > 0, .kept = panel};
      for (int64_t column = first_n; column < end_n; column += width) {
        int64_t columns = tn_min_i64(width, end_n - column);
        t.b = x->b + (size_t)(first_k * q->b_k + column * q->b_n) * q->b.from_bytes, t.b_row = q->b_k;
        const bool is_packed = !is_direct || (columns < width && !q->tiles->narrow);
        if (is_packed) pack_panel(q, t.b, n_k, columns, width, panel), t.b = panel, t.b_row = width;
        for (int64_t row = 0, rows; row < q->m; row += rows) {
          rows = tn_tile_height(q->tiles, q->m - row);
          t.a = x->a + (size_t)(first_k + row * x->a_row) * bytes;
          t.c = x->c + (size_t)(row * x->c_row + column) * bytes;
          tn_tile_run_part(is_packed ? q->tiles : tiles, &t, rows, columns, bytes);
        }
      }
    }
}

// Sums of a tile's columns from `first` on to where they belong.
static void put_sums(const Matrix *x, const uint8_t *sums, int64_t first, uint8_t *to, int64_t to_column) {
  const Plan *q = x->q;
  const size_t bytes = q->bytes, step = (size_t)q->turned_columns * bytes;
  const int64_t columns = q->turned_columns - first;
  sums += (size_t)first * bytes;
  if (to_column != 1) {
    tn_transpose_block(bytes, sums, step, to, (size_t)to_column * bytes, columns, q->m);
    return;
  }
  for (int64_t r = 0; r < q->m; r++)
    memcpy(to + (size_t)(r * x->c_row) * bytes, sums + (size_t)r * step, (size_t)columns * bytes);
}

// Columns [begin, end), in units of a tile's. The last tile takes some columns before its own once more.
static void run_turned(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const size_t bytes = q->bytes;
  const int64_t width = q->turned_columns, c_column = q->is_staged ? 1 : q->c_n;
  _Alignas(64) uint8_t sums[TN_TILE_MOST_BYTES];
  TnTile t = {.a = x->a, .n_segments = 1, .k = q->k, .a_row = x->a_row, .a_step = 1, .b_row = q->b_n, .columns = width};
  for (int64_t column = begin * width; column < tn_min_i64(end * width, q->n); column += width) {
    const int64_t before = tn_max_i64(0, column + width - q->n);
    const bool is_apart = before > 0 || c_column != 1;
    uint8_t *c = x->c + (size_t)(column * c_column) * bytes;
    t.b = x->b + (size_t)((column - before) * q->b_n) * bytes;
    t.c = is_apart ? sums : c, t.c_row = is_apart ? width : x->c_row;
    q->turned(&t);
    if (is_apart) put_sums(x, sums, before, c, c_column);
  }
}

static void run_few_rows(Matrix *x) {
  const Plan *q = x->q;
  const int64_t width = q->turned_columns;
  take_rows(x);
  run_parts(x->pool, run_turned, x, tn_ceil_div(q->n, width), grain_of(2 * q->m * q->k * width * 4));
}

// The kernel that takes rows of b as they lie; NULL where these are converted first.
static TnRowFn *across_of(const Plan *q) {
  return q->b.is_same ? q->rows->across : q->b.from == TN_BF16 ? q->rows->across_bf16 : NULL;
}

// Columns [begin, end) of one row, in units of a tile's width, each a row of b.
static void across(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const size_t bytes = q->bytes;
  TnRowFn *near = across_of(q);
  const int64_t width = q->tiles->columns, last = tn_min_i64(end * width, q->n);
  const int64_t most_n = near ? last : width, most_k = near ? q->k : PACK_K;
  uint8_t *block = x->block + (size_t)slot * q->slot_bytes;
  for (int64_t first = begin * width; first < last && !tn_lib_is_cancelled(x->j->call); first += most_n)
    for (int64_t k = 0; k < q->k; k += most_k) {
      const int64_t n = tn_min_i64(most_n, last - first), n_k = tn_min_i64(most_k, q->k - k);
      const uint8_t *b = x->b + (size_t)(first * q->b_n + k) * q->b.from_bytes, *a = x->a + (size_t)k * bytes;
      uint8_t *c = x->c + (size_t)first * bytes;
      if (near) {
        near(a, b, q->b_n, n, n_k, c, false);
        continue;
      }
      tn_widen_block(&q->b, b, q->b_n, 1, n, n_k, block, PACK_K * bytes);
      q->rows->across(a, block, PACK_K, n, n_k, c, k > 0);
    }
}

// fn on parts of [0, units), with a slot for each thread.
static void run_slots(Matrix *x, TnSlotFn *fn, int64_t units, int64_t grain) {
  if (!x->pool || units <= grain) {
    fn(x, 0, 0, units);
    return;
  }
  TnLibCall call = *x->j->call;
  call.pool = x->pool;
  tn_lib_split(&call, fn, x, units, grain, x->q->slots);
}

static void run_streams(Matrix *x) {
  const Plan *q = x->q;
  const int64_t width = q->tiles->columns;
  take_rows(x);
  run_slots(x, q->way == ACROSS ? across : stream, tn_ceil_div(q->n, width), grain_of(2 * q->m * q->k * width * 4));
}

// Columns [begin, end) of one row, in units of the kernel's.
static void run_columns(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const size_t bytes = q->bytes;
  const int64_t unit = q->rows->columns, first = begin * unit, last = tn_min_i64(end * unit, q->n);
  const int64_t whole = q->b.is_same ? (last - first) / unit * unit : last - first;
  const int64_t most_k = q->k * q->n * (int64_t)bytes <= CACHED_BYTES ? q->k : STREAM_K;
  TnRowFn *row = q->b.is_same ? q->rows->row : q->rows->row_bf16;
  uint8_t *c = x->c + (size_t)first * bytes;
  for (int64_t k = 0; k < q->k && !tn_lib_is_cancelled(x->j->call); k += most_k) {
    const uint8_t *b = x->b + (size_t)(k * q->b_k + first) * q->b.from_bytes;
    row(x->a + (size_t)k * bytes, b, q->b_k, whole, tn_min_i64(most_k, q->k - k), c, k > 0);
  }
  if (first + whole == last) return;
  Plan rest = *q;
  Matrix y = *x;
  rest.n = last - first - whole, y.q = &rest, rest.a_k = 1;
  y.b += (size_t)(first + whole) * bytes, y.c += (size_t)(first + whole) * bytes;
  run_area(&y, 0, 1, 0, tn_ceil_div(rest.n, q->tiles->columns));
}

// Columns [begin, end) of few rows, in units of TN_INT_COLUMNS.
static void run_int_columns(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const TnDtype type = q->is_paired ? q->b.from : TN_I32;
  const int64_t first = begin * TN_INT_COLUMNS, n = tn_min_i64(end * TN_INT_COLUMNS, q->n) - first;
  const uint8_t *b = x->b + (size_t)(first * q->b_n) * q->b.from_bytes;
  uint32_t *c = (uint32_t *)(void *)x->c;
  if (q->b_k != 1) {
    tn_int_rows(x->a, b, type, q->b_k, n, q->k, c + first);
    return;
  }
  TnIntsAcross p = {.b = b, .type = type, .rows = q->m, .step = q->b_n, .n = n, .k = q->k, .out_row = x->c_row};
  p.out_step = q->is_staged ? 1 : q->c_n, p.out = c + first * p.out_step;
  for (int r = 0; r < TN_INT_ROWS; r++) p.x[r] = x->a + (size_t)(r < q->m ? r * x->a_row : 0) * q->bytes;
  tn_int_rows_across(&p);
}

static void run_ints(Matrix *x) {
  take_rows(x);
  run_parts(x->pool, run_int_columns, x, tn_ceil_div(x->q->n, TN_INT_COLUMNS),
            grain_of(4 * x->q->m * x->q->k * TN_INT_COLUMNS));
}

static void run_row(Matrix *x) {
  const Plan *q = x->q;
  take_rows(x);
  run_parts(x->pool, run_columns, x, tn_ceil_div(q->n, q->rows->columns), grain_of(8 * q->k * q->rows->columns));
}

// ---------------------------------------------------------------------------------------------------------------
// Sums in lanes

// Blocks of k of groups of rows of b, the blocks of one group after each other.
static void run_lanes_range(void *arg, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const size_t bytes = q->bytes, b_bytes = q->b_bytes ? bytes : q->b.from_bytes;
  const int64_t blocks = tn_ceil_div(q->k, TN_LANE_BLOCK);
  uint8_t *sums = blocks > 1 ? x->block : x->c;
  TnLanesFn *lanes = takes_bf16_lanes(q) ? q->rows->lanes_bf16 : q->rows->lanes;
  if (blocks == 1) {
    int64_t first = begin * GROUP, n = tn_min_i64(end * GROUP, q->n) - first;
    lanes(x->a, x->b + (size_t)(first * q->b_n) * b_bytes, q->b_n, n, q->k, sums + (size_t)first * bytes, 1);
    return;
  }
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(x->j->call); i++) {
    int64_t first = i / blocks * GROUP, n = tn_min_i64(GROUP, q->n - first), k = i % blocks * TN_LANE_BLOCK;
    lanes(x->a + (size_t)k * bytes, x->b + (size_t)(first * q->b_n + k) * b_bytes, q->b_n, n,
          tn_min_i64(TN_LANE_BLOCK, q->k - k), sums + (size_t)(first * blocks + i % blocks) * bytes, blocks);
  }
}

// What is not contiguous of a vector is copied.
static const uint8_t *take_vector(const Plan *q, const uint8_t *from, int64_t step, uint8_t **room) {
  if (step == 1) return from;
  uint8_t *to = *room;
  for (int64_t i = 0; i < q->k; i++) memcpy(to + (size_t)i * q->bytes, from + (size_t)(i * step) * q->bytes, q->bytes);
  *room += tn_round_scratch((size_t)q->k * q->bytes);
  return to;
}

static void run_lanes(Matrix *x) {
  const Plan *q = x->q;
  const int64_t blocks = tn_ceil_div(q->k, TN_LANE_BLOCK), groups = tn_ceil_div(q->n, GROUP);
  uint8_t *room = x->copy;
  x->a = take_vector(q, x->a, q->a_k, &room);
  if (q->n == 1 && q->b_k != 1) x->b = take_vector(q, x->b, q->b_k, &room);
  int64_t flops = 2 * GROUP * tn_min_i64(q->k, TN_LANE_BLOCK) * 4;  // they wait for memory
  run_parts(x->pool, run_lanes_range, x, groups * blocks, grain_of(flops));
  if (blocks > 1) q->rows->join(x->block, q->n, blocks, x->c);
}

// Few rows or columns of an operand, and steps from one to the next and along k.
typedef struct Few {
  const uint8_t *at;
  int64_t row, step;
} Few;

// n_k neighbours along k, from index k on, of an operand of few rows: as they lie, or in `room`, those of a row side by
// side or, where is_across, rows.
static void lay_block(const TnWidening *w, bool is_laid, bool is_across, int64_t rows, int64_t k, int64_t n_k,
                      uint8_t *room, Few *f) {
  const uint8_t *from = f->at + (size_t)(k * f->step) * w->from_bytes;
  const int64_t row = f->row, step = f->step;
  f->at = from;
  if (!is_laid) return;
  f->at = room, f->row = is_across ? 1 : few_step(n_k), f->step = is_across ? rows : 1;
  if (is_across) tn_widen_block(w, from, step, row, n_k, rows, room, (size_t)rows * w->to_bytes);
  else tn_widen_block(w, from, row, step, rows, n_k, room, (size_t)f->row * w->to_bytes);
}

// Lanes of `bytes` each, halved until there is one.
#define HALVE_LANES(name, T)                                                                  \
  static void name(uint8_t *sums, size_t bytes) {                                             \
    typedef T V __attribute__((vector_size(16)));                                             \
    for (size_t half = TN_TILE_LANES_BYTES / sizeof(T) / 2 * bytes; half >= bytes; half /= 2) \
      for (size_t i = 0; i < half; i += sizeof(V)) {                                          \
        V x, y;                                                                               \
        memcpy(&x, sums + i, sizeof x), memcpy(&y, sums + half + i, sizeof y);                \
        x += y;                                                                               \
        memcpy(sums + i, &x, sizeof x);                                                       \
      }                                                                                       \
  }
HALVE_LANES(halve_f32, float)
HALVE_LANES(halve_f64, double)

// Sums of one block, rows of out_row, columns of out_step.
static void sum_by_tiles(const Plan *q, const Few *a, const Few *b, int64_t n_k, uint8_t *out, int64_t out_row,
                         int64_t out_step) {
  enum { SIDE = 16 };
  const size_t bytes = q->bytes;
  const int64_t width = q->lanes->columns, lane = (q->m * q->n + SIDE - 1) / SIDE * SIDE;
  _Alignas(64) uint8_t sums[FEW_RESULTS * TN_TILE_LANES_BYTES];
  TnTile t = {.a_row = a->row, .a_step = a->step, .b_row = b->step, .k = n_k, .c_row = q->n, .c_lane = lane};
  for (int64_t row = 0, rows; row < q->m; row += rows) {
    rows = tn_tile_height(q->lanes, q->m - row);
    for (int64_t column = 0; column < q->n; column += width) {
      t.a = a->at + (size_t)(row * a->row) * bytes, t.b = b->at + (size_t)column * bytes;
      t.c = sums + (size_t)(row * q->n + column) * bytes;
      tn_tile_run_part(q->lanes, &t, rows, tn_min_i64(width, q->n - column), bytes);
    }
  }
  (q->sum == TN_F32 ? halve_f32 : halve_f64)(sums, (size_t)lane * bytes);
  const uint8_t *from = sums;
  for (int64_t r = 0; r < q->m; r++)
    for (int64_t j = 0; j < q->n; j++, from += bytes) {
      uint8_t *to = out + (size_t)(r * out_row + j * out_step) * bytes;
      if (bytes == sizeof(float)) memcpy(to, from, sizeof(float));
      else memcpy(to, from, sizeof(double));
    }
}

// The same of rows against rows. Some of b stay in the first cache while those of a pass.
static void sum_by_rows(const Plan *q, const Few *a, const Few *b, int64_t n_k, uint8_t *out, int64_t out_row,
                        int64_t out_step) {
  const bool is_wide = q->b.is_same || lays_columns(q);
  const size_t bytes = q->bytes, b_bytes = is_wide ? bytes : q->b.from_bytes;
  TnLanesFn *lanes = is_wide ? q->rows->lanes : q->rows->lanes_bf16;
  for (int64_t j = 0; j < q->n; j += GROUP)
    for (int64_t r = 0; r < q->m; r++)
      lanes(a->at + (size_t)(r * a->row) * bytes, b->at + (size_t)(j * b->row) * b_bytes, b->row,
            tn_min_i64(GROUP, q->n - j), n_k, out + (size_t)(r * out_row + j * out_step) * bytes, out_step);
}

// Blocks [begin, end) of k.
static void few(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Matrix *x = arg;
  const Plan *q = x->q;
  const bool rows_are_laid = lays_rows(q), columns_are_laid = lays_columns(q), a_is_across = q->lanes && q->a_k != 1;
  const int64_t blocks = tn_ceil_div(q->k, TN_FEW_BLOCK), out_row = blocks > 1 ? q->n * blocks : x->c_row;
  uint8_t *room = x->block + (size_t)slot * q->slot_bytes, *sums = blocks > 1 ? x->copy : x->c;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(x->j->call); i++) {
    const int64_t k = i * TN_FEW_BLOCK, n_k = tn_min_i64(TN_FEW_BLOCK, q->k - k);
    uint8_t *behind = room + (rows_are_laid ? (size_t)(q->m * few_step(n_k)) * q->bytes : 0);
    Few a = {x->a, q->a_m, q->a_k}, b = {x->b, q->b_n, q->b_k};
    lay_block(&q->a, rows_are_laid, a_is_across, q->m, k, n_k, room, &a);
    lay_block(&q->b, columns_are_laid, q->lanes, q->n, k, n_k, behind, &b);
    (q->lanes ? sum_by_tiles : sum_by_rows)(q, &a, &b, n_k, sums + (size_t)i * q->bytes, out_row, blocks);
  }
}

static void run_few(Matrix *x) {
  const Plan *q = x->q;
  const int64_t blocks = tn_ceil_div(q->k, TN_FEW_BLOCK);
  run_slots(x, few, blocks, grain_of(8 * q->m * q->n * TN_FEW_BLOCK));
  for (int64_t r = 0; blocks > 1 && r < q->m; r++)
    q->rows->join(x->copy + (size_t)(r * q->n * blocks) * q->bytes, q->n, blocks,
                  x->c + (size_t)(r * x->c_row) * q->bytes);
}

// ---------------------------------------------------------------------------------------------------------------

typedef struct Storing {
  const Matrix *x;
  uint8_t *c;
  TnDtype type, from;  // of c; of the sums, read as what they are there
  size_t bytes;        // of an element of c
} Storing;

// Staged sums to where they belong.
static void store_rows(void *arg, int64_t begin, int64_t end) {
  const Storing *s = arg;
  const Plan *q = s->x->q;
  const int64_t rows = q->c_m == q->n ? end - begin : 1;  // at once
  for (int64_t row = begin; row < end; row += rows)
    tn_narrow(s->type, s->c + (size_t)(row * q->c_m) * s->bytes, s->from,
              s->x->c + (size_t)(row * q->n) * q->bytes, rows * q->n);
}

// Blocks [begin, end) of columns of a product that was turned, whose rows lie side by side.
enum { STORED = 64 };

static void store_turned(void *arg, int64_t begin, int64_t end) {
  enum { SIDE = 16 };
  const Storing *s = arg;
  const Plan *q = s->x->q;
  const size_t bytes = s->bytes, step = (size_t)q->n * q->bytes;
  _Alignas(64) uint8_t chunk[SIDE * STORED * 16];
  for (int64_t column = begin * STORED; column < tn_min_i64(end * STORED, q->n); column += STORED)
    for (int64_t row = 0; row < q->m; row += SIDE) {
      const int64_t columns = tn_min_i64(STORED, q->n - column), rows = tn_min_i64(SIDE, q->m - row);
      const uint8_t *from = s->x->c + (size_t)row * step + (size_t)column * q->bytes;
      uint8_t *to = s->c + (size_t)(column * q->c_n + row) * bytes;
      if (s->type == s->from) {
        tn_transpose_block(bytes, from, step, to, (size_t)q->c_n * bytes, columns, rows);
        continue;
      }
      for (int64_t r = 0; r < rows; r++)
        tn_narrow(s->type, chunk + (size_t)(r * STORED) * bytes, s->from, from + (size_t)r * step, columns);
      tn_transpose_block(bytes, chunk, STORED * bytes, to, (size_t)q->c_n * bytes, columns, rows);
    }
}

static void store(const Matrix *x, uint8_t *c) {
  const Plan *q = x->q;
  const TnDtype type = x->j->p->c_type;
  const bool is_signed = (q->sum == TN_UI32 && type == TN_I32) || (q->sum == TN_UI64 && type == TN_I64);
  Storing s = {x, c, type, is_signed ? type : q->sum, tn_dtype_bytes(type)};
  if (q->c_n == 1) run_parts(x->pool, store_rows, &s, q->m, grain_of(q->n * 32));
  else run_parts(x->pool, store_turned, &s, tn_ceil_div(q->n, STORED), grain_of(q->m * STORED * 32));
}

static void zero(Matrix *x) {
  const Plan *q = x->q;
  for (int64_t r = 0; r < q->m; r++) memset(x->c + (size_t)(r * x->c_row) * q->bytes, 0, (size_t)q->n * q->bytes);
}

static void run_matrix(const Job *j, int64_t batch, int64_t slot, TnPool *pool) {
  static void (*const ways[])(Matrix *) = {
      [ZERO] = zero,          [LANES] = run_lanes,      [FEW] = run_few,   [ROW] = run_row,
      [ACROSS] = run_streams, [COLUMNS] = run_few_rows, [INTS] = run_ints, [STREAM] = run_streams,
      [DIRECT] = run_direct,  [BLOCKS] = run_blocks};
  const Plan *q = j->q;
  uint8_t *own = j->scratch + (size_t)slot * q->slot_bytes;
  uint8_t *c = (uint8_t *)j->call->bufs[2] + (size_t)(batch * j->p->c_batch) * tn_dtype_bytes(j->p->c_type);
  size_t a_bytes = q->a_bytes ? q->bytes : q->a.from_bytes, b_bytes = q->b_bytes ? q->bytes : q->b.from_bytes;
  Matrix x = {.j = j, .q = q, .pool = pool, .a = j->a + (size_t)(batch * q->a_batch) * a_bytes,
              .b = j->b + (size_t)(batch * q->b_batch) * b_bytes, .c = q->is_staged ? own : c,
              .c_row = q->is_staged ? q->n : q->c_m, .block = own + q->stage_bytes,
              .copy = own + q->stage_bytes + q->block_bytes};
  ways[q->way](&x);
  if (q->is_staged) store(&x, c);
}

static void run_batches(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) run_matrix(j, i, slot, NULL);
}

typedef struct Conversion {
  const TnWidening *w;
  uint8_t *out;
  const uint8_t *in;
} Conversion;

static void convert_range(void *arg, int64_t begin, int64_t end) {
  const Conversion *c = arg;
  c->w->fn(c->w, c->out + (size_t)begin * c->w->to_bytes, c->in + (size_t)begin * c->w->from_bytes, end - begin);
}

// The operand in the type of the sums.
static const uint8_t *convert(TnLibCall *call, const TnWidening *w, const void *in, uint8_t *room, size_t bytes,
                              int64_t n) {
  if (!bytes) return in;
  Conversion c = {w, room, in};
  tn_pool_run(call->pool, convert_range, &c, n, 16384);
  return room;
}

static void run_plan(TnLibCall *call, const Plan *q, _Atomic bool *is_wrong) {
  const TnLibGemm *p = call->params;
  uint8_t *scratch = call->scratch;
  Job j = {.p = p, .q = q, .call = call, .is_wrong = is_wrong};
  j.a = convert(call, &q->a, call->bufs[q->is_turned], scratch, q->a_bytes, q->a_extent);
  j.b = convert(call, &q->b, q->fixed ? q->fixed : call->bufs[!q->is_turned], scratch + q->a_bytes, q->b_bytes,
                q->b_extent);
  j.scratch = scratch ? scratch + q->a_bytes + q->b_bytes : NULL;
  int64_t flops = 2 * p->m * p->n * tn_max_i64(p->k, 1), threads = tn_pool_threads(call->pool);
  if (p->batch > 1 && (p->batch >= threads || p->batch * flops < PART_FLOPS)) {
    if (threads == 1 || p->batch * flops < PART_FLOPS) run_batches(&j, 0, 0, p->batch);
    else tn_lib_split(call, run_batches, &j, p->batch, grain_of(flops), q->slots);
  } else {
    for (int64_t i = 0; i < p->batch && !tn_lib_is_cancelled(call); i++) run_matrix(&j, i, 0, call->pool);
  }
}

TnError *tn_lib_gemm(TnLibCall *call) {
  const TnLibGemm *p = call->params;
  for (const Plan *q = p->plan; q; q = q->plain) {
    _Atomic bool is_wrong = false;
    run_plan(call, q, &is_wrong);
    if (!atomic_load(&is_wrong)) break;
  }
  return tn_lib_finish(call);
}

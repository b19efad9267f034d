// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Convolution. Operands are brought into one type and layout ([batch][places...][features], kernel [taps][input
// features][output features]); then tiles of neighbouring output places (their input rows are a constant step apart)
// and output features are summed over the taps that meet the input, straight from the input. With one input and one
// output feature in each group, features are the lanes of a loop of its own; so they are where each group of the batch
// has one of it and one output feature, as in the gradient of such a kernel. Integers of at most 16 bits are multiplied
// in pairs of input features: all sizes and steps of the input count such a pair as one feature. What is converted is
// so a band of rows at a time, where each is read for few lines. Where weights are many and their input features too,
// sums pass by some of them at a time, which stay in the cache: packed where they lie far apart.
#include "lib/tile.h"
#include "lib/widen.h"

enum {
  MOST_DIMS = TN_LIB_MAX_SPATIAL + 1,
  WEIGHTS_BYTES = 1 << 18,
  BAND_LINES = 4,  // lines of the output for which rows of the input are converted at once
  BLOCK_ROWS = 256,  // input features whose weights are packed together,
  BLOCK_PANELS = 4,  // and panels of them
  DEEP = 48,         // input features of a tap from which on sums may wait in memory between taps
  FEW_FEATURES = 16  // input features up to which they are read where they lie before all places
};

// One dim of the output as it is walked: the batch, then the spatial dims.
typedef struct Walk {
  int64_t out, in, in_step, out_step;  // sizes; steps in elements
  int64_t taps, stride, low, in_dilation, tap_dilation;
  bool is_reversed;
} Walk;

struct TnLibConvPlan {
  TnDtype sum;
  size_t bytes;
  const TnTiles *tiles;
  size_t n_dims;                        // 1 + spatial dims
  size_t along;                         // the dim that tiles go along
  int64_t kinds;                        // of places along: how many meet different taps for their position alone
  int64_t step;                         // of neighbouring places of a kind in the input, in places
  int64_t taps, groups, batches;        // groups: feature or batch groups; batches: of the output
  int64_t group_in, group_out;          // features of one group
  bool is_paired;
  bool is_tap_first;                    // taps are the outer loop, and sums wait in memory
  bool is_feature_first;                // input features are before the places of both operands, which stay so
  bool is_lanewise;                     // of the batch where group_in is not 1: [features][places][batch]
  bool is_input_same, is_kernel_same, is_output_same;
  bool is_input_converted, is_kernel_converted, is_output_converted;
  const uint8_t *fixed;                 // the kernel as it is read, where it never changes and lay otherwise; else NULL
  size_t fixed_bytes;
  TnWidening wide_input, wide_kernel;
  TnLibTranspose input, kernel, output;
  int64_t n_input, n_kernel, n_output;  // elements
  int64_t band;                         // rows of the first spatial dim that are converted at once, 0: all
  int64_t edge;                         // first output feature of a group that has no whole panel
  Walk dims[MOST_DIMS];
  const bool *is_rim;                   // of places along: whether few neighbours meet the same taps; NULL: none is so
  const struct TnLibConvPlan *across;   // where tiles go along the dim before, as they do at these places,
  int64_t rim_cycles;                   // of such a line
};

// ---------------------------------------------------------------------------------------------------------------
// Layout

static bool is_identity(const int64_t *perm, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (perm[i] != (int64_t)i) return false;
  return true;
}

// The order batch, spatial..., features (of the kernel: spatial..., input features, output features) of an array
// whose dims are at these positions: out[i] is the position of the i-th.
static void order_of(const uint8_t *at, size_t spatial, bool is_kernel, int64_t *out) {
  size_t n = 0;
  if (!is_kernel) out[n++] = at[0];
  for (size_t i = 0; i < spatial; i++) out[n++] = at[2 + i];
  if (is_kernel) out[n++] = at[0];
  out[n] = at[1];
}

static bool plan_input(TnArena *a, const uint8_t *at, size_t spatial, bool is_kernel, int64_t first, int64_t last,
                       const int64_t *sizes, size_t bytes, TnLibTranspose *out) {
  int64_t dims[MOST_DIMS + 1], perm[MOST_DIMS + 1];
  dims[at[0]] = first, dims[at[1]] = last;
  for (size_t i = 0; i < spatial; i++) dims[at[2 + i]] = sizes[i];
  order_of(at, spatial, is_kernel, perm);
  if (is_identity(perm, spatial + 2)) return true;
  tn_lib_transpose_prepare(a, spatial + 2, dims, perm, NULL, bytes, out);
  return false;
}

static bool plan_output(TnArena *a, const TnLibConv *p, struct TnLibConvPlan *q) {
  int64_t dims[MOST_DIMS + 1], order[MOST_DIMS + 1], perm[MOST_DIMS + 1];
  size_t n = p->spatial + 2;
  dims[0] = q->batches, dims[n - 1] = p->out_features;
  for (size_t i = 0; i < p->spatial; i++) dims[1 + i] = p->dims[i].out;
  order_of(p->out_at, p->spatial, false, order);
  for (size_t i = 0; i < n; i++) perm[order[i]] = (int64_t)i;
  if (is_identity(perm, n)) return true;
  tn_lib_transpose_prepare(a, n, dims, perm, NULL, tn_dtype_bytes(p->out_type), &q->output);
  return false;
}

static void go_along(struct TnLibConvPlan *q, size_t dim) {
  q->along = dim;
  const Walk *w = &q->dims[q->along];
  const int64_t divisor = tn_common_divisor(w->stride, w->in_dilation);
  // No more than there are places: beyond, each is one of its kind.
  q->kinds = tn_min_i64(w->in_dilation / divisor, w->out), q->step = w->stride / divisor;
}

// The longest row of places without a change of taps, of the batch or the last spatial dim.
static void choose_along(struct TnLibConvPlan *q) {
  const Walk *last = &q->dims[q->n_dims - 1];
  go_along(q, q->n_dims == 1 || (q->batches > last->out && last->out < q->tiles->rows) ? 0 : q->n_dims - 1);
}

// Whether panels of weights are the outer loop, so that each stays in the cache.
static bool is_panel_first(const struct TnLibConvPlan *q) {
  return q->n_kernel / q->groups * (int64_t)q->bytes > WEIGHTS_BYTES;
}

// The rows that some lines of the output need; 0 where these are most of all, or are needed time and again.
static int64_t choose_band(const struct TnLibConvPlan *q) {
  const Walk *w = &q->dims[1];
  if (!q->is_input_converted || q->n_dims < 3 || q->along == 0 || q->groups > 1) return 0;
  if (q->is_feature_first || q->is_tap_first || is_panel_first(q)) return 0;
  const int64_t span = (BAND_LINES - 1) * w->stride + (w->taps - 1) * w->tap_dilation;
  const int64_t rows = span / w->in_dilation + 1 + (w->in_dilation > 1);
  return 2 * rows <= w->in ? rows : 0;
}

static void fix_kernel(TnArena *a, const TnLibConv *p, struct TnLibConvPlan *q);
static void plan_rims(TnArena *a, struct TnLibConvPlan *q);
static bool is_better_tap_first(const struct TnLibConvPlan *q);

static bool is_lanewise(const TnLibConv *p, const struct TnLibConvPlan *q) {
  const bool is_one = p->feature_groups > 1 ? q->group_in == 1 : q->groups > 1 && q->batches == 1;
  return is_one && q->group_out == 1 && (q->sum == TN_F32 || q->sum == TN_F64) && (!TN_LIB_X64 || tn_lib_has_avx2());
}

// Whether no tile reads columns that are not there.
static bool is_whole(const struct TnLibConvPlan *q) { return q->tiles->narrow || q->edge == q->group_out; }

// As in gradients of kernels, where input features are a batch.
static bool is_feature_first(const TnLibConv *p, const struct TnLibConvPlan *q) {
  bool is_so = q->groups == 1 && !q->is_paired && q->group_in <= FEW_FEATURES;
  is_so = is_so && p->in_at[1] == 0 && p->in_at[0] == p->spatial + 1;
  is_so = is_so && p->kernel_at[0] == 0 && p->kernel_at[1] == p->spatial + 1;
  for (size_t i = 0; i < p->spatial; i++) is_so = is_so && p->in_at[2 + i] == i + 1 && p->kernel_at[2 + i] == i + 1;
  return is_so && p->spatial > 0;
}

// From an input feature, and from a tap, to the next one.
static int64_t feature_step(const struct TnLibConvPlan *q) {
  return q->is_feature_first ? q->n_input / q->group_in : 1;
}

static int64_t weights_step(const TnLibConv *p, const struct TnLibConvPlan *q) {
  return q->is_feature_first ? q->n_kernel / q->group_in : p->out_features;
}

static int64_t tap_step(const TnLibConv *p, const struct TnLibConvPlan *q) {
  return q->is_feature_first ? p->out_features : q->group_in * p->out_features;
}

// Without any, what results there are, are sums of nothing.
static bool has_products(const struct TnLibConvPlan *q) { return q->n_input && q->n_kernel && q->n_output; }

TN_SETUP void tn_lib_conv_prepare(TnArena *a, TnLibConv *p) {
  struct TnLibConvPlan *q = tn_new(a, struct TnLibConvPlan);
  int64_t in_sizes[MOST_DIMS], kernel_sizes[MOST_DIMS];
  p->plan = q;
  q->sum = tn_lib_sum_type(p->in_type, p->kernel_type, p->out_type), q->bytes = tn_dtype_bytes(q->sum);
  q->groups = p->feature_groups > 1 ? p->feature_groups : p->batch_groups;
  q->batches = p->batch / p->batch_groups;
  q->group_in = p->in_features / p->feature_groups, q->group_out = p->out_features / q->groups;
  q->n_dims = p->spatial + 1, q->taps = 1;
  q->is_paired = q->sum == TN_UI32 && tn_is_pairable(p->in_type) && tn_is_pairable(p->kernel_type) &&
                 q->group_in % 2 == 0;
  const int64_t unit = q->is_paired ? 2 : 1;
  q->group_in /= unit;
  q->is_lanewise = is_lanewise(p, q);
  const bool is_batch_last = q->is_lanewise && p->feature_groups == 1;
  const int64_t first = is_batch_last ? p->in_features : p->batch, last = is_batch_last ? p->batch : p->in_features;
  q->is_feature_first = is_feature_first(p, q);
  int64_t in_step = q->is_feature_first ? first : last / unit, out_step = p->out_features;
  for (size_t i = p->spatial; i-- > 0;) {
    const TnLibConvDim *d = &p->dims[i];
    q->dims[i + 1] = (Walk){d->out, d->in, in_step, out_step, d->kernel, d->stride, d->low, d->in_dilation,
                            d->kernel_dilation, d->is_reversed};
    in_sizes[i] = d->in, kernel_sizes[i] = d->kernel;
    in_step *= d->in, out_step *= d->out, q->taps *= d->kernel;
  }
  q->dims[0] = (Walk){q->batches, q->batches, in_step, out_step, 1, 1, 0, 1, 1, false};
  q->n_input = q->is_feature_first ? in_step * last : in_step * first, q->n_output = out_step * q->batches;
  if (q->is_feature_first) q->dims[0].in_step = 1;
  q->n_kernel = q->taps * q->group_in * p->out_features;
  if (!has_products(q)) return;
  q->tiles = tn_tiles(p->tiles, tn_tile_kind(q->sum, q->is_paired, q->taps * q->group_in >= TN_FUSED_FROM));
  choose_along(q);
  q->edge = q->group_out / q->tiles->columns * q->tiles->columns;
  uint8_t in_at[TN_LIB_MAX_SPATIAL + 2];
  memcpy(in_at, p->in_at, sizeof in_at);
  if (is_batch_last) in_at[0] = p->in_at[1], in_at[1] = p->in_at[0];
  q->is_input_same = q->is_feature_first || plan_input(a, in_at, p->spatial, false, first, last, in_sizes,
                                                       tn_dtype_bytes(p->in_type), &q->input);
  q->is_kernel_same = q->is_feature_first ||
                      plan_input(a, p->kernel_at, p->spatial, !is_batch_last, q->group_in * unit, p->out_features,
                                 kernel_sizes, tn_dtype_bytes(p->kernel_type), &q->kernel);
  q->is_output_same = plan_output(a, p, q);
  q->wide_input = tn_widening(a, q->is_paired ? TN_I16 : q->sum, p->in_type);
  q->wide_kernel = tn_widening(a, q->is_paired ? TN_I16 : q->sum, p->kernel_type);
  q->is_input_converted = !q->wide_input.is_same;
  q->is_kernel_converted = q->is_paired || !q->wide_kernel.is_same;
  q->is_output_converted = !tn_widening(a, q->sum, p->out_type).is_same;
  if (!q->is_lanewise && !q->is_input_converted) plan_rims(a, q);  // which copies what is known so far
  q->is_tap_first = !q->is_lanewise && is_better_tap_first(q);
  q->band = choose_band(q);
  if (p->kernel_fixed && (!q->is_kernel_same || q->is_kernel_converted)) fix_kernel(a, p, q);
}

size_t tn_lib_conv_fixed_bytes(const TnLibConv *p) { return p->plan->fixed_bytes; }

// ---------------------------------------------------------------------------------------------------------------
// Scratch: input transposed, converted; kernel transposed, converted; sums; sums converted; edge panels; segments and
// packed weights of each slot.

typedef struct Layout {
  size_t input_moved, input, kernel_moved, kernel, sums, converted, edges, segments, blocks, end;
  unsigned slots;
} Layout;

static size_t take(size_t *at, bool is_needed, int64_t n, size_t bytes) {
  size_t here = *at;
  if (is_needed) *at += tn_round_scratch((size_t)n * bytes);
  return here;
}

// Whether the last columns of each group are packed, for kernels that read them all.
static bool has_edges(const struct TnLibConvPlan *q) {
  return !q->is_lanewise && !q->is_tap_first && !is_whole(q);
}

static int64_t count_lines(const struct TnLibConvPlan *q) {
  int64_t lines = 1;
  for (size_t d = 0; d < q->n_dims; d++)
    if (d != q->along) lines *= q->dims[d].out;
  return lines;
}

// Whether tiles that go tap by tap read packed weights: where rows of these lie so far apart that they push each other
// out of the caches, and enough lines read them, or where tiles read whole panels only.
static bool is_packed(const TnLibConv *p, const struct TnLibConvPlan *q) {
  enum { FAR = 1 << 15 };  // bytes between rows times lines
  const bool is_far = p->out_features * (int64_t)q->bytes * count_lines(q) >= FAR;
  return q->is_tap_first && !q->is_feature_first && (!is_whole(q) || (is_far && is_panel_first(q)));
}

static int64_t block_elements(const TnLibConv *p, const struct TnLibConvPlan *q) {
  const int64_t panels = tn_min_i64(tn_ceil_div(q->group_out, q->tiles->columns), BLOCK_PANELS);
  const int64_t rows = tn_min_i64(q->group_in * q->dims[q->along].taps, BLOCK_ROWS);
  return is_packed(p, q) ? rows * panels * q->tiles->columns : 0;
}

// Offsets of the taps of a tile, and those of each dim.
static int64_t slot_words(const struct TnLibConvPlan *q) {
  int64_t taps = 0;
  for (size_t d = 1; d < q->n_dims; d++) taps += q->dims[d].taps;
  return 2 * q->taps + 2 * taps;
}

// From the input of a place to that of the next one of its kind; a step out of the input is not taken.
static int64_t row_step(const struct TnLibConvPlan *q) {
  const Walk *w = &q->dims[q->along];
  return tn_min_i64(q->step, w->in) * w->in_step;
}

static int64_t band_elements(const struct TnLibConvPlan *q) { return q->band * q->dims[1].in_step; }

static Layout lay_out(const TnLibConv *p) {
  const struct TnLibConvPlan *q = p->plan;
  Layout l = {.slots = tn_lib_slots(p->threads, q->n_output / q->tiles->columns)};
  size_t at = 0, out_bytes = tn_dtype_bytes(p->out_type);
  const int64_t unit = q->is_paired ? 2 : 1;
  l.input_moved = take(&at, !q->is_input_same, q->n_input * unit, q->wide_input.from_bytes);
  l.input = take(&at, q->is_input_converted, q->band ? l.slots * band_elements(q) : q->n_input, q->bytes);
  l.kernel_moved = take(&at, !q->is_kernel_same, q->n_kernel * unit, q->wide_kernel.from_bytes);
  l.kernel = take(&at, q->is_kernel_converted, q->n_kernel, q->bytes);
  l.sums = take(&at, q->is_output_converted || !q->is_output_same, q->n_output, q->bytes);
  l.converted = take(&at, q->is_output_converted && !q->is_output_same, q->n_output, out_bytes);
  l.edges = take(&at, has_edges(q), q->groups * q->taps * q->group_in * q->tiles->columns, q->bytes);
  l.segments = take(&at, true, (int64_t)l.slots * slot_words(q), sizeof(int64_t));
  l.blocks = take(&at, true, (int64_t)l.slots * block_elements(p, q), q->bytes);
  l.end = at;
  return l;
}

TN_SETUP size_t tn_lib_conv_scratch(const TnLibConv *p) { return has_products(p->plan) ? lay_out(p).end : 0; }

// ---------------------------------------------------------------------------------------------------------------
// Taps

typedef struct Job {
  const TnLibConv *p;
  const struct TnLibConvPlan *q;
  TnLibCall *call;
  const uint8_t *raw, *input, *kernel, *edges;  // raw: of which bands are converted
  uint8_t *sums, *bands, *blocks;
  int64_t batch, row, end; // of a band: what `input` holds of the input, rows [row, end) of a batch
  int64_t *segments;       // of the slots
  int64_t panels;          // of output features of one group
  const bool *is_rim;      // of places of the dim after the one along: those that are wanted; NULL: all
} Job;

// Where output place `at` looks with a tap; -1: not at the input.
static int64_t place_of(const Walk *w, int64_t at, int64_t tap) {
  const int64_t place = at * w->stride - w->low + tap * w->tap_dilation;
  return place < 0 || place % w->in_dilation || place / w->in_dilation >= w->in ? -1 : place / w->in_dilation;
}

// How many places from `at` on (every `kinds`-th), at most `most`, meet the same taps along the dim.
static int64_t count_alike(const struct TnLibConvPlan *q, int64_t at, int64_t most) {
  const Walk *w = &q->dims[q->along];
  for (int64_t t = 0; t < w->taps && most > 1; t++) {
    int64_t place = at * w->stride - w->low + t * w->tap_dilation, rest = place % w->in_dilation;
    if (rest) continue;
    place /= w->in_dilation;
    if (place >= w->in) continue;
    int64_t next = place < 0 ? tn_ceil_div(-place, q->step) : (w->in - 1 - place) / q->step + 1;
    most = tn_min_i64(most, next);
  }
  return tn_max_i64(most, 1);
}

// Cycles of tiles over so many places, for one index of the sum: few wait for the sum before.
static int64_t cycles_of(const struct TnLibConvPlan *q, int64_t places) {
  enum { LATENCY = 4 };
  const int64_t rest = places % q->tiles->rows;
  return places - rest + (rest ? tn_max_i64(rest, LATENCY) : 0);
}

// Those of a line, were the taps of all places as many.
static int64_t cycles_of_line(const struct TnLibConvPlan *q) {
  const int64_t n = q->dims[q->along].out;
  int64_t cycles = 0;
  for (int64_t kind = 0, alike; kind < q->kinds; kind++)
    for (int64_t at = kind; at < n; at += alike * q->kinds) {
      alike = count_alike(q, at, (n - at + q->kinds - 1) / q->kinds);
      cycles += cycles_of(q, alike);
    }
  return cycles;
}

// Places along whose tiles would have few rows, each waiting for the sum before: where tiles along the dim before have
// more, they go along it there.
static void plan_rims(TnArena *a, struct TnLibConvPlan *q) {
  enum { FEW = 4, LONG = 512 };  // from which on they hardly count
  const int64_t n = q->dims[q->along].out;
  if (q->along < 2 || n >= LONG) return;
  struct TnLibConvPlan *across = tn_new(a, struct TnLibConvPlan);
  *across = *q;
  go_along(across, q->along - 1);
  bool *is_rim = tn_new_n(a, bool, (size_t)n), is_some = false;
  for (int64_t kind = 0, alike; kind < q->kinds; kind++)
    for (int64_t at = kind; at < n; at += alike * q->kinds) {
      alike = count_alike(q, at, (n - at + q->kinds - 1) / q->kinds);
      for (int64_t i = 0; i < alike && alike < FEW; i++) is_some = is_rim[at + i * q->kinds] = true;
    }
  q->rim_cycles = cycles_of_line(across);
  if (is_some && q->rim_cycles < 2 * across->dims[across->along].out) q->is_rim = is_rim, q->across = across;
}

// The places along that a tap meets: the first, how many (every `kinds`-th), and where the first looks.
typedef struct Reach {
  int64_t first, count, place;
} Reach;

static Reach find_reach(const struct TnLibConvPlan *q, int64_t tap) {
  const Walk *w = &q->dims[q->along];
  for (int64_t first = 0; first < w->out; first++) {
    const int64_t place = place_of(w, first, tap);
    if (place < 0) continue;
    const int64_t most = tn_min_i64((w->out - 1 - first) / q->kinds, (w->in - 1 - place) / q->step);
    return (Reach){first, most + 1, place};
  }
  return (Reach){0};
}

// Whether features of places so far from each other along are one row.
static bool is_contiguous(const struct TnLibConvPlan *q, int64_t gap) {
  return !q->is_feature_first && gap * q->dims[q->along].in_step == q->group_in;
}

// How many taps from this one on meet the same places, weights following each other and input by steps of *gap places.
static int64_t count_run(const struct TnLibConvPlan *q, int64_t tap, Reach r, int64_t *gap) {
  const Walk *w = &q->dims[q->along];
  int64_t n = 1;
  *gap = 1;
  if (q->along == 0 || q->along + 1 < q->n_dims || w->is_reversed || r.count == 0) return 1;
  for (; tap + n < w->taps; n++) {
    const Reach next = find_reach(q, tap + n);
    if (n == 1) *gap = next.place - r.place;
    if (next.first != r.first || next.count != r.count || next.place != r.place + n * *gap) break;
    if (!is_contiguous(q, *gap) && (n + 1) * q->group_in > BLOCK_ROWS) break;
  }
  return n;
}

// Where weights are many and read by some lines, or where places of a line meet other taps than their neighbours:
// estimated by the taps of one line.
static bool is_better_tap_first(const struct TnLibConvPlan *q) {
  // Places; lines that share a read of many weights; cycles of a tile without products, and those of a row of its sums;
  // panels up to which lines read weights well, when a tap meets few of their places.
  enum { LONG = 64, FEW_LINES = 4, CALL = 50, MOVE = 4, WIDE = 2 };
  const Walk *w = &q->dims[q->along];
  int64_t together = 0, first = 0;
  if (is_panel_first(q) && q->kinds > 1 && q->group_out <= WIDE * q->tiles->columns) return false;
  if (is_panel_first(q) && q->group_in >= DEEP) return count_lines(q) >= FEW_LINES;
  if (w->out > LONG || q->along == 0) return false;
  if (q->is_feature_first && !is_whole(q)) return false;
  for (int64_t kind = 0; kind < q->kinds; kind++)
    for (int64_t at = kind, alike; at < w->out; at += alike * q->kinds) {
      alike = count_alike(q, at, (w->out - at + q->kinds - 1) / q->kinds);
      const bool is_rim = q->is_rim && q->is_rim[at];
      const int64_t cycles = is_rim ? alike * q->rim_cycles / q->dims[q->along - 1].out : cycles_of(q, alike);
      for (int64_t t = 0; t < w->taps; t++) together += place_of(w, at, t) < 0 ? 0 : q->group_in * cycles;
    }
  for (int64_t t = 0, run, gap; t < w->taps; t += run) {
    const Reach r = find_reach(q, t);
    run = count_run(q, t, r, &gap);
    if (r.count) first += run * q->group_in * cycles_of(q, r.count) + CALL + MOVE * r.count;
  }
  return first < together;
}

// The taps of one dim that meet the input from output place `at`: offsets in the input and indices in the kernel.
static int64_t find_taps(const Walk *w, int64_t at, int64_t *in_at, int64_t *index) {
  int64_t n = 0, place = at * w->stride - w->low;
  for (int64_t t = 0; t < w->taps; t++, place += w->tap_dilation) {
    int64_t in = place;
    if (place < 0) continue;
    if (w->in_dilation > 1) {
      if (place % w->in_dilation) continue;
      in /= w->in_dilation;
    }
    if (in >= w->in) break;
    in_at[n] = in * w->in_step, index[n++] = w->is_reversed ? w->taps - 1 - t : t;
  }
  return n;
}

// Whether the taps follow each other in input and kernel.
static bool is_one_run(const int64_t *in_at, const int64_t *index, int64_t n, int64_t step) {
  for (int64_t i = 1; i < n; i++)
    if (in_at[i] - in_at[i - 1] != step || index[i] - index[i - 1] != 1) return false;
  return n > 0;
}

typedef struct Segments {
  int64_t n, taps, step;      // segments, taps that each covers, and from an element of the input to the next
  int64_t *in_at, *kernel_at;
} Segments;

// Offsets in input and kernel of the taps that meet the input from output place at[]; `room` has slot_words. Taps of
// the last dim are one segment where they lie together, which is so when all features are of one group, or a constant
// step apart, of one feature.
static Segments find_segments(const Job *j, const int64_t *at, int64_t *room, int64_t kernel_step) {
  const struct TnLibConvPlan *q = j->q;
  Segments s = {1, 1, feature_step(q), room, room + q->taps};
  int64_t *offsets = room + 2 * q->taps;
  s.in_at[0] = s.kernel_at[0] = 0;
  for (size_t d = 1; d < q->n_dims; d++) {
    const Walk *w = &q->dims[d];
    int64_t *index = offsets + w->taps, found = find_taps(w, at[d], offsets, index), stride = w->taps;
    for (int64_t t = 0; d == 1 && t < found; t++) offsets[t] -= j->row * w->in_step;
    const int64_t step = q->group_in == 1 && found > 1 ? offsets[1] - offsets[0] : w->in_step;
    bool is_run = d + 1 == q->n_dims && !q->is_lanewise &&
                  (q->group_in == 1 || (!q->is_feature_first && q->group_in == w->in_step)) &&
                  is_one_run(offsets, index, found, step);
    if (is_run) s.taps = found, found = 1;
    if (is_run && q->group_in == 1) s.step = step;
    for (int64_t i = s.n; i-- > 0;)  // backwards, so that each is read before it is overwritten
      for (int64_t t = found; t-- > 0;) {
        s.in_at[i * found + t] = s.in_at[i] + offsets[t];
        s.kernel_at[i * found + t] = s.kernel_at[i] * stride + index[t];
      }
    s.n *= found;
  }
  for (int64_t i = 0; i < s.n; i++) s.kernel_at[i] *= kernel_step;
  return s;
}

// ---------------------------------------------------------------------------------------------------------------
// Tiles

// Position of all dims but `along` in at[]; that one is left at 0.
static void locate(const struct TnLibConvPlan *q, int64_t index, int64_t *at) {
  for (size_t d = q->n_dims; d-- > 0;) {
    at[d] = 0;
    if (d == q->along) continue;
    at[d] = index % q->dims[d].out;
    index /= q->dims[d].out;
  }
}

// Panels [first, last) of a group for places that meet the same taps: `count` of them from at[] on.
static void run_alike(const Job *j, int64_t *at, int64_t count, int64_t group, int64_t first, int64_t last,
                      int64_t *room) {
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  const size_t bytes = q->bytes;
  const int64_t width = q->tiles->columns, out_features = j->p->out_features;
  const int64_t batch_in = j->p->batch_groups > 1 ? group * q->batches * q->dims[0].in_step : 0;
  const int64_t feature_in = j->p->feature_groups > 1 ? group * q->group_in : 0;
  Segments s = find_segments(j, at, room, tap_step(j->p, q));
  int64_t out = group * q->group_out;
  for (size_t d = 0; d < q->n_dims; d++) out += at[d] * q->dims[d].out_step;
  TnTile t = {.a_at = s.in_at, .b_at = s.kernel_at, .n_segments = s.n, .k = q->group_in * s.taps,
              .a_row = row_step(q), .a_step = s.step, .c_row = q->kinds * w->out_step};
  const uint8_t *from = j->input + (size_t)(batch_in + feature_in + (at[0] - j->batch) * q->dims[0].in_step) * bytes;
  for (int64_t panel = first; panel < last; panel++) {
    int64_t column = panel * width, columns = tn_min_i64(width, q->group_out - column);
    t.b = j->kernel + (size_t)(group * q->group_out + column) * bytes;
    t.b_row = q->group_in > 1 ? weights_step(j->p, q) : out_features;
    if (columns < width && !q->tiles->narrow) {  // the kernel's last columns, packed
      t.b = j->edges + (size_t)(group * q->taps * q->group_in * width) * bytes, t.b_row = width;
      for (int64_t i = 0; i < s.n; i++) s.kernel_at[i] = s.kernel_at[i] / tap_step(j->p, q) * q->group_in * width;
    }
    for (int64_t row = 0, rows; row < count && !tn_lib_is_cancelled(j->call); row += rows) {
      rows = tn_tile_height(q->tiles, count - row);
      t.a = from + (size_t)(row * t.a_row) * bytes;
      t.c = j->sums + (size_t)(out + row * t.c_row + column) * bytes;
      tn_tile_run_part(q->tiles, &t, rows, columns, bytes);
    }
  }
}

// All places along one line.
static void run_line(const Job *j, int64_t *at, int64_t group, int64_t first, int64_t last, int64_t *room) {
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  for (int64_t kind = 0; kind < q->kinds; kind++)
    for (int64_t place = kind, alike; place < w->out; place += alike * q->kinds) {
      alike = count_alike(q, place, (w->out - place + q->kinds - 1) / q->kinds);
      at[q->along] = place;
      if (!q->is_rim || !q->is_rim[place]) run_alike(j, at, alike, group, first, last, room);
    }
}

// Has the rows of the input that the line at[] needs in a slot's band.
static void take_band(Job *j, const int64_t *at, uint8_t *room) {
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[1];
  const TnWidening *wide = &q->wide_input;
  const int64_t place = at[1] * w->stride - w->low, last = place + (w->taps - 1) * w->tap_dilation;
  const int64_t first = place < 0 ? 0 : place / w->in_dilation;
  const int64_t end = last < 0 ? 0 : tn_min_i64(last / w->in_dilation + 1, w->in);
  if (first >= end || (at[0] == j->batch && first >= j->row && end <= j->end)) return;
  j->input = room, j->batch = at[0], j->row = first, j->end = tn_min_i64(first + q->band, w->in);
  const int64_t unit = q->is_paired ? 2 : 1, from = at[0] * q->dims[0].in_step + first * w->in_step;
  wide->fn(wide, room, j->raw + (size_t)(from * unit) * wide->from_bytes, (j->end - first) * w->in_step * unit);
}

// A unit is a line of places of a group; panels are inside. Where weights are many, the other way around, so that one
// panel of them stays in the cache.
static void run_lines(void *arg, int64_t slot, int64_t begin, int64_t end) {
  Job j = *(const Job *)arg;
  const struct TnLibConvPlan *q = j.q;
  const int64_t lines = count_lines(q), panels = is_panel_first(q) ? j.panels : 1;
  int64_t at[MOST_DIMS], *segments = j.segments + slot * slot_words(q);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j.call); i++) {
    int64_t panel = i / lines % panels;
    locate(q, i % lines, at);
    if (j.is_rim && !j.is_rim[at[q->along + 1]]) continue;
    if (q->band) take_band(&j, at, j.bands + (size_t)(slot * band_elements(q)) * q->bytes);
    run_line(&j, at, i / (lines * panels), panel, is_panel_first(q) ? panel + 1 : j.panels, segments);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Taps first

// What is done at once: these panels of a group for lines [line, end).
typedef struct Area {
  int64_t group, first, last, line, end;
  uint8_t *block;
} Area;

// Element of the input and of the sums where places of a line begin, of which those of some dims are known.
static bool find_line(const Job *j, const int64_t *tap, int64_t line, int64_t *in, int64_t *out) {
  const struct TnLibConvPlan *q = j->q;
  int64_t at[MOST_DIMS];
  locate(q, line, at);
  for (size_t d = 0; d < q->n_dims; d++) {
    const Walk *w = &q->dims[d];
    const int64_t place = d == q->along ? 0 : place_of(w, at[d], tap[d]);
    if (place < 0) return false;
    *in += place * w->in_step, *out += at[d] * w->out_step;
  }
  return true;
}

static int64_t columns_of(const struct TnLibConvPlan *q, const Area *a) {
  return tn_min_i64(a->last * q->tiles->columns, q->group_out) - a->first * q->tiles->columns;
}

static void clear_sums(const Job *j, const Area *a) {
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  int64_t at[MOST_DIMS];
  for (int64_t line = a->line; line < a->end; line++) {
    int64_t out = a->group * q->group_out + a->first * q->tiles->columns;
    locate(q, line, at);
    for (size_t d = 0; d < q->n_dims; d++) out += at[d] * q->dims[d].out_step;
    for (int64_t i = 0; i < w->out; i++, out += w->out_step)
      memset(j->sums + (size_t)out * q->bytes, 0, (size_t)columns_of(q, a) * q->bytes);
  }
}

// As tiles read them, from the first panel on; steps in elements.
typedef struct Weights {
  const uint8_t *first;
  int64_t row, panel;
} Weights;

// Those of n rows of the kernel, packed as panels or where they lie.
static Weights take_weights(const Job *j, const Area *a, int64_t row, int64_t n) {
  enum { AHEAD = 8 };
  const struct TnLibConvPlan *q = j->q;
  const int64_t columns = q->tiles->columns, features = j->p->out_features;
  const size_t width = (size_t)columns * q->bytes, step = (size_t)features * q->bytes;
  const size_t used = (size_t)columns_of(q, a) * q->bytes;
  const int64_t column = a->group * q->group_out + a->first * columns;
  const uint8_t *from = j->kernel + (size_t)row * step + (size_t)column * q->bytes;
  if (!is_packed(j->p, q)) return (Weights){from, q->group_in > 1 ? weights_step(j->p, q) : features, columns};
  for (int64_t i = 0; i < n; i++, from += step) {
    uint8_t *to = a->block + (size_t)i * width;
    for (size_t at = 0; at < used; at += width, to += (size_t)n * width) {
      const size_t wanted = used - at < width ? used - at : width;
      for (size_t k = 0; k < wanted && i + AHEAD < n; k += 64) __builtin_prefetch(from + AHEAD * step + at + k);
      memcpy(to, from + at, wanted);
      if (wanted < width && !q->tiles->narrow) memset(to + wanted, 0, width - wanted);
    }
  }
  return (Weights){a->block, columns, n * columns};
}

// Adds products of n elements of each place's input, from the `from`-th of those that a run of taps meets on.
static void add_block(const Job *j, const Area *a, const int64_t *tap, Reach reach, int64_t gap, int64_t from,
                      int64_t n, Weights weights) {
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  const int64_t width = q->tiles->columns;
  int64_t a_at[BLOCK_ROWS], b_at[BLOCK_ROWS];
  TnTile t = {.a_at = a_at, .b_at = b_at, .n_segments = 1, .k = n, .a_row = row_step(q), .a_step = feature_step(q),
              .b_row = weights.row, .c_row = q->kinds * w->out_step, .is_added = true};
  if (q->group_in == 1) t.a_step = gap * w->in_step;
  else if (n > q->group_in && !is_contiguous(q, gap)) t.n_segments = n / q->group_in, t.k = q->group_in;
  const int64_t tap_rows = q->is_feature_first ? j->p->out_features : t.k * weights.row;
  for (int64_t i = 0; i < t.n_segments; i++) a_at[i] = i * gap * w->in_step, b_at[i] = i * tap_rows;
  for (int64_t panel = a->first; panel < a->last; panel++) {
    const int64_t columns = tn_min_i64(width, q->group_out - panel * width);
    const int64_t column = a->group * q->group_out + panel * width;
    t.b = weights.first + (size_t)((panel - a->first) * weights.panel) * q->bytes;
    for (int64_t line = a->line; line < a->end; line++) {
      int64_t in = reach.place * w->in_step + from, out = reach.first * w->out_step + column;
      if (j->p->feature_groups > 1) in += a->group * q->group_in;
      if (j->p->batch_groups > 1) in += a->group * q->batches * q->dims[0].in_step;
      if (!find_line(j, tap, line, &in, &out)) continue;
      for (int64_t row = 0, rows; row < reach.count && !tn_lib_is_cancelled(j->call); row += rows) {
        rows = tn_tile_height(q->tiles, reach.count - row);
        t.a = j->input + (size_t)(in + row * t.a_row) * q->bytes;
        t.c = j->sums + (size_t)(out + row * t.c_row) * q->bytes;
        tn_tile_run_part(q->tiles, &t, rows, columns, q->bytes);
      }
    }
  }
}

static void run_area(const Job *j, const Area *a) {
  const struct TnLibConvPlan *q = j->q;
  clear_sums(j, a);
  for (int64_t i = 0, run, gap; i < q->taps && !tn_lib_is_cancelled(j->call); i += run) {
    int64_t tap[MOST_DIMS] = {0}, row = 0, rest = i;
    for (size_t d = q->n_dims; d-- > 1; rest /= q->dims[d].taps) tap[d] = rest % q->dims[d].taps;
    for (size_t d = 1; d < q->n_dims; d++)
      row = row * q->dims[d].taps + (q->dims[d].is_reversed ? q->dims[d].taps - 1 - tap[d] : tap[d]);
    const Reach reach = find_reach(q, tap[q->along]);
    run = count_run(q, tap[q->along], reach, &gap);
    for (int64_t from = 0, n; from < run * q->group_in && reach.count; from += n) {
      n = tn_min_i64(BLOCK_ROWS, run * q->group_in - from);
      const Weights weights = take_weights(j, a, q->is_feature_first ? row : row * q->group_in + from, n);
      add_block(j, a, tap, reach, gap, from, n, weights);
    }
  }
}

// A unit is a line for one panel; those of several panels are done at once.
static void run_areas(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  const int64_t lines = count_lines(j->q);
  uint8_t *block = j->blocks + (size_t)(slot * block_elements(j->p, j->q)) * j->q->bytes;
  for (int64_t i = begin, n; i < end && !tn_lib_is_cancelled(j->call); i += n) {
    Area a = {i / lines / j->panels, i / lines % j->panels, 0, i % lines, lines, block};
    const int64_t whole = tn_min_i64((end - i) / lines, tn_min_i64(j->panels - a.first, BLOCK_PANELS));
    if (a.line > 0 || whole == 0) {
      n = tn_min_i64(lines - a.line, end - i);
      a.last = a.first + 1, a.end = a.line + n;
    } else {
      n = whole * lines, a.last = a.first + whole;
    }
    run_area(j, &a);
  }
}

// ---------------------------------------------------------------------------------------------------------------

static void pack_edges(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const struct TnLibConvPlan *q = j->q;
  const size_t row = (size_t)q->tiles->columns * q->bytes, used = (size_t)(q->group_out - q->edge) * q->bytes;
  const int64_t rows = q->taps * q->group_in;
  for (int64_t i = begin; i < end; i++) {  // row i % rows of group i / rows
    uint8_t *to = (uint8_t *)(uintptr_t)j->edges + (size_t)i * row;
    int64_t from = i % rows / q->group_in * tap_step(j->p, q) + i % q->group_in * weights_step(j->p, q);
    from += i / rows * q->group_out + q->edge;
    memset(to, 0, row);
    memcpy(to, j->kernel + (size_t)from * q->bytes, used);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// One feature in each group: features in vectors.

static void run_lanes(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  const int64_t features = j->p->out_features;
  TnLanewiseFn *run = tn_lanewise(q->sum, q->taps * q->group_in >= TN_FUSED_FROM);
  int64_t at[MOST_DIMS], *room = j->segments + slot * slot_words(q);
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    locate(q, i, at);
    for (int64_t kind = 0; kind < q->kinds; kind++)
      for (int64_t place = kind, alike; place < w->out; place += alike * q->kinds) {
        alike = count_alike(q, place, (w->out - place + q->kinds - 1) / q->kinds);
        at[q->along] = place;
        const Segments s = find_segments(j, at, room, features);
        int64_t out = 0;
        for (size_t d = 0; d < q->n_dims; d++) out += at[d] * q->dims[d].out_step;
        TnTile t = {.a = j->input + (size_t)(at[0] * q->dims[0].in_step) * q->bytes, .a_at = s.in_at, .b = j->kernel,
                    .b_at = s.kernel_at, .n_segments = s.n, .k = q->group_in, .a_row = q->step * w->in_step,
                    .a_step = q->n_input / q->group_in, .b_row = q->n_kernel / q->group_in,
                    .c = j->sums + (size_t)out * q->bytes, .c_row = q->kinds * w->out_step};
        run(&t, alike, features);
      }
  }
}

// ---------------------------------------------------------------------------------------------------------------

typedef struct Conversion {
  const TnWidening *w;     // of an operand
  TnDtype to, from;        // of the sums
  int64_t columns;         // of rows that become pairs, 0: none
  uint8_t *out;
  const uint8_t *in;
} Conversion;

static void widen_range(void *arg, int64_t begin, int64_t end) {
  const Conversion *c = arg;
  const TnWidening *w = c->w;
  w->fn(w, c->out + (size_t)begin * w->to_bytes, c->in + (size_t)begin * w->from_bytes, end - begin);
}

static void pair_range(void *arg, int64_t begin, int64_t end) {
  const Conversion *c = arg;
  const size_t row = (size_t)c->columns * c->w->from_bytes;
  for (int64_t i = begin; i < end; i++) {
    const uint8_t *even = c->in + (size_t)(2 * i) * row;
    tn_widen_pairs(c->w, even, even + row, c->columns, (uint32_t *)(void *)c->out + i * c->columns);
  }
}

static void narrow_range(void *arg, int64_t begin, int64_t end) {
  const Conversion *c = arg;
  tn_narrow(c->to, c->out + (size_t)begin * tn_dtype_bytes(c->to), c->from,
            c->in + (size_t)begin * tn_dtype_bytes(c->from), end - begin);
}

static TnError *transpose(TnLibCall *call, const TnLibTranspose *p, const void *in, void *out) {
  void *bufs[2] = {(void *)(uintptr_t)in, out};
  TnLibCall inner = {p, bufs, 2, NULL, call->pool, call->cancel};
  return tn_lib_transpose(&inner);
}

static TnError *arrange_input(TnLibCall *call, const struct TnLibConvPlan *q, uint8_t *moved, uint8_t *room,
                              const uint8_t **out) {
  *out = call->bufs[0];
  if (!q->is_input_same) {
    TN_TRY(transpose(call, &q->input, *out, moved));
    *out = moved;
  }
  if (!q->is_input_converted || q->band) return NULL;
  Conversion c = {.w = &q->wide_input, .out = room, .in = *out};
  tn_pool_run(call->pool, widen_range, &c, q->n_input * (q->is_paired ? 2 : 1), 16384);
  *out = room;
  return NULL;
}

static TnError *arrange_kernel(TnLibCall *call, const TnLibConv *p, uint8_t *moved, uint8_t *room,
                               const uint8_t **out) {
  const struct TnLibConvPlan *q = p->plan;
  *out = q->fixed ? q->fixed : call->bufs[1];
  if (!q->is_kernel_same) {
    TN_TRY(transpose(call, &q->kernel, *out, moved));
    *out = moved;
  }
  if (!q->is_kernel_converted) return NULL;
  Conversion c = {.w = &q->wide_kernel, .columns = p->out_features, .out = room, .in = *out};
  if (q->is_paired) tn_pool_run(call->pool, pair_range, &c, q->taps * q->group_in, 64);
  else tn_pool_run(call->pool, widen_range, &c, q->n_kernel, 16384);
  *out = room;
  return NULL;
}

// What arrange_kernel would make at each call is made once.
static void fix_kernel(TnArena *a, const TnLibConv *p, struct TnLibConvPlan *q) {
  const size_t moved_bytes = (size_t)(q->n_kernel * (q->is_paired ? 2 : 1)) * q->wide_kernel.from_bytes;
  q->fixed_bytes = q->is_kernel_converted ? (size_t)q->n_kernel * q->bytes : moved_bytes;
  uint8_t *room = tn_arena_push(a, q->fixed_bytes, TN_LIB_ALIGN), *moved = room;
  TnArenaMark mark = tn_arena_mark(a);
  if (q->is_kernel_converted && !q->is_kernel_same) moved = tn_arena_push(a, moved_bytes, TN_LIB_ALIGN);
  TnLibCall call = {.bufs = (void *[]){NULL, (void *)(uintptr_t)p->kernel_fixed}, .n_bufs = 2};
  const uint8_t *made;
  tn_error_destroy(arrange_kernel(&call, p, moved, room, &made));  // only a cancelled call fails
  tn_arena_release(a, mark);
  q->fixed = made;
  q->is_kernel_same = true, q->is_kernel_converted = false;
}

static TnError *finish(TnLibCall *call, const Job *j, uint8_t *converted) {
  const struct TnLibConvPlan *q = j->q;
  const uint8_t *data = j->sums;
  if (q->is_output_converted) {
    Conversion c = {.to = j->p->out_type, .from = q->sum, .in = data};
    c.out = q->is_output_same ? call->bufs[2] : converted;
    tn_pool_run(call->pool, narrow_range, &c, q->n_output, 16384);
    data = c.out;
  }
  if (!q->is_output_same) TN_TRY(transpose(call, &q->output, data, call->bufs[2]));
  return tn_lib_finish(call);
}

TN_SETUP TnError *tn_lib_conv(TnLibCall *call) {
  const TnLibConv *p = call->params;
  const struct TnLibConvPlan *q = p->plan;
  if (!has_products(q)) {
    memset(call->bufs[2], 0, (size_t)q->n_output * tn_dtype_bytes(p->out_type));
    return NULL;
  }
  Layout l = lay_out(p);
  uint8_t *s = call->scratch;
  const Walk *w = &q->dims[q->along];
  Job j = {.p = p, .q = q, .call = call, .edges = s + l.edges, .segments = (int64_t *)(void *)(s + l.segments)};
  TN_TRY(arrange_input(call, q, s + l.input_moved, s + l.input, &j.input));
  j.raw = j.input, j.bands = s + l.input, j.blocks = s + l.blocks;
  TN_TRY(arrange_kernel(call, p, s + l.kernel_moved, s + l.kernel, &j.kernel));
  j.sums = q->is_output_converted || !q->is_output_same ? s + l.sums : call->bufs[2];
  j.panels = tn_ceil_div(q->group_out, q->tiles->columns);
  int64_t lines = count_lines(q), flops = 2 * w->out * q->taps * q->group_in * q->group_out;
  if (q->is_lanewise) {
    tn_lib_split(call, run_lanes, &j, lines, tn_max_i64(1, 100000 / (2 * w->out * q->taps * q->groups)), l.slots);
    return finish(call, &j, s + l.converted);
  }
  if (has_edges(q)) tn_pool_run(call->pool, pack_edges, &j, q->groups * q->taps * q->group_in, 256);
  const int64_t panels = is_panel_first(q) || q->is_tap_first ? j.panels : 1, units = q->groups * panels * lines;
  const int64_t least = tn_max_i64(1, 200000 / (flops / panels + 1));
  tn_lib_split(call, q->is_tap_first ? run_areas : run_lines, &j, units, least, l.slots);
  if (q->is_rim && !q->is_tap_first) {
    j.q = q->across, j.is_rim = q->is_rim;
    tn_lib_split(call, run_lines, &j, q->groups * panels * count_lines(j.q), least, l.slots);
  }
  return finish(call, &j, s + l.converted);
}

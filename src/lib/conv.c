// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Convolution. Operands are brought into one type and layout ([batch][places...][features], kernel [taps][input
// features][output features]); then tiles of neighbouring output places (their input rows are a constant step apart)
// and output features are summed over the taps that meet the input, straight from the input. With one input and one
// output feature in each group, features are the lanes of a loop of its own.
#include "lib/tile.h"

enum { MOST_DIMS = TN_LIB_MAX_SPATIAL + 1, LANES = 32, WEIGHTS_BYTES = 1 << 18 };

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
  Walk dims[MOST_DIMS];
  size_t along;                         // the dim that tiles go along
  int64_t taps, groups, batches;        // groups: feature or batch groups; batches: of the output
  int64_t group_in, group_out;          // features of one group
  bool is_lanewise, is_input_same, is_kernel_same, is_output_same;
  bool is_input_converted, is_kernel_converted, is_output_converted;
  TnLibTranspose input, kernel, output;
  int64_t n_input, n_kernel, n_output;  // elements
  int64_t edge;                         // first output feature of a group that has no whole panel
};

// ---------------------------------------------------------------------------------------------------------------
// Layout

static bool is_same_type(TnDtype t, TnDtype sum) {
  return t == sum || (sum == TN_UI32 && t == TN_I32) || (sum == TN_UI64 && t == TN_I64);
}

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
  tn_lib_transpose_prepare(a, spatial + 2, dims, perm, bytes, out);
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
  tn_lib_transpose_prepare(a, n, dims, perm, tn_dtype_bytes(p->out_type), &q->output);
  return false;
}

// The longest row of places without a change of taps, of the batch or the last spatial dim.
static size_t choose_along(const struct TnLibConvPlan *q) {
  const Walk *last = &q->dims[q->n_dims - 1];
  return q->n_dims == 1 || (q->batches > last->out && last->out < q->tiles->rows) ? 0 : q->n_dims - 1;
}

void tn_lib_conv_prepare(TnArena *a, TnLibConv *p) {
  struct TnLibConvPlan *q = tn_new(a, struct TnLibConvPlan);
  int64_t in_sizes[MOST_DIMS], kernel_sizes[MOST_DIMS];
  p->plan = q;
  q->sum = tn_lib_sum_type(p->in_type, p->kernel_type, p->out_type), q->bytes = tn_dtype_bytes(q->sum);
  q->groups = p->feature_groups > 1 ? p->feature_groups : p->batch_groups;
  q->batches = p->batch / p->batch_groups;
  q->group_in = p->in_features / p->feature_groups, q->group_out = p->out_features / q->groups;
  q->n_dims = p->spatial + 1, q->taps = 1;
  int64_t in_step = p->in_features, out_step = p->out_features;
  for (size_t i = p->spatial; i-- > 0;) {
    const TnLibConvDim *d = &p->dims[i];
    q->dims[i + 1] = (Walk){d->out, d->in, in_step, out_step, d->kernel, d->stride, d->low, d->in_dilation,
                            d->kernel_dilation, d->is_reversed};
    in_sizes[i] = d->in, kernel_sizes[i] = d->kernel;
    in_step *= d->in, out_step *= d->out, q->taps *= d->kernel;
  }
  q->dims[0] = (Walk){q->batches, q->batches, in_step, out_step, 1, 1, 0, 1, 1, false};
  q->n_input = in_step * p->batch, q->n_output = out_step * q->batches;
  q->n_kernel = q->taps * q->group_in * p->out_features;
  if (q->n_output == 0) return;
  q->tiles = tn_tiles(q->sum, q->taps * q->group_in >= TN_FUSED_FROM);
  q->along = choose_along(q);
  q->edge = q->group_out / q->tiles->columns * q->tiles->columns;
  q->is_lanewise = q->group_in == 1 && q->group_out == 1 && p->feature_groups > 1 &&
                   (q->sum == TN_F32 || q->sum == TN_F64);
  q->is_input_same =
      plan_input(a, p->in_at, p->spatial, false, p->batch, p->in_features, in_sizes, q->bytes, &q->input);
  q->is_kernel_same =
      plan_input(a, p->kernel_at, p->spatial, true, q->group_in, p->out_features, kernel_sizes, q->bytes, &q->kernel);
  q->is_output_same = plan_output(a, p, q);
  q->is_input_converted = !is_same_type(p->in_type, q->sum);
  q->is_kernel_converted = !is_same_type(p->kernel_type, q->sum);
  q->is_output_converted = !is_same_type(p->out_type, q->sum);
}

// ---------------------------------------------------------------------------------------------------------------
// Scratch: input converted, transposed; kernel converted, transposed; sums; sums converted; edge panels; segments of
// each slot.

typedef struct Layout {
  size_t input_converted, input, kernel_converted, kernel, sums, converted, edges, segments, end;
  unsigned slots;
} Layout;

static size_t take(size_t *at, bool is_needed, int64_t n, size_t bytes) {
  size_t here = *at;
  if (is_needed) *at += tn_round_scratch((size_t)n * bytes);
  return here;
}

// Whether the last columns of each group are packed, for kernels that read them all.
static bool has_edges(const struct TnLibConvPlan *q) {
  return !q->is_lanewise && q->edge < q->group_out && !q->tiles->narrow;
}

static Layout lay_out(const TnLibConv *p) {
  const struct TnLibConvPlan *q = p->plan;
  Layout l = {.slots = tn_lib_slots(p->threads, q->n_output / q->tiles->columns)};
  size_t at = 0, out_bytes = tn_dtype_bytes(p->out_type);
  l.input_converted = take(&at, q->is_input_converted, q->n_input, q->bytes);
  l.input = take(&at, !q->is_input_same, q->n_input, q->bytes);
  l.kernel_converted = take(&at, q->is_kernel_converted, q->n_kernel, q->bytes);
  l.kernel = take(&at, !q->is_kernel_same, q->n_kernel, q->bytes);
  l.sums = take(&at, q->is_output_converted || !q->is_output_same, q->n_output, q->bytes);
  l.converted = take(&at, q->is_output_converted && !q->is_output_same, q->n_output, out_bytes);
  l.edges = take(&at, has_edges(q), q->groups * q->taps * q->group_in * q->tiles->columns, q->bytes);
  l.segments = take(&at, true, (int64_t)l.slots * 2 * q->taps, sizeof(int64_t));
  l.end = at;
  return l;
}

size_t tn_lib_conv_scratch(const TnLibConv *p) { return p->plan->n_output ? lay_out(p).end : 0; }

// ---------------------------------------------------------------------------------------------------------------
// Taps

typedef struct Job {
  const TnLibConv *p;
  const struct TnLibConvPlan *q;
  TnLibCall *call;
  const uint8_t *input, *kernel, *edges;
  uint8_t *sums;
  int64_t *segments;       // of the slots
  int64_t kinds;           // of places along: how many meet different taps for their position alone
  int64_t step;            // of neighbouring places of a kind in the input, in places
  int64_t panels;          // of output features of one group
} Job;

// The place of the input under tap t of output place `at`; false when it is none.
static bool find_place(const Walk *w, int64_t at, int64_t t, int64_t *out) {
  int64_t place = at * w->stride - w->low + t * w->tap_dilation;
  *out = place / w->in_dilation;
  return place >= 0 && place % w->in_dilation == 0 && *out < w->in;
}

static int64_t common_divisor(int64_t a, int64_t b) {
  while (b) {
    int64_t r = a % b;
    a = b, b = r;
  }
  return a;
}

// How many places from `at` on (every `kinds`-th), at most `most`, meet the same taps along the dim.
static int64_t count_alike(const Job *j, const Walk *w, int64_t at, int64_t most) {
  for (int64_t t = 0; t < w->taps && most > 1; t++) {
    int64_t place = at * w->stride - w->low + t * w->tap_dilation, rest = place % w->in_dilation;
    if (rest) continue;
    place /= w->in_dilation;
    if (place >= w->in) continue;
    int64_t next = place < 0 ? tn_ceil_div(-place, j->step) : (w->in - 1 - place) / j->step + 1;
    most = tn_min_i64(most, next);
  }
  return tn_max_i64(most, 1);
}

// Offsets in input and kernel of the taps that meet the input from output place at[]; returns their number.
static int64_t find_segments(const Job *j, const int64_t *at, int64_t *in_at, int64_t *kernel_at, int64_t kernel_step) {
  const struct TnLibConvPlan *q = j->q;
  int64_t tap[MOST_DIMS] = {0}, n = 0;
  for (int64_t t = 0; t < q->taps; t++) {
    int64_t offset = 0, place = 0, index = 0;
    bool is_met = true;
    for (size_t d = 1; d < q->n_dims; d++) {
      const Walk *w = &q->dims[d];
      is_met = is_met && find_place(w, at[d], tap[d], &place);
      offset += place * w->in_step;
      index = index * w->taps + (w->is_reversed ? w->taps - 1 - tap[d] : tap[d]);
    }
    if (is_met) in_at[n] = offset, kernel_at[n++] = index * kernel_step;
    for (size_t d = q->n_dims; d-- > 1; tap[d] = 0)
      if (++tap[d] < q->dims[d].taps) break;
  }
  return n;
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

// Panels [first, last) of a group for the places at[] along one line.
static void run_line(const Job *j, int64_t *at, int64_t group, int64_t first, int64_t last, int64_t *in_at) {
  const TnLibConv *p = j->p;
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  const size_t bytes = q->bytes;
  const int64_t width = q->tiles->columns, out_features = p->out_features;
  int64_t *kernel_at = in_at + q->taps;
  const int64_t batch_in = p->batch_groups > 1 ? group * q->batches * q->dims[0].in_step : 0;
  const int64_t feature_in = p->feature_groups > 1 ? group * q->group_in : 0;
  for (int64_t kind = 0; kind < j->kinds; kind++)
    for (int64_t place = kind, rows; place < w->out; place += rows * j->kinds) {
      int64_t count = (w->out - place + j->kinds - 1) / j->kinds;
      rows = tn_tile_height(q->tiles, count_alike(j, w, place, count));
      at[q->along] = place;
      int64_t n = find_segments(j, at, in_at, kernel_at, q->group_in * out_features), out = 0;
      for (size_t d = 0; d < q->n_dims; d++) out += at[d] * q->dims[d].out_step;
      TnTile t = {.a = j->input + (size_t)(batch_in + feature_in + at[0] * q->dims[0].in_step) * bytes, .a_at = in_at,
                  .b_at = kernel_at, .n_segments = n, .k = q->group_in, .a_row = j->step * w->in_step,
                  .a_step = 1, .c_row = j->kinds * w->out_step};
      for (int64_t panel = first; panel < last; panel++) {
        int64_t column = panel * width, columns = tn_min_i64(width, q->group_out - column);
        t.c = j->sums + (size_t)(out + group * q->group_out + column) * bytes;
        t.b = j->kernel + (size_t)(group * q->group_out + column) * bytes, t.b_row = out_features;
        if (columns < width && !q->tiles->narrow) {  // the kernel's last columns, packed
          t.b = j->edges + (size_t)(group * q->taps * q->group_in * width) * bytes, t.b_row = width;
          for (int64_t s = 0; s < n; s++) kernel_at[s] = kernel_at[s] / out_features * width;
        }
        tn_tile_run_part(q->tiles, &t, rows, columns, bytes);
      }
    }
}

static int64_t count_lines(const struct TnLibConvPlan *q) {
  int64_t lines = 1;
  for (size_t d = 0; d < q->n_dims; d++)
    if (d != q->along) lines *= q->dims[d].out;
  return lines;
}

// A unit is a line of places of a group; panels are inside. Where weights are many, the other way around, so that one
// panel of them stays in the cache.
static void run_lines(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  const struct TnLibConvPlan *q = j->q;
  const bool is_panel_first = q->n_kernel / q->groups * (int64_t)q->bytes > WEIGHTS_BYTES;
  const int64_t lines = count_lines(q), panels = is_panel_first ? j->panels : 1;
  int64_t at[MOST_DIMS], *segments = j->segments + slot * 2 * q->taps;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    int64_t panel = i / lines % panels;
    locate(q, i % lines, at);
    run_line(j, at, i / (lines * panels), panel, is_panel_first ? panel + 1 : j->panels, segments);
  }
}

static void pack_edges(void *arg, int64_t begin, int64_t end) {
  const Job *j = arg;
  const struct TnLibConvPlan *q = j->q;
  const size_t row = (size_t)q->tiles->columns * q->bytes, used = (size_t)(q->group_out - q->edge) * q->bytes;
  const int64_t rows = q->taps * q->group_in;
  for (int64_t i = begin; i < end; i++) {  // row i % rows of group i / rows
    uint8_t *to = (uint8_t *)(uintptr_t)j->edges + (size_t)i * row;
    int64_t from = i % rows * j->p->out_features + i / rows * q->group_out + q->edge;
    memset(to, 0, row);
    memcpy(to, j->kernel + (size_t)from * q->bytes, used);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// One feature in each group: LANES features at a time.

#define LANEWISE(name, T, TARGET, ADD)                                                                          \
  TARGET static void name(const TnTile *t, int64_t columns) {                                                   \
    T sums[LANES] = {0}, *c = t->c;                                                                             \
    for (int64_t s = 0; s < t->n_segments; s++) {                                                               \
      const T *a = (const T *)t->a + t->a_at[s], *b = (const T *)t->b + t->b_at[s];                             \
      if (columns == LANES)                                                                                     \
        for (int i = 0; i < LANES; i++) sums[i] = ADD(a[i], b[i], sums[i]);                                     \
      else                                                                                                      \
        for (int i = 0; i < columns; i++) sums[i] = ADD(a[i], b[i], sums[i]);                                   \
    }                                                                                                           \
    memcpy(c, sums, (size_t)columns * sizeof *c);                                                               \
  }
#define PRODUCT_SUM(a, b, c) ((c) + (a) * (b))
LANEWISE(lanes_f32, float, , PRODUCT_SUM)
LANEWISE(lanes_f64, double, , PRODUCT_SUM)
LANEWISE(lanes_f32_fused, float, , __builtin_fmaf)
LANEWISE(lanes_f64_fused, double, , __builtin_fma)
#if TN_LIB_X64
LANEWISE(lanes_f32_avx2, float, TN_AVX2, PRODUCT_SUM)
LANEWISE(lanes_f64_avx2, double, TN_AVX2, PRODUCT_SUM)
LANEWISE(lanes_f32_fused_avx2, float, TN_AVX2, __builtin_fmaf)
LANEWISE(lanes_f64_fused_avx2, double, TN_AVX2, __builtin_fma)
#define PICK(name) (tn_lib_has_avx2() ? name##_avx2 : name)
#else
#define PICK(name) name
#endif

static void run_lanes(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const Job *j = arg;
  const struct TnLibConvPlan *q = j->q;
  const Walk *w = &q->dims[q->along];
  const int64_t features = j->p->out_features;
  const bool is_fused = q->taps >= TN_FUSED_FROM;
  void (*run)(const TnTile *, int64_t) = q->sum == TN_F32 ? (is_fused ? PICK(lanes_f32_fused) : PICK(lanes_f32))
                                                          : (is_fused ? PICK(lanes_f64_fused) : PICK(lanes_f64));
  int64_t at[MOST_DIMS], *in_at = j->segments + slot * 2 * q->taps, *kernel_at = in_at + q->taps, n = 0;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(j->call); i++) {
    locate(q, i, at);
    for (int64_t kind = 0; kind < j->kinds; kind++)
      for (int64_t place = kind, alike = 0, first = 0; place < w->out; place += j->kinds, alike--) {
        int64_t out = 0;
        at[q->along] = place;
        if (alike == 0) {
          alike = count_alike(j, w, place, w->out), first = place;
          n = find_segments(j, at, in_at, kernel_at, features);
        }
        for (size_t d = 0; d < q->n_dims; d++) out += at[d] * q->dims[d].out_step;
        int64_t in = at[0] * q->dims[0].in_step * (q->along != 0) + first * q->dims[0].in_step * (q->along == 0) +
                     (place - first) / j->kinds * j->step * w->in_step;
        for (int64_t f = 0; f < features; f += LANES) {
          TnTile t = {.a = j->input + (size_t)(in + f) * q->bytes, .a_at = in_at, .b = j->kernel + (size_t)f * q->bytes,
                      .b_at = kernel_at, .n_segments = n, .c = j->sums + (size_t)(out + f) * q->bytes};
          run(&t, tn_min_i64(LANES, features - f));
        }
      }
  }
}

// ---------------------------------------------------------------------------------------------------------------

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

static const void *convert(TnLibCall *call, TnDtype to, TnDtype from, const void *in, void *room, int64_t n) {
  Conversion c = {to, from, room, in};
  tn_pool_run(call->pool, convert_range, &c, n, 16384);
  return room;
}

static TnError *transpose(TnLibCall *call, const TnLibTranspose *p, const void *in, void *out) {
  void *bufs[2] = {(void *)(uintptr_t)in, out};
  TnLibCall inner = {p, bufs, 2, NULL, call->pool, call->cancel};
  return tn_lib_transpose(&inner);
}

// Brings an operand into the type of the sums and its layout.
static TnError *arrange(TnLibCall *call, size_t buf, TnDtype type, TnDtype sum, int64_t n, const TnLibTranspose *t,
                        bool is_same, uint8_t *converted, uint8_t *room, const uint8_t **out) {
  const void *data = call->bufs[buf];
  if (!is_same_type(type, sum)) data = convert(call, sum, type, data, converted, n);
  *out = is_same ? data : room;
  return is_same ? NULL : transpose(call, t, data, room);
}

static TnError *finish(TnLibCall *call, const Job *j, uint8_t *converted) {
  const struct TnLibConvPlan *q = j->q;
  const void *data = j->sums;
  if (q->is_output_converted)
    data = convert(call, j->p->out_type, q->sum, data, q->is_output_same ? call->bufs[2] : converted, q->n_output);
  if (!q->is_output_same) TN_TRY(transpose(call, &q->output, data, call->bufs[2]));
  return tn_lib_finish(call);
}

TnError *tn_lib_conv(TnLibCall *call) {
  const TnLibConv *p = call->params;
  const struct TnLibConvPlan *q = p->plan;
  if (q->n_output == 0) return NULL;
  Layout l = lay_out(p);
  uint8_t *s = call->scratch;
  const Walk *w = &q->dims[q->along];
  Job j = {.p = p, .q = q, .call = call, .edges = s + l.edges, .segments = (int64_t *)(void *)(s + l.segments)};
  TN_TRY(arrange(call, 0, p->in_type, q->sum, q->n_input, &q->input, q->is_input_same, s + l.input_converted,
                 s + l.input, &j.input));
  TN_TRY(arrange(call, 1, p->kernel_type, q->sum, q->n_kernel, &q->kernel, q->is_kernel_same, s + l.kernel_converted,
                 s + l.kernel, &j.kernel));
  j.sums = q->is_output_converted || !q->is_output_same ? s + l.sums : call->bufs[2];
  int64_t divisor = common_divisor(w->stride, w->in_dilation);
  j.kinds = w->in_dilation / divisor, j.step = w->stride / divisor;
  j.panels = tn_ceil_div(q->group_out, q->tiles->columns);
  int64_t lines = count_lines(q), flops = 2 * w->out * q->taps * q->group_in * q->group_out;
  if (q->is_lanewise) {
    tn_lib_split(call, run_lanes, &j, lines, tn_max_i64(1, 100000 / (2 * w->out * q->taps * q->groups)), l.slots);
    return finish(call, &j, s + l.converted);
  }
  if (has_edges(q)) tn_pool_run(call->pool, pack_edges, &j, q->groups * q->taps * q->group_in, 256);
  bool is_panel_first = q->n_kernel / q->groups * (int64_t)q->bytes > WEIGHTS_BYTES;
  int64_t panels = is_panel_first ? j.panels : 1, units = q->groups * panels * lines;
  tn_lib_split(call, run_lines, &j, units, tn_max_i64(1, 200000 / (flops / panels + 1)), l.slots);
  return finish(call, &j, s + l.converted);
}

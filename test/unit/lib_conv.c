// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Convolutions with every attribute, bit by bit against their definition.
#include "lib_sum.h"

enum { MOST = 5 };  // dims

typedef struct Array {
  int64_t dims[MOST], steps[MOST], n;
  uint8_t *data, *wide;  // wide: in the type of the sums
} Array;

// An array whose dims stand at the positions at[]: sizes are given as first, features, spatial...
static void make(Array *x, size_t rank, const uint8_t *at, const int64_t *sizes) {
  for (size_t i = 0; i < rank; i++) x->dims[at[i]] = sizes[i];
  x->n = 1;
  for (size_t d = rank; d-- > 0; x->n *= x->dims[d]) x->steps[d] = x->n;
}

static void shuffle(uint8_t *at, size_t rank) {
  for (size_t i = 0; i < rank; i++) at[i] = (uint8_t)i;
  for (size_t i = rank; i > 1; i--) {
    size_t other = (size_t)random_below((int64_t)i);
    uint8_t swap = at[i - 1];
    at[i - 1] = at[other], at[other] = swap;
  }
}

// The sum of one output element, whose spatial place is `at`.
static void sum_taps(const TnLibConv *p, const Array *in, const Array *kernel, TnDtype sum, int64_t batch,
                     int64_t feature_in, int64_t feature_out, const int64_t *at, uint8_t *total) {
  size_t bytes = tn_dtype_bytes(sum);
  int64_t group_in = p->in_features / p->feature_groups, taps = 1, tap[3];
  for (size_t d = 0; d < p->spatial; d++) taps *= p->dims[d].kernel;
  memset(total, 0, 16);
  for (int64_t t = 0; t < taps; t++) {
    int64_t rest = t, from = batch * in->steps[p->in_at[0]], weight = feature_out * kernel->steps[p->kernel_at[1]];
    bool is_met = true;
    for (size_t d = p->spatial; d-- > 0; rest /= p->dims[d].kernel) tap[d] = rest % p->dims[d].kernel;
    for (size_t d = 0; d < p->spatial; d++) {
      const TnLibConvDim *w = &p->dims[d];
      int64_t place = at[d] * w->stride - w->low + tap[d] * w->kernel_dilation;
      is_met = is_met && place >= 0 && place % w->in_dilation == 0 && place / w->in_dilation < w->in;
      from += place / w->in_dilation * in->steps[p->in_at[2 + d]];
      weight += (w->is_reversed ? w->kernel - 1 - tap[d] : tap[d]) * kernel->steps[p->kernel_at[2 + d]];
    }
    for (int64_t i = 0; i < group_in && is_met; i++)
      add_product(sum, taps * group_in >= 16, total,
                  in->wide + (size_t)(from + (feature_in + i) * in->steps[p->in_at[1]]) * bytes,
                  kernel->wide + (size_t)(weight + i * kernel->steps[p->kernel_at[0]]) * bytes);
  }
}

static int64_t count_wrong(const TnLibConv *p, const Array *in, const Array *kernel, const Array *out, TnDtype sum) {
  int64_t wrong = 0, groups = p->feature_groups * p->batch_groups, group_out = p->out_features / groups;
  int64_t batches = p->batch / p->batch_groups;
  size_t bytes = tn_dtype_bytes(p->out_type);
  for (int64_t i = 0; i < out->n; i++) {
    int64_t index[MOST], at[3] = {0};
    for (size_t d = 0; d < p->spatial + 2; d++) index[d] = i / out->steps[d] % out->dims[d];
    for (size_t d = 0; d < p->spatial; d++) at[d] = index[p->out_at[2 + d]];
    int64_t feature = index[p->out_at[1]], group = feature / group_out, batch = index[p->out_at[0]];
    if (p->batch_groups > 1) batch += group * batches;
    int64_t first = p->feature_groups > 1 ? group * (p->in_features / p->feature_groups) : 0;
    _Alignas(16) uint8_t total[16], want[16];
    sum_taps(p, in, kernel, sum, batch, first, feature, at, total);
    tn_convert(p->out_type, want, sum, total, 1);
    wrong += memcmp(want, out->data + (size_t)i * bytes, bytes) != 0;
  }
  return wrong;
}

static void load(Array *x, TnDtype t, TnDtype sum) {
  x->data = new_room((size_t)x->n * tn_dtype_bytes(t)), x->wide = new_room((size_t)x->n * tn_dtype_bytes(sum));
  fill(t, x->data, x->n);
  tn_convert(sum, x->wide, t, x->data, (size_t)x->n);
}

static size_t fixed_bytes;  // that were laid out

static void check_conv(TnLibConv *p) {
  size_t rank = p->spatial + 2;
  Array in = {0}, kernel = {0}, out = {0};
  int64_t sizes[3][MOST] = {{p->batch, p->in_features}, {p->in_features / p->feature_groups, p->out_features},
                            {p->batch / p->batch_groups, p->out_features}};
  for (size_t d = 0; d < p->spatial; d++)
    sizes[0][d + 2] = p->dims[d].in, sizes[1][d + 2] = p->dims[d].kernel, sizes[2][d + 2] = p->dims[d].out;
  make(&in, rank, p->in_at, sizes[0]), make(&kernel, rank, p->kernel_at, sizes[1]);
  make(&out, rank, p->out_at, sizes[2]);
  TnDtype sum = tn_lib_sum_type(p->in_type, p->kernel_type, p->out_type);
  load(&in, p->in_type, sum), load(&kernel, p->kernel_type, sum);
  size_t out_bytes = (size_t)out.n * tn_dtype_bytes(p->out_type);
  out.data = new_room(out_bytes);
  TestArena t;
  p->tiles = some_tiles();
  if (random_below(2)) p->kernel_fixed = kernel.data;
  tn_lib_conv_prepare(open_arena(&t), p);
  fixed_bytes += tn_lib_conv_fixed_bytes(p);
  void *bufs[] = {in.data, kernel.data, out.data};
  run_routine(tn_lib_conv, p, tn_lib_conv_scratch(p), bufs, 3, 2, 1, &out_bytes);
  CHECK_INT(count_wrong(p, &in, &kernel, &out, sum), 0);
  tn_free_aligned(in.data), tn_free_aligned(in.wide), tn_free_aligned(kernel.data), tn_free_aligned(kernel.wide);
  tn_free_aligned(out.data), tn_arena_deinit(&t.arena);
}

static int64_t dilate(int64_t n, int64_t by) { return n ? (n - 1) * by + 1 : 0; }

// False when no output would be left.
static bool choose_dim(TnLibConvDim *d, int64_t most) {
  *d = (TnLibConvDim){.in = 1 + random_below(most), .kernel = 1 + random_below(4), .stride = 1 + random_below(3),
                      .in_dilation = random_below(3) ? 1 : 1 + random_below(3),
                      .kernel_dilation = 1 + random_below(2), .is_reversed = random_below(4) == 0};
  d->low = random_below(7) - 2;
  int64_t high = random_below(7) - 2, room = dilate(d->in, d->in_dilation) + d->low + high;
  int64_t kernel = dilate(d->kernel, d->kernel_dilation);
  d->out = room >= kernel ? (room - kernel) / d->stride + 1 : 0;
  return room >= kernel;
}

static const TnDtype types[][3] = {{TN_F32, TN_F32, TN_F32},    {TN_F64, TN_F64, TN_F64},   {TN_BF16, TN_BF16, TN_BF16},
                                   {TN_F16, TN_F16, TN_F32},    {TN_I8, TN_I8, TN_I32},     {TN_I32, TN_I32, TN_I32},
                                   {TN_UI64, TN_UI64, TN_UI64}, {TN_C64, TN_C64, TN_C64},   {TN_C128, TN_C128, TN_C128},
                                   {TN_I16, TN_I16, TN_I16}};

TN_TEST(random_attributes) {
  for (int round = 0; round < 1500; round++) {
    const TnDtype *t = types[random_below(3) ? 0 : random_below((int64_t)TN_COUNT(types))];
    TnLibConv p = {.in_type = t[0], .kernel_type = t[1], .out_type = t[2], .spatial = (size_t)random_below(4),
                   .feature_groups = 1, .batch_groups = 1, .threads = (unsigned)random_below(5)};
    int64_t kind = random_below(6), group_in = 1 + random_below(kind == 1 ? 2 : 12), group_out = 1 + random_below(40);
    if (kind == 1) p.feature_groups = 1 + random_below(6), group_out = 1 + random_below(3);
    if (kind == 2) p.batch_groups = 1 + random_below(3), group_out = 1 + random_below(5);
    if (kind == 3) p.feature_groups = 2 + random_below(40), group_in = group_out = 1;
    if (kind == 4) p.batch_groups = 2 + random_below(40), group_out = 1;
    p.batch = p.batch_groups * (kind == 4 ? 1 : 1 + random_below(random_below(4) ? 3 : 20));
    p.in_features = group_in * p.feature_groups, p.out_features = group_out * p.feature_groups * p.batch_groups;
    bool is_fine = true;
    for (size_t d = 0; d < p.spatial; d++) is_fine = choose_dim(&p.dims[d], p.spatial == 1 ? 40 : 8) && is_fine;
    if (!is_fine) continue;
    shuffle(p.in_at, p.spatial + 2), shuffle(p.kernel_at, p.spatial + 2), shuffle(p.out_at, p.spatial + 2);
    check_conv(&p);
  }
  CHECK(fixed_bytes > 0);
}

// NHWC and HWIO, as models have them; the last with more weights than are kept together.
TN_TEST(usual_layout) {
  static const struct { int64_t size, in, out, kernel, stride; } cases[] = {
      {14, 32, 40, 3, 1}, {15, 3, 33, 5, 2}, {7, 40, 230, 3, 1}, {9, 64, 64, 1, 1}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    int64_t pad = cases[i].kernel / 2, out = (cases[i].size + 2 * pad - cases[i].kernel) / cases[i].stride + 1;
    TnLibConvDim d = {cases[i].size, cases[i].kernel, out, cases[i].stride, pad, 1, 1, false};
    TnLibConv p = {.in_type = TN_F32, .kernel_type = TN_F32, .out_type = TN_F32, .spatial = 2, .dims = {d, d},
                   .batch = 1, .in_features = cases[i].in, .out_features = cases[i].out, .feature_groups = 1,
                   .batch_groups = 1, .in_at = {0, 3, 1, 2}, .kernel_at = {2, 3, 0, 1}, .out_at = {0, 3, 1, 2},
                   .threads = 4};
    check_conv(&p);
  }
}

// Long first dims of what is converted, some of whose rows are so at a time.
TN_TEST(bands) {
  for (int round = 0; round < 300; round++) {
    const TnDtype *t = types[2 + random_below(3)];
    TnLibConv p = {.in_type = t[0], .kernel_type = t[1], .out_type = t[2], .spatial = 2 + (size_t)random_below(2),
                   .batch = 1 + random_below(3), .in_features = 1 + random_below(8),
                   .out_features = 8 + random_below(30), .feature_groups = 1, .batch_groups = 1,
                   .threads = (unsigned)random_below(5)};
    bool is_fine = true;
    for (size_t d = 0; d < p.spatial; d++) is_fine = choose_dim(&p.dims[d], d ? 8 : 60) && is_fine;
    if (!is_fine) continue;
    shuffle(p.in_at, p.spatial + 2), shuffle(p.kernel_at, p.spatial + 2), shuffle(p.out_at, p.spatial + 2);
    check_conv(&p);
  }
}

// Weights that are packed some features at a time.
TN_TEST(many_weights) {
  for (int round = 0; round < 24; round++) {
    const TnDtype *t = types[random_below(2) ? 0 : random_below((int64_t)TN_COUNT(types))];
    TnLibConv p = {.in_type = t[0], .kernel_type = t[1], .out_type = t[2], .spatial = 1 + (size_t)random_below(3),
                   .feature_groups = 1, .batch_groups = 1, .batch = 1 + random_below(3),
                   .threads = (unsigned)random_below(5)};
    bool is_fine = true;
    int64_t taps = 1, group_in = random_below(8) ? 48 + random_below(60) : 280;
    for (size_t d = 0; d < p.spatial; d++) {
      is_fine = choose_dim(&p.dims[d], p.spatial == 1 ? 16 : 3) && is_fine;
      taps *= p.dims[d].kernel;
    }
    if (!is_fine) continue;
    if (random_below(3) == 0) p.feature_groups = 2;
    else if (random_below(3) == 0) p.batch_groups = 2, p.batch *= 2;
    const int64_t least = (1 << 16) / (taps * group_in) + 1;
    p.in_features = group_in * p.feature_groups;
    p.out_features = (least + random_below(40)) * p.feature_groups * p.batch_groups;
    shuffle(p.in_at, p.spatial + 2), shuffle(p.kernel_at, p.spatial + 2), shuffle(p.out_at, p.spatial + 2);
    check_conv(&p);
  }
}

// As for the gradient of a kernel: taps over all of the input, few places; every other time as where features are last.
TN_TEST(many_taps) {
  for (int round = 0; round < 200; round++) {
    const TnDtype *t = types[random_below(2) ? 0 : random_below((int64_t)TN_COUNT(types))];
    TnLibConv p = {.in_type = t[0], .kernel_type = t[1], .out_type = t[2], .spatial = 1 + (size_t)random_below(2),
                   .feature_groups = 1, .batch_groups = 1, .batch = 1 + random_below(2),
                   .in_features = random_below(3) ? 1 + random_below(20) : 1, .out_features = 1 + random_below(40),
                   .threads = (unsigned)random_below(5)};
    const int64_t step = 1 + random_below(3);
    for (size_t d = 0; d < p.spatial; d++) {
      const int64_t taps = 5 + random_below(d ? 20 : 8), in = (taps - 1) * step + 1 + random_below(step);
      const int64_t low = random_below(4), high = random_below(4), room = in - (taps - 1) * step;
      p.dims[d] = (TnLibConvDim){.in = in, .kernel = taps, .stride = 1, .low = low, .in_dilation = 1,
                                 .kernel_dilation = step, .is_reversed = random_below(8) == 0,
                                 .out = low + high + room};
    }
    shuffle(p.in_at, p.spatial + 2), shuffle(p.kernel_at, p.spatial + 2), shuffle(p.out_at, p.spatial + 2);
    for (size_t i = 0; round % 2 && i < p.spatial; i++) p.in_at[2 + i] = p.kernel_at[2 + i] = (uint8_t)(i + 1);
    if (round % 2) p.in_at[1] = p.kernel_at[0] = 0, p.in_at[0] = p.kernel_at[1] = (uint8_t)(p.spatial + 1);
    check_conv(&p);
  }
}

int main(void) {
  open_pools();
  RUN(random_attributes);
  RUN(bands);
  RUN(usual_layout);
  RUN(many_weights);
  RUN(many_taps);
  close_pools();
  return test_report();
}

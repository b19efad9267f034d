// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// rng and rng_bit_generator, by the library's routines.
#include "interp/interp.h"
#include "lib/lib.h"

// The state is words of 64 bits, whatever its element type: a key, then a counter of one word or, for Philox, one or
// two. Philox takes the high half of a counter of one word from the key.
TnError *tn_eval_rng_bit_generator(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  int64_t algorithm = TN_OP_ATTRS(op, rng_bit_generator)->rng_algorithm->i;
  size_t n = in[0]->bytes / 8;
  if (in[0]->bytes % 8 || n < 2 || n > 3 || (algorithm == TN_rng_algorithm_THREE_FRY && n != 2))
    return tn_interp_fail(it, op, "the state has %zu bits, expected 128%s", in[0]->bytes * 8,
                          algorithm == TN_rng_algorithm_THREE_FRY ? "" : " or 192");
  TN_TRY(tn_tensor_new_ranked(it, op, 0, in[0]->rank, in[0]->dims, &out[0]));
  TN_TRY(tn_tensor_new_result(it, op, 1, NULL, &out[1]));
  TnLibRngBits p = {.is_philox = algorithm != TN_rng_algorithm_THREE_FRY, .n_words = n,
                    .type = (TnDtype)out[1]->dtype, .rank = out[1]->rank, .dims = out[1]->dims};
  void *bufs[] = {in[0]->data, out[0]->data, out[1]->data};
  return tn_lib_rng_bits(&(TnLibCall){.params = &p, .bufs = bufs, .n_bufs = 3});
}

TnError *tn_eval_rng(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnTensor *shape = in[2];
  TnArena *arena = tn_interp_scratch(it);
  int64_t *dims = tn_new_n(arena, int64_t, (size_t)shape->n + 1);
  size_t bytes = tn_dtype_bytes((TnDtype)shape->dtype);
  for (int64_t d = 0; d < shape->n; d++) {
    dims[d] = tn_load_i64((TnDtype)shape->dtype, shape->data + (size_t)d * bytes);
    if (dims[d] < 0)
      return tn_interp_fail(it, op, "dimension %lld of shape is negative", (long long)d);
  }
  TN_TRY(tn_tensor_new_ranked(it, op, 0, (size_t)shape->n, dims, &out[0]));
  TnDtype t = (TnDtype)out[0]->dtype;
  bool is_normal = TN_OP_ATTRS(op, rng)->rng_distribution->i == TN_rng_distribution_NORMAL;
  if (is_normal && !tn_dtype_is_float(t))
    return tn_interp_fail(it, op, "normal distribution of %s, expected floats", tn_dtype_name(t));
  TnLibRng p = {.is_normal = is_normal, .type = t, .n = out[0]->n};
  void *bufs[] = {in[0]->data, in[1]->data, out[0]->data, tn_interp_rng_state(it)};
  return tn_lib_rng(&(TnLibCall){.params = &p, .bufs = bufs, .n_bufs = 4});
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Values that enter and leave a process: infeed and outfeed, send and recv.
#include <inttypes.h>

#include "interp/groups.h"
#include "interp/interp_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// What arrives must be what the op declares: its results but the last, a token

static TnError *check_count(TnInterp *it, const TnOp *op, size_t n) {
  if (n + 1 == op->n_results) return NULL;
  return tn_interp_fail(it, op, "%zu values arrive, expected %u", n, op->n_results - 1);
}

static TnError *check_arrival(TnInterp *it, const TnOp *op, uint32_t i, const TnTensor *t) {
  const TnType *type = tn_result_type(op, i);
  if (t && t->kind == TN_VALUE_TENSOR && t->dtype == tn_type_storage(type) && tn_dims_fit(type, t->rank, t->dims))
    return NULL;
  TnStr got = t && t->kind == TN_VALUE_TENSOR
                  ? tn_arena_fmt(&it->scratch, "%s of shape %s", tn_dtype_name((TnDtype)t->dtype), tn_shape_text(it, t))
                  : TN_STR("no tensor");
  return tn_interp_fail(it, op, "value %u that arrives is %.*s, expected %s", i, TN_STR_ARG(got),
                        tn_type_text(&it->scratch, type));
}

// Results from values that are this interpreter's own.
static TnError *accept(TnInterp *it, const TnOp *op, TnTensor **out) {
  for (uint32_t i = 0; i + 1 < op->n_results; i++) {
    TN_TRY(check_arrival(it, op, i, out[i]));
    if (tn_tensor_is_unique(out[i])) out[i]->elem = tn_result_type(op, i)->elem;
  }
  out[op->n_results - 1] = tn_tensor_token(it);
  return NULL;
}

static TnError *from_host(TnInterp *it, const TnOp *op, TnTensor **out) {
  TN_TRY(it->options.transfer(it->options.transfer_user, it, op, NULL, 0, out, op->n_results - 1));
  return accept(it, op, out);
}

static TnError *to_host(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TN_TRY(it->options.transfer(it->options.transfer_user, it, op, in, op->n_operands - 1, NULL, 0));
  out[0] = tn_tensor_token(it);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// infeed, outfeed

TnError *tn_eval_infeed(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  size_t n_used;
  bool has_list;
  (void)in;
  const TnOp *next = tn_process_next_infeed(it, &n_used, &has_list);
  if (!has_list && it->options.transfer) return from_host(it, op, out);
  if (!next)
    return tn_interp_fail_with(it, op, TN_FAILED_PRECONDITION,
                          has_list ? "the infeed is used up after %zu entries" : "nobody feeds this run (entry %zu)",
                          n_used);
  const TnType *type = tn_func_type(next);
  TN_TRY(check_count(it, op, type->n_types - type->n_inputs));
  TN_TRY(tn_interp_call(it, next, NULL, out));
  return accept(it, op, out);
}

TnError *tn_eval_outfeed(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  if (it->options.transfer) return to_host(it, op, in, out);
  out[0] = tn_tensor_token(it);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// send, recv: to and from the host, by the pairs of source and target, or, without pairs, to whoever receives on the
// channel. Without a host to talk to, what is sent to it is received from it.

typedef struct Ends {
  bool takes_part;
  TnRoute route;
} Ends;

static TnError *find_ends(TnInterp *it, const TnOp *op, bool is_send, Ends *out) {
  const Tn_send_recv_attrs *a = TN_OP_ATTRS(op, send_recv);
  int64_t channel = tn_channel_id(a->channel_handle);
  TnGrouping g = channel <= 0 ? TN_CROSS_REPLICA : TN_CROSS_PARTITION;
  TnI64s pairs = a->source_target_pairs;
  TnPlace place;
  bool is_host = tn_attr_bool_or(a->is_host_transfer, false);
  *out = (Ends){true, {is_host ? TN_OP_infeed : TN_OP_send, channel, TN_ANYONE, TN_ANYONE, 0}};
  if (is_host || tn_attr_n(pairs) == 0) return NULL;
  TN_TRY(tn_process_place(it, &place));
  uint32_t size = tn_grouping_size(g, &place), own = tn_grouping_id(g, &place);
  out->takes_part = false;
  for (size_t i = 0; i < tn_attr_n(pairs); i += 2) {
    int64_t from = tn_i64s_at(pairs, i), to = tn_i64s_at(pairs, i + 1);
    if (from >= size || to >= size)
      return tn_interp_fail(it, op,
                            "id %" PRId64 " in source_target_pairs, expected ids in [0, %u) (%s)",
                            from > to ? from : to, size, is_send ? "send_c4" : "recv_c4");
    if ((is_send ? from : to) != own) continue;
    out->takes_part = true;
    out->route.from = tn_grouping_process(g, &place, (uint32_t)from);
    out->route.to = tn_grouping_process(g, &place, (uint32_t)to);
  }
  return NULL;
}

TnError *tn_eval_send(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Ends ends;
  if (it->options.transfer && tn_attr_bool_or(TN_OP_ATTRS(op, send_recv)->is_host_transfer, false))
    return to_host(it, op, in, out);
  TN_TRY(find_ends(it, op, true, &ends));
  if (ends.takes_part) TN_TRY(tn_parcel_send(it, op, &ends.route, in, op->n_operands - 1));
  out[0] = tn_tensor_token(it);
  return NULL;
}

// What a process gets that nobody sends to.
static TnError *receive_nothing(TnInterp *it, const TnOp *op, TnTensor **out) {
  for (uint32_t i = 0; i + 1 < op->n_results; i++) {
    TN_TRY(tn_tensor_new_result(it, op, i, NULL, &out[i]));
    tn_tensor_fill_zero(out[i]);
  }
  out[op->n_results - 1] = tn_tensor_token(it);
  return NULL;
}

TnError *tn_eval_recv(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Ends ends;
  const TnParcel *parcel;
  (void)in;
  if (it->options.transfer && tn_attr_bool_or(TN_OP_ATTRS(op, send_recv)->is_host_transfer, false))
    return from_host(it, op, out);
  TN_TRY(find_ends(it, op, false, &ends));
  if (!ends.takes_part) return receive_nothing(it, op, out);
  TN_TRY(tn_parcel_receive(it, op, &ends.route, &parcel));
  TN_TRY(check_count(it, op, parcel->n));
  for (uint32_t i = 0; i < parcel->n; i++) {
    TN_TRY(check_arrival(it, op, i, &parcel->items[i]));
    TN_TRY(tn_tensor_import(it, &parcel->items[i], tn_result_type(op, i), &out[i]));
  }
  out[op->n_results - 1] = tn_tensor_token(it);
  return NULL;
}

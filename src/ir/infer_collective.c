// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Communication between devices and with the host: collectives, tokens, infeed and outfeed, send and recv, async ops.
// Sizes of groups against the number of replicas and partitions (all_gather_c3 and its like) and the values of dynamic
// roots show at run time only.
#include <inttypes.h>

#include "ir/infer_mesh_priv.h"

enum { CHANNEL_TYPES_END = 4, DEVICE_TO_DEVICE = 1, DEVICE_TO_HOST = 2, HOST_TO_DEVICE = 3 };

static bool check_channel(TnInfer *cx, const TnAttr *channel) {
  return !channel || tn_infer_range(cx, tn_attr_field(channel, TN_FIELD_channel_handle_type)->i, 0, CHANNEL_TYPES_END,
                                    "channel type", TN_NO_LABEL);
}

// use_global_device_ids needs a channel.
static bool check_global_ids(TnInfer *cx, const TnAttr *channel, const TnAttr *use_global, TnConstraint label) {
  int64_t id = channel ? tn_attr_field(channel, TN_FIELD_channel_handle_handle)->i : 0;
  if (!check_channel(cx, channel)) return false;
  return !use_global || id > 0 ||
         tn_infer_fail(cx, label, "channel id is %" PRId64 " with use_global_device_ids, expected a positive one", id);
}

// replica_groups lists what meets in one process group, unless each of its replicas stands for all partitions
// (cross_replica_and_partition: a channel without global ids), or a process group is all there is.
static int64_t process_group_size(int64_t group_size, const TnAttr *channel, const TnAttr *use_global) {
  bool has_channel = channel && tn_attr_field(channel, TN_FIELD_channel_handle_handle)->i > 0;
  return has_channel && !use_global ? 0 : group_size;
}

static bool same_types(TnInfer *cx, uint32_t n, TnConstraint count_label, TnConstraint label) {
  if (!tn_infer_n_results(cx, n, count_label)) return false;
  for (uint32_t i = 0; i < n; i++) tn_infer_set(cx, i, tn_infer_type(cx, i), label);
  return true;
}

// The type of x with another size along one dimension.
static const TnType *with_dim(TnInfer *cx, const TnType *x, int64_t at, int64_t dim, int64_t bound) {
  TnShapeBuf shape;
  tn_shape_begin(cx, &shape, x->rank);
  for (size_t i = 0; i < x->rank; i++) tn_shape_copy(&shape, x, i);
  shape.dims[at] = dim;
  shape.bounds[at] = bound;
  return tn_shape_type(cx, &shape, x->elem);
}

// ---------------------------------------------------------------------------------------------------------------
// all_gather, all_to_all

static int64_t times(int64_t dim, int64_t n) {
  int64_t r;
  return dim == TN_DYNAMIC || !tn_mul_i64(dim, n, &r) ? TN_DYNAMIC : r;
}

// The result is a multiple of the operand along the gathered dimension: the group's size, where it is known (n > 0).
// Programs that declare another multiple are taken, for the reference takes them; they fail when they run.
static bool check_gathered(TnInfer *cx, uint32_t i, const TnType *x, int64_t dim, int64_t *n) {
  const TnType *declared = tn_infer_declared(cx, i);
  if (!cx->has_results || !tn_type_is_tensor(declared) || declared->rank != x->rank) return true;
  int64_t from = x->dims[dim], to = declared->dims[dim], size = times(from, *n);
  if (from == TN_DYNAMIC || to == TN_DYNAMIC || (*n && to == size)) return true;
  if (from ? to % from == 0 : to == 0) {
    if (*n)
      tn_infer_warn(cx, all_gather_c6, "result %u has size %" PRId64 " along all_gather_dim, expected %" PRId64, i, to,
                    size);
    *n = 0;
    return true;
  }
  return tn_infer_fail(cx, all_gather_c6,
                       "result %u has size %" PRId64 " along all_gather_dim, expected a multiple of %" PRId64, i, to,
                       from);
}

bool tn_infer_all_gather(TnInfer *cx) {
  static const TnGroupRules plain = {.type = all_gather_i3, .unique = all_gather_c2, .range = all_gather_c4};
  const Tn_all_gather_attrs *a = TN_OP_ATTRS(cx->op, all_gather);
  TnGroupRules rules = plain;
  int64_t dim = a->all_gather_dim->i, n;
  rules.needs_groups = a->use_global_device_ids != NULL;
  if (!tn_infer_operands(cx, 0, cx->op->n_operands, TN_ELEM_TENSOR, all_gather_i1) ||
      !tn_infer_n_results(cx, cx->op->n_operands, all_gather_c6) ||
      !tn_infer_groups(cx, a->replica_groups, &rules, &n) ||  // all_gather_c2, c4
      !check_global_ids(cx, a->channel_handle, a->use_global_device_ids, all_gather_c5))
    return false;
  n = process_group_size(n, a->channel_handle, a->use_global_device_ids);
  for (uint32_t i = 0; i < cx->op->n_operands; i++) {
    const TnType *x = tn_infer_type(cx, i);
    if (!tn_infer_range(cx, dim, 0, x->rank, "all_gather_dim", all_gather_c1)) return false;
    int64_t count = n;
    if (!check_gathered(cx, i, x, dim, &count)) return false;
    int64_t size = count ? times(x->dims[dim], count) : TN_DYNAMIC;
    int64_t bound = count ? times(tn_type_bound(x, (size_t)dim), count) : TN_DYNAMIC;
    tn_infer_set(cx, i, with_dim(cx, x, dim, size, bound), all_gather_c6);
  }
  return true;
}

bool tn_infer_all_to_all(TnInfer *cx) {
  const Tn_all_to_all_attrs *a = TN_OP_ATTRS(cx->op, all_to_all);
  int64_t split = a->split_dimension->i, concat = a->concat_dimension->i, count = a->split_count->i, n;
  TnGroupRules rules = {.group_size = count,
                        .type = all_to_all_i5,
                        .unique = all_to_all_c5,
                        .range = all_to_all_c7,
                        .size = all_to_all_c8};
  if (!tn_infer_operands(cx, 0, cx->op->n_operands, TN_ELEM_TENSOR, all_to_all_i1) ||
      !tn_infer_n_results(cx, cx->op->n_operands, all_to_all_c9) ||
      !tn_infer_at_least(cx, count, 1, "split_count", all_to_all_c4) ||
      !tn_infer_groups(cx, a->replica_groups, &rules, &n) ||  // all_to_all_c5, c7, c8
      !check_channel(cx, a->channel_handle))
    return false;
  for (uint32_t i = 0; i < cx->op->n_operands; i++) {
    const TnType *x = tn_infer_type(cx, i);
    if (!tn_infer_range(cx, split, 0, x->rank, "split_dimension", all_to_all_c1)) return false;
    if (!tn_infer_range(cx, concat, 0, x->rank, "concat_dimension", all_to_all_c3)) return false;
    int64_t size = x->dims[split], bound = tn_type_bound(x, (size_t)split);
    if (size != TN_DYNAMIC && size % count)
      return tn_infer_fail(cx, all_to_all_c2,
                           "operand %u has size %" PRId64
                           " along split_dimension, expected a multiple of "
                           "split_count %" PRId64,
                           i, size, count);
    const TnType *t = x;
    if (split != concat) {
      t = with_dim(cx, x, split, size == TN_DYNAMIC ? size : size / count, bound == TN_DYNAMIC ? bound : bound / count);
      t = with_dim(cx, t, concat, times(x->dims[concat], count), times(tn_type_bound(x, (size_t)concat), count));
    }
    tn_infer_set(cx, i, t, all_to_all_c9);
  }
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Reductions across devices. The computation takes one operand's elements at a time; all share its type.

static bool check_computation(TnInfer *cx, uint32_t n, TnConstraint label, const TnType **out_elem) {
  for (uint32_t i = 0; i < n; i++) {
    const TnType *x = tn_infer_type(cx, i);
    if (!tn_infer_reducer(cx, 0, &x, out_elem, 1, "computation", label)) return false;
  }
  return true;
}

bool tn_infer_all_reduce(TnInfer *cx) {
  const Tn_all_reduce_attrs *a = TN_OP_ATTRS(cx->op, all_reduce);
  const TnGroupRules rules = {.may_pad = true,
                              .needs_groups = a->use_global_device_ids != NULL,
                              .type = all_reduce_i2,
                              .unique = all_reduce_c1,
                              .range = all_reduce_c3};
  uint32_t n = cx->op->n_operands;
  const TnType *elem = NULL;
  int64_t size;
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, all_reduce_i1) || !tn_infer_n_results(cx, n, all_reduce_c6) ||
      !tn_infer_groups(cx, a->replica_groups, &rules, &size) ||  // all_reduce_c1, c3
      !check_global_ids(cx, a->channel_handle, a->use_global_device_ids, all_reduce_c4) ||
      !check_computation(cx, n, all_reduce_c5, &elem))
    return false;
  for (uint32_t i = 0; i < n; i++) {
    const TnType *t = tn_type_with_elem(cx->m, tn_infer_type(cx, i), elem);
    if (!tn_infer_declared_elem(cx, i, t, all_reduce_c7)) return false;
    tn_infer_set(cx, i, t, all_reduce_c6);
  }
  return true;
}

// The last operand of an op with has_dynamic_root: the root of each of the n other operands.
static bool check_roots(TnInfer *cx, uint32_t n, TnConstraint label) {
  const TnType *t = tn_infer_type(cx, n);
  if (tn_type_is_tensor(t) && t->dtype == TN_I32 && t->rank == 1 && tn_dim_compatible(t->dims[0], n)) return true;
  return tn_infer_fail(cx, label, "the last operand is %p, expected tensor<%uxi32> with has_dynamic_root", t, n);
}

bool tn_infer_collective_reduce(TnInfer *cx) {
  const Tn_collective_reduce_attrs *a = TN_OP_ATTRS(cx->op, collective_reduce);
  const TnGroupRules rules = {.may_pad = true,
                              .any_ids = true,
                              .needs_groups = a->use_global_device_ids != NULL,
                              .type = collective_reduce_i2,
                              .unique = collective_reduce_c1,
                              .range = collective_reduce_c2};
  uint32_t n = cx->op->n_operands - (a->has_dynamic_root != NULL);
  const TnType *elem = NULL;
  int64_t size;
  if (n == 0) return tn_infer_fail(cx, collective_reduce_c3, "no data operands, expected at least one");
  if (!tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, collective_reduce_i1) ||
      (a->has_dynamic_root && !check_roots(cx, n, collective_reduce_c3)) ||
      !tn_infer_n_results(cx, n, collective_reduce_c3) ||
      !tn_infer_groups(cx, a->replica_groups, &rules, &size) ||  // collective_reduce_c1, c2
      !check_global_ids(cx, a->channel_handle, a->use_global_device_ids, collective_reduce_i3) ||
      !check_computation(cx, n, collective_reduce_c4, &elem))
    return false;
  for (uint32_t i = 0; i < n; i++)
    tn_infer_set(cx, i, tn_type_with_elem(cx->m, tn_infer_type(cx, i), elem), collective_reduce_c3);
  return true;
}

// reduce_scatter_c1, c8: size of the result along the scattered dimension.
static bool scattered_dim(TnInfer *cx, const TnType *x, int64_t dim, int64_t n, int64_t *out) {
  const TnType *declared = cx->has_results ? tn_infer_declared(cx, 0) : NULL;
  int64_t from = x->dims[dim];
  *out = TN_DYNAMIC;
  if (from == TN_DYNAMIC) return true;
  if (n > 0) {
    *out = from / n;
    return from % n == 0 || tn_infer_fail(cx, reduce_scatter_c1,
                                          "size %" PRId64
                                          " along scatter_dimension is not a multiple "
                                          "of the group size %" PRId64,
                                          from, n);
  }
  if (!declared || !tn_type_is_tensor(declared) || declared->rank != x->rank) return true;
  int64_t to = declared->dims[dim];
  if (to == TN_DYNAMIC || (to == 0 ? from == 0 : from % to == 0)) return true;
  return tn_infer_fail(cx, reduce_scatter_c8,
                       "result has size %" PRId64 " along scatter_dimension, expected a divisor of %" PRId64, to, from);
}

bool tn_infer_reduce_scatter(TnInfer *cx) {
  const Tn_reduce_scatter_attrs *a = TN_OP_ATTRS(cx->op, reduce_scatter);
  const TnGroupRules rules = {.needs_groups = a->use_global_device_ids != NULL,
                              .type = reduce_scatter_i3,
                              .unique = reduce_scatter_c3,
                              .range = reduce_scatter_c5};
  const TnType *elem = NULL;
  int64_t dim = a->scatter_dimension->i, n, size;
  if (!tn_infer_operand(cx, 0, TN_ELEM_TENSOR, reduce_scatter_i1)) return false;
  const TnType *x = tn_infer_type(cx, 0);
  if (!tn_infer_range(cx, dim, 0, x->rank, "scatter_dimension", reduce_scatter_c2) ||
      !tn_infer_groups(cx, a->replica_groups, &rules, &n) ||  // reduce_scatter_c3, c5
      !check_global_ids(cx, a->channel_handle, a->use_global_device_ids, reduce_scatter_c6) ||
      !check_computation(cx, 1, reduce_scatter_c7, &elem))
    return false;
  n = process_group_size(n, a->channel_handle, a->use_global_device_ids);
  if (!scattered_dim(cx, x, dim, n, &size)) return false;  // reduce_scatter_c1, c8
  int64_t bound = tn_type_bound(x, (size_t)dim);
  const TnType *t = with_dim(cx, tn_type_with_elem(cx->m, x, elem), dim, size,
                             size != TN_DYNAMIC || bound == TN_DYNAMIC || n == 0 ? TN_DYNAMIC : bound / n);
  if (!tn_infer_declared_elem(cx, 0, t, reduce_scatter_c9)) return false;
  tn_infer_set(cx, 0, t, reduce_scatter_c8);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------
// Collectives that keep types.

bool tn_infer_collective_broadcast(TnInfer *cx) {
  static const TnGroupRules rules = {.any_ids = true,
                                     .type = collective_broadcast_i2,
                                     .unique = collective_broadcast_c1,
                                     .range = collective_broadcast_c2};
  const Tn_collective_broadcast_attrs *a = TN_OP_ATTRS(cx->op, collective_broadcast);
  TnConstraint label = a->has_dynamic_root ? collective_broadcast_c4 : collective_broadcast_c3;
  uint32_t n = cx->op->n_operands - (a->has_dynamic_root != NULL);
  int64_t size;
  if (n == 0) return tn_infer_fail(cx, label, "no data operands, expected at least one");
  return tn_infer_operands(cx, 0, n, TN_ELEM_TENSOR, collective_broadcast_i1) &&
         tn_infer_groups(cx, a->replica_groups, &rules, &size) &&  // collective_broadcast_c1, c2
         check_channel(cx, a->channel_handle) &&
         (!a->has_dynamic_root || check_roots(cx, n, collective_broadcast_c4)) &&
         same_types(cx, n, collective_broadcast_c5, label);  // collective_broadcast_c3, c4, c5
}

bool tn_infer_collective_permute(TnInfer *cx) {
  static const TnPairLabels labels = {collective_permute_c1, collective_permute_c2, collective_permute_c3,
                                      collective_permute_c4};
  const Tn_collective_permute_attrs *a = TN_OP_ATTRS(cx->op, collective_permute);
  return tn_infer_operand(cx, 0, TN_ELEM_TENSOR, collective_permute_i1) &&
         tn_infer_pairs(cx, a->source_target_pairs, &labels) &&  // collective_permute_c1..c4
         check_channel(cx, a->channel_handle) && same_types(cx, 1, TN_NO_LABEL, collective_permute_c5);
}

// cross-replica-sum has no constraints in the specification; its groups are those of an all_reduce.
bool tn_infer_cross_replica_sum(TnInfer *cx) {
  static const TnGroupRules rules = {.may_pad = true};
  int64_t size;
  return tn_infer_operand(cx, 0, TN_ELEM_TENSOR, TN_NO_LABEL) &&
         tn_infer_groups(cx, TN_OP_ATTRS(cx->op, cross_replica_sum)->replica_groups, &rules, &size) &&
         same_types(cx, 1, TN_NO_LABEL, TN_NO_LABEL);
}

// ---------------------------------------------------------------------------------------------------------------
// Tokens, infeed and outfeed, send and recv

static bool set_token(TnInfer *cx) {
  tn_infer_set(cx, 0, tn_type_simple(cx->m, TN_TYPE_TOKEN), TN_NO_LABEL);
  return true;
}

bool tn_infer_after_all(TnInfer *cx) { return tn_infer_values(cx, TN_VALUE_TOKEN, after_all_i1) && set_token(cx); }
bool tn_infer_create_token(TnInfer *cx) { return set_token(cx); }

static bool is_token(TnInfer *cx, const TnType *t, const char *what, TnConstraint label) {
  return t->kind == TN_TYPE_TOKEN || tn_infer_fail(cx, label, "%s is %p, expected a token", what, t);
}

// Operands: tensors, then a token.
static bool tensors_then_token(TnInfer *cx, TnConstraint tensor_label, TnConstraint token_label) {
  uint32_t n = cx->op->n_operands - 1;
  return tn_infer_operands(cx, 0, n, TN_ELEM_ANY, tensor_label) &&
         is_token(cx, tn_infer_type(cx, n), "the last operand", token_label);
}

// Declared results: at least one; tensors, then a token.
static bool results_then_token(TnInfer *cx, TnConstraint count_label, TnConstraint tensor_label,
                               TnConstraint token_label) {
  uint32_t n = cx->op->n_results;
  if (n == 0) return tn_infer_fail(cx, count_label, "no results, expected at least a token");
  tn_infer_set(cx, n - 1, tn_type_simple(cx->m, TN_TYPE_TOKEN), token_label);
  if (!cx->has_results) return true;
  for (uint32_t i = 0; i + 1 < n; i++)
    if (!tn_infer_result(cx, i, TN_ELEM_ANY, tensor_label)) return false;
  return is_token(cx, tn_infer_declared(cx, n - 1), "the last result", token_label);
}

// infeed's layout: a list of dimension numbers for each result but the token.
static bool check_layout(TnInfer *cx, const TnAttr *layout) {
  if (layout && layout->n + 1 != cx->op->n_results)
    return tn_infer_fail(cx, TN_NO_LABEL, "layout has %u elements, expected %u, one for each result but the token",
                         layout->n, cx->op->n_results - 1);
  for (uint32_t i = 0; layout && i < layout->n; i++) {
    const TnAttr *list = layout->items[i];
    bool fits = list->kind == TN_ATTR_ARRAY;
    for (uint32_t k = 0; fits && k < list->n; k++) fits = list->items[k]->kind == TN_ATTR_INT;
    if (!fits) return tn_infer_fail(cx, TN_NO_LABEL, "element %u of layout is no list of integers", i);
  }
  return true;
}

bool tn_infer_infeed(TnInfer *cx) {
  return is_token(cx, tn_infer_type(cx, 0), "operand 0", infeed_i1) &&
         results_then_token(cx, infeed_c1, infeed_c2, infeed_c3) &&  // infeed_c1..c3
         check_layout(cx, TN_OP_ATTRS(cx->op, infeed)->layout);
}

bool tn_infer_outfeed(TnInfer *cx) { return tensors_then_token(cx, outfeed_i1, outfeed_i2) && set_token(cx); }

static bool check_transfer(TnInfer *cx, const TnPairLabels *labels, int64_t host_type, const char *host_name,
                           TnConstraint channel_label) {
  const Tn_send_recv_attrs *a = TN_OP_ATTRS(cx->op, send_recv);
  if (a->source_target_pairs && !tn_infer_pairs(cx, a->source_target_pairs, labels)) return false;
  bool is_host = tn_attr_bool_or(a->is_host_transfer, false);
  int64_t type = tn_attr_field(a->channel_handle, TN_FIELD_channel_handle_type)->i;
  int64_t want = is_host ? host_type : DEVICE_TO_DEVICE;
  return type == want ||
         tn_infer_fail(cx, channel_label,
                       "channel type is %" PRId64 ", expected %" PRId64 " (%s) when is_host_transfer is %s", type, want,
                       is_host ? host_name : "DEVICE_TO_DEVICE", is_host ? "true" : "false");
}

bool tn_infer_send(TnInfer *cx) {
  static const TnPairLabels labels = {send_c1, send_c2, send_c3, send_c4};
  return tensors_then_token(cx, send_i1, send_i2) &&
         check_transfer(cx, &labels, DEVICE_TO_HOST, "DEVICE_TO_HOST", send_c5) &&  // send_c1..c5
         set_token(cx);
}

bool tn_infer_recv(TnInfer *cx) {
  static const TnPairLabels labels = {recv_c1, recv_c2, recv_c3, recv_c4};
  return is_token(cx, tn_infer_type(cx, 0), "operand 0", recv_i1) &&
         check_transfer(cx, &labels, HOST_TO_DEVICE, "HOST_TO_DEVICE", recv_c5) &&  // recv_c1..c5
         results_then_token(cx, TN_NO_LABEL, TN_NO_LABEL, TN_NO_LABEL);
}

// ---------------------------------------------------------------------------------------------------------------
// Async ops: a future of what one collective or slice gives.

static bool may_be_async(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_all_gather:
    case TN_OP_all_reduce:
    case TN_OP_all_to_all:
    case TN_OP_collective_broadcast:
    case TN_OP_collective_permute:
    case TN_OP_collective_reduce:
    case TN_OP_dynamic_slice:
    case TN_OP_dynamic_update_slice:
    case TN_OP_reduce_scatter:
    case TN_OP_slice: return true;
    default: return false;
  }
}

// async_start_c3: operands, region arguments and operands of the body's op are the same values.
static bool check_passed(TnInfer *cx, const TnRegion *r, const TnOp *body) {
  if (!tn_infer_n_args(cx, 0, cx->op->n_operands, "body", async_start_c3)) return false;
  for (uint32_t i = 0; i < r->n_args; i++)
    if (!tn_type_equal(r->args[i].type, tn_infer_type(cx, i)))
      return tn_infer_fail(cx, async_start_c3, "operand %u is %p and region argument %u %p, expected the same type", i,
                           tn_infer_type(cx, i), i, r->args[i].type);
  for (uint32_t i = 0; i < body->n_operands; i++)
    if (tn_value_region(body->operands[i]) != r || !body->operands[i]->is_arg)
      return tn_infer_fail(cx, async_start_c3, "operand %u of the body's op is no region argument", i);
  return true;
}

bool tn_infer_async_start(TnInfer *cx) {
  const TnRegion *r = &cx->op->regions[0];
  if (!tn_infer_operands(cx, 0, cx->op->n_operands, TN_ELEM_TENSOR, async_start_i1)) return false;
  const TnOp *ret = tn_infer_terminator(cx, 0, "body", async_start_c1);
  if (!ret) return false;
  if (!ret->prev || ret->prev->prev) return tn_infer_fail(cx, async_start_c1, "body is not one op and a return");
  const TnOp *body = ret->prev;
  if (!may_be_async(body))
    return tn_infer_fail(cx, async_start_c2, "body has %s, expected a collective or a slice", tn_op_name(body));
  if (!check_passed(cx, r, body) || !tn_infer_n_returned(cx, ret, 1, "body", async_start_c4)) return false;
  const TnType *t = ret->operands[0]->type;
  tn_infer_set(cx, 0, tn_type_future(cx->m, &t, 1), async_start_c4);
  return true;
}

bool tn_infer_async_done(TnInfer *cx) {
  const TnType *t = tn_infer_type(cx, 0);
  if (t->kind != TN_TYPE_FUTURE) return tn_infer_fail(cx, async_done_i1, "operand is %p, expected a future", t);
  if (!tn_infer_n_results(cx, t->n_types, async_done_c1)) return false;
  for (uint32_t i = 0; i < t->n_types; i++) tn_infer_set(cx, i, t->types[i], async_done_c1);
  return true;
}

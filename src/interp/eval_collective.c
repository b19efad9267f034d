// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Collective ops. Each has two halves: `start` hands the operands over and does not wait, `finish` waits for what the
// others handed over and makes the results. async_start runs the first, async_done the second; else they follow each
// other. Every process computes its own results from what all brought, reductions in the order of the group.
#include "interp/body.h"
#include "interp/groups.h"
#include "interp/interp_priv.h"

#include <inttypes.h>

// A collective between its halves; lives in the data of a future, so it holds no pointers to scratch memory.
typedef struct Pending {
  const TnOp *op;
  TnTicket ticket;  // n 0: this process is in no group
  TnRoute route;    // collective_permute: to be received, when `receives`
  bool receives;
} Pending;

enum { NO_SLOT = UINT8_MAX };

typedef struct Collective {
  uint16_t opcode;
  uint8_t groups, channel, global;  // slots of its attributes; groups NO_SLOT: collective_permute
  bool is_by_both;                  // with a channel: groups are of replicas and partitions, unless ids are global
  bool covers;                      // every id must be there
  const char *label;                // of the constraint on ids
  TnError *(*finish)(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out);
} Collective;

static size_t elem_bytes(const TnTensor *t) { return tn_dtype_bytes((TnDtype)t->dtype); }

// ---------------------------------------------------------------------------------------------------------------
// Starting: finding the group and handing the operands over

static TnGrouping move_grouping(const TnAttr *channel) {
  return tn_channel_id(channel) <= 0 ? TN_CROSS_REPLICA : TN_CROSS_PARTITION;
}

static TnError *join(TnInterp *it, const TnOp *op, const Collective *c, TnTensor *const *in, Pending *p) {
  const TnAttr *channel = c->channel == NO_SLOT ? NULL : op->attrs[c->channel];
  const bool is_global = c->global != NO_SLOT && op->attrs[c->global];  // ids are those of processes
  TnGrouping grouping = move_grouping(channel);
  if (c->is_by_both && grouping != TN_CROSS_REPLICA) grouping = TN_CROSS_BOTH;
  if (is_global && !(c->is_by_both && grouping == TN_CROSS_REPLICA)) grouping = TN_FLATTENED;
  TnGroup g;
  TN_TRY(tn_group_find(it, op, &(TnGroupQuery){grouping, op->attrs[c->groups], c->covers, c->label}, &g));
  if (g.n == 0) return NULL;
  return tn_meeting_join(it, op, tn_channel_id(channel), g.members, g.n, g.index, in, op->n_operands, &p->ticket);
}

// ---------------------------------------------------------------------------------------------------------------
// Finishing: waiting, and checking that all came for the same thing

static TnStr shape_text(TnInterp *it, const TnTensor *t) {
  return tn_arena_fmt(&it->scratch, "%s of shape %s", tn_dtype_name((TnDtype)t->dtype), tn_shape_text(it, t));
}

static TnError *check_member(TnInterp *it, const TnOp *op, const TnTicket *t, uint32_t k) {
  const TnParcel *own = tn_meeting_parcel(t, t->index), *other = tn_meeting_parcel(t, k);
  const TnOp *its = tn_meeting_op(t, k);
  uint32_t who = tn_meeting_member(t, k);
  if (its->opcode != op->opcode || other->n != own->n)
    return tn_interp_fail(it, op,
                          "process %u of the grid came with %s of %zu operands (line %u), expected %zu", who,
                          tn_op_name(its), other->n, its->line, own->n);
  for (size_t i = 0; i < own->n; i++)
    if (other->items[i].dtype != own->items[i].dtype || !tn_dims_equal(&other->items[i], &own->items[i]))
      return tn_interp_fail(it, op,
                            "operand %zu of process %u of the grid is %.*s, expected %.*s as here", i, who,
                            TN_STR_ARG(shape_text(it, &other->items[i])), TN_STR_ARG(shape_text(it, &own->items[i])));
  return NULL;
}

static TnError *attend(TnInterp *it, const Pending *p) {
  TN_TRY(tn_meeting_attend(it, p->op, &p->ticket));
  for (uint32_t k = 0; k < p->ticket.n; k++) TN_TRY(check_member(it, p->op, &p->ticket, k));
  return NULL;
}

static const TnTensor *brought(const Pending *p, uint32_t member, size_t operand) {
  return &tn_meeting_parcel(&p->ticket, member)->items[operand];
}

// Dims of x with another size along one dimension.
static int64_t *dims_with(TnInterp *it, const TnTensor *x, int64_t at, int64_t size) {
  int64_t *dims = tn_tensor_dims(it, x);
  dims[at] = size;
  return dims;
}

// Copies the part of x that begins at `from` along one dimension and has the size `size` there, to where `to` says in
// out along another.
static void copy_part(TnInterp *it, TnTensor *out, int64_t out_dim, int64_t to, const TnTensor *x, int64_t dim,
                      int64_t from, int64_t size) {
  const int64_t *strides = tn_tensor_strides(it, x), *steps = tn_tensor_strides(it, out);
  tn_copy_box(elem_bytes(x), x->rank, dims_with(it, x, dim, size),
              out->data + (size_t)(to * steps[out_dim]) * elem_bytes(x), steps,
              x->data + (size_t)(from * strides[dim]) * elem_bytes(x), strides);
}

// ---------------------------------------------------------------------------------------------------------------
// Collectives that move

static TnError *finish_all_gather(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  int64_t dim = TN_OP_ATTRS(p->op, all_gather)->all_gather_dim->i, size;
  (void)in;
  TN_TRY(attend(it, p));
  for (uint32_t i = 0; i < p->op->n_results; i++) {
    const TnTensor *own = brought(p, p->ticket.index, i);
    if (!tn_mul_i64(own->dims[dim], p->ticket.n, &size)) size = INT64_MAX;
    TN_TRY(tn_tensor_new_result(it, p->op, i, dims_with(it, own, dim, size), &out[i]));
    for (uint32_t k = 0; k < p->ticket.n; k++)
      copy_part(it, out[i], dim, k * own->dims[dim], brought(p, k, i), dim, 0, own->dims[dim]);
  }
  return NULL;
}

static TnError *finish_all_to_all(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  const Tn_all_to_all_attrs *a = TN_OP_ATTRS(p->op, all_to_all);
  int64_t split = a->split_dimension->i, concat = a->concat_dimension->i, n = p->ticket.n, size;
  (void)in;
  TN_TRY(attend(it, p));
  for (uint32_t i = 0; i < p->op->n_results; i++) {
    const TnTensor *own = brought(p, p->ticket.index, i);
    if (own->dims[split] % n)
      return tn_interp_fail(it, p->op,
                            "operand %u has size %" PRId64
                            " along split_dimension, expected a multiple of split_count %" PRId64 " (all_to_all_c2)",
                            i, own->dims[split], n);
    int64_t part = own->dims[split] / n, *dims = dims_with(it, own, split, part), step = dims[concat];
    if (!tn_mul_i64(step, n, &size)) size = INT64_MAX;
    dims[concat] = size;
    TN_TRY(tn_tensor_new_result(it, p->op, i, dims, &out[i]));
    for (uint32_t k = 0; k < n; k++)
      copy_part(it, out[i], concat, k * step, brought(p, k, i), split, p->ticket.index * part, part);
  }
  return NULL;
}

static TnError *zero_result(TnInterp *it, const TnOp *op, uint32_t i, TnTensor *const *in, TnTensor **out) {
  TN_TRY(tn_tensor_new_result(it, op, i, in ? in[i]->dims : NULL, out));
  tn_tensor_fill_zero(*out);
  return NULL;
}

// The member whose operand is the root of result i: the first, or what the last operand says.
static TnError *find_root(TnInterp *it, const Pending *p, const TnAttr *is_dynamic, uint32_t i, const char *label,
                          uint32_t *out) {
  const TnParcel *own = tn_meeting_parcel(&p->ticket, p->ticket.index);
  const TnTensor *roots = &own->items[own->n - 1];
  int64_t root = is_dynamic && i < roots->n ? tn_load_i64(TN_I32, roots->data + i * sizeof(int32_t)) : 0;
  if (is_dynamic && i >= roots->n)
    return tn_interp_fail(it, p->op,
                          "there are roots of %" PRId64 " operands, expected one each (%s)", roots->n, label);
  if (root < 0 || root >= p->ticket.n)
    return tn_interp_fail(it, p->op,
                          "root of operand %u is %" PRId64 ", expected one in [0, %u) (%s)", i, root, p->ticket.n,
                          label);
  *out = (uint32_t)root;
  return NULL;
}

static TnError *finish_collective_broadcast(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  const TnAttr *is_dynamic = TN_OP_ATTRS(p->op, collective_broadcast)->has_dynamic_root;
  if (p->ticket.n) TN_TRY(attend(it, p));
  for (uint32_t i = 0; i < p->op->n_results; i++) {
    uint32_t root = 0;
    if (p->ticket.n == 0) {
      TN_TRY(zero_result(it, p->op, i, in, &out[i]));
      continue;
    }
    TN_TRY(find_root(it, p, is_dynamic, i, "collective_broadcast_c6", &root));
    const TnTensor *x = brought(p, root, i);
    TN_TRY(tn_tensor_new_result(it, p->op, i, x->dims, &out[i]));
    if (x->bytes) memcpy(out[i]->data, x->data, x->bytes);
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// collective_permute: a parcel from each source to its target

static TnError *start_collective_permute(TnInterp *it, const TnOp *op, TnTensor *const *in, Pending *p) {
  const Tn_collective_permute_attrs *a = TN_OP_ATTRS(op, collective_permute);
  TnGrouping g = move_grouping(a->channel_handle);
  TnPlace place;
  TN_TRY(tn_process_place(it, &place));
  uint32_t size = tn_grouping_size(g, &place), own = tn_grouping_id(g, &place);
  TnI64s pairs = a->source_target_pairs;
  for (size_t i = 0; i < tn_attr_n(pairs); i++)
    if (tn_i64s_at(pairs, i) >= size)
      return tn_interp_fail(it, op,
                            "id %" PRId64 " in source_target_pairs, expected ids in [0, %u) (collective_permute_c4)",
                            tn_i64s_at(pairs, i), size);
  TnRoute route = {TN_OP_collective_permute, tn_channel_id(a->channel_handle), place.number, place.number, 0};
  for (size_t i = 0; i + 1 < tn_attr_n(pairs); i += 2) {
    uint32_t from = (uint32_t)tn_i64s_at(pairs, i), to = (uint32_t)tn_i64s_at(pairs, i + 1);
    TnRoute there = route;
    there.to = tn_grouping_process(g, &place, to);
    if (from == own) TN_TRY(tn_parcel_send(it, op, &there, in, 1));
    if (to != own) continue;
    p->receives = true;
    p->route = route;
    p->route.from = tn_grouping_process(g, &place, from);
  }
  return p->receives ? tn_parcel_claim(it, &p->route) : NULL;
}

static TnError *finish_collective_permute(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  const TnParcel *parcel;
  if (!p->receives) return zero_result(it, p->op, 0, in, &out[0]);
  TN_TRY(tn_parcel_receive(it, p->op, &p->route, &parcel));
  const TnTensor *x = &parcel->items[0];
  TnDtype want = tn_type_storage(tn_result_type(p->op, 0));
  if (x->dtype != want || (in && !tn_dims_equal(x, in[0])))
    return tn_interp_fail(it, p->op,
                          "receives %.*s, expected a tensor of the operand's shape, of %s",
                          TN_STR_ARG(shape_text(it, x)), tn_dtype_name(want));
  TN_TRY(tn_tensor_new_result(it, p->op, 0, x->dims, &out[0]));
  if (x->bytes) memcpy(out[0]->data, x->data, x->bytes);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Collectives that reduce

// A member's operand (the part of it that `scatter` names, when dim is not negative) in the type the body works on.
static TnError *contribution(TnInterp *it, const Pending *p, uint32_t member, size_t operand, int64_t dim, TnDtype type,
                             TnTensor **out) {
  const TnTensor *x = brought(p, member, operand);
  TnTensor *view, *part;
  TN_TRY(tn_tensor_new_view(it, (TnDtype)x->dtype, NULL, x->rank, x->dims, x->data, &view));
  if (dim >= 0) {
    int64_t size = x->dims[dim] / p->ticket.n;
    TN_TRY(tn_tensor_new(it, (TnDtype)x->dtype, NULL, x->rank, dims_with(it, x, dim, size), &part));
    copy_part(it, part, dim, 0, view, dim, p->ticket.index * size, size);
    tn_tensor_release(it, view);
    view = part;
  }
  TN_TRY(tn_body_promote(it, view, type, out));
  tn_tensor_release(it, view);
  return NULL;
}

// The sum of two results of op, as the op `add` of their type gives it.
static TnError *add(TnInterp *it, const TnOp *op, TnTensor *a, TnTensor *b, TnTensor **out) {
  TnOp *sum = tn_arena_push_zero(&it->scratch, sizeof *sum, _Alignof(TnOp));
  TnValue **operands = tn_new_n(&it->scratch, TnValue *, 2);
  *sum = (TnOp){.opcode = TN_OP_add, .n_operands = 2, .n_results = 1, .line = op->line, .col = op->col, .loc = op->loc};
  sum->parent = op->parent;
  sum->operands = operands;
  sum->results = op->results;
  operands[0] = operands[1] = &op->results[0];
  TnTensor *in[] = {a, b};
  b->elem = a->elem;
  TN_TRY((tn_type_is_quant(tn_result_type(op, 0)) ? tn_eval_quantized : tn_eval_elementwise)(it, sum, in, out));
  for (int i = 0; i < 2; i++) tn_tensor_release(it, in[i]);
  return NULL;
}

// acc = body(acc, x); x is used up.
static TnError *apply(TnInterp *it, const Pending *p, TnBody *body, TnTensor **acc, TnTensor *x) {
  TnTensor *sum = NULL;
  if (!body) {
    TN_TRY(add(it, p->op, *acc, x, &sum));
    *acc = sum;
    return NULL;
  }
  const void *args[] = {(*acc)->data, x->data};
  void *result = (*acc)->data;
  TN_TRY(tn_body_run(body, args, &result, (size_t)(*acc)->n));
  tn_tensor_release(it, x);
  return NULL;
}

// Result i from operand i of all members: ((x0 + x1) + x2) + ... in the order of the group.
static TnError *reduce(TnInterp *it, const Pending *p, TnBody *body, uint32_t i, int64_t dim, TnTensor **out) {
  TnDtype type = body ? (TnDtype)body->arg_types[0] : (TnDtype)brought(p, 0, i)->dtype;
  TnTensor *x, *acc;
  TN_TRY(contribution(it, p, 0, i, dim, type, &x));
  TN_TRY(tn_tensor_new_result(it, p->op, i, x->dims, &acc));
  if (x->bytes) memcpy(acc->data, x->data, x->bytes);
  tn_tensor_release(it, x);
  for (uint32_t k = 1; k < p->ticket.n; k++) {
    TN_TRY(contribution(it, p, k, i, dim, type, &x));
    TN_TRY(apply(it, p, body, &acc, x));
  }
  *out = acc;
  return NULL;
}

// NULL: the sum.
static TnError *new_body(TnInterp *it, const TnOp *op, TnBody **out) {
  *out = NULL;
  return op->n_regions ? tn_body_new(it, op, &op->regions[0], out) : NULL;
}

static TnError *finish_all_reduce(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  TnBody *body;
  (void)in;
  TN_TRY(attend(it, p));
  TN_TRY(new_body(it, p->op, &body));
  for (uint32_t i = 0; i < p->op->n_results; i++) TN_TRY(reduce(it, p, body, i, -1, &out[i]));
  return NULL;
}

static TnError *finish_reduce_scatter(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  int64_t dim = TN_OP_ATTRS(p->op, reduce_scatter)->scatter_dimension->i;
  TnBody *body;
  (void)in;
  TN_TRY(attend(it, p));
  int64_t size = brought(p, p->ticket.index, 0)->dims[dim];
  if (size % p->ticket.n)
    return tn_interp_fail(it, p->op,
                          "size %" PRId64
                          " along scatter_dimension is not a multiple of the group size %u (reduce_scatter_c1)",
                          size, p->ticket.n);
  TN_TRY(new_body(it, p->op, &body));
  return reduce(it, p, body, 0, dim, &out[0]);
}

static TnError *finish_collective_reduce(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  const TnAttr *is_dynamic = TN_OP_ATTRS(p->op, collective_reduce)->has_dynamic_root;
  TnBody *body = NULL;
  if (p->ticket.n) TN_TRY(attend(it, p));
  if (p->ticket.n) TN_TRY(new_body(it, p->op, &body));
  for (uint32_t i = 0; i < p->op->n_results; i++) {
    uint32_t root = UINT32_MAX;
    if (p->ticket.n) TN_TRY(find_root(it, p, is_dynamic, i, "collective_reduce_c3", &root));
    if (root == p->ticket.index && p->ticket.n)
      TN_TRY(reduce(it, p, body, i, -1, &out[i]));
    else
      TN_TRY(zero_result(it, p->op, i, in, &out[i]));
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// The table of collectives, and running both halves

static const Collective collectives[] = {
#define SLOT(set, name) TN_SLOT_##set##_##name
    {TN_OP_all_gather, SLOT(all_gather, replica_groups), SLOT(all_gather, channel_handle),
     SLOT(all_gather, use_global_device_ids), true, true, "all_gather_c3", finish_all_gather},
    {TN_OP_all_reduce, SLOT(all_reduce, replica_groups), SLOT(all_reduce, channel_handle),
     SLOT(all_reduce, use_global_device_ids), true, true, "all_reduce_c2", finish_all_reduce},
    {TN_OP_all_to_all, SLOT(all_to_all, replica_groups), SLOT(all_to_all, channel_handle), NO_SLOT, false, true,
     "all_to_all_c6", finish_all_to_all},
    {TN_OP_collective_broadcast, SLOT(collective_broadcast, replica_groups), SLOT(collective_broadcast, channel_handle),
     NO_SLOT, false, false, "collective_broadcast_c2", finish_collective_broadcast},
    {TN_OP_collective_permute, NO_SLOT, NO_SLOT, NO_SLOT, false, false, "", finish_collective_permute},
    {TN_OP_collective_reduce, SLOT(collective_reduce, replica_groups), SLOT(collective_reduce, channel_handle),
     SLOT(collective_reduce, use_global_device_ids), false, false, "collective_reduce_c2", finish_collective_reduce},
    {TN_OP_cross_replica_sum, SLOT(cross_replica_sum, replica_groups), NO_SLOT, NO_SLOT, false, true, "",
     finish_all_reduce},
    {TN_OP_reduce_scatter, SLOT(reduce_scatter, replica_groups), SLOT(reduce_scatter, channel_handle),
     SLOT(reduce_scatter, use_global_device_ids), true, true, "reduce_scatter_c4", finish_reduce_scatter},
#undef SLOT
};

static const Collective *find_collective(const TnOp *op) {
  for (size_t i = 0; i < TN_COUNT(collectives); i++)
    if (collectives[i].opcode == op->opcode) return &collectives[i];
  return NULL;
}

static TnError *start(TnInterp *it, const TnOp *op, TnTensor *const *in, Pending *p) {
  const Collective *c = find_collective(op);
  return c->groups == NO_SLOT ? start_collective_permute(it, op, in, p) : join(it, op, c, in, p);
}

static TnError *finish(TnInterp *it, const Pending *p, TnTensor *const *in, TnTensor **out) {
  TN_TRY(find_collective(p->op)->finish(it, p, in, out));
  if (p->ticket.n) tn_meeting_leave(it, &p->ticket);
  return NULL;
}

static TnError *run(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Pending p = {.op = op};
  TN_TRY(start(it, op, in, &p));
  return finish(it, &p, in, out);
}

#define COLLECTIVE(name)                                                                       \
  TnError *tn_eval_##name(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) { \
    return run(it, op, in, out);                                                               \
  }
COLLECTIVE(all_gather)
COLLECTIVE(all_reduce)
COLLECTIVE(all_to_all)
COLLECTIVE(collective_broadcast)
COLLECTIVE(collective_permute)
COLLECTIVE(collective_reduce)
COLLECTIVE(cross_replica_sum)
COLLECTIVE(reduce_scatter)

// ---------------------------------------------------------------------------------------------------------------
// async_start, async_done. The data of a future says what it waits for and has room for its items: the operands, until
// the results are there. Waiting again gives the same results.

typedef struct Future {
  Pending pending;  // op NULL: the items are the results
  TnTensor *items[];
} Future;

static TnError *new_future(TnInterp *it, uint32_t n_items, TnTensor **out_tensor, Future **out) {
  int64_t bytes = (int64_t)(sizeof(Future) + n_items * sizeof(TnTensor *));
  TN_TRY(tn_tensor_new(it, TN_I8, NULL, 1, &bytes, out_tensor));
  *out = (Future *)(void *)(*out_tensor)->data;
  memset(*out, 0, (size_t)bytes);
  (*out_tensor)->kind = TN_VALUE_FUTURE;
  (*out_tensor)->n = 0;
  (*out_tensor)->items = (*out)->items;
  return NULL;
}

static TnError *start_future(TnInterp *it, const TnOp *inner, TnTensor *const *in, TnTensor *future) {
  Future *f = (Future *)(void *)future->data;
  for (uint32_t i = 0; i < inner->n_operands; i++) {
    f->items[i] = in[inner->operands[i]->index];
    tn_tensor_retain(f->items[i]);
  }
  future->n = inner->n_operands;
  f->pending.op = inner;
  return start(it, inner, f->items, &f->pending);
}

TnError *tn_eval_async_start(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  const TnRegion *body = &op->regions[0];
  const TnOp *inner = body->first;
  uint32_t n_results = body->last->n_operands, n_items = n_results > inner->n_operands ? n_results : inner->n_operands;
  Future *f;
  TN_TRY(new_future(it, n_items, out, &f));
  if (find_collective(inner)) return start_future(it, inner, in, *out);
  TN_TRY(tn_interp_region_take(it, body, (TnTensor **)(uintptr_t)in, f->items));
  (*out)->n = n_results;
  return NULL;
}

// Replaces the operands by what the body returns of the results.
static void fulfil(TnInterp *it, TnTensor *future, TnTensor **results) {
  Future *f = (Future *)(void *)future->data;
  const TnOp *inner = f->pending.op, *last = inner->parent->last;
  for (int64_t i = 0; i < future->n; i++) tn_tensor_release(it, f->items[i]);
  for (uint32_t i = 0; i < last->n_operands; i++) {
    f->items[i] = results[last->operands[i]->index];
    tn_tensor_retain(f->items[i]);
  }
  for (uint32_t i = 0; i < inner->n_results; i++) tn_tensor_release(it, results[i]);
  future->n = last->n_operands;
  f->pending.op = NULL;
}

TnError *tn_eval_async_done(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  Future *f = (Future *)(void *)in[0]->data;
  if (in[0]->kind != TN_VALUE_FUTURE) return tn_interp_fail(it, op, "the operand is no future");
  if (f->pending.op) {
    TnTensor **results = tn_new_n(&it->scratch, TnTensor *, f->pending.op->n_results);
    TN_TRY(finish(it, &f->pending, f->items, results));
    fulfil(it, in[0], results);
  }
  for (uint32_t i = 0; i < op->n_results; i++) {
    out[i] = f->items[i];
    tn_tensor_retain(out[i]);
  }
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// replica_id, partition_id

static TnError *place_number(TnInterp *it, const TnOp *op, uint32_t n, TnTensor **out) {
  TN_TRY(tn_tensor_new_result(it, op, 0, NULL, out));
  memcpy((*out)->data, &n, sizeof n);
  return NULL;
}

TnError *tn_eval_replica_id(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnPlace place;
  (void)in;
  TN_TRY(tn_process_place(it, &place));
  return place_number(it, op, place.replica, out);
}

TnError *tn_eval_partition_id(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnPlace place;
  (void)in;
  TN_TRY(tn_process_place(it, &place));
  return place_number(it, op, place.partition, out);
}

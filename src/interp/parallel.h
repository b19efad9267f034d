// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// parallel: a grid of processes that run functions of one program side by side, each on a thread with an interpreter
// of its own, and what passes between them.
//
// Processes meet (collectives) or send each other parcels (send, recv, collective_permute). Waiting is the only way in
// which one can notice another, and every wait is for particular processes or one channel, so results do not depend
// on timing. When every process that has not ended waits, none can go on: all of them stop with an error that says who
// waits for whom. A process that fails ends; the others go on until they end or wait for it.
#ifndef TENON_INTERP_PARALLEL_H
#define TENON_INTERP_PARALLEL_H

#include "interp/interp.h"

// Copies of tensors on their way between processes: heads without elem, data behind them.
typedef struct TnParcel {
  struct TnParcel *next;
  uint64_t turn;  // number among those of its route, from 1
  size_t n, bytes;
  TnTensor items[];
} TnParcel;

// ---- who am I
typedef struct TnPlace {
  uint32_t replica, partition, number;  // number: replica * n_partitions + partition
  uint32_t n_replicas, n_partitions;
} TnPlace;
// Of the process that the interpreter is; one that no grid made is alone in a grid of its own.
TnError *tn_process_place(TnInterp *it, TnPlace *out);

// ---- meetings: n processes, each bringing operands; all see what each brought.
typedef struct TnMeeting TnMeeting;
typedef struct TnTicket {
  TnMeeting *meeting;
  uint32_t index, n;  // own place among n
} TnTicket;
// group: numbers of the processes, in order; group[index] is this one. Does not wait. A process may bring to several
// meetings of the same group and channel before it attends them; they are distinct, in order.
TnError *tn_meeting_join(TnInterp *it, const TnOp *op, int64_t channel, const uint32_t *group, uint32_t n,
                         uint32_t index, TnTensor *const *in, size_t n_in, TnTicket *out);
// Waits until all have joined.
TnError *tn_meeting_attend(TnInterp *it, const TnOp *op, const TnTicket *t);
// What member `index` brought, and the op that it was at.
const TnParcel *tn_meeting_parcel(const TnTicket *t, uint32_t index);
const TnOp *tn_meeting_op(const TnTicket *t, uint32_t index);
uint32_t tn_meeting_member(const TnTicket *t, uint32_t index);  // its process number
void tn_meeting_leave(TnInterp *it, const TnTicket *t);

// ---- parcels through queues. Kind and ends tell queues apart.
#define TN_ANYONE UINT32_MAX
typedef struct TnRoute {
  TnOpcode kind;
  int64_t channel;
  uint32_t from, to;  // process numbers, or TN_ANYONE both
  uint64_t turn;      // of the parcel to be received; 0: the first that is there
} TnRoute;
TnError *tn_parcel_send(TnInterp *it, const TnOp *op, const TnRoute *route, TnTensor *const *in, size_t n);
// Sets the turn: the first claim of a route gets its first parcel, whether it is waited for or not.
TnError *tn_parcel_claim(TnInterp *it, TnRoute *route);
// Waits for one. It stays readable until the next call.
TnError *tn_parcel_receive(TnInterp *it, const TnOp *op, const TnRoute *route, const TnParcel **out);

// The function that gives the next entry of the grid's infeed; NULL when there is no list or it is used up.
const TnOp *tn_process_next_infeed(TnInterp *it, size_t *out_n_used, bool *out_has_list);

// ---- grids
enum { TN_MAX_PROCESSES = 4096 };
typedef struct TnGrid TnGrid;
typedef struct TnGridTask {
  const TnOp *func;
  TnTensor *const *inputs;
  size_t n_inputs;
  TnTensor **outputs;  // filled; they belong to the interpreter of the process
} TnGridTask;
// options: of each process. infeed: functions without arguments, in order; may be NULL.
TnError *tn_grid_create(TnProgram *p, const TnRunOptions *options, uint32_t n_replicas, uint32_t n_partitions,
                        const TnOp *const *infeed, size_t n_infeed, TnGrid **out);
// One task a process, by number. Ends when all have ended; the error is that of the first process that failed by
// itself, else of the first that could not go on.
TnError *tn_grid_run(TnGrid *g, const TnGridTask *tasks);
// The same, but each process runs fn(arg, its interpreter, its number) between tn_interp_begin and tn_interp_end.
TnError *tn_grid_run_with(TnGrid *g, TnError *(*fn)(void *arg, TnInterp *it, uint32_t number), void *arg);
TnInterp *tn_grid_interp(TnGrid *g, uint32_t number);
void tn_grid_destroy(TnGrid *g);  // NULL is fine
// A tensor, tuple or token of another interpreter, copied.
TnError *tn_tensor_import(TnInterp *it, const TnTensor *t, const TnType *type, TnTensor **out);

#endif  // TENON_INTERP_PARALLEL_H

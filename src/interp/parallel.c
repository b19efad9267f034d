// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// One lock guards all that processes share; each has a condition of its own to wait on. Nothing is pushed on an arena
// while the lock is held, so running out of memory never leaves it locked.
#include "interp/parallel.h"
#include "interp/interp_priv.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>

struct TnMeeting {
  TnMeeting *next;
  int64_t channel;
  uint32_t n, n_joined, n_left;
  uint32_t *group;
  const TnOp **ops;
  TnParcel **parcels;  // NULL: has not joined
};

typedef struct Queue {
  struct Queue *next;
  TnRoute route;
  TnParcel *first, **end;
  uint64_t n_sent, n_claimed;
} Queue;

typedef enum State { RUNNING, WAITING, ENDED, FAILED } State;

typedef struct Process {
  TnGrid *grid;
  TnInterp *it;
  TnPlace place;
  const TnGridTask *task;
  TnError *error;
  pthread_t thread;
  pthread_cond_t wake;
  State state;
  bool gave_up;    // failed because nobody could go on
  const TnOp *at;  // WAITING: the op; and what for, one of:
  const TnMeeting *meeting;
  Queue *queue;
  uint64_t turn;       // in the queue
  TnParcel *received;  // the last parcel; readable until the next
} Process;

struct TnGrid {
  pthread_mutex_t lock;
  uint32_t n, n_live, n_waiting;
  bool is_stuck;
  TnMeeting *meetings;  // oldest first
  Queue *queues;
  size_t bytes;  // of parcels that exist
  const TnOp *const *infeed;
  size_t n_infeed, n_infed;
  TnError *(*run)(void *arg, TnInterp *it, uint32_t number);  // NULL: processes have tasks
  void *run_arg;
  pthread_mutex_t print_lock;
  TnRunOptions options;
  Process processes[];
};

// ---------------------------------------------------------------------------------------------------------------
// Parcels

static size_t round_up(size_t n) { return (n + 63) & ~(size_t)63; }

// A parcel that holds nothing yet, with room for copies of the tensors; NULL when memory is out.
static TnParcel *new_parcel(TnTensor *const *in, size_t n) {
  size_t bytes = round_up(sizeof(TnParcel) + n * sizeof(TnTensor));
  for (size_t i = 0; i < n; i++) bytes += round_up(in[i]->rank * sizeof(int64_t)) + round_up(in[i]->bytes);
  TnParcel *p = tn_alloc_aligned(bytes, 64);
  if (p) *p = (TnParcel){.n = n, .bytes = bytes};
  return p;
}

static void fill_parcel(TnParcel *p, TnTensor *const *in) {
  uint8_t *at = (uint8_t *)p + round_up(sizeof(TnParcel) + p->n * sizeof(TnTensor));
  for (size_t i = 0; i < p->n; i++) {
    const TnTensor *t = in[i];
    p->items[i] = (TnTensor){.refs = 1, .kind = t->kind, .dtype = t->dtype, .is_view = true, .rank = t->rank};
    p->items[i].n = t->n, p->items[i].bytes = t->bytes;
    p->items[i].dims = (int64_t *)(void *)at;
    if (t->rank) memcpy(at, t->dims, t->rank * sizeof *t->dims);
    at += round_up(t->rank * sizeof *t->dims);
    p->items[i].data = at;
    if (t->bytes) memcpy(at, t->data, t->bytes);
    at += round_up(t->bytes);
  }
}

static TnError *pack(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t n, TnParcel **out) {
  for (size_t i = 0; i < n; i++)
    if (in[i]->kind != TN_VALUE_TENSOR)
      return tn_interp_fail(it, op,
                            "operand %zu is no tensor, expected what other processes can read", i);
  TnParcel *p = new_parcel(in, n);
  if (!p) return tn_error_oom();
  fill_parcel(p, in);
  *out = p;
  return NULL;
}

static void drop_parcel(TnGrid *g, TnParcel *p) {
  if (!p) return;
  g->bytes -= p->bytes;
  tn_free_aligned(p);
}

// Takes a parcel into account; locked.
static bool admit(TnGrid *g, const TnParcel *p) {
  size_t limit = g->options.limit_bytes;
  if (limit && (g->bytes + p->bytes) / g->n > limit) return false;
  g->bytes += p->bytes;
  return true;
}

static TnError *refuse(TnInterp *it, const TnOp *op, TnParcel *p) {
  size_t bytes = p->bytes;
  tn_free_aligned(p);
  return tn_interp_fail_with(it, op, TN_RESOURCE_EXHAUSTED,
                        "memory limit: %zu more bytes on their way between processes exceed limits.memory_bytes",
                        bytes);
}

// ---------------------------------------------------------------------------------------------------------------
// Waiting. All of this is called with the lock held.

static void wake(Process *p) {
  p->state = RUNNING;
  p->grid->n_waiting--;
  pthread_cond_signal(&p->wake);
}

// Nobody is left who could end a wait: everybody gives up. What they waited for stays recorded for the messages.
static void check_stuck(TnGrid *g) {
  if (g->is_stuck || g->n_live == 0 || g->n_waiting < g->n_live) return;
  g->is_stuck = true;
  for (uint32_t i = 0; i < g->n; i++)
    if (g->processes[i].state == WAITING) pthread_cond_signal(&g->processes[i].wake);
}

// True when what was waited for is there.
static bool wait_here(Process *p, const TnOp *op) {
  TnGrid *g = p->grid;
  p->at = op;
  p->state = WAITING;
  g->n_waiting++;
  check_stuck(g);
  while (p->state == WAITING && !g->is_stuck) pthread_cond_wait(&p->wake, &g->lock);
  p->gave_up = p->state == WAITING;
  return !p->gave_up;
}

// A process that gave up still counts as waiting where it was.
static void describe_other(const Process *other, char *out, size_t n) {
  int at = snprintf(out, n, "process (%u, %u), which ", other->place.replica, other->place.partition);
  if (other->state == WAITING || other->gave_up)
    snprintf(out + at, n - (size_t)at, "waits at %s, line %u", tn_op_name(other->at), other->at->line);
  else
    snprintf(out + at, n - (size_t)at, other->state == ENDED ? "has ended" : "has failed");
}

static const Process *first_missing(const TnGrid *g, const TnMeeting *m) {
  for (uint32_t i = 0; i < m->n; i++)
    if (!m->parcels[i]) return &g->processes[m->group[i]];
  return NULL;
}

static void describe_wait(const Process *p, char *out, size_t n) {
  const TnGrid *g = p->grid;
  const Process *other = NULL;
  if (p->meeting)
    other = first_missing(g, p->meeting);
  else if (p->queue->route.from != TN_ANYONE)
    other = &g->processes[p->queue->route.from];
  if (other)
    describe_other(other, out, n);
  else
    snprintf(out, n, "a value on channel %" PRId64 ", which nobody is left to send", p->queue->route.channel);
}

static TnError *deadlock(Process *p, const TnOp *op) {
  char what[256];
  pthread_mutex_lock(&p->grid->lock);
  describe_wait(p, what, sizeof what);
  pthread_mutex_unlock(&p->grid->lock);
  return tn_interp_fail_with(p->it, op, TN_ABORTED, "deadlock: waits for %s", what);
}

// ---------------------------------------------------------------------------------------------------------------
// The process of an interpreter

static void start_process(TnGrid *g, uint32_t k, uint32_t n_replicas, uint32_t n_partitions) {
  Process *p = &g->processes[k];
  p->grid = g;
  p->place = (TnPlace){k / n_partitions, k % n_partitions, k, n_replicas, n_partitions};
  pthread_cond_init(&p->wake, NULL);
}

static TnGrid *new_grid(const TnRunOptions *o, uint32_t n_replicas, uint32_t n_partitions) {
  uint32_t n = n_replicas * n_partitions;
  TnGrid *g = tn_alloc_zero(sizeof *g + n * sizeof(Process));
  if (!g) return NULL;
  g->options = *o;
  g->n = g->n_live = n;
  pthread_mutex_init(&g->lock, NULL);
  pthread_mutex_init(&g->print_lock, NULL);
  for (uint32_t k = 0; k < n; k++) start_process(g, k, n_replicas, n_partitions);
  return g;
}

static TnError *find_process(TnInterp *it, Process **out) {
  if (!it->process) {
    it->solo = new_grid(&it->options, 1, 1);
    if (!it->solo) return tn_error_oom();
    it->solo->processes[0].it = it;
    it->process = &it->solo->processes[0];
  }
  *out = it->process;
  return NULL;
}

TnError *tn_process_place(TnInterp *it, TnPlace *out) {
  Process *p;
  TN_TRY(find_process(it, &p));
  *out = p->place;
  return NULL;
}

const TnOp *tn_process_next_infeed(TnInterp *it, size_t *out_n_used, bool *out_has_list) {
  Process *p = it->process;
  *out_has_list = p && p->grid->infeed;
  *out_n_used = 0;
  if (!*out_has_list) return NULL;
  TnGrid *g = p->grid;
  pthread_mutex_lock(&g->lock);
  const TnOp *next = g->n_infed < g->n_infeed ? g->infeed[g->n_infed++] : NULL;
  *out_n_used = g->n_infed;
  pthread_mutex_unlock(&g->lock);
  return next;
}

// ---------------------------------------------------------------------------------------------------------------
// Meetings

static TnMeeting *new_meeting(int64_t channel, const uint32_t *group, uint32_t n) {
  TnMeeting *m = tn_alloc_zero(sizeof *m + n * (sizeof(TnOp *) + sizeof(TnParcel *) + sizeof *group));
  if (!m) return NULL;
  m->channel = channel;
  m->n = n;
  m->ops = (const TnOp **)(void *)(m + 1);
  m->parcels = (TnParcel **)(void *)(m->ops + n);
  m->group = (uint32_t *)(void *)(m->parcels + n);
  memcpy(m->group, group, n * sizeof *group);
  return m;
}

static void free_meeting(TnGrid *g, TnMeeting *m) {
  for (uint32_t i = 0; i < m->n; i++) drop_parcel(g, m->parcels[i]);
  tn_free(m);
}

// The oldest meeting of this group that the member has not joined, or a new one at the end of the list.
static TnMeeting *find_meeting(TnGrid *g, int64_t channel, const uint32_t *group, uint32_t n, uint32_t index) {
  TnMeeting **at = &g->meetings;
  for (; *at; at = &(*at)->next) {
    const TnMeeting *m = *at;
    if (m->channel == channel && m->n == n && !m->parcels[index] && memcmp(m->group, group, n * sizeof *group) == 0)
      return *at;
  }
  return *at = new_meeting(channel, group, n);
}

static void complete(TnGrid *g, const TnMeeting *m) {
  for (uint32_t i = 0; i < m->n; i++) {
    Process *p = &g->processes[m->group[i]];
    if (p->state == WAITING && p->meeting == m) wake(p);
  }
}

TnError *tn_meeting_join(TnInterp *it, const TnOp *op, int64_t channel, const uint32_t *group, uint32_t n,
                         uint32_t index, TnTensor *const *in, size_t n_in, TnTicket *out) {
  Process *p;
  TnParcel *parcel;
  TN_TRY(find_process(it, &p));
  TN_TRY(pack(it, op, in, n_in, &parcel));
  TnGrid *g = p->grid;
  pthread_mutex_lock(&g->lock);
  bool admitted = admit(g, parcel);
  TnMeeting *m = admitted ? find_meeting(g, channel, group, n, index) : NULL;
  if (m) {
    m->ops[index] = op;
    m->parcels[index] = parcel;
    if (++m->n_joined == n) complete(g, m);
  } else if (admitted) {
    drop_parcel(g, parcel);
  }
  pthread_mutex_unlock(&g->lock);
  if (!admitted) return refuse(it, op, parcel);
  if (!m) return tn_error_oom();
  *out = (TnTicket){m, index, n};
  return NULL;
}

TnError *tn_meeting_attend(TnInterp *it, const TnOp *op, const TnTicket *t) {
  Process *p = it->process;
  pthread_mutex_lock(&p->grid->lock);
  bool there = t->meeting->n_joined == t->n;
  if (!there) {
    p->meeting = t->meeting;
    there = wait_here(p, op);
    if (there) p->meeting = NULL;
  }
  pthread_mutex_unlock(&p->grid->lock);
  return there ? NULL : deadlock(p, op);
}

const TnParcel *tn_meeting_parcel(const TnTicket *t, uint32_t index) { return t->meeting->parcels[index]; }
const TnOp *tn_meeting_op(const TnTicket *t, uint32_t index) { return t->meeting->ops[index]; }
uint32_t tn_meeting_member(const TnTicket *t, uint32_t index) { return t->meeting->group[index]; }

void tn_meeting_leave(TnInterp *it, const TnTicket *t) {
  TnGrid *g = it->process->grid;
  pthread_mutex_lock(&g->lock);
  TnMeeting *m = t->meeting, **at = &g->meetings;
  if (++m->n_left == m->n) {
    while (*at != m) at = &(*at)->next;
    *at = m->next;
    free_meeting(g, m);
  }
  pthread_mutex_unlock(&g->lock);
}

// ---------------------------------------------------------------------------------------------------------------
// Queues

static bool same_route(const TnRoute *a, const TnRoute *b) {
  return a->kind == b->kind && a->channel == b->channel && a->from == b->from && a->to == b->to;
}

// NULL when memory is out. Queues stay until the grid ends; there are as many as a program has channels and pairs.
static Queue *find_queue(TnGrid *g, const TnRoute *route) {
  for (Queue *q = g->queues; q; q = q->next)
    if (same_route(&q->route, route)) return q;
  Queue *q = tn_alloc_zero(sizeof *q);
  if (!q) return NULL;
  *q = (Queue){.next = g->queues, .route = *route};
  q->end = &q->first;
  return g->queues = q;
}

static TnParcel *take(Queue *q, uint64_t turn) {
  TnParcel **at = &q->first, *p;
  while (*at && turn && (*at)->turn != turn) at = &(*at)->next;
  if (!(p = *at)) return NULL;
  *at = p->next;
  if (!p->next) q->end = at;
  return p;
}

// Hands the parcel to the first process that waits for it, else puts it in the queue.
static void deliver(TnGrid *g, Queue *q, TnParcel *parcel) {
  parcel->turn = ++q->n_sent;
  for (uint32_t i = 0; i < g->n; i++) {
    Process *p = &g->processes[i];
    if (p->state != WAITING || p->queue != q || (p->turn && p->turn != parcel->turn)) continue;
    p->received = parcel;
    wake(p);
    return;
  }
  parcel->next = NULL;
  *q->end = parcel;
  q->end = &parcel->next;
}

TnError *tn_parcel_send(TnInterp *it, const TnOp *op, const TnRoute *route, TnTensor *const *in, size_t n) {
  Process *p;
  TnParcel *parcel;
  TN_TRY(find_process(it, &p));
  TN_TRY(pack(it, op, in, n, &parcel));
  TnGrid *g = p->grid;
  pthread_mutex_lock(&g->lock);
  bool admitted = admit(g, parcel);
  Queue *q = admitted ? find_queue(g, route) : NULL;
  if (q)
    deliver(g, q, parcel);
  else if (admitted)
    drop_parcel(g, parcel);
  pthread_mutex_unlock(&g->lock);
  if (!admitted) return refuse(it, op, parcel);
  return q ? NULL : tn_error_oom();
}

TnError *tn_parcel_claim(TnInterp *it, TnRoute *route) {
  Process *p;
  TN_TRY(find_process(it, &p));
  pthread_mutex_lock(&p->grid->lock);
  Queue *q = find_queue(p->grid, route);
  if (q) route->turn = ++q->n_claimed;
  pthread_mutex_unlock(&p->grid->lock);
  return q ? NULL : tn_error_oom();
}

TnError *tn_parcel_receive(TnInterp *it, const TnOp *op, const TnRoute *route, const TnParcel **out) {
  Process *p;
  TN_TRY(find_process(it, &p));
  TnGrid *g = p->grid;
  pthread_mutex_lock(&g->lock);
  drop_parcel(g, p->received);
  p->received = NULL;
  Queue *q = find_queue(g, route);
  bool there = q != NULL;
  if (q) p->received = take(q, route->turn);
  if (q && !p->received) {
    p->queue = q;
    p->turn = route->turn;
    there = wait_here(p, op);
    if (there) p->queue = NULL;
  }
  pthread_mutex_unlock(&g->lock);
  if (!q) return tn_error_oom();
  *out = p->received;
  return there ? NULL : deadlock(p, op);
}

// ---------------------------------------------------------------------------------------------------------------
// Grids

// interpreter.print of one process at a time.
static void print_in_turn(void *user, TnStr text) {
  TnGrid *g = user;
  pthread_mutex_lock(&g->print_lock);
  g->options.print(g->options.print_user, text);
  pthread_mutex_unlock(&g->print_lock);
}

static TnError *create_interps(TnGrid *g, TnProgram *program) {
  TnRunOptions o = g->options;
  o.print = o.print ? print_in_turn : NULL;
  o.print_user = g;
  for (uint32_t k = 0; k < g->n; k++) {
    Process *p = &g->processes[k];
    TN_TRY(tn_interp_create(program, &o, &p->it));
    p->it->process = p;
  }
  return NULL;
}

TnError *tn_grid_create(TnProgram *program, const TnRunOptions *options, uint32_t n_replicas, uint32_t n_partitions,
                        const TnOp *const *infeed, size_t n_infeed, TnGrid **out) {
  if (n_replicas == 0 || n_partitions == 0 || n_replicas > TN_MAX_PROCESSES ||
      n_partitions > TN_MAX_PROCESSES / n_replicas)
    TN_FAIL(TN_INVALID_ARGUMENT, "a grid of %u x %u processes, expected 1 to %d of them", n_replicas, n_partitions,
            TN_MAX_PROCESSES);
  TnGrid *g = new_grid(options, n_replicas, n_partitions);
  if (!g) return tn_error_oom();
  g->infeed = infeed;
  g->n_infeed = n_infeed;
  TnError *e = create_interps(g, program);
  if (e)
    tn_grid_destroy(g);
  else
    *out = g;
  return e;
}

static void end_process(Process *p, TnError *e) {
  pthread_mutex_lock(&p->grid->lock);
  p->error = e;
  if (p->gave_up) p->grid->n_waiting--;
  p->state = e ? FAILED : ENDED;
  p->grid->n_live--;
  check_stuck(p->grid);
  pthread_mutex_unlock(&p->grid->lock);
}

static TnError *run_own(Process *p) {
  tn_interp_begin(p->it);
  TnError *e = p->grid->run(p->grid->run_arg, p->it, p->place.number);
  tn_interp_end(p->it);
  return e;
}

static void *run_process(void *arg) {
  Process *p = arg;
  const TnGridTask *t = p->task;
  end_process(p, p->grid->run ? run_own(p) : tn_interp_run(p->it, t->func, t->inputs, t->n_inputs, t->outputs));
  return NULL;
}

// As much stack as the interpreter's largest depth needs, also under sanitizers.
static const size_t stack_bytes = (size_t)16 << 20;

static bool start_thread(Process *p) {
  pthread_attr_t a;
  if (pthread_attr_init(&a)) return false;
  bool ok = pthread_attr_setstacksize(&a, stack_bytes) == 0 && pthread_create(&p->thread, &a, run_process, p) == 0;
  pthread_attr_destroy(&a);
  return ok;
}

// The first process that failed by itself, else the first that gave up.
static Process *find_failed(TnGrid *g) {
  Process *found = NULL;
  for (uint32_t k = 0; k < g->n; k++) {
    Process *p = &g->processes[k];
    if (!p->error || (found && (p->gave_up || !found->gave_up))) continue;
    found = p;
  }
  return found;
}

static TnError *sum_up(TnGrid *g) {
  const Process *p = find_failed(g);
  if (!p) return NULL;
  const TnError *e = p->error;
  TnLoc loc = {tn_str(e->file), e->line, e->col};
  TnError *sum = g->n == 1 ? tn_error_at(e->code, &loc, "%s", e->message)
                           : tn_error_at(e->code, &loc, "%s, in process (%u, %u)", e->message, p->place.replica,
                                         p->place.partition);
  for (uint32_t k = 0; k < g->n; k++) {
    tn_error_destroy(g->processes[k].error);
    g->processes[k].error = NULL;
  }
  return sum;
}

static TnError *run_threads(TnGrid *g) {
  uint32_t n_started = 0;
  while (n_started < g->n && start_thread(&g->processes[n_started])) n_started++;
  for (uint32_t k = n_started; k < g->n; k++)
    end_process(&g->processes[k], tn_error_new(TN_RESOURCE_EXHAUSTED, "cannot start thread %u of %u", k + 1, g->n));
  for (uint32_t k = 0; k < n_started; k++) pthread_join(g->processes[k].thread, NULL);
  return sum_up(g);
}

TnError *tn_grid_run(TnGrid *g, const TnGridTask *tasks) {
  for (uint32_t k = 0; k < g->n; k++) g->processes[k].task = &tasks[k];
  return run_threads(g);
}

TnError *tn_grid_run_with(TnGrid *g, TnError *(*fn)(void *arg, TnInterp *it, uint32_t number), void *arg) {
  g->run = fn;
  g->run_arg = arg;
  return run_threads(g);
}

TnInterp *tn_grid_interp(TnGrid *g, uint32_t number) { return g->processes[number].it; }

static void free_queue(TnGrid *g, Queue *q) {
  for (TnParcel *p; (p = take(q, 0));) drop_parcel(g, p);
  tn_free(q);
}

void tn_grid_destroy(TnGrid *g) {
  if (!g) return;
  for (TnMeeting *m = g->meetings, *next; m; m = next) {
    next = m->next;
    free_meeting(g, m);
  }
  for (Queue *q = g->queues, *next; q; q = next) {
    next = q->next;
    free_queue(g, q);
  }
  for (uint32_t k = 0; k < g->n; k++) {
    Process *p = &g->processes[k];
    drop_parcel(g, p->received);
    if (p->it && p->it->solo != g) tn_interp_destroy(p->it);
    pthread_cond_destroy(&p->wake);
  }
  pthread_mutex_destroy(&g->lock);
  pthread_mutex_destroy(&g->print_lock);
  tn_free(g);
}

void tn_interp_end_grids(TnInterp *it) {
  if (it->solo) it->process = NULL;
  tn_grid_destroy(it->solo);
  tn_grid_destroy(it->open_grid);
  it->solo = it->open_grid = NULL;
}

TnError *tn_tensor_import(TnInterp *it, const TnTensor *t, const TnType *type, TnTensor **out) {
  switch ((TnTensorKind)t->kind) {
    case TN_VALUE_TOKEN: *out = tn_tensor_token(it); return NULL;
    case TN_VALUE_FUTURE: TN_FAIL(TN_INVALID_ARGUMENT, "a future, expected what another process can wait for");
    case TN_VALUE_TUPLE: {
      TnTensor **items = tn_new_n(&it->scratch, TnTensor *, type->n_types);
      for (uint32_t i = 0; i < type->n_types; i++) TN_TRY(tn_tensor_import(it, t->items[i], type->types[i], &items[i]));
      TN_TRY(tn_tensor_new_tuple(it, TN_VALUE_TUPLE, items, type->n_types, out));
      for (uint32_t i = 0; i < type->n_types; i++) tn_tensor_release(it, items[i]);
      return NULL;
    }
    case TN_VALUE_TENSOR: break;
  }
  TN_TRY(tn_tensor_new(it, (TnDtype)t->dtype, type->elem, t->rank, t->dims, out));
  if (t->bytes) memcpy((*out)->data, t->data, t->bytes);
  return NULL;
}

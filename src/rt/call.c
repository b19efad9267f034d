// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls of executables: what a caller gives is checked against what the program takes, then the engine runs.
#include <inttypes.h>
#include <stdio.h>

#include "rt/exec.h"

typedef struct Call {
  TnExecutable *x;
  const TnExecuteOptions *o;
  TnBuffer *const *in;
  TnBuffer **out;  // of tn_execute: NULL until made
  size_t n_in, n_out;
} Call;

// ---- what a buffer is and should be

TN_COLD static const char *form_text(TnElementType type, size_t rank, const int64_t *dims, char *text, size_t n) {
  if (type == TN_ELEMENT_NONE) return "a token";
  size_t at = (size_t)snprintf(text, n, "tensor<");
  for (size_t i = 0; i < rank && at < n; i++) at += (size_t)snprintf(text + at, n - at, "%" PRId64 "x", dims[i]);
  if (at < n) snprintf(text + at, n - at, "%s>", tn_element_name(type));
  return text;
}
TN_COLD static const char *buffer_text(const TnBuffer *b, char *text, size_t n) {
  return form_text(b->type, b->rank, b->dims, text, n);
}
TN_COLD static const char *arg_text(const TnArg *a, char *text, size_t n) {
  return form_text(a->type, a->rank, a->dims, text, n);
}

TN_COLD static TnError *wrong_dim(const char *what, size_t i, const TnBuffer *b, const TnTensorType *want, size_t d,
                                  int64_t size) {
  char text[200];
  TN_FAIL(TN_INVALID_ARGUMENT, "%s %zu is %s, expected %s: dim %zu is %" PRId64 ", expected %s%" PRId64, what, i,
          buffer_text(b, text, sizeof text), want->text, d, b->dims[d], want->dims[d] < 0 ? "at most " : "", size);
}

TN_COLD static TnError *check_dims(const char *what, size_t i, const TnBuffer *b, const TnTensorType *want,
                                   const TnType *t) {
  for (size_t d = 0; d < b->rank; d++) {
    if (want->dims[d] >= 0 && b->dims[d] != want->dims[d]) return wrong_dim(what, i, b, want, d, want->dims[d]);
    if (t->bounds && t->bounds[d] != TN_DYNAMIC && b->dims[d] > t->bounds[d])
      return wrong_dim(what, i, b, want, d, t->bounds[d]);
  }
  return NULL;
}

static size_t alignment(TnElementType t) {
  size_t size = tn_element_bytes(t);
  return size < 8 ? size : 8;
}

// `index` counts over all devices, `leaf` in the types of one.
static TnError *check_buffer(const TnExecutable *x, const char *what, size_t index, size_t leaf, const TnBuffer *b) {
  const TnTensorType *want = &x->types[leaf];
  const TnType *t = x->leaves[leaf];
  char text[200];
  if (!b) TN_FAIL(TN_INVALID_ARGUMENT, "%s %zu is NULL, expected %s", what, index, want->text);
  if (b->is_gone)
    TN_FAIL(TN_INVALID_ARGUMENT, "%s %zu was donated as input %u of @%s, expected %s", what, index, b->gone_as,
            b->gone_to, want->text);
  bool any_rank = t->kind == TN_TYPE_UNRANKED;
  if (b->type != want->element || (!any_rank && b->rank != want->rank))
    TN_FAIL(TN_INVALID_ARGUMENT, "%s %zu is %s, expected %s", what, index, buffer_text(b, text, sizeof text),
            want->text);
  if (!any_rank) TN_TRY(check_dims(what, index, b, want, t));
  if (b->bytes && (uintptr_t)b->data % alignment(b->type))
    TN_FAIL(TN_INVALID_ARGUMENT, "%s %zu is at address %p, expected a multiple of %zu for %s", what, index,
            (const void *)b->data, alignment(b->type), tn_element_name(b->type));
  return NULL;
}

static TnError *check_inputs(const TnExecutable *x, TnBuffer *const *in, size_t n) {
  for (size_t i = 0; i < n; i++) TN_TRY(check_buffer(x, "input", i, i % x->n_inputs, in[i]));
  return NULL;
}

static TnError *check_outputs(const TnExecutable *x, TnBuffer *const *out, size_t n) {
  for (size_t i = 0; i < n; i++) {
    TN_TRY(check_buffer(x, "output", i, x->n_inputs + i % x->n_outputs, out[i]));
    if (out[i]->is_view) TN_FAIL(TN_INVALID_ARGUMENT, "output %zu is a view, expected a buffer that may be written", i);
  }
  return NULL;
}

static TnError *check_counts(const TnExecutable *x, TnBuffer *const *in, size_t n_inputs, const void *out,
                             size_t n_outputs) {
  TN_NEED(x, "executable");
  size_t want_in = x->n_inputs * x->n_devices, want_out = x->n_outputs * x->n_devices;
  if (n_inputs != want_in) TN_FAIL(TN_INVALID_ARGUMENT, "%zu inputs given, expected %zu", n_inputs, want_in);
  if (n_outputs != want_out)
    TN_FAIL(TN_INVALID_ARGUMENT, "room for %zu outputs given, expected %zu", n_outputs, want_out);
  if (n_inputs) TN_NEED(in, "inputs");
  if (n_outputs) TN_NEED(out, "outputs");
  return NULL;
}

// ---- sharing memory

TN_COLD static TnSpan span_of(const TnBuffer *b, size_t index, bool is_output) {
  return (TnSpan){.begin = b->data, .end = b->data + b->bytes, .index = (uint32_t)index, .is_output = is_output};
}

TN_COLD static void sort_spans(TnSpan *s, size_t n) {
  static const size_t gaps[] = {9929, 3001, 701, 132, 23, 4, 1};
  for (size_t g = 0; g < TN_COUNT(gaps); g++) {
    size_t gap = gaps[g];
    for (size_t i = gap; i < n; i++) {
      TnSpan x = s[i];
      size_t k = i;
      for (; k >= gap && s[k - gap].begin > x.begin; k -= gap) s[k] = s[k - gap];
      s[k] = x;
    }
  }
}

TN_COLD static TnError *overlap(const TnSpan *a, const TnSpan *b) {
  const TnSpan *bad = b->is_output || (b->is_donated && !a->is_output) ? b : a, *other = bad == a ? b : a;
  TN_FAIL(TN_INVALID_ARGUMENT, "%s %u shares memory with %s %u, expected memory of its own",
          bad->is_output ? "output" : "donated input", bad->index, other->is_output ? "output" : "input", other->index);
}

// No memory that is written may be that of another. Spans of memory that an output took over are left out.
TN_COLD static TnError *check_overlaps(TnSpan *spans, size_t n) {
  size_t kept = 0;
  for (size_t i = 0; i < n; i++)
    if (!spans[i].is_taken && spans[i].begin != spans[i].end) spans[kept++] = spans[i];
  sort_spans(spans, kept);
  const TnSpan *written = NULL, *read = NULL;  // those that reach furthest
  for (size_t i = 0; i < kept; i++) {
    const TnSpan *s = &spans[i];
    bool writes = s->is_output || s->is_donated;
    if (written && s->begin < written->end) return overlap(written, s);
    if (writes && read && s->begin < read->end) return overlap(read, s);
    const TnSpan **furthest = writes ? &written : &read;
    if (!*furthest || s->end > (*furthest)->end) *furthest = s;
  }
  return NULL;
}

TN_COLD static TnError *mark_donated(const Call *c, TnSpan *spans) {
  for (size_t i = 0; i < c->o->n_donated; i++) {
    uint32_t k = c->o->donated[i];
    if (k >= c->n_in) TN_FAIL(TN_INVALID_ARGUMENT, "input %u is donated, there are %zu", k, c->n_in);
    spans[k].is_donated = true;
  }
  return NULL;
}

// The input whose memory output i may take over, or NULL.
TN_COLD static TnSpan *find_donor(const TnExec *v, const Call *c, TnSpan *spans, size_t i) {
  if (!v) return NULL;
  size_t device = i / v->plan->n_outputs;
  int32_t alias = v->outputs[i % v->plan->n_outputs].alias;
  if (alias < 0) return NULL;
  size_t k = device * v->plan->n_inputs + (size_t)alias;
  return spans[k].is_donated && !spans[k].is_taken && !c->in[k]->is_view ? &spans[k] : NULL;
}

// ---- donating

static void give_up(const TnExecutable *x, TnBuffer *b, uint32_t index, bool is_taken) {
  TnStr name = tn_symbol_name(x->func);
  if (b->is_gone) return;
  if (!b->is_view && !is_taken) tn_free_aligned(b->data);
  b->data = NULL;
  b->is_gone = true;
  b->form = 0;
  b->gone_as = index;
  snprintf(b->gone_to, sizeof b->gone_to, "%.*s", TN_STR_ARG(name));
}

// After a run: inputs are gone but for buffers that are outputs themselves; outputs own what they took over.
static void retire(const Call *c) {
  for (size_t i = 0; i < c->o->n_donated; i++) {
    TnBuffer *in = c->in[c->o->donated[i]];
    bool is_output = false, is_taken = false;
    for (size_t j = 0; j < c->n_out && !is_output; j++) {
      TnBuffer *out = c->out[j];
      is_output = out == in;
      if (is_output || !out || !out->data || out->data != in->data) continue;
      out->is_view = false;
      is_taken = true;
    }
    if (!is_output) give_up(c->x, in, c->o->donated[i], is_taken);
  }
}

// ---- outputs

// Makes the outputs of tn_execute. One that takes over an input's memory is a view of it until retire.
static TnError *make_outputs(const TnExec *v, Call *c, TnSpan *spans) {
  for (size_t i = 0; i < c->n_out; i++) {
    const TnArg *a = &v->outputs[i % v->plan->n_outputs];
    TnSpan *donor = c->o->n_donated ? find_donor(v, c, spans, i) : NULL;
    if (!donor) {
      TN_TRY(tn_buffer_new(a->type, a->rank, a->dims, &c->out[i]));
      continue;
    }
    TN_TRY(tn_buffer_view(NULL, a->type, a->rank, a->dims, c->in[donor->index]->data, NULL, NULL, &c->out[i]));
    donor->is_taken = true;
  }
  return NULL;
}

// An output that is an input's buffer itself.
TN_COLD static TnError *check_shared_outputs(const TnExec *v, Call *c, TnSpan *spans) {
  for (size_t i = 0; i < c->n_out; i++) {
    TnSpan *donor = c->o->n_donated ? find_donor(v, c, spans, i) : NULL;
    if (donor && c->in[donor->index] == c->out[i]) donor->is_taken = true;
    spans[c->n_in + i] = span_of(c->out[i], i, true);
  }
  return check_overlaps(spans, c->n_in + c->n_out);
}

TN_COLD static TnError *list_inputs(const Call *c, TnSpan *spans) {
  for (size_t i = 0; i < c->n_in; i++) spans[i] = span_of(c->in[i], i, false);
  return mark_donated(c, spans);
}

static bool is_apart(const uint8_t *begin, const uint8_t *end, const TnBuffer *b) {
  return end <= b->data || b->data + b->bytes <= begin;
}

// Quick yes for few buffers, in the order in which they are most likely met.
static bool are_apart(const Call *c) {
  enum { FEW = 64 };
  if (c->n_out * (c->n_in + c->n_out) > FEW) return false;
  for (size_t i = 0; i < c->n_out; i++) {
    const uint8_t *begin = c->out[i]->data, *end = begin + c->out[i]->bytes;
    for (size_t k = 0; k < c->n_in; k++)
      if (!is_apart(begin, end, c->in[k])) return false;
    for (size_t k = 0; k < i; k++)
      if (!is_apart(begin, end, c->out[k])) return false;
  }
  return true;
}

TN_COLD static TnError *check_spans(const TnExec *v, Call *c, TnSpan *spans, bool makes_outputs) {
  if (!makes_outputs || c->o->n_donated) TN_TRY(list_inputs(c, spans));
  if (!makes_outputs) return check_shared_outputs(v, c, spans);
  if (c->o->n_donated) {
    TN_TRY(check_overlaps(spans, c->n_in));  // which sorts them
    TN_TRY(list_inputs(c, spans));
  }
  return v ? make_outputs(v, c, spans) : NULL;
}

// spans: room for all inputs and outputs. v: NULL for engines that make outputs themselves.
static inline TnError *check_sharing(const TnExec *v, Call *c, TnSpan *spans, bool makes_outputs) {
  if (!makes_outputs && !c->o->n_donated && are_apart(c)) return NULL;
  return check_spans(v, c, spans, makes_outputs);
}

// ---- compiled engines

// What a run takes beside its inputs. Outputs that take over donated memory do not count.
static size_t count_memory(const Call *c, const TnExec *v) {
  size_t need = v->plan->arena_bytes + v->output_bytes;
  for (size_t i = 0; c->o->n_donated && i < v->plan->n_outputs; i++)
    if (v->outputs[i].alias >= 0) need -= v->outputs[i].bytes;
  return need * c->x->n_devices + v->plan->fixed_bytes;
}

static TnError *check_memory(const Call *c, const TnExec *v) {
  size_t limit = c->x->context->options.limits.memory_bytes;
  if (!limit && !c->o->out_peak_bytes) return NULL;
  size_t need = count_memory(c, v);
  if (c->o->out_peak_bytes) *c->o->out_peak_bytes = need;
  if (!limit || need <= limit) return NULL;
  TN_FAIL(TN_RESOURCE_EXHAUSTED,
          "memory limit: the run needs %zu bytes beside its inputs, limits.memory_bytes is %zu", need, limit);
}

static void set_memory(TnExecRun *r, const Call *c, size_t device) {
  const TnExec *x = r->x;
  void **slot = r->frame->slot;
  size_t n_in = x->plan->n_inputs, n_out = x->plan->n_outputs;
  TnBuffer *const *in = c->in + device * n_in, **out = c->out + device * n_out;
  for (size_t i = 0; i < n_in; i++) slot[x->inputs[i].slot] = in[i]->data;
  for (size_t i = 0; i < n_out; i++) slot[x->outputs[i].slot] = out[i]->data;
}

static uint64_t step_limit(const TnExecutable *x) {
  uint64_t limit = x->context->options.limits.executed_ops;
  return limit ? limit : UINT64_MAX;
}

// One device, effects and all.
TN_COLD static TnError *run_with_host(TnExecRun *r) {
  TnRunOptions o = tn_host_options(r->owner, r->options);
  TN_TRY(tn_interp_create(r->x->host, &o, &r->it));
  tn_interp_begin(r->it);
  TnError *e = tn_exec_run(r);
  tn_interp_end(r->it);
  tn_interp_destroy(r->it);
  return e;
}

typedef struct Devices {
  const Call *call;
  TnExec *v;
} Devices;

TN_COLD static TnError *run_device(void *arg, TnInterp *it, uint32_t number) {
  Devices *d = arg;
  const Call *c = d->call;
  TnExecRun r = {.x = d->v, .owner = c->x, .options = c->o, .it = it, .limit_ops = step_limit(c->x)};
  r.is_process = true;
  TN_TRY(tn_exec_take_frame(d->v, &r.frame));
  set_memory(&r, c, number);
  TnError *e = tn_exec_run(&r);
  tn_exec_give_frame(r.frame);
  return e;
}

TN_COLD static TnError *run_devices(const Call *c, TnExec *v) {
  const TnCompileOptions *co = &c->x->options;
  TnRunOptions o = tn_host_options(c->x, c->o);
  TnGrid *g = NULL;
  TN_TRY(tn_grid_create(v->host, &o, co->replicas, co->partitions, NULL, 0, &g));
  TnError *e = tn_grid_run_with(g, run_device, &(Devices){c, v});
  tn_grid_destroy(g);
  return e;
}

static bool has_shape(const TnBuffer *b, const TnArg *a) {
  return !b->is_gone && b->type == a->type && b->rank == a->rank &&
         !memcmp(b->dims, a->dims, a->rank * sizeof *a->dims);
}

static inline bool fits(const TnBuffer *b, const TnArg *a) {
  return b && b->form == a->form && !((uintptr_t)b->data & a->align) && (b->form || has_shape(b, a));
}

// The first of the buffers, `each` for a device, that does not fit, or their number.
static size_t find_misfit(TnBuffer *const *b, size_t n, const TnArg *args, size_t each) {
  const TnArg *a = args, *end = args + each;
  for (size_t i = 0; i < n; i++) {
    if (!fits(b[i], a)) return i;
    if (++a == end) a = args;
  }
  return n;
}

static size_t find_view(TnBuffer *const *b, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (b[i]->is_view) return i;
  return n;
}

// Against the shapes that the code is for: those of the declared types where they are static, else of device 0.
static TnError *check_fit(const Call *c, const TnExec *v, bool makes_outputs) {
  const TnPlan *p = v->plan;
  char text[200];
  size_t i = find_misfit(c->in, c->n_in, v->inputs, p->n_inputs);
  if (i < c->n_in) {
    size_t k = i % p->n_inputs;
    TN_TRY(check_buffer(c->x, "input", i, k, c->in[i]));
    TN_FAIL(TN_INVALID_ARGUMENT, "input %zu differs in shape from that of the first device, %s", i,
            arg_text(&v->inputs[k], text, sizeof text));
  }
  if (makes_outputs) return NULL;
  i = find_misfit(c->out, c->n_out, v->outputs, p->n_outputs);
  if (i == c->n_out && find_view(c->out, c->n_out) == c->n_out) return NULL;
  TN_TRY(check_outputs(c->x, c->out, c->n_out));
  TN_FAIL(TN_INVALID_ARGUMENT, "output %zu has another shape than these inputs give, expected %s", i,
          arg_text(&v->outputs[i % p->n_outputs], text, sizeof text));
}

// Several devices: each takes a frame of its own.
TN_COLD static TnError *run_grid(Call *c, TnExec *v, bool makes_outputs) {
  TN_TRY(check_fit(c, v, makes_outputs));
  TN_TRY(check_memory(c, v));
  TnSpan *spans = tn_alloc((c->n_in + c->n_out + 1) * sizeof *spans);
  TnError *e = spans ? check_sharing(v, c, spans, makes_outputs) : tn_error_oom();
  tn_free(spans);
  if (e) return e;
  e = run_devices(c, v);
  retire(c);
  return e;
}

// What most calls are: buffers whose form says all. False: check_fit has to look.
static inline bool place(void **slot, TnBuffer *const *b, size_t n, const TnArg *a, bool is_output) {
  for (size_t i = 0; i < n; i++, a++) {
    const TnBuffer *x = b[i];
    if (!x || x->form != a->form || !x->form || (uintptr_t)x->data & a->align || (is_output && x->is_view))
      return false;
    slot[a->slot] = x->data;
  }
  return true;
}

static TnError *run_compiled(Call *c, TnExec *v, bool makes_outputs) {
  TnFrame *f = NULL;
  const TnPlan *p = v->plan;
  if (c->x->n_devices != 1) return run_grid(c, v, makes_outputs);
  TN_TRY(tn_exec_take_frame(v, &f));
  bool is_placed = place(f->slot, c->in, p->n_inputs, v->inputs, false) && !makes_outputs &&
                   place(f->slot, c->out, p->n_outputs, v->outputs, true);
  TnExecRun r = {.x = v, .owner = c->x, .options = c->o, .frame = f, .limit_ops = step_limit(c->x)};
  TnError *e = is_placed ? NULL : check_fit(c, v, makes_outputs);
  if (!e) e = check_memory(c, v);
  if (!e) e = check_sharing(v, c, f->spans, makes_outputs);
  if (!e) {
    if (!is_placed) set_memory(&r, c, 0);
    e = v->host ? run_with_host(&r) : tn_exec_run(&r);
    retire(c);
  }
  tn_exec_give_frame(f);
  return e;
}

// ---- interpreted engines

TN_COLD static TnError *copy_outputs(const Call *c, TnBuffer **made) {
  for (size_t i = 0; i < c->n_out; i++) {
    TnBuffer *to = c->out[i];
    if (to->bytes != made[i]->bytes || (to->rank && memcmp(to->dims, made[i]->dims, to->rank * sizeof *to->dims)))
      TN_FAIL(TN_INVALID_ARGUMENT, "output %zu has another shape than these inputs give", i);
    if (to->bytes) memcpy(to->data, made[i]->data, to->bytes);
  }
  return NULL;
}

TN_COLD static void release_all(TnBuffer **b, size_t n) {
  for (size_t i = 0; b && i < n; i++) {
    tn_buffer_release(b[i]);
    b[i] = NULL;
  }
}

TN_COLD static TnError *run_interpreted(Call *c, bool makes_outputs) {
  TN_TRY(check_inputs(c->x, c->in, c->n_in));
  if (!makes_outputs) TN_TRY(check_outputs(c->x, c->out, c->n_out));
  TnSpan *spans = tn_alloc((c->n_in + c->n_out + 1) * sizeof *spans);
  TnBuffer **made = makes_outputs ? c->out : tn_alloc_zero((c->n_out + 1) * sizeof *made);
  TnError *e = spans && made ? check_sharing(NULL, c, spans, makes_outputs) : tn_error_oom();
  if (!e) {
    e = tn_interp_execute(c->x, c->o, c->in, made);
    if (!e && !makes_outputs) e = copy_outputs(c, made);
    retire(c);
  }
  tn_free(spans);
  if (!makes_outputs) {
    release_all(made, c->n_out);
    tn_free(made);
  }
  return e;
}

// ---- the public calls

static TnError *run(Call *c, bool makes_outputs) {
  if (!c->x->target) return run_interpreted(c, makes_outputs);
  TnExec *v = c->x->fixed;
  if (v) return run_compiled(c, v, makes_outputs);
  TN_TRY(check_inputs(c->x, c->in, c->n_in));
  TN_TRY(tn_executable_acquire(c->x, c->in, &v));
  TnError *e = run_compiled(c, v, makes_outputs);
  tn_executable_give(c->x, v);
  return e;
}

// Options as they are when they are of this version's size, else a copy.
static TnError *read_options(const TnExecuteOptions *given, TnExecuteOptions *copy, const TnExecuteOptions **out) {
  static const TnExecuteOptions none = {.struct_size = sizeof none};
  *out = given ? given : &none;
  if (given && given->struct_size != sizeof *given) {
    TN_READ_STRUCT(TnExecuteOptions, copy, given);
    *out = copy;
  }
  if ((*out)->n_donated) TN_NEED((*out)->donated, "donated");
  return NULL;
}

TnError *tn_execute(TnExecutable *x, const TnExecuteOptions *options, TnBuffer *const *inputs, size_t n_inputs,
                    TnBuffer **outputs, size_t n_outputs) {
  TnExecuteOptions copy;
  const TnExecuteOptions *o;
  TN_TRY(check_counts(x, inputs, n_inputs, outputs, n_outputs));
  TN_TRY(read_options(options, &copy, &o));
  TnBuffer *few[8] = {0}, **made = few;
  if (n_outputs > TN_COUNT(few) && !(made = tn_alloc_zero(n_outputs * sizeof *made))) return tn_error_oom();
  Call c = {.x = x, .o = o, .in = inputs, .out = made, .n_in = n_inputs, .n_out = n_outputs};
  TnError *e = run(&c, true);
  if (e)
    release_all(made, n_outputs);
  else
    memcpy(outputs, made, n_outputs * sizeof *made);
  if (made != few) tn_free(made);
  return e;
}

TnError *tn_execute_into(TnExecutable *x, const TnExecuteOptions *options, TnBuffer *const *inputs, size_t n_inputs,
                         TnBuffer *const *outputs, size_t n_outputs) {
  TnExecuteOptions copy;
  const TnExecuteOptions *o;
  TN_TRY(check_counts(x, inputs, n_inputs, outputs, n_outputs));
  TN_TRY(read_options(options, &copy, &o));
  Call c = {.x = x, .o = o, .in = inputs, .n_in = n_inputs, .n_out = n_outputs};
  c.out = (TnBuffer **)(uintptr_t)outputs;
  return run(&c, false);
}

TN_COLD TnError *tn_executable_prepare(TnExecutable *x, TnBuffer *const *inputs, size_t n_inputs) {
  TnExec *v = NULL;
  TN_NEED(x, "executable");
  TN_TRY(check_counts(x, inputs, n_inputs, x, tn_executable_n_outputs(x)));
  TN_TRY(check_inputs(x, inputs, n_inputs));
  if (!x->target) return NULL;
  TN_TRY(tn_executable_acquire(x, inputs, &v));
  tn_executable_give(x, v);
  return NULL;
}

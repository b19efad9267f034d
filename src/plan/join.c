// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Joining steps. Kernels that are too short for threads and follow each other become one, together with small copies,
// and so do loops and branches of nothing else: control flow of small values is machine code, without a step of the
// runtime between iterations. Values still pass through their slots, which stay in the first cache. Before that,
// serial loops of as many iterations that do not need each other become one loop.
#include "plan/cost.h"
#include "plan/priv.h"

enum {
  COPY_BYTES = 4096,  // larger copies are steps
  MOST_NODES = 200000,
  MOST_DEPTH = TN_K_MAX_DEPTH - 8,  // of brackets: passes over the kernel open some more
  MOST_PASSED = 16,                 // steps of a run that a large one may go in front of
  MOST_FUSED = 64,                  // nodes of a kernel whose loop may be another's as well
};

typedef struct Join {
  TnPlanner *p;
  TN_VEC(TnKNode) nodes;
  TN_VEC(TnKTerm) terms;
  TN_VEC(uint32_t) bufs;
  uint32_t *buf_of;  // by slot: number + 1
  double work_ns;
} Join;

static unsigned kernel_depth(const TnKernel *k) {
  unsigned depth = 0, most = 0;
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    depth += tn_k_opens(&k->nodes[i]);
    depth -= k->nodes[i].op == TN_K_end;
    if (depth > most) most = depth;
  }
  return most;
}

// What is to be one kernel. Lanes of a kernel whose memory has 8 or 16 bits may be as narrow, which makes it several
// times as fast, but not together with those that hold more.
typedef struct Size {
  size_t nodes;
  bool is_wide;      // some lanes
  double narrow_ns;  // work in those of kernels that have no others
} Size;

static void add_lanes(Size *to, const TnKernel *k) {
  bool is_narrow = false, is_wide = false;
  for (TnKVal i = 1; i < k->n_nodes; i++) {
    const TnKNode *n = &k->nodes[i];
    if (n->lanes <= 1 || n->op == TN_K_loop) continue;
    bool is_small = n->type == TN_KT_I32 || n->type == TN_KT_I1 || n->op == TN_K_set;
    is_narrow = true;
    is_wide |= tn_k_is_access(n) ? tn_k_mem_bytes[n->aux] > 2 : !is_small;
  }
  to->is_wide |= is_wide;
  if (is_narrow && !is_wide) to->narrow_ns += k->work_ns;
}

static bool all_joinable(const TnPlanner *p, const TnSteps *steps, unsigned depth, Size *size);

// depth: brackets around the step.
static bool is_joinable(const TnPlanner *p, const TnStep *s, unsigned depth, Size *size) {
  switch ((TnStepKind)s->kind) {
    case TN_STEP_KERNEL: {
      const TnKernel *k = p->kernels.data[s->index];
      size->nodes += k->n_nodes;
      add_lanes(size, k);
      if (size->is_wide && size->narrow_ns > TN_COST_NARROW) return false;
      return k->work_ns < TN_COST_JOIN && size->nodes < MOST_NODES && depth + kernel_depth(k) <= MOST_DEPTH;
    }
    case TN_STEP_COPY: return s->bytes <= COPY_BYTES && depth < MOST_DEPTH;
    case TN_STEP_WHILE:
    case TN_STEP_CASE:
      depth += s->kind == TN_STEP_WHILE ? 1 : s->n_regions - 1;  // a branch is in the else of those before it
      for (uint32_t i = 0; i < s->n_regions; i++)
        if (!all_joinable(p, &s->regions[i], depth, size)) return false;
      return depth <= MOST_DEPTH;
    default: return false;
  }
}

static bool all_joinable(const TnPlanner *p, const TnSteps *steps, unsigned depth, Size *size) {
  for (size_t i = 0; i < steps->n; i++)
    if (!is_joinable(p, &steps->data[i], depth, size)) return false;
  return true;
}

// ---- nodes

static TnKVal add(Join *j, const TnKNode *n) {
  tn_push(j->p->work, &j->nodes, *n);
  return (TnKVal)(j->nodes.n - 1);
}

static TnKVal add_plain(Join *j, TnKOp op, TnKVal a) { return add(j, &(TnKNode){.op = (uint8_t)op, .a = a}); }

static uint32_t buf_of(Join *j, uint32_t slot) {
  if (!j->buf_of[slot]) {
    tn_push(j->p->work, &j->bufs, slot);
    j->buf_of[slot] = (uint32_t)j->bufs.n;
  }
  return j->buf_of[slot] - 1;
}

// Nodes from begin to end of a kernel; to: by node of it, the one here.
static void add_nodes(Join *j, const TnKernel *k, const uint32_t *slots, uint32_t *to, TnKVal begin, TnKVal end) {
  for (TnKVal i = begin; i < end; i++) {
    TnKNode n = k->nodes[i];
    if (n.op == TN_K_nop) continue;
    n.a = to[n.a], n.b = to[n.b], n.c = to[n.c];
    if (tn_k_is_access(&n)) n.buf = buf_of(j, slots[n.buf]);
    if (n.op == TN_K_loop) n.aux &= (uint8_t)~TN_LOOP_PARALLEL;
    uint32_t first = (uint32_t)j->terms.n;
    for (uint32_t t = 0; t < n.n_terms; t++) {
      TnKTerm term = k->terms[n.term + t];
      tn_push(j->p->work, &j->terms, ((TnKTerm){to[term.node], term.coef}));
    }
    n.term = first;
    to[i] = add(j, &n);
  }
}

static void add_kernel(Join *j, const TnKernel *k, const uint32_t *slots) {
  add_nodes(j, k, slots, tn_new_n(j->p->work, uint32_t, k->n_nodes + 1), 1, k->n_nodes);
  j->work_ns += k->work_ns;
}

// The element of a slot at a place: what it is, where the slot is a constant.
static TnKVal add_element(Join *j, TnKMem m, uint32_t slot, int64_t at) {
  const TnSlot *s = &j->p->slots.data[slot];
  TnKNode n = {.op = TN_K_load, .type = (uint8_t)tn_k_mem_type(m), .lanes = 1, .aux = (uint8_t)m, .imm = at};
  if (s->kind != TN_SLOT_CONST) {
    n.buf = buf_of(j, slot);
    return add(j, &n);
  }
  uint64_t bits = 0;
  memcpy(&bits, (const uint8_t *)s->data + at, tn_k_mem_bytes[m]);
  return add(
      j, &(TnKNode){
             .op = TN_K_const, .type = n.type, .lanes = 1, .imm = n.type == TN_KT_I32 ? (int32_t)bits : (int64_t)bits});
}

static void add_element_copy(Join *j, TnKMem m, uint32_t to, uint32_t from, int64_t at) {
  TnKNode store = {.op = TN_K_store, .lanes = 1, .aux = (uint8_t)m, .imm = at};
  store.c = add_element(j, m, from, at), store.buf = buf_of(j, to);
  add(j, &store);
}

enum { FEW = 4 };  // elements that are copied one by one

// By the elements' own type where it has one and they are few, so that single elements can become variables. Loops copy
// narrow ones by words: elements of 8 bytes would halve the lanes of all else in the kernel.
static void add_copy(Join *j, uint32_t to, uint32_t from, size_t bytes) {
  TnDtype t = (TnDtype)j->p->slots.data[to].dtype;
  TnKMem m = bytes % 8 == 0 && bytes <= 8 * FEW ? TN_KM_I64 : bytes >= 4 ? TN_KM_I32 : TN_KM_U8;
  if (t == TN_F32) m = TN_KM_F32;
  if (t == TN_I32 || t == TN_UI32) m = TN_KM_I32;
  if (t == TN_F64) m = TN_KM_F64;
  if (t == TN_I64 || t == TN_UI64) m = TN_KM_I64;
  if (t == TN_I1 && bytes <= FEW) m = TN_KM_I1;
  bool is_one = bytes == tn_dtype_bytes(t);
  if (is_one && (t == TN_I8 || t == TN_UI8)) m = t == TN_I8 ? TN_KM_I8 : TN_KM_U8;
  if (is_one && (t == TN_I16 || t == TN_UI16)) m = t == TN_I16 ? TN_KM_I16 : TN_KM_U16;
  unsigned size = tn_k_mem_bytes[m];
  int64_t n = (int64_t)(bytes / size);
  for (size_t at = bytes / size * size; at < bytes; at++) add_element_copy(j, TN_KM_U8, to, from, (int64_t)at);
  if (n <= FEW) {
    for (int64_t i = 0; i < n; i++) add_element_copy(j, m, to, from, i * size);
    return;
  }
  const unsigned most = size == 8 ? 16 : 32;  // as units have: what is always used as a whole becomes a variable
  const uint8_t lanes = (uint8_t)tn_lanes_for(n, n <= most ? most : most / 2);
  TnKNode load = {.op = TN_K_load, .type = (uint8_t)tn_k_mem_type(m), .lanes = lanes, .aux = (uint8_t)m};
  TnKNode store = {.op = TN_K_store, .lanes = lanes, .aux = (uint8_t)m};
  load.buf = buf_of(j, from), store.buf = buf_of(j, to);
  TnKVal loop = add(j, &(TnKNode){.op = TN_K_loop, .type = TN_KT_IX, .lanes = lanes, .aux = TN_LOOP_VECTOR, .imm = n});
  load.term = (uint32_t)j->terms.n, store.term = load.term + 1;
  load.n_terms = store.n_terms = 1;
  for (int i = 0; i < 2; i++) tn_push(j->p->work, &j->terms, ((TnKTerm){loop, size}));
  store.c = add(j, &load);
  add(j, &store);
  add_plain(j, TN_K_end, 0);
}

static TnKVal add_load(Join *j, TnKMem m, uint32_t slot) {
  TnKNode n = {.op = TN_K_load, .type = (uint8_t)tn_k_mem_type(m), .lanes = 1, .aux = (uint8_t)m};
  n.buf = buf_of(j, slot);
  return add(j, &n);
}

static TnKVal add_is(Join *j, TnKVal x, int64_t number) {  // x == number, of i32
  TnKVal y = add(j, &(TnKNode){.op = TN_K_const, .type = TN_KT_I32, .lanes = 1, .imm = number});
  return add(j, &(TnKNode){.op = TN_K_icmp, .type = TN_KT_I1, .lanes = 1, .aux = TN_KP_EQ, .a = x, .b = y});
}

static void add_steps(Join *j, const TnSteps *steps);

// Each iteration also looks at the flag by which a run is cancelled.
static void add_while(Join *j, const TnStep *s) {
  TnPlanner *p = j->p;
  add_plain(j, TN_K_while, 0);
  add_steps(j, &s->regions[0]);
  TnKVal flag = add_load(j, TN_KM_I1, s->bufs[0]);
  add_plain(j, TN_K_exit, flag);
  TnKVal cancel = add_load(j, TN_KM_I32, tn_plan_cancel_slot(p));
  add_plain(j, TN_K_exit, add_is(j, cancel, 0));
  add_steps(j, &s->regions[1]);
  add_plain(j, TN_K_end, 0);
}

static void add_case(Join *j, const TnStep *s) {
  if (s->is_if) {
    add_plain(j, TN_K_if, add_load(j, TN_KM_I1, s->bufs[0]));
    add_steps(j, &s->regions[0]);
    add_plain(j, TN_K_else, 0);
    add_steps(j, &s->regions[1]);
    add_plain(j, TN_K_end, 0);
    return;
  }
  TnKVal index = add_load(j, TN_KM_I32, s->bufs[0]);
  uint32_t last = s->n_regions - 1;
  for (uint32_t i = 0; i < last; i++) {
    add_plain(j, TN_K_if, add_is(j, index, i));
    add_steps(j, &s->regions[i]);
    add_plain(j, TN_K_else, 0);
  }
  add_steps(j, &s->regions[last]);
  for (uint32_t i = 0; i < last; i++) add_plain(j, TN_K_end, 0);
}

static void add_steps(Join *j, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    switch ((TnStepKind)s->kind) {
      case TN_STEP_KERNEL: add_kernel(j, j->p->kernels.data[s->index], s->bufs); break;
      case TN_STEP_COPY: add_copy(j, s->bufs[0], s->bufs[1], s->bytes); break;
      case TN_STEP_WHILE: add_while(j, s); break;
      case TN_STEP_CASE: add_case(j, s); break;
      default: tn_unreachable();
    }
  }
}

// ---- steps

static Join begin_join(TnPlanner *p) {
  Join j = {.p = p};
  j.buf_of = tn_new_n(p->work, uint32_t, p->slots.n + 2);  // the cancel slot may come
  add_plain(&j, TN_K_nop, 0);
  return j;
}

// is_raw: it is simplified once its memory has become variables.
static void end_join(Join *j, const TnOp *op, bool is_raw, TnSteps *out) {
  TnPlanner *p = j->p;
  TnKernel k = {.name = tn_op_mnemonic(tn_op_get_info(op)),
                .nodes = j->nodes.data,
                .terms = j->terms.data,
                .n_nodes = (uint32_t)j->nodes.n,
                .n_terms = (uint32_t)j->terms.n,
                .n_bufs = (uint32_t)j->bufs.n,
                .changing = p->cancel_slot == TN_NO_SLOT ? 0 : j->buf_of[p->cancel_slot],
                .is_raw = is_raw,
                .work_ns = j->work_ns};
  if (!is_raw) tn_k_simplify(&k, p->work);
  tn_plan_kernel(p, out, op, &k, j->bufs.data, (uint32_t)j->bufs.n);
}

static void join_run(TnPlanner *p, const TnSteps *run, TnSteps *out) {
  TnArenaMark mark_ = tn_arena_mark(p->work);
  Join j = begin_join(p);
  add_steps(&j, run);
  const TnOp *op = run->data[0].op;
  bool has_control = false;
  for (size_t i = 0; i < run->n; i++) {
    if (run->data[i].kind == TN_STEP_WHILE) op = run->data[i].op;
    has_control |= run->data[i].n_regions > 0;
  }
  end_join(&j, op, !has_control, out);
  tn_arena_release(p->work, mark_);
}

static bool touches(const TnSteps *steps, uint32_t slot) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    for (uint32_t k = 0; k < s->n_bufs; k++)
      if (s->bufs[k] == slot) return true;
    for (uint32_t k = 0; k < s->n_regions; k++)
      if (touches(&s->regions[k], slot)) return true;
  }
  return false;
}

// Whether the large step may as well come before those of the run: a copy, or a kernel in front of copies alone, as
// what kernels need at the same time should not grow.
static bool is_apart(const TnStep *s, const TnSteps *run) {
  if (s->kind != TN_STEP_COPY && s->kind != TN_STEP_KERNEL) return false;
  for (size_t i = 0; i < run->n && s->kind == TN_STEP_KERNEL; i++)
    if (run->data[i].kind != TN_STEP_COPY) return false;
  for (uint32_t k = 0; k < s->n_bufs; k++)
    if (touches(run, s->bufs[k])) return false;
  return true;
}

// The end of the run from step i on: large steps among its own go in front of it.
static size_t end_of_run(TnPlanner *p, TnSteps *steps, size_t *i, TnSteps *out) {
  size_t end = *i;
  Size size = {0};
  for (; end < steps->n; end++) {
    Size before = size;
    if (is_joinable(p, &steps->data[end], 0, &size)) continue;
    size = before;
    TnSteps run = {.data = steps->data + *i, .n = end - *i};
    TnStep large = steps->data[end];
    if (run.n == 0 || run.n > MOST_PASSED || !is_apart(&large, &run)) break;
    memmove(run.data + 1, run.data, run.n * sizeof large);
    run.data[0] = large;
    tn_push(p->arena, out, large);
    ++*i;
  }
  return end;
}

static void join_steps(TnPlanner *p, TnSteps *steps) {
  TnSteps out = {0};
  if (steps->n == 1 && !steps->data[0].n_regions) return;
  for (size_t i = 0; i < steps->n;) {
    size_t end = end_of_run(p, steps, &i, &out);
    bool is_control = end == i + 1 && steps->data[i].n_regions > 0;
    if (end - i > 1 || is_control) {
      TnSteps run = {.data = steps->data + i, .n = end - i};
      join_run(p, &run, &out);
      i = end;
      continue;
    }
    TnStep *s = &steps->data[i++];
    for (uint32_t k = 0; k < s->n_regions; k++) join_steps(p, &s->regions[k]);
    tn_push(p->arena, &out, *s);
  }
  *steps = out;
}

// ---- serial loops of as many iterations

// Where the loop begins that the kernel is, behind numbers, on one thread; 0: it is something else.
static TnKVal only_loop(const TnKernel *k) {
  TnKVal loop = 1, i;
  if (k->parallel || k->changing) return 0;
  while (loop < k->n_nodes && k->nodes[loop].op == TN_K_const) loop++;
  const TnKNode *n = &k->nodes[loop];
  if (loop == k->n_nodes || n->op != TN_K_loop || n->a || n->aux & TN_LOOP_VECTOR) return 0;
  unsigned depth = 0;
  for (i = loop; i < k->n_nodes; i++) {
    depth += tn_k_opens(&k->nodes[i]);
    if (k->nodes[i].op == TN_K_end && --depth == 0) break;
  }
  return i + 1 == k->n_nodes ? loop : 0;
}

// Whether the step may write to its buffer.
static bool writes(const TnPlanner *p, const TnStep *s, uint32_t buf) {
  if (s->kind == TN_STEP_COPY) return buf == 0;
  if (s->kind == TN_STEP_LIB) return buf >= s->pairs;
  if (s->kind != TN_STEP_KERNEL) return true;
  const TnKernel *k = p->kernels.data[s->index];
  for (TnKVal i = 1; i < k->n_nodes; i++)
    if (k->nodes[i].op == TN_K_store && k->nodes[i].buf == buf) return true;
  return false;
}

// Whether neither step reads or writes what the other writes.
static bool is_independent(const TnPlanner *p, const TnStep *x, const TnStep *y) {
  if (x->n_regions || y->n_regions || x->kind == TN_STEP_HOST || y->kind == TN_STEP_HOST) return false;
  for (uint32_t i = 0; i < x->n_bufs; i++)
    for (uint32_t k = 0; k < y->n_bufs; k++)
      if (x->bufs[i] == y->bufs[k] && (writes(p, x, i) || writes(p, y, k))) return false;
  return true;
}

// Iterations of the one loop that the step is; 0: it is something else.
static int64_t iterations_of(const TnPlanner *p, const TnStep *s) {
  const TnKernel *k = s->kind == TN_STEP_KERNEL ? p->kernels.data[s->index] : NULL;
  const TnKVal loop = k && k->n_nodes <= MOST_FUSED ? only_loop(k) : 0;
  return loop ? k->nodes[loop].imm : 0;
}

// Two steps that are loops as one.
static TnStep fuse(TnPlanner *p, const TnStep *x, const TnStep *y) {
  const TnKernel *kx = p->kernels.data[x->index], *ky = p->kernels.data[y->index];
  TnKVal loop_x = only_loop(kx), loop_y = only_loop(ky);
  TnArenaMark mark_ = tn_arena_mark(p->work);
  TnSteps out = {0};
  Join j = begin_join(p);
  uint32_t *to_x = tn_new_n(p->work, uint32_t, kx->n_nodes), *to_y = tn_new_n(p->work, uint32_t, ky->n_nodes);
  add_nodes(&j, ky, y->bufs, to_y, 1, loop_y);
  add_nodes(&j, kx, x->bufs, to_x, 1, kx->n_nodes - 1);
  to_y[loop_y] = to_x[loop_x];
  add_nodes(&j, ky, y->bufs, to_y, loop_y + 1, ky->n_nodes);
  j.work_ns = kx->work_ns + ky->work_ns;
  end_join(&j, x->op, false, &out);
  tn_arena_release(p->work, mark_);
  return out.data[0];
}

// A step that is such a loop and might as well come behind all steps that follow it.
typedef struct Waiting {
  size_t step;
  int64_t iterations;
} Waiting;

// Loops that wait for each step of theirs, as updates in order do, wait at the same time, and what both read is read
// once: of those that a loop may join, the nearest.
static void fuse_loops(TnPlanner *p, TnSteps *steps) {
  TnSteps out = {.data = steps->data, .cap = steps->cap};
  Waiting waiting[MOST_PASSED + 1];
  size_t n = 0;
  for (size_t i = 0; i < steps->n; i++) {
    TnStep s = steps->data[i];
    for (uint32_t k = 0; k < s.n_regions; k++) fuse_loops(p, &s.regions[k]);
    int64_t iterations = iterations_of(p, &s);
    size_t kept = 0, with;
    for (size_t w = 0; w < n; w++)
      if (out.n - waiting[w].step <= MOST_PASSED && is_independent(p, &out.data[waiting[w].step], &s))
        waiting[kept++] = waiting[w];
    for (n = with = kept; with > 0 && waiting[with - 1].iterations != iterations;) with--;
    if (with > 0) {
      TnStep *other = &out.data[waiting[with - 1].step];
      s = fuse(p, other, &s);
      iterations = iterations_of(p, &s);
      out.n--;
      memmove(other, other + 1, (size_t)(out.data + out.n - other) * sizeof *other);
      for (n--; with <= n; with++) waiting[with - 1] = (Waiting){waiting[with].step - 1, waiting[with].iterations};
    }
    if (iterations) waiting[n++] = (Waiting){out.n, iterations};
    out.data[out.n++] = s;
  }
  steps->n = out.n;
}

void tn_plan_cut(TnPlanner *p) {
  for (size_t i = 0; i < p->kernels.n; i++) {
    TnKernel *k = p->kernels.data[i];
    const TnKVal loop = k->work_ns > TN_COST_PIECE ? only_loop(k) : 0;
    if (loop == 0) continue;
    k->nodes[loop].aux |= TN_LOOP_PARALLEL;
    k->parallel = k->nodes[loop].imm;
    k->in_order = true;
  }
}

// ---- what reads the operand of a routine behind it

// Whether the step is a routine that could have its result where one of the kernel's operands is.
static bool could_replace(const TnStep *s, const TnStep *kernel) {
  for (uint32_t i = 0; s->kind == TN_STEP_LIB && i < s->pairs; i++)
    for (uint32_t k = 0; k < kernel->n_bufs; k++)
      if (s->bufs[i] == kernel->bufs[k]) return true;
  return false;
}

static bool writes_results(const TnPlanner *p, const TnStep *s) {
  for (uint32_t i = 0; i < s->n_bufs; i++)
    if (p->slots.data[s->bufs[i]].kind != TN_SLOT_OUTPUT && writes(p, s, i)) return false;
  return true;
}

// A kernel that makes results of the program goes in front of a routine that reads the same: then that is the last.
static void read_first(TnPlanner *p, TnSteps *steps) {
  for (size_t i = 1; i < steps->n; i++) {
    const TnStep s = steps->data[i];
    size_t to = i;
    if (s.kind != TN_STEP_KERNEL || !writes_results(p, &s)) continue;
    for (size_t k = i; k-- > 0 && i - k <= MOST_PASSED && is_independent(p, &steps->data[k], &s);)
      if (could_replace(&steps->data[k], &s)) to = k;
    memmove(steps->data + to + 1, steps->data + to, (i - to) * sizeof s);
    steps->data[to] = s;
  }
}

// ---- kernels that are left

// The number of the kernel that the step runs or calls; NULL: none.
static uint32_t *kernel_of(TnStep *s) {
  if (s->kind == TN_STEP_KERNEL) return &s->index;
  return s->kind == TN_STEP_LIB && s->less != UINT32_MAX ? &s->less : NULL;
}

static void mark(void *used, TnStep *s) {
  const uint32_t *k = kernel_of(s);
  if (k) ((uint32_t *)used)[*k] = 1;
}

static void renumber(void *to, TnStep *s) {
  uint32_t *k = kernel_of(s);
  if (k) *k = ((const uint32_t *)to)[*k];
}

void tn_plan_join(TnPlanner *p, TnSteps *steps) {
  fuse_loops(p, steps);
  join_steps(p, steps);
  read_first(p, steps);
  uint32_t *used = tn_new_n(p->scratch, uint32_t, p->kernels.n + 1), n = 0;
  tn_plan_each(steps, mark, used);
  for (size_t i = 0; i < p->kernels.n; i++) {
    if (!used[i]) continue;
    p->kernels.data[n] = p->kernels.data[i];
    used[i] = n++;
  }
  p->kernels.n = n;
  tn_plan_each(steps, renumber, used);
}

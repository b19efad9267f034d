// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: the interpreter on mutated programs that the verifier accepts. Every function is run on made-up inputs
// within limits; it may fail, but never with INTERNAL, and a run that is cancelled ends soon.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>

#include "interp/interp.h"
#include "mutate.h"
#include "text/text.h"

static volatile int32_t cancel;

static void on_alarm(int signal_number) {
  (void)signal_number;
  cancel = 1;
}

typedef struct Run {
  TnModule *m;
  TnStr program;
  Bytes bytes;
} Run;

static TnError *read_and_mutate(void *arg) {
  Run *r = arg;
  TnDiags diags = {.source = r->program};
  TN_TRY(mutate_text(r->m, r->program, &r->bytes, 8));
  return tn_verify(r->m, NULL, &diags);
}

// An input of the type; dynamic dimensions have size 2. NULL when the type is not a small tensor.
static TnTensor *make_input(TnInterp *it, const TnType *type) {
  int64_t dims[16];
  TnDtype dtype = tn_type_storage(type);
  if (type->kind == TN_TYPE_TOKEN) return tn_tensor_token(it);
  if (type->kind != TN_TYPE_TENSOR || !dtype || type->rank > 16) return NULL;
  for (uint32_t i = 0; i < type->rank; i++) dims[i] = type->dims[i] == TN_DYNAMIC ? 2 : type->dims[i];
  TnTensor *t = NULL;
  TnError *e = tn_tensor_new(it, dtype, type->elem, type->rank, dims, &t);
  tn_error_destroy(e);
  for (int64_t i = 0; t && i < t->n; i++) {
    double x = (double)(i % 7) - 2;
    tn_convert(dtype, t->data + (size_t)i * tn_dtype_bytes(dtype), TN_F64, &x, 1);
  }
  return t;
}

static void run_func(TnInterp *it, const TnOp *func) {
  enum { MOST = 32 };
  const TnType *type = tn_func_type(func);
  TnTensor *in[MOST] = {NULL}, *out[MOST] = {NULL};
  if (type->n_inputs > MOST || type->n_types - type->n_inputs > MOST) return;
  bool ok = true;
  for (uint32_t i = 0; i < type->n_inputs; i++) ok &= (in[i] = make_input(it, type->types[i])) != NULL;
  if (ok) {
    TnError *e = tn_interp_run(it, func, in, type->n_inputs, out);
    if (e && e->code == TN_INTERNAL) {
      fprintf(stderr, "%u:%u: %s\n", e->line, e->col, e->message);
      abort();
    }
    tn_error_destroy(e);
  }
  for (int i = 0; i < MOST; i++) {
    tn_tensor_release(it, out[i]);
    tn_tensor_release(it, in[i]);
  }
}

static void run_all(TnModule *m) {
  TnProgram *p = NULL;
  TnInterp *it = NULL;
  TnRunOptions options = {.limit_bytes = 32 << 20, .limit_ops = 20000, .limit_depth = 64, .cancel = &cancel};
  TnError *e = tn_program_create(m, &p);
  if (!e) e = tn_interp_create(p, &options, &it);
  tn_error_destroy(e);
  if (it) TN_FOR_OPS(op, &m->root->regions[0])
  if (op->opcode == TN_OP_func_func) run_func(it, op);
  tn_interp_destroy(it);
  tn_program_destroy(p);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
  static const char *const folders[] = {"test/op", "test/text"};
  (void)argc, (void)argv;
  seeds_load(folders, TN_COUNT(folders));
  sigaction(SIGVTALRM, &(struct sigaction){.sa_handler = on_alarm}, NULL);  // libFuzzer has SIGALRM for itself
  return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Run r = {.m = tn_module_create(), .bytes = {data, data + size}};
  if (!r.m) return 0;
  r.program = seeds_pick(&r.bytes);
  cancel = 0;
  setitimer(ITIMER_VIRTUAL, &(struct itimerval){.it_value = {.tv_sec = 2}}, NULL);
  TnError *e = tn_module_run(r.m, read_and_mutate, &r);
  if (!e) run_all(r.m);
  tn_error_destroy(e);
  setitimer(ITIMER_VIRTUAL, &(struct itimerval){.it_value = {.tv_sec = 0}}, NULL);
  tn_module_destroy(r.m);
  return 0;
}

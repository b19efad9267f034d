// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Buffers to and from MLIR literals. A module of its own holds the types and the literal for the time of the call.
#include "rt/rt.h"
#include "text/text.h"

typedef struct Job {
  TnModule *m;
  const TnBuffer *b;
  const char *text;
  bool as_literal;
  TnBytes *out_text;
  TnBuffer **out;
} Job;

static TnError *run_job(TnError *(*fn)(void *arg), Job *job) {
  job->m = tn_module_create();
  if (!job->m) return tn_error_oom();
  TnError *e = tn_module_run(job->m, fn, job);
  tn_module_destroy(job->m);
  return e;
}

// ---- printing

static bool all_equal(const TnBuffer *b) {
  size_t size = tn_element_bytes(b->type);
  return b->count > 0 && memcmp(b->data, b->data + size, b->bytes - size) == 0;
}

static void print_literal(TnBuf *out, TnModule *m, const TnBuffer *b, const TnType *type) {
  bool is_splat = all_equal(b);
  tn_text_print_attr(out, tn_attr_dense(m, type, b->data, is_splat ? tn_element_bytes(b->type) : b->bytes, is_splat));
}

static TnError *print(void *arg) {
  Job *job = arg;
  const TnBuffer *b = job->b;
  TnBuf buf = {.arena = &job->m->arena};
  if (b->type == TN_ELEMENT_NONE) {
    tn_type_print(&buf, tn_type_simple(job->m, TN_TYPE_TOKEN), NULL, NULL);
    return tn_bytes_from(tn_buf_view(&buf), job->out_text);
  }
  const TnType *type = tn_type_tensor_of(job->m, (TnDtype)b->type, b->rank, b->dims);
  TnTensor t = {.kind = TN_VALUE_TENSOR, .dtype = (uint8_t)b->type, .rank = (uint32_t)b->rank, .dims = b->dims};
  t.n = (int64_t)b->count;
  t.data = b->data;
  if (job->as_literal) print_literal(&buf, job->m, b, type);
  else tn_tensor_print(&buf, &t, type);
  return tn_bytes_from(tn_buf_view(&buf), job->out_text);
}

TnError *tn_buffer_print(const TnBuffer *b, bool as_literal, TnBytes *out) {
  TN_TRY(tn_buffer_check(b));
  TN_NEED(out, "out_text");
  return run_job(print, &(Job){.b = b, .as_literal = as_literal, .out_text = out});
}

// ---- reading

static TnError *no_literal(const char *text) {
  TN_FAIL(TN_INVALID_ARGUMENT, "'%.100s' is no literal, expected one like dense<[1, 2]> : tensor<2xi32>",
          text);
}

static TnError *copy_literal(const TnAttr *a, TnBuffer **out) {
  const TnType *t = a->type;
  TnDtype dtype = t->dtype;
  int64_t n = (int64_t)tn_attr_n(a);
  size_t rank = a->kind == TN_ATTR_DENSE ? t->rank : 1;
  TN_TRY(tn_buffer_new((TnElementType)dtype, rank, a->kind == TN_ATTR_DENSE ? t->dims : &n, out));
  if ((*out)->bytes == 0) return NULL;
  if (a->kind == TN_ATTR_DENSE && a->is_splat) tn_fill(tn_dtype_bytes(dtype), (*out)->data, a->data, n);
  else memcpy((*out)->data, a->data, (*out)->bytes);
  return NULL;
}

static TnError *parse(void *arg) {
  Job *job = arg;
  TnDiags diags = {0};
  const TnAttr *a = tn_text_parse_attr(job->m, tn_str(job->text), &diags);
  TnError *e = tn_diags_finish(&diags);
  if (e) return e;
  bool fits = a && (a->kind == TN_ATTR_DENSE || a->kind == TN_ATTR_DENSE_ARRAY) && a->type->dtype;
  return fits ? copy_literal(a, job->out) : no_literal(job->text);
}

TnError *tn_buffer_parse(TnContext *c, const char *text, TnBuffer **out) {
  (void)c;
  TN_NEED(text, "text");
  TN_NEED(out, "out_buffer");
  return run_job(parse, &(Job){.text = text, .out = out});
}

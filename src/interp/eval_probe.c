// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Looking into a running program: interpreter.print, interpreter.probe, which writes a value to
// DIR/<probe id>_<n>.npy (n counts the runs of that probe) and a line of DIR/index.csv, and
// check.expect_serialized_eq, which reads such a file back.
#include "interp/eval_check.h"
#include "interp/parallel.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------------------------
// npy files, version 1.0: magic, header length, a dictionary as text, padding to 64 bytes, row-major data

static void descriptor(TnBuf *out, TnDtype t) {
  unsigned bytes = (unsigned)tn_dtype_bytes(t);
  char order = bytes == 1 ? '|' : '<';
  bool is_numpy_float = t == TN_F16 || t == TN_F32 || t == TN_F64;
  switch (tn_dtype_class(t)) {
    case TN_CLASS_BOOL: tn_buf_z(out, "|b1"); return;
    case TN_CLASS_SINT: tn_buf_fmt(out, "%ci%u", order, bytes); return;
    case TN_CLASS_UINT: tn_buf_fmt(out, "%cu%u", order, bytes); return;
    case TN_CLASS_COMPLEX: tn_buf_fmt(out, "<c%u", bytes); return;
    default: tn_buf_fmt(out, "%c%c%u", is_numpy_float ? '<' : '|', is_numpy_float ? 'f' : 'V', bytes); return;
  }
}

static TnStr npy_header(TnInterp *it, const TnTensor *t) {
  TnBuf b = {.arena = &it->scratch};
  tn_buf_add(&b, "\x93NUMPY\x01\x00\x00\x00", 10);
  tn_buf_z(&b, "{'descr': '");
  descriptor(&b, (TnDtype)t->dtype);
  tn_buf_z(&b, "', 'fortran_order': False, 'shape': (");
  for (uint32_t i = 0; i < t->rank; i++) tn_buf_fmt(&b, "%s%" PRId64, i ? ", " : "", t->dims[i]);
  tn_buf_z(&b, t->rank == 1 ? ",), }" : "), }");
  while ((b.n + 1) % 64) tn_buf_char(&b, ' ');
  tn_buf_char(&b, '\n');
  size_t n = b.n - 10;
  b.p[8] = (char)(n & 0xFF), b.p[9] = (char)(n >> 8);
  return tn_buf_view(&b);
}

// DIR/<id>_<n>.npy, in a process of a grid DIR/<id>_r<replica>p<partition>_<n>.npy; characters that a file name may not
// have as %XX.
static const char *probe_path(TnInterp *it, TnStr id, uint64_t n) {
  TnBuf b = {.arena = &it->scratch};
  TnPlace place;
  tn_buf_fmt(&b, "%s/", it->options.probe_dir);
  for (size_t i = 0; i < id.n; i++) {
    unsigned char c = (unsigned char)id.p[i];
    bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
    if (plain)
      tn_buf_char(&b, (char)c);
    else
      tn_buf_fmt(&b, "%%%02X", c);
  }
  if (it->process && !it->solo && tn_process_place(it, &place) == NULL)
    tn_buf_fmt(&b, "_r%up%u", place.replica, place.partition);
  tn_buf_fmt(&b, "_%" PRIu64 ".npy", n);
  tn_buf_char(&b, 0);
  return b.p;
}

// ---------------------------------------------------------------------------------------------------------------
// interpreter.probe

static TnError *append_index(TnInterp *it, const TnOp *op, TnStr id, const char *path) {
  TnStr index = tn_arena_fmt(&it->scratch, "%s/index.csv", it->options.probe_dir);
  const char *type = tn_type_text(&it->scratch, op->operands[0]->type);
  FILE *f = fopen(index.p, "a");
  bool ok = f && fprintf(f, "%.*s,%s,%s\n", TN_STR_ARG(id), type, path) > 0;
  if (f && fclose(f)) ok = false;
  return ok ? NULL : tn_interp_fail_with(it, op, TN_UNAVAILABLE, "cannot write %s", index.p);
}

static uint64_t count_run(TnInterp *it, TnStr id) {
  if (!it->probes.arena) tn_map_init(&it->probes, &it->kept);
  bool is_new;
  void **slot = tn_map_slot(&it->probes, id, &is_new);
  if (is_new) *slot = tn_new(&it->kept, uint64_t);
  return (*(uint64_t *)*slot)++;
}

TnError *tn_eval_interpreter_probe(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  TnStr id = TN_OP_ATTRS(op, interpreter_probe)->probe_id->str;
  const TnTensor *t = in[0];
  if (it->options.probe_dir && t->kind == TN_VALUE_TENSOR) {
    const char *path = probe_path(it, id, count_run(it, id));
    TN_TRY(tn_file_write(path, npy_header(it, t), t->data, t->bytes));
    TN_TRY(append_index(it, op, id, path));
  }
  return tn_tensor_pass(it, op, 0, in, 0, out);
}

// ---------------------------------------------------------------------------------------------------------------
// check.expect_serialized_eq

static TnError *compare_file(TnInterp *it, const TnOp *op, const TnTensor *want, const char *path, const TnFile *f) {
  TnStr header = npy_header(it, want);
  if (f->n != header.n + want->bytes || memcmp(f->p, header.p, header.n))
    return tn_interp_fail_with(it, op, TN_FAILED_PRECONDITION, "%s holds another type or shape than %s", path,
                          tn_type_text(&it->scratch, op->operands[0]->type));
  TnTensor *got;
  TN_TRY(tn_tensor_new(it, (TnDtype)want->dtype, want->elem, want->rank, want->dims, &got));
  if (got->bytes) memcpy(got->data, f->p + header.n, got->bytes);
  TN_TRY(
      tn_check_tensors(it, op, TN_STR("check.expect_serialized_eq"), &(TnCheckRule){.kind = TN_CHECK_EQ}, got, want));
  tn_tensor_release(it, got);
  return NULL;
}

TnError *tn_eval_check_expect_serialized_eq(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  const Tn_check_serialized_attrs *a = TN_OP_ATTRS(op, check_serialized);
  if (!it->options.probe_dir)
    return tn_interp_fail_with(it, op, TN_FAILED_PRECONDITION, "no folder for probes is given (probe_dir)");
  const char *path = probe_path(it, a->probe_id->str, (uint64_t)tn_attr_int_or(a->iteration, 0));
  TnFile f;
  TN_TRY(tn_file_map(path, &f));
  TnFile *open = &it->open_file;
  *open = f;  // where the interpreter finds it should memory run out
  TnError *e = compare_file(it, op, in[0], path, open);
  tn_file_unmap(open);
  return e;
}

// ---------------------------------------------------------------------------------------------------------------
// interpreter.print: "%0 = tensor<2xi32> {...}", with the name that the value has in printed text

typedef struct Search {
  const TnOp *op;
  uint32_t n;  // numbers given to results before it
} Search;

static bool is_constant(const TnOp *op) { return op->opcode == TN_OP_constant || op->opcode == TN_OP_chlo_constant; }

static bool count_names(void *user, TnOp *op) {
  Search *s = user;
  if (op == s->op) return false;
  s->n += op->n_results && !is_constant(op);
  return true;
}

static void print_name(TnBuf *out, const TnInterp *it, const TnValue *v) {
  const TnOp *op = tn_value_op(v);
  if (!op || !it->func) {
    tn_buf_fmt(out, "%%arg%u", (unsigned)v->index);
    return;
  }
  Search s = {.op = op};
  tn_walk(&it->func->regions[0], count_names, &s);
  TnDtypeClass class = op->n_results ? tn_dtype_class(op->results[0].type->dtype) : TN_CLASS_NONE;
  bool is_int = class == TN_CLASS_BOOL || class == TN_CLASS_SINT || class == TN_CLASS_UINT;
  if (is_constant(op))
    tn_buf_z(out, is_int ? "%c" : "%cst");
  else
    tn_buf_fmt(out, "%%%u", s.n);
  if (op->n_results > 1) tn_buf_fmt(out, "#%u", (unsigned)v->index);
}

TnError *tn_eval_interpreter_print(TnInterp *it, const TnOp *op, TnTensor *const *in, TnTensor **out) {
  (void)out;
  if (!it->options.print) return NULL;
  TnBuf b = {.arena = &it->scratch};
  print_name(&b, it, op->operands[0]);
  tn_buf_z(&b, " = ");
  tn_tensor_print(&b, in[0], op->operands[0]->type);
  tn_buf_char(&b, '\n');
  it->options.print(it->options.print_user, tn_buf_view(&b));
  return NULL;
}

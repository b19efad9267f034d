// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Inference against the types that programs declare: every op of every program that verifies is asked again with its
// result types taken away, as a builder would. What comes back must fit what the program said; only ops whose results
// are the program's choice may ask for the type.
#include <dirent.h>
#include <sys/stat.h>

#include "ir/ir.h"
#include "test.h"
#include "text/text.h"

typedef struct Totals {
  int n_programs, n_inferred, n_open, n_failed;
} Totals;

typedef struct Job {
  const char *path;
  TnStr program;
  Totals *totals;
  TnModule *m;
} Job;

// Results that operands and attributes do not decide.
static bool is_open(const TnOp *op) {
  switch (op->opcode) {
    case TN_OP_bitcast_convert:
    case TN_OP_broadcast_in_dim:
    case TN_OP_builtin_cast:
    case TN_OP_chlo_ragged_dot:
    case TN_OP_constant:  // a quantized one holds integers
    case TN_OP_convert:
    case TN_OP_convolution:  // of quantized operands, as all products
    case TN_OP_custom_call:
    case TN_OP_dot:
    case TN_OP_dot_general:
    case TN_OP_dynamic_broadcast_in_dim:
    case TN_OP_dynamic_conv:
    case TN_OP_dynamic_iota:
    case TN_OP_dynamic_pad:
    case TN_OP_dynamic_reshape:
    case TN_OP_einsum:
    case TN_OP_infeed:
    case TN_OP_interpreter_run_parallel:
    case TN_OP_iota:
    case TN_OP_opaque:
    case TN_OP_real_dynamic_slice:
    case TN_OP_recv:
    case TN_OP_reshape:
    case TN_OP_rng:
    case TN_OP_rng_bit_generator:
    case TN_OP_sdy_manual_computation:
    case TN_OP_tensor_cast:
    case TN_OP_uniform_quantize: return true;
    default: return false;
  }
}

static void fail(Job *j, const TnOp *op, const char *what) {
  if (j->totals->n_failed++ < 20) printf("%s:%u: %s: %s\n", j->path, op->line, tn_op_name(op), what);
}

static bool infer_again(void *user, TnOp *op) {
  Job *j = user;
  if (op->n_results == 0) return true;
  const TnType **declared = tn_new_n(&j->m->arena, const TnType *, op->n_results);
  const TnType **inferred = tn_new_n(&j->m->arena, const TnType *, op->n_results);
  for (uint32_t i = 0; i < op->n_results; i++) {
    declared[i] = op->results[i].type;
    op->results[i].type = NULL;
  }
  TnDiags diags = {0};
  bool ok = tn_infer_op(j->m, op, &diags, inferred);
  TnError *e = tn_diags_finish(&diags);
  if (!ok && (!is_open(op) || !strstr(e->message, "must be given"))) fail(j, op, e->message);
  tn_error_destroy(e);
  for (uint32_t i = 0; i < op->n_results; i++) {
    op->results[i].type = declared[i];
    if (ok && !is_open(op) && !tn_type_compatible(declared[i], inferred[i]))
      fail(j, op, tn_type_text(&j->m->arena, inferred[i]));
  }
  if (ok)
    j->totals->n_inferred++;
  else
    j->totals->n_open++;
  return true;
}

// Programs that are taken with a warning declare other types than the specification's; there is nothing to infer.
static void note_warning(void *user, const TnDiag *diag) {
  if (diag->severity == TN_WARNING) *(bool *)user = true;
}

static TnError *infer_program(void *arg) {
  Job *j = arg;
  bool is_warned = false;
  TnDiags diags = {.emit = note_warning, .user = &is_warned};
  TnError *e = tn_text_parse(j->m, j->program, &(TnParseOptions){.first_line = 1}, &diags);
  if (!e) e = tn_verify(j->m, &(TnVerifyOptions){.allow_unregistered = true}, &diags);
  if (e) {  // a negative test
    tn_error_destroy(e);
    return NULL;
  }
  if (is_warned) return NULL;
  j->totals->n_programs++;
  tn_walk(&j->m->root->regions[0], infer_again, j);
  return NULL;
}

static void infer_file(const char *path, Totals *totals) {
  TnFile file;
  TnError *e = tn_file_map(path, &file);
  CHECK(e == NULL);
  if (e) return;
  size_t at = 0;
  uint32_t line = 1, first;
  Job j = {.path = path, .totals = totals};
  while (tn_text_next_chunk((TnStr){(const char *)file.p, file.n}, &at, &line, &j.program, &first)) {
    j.m = tn_module_create();
    CHECK(tn_module_run(j.m, infer_program, &j) == NULL);
    tn_module_destroy(j.m);
  }
  tn_file_unmap(&file);
}

static void infer_folder(const char *path, Totals *totals) {
  DIR *dir = opendir(path);
  for (struct dirent *d; dir && (d = readdir(dir));) {
    char inner[1024];
    struct stat st;
    size_t n = strlen(d->d_name);
    snprintf(inner, sizeof inner, "%s/%s", path, d->d_name);
    if (d->d_name[0] == '.' || stat(inner, &st)) continue;
    if (S_ISDIR(st.st_mode))
      infer_folder(inner, totals);
    else if (n > 5 && strcmp(d->d_name + n - 5, ".mlir") == 0)
      infer_file(inner, totals);
  }
  if (dir) closedir(dir);
}

static void infer_all(const char *path) {
  Totals totals = {0};
  infer_folder(path, &totals);
  if (totals.n_programs == 0) SKIP("no ../shared beside the repository");
  printf("%s: %d programs, %d ops inferred, %d left to the program, %d failed\n", path, totals.n_programs,
         totals.n_inferred, totals.n_open, totals.n_failed);
  CHECK_INT(totals.n_failed, 0);
  CHECK(totals.n_inferred > totals.n_open);
}

TN_TEST(own_programs) { infer_all("test/verify"); }
TN_TEST(test_data) { infer_all("../shared/conformance/testdata"); }
TN_TEST(interpreter_programs) { infer_all("../shared/conformance/interpret"); }
TN_TEST(corpus) { infer_all("../shared/corpus"); }

int main(void) {
  RUN(own_programs);
  RUN(test_data);
  RUN(interpreter_programs);
  RUN(corpus);
  return test_report();
}

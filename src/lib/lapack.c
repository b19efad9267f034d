// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Rare decompositions, by the library of LAPACK, which is loaded when a program that needs it is compiled. One routine
// for all of them: it follows a spec (ir/custom_call.h) and hands over what Fortran wants, by reference and with
// columns together.
#include "lib/lib_priv.h"
#include "lib/tile.h"

// An argument of the Fortran routine.
typedef struct TnLapackArg {
  char kind;           // of the spec: '[' an array, W R I B rooms, F, ! the info; 'v' a value
  char type;           // of an array
  int32_t value;       // of an option its character, first; of an array the bytes that the routine does not see
  int64_t rows, columns;
  size_t bytes, at;    // of an element; where in the slot
  int operand, result; // -1: none
} TnLapackArg;

typedef void Routine(void *, void *, void *, void *, void *, void *, void *, void *, void *, void *, void *, void *,
                     void *, void *, void *, void *, void *, void *, void *, void *);
enum { MOST_ARGS = 20 };

static int32_t size_of(const TnLibLapack *p, char letter) { return letter == '1' ? 1 : p->sizes[letter - 'a']; }

static int index_of(char c) { return c == '-' ? -1 : c - '0'; }

static size_t element_bytes(const TnLibLapack *p, char type) {
  return type == 'I' ? 4 : tn_dtype_bytes(type == 'T' ? p->type : tn_dtype_real(p->type));
}

static void read_spec(TnLibLapack *p) {
  const char *option = p->options;
  const TnLapackArg *last = NULL;
  int32_t skip = 0;
  for (const char *at = p->spec; *at; at++) {
    TnLapackArg *a = &p->args[p->n_args];
    *a = (TnLapackArg){.kind = *at, .operand = -1, .result = -1};
    switch (*at) {
      case '+': skip = (int32_t)element_bytes(p, 'T'); continue;
      case '?': a->kind = 'v', memcpy(&a->value, option++, 1), at++; break;
      case 'L': a->kind = 'v', a->value = (int32_t)tn_max_i64(1, last->rows); break;
      case '!': a->result = index_of(*++at); break;
      case '[':
        *a = (TnLapackArg){'[', at[1], skip, size_of(p, at[2]), size_of(p, at[3]), element_bytes(p, at[1]), 0,
                           index_of(at[4]), index_of(at[5])};
        last = a, skip = 0, at += 6;
        break;
      case 'W':
      case 'R':
      case 'I':
      case 'B':
      case 'F': break;
      case 'w':
      case 'r':
      case 'i': a->value = -1; break;
      default: a->kind = 'v', a->value = size_of(p, *at); break;
    }
    p->n_args++;
  }
}

// Characters have their lengths behind the other arguments: ones, which nobody else reads.
static void call(const TnLibLapack *p, uint8_t *slot, int32_t *info) {
  void *x[MOST_ARGS];
  for (size_t i = 0; i < MOST_ARGS; i++) x[i] = (void *)(uintptr_t)1;
  for (size_t i = 0; i < p->n_args; i++) {
    TnLapackArg *a = &p->args[i];
    switch (a->kind) {
      case 'F': x[i] = NULL; break;
      case '!': x[i] = info; break;
      case '[':
      case 'W':
      case 'R':
      case 'I':
      case 'B': x[i] = slot + a->at + a->value; break;
      default: x[i] = &a->value; break;
    }
  }
  Routine *routine;
  memcpy(&routine, &p->routine, sizeof routine);
  routine(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], x[8], x[9], x[10], x[11], x[12], x[13], x[14], x[15], x[16],
          x[17], x[18], x[19]);
}

// Elements of rooms: what the routine says of itself, else what the manual asks for.
static void set_rooms(TnLibLapack *p) {
  uint8_t answers[3 * 64] = {0};
  int32_t info = 0;
  bool has_query = false;
  for (size_t i = 0; i < p->n_args; i++) {
    TnLapackArg *a = &p->args[i];
    if (a->kind == 'W') a->at = 0, a->bytes = tn_dtype_bytes(p->type);
    if (a->kind == 'R') a->at = 64, a->bytes = element_bytes(p, 'R');
    if (a->kind == 'I' || a->kind == 'B') a->at = 128, a->bytes = 4;
    has_query |= a->kind == 'w';
  }
  if (has_query) call(p, answers, &info);
  const TnDtype real = tn_dtype_real(p->type);
  const int64_t n = p->sizes['n' - 'a'], m = tn_max_i64(n, p->sizes['m' - 'a']);
  int32_t n_ints;
  memcpy(&n_ints, answers + 128, 4);
  const int64_t work = (int64_t)(tn_load_f64(real, answers) * 1.000001) + 1;
  const int64_t reals = tn_max_i64((int64_t)(tn_load_f64(real, answers + 64) * 1.000001) + 1, 7 * m * (n + 2));
  const int64_t ints = tn_max_i64(n_ints, 8 * m + 8);
  for (size_t i = 0; i < p->n_args; i++) {
    TnLapackArg *a = &p->args[i];
    a->columns = a->kind == '[' ? a->columns : 1;
    if (a->kind == 'W' || a->kind == 'w') a->rows = work;
    if (a->kind == 'R' || a->kind == 'r') a->rows = reals;
    if (a->kind == 'I' || a->kind == 'B' || a->kind == 'i') a->rows = ints;
    if (a->kind == 'w' || a->kind == 'r' || a->kind == 'i') a->value = (int32_t)tn_min_i64(a->rows, INT32_MAX);
    if (!a->bytes) continue;
    a->at = p->slot_bytes;
    p->slot_bytes += tn_round_scratch((size_t)(a->rows * a->columns) * a->bytes + 64);
  }
}

bool tn_lib_lapack_prepare(TnArena *a, TnLibLapack *p) {
  void *library;
  p->args = tn_new_n(a, TnLapackArg, MOST_ARGS);
  TnError *e = tn_library_open("liblapack.so.3", &library);
  // It stays for as long as the process does: what it gives has no owner that ends.
  p->routine = e ? NULL : tn_library_symbol(library, p->symbol);
  tn_error_destroy(e);
  if (!p->routine) return false;
  read_spec(p);
  set_rooms(p);
  return true;
}

// Column k of eigenvectors as geev packs them: real ones, or real and imaginary parts of a pair in two columns.
static void write_vectors(const TnLibLapack *p, const uint8_t *from, const uint8_t *imaginary, uint8_t *to) {
  const TnDtype real = p->type, complex = real == TN_F32 ? TN_C64 : TN_C128;
  const size_t bytes = tn_dtype_bytes(real);
  const int64_t n = p->sizes['n' - 'a'];
  for (int64_t k = 0; k < n; k++) {
    const double turn = tn_load_f64(real, imaginary + (size_t)k * bytes);
    const int64_t re = turn < 0 && k > 0 ? k - 1 : k, im = re + 1 < n ? re + 1 : re;
    for (int64_t r = 0; r < n; r++) {
      const double x = tn_load_f64(real, from + (size_t)(re * n + r) * bytes);
      const double y = tn_load_f64(real, from + (size_t)(im * n + r) * bytes);
      tn_store_c128(complex, to + (size_t)(r * n + k) * 2 * bytes, (TnC128){x, turn < 0 ? -y : turn > 0 ? y : 0});
    }
  }
}

static void one_matrix(const TnLibCall *run, int64_t i, uint8_t *slot) {
  const TnLibLapack *p = run->params;
  int32_t info = 0;
  for (const TnLapackArg *a = p->args; a < p->args + p->n_args; a++) {
    const size_t bytes = (size_t)(a->rows * a->columns) * a->bytes;
    if (a->kind == '[' && a->operand < 0) memset(slot + a->at, 0, bytes);
    else if (a->kind == '[')
      tn_transpose_block(a->bytes, (const uint8_t *)run->bufs[a->operand] + (size_t)i * bytes,
                         (size_t)a->columns * a->bytes, slot + a->at, (size_t)a->rows * a->bytes, a->columns, a->rows);
  }
  call(p, slot, &info);
  const uint8_t *last = NULL;
  for (const TnLapackArg *a = p->args; a < p->args + p->n_args; a++) {
    const size_t bytes = (size_t)(a->rows * a->columns) * a->bytes;
    uint8_t *to = a->result < 0 ? NULL : (uint8_t *)run->bufs[p->n_operands + (size_t)a->result] + (size_t)i * bytes;
    if (a->kind == '!' && to) memcpy((int32_t *)(void *)to + i, &info, 4);
    if (a->kind != '[') continue;
    if (a->type == 'V') write_vectors(p, slot + a->at, last, to + (size_t)i * bytes);
    else if (to)
      tn_transpose_block(a->bytes, slot + a->at, (size_t)a->rows * a->bytes, to, (size_t)a->columns * a->bytes, a->rows,
                         a->columns);
    if (a->type != 'V') last = slot + a->at;
  }
}

size_t tn_lib_lapack_scratch(const TnLibLapack *p) { return p->slot_bytes * tn_lib_slots(p->threads, p->batch); }

static void run_matrices(void *arg, int64_t slot, int64_t begin, int64_t end) {
  const TnLibCall *run = arg;
  const TnLibLapack *p = run->params;
  for (int64_t i = begin; i < end && !tn_lib_is_cancelled(run); i++)
    one_matrix(run, i, (uint8_t *)run->scratch + (size_t)slot * p->slot_bytes);
}

TnError *tn_lib_lapack(TnLibCall *run) {
  const TnLibLapack *p = run->params;
  tn_lib_split(run, run_matrices, run, p->batch, 1, p->threads);
  return tn_lib_finish(run);
}

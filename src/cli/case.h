// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Case folders: a program with its inputs and answers.
//   case.txt    lines `name N`, `about TEXT`, `tags T...`, `bench 0|1`, `donate I...`,
//               `in I TYPE SHAPE file F`, `in I TYPE SHAPE gen uniform|int SEED LO HI`,
//               `out I TYPE SHAPE file F exact`, `out I TYPE SHAPE file F atol A xla_err E [rtol R]`
//   program.mlirbc or program.mlir, *.npy
#ifndef TENON_CLI_CASE_H
#define TENON_CLI_CASE_H

#include "tenon/tenon.h"

enum { CASE_MAX_RANK = 64 };  // as NumPy has it

typedef struct CaseValue {
  TnElementType type;
  size_t rank;
  int64_t dims[CASE_MAX_RANK];
  char file[128];          // "" when generated
  bool is_int;             // gen int, else gen uniform
  uint64_t seed;
  double lo, hi;
  bool exact;
  double atol, rtol;
} CaseValue;

typedef struct Case {
  char folder[1024];
  char name[128];
  bool bench;
  size_t n_inputs, n_outputs;
  CaseValue *inputs, *outputs;
  uint32_t donated[64];  // inputs
  size_t n_donated;
} Case;

bool case_is_folder(const char *path);  // has a case.txt
TnError *case_load(const char *folder, Case *out);
void case_free(Case *c);
// "folder/program.mlirbc", or program.mlir when that is absent or prefer_text.
void case_program(const Case *c, bool prefer_text, char *out, size_t n);
// The inputs as buffers: n_inputs of them, all or none.
TnError *case_inputs(TnContext *context, const Case *c, TnBuffer **out);
// Compares the outputs with the answers; an error says which element is off and by how much. *out_max_error is the
// largest absolute error (NaN and infinity, where equal, count 0).
TnError *case_check(TnContext *context, const Case *c, TnBuffer *const *outputs, double *out_max_error);

// "gen uniform SEED LO HI" or "gen int SEED LO HI" into a value; false when it is neither.
bool case_parse_generator(const char *text, CaseValue *out);
TnError *case_generate(TnContext *context, const CaseValue *v, TnBuffer **out);

#endif  // TENON_CLI_CASE_H

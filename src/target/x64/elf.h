// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// ELF64 files of machine code: to be linked, or to tell a debugger of code that is in memory.
#ifndef TENON_TARGET_X64_ELF_H
#define TENON_TARGET_X64_ELF_H

#include "target/target.h"
#include "target/x64/gen.h"

typedef struct TnXSymbol {
  const char *name;
  size_t at, n;
  bool is_data;    // in the constants, else a function
  bool is_global;  // these last
  TnXUnwind unwind;
} TnXSymbol;

typedef struct TnXElf {
  const uint8_t *text, *data;  // code, constants
  size_t text_n, data_n;
  uint64_t address;  // where the code is in memory; 0: it is to be linked
  TN_VEC(TnXSymbol) symbols;
  TN_VEC(uint32_t) fixups;  // displacements in the code to the constants, as if those began where the code does
} TnXElf;

// The code of kernels: its bytes in memory, a symbol for each piece; where each kernel's begins, kernel_at may be NULL.
void tn_x_describe(TnArena *arena, const TnKCode *code, TnXElf *out, size_t *kernel_at);
void tn_x_elf_write(TnBuf *out, const TnXElf *e);

#endif  // TENON_TARGET_X64_ELF_H

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

// A 4-byte displacement in the code, relative to its end.
typedef enum TnXFixupTo {
  TN_XF_DATA,   // to a place in the constants: the code has it as if these began where the code does
  TN_XF_STATE,  // to the 8 bytes of the file that can be written and are 0 at first
  TN_XF_CALL,   // of a call, to an outer function
  TN_XF_TABLE,  // to the linker's pointer to an outer function
} TnXFixupTo;

typedef struct TnXFixup {
  uint32_t at;
  uint8_t to;        // TnXFixupTo
  uint8_t function;  // in outer
} TnXFixup;

typedef struct TnXElf {
  const uint8_t *text, *data;  // code, constants
  size_t text_n, data_n;
  uint64_t address;  // where the code is in memory; 0: it is to be linked
  TN_VEC(TnXSymbol) symbols;
  TN_VEC(TnXFixup) fixups;
  const char *const *outer;  // functions of other files
  unsigned n_outer;
} TnXElf;

// The code of kernels: its bytes in memory, a symbol for each piece; where each kernel's begins, kernel_at may be NULL.
void tn_x_describe(TnArena *arena, const TnKCode *code, TnXElf *out, size_t *kernel_at);
// Where the code of kernels calls functions: of `mov rax, function` in it, 10 bytes long.
typedef struct TnXCallSite {
  size_t at;
  bool is_masked;  // tn_k_call_some, else tn_k_call_run
} TnXCallSite;
typedef TN_VEC(TnXCallSite) TnXCallSites;
void tn_x_find_calls(TnArena *arena, const TnKCode *code, TnXCallSites *out);
void tn_x_elf_write(TnBuf *out, const TnXElf *e);

#endif  // TENON_TARGET_X64_ELF_H

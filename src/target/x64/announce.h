// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Telling profilers and debuggers of code in memory.
#ifndef TENON_TARGET_X64_ANNOUNCE_H
#define TENON_TARGET_X64_ANNOUNCE_H

#include "target/x64/elf.h"

TnError *tn_x_tell_perf(TnArena *arena, const TnXElf *e);  // lines of /tmp/perf-PID.map
// What GDB knows the code by, until tn_x_forget_gdb: its JIT interface, one list a process.
typedef struct TnXGdbEntry TnXGdbEntry;
TnXGdbEntry *tn_x_tell_gdb(TnArena *arena, const TnXElf *e);  // lives on the arena
void tn_x_forget_gdb(TnXGdbEntry *entry);                     // NULL is fine

#endif  // TENON_TARGET_X64_ANNOUNCE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// perf reads names of addresses from /tmp/perf-PID.map. GDB stops at __jit_debug_register_code and reads the list that
// __jit_debug_descriptor begins: both names, and the layout, are GDB's. The list is one of the process, so it is the
// one thing here that is not an executable's.
#include "target/x64/announce.h"

#include <pthread.h>
#include <stdio.h>

TnError *tn_x_tell_perf(TnArena *arena, const TnXElf *e) {
  TnBuf lines = {.arena = arena};
  for (size_t i = 0; i < e->symbols.n; i++) {
    const TnXSymbol *s = &e->symbols.data[i];
    tn_buf_fmt(&lines, "%llx %zx tenon:%s\n", (unsigned long long)(e->address + s->at), s->n, s->name);
  }
  char path[64];
  snprintf(path, sizeof path, "/tmp/perf-%lu.map", tn_process_id());
  return tn_file_append(path, lines.p, lines.n);
}

struct TnXGdbEntry {
  TnXGdbEntry *next, *prev;
  const char *symfile;
  uint64_t symfile_bytes;
};

typedef struct Descriptor {
  uint32_t version, action;  // 1 registered, 2 forgotten
  TnXGdbEntry *relevant, *first;
} Descriptor;

__attribute__((visibility("default"))) void __jit_debug_register_code(void);
extern __attribute__((visibility("default"))) Descriptor __jit_debug_descriptor;
Descriptor __jit_debug_descriptor = {.version = 1};
__attribute__((noinline)) void __jit_debug_register_code(void) { __asm__ volatile("" ::: "memory"); }

static pthread_mutex_t gdb_lock = PTHREAD_MUTEX_INITIALIZER;

static void tell(TnXGdbEntry *entry, uint32_t action) {
  __jit_debug_descriptor.relevant = entry;
  __jit_debug_descriptor.action = action;
  __jit_debug_register_code();
}

TnXGdbEntry *tn_x_tell_gdb(TnArena *arena, const TnXElf *e) {
  TnBuf file = {.arena = arena};
  TnXGdbEntry *entry = tn_new(arena, TnXGdbEntry);
  tn_x_elf_write(&file, e);
  entry->symfile = file.p;
  entry->symfile_bytes = file.n;
  pthread_mutex_lock(&gdb_lock);
  TnXGdbEntry *first = __jit_debug_descriptor.first;
  entry->next = first;
  if (first) first->prev = entry;
  __jit_debug_descriptor.first = entry;
  tell(entry, 1);
  pthread_mutex_unlock(&gdb_lock);
  return entry;
}

void tn_x_forget_gdb(TnXGdbEntry *entry) {
  if (!entry) return;
  pthread_mutex_lock(&gdb_lock);
  if (entry->next) entry->next->prev = entry->prev;
  *(entry->prev ? &entry->prev->next : &__jit_debug_descriptor.first) = entry->next;
  tell(entry, 2);
  pthread_mutex_unlock(&gdb_lock);
}

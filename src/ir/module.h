// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The module: owner of everything that a program consists of.
#ifndef TENON_IR_MODULE_H
#define TENON_IR_MODULE_H

#include "ir/op.h"

// Interned attributes: open addressing by what they are made of, n_slots a power of two.
typedef struct TnAttrTable {
  const TnAttr **slots;
  uint32_t *hashes;  // of those in the slots; 0: a free slot
  size_t n, n_slots;
  uint64_t seed;
  TnStr recent[64];  // strings kept lately: locations share theirs
} TnAttrTable;

struct TnModule {
  TnArena arena;  // ops, types, attributes, strings, decoded literals
  TnOp *root;                          // builtin.module
  TnStr name;                          // of the input ("x.mlir"), for messages
  TnStr source;                        // the input text, empty for bytecode; kept for carets in messages
  TnMap types;    // interning tables
  TnAttrTable attrs;
  TnMap resources;   // dense_resource key -> TnResource *
  TnMap use_orders;  // what bytecode said about the order of uses of values, to say it again (bytecode/uses.h)
  const TnType *scalars[TN_N_DTYPES];  // element types by dtype, filled on first use
  TnFile file;                         // the input when the module owns it (constants may point into it)
  uint32_t n_ops;                      // ids given by the last tn_module_renumber
  TnGuard guard;  // taken by arena when memory runs out
};

// Bytes of a dense_resource: data after its alignment prefix.
typedef struct TnResource {
  uint32_t alignment;
  const uint8_t *data;
  size_t n;
} TnResource;

// NULL when memory is out. The caller sets guards with tn_module_run before pushing anything.
TnModule *tn_module_create(void);
TN_API void tn_module_destroy(TnModule *m);
// Runs fn(arg) with the module's arena guarded: out of memory inside becomes RESOURCE_EXHAUSTED. Nested calls are fine.
TnError *tn_module_run(TnModule *m, TnError *(*fn)(void *arg), void *arg);
TnError *tn_module_run_watched(TnModule *m, const TnWatch *watch, TnError *(*fn)(void *arg), void *arg);
// Interned copies of bytes.
TnStr tn_module_str(TnModule *m, TnStr s);

// Numbers ops densely over the module and values densely within each isolated op (every function is a space of its
// own: arguments first, then results in order, nested regions included).
void tn_module_renumber(TnModule *m);
static inline uint32_t tn_op_n_values(const TnOp *isolated) {
  return isolated->n_regions ? isolated->regions[0].n_values : 0;
}
// The func.func (or other symbol op) of this name directly in the module; NULL when there is none.
TnOp *tn_module_find_symbol(const TnModule *m, TnStr name);
const TnType *tn_func_type(const TnOp *func);  // its function_type
TnStr tn_symbol_name(const TnOp *op);          // sym_name of a SYMBOL op, empty when absent

// Structural equality of two modules (source positions do not count; location attributes only when with_locations);
// false with where they differ in *out_difference, when given, on arena.
bool tn_module_equal(const TnModule *a, const TnModule *b, bool with_locations, TnArena *arena, TnStr *out_difference);
// A deep copy in a new module that shares nothing with the old one.
TnError *tn_module_clone(const TnModule *m, TnModule **out);
// The same, but types, attributes, resources and the source text stay where they are: m must outlive the copy.
TnError *tn_module_clone_sharing(const TnModule *m, TnModule **out);

// Walks every op of the region and of nested regions, parents before children; stops when fn returns false.
bool tn_walk(const TnRegion *r, bool (*fn)(void *user, TnOp *op), void *user);

#endif  // TENON_IR_MODULE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Ops, values and regions of the module IR, and the op table.
#ifndef TENON_IR_OP_H
#define TENON_IR_OP_H

#include "ir/attr.h"

typedef enum TnOpcode {
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs) TN_OP_##id,
#include "ir/ops.def"
#undef TN_OP
  TN_N_OPS
} TnOpcode;

typedef enum TnOpKind {
  TN_KIND_EW,
  TN_KIND_BROADCAST_EW,
  TN_KIND_GENERATE,
  TN_KIND_MOVE,
  TN_KIND_BODY,
  TN_KIND_COMPOUND,
  TN_KIND_LINALG,
  TN_KIND_DOT,
  TN_KIND_CONTROL,
  TN_KIND_CALL,
  TN_KIND_TUPLE,
  TN_KIND_COMM_OP,
  TN_KIND_TERMINATE,
  TN_KIND_MODULE,
  TN_KIND_CHECK,
  TN_KIND_SHARD,
  TN_KIND_OPAQUE,
} TnOpKind;

enum {
  TN_TRAIT_PURE = 1,          // no effect but its results
  TN_TRAIT_SAME = 2,          // all operand and result types compatible
  TN_TRAIT_COMM = 4,          // operands 0 and 1 may be exchanged
  TN_TRAIT_TERM = 8,          // ends a region
  TN_TRAIT_ISOLATED = 16,     // its regions see no outer values
  TN_TRAIT_SYMBOL = 32,       // has sym_name
  TN_TRAIT_NO_TERM = 64,      // its regions need no terminator
  TN_TRAIT_BODY_EFFECT = 128  // pure when the ops in its regions are
};

// Operand, result and region counts: n >= 0 exactly n; otherwise at least TN_MIN_OF(n).
#define TN_MIN_OF(count) (-1 - (count))
static inline bool tn_count_ok(int spec, size_t n) {
  return spec >= 0 ? n == (size_t)spec : n >= (size_t)TN_MIN_OF(spec);
}

typedef struct TnOpInfo {
  uint16_t name;  // tn_op_full_name
  int8_t operands, results, regions;
  uint8_t kind;  // TnOpKind
  uint8_t traits;
  uint8_t n_attrs;
  uint8_t first_attr;  // in tn_attr_specs
} TnOpInfo;
extern const TnAttrSpec tn_attr_specs[];  // of all sets of attributes, one behind the other
extern const TnOpInfo tn_op_info[TN_N_OPS];
// "stablehlo.add"; none is tenon.opaque, which stands for ops of unknown dialects.
bool tn_opcode_find(TnStr name, TnOpcode *out);
static inline const TnAttrSpec *tn_op_specs(const TnOpInfo *o) { return &tn_attr_specs[o->first_attr]; }
const char *tn_op_full_name(const TnOpInfo *o);  // "stablehlo.add"
TnStr tn_op_dialect(const TnOpInfo *o);          // "stablehlo"
const char *tn_op_mnemonic(const TnOpInfo *o);   // "add"
static inline bool tn_op_is_of(const TnOpInfo *o, const char *dialect) { return tn_str_is(tn_op_dialect(o), dialect); }

// Typed views of an op's attribute array: TN_OP_ATTRS(op, slice)->start_indices. NULL when absent.
#define TN_ATTRS(set)               \
  typedef struct Tn_##set##_attrs { \
    const TnAttr *
#define TN_ATTR(set, name, kind, aux, presence) name, *
#define TN_END(set) \
  end_;             \
  }                 \
  Tn_##set##_attrs;
#include "ir/attrs.def"
#define TN_OP_ATTRS(op, set) ((const Tn_##set##_attrs *)(const void *)(op)->attrs)

// Slot numbers: TN_SLOT_slice_start_indices, ...
#define TN_ATTRS(set) enum {
#define TN_ATTR(set, name, kind, aux, presence) TN_SLOT_##set##_##name,
#define TN_END(set) \
  TN_N_SLOTS_##set  \
  }                 \
  ;
#include "ir/attrs.def"

typedef struct TnOp TnOp;
typedef struct TnRegion TnRegion;

// A result of an op or an argument of a region. id is dense within the enclosing isolated op (function) after
// tn_module_renumber; side tables are arrays indexed by it.
typedef struct TnValue {
  const TnType *type;
  union {
    TnOp *op;
    TnRegion *region;
  } def;
  uint32_t id;
  uint32_t index : 31, is_arg : 1;
} TnValue;

// A region of an op. StableHLO regions have at most one block, so block and region are one thing here.
struct TnRegion {
  TnOp *op;  // the op that holds it
  TnOp *first, *last;
  TnValue *args;
  const TnAttr **arg_locs;  // n_args of them, or NULL when all unknown
  uint32_t n_args;
  uint32_t n_values;  // first region of an isolated op: values inside it, from the last tn_module_renumber
  bool has_block;     // false: an external function's empty region
};

struct TnOp {
  uint16_t opcode;
  uint16_t n_regions;
  uint32_t n_operands, n_results;
  uint32_t id;         // dense within the module after tn_module_renumber
  uint32_t line, col;  // where the op begins in the input text, 0 when it did not come from text
  TnRegion *parent;    // NULL for the root
  TnOp *prev, *next;
  const TnAttr *dict;  // discardable attributes: DICT, or NULL when there are none
  const TnAttr *loc;   // LOC, or NULL for unknown
  TnValue **operands;
  TnValue *results;
  TnRegion *regions;
  const TnAttr *attrs[];  // inherent attributes, tn_op_info[opcode].n_attrs of them, NULL when absent
};

static inline const TnOpInfo *tn_op_get_info(const TnOp *op) { return &tn_op_info[op->opcode]; }
const char *tn_op_name(const TnOp *op);        // "stablehlo.add"; of an opaque op the name it was read with
const char *tn_op_short_name(const TnOp *op);  // what messages call it: the mnemonic alone of ops of stablehlo
static inline TnOp *tn_value_op(const TnValue *v) { return v->is_arg ? NULL : v->def.op; }  // NULL for arguments
static inline TnRegion *tn_value_region(const TnValue *v) { return v->is_arg ? v->def.region : v->def.op->parent; }
static inline TnOp *tn_op_parent(const TnOp *op) { return op->parent ? op->parent->op : NULL; }
TnOp *tn_region_end(const TnRegion *r);  // the terminator, or NULL
// Whether a computation's region takes and gives the op's operands and results whole; else says of what it has parts.
bool tn_computation_is_whole(const TnOp *op, const char **out_what, uint32_t *out_index);
bool tn_region_loops(const TnRegion *r);  // there is a while in it
// The operands from this one on have the element type of the result.
bool tn_op_is_of_one_type(const TnOp *op, uint32_t first);
// The elementwise operation that op is (compare with its direction), TN_SCALAR_NONE when it is none of scalar.def.
TnScalarOp tn_op_scalar(const TnOp *op);
bool tn_op_is_elementwise(const TnOp *op);  // such an operation, a conversion or a choice
// Of a product or convolution: the dimension of the result that walks along this axis of the right operand, its output
// feature or the place of that free dimension behind batch and left free dimensions. -1 when the axis is summed over.
int64_t tn_op_result_axis(const TnOp *op, int64_t axis);
// The one commutative operation that result i of a body is of its arguments i and n + i, or NONE.
TnScalarOp tn_body_scalar(const TnRegion *body, uint32_t i, uint32_t n);
TnLoc tn_op_loc(const TnModule *m, const TnOp *op);  // text position, else what the location attribute says
// "<op>: <text>" at the op.
TnError *tn_op_fail(const TnModule *m, const TnOp *op, TnCode code, const char *fmt, ...) TN_PRINTF(4, 5);

// Deepest nesting of regions, types or attributes that a program may have; readers refuse more, so that code that
// walks a module may recurse.
#define TN_MAX_NESTING 512

#define TN_FOR_OPS(op, region) for (TnOp *op = (region)->first; op; op = op->next)

// Creates a detached op; operands NULL, result types NULL, regions empty, attributes absent: fill them in.
TnOp *tn_op_new(TnModule *m, TnOpcode code, size_t n_operands, size_t n_results, size_t n_regions);
// The two string attributes that stand in the module with their default when a program leaves them out; for readers.
void tn_op_fill_defaults(TnModule *m, TnOp *op);
void tn_region_init_args(TnModule *m, TnRegion *r, const TnType *const *types, size_t n);  // sets has_block
void tn_region_append(TnRegion *r, TnOp *op);
void tn_region_insert_before(TnOp *at, TnOp *op);
void tn_op_remove(TnOp *op);  // unlinks; the memory stays with the module

// Sets an inherent attribute by slot after checking it against the table; false with what was expected otherwise.
bool tn_op_set_attr(TnModule *m, TnOp *op, unsigned slot, const TnAttr *a, const char **out_expected);
int tn_op_find_slot(TnOpcode code, TnStr name);  // -1 when the op has no such inherent attribute

// Opcode, attributes and types of results (same.c); literals up to TN_LITERAL_COMPARED bytes by what they say, larger
// ones by where they lie. Bodies: short ones of the same ops on the same values.
enum { TN_LITERAL_COMPARED = 256 };
bool tn_op_same_kind(const TnOp *a, const TnOp *b);
bool tn_op_same_bodies(const TnOp *a, const TnOp *b);

#endif  // TENON_IR_OP_H

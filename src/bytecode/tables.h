// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What codes.def and vhlo.def say, as arrays and look-ups, for the reader and the writer.
#ifndef TENON_BYTECODE_TABLES_H
#define TENON_BYTECODE_TABLES_H

#include "bytecode/bytecode.h"

// A StableHLO version without its patch number, which never matters.
#define TN_V(major, minor) ((uint16_t)((major) << 8 | (minor)))
#define TN_V_NOW UINT16_MAX

typedef enum TnDialect {
  TN_DIALECT_builtin,
  TN_DIALECT_vhlo,
  TN_DIALECT_stablehlo,
  TN_DIALECT_chlo,
  TN_DIALECT_sdy,
  TN_DIALECT_OTHER,
} TnDialect;
TnDialect tn_dialect_find(TnStr name);  // TN_DIALECT_OTHER: one whose binary encodings are not known

// Codes of builtin attributes and types that have fields; those of the other dialects are in codes.def and below.
enum {
  TN_BUILTIN_ARRAY = 0,
  TN_BUILTIN_DICT = 1,
  TN_BUILTIN_STRING = 2,
  TN_BUILTIN_TYPED_STRING = 3,
  TN_BUILTIN_SYMBOL = 4,
  TN_BUILTIN_NESTED_SYMBOL = 5,
  TN_BUILTIN_TYPE = 6,
  TN_BUILTIN_UNIT = 7,
  TN_BUILTIN_INT = 8,
  TN_BUILTIN_FLOAT = 9,
  TN_BUILTIN_LOC_CALLSITE = 10,
  TN_BUILTIN_LOC_LINE_COL = 11,
  TN_BUILTIN_LOC_FUSED = 12,
  TN_BUILTIN_LOC_FUSED_META = 13,
  TN_BUILTIN_LOC_NAME = 14,
  TN_BUILTIN_LOC_UNKNOWN = 15,
  TN_BUILTIN_RESOURCE = 16,
  TN_BUILTIN_DENSE_ARRAY = 17,
  TN_BUILTIN_DENSE = 18,
  TN_BUILTIN_DENSE_STRING = 19,
  TN_BUILTIN_SPARSE = 20,
  TN_BUILTIN_DISTINCT = 21,
  TN_BUILTIN_LOC_RANGE = 22,
};
enum {
  TN_BUILTIN_TYPE_INTEGER = 0,
  TN_BUILTIN_TYPE_FUNCTION = 2,
  TN_BUILTIN_TYPE_COMPLEX = 9,
  TN_BUILTIN_TYPE_MEMREF = 10,
  TN_BUILTIN_TYPE_MEMREF_SPACE = 11,
  TN_BUILTIN_TYPE_TENSOR = 13,
  TN_BUILTIN_TYPE_TENSOR_ENCODED = 14,
  TN_BUILTIN_TYPE_TUPLE = 15,
  TN_BUILTIN_TYPE_UNRANKED = 18,
  TN_BUILTIN_TYPE_VECTOR = 19,
};
enum {
  TN_VHLO_ARRAY = 1,
  TN_VHLO_BOOL = 2,
  TN_VHLO_API_VERSION = 5,
  TN_VHLO_DICT = 6,
  TN_VHLO_FLOAT = 8,
  TN_VHLO_INT = 9,
  TN_VHLO_STRING = 14,
  TN_VHLO_TENSOR = 15,
  TN_VHLO_TYPE = 17,
};
enum {
  TN_VHLO_TYPE_COMPLEX = 1,
  TN_VHLO_TYPE_FUNCTION = 8,
  TN_VHLO_TYPE_TENSOR = 20,
  TN_VHLO_TYPE_TENSOR_ENCODED = 21,
  TN_VHLO_TYPE_TUPLE = 23,
  TN_VHLO_TYPE_QUANT = 24,
  TN_VHLO_TYPE_UNRANKED = 25,
  TN_VHLO_TYPE_QUANT_AXIS = 30,
  TN_VHLO_TYPE_BUFFER = 41,
  TN_VHLO_TYPE_FUTURE = 42,
};
enum { TN_STABLEHLO_TYPE_FUTURE = 1 };
enum { TN_LARGEST_API_VERSION = 4 };  // of custom_call

// First StableHLO version of the codes that have fields and are younger than 0.9.
#define TN_SINCE_QUANT_AXIS TN_V(0, 18)
#define TN_SINCE_BUFFER TN_V(1, 13)
#define TN_SINCE_FUTURE TN_V(1, 15)
#define TN_SINCE_LOC_RANGE TN_V(1, 9)        // before, locations are a line and a column
#define TN_SINCE_OTHER_DIALECTS TN_V(1, 11)  // ops and attributes of other dialects in portable artifacts

typedef struct TnCodeSimple {
  const char *text;
  uint16_t since;
  uint8_t dialect, code, kind, dtype;
} TnCodeSimple;
typedef struct TnCodeEnum {
  uint16_t since;
  uint8_t dialect, code, id;
} TnCodeEnum;
typedef struct TnCodeStruct {
  uint16_t since;
  uint8_t dialect, code, id;
  char fields[10];
} TnCodeStruct;

// By code, for readers. NULL: no such code.
const TnCodeSimple *tn_code_simple(TnDialect dialect, uint64_t code);
const TnCodeEnum *tn_code_enum(TnDialect dialect, uint64_t code);
const TnCodeStruct *tn_code_struct(TnDialect dialect, uint64_t code);
// By meaning, for writers. NULL: the dialect has no code for it.
const TnCodeSimple *tn_code_simple_for(TnDialect dialect, const TnType *t);
const TnCodeEnum *tn_code_enum_for(TnDialect dialect, TnEnumId id);
const TnCodeStruct *tn_code_struct_for(TnDialect dialect, const TnAttr *a);

// ---------------------------------------------------------------------------------------------------------------
// Records of ops that are not vhlo's: the slots of the op table, optional ones in the optional form. Segment sizes
// stand apart, after the rest.

// Position of an attribute among those that earlier releases lack, 1 the youngest; 0: all releases have it.
unsigned tn_code_younger(unsigned opcode, TnName attr, uint16_t *out_since);
bool tn_code_is_segments(const TnAttrSpec *spec);
enum { TN_N_SEGMENTS = 2 };  // of the one op that has them, chlo.scan: its inputs and its carries

// ---------------------------------------------------------------------------------------------------------------
// VHLO ops.

typedef struct TnVhloOp {
  uint16_t since, last;
  uint8_t opcode, number;  // of its form: 1 to 9
} TnVhloOp;
enum { TN_VHLO_MOST_NAME = 48 };
TnStr tn_vhlo_name(const TnVhloOp *op, char room[TN_VHLO_MOST_NAME]);  // without the dialect: "add_v1"
const TnVhloOp *tn_vhlo_find(TnStr name);                       // NULL: unknown
const TnVhloOp *tn_vhlo_for(unsigned opcode, uint16_t target);  // NULL: the op does not exist in that version
uint16_t tn_vhlo_since(unsigned opcode);                        // first version of the op; TN_V_NOW: none

typedef enum TnFill { TN_FILL_NONE, TN_FILL_ONES, TN_FILL_ZEROS, TN_FILL_PAIRS, TN_FILL_EMPTY } TnFill;
typedef enum TnExtent { TN_EXTENT_NONE, TN_EXTENT_SPATIAL, TN_EXTENT_WINDOW, TN_EXTENT_RANK } TnExtent;

// One attribute of an op's record: where its value belongs in the op table.
typedef struct TnRecordAttr {
  TnName name;
  int8_t slot;             // -1: dropped, a value exists in old records only
  int8_t field;            // of the exploded struct in slot; -1: the slot itself
  uint8_t fill;            // TnFill, when slot is -1
  const TnAttrSpec *spec;  // of the slot or field; NULL when slot is -1
} TnRecordAttr;
enum { TN_MAX_RECORD = 20 };
size_t tn_vhlo_record(const TnVhloOp *op, TnRecordAttr out[TN_MAX_RECORD]);  // in record order

bool tn_vhlo_is_exploded(TnStructId id);
bool tn_vhlo_is_without(unsigned opcode, TnName attr);  // no record has this attribute of the op table
unsigned tn_vhlo_added(unsigned opcode, TnName attr);   // number of the op from which records have it; usually 1

// What an absent attribute stands for when it is a list or tensor; TN_FILL_NONE: see the kind of the attribute.
TnFill tn_vhlo_default(unsigned opcode, TnName attr, TnExtent *out_extent);

// Why a target version cannot hold this op; NULL when it can. Attributes are not looked at but backend_config.
const char *tn_vhlo_obstacle(const TnOp *op, uint16_t target, uint16_t *out_needs);

#endif  // TENON_BYTECODE_TABLES_H

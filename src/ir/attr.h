// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes of the module IR: immutable values. All but dense elements are interned per module, so that equal
// attributes are the same pointer; tn_attr_equal compares structurally and works across modules.
#ifndef TENON_IR_ATTR_H
#define TENON_IR_ATTR_H

#include "ir/type.h"

// A name of the tables: where it begins among all of them (names.def).
typedef uint16_t TnName;
typedef struct TnAllNames {
#define TN_NAME(name) char in_##name[sizeof #name];
#include "ir/names.def"
} TnAllNames;
enum {
#define TN_NAME(name) TN_NAME_##name = offsetof(TnAllNames, in_##name),
#include "ir/names.def"
};
const char *tn_name(TnName name);

typedef enum TnAttrKind {
  TN_ATTR_UNIT,
  TN_ATTR_INT,          // i of `type` (integer or index); booleans are INT of i1
  TN_ATTR_FLOAT,        // bits of `type`
  TN_ATTR_STRING,       // str; type NULL unless typed
  TN_ATTR_SYMBOL,       // @str, nested @str::@items...
  TN_ATTR_ARRAY,        // items
  TN_ATTR_DICT,         // names + items, sorted by name
  TN_ATTR_TYPE,         // type
  TN_ATTR_DENSE,        // dense elements of tensor `type`
  TN_ATTR_RESOURCE,     // dense_resource<str> of tensor `type`; data found in TnModule.resources
  TN_ATTR_DENSE_ARRAY,  // array<type: data>
  TN_ATTR_ENUM,         // sub: TnEnumId, i: number
  TN_ATTR_STRUCT,       // sub: TnStructId, items: one per field, NULL when absent
  TN_ATTR_LOC,          // sub: TnLocKind
  TN_ATTR_OPAQUE,       // an attribute of an unknown dialect, affine maps, sparse elements: kept as text in str
} TnAttrKind;

typedef enum TnLocKind {
  TN_LOC_UNKNOWN,
  TN_LOC_FILE,      // str:pos[...]; n_pos 0 file only, 1 line, 2 line col, 3 line startcol endcol, 4 line col endline
                    // endcol
  TN_LOC_NAME,      // "str"(items[0]); items[0] always present (unknown when not written)
  TN_LOC_CALLSITE,  // items[0] callee, items[1] caller
  TN_LOC_FUSED,     // items; meta or NULL
} TnLocKind;

typedef enum TnEnumId {
#define TN_ENUM(id, dialect, mnemonic) TN_ENUM_##id,
#define TN_ENUM_VALUE(id, name, number)
#define TN_ENUM_END(id)
#include "ir/attrs.def"
  TN_N_ENUMS
} TnEnumId;

#define TN_ENUM(id, dialect, mnemonic) enum {
#define TN_ENUM_VALUE(id, name, number) TN_##id##_##name = number,
#define TN_ENUM_END(id) \
  }                     \
  ;
#include "ir/attrs.def"

typedef enum TnStructId {
#define TN_STRUCT(id, dialect, mnemonic) TN_STRUCT_##id,
#define TN_FIELD(id, name, kind, aux, presence)
#define TN_STRUCT_END(id)
#include "ir/attrs.def"
  TN_N_STRUCTS
} TnStructId;

// Index of each field: TN_FIELD_gather_offset_dims = 0, ...
#define TN_STRUCT(id, dialect, mnemonic) enum {
#define TN_FIELD(id, name, kind, aux, presence) TN_FIELD_##id##_##name,
#define TN_STRUCT_END(id) \
  TN_N_FIELDS_##id        \
  }                       \
  ;
#include "ir/attrs.def"

// What an attribute slot of an op or a field of a struct may hold.
typedef enum TnAttrSpecKind {
  TN_AK_ANY,
  TN_AK_UNIT,
  TN_AK_BOOL,  // INT of i1
  TN_AK_I32,
  TN_AK_I64,
  TN_AK_UI32,
  TN_AK_UI64,
  TN_AK_F32,
  TN_AK_F64,
  TN_AK_STR,   // STRING
  TN_AK_STRS,  // ARRAY of STRING
  TN_AK_SYM,   // SYMBOL
  TN_AK_SYMS,  // ARRAY of SYMBOL
  TN_AK_TYPE,
  TN_AK_I32S,          // DENSE_ARRAY of i32
  TN_AK_I64S,          // DENSE_ARRAY of i64 (1-D dense elements of i64, the older spelling, are converted)
  TN_AK_BOOLS,         // DENSE_ARRAY of i1 (dense elements converted likewise)
  TN_AK_ELEMENTS,      // DENSE or RESOURCE
  TN_AK_I64_ELEMENTS,  // DENSE of i64, any rank
  TN_AK_ARRAY,
  TN_AK_DICT,
  TN_AK_DICTS,    // ARRAY of DICT
  TN_AK_ENUM,     // aux: enum
  TN_AK_ENUMS,    // ARRAY of ENUM; aux: enum
  TN_AK_STRUCT,   // aux: struct
  TN_AK_STRUCTS,  // ARRAY of STRUCT; aux: struct
  TN_AK_GROUPS,   // replica groups: 2-D DENSE of i64, or STRUCT replica_group_mesh_axes
} TnAttrSpecKind;

typedef enum TnPresence { TN_REQUIRED, TN_OPTIONAL, TN_DEFAULTED } TnPresence;

typedef struct TnAttrSpec {
  TnName name;
  uint8_t kind;          // TnAttrSpecKind
  uint8_t aux;           // enum or struct
  uint8_t presence;      // TnPresence
  int8_t default_value;  // TN_DEFAULTED scalars; 0 also stands for the empty string, array or dictionary
} TnAttrSpec;

struct TnAttr {
  uint8_t kind;   // TnAttrKind
  uint8_t sub;    // TnEnumId, TnStructId, TnLocKind
  bool is_splat;  // DENSE: data holds one element that stands for all
  uint8_t n_pos;  // LOC_FILE
  uint32_t n;     // items
  TnStr str;
  union {
    struct {
      const TnAttr *const *items;
      union {
        const TnStr *names;   // DICT
        const TnAttr *meta;   // LOC_FUSED
        const TnAttr *child;  // LOC_NAME: items is this one
      };
    };
    uint32_t pos[4];  // LOC_FILE
  };
  // Locations end here: programs may have one for each op.
  const TnType *type;
  union {
    int64_t i;      // INT (sign- or zero-extended by its type), ENUM
    uint64_t bits;  // FLOAT: bit pattern; the value is tn_attr_f64
  };
  const uint8_t *data;  // DENSE, DENSE_ARRAY: little-endian elements, tn_dtype_bytes each; may be unaligned
  size_t data_bytes;
};

// An array of numbers has n elements and no items.
static inline size_t tn_attr_n_items(const TnAttr *a) { return a->kind == TN_ATTR_DENSE_ARRAY ? 0 : a->n; }
static inline const TnAttr *tn_attr_meta(const TnAttr *a) {  // NULL where there is none
  return a->kind == TN_ATTR_LOC && a->sub == TN_LOC_FUSED ? a->meta : NULL;
}

// ---- constructors. Strings, arrays and items are copied into the module; dense data is not.
const TnAttr *tn_attr_unit(TnModule *m);
// An attribute of another module, but dense elements, with these parts of m instead of its own.
const TnAttr *tn_attr_of_parts(TnModule *m, const TnAttr *a, const TnType *type, const TnAttr *const *items,
                               const TnAttr *meta);
const TnAttr *tn_attr_bool(TnModule *m, bool v);
const TnAttr *tn_attr_int(TnModule *m, const TnType *type, int64_t v);  // cut to the width of the type
const TnAttr *tn_attr_i64(TnModule *m, int64_t v);
const TnAttr *tn_attr_i32(TnModule *m, int32_t v);
const TnAttr *tn_attr_float_bits(TnModule *m, const TnType *type, uint64_t bits);  // cut likewise
const TnAttr *tn_attr_float(TnModule *m, const TnType *type, double v);            // rounded once to type
const TnAttr *tn_attr_string(TnModule *m, TnStr s);
const TnAttr *tn_attr_typed_string(TnModule *m, TnStr s, const TnType *type);
const TnAttr *tn_attr_symbol(TnModule *m, TnStr root);
const TnAttr *tn_attr_nested_symbol(TnModule *m, TnStr root, const TnAttr *const *nested,
                                    size_t n);  // nested: flat SYMBOLs
const TnAttr *tn_attr_array(TnModule *m, const TnAttr *const *items, size_t n);
// Sorts by name; a name given twice keeps the first (readers reject it before).
const TnAttr *tn_attr_dict(TnModule *m, const TnStr *names, const TnAttr *const *items, size_t n);
const TnAttr *tn_attr_type(TnModule *m, const TnType *type);
// Data stays where it is: it must live as long as the module (module arena or mapped file).
const TnAttr *tn_attr_dense(TnModule *m, const TnType *tensor, const void *data, size_t bytes, bool is_splat);
const TnAttr *tn_attr_dense_i64(TnModule *m, size_t rank, const int64_t *dims, const int64_t *values);  // copies
const TnAttr *tn_attr_resource(TnModule *m, const TnType *tensor, TnStr key);
const TnAttr *tn_attr_dense_array(TnModule *m, const TnType *elem, const void *data, size_t n_elements);  // copies
const TnAttr *tn_attr_i64s(TnModule *m, const int64_t *v, size_t n);
const TnAttr *tn_attr_enum(TnModule *m, TnEnumId id, int64_t number);
const TnAttr *tn_attr_struct(TnModule *m, TnStructId id, const TnAttr *const *fields);  // TN_N_FIELDS_<id> of them
const TnAttr *tn_attr_opaque(TnModule *m, TnStr text);
const TnAttr *tn_attr_loc_unknown(TnModule *m);
const TnAttr *tn_attr_loc_file(TnModule *m, TnStr file, const uint32_t *pos, size_t n_pos);
const TnAttr *tn_attr_loc_name(TnModule *m, TnStr name, const TnAttr *child);  // child NULL: unknown
const TnAttr *tn_attr_loc_callsite(TnModule *m, const TnAttr *callee, const TnAttr *caller);
// As upstream keeps them: unknown locations and repetitions are dropped, fused ones with the same metadata are taken
// apart, and one location without metadata is itself.
const TnAttr *tn_attr_loc_fused(TnModule *m, const TnAttr *const *items, size_t n, const TnAttr *meta);

// ---- readers
bool tn_attr_equal(const TnAttr *a, const TnAttr *b);        // structural; NULL equals NULL
bool tn_attr_is_bool(const TnAttr *a);                       // INT of i1
double tn_attr_f64(const TnAttr *a);                         // FLOAT
const TnAttr *tn_dict_find(const TnAttr *dict, TnStr name);  // dict may be NULL
static inline const TnAttr *tn_attr_field(const TnAttr *s, unsigned field) { return s->items[field]; }

// A list of i64: DENSE_ARRAY of i64, DENSE of i64, or NULL for an empty one.
typedef const TnAttr *TnI64s;
int64_t tn_i64s_at(TnI64s v, size_t i);
int64_t tn_i64s_find(TnI64s v, int64_t x);  // where x stands first, -1: nowhere
static inline bool tn_i64s_has(TnI64s v, int64_t x) { return tn_i64s_find(v, x) >= 0; }
size_t tn_attr_n(const TnAttr *a);  // elements. DENSE: from its type; DENSE_ARRAY: length; 0 of NULL

// Reading with a default for absent attributes.
static inline int64_t tn_attr_int_or(const TnAttr *a, int64_t otherwise) { return a ? a->i : otherwise; }
static inline bool tn_attr_bool_or(const TnAttr *a, bool otherwise) { return a ? a->i != 0 : otherwise; }
int64_t tn_attr_i64_or(const TnAttr *a, size_t index, int64_t otherwise);  // element of an I64S that may be absent

// ---- tables
typedef struct TnEnumValue {
  TnName name;
  uint8_t number;
} TnEnumValue;
typedef struct TnAttrInfo {  // of an enum, of a struct
  TnName dialect, mnemonic;
  uint8_t first, n;  // of tn_enum_values, of tn_fields
} TnAttrInfo;
extern const TnEnumValue tn_enum_values[];  // of all enums, one behind the other
extern const TnAttrSpec tn_fields[];        // of all structs
extern const TnAttrInfo tn_enum_info[TN_N_ENUMS];
extern const TnAttrInfo tn_struct_info[TN_N_STRUCTS];
static inline const TnAttrSpec *tn_struct_fields(TnStructId id) { return &tn_fields[tn_struct_info[id].first]; }
const char *tn_enum_name(TnEnumId id, int64_t number);  // NULL when there is no such value
bool tn_enum_find(TnEnumId id, TnStr name, int64_t *out_number);

// Whether `a` may stand in a slot of this spec; converts older spellings (dense elements for an I64S). NULL when not,
// with what was expected in *out_expected ("an array of i64").
const TnAttr *tn_attr_conform(TnModule *m, const TnAttrSpec *spec, const TnAttr *a, const char **out_expected);

// Whether `a` fits as it is.
bool tn_attr_fits(const TnAttrSpec *spec, const TnAttr *a);
// Inside an attribute: structs have their fields, enums one of their values, dense elements as many as their type says.
// True of all that readers make, and of all inherent attributes before an inference function runs.
bool tn_attr_is_whole(const TnAttr *a);

// Whether `a` in a slot of this spec says what an absent attribute says too. Pretty forms leave it out.
bool tn_attr_is_default(const TnAttrSpec *spec, const TnAttr *a);

#endif  // TENON_IR_ATTR_H

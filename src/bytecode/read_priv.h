// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Inside the reader: a cursor that cannot leave its bytes, the tables of a file, and the resolution of attributes and
// types on first use. The first failure is reported and remembered; from then on every read gives zero, every look-up
// NULL, so that code has to look at `failed` only where it loops or before it uses what it looked up.
#ifndef TENON_BYTECODE_READ_PRIV_H
#define TENON_BYTECODE_READ_PRIV_H

#include "bytecode/tables.h"

typedef struct TnReader TnReader;

typedef struct TnBytes {
  const uint8_t *p, *end;
  TnReader *r;
} TnBytes;

typedef enum TnEntryState { TN_ENTRY_UNREAD, TN_ENTRY_WAITING, TN_ENTRY_DONE } TnEntryState;

// One attribute or type of the file.
typedef struct TnReadEntry {
  const uint8_t *data;
  size_t n;
  const void *value;  // TnAttr or TnType once DONE
  uint32_t weight;    // nodes of its expansion as a tree, itself included
  uint16_t depth;     // levels of nesting
  uint8_t state;      // TnEntryState
  bool is_custom;     // the dialect's binary encoding; otherwise text
  uint32_t dialect;   // index into TnReader.dialects
} TnReadEntry;

typedef struct TnReadDialect {
  TnStr name;
  TnDialect id;
} TnReadDialect;

// What an op name of the file means. Decided when the name is first used.
typedef enum TnNameKind { TN_NAME_UNUSED, TN_NAME_VHLO, TN_NAME_KNOWN, TN_NAME_OPAQUE } TnNameKind;

typedef struct TnReadName {
  TnStr name;  // without the dialect
  uint32_t dialect;
  bool is_registered;
  uint8_t kind;  // TnNameKind
  uint16_t opcode;
  uint8_t n_record;
  bool is_cast;  // builtin.unrealized_conversion_cast
  const TnVhloOp *vhlo;
  const TnRecordAttr *record;  // VHLO: n_record of them
  const TnAttr *full_name;     // OPAQUE: op_name
} TnReadName;

// The inherent attributes that one record (or dictionary, before version 5) means for one op.
typedef struct TnReadRecord TnReadRecord;
struct TnReadRecord {
  const uint8_t *data;
  size_t n;
  const void *meaning;         // the op; NULL: not used yet
  TnReadRecord *next;          // the same record for another op
  const TnAttr *const *attrs;  // as many as the op has; NULL when it has no record
  const TnAttr *dict;          // what remains discardable
};

typedef struct TnReadRange {
  const uint8_t *p;
  size_t n;
  bool is_present;
} TnReadRange;

enum { TN_N_SECTIONS = 9 };

struct TnReader {
  TnModule *m;
  TnDiags *diags;
  const uint8_t *start;
  size_t n;
  bool failed;
  uint64_t version;  // of the bytecode format
  TnStr producer;
  TnArena *scratch;

  TnStr *strings;
  size_t n_strings;
  TnReadDialect *dialects;
  size_t n_dialects;
  TnReadName *names;
  size_t n_names;
  TnReadEntry *entries;
  size_t n_attrs, n_types;  // attributes first
  TnReadRecord *records;
  size_t n_records;
  TnReadRecord *dicts;  // by attribute; used before version 5 only
  TnStr *resources;
  size_t n_resources;
  TnMap lifted;  // (spec, attribute) -> the attribute in the form of the slot; long ones only

  // Resolution: entries that wait for others, and what the entry being decoded has met so far.
  TN_VEC(TnReadEntry *) stack;
  bool is_missing;         // a part of it is not resolved yet
  uint32_t depth, weight;  // of its parts
  TnReadRange sections[TN_N_SECTIONS];
};

// ---- failing: reports the message with the byte's offset, once.
void tn_read_fail(TnReader *r, const uint8_t *at, const char *fmt, ...) TN_PRINTF(3, 4);
// The end of messages about things that a newer StableHLO may have.
#define TN_READ_NEWER "; the file was written by %.*s, this reader knows StableHLO up to %u.%u.%u"
#define TN_READ_NEWER_ARGS(r) \
  TN_STR_ARG((r)->producer), TN_VERSION_CURRENT.major, TN_VERSION_CURRENT.minor, TN_VERSION_CURRENT.patch

// ---- cursor
static inline size_t tn_bytes_left(const TnBytes *b) { return (size_t)(b->end - b->p); }
uint64_t tn_bytes_varint(TnBytes *b);
static inline int64_t tn_zigzag_decode(uint64_t u) { return (int64_t)(u >> 1 ^ (0 - (u & 1))); }
static inline int64_t tn_bytes_svarint(TnBytes *b) { return tn_zigzag_decode(tn_bytes_varint(b)); }
static inline bool tn_bytes_flagged(TnBytes *b, uint64_t *out_value) {
  uint64_t v = tn_bytes_varint(b);
  *out_value = v >> 1;
  return v & 1;
}
bool tn_bytes_optional(TnBytes *b, uint64_t *out_index);  // the number of an attribute, or that there is none
uint8_t tn_bytes_byte(TnBytes *b);
bool tn_bytes_bool(TnBytes *b);                      // a byte that must be 0 or 1
const uint8_t *tn_bytes_take(TnBytes *b, size_t n);  // NULL when there are fewer
// A number of items that take at least one byte each.
size_t tn_bytes_count(TnBytes *b, const char *what);
TnStr tn_bytes_string(TnBytes *b);                            // index into the string table
TnStr tn_bytes_cstr(TnBytes *b);                              // up to a NUL, which is consumed
const int64_t *tn_bytes_svarints(TnBytes *b, size_t *out_n);  // a list, on scratch
uint64_t tn_bytes_int(TnBytes *b, uint32_t width);            // an integer of 1..64 bits; unused high bits are zero
const uint8_t *tn_bytes_blob(TnBytes *b, size_t *out_n);
bool tn_bytes_expect(TnBytes *b, bool ok, const char *what);  // ok; when not, fails with what was expected

// ---- parts of the entry being decoded. NULL while a part is not resolved (is_missing is set) or after a failure.
const TnAttr *tn_bytes_attr(TnBytes *b);
const TnType *tn_bytes_type(TnBytes *b);
const TnAttr *tn_bytes_optional_attr(TnBytes *b);  // also NULL when absent
// A list of them, on scratch.
const TnAttr *const *tn_bytes_attrs(TnBytes *b, size_t *out_n);
const TnType *const *tn_bytes_types(TnBytes *b, size_t *out_n);
static inline bool tn_read_is_ready(const TnReader *r) { return !r->failed && !r->is_missing; }

// ---- outside of decoding: resolves the entry. NULL after a failure.
const TnAttr *tn_read_attr(TnReader *r, const uint8_t *at, uint64_t index);
const TnType *tn_read_type(TnReader *r, const uint8_t *at, uint64_t index);

// ---- decoders of one entry; b holds its bytes after the code. NULL: not ready, or failed.
const TnAttr *tn_read_builtin_attr(TnBytes *b, uint64_t code);
const TnType *tn_read_builtin_type(TnBytes *b, uint64_t code);
const TnAttr *tn_read_vhlo_attr(TnBytes *b, uint64_t code);
const TnType *tn_read_vhlo_type(TnBytes *b, uint64_t code);
const TnAttr *tn_read_struct(TnBytes *b, const TnCodeStruct *code);
const TnAttr *tn_read_enum(TnBytes *b, const TnCodeEnum *code);
const TnType *tn_read_simple(TnReader *r, const TnCodeSimple *code);
// Shared by builtin and vhlo.
const TnAttr *tn_read_array(TnBytes *b);
const TnAttr *tn_read_dict(TnBytes *b);
const TnAttr *tn_read_int(TnBytes *b);
const TnAttr *tn_read_float(TnBytes *b);
const TnAttr *tn_read_dense(TnBytes *b);
const TnType *tn_read_tensor(TnBytes *b, bool has_encoding);
const TnType *tn_read_function(TnBytes *b);

// ---- op names and records (read_record.c)
TnReadName *tn_read_name(TnReader *r, const uint8_t *at, uint64_t index);
// The op's inherent attributes from its record (version >= 5) or from the dictionary that holds all attributes.
const TnReadRecord *tn_read_properties(TnReader *r, const uint8_t *at, TnReadName *name, uint64_t index);
const TnReadRecord *tn_read_merged(TnReader *r, const uint8_t *at, TnReadName *name, uint64_t attr_index);

// ---- the IR section (read_ir.c)
void tn_read_ir(TnReader *r, TnBytes ir);
// A section with its header; what it holds. Alignment padding counts from the start of the file.
TnBytes tn_bytes_section(TnBytes *b, uint8_t *out_id);
enum { TN_SECTION_IR = 4 };

#endif  // TENON_BYTECODE_READ_PRIV_H

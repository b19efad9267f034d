// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Inside the writer. Four steps: lower the module to a tree of ops as the file has them (write_lower.c), attributes and
// types to entries (write_entry.c, write_record.c); add the conversions that mixed artifacts need (write_cast.c) and
// the orders of uses (write_uses.c); number everything (write_number.c); emit (write.c, write_ir.c).
#ifndef TENON_BYTECODE_WRITE_PRIV_H
#define TENON_BYTECODE_WRITE_PRIV_H

#include "bytecode/tables.h"
#include "bytecode/uses.h"

typedef struct TnOutDialect {
  TnStr name;
  TnDialect id;
  uint32_t number;  // by first use; TN_UNNUMBERED before
} TnOutDialect;
#define TN_UNNUMBERED UINT32_MAX

typedef struct TnOutString {
  TnStr s;
  uint32_t number;  // by first emission; TN_UNNUMBERED before
} TnOutString;

typedef struct TnOutBlob {
  const uint8_t *p;
  size_t n;
} TnOutBlob;

// What an entry or a property record consists of, in order.
typedef enum TnTokenKind {
  TN_TOKEN_HEAD,  // first of an entry: `p` is its dialect
  TN_TOKEN_VARINT,
  TN_TOKEN_BYTE,
  TN_TOKEN_STRING,    // TnOutString: its number
  TN_TOKEN_ATTR,      // TnOutEntry: its number
  TN_TOKEN_TYPE,      // the same of a type
  TN_TOKEN_OPTIONAL,  // TnOutEntry of an attribute or NULL: (number << 1 | present)
  TN_TOKEN_BLOB,      // TnOutBlob: size and bytes
  TN_TOKEN_TEXT,      // TnOutString: the whole entry as text with a NUL
} TnTokenKind;

// Compared and hashed as bytes: everything a token can hold is unique.
typedef struct TnToken {
  uint64_t kind;
  union {
    uint64_t value;
    const void *p;
  };
} TnToken;
_Static_assert(sizeof(TnToken) == 16, "no padding in tokens");

typedef struct TnTokens {
  TnToken *data;
  size_t n, cap;
} TnTokens;

typedef struct TnOutEntry {
  const TnToken *tokens;  // [0] is the head
  size_t n;
  TnOutDialect *dialect;
  bool is_type;
  uint32_t count;   // uses seen so far
  uint32_t number;  // in the file
} TnOutEntry;

typedef struct TnOutName {
  TnOutDialect *dialect;
  TnStr name;
  bool is_registered;
  uint32_t count, number;
} TnOutName;

typedef struct TnOutOp TnOutOp;
typedef struct TnOutRegion TnOutRegion;
typedef struct TnOutValue TnOutValue;

// A use of a value: the n-th operand of an op. Only values whose order of uses may need spelling have their uses
// listed.
typedef struct TnOutUse {
  const TnOutOp *user;
  uint32_t program_order;
} TnOutUse;

struct TnOutValue {
  const TnValue *src;  // NULL: the result of a conversion
  TnOutEntry *type;
  TnOutOp *def;         // NULL: an argument
  TnOutRegion *region;  // where it is defined
  TnOutValue *cast;     // the same value in the other form, when some op wants that
  uint32_t number;
  uint32_t n_uses;
  bool is_vhlo;  // of a vhlo type
  bool wants_uses;
  TnOutUse *uses;  // n_listed of them, in program order
  uint32_t n_listed;
  const TnUseOrder *order;
};

struct TnOutRegion {
  TnOutOp *parent;
  bool has_block;
  TnOutValue **args;
  TnOutEntry **arg_locs;
  uint32_t n_args, n_ops, n_values, depth;
  bool has_regions;  // some op in it has
  TnOutOp *first, *last;
};

struct TnOutOp {
  const TnOp *src;  // NULL: a conversion
  TnOutName *name;
  TnOutEntry *dict, *loc;
  TnToken *record;  // n_record of them; meaningful when has_record
  size_t n_record;
  bool has_record;
  bool is_vhlo;
  bool is_downgraded;  // an older number of the op than the current one
  bool is_isolated;
  uint16_t n_regions;
  uint32_t n_operands, n_results;
  TnOutValue **operands, **results;
  TnOutRegion *regions;
  TnOutRegion *region;  // it stands in; NULL: the root
  TnOutOp *next;
};

// Which dialect says it: vhlo, or the one that owns the attribute or type.
typedef enum TnOutMode { TN_OUT_PLAIN, TN_OUT_VHLO, TN_N_OUT_MODES } TnOutMode;

// How ops of one kind are written at the target.
typedef struct TnOutPlan {
  TnOutName *name;
  const TnVhloOp *vhlo;  // NULL: not in vhlo
  size_t n_record, n_missing;
  TnRecordAttr record[TN_MAX_RECORD];
  TnOutEntry *defaults[TN_MAX_RECORD];  // of absent attributes that do not depend on the op; NULL: not made yet
  TnRecordAttr missing[TN_MAX_RECORD];  // what only newer numbers of the op can say
  bool is_downgraded, has_without;
} TnOutPlan;

typedef struct TnOutResource {
  TnStr key;
  const TnResource *data;  // NULL: declared only
} TnOutResource;

typedef struct TnWriter {
  TnModule *m;
  TnWriteOptions options;
  uint16_t target;  // TN_V of the target; TN_V_NOW for native bytecode
  unsigned format;  // version of the bytecode format
  TnBuf *out;
  TnDiags *diags;
  TnArena *scratch;
  bool failed;
  const TnOp *op;  // being lowered, for messages

  TnMap strings, blobs, dialects, names, entries;  // by content
  TnMap known[2];                                  // entries by TnAttr * and TnType *, one map a mode
  TnOutEntry *nothing;                             // stands in after a failure
  TnOutEntry *unknown_loc;
  TnOutPlan *plans[TN_N_OPS];  // made on first use
  TN_VEC(TnOutResource) resources;

  TnOutValue *scope;  // values of the innermost isolated op being lowered, by id
  uint32_t n_scope;
  TnOutOp *root;
  uint32_t n_casts, n_downgraded;
  bool has_plain;  // some op but the module is not in vhlo

  // Numbering.
  TN_VEC(TnOutDialect *) dialect_list;
  TN_VEC(TnOutName *) name_list;
  TN_VEC(TnOutEntry *) attr_list, type_list;
  TN_VEC(TnOutString *) string_list;
  TN_VEC(TnStr) record_list;
  TnMap records;  // bytes -> number + 1
} TnWriter;

// Reports the first failure, at w->op.
void tn_write_fail(TnWriter *w, const char *fmt, ...) TN_PRINTF(2, 3);
// "... needs StableHLO 1.4.0 or newer, the target is 1.3.0"
void tn_write_needs(TnWriter *w, uint32_t version, const char *fmt, ...) TN_PRINTF(3, 4);

// ---- entries (write_entry.c, write_type.c)
TnOutDialect *tn_out_dialect(TnWriter *w, TnStr name);
TnOutString *tn_out_string(TnWriter *w, TnStr s);
TnOutName *tn_out_name(TnWriter *w, TnStr dialect, TnStr name, bool is_registered);
TnOutEntry *tn_out_attr(TnWriter *w, TnOutMode mode, const TnAttr *a);
TnOutEntry *tn_out_type(TnWriter *w, TnOutMode mode, const TnType *t);
TnOutEntry *tn_out_loc(TnWriter *w, const TnAttr *loc);  // NULL: unknown
// A builtin dictionary of the attributes of an op; values in the given mode. names are sorted.
TnOutEntry *tn_out_attr_dict(TnWriter *w, const TnStr *names, TnOutEntry *const *values, size_t n);
TnOutEntry *tn_out_api_version(TnWriter *w, int64_t version);

static inline uint64_t tn_zigzag_encode(int64_t v) { return (uint64_t)v << 1 ^ (0 - (uint64_t)(v < 0)); }
void tn_tokens_add(TnWriter *w, TnTokens *t, TnTokenKind kind, uint64_t value);
void tn_tokens_ref(TnWriter *w, TnTokens *t, TnTokenKind kind, const void *p);
static inline void tn_tokens_svarint(TnWriter *w, TnTokens *t, int64_t v) {
  tn_tokens_add(w, t, TN_TOKEN_VARINT, tn_zigzag_encode(v));
}
void tn_tokens_int(TnWriter *w, TnTokens *t, uint64_t v, uint32_t width);
// Starts an entry of a dialect (code TN_NO_CODE: text follows) and finishes it: the entry with these tokens.
#define TN_NO_CODE UINT64_MAX
TnTokens tn_entry_begin(TnWriter *w, TnOutDialect *d, uint64_t code);
TnOutEntry *tn_entry_end(TnWriter *w, const TnTokens *t, bool is_type);
TnOutEntry *tn_entry_text(TnWriter *w, TnStr text, bool is_type);  // dialect from "#dialect." or "!dialect."

// ---- records (write_record.c)
// Fills name, record or the inherent part of the dictionary, is_downgraded.
void tn_write_attributes(TnWriter *w, TnOutOp *out, const TnOp *op);

// ---- steps
void tn_write_lower(TnWriter *w);
void tn_write_casts(TnWriter *w);
void tn_write_uses(TnWriter *w);
void tn_write_isolation(TnWriter *w);
void tn_write_number(TnWriter *w);
void tn_write_ir(TnWriter *w, TnBuf *out);  // the IR section's data

// ---- bytes
void tn_put_varint(TnBuf *out, uint64_t v);
void tn_put_flagged(TnBuf *out, uint64_t v, bool flag);
void tn_put_section(TnBuf *out, unsigned id, const TnBuf *data);
void tn_put_tokens(TnWriter *w, TnBuf *out, const TnToken *tokens, size_t n);
uint32_t tn_write_string(TnWriter *w, TnOutString *s);  // number, given on first use

#endif  // TENON_BYTECODE_WRITE_PRIV_H

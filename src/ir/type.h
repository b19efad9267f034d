// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Types of the module IR. Interned per module: within one module, equal types are the same pointer.
#ifndef TENON_IR_TYPE_H
#define TENON_IR_TYPE_H

#include "num/num.h"

typedef struct TnModule TnModule;
typedef struct TnAttr TnAttr;
typedef struct TnType TnType;

// A dimension whose size is known only at run time (`?`); also "no bound" in bounds lists.
#define TN_DYNAMIC INT64_MIN

typedef enum TnTypeKind {
  TN_TYPE_NONE,     // MLIR's `none`
  TN_TYPE_INTEGER,  // iN, uiN, siN of any width
  TN_TYPE_INDEX,
  TN_TYPE_FLOAT,     // StableHLO's floats, and tf32, f80, f128 (dtype NONE, told apart by text)
  TN_TYPE_COMPLEX,   // of elem
  TN_TYPE_QUANT,     // !quant.uniform<...>
  TN_TYPE_TENSOR,    // ranked
  TN_TYPE_UNRANKED,  // tensor<*xT>
  TN_TYPE_MEMREF,    // memref<4xf32>: a buffer
  TN_TYPE_TUPLE,     // of types[0..n_types)
  TN_TYPE_FUNCTION,  // types[0..n_inputs) -> types[n_inputs..n_types)
  TN_TYPE_TOKEN,     // !stablehlo.token
  TN_TYPE_FUTURE,    // !stablehlo.future<...> of types
  TN_TYPE_OPAQUE,    // a type of an unknown dialect, vector<...>: kept as text
} TnTypeKind;

typedef enum TnSign { TN_SIGNLESS, TN_SIGNED, TN_UNSIGNED } TnSign;  // numbers are those of bytecode

// !quant.uniform: real = (stored - zero_point) * scale.
typedef struct TnQuant {
  const TnType *storage;    // integer type
  const TnType *expressed;  // float type
  TnStr storage_text;       // storage type as spelt ("i8", "u8", "ui8", "si8"); printed back
  int64_t min, max;         // storage range
  bool has_range;           // the range was written (it differs from the storage type's own)
  int64_t axis;             // per-axis dimension, -1 otherwise
  size_t n;                 // number of scales: 1 per tensor
  const double *scales;
  const int64_t *zero_points;
  size_t n_blocks;  // sub-channel: block_axes[i] is cut in blocks of block_sizes[i]; shape of scales in scale_dims
  const int64_t *block_axes, *block_sizes;
  size_t scale_rank;
  const int64_t *scale_dims;
} TnQuant;

struct TnType {
  TnTypeKind kind;
  TnDtype dtype;   // of a scalar type itself, of elem for tensors and memrefs; NONE when not StableHLO's
  TnSign sign;     // INTEGER
  uint32_t width;  // INTEGER: bits
  uint32_t rank;   // TENSOR, MEMREF
  uint32_t n_types, n_inputs;
  const TnType *elem;      // TENSOR, UNRANKED, MEMREF, COMPLEX
  const int64_t *dims;     // rank of them; TN_DYNAMIC for `?`
  const int64_t *bounds;   // TENSOR with bounds: rank of them, TN_DYNAMIC for none; else NULL
  const TnAttr *encoding;  // TENSOR: encoding attribute (also set for bounds), MEMREF: memory space or layout; or NULL
  const TnType *const *types;
  const TnQuant *quant;  // QUANT, and tensors of it
  TnStr text;            // OPAQUE: as written; FLOAT without dtype: "tf32", ...
};

const TnType *tn_type_simple(TnModule *m, TnTypeKind kind);  // NONE, INDEX, TOKEN
const TnType *tn_type_integer(TnModule *m, uint32_t width, TnSign sign);
const TnType *tn_type_float(TnModule *m, TnStr text);      // any float spelling MLIR has; NULL when it is none
const TnType *tn_type_scalar(TnModule *m, TnDtype dtype);  // the element type of a dtype
const TnType *tn_type_complex(TnModule *m, const TnType *elem);
const TnType *tn_type_quant(TnModule *m, const TnQuant *q);  // copies *q
// A type of another module, but a quantized one, with these parts of m instead of its own.
const TnType *tn_type_of_parts(TnModule *m, const TnType *t, const TnType *elem, const TnAttr *encoding,
                               const TnType *const *types);
const TnType *tn_type_tensor(TnModule *m, const TnType *elem, size_t rank, const int64_t *dims, const TnAttr *encoding);
const TnType *tn_type_tensor_of(TnModule *m, TnDtype dtype, size_t rank, const int64_t *dims);
const TnType *tn_type_unranked(TnModule *m, const TnType *elem);
const TnType *tn_type_memref(TnModule *m, const TnType *elem, size_t rank, const int64_t *dims, const TnAttr *encoding);
const TnType *tn_type_tuple(TnModule *m, const TnType *const *types, size_t n);
const TnType *tn_type_future(TnModule *m, const TnType *const *types, size_t n);
const TnType *tn_type_function(TnModule *m, const TnType *const *inputs, size_t n_inputs, const TnType *const *results,
                               size_t n_results);
const TnType *tn_type_opaque(TnModule *m, TnStr text);
// The same tensor type with another element type or other dims (bounds and encoding dropped when dims change).
const TnType *tn_type_with_elem(TnModule *m, const TnType *tensor, const TnType *elem);
const TnType *tn_type_with_dims(TnModule *m, const TnType *tensor, size_t rank, const int64_t *dims);

static inline bool tn_type_is_tensor(const TnType *t) { return t->kind == TN_TYPE_TENSOR; }
static inline bool tn_type_is_quant(const TnType *t) { return t->quant != NULL; }
bool tn_type_is_static(const TnType *t);                 // TENSOR without dynamic dims (tuples etc.: true)
bool tn_type_n_elements(const TnType *t, int64_t *out);  // static tensors; false on dynamic dims or overflow
bool tn_type_equal(const TnType *a, const TnType *b);    // structural; works across modules
// Specification's compatibility: same element type (quantized: all but scales and zero points), dims equal or dynamic,
// and no static dim above the other's bound.
bool tn_type_compatible(const TnType *a, const TnType *b);
bool tn_type_elem_compatible(const TnType *a, const TnType *b);  // of two element types
bool tn_dim_compatible(int64_t a, int64_t b);
// Whether a value of this type may turn out to have these n dims.
bool tn_type_takes_dims(const TnType *t, const int64_t *dims, size_t n);
// The MLIR spelling, "tensor<2x3xf32>". Encodings other than bounds are spelt by print_attr (text/ knows how); when it
// is NULL they appear as "#...".
typedef void TnPrintAttrFn(void *user, TnBuf *out, const TnAttr *a);
void tn_type_print(TnBuf *out, const TnType *t, TnPrintAttrFn *print_attr, void *user);
const char *tn_type_text(TnArena *a, const TnType *t);  // for messages

#endif  // TENON_IR_TYPE_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// lib: the routines that are not loop nests. Each is a function over dense row-major arrays with
//   - parameters, a struct made once when a program is compiled; what a routine looks up while it runs (tables,
//     simplified dims) is made by its tn_lib_<x>_prepare on the arena that also has to hold the struct,
//   - tn_lib_<x>_scratch, the bytes of work space it asks for, 0 when none,
//   - tn_lib_<x>, a TnLibFn. It allocates nothing, and its results are the same bits for any number of threads and on
//     any machine.
// `threads` in the parameters is the most parts that work with own scratch is split in; 0 counts as 1.
#ifndef TENON_LIB_LIB_H
#define TENON_LIB_LIB_H

#include "lib/pool.h"
#include "num/num.h"

typedef struct TnLibCall {
  const void *params;
  void *const *bufs;  // inputs, then outputs, as each routine says; outputs overlap nothing but as it says
  size_t n_bufs;
  void *scratch;  // at least tn_lib_<x>_scratch(params) bytes, aligned to 64
  TnPool *pool;   // may be NULL
  const volatile int32_t *cancel;  // may be NULL; not 0: end soon with TN_CANCELLED
} TnLibCall;

typedef TnError *TnLibFn(TnLibCall *call);

enum { TN_LIB_ALIGN = 64 };
static inline size_t tn_round_scratch(size_t bytes) { return (bytes + TN_LIB_ALIGN - 1) & ~(size_t)(TN_LIB_ALIGN - 1); }

// Where the micro-kernels of products for this processor come from (tile.h); routines that are given none use portable
// ones. Results are the same. Safe to use by several threads; get returns NULL where it has none of a kind.
typedef struct TnTileSource TnTileSource;
struct TnTileSource {
  const struct TnTiles *(*get)(TnTileSource *s, unsigned kind);
};

// ---------------------------------------------------------------------------------------------------------------
// transpose: bufs in, out. Dim d of out is dim perm[d] of in.

typedef struct TnLibTranspose {
  size_t rank;          // after prepare: of the simplified problem
  int64_t *dims;        // of out, outermost first
  int64_t *in_steps;    // step in `in` of each dim of out, in elements; below 0 where it runs backwards
  int64_t start;        // where in `in` the first element of out is
  int64_t n;            // elements
  size_t bytes;         // of an element: 1, 2, 4, 8, 16, or with is_row any number
  bool is_row;          // elements are the rows that stay together
} TnLibTranspose;

// backwards: dims of out that are reversed, or NULL. bytes: 1, 2, 4, 8 or 16.
void tn_lib_transpose_prepare(TnArena *a, size_t rank, const int64_t *in_dims, const int64_t *perm,
                              const bool *backwards, size_t bytes, TnLibTranspose *out);
size_t tn_lib_transpose_scratch(const TnLibTranspose *p);
bool tn_lib_transpose_in_place(const TnLibTranspose *p);  // whether out may be in
TnLibFn tn_lib_transpose;

// ---------------------------------------------------------------------------------------------------------------
// gather of rows: bufs table, indices, out. Row i of out is row indices[i] of the table, or the first or last one.

typedef struct TnLibGather {
  int64_t n, rows;      // of out, of the table
  size_t bytes;         // of a row
  TnDtype index_type;   // an integer type, not ui64
} TnLibGather;

TnLibFn tn_lib_gather;

// ---------------------------------------------------------------------------------------------------------------
// sort along one dim: arrays are seen as [outer][n][inner]. bufs: operands, then results in the same order, then any
// arrays of keys that the parameters name. Always stable.

typedef struct TnLibSortKey {
  uint32_t buf;           // an operand
  uint32_t offset;        // of the key in its element's bytes
  TnDtype type;           // of the key: not complex
  bool is_descending;     // GT
  bool is_total;          // floats: total order; else numbers, where no NaN is less or greater
  bool is_zero_merged;    // floats: -0 counts as +0
  bool is_nan_merged;     // floats: every NaN counts as the quiet one that a constant has
} TnLibSortKey;

// Whether the element at args[0], args[2], ... (one of each operand) comes before that at args[1], args[3], ...
typedef bool TnLibLess(void *user, const void *const *args);

typedef struct TnLibSort {
  int64_t outer, n, inner;
  uint32_t n_operands, n_keys;  // n_keys 0: `less` decides
  const uint8_t *bytes;         // of an element of each operand
  const TnLibSortKey *keys;     // most significant first
  TnLibLess *less;              // when there are no keys
  void *user;
  unsigned threads;
} TnLibSort;

size_t tn_lib_sort_scratch(const TnLibSort *p);
bool tn_lib_sort_in_place(const TnLibSort *p);  // results may be where their operands are
TnLibFn tn_lib_sort;

// chlo.top_k of [rows][n]: bufs in, values, indices. Largest first, floats in total order, complex numbers by real
// part, then imaginary part; equal ones by index.
typedef struct TnLibTopK {
  int64_t rows, n, k;
  TnDtype type, index_type;  // index_type: an integer type
  unsigned threads;
} TnLibTopK;

size_t tn_lib_top_k_scratch(const TnLibTopK *p);
TnLibFn tn_lib_top_k;

// ---------------------------------------------------------------------------------------------------------------
// gemm: c[i][m][n] = sum over k of a[i][m][k] * b[i][k][n]; bufs a, b, c. Steps are in elements.
//
// Each result is a sum from zero in index order of k, in f32 for f32 and narrower floats, f64, u32 or u64 (wrapping),
// and rounded once to c's type. Floats: fma when k >= 16, else products and sums are rounded. Complex numbers: product
// and sum are rounded, each part of the product being two rounded products and their rounded sum or difference.
//
// In lanes: 64 lanes (32 of f64) start from 0, lane l takes products l, l + 64, ... by fma; then lanes below 32 add the
// lane 32 further on, those below 16 the one 16 further on, and so on to lane 0. Where k is more than a block: so in
// blocks, whose sums are added as a reduce over that many elements adds.
typedef enum TnSumOrder {
  TN_SUM_CHAIN,
  TN_SUM_LANES,  // floats, k >= 32, in blocks of 4096; m or n is 1, and the other operand lies with neighbours of k
                 // beside each other (a_k or b_k of 1), or m and n are both 1; k >= 16 where batch, m and n are 1
  TN_SUM_FEW,    // floats, k >= 128, in blocks of 1024; m and n are between 1 and 16, m n <= 64
} TnSumOrder;

typedef struct TnLibGemm {
  TnDtype a_type, b_type, c_type;
  int64_t batch, m, n, k;
  int64_t a_batch, a_m, a_k;
  int64_t b_batch, b_k, b_n;
  int64_t c_batch, c_m, c_n;
  TnSumOrder order;  // one that tn_lib_gemm_order allows, or CHAIN
  unsigned threads;
  TnTileSource *tiles;
  const void *a_fixed, *b_fixed;  // elements that never change, which prepare may lay out anew; or NULL
  struct TnLibGemmPlan *plan;     // made by prepare
} TnLibGemm;

TnSumOrder tn_lib_gemm_order(const TnLibGemm *p);  // that of a dot_general; a matter of types, shapes and steps alone
void tn_lib_gemm_prepare(TnArena *a, TnLibGemm *p);
size_t tn_lib_gemm_fixed_bytes(const TnLibGemm *p);  // of what prepare laid out
size_t tn_lib_gemm_scratch(const TnLibGemm *p);
TnLibFn tn_lib_gemm;

// The type that sums of products of these types are made in: F32, F64, UI32, UI64, C64 or C128.
TnDtype tn_lib_sum_type(TnDtype a, TnDtype b, TnDtype c);

// ---------------------------------------------------------------------------------------------------------------
// convolution: bufs input, kernel, output. The sums run over the kernel's spatial places in row-major order (as the
// kernel lies after reversal), then its input features; places in the padding and in holes are left out. Rounding as
// gemm's, k being the number of products of a result without padding.

enum { TN_LIB_MAX_SPATIAL = 30 };

typedef struct TnLibConvDim {  // one spatial dim
  int64_t in, kernel, out;     // sizes
  int64_t stride, low;         // low: places of padding before the input, may be negative
  int64_t in_dilation, kernel_dilation;
  bool is_reversed;
} TnLibConvDim;

typedef struct TnLibConv {
  TnDtype in_type, kernel_type, out_type;
  size_t spatial;  // at most TN_LIB_MAX_SPATIAL
  int64_t batch, in_features, out_features;  // batch: of the input
  int64_t feature_groups, batch_groups;
  unsigned threads;
  TnTileSource *tiles;
  const void *kernel_fixed;    // elements that never change, which prepare may lay out anew; or NULL
  struct TnLibConvPlan *plan;  // made by prepare
  TnLibConvDim dims[TN_LIB_MAX_SPATIAL];
  // Position of each dim in its array: batch (of the kernel: input features), features (output features), spatial...
  uint8_t in_at[TN_LIB_MAX_SPATIAL + 2], kernel_at[TN_LIB_MAX_SPATIAL + 2], out_at[TN_LIB_MAX_SPATIAL + 2];
} TnLibConv;

void tn_lib_conv_prepare(TnArena *a, TnLibConv *p);
size_t tn_lib_conv_fixed_bytes(const TnLibConv *p);  // of what prepare laid out
size_t tn_lib_conv_scratch(const TnLibConv *p);
TnLibFn tn_lib_conv;

// ---------------------------------------------------------------------------------------------------------------
// Linear algebra of F32, F64, C64, C128, computed in that type.

// cholesky of [batch][n][n]: bufs a, out, which may be a. Reads one triangle; the other one of the result is 0. A
// matrix that is not positive definite gives NaN everywhere.
typedef struct TnLibCholesky {
  TnDtype type;
  int64_t batch, n;
  bool is_lower;
  unsigned threads;
  TnTileSource *tiles;
} TnLibCholesky;

size_t tn_lib_cholesky_scratch(const TnLibCholesky *p);
TnLibFn tn_lib_cholesky;

// triangular_solve: bufs b, x, which may be the same, and a [batch][n][n]. op(a) x = b with b and x [batch][n][others]
// or, with is_right, x op(a) = b with [batch][others][n]. With is_unit the diagonal is not read.
typedef struct TnLibSolve {
  TnDtype type;
  int64_t batch, n, others;
  bool is_right, is_lower, is_unit, is_transposed, is_conjugated;  // adjoint: the last two
  unsigned threads;
  TnTileSource *tiles;
} TnLibSolve;

size_t tn_lib_solve_scratch(const TnLibSolve *p);
TnLibFn tn_lib_solve;

// Factorisations of F32 and F64 matrices [batch][m][n], LU also of C64 and C128, each as LAPACK lays its result out but
// with rows together. info is 0 where all went well.
typedef enum TnLibFactorKind {
  TN_LIB_LU,      // getrf: bufs a, out, pivots, info
  TN_LIB_QR,      // geqrf: bufs a, out, taus
  TN_LIB_MAKE_Q,  // orgqr: bufs a, taus, q
  TN_LIB_EIGH,    // syevd: bufs a, vectors, values, info
  TN_LIB_SVD,     // gesdd: bufs a, out (of no meaning), values, u [m][u_columns], v [v_rows][n], info
} TnLibFactorKind;

typedef struct TnLibFactor {
  TnLibFactorKind kind;
  TnDtype type;
  int64_t batch, m, n;
  int64_t k;  // MAKE_Q: reflections
  int64_t u_columns, v_rows;
  bool is_upper, has_vectors;
  uint8_t unread;  // bits of results without memory
  unsigned threads;
  TnTileSource *tiles;
} TnLibFactor;

size_t tn_lib_factor_scratch(const TnLibFactor *p);
TnLibFn tn_lib_factor;

// A routine of the library of LAPACK over a batch: bufs operands, then results, as its spec says (ir/custom_call.h).
typedef struct TnLibLapack {
  const char *spec, *symbol;
  const char *options;
  TnDtype type;
  int64_t batch;
  const int32_t *sizes;  // by letter
  size_t n_operands;
  unsigned threads;
  struct TnLapackArg *args;  // made by prepare, with what follows
  size_t n_args, slot_bytes;
  void *routine;
} TnLibLapack;

// Loads the library; false when it is not there, which TN_LAPACK_MISSING says of a symbol.
bool tn_lib_lapack_prepare(TnArena *a, TnLibLapack *p);
#define TN_LAPACK_MISSING "%s is a routine of liblapack.so.3 (Debian's package liblapack3), which cannot be loaded"
size_t tn_lib_lapack_scratch(const TnLibLapack *p);
TnLibFn tn_lib_lapack;

// ---------------------------------------------------------------------------------------------------------------
// fft over the last 1 to 3 dims: bufs in, out, which may be in where both are complex and of one size.

typedef enum TnLibFftKind { TN_LIB_FFT, TN_LIB_IFFT, TN_LIB_RFFT, TN_LIB_IRFFT } TnLibFftKind;

typedef struct TnLibFft {
  TnLibFftKind kind;
  bool is_double;      // C128 and F64, else C64 and F32
  size_t n_axes;
  int64_t lengths[3];  // fft_length
  int64_t batch;       // product of the other dims
  unsigned threads;
  struct TnFftAxis *axes[3];  // made by prepare
} TnLibFft;

// *known: what was made for others, which must live as long; what is made here is put in front.
void tn_lib_fft_prepare(TnArena *a, TnLibFft *p, struct TnFftAxis **known);
size_t tn_lib_fft_scratch(const TnLibFft *p);
TnLibFn tn_lib_fft;

// exp(-2 pi i k / n) for k < n, on the arena. The angle is brought into the first octant by exact arithmetic on k,
// which keeps the error under one unit in the last place and the symmetries exact.
TnC128 *tn_lib_roots(TnArena *a, int64_t n);

// ---------------------------------------------------------------------------------------------------------------
// scan of [lines][n]: bufs in, init (one element), out. out[i] = init op x[0] op ... op x[i]; from the end with
// is_reverse.
//
// A chain in index order, but where n > 4096: chains over blocks of 1040, each joined at its left with the value before
// the block; these values are a chain of init and the blocks.
typedef struct TnLibScan {
  int64_t lines, n;
  TnDtype type;
  TnScalarOp op;  // such that tn_lib_scan_has(op, type)
  bool is_reverse;
} TnLibScan;

bool tn_lib_scan_has(TnScalarOp op, TnDtype type);
TnLibFn tn_lib_scan;

// ---------------------------------------------------------------------------------------------------------------
// rng_bit_generator: bufs state, state after, bits. The state is 2 words of 64 bits or, for Philox, 2 or 3.
typedef struct TnLibRngBits {
  bool is_philox;  // else Threefry
  size_t n_words;
  TnDtype type;
  size_t rank;
  const int64_t *dims;
} TnLibRngBits;

size_t tn_lib_rng_bits_scratch(const TnLibRngBits *p);
TnLibFn tn_lib_rng_bits;

// rng: bufs a, b (one element each), out, state (one uint64_t, advanced).
typedef struct TnLibRng {
  bool is_normal;  // mean a, deviation b; else uniform in [a, b)
  TnDtype type;
  int64_t n;
} TnLibRng;

size_t tn_lib_rng_scratch(const TnLibRng *p);
TnLibFn tn_lib_rng;

#endif  // TENON_LIB_LIB_H

/* SPDX-FileCopyrightText: The Tenon authors
 * SPDX-License-Identifier: Apache-2.0
 *
 * Tenon: read, check, print, convert and run StableHLO programs.
 *
 *   TnContext    settings: limits, diagnostics, custom calls         create -> destroy
 *   TnModule     a program                                           read or build -> destroy
 *   TnBuffer     a tensor in host memory                             create -> release (counted)
 *   TnExecutable a program made ready to run on an engine            compile -> destroy
 *   TnError      why a call failed                                   returned -> destroy
 *
 * Errors. Functions that can fail return TnError *, NULL on success; the caller destroys it. On failure output
 * parameters are left as they were, unless said otherwise. No function prints, exits or aborts.
 * Threads. A context may be used from many threads at once. A module may be read by many threads (print, compile,
 * execute) while none changes it. Buffers are counted atomically; their contents are the caller's to guard. One
 * executable may run in many threads at once.
 * Structs that a caller fills begin with struct_size: set it to sizeof the struct and the rest to 0; newer versions of
 * the library accept older, smaller structs.
 * Strings are UTF-8 with a NUL at the end unless a length goes with them.
 */
#ifndef TENON_TENON_H
#define TENON_TENON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef TN_API
#if defined(__GNUC__)
#define TN_API __attribute__((visibility("default")))
#else
#define TN_API
#endif
#endif

#define TENON_VERSION_MAJOR 0
#define TENON_VERSION_MINOR 1
#define TENON_VERSION_PATCH 0

/* "0.1.0". Static. */
TN_API const char *tn_version(void);
/* Newest StableHLO version that is read and written, "1.20.0". Static. */
TN_API const char *tn_stablehlo_version(void);

/* ---- errors ------------------------------------------------------------------------------------------------- */

/* Codes are those of PJRT and absl::Status. */
typedef enum TnErrorCode {
  TN_ERROR_CANCELLED = 1,
  TN_ERROR_UNKNOWN = 2,
  TN_ERROR_INVALID_ARGUMENT = 3,
  TN_ERROR_DEADLINE_EXCEEDED = 4,
  TN_ERROR_NOT_FOUND = 5,
  TN_ERROR_ALREADY_EXISTS = 6,
  TN_ERROR_PERMISSION_DENIED = 7,
  TN_ERROR_RESOURCE_EXHAUSTED = 8, /* a limit or memory was reached; the message names it */
  TN_ERROR_FAILED_PRECONDITION = 9,
  TN_ERROR_ABORTED = 10,
  TN_ERROR_OUT_OF_RANGE = 11,
  TN_ERROR_UNIMPLEMENTED = 12,
  TN_ERROR_INTERNAL = 13,
  TN_ERROR_UNAVAILABLE = 14,
  TN_ERROR_DATA_LOSS = 15,
  TN_ERROR_UNAUTHENTICATED = 16
} TnErrorCode;

typedef struct TnError TnError;

TN_API TnErrorCode tn_error_code(const TnError *error);
TN_API const char *tn_error_message(const TnError *error);  /* lives as long as the error */
TN_API const char *tn_error_file(const TnError *error);     /* program file, "" when unknown */
TN_API uint32_t tn_error_line(const TnError *error);        /* from 1, 0 when unknown */
TN_API uint32_t tn_error_column(const TnError *error);      /* from 1, 0 when unknown */
TN_API const char *tn_error_code_name(TnErrorCode code);    /* "INVALID_ARGUMENT"; static */
/* For callbacks that fail: makes an error with a copy of the message. Never NULL. */
TN_API TnError *tn_error_create(TnErrorCode code, const char *message);
TN_API void tn_error_destroy(TnError *error);               /* NULL is fine */

/* ---- context ------------------------------------------------------------------------------------------------ */

typedef struct TnContext TnContext;

typedef enum TnDiagnosticSeverity {
  TN_DIAGNOSTIC_ERROR = 0,
  TN_DIAGNOSTIC_WARNING = 1,
  TN_DIAGNOSTIC_NOTE = 2
} TnDiagnosticSeverity;

/* One finding of a reader or of the verifier. Everything in it is valid only during the callback. */
typedef struct TnDiagnostic {
  size_t struct_size;
  TnDiagnosticSeverity severity;
  const char *file;        /* "" when unknown */
  uint32_t line, column;   /* from 1, 0 when unknown */
  const char *message;     /* "slice: limit 9 exceeds ... (slice_c3)" */
  const char *rendered;    /* "file:line:col: error: message", source line and caret, each ending in a newline */
} TnDiagnostic;

/* Called on the thread of the failing call, which may be several threads at once. */
typedef void TnDiagnosticFn(void *user, const TnDiagnostic *diagnostic);

/* Limits of one context; 0 means the default, which is none unless a number is given here. */
typedef struct TnLimits {
  size_t struct_size;
  size_t program_bytes;    /* size of a program's text or bytecode */
  size_t memory_bytes;     /* live tensors of one execution, inputs not counted */
  uint64_t executed_ops;   /* ops executed by one execution */
  uint32_t depth;          /* nested calls and regions at run time: 512 */
  uint32_t diagnostics;    /* errors reported before a reader gives up: 20 */
} TnLimits;

typedef struct TnContextOptions {
  size_t struct_size;
  TnDiagnosticFn *diagnostic;  /* may be NULL: then only the returned error tells */
  void *diagnostic_user;
  TnLimits limits;
} TnContextOptions;

/* options may be NULL. */
TN_API TnError *tn_context_create(const TnContextOptions *options, TnContext **out_context);
/* After every object made with it. NULL is fine. */
TN_API void tn_context_destroy(TnContext *context);

/* ---- text and bytes that the library returns ------------------------------------------------------------------ */

/* Bytes owned by the caller; data[size] is 0. Free with tn_bytes_free. */
typedef struct TnBytes {
  char *data;
  size_t size;
} TnBytes;
TN_API void tn_bytes_free(TnBytes *bytes);  /* sets it to empty; NULL is fine */

/* ---- element types -------------------------------------------------------------------------------------------- */

/* Memory form of an element: i1, i2, i4, ui2, ui4, f4, f6 and f8 take a byte each (signed ones sign-extended), complex
 * is real then imaginary; little-endian. */
typedef enum TnElementType {
  TN_ELEMENT_NONE = 0, /* tokens and tuples */
  TN_ELEMENT_I1, TN_ELEMENT_I2, TN_ELEMENT_I4, TN_ELEMENT_I8, TN_ELEMENT_I16, TN_ELEMENT_I32, TN_ELEMENT_I64,
  TN_ELEMENT_UI2, TN_ELEMENT_UI4, TN_ELEMENT_UI8, TN_ELEMENT_UI16, TN_ELEMENT_UI32, TN_ELEMENT_UI64,
  TN_ELEMENT_F4E2M1FN, TN_ELEMENT_F6E2M3FN, TN_ELEMENT_F6E3M2FN, TN_ELEMENT_F8E3M4, TN_ELEMENT_F8E4M3,
  TN_ELEMENT_F8E4M3FN, TN_ELEMENT_F8E4M3FNUZ, TN_ELEMENT_F8E4M3B11FNUZ, TN_ELEMENT_F8E5M2, TN_ELEMENT_F8E5M2FNUZ,
  TN_ELEMENT_F8E8M0FNU, TN_ELEMENT_F16, TN_ELEMENT_BF16, TN_ELEMENT_F32, TN_ELEMENT_F64,
  TN_ELEMENT_COMPLEX64,  /* complex<f32> */
  TN_ELEMENT_COMPLEX128  /* complex<f64> */
} TnElementType;

TN_API const char *tn_element_name(TnElementType type);            /* MLIR spelling, "f32"; static */
TN_API TnElementType tn_element_find(const char *name);            /* NONE when unknown */
TN_API size_t tn_element_bytes(TnElementType type);                /* 0 for NONE */

/* ---- modules -------------------------------------------------------------------------------------------------- */

typedef struct TnModule TnModule;

typedef struct TnReadOptions {
  size_t struct_size;
  const char *name;         /* for messages: usually the file name; NULL: "<memory>" */
  bool skip_verify;         /* only read */
  bool allow_unregistered;  /* accept ops of unknown dialects when verifying */
  uint32_t first_line;      /* line number of the first line; 0: 1 */
} TnReadOptions;

/* Reads MLIR text or bytecode, told apart by content, and verifies it. data need not outlive the call. options may be
 * NULL. */
TN_API TnError *tn_module_read(TnContext *context, const void *data, size_t size, const TnReadOptions *options,
                               TnModule **out_module);
/* The same from a file, mapped while the module lives; "-" is standard input. */
TN_API TnError *tn_module_read_file(TnContext *context, const char *path, const TnReadOptions *options,
                                    TnModule **out_module);
TN_API void tn_module_destroy(TnModule *module);  /* NULL is fine */
/* Checks every constraint of the specification that does not depend on run-time values. */
TN_API TnError *tn_module_verify(TnContext *context, TnModule *module, bool allow_unregistered);

typedef struct TnTextOptions {
  size_t struct_size;
  bool generic;         /* the generic form of every op */
  bool locations;       /* with loc(...) */
  size_t elide_above;   /* literals with more elements print as dense_resource<__elided__>; 0: never */
} TnTextOptions;

/* MLIR text as upstream prints it. options may be NULL. */
TN_API TnError *tn_module_print(const TnModule *module, const TnTextOptions *options, TnBytes *out_text);

typedef struct TnBytecodeOptions {
  size_t struct_size;
  const char *version;    /* target StableHLO version, "1.8.3"; NULL: current */
  bool strip_locations;
} TnBytecodeOptions;

/* A portable artifact (MLIR bytecode, VHLO). What the target version cannot hold is an error that names it. options
 * may be NULL. */
TN_API TnError *tn_module_write(TnContext *context, TnModule *module, const TnBytecodeOptions *options, TnBytes *out_bytes);
/* Whether the two hold the same program (locations do not count); the first difference in *out_difference if given. */
TN_API TnError *tn_module_compare(TnModule *a, TnModule *b, bool *out_equal, TnBytes *out_difference);
/* Names of the functions, in order; NULL beyond the last. Lives as long as the module. */
TN_API const char *tn_module_function(const TnModule *module, size_t index);

/* ---- buffers -------------------------------------------------------------------------------------------------- */

typedef struct TnBuffer TnBuffer;

/* Copies. data is row-major and may be NULL for zero-filled memory. dims has rank entries and may be NULL for rank 0. */
TN_API TnError *tn_buffer_create(TnContext *context, TnElementType type, size_t rank, const int64_t *dims,
                                 const void *data, TnBuffer **out_buffer);
/* A view of the caller's memory, which must stay valid and unchanged until release(user) is called, when the last
 * reference goes. release may be NULL. */
TN_API TnError *tn_buffer_view(TnContext *context, TnElementType type, size_t rank, const int64_t *dims,
                               const void *data, void (*release)(void *user), void *user, TnBuffer **out_buffer);
TN_API void tn_buffer_retain(TnBuffer *buffer);
TN_API void tn_buffer_release(TnBuffer *buffer);  /* NULL is fine */
TN_API TnElementType tn_buffer_type(const TnBuffer *buffer);
TN_API size_t tn_buffer_rank(const TnBuffer *buffer);
TN_API const int64_t *tn_buffer_dims(const TnBuffer *buffer);   /* rank entries */
TN_API size_t tn_buffer_count(const TnBuffer *buffer);          /* elements */
TN_API size_t tn_buffer_bytes(const TnBuffer *buffer);
TN_API const void *tn_buffer_data(const TnBuffer *buffer);      /* lives as long as the buffer */
TN_API void *tn_buffer_mutable_data(TnBuffer *buffer);          /* NULL for views */
/* Copies out; size must be tn_buffer_bytes. */
TN_API TnError *tn_buffer_copy_to(const TnBuffer *buffer, void *data, size_t size);
/* NumPy files, versions 1 to 3, C or Fortran order, either byte order. as: the element type that the file holds when
 * NumPy has no name for it (bf16 stored as uint16, f8 as uint8, ...), NONE: as the file says. */
TN_API TnError *tn_buffer_read_npy(TnContext *context, const char *path, TnElementType as, TnBuffer **out_buffer);
TN_API TnError *tn_buffer_write_npy(const TnBuffer *buffer, const char *path);
/* Readable text as NumPy prints arrays: at most max_elements of them (0: 1000), the middle of longer dimensions left
 * out. */
TN_API TnError *tn_buffer_format(const TnBuffer *buffer, size_t max_elements, TnBytes *out_text);

/* ---- custom calls --------------------------------------------------------------------------------------------- */

/* A call of stablehlo.custom_call; valid during the callback. */
typedef struct TnCustomCall TnCustomCall;
TN_API const char *tn_custom_call_target(const TnCustomCall *call);
TN_API int tn_custom_call_api_version(const TnCustomCall *call);   /* 0 to 4 */
TN_API const char *tn_custom_call_config(const TnCustomCall *call);  /* backend_config: the string, or the dictionary as
                                                                        MLIR text */
TN_API size_t tn_custom_call_n_inputs(const TnCustomCall *call);
TN_API TnBuffer *tn_custom_call_input(const TnCustomCall *call, size_t index);   /* borrowed */
TN_API size_t tn_custom_call_n_outputs(const TnCustomCall *call);
/* The output buffer to fill: already of the declared type (static dims), zeroed; borrowed. */
TN_API TnBuffer *tn_custom_call_output(const TnCustomCall *call, size_t index);
typedef TnError *TnCustomCallHandler(void *user, TnCustomCall *call);
/* Registers a target name for every later execution in the context; replaces an earlier one. handler NULL removes it. */
TN_API TnError *tn_context_register_custom_call(TnContext *context, const char *target, TnCustomCallHandler *handler,
                                                void *user);

/* ---- compiling and running ------------------------------------------------------------------------------------ */

/* Names of the engines of this build, NULL beyond the last: "interp". Static. */
TN_API const char *tn_engine_name(size_t index);

typedef struct TnExecutable TnExecutable;

typedef struct TnCompileOptions {
  size_t struct_size;
  const char *engine;  /* NULL: the first engine */
  const char *entry;   /* function to run; NULL: "main", or the only function */
  uint32_t threads;    /* 0: the caller only */
  uint32_t replicas, partitions;  /* simulated devices that collectives see; 0: 1 */
} TnCompileOptions;

/* The module must outlive the executable. options may be NULL. */
TN_API TnError *tn_compile(TnContext *context, TnModule *module, const TnCompileOptions *options,
                           TnExecutable **out_executable);
TN_API void tn_executable_destroy(TnExecutable *executable);  /* NULL is fine */
TN_API size_t tn_executable_n_inputs(const TnExecutable *executable);
TN_API size_t tn_executable_n_outputs(const TnExecutable *executable);

/* What an input or output is. */
typedef struct TnTensorType {
  size_t struct_size;
  TnElementType element;  /* NONE for tokens and tuples; the storage type of quantized tensors */
  size_t rank;
  const int64_t *dims;    /* rank entries, -1 where dynamic; lives as long as the executable */
  const char *text;       /* MLIR spelling; lives as long as the executable */
} TnTensorType;
TN_API TnError *tn_executable_input_type(const TnExecutable *executable, size_t index, TnTensorType *out_type);
TN_API TnError *tn_executable_output_type(const TnExecutable *executable, size_t index, TnTensorType *out_type);

typedef struct TnExecuteOptions {
  size_t struct_size;
  const volatile int32_t *cancel;  /* not 0 stops the run with CANCELLED; may be written by a signal handler */
  uint64_t seed;                   /* state of stablehlo.rng */
  const char *probe_dir;           /* where interpreter.probe writes; NULL: nowhere */
  void (*print)(void *user, const char *text, size_t size);  /* interpreter.print; may be NULL */
  void *print_user;
  size_t *out_peak_bytes;          /* may be NULL */
} TnExecuteOptions;

/* Runs on the calling thread. inputs: borrowed, n_inputs of them, checked against the program. outputs: n_outputs slots,
 * each set to a buffer of the caller's. options may be NULL. */
TN_API TnError *tn_execute(TnExecutable *executable, const TnExecuteOptions *options, TnBuffer *const *inputs,
                           size_t n_inputs, TnBuffer **outputs, size_t n_outputs);

/* ---- the op table --------------------------------------------------------------------------------------------- */

/* Every op with its operands, results, regions, attributes and traits: one line an op, or JSON. */
TN_API TnError *tn_ops_describe(bool json, TnBytes *out_text);

#ifdef __cplusplus
}
#endif

#endif  /* TENON_TENON_H */

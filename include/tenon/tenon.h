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
  uint64_t executed_ops;   /* ops (compiled programs: steps of the plan) executed by one execution */
  uint32_t depth;          /* nested calls and regions at run time: 512 */
  uint32_t diagnostics;    /* errors reported before a reader gives up: 20 */
  uint32_t compile_ms;     /* time of one compilation, looked at all along */
  uint64_t compile_ops;    /* ops that the passes of one compilation may make: 10 million */
  size_t code_bytes;       /* machine code of one compilation */
  uint32_t specialisations; /* shapes for which one executable with dynamic inputs keeps code: 64 */
} TnLimits;

typedef struct TnContextOptions {
  size_t struct_size;
  TnDiagnosticFn *diagnostic;  /* may be NULL: then only the returned error tells */
  void *diagnostic_user;
  uint32_t threads;            /* that share the work of compiled programs, the caller counted; started when a program
                                  has work to share. 0: one a processor that affinity and quotas leave the process;
                                  1: the caller only */
  TnLimits limits;
} TnContextOptions;

/* options may be NULL. A context keeps what its compilations gave back of memory, at most 8 MB, for the next ones. */
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

/* Memory form of an element: i1, i2, i4, ui2, ui4, f4, f6 and f8 take a byte each (signed ones sign-extended; i1 is 0
 * or 1, and what a program makes of another byte is not specified), complex is real then imaginary; little-endian.
 * Where the library copies elements of i2, i4, ui2 and ui4 in, it sets the bits above them: ml_dtypes leaves those
 * open. */
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
  bool without_aliases; /* locations and affine maps where they are used, not as #loc1 or #map */
} TnTextOptions;

/* MLIR text as upstream prints it. options may be NULL. */
TN_API TnError *tn_module_print(const TnModule *module, const TnTextOptions *options, TnBytes *out_text);

typedef struct TnBytecodeOptions {
  size_t struct_size;
  const char *version;    /* target StableHLO version, "1.8.3"; NULL: current */
  bool strip_locations;
} TnBytecodeOptions;

/* A portable artifact (MLIR bytecode, VHLO). What the target version cannot hold is an error that names it; a
 * version that cannot be written is OUT_OF_RANGE. options may be NULL. */
TN_API TnError *tn_module_write(TnContext *context, TnModule *module, const TnBytecodeOptions *options,
                                TnBytes *out_bytes);
/* Whether the two hold the same program (locations do not count); the first difference in *out_difference if given. */
TN_API TnError *tn_module_compare(TnModule *a, TnModule *b, bool *out_equal, TnBytes *out_difference);
/* Names of the functions, in order; NULL beyond the last. Lives as long as the module. */
TN_API const char *tn_module_function(const TnModule *module, size_t index);

/* The passes of the compiler, in order; NULL beyond the last. */
TN_API const char *tn_pass_name(size_t index);
TN_API const char *tn_pass_doc(size_t index); /* one line */

typedef struct TnOptimizeOptions {
  size_t struct_size;
  const char *entry;        /* the function to keep; NULL: main, or the only one */
  const char *const *only;  /* names of passes: run these and no others */
  size_t n_only;
  const char *const *skip;  /* names of passes: leave these out */
  size_t n_skip;
  const char *stop_after;   /* name of the last pass to run */
  uint64_t bisect;          /* runs of passes to do, the rest is left out; 0: all */
  bool verify;              /* after each pass that changed something */
  void *user;               /* of the callbacks, which may be NULL */
  void (*dump)(void *user, unsigned number, const char *pass, const TnModule *module); /* after such a pass */
  void (*time)(void *user, const char *pass, uint64_t nanoseconds, unsigned runs, unsigned changed); /* at the end */
  const char *const *inputs; /* of the entry: a type, "tensor<8x4xf32>", whose sizes dynamic ones become, or a value
                                that sizes follow from, "dense<8> : tensor<i64>"; NULL: as declared */
  size_t n_inputs;
} TnOptimizeOptions;
/* Runs the passes that every compilation begins with, on a verified module, which is changed in place (after an error
 * only tn_module_destroy may be called on it). */
TN_API TnError *tn_module_optimize(TnModule *module, const TnOptimizeOptions *options);

/* ---- buffers -------------------------------------------------------------------------------------------------- */

typedef struct TnBuffer TnBuffer;

/* Copies. data is row-major, NULL for zero-filled memory. dims has rank entries, NULL is fine for rank 0. */
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
 * NumPy has no name for it (bf16 stored as uint16, f8 as uint8, ...), NONE: as the file says. A file of another type
 * than `as`, where NumPy has a name for that, is an error. */
TN_API TnError *tn_buffer_read_npy(TnContext *context, const char *path, TnElementType as, TnBuffer **out_buffer);
TN_API TnError *tn_buffer_write_npy(const TnBuffer *buffer, const char *path);
/* Readable text as NumPy prints arrays: at most max_elements of them (0: 1000), the middle of longer dimensions left
 * out. */
TN_API TnError *tn_buffer_format(const TnBuffer *buffer, size_t max_elements, TnBytes *out_text);

/* MLIR text: with as_literal what tn_buffer_parse reads back, "dense<[1, 2]> : tensor<2xi32>"; else the type, and the
 * elements between braces, a row of the last dimension a line. */
TN_API TnError *tn_buffer_print(const TnBuffer *buffer, bool as_literal, TnBytes *out_text);
/* A buffer from such a literal: dense<...> or array<...> with its type. */
TN_API TnError *tn_buffer_parse(TnContext *context, const char *text, TnBuffer **out_buffer);

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
/* May be called from several threads at once when a program runs on several devices. */
typedef TnError *TnCustomCallHandler(void *user, TnCustomCall *call);
/* Registers a target for every later execution in the context; replaces an earlier one. handler NULL removes it. */
TN_API TnError *tn_context_register_custom_call(TnContext *context, const char *target, TnCustomCallHandler *handler,
                                                void *user);

/* ---- compiling and running ------------------------------------------------------------------------------------ */

/* Names of the engines of this build, NULL beyond the last: those that compile, the fastest first, then "interp", the
 * interpreter. Static. */
TN_API const char *tn_engine_name(size_t index);
TN_API const char *tn_engine_doc(size_t index);      /* one line; static */
TN_API bool tn_engine_available(size_t index);       /* on this machine */

typedef struct TnExecutable TnExecutable;

typedef struct TnCompileOptions {
  size_t struct_size;
  const char *engine;  /* NULL: the first engine that is available */
  const char *entry;   /* function to run; NULL: "main", or the only function */
  uint32_t threads;    /* 1: the caller only; else those of the context */
  uint32_t replicas, partitions;  /* the program runs on replicas * partitions simulated devices, each a thread; 0: 1 */
  const volatile int32_t *cancel; /* not 0 stops compiling with CANCELLED; may be NULL */
  bool unfused;        /* to find faults: each op a step of its own */
  bool verify;         /* to find faults: the verifier runs after each pass */
  uint64_t bisect;     /* to find faults: runs of passes to do; 0: all */
  void (*dump)(void *user, unsigned number, const char *pass, const TnModule *module); /* after each pass that changed
                                                                                          something; may be NULL */
  void *dump_user;
  bool tell_perf;      /* native code: names of kernels go to /tmp/perf-PID.map, which perf reads */
  bool tell_gdb;       /* native code: GDB is told of kernels and how to unwind them */
} TnCompileOptions;

/* Inputs and outputs of an executable: those of the function, tuples taken apart into their elements, in order. With
 * several devices: all of device (replica 0, partition 0), then all of (0, 1), and so on: input i of device d is number
 * d * (inputs of one device) + i. Tokens are buffers of rank 0 and element type NONE. */
/* The module must outlive the executable. options may be NULL. */
TN_API TnError *tn_compile(TnContext *context, TnModule *module, const TnCompileOptions *options,
                           TnExecutable **out_executable);
TN_API void tn_executable_destroy(TnExecutable *executable);  /* NULL is fine */
TN_API size_t tn_executable_n_inputs(const TnExecutable *executable);
TN_API size_t tn_executable_n_outputs(const TnExecutable *executable);

/* Compiles for the shapes of these inputs now, where they are dynamic, so that the first run need not. */
TN_API TnError *tn_executable_prepare(TnExecutable *executable, TnBuffer *const *inputs, size_t n_inputs);
/* Time of the stages of the last compilation of the executable, in order; false beyond the last, and for engines that
 * do not compile. With dynamic inputs: of the last shapes. out_name and out_nanoseconds may be NULL. */
TN_API bool tn_executable_stage(const TnExecutable *executable, size_t index, const char **out_name,
                                uint64_t *out_nanoseconds);
/* What compiling made: text for "module" (after the passes), "plan", "kernel", "asm" (what the target shows of its
 * code) and "c" (C11), an ELF file to be linked for "obj" (targets x64 and x64:avx2; see docs/commands.md). With
 * dynamic inputs: for the last shapes. */
TN_API TnError *tn_executable_print(TnExecutable *executable, const char *stage, TnBytes *out_text);

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

/* A value that enters or leaves a running program by stablehlo.infeed, outfeed, or send and recv with
 * is_host_transfer; valid during the callback. */
typedef struct TnTransfer TnTransfer;
typedef enum TnTransferKind {
  TN_TRANSFER_INFEED = 0,
  TN_TRANSFER_OUTFEED = 1,
  TN_TRANSFER_SEND = 2, /* from the device to the host */
  TN_TRANSFER_RECV = 3  /* from the host to the device */
} TnTransferKind;
TN_API TnTransferKind tn_transfer_kind(const TnTransfer *transfer);
TN_API int64_t tn_transfer_channel(const TnTransfer *transfer);       /* send, recv: the channel id; else 0 */
TN_API const char *tn_transfer_config(const TnTransfer *transfer);    /* infeed_config or outfeed_config; else "" */
TN_API uint32_t tn_transfer_replica(const TnTransfer *transfer);      /* of the device that asks */
TN_API uint32_t tn_transfer_partition(const TnTransfer *transfer);
TN_API size_t tn_transfer_n_values(const TnTransfer *transfer);       /* the token not counted */
TN_API TnError *tn_transfer_type(const TnTransfer *transfer, size_t index, TnTensorType *out_type);
/* Outfeed, send: the value; borrowed, retain it to keep it. NULL for infeed and recv. */
TN_API TnBuffer *tn_transfer_value(const TnTransfer *transfer, size_t index);
/* Infeed, recv: gives value `index`, which is copied; its type and shape must fit tn_transfer_type. Every value must be
 * given before the callback returns. */
TN_API TnError *tn_transfer_set_value(TnTransfer *transfer, size_t index, const TnBuffer *value);
/* An error ends the execution. Called on the thread of the device that asks: a program on several devices may call it
 * from several threads at once. */
typedef TnError *TnTransferHandler(void *user, TnTransfer *transfer);

/* A step of a compiled program that was just done; valid during the callback. */
typedef struct TnStepInfo {
  size_t struct_size;
  uint32_t number;             /* in the plan's text */
  const char *kind;            /* "kernel", "lib", "copy", ...; loops and branches come after their parts */
  const char *name;            /* of the kernel, or of the op that it comes from */
  uint32_t line;               /* of the op in the program, 0 when unknown */
  uint64_t start_ns, end_ns;
  double flops;                /* kernels: arithmetic done, as far as loop counts are known */
  size_t n_buffers;            /* that it reads or writes */
  const void *const *buffers;
  const size_t *sizes;         /* in bytes */
} TnStepInfo;

typedef struct TnExecuteOptions {
  size_t struct_size;
  const volatile int32_t *cancel;  /* not 0 stops the run with CANCELLED; may be written by a signal handler. Is
                                    * to stay so until the run has returned: what stops looks at it more than once */
  uint64_t seed;                   /* state of stablehlo.rng */
  const char *probe_dir;           /* where interpreter.probe writes; NULL: nowhere */
  void (*print)(void *user, const char *text, size_t size);  /* interpreter.print; may be NULL */
  void *print_user;
  size_t *out_peak_bytes;          /* may be NULL */
  TnTransferHandler *transfer;     /* infeed, outfeed, host send and recv. NULL: infeed fails, what is fed out is
                                      dropped, what is sent to the host comes back by recv on the same channel */
  void *transfer_user;
  const uint32_t *donated;         /* numbers of inputs that the caller gives up: their memory may become that of
                                      outputs, and reading them afterwards is an error. Once the run has begun they are
                                      gone, whether it succeeds or not */
  size_t n_donated;
  void (*step)(void *user, const TnStepInfo *step);  /* compiled engines: after each step; may be NULL */
  void *step_user;
} TnExecuteOptions;

/* Runs on the calling thread; on several devices, on a thread each, and this one waits. Devices that wait for each
 * other in vain end with an error that says who waits for whom; errors name a device as process (r, p). inputs:
 * borrowed, n_inputs of them, checked against the program. outputs: n_outputs slots, each set to a buffer of the
 * caller's. options may be NULL. */
TN_API TnError *tn_execute(TnExecutable *executable, const TnExecuteOptions *options, TnBuffer *const *inputs,
                           size_t n_inputs, TnBuffer **outputs, size_t n_outputs);
/* The same, into buffers that the caller made before: of the outputs' types, writable (no views), no two sharing
 * memory, nor one with an input but where the same buffer is a donated input whose memory the program can hand on. On
 * compiled engines it allocates nothing and makes no system call from the second call on, unless the program talks to
 * the host or has several devices. After an error the contents of the outputs are unspecified. */
TN_API TnError *tn_execute_into(TnExecutable *executable, const TnExecuteOptions *options, TnBuffer *const *inputs,
                                size_t n_inputs, TnBuffer *const *outputs, size_t n_outputs);

/* ---- building modules ----------------------------------------------------------------------------------------- */

/* A module built from C. The first failure stays with the builder: later calls do nothing and return NULL, and
 * tn_builder_finish returns it, so a program may be built without looking at each call. A builder belongs to one
 * thread. Values, types and regions live as long as the module.
 *
 *   TnBuilder *b;                                    tn_builder_create(context, &b);
 *   int64_t dims[] = {3};
 *   const TnType *t = tn_build_tensor_type(b, TN_ELEMENT_F32, 1, dims);
 *   tn_build_function(b, "main", &t, 1);
 *   TnValue *x = tn_build_argument(b, 0), *y = tn_build_tanh(b, tn_build_add(b, x, x), NULL);
 *   tn_build_return(b, &y, 1);
 *   TnModule *m;                                     tn_builder_finish(b, &m);
 */
typedef struct TnBuilder TnBuilder;
typedef struct TnValue TnValue;
typedef struct TnType TnType;
typedef struct TnRegion TnRegion;

TN_API TnError *tn_builder_create(TnContext *context, TnBuilder **out_builder);
/* Verifies the module and hands it over, or returns what failed; the builder is gone in either case. */
TN_API TnError *tn_builder_finish(TnBuilder *builder, TnModule **out_module);
TN_API void tn_builder_destroy(TnBuilder *builder);  /* gives up; NULL is fine */

/* dims: rank entries, -1 where dynamic. */
TN_API const TnType *tn_build_tensor_type(TnBuilder *b, TnElementType element, size_t rank, const int64_t *dims);
/* Any type in its MLIR spelling: "tensor<4x!quant.uniform<i8:f32, 0.5>>", "!stablehlo.token". */
TN_API const TnType *tn_build_type(TnBuilder *b, const char *text);
TN_API const TnType *tn_build_type_of(const TnValue *value);  /* NULL of NULL */

/* Begins a function with arguments of these types; tn_build_return ends it. */
TN_API void tn_build_function(TnBuilder *b, const char *name, const TnType *const *types, size_t n_types);
/* Begins a region for an op that takes one (the body of a reduce, a branch of an if): ops built now go into it, until
 * tn_build_return ends it and building goes on around it. */
TN_API TnRegion *tn_build_region(TnBuilder *b, const TnType *const *types, size_t n_types);
/* Argument of the function or region being built. */
TN_API TnValue *tn_build_argument(TnBuilder *b, size_t index);
TN_API void tn_build_return(TnBuilder *b, TnValue *const *values, size_t n_values);
/* Another result of the op whose first result is given; NULL beyond the last. */
TN_API TnValue *tn_build_result(TnValue *first, size_t index);
/* stablehlo.constant; the data is copied. */
TN_API TnValue *tn_build_constant(TnBuilder *b, const TnBuffer *value);
/* func.call of a function of this module, also one that is built later. */
TN_API TnValue *tn_build_call(TnBuilder *b, const char *callee, TnValue *const *operands, size_t n_operands,
                              const TnType *const *types, size_t n_types);

/* One function an op; each returns the op's first result (tn_build_result gives the others), NULL when it has none.
 * Attributes: lists may be NULL where the op has a default; enums are names ("LT"); const char * attributes of other
 * kinds are MLIR text ("#stablehlo.dot<lhs_contracting_dimensions = [1], ...>", "dense<0> : tensor<2x2xi64>"), NULL
 * where the op lets them be absent. result_type: for ops whose result is not fixed by operands and attributes.
 * The declarations up to the end of the section are printed from the op table. */
/* builder begin */
TN_API TnValue *tn_build_abs(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_cbrt(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_ceil(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_convert(TnBuilder *b, TnValue *operand, const TnType *result_type);
TN_API TnValue *tn_build_cosine(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_count_leading_zeros(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_exponential(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_exponential_minus_one(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_floor(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_imag(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_is_finite(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_log(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_log_plus_one(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_logistic(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_negate(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_not(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_popcnt(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_real(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_reduce_precision(TnBuilder *b, TnValue *operand, int64_t exponent_bits, int64_t mantissa_bits);
TN_API TnValue *tn_build_round_nearest_afz(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_round_nearest_even(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_rsqrt(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_sign(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_sine(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_sqrt(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_tan(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_tanh(TnBuilder *b, TnValue *operand, const char *result_accuracy);
TN_API TnValue *tn_build_uniform_dequantize(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_uniform_quantize(TnBuilder *b, TnValue *operand, const TnType *result_type);
TN_API TnValue *tn_build_add(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_and(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_atan2(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_clamp(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2);
TN_API TnValue *tn_build_compare(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *compare_type,
     const char *comparison_direction);
TN_API TnValue *tn_build_complex(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_divide(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_maximum(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_minimum(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_multiply(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_or(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_power(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_remainder(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_select(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2);
TN_API TnValue *tn_build_shift_left(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_shift_right_arithmetic(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_shift_right_logical(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_subtract(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_xor(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_dynamic_iota(TnBuilder *b, TnValue *operand, int64_t iota_dimension, const TnType *result_type
    );
TN_API TnValue *tn_build_iota(TnBuilder *b, int64_t iota_dimension, const TnType *result_type);
TN_API TnValue *tn_build_partition_id(TnBuilder *b);
TN_API TnValue *tn_build_replica_id(TnBuilder *b);
TN_API TnValue *tn_build_rng(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *rng_distribution, const TnType *result_type);
TN_API TnValue *tn_build_rng_bit_generator(TnBuilder *b, TnValue *operand, const char *rng_algorithm,
     const TnType *const *result_types, size_t n_results);
TN_API TnValue *tn_build_bitcast_convert(TnBuilder *b, TnValue *operand, const TnType *result_type);
TN_API TnValue *tn_build_broadcast(TnBuilder *b, TnValue *operand,
     const int64_t *broadcast_sizes, size_t n_broadcast_sizes);
TN_API TnValue *tn_build_broadcast_in_dim(TnBuilder *b, TnValue *operand,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions, const TnType *result_type);
TN_API TnValue *tn_build_concatenate(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t dimension);
TN_API TnValue *tn_build_dynamic_broadcast_in_dim(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions,
     const int64_t *known_expanding_dimensions, size_t n_known_expanding_dimensions,
     const int64_t *known_nonexpanding_dimensions, size_t n_known_nonexpanding_dimensions,
     const TnType *result_type);
TN_API TnValue *tn_build_dynamic_gather(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *dimension_numbers, bool indices_are_sorted, const TnType *result_type);
TN_API TnValue *tn_build_dynamic_pad(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, const TnType *result_type);
TN_API TnValue *tn_build_dynamic_reshape(TnBuilder *b, TnValue *lhs, TnValue *rhs, const TnType *result_type);
TN_API TnValue *tn_build_dynamic_slice(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *slice_sizes, size_t n_slice_sizes);
TN_API TnValue *tn_build_dynamic_update_slice(TnBuilder *b, TnValue *const *operands, size_t n_operands);
TN_API TnValue *tn_build_gather(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *dimension_numbers,
     bool indices_are_sorted, const int64_t *slice_sizes, size_t n_slice_sizes);
TN_API TnValue *tn_build_get_dimension_size(TnBuilder *b, TnValue *operand, int64_t dimension);
TN_API TnValue *tn_build_pad(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *edge_padding_high, size_t n_edge_padding_high,
     const int64_t *edge_padding_low, size_t n_edge_padding_low,
     const int64_t *interior_padding, size_t n_interior_padding);
TN_API TnValue *tn_build_real_dynamic_slice(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, const TnType *result_type);
TN_API TnValue *tn_build_reshape(TnBuilder *b, TnValue *operand, const TnType *result_type);
TN_API TnValue *tn_build_reverse(TnBuilder *b, TnValue *operand, const int64_t *dimensions, size_t n_dimensions);
TN_API TnValue *tn_build_set_dimension_size(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t dimension);
TN_API TnValue *tn_build_slice(TnBuilder *b, TnValue *operand, const int64_t *limit_indices, size_t n_limit_indices,
     const int64_t *start_indices, size_t n_start_indices, const int64_t *strides, size_t n_strides);
TN_API TnValue *tn_build_torch_index_select(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t batch_dims, int64_t dim,
     const TnType *result_type);
TN_API TnValue *tn_build_transpose(TnBuilder *b, TnValue *operand, const int64_t *permutation, size_t n_permutation);
TN_API TnValue *tn_build_map(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *dimensions, size_t n_dimensions, TnRegion *region0);
TN_API TnValue *tn_build_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *dimensions, size_t n_dimensions, TnRegion *region0);
TN_API TnValue *tn_build_reduce_window(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const int64_t *base_dilations, size_t n_base_dilations, const char *padding,
     const int64_t *window_dilations, size_t n_window_dilations,
     const int64_t *window_dimensions, size_t n_window_dimensions,
     const int64_t *window_strides, size_t n_window_strides, TnRegion *region0);
TN_API TnValue *tn_build_scatter(TnBuilder *b, TnValue *const *operands, size_t n_operands, bool indices_are_sorted,
     const char *scatter_dimension_numbers, bool unique_indices, TnRegion *region0);
TN_API TnValue *tn_build_select_and_scatter(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *padding, const int64_t *window_dimensions, size_t n_window_dimensions,
     const int64_t *window_strides, size_t n_window_strides, TnRegion *region0, TnRegion *region1);
TN_API TnValue *tn_build_sort(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t dimension,
     bool is_stable, TnRegion *region0);
TN_API TnValue *tn_build_batch_norm_grad(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, double epsilon, int64_t feature_index);
TN_API TnValue *tn_build_batch_norm_inference(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     TnValue *operand3, TnValue *operand4, double epsilon, int64_t feature_index);
TN_API TnValue *tn_build_batch_norm_training(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     double epsilon, int64_t feature_index);
TN_API TnValue *tn_build_cholesky(TnBuilder *b, TnValue *operand, bool lower);
TN_API TnValue *tn_build_convolution(TnBuilder *b, TnValue *lhs, TnValue *rhs, int64_t batch_group_count,
     const char *dimension_numbers, int64_t feature_group_count,
     const int64_t *lhs_dilation, size_t n_lhs_dilation, const char *padding, const char *precision_config,
     const int64_t *rhs_dilation, size_t n_rhs_dilation, const bool *window_reversal, size_t n_window_reversal,
     const int64_t *window_strides, size_t n_window_strides, const TnType *result_type);
TN_API TnValue *tn_build_dot(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *precision_config,
     const TnType *result_type);
TN_API TnValue *tn_build_dot_general(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *algorithm,
     const char *dot_dimension_numbers, const char *precision_config, const TnType *result_type);
TN_API TnValue *tn_build_dynamic_conv(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     int64_t batch_group_count, const char *dimension_numbers, int64_t feature_group_count,
     const int64_t *lhs_dilation, size_t n_lhs_dilation, const char *precision_config,
     const int64_t *rhs_dilation, size_t n_rhs_dilation, const bool *window_reversal, size_t n_window_reversal,
     const int64_t *window_strides, size_t n_window_strides, const TnType *result_type);
TN_API TnValue *tn_build_einsum(TnBuilder *b, TnValue *lhs, TnValue *rhs, const char *einsum_config,
     const TnType *result_type);
TN_API TnValue *tn_build_fft(TnBuilder *b, TnValue *operand, const int64_t *fft_length, size_t n_fft_length,
     const char *fft_type);
TN_API TnValue *tn_build_triangular_solve(TnBuilder *b, TnValue *lhs, TnValue *rhs, bool left_side, bool lower,
     const char *transpose_a, bool unit_diagonal);
TN_API TnValue *tn_build_unary_einsum(TnBuilder *b, TnValue *operand, const char *einsum_config,
     const TnType *result_type);
TN_API TnValue *tn_build_case(TnBuilder *b, TnValue *operand, TnRegion *const *regions, size_t n_regions);
TN_API TnValue *tn_build_composite(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *composite_attributes, const char *decomposition, const char *name, int64_t version,
     TnRegion *const *regions, size_t n_regions, const TnType *const *result_types, size_t n_results);
TN_API TnValue *tn_build_custom_call(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t api_version,
     const char *backend_config, const char *call_target_name, const char *called_computations,
     bool has_side_effect, const char *operand_layouts, const char *output_operand_aliases,
     const char *result_layouts, const char *result_tilings, const TnType *const *result_types, size_t n_results
    );
TN_API TnValue *tn_build_get_tuple_element(TnBuilder *b, TnValue *operand, int64_t index);
TN_API TnValue *tn_build_if(TnBuilder *b, TnValue *operand, TnRegion *region0, TnRegion *region1);
TN_API TnValue *tn_build_optimization_barrier(TnBuilder *b, TnValue *const *operands, size_t n_operands);
TN_API TnValue *tn_build_tuple(TnBuilder *b, TnValue *const *operands, size_t n_operands);
TN_API TnValue *tn_build_while(TnBuilder *b, TnValue *const *operands, size_t n_operands, TnRegion *region0,
     TnRegion *region1);
TN_API TnValue *tn_build_after_all(TnBuilder *b, TnValue *const *operands, size_t n_operands);
TN_API TnValue *tn_build_all_gather(TnBuilder *b, TnValue *const *operands, size_t n_operands, int64_t all_gather_dim,
     const char *channel_handle, const char *replica_groups, bool use_global_device_ids,
     const TnType *const *result_types, size_t n_results);
TN_API TnValue *tn_build_all_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, const char *replica_groups, bool use_global_device_ids, TnRegion *region0);
TN_API TnValue *tn_build_all_to_all(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, int64_t concat_dimension, const char *replica_groups, int64_t split_count,
     int64_t split_dimension, const TnType *const *result_types, size_t n_results);
TN_API TnValue *tn_build_async_done(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_async_start(TnBuilder *b, TnValue *const *operands, size_t n_operands, TnRegion *region0,
     const TnType *result_type);
TN_API TnValue *tn_build_collective_broadcast(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, bool has_dynamic_root, const char *replica_groups);
TN_API TnValue *tn_build_collective_permute(TnBuilder *b, TnValue *operand, const char *channel_handle,
     const char *source_target_pairs);
TN_API TnValue *tn_build_collective_reduce(TnBuilder *b, TnValue *const *operands, size_t n_operands,
     const char *channel_handle, bool has_dynamic_root, const char *replica_groups, bool use_global_device_ids,
     TnRegion *region0);
TN_API TnValue *tn_build_create_token(TnBuilder *b);
TN_API TnValue *tn_build_cross_replica_sum(TnBuilder *b, TnValue *operand, const char *replica_groups,
     const TnType *result_type);
TN_API TnValue *tn_build_infeed(TnBuilder *b, TnValue *operand, const char *infeed_config, const char *layout,
     const TnType *const *result_types, size_t n_results);
TN_API TnValue *tn_build_outfeed(TnBuilder *b, TnValue *const *operands, size_t n_operands, const char *outfeed_config);
TN_API TnValue *tn_build_recv(TnBuilder *b, TnValue *operand, const char *channel_handle, bool is_host_transfer,
     const char *source_target_pairs, const TnType *const *result_types, size_t n_results);
TN_API TnValue *tn_build_reduce_scatter(TnBuilder *b, TnValue *operand, const char *channel_handle,
     const char *replica_groups, int64_t scatter_dimension, bool use_global_device_ids, TnRegion *region0,
     const TnType *result_type);
TN_API TnValue *tn_build_send(TnBuilder *b, TnValue *const *operands, size_t n_operands, const char *channel_handle,
     bool is_host_transfer, const char *source_target_pairs);
TN_API TnValue *tn_build_chlo_asin_acos_kernel(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_acos(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_acosh(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_asin(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_asinh(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_atan(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_atanh(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_bessel_i1e(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_conj(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_cosh(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_digamma(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_erf(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_erf_inv(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_erfc(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_is_inf(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_is_neg_inf(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_is_pos_inf(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_lgamma(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_sinh(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_square(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_tan(TnBuilder *b, TnValue *operand);
TN_API TnValue *tn_build_chlo_mulhi(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_chlo_next_after(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_chlo_polygamma(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_chlo_zeta(TnBuilder *b, TnValue *lhs, TnValue *rhs);
TN_API TnValue *tn_build_chlo_broadcast_add(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_and(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_atan2(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_compare(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions, const char *compare_type,
     const char *comparison_direction);
TN_API TnValue *tn_build_chlo_broadcast_complex(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_divide(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_maximum(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_minimum(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_multiply(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_next_after(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_or(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_polygamma(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_power(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_remainder(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_shift_left(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_shift_right_arithmetic(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_shift_right_logical(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_subtract(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_xor(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_zeta(TnBuilder *b, TnValue *lhs, TnValue *rhs,
     const int64_t *broadcast_dimensions, size_t n_broadcast_dimensions);
TN_API TnValue *tn_build_chlo_broadcast_select(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2);
TN_API TnValue *tn_build_chlo_constant_like(TnBuilder *b, TnValue *operand, const char *value);
TN_API TnValue *tn_build_chlo_ragged_dot(TnBuilder *b, TnValue *operand0, TnValue *operand1, TnValue *operand2,
     const char *precision_config, const char *ragged_dot_dimension_numbers, const TnType *result_type);
TN_API TnValue *tn_build_chlo_top_k(TnBuilder *b, TnValue *operand, bool is_stable, int64_t k);
/* builder end */

/* ---- programs compiled ahead of time ------------------------------------------------------------------------- */

/* What code made by `tenon compile --stage c` or `obj` calls where a program has routines of the library (products,
   sorts, ...) or functions without a formula. It declares them itself; they are of no other use. Safe to use by several
   threads at once. */
typedef void TnAheadKernel(void *const *bufs, int64_t begin, int64_t end);
/* Does routine `step` of the image on bufs, its scratch being the last. The first call for a state prepares all the
   image's routines, on memory that *state, NULL at first, then holds until the process ends. order: the kernel that a
   sort asks, or NULL. 0: done; 1: memory is out, or the image was made by another version of the library. */
TN_API int32_t tn_ahead_step(void **state, const void *image, uint32_t step, void *const *bufs, TnAheadKernel *order);
/* A function of n elements, or of those whose bits are set in lanes. */
TN_API void tn_ahead_call(int64_t call, int32_t type, void *out, const void *x, const void *y, size_t n);
TN_API void tn_ahead_call_some(int64_t call, int32_t type, void *out, const void *x, const void *y, uint64_t lanes);

/* ---- the op table --------------------------------------------------------------------------------------------- */

/* Every op with its operands, results, regions, attributes and traits: one line an op, or JSON. */
TN_API TnError *tn_ops_describe(bool json, TnBytes *out_text);

#ifdef __cplusplus
}
#endif

#endif  /* TENON_TENON_H */

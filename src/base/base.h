// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// base: memory, strings, containers, errors, diagnostics and the operating system. Depends on libc only; every
// other folder stands on this one header.
#ifndef TENON_BASE_BASE_H
#define TENON_BASE_BASE_H

#include <assert.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define TN_PRINTF(f, a) __attribute__((format(printf, f, a)))
#define TN_NORETURN __attribute__((noreturn))
#define TN_COLD __attribute__((cold, noinline))
#define TN_NONNULL_RESULT __attribute__((returns_nonnull))
#else
#define TN_PRINTF(f, a)
#define TN_NORETURN
#define TN_COLD
#define TN_NONNULL_RESULT
#endif

// Marks what tenon.h exports; the same definition stands there.
#ifndef TN_API
#if defined(__GNUC__)
#define TN_API __attribute__((visibility("default")))
#else
#define TN_API
#endif
#endif

// The turns of the loop that follows are independent: what one writes no later one reads. Without this gcc guards each
// vector loop with a run-time overlap test and a second copy of the loop. (clang's pragma for the same warns about
// every loop that it cannot turn into vector code.)
#if defined(__GNUC__) && !defined(__clang__)
#define TN_VECTOR_LOOP _Pragma("GCC ivdep")
#else
#define TN_VECTOR_LOOP
#endif

#define TN_COUNT(array) (sizeof(array) / sizeof((array)[0]))

// Marks a place that no input can reach; in release builds the compiler may rely on it.
#ifdef NDEBUG
#define tn_unreachable() __builtin_unreachable()
#else
#define tn_unreachable() (assert(0 && "unreachable"), __builtin_unreachable())
#endif

// ---------------------------------------------------------------------------------------------------------------
// Heap. Only base/ and rt/ call malloc; the n-th call can be made to fail for tests (TnDebug.alloc_fail_at).
// All return NULL when memory is out.

void *tn_alloc(size_t bytes);       // uninitialised
void *tn_alloc_zero(size_t bytes);  // zero-filled, pages untouched where the OS allows
void *tn_realloc(void *p, size_t bytes);
void tn_discard(void *p, size_t bytes);  // nobody reads it again, its owner keeps it: large ones go back to the OS
void *tn_alloc_aligned(size_t bytes, size_t alignment);  // free with tn_free_aligned
void tn_free(void *p);
void tn_free_aligned(void *p);

// ---------------------------------------------------------------------------------------------------------------
// Checked size arithmetic: true on success, false on overflow (then *out is untouched).

static inline bool tn_mul_size(size_t a, size_t b, size_t *out) {
  size_t r;
  if (__builtin_mul_overflow(a, b, &r)) return false;
  *out = r;
  return true;
}
static inline bool tn_add_size(size_t a, size_t b, size_t *out) {
  size_t r;
  if (__builtin_add_overflow(a, b, &r)) return false;
  *out = r;
  return true;
}
static inline bool tn_mul_i64(int64_t a, int64_t b, int64_t *out) {
  int64_t r;
  if (__builtin_mul_overflow(a, b, &r)) return false;
  *out = r;
  return true;
}

// The product's low half; its high half at *high. (A type of 128 bits is not there on machines of 32.)
static inline uint64_t tn_mul_wide(uint64_t a, uint64_t b, uint64_t *high) {
#ifdef __SIZEOF_INT128__
  __extension__ typedef unsigned __int128 Wide;
  const Wide product = (Wide)a * b;
  *high = (uint64_t)(product >> 64);
#else
  const uint64_t a_low = (uint32_t)a, b_low = (uint32_t)b, a_high = a >> 32, b_high = b >> 32;
  const uint64_t middle = a_high * b_low + (a_low * b_low >> 32), other = a_low * b_high + (uint32_t)middle;
  *high = a_high * b_high + (middle >> 32) + (other >> 32);
#endif
  return a * b;
}

// The greatest number that divides both, which are not below 0; of 0 and x it is x.
static inline int64_t tn_common_divisor(int64_t a, int64_t b) {
  for (int64_t rest; b; b = rest) rest = a % b, a = b;
  return a;
}

// ---------------------------------------------------------------------------------------------------------------
// Strings: a pointer and a length, not NUL-terminated, never owning. Contents may hold any byte.

typedef struct TnStr {
  const char *p;
  size_t n;
} TnStr;

#define TN_STR(literal) ((TnStr){(literal), sizeof(literal) - 1})
#define TN_STR_ARG(s) (int)(s).n, (s).p  // for "%.*s"

static inline TnStr tn_str(const char *z) { return (TnStr){z, z ? strlen(z) : 0}; }
bool tn_str_eq(TnStr a, TnStr b);
bool tn_str_is(TnStr a, const char *z);
bool tn_str_starts(TnStr a, TnStr prefix);
int tn_str_cmp(TnStr a, TnStr b);  // byte order, shorter first

// ---------------------------------------------------------------------------------------------------------------
// Arena: bump allocation, freed as a whole or back to a mark. When memory is out, tn_arena_push does not return
// NULL: it jumps to the arena's guard (see tn_guard_run), so code that only uses arenas has no error paths for
// memory and leaks nothing. An arena without a guard must not be pushed to.

// What ends work that allocates, as if memory ran out: a flag that another thread sets, a time.
typedef struct TnWatch {
  const volatile int32_t *cancel;  // may be NULL
  uint64_t deadline_ns;            // 0: none
} TnWatch;
bool tn_watch_ended(const TnWatch *w);

typedef struct TnGuard {
  jmp_buf env;
  const TnWatch *watch;  // looked at for each new chunk, and by tn_arena_poll; may be NULL
  uint32_t n_polls;
} TnGuard;

// Memory that arenas have given back, for those that come: pages that are there cost far less than new ones. From any
// thread; at most some megabytes are kept.
typedef struct TnChunks TnChunks;
TnChunks *tn_chunks_create(void);     // NULL when memory is out
void tn_chunks_destroy(TnChunks *k);  // after all arenas that use it; NULL is fine

typedef struct TnArenaChunk TnArenaChunk;
typedef struct TnArena {
  TnChunks *chunks;     // where memory comes from and goes to; NULL: the heap
  TnArenaChunk *chunk;  // newest
  uint8_t *at, *end;    // free space of the newest chunk
  size_t total_bytes;   // sum of chunk sizes, for limits and reports
  size_t limit_bytes;   // 0: none; a push beyond it behaves as out of memory
  TnGuard *guard;
} TnArena;

typedef struct TnArenaMark {
  TnArenaChunk *chunk;
  uint8_t *at;
} TnArenaMark;

void tn_arena_init(TnArena *a, TnGuard *guard);
void tn_arena_reserve(TnArena *a, size_t bytes);  // in its first chunk, where it has none yet
void tn_arena_init_like(TnArena *a, const TnArena *other);  // without a guard; memory from where the other's is
void tn_arena_deinit(TnArena *a);
void *tn_arena_push(TnArena *a, size_t bytes, size_t alignment) TN_NONNULL_RESULT;  // uninitialised
void *tn_arena_push_zero(TnArena *a, size_t bytes, size_t alignment) TN_NONNULL_RESULT;
// Grows the block `p` of old_bytes to new_bytes, in place when it is the newest one. p may be NULL (old_bytes 0).
void *tn_arena_grow(TnArena *a, void *p, size_t old_bytes, size_t new_bytes, size_t alignment) TN_NONNULL_RESULT;
TnArenaMark tn_arena_mark(const TnArena *a);
void tn_arena_release(TnArena *a, TnArenaMark mark);  // frees everything pushed after the mark
TN_NORETURN void tn_arena_fail(TnArena *a);           // takes the out-of-memory path
// Ends the work when its guard's watch says so, which it asks now and then: cheap in loops of short steps.
static inline void tn_arena_poll(TnArena *a) {
  TnGuard *g = a->guard;
  if (g && g->watch && (++g->n_polls & 15) == 0 && tn_watch_ended(g->watch)) tn_arena_fail(a);
}

#define tn_new(arena, T) ((T *)tn_arena_push_item((arena), sizeof(T)))
// Most items are words or halves of them: they take one argument less.
#define tn_new_n(arena, T, n)                                        \
  ((T *)(sizeof(T) == 8   ? tn_arena_push_words((arena), (n))        \
         : sizeof(T) == 4 ? tn_arena_push_halves((arena), (n))       \
                          : tn_arena_push_n((arena), (n), sizeof(T))))
// One item or n items of `size`, zeroed, aligned by the largest power of two in size, 16 at most; the product is
// checked.
void *tn_arena_push_item(TnArena *a, size_t size) TN_NONNULL_RESULT;
void *tn_arena_push_n(TnArena *a, size_t n, size_t size) TN_NONNULL_RESULT;
void *tn_arena_push_words(TnArena *a, size_t n) TN_NONNULL_RESULT;   // of 8 bytes
void *tn_arena_push_halves(TnArena *a, size_t n) TN_NONNULL_RESULT;  // of 4 bytes

TnStr tn_arena_str(TnArena *a, TnStr s);  // copies, adds a NUL after the end
TnStr tn_arena_fmt(TnArena *a, const char *fmt, ...) TN_PRINTF(2, 3);
TnStr tn_arena_vfmt(TnArena *a, const char *fmt, va_list args);

// ---------------------------------------------------------------------------------------------------------------
// Growing arrays on an arena: declare `TN_VEC(T) v = {0};`, push with tn_push(arena, &v, item).

#define TN_VEC(T)  \
  struct {         \
    T *data;       \
    size_t n, cap; \
  }
#define tn_push(arena, v, item)                                                                \
  ((void)(*(__typeof__((v)->data))(sizeof *(v)->data == 8                                      \
                                       ? tn_vec_push_word((arena), (v))                        \
                                       : tn_vec_push((arena), (v), sizeof *(v)->data)) = (item)))
void *tn_vec_push(TnArena *a, void *vec, size_t size) TN_NONNULL_RESULT;  // the place of a new last item
void *tn_vec_push_word(TnArena *a, void *vec) TN_NONNULL_RESULT;           // of 8 bytes
void *tn_vec_grow(TnArena *a, void *data, size_t n, size_t *cap, size_t size) TN_NONNULL_RESULT;

// Text being built on an arena.
typedef struct TnBuf {
  TnArena *arena;
  char *p;
  size_t n, cap;
} TnBuf;
void tn_buf_add(TnBuf *b, const void *p, size_t n);
void tn_buf_str(TnBuf *b, TnStr s);
void tn_buf_z(TnBuf *b, const char *z);
void tn_buf_char(TnBuf *b, char c);
void tn_buf_int(TnBuf *b, int64_t x);
void tn_buf_fmt(TnBuf *b, const char *fmt, ...) TN_PRINTF(2, 3);
char *tn_buf_reserve(TnBuf *b, size_t n);  // room for n more bytes at the end; add the written count to b->n
TnStr tn_buf_view(const TnBuf *b);

// ---------------------------------------------------------------------------------------------------------------
// Bit set on an arena.

typedef struct TnBits {
  uint64_t *w;
  size_t n;  // bits
} TnBits;
TnBits tn_bits_new(TnArena *a, size_t n);  // all clear
static inline bool tn_bits_get(const TnBits *b, size_t i) { return (b->w[i >> 6] >> (i & 63)) & 1; }
static inline void tn_bits_set(TnBits *b, size_t i) { b->w[i >> 6] |= (uint64_t)1 << (i & 63); }
static inline void tn_bits_clear(TnBits *b, size_t i) { b->w[i >> 6] &= ~((uint64_t)1 << (i & 63)); }

// ---------------------------------------------------------------------------------------------------------------
// Hash map from byte strings to pointers, on an arena; iteration is in insertion order. Keys are not copied.

typedef struct TnMapEntry {
  TnStr key;
  uint64_t hash;
  void *value;
} TnMapEntry;
typedef struct TnMap {
  TnArena *arena;
  TnMapEntry *entries;  // n of them, in insertion order
  uint32_t *slots;      // index + 1 into entries, 0 = free; n_slots is a power of two
  size_t n, cap, n_slots;
  uint64_t seed;
} TnMap;
void tn_map_init(TnMap *m, TnArena *arena);
void **tn_map_slot(TnMap *m, TnStr key, bool *out_is_new);  // finds or inserts (value NULL); key must outlive the map
void *tn_map_find(const TnMap *m, TnStr key);               // NULL when absent
void **tn_map_place(const TnMap *m, TnStr key);             // of the value; NULL when absent
void tn_map_truncate(TnMap *m, size_t n);                   // forgets the entries after the first n
uint64_t tn_hash(const void *p, size_t n, uint64_t seed);
uint64_t tn_hash_seed(const void *p);  // what input cannot know: where things lie in memory, p among them

// ---------------------------------------------------------------------------------------------------------------
// Errors. A function that can fail returns TnError *, NULL on success. Codes are PJRT's, with the same numbers.

typedef enum TnCode {
  TN_OK = 0,
  TN_CANCELLED = 1,
  TN_UNKNOWN = 2,
  TN_INVALID_ARGUMENT = 3,
  TN_DEADLINE_EXCEEDED = 4,
  TN_NOT_FOUND = 5,
  TN_ALREADY_EXISTS = 6,
  TN_PERMISSION_DENIED = 7,
  TN_RESOURCE_EXHAUSTED = 8,
  TN_FAILED_PRECONDITION = 9,
  TN_ABORTED = 10,
  TN_OUT_OF_RANGE = 11,
  TN_UNIMPLEMENTED = 12,
  TN_INTERNAL = 13,
  TN_UNAVAILABLE = 14,
  TN_DATA_LOSS = 15,
  TN_UNAUTHENTICATED = 16,
} TnCode;
const char *tn_code_name(TnCode code);  // "INVALID_ARGUMENT"

// A place in a program's text or, for bytecode, what its location attributes say. file may be empty; line 0: unknown.
typedef struct TnLoc {
  TnStr file;
  uint32_t line, col;  // from 1
} TnLoc;

typedef struct TnError {
  TnCode code;
  uint32_t line, col;
  const char *file;     // program file, "" when unknown
  const char *message;  // without code or location
} TnError;

// Never NULL: when memory is out a static error is returned instead. Destroy with tn_error_destroy.
TnError *tn_error_new(TnCode code, const char *fmt, ...) TN_PRINTF(2, 3) TN_NONNULL_RESULT TN_COLD;
TnError *tn_error_at(TnCode code, const TnLoc *loc, const char *fmt, ...) TN_PRINTF(3, 4) TN_NONNULL_RESULT TN_COLD;
TnError *tn_error_vnew(TnCode code, const TnLoc *loc, const char *fmt, va_list args) TN_NONNULL_RESULT;
TnError *tn_error_oom(void) TN_NONNULL_RESULT;  // RESOURCE_EXHAUSTED: "out of memory", static
TN_API void tn_error_destroy(TnError *e);       // NULL and static errors are fine

#define TN_NO_LOC ((TnLoc){{"", 0}, 0, 0})
#define TN_TRY(expr)                         \
  do {                                       \
    TnError *tn_try_error_ = (expr);         \
    if (tn_try_error_) return tn_try_error_; \
  } while (0)
#define TN_FAIL(code, ...) return tn_error_new((code), __VA_ARGS__)
#define TN_FAIL_AT(code, loc, ...) return tn_error_at((code), (TnLoc[]){loc}, __VA_ARGS__)

// Runs fn(arg), without a watch unless fn sets one, so that an arena whose guard is `guard` and that runs out of memory
// ends fn and makes this return tn_error_oom(). Whatever fn keeps outside arenas must be reachable from arg, so that
// the caller can free it.
TnError *tn_guard_run(TnGuard *guard, TnError *(*fn)(void *arg), void *arg);

// ---------------------------------------------------------------------------------------------------------------
// Diagnostics: what readers and the verifier report before they return their one error. Not thread-safe.

typedef enum TnSeverity { TN_ERROR, TN_WARNING, TN_NOTE } TnSeverity;

typedef struct TnDiag {
  TnSeverity severity;
  TnLoc loc;
  TnStr message;      // "slice: limit 9 exceeds dim 8 (slice_c3)"
  TnStr source_line;  // text of loc.line without its end, empty when the input is not text
} TnDiag;

typedef struct TnDiags {
  void (*emit)(void *user, const TnDiag *diag);  // may be NULL: only the count and the first message are kept
  void *user;
  TnStr source;              // the whole input when it is text, to find source lines; may be empty
  unsigned n_errors, n_max;  // n_max: stop reporting beyond it (0 means 20)
  TnError *first;            // the first error, owned until tn_diags_finish takes it
} TnDiags;

// Warnings and notes are emitted, not counted.
void tn_diag(TnDiags *d, TnSeverity severity, TnLoc loc, const char *fmt, ...) TN_PRINTF(4, 5);
void tn_diag_v(TnDiags *d, TnSeverity severity, TnLoc loc, const char *fmt, va_list args);
bool tn_diags_full(const TnDiags *d);  // true when n_max errors were reported: give up
// NULL when no error was reported; else the one error that stands for all (the first, with a count of the rest).
TnError *tn_diags_finish(TnDiags *d);
// "file:line:col: error: message", the source line and a caret line when known.
void tn_diag_print(TnBuf *out, const TnDiag *diag);

// ---------------------------------------------------------------------------------------------------------------
// Operating system (os.c has the only OS #ifdefs).

// A file's bytes, mapped read-only where possible (pipes and "-" for standard input are read into memory).
typedef struct TnFile {
  const uint8_t *p;
  size_t n;
  bool is_mapped;
} TnFile;
TnError *tn_file_map(const char *path, TnFile *out);
void tn_file_unmap(TnFile *f);
// The head, then the bytes; through a temporary name, then renamed.
TnError *tn_file_write(const char *path, TnStr head, const void *p, size_t n);
TnError *tn_file_append(const char *path, const void *p, size_t n);  // made, for the user alone, where it is not there
unsigned long tn_process_id(void);
uint64_t tn_time_ns(void);  // monotonic
size_t tn_page_bytes(void);
// Memory for machine code: whole pages, writable until sealed, executable and no longer writable from then on.
void *tn_code_map(size_t bytes);  // NULL when there is none
bool tn_code_seal(void *p, size_t bytes);
void tn_code_unmap(void *p, size_t bytes);
// The same memory at two addresses: what is written at one runs at the other. Children of a fork share it, too.
typedef struct TnCodeTwins {
  uint8_t *run, *write;
  size_t n;
} TnCodeTwins;
bool tn_code_map_twins(size_t bytes, TnCodeTwins *out);  // false: the system does not, or memory is out
void tn_code_unmap_twins(const TnCodeTwins *t);
// A byte that a child of a fork finds 0, whatever it was: who asks for the process's number instead waits for the
// system. NULL: the system has none such.
uint8_t *tn_fork_mark(void);
void tn_fork_unmark(uint8_t *mark);
size_t tn_peak_rss_bytes(void);
// Processors that this process may use: by its affinity, and by the quota of its control groups, whose files lie under
// `root` ("" but in tests; LONG_MAX: no quota).
unsigned tn_cpu_count(void);
long tn_cpu_quota(const char *root);
unsigned tn_cpu_ways(void);  // of the first cache of data, where the system knows; else 8
// Instruction sets that loops are compiled for, where processor and operating system both have them.
bool tn_cpu_has_avx2(void);    // AVX2, FMA, F16C, POPCNT
bool tn_cpu_has_avx512(void);  // these and AVX-512 F, VL, BW, DQ
bool tn_cpu_has_avx512_cd(void);
bool tn_cpu_has_avx512_vnni(void);    // also the sets of tn_cpu_has_avx512
bool tn_cpu_has_avx512_bf16(void);    // these too
bool tn_cpu_has_avx512_popcnt(void);  // VPOPCNTDQ
bool tn_cpu_has_avx512_bitalg(void);
bool tn_cpu_has_avx512_vbmi(void);
bool tn_cpu_has_avx512_fp16(void);
bool tn_cpu_has_sse4a(void);  // processors of AMD
bool tn_cpu_has_gfni(void);
// Sleeps while *word is `expected` or until a wake-up; may return early. Wakes at most n sleepers of the word.
void tn_futex_wait(_Atomic uint32_t *word, uint32_t expected);
void tn_futex_wake(_Atomic uint32_t *word, unsigned n);
void tn_thread_yield(void);  // lets another thread have the processor

// Other programs, and what they make.
bool tn_program_exists(const char *name);  // a path, or found in PATH
// Runs argv (ends with NULL; argv[0] as above) and waits; what it prints goes to the file `log`.
// An error when it does not run or does not exit with 0.
TnError *tn_program_run(const char *const *argv, const char *log);
#define TN_TEMP_MAX 256
TnError *tn_temp_folder(char *out);            // makes one; its path has at most TN_TEMP_MAX bytes
void tn_temp_folder_remove(const char *path);  // with the files in it
TnError *tn_library_open(const char *path, void **out);
void *tn_library_symbol(void *library, const char *name);  // NULL when it has none
void tn_library_close(void *library);

// ---------------------------------------------------------------------------------------------------------------
// Debug flags: the only mutable globals of the library.

typedef struct TnDebug {
  _Atomic int64_t alloc_count;    // calls of the allocation functions so far
  _Atomic int64_t alloc_fail_at;  // the call with this number fails, and every one after it when fail_sticky; 0: none
  _Atomic bool alloc_fail_sticky;
  _Atomic bool alloc_watch;    // count live blocks from here on; for tests, while nothing else runs
  _Atomic int64_t alloc_live;  // blocks allocated less blocks freed since then
} TnDebug;
extern TnDebug tn_debug;

#endif  // TENON_BASE_BASE_H

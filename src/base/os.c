// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What comes from the operating system: heap, files, time. Reads of standard input and pipes grow a heap block,
// regular files are mapped.
#define _GNU_SOURCE
#include "base/base.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#if defined(__x86_64__) && defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
#include <sys/platform/x86.h>
#define TN_GLIBC_CPU 1
#endif
#ifdef __linux__
#include <linux/futex.h>
#include <sys/syscall.h>
#endif

TnDebug tn_debug;

// Counts the call; true when this one has to fail. The counters cost nothing that matters beside malloc itself.
static bool must_fail(void) {
  int64_t at = atomic_load_explicit(&tn_debug.alloc_fail_at, memory_order_relaxed);
  if (at == 0) return false;
  int64_t k = atomic_fetch_add_explicit(&tn_debug.alloc_count, 1, memory_order_relaxed) + 1;
  return k == at || (k > at && atomic_load_explicit(&tn_debug.alloc_fail_sticky, memory_order_relaxed));
}

// Notes a block that came (+1) or went (-1), when somebody watches.
static void *watch(void *p, int64_t change) {
  if (p && atomic_load_explicit(&tn_debug.alloc_watch, memory_order_relaxed))
    atomic_fetch_add_explicit(&tn_debug.alloc_live, change, memory_order_relaxed);
  return p;
}

void tn_discard(void *p, size_t bytes) {
  enum { LEAST = 1 << 20, PAGE = 4096 };  // less is soon used for something else
#ifdef MADV_DONTNEED
  if (bytes < LEAST) return;
  char *start = (char *)p + (-(uintptr_t)p & (PAGE - 1));
  madvise(start, (bytes - (size_t)(start - (char *)p)) & ~(size_t)(PAGE - 1), MADV_DONTNEED);
#else
  (void)p, (void)bytes;
#endif
}

// A large block is about to be filled: huge pages, where the system has them, cost one fault for 512.
static void *advise_huge(void *p, size_t bytes) {
#ifdef MADV_HUGEPAGE
  enum { LARGE = 4 << 20, PAGE = 4096 };
  if (p && bytes >= LARGE) {
    char *start = (char *)p + (PAGE - ((uintptr_t)p & (PAGE - 1)));
    madvise(start, bytes - PAGE, MADV_HUGEPAGE);  // refusal changes nothing but speed
  }
#else
  (void)bytes;
#endif
  return p;
}

void *tn_alloc(size_t bytes) { return must_fail() ? NULL : watch(advise_huge(malloc(bytes ? bytes : 1), bytes), 1); }
// Small blocks are cleared here: some calloc take none of those that the thread gave back last, as malloc does.
void *tn_alloc_zero(size_t bytes) {
  enum { SMALL = 1024 };
  if (bytes > SMALL) return must_fail() ? NULL : watch(calloc(bytes, 1), 1);
  void *p = tn_alloc(bytes);
  return p ? memset(p, 0, bytes) : NULL;
}
void *tn_realloc(void *p, size_t bytes) {
  if (!p) return tn_alloc(bytes);
  return must_fail() ? NULL : realloc(p, bytes ? bytes : 1);
}
void tn_free(void *p) { free(watch(p, -1)); }

void *tn_alloc_aligned(size_t bytes, size_t alignment) {
  void *p = NULL;
  if (must_fail() || posix_memalign(&p, alignment, bytes ? bytes : 1)) return NULL;
  return watch(advise_huge(p, bytes), 1);
}
void tn_free_aligned(void *p) { free(watch(p, -1)); }

static TnError *os_error(const char *path, const char *what) {
  int e = errno;
  TnCode code = e == ENOENT ? TN_NOT_FOUND : e == EACCES || e == EPERM ? TN_PERMISSION_DENIED : TN_UNAVAILABLE;
  TN_FAIL_AT(code, ((TnLoc){tn_str(path), 0, 0}), "%s: %s", what, strerror(e));
}

static TnError *read_stream(const char *path, int fd, TnFile *out) {
  uint8_t *p = NULL;
  size_t n = 0, cap = 0;
  for (;;) {
    if (n == cap) {
      cap = cap ? cap * 2 : 1 << 16;
      uint8_t *q = tn_realloc(p, cap);
      if (!q) {
        tn_free(p);
        return tn_error_oom();
      }
      p = q;
    }
    ssize_t got = read(fd, p + n, cap - n);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      tn_free(p);
      return os_error(path, "cannot read");
    }
    if (got == 0) break;
    n += (size_t)got;
  }
  *out = (TnFile){p, n, false};
  return NULL;
}

static TnError *map_fd(const char *path, int fd, TnFile *out) {
  struct stat st;
  if (fstat(fd, &st)) return os_error(path, "cannot read");
  if (S_ISDIR(st.st_mode))
    TN_FAIL_AT(TN_INVALID_ARGUMENT, ((TnLoc){tn_str(path), 0, 0}), "is a directory, expected a file");
  if (!S_ISREG(st.st_mode) || st.st_size == 0) return read_stream(path, fd, out);
  void *p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
  if (p == MAP_FAILED) return read_stream(path, fd, out);
  *out = (TnFile){p, (size_t)st.st_size, true};
  return NULL;
}

TnError *tn_file_map(const char *path, TnFile *out) {
  *out = (TnFile){0};
  if (strcmp(path, "-") == 0) return read_stream("<stdin>", 0, out);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return os_error(path, "cannot open");
  TnError *e = map_fd(path, fd, out);
  close(fd);
  return e;
}

void tn_file_unmap(TnFile *f) {
  if (f->is_mapped)
    munmap((void *)(uintptr_t)f->p, f->n);
  else
    tn_free((void *)(uintptr_t)f->p);
  *f = (TnFile){0};
}

static bool write_all(int fd, const uint8_t *p, size_t n) {
  while (n) {
    ssize_t put = write(fd, p, n);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    p += put;
    n -= (size_t)put;
  }
  return true;
}

static bool write_both(int fd, TnStr head, const void *p, size_t n) {
  return write_all(fd, (const uint8_t *)head.p, head.n) && write_all(fd, p, n);
}

TnError *tn_file_write(const char *path, TnStr head, const void *p, size_t n) {
  if (strcmp(path, "-") == 0) return write_both(1, head, p, n) ? NULL : os_error("<stdout>", "cannot write");
  struct stat st;
  bool in_place = stat(path, &st) == 0 && !S_ISREG(st.st_mode);  // a device or pipe cannot be replaced by a rename
  char temp[4096];
  int len = snprintf(temp, sizeof temp, in_place ? "%s" : "%s.tmp%ld", path, (long)getpid());
  if (len < 0 || (size_t)len >= sizeof temp)
    TN_FAIL_AT(TN_INVALID_ARGUMENT, ((TnLoc){tn_str(path), 0, 0}), "path is longer than %zu bytes", sizeof temp);
  int fd = open(temp, O_WRONLY | O_CREAT | O_CLOEXEC | (in_place ? 0 : O_TRUNC), 0666);
  if (fd < 0) return os_error(path, "cannot write");
  bool ok = write_both(fd, head, p, n);
  if (close(fd)) ok = false;
  if (ok && (in_place || rename(temp, path) == 0)) return NULL;
  TnError *e = os_error(path, "cannot write");
  if (!in_place) unlink(temp);
  return e;
}

TnError *tn_file_append(const char *path, const void *p, size_t n) {
  int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0) return os_error(path, "cannot write");
  bool ok = write_all(fd, p, n);
  return close(fd) == 0 && ok ? NULL : os_error(path, "cannot write");
}

unsigned long tn_process_id(void) { return (unsigned long)getpid(); }

uint64_t tn_time_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

size_t tn_page_bytes(void) { return (size_t)sysconf(_SC_PAGESIZE); }

size_t tn_peak_rss_bytes(void) {
  struct rusage r;
  if (getrusage(RUSAGE_SELF, &r)) return 0;
#ifdef __APPLE__
  return (size_t)r.ru_maxrss;
#else
  return (size_t)r.ru_maxrss * 1024;
#endif
}

// Adds the first bytes of the file to `text`; nothing where there is none.
static void read_text(const char *folder, const char *file, char *text, size_t most) {
  char path[1280];
  size_t had = strlen(text);
  snprintf(path, sizeof path, "%s/%s", folder, file);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t n = fd < 0 ? -1 : read(fd, text + had, most - had - 1);
  if (n > 0) text[had + (size_t)n] = 0;
  if (fd >= 0) close(fd);
}

// "quota period", in version 1 of such groups a file each. A quota that is no positive number is none.
static long folder_quota(const char *folder, bool is_first_version) {
  char text[64] = "", *end;
  read_text(folder, is_first_version ? "cpu.cfs_quota_us" : "cpu.max", text, sizeof text);
  if (is_first_version) read_text(folder, "cpu.cfs_period_us", text, sizeof text);
  long quota = strtol(text, &end, 10), period = strtol(end, NULL, 10);
  return quota > 0 && period > 0 ? (quota - 1) / period + 1 : LONG_MAX;
}

// Lines are "number:controllers:/group", in version 2 without controllers. All groups above limit this one too; and
// the path may be the host's where the files are a container's.
long tn_cpu_quota(const char *root) {
  char text[4096] = "", folder[1024];
  long least = LONG_MAX;
  read_text(root, "proc/self/cgroup", text, sizeof text);
  for (char *line = strchr(text, ':'), *next; line; line = next) {
    next = strchr(line, '\n');
    if (next) *next = 0, next = strchr(next + 1, ':');
    const char *group = strchr(line + 1, ':');
    bool is_first_version = line[1] != ':';
    if (!group || (is_first_version && strncmp(line, ":cpu:", 5) && strncmp(line, ":cpu,", 5))) continue;
    int n = snprintf(folder, sizeof folder, "%s/sys/fs/cgroup%s", root, is_first_version ? "/cpu" : "");
    snprintf(folder + n, sizeof folder - (size_t)n, "%s", group + 1);
    for (char *end = strchr(folder, 0); end; end = strrchr(folder + n, '/')) {
      *end = 0;
      long quota = folder_quota(folder, is_first_version);
      if (quota < least) least = quota;
    }
  }
  return least;
}

// Those that this process may run on, or has the time of. The C library's count reads a file.
unsigned tn_cpu_count(void) {
  long may = 0, quota = tn_cpu_quota("");
#ifdef __linux__
  unsigned long set[128] = {0};
  syscall(SYS_sched_getaffinity, 0, sizeof set, set);
  for (size_t i = 0; i < TN_COUNT(set); i++)
    for (; set[i]; set[i] &= set[i] - 1) may++;
#endif
  if (!may) may = sysconf(_SC_NPROCESSORS_ONLN);
  if (quota < may) may = quota;
  return may > 0 ? (unsigned)may : 1;
}

unsigned tn_cpu_ways(void) {
#ifdef _SC_LEVEL1_DCACHE_ASSOC
  const long n = sysconf(_SC_LEVEL1_DCACHE_ASSOC);
  if (n > 0) return (unsigned)n;
#endif
  return 8;
}

// glibc knows the processor already; the compiler's own detection would add 5 KB to the library.
#if defined(__x86_64__) && defined(TN_GLIBC_CPU)
// CPU_FEATURE_ACTIVE shifts a signed 1 into the sign, so its line stands here again; as a macro, so that what is asked
// of one leaf after the other is one call.
#define HAS(name, NAME)                                                          \
  (__x86_get_cpuid_feature_leaf(x86_cpu_##NAME / 128)                            \
       ->active_array[x86_cpu_##NAME % 128 / 32] >> x86_cpu_##NAME % 32 & 1)
#elif defined(__x86_64__) && defined(__GNUC__)
#define HAS(name, NAME) __builtin_cpu_supports(name)
#else
#define HAS(name, NAME) false
#endif
bool tn_cpu_has_avx2(void) {
  return HAS("avx2", AVX2) && HAS("fma", FMA) && HAS("f16c", F16C) && HAS("popcnt", POPCNT);
}
bool tn_cpu_has_avx512(void) {
  return tn_cpu_has_avx2() && HAS("avx512f", AVX512F) && HAS("avx512vl", AVX512VL) && HAS("avx512bw", AVX512BW) &&
         HAS("avx512dq", AVX512DQ);
}
bool tn_cpu_has_avx512_cd(void) { return HAS("avx512cd", AVX512CD); }
bool tn_cpu_has_avx512_vnni(void) { return tn_cpu_has_avx512() && HAS("avx512vnni", AVX512_VNNI); }
bool tn_cpu_has_avx512_bf16(void) { return tn_cpu_has_avx512() && HAS("avx512bf16", AVX512_BF16); }
bool tn_cpu_has_avx512_popcnt(void) { return HAS("avx512vpopcntdq", AVX512_VPOPCNTDQ); }
bool tn_cpu_has_avx512_bitalg(void) { return HAS("avx512bitalg", AVX512_BITALG); }
bool tn_cpu_has_sse4a(void) { return HAS("sse4a", SSE4A); }
bool tn_cpu_has_gfni(void) { return HAS("gfni", GFNI); }
bool tn_cpu_has_avx512_vbmi(void) { return HAS("avx512vbmi", AVX512_VBMI); }
#ifdef TN_GLIBC_CPU
bool tn_cpu_has_avx512_fp16(void) { return HAS("avx512fp16", AVX512_FP16); }
#else
bool tn_cpu_has_avx512_fp16(void) { return false; }  // some compilers do not know the name
#endif
#undef HAS

#ifdef __linux__
void tn_futex_wait(_Atomic uint32_t *word, uint32_t expected) {
  syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, expected, NULL, NULL, 0);
}
void tn_futex_wake(_Atomic uint32_t *word, unsigned n) {
  syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, n < INT_MAX ? (int)n : INT_MAX, NULL, NULL, 0);
}
#else
// Where the system has no such call a sleeper looks again from time to time.
void tn_futex_wait(_Atomic uint32_t *word, uint32_t expected) {
  if (atomic_load_explicit(word, memory_order_acquire) != expected) return;
  nanosleep(&(struct timespec){0, 100000}, NULL);
}
void tn_futex_wake(_Atomic uint32_t *word, unsigned n) { (void)word, (void)n; }
#endif

void tn_thread_yield(void) { sched_yield(); }

// ---- memory for machine code

void *tn_code_map(size_t bytes) {
  if (must_fail()) return NULL;
  void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return p == MAP_FAILED ? NULL : p;
}
bool tn_code_seal(void *p, size_t bytes) { return mprotect(p, bytes, PROT_READ | PROT_EXEC) == 0; }
void tn_code_unmap(void *p, size_t bytes) { munmap(p, bytes); }

#ifdef __linux__
// A file in memory, without MFD_NOEXEC_SEAL, which older systems do not know: who forbids such files has no twins.
bool tn_code_map_twins(size_t bytes, TnCodeTwins *out) {
  if (must_fail()) return false;
  int fd = (int)syscall(SYS_memfd_create, "tenon-code", 1u /* MFD_CLOEXEC */);
  if (fd < 0) return false;
  bool is_there = ftruncate(fd, (off_t)bytes) == 0;
  void *run = is_there ? mmap(NULL, bytes, PROT_READ | PROT_EXEC, MAP_SHARED, fd, 0) : MAP_FAILED;
  void *write = run != MAP_FAILED ? mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) : MAP_FAILED;
  close(fd);
  if (write == MAP_FAILED && run != MAP_FAILED) munmap(run, bytes);
  if (write == MAP_FAILED) return false;
  *out = (TnCodeTwins){run, write, bytes};
  return true;
}
#else
bool tn_code_map_twins(size_t bytes, TnCodeTwins *out) { return (void)bytes, (void)out, false; }
#endif

void tn_code_unmap_twins(const TnCodeTwins *t) {
  munmap(t->run, t->n);
  munmap(t->write, t->n);
}

#ifdef MADV_WIPEONFORK
uint8_t *tn_fork_mark(void) {
  void *p = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED) return NULL;
  if (madvise(p, 1, MADV_WIPEONFORK) == 0) return p;
  munmap(p, 1);
  return NULL;
}
#else
uint8_t *tn_fork_mark(void) { return NULL; }
#endif

void tn_fork_unmark(uint8_t *mark) {
  if (mark) munmap(mark, 1);
}

// ---- other programs

bool tn_program_exists(const char *name) {
  if (strchr(name, '/')) return access(name, X_OK) == 0;
  const char *path = getenv("PATH");
  while (path && *path) {
    size_t n = strcspn(path, ":");
    char full[1024];
    int length = snprintf(full, sizeof full, "%.*s/%s", (int)n, path, name);
    if (n && length > 0 && (size_t)length < sizeof full && access(full, X_OK) == 0) return true;
    path += n + (path[n] == ':');
  }
  return false;
}

TnError *tn_program_run(const char *const *argv, const char *log) {
  posix_spawn_file_actions_t files;
  if (posix_spawn_file_actions_init(&files)) return tn_error_oom();
  pid_t pid;
  int e = posix_spawn_file_actions_addopen(&files, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (!e) e = posix_spawn_file_actions_adddup2(&files, 1, 2);
  if (!e) e = posix_spawnp(&pid, argv[0], &files, NULL, (char *const *)(uintptr_t)argv, environ);
  posix_spawn_file_actions_destroy(&files);
  if (e) TN_FAIL(TN_UNAVAILABLE, "cannot run %s: %s", argv[0], strerror(e));
  int status;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR) TN_FAIL(TN_UNAVAILABLE, "cannot wait for %s: %s", argv[0], strerror(errno));
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return NULL;
  if (WIFEXITED(status)) TN_FAIL(TN_UNAVAILABLE, "%s ended with status %d", argv[0], WEXITSTATUS(status));
  TN_FAIL(TN_UNAVAILABLE, "%s ended by signal %d", argv[0], WTERMSIG(status));
}

TnError *tn_temp_folder(char *out) {
  const char *root = getenv("TMPDIR");
  int n = snprintf(out, TN_TEMP_MAX, "%s/tenon-XXXXXX", root && *root ? root : "/tmp");
  if (n < 0 || n >= TN_TEMP_MAX) TN_FAIL(TN_INVALID_ARGUMENT, "TMPDIR is longer than %d bytes", TN_TEMP_MAX);
  return mkdtemp(out) ? NULL : os_error(out, "cannot make");
}

void tn_temp_folder_remove(const char *path) {
  DIR *dir = opendir(path);
  for (struct dirent *d; dir && (d = readdir(dir));) unlinkat(dirfd(dir), d->d_name, 0);
  if (dir) closedir(dir);
  rmdir(path);
}

TnError *tn_library_open(const char *path, void **out) {
  *out = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (*out) return NULL;
  const char *why = dlerror();
  TN_FAIL(TN_UNAVAILABLE, "%s", why ? why : "cannot load the library");
}
void *tn_library_symbol(void *library, const char *name) { return dlsym(library, name); }
void tn_library_close(void *library) { dlclose(library); }

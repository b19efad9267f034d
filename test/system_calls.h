// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// System calls, counted: a filter turns each into a signal, whose handler counts it and makes it once more, with a
// sixth argument that the filter lets pass and that the system does not look at. For a child process that does nothing
// else, as there is no way back. Include it first, with _GNU_SOURCE.
#ifndef TENON_TEST_SYSTEM_CALLS_H
#define TENON_TEST_SYSTEM_CALLS_H

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum { LET_PASS = 0x7E40 };

static _Atomic int n_system_calls;

// The thread sanitizer holds signals back, so that calls would not be made.
#ifdef __SANITIZE_THREAD__
#define HOLDS_SIGNALS 1
#elif defined __has_feature
#if __has_feature(thread_sanitizer)
#define HOLDS_SIGNALS 1
#endif
#endif

#if defined __x86_64__ && !defined HOLDS_SIGNALS
static void on_system_call(int sig, siginfo_t *info, void *context) {
  (void)sig;
  const int before = errno;
  greg_t *r = ((ucontext_t *)context)->uc_mcontext.gregs;
  n_system_calls++;
  long result = syscall(info->si_syscall, r[REG_RDI], r[REG_RSI], r[REG_RDX], r[REG_R10], r[REG_R8], LET_PASS);
  r[REG_RAX] = result < 0 ? -errno : result;
  errno = before;
}
#endif

// Of every thread, from here on. False where there are no such filters.
static bool count_system_calls(void) {
#if defined __x86_64__ && !defined HOLDS_SIGNALS
  struct sock_filter f[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_exit_group, 4, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_rt_sigreturn, 3, 0),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[5])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, LET_PASS, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof f / sizeof *f, f};
  struct sigaction action = {.sa_sigaction = on_system_call, .sa_flags = SA_SIGINFO};
  return !sigaction(SIGSYS, &action, NULL) && !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) &&
         !syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) &&
         syscall(SYS_getppid) == getppid() && n_system_calls > 0;
#else
  return false;
#endif
}

// What a child may say of calls that it has counted.
enum { SILENT = 40, NOT_SILENT, NO_FILTERS };

// What run(arg) gives in a child of its own; -1: it did not end by itself.
static int status_in_child(int (*run)(const void *), const void *arg) {
  fflush(stdout);
  const pid_t child = fork();
  if (child == 0) _exit(run(arg));
  int status = 0;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#endif  // TENON_TEST_SYSTEM_CALLS_H

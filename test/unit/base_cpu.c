// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// How many processors the control groups leave a process: files as the system writes them, in a folder of the test.
#define _GNU_SOURCE
#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <sched.h>
#include <sys/stat.h>

#include "base/base.h"
#include "test.h"

static char root[TN_TEMP_MAX];

static void put(const char *file, const char *text) {
  char path[1024];
  int n = snprintf(path, sizeof path, "%s/%s", root, file);
  for (char *p = path + strlen(root) + 1; p < path + n; p++) {
    if (*p != '/') continue;
    *p = 0;
    CHECK(!mkdir(path, 0700) || errno == EEXIST);
    *p = '/';
  }
  TnError *e = tn_file_write(path, tn_str(text), NULL, 0);
  CHECK(!e);
  tn_error_destroy(e);
}

static int drop(const char *path, const struct stat *s, int kind, struct FTW *at) {
  (void)s, (void)kind, (void)at;
  return remove(path);
}

static void begin(const char *groups) {
  TnError *e = tn_temp_folder(root);
  CHECK(!e);
  put("proc/self/cgroup", groups);
}

static void expect(long quota) {
  CHECK_INT(tn_cpu_quota(root), quota);
  CHECK(!nftw(root, drop, 8, FTW_DEPTH | FTW_PHYS));
}

TN_TEST(no_groups) {
  CHECK_INT(tn_cpu_quota("/nowhere"), LONG_MAX);
  begin("");
  expect(LONG_MAX);
}

TN_TEST(broken_line) {
  begin("2:cpu,cpu");
  expect(LONG_MAX);
}

TN_TEST(second_version) {
  begin("0::/\n");
  put("sys/fs/cgroup/cpu.max", "150000 100000\n");
  expect(2);
  begin("0::/\n");
  put("sys/fs/cgroup/cpu.max", "max 100000\n");
  expect(LONG_MAX);
  begin("0::/a/b\n");
  put("sys/fs/cgroup/a/b/cpu.max", "400000 100000\n");
  put("sys/fs/cgroup/a/cpu.max", "50000 100000\n");
  expect(1);
}

// The group is one of the host, the files are those of the container.
TN_TEST(container) {
  begin("0::/kubepods/pod7\n");
  put("sys/fs/cgroup/cpu.max", "300000 100000\n");
  expect(3);
}

TN_TEST(first_version) {
  begin("4:memory:/m\n3:cpuset:/s\n2:cpu,cpuacct:/a\n0::/u\n");
  put("sys/fs/cgroup/cpu/a/cpu.cfs_quota_us", "250000\n");
  put("sys/fs/cgroup/cpu/a/cpu.cfs_period_us", "50000\n");
  put("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
  put("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
  expect(5);
}

TN_TEST(affinity) {
  cpu_set_t all, one;
  CHECK(!sched_getaffinity(0, sizeof all, &all));
  CHECK(tn_cpu_count() <= (unsigned)CPU_COUNT(&all));
  CPU_ZERO(&one);
  for (size_t i = 0; !CPU_COUNT(&one); i++)
    if (CPU_ISSET(i, &all)) CPU_SET(i, &one);
  CHECK(!sched_setaffinity(0, sizeof one, &one));
  CHECK_INT(tn_cpu_count(), 1);
}

int main(void) {
  RUN(no_groups);
  RUN(broken_line);
  RUN(second_version);
  RUN(container);
  RUN(first_version);
  RUN(affinity);
  return test_report();
}

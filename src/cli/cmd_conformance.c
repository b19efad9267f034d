// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon conformance`: runs published test suites. Files are dealt to worker processes, so that a crash or a hang
// costs one file and is reported as its failure.
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/suite.h"

enum { FILE_SECONDS = 120, MESSAGE = 2000 };

// ---- the files of a suite

typedef struct Files {
  char **paths;
  size_t n, cap;
} Files;

static bool files_add(Files *f, const char *path) {
  if (f->n == f->cap) {
    size_t cap = f->cap ? f->cap * 2 : 256;
    char **grown = realloc(f->paths, cap * sizeof *grown);
    if (!grown) return false;
    f->paths = grown;
    f->cap = cap;
  }
  f->paths[f->n] = strdup(path);
  return f->paths[f->n++] != NULL;
}

static void files_free(Files *f) {
  for (size_t i = 0; i < f->n; i++) free(f->paths[i]);
  free(f->paths);
}

static bool ends_with(const char *text, const char *ending) {
  size_t n = strlen(text), k = strlen(ending);
  return n >= k && strcmp(text + n - k, ending) == 0;
}

static bool files_collect(Files *f, const char *path, const Suite *s, unsigned depth) {
  struct stat st;
  if (stat(path, &st)) {
    fprintf(stderr, "%s: error: %s\n", path, strerror(errno));
    return false;
  }
  if (!S_ISDIR(st.st_mode)) return files_add(f, path);
  DIR *d = opendir(path);
  if (!d) return false;
  bool ok = true;
  for (struct dirent *e; ok && (e = readdir(d));) {
    char child[4096];
    if (e->d_name[0] == '.') continue;
    snprintf(child, sizeof child, "%s/%s", path, e->d_name);
    if (stat(child, &st)) continue;
    if (S_ISDIR(st.st_mode) && s->recursive && depth < 32) ok = files_collect(f, child, s, depth + 1);
    if (S_ISREG(st.st_mode) && ends_with(child, s->ending)) ok = files_add(f, child);
  }
  closedir(d);
  return ok;
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

// ---- results

typedef struct Result {
  size_t file;
  Verdict verdict;
  char *what, *message;
} Result;

typedef struct Results {
  Result *v;
  size_t n, cap;
  size_t counts[4];
  bool list;
} Results;

static void results_add(Results *r, const Files *files, size_t file, Verdict verdict, const char *what,
                        const char *message) {
  if (r->n == r->cap) {
    size_t cap = r->cap ? r->cap * 2 : 1024;
    Result *grown = realloc(r->v, cap * sizeof *grown);
    if (!grown) return;
    r->v = grown;
    r->cap = cap;
  }
  r->v[r->n++] = (Result){file, verdict, strdup(what), strdup(message)};
  r->counts[verdict]++;
  bool show = verdict == LISTED || (verdict == FAILED && r->list) || (verdict == SKIPPED && r->list);
  if (!show) return;
  static const char *const words[] = {"ok", "FAIL", "skip", "disabled upstream"};
  progress_clear();
  printf("%s  %s%s%s: %s\n", words[verdict], files->paths[file], *what ? " " : "", what, message);
}

// ---- a worker: handles every n-th file and writes one line a result: B file | R file verdict TAB what TAB message

typedef struct WorkerReporter {
  Reporter base;
  FILE *out;
  size_t file;
} WorkerReporter;

static void put_text(FILE *out, const char *text) {
  for (size_t n = 0; *text && n < MESSAGE; text++, n++) fputc(*text == '\n' || *text == '\t' ? ' ' : *text, out);
}

static void worker_report(Reporter *r, Verdict v, const char *what, const char *message) {
  WorkerReporter *w = (WorkerReporter *)r;
  fprintf(w->out, "R %zu %d\t", w->file, (int)v);
  put_text(w->out, what);
  fputc('\t', w->out);
  put_text(w->out, message);
  fputc('\n', w->out);
}

static void worker_main(const Suite *s, const Files *files, size_t first, size_t step, const Reporter *settings,
                        int fd) {
  WorkerReporter w = {.base = *settings, .out = fdopen(fd, "w")};
  w.base.report = worker_report;
  TnContextOptions o = {.struct_size = sizeof o, .limits = {.struct_size = sizeof o.limits}};
  if (!w.out || tn_context_create(&o, &w.base.context)) _exit(1);
  for (size_t i = first; i < files->n; i += step) {
    w.file = i;
    fprintf(w.out, "B %zu\n", i);
    fflush(w.out);
    alarm(FILE_SECONDS);
    s->run(&w.base, files->paths[i]);
    fflush(w.out);
  }
  alarm(0);
  tn_context_destroy(w.base.context);
  fclose(w.out);
  exit(0);  // not _exit: sanitizers report leaks at exit
}

typedef struct Worker {
  pid_t pid;
  FILE *in;
  size_t next, current;  // next file to begin with when it has to be started again
  bool is_busy;
} Worker;

typedef struct Pool {
  const Suite *suite;
  const Files *files;
  Reporter settings;
  Results *results;
  size_t n, n_begun;
  Worker workers[MAX_WORKERS];
} Pool;

static bool worker_start(Pool *p, Worker *w, size_t first) {
  int fds[2];
  if (pipe(fds)) return false;
  fflush(NULL);
  w->pid = fork();
  if (w->pid < 0) return false;
  if (w->pid == 0) {
    close(fds[0]);
    worker_main(p->suite, p->files, first, p->n, &p->settings, fds[1]);
  }
  close(fds[1]);
  w->in = fdopen(fds[0], "r");
  w->is_busy = w->in != NULL;
  w->current = SIZE_MAX;
  w->next = first;
  return w->is_busy;
}

static void worker_line(Pool *p, Worker *w, char *line) {
  line[strcspn(line, "\n")] = 0;
  size_t file;
  int verdict, used = 0;
  if (sscanf(line, "B %zu", &file) == 1 && file < p->files->n) {
    w->current = file;
    w->next = file + p->n;
    progress_show(p->suite->name, ++p->n_begun, p->files->n);
  } else if (sscanf(line, "R %zu %d%n", &file, &verdict, &used) == 2 && file < p->files->n && line[used] == '\t') {
    char *what = line + used + 1, *message = strchr(what, '\t');
    if (!message || verdict < 0 || verdict > LISTED) return;
    *message++ = 0;
    results_add(p->results, p->files, file, (Verdict)verdict, what, message);
  }
}

// The worker's pipe is at its end: it is done, or it died on its current file and a new one takes up the rest.
static void worker_end(Pool *p, Worker *w) {
  int status = 0;
  fclose(w->in);
  waitpid(w->pid, &status, 0);
  w->is_busy = false;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return;
  char message[64];
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
    snprintf(message, sizeof message, "hangs: over %d s", FILE_SECONDS);
  else if (WIFSIGNALED(status))
    snprintf(message, sizeof message, "crashes: signal %d", WTERMSIG(status));
  else
    snprintf(message, sizeof message, "ends with exit status %d", WEXITSTATUS(status));
  if (w->current != SIZE_MAX) results_add(p->results, p->files, w->current, FAILED, "", message);
  if (w->current != SIZE_MAX && w->next < p->files->n) worker_start(p, w, w->next);
}

static bool pool_read(Pool *p) {
  struct pollfd fds[MAX_WORKERS];
  size_t who[MAX_WORKERS], n = 0;
  for (size_t i = 0; i < p->n; i++) {
    if (!p->workers[i].is_busy) continue;
    fds[n] = (struct pollfd){.fd = fileno(p->workers[i].in), .events = POLLIN};
    who[n++] = i;
  }
  if (n == 0 || cli_cancel) return false;
  if (poll(fds, (nfds_t)n, -1) < 0) return errno == EINTR;
  static char line[2 * MESSAGE + 200];
  for (size_t k = 0; k < n; k++) {
    if (!fds[k].revents) continue;
    Worker *w = &p->workers[who[k]];
    if (fgets(line, sizeof line, w->in))
      worker_line(p, w, line);
    else
      worker_end(p, w);
  }
  return true;
}

static void pool_run(Pool *p) {
  for (size_t i = 0; i < p->n && i < p->files->n; i++) {
    if (!worker_start(p, &p->workers[i], i)) break;
    setvbuf(p->workers[i].in, NULL, _IONBF, 0);  // poll must see what is not read yet
  }
  while (pool_read(p)) {
  }
  for (size_t i = 0; i < p->n; i++) {
    if (!p->workers[i].is_busy) continue;
    kill(p->workers[i].pid, SIGKILL);
    worker_end(&(Pool){.files = p->files, .results = p->results, .n = p->n}, &p->workers[i]);
  }
  progress_clear();
}

// ---- JUnit

static void put_xml(FILE *f, const char *text) {
  for (; *text; text++) {
    switch (*text) {
      case '<': fputs("&lt;", f); break;
      case '>': fputs("&gt;", f); break;
      case '&': fputs("&amp;", f); break;
      case '"': fputs("&quot;", f); break;
      default: fputc((unsigned char)*text < 0x20 ? ' ' : *text, f);
    }
  }
}

static bool write_junit(const char *path, const Suite *s, const Files *files, const Results *r) {
  FILE *f = fopen(path, "w");
  if (!f) return fprintf(stderr, "%s: error: cannot write: %s\n", path, strerror(errno)), false;
  fprintf(f,
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"%s\" tests=\"%zu\" failures=\"%zu\" "
          "skipped=\"%zu\">\n",
          s->name, r->n, r->counts[FAILED], r->counts[SKIPPED] + r->counts[LISTED]);
  for (size_t i = 0; i < r->n; i++) {
    static const char *const tags[] = {NULL, "failure", "skipped", "skipped"};
    const char *slash = strrchr(files->paths[r->v[i].file], '/');
    fputs("  <testcase classname=\"", f);
    put_xml(f, s->name);
    fputs("\" name=\"", f);
    put_xml(f, slash ? slash + 1 : files->paths[r->v[i].file]);
    if (*r->v[i].what) fputc(' ', f), put_xml(f, r->v[i].what);
    fputs("\">", f);
    if (tags[r->v[i].verdict]) {
      fprintf(f, "<%s message=\"", tags[r->v[i].verdict]);
      put_xml(f, r->v[i].message);
      fputs("\"/>", f);
    }
    fputs("</testcase>\n", f);
  }
  fputs("</testsuite>\n", f);
  bool ok = !ferror(f);
  ok = !fclose(f) && ok;
  if (!ok) fprintf(stderr, "%s: error: cannot write: %s\n", path, strerror(errno));
  return ok;
}

// ---- the command

static int run(const Args *a) {
  if (a->n < 2) return usage_error(a->command, "expected a suite and a folder or files");
  const Suite *s = suite_find(a->operands[0]);
  if (!s) return usage_error(a->command, "suite '%s' is unknown", a->operands[0]);
  uint64_t jobs = args_number(a, "j", (uint64_t)sysconf(_SC_NPROCESSORS_ONLN)), level = args_number(a, "level", 1);
  Files files = {0};
  bool ok = true;
  for (size_t i = 1; ok && i < a->n; i++) ok = files_collect(&files, a->operands[i], s, 0);
  if (ok && files.n == 0) ok = (fprintf(stderr, "tenon: no *%s files in %s\n", s->ending, a->operands[1]), false);
  Results results = {.list = args_has(a, "list-failures")};
  catch_interrupts();
  if (ok) {
    qsort(files.paths, files.n, sizeof *files.paths, by_name);
    struct timespec t0, t1;
    clock_gettime(CLOCK_MONOTONIC, &t0);
    Pool pool = {.suite = s,
                 .files = &files,
                 .results = &results,
                 .settings = {.engine = args_get(a, "engine"), .level = (unsigned)level},
                 .n = jobs < MAX_WORKERS ? (size_t)jobs : MAX_WORKERS};  // there may be more processors
    pool_run(&pool);
    clock_gettime(CLOCK_MONOTONIC, &t1);
    double seconds = (double)(t1.tv_sec - t0.tv_sec) + 1e-9 * (double)(t1.tv_nsec - t0.tv_nsec);
    const char *junit = args_get(a, "junit");
    if (junit) ok = write_junit(junit, s, &files, &results);
    if (results.counts[LISTED]) printf("%zu disabled upstream, listed above, not counted\n", results.counts[LISTED]);
    printf("%s: %zu files in %.1f s\n", s->name, files.n, seconds);
    printf("%zu passed, %zu failed, %zu skipped\n", results.counts[PASSED], results.counts[FAILED],
           results.counts[SKIPPED]);
  }
  int status = ok && results.counts[FAILED] == 0 && !cli_cancel ? EXIT_YES : EXIT_NO;
  for (size_t i = 0; i < results.n; i++) free(results.v[i].what), free(results.v[i].message);
  free(results.v);
  files_free(&files);
  return status;
}

static const Option options[] = {
    OPTION_ENGINE,
    {"level", "N",
     "verify: 1 compares only whether there are errors, 2 also their lines, 3 also their texts (default: 1)"},
    {"j", "N", "worker processes (default: one a processor)"},
    {"list-failures", NULL, "print every failed and skipped case with its message"},
    {"junit", "F", "write the results as JUnit XML to F"},
};

const Command cmd_conformance = {.name = "conformance",
                                 .operands = "SUITE DIR...",
                                 .summary = "run a published test suite",
                                 .details =
                                     "SUITE is one of: testdata, dynamic, quantized, interpret, chlo, math (programs "
                                     "that check themselves, or round\n"
                                     "trips for dynamic), verify (programs with expected-error comments), print "
                                     "(programs with CHECK comments), vhlo\n"
                                     "(portable artifacts). DIR holds the suite's files.",
                                 .options = options,
                                 .n_options = sizeof options / sizeof *options,
                                 .run = run};

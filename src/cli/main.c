// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Entry of the `tenon` command: finds the command, parses its options, runs it.
#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"
#include "cli/debug.h"

const Command *const commands[] = {&cmd_check,  &cmd_print,   &cmd_run,    &cmd_compare, &cmd_bench, &cmd_conformance,
                                   &cmd_opt,    &cmd_compile, &cmd_bisect, &cmd_reduce,  &cmd_ops,   &cmd_passes,
                                   &cmd_targets, &cmd_help,   &cmd_man,    &cmd_completion, NULL};

volatile int32_t cli_cancel;

const Command *command_find(const char *name) {
  for (size_t i = 0; commands[i]; i++)
    if (strcmp(commands[i]->name, name) == 0) return commands[i];
  return NULL;
}

int usage_error(const Command *c, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  fputs("tenon: ", stderr);
  vfprintf(stderr, fmt, args);
  va_end(args);
  if (c)
    fprintf(stderr, "\nusage: tenon %s%s%s\n`tenon help %s` says more\n", c->name, *c->operands ? " " : "",
            c->operands, c->name);
  else
    fputs("\n`tenon help` lists the commands\n", stderr);
  return EXIT_USAGE;
}

// ---- options

static const Option *option_find(const Command *c, const char *name, size_t n) {
  for (size_t i = 0; i < c->n_options; i++)
    if (strlen(c->options[i].name) == n && memcmp(c->options[i].name, name, n) == 0) return &c->options[i];
  return NULL;
}

static const Option *short_option(const Command *c, char letter) { return option_find(c, &letter, 1); }

static bool is_engine(const char *name) {
  size_t i = 0;
  while (tn_engine_name(i) && strcmp(tn_engine_name(i), name) != 0) i++;
  return tn_engine_name(i) != NULL;
}

// Options that take a number, which mean the same wherever they stand.
static const struct Range {
  const char *name;
  uint64_t lo, hi;
} ranges[] = {{"bisect", 1, UINT64_MAX},    {"elide-above", 0, SIZE_MAX}, {"j", 1, MAX_WORKERS},
              {"level", 1, 3},              {"limit-memory", 1, SIZE_MAX}, {"limit-ops", 1, UINT64_MAX},
              {"partitions", 1, UINT32_MAX}, {"print-limit", 1, SIZE_MAX}, {"replicas", 1, UINT32_MAX},
              {"seed", 0, UINT64_MAX},      {"threads", 0, 1024}};

// A number; k, M and G may follow. false when it is none in [lo, hi].
static bool read_number(const char *text, uint64_t lo, uint64_t hi, uint64_t *out) {
  char *end;
  errno = 0;
  unsigned long long v = strtoull(text, &end, 10);
  uint64_t scale = *end == 'k' || *end == 'K' ? 1u << 10 : *end == 'M' ? 1u << 20 : *end == 'G' ? 1u << 30 : 1;
  if (scale > 1) end++;
  *out = v * scale;
  return !errno && end != text && !*end && text[0] != '-' && v <= UINT64_MAX / scale && *out >= lo && *out <= hi;
}

bool has_choices(const char *value) { return islower((unsigned char)value[0]); }

static bool is_choice(const char *list, const char *word) {
  size_t n = strlen(word);
  for (const char *p = list; p; p = strchr(p, '|')) {
    p += *p == '|';
    if (strncmp(p, word, n) == 0 && (p[n] == '|' || !p[n])) return true;
  }
  return false;
}

static int check_value(const Command *c, const Option *o, const char *value) {
  uint64_t number;
  if (strcmp(o->value, ENGINE_VALUE) == 0 && !is_engine(value))
    return usage_error(c, "engine '%s' is unknown: `tenon targets` lists those of this build", value);
  if (has_choices(o->value) && !is_choice(o->value, value))
    return usage_error(c, "--%s is '%s', expected %s", o->name, value, o->value);
  for (const struct Range *r = ranges; r < ranges + TN_COUNT(ranges); r++)
    if (strcmp(o->name, r->name) == 0 && !read_number(value, r->lo, r->hi, &number))
      return usage_error(c, "%s%s is '%s', expected a number from %llu to %llu (k, M, G may follow)",
                         o->name[1] ? "--" : "-", o->name, value, (unsigned long long)r->lo, (unsigned long long)r->hi);
  return EXIT_YES;
}

// One argument that begins with '-'; may take the next one as its value. Returns EXIT_YES or EXIT_USAGE.
static int parse_option(const Command *c, Args *a, char **argv, int argc, int *at) {
  const char *arg = argv[*at], *value = NULL;
  const Option *o;
  if (arg[1] == '-') {
    const char *name = arg + 2, *eq = strchr(name, '=');
    o = option_find(c, name, eq ? (size_t)(eq - name) : strlen(name));
    value = eq ? eq + 1 : NULL;
  } else {
    o = short_option(c, arg[1]);
    value = arg[2] ? arg + 2 : NULL;
  }
  if (!o) return usage_error(c, "option %s is unknown", arg);
  bool optional = o->value && o->value[0] == '[';
  if (o->value && !optional && !value) {
    if (*at + 1 >= argc) return usage_error(c, "option %s needs %s", arg, o->value);
    value = argv[++*at];
  }
  if (!o->value && value) return usage_error(c, "option --%s takes no value", o->name);
  a->given[a->n_given++] = (struct Given){o, value};
  return value ? check_value(c, o, value) : EXIT_YES;
}

static int parse_args(const Command *c, Args *a, int argc, char **argv) {
  bool only_operands = false;
  for (int i = 0; i < argc; i++) {
    bool is_option = !only_operands && argv[i][0] == '-' && argv[i][1] != 0;
    if (is_option && strcmp(argv[i], "--") == 0) {
      only_operands = true;
    } else if (is_option) {
      int status = parse_option(c, a, argv, argc, &i);
      if (status) return status;
    } else {
      a->operands[a->n++] = argv[i];
    }
  }
  return EXIT_YES;
}

bool args_has(const Args *a, const char *option) {
  for (size_t i = 0; i < a->n_given; i++)
    if (strcmp(a->given[i].option->name, option) == 0) return true;
  return false;
}

const char *args_next(const Args *a, const char *option, size_t *at) {
  while (*at < a->n_given) {
    const struct Given *g = &a->given[(*at)++];
    if (strcmp(g->option->name, option) == 0) return g->value;
  }
  return NULL;
}

const char *args_get(const Args *a, const char *option) {
  const char *found = NULL, *next;
  size_t at = 0;
  while ((next = args_next(a, option, &at))) found = next;
  return found;
}

uint64_t args_number(const Args *a, const char *option, uint64_t otherwise) {
  const char *text = args_get(a, option);
  if (text) read_number(text, 0, UINT64_MAX, &otherwise);
  return otherwise;
}

// ---- messages

static bool diagnostic_shown;

static void show_diagnostic(void *user, const TnDiagnostic *d) {
  (void)user;
  progress_clear();
  fputs(d->rendered, stderr);
  if (d->severity == TN_DIAGNOSTIC_ERROR) diagnostic_shown = true;
}

int report_error(TnError *e, const char *what) {
  if (!e) return EXIT_YES;
  progress_clear();
  int status = tn_error_code(e) == TN_ERROR_RESOURCE_EXHAUSTED ? EXIT_LIMIT : EXIT_NO;
  const char *file = tn_error_file(e);
  if (!diagnostic_shown || status == EXIT_LIMIT) {
    if (*file && tn_error_line(e))
      fprintf(stderr, "%s:%u:%u: ", file, tn_error_line(e), tn_error_column(e));
    else if (*file || what)
      fprintf(stderr, "%s: ", *file ? file : what);
    fprintf(stderr, "error: %s\n", tn_error_message(e));
  }
  diagnostic_shown = false;
  tn_error_destroy(e);
  return status;
}

TnError *write_bytes(const TnBytes *bytes, const char *path) {
  return tn_file_write(path ? path : "-", TN_STR(""), bytes->data, bytes->size);
}

TnContext *open_context(const Args *a) {
  uint64_t threads = args_number(a, "threads", UINT64_MAX);
  TnContextOptions o = {.struct_size = sizeof o, .diagnostic = show_diagnostic};
  o.threads = threads == UINT64_MAX ? 0 : threads < 1 ? 1 : (uint32_t)threads;
  o.limits = (TnLimits){.struct_size = sizeof o.limits,
                        .memory_bytes = (size_t)args_number(a, "limit-memory", 0),
                        .executed_ops = args_number(a, "limit-ops", 0)};
  TnContext *c = NULL;
  report_error(tn_context_create(&o, &c), NULL);
  return c;
}

static bool progress_on_screen;

void progress_show(const char *what, size_t done, size_t total) {
  if (!isatty(STDERR_FILENO)) return;
  fprintf(stderr, "\r%s %zu/%zu\033[K", what, done, total);
  fflush(stderr);
  progress_on_screen = true;
}

void progress_clear(void) {
  if (!progress_on_screen) return;
  fputs("\r\033[K", stderr);
  progress_on_screen = false;
}

// The thread that shows seconds; there is none where nobody would see them.
static struct {
  pthread_t thread;
  pthread_mutex_t lock;
  pthread_cond_t is_over;
  const char *what;  // NULL: it is over
  bool is_begun;
} seconds = {.lock = PTHREAD_MUTEX_INITIALIZER, .is_over = PTHREAD_COND_INITIALIZER};

static void *show_seconds(void *unused) {
  (void)unused;
  struct timespec next;
  clock_gettime(CLOCK_REALTIME, &next);
  pthread_mutex_lock(&seconds.lock);
  for (unsigned n = 1; seconds.what; n++) {
    next.tv_sec++;
    while (seconds.what && pthread_cond_timedwait(&seconds.is_over, &seconds.lock, &next) != ETIMEDOUT) continue;
    if (!seconds.what) break;
    fprintf(stderr, "\r%s %u s\033[K", seconds.what, n);
    fflush(stderr);
    progress_on_screen = true;
  }
  pthread_mutex_unlock(&seconds.lock);
  return NULL;
}

void progress_begin(const char *what) {
  if (!isatty(STDERR_FILENO)) return;
  seconds.what = what;
  seconds.is_begun = pthread_create(&seconds.thread, NULL, show_seconds, NULL) == 0;
}

void progress_end(void) {
  if (!seconds.is_begun) return;
  pthread_mutex_lock(&seconds.lock);
  seconds.what = NULL;
  pthread_cond_signal(&seconds.is_over);
  pthread_mutex_unlock(&seconds.lock);
  pthread_join(seconds.thread, NULL);
  seconds.is_begun = false;
  progress_clear();
}

// ---- main

// The first Ctrl-C asks the run to stop cleanly, a second one ends the process.
static void on_interrupt(int sig) {
  if (cli_cancel) _exit(128 + sig);
  cli_cancel = 1;
}

void catch_interrupts(void) {
  struct sigaction action = {.sa_handler = on_interrupt};
  sigaction(SIGINT, &action, NULL);
}

static int run_command(const Command *c, int argc, char **argv) {
  Args a = {.command = c};
  a.operands = calloc((size_t)argc + 1, sizeof *a.operands);
  a.given = calloc((size_t)argc + 1, sizeof *a.given);
  int status = EXIT_NO;
  if (a.operands && a.given) {
    status = parse_args(c, &a, argc, argv);
    if (!status) status = c->run(&a);
  }
  free(a.operands);
  free(a.given);
  return status;
}

static int dispatch(int argc, char **argv) {
  if (!debug_read_flags()) return EXIT_USAGE;
  if (argc < 2) return run_command(&cmd_help, 0, argv + 1), EXIT_USAGE;
  if (strcmp(argv[1], "--version") == 0) {
    printf("tenon %s (StableHLO %s)\n", tn_version(), tn_stablehlo_version());
    return EXIT_YES;
  }
  if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) return run_command(&cmd_help, argc - 2, argv + 2);
  const Command *c = command_find(argv[1]);
  if (!c) return usage_error(NULL, "command '%s' is unknown", argv[1]);
  if (argc > 2 && (strcmp(argv[2], "--help") == 0 || strcmp(argv[2], "-h") == 0)) {
    char *name[] = {argv[1], NULL};
    return run_command(&cmd_help, 1, name);
  }
  return run_command(c, argc - 2, argv + 2);
}

int main(int argc, char **argv) {
  int status = dispatch(argc, argv);
  if (fflush(stdout) || ferror(stdout)) return fprintf(stderr, "tenon: cannot write to standard output\n"), EXIT_NO;
  return status;
}

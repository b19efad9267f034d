// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// cli: the `tenon` command. One file a command; each declares a Command, which help, the man page and the shell
// completions print from. Commands use tenon.h like any other program.
#ifndef TENON_CLI_CLI_H
#define TENON_CLI_CLI_H

#include "tenon/tenon.h"

// 0 yes, 1 the program or its data is at fault, 2 wrong usage, 3 a limit was reached.
enum { EXIT_YES = 0, EXIT_NO = 1, EXIT_USAGE = 2, EXIT_LIMIT = 3 };

enum { MAX_WORKERS = 64 };  // processes of `tenon conformance -j`

typedef struct Option {
  const char *name;   // "engine" for --engine
  const char *value;  // what the argument is called in help; NULL: takes none; "[=V]": optional after '='; "a|b": one
  const char *help;
} Option;

// Whether it is a list of words such as "module|plan", one of which is meant; what stands for a value is in capitals.
bool has_choices(const char *value);

// What an option takes that must be the name of an engine of this build.
#define ENGINE_VALUE "ENGINE"

// Options that mean the same to several commands.
#define OPTION_ENGINE \
  { "engine", ENGINE_VALUE, "the engine to run on, one of `tenon targets` (default: the first that is available)" }
#define OPTION_ENTRY \
  { "entry", "NAME", "the function to run (default: main, or the only one)" }
#define OPTION_GENERATE \
  { "generate", NULL, "make inputs that are not given" }
#define OPTION_SEED \
  { "seed", "N", "state of stablehlo.rng (default: 0)" }
#define OPTION_THREADS                                                                                      \
  {                                                                                                         \
    "threads", "N",                                                                                         \
        "threads that share the work, the caller's counted; 0: the caller's only (default: all processors)" \
  }

// What holds for engines that are to agree.
#define ENGINES_AGREE                                                                                        \
  "Engines that compile agree bit for bit, and so do interp and interp:passes; interp rounds some functions\n" \
  "and sums otherwise than compiled code does."

typedef struct Args Args;

typedef struct Command {
  const char *name;
  const char *operands;  // "FILE..." in help
  const char *summary;   // one line
  const char *details;   // paragraphs, or NULL
  const Option *options;
  size_t n_options;
  int (*run)(const Args *args);
} Command;

// The parsed command line of one command.
struct Args {
  const Command *command;
  size_t n;              // operands
  char **operands;
  size_t n_given;        // options
  struct Given {
    const Option *option;
    const char *value;   // NULL when it has none
  } *given;
};

extern const Command *const commands[];  // ends with NULL
const Command *command_find(const char *name);

bool args_has(const Args *a, const char *option);
const char *args_get(const Args *a, const char *option);                        // the last one given, or NULL
const char *args_next(const Args *a, const char *option, size_t *at);           // all, in order; start with *at = 0
uint64_t args_number(const Args *a, const char *option, uint64_t otherwise);    // otherwise: when it is not given

int usage_error(const Command *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));  // EXIT_USAGE
// Prints "file:line:col: error: message" unless it was shown already as a diagnostic, destroys it, gives the exit code.
int report_error(TnError *e, const char *what);
// Writes a file, or to standard output for NULL and "-".
TnError *write_bytes(const TnBytes *bytes, const char *path);

// A context that prints diagnostics to stderr and takes --limit-memory and --limit-ops from the arguments; NULL after a
// message.
TnContext *open_context(const Args *a);
// From here on SIGINT sets cli_cancel, which the caller looks at; until then it ends the process.
void catch_interrupts(void);
extern volatile int32_t cli_cancel;

// Progress on a terminal for work over a second: "what done/total", overwritten in place.
void progress_show(const char *what, size_t done, size_t total);
void progress_clear(void);
// Between the two the seconds that have passed are shown, from the first one on.
void progress_begin(const char *what);
void progress_end(void);

extern const Command cmd_bench, cmd_bisect, cmd_check, cmd_compare, cmd_compile, cmd_completion, cmd_conformance,
    cmd_help, cmd_man, cmd_ops, cmd_opt, cmd_passes, cmd_print, cmd_reduce, cmd_run, cmd_targets;

#endif  // TENON_CLI_CLI_H

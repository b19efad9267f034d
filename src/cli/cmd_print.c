// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon print`: programs from text or bytecode to text or bytecode.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

static TnError *convert(TnContext *c, TnModule *m, const Args *a, TnBytes *out) {
  if (args_has(a, "bytecode")) {
    TnBytecodeOptions o = {
        .struct_size = sizeof o, .version = args_get(a, "bytecode"), .strip_locations = args_has(a, "strip-locations")};
    return tn_module_write(c, m, &o, out);
  }
  TnTextOptions o = {.struct_size = sizeof o,
                     .generic = args_has(a, "generic"),
                     .locations = args_has(a, "locations"),
                     .elide_above = (size_t)args_number(a, "elide-above", 0),
                     .without_aliases = args_has(a, "no-aliases")};
  return tn_module_print(m, &o, out);
}

static int run(const Args *a) {
  if (a->n != 1) return usage_error(a->command, "expected one file");
  bool to_terminal = !args_get(a, "o") && isatty(STDOUT_FILENO);
  if (args_has(a, "bytecode") && to_terminal)
    return usage_error(a->command, "bytecode is not for a terminal: use -o OUT or a pipe");
  TnContext *c = open_context(a);
  if (!c) return EXIT_USAGE;
  TnReadOptions o = {.struct_size = sizeof o,
                     .skip_verify = args_has(a, "no-verify"),
                     .allow_unregistered = args_has(a, "allow-unregistered")};
  TnModule *m = NULL;
  TnBytes out = {0};
  int status = report_error(tn_module_read_file(c, a->operands[0], &o, &m), a->operands[0]);
  if (!status) {
    TnError *e = convert(c, m, a, &out);
    bool is_usage = e && tn_error_code(e) == TN_ERROR_OUT_OF_RANGE;  // --bytecode=VERSION
    status = report_error(e, a->operands[0]);
    if (is_usage) status = EXIT_USAGE;
  }
  if (!status) status = report_error(write_bytes(&out, args_get(a, "o")), NULL);
  tn_bytes_free(&out);
  tn_module_destroy(m);
  tn_context_destroy(c);
  return status;
}

static const Option options[] = {
    {"generic", NULL, "print every op in its generic form"},
    {"locations", NULL, "print locations"},
    {"no-aliases", NULL, "print locations and affine maps where they are used, without #loc1 and #map"},
    {"bytecode", "[=VERSION]", "write a portable artifact, for this StableHLO version (default: current)"},
    {"strip-locations", NULL, "leave locations out of bytecode"},
    {"elide-above", "N", "print literals of more than N elements as dense_resource<__elided__>"},
    {"no-verify", NULL, "do not verify first"},
    {"allow-unregistered", NULL, "accept ops of unknown dialects"},
    {"o", "OUT", "write to OUT instead of standard output"},
};

const Command cmd_print = {.name = "print",
                           .operands = "FILE",
                           .summary = "print a program as text, or convert it to bytecode",
                           .details = "FILE is MLIR text or bytecode, told apart by content; - is standard input.",
                           .options = options,
                           .n_options = sizeof options / sizeof *options,
                           .run = run};

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// `tenon help`, `tenon man` and `tenon completion`: three printings of the command tables.
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

static const char about[] = "reads, checks, converts and runs StableHLO programs";
static const char exit_codes[] = "0 yes; 1 the program or its data is at fault; 2 wrong usage; 3 a limit was reached";

static void print_option(const Option *o) {
  char left[64];
  const char *dash = o->name[1] ? "--" : "-";
  bool optional = o->value && o->value[0] == '[';
  snprintf(left, sizeof left, "%s%s%s%s", dash, o->name, !o->value || optional ? "" : " ", o->value ? o->value : "");
  printf(strlen(left) > 26 ? "  %s\n%29s%s\n" : "  %-26s%s%s\n", left, " ", o->help);
}

static void print_command(const Command *c) {
  printf("tenon %s: %s\n\nusage: tenon %s %s%s\n", c->name, c->summary, c->name, c->n_options ? "[OPTIONS] " : "",
         c->operands);
  if (c->details) printf("\n%s\n", c->details);
  if (c->n_options) puts("\noptions:");
  for (size_t i = 0; i < c->n_options; i++) print_option(&c->options[i]);
}

static int run_help(const Args *a) {
  if (a->n > 1) return usage_error(a->command, "expected one command");
  if (a->n == 1) {
    const Command *c = command_find(a->operands[0]);
    if (!c) return usage_error(NULL, "command '%s' is unknown", a->operands[0]);
    print_command(c);
    return EXIT_YES;
  }
  printf("tenon %s: %s\n\n", tn_version(), about);
  for (size_t i = 0; commands[i]; i++) printf("  %-14s %s\n", commands[i]->name, commands[i]->summary);
  printf("\n`tenon help COMMAND` says more. Exit codes: %s.\n", exit_codes);
  return EXIT_YES;
}

const Command cmd_help = {.name = "help", .operands = "[COMMAND]", .summary = "explain a command", .run = run_help};

// ---- man page (roff). A leading '.' or '\'' and every '-' and '\' need an escape.

static void print_roff(const char *text) {
  bool at_line_start = true;
  for (const char *p = text; *p; p++) {
    if (at_line_start && (*p == '.' || *p == '\'')) fputs("\\&", stdout);
    if (*p == '-')
      fputs("\\-", stdout);
    else if (*p == '\\')
      fputs("\\e", stdout);
    else
      putchar(*p);
    at_line_start = *p == '\n';
  }
}

static void man_command(const Command *c) {
  printf(".SS tenon %s ", c->name);
  print_roff(c->operands);
  printf("\n");
  print_roff(c->summary);
  puts(".");
  if (c->details) {
    puts(".PP");
    print_roff(c->details);
    puts("");
  }
  for (size_t i = 0; i < c->n_options; i++) {
    const Option *o = &c->options[i];
    printf(".TP\n.B %s%s", o->name[1] ? "\\-\\-" : "\\-", o->name);
    if (o->value) printf("%s\\fI%s\\fR", o->value[0] == '[' ? "" : " ", o->value);
    puts("");
    print_roff(o->help);
    puts("");
  }
}

static int run_man(const Args *a) {
  if (a->n) return usage_error(a->command, "expected no operands");
  printf(".TH TENON 1 \"\" \"tenon %s\" \"User Commands\"\n.SH NAME\ntenon \\- %s\n", tn_version(), about);
  puts(".SH SYNOPSIS\n.B tenon\n.I COMMAND\n[\\fIOPTIONS\\fR] [\\fIOPERANDS\\fR]\n.SH COMMANDS");
  for (size_t i = 0; commands[i]; i++) man_command(commands[i]);
  printf(".SH EXIT STATUS\n");
  print_roff(exit_codes);
  puts(".");
  return EXIT_YES;
}

const Command cmd_man = {.name = "man", .operands = "", .summary = "print the manual page (roff)", .run = run_man};

// ---- completions

static void print_words(const Command *c) {
  for (size_t i = 0; i < c->n_options; i++) printf(" %s%s", c->options[i].name[1] ? "--" : "-", c->options[i].name);
}

// In zsh's _arguments a ':' separates parts and brackets enclose the help.
static void print_zsh_text(const char *text) {
  for (const char *p = text; *p; p++) {
    if (*p == '\'')
      fputs("'\\''", stdout);
    else if (strchr(":[]\\", *p))
      printf("\\%c", *p);
    else
      putchar(*p);
  }
}

static void print_plain_text(const char *text) { fputs(text, stdout); }

// Whether some words may stand for a value, or for operands.
static bool has_words(const char *value) {
  return value && (has_choices(value) || value == cmd_help.operands || strcmp(value, ENGINE_VALUE) == 0);
}

static void print_choices(const char *value, void (*print)(const char *)) {
  bool is_engine = strcmp(value, ENGINE_VALUE) == 0, is_command = value == cmd_help.operands;
  for (size_t i = 0; is_engine && tn_engine_name(i); i++) putchar(' '), print(tn_engine_name(i));
  for (size_t i = 0; is_command && commands[i]; i++) putchar(' '), print(commands[i]->name);
  for (const char *p = value; has_choices(value) && *p; p++) putchar(*p == '|' ? ' ' : *p);
}

// What follows an option that takes one of some words; several commands may have it.
static void print_bash_values(const Command *c) {
  for (size_t i = 0; i < c->n_options; i++) {
    if (!has_words(c->options[i].value)) continue;
    printf("    --%s) COMPREPLY=($(compgen -W \"", c->options[i].name);
    print_choices(c->options[i].value, print_plain_text);
    puts("\" -- \"$cur\")); return ;;");
  }
}

static void print_bash(void) {
  puts("_tenon() {\n  local cur=${COMP_WORDS[COMP_CWORD]} words= operands=");
  puts("  case ${COMP_WORDS[COMP_CWORD-1]} in");
  for (size_t i = 0; commands[i]; i++) print_bash_values(commands[i]);
  puts("  esac");
  puts("  if [ \"$COMP_CWORD\" -eq 1 ]; then");
  printf("    words=\"--version --help");
  for (size_t i = 0; commands[i]; i++) printf(" %s", commands[i]->name);
  puts("\"\n  else\n    case ${COMP_WORDS[1]} in");
  for (size_t i = 0; commands[i]; i++) {
    printf("      %s) words=\"", commands[i]->name);
    print_words(commands[i]);
    printf("\" operands=\"");
    print_choices(commands[i]->operands, print_plain_text);
    puts("\" ;;");
  }
  puts("    esac\n  fi\n  case $cur in\n    -*) COMPREPLY=($(compgen -W \"$words\" -- \"$cur\")) ;;");
  puts("    *) [ \"$COMP_CWORD\" -eq 1 ] && operands=$words");
  puts("       if [ \"$operands\" ]; then COMPREPLY=($(compgen -W \"$operands\" -- \"$cur\"));");
  puts("       else local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$cur\")); fi ;;");
  puts("  esac\n}\ncomplete -o filenames -F _tenon tenon");
}

static void print_zsh(void) {
  puts("#compdef tenon\n_tenon() {\n  if (( CURRENT == 2 )); then\n    local -a names=(");
  for (size_t i = 0; commands[i]; i++) {
    printf("      '%s:", commands[i]->name);
    print_zsh_text(commands[i]->summary);
    puts("'");
  }
  puts("    )\n    _describe command names\n    return\n  fi\n  case $words[2] in");
  for (size_t i = 0; commands[i]; i++) {
    printf("    %s) _arguments", commands[i]->name);
    for (size_t k = 0; k < commands[i]->n_options; k++) {
      const Option *o = &commands[i]->options[k];
      printf(" '*%s%s[", o->name[1] ? "--" : "-", o->name);
      print_zsh_text(o->help);
      bool is_word = has_words(o->value);
      fputs(is_word ? "]:word:(" : o->value && o->value[0] != '[' ? "]:value:_files" : "]", stdout);
      if (is_word) print_choices(o->value, print_zsh_text);
      fputs(is_word ? ")'" : "'", stdout);
    }
    bool is_word = has_words(commands[i]->operands);
    fputs(is_word ? " '*:word:(" : " '*:file:_files", stdout);
    if (is_word) print_choices(commands[i]->operands, print_zsh_text);
    puts(is_word ? ")' ;;" : "' ;;");
  }
  puts("  esac\n}\n_tenon \"$@\"");
}

static int run_completion(const Args *a) {
  if (a->n == 1 && strcmp(a->operands[0], "bash") == 0) return print_bash(), EXIT_YES;
  if (a->n == 1 && strcmp(a->operands[0], "zsh") == 0) return print_zsh(), EXIT_YES;
  return usage_error(a->command, "expected bash or zsh");
}

const Command cmd_completion = {
    .name = "completion",
    .operands = "bash|zsh",
    .summary = "print a completion script",
    .details = "bash: eval \"$(tenon completion bash)\"; zsh: save it as _tenon in a folder of $fpath.",
    .run = run_completion};

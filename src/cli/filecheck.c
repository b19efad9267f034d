// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Patterns are turned into POSIX extended regular expressions and matched line by line; a match never spans lines.
#define _GNU_SOURCE  // memmem
#include "cli/filecheck.h"

#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum Kind { PLAIN, NEXT, SAME, NOT, DAG, LABEL, EMPTY, COUNT } Kind;

typedef struct Directive {
  Kind kind;
  size_t line, count;
  bool literal;
  char *pattern;
} Directive;

enum { MAX_VARIABLES = 256, MAX_GROUPS = 10 };

typedef struct Variable {
  char *name, *value;
} Variable;

typedef struct Check {
  Directive *directives;
  size_t n;
  char **lines;  // of the text, blanks folded
  size_t n_lines;
  Variable variables[MAX_VARIABLES];
  size_t n_variables;
  char *message;
  size_t message_bytes;
} Check;

// ---- splitting

// A copy of [p, end) with runs of blanks as one and none at the ends.
static char *fold(const char *p, const char *end) {
  char *out = malloc((size_t)(end - p) + 1), *q = out;
  if (!out) return NULL;
  for (; p < end; p++) {
    bool blank = *p == ' ' || *p == '\t' || *p == '\r';
    if (!blank)
      *q++ = *p;
    else if (q > out && q[-1] != ' ')
      *q++ = ' ';
  }
  while (q > out && q[-1] == ' ') q--;
  *q = 0;
  return out;
}

static void split_lines(Check *c, const char *text) {
  size_t cap = 1;
  for (const char *p = text; *p; p++) cap += *p == '\n';
  c->lines = calloc(cap, sizeof *c->lines);
  for (const char *p = text; c->lines && *p;) {
    const char *end = strchr(p, '\n');
    if (!end) end = p + strlen(p);
    c->lines[c->n_lines++] = fold(p, end);
    p = *end ? end + 1 : end;
  }
}

static const struct {
  const char *suffix;
  Kind kind;
} suffixes[] = {
    {"-NEXT", NEXT}, {"-SAME", SAME}, {"-NOT", NOT}, {"-DAG", DAG}, {"-LABEL", LABEL}, {"-EMPTY", EMPTY},
};

// What follows the prefix: a suffix, {LITERAL}, a colon. Returns where the pattern begins, NULL when it is no
// directive.
static const char *parse_head(const char *p, Directive *d) {
  d->kind = PLAIN;
  d->count = 1;
  for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
    size_t n = strlen(suffixes[i].suffix);
    if (strncmp(p, suffixes[i].suffix, n)) continue;
    d->kind = suffixes[i].kind;
    p += n;
    break;
  }
  if (strncmp(p, "-COUNT-", 7) == 0) {
    char *end;
    d->kind = COUNT;
    d->count = strtoul(p + 7, &end, 10);
    p = end;
  }
  if (strncmp(p, "{LITERAL}", 9) == 0) {
    d->literal = true;
    p += 9;
  }
  return *p == ':' ? p + 1 : NULL;
}

static bool is_word(char ch) {
  return ch == '-' || ch == '_' || (ch >= '0' && ch <= '9') || (ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z');
}

// The directive of one of the prefixes in [line, end).
static bool parse_directive(const char *line, const char *end, const char *prefixes, Directive *d) {
  for (const char *p = prefixes; *p;) {
    size_t n = strcspn(p, ",");
    for (const char *at = line; at + n < end; at++) {
      if (memcmp(at, p, n) || (at > line && is_word(at[-1]))) continue;
      *d = (Directive){0};
      const char *pattern = parse_head(at + n, d);
      if (!pattern || pattern > end) continue;
      d->pattern = fold(pattern, end);
      return d->pattern != NULL;
    }
    p += n;
    if (*p) p++;
  }
  return false;
}

static void collect(Check *c, const char *checks, const char *prefixes) {
  size_t cap = 1, line = 1;
  for (const char *p = checks; *p; p++) cap += *p == '\n';
  c->directives = calloc(cap, sizeof *c->directives);
  for (const char *p = checks; c->directives && *p; line++) {
    const char *end = strchr(p, '\n');
    if (!end) end = p + strlen(p);
    Directive d;
    bool is_run = memmem(p, (size_t)(end - p), "RUN:", 4) != NULL;
    if (!is_run && parse_directive(p, end, prefixes, &d)) {
      d.line = line;
      c->directives[c->n++] = d;
    }
    p = *end ? end + 1 : end;
  }
}

// ---- patterns to regular expressions

typedef struct Regex {
  char *text;
  size_t n, cap;
  char *groups[MAX_GROUPS];  // variable that a group defines, or NULL
  size_t n_groups;
} Regex;

static void regex_add(Regex *r, const char *p, size_t n) {
  if (r->n + n + 1 > r->cap) {
    r->cap = (r->n + n + 1) * 2;
    r->text = realloc(r->text, r->cap);
  }
  if (!r->text) return;
  memcpy(r->text + r->n, p, n);
  r->n += n;
  r->text[r->n] = 0;
}

static void regex_add_literal(Regex *r, const char *p, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (strchr("\\^$.|?*+()[]{}", p[i]) && p[i]) regex_add(r, "\\", 1);
    regex_add(r, p + i, 1);
  }
}

static const Variable *find_variable(const Check *c, const char *name, size_t n) {
  for (size_t i = c->n_variables; i-- > 0;)
    if (strlen(c->variables[i].name) == n && memcmp(c->variables[i].name, name, n) == 0) return &c->variables[i];
  return NULL;
}

// Capture groups inside user regexes shift the numbering; count them.
static size_t count_groups(const char *p, size_t n) {
  size_t groups = 0;
  for (size_t i = 0; i < n; i++) {
    if (p[i] == '\\')
      i++;
    else
      groups += p[i] == '(';
  }
  return groups;
}

// [[NAME:regex]] or [[NAME]]; a name defined earlier in the same pattern becomes a back reference.
static void add_variable(const Check *c, Regex *r, const char *p, size_t n) {
  const char *colon = memchr(p, ':', n);
  size_t name_n = colon ? (size_t)(colon - p) : n;
  if (colon && r->n_groups + 1 < MAX_GROUPS) {
    regex_add(r, "(", 1);
    regex_add(r, colon + 1, n - name_n - 1);
    regex_add(r, ")", 1);
    r->groups[++r->n_groups] = strndup(p, name_n);
    r->n_groups += count_groups(colon + 1, n - name_n - 1);
    return;
  }
  for (size_t g = 1; g <= r->n_groups && g < MAX_GROUPS; g++) {
    if (!r->groups[g] || strlen(r->groups[g]) != name_n || memcmp(r->groups[g], p, name_n)) continue;
    char ref[3] = {'\\', (char)('0' + g), 0};
    regex_add(r, ref, 2);
    return;
  }
  const Variable *v = find_variable(c, p, name_n);
  if (v) regex_add_literal(r, v->value, strlen(v->value));
}

static void build_regex(const Check *c, const Directive *d, Regex *r) {
  const char *p = d->pattern;
  regex_add(r, "", 0);
  while (*p) {
    const char *open = d->literal ? NULL : strstr(p, "{{"), *var = d->literal ? NULL : strstr(p, "[[");
    const char *next = open && (!var || open < var) ? open : var;
    if (!next) {
      regex_add_literal(r, p, strlen(p));
      return;
    }
    bool is_regex = next == open;
    const char *close = strstr(next + 2, is_regex ? "}}" : "]]");
    if (!close) {
      regex_add_literal(r, p, strlen(p));
      return;
    }
    if (is_regex)
      while (close[2] == '}') close++;  // {{a{2}}} ends at the last pair
    regex_add_literal(r, p, (size_t)(next - p));
    if (is_regex) {
      regex_add(r, "(", 1);
      regex_add(r, next + 2, (size_t)(close - next - 2));
      regex_add(r, ")", 1);
      r->n_groups += 1 + count_groups(next + 2, (size_t)(close - next - 2));
    } else {
      add_variable(c, r, next + 2, (size_t)(close - next - 2));
    }
    p = close + 2;
  }
}

static void regex_free(Regex *r) {
  for (size_t i = 0; i < MAX_GROUPS; i++) free(r->groups[i]);
  free(r->text);
}

// Matches in the line from column `from`; on success the matched end, and the variables it defines.
static bool match_line(Check *c, const Directive *d, const char *line, size_t from, size_t *out_end) {
  Regex r = {0};
  build_regex(c, d, &r);
  regex_t compiled;
  regmatch_t groups[MAX_GROUPS];
  bool ok = r.text && regcomp(&compiled, r.text, REG_EXTENDED) == 0;
  if (ok) {
    ok = regexec(&compiled, line + from, MAX_GROUPS, groups, from ? REG_NOTBOL : 0) == 0;
    regfree(&compiled);
  }
  for (size_t g = 1; ok && g < MAX_GROUPS && d->kind != NOT; g++) {
    if (!r.groups[g] || groups[g].rm_so < 0 || c->n_variables == MAX_VARIABLES) continue;
    size_t n = (size_t)(groups[g].rm_eo - groups[g].rm_so);
    c->variables[c->n_variables++] = (Variable){strdup(r.groups[g]), strndup(line + from + groups[g].rm_so, n)};
  }
  if (ok) *out_end = from + (size_t)groups[0].rm_eo;
  regex_free(&r);
  return ok;
}

// ---- matching

typedef struct Place {
  size_t line, column;
} Place;

static bool no_match(Check *c, const Directive *d, const char *why) {
  snprintf(c->message, c->message_bytes, "line %zu: %s: %.300s", d->line, why, d->pattern);
  return false;
}

// First match at or after the place, before line `stop`.
static bool search(Check *c, const Directive *d, Place from, size_t stop, Place *out) {
  for (size_t i = from.line; i < stop; i++) {
    size_t column = i == from.line ? from.column : 0, end;
    if (column > strlen(c->lines[i]) || !match_line(c, d, c->lines[i], column, &end)) continue;
    *out = (Place){i, end};
    return true;
  }
  return false;
}

static bool apply_nots(Check *c, size_t first, size_t last, Place from, Place to) {
  for (size_t k = first; k < last; k++) {
    const Directive *d = &c->directives[k];
    Place found;
    if (d->kind == NOT && search(c, d, from, to.line + (to.column > 0), &found) && found.line < to.line)
      return no_match(c, d, "matches, expected not");
  }
  return true;
}

// -NEXT, -SAME and -EMPTY name their line; the others search on.
static bool apply(Check *c, const Directive *d, Place *at) {
  size_t end;
  Place found = *at;
  switch (d->kind) {
    case NEXT:
      if (at->line + 1 >= c->n_lines || !match_line(c, d, c->lines[at->line + 1], 0, &end))
        return no_match(c, d, "next line does not match");
      *at = (Place){at->line + 1, end};
      return true;
    case SAME:
      if (at->line >= c->n_lines || !match_line(c, d, c->lines[at->line], at->column, &end))
        return no_match(c, d, "rest of the line does not match");
      at->column = end;
      return true;
    case EMPTY:
      if (at->line + 1 >= c->n_lines || c->lines[at->line + 1][0]) return no_match(c, d, "next line is not empty");
      *at = (Place){at->line + 1, 0};
      return true;
    default:
      for (size_t k = 0; k < d->count; k++) {
        if (!search(c, d, found, c->n_lines, &found)) return no_match(c, d, "is not found");
      }
      *at = found;
      return true;
  }
}

// A run of -DAG directives may match in any order; the place moves behind the last of them.
static bool apply_dags(Check *c, size_t *k, Place *at) {
  Place furthest = *at, found;
  for (; *k < c->n && c->directives[*k].kind == DAG; ++*k) {
    if (!search(c, &c->directives[*k], *at, c->n_lines, &found)) return no_match(c, &c->directives[*k], "is not found");
    if (found.line > furthest.line || (found.line == furthest.line && found.column > furthest.column)) furthest = found;
  }
  *at = furthest;
  return true;
}

static bool run_checks(Check *c) {
  Place at = {0, 0};
  size_t nots = 0, k = 0;
  bool pending = false;
  while (k < c->n) {
    const Directive *d = &c->directives[k];
    if (d->kind == NOT) {
      if (!pending) nots = k;
      pending = true;
      k++;
      continue;
    }
    Place before = at;
    size_t here = k;
    bool ok = d->kind == DAG ? apply_dags(c, &k, &at) : (k++, apply(c, d, &at));
    if (!ok || (pending && !apply_nots(c, nots, here, before, at))) return false;
    pending = false;
  }
  return !pending || apply_nots(c, nots, c->n, at, (Place){c->n_lines, 0});
}

bool filecheck(const char *checks, const char *text, const char *prefixes, char *message, size_t n,
               size_t *out_checks) {
  Check c = {.message = message, .message_bytes = n};
  collect(&c, checks, prefixes);
  split_lines(&c, text);
  bool ok = c.directives && c.lines && run_checks(&c);
  *out_checks = c.n;
  for (size_t i = 0; i < c.n; i++) free(c.directives[i].pattern);
  for (size_t i = 0; i < c.n_lines; i++) free(c.lines[i]);
  for (size_t i = 0; i < c.n_variables; i++) free(c.variables[i].name), free(c.variables[i].value);
  free(c.directives);
  free(c.lines);
  return ok;
}

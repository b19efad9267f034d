// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading and matching of expected diagnostics.
#include "cli/expect.h"

#include <regex.h>

static const char *const severity_names[] = {[TN_ERROR] = "error", [TN_WARNING] = "warning", [TN_NOTE] = "note"};

// ---------------------------------------------------------------------------------------------------------------
// Reading.

typedef struct Cursor {
  const char *p, *end;
} Cursor;

static bool take(Cursor *c, const char *word) {
  size_t n = strlen(word);
  if ((size_t)(c->end - c->p) < n || memcmp(c->p, word, n)) return false;
  c->p += n;
  return true;
}

static void skip_blanks(Cursor *c) {
  while (c->p < c->end && (*c->p == ' ' || *c->p == '\t')) c->p++;
}

static bool find(Cursor *c, const char *word) {
  for (size_t n = strlen(word); (size_t)(c->end - c->p) >= n; c->p++)
    if (memcmp(c->p, word, n) == 0) return true;
  return false;
}

// Where an expectation points: a distance, or the nearest line above or below that has none.
typedef enum Place { HERE, ABOVE, BELOW } Place;

static bool read_place(Cursor *c, Place *out_place, int64_t *out_distance) {
  *out_place = HERE, *out_distance = 0;
  if (!take(c, "@")) return true;
  if (take(c, "above")) return *out_place = ABOVE, true;
  if (take(c, "below")) return *out_place = BELOW, true;
  bool is_minus = take(c, "-");
  if (!is_minus && !take(c, "+")) return false;
  const char *first = c->p;
  for (; c->p < c->end && *c->p >= '0' && *c->p <= '9' && *out_distance < 1000000; c->p++)
    *out_distance = *out_distance * 10 + (*c->p - '0');
  if (is_minus) *out_distance = -*out_distance;
  return c->p > first;
}

static bool read_text(Cursor *c, TnStr *out) {
  skip_blanks(c);
  if (!take(c, "{{")) return false;
  const char *stop = c->end;
  while (stop > c->p && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r')) stop--;
  if (stop - c->p < 2 || memcmp(stop - 2, "}}", 2)) return false;
  *out = (TnStr){c->p, (size_t)(stop - 2 - c->p)};
  return true;
}

static bool read_directive(TnStr line, TnExpected *out, Place *place, int64_t *distance) {
  Cursor c = {line.p, line.p + line.n};
  if (!find(&c, "expected-")) return false;
  take(&c, "expected-");
  size_t s = 0;
  while (s < TN_COUNT(severity_names) && !take(&c, severity_names[s])) s++;
  if (s == TN_COUNT(severity_names)) return false;
  *out = (TnExpected){.severity = (TnSeverity)s, .is_regex = take(&c, "-re")};
  skip_blanks(&c);
  return read_place(&c, place, distance) && read_text(&c, &out->text);
}

static bool next_line(TnStr text, size_t *at, TnStr *out) {
  if (*at >= text.n) return false;
  const char *p = text.p + *at, *stop = memchr(p, '\n', text.n - *at);
  *out = (TnStr){p, stop ? (size_t)(stop - p) : text.n - *at};
  *at += out->n + 1;
  return true;
}

void tn_expect_read(TnExpect *x, TnArena *arena, TnStr program, uint32_t first_line) {
  *x = (TnExpect){.arena = arena};
  bool has_below = false;  // expectations with line 0 wait for the next line without one
  uint32_t last_plain = first_line, number = first_line;
  TnStr line;
  for (size_t at = 0; next_line(program, &at, &line); number++) {
    TnExpected e;
    Place place;
    int64_t distance;
    if (!read_directive(line, &e, &place, &distance)) {
      for (size_t i = 0; has_below && i < x->expected.n; i++)
        if (x->expected.data[i].line == 0) x->expected.data[i].line = number;
      has_below = false;
      last_plain = number;
      continue;
    }
    e.line = place == BELOW ? 0 : place == ABOVE ? last_plain : (uint32_t)((int64_t)number + distance);
    has_below |= place == BELOW;
    tn_push(arena, &x->expected, e);
  }
}

void tn_expect_see(void *expect, const TnDiag *d) {
  TnExpect *x = expect;
  TnSeen seen = {d->severity, d->loc.line, tn_arena_str(x->arena, d->message), false};
  tn_push(x->arena, &x->seen, seen);
}

// ---------------------------------------------------------------------------------------------------------------
// Matching.

static bool contains(TnStr text, TnStr part) {
  if (part.n == 0) return true;
  for (size_t i = 0; i + part.n <= text.n; i++)
    if (memcmp(text.p + i, part.p, part.n) == 0) return true;
  return false;
}

static void add_quoted(TnBuf *b, TnStr s) {
  for (size_t i = 0; i < s.n; i++) {
    if (strchr("\\^$.[]|()*+?{}", s.p[i])) tn_buf_char(b, '\\');
    tn_buf_char(b, s.p[i]);
  }
}

// The text as one regular expression: what stands outside {{ }} means itself.
static TnStr as_regex(TnArena *arena, TnStr text) {
  TnBuf b = {.arena = arena};
  Cursor c = {text.p, text.p + text.n};
  while (c.p < c.end) {
    const char *from = c.p;
    bool has_part = find(&c, "{{");
    if (!has_part) c.p = c.end;
    add_quoted(&b, (TnStr){from, (size_t)(c.p - from)});
    if (!take(&c, "{{")) break;
    const char *inner = c.p;
    if (!find(&c, "}}")) c.p = c.end;
    tn_buf_char(&b, '(');
    tn_buf_str(&b, (TnStr){inner, (size_t)(c.p - inner)});
    tn_buf_char(&b, ')');
    take(&c, "}}");
  }
  tn_buf_char(&b, 0);
  return tn_buf_view(&b);
}

static bool matches(TnArena *arena, const TnExpected *e, TnStr message) {
  if (!e->is_regex) return contains(message, e->text);
  const char *pattern = as_regex(arena, e->text).p, *subject = tn_arena_str(arena, message).p;
  regex_t re;
  if (regcomp(&re, pattern, REG_EXTENDED | REG_NOSUB)) return false;
  bool ok = regexec(&re, subject, 0, NULL, 0) == 0;
  regfree(&re);
  return ok;
}

bool tn_expect_wants_error(const TnExpect *x) {
  for (size_t i = 0; i < x->expected.n; i++)
    if (x->expected.data[i].severity == TN_ERROR) return true;
  return false;
}

static bool has_seen_error(const TnExpect *x) {
  for (size_t i = 0; i < x->seen.n; i++)
    if (x->seen.data[i].severity == TN_ERROR) return true;
  return false;
}

static void meet_lines(TnExpect *x) {
  for (size_t i = 0; i < x->seen.n; i++)
    for (size_t k = 0; k < x->expected.n; k++) {
      TnSeen *s = &x->seen.data[i];
      TnExpected *e = &x->expected.data[k];
      if (s->line == e->line && s->severity == e->severity) s->is_expected = e->is_met = true;
    }
}

static void meet_texts(TnExpect *x) {
  for (size_t i = 0; i < x->seen.n; i++)
    for (size_t k = 0; k < x->expected.n && !x->seen.data[i].is_expected; k++) {
      TnSeen *s = &x->seen.data[i];
      TnExpected *e = &x->expected.data[k];
      if (e->is_met || s->line != e->line || s->severity != e->severity || !matches(x->arena, e, s->message)) continue;
      s->is_expected = e->is_met = true;
    }
}

// Notes belong to the error before them: they need not be expected.
static bool report(const TnExpect *x, TnBuf *out) {
  bool ok = true;
  for (size_t i = 0; i < x->expected.n; i++) {
    const TnExpected *e = &x->expected.data[i];
    if (e->is_met) continue;
    ok = false;
    tn_buf_fmt(out, "line %u: expected %s not reported: %.*s\n", e->line, severity_names[e->severity],
               TN_STR_ARG(e->text));
  }
  for (size_t i = 0; i < x->seen.n; i++) {
    const TnSeen *s = &x->seen.data[i];
    if (s->is_expected || s->severity == TN_NOTE) continue;
    ok = false;
    tn_buf_fmt(out, "line %u: unexpected %s: %.*s\n", s->line, severity_names[s->severity], TN_STR_ARG(s->message));
  }
  return ok;
}

bool tn_expect_check(TnExpect *x, TnExpectLevel level, TnBuf *out) {
  for (size_t i = 0; i < x->seen.n; i++) x->seen.data[i].is_expected = false;
  for (size_t i = 0; i < x->expected.n; i++) x->expected.data[i].is_met = false;
  if (level == TN_EXPECT_OUTCOME) {
    if (tn_expect_wants_error(x) == has_seen_error(x)) return true;
    report(x, out);
    return false;
  }
  if (level == TN_EXPECT_LINES)
    meet_lines(x);
  else
    meet_texts(x);
  return report(x, out);
}

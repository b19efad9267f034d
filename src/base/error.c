// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Errors and diagnostics. One error is one heap block, so that it can leave every arena behind.
#include "base/base.h"

#include <stdio.h>

static const char *const code_names[] = {
    "OK",        "CANCELLED",       "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
    "NOT_FOUND", "ALREADY_EXISTS",  "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
    "ABORTED",   "OUT_OF_RANGE",    "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
    "DATA_LOSS", "UNAUTHENTICATED",
};
_Static_assert(TN_COUNT(code_names) == TN_UNAUTHENTICATED + 1, "one name a code");

const char *tn_code_name(TnCode code) { return (size_t)code < TN_COUNT(code_names) ? code_names[code] : "UNKNOWN"; }

static const TnError oom_error = {TN_RESOURCE_EXHAUSTED, 0, 0, "", "out of memory"};

TnError *tn_error_oom(void) { return (TnError *)(uintptr_t)&oom_error; }

TnError *tn_error_vnew(TnCode code, const TnLoc *loc, const char *fmt, va_list args) {
  va_list again;
  va_copy(again, args);
  int len = vsnprintf(NULL, 0, fmt, args);
  size_t n = len < 0 ? 0 : (size_t)len;
  TnError *e = tn_alloc(sizeof *e + n + 1 + loc->file.n + 1);
  if (!e) {
    va_end(again);
    return tn_error_oom();
  }
  char *message = (char *)(e + 1), *file = message + n + 1;
  message[0] = 0;
  vsnprintf(message, n + 1, fmt, again);
  va_end(again);
  if (loc->file.n) memcpy(file, loc->file.p, loc->file.n);
  file[loc->file.n] = 0;
  *e = (TnError){code, loc->line, loc->col, file, message};
  return e;
}

TnError *tn_error_new(TnCode code, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnError *e = tn_error_vnew(code, &TN_NO_LOC, fmt, args);
  va_end(args);
  return e;
}

TnError *tn_error_at(TnCode code, const TnLoc *loc, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnError *e = tn_error_vnew(code, loc, fmt, args);
  va_end(args);
  return e;
}

void tn_error_destroy(TnError *e) {
  if (e && e != &oom_error) tn_free(e);
}

// ---------------------------------------------------------------------------------------------------------------

static unsigned diag_limit(const TnDiags *d) { return d->n_max ? d->n_max : 20; }

bool tn_diags_full(const TnDiags *d) { return d->n_errors >= diag_limit(d); }

static TnStr source_line(TnStr source, uint32_t line) {
  const char *p = source.p, *end = source.p + source.n;
  for (uint32_t k = 1; p && k < line; k++) {
    p = memchr(p, '\n', (size_t)(end - p));
    if (p) p++;
  }
  if (!p || line == 0 || p >= end) return (TnStr){"", 0};
  const char *stop = memchr(p, '\n', (size_t)(end - p));
  return (TnStr){p, (size_t)((stop ? stop : end) - p)};
}

static void emit(TnDiags *d, TnSeverity severity, TnLoc loc, const char *fmt, va_list args) {
  if (!d->emit) return;
  char small[512];
  va_list again;
  va_copy(again, args);
  int len = vsnprintf(small, sizeof small, fmt, args);
  char *text = small;
  size_t n = len < 0 ? 0 : (size_t)len;
  if (n >= sizeof small) {
    text = tn_alloc(n + 1);
    if (text)
      vsnprintf(text, n + 1, fmt, again);
    else
      text = small, n = sizeof small - 1;
  }
  va_end(again);
  TnStr line = d->source.n ? source_line(d->source, loc.line) : (TnStr){"", 0};
  d->emit(d->user, &(TnDiag){severity, loc, {text, n}, line});
  if (text != small) tn_free(text);
}

static void count(TnDiags *d, TnLoc loc, const char *fmt, va_list args) {
  d->n_errors++;
  if (d->first) return;
  va_list copy;
  va_copy(copy, args);
  d->first = tn_error_vnew(TN_INVALID_ARGUMENT, &loc, fmt, copy);
  va_end(copy);
}

void tn_diag_v(TnDiags *d, TnSeverity severity, TnLoc loc, const char *fmt, va_list args) {
  if (severity == TN_ERROR && tn_diags_full(d)) return;
  if (severity == TN_ERROR) count(d, loc, fmt, args);
  emit(d, severity, loc, fmt, args);
}

void tn_diag(TnDiags *d, TnSeverity severity, TnLoc loc, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  tn_diag_v(d, severity, loc, fmt, args);
  va_end(args);
}

TnError *tn_diags_finish(TnDiags *d) {
  TnError *e = d->first;
  d->first = NULL;
  if (!e || d->n_errors <= 1) return e;
  TnLoc loc = {tn_str(e->file), e->line, e->col};
  TnError *all =
      tn_error_at(e->code, &loc, "%s (and %u more error%s)", e->message, d->n_errors - 1, d->n_errors == 2 ? "" : "s");
  tn_error_destroy(e);
  return all;
}

// The caret stands under the column; a very long line (a literal, say) is cut to a window around it.
static void print_source(TnBuf *out, TnStr line, uint32_t col) {
  enum { WINDOW = 120 };
  size_t at = col ? col - 1 : 0, from = at > WINDOW / 2 ? at - WINDOW / 2 : 0;
  if (from >= line.n) from = 0;
  if (line.n <= WINDOW) from = 0;
  size_t n = line.n - from > WINDOW ? WINDOW : line.n - from;
  tn_buf_z(out, "  ");
  for (size_t i = 0; i < n; i++) {
    char c = line.p[from + i];
    tn_buf_char(out, c == '\t' || (unsigned char)c >= 0x20 ? c : ' ');
  }
  tn_buf_z(out, "\n  ");
  for (size_t i = from; i < at && i < line.n; i++) tn_buf_char(out, line.p[i] == '\t' ? '\t' : ' ');
  tn_buf_z(out, "^\n");
}

void tn_diag_print(TnBuf *out, const TnDiag *diag) {
  static const char names[][8] = {"error", "warning", "note"};
  if (diag->loc.file.n) tn_buf_fmt(out, "%.*s:", TN_STR_ARG(diag->loc.file));
  if (diag->loc.line) tn_buf_fmt(out, "%u:%u:", diag->loc.line, diag->loc.col);
  if (diag->loc.file.n || diag->loc.line) tn_buf_char(out, ' ');
  tn_buf_fmt(out, "%s: %.*s\n", names[diag->severity], TN_STR_ARG(diag->message));
  if (diag->source_line.n) print_source(out, diag->source_line, diag->loc.col);
}

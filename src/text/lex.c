// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "text/lex.h"

// clang-format off
#define BL TN_CHAR_BLANK
#define DI (TN_CHAR_DIGIT | TN_CHAR_ID | TN_CHAR_SUFFIX | TN_CHAR_HEX)
#define LE (TN_CHAR_ID_START | TN_CHAR_ID | TN_CHAR_SUFFIX)
#define HX (LE | TN_CHAR_HEX)
const uint8_t tn_char_class[256] = {
    [' '] = BL, ['\t'] = BL, ['\r'] = BL, ['\n'] = BL,
    ['0'] = DI, ['1'] = DI, ['2'] = DI, ['3'] = DI, ['4'] = DI, ['5'] = DI, ['6'] = DI, ['7'] = DI,
    ['8'] = DI, ['9'] = DI,
    ['a'] = HX, ['b'] = HX, ['c'] = HX, ['d'] = HX, ['e'] = HX, ['f'] = HX,
    ['A'] = HX, ['B'] = HX, ['C'] = HX, ['D'] = HX, ['E'] = HX, ['F'] = HX,
    ['g'] = LE, ['h'] = LE, ['i'] = LE, ['j'] = LE, ['k'] = LE, ['l'] = LE, ['m'] = LE, ['n'] = LE,
    ['o'] = LE, ['p'] = LE, ['q'] = LE, ['r'] = LE, ['s'] = LE, ['t'] = LE, ['u'] = LE, ['v'] = LE,
    ['w'] = LE, ['x'] = LE, ['y'] = LE, ['z'] = LE,
    ['G'] = LE, ['H'] = LE, ['I'] = LE, ['J'] = LE, ['K'] = LE, ['L'] = LE, ['M'] = LE, ['N'] = LE,
    ['O'] = LE, ['P'] = LE, ['Q'] = LE, ['R'] = LE, ['S'] = LE, ['T'] = LE, ['U'] = LE, ['V'] = LE,
    ['W'] = LE, ['X'] = LE, ['Y'] = LE, ['Z'] = LE,
    ['_'] = LE, ['$'] = TN_CHAR_ID | TN_CHAR_SUFFIX, ['.'] = TN_CHAR_ID | TN_CHAR_SUFFIX, ['-'] = TN_CHAR_SUFFIX,
};
// clang-format on

void tn_lex_init(TnLexer *l, TnStr text, uint32_t first_line) {
  *l = (TnLexer){
      .at = text.p, .end = text.p + text.n, .p = text.p, .prev_end = text.p, .line_start = text.p, .line = first_line};
}

TnPos tn_lex_pos(const TnLexer *l) {
  size_t col = (size_t)(l->p - l->line_start) + 1;
  return (TnPos){l->line, col > UINT32_MAX ? UINT32_MAX : (uint32_t)col};
}

void tn_lex_seek(TnLexer *l, const char *at) {
  const char *from = l->at;
  while (from < at && (from = memchr(from, '\n', (size_t)(at - from)))) {
    l->line++;
    l->line_start = ++from;
  }
  l->at = l->p = at;
}

static TnTok fail(TnLexer *l, const char *message) {
  l->error = message;
  return TN_TOK_ERROR;
}

// Skips blanks and comments.
static void skip_blanks(TnLexer *l) {
  const char *at = l->at, *end = l->end;
  for (;;) {
    while (at < end && *at == ' ') at++;
    if (at == end) break;
    if (*at == '\n') {
      l->line++;
      l->line_start = ++at;
    } else if (*at == '\t' || *at == '\r') {
      at++;
    } else if (*at == '/' && end - at > 1 && at[1] == '/') {
      const char *stop = memchr(at, '\n', (size_t)(end - at));
      at = stop ? stop : end;
    } else {
      break;
    }
  }
  l->at = at;
}

static void skip_class(TnLexer *l, int classes) {
  const char *at = l->at;
  while (at < l->end && tn_char_is(*at, classes)) at++;
  l->at = at;
}

// Long strings are searched in windows, so that one that never ends costs no more than the text up to its line's end.
const char *tn_lex_string_end(const char *p, const char *end, const char **out_error) {
  const char *at = p + 1;
  while (at < end) {
    size_t window = (size_t)(end - at) < 65536 ? (size_t)(end - at) : 65536;
    const char *quote = memchr(at, '"', window);
    size_t n = quote ? (size_t)(quote - at) : window;
    const char *slash = memchr(at, '\\', n);
    if (slash) n = (size_t)(slash - at);
    if (memchr(at, '\n', n)) break;
    if (!slash) {
      if (quote) return quote + 1;
      at += window;
      continue;
    }
    if (end - slash < 2) break;
    char c = slash[1];
    if (c == '"' || c == '\\' || c == 'n' || c == 't') {
      at = slash + 2;
    } else if (end - slash > 2 && tn_char_is(c, TN_CHAR_HEX) && tn_char_is(slash[2], TN_CHAR_HEX)) {
      at = slash + 3;
    } else {
      *out_error = "unknown escape in a string; known are \\\\, \\\", \\n, \\t and two hexadecimal digits";
      return NULL;
    }
  }
  *out_error = "string does not end on its line; expected a closing quote";
  return NULL;
}

TnStr tn_lex_unquote(TnArena *a, TnStr quoted) {
  TnStr s = {quoted.p + 1, quoted.n - 2};
  if (!s.n || !memchr(s.p, '\\', s.n)) return s;
  char *out = tn_arena_push(a, s.n, 1);
  size_t n = 0;
  for (size_t i = 0; i < s.n; i++) {
    if (s.p[i] != '\\') {
      out[n++] = s.p[i];
      continue;
    }
    char c = s.p[++i];
    if (c == 'n')
      out[n++] = '\n';
    else if (c == 't')
      out[n++] = '\t';
    else if (c == '"' || c == '\\')
      out[n++] = c;
    else
      out[n++] = (char)(tn_hex_digit(c) << 4 | tn_hex_digit(s.p[++i]));
  }
  return (TnStr){out, n};
}

static TnTok lex_string(TnLexer *l, TnTok kind) {
  const char *quote = l->at;
  const char *stop = tn_lex_string_end(quote, l->end, &l->error);
  if (!stop) {
    l->at = quote + 1;
    return TN_TOK_ERROR;
  }
  l->at = stop;
  return kind;
}

// @ followed by an identifier or a string.
static TnTok lex_symbol(TnLexer *l) {
  if (l->at < l->end && *l->at == '"') return lex_string(l, TN_TOK_AT);
  if (l->at == l->end || !tn_char_is(*l->at, TN_CHAR_ID_START)) return fail(l, "expected a name or a string after '@'");
  skip_class(l, TN_CHAR_ID);
  return TN_TOK_AT;
}

// The sigils # ! ^ % followed by digits or by a name.
static TnTok lex_sigil(TnLexer *l, TnTok kind) {
  if (l->at < l->end && tn_char_is(*l->at, TN_CHAR_DIGIT))
    skip_class(l, TN_CHAR_DIGIT);
  else if (l->at < l->end && tn_char_is(*l->at, TN_CHAR_SUFFIX))
    skip_class(l, TN_CHAR_SUFFIX);
  else
    return fail(l, "expected a name or a number after the sigil");
  return kind;
}

static TnTok lex_number(TnLexer *l) {
  const char *end = l->end;
  if (*l->p == '0' && end - l->p > 2 && l->p[1] == 'x' && tn_char_is(l->p[2], TN_CHAR_HEX)) {
    l->at = l->p + 2;
    skip_class(l, TN_CHAR_HEX);
    return TN_TOK_INT;
  }
  skip_class(l, TN_CHAR_DIGIT);
  if (l->at == end || *l->at != '.') return TN_TOK_INT;
  l->at++;
  skip_class(l, TN_CHAR_DIGIT);
  if (l->at < end && (*l->at == 'e' || *l->at == 'E')) {
    const char *at = l->at + 1;
    if (at < end && (*at == '+' || *at == '-')) at++;
    if (at < end && tn_char_is(*at, TN_CHAR_DIGIT)) {
      l->at = at;
      skip_class(l, TN_CHAR_DIGIT);
    }
  }
  return TN_TOK_FLOAT;
}

static bool follows(const TnLexer *l, char a, char b) { return l->end - l->at >= 2 && l->at[0] == a && l->at[1] == b; }

static TnTok two(TnLexer *l, char c, TnTok both, TnTok single) {
  if (l->at == l->end || *l->at != c) return single;
  l->at++;
  return both;
}

static TnTok three(TnLexer *l, char a, char b, TnTok all, TnTok single) {
  if (!follows(l, a, b)) return single;
  l->at += 2;
  return all;
}

static TnTok lex_punctuation(TnLexer *l, char c) {
  switch (c) {
    case '(': return TN_TOK_LPAREN;
    case ')': return TN_TOK_RPAREN;
    case '{': return three(l, '-', '#', TN_TOK_META_BEGIN, TN_TOK_LBRACE);
    case '}': return TN_TOK_RBRACE;
    case '[': return TN_TOK_LSQUARE;
    case ']': return TN_TOK_RSQUARE;
    case '<': return TN_TOK_LESS;
    case '>': return TN_TOK_GREATER;
    case ',': return TN_TOK_COMMA;
    case '=': return TN_TOK_EQUAL;
    case ':': return two(l, ':', TN_TOK_COLONCOLON, TN_TOK_COLON);
    case '-': return two(l, '>', TN_TOK_ARROW, TN_TOK_MINUS);
    case '+': return TN_TOK_PLUS;
    case '*': return TN_TOK_STAR;
    case '/': return TN_TOK_SLASH;
    case '|': return TN_TOK_PIPE;
    case '?': return TN_TOK_QUESTION;
    case '.': return three(l, '.', '.', TN_TOK_ELLIPSIS, fail(l, "unexpected character"));
    case '@': return lex_symbol(l);
    case '#':
      return follows(l, '-', '}') ? three(l, '-', '}', TN_TOK_META_END, TN_TOK_ERROR) : lex_sigil(l, TN_TOK_HASH);
    case '!': return lex_sigil(l, TN_TOK_EXCL);
    case '^': return lex_sigil(l, TN_TOK_CARET);
    default: return fail(l, "unexpected character");
  }
}

void tn_lex_next(TnLexer *l) {
  l->prev_end = l->at;
  skip_blanks(l);
  l->p = l->at;
  if (l->at == l->end) {
    l->tok = TN_TOK_END;
    return;
  }
  char c = *l->at++;
  if (tn_char_is(c, TN_CHAR_ID_START)) {
    skip_class(l, TN_CHAR_ID);
    l->tok = TN_TOK_BARE;
  } else if (c == '%') {
    l->tok = lex_sigil(l, TN_TOK_PERCENT);
  } else if (tn_char_is(c, TN_CHAR_DIGIT)) {
    l->tok = lex_number(l);
  } else if (c == '"') {
    l->at--;
    l->tok = lex_string(l, TN_TOK_STRING);
  } else {
    l->tok = lex_punctuation(l, c);
  }
}

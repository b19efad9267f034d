// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The lexer of MLIR text: tokens are views of the input, never copies. The state is small and may be copied to look
// ahead or to come back to a place.
#ifndef TENON_TEXT_LEX_H
#define TENON_TEXT_LEX_H

#include "base/base.h"

typedef enum TnTok {
  TN_TOK_END,      // end of input
  TN_TOK_ERROR,    // TnLexer.error says what is wrong
  TN_TOK_BARE,     // abc.d$e_1
  TN_TOK_AT,       // @abc or @"any string"
  TN_TOK_HASH,     // #abc
  TN_TOK_EXCL,     // !abc
  TN_TOK_CARET,    // ^bb0
  TN_TOK_PERCENT,  // %abc or %12
  TN_TOK_STRING,   // "abc"
  TN_TOK_INT,      // 12 or 0x1F
  TN_TOK_FLOAT,    // 1.5e-3
  TN_TOK_ARROW,    // ->
  TN_TOK_COLON,
  TN_TOK_COLONCOLON,
  TN_TOK_COMMA,
  TN_TOK_EQUAL,
  TN_TOK_LPAREN,
  TN_TOK_RPAREN,
  TN_TOK_LBRACE,
  TN_TOK_RBRACE,
  TN_TOK_LSQUARE,
  TN_TOK_RSQUARE,
  TN_TOK_LESS,
  TN_TOK_GREATER,
  TN_TOK_MINUS,
  TN_TOK_PLUS,
  TN_TOK_STAR,
  TN_TOK_SLASH,
  TN_TOK_PIPE,
  TN_TOK_QUESTION,
  TN_TOK_ELLIPSIS,
  TN_TOK_META_BEGIN,  // {-#
  TN_TOK_META_END,    // #-}
} TnTok;

// A place in the input, for messages and ops.
typedef struct TnPos {
  uint32_t line, col;
} TnPos;

typedef struct TnLexer {
  const char *at;  // the byte after the current token
  const char *end;
  const char *p;           // the current token
  const char *prev_end;    // the byte after the token before it
  const char *line_start;  // of the current token's line
  const char *error;       // TN_TOK_ERROR: what is wrong
  uint32_t line;           // of the current token
  TnTok tok;
} TnLexer;

// Starts before the first token; call tn_lex_next to read it.
void tn_lex_init(TnLexer *l, TnStr text, uint32_t first_line);
void tn_lex_next(TnLexer *l);

static inline TnStr tn_lex_text(const TnLexer *l) { return (TnStr){l->p, (size_t)(l->at - l->p)}; }
TnPos tn_lex_pos(const TnLexer *l);
// Continues reading at `at`, which lies on the current token's line or behind it; newlines on the way are counted.
void tn_lex_seek(TnLexer *l, const char *at);

// The byte after the closing quote of the string that begins at p (which points to the opening quote); NULL with a
// message when it does not end or has a bad escape.
const char *tn_lex_string_end(const char *p, const char *end, const char **out_error);
// A string's contents with escapes resolved; copies to the arena only when there are any.
TnStr tn_lex_unquote(TnArena *a, TnStr quoted);

// Character classes.
enum {
  TN_CHAR_BLANK = 1,
  TN_CHAR_DIGIT = 2,
  TN_CHAR_ID_START = 4,
  TN_CHAR_ID = 8,
  TN_CHAR_SUFFIX = 16,
  TN_CHAR_HEX = 32
};
extern const uint8_t tn_char_class[256];
static inline bool tn_char_is(char c, int classes) { return (tn_char_class[(uint8_t)c] & classes) != 0; }
static inline unsigned tn_hex_digit(char c) { return (unsigned)(c & 15) + 9u * (unsigned)((uint8_t)c >> 6); }

#endif  // TENON_TEXT_LEX_H

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The text reader: names and scopes, forms of ops, types, attributes, literals to the bit, aliases, resources,
// locations, what is refused and where, recovery, limits.
#include "text/text.h"

#include <math.h>

#include "test.h"
#include "text/parse.h"

// ---------------------------------------------------------------------------------------------------------------
// One program: parsed, with the messages it caused as "line:col: text" lines.

typedef struct Program {
  TnModule *m;
  TnStr text;
  uint32_t first_line;
  TnDiags diags;
  char messages[4096];
  size_t n;
  bool is_ok;
} Program;

static void collect(void *user, const TnDiag *d) {
  Program *p = user;
  if (d->severity != TN_ERROR || p->n + 400 > sizeof p->messages) return;
  p->n += (size_t)snprintf(p->messages + p->n, 400, "%u:%u: %.*s\n", d->loc.line, d->loc.col, TN_STR_ARG(d->message));
}

static TnError *parse_program(void *arg) {
  Program *p = arg;
  return tn_text_parse(p->m, p->text, &(TnParseOptions){p->first_line}, &p->diags);
}

static Program *parse_n(TnStr text) {
  Program *p = calloc(1, sizeof *p);
  p->text = text;
  p->m = tn_module_create();
  p->m->name = TN_STR("t.mlir");
  p->diags.emit = collect;
  p->diags.user = p;
  TnError *e = tn_module_run(p->m, parse_program, p);
  p->is_ok = e == NULL;
  tn_error_destroy(e);
  return p;
}

static Program *parse(const char *text) { return parse_n(tn_str(text)); }

static void end(Program *p) {
  tn_module_destroy(p->m);
  free(p);
}

// The program, which must be right.
static Program *good(const char *text) {
  Program *p = parse(text);
  if (!p->is_ok) printf("%s\n%s", text, p->messages);
  CHECK(p->is_ok);
  return p;
}

static TnOp *op_at(const TnRegion *r, size_t i) {
  TnOp *op = r->first;
  while (op && i--) op = op->next;
  return op;
}
static TnRegion *body(const Program *p) { return &p->m->root->regions[0]; }
// The i-th op of the first function.
static TnOp *in_func(const Program *p, size_t i) { return op_at(&body(p)->first->regions[0], i); }

static void check_error_n(int line, TnStr text, const char *want) {
  Program *p = parse_n(text);
  if (p->is_ok || strncmp(p->messages, want, strlen(want))) {
    printf("%s:%d: failed: %.*s\ngave:     %s\nexpected: %s\n", __FILE__, line, (int)(text.n > 300 ? 300 : text.n),
           text.p, p->is_ok ? "no error" : p->messages, want);
    test_failed_here = 1;
  }
  end(p);
}
#define CHECK_ERROR(text, want) check_error_n(__LINE__, tn_str(text), want)
// The text as the body of a function whose first line is the text's: %a is tensor<4xf32>, %i tensor<i32>.
static void check_body_error(int line, const char *text, const char *want) {
  static char buffer[4096];
  snprintf(buffer, sizeof buffer, "func.func @f(%%a: tensor<4xf32>, %%i: tensor<i32>) {\n%s\nreturn }", text);
  check_error_n(line, tn_str(buffer), want);
}
#define CHECK_BODY_ERROR(text, want) check_body_error(__LINE__, text, want)

// ---------------------------------------------------------------------------------------------------------------
// Lexer.

TN_TEST(tokens) {
  static const struct {
    const char *text;
    TnTok tok;
    size_t n;
  } cases[] = {{"abc.d$e_1-f", TN_TOK_BARE, 9},
               {"_", TN_TOK_BARE, 1},
               {"@abc-", TN_TOK_AT, 4},
               {"@\"a b\" c", TN_TOK_AT, 6},
               {"@\"a\\\"b\"", TN_TOK_AT, 7},
               {"#a-b.c<", TN_TOK_HASH, 6},
               {"#12a", TN_TOK_HASH, 3},
               {"!a.b", TN_TOK_EXCL, 4},
               {"^bb0", TN_TOK_CARET, 4},
               {"%12a", TN_TOK_PERCENT, 3},
               {"%a-b$.c", TN_TOK_PERCENT, 7},
               {"\"\"", TN_TOK_STRING, 2},
               {"12x", TN_TOK_INT, 2},
               {"0x1Fg", TN_TOK_INT, 4},
               {"0x", TN_TOK_INT, 1},
               {"0xg", TN_TOK_INT, 1},
               {"1.5e-3e", TN_TOK_FLOAT, 6},
               {"1.", TN_TOK_FLOAT, 2},
               {"1.5e", TN_TOK_FLOAT, 3},
               {"1.5e+", TN_TOK_FLOAT, 3},
               {"1e5", TN_TOK_INT, 1},
               {"->", TN_TOK_ARROW, 2},
               {"-1", TN_TOK_MINUS, 1},
               {"::", TN_TOK_COLONCOLON, 2},
               {":", TN_TOK_COLON, 1},
               {"{-#", TN_TOK_META_BEGIN, 3},
               {"{-", TN_TOK_LBRACE, 1},
               {"#-}", TN_TOK_META_END, 3},
               {"...", TN_TOK_ELLIPSIS, 3},
               {"..", TN_TOK_ERROR, 1},
               {"/", TN_TOK_SLASH, 1},
               {"// a", TN_TOK_END, 0},
               {" \t\r\n// x\n  ,", TN_TOK_COMMA, 1},
               {"", TN_TOK_END, 0},
               {"&", TN_TOK_ERROR, 1},
               {"\x80", TN_TOK_ERROR, 1},
               {"%", TN_TOK_ERROR, 1},
               {"@", TN_TOK_ERROR, 1},
               {"@1", TN_TOK_ERROR, 1},
               {"\"a", TN_TOK_ERROR, 1},
               {"\"a\nb\"", TN_TOK_ERROR, 1},
               {"\"\\q\"", TN_TOK_ERROR, 1},
               {"\"\\", TN_TOK_ERROR, 1},
               {"\"\\4\"", TN_TOK_ERROR, 1}};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    TnLexer l;
    tn_lex_init(&l, tn_str(cases[i].text), 1);
    tn_lex_next(&l);
    if (l.tok != cases[i].tok || (size_t)(l.at - l.p) != cases[i].n)
      printf("%s: token %d of %zu bytes\n", cases[i].text, (int)l.tok, (size_t)(l.at - l.p));
    CHECK(l.tok == cases[i].tok);
    CHECK_INT(l.at - l.p, cases[i].n);
  }
}

TN_TEST(positions) {
  TnLexer l;
  tn_lex_init(&l, TN_STR("a\n  bc // x\n\n\td"), 7);
  tn_lex_next(&l);
  CHECK_INT(tn_lex_pos(&l).line, 7);
  CHECK_INT(tn_lex_pos(&l).col, 1);
  tn_lex_next(&l);
  CHECK_INT(tn_lex_pos(&l).line, 8);
  CHECK_INT(tn_lex_pos(&l).col, 3);
  tn_lex_next(&l);
  CHECK_INT(tn_lex_pos(&l).line, 10);
  CHECK_INT(tn_lex_pos(&l).col, 2);
}

// A string may be longer than the windows it is searched in.
TN_TEST(long_strings) {
  enum { N = 200000 };
  char *text = malloc(N + 100);
  for (size_t n = 65530; n < 65545; n++) {
    text[0] = '"';
    memset(text + 1, 'x', n);
    memcpy(text + 1 + n, "\\\"\" ,", 6);
    TnLexer l;
    tn_lex_init(&l, tn_str(text), 1);
    tn_lex_next(&l);
    CHECK(l.tok == TN_TOK_STRING);
    CHECK_INT(l.at - l.p, n + 4);
    text[1 + n] = '\n';
    tn_lex_init(&l, tn_str(text), 1);
    tn_lex_next(&l);
    CHECK(l.tok == TN_TOK_ERROR);
  }
  free(text);
}

// ---------------------------------------------------------------------------------------------------------------
// Numbers.

TN_TEST(doubles) {
  static const char *const cases[] = {"0",
                                      "1",
                                      "0.1",
                                      "1.000000e+00",
                                      "3.14159274",
                                      "1.7976931348623157e308",
                                      "4.9406564584124654e-324",
                                      "2.2250738585072014e-308",
                                      "2.2250738585072011e-308",
                                      "9007199254740993.0",
                                      "9007199254740992.5",
                                      "9007199254740993.00000000000000000000001",
                                      "123456789012345678901234567890.0",
                                      "0.000000000000000000000000000000123456789",
                                      "1.0e22",
                                      "1.0e23",
                                      "8.5e-23",
                                      "1.0e309",
                                      "1.0e-400",
                                      "6.8e-300",
                                      "100000000000000000000000.0",
                                      "0.30000000000000004",
                                      "5.0e-324",
                                      "2.4703282292062327208e-324",
                                      "2.4703282292062328e-324",
                                      "179769313486231580793728971405301e277",
                                      "18446744073709551615.0",
                                      "18446744073709551616.5"};
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    double got = tn_number_f64(tn_str(cases[i])), want = strtod(cases[i], NULL);
    if (memcmp(&got, &want, sizeof got)) printf("%s gives %.17g, expected %.17g\n", cases[i], got, want);
    CHECK(memcmp(&got, &want, sizeof got) == 0);
  }
  // More digits than any double needs: 2^-1074 / 2 exactly is a tie, one more digit breaks it.
  char digits[1200] = "0.";
  memset(digits + 2, '0', 323);
  static const char half[] =
      "24703282292062327208299027195164340386254146999999999999999999999";  // cut: below half of the smallest
  strcpy(digits + 325, half);
  CHECK(tn_number_f64(tn_str(digits)) == strtod(digits, NULL));
  CHECK(isinf(tn_number_f64(TN_STR("1.0e99999999999999999999"))));
  CHECK(tn_number_f64(TN_STR("1.0e-99999999999999999999")) == 0);
  CHECK(tn_number_f64(TN_STR("0.0e99999999999999999999")) == 0);
}

// Random bit patterns printed with 17 digits, and with fewer, against the C library.
TN_TEST(random_doubles) {
  uint64_t state = 1;
  char text[64];
  int bad = 0;
  for (int i = 0; i < 200000; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    uint64_t bits = (state ^ state >> 29) & 0x7FFFFFFFFFFFFFFFu;
    double v;
    memcpy(&v, &bits, sizeof v);
    if (!isfinite(v)) continue;
    snprintf(text, sizeof text, "%.*e", 1 + i % 18, v);
    double got = tn_number_f64(tn_str(text)), want = strtod(text, NULL);
    bad += memcmp(&got, &want, sizeof got) != 0;
  }
  CHECK_INT(bad, 0);
}

TN_TEST(integers) {
  uint64_t v;
  CHECK(tn_number_u64(TN_STR("18446744073709551615"), &v) && v == UINT64_MAX);
  CHECK(!tn_number_u64(TN_STR("18446744073709551616"), &v));
  CHECK(tn_number_u64(TN_STR("0xFFFFFFFFFFFFFFFF"), &v) && v == UINT64_MAX);
  CHECK(tn_number_u64(TN_STR("0x00000FFFFFFFFFFFFFFFF"), &v) && v == UINT64_MAX);
  CHECK(!tn_number_u64(TN_STR("0x10000000000000000"), &v));
}

TN_TEST(hexadecimal) {
  uint8_t out[64];
  char text[130];
  for (size_t n = 0; n <= 40; n++) {
    for (size_t i = 0; i < 2 * n; i++) text[i] = "0123456789abcdefABCDEF"[(i * 7 + n) % 22];
    CHECK(tn_number_hex(text, n, out));
    for (size_t i = 0; i < n; i++) {
      unsigned want;
      char pair[3] = {text[2 * i], text[2 * i + 1], 0};
      sscanf(pair, "%x", &want);
      CHECK_INT(out[i], want);
    }
    for (size_t i = 0; i < 2 * n; i++) {
      char was = text[i];
      static const char bad[] = "/:@G`g \x80\xC1\xE1\xFF";
      for (size_t k = 0; k < sizeof bad; k++) {
        text[i] = bad[k];
        CHECK(!tn_number_hex(text, n, out));
      }
      text[i] = was;
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Names.

TN_TEST(names) {
  Program *p = good(
      "func.func @f(%a: tensor<f32>, %0: tensor<f32>) {\n"
      "  %1:2 = \"t.two\"(%a, %0) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, i32)\n"
      "  %x, %12345678901 = \"t.two\"(%1#0, %1#1) : (tensor<f32>, i32) -> (tensor<f32>, i32)\n"
      "  %b:2, %c-d = \"t.three\"(%x, %12345678901) : (tensor<f32>, i32) -> (i32, i8, i16)\n"
      "  \"t.use\"(%b#1, %c-d, %1) : (i8, i16, tensor<f32>) -> ()\n"
      "  return\n}");
  TnOp *two = in_func(p, 0), *next = in_func(p, 1), *three = in_func(p, 2), *use = in_func(p, 3);
  TnRegion *r = &body(p)->first->regions[0];
  CHECK(two->operands[0] == &r->args[0] && two->operands[1] == &r->args[1]);
  CHECK(next->operands[0] == &two->results[0] && next->operands[1] == &two->results[1]);
  CHECK(three->operands[0] == &next->results[0] && three->operands[1] == &next->results[1]);
  CHECK(use->operands[0] == &three->results[1] && use->operands[1] == &three->results[2]);
  CHECK(use->operands[2] == &two->results[0]);
  CHECK_INT(two->line, 2);
  CHECK_INT(two->col, 3);
  end(p);
}

// Names of a region end with it; those of an isolated op are its own; numbers behave as other names do.
TN_TEST(scopes) {
  Program *p = good(
      "func.func @f(%a: i32) {\n"
      "  \"t.r\"() ({ %x = \"t.d\"() : () -> i32\n %0 = \"t.d\"() : () -> i32\n \"t.u\"(%x, %0, %a) : (i32, i32, i32) "
      "-> () }) : () -> ()\n"
      "  \"t.r\"() ({ %x = \"t.d\"() : () -> f32\n %0 = \"t.d\"() : () -> f32\n \"t.u\"(%x, %0) : (f32, f32) -> () }) "
      ": () -> ()\n"
      "  %x, %0 = \"t.two\"() : () -> (i8, i8)\n"
      "  builtin.module { func.func @g(%a: f32) { %x = \"t.d\"() : () -> i16\n return } }\n"
      "  \"t.u\"(%x, %0) : (i8, i8) -> ()\n"
      "  return }\n"
      "func.func @h(%a: f64) { %0 = \"t.d\"(%a) : (f64) -> i64\n return }");
  TnOp *r1 = in_func(p, 0), *r2 = in_func(p, 1), *two = in_func(p, 2), *use = in_func(p, 4);
  CHECK(op_at(&r1->regions[0], 2)->operands[0] == &r1->regions[0].first->results[0]);
  CHECK(op_at(&r1->regions[0], 2)->operands[2] == &body(p)->first->regions[0].args[0]);
  CHECK(op_at(&r2->regions[0], 2)->operands[1] == &op_at(&r2->regions[0], 1)->results[0]);
  CHECK(use->operands[0] == &two->results[0] && use->operands[1] == &two->results[1]);
  end(p);
  CHECK_BODY_ERROR("\"t.r\"() ({ %x = \"t.d\"() : () -> i32 }) : () -> ()\n\"t.u\"(%x) : (i32) -> ()",
                   "3:7: use of undefined value '%x'");
  CHECK_BODY_ERROR("builtin.module { \"t.u\"(%a) : (tensor<4xf32>) -> () }", "2:24: use of undefined value '%a'");
  CHECK_BODY_ERROR("%x = \"t.d\"() : () -> i32\n\"t.r\"() ({ %x = \"t.d\"() : () -> i32 }) : () -> ()",
                   "3:12: redefinition of value '%x'");
  CHECK_BODY_ERROR("%a = \"t.d\"() : () -> i32", "2:1: redefinition of value '%a'");
  CHECK_BODY_ERROR("%0, %0 = \"t.d\"() : () -> (i32, i32)", "2:5: redefinition of value '%0'");
  CHECK_ERROR("func.func @f(%a: i32, %a: i32) { return }", "1:23: redefinition of value '%a'");
}

TN_TEST(forward_references) {
  Program *p = good(
      "func.func @f() {\n"
      "  \"t.u\"(%x, %1#1, %x) : (i32, f32, i32) -> ()\n"
      "  \"t.r\"() ({ \"t.u\"(%y, %7) : (i8, i8) -> () }) : () -> ()\n"
      "  %x = \"t.d\"() : () -> i32\n"
      "  %1:2 = \"t.d\"() : () -> (i8, f32)\n"
      "  %y, %7 = \"t.d\"() : () -> (i8, i8)\n"
      "  return }");
  TnOp *use = in_func(p, 0), *inner = in_func(p, 1)->regions[0].first;
  CHECK(use->operands[0] == &in_func(p, 2)->results[0] && use->operands[2] == use->operands[0]);
  CHECK(use->operands[1] == &in_func(p, 3)->results[1]);
  CHECK(inner->operands[0] == &in_func(p, 4)->results[0] && inner->operands[1] == &in_func(p, 4)->results[1]);
  end(p);
  CHECK_BODY_ERROR("\"t.u\"(%x) : (i32) -> ()\n%x = \"t.d\"() : () -> f32",
                   "2:7: use of value '%x' expects different type than prior uses: 'i32' vs 'f32'");
  CHECK_BODY_ERROR("\"t.u\"(%x#3) : (i32) -> ()\n%x:2 = \"t.d\"() : () -> (f32, f32)",
                   "2:7: value '%x' has 2 results, there is no #3");
  CHECK_BODY_ERROR("\"t.u\"(%x#3) : (i32) -> ()\n\"t.u\"(%x) : (i32) -> ()", "2:7: use of undefined value '%x'");
  CHECK_BODY_ERROR("%0 = stablehlo.add %zz, %a : tensor<4xf32>", "2:20: use of undefined value '%zz'");
}

TN_TEST(uses) {
  CHECK_BODY_ERROR(
      "%0 = stablehlo.abs %a : tensor<3xf32>",
      "2:20: use of value '%a' expects different type than prior uses: 'tensor<3xf32>' vs 'tensor<4xf32>'");
  CHECK_BODY_ERROR("%0 = stablehlo.abs %a#1 : tensor<4xf32>", "2:20: value '%a' has 1 result, there is no #1");
  CHECK_BODY_ERROR("%0:2 = stablehlo.abs %a : tensor<4xf32>",
                   "2:1: stablehlo.abs has 1 result, but 2 names are given to them");
  CHECK_BODY_ERROR("%0 = \"t.a\"() : () -> ()", "2:1: t.a has 0 results, but 1 name is given to them");
  CHECK_BODY_ERROR("\"t.a\"(%a) : () -> ()", "2:1: t.a: 1 operand but 0 operand types");
  CHECK_BODY_ERROR("%0:0 = \"t.a\"() : () -> ()", "2:4: found '0', expected the number of results, at least 1");
}

// Many names of every kind, over pages of numbers and rebuilt hash tables.
TN_TEST(many_names) {
  enum { N = 20000 };
  char *text = malloc(N * 240), *at = text;
  at += sprintf(at, "func.func @f() {\n");
  for (int i = 0; i < N; i++)
    at += sprintf(
        at,
        "%%%d = \"t.d\"() : () -> i32\n%%n%d = \"t.d\"(%%%d) : (i32) -> i32\n%%%u = \"t.d\"(%%n%d) : (i32) -> i32\n",
        i * 3, i, i * 3, 900000000u - (unsigned)i * 7919u, i);
  for (int i = 0; i < N; i++)
    at +=
        sprintf(at, "\"t.u\"(%%%d, %%n%d, %%%u) : (i32, i32, i32) -> ()\n", i * 3, i, 900000000u - (unsigned)i * 7919u);
  sprintf(at, "return }");
  Program *p = good(text);
  TnOp *def = in_func(p, 0), *use = in_func(p, 3 * N);
  for (int i = 0; i < N && use; i++, use = use->next) {
    bool same = true;
    for (int k = 0; k < 3; k++, def = def->next) same &= use->operands[k] == &def->results[0];
    CHECK(same);
  }
  end(p);
  free(text);
}

// ---------------------------------------------------------------------------------------------------------------
// Structure of modules and functions.

TN_TEST(modules) {
  Program *p = good("");
  CHECK(p->m->root->opcode == TN_OP_builtin_module && !body(p)->first && body(p)->has_block);
  end(p);
  p = good("module @m attributes {a.b = 1 : i32} { }");
  CHECK(tn_str_is(tn_symbol_name(p->m->root), "m"));
  CHECK(tn_dict_find(p->m->root->dict, TN_STR("a.b")) != NULL);
  CHECK(!body(p)->first && body(p)->has_block);
  end(p);
  p = good("module { module { } }  // one\nfunc.func private @f()");
  CHECK(body(p)->first->opcode == TN_OP_builtin_module && body(p)->last->opcode == TN_OP_func_func);
  CHECK(p->m->root->parent == NULL && body(p)->first->parent == body(p));
  end(p);
  p = good("\"builtin.module\"() ({ \"t.a\"() : () -> () }) : () -> ()");
  CHECK(body(p)->first->opcode == TN_OP_opaque);
  CHECK_STR(tn_op_name(body(p)->first), "t.a");
  end(p);
}

TN_TEST(functions) {
  Program *p = good(
      "func.func private @\"f g\"(%x: i32 {t.a}, %y: f32 loc(\"q\")) -> (f32 {t.b = 1}, i32) attributes {no_inline, "
      "t.c} {\n"
      "  return %y, %x : f32, i32 }\n"
      "func.func nested @d(i32, f32 {t.d}) -> (i8 loc(\"r\"))\n"
      "func.func public @e() { call @d() : () -> ()\n func.call @d() : () -> ()\n func.return }");
  TnOp *f = body(p)->first, *d = f->next, *e = d->next;
  const Tn_func_attrs *a = TN_OP_ATTRS(f, func);
  CHECK_STR(a->sym_name->str.p, "f g");
  CHECK_STR(a->sym_visibility->str.p, "private");
  CHECK(a->no_inline && a->no_inline->kind == TN_ATTR_UNIT);
  CHECK_INT(a->function_type->type->n_inputs, 2);
  CHECK_INT(a->function_type->type->n_types, 4);
  CHECK(a->arg_attrs->n == 2 && a->arg_attrs->items[0]->n == 1 && a->arg_attrs->items[1]->n == 0);
  CHECK(a->res_attrs->n == 2 && a->res_attrs->items[0]->n == 1);
  CHECK(f->dict && f->dict->n == 1 && f->regions[0].n_args == 2 && f->regions[0].arg_locs[0] == NULL);
  CHECK(f->regions[0].arg_locs[1]->sub == TN_LOC_NAME);
  CHECK(!d->regions[0].has_block && d->n_regions == 1);
  CHECK(TN_OP_ATTRS(d, func)->arg_attrs->n == 2 && !TN_OP_ATTRS(d, func)->res_attrs);
  CHECK(op_at(&e->regions[0], 0)->opcode == TN_OP_func_call && op_at(&e->regions[0], 1)->opcode == TN_OP_func_call);
  CHECK(op_at(&e->regions[0], 2)->opcode == TN_OP_func_return);
  end(p);
  CHECK_ERROR("func.func @f(i32) { return }", "1:19: found a body, expected names for the arguments");
  CHECK_ERROR("func.func @f(i32, %a: i32)", "1:19: found '%a', expected a type: the arguments before have no names");
  CHECK_ERROR("func.func @f(%a: i32, i32)", "1:23: found 'i32', expected a named argument");
  CHECK_ERROR("func.func hidden @f()", "1:11: found 'hidden', expected public, private, nested or the function's name");
  CHECK_ERROR("func.func @f() -> {}", "1:19: found '{', expected a type");
  CHECK_ERROR("func.func @f() attributes {sym_name = \"g\"}", "1:28: attribute 'sym_name' is given twice");
  CHECK_ERROR("func.func @f() { \"t.r\"() ({ return }) : () -> () }",
              "1:29: found 'return', expected an op (dialect.name)");
}

TN_TEST(generic_form) {
  Program *p = good(
      "%0:2 = \"t.a\"() <{p = 1}> ({\n^bb0(%x: i32, %y: f32 loc(\"y\")):\n \"t.b\"(%x) : (i32) -> ()\n}, {}, {^x:}) "
      "{q, \"r s\" = 2} : () -> (i32, i8) loc(unknown)\n"
      "\"t.c\"(%0#1) <[1]> : (i8) -> ()\n\"nodialect\"() : () -> ()");
  TnOp *a = body(p)->first;
  CHECK_INT(a->n_regions, 3);
  CHECK(a->regions[0].n_args == 2 && a->regions[0].arg_locs[1] && !a->regions[0].arg_locs[0]);
  CHECK(a->regions[0].op == a && a->regions[0].first->parent == &a->regions[0]);
  CHECK(a->regions[0].args[0].def.region == &a->regions[0]);
  CHECK(!a->regions[1].has_block && a->regions[2].has_block && !a->regions[2].first);
  CHECK(a->attrs[TN_SLOT_opaque_properties]->kind == TN_ATTR_DICT);
  CHECK(a->dict->n == 2 && tn_dict_find(a->dict, TN_STR("r s"))->i == 2);
  CHECK(a->loc->sub == TN_LOC_UNKNOWN);
  CHECK(a->next->attrs[TN_SLOT_opaque_properties]->kind == TN_ATTR_ARRAY);
  end(p);
  // Inherent attributes in either braces; old spellings.
  p = good(
      "func.func @f(%a: tensor<4xf32>) {\n"
      "  %0 = \"stablehlo.slice\"(%a) {start_indices = dense<1> : tensor<1xi64>, limit_indices = array<i64: 3>, "
      "strides = dense<[1]> : tensor<1xi64>, mhlo.x = 1} : (tensor<4xf32>) -> tensor<2xf32>\n"
      "  %1 = \"stablehlo.slice\"(%a) <{start_indices = array<i64: 1>, limit_indices = array<i64: 3>}> {strides = "
      "array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>\n"
      "  return }");
  for (size_t i = 0; i < 2; i++) {
    const Tn_slice_attrs *s = TN_OP_ATTRS(in_func(p, i), slice);
    CHECK(s->start_indices->kind == TN_ATTR_DENSE_ARRAY && tn_i64s_at(s->start_indices, 0) == 1);
    CHECK(s->strides->kind == TN_ATTR_DENSE_ARRAY && s->strides == TN_OP_ATTRS(in_func(p, 0), slice)->strides);
  }
  CHECK(in_func(p, 0)->dict && !in_func(p, 1)->dict);
  end(p);
  CHECK_BODY_ERROR("\"stablehlo.abs\"(%a) <{foo = 1}> : (tensor<4xf32>) -> tensor<4xf32>",
                   "2:23: 'foo' is not a property of stablehlo.abs");
  CHECK_BODY_ERROR("%0 = \"stablehlo.iota\"() {iota_dimension = 1 : i32} : () -> tensor<4xf32>",
                   "2:26: attribute 'iota_dimension' has the wrong kind, expected an i64 integer");
  CHECK_BODY_ERROR("%0 = \"stablehlo.iota\"() <{iota_dimension = 1}> {iota_dimension = 1} : () -> tensor<4xf32>",
                   "2:49: attribute 'iota_dimension' is given twice");
  CHECK_BODY_ERROR("\"t.a\"() {a = 1, b = 2, a = 3} : () -> ()", "2:9: attribute 'a' is given twice");
  CHECK_BODY_ERROR("\"t.a\"()[^bb1] : () -> ()", "2:8: found a list of successors");
  CHECK_BODY_ERROR("\"t.a\"() ({^a: ^b:}) : () -> ()", "2:15: found a second block, expected '}'");
  CHECK_BODY_ERROR("\"a.b\\00c\"() : () -> ()", "2:1: the name of an op holds a zero byte");
  CHECK_BODY_ERROR("\"\"() : () -> ()", "2:1: the name of an op is empty");
  CHECK_BODY_ERROR("\"t.a\"(%a : (i32) -> ()", "2:10: found ':', expected ',' or ')' after an operand");
  CHECK_BODY_ERROR("\"t.a\"() -> ()", "2:9: found '->', expected ':' and the op's type");
  CHECK_BODY_ERROR("\"t.a\"() : ()", "3:1: found 'return', expected '->' and the result types");
}

TN_TEST(filled_in_attributes) {
  Program *p = good(
      "%t = stablehlo.create_token : !stablehlo.token\n"
      "%0 = \"stablehlo.outfeed\"(%t) : (!stablehlo.token) -> !stablehlo.token\n"
      "%1 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> !stablehlo.token");
  CHECK(TN_OP_ATTRS(op_at(body(p), 1), outfeed)->outfeed_config->str.n == 0);
  CHECK(TN_OP_ATTRS(op_at(body(p), 2), infeed)->infeed_config->kind == TN_ATTR_STRING);
  end(p);
}

TN_TEST(unknown_ops) {
  CHECK_ERROR("stablehlo.foo", "1:1: dialect 'stablehlo' has no op 'foo'");
  CHECK_ERROR("foo.bar %a", "1:1: op 'foo.bar' is of an unknown dialect");
  CHECK_ERROR("tenon.opaque", "1:1: op 'tenon.opaque' is of an unknown dialect");
  CHECK_ERROR("foo", "1:1: found 'foo', expected an op (dialect.name)");
  CHECK_ERROR("stablehlo.if", "1:1: stablehlo.if has no pretty form, expected the generic one");
  CHECK_ERROR(")", "1:1: found ')', expected an op");
  CHECK_ERROR("}", "1:1: found '}', expected an op");
  CHECK_ERROR("module {", "1:9: found the end of the input, expected an op or '}'");
  CHECK_ERROR("\xFF\xFE", "1:1: found '\\FF': unexpected character");
  CHECK_ERROR("\"t.a\"() {a = \"x", "1:14: found '\"': string does not end on its line");
}

// ---------------------------------------------------------------------------------------------------------------
// Pretty forms: what cannot be read, and structures that their text only implies.

TN_TEST(region_forms) {
  Program *p = good(
      "func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>, %c: tensor<f32>, %d: tensor<i32>) {\n"
      "  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] {t.x} : (tensor<4xf32>, "
      "tensor<f32>) -> tensor<f32>\n"
      "  %1:2 = stablehlo.reduce(%a init: %c), (%b init: %d) across dimensions = [0] : (tensor<4xf32>, tensor<4xi32>, "
      "tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)\n"
      "   reducer(%p: tensor<f32> loc(\"p\"), %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>)  {\n"
      "    stablehlo.return %p, %s : tensor<f32>, tensor<i32>\n  }\n"
      "  %2:2 = stablehlo.while(%p = %a, %q = %d) : tensor<4xf32>, tensor<i32> attributes {t.y}\n"
      "   cond { %t = stablehlo.constant dense<true> : tensor<i1>\n stablehlo.return %t : tensor<i1> }\n"
      "   do { stablehlo.return %p, %q : tensor<4xf32>, tensor<i32> }\n"
      "  stablehlo.while() cond { } do { }\n"
      "  return }");
  TnOp *compact = in_func(p, 0), *full = in_func(p, 1), *loop = in_func(p, 2);
  TnRegion *r = &compact->regions[0];
  CHECK(r->n_args == 2 && r->args[0].type->rank == 0 && r->args[0].type->dtype == TN_F32);
  CHECK(r->first->opcode == TN_OP_add && r->first->operands[1] == &r->args[1] && r->last->opcode == TN_OP_return);
  CHECK(r->last->operands[0] == &r->first->results[0] && r->first->parent == r);
  r = &full->regions[0];
  CHECK_INT(r->n_args, 4);
  CHECK(r->args[1].type->dtype == TN_I32 && r->args[2].type->dtype == TN_F32 && r->arg_locs[0] && !r->arg_locs[2]);
  CHECK(r->first->operands[0] == &r->args[0] && r->first->operands[1] == &r->args[3]);
  CHECK(full->operands[1]->type->dtype == TN_I32 && full->operands[2]->type->rank == 0);
  CHECK(loop->n_regions == 2 && loop->regions[1].last->operands[1] == &loop->regions[1].args[1]);
  CHECK(loop->dict && loop->dict->n == 1 && compact->dict && compact->dict->n == 1);
  end(p);
  CHECK_BODY_ERROR(
      "%0 = stablehlo.reduce(%a init: %i), (%a init: %i) applies stablehlo.add across dimensions = [0] : () -> ()",
      "2:59: reduce: 'applies' goes with one input");
  CHECK_BODY_ERROR("%0 = stablehlo.reduce(%a init: %i) applies stablehlo.abs across dimensions = [0] : () -> ()",
                   "2:44: found 'stablehlo.abs', expected a commutative op");
  CHECK_BODY_ERROR("%0:2 = stablehlo.while(%x = %a, %y = %i) : tensor<4xf32> cond { } do { }",
                   "2:1: while: 2 loop values but 1 types");
  CHECK_BODY_ERROR("%0 = stablehlo.while(%x = %a) : tensor<4xf32> cond { }", "3:1: found 'return', expected 'do'");
}

TN_TEST(pretty_errors) {
  CHECK_BODY_ERROR("%0 = stablehlo.add %a %a : tensor<4xf32>", "2:23: found '%a', expected ','");
  CHECK_BODY_ERROR("%0 = stablehlo.add %a, : tensor<4xf32>", "2:24: found ':', expected an operand (%name)");
  CHECK_BODY_ERROR("%0 = stablehlo.add %a, %a tensor<4xf32>", "2:27: found 'tensor', expected ':' and the types");
  CHECK_BODY_ERROR("%0 = stablehlo.compare LTE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
                   "2:24: found 'LTE', expected a comparison_direction (EQ, NE, GE, GT, LE, LT)");
  CHECK_BODY_ERROR("%0 = stablehlo.slice %a [0:x] : (tensor<4xf32>) -> tensor<2xf32>",
                   "2:28: found 'x', expected an integer");
  CHECK_BODY_ERROR("%0 = stablehlo.slice %a [0] : (tensor<4xf32>) -> tensor<2xf32>",
                   "2:27: found ']', expected ':' and the limit of the range");
  CHECK_BODY_ERROR("%0 = stablehlo.transpose %a, dim = [0] : (tensor<4xf32>) -> tensor<4xf32>",
                   "2:30: found 'dim', expected 'dims'");
  CHECK_BODY_ERROR("%0 = stablehlo.reduce_precision %a, format = e8 : tensor<4xf32>",
                   "2:46: found 'e8', expected a format such as e8m10");
  CHECK_BODY_ERROR("%0 = stablehlo.complex %a, %a : tensor<4xf32>",
                   "2:33: found 'tensor<4xf32>', expected a tensor of a complex type");
  CHECK_BODY_ERROR("%0 = stablehlo.tuple %a : tensor<4xf32>", "2:27: found 'tensor<4xf32>', expected a tuple type");
  CHECK_BODY_ERROR("%0 = stablehlo.select %a, %a, %a : tensor<4xi1>",
                   "3:1: found 'return', expected ',' and the type of the values");
  CHECK_BODY_ERROR("%0 = stablehlo.constant 1 : tensor<i32>",
                   "2:29: found 'tensor<i32>', expected an integer, index or float type");
  CHECK_BODY_ERROR("%0 = stablehlo.constant [1]",
                   "2:25: attribute 'value' has the wrong kind, expected constant elements (dense<...>)");
  CHECK_BODY_ERROR("%0 = stablehlo.custom_call foo() : () -> ()", "2:28: found 'foo', expected a symbol (@name)");
  CHECK_BODY_ERROR(
      "%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, f, f]x[o, i, 0]->[b, f, 0], window = {} : () -> ()",
      "2:57: dimension 'f' is given twice");
  CHECK_BODY_ERROR(
      "%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, 0]x[o, i, 0]->[b, f, 0], window = {} : () -> ()",
      "2:50: dimension 'f' is missing");
  CHECK_BODY_ERROR(
      "%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, f, 1]x[o, i, 0]->[b, f, 0], window = {} : () -> ()",
      "2:50: spatial dimensions are not numbered from 0 on, found 1");
  CHECK_BODY_ERROR(
      "%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, f, 0, 0]x[o, i, 0]->[b, f, 0], window = {} : () -> ()",
      "2:50: spatial dimension 0 is given twice");
  CHECK_BODY_ERROR(
      "%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], stride "
      "= [1]} : () -> ()",
      "2:106: attribute 'window_strides' is given twice");
  CHECK_BODY_ERROR(
      "%0 = stablehlo.convolution(%a, %a) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1]]} : () -> "
      "()",
      "2:99: found 1 numbers, expected a pair [low, high] of padding");
  CHECK_BODY_ERROR("%0 = stablehlo.dot_general %a, %a, contracting_dims = [0] [0] : () -> ()",
                   "2:59: found '[', expected 'x'");
}

TN_TEST(segments_of_scan) {
  Program *p = good(
      "func.func @f(%a: tensor<4xf32>, %c: tensor<f32>) {\n"
      "  %0:3 = chlo.scan(%a, %a) inits (%c) dimension=0 attributes {is_reverse = true} { ^bb0: } : (tensor<4xf32>, "
      "tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>)\n"
      "  return }");
  const Tn_chlo_scan_attrs *a = TN_OP_ATTRS(in_func(p, 0), chlo_scan);
  CHECK(a->is_reverse->i == 1 && a->dimension->i == 0);
  CHECK(a->operandSegmentSizes->n == 2 && memcmp(a->operandSegmentSizes->data, (const int32_t[]){2, 1}, 8) == 0);
  CHECK(memcmp(a->resultSegmentSizes->data, (const int32_t[]){2, 1}, 8) == 0);
  end(p);
}

// ---------------------------------------------------------------------------------------------------------------
// Types and attributes of their own.

typedef struct Part {
  TnModule *m;
  const char *text;
  char messages[512];
  const TnAttr *attr;
  const TnType *type;
} Part;

static void collect_part(void *user, const TnDiag *d) {
  Part *p = user;
  if (!*p->messages)
    snprintf(p->messages, sizeof p->messages, "%u:%u: %.*s", d->loc.line, d->loc.col, TN_STR_ARG(d->message));
}
static TnError *parse_attr(void *arg) {
  Part *p = arg;
  TnDiags d = {.emit = collect_part, .user = p};
  p->attr = tn_text_parse_attr(p->m, tn_str(p->text), &d);
  tn_error_destroy(tn_diags_finish(&d));
  return NULL;
}
static TnError *parse_type(void *arg) {
  Part *p = arg;
  TnDiags d = {.emit = collect_part, .user = p};
  p->type = tn_text_parse_type(p->m, tn_str(p->text), &d);
  tn_error_destroy(tn_diags_finish(&d));
  return NULL;
}

static TnModule *parts;
static Part attr_part(const char *text) {
  Part p = {.m = parts, .text = text};
  CHECK(tn_module_run(parts, parse_attr, &p) == NULL);
  return p;
}
static Part type_part(const char *text) {
  Part p = {.m = parts, .text = text};
  CHECK(tn_module_run(parts, parse_type, &p) == NULL);
  return p;
}
static const TnAttr *attr(const char *text) {
  Part p = attr_part(text);
  if (!p.attr) printf("%s: %s\n", text, p.messages);
  CHECK(p.attr != NULL);
  return p.attr ? p.attr : tn_attr_unit(parts);
}
static void check_attr_error(int line, const char *text, const char *want) {
  Part p = attr_part(text);
  if (!p.attr && strncmp(p.messages, want, strlen(want)) == 0) return;
  printf("%s:%d: failed: %s\ngave:     %s\nexpected: %s\n", __FILE__, line, text, p.attr ? "no error" : p.messages,
         want);
  test_failed_here = 1;
}
#define CHECK_ATTR_ERROR(text, want) check_attr_error(__LINE__, text, want)

static TnError *spell_type(void *arg) {
  Part *p = arg;
  TnBuf b = {.arena = &p->m->arena};
  tn_text_print_type(&b, p->type);
  tn_buf_char(&b, 0);
  p->text = b.p;
  return NULL;
}

// Each type reads as itself: its spelling is what it is printed as.
TN_TEST(types) {
  static const char *const same[] = {
      "i1",
      "i32",
      "si8",
      "ui64",
      "i16777215",
      "index",
      "none",
      "f8E4M3B11FNUZ",
      "f4E2M1FN",
      "bf16",
      "tf32",
      "f80",
      "f128",
      "complex<f32>",
      "complex<i8>",
      "tensor<f32>",
      "tensor<2x?x0xi8>",
      "tensor<*xf32>",
      "tensor<0x2xi8>",
      "tensor<4xindex>",
      "tensor<9223372036854775807xi1>",
      "tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>",
      "tuple<>",
      "tuple<i32, tuple<f32>>",
      "() -> ()",
      "(i32, f32) -> i8",
      "() -> (i8, i16)",
      "(() -> ()) -> (() -> ())",
      "memref<4xf32>",
      "memref<*xf32>",
      "memref<4xf32, strided<[1], offset: ?>>",
      "vector<4x[4]xf32>",
      "!stablehlo.token",
      "!stablehlo.future<tensor<f32>, i32>",
      "!a.b<c -> d, \"]\">",
      "!a<\"b\">",
      "!a.b",
      "tensor<?x4xf32, #stablehlo.bounds<3, ?>>",
      "tensor<4x!a.b<x>>",
      "tensor<4xf32, #a.b<{x -> y}>>",
      "!quant.uniform<i8<-127:127>:f32, 1.000000e+00>",
      "!quant.uniform<u8:f32:1, {2.000000e+00:3,4.000000e+00}>",
      "!quant.uniform<si4:f16, 5.000000e-01>",
      "!quant.uniform<i8:f32:{0:2, 1:1}, {{1.000000e+00, 2.000000e+00}, {3.000000e+00, 4.000000e+00}}>"};
  parts = tn_module_create();
  for (size_t i = 0; i < TN_COUNT(same); i++) {
    Part p = type_part(same[i]);
    if (!p.type) printf("%s: %s\n", same[i], p.messages);
    CHECK(p.type != NULL);
    if (!p.type) continue;
    CHECK(tn_module_run(parts, spell_type, &p) == NULL);
    CHECK_STR(p.text, same[i]);
    CHECK(type_part(p.text).type == p.type);
  }
  CHECK(type_part("vector\n <4xf32>").type == type_part("vector<4xf32>").type);
  CHECK(type_part("tensor<// 7x\n2 // >\n x// x\nf32,>").type == type_part("tensor<2xf32>").type);
  CHECK(type_part("(tensor\n<2xi8>, tensor <3xi8>, tensor // <\n<4xi8>) -> ()").type ==
        type_part("(tensor<2xi8>, tensor<3xi8>, tensor<4xi8>) -> ()").type);
  Part blanks = type_part(" tensor < 2 x ? x f32 , #stablehlo.type_extensions < bounds = [ ? , 7 ] > > ");
  CHECK(blanks.type && blanks.type->rank == 2 && blanks.type->bounds[1] == 7 && blanks.type->bounds[0] == TN_DYNAMIC);
  tn_module_destroy(parts);
}

TN_TEST(type_errors) {
  static const struct {
    const char *text, *want;
  } cases[] = {
      {"", "1:1: found the end of the input, expected a type"},
      {"i0", "1:1: found 'i0', expected a type"},
      {"i16777216", "1:1: integer type 'i16777216' is wider"},
      {"f33", "1:1: found 'f33', expected a type"},
      {"i32 i32", "1:5: found 'i32', expected nothing more"},
      {"tensor", "1:7: found the end of the input, expected '<' and a shape"},
      {"tensor<4>", "1:9: found '>', expected 'x' after a dimension"},
      {"tensor<4xf32", "1:13: found the end of the input, expected ',' or '>'"},
      {"tensor<-1xf32>", "1:8: found '-', expected a type"},
      {"tensor<9223372036854775808xf32>", "1:8: dimension '9223372036854775808' is too large"},
      {"tensor<4xtensor<4xf32>>", "1:10: 'tensor<4xf32>' cannot be an element type"},
      {"tensor<2x!stablehlo.token>", "1:10: '!stablehlo.token' cannot be an element type"},
      {"tensor<*f32>", "1:9: found 'f32', expected 'x' after '*'"},
      {"complex<tensor<f32>>", "1:9: 'tensor<f32>' cannot be the parts of a complex type"},
      {"!stablehlo.foo", "1:1: there is no type '!stablehlo.foo'"},
      {"!a", "1:1: alias '!a' is not defined"},
      {"!a.b<(]>", "1:7: found ']', expected ')'"},
      {"!a.b<", "1:5: brackets that begin here are not closed, expected '>'"},
      {"(i32)", "1:6: found the end of the input, expected '->'"},
      {"!quant.uniform<f32:f32, 1.0>", "1:16: found 'f32', expected a storage type of at most 32 bits"},
      {"!quant.uniform<i64:f32, 1.0>", "1:16: found 'i64', expected a storage type of at most 32 bits"},
      {"!quant.uniform<i8:i8, 1.0>", "1:19: expressed type of a quantized type is no float type"},
      {"!quant.uniform<i8:f32:-1, {1.0}>", "1:23: found quantized axis -1"},
      {"!quant.uniform<i8:f32:{0:1,1:2}, {{1.0,2.0},{3.0}}>", "1:45: found a list of 1 scales, expected 2"},
  };
  parts = tn_module_create();
  for (size_t i = 0; i < TN_COUNT(cases); i++) {
    Part p = type_part(cases[i].text);
    CHECK(p.type == NULL);
    if (strncmp(p.messages, cases[i].want, strlen(cases[i].want))) CHECK_STR(p.messages, cases[i].want);
  }
  tn_module_destroy(parts);
}

static void check_int(const char *text, int64_t want, TnDtype t) {
  const TnAttr *a = attr(text);
  if (a->kind != TN_ATTR_INT || a->i != want || a->type->dtype != t) printf("%s\n", text);
  CHECK(a->kind == TN_ATTR_INT && a->i == want && a->type->dtype == t);
}
static void check_float(const char *text, uint64_t bits, TnDtype t) {
  const TnAttr *a = attr(text);
  if (a->kind != TN_ATTR_FLOAT || a->bits != bits) printf("%s: %llx\n", text, (unsigned long long)a->bits);
  CHECK(a->kind == TN_ATTR_FLOAT && a->bits == bits && a->type->dtype == t);
}

TN_TEST(number_attributes) {
  parts = tn_module_create();
  check_int("3", 3, TN_I64);
  check_int("-3", -3, TN_I64);
  check_int("0xFF", 255, TN_I64);
  check_int("18446744073709551615", -1, TN_I64);
  check_int("-9223372036854775808", INT64_MIN, TN_I64);
  check_int("18446744073709551615 : ui64", -1, TN_UI64);
  check_int("255 : i8", -1, TN_I8);
  check_int("128 : i8", -128, TN_I8);
  check_int("-128 : i8", -128, TN_I8);
  check_int("255 : ui8", 255, TN_UI8);
  check_int("1 : i1", 1, TN_I1);
  check_int("-1 : i1", 1, TN_I1);
  check_int("true", 1, TN_I1);
  check_int("false", 0, TN_I1);
  check_int("0xF : i4", -1, TN_I4);
  check_int("5 : index", 5, TN_DTYPE_NONE);
  check_float("1.0", 0x3FF0000000000000, TN_F64);
  check_float("-0.0 : f32", 0x80000000, TN_F32);
  check_float("1.0e-1 : f32", 0x3DCCCCCD, TN_F32);
  check_float("0x7FC00000 : f32", 0x7FC00000, TN_F32);
  check_float("0x7E : f8E4M3FN", 0x7E, TN_F8E4M3FN);
  check_float("1.0 : bf16", 0x3F80, TN_BF16);
  check_float("65504.0 : f16", 0x7BFF, TN_F16);
  CHECK(attr("1.0 : tf32")->kind == TN_ATTR_OPAQUE);
  CHECK(attr("36893488147419103232 : i128")->kind == TN_ATTR_OPAQUE);
  check_int("7 : i128", 7, TN_DTYPE_NONE);
  CHECK_ATTR_ERROR("256 : i8", "1:1: integer does not fit in its type 'i8'");
  CHECK_ATTR_ERROR("-129 : i8", "1:1: integer does not fit in its type 'i8'");
  CHECK_ATTR_ERROR("128 : si8", "1:1: integer does not fit");
  CHECK_ATTR_ERROR("-1 : ui8", "1:1: integer does not fit");
  CHECK_ATTR_ERROR("9223372036854775808 : index", "1:1: integer does not fit");
  CHECK_ATTR_ERROR("18446744073709551616", "1:1: integer does not fit in its type 'i64'");
  CHECK_ATTR_ERROR("1.0 : i8", "1:1: found a float, expected an integer");
  CHECK_ATTR_ERROR("1 : f32", "1:1: found a decimal integer, expected a float literal");
  CHECK_ATTR_ERROR("0x100000000 : f32", "1:1: hexadecimal float literal is no bit pattern of 'f32'");
  CHECK_ATTR_ERROR("1 : tensor<i32>", "1:5: found 'tensor<i32>', expected an integer, index or float type");
  CHECK_ATTR_ERROR("- x", "1:3: found 'x', expected a number");
  tn_module_destroy(parts);
}

TN_TEST(attributes) {
  parts = tn_module_create();
  const TnAttr *a = attr("\"a\\22\\n\\t\\\\\\\"\\FFb\"");
  CHECK(a->kind == TN_ATTR_STRING && a->str.n == 8 &&
        memcmp(a->str.p,
               "a\"\n\t\\\"\xFF"
               "b",
               8) == 0);
  CHECK(attr("\"\x80\xC3\"")->str.n == 2);
  CHECK(attr("\"a\" : i32")->type->dtype == TN_I32);
  a = attr("@a::@\"b c\"::@d");
  CHECK(a->kind == TN_ATTR_SYMBOL && a->n == 2 && tn_str_is(a->items[0]->str, "b c"));
  CHECK(attr("[]")->n == 0 && attr("[1, [2, \"x\"], i32]")->n == 3);
  a = attr("{b = 1, \"a.x y\", c = {}}");
  CHECK(a->kind == TN_ATTR_DICT && a->n == 3 && tn_str_is(a->names[0], "a.x y") && a->items[0]->kind == TN_ATTR_UNIT);
  CHECK(attr("unit")->kind == TN_ATTR_UNIT && attr("tensor<4xf32>")->kind == TN_ATTR_TYPE);
  CHECK(attr("(i32) -> ()")->kind == TN_ATTR_TYPE && attr("!a.b")->kind == TN_ATTR_TYPE);
  CHECK_STR(attr("affine_map<(d0, d1) -> (d1 - 1)>")->str.p, "affine_map<(d0, d1) -> (d1 - 1)>");
  CHECK_STR(attr("#a.b<[x -> {\"]\", y}]>")->str.p, "#a.b<[x -> {\"]\", y}]>");
  CHECK_STR(attr("#a.b<x\n  // c\n\t y>")->str.p, "#a.b<x y>");
  CHECK_STR(attr("#a.b<http://x\n y>")->str.p, "#a.b<http://x y>");
  CHECK_STR(attr("#a.b<x //>")->str.p, "#a.b<x //>");
  CHECK_STR(attr("#a.b<(x\n //) >")->str.p, "#a.b<(x\n //) >");
  CHECK_STR(attr("#a<\"x>y\">")->str.p, "#a<\"x>y\">");
  CHECK_STR(attr("#a.b")->str.p, "#a.b");
  CHECK_STR(attr("sparse<[[0]], 1.0> : tensor<4xf32>")->str.p, "sparse<[[0]], 1.0> : tensor<4xf32>");
  CHECK_STR(attr("distinct[1]<\"x\">")->str.p, "distinct[1]<\"x\">");
  a = attr("#stablehlo<comparison_direction LT>");
  CHECK(a->kind == TN_ATTR_ENUM && a->i == TN_comparison_direction_LT);
  CHECK(attr("#stablehlo.comparison_direction<LT>") == a && attr("#stablehlo<comparison_direction<LT>>") == a);
  a = attr("#stablehlo.gather<index_vector_dim = 1, offset_dims = [0, 2],>");
  CHECK(a->kind == TN_ATTR_STRUCT && tn_attr_field(a, TN_FIELD_gather_offset_dims)->n == 2);
  CHECK(tn_attr_field(a, TN_FIELD_gather_start_index_map)->n == 0 &&
        tn_attr_field(a, TN_FIELD_gather_index_vector_dim)->i == 1);
  CHECK(attr("#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>") ==
        attr("#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = "
             "[1, 2], "
             "kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, "
             "1], "
             "output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>"));
  CHECK_ATTR_ERROR("", "1:1: found the end of the input, expected an attribute");
  CHECK_ATTR_ERROR("[1, 2", "1:6: found the end of the input, expected ',' or ']' in an array");
  CHECK_ATTR_ERROR("{a = 1, a = 2}", "1:1: attribute 'a' is given twice");
  CHECK_ATTR_ERROR("{b = 1, a = 2, b}", "1:1: attribute 'b' is given twice");
  CHECK_ATTR_ERROR("{1 = 1}", "1:2: found '1', expected an attribute's name");
  CHECK_ATTR_ERROR("#stablehlo.foo<1>", "1:1: dialect 'stablehlo' has no attribute 'foo'");
  CHECK_ATTR_ERROR("#chlo<foo 1>", "1:1: dialect 'chlo' has no attribute 'foo'");
  CHECK_ATTR_ERROR("#stablehlo<precision LOW>", "1:22: found 'LOW', expected a precision (DEFAULT, HIGH, HIGHEST)");
  CHECK_ATTR_ERROR("#stablehlo.gather<offset = [0]>", "1:19: gather has no field 'offset'");
  CHECK_ATTR_ERROR("#stablehlo.gather<offset_dims = [0], offset_dims = [0]>",
                   "1:38: field 'offset_dims' is given twice");
  CHECK_ATTR_ERROR("#stablehlo.channel_handle<handle = 1>", "1:27: channel_handle lacks its field 'type'");
  CHECK_ATTR_ERROR("#stablehlo.channel_handle<handle = \"x\", type = 1>", "1:36: found '\"x\"', expected a number");
  CHECK_ATTR_ERROR("#a", "1:1: alias '#a' is not defined");
  CHECK_ATTR_ERROR("#a.b<\"x>", "1:6: string does not end");
  CHECK_ATTR_ERROR("@a::b", "1:5: found 'b', expected a symbol");
  tn_module_destroy(parts);
}

TN_TEST(dictionaries_are_sorted) {
  enum { N = 5000 };
  char *text = malloc(N * 20), *at = text;
  *at++ = '{';
  for (int i = 0; i < N; i++) at += sprintf(at, "%sk%05d = %d", i ? ", " : "", (i * 7919) % N, i);
  strcpy(at, "}");
  parts = tn_module_create();
  const TnAttr *a = attr(text);
  CHECK_INT(a->n, N);
  for (size_t i = 1; i < a->n; i++) CHECK(tn_str_cmp(a->names[i - 1], a->names[i]) < 0);
  CHECK_INT(tn_dict_find(a, TN_STR("k02919"))->i, 1 + 0 * N);
  tn_module_destroy(parts);
  free(text);
}

// ---------------------------------------------------------------------------------------------------------------
// Constant elements, to the bit.

static void check_dense(int line, const char *text, const void *data, size_t n, bool splat) {
  const TnAttr *a = attr(text);
  bool ok = a->kind == TN_ATTR_DENSE && a->data_bytes == n && a->is_splat == splat &&
            (n == 0 || memcmp(a->data, data, n) == 0);
  if (ok) return;
  printf("%s:%d: failed: %s\n  %zu bytes%s:", __FILE__, line, text, a->data_bytes, a->is_splat ? ", splat" : "");
  for (size_t i = 0; i < a->data_bytes && i < 64; i++) printf(" %02x", a->data[i]);
  printf("\n");
  test_failed_here = 1;
}
#define BYTES(...) (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__})
#define CHECK_DENSE(text, splat, ...) check_dense(__LINE__, text, BYTES(__VA_ARGS__), splat)

TN_TEST(dense_values) {
  parts = tn_module_create();
  CHECK_DENSE("dense<[1, -2]> : tensor<2xi8>", false, 1, 254);
  CHECK_DENSE("dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>", false, 1, 2, 3, 4);
  CHECK_DENSE("dense<[ [1 , // > ] \"\n 2 ] , [3,4] ]> : tensor<2x2xi8>", false, 1, 2, 3, 4);
  CHECK_DENSE("dense<[- 1, -// -\n 2]> : tensor<2xi8>", false, 255, 254);
  CHECK_DENSE("dense<- 1.0> : tensor<f16>", true, 0, 0xBC);
  CHECK_DENSE("dense<-1> : tensor<i1>", true, 1);
  CHECK_DENSE("dense<7> : tensor<2x2xi8>", true, 7);
  CHECK_DENSE("dense<[7, 7, 7]> : tensor<3xi8>", true, 7);
  CHECK_DENSE("dense<7> : tensor<i8>", true, 7);
  CHECK_DENSE("dense<0xFF> : tensor<i8>", true, 255);
  CHECK_DENSE("dense<255> : tensor<i8>", true, 255);
  CHECK_DENSE("dense<[9223372036854775808, 18446744073709551615]> : tensor<2xui64>", false, 0, 0, 0, 0, 0, 0, 0, 128,
              255, 255, 255, 255, 255, 255, 255, 255);
  CHECK_DENSE("dense<[-9223372036854775808, 1]> : tensor<2xi64>", false, 0, 0, 0, 0, 0, 0, 0, 128, 1, 0, 0, 0, 0, 0, 0,
              0);
  CHECK_DENSE("dense<[-8, 7, 15]> : tensor<3xi4>", false, 0xF8, 7, 0xFF);
  CHECK_DENSE("dense<[0, 15]> : tensor<2xui4>", false, 0, 15);
  CHECK_DENSE("dense<[true, false, 1]> : tensor<3xi1>", false, 1, 0, 1);
  CHECK_DENSE("dense<[1, 2]> : tensor<2xindex>", false, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0);
  CHECK_DENSE("dense<[1.0, -2.5e-1]> : tensor<2xf32>", false, 0, 0, 0x80, 0x3F, 0, 0, 0x80, 0xBE);
  CHECK_DENSE("dense<[0x7FC00000, 1.0]> : tensor<2xf32>", false, 0, 0, 0xC0, 0x7F, 0, 0, 0x80, 0x3F);
  CHECK_DENSE("dense<0xFF80> : tensor<bf16>", true, 0x80, 0xFF);
  CHECK_DENSE("dense<-0.0> : tensor<f16>", true, 0, 0x80);
  CHECK_DENSE("dense<0x7FF8000000000001> : tensor<f64>", true, 1, 0, 0, 0, 0, 0, 0xF8, 0x7F);
  CHECK_DENSE("dense<[1.0, 6.0]> : tensor<2xf4E2M1FN>", false, 2, 7);
  CHECK_DENSE("dense<(1.0, -2.0)> : tensor<2xcomplex<f32>>", true, 0, 0, 0x80, 0x3F, 0, 0, 0, 0xC0);
  CHECK_DENSE("dense<[(0x7F800000, 0.0), (1.0,2.0)]> : tensor<2xcomplex<f32>>", false, 0, 0, 0x80, 0x7F, 0, 0, 0, 0, 0,
              0, 0x80, 0x3F, 0, 0, 0, 0x40);
  check_dense(__LINE__, "dense<> : tensor<0xf32>", NULL, 0, false);
  check_dense(__LINE__, "dense<[]> : tensor<0xf32>", NULL, 0, false);
  check_dense(__LINE__, "dense<[[], []]> : tensor<2x0xf32>", NULL, 0, false);
  check_dense(__LINE__, "dense<\"0x\"> : tensor<2x0xf32>", NULL, 0, false);
  CHECK_DENSE("dense<2> : tensor<2x0xi8>", true, 2);
  CHECK(attr("dense<1> : tensor<3xi5>")->kind == TN_ATTR_OPAQUE);
  CHECK(attr("dense<1> : vector<3xi8>")->kind == TN_ATTR_OPAQUE);
  CHECK(attr("dense<[\"a\", \"b\"]> : tensor<2x!tf.string>")->kind == TN_ATTR_OPAQUE);
  tn_module_destroy(parts);
}

TN_TEST(dense_strings) {
  parts = tn_module_create();
  CHECK_DENSE("dense<\"0x0102fFfe\"> : tensor<4xi8>", false, 1, 2, 255, 254);
  CHECK_DENSE("dense<\"0x01020304\"> : tensor<2xi16>", false, 1, 2, 3, 4);
  CHECK_DENSE("dense<\"0x0102\"> : tensor<300xi16>", true, 1, 2);
  CHECK_DENSE("dense<\"0x01020102\"> : tensor<2xi16>", true, 1, 2);
  CHECK_DENSE("dense<\"0x0FF17F\"> : tensor<3xi4>", false, 0xFF, 1, 0xFF);
  CHECK_DENSE("dense<\"0xFF17\"> : tensor<2xui4>", false, 15, 7);
  CHECK_DENSE("dense<\"0xFF02\"> : tensor<2xf6E2M3FN>", false, 0x3F, 2);
  CHECK_DENSE("dense<\"0x010001\"> : tensor<3xi1>", false, 1, 0, 1);                  // a byte each
  CHECK_DENSE("dense<\"0x05\"> : tensor<3xi1>", false, 1, 0, 1);                      // packed
  CHECK_DENSE("dense<\"0x0101\"> : tensor<9xi1>", false, 1, 0, 0, 0, 0, 0, 0, 0, 1);  // packed
  CHECK_DENSE("dense<\"0xFF\"> : tensor<9xi1>", true, 1);
  CHECK_DENSE("dense<\"0x00\"> : tensor<200xi1>", true, 0);
  CHECK_DENSE("dense<\"0x01\"> : tensor<1xi1>", true, 1);
  CHECK_ATTR_ERROR("dense<\"0x01\"> : tensor<2xi16>", "1:7: hexadecimal string holds 1 bytes, expected 4");
  CHECK_ATTR_ERROR("dense<\"0x0\"> : tensor<i8>", "1:7: string of elements is not \"0x\" and pairs");
  CHECK_ATTR_ERROR("dense<\"0x0g\"> : tensor<i8>", "1:7: string of elements holds something else");
  CHECK_ATTR_ERROR("dense<\"01\"> : tensor<i8>", "1:7: string of elements is not");
  CHECK_ATTR_ERROR("dense<\"0x0101\"> : tensor<200xi1>",
                   "1:7: hexadecimal string holds 2 bytes, expected 200 (or 25 packed)");
  tn_module_destroy(parts);
}

TN_TEST(dense_errors) {
  parts = tn_module_create();
  CHECK_ATTR_ERROR("dense<[1, 2]> : tensor<3xi8>",
                   "1:12: found 2 items in a list, expected 3 (dimension 0 of tensor<3xi8>)");
  CHECK_ATTR_ERROR("dense<[1, 2, 3]> : tensor<2xi8>", "1:14: found more than 2 items in a list, expected 2");
  CHECK_ATTR_ERROR("dense<[[1, 2], [3]]> : tensor<2x2xi8>", "1:18: found 1 items in a list, expected 2 (dimension 1");
  CHECK_ATTR_ERROR("dense<[1, [2]]> : tensor<2xi8>",
                   "1:11: found '[' in a literal, expected an element: lists are nested deeper");
  CHECK_ATTR_ERROR("dense<[[1], 2]> : tensor<2x1xi8>", "1:13: found '2' in a literal, expected '['");
  CHECK_ATTR_ERROR("dense<[1]> : tensor<i8>", "1:7: found '[' in a literal, expected one element");
  CHECK_ATTR_ERROR("dense<1, 2> : tensor<2xi8>", "1:8: found ',' in a literal, expected '>' after the one element");
  CHECK_ATTR_ERROR("dense<> : tensor<2xi8>", "1:7: found the end of it in a literal, expected elements");
  CHECK_ATTR_ERROR("dense<[]> : tensor<2xi8>", "1:8: found 0 items in a list, expected 2");
  CHECK_ATTR_ERROR("dense<[]> : tensor<1000000000xi8>", "1:7: literal is too short for the 1000000000 elements");
  CHECK_ATTR_ERROR("dense<[1,]> : tensor<2xi8>", "1:10: found ']' in a literal, expected an integer");
  CHECK_ATTR_ERROR("dense<[1 2]> : tensor<2xi8>", "1:10: found '2' in a literal, expected ',' or ']'");
  CHECK_ATTR_ERROR("dense<256> : tensor<i8>", "1:7: element does not fit in its type 'i8'");
  CHECK_ATTR_ERROR("dense<2> : tensor<i1>", "1:7: element does not fit in its type 'i1'");
  CHECK_ATTR_ERROR("dense<-1> : tensor<ui8>", "1:7: element does not fit in its type 'ui8'");
  CHECK_ATTR_ERROR("dense<1.0> : tensor<i8>", "1:7: found a float in a literal, expected an integer for 'i8'");
  CHECK_ATTR_ERROR("dense<1> : tensor<f32>", "1:7: found a decimal integer in a literal of 'f32'");
  CHECK_ATTR_ERROR("dense<0x10000> : tensor<f16>", "1:7: hexadecimal element is no bit pattern of 'f16'");
  CHECK_ATTR_ERROR("dense<1.0e> : tensor<f32>",
                   "1:11: found the end of it in a literal, expected the digits of an exponent");
  CHECK_ATTR_ERROR("dense<true> : tensor<i8>", "1:7: found 't' in a literal, expected an integer");
  CHECK_ATTR_ERROR("dense<1.0> : tensor<complex<f32>>", "1:7: found '1' in a literal, expected '(' and the parts");
  CHECK_ATTR_ERROR("dense<1> : tensor<?xi8>", "1:12: found 'tensor<?xi8>', expected a tensor type of static shape");
  CHECK_ATTR_ERROR("dense<1> : i8", "1:12: found 'i8', expected a tensor type of static shape");
  CHECK_ATTR_ERROR("dense<1> : tensor<4294967296x4294967296xi8>",
                   "1:12: 'tensor<4294967296x4294967296xi8>' has too many elements");
  CHECK_ATTR_ERROR("dense<1>", "1:9: found the end of the input, expected ':' and the type of the literal");
  CHECK_ATTR_ERROR("dense<[1", "1:6: literal that begins here does not end, expected '>'");
  CHECK_ATTR_ERROR("dense<\n\n[1,\n x]> : tensor<2xi8>", "4:2: found 'x' in a literal, expected an integer");
  CHECK_ATTR_ERROR("dense<[1, 2> : tensor<2xi9>", "1:6: brackets in the literal that begins here do not match");
  CHECK_ATTR_ERROR("dense_resource<__elided__> : tensor<4xf32>",
                   "1:1: dense_resource<__elided__>: this text was printed without its large constants");
  tn_module_destroy(parts);
}

TN_TEST(dense_arrays) {
  parts = tn_module_create();
  const TnAttr *a = attr("array<i64: 1, -2>");
  CHECK(a->kind == TN_ATTR_DENSE_ARRAY && a->n == 2 && tn_i64s_at(a, 1) == -2);
  CHECK(attr("array<i64>")->n == 0 && attr("array<i1: true, false>")->data[0] == 1);
  a = attr("array<f32: 1.0, 0x7FC00000>");
  CHECK(a->n == 2 && a->data[3] == 0x3F && a->data[7] == 0x7F);
  CHECK(attr("array<i8: 255, -1>")->data[0] == 255 && attr("array<f64: -1.5>")->data[7] == 0xBF);
  CHECK_ATTR_ERROR("array<ui8: 1>", "1:7: found element type 'ui8'");
  CHECK_ATTR_ERROR("array<i8: 256>", "1:11: integer does not fit in its type 'i8'");
  CHECK_ATTR_ERROR("array<i32: true>", "1:12: found another kind of element, expected i32");
  CHECK_ATTR_ERROR("array<f32: 1>", "1:12: found a decimal integer");
  tn_module_destroy(parts);
}

// ---------------------------------------------------------------------------------------------------------------
// Aliases, resources, locations, chunks.

TN_TEST(aliases) {
  Program *p = good(
      "#a = [1, #b]\n!t = tensor<4x!e>\n\"t.a\"() {x = #a, y = !t} : () -> ()\n#b = 2 : i32\n!e = type f32\n"
      "\"t.b\"() {x = #c, y = loc(#l)} : () -> () loc(#l)\n#c = #a\n#l = loc(callsite(#m at #m))\n#m = loc(\"f\":1:2)");
  const TnAttr *x = tn_dict_find(body(p)->first->dict, TN_STR("x"));
  CHECK(x->n == 2 && x->items[1]->i == 2 && x->items[1]->type->dtype == TN_I32);
  CHECK(tn_dict_find(body(p)->first->dict, TN_STR("y"))->type->dtype == TN_F32);
  CHECK(tn_dict_find(body(p)->last->dict, TN_STR("x")) == x);
  CHECK(body(p)->last->loc->sub == TN_LOC_CALLSITE &&
        body(p)->last->loc == tn_dict_find(body(p)->last->dict, TN_STR("y")));
  end(p);
  end(good("\"t.a\"() {x = #a, y = !q.r<(//)>} : () -> ()\n#a = 1"));
  end(good("\"t.a\"() {x = #a, y = vector<(//)>} : () -> ()\n#a = 1"));
  end(good("\"t.a\"() {x = #a, y = distinct[(//)]<>} : () -> ()\n#a = 1"));
  CHECK_ERROR("\"t.a\"() {x = #a} : () -> ()", "1:14: alias '#a' is not defined");
  CHECK_ERROR("#a = [#a]", "1:7: alias '#a' is part of its own definition");
  CHECK_ERROR("#a = [#b]\n#b = #a", "2:6: alias '#a' is part of its own definition");
  CHECK_ERROR("#a = 1\n#a = 2", "2:1: alias '#a' is defined twice");
  CHECK_ERROR("#a.b = 1", "1:1: the name of an alias holds no '.'");
  CHECK_ERROR("#a 1", "1:4: found '1', expected '='");
  CHECK_ERROR("\"t.a\"() : () -> () loc(#a)\n#a = 1", "1:24: '#a' is no location");
  CHECK_ERROR("\"t.a\"() {x = #a} : () -> ()\n#a = foo", "2:6: found 'foo', expected a type");
  CHECK_ERROR("\"t.a\"() ({ #a = 1 }) : () -> ()", "1:12: found '#a', expected an op");
}

// Programs say where each op comes from: what a line of it takes in memory must not be a multiple of the line.
TN_TEST(many_locations) {
  enum { N = 50000, LINE = 48 };
  char *text = malloc(N * LINE), *at = text;
  for (unsigned i = 0; i < N; i++) at += sprintf(at, "#loc%u = loc(\"file.py\":%u:%u)\n", i, i, i % 80);
  Program *p = parse_n((TnStr){text, (size_t)(at - text)});
  CHECK(p->is_ok);
  CHECK(p->m->arena.total_bytes < (size_t)N * 140 + (1 << 20));
  end(p);
  free(text);
}

TN_TEST(resources) {
  Program *p = good(
      "%0 = stablehlo.constant dense_resource<a> : tensor<2xi16>\n%1 = stablehlo.constant dense_resource<\"b c\"> : "
      "tensor<i8>\n"
      "{-#\n  dialect_resources: {\n    builtin: {\n      a: \"0x4000000001020304\",\n      \"b c\": "
      "\"0x010000007F\"\n    },\n    other: { x: \"y\", z: true }\n  },\n"
      "  external_resources: { mlir_reproducer: { pipeline: \"x\", verify: true } }\n#-}\n");
  const TnResource *r = tn_map_find(&p->m->resources, TN_STR("a"));
  CHECK(r && r->alignment == 64 && r->n == 4 && memcmp(r->data, "\1\2\3\4", 4) == 0);
  CHECK(tn_map_find(&p->m->resources, TN_STR("b c")) != NULL);
  CHECK(TN_OP_ATTRS(body(p)->first, constant)->value->kind == TN_ATTR_RESOURCE);
  end(p);
  CHECK_ERROR("%0 = stablehlo.constant dense_resource<a> : tensor<2xi16>", "1:25: resource 'a' is not in the input's");
  CHECK_ERROR(
      "{-# dialect_resources: { builtin: { a: \"0x04000000AA\" } } #-}\n%0 = stablehlo.constant dense_resource<a> : "
      "tensor<i8>\n%1 = stablehlo.constant dense_resource<a> : tensor<3xi8>",
      "3:25: resource 'a' holds 1 bytes, expected 3 for 'tensor<3xi8>'");
  CHECK_ERROR(
      "{-# dialect_resources: { builtin: { a: \"0x04000000AA\" } } #-}\n%0 = stablehlo.constant dense_resource<a> : "
      "tensor<2xi16>",
      "2:25: resource 'a' holds 1 bytes, expected 4 for 'tensor<2xi16>'");
  CHECK_ERROR("{-# dialect_resources: { builtin: { a: \"0x0400\" } } #-}", "1:40: resource 'a' lacks its alignment");
  CHECK_ERROR("{-# dialect_resources: { builtin: { a: \"xx\" } } #-}", "1:40: string of elements is not");
  CHECK_ERROR("{-# dialect_resources: { builtin: { a: \"0x04000000\", a: \"0x04000000\" } } #-}",
              "1:57: resource 'a' is given twice");
  CHECK_ERROR("{-# foo: { } #-}", "1:10: found section 'foo'");
  CHECK_ERROR("{-# dialect_resources: { builtin: { a: \"0x04000000\"",
              "1:52: found the end of the input, expected ',' or the end");
}

TN_TEST(locations) {
  parts = tn_module_create();
  const TnAttr *a = attr("loc(\"f\":1:2)");
  CHECK(a->kind == TN_ATTR_LOC && a->sub == TN_LOC_FILE && a->n_pos == 2 && a->pos[0] == 1 && a->pos[1] == 2 &&
        tn_str_is(a->str, "f"));
  a = attr("loc(\"f\":1:2 to :5)");
  CHECK(a->n_pos == 3 && a->pos[2] == 5);
  a = attr("loc(\"f\":1:2 to 3:4)");
  CHECK(a->n_pos == 4 && a->pos[2] == 3 && a->pos[3] == 4);
  a = attr("loc(\"n\")");
  CHECK(a->sub == TN_LOC_NAME && a->items[0]->sub == TN_LOC_UNKNOWN);
  CHECK(attr("loc(\"n\"(\"m\"))")->items[0]->sub == TN_LOC_NAME);
  CHECK(attr("loc(callsite(\"a\" at unknown))")->items[1]->sub == TN_LOC_UNKNOWN);
  a = attr("loc(fused<{x = 1}>[\"a\", callsite(\"b\" at \"c\")])");
  CHECK(a->sub == TN_LOC_FUSED && a->n == 2 && a->meta->kind == TN_ATTR_DICT);
  CHECK(attr("loc(fused[])")->n == 0);
  CHECK_ATTR_ERROR("loc(foo)", "1:5: found 'foo', expected a location");
  CHECK_ATTR_ERROR("loc(\"f\":x)", "1:9: found 'x', expected a line or column number");
  CHECK_ATTR_ERROR("loc(\"f\":99999999999:1)", "1:9: found '99999999999', expected a line or column number");
  CHECK_ATTR_ERROR("loc(callsite(\"a\", \"b\"))", "1:17: found ',', expected 'at'");
  CHECK_ATTR_ERROR("loc(unknown", "1:12: found the end of the input, expected ')'");
  tn_module_destroy(parts);
}

TN_TEST(chunks) {
  static const char text[] = "a\nb\n// -----\nc\n  // -----\n// ----- x\n\n// -----\n";
  static const struct {
    const char *text;
    uint32_t line;
  } want[] = {{"a\nb\n", 1}, {"c\n  // -----\n", 4}, {"\n", 7}};
  size_t at = 0, n = 0;
  uint32_t line = 1, first;
  TnStr chunk;
  while (tn_text_next_chunk(tn_str(text), &at, &line, &chunk, &first)) {
    CHECK(n < TN_COUNT(want) && tn_str_is(chunk, want[n].text));
    CHECK_INT(first, want[n].line);
    n++;
  }
  CHECK_INT(n, TN_COUNT(want));
  at = 0, line = 1;
  CHECK(tn_text_next_chunk(TN_STR(""), &at, &line, &chunk, &first) && chunk.n == 0);
  CHECK(!tn_text_next_chunk(TN_STR(""), &at, &line, &chunk, &first));
  Program p = {.first_line = 10, .text = TN_STR("\n\"t.a\"() : () -> ()"), .m = tn_module_create()};
  CHECK(tn_module_run(p.m, parse_program, &p) == NULL);
  CHECK_INT(p.m->root->regions[0].first->line, 11);
  tn_module_destroy(p.m);
}

// ---------------------------------------------------------------------------------------------------------------
// Recovery and limits.

// Every error of its own is reported, none that only follows from another.
TN_TEST(recovery) {
  Program *p = parse(
      "func.func @f(%a: tensor<4xf32>) {\n"
      "  %0 = stablehlo.add %a %a : tensor<4xf32>\n"
      "  %1 = stablehlo.add %0, %0 : tensor<4xf32>\n"
      "  %2 = \"t.r\"(%1) ({\n"
      "    %3 = stablehlo.foo %a : tensor<4xf32>\n"
      "    %4 = stablehlo.abs %3 : tensor<4xf32>\n"
      "    %5 = stablehlo.abs %a : tensor<5xf32>\n"
      "  }) : (tensor<4xf32>) -> tensor<4xf32>\n"
      "  %6 = stablehlo.abs %undefined : tensor<4xf32>\n"
      "  return %0 : tensor<4xf32>\n"
      "}\n"
      "func.func @g(%a: tensor<4xf32>) {\n"
      "  stablehlo.constant dense<1> : tensor<f32>\n"
      "  return\n"
      "}\n"
      "func.func @h(%a tensor<4xf32>) {\n"
      "  %0 = stablehlo.bar\n"
      "}\n"
      "func.func @i() { %0 = stablehlo.abs %none : i32\n return }\n");
  CHECK(!p->is_ok);
  CHECK_STR(p->messages,
            "2:25: found '%a', expected ','\n"
            "5:10: dialect 'stablehlo' has no op 'foo'\n"
            "7:24: use of value '%a' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'\n"
            "13:28: found a decimal integer in a literal of 'f32', expected a float (with a point) or a bit pattern in "
            "hexadecimal\n"
            "16:17: found 'tensor', expected ':' and the type of the argument\n"
            "19:37: use of undefined value '%none'\n");
  end(p);
  char *many = malloc(100000), *at = many;
  for (int i = 0; i < 100; i++) at += sprintf(at, "%%%d = stablehlo.foo\n", i);
  p = parse(many);
  CHECK_INT(p->diags.n_errors, 20);
  end(p);
  free(many);
}

static char *repeat(const char *head, const char *unit, size_t n, const char *tail) {
  size_t h = strlen(head), u = strlen(unit);
  char *text = malloc(h + u * n + strlen(tail) + 1), *at = text;
  memcpy(at, head, h), at += h;
  for (size_t i = 0; i < n; i++, at += u) memcpy(at, unit, u);
  strcpy(at, tail);
  return text;
}

TN_TEST(nesting) {
  static const struct {
    const char *head, *unit, *tail;
  } deep[] = {{"", "\"t.a\"() ({", ""},
              {"\"t.a\"() {a = ", "[", ""},
              {"\"t.a\"() ", "{a=", ""},
              {"\"t.a\"() {a = ", "tuple<", ""},
              {"\"t.a\"() {a = ", "(", ""},
              {"\"t.a\"() {a = ", "complex<", ""},
              {"\"t.a\"() {a = ", "memref<", ""},
              {"\"t.a\"() : () -> () loc(", "\"a\"(", ""},
              {"\"t.a\"() : () -> () loc(", "callsite(", ""},
              {"\"t.a\"() : () -> () loc(", "fused[", ""},
              {"\"t.a\"() {a = !quant.uniform<i8:f32:{0:1}, ", "{", ""},
              {"\"t.a\"() {a = #t.a<", "[", ""},
              {"\"t.a\"() {a = #t.a<", "<(", ""},
              {"", "module {", ""},
              {"", "func.func @f() {", ""},
              {"", "stablehlo.while() cond {", ""},
              {"\"t.a\"() {a = ", "!stablehlo.future<", ""}};
  for (size_t i = 0; i < TN_COUNT(deep); i++) {
    char *text = repeat(deep[i].head, deep[i].unit, 100000, deep[i].tail);
    Program *p = parse(text);
    if (!strstr(p->messages, "nested deeper than 512 levels"))
      printf("%s%s: %s", deep[i].head, deep[i].unit, p->messages);
    CHECK(strstr(p->messages, "nested deeper than 512 levels") != NULL);
    CHECK_INT(p->diags.n_errors, 1);
    end(p);
    free(text);
  }
  char *ops = repeat("", "\"t.a\"() ({", 500, ""), *all = repeat(ops, "}) : () -> ()", 500, "");
  end(good(all));
  free(ops);
  free(all);
}

// Aliases that pile up nesting or size without deep or long text.
TN_TEST(alias_limits) {
  char *text = malloc(1 << 20), *at = text;
  at += sprintf(at, "#a0 = 1\n");
  for (int i = 0; i < 2000; i++) at += sprintf(at, "#a%d = [#a%d]\n", i + 1, i);
  Program *p = parse(text);
  CHECK(strstr(p->messages, "nested deeper than 512 levels") != NULL);
  end(p);
  at = text;
  at += sprintf(at, "\"t.a\"() {a = #a0} : () -> ()\n");
  for (int i = 0; i < 2000; i++) at += sprintf(at, "#a%d = [#a%d]\n", i, i + 1);
  sprintf(at, "#a2000 = 1\n");
  p = parse(text);
  CHECK(strstr(p->messages, "nested deeper than 512 levels") != NULL);
  end(p);
  at = text;
  at += sprintf(at, "!t0 = i32\n");
  for (int i = 0; i < 200; i++) at += sprintf(at, "!t%d = tuple<!t%d, !t%d>\n", i + 1, i, i);
  p = parse(text);
  CHECK(strstr(p->messages, "aliases of aliases stand for more than") != NULL);
  end(p);
  free(text);
}

// Every truncation of a program with everything in it is an error or a program, and never more.
TN_TEST(truncations) {
  static const char text[] =
      "#a = loc(\"f\":1:2)\n!t = tensor<2xf32>\nmodule @m attributes {x = #a, y = [1.0 : f32, \"s\\22\"]} {\n"
      " func.func private @f(%a: !t {t.x} loc(#a), %b: tensor<f32>) -> (!t {q = @x::@y}) {\n"
      "  %c = stablehlo.constant dense<[1.0, 0x7FC00000]> : !t\n"
      "  %d = stablehlo.constant dense<\"0x0000803F00000040\"> : !t loc(callsite(\"x\" at #b))\n"
      "  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0] : (!t, tensor<f32>) -> "
      "tensor<f32>\n"
      "  %1:2 = stablehlo.while(%i = %a, %j = %b) : !t, tensor<f32> cond { stablehlo.return %i : !t } do { "
      "stablehlo.return %i, %j : !t, tensor<f32> }\n"
      "  %2 = \"t.x\"(%1#0) <{p = array<i64: 1, 2>}> ({^bb0(%z: i32): \"t.y\"(%z) : (i32) -> ()}) {s = "
      "dense_resource<r> : tensor<i8>} : (!t) -> i8\n"
      "  %3 = stablehlo.slice %a [0:2:1] : (!t) -> !t\n  return %3 : !t\n }\n}\n#b = loc(\"y\")\n{-# "
      "dialect_resources: { builtin: { r: \"0x0100000001\" } } #-}\n";
  int n_ok = 0;
  for (size_t n = 0; n < sizeof text; n++) {
    char *cut = malloc(n ? n : 1);  // of its own size, so that sanitizers see a read beyond
    memcpy(cut, text, n);
    Program *p = parse_n((TnStr){cut, n});
    n_ok += p->is_ok;
    CHECK(p->is_ok || p->messages[0]);
    if (n + 1 == sizeof text && !p->is_ok) printf("%s", p->messages);
    if (n + 1 == sizeof text) CHECK(p->is_ok);
    end(p);
    free(cut);
  }
  CHECK(n_ok > 1);
}

// Each byte replaced by another: whatever is read must not crash, and is the job of the fuzzer in depth.
TN_TEST(mutations) {
  static const char text[] =
      "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n %0 = stablehlo.add %a, %a {x = dense<[1, 2]> : "
      "tensor<2xi8>} : tensor<4xf32>\n return %0 : tensor<4xf32>\n}\n";
  static const char with[] = "\0\xFF\"<>{}()[]%#!@^:,=-.0x\n\\";
  for (size_t i = 0; i + 1 < sizeof text; i++) {
    for (size_t k = 0; k + 1 < sizeof with; k++) {
      char copy[sizeof text];
      memcpy(copy, text, sizeof text);
      copy[i] = with[k];
      Program *p = parse_n((TnStr){copy, sizeof text - 1});
      CHECK(p->is_ok || p->messages[0]);
      end(p);
    }
  }
}

// Memory that runs out anywhere ends the parse with one error.
TN_TEST(out_of_memory) {
  static const char text[] =
      "#a = [1, 2]\nfunc.func @f(%x: tensor<4xf32>) { %0 = stablehlo.abs %x {a = #a} : tensor<4xf32>\n return }";
  for (int64_t k = 1; k < 1000; k++) {
    Program p = {.text = tn_str(text), .m = tn_module_create()};
    tn_debug.alloc_count = 0;
    tn_debug.alloc_fail_sticky = true;
    tn_debug.alloc_fail_at = k;
    TnError *e = tn_module_run(p.m, parse_program, &p);
    bool reached = tn_debug.alloc_count >= k;
    tn_debug.alloc_fail_at = 0;
    if (reached)
      CHECK(e && e->code == TN_RESOURCE_EXHAUSTED);
    else
      CHECK(e == NULL);
    tn_error_destroy(e);
    tn_module_destroy(p.m);
    if (!reached) break;
    CHECK(k < 999);
  }
}

// What is read takes no more than three times the text and a megabyte.
TN_TEST(memory) {
  enum { OPS = 20000 };
  char *text = malloc(OPS * 80), *at = text;
  at += sprintf(at, "func.func @f(%%arg0: tensor<8x128xf32>) {\n%%0 = stablehlo.negate %%arg0 : tensor<8x128xf32>\n");
  for (int i = 1; i < OPS; i++)
    at += sprintf(at, "    %%%d = stablehlo.add %%%d, %%arg0 : tensor<8x128xf32>\n", i, i - 1);
  at += sprintf(at, "return }");
  Program *p = good(text);
  CHECK(p->m->arena.total_bytes <= 3 * (size_t)(at - text) + (1 << 20));
  end(p);
  free(text);
}

int main(void) {
  RUN(tokens);
  RUN(positions);
  RUN(long_strings);
  RUN(doubles);
  RUN(random_doubles);
  RUN(integers);
  RUN(hexadecimal);
  RUN(names);
  RUN(scopes);
  RUN(forward_references);
  RUN(uses);
  RUN(many_names);
  RUN(modules);
  RUN(functions);
  RUN(generic_form);
  RUN(filled_in_attributes);
  RUN(unknown_ops);
  RUN(region_forms);
  RUN(pretty_errors);
  RUN(segments_of_scan);
  RUN(types);
  RUN(type_errors);
  RUN(number_attributes);
  RUN(attributes);
  RUN(dictionaries_are_sorted);
  RUN(dense_values);
  RUN(dense_strings);
  RUN(dense_errors);
  RUN(dense_arrays);
  RUN(aliases);
  RUN(many_locations);
  RUN(resources);
  RUN(locations);
  RUN(chunks);
  RUN(recovery);
  RUN(nesting);
  RUN(alias_limits);
  RUN(truncations);
  RUN(mutations);
  RUN(out_of_memory);
  RUN(memory);
  return test_report();
}

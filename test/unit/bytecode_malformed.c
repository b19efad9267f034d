// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bytecode made by hand, byte by byte: each table and encoding with something wrong in it, and the encodings that no
// file at hand has. Numbers below 64 are one byte, 2n + 1; signed numbers are zigzagged first.
#include "bytecode_work.h"
#include "test.h"

// A file as sections in hex. Absent parts are those of a module with one attribute `k`.
typedef struct File {
  const char *version;   // default 6
  const char *producer;  // with its NUL; default "test"
  const char *strings, *dialects, *offsets, *entries, *ir, *resource_offsets, *resources, *records;
  const char *attrs[6];  // attribute 3 and on: "dialect hex"; attribute 3 is the value of `k`
  const char *types[4];  // type 12 and on
  const char *tail;      // after the last section
  unsigned without;      // bit set of sections that are left out
  const struct Buffer *raw_offsets, *raw_entries, *raw_ir;  // instead of hex
} File;

enum { STRINGS, DIALECTS, ENTRIES, OFFSETS, IR, RESOURCES, RESOURCE_OFFSETS, VERSIONS, RECORDS, N_SECTIONS };

typedef struct Buffer {
  uint8_t p[80000];
  size_t n;
} Buffer;

static void add(Buffer *b, const void *p, size_t n) {
  if (n) memcpy(b->p + b->n, p, n);
  b->n += n;
}

static void add_hex(Buffer *b, const char *hex) {
  static const char digits[] = "0123456789abcdef";
  for (; *hex; hex++) {
    if (*hex == ' ') continue;
    b->p[b->n++] = (uint8_t)((strchr(digits, hex[0]) - digits) << 4 | (strchr(digits, hex[1]) - digits));
    hex++;
  }
}

static void add_varint(Buffer *b, size_t v) {
  unsigned n = v < 1 << 7 ? 1 : v < 1 << 14 ? 2 : 3;
  for (size_t word = v << n | (size_t)1 << (n - 1); n; n--, word >>= 8) b->p[b->n++] = (uint8_t)word;
}

static const char *const strings[] = {
    "builtin",
    "vhlo",
    "stablehlo",
    "chlo",
    "sdy",
    "foo",
    "module",
    "k",
    "add_v1",
    "func_v1",
    "return_v1",
    "bar",
    "unrealized_conversion_cast",
    "top_k",
    "pad_v1",
    "opaque",
    "while_v1",
    "add_v9",
    "scan",
    "propagation_barrier",
};

// op name numbers: 0 builtin.module, 1 vhlo.add_v1, 2 vhlo.func_v1, 3 vhlo.return_v1, 4 vhlo.pad_v1, 5 vhlo.while_v1,
// 6 vhlo.add_v9, 7 foo.bar (registered), 8 foo.bar (not), 9 builtin cast, 10 chlo.top_k, 11 builtin.k, 12 chlo.scan,
// 13 sdy.propagation_barrier
static const char default_dialects[] =
    "0d 01 05 09 0d 11 15"
    "1d"
    "01 03 1b"
    "03 0d 23 27 2b 3b 43 47"
    "0b 05 2f 2d"
    "01 03 33"
    "07 03 37"
    "01 03 1f"
    "07 03 4b"
    "09 03 4f";

static const char *const base_attrs[] = {"builtin 1f", "builtin 03 03 05 07", "builtin 05 0f"};
static const char *const base_types[] = {
    "builtin 01 0202",
    "builtin 0b",
    "builtin 1b 03 09 01",
    "builtin 01 09",
    "builtin 1b 03 29 07",
    "builtin 03",
    "vhlo 09",
    "vhlo 29 03 09 0d",
    "builtin 01 0204",
    "builtin 1b 03 09 11",
    "builtin 01 21",
    "builtin 1b 03 0d 15",
};

static size_t dialect_of(const char **spec) {
  for (size_t i = 0; i < 6; i++) {
    size_t n = strlen(strings[i]);
    if (strncmp(*spec, strings[i], n) || (*spec)[n] != ' ') continue;
    *spec += n + 1;
    return i;
  }
  abort();
}

// Each entry in a group of its own. "text:..." instead of hex is the textual form.
static void add_entries(Buffer *offsets, Buffer *data, const char *const *specs, size_t n) {
  for (size_t i = 0; i < n && specs[i]; i++) {
    const char *spec = specs[i];
    add_varint(offsets, dialect_of(&spec));
    add_varint(offsets, 1);
    size_t before = data->n;
    bool is_text = strncmp(spec, "text:", 5) == 0;
    if (is_text)
      add(data, spec + 5, strlen(spec + 5) + 1);
    else
      add_hex(data, spec);
    add_varint(offsets, (data->n - before) << 1 | !is_text);
  }
}

static size_t count(const char *const *specs, size_t max) {
  size_t n = 0;
  while (n < max && specs[n]) n++;
  return n;
}

static void make_tables(const File *f, Buffer *offsets, Buffer *data) {
  size_t n_attrs = count(f->attrs, TN_COUNT(f->attrs));
  add_varint(offsets, TN_COUNT(base_attrs) + (n_attrs ? n_attrs : 1));
  add_varint(offsets, TN_COUNT(base_types) + count(f->types, TN_COUNT(f->types)));
  add_entries(offsets, data, base_attrs, TN_COUNT(base_attrs));
  static const char *const unit[] = {"builtin 0f"};
  add_entries(offsets, data, n_attrs ? f->attrs : unit, n_attrs ? n_attrs : 1);
  add_entries(offsets, data, base_types, TN_COUNT(base_types));
  add_entries(offsets, data, f->types, TN_COUNT(f->types));
}

static void make_strings(Buffer *b) {
  add_varint(b, TN_COUNT(strings));
  for (size_t i = TN_COUNT(strings); i-- > 0;) add_varint(b, strlen(strings[i]) + 1);
  for (size_t i = 0; i < TN_COUNT(strings); i++) add(b, strings[i], strlen(strings[i]) + 1);
}

static void add_section(const File *f, Buffer *out, unsigned id, const Buffer *data) {
  if (f->without >> id & 1) return;
  out->p[out->n++] = (uint8_t)id;
  add_varint(out, data->n);
  add(out, data->p, data->n);
}

static void choose(const char *hex, const char *otherwise, Buffer *b) {
  if (!hex && !otherwise) return;
  b->n = 0;
  add_hex(b, hex ? hex : otherwise);
}

static void make(const File *f, Buffer *out) {
  static Buffer s[N_SECTIONS];
  for (unsigned i = 0; i < N_SECTIONS; i++) s[i].n = 0;
  make_strings(&s[STRINGS]);
  make_tables(f, &s[OFFSETS], &s[ENTRIES]);
  choose(f->strings, NULL, &s[STRINGS]);
  choose(f->dialects, default_dialects, &s[DIALECTS]);
  choose(f->offsets, NULL, &s[OFFSETS]);
  choose(f->entries, NULL, &s[ENTRIES]);
  choose(f->ir, "05 01 51 01 03 01 07 04 07 03 01 01", &s[IR]);
  choose(f->resource_offsets, "01", &s[RESOURCE_OFFSETS]);
  choose(f->resources, "", &s[RESOURCES]);
  choose(f->records, "03 05 01 01", &s[RECORDS]);
  if (f->raw_offsets) s[OFFSETS] = *f->raw_offsets, s[ENTRIES] = *f->raw_entries;
  if (f->raw_ir) s[IR] = *f->raw_ir;
  out->n = 0;
  add_hex(out, "4d4cef52");
  add_hex(out, f->version ? f->version : "0d");
  add_hex(out, f->producer ? f->producer : "7465737400");
  static const unsigned order[] = {DIALECTS, OFFSETS, ENTRIES, IR, RESOURCE_OFFSETS, RESOURCES, STRINGS, RECORDS};
  for (size_t i = 0; i < TN_COUNT(order); i++) add_section(f, out, order[i], &s[order[i]]);
  add_hex(out, f->tail ? f->tail : "");
}

typedef struct Print {
  const Work *w;
  char *out;
} Print;

static TnError *print_k(void *arg) {
  Print *p = arg;
  const TnAttr *k = tn_dict_find(p->w->m->root->dict, TN_STR("k"));
  TnBuf b = {.arena = &p->w->m->arena};
  if (k) tn_text_print_attr(&b, k);
  snprintf(p->out, 500, "%.*s", (int)b.n, b.p ? b.p : "");
  return NULL;
}

// The printed value of `k`, or the message; without the byte it names, which says little here.
static void read_file(const File *f, char out[500]) {
  static Buffer file;
  Work w = {0};
  make(f, &file);
  uint8_t *copy = malloc(file.n);
  memcpy(copy, file.p, file.n);
  if (work_read(&w, copy, file.n)) {
    tn_error_destroy(tn_module_run(w.m, print_k, &(Print){&w, out}));
  } else {
    const char *colon = strchr(w.message, ':');
    bool has_byte = strncmp(w.message, "byte ", 5) == 0 && colon;
    snprintf(out, 500, "%s", has_byte ? colon + 2 : w.message);
  }
  work_end(&w);
  free(copy);
}

typedef struct Case {
  const char *expected;
  File f;
} Case;

static void check_cases(const Case *cases, size_t n) {
  for (size_t i = 0; i < n; i++) {
    char got[500];
    read_file(&cases[i].f, got);
    if (strcmp(got, cases[i].expected)) printf("case %zu\n", i);
    CHECK_STR(got, cases[i].expected);
  }
}

#define NEWER "; the file was written by test, this reader knows StableHLO up to 1.20.0"

// ---------------------------------------------------------------------------------------------------------------

static const Case container[] = {
    {"unit", {0}},
    {"bytecode version 7, expected 0 to 6", {.version = "0f"}},
    {"the data ends inside a text", {.producer = "74", .without = 0x1FF}},
    {"no string section", {.without = 1 << STRINGS}},
    {"no dialect section", {.without = 1 << DIALECTS}},
    {"no attribute and type section", {.without = 1 << ENTRIES}},
    {"no attribute and type offset section", {.without = 1 << OFFSETS}},
    {"no ir section", {.without = 1 << IR}},
    {"no property section", {.without = 1 << RECORDS}},
    {"a resource section without its offsets, or offsets without the section", {.without = 1 << RESOURCES}},
    {"unit", {.without = 1 << RESOURCES | 1 << RESOURCE_OFFSETS}},
    {"a second string section", {.tail = "00 01"}},
    {"section 9, expected 0 to 8", {.tail = "09 01"}},
    {"a dialect version section outside of the dialect section", {.tail = "07 01"}},
    {"ir section of 3 bytes, 2 left", {.without = 1 << IR, .tail = "04 07 01 01"}},
    {"the data ends inside a number", {.tail = "04"}},
    {"section alignment 3 is not a power of two", {.without = 1 << IR, .tail = "84 01 07"}},
    {"the data ends inside a byte", {.without = 1 << IR, .tail = "84 01 0208"}},  // padding up to 512
    {"the data ends inside a number", {.without = 1 << IR, .tail = "04 00 ff ff"}},
};

TN_TEST(container) { check_cases(container, TN_COUNT(container)); }

static const Case tables[] = {
    // Strings.
    {"100 strings announced, 0 bytes left", {.strings = "c9"}},
    {"a string of 0 bytes, 1 left", {.strings = "03 01 00"}},
    {"a string of 9 bytes, 1 left", {.strings = "03 13 00"}},
    {"string 0 does not end with a NUL", {.strings = "03 03 61"}},
    {"1 bytes too many in the string section", {.strings = "03 03 00 00"}},
    // Dialects and op names.
    {"string 60 of 20", {.dialects = "03 f1 01"}},
    {"9 dialects announced, 1 bytes left", {.dialects = "13 01"}},
    {"a ir section, expected a dialect version section", {.dialects = "03 03 04 01 01"}},
    {"2 op names announced, 1 present", {.dialects = "03 01 05 01 03 1b"}},
    {"dialect 1 of 1", {.dialects = "03 01 03 03 03 1b"}},
    {"string 60 of 20", {.dialects = "03 01 03 01 03 f3"}},
    {"5 op names announced, 1 bytes left", {.dialects = "03 01 03 01 0b 1b"}},
    // Attribute and type offsets.
    {"60 attributes announced, 2 bytes left", {.offsets = "79 01 01"}},
    {"60 types announced, 0 bytes left", {.offsets = "01 79"}},
    {"dialect 6 of 6", {.offsets = "03 01 0d 03 01"}},
    {"a group of 2 entries, expected 1 to 1", {.offsets = "03 01 01 05 01 01"}},
    {"a group of 0 entries, expected 1 to 1", {.offsets = "03 01 01 01 01 01"}},
    {"an entry of 5 bytes, 2 left", {.offsets = "03 01 01 03 17", .entries = "1f 1f"}},
    {"1 bytes too many in the attribute and type section", {.offsets = "03 01 01 03 07", .entries = "1f 1f"}},
    {"1 bytes too many in the attribute and type offset section", {.offsets = "03 01 01 03 07 01", .entries = "1f"}},
    // Records.
    {"9 property records announced, 0 bytes left", {.records = "13"}},
    {"9 bytes announced, 0 bytes left", {.records = "03 13"}},
    {"1 bytes too many in the property section", {.records = "03 05 01 01 00"}},
    {"property record 0 of 0", {.records = "01"}},
    {"builtin.module: 1 bytes too many in a property record", {.records = "03 07 01 01 01"}},
    {"the data ends inside a number", {.records = "03 01"}},
    {"attribute 9 of 4", {.records = "03 05 27 01"}},
    {"builtin.module: attribute 'sym_name': expected a string", {.records = "03 05 0f 01"}},
    {"found an absent attribute with the number 4", {.records = "03 05 11 01"}},
};

// Resources: offsets have a key, a size and a kind each; kind 0 is a blob of alignment, size and bytes.
static const Case resources[] = {
    {"dense_resource<k> : tensor<2xi32>",
     {.attrs = {"builtin 21 05 01"}, .resource_offsets = "01 01 03 0f 0f 00", .resources = "03 0b 01 02 03 04 05"}},
    {"dense_resource<k> : tensor<2xi32>", {.attrs = {"builtin 21 05 01"}, .resource_offsets = "01 01 03 0f 01 00"}},
    {"unit", {.resource_offsets = "03 07 05 0f 03 01 0f 03 02", .resources = "01 0f"}},  // external: a bool, a string
    {"resource alignment 3 is not a power of two",
     {.resource_offsets = "01 01 03 0f 0f 00", .resources = "07 0b 01 02 03 04 05"}},
    {"a resource of 9 bytes, 5 left", {.resource_offsets = "01 01 03 0f 0f 00", .resources = "03 13 01 02 03 04 05"}},
    {"a resource of 7 bytes and kind 0, 1 bytes left", {.resource_offsets = "01 01 03 0f 0f 00", .resources = "03"}},
    {"a resource of 1 bytes and kind 3, 1 bytes left", {.resource_offsets = "01 01 03 0f 03 03", .resources = "03"}},
    {"1 bytes too many in the resource section", {.resources = "03"}},
    {"dialect 6 of 6", {.resource_offsets = "01 0d 01"}},
    {"9 resources announced, 0 bytes left", {.resource_offsets = "01 01 13"}},
};

TN_TEST(resources) { check_cases(resources, TN_COUNT(resources)); }

TN_TEST(tables) { check_cases(tables, TN_COUNT(tables)); }

// ---------------------------------------------------------------------------------------------------------------

static const Case attributes[] = {
    {"attribute 3 contains itself", {.attrs = {"builtin 01 03 07"}}},
    {"attribute 3 contains itself", {.attrs = {"builtin 01 03 09", "builtin 01 05 01 07"}}},
    {"attribute 60 of 4", {.attrs = {"builtin 01 03 79"}}},
    {"attribute code 60 of dialect 'builtin' is not known" NEWER, {.attrs = {"builtin 79"}}},
    {"attribute code 0 of dialect 'vhlo' is not known" NEWER, {.attrs = {"vhlo 01"}}},
    {"attribute code 1 of dialect 'foo' is not known" NEWER, {.attrs = {"foo 03"}}},
    {"1 bytes too many in an attribute of dialect 'builtin'", {.attrs = {"builtin 0f 00"}}},
    {"the data ends inside a number",
     {.attrs = {"builtin"
                " "}}},
    {"#foo.x<1>", {.attrs = {"foo text:#foo.x<1>"}}},
    {"[unit, unit]", {.attrs = {"builtin 01 05 09 09", "builtin 0f"}}},
    {"60 attributes announced, 0 bytes left", {.attrs = {"builtin 01 79"}}},
    {"{k}", {.attrs = {"builtin 03 03 05 09", "builtin 0f"}}},
    {"expected every name once in a dictionary", {.attrs = {"builtin 03 05 05 09 05 09", "builtin 0f"}}},
    {"expected a string as dictionary key", {.attrs = {"builtin 03 03 09 09", "builtin 0f"}}},
    {"\"vhlo\"", {.attrs = {"builtin 05 03"}}},
    {"\"vhlo\" : i32", {.attrs = {"builtin 07 03 01"}}},
    {"string 60 of 20", {.attrs = {"builtin 05 79"}}},
    {"@k", {.attrs = {"builtin 09 05"}}},
    {"expected a string as symbol", {.attrs = {"builtin 09 01"}}},
    {"@k::@k", {.attrs = {"builtin 0b 05 03 09", "builtin 09 05"}}},
    {"expected a plain symbol inside of a symbol", {.attrs = {"builtin 0b 05 03 01"}}},
    {"i32", {.attrs = {"builtin 0d 01"}}},
    {"type 60 of 12", {.attrs = {"builtin 0d 79"}}},
    // Numbers.
    {"-1 : i32", {.attrs = {"builtin 11 01 00 feffffff01000000"}}},
    {"true", {.attrs = {"builtin 11 07 01"}}},
    {"false", {.attrs = {"builtin 11 07 02"}}},  // bits beyond the width mean nothing
    {"7 : index", {.attrs = {"builtin 11 0b 1d"}}},
    {"-1 : i4", {.attrs = {"builtin 11 15 0f"}}},
    {"expected an integer type of at most 64 bits", {.attrs = {"builtin 11 03 01"}}},
    {"expected an integer type of at most 64 bits", {.attrs = {"builtin 11 19 01"}, .types = {"builtin 01 0208"}}},
    {"1.000000e+00 : f32", {.attrs = {"builtin 13 03 00 0000007f00000000"}}},
    {"expected a float type of at most 64 bits", {.attrs = {"builtin 13 01 01"}}},
    {"expected a float type of at most 64 bits", {.attrs = {"builtin 13 19 01"}, .types = {"builtin 0f"}}},
    // Constant data.
    {"dense<[1, 2]> : tensor<2xi32>", {.attrs = {"builtin 25 05 11 01000000 02000000"}}},
    {"dense<1> : tensor<2xi32>", {.attrs = {"builtin 25 05 09 01000000"}}},
    {"7 bytes of elements do not fit the type tensor<2xi32>", {.attrs = {"builtin 25 05 0f 01000000 020000"}}},
    {"0 bytes of elements do not fit the type tensor<2xi32>", {.attrs = {"builtin 25 05 01"}}},
    {"60 bytes announced, 0 bytes left", {.attrs = {"builtin 25 05 79"}}},
    {"expected a ranked tensor type for constant elements", {.attrs = {"builtin 25 01 09 01000000"}}},
    {"dense<true> : tensor<10xi1>", {.attrs = {"builtin 25 09 03 ff"}}},
    {"dense<false> : tensor<10xi1>", {.attrs = {"builtin 25 09 03 00"}}},
    {"dense<true> : tensor<10xi1>", {.attrs = {"builtin 25 09 03 01"}}},  // one element, unpacked
    {"dense<[true, false, false, false, false, false, false, false, false, true]> : tensor<10xi1>",
     {.attrs = {"builtin 25 09 05 0102"}}},
    {"dense<[true, false, false, false, false, false, false, false, false, true]> : tensor<10xi1>",
     {.attrs = {"builtin 25 09 15 01000000000000000001"}}},
    {"9 bytes of elements do not fit the type tensor<10xi1>", {.attrs = {"builtin 25 09 13 010000000000000000"}}},
    {"dense<[-1, 7, 0]> : tensor<3xi4>", {.attrs = {"builtin 25 17 07 0f 07 f0"}}},
    {"8 bytes of elements do not fit the type tensor<4611686018427387904x8xi32>",
     {.attrs = {"builtin 25 19 11 0000000000000000"}, .types = {"builtin 1b 05 00 0000000000000080 21 01"}}},
    {"4 bytes of elements do not fit the type tensor<?xi32>",
     {.attrs = {"builtin 25 19 09 00000000"}, .types = {"builtin 1b 03 00 ffffffffffffffff 01"}}},
    {"array<i32: 1, 2>", {.attrs = {"builtin 23 01 05 11 01000000 02000000"}}},
    {"array<i1: true, false>", {.attrs = {"builtin 23 07 05 05 01 00"}}},
    {"expected 0 or 1 in an array of i1", {.attrs = {"builtin 23 07 05 05 01 02"}}},
    {"8 bytes for an array of 3 elements of 4 bytes", {.attrs = {"builtin 23 01 07 11 01000000 02000000"}}},
    {"expected an element type of whole bytes for an array", {.attrs = {"builtin 23 05 03 01"}}},
    {"expected an element type of whole bytes for an array", {.attrs = {"builtin 23 15 03 03 01"}}},
    {"resource 0 of 0", {.attrs = {"builtin 21 05 01"}}},
    {"dense<[\"k\", \"vhlo\"]> : tensor<2xi32>", {.attrs = {"builtin 27 05 01 0f 03"}}},
    {"dense<\"k\"> : tensor<2xi32>", {.attrs = {"builtin 27 05 03 0f"}}},
    {"expected as many strings as the vector has elements", {.attrs = {"builtin 27 05 01 0f"}}},
    {"sparse<[0, 1], [1, 2]> : tensor<2xi32>",
     {.attrs = {"builtin 29 05 09 0b", "builtin 25 13 21 0000000000000000 0100000000000000",
                "builtin 25 05 11 01000000 02000000"}}},
    {"expected dense elements as indices and values of sparse ones", {.attrs = {"builtin 29 05 01 01"}}},
    {"dense<7> : tensor<index>", {.attrs = {"builtin 25 19 11 0700000000000000"}, .types = {"builtin 1b 01 0b"}}},
    {"3 bytes of elements do not fit the type tensor<2xi128>",
     {.attrs = {"builtin 25 1b 07 000000"}, .types = {"builtin 01 0208", "builtin 1b 03 09 19"}}},
    {"3 bytes of elements do not fit the type tensor<2xf80>",
     {.attrs = {"builtin 25 1b 07 000000"}, .types = {"builtin 0f", "builtin 1b 03 09 19"}}},
    {"3 bytes of elements do not fit the type tensor<2xcomplex<i32>>",
     {.attrs = {"builtin 25 1b 07 000000"}, .types = {"builtin 13 01", "builtin 1b 03 09 19"}}},
    {"0 bytes of elements do not fit the type tensor<2x!foo.x<1>>",
     {.attrs = {"builtin 25 1b 01"}, .types = {"foo text:!foo.x<1>", "builtin 1b 03 09 19"}}},
    {"distinct[112]<\"k\">", {.attrs = {"builtin 2b 05"}}},
    // Locations.
    {"loc(\"k\":1:2)", {.attrs = {"builtin 17 05 03 05"}}},
    {"expected a string as file name", {.attrs = {"builtin 17 01 03 05"}}},
    {"line or column 4294967296", {.attrs = {"builtin 17 05 00 0000000001000000 05"}}},
    {"loc(\"k\":1:2 to :3)", {.attrs = {"builtin 2d 05 07 03 05 07"}}},
    {"a location of 5 numbers, expected 0 to 4", {.attrs = {"builtin 2d 05 0b 01 01 01 01 01"}}},
    {"loc(callsite(unknown at unknown))", {.attrs = {"builtin 15 01 01"}}},
    {"expected locations in a call site", {.attrs = {"builtin 15 01 05"}}},
    {"expected locations in a fused location", {.attrs = {"builtin 19 03 05"}}},
    {"loc(fused<\"k\">[\"k\"])", {.attrs = {"builtin 1b 05 09 01 05", "builtin 1d 05 01"}}},
    {"loc(\"k\")", {.attrs = {"builtin 1d 05 01"}}},
    {"expected a string and a location", {.attrs = {"builtin 1d 05 05"}}},
};

TN_TEST(attributes) { check_cases(attributes, TN_COUNT(attributes)); }

// Attributes of vhlo, stablehlo, chlo and sdy.
static const Case dialect_attributes[] = {
    {"[]", {.attrs = {"vhlo 03 01"}}},
    {"true", {.attrs = {"vhlo 05 03"}}},
    {"found 2, expected 0 or 1", {.attrs = {"vhlo 05 05"}}},
    {"#stablehlo<comparison_direction LT>", {.attrs = {"vhlo 07 0b"}}},
    {"comparison_direction has no value 6" NEWER, {.attrs = {"vhlo 07 0d"}}},
    {"4 : i32", {.attrs = {"vhlo 0b 09"}}},
    {"custom-call API version 5" NEWER, {.attrs = {"vhlo 0b 0b"}}},
    {"{vhlo = true}", {.attrs = {"vhlo 0d 03 09 0b", "vhlo 1d 03", "vhlo 05 03"}}},
    {"dense<1.000000e+00> : tensor<2xf32>", {.attrs = {"vhlo 1f 0f 09 0000803f"}}},
    {"f32", {.attrs = {"vhlo 23 0d"}}},
    {"rng_distribution has no value 0" NEWER, {.attrs = {"vhlo 1b 01"}}},
    {"#stablehlo.bounds<4, ?>", {.attrs = {"vhlo 25 05 11 00 ffffffffffffffff"}}},
    {"result_accuracy: mode: expected result_accuracy_mode", {.attrs = {"vhlo 29 01 01 01 01"}}},
    {"#stablehlo.axis_ref<name = \"k\">", {.attrs = {"vhlo 2d 05 01"}}},
    {"axis_ref: name: expected a string", {.attrs = {"vhlo 2d 01 01"}}},
    {"axis_ref: sub_axis_info: expected sub_axis_info", {.attrs = {"vhlo 2d 05 03 01"}}},
    {"replica_group_mesh_axes: mesh: expected a mesh or a symbol", {.attrs = {"vhlo 2f 01 09", "vhlo 03 01"}}},
    {"#stablehlo.replica_group_mesh_axes<mesh = @k, axes = []>", {.attrs = {"vhlo 2f 05 09", "vhlo 03 01"}}},
    {"#stablehlo.replica_group_mesh_axes<mesh = @k, axes = [#stablehlo.axis_ref<name = \"k\", sub_axis_info = (2)4>]>",
     {.attrs = {"stablehlo 25 09 03 0b", "builtin 09 05", "stablehlo 29 0f 01 0d", "stablehlo 27 09 11"}}},
    {"found the byte 7, expected 0 or 1", {.attrs = {"stablehlo 29 0f 07 01"}}},
    {"mesh: axes: expected mesh_axis", {.attrs = {"vhlo 33 09 01", "vhlo 03 03 01"}}},
    {"#sdy<manual_axes{\"k\"}>", {.attrs = {"sdy 01 03 05"}}},
    {"manual_axes: value: expected an array of strings", {.attrs = {"sdy 01 03 01"}}},
    {"#sdy.sharding<@k, [{\"k\", ?}p5]>",
     {.attrs = {"sdy 0d 09 03 0b 01", "builtin 09 05", "sdy 0b 03 0d 00 17", "sdy 09 0f 01"}}},
    {"#sdy.sharding<@k, [], unreduced={\"k\"}>", {.attrs = {"sdy 1f 09 01 01 03 0b", "builtin 09 05", "sdy 09 0f 01"}}},
    {"reduction_op has no value 9" NEWER, {.attrs = {"sdy 23 09 01 01 01 13", "builtin 09 05"}}},
    {"attribute code 18 of dialect 'sdy' is not known" NEWER, {.attrs = {"sdy 25"}}},
    {"#chlo<comparison_type FLOAT>", {.attrs = {"chlo 03 03"}}},
};

TN_TEST(dialect_attributes) { check_cases(dialect_attributes, TN_COUNT(dialect_attributes)); }

// Types, as the type attribute `k`.
#define TYPE(...)                                                                                             \
  {                                                                                                           \
    .attrs = {"builtin 0d 19", "builtin text:affine_map<(d0) -> (d0)>", "vhlo 25 05 11 00 ffffffffffffffff"}, \
    .types = {                                                                                                \
      __VA_ARGS__                                                                                             \
    }                                                                                                         \
  }
static const Case types[] = {
    {"memref<2xi32, strided<[1]>, \"k\">",
     {.attrs = {"builtin 0d 19", "builtin text:strided<[1]>"}, .types = {"builtin 17 05 03 09 01 09"}}},
    {"si8", TYPE("builtin 01 43")},
    {"an integer type of 8 bits and signedness 3", TYPE("builtin 01 47")},
    {"an integer type of 0 bits and signedness 0", TYPE("builtin 01 01")},
    {"an integer type of 16777216 bits and signedness 0", TYPE("builtin 01 08 00 00 40")},
    {"(i32) -> f32", TYPE("builtin 05 03 01 03 03")},
    {"complex<f32>", TYPE("builtin 13 03")},
    {"expected a number type in a complex type", TYPE("builtin 13 0b")},
    {"memref<2xi32>", TYPE("builtin 15 03 09 01 09")},
    {"tensor<2xi32, \"k\">", TYPE("builtin 1d 05 03 09 01")},
    {"tensor<?x2xi32, #stablehlo.bounds<4, ?>>", TYPE("vhlo 2b 0b 05 00 ffffffffffffffff 09 01")},
    {"a dimension of -1", TYPE("builtin 1b 03 03 01")},
    {"expected an element type in a tensor type", TYPE("builtin 1b 03 09 05")},
    {"tuple<i32, i32>", TYPE("builtin 1f 05 01 01")},
    {"tensor<*xi32>", TYPE("builtin 25 01")},
    {"vector<2xf32>", TYPE("builtin 27 03 09 03")},
    {"type code 20 of dialect 'builtin' is not known" NEWER, TYPE("builtin 29 01")},
    {"f8E4M3FN", TYPE("builtin text:f8E4M3FN")},
    {"!foo.x<1>", TYPE("foo text:!foo.x<1>")},
    {"type 12 contains itself", TYPE("builtin 1f 03 19")},
    {"!shape.witness", TYPE("vhlo 35")},
    {"tf32", TYPE("vhlo 45")},
    {"!stablehlo.future<i32>", TYPE("stablehlo 03 03 01")},
    {"!stablehlo.token", TYPE("stablehlo 01")},
    {"memref<2xf32>", TYPE("vhlo 53 03 09 0d")},
    {"!quant.uniform<i4:f32, 1.000000e+00:3>", TYPE("vhlo 31 03 15 0d 00 000000000000e07f 0d 1f 1d")},
    {"!quant.uniform<u4:f32, 1.000000e+00:3>", TYPE("vhlo 31 01 15 0d 00 000000000000e07f 0d 01 3d")},
    {"expected an integer storage type and a float expressed type in a quantized type",
     TYPE("vhlo 31 03 0d 0d 00 000000000000e07f 0d 1f 1d")},
    {"expected an axis and one zero point a scale", TYPE("vhlo 3d 03 15 0d 01 1f 1d 03 01 01")},
    {"type code 43 of dialect 'vhlo' is not known" NEWER, TYPE("vhlo 57")},
};

TN_TEST(types) {
  check_cases(types, TN_COUNT(types));
  // Bounds that do not match the rank: attribute 4 has two, the type one dimension.
  Case c = {"expected as many bounds as dimensions",
            {.attrs = {"builtin 0d 19", "vhlo 25 05 11 11"}, .types = {"vhlo 2b 09 03 09 01"}}};
  check_cases(&c, 1);
}

// Chains of array attributes, each holding the next one, inside a dictionary and around a location.
static void read_nested(size_t depth, char out[500]) {
  static Buffer offsets, entries;
  offsets.n = entries.n = 0;
  add_varint(&offsets, TN_COUNT(base_attrs) + depth);
  add_varint(&offsets, 0);
  add_entries(&offsets, &entries, base_attrs, TN_COUNT(base_attrs));
  add_varint(&offsets, 0);
  add_varint(&offsets, depth);
  for (size_t i = 0; i < depth; i++) {
    size_t before = entries.n;
    add_hex(&entries, "01 03");
    add_varint(&entries, i + 1 < depth ? TN_COUNT(base_attrs) + i + 1 : 0);
    add_varint(&offsets, (entries.n - before) << 1 | 1);
  }
  read_file(&(File){.raw_offsets = &offsets, .raw_entries = &entries}, out);
}

TN_TEST(nesting_of_attributes) {
  char got[500];
  read_nested(510, got);
  got[4] = 0;
  CHECK_STR(got, "[[[[");
  read_nested(511, got);
  CHECK_STR(got, "attributes or types are nested more than 512 deep");
}

// ---------------------------------------------------------------------------------------------------------------
// Ops. A module's body as `04 LENGTH ...` behind its head; type 7 is vhlo's tensor<2xf32>, record 1 is empty.

#define IN_MODULE(length, body) .ir = "05 01 51 01 03 01 07 04 " length " 03 " body
static const Case ops[] = {
    {"unit", {IN_MODULE("07", "01 01")}},
    {"expected one op at the top, a module", {.ir = "09"}},
    {"found foo.bar at the top, expected a builtin.module of one region", {.ir = "05 11 00 01"}},
    {"op name 60 of 14", {.ir = "05 79 00 01"}},
    {"1 bytes too many in the ir section", {.ir = "05 01 51 01 03 01 07 04 07 03 01 01 00"}},
    {"builtin.module: 1 bytes too many after the regions", {.ir = "05 01 51 01 03 01 07 04 09 03 01 01 00"}},
    {"section 0, expected an ir section", {.ir = "05 01 51 01 03 01 07 00 07 03 01 01"}},
    {"an op of 60 regions, 2 bytes left", {.ir = "05 01 51 01 03 01 f1 01 01"}},
    {"builtin.module: a region of 2 blocks, expected at most 1", {.ir = "05 01 51 01 03 01 07 04 07 05 01 01"}},
    {"builtin.module: 0 values in a region, 1 announced", {.ir = "05 01 51 01 03 01 07 04 07 03 03 01"}},
    {"61 values announced in 12 bytes", {.ir = "05 01 51 01 03 01 07 04 07 03 7b 01"}},
    {"expected a dictionary as attributes of an op", {.ir = "05 01 51 01 01 01 07 04 07 03 01 01"}},
    {"expected a location", {.ir = "05 01 51 05 03 01 07 04 07 03 01 01"}},
    {"op 'vhlo.add_v9' is not known" NEWER, {IN_MODULE("0d", "01 05 0d 00 01")}},
    {"op 'builtin.k' is not known" NEWER, {IN_MODULE("0d", "01 05 17 00 01")}},
    {"unit", {IN_MODULE("0d", "01 05 0f 00 01")}},  // foo.bar, unknown, as it is
    {"foo.bar: properties of an op that is not known", {IN_MODULE("0f", "01 05 0f 40 01 01")}},
    {"foo.bar: expected one attribute as properties",
     {IN_MODULE("0f", "01 05 11 40 01 03"), .records = "05 05 01 01 05 01 01"}},
    // The properties of an op that its writer did not know stand beside its other attributes.
    {"unit",
     {IN_MODULE("11", "01 05 11 41 01 03 03"), .records = "05 05 01 01 03 09",
      .attrs = {"builtin 0f", "builtin 03 03 0b 07", "builtin 05 03"}}},
    {"malformed segment sizes",
     {IN_MODULE("0f", "01 05 19 40 01 03"), .records = "05 05 01 01 0b 09 01 01 01 0d",
      .attrs = {"builtin 0f", "builtin 11 11 05"}}},
    {"malformed segment sizes",
     {IN_MODULE("0f", "01 05 19 40 01 03"), .records = "05 05 01 01 0f 09 01 01 01 07 05 0d",
      .attrs = {"builtin 0f", "builtin 11 11 05"}}},
    {"unit",
     {IN_MODULE("0f", "01 05 1b 40 01 03"), .records = "05 05 01 01 03 09",
      .attrs = {"builtin 0f", "builtin 11 01 09"}}},
    {"sdy.propagation_barrier: attribute 'allowed_direction': expected propagation_direction",
     {IN_MODULE("0f", "01 05 1b 40 01 03"), .records = "05 05 01 01 03 09",
      .attrs = {"builtin 0f", "builtin 11 01 41"}}},
    {"vhlo.func_v1: no attributes, expected 5", {IN_MODULE("0d", "01 05 05 00 01")}},
    {"vhlo.pad_v1: attribute 'edge_padding_high': expected an array of i64 (array<i64: ...>)",
     {IN_MODULE("0f", "01 05 09 40 01 03"), .records = "05 05 01 01 07 07 07 07"}},
    {"vhlo.return_v1: a property record of more than 0 attributes", {IN_MODULE("0f", "01 05 07 40 01 01")}},
    {"operand 0: no such value is visible here", {IN_MODULE("11", "01 05 07 04 01 03 01")}},
    {"9 operands announced, 0 bytes left", {IN_MODULE("0f", "01 05 07 04 01 13")}},
    {"an op with successor blocks, expected none", {IN_MODULE("11", "01 05 07 08 01 03 01")}},
    {"more than the 0 values announced for a region", {IN_MODULE("11", "01 05 0f 02 01 03 0f")}},
    {"type 60 of 12", {IN_MODULE("11", "03 05 0f 02 01 03 79")}},
    // Two ops: %0 = foo.bar(%1), %1 = foo.bar(%0): a use before the definition is patched.
    {"unit", {IN_MODULE("23", "05 09 0f 06 01 03 0f 03 03 0f 06 01 03 0f 03 01")}},
    // A conversion between equal types dissolves, one to another type stays; %0 is the op's own result: it stays too.
    {"unit", {IN_MODULE("1f", "05 09 0f 02 01 03 0f 13 06 01 03 0f 03 01")}},
    // Orders of uses: one value needs one; more values need a count and numbers within.
    {"5 uses announced, 1 bytes left", {IN_MODULE("15", "03 05 0f 22 01 03 0f 15 01")}},
    {"use order of value 2 of 2", {IN_MODULE("19", "05 05 0f 22 01 05 0f 0f 03 05 01")}},
    // Regions: the op's operand count is right, the inner block refers to a value of the module.
    {"operand 0: no such value is visible here",
     {IN_MODULE("2b", "03 09 0f 02 01 03 0f 05 50 01 03 05 03 01 05 07 04 01 03 01"),
      .records = "05 05 01 01 0b 09 0b 09 0d 0d", .attrs = {"builtin 0f", "vhlo 03 01", "vhlo 23 19", "vhlo 1d 0f"},
      .types = {"builtin 05 01 01"}}},
};

TN_TEST(ops) { check_cases(ops, TN_COUNT(ops)); }

// Arrays of the same array twice, again and again: few bytes, but no end when walked as a tree.
TN_TEST(sharing_of_attributes) {
  static Buffer offsets, entries;
  enum { LEVELS = 30 };
  char got[500];
  offsets.n = entries.n = 0;
  add_varint(&offsets, TN_COUNT(base_attrs) + LEVELS);
  add_varint(&offsets, 0);
  add_entries(&offsets, &entries, base_attrs, TN_COUNT(base_attrs));
  add_varint(&offsets, 0);
  add_varint(&offsets, LEVELS);
  for (size_t i = 0; i < LEVELS; i++) {
    size_t next = i + 1 < LEVELS ? TN_COUNT(base_attrs) + i + 1 : 0;
    add_hex(&entries, "01 05");
    add_varint(&entries, next);
    add_varint(&entries, next);
    add_varint(&offsets, 4 << 1 | 1);
  }
  read_file(&(File){.raw_offsets = &offsets, .raw_entries = &entries}, got);
  CHECK_STR(got, "an attribute or type of more than 4194304 parts");
}

// Before version 5 an op's dictionary holds all its attributes.
static const Case version_4[] = {
    {"unit", {.version = "09", .ir = "05 01 11 01 03 07 04 07 03 01 01", .without = 1 << RECORDS}},
    {"expected a dictionary as attributes of an op",
     {.version = "09", .ir = "05 01 11 01 01 07 04 07 03 01 01", .without = 1 << RECORDS}},
    {"vhlo.pad_v1: no attribute 'edge_padding_high'",
     {.version = "09", .ir = "05 01 11 01 03 07 04 0f 03 01 05 09 01 01 03", .without = 1 << RECORDS}},
};

TN_TEST(merged_attributes) {
  // Op names have no flag: the same list with plain numbers.
  static const char names[] =
      "0d 01 05 09 0d 11 15 1d 01 03 0d 03 0d 11 13 15 1d 21 23 0b 05 17 17 01 03 19 07 03 1b "
      "01 03 0f 07 03 25 09 03 27";
  for (size_t i = 0; i < TN_COUNT(version_4); i++) {
    Case c = version_4[i];
    c.f.dialects = names;
    check_cases(&c, 1);
  }
}

// Ops with one region each, one inside the other, isolated or not; built from the inside out.
static void read_regions(size_t depth, bool is_isolated, char out[500]) {
  static Buffer regions, op;
  regions.n = 0;
  add_hex(&regions, "01");  // no block
  for (size_t i = 0; i < depth; i++) {
    op.n = 0;
    add_hex(&op, is_isolated ? "03 01 05 0f 10 01 07 04" : "03 01 05 0f 10 01 05");  // one block of one foo.bar
    if (is_isolated) add_varint(&op, regions.n);
    add(&op, regions.p, regions.n);
    regions = op;
  }
  op.n = 0;
  add_hex(&op, "05 01 51 01 03 01 05");
  add(&op, regions.p, regions.n);
  read_file(&(File){.raw_ir = &op}, out);
}

TN_TEST(nesting_of_regions) {
  char got[500];
  for (int is_isolated = 0; is_isolated < 2; is_isolated++) {
    read_regions(511, is_isolated, got);
    CHECK_STR(got, "unit");
    read_regions(512, is_isolated, got);
    CHECK_STR(got, "regions are nested more than 512 deep");
  }
}

int main(void) {
  RUN(container);
  RUN(tables);
  RUN(resources);
  RUN(attributes);
  RUN(dialect_attributes);
  RUN(types);
  RUN(nesting_of_attributes);
  RUN(sharing_of_attributes);
  RUN(merged_attributes);
  RUN(ops);
  RUN(nesting_of_regions);
  return test_report();
}

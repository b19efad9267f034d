// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The op table as text and JSON, for `tenon ops`, the documentation and other languages' packages.
#include "rt/rt.h"

static const char *const kind_names[] = {
    "elementwise",    "broadcasting elementwise",
    "generator",      "movement",
    "body",           "compound",
    "linear algebra", "dot",
    "control",        "call",
    "tuple",          "communication",
    "terminator",     "module",
    "check",          "sharding",
    "opaque",
};
_Static_assert(TN_COUNT(kind_names) == TN_KIND_OPAQUE + 1, "one name a kind");

static const struct {
  unsigned bit;
  const char *name;
} trait_names[] = {
    {TN_TRAIT_PURE, "pure"},
    {TN_TRAIT_SAME, "same_types"},
    {TN_TRAIT_COMM, "commutative"},
    {TN_TRAIT_TERM, "terminator"},
    {TN_TRAIT_ISOLATED, "isolated"},
    {TN_TRAIT_SYMBOL, "symbol"},
    {TN_TRAIT_NO_TERM, "no_terminator"},
    {TN_TRAIT_BODY_EFFECT, "effects_of_body"},
};

static const char *const spec_names[] = {
    [TN_AK_ANY] = "any",           [TN_AK_UNIT] = "unit",
    [TN_AK_BOOL] = "bool",         [TN_AK_I32] = "i32",
    [TN_AK_I64] = "i64",           [TN_AK_UI32] = "ui32",
    [TN_AK_UI64] = "ui64",         [TN_AK_F32] = "f32",
    [TN_AK_F64] = "f64",           [TN_AK_STR] = "string",
    [TN_AK_SYM] = "symbol",        [TN_AK_SYMS] = "symbols",
    [TN_AK_TYPE] = "type",         [TN_AK_I32S] = "i32 array",
    [TN_AK_I64S] = "i64 array",    [TN_AK_BOOLS] = "bool array",
    [TN_AK_ELEMENTS] = "elements", [TN_AK_I64_ELEMENTS] = "i64 elements",
    [TN_AK_ARRAY] = "array",       [TN_AK_DICT] = "dictionary",
    [TN_AK_ENUM] = "enum",         [TN_AK_ENUMS] = "enums",
    [TN_AK_STRUCT] = "struct",     [TN_AK_GROUPS] = "replica groups",
    [TN_AK_STRS] = "strings",      [TN_AK_DICTS] = "dictionaries",
    [TN_AK_STRUCTS] = "structs",
};

static void add_count(TnBuf *out, int count) {
  tn_buf_fmt(out, count >= 0 ? "%d" : "%d+", count >= 0 ? count : TN_MIN_OF(count));
}

static void add_attr_kind(TnBuf *out, const TnAttrSpec *s) {
  bool is_enum = s->kind == TN_AK_ENUM || s->kind == TN_AK_ENUMS;
  if (is_enum)
    tn_buf_fmt(out, "%s %s", tn_name(tn_enum_info[s->aux].mnemonic), spec_names[s->kind]);
  else if (s->kind == TN_AK_STRUCTS)
    tn_buf_fmt(out, "%s %s", tn_name(tn_struct_info[s->aux].mnemonic), spec_names[s->kind]);
  else if (s->kind == TN_AK_STRUCT)
    tn_buf_z(out, tn_name(tn_struct_info[s->aux].mnemonic));
  else
    tn_buf_z(out, spec_names[s->kind]);
}

static void add_line(TnBuf *out, const TnOpInfo *op) {
  tn_buf_fmt(out, "%-40s operands ", tn_op_full_name(op));
  add_count(out, op->operands);
  tn_buf_z(out, ", results ");
  add_count(out, op->results);
  tn_buf_z(out, ", regions ");
  add_count(out, op->regions);
  tn_buf_fmt(out, ", %s", kind_names[op->kind]);
  for (size_t i = 0; i < op->n_attrs; i++) {
    tn_buf_fmt(out, "%s%s: ", i ? ", " : "; ", tn_name(tn_op_specs(op)[i].name));
    add_attr_kind(out, &tn_op_specs(op)[i]);
    if (tn_op_specs(op)[i].presence != TN_REQUIRED) tn_buf_char(out, '?');
  }
  tn_buf_char(out, '\n');
}

static void add_json_attrs(TnBuf *out, const TnOpInfo *op) {
  for (size_t i = 0; i < op->n_attrs; i++) {
    const TnAttrSpec *s = &tn_op_specs(op)[i];
    tn_buf_fmt(out, "%s{\"name\": \"%s\", \"kind\": \"", i ? ", " : "", tn_name(s->name));
    add_attr_kind(out, s);
    tn_buf_fmt(out, "\", \"required\": %s", s->presence == TN_REQUIRED ? "true" : "false");
    if (s->presence == TN_DEFAULTED) tn_buf_fmt(out, ", \"default\": %lld", (long long)s->default_value);
    tn_buf_char(out, '}');
  }
}

static void add_json(TnBuf *out, const TnOpInfo *op, bool is_last) {
  tn_buf_fmt(out, "  {\"name\": \"%s\", \"dialect\": \"%.*s\", \"operands\": \"", tn_op_full_name(op),
             TN_STR_ARG(tn_op_dialect(op)));
  add_count(out, op->operands);
  tn_buf_z(out, "\", \"results\": \"");
  add_count(out, op->results);
  tn_buf_z(out, "\", \"regions\": \"");
  add_count(out, op->regions);
  tn_buf_fmt(out, "\", \"kind\": \"%s\", \"traits\": [", kind_names[op->kind]);
  bool first = true;
  for (size_t i = 0; i < TN_COUNT(trait_names); i++) {
    if (!(op->traits & trait_names[i].bit)) continue;
    tn_buf_fmt(out, "%s\"%s\"", first ? "" : ", ", trait_names[i].name);
    first = false;
  }
  tn_buf_z(out, "], \"attributes\": [");
  add_json_attrs(out, op);
  tn_buf_fmt(out, "]}%s\n", is_last ? "" : ",");
}

typedef struct Job {
  bool json;
  TnArena *arena;
  TnBytes *out;
} Job;

static TnError *run_describe(void *arg) {
  Job *job = arg;
  TnBuf buf = {.arena = job->arena};
  if (job->json) tn_buf_z(&buf, "[\n");
  size_t n = TN_OP_opaque;  // the last row is not an op of any dialect
  for (size_t i = 0; i < n; i++) {
    if (job->json)
      add_json(&buf, &tn_op_info[i], i + 1 == n);
    else
      add_line(&buf, &tn_op_info[i]);
  }
  if (job->json) tn_buf_z(&buf, "]\n");
  return tn_bytes_from(tn_buf_view(&buf), job->out);
}

TnError *tn_ops_describe(bool json, TnBytes *out) {
  if (!out) return tn_is_null("out_text");
  TnGuard guard;
  TnArena arena;
  tn_arena_init(&arena, &guard);
  TnError *e = tn_guard_run(&guard, run_describe, &(Job){json, &arena, out});
  tn_arena_deinit(&arena);
  return e;
}

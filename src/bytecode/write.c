// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Writing bytecode: the container and its tables. The order of everything is the reference writer's, so that the bytes
// are.
#include "bytecode/write_priv.h"

enum { STRINGS, DIALECTS, ATTR_TYPES, ATTR_TYPE_OFFSETS, IR, RESOURCES, RESOURCE_OFFSETS, PROPERTIES = 8 };
enum { NEWEST_FORMAT = 6 };

void tn_write_fail(TnWriter *w, const char *fmt, ...) {
  if (w->failed) return;
  w->failed = true;
  va_list args;
  va_start(args, fmt);
  TnStr text = tn_arena_vfmt(w->scratch, fmt, args);
  va_end(args);
  tn_diag(w->diags, TN_ERROR, tn_op_loc(w->m, w->op), "%s: %.*s", tn_op_name(w->op), TN_STR_ARG(text));
}

void tn_write_needs(TnWriter *w, uint32_t version, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  TnStr what = tn_arena_vfmt(w->scratch, fmt, args);
  va_end(args);
  if (version == TN_V_NOW) {
    tn_write_fail(w, "%.*s has no portable form", TN_STR_ARG(what));
    return;
  }
  tn_write_fail(w, "%.*s needs StableHLO %u.%u.0 or newer, the target is %u.%u.%u", TN_STR_ARG(what), version >> 8,
                version & 0xFF, w->options.target.major, w->options.target.minor, w->options.target.patch);
}

// ---------------------------------------------------------------------------------------------------------------
// Bytes.

// Little-endian with a length prefix: as many trailing zero bits in the first byte as bytes follow.
void tn_put_varint(TnBuf *out, uint64_t v) {
  unsigned n = 1;
  while (n < 9 && v >> (7 * n)) n++;
  uint8_t bytes[9] = {0};
  uint64_t word = n == 9 ? v : v << n | (uint64_t)1 << (n - 1);
  for (unsigned i = 0; i < (n == 9 ? 8 : n); i++) bytes[i + (n == 9)] = (uint8_t)(word >> (8 * i));
  tn_buf_add(out, bytes, n);
}

void tn_put_flagged(TnBuf *out, uint64_t v, bool flag) { tn_put_varint(out, v << 1 | flag); }

void tn_put_section(TnBuf *out, unsigned id, const TnBuf *data) {
  tn_buf_char(out, (char)id);
  tn_put_varint(out, data->n);
  tn_buf_add(out, data->p, data->n);
}

uint32_t tn_write_string(TnWriter *w, TnOutString *s) {
  if (s->number == TN_UNNUMBERED) {
    s->number = (uint32_t)w->string_list.n;
    tn_push(w->scratch, &w->string_list, s);
  }
  return s->number;
}

static void put_text(TnBuf *out, const TnOutString *s) {
  tn_buf_str(out, s->s);
  tn_buf_char(out, 0);
}

static void put_blob(TnBuf *out, const TnOutBlob *b) {
  tn_put_varint(out, b->n);
  tn_buf_add(out, b->p, b->n);
}

void tn_put_tokens(TnWriter *w, TnBuf *out, const TnToken *tokens, size_t n) {
  for (size_t i = 0; i < n; i++) {
    const TnToken *t = &tokens[i];
    switch ((TnTokenKind)(uint32_t)t->kind) {
      case TN_TOKEN_HEAD: break;
      case TN_TOKEN_VARINT: tn_put_varint(out, t->value); break;
      case TN_TOKEN_BYTE: tn_buf_char(out, (char)t->value); break;
      case TN_TOKEN_STRING: tn_put_varint(out, tn_write_string(w, (TnOutString *)(uintptr_t)t->p)); break;
      case TN_TOKEN_ATTR:
      case TN_TOKEN_TYPE: tn_put_varint(out, ((const TnOutEntry *)t->p)->number); break;
      case TN_TOKEN_OPTIONAL: tn_put_flagged(out, t->p ? ((const TnOutEntry *)t->p)->number : 0, t->p != NULL); break;
      case TN_TOKEN_BLOB: put_blob(out, t->p); break;
      case TN_TOKEN_TEXT: put_text(out, t->p); break;
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Tables. Strings are numbered as they are first written, so the order of these calls matters.

static void put_op_names(TnWriter *w, TnBuf *out) {
  TnOutName **names = w->name_list.data;
  size_t n = w->name_list.n;
  if (w->format >= 4) tn_put_varint(out, n);
  for (size_t i = 0; i < n;) {
    size_t end = i;
    while (end < n && names[end]->dialect == names[i]->dialect) end++;
    tn_put_varint(out, names[i]->dialect->number);
    tn_put_varint(out, end - i);
    for (; i < end; i++) {
      uint32_t string = tn_write_string(w, tn_out_string(w, names[i]->name));
      if (w->format >= 5)
        tn_put_flagged(out, string, names[i]->is_registered);
      else
        tn_put_varint(out, string);
    }
  }
}

static void put_dialects(TnWriter *w, TnBuf *out) {
  tn_put_varint(out, w->dialect_list.n);
  for (size_t i = 0; i < w->dialect_list.n; i++) {
    uint32_t string = tn_write_string(w, tn_out_string(w, w->dialect_list.data[i]->name));
    if (w->format >= 1)
      tn_put_flagged(out, string, false);
    else
      tn_put_varint(out, string);
  }
  put_op_names(w, out);
}

static void put_entries(TnWriter *w, TnBuf *offsets, TnBuf *data, TnOutEntry *const *list, size_t n) {
  for (size_t i = 0; i < n;) {
    size_t end = i;
    while (end < n && list[end]->dialect == list[i]->dialect) end++;
    tn_put_varint(offsets, list[i]->dialect->number);
    tn_put_varint(offsets, end - i);
    for (; i < end; i++) {
      size_t before = data->n;
      bool is_text = list[i]->n > 1 && list[i]->tokens[1].kind == TN_TOKEN_TEXT;
      tn_put_tokens(w, data, list[i]->tokens, list[i]->n);
      tn_put_flagged(offsets, data->n - before, !is_text);
    }
  }
}

static void put_strings(TnWriter *w, TnBuf *out) {
  size_t n = w->string_list.n;
  tn_put_varint(out, n);
  for (size_t i = n; i-- > 0;) tn_put_varint(out, w->string_list.data[i]->s.n + 1);
  for (size_t i = 0; i < n; i++) put_text(out, w->string_list.data[i]);
}

static void put_records(TnWriter *w, TnBuf *out) {
  tn_put_varint(out, w->record_list.n);
  for (size_t i = 0; i < w->record_list.n; i++) {
    tn_put_varint(out, w->record_list.data[i].n);
    tn_buf_str(out, w->record_list.data[i]);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Resources: one group of the builtin dialect. Blobs are aligned within their section, and the section in the file.

static const char pad = (char)0xCB;

static size_t resource_alignment(const TnWriter *w) {
  size_t largest = 1;
  for (size_t i = 0; i < w->resources.n; i++) {
    const TnResource *data = w->resources.data[i].data;
    if (data && data->alignment > largest) largest = data->alignment;
  }
  return largest;
}

static void put_resources(TnWriter *w, TnBuf *offsets, TnBuf *data) {
  enum { BLOB = 0 };
  tn_put_varint(offsets, 0);  // external groups
  if (w->resources.n == 0) return;
  tn_put_varint(offsets, tn_out_dialect(w, TN_STR("builtin"))->number);
  tn_put_varint(offsets, w->resources.n);
  for (size_t i = 0; i < w->resources.n; i++) {
    const TnOutResource *r = &w->resources.data[i];
    size_t before = data->n;
    if (r->data) {
      size_t alignment = r->data->alignment ? r->data->alignment : 1;
      tn_put_varint(data, alignment);
      tn_put_varint(data, r->data->n);
      while (data->n % alignment) tn_buf_char(data, pad);
      tn_buf_add(data, r->data->data, r->data->n);
    }
    tn_put_varint(offsets, tn_write_string(w, tn_out_string(w, r->key)));
    tn_put_varint(offsets, data->n - before);
    tn_buf_char(offsets, BLOB);
  }
}

static void put_resource_section(TnWriter *w, TnBuf *out, const TnBuf *data) {
  enum { HAS_ALIGNMENT = 0x80 };
  size_t alignment = resource_alignment(w);
  if (alignment == 1) {
    tn_put_section(out, RESOURCES, data);
    return;
  }
  tn_buf_char(out, (char)(RESOURCES | HAS_ALIGNMENT));
  tn_put_varint(out, data->n);
  tn_put_varint(out, alignment);
  while (out->n % alignment) tn_buf_char(out, pad);
  tn_buf_add(out, data->p, data->n);
}

// ---------------------------------------------------------------------------------------------------------------
// The whole.

static void put_header(TnWriter *w, TnBuf *out) {
  static const uint8_t magic[] = {0x4D, 0x4C, 0xEF, 0x52};
  tn_buf_add(out, magic, sizeof magic);
  tn_put_varint(out, w->format);
  TnVersion v = w->options.target;
  if (w->options.native)
    tn_buf_z(out, "Tenon");
  else
    tn_buf_fmt(out, "StableHLO_v%u.%u.%u", v.major, v.minor, v.patch);
  tn_buf_char(out, 0);
}

static void put_file(TnWriter *w, TnBuf *out) {
  TnBuf dialects = {.arena = w->scratch}, offsets = dialects, entries = dialects, ir = dialects;
  TnBuf resource_offsets = dialects, resources = dialects, strings = dialects, records = dialects;
  put_dialects(w, &dialects);
  put_entries(w, &offsets, &entries, w->attr_list.data, w->attr_list.n);
  put_entries(w, &offsets, &entries, w->type_list.data, w->type_list.n);
  tn_write_ir(w, &ir);
  put_resources(w, &resource_offsets, &resources);
  put_strings(w, &strings);
  put_records(w, &records);
  TnBuf counts = {.arena = w->scratch};
  tn_put_varint(&counts, w->attr_list.n);
  tn_put_varint(&counts, w->type_list.n);
  tn_buf_add(&counts, offsets.p, offsets.n);
  put_header(w, out);
  tn_put_section(out, DIALECTS, &dialects);
  tn_put_section(out, ATTR_TYPE_OFFSETS, &counts);
  tn_put_section(out, ATTR_TYPES, &entries);
  tn_put_section(out, IR, &ir);
  tn_put_section(out, RESOURCE_OFFSETS, &resource_offsets);
  put_resource_section(w, out, &resources);
  tn_put_section(out, STRINGS, &strings);
  if (w->format >= 5) tn_put_section(out, PROPERTIES, &records);
}

static TnError *write_file(void *arg) {
  TnWriter *w = arg;
  tn_module_renumber(w->m);
  tn_write_lower(w);
  if (!w->failed) tn_write_casts(w);
  if (w->failed) return NULL;
  tn_write_uses(w);
  tn_write_isolation(w);
  tn_write_number(w);
  TnBuf file = {.arena = w->scratch};
  put_file(w, &file);
  tn_buf_add(w->out, file.p, file.n);
  return NULL;
}

// The newest format that readers of the target's time know.
static unsigned format_for(uint16_t target) {
  if (target < TN_V(0, 10)) return 0;
  if (target < TN_V(0, 12)) return 1;
  if (target < TN_V(0, 14)) return 3;
  return target < TN_V(0, 15) ? 4 : NEWEST_FORMAT;
}

static TnError *set_target(TnWriter *w) {
  TnVersion *v = &w->options.target;
  const TnVersion min = TN_VERSION_MINIMUM, now = TN_VERSION_CURRENT;
  if (v->major == 0 && v->minor == 0 && v->patch == 0) *v = now;
  w->target = w->options.native ? TN_V_NOW : TN_V(v->major, v->minor);
  w->format = w->options.native ? NEWEST_FORMAT : format_for(w->target);
  bool fits = v->major <= UINT8_MAX && v->minor <= UINT8_MAX &&
              TN_V(v->major, v->minor) >= TN_V(min.major, min.minor) &&
              TN_V(v->major, v->minor) <= TN_V(now.major, now.minor);
  if (fits) return NULL;
  TN_FAIL(TN_OUT_OF_RANGE, "target version %u.%u.%u, expected %u.%u.%u to %u.%u.%u", v->major, v->minor, v->patch,
          min.major, min.minor, min.patch, now.major, now.minor, now.patch);
}

static void init_maps(TnWriter *w) {
  TnMap *const maps[] = {&w->strings, &w->blobs,    &w->dialects, &w->names,
                         &w->entries, &w->known[0], &w->known[1], &w->records};
  for (size_t i = 0; i < TN_COUNT(maps); i++) tn_map_init(maps[i], w->scratch);
}

TnError *tn_bytecode_write(TnBuf *out, TnModule *m, const TnWriteOptions *options, TnDiags *diags) {
  TnGuard guard, *outer = m->arena.guard, *out_guard = out->arena->guard;
  TnArena scratch;
  TnDiags own = {0};
  TnOutDialect no_dialect = {.name = TN_STR("")};
  TnOutEntry nothing = {.dialect = &no_dialect};
  TnWriter w = {.m = m, .out = out, .diags = diags ? diags : &own, .scratch = &scratch, .op = m->root};
  if (options) w.options = *options;
  w.nothing = &nothing;
  TN_TRY(set_target(&w));
  tn_arena_init(&scratch, &guard);
  scratch.limit_bytes = m->arena.limit_bytes;
  init_maps(&w);
  m->arena.guard = out->arena->guard = &guard;
  TnError *e = tn_guard_run(&guard, write_file, &w);
  m->arena.guard = outer;
  out->arena->guard = out->arena == &m->arena ? outer : out_guard;
  tn_arena_deinit(&scratch);
  if (e) return e;
  return w.failed ? tn_diags_finish(w.diags) : NULL;
}

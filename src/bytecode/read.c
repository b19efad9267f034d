// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Reading bytecode: the container and its tables.
#include "bytecode/read_priv.h"

enum { NEWEST_FORMAT = 6 };
enum {
  STRINGS,
  DIALECTS,
  ATTR_TYPES,
  ATTR_TYPE_OFFSETS,
  IR,
  RESOURCES,
  RESOURCE_OFFSETS,
  DIALECT_VERSIONS,
  PROPERTIES
};

static const uint8_t magic[4] = {0x4D, 0x4C, 0xEF, 0x52};

void tn_read_fail(TnReader *r, const uint8_t *at, const char *fmt, ...) {
  if (r->failed) return;
  r->failed = true;
  va_list args;
  va_start(args, fmt);
  TnStr text = tn_arena_vfmt(r->scratch, fmt, args);
  va_end(args);
  TnLoc loc = {r->m->name, 0, 0};
  tn_diag(r->diags, TN_ERROR, loc, "byte %zu: %.*s", (size_t)(at - r->start), TN_STR_ARG(text));
}

// ---------------------------------------------------------------------------------------------------------------
// Container.

static const char *const section_names[] = {
    "string",          "dialect",         "attribute and type", "attribute and type offset", "ir", "resource",
    "resource offset", "dialect version", "property",
};
_Static_assert(TN_COUNT(section_names) == TN_N_SECTIONS, "one name a section");

TnBytes tn_bytes_section(TnBytes *b, uint8_t *out_id) {
  const uint8_t *at = b->p;
  uint8_t head = tn_bytes_byte(b);
  uint64_t n = tn_bytes_varint(b);
  *out_id = head & 0x7F;
  if (head & 0x80) {
    uint64_t alignment = tn_bytes_varint(b);
    if (!b->r->failed && (alignment == 0 || (alignment & (alignment - 1))))
      tn_read_fail(b->r, at, "section alignment %llu is not a power of two", (unsigned long long)alignment);
    while (!b->r->failed && ((uint64_t)(b->p - b->r->start) & (alignment - 1))) tn_bytes_byte(b);
  }
  if (b->r->failed) return (TnBytes){b->end, b->end, b->r};
  if (*out_id >= TN_N_SECTIONS)
    tn_read_fail(b->r, at, "section %u, expected 0 to %d", *out_id, TN_N_SECTIONS - 1);
  else if (n > tn_bytes_left(b))
    tn_read_fail(b->r, at, "%s section of %llu bytes, %zu left", section_names[*out_id], (unsigned long long)n,
                 tn_bytes_left(b));
  if (b->r->failed) return (TnBytes){b->end, b->end, b->r};
  TnBytes data = {b->p, b->p + n, b->r};
  b->p += n;
  return data;
}

static bool is_required(TnReader *r, unsigned id) {
  return id == STRINGS || id == DIALECTS || id == ATTR_TYPES || id == ATTR_TYPE_OFFSETS || id == IR ||
         (id == PROPERTIES && r->version >= 5);
}

static void read_sections(TnReader *r, TnBytes *b) {
  while (tn_bytes_left(b) && !r->failed) {
    const uint8_t *at = b->p;
    uint8_t id;
    TnBytes data = tn_bytes_section(b, &id);
    if (r->failed) return;
    if (r->sections[id].is_present) tn_read_fail(r, at, "a second %s section", section_names[id]);
    if (id == DIALECT_VERSIONS) tn_read_fail(r, at, "a dialect version section outside of the dialect section");
    r->sections[id] = (TnReadRange){data.p, tn_bytes_left(&data), true};
  }
  for (unsigned id = 0; id < TN_N_SECTIONS; id++)
    if (is_required(r, id) && !r->sections[id].is_present) tn_read_fail(r, b->end, "no %s section", section_names[id]);
}

static TnBytes section(TnReader *r, unsigned id) {
  TnReadRange s = r->sections[id];
  return s.is_present && !r->failed ? (TnBytes){s.p, s.p + s.n, r} : (TnBytes){r->start, r->start, r};
}

static void expect_end(TnBytes *b, unsigned id) {
  if (tn_bytes_left(b))
    tn_read_fail(b->r, b->p, "%zu bytes too many in the %s section", tn_bytes_left(b), section_names[id]);
}

// ---------------------------------------------------------------------------------------------------------------
// Tables.

// Sizes stand last string first; the bytes follow first string first.
static void read_strings(TnReader *r) {
  TnBytes b = section(r, STRINGS);
  size_t n = tn_bytes_count(&b, "strings");
  r->strings = tn_new_n(r->scratch, TnStr, n);
  for (size_t i = n; i-- > 0 && !r->failed;) {
    const uint8_t *at = b.p;
    uint64_t size = tn_bytes_varint(&b);
    if (size == 0 || size > tn_bytes_left(&b))
      tn_read_fail(r, at, "a string of %llu bytes, %zu left", (unsigned long long)size, tn_bytes_left(&b));
    r->strings[i].n = (size_t)size;
  }
  for (size_t i = 0; i < n && !r->failed; i++) {
    TnStr *s = &r->strings[i];
    s->p = (const char *)tn_bytes_take(&b, s->n);
    if (r->failed) return;
    s->n--;
    if (s->p[s->n]) tn_read_fail(r, (const uint8_t *)s->p, "string %zu does not end with a NUL", i);
  }
  expect_end(&b, STRINGS);
  r->n_strings = n;
}

static void read_dialect(TnReader *r, TnBytes *b, TnReadDialect *d) {
  const uint8_t *at = b->p;
  uint64_t index = 0;
  bool has_version = false;
  if (r->version >= 1)
    has_version = tn_bytes_flagged(b, &index);
  else
    index = tn_bytes_varint(b);
  if (index >= r->n_strings) {
    tn_read_fail(r, at, "string %llu of %zu", (unsigned long long)index, r->n_strings);
    return;
  }
  d->name = r->strings[index];
  d->id = tn_dialect_find(d->name);
  if (!has_version) return;
  uint8_t id;
  at = b->p;
  tn_bytes_section(b, &id);  // versions carry nothing that the encodings known here depend on
  if (!r->failed && id != DIALECT_VERSIONS)
    tn_read_fail(r, at, "a %s section, expected a dialect version section", section_names[id]);
}

static void read_op_names(TnReader *r, TnBytes *b) {
  TN_VEC(TnReadName) names = {0};
  const uint8_t *at = b->p;
  uint64_t announced = r->version >= 4 ? tn_bytes_count(b, "op names") : 0;
  while (tn_bytes_left(b) && !r->failed) {
    const uint8_t *group = b->p;
    uint64_t dialect = tn_bytes_varint(b);
    size_t n = tn_bytes_count(b, "op names");
    if (dialect >= r->n_dialects)
      tn_read_fail(r, group, "dialect %llu of %zu", (unsigned long long)dialect, r->n_dialects);
    for (size_t i = 0; i < n && !r->failed; i++) {
      TnReadName name = {.dialect = (uint32_t)dialect, .is_registered = true};
      if (r->version >= 5) {
        uint64_t index;
        const uint8_t *entry = b->p;
        name.is_registered = tn_bytes_flagged(b, &index);
        if (index >= r->n_strings)
          tn_read_fail(r, entry, "string %llu of %zu", (unsigned long long)index, r->n_strings);
        else
          name.name = r->strings[index];
      } else {
        name.name = tn_bytes_string(b);
      }
      tn_push(r->scratch, &names, name);
    }
  }
  if (r->version >= 4 && announced != names.n)
    tn_read_fail(r, at, "%llu op names announced, %zu present", (unsigned long long)announced, names.n);
  r->names = names.data;
  r->n_names = names.n;
}

static void read_dialects(TnReader *r) {
  TnBytes b = section(r, DIALECTS);
  size_t n = tn_bytes_count(&b, "dialects");
  r->dialects = tn_new_n(r->scratch, TnReadDialect, n);
  for (size_t i = 0; i < n && !r->failed; i++) read_dialect(r, &b, &r->dialects[i]);
  r->n_dialects = n;
  read_op_names(r, &b);
}

// Groups of one dialect until n entries are placed, data back to back.
static void place_entries(TnReader *r, TnBytes *b, TnBytes *data, TnReadEntry *entries, size_t n) {
  for (size_t i = 0; i < n && !r->failed;) {
    const uint8_t *at = b->p;
    uint64_t dialect = tn_bytes_varint(b);
    size_t count = tn_bytes_count(b, "entries");
    if (r->failed) return;
    if (dialect >= r->n_dialects)
      tn_read_fail(r, at, "dialect %llu of %zu", (unsigned long long)dialect, r->n_dialects);
    if (count == 0 || count > n - i) tn_read_fail(r, at, "a group of %zu entries, expected 1 to %zu", count, n - i);
    for (; count && !r->failed; count--, i++) {
      uint64_t size;
      const uint8_t *entry = b->p;
      bool is_custom = tn_bytes_flagged(b, &size);
      if (size > tn_bytes_left(data)) {
        tn_read_fail(r, entry, "an entry of %llu bytes, %zu left", (unsigned long long)size, tn_bytes_left(data));
        return;
      }
      entries[i] =
          (TnReadEntry){.data = data->p, .n = (size_t)size, .is_custom = is_custom, .dialect = (uint32_t)dialect};
      data->p += size;
    }
  }
}

static void read_entries(TnReader *r) {
  TnBytes b = section(r, ATTR_TYPE_OFFSETS), data = section(r, ATTR_TYPES);
  size_t n_attrs = tn_bytes_count(&b, "attributes"), n_types = tn_bytes_count(&b, "types");
  if (r->failed) return;
  r->entries = tn_new_n(r->scratch, TnReadEntry, n_attrs + n_types);
  place_entries(r, &b, &data, r->entries, n_attrs);
  place_entries(r, &b, &data, r->entries + n_attrs, n_types);
  expect_end(&b, ATTR_TYPE_OFFSETS);
  expect_end(&data, ATTR_TYPES);
  r->n_attrs = n_attrs;
  r->n_types = n_types;
  if (r->version < 5) r->dicts = tn_new_n(r->scratch, TnReadRecord, n_attrs);
}

static void read_records(TnReader *r) {
  if (!r->sections[PROPERTIES].is_present) return;
  TnBytes b = section(r, PROPERTIES);
  size_t n = tn_bytes_count(&b, "property records");
  r->records = tn_new_n(r->scratch, TnReadRecord, n);
  for (size_t i = 0; i < n && !r->failed; i++) {
    size_t size = tn_bytes_count(&b, "bytes");
    r->records[i] = (TnReadRecord){.data = tn_bytes_take(&b, size), .n = size};
  }
  expect_end(&b, PROPERTIES);
  r->n_records = n;
}

// ---------------------------------------------------------------------------------------------------------------
// Resources.

// A blob as the resource section has it: alignment, size, padding up to the alignment, bytes.
static TnResource *read_resource_blob(TnReader *r, TnBytes *b) {
  const uint8_t *at = b->p;
  uint64_t alignment = tn_bytes_varint(b), n = tn_bytes_varint(b);
  if (!r->failed && (alignment == 0 || (alignment & (alignment - 1)) || alignment > UINT32_MAX))
    tn_read_fail(r, at, "resource alignment %llu is not a power of two", (unsigned long long)alignment);
  while (!r->failed && ((uint64_t)(b->p - r->start) & (alignment - 1))) tn_bytes_byte(b);
  if (r->failed) return NULL;
  if (n > tn_bytes_left(b)) {
    tn_read_fail(r, at, "a resource of %llu bytes, %zu left", (unsigned long long)n, tn_bytes_left(b));
    return NULL;
  }
  TnResource *resource = tn_new(&r->m->arena, TnResource);
  *resource = (TnResource){(uint32_t)alignment, b->p, (size_t)n};
  b->p += n;
  return resource;
}

typedef struct ResourceList {
  TN_VEC(TnStr) keys;
} ResourceList;

// A group's keys; those of dialects are numbered in file order, and the blobs among them are what dense_resource
// attributes refer to. A dialect resource of no bytes is declared without data.
static void read_resource_group(TnReader *r, TnBytes *b, TnBytes *data, bool is_dialect, ResourceList *list) {
  enum { BLOB, BOOL, STRING };
  size_t n = tn_bytes_count(b, "resources");
  for (size_t i = 0; i < n && !r->failed; i++) {
    TnStr key = tn_bytes_string(b);
    const uint8_t *at = b->p;
    size_t size = (size_t)tn_bytes_varint(b);
    uint8_t kind = tn_bytes_byte(b);
    if (r->failed) return;
    if (size > tn_bytes_left(data) || kind > STRING) {
      tn_read_fail(r, at, "a resource of %zu bytes and kind %u, %zu bytes left", size, kind, tn_bytes_left(data));
      return;
    }
    TnBytes item = {data->p, data->p + size, r};
    data->p += size;
    if (is_dialect) tn_push(r->scratch, &list->keys, key);
    if (!is_dialect || kind != BLOB || size == 0) continue;
    TnResource *blob = read_resource_blob(r, &item);
    if (blob) *tn_map_slot(&r->m->resources, tn_module_str(r->m, key), NULL) = blob;
  }
}

static void read_resources(TnReader *r) {
  if (r->sections[RESOURCES].is_present != r->sections[RESOURCE_OFFSETS].is_present)
    tn_read_fail(r, r->start, "a resource section without its offsets, or offsets without the section");
  if (r->failed || !r->sections[RESOURCE_OFFSETS].is_present) return;
  TnBytes b = section(r, RESOURCE_OFFSETS), data = section(r, RESOURCES);
  ResourceList list = {0};
  size_t n_external = tn_bytes_count(&b, "resource groups");
  for (size_t i = 0; i < n_external && !r->failed; i++) {
    tn_bytes_string(&b);
    read_resource_group(r, &b, &data, false, &list);
  }
  while (tn_bytes_left(&b) && !r->failed) {
    const uint8_t *at = b.p;
    uint64_t dialect = tn_bytes_varint(&b);
    if (dialect >= r->n_dialects)
      tn_read_fail(r, at, "dialect %llu of %zu", (unsigned long long)dialect, r->n_dialects);
    read_resource_group(r, &b, &data, true, &list);
  }
  expect_end(&data, RESOURCES);
  r->resources = list.keys.data;
  r->n_resources = list.keys.n;
}

// ---------------------------------------------------------------------------------------------------------------
// The whole.

bool tn_bytecode_detect(const uint8_t *p, size_t n) { return n >= sizeof magic && memcmp(p, magic, sizeof magic) == 0; }

static void read_header(TnReader *r, TnBytes *b) {
  if (!tn_bytecode_detect(r->start, r->n)) {
    tn_read_fail(r, r->start, "not MLIR bytecode: expected it to begin with 4D 4C EF 52");
    return;
  }
  b->p += sizeof magic;
  const uint8_t *at = b->p;
  r->version = tn_bytes_varint(b);
  if (!r->failed && r->version > NEWEST_FORMAT)
    tn_read_fail(r, at, "bytecode version %llu, expected 0 to %d", (unsigned long long)r->version, NEWEST_FORMAT);
  r->producer = tn_bytes_cstr(b);
}

static TnError *read_file(void *arg) {
  TnReader *r = arg;
  TnBytes b = {r->start, r->start + r->n, r};
  read_header(r, &b);
  if (!r->failed) read_sections(r, &b);
  if (!r->failed) read_strings(r);
  if (!r->failed) read_records(r);
  if (!r->failed) read_dialects(r);
  if (!r->failed) read_resources(r);
  if (!r->failed) read_entries(r);
  if (r->failed) return NULL;
  TnReadRange ir = r->sections[IR];
  tn_read_ir(r, (TnBytes){ir.p, ir.p + ir.n, r});
  if (!r->failed) tn_module_renumber(r->m);
  return NULL;
}

TnError *tn_bytecode_read(TnModule *m, const uint8_t *p, size_t n, TnDiags *diags) {
  TnGuard guard, *outer = m->arena.guard;
  TnArena scratch;
  TnDiags own = {0};
  tn_arena_init(&scratch, &guard);
  scratch.limit_bytes = m->arena.limit_bytes;
  TnReader r = {.m = m, .diags = diags ? diags : &own, .start = p, .n = n, .scratch = &scratch, .producer = TN_STR("")};
  tn_map_init(&r.lifted, &scratch);
  m->arena.guard = &guard;
  TnError *e = tn_guard_run(&guard, read_file, &r);
  m->arena.guard = outer;
  tn_arena_deinit(&scratch);
  if (e) return e;
  return r.failed ? tn_diags_finish(r.diags) : NULL;
}

// "StableHLO_v1.8.3" of three numbers and nothing more.
static bool parse_artifact(TnStr producer, TnVersion *out) {
  const TnStr prefix = TN_STR("StableHLO_v");
  if (!tn_str_starts(producer, prefix)) return false;
  const char *p = producer.p + prefix.n, *end = producer.p + producer.n;
  uint32_t part_of[3] = {0};
  for (int i = 0; i < 3; i++) {
    if (i && (p == end || *p++ != '.')) return false;
    const char *first = p;
    for (; p < end && *p >= '0' && *p <= '9' && p - first < 9; p++) part_of[i] = part_of[i] * 10 + (uint32_t)(*p - '0');
    if (p == first) return false;
  }
  *out = (TnVersion){part_of[0], part_of[1], part_of[2]};
  return p == end;
}

static TnError *read_producer(void *arg) {
  TnReader *r = arg;
  TnBytes b = {r->start, r->start + r->n, r};
  read_header(r, &b);
  return NULL;
}

TnError *tn_bytecode_producer(const uint8_t *p, size_t n, TnStr *out_producer, TnVersion *out_version,
                              bool *out_is_artifact) {
  TnGuard guard;
  TnArena scratch;
  TnDiags diags = {0};
  TnModule nameless = {.name = TN_STR("")};
  tn_arena_init(&scratch, &guard);
  TnReader r = {.m = &nameless, .diags = &diags, .start = p, .n = n, .scratch = &scratch, .producer = TN_STR("")};
  TnError *e = tn_guard_run(&guard, read_producer, &r);
  tn_arena_deinit(&scratch);
  if (e) return e;
  if (r.failed) return tn_diags_finish(&diags);
  *out_producer = r.producer;
  *out_version = (TnVersion){0};
  *out_is_artifact = parse_artifact(r.producer, out_version);
  return NULL;
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Construction, comparison and conformance of attributes, and the enum and struct tables.
#include "ir/attr.h"

#include <stdlib.h>

#include "ir/ir_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Interning

// What an attribute is made of but for names: nothing but bytes, compared as such.
typedef struct Head {
  const void *type, *meta;
  uint64_t bits, n_str;
  uint32_t n;
  uint8_t kind, sub, n_pos, zero;
} Head;
_Static_assert(sizeof(Head) == 2 * sizeof(void *) + 2 * 8 + 8, "no padding in what is compared");

typedef struct Parts {
  Head head;
  struct {
    const void *p;
    size_t n;
  } part[4];
} Parts;

static size_t n_names(const TnAttr *a) { return a->kind == TN_ATTR_DICT ? a->n : 0; }

static void take_apart(const TnAttr *a, Parts *x) {
  bool is_loc = a->kind == TN_ATTR_LOC;
  x->head = (Head){
      is_loc ? NULL : a->type, tn_attr_meta(a), is_loc ? 0 : a->bits, a->str.n, a->n, a->kind, a->sub, a->n_pos, 0};
  x->part[0].p = &x->head, x->part[0].n = sizeof x->head;
  x->part[1].p = a->str.p, x->part[1].n = a->str.n;
  x->part[2].p = a->items, x->part[2].n = tn_attr_n_items(a) * sizeof *a->items;
  x->part[3].n = 0;
  if (a->kind == TN_ATTR_DENSE_ARRAY) x->part[3].p = a->data, x->part[3].n = a->data_bytes;
  if (is_loc && a->sub == TN_LOC_FILE) x->part[3].p = a->pos, x->part[3].n = sizeof a->pos;
}

static uint64_t hash_attr(const TnAttr *a, uint64_t h) {
  Parts x;
  take_apart(a, &x);
  for (size_t i = 0; i < TN_COUNT(x.part); i++)
    if (x.part[i].n) h = tn_hash(x.part[i].p, x.part[i].n, h);
  for (size_t i = 0; i < n_names(a); i++) h = tn_hash(a->names[i].p, a->names[i].n, h);
  return h;
}

static bool same(const TnAttr *a, const TnAttr *b) {
  Parts x, y;
  take_apart(a, &x);
  take_apart(b, &y);
  for (size_t i = 0; i < TN_COUNT(x.part); i++)
    if (x.part[i].n != y.part[i].n || (x.part[i].n && memcmp(x.part[i].p, y.part[i].p, x.part[i].n))) return false;
  for (size_t i = 0; i < n_names(a); i++)
    if (!tn_str_eq(a->names[i], b->names[i])) return false;
  return true;
}

// The slot of the attribute that is equal, or the free one where it belongs; a NULL: a free one.
static size_t find_slot(const TnAttrTable *t, const TnAttr *a, uint32_t hash) {
  for (size_t i = hash;; i++) {
    size_t at = i & (t->n_slots - 1);
    if (!t->hashes[at] || (a && t->hashes[at] == hash && same(t->slots[at], a))) return at;
  }
}

static void put(TnAttrTable *t, size_t at, const TnAttr *a, uint32_t hash) { t->slots[at] = a, t->hashes[at] = hash; }

static void grow_table(TnModule *m) {
  TnAttrTable *t = &m->attrs, old = *t;
  t->n_slots = old.n_slots ? 2 * old.n_slots : 64;
  t->slots = tn_new_n(&m->arena, const TnAttr *, t->n_slots);
  t->hashes = tn_new_n(&m->arena, uint32_t, t->n_slots);
  for (size_t i = 0; i < old.n_slots; i++)
    if (old.hashes[i]) put(t, find_slot(t, NULL, old.hashes[i]), old.slots[i], old.hashes[i]);
  tn_discard(old.slots, old.n_slots * sizeof *old.slots);
  tn_discard(old.hashes, old.n_slots * sizeof *old.hashes);
}

// Locations name the same few files again and again.
static TnStr keep_str(TnModule *m, TnStr s) {
  TnStr *kept = &m->attrs.recent[(s.n + (uint8_t)s.p[s.n - 1]) % TN_COUNT(m->attrs.recent)];
  if (!tn_str_eq(*kept, s)) *kept = tn_arena_str(&m->arena, s);
  return *kept;
}

static const TnAttr *intern(TnModule *m, const TnAttr *a) {
  if (5 * m->attrs.n >= 4 * m->attrs.n_slots) grow_table(m);
  uint32_t hash = (uint32_t)hash_attr(a, m->attrs.seed);
  if (!hash) hash = 1;
  size_t at = find_slot(&m->attrs, a, hash);
  if (m->attrs.hashes[at]) return m->attrs.slots[at];
  size_t bytes = a->kind == TN_ATTR_LOC ? offsetof(TnAttr, type) : sizeof *a;
  TnAttr *out = tn_arena_push(&m->arena, bytes, _Alignof(TnAttr));
  memcpy(out, a, bytes);
  out->str = a->str.n ? keep_str(m, a->str) : (TnStr){"", 0};
  if (a->kind == TN_ATTR_LOC && a->sub == TN_LOC_NAME) {
    out->child = a->items[0];
    out->items = &out->child;
  } else if (tn_attr_n_items(a)) {
    const TnAttr **items = tn_new_n(&m->arena, const TnAttr *, a->n);
    memcpy(items, a->items, a->n * sizeof *items);
    out->items = items;
  }
  if (a->kind == TN_ATTR_DICT) {
    TnStr *names = tn_new_n(&m->arena, TnStr, a->n);
    for (size_t i = 0; i < a->n; i++) names[i] = tn_arena_str(&m->arena, a->names[i]);
    out->names = names;
  }
  if (a->kind == TN_ATTR_DENSE_ARRAY) {
    uint8_t *data = tn_arena_push(&m->arena, a->data_bytes, 8);
    if (a->data_bytes) memcpy(data, a->data, a->data_bytes);
    out->data = data;
  }
  m->attrs.n++;
  put(&m->attrs, at, out, hash);
  return out;
}

const TnAttr *tn_attr_of_parts(TnModule *m, const TnAttr *a, const TnType *type, const TnAttr *const *items,
                               const TnAttr *meta) {
  TnAttr parts = {0};
  memcpy(&parts, a, a->kind == TN_ATTR_LOC ? offsetof(TnAttr, type) : sizeof parts);
  parts.type = type;
  if (items) parts.items = items;
  if (meta) parts.meta = meta;
  return intern(m, &parts);
}

const TnAttr *tn_attr_unit(TnModule *m) { return intern(m, &(TnAttr){.kind = TN_ATTR_UNIT}); }

// v in the width of the type: zero-extended for unsigned types and i1, sign-extended for the others.
static int64_t fit_width(const TnType *type, int64_t v) {
  if (type->kind != TN_TYPE_INTEGER || type->width >= 64 || type->width == 0) return v;
  unsigned unused = 64 - type->width;
  uint64_t bits = (uint64_t)v << unused;
  bool is_unsigned = type->sign == TN_UNSIGNED || type->width == 1;
  return is_unsigned ? (int64_t)(bits >> unused) : (int64_t)bits >> unused;
}

const TnAttr *tn_attr_int(TnModule *m, const TnType *type, int64_t v) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_INT, .type = type, .i = fit_width(type, v)});
}
const TnAttr *tn_attr_bool(TnModule *m, bool v) { return tn_attr_int(m, tn_type_scalar(m, TN_I1), v); }
const TnAttr *tn_attr_i64(TnModule *m, int64_t v) { return tn_attr_int(m, tn_type_scalar(m, TN_I64), v); }
const TnAttr *tn_attr_i32(TnModule *m, int32_t v) { return tn_attr_int(m, tn_type_scalar(m, TN_I32), v); }

const TnAttr *tn_attr_float_bits(TnModule *m, const TnType *type, uint64_t bits) {
  unsigned width = type->dtype ? tn_dtype_bits(type->dtype) : 64;
  uint64_t used = width < 64 ? ((uint64_t)1 << width) - 1 : UINT64_MAX;
  return intern(m, &(TnAttr){.kind = TN_ATTR_FLOAT, .type = type, .bits = bits & used});
}
const TnAttr *tn_attr_float(TnModule *m, const TnType *type, double v) {
  assert(type->dtype);
  return tn_attr_float_bits(m, type, tn_float_encode(type->dtype, v));
}
const TnAttr *tn_attr_string(TnModule *m, TnStr s) { return intern(m, &(TnAttr){.kind = TN_ATTR_STRING, .str = s}); }
const TnAttr *tn_attr_typed_string(TnModule *m, TnStr s, const TnType *type) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_STRING, .str = s, .type = type});
}
const TnAttr *tn_attr_symbol(TnModule *m, TnStr root) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_SYMBOL, .str = root});
}
const TnAttr *tn_attr_nested_symbol(TnModule *m, TnStr root, const TnAttr *const *nested, size_t n) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_SYMBOL, .str = root, .items = nested, .n = (uint32_t)n});
}
const TnAttr *tn_attr_array(TnModule *m, const TnAttr *const *items, size_t n) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_ARRAY, .items = items, .n = (uint32_t)n});
}

typedef struct DictEntry {
  TnStr name;
  const TnAttr *item;
  size_t at;
} DictEntry;

static int compare_entries(const void *p, const void *q) {
  const DictEntry *a = p, *b = q;
  int c = tn_str_cmp(a->name, b->name);
  return c ? c : a->at < b->at ? -1 : a->at > b->at;
}

static bool is_sorted(const TnStr *names, size_t n) {
  for (size_t i = 1; i < n; i++)
    if (tn_str_cmp(names[i - 1], names[i]) >= 0) return false;
  return true;
}

const TnAttr *tn_attr_dict(TnModule *m, const TnStr *names, const TnAttr *const *items, size_t n) {
  if (is_sorted(names, n))
    return intern(m, &(TnAttr){.kind = TN_ATTR_DICT, .names = names, .items = items, .n = (uint32_t)n});
  DictEntry *entries = tn_new_n(&m->arena, DictEntry, n);
  TnStr *sorted = tn_new_n(&m->arena, TnStr, n);
  const TnAttr **values = tn_new_n(&m->arena, const TnAttr *, n);
  for (size_t i = 0; i < n; i++) entries[i] = (DictEntry){names[i], items[i], i};
  qsort(entries, n, sizeof *entries, compare_entries);
  size_t k = 0;
  for (size_t i = 0; i < n; i++) {
    if (k && tn_str_eq(sorted[k - 1], entries[i].name)) continue;
    sorted[k] = entries[i].name;
    values[k++] = entries[i].item;
  }
  return intern(m, &(TnAttr){.kind = TN_ATTR_DICT, .names = sorted, .items = values, .n = (uint32_t)k});
}

const TnAttr *tn_attr_type(TnModule *m, const TnType *type) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_TYPE, .type = type});
}

const TnAttr *tn_attr_dense(TnModule *m, const TnType *tensor, const void *data, size_t bytes, bool is_splat) {
  TnAttr *a = tn_new(&m->arena, TnAttr);
  *a = (TnAttr){.kind = TN_ATTR_DENSE, .type = tensor, .data = data, .data_bytes = bytes, .is_splat = is_splat};
  return a;
}

const TnAttr *tn_attr_dense_i64(TnModule *m, size_t rank, const int64_t *dims, const int64_t *values) {
  const TnType *t = tn_type_tensor_of(m, TN_I64, rank, dims);
  int64_t n = 0;
  if (!tn_type_n_elements(t, &n)) tn_arena_fail(&m->arena);
  bool splat = n > 0;
  for (int64_t i = 1; i < n; i++) splat &= values[i] == values[0];
  size_t keep = splat ? 1 : (size_t)n;
  return tn_attr_dense(m, t, tn_copy_i64s(m, values, keep), keep * sizeof *values, splat);
}

const TnAttr *tn_attr_resource(TnModule *m, const TnType *tensor, TnStr key) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_RESOURCE, .type = tensor, .str = key});
}
const TnAttr *tn_attr_dense_array(TnModule *m, const TnType *elem, const void *data, size_t n) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_DENSE_ARRAY,
                             .type = elem,
                             .n = (uint32_t)n,
                             .data = n ? data : "",
                             .data_bytes = n * tn_dtype_bytes(elem->dtype)});
}
const TnAttr *tn_attr_i64s(TnModule *m, const int64_t *v, size_t n) {
  return tn_attr_dense_array(m, tn_type_scalar(m, TN_I64), v, n);
}
const TnAttr *tn_attr_enum(TnModule *m, TnEnumId id, int64_t number) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_ENUM, .sub = (uint8_t)id, .i = number});
}
const TnAttr *tn_attr_struct(TnModule *m, TnStructId id, const TnAttr *const *fields) {
  return intern(
      m, &(TnAttr){.kind = TN_ATTR_STRUCT, .sub = (uint8_t)id, .items = fields, .n = (uint32_t)tn_struct_info[id].n});
}
const TnAttr *tn_attr_opaque(TnModule *m, TnStr text) {
  return intern(m, &(TnAttr){.kind = TN_ATTR_OPAQUE, .str = text});
}

static const TnAttr *loc(TnModule *m, TnAttr a) {
  a.kind = TN_ATTR_LOC;
  return intern(m, &a);
}
const TnAttr *tn_attr_loc_unknown(TnModule *m) { return loc(m, (TnAttr){.sub = TN_LOC_UNKNOWN}); }
const TnAttr *tn_attr_loc_file(TnModule *m, TnStr file, const uint32_t *pos, size_t n_pos) {
  TnAttr a = {.sub = TN_LOC_FILE, .str = file, .n_pos = (uint8_t)n_pos};
  for (size_t i = 0; i < n_pos && i < 4; i++) a.pos[i] = pos[i];
  return loc(m, a);
}
const TnAttr *tn_attr_loc_name(TnModule *m, TnStr name, const TnAttr *child) {
  const TnAttr *c = child ? child : tn_attr_loc_unknown(m);
  return loc(m, (TnAttr){.sub = TN_LOC_NAME, .str = name, .items = &c, .n = 1});
}
const TnAttr *tn_attr_loc_callsite(TnModule *m, const TnAttr *callee, const TnAttr *caller) {
  const TnAttr *items[] = {callee, caller};
  return loc(m, (TnAttr){.sub = TN_LOC_CALLSITE, .items = items, .n = 2});
}
// Adds a location that is known and not yet among the first *n of out; seen holds those by address.
static void add_fused(TnMap *seen, const TnAttr **out, size_t *n, const TnAttr *loc) {
  if (loc->sub == TN_LOC_UNKNOWN) return;
  out[*n] = loc;
  bool is_new;
  (void)tn_map_slot(seen, (TnStr){(const char *)(const void *)&out[*n], sizeof loc}, &is_new);
  *n += is_new;
}

const TnAttr *tn_attr_loc_fused(TnModule *m, const TnAttr *const *items, size_t n, const TnAttr *meta) {
  size_t most = 0, n_kept = 0;
  for (size_t i = 0; i < n; i++) most += 1 + items[i]->n;
  const TnAttr **kept = tn_new_n(&m->arena, const TnAttr *, most + 1);
  TnMap seen;
  tn_map_init(&seen, &m->arena);
  for (size_t i = 0; i < n; i++) {
    bool is_inner = items[i]->sub == TN_LOC_FUSED && items[i]->meta == meta;
    for (size_t k = 0; is_inner && k < items[i]->n; k++) add_fused(&seen, kept, &n_kept, items[i]->items[k]);
    if (!is_inner) add_fused(&seen, kept, &n_kept, items[i]);
  }
  if (n_kept == 0) kept[n_kept++] = tn_attr_loc_unknown(m);
  if (n_kept == 1 && !meta) return kept[0];
  return loc(m, (TnAttr){.sub = TN_LOC_FUSED, .items = kept, .n = (uint32_t)n_kept, .meta = meta});
}

// ---------------------------------------------------------------------------------------------------------------
// Readers.

bool tn_attr_is_bool(const TnAttr *a) { return a->kind == TN_ATTR_INT && a->type->dtype == TN_I1; }
double tn_attr_f64(const TnAttr *a) { return a->type->dtype ? tn_float_decode(a->type->dtype, a->bits) : 0; }

const TnAttr *tn_dict_find(const TnAttr *dict, TnStr name) {
  size_t lo = 0, hi = dict ? dict->n : 0;
  while (lo < hi) {
    size_t mid = (lo + hi) / 2;
    int c = tn_str_cmp(dict->names[mid], name);
    if (c == 0) return dict->items[mid];
    if (c < 0)
      lo = mid + 1;
    else
      hi = mid;
  }
  return NULL;
}

size_t tn_attr_n(const TnAttr *a) {
  if (!a) return 0;
  if (a->kind == TN_ATTR_DENSE_ARRAY) return a->n;
  int64_t n = 0;
  return tn_type_n_elements(a->type, &n) ? (size_t)n : 0;
}

int64_t tn_i64s_at(TnI64s v, size_t i) {
  assert(i < tn_attr_n(v));
  int64_t x;
  memcpy(&x, v->data + (v->is_splat ? 0 : i * sizeof x), sizeof x);
  return x;
}

int64_t tn_attr_i64_or(const TnAttr *a, size_t index, int64_t otherwise) {
  return a ? tn_i64s_at(a, index) : otherwise;
}

int64_t tn_i64s_find(TnI64s v, int64_t x) {
  const size_t n = tn_attr_n(v);
  for (size_t i = 0; i < n; i++)
    if (tn_i64s_at(v, i) == x) return (int64_t)i;
  return -1;
}

// Two dense attributes are equal when their elements are, however they are stored.
static bool dense_equal(const TnAttr *a, const TnAttr *b) {
  if (a->is_splat == b->is_splat)
    return a->data_bytes == b->data_bytes && (a->data_bytes == 0 || memcmp(a->data, b->data, a->data_bytes) == 0);
  const TnAttr *s = a->is_splat ? a : b, *f = a->is_splat ? b : a;
  if (s->data_bytes == 0 || f->data_bytes % s->data_bytes) return false;
  for (size_t i = 0; i < f->data_bytes; i += s->data_bytes)
    if (memcmp(f->data + i, s->data, s->data_bytes)) return false;
  return true;
}

bool tn_attr_equal(const TnAttr *a, const TnAttr *b) {
  if (a == b) return true;
  if (!a || !b || a->kind != b->kind || a->sub != b->sub || a->n != b->n || a->n_pos != b->n_pos ||
      !tn_str_eq(a->str, b->str))
    return false;
  if (a->kind == TN_ATTR_LOC && a->sub == TN_LOC_FILE) return memcmp(a->pos, b->pos, sizeof a->pos) == 0;
  if (!tn_attr_equal(tn_attr_meta(a), tn_attr_meta(b))) return false;
  for (size_t i = 0; i < tn_attr_n_items(a); i++) {
    if (i < n_names(a) && !tn_str_eq(a->names[i], b->names[i])) return false;
    if (!tn_attr_equal(a->items[i], b->items[i])) return false;
  }
  if (a->kind == TN_ATTR_LOC) return true;
  if (a->bits != b->bits || (a->type == NULL) != (b->type == NULL) || (a->type && !tn_type_equal(a->type, b->type)))
    return false;
  return (a->kind != TN_ATTR_DENSE && a->kind != TN_ATTR_DENSE_ARRAY) || dense_equal(a, b);
}

// ---------------------------------------------------------------------------------------------------------------
// Tables.

#define REQ TN_REQUIRED, 0
#define OPT TN_OPTIONAL, 0
#define DEF(v) TN_DEFAULTED, v

static const char names[] =
#define TN_NAME(name) #name "\0"
#include "ir/names.def"
    ;
_Static_assert(sizeof names == sizeof(TnAllNames) + 1 && sizeof names <= UINT16_MAX, "names where TnName says");

const char *tn_name(TnName name) { return names + name; }

const TnEnumValue tn_enum_values[] = {
#define TN_ENUM(id, dialect, mnemonic)
#define TN_ENUM_VALUE(id, name, number) {TN_NAME_##name, number},
#define TN_ENUM_END(id)
#include "ir/attrs.def"
};

const TnAttrSpec tn_fields[] = {
#define TN_STRUCT(id, dialect, mnemonic)
#define TN_FIELD(id, name, kind, aux, presence) {TN_NAME_##name, TN_AK_##kind, aux, presence},
#define TN_STRUCT_END(id)
#include "ir/attrs.def"
};

// Where the rows of each begin.
enum {
#define TN_ENUM(id, dialect, mnemonic) FIRST_##id, BEFORE_##id = FIRST_##id - 1,
#define TN_ENUM_VALUE(id, name, number) AT_##id##_##name,
#define TN_ENUM_END(id) END_##id, LAST_##id = END_##id - 1,
#include "ir/attrs.def"
};
enum {
#define TN_STRUCT(id, dialect, mnemonic) FIRST_FIELD_##id, BEFORE_FIELD_##id = FIRST_FIELD_##id - 1,
#define TN_FIELD(id, name, kind, aux, presence) AT_FIELD_##id##_##name,
#define TN_STRUCT_END(id)
#include "ir/attrs.def"
};

const TnAttrInfo tn_enum_info[TN_N_ENUMS] = {
#define TN_ENUM(id, dialect, mnemonic) \
  [TN_ENUM_##id] = {TN_NAME_##dialect, TN_NAME_##mnemonic, FIRST_##id, END_##id - FIRST_##id},
#define TN_ENUM_VALUE(id, name, number)
#define TN_ENUM_END(id)
#include "ir/attrs.def"
};

const TnAttrInfo tn_struct_info[TN_N_STRUCTS] = {
#define TN_STRUCT(id, dialect, mnemonic) \
  [TN_STRUCT_##id] = {TN_NAME_##dialect, TN_NAME_##mnemonic, FIRST_FIELD_##id, TN_N_FIELDS_##id},
#define TN_FIELD(id, name, kind, aux, presence)
#define TN_STRUCT_END(id)
#include "ir/attrs.def"
};

const char *tn_enum_name(TnEnumId id, int64_t number) {
  const TnEnumValue *v = &tn_enum_values[tn_enum_info[id].first];
  for (size_t i = 0; i < tn_enum_info[id].n; i++)
    if (v[i].number == number) return tn_name(v[i].name);
  return NULL;
}

bool tn_enum_find(TnEnumId id, TnStr name, int64_t *out_number) {
  const TnEnumValue *v = &tn_enum_values[tn_enum_info[id].first];
  for (size_t i = 0; i < tn_enum_info[id].n; i++) {
    if (!tn_str_is(name, tn_name(v[i].name))) continue;
    *out_number = v[i].number;
    return true;
  }
  return false;
}

// ---------------------------------------------------------------------------------------------------------------
// Conformance to a slot.

static bool is_int(const TnAttr *a, TnDtype dtype) { return a->kind == TN_ATTR_INT && a->type->dtype == dtype; }
static bool is_float(const TnAttr *a, TnDtype dtype) { return a->kind == TN_ATTR_FLOAT && a->type->dtype == dtype; }

static bool is_array_of(const TnAttr *a, TnAttrKind kind, int sub) {
  if (a->kind != TN_ATTR_ARRAY) return false;
  for (size_t i = 0; i < a->n; i++)
    if (a->items[i]->kind != kind || (sub >= 0 && a->items[i]->sub != sub)) return false;
  return true;
}

// array<T: ...>, from itself or from 1-D dense elements of T (how files of 2023 spell it).
static const TnAttr *as_dense_array(TnModule *m, const TnAttr *a, TnDtype dtype) {
  if (a->kind == TN_ATTR_DENSE_ARRAY && a->type->dtype == dtype) return a;
  if (!m || a->kind != TN_ATTR_DENSE || a->type->dtype != dtype || a->type->rank != 1) return NULL;
  size_t n = tn_attr_n(a), size = tn_dtype_bytes(dtype);
  if (!a->is_splat) return tn_attr_dense_array(m, a->type->elem, a->data, n);
  uint8_t *data = tn_new_n(&m->arena, uint8_t, n * size);
  for (size_t i = 0; i < n; i++) memcpy(data + i * size, a->data, size);
  return tn_attr_dense_array(m, a->type->elem, data, n);
}

static const char *const spec_text[] = {
    [TN_AK_ANY] = "an attribute",
    [TN_AK_UNIT] = "a unit attribute",
    [TN_AK_BOOL] = "a bool",
    [TN_AK_I32] = "an i32 integer",
    [TN_AK_I64] = "an i64 integer",
    [TN_AK_UI32] = "a ui32 integer",
    [TN_AK_UI64] = "a ui64 integer",
    [TN_AK_F32] = "an f32 number",
    [TN_AK_F64] = "an f64 number",
    [TN_AK_STR] = "a string",
    [TN_AK_STRS] = "an array of strings",
    [TN_AK_SYM] = "a symbol",
    [TN_AK_SYMS] = "an array of symbols",
    [TN_AK_TYPE] = "a type",
    [TN_AK_I32S] = "an array of i32 (array<i32: ...>)",
    [TN_AK_I64S] = "an array of i64 (array<i64: ...>)",
    [TN_AK_BOOLS] = "an array of i1 (array<i1: ...>)",
    [TN_AK_ELEMENTS] = "constant elements (dense<...>)",
    [TN_AK_I64_ELEMENTS] = "dense elements of i64",
    [TN_AK_ARRAY] = "an array",
    [TN_AK_DICT] = "a dictionary",
    [TN_AK_DICTS] = "an array of dictionaries",
    [TN_AK_ENUM] = NULL,
    [TN_AK_ENUMS] = NULL,
    [TN_AK_STRUCT] = NULL,
    [TN_AK_STRUCTS] = NULL,
    [TN_AK_GROUPS] = "dense elements of i64 or #stablehlo.replica_group_mesh_axes",
};

static const char *expected_text(const TnAttrSpec *spec) {
  if (spec->kind == TN_AK_STRUCT || spec->kind == TN_AK_STRUCTS) return tn_name(tn_struct_info[spec->aux].mnemonic);
  if (spec->kind == TN_AK_ENUM || spec->kind == TN_AK_ENUMS) return tn_name(tn_enum_info[spec->aux].mnemonic);
  return spec_text[spec->kind];
}

// sdy's enums are plain i32 numbers in generic form.
static const TnAttr *as_enum(TnModule *m, const TnAttr *a, TnEnumId id) {
  if (a->kind == TN_ATTR_ENUM) return a->sub == id ? a : NULL;
  bool is_number = m && is_int(a, TN_I32) && tn_enum_info[id].dialect == TN_NAME_sdy && tn_enum_name(id, a->i);
  return is_number ? tn_attr_enum(m, id, a->i) : NULL;
}

// m NULL: what would have to be converted does not fit.
static const TnAttr *conform(TnModule *m, const TnAttrSpec *spec, const TnAttr *a) {
  bool ok = false;
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_ANY: return a;
    case TN_AK_UNIT:  // older files write `true`
      if (m && tn_attr_is_bool(a) && a->i) return tn_attr_unit(m);
      ok = a->kind == TN_ATTR_UNIT;
      break;
    case TN_AK_BOOL: ok = tn_attr_is_bool(a); break;
    case TN_AK_I32: ok = is_int(a, TN_I32); break;
    case TN_AK_I64: ok = is_int(a, TN_I64); break;
    case TN_AK_UI32: ok = is_int(a, TN_UI32); break;
    case TN_AK_UI64: ok = is_int(a, TN_UI64); break;
    case TN_AK_F32: ok = is_float(a, TN_F32); break;
    case TN_AK_F64: ok = is_float(a, TN_F64); break;
    case TN_AK_STR: ok = a->kind == TN_ATTR_STRING; break;
    case TN_AK_STRS: ok = is_array_of(a, TN_ATTR_STRING, -1); break;
    case TN_AK_SYM: ok = a->kind == TN_ATTR_SYMBOL; break;
    case TN_AK_SYMS: ok = is_array_of(a, TN_ATTR_SYMBOL, -1); break;
    case TN_AK_TYPE: ok = a->kind == TN_ATTR_TYPE; break;
    case TN_AK_I32S: return as_dense_array(m, a, TN_I32);
    case TN_AK_I64S: return as_dense_array(m, a, TN_I64);
    case TN_AK_BOOLS: return as_dense_array(m, a, TN_I1);
    case TN_AK_ELEMENTS: ok = a->kind == TN_ATTR_DENSE || a->kind == TN_ATTR_RESOURCE; break;
    case TN_AK_I64_ELEMENTS: ok = a->kind == TN_ATTR_DENSE && a->type->dtype == TN_I64; break;
    case TN_AK_ARRAY: ok = a->kind == TN_ATTR_ARRAY; break;
    case TN_AK_DICT: ok = a->kind == TN_ATTR_DICT; break;
    case TN_AK_DICTS: ok = is_array_of(a, TN_ATTR_DICT, -1); break;
    case TN_AK_ENUM: return as_enum(m, a, (TnEnumId)spec->aux);
    case TN_AK_ENUMS: ok = is_array_of(a, TN_ATTR_ENUM, spec->aux); break;
    case TN_AK_STRUCT: ok = a->kind == TN_ATTR_STRUCT && a->sub == spec->aux; break;
    case TN_AK_STRUCTS: ok = is_array_of(a, TN_ATTR_STRUCT, spec->aux); break;
    case TN_AK_GROUPS:
      ok = (a->kind == TN_ATTR_DENSE && a->type->dtype == TN_I64) ||
           (a->kind == TN_ATTR_STRUCT && a->sub == TN_STRUCT_replica_group_mesh_axes);
      break;
  }
  return ok ? a : NULL;
}

const TnAttr *tn_attr_conform(TnModule *m, const TnAttrSpec *spec, const TnAttr *a, const char **out_expected) {
  const TnAttr *fit = conform(m, spec, a);
  if (!fit) *out_expected = expected_text(spec);
  return fit;
}

bool tn_attr_fits(const TnAttrSpec *spec, const TnAttr *a) { return conform(NULL, spec, a) == a; }

static bool fields_are_whole(const TnAttr *a) {
  const TnAttrSpec *fields = tn_struct_fields((TnStructId)a->sub);
  if (a->n != tn_struct_info[a->sub].n) return false;
  for (size_t i = 0; i < a->n; i++) {
    const TnAttr *f = a->items[i];
    if (!f && fields[i].presence == TN_REQUIRED) return false;
    if (f && (!tn_attr_is_whole(f) || !tn_attr_fits(&fields[i], f))) return false;
  }
  return true;
}

static bool dense_is_whole(const TnAttr *a) {
  size_t size = tn_dtype_bytes(a->type->dtype);
  int64_t n;
  if (a->type->kind != TN_TYPE_TENSOR || !tn_type_n_elements(a->type, &n)) return false;
  return !size || a->data_bytes / size >= (a->is_splat ? 1 : (uint64_t)n);
}

bool tn_attr_is_whole(const TnAttr *a) {
  switch (a->kind) {
    case TN_ATTR_STRUCT: return fields_are_whole(a);
    case TN_ATTR_ENUM: return tn_enum_name((TnEnumId)a->sub, a->i) != NULL;
    case TN_ATTR_DENSE: return dense_is_whole(a);
    case TN_ATTR_ARRAY:
      for (size_t i = 0; i < a->n; i++)
        if (!tn_attr_is_whole(a->items[i])) return false;
      return true;
    default: return true;
  }
}

// Defaults that attrs.def's one integer cannot say: the exact result_accuracy, and a tolerance of 1e-4.
static bool is_other_default(const TnAttrSpec *spec, const TnAttr *a) {
  if (a->kind == TN_ATTR_STRUCT && a->sub == TN_STRUCT_result_accuracy)
    return a->items[TN_FIELD_result_accuracy_atol]->bits == 0 && a->items[TN_FIELD_result_accuracy_rtol]->bits == 0 &&
           a->items[TN_FIELD_result_accuracy_ulps]->i == 0 &&
           a->items[TN_FIELD_result_accuracy_mode]->i == TN_result_accuracy_mode_DEFAULT;
  return a->kind == TN_ATTR_FLOAT && spec->name == TN_NAME_tolerance && tn_attr_f64(a) == 1e-4;
}

bool tn_attr_is_default(const TnAttrSpec *spec, const TnAttr *a) {
  if (spec->presence == TN_OPTIONAL) return is_other_default(spec, a);
  if (spec->presence == TN_REQUIRED) return false;
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_STR: return a->kind == TN_ATTR_STRING && a->str.n == 0;
    case TN_AK_ARRAY:
    case TN_AK_STRS:
    case TN_AK_SYMS:
    case TN_AK_DICTS:
    case TN_AK_STRUCTS:
    case TN_AK_DICT: return a->n == 0;
    default: return (a->kind == TN_ATTR_INT || a->kind == TN_ATTR_ENUM) && a->i == spec->default_value;
  }
}

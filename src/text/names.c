// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// SSA names. Each isolated op has its own; regions inside it see outer names and give theirs back when they end.
// Numeric names (%12) are looked up by index, others by hash. What a name stands for is one pointer: a value, or
// (low bit set) a Name, for groups of results, for names used before their definition, and for names lost to errors.
#include "text/parse.h"

// A use that waits for its definition.
typedef struct Forward {
  struct Forward *next;
  TnValue **slot;
  const TnType *type;
  uint32_t index;
  TnPos pos;
} Forward;

typedef struct Name {
  TnValue *first;  // NULL: not defined yet
  uint32_t n;
  bool is_lost;      // its op was not understood
  Forward *forward;  // newest first
  TnStr text;
} Name;

struct TnScope {
  TnScope *outer;
  TnMap map;                 // name -> tagged pointer
  TnNumbers numbers;         // number -> tagged pointer
  bool has_number_in_map;    // a number too large for `numbers` when it was met
  TN_VEC(uint64_t) defined;  // what nested regions defined: number << 1, or (entry of map) << 1 | 1
  TN_VEC(Name *) forwards;   // every name that was used before its definition
  unsigned n_errors;         // reported before the scope was opened
  unsigned nesting;          // regions open inside the isolated one
};

static bool is_name(const void *tagged) { return ((uintptr_t)tagged & 1) != 0; }
static Name *as_name(void *tagged) { return (Name *)((uintptr_t)tagged & ~(uintptr_t)1); }
static void *tag_name(Name *n) { return (void *)((uintptr_t)n | 1); }

bool tn_name_is_number(TnStr name, uint32_t *out) {
  if (name.n == 0 || name.n > 9 || !tn_char_is(name.p[0], TN_CHAR_DIGIT) || (name.p[0] == '0' && name.n > 1))
    return false;
  uint32_t v = 0;
  for (size_t i = 0; i < name.n; i++) v = v * 10 + (uint32_t)(name.p[i] - '0');
  *out = v;
  return true;
}

enum { PAGE = 512 };

void **tn_numbers_find(const TnNumbers *s, uint32_t number) {
  size_t k = number / PAGE;
  return k < s->n_used_pages && s->pages[k] ? &s->pages[k][number % PAGE] : NULL;
}

// The place of a number, with its page made when it is the first there.
static void **make_place(TnNumbers *s, uint32_t number, TnArena *arena) {
  size_t k = number / PAGE;
  if (k >= s->n_pages) {
    size_t n = s->n_pages ? 2 * s->n_pages : 8;
    while (n <= k) n *= 2;
    s->pages = tn_arena_grow(arena, s->pages, s->n_pages * sizeof *s->pages, n * sizeof *s->pages, _Alignof(void *));
    memset(s->pages + s->n_pages, 0, (n - s->n_pages) * sizeof *s->pages);
    s->n_pages = n;
  }
  if (k >= s->n_used_pages) s->n_used_pages = k + 1;
  if (!s->pages[k]) s->pages[k] = tn_new_n(arena, void *, PAGE);
  return &s->pages[k][number % PAGE];
}

void **tn_numbers_add(TnNumbers *s, uint32_t number, TnArena *arena) {
  if (number >= 4 * s->n + 256) return NULL;
  s->n++;
  return make_place(s, number, arena);
}

static void clear_numbers(TnNumbers *s) {
  for (size_t k = 0; k < s->n_used_pages; k++)
    if (s->pages[k]) memset(s->pages[k], 0, PAGE * sizeof *s->pages[k]);
  s->n_used_pages = s->n = 0;
}

static void **find_slot(TnScope *s, TnStr name) {
  uint32_t number;
  if (tn_name_is_number(name, &number)) {
    void **slot = tn_numbers_find(&s->numbers, number);
    if (slot && *slot) return slot;
    if (!s->has_number_in_map) return NULL;
  }
  void **slot = tn_map_place(&s->map, name);
  return slot && *slot ? slot : NULL;
}

// The place of a name, made where there is none, and how `defined` calls it.
static void **slot_of(TnParser *p, TnScope *s, TnStr name, uint64_t *out_id) {
  uint32_t number;
  if (tn_name_is_number(name, &number)) {
    void **slot = tn_numbers_find(&s->numbers, number);
    bool in_map = s->has_number_in_map && tn_map_find(&s->map, name);
    if (!slot || !*slot) slot = in_map ? NULL : tn_numbers_add(&s->numbers, number, &p->scratch);
    *out_id = (uint64_t)number << 1;
    if (slot) return slot;
    s->has_number_in_map = true;
  }
  void **slot = tn_map_slot(&s->map, name, NULL);
  const TnMapEntry *entry = (const TnMapEntry *)(void *)((char *)slot - offsetof(TnMapEntry, value));
  *out_id = (uint64_t)(entry - s->map.entries) << 1 | 1;
  return slot;
}

// ---------------------------------------------------------------------------------------------------------------

void tn_names_open_isolated(TnParser *p) {
  TnScope *s = p->free_scopes;
  if (s) {
    p->free_scopes = s->outer;
  } else {
    s = tn_new(&p->scratch, TnScope);
    tn_map_init(&s->map, &p->scratch);
  }
  s->outer = p->scope;
  s->n_errors = p->diags->n_errors;
  p->scope = s;
}

void tn_names_close_isolated(TnParser *p, bool report) {
  TnScope *s = p->scope;
  // After another error the definition may be in text that was skipped.
  report = report && p->diags->n_errors == s->n_errors;
  for (size_t i = 0; report && i < s->forwards.n; i++) {
    const Name *name = s->forwards.data[i];
    const Forward *first = name->forward;
    if (!first) continue;
    while (first->next) first = first->next;
    tn_parse_fail(p, first->pos, "use of undefined value '%%%.*s'", TN_STR_ARG(name->text));
  }
  tn_map_truncate(&s->map, 0);
  clear_numbers(&s->numbers);
  s->has_number_in_map = false;
  s->defined.n = s->forwards.n = 0;
  s->nesting = 0;
  p->scope = s->outer;
  s->outer = p->free_scopes;
  p->free_scopes = s;
}

size_t tn_names_open(TnParser *p) {
  p->scope->nesting++;
  return p->scope->defined.n;
}

void tn_names_close(TnParser *p, size_t mark) {
  TnScope *s = p->scope;
  for (size_t i = mark; i < s->defined.n; i++) {
    uint64_t id = s->defined.data[i];
    if (id & 1)
      s->map.entries[id >> 1].value = NULL;
    else
      *tn_numbers_find(&s->numbers, (uint32_t)(id >> 1)) = NULL;
  }
  s->defined.n = mark;
  s->nesting--;
}

static bool no_such_result(TnParser *p, TnStr name, TnPos pos, uint32_t n, uint32_t index) {
  return tn_parse_fail(p, pos, "value '%%%.*s' has %u result%s, there is no #%u", TN_STR_ARG(name), n,
                       n == 1 ? "" : "s", index);
}

bool tn_names_find(TnParser *p, TnUse *use) {
  void **slot = find_slot(p->scope, use->name);
  use->value = NULL;
  if (!slot || !*slot) return true;
  const Name *name = is_name(*slot) ? as_name(*slot) : NULL;
  TnValue *first = name ? name->first : *slot;
  use->is_lost = name && name->is_lost;
  if (!first) return true;
  uint32_t n = name ? name->n : 1;
  if (use->index >= n) return no_such_result(p, use->name, use->pos, n, use->index);
  use->value = first + use->index;
  return true;
}

static bool check_type(TnParser *p, TnStr name, TnPos pos, const TnType *is, const TnType *wanted) {
  if (is == wanted) return true;
  return tn_parse_fail(p, pos, "use of value '%%%.*s' expects different type than prior uses: '%s' vs '%s'",
                       TN_STR_ARG(name), tn_type_text(&p->scratch, wanted), tn_type_text(&p->scratch, is));
}

static bool resolve_forwards(TnParser *p, const TnDef *def, const Name *name, TnValue *first) {
  bool ok = true;
  for (const Forward *f = name->forward; f; f = f->next) {
    if (f->index >= def->count) {
      ok = no_such_result(p, def->name, f->pos, def->count, f->index);
      continue;
    }
    ok = check_type(p, def->name, f->pos, first[f->index].type, f->type) && ok;
    *f->slot = first + f->index;
  }
  return ok;
}

static void *value_or_group(TnParser *p, const TnDef *def, TnValue *first) {
  if (def->count == 1 && first) return first;
  Name *name = tn_new(&p->scratch, Name);
  *name = (Name){.first = first, .n = def->count, .is_lost = first == NULL, .text = def->name};
  return tag_name(name);
}

static bool define(TnParser *p, const TnDef *def, TnValue *first) {
  TnScope *s = p->scope;
  uint64_t id;
  void **slot = slot_of(p, s, def->name, &id);
  bool ok = true;
  if (*slot) {
    Name *forward = is_name(*slot) ? as_name(*slot) : NULL;
    if (!forward || forward->first || forward->is_lost)
      return !first || tn_parse_fail(p, def->pos, "redefinition of value '%%%.*s'", TN_STR_ARG(def->name));
    ok = !first || resolve_forwards(p, def, forward, first);
    forward->forward = NULL;
  }
  *slot = value_or_group(p, def, first);
  if (s->nesting) tn_push(&p->scratch, &s->defined, id);
  return ok;
}

bool tn_names_define(TnParser *p, const TnDef *def, TnValue *first) { return define(p, def, first); }
void tn_names_poison(TnParser *p, const TnDef *def) { define(p, def, NULL); }

bool tn_names_resolve(TnParser *p, const TnUse *use, const TnType *type, TnValue **slot) {
  if (use->value) {
    *slot = use->value;
    return check_type(p, use->name, use->pos, use->value->type, type);
  }
  TnScope *s = p->scope;
  uint64_t id;
  void **known = slot_of(p, s, use->name, &id);
  if (!*known) {
    Name *name = tn_new(&p->scratch, Name);
    name->text = use->name;
    *known = tag_name(name);
    tn_push(&p->scratch, &s->forwards, name);
  }
  Name *name = as_name(*known);
  if (!is_name(*known) || name->first) tn_unreachable();
  Forward *f = tn_new(&p->scratch, Forward);
  *f = (Forward){name->forward, slot, type, use->index, use->pos};
  name->forward = f;
  return true;
}

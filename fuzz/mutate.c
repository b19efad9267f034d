// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "mutate.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "text/text.h"

uint32_t bytes_below(Bytes *b, uint32_t end) {
  uint32_t v = 0;
  for (uint32_t range = end; range > 1 && bytes_left(b); range >>= 8) v = v << 8 | *b->p++;
  return end ? v % end : 0;
}

int64_t bytes_number(Bytes *b) {
  static const int64_t odd[] = {INT64_MIN, INT64_MAX,        -1,        0,   1,  2, 1 << 16,
                                INT32_MAX, (int64_t)1 << 32, INT32_MIN, 255, 256};
  uint32_t k = bytes_below(b, 256);
  return k < TN_COUNT(odd) ? odd[k] : (int64_t)(k % 16) - 3;
}

// ---------------------------------------------------------------------------------------------------------------
// What a module has to choose from.

typedef struct Parts {
  TnModule *m;
  TN_VEC(TnOp *) ops;
  TN_VEC(TnValue *) values;
  TN_VEC(const TnAttr *) attrs;
} Parts;

static bool collect(void *user, TnOp *op) {
  Parts *parts = user;
  TnArena *a = &parts->m->arena;
  tn_push(a, &parts->ops, op);
  for (uint32_t i = 0; i < op->n_results; i++) tn_push(a, &parts->values, &op->results[i]);
  for (uint32_t r = 0; r < op->n_regions; r++)
    for (uint32_t i = 0; i < op->regions[r].n_args; i++) tn_push(a, &parts->values, &op->regions[r].args[i]);
  for (unsigned i = 0; i < tn_op_get_info(op)->n_attrs; i++)
    if (op->attrs[i]) tn_push(a, &parts->attrs, op->attrs[i]);
  return true;
}

#define PICK(b, vec) ((vec).data[bytes_below((b), (uint32_t)(vec).n)])

// ---------------------------------------------------------------------------------------------------------------
// Types.

static const TnType *other_elem(TnModule *m, Bytes *b) {
  switch (bytes_below(b, 8)) {
    case 0: return tn_type_simple(m, TN_TYPE_INDEX);
    case 1: return tn_type_integer(m, 1 + bytes_below(b, 70), (TnSign)bytes_below(b, 3));
    case 2: {
      double scales[2] = {bytes_below(b, 4) ? 0.5 : -1, 2};
      int64_t zeros[2] = {bytes_number(b), bytes_number(b)};
      TnQuant q = {.storage = tn_type_integer(m, 8, TN_SIGNLESS),
                   .expressed = tn_type_scalar(m, TN_F32),
                   .storage_text = TN_STR("i8"),
                   .min = -128,
                   .max = 127,
                   .axis = (int64_t)bytes_below(b, 4) - 1,
                   .scales = scales,
                   .zero_points = zeros};
      q.n = q.axis < 0 ? 1 : 2;
      return tn_type_quant(m, &q);
    }
    default: return tn_type_scalar(m, (TnDtype)(1 + bytes_below(b, TN_N_DTYPES - 1)));
  }
}

static const TnAttr *bounds_of(TnModule *m, Bytes *b, size_t n) {
  int64_t bounds[8];
  if (n > TN_COUNT(bounds)) n = TN_COUNT(bounds);
  for (size_t i = 0; i < n; i++) bounds[i] = bytes_below(b, 2) ? TN_DYNAMIC : bytes_number(b);
  const TnAttr *fields[TN_N_FIELDS_bounds] = {tn_attr_i64s(m, bounds, n)};
  return tn_attr_struct(m, TN_STRUCT_bounds, fields);
}

static const TnType *reshaped(TnModule *m, Bytes *b, const TnType *t) {
  int64_t dims[12];
  uint32_t rank = t->rank > 10 ? 10 : t->rank;
  if (rank) memcpy(dims, t->dims, rank * sizeof *dims);
  uint32_t what = bytes_below(b, 4);
  if (what == 0 && rank)
    rank--;
  else if (what == 1)
    dims[rank++] = bytes_number(b);
  else if (rank)
    dims[bytes_below(b, rank)] = what == 2 ? TN_DYNAMIC : bytes_number(b);
  const TnAttr *encoding = bytes_below(b, 8) == 0 ? bounds_of(m, b, rank + bytes_below(b, 2)) : NULL;
  return tn_type_tensor(m, t->elem, rank, dims, encoding);
}

static const TnType *changed_type(Parts *parts, Bytes *b, const TnType *t) {
  TnModule *m = parts->m;
  bool is_tensor = t && t->kind == TN_TYPE_TENSOR;
  switch (bytes_below(b, 8)) {
    case 0: return tn_type_simple(m, TN_TYPE_TOKEN);
    case 1: return is_tensor ? tn_type_unranked(m, t->elem) : t;
    case 2: return parts->values.n ? PICK(b, parts->values)->type : t;
    case 3: return t ? tn_type_tuple(m, &t, bytes_below(b, 2)) : t;
    case 4: return t ? tn_type_future(m, &t, bytes_below(b, 2)) : t;
    case 5: return is_tensor ? tn_type_with_elem(m, t, other_elem(m, b)) : t;
    default: return is_tensor ? reshaped(m, b, t) : t;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Attributes.

static const TnAttr *changed_list(TnModule *m, Bytes *b, const TnAttr *a) {
  int64_t v[16];
  TnI64s list = a;
  size_t n = tn_attr_n(list) > 14 ? 14 : tn_attr_n(list);
  for (size_t i = 0; i < n; i++) v[i] = tn_i64s_at(list, i);
  uint32_t what = bytes_below(b, 3);
  if (what == 0 && n)
    n--;
  else if (what == 1)
    v[n++] = bytes_number(b);
  else if (n)
    v[bytes_below(b, (uint32_t)n)] = bytes_number(b);
  if (a->kind == TN_ATTR_DENSE_ARRAY) return tn_attr_i64s(m, v, n);
  int64_t dims[2] = {(int64_t)n, 1};
  return tn_attr_dense_i64(m, 1 + bytes_below(b, 2), dims, v);
}

static const TnAttr *changed_attr(Parts *parts, Bytes *b, const TnAttr *a, unsigned depth) {
  TnModule *m = parts->m;
  if (depth > 4) return a;
  switch (a->kind) {
    case TN_ATTR_INT: return tn_attr_int(m, a->type, bytes_number(b));
    case TN_ATTR_ENUM: return tn_attr_enum(m, (TnEnumId)a->sub, bytes_number(b));
    case TN_ATTR_FLOAT: return tn_attr_float_bits(m, a->type, (uint64_t)bytes_number(b));
    case TN_ATTR_TYPE: return tn_attr_type(m, changed_type(parts, b, a->type));
    case TN_ATTR_DENSE_ARRAY:
    case TN_ATTR_DENSE: return a->type->dtype == TN_I64 ? changed_list(m, b, a) : a;
    case TN_ATTR_STRING: return tn_attr_string(m, TN_STR("other"));
    case TN_ATTR_SYMBOL: return tn_attr_symbol(m, bytes_below(b, 2) ? TN_STR("main") : TN_STR("nowhere"));
    default: break;
  }
  if (a->n == 0 || (a->kind != TN_ATTR_STRUCT && a->kind != TN_ATTR_ARRAY)) return a;
  const TnAttr **items = tn_new_n(&m->arena, const TnAttr *, a->n);
  memcpy(items, a->items, a->n * sizeof *items);
  uint32_t k = bytes_below(b, a->n);
  if (a->kind == TN_ATTR_ARRAY) {
    items[k] = changed_attr(parts, b, items[k], depth + 1);
    return tn_attr_array(m, items, a->n - bytes_below(b, 2));
  }
  items[k] = items[k] && bytes_below(b, 8) ? changed_attr(parts, b, items[k], depth + 1) : NULL;
  return tn_attr_struct(m, (TnStructId)a->sub, items);
}

static void change_attr(Parts *parts, Bytes *b, TnOp *op) {
  unsigned n = tn_op_get_info(op)->n_attrs;
  if (n == 0) return;
  unsigned slot = bytes_below(b, n);
  const char *expected;
  const TnAttr *a = op->attrs[slot];
  switch (bytes_below(b, 4)) {
    case 0: op->attrs[slot] = NULL; break;
    case 1:
      if (parts->attrs.n) tn_op_set_attr(parts->m, op, slot, PICK(b, parts->attrs), &expected);
      break;
    default:
      if (a) op->attrs[slot] = changed_attr(parts, b, a, 0);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Ops.

static bool holds(const TnOp *outer, const TnOp *op) {
  for (; op; op = tn_op_parent(op))
    if (op == outer) return true;
  return false;
}

static void move_op(Parts *parts, Bytes *b, TnOp *op) {
  TnOp *at = PICK(b, parts->ops);
  if (at == op || holds(op, at) || !op->parent || !at->parent) return;
  tn_op_remove(op);
  tn_region_insert_before(at, op);
}

static void empty_region(Bytes *b, TnOp *op) {
  if (op->n_regions == 0) return;
  TnRegion *r = &op->regions[bytes_below(b, op->n_regions)];
  TN_FOR_OPS(inner, r) inner->parent = NULL;  // nobody moves them
  r->first = r->last = NULL;
  r->has_block = bytes_below(b, 2);
  if (!r->has_block) r->n_args = 0;
  if (bytes_below(b, 2)) r->n_args = 0;
}

static void mutate_once(Parts *parts, Bytes *b) {
  TnOp *op = PICK(b, parts->ops);
  switch (bytes_below(b, 16)) {
    case 0:
    case 1:
    case 2:
      if (op->n_operands && parts->values.n) op->operands[bytes_below(b, op->n_operands)] = PICK(b, parts->values);
      break;
    case 3:
      if (op->n_operands) op->n_operands--;
      break;
    case 4:
      if (op->n_results) op->n_results--;
      break;
    case 5: move_op(parts, b, op); break;
    case 6:
      if (bytes_below(b, 4) == 0) empty_region(b, op);
      break;
    case 7:
    case 8:
    case 9:
    case 10:
      if (parts->values.n) {
        TnValue *v = PICK(b, parts->values);
        v->type = changed_type(parts, b, v->type);
      }
      break;
    default: change_attr(parts, b, op);
  }
}

void mutate(TnModule *m, Bytes *b, unsigned n_max) {
  Parts parts = {.m = m};
  tn_walk(&m->root->regions[0], collect, &parts);
  for (unsigned i = 0; i < n_max && bytes_left(b) && parts.ops.n; i++) mutate_once(&parts, b);
}

// ---------------------------------------------------------------------------------------------------------------
// Seeds. They live as long as the process.

static struct {
  TnStr *programs;
  size_t n;
} seeds;

static void add_file(const char *path) {
  TnFile file;
  TnError *e = tn_file_map(path, &file);
  tn_error_destroy(e);
  if (e) return;
  TnStr text = {(const char *)file.p, file.n}, chunk;
  size_t at = 0;
  uint32_t line = 1, first_line;
  while (tn_text_next_chunk(text, &at, &line, &chunk, &first_line)) {
    TnStr *grown = realloc(seeds.programs, (seeds.n + 1) * sizeof *grown);
    if (!grown) return;
    seeds.programs = grown;
    seeds.programs[seeds.n++] = chunk;
  }
}

void seeds_load(const char *const *folders, size_t n_folders) {
  for (size_t i = 0; i < n_folders; i++) {
    DIR *dir = opendir(folders[i]);
    for (struct dirent *d; dir && (d = readdir(dir));) {
      size_t n = strlen(d->d_name);
      char path[1024];
      int len = snprintf(path, sizeof path, "%s/%s", folders[i], d->d_name);
      if (n > 5 && strcmp(d->d_name + n - 5, ".mlir") == 0 && len > 0 && (size_t)len < sizeof path) add_file(path);
    }
    if (dir) closedir(dir);
  }
  if (seeds.n == 0) fprintf(stderr, "no programs to start from: run at the root of the repository\n"), exit(2);
}

TnStr seeds_pick(Bytes *b) { return seeds.programs[bytes_below(b, (uint32_t)seeds.n)]; }

TnError *mutate_text(TnModule *m, TnStr program, Bytes *b, unsigned n_max) {
  TnDiags diags = {.source = program};
  TN_TRY(tn_text_parse(m, program, NULL, &diags));
  mutate(m, b, n_max);
  return NULL;
}

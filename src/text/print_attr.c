// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Attributes and locations as text.
#include "text/print_priv.h"

// ---------------------------------------------------------------------------------------------------------------
// Locations.

static void print_inner_loc(TnPrinter *p, const TnAttr *loc) {
  if (!tn_print_alias(p, loc)) tn_print_loc_body(p, loc);
}

static void print_file_loc(TnPrinter *p, const TnAttr *a) {
  tn_put_quoted(p, a->str);
  if (a->n_pos >= 1) tn_put_char(p, ':'), tn_put_u64(p, a->pos[0]);
  if (a->n_pos >= 2) tn_put_char(p, ':'), tn_put_u64(p, a->pos[1]);
  if (a->n_pos >= 3) tn_put_lit(p, " to ");
  if (a->n_pos == 4) tn_put_u64(p, a->pos[2]);
  if (a->n_pos >= 3) tn_put_char(p, ':'), tn_put_u64(p, a->pos[a->n_pos - 1]);
}

void tn_print_loc_body(TnPrinter *p, const TnAttr *a) {
  if (!a) {
    tn_put_lit(p, "unknown");
    return;
  }
  switch ((TnLocKind)a->sub) {
    case TN_LOC_UNKNOWN: tn_put_lit(p, "unknown"); break;
    case TN_LOC_FILE: print_file_loc(p, a); break;
    case TN_LOC_NAME:
      tn_put_quoted(p, a->str);
      if (!a->n || a->items[0]->sub == TN_LOC_UNKNOWN) break;
      tn_put_char(p, '(');
      print_inner_loc(p, a->items[0]);
      tn_put_char(p, ')');
      break;
    case TN_LOC_CALLSITE:
      tn_put_lit(p, "callsite(");
      print_inner_loc(p, a->items[0]);
      tn_put_lit(p, " at ");
      print_inner_loc(p, a->items[1]);
      tn_put_char(p, ')');
      break;
    case TN_LOC_FUSED:
      tn_put_lit(p, "fused");
      if (a->meta) {
        tn_put_char(p, '<');
        tn_print_attr(p, a->meta, TN_TYPE_PART_ALWAYS);
        tn_put_char(p, '>');
      }
      tn_put_char(p, '[');
      for (size_t i = 0; i < a->n; i++) {
        tn_put_comma(p, i);
        print_inner_loc(p, a->items[i]);
      }
      tn_put_char(p, ']');
      break;
  }
}

void tn_print_trailing_loc(TnPrinter *p, const TnAttr *loc) {
  if (!p->options.locations || p->is_collecting) return;
  tn_put_lit(p, " loc(");
  print_inner_loc(p, loc);
  tn_put_char(p, ')');
}

// ---------------------------------------------------------------------------------------------------------------
// Attributes of the dialects.

static bool is_empty_field(const TnAttr *f) {
  if (f->kind == TN_ATTR_DENSE_ARRAY) return f->n == 0;
  return f->kind == TN_ATTR_INT ? f->i == 0 : f->kind == TN_ATTR_FLOAT && f->bits == 0;
}

// `name = value` for each field; lists that are empty and numbers that are zero may be left out.
static void print_fields(TnPrinter *p, const TnAttr *a, bool with_empty) {
  const TnAttrSpec *specs = tn_struct_fields((TnStructId)a->sub);
  const char *separator = "";
  tn_put_char(p, '<');
  for (size_t i = 0; i < a->n; i++) {
    const TnAttr *f = a->items[i];
    if (!f) continue;
    bool is_list = f->kind == TN_ATTR_DENSE_ARRAY;
    if (is_empty_field(f) && !with_empty) continue;
    tn_put_z(p, separator);
    tn_put_z(p, tn_name(specs[i].name));
    tn_put_lit(p, " = ");
    if (is_list) tn_print_i64s(p, f);
    else if (f->kind == TN_ATTR_STRUCT && f->sub == TN_STRUCT_sub_axis_info) tn_print_stripped(p, f);
    else if (f->kind == TN_ATTR_INT || f->kind == TN_ATTR_FLOAT) tn_print_attr(p, f, TN_TYPE_PART_NEVER);
    else tn_print_attr(p, f, TN_TYPE_PART_ALWAYS);
    separator = ", ";
  }
  tn_put_char(p, '>');
}

// The letters and numbers of one tensor of a convolution by position; false when they do not fit each other.
static bool conv_dims(char *out, size_t rank, const TnAttr *const *f, const char *letters) {
  TnI64s spatial = f[2];
  if (tn_attr_n(spatial) + 2 != rank) return false;
  memset(out, 0, rank);
  for (size_t i = 0; i < rank; i++) {
    int64_t at = i < 2 ? f[i]->i : tn_i64s_at(spatial, i - 2);
    if (at < 0 || (size_t)at >= rank || out[at]) return false;
    out[at] = i < 2 ? letters[i] : (char)(i - 1);  // 1 + number of the spatial dimension
  }
  return true;
}

enum { CONV_RANK = 66 };  // more spatial dimensions than that are printed raw

static void put_conv_dims(TnPrinter *p, const char *dims, size_t rank) {
  tn_put_char(p, '[');
  for (size_t i = 0; i < rank; i++) {
    tn_put_comma(p, i);
    if (dims[i] >= 'a') tn_put_char(p, dims[i]);
    else tn_put_u64(p, (uint64_t)dims[i] - 1);
  }
  tn_put_char(p, ']');
}

static bool print_conv_short(TnPrinter *p, const TnAttr *a) {
  static const char *const letters[] = {"bf", "io", "bf"}, *const before[] = {"", "x", "->"};
  char dims[3][CONV_RANK];
  size_t rank[3];
  for (size_t k = 0; k < 3; k++) {
    rank[k] = tn_attr_n(a->items[3 * k + 2]) + 2;
    if (rank[k] > CONV_RANK || !conv_dims(dims[k], rank[k], a->items + 3 * k, letters[k])) return false;
  }
  for (size_t k = 0; k < 3; k++) {
    tn_put_z(p, before[k]);
    put_conv_dims(p, dims[k], rank[k]);
  }
  return true;
}

// Numbers that no bracket form can say are spelt field by field.
void tn_print_conv(TnPrinter *p, const TnAttr *a) {
  if (print_conv_short(p, a)) return;
  const TnAttrSpec *specs = tn_struct_fields(TN_STRUCT_conv);
  tn_put_lit(p, "raw ");
  for (size_t i = 0; i < a->n; i++) {
    tn_put_comma(p, i);
    tn_put_z(p, tn_name(specs[i].name));
    tn_put_lit(p, " = ");
    if (a->items[i]->kind == TN_ATTR_DENSE_ARRAY) tn_print_i64s(p, a->items[i]);
    else tn_put_i64(p, a->items[i]->i);
  }
}

static void print_stripped_items(TnPrinter *p, const TnAttr *array) {
  for (size_t i = 0; i < array->n; i++) {
    tn_put_comma(p, i);
    tn_print_stripped(p, array->items[i]);
  }
}

static void print_mesh(TnPrinter *p, const TnAttr *a) {
  tn_put_lit(p, "<axes=[");
  print_stripped_items(p, a->items[TN_FIELD_mesh_axes]);
  tn_put_char(p, ']');
  if (a->items[TN_FIELD_mesh_device_ids]) {
    tn_put_lit(p, ", device_ids=");
    tn_print_attr(p, a->items[TN_FIELD_mesh_device_ids], TN_TYPE_PART_ALWAYS);
  }
  tn_put_char(p, '>');
}

// What stands after the mnemonic.
static void print_struct_body(TnPrinter *p, const TnAttr *a) {
  if (!tn_attr_is_whole(a)) {
    print_fields(p, a, true);
    return;
  }
  if (tn_print_sdy_struct(p, a)) return;
  switch (a->sub) {
    case TN_STRUCT_conv:
      tn_put_char(p, '<');
      tn_print_conv(p, a);
      tn_put_char(p, '>');
      break;
    case TN_STRUCT_bounds: {
      size_t start = p->out->n;  // as a list, with other brackets
      tn_print_i64s(p, a->items[0]);
      p->out->p[start] = '<';
      p->out->p[p->out->n - 1] = '>';
      break;
    }
    case TN_STRUCT_mesh: print_mesh(p, a); break;
    case TN_STRUCT_sub_axis_info:
      tn_put_char(p, '(');
      tn_put_i64(p, a->items[0]->i);
      tn_put_char(p, ')');
      tn_put_i64(p, a->items[1]->i);
      break;
    case TN_STRUCT_dot:
    case TN_STRUCT_gather:
    case TN_STRUCT_scatter:
    case TN_STRUCT_ragged_dot:
    case TN_STRUCT_result_accuracy: print_fields(p, a, false); break;
    default: print_fields(p, a, true); break;
  }
}

void tn_print_stripped(TnPrinter *p, const TnAttr *a) {
  if (a->kind == TN_ATTR_STRUCT) print_struct_body(p, a);
  else tn_print_attr(p, a, TN_TYPE_PART_ALWAYS);
}

// #dialect.mnemonic<body> when the body is bracketed so, else #dialect<mnemonic body>.
static void print_struct(TnPrinter *p, const TnAttr *a) {
  const TnAttrInfo *info = &tn_struct_info[a->sub];
  tn_put_char(p, '#');
  tn_put_z(p, tn_name(info->dialect));
  size_t dot = p->out->n;
  tn_put_char(p, '.');
  tn_put_z(p, tn_name(info->mnemonic));
  size_t body = p->out->n;
  print_struct_body(p, a);
  bool is_bracketed = p->out->n > body && p->out->p[body] == '<' && p->out->p[p->out->n - 1] == '>';
  if (is_bracketed) return;
  p->out->p[dot] = '<';
  tn_put_char(p, '>');
}

static void print_enum(TnPrinter *p, const TnAttr *a) {
  const TnAttrInfo *info = &tn_enum_info[a->sub];
  const char *name = tn_enum_name((TnEnumId)a->sub, a->i);
  if (info->dialect == TN_NAME_sdy) {  // plain numbers there
    tn_put_i64(p, a->i);
    tn_put_lit(p, " : i32");
    return;
  }
  bool is_dotted = a->sub == TN_ENUM_result_accuracy_mode;
  tn_put_char(p, '#');
  tn_put_z(p, tn_name(info->dialect));
  tn_put_char(p, is_dotted ? '.' : '<');
  tn_put_z(p, tn_name(info->mnemonic));
  tn_put_char(p, is_dotted ? '<' : ' ');
  tn_put_z(p, name ? name : "");
  tn_put_char(p, '>');
}

// ---------------------------------------------------------------------------------------------------------------
// Attributes.

void tn_print_named(TnPrinter *p, TnStr name, const TnAttr *a) {
  tn_put_keyword(p, name);
  if (a && a->kind == TN_ATTR_UNIT) return;
  tn_put_lit(p, " = ");
  tn_print_attr(p, a, TN_TYPE_PART_ALWAYS);
}

static void print_dict_body(TnPrinter *p, const TnAttr *a) {
  tn_put_char(p, '{');
  for (size_t i = 0; i < a->n; i++) {
    tn_put_comma(p, i);
    tn_print_named(p, a->names[i], a->items[i]);
  }
  tn_put_char(p, '}');
}

void tn_print_dict(TnPrinter *p, const TnAttr *dict) {
  if (!dict || dict->n == 0) return;
  tn_put_char(p, ' ');
  print_dict_body(p, dict);
}

static void print_array(TnPrinter *p, const TnAttr *a) {
  tn_put_char(p, '[');
  for (size_t i = 0; i < a->n; i++) {
    tn_put_comma(p, i);
    tn_print_attr(p, a->items[i], TN_TYPE_PART_UNUSUAL);
  }
  tn_put_char(p, ']');
}

static void print_symbol(TnPrinter *p, const TnAttr *a) {
  tn_put_symbol(p, a->str);
  for (size_t i = 0; i < a->n; i++) {
    tn_put_lit(p, "::");
    tn_put_symbol(p, a->items[i]->str);
  }
}

static void print_resource(TnPrinter *p, const TnAttr *a) {
  tn_put_lit(p, "dense_resource<");
  tn_put_keyword(p, a->str);
  tn_put_char(p, '>');
  if (p->is_collecting || !p->m) return;
  void *data = tn_map_find(&p->m->resources, a->str);
  bool is_new;
  if (!data) return;
  if (!p->resources.arena) tn_map_init(&p->resources, p->out->arena);
  *tn_map_slot(&p->resources, a->str, &is_new) = data;
}

static void print_type_part(TnPrinter *p, const TnType *t, TnTypePart part, TnDtype usual) {
  if (part == TN_TYPE_PART_NEVER || (part == TN_TYPE_PART_UNUSUAL && usual && t->dtype == usual)) return;
  tn_put_lit(p, " : ");
  tn_print_type(p, t);
}

static void print_scalar(TnPrinter *p, const TnAttr *a, TnTypePart part) {
  if (a->kind == TN_ATTR_FLOAT) {
    if (a->type->dtype) {
      tn_put_float(p, a->type->dtype, a->bits);
    } else {
      tn_put_lit(p, "0x");
      for (int shift = 60; shift >= 0; shift -= 4) tn_put_char(p, "0123456789ABCDEF"[a->bits >> shift & 15]);
    }
    print_type_part(p, a->type, part, TN_F64);
    return;
  }
  tn_put_integer(p, a->type, (uint64_t)a->i, 8);
  if (a->type->dtype != TN_I1) print_type_part(p, a->type, part, TN_I64);
}

void tn_print_attr(TnPrinter *p, const TnAttr *a, TnTypePart part) {
  if (!a) {
    tn_put_lit(p, "<<NULL ATTRIBUTE>>");
    return;
  }
  if (p->is_collecting) {
    tn_print_aliases_visit(p, a, false);
    return;
  }
  if (p->aliases && tn_print_alias(p, a)) return;
  switch ((TnAttrKind)a->kind) {
    case TN_ATTR_UNIT: tn_put_lit(p, "unit"); break;
    case TN_ATTR_INT:
    case TN_ATTR_FLOAT: print_scalar(p, a, part); break;
    case TN_ATTR_STRING:
      tn_put_quoted(p, a->str);
      if (a->type) print_type_part(p, a->type, part, TN_DTYPE_NONE);
      break;
    case TN_ATTR_SYMBOL: print_symbol(p, a); break;
    case TN_ATTR_ARRAY: print_array(p, a); break;
    case TN_ATTR_DICT: print_dict_body(p, a); break;
    case TN_ATTR_TYPE: tn_print_type(p, a->type); break;
    case TN_ATTR_DENSE:
      tn_print_dense(p, a);
      print_type_part(p, a->type, part, TN_DTYPE_NONE);
      break;
    case TN_ATTR_RESOURCE:
      print_resource(p, a);
      print_type_part(p, a->type, part, TN_DTYPE_NONE);
      break;
    case TN_ATTR_DENSE_ARRAY: tn_print_dense_array(p, a); break;
    case TN_ATTR_ENUM: print_enum(p, a); break;
    case TN_ATTR_STRUCT: print_struct(p, a); break;
    case TN_ATTR_LOC:
      tn_put_lit(p, "loc(");
      tn_print_loc_body(p, a);
      tn_put_char(p, ')');
      break;
    case TN_ATTR_OPAQUE: tn_put_str(p, a->str); break;
  }
}

void tn_print_bare(TnPrinter *p, const TnAttr *a) {
  switch ((TnAttrKind)a->kind) {
    case TN_ATTR_ENUM: {
      const char *name = tn_enum_name((TnEnumId)a->sub, a->i);
      tn_put_z(p, name ? name : "");
      break;
    }
    case TN_ATTR_STRUCT:
      if (p->is_collecting) tn_print_aliases_visit(p, a, false);
      else print_struct_body(p, a);
      break;
    case TN_ATTR_DENSE_ARRAY: tn_print_i64s(p, a); break;
    case TN_ATTR_DENSE:
    case TN_ATTR_RESOURCE: tn_print_attr(p, a, TN_TYPE_PART_ALWAYS); break;
    default: tn_print_attr(p, a, TN_TYPE_PART_NEVER); break;
  }
}

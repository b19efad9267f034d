// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Building modules from C. The first failure stays with the builder; every later call does nothing, and
// tn_builder_finish returns it. Each call runs inside tn_module_run, so memory running out is such a failure too.
#include "rt/builder.h"

struct TnBuilder {
  TnContext *context;
  TnModule *m;
  TnError *error;            // the first failure
  TnOp *func;                // being built, NULL between functions
  TnRegion *at;              // where ops go
  TN_VEC(TnRegion *) outer;  // regions around it
};

// A builder that could not be created has failed too.
static bool failed(const TnBuilder *b) { return !b || b->error; }

static void fail_with(TnBuilder *b, TnError *e) {
  if (b->error)
    tn_error_destroy(e);
  else
    b->error = e;
}

#define BUILD_FAIL(...) return tn_error_new(TN_INVALID_ARGUMENT, __VA_ARGS__)

static TnError *check_list(const void *list, size_t n, const char *name) {
  if (n && !list) BUILD_FAIL("%s is NULL, expected %zu entries", name, n);
  return NULL;
}

// ---- life

static TnError *run_create(void *arg) {
  TnBuilder *b = arg;
  b->m->name = TN_STR("<built>");
  b->m->root = tn_op_new(b->m, TN_OP_builtin_module, 0, 0, 1);
  b->m->root->regions[0].has_block = true;
  return NULL;
}

TnError *tn_builder_create(TnContext *c, TnBuilder **out) {
  TN_NEED(out, "out_builder");
  TnBuilder *b = tn_alloc_zero(sizeof *b);
  if (!b) return tn_error_oom();
  b->context = c;
  b->m = tn_module_create();
  TnError *e = b->m ? tn_module_run(b->m, run_create, b) : tn_error_oom();
  if (e)
    tn_builder_destroy(b);
  else
    *out = b;
  return e;
}

void tn_builder_destroy(TnBuilder *b) {
  if (!b) return;
  tn_module_destroy(b->m);
  tn_error_destroy(b->error);
  tn_free(b);
}

TnError *tn_builder_finish(TnBuilder *b, TnModule **out) {
  TN_NEED(b, "builder");
  TnError *e = b->error ? b->error : out ? NULL : tn_is_null("out_module");
  b->error = NULL;
  if (!e && b->func)
    e = tn_error_new(TN_FAILED_PRECONDITION, "function @%.*s has no tn_build_return",
                     TN_STR_ARG(tn_symbol_name(b->func)));
  if (!e) {
    tn_module_renumber(b->m);
    e = tn_module_verify(b->context, b->m, false);
  }
  if (!e) {
    *out = b->m;
    b->m = NULL;
  }
  tn_builder_destroy(b);
  return e;
}

// ---- types

typedef struct TypeJob {
  TnBuilder *b;
  TnElementType element;
  size_t rank;
  const int64_t *dims;
  const char *text;
  const TnType *out;
} TypeJob;

static TnError *run_tensor_type(void *arg) {
  TypeJob *job = arg;
  if (job->element <= TN_ELEMENT_NONE || (unsigned)job->element >= TN_N_DTYPES)
    BUILD_FAIL("element type %d is unknown", (int)job->element);
  TN_TRY(check_list(job->dims, job->rank, "dims"));
  int64_t *dims = tn_new_n(&job->b->m->arena, int64_t, job->rank);
  for (size_t i = 0; i < job->rank; i++) {
    if (job->dims[i] < -1)
      BUILD_FAIL("dimension %zu is %lld, expected -1 (dynamic) or more", i, (long long)job->dims[i]);
    dims[i] = job->dims[i] < 0 ? TN_DYNAMIC : job->dims[i];
  }
  job->out = tn_type_tensor_of(job->b->m, (TnDtype)job->element, job->rank, dims);
  return NULL;
}

static TnError *run_parse_type(void *arg) {
  TypeJob *job = arg;
  TnDiags diags = {0};
  job->out = tn_text_parse_type(job->b->m, tn_arena_str(&job->b->m->arena, tn_str(job->text)), &diags);
  return tn_diags_finish(&diags);
}

const TnType *tn_build_tensor_type(TnBuilder *b, TnElementType element, size_t rank, const int64_t *dims) {
  TypeJob job = {.b = b, .element = element, .rank = rank, .dims = dims};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_tensor_type, &job));
  return job.out;
}

const TnType *tn_build_type(TnBuilder *b, const char *text) {
  TypeJob job = {.b = b, .text = text};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_parse_type, &job));
  return failed(b) ? NULL : job.out;
}

const TnType *tn_build_type_of(const TnValue *v) { return v ? v->type : NULL; }

// ---- functions and regions

typedef struct RegionJob {
  TnBuilder *b;
  const char *name;
  const TnType *const *types;
  size_t n;
  TnValue *const *values;
  TnRegion *out;
} RegionJob;

static TnError *check_types(const TnType *const *types, size_t n) {
  TN_TRY(check_list(types, n, "types"));
  for (size_t i = 0; i < n; i++)
    if (!types[i]) BUILD_FAIL("argument type %zu is NULL", i);
  return NULL;
}

static TnError *run_function(void *arg) {
  RegionJob *job = arg;
  TnBuilder *b = job->b;
  if (b->func)
    BUILD_FAIL("function @%.*s is not finished: call tn_build_return first", TN_STR_ARG(tn_symbol_name(b->func)));
  if (!job->name) BUILD_FAIL("the name of a function is NULL");
  TN_TRY(check_types(job->types, job->n));
  b->func = tn_op_new(b->m, TN_OP_func_func, 0, 0, 1);
  b->func->attrs[TN_SLOT_func_sym_name] = tn_attr_string(b->m, tn_str(job->name));
  tn_region_init_args(b->m, &b->func->regions[0], job->types, job->n);
  tn_region_append(&b->m->root->regions[0], b->func);
  b->at = &b->func->regions[0];
  return NULL;
}

void tn_build_function(TnBuilder *b, const char *name, const TnType *const *types, size_t n_types) {
  RegionJob job = {.b = b, .name = name, .types = types, .n = n_types};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_function, &job));
}

static TnError *run_region(void *arg) {
  RegionJob *job = arg;
  TnBuilder *b = job->b;
  if (!b->func) BUILD_FAIL("a region needs a function around it: call tn_build_function first");
  TN_TRY(check_types(job->types, job->n));
  job->out = tn_new(&b->m->arena, TnRegion);
  tn_region_init_args(b->m, job->out, job->types, job->n);
  tn_push(&b->m->arena, &b->outer, b->at);
  b->at = job->out;
  return NULL;
}

TnRegion *tn_build_region(TnBuilder *b, const TnType *const *types, size_t n_types) {
  RegionJob job = {.b = b, .types = types, .n = n_types};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_region, &job));
  return job.out;
}

TnValue *tn_build_argument(TnBuilder *b, size_t index) {
  if (failed(b)) return NULL;
  if (b->at && index < b->at->n_args) return &b->at->args[index];
  fail_with(
      b, tn_error_new(TN_OUT_OF_RANGE, "argument %zu is out of range, there are %u", index, b->at ? b->at->n_args : 0));
  return NULL;
}

// A function's type is known when it returns.
static void close_function(TnBuilder *b, TnValue *const *values, size_t n) {
  TnRegion *r = &b->func->regions[0];
  const TnType **types = tn_new_n(&b->m->arena, const TnType *, r->n_args + n);
  for (size_t i = 0; i < r->n_args; i++) types[i] = r->args[i].type;
  for (size_t i = 0; i < n; i++) types[r->n_args + i] = values[i]->type;
  const TnType *t = tn_type_function(b->m, types, r->n_args, types + r->n_args, n);
  b->func->attrs[TN_SLOT_func_function_type] = tn_attr_type(b->m, t);
  b->func = NULL;
  b->at = NULL;
}

static TnError *run_return(void *arg) {
  RegionJob *job = arg;
  TnBuilder *b = job->b;
  if (!b->at) BUILD_FAIL("return outside a function");
  TN_TRY(check_list(job->values, job->n, "values"));
  for (size_t i = 0; i < job->n; i++)
    if (!job->values[i]) BUILD_FAIL("returned value %zu is NULL", i);
  bool in_function = b->outer.n == 0;
  TnOp *op = tn_op_new(b->m, in_function ? TN_OP_func_return : TN_OP_return, job->n, 0, 0);
  for (size_t i = 0; i < job->n; i++) op->operands[i] = job->values[i];
  tn_region_append(b->at, op);
  if (in_function)
    close_function(b, job->values, job->n);
  else
    b->at = b->outer.data[--b->outer.n];
  return NULL;
}

void tn_build_return(TnBuilder *b, TnValue *const *values, size_t n_values) {
  RegionJob job = {.b = b, .values = values, .n = n_values};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_return, &job));
}

TnValue *tn_build_result(TnValue *first, size_t index) {
  if (!first || first->is_arg || index >= first->def.op->n_results) return NULL;
  return &first->def.op->results[index];
}

// ---- attributes

static TnError *parse_attr(TnBuilder *b, const TnAttrSpec *spec, const char *text, const TnAttr **out) {
  TnDiags diags = {0};
  *out = tn_text_parse_attr(b->m, tn_arena_str(&b->m->arena, tn_str(text)), &diags);
  TnError *e = tn_diags_finish(&diags);
  if (!e) return NULL;
  TnError *named = tn_error_new(TN_INVALID_ARGUMENT, "attribute %s: %s", tn_name(spec->name), e->message);
  tn_error_destroy(e);
  return named;
}

static TnError *enum_attr(TnBuilder *b, const TnAttrSpec *spec, const char *name, const TnAttr **out) {
  int64_t number;
  if (!tn_enum_find((TnEnumId)spec->aux, tn_str(name), &number))
    BUILD_FAIL("attribute %s: '%s' is no %s", tn_name(spec->name), name, tn_name(tn_enum_info[spec->aux].mnemonic));
  *out = tn_attr_enum(b->m, (TnEnumId)spec->aux, number);
  return NULL;
}

static const TnAttr *flags_attr(TnBuilder *b, const TnBuildArg *a) {
  uint8_t *bytes = tn_new_n(&b->m->arena, uint8_t, a->n);
  for (size_t i = 0; i < a->n; i++) bytes[i] = a->flags[i];
  return tn_attr_dense_array(b->m, tn_type_scalar(b->m, TN_I1), bytes, a->n);
}

// NULL in *out leaves the attribute absent: what was not given, and defaults.
static TnError *make_attr(TnBuilder *b, const TnAttrSpec *spec, const TnBuildArg *a, const TnAttr **out) {
  TnModule *m = b->m;
  bool is_default = spec->presence == TN_DEFAULTED && a->i == spec->default_value;
  *out = NULL;
  switch ((TnAttrSpecKind)spec->kind) {
    case TN_AK_UNIT: *out = a->i ? tn_attr_unit(m) : NULL; return NULL;
    case TN_AK_BOOL: *out = is_default ? NULL : tn_attr_bool(m, a->i != 0); return NULL;
    case TN_AK_I32: *out = is_default ? NULL : tn_attr_i32(m, (int32_t)a->i); return NULL;
    case TN_AK_I64: *out = is_default ? NULL : tn_attr_i64(m, a->i); return NULL;
    case TN_AK_UI32: *out = is_default ? NULL : tn_attr_int(m, tn_type_scalar(m, TN_UI32), a->i); return NULL;
    case TN_AK_UI64: *out = is_default ? NULL : tn_attr_int(m, tn_type_scalar(m, TN_UI64), a->i); return NULL;
    case TN_AK_F32: *out = tn_attr_float(m, tn_type_scalar(m, TN_F32), a->f); return NULL;
    case TN_AK_F64: *out = tn_attr_float(m, tn_type_scalar(m, TN_F64), a->f); return NULL;
    case TN_AK_STR: *out = a->text ? tn_attr_string(m, tn_str(a->text)) : NULL; return NULL;
    case TN_AK_SYM: *out = a->text ? tn_attr_symbol(m, tn_str(a->text)) : NULL; return NULL;
    case TN_AK_ENUM: return a->text ? enum_attr(b, spec, a->text, out) : NULL;
    case TN_AK_I64S:
      TN_TRY(check_list(a->list, a->n, tn_name(spec->name)));
      *out = a->list || spec->presence == TN_REQUIRED ? tn_attr_i64s(m, a->list, a->n) : NULL;
      return NULL;
    case TN_AK_BOOLS:
      TN_TRY(check_list(a->flags, a->n, tn_name(spec->name)));
      *out = a->flags ? flags_attr(b, a) : NULL;
      return NULL;
    default: return a->text ? parse_attr(b, spec, a->text, out) : NULL;
  }
}

// ---- ops

typedef struct OpJob {
  TnBuilder *b;
  const TnBuildCall *call;
  TnValue *out;
} OpJob;

static size_t returned_values(const TnRegion *r) { return r && r->last ? r->last->n_operands : 0; }

// How many results an op has whose types are inferred.
static size_t count_results(const TnBuildCall *call) {
  const TnOpInfo *info = &tn_op_info[call->op];
  if (info->results >= 0) return (size_t)info->results;
  switch (call->op) {
    case TN_OP_reduce:
    case TN_OP_reduce_window: return call->n_operands / 2;
    case TN_OP_scatter: return call->n_operands ? (call->n_operands - 1) / 2 : 0;
    case TN_OP_if:
    case TN_OP_case:
    case TN_OP_chlo_scan: return call->n_regions ? returned_values(call->regions[0]) : 0;
    case TN_OP_async_done: {
      const TnType *t = call->n_operands ? call->operands[0]->type : NULL;
      return t && t->kind == TN_TYPE_FUTURE ? t->n_types : 0;
    }
    default: return call->n_operands;  // one an operand: while, sort, all_reduce, optimization_barrier, ...
  }
}

// The built region becomes the op's: what is inside has to point to its new place.
static void adopt_region(TnOp *op, size_t index, TnRegion *from) {
  TnRegion *to = &op->regions[index];
  *to = *from;
  to->op = op;
  for (uint32_t i = 0; i < to->n_args; i++) to->args[i].def.region = to;
  TN_FOR_OPS(inner, to) inner->parent = to;
  from->op = op;
}

static bool is_open(const TnBuilder *b, const TnRegion *r) {
  for (size_t i = 0; i < b->outer.n; i++)
    if (b->outer.data[i] == r) return true;
  return b->at == r;
}

static TnError *check_call(const TnBuilder *b, const TnBuildCall *call) {
  const TnOpInfo *info = &tn_op_info[call->op];
  if (!b->at)
    BUILD_FAIL("%s: there is no function to build it in: call tn_build_function first", tn_op_full_name(info));
  if (!tn_count_ok(info->operands, call->n_operands))
    BUILD_FAIL("%s: %zu operands", tn_op_full_name(info), call->n_operands);
  if (!tn_count_ok(info->regions, call->n_regions))
    BUILD_FAIL("%s: %zu regions", tn_op_full_name(info), call->n_regions);
  TN_TRY(check_list(call->operands, call->n_operands, "operands"));
  TN_TRY(check_list(call->regions, call->n_regions, "regions"));
  for (size_t i = 0; i < call->n_operands; i++)
    if (!call->operands[i]) BUILD_FAIL("%s: operand %zu is NULL", tn_op_full_name(info), i);
  for (size_t i = 0; i < call->n_regions; i++)
    if (!call->regions[i]) BUILD_FAIL("%s: region %zu is NULL", tn_op_full_name(info), i);
  for (size_t i = 0; i < call->n_regions; i++)
    if (is_open(b, call->regions[i]))
      BUILD_FAIL("%s: region %zu is not finished: call tn_build_return first", tn_op_full_name(info), i);
  for (size_t i = 0; call->types && i < call->n_types; i++)
    if (!call->types[i]) BUILD_FAIL("%s: result type %zu is NULL", tn_op_full_name(info), i);
  return NULL;
}

// Inference reports through diagnostics; the first one is the builder's failure.
static TnError *infer_types(TnBuilder *b, TnOp *op) {
  TnDiags diags = {0};
  const TnType **types = tn_new_n(&b->m->arena, const TnType *, op->n_results);
  bool ok = tn_infer_op(b->m, op, &diags, types);
  for (size_t i = 0; ok && i < op->n_results; i++)
    if (!op->results[i].type) op->results[i].type = types[i];
  TnError *e = tn_diags_finish(&diags);
  if (!ok && !e) BUILD_FAIL("%s: result types cannot be inferred", tn_op_name(op));
  return e;
}

static TnError *run_op(void *arg) {
  OpJob *job = arg;
  const TnBuildCall *call = job->call;
  TnBuilder *b = job->b;
  const TnOpInfo *info = &tn_op_info[call->op];
  TN_TRY(check_call(b, call));
  size_t n_results = call->types ? call->n_types : count_results(call);
  TnOp *op = tn_op_new(b->m, call->op, call->n_operands, n_results, call->n_regions);
  for (size_t i = 0; i < call->n_operands; i++) op->operands[i] = call->operands[i];
  for (size_t i = 0; i < n_results; i++) op->results[i].type = call->types ? call->types[i] : NULL;
  for (size_t i = 0; i < call->n_regions; i++) {
    if (call->regions[i]->op) BUILD_FAIL("%s: region %zu is used already", tn_op_full_name(info), i);
    adopt_region(op, i, call->regions[i]);
  }
  for (unsigned i = 0; call->attrs && i < info->n_attrs; i++) {
    const TnAttr *a = NULL;
    const char *expected = "";
    TN_TRY(make_attr(b, &tn_op_specs(info)[i], &call->attrs[i], &a));
    if (a && !tn_op_set_attr(b->m, op, i, a, &expected))
      BUILD_FAIL("%s: attribute %s is not %s", tn_op_full_name(info), tn_name(tn_op_specs(info)[i].name), expected);
  }
  tn_op_fill_defaults(b->m, op);
  TN_TRY(infer_types(b, op));
  tn_region_append(b->at, op);
  job->out = n_results ? &op->results[0] : NULL;
  return NULL;
}

TnValue *tn_builder_add(TnBuilder *b, const TnBuildCall *call) {
  OpJob job = {.b = b, .call = call};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_op, &job));
  return failed(b) ? NULL : job.out;
}

// ---- arguments of the printed functions

enum { MAX_OPERANDS = 8, MAX_ATTRS = 16, MAX_REGIONS = 4 };
#define TN_OP(id, dialect, name, operands, results, regions, kind, traits, attrs)                                \
  _Static_assert((operands) <= MAX_OPERANDS && (int)TN_N_SLOTS_##attrs <= MAX_ATTRS && (regions) <= MAX_REGIONS, \
                 "an op with more than the builder has room for");
#include "ir/ops.def"
#undef TN_OP

static TnBuildArg take_attr(TnAttrSpecKind kind, va_list *args) {
  TnBuildArg a = {0};
  switch (kind) {
    case TN_AK_UNIT:
    case TN_AK_BOOL: a.i = va_arg(*args, int); break;  // as bool is passed
    case TN_AK_I32:
    case TN_AK_I64:
    case TN_AK_UI32:
    case TN_AK_UI64: a.i = va_arg(*args, int64_t); break;
    case TN_AK_F32:
    case TN_AK_F64: a.f = va_arg(*args, double); break;
    case TN_AK_I64S: a.list = va_arg(*args, const int64_t *), a.n = va_arg(*args, size_t); break;
    case TN_AK_BOOLS: a.flags = va_arg(*args, const bool *), a.n = va_arg(*args, size_t); break;
    default: a.text = va_arg(*args, const char *); break;
  }
  return a;
}

static TnValue *call_from(TnBuilder *b, TnOpcode op, bool is_typed, va_list *args) {
  const TnOpInfo *info = &tn_op_info[op];
  TnValue *operands[MAX_OPERANDS];
  TnBuildArg attrs[MAX_ATTRS];
  TnRegion *regions[MAX_REGIONS];
  const TnType *type;
  TnBuildCall call = {.op = op, .operands = operands, .attrs = attrs, .regions = regions};
  for (int i = 0; i < info->operands; i++) operands[call.n_operands++] = va_arg(*args, TnValue *);
  if (info->operands < 0) call.operands = va_arg(*args, TnValue **), call.n_operands = va_arg(*args, size_t);
  for (unsigned i = 0; i < info->n_attrs; i++) attrs[i] = take_attr((TnAttrSpecKind)tn_op_specs(info)[i].kind, args);
  for (int i = 0; i < info->regions; i++) regions[call.n_regions++] = va_arg(*args, TnRegion *);
  if (info->regions < 0) call.regions = va_arg(*args, TnRegion **), call.n_regions = va_arg(*args, size_t);
  if (is_typed && info->results == 1) {
    type = va_arg(*args, const TnType *);
    call.types = &type, call.n_types = 1;
  } else if (is_typed) {
    call.types = va_arg(*args, const TnType *const *), call.n_types = va_arg(*args, size_t);
  }
  return tn_builder_add(b, &call);
}

TnValue *tn_builder_call(TnBuilder *b, TnOpcode op, ...) {
  va_list args;
  va_start(args, op);
  TnValue *first = call_from(b, op, false, &args);
  va_end(args);
  return first;
}

TnValue *tn_builder_call_typed(TnBuilder *b, TnOpcode op, ...) {
  va_list args;
  va_start(args, op);
  TnValue *first = call_from(b, op, true, &args);
  va_end(args);
  return first;
}

// ---- the ops that are not printed from the table

typedef struct ConstantJob {
  TnBuilder *b;
  const TnBuffer *value;
  TnValue *out;
} ConstantJob;

static TnError *run_constant(void *arg) {
  ConstantJob *job = arg;
  TnModule *m = job->b->m;
  TN_TRY(tn_buffer_check(job->value));
  if (!job->b->at) BUILD_FAIL("stablehlo.constant: there is no function to build it in");
  if (job->value->type == TN_ELEMENT_NONE) BUILD_FAIL("stablehlo.constant: value is not a tensor");
  uint8_t *data = tn_arena_push(&m->arena, job->value->bytes, 64);
  if (job->value->bytes) memcpy(data, job->value->data, job->value->bytes);
  const TnType *t = tn_type_tensor_of(m, (TnDtype)job->value->type, job->value->rank, job->value->dims);
  TnOp *op = tn_op_new(m, TN_OP_constant, 0, 1, 0);
  op->attrs[TN_SLOT_constant_value] = tn_attr_dense(m, t, data, job->value->bytes, job->value->count == 1);
  op->results[0].type = t;
  tn_region_append(job->b->at, op);
  job->out = &op->results[0];
  return NULL;
}

TnValue *tn_build_constant(TnBuilder *b, const TnBuffer *value) {
  ConstantJob job = {.b = b, .value = value};
  if (!failed(b)) fail_with(b, tn_module_run(b->m, run_constant, &job));
  return job.out;
}

TnValue *tn_build_call(TnBuilder *b, const char *callee, TnValue *const *operands, size_t n_operands,
                       const TnType *const *types, size_t n_types) {
  TnBuildArg attrs[TN_N_SLOTS_func_call] = {[TN_SLOT_func_call_callee] = {.text = callee}};
  return tn_builder_add(b, &(TnBuildCall){.op = TN_OP_func_call,
                                          .operands = operands,
                                          .n_operands = n_operands,
                                          .attrs = attrs,
                                          .types = types ? types : (const TnType *const[]){NULL},
                                          .n_types = n_types});
}

// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A plan's steps as a C function behind its kernels.
#include "ahead/ahead.h"

typedef struct Text {
  TnBuf *out;
  const TnPlan *plan;
  const char *name;
  unsigned depth;
} Text;

static void line(const Text *t) { tn_buf_fmt(t->out, "%*s", (int)(2 * t->depth), ""); }

static void add_constant(TnBuf *out, const TnSlot *s, size_t i) {
  tn_buf_fmt(out, "static const uint64_t c%zu[] __attribute__((aligned(64))) = {", i);
  for (size_t at = 0; at < s->bytes || at == 0; at += 8) {
    uint64_t word = 0;
    if (s->bytes) memcpy(&word, (const uint8_t *)s->data + at, s->bytes - at < 8 ? s->bytes - at : 8);
    tn_buf_fmt(out, "%s0x%llx,", at % 48 ? " " : "\n  ", (unsigned long long)word);
  }
  tn_buf_z(out, "\n};\n");
}

static void add_slot(TnBuf *out, const TnSlot *s, size_t i) {
  static const char *const sources[] = {"(char *)scratch + %zu", "inputs[%zu]", "outputs[%zu]", "(void *)c%zu",
                                        "(void *)&never"};
  size_t what = s->kind == TN_SLOT_TEMP ? s->offset : s->kind == TN_SLOT_CONST ? i : s->index;
  if (s->first == UINT32_MAX)
    tn_buf_z(out, "0");
  else
    tn_buf_fmt(out, sources[s->kind], what);
  tn_buf_z(out, i % 6 == 5 ? ",\n    " : ", ");
}

static void add_steps(Text *t, const TnSteps *steps);

static void add_kernel(Text *t, const TnStep *s) {
  const TnKernel *k = t->plan->kernels[s->index];
  tn_buf_z(t->out, "{ void *b[] = {");
  for (uint32_t i = 0; i < s->n_bufs; i++) tn_buf_fmt(t->out, "%ss[%u]", i ? ", " : "", s->bufs[i]);
  if (!s->n_bufs) tn_buf_char(t->out, '0');
  tn_buf_fmt(t->out, "}; %s_%s(b, 0, %lld); }\n", t->name, tn_kernel_symbol(t->out->arena, k, s->index),
             (long long)(k->parallel ? k->parallel : 1));
}

static void add_while(Text *t, const TnStep *s) {
  tn_buf_z(t->out, "for (;;) {\n");
  t->depth++;
  add_steps(t, &s->regions[0]);
  line(t);
  tn_buf_fmt(t->out, "if (!*(const uint8_t *)s[%u]) break;\n", s->bufs[0]);
  add_steps(t, &s->regions[1]);
  t->depth--;
  line(t);
  tn_buf_z(t->out, "}\n");
}

static void add_case(Text *t, const TnStep *s) {
  if (s->is_if)
    tn_buf_fmt(t->out, "switch (!*(const uint8_t *)s[%u]) {\n", s->bufs[0]);
  else
    tn_buf_fmt(t->out, "switch (*(const int32_t *)s[%u]) {\n", s->bufs[0]);
  for (uint32_t k = 0; k < s->n_regions; k++) {
    line(t);
    if (k + 1 < s->n_regions)
      tn_buf_fmt(t->out, "case %u:\n", k);
    else
      tn_buf_z(t->out, "default:\n");
    t->depth++;
    add_steps(t, &s->regions[k]);
    line(t);
    tn_buf_z(t->out, "break;\n");
    t->depth--;
  }
  line(t);
  tn_buf_z(t->out, "}\n");
}

static void add_steps(Text *t, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    line(t);
    switch ((TnStepKind)s->kind) {
      case TN_STEP_KERNEL: add_kernel(t, s); break;
      case TN_STEP_COPY:
        tn_buf_fmt(t->out, "__builtin_memmove(s[%u], s[%u], %zu);\n", s->bufs[0], s->bufs[1], s->bytes);
        break;
      case TN_STEP_SWAP:
        tn_buf_fmt(t->out, "{ void *x = s[%u]; s[%u] = s[%u]; s[%u] = x; }\n", s->bufs[0], s->bufs[0], s->bufs[1],
                   s->bufs[1]);
        break;
      case TN_STEP_WHILE: add_while(t, s); break;
      case TN_STEP_CASE: add_case(t, s); break;
      case TN_STEP_LIB:
      case TN_STEP_CALL:
      case TN_STEP_HOST: tn_unreachable();
    }
  }
}

static void add_function(TnBuf *out, const TnPlan *plan, const char *name) {
  Text t = {.out = out, .plan = plan, .name = name, .depth = 1};
  for (size_t i = 0; i < plan->n_slots; i++)
    if (plan->slots[i].kind == TN_SLOT_CONST && plan->slots[i].first != UINT32_MAX)
      add_constant(out, &plan->slots[i], i);
  tn_buf_fmt(out, "\nconst uint64_t %s_scratch_bytes = %zu;\n", name, plan->arena_bytes);
  tn_buf_fmt(out, "int %s(void *const *inputs, void *const *outputs, void *scratch) {\n", name);
  tn_buf_z(out, "  static const int32_t never = 0;\n  (void)inputs, (void)outputs, (void)never;\n");
  tn_buf_z(out, "  if (!scratch || (uintptr_t)scratch % 64) return 1;\n  void *s[] = {");
  for (size_t i = 0; i < plan->n_slots; i++) add_slot(out, &plan->slots[i], i);
  tn_buf_z(out, "0};\n  (void)s;\n");
  add_steps(&t, &plan->steps);
  tn_buf_z(out, "  return 0;\n}\n");
}

void tn_ahead_c(TnBuf *out, const TnPlan *plan, const char *name) {
  const char **names = tn_new_n(out->arena, const char *, plan->n_kernels + 1);
  for (size_t i = 0; i < plan->n_kernels; i++)
    names[i] = tn_arena_fmt(out->arena, "%s_%s", name, tn_kernel_symbol(out->arena, plan->kernels[i], i)).p;
  tn_target_c_text(out, plan->kernels, names, plan->n_kernels);
  TnError *e = tn_ahead_check(plan);
  if (e)
    tn_buf_fmt(out, "\n// No function for all of it: %s.\n", e->message);
  else
    add_function(out, plan, name);
  tn_error_destroy(e);
}

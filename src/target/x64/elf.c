// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Sections, symbols and unwind information as the System V ABI and its x86-64 supplement have them. A relocatable file
// has its code in it and positions relative to it; one that describes code in memory has its address instead.
#include "target/x64/elf.h"

enum { TEXT = 1, DATA, STATE, RELA_TEXT, EH_FRAME, RELA_EH_FRAME, SYMTAB, STRTAB, SHSTRTAB, NOTE_STACK, N_SECTIONS };
enum { PROGBITS = 1, SYMTAB_TYPE = 2, STRTAB_TYPE = 3, RELA_TYPE = 4, NOBITS = 8 };
enum { WRITE = 1, ALLOC = 2, EXEC = 4, INFO_LINK = 0x40 };
enum { R_X86_64_PC32 = 2, R_X86_64_PLT32 = 4, R_X86_64_GOTPCREL = 9 };
enum { N_OWN_SYMBOLS = 4 };  // none, then the sections that code and constants are in

typedef struct Section {
  uint32_t name, type;
  uint64_t flags, addr, offset, size;
  uint32_t link, info;
  uint64_t align, entry_size;
} Section;
_Static_assert(sizeof(Section) == 64, "as in the file");

typedef struct Symbol {
  uint32_t name;
  uint8_t info, other;
  uint16_t section;
  uint64_t value, size;
} Symbol;

typedef struct Rela {
  uint64_t offset, info;
  int64_t addend;
} Rela;

typedef struct File {
  const TnXElf *e;
  TnBuf *out;
  size_t start;
  Section s[N_SECTIONS];
  TnBuf frame, frame_rela;
} File;

static void put_n(TnBuf *b, uint64_t x, unsigned n) { tn_buf_add(b, &x, n); }

static void pad(TnBuf *b, size_t start, size_t align) {
  while ((b->n - start) % align) tn_buf_char(b, 0);
}

static void put_uleb(TnBuf *b, uint64_t x) {
  for (; x > 127; x >>= 7) tn_buf_char(b, (char)(x | 0x80));
  tn_buf_char(b, (char)x);
}

// ---- unwind information: DWARF's call frame instructions

enum {
  CFA_ADVANCE4 = 0x04,
  CFA_REMEMBER = 0x0A,
  CFA_RESTORE = 0x0B,
  CFA_DEF = 0x0C,
  CFA_DEF_OFFSET = 0x0E,
  CFA_DEF_EXPRESSION = 0x0F,
  CFA_OFFSET = 0x80
};
enum { DW_RAX = 0, DW_RSP = 7, DW_RETURN = 16, OP_BREG_RSP = 0x77, OP_DEREF = 0x06, OP_PLUS = 0x23 };

static void advance(TnBuf *b, uint32_t *at, uint32_t to) {
  tn_buf_char(b, CFA_ADVANCE4);
  put_n(b, to - *at, 4);
  *at = to;
}

static void define(TnBuf *b, unsigned reg, unsigned offset) {
  tn_buf_char(b, CFA_DEF);
  put_uleb(b, reg);
  put_uleb(b, offset);
}

static unsigned dwarf_number(unsigned reg) {
  static const uint8_t low[8] = {0, 2, 1, 3, 7, 6, 4, 5};
  return reg < 8 ? low[reg] : reg;
}

// Pushes, then a frame whose end keeps the stack pointer as it was before; then all that backwards.
static uint32_t put_rules(TnBuf *b, const TnXFrame *u, uint32_t at) {
  uint32_t to = u->enter;
  unsigned depth = 8;
  tn_buf_char(b, CFA_REMEMBER);
  for (size_t i = 0; i < u->n_saved; i++) {
    advance(b, &at, to += u->saved[i] > 7 ? 2 : 1);
    tn_buf_char(b, CFA_DEF_OFFSET);
    put_uleb(b, depth += 8);
    tn_buf_char(b, (char)(CFA_OFFSET | dwarf_number(u->saved[i])));
    put_uleb(b, depth / 8);
  }
  if (u->frame_bytes) {
    advance(b, &at, to + 3);  // behind mov rax, rsp
    define(b, DW_RAX, depth);
    advance(b, &at, u->body);
    TnBuf x = {.arena = b->arena};
    tn_buf_char(&x, OP_BREG_RSP);
    for (uint32_t v = u->frame_bytes - 8;; v >>= 7) {  // signed, never negative
      tn_buf_char(&x, (char)(v > 63 ? (v & 127) | 128 : v));
      if (v <= 63) break;
    }
    tn_buf_char(&x, OP_DEREF);
    tn_buf_char(&x, OP_PLUS);
    put_uleb(&x, depth);
    tn_buf_char(b, CFA_DEF_EXPRESSION);
    put_uleb(b, x.n);
    tn_buf_str(b, tn_buf_view(&x));
    advance(b, &at, u->pops);
    define(b, DW_RSP, depth);
  }
  to = u->pops;
  for (size_t i = u->n_saved; i-- > 0;) {
    advance(b, &at, to += u->saved[i] > 7 ? 2 : 1);
    tn_buf_char(b, CFA_DEF_OFFSET);
    put_uleb(b, depth -= 8);
  }
  advance(b, &at, u->end);
  tn_buf_char(b, CFA_RESTORE);
  return at;
}

// Length is filled in at the end, which is a multiple of 8 from the beginning.
static void end_entry(TnBuf *b, size_t start) {
  pad(b, start, 8);
  uint32_t n = (uint32_t)(b->n - start - 4);
  memcpy(b->p + start, &n, 4);
}

static void make_frames(File *f) {
  static const uint8_t common[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 'z', 'R', 0, 1, 0x78, DW_RETURN, 1};
  TnBuf *b = &f->frame;
  bool in_memory = f->e->address != 0;
  tn_buf_add(b, common, sizeof common);
  tn_buf_char(b, in_memory ? 0x00 : 0x1B);  // absolute; relative to itself, 4 bytes
  define(b, DW_RSP, 8);
  tn_buf_char(b, (char)(CFA_OFFSET | DW_RETURN));
  put_uleb(b, 1);
  end_entry(b, 0);
  for (size_t i = 0; i < f->e->symbols.n; i++) {
    const TnXSymbol *s = &f->e->symbols.data[i];
    if (s->is_data) continue;
    size_t start = b->n;
    unsigned size = in_memory ? 8 : 4;
    put_n(b, 0, 4);
    put_n(b, b->n, 4);  // back to the common entry
    if (!in_memory) {
      Rela r = {b->n, (uint64_t)TEXT << 32 | R_X86_64_PC32, (int64_t)s->at};
      tn_buf_add(&f->frame_rela, &r, sizeof r);
    }
    put_n(b, in_memory ? f->e->address + s->at : 0, size);
    put_n(b, s->n, size);
    tn_buf_char(b, 0);
    for (uint32_t k = 0, at = 0; k < s->unwind.n; k++) at = put_rules(b, &s->unwind.frames[k], at);
    end_entry(b, start);
  }
  put_n(b, 0, 4);
}

// ---- sections

static void begin(File *f, unsigned section, uint32_t type, uint64_t flags, size_t align) {
  pad(f->out, f->start, align);
  f->s[section] = (Section){.type = type, .flags = flags, .offset = f->out->n - f->start, .align = align};
}

static void end(File *f, unsigned section) { f->s[section].size = f->out->n - f->start - f->s[section].offset; }

static void put_section(File *f, unsigned section, uint32_t type, uint64_t flags, size_t align, TnStr bytes) {
  begin(f, section, type, flags, align);
  tn_buf_str(f->out, bytes);
  end(f, section);
}

static void put_fixup(File *f, const TnXFixup *x) {
  static const uint8_t types[] = {R_X86_64_PC32, R_X86_64_PC32, R_X86_64_PLT32, R_X86_64_GOTPCREL};
  const TnXElf *e = f->e;
  int32_t d = -4;
  if (x->to == TN_XF_DATA) memcpy(&d, e->text + x->at, 4);
  uint64_t symbol = x->to == TN_XF_DATA    ? DATA
                    : x->to == TN_XF_STATE ? STATE
                                           : N_OWN_SYMBOLS + e->symbols.n + x->function;
  Rela r = {x->at, symbol << 32 | types[x->to], d};
  tn_buf_add(f->out, &r, sizeof r);
}

static void put_code(File *f) {
  const TnXElf *e = f->e;
  if (!e->address) {
    put_section(f, TEXT, PROGBITS, ALLOC | EXEC, 64, (TnStr){(const char *)e->text, e->text_n});
    put_section(f, DATA, PROGBITS, ALLOC, 64, (TnStr){(const char *)e->data, e->data_n});
  } else {
    begin(f, TEXT, NOBITS, ALLOC | EXEC, 64);
    f->s[TEXT].addr = e->address;
    f->s[TEXT].size = e->text_n;
    begin(f, DATA, PROGBITS, 0, 1);
  }
  begin(f, STATE, NOBITS, ALLOC | WRITE, 8);
  f->s[STATE].size = e->n_outer ? 8 : 0;
  begin(f, RELA_TEXT, RELA_TYPE, INFO_LINK, 8);
  for (size_t i = 0; i < e->fixups.n; i++) put_fixup(f, &e->fixups.data[i]);
  end(f, RELA_TEXT);
}

static void put_symbol(File *f, TnBuf *names, const char *name, Symbol x) {
  x.name = (uint32_t)names->n;
  tn_buf_add(names, name, strlen(name) + 1);
  tn_buf_add(f->out, &x, sizeof x);
}

// Symbols: none, the sections, those of the file, then those of others.
static void put_symbols(File *f) {
  const TnXElf *e = f->e;
  TnBuf names = {.arena = f->out->arena};
  tn_buf_char(&names, 0);
  begin(f, SYMTAB, SYMTAB_TYPE, 0, 8);
  Symbol first[N_OWN_SYMBOLS] = {
      {0}, {.info = 3, .section = TEXT}, {.info = 3, .section = DATA}, {.info = 3, .section = STATE}};
  tn_buf_add(f->out, first, sizeof first);
  f->s[SYMTAB].info = N_OWN_SYMBOLS;
  for (size_t i = 0; i < e->symbols.n; i++) {
    const TnXSymbol *s = &e->symbols.data[i];
    Symbol x = {.section = s->is_data ? DATA : TEXT, .value = s->at, .size = s->n};
    x.info = (uint8_t)((s->is_global ? 0x10 : 0) | (s->is_data ? 1 : 2));
    f->s[SYMTAB].info += !s->is_global;
    put_symbol(f, &names, s->name, x);
  }
  for (unsigned i = 0; i < e->n_outer; i++) put_symbol(f, &names, e->outer[i], (Symbol){.info = 0x10});
  end(f, SYMTAB);
  f->s[SYMTAB].link = STRTAB;
  put_section(f, STRTAB, STRTAB_TYPE, 0, 1, tn_buf_view(&names));
}

static void put_names(File *f) {
  static const char *const names[N_SECTIONS] = {"",           ".text",     ".rodata",        ".bss",
                                                ".rela.text", ".eh_frame", ".rela.eh_frame", ".symtab",
                                                ".strtab",    ".shstrtab", ".note.GNU-stack"};
  begin(f, SHSTRTAB, STRTAB_TYPE, 0, 1);
  for (unsigned i = 0; i < N_SECTIONS; i++) {
    f->s[i].name = (uint32_t)(f->out->n - f->start - f->s[SHSTRTAB].offset);
    tn_buf_add(f->out, names[i], strlen(names[i]) + 1);
  }
  end(f, SHSTRTAB);
}

void tn_x_elf_write(TnBuf *out, const TnXElf *e) {
  File f = {.e = e, .out = out, .start = out->n, .frame.arena = out->arena, .frame_rela.arena = out->arena};
  uint8_t header[64] = {0x7F, 'E', 'L', 'F', 2, 1, 1, [16] = 1, [18] = 62, [20] = 1, [52] = 64, [58] = 64};
  header[60] = N_SECTIONS, header[62] = SHSTRTAB;
  tn_buf_add(out, header, sizeof header);
  make_frames(&f);
  put_code(&f);
  put_section(&f, EH_FRAME, PROGBITS, ALLOC, 8, tn_buf_view(&f.frame));
  put_section(&f, RELA_EH_FRAME, RELA_TYPE, INFO_LINK, 8, tn_buf_view(&f.frame_rela));
  put_symbols(&f);
  put_section(&f, NOTE_STACK, PROGBITS, 0, 1, TN_STR(""));
  put_names(&f);
  for (unsigned i = RELA_TEXT; i <= RELA_EH_FRAME; i += RELA_EH_FRAME - RELA_TEXT)
    f.s[i].link = SYMTAB, f.s[i].info = i == RELA_TEXT ? TEXT : EH_FRAME, f.s[i].entry_size = sizeof(Rela);
  f.s[SYMTAB].entry_size = sizeof(Symbol);
  pad(out, f.start, 8);
  uint64_t at = out->n - f.start;
  tn_buf_add(out, f.s, sizeof f.s);
  memcpy(out->p + f.start + 40, &at, sizeof at);
}

# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# make                    build/release/{tenon,libtenon.a,libtenon.so}
# make MODE=asan          debug release asan ubsan tsan cov fuzz, each in build/<mode>/; CC=clang is fine for all
# make check [T=name]     build and test (T: only tests whose name contains it);  make check-all: every mode, slow proofs
# make run                train and recognise handwritten digits
# make bench lint fmt docs size compdb install clean accuracy;  make fuzz F=text S=60
MODE ?= release
CC ?= cc
PYTHON ?= python3
PREFIX ?= /usr/local
DESTDIR ?=
B := build/$(MODE)
Q := $(if $(V),,@)
VERSION := $(shell sed -n 's/^\#define TENON_VERSION_\(MAJOR\|MINOR\|PATCH\) //p' include/tenon/tenon.h | paste -sd.)

WARN := -Wall -Wextra -Wshadow -Wconversion -Wundef -Wwrite-strings -Wmissing-prototypes -Werror
# Loops that are said to be vectors are none where nothing is optimised.
WARN += $(if $(findstring clang,$(CC)),$(if $(filter release,$(MODE)),,-Wno-pass-failed))
CFLAGS_debug   := -O0 -g
# Functions apart: the linker leaves out those that nothing calls.
CFLAGS_release := -Os -g1 -DNDEBUG -fno-asynchronous-unwind-tables -ffunction-sections -fdata-sections
CFLAGS_asan    := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
CFLAGS_ubsan   := -O1 -g -fsanitize=undefined -fno-sanitize-recover=all
CFLAGS_tsan    := -O1 -g -fsanitize=thread
CFLAGS_cov     := -O0 -g --coverage
# pointer-overflow is off in fuzz: clang objects to adding 0 to a null pointer, which every target allows.
CFLAGS_fuzz    := -O1 -g -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-recover=all -fno-sanitize=pointer-overflow
# -ffp-contract=off: results are one rounding an op; -fno-math-errno lets sqrt and friends be instructions.
# -fno-tree-slp-vectorize: gcc 12 drops the rounding of two adjacent (double)(float)x when it pairs them in a vector.
CFLAGS := -std=c11 $(WARN) $(CFLAGS_$(MODE)) -fvisibility=hidden -fPIC -ffp-contract=off -fno-tree-slp-vectorize -fno-math-errno -pthread $(EXTRA_CFLAGS)
CPPFLAGS := -Isrc -Iinclude -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -MMD -MP
# Beyond -Os, measured: what gcc still does there that costs more bytes than it saves. -Oz: gcc from 12.1 on, clang.
DENSE := -falign-functions=1 -falign-jumps=1 -falign-loops=1
OZ := $(shell $(CC) -Oz -E -x c /dev/null >/dev/null 2>&1 && echo -Oz)
OPT_release := $(OZ) $(if $(findstring clang,$(shell $(CC) --version)),,$(DENSE) \
  -fira-region=one -fno-tree-pre -fno-tree-dominator-opts -fno-tree-loop-im -fno-caller-saves -fconserve-stack \
  -fno-optimize-sibling-calls -fno-move-loop-invariants)
OPT = $(OPT_$(MODE))
LDLIBS := -lm -lpthread
# Packed relocations need glibc 2.36 to load; they save 70 KB.
RELR := $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '$$2 >= 2.36 {print "-Wl,-z,pack-relative-relocs"}')
SO_FLAGS := -Wl,-z,noseparate-code -Wl,--gc-sections -Wl,-Bsymbolic $(RELR)

LIB_SRC := $(sort $(wildcard src/*.c $(addsuffix /*.c,$(filter-out src/cli,$(wildcard src/* src/target/*)))))
CLI_SRC := $(sort $(wildcard src/cli/*.c))
UNIT_SRC := $(sort $(wildcard test/unit/*.c))
BENCH_SRC := $(sort $(wildcard bench/*.c))
EXAMPLE_SRC := $(sort $(wildcard examples/c/*.c)) examples/digits/digits.c
FUZZ_PARTS := fuzz/mutate.c $(sort $(wildcard fuzz/generate*.c))
SHORT := fuzz/short.c
MANY := fuzz/many.c
FUZZ_SRC := $(filter-out $(FUZZ_PARTS) $(SHORT) $(MANY),$(sort $(wildcard fuzz/*.c)))
LIB_OBJ := $(LIB_SRC:%.c=$(B)/%.o)
CLI_OBJ := $(CLI_SRC:%.c=$(B)/%.o)
UNIT_BIN := $(UNIT_SRC:%.c=$(B)/%)
BENCH_BIN := $(BENCH_SRC:%.c=$(B)/%)
EXAMPLE_BIN := $(EXAMPLE_SRC:%.c=$(B)/%)
FUZZ_BIN := $(FUZZ_SRC:fuzz/%.c=build/fuzz/fuzz_%)

all: $(B)/tenon $(B)/libtenon.a $(B)/libtenon.so

# Release is built for size; what runs per byte, per op or per element is built for speed.
FAST := base/arena base/vec cli/case num/convert num/dd text/lex text/put rt/exec rt/call \
  ir/clone kernel/simplify lib/conv lib/lanewise lib/fft_core lib/scan lib/sort lib/sort_key lib/transpose \
  target/x64/analyze target/x64/encode target/x64/place
$(FAST:%=$(B)/src/%.o): OPT := $(if $(filter release,$(MODE)),-O2 $(if $(findstring clang,$(CC)),,$(DENSE)))
# What every compilation goes through, once or a few times an op or node: code that stays small, but without the slow
# instructions that -Os takes for copying, clearing and comparing.
OFTEN := base/map base/str ir/intern kernel/build plan/plan rt/module target/x64/loop target/x64/pages \
  target/x64/select text/parse
$(OFTEN:%=$(B)/src/%.o): OPT := $(if $(filter release,$(MODE)),-O2 $(if $(findstring clang,$(CC)),-fno-vectorize, \
  -fno-tree-vectorize -fno-inline-functions -fno-inline-small-functions -fno-partial-inlining -fira-region=one $(DENSE)))
# What every compilation goes through: rep stos and rep movs, which -Os takes, start slower than memset and memcpy.
CALLS := base/os compile ir/attr ir/clone ir/infer ir/type ir/verify kernel/build kernel/flags kernel/formula kernel/halves kernel/range \
  kernel/scalar kernel/simplify kernel/skip pass/pipeline plan/again plan/assign plan/emit plan/index plan/join \
  plan/lower plan/merge plan/plan plan/promote plan/share rt/exec rt/executable rt/module target/x64/analyze \
  target/x64/classes target/x64/convert target/x64/emit target/x64/encode target/x64/integer target/x64/logic target/x64/regalloc \
  text/parse text/parse_dense text/parse_func text/parse_pretty text/parse_type
FILL := $(if $(findstring clang,$(CC)),,$(if $(findstring x86_64,$(shell $(CC) -dumpmachine)),-mstringop-strategy=libcall))
$(CALLS:%=$(B)/src/%.o): OPT += $(if $(filter release,$(MODE)),$(FILL))
# Long loops, or ones that go round seldom, whose first test need not stand before them once more.
LONG := lib/fft_core lib/sort_key lib/transpose rt/call target/x64/analyze target/x64/loop
$(LONG:%=$(B)/src/%.o): OPT += $(if $(findstring clang,$(CC)),,-fno-tree-ch)
# Short loops that are slow across the end of a cache line, which no luck of the linker is to decide.
$(B)/src/lib/fft_core.o $(B)/src/lib/scan.o $(B)/src/lib/sort.o $(B)/src/lib/transpose.o: OPT += $(if $(findstring clang,$(CC)),,-falign-functions=64)
# Loops over whole arrays, to be vectorised, once each: what a whole vector leaves over goes one by one.
LOOPS := lib/fft_lines lib/linalg_loops lib/rng lib/sort_side
$(LOOPS:%=$(B)/src/%.o): OPT := $(if $(filter release,$(MODE)),-O2 $(if $(findstring clang,$(CC)),, \
  -fvect-cost-model=dynamic --param=vect-epilogues-nomask=0 -fno-inline-functions -fno-inline-small-functions $(DENSE)))
# Kernels written as vectors: as they stand there, but with what clears the upper halves of registers behind them, which
# gcc leaves out under -Os and without which much else becomes slow.
$(B)/src/lib/gemv.o $(B)/src/lib/widen.o: OPT := $(if $(filter release,$(MODE)),-O2 $(if $(findstring clang,$(CC)),, \
  -fno-tree-vectorize -fno-inline-functions -fno-inline-small-functions -fno-partial-inlining -fno-tree-ch -fno-tree-pre \
  -fno-tree-dominator-opts -fno-tree-loop-im -fno-caller-saves -fno-ivopts $(DENSE)))
# Short rows, which -Os would copy a byte at a time.
$(B)/src/lib/factor.o $(B)/src/lib/gather.o $(B)/src/lib/stream.o: OPT += -fno-builtin-memcpy
# Functions that are one call each, which is a jump.
$(B)/src/rt/build_ops.o: OPT += $(if $(filter release,$(MODE)),$(if $(findstring clang,$(CC)),,-foptimize-sibling-calls))
# The loops of the tile interpreter: only what becomes vectors without a second copy.
TILE := target/tile/loops target/tile/loops_avx2
$(TILE:%=$(B)/src/%.o): OPT := $(if $(filter release,$(MODE)),-O2 $(if $(findstring clang,$(CC)),,-fvect-cost-model=very-cheap $(DENSE)))

$(B)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(Q)$(if $(V),,echo "  CC $<";) $(CC) $(CPPFLAGS) $(CFLAGS) $(OPT) -c $< -o $@

$(B)/libtenon.a: $(LIB_OBJ)
	$(Q)rm -f $@ && ar rcs $@ $^

$(B)/libtenon.so: $(LIB_OBJ)
	$(Q)$(if $(V),,echo "  LD $@";) $(CC) $(CFLAGS) -shared -Wl,-soname,libtenon.so $(SO_FLAGS) -o $@ $^ $(LDLIBS)

# The parts of the command as an archive, so that tests link those they use.
$(B)/cli.a: $(filter-out $(B)/src/cli/main.o,$(CLI_OBJ))
	$(Q)rm -f $@ && ar rcs $@ $^

$(B)/tenon: $(B)/src/cli/main.o $(B)/cli.a $(B)/libtenon.a
	$(Q)$(if $(V),,echo "  LD $@";) $(CC) $(CFLAGS) -o $@ $^ $(LDLIBS)

# Tests, benchmarks and examples: one program a file, against the static libraries.
$(UNIT_BIN) $(BENCH_BIN) $(EXAMPLE_BIN): $(B)/%: %.c $(B)/cli.a $(B)/libtenon.a
	@mkdir -p $(@D)
	$(Q)$(if $(V),,echo "  CC $<";) $(CC) $(CPPFLAGS) -Itest $(CFLAGS) -o $@ $< $(B)/cli.a $(B)/libtenon.a $(LDLIBS)

# Fuzz targets for a short run without libFuzzer.
SHORT_BIN := $(FUZZ_SRC:%.c=$(B)/%)
$(SHORT_BIN): $(B)/%: %.c $(SHORT) $(MANY) $(FUZZ_PARTS) $(B)/libtenon.a
	@mkdir -p $(@D)
	$(Q)$(if $(V),,echo "  CC $<";) $(CC) $(CPPFLAGS) -Itest $(CFLAGS) -o $@ $< \
	  $(if $(findstring differential,$<),$(MANY),$(SHORT)) $(FUZZ_PARTS) $(B)/libtenon.a $(LDLIBS)

# The example without the library: its program becomes C first.
$(B)/examples/ahead/ahead: examples/ahead/ahead.c examples/ahead/smooth.mlir $(B)/tenon
	@mkdir -p $(@D)
	$(Q)$(if $(V),,echo "  CC $<";) $(B)/tenon compile --stage c -o $(@D)/smooth.c examples/ahead/smooth.mlir && \
	  $(CC) -std=gnu11 -O2 -ffp-contract=off -fwrapv -w -c -o $(@D)/smooth.o $(@D)/smooth.c && \
	  $(CC) $(CFLAGS) -o $@ $< $(@D)/smooth.o -lm

unit: $(UNIT_BIN)
examples: $(EXAMPLE_BIN) $(B)/examples/ahead/ahead

check: all unit examples $(SHORT_BIN) $(BENCH_BIN)
	$(Q)B=$(B) T='$(T)' sh test/run.sh

# The slow proofs: every sanitizer over the test set, both compilers, the whole corpus, long fuzzing.
check-all: lint
	$(Q)ALL=1 $(MAKE) check
	$(Q)$(MAKE) MODE=debug check
	$(Q)$(MAKE) MODE=asan check
	$(Q)$(MAKE) MODE=tsan all unit
	$(Q)for t in unit/api unit/engine unit/lib_ unit/interp_run suite/interpret; do B=build/tsan T=$$t sh test/run.sh || exit 1; done
	$(Q)$(MAKE) MODE=release CC=clang B=build/clang check
	$(Q)sh test/cross.sh
	$(Q)$(MAKE) MODE=fuzz CC=clang build/fuzz/libtenon.a
	$(Q)printf '%s\n' $(FUZZ_SRC:fuzz/%.c=%) | xargs -P 2 -I NAME $(MAKE) fuzz F=NAME S=60

run: all examples
	$(Q)$(B)/examples/digits/digits
	$(Q)if command -v $(PYTHON) >/dev/null 2>&1; then $(PYTHON) tools/digits_xla.py; fi

bench: all $(BENCH_BIN)
	$(Q)B=$(B) PYTHON=$(PYTHON) sh bench/run.sh

bless: all unit
	$(Q)BLESS=1 B=$(B) T='$(T)' sh test/run.sh

# Each fuzz target is one libFuzzer program; found inputs that cover new code are kept in build/fuzz/corpus.
F ?= text
S ?= 60
fuzz: build/fuzz/fuzz_$(F)
	@mkdir -p build/fuzz/corpus/$(F) fuzz/corpus/$(F)
	$(Q)build/fuzz/fuzz_$(F) $(if $(wildcard fuzz/$(F).dict),-dict=fuzz/$(F).dict) -max_total_time=$(S) -rss_limit_mb=4096 -timeout=20 -print_final_stats=1 \
	  -artifact_prefix=build/fuzz/$(F)- build/fuzz/corpus/$(F) fuzz/corpus/$(F)

build/fuzz/fuzz_%: fuzz/%.c FORCE
	$(Q)$(MAKE) --no-print-directory MODE=fuzz CC=clang build/fuzz/libtenon.a
	$(Q)clang $(CPPFLAGS) -Itest -std=c11 $(WARN) $(CFLAGS_fuzz) -fsanitize=fuzzer -o $@ $< $(FUZZ_PARTS) build/fuzz/libtenon.a $(LDLIBS)

# Largest error of each function against MPFR and MPC, when they are there, and of the compiled engines' functions
# against num's. F=name: one function; N: samples; STEP=1: all f32, about a minute a function.
accuracy: $(B)/libtenon.a
	$(Q)if printf '#include <mpc.h>\n' | $(CC) -E -x c - >/dev/null 2>&1; then \
	  $(CC) $(CPPFLAGS) -Itest $(CFLAGS) -o $(B)/mpfr_ulp test/accuracy/mpfr_ulp.c $(B)/libtenon.a -lmpc -lmpfr -lgmp $(LDLIBS) && \
	  $(B)/mpfr_ulp '$(if $(filter command line,$(origin F)),$(F))' $(N); \
	else echo "skipped: MPC and MPFR are not here (Debian: libmpc-dev)"; fi
	$(Q)MPFR=$$(printf '#include <mpfr.h>\n' | $(CC) -E -x c - >/dev/null 2>&1 && echo '-DTN_WITH_MPFR -lmpfr -lgmp'); \
	$(CC) $(CPPFLAGS) -Itest $(CFLAGS) -O2 -o $(B)/kernel_ulp test/unit/kernel_ulp.c $(B)/libtenon.a $$MPFR $(LDLIBS)
	$(Q)$(B)/kernel_ulp '$(if $(filter command line,$(origin F)),$(F),all)' $(or $(STEP),509) $(shell nproc)

lint: all $(B)/builder
	$(Q)sh tools/lint.sh $(B)

docs: all $(B)/builder
	$(Q)sh tools/docs.sh $(B)

$(B)/builder: tools/builder.c $(B)/libtenon.a
	$(Q)$(CC) $(CPPFLAGS) $(CFLAGS) -o $@ $< $(B)/libtenon.a $(LDLIBS)

# The lines that differ from the last commit: tables stand as people wrote them.
fmt:
	$(Q)git clang-format --force --extensions c,h HEAD

size: all
	$(Q)sh tools/size.sh $(B)

compdb:
	$(Q)for f in $(LIB_SRC) $(CLI_SRC) $(UNIT_SRC); do \
	  printf '{"directory": "%s", "file": "%s", "command": "%s"},\n' "$(CURDIR)" $$f \
	    "$(CC) $(filter-out -MMD -MP,$(CPPFLAGS)) -Itest $(CFLAGS) -c $$f"; done \
	  | sed '1s/^/[/;$$s/,$$/]/' > compile_commands.json

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/include/tenon $(DESTDIR)$(PREFIX)/lib/pkgconfig \
	  $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 -s $(B)/tenon $(DESTDIR)$(PREFIX)/bin/tenon
	install -m 644 include/tenon/tenon.h $(DESTDIR)$(PREFIX)/include/tenon/tenon.h
	install -m 644 $(B)/libtenon.a $(DESTDIR)$(PREFIX)/lib/libtenon.a
	install -m 755 -s $(B)/libtenon.so $(DESTDIR)$(PREFIX)/lib/libtenon.so
	$(B)/tenon man > $(DESTDIR)$(PREFIX)/share/man/man1/tenon.1
	printf 'prefix=%s\nName: tenon\nDescription: StableHLO compiler and runtime\nVersion: %s\nCflags: -I$${prefix}/include\n' \
	  '$(PREFIX)' '$(VERSION)' > $(DESTDIR)$(PREFIX)/lib/pkgconfig/tenon.pc
	printf 'libdir=$${prefix}/lib\nLibs: -L$${libdir} -ltenon\nLibs.private: -lm -lpthread\n' >> $(DESTDIR)$(PREFIX)/lib/pkgconfig/tenon.pc
	[ -n '$(DESTDIR)' ] || PATH=$$PATH:/sbin:/usr/sbin ldconfig 2>/dev/null || true

clean:
	rm -rf build

-include $(LIB_OBJ:.o=.d) $(CLI_OBJ:.o=.d) $(UNIT_BIN:=.d) $(BENCH_BIN:=.d) $(EXAMPLE_BIN:=.d)
.PHONY: all unit examples check check-all run bench bless fuzz accuracy lint docs fmt size compdb install clean FORCE

# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# make                 build/release/{tenon,libtenon.a,libtenon.so}
# make MODE=asan ...   debug release asan ubsan tsan cov fuzz, each in build/<mode>/
# make check           builds and tests
MODE ?= release
CC ?= cc
B := build/$(MODE)

WARN := -Wall -Wextra -Wshadow -Wconversion -Wundef -Wwrite-strings -Wmissing-prototypes -Werror
CFLAGS_debug   := -O0 -g
CFLAGS_release := -O2 -g -DNDEBUG
CFLAGS_asan    := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
CFLAGS_ubsan   := -O1 -g -fsanitize=undefined -fno-sanitize-recover=all
CFLAGS_tsan    := -O1 -g -fsanitize=thread
CFLAGS_cov     := -O0 -g --coverage
CFLAGS_fuzz    := -O1 -g -fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-recover=all
# -ffp-contract=off: results are one rounding an op; -fno-math-errno lets sqrt and friends be instructions.
CFLAGS := -std=c11 $(WARN) $(CFLAGS_$(MODE)) -fvisibility=hidden -fPIC -ffp-contract=off -fno-math-errno -pthread $(EXTRA_CFLAGS)
CPPFLAGS := -Isrc -Iinclude -D_POSIX_C_SOURCE=200809L -MMD -MP
LDLIBS := -lm -lpthread

LIB_SRC := $(sort $(wildcard $(filter-out src/cli/%,$(wildcard src/*/*.c))))
CLI_SRC := $(sort $(wildcard src/cli/*.c))
UNIT_SRC := $(sort $(wildcard test/unit/*.c))
LIB_OBJ := $(LIB_SRC:%.c=$(B)/%.o)
CLI_OBJ := $(CLI_SRC:%.c=$(B)/%.o)
CLI_PARTS := $(filter-out %/main.o,$(CLI_OBJ))
UNIT_BIN := $(UNIT_SRC:test/unit/%.c=$(B)/test/unit/%)

all: $(B)/libtenon.a $(B)/libtenon.so $(if $(wildcard src/cli/main.c),$(B)/tenon)

$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) -c $< -o $@

$(B)/libtenon.a: $(LIB_OBJ)
	@rm -f $@
	ar rcs $@ $^

$(B)/libtenon.so: $(LIB_OBJ)
	$(CC) $(CFLAGS) -shared -Wl,-soname,libtenon.so -Wl,--gc-sections -o $@ $^ $(LDLIBS)

$(B)/tenon: $(CLI_OBJ) $(B)/libtenon.a
	$(CC) $(CFLAGS) -o $@ $^ $(LDLIBS)

# What the command is made of, for tests of it.
$(B)/cli.a: $(CLI_PARTS)
	@rm -f $@
	ar rcs $@ $^

$(B)/test/unit/%: test/unit/%.c $(B)/cli.a $(B)/libtenon.a
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) -Itest $(CFLAGS) -o $@ $< $(B)/cli.a $(B)/libtenon.a $(LDLIBS)

unit: $(UNIT_BIN)

# Fuzz targets: fuzz/<name>.c each; `make fuzz F=verify S=60` builds one with libFuzzer and runs it for S seconds.
FUZZ_PARTS := fuzz/mutate.c
$(B)/fuzz/%: fuzz/%.c $(FUZZ_PARTS) $(B)/libtenon.a
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(CFLAGS) -fsanitize=fuzzer -o $@ $< $(FUZZ_PARTS) $(B)/libtenon.a $(LDLIBS)

F ?= verify
S ?= 60
fuzz:
	$(MAKE) MODE=fuzz CC=clang build/fuzz/fuzz/$(F)
	@mkdir -p build/fuzz/corpus/$(F)
	build/fuzz/fuzz/$(F) -max_total_time=$(S) build/fuzz/corpus/$(F)

clean:
	rm -rf build

-include $(LIB_OBJ:.o=.d) $(CLI_OBJ:.o=.d) $(UNIT_BIN:=.d)
.PHONY: all unit fuzz clean

#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Installs what a build needs and this machine lacks, by the system's package manager: make, a C compiler with the C
# library's headers, and binutils (ar). Says what and why; does nothing when all is there.
missing=
command -v make >/dev/null 2>&1 || missing="$missing make"
command -v ar >/dev/null 2>&1 || missing="$missing binutils"
if ! command -v cc >/dev/null 2>&1 || ! printf '#include <stdio.h>\nint main(void){return 0;}\n' | cc -x c - -o /dev/null 2>/dev/null; then
  missing="$missing gcc libc6-dev"
fi
[ -z "$missing" ] && exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "Tenon needs make, a C compiler (gcc or clang) with the C library's headers, and binutils." >&2
  echo "Missing here, by their Debian names:$missing. Install them with this system's package manager and try again." >&2
  exit 1
fi
as_root=
if [ "$(id -u)" -ne 0 ]; then
  as_root=sudo
  command -v sudo >/dev/null 2>&1 || { echo "Tenon needs$missing: run as root: apt-get update && apt-get install$missing" >&2; exit 1; }
fi
echo "Installing$missing (needed to build Tenon)"
$as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null

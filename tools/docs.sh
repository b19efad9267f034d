#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Prints the documents that come from the program's own tables: docs.sh BUILD_FOLDER writes them,
# docs.sh BUILD_FOLDER --check names those that are stale.
B=$1

ops() {
  echo "# Ops"
  echo
  echo "Printed by \`make docs\` from the op table (src/ir/ops.def, src/ir/attrs.def)."
  echo
  echo '```'
  "$B/tenon" ops
  echo '```'
}

commands() {
  echo "# The tenon command"
  echo
  echo "Printed by \`make docs\` from the command tables (src/cli/)."
  for c in $("$B/tenon" help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    echo
    echo "## $c"
    echo
    echo '```'
    "$B/tenon" help "$c"
    echo '```'
  done
}

header() {
  sed '/^\/\* builder begin/q' include/tenon/tenon.h
  "$B/builder" header
  sed -n '/^\/\* builder end/,$p' include/tenon/tenon.h
}

source() {
  "$B/builder" source
}

emit() {  # emit FILE FUNCTION
  if [ "$check" ]; then
    "$2" | cmp -s - "$1" || echo "$1 is stale: run make docs"
  else
    "$2" >"$1.new" && mv "$1.new" "$1"
  fi
}

check=$2
emit docs/ops.md ops
emit docs/commands.md commands
emit include/tenon/tenon.h header
emit src/rt/build_ops.c source

#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Sizes worth reading in a review: lines a folder, comment share, the longest functions, the stripped library.
B=$1
echo "folder          files  lines  comment %"
for d in include/tenon src/* test fuzz tools; do
  files=$(git ls-files "$d/*.c" "$d/*.h" "$d/*.def" "$d/*.sh" "$d/*.py")
  [ -z "$files" ] && continue
  cat $files | awk -v d="$d" -v n="$(echo "$files" | wc -l)" '
    {lines++} /^ *(\/\/|\/\*|\*|#)/ && !/^#(include|define|if|endif|undef|else)/ {c++}
    END {printf "%-15s %5d %6d %6d\n", d, n, lines, 100 * c / lines}'
done
echo
echo "longest functions (lines)"
for f in $(git ls-files 'src/*.c'); do
  awk -v f="$f" '/^[a-zA-Z].*\) \{$/ {start = NR; name = $0} /^}/ {if (start) print NR - start + 1, f ":" start, name; start = 0}' "$f"
done | sort -rn | head -n 10
echo
cp "$B/libtenon.so" "$B/stripped.so" && strip "$B/stripped.so"
echo "libtenon.so stripped: $(($(wc -c <"$B/stripped.so") / 1024)) KB"

#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""Lists the constraints of docs/constraints.txt that lack a check in the sources or a test.

A static constraint needs its label in src/ir and in an expected error or warning of test/verify; a runtime one in src/interp and
somewhere under test/; one that types make impossible needs a reason only. Exits 1 when something is missing.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent


def labels_in(folder, pattern, lines=lambda text: text):
    found = set()
    for path in (root / folder).rglob(pattern):
        found.update(re.findall(r"\b[a-z0-9_]+_c[0-9]+\b", lines(path.read_text())))
    return found


def expectations(text):
    return "\n".join(line for line in text.splitlines() if "expected-error" in line or "expected-warning" in line)


def main():
    checked = {"static": labels_in("src/ir", "*.c"), "runtime": labels_in("src/interp", "*.c")}
    tested = {"static": labels_in("test/verify", "*.mlir", expectations),
              "runtime": labels_in("test", "*.mlir")}
    counts, missing = {}, 0
    known = set()
    for line in (root / "docs/constraints.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        label, kind, *reason = line.split(None, 2)
        known.add(label)
        counts[kind] = counts.get(kind, 0) + 1
        if kind != "static" and not reason:
            print(f"{label}: {kind} without a reason")
            missing += 1
        for what, table in (("check", checked), ("test", tested)):
            if kind in table and label not in table[kind]:
                print(f"{label}: no {what}")
                missing += 1
    for label in sorted(tested["static"] - known):
        print(f"{label}: tested, but no such constraint")
        missing += 1
    print(", ".join(f"{n} {kind}" for kind, n in sorted(counts.items())) + f"; {missing} missing")
    return missing != 0


sys.exit(main())

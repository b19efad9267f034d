# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Programs that are too long to be kept: awk -v name=NAME -f bench/generate.awk
#   tiny_ops     2,000 ops on vectors of 16, each used again later, with a reduction now and then
#   scan_leaves  a loop of 614 steps over 60 scalars that keeps them all, then one backwards: the gradient of a scan
#   vmapped_loop a loop with a condition an element, predicated, as vmap makes it, on 256 elements

function scalar(n) { return sprintf("stablehlo.constant dense<%s> : tensor<f32>", n) }

function list(prefix, from, to,   s, i) {
  for (i = from; i <= to; i++) s = s (i > from ? ", " : "") prefix i
  return s
}

function repeat(text, n,   s, i) {
  for (i = 0; i < n; i++) s = s (i ? ", " : "") text
  return s
}

function tiny_ops(   i, v, ops) {
  split("add multiply subtract maximum minimum", ops, " ")
  v = "tensor<16xf32>"
  print "func.func @main(%v0: " v ", %w: " v ") -> " v " {\n  %low = " scalar("-1.0")
  for (i = 1; i <= 1600; i++)
    if (i % 8 == 0) {  # what all elements are needed for, before the next op: 3 ops
      print "  %m" i " = stablehlo.reduce(%v" i - 1 " init: %low) applies stablehlo.maximum across dimensions = [0] " \
        ": (" v ", tensor<f32>) -> tensor<f32>"
      print "  %b" i " = stablehlo.broadcast_in_dim %m" i ", dims = [] : (tensor<f32>) -> " v
      print "  %v" i " = stablehlo.subtract %v" i - 1 ", %b" i " : " v
    } else {
      print "  %v" i " = stablehlo." ops[i % 5 + 1] " %v" i - 1 ", %" (i > 9 ? "v" i - 9 : "w") " : " v
    }
  print "  return %v1600 : " v "\n}"
}

function loop_head(result, names, types) {
  print "  " result " = stablehlo.while(" names ") : " types
  print "  cond {\n    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>"
  print "    stablehlo.return %more : tensor<i1>\n  } do {"
}

function scan_leaves(   n, k, i, s, types, names, all) {
  n = 60; k = "tensor<614x60xf32>"
  print "func.func @main(%x: tensor<60xf32>) -> (tensor<60xf32>, tensor<f32>) {"
  print "  %n = stablehlo.constant dense<614> : tensor<i32>\n  %zero = stablehlo.constant dense<0> : tensor<i32>"
  print "  %one = stablehlo.constant dense<1> : tensor<i32>\n  %h = " scalar("0.01") "\n  %none = " scalar("0.0")
  print "  %kept = stablehlo.constant dense<0.0> : " k
  for (i = 0; i < n; i++) {
    print "  %s" i " = stablehlo.slice %x [" i ":" i + 1 "] : (tensor<60xf32>) -> tensor<1xf32>"
    print "  %x" i " = stablehlo.reshape %s" i " : (tensor<1xf32>) -> tensor<f32>"
  }
  names = "%i = %zero, %all = %kept"; types = "tensor<i32>, " k
  for (i = 0; i < n; i++) { names = names ", %a" i " = %x" i; types = types ", tensor<f32>" }
  loop_head("%f:62", names, types)
  for (i = 0; i < n; i++) print "    %r" i " = stablehlo.reshape %a" i " : (tensor<f32>) -> tensor<1xf32>"
  print "    %row = stablehlo.concatenate " list("%r", 0, n - 1) ", dim = 0 : (" repeat("tensor<1xf32>", n) ") -> " \
    "tensor<60xf32>"
  print "    %line = stablehlo.reshape %row : (tensor<60xf32>) -> tensor<1x60xf32>"
  print "    %put = stablehlo.dynamic_update_slice %all, %line, %i, %zero : (" k ", tensor<1x60xf32>, tensor<i32>, " \
    "tensor<i32>) -> " k
  for (i = 0; i < n; i++) {
    print "    %m" i " = stablehlo.multiply %a" i ", %a" (i + 1) % n " : tensor<f32>"
    print "    %d" i " = stablehlo.subtract %m" i ", %a" i " : tensor<f32>"
    print "    %e" i " = stablehlo.multiply %d" i ", %h : tensor<f32>"
    print "    %b" i " = stablehlo.add %a" i ", %e" i " : tensor<f32>"
  }
  print "    %j = stablehlo.add %i, %one : tensor<i32>"
  print "    stablehlo.return %j, %put, " list("%b", 0, n - 1) " : " types "\n  }"
  # Backwards: the adjoints of the same steps, from the kept values.
  names = "%i = %zero, %w = %f#1"
  for (i = 0; i < n; i++) names = names ", %g" i " = %f#" i + 2
  print "  %last = stablehlo.constant dense<613> : tensor<i32>"
  loop_head("%q:62", names, types)
  print "    %at = stablehlo.subtract %last, %i : tensor<i32>"
  print "    %back = stablehlo.dynamic_slice %w, %at, %zero, sizes = [1, 60] : (" k ", tensor<i32>, tensor<i32>) -> " \
    "tensor<1x60xf32>"
  for (i = 0; i < n; i++) {
    print "    %t" i " = stablehlo.slice %back [0:1, " i ":" i + 1 "] : (tensor<1x60xf32>) -> tensor<1x1xf32>"
    print "    %v" i " = stablehlo.reshape %t" i " : (tensor<1x1xf32>) -> tensor<f32>"
    print "    %u" i " = stablehlo.multiply %g" i ", %h : tensor<f32>"
  }
  for (i = 0; i < n; i++) {
    print "    %k" i " = stablehlo.multiply %u" i ", %v" (i + 1) % n " : tensor<f32>"
    print "    %l" i " = stablehlo.multiply %u" (i + n - 1) % n ", %v" (i + n - 1) % n " : tensor<f32>"
    print "    %o" i " = stablehlo.add %k" i ", %l" i " : tensor<f32>"
    print "    %p" i " = stablehlo.subtract %o" i ", %u" i " : tensor<f32>"
    print "    %y" i " = stablehlo.add %g" i ", %p" i " : tensor<f32>"
  }
  print "    %j = stablehlo.add %i, %one : tensor<i32>"
  print "    stablehlo.return %j, %w, " list("%y", 0, n - 1) " : " types "\n  }"
  for (i = 0; i < n; i++) print "  %z" i " = stablehlo.reshape %q#" i + 2 " : (tensor<f32>) -> tensor<1xf32>"
  print "  %grad = stablehlo.concatenate " list("%z", 0, n - 1) ", dim = 0 : (" repeat("tensor<1xf32>", n) ") -> " \
    "tensor<60xf32>"
  print "  return %grad, %f#2 : tensor<60xf32>, tensor<f32>\n}"
}

function vmapped_loop(   v) {
  v = "tensor<256xf32>"
  print "func.func @main(%x: " v ") -> (" v ", tensor<256xi32>) {"
  print "  %half = stablehlo.constant dense<0.5> : " v "\n  %near = stablehlo.constant dense<1.0e-5> : " v
  print "  %zero = stablehlo.constant dense<0> : tensor<256xi32>"
  print "  %one = stablehlo.constant dense<1> : tensor<256xi32>"
  print "  %most = stablehlo.constant dense<40> : tensor<256xi32>"
  print "  %false = stablehlo.constant dense<false> : tensor<i1>"
  print "  %r:2 = stablehlo.while(%y = %x, %k = %zero) : " v ", tensor<256xi32>\n  cond {"
  live("    ")
  print "    %some = stablehlo.reduce(%go init: %false) applies stablehlo.or across dimensions = [0] : " \
    "(tensor<256xi1>, tensor<i1>) -> tensor<i1>"
  print "    stablehlo.return %some : tensor<i1>\n  } do {"
  live("    ")
  print "    %q = stablehlo.divide %x, %y : " v "\n    %s = stablehlo.add %y, %q : " v
  print "    %h = stablehlo.multiply %s, %half : " v "\n    %l = stablehlo.add %k, %one : tensor<256xi32>"
  print "    %yn = stablehlo.select %go, %h, %y : tensor<256xi1>, " v
  print "    %kn = stablehlo.select %go, %l, %k : tensor<256xi1>, tensor<256xi32>"
  print "    stablehlo.return %yn, %kn : " v ", tensor<256xi32>\n  }"
  print "  return %r#0, %r#1 : " v ", tensor<256xi32>\n}"
}

# Whose square is not near enough and who has steps left.
function live(indent,   v) {
  v = "tensor<256xf32>"
  print indent "%sq = stablehlo.multiply %y, %y : " v "\n" indent "%off = stablehlo.subtract %sq, %x : " v
  print indent "%dist = stablehlo.abs %off : " v
  print indent "%far = stablehlo.compare GT, %dist, %near : (" v ", " v ") -> tensor<256xi1>"
  print indent "%few = stablehlo.compare LT, %k, %most : (tensor<256xi32>, tensor<256xi32>) -> tensor<256xi1>"
  print indent "%go = stablehlo.and %far, %few : tensor<256xi1>"
}

BEGIN {
  if (name == "tiny_ops") tiny_ops()
  else if (name == "scan_leaves") scan_leaves()
  else vmapped_loop()
}

#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Writes test/op/<op>.mlir for the ops with bodies, products and linear algebra: small programs with inputs and the
# results of XLA on the CPU (run on the very op), or of NumPy. Inputs of sums are small whole numbers where
# only the indexing is at stake, so that results are exact in any order.
# Needs the packages jax, numpy and ml_dtypes.
#   tools/record_ops.py [FOLDER]           the kept programs
#   tools/record_ops.py FOLDER SEED N      N random programs of every family instead, for hunting differences
import os
import random
import sys

os.environ["JAX_ENABLE_X64"] = "1"
import jax
import jax._src.compiler
import ml_dtypes
import numpy as np
from jax._src import xla_bridge
from jax._src.interpreters import mlir as jax_mlir
from jaxlib import _jax
from jaxlib.mlir import ir

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..", "test", "op")
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else None
N = int(sys.argv[3]) if len(sys.argv) > 3 else 0

TYPES = {
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8,
    "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64, "f16": np.float16, "bf16": ml_dtypes.bfloat16,
    "f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128,
    "i4": ml_dtypes.int4, "ui4": ml_dtypes.uint4, "i2": ml_dtypes.int2, "ui2": ml_dtypes.uint2,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2,
}
NAMES = {np.dtype(v): k for k, v in TYPES.items()}
INTS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
FLOATS = ["f16", "bf16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]


def element(t):
    """Element type of a tensor type without dynamic dims."""
    t = t[len("tensor<"):-1]
    while t[0].isdigit():
        t = t[t.index("x") + 1:]
    return t


def type_of(a):
    return "tensor<" + "".join(f"{d}x" for d in a.shape) + NAMES[a.dtype] + ">"


def spell(t, v):
    if t == "i1":
        return "true" if v else "false"
    if t.startswith("complex"):
        return f"({spell(t[8:-1], v.real)}, {spell(t[8:-1], v.imag)})"
    if t[0] in "iu":
        return str(int(v))
    x = float(v)
    if x == int(x) if abs(x) < 1e6 else False:
        return f"{x:.1f}"
    view = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[np.asarray(v).dtype.itemsize]
    return "0x%0*X" % (2 * np.asarray(v).dtype.itemsize, int(np.asarray(v).view(view)))


def nest(t, a):
    if a.ndim == 0:
        return spell(t, a[()])
    return "[" + ", ".join(nest(t, x) for x in a) + "]"


def constant(a):
    return f"dense<{nest(NAMES[a.dtype], a) if a.size else ''}> : {type_of(a)}"


# ----------------------------------------------------------------------------------------------------------------


def xla(op, inputs, results):
    """Results of the op, given as text with operands %0, %1, ..., by XLA; results: the types."""
    args = ", ".join(f"%{i}: {type_of(a)}" for i, a in enumerate(inputs))
    count = f":{len(results)}" if len(results) > 1 else ""
    values = ", ".join(f"%r#{i}" for i in range(len(results))) if count else "%r"
    text = f"""func.func @main({args}) -> ({", ".join(results)}) {{
  %r{count} = {op}
  return {values} : {", ".join(results)}
}}"""
    backend = xla_bridge.get_backend("cpu")
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(text)
        options = jax._src.compiler.get_compile_options(num_replicas=1, num_partitions=1)
        program = backend.compile_and_load(module, _jax.DeviceList(tuple(backend.devices()[:1])), options)
    arrays = [jax.device_put(a) for a in inputs]  # must live until the results are there
    out = program.execute_sharded(arrays).disassemble_into_single_device_arrays()
    return [np.array(x[0].block_until_ready(), copy=True) for x in out]


class Programs:
    """The programs of one file."""

    def __init__(self, op, about):
        self.op, self.about, self.chunks = op, about, []

    def add(self, name, op, inputs, results, expected=None, check="eq", **limits):
        """op: text with operands %0, ...; results: types; expected: arrays, or None to ask XLA."""
        if expected is None:
            try:
                expected = xla(op, inputs, results)
            except Exception as e:
                if SEED is None:
                    raise
                print(f"{self.op} {name}: XLA: {str(e).splitlines()[0][:160]}")
                return
        # XLA gives random bits as unsigned integers.
        expected = [np.asarray(e) if type_of(np.asarray(e)) == t else np.asarray(e).view(TYPES[element(t)])
                    for e, t in zip(expected, results)]
        lines = [f"func.func @{name}() {{"]
        for i, a in enumerate(inputs):
            lines.append(f"  %{i} = stablehlo.constant {constant(a)}")
        count = f":{len(results)}" if len(results) > 1 else ""
        lines.append(f"  %r{count} = {op}")
        for i, (e, t) in enumerate(zip(expected, results)):
            value = f"%r#{i}" if count else "%r"
            if check == "eq" or not (e.dtype.kind in "fcV"):
                lines.append(f"  check.expect_eq_const {value}, {constant(e)}")
            elif check == "ulp":
                lines.append(f"  %e{i} = stablehlo.constant {constant(e)}")
                lines.append(f"  check.expect_close {value}, %e{i}, max_ulp_difference = {limits['ulp']} : {t}, {t}")
            else:
                lines.append(f"  check.expect_almost_eq_const {value}, {constant(e)} {{tolerance = {limits['tolerance']:.1e} : f64}}")
        lines += ["  return", "}"]
        self.chunks.append("\n".join(lines) + "\n")

    def text(self, chunk):
        """A program written by hand."""
        self.chunks.append(chunk.strip("\n") + "\n")

    def write(self):
        os.makedirs(FOLDER, exist_ok=True)
        with open(os.path.join(FOLDER, self.op + ".mlir"), "w") as f:
            f.write("// SPDX-FileCopyrightText: The Tenon authors\n// SPDX-License-Identifier: Apache-2.0\n//\n")
            f.write(f"// {self.about}\n// Written by tools/record_ops.py.\n\n")
            f.write("\n// -----\n\n".join(self.chunks))


def whole(r, t, shape, low=-4, high=4):
    """Small whole numbers, exact in sums of every type."""
    n = int(np.prod(shape))
    d = TYPES[t]
    if t == "i1":
        return np.array([r.random() < 0.5 for _ in range(n)], d).reshape(shape)
    if t.startswith("u"):
        low = 0
    if t in ("i2", "ui2"):
        low, high = (-2, 1) if t == "i2" else (0, 3)
    v = [r.randint(low, high) for _ in range(n)]
    if t.startswith("complex"):
        v = [complex(x, r.randint(low, high)) for x in v]
    return np.array(v).astype(d).reshape(shape)


def tensor(t, shape):
    return "tensor<" + "".join(f"{d}x" for d in shape) + t + ">"


def ints(v):
    return "array<i64" + (": " + ", ".join(str(int(x)) for x in v) if len(v) else "") + ">"


def pairs(v):
    return f"dense<{[list(map(int, p)) for p in v]}> : tensor<{len(v)}x2xi64>" if len(v) else "dense<> : tensor<0x2xi64>"


def body(op, t):
    return f"({{\n  ^bb0(%a: tensor<{t}>, %b: tensor<{t}>):\n    %c = stablehlo.{op} %a, %b : tensor<{t}>\n    stablehlo.return %c : tensor<{t}>\n  }})"


def bounds(t):
    """The least and the greatest number of the type, as far as whole numbers of the programs reach."""
    if t == "i1":
        return False, True
    if t[0] in "iu":
        info = ml_dtypes.iinfo(TYPES[t])
        return int(info.min), int(info.max)
    return -100, 100


def neutral(kind, t):
    low, high = bounds(t)
    value = {"add": 0, "or": 0, "xor": 0, "multiply": 1, "and": -1 if t[0] == "i" and t != "i1" else high, "maximum": low, "minimum": high}
    return np.array(value[kind]).astype(TYPES[t])


def pick_body(r, t):
    if t == "i1":
        return r.choice(["and", "or", "xor", "maximum", "minimum"])
    if t[0] in "iu":
        return r.choice(["add", "multiply", "maximum", "minimum", "and", "or", "xor"])
    if t.startswith("complex"):
        return "add"
    return r.choice(["add", "maximum", "minimum"])


# ----------------------------------------------------------------------------------------------------------------
# Random programs: each function adds one


def random_reduce(r, p, name):
    t = r.choice(["i1"] + INTS + FLOATS + COMPLEX)
    shape = [r.choice([1, 2, 3, 5, 7, 20]) for _ in range(r.randint(0, 4))]
    dims = sorted(r.sample(range(len(shape)), r.randint(0, len(shape))))
    kind = pick_body(r, t)
    x, init = whole(r, t, shape), neutral(kind, t)  # XLA leaves init out where nothing is reduced
    out = tensor(t, [s for d, s in enumerate(shape) if d not in dims])
    p.add(name, f'"stablehlo.reduce"(%0, %1) <{{dimensions = {ints(dims)}}}> {body(kind, t)} : ({type_of(x)}, {type_of(init)}) -> {out}',
          [x, init], [out])


def random_argmax(r, p, name):
    t = r.choice(INTS + FLOATS)
    shape = [r.choice([1, 2, 3, 5, 7, 20]) for _ in range(r.randint(1, 4))]
    dim = r.randrange(len(shape))
    x = whole(r, t, shape)
    index = np.broadcast_to(np.arange(shape[dim], dtype=np.int32).reshape([-1 if d == dim else 1 for d in range(len(shape))]), shape).copy()
    low = np.array(0 if t[0] == "u" else -100).astype(TYPES[t])
    zero = np.zeros((), np.int32)
    rest = [s for d, s in enumerate(shape) if d != dim]
    outs = [tensor(t, rest), tensor("i32", rest)]
    op = f'''"stablehlo.reduce"(%0, %1, %2, %3) <{{dimensions = {ints([dim])}}}> ({{
  ^bb0(%a: tensor<{t}>, %i: tensor<i32>, %b: tensor<{t}>, %j: tensor<i32>):
    %gt = stablehlo.compare GT, %a, %b : (tensor<{t}>, tensor<{t}>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b : (tensor<{t}>, tensor<{t}>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %left = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<{t}>
    %k = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<{t}>, tensor<i32>
  }}) : ({type_of(x)}, {type_of(index)}, tensor<{t}>, tensor<i32>) -> ({outs[0]}, {outs[1]})'''
    p.add(name, op, [x, index, low, zero], outs)


def dilated(n, by):
    return 0 if n == 0 else (n - 1) * by + 1


def pick_window(r, n, with_base):
    while True:
        w = dict(size=r.randint(1, 4), stride=r.randint(1, 3), base=r.choice([1, 1, 1, 2, 3]) if with_base else 1,
                 window=r.choice([1, 1, 2, 3]), low=r.randint(-2, 4), high=r.randint(-2, 4))
        padded = w["low"] + dilated(n, w["base"]) + w["high"]
        need = dilated(w["size"], w["window"])
        if padded >= need and w["low"] > -n and w["high"] > -n:
            w["out"] = (padded - need) // w["stride"] + 1
            return w


def random_reduce_window(r, p, name):
    t = r.choice(["i1"] + INTS + FLOATS + COMPLEX)
    shape = [r.choice([1, 2, 3, 5, 8]) for _ in range(r.randint(1, 4))]
    kind = pick_body(r, t)
    w = [pick_window(r, n, True) for n in shape]
    if r.random() < 0.25:  # cumulative
        shape = [1] * len(shape)
        d = r.randrange(len(shape))
        shape = [r.choice([1, 2, 3]) for _ in shape]
        shape[d] = r.choice([16, 20, 33])
        w = [dict(size=1, stride=1, base=1, window=1, low=0, high=0, out=n) for n in shape]
        low = r.choice([0, shape[d] - 1])
        w[d].update(size=shape[d], low=low, high=shape[d] - 1 - low)
    x, init = whole(r, t, shape), neutral(kind, t)
    out = tensor(t, [v["out"] for v in w])
    get = lambda k: ints([v[k] for v in w])
    p.add(name, f'"stablehlo.reduce_window"(%0, %1) <{{window_dimensions = {get("size")}, window_strides = {get("stride")}, '
          f'base_dilations = {get("base")}, window_dilations = {get("window")}, padding = {pairs([(v["low"], v["high"]) for v in w])}}}> '
          f'{body(kind, t)} : ({type_of(x)}, {type_of(init)}) -> {out}', [x, init], [out])


def random_select_and_scatter(r, p, name):
    t = r.choice(INTS + FLOATS)
    shape = [r.choice([1, 2, 3, 5, 8]) for _ in range(r.randint(1, 4))]
    w = []
    for n in shape:
        while True:
            v = dict(size=r.randint(1, 3), stride=r.randint(1, 3), low=r.randint(0, 2), high=r.randint(0, 2))
            if v["low"] < v["size"] and v["high"] < v["size"] and n + v["low"] + v["high"] >= v["size"]:
                v["out"] = (n + v["low"] + v["high"] - v["size"]) // v["stride"] + 1
                break
        w.append(v)
    # No two equal elements: which one is selected then depends on the order of the comparisons.
    x = np.array(r.sample(range(2048), int(np.prod(shape)))).reshape(shape)
    if x.size > 120 and t in ("i8", "ui8", "bf16"):
        return
    x = (np.argsort(np.argsort(x.ravel())).reshape(shape)).astype(TYPES[t])
    source, init = whole(r, t, [v["out"] for v in w]), whole(r, t, ())
    # Windows wholly in the padding have no defined result.
    direction = r.choice(["GE", "GT", "LE", "LT"])
    select = f"({{\n  ^bb0(%a: tensor<{t}>, %b: tensor<{t}>):\n    %c = stablehlo.compare {direction}, %a, %b : (tensor<{t}>, tensor<{t}>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n  }}, "
    get = lambda k: ints([v[k] for v in w])
    for d, v in enumerate(w):
        for o in range(v["out"]):
            start = o * v["stride"] - v["low"]
            if start >= shape[d] or start + v["size"] <= 0:
                return
    op = (f'"stablehlo.select_and_scatter"(%0, %1, %2) <{{window_dimensions = {get("size")}, window_strides = {get("stride")}, '
          f'padding = {pairs([(v["low"], v["high"]) for v in w])}}}> {select}{body("add", t)[1:]} : '
          f'({type_of(x)}, {type_of(source)}, {type_of(init)}) -> {type_of(x)}')
    p.add(name, op, [x, source, init], [type_of(x)])


def random_sort(r, p, name):
    n = r.randint(1, 3)
    types = [r.choice(INTS + FLOATS) for _ in range(n)]
    shape = [r.choice([1, 2, 3, 5, 20]) for _ in range(r.randint(1, 3))]
    dim = r.randrange(len(shape))
    xs = [whole(r, t, shape, 0, 5) for t in types]
    args = ", ".join(f"%l{k}: tensor<{t}>, %r{k}: tensor<{t}>" for k, t in enumerate(types))
    lines, previous, order = [], None, []
    for k in reversed(r.sample(range(n), r.randint(1, n))):
        t = types[k]
        kind = ", TOTALORDER" if t in FLOATS and r.random() < 0.5 else ""
        d = r.choice(["LT", "GT"])
        order.append((-1 if d == "GT" else 1) * np.moveaxis(xs[k], dim, -1).astype(np.float64))
        sig = f"(tensor<{t}>, tensor<{t}>) -> tensor<i1>"
        lines.append(f"    %lt{k} = stablehlo.compare {d}, %l{k}, %r{k}{kind} : {sig}")
        if previous is None:
            previous = f"%lt{k}"
        else:
            lines.append(f"    %eq{k} = stablehlo.compare EQ, %l{k}, %r{k}{kind} : {sig}")
            lines.append(f"    %and{k} = stablehlo.and %eq{k}, {previous} : tensor<i1>")
            lines.append(f"    %or{k} = stablehlo.or %lt{k}, %and{k} : tensor<i1>")
            previous = f"%or{k}"
    outs = [type_of(x) for x in xs]
    op = (f'"stablehlo.sort"({", ".join(f"%{i}" for i in range(n))}) <{{dimension = {r.choice([dim, dim - len(shape)])} : i64, is_stable = true}}> ({{\n'
          f'  ^bb0({args}):\n' + "\n".join(lines) + f"\n    stablehlo.return {previous} : tensor<i1>\n  }}) : ({', '.join(outs)}) -> ({', '.join(outs)})")
    places = np.lexsort(order, axis=-1)  # the last key counts most, as in the comparator
    want = [np.moveaxis(np.take_along_axis(np.moveaxis(x, dim, -1), places, -1), -1, dim) for x in xs]
    p.add(name, op, xs, outs, want)


def pick_gather(r):
    """Dimension numbers that gather and scatter share: slices of x at indices."""
    while True:
        rank = r.randint(1, 4)
        shape = [r.choice([1, 2, 3, 5]) for _ in range(rank)]
        dims = list(range(rank))
        r.shuffle(dims)
        n_batch = r.randint(0, min(1, rank - 1))
        batching = sorted(dims[:n_batch])
        rest = [d for d in range(rank) if d not in batching]
        collapsed = sorted(r.sample(rest, r.randint(0, len(rest))))
        offsets = [d for d in rest if d not in collapsed]
        mapped = r.sample(rest, r.randint(0, len(rest)))
        sizes = [1 if d in batching or d in collapsed else r.randint(1, shape[d]) for d in range(rank)]
        batch_rank = n_batch + r.randint(0, 2)
        batch = [r.choice([1, 2, 3]) for _ in range(batch_rank)]
        at = r.sample(range(batch_rank), n_batch)  # where batching dims stand among the batch dims
        for b, d in zip(at, batching):
            batch[b] = shape[d]
        vector = r.randint(0, batch_rank)
        implicit = len(mapped) == 1 and r.random() < 0.3
        index_shape = list(batch)
        if implicit:
            vector = batch_rank
        else:
            index_shape.insert(vector, len(mapped))
        index_batching = [b + (not implicit and b >= vector) for b in at]
        result_rank = batch_rank + len(offsets)
        offset_dims = sorted(r.sample(range(result_rank), len(offsets)))
        result, window, plain = [], [sizes[d] for d in offsets], list(batch)
        for d in range(result_rank):
            result.append(window.pop(0) if d in offset_dims else plain.pop(0))
        return dict(shape=shape, collapsed=collapsed, batching=batching, mapped=mapped, sizes=sizes, vector=vector,
                    index_shape=index_shape, index_batching=index_batching, offset_dims=offset_dims, result=result)


def random_gather(r, p, name):
    g = pick_gather(r)
    t = r.choice(["i1"] + INTS + FLOATS + COMPLEX)
    x = whole(r, t, g["shape"])
    i = whole(r, r.choice(["i32", "i64", "i8", "ui32"]), g["index_shape"], -2, 6)
    out = tensor(t, g["result"])
    p.add(name, f'"stablehlo.gather"(%0, %1) <{{dimension_numbers = #stablehlo.gather<offset_dims = {g["offset_dims"]}, '
          f'collapsed_slice_dims = {g["collapsed"]}, operand_batching_dims = {g["batching"]}, start_indices_batching_dims = {g["index_batching"]}, '
          f'start_index_map = {g["mapped"]}, index_vector_dim = {g["vector"]}>, slice_sizes = {ints(g["sizes"])}}}> : '
          f'({type_of(x)}, {type_of(i)}) -> {out}', [x, i], [out])


def random_scatter(r, p, name):
    g = pick_gather(r)
    if not g["mapped"]:
        return
    t = r.choice(["i1"] + INTS + FLOATS + COMPLEX)
    x, update = whole(r, t, g["shape"]), whole(r, t, g["result"])
    i = whole(r, r.choice(["i32", "i64", "i8", "ui32"]), g["index_shape"], -1, 4)
    # XLA leaves out whole windows that are partly outside; keep to windows that are inside or of one element.
    flat = i.reshape(i.shape + (1,)) if len(g["index_shape"]) == g["vector"] else np.moveaxis(i, g["vector"], -1)
    clipped = flat.copy()
    for c, d in enumerate(g["mapped"]):
        if g["sizes"][d] > 1:
            clipped[..., c] = np.clip(flat[..., c].astype(np.int64), 0, g["shape"][d] - g["sizes"][d]).astype(i.dtype)
    i = clipped.reshape(i.shape) if len(g["index_shape"]) == g["vector"] else np.moveaxis(clipped, -1, g["vector"]).copy()
    kind = pick_body(r, t)
    p.add(name, f'"stablehlo.scatter"(%0, %1, %2) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {g["offset_dims"]}, '
          f'inserted_window_dims = {g["collapsed"]}, input_batching_dims = {g["batching"]}, scatter_indices_batching_dims = {g["index_batching"]}, '
          f'scatter_dims_to_operand_dims = {g["mapped"]}, index_vector_dim = {g["vector"]}>}}> {body(kind, t)} : '
          f'({type_of(x)}, {type_of(i)}, {type_of(update)}) -> {type_of(x)}', [x, i, update], [type_of(x)])


def random_dot_general(r, p, name):
    t = r.choice(INTS + FLOATS + COMPLEX)
    batch = [r.choice([1, 2, 3]) for _ in range(r.randint(0, 2))]
    rows = [r.choice([1, 2, 3, 5, 17]) for _ in range(r.randint(0, 2))]
    columns = [r.choice([1, 2, 3, 5, 17]) for _ in range(r.randint(0, 2))]
    sums = [r.choice([1, 2, 3, 7, 30]) for _ in range(r.randint(0, 2))]
    left = [("b", i) for i in range(len(batch))] + [("m", i) for i in range(len(rows))] + [("k", i) for i in range(len(sums))]
    right = [("b", i) for i in range(len(batch))] + [("n", i) for i in range(len(columns))] + [("k", i) for i in range(len(sums))]
    r.shuffle(left), r.shuffle(right)
    size = lambda l: {"b": batch, "m": rows, "n": columns, "k": sums}[l[0]][l[1]]
    # Free dims must stand in order for the result shape below.
    order = lambda labels, c: [l[1] for l in labels if l[0] == c]
    x, y = whole(r, t, [size(l) for l in left], -3, 3), whole(r, t, [size(l) for l in right], -3, 3)
    result_type = t
    if r.random() < 0.3:
        result_type = {"i8": "i32", "ui8": "ui32", "f16": "f32", "bf16": "f32"}.get(t, t)
    out = tensor(result_type, batch + [rows[i] for i in order(left, "m")] + [columns[i] for i in order(right, "n")])
    where = lambda labels, c: [labels.index((c, i)) for i in range(len(batch if c == "b" else sums))]
    batching = f"batching_dims = {where(left, 'b')} x {where(right, 'b')}, " if batch else ""
    p.add(name, f"stablehlo.dot_general %0, %1, {batching}contracting_dims = {where(left, 'k')} x {where(right, 'k')} : "
          f"({type_of(x)}, {type_of(y)}) -> {out}", [x, y], [out])


def random_convolution(r, p, name):
    t = r.choice(FLOATS + ["i8", "i32", "complex<f32>"])
    spatial = r.randint(0, 3)
    groups, batch_groups = r.choice([(1, 1), (1, 1), (2, 1), (3, 1), (1, 2)])
    in_group, out_group = r.choice([1, 2, 3]), r.choice([1, 2, 17])
    batch, outs = batch_groups * r.choice([1, 2]), out_group * groups * batch_groups
    shape = [r.choice([1, 3, 5, 8]) for _ in range(spatial)]
    w = [pick_window(r, n, True) for n in shape]
    place = lambda: r.sample(range(spatial + 2), spatial + 2)
    ld, kd, od = place(), place(), place()  # batch, feature, spatial... / in, out, spatial...
    def arrange(order, values):
        dims = [0] * len(values)
        for at, v in zip(order, values):
            dims[at] = v
        return dims
    lhs = whole(r, t, arrange(ld, [batch, in_group * groups] + shape), -2, 2)
    rhs = whole(r, t, arrange(kd, [in_group, outs] + [v["size"] for v in w]), -2, 2)
    out = tensor(t, arrange(od, [batch // batch_groups, outs] + [v["out"] for v in w]))
    def numbers(order, letters):
        names = [None] * (spatial + 2)
        names[order[0]], names[order[1]] = letters
        for i, at in enumerate(order[2:]):
            names[at] = str(i)
        return "[" + ", ".join(names) + "]"
    reverse = [r.random() < 0.3 for _ in w]
    window = ", ".join([f"stride = {[v['stride'] for v in w]}", f"pad = {[[v['low'], v['high']] for v in w]}",
                        f"lhs_dilate = {[v['base'] for v in w]}", f"rhs_dilate = {[v['window'] for v in w]}",
                        "reverse = [" + ", ".join("true" if x else "false" for x in reverse) + "]"]) if w else ""
    op = (f"stablehlo.convolution(%0, %1) dim_numbers = {numbers(ld, 'bf')}x{numbers(kd, 'io')}->{numbers(od, 'bf')}, window = {{{window}}} "
          f"{{batch_group_count = {batch_groups} : i64, feature_group_count = {groups} : i64}} : ({type_of(lhs)}, {type_of(rhs)}) -> {out}")
    p.add(name, op, [lhs, rhs], [out])


def random_fft(r, p, name):
    kind = r.choice(["FFT", "IFFT", "RFFT", "IRFFT"])
    wide = r.random() < 0.5
    rank = r.randint(1, 3)
    lengths = [r.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 16, 17, 30, 37, 74]) for _ in range(rank)]
    lengths = lengths if np.prod(lengths) < 600 else [lengths[0]]
    batch = [r.choice([1, 2]) for _ in range(r.randint(0, 1))]
    g = np.random.default_rng(r.randrange(1 << 30))
    axes = list(range(len(batch), len(batch) + len(lengths)))
    shape = batch + lengths
    if kind == "IRFFT":
        shape = shape[:-1] + [lengths[-1] // 2 + 1]
    x = g.standard_normal(shape)
    if kind != "RFFT":
        x = x + 1j * g.standard_normal(shape)
    x = x.astype({(False, False): np.complex64, (False, True): np.complex128, (True, False): np.float32, (True, True): np.float64}[kind == "RFFT", wide])
    y = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn}[kind](x.astype(np.complex128 if kind != "RFFT" else np.float64), axes=axes) \
        if kind != "IRFFT" else np.fft.irfftn(x.astype(np.complex128), s=lengths, axes=axes)
    y = y.astype({(False, False): np.complex64, (False, True): np.complex128, (True, False): np.float32, (True, True): np.float64}[kind == "IRFFT", wide])
    p.add(name, f"stablehlo.fft %0, type = {kind}, length = {lengths} : ({type_of(x)}) -> {type_of(y)}", [x], [type_of(y)], [y],
          "almost", tolerance=1e-13 if wide else 4e-6)


def random_cholesky(r, p, name):
    t = r.choice(["f16", "f32", "f64", "complex<f32>", "complex<f64>"])
    n, batch = r.choice([1, 2, 3, 6]), [r.choice([1, 2]) for _ in range(r.randint(0, 1))]
    lower = r.random() < 0.5
    g = np.random.default_rng(r.randrange(1 << 30))
    a = g.standard_normal(batch + [n, n])
    if t.startswith("complex"):
        a = a + 1j * g.standard_normal(batch + [n, n])
    a = (a @ np.conj(np.swapaxes(a, -1, -2)) + n * np.eye(n)).astype(TYPES[t])
    wide = a.astype(np.complex128 if t.startswith("complex") else np.float64)
    sym = np.tril(wide) + np.conj(np.swapaxes(np.tril(wide, -1), -1, -2)) if lower else np.triu(wide) + np.conj(np.swapaxes(np.triu(wide, 1), -1, -2))
    want = np.linalg.cholesky(sym) if lower else np.conj(np.swapaxes(np.linalg.cholesky(sym), -1, -2))
    # The other triangle of the operand is not looked at.
    a = np.where(np.tril(np.ones((n, n), bool)) if lower else np.triu(np.ones((n, n), bool)), a, np.array(77).astype(TYPES[t]))
    p.add(name, f"stablehlo.cholesky %0, lower = {'true' if lower else 'false'} : {type_of(a)}", [a], [type_of(a)],
          [want.astype(TYPES[t])], "almost", tolerance={"f16": 2e-3, "f32": 1e-6, "complex<f32>": 1e-6}.get(t, 1e-13))


def random_triangular_solve(r, p, name):
    t = r.choice(["f16", "bf16", "f32", "f64", "complex<f32>", "complex<f64>"])
    n, others, batch = r.choice([1, 2, 5]), r.choice([1, 2, 4]), [r.choice([1, 2]) for _ in range(r.randint(0, 2))]
    left, lower, unit, kind = r.random() < 0.5, r.random() < 0.5, r.random() < 0.5, r.choice(["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"])
    g = np.random.default_rng(r.randrange(1 << 30))
    is_complex = t.startswith("complex")
    draw = lambda shape: g.standard_normal(shape) + (1j * g.standard_normal(shape) if is_complex else 0)
    a = (draw(batch + [n, n]) / 2 + 3 * np.eye(n)).astype(TYPES[t])
    b = draw(batch + ([n, others] if left else [others, n])).astype(TYPES[t])
    wide = np.complex128 if is_complex else np.float64
    m = np.tril(a.astype(wide)) if lower else np.triu(a.astype(wide))
    if unit:
        m = m - m * np.eye(n) + np.eye(n)
    m = m if kind == "NO_TRANSPOSE" else np.swapaxes(m, -1, -2) if kind == "TRANSPOSE" else np.conj(np.swapaxes(m, -1, -2))
    want = np.linalg.solve(m, b.astype(wide)) if left else np.swapaxes(np.linalg.solve(np.swapaxes(m, -1, -2), np.swapaxes(b.astype(wide), -1, -2)), -1, -2)
    yes = lambda x: "true" if x else "false"
    p.add(name, f'"stablehlo.triangular_solve"(%0, %1) <{{left_side = {yes(left)}, lower = {yes(lower)}, unit_diagonal = {yes(unit)}, '
          f'transpose_a = #stablehlo<transpose {kind}>}}> : ({type_of(a)}, {type_of(b)}) -> {type_of(b)}', [a, b], [type_of(b)],
          [want.astype(TYPES[t])], "almost", tolerance={"f16": 2e-3, "bf16": 2e-2, "f32": 2e-6, "complex<f32>": 2e-6}.get(t, 1e-13))


def random_batch_norm(r, p, name, which=None):
    t = r.choice(FLOATS)
    shape = [r.choice([1, 2, 3, 5]) for _ in range(r.randint(1, 4))]
    f = r.randrange(len(shape))
    g = np.random.default_rng(r.randrange(1 << 30))
    n = shape[f]
    d = TYPES[t]
    x, y = g.standard_normal(shape).astype(d), g.standard_normal(shape).astype(d)
    scale, offset, mean = (g.standard_normal(n).astype(d) for _ in range(3))
    variance = (g.random(n) + 0.5).astype(d)
    eps = 0.25
    axes = tuple(a for a in range(len(shape)) if a != f)
    wide = lambda v: v.astype(np.float64)
    fit = lambda v: wide(v).reshape([-1 if a == f else 1 for a in range(len(shape))])
    count = np.prod(shape) // n
    which = which or r.choice(["training", "inference", "grad"])
    attrs = f"<{{epsilon = {eps} : f32, feature_index = {f} : i64}}>"
    T, V = type_of(x), type_of(scale)
    close = dict(check="almost", tolerance={"f16": 6e-3, "bf16": 5e-2, "f32": 3e-6, "f64": 1e-14}[t])
    if which == "training":
        m, v = wide(x).mean(axes), wide(x).var(axes)
        out = (wide(x) - fit(m)) / np.sqrt(fit(v) + eps) * fit(scale) + fit(offset)
        p.add(name, f'"stablehlo.batch_norm_training"(%0, %1, %2) {attrs} : ({T}, {V}, {V}) -> ({T}, {V}, {V})', [x, scale, offset],
              [T, V, V], [out.astype(d), m.astype(d), v.astype(d)], **close)
    elif which == "inference":
        out = (wide(x) - fit(mean)) / np.sqrt(fit(variance) + eps) * fit(scale) + fit(offset)
        p.add(name, f'"stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {attrs} : ({T}, {V}, {V}, {V}, {V}) -> {T}',
              [x, scale, offset, mean, variance], [T], [out.astype(d)], **close)
    else:
        centered, dev = wide(x) - fit(mean), np.sqrt(wide(variance) + eps)
        gs = (wide(y) * centered).sum(axes) / dev
        go = wide(y).sum(axes)
        gx = fit(scale) / fit(dev) / count * (count * wide(y) - fit(go) - centered * fit((wide(y) * centered).sum(axes)) / fit(dev) ** 2)
        p.add(name, f'"stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {attrs} : ({T}, {V}, {V}, {V}, {T}) -> ({T}, {V}, {V})',
              [x, scale, mean, variance, y], [T, V, V], [gx.astype(d), gs.astype(d), go.astype(d)], **close)


def random_rng_bit_generator(r, p, name):
    algorithm = r.choice(["THREE_FRY", "PHILOX", "DEFAULT"])
    n = 2 if algorithm == "THREE_FRY" else r.choice([2, 3])
    state = np.array([r.choice([0, 1, (1 << 64) - 1, r.getrandbits(64)]) for _ in range(n)], np.uint64)
    shape = [r.choice([1, 2, 3, 5, 8]) for _ in range(r.randint(0, 3))]
    t = r.choice(INTS)
    out = tensor(t, shape)
    p.add(name, f"stablehlo.rng_bit_generator %0, algorithm = {algorithm} : ({type_of(state)}) -> ({type_of(state)}, {out})", [state],
          [type_of(state), out])


def random_einsum(r, p, name):
    t = r.choice(["i32", "f32", "f64", "complex<f64>"])
    letters = r.sample("abcdefXYZ", r.randint(1, 6))
    size = {c: r.choice([1, 2, 3, 4]) for c in letters}
    left = [r.choice(letters) for _ in range(r.randint(0, 4))]
    right = [r.choice(letters) for _ in range(r.randint(0, 4))]
    used = sorted(set(left + right))
    out = r.sample(used, r.randint(0, len(used)))
    x, y = whole(r, t, [size[c] for c in left]), whole(r, t, [size[c] for c in right])
    config = "".join(left) + "," + "".join(right) + "->" + "".join(out)
    want = np.einsum(config, x, y)
    want = np.asarray(want).astype(TYPES[t])
    p.add(name, f'stablehlo.einsum %0, %1, config = "{config}" : ({type_of(x)}, {type_of(y)}) -> {type_of(want)}', [x, y],
          [type_of(want)], [want])


def random_unary_einsum(r, p, name):
    t = r.choice(["i32", "f32", "f64", "complex<f64>"])
    letters = r.sample("abcdefXYZ", r.randint(1, 4))
    size = {c: r.choice([1, 2, 3, 4]) for c in letters}
    left = [r.choice(letters) for _ in range(r.randint(0, 4))]
    out = r.sample(sorted(set(left)), r.randint(0, len(set(left))))
    x = whole(r, t, [size[c] for c in left])
    config = "".join(left) + "->" + "".join(out)
    want = np.asarray(np.einsum(config, x)).astype(TYPES[t])
    p.add(name, f'stablehlo.unary_einsum %0, config = "{config}" : ({type_of(x)}) -> {type_of(want)}', [x], [type_of(want)], [want])


# ----------------------------------------------------------------------------------------------------------------
# The kept programs


def add_random(p, makers, count, limit=2200):
    """Adds the first small programs of the random ones."""
    r = random.Random(p.op)
    trial = Programs(p.op, "")
    for i in range(40 * count):
        if len(trial.chunks) >= count:
            break
        before = len(trial.chunks)
        r.choice(makers)(r, trial, f"case_{before}")
        if len(trial.chunks) > before and len(trial.chunks[-1]) > limit:
            trial.chunks.pop()
    p.chunks += trial.chunks


def keep_reduce():
    p = Programs("reduce", "reduce: sums, products, bounds, indices, any body, in index order from the initial values.")
    add_random(p, [random_reduce, random_argmax], 24)
    p.text("""
// The initial value takes part once for each result.
func.func @initial_value() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<100> : tensor<i32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[106, 115]> : tensor<2xi32>
  %all = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %all, dense<121> : tensor<i32>
  %none = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %none, dense<[[101, 102, 103], [104, 105, 106]]> : tensor<2x3xi32>
  return
}""")
    p.text("""
func.func @empty() {
  %x = stablehlo.constant dense<> : tensor<2x0xf32>
  %init = stablehlo.constant dense<7.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %r, dense<7.0> : tensor<2xf32>
  %s = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x0xf32>, tensor<f32>) -> tensor<0xf32>
  check.expect_eq_const %s, dense<> : tensor<0xf32>
  return
}""")
    p.text("""
// Neither associative nor commutative: x0 - x1 - x2 - x3 from the left.
func.func @order() {
  %x = stablehlo.constant dense<[[1, 10, 100, 1000], [2, 20, 200, 2000]]> : tensor<2x4xi64>
  %init = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.subtract %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<2x4xi64>, tensor<i64>) -> tensor<2xi64>
  check.expect_eq_const %r, dense<[-1111, -2222]> : tensor<2xi64>
  %s = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %two = stablehlo.constant dense<2> : tensor<i64>
    %d = stablehlo.multiply %a, %two : tensor<i64>
    %e = stablehlo.add %d, %b : tensor<i64>
    stablehlo.return %e : tensor<i64>
  }) : (tensor<2x4xi64>, tensor<i64>) -> tensor<4xi64>
  check.expect_eq_const %s, dense<[4, 40, 400, 4000]> : tensor<4xi64>
  return
}""")
    p.text("""
// Rounding to the element type at each step: 2048 + 1 is 2048 in f16.
func.func @rounds_each_step() {
  %x = stablehlo.constant dense<[2048.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf16>
  %init = stablehlo.constant dense<0.0> : tensor<f16>
  %r = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0] : (tensor<5xf16>, tensor<f16>) -> tensor<f16>
  check.expect_eq_const %r, dense<2048.0> : tensor<f16>
  return
}""")
    p.text("""
// The body's types may be wider than the operands'.
func.func @promotes() {
  %x = stablehlo.constant dense<[100, 100, 100, -1]> : tensor<4xi8>
  %init = stablehlo.constant dense<1> : tensor<i8>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<4xi8>, tensor<i8>) -> tensor<i32>
  check.expect_eq_const %r, dense<300> : tensor<i32>
  %h = stablehlo.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %z = stablehlo.constant dense<0.0> : tensor<f16>
  %s = "stablehlo.reduce"(%h, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<3xf16>, tensor<f16>) -> tensor<f32>
  check.expect_eq_const %s, dense<2050.0> : tensor<f32>
  return
}""")
    p.text("""
// Bodies that are more than elementwise ops: calls, control flow, values from outside.
func.func private @largest(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.maximum %a, %b : tensor<i32>
  return %c : tensor<i32>
}
func.func @main() {
  %x = stablehlo.constant dense<[[3, 9, 4], [8, 1, 2]]> : tensor<2x3xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = func.call @largest(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %r, dense<[9, 8]> : tensor<2xi32>
  %outer = stablehlo.constant dense<10> : tensor<i32>
  %s = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %shifted = stablehlo.add %b, %outer : tensor<i32>
    %is_small = stablehlo.compare LT, %b, %outer : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c = "stablehlo.if"(%is_small) ({
      %d = stablehlo.add %a, %shifted : tensor<i32>
      stablehlo.return %d : tensor<i32>
    }, {
      stablehlo.return %a : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %s, dense<[46, 41]> : tensor<2xi32>
  %t = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %shifted = stablehlo.add %b, %outer : tensor<i32>
    %c = stablehlo.add %a, %shifted : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %t, dense<87> : tensor<i32>
  return
}""")
    p.text("""
// NaN wins over every number; -0 is below +0.
func.func @bounds_of_floats() {
  %x = stablehlo.constant dense<[[1.0, 0x7FC00000, 3.0], [-0.0, 0.0, -0.0]]> : tensor<2x3xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %r = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %is_nan = stablehlo.compare NE, %r, %r : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %is_nan, dense<[true, false]> : tensor<2xi1>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %bits = stablehlo.bitcast_convert %s : (tensor<2xf32>) -> tensor<2xui32>
  %second = stablehlo.slice %bits [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  check.expect_eq_const %second, dense<2147483648> : tensor<1xui32>
  return
}""")
    p.text("""
// Long sums of floats keep their precision: 100000 times 0.1 in one dimension, in the first of two, in the last of two.
func.func @long_sums() {
  %tenth = stablehlo.constant dense<0.1> : tensor<100000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%tenth init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_almost_eq_const %r, dense<10000.0> : tensor<f32> {tolerance = 5.0e-2 : f64}
  %m = stablehlo.reshape %tenth : (tensor<100000xf32>) -> tensor<5000x20xf32>
  %s = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5000x20xf32>, tensor<f32>) -> tensor<20xf32>
  check.expect_almost_eq_const %s, dense<500.0> : tensor<20xf32> {tolerance = 2.0e-3 : f64}
  %n = stablehlo.reshape %tenth : (tensor<100000xf32>) -> tensor<20x5000xf32>
  %t = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<20x5000xf32>, tensor<f32>) -> tensor<20xf32>
  check.expect_almost_eq_const %t, dense<500.0> : tensor<20xf32> {tolerance = 2.0e-3 : f64}
  return
}""")
    p.write()


def keep_reduce_window():
    p = Programs("reduce_window", "reduce_window: strides, dilations and padding, cumulative windows, any body.")
    add_random(p, [random_reduce_window], 24)
    p.text("""
// Padding and holes hold the initial value, which takes part like any element.
func.func @padding_counts() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %init = stablehlo.constant dense<10> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %r, dense<[21, 13, 15, 23]> : tensor<4xi32>
  %s = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 20>, padding = dense<[[19, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %s, dense<[201, 193, 186]> : tensor<3xi32>
  return
}""")
    p.text("""
// The running largest element and its place, by two inputs with one body.
func.func @running_argmax() {
  %x = stablehlo.constant dense<[[3, 5], [1, 5], [4, 2], [1, 9], [5, 3], [9, 1], [2, 1], [6, 9], [5, 1], [3, 0], [5, 1], [9, 1], [7, 2], [9, 4], [3, 2], [8, 6]]> : tensor<16x2xi32>
  %i = stablehlo.iota dim = 0 : tensor<16x2xi32>
  %low = stablehlo.constant dense<-1> : tensor<i32>
  %r:2 = "stablehlo.reduce_window"(%x, %i, %low, %low) <{window_dimensions = array<i64: 16, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %ai: tensor<i32>, %b: tensor<i32>, %bi: tensor<i32>):
    %keep = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %v = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<i32>
    %k = stablehlo.select %keep, %ai, %bi : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i32>, tensor<i32>
  }) : (tensor<16x2xi32>, tensor<16x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<16x2xi32>, tensor<16x2xi32>)
  check.expect_eq_const %r#0, dense<[[3, 5], [3, 5], [4, 5], [4, 9], [5, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9], [9, 9]]> : tensor<16x2xi32>
  check.expect_eq_const %r#1, dense<[[0, 0], [0, 0], [2, 0], [2, 3], [4, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3], [5, 3]]> : tensor<16x2xi32>
  return
}""")
    p.text("""
// Windows as long as the operand, both ways, in time that grows with the number of elements.
func.func @long_cumulative_sums() {
  %x = stablehlo.iota dim = 0 : tensor<200000xi64>
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 200000>, padding = dense<[[199999, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<200000xi64>, tensor<i64>) -> tensor<200000xi64>
  %one = stablehlo.constant dense<1> : tensor<200000xi64>
  %two = stablehlo.constant dense<2> : tensor<200000xi64>
  %next = stablehlo.add %x, %one : tensor<200000xi64>
  %product = stablehlo.multiply %x, %next : tensor<200000xi64>
  %want = stablehlo.divide %product, %two : tensor<200000xi64>
  check.expect_eq %r, %want : tensor<200000xi64>
  %f = stablehlo.constant dense<1.0> : tensor<200000xf32>
  %fz = stablehlo.constant dense<0.0> : tensor<f32>
  %s = "stablehlo.reduce_window"(%f, %fz) <{window_dimensions = array<i64: 200000>, padding = dense<[[0, 199999]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<200000xf32>, tensor<f32>) -> tensor<200000xf32>
  %count = stablehlo.convert %x : (tensor<200000xi64>) -> tensor<200000xf32>
  %from_end = stablehlo.reverse %count, dims = [0] : tensor<200000xf32>
  %want_s = stablehlo.add %from_end, %f : tensor<200000xf32>
  check.expect_eq %s, %want_s : tensor<200000xf32>
  return
}""")
    p.text("""
func.func @promotes() {
  %x = stablehlo.constant dense<[100, 100, 100]> : tensor<3xui8>
  %init = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %c = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %c : tensor<ui16>
  }) : (tensor<3xui8>, tensor<ui8>) -> tensor<1xui16>
  check.expect_eq_const %r, dense<300> : tensor<1xui16>
  return
}""")
    p.write()


def keep_select_and_scatter():
    p = Programs("select_and_scatter", "select_and_scatter: the first of equal elements is selected; padding never is.")
    add_random(p, [random_select_and_scatter], 16)
    p.text("""
func.func @ties_and_padding() {
  %x = stablehlo.constant dense<[5, 5, 1, 7, 7, 7]> : tensor<6xi32>
  %source = stablehlo.constant dense<[1, 10, 100, 1000]> : tensor<4xi32>
  %init = stablehlo.constant dense<3> : tensor<i32>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<6xi32>, tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %r, dense<[4, 13, 3, 103, 3, 1003]> : tensor<6xi32>
  return
}""")
    p.text("""
// A scatter body of several ops, and one that is wider than the operand.
func.func @bodies() {
  %x = stablehlo.constant dense<[[1.0, 9.0], [4.0, 2.0]]> : tensor<2x2xf16>
  %source = stablehlo.constant dense<[[3.0]]> : tensor<1x1xf16>
  %init = stablehlo.constant dense<0.5> : tensor<f16>
  %r = "stablehlo.select_and_scatter"(%x, %source, %init) <{window_dimensions = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %n = stablehlo.negate %b : tensor<f16>
    %m = stablehlo.negate %a : tensor<f16>
    %c = stablehlo.compare LT, %n, %m : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %d = stablehlo.not %c : tensor<i1>
    stablehlo.return %d : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %b, %b : tensor<f32>
    %d = stablehlo.subtract %a, %c : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<2x2xf16>, tensor<1x1xf16>, tensor<f16>) -> tensor<2x2xf32>
  check.expect_eq_const %r, dense<[[0.5, -8.5], [0.5, 0.5]]> : tensor<2x2xf32>
  return
}""")
    p.write()


def keep_map():
    p = Programs("map", "map: bodies of one op, of several, and ones that the interpreter runs element by element.")
    r = random.Random("map")
    for i, t in enumerate(["i8", "f32", "bf16", "complex<f32>", "i1"]):
        x, y = whole(r, t, [2, 3]), whole(r, t, [2, 3])
        op = "and" if t == "i1" else "add"
        want = np.logical_and(x, y) if t == "i1" else (x + y).astype(x.dtype)
        p.add(f"one_op_{i}", f'"stablehlo.map"(%0, %1) <{{dimensions = array<i64: 0, 1>}}> {body(op, t)} : ({type_of(x)}, {type_of(y)}) -> {type_of(x)}',
              [x, y], [type_of(x)], [want])
    p.text("""
func.func @another_type() {
  %x = stablehlo.constant dense<[1.5, -2.5, 300.0]> : tensor<3xf32>
  %y = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %z = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %r = "stablehlo.map"(%x, %y, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i8>, %p: tensor<i1>):
    %c = stablehlo.convert %b : (tensor<i8>) -> tensor<f32>
    %low = stablehlo.constant dense<-2.0> : tensor<f32>
    %high = stablehlo.constant dense<100.0> : tensor<f32>
    %d = stablehlo.clamp %low, %a, %high : tensor<f32>
    %e = stablehlo.select %p, %c, %d : tensor<i1>, tensor<f32>
    %f = stablehlo.add %d, %e : tensor<f32>
    %g = stablehlo.bitcast_convert %f : (tensor<f32>) -> tensor<i32>
    %h = stablehlo.bitcast_convert %g : (tensor<i32>) -> tensor<f32>
    %i = stablehlo.convert %h : (tensor<f32>) -> tensor<i64>
    stablehlo.return %i : tensor<i64>
  }) : (tensor<3xf32>, tensor<3xi8>, tensor<3xi1>) -> tensor<3xi64>
  check.expect_eq_const %r, dense<[2, -4, 103]> : tensor<3xi64>
  return
}""")
    p.text("""
// Collatz: a loop in the body.
func.func @loop_in_body() {
  %x = stablehlo.constant dense<[[1, 2, 3], [6, 7, 27]]> : tensor<2x3xi64>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>):
    %zero = stablehlo.constant dense<0> : tensor<i64>
    %one = stablehlo.constant dense<1> : tensor<i64>
    %two = stablehlo.constant dense<2> : tensor<i64>
    %three = stablehlo.constant dense<3> : tensor<i64>
    %w:2 = stablehlo.while(%n = %a, %steps = %zero) : tensor<i64>, tensor<i64>
    cond {
      %go = stablehlo.compare NE, %n, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %half = stablehlo.divide %n, %two : tensor<i64>
      %triple = stablehlo.multiply %n, %three : tensor<i64>
      %up = stablehlo.add %triple, %one : tensor<i64>
      %rest = stablehlo.remainder %n, %two : tensor<i64>
      %odd = stablehlo.compare EQ, %rest, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %next = stablehlo.select %odd, %up, %half : tensor<i1>, tensor<i64>
      %count = stablehlo.add %steps, %one : tensor<i64>
      stablehlo.return %next, %count : tensor<i64>, tensor<i64>
    }
    stablehlo.return %w#1 : tensor<i64>
  }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  check.expect_eq_const %r, dense<[[0, 1, 7], [8, 16, 111]]> : tensor<2x3xi64>
  return
}""")
    p.text("""
func.func @scalar_and_empty() {
  %x = stablehlo.constant dense<5> : tensor<ui8>
  %r = "stablehlo.map"(%x) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<ui8>):
    %c = stablehlo.not %a : tensor<ui8>
    stablehlo.return %c : tensor<ui8>
  }) : (tensor<ui8>) -> tensor<ui8>
  check.expect_eq_const %r, dense<250> : tensor<ui8>
  %y = stablehlo.constant dense<> : tensor<0x2xf32>
  %s = "stablehlo.map"(%y, %y) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<0x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  check.expect_eq_const %s, dense<> : tensor<0x2xf32>
  return
}""")
    p.write()


def keep_sort():
    p = Programs("sort", "sort: any comparator, any dimension, several operands; always stable.")
    add_random(p, [random_sort], 20)
    p.text("""
// Total order: -NaN, -infinity, ..., -0, +0, ..., infinity, NaN.
func.func @total_order() {
  %x = stablehlo.constant dense<[0x7FC00000, 0.0, -0.0, 0x7F800000, 0xFFC00000, 0xFF800000, 1.0, -1.0]> : tensor<8xf32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %bits = stablehlo.bitcast_convert %r : (tensor<8xf32>) -> tensor<8xui32>
  check.expect_eq_const %bits, dense<[0xFFC00000, 0xFF800000, 0xBF800000, 0x80000000, 0, 0x3F800000, 0x7F800000, 0x7FC00000]> : tensor<8xui32>
  return
}""")
    p.text("""
// -0 and +0 are equal to a comparison of floats and keep their order; to a total order they are not.
func.func @zeros_are_equal() {
  %x = stablehlo.constant dense<[0.0, -0.0, 1.0, -0.0, 0.0, -1.0]> : tensor<6xf64>
  %i = stablehlo.iota dim = 0 : tensor<6xi32>
  %r:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>, %ai: tensor<i32>, %bi: tensor<i32>):
    %c = stablehlo.compare GT, %b, %a : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<6xf64>, tensor<6xi32>) -> (tensor<6xf64>, tensor<6xi32>)
  check.expect_eq_const %r#1, dense<[5, 0, 1, 3, 4, 2]> : tensor<6xi32>
  return
}""")
    p.text("""
// Keys computed from the elements; a comparator that is not made of keys; one with a call.
func.func private @before(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i1> {
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %x = stablehlo.remainder %a, %ten : tensor<i32>
  %y = stablehlo.remainder %b, %ten : tensor<i32>
  %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %c : tensor<i1>
}
func.func @main() {
  %x = stablehlo.constant dense<[27, 13, 45, 3, 91, 17, 33]> : tensor<7xi32>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = func.call @before(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %r, dense<[91, 13, 3, 33, 45, 27, 17]> : tensor<7xi32>
  %s = "stablehlo.sort"(%x) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %d = stablehlo.subtract %b, %a : tensor<i32>
    %c = stablehlo.compare GT, %d, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %s, dense<[3, 13, 17, 27, 33, 45, 91]> : tensor<7xi32>
  %t = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %fifty = stablehlo.constant dense<50> : tensor<i32>
    %big = stablehlo.compare GT, %a, %fifty : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c = "stablehlo.if"(%big) ({
      %no = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %no : tensor<i1>
    }, {
      %lt = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %far = stablehlo.compare GT, %b, %fifty : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %or = stablehlo.or %lt, %far : tensor<i1>
      stablehlo.return %or : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq_const %t, dense<[45, 33, 27, 17, 13, 3, 91]> : tensor<7xi32>
  return
}""")
    p.text("""
func.func @small_types_and_shapes() {
  %x = stablehlo.constant dense<[3, -8, 7, 0, -1]> : tensor<5xi4>
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %c = stablehlo.compare LT, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5xi4>) -> tensor<5xi4>
  check.expect_eq_const %r, dense<[-8, -1, 0, 3, 7]> : tensor<5xi4>
  %y = stablehlo.constant dense<> : tensor<0x3xf32>
  %s = "stablehlo.sort"(%y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  check.expect_eq_const %s, dense<> : tensor<0x3xf32>
  %z = stablehlo.constant dense<[(2.0, 1.0), (1.0, 5.0), (1.0, -5.0)]> : tensor<3xcomplex<f32>>
  %t = "stablehlo.sort"(%z) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.compare LT, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %t, dense<[(1.0, -5.0), (1.0, 5.0), (2.0, 1.0)]> : tensor<3xcomplex<f32>>
  return
}""")
    p.text("""
// Complex numbers by their parts, zeros and NaN merged, as JAX orders them; by one part alone.
func.func @complex_parts() {
  %z = stablehlo.constant dense<[(2.0, 1.0), (1.0, 5.0), (0x7FC00000, 0.0), (0.0, 3.0), (-0.0, 2.0), (1.0, 0xFFC00000), (1.0, 0x7FC00000), (0xFFC00000, -1.0), (1.0, -0.0), (1.0, 0.0)]> : tensor<10xcomplex<f32>>
  %i = stablehlo.iota dim = 0 : tensor<10xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %r:2 = "stablehlo.sort"(%z, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>, %ai: tensor<i32>, %bi: tensor<i32>):
    %ar = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %ar0 = stablehlo.compare EQ, %ar, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %ar1 = stablehlo.select %ar0, %zero, %ar : tensor<i1>, tensor<f32>
    %ar2 = stablehlo.compare NE, %ar, %ar, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %ar3 = stablehlo.select %ar2, %nan, %ar1 : tensor<i1>, tensor<f32>
    %am = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %am0 = stablehlo.compare EQ, %am, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %am1 = stablehlo.select %am0, %zero, %am : tensor<i1>, tensor<f32>
    %am2 = stablehlo.compare NE, %am, %am, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %am3 = stablehlo.select %am2, %nan, %am1 : tensor<i1>, tensor<f32>
    %br = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %br0 = stablehlo.compare EQ, %br, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %br1 = stablehlo.select %br0, %zero, %br : tensor<i1>, tensor<f32>
    %br2 = stablehlo.compare NE, %br, %br, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %br3 = stablehlo.select %br2, %nan, %br1 : tensor<i1>, tensor<f32>
    %bm = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %bm0 = stablehlo.compare EQ, %bm, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %bm1 = stablehlo.select %bm0, %zero, %bm : tensor<i1>, tensor<f32>
    %bm2 = stablehlo.compare NE, %bm, %bm, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %bm3 = stablehlo.select %bm2, %nan, %bm1 : tensor<i1>, tensor<f32>
    %lm = stablehlo.compare LT, %am3, %bm3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lr = stablehlo.compare LT, %ar3, %br3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %er = stablehlo.compare EQ, %ar3, %br3, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %both = stablehlo.and %er, %lm : tensor<i1>
    %less = stablehlo.or %lr, %both : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xcomplex<f32>>, tensor<10xi32>) -> (tensor<10xcomplex<f32>>, tensor<10xi32>)
  check.expect_eq_const %r#1, dense<[4, 3, 8, 9, 1, 5, 6, 0, 7, 2]> : tensor<10xi32>
  %s:2 = "stablehlo.sort"(%z, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>, %ai: tensor<i32>, %bi: tensor<i32>):
    %am = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %bm = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %less = stablehlo.compare GT, %am, %bm, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xcomplex<f32>>, tensor<10xi32>) -> (tensor<10xcomplex<f32>>, tensor<10xi32>)
  check.expect_eq_const %s#1, dense<[6, 1, 3, 4, 0, 2, 9, 8, 7, 5]> : tensor<10xi32>
  return
}""")
    p.write()


def keep_top_k():
    p = Programs("chlo_top_k", "top_k: largest first, equal ones by position, floats in total order.")
    r = random.Random("top_k")
    for i, t in enumerate(INTS + FLOATS + ["i1", "i4"]):
        x = whole(r, t, [2, 7], -4 if t != "i4" else -8, 4)
        k = r.randint(1, 7)
        order = np.argsort(-x.astype(np.float64), axis=-1, kind="stable")[:, :k]
        want = np.take_along_axis(x, order, -1)
        p.add(f"case_{i}", f"chlo.top_k(%0, k = {k}) : {type_of(x)} -> ({type_of(want)}, tensor<2x{k}xi32>)", [x],
              [type_of(want), f"tensor<2x{k}xi32>"], [want, order.astype(np.int32)])
    p.text("""
func.func @special() {
  %x = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 0xFFC00000, 0x7F800000]> : tensor<6xf32>
  %v, %i = chlo.top_k(%x, k = 6) : tensor<6xf32> -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %i, dense<[1, 5, 0, 3, 2, 4]> : tensor<6xi32>
  %w, %j = chlo.top_k(%x, k = 0) : tensor<6xf32> -> (tensor<0xf32>, tensor<0xi32>)
  check.expect_eq_const %j, dense<> : tensor<0xi32>
  return
}""")
    p.write()


def keep_gather():
    p = Programs("gather", "gather: slices at clamped indices, batching dimensions.")
    add_random(p, [random_gather], 24)
    p.text("""
// Every start is clamped so that its slice is inside; unsigned indices are never negative.
func.func @clamps() {
  %x = stablehlo.constant dense<[10, 11, 12, 13]> : tensor<4xi32>
  %i = stablehlo.constant dense<[[-5], [1], [9223372036854775807]]> : tensor<3x1xi64>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<4xi32>, tensor<3x1xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %r, dense<[[10, 11], [11, 12], [12, 13]]> : tensor<3x2xi32>
  %u = stablehlo.constant dense<[[18446744073709551615], [0]]> : tensor<2x1xui64>
  %s = "stablehlo.gather"(%x, %u) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xui64>) -> tensor<2xi32>
  check.expect_eq_const %s, dense<[13, 10]> : tensor<2xi32>
  return
}""")
    p.text("""
func.func @empty() {
  %x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xui4>
  %i = stablehlo.constant dense<> : tensor<0x1xi32>
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xui4>, tensor<0x1xi32>) -> tensor<0x2xui4>
  check.expect_eq_const %r, dense<> : tensor<0x2xui4>
  return
}""")
    p.text("""
// Quantized elements are moved as they are stored.
func.func @quantized() {
  %x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %i = stablehlo.constant dense<[[3], [0]]> : tensor<2x1xi32>
  %r = "stablehlo.gather"(%q, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x1xi32>) -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  %d = stablehlo.uniform_dequantize %r : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2xf32>
  check.expect_eq_const %d, dense<[4.0, 1.0]> : tensor<2xf32>
  return
}""")
    p.write()
    p = Programs("dynamic_gather", "dynamic_gather: gather with slice sizes given at run time.")
    r = random.Random("dynamic_gather")
    for i in range(8):
        t = r.choice(INTS + FLOATS)
        x, at = whole(r, t, [5, 4]), whole(r, "i32", [3, 2], -1, 5)
        rows, columns = r.randint(1, 5), r.randint(1, 4)
        sizes = np.array([rows, columns], r.choice([np.int32, np.int64]))
        want = np.stack([x[min(max(a, 0), 5 - rows):][:rows, min(max(b, 0), 4 - columns):][:, :columns] for a, b in at.astype(int)])
        p.add(f"case_{i}", f'"stablehlo.dynamic_gather"(%0, %1, %2) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], '
              f'start_index_map = [0, 1], index_vector_dim = 1>}}> : ({type_of(x)}, {type_of(at)}, {type_of(sizes)}) -> {type_of(want)}',
              [x, at, sizes], [type_of(want)], [want])
    p.write()


def keep_scatter():
    p = Programs("scatter", "scatter: updates in row-major order, elements outside left out, several inputs, any body.")
    add_random(p, [random_scatter], 24)
    p.text("""
// The last of several updates of one element stays; a slice is cut where it leaves the operand.
func.func @order_and_bounds() {
  %x = stablehlo.constant dense<[0, 0, 0, 0, 0]> : tensor<5xi32>
  %i = stablehlo.constant dense<[[1], [1], [-1], [5], [3]]> : tensor<5x1xi64>
  %u = stablehlo.constant dense<[10, 20, 30, 40, 50]> : tensor<5xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<5xi32>, tensor<5x1xi64>, tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %r, dense<[0, 20, 0, 50, 0]> : tensor<5xi32>
  %j = stablehlo.constant dense<[[3], [-2]]> : tensor<2x1xi64>
  %w = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %s = "stablehlo.scatter"(%x, %j, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<5xi32>, tensor<2x1xi64>, tensor<2x3xi32>) -> tensor<5xi32>
  check.expect_eq_const %s, dense<[6, 0, 0, 1, 2]> : tensor<5xi32>
  return
}""")
    p.text("""
// Two inputs with one body; the operand is still there afterwards.
func.func @two_inputs() {
  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %y = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %i = stablehlo.constant dense<[2, 0, 2]> : tensor<3xi32>
  %u = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %v = stablehlo.constant dense<[0.5, 0.25, 0.125]> : tensor<3xf32>
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<f32>):
    %e = stablehlo.subtract %c, %a : tensor<i32>
    %f = stablehlo.multiply %b, %d : tensor<f32>
    stablehlo.return %e, %f : tensor<i32>, tensor<f32>
  }) : (tensor<3xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xf32>) -> (tensor<3xi32>, tensor<3xf32>)
  check.expect_eq_const %r#0, dense<[19, 2, 23]> : tensor<3xi32>
  check.expect_eq_const %r#1, dense<[0.25, 2.0, 0.1875]> : tensor<3xf32>
  check.expect_eq_const %x, dense<[1, 2, 3]> : tensor<3xi32>
  return
}""")
    p.text("""
func.func @promotes_and_empty() {
  %x = stablehlo.constant dense<[100, 100]> : tensor<2xi8>
  %i = stablehlo.constant dense<[[0], [0]]> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[100, 100]> : tensor<2xi8>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %c = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %c : tensor<i16>
  }) : (tensor<2xi8>, tensor<2x1xi32>, tensor<2xi8>) -> tensor<2xi16>
  check.expect_eq_const %r, dense<[300, 100]> : tensor<2xi16>
  %j = stablehlo.constant dense<> : tensor<0x1xi32>
  %v = stablehlo.constant dense<> : tensor<0xi8>
  %s = "stablehlo.scatter"(%x, %j, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    stablehlo.return %b : tensor<i8>
  }) : (tensor<2xi8>, tensor<0x1xi32>, tensor<0xi8>) -> tensor<2xi8>
  check.expect_eq_const %s, dense<100> : tensor<2xi8>
  return
}""")
    p.write()


def keep_dots():
    p = Programs("dot_general", "dot_general: any batching and contracting dimensions, any types; sums of 16-bit floats in f32.")
    add_random(p, [random_dot_general], 24)
    r = random.Random("mixed dot")
    pairs_of = [("i8", "i8", "i32"), ("ui8", "ui8", "i32"), ("i4", "i4", "i32"), ("i2", "i2", "i8"), ("i8", "i8", "f32"),
                ("bf16", "bf16", "f32"), ("f8E4M3FN", "f8E4M3FN", "f32"), ("f8E5M2", "f8E5M2", "bf16"), ("f16", "f16", "f64"),
                ("i1", "i1", "i32"), ("i64", "i64", "f64"), ("f32", "f32", "complex<f32>"), ("i32", "i32", "i8")]
    for i, (a, b, c) in enumerate(pairs_of):
        x, y = whole(r, a, [3, 4], -2, 1), whole(r, b, [4, 2], -2, 1)
        wide = np.complex128 if "complex" in c else np.float64
        want = (x.astype(wide) @ y.astype(wide))
        want = want.astype(np.int64).astype(TYPES[c]) if c[0] in "iu" else want.astype(TYPES[c])
        p.add(f"mixed_{i}", f"stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : ({type_of(x)}, {type_of(y)}) -> {type_of(want)}",
              [x, y], [type_of(want)], [want])
    x, y = whole(r, "i8", [1, 300], -128, 127), whole(r, "i8", [300, 1], -128, 127)
    want = (x.astype(np.int64) @ y.astype(np.int64)).astype(np.int8)
    p.add("wraps", f"stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : ({type_of(x)}, {type_of(y)}) -> {type_of(want)}",
          [x, y], [type_of(want)], [want])
    x, y = (np.array([r.random() < 0.3 for _ in range(12)]).reshape(s) for s in ([3, 4], [4, 3]))
    p.add("booleans", f"stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : ({type_of(x)}, {type_of(y)}) -> tensor<3x3xi1>",
          [x, y], ["tensor<3x3xi1>"], [(x.astype(int) @ y.astype(int)) > 0])
    p.text("""
// 2048 + 1 + 1 is not rounded to f16 before the end; nothing to contract gives the outer product or zeros.
func.func @rounding_and_edges() {
  %x = stablehlo.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %y = stablehlo.constant dense<1.0> : tensor<3xf16>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>
  check.expect_eq_const %r, dense<2050.0> : tensor<f16>
  %outer = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<3xf16>, tensor<3xf16>) -> tensor<3x3xf16>
  check.expect_eq_const %outer, dense<[[2048.0, 2048.0, 2048.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<3x3xf16>
  %e = stablehlo.constant dense<> : tensor<2x0xf32>
  %f = stablehlo.constant dense<> : tensor<0x2xf32>
  %z = stablehlo.dot_general %e, %f, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %z, dense<0.0> : tensor<2x2xf32>
  %n = stablehlo.dot_general %f, %e, contracting_dims = [1] x [0] : (tensor<0x2xf32>, tensor<2x0xf32>) -> tensor<0x0xf32>
  check.expect_eq_const %n, dense<> : tensor<0x0xf32>
  return
}""")
    p.text("""
// f64 sums on demand: 1e8 + 1 - 1e8.
func.func @algorithm() {
  %x = stablehlo.constant dense<[1.0e8, 1.0, -1.0e8]> : tensor<3xf32>
  %y = stablehlo.constant dense<1.0> : tensor<3xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %r, dense<1.0> : tensor<f32>
  return
}""")
    p.text("""
// Long sums: 100000 times 0.1.
func.func @long_sum() {
  %x = stablehlo.constant dense<0.1> : tensor<100000xf32>
  %y = stablehlo.constant dense<1.0> : tensor<100000xf32>
  %r = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<100000xf32>, tensor<100000xf32>) -> tensor<f32>
  check.expect_almost_eq_const %r, dense<10000.0> : tensor<f32> {tolerance = 5.0e-2 : f64}
  return
}""")
    p.write()
    p = Programs("dot", "dot: vectors and matrices.")
    for i, (a, b) in enumerate([([3], [3]), ([2, 3], [3]), ([3], [3, 2]), ([2, 3], [3, 4]), ([1, 20], [20, 33])]):
        for t in ("f32", "i32"):
            x, y = whole(r, t, a), whole(r, t, b)
            want = np.asarray(x @ y)
            p.add(f"case_{i}_{t}", f"stablehlo.dot %0, %1 : ({type_of(x)}, {type_of(y)}) -> {type_of(want)}", [x, y], [type_of(want)], [want])
    p.write()
    p = Programs("einsum", "einsum: diagonals, sums over one operand, outer products.")
    add_random(p, [random_einsum], 24)
    p.write()
    p = Programs("unary_einsum", "unary_einsum: sums, transposes and diagonals of one operand.")
    add_random(p, [random_unary_einsum], 16)
    p.write()
    p = Programs("chlo_ragged_dot", "ragged_dot: groups of rows, of the contracted dimension, of batches; sizes once or by batch.")
    jnp = jax.numpy
    for i, (batch, by_batch, mode) in enumerate([(0, False, "row"), (2, False, "row"), (2, True, "row"), (0, False, "sum"), (2, True, "sum"), (2, False, "batch")]):
        m, k, n, g = 6, 5, 3, 3
        lead = [batch] if batch else []
        sizes = np.array([2, 0, 3], np.int64) if not by_batch else np.array([[2, 1, 3], [1, 3, 0]], np.int32)
        if mode == "batch":
            sizes = np.array([1, 1], np.int64)
        x = whole(r, "f32", lead + [m, k])
        y = whole(r, "f32", [g] + lead + [k, n] if mode == "row" else lead + [k, n])
        nb = len(lead)
        dims = {"row": nb, "sum": nb + 1, "batch": 0}[mode]
        y_off = 1 if mode == "row" else 0
        numbers = jax.lax.RaggedDotDimensionNumbers(
            dot_dimension_numbers=(([nb + 1], [nb + y_off]), (list(range(nb)), [d + y_off for d in range(nb)])),
            lhs_ragged_dimensions=[dims], rhs_group_dimensions=[0] if mode == "row" else [])
        want = np.asarray(jax.lax.ragged_dot_general(jnp.asarray(x), jnp.asarray(y), jnp.asarray(sizes), numbers))
        p.add(f"{mode}_{i}", f'"chlo.ragged_dot"(%0, %1, %2) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = {list(range(nb))}, '
              f'rhs_batching_dimensions = {[d + y_off for d in range(nb)]}, lhs_contracting_dimensions = [{nb + 1}], rhs_contracting_dimensions = [{nb + y_off}], '
              f'lhs_ragged_dimensions = [{dims}], rhs_group_dimensions = {[0] if mode == "row" else []}>}}> : ({type_of(x)}, {type_of(y)}, {type_of(sizes)}) -> {type_of(want)}',
              [x, y, sizes], [type_of(want)], [want])
    p.write()


def keep_convolutions():
    p = Programs("convolution", "convolution: layouts, strides, padding, dilations, reversal, groups, 0 to 3 spatial dimensions.")
    add_random(p, [random_convolution], 24, 3500)
    r = random.Random("convolution types")
    for i, (a, b, c) in enumerate([("i8", "i8", "i32"), ("ui8", "ui8", "i32"), ("bf16", "bf16", "f32"), ("f8E4M3FN", "f8E4M3FN", "f32"), ("i4", "i4", "i8")]):
        x, w = whole(r, a, [1, 3, 5], -2, 2), whole(r, b, [2, 3, 2], -2, 2)
        wide_x, wide_w = np.pad(x.astype(np.float64), ((0, 0), (0, 0), (1, 1))), w.astype(np.float64)
        want = np.stack([np.einsum("bik,oik->bo", wide_x[:, :, j:j + 2], wide_w) for j in range(6)], -1)
        want = want.astype(np.int64).astype(TYPES[c]) if c[0] == "i" else want.astype(TYPES[c])
        p.add(f"types_{i}", f"stablehlo.convolution(%0, %1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {{pad = [[1, 1]]}} "
              f"{{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({type_of(x)}, {type_of(w)}) -> {type_of(want)}", [x, w], [type_of(want)], [want])
    p.text("""
// Windows wholly in padding and negative padding that leaves nothing.
func.func @edges() {
  %x = stablehlo.constant dense<[[[1.0, 2.0]]]> : tensor<1x1x2xf32>
  %w = stablehlo.constant dense<[[[3.0]]]> : tensor<1x1x1xf32>
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[2, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x2xf32>, tensor<1x1x1xf32>) -> tensor<1x1x5xf32>
  check.expect_eq_const %r, dense<[[[0.0, 0.0, 3.0, 6.0, 0.0]]]> : tensor<1x1x5xf32>
  %s = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[-1, -1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x2xf32>, tensor<1x1x1xf32>) -> tensor<1x1x0xf32>
  check.expect_eq_const %s, dense<> : tensor<1x1x0xf32>
  return
}""")
    p.write()
    p = Programs("dynamic_conv", "dynamic_conv: convolution with padding given at run time.")
    for i, (low, high) in enumerate([(0, 0), (2, 1), (-1, 0)]):
        x, w = whole(r, "f32", [1, 2, 6]), whole(r, "f32", [3, 2, 2])
        pad = np.array([[low, high]], [np.int64, np.int32, np.int8][i])
        wide = x[:, :, max(-low, 0):6 - max(-high, 0)]
        wide = np.pad(wide, ((0, 0), (0, 0), (max(low, 0), max(high, 0))))
        want = np.stack([np.einsum("bik,oik->bo", wide[:, :, j:j + 2], w) for j in range(wide.shape[2] - 1)], -1)
        p.add(f"case_{i}", f'"stablehlo.dynamic_conv"(%0, %1, %2) <{{batch_group_count = 1 : i64, feature_group_count = 1 : i64, '
              f'dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>}}> : ({type_of(x)}, {type_of(w)}, {type_of(pad)}) -> {type_of(want)}',
              [x, w, pad], [type_of(want)], [want])
    p.write()


def keep_linalg():
    p = Programs("fft", "fft: all types, one to three dimensions, lengths with large prime factors.")
    add_random(p, [random_fft], 24, 6000)
    p.text("""
// A length of 997 * 2, through a unit impulse (all ones) and back.
func.func @large_prime() {
  %i = stablehlo.iota dim = 0 : tensor<1994xi32>
  %zero = stablehlo.constant dense<0> : tensor<1994xi32>
  %p = stablehlo.compare EQ, %i, %zero : (tensor<1994xi32>, tensor<1994xi32>) -> tensor<1994xi1>
  %x = stablehlo.convert %p : (tensor<1994xi1>) -> tensor<1994xf64>
  %f = stablehlo.fft %x, type = RFFT, length = [1994] : (tensor<1994xf64>) -> tensor<998xcomplex<f64>>
  check.expect_almost_eq_const %f, dense<(1.0, 0.0)> : tensor<998xcomplex<f64>> {tolerance = 1.0e-13 : f64}
  %y = stablehlo.fft %f, type = IRFFT, length = [1994] : (tensor<998xcomplex<f64>>) -> tensor<1994xf64>
  check.expect_almost_eq %x, %y, tolerance = 1.0e-13 : tensor<1994xf64>
  return
}""")
    p.write()
    p = Programs("cholesky", "cholesky: either triangle, the other one neither read nor left in place.")
    add_random(p, [random_cholesky], 16, 3000)
    p.text("""
// Not positive definite: NaN everywhere.
func.func @not_positive_definite() {
  %x = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[1.0, 2.0], [2.0, 1.0]]]> : tensor<2x2x2xf32>
  %r = stablehlo.cholesky %x, lower = true : tensor<2x2x2xf32>
  %nan = stablehlo.compare NE, %r, %r : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
  check.expect_eq_const %nan, dense<[[[false, false], [false, false]], [[true, true], [true, true]]]> : tensor<2x2x2xi1>
  %first = stablehlo.slice %r [0:1, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %first, dense<[[[2.0, 0.0], [1.0, 2.0]]]> : tensor<1x2x2xf32>
  return
}""")
    p.write()
    p = Programs("triangular_solve", "triangular_solve: sides, triangles, transposes, unit diagonals, batches.")
    add_random(p, [random_triangular_solve], 32, 3000)
    p.write()


def keep_batch_norms():
    for which in ("training", "inference", "grad"):
        p = Programs("batch_norm_" + which, f"batch_norm_{which}: any feature dimension, all float types.")
        add_random(p, [lambda r, q, name: random_batch_norm(r, q, name, which)], 12, 3000)
        p.write()


def keep_rng():
    p = Programs("rng_bit_generator", "rng_bit_generator: bits and next states of XLA.")
    add_random(p, [random_rng_bit_generator], 40)
    r = random.Random("float bits")
    for i, (t, u) in enumerate([("f16", "ui16"), ("bf16", "i16"), ("f32", "ui32"), ("f64", "ui64"), ("i4", "ui8")]):
        state = np.array([r.getrandbits(64) for _ in range(2)], np.uint64)
        want = xla(f"stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x{u}>)", [state],
                   ["tensor<2xui64>", f"tensor<5x{u}>"])[1]
        words = "[" + ", ".join(str(int(x)) for x in want.view(TYPES[u])) + "]"
        cast = (f"stablehlo.bitcast_convert %o#1 : (tensor<5x{t}>) -> tensor<5x{u}>" if t != "i4" else
                "stablehlo.and %wide, %mask : tensor<5xui8>")
        extra = "" if t != "i4" else """  %nibble = stablehlo.bitcast_convert %o#1 : (tensor<5xi4>) -> tensor<5xui4>
  %wide = stablehlo.convert %nibble : (tensor<5xui4>) -> tensor<5xui8>
  %mask = stablehlo.constant dense<15> : tensor<5xui8>
"""
        if t == "i4":
            words = "[" + ", ".join(str(int(x) & 15) for x in want) + "]"
        p.text(f"""
func.func @bits_of_{t}() {{
  %s = stablehlo.constant {constant(state)}
  %o:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x{t}>)
{extra}  %b = {cast}
  check.expect_eq_const %b, dense<{words}> : tensor<5x{u}>
  return
}}""")
    p.write()
    p = Programs("rng", "rng: bounds and moments; the numbers themselves are the implementation's own.")
    for t in FLOATS + ["f8E5M2"]:
            p.text(f"""
func.func @uniform_{t}() {{
  %a = stablehlo.constant dense<1.0> : tensor<{t}>
  %b = stablehlo.constant dense<3.0> : tensor<{t}>
  %s = stablehlo.constant dense<[100, 100]> : tensor<2xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<{t}>, tensor<{t}>, tensor<2xi64>) -> tensor<100x100x{t}>
  %low = stablehlo.constant dense<1.0> : tensor<100x100x{t}>
  %high = stablehlo.constant dense<3.0> : tensor<100x100x{t}>
  %p = stablehlo.compare GE, %x, %low : (tensor<100x100x{t}>, tensor<100x100x{t}>) -> tensor<100x100xi1>
  check.expect_eq_const %p, dense<true> : tensor<100x100xi1>
  %q = stablehlo.compare LT, %x, %high : (tensor<100x100x{t}>, tensor<100x100x{t}>) -> tensor<100x100xi1>
  check.expect_eq_const %q, dense<true> : tensor<100x100xi1>
  %w = stablehlo.convert %x : (tensor<100x100x{t}>) -> tensor<100x100xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<100x100xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<20000.0> : tensor<f64> {{tolerance = {"1.5e3" if t == "f8E5M2" else "3.0e2"} : f64}}
  return
}}""")
    for t in INTS + ["i1", "i4", "ui2"]:
        low, high = (0, 2) if t == "ui2" else (3, 7) if t[0] == "u" else (-3, 5)
        if t == "i1":
            p.text("""
func.func @uniform_i1() {
  %a = stablehlo.constant dense<false> : tensor<i1>
  %b = stablehlo.constant dense<true> : tensor<i1>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i1>, tensor<i1>, tensor<1xi64>) -> tensor<10000xi1>
  %w = stablehlo.convert %x : (tensor<10000xi1>) -> tensor<10000xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<5000.0> : tensor<f64> {tolerance = 3.0e2 : f64}
  return
}""")
            continue
        mean = (low + high - 1) / 2
        p.text(f"""
func.func @uniform_{t}() {{
  %a = stablehlo.constant dense<{low}> : tensor<{t}>
  %b = stablehlo.constant dense<{high}> : tensor<{t}>
  %s = stablehlo.constant dense<[10000]> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<{t}>, tensor<{t}>, tensor<1xi64>) -> tensor<10000x{t}>
  %w = stablehlo.convert %x : (tensor<10000x{t}>) -> tensor<10000xf64>
  %top = stablehlo.constant dense<-1.0e9> : tensor<f64>
  %largest = stablehlo.reduce(%w init: %top) applies stablehlo.maximum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %largest, dense<{high - 1}.0> : tensor<f64>
  %bottom = stablehlo.constant dense<1.0e9> : tensor<f64>
  %smallest = stablehlo.reduce(%w init: %bottom) applies stablehlo.minimum across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_eq_const %smallest, dense<{low}.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<10000xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<{10000 * mean}> : tensor<f64> {{tolerance = 1.5e3 : f64}}
  return
}}""")
    for t in FLOATS:
        p.text(f"""
// Mean 1, variance 4: sums of the numbers and of their squares.
func.func @normal_{t}() {{
  %a = stablehlo.constant dense<1.0> : tensor<{t}>
  %b = stablehlo.constant dense<2.0> : tensor<{t}>
  %s = stablehlo.constant dense<[40001]> : tensor<1xi32>
  %x = stablehlo.rng %a, %b, %s, distribution = NORMAL : (tensor<{t}>, tensor<{t}>, tensor<1xi32>) -> tensor<40001x{t}>
  %w = stablehlo.convert %x : (tensor<40001x{t}>) -> tensor<40001xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %sum = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %sum, dense<40001.0> : tensor<f64> {{tolerance = 1.6e3 : f64}}
  %square = stablehlo.multiply %w, %w : tensor<40001xf64>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<40001xf64>, tensor<f64>) -> tensor<f64>
  check.expect_almost_eq_const %squares, dense<200005.0> : tensor<f64> {{tolerance = 6.0e3 : f64}}
  return
}}""")
    p.text("""
// Two ops draw different numbers.
func.func @next_numbers() {
  %a = stablehlo.constant dense<0.0> : tensor<f64>
  %b = stablehlo.constant dense<1.0> : tensor<f64>
  %s = stablehlo.constant dense<> : tensor<0xi64>
  %x = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
  %y = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
  %p = stablehlo.compare NE, %x, %y : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %p, dense<true> : tensor<i1>
  return
}""")
    p.write()


def keep_scan():
    p = Programs("chlo_scan", "scan: slices along any dimension, both directions, several inputs, outputs and carried values.")
    p.text("""
func.func @rows_and_columns() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %z3 = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %r:2 = chlo.scan(%x) inits(%z3) dimension=0 {
  ^bb0(%a: tensor<3xi32>, %c: tensor<3xi32>):
    %s = stablehlo.add %a, %c : tensor<3xi32>
    stablehlo.return %s, %s : tensor<3xi32>, tensor<3xi32>
  } : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>, tensor<3xi32>)
  check.expect_eq_const %r#0, dense<[[11, 22, 33], [15, 27, 39]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[15, 27, 39]> : tensor<3xi32>
  check.expect_eq_const %z3, dense<[10, 20, 30]> : tensor<3xi32>
  %z2 = stablehlo.constant dense<0> : tensor<2xi32>
  %t:2 = chlo.scan(%x) inits(%z2) dimension=1 attributes {is_reverse = true} {
  ^bb0(%a: tensor<2xi32>, %c: tensor<2xi32>):
    %s = stablehlo.add %a, %c : tensor<2xi32>
    stablehlo.return %a, %s : tensor<2xi32>, tensor<2xi32>
  } : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>, tensor<2xi32>)
  check.expect_eq_const %t#0, dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  check.expect_eq_const %t#1, dense<[6, 15]> : tensor<2xi32>
  return
}""")
    p.text("""
// The body is run by the interpreter: slices and carried value of different shapes.
func.func @matrix_recurrence() {
  %x = stablehlo.constant dense<[[1.0, 0.0], [0.0, 2.0], [1.0, 1.0]]> : tensor<3x2xf32>
  %h = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = chlo.scan(%x) inits(%h) dimension=0 {
  ^bb0(%a: tensor<2xf32>, %c: tensor<f32>):
    %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %y = stablehlo.add %a, %b : tensor<2xf32>
    %d = stablehlo.dot_general %y, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    stablehlo.return %y, %d : tensor<2xf32>, tensor<f32>
  } : (tensor<3x2xf32>, tensor<f32>) -> (tensor<3x2xf32>, tensor<f32>)
  check.expect_eq_const %r#0, dense<[[2.0, 1.0], [5.0, 7.0], [75.0, 75.0]]> : tensor<3x2xf32>
  check.expect_eq_const %r#1, dense<11250.0> : tensor<f32>
  return
}""")
    p.text("""
// Two inputs, two carried values that change places.
func.func @exchange() {
  %x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi64>
  %p = stablehlo.constant dense<100> : tensor<i64>
  %q = stablehlo.constant dense<1000> : tensor<i64>
  %r:3 = chlo.scan(%x, %y) inits(%p, %q) dimension=0 {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %c: tensor<i64>, %d: tensor<i64>):
    %e = stablehlo.add %a, %d : tensor<i64>
    %f = stablehlo.add %b, %c : tensor<i64>
    %g = stablehlo.subtract %e, %f : tensor<i64>
    stablehlo.return %g, %e, %f : tensor<i64>, tensor<i64>, tensor<i64>
  } : (tensor<4xi64>, tensor<4xi64>, tensor<i64>, tensor<i64>) -> (tensor<4xi64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %r#0, dense<[891, -909, 882, -918]> : tensor<4xi64>
  check.expect_eq_const %r#1, dense<146> : tensor<i64>
  check.expect_eq_const %r#2, dense<1064> : tensor<i64>
  return
}""")
    p.write()


FAMILIES = {
    "reduce": [random_reduce, random_argmax], "reduce_window": [random_reduce_window],
    "select_and_scatter": [random_select_and_scatter], "sort": [random_sort], "gather": [random_gather],
    "scatter": [random_scatter], "dot_general": [random_dot_general], "convolution": [random_convolution],
    "fft": [random_fft], "cholesky": [random_cholesky], "triangular_solve": [random_triangular_solve],
    "batch_norm": [random_batch_norm], "rng_bit_generator": [random_rng_bit_generator], "einsum": [random_einsum],
    "unary_einsum": [random_unary_einsum],
}


def write_random():
    for op, makers in FAMILIES.items():
        r = random.Random(f"{op} {SEED}")
        p = Programs(op, f"Random programs, seed {SEED}.")
        for i in range(N):
            r.choice(makers)(r, p, f"random_{i}")
        p.write()


def write_kept():
    for keep in (keep_reduce, keep_reduce_window, keep_select_and_scatter, keep_map, keep_sort, keep_top_k, keep_gather, keep_scatter,
                 keep_dots, keep_convolutions, keep_linalg, keep_batch_norms, keep_rng, keep_scan):
        keep()


if __name__ == "__main__":
    write_random() if SEED is not None else write_kept()

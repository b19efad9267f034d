# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""The rows of `make bench` that need a peer: XLA's CPU client in jaxlib, and NumPy.

    python3 bench/peer.py --tenon PATH --generated FOLDER [--shared ../shared] [--seconds S] [--cases NAME...]

Programs of bench/programs (and the generated ones) and the cases of ../shared/corpus run on both sides in turns, on one
thread and on two, each in a process of its own, as XLA's pool is as large as the processors allowed when it starts.
Times are the fastest of many; "net" leaves out what XLA's call from Python costs. Memory is inputs, outputs and all
that a run needs besides, also inside of routines: Tenon's plan says it, of XLA it is what malloc gave (--heap), less
what the call of an empty program takes, as the figure of its compiler leaves out what sorts, products and transforms
take.
"""
import argparse
import ctypes
import gc
import json
import math
import os
import re
import subprocess
import sys
import tempfile
import time

# What dominates a case whose program has one of these is not elementwise work: it belongs to the class "products".
PRODUCTS = re.compile(r"stablehlo\.(dot|dot_general|convolution|sort|fft|cholesky|triangular_solve)\b|chlo\.top_k")

# Programs of bench/, and how many times as fast as XLA they are asked to be.
PROGRAMS = (
    ("functions of 65,536 f32", 3, "ew_tanh ew_exponential ew_erf ew_log"),
    ("loops", 10, "scalar_loop small_loop scan_matrix update_loop neuron_loop scan_leaves"),
    ("small ops", 5, "tiny_ops vmapped_loop"),
    ("scans, scattered and gathered", 1, "cumsum histogram segment_sum embedding"),
    ("memory-bound", 1, "softmax layer_norm bias_gelu residual row_sum column_sum transpose concat dropout"))
LOOP_CASES = "lorenz mandelbrot"  # of the corpus, asked as loops are

NUMPY = ("cumsum", "histogram", "segment_sum", "embedding")


def line(name, figures, ratio, asked, at_most=False):
    good = ratio <= asked if at_most else ratio >= asked
    print(f"  {name:44s} {figures:28s} {ratio:9.2f} x  asked {asked:7.2f}  {'yes' if good else 'NO'}", flush=True)


def geomean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


# ---- programs of bench/

class Program:
    """A program file as peer_bench takes a case: made-up inputs, results not looked at."""
    donate = []

    def __init__(self, path, peer_bench):
        self.path, self.name = path, os.path.basename(path)[:-5]
        with open(path, encoding="utf-8") as f:
            arguments, results = re.search(r"@main\((.*?)\) -> (\(.*?\)|tensor<[^>]*>)", f.read()).groups()
        self.generators, self.inputs = [], []
        for seed, text in enumerate(re.findall(r"tensor<([^>]*)>", arguments), 1):
            *dims, kind = text.split("x")
            is_float = kind[0] == "f"
            generator = f"uniform {seed} 0.05 0.95" if is_float else f"int {seed} 0 1000"
            dtype = peer_bench.dtype_of(kind)
            count = math.prod(map(int, dims))
            form, number, low, high = generator.split()
            self.inputs.append(peer_bench.generate(form, int(number), low, high, count, dtype)
                               .reshape([int(d) for d in dims]))
            self.generators.append("gen " + generator)
        self.outputs = [None] * results.count("tensor<")

    def program(self):
        return self.path

    def check(self, results):
        return 0.0, len(results) == len(self.outputs)


def find_program(name, generated):
    path = f"bench/programs/{name}.mlir"
    return path if os.path.exists(path) else f"{generated}/{name}.mlir"


def run_tenon(options, threads, operand, generators=()):
    command = [options.tenon, "bench", operand, "--json", "--threads", str(threads),
               "--seconds", str(options.seconds / 3)]
    for generator in generators:
        command += ["--input", generator]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    lines = done.stdout.strip().splitlines()
    return json.loads(lines[-1]) if lines else {"error": done.stderr.strip()}


def net_of(peer):
    """Microseconds of the peer without its call, at least a tenth."""
    return max(peer["run_us_min"] - peer["overhead_us"], peer["run_us_min"] / 10)


def measure(engine, case, options, tenon):
    """Both in turns, three rounds: {"case", "tenon", "peer"}; an error stands under its side."""
    try:
        prepared, times, rounds = options.peer_bench.Prepared(engine, case), [], []
        for _ in range(3):
            times += prepared.round(options.seconds / 3)
            rounds.append(tenon())
        peer = prepared.report(sorted(times))
    except Exception as error:  # a case that the peer cannot do is a result
        peer, rounds = {"error": str(error)[:200]}, [tenon()]
    best = next((r for r in rounds if "error" in r), rounds[0])
    if "error" not in best:
        for key in ("run_us_min", "compile_us"):
            best[key] = min(r[key] for r in rounds)
    return {"case": case.name, "tenon": best, "peer": peer}


# ---- a process for each number of threads

def work(options):
    """What one process measures, as one JSON object a line."""
    peer_bench = options.peer_bench
    engine = peer_bench.start_engine("xla", options.worker)
    if options.worker == 1:
        for _, _, names in PROGRAMS:
            for name in names.split():
                program = Program(find_program(name, options.generated), peer_bench)
                row = measure(engine, program, options,
                              lambda p=program: run_tenon(options, 1, p.path, p.generators))
                print(json.dumps(dict(row, set="programs")), flush=True)
                if name in NUMPY:
                    print(json.dumps({"set": "numpy", "case": name, "us": time_numpy(name, program.inputs)}),
                          flush=True)
    for name in options.cases:
        folder = f"{options.shared}/corpus/{name}"
        case = peer_bench.Case(folder)
        row = measure(engine, case, options, lambda f=folder: run_tenon(options, options.worker, f))
        print(json.dumps(dict(row, set="corpus", inputs=sum(a.nbytes for a in case.inputs))), flush=True)


def heap_of(heap, program, arguments):
    """The least of three calls' bytes of malloc, results and all."""
    least = None
    for _ in range(3):
        given = arguments()
        gc.collect()
        before = heap.heap_live()
        heap.heap_reset()
        results = program.call(given)
        most = heap.heap_peak() - before
        del results, given
        least = most if least is None else min(least, most)
    return least


def weigh(options):
    """Bytes that XLA takes beside a case's inputs, as one JSON object a case."""
    peer_bench, heap = options.peer_bench, ctypes.CDLL(options.heap)
    heap.heap_live.restype = heap.heap_peak.restype = ctypes.c_long
    engine = peer_bench.start_engine("xla", 1)
    import numpy
    empty = engine.compile(engine.parse(peer_bench.empty_program(1, 1).encode()))
    nothing = [empty.put(numpy.float32(0))]
    empty.first(nothing)
    call = heap_of(heap, empty, lambda: nothing)
    for name in options.cases:
        try:
            case = peer_bench.Case(f"{options.shared}/corpus/{name}")
            with open(case.program(), "rb") as f:
                program = engine.compile(engine.parse(f.read()))
            make = lambda: [program.put(a) for a in case.inputs]
            program.first(make())
            kept = None if case.donate else make()
            most = heap_of(heap, program, lambda: kept or make())
            print(json.dumps({"case": name, "bytes": most - call}), flush=True)
        except Exception:  # the table says why when it comes to that case
            continue


def time_numpy(name, inputs):
    import numpy
    if name == "embedding":
        table, seed = inputs  # the rows that the program makes of its seed: all over the table
        rows = (numpy.arange(len(seed), dtype=seed.dtype) * 7919 ^ seed) & (len(table) - 1)
        out = numpy.empty((len(rows), table.shape[1]), table.dtype)
        run = lambda: numpy.take(table, rows, axis=0, out=out, mode="clip")
    elif name == "cumsum":
        out = numpy.empty_like(inputs[0])
        run = lambda: numpy.cumsum(inputs[0], out=out)
    else:
        index = inputs[-1].reshape(-1) & 1023
        weights = inputs[0] if name == "segment_sum" else None
        run = lambda: numpy.bincount(index, weights, minlength=1024)
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best * 1e6


def start_worker(options, threads, heap=None):
    command = [sys.executable, __file__, "--worker", str(threads), "--tenon", options.tenon,
               "--generated", options.generated, "--shared", options.shared, "--seconds", str(options.seconds),
               *(["--heap", heap] if heap else []), "--cases", *options.cases]
    environment = dict(os.environ, LD_PRELOAD=heap) if heap else None
    with tempfile.TemporaryFile("w+") as log:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        if done.returncode:
            log.seek(0)
            print(f"  one of the processes failed: {log.read()[-500:]}")
    return [json.loads(text) for text in done.stdout.splitlines()]


# ---- what it says

def print_programs(rows, corpus):
    programs = {r["case"]: r for r in rows if r["set"] == "programs"}
    numpys = {r["case"]: r["us"] for r in rows if r["set"] == "numpy"}
    for title, asked, names in PROGRAMS:
        print(f"{title}, one thread: Tenon us, XLA us (net), XLA / Tenon")
        for name in names.split() + (LOOP_CASES.split() if title == "loops" else []):
            row = programs.get(name) or corpus.get(name)
            if row:
                compare(name, row, asked)
        for name in names.split():
            if name in numpys and "error" not in programs[name]["tenon"]:
                tenon = programs[name]["tenon"]["run_us_min"]
                line(name + ", NumPy", f"{tenon:12.1f} {numpys[name]:12.1f}", numpys[name] / tenon, 1)


def compare(name, row, asked):
    for side in ("tenon", "peer"):
        if "error" in row[side]:
            print(f"  {name:44s} {side}: {row[side]['error'].splitlines()[0][:80]}")
            return
    net, tenon = net_of(row["peer"]), row["tenon"]["run_us_min"]
    line(name, f"{tenon:12.1f} {net:12.1f}", net / tenon, asked)


def is_whole(row):
    return "error" not in row["tenon"] and "error" not in row["peer"]


def print_corpus(one, two, options):
    """The table of cases, then a line for each thing asked."""
    print("\ncorpus: us of Tenon and XLA (net) on one thread, times as fast; the same on two; compiling; MB at peak")
    kinds = {}
    for name in options.cases:
        folder = f"{options.shared}/corpus/{name}"
        with open(f"{folder}/program.mlir", encoding="utf-8") as f:
            products = bool(PRODUCTS.search(f.read()))
        with open(f"{folder}/case.txt", encoding="utf-8") as f:
            timed = "bench 1" in f.read()
        kinds[name] = ("products" if products else "elementwise") if timed else "other"
        rows = [side.get(name) for side in (one, two)]
        text = ""
        for row in rows:
            if row and is_whole(row):
                net = net_of(row["peer"])
                text += f" {row['tenon']['run_us_min']:11.1f} {net:11.1f} {net / row['tenon']['run_us_min']:7.2f}"
        if rows[0] and is_whole(rows[0]):
            r = rows[0]
            text += f" {r['peer']['compile_ms'] * 1e3 / r['tenon']['compile_us']:7.0f}"
            peaks = r["tenon"]["peak_bytes"] + r["inputs"], r["peer"]["peak_bytes"] or 0
            text += f" {peaks[0] / 1e6:8.2f} {peaks[1] / 1e6:8.2f}"
            text += "" if r["tenon"]["ok"] else "  WRONG"
        print(f"  {name:22s} {kinds[name][0]}{text}", flush=True)
    for threads, side in ((1, one), (2, two)):
        whole = {n: net_of(r["peer"]) / r["tenon"]["run_us_min"] for n, r in side.items() if is_whole(r)}
        for kind, least, mean in (("elementwise", 1.0, 5.0), ("products", 0.7, 0)):
            ratios = {n: x for n, x in whole.items() if kinds[n] == kind}
            if not ratios:
                continue
            worst = min(ratios, key=ratios.get)
            where = f"{kind}, {len(ratios)} cases, {'one thread' if threads == 1 else 'two threads'}"
            if mean:
                line(where, "geometric mean", geomean(ratios.values()), mean)
            else:
                print(f"  {where:44s} {'geometric mean':28s} {geomean(ratios.values()):9.2f} x")
            line(where, f"worst: {worst}", ratios[worst], least)
    print_memory_and_compiling(one, two, options)


def time_in_turns(options, name):
    """Two threads / one: what was measured minutes apart, again in turns."""
    best = {1: math.inf, 2: math.inf}
    for _ in range(5):
        for threads in best:
            run = run_tenon(options, threads, f"{options.shared}/corpus/{name}")
            best[threads] = min(best[threads], run.get("run_us_min", math.inf))
    return best[2] / best[1]


def print_memory_and_compiling(one, two, options):
    whole = {n: r for n, r in one.items() if is_whole(r)}
    ratios = {n: r["peer"]["compile_ms"] * 1e3 / r["tenon"]["compile_us"] for n, r in whole.items()}
    worst = min(ratios, key=ratios.get)
    line("compiling, all cases", "geometric mean", geomean(ratios.values()), 100)
    line("compiling, all cases", f"worst: {worst}", ratios[worst], 20)
    more = {n: (r["tenon"]["peak_bytes"] + r["inputs"]) / r["peer"]["peak_bytes"]
            for n, r in whole.items() if r["peer"]["peak_bytes"]}
    worst = max(more, key=more.get)
    line("peak memory / XLA's", f"worst: {worst}", more[worst], 1, at_most=True)
    print(f"    above it: {', '.join(sorted(n for n, x in more.items() if x > 1)) or 'none'}")
    slower = {n: two[n]["tenon"]["run_us_min"] / r["tenon"]["run_us_min"]
              for n, r in whole.items() if n in two and is_whole(two[n])}
    for name in [n for n, x in slower.items() if x > 1.03]:
        slower[name] = time_in_turns(options, name)
    if slower:
        worst = max(slower, key=slower.get)
        line("Tenon on two threads / on one", f"worst: {worst}", slower[worst], 1.03, at_most=True)
        print(f"    slower by more: {', '.join(sorted(n for n, x in slower.items() if x > 1.03)) or 'none'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tenon", required=True)
    parser.add_argument("--generated", required=True, help="folder of programs that generate.awk wrote")
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--seconds", type=float, default=0.3, help="of timed runs a case and side")
    parser.add_argument("--cases", nargs="*", help="of the corpus (default: all)")
    parser.add_argument("--heap", help="bench/preload/heap.c as a library; without it XLA's own figures of memory stay")
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    corpus = f"{options.shared}/corpus"
    options.cases = options.cases or sorted(n for n in os.listdir(corpus) if os.path.isdir(f"{corpus}/{n}"))
    if options.worker:
        sys.path.insert(0, f"{options.shared}/tools")
        import peer_bench
        options.peer_bench = peer_bench
        (weigh if options.heap else work)(options)
        return
    weights = {r["case"]: r["bytes"] for r in start_worker(options, 1, options.heap)} if options.heap else {}
    rows = start_worker(options, 1)
    for row in rows:
        if row["set"] == "corpus" and "error" not in row["peer"] and row["case"] in weights:
            row["peer"]["peak_bytes"] = row["inputs"] + weights[row["case"]]
    one = {r["case"]: r for r in rows if r["set"] == "corpus"}
    print_programs(rows, one)
    two = {r["case"]: r for r in start_worker(options, 2) if r["set"] == "corpus"}
    print_corpus(one, two, options)


if __name__ == "__main__":
    main()

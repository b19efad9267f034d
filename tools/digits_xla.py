# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""Trains the network of examples/digits with XLA's CPU client in jaxlib, and says how long that takes.

    python3 tools/digits_xla.py [FOLDER]

The program is that of Tenon without the call that reports each epoch. Says nothing when there is no jax.
"""
import sys
import time

try:
    import jax
    import numpy
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax._src.lib.mlir import ir
except ImportError:
    sys.exit(0)

folder = sys.argv[1] if len(sys.argv) > 1 else "examples/digits"
with open(f"{folder}/train.mlir", encoding="utf-8") as file:
    text = "".join(line for line in file if "@digits.report" not in line)
images, labels = (numpy.load(f"{folder}/train_{name}.npy") for name in ("images", "labels"))
device = jax.devices("cpu")[0]
arguments = [jax.device_put(x, device) for x in (images, labels)]
start = time.perf_counter()
with mlir.make_ir_context():
    module = ir.Module.parse(text)
    devices = xla_client.DeviceList((device,))
    program = device.client.compile_and_load(module, devices, xla_client.CompileOptions())
compiled = time.perf_counter()
for result in program.execute(arguments):
    result.block_until_ready()
end = time.perf_counter()
print(f"XLA on the same program: {end - start:.3f} s, of which {compiled - start:.3f} s to compile and "
      f"{end - compiled:.3f} s to train.")

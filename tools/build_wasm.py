"""Builds the kernel of each family as one WebAssembly file, from the same Python as the machine code.

    python tools/build_wasm.py           # into src/tavolata/wasm, unless the sources have not changed
    python tools/build_wasm.py --again   # also if they have not

A file holds the rules, views, worlds, the greedy player and the search; beside it lies a description (JSON) of its
entries, records and constants, of how everything is written in words (`core.description`), of the levels and of the
weights that the search takes, for Python and TypeScript. Both are named after a hash of the kernel's sources, and the
same sources give the same bytes.

Each family is built in processes of its own. One plays a little in plain Python and notes with which types the entries
are called (`trace`). The other lets numba lower them to LLVM code, links and optimizes that, and has it written by LLVM
and linked by Zig (`lower`). What to know about that:

- numba lowers for 64-bit pointers, and sizes and offsets of its own structs are fixed by then. So the module is
  optimized with the 64-bit layout first, which takes these structs apart, and then once more for wasm32. No struct
  with pointers may be left in memory between the two (`_check`).
- numba counts references to arrays with an x86 atomic, in functions of its own. Ours do without, and take what an entry
  allocates from an arena of fixed size, which every call finds empty (`ARENA_CODE`).
- numba's errors carry the path of the source file. Kernels raise nothing, so those texts are blanked.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

FAMILIES = {"pizza": "sole-mio", "solomino": "solomino"}
#: What a call may allocate: some games, lists of actions, and a generator.
ARENA = 1 << 20
WASM = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
#: How numba writes the types of scalars, of items of arrays, and of what is returned.
LLVM_TYPES = {"int64": "i64", "float64": "double", "bool": "i8", "none": "void"}
ITEM_BYTES = {"uint8": 1, "int64": 8, "float32": 4, "float64": 8}


def main(*, again: bool) -> None:
    from tavolata.core import wasm

    missing = [family for family in FAMILIES if again or not wasm.is_built(family)]
    if missing:
        print(f"building the rules of {' and '.join(missing)} as WebAssembly, once ...", flush=True)
    building = {family: _start(family) for family in missing}
    for family, process in building.items():
        if process.wait():
            raise SystemExit(f"the WebAssembly file of {family} could not be built")
    python = {**os.environ, "TAVOLATA_KERNEL": "python"}
    subprocess.run([sys.executable, __file__, "--describe"], env=python, check=True)
    for family in building:
        path = wasm.file_of(family)
        size = len(gzip.compress(path.read_bytes(), 9))
        print(f"{path.name}: {path.stat().st_size:,} bytes, {size:,} compressed")


def _start(family: str) -> subprocess.Popen[bytes]:
    # The order in which numba goes through sets decides the order of the code.
    generic = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
    environment = {**os.environ, **generic, "TAVOLATA_KERNEL": "lowered"}
    return subprocess.Popen([sys.executable, __file__, "--build", family], env=environment)


def build(family: str) -> None:
    """Both steps for one family."""
    traced = subprocess.run(
        [sys.executable, __file__, "--trace", family],
        env={**os.environ, "TAVOLATA_KERNEL": "python"},
        stdout=subprocess.PIPE,
        check=True,
    )
    lower(family, json.loads(traced.stdout))


# ----------------------------------------------------------------- trace: with which types entries are called


def trace(family: str) -> None:
    """Print for each entry of the family its module and the types of its arguments."""
    import numba

    from tavolata.core.kernel import jit

    seen: dict[str, dict[str, Any]] = {}

    def recording(function: Any) -> Any:
        ours = (f"tavolata.games.{family}.", f"tavolata.bots.kernel.{family}.", "tavolata.core.kernel.randomness")
        if not function.__module__.startswith(ours):
            return function

        def call(*args: Any) -> Any:
            types = [_type_name(numba.typeof(arg)) for arg in args]
            known = seen.setdefault(function.__name__, {"module": function.__module__, "takes": types})
            if known["takes"] != types:
                raise TypeError(f"{function.__name__} is called with {types} and with {known['takes']}")
            return function(*args)

        return call

    setattr(jit, "entry", recording)  # noqa: B010
    from tavolata.cli.readiness import PARTS
    from tavolata.core.registry import get_rules

    parts = ("rules", "simulation", "bots", "learning")
    warm_ups = [call for part in parts for call in PARTS[part][1](FAMILIES[family])]
    rules: Any = get_rules(FAMILIES[family])
    for _, call in [*warm_ups, *rules.client_warm_ups]:
        call()
    print(json.dumps(dict(sorted(seen.items()))))


def _type_name(kind: Any) -> str:
    """`int64`, or `uint8[1]` for an array with one dimension."""
    if hasattr(kind, "ndim"):
        if kind.layout != "C":
            raise TypeError(f"an array must be contiguous, not {kind}")
        return f"{kind.dtype}[{kind.ndim}]"
    return str(kind)


# ----------------------------------------------------------------- lower: from Python to WebAssembly


def lower(family: str, entries: dict[str, dict[str, Any]]) -> None:
    import llvmlite.binding as llvm

    from tavolata.core import wasm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(ARENA_CODE)
    for name, about in entries.items():
        lowered = _lower_entry(name, about)
        about["returns"] = lowered["returns"]
        # The linker leaves out what nobody has called yet.
        whole.link_in(llvm.parse_assembly(_wrapper(name, about, lowered["symbol"])))
        whole.link_in(_parse(lowered["code"]))
    for each in [*whole.functions, *whole.global_variables]:
        if not each.is_declaration and each.name not in entries:
            each.linkage = "internal"
    native = llvm.Target.from_triple("x86_64-unknown-linux-gnu").create_target_machine(cpu="generic", opt=2)
    _optimize(whole, native)
    target = llvm.Target.from_triple(WASM).create_target_machine(opt=3, features=FEATURES)
    whole = _retarget(str(whole), target)
    _optimize(whole, target)
    path = wasm.file_of(family)
    path.parent.mkdir(exist_ok=True)
    _link(target.emit_object(whole), list(entries), path)
    wasm.description_of(family).write_text(json.dumps({"entries": entries}) + "\n", encoding="utf-8")
    for old in path.parent.glob(f"{family}-*"):
        if old.stem != path.stem:
            old.unlink()


def _lower_entry(name: str, about: dict[str, Any]) -> dict[str, str]:
    import numba
    from numba.core.compiler_lock import global_compiler_lock

    entry: Any = getattr(import_module(about["module"]), name)
    signature = tuple(_numba_type(name, numba) for name in about["takes"])
    entry.compile(signature)
    made = entry.overloads[signature]
    with global_compiler_lock:
        module = made.library._get_module_for_linking()
    return {
        "code": str(module),
        "symbol": made.fndesc.llvm_func_name,
        "returns": str(made.signature.return_type),
    }


def _numba_type(name: str, numba: Any) -> Any:
    kind, _, dimensions = name.rstrip("]").partition("[")
    scalar = getattr(numba.types, kind)
    return numba.types.Array(scalar, int(dimensions), "C") if dimensions else scalar


def _parse(text: str) -> Any:
    import llvmlite.binding as llvm

    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = re.sub(r"(?ms)^define [^\n]*@(NRT_(?:decref|incref))\(.*?^\}\n", r"declare void @\1(ptr)\n", text)
    # Texts of errors contain the path of a source file, and their length depends on it. Neither goes into the file.
    text = re.sub(r'(@\.const\.pickledata\.\S+ = [^\n]*?)\[\d+ x i8\] c"[^"]*"', r"\1[1 x i8] zeroinitializer", text)
    text = re.sub(r"(@\.const\.picklebuf\.\S+ = [^\n]*\{ ptr @\S+, i32 )\d+", r"\g<1>1", text)
    module = llvm.parse_assembly(text)
    for each in [*module.functions, *module.global_variables]:
        if "cpython" in each.name or str(each.linkage) == "Linkage.common":
            each.linkage = "internal"
    return module


#: Where arrays lie that an entry makes, one behind the other, each behind a header of 64 bytes: how many hold it, where
#: the array before it begins, and its data (there numba looks for it). Arrays are let go of nearly
#: in the reverse order in which they were made, so what is free is taken back from the end.
ARENA_CODE = f"""
@arena = internal global [{ARENA} x i8] zeroinitializer, align 64
@arena_top = global i64 0
@arena_last = global i64 -1

declare void @llvm.trap()

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline {{
  %top = load i64, ptr @arena_top
  %last = load i64, ptr @arena_last
  %rounded = add i64 %size, 127
  %taken = and i64 %rounded, -64
  %next = add i64 %top, %taken
  %fits = icmp ule i64 %next, {ARENA}
  br i1 %fits, label %give, label %full
give:
  store i64 %next, ptr @arena_top
  store i64 %top, ptr @arena_last
  %info = getelementptr i8, ptr @arena, i64 %top
  store i64 1, ptr %info
  %before = getelementptr i8, ptr %info, i64 8
  store i64 %last, ptr %before
  %data = getelementptr i8, ptr %info, i64 64
  %place = getelementptr i8, ptr %info, i64 24
  store ptr %data, ptr %place
  ret ptr %info
full:
  call void @llvm.trap()
  unreachable
}}

define void @NRT_incref(ptr %info) noinline {{
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %hold
hold:
  %held = load i64, ptr %info
  %more = add i64 %held, 1
  store i64 %more, ptr %info
  ret void
done:
  ret void
}}

define void @NRT_decref(ptr %info) noinline {{
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %release
release:
  %held = load i64, ptr %info
  %fewer = sub i64 %held, 1
  store i64 %fewer, ptr %info
  br label %look
look:
  %last = load i64, ptr @arena_last
  %empty = icmp slt i64 %last, 0
  br i1 %empty, label %done, label %ask
ask:
  %end = getelementptr i8, ptr @arena, i64 %last
  %holders = load i64, ptr %end
  %free = icmp eq i64 %holders, 0
  br i1 %free, label %take, label %done
take:
  store i64 %last, ptr @arena_top
  %place = getelementptr i8, ptr %end, i64 8
  %before = load i64, ptr %place
  store i64 %before, ptr @arena_last
  br label %look
done:
  ret void
}}
"""


def _wrapper(name: str, about: dict[str, Any], symbol: str) -> str:
    """An entry as other languages call it: an array is its address and its shape, the result is returned."""
    takes, types, hands_on, code = [], [], [], []
    for i, kind in enumerate(about["takes"]):
        item, _, dimensions = kind.rstrip("]").partition("[")
        if not dimensions:
            takes.append(f"{LLVM_TYPES[item]} %a{i}")
            types.append(LLVM_TYPES[item])
            hands_on.append(f"{LLVM_TYPES[item]} %a{i}")
            continue
        shape = [f"%a{i}n{d}" for d in range(int(dimensions))]
        takes += [f"ptr %a{i}", *(f"i32 {each}" for each in shape)]
        code += [f"{each}w = zext i32 {each} to i64" for each in shape]
        stride, strides = str(ITEM_BYTES[item]), [str(ITEM_BYTES[item])]
        for d in range(int(dimensions) - 1, 0, -1):
            code.append(f"%a{i}s{d} = mul i64 {stride}, {shape[d]}w")
            stride = f"%a{i}s{d}"
            strides.insert(0, stride)
        code.append(f"%a{i}bytes = mul i64 {shape[0]}w, {stride}")
        code.append(f"%a{i}items = udiv i64 %a{i}bytes, {ITEM_BYTES[item]}")
        numbers = [f"%a{i}items", str(ITEM_BYTES[item])]
        hands_on += ["ptr null", "ptr null", *(f"i64 {each}" for each in numbers), f"ptr %a{i}"]
        hands_on += [f"i64 {each}w" for each in shape] + [f"i64 {each}" for each in strides]
        types += ["ptr", "ptr", "i64", "i64", "ptr", *["i64"] * (2 * int(dimensions))]
    returns = LLVM_TYPES[about["returns"]]
    held = "ptr" if returns == "void" else returns
    gives = "ret void" if returns == "void" else f"%value = load {returns}, ptr %result\n  ret {returns} %value"
    lines = "\n  ".join(code)
    return f"""
@arena_top = external global i64
@arena_last = external global i64
declare i32 @"{symbol}"({", ".join(["ptr", "ptr", *types])})
declare void @llvm.trap()

define {returns} @{name}({", ".join(takes)}) {{
  %result = alloca {held}
  %error = alloca ptr
  {lines}
  store i64 0, ptr @arena_top
  store i64 -1, ptr @arena_last
  %status = call i32 @"{symbol}"({", ".join(["ptr %result", "ptr %error", *hands_on])})
  %failed = icmp sgt i32 %status, 0
  br i1 %failed, label %fail, label %give
give:
  {gives}
fail:
  call void @llvm.trap()
  unreachable
}}
"""


def _optimize(module: Any, machine: Any) -> None:
    import llvmlite.binding as llvm

    options = llvm.create_pipeline_tuning_options(2)
    options.slp_vectorization = options.loop_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _retarget(text: str, target: Any) -> Any:
    """The optimized module for another machine; refuses what would mean something else there."""
    import llvmlite.binding as llvm

    if re.search(r"= alloca \{", text) or re.search(r"getelementptr (?:inbounds |nuw |nusw )*\{[^}]*ptr", text):
        raise ValueError("a struct with pointers lies in memory, and would have another size in WebAssembly")
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{target.target_data}"', text)
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{WASM}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    return llvm.parse_assembly(text)


def _link(code: bytes, exports: list[str], path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / path.name
        (Path(folder) / "kernel.o").write_bytes(code)
        zig = [sys.executable, "-m", "ziglang", "build-exe", "kernel.o", "-target", "wasm32-freestanding"]
        zig += ["-OReleaseSmall", "-fstrip", "-fno-entry", "-fcompiler-rt", "--stack", str(1 << 18), "--gc-sections"]
        zig += [f"--export={name}" for name in [*exports, "__heap_base"]]
        subprocess.run([*zig, "--cache-dir", folder, f"-femit-bin={made}"], cwd=folder, check=True)
        path.write_bytes(made.read_bytes())


# ----------------------------------------------------------------- the description


def write_descriptions() -> None:
    """Write what is said about each kernel, if it is not what the file says.

    Words, levels and weights change more often than rules.
    """
    from tavolata.core import wasm

    for family in FAMILIES:
        path = wasm.description_of(family)
        before = path.read_text(encoding="utf-8")
        described = {"entries": json.loads(before)["entries"], **describe(family)}
        after = json.dumps(described, separators=(",", ":")) + "\n"
        if after != before:
            path.write_text(after, encoding="utf-8")


def describe(family: str) -> dict[str, Any]:
    """Records and constants of a family, how everything is written in words, its games, and what its bots reckon with.

    `tavolata.bots.search` says how a search is run, `tavolata.bots.levels` how a level is.
    """
    from tavolata.bots.chances import weights_for
    from tavolata.bots.compiled import family_of as family_of_game
    from tavolata.bots.kernel.search import search_t
    from tavolata.bots.levels import LEVELS
    from tavolata.core.registry import GAMES, get_rules

    games = {}
    for game in GAMES:
        if family_of_game(game) != family:
            continue
        rules: Any = get_rules(game)
        described = rules.reading.described
        games[game] = {
            "title": rules.title,
            "version": rules.version,
            "players": [rules.players[0], rules.players[-1]],
            "options": rules.check_options({}),
            "values": rules.values,
            "notes": rules.notes,
            "memory": {"strict": rules.strict_memory, "open": rules.open_memory},
            "weights": {players: weights_for(game, players).tolist() for players in rules.players},
        }
    layout = vars(described.layout)
    return {
        **{name.removesuffix("_t"): _record(value) for name, value in layout.items() if name.endswith("_t")},
        "search": _record(search_t),
        "constants": described.constants,
        "words": described.as_json(),
        "games": games,
        "levels": [
            {"memory": level.memory, "cap": level.cap, "playouts": level.budget.playouts} for level in LEVELS[family]
        ],
        "tree": list(import_module(f"tavolata.bots.kernel.{family}.entries").TREE),
    }


def _record(kind: Any) -> dict[str, Any]:
    fields = {
        name: {"type": field.base.str[1:], "at": offset, "shape": list(field.shape)}
        for name, (field, offset, *_) in kind.fields.items()
    }
    return {"size": kind.itemsize, "fields": fields}


if __name__ == "__main__":
    # Also where pip builds a wheel in an environment that has these sources installed, and hides what is installed.
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
    match sys.argv[1:]:
        case ["--build", family]:
            build(family)
        case ["--trace", family]:
            trace(family)
        case ["--describe"]:
            write_descriptions()
        case arguments:
            main(again="--again" in arguments)

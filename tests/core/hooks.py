"""Counts how often each place in numba is called that ``core.jit`` has changed.

Run as a program, it compiles two kernels of nim, or loads them if they are on disk, and prints the
counts. A hook that numba no longer calls counts nothing, even if the result is still right.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from numba.core import environment
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.cpu import CPUContext
from numba.core.runtime.nrt import rtsys

import holdfast
from holdfast.core import jit, kernels
from holdfast.games.nim.phases.take import next_seat
from holdfast.search.tree import grow

counts: Counter[str] = Counter()


def count(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    """Return what does the same, and counts."""

    def counting(*args: Any, **named: Any) -> Any:
        counts[name] += 1
        return call(*args, **named)

    return counting


def count_by_library(name: str, call: Callable[..., Any], place: int) -> Callable[..., Any]:
    """Return what does the same, and counts for parts and kernels apart."""

    def counting(*args: Any) -> Any:
        if jit._kernels:
            kind = "a part" if jit._is_part(args[place]) else "a kernel"
            counts[f"{name}, for {kind}"] += 1
        return call(*args)

    return counting


def watch(rule: Any, kernel: Any) -> None:
    """Count the calls of all hooks."""
    for name in ("get_call_template", "compile", "_insert", "_compile_for_args"):
        setattr(rule, name, count(f"a rule: {name}", getattr(rule, name)))
    for name in ("compile", "_compile_for_args"):
        setattr(kernel, name, count(f"a kernel: {name}", getattr(kernel, name)))
    for name in ("load_overload", "save_overload"):
        kept = kernel._cache
        setattr(kept, name, count(f"a kernel: _cache.{name}", getattr(kept, name)))
    for owner, name, place in (
        (CPUContext, "get_executable", 1),
        (JITCodeLibrary, "finalize", 0),
        (JITCodeLibrary, "_optimize_functions", 0),
    ):
        call = count_by_library(f"{owner.__name__}.{name}", getattr(owner, name), place)
        setattr(owner, name, call)
    jit._optimise = count_by_library("JITCodeLibrary._optimize_final_module", jit._optimise, 0)
    for name in ("_reduce", "_rebuild"):
        call = count(f"CompileResult.{name}", getattr(CompileResult, name))
        setattr(CompileResult, name, call)


def look_at(rule: Any, kernel: Any) -> None:
    """Count what must be so after a kernel was compiled."""
    for made in rule.overloads.values():
        engine = made.library.codegen._engine
        name = made.fndesc.llvm_func_name
        counts["a part has no machine code"] += not engine.is_symbol_defined(name)
        counts["8, 16 and 64 bits are one rule"] += len(rule.overloads) == 1
        for whole in kernel.overloads.values():
            counts["a part is inside its kernel"] += (
                made.library in whole.library._linking_libraries
            )


def look_at_search() -> None:
    """Count what must be so of a kernel that uses numba's runtime and raises errors."""
    for whole in grow.overloads.values():  # type: ignore[attr-defined]
        last = whole.library._linking_libraries[-1:]
        counts["numba's runtime is linked last"] += last == [rtsys.library]
        look_up: Any = environment.lookup_environment
        names = [variable.name for variable in whole.library._final_module.global_variables]
        found = [name for name in names if look_up(name) is not None]
        counts["environments of parts are found"] += len(found)


def main() -> None:
    """Compile, count, print."""
    rule: Any = next_seat
    watch(rule, kernels.step_each)
    counts["JITCodeLibrary._optimize_final_module, for a part"] = 0
    match = holdfast.new("nim", seed=1)
    match.play(match.legal_ids[0])
    look_at(rule, kernels.step_each)
    rule(match.state)
    for _part, _label, work in list(_search_steps()):
        work()
    look_at_search()
    print(json.dumps(counts))


def _search_steps() -> Any:
    from holdfast.search.compiled import all_steps  # noqa: PLC0415 - after the hooks are watched

    return (step for step in all_steps(holdfast.game("nim")) if step[0] == "search")


if __name__ == "__main__":
    main()

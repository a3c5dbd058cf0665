"""Compiling rules: the only module that imports numba.

A *rule* is a small function over one record. A *kernel* is a loop over an array of records, and the
only thing that Python calls. A *verb* is a name of the contract (``legal``, ``apply`` …) that
compiled code resolves by the type of the record, so that a kernel is written once for all games.

The environment variable ``HOLDFAST_JIT`` chooses the mode:

* ``fast`` (the default): compiled;
* ``checked``: compiled, with every index checked (compiled code otherwise reads past the end);
* ``off``: not compiled at all, for coverage and the debugger.

Compiled code is kept in a folder of the user's cache directory (``HOLDFAST_CACHE`` overrides it)
whose name is a digest of all sources, data files, versions and the mode: numba itself does not
notice that a table or a function in another file has changed. Files that a person has added, such
as a board, are data too.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import tempfile
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numpy as np
import platformdirs

from holdfast.core.errors import BadOption
from holdfast.core.userdata import all_own_files, read_own_file

P = ParamSpec("P")
R = TypeVar("R")

MODES: Final = ("fast", "checked", "off")
MODE: Final = os.environ.get("HOLDFAST_JIT", "fast")
if MODE not in MODES:  # pragma: no cover - tested in a process of its own
    raise BadOption(f"HOLDFAST_JIT is {MODE!r}; it can be {', '.join(MODES)}")

COMPILED: Final = MODE != "off"

_PACKAGE: Final = Path(__file__).parent.parent
#: Everything that compiled code can depend on, below the package.
SOURCES: Final = ("core", "games", "search")
_SUFFIXES: Final = frozenset({".py", ".toml", ".json"})


def digest(package: Path = _PACKAGE) -> str:
    """Return a name for exactly these sources, data, versions and mode."""
    seen = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((package / folder).rglob("*")):
            if path.suffix in _SUFFIXES:
                seen.update(path.relative_to(package).as_posix().encode() + b"\0")
                seen.update(path.read_bytes() + b"\0")
    for path in all_own_files():
        seen.update(f"{path.parent.name}/{path.name}".encode() + b"\0")
        seen.update(read_own_file(path) + b"\0")
    versions = [metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    seen.update(repr((versions, platform.python_version(), platform.machine(), MODE)).encode())
    return seen.hexdigest()[:20]


def cache_root() -> Path:
    """Return the folder that holds the caches of all versions; it may not exist yet."""
    chosen = os.environ.get("HOLDFAST_CACHE")
    return Path(chosen) if chosen else platformdirs.user_cache_path("holdfast") / "compiled"


def _make_cache() -> Path:
    """Create this version's cache folder; where that is impossible, one that lasts for this run."""
    folder = cache_root() / digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # used today: `holdfast warm` removes folders that nobody uses any more
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="holdfast-"))


#: Where compiled code is kept, or None when nothing is compiled.
CACHE: Final = _make_cache() if COMPILED else None

if COMPILED:
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE)
    import numba
    from llvmlite.binding import Linkage
    from numba.core.codegen import CPUCodeLibrary
    from numba.extending import overload

    _config: Any = numba.config
    _types: Any = numba.types
    _QUICK: Final = type(_config.OPT)(1)

    def _compile(function: Callable[P, R], **flags: Any) -> Any:
        """Return the compiled function."""
        checked = MODE == "checked"
        return numba.njit(nogil=True, boundscheck=checked, error_model="numpy", **flags)(function)

    def _compile_rule(function: Callable[P, R]) -> Any:
        """Return a rule, compiled cheaply: what runs is made from it when a kernel is compiled.

        Numba would compile a rule anew for an 8-bit seat, a 64-bit seat and the seat ``0`` written
        as a constant: here all of them become 64-bit integers. It would optimise every rule by
        itself, and again in each rule that calls it: here only kernels are optimised, with all
        their rules in them. And it would add what Python needs to call the rule: here a second
        version is compiled if Python ever does. Together this saves half of the time.
        """
        dispatcher = _compile(function, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        choose = dispatcher.get_call_template

        def choose_cheaply(args: Any, kws: Any) -> Any:
            level, _config.OPT = _config.OPT, _QUICK
            try:
                return choose(tuple(_wide(arg) for arg in args), kws)
            finally:
                _config.OPT = level

        @functools.cache
        def for_python() -> Any:
            return _compile(function, cache=True)

        dispatcher.get_call_template = choose_cheaply
        dispatcher._insert = lambda *_args, **_kwargs: None  # nothing that Python could enter
        dispatcher._compile_for_args = lambda *_args, **_kwargs: for_python()
        return dispatcher

    def _compile_kernel(function: Callable[P, R]) -> Any:
        """Return a kernel: everything in it is optimised together, once, and kept on disk."""
        dispatcher = _compile(function, cache=True)
        compile_with_rules = dispatcher.compile

        def compile_whole(signature: Any) -> Any:
            _kernels.append(function.__qualname__)
            try:
                return compile_with_rules(signature)
            finally:
                _kernels.pop()

        dispatcher.compile = compile_whole
        return dispatcher

    #: The kernels that are being compiled.
    _kernels: list[str] = []
    _optimise: Any = CPUCodeLibrary._optimize_final_module

    def _optimise_whole_kernels(library: Any) -> None:
        """Leave a rule as it is until it is part of a kernel; then optimise the kernel with it.

        The kernel's copies of its rules become its own. Otherwise, in the process that compiles
        them, the unoptimised copies of the rules would be called in their place.
        """
        if _config.OPT == _QUICK or (_kernels and library.name != _kernels[-1]):
            return
        if _kernels:
            for part in library._final_module.functions:
                if not part.is_declaration and part.linkage == Linkage.linkonce_odr:
                    part.linkage = Linkage.internal
        _optimise(library)

    CPUCodeLibrary._optimize_final_module = _optimise_whole_kernels  # type: ignore[method-assign]

    def _wide(arg: Any) -> Any:
        """Return the type of an argument, with every signed integer as 64 bits."""
        plain = _types.unliteral(arg)
        signed = isinstance(plain, _types.Integer) and plain.signed
        return _types.int64 if signed else plain

    def _plain(function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the Python function behind a compiled one."""
        return cast("Callable[..., Any]", getattr(function, "py_func", function))


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function over one record; called by other rules and by kernels."""
    return cast("Callable[P, R]", _compile_rule(function)) if COMPILED else function


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a loop over arrays of records; called by Python, runs without the GIL."""
    return cast("Callable[P, R]", _compile_kernel(function)) if COMPILED else function


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule whose unsigned arithmetic is meant to wrap; compiled arithmetic always does."""
    return rule(function) if COMPILED else np.errstate(over="ignore")(function)


_dispatch: dict[Any, dict[str, Callable[..., Any]]] = {}


def bind(dtype: np.dtype[Any], verbs: dict[str, Callable[..., Any]]) -> None:
    """Tell which functions the verbs mean for records of this type."""
    _dispatch[dtype] = verbs
    if COMPILED:
        _dispatch[numba.from_dtype(dtype)] = verbs


def verb(name: str, promise: str) -> Callable[..., Any]:
    """Return a verb: a function whose first argument, the record, chooses what is called."""

    def call(state: Any, *rest: Any) -> Any:
        return _dispatch[state.dtype][name](state, *rest)

    call.__name__ = name
    call.__doc__ = promise
    if COMPILED:

        def choose(state: Any, *_rest: Any) -> Callable[..., Any] | None:
            verbs = _dispatch.get(state)
            return None if verbs is None else _plain(verbs[name])

        overload(call, strict=False)(choose)
    return call

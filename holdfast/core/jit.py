"""Compiling rules: the only module that imports numba.

A *rule* is a small function over one record. A *kernel* is a loop over an array of records, and the
only thing that Python calls. A *verb* is a name of the contract (``legal``, ``apply`` …) that
compiled code resolves by the type of the record, so that a kernel is written once for all games.

The environment variable ``HOLDFAST_JIT`` chooses the mode:

* ``fast`` (the default): compiled;
* ``checked``: compiled, with every index checked (compiled code otherwise reads past the end);
* ``plain``: compiled by numba as it comes, without hooks and cache, to try a new version of it;
* ``off``: not compiled at all, for coverage and the debugger.

Compiled code is kept on disk (``core.cache``) under the name of what was compiled
(``core.fingerprint``). A process that cannot wait (``run_cold``) runs what is not there yet as
plain Python; it is compiled by others, and taken up as soon as it is on disk.

How numba is made to compile like this, and at which places that reaches into its insides, is told
in ``docs/decisions/0004-compile-kernels-whole.md``.
"""

from __future__ import annotations

import functools
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import numpy as np

from holdfast.core import cache, progress
from holdfast.core.errors import BadOption
from holdfast.core.fingerprint import fingerprint, plain

P = ParamSpec("P")
R = TypeVar("R")

MODES: Final = ("fast", "checked", "plain", "off")
MODE: Final = os.environ.get("HOLDFAST_JIT", "fast")
if MODE not in MODES:  # pragma: no cover - tested in a process of its own
    raise BadOption(f"HOLDFAST_JIT is {MODE!r}; it can be {', '.join(MODES)}")

COMPILED: Final = MODE != "off"
HOOKED: Final = MODE in ("fast", "checked")

#: Rises when the same functions are compiled to something else than before.
_EDITION: Final = "2"

#: Every kernel of this package that is compiled ahead, as it is defined; others may have their own.
KERNELS: Final[list[Callable[..., Any]]] = []
#: The files with compiled code that this process has read or written.
USED: Final[list[str]] = []

_dispatch: dict[Any, dict[str, Callable[..., Any]]] = {}
_titles: dict[Any, str] = {}

if COMPILED:
    import llvmlite.binding as llvm
    import numba
    from numba.extending import overload

    def _compile(function: Callable[P, R], **flags: Any) -> Any:
        """Return the compiled function."""
        checked = MODE == "checked"
        return numba.njit(nogil=True, boundscheck=checked, error_model="numpy", **flags)(function)


if HOOKED:
    from numba import _dynfunc  # type: ignore[attr-defined]
    from numba.core import sigutils
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompileResult
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.cpu import CPUContext
    from numba.core.environment import lookup_environment
    from numba.core.runtime.nrt import rtsys
    from numba.core.serialize import dumps

    _cpu = (llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    #: Where compiled code is kept, or None when nothing is kept.
    CACHE: Path | None = cache.make_folder(cache.folder_name(MODE, _EDITION, *_cpu))

    _types: Any = numba.types

    #: The kernels that are being compiled.
    _kernels: list[str] = []
else:
    CACHE = None

_cold = False


def run_cold(cold: bool) -> None:
    """Run kernels that are not on disk as plain Python, instead of compiling them; or no more."""
    global _cold  # noqa: PLW0603 - how this process runs
    _cold = cold


if HOOKED:

    def _compile_rule(function: Callable[P, R], cold: Callable[P, R]) -> Any:
        """Return a rule, compiled cheaply: what runs is made from it when a kernel is compiled.

        Numba would compile a rule anew for an 8-bit seat, a 64-bit seat and the seat ``0`` written
        as a constant: here all of them become 64-bit integers. It would add what Python needs to
        call the rule: here a kernel is made of the rule if Python ever does.
        """
        dispatcher = _compile(function, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)
        choose = dispatcher.get_call_template

        @functools.cache
        def for_python() -> Any:
            return _compile_kernel(function)

        dispatcher.get_call_template = lambda args, kws: choose(tuple(map(_wide, args)), kws)
        dispatcher.compile = functools.partial(_compile_part, dispatcher)
        dispatcher._insert = lambda *_args, **_kwargs: None  # nothing that Python could enter
        dispatcher._compile_for_args = lambda *_args: cold if _cold else for_python()
        return dispatcher

    def _compile_part(dispatcher: Any, signature: Any) -> Any:
        """Compile a rule for a kernel, without the clocks that numba starts for each function."""
        args, result = sigutils.normalize_signature(signature)
        if args not in dispatcher.overloads:
            with dispatcher._compiling_counter:
                dispatcher.add_overload(dispatcher._compiler.compile(args, result))
        return dispatcher.overloads[args].entry_point

    def _compile_kernel(function: Callable[P, R]) -> Any:
        """Return a kernel: everything in it is optimised together, once, and kept on disk."""
        dispatcher = _compile(function)
        dispatcher._cache = kept = _Kept(function)
        compile_with_rules, enter = dispatcher.compile, dispatcher._compile_for_args

        def compile_whole(signature: Any) -> Any:
            with _compiling(function, kept.is_there(signature), signature):
                return compile_with_rules(signature)

        def enter_or_run(*args: Any) -> Any:
            types = tuple(dispatcher.typeof_pyval(arg) for arg in args)
            return function if _cold and not kept.is_there(types) else enter(*args)

        dispatcher.compile = compile_whole
        dispatcher._compile_for_args = enter_or_run
        return dispatcher

    class _Kept:
        """The compiled forms of one kernel on disk; takes the place of numba's own cache."""

        def __init__(self, function: Callable[..., Any]) -> None:
            self._function = function
            self._names: dict[Any, Path] = {}

        @property
        def cache_path(self) -> str:
            """Where they are, for numba's statistics."""
            return str(CACHE)

        def is_there(self, signature: Any) -> bool:
            """Tell whether the kernel has been compiled for these arguments."""
            return self._path(signature).exists()

        def load_overload(self, signature: Any, context: Any) -> Any:
            """Return the kernel, or None if it has to be compiled."""
            data = cache.read_kept(self._path(signature))
            if data is None:
                return None
            # All that a loaded kernel needs of numba. What it needs to compile takes 14 MB, more
            # where there is SciPy, and is imported when something is compiled.
            rtsys.initialize(context)
            USED.append(self._path(signature).name)
            return CompileResult._rebuild(context, *pickle.loads(data))

        def save_overload(self, signature: Any, result: Any) -> None:
            """Keep a kernel that has been compiled."""
            cache.keep(self._path(signature), dumps(result._reduce()))
            USED.append(self._path(signature).name)

        def _path(self, signature: Any) -> Path:
            if signature not in self._names:
                verbs = _verbs_for(signature)
                types = f"{signature!r} {[*_names_in(signature)]!r}"
                digest = fingerprint([self._function], verbs, types)
                assert CACHE is not None
                self._names[signature] = CACHE / f"{self._function.__qualname__}-{digest}.nbc"
            return self._names[signature]

    @contextmanager
    def _compiling(function: Callable[..., Any], is_there: bool, signature: Any) -> Iterator[None]:
        """Say that a kernel is compiled: to what is compiled with it, and to who waits for it.

        One at a time, by numba's own lock: another thread's kernel would be taken for a part.
        """
        label = f"{_title_for(signature)}{function.__name__}"
        with global_compiler_lock:
            _kernels.append(function.__qualname__)
            try:
                with progress.waiting_for("" if is_there else label):
                    yield
            finally:
                _kernels.pop()

    def _is_part(library: Any) -> bool:
        """Tell whether code is a part of the kernel that is being compiled."""
        return bool(_kernels) and library.name != _kernels[-1]

    _make_executable: Any = CPUContext.get_executable

    def _make_executable_or_part(context: Any, library: Any, description: Any, env: Any) -> Any:
        """Return what Python calls; a part of a kernel is not called, and gets no machine code.

        The kernel then holds the environments of all its parts, as it does when it is loaded.
        """
        if _is_part(library):
            module, name = description.lookup_module(), description.qualname
            return _dynfunc.make_function(module, name, "", 0, env, (library,))
        executable = _make_executable(context, library, description, env)
        if _kernels:
            for variable in library._final_module.global_variables:
                environment = lookup_environment(variable.name)
                if environment is not None:
                    library.codegen.set_env(variable.name, environment)
        return executable

    CPUContext.get_executable = _make_executable_or_part  # type: ignore[method-assign]

    _finalize: Any = JITCodeLibrary.finalize

    def _finalize_whole_kernels(library: Any) -> None:
        """Leave a part as it is; link a kernel with all its parts, each once."""
        if _is_part(library):
            library._finalized = True  # others may link with it
            return
        library._linking_libraries = _all_parts(library)
        _finalize(library)

    JITCodeLibrary.finalize = _finalize_whole_kernels  # type: ignore[method-assign]

    def _all_parts(library: Any) -> list[Any]:
        """Return the libraries that a library needs, and those that they need.

        Of a library only what is asked for already is linked: so each comes after all that need
        it, and numba's runtime, which some need without saying so, comes last.
        """
        found: dict[Any, None] = {}

        def visit(part: Any) -> None:
            for needed in part._linking_libraries:
                if needed not in found:
                    visit(needed)
                    found[needed] = None

        visit(library)
        return sorted(reversed(found), key=lambda part: part is rtsys.library)

    _optimise_functions: Any = JITCodeLibrary._optimize_functions

    def _optimise_functions_little(library: Any, module: Any) -> None:
        """Tidy the functions of a part, no more: what is unrolled early is inlined badly later."""
        if not _is_part(library):
            _optimise_functions(library, module)
            return
        codegen = library._codegen
        module.data_layout = codegen._data_layout
        passes, builder = codegen._function_pass_manager(opt=1)
        for function in module.functions:
            passes.run(function, builder)

    JITCodeLibrary._optimize_functions = _optimise_functions_little  # type: ignore[method-assign]

    _optimise: Any = JITCodeLibrary._optimize_final_module

    def _optimise_as_one(library: Any) -> None:
        """Optimise a kernel; its parts become its own, so that they can be inlined and dropped."""
        if _kernels:
            for part in library._final_module.functions:
                if not part.is_declaration and part.linkage == llvm.Linkage.linkonce_odr:
                    part.linkage = llvm.Linkage.internal
        _optimise(library)

    JITCodeLibrary._optimize_final_module = _optimise_as_one  # type: ignore[method-assign]

    def _wide(arg: Any) -> Any:
        """Return the type of an argument, with every signed integer as 64 bits."""
        bare = _types.unliteral(arg)
        signed = isinstance(bare, _types.Integer) and bare.signed
        return _types.int64 if signed else bare

    def _records_in(signature: Any) -> Iterator[Any]:
        """Yield the types of records among the arguments."""
        for arg in signature:
            if isinstance(arg, _types.BaseTuple):
                yield from _records_in(arg)
            record = getattr(arg, "dtype", arg)
            if record in _dispatch:
                yield record

    def _names_in(signature: Any) -> Iterator[tuple[str, ...]]:
        """Yield the names in the named tuples among the arguments, which their types leave out."""
        for arg in signature:
            if isinstance(arg, _types.BaseTuple):
                yield getattr(arg, "fields", ())
                yield from _names_in(arg)

    def _verbs_for(signature: Any) -> dict[str, Callable[..., Any]]:
        """Return what the verbs mean for the records among the arguments."""
        return next((_dispatch[record] for record in _records_in(signature)), {})

    def _title_for(signature: Any) -> str:
        """Return the name of the game that the arguments belong to, if they do, and a colon."""
        return next((f"{_titles[record]}: " for record in _records_in(signature)), "")


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function over one record; called by other rules and by kernels."""
    return _rule(function, function)


def _rule(function: Callable[P, R], cold: Callable[P, R]) -> Callable[P, R]:
    if COMPILED:
        made = _compile_rule(function, cold) if HOOKED else _compile(function)
        return cast("Callable[P, R]", made)
    return cold


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a loop over arrays of records; called by Python, runs without the GIL."""
    if function.__module__.partition(".")[0] == __package__.partition(".")[0]:
        KERNELS.append(function)
    return kernel_aside(function)


def kernel_aside(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a kernel that no table, bot or analysis needs: nobody compiles it ahead."""
    if COMPILED:
        made = _compile_kernel(function) if HOOKED else _compile(function)
        return cast("Callable[P, R]", made)
    return function


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule whose unsigned arithmetic is meant to wrap; compiled arithmetic always does."""
    return _rule(function, np.errstate(over="ignore")(function))


def bind(dtype: np.dtype[Any], title: str, verbs: dict[str, Callable[..., Any]]) -> None:
    """Tell which functions the verbs mean for records of this type, and whose records they are."""
    records = [dtype, numba.from_dtype(dtype)] if COMPILED else [dtype]
    for record in records:
        _dispatch[record] = verbs
        _titles[record] = title


def name_compiled(dtype: np.dtype[Any], kernels: Sequence[Callable[..., Any]]) -> str:
    """Return a name for all that is compiled of some kernels for records of this type."""
    return fingerprint(kernels, _dispatch[dtype], repr(dtype))


def verb(name: str, promise: str) -> Callable[..., Any]:
    """Return a verb: a function whose first argument, the record, chooses what is called."""

    def call(state: Any, *rest: Any) -> Any:
        return _dispatch[state.dtype][name](state, *rest)

    call.__name__ = name
    call.__doc__ = promise
    call.verb = name  # type: ignore[attr-defined]
    if COMPILED:

        def choose(state: Any, *_rest: Any) -> Callable[..., Any] | None:
            verbs = _dispatch.get(state)
            return None if verbs is None else plain(verbs[name])

        overload(call, strict=False)(choose)
    return call

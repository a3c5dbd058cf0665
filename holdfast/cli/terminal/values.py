"""What ``--help`` writes beside an option or an argument: what can be given there.

Typer writes the types of Python, which mean nothing to whoever types a command. So what it asks its
parameters for is answered here.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperArgument, TyperOption

_named: Any = TyperOption.display_type_rich


def tell_values() -> None:
    """Let the program say ``on/off`` and the names of values in its help."""
    TyperOption.display_type_rich = _of_option  # type: ignore[method-assign,assignment]
    TyperArgument.display_type_rich = _of_argument  # type: ignore[method-assign,assignment]


def _of_option(option: TyperOption, ctx: Any) -> str | None:
    """Return on/off for what has both, nothing for what is given or not, else what it is called."""
    if option.metavar is None and option.is_bool_flag:
        return "on/off" if option.secondary_opts else None
    name: str | None = _named(option, ctx)
    return name


def _of_argument(_argument: TyperArgument, ctx: Any) -> str | None:
    """Return nothing: an argument is its name."""
    return None

"""The games, one line each: public name and where it lives."""

from holdfast.core import registry as registry

registry.add("schotten-totten", "holdfast.games.schotten_totten")
registry.add("rheinlander", "holdfast.games.rheinlander", commands=("board",))
registry.add("fellowship", "holdfast.games.fellowship")
registry.add("nim", "holdfast.games.nim", example=True)

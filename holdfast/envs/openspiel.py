"""The games as OpenSpiel knows games: chance, information states, and all its algorithms.

Importing this module registers them: ``pyspiel.load_game`` knows each by ``python_holdfast_`` and
its name as Python writes it, with the number of players and the options of the game as parameters.

Chance comes first and is explicit: eight rolls of a byte make the seed of the deal, or one chance
node has every deal of a small position (``holdfast.envs.starts``). Nothing is rolled behind
OpenSpiel's back: the actions of a history give the same game again.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

import numpy as np
import pyspiel
from numpy.typing import NDArray

import holdfast
from holdfast.core import observing
from holdfast.core.encoding import NUMBER
from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.option import whole_number
from holdfast.core.recall import HEAD, Recalled
from holdfast.core.registry import python_name
from holdfast.core.seats import NOBODY, write_seat
from holdfast.envs.starts import Start
from holdfast.envs.watched import BadAction, is_rich, tell_wrong_action
from holdfast.search.player import Player

#: Parameters that are no options of a game, and what they are if nothing is said. Without a start
#: the game is dealt as its rules say.
_OWN: Final[dict[str, Any]] = {
    "start": "",
    "chance": "seed",
    "observation": "compact",
    "history": 0,  # rows of the history tensor, for the last moments; 0: for the longest game
}
_PREFIX: Final = "python_holdfast_"


class WrongAction(BadAction, pyspiel.SpielError):  # type: ignore[misc]
    """An action that is not legal, as an error of OpenSpiel too."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options; the seats are OpenSpiel's players."""

    name: str  # every game has a class of its own: see ``register``

    def __init__(self, parameters: dict[str, Any]) -> None:
        """Read the parameters; raise ``BadOption``."""
        self.holdfast = holdfast.game(self.name)
        usual = _parameters(self.holdfast)
        given = {**usual, **parameters}
        changed = {key: value for key, value in given.items() if value != usual[key]}
        if "start" in changed:  # the text may have what means something in a list of parameters
            changed["start"] = quote(given["start"], safe="% ")
        self.start = Start.find(self.holdfast, given.pop("start"), given.pop("chance"), given)
        self.rich = is_rich(given["observation"])
        lab = self.holdfast.lab
        self.encoding = lab.rich if self.rich else lab.compact
        rows = whole_number(given["history"], "history", 0) or 1 + self.start.longest
        self.history = rows, HEAD + lab.compact.size
        info = pyspiel.GameInfo(
            num_distinct_actions=self.holdfast.lab.actions,
            max_chance_outcomes=self.start.most_outcomes,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.start.longest,
        )
        super().__init__(_game_type(self.holdfast), info, changed)

    def new_initial_state(self, text: str | None = None) -> SpielState:
        """Return a state before the deal."""
        if text is not None:
            raise BadOption("a state is not made from a text; the parameter start takes a position")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance decides: before the first move only."""
        return self.start.rolls

    def make_py_observer(
        self, kind: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver | None:
        """Return what observes states; None for kinds that there are not."""
        if params:
            raise BadOption(f"an observation takes no parameters, and not {', '.join(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SpielObserver(self, bool(kind.perfect_recall)) if kind.public_info and own else None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, or one of the rolls before the deal."""

    def __init__(self, game: SpielGame) -> None:
        """Begin before the deal; OpenSpiel copies and keeps what is in these two."""
        super().__init__(game)
        self._rolled: tuple[int, ...] = ()
        self._moment: Recalled | None = None

    @property
    def moment(self) -> Recalled:
        """The moment of the game; raise if nothing is dealt yet."""
        if self._moment is None:
            raise pyspiel.SpielError("nothing is dealt yet: chance decides first")
        return self._moment

    @property
    def dealt(self) -> bool:
        """Whether there are hands yet."""
        return self._moment is not None

    def current_player(self) -> int:
        """Return the seat that decides, or chance, or that it is over."""
        if self._moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self._moment.choices.mover
        return int(pyspiel.PlayerId.TERMINAL) if mover == NOBODY else mover

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self._moment is not None and self._moment.choices.mover == NOBODY

    def returns(self) -> list[float]:
        """Return what each seat has of the result: nothing before the end."""
        if self._moment is None:
            return [0.0] * self.num_players()
        return self._moment.returns

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be rolled now, all of it equally likely."""
        if self._moment is not None:
            raise pyspiel.SpielError("chance has nothing to decide after the deal")
        count = self.get_game().start.most_outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.moment.choices.actions)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._moment is not None:
            self._moment = self._after(game, action)
            return
        if not 0 <= action < game.start.most_outcomes:
            most = game.start.most_outcomes - 1
            raise WrongAction(f"{action} cannot be rolled; outcomes are 0 to {most}")
        rolled = (*self._rolled, action)
        if len(rolled) == game.start.rolls:
            self._moment = Recalled(game.holdfast, game.start.deal(rolled))
        self._rolled = rolled

    def _after(self, game: SpielGame, action: int) -> Recalled:
        if self.is_terminal():
            raise WrongAction("the game is over: there is no action")
        choices = self.moment.choices
        if action not in choices.actions:
            raise WrongAction(tell_wrong_action(game.holdfast, action))
        after = self.moment.after(choices.moves[choices.actions.index(action)])
        game.start.check(self.moment.record, after.record)
        return after

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"{'deal' if self.get_game().start.deals else 'byte'} {action}"
        choices = self.moment.choices
        if player != choices.mover or action not in choices.actions:
            return f"action {action}"
        move = choices.moves[choices.actions.index(action)]
        return self.moment.game.text.write_move(self.moment.cell[0], move)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Return a state that the player must think possible, a fair sample.

        ``sampler`` returns random numbers from 0 to 1, exclusive.
        """
        seed = int(sampler() * 2**32) << 32 | int(sampler() * 2**32)
        other: SpielState = self.clone()
        other._moment = self.moment.redeal(player, seed)
        return other

    def __str__(self) -> str:
        """Write the position, with everything open."""
        if self._moment is None:
            return f"rolled: {' '.join(map(str, self._rolled)) or 'nothing'}"
        return self._moment.game.text.write_state(self._moment.cell[0])


class SpielObserver:
    """What a player sees of a state: its observation, or all that it has seen so far."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        """Make the arrays."""
        self._game, self._recalls = game, recalls
        if recalls:
            self.dict = {"history": np.zeros(game.history, dtype=np.float32)}
            self.tensor = self.dict["history"].reshape(-1)
        else:
            self.tensor = np.zeros(game.encoding.size, dtype=np.float32)
            self.dict = dict(game.encoding.read(self.tensor))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees of a state; zeros before the deal."""
        self.tensor.fill(0)
        if not state.dealt:
            return
        if self._recalls:
            rows = state.moment.history(player)[-len(self.dict["history"]) :]
            self.dict["history"][: len(rows)] = rows
        else:
            self.tensor[:] = self._observe(state.moment, player)

    def _observe(self, moment: Recalled, player: int) -> NDArray[np.int16]:
        out = np.empty((1, self._game.encoding.size), dtype=NUMBER)
        kernel = observing.observe_richly_each if self._game.rich else observing.observe_each
        kernel(moment.cell, player, out)
        seen: NDArray[np.int16] = out[0]
        return seen

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as a text."""
        if not state.dealt:
            return f"{write_seat(player)} sees nothing yet"
        moment = state.moment
        if self._recalls:
            return moment.information(player)
        return f"{write_seat(player)} sees\n{moment.game.text.write_state(moment.seen(player)[0])}"


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our players as a bot of OpenSpiel. It looks at nothing but what its seat may see."""

    def __init__(self, player: Player) -> None:
        """Let the player play."""
        super().__init__()
        self._player = player

    def step(self, state: SpielState) -> int:
        """Return the action of the player whose turn it is."""
        moment, seat = state.moment, state.current_player()
        moves = [*moment.choices.moves]
        move = self._player.choose(moment.game, moment.seen(seat), seat, moves)
        return moment.choices.actions[moment.choices.moves.index(move)]

    def restart_at(self, state: SpielState) -> None:
        """Do nothing: all that counts is seen in the state."""


def _parameters(game: Game) -> dict[str, Any]:
    """Return the parameters of a game, and what they are if nothing is said."""
    options = {option.name: option.default for option in game.options}
    return {**_OWN, "players": game.seats[0], **options}


def spiel_name(name: str) -> str:
    """Return what a game is called in OpenSpiel."""
    return _PREFIX + python_name(name)


def _game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(game.name),
        long_name=f"{game.title}, of Holdfast",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
        default_loadable=True,
    )


def register() -> None:
    """Register every game with OpenSpiel; what is registered already stays.

    OpenSpiel lets go of what it has registered when Python has ended already. A class lives on
    then, as it refers to itself; a function or a partial one would end the process with an error.
    """
    known = pyspiel.registered_names()
    for name in holdfast.game_names():
        if spiel_name(name) not in known:
            game = holdfast.game(name)
            pyspiel.register_game(_game_type(game), type("SpielGame", (SpielGame,), {"name": name}))


register()

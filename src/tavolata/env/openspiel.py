"""The games as OpenSpiel games, registered when this module is imported.

    >>> import pyspiel
    >>> import tavolata.env.openspiel
    >>> game = pyspiel.load_game("tavolata_sole_mio", {"players": 3})
    >>> game.num_players()
    3

The games are `tavolata_sole_mio`, `tavolata_mamma_mia_grande`, `tavolata_mamma_mia` and `tavolata_solomino`. Their
parameters are the options of the game (a start of -1 leaves it to chance; a deck is a text of cards) and `scenario`:
the path of a scenario file whose set-up is where the game starts, or several paths with `;` between them, of which
chance deals one. Late positions make small games that can be solved.

Chance is explicit, card by card. A return is the share of the win less a fair share, so returns add up to 0. What a
player knows comes in OpenSpiel's kinds:

- the information state is all that the seat was told and did, line by line (`>` what it did, `?` whom it saw the game
  wait for, `=` what it saw at the beginning of a scenario), and so forgets nothing;
- the observation is its view under the memory contract of the table, in words and as a tensor (docs/environments.md);
- public observations are those of a spectator, private ones what a seat has beyond them.

`resample_from_infostate` makes a world from the seat's view alone, so a bot cannot cheat. What the others were told on
the way to that world is anybody's guess: they remember what is public, and a mark of what they see in it. Its history
of moves is empty. Whom a window of SOLOmino asks is a secret (S-33), but OpenSpiel shows to all whose move it is; in a
resampled world it may be another's.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np

from tavolata.core.contract import RESUMED, SPECTATOR
from tavolata.core.errors import BadOption, quoted
from tavolata.core.extras import needing
from tavolata.core.kernel.jit import I64, Bytes
from tavolata.core.kernel.randomness import new_generator
from tavolata.core.kernel_rules import KernelRules
from tavolata.core.registry import GAMES, get_rules
from tavolata.core.scenarios import load
from tavolata.env.families import find_family
from tavolata.env.frame import Frame

with needing("openspiel", "a game of OpenSpiel"):
    import pyspiel

#: What an option that may be None is as a parameter then: OpenSpiel's parameters have one type each.
_LEFT_OPEN = {"start": -1, "deck": ""}
_BETWEEN_PATHS = ";"
_NO_GENERATOR = new_generator(0)  # outcomes are told, so the rules draw no random number


@dataclass(frozen=True, slots=True)
class Hearing:
    """All that an observer was told and did, and whom it sees the game wait for now."""

    past: str = ""
    waiting: str = ""

    def after(self, lines: Sequence[str], waiting: str) -> Hearing:
        """A step of which the observer notices nothing leaves no trace, not even that there was one."""
        if not lines and waiting == self.waiting:
            return self
        return Hearing(str(self) + "".join(f"{line}\n" for line in lines), waiting)

    def beyond(self, other: Hearing) -> str:
        """The lines that the other does not have."""
        known = set(str(other).splitlines())
        return "".join(f"{line}\n" for line in str(self).splitlines() if line not in known)

    def __str__(self) -> str:
        return f"{self.past}? {self.waiting}\n" if self.waiting else self.past


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands. Nobody changes one, so a state shares it with its clones."""

    mem: Bytes
    player: int
    legal: tuple[int, ...]
    heard: tuple[Hearing, ...]  # by every seat, and last by a spectator

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position:
        return self


class TavolataGame(pyspiel.Game):
    """A game of Tavolata with its parameters; a subclass says which game."""

    rules: ClassVar[KernelRules]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        chosen = {**parameters(rules), **(params or {})}
        paths = [path for path in chosen["scenario"].split(_BETWEEN_PATHS) if path]
        options, setups = _read_scenarios(rules, chosen, paths) if paths else (_read_options(rules, chosen), [])
        frame, length = Frame(rules.game, **options), rules.longest_game(options)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=len(frame.actions),
                max_chance_outcomes=max(rules.max_outcomes, len(paths)),
                num_players=frame.players,
                min_utility=-1 / frame.players,
                max_utility=1 - 1 / frame.players,
                utility_sum=0.0,
                max_game_length=length.decisions,
            ),
            chosen,
        )
        self.frame = frame
        self.observers = (*range(frame.players), SPECTATOR)
        self.most_outcomes = length.outcomes + (len(paths) > 1)
        self.starts = [self._set_up(setup) for setup in setups] or [self._laid_out()]

    # --- what OpenSpiel asks of a game

    def new_initial_state(self) -> TavolataState:
        return TavolataState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.most_outcomes

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        if params:
            raise BadOption(f"observers of {self.rules.title} have no parameters, but got {', '.join(params)}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    # --- how positions follow each other

    def _laid_out(self) -> Position:
        return self._position(self.rules.lay_out(self.frame.options), None, [Hearing()] * len(self.observers))

    def _set_up(self, setup: Mapping[str, Any]) -> Position:
        """What happened before is not told, so everybody begins with what there is to see."""
        mem = self.rules.set_up(self.frame.options, setup)
        begun = self.step(self._position(mem, None, [Hearing()] * len(self.observers)), RESUMED)
        heard = [
            Hearing(f"{hearing.past}= {self.words(begun.mem, watcher, self.rules.open_memory)}\n", hearing.waiting)
            for watcher, hearing in zip(self.observers, begun.heard, strict=True)
        ]
        return replace(begun, heard=tuple(heard))

    def step(self, before: Position, move: int) -> Position:
        """After an action of the kernel, or an outcome."""
        rules, mem, legal, log = self.rules, before.mem.copy(), self.rules.new_legal(), self.rules.new_log()
        count = rules.step(mem, move, _NO_GENERATOR, legal, log)
        events = rules.read_log(log)
        heard = []
        for watcher, hearing in zip(self.observers, before.heard, strict=True):
            # OpenSpiel's number for chance is ours for a spectator.
            did = [f"> {rules.format_action(move)}"] if watcher == before.player >= 0 else []
            told = [str(event) for event in events if event.is_for(watcher)]
            heard.append(hearing.after([*did, *told], self._waiting(mem, watcher)))
        return self._position(mem, legal[:count], heard)

    def imagine(self, real: Position, seat: int, seed: int) -> Position:
        """A position that could be the real one for all that the seat knows."""
        rules, legal = self.rules, self.rules.new_legal()
        world = rules.resample(rules.observe(real.mem, seat, rules.open_memory), new_generator(seed))
        count = rules.step(world, RESUMED, _NO_GENERATOR, legal, rules.new_log())
        heard = list(real.heard)
        for other in range(len(heard) - 1):
            if other != seat:
                seen = hashlib.sha256(rules.observe(world, other, rules.open_memory).tobytes()).hexdigest()[:16]
                heard[other] = Hearing(f"{heard[-1]}= {seen}\n", self._waiting(world, other))
        return self._position(world, legal[:count], heard)

    def _position(self, mem: Bytes, legal: I64 | None, heard: Sequence[Hearing]) -> Position:
        decision = self.rules.decision(mem)
        if decision is not None:
            player = decision.seat
        else:
            player = pyspiel.PlayerId.TERMINAL if self.rules.is_over(mem) else pyspiel.PlayerId.CHANCE
        numbers = sorted(self.frame.actions.numbers[player, legal].tolist()) if decision else []
        return Position(mem, player, tuple(numbers), tuple(heard))

    def action_of(self, seat: int, number: int) -> int:
        """The action of the kernel that a seat means by a number."""
        return int(self.frame.actions.table[seat, number])

    def _waiting(self, mem: Bytes, watcher: int) -> str:
        return self.rules.read_waiting(self.rules.observe(mem, watcher, self.rules.open_memory))

    def words(self, mem: Bytes, watcher: int, memory: int) -> str:
        return json.dumps(self.rules.read_view(self.rules.observe(mem, watcher, memory)))


class TavolataState(pyspiel.State):
    """A game in progress; without a position chance has yet to deal one of several."""

    def __init__(self, game: TavolataGame) -> None:
        super().__init__(game)
        self.position = game.starts[0] if len(game.starts) == 1 else None

    def current_player(self) -> int:
        return self.position.player if self.position else pyspiel.PlayerId.CHANCE

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self.get_game()
        if self.position is None:
            weighed = [(number, 1) for number in range(len(game.starts))]
        else:
            weighed = game.rules.chance(self.position.mem)
        total = sum(weight for _, weight in weighed)
        return [(outcome, weight / total) for outcome, weight in weighed]

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.position.legal) if self.position else []

    def _apply_action(self, action: int) -> None:
        game, position = self.get_game(), self.position
        if position is None:
            self.position = game.starts[action]
        elif position.player == pyspiel.PlayerId.CHANCE:
            self.position = game.step(position, action)
        else:
            self.position = game.step(position, game.action_of(position.player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        game = self.get_game()
        text: str = game.rules.format_action(game.action_of(player, action))
        return text

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.position is None or not self.is_terminal():
            return [0.0] * game.frame.players
        rewards: list[float] = game.frame.rewards(game.rules.result(self.position.mem))
        return rewards

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TavolataState:
        if self.is_chance_node():
            raise pyspiel.SpielError("cannot resample at a chance node: go on to a decision first")
        game = self.get_game()
        other = TavolataState(game)
        other.position = game.imagine(self.position, player_id, int(probability_sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return self.get_game().rules.describe(self.position.mem) if self.position else "before the deal"


class Observer:
    """What a player knows of a state, as OpenSpiel asks for it.

    There is no tensor of whole histories: it would have to be as long as the longest game.
    """

    def __init__(self, game: TavolataGame, kind: pyspiel.IIGObservationType) -> None:
        self.game, self.kind = game, kind
        alone = kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        has_tensor = kind.public_info and alone and not kind.perfect_recall
        self.tensor = np.zeros(len(game.frame.layout), np.float32) if has_tensor else None
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: TavolataState, player: int) -> None:
        if self.tensor is not None and state.position is not None:
            [watcher] = self._watchers(player)
            self.tensor[:] = self.game.frame.observe(state.position.mem, watcher)

    def string_from(self, state: TavolataState, player: int) -> str:
        if state.position is None:
            return ""
        return "\n".join(self._text(state.position, watcher) for watcher in self._watchers(player))

    def _watchers(self, player: int) -> Sequence[int]:
        if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return range(self.game.frame.players)
        if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            # OpenSpiel names no player when it asks for the shape of a tensor.
            return [max(0, player)]
        return [SPECTATOR]

    def _text(self, position: Position, watcher: int) -> str:
        if self.kind.perfect_recall:
            mine, public = position.heard[watcher], position.heard[SPECTATOR]
            return str(mine) if self.kind.public_info else mine.beyond(public)
        words = self.game.words(position.mem, watcher, self.game.frame.memory)
        if self.kind.public_info:
            return words
        public_words = json.loads(self.game.words(position.mem, SPECTATOR, self.game.frame.memory))
        return json.dumps({key: word for key, word in json.loads(words).items() if word != public_words.get(key)})


def parameters(rules: KernelRules) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {**{name: _LEFT_OPEN.get(name, value) for name, value in rules.check_options({}).items()}, "scenario": ""}


def _read_options(rules: KernelRules, chosen: Mapping[str, Any]) -> dict[str, Any]:
    options = dict(chosen)
    del options["scenario"]
    for name, left_open in _LEFT_OPEN.items():
        if options.get(name) == left_open:
            options[name] = None
    if options.get("deck"):
        options["deck"] = options["deck"].split()
    return rules.check_options(options)


def _read_scenarios(
    rules: KernelRules, chosen: Mapping[str, Any], paths: Sequence[str]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The options and the set-ups of scenario files, which must not say otherwise than the parameters."""
    scenarios = [load(path) for path in paths]
    options = scenarios[0].options
    for scenario in scenarios:
        if scenario.rules.game != rules.game or scenario.options != options:
            raise BadOption(
                f"{scenario.path} is not a position of {rules.title} with the options of {scenarios[0].path}"
            )
        if scenario.setup is None:
            raise BadOption(f"{scenario.path} has no [setup] table to start from")
    told = _read_options(rules, chosen)
    for name, default in rules.check_options({}).items():
        if told[name] not in (default, options[name]):
            raise BadOption(f"{name} is {quoted(told[name])}, but {scenarios[0].path} says {quoted(options[name])}")
    return options, [scenario.setup for scenario in scenarios if scenario.setup is not None]


def _register(game: str) -> None:
    _, rules = find_family(get_rules(game))
    kind = pyspiel.GameType(
        short_name=f"tavolata_{game.replace('-', '_')}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=rules.players[0],
        max_num_players=rules.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(rules),
    )
    # A class, because OpenSpiel lets go of what it was given when Python has ended, and only a class survives that.
    pyspiel.register_game(kind, type(f"{kind.short_name}_game", (TavolataGame,), {"rules": rules, "kind": kind}))


for _game in GAMES:
    _register(_game)

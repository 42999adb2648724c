"""Teach a small network SOLOmino by letting it play itself, and let the arena say how strong it became.

    pip install 'tavolata[train]'
    python examples/train_solomino.py --minutes 10 --out runs/solomino

This is Deep Monte Carlo: the network guesses what an action will bring in the end; all seats take the action with the
highest guess, and now and then any other; when a game has ended, the network learns what its actions really brought.
Ctrl-C keeps what was learned so far, and `--resume` goes on from there.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from tavolata.arena.contenders import Contender
from tavolata.arena.lineups import find_lineups
from tavolata.arena.matches import Match
from tavolata.arena.results import summarise, write_results
from tavolata.arena.runner import run_match
from tavolata.arena.units import play_deals
from tavolata.bots import Budget, get_bot
from tavolata.cli.arguments import positive, whole
from tavolata.core.contract import Rules
from tavolata.core.errors import BadFile, TavolataError
from tavolata.core.extras import needing
from tavolata.core.kernel.jit import I8, Bytes
from tavolata.env.frame import Frame
from tavolata.env.vector import VectorEnv

Rows = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

GAME, STUDENT = "solomino", "dmc"
#: The fields of an observation that the network sees, and what brings their numbers to about 1. The whole observation
#: has several times as many cells, and would be learned from as much more slowly.
SEEN = {
    "hand": 1.0,
    "drawn": 1.0,
    "held": 1.0,
    "ends": 1.0,
    "phase": 1.0,
    "asked": 1.0,
    "n_hand": 0.1,
    "n_pile": 0.01,
    "due": 0.3,
}
#: Games under way at once, how often a player tries any action at all, and the decisions that make up a lesson.
AT_ONCE, TRYING, LESSON = 256, 0.1, 8192
HIDDEN, RATE, BATCH = (128, 128), 1e-3, 512
#: Whom the network meets in the arena, and how its curve is drawn.
MEASURES = {"random": "--", "greedy": "-"}
#: The curve has so many points, each from this part of the deals of the last match. Those have seeds of their own.
POINTS, PART_OF_DEALS, LAST_SEED = 20, 10, 1_000_000


# ----------------------------------------------------------------- what the network is told


def parts(name: str) -> list[str]:
    """What an action consists of. Alike actions share parts, so what is learned of one helps to judge the other."""
    card = re.fullmatch(r"(?:([LR]):)?([a-z])(\w+)-([a-z])(\w+)", name)
    if card is None:
        return [name]
    end, colour, face, other_colour, other_face = card.groups()
    where, first, second = (f"end {end}", "covers", "shows") if end else ("heap", "gives", "gives")
    symbols = [f"symbol {each}" for each in (face, other_face) if not each.isdigit()]
    whole_card = "card " + "-".join(sorted((colour + face, other_colour + other_face)))
    halves = [f"{first} {colour}", f"{first} {face}", f"{second} {other_colour}", f"{second} {other_face}"]
    return [where, *halves, *symbols, whole_card]


class Inputs:
    """Decisions and actions as the numbers that go into the network."""

    def __init__(self, frame: Frame) -> None:
        cells = np.arange(len(frame.layout))
        fields = [cells[frame.layout.cells[name]] for name in SEEN]
        self._cells = np.concatenate(fields)
        self._scales = np.repeat(np.array([*SEEN.values()], np.float32), [len(each) for each in fields])
        told = [parts(name) for name in frame.actions.names]
        column = {part: number for number, part in enumerate(dict.fromkeys(chain.from_iterable(told)))}
        self._actions = np.zeros((len(told), len(column)), np.float32)
        for action, its_parts in enumerate(told):
            self._actions[action, [column[part] for part in its_parts]] = 1
        self.width = len(self._cells) + len(column)

    def look(self, observations: I8) -> I8:
        """The cells that the network sees, as a copy that can be kept."""
        return observations[..., self._cells]

    def rows(self, looks: I8, actions: Numbers) -> Rows:
        return np.hstack([looks * self._scales, self._actions[actions]])


class Network:
    """Guesses what an action brings: the share of the win above the fair one."""

    def __init__(self, inputs: Inputs, regressor: Any) -> None:
        self.inputs, self.regressor = inputs, regressor

    @classmethod
    def new(cls, inputs: Inputs, seed: int) -> Network:
        with needing("train", "to learn"):
            from sklearn.neural_network import MLPRegressor
        regressor = MLPRegressor(
            hidden_layer_sizes=HIDDEN, learning_rate_init=RATE, batch_size=BATCH, alpha=0, random_state=seed
        )
        return cls(inputs, regressor)

    @property
    def taught(self) -> int:
        """How many decisions it has learned from."""
        return int(getattr(self.regressor, "t_", 0))

    def best(self, looks: I8, masks: I8) -> Numbers:
        """For each decision the legal action with the highest guess."""
        decision, action = masks.nonzero()
        guesses = np.full(masks.shape, -np.inf, np.float32)
        guesses[decision, action] = self.regressor.predict(self.inputs.rows(looks[decision], action))
        best: Numbers = guesses.argmax(axis=1)
        return best

    def learn(self, looks: I8, actions: Numbers, rewards: Rows) -> None:
        self.regressor.partial_fit(self.inputs.rows(looks, actions), rewards)


# ----------------------------------------------------------------- playing itself


class SelfPlay:
    """Many games at once, in which the network plays all seats."""

    def __init__(self, network: Network, players: int, seed: Sequence[int]) -> None:
        self._network = network
        self._rng = np.random.default_rng(seed)
        self._env = VectorEnv(GAME, AT_ONCE, seed=int(self._rng.integers(1 << 32)), players=players)
        #: The decisions of each game under way: what was seen, what was done, and by which seat.
        self._under_way: list[list[tuple[I8, int, int]]] = [[] for _ in range(AT_ONCE)]
        self._lesson: list[tuple[I8, int, float]] = []

    def step(self) -> int:
        """Decide once in every game, and learn if there is enough for a lesson; return how many games ended."""
        env = self._env
        looks = self._network.inputs.look(env.observations)
        open_questions = env.masks.sum(axis=1) > 1  # where only one thing can be done, there is nothing to learn
        actions = self._choose(looks, open_questions)
        for game in np.flatnonzero(open_questions):
            self._under_way[game].append((looks[game], int(actions[game]), int(env.seats[game])))
        env.step(actions)
        ended = np.flatnonzero(env.ended)
        for game in ended:
            self._lesson += [(look, action, env.rewards[game, seat]) for look, action, seat in self._under_way[game]]
            self._under_way[game] = []
        if len(self._lesson) >= LESSON:
            looks_then, actions_then, rewards = zip(*self._lesson, strict=True)
            self._network.learn(np.array(looks_then), np.array(actions_then), np.array(rewards))
            self._lesson = []
        return len(ended)

    def _choose(self, looks: I8, open_questions: npt.NDArray[np.bool_]) -> Numbers:
        actions = self._env.random_actions().copy()
        if self._network.taught:
            sure = open_questions & (self._rng.random(AT_ONCE) >= TRYING)
            actions[sure] = self._network.best(looks[sure], self._env.masks[sure])
        return actions

    def close(self) -> None:
        self._env.close()


# ----------------------------------------------------------------- in the arena


class Student:
    """The network as a bot of the arena."""

    name = STUDENT

    def __init__(self, frame: Frame, network: Network) -> None:
        self._frame, self._network = frame, network

    def memory(self, rules: Rules) -> int:
        return self._frame.memory

    def choose(
        self, rules: Rules, view: Bytes, legal: Sequence[int], budget: Budget | None = None, seed: int = 0
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        frame = self._frame
        seat = int(view.view(frame.layout.view_t)["seat"][0])
        look = self._network.inputs.look(frame.layout.observation(view))
        mask = frame.actions.mask(np.array(legal), seat)
        return int(frame.actions.table[seat, self._network.best(look[None], mask[None])[0]])


def meet(student: Student, opponent: str, frame: Frame, deals: int, seed: int) -> dict[str, Any]:
    """A match on duplicate deals, with the results as `tavolata arena --json` writes them."""
    contenders: dict[str, Contender] = {student.name: student, opponent: get_bot(opponent)}
    lineups = find_lineups([*contenders], frame.players)
    match = Match(GAME, frame.options, frame.rules.version, lineups, seed, deals, batch=deals)
    return summarise(
        run_match(match, lambda units: (play_deals(unit, contenders) for unit in units), lambda _table: None)
    )


def measure(met: Mapping[str, Mapping[str, Any]]) -> dict[str, list[float]]:
    """The student's share of the wins against each bot, with the ends of its interval."""
    return {bot: [results["standings"][0][name] for name in ("share", "low", "high")] for bot, results in met.items()}


def tell(met: Mapping[str, Mapping[str, Any]]) -> str:
    shares = measure(met).items()
    return ", ".join(f"{share:.1%} ({low:.1%} to {high:.1%}) against {bot}" for bot, (share, low, high) in shares)


# ----------------------------------------------------------------- the course


@dataclass
class Course:
    """How far the learning has come. A point of `curve` has when, and the share with its interval by bot."""

    players: int
    seed: int
    games: int = 0
    seconds: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)


class Folder:
    """What a course leaves behind."""

    def __init__(self, path: Path) -> None:
        self._network, self._course = path / "network.joblib", path / "course.json"
        self.curve, self.arena = path / "curve.svg", path / "arena.json"
        path.mkdir(parents=True, exist_ok=True)

    def begin(self, players: int, seed: int) -> tuple[Course, Network]:
        if self._course.exists():
            raise BadFile(f"{self._course} is there already: add --resume to go on with it, or name another --out")
        return Course(players, seed), Network.new(Inputs(Frame(GAME, players=players)), seed)

    def resume(self) -> tuple[Course, Network]:
        with needing("train", "to learn"):
            import joblib
        if not self._course.exists():
            raise BadFile(f"there is no {self._course} to go on with; leave out --resume to begin")
        course = Course(**json.loads(self._course.read_text(encoding="utf-8")))
        inputs = Inputs(Frame(GAME, players=course.players))
        network = Network(inputs, joblib.load(self._network))
        if network.taught and network.regressor.n_features_in_ != inputs.width:
            raise BadFile(f"{self._network} was made for other observations: begin anew with another --out")
        return course, network

    def save(self, course: Course, network: Network) -> None:
        import joblib

        joblib.dump(network.regressor, self._network)
        self._course.write_text(json.dumps(asdict(course), indent=1) + "\n", encoding="utf-8")
        draw(course, self.curve)


def draw(course: Course, path: Path) -> None:
    """The learning curve: the share of the wins against each bot, with its 95 % interval."""
    with needing("train", "to draw"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure
        from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    games = [point["games"] / 1000 for point in course.curve]
    for bot, style in MEASURES.items():
        share, low, high = ([point[bot][number] for point in course.curve] for number in range(3))
        axes.fill_between(games, low, high, alpha=0.2, linewidth=0)
        axes.plot(games, share, style, label=f"against {bot}")
    axes.axhline(1 / course.players, color="grey", linestyle=":", label="fair share")
    axes.set(
        title=f"SOLOmino with {course.players} players, after {course.seconds / 60:.1f} minutes of learning",
        xlabel="thousands of games against itself",
        ylabel="share of the wins",
        ylim=(0, 1),
    )
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.legend(loc="lower right")
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": GAME}):  # the same curve is the same file
        figure.savefig(path, metadata={"Date": None})


def study(
    course: Course, network: Network, done: Callable[[], float], deals: int, watch: Callable[[str], None]
) -> None:
    """Play and learn until `done` says 1, with the arena looking on; `watch` is told of every step what is new."""
    frame = Frame(GAME, players=course.players)
    points = measured = 0
    with closing(SelfPlay(network, course.players, seed=(course.seed, course.games))) as playing:
        while done() < 1 or not network.taught:
            begun = perf_counter()
            course.games += playing.step()
            course.seconds += perf_counter() - begun
            news = ""
            if network.taught > measured and int(POINTS * done()) > points:  # unchanged, it is as strong as before
                points, measured = int(POINTS * done()), network.taught
                met = {bot: meet(Student(frame, network), bot, frame, deals, course.seed) for bot in MEASURES}
                course.curve.append({"games": course.games, "minutes": course.seconds / 60, **measure(met)})
                news = f"{course.games:,} games, {course.seconds / 60:.1f} minutes; {tell(met)}"
            watch(news)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Teach a small network SOLOmino, and show how strong it became.")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="where everything is written")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", metavar="M", type=positive, default=10, help="how long to learn (default: 10)")
    length.add_argument("--games", metavar="N", type=positive, help="how many games to learn from; repeats exactly")
    parser.add_argument("--players", metavar="N", type=positive, default=2, help="2 to 6 (default: 2)")
    parser.add_argument("--seed", metavar="S", type=whole, default=0, help="of everything (default: 0)")
    parser.add_argument("--deals", metavar="K", type=positive, default=1000, help="of the last matches (default: 1000)")
    parser.add_argument("--resume", action="store_true", help="go on with what lies in --out")
    args = parser.parse_args(arguments)
    try:
        run(args)
    except TavolataError as error:
        parser.error(str(error))


def run(args: argparse.Namespace) -> None:
    folder = Folder(args.out)
    course, network = folder.resume() if args.resume else folder.begin(args.players, args.seed)
    games, seconds = course.games, course.seconds
    more_games: int | None = args.games
    more_seconds: int = 60 * args.minutes

    def done() -> float:
        return (course.games - games) / more_games if more_games else (course.seconds - seconds) / more_seconds

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(soft_wrap=True)) as progress:
        task = progress.add_task("playing itself", total=1.0)

        def watch(news: str) -> None:
            progress.update(task, completed=done(), description=f"{course.games:,} games")
            if news:
                progress.console.print(news, highlight=False)
                folder.save(course, network)

        try:
            study(course, network, done, max(1, args.deals // PART_OF_DEALS), watch)
        except KeyboardInterrupt:
            folder.save(course, network)
            print(f"kept what was learned so far in {args.out}; --resume goes on")
            return
    folder.save(course, network)
    frame = Frame(GAME, players=course.players)
    met = {bot: meet(Student(frame, network), bot, frame, args.deals, LAST_SEED) for bot in MEASURES}
    write_results(met["greedy"], str(folder.arena))
    print(f"after {course.games:,} games and {course.seconds / 60:.1f} minutes of learning, on new deals: {tell(met)}")
    print(f"network, curve and match against greedy are in {args.out}")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # shells switch it off for what runs in the background
    main()

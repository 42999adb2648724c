"""Programs as bots: good ones play whole games, each of a zoo of bad ones loses with its reason and in bounded time."""

from __future__ import annotations

import json
import shlex
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tavolata.bots import get_bot
from tavolata.bots.external import LONGEST_ANSWER, SECONDS, STARTING, ExternalBot, Forfeit
from tavolata.core.errors import BadOption
from tavolata.core.game import Game
from tests.pages import DOCS, column

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
#: Far more than a test waits for, however busy the machine is.
PATIENCE = 60.0

Say = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Say:
    """The command that runs these lines of Python as a program."""

    def write(lines: str, name: str = "bot") -> str:
        path = tmp_path / f"{name}.py"
        path.write_text(f"import json, os, signal, subprocess, sys, time\n{lines}\n")
        return shlex.join([sys.executable, "-I", "-S", str(path)])

    return write


def ask(bot: ExternalBot, game: Game, seed: int = 0) -> int:
    assert game.decision is not None
    view = game.view(game.decision.seat, bot.memory(game.rules))
    return bot.choose(game.rules, view, game.legal, seed=seed)


def lose(bot: ExternalBot) -> str:
    """The reason why a bot loses a game at its first question."""
    with pytest.raises(Forfeit) as forfeit:
        ask(bot, Game.new("sole-mio", players=2, seed=1))
    return str(forfeit.value)


def is_running(pid: int) -> bool:
    """Whether a process runs; one that has ended and only waits to be noticed does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


FIRST = 'print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)'
ANSWER_FIRST = f"for line in sys.stdin: {FIRST}"


# ----------------------------------------------------------------- programs that behave


@pytest.mark.parametrize("game", ["sole-mio", "mamma-mia-grande", "mamma-mia", "solomino"])
def test_the_example_plays_better_than_chance(game: str) -> None:
    chance, games, won = get_bot("random"), 12, 0.0
    with ExternalBot(shlex.join([sys.executable, str(EXAMPLE)])) as example:
        for seed in range(games):
            played = Game.new(game, players=2, seed=seed)
            while not played.is_over:
                if played.decision is None:
                    played.shuffle()
                elif played.decision.seat == seed % 2:
                    played.apply(ask(example, played, seed))
                else:
                    view = played.view(played.decision.seat)
                    played.apply(chance.choose(played.rules, view, played.legal, seed=len(played.history)))
            won += played.result.shares(2)[seed % 2]
    assert won / games > 0.55


def test_the_example_stays_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 30


def test_a_question_is_what_the_page_says(program: Say, tmp_path: Path) -> None:
    copy = tmp_path / "question.json"
    with ExternalBot(
        program(f"for line in sys.stdin: open({str(copy)!r}, 'w').write(line); {FIRST}"), seconds=7
    ) as bot:
        game = Game.new("solomino", players=3, seed=5)
        assert ask(bot, game, seed=2**62 - 1) == game.legal[0]
    question = json.loads(copy.read_text())
    assert list(question) == column("formats.md", "field of a question")
    assert question["view"] == game.rules.read_view(game.view(game.decision.seat if game.decision else 0))
    assert [game.rules.parse_action(action) for action in question["legal"]] == game.legal
    assert (question["seconds"], question["seed"]) == (7, 2**62 - 1)


def test_the_page_says_which_limits_there_are() -> None:
    page = " ".join((DOCS / "formats.md").read_text(encoding="utf-8").split())
    assert f"{SECONDS:g} seconds for a decision, {STARTING:g} more for its first answer" in page
    assert f"of at most {LONGEST_ANSWER} bytes" in page


def test_a_program_is_kept_for_many_questions(program: Say) -> None:
    """It counts its questions, and answers with another action each time."""
    source = (
        'for n, line in enumerate(sys.stdin): print(json.dumps({"action": json.loads(line)["legal"][n]}), flush=True)'
    )
    game = Game.new("sole-mio", players=2, seed=1)
    with ExternalBot(program(source)) as bot:
        assert [ask(bot, game) for _ in range(3)] == game.legal[:3]


def test_an_answer_may_name_cards_in_any_order(program: Say) -> None:
    game = Game.new("sole-mio", players=2, seed=1)
    text = next(text for text in map(game.rules.format_action, game.legal) if text != text[::-1])
    with ExternalBot(program(f"input(); print(json.dumps({{'action': {text[::-1]!r}}}))")) as bot:
        assert ask(bot, game) == game.rules.parse_action(text)


def test_a_closed_program_ends_by_itself_and_may_clean_up(program: Say, tmp_path: Path) -> None:
    done = tmp_path / "done"
    with ExternalBot(program(f"{ANSWER_FIRST}\nopen({str(done)!r}, 'w').close()")) as bot:
        ask(bot, Game.new("sole-mio", players=2, seed=1))
        assert not done.exists()
    assert done.exists()
    bot.close()  # a second time means nothing


# ----------------------------------------------------------------- programs that do not

ZOO = {
    "hangs": ("time.sleep(1000)", "gave no answer within 0.3 s"),
    "hangs in the middle of a line": (
        "input(); print('{', end='', flush=True); time.sleep(1000)",
        "gave no answer within 0.3 s",
    ),
    "ignores being told to end": (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.signal(signal.SIGINT, signal.SIG_IGN); time.sleep(1000)",
        "gave no answer within 0.3 s",
    ),
    "leaves a child that keeps the pipe open": (
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])",
        "gave no answer within 0.3 s; it had ended with exit status 0",
    ),
    "floods stderr": (
        "while True: print('x' * 10_000, file=sys.stderr)",
        "gave no answer within 0.3 s; on stderr: 'xxx",
    ),
    "crashes": (
        "input(); [][0]",
        "closed its output before it answered; it had ended with exit status 1; on stderr: '",
    ),
    "dies of a signal": (
        "input(); os.kill(os.getpid(), signal.SIGSEGV)",
        f"closed its output before it answered; it had been ended by signal 11 ({signal.strsignal(11)})",
    ),
    "ends before it reads": ("sys.exit(3)", "closed its output before it answered; it had ended with exit status 3"),
    "closes its output": ("os.close(1); time.sleep(1000)", "closed its output before it answered"),
    "floods": (
        "input()\nwhile True: sys.stdout.write('x' * 1000)",
        f"answered with more than {LONGEST_ANSWER} bytes, beginning with 'xxx",
    ),
    "answers twice": (
        "input(); sys.stdout.write('{}\\n{}\\n'); sys.stdout.flush(); input()",
        "answered with more than one line; the second begins with '{}'",
    ),
    "answers in prose": (
        "input(); print('I play two olives.')",
        'answered \'I play two olives.\'; an answer looks like {"action": "',
    ),
    "answers with bytes": ("input(); sys.stdout.buffer.write(b'\\xff\\x00\\n')", r"answered '\ufffd\x00'; an answer"),
    "answers nothing": ("input(); print()", "answered ''; an answer looks like"),
    "answers a list": ("input(); print('[\"o\"]')", "answered '[\"o\"]'; an answer looks like"),
    "answers a number": ("input(); print('{\"action\": 3}')", "answered '{\"action\": 3}'; an answer looks like"),
    "answers deeply": ("input(); print('[' * 4000)", "answered '[[["),
    "answers malformed": (
        "input(); print(json.dumps({'action': 'checkmate'}))",
        "answered with an invalid action: 'checkmate'",
    ),
    "answers illegally": (
        "input(); print(json.dumps({'action': 'give-up'}))",
        "answered with the action 'give-up', which is not legal now",
    ),
}


@pytest.mark.parametrize("kind", ZOO)
def test_a_bad_program_loses_with_its_reason(kind: str, program: Say) -> None:
    lines, reason = ZOO[kind]
    slow = "0.3 s" in reason
    begun = time.monotonic()
    with ExternalBot(program(lines), seconds=0.1 if slow else PATIENCE, starting=0.2) as bot:
        assert lose(bot).replace("\N{REPLACEMENT CHARACTER}", r"\ufffd").startswith(reason)
    assert time.monotonic() - begun < PATIENCE


def test_a_reason_ends_with_the_last_lines_of_stderr(program: Say) -> None:
    with ExternalBot(program("for n in range(9): print('line', n, file=sys.stderr)\nsys.exit('I give up')")) as bot:
        reason = lose(bot)
    assert reason.endswith("; on stderr: 'line 7'; on stderr: 'line 8'; on stderr: 'I give up'")
    assert "line 6" not in reason


def test_a_program_that_lost_is_started_anew(program: Say, tmp_path: Path) -> None:
    """The first time it crashes, and from the second time on it plays."""
    mark = tmp_path / "mark"
    crash_once = f"if not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w').close(); sys.exit(1)"
    game = Game.new("sole-mio", players=2, seed=1)
    with ExternalBot(program(f"{crash_once}\n{ANSWER_FIRST}")) as bot:
        assert "exit status 1" in lose(bot)
        assert ask(bot, game) == game.legal[0]


def test_a_line_that_nobody_asked_for_loses_at_the_next_question(program: Say, tmp_path: Path) -> None:
    """It speaks again once its first answer was taken, and then waits to be asked."""
    taken, said = tmp_path / "taken", tmp_path / "said"
    talk = f"""
line = input()
{FIRST}
while not os.path.exists({str(taken)!r}): time.sleep(0.01)
print("So?", flush=True)
open({str(said)!r}, "w").close()
input()"""
    with ExternalBot(program(talk)) as bot:
        ask(bot, Game.new("sole-mio", players=2, seed=1))
        taken.touch()
        wait_until(said.exists)
        assert lose(bot) == "wrote a line before it was asked"


def test_a_question_may_be_longer_than_a_pipe_holds(program: Say) -> None:
    game = Game.new("sole-mio", players=2, seed=1)
    view, many = game.view(0), game.legal * 100_000
    with ExternalBot(program(ANSWER_FIRST)) as reader:
        assert reader.choose(game.rules, view, many) == game.legal[0]
    with (
        ExternalBot(program("sys.stdin.read(1); print('{}', flush=True); time.sleep(1000)")) as guesser,
        pytest.raises(Forfeit, match=r"^answered before it had read the question$"),
    ):
        guesser.choose(game.rules, view, many)


@pytest.mark.parametrize("ending", ["lost", "closed", "interrupted"])
def test_children_are_killed_with_the_program(ending: str, program: Say, tmp_path: Path) -> None:
    """However it ends: no process of its group survives, deaf to signals or not."""
    pids = tmp_path / "pids"
    deaf = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    child = f"import signal, time; {deaf}; time.sleep(1000)"
    family = f"""
{deaf}
child = subprocess.Popen([sys.executable, "-c", {child!r}], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
line = input()
with open({str(pids)!r}, "w") as file: file.write(f"{{os.getpid()}} {{child.pid}}")
{FIRST if ending == "closed" else "[][0]" if ending == "lost" else "os.kill(os.getppid(), signal.SIGINT)"}
time.sleep(1000)"""
    bot = ExternalBot(program(family))
    if ending == "lost":
        assert "IndexError" in lose(bot)
    elif ending == "interrupted":
        with pytest.raises(KeyboardInterrupt):
            ask(bot, Game.new("sole-mio", players=2, seed=1))
    else:
        ask(bot, Game.new("sole-mio", players=2, seed=1))
        bot.close()
    parent, child_pid = (int(word) for word in pids.read_text().split())
    assert not Path(f"/proc/{parent}").exists()  # not even as a zombie
    wait_until(lambda: not is_running(child_pid))  # a killed process takes a moment to go


def test_nothing_stays_open(program: Say) -> None:
    def opened() -> int:
        return sum(1 for _ in Path("/proc/self/fd").iterdir())

    before = opened()
    for lines in (ANSWER_FIRST, "sys.exit(1)", "time.sleep(1000)"):
        with ExternalBot(program(lines), seconds=PATIENCE if lines == ANSWER_FIRST else 0.1, starting=0) as bot:
            if lines == ANSWER_FIRST:
                ask(bot, Game.new("sole-mio", players=2, seed=1))
            else:
                lose(bot)
    assert opened() == before


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("", "an external bot needs a command"),
        ("'", 'cannot parse the command "\'": no closing quotation'),
        ("no-such-program --fast", "cannot find the program 'no-such-program'"),
    ],
)
def test_a_command_that_cannot_be_one_is_refused_before_any_game(command: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        ExternalBot(command)


def test_a_file_that_is_no_program_loses(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/no/such/interpreter\n")
    path.chmod(0o755)
    assert lose(ExternalBot(str(path))) == "could not be started: No such file or directory"

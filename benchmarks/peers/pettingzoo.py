"""PettingZoo's own card games, by its own loop."""

from __future__ import annotations

from pettingzoo.classic import hanabi_v5, leduc_holdem_v4

from benchmarks.aec import Environment

ENVIRONMENTS: dict[str, Environment] = {"leduc_holdem": leduc_holdem_v4.env, "hanabi": hanabi_v5.env}

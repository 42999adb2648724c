"""PettingZoo's own card games, by its own loop."""

from __future__ import annotations

from pettingzoo.classic.hanabi import hanabi
from pettingzoo.classic.rlcard_envs import leduc_holdem

from benchmarks.aec import Environment

ENVIRONMENTS: dict[str, Environment] = {"leduc_holdem": leduc_holdem.env, "hanabi": hanabi.env}

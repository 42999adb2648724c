"""Environments for learning programs: thin adapters over the rules, and nothing that judges (docs/environments.md)."""

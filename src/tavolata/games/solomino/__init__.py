"""SOLOmino (docs/rules.md, part S)."""

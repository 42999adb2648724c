"""The compiled ground floor: how rules are compiled, and the chance that they use."""

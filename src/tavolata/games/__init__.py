"""The families of games. Each is a package of its own; none knows another."""

"""How fast Tavolata is, measured beside peers in one run."""

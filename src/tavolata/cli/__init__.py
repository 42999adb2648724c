"""The tavolata command."""


def main() -> int:
    return 0

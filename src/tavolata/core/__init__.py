"""What every game has in common; knows no game."""

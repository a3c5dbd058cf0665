"""The vocabulary shared by all games. Knows no game."""

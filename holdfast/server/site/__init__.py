"""The server as a whole: its start and stop, and all that is no table.

That is who calls and how often, the lobby, the games and how they are prepared, the built page, the
addresses; ``house`` puts the parts together. What a request says is read in ``api``.
"""

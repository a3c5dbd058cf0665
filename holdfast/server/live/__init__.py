"""Tables in use: held, loaded, changed, stored and told, with their clocks, bots and people.

What a command leads to is decided in ``table``, and what somebody is shown of it in ``view``.
"""

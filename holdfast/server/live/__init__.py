"""Tables in use: held, loaded, changed, stored and told, with their clocks and bots.

What a command leads to is decided in ``table``; what somebody is shown of it, in ``view``.
"""

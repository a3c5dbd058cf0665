"""The table server: HTTP, sockets, a store, clocks, and bots at tables.

What happens at a table is a log of events (``happenings``). Commands are decided against the
present table (``deciding``), their events are applied to it (``table``) and stored, and only then
answered and told to those who watch (``rooms``), each as their seats may see it (``showing``). A
table whose events could not be stored is thrown away, and read again from its log.
"""
